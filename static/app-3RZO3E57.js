var Ef=Object.create;var as=Object.defineProperty;var $f=Object.getOwnPropertyDescriptor;var Af=Object.getOwnPropertyNames;var Mf=Object.getPrototypeOf,Lf=Object.prototype.hasOwnProperty;var nt=e=>t=>{var o=e[t];if(o)return o();throw new Error("Module not found in bundle: "+t)};var L=(e,t,o)=>()=>{if(o)throw o[0];try{return e&&(t=e(e=0)),t}catch(n){throw o=[n],n}};var Ae=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},D=(e,t)=>{for(var o in t)as(e,o,{get:t[o],enumerable:!0})},Nf=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Af(t))!Lf.call(e,r)&&r!==o&&as(e,r,{get:()=>t[r],enumerable:!(n=$f(t,r))||n.enumerable});return e};var ye=(e,t,o)=>(o=e!=null?Ef(Mf(e)):{},Nf(t||!e||!e.__esModule?as(o,"default",{value:e,enumerable:!0}):o,e));var is=Ae((Fv,Tf)=>{Tf.exports=`/* What our own figures share; it stands before the styles of each. */

:host {
  display: block; color: var(--st-text-color); font-family: var(--st-font); font-size: 0.875rem;
  --soft: color-mix(in srgb, var(--st-text-color) 78%, var(--st-background-color));
}
figure { margin: 0; }
button { border: 0; background: none; color: inherit; font: inherit; letter-spacing: inherit; cursor: pointer; }
svg { display: block; width: 100%; }
text { fill: var(--st-text-color); font-variant-numeric: tabular-nums; }
[hidden] { display: none !important; }
:is(button, input, summary, output):focus-visible { outline: 3px solid var(--st-primary-color); outline-offset: 2px; }
/* The same in figures, folded. */
summary { width: max-content; cursor: pointer; }
.scrolls { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { padding: 0.25rem 0; text-align: left; }
th, td { padding: 0.2rem 0.5rem 0.2rem 0; font-weight: 400; text-align: right; vertical-align: bottom; }
th { font-weight: 600; }
`});var Mn,ls=L(()=>{Mn=`@media (pointer: coarse) { /* A finger needs 40 px: what is lower answers beyond its edges, too, and nothing moves for it. */
  .button, .answer, .named { position: relative; &::before { content: ""; position: absolute; inset: min(0px, 50% - 1.25rem) 0; } }
  :host select {
    --edge: color-mix(in srgb, var(--st-text-color) 55%, transparent); position: relative; height: 2.5rem;
    margin-block: -0.375rem; border: 6px solid transparent; border-inline: 0; border-radius: 0.4rem / 0.775rem;
    background-clip: padding-box; box-shadow: inset 0 0 0 1px var(--edge);
  }
  :host :is(.scrubber, .ends, .dial, .push, figure) > [type="range"] { position: relative; height: 2.5rem; margin-block: -0.375rem; }
  :host summary:not(.button, .map *) { padding-block: 0.5rem; margin-block: -0.5rem; }
}
`});var Ln,cs=L(()=>{Ln=`/*
 * One colour for one role, everywhere: what asks, what answers, how much, what is passed on, and what becomes of it. What
 * has no role is grey. All are readable on the background. Who sees no difference of red and green tells them apart, and they
 * differ in lightness, for grey print: test_roles.py measures it.
 */

:host {
  --query: light-dark(#00427e, #2f95f7);
  --key: light-dark(#a85a04, #fea157);
  --weight: light-dark(#883dbf, #dc8afe);
  --value: light-dark(#035924, #00e08a);
  --context: light-dark(#9e2763, #da5b7d);
  --plain: light-dark(#283849, #8da0b4);
  --on-role: light-dark(#ffffff, #14161b);
  --quality-0: light-dark(#bd8600, #e6b23a);
  --quality-1: light-dark(#b5357a, #e07ab0);
  --quality-2: light-dark(#084c56, #2f8f9c);
  --role: var(--plain);
  --left-role: var(--plain);
  --right-role: var(--plain);
}

[data-role="query"] { --role: var(--query); }
[data-role="key"] { --role: var(--key); }
[data-role="weight"] { --role: var(--weight); }
[data-role="value"] { --role: var(--value); }
[data-role="context"] { --role: var(--context); }
[data-role=""] { --role: var(--plain); }

figcaption [data-role]:not([data-role=""]), [data-role]:not([data-role=""]) > figcaption b { color: var(--role); }

/* How large a number is, where colours are the reader's own: a bar at the foot of its cell, from the right if it is negative. */
@media (forced-colors: active) {
  .cell { position: relative; }
  .cell:not([data-held])::before {
    content: ""; position: absolute; bottom: 0; left: 0; width: calc(var(--tint, 0) * 100%); height: 3px;
    forced-color-adjust: none; background: CanvasText; /* not a gradient: these are taken away */
  }
  .cell[data-sign="minus"]::before { left: auto; right: 0; }
}

/* A word that is pointed at: its row and its column in every matrix. */
th:not(.numbered) { cursor: default; }
.of-a-word .cell:not([data-word]) { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 8%), var(--st-background-color)); }
.of-a-word .cell[data-word] { box-shadow: inset 0 0 0 2px var(--role); }
`});var Ci={};D(Ci,{along:()=>Po});function Po(e,t,o=0){let{left:n,width:r}=e.getBoundingClientRect();return Math.round(100*Math.min(1,Math.max(0,(t-n-o)/(r-2*o))))}var Nn=L(()=>{"use strict"});var qi={};D(qi,{make:()=>g,measured:()=>ue});function g(e,{dataset:t={},...o}={},...n){let r=Object.assign(document.createElement(e),o);return Object.assign(r.dataset,t),r.append(...n),r}function ue(e,t){for(let[o,n]of Object.entries(t))e.style.setProperty(`--${o}`,String(n));return e}var pe=L(()=>{"use strict"});var Ii={};D(Ii,{showLesson:()=>Fo});function Fo(){let e=document.querySelector(".st-key-lesson:not([data-drawn])");e&&![...e.querySelectorAll(qf)].some(t=>!t.closest("[data-drawn]"))&&e.setAttribute("data-drawn","")}var qf,Tn=L(()=>{"use strict";qf=".st-key-figure :is([data-testid^=stBidiComponent], [data-testid=stSkeleton])"});var Ri={};D(Ri,{freeHeight:()=>zt,placeOf:()=>_o});function _o(e){let t=zi(e);return t&&(t.closest("[class*=st-key-]")??_o(t))}function zt(e){let t=zi(e),o=_o(e);if(!o)return;let n=[];for(let s=t;s instanceof HTMLElement;s=s===o?null:s.parentElement)n.push(s);let r=n.map(({parentElement:s})=>s&&getComputedStyle(s).flexDirection==="column");n.forEach(({style:s},i)=>Object.assign(s,{height:"auto",overflow:"visible",...r[i]&&{flex:"none"}})),o.dataset.drawn="",o.closest(".st-key-figure")&&Fo()}var zi,oo=L(()=>{"use strict";Tn();zi=e=>{let t=e.getRootNode();return t instanceof ShadowRoot?t.host:null}});var Pi={};D(Pi,{once:()=>ne});function ne({parentElement:e,data:t,setTriggerValue:o},n){let r=Wi.get(e),s=r?.given,i={given:t,send:o},a=Object.assign(r??n(i),i);return r||(Wi.set(e,a),e.append(a.figure),queueMicrotask(()=>zt(a.figure))),{at:a,before:s}}var Wi,Me=L(()=>{"use strict";oo();Wi=new WeakMap});var Fi={};D(Fi,{default:()=>If});function If(e){let{data:t}=e,{at:o,before:n}=ne(e,zf);if(n)return us(o,t,ds(t));us(o,t,ds({...t,view:t.view==="behind"?"cut":t.view},0)),requestAnimationFrame(()=>requestAnimationFrame(()=>us(o,t,ds(t))))}function zf({given:{name:e,words:t,columns:o}}){let n=()=>t.flatMap((c,d)=>Array.from({length:o},(u,p)=>g("i",{dataset:{word:String(d)}},g("span",{},String(d*o+p+1))))),r=[n(),n(),n()],s=g("div",{className:"around"}),i=g("div",{className:"stage"},g("div",{className:"cells",ariaHidden:"true"},...r.flat()),s),a=g("p",{tabIndex:-1});return{figure:g("figure",{role:"group",ariaLabel:e},i,a),stage:i,told:a,around:s,cells:r}}function ds({words:e,columns:t,heads:o,view:n,mine:[,r=0]},s=n==="beside"||n==="guess"?0:We){let i=$=>e.map((A,q)=>[$+q,A]),a=e.length,l=t/o,c=$=>t+$*(o-1),d=($,A=o-1)=>r+$*Math.min(A,Math.max(0,Math.ceil(r/l)-1)),u=$=>({head:Math.floor($%t/l),row:Math.floor($/t),column:$%t%l}),p=$=>({head:Math.floor($/(a*l)),row:Math.floor($%(a*l)/l),column:$%l}),m=($,A,q,C=0,z=o)=>F=>{let{head:I,row:W,column:j}=$(F);return{x:C+Math.min(I,z-1)*(l+q)+j,y:A+W,shown:I<z}},h=$=>A=>({...$(A),shown:!1}),f=($,A)=>Array.from({length:o},(q,C)=>[C*(l+A),$,o<8?`head ${C+1}`:`${C+1}`]),b=m(u,1,s),x=[h(b),h(b)],y=Math.min(1.25,3/o),v=(o-1)*y+1;if(n==="cut"||n==="beside"){let $=o>1?1:0;return{wide:c(We),high:a+$,kept:n==="cut"?v+a:2*a+1.5,rows:i($),mine:[0,$,d(s)],targets:[],spots:[m(u,$,s),...x],labels:$?f(0,s):[]}}if(n==="behind"){let $=l+We/2,A=C=>{let{head:z,row:F,column:I}=u(C);return{x:z*$+I,y:v-z*y+F,shown:!0}},q=f(v-1,We/2).map(([C,z,F],I)=>[C,z-I*y,F]);return{wide:c(We),high:v+a,rows:i(v),mine:[0,v,d(We/2)],targets:[],spots:[A,...x],labels:o>1?q:[]}}if(n==="guess"){let $=Math.max(l,3),A=$+1,q=a+2.5,C=(z,F,I)=>({name:z,label:F,x:I-.25,y:q-.25,wide:$+.5,high:a+1.25});return{wide:Math.max(t,A+$+.5),high:q+a+1.25,rows:i(1),labels:[[0,0,"Q, numbered as it lies in memory"],[0,a+1.25,"Head 1, reshaped:"]],targets:[C("split","this?",0),C("reshaped","or this?",A)],spots:[b,m(u,q,0,0,1),m(p,q,0,A,1)]}}let S=($,A)=>e[Math.floor(($*a+A)*l/t)],M=($,A)=>o>1?A.map((q,C)=>[c(s)+.2,$+C,q]):[];if(n==="ways")return{wide:Math.max(c(We)+(o>1?2:0),2*Math.max(l,3)+1.5),high:2*a+3.75,targets:[],rows:[...i(1),...e.map(($,A)=>[a+2.5+A,S(0,A)])],labels:[[0,0,"split"],[0,a+1.5,"reshaped"],...M(1,e),...M(a+2.5,e.map(($,A)=>S(o-1,A)))],spots:[h(m(p,a+2.5,s)),m(u,1,s),m(p,a+2.5,s)]};let O=t-l,E=$=>{let{head:A,row:q,column:C}=u($);return A?{x:We+A*l+C,y:a+1.5+q,shown:!0}:{x:C,y:1+q,shown:!0}},N={label:"here?",wide:O,high:a};return{wide:c(We),high:2*a+1.5,rows:i(1),mine:[0,1,d(We,1)],labels:[[0,0,"head 1"],...O?[[l+We,a+.5,o>2?"the others":"head 2"]]:[]],targets:O?[{...N,name:"beside",x:l+We,y:1,high:a-.5},{...N,name:"below",x:0,y:a+1.5,wide:l}]:[],spots:[E,...x]}}function us(e,{told:t,view:o,mine:n},{wide:r,high:s,kept:i=s,rows:a,labels:l,mine:c,targets:d,spots:u}){e.figure.dataset.view=o,ue(e.stage,{wide:r,high:s,kept:i}),e.told.textContent=t;for(let[m,h]of e.cells.entries())for(let[f,b]of h.entries()){let{x,y,shown:v}=u[m](f);ue(b,{x,y,nth:f}).classList.toggle("away",!v)}let p=e.around.querySelector("button:focus")?.value;e.around.replaceChildren(...a.map(([m,h])=>ue(g("span",{className:"word"},h),{x:0,y:m})),...l.map(([m,h,f])=>ue(g("span",{},f),{x:m,y:h})),...c&&n.length?[ue(g("div",{className:c[2]>r?"mine beyond":"mine"}),{x:c[0],y:c[1],w:Math.min(c[2],r),h:Math.min(n[0],s-c[1])})]:[],...d.map(({name:m,label:h,x:f,y:b,wide:x,high:y})=>ue(g("button",{type:"button",value:m,ariaLabel:Rf[m],onclick:()=>e.send("press",m)},h),{x:f,y:b,w:x,h:y}))),p&&(e.around.querySelector(`button[value=${p}]`)??e.told).focus()}var We,Rf,_i=L(()=>{"use strict";pe();Me();We=.5;Rf={split:"Some columns of every word",reshaped:"The first numbers in memory",beside:"Beside head 1",below:"Below head 1"}});function k(e,t={},o=""){let n=document.createElementNS("http://www.w3.org/2000/svg",e);return qe(n,t),n.textContent=o,n}function qe(e,t){for(let[o,n]of Object.entries(t))e.setAttribute(o,String(n))}var Oe=L(()=>{"use strict"});var Hi={};D(Hi,{default:()=>Wf});function Wf(e){let{data:{degrees:t,label:o,marks:n}}=e,{at:r}=ne(e,()=>{let[d,u]=[Di("now"),k("g")],p=k("svg",{viewBox:"0 10 136 90","aria-hidden":"true"});return p.append(u,Di("was"),d),{figure:g("figure",{},p),now:d,ground:u}}),s=t??0;r.now.style.rotate=`${-s}deg`;let[i,a]=Rt(s/2,Pe+(n.length?14:6)),[l,c]=[Rt(s,.4*Pe),Rt(0,.4*Pe)];r.ground.replaceChildren(k("path",{class:"rim",d:`M${Rt(0,Pe)} A${Pe},${Pe} 0 0 0 ${Rt(90,Pe)} L${On},${ps}`}),...n.map(d=>k("path",{class:"mark",d:`M${Rt(d,Pe+2)} L${Rt(d,Pe+10)}`})),k("path",{class:"angle",d:`M${c} A${.4*Pe},${.4*Pe} 0 0 0 ${l}`}),k("text",{x:i,y:a+5},t===null?"?":o))}var Pe,On,ps,Rt,Di,Bi=L(()=>{"use strict";pe();Me();Oe();Pe=80,[On,ps]=[6,92],Rt=(e,t)=>[On+t*Math.cos(e*Math.PI/180),ps-t*Math.sin(e*Math.PI/180)],Di=e=>k("path",{class:e,d:`M${On},${ps} H${On+Pe-2} m-9,-5 l9,5 l-9,5`})});var Ki={};D(Ki,{default:()=>Df});function Df(e){let{data:t}=e,{at:o,before:n}=ne(e,Hf),r=!!n&&t.covered<n.covered,s=t.goes_to!==null&&t.goes_to!==n?.goes_to,i=Gi(t);return o.slider.max=String(t.steps.length-1),o.slider.value=String(Math.min(Number(o.slider.value),i)),o.figure.setAttribute("aria-label",t.name),o.figure.style.setProperty("--steps",String(t.steps.length)),o.ticks.replaceChildren(...t.steps.map((a,l)=>g("span",{className:l>i?"covered":""},a.replace(/^Layer /,"")))),t.way!==n?.way&&(o.way=t.way),Xi(o),(r||s)&&Ui(o,s?Number(t.goes_to):i),()=>clearTimeout(o.timer)}function Hf({given:e,send:t}){let o=k("svg"),n=g("output",{ariaLive:"off"}),r=g("input",{type:"range",min:"0",value:"0",ariaLabel:"Step"}),s=g("div",{className:"ticks",ariaHidden:"true"}),i=g("figure",{role:"group"},o,r,s,n),a={given:e,figure:i,svg:o,slider:r,ticks:s,told:n,send:t,dots:[],angle:k("g",{class:"angle"}),layers:k("g",{class:"layers"}),way:e.way,timer:0};return r.addEventListener("input",()=>{clearTimeout(a.timer),ji(a,Math.min(Number(r.value),Gi(a.given)))}),o.addEventListener("click",({target:l})=>{let c=a.dots.indexOf(l.closest(".dot"));if(!(c<0)){if(a.given.asks)return a.send("dot",c);a.way=a.way===c?null:c,fs(a)}}),new ResizeObserver(()=>o.viewBox.baseVal.width!==i.clientWidth&&Xi(a)).observe(i),a}function Ui(e,t){clearTimeout(e.timer);let o=Number(e.slider.value),n=e.given.ghosts!==null||matchMedia("(prefers-reduced-motion: reduce)").matches;ji(e,n?t:o+Math.sign(t-o)),Number(e.slider.value)!==t&&(e.timer=setTimeout(()=>Ui(e,t),_f))}function ji(e,t){e.svg.getBoundingClientRect(),e.svg.classList.add("moves"),e.slider.value=String(t),fs(e)}function Do({given:{least:e,most:t},figure:o},[n,r]){let s=(l,c)=>(l-e[c])/(t[c]-e[c]),[i,a]=[o.clientWidth-ke.left-ke.right,qn(o)-ke.top-ke.bottom];return[ke.left+Cn+s(n,0)*(i-2*Cn),ke.top+Cn+(1-s(r,1))*(a-2*Cn)]}function Xi(e){let{given:t,svg:o,figure:n}=e,r=n.clientWidth;if(!r)return;let[s,i,a]=[ke.left,qn(n)-ke.bottom,r-ke.right];o.setAttribute("viewBox",`0 0 ${r} ${qn(n)}`);let l=k("path",{class:"axes",d:`M${s},${ke.top} V${i} H${a}`}),c=[0,1].flatMap(m=>Ff.filter(h=>h>=t.least[m]&&h<=t.most[m]).flatMap(h=>{let[f,b]=Do(e,m?[t.least[0],h]:[h,t.least[1]]),x=m?{x:s-6,y:b+5,"text-anchor":"end"}:{x:f,y:i+15,"text-anchor":"middle"};return[k("path",{class:"grid",d:m?`M${s},${b} H${a}`:`M${f},${ke.top} V${i}`}),k("text",{class:"tick",...x},h.toFixed(1))]})),d=[k("text",{class:"axis",x:a,y:i+33,"text-anchor":"end"},`${t.axes[0]} \u2192`),k("text",{class:"axis",x:0,y:ke.top-12},`\u2191 ${t.axes[1]}`)],u=t.paths.map((m,h)=>k("path",{class:`path ${ms(t,h)}`}));e.dots=t.labels.map((m,h)=>{let f=k("g",{class:`dot ${ms(t,h)}`});return t.picked.includes(h)&&f.append(k("circle",{class:"picked",r:14})),f.append(k("circle",{r:t.ghosts===null?9:11}),k("text",{y:5,"text-anchor":"middle"},m)),f});let p=t.ghosts===null?[]:t.paths.map((m,h)=>{let[f,b]=Do(e,m[Number(t.ghosts)]),[x,y]=f<r/2?[18,"start"]:[-18,"end"],v=k("g",{class:`ghost ${ms(t,h)}`}),S=k("text",{x:f+x,y:b+5,"text-anchor":y},`${t.steps[Number(t.ghosts)].toLowerCase()} of ${t.labels[h]??""}`);return v.append(k("circle",{cx:f,cy:b,r:11}),k("text",{x:f,y:b+5,"text-anchor":"middle"},t.labels[h]),S),v});o.classList.toggle("asking",t.asks),o.classList.toggle("through",t.ghosts===null),o.classList.remove("moves"),o.replaceChildren(...c,l,...d,e.angle,...p,...u,e.layers,...e.dots),fs(e)}function Bf({given:{cosines:e,ghosts:t,labels:o,steps:n},figure:r,angle:s},i){let[a,l]=[r.clientWidth,qn(r)],[c,d,u]=[a*.27,a*.58,ke.top+l*.22];s.setAttribute("transform",`translate(${d} ${u})`),s.replaceChildren(...[...new Set([Number(t),i])].flatMap(p=>{let m=e[p];if(m==null)return[];let[h,f]=[Math.acos(Math.min(1,m))/2,p===i?"":"pale"],[b,x]=[c*Math.cos(h),c*Math.sin(h)],y=[[6,`${Math.round(360*h/Math.PI)}\xB0`],[x+22,o[0]],[-x-11,o[1]]];return[k("path",{class:`wedge ${f}`,d:`M0,0 L${b/2},${x/2} A${c/2},${c/2} 0 0 0 ${b/2},${-x/2} Z`}),...[x,-x].map(v=>k("path",{class:`hand ${f} ${v<0?"hollow":""}`,d:`M0,0 L${b},${v}`})),...f?[]:y.map(([v,S])=>k("text",{x:c+8,y:v},S)),f?k("text",{x:-d,y:l-ke.bottom+33-u},`gray: ${n[p].toLowerCase()}`):k("text",{x:a-ke.right-d,y:ke.top-12-u,"text-anchor":"end"},`angle ${o[0]}\u2013${o[1]}`)]}))}function fs(e){let{given:t,svg:o,slider:n,told:r,dots:s}=e,i=Number(n.value);o.classList.toggle("there",i===t.ghosts);let a=t.paths.map(c=>Do(e,c[i]));o.querySelectorAll(".path").forEach((c,d)=>{let u=t.ghosts===null?t.paths[d].slice(0,i+1):[t.paths[d][0],t.paths[d][i]];c.setAttribute("d",`M${u.map(p=>Do(e,p)).join(" L")}`),c.classList.toggle("way",d===e.way)}),o.classList.toggle("alone",e.way!==null),e.layers.replaceChildren(...(e.way===null||t.ghosts!==null?[]:t.paths[e.way].slice(1,i)).flatMap((c,d)=>{let[u,p]=Do(e,c);return[k("circle",{cx:u,cy:p,r:3}),k("text",{x:u+6,y:p-5},String(d+1))]})),s.forEach((c,d)=>{let[u,p]=a[d];c.style.transform=`translate(${u}px, ${p}px)`;let m=[d],h=t.ghosts===null?17:1;for(let x of m)m.push(...[...s.keys()].filter(y=>!m.includes(y)&&Math.hypot(a[y][0]-a[x][0],a[y][1]-a[x][1])<h));let f=c.lastElementChild,b=h>1&&m.length>1;f.textContent=d<Math.max(...m)?"":m.sort().map(x=>t.labels[x]).join(b?" ":""),c.classList.toggle("heap",b),f.setAttribute("transform",b?`translate(0 ${Math.min(...m.map(x=>a[x][1]))-p-18})`:"")}),Bf(e,i),e.ticks.childNodes.forEach((c,d)=>c.classList.toggle("now",d===i)),n.setAttribute("aria-valuetext",[t.steps[i],t.notes[i]].filter(Boolean).join(": "));let l=t.paths.map((c,d)=>`${t.labels[d]}: ${c[i].map(u=>u.toFixed(2)).join(", ")}`);r.replaceChildren(g("span",{},`${t.steps[i]} \xB7 ${l.join(" \xB7 ")}.`),g("b",{},t.notes[i]??""))}var Pf,ke,Ff,Cn,_f,Gi,qn,ms,Vi=L(()=>{"use strict";pe();Me();Oe();Pf=480,ke={left:34,right:20,top:26,bottom:38},Ff=Array.from({length:21},(e,t)=>(t-10)/10),Cn=24,_f=350;Gi=({steps:e,covered:t})=>e.length-1-t;qn=e=>e.clientWidth<Pf?216:420;ms=({hollow:e},t)=>e[t]===null?"neither":e[t]?"hollow":""});var Yi={};D(Yi,{roveFocus:()=>me});function me(e,t,o=()=>1){let n=()=>[...e.querySelectorAll(t)];e.addEventListener("keydown",r=>{let s=n(),i=s.indexOf(r.target),a={ArrowRight:i+1,ArrowLeft:i-1,ArrowDown:i+o(),ArrowUp:i-o(),Home:0,End:s.length-1}[r.key];i<0||a===void 0||(r.preventDefault(),s[a]?.focus())}),e.addEventListener("focusin",({target:r})=>{let s=n();if(s.includes(r))for(let i of s)i.tabIndex=i===r?0:-1})}var Xe=L(()=>{"use strict"});var tl={};D(tl,{default:()=>Gf});function Gf(e){let{data:t,setTriggerValue:o}=e,{at:{figure:n},before:r}=ne(e,Uf);(r?.told!==t.told||r.decides!==t.decides)&&jf(n,t);for(let s of n.querySelectorAll("ul > li"))Xf(s,t);r?.lit!==t.lit&&Object.assign(n.dataset,{lit:t.lit,only:""}),Qi(n),n.onclick=({target:s,clientX:i,detail:a})=>{let l=s;l.closest("p button")&&el(n,!n.classList.contains("faded"));let c=l.closest("li");if(!c)return;let{word:d="",nth:u=""}=c.dataset;if(t.asks&&d===t.asked&&!u&&a)return o("share",Po(c.querySelector("span"),i));Object.assign(n.dataset,{lit:d,only:u}),Qi(n),u||o("word",d)}}function Uf({given:{name:e,gap:[t,o],sentences:n,counts:r,marks:s}}){let i=g("ol",{ariaLabel:"The sentences"},...n.map(([c,d,u],p)=>Ji({word:u,nth:String(p)},g("span",{},c),` ${d} `,g("strong",{},`${u}.`)))),a=g("ul",{ariaLabel:e},...r.map(([c])=>Ji({word:c},c,g("span"),g("output",{ariaLive:"off"})))),l=g("section",{},g("p",{},g("span",{},t)," ",g("strong",{},o),"\xA0",g("output",{ariaLive:"off"}),"."),i,a);s.length&&l.append(g("div",{className:"marks",ariaHidden:"true"},g("span",{},...s.map(([c,d])=>g("small",{style:`left: ${c}%`},d)))));for(let c of[i,a])me(c,"button"),c.querySelectorAll("button").forEach((d,u)=>{d.tabIndex=u?-1:0});return new ResizeObserver(()=>l.querySelector("svg")&&Zi(l)).observe(l),{figure:l}}function jf(e,{gap:t,sentences:o,told:n,decides:r}){let s=e.querySelectorAll("p > span, ol span");for(let[i,a]of[t,...o].map(([l])=>l).entries()){let[l,...c]=n?a.split(n):[a];s[i].replaceChildren(l,...c.flatMap(d=>[g(i?"b":"button",{},n),d])),s[i].closest("li")?.classList.toggle("far",!c.length)}el(e,r),r&&Zi(e)}function Zi(e){let t=e.querySelector("p"),o=[...t.querySelectorAll("button, output")].map(i=>i.getBoundingClientRect()),[n,r]=o.map(({left:i,width:a})=>i+a/2-t.getBoundingClientRect().left),s=k("svg",{"aria-hidden":"true"});s.append(k("path",{d:`M${r},20 C${r},-4 ${n},-4 ${n},20`})),t.querySelector("svg")?.remove(),t.append(s)}function el(e,t){e.classList.toggle("faded",t),e.querySelector("p button")?.setAttribute("aria-pressed",String(t))}function Xf(e,{counts:t,sentences:o,of:n,told:r,decides:s,asked:i,mine:a,asks:l,marks:c}){let d=e.dataset.word??"",[u,p]=e.querySelectorAll("span, output"),m=Object.fromEntries(t)[d];e.classList.toggle("covered",m===null),e.classList.toggle("asks",l&&d===i),e.classList.toggle("placed",c.length>0);let h=c.length?Math.log(m||1)/Math.log(n):(m??0)/n;p.textContent=m===null?"?":`${m.toLocaleString("en")} of ${n.toLocaleString("en")}`;let b=o.map(([S,,M],O)=>({dataset:{word:M,nth:String(O)},className:r&&!S.includes(r)?"far":""})).filter(S=>S.dataset.word===d&&!(s&&S.className));u.style.setProperty("--piece",`${100*h/b.length}%`);let x=d===i?a:null,[y,v]=[u.dataset.pieces,JSON.stringify([m?b:[],x])];y!==v&&(u.dataset.pieces=v,u.replaceChildren(...m?b.map(S=>g("i",S)):[],...x===null?[]:[g("em",{style:c.length?`left: calc(${x}% - 8px); width: 16px`:`width: ${x}%`})]))}function Qi(e){let{lit:t="",only:o}=e.dataset,n=e.querySelector("p output");n.textContent=t||"?";for(let r of e.querySelectorAll("[data-word]")){let s=r.dataset.word===t&&(!o||!r.dataset.nth||r.dataset.nth===o);r.classList.toggle("lit",s),r.querySelector("button")?.setAttribute("aria-pressed",String(s))}}var Ji,ol=L(()=>{"use strict";Nn();pe();Me();Xe();Oe();Ji=(e,...t)=>g("li",{dataset:e},g("button",{},...t))});var nl={};D(nl,{roleNames:()=>no});function no(e){return Object.entries(Kf).flatMap(([o,n])=>[...e.matchAll(n)].map(({0:{length:r},index:s})=>({role:o,start:s,end:s+r}))).sort((o,n)=>o.start-n.start)}var Kf,In=L(()=>{"use strict";Kf={query:/(?<!\w)(?:Q|W_q|[Qq]uer(?:y|ies)(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,key:/(?<!\w)(?:K|W_k|[Kk]eys?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,weight:/(?<!\w|(?:query|key|value) )(?:\w+_)?[Ww]eights(?:_(?:T|\d))?(?!\w)/g,value:/(?<!\w)(?:V|W_v|[Vv]alues?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,context:/(?<!\w)(?:\w+_)?[Cc]ontext(?:_(?:T|\d))?(?!\w)/g}});var cl={};D(cl,{default:()=>Yf});function Yf({parentElement:e,data:t,setTriggerValue:o}){let n=e.querySelector("ol")??Jf(e);n.setAttribute("aria-label",t.name),n.style.setProperty("--before",String(t.first-1)),n.dataset.above=t.first>1?`\u22EE lines 1 to ${t.first-1} are right`:"",n.onclick=({target:s})=>{let i=s.closest("button");if(!i)return;let a=!i.closest(".asked"),l=a?{chosen:Number(i.value),named:""}:{chosen:eh(n),named:i.value};sl(n,l.chosen);let c=al(n,{...t,...l});c?.scrollIntoView({block:"nearest"}),a&&il(n,c?.ariaLabel??""),a?o("line",l.chosen):o("option",l.named)},n.childElementCount!==t.lines.length&&n.replaceChildren(...t.lines.map(()=>g("li")));let r=!1;t.lines.forEach((s,i)=>{let a=n.children[i],l=t.offered.includes(i+t.first)?i+t.first:0;(a.dataset.text!==s||a.dataset.line!==String(l))&&Qf(a,s,l,r),a.classList.toggle("fixed",t.fixed.includes(i+t.first)),r=r!==(s.split('"""').length%2===0)}),sl(n,t.chosen),al(n,t),n.classList.toggle("asks",!!t.question),n.classList.toggle("wrong",t.is_wrong),n.dataset.offered!==String(t.offered)&&th(n),n.dataset.offered=String(t.offered),rh(n,t)}function Jf(e){let t=g("ol");return me(t,"li > button"),e.append(t,g("p",{className:"heard",ariaLive:"polite"})),queueMicrotask(()=>zt(t)),t}function Qf(e,t,o,n){Object.assign(e.dataset,{text:t,line:o});let r=o?g("button",{type:"button",value:String(o)}):g("span"),s=t.match(/^ +/)?.[0]??"";r.append(g("i",{},s));for(let a of t.slice(s.length).split(rl)){if(a.startsWith("~~")){r.append(g("s",{},a.slice(2,-2)));continue}let l=n||a==='"""'?"quoted":rl.test(a)&&a[0]!=="#"?"keyword":"";a==='"""'&&(n=!n),r.append(...l?[g("span",{className:l},a)]:Zf(a))}let i=e.matches(":focus-within");e.replaceChildren(r),i&&r.focus()}function Zf(e){let t=[],o=0;for(let{role:n,start:r,end:s}of no(e))t.push(document.createTextNode(e.slice(o,r)),g("span",{dataset:{role:n}},e.slice(r,s))),o=s;return[...t,document.createTextNode(e.slice(o))]}function sl(e,t){let o=[...e.querySelectorAll("li > button")];for(let n of o){let r=Number(n.value)===t;n.setAttribute("aria-pressed",String(r)),n.tabIndex=r?0:-1,r&&n.parentElement?.style.setProperty("--up",`${n.parentElement.offsetTop}px`)}o[0]&&!o.some(({tabIndex:n})=>n===0)&&(o[0].tabIndex=0)}function il(e,t){let o=e.parentNode?.querySelector(".heard");o&&(o.textContent=t)}function al(e,{question:t,options:o,chosen:n,first:r,named:s}){let i=e.querySelector(".asked"),a=e.children[n-r],l=o.find(([d])=>d===n)?.[1]??[],c=i?.parentElement!==(l.length?a:void 0);if(c){let d=i?.matches(":focus-within");i?.remove(),d&&a?.querySelector("button")?.focus();let u=t.replace("{}",String(n));l.length&&a.querySelector("button")?.after(g("div",{className:"asked",role:"group",ariaLabel:u},g("b",{},u),...l.map(([p,m])=>g("button",{type:"button",value:p},m))))}for(let d of e.querySelectorAll(".asked button"))d.ariaPressed=String(d.value===s);return c?a?.querySelector(".asked"):null}function th(e){let t=[...e.querySelectorAll("li:has(button)")],[o,n]=[t[0],t.at(-1)];o&&n&&ll(e,o.offsetTop<e.clientHeight/2?0:Math.min(o.offsetTop,n.offsetTop+n.offsetHeight-e.clientHeight+8))}function ll(e,t){let o=[...e.children],n=o.find(s=>getComputedStyle(s).position==="sticky")?.offsetHeight??0,r=o.slice(1).map(({offsetTop:s})=>s-n).filter(s=>s<=e.scrollHeight-e.clientHeight);e.scrollTop=t>0?r.find(s=>s>=t)??r.at(-1)??0:0}function oh(e){return ue(g("b",{},e),{tint:Number(e)||0})}function rh(e,{notes:t,first:o,chosen:n,options:r}){let s=Object.fromEntries(t);for(let[i,a]of[...e.children].entries()){let[l,c]=[a.querySelector("output"),s[i+o]??""];if((l?.dataset.note??"")===c||(l?.remove(),!c))continue;let d=a.querySelector("[data-role]")?.dataset.role??"",u=Vf.test(c)&&{className:"cells",dataset:{role:d,note:c}},p=u?g("output",u,...c.split(" ").map(oh)):g("output",{dataset:{note:c}},...nh(c));if((a.querySelector(".asked")??a).append(p),r.length&&i+o===n&&e.matches(":focus-within")){il(e,c),p.scrollIntoView({block:"nearest"});continue}ll(e,a.offsetTop-e.clientHeight/2)}}var rl,Vf,eh,nh,dl=L(()=>{"use strict";pe();oo();In();Xe();rl=/("""|~~.+?~~|#[^~"]*|\b(?:import|from|class|def|return)\b)/,Vf=/^([\d.]+|\?)( ([\d.]+|\?))+$/;eh=e=>Number(e.querySelector("li > [aria-pressed=true]")?.value);nh=e=>e.split(/(?<=\b[A-Za-z])_(\w+)/).map((t,o)=>o%2?g("sub",{},t):t)});var ul={};D(ul,{isPress:()=>Le});function Le(e){let t=e.key==="Enter"||e.key===" ";return t&&e.preventDefault(),t}var ct=L(()=>{"use strict"});var fl={};D(fl,{default:()=>lh});function lh(e){let{data:t}=e,{at:o,before:n}=ne(e,ch);String(n?.words)!==String(t.words)&&dh(o),uh(o,n?.row!==t.row),o.strips.replaceChildren(...t.strips.flatMap(r=>ph(o,...r))),Ho(o,t.column)}function ch({given:e,send:t}){let[o,n]=["strips","text"].map(a=>g("div",{className:a,role:"group"})),r=g("p",{className:"says",ariaLive:"polite",ariaAtomic:"true"}),s={given:e,send:t,figure:g("figure",{},o,r,n),strips:o,says:r,text:n},i=({target:a})=>Number(a.dataset.place??s.given.column);for(let a of["pointerover","focusin"])n.addEventListener(a,l=>Ho(s,i(l)));for(let a of["pointerleave","focusout"])n.addEventListener(a,()=>Ho(s,s.given.column));return n.addEventListener("click",a=>a.target!==n&&s.send("word",i(a))),n.addEventListener("keydown",a=>Le(a)&&s.send("word",i(a))),me(n,pl),s}function dh({given:{words:e,row:t},text:o}){o.replaceChildren(...e.flatMap((n,r)=>[!ah.test(n)&&!ih.test(e[r-1]??"")?" ":"",g("span",{role:"button",textContent:n,dataset:{place:String(r)},tabIndex:r===t?0:-1})]))}function uh({given:{names:e,weights:t,row:o,column:n,mine:r,...s},text:i},a){i.setAttribute("aria-label",`What ${e[o]} gives to each word`);let l=i.querySelectorAll(pl),c=s.strips.map(([h])=>e.indexOf(h));l.forEach((h,f)=>{h.style.setProperty("--share",ml(t?.[f]??0,s)),h.classList.toggle("mine",r.some(([b,x])=>b<=f&&f<=x)),h.classList.toggle("far",c.length>0&&c.every(b=>Math.abs(b-f)>sh)),h.textContent=c.includes(f)?e[f]:s.words[f],h.classList.toggle("compared",c.includes(f)),h.ariaPressed=String(f===o),h.toggleAttribute("data-column",f===n)});let[d,u]=[l[o],i.getBoundingClientRect()],{top:p,bottom:m}=d.getBoundingClientRect();a&&(p<u.top||m>u.bottom)&&(i.scrollTop+=p-u.top-u.height/3)}function ph(e,t,o){let{given:n}=e,r=n.words.length,s=(d,u,p,m="1")=>{let h=g("i",{className:d});for(let[f,b]of[["left",`${100*u/r}%`],["width",`${100*(p-u)/r}%`],["--share",m]])h.style.setProperty(f,b);return h},a=(o?.map(d=>ml(d,n))??[]).flatMap((d,u)=>Number(d)?[s("",u,u+1,d)]:[]),l=g("div",{className:o?"strip":"strip covered",role:"img",ariaLabel:`What ${t} gives to each word${o?"":": covered"}`},...a,...n.mine.map(([d,u])=>s("mine",d,u+1))),c=({clientX:d})=>{let{left:u,width:p}=l.getBoundingClientRect();return Math.min(r-1,Math.max(0,Math.floor(r*(d-u)/p)))};return l.addEventListener("pointermove",d=>Ho(e,c(d),t,o)),l.addEventListener("pointerleave",()=>Ho(e,e.given.column)),o||l.addEventListener("click",d=>e.send("expected",c(d))),[g("span",{},t),l]}function Ho({given:e,says:t},o,n=e.names[e.row],r=e.weights){let{names:s,mine:i,strips:a}=e,l=d=>g("span",{},d?d[o].toFixed(4):"?"),c=a.some(([d])=>d===n)?a.filter(([d])=>d!==n).flatMap(([d,u])=>[", ",g("b",{},d)," ",l(u)]):[];t.replaceChildren(g("b",{},n)," gives ",g("b",{},s[o])," ",l(r),...i.length?[". Dashed: yours."]:c.length?c:[". Press a word."])}var pl,sh,ah,ih,ml,hl=L(()=>{"use strict";pe();Me();ct();Xe();pl="[role=button]",sh=13,[ah,ih]=[/^[.,;:!?…)\]”’%]+$/,/^[([“‘]$/];ml=(e,{even:t,full:o})=>Math.sqrt(Math.min(1,Math.max(0,(e-t)/(o-t)))).toFixed(2)});var vl={};D(vl,{default:()=>bh});function bh(e){let{data:t}=e,{at:o,before:n}=ne(e,wh),r=String(n?.tokens)===String(t.tokens);(!r||t.focus!==n?.focus||t.asks==="share"&&n.asks!=="share")&&(o.chosen=t.focus),o.shown=o.chosen,o.figure.setAttribute("aria-label",t.name),r||xh(o),wl(o)}function wh({given:e,send:t}){let[o,n,r,s]=[g("div",{className:"words"}),g("div",{className:"legend"}),g("div",{className:"river"}),g("table")],i=k("svg",{"aria-hidden":"true"}),a=g("input",{type:"range",min:"0",max:"100",value:"0"});r.append(i,a);let l=g("p",{className:"told"}),c=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},s)),d=g("figure",{role:"group",tabIndex:-1},o,n,r,l,c),u={given:e,chosen:0,shown:0,send:t,figure:d,words:o,legend:n,river:r,svg:i,slider:a,told:l,table:s,...hs({figure:d,given:e})};new ResizeObserver(()=>wl(u)).observe(r),d.addEventListener("click",p=>vh(u,p.target)),o.addEventListener("pointerover",p=>bl(u,p.target)),o.addEventListener("focusin",p=>bl(u,p.target));for(let p of["pointerleave","focusout"])o.addEventListener(p,()=>zn(u,u.chosen));return me(o,"button"),me(r,".switches button",()=>Wt.length-1),a.addEventListener("input",()=>xl(u)),a.addEventListener("pointerup",()=>u.send("share",Number(a.value))),a.addEventListener("keydown",p=>Le(p)&&u.send("share",Number(a.value))),u}function xh(e){let{given:t,words:o,legend:n,river:r,slider:s}=e;o.replaceChildren(...t.tokens.map((a,l)=>g("button",{type:"button",textContent:a,value:String(l),tabIndex:l===t.focus?0:-1})));let i=(a,l)=>g("button",{type:"button",className:Wt[l],value:String(l)},g("b",{textContent:a}));n.replaceChildren(...t.parts.map(i)),r.querySelectorAll(".switches, .layer").forEach(a=>a.remove()),t.shares.forEach((a,l)=>{let c=`top: calc(${Bo}px + ${l} * var(--row))`,d=t.parts.map((u,p)=>g("button",{type:"button",className:Wt[p],value:`${l} ${p}`,tabIndex:l||p?-1:0,title:`${u}, layer ${l+1}`}));r.append(g("span",{className:"layer",style:c},g("i",{},"layer "),String(l+1)),g("div",{className:"switches",style:c},...d))}),s.style.top=`calc(${Bo}px + ${t.shares.length-1} * var(--row))`,s.setAttribute("aria-label",`How much of the state is from ${t.parts[1]} in layer ${t.shares.length}, in per cent; Enter answers`)}function wl(e){let{given:t,legend:o,river:n,slider:r,svg:s}=e;Object.assign(e,hs(e));for(let[l,c]of Object.entries(hs(e)))n.style.setProperty(`--${l}`,`${c}px`);let i=(l,c)=>t.off.some(([d,u])=>d===l&&u===c);o.querySelectorAll("button").forEach((l,c)=>{let d=t.shares.every((u,p)=>i(p,c));l.setAttribute("aria-pressed",String(!d)),l.title=`Switch ${t.parts[c]} ${d?"on":"off"} in all layers`});for(let l of n.querySelectorAll(".switches button")){let[c,d]=l.value.split(" ").map(Number);l.setAttribute("aria-pressed",String(!i(c,d))),l.ariaLabel=`${t.parts[d]}, layer ${c+1}`}let a=r.matches(":focus");r.hidden=t.asks!=="share",a&&r.hidden&&e.figure.focus({preventScroll:!0}),s.style.height=`${Bo+t.shares.length*e.row}px`,n.classList.toggle("asking",t.asks==="switch"),n.classList.toggle("bare",!t.switches),zn(e,e.chosen)}function bl(e,t){t instanceof HTMLButtonElement&&zn(e,Number(t.value))}function vh(e,t){let o=t.closest("button");o&&(e.words.contains(o)?(e.chosen=Number(o.value),zn(e,e.chosen),e.given.asks==="word"&&e.send("word",e.chosen)):e.legend.contains(o)?e.send("all",Number(o.value)):e.send("switch",o.value.split(" ").map(Number)))}function zn(e,t){e.shown=t,e.words.querySelectorAll("button").forEach((o,n)=>o.setAttribute("aria-pressed",String(n===t))),xl(e),Sh(e)}function xl(e){let{bar:t,given:o,svg:n,shown:r,slider:s}=e,i=n.clientWidth;if(!i)return;let a=o.shares.flatMap((l,c)=>{let d=Bo+c*e.row,u=d-e.row+t;if(!l)return yh(e,i,d,u);let p=l.map(v=>Math.max(0,v[r])),m=p.reduce((v,S)=>v+S,0),h=0,f=p.map((v,S)=>({k:S,from:h,wide:v/m*i,to:h+=v/m*i})),b=c?[k("path",{class:"flow",d:`M0,${u} H${i} L${f[0].to},${d} H0 Z`})]:[],x=f.filter(v=>v.wide>.5).map(v=>k("rect",{class:Wt[v.k],x:v.from,y:d,width:v.wide,height:t})),y=f.filter(({k:v,wide:S})=>S>fh&&v<o.parts.length).map(({k:v,from:S,wide:M})=>k("text",{class:`on ${Wt[v]}`,x:S+M/2,y:d+t/2+5},(100*l[v][r]).toFixed(0)));return[...b,...x,...y,...kh(e,c,f[1].from,i,d)]});s.style.setProperty("--begins",String(o.begins[r])),s.max=String(Math.floor(100*(1-o.begins[r]))),n.setAttribute("viewBox",`0 0 ${i} ${Bo+o.shares.length*e.row}`),n.replaceChildren(...a),s.setAttribute("aria-valuetext",`${s.value} %`)}function yh({bar:e,given:t,shown:o,slider:n},r,s,i){let a=k("path",{class:"flow",d:`M0,${i} H${r} V${s} H0 Z`}),l=k("rect",{class:"veil",x:0,y:s,width:r,height:e});if(t.asks!=="share")return[a,l,k("text",{class:"on",x:r/2,y:s+e/2+5},"covered until you answer")];let c=t.begins[o]*r,d=c+Number(n.value)/100*r,u=k("rect",{class:Wt[0],x:0,y:s,width:c,height:e}),p=k("rect",{class:"mine",x:c+1,y:s+1,width:Math.max(1,d-c-1),height:e-2}),m=k("path",{class:"handle",d:`M${d},${s-5} V${s+e+5}`}),h=r-c<2*gl,f=d+(h?gh:gl)>r,b=k("text",{class:"says",x:d+(f?-10:10),y:s+e/2+5,"text-anchor":f?"end":"start"},`${h?"":`${t.parts[1]}: `}${n.value==="0"?"drag \u2194":`${n.value} %?`}`);return[a,l,u,p,m,b]}function kh({bar:e,given:{predicted:t,shares:o,focus:n},shown:r},s,i,a,l){if(!t||s!==o.length-1||r!==n)return[];let[c,d]=t.map(h=>Math.min(a-1,i+h/100*a)),u=c>hh,p=100*(o[s]?.[1][r]??NaN),m=t[0]<=p&&p<=t[1]?"\u2713 as expected":"\u2717 expected here";return[k("path",{class:"predicted",d:`M${c},${l+e+3} v8 H${d} v-8`}),k("text",{class:"says",x:u?c-8:d+8,y:l+e+16,"text-anchor":u?"end":"start"},m)]}function Sh({given:e,shown:t,told:o,table:n}){o.textContent=e.told,o.hidden=!e.told;let r=["layer",...e.parts,e.rest],s=e.shares.map(l=>Wt.map((c,d)=>l?l[d][t].toFixed(4).replace("-","\u2212"):"covered")),a=[["each",[...e.notes,...Array(r.length-1-e.notes.length).fill("")]],...s.map((l,c)=>[String(c+1),l])];n.replaceChildren(g("caption",{textContent:`The shares of the state of \u201C${e.tokens[t]}\u201D after each layer`}),g("tr",{},...r.map(l=>g("th",{scope:"col",textContent:l}))),...a.map(([l,c])=>g("tr",{},g("th",{scope:"row",textContent:String(l)}),...[...c].map(d=>g("td",{textContent:d})))))}var mh,Bo,Wt,fh,hh,gl,gh,hs,yl=L(()=>{"use strict";pe();Me();ct();Xe();Oe();mh=480,Bo=4,Wt=["before","attention","feed","rest"],fh=12,hh=120,[gl,gh]=[130,60],hs=({figure:e,given:t})=>e.clientWidth>=mh?{row:58,bar:34}:t.switches?{row:44,bar:34}:{row:38,bar:30}});var Ol={};D(Ol,{default:()=>$h});function $h(e){let{data:t}=e,{at:o,before:n}=ne(e,Ah),r=!!n&&(t.question!==n.question||String(t.places)!==String(n.places));for(let s of[o.exchange,o.both])s.hidden=t.asks;gs(o),r&&bs(o,t.places)}function Ah({given:e,send:t}){let o=k("svg",{class:"line"}),n=k("g",{"aria-hidden":"true"}),r=["band","query","key"].map(b=>Mh(b));o.append(n,...r);let s=e.angles.map(()=>k("svg",{class:"plane","aria-hidden":"true"})),i=k("svg",{class:"curve","aria-hidden":"true"}),a=g("button",{type:"button"},"Exchange the two"),l=g("button",{type:"button"},"Two pairs"),c=g("button",{type:"button",className:"answer"},"Largest here"),d=g("output",{tabIndex:-1}),u=g("div",{className:"drawn"},g("div",{className:"arrows"},...s),i),p=g("div",{className:"controls"},c,a,l),m=`The query of ${e.words[0]} and the key of ${e.words[1]}, turned by their places`,h=g("figure",{role:"group",ariaLabel:m},o,u,d,p),f={given:e,send:t,figure:h,line:o,ground:n,sliders:r,planes:s,curve:i,told:d,exchange:a,both:l,here:c,places:[...e.places],seen:[...e.places],many:1,held:null,frame:0};new ResizeObserver(()=>gs(f)).observe(h),o.addEventListener("pointerdown",b=>Lh(f,b)),o.addEventListener("pointermove",b=>f.held&&Nh(f,b));for(let b of["pointerup","pointercancel"])o.addEventListener(b,()=>{f.held=null});return o.addEventListener("keydown",b=>Th(f,b)),a.addEventListener("click",()=>bs(f,[f.places[1],f.places[0]])),l.addEventListener("click",()=>{f.many=3-f.many,gs(f)}),c.addEventListener("click",()=>f.send("places",f.places)),f}function Mh(e){let t=k("g",{class:e,role:"slider",tabindex:0,"aria-valuemin":0});return t.append(k("rect",{rx:14})),e!=="band"&&t.append(k("line"),k("text",{"text-anchor":"middle"})),t}function gs(e){let t=e.figure.clientWidth;if(!t)return;e.line.setAttribute("viewBox",`0 0 ${t} ${Ie.high}`);let o=Array.from({length:Pt(e)},(n,r)=>k("text",{x:Rn(e,r),y:Ie.places+5,"text-anchor":"middle"},String(r)));e.ground.replaceChildren(k("line",{x1:Rn(e,0),x2:Rn(e,Pt(e)-1),y1:Ie.places,y2:Ie.places}),...o),e.both.setAttribute("aria-pressed",String(e.many>1)),e.planes.forEach((n,r)=>{n.style.display=r<e.many?"":"none"}),e.figure.classList.toggle("both",e.many>1),Ll(e),Nl(e)}function bs(e,t){e.places=t,Ll(e),El(e)}function El(e){cancelAnimationFrame(e.frame);let t=matchMedia("(prefers-reduced-motion: reduce)").matches,o=e.seen.map((n,r)=>t||Math.abs(e.places[r]-n)<.01?e.places[r]:n+(e.places[r]-n)/5);e.seen=o,Nl(e),String(e.seen)!==String(e.places)&&(e.frame=requestAnimationFrame(()=>El(e)))}function $l(e,t,o,n){let r=t?[n[t-1]]:n,s=Math.max(-Math.min(...r),Math.min(o,Pt(e)-1-Math.max(...r)));bs(e,n.map((i,a)=>t&&a!==t-1?i:i+s))}function Al(e,t){let{left:o}=e.line.getBoundingClientRect();return(t.clientX-o-Ie.edge)/(e.figure.clientWidth-2*Ie.edge)*(Pt(e)-1)}function Lh(e,t){let o=t.target instanceof Element?e.sliders.findIndex(n=>n.contains(t.target)):-1;o<0||t.button||(e.held={which:o,from:Al(e,t),places:e.places},e.line.setPointerCapture(t.pointerId),e.sliders[o].focus({preventScroll:!0}),t.preventDefault())}function Nh(e,t){let{which:o,from:n,places:r}=e.held;$l(e,o,Math.round(Al(e,t)-n),r)}function Th(e,t){let o=e.sliders.findIndex(r=>r===t.target),n=Eh[t.key];o<0||!n||t.ctrlKey||t.metaKey||t.altKey||(t.preventDefault(),$l(e,o,n,e.places))}function Ll(e){let{words:[t,o]}=e.given,[n,r]=e.places,s=r-n,i=s?`${o} is ${Math.abs(s)} ${s<0?"before":"after"} ${t}`:`${o} and ${t} are at the same place`,[a,l]=[Ml(e),Tl(e)],c=g("b",{},a===null?e.given.covered:kl(a)),d=e.given.wrong&&String(e.places)===String(e.given.places),u=e.here.matches(":focus");e.here.hidden=!e.given.asks||d,u&&e.here.hidden&&e.told.focus({preventScroll:!0}),e.told.ariaLive=e.figure.matches(":focus-within")?"polite":"off",e.told.replaceChildren(`Places ${n} and ${r}: ${i}. Score ${e.given.names.join(" \xB7 ")}: `,c,l?`; exchanged, \u25CB: ${kl(l[1])}`:"");let p=["Both words together",`${t}, the query`,`${o}, the key`];e.sliders.forEach((m,h)=>{m.setAttribute("aria-label",p[h]),m.setAttribute("aria-valuemax",String(Pt(e)-1)),m.setAttribute("aria-valuenow",String(e.places[Math.max(0,h-1)])),m.setAttribute("aria-valuetext",h?`place ${e.places[h-1]}`:`places ${n} and ${r}`)})}function Nl(e){let[t,o]=e.seen.map(s=>Rn(e,s)),[n,...r]=e.sliders;qe(n.children[0],{x:Math.min(t,o)-15,y:Ie.places-14,width:Math.abs(t-o)+30,height:28}),r.forEach((s,i)=>{let[a,l]=[[t,Ie.query],[o,Ie.key]][i],[c,d,u]=s.children,p=e.given.words[i].length*4.6+11;u.textContent=e.given.words[i],qe(c,{x:a-p,y:l-14,width:2*p,height:28}),qe(d,{x1:a,x2:a,y1:i?l-14:l+14,y2:i?Ie.places+12:Ie.places-12}),qe(u,{x:a,y:l+5})}),e.planes.slice(0,e.many).forEach((s,i)=>s.replaceChildren(...Oh(e,i,s))),e.curve.replaceChildren(...Ch(e))}function Oh(e,t,o){let n=o.clientWidth||200;o.setAttribute("viewBox",`0 0 ${n} ${n+22}`);let{query:r,key:s,angles:i}=e.given,a=Math.max(...[...r,...s].map(([S,M])=>Math.hypot(S,M))),l=(n/2-(e.figure.clientWidth<Sl?19:22))/a,c=n/2,d=(S,M)=>[c+M*l*Math.cos(S),c-M*l*Math.sin(S)],u=[r[t],s[t]].map(([S,M],O)=>({kind:O?"key":"query",far:Math.hypot(S,M),end:Math.atan2(M,S)+e.seen[O]*i[t]})),[p,m]=u,h=m.far*Math.cos(m.end-p.end),[f,b]=[d(m.end,m.far),d(p.end,h)],x=Math.atan2(Math.sin(m.end-p.end),Math.cos(m.end-p.end)),y=Array.from({length:31},(S,M)=>d(p.end+x*M/30,.6)),v=u.flatMap(({kind:S,far:M,end:O})=>{let[E,N]=d(O,M),$=(S==="key"?1:-1)*(Math.sin(m.end-p.end)<0?-1:1)*(h>.94*m.far?16:9),[A,q]=[d(O,M+10/l)[0]-$*Math.sin(O),d(O,M+10/l)[1]-$*Math.cos(O)];return[k("line",{class:`shaft ${S}`,x1:c,y1:c,x2:E,y2:N}),k("path",{class:`head ${S}`,d:S==="key"?"M-9 -6 L0 0 L-9 6":"M1 0 L-10 -5 L-10 5 Z",transform:`translate(${E} ${N}) rotate(${-O*180/Math.PI})`}),k("text",{class:S,x:A,y:q+5,"text-anchor":"middle"},e.given.names[S==="key"?1:0])]});return[k("line",{class:"axis",x1:4,x2:n-4,y1:c,y2:c}),k("line",{class:"axis",x1:c,x2:c,y1:4,y2:n-4}),k("path",{class:"between",d:`M${c},${c} L${y.join(" L")} Z`}),...Ml(e)===null?[]:[k("line",{class:"fall",x1:f[0],y1:f[1],x2:b[0],y2:b[1]}),k("line",{class:h<0?"shade minus":"shade",x1:c,y1:c,x2:b[0],y2:b[1]})],...v,k("text",{class:"quiet",x:c,y:n+14,"text-anchor":"middle"},`\u03B8 = ${i[t]} rad (${Number((i[t]*180/Math.PI).toFixed(1))}\xB0) a place`)]}function Ch(e){let t=e.curve.clientWidth||200,o=e.figure.clientWidth<Sl,[n,r,s,i]=o?[Fe.low,Fe.close,Fe.close,Fe.near]:[Fe.high,Fe.top,Fe.bottom,Fe.left];e.curve.setAttribute("viewBox",`0 0 ${t} ${n}`);let{given:a,many:l}=e,[c,d,u]=[a.turned[l-1],a.added[l-1],a.question==="added"];e.curve.classList.toggle("of-added",u);let[p,m,h]=[Pt(e)-1,...l>1?[3.2,-1.4]:[2,-2]],f=I=>i+(I+p)*(t-i-Fe.right)/(2*p),b=I=>r+(m-I)*(n-r-s)/(m-h),x=I=>I.map(([W,j],fe)=>`${fe&&W-I[fe-1][0]<.5?"L":"M"}${f(W)},${b(j)}`).join(" "),[y,v]=["turned: q \xB7 k","added: p\u2098 \xB7 p\u2099"].map(I=>o?I.replace(/.*: /,""):I),S=e.seen[1]-e.seen[0],M=e.places[1]-e.places[0],[O,E]=[Wn(e).find(([I])=>I===M),Tl(e)],N=a.question==="largest"&&!a.asks?Math.max(...Wn(e).map(([,I])=>I)):NaN,$=[-p,-5,0,5,p].filter(I=>Math.abs(f(I)-f(M))>22),A=I=>I>0?`+${I}`:String(I).replace("-","\u2212"),q=o?[]:[k("text",{class:"quiet",x:i,y:n-8},`\u2190 ${a.words[1]} before`),k("text",{class:"quiet",x:f(0),y:n-8,"text-anchor":"middle"},"n \u2212 m"),k("text",{class:"quiet",x:t-Fe.right,y:n-8,"text-anchor":"end"},"after \u2192")],C=[...$,M].map(I=>k("text",{class:I===M?"weight":"",x:f(I),y:n-s+18,"text-anchor":"middle"},A(I))),z=Array.from({length:2*p+1},(I,W)=>k("line",{class:"grid",x1:f(W-p),x2:f(W-p),y1:n-s-4,y2:n-s})),F=[-2,-1,0,1,2,3].filter(I=>I<=m&&I>=h);return[...F.map(I=>k("line",{class:I?"grid":"axis",x1:i,x2:t-Fe.right,y1:b(I),y2:b(I)})),...F.map(I=>k("text",{x:i-6,y:b(I)+5,"text-anchor":"end"},String(I).replace("-","\u2212"))),...z,...C,...q,k("line",{class:"axis",x1:f(0),x2:f(0),y1:r,y2:n-s}),k("line",{class:"now",x1:f(S),x2:f(S),y1:r,y2:n-s}),k("path",{class:"added",d:x(d)}),k("path",{class:"turned",d:x(c)}),...Wn(e).map(([I,W])=>k("circle",{class:W===N?"peak":"dot",cx:f(I),cy:b(W),r:W===N?10:2.5})),...E?[k("circle",{class:"mirror",cx:f(E[0]),cy:b(E[1]),r:6})]:[],...O?[k("circle",{class:"dot",cx:f(O[0]),cy:b(O[1]),r:6})]:[],k("text",{class:"weight",x:i,y:14},u?`\u2504 ${v}`:o?"q \xB7 k by n \u2212 m":y),k("text",{class:"quiet",x:t-Fe.right,y:14,"text-anchor":"end"},u?c.length?y:"":d.length?`\u2504 ${v}`:"")]}var Ie,Fe,Sl,Eh,Pt,Rn,Ml,kl,Wn,Tl,Cl=L(()=>{"use strict";pe();Me();Oe();Ie={high:112,query:18,places:56,key:94,edge:34},Fe={high:320,low:140,left:38,near:26,right:10,top:34,bottom:46,close:24},Sl=480,Eh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,Home:-99,End:99};Pt=e=>e.given.scores[0].length,Rn=(e,t)=>Ie.edge+t*(e.figure.clientWidth-2*Ie.edge)/(Pt(e)-1);Ml=e=>e.given.scores[e.many-1][e.places[0]][e.places[1]],kl=e=>e.toFixed(2).replace("-","\u2212");Wn=({given:e,many:t})=>(e.question==="added"?e.added:e.turned)[t-1].filter(([o])=>Number.isInteger(o)),Tl=e=>e.given.asks||e.places[0]===e.places[1]?void 0:Wn(e).find(([t])=>t===e.places[0]-e.places[1])});var ql={};D(ql,{default:()=>Ih});function Ih(e){let{data:t}=e,{at:o,before:n}=ne(e,zh),r=t.question!==n?.question||t.pushed!==n.pushed;r&&(o.pushed=t.pushed,o.slider.value=String(t.pushes.indexOf(t.push))),t.asks==="bar"&&n?.asks!=="bar"&&Ph(o),o.figure.dataset.asks=t.asks;for(let[s,i]of t.words.entries())o.rows.querySelectorAll("button")[s].textContent=i;return o.reach.replaceChildren(...t.reaches.map(Wh)),ro(o),r&&Fh(o),()=>clearInterval(o.timer)}function zh({given:e,send:t}){let o=g("div",{className:"rows"},...e.words.map(Rh)),n=g("input",{type:"range",min:"0",max:String(e.pushes.length-1),value:String(e.pushes.indexOf(0))}),r=g("input",{type:"range",className:"asked",min:"0",max:"1000"}),s=g("output",{ariaLive:"off"}),i=g("p",{className:"told",tabIndex:-1}),a=g("table"),l=g("div",{className:"push"},g("span",{className:"of"}),n,s),c=g("div",{className:"row foot"},g("span",{textContent:"all changes"}),g("span",{className:"track"},...e.words.map(()=>g("i"))),g("output",{ariaLive:"off"})),d=g("div",{className:"reach"}),u=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},a)),p=g("figure",{role:"group",ariaLabel:e.name},l,o,c,d,i,u),m={given:e,send:t,figure:p,rows:o,foot:c,reach:d,slider:n,by:s,mine:r,told:i,table:a,pushed:e.pushed,expected:null,timer:0};n.addEventListener("input",()=>{clearInterval(m.timer),ro(m)}),o.addEventListener("click",({target:b})=>{let x=b.closest("button");x&&_h(m,Number(x.value))}),r.addEventListener("input",()=>ro(m));let h=()=>{m.expected=Number(r.value),m.send("bar",m.expected)};r.addEventListener("pointerup",h);let f=r.value;return r.addEventListener("pointerdown",()=>f=r.value),r.addEventListener("pointercancel",()=>{r.value=f,ro(m)}),r.addEventListener("keydown",b=>Le(b)&&h()),m}function Rh(e,t){let o=g("span",{className:"track"},...["bar","before","line","mine"].map(n=>g("i",{className:n})));return g("div",{className:"row"},g("button",{type:"button",value:String(t),textContent:e}),o,g("output"))}function Wh([e,t,o]){let n=ue(g("i",{className:"bar"}),{share:`${o===null?100:Math.min(100,65*o/t)}%`}),r=ue(g("i",{className:"before"}),{share:"65%"}),s=`${Ft(t)} \u2192 ${o===null?"?":Ft(o)}`,i=g("span",{},"slope for W",g("sub",{textContent:e.slice(2)}));return g("div",{className:`row ${e} ${o===null?"veiled":""}`},i,g("span",{className:"track"},n,r),g("output",{textContent:s}))}function Ph({given:e,mine:t,rows:o}){t.value=String(Math.round(1e3*e.before[e.bar])),t.setAttribute("aria-label",`Where the weight on ${e.words[e.bar]} will be, in thousandths; Enter answers`),o.children[e.bar].querySelector(".track")?.append(t)}function Fh(e){let{slider:t}=e;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let o=Number(t.value);t.value=String(e.given.pushes.indexOf(0)),e.timer=setInterval(()=>{t.value=String(Number(t.value)+1),ro(e),Number(t.value)>=o&&clearInterval(e.timer)},qh)}function _h(e,t){if(e.given.asks==="word")return e.send("word",t);clearInterval(e.timer),e.pushed=t,ro(e)}function ro(e){let{given:t,pushed:o,rows:n,slider:r,by:s,mine:i,told:a}=e,l=t.pushes[Number(r.value)],c=t.after[o][Number(r.value)],d=Math.max(...t.after.flat(2).map(Number)),u=t.before.map((y,v)=>t.slopes.length?y+l*t.slopes[v][o]:null),p=t.own||t.question==="push",h=[Number(r.value),t.pushes.indexOf(t.push)].flatMap(y=>t.before.map((v,S)=>Number(t.after[o][y][S]??v)-v)),f=p?[Math.min(0,...h),Math.max(0,...h)||d]:[0,d];for(let[y,v]of[...n.children].entries()){let S=t.asks==="bar"&&y===t.bar,M=S?Number(i.value):t.expected?.[0]===y?1e3*t.expected[1]:y===t.bar&&t.question==="others"?e.expected:null,O=v.querySelector("button"),E=v.querySelector("output"),N=c[y];E.ariaLive=y===o&&r.matches(":focus")?"polite":"off",O.disabled=t.asks==="bar",O.setAttribute("aria-pressed",String(y===o&&!(t.own&&N===null))),v.classList.toggle("veiled",N===null),v.classList.toggle("asked",S);let $=p?t.before[y]:0;Pn(v,"bar",N===null?f[1]:N-$,f),Pn(v,"before",t.before[y]-$,f),Pn(v,"line",u[y]===null||t.reaches.length?null:u[y]-$,f),Pn(v,"mine",M===null?null:M/1e3-$,f),E.textContent=S?`yours: ${(Number(i.value)/1e3).toFixed(3)}`:t.question==="push"&&!t.slopes.length?Ft(t.before[y]):N===null?"?":p?Go(N-$):Ft(N)}Dh(e,c,d);let b=i.matches(":focus");i.hidden=t.asks!=="bar",b&&i.hidden&&a.focus(),i.max=String(Math.floor(1e3*Math.min(1,d))),s.textContent=Go(l,1),r.setAttribute("aria-label",t.own?"Push each score":`Push the score of ${t.words[o]}`),r.setAttribute("aria-valuetext",Go(l,1)),e.figure.querySelector(".of").replaceChildren(...t.own?["Push each score"]:["Push the score of ",g("b",{textContent:t.words[o]})]),a.textContent=t.asks==="bar"?`Drag the bar of \u201C${t.words[t.bar]}\u201D to where you expect it. The upright lines: the weights before.`:t.reaches.length?"The slopes are of the context\u2019s first number: before \u2192 now.":t.own?"Each row is a weight, and its bar what it gains when its own score is pushed.":c.includes(null)?"What happens to the other bars is covered until you have answered.":`Press a word; the slider pushes its score. ${p?t.slopes.length?"Bars: the changes.":"Numbers: the weights before; bars: the changes.":"The upright line is its weight before."}${t.slopes.length?" Dotted: push times slope.":""}`,Hh(e,l,c,u)}function Dh({given:e,foot:t},o,n){t.hidden=e.asks!=="sum";let r=o.map((a,l)=>a===null?0:a-e.before[l]),[s,i]=[0,r.reduce((a,l)=>a+Math.max(0,l),0)];for(let[a,l]of[...t.querySelectorAll("i")].entries())l.className=r[a]<0?"minus":"",l.hidden=r[a]<0&&!e.sums,r[a]<0&&(i+=r[a]),l.style.left=`${100*(r[a]<0?i:s)/n}%`,l.style.width=`${100*Math.abs(r[a])/n}%`,r[a]>0&&(s+=r[a]);t.classList.toggle("open",!e.sums),t.querySelector("output")?.replaceChildren(e.sums?"0":"?")}function Pn(e,t,o,[n,r]){let s=e.querySelector(`i.${t}`);s.hidden=o===null,s.classList.toggle("beyond",t==="mine"&&Number(o)>r);let i=Math.max(n,Math.min(r,o??0)),a=t==="bar"||t==="mine",l=c=>`${100*c/(r-n)}%`;ue(s,{from:l(Math.min(0,i)-n),share:l(a?Math.abs(i):i-n)})}function Hh({given:e,pushed:t,table:o},n,r,s){let i=(c,d)=>c===null?"covered":Go(c-e.before[d],5),a=e.words.map((c,d)=>[Ft(e.before[d]),r[d]===null?"covered":Ft(r[d]??0),i(r[d],d),i(s[d],d)]),l=["weight on","before","after","change","push \xB7 J"].map(c=>g("th",{scope:"col",textContent:c}));o.replaceChildren(g("caption",{textContent:`${e.own?"Each score":`The score of \u201C${e.words[t]}\u201D`} pushed by ${Go(n,1)}`}),g("tr",{},...l),...a.map((c,d)=>g("tr",{},g("th",{scope:"row",textContent:e.words[d]}),...c.map(u=>g("td",{textContent:u})))))}var qh,Ft,Go,Il=L(()=>{"use strict";pe();Me();ct();qh=55;Ft=(e,t=4)=>e.toFixed(t).replace("-","\u2212"),Go=(e,t=4)=>(e>0?"+":"")+Ft(e,t)});var zl={};D(zl,{headerBottom:()=>Fn,stepPastLine:()=>_n});function _n(e,t){let o=document.createRange(),n=document.querySelector("[data-testid=stMain]"),r=[...n.querySelectorAll("a, button")];o.selectNodeContents(n);let s=e;for(let{top:i,bottom:a,height:l}of[...o.getClientRects(),...r.map(c=>c.getBoundingClientRect())].sort((c,d)=>c.top-d.top))l<41&&i-s<t&&a-s>t&&(s=a-t);return s-e}var Fn,ws=L(()=>{"use strict";Fn=()=>document.querySelector("[data-testid=stHeader]")?.getBoundingClientRect().bottom??0});var Ul={};D(Ul,{default:()=>Vh});function Vh(e){let{data:t}=e,{at:o,before:n}=ne(e,Yh);JSON.stringify(n)!==JSON.stringify(t)&&(o.size=Dn(t)?.shape??ys(t,Dn(t)),_l(o))}function Yh({given:e,send:t}){let o=g("figure",{role:"group"}),n={given:e,size:[4,4],send:t,figure:o},r=0;return new ResizeObserver(()=>{o.clientWidth!==r&&_l(n),r=o.clientWidth}).observe(o),o.addEventListener("pointerover",({target:s})=>Wl(o,s.closest("[data-row]"))),o.addEventListener("pointerleave",()=>Wl(o,null)),me(o,"button.block",()=>o.querySelectorAll('button.block[data-i="0"]').length),n}function Wl(e,t){let o=t instanceof HTMLElement?t.dataset.row:void 0;for(let n of e.querySelectorAll("[data-row]"))n.classList.toggle("lit",n instanceof HTMLElement&&n.dataset.row===o)}function _l(e){let{given:t,figure:o}=e;if(!o.clientWidth)return;o.setAttribute("aria-label",`${t.columns.flat().flatMap(i=>i?.symbol??[]).join(", ")}: shapes drawn to scale`);let n=t.told.map(i=>g("p",{className:t.fits?"told":"told misfit"},...i.split(/(W_\w)/).flatMap(Bl)));n[0].tabIndex=-1;let r=o.querySelector(".corner:focus")!==null,s=g("div",{className:"boxes"},...Dl(e).map(i=>Qh(e,i)));o.replaceChildren(s,...n),Hl(e),Jh(s),r&&o.querySelector(".corner, .told")?.focus()}function Jh(e){let t=e.querySelector(".chain:has(.asked, [data-rows], [data-columns])")??e.firstElementChild;e.style.setProperty("--line",`${t.offsetHeight}px`),e.scrollTop=t.offsetTop}function Dl({given:{columns:e},figure:t}){let o=t.clientWidth<Fl&&e.length>2?Math.ceil(e.length/2):e.length;return Array.from({length:Math.ceil(e.length/o)},(n,r)=>e.slice(r*o,(r+1)*o))}function Hl(e){let t=e.figure.clientWidth,o=Math.max(0,...e.given.words.map(a=>a.length)),n=Math.max(Math.min(48,t*.13),Math.min(9.5*o,t*.29)),r=e.given.columns.length>2,s=Dl(e).map(a=>(t-n-Xh*(a.length+1))/a.reduce((l,[c,d])=>l+vs(Math.max(c&&!r?xs:0,Hn(e,c)[1],Hn(e,d)[1])),0)),i=Math.min(...s);e.figure.style.setProperty("--kept",String(r?Gh:0)),e.figure.style.setProperty("--unit",`${Math.min(r?Bh[t<Fl?"narrow":"wide"]:e.given.words.length?Math.max(Rl,i*.8):Rl,i)}px`),e.figure.style.setProperty("--names",`${n}px`)}function Hn(e,t){return t?t===Dn(e.given)?e.size:t.shape??ys(e.given,t):[0,0]}function Qh(e,t){let o=e.given.words.length/(t[0][1].blocks?.rows??1),n=e.given.words.map((l,c)=>g("li",{className:c&&c%o===0?"first":"",dataset:{row:c}},l)),r=g("ol",{className:"words",ariaLabel:"The words, one row for each"},...n),s=t.map(([l])=>g("div",{className:"above"},...l?[Pl(e,l)]:[])),i=t.map(([,l])=>g("div",{className:"below"},Pl(e,l))),a=g("div",{className:"chain"},g("span"),...s,r,...i);return a.style.gridTemplateColumns=`var(--names) repeat(${t.length}, max-content)`,a}function Pl(e,t){let{symbol:o,letters:n,unequal:r,meets:s,cells:i,shape:a,axes:l,role:c}=t,d=t===Dn(e.given),u=g("div",{className:`box${a||d?"":" unknown"}${d?" asked":""}${l.length&&!t.blocks?" deep":""}`,dataset:{symbol:o}});u.style.setProperty("--sheets",String(Math.min(jh,l[0]??1)));for(let x of r)u.dataset[x]="unequal";s&&(u.dataset[s]="meets"),i&&!d&&u.append(...i.map((x,y)=>tg(x,o==="W_q"||/[ᵀV]$/.test(o)?"":String(y)))),t.blocks||u.append(g("b",{className:"size"},a||d?(l.length?l:Hn(e,t)).join(" \xD7 "):"?"));let p=g("p",{className:"label"},g("b",{},...Bl(o),g("span",{},t.blocks?l.join(" \xD7 "):"")),g("small",{},...r.length?[`\u2260 ${r.join(", ")}`]:d?[]:n.split(/_(\w+)/).map((x,y)=>y%2?g("sub",{},x):x))),m=t.blocks?.rows===1?[g("ol",{className:"across",ariaHidden:"true"},...e.given.words.map(x=>g("li",{},x)))]:[],h=g("div",{className:"holder",dataset:{role:c}},p,...m,u);Gl(h,Hn(e,t)),d&&u.append(og(e,t,h)),t.blocks&&u.append(...Zh(e,t.blocks));let[f,b]=t.blocks?.cell??[];return f!==void 0&&b!==void 0&&(u.children[f].children[b].className="met"),h}function Bl(e){let[t,o]=e.split("_");return t==="W"?[t,g("sub",{},o)]:e.split(/(?<=_)/).flatMap((n,r)=>r?[g("wbr"),n]:[n])}function Zh(e,{rows:t,columns:o,empty:n,marked:r,mine:s,asks:i}){return Array.from({length:t*o},(l,c)=>[Math.floor(c/o),c%o]).map(([l,c])=>{let d=b=>String(b)===String([l,c]),u={empty:n.some(d),marked:r.some(d),mine:s.some(d)},p=t>1&&o>1,m=p?`Queries of sentence ${l+1}, keys of sentence ${c+1}${u.empty?", empty":""}${u.marked?", marked":""}`:`Sentence ${l+c+1}`,h=t>1?"":o>2?String(c+1):`sentence ${c+1}`,f=g(i?"button":"div",{ariaLabel:m,dataset:{rows:t,i:l,j:c},className:`block ${Object.entries(u).flatMap(([b,x])=>x?b:[]).join(" ")}`},g("span",{},h));return i?Object.assign(f,{tabIndex:l||c?-1:0,onclick:()=>e.send("block",[l,c])}):f.role="img",p&&(f.onpointerenter=f.onfocus=()=>eg(e,l,c)),ue(f,{i:l,j:c,rows:t,columns:o})})}function eg({figure:e},t,o){for(let r of e.querySelectorAll("[aria-label^=Sentence]"))r.classList.toggle("joined",r.dataset.rows==="1"?r.dataset.j===String(o):r.dataset.i===String(t));let n=e.querySelector(".told");n.textContent=`Here the words of sentence ${t+1} ask those of sentence ${o+1}.`}function tg(e,t){let o=e.map(n=>ue(g("i",{className:n<0?"minus":""}),{tint:Math.abs(n)}));return g("div",{className:"row",ariaHidden:"true",dataset:t?{row:t}:{}},...o)}function Gl(e,[t,o]){ue(e,{rows:vs(t),columns:vs(o)}).classList.toggle("small",t<3||o<4)}function og(e,t,o){let n=g("button",{type:"button",className:"corner"}),r=e.given.largest,s=a=>{e.size=a,Gl(o,e.size),Hl(e);let l=o.querySelector(".size");l.textContent=[...t.axes.slice(0,-2),...e.size].join(" \xD7 "),n.setAttribute("aria-label",`Shape of ${t.symbol}: ${e.size[0]} rows, ${e.size[1]} columns. The arrow keys change it, Enter answers.`)},i=a=>s(a.map(l=>Math.max(1,Math.min(r,Math.round(l)))));return s(e.size),String(e.size)===String(ys(e.given,t))&&!t.shape&&(o.querySelector(".size").textContent="?"),n.addEventListener("pointerdown",a=>{if(a.preventDefault(),a.button)return;n.focus(),n.setPointerCapture(a.pointerId);let[l,c,[d,u]]=[a.clientX,a.clientY,e.size],p=parseFloat(e.figure.style.getPropertyValue("--unit")),m=()=>n.onpointermove=n.onpointerup=n.onpointercancel=null;n.onpointermove=({clientX:h,clientY:f})=>i([d+(f-c)/p,u+(h-l)/p]),n.onpointerup=()=>{m(),(e.size[0]!==d||e.size[1]!==u)&&e.send("shape",e.size)},n.onpointercancel=()=>{m(),s([d,u])}}),n.addEventListener("click",({detail:a})=>a===0&&e.send("shape",e.size)),n.addEventListener("keydown",a=>{let l=Kh[a.key];l&&(a.preventDefault(),i([e.size[0]+l[0],e.size[1]+l[1]]))}),n}var Rl,Bh,Gh,Uh,jh,Fl,Xh,Kh,Dn,xs,ys,vs,jl=L(()=>{"use strict";pe();Me();Xe();Rl=24,Bh={narrow:11,wide:14},Gh=8,Uh=24,jh=4,Fl=560,Xh=14,Kh={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]};Dn=({columns:e,asked:t})=>e.flat().find(o=>o&&o.line===t&&!o.symbol.endsWith("\u1D40")),xs=7,ys=({columns:e,words:t},o)=>t.length?[e.some(([n])=>n===o)?xs:t.length,xs]:e[0][1].shape??[4,4];vs=e=>Math.min(Uh,e)});var Vl={};D(Vl,{default:()=>sg});function sg(e){let{data:t,setTriggerValue:o}=e,n=matchMedia(ng),{figure:r,folded:s}=ne(e,()=>({figure:g("figure"),folded:[]})).at,i=t.groups.some(({kind:c})=>c);r.className=i?"mapped":"";let a=null,l=({title:c,told:d,squares:u,kind:p,able:m},h)=>{let f=p==="folded"||(i?u:t.groups.flatMap(q=>q.squares)).some(({state:q,most:C})=>q!=="open"||C),b=i&&f?u.findIndex(({state:q,label:C})=>q==="begun"||C&&q==="open"):-1,{name:x="",label:y=""}=u[b]??{},v=y.length>2?y:x.slice(x.indexOf(": ")+1).trim().replace(/(?<=\?) .*|: .*/,""),S=v?[g("button",{type:"button",className:"ahead",onclick:()=>o("square",[h,b])},`Next: ${v}`)]:[],M=g("p",{className:"says"},...S),O=[];for(let[q,{name:C,state:z,begins:F,label:I,most:W,drawn:j,help:fe}]of u.entries()){(F||!q)&&O.push(g("div",{},g("b",{},F),g("div",{})));let xe=i&&(I||C).length>2,he=xe?[Kl(z),g("span",{},I||C,...fe?[g("small",{},fe)]:[])]:i?[ks[z]||I]:[ks[z],...I.split(" ").map(U=>g(U===W?"strong":"span",{},U)),g("small",{},C.slice(C.lastIndexOf(" ")+1,-1))],T=`${xe?"named":""} ${q===b||!f&&!h&&!q?"next":""}`,R=g("button",{type:"button",tabIndex:q?-1:0,title:C,ariaLabel:`${C}: ${Xl[z]}`,ariaCurrent:String(!!j),className:T,dataset:{state:z}},...he);i&&!xe&&(R.onpointerenter=R.onfocus=()=>M.replaceChildren(C),R.onpointerleave=R.onblur=()=>M.replaceChildren(...S)),R.onclick=()=>{let U=!i||xe||a===R||matchMedia("(hover: hover)").matches;a=R,U?o("square",[h,q]):M.replaceChildren(`Press again to go there: ${C}`)},O.at(-1)?.lastChild?.appendChild(R)}let E=g("div",{className:"all"},...O),N=g("div",{className:"head"},g("h2",{},c),g("p",{},d),...m?[g("p",{},m)]:[]);if(me(E,"button"),i&&N.append(M),!i||p==="road")return g("section",{className:p},N,E);let $=s[h]??(p==="folded"||n.matches||u.every(({state:q})=>q==="open")),A=g("details",{open:!$,ontoggle:()=>{s[h]=!A.open}},g("summary",{},`All ${u.length}`),E);return g("section",{className:p},N,A)};r.replaceChildren(...i?[rg(t.groups.flatMap(({squares:c})=>c.map(({state:d})=>d)))]:[],...t.groups.map(l))}var ng,ks,Xl,Kl,rg,Yl=L(()=>{"use strict";pe();Me();Xe();ng="(max-width: 640px)",ks={open:"",begun:"\u25D0",done:"\u2713",later:"\u2713",right:"\u2713",wrong:"\u2717"},Xl={open:"open",begun:"begun",done:"all right",later:"all right, not all at first",right:"right",wrong:"wrong"},Kl=e=>g("i",{ariaHidden:"true",dataset:{state:e}},e==="begun"?"":ks[e]),rg=e=>{let t=["open","begun","done","later"].filter(o=>e.includes(o));return g("p",{className:"key"},...(t[1]?t:[]).map(o=>g("span",{},Kl(o),Xl[o])))}});var tc={};D(tc,{default:()=>ag});function ag(e){let{at:t,before:o}=ne(e,ig);for(let[n,[,r]]of t.given.numbers.entries())o?.numbers[n][1]!==r&&(t.sliders[n].value=String(r));ec(t)}function ig({given:e,send:t}){let o=e.numbers.map(([a,l],c)=>{let d=g("input",{type:"range",min:String(-e.most),max:String(e.most),ariaLabel:a});return d.value=String(l),d.addEventListener("input",()=>ec(i)),d.addEventListener("change",()=>t("number",[c,Number(d.value)])),d}),n=e.sums.map(([a,l,c])=>Jl([g("b",{},a)," + ",g("b",{},l),c?" > 0":" \u2264 0"],c?"above":"below")),r=g("p"),s=g("figure",{role:"group",ariaLabel:e.name},...o.map((a,l)=>Jl([g("b",{},e.numbers[l][0])],"number",a)),g("hr"),...n,r),i={given:e,send:t,figure:s,sliders:o,sums:n,told:r};return i}function ec({given:e,sliders:t,sums:o,told:n}){let r=Object.fromEntries(e.numbers.map(([c],d)=>[c,Number(t[d].value)]));for(let c of t)Ql(c.closest(".row"),Number(c.value),"",e.most);let s=e.sums.map(([c,d])=>r[c]+r[d]),i=c=>e.sums.flatMap(([d,u,p])=>p===c?`${d} + ${u}`:[]).join(" and "),a=Zl(s.reduce((c,d,u)=>c+(e.sums[u][2]?d:0),0)),l=s.map((c,d)=>c>0===e.sums[d][2]);for(let[c,d]of o.entries())Ql(d,s[c],l[c]?" \u2713":" \u2717",e.most);n.textContent=`${l.filter(Boolean).length} of ${s.length} right. ${e.compares?`${i(!0)} make ${a} together, and so do ${i(!1)}.`:e.told}`}function Ql(e,t,o,n){ue(e,{from:Math.min(0,t)/n,long:Math.abs(t)/n,to:t/n}).classList.toggle("right",o===" \u2713"),e.querySelector("output").replaceChildren(Zl(t),g("small",{},o))}var Jl,Zl,oc=L(()=>{"use strict";pe();Me();Jl=(e,t,...o)=>g("div",{className:`row ${t}`},g("span",{},...e),g("span",{className:"track"},g("i"),...o),g("output",{ariaLive:"off"})),Zl=e=>e>0?`+${e}`:String(e).replace("-","\u2212")});var ic={};D(ic,{default:()=>lg});function lg(e){let{at:t,before:o}=ne(e,cg);JSON.stringify(o)!==JSON.stringify(e.data)&&dg(t,e.data)}function cg(e){let t=g("div"),o=g("p",{tabIndex:-1}),n=g("button",{type:"button",className:"answer"}),r=g("figure",{role:"group"},t,o,n),s={...e,figure:r,lines:t,told:o,answer:n,mine:[]};t.addEventListener("click",({target:l,clientX:c})=>{let d=l,u=d.closest(".taken .line:last-child .block"),p=d.closest("button");u&&s.send("share",Po(u,c));let m=[...p?.closest(".line")?.querySelectorAll("button.block")??[]];if(!p)return;let h=p.classList.contains("block")?[p]:m,f=h.every(b=>b.dataset.state==="gone");for(let b of h)nc(b,!f);o.ariaLive="polite",ac(s)});let i,a=l=>l?.closest("button.block[data-text]");return t.addEventListener("pointerdown",({target:l})=>i=a(l)),t.addEventListener("pointermove",({clientX:l,clientY:c,buttons:d})=>{let u=t.getRootNode(),p=a(u.elementFromPoint(l,c));if(d===1&&p&&p!==i)for(let m of[i,p])m?.dataset.state===""&&m.click()}),me(t,"button, [data-text]",()=>t.querySelectorAll(".line:first-child button, .line:first-child [data-text]").length),n.addEventListener("click",()=>{s.mine=Ss(s).flatMap(({dataset:l},c)=>l.state==="gone"?c:[]),s.given.counted==="gone"?s.send("gone",s.mine.join(" ")):s.send("left",sc(s))}),s}function nc(e,t){e.dataset.state=t?"gone":"",e.setAttribute("aria-pressed",String(t)),rc(e)}function rc(e){let{of:t,state:o,text:n,many:r}=e.dataset;e.ariaLabel=`${t}: ${o==="ahead"?"still to come":n?o==="gone"?"0, hidden":n:r}`}function ac(e){let t=sc(e),o=t===1,[n,r]=o?["weight becomes","is"]:["weights become","are"],s=e.given.counted==="left";e.answer.disabled=!e.lines.querySelector("[data-state=gone]"),e.told.textContent=e.answer.disabled?`Press a ${s?"block":"weight"} or a word.`:s?`${t} ${r} left.`:`${t} ${n} 0.`,e.answer.textContent=`Answer with ${t}`}function dg(e,{name:t,told:o,lines:n,asks:r,takes_share:s,mine:i,framed:a}){let{figure:l,answer:c}=e,d=l.contains(l.getRootNode().activeElement);l.ariaLabel=t,l.style.setProperty("--wide",String(Math.max(...n.map(({blocks:f})=>f.reduce((b,{wide:x,cell:y})=>b+x*y,0))))),l.style.setProperty("--tall",String(n[0].blocks[0].high)),l.style.setProperty("--gaps",String(Math.max(...n.map(({blocks:f})=>f.some(({label:b,high:x})=>b||x>1)?f.length:0)))),l.classList.toggle("taken",s),l.classList.toggle("beside",n.every(({note:f})=>!f)),e.lines.replaceChildren(...n.map(({label:f,note:b,blocks:x},y)=>{let v=r?g("button",{type:"button",ariaLabel:`All of ${f}`,tabIndex:-1},f):g("span",{},f);return g("div",{className:y===a?"line framed":"line"},g("div",{className:"title"},v,g("span",{},b)),...x.map(S=>ug(S,f,r)))}));let u=e.lines.querySelector("button.block, [data-text]");u&&(u.tabIndex=0);let m=(i.length&&e.mine.length!==i.length?i:e.mine).map(f=>Ss(e)[f]).filter(f=>f?.dataset.state===""),h=r?[]:m;for(let f of h)f.classList.add("mine");if(r)for(let f of m)nc(f,!0);e.mine=[],e.told.ariaLive="off",e.told.textContent=h.length?`${o} Dashed: yours, which stay.`:o,c.hidden=!r,r&&ac(e),d&&!l.contains(l.getRootNode().activeElement)&&e.told.focus()}function ug({label:e,wide:t,high:o,cell:n,role:r,state:s,text:i,share:a},l,c){let d=i?1:t*o,u=g(c?"button":"div",{className:"block",dataset:{of:`${e} of ${l}`,role:r,state:s,many:String(d),...o>1?{}:{flat:""},...i?{text:i}:{}}});return(c||i)&&(u.tabIndex=-1),Object.assign(u,c?{ariaPressed:"false"}:{role:"img"}),rc(u),g("div",{},...e?[g("small",{},e)]:[],ue(u,{wide:t,high:o,cell:n,share:a}))}var Ss,sc,lc=L(()=>{"use strict";Nn();pe();Me();Xe();Ss=({lines:e})=>[...e.querySelectorAll(".block")],sc=e=>Ss(e).reduce((t,{dataset:o})=>t+Number(o.state==="gone"==(e.given.counted==="gone")&&o.many),0)});var cc={};D(cc,{NARROW:()=>Ke,ONE:()=>Es,VEILED:()=>Bn,asksForWord:()=>se,isFree:()=>so,isLike:()=>bt,isMark:()=>Uo,isMovable:()=>ve,isOff:()=>wt,missingWeights:()=>As,sharesOf:()=>ze,unpack:()=>$s,words:()=>Ne});function $s({layers:e,heads:t,tokens:o,largest:n},r){let s=n?e*t*o.length*n*4:r.length;return{weights:new Uint16Array(r.slice(0,s).buffer),pixels:r.slice(s)}}function ze(e,[t,o,n]){let{given:r,weights:s}=e,i=Ne(e).length,a=r.largest||i,l=((t*r.heads+o)*r.tokens.length+n)*a,c=Array.from(s.subarray(l,l+a),p=>p===65535?null:p===r.nan?NaN:p/65534*r.most);if(!r.largest)return c;let d=new Array(i).fill(0),u=s.subarray(s.length/2+l);return c.forEach((p,m)=>{d[u[m]]=p}),d}var Bn,Es,Ke,bt,se,so,ve,Ne,Uo,As,wt,_e=L(()=>{"use strict";Bn=65535,Es=65534,Ke=480,bt=(e,t)=>String(e)===String(t);se=({given:e})=>e.asks==="word",so=e=>se(e)&&e.given.others.length>0&&ze(e,e.given.row)[0]!==null,ve=({given:e})=>e.moves.length>0&&!e.outlined.length,Ne=({given:e})=>e.others.length?e.others:e.tokens;Uo=({given:e},t)=>e.others.length>0&&!e.values.length&&t.includes(1),As=({given:e,shown:t})=>bt(t,e.row)?e.missing:[],wt=({off:e},t,o)=>e.some(([n,r])=>n===t&&r===o)});var dc={};D(dc,{add:()=>Ms,expect:()=>Gn});function Ms(e,t){let{given:o,bar:n,shown:[,r]}=e;n.hidden=!o.sums?.length;let s=t[0]!==null&&o.sums?.includes(r);n.classList.toggle("covered",!s),n.style.setProperty("--one",`${100/o.reach}%`);let i=s?[...t,...As(e)]:[];for(;n.querySelectorAll("i").length<Math.max(t.length,i.length);)n.prepend(g("i"));for(let[a,l]of[...n.querySelectorAll("i")].entries()){let c=(i[a]||0)/o.reach;l.style.width=`${100*c}%`,l.className=c&&a>=t.length?"missing":"",l.textContent=l.className&&c>.09?Ne(e)[a-t.length]:""}Gn(e)}function Gn({given:e,mine:t,slider:o,answer:n}){let r=e.asks==="share"?Number(o.value)/100:e.expected;o.hidden=n.hidden=e.asks!=="share",o.dir=e.fromEnd?"rtl":"ltr",t.hidden=r===null,t.classList.toggle("end",e.fromEnd),t.classList.toggle("given",o.hidden),t.classList.toggle("small",(r??0)<.2),t.style.width=`${100*(r??0)}%`,t.textContent=`${Math.round(100*(r??0))} %`,n.textContent=`Answer with ${t.textContent}`}var Un=L(()=>{"use strict";pe();_e()});var uc={};D(uc,{LINE:()=>dt,highest:()=>jo,path:()=>rt});function rt(e,t,o){if(e.given.others.length)return`M${t.x},${t.y} C${t.x},${(t.y+o.y)/2} ${o.x},${(t.y+o.y)/2} ${o.x},${o.y}`;if(e.isWrapped&&t.y!==o.y){let a=e.line>dt?44:29,[l,c]=t.y<o.y?[t.y+a,o.y+8]:[t.y+8,o.y+a];return`M${t.x},${l} C${t.x},${(l+c)/2} ${o.x},${(l+c)/2} ${o.x},${c}`}if(e.isWrapped&&t.x!==o.x)return`M${t.x},${t.y} Q${(t.x+o.x)/2},${t.y-Math.min(.8*e.line,t.y+8)} ${o.x},${o.y}`;if(e.isWrapped){let a=Math.min(.58*e.line,1.2*(t.y+8));return`M${t.x-5},${t.y} c${-.4*a},${-a} ${.4*a+10},${-a} 10,0`}let n=e.given.least?e.places[0]:t,r=jo(Math.max(...e.places.map(({x:a})=>Math.abs(a-n.x)),Math.abs(o.x-t.x))),s=t.y-2*jo(o.x-t.x)*Math.min(e.figure.clientWidth<480||e.given.tall?2:1,(t.y-20)/r),i=Math.min(60,1.6*Math.min(t.x,e.figure.clientWidth-t.x));return t.x===o.x?`M${t.x-8},${t.y} c${-i},-110 ${i+16},-110 16,0`:`M${t.x},${t.y} Q${(t.x+o.x)/2},${s} ${o.x},${o.y}`}var dt,jo,_t=L(()=>{"use strict";_e();dt=44,jo=e=>30+Math.abs(e)*.475});var fc={};D(fc,{drawnOn:()=>jn,enlarge:()=>Ns,stand:()=>Ls});function Ls(e,t){let{given:{tokens:o,lengths:n},svg:r,chosen:s}=e,i=t<480?164:n?214:238,[a,l]=[i/o.length,st-6],c=n?(t-st-pc)/2:t-st-pg,[d,u]=[c/o.length,Math.min(14,1.15*a)],[p,m]=[!n||d>=mc,De+i+16],h=n?st+c+pc:0,f=(b,x)=>o.slice(0,p?void 0:1).map((y,v)=>k("text",{"aria-hidden":"true","font-size":Math.min(u,Math.max(d,mc)),transform:`translate(${b+(v+.5)*d},${x}) rotate(-60)`},y));Object.assign(e,{isWrapped:!0,line:a,ends:[],places:o.map((b,x)=>({x:st,y:De+(x+.5)*a-10}))}),r.setAttribute("viewBox",`0 0 ${t} ${De+i+(n?24:6)}`),r.replaceChildren(...[st,...h?[h]:[]].map(b=>k("image",{x:b,y:De,width:c,height:i,preserveAspectRatio:"none","aria-hidden":"true"})),k("rect",{class:"asks",x:st,width:n?.length?t-st:c,height:a}),k("text",{class:"level",x:l,y:De-24,"text-anchor":"end"},"asked \u2192"),k("text",{class:"level",x:l,y:De-8,"text-anchor":"end"},"asks \u2193"),...h?["weight","\xD7 length of value"].map((b,x)=>k("text",{class:"level",x:[st,h][x]+c/2,y:m,"text-anchor":"middle"},b)):[],k("g",{class:"lengths"}),...h&&!n?.length?[k("rect",{class:"covered",x:h,y:De,width:c,height:i}),k("text",{x:h+c/2,y:De+i/2,"text-anchor":"middle","font-size":26},"?")]:[],...f(st,De-5),...o.map((b,x)=>k("text",{class:"word",x:l,y:De+(x+.5)*a+.35*u,"text-anchor":"end","font-size":u,role:"button",tabindex:x===s[2]?0:-1,"data-word":x,"data-side":"from"},b)))}function Ns(e){let{given:{heads:t,lengths:o,tokens:{length:n},whole:r},svg:s,grid:i,line:a,shown:[l,c,d]}=e;if(!r)return;let[u,p]=s.querySelectorAll("image"),m=l*t+c;if(u.setAttribute("href",i.querySelectorAll("canvas")[m].toDataURL()),s.querySelector(".asks")?.setAttribute("y",String(De+d*a)),!o?.length)return;let h=o.slice(m*n,(m+1)*n),f=Number(p.getAttribute("width"))/n;p.setAttribute("href",fg(e,h)),s.querySelector(".lengths")?.replaceChildren(...h.map((b,x)=>{let y=mg*b/Math.max(...h);return k("rect",{x:Number(p.getAttribute("x"))+x*f+1,y:De-4-y,width:Math.max(1,f-2),height:y})}))}function fg(e,t){let{shown:[o,n],grid:r}=e,s=g("canvas",{width:t.length,height:t.length}),i=s.getContext("2d");return i.fillStyle=getComputedStyle(r.querySelectorAll("canvas")[0]).color,t.forEach((a,l)=>jn(ze(e,[o,n,l]),t).forEach((c,d)=>{i.globalAlpha=Math.sqrt(c),i.fillRect(d,l,1,1)})),s.toDataURL()}function jn(e,t){let o=e.map((r,s)=>Number(r)*t[s]),n=o.reduce((r,s)=>r+s,0);return o.map(r=>r/n)}var st,De,pg,pc,mg,mc,Xo=L(()=>{"use strict";pe();Oe();_e();[st,De]=[62,44],[pg,pc,mg]=[20,14,26],mc=12});var hc={};D(hc,{capital:()=>Kn,headName:()=>Xn,rounded:()=>Ve,sentenceOf:()=>Ts});function Ve(e,t){let o=e.toFixed(t);return Number(o)!==e&&[0,1].includes(Number(o))?`\u2248 ${Number(o)}`:o}function Ts(e,t){let{given:o,shown:[n,r,s]}=e,i=wt(o,n,r),a=o.layers*o.heads>1||o.names.length?`${Kn(Xn(o,n,r))}${i?".":":"} `:"";if(t[0]===null)return[g("span",{className:"where"},a.replace(": ","."))];if(Number.isNaN(t[0]))return[`${a}\u201C${o.tokens[s]}\u201D has nan for every word: 0/0.`];if(Uo(e,t))return[`${o.tokens[s]} \u2194 `,g("b",{},Ne(e)[t.indexOf(1)])];let l=t.map(Number),c=l.map((b,x)=>({share:b,j:x})).filter(({share:b})=>b).sort((b,x)=>x.share-b.share).slice(0,3);if(o.lengths?.length){let b=t.indexOf(Math.max(...l)),x=o.lengths.slice((n*o.heads+r)*t.length);return[g("span",{className:"where"},a),`\u201C${o.tokens[s]}\u201D gives ${o.tokens[b]} `,g("b",{},Ve(l[b],2))," and draws on it ",g("b",{},Ve(jn(t,x)[b],2)),g("span",{className:"pair"},`: its value is ${x[b].toFixed(2)} long`)]}if(o.begins&&o.drawn!==null&&s===o.row[2]){let[b,x]=o.begins,y=(v,S)=>[`${o.tokens[v]} \xB7 ${o.tokens[S]} is `,g("b",{},Ve(Number(ze(e,[n,r,v])[S]),2))];return[...y(s,x),", ",...y(b,o.drawn)]}let u=o.drawn!==null&&!o.isSent?`\u2717 Not \u201C${Ne(e)[o.drawn??0]}\u201D: draw another from \u201C${o.tokens[s]}\u201D.`:`Draw a thread from \u201C${o.tokens[s]}\u201D, or press its word.`;if(!c.length)return se(e)?[u]:[];let p=o.sums?.includes(r)&&l.reduce((b,x)=>b+x,0).toFixed(4),m=`${i?"Before, ":""}\u201C${o.tokens[s]}\u201D${p?`, ${p} in all:`:` ${i?"attended to":o.verb}`} `,h=o.sums||o.names.length?4:2,f=c.map(({share:b,j:x},y)=>g("span",{className:"pair"},y?", ":"",`${hg(Ne(e),x)} `,g("b",{},Ve(b,h))));return[g("span",{className:o.names.length*o.layers>1?"where":""},a),g("span",{className:"first"},o.drawn!==null&&s===o.row[2]&&!se(e)?"Dashed: yours. ":"",m,f[0]),...f.slice(1),t.length>3&&c.length===3?" \u2026":"",o.largest?` Of so long a text, the ${o.largest} largest weights of each word are here.`:""]}var hg,Xn,Kn,Ko=L(()=>{"use strict";pe();_e();Xo();hg=(e,t)=>e.indexOf(e[t])===e.lastIndexOf(e[t])?e[t]:e[t]+[...String(t+1)].map(o=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089"[Number(o)]).join(""),Xn=(e,t,o)=>(e.names[o]??`Layer ${t+1}, head ${o+1}`)+(wt(e,t,o)?`, ${e.change}`:""),Kn=e=>/[A-Za-z]\.\w/.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)});var gc={};D(gc,{layWritten:()=>Os,showWritten:()=>Cs});function Os(e,t,o,n){let{places:r,given:{tokens:s,moves:i}}=e;e.written=i.map(l=>({x:t[l],y:o+ao}));let a=`matrix(1 0 0 -1 0 ${2*o+ao})`;return[...e.written.map(({x:l,y:c},d)=>k("path",{class:"join",d:`M${r[d].x},${o+58} C${r[d].x},${o+76} ${l},${c-76} ${l},${c-56}`})),...s.map(()=>k("path",{class:"was",transform:a})),...s.map((l,c)=>k("text",{class:"old",x:e.written[c].x,y:o+ao-33,"text-anchor":"middle","font-size":n},l)),...e.written.map(({x:l})=>k("text",{class:"share old-share",x:l,y:o+ao-11,"text-anchor":"middle"})),...(ve(e)?[o+28,o+ao-33]:[14,2*o+ao+12]).map(l=>k("text",{class:"level",x:0,y:l}))]}function Cs(e,t){let{svg:o,shown:[n,r,s],written:i,given:a,places:l}=e,c=ze(e,[n,0,s]);o.dataset.lit=a.outlined.length===1?String(a.outlined[0][1]):"";let d={x:i[s].x,y:l[s].y};c.forEach((u,p)=>{let m=u||0,h=f=>o.querySelectorAll(f)[p];h(".was").setAttribute("d",rt({...e,places:i},d,{x:i[p].x,y:l[p].y})),h(".was").setAttribute("stroke-width",String(Math.max(.6,30*m/a.most))),h(".was").classList.toggle("none",!m),h(".join").classList.toggle("from",s===p),h(".old").classList.toggle("from",s===p),h(".old").classList.toggle("most",s!==p&&m>.3),h(".old-share").textContent=t(u)||"?"}),o.querySelectorAll(".level").forEach((u,p)=>{u.textContent=Kn(a.names[p?0:r]??"")})}var ao,Vn=L(()=>{"use strict";Oe();_t();Ko();_e();ao=143});var wc={};D(wc,{show:()=>we});function we(e,t){e.shown=[...t];let{given:o,svg:n,places:r,ends:s}=e,[i,a,l]=t,c=ze(e,t),d=c[0]===null,u=d||se(e)&&!c.some(Boolean),p=!o.others.length,m=wt(o,i,a);n.classList.toggle("changed",m);for(let E of n.querySelectorAll(".kept"))E.classList.toggle("drawn",Number(E.dataset.word)===l);let h=l===o.row[2]?o.drawn:null,f=h!==null&&o.begins||[];n.classList.toggle("compares",f.length>0);let b=h!==null&&u&&!d&&!o.isSent,x=Uo(e,c),y=E=>o.names.length>0&&E===0,v=Math.min(...s.slice(1).map(({x:E},N)=>Math.abs(E-s[N].x))),S=o.sums&&v>=bc?4:o.most>1&&v<bc/1.5?1:2,M=(E,N=!1)=>E===null?"":Number.isNaN(E)?"nan":y(E)?"0":E>gg||(o.sums||o.moves.length)&&(E||p)||(E||o.values.length)&&s.length<=bg?Ve(E,S):N?Ve(E,S):"",O=e.isWrapped?c.map(Number).sort((E,N)=>N-E)[wg]??0:.02;n.querySelectorAll(".thread").forEach((E,N)=>{let $=c[N]||0;E.setAttribute("d",rt(e,r[l],s[N]));let A=Math.hypot(s[N].x-r[l].x,s[N].y-r[l].y),q=(e.isWrapped?Math.min(14,A/6||14):x?12:o.least?10:30)*(($-o.least)/(o.most-o.least));E.setAttribute("stroke-width",String(Math.max(.6,q))),E.classList.toggle("pale",f.length>0&&N!==f[1]),E.classList.toggle("none",d||y(c[N])||Number.isNaN(c[N])||u&&!p),E.setAttribute("opacity",String(u?0:$>O?.7:e.isWrapped||x?0:.4))});for(let E of n.querySelectorAll(".word")){let[N,$]=[Number(E.dataset.word),p||E.dataset.side==="to"],A=c[N]??0,q=E.dataset.side==="from"&&N===l;E.classList.toggle("from",q),E.classList.toggle("most",$&&!q&&A>.3);let C=se(e)?"draw the thread here":`${o.tokens[l]} ${m?"attended to":o.verb} it: ${d?`a share that is covered${o.powers.length?`, of ${o.powers[N]}`:""}`:Ve(A,2)}`,z=ve(e)?`, word ${N+1} of ${s.length}; Shift and an arrow key move it`:"",F=$&&o.values.length?`, ${o.values[N]}`:"";E.setAttribute("aria-label",$?`${E.textContent}${F}: ${C}${z}`:`${E.textContent}: show its threads`)}if(n.querySelectorAll(".share:not(.old-share)").forEach((E,N)=>{let $=b?"\u2717":d&&o.expected!==null?`\u2717 ${Ve(o.expected,S)}`:M(c[N],!0),A=(N===f[1]?c:N===h&&f.length?ze(e,[i,a,f[0]]):[])[N]??null;E.classList.toggle("most",A!==null),E.textContent=A!==null?Ve(A,2):x?"":M(c[N])||(N===h?$:"")||(d?o.powers[N]??"?":"")}),n.classList.toggle("wrong",b),n.querySelector(".mine")?.setAttribute("d",h!==null?rt(e,r[f[0]??l],s[h]):""),Ms(e,c),Ns(e),e.told.hidden=o.moves.length>0,o.moves.length)return Cs(e,M);e.told.classList.toggle("exact",!d),e.told.replaceChildren(...Ts(e,c)),e.grid.querySelectorAll("button").forEach((E,N)=>E.classList.toggle("shown",N===i*o.heads+a))}var gg,bg,bc,wg,io=L(()=>{"use strict";Un();_t();Ko();Xo();Vn();_e();gg=.035,bg=7,bc=50,wg=12});var xc={};D(xc,{drawPictures:()=>qs});function qs(e){let{given:t,grid:o}=e,n=t.layers*t.heads;if(o.hidden=n<2||t.moves.length>0,o.style.setProperty("--heads",String(t.heads)),o.classList.toggle("named",t.names.length>0),o.classList.toggle("many",t.names.length>5),o.classList.toggle("fades",t.outlined.length>0),o.classList.toggle("framed",!!t.change&&t.outlined.length>0),e.svg.classList.toggle("plays",t.plays),[...o.querySelectorAll("button")].length!==n&&n>1){let c=Array.from({length:t.heads},(u,p)=>String(p+1)),d=[g("i",{className:"layer"},"head"),...c].map(u=>g("small",{ariaHidden:"true"},u));o.replaceChildren(...t.names.length?[]:d,...Array.from({length:t.layers},(u,p)=>{let m=t.names.length?[]:[g("i",{className:"layer"},"layer "),String(p+1)];return[g("span",{hidden:!m.length},...m),...c.map((h,f)=>vg(e,p,f))]}).flat())}let[s,i]=t.side?[t.side,t.side]:[t.tokens.length,Ne(e).length],a=o.querySelectorAll("canvas"),l=xg(a[0]);a.forEach((c,d)=>{c.width=i,c.height=s;let u=c.getContext("2d"),p=u.createImageData(i,s),m=new Uint32Array(p.data.buffer);for(let E=0;E<s*i;E++){let N=e.weights[d*s*i+E];m[E]=t.side?l[e.pixels[d*s*i+E]]:N===65535?0:N===t.nan?4286611584:l[Math.round(255*Math.sqrt(N/65534))]}u.putImageData(p,0,0);let[h,f]=[Math.floor(d/t.heads),d%t.heads],b=!t.side&&e.weights.subarray(d*s*i,(d+1)*s*i).every(E=>E===65535),x=c.parentElement,[y,v]=[t.names[f],t.names[f-1]],[,S,M=""]=/^(\D+ )(\d+)$/.exec(y??"")??["",y],O=v===y||M&&v?.startsWith(S);y&&x.replaceChildren(c,g("small",{},g("i",{className:O?"again":""},S.replace(/ $/,"\xA0")),M)),x.classList.toggle("off",wt(t,h,f)),x.classList.toggle("veiled",b),x.classList.toggle("outlined",t.outlined.some(([E,N])=>E===h&&N===f)),x.ariaLabel=x.title=`${Xn(t,h,f)}${b?", covered":""}`})}function xg(e){let t=e&&getComputedStyle(e),o=s=>s?.match(/\d+/g)?.map(Number)??[0,0,0],[n,r]=[o(t?.color),o(t?.backgroundColor)];return Uint32Array.from({length:256},(s,i)=>{let[a,l,c]=r.map((d,u)=>Math.round(d+(n[u]-d)*i/255));return 255<<24|c<<16|l<<8|a})}function vg(e,t,o){let n=t===e.chosen[0]&&o===e.chosen[1]?0:-1,r=g("button",{type:"button",tabIndex:n},g("canvas")),s=()=>we(e,[t,o,se(e)?e.given.row[2]:e.chosen[2]]);return r.onpointermove=()=>e.shown[0]===t&&e.shown[1]===o||s(),r.onfocus=s,r.onblur=()=>we(e,e.chosen),r.onclick=()=>{e.chosen=[t,o,e.chosen[2]],e.told.ariaLive=e.given.asks==="head"?"off":"polite",we(e,e.chosen),e.send("head",[t,o])},r}var Is=L(()=>{"use strict";pe();io();Ko();_e()});var Sc={};D(Sc,{lay:()=>Dt});function Dt(e){let{given:t,svg:o}=e,n=e.figure.clientWidth;if(!n)return;if(t.whole)return Ls(e,n),we(e,e.shown);let r=n<480,s=t.others.length>0,i=zs(e,t.tokens,n,Rs(t)?t.others:[]),a=Rs(t)?i:zs(e,Ne(e),n),l=Math.min(i.type,a.type),c=!s&&t.tokens.length>Sg,d=!s&&l<(r?yg:Ws);e.isWrapped=c||d,e.line=c?dt:t.layers>1?(r?t.change?.52:.66:1)*Eg:(r?t.heads>1?1.75:1.2:1)*$g,e.figure.classList.toggle("long",c);let[u,p]=[i.middles[0],i.middles[i.middles.length-1]],m=r&&t.heads===1&&!t.sums?200:150,h=t.moves.length>0,f=t.tall&&!r?Mg:(h?r?.66:.9:1)*Math.min(t.change?Tg:t.layers>1?Ng:Lg,t.counts.length?Math.max(106,n*.32):Math.max(m,n*.36),Math.max(110,60+jo(p-u))),b=t.values.length&&18,[x,y]=s?[54+b,(r?230:340)-(t.sums?28:0)]:[f,f];t.tall&&e.isWrapped&&(e.line=Math.max(e.line,Ag/(new Set(vc(e,i.written,n).map(({y:W})=>W)).size-1))),e.places=e.isWrapped?vc(e,i.written,n):i.middles.map(W=>({x:W,y})),e.ends=s?a.middles.map(W=>({x:W,y:x})):e.places;let v=e.isWrapped?e.places[e.places.length-1].y+46:0;o.setAttribute("viewBox",`0 0 ${n} ${v||y+(h?y+(ve(e)?143:159):s?34:t.counts.length?114+Yn(n):56)}`);let S=e.ends.map(()=>k("path",{class:"thread"})),M=[...t.tokens.map((W,j)=>yc(e,W,j,e.places[j],"from",e.isWrapped?kc(n,t.layers):l)),...t.others.map((W,j)=>yc(e,W,j,e.ends[j],"to",l))],O=s?-36-b:e.isWrapped?39:51,E=e.ends.map(({x:W,y:j})=>k("text",{class:"share",x:W,y:j+O,"text-anchor":"middle"})),N=t.values.map((W,j)=>k("text",{class:"value",x:e.ends[j].x,y:x-36,"text-anchor":"middle"},W)),$=Object.entries({weight:x-54,value:x-36,key:x-12,query:y+24}),A=({middles:W,written:j})=>Math.min(...W.map((fe,xe)=>fe-j[xe]*l/Vo/2))-16,q=b&&n>480?$.map(([W,j])=>k("text",{class:W,x:A(W==="query"?i:a),y:j,"text-anchor":"end"},W)):[];o.classList.toggle("valued",!!b);let C=o.getRootNode().activeElement,z=C instanceof SVGElement?[...o.querySelectorAll(".word")].indexOf(C):-1,F=[...o.querySelectorAll(".word[data-side=from]")].map(W=>({text:W.textContent,x:Number(W.getAttribute("x"))}));o.replaceChildren(...so(e)?e.places.map(({x:W,y:j})=>k("circle",{class:"grip",cx:W,cy:j-5,r:5})):[],...s?zg(e):[],...S,k("path",{class:"mine"}),...M,...E,...N,...q,...t.counts.length?qg(e,n):[],...h?Os(e,zs(e,t.tokens.map((W,j)=>t.tokens[t.moves.indexOf(j)]),n).middles,y,l):[]);let I=e.shown;M[z]?.focus(),we(e,I),!s&&!e.isWrapped&&Ig(M,F)}function qg({given:{counts:e,levels:t},places:o},n){let r=Math.max(...e),s=Math.max(r,...t.map(([,p])=>1.25*(p<3*r?p:r))),i=o[0].y+96+Yn(n),a=p=>Yn(n)*Math.min(p,s)/s,l=e.flatMap((p,m)=>[k("rect",{class:"count",x:o[m].x-14,y:i-a(p),width:28,height:a(p)}),k("text",{class:"counted",x:o[m].x,y:i+16,"text-anchor":"middle"},p.toFixed(Number.isInteger(p)?0:2))]),c=i-Yn(n)-9,d=t.flatMap(([p,m],h)=>[...[`M0,${i-a(m)} H${n}`,`M${h?n-20:0},${c} h20`].map(f=>k("path",{class:h?"expected guess":"expected",d:f})),k("text",{class:"level",x:h?n-26:26,y:c+4,"text-anchor":h?"end":"start"},m>s?`${p} \u2191`:p)]);return[k("text",{class:"level",x:0,y:c-16},"How often each word gets most"),k("path",{class:"ground",d:`M0,${i} H${n}`}),...l,...d]}function Ig(e,t){let[o,n]=[t.map(({text:s})=>s),e.map(({textContent:s})=>s)];if(!([...o].sort().join(" ")!==[...n].sort().join(" ")||o.join(" ")===n.join(" ")||matchMedia("(prefers-reduced-motion: reduce)").matches))for(let s of e){let[{x:i}]=t.splice(t.findIndex(({text:l})=>l===s.textContent),1),a=i-Number(s.getAttribute("x"));s.animate([{transform:`translateX(${a}px)`},{transform:"none"}],{duration:700,easing:"ease-in-out"})}}function zs(e,t,o,n=[]){let r=g("canvas").getContext("2d");r.font=`${Vo}px ${getComputedStyle(e.figure).fontFamily}`;let s=t.map((u,p)=>Math.max(36,...[u,n[p]??""].map(m=>r.measureText(m).width*1.06+(o<480?8:14)))),i=s.reduce((u,p)=>u+p,0),a=ve(e)?Cg:0,l=Math.min(Og,(o-a)/i),c=(o+a-i*l)/2;return{middles:s.map(u=>(c+=u*l,c-u*l/2)),type:Math.min(kg,Vo*l),written:s}}function vc({line:e,given:t},o,n){let r=e>dt?8:0,s=kc(n,t.layers)/Vo,i=o.reduce((u,p)=>u+p*s,2*r),a=i/Math.ceil((s*Vo<Ws?1:1.08)*i/n)+.6*Math.max(...o)*s,l=s*(e>dt?Math.max(1,n/a):1),[c,d]=[r,t.layers>1&&e>dt?4:24];return o.map(u=>{let p=u*l;return c+p>n&&([c,d]=[r,d+e]),c+=p,{x:c-p/2,y:d}})}function yc(e,t,o,{x:n,y:r},s,i){let a=s==="to"?-12:e.given.others.length||e.isWrapped?24:28,l=se(e)&&e.given.others.length?s==="to"&&o===0:s==="from"&&o===e.chosen[2],c=k("text",{class:"word",x:n,y:r+a,"text-anchor":"middle","font-size":i,role:"button",tabindex:l?0:-1,"data-word":o,"data-side":s},t);return s==="to"&&e.given.shared[o]&&c.replaceChildren(...[...t].map((d,u)=>k("tspan",e.given.shared[o].includes(u)?{class:"shared"}:{},d))),c}var Vo,Ws,yg,kg,kc,Sg,Eg,$g,Ag,Mg,Lg,Ng,Tg,Yn,Og,Cg,Rs,zg,Jn=L(()=>{"use strict";pe();Oe();_t();io();Xo();Vn();_e();Vo=19,Ws=16,yg=14,kg=26,kc=(e,t)=>e<480&&t>1?15:Ws,Sg=48,Eg=140,$g=96,Ag=240,Mg=320,Lg=260,Ng=150,Tg=84,Yn=e=>e<480?60:70,Og=2.5,Cg=72,Rs=({others:e,tokens:t})=>e.length>0&&e.length===t.length;zg=e=>e.given.tokens.flatMap((t,o)=>ze(e,[0,0,o]).flatMap((n,r)=>n===1?[k("path",{class:o===r&&Rs(e.given)&&!se(e)?"kept straight":"kept",d:rt(e,e.places[o],e.ends[r]),"data-word":o})]:[]))});var Ac={};D(Ac,{begin:()=>_s,end:()=>Hs,look:()=>Gs,move:()=>Ds,pressKey:()=>Bs});function Ps(e,t,o){let{left:n,top:r}=e.svg.getBoundingClientRect();if(e.isWrapped){let a=o.map(({x:l,y:c})=>Math.abs(l-t.clientX+n)+9*Math.abs(Math.round((c+10-t.clientY+r)/e.line))*e.line);return a.indexOf(Math.min(...a))}let s=t.clientX-n,i=(e.from===null&&Fs(e,t)?e.written:o).map(({x:a})=>Math.abs(a-s));return i.indexOf(Math.min(...i))}function Rg(e,t,{x:o,y:n}){let{left:r,top:s}=e.svg.getBoundingClientRect();return Math.abs(t.clientX-r-o)<Ec.x&&Math.abs(t.clientY-s-n)<Ec.y}function Qn(e,t){let{top:o,height:n}=e.svg.getBoundingClientRect(),r=t.clientY-o>n/2;return e.given.others.length?{begins:r,ends:!r}:{begins:!0,ends:!0}}function _s(e,t){let o=Ps(e,t,e.places);e.begun=Qn(e,t).begins?o:null,!Fs(e,t)&&(!ve(e)&&(!se(e)||!Qn(e,t).begins||o!==e.given.row[2]&&!so(e))||(e.from=o,e.svg.setPointerCapture(t.pointerId)))}function Ds(e,t){if(e.from!==null){let{left:o,top:n}=e.svg.getBoundingClientRect();ve(e)?e.svg.querySelectorAll(".word")[e.from].setAttribute("x",String(t.clientX-o)):e.svg.querySelector(".mine")?.setAttribute("d",rt(e,e.places[e.from],{x:t.clientX-o,y:t.clientY-n}))}else if(t.pointerType==="mouse"&&!se(e)&&Qn(e,t).begins){let o=Ps(e,t,e.places);o!==e.shown[2]&&we(e,[e.chosen[0],e.chosen[1],o])}}function Hs(e,t){let o=e.from,{begins:n,ends:r}=Qn(e,t),s=Ps(e,t,se(e)?e.ends:e.places);if(e.from=null,e.given.moves.length&&e.given.asks==="head")return e.send("head",[0,+!Fs(e,t)]);if(ve(e)&&o!==null&&o!==s)return e.svg.querySelector(".word:focus")?.blur(),e.send("move",[o,s]);ve(e)&&Dt(e);let i=o!==null&&!ve(e)&&!e.given.others.length&&s===e.given.row[2],a=se(e)&&e.begun!==null&&e.begun!==e.given.row[2]&&(e.given.others.length>0||s!==e.begun),l=se(e)&&o===null&&!Rg(e,t,e.ends[s]);a&&so(e)&&r&&e.send("move",[e.begun??0,s]),(se(e)?r:n)&&!i&&!a&&!l?$c(e,s):we(e,e.shown)}function $c(e,t){if(se(e)){if(t===e.given.drawn)return we(e,e.shown);e.given={...e.given,drawn:t,isSent:!0},we(e,e.shown),e.send("word",t);return}e.chosen=[e.chosen[0],e.chosen[1],t],e.told.ariaLive="polite",we(e,e.chosen)}function Bs(e,t){let{side:o,word:n}=t.target.dataset,r=Number(n)+({ArrowLeft:-1,ArrowRight:1}[t.key]??NaN);if(ve(e)&&t.shiftKey&&e.places[r])return t.stopPropagation(),t.preventDefault(),e.svg.querySelectorAll(".word")[r].focus(),e.send("move",[Number(n),r]);!o||!Le(t)||(!e.given.others.length||o==="to"===se(e))&&$c(e,Number(n))}function Gs(e,{dataset:{side:t,word:o}}){t==="from"&&!se(e)&&we(e,[e.chosen[0],e.chosen[1],Number(o)])}var Ec,Fs,Us=L(()=>{"use strict";Jn();_t();ct();io();_e();Ec={x:60,y:44};Fs=({given:e,svg:t,written:o},{clientY:n})=>e.moves.length>0&&n-t.getBoundingClientRect().top>o[0].y-75});var Mc={};D(Mc,{default:()=>Pg});function Pg({parentElement:e,data:t,setTriggerValue:o}){let n=new DataView(t.buffer,t.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(t.subarray(4,4+n))),{weights:s,pixels:i}=$s(r,t.subarray(4+n)),{at:a,before:l}=ne({parentElement:e,data:r,setTriggerValue:o},_g),c=!!l&&bt(Ne({given:l}),Ne(a))&&(bt(l.row,r.row)||bt(a.chosen,r.row)),d=p=>p.slice(-(r.tokens.length**2)),u=!c||!bt(l.names,r.names)||r.plays&&!bt(d(a.weights),d(s));Object.assign(a,{weights:s,pixels:i}),c||(a.chosen=[...r.row]),a.shown=[...se(a)?r.row:a.chosen],a.figure.setAttribute("aria-label",r.name),a.svg.classList.toggle("asking",se(a)),a.svg.classList.toggle("moves",ve(a)),r.asks==="share"&&(l?.asks!=="share"||!c||l.fromEnd!==r.fromEnd)&&(a.slider.value=String(Math.round(100*(r.expected??.5))),a.answer.disabled=r.expected===null),a.told.ariaLive="off",qs(a),Dt(a),r.plays&&u&&Fg(a)}function Fg(e){let[t,o,n]=e.chosen,r=0;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let s=()=>{r>o||!e.svg.isConnected?clearInterval(e.timer):we(e,[t,r++,n])};e.timer=setInterval(s,Wg),s()}function _g({given:e,send:t}){let o=k("svg"),n=g("p",{className:"told"}),[r,s]=[g("em"),g("input",{type:"range",value:"50",ariaLabel:"How much of the bar, in per cent; Enter answers"})],i=g("div",{className:"bar"},g("b"),r,s),a=g("button",{type:"button",className:"answer"}),l=g("div",{className:"heads"}),c=g("figure",{role:"group"},o,i,a,n,l),d={given:e,weights:new Uint16Array,pixels:new Uint8Array,chosen:e.row,shown:e.row,send:t,figure:c,svg:o,told:n,bar:i,mine:r,slider:s,answer:a,grid:l,places:[],ends:[],written:[],isWrapped:!1,line:dt,begun:null,from:null,timer:0};new ResizeObserver(()=>Dt(d)).observe(c);for(let p of["pointerdown","focusin"])c.addEventListener(p,()=>clearInterval(d.timer));l.addEventListener("pointermove",()=>clearInterval(d.timer)),o.addEventListener("pointerdown",p=>_s(d,p)),o.addEventListener("pointermove",p=>Ds(d,p)),o.addEventListener("pointerup",p=>Hs(d,p)),o.addEventListener("pointercancel",()=>{d.from=null,Dt(d)}),o.addEventListener("pointerleave",()=>d.from===null&&we(d,d.chosen)),o.addEventListener("keydown",p=>Bs(d,p)),c.addEventListener("focusin",({target:p})=>Gs(d,p));for(let p of["from","to"])me(c,`[data-side=${p}]`);me(l,"button",()=>d.given.heads),l.addEventListener("pointerleave",()=>we(d,d.chosen));let u=({pointerType:p,target:m})=>p==="touch"&&m instanceof Element?m.closest("button"):null;return l.addEventListener("pointerdown",p=>{u(p)&&p.target.releasePointerCapture(p.pointerId)}),l.addEventListener("pointerup",p=>u(p)?.click()),l.addEventListener("touchend",p=>p.cancelable&&p.preventDefault()),s.addEventListener("input",()=>{a.disabled=!1,Gn(d)}),a.addEventListener("click",()=>d.send("share",Number(s.value))),s.addEventListener("keydown",p=>Le(p)&&d.send("share",Number(s.value))),d}var Wg,Lc=L(()=>{"use strict";pe();Me();ct();Xe();Oe();Un();Is();Jn();_t();Us();io();_e();Wg=550});var Nc={};D(Nc,{FIELD:()=>co,HINT:()=>Zn,NOTEBOOK_PARTS:()=>lo,askedTab:()=>ut,markElements:()=>uo,marks:()=>po,messageElements:()=>mo,messages:()=>er,newMarks:()=>tr,panelOf:()=>or,questionOf:()=>Yo,spokenText:()=>He});function uo(e=document.body){return[...e.querySelectorAll("[data-testid=stMain] .stMarkdownBadge")].filter(o=>(!o.isConnected||o.checkVisibility({visibilityProperty:!0}))&&Dg.test(o.innerText.trim())).map(o=>o.closest("p")??o)}function tr(e,t){let o=[...e];return t.filter(n=>{let r=o.indexOf(n);return r>=0&&o.splice(r,1),r<0})}function js(e){let[t,o=""]=[...e.children].map(js);switch(e.localName){case"mfrac":return`${t} over ${o}`;case"msqrt":return`\u221A${t}`;case"msub":return t==="\u2211"?`the sum over ${o} of`:`${t}${o.length>1?" ":"_"}${o}`;case"msup":return o==="\u22A4"?`${t} transposed`:`${t} to the ${o}`;default:return e.children.length?[...e.children].map(js).join(" "):e.textContent??""}}function He(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll("[role=img][translate=no]"))o.remove();for(let o of t.querySelectorAll(".katex"))o.replaceWith(...[...o.querySelectorAll("semantics > :first-child")].map(js));return(t.textContent??"").replace(/[\s\u2061]+/g," ").replace(/ (?=[,.:;)])/g,"").trim()}function Yo(e){let t=e.parentElement?.querySelectorAll("[role=tab]").length,n=[...(or(e)??document).querySelectorAll(co)].find(i=>e.compareDocumentPosition(i)&Node.DOCUMENT_POSITION_FOLLOWING),r=n?.querySelector("[aria-checked=true]"),s=r?He(r):n instanceof HTMLInputElement?n.value:"";return`Question ${e.innerText} of ${t}. ${n?.ariaLabel??""}${s&&` Your answer: ${s}.`}`}var Dg,lo,Zn,Hg,co,po,mo,er,ut,or,Jo=L(()=>{"use strict";Dg=/^[✓✗◐↷…?]/,lo="[class*=st-key-found-]",Zn="[class*=st-key-said-] p",Hg=".st-key-told p, .st-key-left p, .st-key-read p",co="[class*=st-key-question] :is([role=radiogroup], input, textarea)";po=(e=document.body)=>[...uo(e),...e.querySelectorAll(".stToast p")].map(He),mo=(e=document.body)=>e.querySelectorAll(`.st-key-stored-solution .stMarkdown, ${Hg}, ${Zn}, [class*=st-key-found-] > :first-child p`),er=(e=document.body)=>[...mo(e)].map(He);ut=()=>document.querySelector(".st-key-lesson [role=tab][aria-selected=true]"),or=e=>document.getElementById(e.getAttribute("aria-controls")??"")});var Cc={};D(Cc,{arrive:()=>Ks,head:()=>nr,newTitle:()=>Vs,titleOfStep:()=>Qo});function Qo(){let e=document.querySelector("[data-testid=stMain] p > strong:first-child");return e&&nr(e),e}function Ks({screen:e,step:t}){let o=document.body.dataset,[n,r]=[o.screen,o.step];if(Object.assign(o,{screen:e,step:t}),n===void 0)return Gg();let s=t?Qo():Tc(),i=n!==e?Tc():r!==t?s:null;if(n!==e&&document.querySelector("[data-testid=stMain]")?.scrollTo(0,0),r!==t&&(Xs=!i),!i)return"";let a=Oc(i),l=n===e?document.querySelector(co):null;return`${n===e&&!l?a:He(i)} ${l?.ariaLabel??""}`.trim()}function Oc(e){return Bg()?He(e):(e.tabIndex=-1,e.focus(),"")}function Vs(){let e=Xs&&Qo();return e?(Xs=!1,Oc(e)):""}function Gg(){let[e]=performance.getEntriesByType("navigation"),t=e.type==="navigate"?null:ut(),o=t??document.querySelector("[data-testid=stMain] h1:not([tabindex])");return o&&document.activeElement===document.body&&!location.hash&&(o.tabIndex=o.tabIndex,o.focus({preventScroll:!0}),o.blur()),t?[Yo(t),...po()].join(" "):""}var Xs,Tc,nr,Bg,Ys=L(()=>{"use strict";Jo();Xs=!1,Tc=()=>document.querySelector("[data-testid=stMain] h1");nr=e=>Object.assign(e,{role:"heading",ariaLevel:"2"}),Bg=()=>!!document.activeElement?.matches("[data-testid=stMain] :is(input, textarea)")});var zc={};D(zc,{ANSWER_PLACES:()=>fo,asLongAsItGrows:()=>Qs,keepHeight:()=>Zo,reveal:()=>Js,show:()=>en});function Js(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth",o=[...mo(),...uo()].filter(n=>n.closest(fo)&&e.includes(He(n)));for(let n of o){let r=n.closest(fo),s=r.matches(".st-key-asked"),i=n.closest(`${lo}, .st-key-asked .stMarkdown`)??n,{top:a,bottom:l,height:c}=i.getBoundingClientRect(),d=r.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect()??new DOMRect(0,1/0),[u,p]=[Fn(),Math.max(0,...[...r.querySelectorAll(Xg)].map(f=>f.getBoundingClientRect().bottom-l))];i!==n&&(i.style.scrollMarginTop=`${u+(s?Math.max(0,Math.min(a-d.top,innerHeight-c-u-qc-jg)):0)}px`);let m=Math.max(0,Math.min(p+(l+p>innerHeight?qc:0),innerHeight+d.top-u-l)),h=s?0:l+m-innerHeight;i.style.scrollMarginBottom=`${m+(h>0?_n(h,u):0)}px`,i.scrollIntoView({block:"nearest",behavior:t})}return o.length>0}function Zo(e){let t=Ic();t&&(t.style.minHeight=e?`${t.getBoundingClientRect().height}px`:"")}function en(){let e=ut(),t=e&&or(e);if(!t)return;let o=document.querySelector("[data-testid=stMain]");if(o.scrollTo(0,0),!(t.getBoundingClientRect().bottom<=innerHeight)){for(let n of[Ic(),t,e])n?.scrollIntoView({block:"nearest"});o.scrollTop&&o.scrollBy(0,_n(0,Fn()))}}function Qs(e){let t=new ResizeObserver(en),o=()=>t.disconnect();t.observe(e);for(let n of["pointerdown","wheel","keydown"])addEventListener(n,o,{once:!0,capture:!0,passive:!0});setTimeout(o,Ug)}var Ug,jg,qc,fo,Xg,Ic,Zs=L(()=>{"use strict";ws();Jo();Ug=3e3,[jg,qc]=[64,8],fo=`.st-key-lesson, .st-key-asked, ${lo}`,Xg=".st-key-lesson [role=tabpanel] .stButton, .st-key-onward [data-testid=stPageLink]";Ic=()=>document.querySelector(".st-key-lesson .st-key-figure")});var Pc={};D(Pc,{colourRoles:()=>rr});function ea(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),o=[];for(;t.nextNode();)o.push(t.currentNode);return o}function on(e,t,o=0,n=t.length){let r=new Range;return r.setStart(t,o),r.setEnd(t,n),{role:e,range:r}}function Yg(e){let t=ea(e);return t.flatMap((o,n)=>{let r=o.data==="W"&&Vg[t[n+1]?.data];return r?[on(r,o),on(r,t[n+1])]:Rc[o.data]?[on(Rc[o.data],o)]:[]})}function Jg(e){let t=ta(e);return new Set(t.map(({role:o})=>o)).size>1?t:[]}function rr(){if(!CSS.highlights)return;let e=Wc.matches?[]:[...tn("[data-testid=stMain] :is(code.language-python, :not(pre) > code)",ta),...tn("[data-testid=stMain] .katex-html",Yg),...tn("[data-testid=stMain] .stMarkdown strong",Qg),...tn("[data-testid=stMain] [data-testid=stButtonGroup]",Jg),...tn("#vg-tooltip-element .key",Zg)];for(let t of Kg)CSS.highlights.set(`role-${t}`,new Highlight(...e.filter(o=>o.role===t).map(({range:o})=>o)))}var Kg,Rc,Vg,ta,Qg,Zg,tn,Wc,oa=L(()=>{"use strict";In();Kg=["query","key","weight","value","context"],Rc={Q:"query",K:"key",V:"value",weights:"weight",context:"context"},Vg={q:"query",k:"key",v:"value"};ta=e=>ea(e).flatMap(t=>no(t.data).map(({role:o,start:n,end:r})=>on(o,t,n,r)));Qg=e=>no(e.textContent??"").some(({start:t,end:o})=>o-t===e.textContent?.length)?ta(e):[],Zg=e=>e.textContent==="weight"?ea(e).map(t=>on("weight",t)):[],tn=(e,t)=>[...document.querySelectorAll(e)].flatMap(t),Wc=matchMedia("(forced-colors: active)");Wc.addEventListener("change",rr)});var _c={};D(_c,{announce:()=>na});function ob(){for(let e of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']"))e.setAttribute("aria-labelledby",e.closest("[role=group]")?.id??"")}function nb(){document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert",!!document.querySelector("[data-testid=stExpandSidebarButton]"));for(let e of document.querySelectorAll("[data-testid=stElementToolbar]")){let t=[...e.querySelectorAll("button")];"roves"in e.dataset||me(e,"button"),e.role="toolbar",e.ariaLabel??=t[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1]??null;for(let o of t)o.ariaLabel=o.ariaLabel?.replace(/: .*/s,"")??null;if(e.dataset.roves="",t.filter(({tabIndex:o})=>!o).length>1)for(let o of t.slice(1))o.tabIndex=-1}for(let e of document.querySelectorAll(".st-key-parts a"))e.tabIndex=e.pathname===location.pathname?-1:0}function rb(e){e.focus(),document.activeElement!==e&&e.focus(),en();let t=e.closest(".st-key-lesson");return t&&Qs(t),Yo(e)}function sb(e,t){let o=new AbortController,n=po(t),r=ut()?.innerText,s=er(t),i=t&&document.body.dataset.screen,a="",l=!1,c=!1,d=!1,u=!1,p,m,h=setTimeout(f,Fc);function f(){ho()||Fo();let[v,S]=[po(),er()],M=tr(n,v),O=u&&!ho()&&!M.length?uo().filter(A=>A.closest(fo)).map(He):[],E=tr(s,S),N=[...M,...O.map(A=>`Again: ${A}`),...E].join(" ");n=v,s=S,p=[...mo()].filter(A=>E.includes(He(A))&&A.matches(Zn)).at(-1)??p,p&&document.activeElement===document.body&&(p.tabIndex=-1,p.focus({preventScroll:!0})),M.length+O.length&&(d=u=!1);let $=b()||(ho()?"":Vs());m===document.body.dataset.screen&&Js([...E,...M,...O])&&(m=void 0),a=$||a,($||i===document.body.dataset.screen&&N)&&(e.textContent=`${a} ${N}`.trim()),rr(),ob(),nb();for(let A of document.querySelectorAll(eb))nr(A).closest("[aria-hidden]")?.removeAttribute("aria-hidden");document.body.dataset.step&&Qo()}function b(){let v=ut(),S=c||document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]"),M=v&&r&&r!==v.innerText&&S;return v&&r!==v.innerText&&Zo(!1),M&&(m=void 0),M&&ho()&&en(),ho()?"":(r=v?.innerText,c=!1,M?rb(v):"")}function x(){let v=ut(),S=document.activeElement;!l||!v||r===v.innerText||S!==document.body&&S?.checkVisibility()||(c=!0,Zo(!1),v.focus({preventScroll:!0}))}for(let v of["click","keydown","pointerup"])document.addEventListener(v,({type:S,target:M,key:O})=>{M.closest(co)&&Zo(!0),O!=="Tab"&&([i,a]=[document.body.dataset.screen,""]),l=!!M.closest(".st-key-lesson [role=tabpanel] .stButton"),S==="click"&&([d,u,p]=[!!M.closest(".st-key-check"),!1,void 0]),m=M.closest(O==="Enter"?fo:`.st-key-lesson, .st-key-asked button, ${lo}`)?document.body.dataset.screen:void 0},{capture:!0,signal:o.signal});let y=new MutationObserver(()=>{u||=d&&ho(),x(),clearTimeout(h),h=setTimeout(f,Fc)});return addEventListener("storage",({key:v})=>{v===tb&&(sessionStorage.clear(),location.replace(location.pathname))},{signal:o.signal}),y.observe(document.body,{childList:!0,subtree:!0,characterData:!0,attributeFilter:["data-test-script-state"]}),()=>{clearTimeout(h),y.disconnect(),o.abort()}}function na(e,t){let o=document.body.dataset.screen?void 0:window.before,n=Ks(e);return n&&(t.textContent=n),sr.has(t)||sr.set(t,sb(t,o)),()=>{sr.get(t)?.(),sr.delete(t)}}var Fc,eb,tb,sr,ho,ra=L(()=>{"use strict";Xe();Tn();Ys();Jo();Zs();oa();Fc=200,eb="[class*=st-key-question-] :is([data-testid=stWidgetLabel] p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))",tb="self-attention progress forgotten",sr=new WeakMap;ho=()=>!!document.querySelector("[data-test-script-state=running]")});var Hc={};D(Hc,{whenBack:()=>sa});function sa(e,t){let o=document.querySelector(ab);if(o&&!ar.has(e)){let n=new MutationObserver(()=>o.getAttribute(Dc)==="CONNECTED"&&t());n.observe(o,{attributeFilter:[Dc]}),ar.set(e,n)}return()=>{ar.get(e)?.disconnect(),ar.delete(e)}}var ab,Dc,ar,aa=L(()=>{"use strict";ab="[data-testid=stApp]",Dc="data-test-connection-state",ar=new WeakMap});var Bc={};D(Bc,{writeCookies:()=>nn});function nn(e){for(let[t,o]of e)document.cookie=`${t}=${o}; max-age=${o?31536e3:0}; samesite=lax`}var ir=L(()=>{"use strict"});var Gc={};D(Gc,{completeLink:()=>ia});function ia(e,t){let o=new URL(location.href);if(o.pathname.replace(/\/$/,"").split("/").pop()===e){for(let[n,r]of t)o.searchParams.has(n)||o.searchParams.set(n,r);o.href!==location.href&&history.replaceState(history.state,"",o)}}var la=L(()=>{"use strict"});var Uc={};D(Uc,{makeOneStep:()=>ca});function ca(){if(Object.hasOwn(history,"pushState"))return;let e=({target:t})=>go=t?.closest?.(ib)?null:location.href;for(let t of["pointerdown","keydown","click"])window.addEventListener(t,e,{capture:!0});window.addEventListener("popstate",()=>go=null,{capture:!0}),history.pushState=(t,o,n)=>{let r=new URL(String(n),location.href).pathname===location.pathname;if(r&&go===null)return history.replaceState(t,o,n);r&&go?.includes("?")&&history.replaceState(history.state,o,go),go=null,History.prototype.pushState.call(history,t,o,n)}}var ib,go,da=L(()=>{"use strict";ib=".st-key-asked :is(.stTextInput, .stTextArea, .st-key-check)",go=null});var Kc={};D(Kc,{keepTyped:()=>pa});function rn(){try{let{path:e,fields:t}=JSON.parse(sessionStorage.getItem(ua)??"{}");return e===location.pathname?t:{}}catch{return{}}}function lb(e){try{Object.keys(e).length?sessionStorage.setItem(ua,JSON.stringify({path:location.pathname,fields:e})):sessionStorage.removeItem(ua)}catch{}}function bo(e,t){let{[e]:o,...n}=rn();lb(t?{...n,[e]:t}:n)}function sn(e){let t=[...e?.closest("[class*=st-key-]")?.classList??[]].find(o=>o.startsWith("st-key-"));return t?`${t} ${e?.ariaLabel}`:""}function cb(e,t){let o=e instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(o.prototype,"value")?.set?.call(e,t),e.dispatchEvent(new Event("input",{bubbles:!0}))}function db(e,t){if(cb(e,t.text),!t.isLeft&&document.activeElement===document.body)return e.focus();e.dispatchEvent(new FocusEvent("focusout",{bubbles:!0})),bo(sn(e),{...t,isLeft:!0})}function pb(){let e=new AbortController,t=new Map,o=rn(),n=(c,d)=>document.addEventListener(c,({target:u,isTrusted:p})=>{p&&ub(u)&&u.matches(jc)&&sn(u)&&d(u,sn(u))},{capture:!0,signal:e.signal});n("focusin",(c,d)=>{let u=rn()[d];t.set(d,u&&!u.isLeft?u.before:c.value)}),n("input",(c,d)=>{delete o[d],bo(d,{before:t.get(d)??"",text:c.value,isLeft:!1})}),n("focusout",(c,d)=>{let u=rn()[d];!u||c.disabled||(bo(d,{...u,isLeft:!0}),setTimeout(()=>rn()[d]?.isLeft&&bo(d,null),3e3))});let r=new Set,s=()=>[...document.querySelectorAll(jc)].map(c=>[c,sn(c)]).filter(([,c])=>o[c]),i=c=>{delete o[c],r.has(c)||bo(c,null)};document.addEventListener("click",({isTrusted:c})=>{for(let[d,u]of c?s():[])o[u].text===d.value&&i(u)},{capture:!0,signal:e.signal});let a=Xc.tries,l=Object.keys(o).length&&setInterval(()=>{for(let[d,u]of s())d.disabled||(d.value===o[u].text&&!r.has(u)?i(u):d.value===o[u].before&&(r.add(u),db(d,o[u])));if(a-- >0)return;clearInterval(l);let c=sn(document.activeElement);for(let d in o)d!==c&&bo(d,null)},Xc.wait);return()=>{clearInterval(l),e.abort()}}function pa(e){return lr.has(e)||lr.set(e,pb()),()=>{lr.get(e)?.(),lr.delete(e)}}var ua,jc,Xc,lr,ub,ma=L(()=>{"use strict";ua="self-attention typed",jc="[data-testid=stTextInput] input, [data-testid=stTextArea] textarea",Xc={wait:200,tries:75},lr=new WeakMap;ub=e=>e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement});var Vc={};D(Vc,{default:()=>mb});function mb({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("[role=status]"),r=[na(e,n),pa(n),sa(n,()=>o("back",!0))];return ca(),ia(e.screen,e.completes),nn(e.cookies),()=>r.forEach(s=>s())}var Yc=L(()=>{"use strict";ra();aa();ir();la();da();ma()});var fb={};var Jc,cr,Qc=L(()=>{"use strict";new MutationObserver((e,t)=>{let o=document.querySelector("[data-testid=stMain] h1");o&&(t.disconnect(),!(document.activeElement!==document.body||location.hash)&&(o.tabIndex=-1,o.focus({preventScroll:!0}),o.blur()))}).observe(document,{childList:!0,subtree:!0});for(let e of["click","keydown","pointerup"])addEventListener(e,({key:t})=>{t!=="Tab"&&!document.body.dataset.screen&&(window.before??=document.body.cloneNode(!0))},{capture:!0});Jc="[data-testid=stPopoverBody]",cr=null;addEventListener("click",({target:e})=>{let t=e instanceof Element?e.closest("[data-testid=stPopoverButton][aria-expanded=false]"):null;if(!t)return;cr=t;let o=60,n=()=>{let r=document.activeElement;t.ariaExpanded==="true"&&(r===t||r===document.body)&&document.querySelector(Jc)?.focus({preventScroll:!0}),o--&&requestAnimationFrame(n)};n()},{capture:!0});addEventListener("keydown",({key:e,shiftKey:t})=>{let o=document.activeElement,n=o?.closest(Jc);if(!n||!cr||e!=="Tab"&&e!=="Escape")return;let r=[n,...n.querySelectorAll(":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(:disabled, [tabindex='-1'])")];e==="Tab"&&o!==(t?n:r[r.length-1])||(cr.focus(),e==="Tab"&&cr.click())},{capture:!0})});var ed={};D(ed,{default:()=>wb});function gb(e){let{icon:t,help:o,minutes:n,done:r,parts:s}=e,i=g("span",{className:t===hb?"icon complete":"icon",ariaHidden:"true",translate:!1},t),a=g("div",{},Zc(e));return r&&a.append(g("strong",{},r)),a.append(g("small",{},n?`${o} (${n} min)`:o)),s.length&&a.append(g("p",{},...s.map(Zc))),g("li",{},i,a)}function bb({title:e,able:t,takes:o,ready:n,of:r,groups:s},i){let a=[n&&o?`${n} of ${r} done`:"",o].filter(Boolean).join(", "),l=g("summary",{},g("h3",{},e),g("span",{},a),g("p",{},t));l.style.setProperty("--done",`${o&&n/r}`);let c=s.map(({title:d,lessons:u})=>g("section",{},...d?[g("h4",{},d)]:[],g("ul",{},...u.map(gb))));return g("details",{open:i,dataset:{road:e}},l,g("div",{},...c))}function wb({data:e,parentElement:t,setTriggerValue:o}){let n=JSON.parse(new TextDecoder().decode(e)),r=t.querySelector("nav"),s=new Set([...r?.querySelectorAll("details")??[]].map(l=>l.open&&l.dataset.road));r?.remove();let i=n.map(l=>bb(l,s.has(l.title))),a=g("nav",{ariaLabel:"The roads"},g("h2",{},"Where do you want to go?"),...i);t.append(a),a.addEventListener("click",l=>{let c=l.target instanceof Element?l.target.closest("a"):null;!c?.dataset.opens||l.ctrlKey||l.metaKey||l.shiftKey||l.altKey||(l.preventDefault(),o("opened",{road:c.closest("details")?.dataset.road??"",screen:c.dataset.opens}))})}var hb,Zc,td=L(()=>{"use strict";pe();hb="check_circle",Zc=({title:e,opens:t,address:o})=>g("a",{href:o,dataset:{opens:t}},e)});var nd={};D(nd,{default:()=>Eb});function yb(){try{return sessionStorage.getItem(od)==="yes"}catch{return!1}}function kb(e){try{sessionStorage.setItem(od,e?"yes":"no")}catch{}}function Sb(e){let[t,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[...t?[t,String(o).padStart(2,"0")]:[o],String(e%60).padStart(2,"0")].join(":")}function Eb({data:e,parentElement:t}){let o=t.querySelector("[role=timer]"),n=t.querySelector("[role=status]"),r=t.querySelector("button"),s=Date.now()+1e3*e.left;clearInterval(dr.get(t));let i=yb();function a(){let l=Math.max(0,Math.ceil((s-Date.now())/1e3));o.textContent=Sb(l),o.hidden=i,r.textContent=i?"Show the clock":"Hide";let c=l?vb.find(([d])=>l<=d)?.[1]??"":xb;n.textContent!==c&&(n.textContent=c),l||clearInterval(dr.get(t))}return r.onclick=()=>{i=!i,kb(i),a()},dr.set(t,setInterval(a,1e3)),a(),()=>clearInterval(dr.get(t))}var od,xb,vb,dr,rd=L(()=>{"use strict";od="self-attention clock hidden",xb="Time is up. Your answers are all here: you can still finish and hand them in.",vb=[[60,"One minute left."],[300,"Five minutes left."]],dr=new WeakMap});var sd={};D(sd,{default:()=>$b});function $b({data:e,parentElement:t}){let o=t.querySelector("button");o.hidden=!e.button,o.onclick=()=>window.print();let n=t.querySelector(".exam-paper");n.dataset.is!==e.paper&&(n.innerHTML=e.paper,n.dataset.is=e.paper)}var ad=L(()=>{"use strict"});var id={};D(id,{default:()=>Ab});function Ab({parentElement:e}){let t=e.querySelector("button");t.onclick=()=>window.print()}var ld=L(()=>{"use strict"});var dd={};D(dd,{default:()=>Mb});function Mb({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("nav")??t.appendChild(document.createElement("nav"));for(n.ariaLabel="The parts";n.childElementCount>e.length;)n.lastElementChild?.remove();e.forEach((s,i)=>{let a=n.children[i]??n.appendChild(document.createElement("button"));a.type="button",a.ariaLabel=a.title=s.name,a.dataset.state=s.state,a.classList.toggle("begins",s.begins),s.isAsked?a.setAttribute("aria-current","step"):a.removeAttribute("aria-current"),a.replaceChildren(String(s.number),Object.assign(document.createElement("span"),{textContent:s.sign})),a.onclick=()=>o("pressed",s.number)}),n.onscroll=()=>cd(n),cd(n);let r=n.querySelector("[aria-current]");!(r instanceof HTMLElement)||n.dataset.asked===r.textContent||(n.dataset.asked=r.textContent??"",n.scrollLeft=r.offsetLeft-n.offsetLeft-(n.clientWidth-r.offsetWidth)/2)}function cd(e){e.classList.toggle("before",e.scrollLeft>1),e.classList.toggle("after",e.scrollLeft+e.clientWidth<e.scrollWidth-1)}var ud=L(()=>{"use strict"});var pd={};D(pd,{resend:()=>an});function an(e,t,o){clearTimeout(fa.get(e));let n=r=>fa.set(e,setTimeout(()=>{o?.(),r<16*t&&n(2*r)},r));return o&&n(t),()=>clearTimeout(fa.get(e))}var fa,ur=L(()=>{"use strict";fa=new WeakMap});var hd={};D(hd,{default:()=>qb});function pr(e){try{let t=JSON.parse(localStorage.getItem(e)??"null");return typeof t?.text=="string"&&Number.isFinite(t.at)?t:{at:0,text:""}}catch(t){if(t instanceof SyntaxError)return{at:0,text:""};throw t}}function fd(){return Object.keys(localStorage).filter(e=>e.startsWith(md))}function Ob(e){e<=Number(localStorage.getItem(ha))||(fd().forEach(t=>localStorage.removeItem(t)),sessionStorage.removeItem(Lb),localStorage.setItem(ha,String(e)))}function Cb(e,{at:t,text:o}){if(t<=Math.max(pr(e).at,Number(localStorage.getItem(ha))))return;localStorage.setItem(e,JSON.stringify({at:t,text:o}));let n=fd().sort((r,s)=>pr(r).at-pr(s).at);n.slice(0,Math.max(0,n.length-Nb)).forEach(r=>localStorage.removeItem(r))}function qb({data:e,parentElement:t,setTriggerValue:o}){let n=md+e.name,r=null,s="Kept in this browser, because it is too long for the link.";try{Ob(e.forgotten),Cb(n,e);let{text:i}=pr(n);e.asks&&(i||e.answers)&&(r=i.slice(0,e.longest))}catch{r=e.answers?"":null,s="Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."}return t.querySelector("p").textContent=e.has_text?s:"",an(t,Tb,r===null?null:()=>o("found",r))}var md,ha,Lb,Nb,Tb,gd=L(()=>{"use strict";ur();md="self-attention: ",ha="self-attention forgotten",Lb="self-attention typed",Nb=60,Tb=400});var bd={};D(bd,{default:()=>Rb});function Rb({data:e,parentElement:t}){let o=t.querySelector("[role=note]");o.ariaLabel=e.says;let n=String(e.turn);if(document.body.dataset.focusTurn===n)return;document.body.dataset.focusTurn=n;let r=e.on?zb:1,s=!0,i=()=>{let a=e.on?document.querySelector(e.on):o;a&&(s||document.activeElement===document.body)&&(e.on&&Object.assign(a,{role:"heading",ariaLevel:"2",tabIndex:-1}),a.closest("[aria-hidden]")?.removeAttribute("aria-hidden"),a.focus(),s=!1),--r>0&&setTimeout(i,Ib)};i()}var Ib,zb,wd=L(()=>{"use strict";[Ib,zb]=[100,20]});var Ad={};D(Ad,{default:()=>jb});function mr(e){return Object.keys(localStorage).filter(t=>t.startsWith(e))}function ga(){let e=Number(localStorage.getItem(yd[0]));return e<Date.now()/1e3+Pb?e:0}function Hb(e){e<=ga()||(mr(vd).forEach(t=>localStorage.removeItem(t)),yd.forEach(t=>localStorage.setItem(t,String(e))))}function Ed(){try{return JSON.parse(localStorage.getItem(kd)??"{}")??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}function $d(e,t){try{let o=JSON.parse(t),n=r=>!(r.at<=e[`${r.exercise} ${r.variant??""}`]);return JSON.stringify({...o,answers:o.answers.filter(n)})}catch{return t}}function Bb(e){let t=Ed(),o=Object.fromEntries(Object.entries(e).filter(([n,r])=>!(r<=t[n])));Object.keys(o).length&&(mr(xt).forEach(n=>localStorage.setItem(n,$d(o,localStorage.getItem(n)??""))),localStorage.setItem(kd,JSON.stringify({...t,...o})))}function Gb({place:e,text:t,joined:o,instead:n,began:r,answers_forgotten:s}){let i=Object.fromEntries(s),a=Object.entries(Ed()).filter(([d,u])=>u>Math.max(r,i[d]??0)),l=d=>a.length?$d(Object.fromEntries(a),d):d;if(t&&localStorage.setItem(xt+e,l(t)),!o)return;localStorage.setItem(`${xt}${e} and earlier`,l(o)),n.filter(d=>Sd.get(d)===localStorage.getItem(xt+d)).forEach(d=>localStorage.removeItem(xt+d))}function xd({place:e}){return mr(xt).map(o=>o.slice(xt.length)).filter(o=>o!==e&&o!==`${e} and earlier`)}function Ub(e,t){let o=e.asks||!e.read&&xd(e).length>Wb;if(!o&&!t)return null;let n=Object.fromEntries((o?xd(e):[]).map(r=>[r,localStorage.getItem(xt+r)]));for(let[r,s]of Object.entries(n))Sd.set(r,s);return{kept:o?n:null,forgotten:ga()}}function jb({data:e,parentElement:t,setTriggerValue:o}){let n="",r=e.asks?{kept:{},forgotten:0}:null;try{Hb(e.forgotten),Bb(Object.fromEntries(e.answers_forgotten));let s=ga()>Math.max(e.began,e.forgotten);r=Ub(e,s),s||Gb(e),e.tells&&mr(vd)}catch(s){n=s instanceof DOMException&&s.name==="QuotaExceededError"?_b:e.tells?Db:""}return t.querySelector("p").textContent=n,an(t,Fb,r&&(()=>o("found",r)))}var vd,xt,yd,kd,Wb,Pb,Fb,Sd,_b,Db,Md=L(()=>{"use strict";ur();vd="self-attention",xt="self-attention progress: ",yd=["self-attention progress forgotten","self-attention forgotten"],kd="self-attention answers forgotten",Wb=40,Pb=1440*60,Fb=300,Sd=new Map,_b="This browser has no room left for your work. Download it under My work, or it will be lost with this tab.",Db="This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."});var Ld={};D(Ld,{default:()=>Xb});var Xb,Nd=L(()=>{"use strict";ir();Xb=({data:e})=>nn(Object.entries(e))});var Td=Ae((ok,Kb)=>{Kb.exports=`figure { --role: var(--query); container-type: inline-size; }
:is([data-view=apart], [data-view=beside]) { --role: var(--context); }
.stage { --names: 4.5rem; --v: min(4.25rem, (100cqw - var(--names)) / var(--wide)); --most: 26rem; --u: calc(min(var(--most), var(--kept) * var(--v)) / var(--high)); position: relative; height: calc(var(--high) * var(--u)); }
i, .around > * { position: absolute; top: 0; left: var(--names); box-sizing: border-box; transform: translate(calc(var(--x) * var(--v)), calc(var(--y) * var(--u))); }
i {
  display: grid; place-items: center; width: var(--v); height: var(--u);
  border: 1px solid var(--st-background-color); border-radius: 5px;
  background: color-mix(in srgb, var(--role) var(--tint), var(--st-background-color));
  font-size: clamp(0.75rem, var(--u) * 0.34, 1.0625rem); font-style: normal;
  transition: transform 0.9s cubic-bezier(0.4, 0, 0.2, 1) calc(var(--nth) * 12ms), opacity 0.3s;
}
[data-word="0"] { --tint: 24%; }
[data-word="1"] { --tint: 50%; }
[data-word="2"] { --tint: 32%; }
[data-word="3"] { --tint: 60%; }
[data-word="4"] { --tint: 40%; }
.away { opacity: 0; }
i span { visibility: hidden; }
:is([data-view=cut], [data-view=behind], [data-view=guess], [data-view=ways]) i span { visibility: visible; }
.around > span { height: var(--u); line-height: var(--u); font-size: 0.9375rem; white-space: nowrap; }
.around > .word { left: 0; width: calc(var(--names) - 0.5rem); text-align: right; font-size: 1rem; }
:is(button, .mine) { width: calc(var(--w) * var(--v)); height: calc(var(--h) * var(--u)); }
.mine { z-index: 20; border: 3px dashed var(--st-text-color); border-radius: 8px; }
.beyond { border-right: 0; border-radius: 8px 0 0 8px; }
button { padding: 0; border: 2px dashed color-mix(in srgb, var(--st-text-color) 45%, transparent); border-radius: 8px; }
[data-view=guess] button { display: grid; align-items: end; font-size: min(1rem, calc(var(--u) * 0.7)); line-height: 1.1; }
button:hover { border: 3px solid var(--st-primary-color); background: color-mix(in srgb, var(--st-primary-color) 10%, transparent); }
button:focus-visible { outline-offset: 1px; }
p { margin: 0.5rem 0 0; font-size: 0.9375rem; outline: none; }
@media (max-width: 46rem) {
  .stage { --names: 3.75rem; --most: 19rem; }
  .around > .word, p { font-size: 0.875rem; }
}
@media (prefers-reduced-motion: reduce) { i { transition: none; } }
@media (forced-colors: active) { i { border-color: CanvasText; } }
`});var Od=Ae((nk,Vb)=>{Vb.exports=`svg { display: block; width: 9rem; overflow: visible; }
path { fill: none; stroke: var(--st-text-color); }
.rim { stroke: none; fill: color-mix(in srgb, var(--st-text-color) 5%, transparent); }
.mark { stroke-width: 0.75; opacity: 0.7; }
.was { stroke-width: 2.5; opacity: 0.5; }
.now { stroke-width: 3.5; transform-origin: 6px 92px; transition: rotate 0.6s; }
.angle { stroke-dasharray: 2 3; }
text { font-size: 0.875rem; font-weight: 650; fill: var(--st-text-color); }
@media (width > 46rem) { svg { width: 16.5rem; } text { font-size: 0.5rem; } }
@media (prefers-reduced-motion: reduce) { .now { transition: none; } }
`});var Cd=Ae((rk,Yb)=>{Yb.exports=`/* Where there is room, what stands beneath the plane is as wide as that between its axes' ends. */
figure { --left: 0px; --wide: 100%; @media (min-width: 641px) { --left: 34px; --wide: calc(100% - 54px); } }
.axis { font-weight: 600; }
.axes { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 40%, transparent); }
.grid { stroke: color-mix(in srgb, var(--st-text-color) 12%, transparent); }
.tick { fill: var(--soft); }
.hand { fill: none; stroke: var(--st-text-color); stroke-width: 3; }
.hand.hollow { stroke-dasharray: 6 4; }
.hand.pale { opacity: 0.35; }
.wedge { fill: color-mix(in srgb, var(--st-text-color) 14%, transparent); }
.wedge.pale { opacity: 0.5; }
.angle text { font-weight: 700; }
.path { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 45%, transparent); stroke-width: 2; }
.path.hollow { stroke-dasharray: 5 4; }
.through .path { stroke-width: 1.5; stroke-linejoin: round; opacity: 0.7; }
.through.alone .path { opacity: 0.15; &.way { stroke: var(--st-text-color); stroke-width: 2; opacity: 1; } }
.layers text { font-size: 0.875rem; paint-order: stroke; stroke: var(--st-background-color); stroke-width: 4; }
.moves .dot { transition: transform 0.5s ease-in-out; }
circle { fill: var(--st-text-color); stroke: var(--st-text-color); stroke-width: 2; }
.ghost circle { fill: none; opacity: 0.4; }
.ghost text { opacity: 0.75; }
.ghost.hollow { stroke-dasharray: 3 3; }
.dot text { fill: var(--st-background-color); font-weight: 700; }
.hollow circle { fill: var(--st-background-color); }
.neither { --grey: color-mix(in srgb, var(--st-text-color) 62%, var(--st-background-color)); }
.neither circle:not(.picked) { fill: var(--grey); stroke: var(--grey); }
.there .ghost { display: none; }
.dot circle.picked { fill: none; stroke: var(--st-primary-color); stroke-width: 2.5; stroke-dasharray: 4 3; }
:is(.asking, .through) .dot { cursor: pointer; }
.dot:is(.hollow, .heap) text { fill: var(--st-text-color); }
/* Each name stands under the place of the thumb, 1rem wide, at its step. */
.ticks { display: grid; grid-template-columns: repeat(var(--steps), minmax(0, 1fr)); width: var(--wide); margin: 0 0 0.375rem var(--left); line-height: 1.2; text-align: center; }
.now { font-weight: 650; }
.covered { opacity: 0.6; }
input {
  --step: calc(var(--wide) / var(--steps)); display: block;
  width: calc(var(--step) * (var(--steps) - 1) + 1rem); height: 1.5rem;
  margin: 0.25rem 0 0 calc(var(--left) + var(--step) / 2 - 0.5rem); accent-color: var(--st-primary-color);
}
output { display: block; line-height: 1.4; font-variant-numeric: tabular-nums; }
@media (prefers-reduced-motion: reduce) { .moves .dot { transition: none; } }
@media (forced-colors: active) {
  circle { fill: CanvasText; }
  :is(.ghost circle, circle.picked) { fill: none; }
  .neither { --grey: GrayText; }
  .hollow circle { fill: Canvas; }
}
/* The dots show them; who cannot see those hears them. */
output span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`});var qd=Ae((sk,Jb)=>{Jb.exports=`p { margin: 0.25rem 0.5rem 0.875rem; font-size: 1.375rem; line-height: 1.45; }
p:has(svg) { position: relative; }
svg { position: absolute; inset: -18px 0 auto; width: 100%; height: 24px; overflow: visible; }
path { fill: none; stroke: var(--weight); stroke-width: 5; opacity: 0.7; }
p output {
  display: inline-block; min-width: 3rem; padding: 0 0.25rem; line-height: 1.3; font-weight: 650;
  border-bottom: 3px solid var(--st-primary-color); text-align: center; color: var(--st-primary-color);
}
li { transition: opacity 0.4s; }
li strong { color: var(--st-primary-color); font-weight: 700; }
b, p > span button { color: var(--weight); font-weight: 700; } /* as its thread */
p > span button { width: auto; min-height: 0; padding: 0 0.25rem; border-bottom: 3px dotted; font-size: inherit; }
.faded .far { opacity: 0.3; }
ol, ul { margin: 0 0 0.75rem; padding: 0; list-style: none; font-size: 1rem; }
/* the next words form a column */
ol {
  display: grid; grid-template-columns: auto auto 1fr; column-gap: 0.25rem;
  :is(li, button) { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center; }
  span { text-align: right; }
}
button { width: 100%; min-height: 1.75rem; padding: 0.125rem 0.5rem; border-radius: 4px; line-height: 1.35; text-align: left; }
button:hover { background: color-mix(in srgb, var(--st-primary-color) 10%, transparent); }
button:focus-visible { outline-offset: -3px; }
.lit > button { background: color-mix(in srgb, var(--st-primary-color) 20%, transparent); }
ul button { display: grid; grid-template-columns: 3.5rem 1fr max-content; gap: 0.5rem; align-items: center; min-height: 2.25rem; }
ul span { position: relative; display: flex; height: 1.25rem; }
em { position: absolute; inset: -4px auto -4px 0; box-sizing: border-box; min-width: 10px; border: 2.5px dashed var(--st-text-color); border-radius: 4px; }
.asks span { cursor: ew-resize; outline: 2px solid var(--st-primary-color); outline-offset: 3px; border-radius: 1px; }
.placed i, .placed i.lit { border-right: 8px solid var(--st-primary-color); background: none; }
.placed button { grid-template-columns: 3.5rem 1fr 9rem; }
.placed:not(.covered) span { background: linear-gradient(color-mix(in srgb, var(--st-text-color) 35%, transparent) 0 0) center / 100% 1px no-repeat; }
.marks { display: grid; grid-template-columns: 3.5rem 1fr 9rem; gap: 0.5rem; padding: 0 0.5rem 1.5rem; }
.marks span { position: relative; grid-column: 2; }
.marks small { position: absolute; translate: -50%; font-size: 0.875rem; white-space: nowrap; }
.marks small::before { content: ""; position: absolute; left: 50%; bottom: 100%; height: 0.375rem; border-left: 1px solid; }
.marks small:first-child { translate: 0; &::before { left: 0; } }
i {
  box-sizing: border-box; width: var(--piece); min-width: 2px; border-right: 2px solid var(--st-background-color);
  background: color-mix(in srgb, var(--st-primary-color) 45%, var(--st-background-color));
  animation: grow 0.6s ease-out;
}
i.lit { background: var(--st-primary-color); }
.covered span {
  height: 0.625rem; margin-block: 0.3125rem; border-radius: 3px;
  background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--st-text-color) 18%, transparent) 0 4px, transparent 4px 8px);
}
/* The bars stand beside the sentences that they count, or where there are few, are as large. */
@media (width > 75rem) {
  section:not(:has(.marks)) {
    display: grid; grid-template-columns: max-content 1fr; gap: 0 1.5rem;
    p { grid-column: 1 / -1; }
    ul { display: grid; align-content: space-around; }
    ul button { grid-template-columns: 2.5rem 1fr max-content; }
  }
  ul span { height: 2rem; }
  ol { font-size: 1.125rem; button { min-height: 2.5rem; } }
  section:has(.marks) { ol { margin-bottom: 1.5rem; } ul button { min-height: 4rem; } ul output { font-size: 1.25rem; } }
}
@media (max-width: 46rem) {
  p { margin-bottom: 0.5rem; font-size: 0.9375rem; } /* on one line, whatever fills the gap */
  ol { font-size: 0.875rem; }
  ol, ul { margin-bottom: 0.375rem; }
  ol button { min-height: 1.5rem; padding: 0 0.5rem; }
  ul button { min-height: 1.625rem; }
  /* a scale as wide as the screen, what it says above it */
  .placed button { grid-template-columns: 1fr max-content; padding-block: 0.25rem 0.375rem; font-size: 0.875rem; span { grid-area: 2 / 1 / 3 / 3; } }
  .marks span { grid-column: 1 / -1; }
}
@keyframes grow { from { width: 0; } }
@media (prefers-reduced-motion: reduce) { i { animation: none; } li { transition: none; } }
@media (forced-colors: active) {
  .lit > button { outline: 2px solid Highlight; outline-offset: -2px; }
  i { background: CanvasText; }
  i.lit { background: Highlight; }
  i, .covered span { forced-color-adjust: none; }
}
`});var Id=Ae((ak,Qb)=>{Qb.exports=`:host { container-type: inline-size; --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); }
ol {
  position: relative;
  display: grid;
  grid: var(--programs, none / minmax(100%, min-content)); /* every line is as wide as the widest */
  box-sizing: border-box;
  margin: 0;
  padding: 0.5rem 0;
  overflow: auto;
  list-style: none;
  counter-reset: line var(--before, 0);
  border: 1px solid color-mix(in srgb, var(--st-text-color) 20%, var(--st-background-color));
  border-radius: 8px;
  background: var(--st-secondary-background-color);
  font: var(--type, 0.875rem) var(--st-code-font, monospace);
}
ol:not([data-above=""])::before { content: attr(data-above); padding-left: 1.5rem; font-size: 0.875rem; color: var(--quiet); }
li[data-text^="# "] { counter-set: line 0; &::before, & ~ li:not(:has(button))::before { content: none; } } /* here begins a program, whose lines have numbers if they are pressed */
li { counter-increment: line; position: relative; display: flex; flex-wrap: wrap; align-items: center; line-height: var(--line, 1.5rem); }
li::before {
  content: counter(line);
  position: absolute;
  top: 0;
  width: 1.75rem;
  text-align: right;
  color: var(--quiet);
}
li.fixed::before { content: counter(line) "\u2713"; letter-spacing: -1px; color: var(--st-green-text-color, #1d6b3a); font-weight: 700; }
li > button, li > span { flex: 1 0 auto; box-sizing: border-box; max-width: 100%; min-height: 1lh; padding: 0 0.75rem 0 2.5rem; text-align: left; }
li > :not(output) { white-space: pre; }
ol:has(> [data-line="0"]:not([data-text=""])) > li:not(.fixed, :has(> [aria-pressed="true"])) > button:not(:hover) { background: var(--st-background-color); } /* of all lines some are to be pressed */
ol:has(button)::after { content: var(--legend, none); position: absolute; top: 0.25rem; right: 0.25rem; padding: 0 0.375rem; background: var(--st-background-color); font: 0.875rem / 1.35 var(--st-font); letter-spacing: normal; } /* on the ground of what it speaks of */
button:hover { background: color-mix(in srgb, var(--st-primary-color) 6%, transparent); }
li:has(> [aria-pressed="true"]) { box-shadow: inset 4px 0 var(--st-primary-color); }
li:has(> [aria-pressed="true"]):not(.fixed) { background: color-mix(in srgb, var(--st-primary-color) 8%, var(--st-background-color)); } /* on which the colours of the roles are read */
button:focus-visible { outline-offset: -3px; }
.fixed { background: color-mix(in srgb, var(--st-green-color, #1d6b3a) 14%, transparent); }
.keyword { font-weight: 700; letter-spacing: 0; } /* bold, its letters would run together */
.quoted { opacity: 0.8; }
sub { font-size: 0.75rem; line-height: 0; }
s { color: var(--quiet); text-decoration: 2px line-through #c9711a; }
[data-role] { color: color-mix(in srgb, var(--role) 85%, var(--st-text-color)); } /* On this ground the colours alone are too faint in the dark. */
@media (max-width: 46rem) {
  .asked > b { display: none; } /* its line is in the same colour */
  ol:not([data-above=""])::before { display: var(--above, block); }
  li[data-text^="# "]:not(:first-child) { margin-top: 0.5rem; border-top: 1px solid var(--quiet); }
  li[data-text=""] { line-height: 0.5rem; &::before { content: none; } }
  ol {
    padding-block: 0.25rem;
    min-height: var(--least, auto);
    align-content: start;
    max-height: var(--listing, 45vh); /* so that the question is in sight with it */
    letter-spacing: var(--tight, normal); /* so that the ends of the lines are in sight */
    /* faint at the foot and at the right, as long as more of the code lies beyond */
    mask: linear-gradient(#000 calc(100% - var(--beneath, 0px)), transparent), linear-gradient(to right, #000 calc(100% - var(--beside, 0px)), transparent);
    mask-composite: intersect;
    animation: beneath linear, beside linear;
    animation-timeline: scroll(self), scroll(self inline);
    scroll-padding-bottom: 1.5rem;
  }
  li:not(:has(button)) { line-height: var(--line, 1.25rem); }
  li:has(s):not(li:has(s) ~ li) { position: sticky; z-index: 1; top: -0.25rem; background: var(--st-secondary-background-color); } /* what is struck out stays in sight */
  li { &::before { width: 1.25rem; } > :not(output) { padding: 0 0.25rem 0 1.5rem; } }
  i { letter-spacing: var(--indent, -0.45em); } /* a quarter of an indentation: the longest line of a class fits */
}
@keyframes beneath { from, 95% { --beneath: 1.5rem; } }
@keyframes beside { from, 99% { --beside: 1.5rem; } }
/* more of the code in sight */
@media (pointer: coarse) {
  li > button { padding-block: 0.5rem; }
  li:has(button)::before { line-height: 2.5rem; }
  li { > button { padding-block: var(--around-line, 0.125rem); } &:has(button)::before { line-height: calc(var(--line, 1.5rem) + 2 * var(--around-line, 0.125rem)); } }
}
output {
  position: sticky;
  left: 2.5rem;
  display: block;
  box-sizing: border-box;
  width: max-content;
  max-width: min(34rem, 100cqw - 3.5rem);
  margin: 0 0.5rem 0.125rem 2.5rem;
  padding: 0.125rem 0.5rem;
  border-left: 4px solid var(--st-red-color, #b3261e);
  background: var(--st-background-color);
  font-family: var(--st-font);
  letter-spacing: normal;
  line-height: 1.35;
  white-space: pre-line;
}
/* What may be said of the line that is chosen, beneath it. */
li > .asked {
  position: sticky; left: 0; display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: 0.375rem; box-sizing: border-box; min-width: 0; max-width: 100cqw;
  scroll-margin-bottom: 0.5rem; padding: 0.25rem 0.5rem 0.5rem 2.5rem; font-family: var(--st-font); letter-spacing: normal; text-indent: 0; white-space: normal;
  b { flex: 1 0 100%; font-weight: 600; }
  button {
    flex: 1 1 auto; min-height: 2.5rem; padding: 0.25rem 0.75rem; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 0.5rem;
    background: var(--st-background-color);
    &:hover, &[aria-pressed="true"] { border-color: var(--st-primary-color); }
    .wrong &[aria-pressed="true"] { border-color: var(--st-red-color, #b3261e); &::before { content: "\u2717 "; color: var(--st-red-text-color, #bd4043); } }
  }
}
.asked > output { position: static; flex: 1 0 100%; margin: 0; ol:not(.wrong) & { border-color: currentcolor; } }
/* Where there is room, beside the code, at the end of a line from the one that is pressed: no line moves. */
@container (min-width: 40rem) {
  .asks {
    margin-right: 13.75rem; overflow: visible;
    > li:has(> :is(.asked, output)) { --mark: var(--st-primary-color); &.fixed { --mark: var(--st-green-color, #1d6b3a); } &::after { content: ""; position: absolute; left: 100%; width: 0.875rem; border-top: 4px solid var(--mark); } }
    > li > :is(.asked, output) {
      --high: min(var(--up), 12.5rem); position: absolute; z-index: 1; top: calc(var(--high) - var(--up)); left: calc(100% + 0.75rem); align-content: end; width: 13rem; min-height: calc(var(--up) - var(--high) + 100%); margin: 0; padding: 0.5rem 0.75rem;
      border-left: 4px solid var(--mark); background: color-mix(in srgb, var(--st-primary-color) 8%, var(--st-background-color)); button { flex: 1 0 100%; min-height: 2.25rem; }
    }
  }
  .asked > output { padding: 0; border: 0; background: none; }
}
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.cells {
  display: grid; flex: 0 1 calc(100% - 3rem); max-width: calc(100% - 3rem); grid-auto-columns: minmax(0, 4rem); grid-auto-flow: column; gap: 2px; padding: 0;
  border: 0; background: none; line-height: 1.5rem; text-align: center;
}
.cells b { background: color-mix(in srgb, var(--role) calc(var(--tint) * 50% + 4%), var(--st-background-color)); color: var(--st-text-color); font-weight: 400; }
.cells b { &:nth-child(odd) { margin-left: 0.3125rem; } &:nth-child(even) { margin-right: 0.3125rem; } } /* two are a row of the matrix */
.fixed > output { border-color: var(--st-green-color, #1d6b3a); }
@media (forced-colors: active) { button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; } }
`});var zd=Ae((ik,Zb)=>{Zb.exports=`/* A text whose words are marked by weights, and rows of weights above it. */

.strips { display: grid; grid-template-columns: max-content 1fr; gap: 3px 0.5rem; align-items: center; forced-color-adjust: none; }
.strips:not(:empty) + .says { margin-top: 0.4rem; }
.strip { position: relative; height: 2rem; border-radius: 3px; background: color-mix(in srgb, var(--weight) 7%, transparent); }
.strip i { position: absolute; inset-block: 0; min-width: 2px; background: color-mix(in srgb, var(--weight) calc(var(--share) * 100%), transparent); }
.strip .mine { inset-block: -1px; margin-inline: -3px; padding-inline: 3px; background: none; }
.mine { outline: 1.5px dashed var(--st-text-color); }
.covered { cursor: crosshair; background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--weight) 30%, transparent) 0 4px, transparent 4px 8px); }
.covered::after { content: "Press where you expect more"; position: absolute; inset: 0; width: max-content; margin: auto; padding-inline: 0.4rem; line-height: 2rem; background: var(--st-background-color); pointer-events: none; }

.says { position: sticky; top: var(--top); margin: 0 0 0.4rem; background: var(--st-background-color); }
.says span { font-weight: 650; font-variant-numeric: tabular-nums; color: var(--weight); }
.text { max-height: 33rem; padding: 3px; overflow-y: auto; overscroll-behavior: auto; line-height: 1.45; forced-color-adjust: none; }
.text span { padding-block: 1px; cursor: pointer; border-radius: 3px; background: color-mix(in srgb, var(--weight) calc(var(--share, 0) * 55%), transparent); }
.text span:hover { text-decoration: underline; }
.text span:focus-visible { outline: 3px solid var(--st-primary-color); outline-offset: 1px; }
.text [data-column] { box-shadow: inset 0 -2px var(--soft); }
.text :is(.compared, [aria-pressed="true"]) { margin-inline: 0.25rem; } /* a frame touches no other word */
.text .compared { box-shadow: 0 0 0 2px var(--soft); }
.text [aria-pressed="true"] { font-weight: 650; box-shadow: 0 0 0 2px var(--st-text-color); }
@media (max-width: 640px) {
  .far { display: none; }
  :not(.far):has(+ .far)::after { content: " \u2026 " / ""; }
}
@media print { .text { max-height: none; } }
`});var Rd=Ae((lk,ew)=>{ew.exports=`:host { --feed: var(--quality-2); }
.words { display: flex; flex-wrap: wrap; gap: 0 0.125rem; margin-bottom: 0.5rem; }
.words button { padding: 0.125rem 0.3rem; border-radius: 6px; font-size: 1.2rem; line-height: 1.35; color: var(--soft); }
.words button[aria-pressed="true"] { color: var(--on-role); background: var(--plain); }
.before { --role: var(--plain); }
.attention { --role: var(--context); }
.feed { --role: var(--feed); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: start; margin-bottom: 0.5rem; }
.legend button { padding: 2px 4px; text-align: left; line-height: 1.3; border-radius: 4px; }
.legend b { color: var(--role); }
.legend b::before { content: ""; display: inline-block; width: 0.75rem; height: 0.75rem; margin-right: 0.375rem; background: var(--role); }
.legend button[aria-pressed="false"] b { text-decoration: line-through; }
.river { position: relative; --left: 3.75rem; --right: 7.75rem; padding: 0 var(--right) 0 var(--left); }
.river.bare { --right: 0rem !important; .switches { display: none; } }
svg { overflow: visible; }
.layer { position: absolute; left: 0; line-height: var(--bar); font-weight: 650; }
.layer i { font-style: normal; }
.switches { position: absolute; right: 0; display: flex; gap: 0.25rem; }
.switches button { width: 2.25rem; height: 44px; margin-top: calc((var(--bar) - 44px) / 2); padding: 0; border-radius: 4px; position: relative; }
.switches button::before { content: ""; position: absolute; inset: 12px 2px; border: 2px solid var(--role); border-radius: 10px; background: var(--role); }
.switches button::after { content: ""; position: absolute; top: 17px; right: 7px; border: 5px solid var(--st-background-color); border-radius: 50%; }
.switches button[aria-pressed="false"]::before { background: none; }
.switches button[aria-pressed="false"]::after { right: auto; left: 7px; border-color: var(--role); }
.asking .switches .attention::before { outline: 2px dashed var(--context); outline-offset: 2px; }
rect { fill: var(--role); }
rect.rest { fill: none; stroke: var(--soft); stroke-dasharray: 1 3; }
.river:has(.predicted, .handle) { margin-bottom: 0.75rem; }
figure:focus { outline: none; } /* it has had the focus of its slider alone */
rect.before, rect.attention, rect.feed { stroke: var(--st-background-color); stroke-width: 1; }
.flow { fill: color-mix(in srgb, var(--plain) 22%, var(--st-background-color)); }
.on { text-anchor: middle; }
.on.before, .on.attention, .on.feed { fill: var(--on-role); font-weight: 650; }
.veil { fill: color-mix(in srgb, var(--st-text-color) 12%, var(--st-background-color)); }
rect.mine { fill: color-mix(in srgb, var(--context) 35%, transparent); stroke: var(--context); stroke-width: 2; stroke-dasharray: 7 5; }
.handle { stroke: var(--context); stroke-width: 5; stroke-linecap: round; }
.says { font-weight: 650; }
.predicted { fill: none; stroke: var(--st-text-color); stroke-width: 2; stroke-dasharray: 5 4; }
input {
  --wide: calc(100% - var(--right) - var(--left)); position: absolute;
  left: calc(var(--left) + var(--begins) * var(--wide)); width: calc((1 - var(--begins)) * var(--wide));
  height: var(--bar); margin: 0; opacity: 0; cursor: ew-resize; touch-action: pan-y;
}
.river:has(input:focus-visible) .veil { stroke: var(--st-primary-color); stroke-width: 3; }
.told { margin: 0.25rem 0 0.5rem; min-height: 2.6em; line-height: 1.3; color: var(--soft); }
@media (max-width: 46rem) {
  .words { gap: 0; margin-bottom: 0.25rem; }
  .words button { padding-inline: 0.2rem; font-size: 1rem; line-height: 1.5; }
  .river { --left: 1.25rem; --right: 8.25rem; }
  .told { min-height: 0; }
  .legend { gap: 0.25rem; margin-bottom: 0.25rem; }
  .layer i { display: none; }
  .switches { gap: 0; }
  .switches button { width: 2.75rem; }
  .switches button::before { inset: 10px 3px; border-radius: 12px; }
  .switches button::after { top: 16px; right: 9px; border-width: 6px; }
}
@media (forced-colors: active) {
  rect.before { fill: GrayText; } rect.attention { fill: Highlight; } rect.feed { fill: CanvasText; }
  .on.before, .on.attention, .on.feed { fill: CanvasText; paint-order: stroke; stroke: Canvas; stroke-width: 4; }
  .words button[aria-pressed="true"] { outline: 2px solid Highlight; }
}
`});var Wd=Ae((ck,tw)=>{tw.exports=`figure { --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); --line: color-mix(in srgb, var(--st-text-color) 22%, var(--st-background-color)); }
svg { user-select: none; }
text { pointer-events: none; }
text.quiet { fill: var(--quiet); }
text.weight { fill: var(--weight); font-weight: 600; }
.query { --ink: var(--query); }
.key { --ink: var(--key); }
.band { --ink: var(--weight); }
.line > g:first-child line { stroke: var(--line); stroke-width: 2; }
.line > g:first-child text { fill: var(--quiet); paint-order: stroke; stroke: var(--st-background-color); stroke-width: 6px; }
[role="slider"] { cursor: grab; outline: none; }
[role="slider"] rect, [role="slider"] line { display: block; touch-action: none; } /* inline, Chrome scrolls all the same */
[role="slider"] rect { fill: var(--ink); }
[role="slider"] line { stroke: var(--ink); stroke-width: 2; }
[role="slider"] text { fill: var(--on-role); font-size: 1rem; font-weight: 600; }
.band rect { fill: color-mix(in srgb, var(--ink) 18%, transparent); stroke: var(--ink); stroke-width: 1.5; }
[role="slider"]:focus-visible rect { stroke: var(--st-text-color); stroke-width: 3; }
.drawn { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1rem; align-items: center; }
.both .drawn { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
.arrows { display: flex; gap: 0.5rem; justify-content: center; }
.plane { min-width: 0; max-width: 20rem; }
.plane text { paint-order: stroke; stroke: var(--st-background-color); stroke-width: 4px; }
.plane text.query, .plane text.key { fill: var(--ink); font-weight: 700; font-size: 1rem; }
.axis { stroke: color-mix(in srgb, var(--st-text-color) 40%, var(--st-background-color)); }
.grid { stroke: var(--line); }
.shaft, .head { stroke: var(--ink); stroke-width: 3; fill: none; }
.head { stroke-width: 2.5; }
.query.head { fill: var(--ink); }
.key.shaft { stroke-dasharray: 6 3; }
.between { fill: var(--weight); opacity: 0.24; }
.fall { stroke: var(--quiet); stroke-dasharray: 2 3; }
.shade { stroke: var(--weight); stroke-width: 9; opacity: 0.45; }
.shade.minus { stroke-dasharray: 3 3; }
.added { fill: none; stroke: var(--quiet); stroke-width: 2; stroke-dasharray: 6 4; }
.dot { fill: var(--weight); }
.turned, .mirror, .peak { fill: none; stroke: var(--weight); stroke-width: 2.5; }
.mirror { fill: var(--st-background-color); }
.of-added { --weight: var(--quiet); } /* its dots are those of the dashed curve */
.of-added .turned { opacity: 0.3; }
.now { stroke: var(--weight); stroke-width: 1.5; opacity: 0.6; }
output { display: block; min-height: 2.6em; margin: 0.5rem 0 0.25rem; line-height: 1.3; color: var(--quiet); }
output b { color: var(--weight); font-variant-numeric: tabular-nums; }
.controls { display: flex; flex-wrap: wrap; gap: 0.5rem; min-height: 2rem; padding: 3px; }
button {
  min-height: 2rem; padding: 0.25rem 0.75rem; border-radius: var(--st-button-radius, 8px);
  border: 1px solid color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color));
}
button.answer { border-color: var(--weight); }
button[aria-pressed="true"] { color: var(--on-role); background: var(--weight); border-color: var(--weight); }
@media (max-width: 46rem) {
  output { margin-top: 0.25rem; }
  /* beside the arrows stand their score and the buttons, and beneath both the curve */
  figure { display: grid; grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); gap: 0 1rem; }
  .drawn { display: contents; }
  .line, .curve { grid-column: 1 / -1; }
  .arrows { grid-area: 2 / 1 / 4; }
  output { grid-area: 2 / 2; min-height: 3.9em; }
  .controls { grid-area: 3 / 2; align-content: start; min-height: 5rem; }
  figure:not(.both) button { flex: 1 0 100%; padding-inline: 0.25rem; }
  .both :is(.arrows, .curve, .controls, output) { grid-area: auto / 1 / auto / -1; }
}
@media (forced-colors: active) {
  .shaft, .head, .turned, .now, .shade, [role="slider"] line { stroke: CanvasText; }
  .query.head, .dot { fill: CanvasText; }
  [role="slider"] rect { fill: Canvas; stroke: CanvasText; }
  [role="slider"] text { fill: CanvasText; }
}
`});var Pd=Ae((dk,ow)=>{ow.exports=`.push { display: grid; grid-template-columns: max-content minmax(4rem, 1fr) 2.75rem; gap: 0.75rem; align-items: center; margin-bottom: 0.75rem; font-size: 1rem; }
.push b { display: inline-block; min-width: 4.25rem; color: var(--query); font-size: 1.2rem; }
.push input { width: 100%; min-height: 2rem; margin: 0; accent-color: var(--query); }
.push output { font-weight: 650; }
output { font-variant-numeric: tabular-nums; text-align: right; }
.row { display: grid; grid-template-columns: 5.5rem 1fr 3.75rem; gap: 0.5rem; align-items: center; height: var(--row, 2.75rem); }
.reach { margin-block: 0.5rem; }
.reach .row { grid-template-columns: 5.5rem 1fr 8rem; height: 1.75rem; text-align: right; }
.reach .track { height: 1rem; }
.reach .row { --weight: currentColor; }
.reach output { color: var(--st-text-color); }
.W_q { color: var(--query); } .W_k { color: var(--key); } .W_v { color: var(--value); }
@media (min-width: 46.01rem) and (min-height: 54rem) { .rows { --row: 4rem; .track { height: 2.75rem; } } }
.row button { margin: 2px 0; padding: 0.2rem 0.4rem; border-radius: 6px; font-size: 1.2rem; text-align: right; }
.row button:disabled { cursor: default; }
.row button:enabled:not([aria-pressed="true"]):hover { background: color-mix(in srgb, var(--query) 14%, transparent); }
.row button[aria-pressed="true"] { background: var(--query); color: var(--on-role); }
.row output { font-size: 1rem; }
.asked output { margin-left: -3rem; white-space: nowrap; }
.track { position: relative; height: 1.75rem; border-left: 1px solid var(--soft); }
i { position: absolute; box-sizing: border-box; top: 0; height: 100%; transition: width 0.2s ease-out, left 0.2s ease-out; }
.bar, .mine { left: var(--from, 0); width: var(--share); border-radius: 0 4px 4px 0; }
.bar { background: var(--weight); }
.before { z-index: 1; left: 0; width: var(--share); border-right: 3px solid var(--st-text-color); }
.line { left: calc(var(--share) - 1px); border-left: 3px dotted var(--key); top: -6px; height: calc(100% + 12px); }
.mine { border: 2px dashed var(--st-text-color); transition: none; }
.mine.beyond { border-right: 0; text-align: right; &::after { content: "\u2192"; font-style: normal; } }
.veiled .bar { background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--weight) 40%, var(--st-background-color)) 0 4px, transparent 4px 9px); }
.asked .mine { border-color: var(--weight); background: color-mix(in srgb, var(--weight) 45%, transparent); animation: beckon 1.1s ease-in-out 2; }
.asked .mine::after { content: ""; position: absolute; right: -6px; top: -5px; bottom: -5px; width: 10px; border-radius: 5px; background: var(--weight); }
.asked.row .bar { opacity: 0; }
input.asked { position: absolute; z-index: 1; inset: -4px -8px; width: calc(100% + 16px); height: calc(100% + 8px); margin: 0; opacity: 0; cursor: ew-resize; touch-action: pan-y; }
.track:has(input:focus-visible) { outline: 3px solid var(--st-primary-color); outline-offset: 3px; }
[data-asks="word"] .row button { outline: 2px dashed var(--query); outline-offset: -1px; }
.foot > :first-child { text-align: right; }
.foot i { height: 50%; border-right: 2px solid var(--st-background-color); background: var(--weight); }
.foot.open i { background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--weight) 55%, var(--st-background-color)) 0 4px, transparent 4px 9px); }
.foot i.minus { top: 50%; background: repeating-linear-gradient(135deg, var(--key) 0 4px, transparent 4px 8px); }
.told { min-height: 2.6em; margin: 0.5rem 0; line-height: 1.3; color: var(--soft); }
@keyframes beckon { 50% { transform: scaleX(0.9); transform-origin: left; } }
@media (max-width: 46rem) {
  .push { grid-template-columns: 1fr 2.75rem; gap: 0 0.5rem; margin-bottom: 0.25rem; }
  .push .of { grid-column: 1 / -1; }
  .told { margin-block: 0.5rem 0; }
  .row { grid-template-columns: 5rem 1fr 3.5rem; gap: 0.5rem; height: var(--row, 2.5rem); }
  .rows:has(~ .reach > *) { --row: 1.75rem; .track { height: 1.375rem; } button { padding-block: 0; line-height: 1.25; } }
  .reach { margin-block: 0.25rem; }
  .reach .row { grid-template-columns: 5rem 1fr 7.5rem; height: 1.375rem; }
}
@media (prefers-reduced-motion: reduce) { i { transition: none; animation: none !important; } }
@media (forced-colors: active) {
  .bar { background: CanvasText; forced-color-adjust: none; } .veiled .bar { background: GrayText; }
  .row button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
}
`});var Fd=Ae((uk,nw)=>{nw.exports=`:host { --wrong: #c9711a; }
@media (max-width: 640px) { .boxes { position: relative; max-height: var(--line); margin: 0 -12px; padding: 4px 12px 0; overflow: hidden auto; scrollbar-width: none; } }
.chain { display: grid; user-select: none; gap: 0.25rem 14px; align-items: start; padding-bottom: 0.75rem; }
.above, .below { min-height: calc(2.9rem + var(--kept) * var(--unit)); }
.above { display: flex; align-items: end; }
.holder { --ink: var(--role); width: calc(var(--columns) * var(--unit)); &:has(.asked) { min-width: 3.25rem; } /* its size stands above it, clear of the next */ }
.label { display: flex; flex-direction: column; justify-content: end; height: 2.3rem; margin: 0 0 0.6rem; line-height: 1.2; }
.label b { color: var(--role); width: calc(100% + 12px); font-size: 0.9375rem; }
.label sub { line-height: 0; vertical-align: -0.2em; }
.label span { margin-left: 0.4em; font-size: 0.875rem; font-weight: 400; color: var(--st-text-color); white-space: nowrap; }
.chain:has(.block) :is(.label, .words) { margin-top: 0; margin-bottom: 0.2rem; }
.chain:has(.block) .words { margin-top: 2.5rem; }
.above .holder:has(.block) .label { margin-bottom: 1.5rem; }
.across { display: none; margin: 0; padding: 0; list-style: none; }
.across li { margin-bottom: 5px; width: var(--unit); writing-mode: vertical-rl; transform: rotate(180deg); font-size: 0.9375rem; line-height: var(--unit); }
@media (min-width: 641px) { .holder:has(.across) { --across: 2.75rem; .across { display: flex; height: var(--across); } } }
.label small { min-height: 1.2em; font-size: 0.875rem; color: var(--soft); white-space: nowrap; }
.holder:not(.small:has(.asked)) small:empty { display: none; } /* the symbol stands on its box */
.words { margin: 2.9rem 0 0; padding: 0; list-style: none; }
.words li { height: var(--unit); overflow: hidden; font-size: min(1.05rem, max(0.875rem, calc(var(--unit) * 0.9))); line-height: var(--unit); text-align: right; cursor: default; }
.box {
  position: relative; box-sizing: border-box; width: calc(var(--columns) * var(--unit));
  height: calc(var(--rows) * var(--unit)); outline: 2px solid var(--ink); border-radius: 2px;
  background: color-mix(in srgb, var(--ink) 10%, var(--st-background-color));
}
.row { display: flex; height: var(--unit); }
.row i {
  width: var(--unit); box-shadow: inset 0 0 0 0.5px var(--st-background-color);
  background: color-mix(in srgb, var(--ink) calc(var(--tint) * 70%), var(--st-background-color));
}
.row i.minus {
  background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--ink) calc(var(--tint) * 80%), var(--st-background-color)) 0 3px, var(--st-background-color) 3px 4px);
}
.row.lit { position: relative; z-index: 1; outline: 3px solid var(--wrong); outline-offset: -1px; }
li.first { box-shadow: 0 -2px var(--soft); }
li.lit { font-weight: 700; color: var(--wrong); }
.size {
  position: absolute; z-index: 1; top: 50%; left: 50%; padding: 0 0.3em; border-radius: 4px;
  background: var(--st-background-color); line-height: 1.35; white-space: nowrap; transform: translate(-50%, -50%);
  pointer-events: none;
}
/* A batch is a stack of sheets, seen from the top right. */
.deep { --sheet: calc(8px / var(--sheets)); --side: color-mix(in srgb, var(--ink) 45%, var(--st-background-color)) 0 calc(var(--sheet) - 1px), var(--ink) 0 var(--sheet); }
.deep::before {
  content: ""; position: absolute; bottom: calc(100% + 2px); left: -2px; width: calc(100% + 4px); height: 8px;
  background: repeating-linear-gradient(to top, var(--side)); transform: skewX(-45deg); transform-origin: 0 100%;
}
.deep::after {
  content: ""; position: absolute; top: -2px; left: calc(100% + 2px); width: 8px; height: calc(100% + 4px);
  background: repeating-linear-gradient(to right, var(--side)); transform: skewY(-45deg); transform-origin: 0 0;
}
.unknown { outline: 1px dotted var(--soft); background: none; }
.unknown .size { color: var(--soft); }
.asked {
  outline: 2px dashed var(--ink);
  --rule: var(--st-background-color) 1px, transparent 1px;
  background: linear-gradient(var(--rule)) 0 0 / 100% var(--unit), linear-gradient(to right, var(--rule)) 0 0 / var(--unit), color-mix(in srgb, var(--ink) 22%, var(--st-background-color));
}
.asked .size { font-size: 1rem; }
/* A small box would hide its size under the corner: it stands above the box, in place of what is said of its sides. */
.small:has(.asked) small { visibility: hidden; }
.small .asked .size { top: auto; bottom: calc(100% + 2px); left: 0; padding: 0; transform: none; }
.box[data-columns] { border-block: 4px dashed var(--wrong); }
.box[data-rows] { border-inline: 4px dashed var(--wrong); }
.box:is([data-columns="meets"], [data-rows="meets"]) { border-style: solid; border-color: var(--st-primary-color); }
.row i.met { position: relative; z-index: 1; outline: 3px solid var(--st-text-color); }
.block {
  position: absolute; top: calc(var(--i) * 100% / var(--rows)); left: calc(var(--j) * 100% / var(--columns));
  box-sizing: border-box; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); padding: 0;
  border: 2px solid var(--ink);
}
.block span { position: absolute; bottom: calc(100% + 4px + var(--across, 0px)); left: 0; white-space: nowrap; line-height: 1.35; }
.block.empty { background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--st-text-color) 16%, transparent) 0 4px, transparent 4px 9px); }
.block.mine { outline: 3px dashed var(--st-text-color); outline-offset: -4px; }
.block:is(.marked, .joined) { outline: 4px solid var(--st-text-color); outline-offset: -4px; }
button.block:is(:hover, :focus-visible) { outline: 4px solid var(--st-primary-color); outline-offset: -4px; }
.corner {
  position: absolute; z-index: 2; right: -22px; bottom: -22px; width: 44px; height: 44px; padding: 0;
  cursor: nwse-resize; touch-action: none;
}
.corner::before {
  content: ""; position: absolute; inset: 12px; border: 3px solid var(--st-background-color); border-radius: 50%;
  background: var(--ink); box-shadow: 0 0 0 2px var(--ink); animation: beckon 1.1s ease-in-out 3;
}
.corner:focus-visible { outline: 3px solid var(--st-primary-color); outline-offset: -10px; border-radius: 50%; }
.told { min-height: 2.6em; margin: 0.25rem 0 0; line-height: 1.3; color: var(--soft); }
figure:has(.block) .told { min-height: 1.3em; }
.misfit { min-height: 0; color: inherit; }
.misfit::before { content: "\u2260 "; font-weight: 650; }
@keyframes beckon { 50% { transform: translate(6px, 6px) scale(1.25); } }
@media (prefers-reduced-motion: reduce) { .corner::before { animation: none; } }
@media (forced-colors: active) { .box[data-columns], .box[data-rows] { border-color: Highlight; } .row i { forced-color-adjust: none; } }
`});var _d=Ae((pk,rw)=>{rw.exports=`figure {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem 2.5rem;
  --good: var(--st-green-text-color, #158237); --late: var(--st-orange-text-color, #9a5b00);
}
h2, p { margin: 0 0 0.5rem; font-size: 1rem; }
h2 { font-weight: 600; }
p { font-size: 0.875rem; font-variant-numeric: tabular-nums; }
section, .head { display: flex; flex-wrap: wrap; align-content: start; align-items: baseline; gap: 0 0.75rem; }
.head, .all, details { flex: 1 0 100%; }
.all > div > div { display: flex; flex-wrap: wrap; align-content: start; gap: 5px; }
button {
  box-sizing: border-box; min-width: 25px; height: 25px; padding: 0 1px; line-height: 1;
  border: 1px solid color-mix(in srgb, var(--st-text-color) 45%, transparent); border-radius: 5px;
}
/* three kinds side by side, a line for each; what is pressed is written out above */
figure:not(.mapped) {
  grid-template-columns: repeat(3, 1fr); gap: 0.5rem; h2, p { margin: 0 0 0.25rem; line-height: 1.25; } .head { display: grid; }
  .all > div > div { display: grid; gap: 4px; } button { display: flex; gap: 0.375em; align-items: center; justify-content: center; height: 30px; white-space: nowrap; } button[data-state] { font-weight: 400; } small { margin: 0; color: inherit; &::before { content: "\u2026 "; } } strong { font-weight: 700; text-decoration: underline 2px; text-underline-offset: 3px; }
}
@media (max-width: 640px) { figure:not(.mapped) { gap: 0.25rem; h2 { font-size: 0.875rem; } .all > div > div { gap: 3px; } button { height: 27px; gap: 0.25em; font-size: 0.875rem; } button:nth-child(odd) small, button:nth-child(even) span, strong ~ small::before { display: none; } } } /* the second of two sentences that begin alike is told by its end */
button:hover { border-color: var(--st-primary-color); background: color-mix(in srgb, var(--st-primary-color) 14%, transparent); }
button:focus-visible { outline-offset: 1px; }
button[aria-current="true"] { box-shadow: 0 0 0 2px var(--st-primary-color); }
button[data-state="begun"]:not(.named) { border-color: var(--good); }
[data-state="wrong"] { color: var(--st-red-text-color, #bd4043); border-color: currentColor; }
:is([data-state="done"], [data-state="right"]):not(.named) { color: var(--st-background-color); background: var(--good); border-color: transparent; font-weight: 700; }

/* A map: the roads and the lessons take all the width; beneath them stands what is folded, side by side. */
.mapped { grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: 1rem 2rem; }
.mapped > :is(.key, .road, .map, section:has([open])) { grid-column: 1 / -1; }
.key { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; }
.key span, .named { display: flex; align-items: center; gap: 0.5rem; }
i {
  box-sizing: border-box; flex: none; width: 20px; height: 20px;
  border: 2px solid color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color)); border-radius: 50%;
  background: var(--st-background-color); font-size: 0.8125rem; font-style: normal; font-weight: 700;
  line-height: 16px; text-align: center;
}
i[data-state="begun"] { border-color: var(--good); background: linear-gradient(90deg, var(--good) 50%, var(--st-background-color) 50%); }
i[data-state="later"] { border-color: var(--late); color: var(--late); }
.named.next[data-state="open"] i { border: 6px solid var(--st-primary-color); }
.named { min-height: 26px; height: auto; padding: 1px 4px 1px 0; border-color: transparent; font-size: 0.875rem; line-height: 1.2; text-align: start; }
.next { font-weight: 600; }
button.next:not(.named, :hover) { color: var(--st-background-color); background: var(--st-primary-color); border-color: transparent; }
.ahead {
  height: auto; min-height: 25px; padding: 0; border: 0; vertical-align: top; color: var(--st-link-color);
  font-size: inherit; line-height: 1.25; text-align: start; text-decoration: underline; text-underline-offset: 3px;
}
.map > details[open] > summary { display: none; }
small { display: block; margin-top: 0.25rem; font-size: 0.875rem; font-weight: 400; color: color-mix(in srgb, var(--st-text-color) 75%, transparent); }
b:not(:empty) { display: block; padding: 0.25rem 0; font-size: 0.875rem; font-weight: 600; line-height: 1.2; }
:is(.map, .folded:has(.named)) .all { display: grid; grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr)); gap: 0.5rem 1rem; > div > div { display: grid; gap: 0; } }
.road { display: grid; grid-template-columns: 16rem 1fr; gap: 0 1.5rem; }
.road :is(h2, p) { flex: 1 0 100%; margin: 0 0 0.25rem; text-wrap: balance; }
.road .all > div > div { flex-wrap: nowrap; gap: 0; }
.road .named { position: relative; flex: 1 1 0; min-width: 0; flex-direction: column; align-items: start; gap: 4px; justify-content: start; padding: 4px 12px 4px 0; }
.road .named:not(:last-child)::before {
  content: ""; position: absolute; inset: 13px 0 auto 20px;
  border-top: 2px solid color-mix(in srgb, var(--st-text-color) 30%, transparent);
}
@media (max-width: 640px) {
  .mapped { gap: 0.75rem; }
  .mapped > section { display: block; }
  .mapped :is(h2, p) { flex: none; max-width: 100%; margin: 0; }
  .mapped .says { flex: 1 0 100%; }
  .mapped :is(.ahead, .named, summary) { min-height: 40px; }
  .mapped button:not(.ahead, .named) { min-width: 40px; height: 40px; }
  .map > details > summary { display: list-item; }
  summary { line-height: 40px; }
  .road .says { display: none; } /* its ring has the name */
  .road .all > div > div { flex-wrap: wrap; }
  .road .named { flex: 0 0 25%; padding-right: 4px; &:nth-child(4n)::before { content: none; } }
  .mapped small { display: none; }
}
@media print {
  details::details-content { content-visibility: visible; block-size: auto; }
  .folded .named[data-state="open"], .folded .all > div:not(:has(button:not([data-state="open"]))), summary, .says { display: none; }
  .named { min-height: 0; }
}
`});var Dd=Ae((mk,sw)=>{sw.exports=`.row { display: grid; grid-template-columns: 9.5rem 1fr 3.5rem; gap: 0.75rem; align-items: center; height: 2.5rem; font-size: 1.0625rem; }
.row > :first-child { text-align: right; }
b { font-weight: 600; }
.track { position: relative; height: 1.75rem; --unit: 25%; } /* half of half: the longest sum is of two numbers */
.track::before { content: ""; position: absolute; z-index: 1; left: calc(50% - 1px); inset-block: -0.375rem; border-left: 2px solid var(--st-text-color); }
i { position: absolute; inset-block: 0; left: calc(50% + var(--from) * var(--unit)); width: calc(var(--long) * var(--unit)); background: var(--context); }
.number { i { background: var(--value); } }
/* the side on which a sum is meant to be */
.above .track { background: linear-gradient(to right, transparent 50%, color-mix(in srgb, var(--context) 14%, transparent) 50%); }
.below .track { background: linear-gradient(to left, transparent 50%, color-mix(in srgb, var(--context) 14%, transparent) 50%); }
:is(.above, .below):not(.right) i { background: repeating-linear-gradient(135deg, var(--context) 0 4px, transparent 4px 8px); }
.number .track::after {
  content: ""; position: absolute; z-index: 2; inset-block: -4px; left: calc(50% + var(--to) * var(--unit) - 5px); width: 10px; border-radius: 5px;
  background: var(--value); outline: 2px solid var(--st-background-color); pointer-events: none;
}
.track:has(input:focus-visible) { outline: 3px solid var(--st-primary-color); outline-offset: 6px; }
input { position: absolute; z-index: 3; left: calc(25% - 8px); width: calc(50% + 16px); inset-block: -0.375rem; height: 2.5rem; margin: 0; opacity: 0; cursor: ew-resize; touch-action: pan-y; }
output { font-variant-numeric: tabular-nums; font-weight: 600; text-align: right; white-space: pre; }
small { display: inline-block; width: 1.5rem; font-size: inherit; color: var(--st-red-text-color, #bd4043); }
.right small { color: var(--st-green-text-color, #1d6b3a); }
hr { margin: 0.375rem 0; border: 0; border-top: 1px solid color-mix(in srgb, var(--st-text-color) 20%, transparent); }
p { min-height: 2lh; margin: 0.5rem 0 0; font-size: 1rem; text-align: center; }
@media (max-width: 46rem) { .row { grid-template-columns: 8rem 1fr 2.75rem; gap: 0.5rem; height: 2.25rem; font-size: 1rem; } small { width: 1.25rem; } }
@media (forced-colors: active) { i, .track { forced-color-adjust: none; } i { background: CanvasText; } }
`});var Hd=Ae((fk,aw)=>{aw.exports=`figure { container-type: inline-size; display: flex; flex-wrap: wrap; align-items: center; column-gap: 1rem; > div { flex: 0 0 100%; } }
figure > div {
  --names: 0rem; --between: 0.75rem;
  --u: round(down, min(1.5rem, (100cqw - var(--names) - var(--gaps) * var(--between)) / var(--wide)), 1px);
  display: grid; gap: 0.5rem;
}
figure:not(:has(.block:not([data-flat]))) > div { --u: min(1.5rem, (100cqw - var(--names) - var(--gaps) * var(--between)) / var(--wide)); }
.line { display: flex; flex-wrap: wrap; gap: 0.25rem var(--between); align-items: end; }
/* The parts of one strip have no room between them: two are as long as one. */
.line:not(:has(small)) > div:has(> [data-flat]:not([data-text])) + div { margin-left: calc(-1 * var(--between)); }
.title { flex: 0 0 100%; display: flex; gap: 0.75rem; align-items: baseline; font-size: 1.125rem; font-weight: 650; }
.title span + span { font-size: 1rem; font-weight: 400; }
.beside > div { --names: 5rem; --u: round(down, min(1.75rem, (100cqw - var(--names) - var(--gaps) * var(--between)) / var(--wide)), 1px); }
.beside .line { flex-wrap: nowrap; }
.framed { justify-self: start; outline: 2px solid var(--st-text-color); outline-offset: 1px; border-radius: 4px; }
.beside .title {
  flex: 0 0 calc(var(--names) - var(--between)); align-self: end; height: calc(var(--tall) * var(--u)); align-items: center;
  justify-content: end; min-width: 0; font-size: 1rem; font-weight: 400;
}
small { display: block; height: 1.25rem; font-size: 0.9375rem; line-height: 1.25rem; white-space: nowrap; }
.beside :is(.title span + span, .line + .line small) { display: none; }
button { padding: 0; }
.title button { padding: 0.25rem; border-radius: 4px; text-decoration: underline dotted; text-underline-offset: 3px; }
.block { --line: clamp(1px, var(--u) * 0.16, 2px); display: block; width: calc(var(--wide) * var(--cell) * var(--u)); height: calc(var(--high) * var(--u)); background:
  repeating-linear-gradient(90deg, transparent 0 calc(var(--cell) * var(--u) - var(--line)), var(--st-background-color) 0 calc(var(--cell) * var(--u))),
  repeating-linear-gradient(transparent 0 calc(var(--u) - var(--line)), var(--st-background-color) 0 var(--u)),
  var(--fill); transition: opacity 0.5s; --fill: color-mix(in srgb, var(--role) 80%, var(--st-background-color)); }
[data-flat] {
  height: var(--flat, 1rem);
  background: repeating-linear-gradient(90deg, transparent 0 calc(var(--cell) * var(--u) - var(--line)), var(--st-background-color) 0 calc(var(--cell) * var(--u))), var(--fill);
}
[data-text] {
  display: grid; place-items: center; min-height: var(--row, 2rem);
  background: color-mix(in srgb, var(--role) calc(var(--share) * 50% + 6%), var(--st-background-color));
  font-size: clamp(0.9375rem, 2.7cqw, 1.125rem); font-variant-numeric: tabular-nums;
}
.line:has([data-text]) .title { box-sizing: border-box; height: max(var(--row, 2rem), calc(var(--tall) * var(--u))); padding-right: 0.5rem; }
div:has(> small, > [data-text]) { display: grid; justify-items: center; }
[data-text]:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }
small:has(+ [data-text]) { display: flex; justify-content: center; width: 0; } /* a longer word moves no column */
figure > div:has([data-text]) { --between: 0.25rem; gap: 0.25rem; }
button[data-text] { touch-action: pan-y; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--role) 55%, transparent); } /* a finger sweeps along a row, and scrolls across */
[data-text]::after { content: attr(data-text); }
.block[data-state=gone]:not([data-text]) { opacity: 0.25; }
[data-text][data-state=gone] { --hatch: color-mix(in srgb, var(--st-text-color) 12%, var(--st-background-color)); background: repeating-linear-gradient(135deg, var(--hatch) 0 4px, color-mix(in srgb, var(--st-text-color) 50%, var(--st-background-color)) 4px 6px); }
[data-text][data-state=gone]::after { content: "0"; padding: 0 0.375rem; background: var(--hatch); }
[data-text][data-state=ahead] { background: none; outline: 1px dashed color-mix(in srgb, var(--st-text-color) 35%, transparent); outline-offset: -2px; }
[data-state=ahead]::after { content: ""; }
.block[data-state=kept]:not([data-text]) { opacity: 0.45; outline: 2px solid var(--role); outline-offset: 1px; }
[data-text][data-state=kept] { outline: 3px solid var(--st-text-color); outline-offset: -3px; font-weight: 700; }
.block.mine { outline: 3px dashed var(--st-text-color); outline-offset: -4px; }
.taken .line:last-child .block {
  height: max(1.75rem, var(--flat, 0px));
  background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--st-text-color) 18%, transparent) 0 4px, transparent 4px 8px);
  cursor: pointer; opacity: 1;
}
button:hover { outline: 2px solid var(--st-primary-color); outline-offset: 1px; }
figure:not(:has(.block:not([data-flat]))) .block { --line: round(down, min(2px, var(--u) * 0.24), 1px); } /* no line is thinner than a pixel */
p { flex: 1 1 10rem; margin: 0.75rem 0 0.5rem; min-height: 1lh; font-size: 1rem; color: var(--soft); outline: none; }
.answer { padding: 0.375rem 0.75rem; font-size: 1rem; border: 1px solid color-mix(in srgb, var(--st-text-color) 35%, transparent); border-radius: 8px; }
.answer:disabled { visibility: hidden; } /* it has its room */
@media (max-width: 46rem) {
  figure:not(.beside) .block:not([data-flat], [data-text]) { --line: 0px; } /* so small a mesh shimmers */
  p:has(+ .answer:not([hidden])) { margin-block: 0.375rem 0; min-height: 2lh; line-height: 1.25; }
  .beside > div { --names: 4.25rem; }
  figure > div { --between: 0.375rem; }
  .title button { padding: 0; }
  .beside .title button { min-width: 2.5rem; padding-block: 0.5rem; text-align: end; }
  small { font-size: 0.875rem; }
}
@media (prefers-reduced-motion: reduce) { .block { transition: none; } }
@media (forced-colors: active) {
  .block { forced-color-adjust: none; }
  [data-flat] { height: 1rem; background: repeating-linear-gradient(90deg, transparent 0 calc(var(--cell) * var(--u) - var(--line)), var(--st-background-color) 0 calc(var(--cell) * var(--u))), var(--role);
}
.block[data-state=gone] { opacity: 1; background: none; outline: 1px dashed CanvasText; } }
`});var Bd=Ae((hk,iw)=>{iw.exports=`figure { position: relative; }
svg { overflow: visible; user-select: none; touch-action: pan-y; }
svg.asking { touch-action: none; }
text { fill: var(--soft); }
.word { cursor: pointer; outline: none; }
.moves .word { cursor: ew-resize; }
.word:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 2px; }
text.most { fill: var(--st-text-color); font-weight: 650; }
text.from, .share, .weight, .count { fill: var(--weight); }
text.from { font-weight: 700; }
.share { font-size: 0.9375rem; }
.value { fill: var(--value); font-size: 0.9375rem; }
.valued .word, .key { fill: var(--key); }
.valued .word.from, .query { fill: var(--query); }
.shared { text-decoration: underline 2px; text-underline-offset: 5px; }
.counted, .level { font-size: 0.875rem; }
image { image-rendering: pixelated; }
.lengths rect { fill: var(--value); }
rect.covered { fill: color-mix(in srgb, var(--st-text-color) 10%, transparent); }
.asks { fill: none; stroke: var(--st-primary-color); stroke-width: 2; }
.thread, .was { fill: none; stroke: var(--weight); }
.was { opacity: 0.7; }
[data-lit="0"] .thread, [data-lit="1"] .was { stroke: var(--soft); opacity: 0.3; }
.join { fill: none; stroke: var(--soft); stroke-width: 1.5; opacity: 0.4; }
.join.from { stroke: var(--weight); stroke-width: 3; opacity: 1; }
.plays .thread { transition: stroke-width 0.4s, opacity 0.4s; }
.changed .thread { stroke: color-mix(in srgb, var(--st-text-color) 35%, var(--st-background-color)); }
.changed .share, .changed .word.from { fill: var(--soft); }
:is(.thread, .was).none { stroke: var(--st-text-color); stroke-width: 1.5; stroke-dasharray: 3 5; opacity: 0.4; }
.kept { fill: none; stroke: var(--weight); stroke-width: 8; opacity: 0.35; }
.kept.straight { opacity: 0.7; stroke-width: 12; }
.kept.drawn { display: none; }
.compares .thread { stroke-width: 5; opacity: 0.8; }
.compares .pale { stroke: var(--soft); stroke-width: 1; opacity: 0.35; }
.grip { fill: var(--soft); }
.mine { fill: none; stroke: var(--st-text-color); stroke-width: 3; stroke-dasharray: 8 7; stroke-linecap: round; opacity: 0.75; }
.compares .share:not(.most) { fill: var(--soft); }
.compares .mine { stroke: var(--weight); stroke-width: 5; stroke-dasharray: none; }
.wrong .mine { stroke: var(--st-red-text-color, #bd4043); stroke-width: 5; opacity: 1; }
.wrong .share { fill: var(--st-red-text-color, #bd4043); font-weight: 700; font-size: 1.25rem; }
.expected { fill: none; stroke: var(--st-text-color); stroke-width: 2; opacity: 0.6; }
.ground { stroke: var(--soft); }
.guess { stroke-dasharray: 4 6; }
.told { margin: min(0.25rem, var(--told-height, 1rem)) 0 min(0.5rem, var(--told-height, 1rem)); min-height: min(2.6em, var(--told-height, 2.6em)); max-height: var(--told-height); overflow: hidden; line-height: 1.3; color: var(--soft); }
figure:has(.heads:not(.named, [hidden])) > .told { min-height: 1.3em; } /* wide enough for one line */
.valued ~ .told { display: none; } /* the weights stand above the keys, and are multiplied beneath */
.told b { color: var(--st-text-color); font-variant-numeric: tabular-nums; }
.bar { position: relative; display: flex; height: 1.25rem; margin: 0.25rem 1rem 0.5rem 0; background: color-mix(in srgb, var(--st-text-color) 7%, transparent); }
.bar i { box-sizing: border-box; background: var(--weight); transition: width 0.4s; }
.bar .missing {
  --hatch: color-mix(in srgb, var(--weight) 16%, var(--st-background-color)); overflow: hidden;
  background: repeating-linear-gradient(135deg, var(--hatch) 0 4px, var(--st-background-color) 4px 8px);
  font-style: normal; line-height: 1.25rem; text-align: center; color: var(--st-text-color);
}
.bar i + i { box-shadow: inset 2px 0 var(--st-background-color); }
.bar b { position: absolute; top: -3px; bottom: -3px; left: var(--one); border-left: 2px solid var(--st-text-color); translate: -2px; }
.bar b::after {
  content: "1" / ""; position: absolute; top: 5px; right: -1rem; padding: 0 2px; border-radius: 3px;
  background: var(--st-background-color); line-height: 1rem; color: var(--st-text-color);
}
.bar em {
  position: absolute; inset: -4px auto -4px 0; box-sizing: border-box; border: 2px dashed var(--st-text-color);
  border-right: 5px solid var(--st-text-color); border-radius: 3px;
  background: color-mix(in srgb, var(--st-background-color) 75%, transparent); font-style: normal; font-weight: 650;
  line-height: 1.375rem; white-space: nowrap; text-align: right; text-indent: 0.5rem;
}
.bar em.end { right: 0; left: auto; border-right: 2px dashed var(--st-text-color); border-left: 5px solid var(--st-text-color); text-align: left; }
.bar em.small { --ground: var(--st-background-color); text-align: left; text-indent: calc(100% + 0.75rem); text-shadow: 0 0 3px var(--ground), 0 0 3px var(--ground), 0 0 3px var(--ground), 0 0 3px var(--ground); } /* it has no room for its number */
.bar em.small.end { text-indent: -3rem; }
.bar em.given { background: none; border-style: dashed; border-width: 2px; font-size: 0; }
.bar input { position: absolute; inset: -8px 0; width: 100%; margin: 0; opacity: 0; cursor: ew-resize; touch-action: pan-y; }
.answer { padding: 0.375rem 0.75rem; font-size: 1rem; border: 1px solid color-mix(in srgb, var(--st-text-color) 35%, transparent); border-radius: 8px; }
.answer:disabled { visibility: hidden; } /* it has its room */
.bar:has(input:focus-visible) em { outline: 3px solid var(--st-primary-color); outline-offset: 2px; }
.bar.covered { background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--st-text-color) 18%, transparent) 0 4px, transparent 4px 8px); }
.heads { display: grid; grid-template-columns: auto repeat(var(--heads), minmax(0, var(--head, 3.125rem))); gap: 4px; align-items: center; justify-content: start; }
.long { display: flex; flex-direction: column; }
.long svg { order: 1; }
.heads i { font-style: normal; }
.heads small { font-size: 0.875rem; line-height: 1.2; text-align: center; }
.heads span { padding-right: 0.25rem; font-size: 0.875rem; white-space: nowrap; }
.heads button { position: relative; padding: 0; line-height: 0; border-radius: 4px; touch-action: pan-y; }
.heads button::before { content: ""; position: absolute; inset: -2px; } /* a finger between two of them meets one */
canvas {
  width: 100%; aspect-ratio: 1; image-rendering: pixelated; border-radius: 4px;
  outline: 1px solid color-mix(in srgb, var(--st-text-color) 18%, transparent); color: var(--weight);
  background: repeating-linear-gradient(135deg, transparent 0 3px, color-mix(in srgb, var(--st-text-color) 40%, transparent) 3px 4px) var(--st-background-color);
}
.heads.named { --side: var(--moment, 3.5rem); grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 18%), 1fr)); gap: 0.5rem; align-items: start; justify-content: stretch; }
.heads.named.many { grid-template-columns: repeat(auto-fill, minmax(min(4.25rem, 23%), 1fr)); gap: 0.25rem; }
.named button { display: flex; flex-direction: column; gap: 0.375rem; align-items: center; padding: 4px 0; line-height: inherit; }
.named span { display: none; }
.named canvas { flex: none; width: var(--side); max-width: 100%; }
.heads.fades button:not(.outlined, .shown) canvas { opacity: 0.4; } /* one that is pointed at is as clear as ever */
.heads.framed .outlined canvas { outline: 2px solid var(--st-text-color); }
button.shown canvas { outline: 3px solid var(--st-primary-color); }
button:focus-visible { outline-offset: 3px; }
button.veiled::after {
  content: "?" / ""; position: absolute; top: 0; bottom: 0; left: 0; width: 100%; display: grid; place-items: center;
  font-weight: 650; color: var(--st-text-color);
  text-shadow: 0 0 3px var(--st-background-color), 0 0 3px var(--st-background-color);
}
.named button.veiled::after { top: 4px; bottom: auto; height: var(--side); font-size: 1.25rem; }
button.off::after {
  content: ""; position: absolute; inset: 2px;
  background: linear-gradient(to top right, var(--cross)), linear-gradient(to bottom right, var(--cross));
  --cross: transparent 47%, var(--st-text-color) 47% 53%, transparent 53%;
}
button.off canvas { opacity: 0.15; }
@media (width > 46rem) { .heads.named:not(:has(> :nth-child(5))) { --side: var(--moment, 5rem); grid-template-columns: repeat(3, max-content); gap: 1.5rem; } }
@media (max-width: 46rem) {
  .heads { gap: 2px; }
  .heads:not(.named) { position: relative; span { text-align: end; } &::before { content: "layer" / ""; position: absolute; top: 45%; writing-mode: vertical-rl; rotate: 180deg; font-size: 0.875rem; line-height: 1; } }
  .heads.named { --side: var(--moment, 2.5rem); grid-template-columns: repeat(auto-fit, minmax(min(4.25rem, 23%), 1fr)); gap: 0.25rem; }
  .heads.named:not(:has(> :nth-child(5))) { --side: var(--moment, 3.5rem); }
  .heads.named.many { --side: 2.125rem; grid-template-columns: repeat(2, minmax(var(--side), min-content)) repeat(6, minmax(0, 1fr)); gap: 0.375rem; } /* in one line */
  .told { min-height: min(1.3em, var(--told-height, 1.3em)); }
  svg:has(.count) ~ .told.exact { display: none; } /* beneath the words stand the weights, and beneath these bars */
  .told.exact { min-height: 0; height: var(--told-height, 1.3em); overflow: hidden; } /* the weights stand beneath the words as well */
  .told.exact :is(.pair, .first) { display: inline-block; } /* seen whole or not at all */
  :is(.heads span .layer, .many .again, .told .where) { display: none; } /* the picture of that name is framed */
}
@media (prefers-reduced-motion: reduce) { .bar i, .plays .thread { transition: none; } }
@media (forced-colors: active) {
  .bar i { forced-color-adjust: none; background: CanvasText; }
  .thread, .kept, .mine { stroke: CanvasText; }
  .count { fill: CanvasText; }
  button.shown canvas { outline-color: Highlight; }
  button.off::after { forced-color-adjust: none; }
}
`});function wa({values:e,decimals:t}){let o=s=>e.map(i=>new Set(xa(i).map(a=>a.toFixed(s))).size).join(),n=o(t),r=Math.min(2,t);for(;r<t&&o(r)!==n;)r++;return r}function Ht(e,t){let o=Math.max(1,...xa(e.values.flat()).map(Math.abs)),n=e.share&&t<Be-1,r=n?0:Math.floor(Math.log10(o))+1;return{decimals:Math.max(Math.min(1,e.decimals),Math.min(e.decimals,t-r)),isShort:n}}function Se(e,{decimals:t,isShort:o}){if(e===null)return`${"\u2007".repeat(t/2)}?${"\u2007".repeat(t/2)}`;if(!Number.isFinite(e))return(e<0?"\u2212":"")+"\u221E"+Gd(t);if(e===0)return"0"+Gd(t);let n=e.toFixed(t);return Number(n)===0?o?"\u22480":"\u2248 0":(o?n.replace(/^0(?=\.)/,""):n).replace("-","\u2212")}function J(e){if(e===null||Number.isNaN(e))return"?";if(!Number.isFinite(e))return e<0?"\u2212\u221E":"\u221E";if(e===0)return"0";let t=Math.floor(Math.log10(Math.abs(Number(e.toPrecision(6)))));if(t>=-4&&t<7)return String(Number(e.toPrecision(6))).replace("-","\u2212");let[o,n]=e.toExponential(5).split("e");return`${String(Number(o)).replace("-","\u2212")}\xB710${cw(Number(n))}`}function ba(e,t){let[o,n]=t?[1/0,-1/0]:[0,0];for(let r of xa(e))o=Math.min(o,r),n=Math.max(n,r);return o>n?[0,1]:o<0?[-Math.max(-o,n),Math.max(-o,n)]:[o,n]}function fr(e,[t,o]){return e===null||!Number.isFinite(e)||o===t?0:t<0?e/o:(e-t)/(o-t)}function jd(e,t,o){if(t==="row")return e.values.map(r=>ba(r,!0));let n=t==="matrix"?ba(e.values.flat(),!0):e.share?Ud:o??Ud;return Array(e.values.length).fill(n)}var lw,Gd,wo,Be,cw,xa,Ud,Xd,Te=L(()=>{"use strict";lw="\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079",Gd=e=>e?"\u2008"+"\u2007".repeat(e):"";wo=(e,t)=>Ht({...e,decimals:wa(e)},t),Be=6;cw=e=>String(e).replace("-","\u207B").replace(/\d/g,t=>lw[Number(t)]),xa=e=>e.filter(Number.isFinite).map(Number);Ud=[0,1],Xd=e=>ba(e.filter(t=>!t.share).flatMap(t=>t.values.flat()),!1)});function dw(e,t,o){return e===null||t===null?null:o===0||o===1||!Number.isFinite(e)||!Number.isFinite(t)?o===1?t:e:e+(t-e)*o}function Kd(e,t,o){if(!t)return e;let n=[...e].map(([r,s])=>{let i=t.get(r);if(!s.other||!i)return[r,s];let a=s.values.map((l,c)=>l.map((d,u)=>dw(d,i.values[c][u],o)));return[r,{...s,values:a,span:s.values.map((l,c)=>[...l,...i.values[c]])}]});return new Map(n)}function Vd(e,t,o){let n=Ht({...e,values:[...e.values,...t.values]},o),r=e.values.map((i,a)=>i.map((l,c)=>{let d=t.values[a][c];return l===null||d===null||Se(l,n)===Se(d,n)?0:Math.abs(l-d)})),s=Math.max(...r.flat().filter(Number.isFinite));return r.map(i=>i.map(a=>a===1/0?1:a&&a/s))}var vt,hr=L(()=>{"use strict";Te();vt=e=>e.span?{...e,values:e.span}:e});function eu(e,t,o,n,r,s){let i=[Yd(n,mw),Yd(o,s?Zd:pw)],[a,l]=i.map(Math.ceil),c=document.createElement("canvas");return c.className="strip",c.style.width=`${n*i[0]}px`,c.style.height=`${o*i[1]}px`,c.width=n*a,c.height=o*l,c.tabIndex=0,c.setAttribute("role","application"),c.setAttribute("aria-roledescription","matrix"),c.setAttribute("aria-label",`${e}, ${o} rows, ${n} columns, drawn as colours: arrow keys read its numbers`),Object.assign(c.dataset,{node:t,width:String(a),height:String(l),turned:r?"yes":"",row:"0",column:"0"}),c}function va({dataset:e,width:t,height:o,clientWidth:n,clientHeight:r},s,i){let[a,l]=[t/Number(e.width),o/Number(e.height)],c=Math.max(0,Math.min(Math.floor(s/n*a),a-1)),d=Math.max(0,Math.min(Math.floor(i/r*l),l-1)),[u,p]=e.turned?[c,d]:[d,c];return{node:e.node??"",row:u,column:p}}function ou(e,t,o,n){let r=e.getContext("2d");if(!r)return;let s=getComputedStyle(e),[i,a]=[s.color,s.caretColor].map(vw),[l,c,d]=[Number(e.dataset.width),Number(e.dataset.height),!!e.dataset.turned],[u,p]=[e.width/l,e.height/c],m=new ImageData(u,p),h=new ImageData(u,p),f=yt.indexOf("self"),b=!t.some(Number.isNaN),x=-1;t.forEach((v,S)=>{let M=d?S%p*u+Math.floor(S/p):S,O=n&&!o?.[S]?gw:1;Number.isNaN(v)?h.data[4*M+3]=255*O:(m.data.set(v<0?a:i,4*M),m.data[4*M+3]=255*(hw+fw*Math.abs(v))*O),o?.[S]===f&&(x=M)});let y=s.getPropertyValue("--st-text-color");r.clearRect(0,0,e.width,e.height),r.drawImage(Jd(m,e),0,0),b||r.drawImage(xw(Jd(h,e),y),0,0),!(x<0)&&(r.strokeStyle=y,r.lineWidth=2,r.strokeRect(x%u*l,Math.floor(x/u)*c,l,c))}function Jd(e,{width:t,height:o}){let[n,r]=[new OffscreenCanvas(e.width,e.height),new OffscreenCanvas(t,o)];return ln(n).putImageData(e,0,0),ln(r).imageSmoothingEnabled=!1,ln(r).drawImage(n,0,0,t,o),r}function xw(e,t){let o=ln(e);o.globalCompositeOperation="source-in",o.strokeStyle=t,o.globalAlpha=bw,o.beginPath();for(let n=-e.height;n<e.width;n+=ww)o.moveTo(n,e.height),o.lineTo(n+e.height,0);return o.stroke(),e}function vw(e){let t=Qd.get(e);if(t)return t;let o=ln(new OffscreenCanvas(1,1));o.fillStyle=e,o.fillRect(0,0,1,1);let{data:n}=o.getImageData(0,0,1,1);return Qd.set(e,n),n}var xo,uw,Zd,pw,mw,fw,hw,gw,bw,ww,yt,Yd,tu,Qd,ln,vo=L(()=>{"use strict";Te();xo=12,uw=180,Zd=12,pw=27,mw=31,fw=.55,hw=.03,gw=.15,bw=.3,ww=6,yt=["","far","left","right","self"],Yd=(e,t)=>e>xo?Math.min(Zd,uw/e):t;tu=(e,t)=>Float32Array.from(e.values.flatMap((o,n)=>o.map(r=>Number.isFinite(r)?fr(r,t[n]):NaN)));Qd=new Map;ln=e=>e.getContext("2d")});function w(e,t="",...o){let n=document.createElement(e);return t&&(n.className=t),n.append(...o),n}function Q(e,...t){let o=w("button",e,...t);return o.type="button",o}function cn(e,t,o){let n=e.querySelector("select");[...n.options].map(r=>r.text).join(`
`)!==t.join(`
`)&&n.replaceChildren(...t.map((r,s)=>new Option(r,String(s)))),n.value=String(o)}function ce(e){return e.split(/([A-Za-z]+_[A-Za-z]+\d*)/).map(o=>{let[,n,r]=/^([A-Za-z])_([A-Za-z]+\d*)$/.exec(o)??[];return n?w("span","",n,w("sub","",r)):o})}function su(e){let t=new Map(e.chain.map(r=>[r.name,r])),o=[];return{stations:e.stations.map(r=>{let s=t.get(r.columns[0]?.below),i=r.columns.map(({above:l,below:c,turned:d,sign:u})=>{let p=w("div",kw(t.get(c),s)?"column begins":"column",w("span","sign",...ce(u)));for(let m of[{node:l,turned:d},{node:c}]){let h=t.get(m.node);if(!h)continue;let f=$w(h,m,m.node===l);o.push(f);let b=w("figcaption","",w("b","",h.title)," ",au(w("i","formula"),h,m,e.roles)),x=w("figure",m.node===l?"place above":"place below",b,f.table);x.dataset.role=h.role,p.append(x)}return p}),a=w("section","station",...r.title?[w("h2","station-title",r.title)]:[],w("div",i[0]?.querySelector(".below table")?"columns labelled":"columns",...i));return a.dataset.station=r.name,a}),views:o}}function au(e,t,o,n){return e.replaceChildren(...Sw(t,o,n)),t.mark?e.dataset.mark=t.mark:delete e.dataset.mark,e}function iu(e,t,o){for(let{place:n,table:r}of e){let s=t.get(n.node),i=r.parentElement?.querySelector(".formula");s&&i&&au(i,s,n,o)}}function $w(e,t,o){let n=t.turned?`${ya(e)}, transposed`:ya(e),[r,s]=t.turned?[e.columns.length,e.rows.length]:[e.rows.length,e.columns.length];if(r>xo||s>xo){let i=eu(n,e.name,r,s,!!t.turned,o);return i.dataset.role=e.role,{place:t,table:i,cells:[],strip:i}}return cu(e,t,n,e.rows.map((i,a)=>a),e.columns.map((i,a)=>a))}function lu(e,t,o){let n=cu(e,{node:e.name},`Part of ${ya(e)}`,t,o);return n.cells[t[0]][o[0]].tabIndex=0,n}function cu(e,t,o,n,r){let[s,i]=t.turned?[n,r]:[r,n],a=t.turned?{across:e.rows,down:e.columns}:{across:e.columns,down:e.rows},l=[...a.across,...a.down].some(Boolean),c=h=>h!==s[0]&&a.across[h].endsWith("\xB71"),d=w("table");d.setAttribute("role","grid"),d.setAttribute("aria-label",`${o}, ${nu(i.length,"row")}, ${nu(s.length,"column")}`),d.dataset.node=e.name,d.dataset.role=e.role,t.turned&&(d.dataset.turned=""),s.some(h=>a.across[h].length>yw)&&d.classList.add("slanted");let u=w("tr","",w("td","corner"),...s.map(h=>kt("col",a.across[h])));d.append(w("thead","",u));let p=e.values.map(()=>[]),m=i.map(h=>{let f=s.map(b=>{let x=w("td",c(b)?"cell begins":"cell"),[y,v]=t.turned?[b,h]:[h,b];return x.dataset.row=String(y),x.dataset.column=String(v),l&&(x.tabIndex=-1),p[y][v]=x,x});return w("tr","",kt("row",a.down[h]),...f)});return d.append(w("tbody","",...m)),{place:t,table:d,cells:p}}function kt(e,t){if(!t)return w("td");let o=w("th",/^\d+$/.test(t)?"numbered":t==="\u03A3"?"sum":"",w("span","",t));return o.scope=e,o.title=t,o}function St(e,t,o,n){Sa(e,t,n);let r=Aw(t,o);for(let s of e){let i=t.get(s.place.node);if(!i)continue;let a=s.scale=r(i);s.strip&&(s.tones=tu(i,a)),s.table.classList.toggle("editable",!!i.editable),s.cells.forEach((l,c)=>l.forEach((d,u)=>{ka(d,i.values[c][u],a[c],i.columns[u]),d.toggleAttribute("data-asked",!!i.lit?.includes(c)),d.dataset.held===void 0&&(d.title=J(i.values[c][u]))}))}}function ka(e,t,o,n){let r=n==="\u03A3"?0:fr(t,o),s=Math.abs(r).toFixed(2);e.style.getPropertyValue("--tint")!==s&&e.style.setProperty("--tint",s),e.dataset.sign=t===null?"covered":Number.isFinite(t)?r<0?"minus":"plus":"masked"}function Aw(e,t){let o=[...e.values()].map(vt),n=t==="all"?Xd(o):null,r=new Map;return s=>{let i=r.get(s.name)??jd(vt(s),t,n);return r.set(s.name,i),i}}function Sa(e,t,o){for(let n of e){let r=t.get(n.place.node);if(!r||n.strip)continue;let s=wo(vt(r),o);r.span&&n.table.style.setProperty("--widest",`${Math.max(...r.span.flat().map(i=>Se(i,s).length))}ch`),n.cells.forEach((i,a)=>i.forEach((l,c)=>{let d=Se(r.values[a][c],s);l.dataset.held===void 0&&l.textContent!==d&&(l.textContent=d)}))}}var yw,be,yo,ru,Ge,kw,Sw,Ew,ya,gr,nu,ie=L(()=>{"use strict";hr();Te();vo();yw=4,be=({isSmall:e,story:t,stations:o})=>!e&&!t&&o.length>2&&o.every(({title:n})=>n),yo=({stations:e,chain:t})=>JSON.stringify([e,t.map(o=>[o.name,o.title,o.rows,o.columns])]),ru=({stations:e})=>!e.some(({name:t})=>["project","compare","weigh","mix"].includes(t));Ge=(e,t="")=>Object.assign(w("input",t),{type:"range",...e});kw=(e,t)=>e?.step.kind==="given"&&e.rows.join(`
`)!==t?.rows.join(`
`)&&!e.rows.every(o=>/^\d+$/.test(o)),Sw=(e,t,o)=>!e.formula&&!t.turned&&!gr(e)?[]:Ew(t.turned?`${e.symbol}\u1D40`:e.formula||e.symbol,o);Ew=(e,t)=>e.split(/\b(\w+)\b/).filter(Boolean).map(o=>{let n=w("span",/^([a-z]{2,}|\d+)$/.test(o)?"word":"",...ce(o));return t[o]&&(n.dataset.role=t[o]),n});ya=e=>gr(e)?`${e.title} ${e.symbol}`:e.title,gr=({title:e,symbol:t})=>t.toLowerCase()!==e.toLowerCase(),nu=(e,t)=>`${e} ${t}${e===1?"":"s"}`});function du(e){for(let{stage:t}of br)t.classList.toggle("blank",e)}function uu(e){let t=w("select"),o=w("label","choice","Fill in ",t),n=Q("button","Print as a worksheet"),r=w("input");r.type="checkbox";let s=w("label","choice",r," with what I typed"),i=w("div","asking",o,n,s),a=w("p","name-line","Name:");e.beneath.prepend(i),e.stage.before(a),t.addEventListener("change",()=>e.send("asked",t.value)),n.addEventListener("click",()=>{du(!r.checked),window.print()}),e.updates.push(()=>{let{given:l,chain:c}=e;for(let u of br)u.stage.isConnected||br.delete(u);[...c.values()].some(u=>u.boxes)&&br.add(e),i.hidden=!l.fillable.length&&!l.isWorksheet,o.hidden=!l.fillable.length,n.hidden=s.hidden=!l.isWorksheet,a.hidden=!l.isWorksheet||l.isSmall;let d=["",...l.fillable];d.join()!==[...t.options].map(({value:u})=>u).join()&&t.replaceChildren(...d.map(u=>new Option(c.get(u)?.title??"nothing",u))),t.value=l.asked})}var br,pu=L(()=>{"use strict";ie();br=new Set;globalThis.addEventListener?.("afterprint",()=>du(!1))});function wr(e,t){let o=e.get(t);if(!o)throw new Error(`the picture has no matrix ${t}`);return o}function Lw(e){let t=e.reduce((o,n)=>o+n,0);return Math.abs(t)<1e-12*Math.max(...e.map(Math.abs))?0:t}function Et(e,t,o,n){let r=wr(e,t),{step:s}=r,[i,a]=s.reads;switch(s.kind){case"product":{let l=s.turned?{node:a,row:n,column:null}:{node:a,row:null,column:n};return[{node:i,row:o,column:null},l]}case"softmax":case"shares":return[{node:i,row:o,column:null}];case"mask":return dn(r,o,n)?[]:[{node:i,row:o,column:n}];case"described":return(s.parts??[]).map((l,c)=>({node:s.reads[c],row:l==="column"?null:o,column:l==="row"?null:n}));case"given":return[];default:return s.reads.map(l=>s.turned?{node:l,row:n,column:o}:{node:l,row:o,column:n})}}function pt(e,t,o,n){let r=wr(e,t);if(r.values[o][n]===null)return[];let{kind:s,reads:i,divisor:a=1}=r.step,[l,c]=s==="given"?[]:i.map(d=>wr(e,d));switch(s){case"given":case"described":return[];case"product":{let[d,u]=[Ye(l,o),gu(r.step,c,n)],p=d.map((h,f)=>({name:l.columns[f],factors:[h,u[f]],value:h*u[f]})),m=Lw(p.map(h=>h.value));return[{kind:s,terms:p,total:m,result:m}]}case"quotient":case"difference":case"sum":{let[d,u]=[ko(l.values[o][n]),c?ko(c.values[o][n]):a],p=hu[s](d,u);return[{kind:s,terms:[{name:"",factors:[d,u],value:p}],total:p,result:p}]}case"shares":return[bu(s,Ye(l,o),n,l.columns,d=>d)];case"softmax":{let d=Ye(l,o),u=Math.max(...d),p=mu(d,n,l.columns,u);return Math.abs(u)<700?[mu(d,n,l.columns,0),p]:[p]}case"mask":if(dn(r,o,n))return[];default:{let d=ko(r.step.turned?l.values[n][o]:l.values[o][n]);return[{kind:"copy",terms:[{name:"",factors:[d],value:d}],total:d,result:d}]}}}function mu(e,t,o,n){return{...bu("softmax",e,t,o,r=>Math.exp(r-n)),shift:n}}function bu(e,t,o,n,r){let s=t.map((a,l)=>({name:n[l],factors:[a],value:r(a)})),i=s.reduce((a,l)=>a+l.value,0);return{kind:e,terms:s,total:i,result:s[o].value/i,at:o}}function Tw(e,t){let{kind:o,reads:n,divisor:r=1}=t.step;if(o==="given"||o==="described")return t.values;let[s,i]=n.map(l=>wr(e,l)),a=s.values.map((l,c)=>Ye(s,c));switch(o){case"product":{let l=t.step.turned?i.values.length:i.values[0].length,c=Array.from({length:l},(d,u)=>gu(t.step,i,u));return a.map(d=>c.map(u=>Nw(d,u)))}case"quotient":case"difference":case"sum":return a.map((l,c)=>l.map((d,u)=>hu[o](d,i?ko(i.values[c][u]):r)));case"mask":return a.map((l,c)=>l.map((d,u)=>dn(t,c,u)?-1/0:d));case"softmax":return a.map(l=>fu(l.map(c=>Math.exp(c-Math.max(...l)))));case"shares":return a.map(fu);default:return a}}function fu(e){let t=e.reduce((o,n)=>o+n,0);return e.map(o=>o/t)}function mt(e,t){let o=new Map;for(let[n,r]of e){let s={...r,...t.get(n)},i=Tw(o,s),a=(l,c)=>r.values[l]?.[c]===null;s.values=i.map((l,c)=>l.map((d,u)=>a(c,u)||Number.isNaN(d)?null:d)),o.set(n,s)}return o}var hu,ko,Ye,Mw,dn,gu,Nw,Ea,Je=L(()=>{"use strict";hu={quotient:(e,t)=>e/t,difference:(e,t)=>e-t,sum:(e,t)=>e+t},ko=e=>e===null?NaN:e;Ye=(e,t)=>e.values[t].map(ko),Mw=(e,t)=>e.values.map(o=>ko(o[t])),dn=(e,t,o)=>e.step.kind==="mask"&&e.values[t]?.[o]===-1/0,gu=(e,t,o)=>e.turned?Ye(t,o):Mw(t,o);Nw=(e,t)=>e.reduce((o,n,r)=>o+n*t[r],0);Ea=e=>e.map(t=>t.map(o=>o==="-inf"?-1/0:o))});function xr(e){let[t,o,...n]=e.split("/").map(s=>Cw(s.trim())),r=o===void 0?t:n.length?NaN:t/o;return Math.abs(r)<=1e6?r:NaN}function Cw(e){let[,t,o]=Ow.exec(e)??[];return o?Number(o.replace(",","."))*(t&&t!=="+"?-1:1):NaN}function vr(e){let t=e.replace(/\r/g,"").replace(Iw,"").replace(qw,"$1").replace(/\][\s,;]*\[/g,`
`).replace(/[[\]]/g,""),o=e.includes("	"),n=t.replace(/^\n+/,"").split(`
`).filter(r=>o||r.trim()).map(Fw);for(;n.length&&!n[n.length-1].some(Boolean);)n.pop();return n.length?n:[[$t(e)]]}function Fw(e){if(e.includes("	"))return e.split("	").map(wu);let t=e.replace(zw,"$1").replace(Pw,"");return t.split(_w(t)).map(wu)}function wu(e){let[,t="",o]=Rw.exec(e.trim())??[],n=Math.max(0,t.length-Number(o));return n<=Ww?Number(e).toFixed(n):$t(e)}function _w(e){return e.includes(";")?";":/[|│]/.test(e)?/[|│]/:e.includes(".")&&e.includes(",")?/,\s*/:/,\s/.test(e)?/,\s+/:/\s+(?![%/])(?<!\/\s*)/}var Ow,$t,qw,Iw,zw,Rw,Ww,Pw,yr=L(()=>{"use strict";Ow=/^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/,$t=e=>[...e.trim().replace(/\s+/g," ")].slice(0,50).join("");qw=/(?:\b\w+\.)?\b(?:array|tensor)\s*\(([^()]*)\)?/g,Iw=/,\s*(?:dtype|device|grad_fn|requires_grad)=[^,)]*/g,zw=/^\s*[({]([^(){}]*,[^(){}]*)[)}]/,Rw=/^[-+]?\d\.?(\d*)e([-+]?\d+)$/i,Ww=12,Pw=/^[\s,;|│]+|[\s,;|│]+$/g});function xu(e,t){let o=Q("divisor"),n=w("input","divisor-field");n.maxLength=50,n.setAttribute("aria-label","Divide the scores by");let r="",s=!1,i=()=>{let{divisor:d}=e.given;return d?.problem&&d.typed||e.chain.get(At)?.step.divisorText||""};function a(d){r=i(),s=!0,n.value=d??r,o.replaceWith(n),n.focus(),d===null&&n.select()}function l(d){if(!s)return;s=!1;let u=n.matches(":focus");n.replaceWith(o),u&&o.focus();let p=$t(n.value);!d||p===r||(t(p),e.say(`Divided by ${p||"\u221Ad_k"}.`))}o.addEventListener("click",()=>a(null)),o.addEventListener("keydown",d=>{d.ctrlKey||d.metaKey||d.altKey||d.key!=="F2"&&!/^[^ ]$/.test(d.key)||(d.preventDefault(),a(d.key==="F2"?null:d.key))}),n.addEventListener("blur",()=>l(!0)),n.addEventListener("keydown",d=>{d.stopPropagation(),!(d.key!=="Enter"&&d.key!=="Escape")&&(d.preventDefault(),l(d.key==="Enter"))});let c=()=>{let{divisor:d}=e.given,u=e.views.find(({place:p})=>p.node===At)?.table.closest(".column")?.querySelector(".sign");!d||!u||(!u.contains(o)&&!u.contains(n)&&u.replaceChildren("\xF7",o),o.textContent=i(),o.setAttribute("aria-label",`Divided by ${i()}: type another number`),o.toggleAttribute("data-typed",!!d.typed),o.toggleAttribute("data-bad",!!d.problem),o.title=d.problem)};e.arrivals.push(c),e.updates.push(c)}var At,$a=L(()=>{"use strict";ie();yr();At="scaled_scores"});var Ee,So=L(()=>{"use strict";Ee=()=>!matchMedia("(prefers-reduced-motion: reduce)").matches});function vu(e){let t=Ge({ariaLabel:"Divide the scores by",min:String(kr),step:"0.01"}),o=w("output"),n=Q("button","\xF7 1"),r=Q("button",...ce("Back to \u221Ad_k"));r.ariaLabel="Back to \u221Ad_k";let s=w("div","dial ends",w("span","","Divide by "),t,o,n,r);e.controls.prepend(s);let i=e.chain,a=e.chain,l=NaN,c=!1,d=0,u=()=>{a=i,e.given.dial&&l!==e.given.dial.value&&(a=ku(i,e.given.dial,l)),e.chain=a},p=f=>{cancelAnimationFrame(d),l=f,c=!0,u(),e.redraw()},m=f=>{p(f),c=!1,e.send("divisor",f)},h=(f,b,x=performance.now())=>{let y=Math.min(1,(performance.now()-x)/Dw);l=y<1?f+(b-f)*y:b,u(),e.redraw(),d=y<1?requestAnimationFrame(()=>h(f,b,x)):0};t.addEventListener("input",()=>p(Number(t.value))),t.addEventListener("change",()=>m(Number(t.value))),n.addEventListener("click",()=>m(kr)),r.addEventListener("click",()=>m(e.given.dial?.usual??kr)),e.updates.push(()=>{let{dial:f}=e.given;if(s.hidden=!f,!f)return;if(e.chain!==a){if(i=a=e.chain,c)return p(l);if(cancelAnimationFrame(d),l!==f.value&&!Number.isNaN(l)&&Ee())return h(l,f.value);l=f.value}Object.assign(t,{max:String(f.most),value:String(l)});let b=l===f.value||c?yu(l,f):l.toFixed(1);o.ariaLive=l===f.value?"polite":"off",o.replaceChildren(...ce(b)),t.setAttribute("aria-valuetext",b),r.disabled=l===f.usual,n.disabled=l===kr})}function yu(e,t){return e===t.usual?`\u221Ad_k \u2248 ${Number(e.toFixed(2))}`:String(Number(e.toFixed(4)))}function ku(e,t,o){let n=[...e.keys()],r=new Set(n.slice(0,n.indexOf(At))),s={kind:"quotient",reads:["scores"],turned:!1,divisor:o,divisorText:yu(o,t)},i=new Map([...e].map(([l,c])=>[l,r.has(l)?{...c,step:{kind:"given",reads:[],turned:!1}}:c])),a=new Map([...mt(i,new Map([[At,{step:s}]]))].map(([l,c])=>[l,r.has(l)?e.get(l)??c:c]));if(t.covered.some(([l,c])=>o>=l&&o<=c))for(let l of t.answers){let c=a.get(l);c&&(c.values=c.values.map(d=>d.map(()=>null)))}return a}var kr,Dw,Aa,Ma=L(()=>{"use strict";Je();$a();So();ie();kr=1,Dw=1200;Aa=({python:e,given:{dial:t}})=>t&&ku(e,t,t.usual)});function Ca(e,{node:t,row:o,column:n}){let r=e.get(t);if(!r)return w("div");let s=r.values[o][n],i=w("div","explained",w("p","what",at(r,o,n)),w("p","value",s===null?"? (covered)":J(s)));i.append(w("p","lead",...ce(mn(e,r,o,n)))),r.isMirrored&&o!==n&&i.append(w("p","lead",`${at(r,n,o)}: ${pn(e,{node:t,row:n,column:o},null)}.`));let a=pt(e,t,o,n);return r.step.kind==="given"||(s===null||a.some(({terms:c})=>c.some(d=>d.factors.some(Number.isNaN)))?i.append(w("p","covered","The arithmetic is covered too: it would show an answer.")):i.append(w("div","pieces",...a.map((c,d)=>d?Uw(c):Lu(c))))),i}function Mu(e,t){let o=(n,r)=>{for(let s of e.querySelectorAll(n))s.classList.toggle("awaited",!r)};e.querySelectorAll(".terms tr:not(.sum)").forEach((n,r)=>n.classList.toggle("awaited",!!t&&r>=t.terms)),o(".terms .sum",t?.isAdded??!0),o(".value, .sides, .line, .folded, .terms .sum b",t?.isThere??!0)}function pn(e,t,o,n=!1){let r=e.get(t.node),s=r?.values[t.row]?.[t.column];if(!r||s===void 0)return"";let i=n?void 0:pt(e,t.node,t.row,t.column)[0];if(!i||i.terms.some(({factors:v})=>v.some(Number.isNaN)))return`${at(r,t.row,t.column)}: ${J(s)}`;let{kind:a,terms:l,total:c,result:d,at:u}=i,p=l.slice(0,Math.min(o?.terms??1/0,Bw)),m=p.length<l.length?["\u2026"]:[],h=Au[a]??" \xB7 ",{values:f,factors:b}=Nu(i),x=p.map(v=>v.factors.map((S,M)=>(M?Ao:String)(b[M](S).trim())).join(h)),y=u===void 0?[...x,...m].join(" + "):o?.isAdded??!0?`${f(l[u].value)} \xF7 ${f(c)}`:"\u2026";return`${o?.isThere??!0?(l.length>1?$o:J)(d):"?"} = ${y}`}function mn(e,t,o,n){let[r,s]=Et(e,t.name,o,n),i=r&&e.get(r.node),a=s&&e.get(s.node);switch(t.step.kind){case"given":return t.note||(t.formula===t.symbol?`${t.symbol} is given: nothing comes before it.`:`Computed earlier: ${t.formula}.`);case"product":{let l=t.step.turned?`row ${Eo(a?.rows[n]??"")}`:`column ${n+1}`;return`Row ${Eo(t.rows[o])} of ${i?.symbol} meets ${l} of ${a?.symbol}.`}case"quotient":return`The score, divided by ${t.step.divisorText}.`;case"softmax":return`The softmax of row ${Eo(t.rows[o])}: each exponential is divided by their sum.`;case"shares":return`Row ${Eo(t.rows[o])}, divided by its sum.`;case"mask":return dn(t,o,n)?Eu(t,o,n):"Not hidden: the score stays as it was.";case"described":return Eu(t,o,n);case"difference":return`${i?.title} minus ${a?.title}.`;case"sum":return`${i?.title} plus ${a?.title}.`;default:return`The same number as in ${i?.symbol}.`}}function Uw(e){let t=w("details","folded",w("summary","",Gw)),o=()=>{t.open&&t.childElementCount===1&&t.append(Lu(e))};return t.open=$u,o(),t.addEventListener("toggle",()=>{$u=t.open,o()}),t}function Lu(e){let{kind:t,terms:o,total:n,result:r,at:s}=e,i=Au[t];if(i){let[p,m]=o[0].factors.map($o);return La(un("left",p),i,t==="quotient"?m:un("right",Ao(m))," = ",Er($o(r)))}if(t==="copy")return La(Er($o(r)));let a=w("table","terms"),{values:l,factors:c}=Nu(e),d=Hw[t]??(e.shift?"Minus the largest score:":"As the formula says:");a.append(w("caption","",d)),o.forEach((p,m)=>{let h=w("tr",m===s?"at":"",w("th","",p.name),w("td","",...jw(e,p,c)),w("td","",l(p.value)));a.append(h)}),a.append(w("tr","sum",w("th","","sum"),w("td"),w("td","",s===void 0?Er(l(n)):l(n))));let u=w("div","piece",a);return s!==void 0&&u.append(La(l(o[s].value)," \xF7 ",l(n)," = ",Er($o(r)))),u}function jw({kind:e,shift:t},{factors:[o,n]},[r,s]){return e==="product"?[un("left",r(o))," \xB7 ",un("right",Ao(s(n)))]:e!=="softmax"?[un("left",r(o))]:[w("span","power","e",w("sup","left",r(o)+(t?` ${Ta} ${Ao($o(t))}`:"")))]}function Na(e){let t=Math.floor(Math.log10(Math.max(...e.filter(Number.isFinite).map(Math.abs))||1));if(t<-Sr||t>Sr)return J;let o=t<0?Math.max(Sr,2-t):Sr-t,n=Math.max(...e.map(r=>String(Number(r.toFixed(o))).split(".")[1]?.length??0));return r=>Se(r,{decimals:n,isShort:!1})}var Hw,Ta,Au,at,Oa,Su,Eo,Bw,Eu,Gw,$u,Sr,Nu,$o,Ao,un,Er,La,Mo=L(()=>{"use strict";Je();Te();ie();Hw={product:"Multiplied pair by pair, and added:",shares:"Its share of the row\u2019s sum:"},Ta="\u2212",Au={quotient:" \xF7 ",difference:` ${Ta} `,sum:" + "},at=(e,t,o)=>`${e.title}: ${Oa(e,t,o)}`,Oa=(e,t,o)=>`${Su("row",e.rows[t])}, ${Su("column",e.columns[o])}`,Su=(e,t)=>/^\d+$/.test(t)?`${e} ${t}`:t,Eo=e=>/^\d+$/.test(e)?e:`\u201C${e}\u201D`;Bw=6;Eu=({step:e,rows:t,columns:o},n,r)=>{let s={row:Eo(t[n]),column:Eo(o[r])};return(e.lead??"").replace(/\{(row|column)\}/g,(i,a)=>s[a])},Gw="As computers do it",$u=!1;Sr=4;Nu=({terms:e,total:t})=>({values:Na([...e.map(({value:o})=>o),t]),factors:[0,1].map(o=>Na(e.flatMap(({factors:n})=>n[o]??[])))}),$o=e=>Na([e])(e),Ao=e=>e.startsWith(Ta)?`(${e})`:e,un=(e,t)=>w("span",e,t),Er=e=>w("b","",e),La=(...e)=>w("p","line",...e)});function it(e){let t=Kd(e.chain,e.other,e.blend),o=Aa(e);return o?new Map([...t].map(([n,r])=>[n,Yw(r,o.get(n)??r,e.other?.get(n))])):t}function Iu(e,t){if(e.given.comparison)return t.other&&e.other?.get(t.name);let o=qu(e)?.get(t.name);return o?.values.length===t.values.length&&o.values[0].length===t.values[0].length?o:void 0}function fn(e,t){let[o,{dial:n}]=[Iu(e,t),e.given];return n?o||n.answers.includes(t.name)?t.values.map(e0):null:o?Vd(t,o,e.digits):null}function zu(e){return[...new Set(e.views.map(({place:o})=>e.chain.get(o.node)))].flatMap(o=>{let n=o?fn(e,o)?.flat().filter(Boolean).length:0;return o&&n?[{many:n,symbol:o.symbol}]:[]})}function Lo(e){let t=qu(e)?zu(e):[];return t.length?`Changed: ${t.map(({many:o,symbol:n})=>`${o} in ${n}`).join(", ")}.`:""}function Ru(e){let t="",o=Ge({min:"0",max:String(qa),step:"1"}),n=[0,1].map(i=>{let a=Q("button");return a.addEventListener("click",()=>Ou(e,i)),a}),r=w("p","said"),s=w("div","comparing",w("div","ends",n[0],o,n[1]),r);e.controls.append(s),o.addEventListener("input",()=>Ou(e,Number(o.value)/qa)),e.updates.push(()=>{let i=e.given.comparison;Zw(e);let a=Lo(e);if(a&&a!==t&&e.say(a),t=a,s.hidden=!i,!i)return;let l=e.given.isSmall?e.beneath:e.controls;s.parentElement!==l&&l.prepend(s),o.hidden=!!e.given.dial,n.forEach((d,u)=>{d.hidden=o.hidden,d.replaceChildren(...ce(i[u])),d.setAttribute("aria-pressed",String(e.blend===u))}),o.value=String(Math.round(e.blend*qa)),o.setAttribute("aria-label",`From ${i[0]} to ${i[1]}`),o.setAttribute("aria-valuetext",Cu(i,e.blend));let c=d=>e.views.some(({cells:u})=>u.flat().some(({dataset:p})=>p[d]!==void 0));r.replaceChildren(...ce(o.hidden?(c("differs")?Kw:"")+(c("was")?Vw:""):`${Cu(i,e.blend)}. ${Wu(e)?"All numbers differ":Qw(Jw(zu(e)))}.`))})}function Ou(e,t){e.blend=t,e.redraw()}function Cu(e,t){return t===0||t===1?`Shown: ${e[t]}`:`${t===.5?"Halfway":`${Math.round(t*100)} % of the way`}: the numbers are a mix, not a result`}function Qw(e){return e?e===1?"The marked number differs":`The ${e} marked numbers differ`:"No number shown differs"}function Zw(e){let{views:t,chain:o,digits:n}=e,r=Aa(e),s=it(e),i=!!r||!Wu(e);for(let{place:a,cells:l}of t){let c=o.get(a.node),d=c&&i?fn(e,c):null,u=r?.get(a.node),p=r&&s.get(a.node);l.forEach((m,h)=>m.forEach((f,b)=>{let x=d?.[h]?.[b];Ia(f,x);let y=u?.values[h][b]??null,v=x&&p&&y!==null&&Se(y,wo(vt(p),n));v&&v!==f.textContent?f.dataset.was=v:delete f.dataset.was}))}}function Ia(e,t=0){e.toggleAttribute("data-differs",!!t),t&&e.style.setProperty("--differs",(Tu+(1-Tu)*t).toFixed(2))}function e0(e){let t=Math.max(...e.map(o=>o??NaN));return e.map(o=>+(o===t))}function za(e,{node:t,row:o,column:n}){let r=e.chain.get(t),s=r&&Iu(e,r);if(!s)return;let[i,a]=[r.values[o][n],s.values[o][n]],l=e.given.comparison;return l||J(i)!==J(a)?{names:l??Xw,a:i,b:a,isSame:i===a}:void 0}function $r(e,t){let o=e.chain.get(t.node);if(!o)return"";let n=za(e,t),r=at(o,t.row,t.column);return!n||n.a===null?`${r}: ${t0(o.values[t.row][t.column])}`:n.isSame?`${r}: ${J(n.a)}, the same in both`:`${r}: ${n.names[0]} ${J(n.a)}, ${n.names[1]} ${J(n.b)}`}function Fu(e,t){let o=za(e,t);return e.blend>0&&e.blend<1&&!!o&&!o.isSame}function _u(e,t){let o=ft(e),n=o.get(t.node);return n?Fu(e,t)?Pu:`${mn(o,n,t.row,t.column)} ${pn(o,t,null)}`:""}function Du(e,t){let o=za(e,t),n=e.chain.get(t.node),r=e.given.dial&&n?.step.kind==="quotient";if(!o||o.a===null||o.b===null||r)return Ca(ft(e),t);let{a:s,b:i,names:a,isSame:l}=o,c=it(e).get(t.node)?.values[t.row][t.column]??null,d=n&&Fu(e,t)?o0(at(n,t.row,t.column),c):Ca(ft(e),t);return d.querySelector(".value")?.after(l?w("p","sides","The same in both."):n0(a,s,i)),d}function o0(e,t){return w("div","explained",w("p","what",e),w("p","value",J(t)),w("p","lead",Pu))}function n0(e,t,o){let n=[[e[0],J(t)],[e[1],J(o)],["difference",`${J(t)} \u2212 ${Ao(J(o))} = ${J(t-o)}`]];return w("dl","sides",...n.map(([r,s])=>w("div","",w("dt","",r),w("dd","",s))))}var qa,Tu,Xw,Kw,Vw,Yw,ft,qu,Jw,Wu,t0,Pu,Bt=L(()=>{"use strict";hr();Ma();Te();ie();Mo();qa=100,Tu=.35,Xw=["now","before"],[Kw,Vw]=["Underlined: the largest of a row."," Beneath: at \u221Ad_k."];Yw=(e,t,o)=>({...e,decimals:wa(t),span:[...t.values,...e.other&&o?o.values:[],[0]]}),ft=({chain:e,other:t,blend:o})=>t&&o>.5?t:e,qu=({chain:e,python:t,earlier:o,given:n})=>n.comparison||n.goal?null:e===t?o:t;Jw=e=>e.reduce((t,{many:o})=>t+o,0);Wu=e=>e.views.every(({place:t})=>{let o=e.chain.get(t.node);return o&&fn(e,o)?.flat().every(Boolean)});t0=e=>e===null?"covered":J(e);Pu="A mix, not a result. Move the slider to one of its ends to see the arithmetic."});function Ar(e,t,o,n){try{sessionStorage.setItem(Ra,JSON.stringify({where:Hu(e,t),cell:t,before:o,text:n}))}catch{}}function Mr(){try{sessionStorage.removeItem(Ra)}catch{}}function Lr(e){try{let{where:t,...o}=JSON.parse(sessionStorage.getItem(Ra)??"{}");return o.cell&&t===Hu(e,o.cell)?o:null}catch{return null}}var Ra,Hu,Nr,Wa=L(()=>{"use strict";Ra="self-attention typed in a cell",Hu=({chain:e,key:t},{node:o})=>JSON.stringify([location.pathname,t,o,e.get(o)?.base??""]);Nr=()=>document.activeElement!==document.body});function Bu(e,t,o){let{frame:n,working:r,controls:s,beneath:i}=e,a=Q("gist"),l=w("div","foot");r.replaceWith(l),l.append(a,r);let c=b=>Math.abs(b.getBoundingClientRect().bottom-l.getBoundingClientRect().top),d=b=>[...b].sort((x,y)=>c(x)-c(y))[0],u=matchMedia(hn),p="",m=()=>{let b=u.matches&&be(e.given);if(p===(p=`${u.matches} ${b}`))return;let x=[".asking",".hint",".legend"].flatMap(y=>[...i.parentNode?.querySelectorAll(y)??[]]);b?(n.after(s),s.querySelector(".editing")?.append(...x)):((n.parentNode?.querySelector(".flow")??n).before(s),i.prepend(...x)),u.matches?l.prepend(o):s.after(o)},h=b=>{l.classList.toggle("open",b),a.setAttribute("aria-expanded",String(b))};u.addEventListener("change",m),a.addEventListener("click",()=>h(!l.classList.contains("open"))),new ResizeObserver(()=>{u.matches&&n.style.setProperty("--foot",`${l.offsetHeight}px`),n.matches(":focus-within")&&d(n.querySelectorAll(l.matches(".open")?r0:"td[aria-selected]"))?.scrollIntoView({block:"nearest"})}).observe(l),s.prepend(t),e.updates.push(m);let f="";return b=>{f!==e.given.name&&h(!1),f=e.given.name;let{subject:x,other:y,blend:v}=e,S=!!y&&v>0&&v<1;a.hidden=!x||r.hidden;let M=S?it(e):ft(e),O=x?pn(M,x,b,S):"";a.textContent!==O&&(a.textContent=O);let E=x&&O.includes(" = ")?M.get(x.node):void 0;a.dataset.of=x&&E?`${Oa(E,x.row,x.column)}: `:""}}var hn,r0,Tr=L(()=>{"use strict";Bt();ie();Mo();hn="(max-width: 46rem)",r0=":is(.one-row:not([hidden]), .stage) td[data-explained]"});function Or(e,t,o){let n=new Map,r=new Set,s=[t];for(let i=0;i<o&&s.length;i++){let a=[];for(let l of s)Et(e,l.node,l.row,l.column).forEach((c,d)=>{let u=`${c.node} ${c.row} ${c.column}`,p=e.get(c.node);if(r.has(u)||!p)return;r.add(u);let m=Pa(n,p),h=yt.indexOf(i?"far":d?"right":"left");for(let f of s0(p,c)){let b=f.row*p.columns.length+f.column;m[b]||(m[b]=h,a.push(f))}});s=a}return n}function Pa(e,t){let o=e.get(t.name)??new Uint8Array(t.rows.length*t.columns.length);return e.set(t.name,o),o}function s0(e,{node:t,row:o,column:n}){let r=o===null?e.rows.map((i,a)=>a):[o],s=n===null?e.columns.map((i,a)=>a):[n];return r.flatMap(i=>s.map(a=>({node:t,row:i,column:a})))}var Fa=L(()=>{"use strict";Je();vo()});function ae(e){if(e instanceof HTMLCanvasElement)return{node:e.dataset.node??"",row:Number(e.dataset.row),column:Number(e.dataset.column)};let t=e instanceof Element?e.closest("td.cell"):null;return t?{node:t.closest("table")?.dataset.node??"",row:Number(t.dataset.row),column:Number(t.dataset.column)}:null}function Gu(e){let{stage:t}=e;t.addEventListener("pointerover",o=>{o.pointerType!=="touch"&&!(o.target instanceof HTMLCanvasElement)&&Mt(e,ae(o.target))}),t.addEventListener("pointermove",o=>{if(!(o.target instanceof HTMLCanvasElement)||o.pointerType==="touch")return;let n=va(o.target,o.offsetX,o.offsetY);Da(n,e.pointed)||Mt(e,n)}),t.addEventListener("pointerleave",()=>Mt(e,null)),t.addEventListener("focusin",o=>{let n=ae(o.target);n&&Mt(e,n,!0)}),t.addEventListener("focusout",({target:o})=>{(o instanceof HTMLTableCellElement||o instanceof HTMLCanvasElement)&&e.say(""),Mt(e,null)}),t.addEventListener("click",o=>{let n=o.target,r=n instanceof HTMLCanvasElement?va(n,o.offsetX,o.offsetY):ae(n);r&&(ju(e,r),n.scrollIntoView({block:"nearest",inline:"nearest"}))}),t.addEventListener("keydown",o=>a0(e,o)),e.updates.push(()=>l0(e)),t.addEventListener("transitionend",o=>{o.target instanceof HTMLCanvasElement&&p0(e)})}function a0(e,t){let{target:o,key:n}=t,r=ae(o);if(!r||!(o instanceof HTMLCanvasElement||o instanceof HTMLTableCellElement))return;if(Le(t))return ju(e,r);let s=t.ctrlKey||t.metaKey||t.altKey?void 0:No[n];if(n==="Escape"&&e.pinned)Gt(e,null);else if(s&&o instanceof HTMLCanvasElement)i0(e,o,r,s);else{if(o instanceof HTMLCanvasElement)return;if(s)Cr(o,s,!0);else if(n==="Home"||n==="End")Cr(o,[0,n==="Home"?-1/0:1/0]);else return}t.preventDefault()}function i0(e,t,{node:o,row:n,column:r},s){let[i,a]=t.dataset.turned?[s[1],s[0]]:s,l=e.chain.get(o);t.dataset.row=String(qr(n+i,l?.rows.length??0)),t.dataset.column=String(qr(r+a,l?.columns.length??0)),Mt(e,ae(t),!0)}function Cr(e,[t,o],n=!1){let r=e.closest("tbody"),s=e.closest(".stage")??r,i=h=>[...h.children].map(f=>[...f.querySelectorAll("td.cell")]),a=i(r),l=a.findIndex(h=>h.includes(e)),c=a[l].indexOf(e),d=[...s.querySelectorAll("tbody:has(td.cell[tabindex])")].filter(Uu),u=n&&!a[l+t]?.[c+o]?d[d.indexOf(r)+t+o]:void 0;u?(a=i(u),t?l=t>0?0:1/0:c=o>0?0:1/0):[l,c]=[l+t,c+o];let p=a[qr(l,a.length)],m=p[qr(c,p.length)];for(let h of s.querySelectorAll("td.cell[tabindex='0']"))h.setAttribute("tabindex","-1");m.tabIndex=0,m.focus()}function l0({given:e,stage:t,views:o}){if(t.matches(":focus-within"))return;let n=o.flatMap(({table:s})=>Uu(s)?[...s.querySelectorAll("td.cell[tabindex]")]:[]),r=n.find(s=>s.matches(e.goal?"[aria-readonly=false] *":"[data-asked]"))??n[0];for(let s of t.querySelectorAll("td.cell[tabindex='0']"))s!==r&&s.setAttribute("tabindex","-1");r?.setAttribute("tabindex","0")}function Mt(e,t,o=!1){e.pointed=t,gn(e),o&&t&&e.say($r(e,t))}function Gt(e,t){e.pinned=t,e.passed=null,gn(e),e.send("pinned",t)}function ju(e,t){let o=Da(t,Ha(e));Gt(e,o?null:t),e.say(o?"":_u(e,t))}function gn(e){let{chain:t,views:o,stage:n}=e,r=e.pointed??Ha(e),s=Xu(t,r)?r:null,i=s?Or(ft(e),s,e.depth):new Map;n.classList.toggle("tracing",i.size>0);let a=s&&t.get(s.node);a&&(Pa(i,a)[s.row*a.columns.length+s.column]=yt.indexOf("self"));let l=n.classList.contains("tracing"),c=o.map(({place:d})=>d.node).lastIndexOf(s?.node??"");for(let[d,u]of o.entries()){let p=t.get(u.place.node)?.columns.length??0;d0(u,p,d<=c?i.get(u.place.node):void 0,l),_a(u,e.pinned,"aria-selected")}Ir(e)}function Ir(e){let t=e.pointed??Ha(e),n=[!!e.given.goal&&!!e.chain.get(t?.node??"")?.editable?null:t,e.opening].find(r=>Xu(e.chain,r))??null;e.subject=n,e.working.replaceChildren(...n?[Du(e,n)]:[]);for(let r of e.views){_a(r,e.working.hidden?null:n,"data-explained");let s=!!e.chain.get(r.place.node)?.isMirrored;_a(r,s&&n?{...n,row:n.column,column:n.row}:null,"data-mirror");let i=r.isMirrored;r.isMirrored=s,s&&i===!1&&Ee()&&c0(r.cells)}for(let r of e.followers)r()}function c0(e){let t=e.map(o=>o.map(n=>n.getBoundingClientRect()));e.forEach((o,n)=>o.forEach((r,s)=>{let[i,a]=[t[s]?.[n],t[n][s]];n!==s&&i&&r.animate([{transform:`translate(${i.left-a.left}px, ${i.top-a.top}px)`},{transform:"none"}],{duration:900,easing:"ease-in-out"})}))}function d0(e,t,o,n){let{cells:r,strip:s,tones:i}=e;if(r.forEach((l,c)=>l.forEach((d,u)=>{let p=yt[o?.[c*t+u]??0];(d.dataset.lit??"")!==p&&(p?d.dataset.lit=p:delete d.dataset.lit)})),!s||!i)return;let{painted:a}=e;a?.isTracing===n&&a.tones===i&&u0(a.lit,o)||(ou(s,i,o,n),e.painted={lit:o,isTracing:n,tones:i})}function _a({place:e,table:t,cells:o},n,r){let s=t.querySelector(`[${r}]`),i=n?.node===e.node?o[n.row]?.[n.column]:void 0;s!==i&&s?.removeAttribute(r),i?.setAttribute(r,"true")}function p0(e){for(let t of e.views)delete t.painted;gn(e)}function Ku({stage:e,views:t,opening:o}){if(!o||e.scrollHeight<=e.clientHeight||e.matches(":focus-within"))return;let n=t.find(({place:a})=>a.node===o.node)?.cells[o.row]?.[o.column];if(!n)return;let[r,s]=[".station","tr"].map(a=>(n.closest(a)??n).getBoundingClientRect()),{bottom:i}=s.bottom>s.top&&r.bottom-r.top<e.clientHeight?r:s;e.scrollTop+=i-e.getBoundingClientRect().top-e.clientHeight+2}var No,Uu,qr,Da,Ha,Xu,u0,Lt=L(()=>{"use strict";ct();Bt();So();Fa();vo();No={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};Uu=e=>e.checkVisibility?.()??!0;qr=(e,t)=>Math.max(0,Math.min(e,t-1)),Da=(e,t)=>!!e&&!!t&&e.node===t.node&&e.row===t.row&&e.column===t.column;Ha=({pinned:e,passed:t,later:o})=>Da(e,t)||o.has(e?.node??"")?null:e,Xu=(e,t)=>!!t&&e.get(t.node)?.values[t.row]?.[t.column]!==void 0;u0=(e,t)=>e===t||!!e&&!!t&&e.every((o,n)=>o===t[n])});function Ju(e){let t={base:"",texts:{},past:[],future:[],sent:[]},o=Ba("Undo",()=>Rr(e,t,"past")),n=Ba("Redo",()=>Rr(e,t,"future")),r=Ba("Reset the numbers",()=>wn(e,t,f0(t.texts))),s=w("input");s.type="checkbox",s.addEventListener("change",()=>e.send("hidden",s.checked));let i=w("label","",s,"Hide later words"),a=w("summary","button","Change"),l=w("details","change",a,w("div","editing",i,o,n,r));l.addEventListener("keydown",({key:m})=>{m!=="Escape"||!a.checkVisibility()||(l.open=!1,a.focus())}),e.controls.append(l);let c=w("div","told");c.setAttribute("role","alert");let d=w("p","hint");e.beneath.append(c,d);let u=null;e.updates.push(()=>{let{given:m}=e;if(m!==u){let x=!u;u=m,h0(e,t),x&&(v0(e,t),l.open=m.goal?!matchMedia(hn).matches:!be(m),m.goal&&e.controls.previousElementSibling?.append(l)),i.hidden=m.hidesLater===null,s.checked=!!m.hidesLater;let y=m.told.join(`
`);c.dataset.sentences!==y&&(c.dataset.sentences=y,c.replaceChildren(...m.told.map(v=>w("p","",v))))}E0(e);let h=Qu(e);d.hidden=!h.length||!!e.given.goal,d.replaceChildren(...ce(`${matchMedia(Vu).matches?"Tap a number twice to type":"Type"} over any number of ${h.join(", ")}${e.given.divisor?", or the divisor":""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ${e.given.kept}`));let f=!!h.length||!!e.given.divisor;l.hidden=i.hidden&&!f&&!be(m);let b=[t.past,t.future,Object.values(t.texts).flat()];[o,n,r].forEach((x,y)=>{x.hidden=!f,x.ariaDisabled=String(!b[y].length),x.tabIndex=b[y].length?0:-1})}),xu(e,m=>wn(e,t,{...t.texts,divisor:m?[[0,0,m]]:[]})),e.typeOver=(m,h,f)=>f?wn(e,t,ja(t.texts,m,h)):Ga(e,t,m,h);let{stage:p}=e;p.addEventListener("keydown",m=>k0(e,t,m)),p.addEventListener("click",m=>{let h=Yu(m.target);!matchMedia(Vu).matches||!zr(e,h)||!h.ariaSelected||h.dataset.held==="open"||(m.stopPropagation(),Ut(e,t,h,null))},!0),p.addEventListener("dblclick",m=>{zr(e,m.target)&&Ut(e,t,Yu(m.target),null)})}function Ba(e,t){let o=Q("button",e);return o.addEventListener("click",t),o}function zr(e,t){let o=e.chain.get(ae(t)?.node??"");return o?.editable?o:void 0}function h0(e,t){let o=e.given.chain.filter(a=>a.editable),n=JSON.stringify(o.map(a=>[a.name,a.base])),r=Object.fromEntries(o.map(a=>[a.name,a.typed??[]])),{divisor:s}=e.given;s&&(r.divisor=s.typed?[[0,0,s.typed]]:[]);let i=t.sent.lastIndexOf(bn(r));if(n===t.base&&i>=0&&i<t.sent.length-1)return Xa(e,t);n!==t.base&&Object.assign(t,{base:n,past:[],future:[]}),Object.assign(t,{texts:r,sent:[]})}function Ga(e,t,o,n){e.chain=e.python,Xa(e,{...t,texts:ja(t.texts,o,n)}),e.redraw()}function Xa(e,t){if(!e.given.previewed)return;let o=new Map(Object.entries(t.texts).map(([s,i])=>{let a=e.chain.get(s)?.values.map(l=>[...l])??[];for(let[l,c,d]of i){let u=xr(d);a[l]?.[c]!==void 0&&!Number.isNaN(u)&&g0(e.given.goal,u)&&(a[l][c]=u)}return[s,{values:a}]})),n=xr(t.texts.divisor?.[0]?.[2]??""),r=e.chain.get(At)?.step;r&&n>=1&&n<=(e.given.divisor?.most??0)&&o.set(At,{step:{...r,divisor:n,divisorText:J(n)}}),e.chain=mt(e.chain,o),St(e.views,e.chain,e.spread,e.digits)}function wn(e,t,o,n=!0){bn(o)!==bn(t.texts)&&(n&&(t.past=[...t.past,t.texts].slice(-m0),t.future=[]),t.sent.length||t.sent.push(bn(t.texts)),t.texts=o,t.sent.push(bn(o)),e.chain=e.python,Xa(e,t),e.redraw(),e.send("edited",o))}function Rr(e,t,o){let n=t[o].pop();if(!n)return;let r=t.texts;t[o==="past"?"future":"past"].push(r),wn(e,t,n,!1),b0(e,o==="past"?"Undone.":"Done again.",r,n)}function b0(e,t,o,n){let[r]=Object.keys({...o,...n}).flatMap(a=>{let l=o[a]??[],c=n[a]??[],d=(u,p)=>!u.some(m=>String(m)===String(p));return[...l.filter(u=>d(c,u)),...c.filter(u=>d(l,u))].map(([u,p])=>({node:a,row:u,column:p}))}),s=r&&e.chain.get(r.node),i=s&&n[r.node]?.find(([a,l])=>a===r.row&&l===r.column)?.[2];e.say(tp(t,s?Zu(s,r,i??""):"",Lo(e)))}function Zu(e,{row:t,column:o},n){let r=at(e,t,o);return n?Number.isNaN(xr(n))?`${r}: \u201C${n}\u201D was typed.`:`${r} is now ${n}.`:`${r} is as it was at first.`}function Ua(e,t,o,n){let r=ae(o),s=r&&e.chain.get(r.node);if(!s)return;let i=o.closest("table")?.dataset.turned!==void 0,[a,l]=[t.texts,0];n.forEach((c,d)=>c.forEach((u,p)=>{let[m,h]=i?[r.row+p,r.column+d]:[r.row+d,r.column+p];m<s.rows.length&&h<s.columns.length?a=ja(a,{...r,row:m,column:h},u):l++})),wn(e,t,a),l&&e.say(`${l} of the pasted numbers did not fit into ${s.symbol}.`)}function ep(e,t,o){let n=ae(o);if(!n)return"";let r=t.texts[n.node]?.find(([s,i])=>s===n.row&&i===n.column);return r?r[2]:J(e.chain.get(n.node)?.values[n.row][n.column]??null)}function Ut(e,t,o,n){if(o.dataset.held==="open")return;let r=ep(e,t,o),s=w("input");s.value=n??r,s.maxLength=200,s.spellcheck=!1,s.setAttribute("aria-label",`New number: ${o.closest("table")?.dataset.node}, row ${Number(o.dataset.row)+1}, column ${Number(o.dataset.column)+1}`),o.dataset.held="open",o.replaceChildren(s);let i=ae(o),a=()=>Ar(e,i,r,s.value);n!==null&&a(),s.addEventListener("input",()=>{a(),e.given.goal&&Ga(e,t,i,$t(s.value))});let l=!1,c=(d,u=null,p=null)=>{if(l||!o.isConnected)return;l=!0,Mr();let m=$t(s.value),h=!!s.matches(":focus");delete o.dataset.held,o.textContent="",h&&o.focus(),p?Ua(e,t,o,p):d&&m!==r?Ua(e,t,o,[[m]]):e.given.goal&&Ga(e,t,i,r),e.redraw(),u&&Cr(o,u),u&&d&&m!==r&&w0(e,i,m,x0(o))};for(let d of["click","dblclick","pointerdown"])s.addEventListener(d,u=>u.stopPropagation());s.addEventListener("blur",()=>c(!0)),s.addEventListener("keydown",d=>{d.stopPropagation();let p=d.key==="Enter"&&!!e.given.goal?[0,0]:y0(d,n!==null);d.key!=="Escape"&&!p||(d.preventDefault(),c(d.key!=="Escape",p))}),s.addEventListener("paste",d=>{let u=d.clipboardData?.getData("text")??"",p=vr(u);!u.trim()||n!==""&&p.length===1&&p[0].length===1||(d.preventDefault(),c(!0,null,p))}),s.focus(),n===null&&s.select()}function w0(e,t,o,n){let r=e.chain.get(t.node),s=n&&(n.node!==t.node||n.row!==t.row||n.column!==t.column);r&&e.say(tp(Zu(r,t,o),s?`${$r(e,n)}.`:"",Lo(e)))}function x0(e){let t=e.getRootNode();return ae(t instanceof Document||t instanceof ShadowRoot?t.activeElement:null)}function v0(e,t){let o=Lr(e);if(!o)return;let r=e.views.find(({place:s,cells:i})=>s.node===o.cell.node&&i.length)?.cells[o.cell.row]?.[o.cell.column];!r||!zr(e,r)||ep(e,t,r)!==o.before||(Nr()?Ua(e,t,r,[[$t(o.text)]]):Ut(e,t,r,o.text))}function y0({key:e,shiftKey:t},o){return e==="Enter"?[t?-1:1,0]:e==="Tab"?[0,t?-1:1]:o||e==="ArrowUp"||e==="ArrowDown"?No[e]:void 0}function k0(e,t,o){let{target:n,key:r,altKey:s,shiftKey:i}=o;if(!(n instanceof HTMLTableCellElement||n instanceof HTMLButtonElement))return;let a=(o.ctrlKey||o.metaKey)&&!s,l=r.toLowerCase();if(a&&l==="z"&&!i)Rr(e,t,"past");else if(a&&(l==="y"||l==="z"))Rr(e,t,"future");else if(n instanceof HTMLTableCellElement)if(zr(e,n)){if(a&&l==="v")return Ut(e,t,n,"");if(a||s)return;if(r==="F2")Ut(e,t,n,null);else if(r==="Backspace"||r==="Delete")Ut(e,t,n,"");else if(r.length===1&&r!==" ")Ut(e,t,n,r);else return}else return/^[\d.,\u2212-]$/.test(r)?S0(e):void 0;else return;o.preventDefault()}function S0(e){let t=Qu(e).join(", ");t&&e.say(`Only numbers of ${t} can be typed over.`)}function E0(e){let{given:t,chain:o,views:n,spread:r,digits:s}=e,i=new Map(t.chain.map(l=>[l.name,l])),a=!1;for(let{place:l,table:c,cells:d}of n){let u=i.get(l.node);if(c instanceof HTMLTableElement&&c.setAttribute("aria-readonly",String(!u?.editable)),!u?.editable)continue;let p=new Map((u.problems??[]).map(([h,f,b])=>[`${h} ${f}`,b])),m=new Map((u.typed??[]).map(([h,f,b])=>[`${h} ${f}`,b]));d.forEach((h,f)=>h.forEach((b,x)=>{let y=p.get(`${f} ${x}`);if(b.toggleAttribute("data-typed",m.has(`${f} ${x}`)),y===void 0)a||=b.dataset.held==="bad",b.dataset.held==="bad"&&delete b.dataset.held,b.removeAttribute("aria-invalid");else{if(b.setAttribute("aria-invalid","true"),b.dataset.held==="open")return;b.dataset.held="bad",b.textContent=m.get(`${f} ${x}`)??"",b.title=y}}))}a&&St(n,o,r,s)}var m0,Vu,Qu,Yu,f0,bn,ja,g0,tp,op=L(()=>{"use strict";Je();Bt();$a();Wa();Te();Tr();ie();Lt();yr();Mo();m0=200,Vu="(pointer: coarse)";Qu=({given:e,views:t})=>e.chain.filter(o=>o.editable&&t.some(({place:n,strip:r})=>n.node===o.name&&!r)).map(o=>o.symbol);Yu=e=>e instanceof Element?e.closest("td.cell"):null;f0=e=>Object.fromEntries(Object.keys(e).map(t=>[t,[]]));bn=e=>JSON.stringify(Object.keys(e).map(t=>[t,[...e[t]].sort(([o,n],[r,s])=>o-r||n-s)])),ja=(e,{node:t,row:o,column:n},r)=>({...e,[t]:[...(e[t]??[]).filter(([s,i])=>s!==o||i!==n),[o,n,r]]});g0=(e,t)=>!e||t>=e.least&&t<=e.most;tp=(...e)=>e.filter(Boolean).join(" ")});function sp(e,t){let o=Ge({min:"0",max:"1",step:"0.01",value:"0.1"}),n=w("output"),[r,s]=[w("div","flow-left"),w("div","flow-right")];[r,s].forEach(m=>m.setAttribute("role","group")),r.setAttribute("aria-label","Words that attend"),s.setAttribute("aria-label","Words attended to");let i=k("svg",{class:"flow-lines",preserveAspectRatio:"none","aria-hidden":"true"}),a=w("div","flow-weights"),l=w("div","flow-face",r,i,s,a);e.append(w("label","flow-threshold","Show ",n,o),l);let c,d=null;function u(){if(!c)return;let m=c.rows.map((O,E)=>Ye(c,E)),{rows:h,columns:f,decimals:b}=c,x=Number(o.value),y=`weights of ${x.toFixed(2)} or more`;n.replaceChildren(y),o.setAttribute("aria-valuetext",y);let v=O=>O>0&&O>=x,S=O=>Number.isNaN(O)?"?":O.toFixed(b),M=O=>O.join(", ")||"no word with such a weight";rp(r,h,d,O=>`attends to ${M(m[O].flatMap((E,N)=>v(E)||Number.isNaN(E)?`${f[N]} ${S(E)}`:[]))}`),rp(s,f,np(c)?null:d,O=>`attended to by ${M(h.flatMap((E,N)=>v(m[N][O])?`${E} ${S(m[N][O])}`:[]))}`),a.replaceChildren(...f.map((O,E)=>w("span","",d===null?"":S(m[d][E])))),i.setAttribute("viewBox",`0 0 100 ${Ka*Math.max(h.length,f.length)}`),i.replaceChildren(...m.flatMap((O,E)=>O.flatMap((N,$)=>v(N)?M0(E,$,N,d):[])))}function p(m,h){c&&m===s&&np(c)||t(h)}return o.addEventListener("input",u),l.addEventListener("click",m=>{let h=A0(m);h!==null&&p(m.target.parentElement,h===d?null:h)}),l.addEventListener("keydown",m=>{let{dataset:h,parentElement:f}=m.target,[b,x]=[Number(h.word),f];if(m.key==="Escape")return t(null);let y={ArrowLeft:r,ArrowRight:s}[m.key],v={ArrowUp:b-1,ArrowDown:b+1,Home:0,End:x.childElementCount-1}[m.key]??b,S=(y??x).children[v];!(S instanceof HTMLElement)||!y&&v===b||(m.preventDefault(),S.focus(),p(S.parentElement,v))}),(m,h)=>{c=m.get("weights"),d=h,u()}}function A0(e){let t=e.target instanceof Element?e.target.closest("button"):null;return t?Number(t.dataset.word):null}function M0(e,t,o,n){let r=Math.min(1,o),s=(.2+.8*r)*(n===null||n===e?1:.25);return k("line",{x1:0,y1:(e+.5)*Ka,x2:100,y2:(t+.5)*Ka,"stroke-width":1+$0*r,"stroke-opacity":s,"data-cell":`${e},${t}`,"vector-effect":"non-scaling-stroke"})}function rp(e,t,o,n){for(;e.childElementCount>t.length;)e.lastElementChild?.remove();for(;e.childElementCount<t.length;)e.append(Q(""));for(let[r,s]of[...e.children].entries())s.dataset.word=`${r}`,s.textContent=t[r],s.tabIndex=r===(o??0)?0:-1,s.setAttribute("aria-pressed",`${r===o}`),s.setAttribute("aria-label",`${t[r]}, ${n(r)}`)}var Ka,$0,np,ap=L(()=>{"use strict";Je();ie();Oe();Ka=10,$0=8;np=e=>e.rows.join(`
`)!==e.columns.join(`
`)});function ip(e,t,o){return[["scores","weights"],["context"]].map(r=>r.flatMap(s=>e.get(s)??[])).filter(r=>r.length).map(r=>N0(r,t,o))}function N0(e,t,o){let n=e.map(({name:a})=>Va[a]),r=e[0].name==="context"?"Dimension":"Word",s=e[0].columns.map((a,l)=>w("tr","",kt("row",a),...e.map(c=>O0(c,t.get(c.name)??c,o,l)))),i=w("tr","",...[r,...n].map(a=>kt("col",a)));return w("div","geometry-scroll",w("table","geometry-table",w("thead","",i),w("tbody","",...s)))}function T0(e,t,o){let n=o?1:Math.max(...t.map(Math.abs))||1,r=t.some(i=>i<0)?50:100,s=Math.abs(e)/n*r;return{from:100-r-(e<0?s:0),size:s}}function O0(e,t,o,n){let r=e.values[o][n],s=e===t?e.decimals:L0,{from:i,size:a}=T0(r??0,[...t.values.flat(),...e.values[o]].map(Number),e.share),l=w("span",Number(r)<0?"geometry-bar minus":"geometry-bar");l.style.setProperty("--from",`${i}%`),l.style.setProperty("--size",`${a}%`);let c=r===null?"undefined":Se(r,Ht({...e,decimals:s},Be)).trim();return w("td","",w("span","geometry-track",l),w("span","geometry-number",c))}var Va,L0,lp=L(()=>{"use strict";Te();ie();Va={scores:"Score",weights:"Weight",context:"Context"},L0=4});function Ja(e){let[[t,o],[n,r]]=[e.map(({x:i})=>i),e.map(({y:i})=>i)].map(i=>[Math.min(0,...i),Math.max(0,...i)]),s=I0*Math.max(o-t,r-n)||2;return{left:(t+o-s)/2,bottom:(n+r-s)/2,span:s}}function pp(){let e=k("svg",{class:"plane",viewBox:`0 0 ${Ce} ${Ce}`,role:"group"});return e.append(k("g",{class:"axes","aria-hidden":"true"}),k("g",{class:"arrows"})),e}function mp(e,t,o){let[n,r]=e.children,s=P0(t);for(n.replaceChildren(...F0(t.view),...s.map(({text:l,x:c,y:d,wide:u})=>k("text",{x:c+u/2,y:d+Qe-3,"text-anchor":"middle"},l)));r.childElementCount>o.length;)r.lastElementChild?.remove();for(;r.childElementCount<o.length;)r.append(_0());let i=o.map(({x:l,y:c})=>Nt(l,c,t.view)),a=H0(o.map(({kind:l,word:c,isPale:d},u)=>({text:W0(l,c,o),tip:i[u],isPale:d})),s,Nt(0,0,t.view));o.forEach((l,c)=>D0(r.children[c],l,t,i[c],a[c]))}function W0(e,t,o){let n=[...t].length>cp?`${[...t].slice(0,cp-1).join("")}\u2026`:t;return o.some(r=>r.kind==="key")?`${e[0]} ${n}`:n}function P0({view:e,across:t,up:o}){let[[n,r],s]=[Nt(0,0,e),To(e)],[i,a]=Nt(s,s,e),l=J(s);return[[t,Ce-2-jt(t),r+3],[o,Ya(n-jt(o)/2,Ce-jt(o)),0],[l,i-jt(l)/2,r+3],[l,n-jt(l)-3,a-Qe/2]].map(([d,u,p])=>({text:d,x:u,y:p,wide:jt(d),high:Qe}))}function F0(e){let t=To(e);return[e.left,e.bottom].flatMap((o,n)=>Array.from({length:Math.floor(e.span/t)},(r,s)=>{let i=Math.ceil(o/t)+s,a=Nt(i*t,i*t,e)[n],l=i?"grid":"axis";return k("line",n?{class:l,x1:2,x2:Ce-2,y1:a,y2:a}:{class:l,x1:a,x2:a,y1:Qe+2,y2:Ce-2})}))}function _0(){let e=k("g",{role:"slider",tabindex:"0"});return e.append(k("line",{class:"shaft"}),k("path",{class:"head"}),k("line",{class:"leader"}),k("circle",{r:"18"}),k("text",{"text-anchor":"middle"})),e}function D0(e,{kind:t,name:o,x:n,y:r,inFocus:s,isPale:i},{view:a,across:l,up:c},[d,u],p){let[m,h]=Nt(0,0,a),f=Math.atan2(u-h,d-m)*180/Math.PI,[b,x]=[p.x+p.wide/2,p.y+Qe/2],y=Math.hypot(b-d,x-u)>p.wide/2+dp[1]+Qe/2,v=c?`${l} ${J(n)}, ${c} ${J(r)}`:`${l} ${J(n)}`;qe(e,{class:t+(s?" in-focus":i?" pale":""),"aria-label":o,"aria-valuetext":v,"aria-valuemin":a.left,"aria-valuemax":a.left+a.span,"aria-valuenow":n});let[S,M,O,E,N]=e.children;qe(S,{x1:m,y1:h,x2:d,y2:u}),qe(M,{d:R0[t],transform:`translate(${d} ${u}) rotate(${f})`}),qe(O,{x1:d,y1:u,x2:y?b:d,y2:y?x:u}),qe(E,{cx:d,cy:u}),qe(N,{x:b,y:p.y+Qe-3}),N.textContent=p.text}function H0(e,t,o){let n=[...t],r=[];for(let s of[e.filter(({isPale:i})=>!i),e.filter(({isPale:i})=>i)]){n.push(...s.flatMap(({tip:i})=>B0(i,o)));for(let i of s)n.push(r[e.indexOf(i)]=G0(i,n,o))}return r}function B0([e,t],[o,n]){let[r,s]=[e-o,t-n],i=Math.ceil(Math.hypot(r,s)/xn)||1;return Array.from({length:i},(a,l)=>{let c=(l+1)/i;return{x:o+c*r-xn/2,y:n+c*s-xn/2,wide:xn,high:xn}})}function G0({text:e,tip:[t,o]},n,r){let s=jt(e),i=Math.atan2(o-r[1],t-r[0]),a=dp.flatMap(c=>z0.map(d=>{let[u,p]=[Math.cos(i+d),Math.sin(i+d)],m=t+u*(c+s/2)-s/2,h=o+p*(c+Qe/2)-Qe/2;return{x:Ya(m,Ce-s),y:Ya(h,Ce-Qe),wide:s,high:Qe,text:e}})),l=c=>n.reduce((d,u)=>d+U0(c,u),0);return a.find(c=>l(c)===0)??a.reduce((c,d)=>l(d)<l(c)?d:c)}var Ce,C0,q0,Qe,I0,cp,xn,dp,z0,R0,To,Nt,up,jt,Ya,U0,Qa=L(()=>{"use strict";Te();Oe();Ce=340,C0=6.6,q0=12,Qe=14,I0=1.35,cp=12,xn=8,dp=[8,16,28,42,58,76],z0=[0,1,-1,2,-2,3,-3,4].map(e=>e*Math.PI/4),R0={query:"M1 0 L-10 -5 L-10 5 Z",key:"M-9 -6 L0 0 L-9 6"};To=({span:e})=>10**Math.floor(Math.log10(e/2)),Nt=(e,t,{left:o,bottom:n,span:r})=>[(e-o)/r*Ce,(1-(t-n)/r)*Ce],up=(e,t,{left:o,bottom:n,span:r})=>[o+e/Ce*r,n+(1-t/Ce)*r];jt=e=>[...e].reduce((t,o)=>t+(o>"\u2E80"?q0:C0),2);Ya=(e,t)=>Math.max(0,Math.min(e,t)),U0=(e,t)=>Math.max(0,Math.min(e.x+e.wide,t.x+t.wide)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.high,t.y+t.high)-Math.max(e.y,t.y))});function hp(e,{tips:t,view:o,moveTo:n}){let r=null,s=()=>[...e.querySelectorAll('[role="slider"]')];e.addEventListener("pointerdown",i=>{if(i.button||r)return;let[a,l,c]=fp(e,i),d=t().map(({x:m,y:h},f)=>{let[b,x]=Nt(m,h,o());return{at:f,x:b-a,y:x-l}}),u=d.map(({x:m,y:h})=>Math.hypot(m,h)),p=u.indexOf(Math.min(...u));u[p]>j0*c||(r=d[p],e.setPointerCapture(i.pointerId),s()[p].focus({preventScroll:!0}))}),e.addEventListener("mousedown",i=>i.preventDefault()),e.addEventListener("pointermove",i=>{if(!r||!t()[r.at])return;let[a,l]=fp(e,i);n(r.at,up(a+r.x,l+r.y,o()))});for(let i of["pointerup","pointercancel"])e.addEventListener(i,()=>{r=null});e.addEventListener("keydown",i=>{let a=s().indexOf(i.target),l=X0[i.key];if(!l||i.ctrlKey||i.metaKey||i.altKey)return;i.preventDefault();let{x:c,y:d}=t()[a],u=To(o())/(i.shiftKey?100:10);n(a,[c+l[0]*u,d+l[1]*u])})}function fp(e,t){let{left:o,top:n,width:r}=e.getBoundingClientRect(),s=Ce/r;return[(t.clientX-o)*s,(t.clientY-n)*s,s]}var j0,X0,gp=L(()=>{"use strict";Qa();j0=18,X0={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}});function bp(e){let{step:t}=e.get("scores")??{step:null},o=[...e.keys()];return e.has("weights")&&t?.kind==="product"&&!!t.turned&&t.reads.every(n=>e.has(n))&&o.slice(o.indexOf("scores")).every(n=>e.get(n)?.step.kind!=="given")}function wp(e,t){let o=["across","up"].map(N=>w("label",`axis-${N}`,N==="up"?"Up: dimension ":"Across: dimension ",w("select"))),n=Q("button back","Back to the numbers of the sentence"),r=pp();r.setAttribute("aria-label","Queries and keys as arrows. Drag a tip, or move it with the arrow keys.");let s=w("label","","Query of ",w("select")),i=w("div"),a=w("p","geometry-said"),l=w("p","geometry-legend"),c=w("div","geometry-open",w("div","geometry-face",w("div","geometry-plane",r,l),w("div","geometry-side",w("div","geometry-controls",s,...o,n),a,i))),d=w("p","geometry-covered","The arrows are covered: they would show answers to the homework.");e.append(d,c);let u=new Map,p="",m=0,h=[0,1],f=Ja([]),b=new Map,x=u;function y(){let N=Tt(x),$=N.length===1?"query and key":"";return N.flatMap((A,q)=>A.rows.map((C,z)=>{let F=Ye(A,z),I=q?"key":"query",[W,j]=h.map(fe=>F[fe]??0);return{kind:I,word:C,name:`${$||I} of ${C}`,x:W,y:j,inFocus:!q&&z===m,isPale:!q&&z!==m&&N.length>1,M:A,i:z}}))}function v(){x=b.size?mt(u,b):u}function S(N=!1){v();let $=y();f=Ja(N?[...$,...$.map(({x:A,y:q})=>({x:-A,y:-q}))]:$),O()}function M(N,$){let{M:A,i:q,kind:C}=y()[N],z=To(f)/100,F=[...A.values[q]];h.forEach((I,W)=>{let j=W?f.bottom:f.left,fe=Math.max(j,Math.min($[W],j+f.span));I<F.length&&$[W]!==F[I]&&(F[I]=Number((Math.round(fe/z)*z).toPrecision(6)))}),b.set(A.name,{values:A.values.map((I,W)=>W===q?F:I),step:{kind:"given",reads:[],turned:!1}}),C==="query"&&Tt(u).length>1&&m!==q&&t(q),O()}function O(){v();let N=Object.keys(Va).flatMap(F=>u.get(F)??[]),$=[...Tt(u),...N].some(F=>F.values.flat().includes(null));if(d.hidden=!$,c.hidden=$,$){r.querySelector(".arrows")?.replaceChildren(),i.replaceChildren();return}let{columns:A,rows:q}=Tt(u)[0];o.forEach((F,I)=>{F.hidden=A.length<=2,cn(F,A,h[I])}),cn(s,q,m),n.setAttribute("aria-disabled",String(!b.size)),a.textContent=K0(u,b.size>0);let[C,z]=h.map(F=>A[F]?`dimension ${A[F]}`:"");mp(r,{view:f,across:C,up:z},y()),l.textContent=Tt(u).length===1?"Drag a tip, or move it with the arrow keys.":"Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys.",i.replaceChildren(...ip(x,u,m))}o.forEach((N,$)=>N.addEventListener("change",A=>{let q=Number(A.target.value);h[1-$]===q?h.reverse():h[$]=q,S()})),s.addEventListener("change",N=>t(Number(N.target.value))),n.addEventListener("click",()=>{b=new Map,S()}),hp(r,{tips:y,view:()=>f,moveTo:M});let E=({x:N,y:$})=>[N-f.left,$-f.bottom].some(A=>Math.abs(A/f.span-.5)>.49);for(let N of["pointerup","keydown"])r.addEventListener(N,()=>{y().some(E)&&S(!0)});return(N,$)=>{u=N,m=$??0;let A=JSON.stringify(Tt(u).map(({rows:q,columns:C,values:z})=>[q,C,z]));if(p!==A)return p=A,b=new Map,Math.max(...h)>=Tt(u)[0].columns.length&&(h=[0,1]),S();O()}}function K0(e,t){let[o,n]=Tt(e),r=o.columns.length,s=e.get("context")?.step.reads[1]===o.name;return(r>2?`These are two of ${r} dimensions. A score uses all of them.`:r===2?"Two dimensions: the arrows show everything.":"One dimension: the arrows lie on one line.")+(n?"":` Without learning, one arrow is a word\u2019s ${s?"query, key and value":"query and key"}: they move together.`)+(t?" You have moved an arrow: these numbers are your own, and are used only here.":"")}var Tt,xp=L(()=>{"use strict";lp();Je();gp();ie();Qa();Tt=e=>[...new Set(e.get("scores")?.step.reads)].map(t=>e.get(t))});function Za(e,t){if(t===null)return null;let o=e.get("weights").values[t].map(n=>n??-1);return{node:"weights",row:t,column:o.indexOf(Math.max(...o))}}function vp(e){let t=[w("div","flow"),w("div","geometry")],o=V0.map(c=>Q("button",c)),n=w("div","faces",...o);n.setAttribute("role","toolbar"),n.setAttribute("aria-label","Shown as"),e.controls.insertBefore(n,e.controls.querySelector(".change")),e.frame.before(...t);let r=[],s=0;function i(){let c=[!0,e.chain.has("weights"),bp(e.chain)],d=be(e.given)&&c[s]?s:0;if(n.hidden=!be(e.given)||!c[1],o.forEach((u,p)=>{u.hidden=!c[p],u.setAttribute("aria-pressed",String(p===d)),u.tabIndex=p===d?0:-1}),e.frame.offsetHeight)for(let u of t)u.style.setProperty("--room",`${e.frame.offsetHeight}px`);t.forEach((u,p)=>{u.hidden=p+1!==d}),e.frame.hidden=e.beneath.hidden=!!(d||e.given.story),d&&(r[d]??=(d===1?sp:wp)(t[d-1],l))(e.chain,a(e.pinned??(d===2?e.opening:null)))}let a=c=>c&&e.chain.get(c.node)?.rows.length===e.given.words.length?c.row:null;function l(c){Gt(e,Za(e.chain,c)),i()}o.forEach((c,d)=>c.addEventListener("click",()=>{s=d,i()})),n.addEventListener("keydown",c=>{let d={ArrowRight:1,ArrowLeft:-1}[c.key],u=o.filter(p=>!p.hidden);d&&u.at((u.findIndex(p=>p===c.target)+d)%u.length)?.focus()}),e.updates.push(i)}var V0,ei=L(()=>{"use strict";ap();xp();ie();Lt();V0=["Numbers","Threads","Arrows"]});function kp(e){let{stage:t}=e,o={drafts:new Map,settling:new Map,last:0,timer:0,tries:0},n=w("p","cell-hint");e.beneath.append(n),t.addEventListener("input",({target:a})=>{if(!Oo(a))return;oi(o,a);let l=ae(a);l&&Ar(e,l,ni(e,l),a.value)}),t.addEventListener("keydown",a=>{Oo(a.target)&&!a.isComposing&&rx(e,o,a,a.target)}),t.addEventListener("paste",a=>{Oo(a.target)&&cx(e,o,a,a.target)}),t.addEventListener("focusout",({target:a})=>{Oo(a)&&Pr(e,o)}),t.addEventListener("click",a=>Oo(a.target)&&a.stopPropagation(),!0),t.addEventListener("focusin",a=>{if(!Oo(a.target))return;a.stopPropagation();let l=ae(a.target);Mt(e,l),n.replaceChildren(...ce(l?nx(e,l):""))},!0),e.arrivals.push(()=>Wr(e,o));let r=!0,s="",i=0;e.updates.push(()=>{Wr(e,o),r?ix(e,o):(e.given.asked!==s||e.given.turn!==i)&&lx(e),r=!1,{asked:s,turn:i}=e.given,n.hidden=![...e.chain.values()].some(a=>a.boxes?.some(l=>l.hint))})}function Wr(e,t){let{given:o,chain:n,views:r}=e;for(let[a,l]of t.drafts)!l.stamp||l.stamp>o.filled||(t.drafts.delete(a),o.isSmall&&(t.settling.set(a,l),setTimeout(()=>t.settling.get(a)===l&&t.settling.delete(a),Q0)));let s=new Set,i=!1;for(let{place:a,cells:l}of r){let c=n.get(a.node),d=c&&!a.turned&&!s.has(c.name),u=new Map((d&&c.boxes?c.boxes:[]).map(p=>[`${p.row} ${p.column}`,p]));u.size&&s.add(a.node),l.forEach((p,m)=>p.forEach((h,f)=>{let b=u.get(`${m} ${f}`);c&&b?tx(h,ex(h,at(c,m,f)),b,t.drafts.get(ht({node:c.name,row:m,column:f}))):h.dataset.held==="box"&&(i=ox(h))}))}i&&(St(r,n,e.spread,e.digits),e.refit())}function ex(e,t){let o=e.querySelector("input");if(o)return o;let n=w("input","box");return n.type="text",n.inputMode="decimal",n.autocomplete="off",n.spellcheck=!1,n.maxLength=Y0,n.setAttribute("aria-label",t),e.replaceChildren(n),e.dataset.held="box",e.removeAttribute("tabindex"),e.removeAttribute("title"),n}function tx(e,t,o,n){let r=n?n.text:o.text;t.value!==r&&(t.value=r),t.readOnly=!!o.fixed,t.tabIndex=o.fixed&&!r?-1:0;let s=n?"":o.mark;e.dataset.mark=s,t.title=yp[s]??"",t.setAttribute("aria-invalid",String(s==="wrong"||s==="unreadable")),t.setAttribute("aria-description",yp[s]??"")}function ox(e){return e.replaceChildren(),delete e.dataset.held,delete e.dataset.mark,e.tabIndex=-1,!0}function oi(e,t){let o=ae(t);if(!o)return;e.drafts.set(ht(o),{cell:o,text:t.value,stamp:0});let n=t.closest("td");n&&(n.dataset.mark="")}function nx(e,t){let o=e.chain.get(t.node);return o&&Sp(e,t)?.hint&&o.step.kind!=="given"?mn(e.chain,o,t.row,t.column):""}function Pr(e,t){Mr();let o=t.last>e.given.filled;for(let[n,{cell:r,text:s}]of t.drafts)!o&&s===ni(e,r)&&t.drafts.delete(n);if(![...t.drafts.values()].some(({stamp:n})=>!n)){Wr(e,t);return}t.last=Math.max(Date.now(),t.last+1),t.tries=0;for(let n of t.drafts.values())n.stamp=t.last;Ep(e,t)}function Ep(e,t){let o=[...t.drafts.values()].filter(({stamp:r})=>r),n=new Map([...t.settling.values(),...o].map(r=>[ht(r.cell),r])).values();e.send("filled",{stamp:t.last,cells:[...n].map(({cell:r,text:s})=>[r.node,r.row,r.column,s])}),clearTimeout(t.timer),t.timer=setTimeout(()=>{e.stage.isConnected&&t.last>e.given.filled&&++t.tries<=Z0&&Ep(e,t)},J0*(t.tries+1))}function rx(e,t,o,n){if(o.ctrlKey||o.metaKey||o.altKey)return;let{key:r}=o;if(r==="Enter"){let s=vn(e),i=s[s.indexOf(n)+(o.shiftKey?-1:1)];i?ti(i):Pr(e,t)}else if(r==="Escape"){let s=ae(n),i=s&&t.drafts.get(ht(s));if(!s||!i||i.stamp)return;t.drafts.delete(ht(s)),Wr(e,t)}else if(No[r]&&!o.shiftKey&&sx(n,r)){let s=ae(n),[i,a]=No[r],l=s&&ax(e,s,i,a);if(!l)return;ti(l)}else return;o.preventDefault()}function sx({selectionStart:e,selectionEnd:t,value:o},n){return n==="ArrowUp"||n==="ArrowDown"||e===0&&t===o.length?!0:e===t&&e===(n==="ArrowLeft"?0:o.length)}function ax(e,{node:t,row:o,column:n},r,s){let i=vn(e,t).map(a=>({input:a,at:ae(a)})).filter(({at:a})=>a&&(s?a.row===o&&(a.column-n)*s>0:a.column===n&&(a.row-o)*r>0));return(r+s>0?i[0]:i[i.length-1])?.input}function ix(e,t){let o=Lr(e),n=o&&vn(e,o.cell.node).find(r=>ht(ae(r)??o.cell)===ht(o.cell));!o||!n||ni(e,o.cell)!==o.before||(n.value=o.text,oi(t,n),Nr()?Pr(e,t):n.focus())}function lx(e){let t=vn(e,e.given.asked);if(e.stage.getRootNode().activeElement)return;let o=e.chain.get(e.given.asked)?.lit,n=o?.length===1?o[0]:(e.pinned??e.opening)?.row,r=t.find(s=>ae(s)?.row===n)??t[0];r&&queueMicrotask(()=>ti(r))}function ti(e){e.focus(),e.select()}function cx(e,t,o,n){let r=vr(o.clipboardData?.getData("text")??""),s=ae(n);if(!s||r.flat().length<2)return;o.preventDefault();let i=new Map(vn(e,s.node).map(l=>[ht(ae(l)??s),l])),a=0;r.forEach((l,c)=>l.forEach((d,u)=>{let p=i.get(ht({node:s.node,row:s.row+c,column:s.column+u}));if(!p){a+=1;return}p.value=d,oi(t,p)})),Pr(e,t),a&&e.say(`${a} of the pasted numbers did not fit into the boxes.`)}var yp,Y0,J0,Q0,Z0,Oo,ht,vn,Sp,ni,$p=L(()=>{"use strict";Wa();Lt();ie();yr();Mo();yp={correct:"right",carried:"right, as it follows from a slip",wrong:"not right",struck:"cannot be right",imprecise:"right so far; more digits are needed",unreadable:"not readable",blank:"still blank"},Y0=50,J0=4e3,Q0=8e3,Z0=20;Oo=e=>e instanceof HTMLInputElement&&e.classList.contains("box"),ht=({node:e,row:t,column:o})=>`${e} ${t} ${o}`,vn=({stage:e},t)=>[...e.querySelectorAll(".box")].filter(o=>!t||ae(o)?.node===t);Sp=({chain:e},{node:t,row:o,column:n})=>e.get(t)?.boxes?.find(r=>r.row===o&&r.column===n);ni=(e,t)=>Sp(e,t)?.text??""});function Mp(e,t){if(Co(e,t,Be))return Be;if(ri(e,t,Fr),_r(e))return 0;let o=Op(e)?Fr:Be;for(let n=Be-1;n>=o;n--)if(Co(e,t,n))return n;return 0}function Lp(e,t){let o=Op(e)?dx:Be,[n,r]=[0,1/0];for(let s=Be;s>=o;s--)!Co(e,t,s)||e.scrollHeight>=r||([n,r]=[s,e.scrollHeight]);return n>o&&Co(e,t,n),n}function Np(e,t){return Cp(ri(e,t,Fr)),Fr}function Tp(e,t,o){e.classList.remove("measured");let n=getComputedStyle(e),r=parseFloat(n.minHeight),s=parseFloat(n.getPropertyValue("--most")||"9");e.classList.add("measured");let i=a=>(e.style.setProperty("--size",String(a)),Co(e,t,o)?(Ap(e),!_r(e)&&e.scrollHeight<=r+1):!1);r>0&&ux.some(a=>a<=s&&i(a))||(e.style.removeProperty("--size"),Co(e,t,o),Ap(e))}function Ap(e){for(let{classList:t,tHead:o}of e.querySelectorAll(".slanted")){t.add("upright");let n=[...o?.querySelectorAll("th")??[]].some(r=>(r.firstElementChild?.getBoundingClientRect().width??0)>r.clientWidth);t.toggle("upright",!n)}}function Co(e,t,o){let n=ri(e,t,o);return _r(e)?!1:(Cp(n),px(n),!_r(e))}function ri(e,t,o){t(o);let n=[...e.querySelectorAll(".column")];for(let{style:r}of n)for(let[s]of Dr)r.removeProperty(s);for(let r of e.querySelectorAll(".column:has(td.cell) canvas.strip"))r.style.width="0";return n}function px(e){let t=e[0]?.closest(".small:not(.dialled)");if(!t)return;let o=Math.min(...e.map(({offsetLeft:a})=>a)),n=e.filter(({offsetLeft:a})=>a===o),r=n.flatMap(a=>[...a.querySelectorAll(Dr[1][1])].map(l=>l.getBoundingClientRect().width)),s=t.scrollHeight,i=n.map(({style:a})=>a.getPropertyValue("--label"));for(let{style:a}of n)a.setProperty("--label",`${Math.ceil(Math.max(...r))}px`);t.scrollHeight>s&&n.forEach(({style:a},l)=>a.setProperty("--label",i[l]))}function Cp(e){let t=e.map(n=>Dr.map(([,r])=>[...n.querySelectorAll(r)].map(s=>s.getBoundingClientRect().width)));e.forEach(({style:n},r)=>Dr.forEach(([s],i)=>{t[r][i].length>1&&n.setProperty(s,`${Math.ceil(Math.max(...t[r][i]))}px`)}));let o=e.flatMap(n=>{let r=n.querySelector("canvas.strip"),s=n.querySelectorAll("tbody tr:first-child td.cell");if(!r||!s.length)return[];let[i,a,l]=[n.querySelectorAll("table")[0],s[0],s[s.length-1]].map(c=>c.getBoundingClientRect());return[{canvas:r,left:a.left-i.left,width:l.right-a.left}]});for(let{canvas:n,left:r,width:s}of o)n.style.marginLeft=`${r}px`,n.style.width=`${s}px`}var Fr,dx,ux,Op,_r,Dr,qp=L(()=>{"use strict";Te();Fr=2,dx=3;ux=[2.4,2.2,2,1.8,1.6,1.4,1.3,1.2,1.1,1];Op=e=>!!e.querySelector("td.cell");_r=e=>e.scrollWidth>e.clientWidth;Dr=[["--cell","tbody tr:first-child td.cell:first-of-type"],["--label","tbody tr:first-child th"]]});var zp,Ip=L(()=>{zp=`.comparing { margin-bottom: 0.5rem; }
.ends { display: flex; align-items: center; gap: 0.5rem; }
.ends input[type="range"] { flex: 1 99 8rem; min-width: 6rem; max-width: 24rem; height: 1.75rem; margin: 0; accent-color: var(--st-primary-color); }
:is(.controls, .comparing) button[aria-pressed="true"] { border: 2px solid var(--st-primary-color); font-weight: 600; }
.said { margin: 0.15rem 0 0; color: var(--quiet); }

.cell[data-differs] { position: relative; }
.cell[data-differs]::after {
  content: ""; position: absolute; right: 0.25rem; bottom: 1px; width: calc(var(--differs, 0) * (100% - 0.5rem)); height: 2px;
  border-radius: 1px; background: var(--tone); print-color-adjust: exact; pointer-events: none;
}
@media (forced-colors: active) { .cell[data-differs]::after { top: 1px; forced-color-adjust: none; background: CanvasText; } } /* how large it is stands at the foot */

.working .sides { display: grid; grid-template-columns: max-content 1fr; gap: 0 0.8rem; margin: 0 0 0.35rem; font-variant-numeric: tabular-nums; }
.sides div { display: contents; }
.sides dt { color: var(--quiet); max-width: 14rem; }
.sides dd { margin: 0; font-weight: 600; }

@media (max-width: 60rem) {
  .dial { flex-wrap: wrap; justify-content: space-between; }
  .dial input[type="range"] { order: 1; flex-basis: 100%; max-width: none; }
}

/* What the largest number of a row was. */
.cell[data-was]::before {
  content: attr(data-was); position: absolute; inset: auto 0 5px; text-align: center; font-size: 0.875rem;
  font-weight: 400; line-height: 1; color: var(--quiet);
}
@media (max-width: 46rem) {
  .stage.dialled .column:last-child { order: -1; } /* the weights are what is asked about */
  .stage.dialled :is(.columns, .column, table) { width: 100%; }
  .stage.dialled .column { grid-template-columns: auto 1fr; }
  .stage.dialled .cell { text-align: center; }
}
.cell[data-was] { padding-bottom: 1rem !important; }
.stage.dialled .cell { height: clamp(var(--tall, 2.25rem), 1.6rem * var(--size, 1) + 0.4rem, max(3rem, var(--tall, 0rem))) !important; }
.dial { flex: 1 1 100%; }
.dial output { min-width: 6rem; font-variant-numeric: tabular-nums; }
.dialled ~ .foot:has(.working:empty) { display: none; }
`});var Wp,Rp=L(()=>{Wp=`.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem; &:has(> .stepping:not([hidden])) { margin-bottom: 0.15rem; } }
/* What a page has stand beside the first bands is beside these, too. */
:is(.controls, .sentences, .flow, .geometry) { max-width: var(--beside, none); }
.controls:not(:has(:is(button, input, select, p):not([hidden], [hidden] *))) { display: none; }
.button, select {
  min-height: 1.75rem; padding: 0 0.6rem; font: inherit; color: var(--st-text-color); background: var(--st-background-color);
  border: 1px solid color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color)); border-radius: var(--st-base-radius); cursor: pointer;
}
.controls input[type="checkbox"] { width: 24px; height: 24px; margin: 0; accent-color: var(--st-primary-color); }
.button:where(:not(:disabled)):hover { border-color: var(--st-primary-color); color: var(--st-primary-color); }
:is(button, select, input, summary):focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }
.stepping { display: flex; align-items: center; gap: 0.5rem; }
.stepping .button { min-width: 5.2rem; }
/* All sentences lie over each other, so that the picture beneath does not jump from a short one to a long one. */
.sentences { display: grid; margin-bottom: 0.15rem; line-height: 1.25; }
.sentence { grid-area: 1 / 1; margin: 0; font-size: 0.875rem; font-weight: 600; visibility: hidden; }
.sentence.now { visibility: visible; }
.sentence:first-child { color: var(--quiet); font-weight: 400; }
@media screen and (max-height: 34rem) { .sentences:has(> .now:first-child) { display: none; } } /* the picture needs the room */

[data-later] td.cell, .strip[data-later], [inert] .zoom { visibility: hidden; }
[data-later] tbody { outline: 1px dashed var(--line); }
[data-current] tbody { outline: 2px solid var(--st-primary-color); outline-offset: 1px; }

.legend { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.25rem; margin-top: 0.5rem; color: var(--quiet); }
.scale { display: inline-flex; align-items: center; gap: 0.35rem; }
.bar {
  width: 4.5rem; height: 0.7rem; border: 1px solid var(--line); border-radius: 2px;
  background: linear-gradient(to right, color-mix(in srgb, var(--role) 3%, var(--st-background-color)), color-mix(in srgb, var(--role) 55%, var(--st-background-color)));
}
.bar.both {
  background: linear-gradient(to right, color-mix(in srgb, var(--role) 55%, var(--st-background-color)), var(--st-background-color), color-mix(in srgb, var(--role) 55%, var(--st-background-color)));
}
@media (forced-colors: active) {
  .bar { forced-color-adjust: none; border-color: CanvasText; background: linear-gradient(to right, Canvas, CanvasText); }
  .bar.both { background: linear-gradient(to right, CanvasText, Canvas, CanvasText); }
}

.stage { position: relative; }

[hidden] { display: none !important; }
.faces { display: inline-flex; }
@media screen and (max-width: 46rem) { :is(.flow, .geometry) { height: var(--room); overflow: auto; } } /* what is asked beneath stays where it is */
.faces .button { border-radius: 0; margin-left: -1px; }
.faces .button:first-child { border-radius: var(--st-base-radius) 0 0 var(--st-base-radius); }
.faces .button:last-child { border-radius: 0 var(--st-base-radius) var(--st-base-radius) 0; }
.faces .button[aria-pressed="true"] {
  background: color-mix(in srgb, var(--st-primary-color) 15%, var(--st-background-color));
  border-color: var(--st-primary-color); font-weight: 600; z-index: 1;
}
`});var Fp,Pp=L(()=>{Fp=`/* Numbers that can be typed over. */

.editable .cell { cursor: cell; }
.editable .cell:hover { box-shadow: inset 0 0 0 1px var(--quiet); }
.cell[data-held="bad"] { max-width: 0; overflow: hidden; text-align: left; background: none; text-decoration: underline wavy #c43a31; }
.cell[aria-invalid] { outline: 2px solid #c43a31; outline-offset: -2px; }
.cell[data-held="open"] { padding: 0; position: relative; }
.cell[data-held="open"] input {
  position: absolute; z-index: 3; inset: -1px auto -1px -1px; width: max(100% + 2px, 5.5rem);
  padding: 0 0.2rem; border: 2px solid var(--st-primary-color); border-radius: 2px;
  background: var(--st-background-color); color: var(--st-text-color); font: inherit;
}
.editing { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; }
.editing label { display: inline-flex; align-items: center; gap: 0.35rem; min-height: 1.75rem; cursor: pointer; }
.divisor, .divisor-field {
  min-width: 1.5rem; height: 1.5rem; margin-left: 1px; padding: 0 0.15rem; border: 1px solid var(--line);
  border-radius: 2px; background: var(--st-background-color); color: inherit; font: inherit;
}
.divisor { cursor: cell; max-width: 4rem; overflow: hidden; text-overflow: ellipsis; }
.divisor:hover { border-color: var(--quiet); }
.divisor[data-typed], .cell[data-typed]:not([aria-invalid]) { text-decoration: underline dotted; text-underline-offset: 2px; }
.divisor[data-bad] { outline: 2px solid #c43a31; text-decoration: underline wavy #c43a31; }
.divisor-field { width: 4rem; border: 2px solid var(--st-primary-color); color: var(--st-text-color); }
.column:first-child .sign:has(.divisor, .divisor-field) { display: block; }
.told p { margin: 0.35rem 0 0; padding-left: 0.5rem; border-left: 3px solid #b3261e; overflow-wrap: anywhere; }
.hint { margin: 0.35rem 0 0; color: var(--quiet); }
.wide .station[data-station="project"] .station-title { position: absolute; }
@media print { .hint { display: none; } }
@media (pointer: coarse) { .cell[data-held="open"] input, .divisor-field { font-size: 16px; } } /* below that, a phone zooms in */
`});var Dp,_p=L(()=>{Dp=`/* Boxes to type into, their marks, and the worksheet. A mark is a sign as well as a colour. */

.cell[data-held="box"] { padding: 0; background: none; position: relative; text-align: left; }
.box {
  width: 3.75rem; height: 1.5rem; padding: 0 0.8rem 0 0.15rem;
  border: 1px solid var(--quiet); border-radius: 2px;
  background: var(--st-background-color); color: var(--st-text-color);
  font: inherit; font-variant-numeric: tabular-nums; text-align: right;
}
.stage:where(:not(.small)) .box { width: 3.25rem; padding: 0 0.6rem 0 0.1rem; }
.box:focus { outline: 2.5px solid var(--st-primary-color); outline-offset: 0; }
.small .box { width: 4.25rem; padding-right: 1.25rem; } /* a mark stands apart from the last digit */
[data-mark]::after {
  position: absolute; right: 0.15rem; top: 50%; transform: translateY(-50%);
  font-weight: 700; pointer-events: none; color: var(--mark);
}
[data-mark] { --mark: var(--st-text-color); }
.formula[data-mark] {
  padding: 0 0.25rem; border: 1px solid var(--mark); border-radius: 2px; white-space: nowrap; color: var(--mark);
  &, & .word { font-size: 0.875rem; font-family: inherit; }
  &::after { position: static; margin-left: 0.25rem; font-style: normal; transform: none; }
}
[data-mark="correct"] { --mark: var(--st-green-text-color, #158237); &::after { content: "\u2713"; } }
[data-mark="carried"] { --mark: var(--st-blue-text-color, #0054a3); &::after { content: "\u21B7"; } }
[data-mark="wrong"] { --mark: var(--st-red-text-color, #bd4043); &::after { content: "\u2717"; } }
[data-mark="struck"] { --mark: var(--st-red-text-color, #bd4043); &.formula, > .box { text-decoration: line-through; } .stage.small & > .box { padding: 0; text-align: center; } }
[data-mark="imprecise"] { --mark: var(--st-blue-text-color, #0054a3); &::after { content: "\u2026"; } }
[data-mark="unreadable"] { --mark: var(--st-violet-text-color, #583f84); &::after { content: "?"; } }
[data-mark="blank"]::after { content: "\u25CB"; }
[data-mark]:not([data-mark="blank"], [data-mark=""]) > .box {
  border-color: var(--mark); background: color-mix(in srgb, var(--mark) 10%, var(--st-background-color));
}
.small .cell[data-mark=""] > .box:read-only { outline: 2px solid; outline-offset: -2px; } /* a number that is told */
.stage.small td > .box:read-only { position: absolute; inset: 0; width: 100%; height: 100%; padding-block: 0; } /* what is only marked stays as large as its cell */
[data-asked]:not([data-mark]) > .box { box-shadow: inset 0 2px var(--st-primary-color), inset 0 -2px var(--st-primary-color); }
[data-lit="self"] > .box { box-shadow: inset 0 0 0 1px var(--st-text-color); }

/* The rows of the words of which a question asks. */
.cell[data-asked] { font-weight: 650; }
/* what is asked of is in sight with the question */
@media (max-width: 46rem) {
  .stage:not(.small, .with-goal) .station:not([data-station="weigh"]) .column:has([data-asked]) { order: -1; }
  .station[data-station="mix"] .cell { height: var(--mixed, var(--high)); }
  /* but weights stay above what they make: an answer swaps nothing */
  .stage:not(.small) .station:not([data-station="project"]) .column:has(.below [data-asked]) .above { grid-row: 3; }
}
/* One frame round them all, whole where there is a gap between two cells. */
.cell[data-asked] { position: relative; }
.cell[data-asked]:not([data-mark], [data-differs])::after {
  content: ""; position: absolute; inset: -1px; border: 0 solid var(--st-primary-color); pointer-events: none;
  border-width: var(--over, 0) var(--ends, 0) var(--under, 0) var(--begins, 0);
}
.cell[data-asked][data-differs]:not([data-lit]) { /* it is underlined with what the frame is of elsewhere */
  --lead: calc(var(--begins, 0px) / 2) calc(var(--over, 0px) / 2) var(--st-primary-color); --back: calc(var(--ends, 0px) / -2) calc(var(--under, 0px) / -2) var(--st-primary-color);
  box-shadow: calc(var(--begins, 0px) / -2) calc(var(--over, 0px) / -2) var(--st-primary-color), calc(var(--ends, 0px) / 2) calc(var(--under, 0px) / 2) var(--st-primary-color), inset var(--lead), inset var(--back);
}
tr:not(tr:has(> [data-asked]) + tr) > .cell[data-asked] { --over: 2px; }
tr:not(:has(+ tr > [data-asked])) > .cell[data-asked] { --under: 2px; }
.cell[data-asked]:not([data-asked] + .cell) { --begins: 2px; }
.cell[data-asked]:not(:has(+ [data-asked])) { --ends: 2px; }

.small .station-title, .small:not(.dialled) ~ .foot { display: none; }

.cell-hint { margin: 0.35rem 0 0; color: var(--quiet); &:empty { display: none; } }

.asking { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 0.9rem; margin-bottom: 0.4rem; }
.name-line { display: none; }
.choice { display: inline-flex; align-items: center; gap: 0.35rem; min-height: 1.75rem; }
.choice input { width: 1.1rem; height: 1.1rem; accent-color: var(--st-primary-color); }

/* On a phone boxes are as high as a finger, with the mark below the number: six stand side by side. More scroll, and the words stay. */
@media (max-width: 46rem) {
  .stage .box { width: 2.9rem; height: 2.75rem; padding: 0 0.15rem 0.875rem; text-align: center; &:read-only { padding-right: 0.75rem; text-align: right; } }
  .small tr:has(> :nth-child(7)) .box { width: 2.5rem; padding-inline: 0; }
  .small :is(.station, .column):not(:only-child) table:has(.box:not(:read-only)) tr:not(:has(.box)):has([data-sign="covered"]) { display: none; } /* what nobody asks leaves its room to the question */
  .small .cell:has(> .box:read-only) { min-width: max(var(--cell), var(--boxed, var(--blank, 2.4rem))); &::after { inset: 50% 0.1rem auto auto; transform: translateY(-50%); } }
  .small .cell[data-mark=""]:has(> .box:read-only) { min-width: 3.25rem; > .box { padding: 0; text-align: center; } }
  [data-mark]::after { top: auto; bottom: 0; right: 50%; transform: translateX(50%); line-height: 1.2; }
  .small th[scope="row"] { position: sticky; left: 0; z-index: 1; background: var(--st-background-color); }
}
@media (forced-colors: active) { .box { border-color: CanvasText; } }
@media print {
  .name-line:not([hidden]) { display: block; margin: 0 0 1rem; width: 22rem; border-bottom: 1px solid; }
  .stage .box { width: 3.2rem; }
  .stage.blank .box { color: transparent; border: 1px solid #444; background: none !important; box-shadow: none; }
  .stage.blank [data-mark]::after { content: none; }
  .stage:has(.box) ~ .foot .working, .cell-hint, .asking { display: none; }
}
`});var Bp,Hp=L(()=>{Bp=`.flow-threshold { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; min-height: 24px }
.flow-threshold input { min-height: 24px; accent-color: var(--st-primary-color) }
.flow-face { display: grid; grid-template-columns: auto minmax(4rem, 28rem) auto auto; gap: 0 .5rem; max-width: 48rem; padding-top: 1.5rem }
.flow-left, .flow-right, .flow-weights { display: grid; grid-auto-rows: 2.75rem; align-items: center; font-size: 1rem }
:is(.flow-left, .flow-right)::before { content: "is asked"; position: absolute; align-self: start; translate: 0 -1.25rem; padding-inline: .5rem; opacity: .75 }
.flow-left { justify-items: end; &::before { content: "asks"; justify-self: end } }
.flow-right { justify-items: start }
.flow-face button {
  font: inherit; min-height: 24px; min-width: 24px; max-width: 7rem; overflow: hidden; text-overflow: ellipsis;
  color: var(--st-text-color); background: none; border: 1px solid transparent; cursor: pointer;
}
.flow-face button[aria-pressed="true"] { border-color: var(--st-text-color); font-weight: 600 }
.flow-weights { font-variant-numeric: tabular-nums; text-align: right }
.flow-lines { width: 100%; height: 100% }
.flow-lines line { stroke: var(--weight) }
@media (forced-colors: active) { .flow-lines line { stroke: CanvasText } }
@media print { .flow-threshold input { display: none } .flow-lines { print-color-adjust: exact } }
`});var Up,Gp=L(()=>{Up=`.geometry-controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }
.geometry-controls select { max-width: 9rem; }
.geometry-said { margin: 0.4rem 0; }
.geometry-face { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: flex-start; }
.geometry-plane, .geometry-side { flex: 1 1 17rem; max-width: 25rem; min-width: 0; }
.geometry-legend { margin: 0.25rem 0 0; color: var(--quiet); }
.plane { display: block; width: 100%; height: auto; overflow: visible; user-select: none; }
.plane text {
  font-size: 14px; fill: var(--ink); paint-order: stroke; stroke: var(--st-background-color);
  stroke-width: 3px; stroke-linejoin: round; pointer-events: none;
}
.plane .grid { stroke: var(--line); }
.plane .axis { stroke: var(--quiet); }
.plane .axes text { fill: var(--quiet); font-size: 14px; }
.plane [role="slider"] { outline: none; cursor: grab; }
.plane .query { --ink: var(--query); }
.plane .key { --ink: var(--key); }
.plane .shaft, .plane .head { stroke: var(--ink); stroke-width: 1.75; fill: none; }
.plane .query .head { fill: var(--ink); }
.plane .key .shaft { stroke-dasharray: 5 3; }
.plane .leader { stroke: var(--quiet); stroke-width: 0.75; }
.plane .in-focus .shaft { stroke-width: 3.5; }
.plane .pale:not(:hover, :focus) { .shaft, .head, .leader { opacity: 0.25; } text { opacity: 0.6; } }
.plane .in-focus text { font-weight: 650; }
.plane:has([role="slider"]:is(:hover, :focus-visible)) [role="slider"]:not(:hover, :focus-visible) { opacity: 0.3; }
.plane circle { display: block; fill: transparent; touch-action: none; } /* inline, Chrome scrolls all the same */
.plane [role="slider"]:focus-visible circle { stroke: var(--st-text-color); stroke-width: 2; }
.geometry-scroll + .geometry-scroll { --weight: var(--context); }
.geometry-scroll { max-height: 22rem; overflow-y: auto; margin-top: 0.4rem; }
.geometry-table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.geometry-table th { text-align: left; padding: 0 0.5rem 0 0; max-width: 6rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.geometry-table td { padding: 0.1rem 0.5rem 0.1rem 0; white-space: nowrap; }
.geometry-track { display: inline-block; position: relative; width: calc(100% - 4.4rem); min-width: 1.5rem; height: 0.7rem; vertical-align: middle; border: 1px solid var(--line); }
.geometry-bar { position: absolute; top: 0; bottom: 0; left: var(--from); width: var(--size); background: var(--weight); }
.geometry-bar.minus { background: none; border: 2px solid var(--weight); }
.geometry-number { display: inline-block; width: 4.2rem; text-align: right; }
@media (forced-colors: active) {
  .plane .shaft, .plane .head, .plane .leader, .plane .axis { stroke: CanvasText; }
  .plane .query .head { fill: CanvasText; }
  .plane [role="slider"]:focus-visible circle { stroke: Highlight; }
  .geometry-bar { forced-color-adjust: none; background: CanvasText; }
}
@media print { .back, .geometry-controls select { display: none; } .geometry-bar { print-color-adjust: exact; } }
`});var Xp,jp=L(()=>{Xp=`/* How far a goal is. */

/* It stays in sight while a number far below is changed; above it is the app's own bar. */
.goal {
  position: sticky; top: var(--top); z-index: 4; display: grid; grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 1rem; align-items: center; background: var(--st-background-color); margin-bottom: 0.5rem;
  padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: var(--st-base-radius);
}
.goal.reached { border: 2px solid #1f8a4c; }
/* What is asked of a number stands beneath it. */
.with-goal .cell[data-goal]:not([data-goal=""]) {
  position: relative; padding-block: 0 1.125rem !important; @media (max-width: 46rem) { padding-bottom: 0.875rem !important; }
  &::before { content: attr(data-goal); position: absolute; inset: auto 0 0.125rem; font-size: 0.875rem; font-weight: 400; line-height: 1.2; text-align: center; @media (max-width: 46rem) { font-size: 0.6875rem; } }
  &[data-goal="\u2713"]::before { color: var(--st-green-text-color, #158237); font-weight: 700; }
}
.goal > * { grid-column: 1 / -1; margin: 0; }
.goal > .measures { grid-area: 1 / 1; .drawn > & { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } } /* its bar says it, or its marks */
.meter { grid-area: 1 / 2; font-weight: 600; font-variant-numeric: tabular-nums; }
.goal-row { display: flex; align-items: end; gap: 0.75rem; line-height: 1.2; }
.goal-row:empty { display: none; }
.shares { display: flex; gap: 0.75rem; }
.share-bar { display: grid; grid-template-rows: 1fr auto auto; justify-items: center; color: var(--quiet); }
.share-bar i {
  position: relative; width: 100%; min-width: 2.5rem; min-height: 3rem;
  background: linear-gradient(var(--weight), var(--weight)) bottom / 100% calc(var(--share) * 100%) no-repeat;
  border-bottom: 1px solid var(--quiet);
}
.share-bar::after { content: attr(data-share); font-variant-numeric: tabular-nums; }
.share-bar.asked { color: inherit; font-weight: 600; }
/* as it was at first */
.share-bar i::before { content: ""; position: absolute; inset: auto 0 calc(var(--first) * 100%); border: 0 solid var(--st-text-color); border-top-width: 1px; }
.share-bar.asked i::after { content: ""; position: absolute; inset: auto -0.25rem calc(var(--bound) * 100%); border: 0 dashed var(--st-text-color); border-top-width: 2px; }
.goal-row.column:not(:empty) { /* beside what is changed, and as high as the picture */
  display: grid; grid-template: auto 1fr / 1fr; align-self: stretch; align-items: stretch; align-content: stretch; gap: 0.25rem;
  position: relative; padding-inline: 2rem 1rem; font-size: 1rem;
  & > b { color: var(--weight); font-weight: 600; }
  &.reached .asked i { background-image: linear-gradient(#1f8a4c, #1f8a4c); }
  &::before { content: "\u2192" / ""; position: absolute; left: 0.5rem; top: 55%; color: var(--quiet); }
  & + .column > .sign { visibility: hidden; }
}
.measures { padding: 0; list-style: none; font-variant-numeric: tabular-nums; text-wrap: balance; }
.measures .sign-of { font-weight: 600; }
.cost { color: var(--quiet); font-variant-numeric: tabular-nums; }
.cost.problem { color: inherit; padding-left: 0.5rem; border-left: 3px solid #b3261e; }
/* What to do and the slider lie in one place: a picture that moved on the first click would have the second hit another number. */
.slider { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; min-height: 2rem; }
.slider > * { grid-area: 1 / 1; margin: 0; }
.slider:not(.waits) > .how, .slider.waits > .ends, .reached .how { visibility: hidden; }
.how { font-weight: 600; }
.slider span { white-space: nowrap; }
.slider .limits { flex: 0 1 14rem; min-width: 0; display: flex; align-items: center; gap: 0.25rem; color: var(--quiet); }
.slider .ends input[type="range"] { order: 0; flex: 1; width: 0; min-width: 4.5rem; max-width: 60vw; min-height: 1.75rem; accent-color: var(--st-primary-color); }
.slider-value { min-width: 2.25rem; font-variant-numeric: tabular-nums; }
@media (min-width: 46.01rem) { .goal > button { display: none; } .goal > .change[open] > summary { display: none; } } /* there it is always open */
@media (min-width: 46.01rem) and (max-width: 59.99rem) {
  .goal.drawn { grid-template-columns: minmax(0, 1fr) 15rem; > .change::details-content { grid-area: 1 / 1; } > .slider { grid-area: 2 / 1; } > .cost { grid-area: 2 / 2; } }
}
@media (min-width: 60rem) { /* two lines: the goal and how far it is; the slider, next to what it changes, and what was changed */
  .goal { grid-template-columns: minmax(0, 1fr) 16rem auto auto; column-gap: 1rem; }
  .goal > .slider { grid-area: 2 / 1; .drawn > & { grid-row: 1 / 3; } }
  .goal > .change::details-content { grid-area: 1 / 4 / 3; }
  .goal > .cost { grid-area: 2 / 2; }
  .drawn:has(> .cost:empty) > .meter { grid-row: 1 / 3; }
  .drawn.reached:has(.waits) > :is(.meter, .cost) { grid-column: 1; }
  .goal > .goal-row { grid-area: 1 / 3 / 3; }
  .goal:has(.share-bar:nth-of-type(9)) > .goal-row { grid-area: 3 / 1 / 3 / -1; & i { min-height: 4.5rem; } & ~ .change::details-content { grid-area: 2 / 1 / 2 / -1; } } /* a whole sentence of them has a line of its own */
  .slider .ends input[type="range"] { max-width: none; }
  .slider .limits { flex: 1; }
  .goal-row.column i { min-width: 3rem; }
}
@media (max-width: 46rem) {
  .shares:has(.share-bar:nth-of-type(9)) { flex-wrap: wrap; }
  .goal-row, .shares { gap: 0.5rem; font-size: 0.875rem; line-height: 1.1; }
  .goal { margin-bottom: 0.25rem; padding: 0.25rem 0.5rem; line-height: 1.2; }
  .goal { grid-template-columns: auto minmax(0, 1fr) auto; column-gap: 0.5rem; } /* one line, with the slider next to what it moves */
  .slider .ends { flex-wrap: nowrap; }
  .slider .ends > :first-child, .meter span + span { position: absolute; clip-path: inset(50%); } /* the number has a frame */
  .slider .limits { order: 0; flex: 1; font-size: 0; }
  .slider .ends input[type="range"] { max-width: none; }
  .goal > .measures { grid-area: 2 / 1 / 2 / -1; }
  .goal > .meter { grid-area: 1 / 1; }
  .goal > .slider { grid-area: 1 / 2; }
  .goal > .change { > summary { grid-area: 1 / 3; } &::details-content { grid-column: 1 / -1; } }
  .goal > .cost { display: none; &.problem { display: block; } }
  .with-goal.small .columns:has(> .goal-row:not(:empty)) > .column:has([data-asked]) { display: none; } /* bars say it */
  .with-goal .column:is(:has(.editable), .goal-row) { order: -1; } /* what is changed is in sight with how far the goal is */
  .goal-row.column:not(:empty) { /* lying, beneath what is changed: there is more room for the words */
    flex: 1 0 100%; padding-inline: 0; font-size: 0.875rem;
    & .shares { flex-direction: column; gap: 0.375rem; }
    & .share-bar { grid-template: auto / 4.5rem 1fr 3rem; align-items: center; justify-items: start; column-gap: 0.5rem; }
    & i { order: 1; height: 100%; min-width: 0; min-height: 1.25rem; background-position: left; background-size: calc(var(--share) * 100%) 100%; border-width: 0 0 0 1px; }
    & .share-bar::after { order: 2; }
    & i::before { inset: 0 auto 0 calc(var(--first) * 100%); border-width: 0 0 0 1px; }
    & .asked i::after { inset: -0.25rem auto -0.25rem calc(var(--bound) * 100%); border-width: 0 0 0 2px; }
    &::before { content: none; }
  }
}
@media print { .slider { display: none; } .goal { position: static; } }
.with-goal .editable tbody { outline: 1.5px dashed var(--st-primary-color); outline-offset: 2px; }
.with-goal.small {
  --hero: clamp(17rem, 100vh - 24rem, 32rem); --deep: 2rem; --kept: 0;
  @media (max-width: 46rem) { --hero: 25rem; &:has(.shares) { --hero: 27.5rem; } & .columns { align-items: flex-start; } & .sign[style] { display: none; } & figcaption { white-space: normal; } & .cell { padding: 0 0.25rem !important; } }
  @media (min-width: 46.01rem) { & .column:not(:has(.editable)) figcaption { padding-right: 0.375rem; } }
}
/* no factor beside it has its words */
.wide .stage.with-goal.small .columns .column .place :is(th[scope="row"]:not(.numbered), .corner) {
  position: static; width: auto; height: auto; clip-path: none; padding: 0 0.4rem;
}
.with-goal.small ~ .foot .working:empty { display: none; } /* its room is the picture's */
.goal .editing [aria-disabled="true"] { border-color: transparent; }
.with-goal td.cell { scroll-margin-top: 16rem; }
/* A laptop at 150 or 200 % has no height for what stays in sight. */
@media (max-height: 34rem) {
  .goal { position: static; padding-block: 0; }
  @media (min-width: 30rem) and (max-width: 59.99rem) {
    .goal { row-gap: 0; }
    .goal > .goal-row { grid-area: 1 / 3 / 4; }
    .goal > .slider { min-height: 1.75rem; }
    .slider .ends { flex-wrap: nowrap; }
    .slider .limits { order: 0; flex: 1 1 8rem; }
  }
}
`});var Vp,Kp=L(()=>{Vp=`/* A picture that has a room of its own, --hero, is as large as that allows: --size times its usual size (fitting.js). */
.stage.small { min-height: var(--hero, 0); --more: calc(var(--size, 1) - 1); --cell: calc(var(--wide, var(--blank, 1.9rem)) + var(--more) * 3rem); }
.stage.small.measured { min-height: var(--kept, var(--hero, 0)); @media print { min-height: 0; } } /* what a few small matrices leave may be kept empty */
.stage.small[style*="--size"] {
  font-size: calc(0.875rem + var(--more) * 0.3rem);
  & th[scope="row"] { font-size: 1.125rem; }
  & :is(figcaption, :is(table:not(.slanted), .upright) th[scope="col"]) { font-size: 1rem; } /* larger, a slanted word would reach into the title */
  --high: calc(var(--deep, 1.6rem) * var(--size));
  & .cell:not([data-held]) { text-align: center; }
  & .box { width: calc(4.25rem + var(--more) * 1.25rem); height: calc(1.6rem * var(--size)); --quiet: color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color)); }
  @media (min-width: 46.01rem) { & .box { padding: 0; text-align: center; } & .cell[data-mark]::after { inset: 0.125rem 0.25rem auto auto; transform: none; line-height: 1; } } /* in the corner, so that no mark moves a number */
}
.stacked .stage.small[style*="--size"] { display: grid; justify-content: var(--justified, start); align-content: start; }
@media (max-width: 46rem) { /* narrow and high */
  .stage.small.compared { min-height: calc(var(--hero, 0rem) - 4rem); max-height: calc(var(--window) - 3.5rem); } /* the room of the slider beneath it */
  .stage.small:not([style*="--size"]) .cell { padding: 0 0.1rem; text-align: center; }
  .stage.small[style*="--size"] {
    align-content: safe center;
    --high: calc(var(--deep, 2.1rem) * var(--size));
    & .box { width: calc(3rem + var(--more) * 1.5rem); height: max(2.75rem, 2.1rem * var(--size)); }
  }
}
`});var Jp,Yp=L(()=>{Jp=`/* Pictures that are not the whole chain: there is no band of projections to leave room for the arithmetic, and lines of
   different matrices need not be the same words, so each has its labels. */

.wide.loose { display: flex; flex-wrap: wrap; align-items: flex-start; }
.wide.loose .stage { display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; max-width: 100%; }
.wide.loose .columns { flex-wrap: wrap; margin-top: 0; }
.wide.loose .column:first-child .sign { display: none !important; }
.wide.loose .working { position: static; flex: 1 1 17rem; height: auto; max-height: 24rem; }
.wide.loose :is(th[scope="row"], .corner) { position: static; width: auto; height: auto; clip-path: none; }
.wide.loose th[scope="row"] { padding: 0 0.35rem 0 0.35rem; }

.loose figcaption { width: 0; min-width: max(100%, var(--caption, 8rem)); white-space: normal; }
`});var Zp,Qp=L(()=>{Zp=`/* Colours come from the theme. Backgrounds are mixed from them and fade; text never does. */

:host {
  --line: color-mix(in srgb, var(--st-text-color) 14%, transparent);
  --quiet: color-mix(in srgb, var(--st-text-color) 78%, var(--st-background-color));
  --cell: var(--roomy, 1.9rem);
  --high: var(--blank, var(--roomy-high, 1.6rem));
  display: block; color: var(--st-text-color); font-family: var(--st-font); font-size: var(--type, 0.875rem); line-height: 1.3;
}

* { box-sizing: border-box; }

.frame { display: grid; gap: 0.75rem 1.5rem; }
.stage { min-width: 0; overflow-x: auto; padding: 2px; }
@media screen and (max-width: 640px) { .stage { max-height: var(--window, none); } }
@media screen and (max-height: 54rem) { .wide { --high: 1.25rem; .station + .station { margin-top: 0; } } } /* the chain down to the context in one view */
.stacked .station + .station { margin-top: 0.75rem; }
.stacked table { scroll-margin: 3rem 0 0.25rem; } /* with its title */
.station-title { margin: 0 0 0.15rem; font-size: 0.875rem; font-weight: 600; color: var(--quiet); }
.columns { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--between, 0.3rem) var(--aside, 0.35rem); }
.column { display: grid; grid-template-columns: auto auto; align-content: end; justify-content: start; }
.column .place { grid-column: 2; grid-row: 2; }
.column .place.above { grid-row: 1; }
.column .sign { grid-column: 1; grid-row: 2; align-self: center; padding: 1.2rem 0.15rem 0; color: var(--quiet); white-space: nowrap; }
.column:first-child .sign, .sign:empty { display: none; }
.stacked .sign:not(:has(input, button)) { visibility: var(--lead, inherit); }
.place { margin: 0.2rem 0 0; }
figcaption { white-space: nowrap; font-size: 0.875rem; text-align: left; }
figcaption b { font-weight: 600; }
figcaption i, .lead i {
  font-family: KaTeX_Math, "Times New Roman", serif; font-size: 1.125rem; line-height: 1;
  & .word { font-family: KaTeX_Main, "Times New Roman", serif; font-size: 1rem; font-style: normal; }
}
sub { font-size: max(0.75rem, 0.78em); line-height: 0; }
figcaption sub { vertical-align: -0.15em; } /* it would touch the first row */

table[role="grid"] { border-collapse: separate; border-spacing: 1px; }
th { font-weight: 400; color: var(--quiet); }
th[scope="row"] {
  padding: 0 0.4rem 0 0; text-align: right; max-width: 7rem; font-size: 1rem; color: var(--st-text-color);
  overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
}
th[scope="col"] { font-size: 0.875rem; max-width: var(--cell); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: center; }
.corner { padding: 0; }

.cell {
  min-width: max(var(--cell), var(--widest, 0ch));
  height: var(--high); padding: 0 0.25rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap;
  cursor: default; border-radius: 2px;
  background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 40% + 4%), var(--st-background-color));
  --tone: var(--role); transition: background-color 120ms;
}
.cell.begins { min-width: calc(max(var(--cell), var(--widest, 0ch)) + 3px); border-left: 3px solid color-mix(in srgb, var(--st-text-color) 75%, var(--st-background-color)); }
.cell[data-sign="minus"] { box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 60% + 25%), transparent); }
.cell[data-sign="covered"]:not([data-held]) { text-align: center; }
.cell[data-sign="masked"], .cell[data-sign="covered"] {
  background: repeating-linear-gradient(135deg, transparent 0 3px, var(--line) 3px 4px);
}
.tracing .cell:not([data-lit]) { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * var(--unlit, 8%)), var(--st-background-color)); }
.cell:is([data-lit="left"], [data-lit="right"]) { box-shadow: inset 0 0 0 2.5px var(--role); }
.cell[data-explained]:not([data-lit]) { box-shadow: inset 0 0 0 2.5px var(--st-text-color); }
.tracing .cell[data-mirror] { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 40% + 4%), var(--st-background-color)); }
.cell[data-mirror] { box-shadow: inset 0 0 0 2.5px var(--st-primary-color) !important; font-weight: 650; }
.cell[data-lit="self"] { box-shadow: inset 0 0 0 2.5px var(--st-text-color); font-weight: 650; }
.cell[aria-selected] { outline: 2px dashed var(--st-text-color); outline-offset: 0; }
:is(.cell, .working):focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }

.stage, .working {
  --left: color-mix(in srgb, var(--left-role) 20%, var(--st-background-color));
  --right: color-mix(in srgb, var(--right-role) 20%, var(--st-background-color));
}
.working { min-width: 0; min-height: 9rem; padding-left: 1rem; border-left: 3px solid var(--role); }
.working:empty { visibility: hidden; } /* its room stays, and covers nothing */
.working p { margin: 0 0 0.25rem; max-width: 27rem; }
.what { font-weight: 600; }
.working .value { font-size: 1.5rem; font-weight: 650; line-height: 1.15; font-variant-numeric: tabular-nums; }
.lead { color: var(--quiet); }
.pieces { display: flex; flex-wrap: wrap; gap: 0.4rem 1.4rem; }
.terms { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.terms caption { text-align: left; white-space: nowrap; color: var(--quiet); padding-bottom: 0.15rem; }
.terms th { text-align: left; padding-right: 0.6rem; max-width: 7rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.terms td { text-align: right; padding: 0 0 0 0.5rem; white-space: nowrap; }
.terms .sum > * { border-top: 1px solid var(--quiet); }
.terms .at > * { font-weight: 650; }
.left, .right { border-radius: 3px; padding: 0 0.2em; }
.left { background: var(--left); border-bottom: 2px solid var(--left-role); }
.right { background: var(--right); border-bottom: 2px dotted var(--right-role); }
.power { font-size: 1.125rem; line-height: 1.2; }
sup { font-size: 0.875rem; line-height: 0; }
.line { margin-top: 0.3rem; }
summary { min-height: 1.5rem; cursor: pointer; color: var(--quiet); }

.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

.slanted:not([data-role="query"]) thead { display: var(--slanted, table-header-group); } /* not where the words stand above the picture */
.above [data-node="X"]:not([data-turned]) { thead { display: none; } @media (max-width: 46rem) { margin-bottom: 1.25rem; } } /* its columns are named where it begins */
.upright th[scope="col"] { padding-inline: 0; } /* whose word fits between the edges */
.slanted:not(.upright) th[scope="col"] { height: 2.9rem; vertical-align: bottom; overflow: visible; text-align: left; }
.slanted:not(.upright) th[scope="col"]:not(.sum) span { display: inline-block; transform: rotate(-38deg); transform-origin: left bottom; padding-left: 0.35rem; line-height: 1; }

/* Its colours are those of the theme, so that it is painted anew when these have changed. */
.strip {
  display: block; margin: 1px; outline: 1px solid var(--line);
  color: var(--role); caret-color: var(--st-text-color); transition: color 1ms, caret-color 1ms;
}
.strip:focus-visible { outline: 2.5px solid var(--st-primary-color); }
.zoom { min-height: 1.5rem; min-width: 1.5rem; margin-left: 0.4rem; padding: 0 0.4rem; }
@media screen and (max-width: 46rem) { .stacked .columns:not(:has(td.cell)) .strip { max-width: calc(50vw - 1.9rem); } } /* two beside each other */
.window:not(:empty) { margin: 0.75rem 0 0; }

/* Columns of a product stand beneath those of its factor. */
:is(.stacked, .small) th[scope="row"] { min-width: var(--label, 0); }
@media screen and (max-width: 46rem) { .stacked .few:not(.small) { --cell: clamp(1.9rem, (100vw - 9.6rem) / 5, 2.75rem); } } /* beside words as long as they may be */
@media screen and (max-width: 46rem) { .small .above table[data-turned] thead { display: none; } } /* the product beneath has the same words above its columns */

/* Where the height is short, they stand above the factor alone. */
@container style(--words: once) {
  .place.above:has(> table[data-turned]) + .place:not(:has([data-asked])) thead { position: absolute; clip-path: inset(50%); } /* a product that is asked of comes first */
  .few [data-station="project"] { --cell: 1.9rem; } /* two beside each other */
}

/* Rows of the same words beside each other have them at the left alone. */
@container style(--words: left) {
  .columns:has(> :first-child tr:nth-child(4)) > :nth-child(n + 2) :is(th[scope="row"], .corner), .columns > :nth-child(n + 2) .below :is(th[scope="row"], .corner) { position: absolute; clip-path: inset(50%); }
  th[scope="row"] { font-size: 0.875rem; }
  .slanted:not(.upright) th[scope="col"] { height: 3.4rem; & span { rotate: -22deg; } } /* steeper: they reach into no other title */
  .columns:not(:has(> :first-child tr:nth-child(4))) > :nth-child(2) .above th[scope="row"] { /* reach over the room above the row */
    position: relative; min-width: 0; padding: 0; overflow: visible;
    & span { position: absolute; right: 0.25rem; top: 50%; translate: 0 -50%; }
  }
}
/* What stands beneath a first matrix has the same words at its rows. */
@container style(--words: above) {
  .columns > :nth-child(n + 2) .slanted thead { position: absolute; clip-path: inset(50%); }
  th[scope="row"] { font-size: 0.875rem; }
}
/* A row is level with the first of its product. */
@container style(--level: first) {
  .columns:has(.below tr:nth-child(3)) > :has(> .below tbody > :only-child) { margin-bottom: calc(2 * (var(--high) + 1px)); }
}

/* So have few rows: what labels its factor reaches over the room beside it. */
@container style(--words: of-first) {
  .columns > :nth-child(2) {
    margin-left: 0.25rem;
    & .cell { min-width: max(var(--cell), var(--widest, 0ch), var(--second, 0px)); }
    & th[scope="row"] { position: relative; min-width: 0; padding: 0; overflow: visible; }
    & th[scope="row"] span { position: absolute; right: 0.4rem; top: 50%; translate: 0 -50%; }
    & .below th[scope="row"] span { clip-path: inset(50%); }
  }
}

/* One station under the other, where they do not fit beside each other. */
.stacked .working {
  position: sticky; bottom: 0; z-index: 2; max-height: 45vh; overflow-y: auto; padding: 0.5rem 0.75rem;
  border: 0; border-top: 3px solid var(--st-primary-color); background: var(--st-background-color);
}
/* A laptop at 150 % has little height: the number, and its working when one scrolls there. */
@media screen and (max-height: 34rem) and (min-width: 46.01rem) { .stacked .working { min-height: 0; max-height: 4.5rem; } }
/* In two columns it covers less of the numbers it explains. A flex box that is broken across columns takes Chromium up to a second. */
@media screen and (min-width: 46.01rem) {
  .stacked .working > .explained { columns: 2; }
  .stacked .working > .explained > .pieces { display: block; }
  .stacked .working > .explained > .pieces > * + * { margin-top: 0.4rem; }
  .stacked .working :is(p, tr, caption) { break-inside: avoid; }
  .stacked .working caption { break-after: avoid; }
}

/* As many stations beside each other as fit. */
.flowing .stage { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; }
.flowing .station + .station { margin-top: 0; }
.flowing.whole .columns { flex-wrap: nowrap; }

.wide { position: relative; display: block; }
.wide .stage { display: grid; grid-template-columns: auto auto auto 1fr; gap: 0.35rem 0; }
.wide .station { margin: 0; display: flex; flex-direction: column; }
.wide .station[data-station="project"] { min-height: var(--carded, 0); } /* what the page has stand beside it covers nothing below */
.wide .station[data-station="place"], .wide .station[data-station="project"] { grid-column: 1 / -1; }
.wide .columns { flex-wrap: nowrap; margin-top: auto; }
.wide [data-station="project"] .columns { column-gap: 1rem; } /* its headings are wider than its matrices */
.wide .station:not([data-station="project"]) + .station .column:first-child .sign { display: block; }
/* where nothing is projected there is room */
.wide:not(.loose) .few:not(.small, .dialled, .with-goal) > [data-station="compare"]:first-child {
  &, & ~ .station { --cell: var(--roomy, 2.5rem); --high: 1.9rem; @media (min-height: 54.01rem) { --high: 2.3rem; } }
}
.wide .few > [data-station="place"]:only-child { --cell: 4.5rem; --high: 2.75rem; }
.wide .working.under { margin-top: 0.75rem; & > .explained { display: grid; grid-template: repeat(4, auto) 1fr / fit-content(27rem) 1fr; column-gap: 2rem; & > .pieces { grid-area: 1 / 2 / -1; } } } /* its arithmetic beside it */
.wide .working:not(.under) { position: absolute; top: var(--down, 0); right: 0; left: calc(var(--from, 60%) + 0.75rem); height: var(--room); padding-left: 0.6rem; overflow-y: auto; }
.wide .working:not(.under) .terms caption { white-space: normal; }
/* There is room to the side, and the last line of a row's softmax says where its number comes from. */
.wide .working:not(.under) p { margin: 0; max-width: none; }
.wide .working:not(.under) :is(.what, .value) { display: inline-block; margin-right: 0.8rem; }

.wide .columns:where(.labelled) .column:not(:first-child) th[scope="row"], .wide [data-station="weigh"] th[scope="row"], .wide [data-station="mix"] th[scope="row"],
.wide .columns:where(.labelled) .column:not(:first-child) .corner, .wide [data-station="weigh"] .corner, .wide [data-station="mix"] .corner,
.wide th.numbered, .wide .place.above:has(> table) + .place thead {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); padding: 0;
}

/* The words of another sentence begin here. */
.wide .column.begins .place.below :is(th[scope="row"], .corner) {
  position: static; width: auto; height: auto; clip-path: none; padding: 0 0.35rem 0 0.6rem;
}

@media (prefers-reduced-motion: reduce) { .cell { transition: none; } }
@media (forced-colors: active) {
  .cell { border: 1px solid CanvasText; }
  .cell:is([data-lit], [data-explained]) { outline: 2px solid Highlight; outline-offset: -2px; } /* of no width: what is lit must not move */
}
/* What is tapped on a small screen is scrolled to above what sticks to its lower edge. */
@media (max-width: 46rem) { .cell { scroll-margin: 4rem 0 calc(var(--foot, 6rem) + 1rem); } }
/* On paper: light colours even from a dark screen, all of it, and no table cut in two. */
@media print {
  :host { --st-background-color: #fff; --st-text-color: #000; background: #fff; }
  .controls { display: none; }
  .stage, .working { overflow: visible; max-height: none; }
  .working { position: static; height: auto; }
  .cell { print-color-adjust: exact; }
  .column, .piece, tr { break-inside: avoid; }
}
`});var tm,em=L(()=>{tm=`/* The opening. Words are the heroes; what moves is drawn, what is read is text. */

.opening { display: block; font-size: 1rem; }
.opening svg { display: block; width: 100%; font-size: 0.9375rem; user-select: none; touch-action: pan-y; }
.opening text { fill: var(--st-text-color); font-family: var(--st-font); font-variant-numeric: tabular-nums; }
.opening text:not(.word, .column) { text-anchor: middle; }
.opening .word { cursor: pointer; font-weight: 500; outline-offset: 4px; border-radius: 4px; }
.opening .word.asked:not(.lit) { text-decoration: underline dashed 2px color-mix(in srgb, currentColor 45%, transparent); text-underline-offset: 8px; }
.opening .word.lit { fill: var(--weight); font-weight: 650; }
.opening :is(.word, .grip, .why):focus { outline: none; }
.opening :is(.word, .grip, .why):focus-visible { outline: 2.5px solid var(--st-primary-color); }
.opening .halo { fill: none; stroke: var(--weight); stroke-width: 3; }
.opening .thread { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 45%, var(--st-background-color)); stroke-linecap: round; }
.opening .thread.learned { stroke: var(--weight); }
.opening .quality-0 { fill: var(--quality-0); }
.opening .quality-1 { fill: var(--quality-1); }
.opening .quality-2 { fill: var(--quality-2); }
.opening .ghost { fill: none; stroke: var(--weight); stroke-width: 2; stroke-dasharray: 4 3; }
.opening :is(.share, .head, .name) { fill: var(--quiet); }
.opening .share { font-size: 1.25rem; }
.opening :is(.share, .head).lit { fill: var(--weight); font-weight: 700; }
.opening .origin, .opening .origin tspan tspan { fill: var(--st-text-color); }
.opening .origin:not(.value) [class^="quality"] { text-decoration: underline 3px; text-underline-offset: 4px; }
.opening .origin tspan.query { fill: var(--query); font-weight: 700; }
.opening .origin tspan.key { fill: var(--key); font-weight: 700; }
.opening .origin tspan.value { fill: var(--value); font-weight: 700; }
.opening .origin tspan.context { fill: var(--context); font-weight: 700; }
.opening .title { font-weight: 600; }
.opening .weight { fill: var(--weight); rx: 4px; }
.opening rect.part { fill: var(--weight); fill-opacity: 0.4; rx: 3px; }
.opening rect.part.lit { fill-opacity: 1; }
.opening text.part { fill: var(--on-role); font-weight: 650; }
.opening .frame-of-row { fill: none; stroke: var(--weight); stroke-width: 2.5; }
.opening .vector text { fill: var(--on-role); }
.opening .vector .head { font-weight: 650; }
.opening .vector .of { fill: var(--weight); font-weight: 650; }
.opening .query rect { fill: var(--query); }
.opening .key rect { fill: var(--key); }
.opening .value rect { fill: var(--value); }
.opening .end:not(.word) { text-anchor: end; }
.opening :is(.legend text, .name):not(.word) { text-anchor: start; }
.opening .grip { display: block; cursor: ns-resize; touch-action: none; } /* inline, Chrome scrolls all the same */
.opening .why.open { cursor: pointer; border-radius: 4px; }
.opening .why.open .share { text-decoration: underline; text-underline-offset: 3px; }
.opening .hit { fill: transparent; }
.opening .knob { fill: var(--st-background-color); stroke: var(--st-text-color); stroke-width: 2.5; }
.opening .arrow { fill: none; stroke: var(--st-text-color); stroke-width: 1.5; }
.opening .drag:not(.word) { text-anchor: end; fill: var(--quiet); }
.opening .dragged .drag { display: none; }

.opening .caption { margin: 0.25rem auto 0.75rem; max-width: 46rem; min-height: 2lh; font-size: 1.375rem; line-height: 1.3; text-align: center; text-wrap: balance; }
.opening .caption em { color: var(--weight); font-style: normal; font-weight: 650; }
.opening .caption em.query { color: var(--query); }
.opening .caption em.key { color: var(--key); }
.opening .caption em.value { color: var(--value); }
.opening .player { display: flex; gap: 0.75rem 1rem; align-items: start; }
.opening .player .button { min-height: 2.5rem; padding: 0 1rem; font-size: 1rem; white-space: nowrap; }
.opening .play { min-width: 6.5rem; }
.opening .on { border-color: transparent; border-radius: var(--st-button-radius, 0.4rem); background: var(--st-primary-color); color: var(--st-background-color); }
.opening .scrubber { min-width: 8rem; }
.opening .time { height: 1.5rem; min-height: 1.5rem; margin-bottom: 0.625rem; }
.opening .told { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

@media (max-width: 46rem) {
  .opening .share { font-size: 1.0625rem; }
  .opening .caption { font-size: 1.125rem; margin-bottom: 0.5rem; min-height: 4lh; }
  .opening .player { flex-wrap: wrap; position: sticky; bottom: 0; padding: 0.5rem 0; background: var(--st-background-color); }
  .opening .on { order: 3; flex: 1 0 100%; }
}
@media (forced-colors: active) {
  .opening :is(.weight, rect.part), .opening [class*="quality-"]:not(.ghost) { fill: CanvasText; }
  .opening .thread { stroke: CanvasText; }
  .opening .vector rect { fill: Canvas; stroke: CanvasText; }
  .opening .vector text { fill: CanvasText; }
  .opening text.part { fill: Canvas; }
}
@media print { .opening .player { display: none; } }
@media (pointer: coarse) { .opening .time { outline-offset: -0.625rem; } } /* a finger's 40 px reach over the names of the pictures */
`});var nm,om=L(()=>{nm=`/* A step while it is played. What lies over numbers is hollow; what is filled lies where the matrix is still empty. */

.performance { position: absolute; inset: 0; pointer-events: none; z-index: 3; contain: layout style; }
.performance > * { position: absolute; opacity: 0; }
.glow { border-radius: 3px; box-shadow: inset 0 0 0 2.5px var(--role), 0 0 0 2px var(--line); }
.met { border-radius: 2px; box-shadow: inset 0 0 0 2.5px var(--st-text-color); }
.product { padding: 0 0.25rem; text-align: right; line-height: var(--high); white-space: nowrap; font-variant-numeric: tabular-nums; }
.portion { transform-origin: left; background: var(--role); border-right: 1px solid var(--st-background-color); }
.awaited { visibility: hidden; }
@media (forced-colors: active) { .glow, .met { outline: 2px solid Highlight; } .portion { forced-color-adjust: none; background: CanvasText; } }
/* Paper does not move: what is still to fall into its place is there. */
@media print { .performance { display: none; } .awaited { visibility: visible; } .cell { opacity: 1 !important; transform: none !important; } }

/* On a narrow screen one line of arithmetic stays in sight at the foot; elsewhere it has its place. */
.foot { display: contents; }
.gist { display: none; }
.gist::before { content: attr(data-of); }
@media screen and (max-width: 46rem) {
  .foot { display: block; min-width: 0; position: sticky; bottom: 0; z-index: 4; background: var(--st-background-color); }
  .foot .sentences { margin: 0; padding-top: 0.25rem; &:has(> .now:first-child) { display: none; } } /* what has changed is marked, and said */
  .controls:has(> .stepping) {
    flex-wrap: wrap; gap: 0.375rem; margin: 0.375rem 0 0;
    .stepping { flex: 0 0 auto; &.stepped { flex-basis: 100%; ~ * { display: none; } } &:not(.stepped) .scrubber { display: none; } } /* where the faces were: nothing moves */
    .button { min-width: 0; min-height: 2.25rem; padding-inline: 0.35rem; }
    .change > summary { margin-left: auto; }
  }
  .gist {
    display: block; position: relative; width: 100%; padding: 0 1rem 0 0 !important; text-align: left; min-height: 2.25rem; overflow: hidden; text-overflow: ellipsis; &:not([aria-expanded="true"]) { white-space: nowrap; }
    font: inherit; font-size: 0.875rem; font-variant-numeric: tabular-nums; color: inherit; background: none; border: 0; border-top: 1px solid var(--line); cursor: pointer;
  }
  .gist::after { content: "\u25B4" / ""; position: absolute; right: 0.25rem; }
  .gist[aria-expanded="true"]::after { content: "\u25BE" / ""; }
  .gist:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: -2px; }
  .foot:not(.open) .working { display: none; }
  .stacked .foot .working { position: static; min-height: 0; max-height: calc(45vh - 7rem); padding: 0 0 0.5rem; border: 0; }
}
/* A laptop at 200 % is as narrow, and has no height to spare. */
@media screen and (max-height: 30rem) { .foot, .opening .player { position: static !important; } }

/* One row: Play, its slider with the names of the steps, the faces; what changes the numbers is behind one word. */
.scrubber { flex: 1; min-width: 4.5rem; }
.scrubber input { display: block; width: 100%; min-height: 1.75rem; margin: 0; accent-color: var(--st-primary-color); }
.ticks { position: relative; height: 1rem; margin-top: -0.3rem; font-size: 0.875rem; line-height: 1rem; color: var(--quiet); white-space: nowrap; }
.ticks span { position: absolute; }
.ticks .now { color: var(--st-text-color); font-weight: 600; }
.controls .stepping { flex: 1 1 var(--playing, 24rem); max-width: 44rem; }
.change { display: contents; &::details-content { flex-basis: 100%; } &:not([open])::details-content { display: none; } } /* its button stays in its row as it opens */
.change > summary, .all > summary { display: inline-flex; align-items: center; list-style: none; color: var(--st-text-color); }
.change > summary::-webkit-details-marker { display: none; }
:is(.change, .all) > summary::after { content: "\u25BE" / ""; margin-left: 0.4rem; }
:is(.change, .all)[open] > summary::after { content: "\u25B4" / ""; }
.editing [aria-disabled="true"], .back[aria-disabled="true"], .back[aria-disabled="true"]:hover { color: var(--quiet); border-style: dashed; border-color: var(--line); cursor: default; }
`});var sm,rm=L(()=>{sm=`/* The row of one word, on a narrow screen alone. */

.one-row { display: none; }
@media screen and (max-width: 46rem) {
  .one-row:not([hidden]) { display: block; overflow-x: auto; }
  .frame:has(.one-row:not([hidden])) {
    row-gap: 0;
    .one-row:not(.across, :has(.all[open]:not([hidden]))) ~ .stage { max-height: calc(var(--window) - 11.875rem); }
    .above thead:has(.numbered) { display: none; }
  }
  /* What can be typed over, matrices of weights beside each other, and who attends to whom. */
  .frame:has(.one-row:not([hidden]) .all:not([open], [hidden])) {
    .column:not(:has(.editable, [data-node="weights"])), .place:not(:has(.editable, [data-node="weights"])), .station-title, .sign, .above :is(th, .corner) { display: none; }
    .station + .station { margin-top: 0 !important; }
    .stage.few { --cell: min(2.75rem, round(down, (100vw - 3.6rem) / 9, 1px)); }
    .column { order: 0 !important; &:has(.below .editable) { flex-basis: 100%; } }
    .stage:not(:has(:is([data-node="X"], [data-node="Q"], [data-node="weights"]) [data-asked])) .column:has(.below .editable) { order: 1 !important; } /* an answer swaps nothing */
    /* A query that is asked about is seen beside X. */
    /* Which weights change is seen beside what changes them, where that fits. */
    &:has(.across) {
      .column:not(:has([data-node="X"], [data-node="weights"], [data-node="Q"] [data-asked])), .below [data-node="weights"] :is(th[scope="row"], .corner) { display: none; }
      .stage { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.25rem; --cell: 1.875rem; --high: calc(1.28 * var(--blank, 1.25rem)); &.few { flex-wrap: nowrap; } }
      .cell { padding: 0 0.15rem; }
    }
    /* A query that is asked about is seen beside X. */
    .stage:has([data-node="Q"] [data-asked]) {
      --cell: 2.5rem;
      .place:has([data-node="Q"]) { display: revert; :is(th[scope="row"], .corner) { display: none; } }
      .column:has([data-node="weights"]), [data-station="compare"], .above { display: none; }
      .column { flex-basis: auto; }
    }
    .above figcaption { width: 0; min-width: calc(100% + 0.25rem); margin-right: -0.25rem; white-space: normal; letter-spacing: -0.03em; i { font-size: 0.875rem; } } /* in one line where it can be */
  }
  .one-row:not([hidden]):has(.all[hidden]):has([data-node="X"]) ~ .stage .place:has([data-node="X"]) { display: none; + .place thead { position: static; clip-path: none; } } /* it stands in the row */
  .one-row:is(.across, :has(.all[open]:not([hidden]))) :is(label, table) { display: none; }
  /* All of few columns: matrices of the same words beside each other, with those words once. */
  .frame:has(.all[open]:not([hidden])) .slim {
    :is([data-station="project"], [data-station="mix"]) {
      --cell: min(2.75rem, round(down, (100vw - 3.6rem) / 9, 1px));
      .columns { align-items: flex-end; }
      .column { display: contents; }
      .sign { display: none; }
      th[scope="row"] { max-width: 4.2rem; }
    }
    [data-station="project"] {
      .above { order: -1; th, .corner { display: none; } figcaption { width: 0; min-width: calc(100% + 0.2rem); margin-right: -0.2rem; white-space: normal; i { display: block; } } }
      .column:nth-child(even) .below :is(th[scope="row"], .corner) { display: none; }
    }
    [data-station="mix"] .below :is(th[scope="row"], .corner) { display: none; }
  }
}
.one-row .of { display: flex; justify-content: space-between; align-items: center; font-weight: 600; }
.one-row select { min-height: 1.5rem; padding: 0 0.3rem; font-weight: 600; }
.one-row table { width: 100%; border-collapse: separate; border-spacing: 1px; }
.one-row th { text-align: right; font-size: 0.875rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 5.5rem; }
.one-row th[data-role] { color: var(--role); font-weight: 600; }
.one-row thead th[data-role] { border-bottom: 2px solid var(--role); } /* over which columns it stands */
.one-row thead th { text-align: center; max-width: none; }
.one-row .cell { min-width: 0; height: max(1.3rem, 0.66 * var(--blank, 0rem)); text-align: center; }
.one-row .cell[data-later] { background: none; box-shadow: inset 0 0 0 1px var(--line); }
.one-row .power { text-align: center; font-size: 0.875rem; }
.one-row sup { line-height: 0; }
.one-row .last :is(.sum, .power) { text-align: center; color: var(--quiet); border-top: 1px solid var(--quiet); }
`});var Hr,si=L(()=>{"use strict";Ip();Rp();Pp();_p();ls();Hp();Gp();jp();Kp();Yp();Qp();em();om();cs();rm();Hr=[zp,Wp,Fp,Dp,Mn,Bp,Up,Xp,Vp,Jp,Zp,tm,nm,Ln,sm].join(`
`)});function im(e){let t=Q("button","Save as an image");t.addEventListener("click",async()=>{try{Lx(await Mx(e),`${e.given.name.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"")||"attention"}.png`),e.say("The image is saved.")}catch{e.say("This browser cannot draw the picture as an image.")}}),e.controls.querySelector(".editing")?.append(t),e.updates.push(()=>{t.hidden=!be(e.given)})}async function Mx({frame:e,stage:t}){let o=t.getRootNode().host,n=getComputedStyle(o),[r,s]=[Math.max(t.scrollWidth,e.clientWidth)+2*ai,e.scrollHeight+2*ai],i=e.cloneNode(!0),a=e.querySelectorAll("canvas");i.querySelectorAll("canvas").forEach((p,m)=>{let h=w("img","strip");h.src=a[m].toDataURL(),h.style.cssText=`width: ${a[m].clientWidth}px; height: ${a[m].clientHeight}px;`,p.replaceWith(h)});let l=w("div","host",w("style","",Hr.replaceAll(":host",".host")),i);l.style.cssText=`width: ${r}px; height: ${s}px; padding: ${ai}px; background: var(--st-background-color); color-scheme: ${n.colorScheme}; overflow: hidden;`;for(let p of Ax)l.style.setProperty(`--st-${p}`,n.getPropertyValue(`--st-${p}`));let c=`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${s}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(l)}</foreignObject></svg>`,d=w("img");d.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(c)}`,await d.decode();let u=w("canvas");return Object.assign(u,{width:r*am,height:s*am}),u.getContext("2d")?.drawImage(d,0,0,u.width,u.height),new Promise((p,m)=>u.toBlob(h=>h?p(h):m(new Error("no image"))))}function Lx(e,t){let o=w("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e3)}var am,ai,Ax,lm=L(()=>{"use strict";ie();si();am=2,ai=12,Ax=["text-color","background-color","primary-color","font","base-radius","button-radius"]});function cm(e){let t=w("select","spread",...Nx.map(([s,i])=>new Option(i,s))),o=w("select","depth",...Ox.map(([s,i])=>new Option(i,s)));o.addEventListener("change",()=>{e.depth=Number(o.value),e.redraw()});let n=[w("label","","Traced back ",o),w("label","","Colours ",t)];e.controls.querySelector(".editing")?.append(...n);let r=w("div","legend");e.beneath.append(r),t.addEventListener("change",()=>{e.spread=t.value,e.redraw()}),e.followers.push(()=>r.replaceChildren(...Cx(e))),e.updates.push(()=>{for(let s of[...n,r])s.hidden=!be(e.given)})}function Cx({views:e,chain:t,spread:o,subject:n}){let r=n&&t.get(n.node),s=e.find(({place:a,scale:l})=>l&&a.node===r?.name)?.scale;return o!=="all"&&r&&s?[ii(o==="row"?`${r.title}, row ${r.rows[n.row]}`:r.title,s[n.row],r.role)]:[!0,!1].map(a=>e.find(({place:l,scale:c})=>c&&!!t.get(l.node)?.share===a)?.scale?.[0]).flatMap((a,l)=>a?[l?ii("other numbers",a,""):ii("weights",a,"weight")]:[])}function ii(e,[t,o],n){let r=i=>J(Number(i.toPrecision(Tx))),s=w("span","scale",`${e}: ${r(t)}`,w("i",t<0?"bar both":"bar"),r(o));return s.dataset.role=n,s}var Nx,Tx,Ox,dm=L(()=>{"use strict";Te();ie();Nx=[["matrix","by matrix"],["row","by row"],["all","one scale for all"]],Tx=3,Ox=[["99","all the way to X"],["1","one step"]]});function pm({how:e,node:t,cells:o,less:n,other:r,missing:s},i){if(s)return NaN;let a=r?Br(i,...r):o.map(()=>0);return um[e](Br(i,t,o).map((l,c)=>l-n[c]-a[c]))}function mm({sign:e,bound:t,reach:o},n){if(!Number.isFinite(n))return 0;let r=e*(t-n);return r<=1e-9?1:Math.max(0,1-r/o)}function qx(e,t){let o=4;for(;o<9&&Math.abs(e-t)>1e-9&&Number(e.toFixed(o))===t;)o++;let n=e.toFixed(o);return Number(n)?n.replace("-","\u2212"):n.replace("-","")}function hm({measures:e},t){let o=new Map;for(let n of e.filter(li)){let{how:r,node:s,cells:i,less:a,other:l,sign:c,bound:d}=n,u=l&&Br(t,...l);Br(t,s,i).forEach((p,m)=>{let h=a[m]+(u?.[m]??0),f=v=>String(Number(v.toFixed(h?2:3))).replace("-","\u2212"),b=r==="largest size"?`\u2192 ${f(h)}`:r!=="smallest size"?`${c>0?"\u2265":"\u2264"} ${f(h+d)}`:h?`\u2260 ${f(h)}`:`|x| \u2265 ${d}`,x=[s,...i[m]].join(" "),y=mm(n,um[r]([p-h]))===1;(!y||!o.has(x))&&o.set(x,y?"\u2713":b)})}return o}function yn({start:e},t){let o=e.flatMap(([n,r])=>r.flatMap((s,i)=>s.map((a,l)=>Math.abs((t.get(n)?.values[i][l]??a)-a)))).filter(n=>n>1e-9);return{cells:o.length,change:o.reduce((n,r)=>n+r,0)}}function gm(e,t){let{cells:o,change:n}=yn(e,t),r=o?`Changed: ${o} number${o===1?"":"s"}, by ${Number(n.toPrecision(4))} in all.`:"";return e.cells===null||o<=e.cells?r:`${r} Only ${e.cells} may be changed.`}function bm(e,t){let{measures:o,cells:n}=e,r=o.map(u=>pm(u,t)),s=o.map((u,p)=>mm(u,r[p])),i=s.filter((u,p)=>!o[p].is_kept),a=s.filter((u,p)=>o[p].is_kept).reduce((u,p)=>u*p,1),l=i.length?a*i.reduce((u,p)=>u+p,0)/i.length:a,c=(n===null||yn(e,t).cells<=n)&&s.every(u=>u===1),d=o.map(({says:u,missing:p,bound:m},h)=>p||u.replace("{}",qx(r[h],m)));return{share:c?1:Math.min(l,.99),is_reached:c,sentences:d,shares:s}}var um,Br,fm,li,wm=L(()=>{"use strict";um={least:e=>Math.min(...e),most:e=>Math.max(...e),"size of the sum":e=>Math.abs(e.reduce((t,o)=>t+o,0)),"largest size":e=>Math.max(...e.map(Math.abs)),"smallest size":e=>Math.min(...e.map(Math.abs))},Br=(e,t,o)=>o.map(([n,r])=>e.get(t)?.values[n]?.[r]??NaN);fm=(e,t)=>!e.is_kept&&e.sign*(e.bound-pm(e,t))>e.reach+1e-9;li=({how:e,sign:t})=>e!=="size of the sum"&&!(e==="largest size"&&t>0)});function xm(e){let t=Ge({step:"0.1"}),o=w("span","","\xA0"),n=w("span","slider-value"),r=w("p","how","Press a number in the frame."),[s,i]=[w("span"),w("span")],a=w("div","dial ends",o,w("span","limits",s,t,i),n),l=w("div","slider",r,a),c=null,d=({target:m})=>{let h=ae(m);!e.given.goal||!h||!e.chain.get(h.node)?.editable||(c=h,p())},u=()=>J(Number(t.value));t.addEventListener("input",()=>c&&e.typeOver(c,u(),!1)),t.addEventListener("change",()=>c&&e.typeOver(c,u(),!0)),e.stage.addEventListener("focusin",d),e.stage.addEventListener("click",d);let p=()=>{let{goal:m}=e.given,h=c&&e.chain.get(c.node),f=h?.editable?h.values[c?.row??0]?.[c?.column??0]:void 0;if(l.hidden=!m||![...e.chain.values()].some(({editable:x})=>x),l.classList.toggle("waits",!c||typeof f!="number"),!m||!c||!h||typeof f!="number")return;let b=`${h.symbol}, ${h.rows[c.row]===String(c.row+1)?"row ":""}${h.rows[c.row]}, column ${c.column+1}`;o.textContent=`${b}: `,t.setAttribute("aria-label",b),Object.assign(t,{min:String(m.least),max:String(m.most),value:String(f)}),s.textContent=J(m.least),i.textContent=J(m.most),n.textContent=J(f),t.setAttribute("aria-valuetext",n.textContent)};return e.updates.push(p),l}var vm=L(()=>{"use strict";Te();ie();Lt()});function ym(e){let t=w("p","meter");Object.assign(t,{role:"meter",ariaLabel:"How far the goal is",ariaValueMin:"0",ariaValueMax:"100"});let o=w("ul","measures"),n=w("p","cost"),r=Q("button","Next challenge");r.onclick=()=>e.send("next",!0);let s=w("div","goal-row");s.ariaHidden="true";let i=w("div","goal",t,o,n,r,xm(e));i.setAttribute("role","group"),i.setAttribute("aria-label","The goal"),e.controls.before(i);let a=null,l=[],c=()=>{let{given:{goal:d},chain:u,views:p}=e,m=d?Ix(d.measures[0],u):[];s.replaceChildren(...m);let h=d&&s.classList.contains("column")?hm(d,u):null;for(let{place:f,cells:b}of p)b.forEach((x,y)=>x.forEach(({dataset:v},S)=>{v.goal=h?.get([f.node,y,S].join(" "))??""}));i.classList.toggle("drawn",h?d?.measures.every(li):d?.measures.length===1&&m.length>0)};e.arrivals.push(()=>{let{given:{goal:d},views:u}=e,p=d&&!be(e.given)&&u.filter(({place:h})=>d.start.some(([f])=>f===h.node)).at(-1),m=p?p.table.closest(".column"):null;m?m.after(s):t.after(s),s.classList.toggle("column",!!m),c()}),e.updates.push(()=>{let{goal:d}=e.given;if(i.hidden=!d,r.hidden=e.chain!==e.python||!d?.verdict.is_reached,!d)return;let u=e.chain===e.python,{share:p,is_reached:m,sentences:h,shares:f}=u?d.verdict:bm(d,e.chain),b=Math.floor(p*100),x=p<.001?"under 0.1":(Math.floor(p*1e3)/10).toFixed(1),y=p>0&&b<10?x:String(b);t.ariaValueNow=String(b);let v=d.measures.some(O=>fm(O,e.chain))?"farther away":"no nearer";t.ariaValueText=m?"100 %: reached":p<=0&&yn(d,e.chain).cells?`${v} than at first`:`${y} % of the way`,t.replaceChildren(...t.ariaValueText.split(/(?<=%)|(?= than)/).map(O=>w("span","",O)));for(let{classList:O}of[i,s])O.toggle("reached",m);o.replaceChildren(...h.map((O,E)=>w("li",f[E]===1?"kept":"",w("span","sign-of",f[E]===1?"\u2713 ":"\u25CB "),O))),c();let S=[...s.querySelectorAll(".share-bar")];a||(l=S.map(({style:O})=>Number(O.getPropertyValue("--share")))),S.forEach(({style:O},E)=>O.setProperty("--first",String(l[E])));let M=u&&e.given.chain.flatMap(({problems:O})=>O??[])[0]?.[2];n.classList.toggle("problem",!!M||yn(d,e.chain).cells>(d.cells??1/0)),n.textContent=M||(u?d.cost+(m?" Why: see below.":""):gm(d,e.chain)),a&&String(a.verdict.sentences)!==String(d.verdict.sentences)&&e.say([m?"The goal is reached.":`${y} % of the way to the goal.`,...h].join(" ")),a=d})}function Ix({node:e,cells:t,sign:o,bound:n,less:r,other:s},i){let a=i.get(e);if(!a?.share||s||r.some(Boolean))return[];let[[l]]=t;if(t.some(([d])=>d!==l))return[];let c=a.columns.map((d,u)=>zx(a.values[l][u]??0,n,d,t.some(([,p])=>p===u)));return[w("b","",`${a.title} of \u201C${a.rows[l]}\u201D, goal ${o>0?"\u2265":"\u2264"} ${n}`),w("div","shares",...c)]}function zx(e,t,o,n){let r=w("span",n?"share-bar asked":"share-bar",w("i"),o);return r.style.setProperty("--share",String(e)),r.style.setProperty("--bound",String(t)),r.dataset.share=e.toFixed(3),r}var km=L(()=>{"use strict";wm();ie();vm()});function Em(e,t){let o=new Map,n=(s,i)=>{let a=i.getBoundingClientRect();a.width&&!o.has(s)&&o.set(s,a)};if(!!t.querySelector(".opening:not([hidden])"))for(let s of t.querySelectorAll("[data-cell]"))n(s.getAttribute("data-cell")??"",s);else for(let{place:s,cells:i}of e)i.forEach((a,l)=>a.forEach((c,d)=>n(kn(s.node,l,d),c)));return o}function $m(e,t,o){let n=()=>{t.isConnected?ci.set(e(),{at:performance.now(),places:o()}):document.removeEventListener("click",n,!0)};return document.addEventListener("click",n,!0),n}function Am(e,t){let o=ci.get(e),n=t.flatMap(({place:s,cells:i})=>i.flatMap((a,l)=>a.map((c,d)=>({name:kn(s.node,l,d),cell:c}))));if(!o||performance.now()-o.at>Rx||n.length>Wx||!Ee()||(ci.delete(e),!n.some(s=>o.places.has(s.name))))return;let r=n.map(({name:s,cell:i})=>({cell:i,from:o.places.get(s),to:i.getBoundingClientRect()}));for(let{cell:s,from:i,to:a}of r){let l=i?{transform:`translate(${i.left-a.left}px, ${i.top-a.top}px) scale(${i.width/a.width}, ${i.height/a.height})`,transformOrigin:"0 0"}:{opacity:0};s.animate([l,i?{transform:"none",transformOrigin:"0 0"}:{opacity:1}],{duration:Sm,easing:"ease-in-out",delay:i?0:Sm/2,fill:"backwards"})}}var Sm,Rx,Wx,ci,kn,di=L(()=>{"use strict";So();Sm=600,Rx=4e3,Wx=400,ci=new Map,kn=(e,t,o)=>`${e} ${t} ${o}`});function Fx(e,t){let o=e[t]?[e[t]]:[];return e.map((n,r)=>{if(r===t)return!0;let s=o.every(([i,a])=>n[1]+Mm<=i||n[0]>=a+Mm);return s&&o.push(n),s})}function Gr(e){let t=w("div","ticks");t.setAttribute("aria-hidden","true");let o=w("div","scrubber",e,t),n=[],r=0,s=l=>{r=l;let c=Fx(n,r);[...t.children].forEach((d,u)=>{d.classList.toggle("now",u===r),d instanceof HTMLElement&&(d.style.visibility=c[u]?"visible":"hidden")})},i=()=>{let l=t.getBoundingClientRect().left;n=[...t.children].map(c=>{let{left:d,right:u}=c.getBoundingClientRect();return[d-l,u-l]}),s(r)},a=(l,c=l.map((d,u)=>u/Math.max(1,l.length-1)))=>{t.replaceChildren(...l.map((d,u)=>{let p=w("span","",...ce(d)),m=c[u];return p.style.left=`calc(${Px*(1-2*m)}px + ${100*m}%)`,p.style.transform=`translateX(${m===0?0:m===1?-100:-50}%)`,p})),requestAnimationFrame(i)};return new ResizeObserver(i).observe(t),{scrubber:o,name:a,choose:s}}var Mm,Px,ui=L(()=>{"use strict";ie();[Mm,Px]=[10,8]});function pi(e,t,o){let n=mt(e,new Map([["X",{values:o}]])),r=mt(t.plain,new Map([["X",{values:o}]]));return{X:o,plain:Sn(r,"weights",t.focus),learned:Sn(n,"weights",t.focus),weights:Xt(n,"weights"),offers:Xt(n,"K").map(s=>Hx(s,t)),values:Xt(n,"V"),context:Sn(n,"context",t.focus),fit:Dx(n,t),scale:Math.max(...Xt(e,"X").flat())/Math.max(...Xt(e,"V").flat())}}function Dx(e,{focus:t,owner:o}){let[n]=pt(e,"scores",t,o),[{terms:r,total:s}]=pt(e,"weights",t,o);return{query:Sn(e,"Q",t),keys:Xt(e,"K"),firsts:{query:Lm(e,"Q",t),key:Lm(e,"K",o)},products:n.terms.map(({value:i})=>i),score:n.total,scaled:Sn(e,"scaled_scores",t),powers:r.map(({value:i})=>i),total:s}}function Lm(e,t,o){let[{terms:n,total:r}]=pt(e,t,o,0);return{factors:n.map(({factors:s})=>s),total:r}}function Xt(e,t){let o=e.get(t);return o?o.values.map((n,r)=>Ye(o,r)):[]}var _x,Ze,Ur,Hx,Sn,jr=L(()=>{"use strict";Je();_x=1;Ze=e=>e.indexOf(Math.max(...e)),Ur=e=>[...e.keys()].sort((t,o)=>e[o]-e[t]);Hx=(e,{offers:t,nothing:o})=>Math.max(...e)<_x?o:t[Ze(e)];Sn=(e,t,o)=>Xt(e,t)[o]??[]});function Tm(e){let t=Object.entries(ee).filter(([,o])=>o<=e);return t[t.length-1]?.[0]??"whose"}function Om(e,t){if(e>=ee.knows)return 1;let o=Object.values(ee),n=o.filter(r=>r<=e).length;return Math.min(1,(o[n]-o[n-1])/(t/Bx))}function B(e,t,o){let n=Math.min(1,Math.max(0,(e-t)/(o-t)));return n*n*(3-2*n)}function Xr(e){let t=Math.min(Kt-1,Ot.filter(o=>o<=e).length-1);return t+(e-Ot[t])/(Ot[t+1]-Ot[t])}function hi(e){let t=Math.min(Kt,Math.floor(e));return t===Kt?Ct:Ot[t]+(e-t)*(Ot[t+1]-Ot[t])}var ee,Ct,mi,Io,qo,Vt,Nm,En,Bx,Cm,fi,Ot,Kt,Kr=L(()=>{"use strict";ee=Object.freeze({whose:0,paid:6.2,described:10,laid:12.9,alike:16.1,asks:19.3,offers:23.4,fits:26,powers:29.8,shares:32.7,values:36.8,flows:40.8,knows:45.3,numbers:47.4}),Ct=50.4,mi=ee.numbers+1.8,Io=Object.freeze([...Object.values(ee).slice(1).map(e=>e-.3),Ct]),qo=e=>Io[Object.keys(ee).indexOf(e)],Vt=Object.freeze([{name:"A question",from:ee.whose,at:qo("whose")},{name:"A thread",from:ee.paid,at:qo("paid")},{name:"Alike",from:ee.described,at:qo("alike")},{name:"Query, keys",from:ee.asks,at:qo("shares")},{name:"Values",from:ee.values,at:qo("knows")},{name:"Numbers",from:ee.numbers,at:Ct}]),Nm=ee.paid,En=qo("knows");Bx=3.5;Cm=e=>Vt.filter(({from:t})=>t<=e).length-1,fi=(e,t=1)=>t>0?Io.find(o=>o>e+.01)??Ct:[...Io].reverse().find(o=>o<e-.01)??Io[0],Ot=Vt.flatMap(({from:e,at:t})=>[e,t]),Kt=Ot.length-1});function gi(e,t,o,n,r){let{X:s,plain:i,learned:a,fit:l}=t,c=Xx(e,a),d=c&&r==="knows"?c:r==="paid"?Ux(e,n===Ze(a)):r,u=Qt(a),p={alike:o[Ze(i)],most:Qt(i)[Ze(i)],share:u[e.owner],taken:u[Ze(a)],taker:o[Ze(a)],score:Jt(l.score),scaled:l.scaled[e.owner].toFixed(2),part:l.powers[e.owner].toFixed(1),total:l.total.toFixed(1),terms:l.query.map((h,f)=>`${h.toFixed(2)} \xB7 ${l.keys[e.owner][f].toFixed(2)}`).join(" + "),mix:Ur(a).slice(0,2).map(h=>`${u[h]} \xD7 ${o[h]}`).join(" + "),guessed:o[n],given:u[n],listed:s[e.focus].map(Yt).join(", "),owned:s[e.owner].map(Yt).join(", "),query:Vr(l.firsts.query).join(""),key:Vr(l.firsts.key).join(""),mixed:bi(t).join("")},m=h=>(e.captions[h]??"").replace(/\{(\w+)\}/g,(f,b)=>p[b]??"");return p.guess=n===e.owner?"":m("guess"),m(d)}function bi({learned:e,values:t,context:o}){let n=Qt(e);return[...Ur(e).slice(0,2).flatMap((r,s)=>[n[r]," \xD7 ",Jt(t[r][0]),s?" + \u2026 = ":" + "]),Jt(o[0])]}function Qt(e){let t=e.map(r=>r.toFixed(2)),[o,n]=Ur(e);return t[o]!==t[n]?t:e.map(r=>r.toFixed(3))}var Yr,Gx,qm,Im,Ux,jx,Xx,Yt,Vr,Jt,Jr=L(()=>{"use strict";jr();Kr();Yr=(e,t,o,n,r)=>gi(e,t,o,n,Tm(r)),Gx={described:"listed",offers:"made",shares:"worked",flows:"mixed"},qm=(e,t,o,n)=>Object.keys(ee).flatMap(r=>[r,Gx[r]]).filter(r=>r in e.captions).map(r=>gi(e,t,o,n,r)),Im=(e,t,o,n)=>gi(e,t,o,n,"worked");Ux=({isAnswered:e},t)=>e?t?"paid":"other":"shown",jx=.5,Xx=({owner:e},t)=>Ze(t)!==e?"lost":t[e]<jx?"unsure":"",Yt=e=>`${Math.round(e*100)/100}`,Vr=({factors:e,total:t})=>[...e.flatMap(([o,n],r)=>[Yt(o)," \xD7 ",Yt(n),r<e.length-1?" + ":" = "]),Jt(t)];Jt=e=>(Math.round(e*100+1e-6)/100).toFixed(2)});function wi(e,t){let o=e<Kx,n=t.map(u=>u.length+Vx),r=n.reduce((u,p)=>u+p,0),s=Math.min(e,Fm),i=n.map((u,p)=>(e-s)/2+s*(n.slice(0,p).reduce((m,h)=>m+h,0)+u/2)/r),a={height:426,large:58,small:30,middle:320,foot:356,base:312,tall:112,bar:18,gap:4,apart:28,feet:172,threads:62,sum:{y:398,tall:22}},l={height:386,large:29,small:21,middle:344,foot:304,base:268,tall:88,bar:11,gap:3,apart:19,feet:154,threads:42,sum:{y:362,tall:20}},c=o?{label:54,X:60,xCell:28,weights:154,wCell:Math.min(40,(e-156)/t.length),tall:34,pitch:36,top:112}:{label:e/2-330,X:e/2-312,xCell:56,weights:e/2-84,wCell:84,tall:40,pitch:44,top:124};return{width:e,isNarrow:o,centres:i,...o?l:a,column:o?{width:54,pitch:20,size:14}:{width:96,pitch:27,size:20},grid:c}}function Rm({centres:e,isNarrow:t},o,n,r){let[s,i]=[e[o],e[n]],a=Math.abs(o-n)/(e.length-1),l=(r-34)*(o===n?.8:t?.9+.3*a:.45+.75*a),c=o===n?52:0,[d,u]=o===n?[[s-c,r-l],[s+c,r-l]]:[[re(s,i,.15),r-l],[re(s,i,.85),r-l]],p=m=>[0,1].map(h=>{let[f,b,x,y]=[[s,r][h],d[h],u[h],[i,r][h]],v=1-m;return v*v*v*f+3*v*v*m*b+3*v*m*m*x+m*m*m*y});return{d:`M${s},${r} C${d} ${u} ${i},${r}`,at:p}}function _m(e,t,o,n,r){let{focus:s,owner:i}=t,{centres:a,grid:l}=e,{paid:c,described:d,laid:u,alike:p,asks:m,offers:h,fits:f,powers:b,shares:x,values:y,flows:v,knows:S,numbers:M}=ee,O=B(r,d,d+.8),E=B(r,d+.5,d+1.4),N=1-B(r,c,c+.5),$=B(r,M,M+1.8),A=B(r,$n,$n+1),q=B(r,v+1.1,v+3.2),C=B(r,y,y+.5),z=B(r,v+.5,v+1.1),F=C*(1-B(r,S,S+.5)),I=(V,_)=>re(o.X[V][_],o.values[V][_]*o.scale,F),W=V=>V===s?m+1.6:h,j=V=>V===s||V===i,fe=V=>B(r,d+1.4,d+1.8)*(1-(j(V)?B(r,W(V),W(V)+.4):B(r,m,m+.4))),xe=B(r,f,f+.4),he=B(r,f+.3,f+1),Ue=he*(1-B(r,f+2.7,f+3)),T=Ze(o.learned),R=Yx(o,r),U=V=>l.top+V*l.pitch,ge=a.map((V,_)=>({x:re(V,l.label,$),y:re(re(e.middle,e.foot,O),U(_)+l.tall*.66,$),size:re(re(e.large,e.small,O),e.isNarrow?15:19,$),isEnd:$>.5,opacity:j(_)?1:1-.6*Ue,isAsked:N>.5,isLit:_===s||_===n&&r>c&&r<d+.3||_===i&&r>h&&r<$n||_===R.lit&&r>p&&r<M})),P=(a.length-1)*B(r,u+.2,p-.4),Z=B(r,u,u+.4),de=a.map((V,_)=>{let je=N?1/a.length:re(o.plain[_],o.learned[_],A);return{...Rm(e,s,_,re(e.middle-e.large,e.feet,O)),share:je,width:e.threads*je,opacity:.28*N+B(P,_-.7,_)*Z*(1-$)*(q>0&&_!==T?.55:.85)*re(1,re(.25,.8,_===i?he:0)*(1-A)+A,B(r,m,m+.8)),isLearned:A>.3||r>p&&r<m&&_===R.lit}}),lt=o.X.map((V,_)=>V.map((je,oe)=>{let An=_===s?re(I(_,oe),o.context[oe]*o.scale,q*(1-$)):I(_,oe),It=Math.max(1.5,An*e.tall)*E,Y=a[_]+(oe-V.length/2)*(e.bar+e.gap)+e.gap/2;return{x:re(Y,l.X+oe*(l.xCell+2),$),y:re(e.base-It,U(_),$),width:re(e.bar,l.xCell,$),height:re(It,l.tall,$),opacity:E*re((1-B(r,W(_),W(_)+.5)*(1-z))*(q>0&&$===0&&_!==s&&_!==T?.5:1),.1+.4*je,$),figure:{x:re(a[_]+(oe-(V.length-1)/2)*e.apart,l.X+oe*(l.xCell+2)+l.xCell/2,$),y:re(e.base-Math.max(...V)*e.tall-6,U(_)+l.tall/2+5,$),opacity:$?B(r,M+1,M+1.8):fe(_)}}})),G=r<v?P:s,zo=o.X[s].map((V,_)=>({x:re(a[Math.floor(G)],a[Math.ceil(G)],G%1)+(_-o.X[s].length/2)*(e.bar+e.gap),y:e.base-I(s,_)*e.tall,width:e.bar+e.gap,height:I(s,_)*e.tall,opacity:Z*(1-B(r,p,p+.5))+z*(1-B(r,M,M+.3))})),tt=Math.max(a[i],e.column.width*1.8),Ro=e.isNarrow?{query:tt-70,key:tt,product:tt+86,result:tt+224}:{query:tt-124,key:tt,product:tt+128,result:tt+300},rs=a.map((V,_)=>({x:_===s?re(V,Ro.query,he):_===i?re(V,Ro.key,he):V,sunk:26*(1-B(r,W(_)+.5,W(_)+1.3)),opacity:B(r,W(_)+.5,W(_)+1.3)*(1-C)*(j(_)?1:1-xe)})),Re=a.map(V=>({x:V,sunk:26*(1-B(r,y+.4,y+1.2)),opacity:B(r,y+.4,y+1.2)*(1-B(r,v,v+.5))})),qt={x:a[s],sunk:0,opacity:B(r,h+.5,h+1.3)*(1-B(r,f+1.8,f+2.2))},ot=V=>B(r,V,V+.4)*(1-C),gt={products:o.fit.products.map((V,_)=>ot(f+1.1+.35*_)),results:[f+2.2,f+2.8,b+.3,x+.2].map(ot)},ss=o.weights.map((V,_)=>V.map((je,oe)=>({share:je,x:re(_===s?de[oe].at(.5)[0]-l.wCell/2:l.weights+oe*l.wCell,l.weights+oe*l.wCell,$),y:re(_===s?de[oe].at(.5)[1]:U(_),U(_),$),width:l.wCell-3,height:re(_===s?Math.max(3,de[oe].width):l.tall,l.tall,$),opacity:_===s?B(r,M,M+.6):B(r,M+1.8,M+2.6)})));return{words:ge,threads:de,bars:lt,ghost:zo,sides:Ro,columns:rs,own:qt,aside:he,cards:Re,steps:gt,cells:ss,signs:Qx(e,o.fit.total),parts:Zx(e,o.fit,C,r),drops:ev(e,o,de,s,r),halo:{x:a[s],y:e.middle-e.large*.3,r:e.large*(e.isNarrow?.75:1.05)*(1+.08*Math.sin(r*5)),opacity:N*(.5+.3*Math.sin(r*5))},mine:{...Rm(e,s,n,e.middle-e.large),drawn:B(r,c,c+1.2),opacity:.85*(1-B(r,d,d+.4)),width:e.threads*.4},figures:{y:e.foot+30,opacity:B(r,p,p+.5)*(1-$)*(1-B(r,m,m+.3)*(1-B(r,f+3,f+3.3))),...R},origin:Jx(e,t,r),legend:E*(1-B(r,h,h+.5))+B(r,S,S+.5)*(1-B(r,M,M+.3)),heads:B(r,M+1.2,M+2.2),frame:B(r,M+1.4,M+2.2),grip:{x:a[i]-o.X[i].length/2*(e.bar+e.gap)+e.gap/2+e.bar/2,y:e.base-o.X[i][0]*e.tall,opacity:B(r,S,S+.5)*(1-B(r,M,M+.3))}}}function Yx({plain:e,learned:t,fit:o},n){let{asks:r,powers:s}=ee,i=n<r+.3?e:n<$n?null:t;if(i)return{texts:Qt(i),isSum:!1,lit:Ze(i)};let a=n>=s+.7;return{texts:a?o.powers.map(l=>l.toFixed(1)):o.scaled.map(l=>l.toFixed(2)),isSum:a,lit:-1}}function Jx({isNarrow:e,centres:t,width:o,foot:n},{focus:r,owner:s},i){let{asks:a,offers:l,fits:c,flows:d,numbers:u}=ee,p=i>d?"value":i>l+.4?"key":"query",[m,h]={query:[a+.4,l],key:[l+.9,c],value:[d+1.1,u]}[p];return{kind:p,x:e?o/2:t[p==="key"?s:r],y:n+(p==="value"?58:30),opacity:B(i,m,m+.4)*(1-B(i,h,h+.4))}}function Qx({centres:e,width:t,foot:o},n){return e.map((r,s)=>{if(s<e.length-1)return{x:(r+e[s+1])/2,y:o+30,text:"+"};let i=r+(r-e[s-1])/2,a=i+Wm/2>t;return{x:a?t-Wm/2:i,y:o+(a?52:30),text:`= ${n.toFixed(1)}`}})}function Zx({centres:e,width:t,sum:o},{powers:n,total:r},s,i){let a=Math.min(t,Fm),l=(t-a)/2;return n.map((c,d)=>{let[u,p]=[l,a*c/r];l+=p;let m=B(i,zm+.15*d,zm+.15*d+.8);return{x:re(e[d],u,m),y:o.y,width:Math.max(1,p*m-2),height:o.tall,opacity:Math.min(1,3*m)*(1-s),isShare:i>=$n}})}function ev(e,t,o,n,r){let{flows:s,numbers:i}=ee,a=B(r,s+1.1,s+1.7)*(1-B(r,i-.3,i+.2)),l=Math.max(...t.values.flat());return Array.from({length:Dm},(c,d)=>{let u=tv(t.learned,d),p=d%t.values[0].length,m=((r-s)*.5+d*.618)%1,[h,f]=o[u].at(u===n?m:1-m),b=d*7%Pm/Pm-.5;return{x:h+b*o[u].width*.7,y:f+b*o[u].width*.4,k:p,opacity:a*Math.min(1,.15+t.values[u][p]/l)}})}function tv(e,t){let o=(t+.5)/Dm;return e.findIndex(n=>(o-=n)<0)}var Kx,$n,zm,Fm,Vx,re,Wm,Dm,Pm,xi=L(()=>{"use strict";Jr();jr();Kr();Kx=560,$n=ee.shares+.8,zm=ee.powers+1,Fm=1e3,Vx=2.2,re=(e,t,o)=>e+(t-e)*o;Wm=80;Dm=40,Pm=8});function et(e,t){return t.append(e),e}function K(e,t){for(let[o,n]of Object.entries(t)){let r=typeof n=="number"?String(Math.round(n*100)/100):n;e.getAttribute(o)!==r&&e.setAttribute(o,r)}}function $e(e,t){e.textContent!==t&&(e.textContent=t)}function Hm(e,t,o){e.replaceChildren();let n=t.qualities.length,r=et(k("g",{"aria-hidden":"true"}),e),s=(P,Z,de=r)=>et(k(P,{class:Z}),de),i=P=>o.map((Z,de)=>P(de)),a=P=>t.qualities.map((Z,de)=>P(de)),l=s("circle","halo"),c=i(()=>s("path","thread")),d=et(k("path",{class:"thread learned",pathLength:1}),r),u=i(()=>a(P=>s("rect",`quality-${P}`))),p=i(()=>a(()=>s("text","figure"))),m=a(P=>s("rect",`ghost quality-${P}`)),h=[],f=et(k("g"),r),b=et(k("g",{class:"why",role:"button"}),e),x=et(k("rect",{class:"hit",...vi}),b),y=i(P=>s("text","share",P===t.owner?b:r)),v=i(()=>s("text","share")),S=i(P=>s("rect",P===t.owner?"part lit":"part")),M=s("text","part"),O=s("text","share origin"),E=a(P=>[s("tspan","",s("tspan",`quality-${P}`,O)),...[0,1,2].map(()=>s("tspan","",O))]),N=s("tspan","",O),$=i(()=>i(()=>s("rect","weight")));u.forEach((P,Z)=>P.forEach((de,lt)=>{de.dataset.cell=kn("X",Z,lt)})),$.forEach((P,Z)=>P.forEach((de,lt)=>{de.dataset.cell=kn("weights",Z,lt)}));let A=i(()=>i(()=>s("text","figure"))),q=i(()=>s("text","head column")),C=[s("text","head title"),s("text","head title")],z=s("rect","frame-of-row"),F=P=>{let Z=s("g",`vector ${P}`);return{group:Z,box:s("rect","",Z),head:s("text","head",Z),numbers:a(()=>s("text","",Z))}},I=F("key"),W=[...i(P=>F(P===t.focus?"query":"key")),I,...i(()=>F("value"))],j=s("text","of",W[t.focus].group);j.textContent=o[t.focus];let fe=a(()=>et(k("text",{},"\xD7"),r)),xe=a(()=>s("text","end")),he=yi.map((P,Z)=>{let de=s("text",Z<yi.length-1?"end":"end head lit"),lt=[k("tspan"),k("tspan",{dy:"-0.5em","font-size":"0.7em"}),k("tspan")].map(G=>et(G,de));return{text:de,parts:lt,name:s("text","name")}}),Ue=s("g","legend"),T=a(P=>({swatch:s("rect",`quality-${P}`,Ue),text:et(k("text"),Ue)})),R=i(P=>et(k("text",{class:"word",role:"button",tabindex:0,"data-word":P},o[P]),e)),U=`${o[t.owner]}: ${t.qualities[0]}`,ge=et(k("g",{class:"grip",role:"slider","aria-valuemin":0,"aria-valuemax":1,"aria-label":U}),e);return ge.append(k("circle",{class:"hit",r:24}),k("circle",{class:"knob",r:11}),k("path",{class:"arrow",d:"M-4,-3 L0,-7 L4,-3 M-4,3 L0,7 L4,3"}),k("text",{class:"drag",x:-30,y:5},"drag")),(P,Z,de,lt)=>{let G=_m(P,t,Z,de,lt),zo=Qt(Z.learned)[t.owner];K(e,{viewBox:`0 0 ${P.width} ${P.height}`}),K(l,{cx:G.halo.x,cy:G.halo.y,r:G.halo.r,opacity:G.halo.opacity}),G.words.forEach(({x:Y,y:H,size:X,isEnd:te,isLit:le,isAsked:eo,opacity:to},Wo)=>{K(R[Wo],{x:Y,y:H,opacity:to,"font-size":X,"text-anchor":te?"end":"middle",class:`word${le?" lit":""}${eo?" asked":""}`})});let{texts:tt,isSum:Ro,lit:rs}=G.figures;G.threads.forEach(({d:Y,width:H,opacity:X,isLearned:te},le)=>{K(c[le],{d:Y,"stroke-width":Math.max(1,H),opacity:X,class:te?"thread learned":"thread"}),K(y[le],{x:P.centres[le],y:G.figures.y,opacity:G.figures.opacity,class:le===rs?"share lit":"share"}),$e(y[le],tt[le]),K(v[le],{x:G.signs[le].x,y:G.signs[le].y,opacity:Ro?G.figures.opacity:0}),$e(v[le],G.signs[le].text)}),K(d,{d:G.mine.d,"stroke-width":G.mine.width,opacity:G.mine.opacity,"stroke-dasharray":1,"stroke-dashoffset":1-G.mine.drawn}),G.bars.forEach((Y,H)=>Y.forEach((X,te)=>{K(u[H][te],{x:X.x,y:X.y,width:X.width,height:X.height,opacity:X.opacity}),K(p[H][te],{...X.figure}),$e(p[H][te],P.isNarrow&&!G.words[H].isEnd?Yt(Z.X[H][te]).replace(/^0\./,"."):Yt(Z.X[H][te]))})),G.ghost.forEach((Y,H)=>K(m[H],{...Y})),G.drops.forEach(({x:Y,y:H,k:X,opacity:te},le)=>{h[le]??=s("circle",`quality-${X}`,f),K(h[le],{cx:Y,cy:H,r:P.isNarrow?3.5:4.5,opacity:te})});let[{column:Re},{sides:qt},{fit:ot}]=[P,G,Z],{kind:gt,...ss}=G.origin;K(O,{...ss,class:`share origin ${gt}`});for(let[,,Y]of E)K(Y,{class:gt});K(N,{class:gt==="value"?"context":gt});let V=gt==="value"?bi(Z):Vr(ot.firsts[gt]);$e(N,V.pop()??""),E.flat().forEach((Y,H)=>$e(Y,V[H]??"")),G.parts.forEach(({isShare:Y,...H},X)=>{K(S[X],H),X===t.owner&&(K(M,{x:H.x+H.width/2,y:H.y+H.height-6,opacity:H.width>ov?H.opacity:0}),$e(M,Y?`${zo} of the sum`:`${ot.powers[X].toFixed(1)} of ${ot.total.toFixed(1)}`))});let _=Re.pitch*(n+1.4),je=Y=>P.base-_+Re.pitch*(Y+1);[...G.columns,G.own,...G.cards].forEach(({x:Y,sunk:H,opacity:X},te)=>{let{group:le,box:eo,head:to,numbers:Wo}=W[te],[Mi,Li]=[te===t.focus,te<o.length?te:t.focus],Ni=Z.values[te-o.length-1];K(le,{transform:`translate(${Y.toFixed(1)},${(P.base-_+H).toFixed(1)})`,opacity:X,"font-size":Re.size}),K(eo,{x:-Re.width/2,width:Re.width,height:_,rx:8}),K(to,{y:Re.pitch}),$e(to,Ni?"value":Mi?t.asks:Z.offers[Li]),Wo.forEach((Ti,Oi)=>{K(Ti,{y:Re.pitch*(Oi+2)}),$e(Ti,(Ni??(Mi?ot.query:ot.keys[Li]))[Oi].toFixed(2))})}),K(j,{y:-8,opacity:G.aside}),G.steps.products.forEach((Y,H)=>{K(fe[H],{x:(qt.query+qt.key)/2,y:je(H+1),opacity:Y,"font-size":Re.size}),K(xe[H],{x:qt.product,y:je(H+1),opacity:Y,"font-size":Re.size}),$e(xe[H],`= ${Jt(ot.products[H])}`)}),G.steps.results.forEach((Y,H)=>{let[X,te,le,eo=""]=yi[H](ot,t.owner,zo);K(he[H].text,{x:qt.result,y:je(H),opacity:Y,"font-size":Re.size}),[X,eo,` = ${te}`].forEach((to,Wo)=>$e(he[H].parts[Wo],to)),K(he[H].parts[2],{dy:eo?"0.35em":"0"}),K(he[H].name,{x:qt.result+16,y:je(H),opacity:P.isNarrow?0:Y}),$e(he[H].name,le)}),G.cells.forEach((Y,H)=>Y.forEach((X,te)=>{K($[H][te],{x:X.x,y:X.y,width:X.width,height:X.height,opacity:X.opacity,"fill-opacity":.1+.6*X.share}),K(A[H][te],{x:X.x+X.width/2,y:X.y+X.height/2+5,opacity:H===t.focus?G.heads:X.opacity}),$e(A[H][te],X.share.toFixed(2))}));let{grid:oe}=P;q.forEach((Y,H)=>{let[X,te]=[oe.weights+(H+.5)*oe.wCell-1,oe.top-10];K(Y,{x:X,y:te,opacity:G.heads,transform:P.isNarrow?`rotate(-38 ${X} ${te})`:"","text-anchor":P.isNarrow?"start":"middle"}),$e(Y,o[H])});let An=oe.top-(P.isNarrow?62:40);K(C[0],{x:oe.X+n*(oe.xCell+2)/2,y:An,opacity:G.heads}),K(C[1],{x:oe.weights+o.length*oe.wCell/2,y:An,opacity:G.heads}),$e(C[0],P.isNarrow?"bars: X":"the bars are X"),$e(C[1],P.isNarrow?"threads: weights":"the threads are the weights"),K(z,{x:oe.weights-4,y:oe.top+t.focus*oe.pitch-4,width:o.length*oe.wCell+5,height:oe.tall+8,rx:6,opacity:G.frame}),K(Ue,{opacity:G.legend}),T.forEach(({swatch:Y,text:H},X)=>{let te=Math.min(130,P.width/n),le=P.width/2+(X-n/2)*te;K(Y,{x:le,y:12,width:14,height:14}),K(H,{x:le+20,y:24}),$e(H,t.qualities[X])}),K(ge,{transform:`translate(${G.grip.x.toFixed(1)},${G.grip.y.toFixed(1)})`,opacity:G.grip.opacity,"aria-valuenow":Z.X[t.owner][0]});let It=G.grip.opacity>.5;for(let Y of[ge,b])K(Y,{tabindex:It?"0":"-1","aria-hidden":String(!It),"pointer-events":It?"auto":"none"});K(b,{class:It?"why open":"why","aria-label":`Where ${zo} comes from`}),K(x,{x:P.centres[t.owner]-vi.width/2,y:G.figures.y-vi.height/2-6})}}var vi,yi,ov,Bm=L(()=>{"use strict";di();Oe();Jr();xi();vi={width:56,height:40},yi=[({score:e})=>["sum",Jt(e),"score"],({query:e,scaled:t},o)=>[`\xF7 \u221A${e.length}`,t[o].toFixed(2),"scaled score"],({scaled:e,powers:t},o)=>["e",t[o].toFixed(1),"e is 2.718\u2026",e[o].toFixed(2)],({total:e},t,o)=>[`\xF7 ${e.toFixed(1)}`,o,"share of the sum"]],ov=120});function Um(e){let t=k("svg",{role:"group"}),o=w("p","caption");o.ariaHidden="true";let n=Q("button play"),r=Ge({ariaLabel:"Time",min:"0",max:String(Kt),step:"0.05"},"time"),s=Gr(r);s.name(Vt.map(({name:T})=>T),Vt.map(({at:T},R)=>R?Xr(T)/Kt:0));let i=Q("button on","See how it is computed"),a=Object.assign(w("ol","told"),{ariaLabel:"The opening in words"}),l=w("section","opening",t,o,w("div","player",n,s.scrubber,i),a);l.hidden=!0,e.frame.before(l);let c=null,d,u=[],p=[],m,h,f=0,b=0,x=0,y=0,v=!1,S="",M=!1,O=new Set;function E(T=f){if(!t.clientWidth)return;let R=wi(t.clientWidth,u);t.style.height=`${R.height}px`,h(R,m,b,f);let U=Yr(d,m,u,b,T);U!==S&&(o.replaceChildren(...rv(S=U)),t.setAttribute("aria-label",`${u.join(" ")}. ${Zt(U)}`)),r.value=String(Xr(f)),r.setAttribute("aria-valuetext",Zt(U)),s.choose(Cm(f))}function N(T){let R=f,U=Math.min(nv,Math.max(0,T-y)/1e3),ge=v?mi:Ct;f=Math.min(ge,f+U*Om(f,S.split(" ").length)),y=T,R<En&&f>=En&&!v?(f=En,q()):f>=ge?q():x=requestAnimationFrame(N),E(),A(),v&&f>=ge&&F()}function $(){if(!x){if(f>=Ct&&(f=0,O.clear()),!Ee())return f=fi(f),C(),E(),A();y=performance.now(),x=requestAnimationFrame(N),C()}}function A(){M&&!O.has(S)&&e.say(Zt(S)),O.add(S)}function q(){x&&av(),cancelAnimationFrame(x),x=0,C()}function C(){let T=x?"Pause":Ee()?f>=Ct?"Again":"Play":"Next";n.textContent=`${x?"\u275A\u275A":"\u25B6"} ${T}`}function z(T){q(),f=T,C(),E()}function F(){v=!1,e.remember(),e.send("opened",!0)}function I(T){let R=f<ee.described;if(R||q(),T===d.focus)return z(R?Io[0]:f),o.textContent=S=d.captions.itself,e.say(S);b=T,d.isAnswered=!0,R&&(f=Ee()?Nm:Vt[1].at),W();let U=f<ee.knows?ee.paid:T===d.owner?ee.flows:f;e.say(`${u[T]}. ${Zt(Yr(d,m,u,b,U))}`),M=!0,R&&Ee()&&$(),E(U),O.add(S)}function W(){a.replaceChildren(...qm(d,m,u,b).map(T=>w("li","",Zt(T))))}function j(){q(),M=!1,f=ee.fits,n.focus({preventScroll:!0}),$(),e.say(Zt(Im(d,m,u,b)))}function fe(T){let{owner:R}=d;p=p.map((U,ge)=>ge===R?[Math.min(1,Math.max(0,Math.round(T*100)/100)),...U.slice(1)]:U),m=pi(e.chain,d,p),t.classList.add("dragged"),q(),E()}let xe=(T,R)=>T.target.closest(R),he=T=>{let R=xe(T,"[data-word]");return R&&Number(R.dataset.word)},Ue=T=>{let R=he(T);R!==null?I(R):xe(T,".why")&&j()};t.addEventListener("click",Ue),t.addEventListener("keydown",T=>{if(Le(T)&&Ue(T),!xe(T,".grip"))return;let R=p[d.owner][0],U=T.key==="Home"?0:T.key==="End"?1:T.key in ki?R+ki[T.key]:null;U!==null&&(T.preventDefault(),fe(U),W(),e.say(Zt(Yr(d,m,u,b,f))))}),t.addEventListener("pointerdown",T=>{if(he(T)===null&&q(),!xe(T,".grip")||T.button)return;t.setPointerCapture(T.pointerId);let R=wi(t.clientWidth,u),U=ge=>fe((R.base-(ge.clientY-t.getBoundingClientRect().top))/R.tall);t.addEventListener("pointermove",U);for(let ge of["pointerup","pointercancel"])t.addEventListener(ge,()=>t.removeEventListener("pointermove",U),{once:!0})}),r.addEventListener("input",()=>z(hi(Number(r.value)))),r.addEventListener("keydown",T=>{let R=Math.sign(ki[T.key]??0);R&&(T.preventDefault(),z(T.key.startsWith("Page")?fi(f,R):hi(Math.min(Kt,Math.max(0,Xr(f)+R/4)))))}),t.addEventListener("focusin",T=>he(T)!==null&&f<ee.paid&&q()),n.addEventListener("click",()=>(M=!0,x?q():$())),i.addEventListener("click",()=>{if(!Ee()||f>=mi)return F();q(),v=!0,f=Math.max(f,ee.numbers),$()}),new ResizeObserver(()=>E()).observe(t),e.updates.push(()=>{let T=e.given.story;l.hidden=!T,T!==c&&(q(),c=T,T&&(u=[...e.given.words].map((R,U)=>U?R:R[0].toUpperCase()+R.slice(1)),d={...T,plain:new Map(T.plain.map(R=>[R.name,R]))},p=e.chain.get("X")?.values.map(R=>R.map(Number))??[],m=pi(e.chain,d,p),h=Hm(t,d,u),b=T.owner,W(),S="",f=Ee()?sv()?En:0:Vt[0].at,C(),E(),Ee()&&f===0&&$()))})}function sv(){try{return localStorage.getItem(Gm)!==null}catch{return!1}}function av(){try{localStorage.setItem(Gm,"yes")}catch{}}var Gm,nv,ki,rv,Zt,jm=L(()=>{"use strict";ct();ie();So();Oe();ui();Jr();xi();Bm();jr();Kr();Gm="self-attention: opening seen",nv=.1,ki={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2};rv=e=>e.split("*").flatMap((t,o)=>o%2?[w("em",t,t)]:ce(t)),Zt=e=>e.replaceAll("*","")});function Xm(e){e.followers.push(()=>{let{chain:n,subject:r,working:s}=e,i=r?Et(n,r.node,r.row,r.column):[];for(let[a,l]of["left","right"].entries()){let c=n.get(i[a]?.node??"")?.role;s.style.setProperty(`--${l}-role`,`var(--${c||"plain"})`)}s.dataset.role=n.get(r?.node??"")?.role??""});let t=n=>{e.stage.classList.toggle("of-a-word",n!==null);for(let{place:r,cells:s}of e.views){let i=e.chain.get(r.node);s.forEach((a,l)=>a.forEach((c,d)=>c.toggleAttribute("data-word",n!==null&&(i?.rows[l]===n||i?.columns[d]===n))))}},o=n=>(n.target instanceof Element?n.target.closest("th:not(.numbered)"):null)?.textContent??null;e.stage.addEventListener("pointerover",n=>{let r=o(n);(r!==null||e.stage.classList.contains("of-a-word"))&&t(r)}),e.stage.addEventListener("pointerleave",()=>t(null))}var Km=L(()=>{"use strict";Je()});function Ym(e){let t=w("select"),o=w("table"),n=w("label","","The row of ",t),r=w("details","all",w("summary","button","All matrices")),s=w("div","one-row",w("div","of",n,r),o);e.stage.before(s);let i=matchMedia(hn),a=0,l=null;function c(){let{given:u,subject:p}=e,m=i.matches&&(u.rowed||be(u)&&u.divisor&&!u.asked)?it(e):null,[h,f,b]=["scores","weights","context"].map(T=>m?.get(T)),x=b??(f?void 0:h),y=m?.get(x?.step.reads[1]??""),v=b??m?.get(x?.step.reads[0]??""),S=f??h,M=m&&S&&(u.rowed||f&&b&&y)&&S.rows.length<=iv;if(s.hidden=!M,e.stage.classList.toggle("slim",[...e.chain.values()].every(({columns:T,role:R})=>T.length<=cv||R==="weight")),r.hidden=u.rowed,r.open||=!!e.later.size||!!u.comparison||e.pinned!==l&&d(e.pinned),l=e.pinned,!M)return;s.classList.toggle("across",[m.get("X"),m.get("Q"),f].some(T=>T&&T.lit?.length===T.rows.length));let O=e.pinned??e.opening;O&&[...Si,v?.name].includes(O.node)&&(a=O.row),a>=S.rows.length&&(a=0),cn(n,S.rows,a);let E=Si.slice(0,-1).flatMap(T=>T==="scaled_scores"&&m.has("masked_scores")?[]:m.get(T)??[]),N=[...E,...[y,v].flatMap(T=>T??[])],$=[...m.values()].some(T=>T.lit?.length),A=p&&!$?Or(ft(e),p,1):new Map,q=new Map(N.map(T=>[T,fn(e,e.chain.get(T.name)??T)])),C=(T,R,U)=>{let ge=T.values[R][U],P=w("td","cell",Se(ge,wo(vt(T),Math.min(e.digits,lv))));ka(P,ge,e.views.find(({place:de})=>de.node===T.name)?.scale?.[R]??[0,1]),Object.assign(P.dataset,{node:T.name,row:R,column:U,role:T.role});let Z=yt[A.get(T.name)?.[R*T.columns.length+U]??0];return Z&&(P.dataset.lit=Z),Ia(P,q.get(T)?.[R][U]),P.toggleAttribute("data-asked",!!T.lit?.includes(R)),P.toggleAttribute("data-later",e.later.has(T.name)),P.toggleAttribute("data-explained",p?.node===T.name&&p.row===R&&p.column===U),P},z=f&&!y?E[E.length-2].values[a].map(T=>Math.exp(Number(T))):null,F=(T,R)=>z?[...T.slice(0,-1),R,...T.slice(-1)]:T,I=T=>w("td","power",T?.toFixed(2)??""),W=S.columns.map((T,R)=>w("tr","",kt("row",T),...F(E.map(U=>C(U,a,R)),I(z?.[R])),...y?.columns.map((U,ge)=>C(y,R,ge))??[])),j=w("th","",b?.title??(v?`${v.symbol} of ${S.rows[a]}`:"Sum"));j.dataset.role=v?.role??"",j.colSpan=E.length;let fe=w("td","sum",f&&!f.values[a].includes(null)?"1":""),xe=w("tr","last",j,...F([fe],I(z?.reduce((T,R)=>T+R))),...v?.columns.map((T,R)=>C(v,a,R))??[]),he=y?[Vm(y,`${y.title} ${y.symbol}`)]:[];for(let T of he)T.colSpan=y?.columns.length??1;let Ue=w("tr","",w("td"),...F(E.map(T=>Vm(T,T.step.kind==="quotient"?`\xF7 ${T.step.divisorText}`:T.title)),w("th","","e",w("sup","","score"))),...he);o.replaceChildren(w("thead","",Ue),w("tbody","",...W,xe))}let d=u=>!!u&&![...Si,"V"].includes(u.node)&&!e.chain.get(u.node)?.editable&&!e.chain.get(u.node)?.lit?.length;t.addEventListener("change",()=>Gt(e,Za(e.chain,Number(t.value)))),o.addEventListener("click",u=>{let p=u.target instanceof Element?u.target.closest("td"):null,{node:m,row:h,column:f}=p?.dataset??{};m&&!e.later.has(m)&&Gt(e,{node:m,row:Number(h),column:Number(f)})}),i.addEventListener("change",c),r.addEventListener("toggle",()=>e.redraw()),e.arrivals.push(c),e.updates.push(c),e.followers.push(c)}function Vm(e,t){let o=kt("col",t);return o.dataset.role=e.role,o}var Si,iv,lv,cv,Jm=L(()=>{"use strict";hr();Bt();ei();Te();Tr();Fa();ie();Lt();vo();Si=["scores","scaled_scores","masked_scores","weights","context"],iv=12,lv=5,cv=3});function Qm(e,t,o,n){let r=n*.88-400,s=Array.from({length:e},(l,c)=>c);if(o)return{beats:[Ei(s,t,0,r)],cascade:r,end:r+400};let i=r/(e-1+2);return{beats:s.map(l=>l?Ei([l],t,(l-1+2)*i,i):Ei([l],t,0,2*i)),cascade:r,end:r+400}}function Ei(e,t,o,n){let r=i=>o+i*n,s=(i,a,l)=>r(i+(a-i)*l);return{columns:e,from:o,added:r(Qr.added),terms:Array.from({length:t},(i,a)=>s(Qr.lit,Qr.told,a/t)),lands:e.map((i,a)=>s(Qr.there,1,a/e.length))}}var Qr,Zm,Zr,$i,ef=L(()=>{"use strict";Qr={lit:.12,told:.58,added:.66,there:.9};Zm=({terms:e,added:t,lands:o},n)=>e.map((r,s)=>({place:s%n,from:r,leaves:e[s+n]??t,lands:e[s+n+1]??o[0]})),Zr=({beats:e},t)=>[...e].reverse().find(({from:o})=>o<=t)??e[0],$i=({columns:e,terms:t,added:o,lands:n},r,s)=>({terms:t.filter(i=>i<=s).length,isAdded:o<=s,isThere:n[e.indexOf(r)]<=s})});function nf(e,t,o,n,r){let s=e.chain.get(t),i=e.views.filter(A=>A.place.node===t&&A.cells.length),a=i.find(({place:A})=>!A.turned);if(!s||!a)return null;let l=s.columns.map((A,q)=>pt(e.chain,t,o,q)[0]),c=s.step.kind==="softmax"||s.step.kind==="shares",d=Qm(s.columns.length,l[0]?.terms.length??0,c,n),u=w("div","performance");u.setAttribute("aria-hidden","true"),u.dataset.role=of(a.table),e.stage.append(u);let p=mv(u),m=a.cells.map(A=>A.map(p)),h=d.beats.flatMap(A=>{let[q]=A.columns,C=fv(e,t,o,q,a.cells[o][q]).flatMap(z=>hv(z.map(p),A,of(z[0])));return c&&l[q]?[...C,...bv(l[q].terms.map(({value:z})=>z),m,o,A)]:[...C,...s.step.kind==="product"?gv(l[q],Ht(s,e.digits),m.map(z=>z[q]),o,A):[]]});u.append(...h.map(({one:A})=>A));let f=[...h.map(({one:A,frames:q,timing:C})=>A.animate(q,{fill:"both",...C})),...i.flatMap(({cells:A})=>A.flatMap((q,C)=>q.map((z,F)=>z.animate(...pv(d,C,o,F,A.length)))))],b=u.animate([{opacity:1},{opacity:1}],{duration:d.end}),x=s.values[o].map(A=>A??0),y=c?x.indexOf(Math.max(...x)):null,v=()=>Number(b.currentTime??0),S=()=>y??Zr(d,v()).columns[0],M=()=>({node:t,row:o,column:S()}),O="",E=()=>{let{subject:A}=e,q=A?.node===t&&A.row===o&&A.column===S();r(q?$i(Zr(d,v()),S(),v()):null)},N=()=>{if(!u.isConnected)return;let A=JSON.stringify([S(),$i(Zr(d,v()),S(),v())]);A!==O&&(O=A,e.opening?.column===S()?E():(e.opening=M(),Ir(e))),requestAnimationFrame(N)},$=()=>{for(let A of[b,...f])A.cancel();u.remove(),r(null)};return e.opening=M(),Ir(e),E(),requestAnimationFrame(N),b.finished.then($,()=>{}),{cell:M,count:E,end:$}}function pv({beats:e,cascade:t},o,n,r,s){let i=e.find(({columns:c})=>c.includes(r))??e[0],a=o<n?o:o-1,l=o===n?i.lands[i.columns.indexOf(r)]:t+a/Math.max(1,s-1)*(400-tf);return[[{opacity:0,transform:"translateY(-0.4rem)"},{opacity:1,transform:"none"}],{delay:l,duration:tf,fill:"backwards",easing:"ease-out"}]}function mv(e){let t=e.getBoundingClientRect();return o=>{let{left:n,top:r,width:s,height:i}=o.getBoundingClientRect();return{x:n-t.left,y:r-t.top,width:s,height:i}}}function fv(e,t,o,n,r){return Et(e.chain,t,o,n).map(s=>{let i=e.views.filter(c=>c.place.node===s.node),a=i.find(c=>c.table.closest(".column")===r.closest(".column"))??i.find(c=>c.table.closest(".station")===r.closest(".station"))??i[0];return(a?s.row===null?a.cells:[a.cells[s.row]??[]]:[]).flatMap(c=>s.column===null?c:[c[s.column]]).filter(c=>c instanceof HTMLElement)})}function ts({x:e,y:t,width:o,height:n},r,...s){let i=w("div",r,...s);return i.style.cssText=`left: ${e}px; top: ${t}px; width: ${o}px; height: ${n}px`,i}function hv(e,{from:t,terms:o,added:n,lands:r},s){if(!e.length)return[];let i=r[0]-t,a=(c,d)=>{let u=Math.min(.3,es/d);return{frames:[{opacity:0},{opacity:1,offset:u},{opacity:1,offset:1-u},{opacity:0}],timing:{delay:c,duration:d}}},l={one:ts(Ai(e),"glow"),...a(t,i)};return l.one.dataset.role=s,e.length<2||o.length!==e.length?[l]:[l,...e.map((c,d)=>({one:ts(c,"met"),...a(o[d],(o[d+1]??n)-o[d])}))]}function Ai(e){let[t,o]=[Math.min(...e.map(s=>s.x)),Math.min(...e.map(s=>s.y))],[n,r]=[Math.max(...e.map(s=>s.x+s.width)),Math.max(...e.map(s=>s.y+s.height))];return{x:t,y:o,width:n-t,height:r-o}}function gv(e,t,o,n,r){if(!e||e.terms.length<2)return[];let s=Math.min(e.terms.length,o.length),i=Math.max(0,Math.min(n-Math.floor(s/2),o.length-s));return Zm(r,s).map(({place:a,from:l,leaves:c,lands:d},u)=>{let[p,m]=[o[i+a],d-l],[h,f]=[Math.min(.3,es/m),(c-l)/m];return{one:ts(p,"product",Se(e.terms[u].value,t)),frames:[{opacity:0,transform:"scale(0.7)"},{opacity:1,transform:"none",offset:h},{opacity:1,transform:"none",offset:f,easing:"ease-in"},{opacity:0,transform:`translateY(${o[n].y-p.y}px)`}],timing:{delay:l,duration:m}}})}function bv(e,t,o,{terms:n,added:r,lands:s}){let i=Ai(t.flat()),a=Ai(t[o]),[l,c]=[Math.max(...e),e.reduce((p,m)=>p+m,0)],d=i.height/e.length,u=Math.min(uv,d*.6);return e.map((p,m)=>{let h=e.slice(0,m).reduce((O,E)=>O+E,0)/c,f=i.y+(m+.5)*d-u/2,b=s[0]-n[m],[x,y,v]=[Math.min(.4,2*es/b),(r-n[m])/b,1-es/b],[S,M]=[`scaleX(${p/l})`,`translate(${h*a.width}px, ${a.y+a.height/2-u/2-f}px) scaleX(${p/c})`];return{one:ts({x:i.x,y:f,width:i.width,height:u},"portion"),frames:[{opacity:1,transform:"scaleX(0)"},{opacity:1,transform:S,offset:x},{opacity:1,transform:S,offset:Math.max(x,y),easing:"ease-in-out"},{opacity:1,transform:M,offset:Math.max(x,y)+(v-Math.max(x,y))*.6},{opacity:1,transform:M,offset:Math.max(x,y,v)},{opacity:0,transform:M}],timing:{delay:n[m],duration:b,easing:"linear"}}})}var es,tf,uv,of,rf=L(()=>{"use strict";Je();Te();ie();Lt();ef();[es,tf]=[140,180],uv=10;of=e=>e?.closest("[data-role]")?.getAttribute("data-role")??""});function sf(e){let t=Q("button","\u25B6 Play"),o=Ge({ariaLabel:"Step",min:"0"},"steps"),n=w("select","",...Object.keys(os).map(C=>w("option","",C)));n.value="steadily";let r=w("div","sentences"),s=Gr(o),i=w("div","stepping",t,s.scrubber),a=w("label","","Speed ",n);e.controls.querySelector(".editing")?.append(a);let l=Bu(e,i,r),c=C=>{Mu(e.working,C),l(C)},d=0,u=null,p="",m=!1,h=null,f=()=>e.given.chain.filter(C=>C.step.kind!=="given"),b=()=>f().length,x=()=>Number(o.value),y=()=>x()?f()[x()-1]:e.given.chain[0],v=()=>x()?y()?.title:"What is given";function S(){let C=y();e.later=new Set(f().slice(x()).map(({name:z})=>z));for(let{place:z,table:F}of e.views){let I=e.later.has(z.node);F.toggleAttribute("data-later",I),F.toggleAttribute("data-current",m&&z.node===C?.name),F.ariaHidden=I?"true":null;let W=F.closest("figure")??F;W instanceof HTMLElement&&(W.inert=I)}i.classList.toggle("stepped",!!d||x()<b()),s.choose(x()),o.setAttribute("aria-valuetext",`${v()}: ${C?.sentence??""}`),[...r.children].forEach((z,F)=>{z.classList.toggle("now",F===(m?x()+1:0))}),e.opening=u?.cell()??(m&&C?{node:C.name,row:q(C),column:0}:e.given.opening)}function M(){if(e.given===h||(h=e.given,O(),p===yo(h)))return;p=yo(h),E(),m=!1,e.passed=null,o.max=String(b()),o.value=o.max,s.name([h.chain[0]?.symbol??"",...f().map(z=>z.symbol)]);let C=["",h.chain[0]?.sentence??"",...f().map(z=>z.sentence)];r.replaceChildren(...C.map(z=>w("p","sentence",...ce(z))))}function O(){u?.end(),u=null}function E(){O(),clearTimeout(d),d=0,t.textContent="\u25B6 Play"}function N(C){o.value=String(C),m=!0,e.passed=e.pinned,e.redraw()}function $(){if(x()>=b())return E();O(),N(x()+1);let C=y();e.say(`${C.title}: ${C.sentence}`),A(C.name),Ee()&&(u=nf(e,C.name,q(C),os[n.value],c)),d=window.setTimeout($,os[n.value])}function A(C){e.stage.closest(".stacked")&&e.views.find(({place:z})=>z.node===C&&!z.turned)?.table.scrollIntoView({block:"nearest"})}function q(C){let z=e.pinned??e.given.opening;return z&&e.chain.get(z.node)?.rows.join(`
`)===C.rows.join(`
`)?z.row:0}t.addEventListener("click",()=>{if(d)return E();t.textContent="\u275A\u275A Pause",N(x()>=b()?0:x()),d=window.setTimeout($,os[n.value]/3)}),o.addEventListener("input",()=>{E(),N(x())}),e.followers.push(()=>u?u.count():c(null)),e.updates.push(()=>{i.hidden=a.hidden=r.hidden=!be(e.given),M(),r.children[0]?.replaceChildren(...ce(Lo(e))),S()})}var os,af=L(()=>{"use strict";Bt();Tr();So();rf();ie();ui();Mo();os={slowly:7e3,steadily:3600,quickly:1200}});function lf(e){let t=w("section","window");e.beneath.append(t);let o=null,n="";function r(){e.views=e.views.filter(i=>i!==o),o=null,t.replaceChildren()}function s(i){r();let a=e.chain.get(i);if(!a)return;let[l,c]=xv(a,e.pinned?.node===i?e.pinned:wv(a));o=lu(a,l,c);let d=`rows ${l[0]+1} to ${l[l.length-1]+1}, columns ${c[0]+1} to ${c[c.length-1]+1}`,u=Q("button","Close");u.addEventListener("click",r),t.append(w("p","",w("b","",a.title),...gr(a)?[" ",...ce(a.symbol)]:[],`, ${d} `,u),o.table),e.views.push(o),e.redraw()}e.stage.addEventListener("click",i=>{let a=i.target instanceof HTMLElement?i.target.closest(".zoom"):null;a instanceof HTMLElement&&s(a.dataset.zoom??"")}),e.updates.push(()=>{let i=e.given.chain.map(a=>`${a.name} ${a.rows.length} ${a.columns.length}`).join();i!==n&&o&&r(),n=i;for(let{place:a,table:l,strip:c}of e.views){let d=l.parentElement?.querySelector("figcaption");if(!d||!c||d.querySelector(".zoom"))continue;let u=Q("button zoom","Zoom");u.dataset.zoom=a.node,u.setAttribute("aria-label",`Zoom into ${e.chain.get(a.node)?.title}`),d.querySelector("b")?.after(u,w("br"))}})}function wv(e){return e.values.flatMap((o,n)=>o.map((r,s)=>({row:n,column:s,value:r??-1/0}))).reduce((o,n)=>n.value>o.value?n:o)}function xv(e,{row:t,column:o}){let n=(r,s)=>{let i=Math.min(xo,s),a=Math.max(0,Math.min(r-Math.floor(i/2),s-i));return Array.from({length:i},(l,c)=>a+c)};return[n(t,e.rows.length),n(o,e.columns.length)]}var cf=L(()=>{"use strict";ie();vo()});function kv(e,t){let o=w("div","controls"),n=w("div","stage"),r=w("aside","working");r.dataset.part="working",r.tabIndex=0,r.setAttribute("aria-label","Where the number comes from"),r.setAttribute("role","note");let s=w("div","beneath"),i=w("div","status");i.setAttribute("role","status");let a=w("div","frame",n,r);e.append(o,a,s,i);let l={key:"",given:t,chain:new Map,python:new Map,views:[],frame:a,stage:n,controls:o,working:r,beneath:s,pointed:null,pinned:null,opening:null,subject:null,depth:1/0,spread:"matrix",digits:Be,send:()=>{},remember:()=>{},typeOver:()=>{},say:c=>{i.textContent=c},refit:()=>ns(l),redraw:()=>{St(l.views,it(l),l.spread,l.digits);for(let c of l.updates)c();gn(l)},arrivals:[],updates:[],followers:[],later:new Set,passed:null,earlier:null,other:null,blend:0,size:""};for(let c of yv)c(l);return l.followers.push(()=>bf(l)),new ResizeObserver(()=>{hf(n)!==l.size&&ns(l)}).observe(n),l}function hf(e){let{width:t,height:o}=e.getBoundingClientRect();return`${t} \xD7 ${o}`}function ns(e,t=gf(e)){let{frame:o,stage:n}=e;n.style.removeProperty("--size");let r=i=>Sa(e.views,it(e),i),s=(i,a=Mp)=>{o.classList.toggle("loose",ru(e.given));for(let l of["wide","stacked","flowing","whole"])o.classList.toggle(l,i.includes(l));return a(n,r)};e.digits=t&&(s(["wide"])||s(["stacked","flowing","whole"],Lp)||s(["stacked","flowing"]))||s(["stacked"])||Np(n,r),wf(e.given)&&Tp(n,r,e.digits),Ev(n),$v(e)}function Ev(e){let t=n=>n.getBoundingClientRect().left,o=[...e.querySelectorAll(".columns")].flatMap(n=>[...n.children].map(r=>({sign:r.querySelector(".sign"),leads:t(r)-t(n)<1})));for(let{sign:n,leads:r}of o)n?.setAttribute("style",r?"--lead: hidden":"")}function $v(e){let{frame:t,stage:o,working:n}=e,r=[...o.children].filter(p=>p.matches("[data-station=place], [data-station=project]")),s=o.getBoundingClientRect();e.size=hf(o);let i=p=>Math.max(0,...p.flatMap(m=>[...m.querySelectorAll(".column")].map(h=>h.getBoundingClientRect().right-s.left))),a=r.at(-1)?.nextElementSibling,l=a?a.getBoundingClientRect().top-s.top:o.clientHeight,c=Number(getComputedStyle(o).getPropertyValue("--card")),d=!!c&&t.matches(".wide")&&s.width-i(a?r:[o])>c;s.width&&_o(t)?.toggleAttribute("data-crowded",!!c&&!d);let u=i(r.length&&!d?r:[o]);n.style.setProperty("--from",`${Math.ceil(u)}px`),n.style.setProperty("--down",`${d?l:0}px`),n.style.setProperty("--room",`${d?o.clientHeight-l:l}px`),n.classList.toggle("under",s.width-u<vv||d&&!a),bf(e)}function xf(e,t,o,n){let r={...o,chain:o.chain.map(Nv)},s=df.get(e),i=s??kv(Mv(e),r);s||(i.remember=$m(()=>i.key,e,()=>Em(i.views,e.shadowRoot??e))),df.set(e,i);let a=uf.get(t);a&&a!==e&&(a.hidden=!0),uf.set(t,e),i.key=t,i.send=n,Lv(i,r,!s)}function Mv(e){let t=e.attachShadow({mode:"open"}),o=new CSSStyleSheet;return o.replaceSync(Hr),t.adoptedStyleSheets=[o],t}function Lv(e,t,o){let n=o||yo(e.given)!==yo(t),r=JSON.stringify(e.given.pinned);JSON.stringify(e.given.comparison)!==JSON.stringify(t.comparison)&&(e.blend=0),n?e.earlier=e.subject=null:mf(e.given)!==mf(t)&&(e.earlier=ff(t)||!ff(e.given)?e.python:null),e.given=t,e.opening=t.opening,e.chain=e.python=new Map(t.chain.map(a=>[a.name,a])),e.other=t.comparison?new Map(t.chain.map(a=>[a.name,{...a,...a.other}])):null,e.working.hidden=t.isSmall,e.stage.classList.toggle("small",wf(t)),e.stage.classList.toggle("dialled",!!t.dial),e.stage.classList.toggle("compared",!!t.comparison),e.stage.classList.toggle("few",t.chain.every(({columns:a})=>a.length<=Av)),e.stage.classList.toggle("with-goal",!!t.goal),e.controls.hidden=!!t.story,e.frame.hidden=!!t.story;let s=gf(e);if((r!==JSON.stringify(t.pinned)||n)&&(e.pinned=t.pinned),n){let{stations:a,views:l}=su(t);e.views=l,St(l,it(e),e.spread,e.digits),e.stage.replaceChildren(...a);for(let c of e.arrivals)c()}else iu(e.views,e.chain,t.roles);e.stage.setAttribute("aria-label",t.name),e.stage.setAttribute("role","group"),ns(e,s);let i=pf(e);e.redraw(),!t.isSmall&&i!==pf(e)&&ns(e,s),n&&!t.story&&Am(e.key,e.views),requestAnimationFrame(()=>Ku(e))}var vv,yv,df,uf,Sv,gf,bf,Av,wf,pf,mf,ff,Nv,vf=L(()=>{"use strict";pu();Je();Bt();Ma();op();ei();Te();$p();qp();oo();ie();lm();dm();km();di();jm();Lt();Km();Jm();af();si();cf();vv=215,yv=[Ju,kp,sf,Ym,vp,uu,Gu,lf,Ru,vu,cm,im,ym,Um,Xm],df=new WeakMap,uf=new Map;Sv=700;gf=({frame:e})=>e.clientWidth>=Sv;bf=({working:e})=>{e.matches(".wide :not(.under)")&&e.scrollWidth>e.clientWidth&&e.classList.add("under")},Av=5,wf=e=>e.isSmall||!!e.dial||!!e.goal&&!be(e);pf=({stage:e})=>!!e.querySelector(".box"),mf=({chain:e,divisor:t,hidesLater:o})=>JSON.stringify([e.map(n=>[n.base,n.typed]),t?.typed,o]),ff=({chain:e})=>e.some(({typed:t})=>t?.length),Nv=({values:e,other:t,...o})=>({...o,values:Ea(e),...t&&{other:{...t,values:Ea(t.values)}}})});var yf={};D(yf,{default:()=>Tv});function Tv({parentElement:e,data:t,setTriggerValue:o}){let{name:n,events:r,picture:s}=JSON.parse(new TextDecoder().decode(t)),i=e.querySelector(".machine");i||(i=e.appendChild(document.createElement("div")),i.className="machine"),xf(i,n,s,(a,l)=>r.includes(a)&&o(a,l)),zt(e)}var kf=L(()=>{"use strict";oo();vf()});var Sf=ye(is(),1);ls();cs();var Ov=nt({"./charts/along.js":()=>Promise.resolve().then(()=>(Nn(),Ci)),"./charts/cut_matrix.js":()=>Promise.resolve().then(()=>(_i(),Fi)),"./charts/dial.js":()=>Promise.resolve().then(()=>(Bi(),Hi)),"./charts/drift.js":()=>Promise.resolve().then(()=>(Vi(),Ki)),"./charts/figure_place.js":()=>Promise.resolve().then(()=>(oo(),Ri)),"./charts/gap_counts.js":()=>Promise.resolve().then(()=>(ol(),tl)),"./charts/listing.js":()=>Promise.resolve().then(()=>(dl(),cl)),"./charts/make.js":()=>Promise.resolve().then(()=>(pe(),qi)),"./charts/marked_text.js":()=>Promise.resolve().then(()=>(hl(),fl)),"./charts/once.js":()=>Promise.resolve().then(()=>(Me(),Pi)),"./charts/press_key.js":()=>Promise.resolve().then(()=>(ct(),ul)),"./charts/river.js":()=>Promise.resolve().then(()=>(yl(),vl)),"./charts/role_names.js":()=>Promise.resolve().then(()=>(In(),nl)),"./charts/rotation.js":()=>Promise.resolve().then(()=>(Cl(),Ol)),"./charts/rove_focus.js":()=>Promise.resolve().then(()=>(Xe(),Yi)),"./charts/score_push.js":()=>Promise.resolve().then(()=>(Il(),ql)),"./charts/scroll.js":()=>Promise.resolve().then(()=>(ws(),zl)),"./charts/shape_boxes.js":()=>Promise.resolve().then(()=>(jl(),Ul)),"./charts/show_lesson.js":()=>Promise.resolve().then(()=>(Tn(),Ii)),"./charts/squares.js":()=>Promise.resolve().then(()=>(Yl(),Vl)),"./charts/sum_bars.js":()=>Promise.resolve().then(()=>(oc(),tc)),"./charts/tally.js":()=>Promise.resolve().then(()=>(lc(),ic)),"./charts/threads.js":()=>Promise.resolve().then(()=>(Lc(),Mc)),"./charts/threads/heads.js":()=>Promise.resolve().then(()=>(Is(),xc)),"./charts/threads/layout.js":()=>Promise.resolve().then(()=>(Jn(),Sc)),"./charts/threads/paths.js":()=>Promise.resolve().then(()=>(_t(),uc)),"./charts/threads/pointing.js":()=>Promise.resolve().then(()=>(Us(),Ac)),"./charts/threads/sentence.js":()=>Promise.resolve().then(()=>(Ko(),hc)),"./charts/threads/show.js":()=>Promise.resolve().then(()=>(io(),wc)),"./charts/threads/sum_bar.js":()=>Promise.resolve().then(()=>(Un(),dc)),"./charts/threads/weights.js":()=>Promise.resolve().then(()=>(_e(),cc)),"./charts/threads/whole.js":()=>Promise.resolve().then(()=>(Xo(),fc)),"./charts/threads/written.js":()=>Promise.resolve().then(()=>(Vn(),gc))});var Cv=nt({"./frame/announcer.js":()=>Promise.resolve().then(()=>(ra(),_c)),"./frame/around.js":()=>Promise.resolve().then(()=>(Yc(),Vc)),"./frame/arrival.js":()=>Promise.resolve().then(()=>(Ys(),Cc)),"./frame/front_page.js":()=>Promise.resolve().then(()=>(Qc(),fb)),"./frame/in_sight.js":()=>Promise.resolve().then(()=>(Zs(),zc)),"./frame/road.js":()=>Promise.resolve().then(()=>(td(),ed)),"./frame/role_words.js":()=>Promise.resolve().then(()=>(oa(),Pc)),"./frame/spoken_texts.js":()=>Promise.resolve().then(()=>(Jo(),Nc))});var qv=nt({"./screens/exam_clock.js":()=>Promise.resolve().then(()=>(rd(),nd)),"./screens/exam_paper_printed.js":()=>Promise.resolve().then(()=>(ad(),sd)),"./screens/my_work_taken.js":()=>Promise.resolve().then(()=>(ld(),id)),"./screens/quiz_dots.js":()=>Promise.resolve().then(()=>(ud(),dd))});var Iv=nt({"./session/browser_storage.js":()=>Promise.resolve().then(()=>(gd(),hd)),"./session/cookies.js":()=>Promise.resolve().then(()=>(ir(),Bc)),"./session/focus.js":()=>Promise.resolve().then(()=>(wd(),bd)),"./session/kept_progress.js":()=>Promise.resolve().then(()=>(Md(),Ad)),"./session/link.js":()=>Promise.resolve().then(()=>(la(),Gc)),"./session/one_step.js":()=>Promise.resolve().then(()=>(da(),Uc)),"./session/reconnection.js":()=>Promise.resolve().then(()=>(aa(),Hc)),"./session/resend.js":()=>Promise.resolve().then(()=>(ur(),pd)),"./session/screen_scores.js":()=>Promise.resolve().then(()=>(Nd(),Ld)),"./session/typed_texts.js":()=>Promise.resolve().then(()=>(ma(),Kc))});var zv=nt({"./charts/cut_matrix.css":()=>Promise.resolve().then(()=>ye(Td())),"./charts/dial.css":()=>Promise.resolve().then(()=>ye(Od())),"./charts/drift.css":()=>Promise.resolve().then(()=>ye(Cd())),"./charts/figure.css":()=>Promise.resolve().then(()=>ye(is())),"./charts/gap_counts.css":()=>Promise.resolve().then(()=>ye(qd())),"./charts/listing.css":()=>Promise.resolve().then(()=>ye(Id())),"./charts/marked_text.css":()=>Promise.resolve().then(()=>ye(zd())),"./charts/river.css":()=>Promise.resolve().then(()=>ye(Rd())),"./charts/rotation.css":()=>Promise.resolve().then(()=>ye(Wd())),"./charts/score_push.css":()=>Promise.resolve().then(()=>ye(Pd())),"./charts/shape_boxes.css":()=>Promise.resolve().then(()=>ye(Fd())),"./charts/squares.css":()=>Promise.resolve().then(()=>ye(_d())),"./charts/sum_bars.css":()=>Promise.resolve().then(()=>ye(Dd())),"./charts/tally.css":()=>Promise.resolve().then(()=>ye(Hd())),"./charts/threads.css":()=>Promise.resolve().then(()=>ye(Bd()))});var Rv={charts:e=>Ov(`./charts/${e}.js`),frame:e=>Cv(`./frame/${e}.js`),machine:()=>Promise.resolve().then(()=>(kf(),yf)),screens:e=>qv(`./screens/${e}.js`),session:e=>Iv(`./session/${e}.js`)};async function yE(e,t){let{default:o}=await Rv[e](t),n=e==="charts"&&await Wv(t),r=new WeakMap;return s=>{let i=s.parentElement;n&&i instanceof ShadowRoot&&!i.adoptedStyleSheets.length&&(i.adoptedStyleSheets=[n]);let a=o(s);return r.set(i,a),()=>{r.get(i)===a&&a?.()}}}async function Wv(e){let{default:t}=await zv(`./charts/${e}.css`),o=new CSSStyleSheet;return o.replaceSync(Ln+Mn+Sf.default+t),o}export{yE as loadScript};
//# sourceMappingURL=app-3RZO3E57.js.map
