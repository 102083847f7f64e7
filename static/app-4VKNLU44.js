var Sf=Object.create;var os=Object.defineProperty;var Ef=Object.getOwnPropertyDescriptor;var $f=Object.getOwnPropertyNames;var Af=Object.getPrototypeOf,Mf=Object.prototype.hasOwnProperty;var et=e=>t=>{var o=e[t];if(o)return o();throw new Error("Module not found in bundle: "+t)};var N=(e,t,o)=>()=>{if(o)throw o[0];try{return e&&(t=e(e=0)),t}catch(n){throw o=[n],n}};var $e=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},D=(e,t)=>{for(var o in t)os(e,o,{get:t[o],enumerable:!0})},Lf=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of $f(t))!Mf.call(e,r)&&r!==o&&os(e,r,{get:()=>t[r],enumerable:!(n=Ef(t,r))||n.enumerable});return e};var ve=(e,t,o)=>(o=e!=null?Sf(Af(e)):{},Lf(t||!e||!e.__esModule?os(o,"default",{value:e,enumerable:!0}):o,e));var ns=$e((Pv,Nf)=>{Nf.exports=`/* What our own figures share; it stands before the styles of each. */

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
`});var kn,rs=N(()=>{kn=`@media (pointer: coarse) { /* A finger needs 40 px: what is lower answers beyond its edges, too, and nothing moves for it. */
  .button, .answer, .named { position: relative; &::before { content: ""; position: absolute; inset: min(0px, 50% - 1.25rem) 0; } }
  :host select {
    --edge: color-mix(in srgb, var(--st-text-color) 55%, transparent); position: relative; height: 2.5rem;
    margin-block: -0.375rem; border: 6px solid transparent; border-inline: 0; border-radius: 0.4rem / 0.775rem;
    background-clip: padding-box; box-shadow: inset 0 0 0 1px var(--edge);
  }
  :host :is(.scrubber, .ends, .dial, .push, figure) > [type="range"] { position: relative; height: 2.5rem; margin-block: -0.375rem; }
  :host summary:not(.button, .map *) { padding-block: 0.5rem; margin-block: -0.5rem; }
}
`});var Sn,ss=N(()=>{Sn=`/*
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
`});var Mi={};D(Mi,{along:()=>zo});function zo(e,t,o=0){let{left:n,width:r}=e.getBoundingClientRect();return Math.round(100*Math.min(1,Math.max(0,(t-n-o)/(r-2*o))))}var En=N(()=>{"use strict"});var Li={};D(Li,{make:()=>g});function g(e,{dataset:t={},...o}={},...n){let r=Object.assign(document.createElement(e),o);return Object.assign(r.dataset,t),r.append(...n),r}var pe=N(()=>{"use strict"});var Ni={};D(Ni,{showLesson:()=>Ro});function Ro(){let e=document.querySelector(".st-key-lesson:not([data-drawn])");e&&![...e.querySelectorAll(Cf)].some(t=>!t.closest("[data-drawn]"))&&e.setAttribute("data-drawn","")}var Cf,$n=N(()=>{"use strict";Cf=".st-key-figure :is([data-testid^=stBidiComponent], [data-testid=stSkeleton])"});var Oi={};D(Oi,{freeHeight:()=>Ct,placeOf:()=>Po});function Po(e){let t=Ti(e);return t&&(t.closest("[class*=st-key-]")??Po(t))}function Ct(e){let t=Ti(e),o=Po(e);if(!o)return;let n=[];for(let s=t;s instanceof HTMLElement;s=s===o?null:s.parentElement)n.push(s);let r=n.map(({parentElement:s})=>s&&getComputedStyle(s).flexDirection==="column");n.forEach(({style:s},i)=>Object.assign(s,{height:"auto",overflow:"visible",...r[i]&&{flex:"none"}})),o.dataset.drawn="",o.closest(".st-key-figure")&&Ro()}var Ti,Zt=N(()=>{"use strict";$n();Ti=e=>{let t=e.getRootNode();return t instanceof ShadowRoot?t.host:null}});var qi={};D(qi,{once:()=>ne});function ne({parentElement:e,data:t,setTriggerValue:o},n){let r=Ci.get(e),s=r?.given,i={given:t,send:o},a=Object.assign(r??n(i),i);return r||(Ci.set(e,a),e.append(a.figure),queueMicrotask(()=>Ct(a.figure))),{at:a,before:s}}var Ci,Ae=N(()=>{"use strict";Zt();Ci=new WeakMap});var zi={};D(zi,{default:()=>qf});function qf(e){let{data:t}=e,{at:o,before:n}=ne(e,If);if(n)return is(o,t,as(t));is(o,t,as({...t,view:t.view==="behind"?"cut":t.view},0)),requestAnimationFrame(()=>requestAnimationFrame(()=>is(o,t,as(t))))}function If({given:{name:e,words:t,columns:o}}){let n=()=>t.flatMap((d,c)=>Array.from({length:o},(p,u)=>g("i",{dataset:{word:String(c)}},g("span",{},String(c*o+u+1))))),r=[n(),n(),n()],s=g("div",{className:"around"}),i=g("div",{className:"stage"},g("div",{className:"cells",ariaHidden:"true"},...r.flat()),s),a=g("p",{tabIndex:-1});return{figure:g("figure",{role:"group",ariaLabel:e},i,a),stage:i,told:a,around:s,cells:r}}function as({words:e,columns:t,heads:o,view:n,mine:[,r=0]},s=n==="beside"||n==="guess"?0:Re){let i=L=>e.map((E,C)=>[L+C,E]),a=e.length,l=t/o,d=L=>t+L*(o-1),c=(L,E=o-1)=>r+L*Math.min(E,Math.max(0,Math.ceil(r/l)-1)),p=L=>({head:Math.floor(L%t/l),row:Math.floor(L/t),column:L%t%l}),u=L=>({head:Math.floor(L/(a*l)),row:Math.floor(L%(a*l)/l),column:L%l}),m=(L,E,C,A=0,q=o)=>_=>{let{head:G,row:R,column:U}=L(_);return{x:A+Math.min(G,q-1)*(l+C)+U,y:E+R,shown:G<q}},f=L=>E=>({...L(E),shown:!1}),h=(L,E)=>Array.from({length:o},(C,A)=>[A*(l+E),L,o<8?`head ${A+1}`:`${A+1}`]),b=m(p,1,s),x=[f(b),f(b)],k=Math.min(1.25,3/o),y=(o-1)*k+1;if(n==="cut"||n==="beside"){let[L,E]=n==="cut"?[y,y+a]:[a/2+1,2*a+1.5];return{wide:d(Re),high:E,rows:i(L),mine:[0,L,c(s)],targets:[],spots:[m(p,L,s),...x],labels:o>1?h(L-1,s):[]}}if(n==="behind"){let L=l+Re/2,E=A=>{let{head:q,row:_,column:G}=p(A);return{x:q*L+G,y:y-q*k+_,shown:!0}},C=h(y-1,Re/2).map(([A,q,_],G)=>[A,q-G*k,_]);return{wide:d(Re),high:y+a,rows:i(y),mine:[0,y,c(Re/2)],targets:[],spots:[E,...x],labels:o>1?C:[]}}if(n==="guess"){let L=Math.max(l,3),E=L+1,C=a+2.5,A=(q,_,G)=>({name:q,label:_,x:G-.25,y:C-.25,wide:L+.5,high:a+1.25});return{wide:Math.max(t,E+L+.5),high:C+a+1.25,rows:i(1),labels:[[0,0,"Q, numbered as it lies in memory"],[0,a+1.25,"Head 1, reshaped:"]],targets:[A("split","this?",0),A("reshaped","or this?",E)],spots:[b,m(p,C,0,0,1),m(u,C,0,E,1)]}}let $=(L,E)=>e[Math.floor((L*a+E)*l/t)],S=(L,E)=>o>1?E.map((C,A)=>[d(s)+.2,L+A,C]):[];if(n==="ways")return{wide:Math.max(d(Re)+(o>1?2:0),2*Math.max(l,3)+1.5),high:2*a+3.75,targets:[],rows:[...i(1),...e.map((L,E)=>[a+2.5+E,$(0,E)])],labels:[[0,0,"split"],[0,a+1.5,"reshaped"],...S(1,e),...S(a+2.5,e.map((L,E)=>$(o-1,E)))],spots:[f(m(u,a+2.5,s)),m(p,1,s),m(u,a+2.5,s)]};let T=t-l,M=L=>{let{head:E,row:C,column:A}=p(L);return E?{x:Re+E*l+A,y:a+1.5+C,shown:!0}:{x:A,y:1+C,shown:!0}},O={label:"here?",wide:T,high:a};return{wide:d(Re),high:2*a+1.5,rows:i(1),mine:[0,1,c(Re,1)],labels:[[0,0,"head 1"],...T?[[l+Re,a+.5,o>2?"the others":"head 2"]]:[]],targets:T?[{...O,name:"beside",x:l+Re,y:1,high:a-.5},{...O,name:"below",x:0,y:a+1.5,wide:l}]:[],spots:[M,...x]}}function is(e,{told:t,view:o,mine:n},{wide:r,high:s,rows:i,labels:a,mine:l,targets:d,spots:c}){e.figure.dataset.view=o,e.stage.style.setProperty("--wide",String(r)),e.stage.style.setProperty("--high",String(s)),e.told.textContent=t;for(let[u,m]of e.cells.entries())for(let[f,h]of m.entries()){let{x:b,y:x,shown:k}=c[u](f);h.style.setProperty("--x",String(b)),h.style.setProperty("--y",String(x)),h.style.setProperty("--nth",String(f)),h.classList.toggle("away",!k)}let p=e.around.querySelector("button:focus")?.value;e.around.replaceChildren(...i.map(([u,m])=>ls(g("span",{className:"word"},m),0,u)),...a.map(([u,m,f])=>ls(g("span",{},f),u,m)),...l&&n.length?[Ii(g("div",{className:l[2]>r?"mine beyond":"mine"}),l[0],l[1],Math.min(l[2],r),Math.min(n[0],s-l[1]))]:[],...d.map(({name:u,label:m,x:f,y:h,wide:b,high:x})=>Ii(g("button",{type:"button",value:u,ariaLabel:zf[u],onclick:()=>e.send("press",u)},m),f,h,b,x))),p&&(e.around.querySelector(`button[value=${p}]`)??e.told).focus()}function ls(e,t,o){return e.style.setProperty("--x",String(t)),e.style.setProperty("--y",String(o)),e}function Ii(e,t,o,n,r){return e.style.setProperty("--w",String(n)),e.style.setProperty("--h",String(r)),ls(e,t,o)}var Re,zf,Ri=N(()=>{"use strict";pe();Ae();Re=.5;zf={split:"Some columns of every word",reshaped:"The first numbers in memory",beside:"Beside head 1",below:"Below head 1"}});function v(e,t={},o=""){let n=document.createElementNS("http://www.w3.org/2000/svg",e);return Ce(n,t),n.textContent=o,n}function Ce(e,t){for(let[o,n]of Object.entries(t))e.setAttribute(o,String(n))}var Te=N(()=>{"use strict"});var Wi={};D(Wi,{default:()=>Rf});function Rf(e){let{data:{degrees:t,label:o,marks:n}}=e,{at:r}=ne(e,()=>{let[c,p]=[Pi("now"),v("g")],u=v("svg",{viewBox:"0 10 136 90","aria-hidden":"true"});return u.append(p,Pi("was"),c),{figure:g("figure",{},u),now:c,ground:p}}),s=t??0;r.now.style.rotate=`${-s}deg`;let[i,a]=qt(s/2,Pe+(n.length?14:6)),[l,d]=[qt(s,.4*Pe),qt(0,.4*Pe)];r.ground.replaceChildren(v("path",{class:"rim",d:`M${qt(0,Pe)} A${Pe},${Pe} 0 0 0 ${qt(90,Pe)} L${An},${cs}`}),...n.map(c=>v("path",{class:"mark",d:`M${qt(c,Pe+2)} L${qt(c,Pe+10)}`})),v("path",{class:"angle",d:`M${d} A${.4*Pe},${.4*Pe} 0 0 0 ${l}`}),v("text",{x:i,y:a+5},t===null?"?":o))}var Pe,An,cs,qt,Pi,_i=N(()=>{"use strict";pe();Ae();Te();Pe=80,[An,cs]=[6,92],qt=(e,t)=>[An+t*Math.cos(e*Math.PI/180),cs-t*Math.sin(e*Math.PI/180)],Pi=e=>v("path",{class:e,d:`M${An},${cs} H${An+Pe-2} m-9,-5 l9,5 l-9,5`})});var ji={};D(ji,{default:()=>Ff});function Ff(e){let{data:t}=e,{at:o,before:n}=ne(e,Df),r=!!n&&t.covered<n.covered,s=t.goes_to!==null&&t.goes_to!==n?.goes_to,i=Fi(t);return o.slider.max=String(t.steps.length-1),o.slider.value=String(Math.min(Number(o.slider.value),i)),o.figure.setAttribute("aria-label",t.name),o.figure.style.setProperty("--steps",String(t.steps.length)),o.ticks.replaceChildren(...t.steps.map((a,l)=>g("span",{className:l>i?"covered":""},a.replace(/^Layer /,"")))),t.way!==n?.way&&(o.way=t.way),Bi(o),(r||s)&&Di(o,s?Number(t.goes_to):i),()=>clearTimeout(o.timer)}function Df({given:e,send:t}){let o=v("svg"),n=g("output",{ariaLive:"off"}),r=g("input",{type:"range",min:"0",value:"0",ariaLabel:"Step"}),s=g("div",{className:"ticks",ariaHidden:"true"}),i=g("figure",{role:"group"},o,r,s,n),a={given:e,figure:i,svg:o,slider:r,ticks:s,told:n,send:t,dots:[],angle:v("g",{class:"angle"}),layers:v("g",{class:"layers"}),way:e.way,timer:0};return r.addEventListener("input",()=>{clearTimeout(a.timer),Hi(a,Math.min(Number(r.value),Fi(a.given)))}),o.addEventListener("click",({target:l})=>{let d=a.dots.indexOf(l.closest(".dot"));if(!(d<0)){if(a.given.asks)return a.send("dot",d);a.way=a.way===d?null:d,ps(a)}}),new ResizeObserver(()=>o.viewBox.baseVal.width!==i.clientWidth&&Bi(a)).observe(i),a}function Di(e,t){clearTimeout(e.timer);let o=Number(e.slider.value),n=e.given.ghosts!==null||matchMedia("(prefers-reduced-motion: reduce)").matches;Hi(e,n?t:o+Math.sign(t-o)),Number(e.slider.value)!==t&&(e.timer=setTimeout(()=>Di(e,t),_f))}function Hi(e,t){e.svg.getBoundingClientRect(),e.svg.classList.add("moves"),e.slider.value=String(t),ps(e)}function Wo({given:{least:e,most:t},figure:o},[n,r]){let s=(l,d)=>(l-e[d])/(t[d]-e[d]),[i,a]=[o.clientWidth-qe.left-qe.right,Ln(o)-qe.top-qe.bottom];return[qe.left+Mn+s(n,0)*(i-2*Mn),qe.top+Mn+(1-s(r,1))*(a-2*Mn)]}function Bi(e){let{given:t,svg:o,figure:n}=e,r=n.clientWidth;if(!r)return;let[s,i,a]=[qe.left,Ln(n)-qe.bottom,r-qe.right];o.setAttribute("viewBox",`0 0 ${r} ${Ln(n)}`);let l=v("path",{class:"axes",d:`M${s},${qe.top} V${i} H${a}`}),d=[0,1].flatMap(m=>Wf.filter(f=>f>=t.least[m]&&f<=t.most[m]).flatMap(f=>{let[h,b]=Wo(e,m?[t.least[0],f]:[f,t.least[1]]),x=m?{x:s-6,y:b+5,"text-anchor":"end"}:{x:h,y:i+15,"text-anchor":"middle"};return[v("path",{class:"grid",d:m?`M${s},${b} H${a}`:`M${h},${qe.top} V${i}`}),v("text",{class:"tick",...x},f.toFixed(1))]})),c=[v("text",{class:"axis",x:a,y:i+33,"text-anchor":"end"},`${t.axes[0]} \u2192`),v("text",{class:"axis",x:0,y:qe.top-12},`\u2191 ${t.axes[1]}`)],p=t.paths.map((m,f)=>v("path",{class:`path ${ds(t,f)}`}));e.dots=t.labels.map((m,f)=>{let h=v("g",{class:`dot ${ds(t,f)}`});return t.picked.includes(f)&&h.append(v("circle",{class:"picked",r:14})),h.append(v("circle",{r:t.ghosts===null?9:11}),v("text",{y:5,"text-anchor":"middle"},m)),h});let u=t.ghosts===null?[]:t.paths.map((m,f)=>{let[h,b]=Wo(e,m[Number(t.ghosts)]),[x,k]=h<r/2?[18,"start"]:[-18,"end"],y=v("g",{class:`ghost ${ds(t,f)}`}),$=v("text",{x:h+x,y:b+5,"text-anchor":k},t.steps[Number(t.ghosts)]);return y.append(v("circle",{cx:h,cy:b,r:11}),v("text",{x:h,y:b+5,"text-anchor":"middle"},t.labels[f]),$),y});o.classList.toggle("asking",t.asks),o.classList.toggle("through",t.ghosts===null),o.classList.remove("moves"),o.replaceChildren(...d,l,...c,e.angle,...u,...p,e.layers,...e.dots),ps(e)}function Hf({given:{cosines:e,ghosts:t,labels:o},figure:n,angle:r},s){let i=n.clientWidth*.27;r.setAttribute("transform",`translate(${n.clientWidth*.58} ${qe.top+Ln(n)*.22})`),r.replaceChildren(...[...new Set([Number(t),s])].flatMap(a=>{let l=e[a];if(l==null)return[];let[d,c]=[Math.acos(Math.min(1,l))/2,a===s?"":"pale"],[p,u]=[i*Math.cos(d),i*Math.sin(d)],m=[[6,`${Math.round(360*d/Math.PI)}\xB0`],[u+22,o[0]],[-u-11,o[1]]];return[v("path",{class:`wedge ${c}`,d:`M0,0 L${p/2},${u/2} A${i/2},${i/2} 0 0 0 ${p/2},${-u/2} Z`}),...[u,-u].map(f=>v("path",{class:`hand ${c} ${f<0?"hollow":""}`,d:`M0,0 L${p},${f}`})),...c?[]:m.map(([f,h])=>v("text",{x:i+8,y:f},h))]}))}function ps(e){let{given:t,svg:o,slider:n,told:r,dots:s}=e,i=Number(n.value);o.classList.toggle("there",i===t.ghosts);let a=t.paths.map(d=>Wo(e,d[i]));o.querySelectorAll(".path").forEach((d,c)=>{let p=t.ghosts===null?t.paths[c].slice(0,i+1):[t.paths[c][0],t.paths[c][i]];d.setAttribute("d",`M${p.map(u=>Wo(e,u)).join(" L")}`),d.classList.toggle("way",c===e.way)}),o.classList.toggle("alone",e.way!==null),e.layers.replaceChildren(...(e.way===null||t.ghosts!==null?[]:t.paths[e.way].slice(1,i)).flatMap((d,c)=>{let[p,u]=Wo(e,d);return[v("circle",{cx:p,cy:u,r:3}),v("text",{x:p+6,y:u-5},String(c+1))]})),s.forEach((d,c)=>{let[p,u]=a[c];d.style.transform=`translate(${p}px, ${u}px)`;let m=t.labels.filter((f,h)=>Math.hypot(a[h][0]-p,a[h][1]-u)<1);d.lastElementChild?.replaceChildren(m.join(""))}),Hf(e,i),e.ticks.childNodes.forEach((d,c)=>d.classList.toggle("now",c===i)),n.setAttribute("aria-valuetext",[t.steps[i],t.notes[i]].filter(Boolean).join(": "));let l=t.paths.map((d,c)=>`${t.labels[c]}: ${d[i].map(p=>p.toFixed(2)).join(", ")}`);r.replaceChildren(g("span",{},`${t.steps[i]} \xB7 ${l.join(" \xB7 ")}.`),g("b",{},t.notes[i]??""))}var Pf,qe,Wf,Mn,_f,Fi,Ln,ds,Gi=N(()=>{"use strict";pe();Ae();Te();Pf=480,qe={left:34,right:20,top:26,bottom:38},Wf=Array.from({length:21},(e,t)=>(t-10)/10),Mn=24,_f=350;Fi=({steps:e,covered:t})=>e.length-1-t;Ln=e=>e.clientWidth<Pf?216:420;ds=({hollow:e},t)=>e[t]===null?"neither":e[t]?"hollow":""});var Ui={};D(Ui,{roveFocus:()=>ue});function ue(e,t,o=()=>1){let n=()=>[...e.querySelectorAll(t)];e.addEventListener("keydown",r=>{let s=n(),i=s.indexOf(r.target),a={ArrowRight:i+1,ArrowLeft:i-1,ArrowDown:i+o(),ArrowUp:i-o(),Home:0,End:s.length-1}[r.key];i<0||a===void 0||(r.preventDefault(),s[a]?.focus())}),e.addEventListener("focusin",({target:r})=>{let s=n();if(s.includes(r))for(let i of s)i.tabIndex=i===r?0:-1})}var Ue=N(()=>{"use strict"});var Ji={};D(Ji,{default:()=>Bf});function Bf(e){let{data:t,setTriggerValue:o}=e,{at:{figure:n},before:r}=ne(e,jf);(r?.told!==t.told||r.decides!==t.decides)&&Gf(n,t);for(let s of n.querySelectorAll("ul > li"))Uf(s,t);r?.lit!==t.lit&&Object.assign(n.dataset,{lit:t.lit,only:""}),Ki(n),n.onclick=({target:s,clientX:i,detail:a})=>{let l=s;l.closest("p button")&&Yi(n,!n.classList.contains("faded"));let d=l.closest("li");if(!d)return;let{word:c="",nth:p=""}=d.dataset;if(t.asks&&c===t.asked&&!p&&a)return o("share",zo(d.querySelector("span"),i));Object.assign(n.dataset,{lit:c,only:p}),Ki(n),p||o("word",c)}}function jf({given:{name:e,gap:[t,o],sentences:n,counts:r,marks:s}}){let i=g("ol",{ariaLabel:"The sentences"},...n.map(([d,c,p],u)=>Xi({word:p,nth:String(u)},g("span",{},d),` ${c} `,g("strong",{},`${p}.`)))),a=g("ul",{ariaLabel:e},...r.map(([d])=>Xi({word:d},d,g("span"),g("output",{ariaLive:"off"})))),l=g("section",{},g("p",{},g("span",{},t)," ",g("strong",{},o),"\xA0",g("output",{ariaLive:"off"}),"."),i,a);s.length&&l.append(g("div",{className:"marks",ariaHidden:"true"},g("span",{},...s.map(([d,c])=>g("small",{style:`left: ${d}%`},c)))));for(let d of[i,a])ue(d,"button"),d.querySelectorAll("button").forEach((c,p)=>{c.tabIndex=p?-1:0});return new ResizeObserver(()=>l.querySelector("svg")&&Vi(l)).observe(l),{figure:l}}function Gf(e,{gap:t,sentences:o,told:n,decides:r}){let s=e.querySelectorAll("p > span, ol span");for(let[i,a]of[t,...o].map(([l])=>l).entries()){let[l,...d]=n?a.split(n):[a];s[i].replaceChildren(l,...d.flatMap(c=>[g(i?"b":"button",{},n),c])),s[i].closest("li")?.classList.toggle("far",!d.length)}Yi(e,r),r&&Vi(e)}function Vi(e){let t=e.querySelector("p"),o=[...t.querySelectorAll("button, output")].map(i=>i.getBoundingClientRect()),[n,r]=o.map(({left:i,width:a})=>i+a/2-t.getBoundingClientRect().left),s=v("svg",{"aria-hidden":"true"});s.append(v("path",{d:`M${r},20 C${r},-4 ${n},-4 ${n},20`})),t.querySelector("svg")?.remove(),t.append(s)}function Yi(e,t){e.classList.toggle("faded",t),e.querySelector("p button")?.setAttribute("aria-pressed",String(t))}function Uf(e,{counts:t,sentences:o,of:n,told:r,decides:s,asked:i,mine:a,asks:l,marks:d}){let c=e.dataset.word??"",[p,u]=e.querySelectorAll("span, output"),m=Object.fromEntries(t)[c];e.classList.toggle("covered",m===null),e.classList.toggle("asks",l&&c===i),e.classList.toggle("placed",d.length>0);let f=d.length?Math.log(m||1)/Math.log(n):(m??0)/n;u.textContent=m===null?"?":`${m.toLocaleString("en")} of ${n.toLocaleString("en")}`;let b=o.map(([$,,S],T)=>({dataset:{word:S,nth:String(T)},className:r&&!$.includes(r)?"far":""})).filter($=>$.dataset.word===c&&!(s&&$.className));p.style.setProperty("--piece",`${100*f/b.length}%`);let x=c===i?a:null,[k,y]=[p.dataset.pieces,JSON.stringify([m?b:[],x])];k!==y&&(p.dataset.pieces=y,p.replaceChildren(...m?b.map($=>g("i",$)):[],...x===null?[]:[g("em",{style:d.length?`left: calc(${x}% - 8px); width: 16px`:`width: ${x}%`})]))}function Ki(e){let{lit:t="",only:o}=e.dataset,n=e.querySelector("p output");n.textContent=t||"?";for(let r of e.querySelectorAll("[data-word]")){let s=r.dataset.word===t&&(!o||!r.dataset.nth||r.dataset.nth===o);r.classList.toggle("lit",s),r.querySelector("button")?.setAttribute("aria-pressed",String(s))}}var Xi,Qi=N(()=>{"use strict";En();pe();Ae();Ue();Te();Xi=(e,...t)=>g("li",{dataset:e},g("button",{},...t))});var Zi={};D(Zi,{roleNames:()=>eo});function eo(e){return Object.entries(Xf).flatMap(([o,n])=>[...e.matchAll(n)].map(({0:{length:r},index:s})=>({role:o,start:s,end:s+r}))).sort((o,n)=>o.start-n.start)}var Xf,Nn=N(()=>{"use strict";Xf={query:/(?<!\w)(?:Q|W_q|[Qq]uer(?:y|ies)(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,key:/(?<!\w)(?:K|W_k|[Kk]eys?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,weight:/(?<!\w|(?:query|key|value) )(?:\w+_)?[Ww]eights(?:_(?:T|\d))?(?!\w)/g,value:/(?<!\w)(?:V|W_v|[Vv]alues?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,context:/(?<!\w)(?:\w+_)?[Cc]ontext(?:_(?:T|\d))?(?!\w)/g}});var sl={};D(sl,{default:()=>Vf});function Vf({parentElement:e,data:t,setTriggerValue:o}){let n=e.querySelector("ol")??Yf(e);n.setAttribute("aria-label",t.name),n.style.setProperty("--before",String(t.first-1)),n.dataset.above=t.first>1?`\u22EE lines 1 to ${t.first-1} are right`:"",n.onclick=({target:s})=>{let i=s.closest("button");if(!i)return;let a=!i.closest(".asked"),l=a?{chosen:Number(i.value),named:""}:{chosen:Zf(n),named:i.value};tl(n,l.chosen);let d=ol(n,{...t,...l});d?.scrollIntoView({block:"nearest"}),a&&nl(n,d?.ariaLabel??""),a?o("line",l.chosen):o("option",l.named)},n.childElementCount!==t.lines.length&&n.replaceChildren(...t.lines.map(()=>g("li")));let r=!1;t.lines.forEach((s,i)=>{let a=n.children[i],l=t.offered.includes(i+t.first)?i+t.first:0;(a.dataset.text!==s||a.dataset.line!==String(l))&&Jf(a,s,l,r,t.is_code),a.classList.toggle("fixed",t.fixed.includes(i+t.first)),r=r!==(s.split('"""').length%2===0)}),tl(n,t.chosen),ol(n,t),n.classList.toggle("asks",!!t.question),n.classList.toggle("wrong",t.is_wrong),n.classList.toggle("code",t.is_code),n.dataset.offered!==String(t.offered)&&eh(n),n.dataset.offered=String(t.offered),nh(n,t)}function Yf(e){let t=g("ol");return ue(t,"li > button"),e.append(t,g("p",{className:"heard",ariaLive:"polite"})),queueMicrotask(()=>Ct(t)),t}function Jf(e,t,o,n,r){Object.assign(e.dataset,{text:t,line:o});let s=o?g("button",{type:"button",value:String(o)}):g("span"),i=r?t.match(/^ +/)?.[0]??"":"";s.append(g("i",{},i),r?"":t);for(let l of r?t.slice(i.length).split(el):[]){if(l.startsWith("~~")){s.append(g("s",{},l.slice(2,-2)));continue}let d=n||l==='"""'?"quoted":el.test(l)&&l[0]!=="#"?"keyword":"";l==='"""'&&(n=!n),s.append(...d?[g("span",{className:d},l)]:Qf(l))}let a=e.matches(":focus-within");e.replaceChildren(s),a&&s.focus()}function Qf(e){let t=[],o=0;for(let{role:n,start:r,end:s}of eo(e))t.push(document.createTextNode(e.slice(o,r)),g("span",{dataset:{role:n}},e.slice(r,s))),o=s;return[...t,document.createTextNode(e.slice(o))]}function tl(e,t){let o=[...e.querySelectorAll("li > button")];for(let n of o){let r=Number(n.value)===t;n.setAttribute("aria-pressed",String(r)),n.tabIndex=r?0:-1}o[0]&&!o.some(({tabIndex:n})=>n===0)&&(o[0].tabIndex=0)}function nl(e,t){let o=e.parentNode?.querySelector(".heard");o&&(o.textContent=t)}function ol(e,{question:t,options:o,chosen:n,first:r,named:s}){let i=e.querySelector(".asked"),a=e.children[n-r],l=o.find(([c])=>c===n)?.[1]??[],d=i?.parentElement!==(l.length?a:void 0);if(d){let c=i?.matches(":focus-within");i?.remove(),c&&a?.querySelector("button")?.focus();let p=t.replace("{}",String(n));a?.style.setProperty("--up",`${a.offsetTop}px`),l.length&&a.querySelector("button")?.after(g("div",{className:"asked",role:"group",ariaLabel:p},g("b",{},p),...l.map(([u,m])=>g("button",{type:"button",value:u},m))))}for(let c of e.querySelectorAll(".asked button"))c.ariaPressed=String(c.value===s);return d?a?.querySelector(".asked"):null}function eh(e){let t=[...e.querySelectorAll("li:has(button)")],[o,n]=[t[0],t.at(-1)];o&&n&&rl(e,o.offsetTop<e.clientHeight/2?0:Math.min(o.offsetTop,n.offsetTop+n.offsetHeight-e.clientHeight+8))}function rl(e,t){let o=[...e.children],n=o.find(s=>getComputedStyle(s).position==="sticky")?.offsetHeight??0,r=o.slice(1).map(({offsetTop:s})=>s-n).filter(s=>s<=e.scrollHeight-e.clientHeight);e.scrollTop=t>0?r.find(s=>s>=t)??r.at(-1)??0:0}function th(e){let t=g("b",{},e);return t.style.setProperty("--tint",String(Number(e)||0)),t}function nh(e,{notes:t,first:o,chosen:n,is_code:r,options:s}){let i=Object.fromEntries(t);for(let[a,l]of[...e.children].entries()){let[d,c]=[l.querySelector("output"),i[a+o]??""];if((d?.dataset.note??"")===c||(d?.remove(),!c))continue;let p=l.querySelector("[data-role]")?.dataset.role??"",u=Kf.test(c)&&{className:"cells",dataset:{role:p,note:c}},m=u?g("output",u,...c.split(" ").map(th)):g("output",{dataset:{note:c}},...oh(c));if((l.querySelector(".asked")??l).append(m),l.style.setProperty("--up",`${l.offsetTop}px`),s.length&&a+o===n&&e.matches(":focus-within")){nl(e,c),m.scrollIntoView({block:"nearest"});continue}let f=r?l:e.children[n-o]??l;rl(e,f.offsetTop-e.clientHeight/2)}}var el,Kf,Zf,oh,al=N(()=>{"use strict";pe();Zt();Nn();Ue();el=/("""|~~.+?~~|#[^~"]*|\b(?:import|from|class|def|return)\b)/,Kf=/^([\d.]+|\?)( ([\d.]+|\?))+$/;Zf=e=>Number(e.querySelector("li > [aria-pressed=true]")?.value);oh=e=>e.split(/(?<=\b[A-Za-z])_(\w+)/).map((t,o)=>o%2?g("sub",{},t):t)});var il={};D(il,{isPress:()=>Me});function Me(e){let t=e.key==="Enter"||e.key===" ";return t&&e.preventDefault(),t}var at=N(()=>{"use strict"});var dl={};D(dl,{default:()=>ih});function ih(e){let{data:t}=e,{at:o,before:n}=ne(e,lh);String(n?.words)!==String(t.words)&&ch(o),dh(o,n?.row!==t.row),o.strips.replaceChildren(...t.strips.flatMap(r=>ph(o,...r))),_o(o,t.column)}function lh({given:e,send:t}){let[o,n]=["strips","text"].map(a=>g("div",{className:a,role:"group"})),r=g("p",{className:"says",ariaLive:"polite",ariaAtomic:"true"}),s={given:e,send:t,figure:g("figure",{},o,r,n),strips:o,says:r,text:n},i=({target:a})=>Number(a.dataset.place??s.given.column);for(let a of["pointerover","focusin"])n.addEventListener(a,l=>_o(s,i(l)));for(let a of["pointerleave","focusout"])n.addEventListener(a,()=>_o(s,s.given.column));return n.addEventListener("click",a=>a.target!==n&&s.send("word",i(a))),n.addEventListener("keydown",a=>Me(a)&&s.send("word",i(a))),ue(n,ll),s}function ch({given:{words:e,row:t},text:o}){o.replaceChildren(...e.flatMap((n,r)=>[!sh.test(n)&&!ah.test(e[r-1]??"")?" ":"",g("span",{role:"button",textContent:n,dataset:{place:String(r)},tabIndex:r===t?0:-1})]))}function dh({given:{names:e,weights:t,row:o,column:n,mine:r,...s},text:i},a){i.setAttribute("aria-label",`What ${e[o]} gives to each word`);let l=i.querySelectorAll(ll),d=s.strips.map(([f])=>e.indexOf(f));l.forEach((f,h)=>{f.style.setProperty("--share",cl(t?.[h]??0,s)),f.classList.toggle("mine",r.some(([b,x])=>b<=h&&h<=x)),f.classList.toggle("far",d.length>0&&d.every(b=>Math.abs(b-h)>rh)),f.textContent=d.includes(h)?e[h]:s.words[h],f.classList.toggle("compared",d.includes(h)),f.ariaPressed=String(h===o),f.toggleAttribute("data-column",h===n)});let[c,p]=[l[o],i.getBoundingClientRect()],{top:u,bottom:m}=c.getBoundingClientRect();a&&(u<p.top||m>p.bottom)&&(i.scrollTop+=u-p.top-p.height/3)}function ph(e,t,o){let{given:n}=e,r=n.words.length,s=(c,p,u,m="1")=>{let f=g("i",{className:c});for(let[h,b]of[["left",`${100*p/r}%`],["width",`${100*(u-p)/r}%`],["--share",m]])f.style.setProperty(h,b);return f},a=(o?.map(c=>cl(c,n))??[]).flatMap((c,p)=>Number(c)?[s("",p,p+1,c)]:[]),l=g("div",{className:o?"strip":"strip covered",role:"img",ariaLabel:`What ${t} gives to each word${o?"":": covered"}`},...a,...n.mine.map(([c,p])=>s("mine",c,p+1))),d=({clientX:c})=>{let{left:p,width:u}=l.getBoundingClientRect();return Math.min(r-1,Math.max(0,Math.floor(r*(c-p)/u)))};return l.addEventListener("pointermove",c=>_o(e,d(c),t,o)),l.addEventListener("pointerleave",()=>_o(e,e.given.column)),o||l.addEventListener("click",c=>e.send("expected",d(c))),[g("span",{},t),l]}function _o({given:e,says:t},o,n=e.names[e.row],r=e.weights){let{names:s,mine:i,strips:a}=e,l=c=>g("span",{},c?c[o].toFixed(4):"?"),d=a.some(([c])=>c===n)?a.filter(([c])=>c!==n).flatMap(([c,p])=>[", ",g("b",{},c)," ",l(p)]):[];t.replaceChildren(g("b",{},n)," gives ",g("b",{},s[o])," ",l(r),...i.length?[". Dashed: yours."]:d.length?d:[". Press a word."])}var ll,rh,sh,ah,cl,pl=N(()=>{"use strict";pe();Ae();at();Ue();ll="[role=button]",rh=13,[sh,ah]=[/^[.,;:!?…)\]”’%]+$/,/^[([“‘]$/];cl=(e,{even:t,full:o})=>Math.sqrt(Math.min(1,Math.max(0,(e-t)/(o-t)))).toFixed(2)});var gl={};D(gl,{default:()=>gh});function gh(e){let{data:t}=e,{at:o,before:n}=ne(e,bh),r=String(n?.tokens)===String(t.tokens);(!r||t.focus!==n?.focus||t.asks==="share"&&n.asks!=="share")&&(o.chosen=t.focus),o.shown=o.chosen,o.figure.setAttribute("aria-label",t.name),r||wh(o),fl(o)}function bh({given:e,send:t}){let[o,n,r,s]=[g("div",{className:"words"}),g("div",{className:"legend"}),g("div",{className:"river"}),g("table")],i=v("svg",{"aria-hidden":"true"}),a=g("input",{type:"range",min:"0",max:"100",value:"0"});r.append(i,a);let l=g("p",{className:"told"}),d=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},s)),c=g("figure",{role:"group",tabIndex:-1},o,n,r,l,d),p={given:e,chosen:0,shown:0,send:t,figure:c,words:o,legend:n,river:r,svg:i,slider:a,told:l,table:s,...us({figure:c,given:e})};new ResizeObserver(()=>fl(p)).observe(r),c.addEventListener("click",u=>xh(p,u.target)),o.addEventListener("pointerover",u=>ml(p,u.target)),o.addEventListener("focusin",u=>ml(p,u.target));for(let u of["pointerleave","focusout"])o.addEventListener(u,()=>Tn(p,p.chosen));return ue(o,"button"),ue(r,".switches button",()=>It.length-1),a.addEventListener("input",()=>hl(p)),a.addEventListener("pointerup",()=>p.send("share",Number(a.value))),a.addEventListener("keydown",u=>Me(u)&&p.send("share",Number(a.value))),p}function wh(e){let{given:t,words:o,legend:n,river:r,slider:s}=e;o.replaceChildren(...t.tokens.map((a,l)=>g("button",{type:"button",textContent:a,value:String(l),tabIndex:l===t.focus?0:-1})));let i=(a,l)=>g("button",{type:"button",className:It[l],value:String(l)},g("b",{textContent:a}));n.replaceChildren(...t.parts.map(i)),r.querySelectorAll(".switches, .layer").forEach(a=>a.remove()),t.shares.forEach((a,l)=>{let d=`top: calc(${Fo}px + ${l} * var(--row))`,c=t.parts.map((p,u)=>g("button",{type:"button",className:It[u],value:`${l} ${u}`,tabIndex:l||u?-1:0,title:`${p}, layer ${l+1}`}));r.append(g("span",{className:"layer",style:d},g("i",{},"layer "),String(l+1)),g("div",{className:"switches",style:d},...c))}),s.style.top=`calc(${Fo}px + ${t.shares.length-1} * var(--row))`,s.setAttribute("aria-label",`How much of the state is from ${t.parts[1]} in layer ${t.shares.length}, in per cent; Enter answers`)}function fl(e){let{given:t,legend:o,river:n,slider:r,svg:s}=e;Object.assign(e,us(e));for(let[l,d]of Object.entries(us(e)))n.style.setProperty(`--${l}`,`${d}px`);let i=(l,d)=>t.off.some(([c,p])=>c===l&&p===d);o.querySelectorAll("button").forEach((l,d)=>{let c=t.shares.every((p,u)=>i(u,d));l.setAttribute("aria-pressed",String(!c)),l.title=`Switch ${t.parts[d]} ${c?"on":"off"} in all layers`});for(let l of n.querySelectorAll(".switches button")){let[d,c]=l.value.split(" ").map(Number);l.setAttribute("aria-pressed",String(!i(d,c))),l.ariaLabel=`${t.parts[c]}, layer ${d+1}`}let a=r.matches(":focus");r.hidden=t.asks!=="share",a&&r.hidden&&e.figure.focus({preventScroll:!0}),s.style.height=`${Fo+t.shares.length*e.row}px`,n.classList.toggle("asking",t.asks==="switch"),n.classList.toggle("bare",!t.switches),Tn(e,e.chosen)}function ml(e,t){t instanceof HTMLButtonElement&&Tn(e,Number(t.value))}function xh(e,t){let o=t.closest("button");o&&(e.words.contains(o)?(e.chosen=Number(o.value),Tn(e,e.chosen),e.given.asks==="word"&&e.send("word",e.chosen)):e.legend.contains(o)?e.send("all",Number(o.value)):e.send("switch",o.value.split(" ").map(Number)))}function Tn(e,t){e.shown=t,e.words.querySelectorAll("button").forEach((o,n)=>o.setAttribute("aria-pressed",String(n===t))),hl(e),kh(e)}function hl(e){let{bar:t,given:o,svg:n,shown:r,slider:s}=e,i=n.clientWidth;if(!i)return;let a=o.shares.flatMap((l,d)=>{let c=Fo+d*e.row,p=c-e.row+t;if(!l)return vh(e,i,c,p);let u=l.map(y=>Math.max(0,y[r])),m=u.reduce((y,$)=>y+$,0),f=0,h=u.map((y,$)=>({k:$,from:f,wide:y/m*i,to:f+=y/m*i})),b=d?[v("path",{class:"flow",d:`M0,${p} H${i} L${h[0].to},${c} H0 Z`})]:[],x=h.filter(y=>y.wide>.5).map(y=>v("rect",{class:It[y.k],x:y.from,y:c,width:y.wide,height:t})),k=h.filter(({k:y,wide:$})=>$>mh&&y<o.parts.length).map(({k:y,from:$,wide:S})=>v("text",{class:`on ${It[y]}`,x:$+S/2,y:c+t/2+5},(100*l[y][r]).toFixed(0)));return[...b,...x,...k,...yh(e,d,h[1].from,i,c)]});s.style.setProperty("--begins",String(o.begins[r])),s.max=String(Math.floor(100*(1-o.begins[r]))),n.setAttribute("viewBox",`0 0 ${i} ${Fo+o.shares.length*e.row}`),n.replaceChildren(...a),s.setAttribute("aria-valuetext",`${s.value} %`)}function vh({bar:e,given:t,shown:o,slider:n},r,s,i){let a=v("path",{class:"flow",d:`M0,${i} H${r} V${s} H0 Z`}),l=v("rect",{class:"veil",x:0,y:s,width:r,height:e});if(t.asks!=="share")return[a,l,v("text",{class:"on",x:r/2,y:s+e/2+5},"covered until you answer")];let d=t.begins[o]*r,c=d+Number(n.value)/100*r,p=v("rect",{class:It[0],x:0,y:s,width:d,height:e}),u=v("rect",{class:"mine",x:d+1,y:s+1,width:Math.max(1,c-d-1),height:e-2}),m=v("path",{class:"handle",d:`M${c},${s-5} V${s+e+5}`}),f=r-d<2*ul,h=c+(f?hh:ul)>r,b=v("text",{class:"says",x:c+(h?-10:10),y:s+e/2+5,"text-anchor":h?"end":"start"},`${f?"":`${t.parts[1]}: `}${n.value==="0"?"drag \u2194":`${n.value} %?`}`);return[a,l,p,u,m,b]}function yh({bar:e,given:{predicted:t,shares:o,focus:n},shown:r},s,i,a,l){if(!t||s!==o.length-1||r!==n)return[];let[d,c]=t.map(f=>Math.min(a-1,i+f/100*a)),p=d>fh,u=100*(o[s]?.[1][r]??NaN),m=t[0]<=u&&u<=t[1]?"\u2713 as expected":"\u2717 expected here";return[v("path",{class:"predicted",d:`M${d},${l+e+3} v8 H${c} v-8`}),v("text",{class:"says",x:p?d-8:c+8,y:l+e+16,"text-anchor":p?"end":"start"},m)]}function kh({given:e,shown:t,told:o,table:n}){o.textContent=e.told,o.hidden=!e.told;let r=["layer",...e.parts,e.rest],s=e.shares.map(l=>It.map((d,c)=>l?l[c][t].toFixed(4).replace("-","\u2212"):"covered")),a=[["each",[...e.notes,...Array(r.length-1-e.notes.length).fill("")]],...s.map((l,d)=>[String(d+1),l])];n.replaceChildren(g("caption",{textContent:`The shares of the state of \u201C${e.tokens[t]}\u201D after each layer`}),g("tr",{},...r.map(l=>g("th",{scope:"col",textContent:l}))),...a.map(([l,d])=>g("tr",{},g("th",{scope:"row",textContent:String(l)}),...[...d].map(c=>g("td",{textContent:c})))))}var uh,Fo,It,mh,fh,ul,hh,us,bl=N(()=>{"use strict";pe();Ae();at();Ue();Te();uh=480,Fo=4,It=["before","attention","feed","rest"],mh=12,fh=120,[ul,hh]=[130,60],us=({figure:e,given:t})=>e.clientWidth>=uh?{row:58,bar:34}:t.switches?{row:44,bar:34}:{row:38,bar:30}});var Ml={};D(Ml,{default:()=>Eh});function Eh(e){let{data:t}=e,{at:o,before:n}=ne(e,$h),r=!!n&&(t.question!==n.question||String(t.places)!==String(n.places));for(let s of[o.exchange,o.both])s.hidden=t.asks;ms(o),r&&fs(o,t.places)}function $h({given:e,send:t}){let o=v("svg",{class:"line"}),n=v("g",{"aria-hidden":"true"}),r=["band","query","key"].map(b=>Ah(b));o.append(n,...r);let s=e.angles.map(()=>v("svg",{class:"plane","aria-hidden":"true"})),i=v("svg",{class:"curve","aria-hidden":"true"}),a=g("button",{type:"button"},"Exchange the two"),l=g("button",{type:"button"},"Two pairs"),d=g("button",{type:"button",className:"answer"},"Largest here"),c=g("output",{tabIndex:-1}),p=g("div",{className:"drawn"},g("div",{className:"arrows"},...s),i),u=g("div",{className:"controls"},d,a,l),m=`The query of ${e.words[0]} and the key of ${e.words[1]}, turned by their places`,f=g("figure",{role:"group",ariaLabel:m},o,p,c,u),h={given:e,send:t,figure:f,line:o,ground:n,sliders:r,planes:s,curve:i,told:c,exchange:a,both:l,here:d,places:[...e.places],seen:[...e.places],many:1,held:null,frame:0};new ResizeObserver(()=>ms(h)).observe(f),o.addEventListener("pointerdown",b=>Mh(h,b)),o.addEventListener("pointermove",b=>h.held&&Lh(h,b));for(let b of["pointerup","pointercancel"])o.addEventListener(b,()=>{h.held=null});return o.addEventListener("keydown",b=>Nh(h,b)),a.addEventListener("click",()=>fs(h,[h.places[1],h.places[0]])),l.addEventListener("click",()=>{h.many=3-h.many,ms(h)}),d.addEventListener("click",()=>h.send("places",h.places)),h}function Ah(e){let t=v("g",{class:e,role:"slider",tabindex:0,"aria-valuemin":0});return t.append(v("rect",{rx:14})),e!=="band"&&t.append(v("line"),v("text",{"text-anchor":"middle"})),t}function ms(e){let t=e.figure.clientWidth;if(!t)return;e.line.setAttribute("viewBox",`0 0 ${t} ${Ie.high}`);let o=Array.from({length:zt(e)},(n,r)=>v("text",{x:On(e,r),y:Ie.places+5,"text-anchor":"middle"},String(r)));e.ground.replaceChildren(v("line",{x1:On(e,0),x2:On(e,zt(e)-1),y1:Ie.places,y2:Ie.places}),...o),e.both.setAttribute("aria-pressed",String(e.many>1)),e.planes.forEach((n,r)=>{n.style.display=r<e.many?"":"none"}),e.figure.classList.toggle("both",e.many>1),El(e),$l(e)}function fs(e,t){e.places=t,El(e),vl(e)}function vl(e){cancelAnimationFrame(e.frame);let t=matchMedia("(prefers-reduced-motion: reduce)").matches,o=e.seen.map((n,r)=>t||Math.abs(e.places[r]-n)<.01?e.places[r]:n+(e.places[r]-n)/5);e.seen=o,$l(e),String(e.seen)!==String(e.places)&&(e.frame=requestAnimationFrame(()=>vl(e)))}function yl(e,t,o,n){let r=t?[n[t-1]]:n,s=Math.max(-Math.min(...r),Math.min(o,zt(e)-1-Math.max(...r)));fs(e,n.map((i,a)=>t&&a!==t-1?i:i+s))}function kl(e,t){let{left:o}=e.line.getBoundingClientRect();return(t.clientX-o-Ie.edge)/(e.figure.clientWidth-2*Ie.edge)*(zt(e)-1)}function Mh(e,t){let o=t.target instanceof Element?e.sliders.findIndex(n=>n.contains(t.target)):-1;o<0||t.button||(e.held={which:o,from:kl(e,t),places:e.places},e.line.setPointerCapture(t.pointerId),e.sliders[o].focus({preventScroll:!0}),t.preventDefault())}function Lh(e,t){let{which:o,from:n,places:r}=e.held;yl(e,o,Math.round(kl(e,t)-n),r)}function Nh(e,t){let o=e.sliders.findIndex(r=>r===t.target),n=Sh[t.key];o<0||!n||t.ctrlKey||t.metaKey||t.altKey||(t.preventDefault(),yl(e,o,n,e.places))}function El(e){let{words:[t,o]}=e.given,[n,r]=e.places,s=r-n,i=s?`${o} is ${Math.abs(s)} ${s<0?"before":"after"} ${t}`:`${o} and ${t} are at the same place`,[a,l]=[Sl(e),Al(e)],d=g("b",{},a===null?e.given.covered:wl(a)),c=e.given.wrong&&String(e.places)===String(e.given.places),p=e.here.matches(":focus");e.here.hidden=!e.given.asks||c,p&&e.here.hidden&&e.told.focus({preventScroll:!0}),e.told.ariaLive=e.figure.matches(":focus-within")?"polite":"off",e.told.replaceChildren(`Places ${n} and ${r}: ${i}. Score ${e.given.names.join(" \xB7 ")}: `,d,l?`; exchanged, \u25CB: ${wl(l[1])}`:"");let u=["Both words together",`${t}, the query`,`${o}, the key`];e.sliders.forEach((m,f)=>{m.setAttribute("aria-label",u[f]),m.setAttribute("aria-valuemax",String(zt(e)-1)),m.setAttribute("aria-valuenow",String(e.places[Math.max(0,f-1)])),m.setAttribute("aria-valuetext",f?`place ${e.places[f-1]}`:`places ${n} and ${r}`)})}function $l(e){let[t,o]=e.seen.map(s=>On(e,s)),[n,...r]=e.sliders;Ce(n.children[0],{x:Math.min(t,o)-15,y:Ie.places-14,width:Math.abs(t-o)+30,height:28}),r.forEach((s,i)=>{let[a,l]=[[t,Ie.query],[o,Ie.key]][i],[d,c,p]=s.children,u=e.given.words[i].length*4.6+11;p.textContent=e.given.words[i],Ce(d,{x:a-u,y:l-14,width:2*u,height:28}),Ce(c,{x1:a,x2:a,y1:i?l-14:l+14,y2:i?Ie.places+12:Ie.places-12}),Ce(p,{x:a,y:l+5})}),e.planes.slice(0,e.many).forEach((s,i)=>s.replaceChildren(...Th(e,i,s))),e.curve.replaceChildren(...Oh(e))}function Th(e,t,o){let n=o.clientWidth||200;o.setAttribute("viewBox",`0 0 ${n} ${n+22}`);let{query:r,key:s,angles:i}=e.given,a=Math.max(...[...r,...s].map(([$,S])=>Math.hypot($,S))),l=(n/2-(e.figure.clientWidth<xl?19:22))/a,d=n/2,c=($,S)=>[d+S*l*Math.cos($),d-S*l*Math.sin($)],p=[r[t],s[t]].map(([$,S],T)=>({kind:T?"key":"query",far:Math.hypot($,S),end:Math.atan2(S,$)+e.seen[T]*i[t]})),[u,m]=p,f=m.far*Math.cos(m.end-u.end),[h,b]=[c(m.end,m.far),c(u.end,f)],x=Math.atan2(Math.sin(m.end-u.end),Math.cos(m.end-u.end)),k=Array.from({length:31},($,S)=>c(u.end+x*S/30,.6)),y=p.flatMap(({kind:$,far:S,end:T})=>{let[M,O]=c(T,S),L=($==="key"?1:-1)*(Math.sin(m.end-u.end)<0?-1:1)*(f>.94*m.far?16:9),[E,C]=[c(T,S+10/l)[0]-L*Math.sin(T),c(T,S+10/l)[1]-L*Math.cos(T)];return[v("line",{class:`shaft ${$}`,x1:d,y1:d,x2:M,y2:O}),v("path",{class:`head ${$}`,d:$==="key"?"M-9 -6 L0 0 L-9 6":"M1 0 L-10 -5 L-10 5 Z",transform:`translate(${M} ${O}) rotate(${-T*180/Math.PI})`}),v("text",{class:$,x:E,y:C+5,"text-anchor":"middle"},e.given.names[$==="key"?1:0])]});return[v("line",{class:"axis",x1:4,x2:n-4,y1:d,y2:d}),v("line",{class:"axis",x1:d,x2:d,y1:4,y2:n-4}),v("path",{class:"between",d:`M${d},${d} L${k.join(" L")} Z`}),...Sl(e)===null?[]:[v("line",{class:"fall",x1:h[0],y1:h[1],x2:b[0],y2:b[1]}),v("line",{class:f<0?"shade minus":"shade",x1:d,y1:d,x2:b[0],y2:b[1]})],...y,v("text",{class:"quiet",x:d,y:n+14,"text-anchor":"middle"},`\u03B8 = ${i[t]} rad (${Number((i[t]*180/Math.PI).toFixed(1))}\xB0) a place`)]}function Oh(e){let t=e.curve.clientWidth||200,o=e.figure.clientWidth<xl,[n,r,s,i]=o?[We.low,We.close,We.close,We.near]:[We.high,We.top,We.bottom,We.left];e.curve.setAttribute("viewBox",`0 0 ${t} ${n}`);let{given:a,many:l}=e,[d,c]=[a.turned[l-1],a.added[l-1]],[p,u,m]=[zt(e)-1,...l>1?[3.2,-1.4]:[2,-2]],f=A=>i+(A+p)*(t-i-We.right)/(2*p),h=A=>r+(u-A)*(n-r-s)/(u-m),b=A=>A.map(([q,_],G)=>`${G&&q-A[G-1][0]<.5?"L":"M"}${f(q)},${h(_)}`).join(" "),x=e.seen[1]-e.seen[0],k=e.places[1]-e.places[0],[y,$]=[Cn(e).find(([A])=>A===k),Al(e)],S=a.question==="largest"&&!a.asks?Math.max(...Cn(e).map(([,A])=>A)):NaN,T=[-p,-5,0,5,p].filter(A=>Math.abs(f(A)-f(k))>22),M=A=>A>0?`+${A}`:String(A).replace("-","\u2212"),O=o?[]:[v("text",{class:"quiet",x:i,y:n-8},`\u2190 ${a.words[1]} before`),v("text",{class:"quiet",x:f(0),y:n-8,"text-anchor":"middle"},"n \u2212 m"),v("text",{class:"quiet",x:t-We.right,y:n-8,"text-anchor":"end"},"after \u2192")],L=[...T,k].map(A=>v("text",{class:A===k?"weight":"",x:f(A),y:n-s+18,"text-anchor":"middle"},M(A))),E=Array.from({length:2*p+1},(A,q)=>v("line",{class:"grid",x1:f(q-p),x2:f(q-p),y1:n-s-4,y2:n-s})),C=[-2,-1,0,1,2,3].filter(A=>A<=u&&A>=m);return[...C.map(A=>v("line",{class:A?"grid":"axis",x1:i,x2:t-We.right,y1:h(A),y2:h(A)})),...C.map(A=>v("text",{x:i-6,y:h(A)+5,"text-anchor":"end"},String(A).replace("-","\u2212"))),...E,...L,...O,v("line",{class:"axis",x1:f(0),x2:f(0),y1:r,y2:n-s}),v("line",{class:"now",x1:f(x),x2:f(x),y1:r,y2:n-s}),v("path",{class:"added",d:b(c)}),v("path",{class:"turned",d:b(d)}),...Cn(e).map(([A,q])=>v("circle",{class:q===S?"peak":"dot",cx:f(A),cy:h(q),r:q===S?10:2.5})),...$?[v("circle",{class:"mirror",cx:f($[0]),cy:h($[1]),r:6})]:[],...y?[v("circle",{class:"dot",cx:f(y[0]),cy:h(y[1]),r:6})]:[],v("text",{class:"weight",x:i,y:14},o?"q \xB7 k by n \u2212 m":"turned: q \xB7 k"),v("text",{class:"quiet",x:t-We.right,y:14,"text-anchor":"end"},c.length?`\u2504 ${o?"":"added: "}p\u2098 \xB7 p\u2099`:"")]}var Ie,We,xl,Sh,zt,On,Sl,wl,Cn,Al,Ll=N(()=>{"use strict";pe();Ae();Te();Ie={high:112,query:18,places:56,key:94,edge:34},We={high:320,low:140,left:38,near:26,right:10,top:34,bottom:46,close:24},xl=480,Sh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,Home:-99,End:99};zt=e=>e.given.scores[0].length,On=(e,t)=>Ie.edge+t*(e.figure.clientWidth-2*Ie.edge)/(zt(e)-1);Sl=e=>e.given.scores[e.many-1][e.places[0]][e.places[1]],wl=e=>e.toFixed(2).replace("-","\u2212");Cn=({given:e,many:t})=>(e.question==="added"?e.added:e.turned)[t-1].filter(([o])=>Number.isInteger(o)),Al=e=>e.given.asks||e.places[0]===e.places[1]?void 0:Cn(e).find(([t])=>t===e.places[0]-e.places[1])});var Nl={};D(Nl,{default:()=>qh});function qh(e){let{data:t}=e,{at:o,before:n}=ne(e,Ih),r=t.question!==n?.question||t.pushed!==n.pushed;return r&&(o.pushed=t.pushed,o.slider.value=String(t.pushes.indexOf(t.push))),t.asks==="bar"&&n?.asks!=="bar"&&Ph(o),o.figure.dataset.asks=t.asks,o.figure.classList.toggle("both",t.question==="push"),o.reach.replaceChildren(...t.reaches.map(Rh)),to(o),r&&Wh(o),()=>clearInterval(o.timer)}function Ih({given:e,send:t}){let o=g("div",{className:"rows"},...e.words.map(zh)),n=g("input",{type:"range",min:"0",max:String(e.pushes.length-1),value:String(e.pushes.indexOf(0))}),r=g("input",{type:"range",className:"asked",min:"0",max:"1000"}),s=g("output",{ariaLive:"off"}),i=g("p",{className:"told",tabIndex:-1}),a=g("table"),l=g("div",{className:"push"},g("span",{className:"of"}),n,s),d=g("button",{type:"button",className:"named"}),c=g("div",{className:"row foot"},g("span",{textContent:"all changes"}),g("span",{className:"track"},...e.words.map(()=>g("i"))),g("output",{ariaLive:"off"})),p=g("div",{className:"reach"}),u=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},a)),m=g("figure",{role:"group",ariaLabel:e.name},l,o,c,p,i,d,u),f={given:e,send:t,figure:m,rows:o,foot:c,reach:p,slider:n,by:s,mine:r,told:i,named:d,table:a,pushed:e.pushed,gains:new Map,expected:null,timer:0};n.addEventListener("input",()=>{clearInterval(f.timer),f.gains.clear(),to(f)}),d.addEventListener("click",()=>f.send("word",f.pushed)),o.addEventListener("click",({target:x})=>{let k=x.closest("button");k&&_h(f,Number(k.value))}),r.addEventListener("input",()=>to(f));let h=()=>{f.expected=Number(r.value),f.send("bar",f.expected)};r.addEventListener("pointerup",h);let b=r.value;return r.addEventListener("pointerdown",()=>b=r.value),r.addEventListener("pointercancel",()=>{r.value=b,to(f)}),r.addEventListener("keydown",x=>Me(x)&&h()),f}function zh(e,t){let o=g("span",{className:"track"},...["bar","before","line","mine"].map(n=>g("i",{className:n})));return g("div",{className:"row"},g("button",{type:"button",value:String(t),textContent:e}),o,g("output"))}function Rh([e,t,o]){let[n,r]=["bar","before"].map(a=>g("i",{className:a}));n.style.setProperty("--share",`${100*(o??1)}%`),r.style.setProperty("--share",`${100*t}%`);let s=`${Rt(t)} \u2192 ${o===null?"?":Rt(o)}`,i=g("span",{},"slope for W",g("sub",{textContent:e.slice(2)}));return g("div",{className:`row ${e} ${o===null?"veiled":""}`},i,g("span",{className:"track"},n,r),g("output",{textContent:s}))}function Ph({given:e,mine:t,rows:o}){t.value=String(Math.round(1e3*e.before[e.bar])),t.setAttribute("aria-label",`Where the weight on ${e.words[e.bar]} will be, in thousandths; Enter answers`),o.children[e.bar].querySelector(".track")?.append(t)}function Wh(e){let{slider:t}=e;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let o=Number(t.value);t.value=String(e.given.pushes.indexOf(0)),e.timer=setInterval(()=>{t.value=String(Number(t.value)+1),to(e),Number(t.value)>=o&&clearInterval(e.timer)},Ch)}function _h(e,t){clearInterval(e.timer),e.given.asks!=="bar"&&(e.pushed=t),to(e)}function to(e){let{given:t,pushed:o,rows:n,slider:r,by:s,mine:i,told:a,named:l,gains:d}=e,c=t.pushes[Number(r.value)],p=t.after[o][Number(r.value)],u=Math.max(...t.after.flat(2).map(Number)),m=t.asks==="word";d.set(o,Number(p[o])-t.before[o]);let f=t.before.map((S,T)=>t.slopes.length?S+c*t.slopes[T][o]:null),h=m||t.question==="push",x=[Number(r.value),t.pushes.indexOf(t.push)].flatMap(S=>t.before.map((T,M)=>Number(t.after[m?M:o][S][M]??T)-T)),k=h?[Math.min(0,...x),Math.max(0,...x)||u]:[0,u];for(let[S,T]of[...n.children].entries()){let M=t.asks==="bar"&&S===t.bar,O=M?Number(i.value):t.expected?.[0]===S?1e3*t.expected[1]:S===t.bar&&t.question==="others"?e.expected:null,L=m?d.get(S)??0:null,E=T.querySelector("button"),C=T.querySelector("output");C.ariaLive=S===o&&r.matches(":focus")?"polite":"off",E.disabled=t.asks==="bar",E.setAttribute("aria-pressed",String(S===o)),T.classList.toggle("veiled",p[S]===null&&!m),T.classList.toggle("asked",M);let A=h?t.before[S]:0;qn(T,"bar",L??(p[S]===null?k[1]:p[S]-A),k),qn(T,"before",t.before[S]-A,k),qn(T,"line",m||f[S]===null?null:f[S]-A,k),qn(T,"mine",O===null?null:O/1e3-A,k),C.textContent=L!==null?L?Do(L):"":M?`yours: ${(Number(i.value)/1e3).toFixed(3)}`:(t.question==="push"?`${Rt(t.before[S])} \u2192 `:"")+(p[S]===null?"?":Rt(p[S]??0))}l.hidden=!m,l.textContent=`${o===t.wrong?"\u2717 ":""}Answer: ${t.words[o]} gains most`,Fh(e,p,u);let y=i.matches(":focus");i.hidden=t.asks!=="bar",y&&i.hidden&&a.focus(),i.max=String(Math.floor(1e3*Math.min(1,u))),s.textContent=Do(c,1),r.setAttribute("aria-label",`Push the score of ${t.words[o]}`),r.setAttribute("aria-valuetext",Do(c,1)),e.figure.querySelector(".of").replaceChildren("Push the score of ",g("b",{textContent:t.words[o]})),a.hidden=t.reaches.length>0,a.textContent=t.asks==="bar"?`Drag the bar of \u201C${t.words[t.bar]}\u201D to where you expect it. The upright lines: the weights before.`:m?"Press a word: the slider pushes its score. Each bar is what a weight gains by its own push.":p.includes(null)?"What happens to the other bars is covered until you have answered.":`Press a word; the slider pushes its score. ${h?"Bars: the changes.":"The upright line is its weight before."}${t.slopes.length?" Dotted: where J alone would have it, push \xB7 J.":""}`,Dh(e,c,p,f)}function Fh({given:e,foot:t},o,n){t.hidden=e.asks!=="sum";let r=o.map((a,l)=>a===null?0:a-e.before[l]),[s,i]=[0,r.reduce((a,l)=>a+Math.max(0,l),0)];for(let[a,l]of[...t.querySelectorAll("i")].entries())l.className=r[a]<0?"minus":"",l.hidden=r[a]<0&&!e.sums,r[a]<0&&(i+=r[a]),l.style.left=`${100*(r[a]<0?i:s)/n}%`,l.style.width=`${100*Math.abs(r[a])/n}%`,r[a]>0&&(s+=r[a]);t.classList.toggle("open",!e.sums),t.querySelector("output")?.replaceChildren(e.sums?"0":"?")}function qn(e,t,o,[n,r]){let s=e.querySelector(`i.${t}`);s.hidden=o===null,s.classList.toggle("beyond",t==="mine"&&Number(o)>r);let i=Math.max(n,Math.min(r,o??0)),a=t==="bar"||t==="mine";s.style.setProperty("--from",`${100*(Math.min(0,i)-n)/(r-n)}%`),s.style.setProperty("--share",`${100*(a?Math.abs(i):i-n)/(r-n)}%`)}function Dh({given:e,pushed:t,table:o},n,r,s){let i=(d,c)=>d===null?"covered":Do(d-e.before[c],5),a=e.words.map((d,c)=>[Rt(e.before[c]),r[c]===null?"covered":Rt(r[c]??0),i(r[c],c),i(s[c],c)]),l=["weight on","before","after","change","push \xB7 J"].map(d=>g("th",{scope:"col",textContent:d}));o.replaceChildren(g("caption",{textContent:`The score of \u201C${e.words[t]}\u201D pushed by ${Do(n,1)}`}),g("tr",{},...l),...a.map((d,c)=>g("tr",{},g("th",{scope:"row",textContent:e.words[c]}),...d.map(p=>g("td",{textContent:p})))))}var Ch,Rt,Do,Tl=N(()=>{"use strict";pe();Ae();at();Ch=55;Rt=(e,t=4)=>e.toFixed(t).replace("-","\u2212"),Do=(e,t=4)=>(e>0?"+":"")+Rt(e,t)});var Ol={};D(Ol,{headerBottom:()=>In,stepPastLine:()=>zn});function zn(e,t){let o=document.createRange(),n=document.querySelector("[data-testid=stMain]"),r=[...n.querySelectorAll("a, button")];o.selectNodeContents(n);let s=e;for(let{top:i,bottom:a,height:l}of[...o.getClientRects(),...r.map(d=>d.getBoundingClientRect())].sort((d,c)=>d.top-c.top))l<41&&i-s<t&&a-s>t&&(s=a-t);return s-e}var In,hs=N(()=>{"use strict";In=()=>document.querySelector("[data-testid=stHeader]")?.getBoundingClientRect().bottom??0});var Dl={};D(Dl,{default:()=>Kh});function Kh(e){let{data:t}=e,{at:o,before:n}=ne(e,Vh);JSON.stringify(n)!==JSON.stringify(t)&&(o.size=Rn(t)?.shape??ws(t,Rn(t)),Rl(o))}function Vh({given:e,send:t}){let o=g("figure",{role:"group"}),n={given:e,size:[4,4],send:t,figure:o},r=0;return new ResizeObserver(()=>{o.clientWidth!==r&&Rl(n),r=o.clientWidth}).observe(o),o.addEventListener("pointerover",({target:s})=>ql(o,s.closest("[data-row]"))),o.addEventListener("pointerleave",()=>ql(o,null)),ue(o,"button.block",()=>o.querySelectorAll('button.block[data-i="0"]').length),n}function ql(e,t){let o=t instanceof HTMLElement?t.dataset.row:void 0;for(let n of e.querySelectorAll("[data-row]"))n.classList.toggle("lit",n instanceof HTMLElement&&n.dataset.row===o)}function Rl(e){let{given:t,figure:o}=e;if(!o.clientWidth)return;o.setAttribute("aria-label",`${t.columns.flat().flatMap(i=>i?.symbol??[]).join(", ")}: shapes drawn to scale`);let n=t.told.map(i=>g("p",{className:t.fits?"told":"told misfit"},...i.split(/(W_\w)/).flatMap(_l)));n[0].tabIndex=-1;let r=o.querySelector(".corner:focus")!==null,s=g("div",{className:"boxes"},...Pl(e).map(i=>Jh(e,i)));o.replaceChildren(s,...n),Wl(e),Yh(s),r&&o.querySelector(".corner, .told")?.focus()}function Yh(e){let t=e.querySelector(".chain:has(.asked, [data-rows], [data-columns])")??e.firstElementChild;e.style.setProperty("--line",`${t.offsetHeight}px`),e.scrollTop=t.offsetTop}function Pl({given:{columns:e},figure:t}){let o=t.clientWidth<zl&&e.length>2?Math.ceil(e.length/2):e.length;return Array.from({length:Math.ceil(e.length/o)},(n,r)=>e.slice(r*o,(r+1)*o))}function Wl(e){let t=e.figure.clientWidth,o=Math.max(0,...e.given.words.map(a=>a.length)),n=Math.max(Math.min(48,t*.13),Math.min(9.5*o,t*.29)),r=e.given.columns.length>2,s=Pl(e).map(a=>(t-n-Uh*(a.length+1))/a.reduce((l,[d,c])=>l+bs(Math.max(d&&!r?gs:0,Pn(e,d)[1],Pn(e,c)[1])),0)),i=Math.min(...s);e.figure.style.setProperty("--kept",String(r?Bh:0)),e.figure.style.setProperty("--unit",`${Math.min(r?Hh[t<zl?"narrow":"wide"]:e.given.words.length?Math.max(Cl,i*.75):Cl,i)}px`),e.figure.style.setProperty("--names",`${n}px`)}function Pn(e,t){return t?t===Rn(e.given)?e.size:t.shape??ws(e.given,t):[0,0]}function Jh(e,t){let o=e.given.words.length/(t[0][1].blocks?.rows??1),n=e.given.words.map((l,d)=>g("li",{className:d&&d%o===0?"first":"",dataset:{row:d}},l)),r=g("ol",{className:"words",ariaLabel:"The words, one row for each"},...n),s=t.map(([l])=>g("div",{className:"above"},...l?[Il(e,l)]:[])),i=t.map(([,l])=>g("div",{className:"below"},Il(e,l))),a=g("div",{className:"chain"},g("span"),...s,r,...i);return a.style.gridTemplateColumns=`var(--names) repeat(${t.length}, max-content)`,a}function Il(e,t){let{symbol:o,letters:n,unequal:r,meets:s,cells:i,shape:a,axes:l,role:d}=t,c=t===Rn(e.given),p=g("div",{className:`box${a||c?"":" unknown"}${c?" asked":""}${l.length&&!t.blocks?" deep":""}`,dataset:{symbol:o}});p.style.setProperty("--sheets",String(Math.min(Gh,l[0]??1)));for(let x of r)p.dataset[x]="unequal";s&&(p.dataset[s]="meets"),i&&!c&&p.append(...i.map((x,k)=>eg(x,o==="W_q"||/[ᵀV]$/.test(o)?"":String(k)))),t.blocks||p.append(g("b",{className:"size"},a||c?(l.length?l:Pn(e,t)).join(" \xD7 "):"?"));let u=g("p",{className:"label"},g("b",{},..._l(o),g("span",{},t.blocks?l.join(" \xD7 "):"")),g("small",{},...r.length?[`\u2260 ${r.join(", ")}`]:c?[]:n.split(/_(\w+)/).map((x,k)=>k%2?g("sub",{},x):x))),m=t.blocks?.rows===1?[g("ol",{className:"across",ariaHidden:"true"},...e.given.words.map(x=>g("li",{},x)))]:[],f=g("div",{className:"holder",dataset:{role:d}},u,...m,p);Fl(f,Pn(e,t)),c&&p.append(tg(e,t,f)),t.blocks&&p.append(...Qh(e,t.blocks));let[h,b]=t.blocks?.cell??[];return h!==void 0&&b!==void 0&&(p.children[h].children[b].className="met"),f}function _l(e){let[t,o]=e.split("_");return t==="W"?[t,g("sub",{},o)]:e.split(/(?<=_)/).flatMap((n,r)=>r?[g("br"),n]:[n])}function Qh(e,{rows:t,columns:o,empty:n,marked:r,mine:s,asks:i}){return Array.from({length:t*o},(l,d)=>[Math.floor(d/o),d%o]).map(([l,d])=>{let c=b=>String(b)===String([l,d]),p={empty:n.some(c),marked:r.some(c),mine:s.some(c)},u=t>1&&o>1,m=u?`Queries of sentence ${l+1}, keys of sentence ${d+1}${p.empty?", empty":""}${p.marked?", marked":""}`:`Sentence ${l+d+1}`,f=t>1?"":o>2?String(d+1):`sentence ${d+1}`,h=g(i?"button":"div",{ariaLabel:m,dataset:{rows:t,i:l,j:d},className:`block ${Object.entries(p).flatMap(([b,x])=>x?b:[]).join(" ")}`},g("span",{},f));i?Object.assign(h,{tabIndex:l||d?-1:0,onclick:()=>e.send("block",[l,d])}):h.role="img",u&&(h.onpointerenter=h.onfocus=()=>Zh(e,l,d));for(let[b,x]of Object.entries({i:l,j:d,rows:t,columns:o}))h.style.setProperty(`--${b}`,String(x));return h})}function Zh({figure:e},t,o){for(let r of e.querySelectorAll("[aria-label^=Sentence]"))r.classList.toggle("joined",r.dataset.rows==="1"?r.dataset.j===String(o):r.dataset.i===String(t));let n=e.querySelector(".told");n.textContent=`Here the words of sentence ${t+1} ask those of sentence ${o+1}.`}function eg(e,t){let o=e.map(n=>{let r=g("i",{className:n<0?"minus":""});return r.style.setProperty("--tint",String(Math.abs(n))),r});return g("div",{className:"row",ariaHidden:"true",dataset:t?{row:t}:{}},...o)}function Fl(e,[t,o]){e.style.setProperty("--rows",String(bs(t))),e.style.setProperty("--columns",String(bs(o))),e.classList.toggle("small",t<3||o<4)}function tg(e,t,o){let n=g("button",{type:"button",className:"corner"}),r=e.given.largest,s=a=>{e.size=a,Fl(o,e.size),Wl(e);let l=o.querySelector(".size");l.textContent=[...t.axes.slice(0,-2),...e.size].join(" \xD7 "),n.setAttribute("aria-label",`Shape of ${t.symbol}: ${e.size[0]} rows, ${e.size[1]} columns. The arrow keys change it, Enter answers.`)},i=a=>s(a.map(l=>Math.max(1,Math.min(r,Math.round(l)))));return s(e.size),String(e.size)===String(ws(e.given,t))&&!t.shape&&(o.querySelector(".size").textContent="?"),n.addEventListener("pointerdown",a=>{if(a.preventDefault(),a.button)return;n.focus(),n.setPointerCapture(a.pointerId);let[l,d,[c,p]]=[a.clientX,a.clientY,e.size],u=parseFloat(e.figure.style.getPropertyValue("--unit")),m=()=>n.onpointermove=n.onpointerup=n.onpointercancel=null;n.onpointermove=({clientX:f,clientY:h})=>i([c+(h-d)/u,p+(f-l)/u]),n.onpointerup=()=>{m(),(e.size[0]!==c||e.size[1]!==p)&&e.send("shape",e.size)},n.onpointercancel=()=>{m(),s([c,p])}}),n.addEventListener("click",({detail:a})=>a===0&&e.send("shape",e.size)),n.addEventListener("keydown",a=>{let l=Xh[a.key];l&&(a.preventDefault(),i([e.size[0]+l[0],e.size[1]+l[1]]))}),n}var Cl,Hh,Bh,jh,Gh,zl,Uh,Xh,Rn,gs,ws,bs,Hl=N(()=>{"use strict";pe();Ae();Ue();Cl=24,Hh={narrow:11,wide:14},Bh=8,jh=24,Gh=4,zl=560,Uh=14,Xh={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]};Rn=({columns:e,asked:t})=>e.flat().find(o=>o&&o.line===t&&!o.symbol.endsWith("\u1D40")),gs=7,ws=({columns:e,words:t},o)=>t.length?[e.some(([n])=>n===o)?gs:t.length,gs]:e[0][1].shape??[4,4];bs=e=>Math.min(jh,e)});var Gl={};D(Gl,{default:()=>rg});function rg(e){let{data:t,setTriggerValue:o}=e,n=matchMedia(og),{figure:r,folded:s}=ne(e,()=>({figure:g("figure"),folded:t.groups.map(({kind:d,squares:c})=>d==="folded"||n.matches||c.every(({state:p})=>p==="open"))})).at,i=t.groups.some(({kind:d})=>d);r.className=i?"mapped":"";let a=null,l=({title:d,told:c,squares:p,kind:u,able:m},f)=>{let h=u==="folded"||(i?p:t.groups.flatMap(E=>E.squares)).some(({state:E,most:C})=>E!=="open"||C),b=i&&h?p.findIndex(({state:E,label:C})=>E==="begun"||C&&E==="open"):-1,{name:x="",label:k=""}=p[b]??{},y=k.length>2?k:x.slice(x.indexOf(": ")+1).trim().replace(/(?<=\?) .*|: .*/,""),$=y?[g("button",{type:"button",className:"ahead",onclick:()=>o("square",[f,b])},`Next: ${y}`)]:[],S=g("p",{className:"says"},...$),T=[];for(let[E,{name:C,state:A,begins:q,label:_,most:G,drawn:R,help:U}]of p.entries()){(q||!E)&&T.push(g("div",{},g("b",{},q),g("div",{})));let be=i&&(_||C).length>2,z=be?[jl(A),g("span",{},_||C,...U?[g("small",{},U)]:[])]:i?[xs[A]||_]:[xs[A],..._.split(" ").map(ee=>g(ee===G?"strong":"span",{},ee))],te=`${be?"named":""} ${E===b||!h&&!f&&!E?"next":""}`,I=g("button",{type:"button",tabIndex:E?-1:0,title:C,ariaLabel:`${C}: ${Bl[A]}`,ariaCurrent:String(!!R),className:te,dataset:{state:A}},...z);i&&!be&&(I.onpointerenter=I.onfocus=()=>S.replaceChildren(C),I.onpointerleave=I.onblur=()=>S.replaceChildren(...$)),I.onclick=()=>{let ee=!i||be||a===I||matchMedia("(hover: hover)").matches;a=I,ee?o("square",[f,E]):S.replaceChildren(`Press again to go there: ${C}`)},T.at(-1)?.lastChild?.appendChild(I)}let M=g("div",{className:"all"},...T),O=g("div",{className:"head"},g("h2",{},d),g("p",{},c),...m?[g("p",{},m)]:[]);if(ue(M,"button"),i&&O.append(S),!i||u==="road")return g("section",{className:u},O,M);let L=g("details",{open:!s[f],ontoggle:()=>{s[f]=!L.open}},g("summary",{},`All ${p.length}`),M);return g("section",{className:u},O,L)};r.replaceChildren(...i?[ng(t.groups.flatMap(({squares:d})=>d.map(({state:c})=>c)))]:[],...t.groups.map(l))}var og,xs,Bl,jl,ng,Ul=N(()=>{"use strict";pe();Ae();Ue();og="(max-width: 640px)",xs={open:"",begun:"\u25D0",done:"\u2713",later:"\u2713",right:"\u2713",wrong:"\u2717"},Bl={open:"open",begun:"begun",done:"all right",later:"all right, not all at first",right:"right",wrong:"wrong"},jl=e=>g("i",{ariaHidden:"true",dataset:{state:e}},e==="begun"?"":xs[e]),ng=e=>{let t=["open","begun","done","later"].filter(o=>e.includes(o));return g("p",{className:"key"},...(t[1]?t:[]).map(o=>g("span",{},jl(o),Bl[o])))}});var Jl={};D(Jl,{default:()=>sg});function sg(e){let{at:t,before:o}=ne(e,ag);for(let[n,[,r]]of t.given.numbers.entries())o?.numbers[n][1]!==r&&(t.sliders[n].value=String(r));Yl(t)}function ag({given:e,send:t}){let o=e.numbers.map(([a,l],d)=>{let c=g("input",{type:"range",min:String(-e.most),max:String(e.most),ariaLabel:a});return c.value=String(l),c.addEventListener("input",()=>Yl(i)),c.addEventListener("change",()=>t("number",[d,Number(c.value)])),c}),n=e.sums.map(([a,l,d])=>Xl([g("b",{},a)," + ",g("b",{},l),d?" > 0":" \u2264 0"],d?"above":"below")),r=g("p"),s=g("figure",{role:"group",ariaLabel:e.name},...o.map((a,l)=>Xl([g("b",{},e.numbers[l][0])],"number",a)),g("hr"),...n,r),i={given:e,send:t,figure:s,sliders:o,sums:n,told:r};return i}function Yl({given:e,sliders:t,sums:o,told:n}){let r=Object.fromEntries(e.numbers.map(([d],c)=>[d,Number(t[c].value)]));for(let d of t)Kl(d.closest(".row"),Number(d.value),"",e.most);let s=e.sums.map(([d,c])=>r[d]+r[c]),i=d=>e.sums.flatMap(([c,p,u])=>u===d?`${c} + ${p}`:[]).join(" and "),a=Vl(s.reduce((d,c,p)=>d+(e.sums[p][2]?c:0),0)),l=s.map((d,c)=>d>0===e.sums[c][2]);for(let[d,c]of o.entries())Kl(c,s[d],l[d]?" \u2713":" \u2717",e.most);n.textContent=`${l.filter(Boolean).length} of ${s.length} right. ${e.compares?`${i(!0)} make ${a} together, and so do ${i(!1)}.`:e.told}`}function Kl(e,t,o,n){e.style.setProperty("--from",String(Math.min(0,t)/n)),e.style.setProperty("--long",String(Math.abs(t)/n)),e.style.setProperty("--to",String(t/n)),e.classList.toggle("right",o===" \u2713"),e.querySelector("output").replaceChildren(Vl(t),g("small",{},o))}var Xl,Vl,Ql=N(()=>{"use strict";pe();Ae();Xl=(e,t,...o)=>g("div",{className:`row ${t}`},g("span",{},...e),g("span",{className:"track"},g("i"),...o),g("output",{ariaLive:"off"})),Vl=e=>e>0?`+${e}`:String(e).replace("-","\u2212")});var nc={};D(nc,{default:()=>ig});function ig(e){let{at:t,before:o}=ne(e,lg);JSON.stringify(o)!==JSON.stringify(e.data)&&cg(t,e.data)}function lg(e){let t=g("div"),o=g("p",{tabIndex:-1}),n=g("button",{type:"button",className:"answer"}),r=g("figure",{role:"group"},t,o,n),s={...e,figure:r,lines:t,told:o,answer:n,mine:[]};t.addEventListener("click",({target:l,clientX:d})=>{let c=l,p=c.closest(".taken .line:last-child .block"),u=c.closest("button");p&&s.send("share",zo(p,d));let m=[...u?.closest(".line")?.querySelectorAll("button.block")??[]];if(!u)return;let f=u.classList.contains("block")?[u]:m,h=f.every(b=>b.dataset.state==="gone");for(let b of f)Zl(b,!h);o.ariaLive="polite",oc(s)});let i,a=l=>l?.closest("button.block[data-text]");return t.addEventListener("pointerdown",({target:l})=>i=a(l)),t.addEventListener("pointermove",({clientX:l,clientY:d,buttons:c})=>{let p=t.getRootNode(),u=a(p.elementFromPoint(l,d));if(c===1&&u&&u!==i)for(let m of[i,u])m?.dataset.state===""&&m.click()}),ue(t,"button",()=>t.querySelectorAll(".line:first-child button").length),n.addEventListener("click",()=>{s.mine=vs(s).flatMap(({dataset:l},d)=>l.state==="gone"?d:[]),s.given.counted==="gone"?s.send("gone",s.mine.join(" ")):s.send("left",tc(s))}),s}function Zl(e,t){e.dataset.state=t?"gone":"",e.setAttribute("aria-pressed",String(t)),ec(e)}function ec(e){let{of:t,state:o,text:n,many:r}=e.dataset;e.ariaLabel=`${t}: ${o==="ahead"?"still to come":n?o==="gone"?"0, hidden":n:r}`}function oc(e){let t=tc(e),o=t===1,[n,r]=o?["weight becomes","is"]:["weights become","are"],s=e.given.counted==="left";e.answer.disabled=!e.lines.querySelector("[data-state=gone]"),e.told.textContent=e.answer.disabled?`Press a ${s?"block":"weight"}, or a word for its row.`:s?`${t} ${r} left.`:`${t} ${n} 0.`,e.answer.textContent=`Answer with ${t}`}function cg(e,{name:t,told:o,lines:n,asks:r,takes_share:s,mine:i,framed:a}){let{figure:l,answer:d}=e,c=l.contains(l.getRootNode().activeElement);l.ariaLabel=t,l.style.setProperty("--wide",String(Math.max(...n.map(({blocks:h})=>h.reduce((b,{wide:x,cell:k})=>b+x*k,0))))),l.style.setProperty("--tall",String(n[0].blocks[0].high)),l.style.setProperty("--gaps",String(Math.max(...n.map(({blocks:h})=>h.some(({label:b,high:x})=>b||x>1)?h.length:0)))),l.classList.toggle("taken",s),l.classList.toggle("beside",n.every(({note:h})=>!h)),e.lines.replaceChildren(...n.map(({label:h,note:b,blocks:x},k)=>{let y=r?g("button",{type:"button",ariaLabel:`All of ${h}`,tabIndex:-1},h):g("span",{},h);return g("div",{className:k===a?"line framed":"line"},g("div",{className:"title"},y,g("span",{},b)),...x.map($=>dg($,h,r)))}));let p=e.lines.querySelector("button.block");p&&(p.tabIndex=0);let m=(i.length&&e.mine.length!==i.length?i:e.mine).map(h=>vs(e)[h]).filter(h=>h?.dataset.state===""),f=r?[]:m;for(let h of f)h.classList.add("mine");if(r)for(let h of m)Zl(h,!0);e.mine=[],e.told.ariaLive="off",e.told.textContent=f.length?`${o} Dashed: yours, which stay.`:o,d.hidden=!r,r&&oc(e),c&&!l.contains(l.getRootNode().activeElement)&&e.told.focus()}function dg({label:e,wide:t,high:o,cell:n,role:r,state:s,text:i,share:a},l,d){let c=i?1:t*o,p=g(d?"button":"div",{className:"block",dataset:{of:`${e} of ${l}`,role:r,state:s,many:String(c),...o>1?{}:{flat:""},...i?{text:i}:{}}});d?Object.assign(p,{tabIndex:-1,ariaPressed:"false"}):p.role="img",ec(p);for(let[u,m]of Object.entries({wide:t,high:o,cell:n,share:a}))p.style.setProperty(`--${u}`,String(m));return g("div",{},...e?[g("small",{},e)]:[],p)}var vs,tc,rc=N(()=>{"use strict";En();pe();Ae();Ue();vs=({lines:e})=>[...e.querySelectorAll(".block")],tc=e=>vs(e).reduce((t,{dataset:o})=>t+Number(o.state==="gone"==(e.given.counted==="gone")&&o.many),0)});var sc={};D(sc,{NARROW:()=>Xe,ONE:()=>ys,VEILED:()=>Wn,asksForWord:()=>ae,isFree:()=>oo,isLike:()=>ft,isMark:()=>Ho,isOff:()=>ht,missingWeights:()=>Ss,sharesOf:()=>_e,unpack:()=>ks,words:()=>Le});function ks({layers:e,heads:t,tokens:o,largest:n},r){let s=n?e*t*o.length*n*4:r.length;return{weights:new Uint16Array(r.slice(0,s).buffer),pixels:r.slice(s)}}function _e(e,[t,o,n]){let{given:r,weights:s}=e,i=Le(e).length,a=r.largest||i,l=((t*r.heads+o)*r.tokens.length+n)*a,d=Array.from(s.subarray(l,l+a),u=>u===65535?null:u===r.nan?NaN:u/65534*r.most);if(!r.largest)return d;let c=new Array(i).fill(0),p=s.subarray(s.length/2+l);return d.forEach((u,m)=>{c[p[m]]=u}),c}var Wn,ys,Xe,ft,ae,oo,Le,Ho,Ss,ht,Fe=N(()=>{"use strict";Wn=65535,ys=65534,Xe=480,ft=(e,t)=>String(e)===String(t);ae=({given:e})=>e.asks==="word",oo=e=>ae(e)&&e.given.others.length>0&&_e(e,e.given.row)[0]!==null,Le=({given:e})=>e.others.length?e.others:e.tokens;Ho=({given:e},t)=>e.others.length>0&&!e.values.length&&t.includes(1),Ss=({given:e,shown:t})=>ft(t,e.row)?e.missing:[],ht=({off:e},t,o)=>e.some(([n,r])=>n===t&&r===o)});var ac={};D(ac,{add:()=>Es,expect:()=>_n});function Es(e,t){let{given:o,bar:n,shown:[,r]}=e;n.hidden=!o.sums?.length;let s=t[0]!==null&&o.sums?.includes(r);n.classList.toggle("covered",!s),n.style.setProperty("--one",`${100/o.reach}%`);let i=s?[...t,...Ss(e)]:[];for(;n.querySelectorAll("i").length<Math.max(t.length,i.length);)n.prepend(g("i"));for(let[a,l]of[...n.querySelectorAll("i")].entries()){let d=(i[a]||0)/o.reach;l.style.width=`${100*d}%`,l.className=d&&a>=t.length?"missing":"",l.textContent=l.className&&d>.09?Le(e)[a-t.length]:""}_n(e)}function _n({given:e,mine:t,slider:o,answer:n}){let r=e.asks==="share"?Number(o.value)/100:e.expected;o.hidden=n.hidden=e.asks!=="share",o.dir=e.fromEnd?"rtl":"ltr",t.hidden=r===null,t.classList.toggle("end",e.fromEnd),t.classList.toggle("given",o.hidden),t.style.width=`${100*(r??0)}%`,t.textContent=`${Math.round(100*(r??0))} %`,n.textContent=`Answer with ${t.textContent}`}var Fn=N(()=>{"use strict";pe();Fe()});var ic={};D(ic,{LINE:()=>it,highest:()=>Bo,path:()=>tt});function tt(e,t,o){if(e.given.others.length)return`M${t.x},${t.y} C${t.x},${(t.y+o.y)/2} ${o.x},${(t.y+o.y)/2} ${o.x},${o.y}`;if(e.isWrapped&&t.y!==o.y){let a=e.line>it?44:29,[l,d]=t.y<o.y?[t.y+a,o.y+8]:[t.y+8,o.y+a];return`M${t.x},${l} C${t.x},${(l+d)/2} ${o.x},${(l+d)/2} ${o.x},${d}`}if(e.isWrapped&&t.x!==o.x)return`M${t.x},${t.y} Q${(t.x+o.x)/2},${t.y-Math.min(.8*e.line,t.y+8)} ${o.x},${o.y}`;if(e.isWrapped){let a=Math.min(.58*e.line,1.2*(t.y+8));return`M${t.x-5},${t.y} c${-.4*a},${-a} ${.4*a+10},${-a} 10,0`}let n=e.given.least?e.places[0]:t,r=Bo(Math.max(...e.places.map(({x:a})=>Math.abs(a-n.x)),Math.abs(o.x-t.x))),s=t.y-2*Bo(o.x-t.x)*Math.min(e.figure.clientWidth<480||e.given.tall?2:1,(t.y-20)/r),i=Math.min(60,1.6*Math.min(t.x,e.figure.clientWidth-t.x));return t.x===o.x?`M${t.x-8},${t.y} c${-i},-110 ${i+16},-110 16,0`:`M${t.x},${t.y} Q${(t.x+o.x)/2},${s} ${o.x},${o.y}`}var it,Bo,Pt=N(()=>{"use strict";Fe();it=44,Bo=e=>30+Math.abs(e)*.475});var pc={};D(pc,{drawnOn:()=>Dn,enlarge:()=>As,stand:()=>$s});function $s(e,t){let{given:{tokens:o,lengths:n},svg:r,chosen:s}=e,i=t<480?164:n?214:238,[a,l]=[i/o.length,ot-6],d=n?(t-ot-cc)/2:t-ot-lc,[c,p]=[d/o.length,Math.min(14,1.15*a)],[u,m]=[!n||c>=dc,De+i+16],f=n?ot+d+cc:0,h=(b,x)=>o.slice(0,u?void 0:1).map((k,y)=>v("text",{"aria-hidden":"true","font-size":Math.min(p,Math.max(c,dc)),transform:`translate(${b+(y+.5)*c},${x}) rotate(-60)`},k));Object.assign(e,{isWrapped:!0,line:a,ends:[],places:o.map((b,x)=>({x:ot,y:De+(x+.5)*a-10}))}),r.setAttribute("viewBox",`0 0 ${t} ${De+i+(n?24:6)}`),r.replaceChildren(...[ot,...f?[f]:[]].map(b=>v("image",{x:b,y:De,width:d,height:i,preserveAspectRatio:"none","aria-hidden":"true"})),v("rect",{class:"asks",x:ot,width:t-ot-(f?0:lc),height:a}),v("text",{class:"level",x:l,y:De-24,"text-anchor":"end"},"asked \u2192"),v("text",{class:"level",x:l,y:De-8,"text-anchor":"end"},"asks \u2193"),...f?["weight","\xD7 length of value"].map((b,x)=>v("text",{class:"level",x:[ot,f][x]+d/2,y:m,"text-anchor":"middle"},b)):[],v("g",{class:"lengths"}),...f&&!n?.length?[v("rect",{class:"covered",x:f,y:De,width:d,height:i}),v("text",{x:f+d/2,y:De+i/2,"text-anchor":"middle","font-size":26},"?")]:[],...h(ot,De-5),...o.map((b,x)=>v("text",{class:"word",x:l,y:De+(x+.5)*a+.35*p,"text-anchor":"end","font-size":p,role:"button",tabindex:x===s[2]?0:-1,"data-word":x,"data-side":"from"},b)))}function As(e){let{given:{heads:t,lengths:o,tokens:{length:n},whole:r},svg:s,grid:i,line:a,shown:[l,d,c]}=e;if(!r)return;let[p,u]=s.querySelectorAll("image"),m=l*t+d;if(p.setAttribute("href",i.querySelectorAll("canvas")[m].toDataURL()),s.querySelector(".asks")?.setAttribute("y",String(De+c*a)),!o?.length)return;let f=o.slice(m*n,(m+1)*n),h=Number(u.getAttribute("width"))/n;u.setAttribute("href",ug(e,f)),s.querySelector(".lengths")?.replaceChildren(...f.map((b,x)=>{let k=pg*b/Math.max(...f);return v("rect",{x:Number(u.getAttribute("x"))+x*h+1,y:De-4-k,width:Math.max(1,h-2),height:k})}))}function ug(e,t){let{shown:[o,n],grid:r}=e,s=g("canvas",{width:t.length,height:t.length}),i=s.getContext("2d");return i.fillStyle=getComputedStyle(r.querySelectorAll("canvas")[0]).color,t.forEach((a,l)=>Dn(_e(e,[o,n,l]),t).forEach((d,c)=>{i.globalAlpha=Math.sqrt(d),i.fillRect(c,l,1,1)})),s.toDataURL()}function Dn(e,t){let o=e.map((r,s)=>Number(r)*t[s]),n=o.reduce((r,s)=>r+s,0);return o.map(r=>r/n)}var ot,De,lc,cc,pg,dc,jo=N(()=>{"use strict";pe();Te();Fe();[ot,De]=[62,44],[lc,cc,pg]=[20,14,26],dc=12});var uc={};D(uc,{capital:()=>Bn,headName:()=>Hn,rounded:()=>He,sentenceOf:()=>Ms});function He(e,t){let o=e.toFixed(t);return Number(o)!==e&&[0,1].includes(Number(o))?`\u2248 ${Number(o)}`:o}function Ms(e,t){let{given:o,shown:[n,r,s]}=e,i=ht(o,n,r),a=o.layers*o.heads>1||o.names.length?`${Bn(Hn(o,n,r))}${i?".":":"} `:"";if(t[0]===null)return[g("span",{className:"where"},a.replace(": ","."))];if(Number.isNaN(t[0]))return[`${a}\u201C${o.tokens[s]}\u201D has nan for every word: 0/0.`];if(Ho(e,t))return[`${o.tokens[s]} \u2194 `,g("b",{},Le(e)[t.indexOf(1)])];let l=t.map(Number),d=l.map((h,b)=>({share:h,j:b})).filter(({share:h})=>h).sort((h,b)=>b.share-h.share).slice(0,3);if(o.lengths?.length){let h=t.indexOf(Math.max(...l)),b=o.lengths.slice((n*o.heads+r)*t.length);return[g("span",{className:"where"},a),`\u201C${o.tokens[s]}\u201D gives ${o.tokens[h]} `,g("b",{},He(l[h],4))," and draws on it ",g("b",{},He(Dn(t,b)[h],4)),g("span",{className:"pair"},`: its value is ${b[h].toFixed(2)} long`)]}if(o.begins&&o.drawn!==null&&s===o.row[2]){let[h,b]=o.begins,x=(k,y)=>[`${o.tokens[k]} \xB7 ${o.tokens[y]} is `,g("b",{},He(Number(_e(e,[n,r,k])[y]),4))];return[...x(s,b),", ",...x(h,o.drawn)]}let p=o.drawn!==null&&!o.isSent?`\u2717 Not \u201C${Le(e)[o.drawn??0]}\u201D: draw another from \u201C${o.tokens[s]}\u201D.`:`Draw a thread from \u201C${o.tokens[s]}\u201D, or press its word.`;if(!d.length)return ae(e)?[p]:[];let u=o.sums?.includes(r)&&l.reduce((h,b)=>h+b,0).toFixed(4),m=`${i?"Before, ":""}\u201C${o.tokens[s]}\u201D${u?`, ${u} in all:`:` ${i?"attended to":o.verb}`} `,f=d.map(({share:h,j:b},x)=>g("span",{className:"pair"},x?", ":"",`${mg(Le(e),b)} `,g("b",{},He(h,4))));return[g("span",{className:o.names.length*o.layers>1?"where":""},a),g("span",{className:"first"},o.drawn!==null&&s===o.row[2]&&!ae(e)?"Dashed: yours. ":"",m,f[0]),...f.slice(1),t.length>3&&d.length===3?" \u2026":"",o.largest?` Of so long a text, the ${o.largest} largest weights of each word are here.`:""]}var mg,Hn,Bn,Go=N(()=>{"use strict";pe();Fe();jo();mg=(e,t)=>e.indexOf(e[t])===e.lastIndexOf(e[t])?e[t]:e[t]+[...String(t+1)].map(o=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089"[Number(o)]).join(""),Hn=(e,t,o)=>(e.names[o]??`Layer ${t+1}, head ${o+1}`)+(ht(e,t,o)?`, ${e.change}`:""),Bn=e=>/[A-Za-z]\.\w/.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)});var mc={};D(mc,{layWritten:()=>Ls,showWritten:()=>Ns});function Ls(e,t,o,n){let{places:r,given:{tokens:s,moves:i}}=e;e.written=i.map(l=>({x:t[l],y:o+Uo}));let a=`matrix(1 0 0 -1 0 ${2*o+Uo})`;return[...e.written.map(({x:l,y:d},c)=>v("path",{class:"join",d:`M${r[c].x},${o+58} C${r[c].x},${o+76} ${l},${d-76} ${l},${d-56}`})),...s.map(()=>v("path",{class:"was",transform:a})),...s.map((l,d)=>v("text",{class:"old",x:e.written[d].x,y:o+Uo-33,"text-anchor":"middle","font-size":n},l)),...e.written.map(({x:l})=>v("text",{class:"share old-share",x:l,y:o+Uo-11,"text-anchor":"middle"})),...[20,2*o+Uo-8].map(l=>v("text",{class:"level",x:0,y:l}))]}function Ns(e){let{svg:t,shown:[o,n,r],written:s,given:i,places:a}=e,l=_e(e,[o,0,r]).map(Number),d={x:s[r].x,y:a[r].y};l.forEach((c,p)=>{let u=m=>t.querySelectorAll(m)[p];u(".was").setAttribute("d",tt({...e,places:s},d,{x:s[p].x,y:a[p].y})),u(".was").setAttribute("stroke-width",String(Math.max(.6,30*c/i.most))),u(".join").classList.toggle("from",r===p),u(".old").classList.toggle("from",r===p),u(".old").classList.toggle("most",r!==p&&c>.3),u(".old-share").textContent=He(c,2)}),t.querySelectorAll(".level").forEach((c,p)=>{c.textContent=Bn(i.names[p?0:n]??"")})}var Uo,jn=N(()=>{"use strict";Te();Pt();Go();Fe();Uo=143});var hc={};D(hc,{show:()=>ge});function ge(e,t){e.shown=[...t];let{given:o,svg:n,places:r,ends:s}=e,[i,a,l]=t,d=_e(e,t),c=d[0]===null,p=c||ae(e)&&!d.some(Boolean),u=!o.others.length,m=ht(o,i,a);n.classList.toggle("changed",m);for(let M of n.querySelectorAll(".kept"))M.classList.toggle("drawn",Number(M.dataset.word)===l);let f=l===o.row[2]?o.drawn:null,h=f!==null&&o.begins||[];n.classList.toggle("compares",h.length>0);let b=f!==null&&p&&!c&&!o.isSent,x=Ho(e,d),k=M=>o.names.length>0&&M===0,y=Math.min(...s.slice(1).map(({x:M},O)=>Math.abs(M-s[O].x))),$=o.sums&&y>=fc?4:o.most>1&&y<fc/1.5?1:2,S=(M,O=!1)=>M===null?"":Number.isNaN(M)?"nan":k(M)?"0":M>fg||(o.sums||o.moves.length)&&(M||u)||(M||o.values.length)&&s.length<=hg?He(M,$):O?He(M,$):"",T=e.isWrapped?d.map(Number).sort((M,O)=>O-M)[gg]??0:.02;n.querySelectorAll(".thread").forEach((M,O)=>{let L=d[O]||0;M.setAttribute("d",tt(e,r[l],s[O]));let E=Math.hypot(s[O].x-r[l].x,s[O].y-r[l].y),C=(e.isWrapped?Math.min(14,E/6||14):x?12:o.least?10:30)*((L-o.least)/(o.most-o.least));M.setAttribute("stroke-width",String(Math.max(.6,C))),M.classList.toggle("pale",h.length>0&&O!==h[1]),M.classList.toggle("none",c||k(d[O])||Number.isNaN(d[O])||p&&!u),M.setAttribute("opacity",String(p?0:L>T?.7:e.isWrapped||x?0:.4))});for(let M of n.querySelectorAll(".word")){let[O,L]=[Number(M.dataset.word),u||M.dataset.side==="to"],E=d[O]??0,C=M.dataset.side==="from"&&O===l;M.classList.toggle("from",C),M.classList.toggle("most",L&&!C&&E>.3);let A=ae(e)?"draw the thread here":`${o.tokens[l]} ${m?"attended to":o.verb} it: ${c?`a share that is covered${o.powers.length?`, of ${o.powers[O]}`:""}`:He(E,2)}`,q=L&&o.values.length?`, ${o.values[O]}`:"";M.setAttribute("aria-label",L?`${M.textContent}${q}: ${A}`:`${M.textContent}: show its threads`)}if(n.querySelectorAll(".share:not(.old-share)").forEach((M,O)=>{let L=b?"\u2717":c&&o.expected!==null?`\u2717 ${He(o.expected,$)}`:S(d[O],!0);M.textContent=x?"":S(d[O])||(O===f?L:"")||(c?o.powers[O]??"?":"")}),n.classList.toggle("wrong",b),n.querySelector(".mine")?.setAttribute("d",f!==null?tt(e,r[h[0]??l],s[f]):""),Es(e,d),As(e),e.told.hidden=o.moves.length>0,o.moves.length)return Ns(e);e.told.classList.toggle("exact",!c),e.told.replaceChildren(...Ms(e,d)),e.grid.querySelectorAll("button").forEach((M,O)=>M.classList.toggle("shown",O===i*o.heads+a))}var fg,hg,fc,gg,no=N(()=>{"use strict";Fn();Pt();Go();jo();jn();Fe();fg=.035,hg=7,fc=50,gg=12});var gc={};D(gc,{drawPictures:()=>Ts});function Ts(e){let{given:t,grid:o}=e,n=t.layers*t.heads;if(o.hidden=n<2||t.moves.length>0,o.style.setProperty("--heads",String(t.heads)),o.classList.toggle("named",t.names.length>0),o.classList.toggle("many",t.names.length>5),o.classList.toggle("fades",t.outlined.length>0),o.classList.toggle("framed",!!t.change&&t.outlined.length>0),e.svg.classList.toggle("plays",t.plays),[...o.querySelectorAll("button")].length!==n&&n>1){let d=Array.from({length:t.heads},(p,u)=>String(u+1)),c=[g("i",{className:"layer"},"head"),...d].map(p=>g("small",{ariaHidden:"true"},p));o.replaceChildren(...t.names.length?[]:c,...Array.from({length:t.layers},(p,u)=>{let m=t.names.length?[]:[g("i",{className:"layer"},"layer "),String(u+1)];return[g("span",{hidden:!m.length},...m),...d.map((f,h)=>wg(e,u,h))]}).flat())}let[s,i]=t.side?[t.side,t.side]:[t.tokens.length,Le(e).length],a=o.querySelectorAll("canvas"),l=bg(a[0]);a.forEach((d,c)=>{d.width=i,d.height=s;let p=d.getContext("2d"),u=p.createImageData(i,s),m=new Uint32Array(u.data.buffer);for(let M=0;M<s*i;M++){let O=e.weights[c*s*i+M];m[M]=t.side?l[e.pixels[c*s*i+M]]:O===65535?0:O===t.nan?4286611584:l[Math.round(255*Math.sqrt(O/65534))]}p.putImageData(u,0,0);let[f,h]=[Math.floor(c/t.heads),c%t.heads],b=!t.side&&e.weights.subarray(c*s*i,(c+1)*s*i).every(M=>M===65535),x=d.parentElement,[k,y]=[t.names[h],t.names[h-1]],[,$,S=""]=/^(\D+ )(\d+)$/.exec(k??"")??["",k],T=y===k||S&&y?.startsWith($);k&&x.replaceChildren(d,g("small",{},g("i",{className:T?"again":""},$.replace(/ $/,"\xA0")),S)),x.classList.toggle("off",ht(t,f,h)),x.classList.toggle("veiled",b),x.classList.toggle("outlined",t.outlined.some(([M,O])=>M===f&&O===h)),x.ariaLabel=x.title=`${Hn(t,f,h)}${b?", covered":""}`})}function bg(e){let t=e&&getComputedStyle(e),o=s=>s?.match(/\d+/g)?.map(Number)??[0,0,0],[n,r]=[o(t?.color),o(t?.backgroundColor)];return Uint32Array.from({length:256},(s,i)=>{let[a,l,d]=r.map((c,p)=>Math.round(c+(n[p]-c)*i/255));return 255<<24|d<<16|l<<8|a})}function wg(e,t,o){let n=t===e.chosen[0]&&o===e.chosen[1]?0:-1,r=g("button",{type:"button",tabIndex:n},g("canvas")),s=()=>ge(e,[t,o,ae(e)?e.given.row[2]:e.chosen[2]]);return r.onpointermove=()=>e.shown[0]===t&&e.shown[1]===o||s(),r.onfocus=s,r.onblur=()=>ge(e,e.chosen),r.onclick=()=>{e.chosen=[t,o,e.chosen[2]],ge(e,e.chosen),e.send("head",[t,o])},r}var Os=N(()=>{"use strict";pe();no();Go();Fe()});var vc={};D(vc,{lay:()=>Wt});function Wt(e){let{given:t,svg:o}=e,n=e.figure.clientWidth;if(!n)return;if(t.whole)return $s(e,n),ge(e,e.shown);let r=n<480,s=t.others.length>0,i=Cs(e,t.tokens,n,qs(t)?t.others:[]),a=qs(t)?i:Cs(e,Le(e),n),l=Math.min(i.type,a.type),d=!s&&t.tokens.length>yg,c=!s&&l<(r?xg:Is);e.isWrapped=d||c,e.line=d?it:t.layers>1?(r?t.change?.52:.66:1)*kg:(r?t.heads>1?1.75:1.2:1)*Sg,e.figure.classList.toggle("long",d);let[p,u]=[i.middles[0],i.middles[i.middles.length-1]],m=r&&t.heads===1&&!t.sums?200:150,f=t.moves.length>0,h=t.tall&&!r?$g:(f?.8:1)*Math.min(t.change?Lg:t.layers>1?Mg:Ag,t.counts.length?Math.max(106,n*.32):Math.max(m,n*.36),Math.max(110,60+Bo(u-p))),b=t.values.length&&18,[x,k]=s?[54+b,(r?230:b?340:280)-(t.sums?28:0)]:[h,h];t.tall&&r&&e.isWrapped&&(e.line=Math.max(e.line,Eg/(new Set(bc(e,i.written,n).map(({y:R})=>R)).size-1))),e.places=e.isWrapped?bc(e,i.written,n):i.middles.map(R=>({x:R,y:k})),e.ends=s?a.middles.map(R=>({x:R,y:x})):e.places;let y=e.isWrapped?e.places[e.places.length-1].y+46:0;o.setAttribute("viewBox",`0 0 ${n} ${y||k+(f?k+143:s?34:t.counts.length?114+Gn(n):56)}`);let $=e.ends.map(()=>v("path",{class:"thread"})),S=[...t.tokens.map((R,U)=>wc(e,R,U,e.places[U],"from",e.isWrapped?xc(n,t.layers):l)),...t.others.map((R,U)=>wc(e,R,U,e.ends[U],"to",l))],T=s?-36-b:e.isWrapped?39:51,M=e.ends.map(({x:R,y:U})=>v("text",{class:"share",x:R,y:U+T,"text-anchor":"middle"})),O=t.values.map((R,U)=>v("text",{class:"value",x:e.ends[U].x,y:x-36,"text-anchor":"middle"},R)),L=Object.entries({weight:x-54,value:x-36,key:x-12,query:k+24}),E=Math.min(...a.middles.map((R,U)=>R-a.written[U]/2))-24,C=b&&n>480?L.map(([R,U])=>v("text",{class:R,x:E,y:U,"text-anchor":"end"},R)):[];o.classList.toggle("valued",!!b);let A=o.getRootNode().activeElement,q=A instanceof SVGElement?[...o.querySelectorAll(".word")].indexOf(A):-1,_=[...o.querySelectorAll(".word[data-side=from]")].map(R=>({text:R.textContent,x:Number(R.getAttribute("x"))}));o.replaceChildren(...oo(e)?e.places.map(({x:R,y:U})=>v("circle",{class:"grip",cx:R,cy:U-5,r:5})):[],...s?qg(e):[],...$,v("path",{class:"mine"}),...S,...M,...O,...C,...t.counts.length?Og(e,n):[],...f?Ls(e,Cs(e,t.tokens.map((R,U)=>t.tokens[t.moves.indexOf(U)]),n).middles,k,l):[]);let G=e.shown;S[q]?.focus(),ge(e,G),!s&&!e.isWrapped&&Cg(S,_)}function Og({given:{counts:e,levels:t},places:o},n){let r=Math.max(...e),s=Math.max(r,...t.map(([,u])=>1.25*(u<3*r?u:r))),i=o[0].y+96+Gn(n),a=u=>Gn(n)*Math.min(u,s)/s,l=e.flatMap((u,m)=>[v("rect",{class:"count",x:o[m].x-14,y:i-a(u),width:28,height:a(u)}),v("text",{class:"counted",x:o[m].x,y:i+16,"text-anchor":"middle"},u.toFixed(Number.isInteger(u)?0:2))]),d=i-Gn(n)-9,c=t.flatMap(([u,m],f)=>[...[`M0,${i-a(m)} H${n}`,`M${f?n-20:0},${d} h20`].map(h=>v("path",{class:f?"expected guess":"expected",d:h})),v("text",{class:"level",x:f?n-26:26,y:d+4,"text-anchor":f?"end":"start"},m>s?`${u} \u2191`:u)]);return[v("text",{class:"level",x:0,y:d-16},"How often each word gets most"),v("path",{class:"ground",d:`M0,${i} H${n}`}),...l,...c]}function Cg(e,t){let[o,n]=[t.map(({text:s})=>s),e.map(({textContent:s})=>s)];if(!([...o].sort().join(" ")!==[...n].sort().join(" ")||o.join(" ")===n.join(" ")||matchMedia("(prefers-reduced-motion: reduce)").matches))for(let s of e){let[{x:i}]=t.splice(t.findIndex(({text:l})=>l===s.textContent),1),a=i-Number(s.getAttribute("x"));s.animate([{transform:`translateX(${a}px)`},{transform:"none"}],{duration:700,easing:"ease-in-out"})}}function Cs(e,t,o,n=[]){let r=g("canvas").getContext("2d");r.font=`${Un}px ${getComputedStyle(e.figure).fontFamily}`;let s=t.map((c,p)=>Math.max(36,...[c,n[p]??""].map(u=>r.measureText(u).width*1.06+(o<480?8:14)))),i=s.reduce((c,p)=>c+p,0),a=Math.min(e.given.values.length?Tg:Ng,o/i),l=(o-i*a)/2;return{middles:s.map(c=>(l+=c*a,l-c*a/2)),type:Math.min(vg,Un*a),written:s}}function bc({line:e,given:t},o,n){let r=e>it?8:0,s=xc(n,t.layers)/Un,i=o.reduce((p,u)=>p+u*s,2*r),a=i/Math.ceil((s*Un<Is?1:1.08)*i/n)+.6*Math.max(...o)*s,l=s*(e>it?Math.max(1,n/a):1),[d,c]=[r,t.layers>1&&e>it?4:24];return o.map(p=>{let u=p*l;return d+u>n&&([d,c]=[r,c+e]),d+=u,{x:d-u/2,y:c}})}function wc(e,t,o,{x:n,y:r},s,i){let a=s==="to"?-12:e.given.others.length||e.isWrapped?24:28,l=ae(e)&&e.given.others.length?s==="to"&&o===0:s==="from"&&o===e.chosen[2];return v("text",{class:"word",x:n,y:r+a,"text-anchor":"middle","font-size":i,role:"button",tabindex:l?0:-1,"data-word":o,"data-side":s},t)}var Un,Is,xg,vg,xc,yg,kg,Sg,Eg,$g,Ag,Mg,Lg,Gn,Ng,Tg,qs,qg,Xn=N(()=>{"use strict";pe();Te();Pt();no();jo();jn();Fe();Un=19,Is=16,xg=14,vg=26,xc=(e,t)=>e<480&&t>1?15:Is,yg=48,kg=140,Sg=96,Eg=240,$g=320,Ag=260,Mg=150,Lg=84,Gn=e=>e<480?60:70,Ng=2.2,Tg=2.5,qs=({others:e,tokens:t})=>e.length>0&&e.length===t.length;qg=e=>e.given.tokens.flatMap((t,o)=>_e(e,[0,0,o]).flatMap((n,r)=>n===1?[v("path",{class:o===r&&qs(e.given)&&!ae(e)?"kept straight":"kept",d:tt(e,e.places[o],e.ends[r]),"data-word":o})]:[]))});var Ec={};D(Ec,{begin:()=>Rs,end:()=>Ws,look:()=>Fs,move:()=>Ps,pressKey:()=>_s});function zs(e,t,o){let{left:n,top:r}=e.svg.getBoundingClientRect();if(e.isWrapped){let a=o.map(({x:l,y:d})=>Math.abs(l-t.clientX+n)+9*Math.abs(Math.round((d+10-t.clientY+r)/e.line))*e.line);return a.indexOf(Math.min(...a))}let s=t.clientX-n,i=(e.from===null&&kc(e,t)?e.written:o).map(({x:a})=>Math.abs(a-s));return i.indexOf(Math.min(...i))}function Ig(e,t,{x:o,y:n}){let{left:r,top:s}=e.svg.getBoundingClientRect();return Math.abs(t.clientX-r-o)<yc.x&&Math.abs(t.clientY-s-n)<yc.y}function Kn(e,t){let{top:o,height:n}=e.svg.getBoundingClientRect(),r=t.clientY-o>n/2;return e.given.others.length?{begins:r,ends:!r}:{begins:!0,ends:!0}}function Rs(e,t){let o=zs(e,t,e.places);e.begun=Kn(e,t).begins?o:null,!kc(e,t)&&(!e.given.moves.length&&(!ae(e)||!Kn(e,t).begins||o!==e.given.row[2]&&!oo(e))||(e.from=o,e.svg.setPointerCapture(t.pointerId)))}function Ps(e,t){if(e.from!==null){let{left:o,top:n}=e.svg.getBoundingClientRect();e.given.moves.length?e.svg.querySelectorAll(".word")[e.from].setAttribute("x",String(t.clientX-o)):e.svg.querySelector(".mine")?.setAttribute("d",tt(e,e.places[e.from],{x:t.clientX-o,y:t.clientY-n}))}else if(t.pointerType==="mouse"&&!ae(e)&&Kn(e,t).begins){let o=zs(e,t,e.places);o!==e.shown[2]&&ge(e,[e.chosen[0],e.chosen[1],o])}}function Ws(e,t){let o=e.from,{begins:n,ends:r}=Kn(e,t),s=zs(e,t,ae(e)?e.ends:e.places);if(e.from=null,e.given.moves.length&&o!==null&&o!==s)return e.svg.querySelector(".word:focus")?.blur(),e.send("move",[o,s]);e.given.moves.length&&Wt(e);let i=o!==null&&!e.given.moves.length&&!e.given.others.length&&s===e.given.row[2],a=ae(e)&&e.begun!==null&&e.begun!==e.given.row[2]&&(e.given.others.length>0||s!==e.begun),l=ae(e)&&o===null&&!Ig(e,t,e.ends[s]);a&&oo(e)&&r&&e.send("move",[e.begun??0,s]),(ae(e)?r:n)&&!i&&!a&&!l?Sc(e,s):ge(e,e.shown)}function Sc(e,t){if(ae(e)){if(t===e.given.drawn)return ge(e,e.shown);e.given={...e.given,drawn:t,isSent:!0},ge(e,e.shown),e.send("word",t);return}e.chosen=[e.chosen[0],e.chosen[1],t],ge(e,e.chosen)}function _s(e,t){let{side:o,word:n}=t.target.dataset;!o||!Me(t)||(!e.given.others.length||o==="to"===ae(e))&&Sc(e,Number(n))}function Fs(e,{dataset:{side:t,word:o}}){t==="from"&&!ae(e)&&ge(e,[e.chosen[0],e.chosen[1],Number(o)])}var yc,kc,Ds=N(()=>{"use strict";Xn();Pt();at();no();Fe();yc={x:60,y:44};kc=({given:e,svg:t,written:o},{clientY:n})=>e.moves.length>0&&n-t.getBoundingClientRect().top>o[0].y-75});var $c={};D($c,{default:()=>Rg});function Rg({parentElement:e,data:t,setTriggerValue:o}){let n=new DataView(t.buffer,t.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(t.subarray(4,4+n))),{weights:s,pixels:i}=ks(r,t.subarray(4+n)),{at:a,before:l}=ne({parentElement:e,data:r,setTriggerValue:o},Wg),d=!!l&&ft(Le({given:l}),Le(a))&&(ft(l.row,r.row)||ft(a.chosen,r.row)),c=u=>u.slice(-(r.tokens.length**2)),p=!d||!ft(l.names,r.names)||r.plays&&!ft(c(a.weights),c(s));Object.assign(a,{weights:s,pixels:i}),d||(a.chosen=[...r.row]),a.shown=[...ae(a)?r.row:a.chosen],a.figure.setAttribute("aria-label",r.name),a.svg.classList.toggle("asking",ae(a)),a.svg.classList.toggle("moves",r.moves.length>0),r.asks==="share"&&(l?.asks!=="share"||!d||l.fromEnd!==r.fromEnd)&&(a.slider.value=String(Math.round(100*(r.expected??.5))),a.answer.disabled=r.expected===null),Ts(a),Wt(a),r.plays&&p&&Pg(a)}function Pg(e){let[t,o,n]=e.chosen,r=0;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let s=()=>{r>o||!e.svg.isConnected?clearInterval(e.timer):ge(e,[t,r++,n])};e.timer=setInterval(s,zg),s()}function Wg({given:e,send:t}){let o=v("svg"),n=g("p",{className:"told"}),[r,s]=[g("em"),g("input",{type:"range",value:"50",ariaLabel:"How much of the bar, in per cent; Enter answers"})],i=g("div",{className:"bar"},g("b"),r,s),a=g("button",{type:"button",className:"answer"}),l=g("div",{className:"heads"}),d=g("figure",{role:"group"},o,i,a,n,l),c={given:e,weights:new Uint16Array,pixels:new Uint8Array,chosen:e.row,shown:e.row,send:t,figure:d,svg:o,told:n,bar:i,mine:r,slider:s,answer:a,grid:l,places:[],ends:[],written:[],isWrapped:!1,line:it,begun:null,from:null,timer:0};new ResizeObserver(()=>Wt(c)).observe(d);for(let u of["pointerdown","focusin"])d.addEventListener(u,()=>clearInterval(c.timer));l.addEventListener("pointermove",()=>clearInterval(c.timer)),o.addEventListener("pointerdown",u=>Rs(c,u)),o.addEventListener("pointermove",u=>Ps(c,u)),o.addEventListener("pointerup",u=>Ws(c,u)),o.addEventListener("pointercancel",()=>{c.from=null,Wt(c)}),o.addEventListener("pointerleave",()=>c.from===null&&ge(c,c.chosen)),o.addEventListener("keydown",u=>_s(c,u)),d.addEventListener("focusin",({target:u})=>Fs(c,u));for(let u of["from","to"])ue(d,`[data-side=${u}]`);ue(l,"button",()=>c.given.heads),l.addEventListener("pointerleave",()=>ge(c,c.chosen));let p=({pointerType:u,target:m})=>u==="touch"&&m instanceof Element?m.closest("button"):null;return l.addEventListener("pointerdown",u=>{p(u)&&u.target.releasePointerCapture(u.pointerId)}),l.addEventListener("pointerup",u=>p(u)?.click()),l.addEventListener("touchend",u=>u.cancelable&&u.preventDefault()),s.addEventListener("input",()=>{a.disabled=!1,_n(c)}),a.addEventListener("click",()=>c.send("share",Number(s.value))),s.addEventListener("keydown",u=>Me(u)&&c.send("share",Number(s.value))),c}var zg,Ac=N(()=>{"use strict";pe();Ae();at();Ue();Te();Fn();Os();Xn();Pt();Ds();no();Fe();zg=550});var Mc={};D(Mc,{FIELD:()=>so,HINT:()=>Vn,NOTEBOOK_PARTS:()=>ro,askedTab:()=>lt,markElements:()=>ao,marks:()=>io,messageElements:()=>lo,messages:()=>Yn,newMarks:()=>Jn,panelOf:()=>Qn,questionOf:()=>Xo,spokenText:()=>Be});function ao(e=document.body){return[...e.querySelectorAll("[data-testid=stMain] .stMarkdownBadge")].filter(o=>(!o.isConnected||o.checkVisibility({visibilityProperty:!0}))&&_g.test(o.innerText.trim())).map(o=>o.closest("p")??o)}function Jn(e,t){let o=[...e];return t.filter(n=>{let r=o.indexOf(n);return r>=0&&o.splice(r,1),r<0})}function Hs(e){let[t,o=""]=[...e.children].map(Hs);switch(e.localName){case"mfrac":return`${t} over ${o}`;case"msqrt":return`\u221A${t}`;case"msub":return t==="\u2211"?`the sum over ${o} of`:`${t}${o.length>1?" ":"_"}${o}`;case"msup":return o==="\u22A4"?`${t} transposed`:`${t} to the ${o}`;default:return e.children.length?[...e.children].map(Hs).join(" "):e.textContent??""}}function Be(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll("[role=img][translate=no]"))o.remove();for(let o of t.querySelectorAll(".katex"))o.replaceWith(...[...o.querySelectorAll("semantics > :first-child")].map(Hs));return(t.textContent??"").replace(/[\s\u2061]+/g," ").replace(/ (?=[,.:;)])/g,"").trim()}function Xo(e){let t=e.parentElement?.querySelectorAll("[role=tab]").length,n=[...(Qn(e)??document).querySelectorAll(so)].find(i=>e.compareDocumentPosition(i)&Node.DOCUMENT_POSITION_FOLLOWING),r=n?.querySelector("[aria-checked=true]"),s=r?Be(r):n instanceof HTMLInputElement?n.value:"";return`Question ${e.innerText} of ${t}. ${n?.ariaLabel??""}${s&&` Your answer: ${s}.`}`}var _g,ro,Vn,Fg,so,io,lo,Yn,lt,Qn,Ko=N(()=>{"use strict";_g=/^[✓✗◐↷…?]/,ro="[class*=st-key-found-]",Vn="[class*=st-key-said-] p",Fg=".st-key-told p, .st-key-left p, .st-key-read p",so="[class*=st-key-question] :is([role=radiogroup], input, textarea)";io=(e=document.body)=>[...ao(e),...e.querySelectorAll(".stToast p")].map(Be),lo=(e=document.body)=>e.querySelectorAll(`.st-key-stored-solution .stMarkdown, ${Fg}, ${Vn}, [class*=st-key-found-] > :first-child p`),Yn=(e=document.body)=>[...lo(e)].map(Be);lt=()=>document.querySelector(".st-key-lesson [role=tab][aria-selected=true]"),Qn=e=>document.getElementById(e.getAttribute("aria-controls")??"")});var Oc={};D(Oc,{arrive:()=>js,head:()=>Zn,newTitle:()=>Gs,titleOfStep:()=>Vo});function Vo(){let e=document.querySelector("[data-testid=stMain] p > strong:first-child");return e&&Zn(e),e}function js({screen:e,step:t}){let o=document.body.dataset,[n,r]=[o.screen,o.step];if(Object.assign(o,{screen:e,step:t}),n===void 0)return Dg();let s=t?Vo():Lc(),i=n!==e?Lc():r!==t?s:null;if(n!==e&&document.querySelector("[data-testid=stMain]")?.scrollTo(0,0),r!==t&&(Bs=!i),!i)return"";Nc()||Tc(i);let a=n===e?document.querySelector(so):null;return`${Be(i)} ${a?.ariaLabel??""}`.trim()}function Tc(e){e.tabIndex=-1,e.focus()}function Gs(){let e=Bs&&Vo();return e?(Bs=!1,Nc()||Tc(e),Be(e)):""}function Dg(){let[e]=performance.getEntriesByType("navigation"),t=e.type==="navigate"?null:lt(),o=t??document.querySelector("[data-testid=stMain] h1:not([tabindex])");return o&&document.activeElement===document.body&&!location.hash&&(o.tabIndex=o.tabIndex,o.focus({preventScroll:!0}),o.blur()),t?[Xo(t),...io()].join(" "):""}var Bs,Lc,Zn,Nc,Us=N(()=>{"use strict";Ko();Bs=!1,Lc=()=>document.querySelector("[data-testid=stMain] h1");Zn=e=>Object.assign(e,{role:"heading",ariaLevel:"2"}),Nc=()=>!!document.activeElement?.matches("[data-testid=stMain] :is(input, textarea)")});var Ic={};D(Ic,{ANSWER_PLACES:()=>co,asLongAsItGrows:()=>Ks,keepHeight:()=>Yo,reveal:()=>Xs,show:()=>Jo});function Xs(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth",o=[...lo(),...ao()].filter(n=>n.closest(co)&&e.includes(Be(n)));for(let n of o){let r=n.closest(co),s=r.matches(".st-key-asked"),i=n.closest(`${ro}, .st-key-asked .stMarkdown`)??n,{top:a,bottom:l,height:d}=i.getBoundingClientRect(),c=r.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect()??new DOMRect(0,1/0),[p,u]=[In(),Math.max(0,...[...r.querySelectorAll(jg)].map(h=>h.getBoundingClientRect().bottom-l))];i!==n&&(i.style.scrollMarginTop=`${p+(s?Math.max(0,Math.min(a-c.top,innerHeight-d-p-Cc-Bg)):0)}px`);let m=Math.max(0,Math.min(u+(l+u>innerHeight?Cc:0),innerHeight+c.top-p-l)),f=s?0:l+m-innerHeight;i.style.scrollMarginBottom=`${m+(f>0?zn(f,p):0)}px`,i.scrollIntoView({block:"nearest",behavior:t})}return o.length>0}function Yo(e){let t=qc();t&&(t.style.minHeight=e?`${t.getBoundingClientRect().height}px`:"")}function Jo(){let e=lt(),t=e&&Qn(e);if(!t)return;let o=document.querySelector("[data-testid=stMain]");if(o.scrollTo(0,0),!(t.getBoundingClientRect().bottom<=innerHeight)){for(let n of[qc(),t,e])n?.scrollIntoView({block:"nearest"});o.scrollTop&&o.scrollBy(0,zn(0,In()))}}function Ks(e){let t=new ResizeObserver(Jo),o=()=>t.disconnect();t.observe(e);for(let n of["pointerdown","wheel","keydown"])addEventListener(n,o,{once:!0,capture:!0,passive:!0});setTimeout(o,Hg)}var Hg,Bg,Cc,co,jg,qc,Vs=N(()=>{"use strict";hs();Ko();Hg=3e3,[Bg,Cc]=[64,8],co=`.st-key-lesson, .st-key-asked, ${ro}`,jg=".st-key-lesson [role=tabpanel] .stButton, .st-key-onward [data-testid=stPageLink]";qc=()=>document.querySelector(".st-key-lesson .st-key-figure")});var Pc={};D(Pc,{colourRoles:()=>er});function Ys(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),o=[];for(;t.nextNode();)o.push(t.currentNode);return o}function Zo(e,t,o=0,n=t.length){let r=new Range;return r.setStart(t,o),r.setEnd(t,n),{role:e,range:r}}function Xg(e){let t=Ys(e);return t.flatMap((o,n)=>{let r=o.data==="W"&&Ug[t[n+1]?.data];return r?[Zo(r,o),Zo(r,t[n+1])]:zc[o.data]?[Zo(zc[o.data],o)]:[]})}function Kg(e){let t=Js(e);return new Set(t.map(({role:o})=>o)).size>1?t:[]}function er(){if(!CSS.highlights)return;let e=Rc.matches?[]:[...Qo("[data-testid=stMain] :is(code.language-python, :not(pre) > code)",Js),...Qo("[data-testid=stMain] .katex-html",Xg),...Qo("[data-testid=stMain] .stMarkdown strong",Vg),...Qo("[data-testid=stMain] [data-testid=stButtonGroup]",Kg),...Qo("#vg-tooltip-element .key",Yg)];for(let t of Gg)CSS.highlights.set(`role-${t}`,new Highlight(...e.filter(o=>o.role===t).map(({range:o})=>o)))}var Gg,zc,Ug,Js,Vg,Yg,Qo,Rc,Qs=N(()=>{"use strict";Nn();Gg=["query","key","weight","value","context"],zc={Q:"query",K:"key",V:"value",weights:"weight",context:"context"},Ug={q:"query",k:"key",v:"value"};Js=e=>Ys(e).flatMap(t=>eo(t.data).map(({role:o,start:n,end:r})=>Zo(o,t,n,r)));Vg=e=>eo(e.textContent??"").some(({start:t,end:o})=>o-t===e.textContent?.length)?Js(e):[],Yg=e=>e.textContent==="weight"?Ys(e).map(t=>Zo("weight",t)):[],Qo=(e,t)=>[...document.querySelectorAll(e)].flatMap(t),Rc=matchMedia("(forced-colors: active)");Rc.addEventListener("change",er)});var _c={};D(_c,{announce:()=>Zs});function Zg(){for(let e of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']"))e.setAttribute("aria-labelledby",e.closest("[role=group]")?.id??"")}function eb(){document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert",!!document.querySelector("[data-testid=stExpandSidebarButton]"));for(let e of document.querySelectorAll("[data-testid=stElementToolbar]")){let t=[...e.querySelectorAll("button")];"roves"in e.dataset||ue(e,"button"),e.role="toolbar",e.ariaLabel??=t[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1]??null;for(let o of t)o.ariaLabel=o.ariaLabel?.replace(/: .*/s,"")??null;if(e.dataset.roves="",t.filter(({tabIndex:o})=>!o).length>1)for(let o of t.slice(1))o.tabIndex=-1}for(let e of document.querySelectorAll(".st-key-parts a"))e.tabIndex=e.pathname===location.pathname?-1:0}function tb(e){e.focus(),document.activeElement!==e&&e.focus(),Jo();let t=e.closest(".st-key-lesson");return t&&Ks(t),Xo(e)}function ob(e,t){let o=new AbortController,n=io(t),r=lt()?.innerText,s=Yn(t),i=t&&document.body.dataset.screen,a="",l=!1,d=!1,c=!1,p=!1,u,m,f=setTimeout(h,Wc);function h(){po()||Ro();let[y,$]=[io(),Yn()],S=Jn(n,y),T=p&&!po()&&!S.length?ao().filter(E=>E.closest(co)).map(Be):[],M=Jn(s,$),O=[...M,...S,...T.map(E=>`Again: ${E}`)].join(" ");n=y,s=$,u=[...lo()].filter(E=>M.includes(Be(E))&&E.matches(Vn)).at(-1)??u,u&&document.activeElement===document.body&&(u.tabIndex=-1,u.focus({preventScroll:!0})),S.length+T.length&&(c=p=!1);let L=b()||(po()?"":Gs());m===document.body.dataset.screen&&Xs([...M,...S,...T])&&(m=void 0),a=L||a,(L||i===document.body.dataset.screen&&O)&&(e.textContent=`${a} ${O}`.trim()),er(),Zg(),eb();for(let E of document.querySelectorAll(Jg))Zn(E).closest("[aria-hidden]")?.removeAttribute("aria-hidden");document.body.dataset.step&&Vo()}function b(){let y=lt(),$=d||document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]"),S=y&&r&&r!==y.innerText&&$;return y&&r!==y.innerText&&Yo(!1),S&&(m=void 0),S&&po()&&Jo(),po()?"":(r=y?.innerText,d=!1,S?tb(y):"")}function x(){let y=lt(),$=document.activeElement;!l||!y||r===y.innerText||$!==document.body&&$?.checkVisibility()||(d=!0,Yo(!1),y.focus({preventScroll:!0}))}for(let y of["click","keydown","pointerup"])document.addEventListener(y,({type:$,target:S,key:T})=>{S.closest(so)&&Yo(!0),T!=="Tab"&&([i,a]=[document.body.dataset.screen,""]),l=!!S.closest(".st-key-lesson [role=tabpanel] .stButton"),$==="click"&&([c,p,u]=[!!S.closest(".st-key-check"),!1,void 0]),m=S.closest(T==="Enter"?co:`.st-key-lesson, .st-key-asked button, ${ro}`)?document.body.dataset.screen:void 0},{capture:!0,signal:o.signal});let k=new MutationObserver(()=>{p||=c&&po(),x(),clearTimeout(f),f=setTimeout(h,Wc)});return addEventListener("storage",({key:y})=>{y===Qg&&(sessionStorage.clear(),location.replace(location.pathname))},{signal:o.signal}),k.observe(document.body,{childList:!0,subtree:!0,characterData:!0,attributeFilter:["data-test-script-state"]}),()=>{clearTimeout(f),k.disconnect(),o.abort()}}function Zs(e,t){let o=document.body.dataset.screen?void 0:window.before,n=js(e);return n&&(t.textContent=n),tr.has(t)||tr.set(t,ob(t,o)),()=>{tr.get(t)?.(),tr.delete(t)}}var Wc,Jg,Qg,tr,po,ea=N(()=>{"use strict";Ue();$n();Us();Ko();Vs();Qs();Wc=200,Jg="[class*=st-key-question-] :is([data-testid=stWidgetLabel] p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))",Qg="self-attention progress forgotten",tr=new WeakMap;po=()=>!!document.querySelector("[data-test-script-state=running]")});var Dc={};D(Dc,{whenBack:()=>ta});function ta(e,t){let o=document.querySelector(nb);if(o&&!or.has(e)){let n=new MutationObserver(()=>o.getAttribute(Fc)==="CONNECTED"&&t());n.observe(o,{attributeFilter:[Fc]}),or.set(e,n)}return()=>{or.get(e)?.disconnect(),or.delete(e)}}var nb,Fc,or,oa=N(()=>{"use strict";nb="[data-testid=stApp]",Fc="data-test-connection-state",or=new WeakMap});var Hc={};D(Hc,{writeCookies:()=>en});function en(e){for(let[t,o]of e)document.cookie=`${t}=${o}; max-age=${o?31536e3:0}; samesite=lax`}var nr=N(()=>{"use strict"});var Bc={};D(Bc,{completeLink:()=>na});function na(e,t){let o=new URL(location.href);if(o.pathname.replace(/\/$/,"").split("/").pop()===e){for(let[n,r]of t)o.searchParams.has(n)||o.searchParams.set(n,r);o.href!==location.href&&history.replaceState(history.state,"",o)}}var ra=N(()=>{"use strict"});var jc={};D(jc,{makeOneStep:()=>sa});function sa(){if(Object.hasOwn(history,"pushState"))return;let e=({target:t})=>uo=t?.closest?.(rb)?null:location.href;for(let t of["pointerdown","keydown","click"])window.addEventListener(t,e,{capture:!0});window.addEventListener("popstate",()=>uo=null,{capture:!0}),history.pushState=(t,o,n)=>{let r=new URL(String(n),location.href).pathname===location.pathname;if(r&&uo===null)return history.replaceState(t,o,n);r&&uo?.includes("?")&&history.replaceState(history.state,o,uo),uo=null,History.prototype.pushState.call(history,t,o,n)}}var rb,uo,aa=N(()=>{"use strict";rb=".st-key-asked :is(.stTextInput, .stTextArea, .st-key-check)",uo=null});var Xc={};D(Xc,{keepTyped:()=>la});function tn(){try{let{path:e,fields:t}=JSON.parse(sessionStorage.getItem(ia)??"{}");return e===location.pathname?t:{}}catch{return{}}}function sb(e){try{Object.keys(e).length?sessionStorage.setItem(ia,JSON.stringify({path:location.pathname,fields:e})):sessionStorage.removeItem(ia)}catch{}}function mo(e,t){let{[e]:o,...n}=tn();sb(t?{...n,[e]:t}:n)}function on(e){let t=[...e?.closest("[class*=st-key-]")?.classList??[]].find(o=>o.startsWith("st-key-"));return t?`${t} ${e?.ariaLabel}`:""}function ab(e,t){let o=e instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(o.prototype,"value")?.set?.call(e,t),e.dispatchEvent(new Event("input",{bubbles:!0}))}function ib(e,t){if(ab(e,t.text),!t.isLeft&&document.activeElement===document.body)return e.focus();e.dispatchEvent(new FocusEvent("focusout",{bubbles:!0})),mo(on(e),{...t,isLeft:!0})}function cb(){let e=new AbortController,t=new Map,o=tn(),n=(d,c)=>document.addEventListener(d,({target:p,isTrusted:u})=>{u&&lb(p)&&p.matches(Gc)&&on(p)&&c(p,on(p))},{capture:!0,signal:e.signal});n("focusin",(d,c)=>{let p=tn()[c];t.set(c,p&&!p.isLeft?p.before:d.value)}),n("input",(d,c)=>{delete o[c],mo(c,{before:t.get(c)??"",text:d.value,isLeft:!1})}),n("focusout",(d,c)=>{let p=tn()[c];!p||d.disabled||(mo(c,{...p,isLeft:!0}),setTimeout(()=>tn()[c]?.isLeft&&mo(c,null),3e3))});let r=new Set,s=()=>[...document.querySelectorAll(Gc)].map(d=>[d,on(d)]).filter(([,d])=>o[d]),i=d=>{delete o[d],r.has(d)||mo(d,null)};document.addEventListener("click",({isTrusted:d})=>{for(let[c,p]of d?s():[])o[p].text===c.value&&i(p)},{capture:!0,signal:e.signal});let a=Uc.tries,l=Object.keys(o).length&&setInterval(()=>{for(let[c,p]of s())c.disabled||(c.value===o[p].text&&!r.has(p)?i(p):c.value===o[p].before&&(r.add(p),ib(c,o[p])));if(a-- >0)return;clearInterval(l);let d=on(document.activeElement);for(let c in o)c!==d&&mo(c,null)},Uc.wait);return()=>{clearInterval(l),e.abort()}}function la(e){return rr.has(e)||rr.set(e,cb()),()=>{rr.get(e)?.(),rr.delete(e)}}var ia,Gc,Uc,rr,lb,ca=N(()=>{"use strict";ia="self-attention typed",Gc="[data-testid=stTextInput] input, [data-testid=stTextArea] textarea",Uc={wait:200,tries:75},rr=new WeakMap;lb=e=>e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement});var Kc={};D(Kc,{default:()=>db});function db({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("[role=status]"),r=[Zs(e,n),la(n),ta(n,()=>o("back",!0))];return sa(),na(e.screen,e.completes),en(e.cookies),()=>r.forEach(s=>s())}var Vc=N(()=>{"use strict";ea();oa();nr();ra();aa();ca()});var pb={};var Yc,sr,Jc=N(()=>{"use strict";new MutationObserver((e,t)=>{let o=document.querySelector("[data-testid=stMain] h1");o&&(t.disconnect(),!(document.activeElement!==document.body||location.hash)&&(o.tabIndex=-1,o.focus({preventScroll:!0}),o.blur()))}).observe(document,{childList:!0,subtree:!0});for(let e of["click","keydown","pointerup"])addEventListener(e,({key:t})=>{t!=="Tab"&&!document.body.dataset.screen&&(window.before??=document.body.cloneNode(!0))},{capture:!0});Yc="[data-testid=stPopoverBody]",sr=null;addEventListener("click",({target:e})=>{let t=e instanceof Element?e.closest("[data-testid=stPopoverButton][aria-expanded=false]"):null;if(!t)return;sr=t;let o=60,n=()=>{let r=document.activeElement;t.ariaExpanded==="true"&&(r===t||r===document.body)&&document.querySelector(Yc)?.focus({preventScroll:!0}),o--&&requestAnimationFrame(n)};n()},{capture:!0});addEventListener("keydown",({key:e,shiftKey:t})=>{let o=document.activeElement,n=o?.closest(Yc);if(!n||!sr||e!=="Tab"&&e!=="Escape")return;let r=[n,...n.querySelectorAll(":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(:disabled, [tabindex='-1'])")];e==="Tab"&&o!==(t?n:r[r.length-1])||(sr.focus(),e==="Tab"&&sr.click())},{capture:!0})});var Zc={};D(Zc,{default:()=>hb});function mb(e){let{icon:t,help:o,minutes:n,done:r,parts:s}=e,i=g("span",{className:t===ub?"icon complete":"icon",ariaHidden:"true",translate:!1},t),a=g("div",{},Qc(e));return r&&a.append(g("strong",{},r)),a.append(g("small",{},n?`${o} (${n} min)`:o)),s.length&&a.append(g("p",{},...s.map(Qc))),g("li",{},i,a)}function fb({title:e,able:t,takes:o,ready:n,of:r,groups:s},i){let a=[n&&o?`${n} of ${r} done`:"",o].filter(Boolean).join(", "),l=g("summary",{},g("h3",{},e),g("span",{},a),g("p",{},t));l.style.setProperty("--done",`${o&&n/r}`);let d=s.map(({title:c,lessons:p})=>g("section",{},...c?[g("h4",{},c)]:[],g("ul",{},...p.map(mb))));return g("details",{open:i,dataset:{road:e}},l,g("div",{},...d))}function hb({data:e,parentElement:t,setTriggerValue:o}){let n=JSON.parse(new TextDecoder().decode(e)),r=t.querySelector("nav"),s=new Set([...r?.querySelectorAll("details")??[]].map(l=>l.open&&l.dataset.road));r?.remove();let i=n.map(l=>fb(l,s.has(l.title))),a=g("nav",{ariaLabel:"The roads"},g("h2",{},"Where do you want to go?"),...i);t.append(a),a.addEventListener("click",l=>{let d=l.target instanceof Element?l.target.closest("a"):null;!d?.dataset.opens||l.ctrlKey||l.metaKey||l.shiftKey||l.altKey||(l.preventDefault(),o("opened",{road:d.closest("details")?.dataset.road??"",screen:d.dataset.opens}))})}var ub,Qc,ed=N(()=>{"use strict";pe();ub="check_circle",Qc=({title:e,opens:t,address:o})=>g("a",{href:o,dataset:{opens:t}},e)});var od={};D(od,{default:()=>yb});function wb(){try{return sessionStorage.getItem(td)==="yes"}catch{return!1}}function xb(e){try{sessionStorage.setItem(td,e?"yes":"no")}catch{}}function vb(e){let[t,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[...t?[t,String(o).padStart(2,"0")]:[o],String(e%60).padStart(2,"0")].join(":")}function yb({data:e,parentElement:t}){let o=t.querySelector("[role=timer]"),n=t.querySelector("[role=status]"),r=t.querySelector("button"),s=Date.now()+1e3*e.left;clearInterval(ar.get(t));let i=wb();function a(){let l=Math.max(0,Math.ceil((s-Date.now())/1e3));o.textContent=vb(l),o.hidden=i,r.textContent=i?"Show the clock":"Hide";let d=l?bb.find(([c])=>l<=c)?.[1]??"":gb;n.textContent!==d&&(n.textContent=d),l||clearInterval(ar.get(t))}return r.onclick=()=>{i=!i,xb(i),a()},ar.set(t,setInterval(a,1e3)),a(),()=>clearInterval(ar.get(t))}var td,gb,bb,ar,nd=N(()=>{"use strict";td="self-attention clock hidden",gb="Time is up. Your answers are all here: you can still finish and hand them in.",bb=[[60,"One minute left."],[300,"Five minutes left."]],ar=new WeakMap});var rd={};D(rd,{default:()=>kb});function kb({data:e,parentElement:t}){let o=t.querySelector("button");o.hidden=!e.button,o.onclick=()=>window.print();let n=t.querySelector(".exam-paper");n.dataset.is!==e.paper&&(n.innerHTML=e.paper,n.dataset.is=e.paper)}var sd=N(()=>{"use strict"});var ad={};D(ad,{default:()=>Sb});function Sb({parentElement:e}){let t=e.querySelector("button");t.onclick=()=>window.print()}var id=N(()=>{"use strict"});var cd={};D(cd,{default:()=>Eb});function Eb({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("nav")??t.appendChild(document.createElement("nav"));for(n.ariaLabel="The parts";n.childElementCount>e.length;)n.lastElementChild?.remove();e.forEach((s,i)=>{let a=n.children[i]??n.appendChild(document.createElement("button"));a.type="button",a.ariaLabel=a.title=s.name,a.dataset.state=s.state,a.classList.toggle("begins",s.begins),s.isAsked?a.setAttribute("aria-current","step"):a.removeAttribute("aria-current"),a.replaceChildren(String(s.number),Object.assign(document.createElement("span"),{textContent:s.sign})),a.onclick=()=>o("pressed",s.number)}),n.onscroll=()=>ld(n),ld(n);let r=n.querySelector("[aria-current]");!(r instanceof HTMLElement)||n.dataset.asked===r.textContent||(n.dataset.asked=r.textContent??"",n.scrollLeft=r.offsetLeft-n.offsetLeft-(n.clientWidth-r.offsetWidth)/2)}function ld(e){e.classList.toggle("before",e.scrollLeft>1),e.classList.toggle("after",e.scrollLeft+e.clientWidth<e.scrollWidth-1)}var dd=N(()=>{"use strict"});var pd={};D(pd,{resend:()=>nn});function nn(e,t,o){clearTimeout(da.get(e));let n=r=>da.set(e,setTimeout(()=>{o?.(),r<16*t&&n(2*r)},r));return o&&n(t),()=>clearTimeout(da.get(e))}var da,ir=N(()=>{"use strict";da=new WeakMap});var fd={};D(fd,{default:()=>Tb});function lr(e){try{let t=JSON.parse(localStorage.getItem(e)??"null");return typeof t?.text=="string"&&Number.isFinite(t.at)?t:{at:0,text:""}}catch(t){if(t instanceof SyntaxError)return{at:0,text:""};throw t}}function md(){return Object.keys(localStorage).filter(e=>e.startsWith(ud))}function Lb(e){e<=Number(localStorage.getItem(pa))||(md().forEach(t=>localStorage.removeItem(t)),sessionStorage.removeItem($b),localStorage.setItem(pa,String(e)))}function Nb(e,{at:t,text:o}){if(t<=Math.max(lr(e).at,Number(localStorage.getItem(pa))))return;localStorage.setItem(e,JSON.stringify({at:t,text:o}));let n=md().sort((r,s)=>lr(r).at-lr(s).at);n.slice(0,Math.max(0,n.length-Ab)).forEach(r=>localStorage.removeItem(r))}function Tb({data:e,parentElement:t,setTriggerValue:o}){let n=ud+e.name,r=null,s="Kept in this browser, because it is too long for the link.";try{Lb(e.forgotten),Nb(n,e);let{text:i}=lr(n);e.asks&&(i||e.answers)&&(r=i.slice(0,e.longest))}catch{r=e.answers?"":null,s="Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."}return t.querySelector("p").textContent=e.has_text?s:"",nn(t,Mb,r===null?null:()=>o("found",r))}var ud,pa,$b,Ab,Mb,hd=N(()=>{"use strict";ir();ud="self-attention: ",pa="self-attention forgotten",$b="self-attention typed",Ab=60,Mb=400});var gd={};D(gd,{default:()=>qb});function qb({data:e,parentElement:t}){let o=t.querySelector("[role=note]");o.ariaLabel=e.says;let n=String(e.turn);if(document.body.dataset.focusTurn===n)return;document.body.dataset.focusTurn=n;let r=e.on?Cb:1,s=!0,i=()=>{let a=e.on?document.querySelector(e.on):o;a&&(s||document.activeElement===document.body)&&(e.on&&Object.assign(a,{role:"heading",ariaLevel:"2",tabIndex:-1}),a.closest("[aria-hidden]")?.removeAttribute("aria-hidden"),a.focus(),s=!1),--r>0&&setTimeout(i,Ob)};i()}var Ob,Cb,bd=N(()=>{"use strict";[Ob,Cb]=[100,20]});var $d={};D($d,{default:()=>Bb});function cr(e){return Object.keys(localStorage).filter(t=>t.startsWith(e))}function ua(){let e=Number(localStorage.getItem(vd[0]));return e<Date.now()/1e3+zb?e:0}function _b(e){e<=ua()||(cr(xd).forEach(t=>localStorage.removeItem(t)),vd.forEach(t=>localStorage.setItem(t,String(e))))}function Sd(){try{return JSON.parse(localStorage.getItem(yd)??"{}")??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}function Ed(e,t){try{let o=JSON.parse(t),n=r=>!(r.at<=e[`${r.exercise} ${r.variant??""}`]);return JSON.stringify({...o,answers:o.answers.filter(n)})}catch{return t}}function Fb(e){let t=Sd(),o=Object.fromEntries(Object.entries(e).filter(([n,r])=>!(r<=t[n])));Object.keys(o).length&&(cr(gt).forEach(n=>localStorage.setItem(n,Ed(o,localStorage.getItem(n)??""))),localStorage.setItem(yd,JSON.stringify({...t,...o})))}function Db({place:e,text:t,joined:o,instead:n,began:r,answers_forgotten:s}){let i=Object.fromEntries(s),a=Object.entries(Sd()).filter(([c,p])=>p>Math.max(r,i[c]??0)),l=c=>a.length?Ed(Object.fromEntries(a),c):c;if(t&&localStorage.setItem(gt+e,l(t)),!o)return;localStorage.setItem(`${gt}${e} and earlier`,l(o)),n.filter(c=>kd.get(c)===localStorage.getItem(gt+c)).forEach(c=>localStorage.removeItem(gt+c))}function wd({place:e}){return cr(gt).map(o=>o.slice(gt.length)).filter(o=>o!==e&&o!==`${e} and earlier`)}function Hb(e,t){let o=e.asks||!e.read&&wd(e).length>Ib;if(!o&&!t)return null;let n=Object.fromEntries((o?wd(e):[]).map(r=>[r,localStorage.getItem(gt+r)]));for(let[r,s]of Object.entries(n))kd.set(r,s);return{kept:o?n:null,forgotten:ua()}}function Bb({data:e,parentElement:t,setTriggerValue:o}){let n="",r=e.asks?{kept:{},forgotten:0}:null;try{_b(e.forgotten),Fb(Object.fromEntries(e.answers_forgotten));let s=ua()>Math.max(e.began,e.forgotten);r=Hb(e,s),s||Db(e),e.tells&&cr(xd)}catch(s){n=s instanceof DOMException&&s.name==="QuotaExceededError"?Pb:e.tells?Wb:""}return t.querySelector("p").textContent=n,nn(t,Rb,r&&(()=>o("found",r)))}var xd,gt,vd,yd,Ib,zb,Rb,kd,Pb,Wb,Ad=N(()=>{"use strict";ir();xd="self-attention",gt="self-attention progress: ",vd=["self-attention progress forgotten","self-attention forgotten"],yd="self-attention answers forgotten",Ib=40,zb=1440*60,Rb=300,kd=new Map,Pb="This browser has no room left for your work. Download it under My work, or it will be lost with this tab.",Wb="This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."});var Md={};D(Md,{default:()=>jb});var jb,Ld=N(()=>{"use strict";nr();jb=({data:e})=>en(Object.entries(e))});var Nd=$e((ek,Gb)=>{Gb.exports=`figure { --role: var(--query); container-type: inline-size; }
:is([data-view=apart], [data-view=beside]) { --role: var(--context); }
.stage { --names: 4.5rem; --v: min(4.25rem, (100cqw - var(--names)) / var(--wide)); --u: min(26rem / var(--high), var(--v)); position: relative; height: calc(var(--high) * var(--u)); }
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
  .stage { --names: 3.75rem; --u: min(19rem / var(--high), var(--v)); }
  .around > .word, p { font-size: 0.875rem; }
}
@media (prefers-reduced-motion: reduce) { i { transition: none; } }
@media (forced-colors: active) { i { border-color: CanvasText; } }
`});var Td=$e((tk,Ub)=>{Ub.exports=`svg { display: block; width: 9rem; overflow: visible; }
path { fill: none; stroke: var(--st-text-color); }
.rim { stroke: none; fill: color-mix(in srgb, var(--st-text-color) 5%, transparent); }
.mark { stroke-width: 0.75; opacity: 0.7; }
.was { stroke-width: 2.5; opacity: 0.5; }
.now { stroke-width: 3.5; transform-origin: 6px 92px; transition: rotate 0.6s; }
.angle { stroke-dasharray: 2 3; }
text { font-size: 0.875rem; font-weight: 650; fill: var(--st-text-color); }
@media (width > 46rem) { svg { width: 16.5rem; } text { font-size: 0.5rem; } }
@media (prefers-reduced-motion: reduce) { .now { transition: none; } }
`});var Od=$e((ok,Xb)=>{Xb.exports=`/* Where there is room, what stands beneath the plane is as wide as that between its axes' ends. */
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
.dot.hollow text { fill: var(--st-text-color); }
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
`});var Cd=$e((nk,Kb)=>{Kb.exports=`p { margin: 0.25rem 0.5rem 0.875rem; font-size: 1.375rem; line-height: 1.45; }
p:has(svg) { position: relative; }
svg { position: absolute; inset: -18px 0 auto; width: 100%; height: 24px; overflow: visible; }
path { fill: none; stroke: var(--weight); stroke-width: 5; opacity: 0.7; }
p output {
  display: inline-block; min-width: 3rem; padding: 0 0.25rem; line-height: 1.3; font-weight: 650;
  border-bottom: 3px solid var(--st-primary-color); text-align: center; color: var(--st-primary-color);
}
li { transition: opacity 0.4s; }
li strong, b, p > span button { color: var(--st-primary-color); font-weight: 700; }
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
  height: 0.625rem; border-radius: 3px;
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
  section:has(.marks) { ol { margin-bottom: 1.5rem; } ol button { min-height: 2.5rem; } ul button { min-height: 4rem; } ul output { font-size: 1.25rem; } }
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
`});var qd=$e((rk,Vb)=>{Vb.exports=`:host { container-type: inline-size; --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); }
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
  font-family: var(--st-code-font, monospace);
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
li.fixed::before { content: "\u2713"; color: var(--st-green-text-color, #1d6b3a); font-weight: 700; }
li > button, li > span { flex: 1 0 auto; box-sizing: border-box; max-width: 100%; min-height: 1lh; padding: 0 0.75rem 0 2.5rem; text-align: left; }
.code > li > :not(output) { white-space: pre; }
ol:not(.code) {
  padding-block: 0; background: none; font-family: var(--st-font); letter-spacing: normal; font-variant-numeric: tabular-nums;
  li { min-height: 2rem; background: none; & + li { border-top: 1px solid color-mix(in srgb, var(--st-text-color) 12%, transparent); } }
  li:has(> [aria-pressed="true"]) { background: color-mix(in srgb, var(--st-primary-color) 12%, transparent); }
  li::before { line-height: 2rem; }
  output { margin-left: auto; border-color: color-mix(in srgb, var(--st-text-color) 40%, transparent); background: none; &[data-note^="\u2717"] { border-color: var(--st-red-color, #b3261e); } }
}
.code:has(> [data-line="0"]:not([data-text=""])) > li:not(.fixed, :has(> [aria-pressed="true"])) > button:not(:hover) { background: var(--st-background-color); } /* of all lines some are to be pressed */
.code:has(button)::after { content: var(--legend, none); position: absolute; top: 0.25rem; right: 0.25rem; padding: 0 0.375rem; background: var(--st-background-color); font: 0.875rem / 1.35 var(--st-font); letter-spacing: normal; } /* on the ground of what it speaks of */
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
  .code > li { &::before { width: 1.25rem; } > :not(output) { padding: 0 0.25rem 0 1.5rem; } }
  i { letter-spacing: var(--indent, -0.45em); } /* a quarter of an indentation: the longest line of a class fits */
}
@keyframes beneath { from, 95% { --beneath: 1.5rem; } }
@keyframes beside { from, 99% { --beside: 1.5rem; } }
/* more of the code in sight */
@media (pointer: coarse) {
  li > button { padding-block: 0.5rem; }
  li:has(button)::before { line-height: 2.5rem; }
  .code > li { > button { padding-block: var(--around-line, 0.125rem); } &:has(button)::before { line-height: calc(var(--line, 1.5rem) + 2 * var(--around-line, 0.125rem)); } }
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
.code > li > .asked {
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
/* Where there is room, beside the line, but no lower than leads beyond the last: no line moves. */
@container (min-width: 38rem) {
  .asks > li > :is(.asked, output) {
    position: absolute; z-index: 1; top: calc(min(var(--up), 8rem) - var(--up)); right: 0; left: auto; width: 14.25rem; margin: 0; padding: 0.5rem 0.75rem;
    background: color-mix(in srgb, var(--st-primary-color) 8%, var(--st-background-color)); button { flex-basis: 100%; min-height: 2.25rem; }
  }
  .asked { border-left: 4px solid var(--st-primary-color); > output { padding: 0; border: 0; background: none; } }
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
`});var Id=$e((sk,Yb)=>{Yb.exports=`/* A text whose words are marked by weights, and rows of weights above it. */

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
.text .compared { box-shadow: 0 0 0 2px var(--soft); }
.text [aria-pressed="true"] { font-weight: 650; box-shadow: 0 0 0 2px var(--st-text-color); }
@media (max-width: 640px) {
  .far { display: none; }
  :not(.far):has(+ .far)::after { content: " \u2026 " / ""; }
}
@media print { .text { max-height: none; } }
`});var zd=$e((ak,Jb)=>{Jb.exports=`:host { --feed: var(--quality-2); }
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
`});var Rd=$e((ik,Qb)=>{Qb.exports=`figure { --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); --line: color-mix(in srgb, var(--st-text-color) 22%, var(--st-background-color)); }
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
`});var Pd=$e((lk,Zb)=>{Zb.exports=`.push { display: grid; grid-template-columns: max-content minmax(4rem, 1fr) 2.75rem; gap: 0.75rem; align-items: center; margin-bottom: 0.75rem; font-size: 1rem; }
.push b { display: inline-block; min-width: 4.25rem; color: var(--query); font-size: 1.2rem; }
.push input { width: 100%; min-height: 2rem; margin: 0; accent-color: var(--query); }
.push output { font-weight: 650; }
output { font-variant-numeric: tabular-nums; text-align: right; }
.row { display: grid; grid-template-columns: 5.5rem 1fr 3.75rem; gap: 0.5rem; align-items: center; height: var(--row, 2.75rem); }
:is(.both, .reach) .row { grid-template-columns: 5.5rem 1fr 8rem; }
.reach { margin-block: 0.5rem; }
.reach .row { height: 1.75rem; text-align: right; }
.reach .track { height: 1rem; }
.reach .row { --weight: currentColor; }
.reach output { color: var(--st-text-color); }
.W_q { color: var(--query); } .W_k { color: var(--key); } .W_v { color: var(--value); }
@media (min-width: 46.01rem) and (min-height: 54rem) { .rows { --row: 3.25rem; .track { height: 2.25rem; } } }
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
.named { min-height: 2rem; padding: 0.2rem 0.75rem; margin-bottom: 0.5rem; border: 1px solid var(--weight); border-radius: 8px; font-size: 1rem; }
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
  .row { grid-template-columns: 5rem 1fr 3.25rem; gap: 0.375rem; height: var(--row, 2.5rem); }
  .rows:has(~ .reach > *) { --row: 2rem; }
  :is(.both, .reach) .row { grid-template-columns: 5rem 1fr 7.5rem; }
  .reach .row { height: 1.375rem; }
}
@media (prefers-reduced-motion: reduce) { i { transition: none; animation: none !important; } }
@media (forced-colors: active) {
  .bar { background: CanvasText; forced-color-adjust: none; } .veiled .bar { background: GrayText; }
  .row button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
}
`});var Wd=$e((ck,ew)=>{ew.exports=`:host { --wrong: #c9711a; }
@media (max-width: 640px) { .boxes { position: relative; max-height: var(--line); margin: 0 -12px; padding: 4px 12px 0; overflow: hidden auto; scrollbar-width: none; } }
.chain { display: grid; user-select: none; gap: 0.25rem 14px; align-items: start; padding-bottom: 0.75rem; }
.above, .below { min-height: calc(2.9rem + var(--kept) * var(--unit)); }
.above { display: flex; align-items: end; }
.holder { --ink: var(--role); width: calc(var(--columns) * var(--unit)); }
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
`});var _d=$e((dk,tw)=>{tw.exports=`figure {
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
  .all > div > div { display: grid; gap: 4px; } button { display: flex; gap: 0.375em; align-items: center; justify-content: center; height: 30px; white-space: nowrap; } button[data-state] { font-weight: 400; } strong { font-weight: 700; text-decoration: underline 2px; text-underline-offset: 3px; }
}
@media (max-width: 640px) { figure:not(.mapped) { gap: 0.25rem; h2 { font-size: 0.875rem; } p { min-height: 2.5em; text-wrap: balance; } .all > div > div { gap: 3px; } button { height: 27px; gap: 0.25em; font-size: 0.875rem; } } }
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
  small { display: none; }
}
@media print {
  details::details-content { content-visibility: visible; block-size: auto; }
  .folded .named[data-state="open"], .folded .all > div:not(:has(button:not([data-state="open"]))), summary, .says { display: none; }
  .named { min-height: 0; }
}
`});var Fd=$e((pk,ow)=>{ow.exports=`.row { display: grid; grid-template-columns: 9.5rem 1fr 3.5rem; gap: 0.75rem; align-items: center; height: 2.5rem; font-size: 1.0625rem; }
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
`});var Dd=$e((uk,nw)=>{nw.exports=`figure { container-type: inline-size; display: flex; flex-wrap: wrap; align-items: center; column-gap: 1rem; > div { flex: 0 0 100%; } }
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
div:has(> [data-text]) { display: grid; justify-items: center; }
small:has(+ [data-text]) { display: flex; justify-content: center; width: 0; } /* a longer word moves no column */
figure > div:has([data-text]) { --between: 0.25rem; gap: 0.25rem; }
button[data-text] { touch-action: pan-y; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--role) 55%, transparent); } /* a finger sweeps along a row, and scrolls across */
[data-text]::after { content: attr(data-text); }
.block[data-state=gone]:not([data-text]) { opacity: 0.13; }
[data-text][data-state=gone] { --hatch: color-mix(in srgb, var(--st-text-color) 12%, var(--st-background-color)); background: repeating-linear-gradient(135deg, var(--hatch) 0 4px, color-mix(in srgb, var(--st-text-color) 28%, var(--hatch)) 4px 6px); }
[data-text][data-state=gone]::after { content: "0"; padding: 0 0.375rem; background: var(--st-background-color); }
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
`});var Hd=$e((mk,rw)=>{rw.exports=`figure { position: relative; }
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
.counted, .level { font-size: 0.875rem; }
image { image-rendering: pixelated; }
.lengths rect { fill: var(--value); }
rect.covered { fill: color-mix(in srgb, var(--st-text-color) 10%, transparent); }
.asks { fill: none; stroke: var(--st-primary-color); stroke-width: 2; }
.thread, .was { fill: none; stroke: var(--weight); }
.was { opacity: 0.7; }
.join { fill: none; stroke: var(--soft); stroke-width: 1.5; opacity: 0.4; }
.join.from { stroke: var(--weight); stroke-width: 3; opacity: 1; }
.plays .thread { transition: stroke-width 0.4s, opacity 0.4s; }
.changed .thread { stroke: color-mix(in srgb, var(--st-text-color) 35%, var(--st-background-color)); }
.changed .share, .changed .word.from { fill: var(--soft); }
.thread.none { stroke: var(--st-text-color); stroke-width: 1.5; stroke-dasharray: 3 5; opacity: 0.4; }
.kept { fill: none; stroke: var(--weight); stroke-width: 8; opacity: 0.35; }
.kept.straight { opacity: 0.7; stroke-width: 12; }
.kept.drawn { display: none; }
.compares .thread { stroke-width: 5; opacity: 0.8; }
.compares .pale { stroke: var(--soft); stroke-width: 1; opacity: 0.35; }
.grip { fill: var(--soft); }
.mine { fill: none; stroke: var(--st-text-color); stroke-width: 3; stroke-dasharray: 8 7; stroke-linecap: round; opacity: 0.75; }
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
.bar { position: relative; display: flex; height: 1.25rem; margin: 0.25rem 0 0.5rem; background: color-mix(in srgb, var(--st-text-color) 7%, transparent); }
.bar i { box-sizing: border-box; background: var(--weight); transition: width 0.4s; }
.bar .missing {
  --hatch: color-mix(in srgb, var(--weight) 16%, var(--st-background-color)); overflow: hidden;
  background: repeating-linear-gradient(135deg, var(--hatch) 0 4px, var(--st-background-color) 4px 8px);
  font-style: normal; line-height: 1.25rem; text-align: center; color: var(--st-text-color);
}
.bar i + i { box-shadow: inset 2px 0 var(--st-background-color); }
.bar b { position: absolute; top: -3px; bottom: -3px; left: var(--one); border-left: 2px solid var(--st-text-color); translate: -2px; }
.bar b::after {
  content: "1" / ""; position: absolute; top: 5px; right: 4px; padding: 0 4px; border-radius: 3px;
  background: var(--st-background-color); line-height: 1rem; color: var(--st-text-color);
}
.bar em {
  position: absolute; inset: -4px auto -4px 0; box-sizing: border-box; border: 2px dashed var(--st-text-color);
  border-right: 5px solid var(--st-text-color); border-radius: 3px;
  background: color-mix(in srgb, var(--st-background-color) 75%, transparent); font-style: normal; font-weight: 650;
  line-height: 1.375rem; white-space: nowrap; text-align: right; text-indent: 0.5rem;
}
.bar em.end { right: 0; left: auto; border-right: 2px dashed var(--st-text-color); border-left: 5px solid var(--st-text-color); text-align: left; }
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
  content: ""; position: absolute; inset: 0;
  background: linear-gradient(to top right, var(--cross)), linear-gradient(to bottom right, var(--cross));
  --cross: transparent 47%, var(--st-text-color) 47% 53%, transparent 53%;
}
button.off canvas { opacity: 0.15; }
@media (width > 46rem) { .heads.named:not(:has(> :nth-child(5))) { --side: var(--moment, 5rem); grid-template-columns: repeat(3, max-content); gap: 1.5rem; } }
@media (max-width: 46rem) {
  .bar { margin-right: 1rem; }
  .bar b::after { right: -1rem; padding: 0 2px; } /* no name stands beneath it */
  .heads { gap: 2px; }
  .heads.named { --side: var(--moment, 2.5rem); grid-template-columns: repeat(auto-fit, minmax(min(4.25rem, 23%), 1fr)); gap: 0.25rem; }
  .heads.named:not(:has(> :nth-child(5))) { --side: var(--moment, 3.5rem); }
  .heads.named.many { --side: 2.125rem; grid-template-columns: repeat(2, minmax(var(--side), min-content)) repeat(6, minmax(0, 1fr)); gap: 0.375rem; } /* in one line */
  .told { min-height: min(1.3em, var(--told-height, 1.3em)); }
  svg:has(.count) ~ .told.exact { display: none; } /* beneath the words stand the weights, and beneath these bars */
  .told.exact { min-height: 0; height: var(--told-height, 1.3em); overflow: hidden; } /* the weights stand beneath the words as well */
  .told.exact :is(.pair, .first) { display: inline-block; } /* seen whole or not at all */
  :is(.heads .layer, .many .again, .told .where) { display: none; } /* the picture of that name is framed */
}
@media (prefers-reduced-motion: reduce) { .bar i, .plays .thread { transition: none; } }
@media (forced-colors: active) {
  .bar i { forced-color-adjust: none; background: CanvasText; }
  .thread, .kept, .mine { stroke: CanvasText; }
  .count { fill: CanvasText; }
  button.shown canvas { outline-color: Highlight; }
  button.off::after { forced-color-adjust: none; }
}
`});function fa({values:e,decimals:t}){let o=s=>e.map(i=>new Set(ha(i).map(a=>a.toFixed(s))).size).join(),n=o(t),r=Math.min(2,t);for(;r<t&&o(r)!==n;)r++;return r}function _t(e,t){let o=Math.max(1,...ha(e.values.flat()).map(Math.abs)),n=e.share&&t<je-1,r=n?0:Math.floor(Math.log10(o))+1;return{decimals:Math.max(Math.min(1,e.decimals),Math.min(e.decimals,t-r)),isShort:n}}function ye(e,{decimals:t,isShort:o}){if(e===null)return`${"\u2007".repeat(t/2)}?${"\u2007".repeat(t/2)}`;if(!Number.isFinite(e))return(e<0?"\u2212":"")+"\u221E"+Bd(t);if(e===0)return"0"+Bd(t);let n=e.toFixed(t);return Number(n)===0?o?"\u22480":"\u2248 0":(o?n.replace(/^0(?=\.)/,""):n).replace("-","\u2212")}function Q(e){if(e===null||Number.isNaN(e))return"?";if(!Number.isFinite(e))return e<0?"\u2212\u221E":"\u221E";if(e===0)return"0";let t=Math.floor(Math.log10(Math.abs(Number(e.toPrecision(6)))));if(t>=-4&&t<7)return String(Number(e.toPrecision(6))).replace("-","\u2212");let[o,n]=e.toExponential(5).split("e");return`${String(Number(o)).replace("-","\u2212")}\xB710${aw(Number(n))}`}function ma(e,t){let[o,n]=t?[1/0,-1/0]:[0,0];for(let r of ha(e))o=Math.min(o,r),n=Math.max(n,r);return o>n?[0,1]:o<0?[-Math.max(-o,n),Math.max(-o,n)]:[o,n]}function dr(e,[t,o]){return e===null||!Number.isFinite(e)||o===t?0:t<0?e/o:(e-t)/(o-t)}function Gd(e,t,o){if(t==="row")return e.values.map(r=>ma(r,!0));let n=t==="matrix"?ma(e.values.flat(),!0):e.share?jd:o??jd;return Array(e.values.length).fill(n)}var sw,Bd,fo,je,aw,ha,jd,Ud,Ne=N(()=>{"use strict";sw="\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079",Bd=e=>e?"\u2008"+"\u2007".repeat(e):"";fo=(e,t)=>_t({...e,decimals:fa(e)},t),je=6;aw=e=>String(e).replace("-","\u207B").replace(/\d/g,t=>sw[Number(t)]),ha=e=>e.filter(Number.isFinite).map(Number);jd=[0,1],Ud=e=>ma(e.filter(t=>!t.share).flatMap(t=>t.values.flat()),!1)});function iw(e,t,o){return e===null||t===null?null:o===0||o===1||!Number.isFinite(e)||!Number.isFinite(t)?o===1?t:e:e+(t-e)*o}function Xd(e,t,o){if(!t)return e;let n=[...e].map(([r,s])=>{let i=t.get(r);if(!s.other||!i)return[r,s];let a=s.values.map((l,d)=>l.map((c,p)=>iw(c,i.values[d][p],o)));return[r,{...s,values:a,span:s.values.map((l,d)=>[...l,...i.values[d]])}]});return new Map(n)}function Kd(e,t,o){let n=_t({...e,values:[...e.values,...t.values]},o),r=e.values.map((i,a)=>i.map((l,d)=>{let c=t.values[a][d];return l===null||c===null||ye(l,n)===ye(c,n)?0:Math.abs(l-c)})),s=Math.max(...r.flat().filter(Number.isFinite));return r.map(i=>i.map(a=>a===1/0?1:a&&a/s))}var bt,pr=N(()=>{"use strict";Ne();bt=e=>e.span?{...e,values:e.span}:e});function Zd(e,t,o,n,r,s){let i=[Vd(n,dw),Vd(o,s?Qd:cw)],[a,l]=i.map(Math.ceil),d=document.createElement("canvas");return d.className="strip",d.style.width=`${n*i[0]}px`,d.style.height=`${o*i[1]}px`,d.width=n*a,d.height=o*l,d.tabIndex=0,d.setAttribute("role","application"),d.setAttribute("aria-roledescription","matrix"),d.setAttribute("aria-label",`${e}, ${o} rows, ${n} columns, drawn as colours: arrow keys read its numbers`),Object.assign(d.dataset,{node:t,width:String(a),height:String(l),turned:r?"yes":"",row:"0",column:"0"}),d}function ga({dataset:e,width:t,height:o,clientWidth:n,clientHeight:r},s,i){let[a,l]=[t/Number(e.width),o/Number(e.height)],d=Math.max(0,Math.min(Math.floor(s/n*a),a-1)),c=Math.max(0,Math.min(Math.floor(i/r*l),l-1)),[p,u]=e.turned?[d,c]:[c,d];return{node:e.node??"",row:p,column:u}}function tp(e,t,o,n){let r=e.getContext("2d");if(!r)return;let s=getComputedStyle(e),[i,a]=[s.color,s.caretColor].map(bw),[l,d,c]=[Number(e.dataset.width),Number(e.dataset.height),!!e.dataset.turned],[p,u]=[e.width/l,e.height/d],m=new ImageData(p,u),f=new ImageData(p,u),h=wt.indexOf("self"),b=!t.some(Number.isNaN),x=-1;t.forEach((y,$)=>{let S=c?$%u*p+Math.floor($/u):$,T=n&&!o?.[$]?mw:1;Number.isNaN(y)?f.data[4*S+3]=255*T:(m.data.set(y<0?a:i,4*S),m.data[4*S+3]=255*(uw+pw*Math.abs(y))*T),o?.[$]===h&&(x=S)});let k=s.getPropertyValue("--st-text-color");r.clearRect(0,0,e.width,e.height),r.drawImage(Yd(m,e),0,0),b||r.drawImage(gw(Yd(f,e),k),0,0),!(x<0)&&(r.strokeStyle=k,r.lineWidth=2,r.strokeRect(x%p*l,Math.floor(x/p)*d,l,d))}function Yd(e,{width:t,height:o}){let[n,r]=[new OffscreenCanvas(e.width,e.height),new OffscreenCanvas(t,o)];return rn(n).putImageData(e,0,0),rn(r).imageSmoothingEnabled=!1,rn(r).drawImage(n,0,0,t,o),r}function gw(e,t){let o=rn(e);o.globalCompositeOperation="source-in",o.strokeStyle=t,o.globalAlpha=fw,o.beginPath();for(let n=-e.height;n<e.width;n+=hw)o.moveTo(n,e.height),o.lineTo(n+e.height,0);return o.stroke(),e}function bw(e){let t=Jd.get(e);if(t)return t;let o=rn(new OffscreenCanvas(1,1));o.fillStyle=e,o.fillRect(0,0,1,1);let{data:n}=o.getImageData(0,0,1,1);return Jd.set(e,n),n}var ho,lw,Qd,cw,dw,pw,uw,mw,fw,hw,wt,Vd,ep,Jd,rn,go=N(()=>{"use strict";Ne();ho=12,lw=180,Qd=12,cw=27,dw=31,pw=.55,uw=.03,mw=.15,fw=.3,hw=6,wt=["","far","left","right","self"],Vd=(e,t)=>e>ho?Math.min(Qd,lw/e):t;ep=(e,t)=>Float32Array.from(e.values.flatMap((o,n)=>o.map(r=>Number.isFinite(r)?dr(r,t[n]):NaN)));Jd=new Map;rn=e=>e.getContext("2d")});function w(e,t="",...o){let n=document.createElement(e);return t&&(n.className=t),n.append(...o),n}function Z(e,...t){let o=w("button",e,...t);return o.type="button",o}function sn(e,t,o){let n=e.querySelector("select");[...n.options].map(r=>r.text).join(`
`)!==t.join(`
`)&&n.replaceChildren(...t.map((r,s)=>new Option(r,String(s)))),n.value=String(o)}function de(e){return e.split(/([A-Za-z]+_[A-Za-z]+\d*)/).map(o=>{let[,n,r]=/^([A-Za-z])_([A-Za-z]+\d*)$/.exec(o)??[];return n?w("span","",n,w("sub","",r)):o})}function rp(e){let t=new Map(e.chain.map(r=>[r.name,r])),o=[];return{stations:e.stations.map(r=>{let s=t.get(r.columns[0]?.below),i=r.columns.map(({above:l,below:d,turned:c,sign:p})=>{let u=w("div",xw(t.get(d),s)?"column begins":"column",w("span","sign",...de(p)));for(let m of[{node:l,turned:c},{node:d}]){let f=t.get(m.node);if(!f)continue;let h=kw(f,m,m.node===l);o.push(h);let b=w("figcaption","",w("b","",f.title)," ",sp(w("i","formula"),f,m,e.roles)),x=w("figure",m.node===l?"place above":"place below",b,h.table);x.dataset.role=f.role,u.append(x)}return u}),a=w("section","station",...r.title?[w("h2","station-title",r.title)]:[],w("div",i[0]?.querySelector(".below table")?"columns labelled":"columns",...i));return a.dataset.station=r.name,a}),views:o}}function sp(e,t,o,n){return e.replaceChildren(...vw(t,o,n)),t.mark?e.dataset.mark=t.mark:delete e.dataset.mark,e}function ap(e,t,o){for(let{place:n,table:r}of e){let s=t.get(n.node),i=r.parentElement?.querySelector(".formula");s&&i&&sp(i,s,n,o)}}function kw(e,t,o){let n=t.turned?`${ba(e)}, transposed`:ba(e),[r,s]=t.turned?[e.columns.length,e.rows.length]:[e.rows.length,e.columns.length];if(r>ho||s>ho){let i=Zd(n,e.name,r,s,!!t.turned,o);return i.dataset.role=e.role,{place:t,table:i,cells:[],strip:i}}return lp(e,t,n,e.rows.map((i,a)=>a),e.columns.map((i,a)=>a))}function ip(e,t,o){let n=lp(e,{node:e.name},`Part of ${ba(e)}`,t,o);return n.cells[t[0]][o[0]].tabIndex=0,n}function lp(e,t,o,n,r){let[s,i]=t.turned?[n,r]:[r,n],a=t.turned?{across:e.rows,down:e.columns}:{across:e.columns,down:e.rows},l=[...a.across,...a.down].some(Boolean),d=f=>f!==s[0]&&a.across[f].endsWith("\xB71"),c=w("table");c.setAttribute("role","grid"),c.setAttribute("aria-label",`${o}, ${op(i.length,"row")}, ${op(s.length,"column")}`),c.dataset.node=e.name,c.dataset.role=e.role,t.turned&&(c.dataset.turned=""),s.some(f=>a.across[f].length>ww)&&c.classList.add("slanted");let p=w("tr","",w("td","corner"),...s.map(f=>xt("col",a.across[f])));c.append(w("thead","",p));let u=e.values.map(()=>[]),m=i.map(f=>{let h=s.map(b=>{let x=w("td",d(b)?"cell begins":"cell"),[k,y]=t.turned?[b,f]:[f,b];return x.dataset.row=String(k),x.dataset.column=String(y),l&&(x.tabIndex=-1),u[k][y]=x,x});return w("tr","",xt("row",a.down[f]),...h)});return c.append(w("tbody","",...m)),{place:t,table:c,cells:u}}function xt(e,t){if(!t)return w("td");let o=w("th",/^\d+$/.test(t)?"numbered":t==="\u03A3"?"sum":"",w("span","",t));return o.scope=e,o.title=t,o}function vt(e,t,o,n){xa(e,t,n);let r=Sw(t,o);for(let s of e){let i=t.get(s.place.node);if(!i)continue;let a=s.scale=r(i);s.strip&&(s.tones=ep(i,a)),s.table.classList.toggle("editable",!!i.editable),s.cells.forEach((l,d)=>l.forEach((c,p)=>{wa(c,i.values[d][p],a[d],i.columns[p]),c.toggleAttribute("data-asked",!!i.lit?.includes(d)),c.dataset.held===void 0&&(c.title=Q(i.values[d][p]))}))}}function wa(e,t,o,n){let r=n==="\u03A3"?0:dr(t,o),s=Math.abs(r).toFixed(2);e.style.getPropertyValue("--tint")!==s&&e.style.setProperty("--tint",s),e.dataset.sign=t===null?"covered":Number.isFinite(t)?r<0?"minus":"plus":"masked"}function Sw(e,t){let o=[...e.values()].map(bt),n=t==="all"?Ud(o):null,r=new Map;return s=>{let i=r.get(s.name)??Gd(bt(s),t,n);return r.set(s.name,i),i}}function xa(e,t,o){for(let n of e){let r=t.get(n.place.node);if(!r||n.strip)continue;let s=fo(bt(r),o);r.span&&n.table.style.setProperty("--widest",`${Math.max(...r.span.flat().map(i=>ye(i,s).length))}ch`),n.cells.forEach((i,a)=>i.forEach((l,d)=>{let c=ye(r.values[a][d],s);l.dataset.held===void 0&&l.textContent!==c&&(l.textContent=c)}))}}var ww,he,bo,np,Ge,xw,vw,yw,ba,ur,op,le=N(()=>{"use strict";pr();Ne();go();ww=4,he=({isSmall:e,story:t,stations:o})=>!e&&!t&&o.length>2&&o.every(({title:n})=>n),bo=({stations:e,chain:t})=>JSON.stringify([e,t.map(o=>[o.name,o.title,o.rows,o.columns])]),np=({stations:e})=>!e.some(({name:t})=>["project","compare","weigh","mix"].includes(t));Ge=(e,t="")=>Object.assign(w("input",t),{type:"range",...e});xw=(e,t)=>e?.step.kind==="given"&&e.rows.join(`
`)!==t?.rows.join(`
`)&&!e.rows.every(o=>/^\d+$/.test(o)),vw=(e,t,o)=>!e.formula&&!t.turned&&!ur(e)?[]:yw(t.turned?`${e.symbol}\u1D40`:e.formula||e.symbol,o);yw=(e,t)=>e.split(/\b(\w+)\b/).filter(Boolean).map(o=>{let n=w("span",/^([a-z]{2,}|\d+)$/.test(o)?"word":"",...de(o));return t[o]&&(n.dataset.role=t[o]),n});ba=e=>ur(e)?`${e.title} ${e.symbol}`:e.title,ur=({title:e,symbol:t})=>t.toLowerCase()!==e.toLowerCase(),op=(e,t)=>`${e} ${t}${e===1?"":"s"}`});function cp(e){for(let{stage:t}of mr)t.classList.toggle("blank",e)}function dp(e){let t=w("select"),o=w("label","choice","Fill in ",t),n=Z("button","Print as a worksheet"),r=w("input");r.type="checkbox";let s=w("label","choice",r," with what I typed"),i=w("div","asking",o,n,s),a=w("p","name-line","Name:");e.beneath.prepend(i),e.stage.before(a),t.addEventListener("change",()=>e.send("asked",t.value)),n.addEventListener("click",()=>{cp(!r.checked),window.print()}),e.updates.push(()=>{let{given:l,chain:d}=e;for(let p of mr)p.stage.isConnected||mr.delete(p);[...d.values()].some(p=>p.boxes)&&mr.add(e),i.hidden=!l.fillable.length&&!l.isWorksheet,o.hidden=!l.fillable.length,n.hidden=s.hidden=!l.isWorksheet,a.hidden=!l.isWorksheet||l.isSmall;let c=["",...l.fillable];c.join()!==[...t.options].map(({value:p})=>p).join()&&t.replaceChildren(...c.map(p=>new Option(d.get(p)?.title??"nothing",p))),t.value=l.asked})}var mr,pp=N(()=>{"use strict";le();mr=new Set;globalThis.addEventListener?.("afterprint",()=>cp(!1))});function fr(e,t){let o=e.get(t);if(!o)throw new Error(`the picture has no matrix ${t}`);return o}function $w(e){let t=e.reduce((o,n)=>o+n,0);return Math.abs(t)<1e-12*Math.max(...e.map(Math.abs))?0:t}function yt(e,t,o,n){let r=fr(e,t),{step:s}=r,[i,a]=s.reads;switch(s.kind){case"product":{let l=s.turned?{node:a,row:n,column:null}:{node:a,row:null,column:n};return[{node:i,row:o,column:null},l]}case"softmax":case"shares":return[{node:i,row:o,column:null}];case"mask":return an(r,o,n)?[]:[{node:i,row:o,column:n}];case"described":return(s.parts??[]).map((l,d)=>({node:s.reads[d],row:l==="column"?null:o,column:l==="row"?null:n}));case"given":return[];default:return s.reads.map(l=>s.turned?{node:l,row:n,column:o}:{node:l,row:o,column:n})}}function ct(e,t,o,n){let r=fr(e,t);if(r.values[o][n]===null)return[];let{kind:s,reads:i,divisor:a=1}=r.step,[l,d]=s==="given"?[]:i.map(c=>fr(e,c));switch(s){case"given":case"described":return[];case"product":{let[c,p]=[Ke(l,o),hp(r.step,d,n)],u=c.map((f,h)=>({name:l.columns[h],factors:[f,p[h]],value:f*p[h]})),m=$w(u.map(f=>f.value));return[{kind:s,terms:u,total:m,result:m}]}case"quotient":case"difference":case"sum":{let[c,p]=[wo(l.values[o][n]),d?wo(d.values[o][n]):a],u=fp[s](c,p);return[{kind:s,terms:[{name:"",factors:[c,p],value:u}],total:u,result:u}]}case"shares":return[gp(s,Ke(l,o),n,l.columns,c=>c)];case"softmax":{let c=Ke(l,o),p=Math.max(...c),u=up(c,n,l.columns,p);return Math.abs(p)<700?[up(c,n,l.columns,0),u]:[u]}case"mask":if(an(r,o,n))return[];default:{let c=wo(r.step.turned?l.values[n][o]:l.values[o][n]);return[{kind:"copy",terms:[{name:"",factors:[c],value:c}],total:c,result:c}]}}}function up(e,t,o,n){return{...gp("softmax",e,t,o,r=>Math.exp(r-n)),shift:n}}function gp(e,t,o,n,r){let s=t.map((a,l)=>({name:n[l],factors:[a],value:r(a)})),i=s.reduce((a,l)=>a+l.value,0);return{kind:e,terms:s,total:i,result:s[o].value/i,at:o}}function Mw(e,t){let{kind:o,reads:n,divisor:r=1}=t.step;if(o==="given"||o==="described")return t.values;let[s,i]=n.map(l=>fr(e,l)),a=s.values.map((l,d)=>Ke(s,d));switch(o){case"product":{let l=t.step.turned?i.values.length:i.values[0].length,d=Array.from({length:l},(c,p)=>hp(t.step,i,p));return a.map(c=>d.map(p=>Aw(c,p)))}case"quotient":case"difference":case"sum":return a.map((l,d)=>l.map((c,p)=>fp[o](c,i?wo(i.values[d][p]):r)));case"mask":return a.map((l,d)=>l.map((c,p)=>an(t,d,p)?-1/0:c));case"softmax":return a.map(l=>mp(l.map(d=>Math.exp(d-Math.max(...l)))));case"shares":return a.map(mp);default:return a}}function mp(e){let t=e.reduce((o,n)=>o+n,0);return e.map(o=>o/t)}function dt(e,t){let o=new Map;for(let[n,r]of e){let s={...r,...t.get(n)},i=Mw(o,s),a=(l,d)=>r.values[l]?.[d]===null;s.values=i.map((l,d)=>l.map((c,p)=>a(d,p)||Number.isNaN(c)?null:c)),o.set(n,s)}return o}var fp,wo,Ke,Ew,an,hp,Aw,va,Ve=N(()=>{"use strict";fp={quotient:(e,t)=>e/t,difference:(e,t)=>e-t,sum:(e,t)=>e+t},wo=e=>e===null?NaN:e;Ke=(e,t)=>e.values[t].map(wo),Ew=(e,t)=>e.values.map(o=>wo(o[t])),an=(e,t,o)=>e.step.kind==="mask"&&e.values[t]?.[o]===-1/0,hp=(e,t,o)=>e.turned?Ke(t,o):Ew(t,o);Aw=(e,t)=>e.reduce((o,n,r)=>o+n*t[r],0);va=e=>e.map(t=>t.map(o=>o==="-inf"?-1/0:o))});function hr(e){let[t,o,...n]=e.split("/").map(s=>Nw(s.trim())),r=o===void 0?t:n.length?NaN:t/o;return Math.abs(r)<=1e6?r:NaN}function Nw(e){let[,t,o]=Lw.exec(e)??[];return o?Number(o.replace(",","."))*(t&&t!=="+"?-1:1):NaN}function gr(e){let t=e.replace(/\r/g,"").replace(Ow,"").replace(Tw,"$1").replace(/\][\s,;]*\[/g,`
`).replace(/[[\]]/g,""),o=e.includes("	"),n=t.replace(/^\n+/,"").split(`
`).filter(r=>o||r.trim()).map(Rw);for(;n.length&&!n[n.length-1].some(Boolean);)n.pop();return n.length?n:[[kt(e)]]}function Rw(e){if(e.includes("	"))return e.split("	").map(bp);let t=e.replace(Cw,"$1").replace(zw,"");return t.split(Pw(t)).map(bp)}function bp(e){let[,t="",o]=qw.exec(e.trim())??[],n=Math.max(0,t.length-Number(o));return n<=Iw?Number(e).toFixed(n):kt(e)}function Pw(e){return e.includes(";")?";":/[|│]/.test(e)?/[|│]/:e.includes(".")&&e.includes(",")?/,\s*/:/,\s/.test(e)?/,\s+/:/\s+(?![%/])(?<!\/\s*)/}var Lw,kt,Tw,Ow,Cw,qw,Iw,zw,br=N(()=>{"use strict";Lw=/^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/,kt=e=>[...e.trim().replace(/\s+/g," ")].slice(0,50).join("");Tw=/(?:\b\w+\.)?\b(?:array|tensor)\s*\(([^()]*)\)?/g,Ow=/,\s*(?:dtype|device|grad_fn|requires_grad)=[^,)]*/g,Cw=/^\s*[({]([^(){}]*,[^(){}]*)[)}]/,qw=/^[-+]?\d\.?(\d*)e([-+]?\d+)$/i,Iw=12,zw=/^[\s,;|│]+|[\s,;|│]+$/g});function wp(e,t){let o=Z("divisor"),n=w("input","divisor-field");n.maxLength=50,n.setAttribute("aria-label","Divide the scores by");let r="",s=!1,i=()=>{let{divisor:c}=e.given;return c?.problem&&c.typed||e.chain.get(St)?.step.divisorText||""};function a(c){r=i(),s=!0,n.value=c??r,o.replaceWith(n),n.focus(),c===null&&n.select()}function l(c){if(!s)return;s=!1;let p=n.matches(":focus");n.replaceWith(o),p&&o.focus();let u=kt(n.value);!c||u===r||(t(u),e.say(`Divided by ${u||"\u221Ad_k"}.`))}o.addEventListener("click",()=>a(null)),o.addEventListener("keydown",c=>{c.ctrlKey||c.metaKey||c.altKey||c.key!=="F2"&&!/^[^ ]$/.test(c.key)||(c.preventDefault(),a(c.key==="F2"?null:c.key))}),n.addEventListener("blur",()=>l(!0)),n.addEventListener("keydown",c=>{c.stopPropagation(),!(c.key!=="Enter"&&c.key!=="Escape")&&(c.preventDefault(),l(c.key==="Enter"))});let d=()=>{let{divisor:c}=e.given,p=e.views.find(({place:u})=>u.node===St)?.table.closest(".column")?.querySelector(".sign");!c||!p||(!p.contains(o)&&!p.contains(n)&&p.replaceChildren("\xF7",o),o.textContent=i(),o.setAttribute("aria-label",`Divided by ${i()}: type another number`),o.toggleAttribute("data-typed",!!c.typed),o.toggleAttribute("data-bad",!!c.problem),o.title=c.problem)};e.arrivals.push(d),e.updates.push(d)}var St,ya=N(()=>{"use strict";le();br();St="scaled_scores"});var ke,xo=N(()=>{"use strict";ke=()=>!matchMedia("(prefers-reduced-motion: reduce)").matches});function xp(e){let t=Ge({ariaLabel:"Divide the scores by",min:String(wr),step:"0.01"}),o=w("output"),n=Z("button","\xF7 1"),r=Z("button",...de("Back to \u221Ad_k"));r.ariaLabel="Back to \u221Ad_k";let s=w("div","dial ends",w("span","","Divide by "),t,o,n,r);e.controls.prepend(s);let i=e.chain,a=e.chain,l=NaN,d=!1,c=0,p=()=>{a=i,e.given.dial&&l!==e.given.dial.value&&(a=yp(i,e.given.dial,l)),e.chain=a},u=h=>{cancelAnimationFrame(c),l=h,d=!0,p(),e.redraw()},m=h=>{u(h),d=!1,e.send("divisor",h)},f=(h,b,x=performance.now())=>{let k=Math.min(1,(performance.now()-x)/Ww);l=k<1?h+(b-h)*k:b,p(),e.redraw(),c=k<1?requestAnimationFrame(()=>f(h,b,x)):0};t.addEventListener("input",()=>u(Number(t.value))),t.addEventListener("change",()=>m(Number(t.value))),n.addEventListener("click",()=>m(wr)),r.addEventListener("click",()=>m(e.given.dial?.usual??wr)),e.updates.push(()=>{let{dial:h}=e.given;if(s.hidden=!h,!h)return;if(e.chain!==a){if(i=a=e.chain,d)return u(l);if(cancelAnimationFrame(c),l!==h.value&&!Number.isNaN(l)&&ke())return f(l,h.value);l=h.value}Object.assign(t,{max:String(h.most),value:String(l)});let b=l===h.value||d?vp(l,h):l.toFixed(1);o.ariaLive=l===h.value?"polite":"off",o.replaceChildren(...de(b)),t.setAttribute("aria-valuetext",b),r.disabled=l===h.usual,n.disabled=l===wr})}function vp(e,t){return e===t.usual?`\u221Ad_k \u2248 ${Number(e.toFixed(2))}`:String(Number(e.toFixed(4)))}function yp(e,t,o){let n=[...e.keys()],r=new Set(n.slice(0,n.indexOf(St))),s={kind:"quotient",reads:["scores"],turned:!1,divisor:o,divisorText:vp(o,t)},i=new Map([...e].map(([l,d])=>[l,r.has(l)?{...d,step:{kind:"given",reads:[],turned:!1}}:d])),a=new Map([...dt(i,new Map([[St,{step:s}]]))].map(([l,d])=>[l,r.has(l)?e.get(l)??d:d]));if(t.covered.some(([l,d])=>o>=l&&o<=d))for(let l of t.answers){let d=a.get(l);d&&(d.values=d.values.map(c=>c.map(()=>null)))}return a}var wr,Ww,ka,Sa=N(()=>{"use strict";Ve();ya();xo();le();wr=1,Ww=1200;ka=({python:e,given:{dial:t}})=>t&&yp(e,t,t.usual)});function La(e,{node:t,row:o,column:n}){let r=e.get(t);if(!r)return w("div");let s=r.values[o][n],i=w("div","explained",w("p","what",pt(r,o,n)),w("p","value",s===null?"? (covered)":Q(s)));i.append(w("p","lead",...de(cn(e,r,o,n))));let a=ct(e,t,o,n);return r.step.kind==="given"||(s===null||a.some(({terms:d})=>d.some(c=>c.factors.some(Number.isNaN)))?i.append(w("p","covered","The arithmetic is covered too: it would show an answer.")):i.append(w("div","pieces",...a.map((d,c)=>c?Hw(d):Mp(d))))),i}function Ap(e,t){let o=(n,r)=>{for(let s of e.querySelectorAll(n))s.classList.toggle("awaited",!r)};e.querySelectorAll(".terms tr:not(.sum)").forEach((n,r)=>n.classList.toggle("awaited",!!t&&r>=t.terms)),o(".terms .sum",t?.isAdded??!0),o(".value, .sides, .line, .folded, .terms .sum b",t?.isThere??!0)}function yr(e,t,o,n=!1){let r=e.get(t.node),s=r?.values[t.row]?.[t.column];if(!r||s===void 0)return"";let i=n?void 0:ct(e,t.node,t.row,t.column)[0];if(!i||i.terms.some(({factors:y})=>y.some(Number.isNaN)))return`${pt(r,t.row,t.column)}: ${Q(s)}`;let{kind:a,terms:l,total:d,result:c,at:p}=i,u=l.slice(0,Math.min(o?.terms??1/0,Fw)),m=u.length<l.length?["\u2026"]:[],f=$p[a]??" \xB7 ",{values:h,factors:b}=Lp(i),x=u.map(y=>y.factors.map(($,S)=>(S?ko:String)(b[S]($).trim())).join(f)),k=p===void 0?[...x,...m].join(" + "):o?.isAdded??!0?`${h(l[p].value)} \xF7 ${h(d)}`:"\u2026";return`${o?.isThere??!0?(l.length>1?yo:Q)(c):"?"} = ${k}`}function cn(e,t,o,n){let[r,s]=yt(e,t.name,o,n),i=r&&e.get(r.node),a=s&&e.get(s.node);switch(t.step.kind){case"given":return t.note||(t.formula===t.symbol?`${t.symbol} is given: nothing comes before it.`:`Computed earlier: ${t.formula}.`);case"product":{let l=t.step.turned?`row ${vo(a?.rows[n]??"")}`:`column ${n+1}`;return`Row ${vo(t.rows[o])} of ${i?.symbol} meets ${l} of ${a?.symbol}.`}case"quotient":return`The score, divided by ${t.step.divisorText}.`;case"softmax":return`The softmax of row ${vo(t.rows[o])}: each exponential is divided by their sum.`;case"shares":return`Row ${vo(t.rows[o])}, divided by its sum.`;case"mask":return an(t,o,n)?Sp(t,o,n):"Not hidden: the score stays as it was.";case"described":return Sp(t,o,n);case"difference":return`${i?.title} minus ${a?.title}.`;case"sum":return`${i?.title} plus ${a?.title}.`;default:return`The same number as in ${i?.symbol}.`}}function Hw(e){let t=w("details","folded",w("summary","",Dw)),o=()=>{t.open&&t.childElementCount===1&&t.append(Mp(e))};return t.open=Ep,o(),t.addEventListener("toggle",()=>{Ep=t.open,o()}),t}function Mp(e){let{kind:t,terms:o,total:n,result:r,at:s}=e,i=$p[t];if(i){let[u,m]=o[0].factors.map(yo);return Ea(ln("left",u),i,t==="quotient"?m:ln("right",ko(m))," = ",vr(yo(r)))}if(t==="copy")return Ea(vr(yo(r)));let a=w("table","terms"),{values:l,factors:d}=Lp(e),c=_w[t]??(e.shift?"Minus the largest score:":"As the formula says:");a.append(w("caption","",c)),o.forEach((u,m)=>{let f=w("tr",m===s?"at":"",w("th","",u.name),w("td","",...Bw(e,u,d)),w("td","",l(u.value)));a.append(f)}),a.append(w("tr","sum",w("th","","sum"),w("td"),w("td","",s===void 0?vr(l(n)):l(n))));let p=w("div","piece",a);return s!==void 0&&p.append(Ea(l(o[s].value)," \xF7 ",l(n)," = ",vr(yo(r)))),p}function Bw({kind:e,shift:t},{factors:[o,n]},[r,s]){return e==="product"?[ln("left",r(o))," \xB7 ",ln("right",ko(s(n)))]:e!=="softmax"?[ln("left",r(o))]:[w("span","power","e",w("sup","left",r(o)+(t?` ${Aa} ${ko(yo(t))}`:"")))]}function $a(e){let t=Math.floor(Math.log10(Math.max(...e.filter(Number.isFinite).map(Math.abs))||1));if(t<-xr||t>xr)return Q;let o=t<0?Math.max(xr,2-t):xr-t,n=Math.max(...e.map(r=>String(Number(r.toFixed(o))).split(".")[1]?.length??0));return r=>ye(r,{decimals:n,isShort:!1})}var _w,Aa,$p,pt,Ma,kp,vo,Fw,Sp,Dw,Ep,xr,Lp,yo,ko,ln,vr,Ea,So=N(()=>{"use strict";Ve();Ne();le();_w={product:"Multiplied pair by pair, and added:",shares:"Its share of the row\u2019s sum:"},Aa="\u2212",$p={quotient:" \xF7 ",difference:` ${Aa} `,sum:" + "},pt=(e,t,o)=>`${e.title}: ${Ma(e,t,o)}`,Ma=(e,t,o)=>`${kp("row",e.rows[t])}, ${kp("column",e.columns[o])}`,kp=(e,t)=>/^\d+$/.test(t)?`${e} ${t}`:t,vo=e=>/^\d+$/.test(e)?e:`\u201C${e}\u201D`;Fw=6;Sp=({step:e,rows:t,columns:o},n,r)=>{let s={row:vo(t[n]),column:vo(o[r])};return(e.lead??"").replace(/\{(row|column)\}/g,(i,a)=>s[a])},Dw="As computers do it",Ep=!1;xr=4;Lp=({terms:e,total:t})=>({values:$a([...e.map(({value:o})=>o),t]),factors:[0,1].map(o=>$a(e.flatMap(({factors:n})=>n[o]??[])))}),yo=e=>$a([e])(e),ko=e=>e.startsWith(Aa)?`(${e})`:e,ln=(e,t)=>w("span",e,t),vr=e=>w("b","",e),Ea=(...e)=>w("p","line",...e)});function nt(e){let t=Xd(e.chain,e.other,e.blend),o=ka(e);return o?new Map([...t].map(([n,r])=>[n,Xw(r,o.get(n)??r,e.other?.get(n))])):t}function qp(e,t){if(e.given.comparison)return t.other&&e.other?.get(t.name);let o=Cp(e)?.get(t.name);return o?.values.length===t.values.length&&o.values[0].length===t.values[0].length?o:void 0}function dn(e,t){let[o,{dial:n}]=[qp(e,t),e.given];return n?o||n.answers.includes(t.name)?t.values.map(Yw):null:o?Kd(t,o,e.digits):null}function Ip(e){return[...new Set(e.views.map(({place:o})=>e.chain.get(o.node)))].flatMap(o=>{let n=o?dn(e,o)?.flat().filter(Boolean).length:0;return o&&n?[{many:n,symbol:o.symbol}]:[]})}function Eo(e){let t=Cp(e)?Ip(e):[],[o,n]=[zp(t),t.map(({many:r,symbol:s})=>`${r} in ${s}`)];return o?`${o} number${o>1?"s":""} changed: ${n.join(", ")}.`:""}function Rp(e){let t="",o=Ge({min:"0",max:String(Na),step:"1"}),n=[0,1].map(i=>{let a=Z("button");return a.addEventListener("click",()=>Tp(e,i)),a}),r=w("p","said"),s=w("div","comparing",w("div","ends",n[0],o,n[1]),r);e.controls.append(s),o.addEventListener("input",()=>Tp(e,Number(o.value)/Na)),e.updates.push(()=>{let i=e.given.comparison;Vw(e);let a=Eo(e);if(a&&a!==t&&e.say(a),t=a,s.hidden=!i,!i)return;let l=e.given.isSmall?e.beneath:e.controls;s.parentElement!==l&&l.prepend(s),o.hidden=!!e.given.dial,n.forEach((c,p)=>{c.hidden=o.hidden,c.replaceChildren(...de(i[p])),c.setAttribute("aria-pressed",String(e.blend===p))}),o.value=String(Math.round(e.blend*Na)),o.setAttribute("aria-label",`From ${i[0]} to ${i[1]}`),o.setAttribute("aria-valuetext",Op(i,e.blend));let d=c=>e.views.some(({cells:p})=>p.flat().some(({dataset:u})=>u[c]!==void 0));r.replaceChildren(...de(o.hidden?(d("differs")?Gw:"")+(d("was")?Uw:""):`${Op(i,e.blend)}. ${Pp(e)?"All numbers differ":Kw(zp(Ip(e)))}.`))})}function Tp(e,t){e.blend=t,e.redraw()}function Op(e,t){return t===0||t===1?`Shown: ${e[t]}`:`${t===.5?"Halfway":`${Math.round(t*100)} % of the way`}: the numbers are a mix, not a result`}function Kw(e){return e?e===1?"The marked number differs":`The ${e} marked numbers differ`:"No number shown differs"}function Vw(e){let{views:t,chain:o,digits:n}=e,r=ka(e),s=nt(e),i=!!r||!Pp(e);for(let{place:a,cells:l}of t){let d=o.get(a.node),c=d&&i?dn(e,d):null,p=r?.get(a.node),u=r&&s.get(a.node);l.forEach((m,f)=>m.forEach((h,b)=>{let x=c?.[f]?.[b];Ta(h,x);let k=p?.values[f][b]??null,y=x&&u&&k!==null&&ye(k,fo(bt(u),n));y&&y!==h.textContent?h.dataset.was=y:delete h.dataset.was}))}}function Ta(e,t=0){e.toggleAttribute("data-differs",!!t),t&&e.style.setProperty("--differs",(Np+(1-Np)*t).toFixed(2))}function Yw(e){let t=Math.max(...e.map(o=>o??NaN));return e.map(o=>+(o===t))}function Oa(e,{node:t,row:o,column:n}){let r=e.chain.get(t),s=r&&qp(e,r);if(!s)return;let[i,a]=[r.values[o][n],s.values[o][n]],l=e.given.comparison;return l||Q(i)!==Q(a)?{names:l??jw,a:i,b:a,isSame:i===a}:void 0}function kr(e,t){let o=e.chain.get(t.node);if(!o)return"";let n=Oa(e,t),r=pt(o,t.row,t.column);return!n||n.a===null?`${r}: ${Jw(o.values[t.row][t.column])}`:n.isSame?`${r}: ${Q(n.a)}, the same in both`:`${r}: ${n.names[0]} ${Q(n.a)}, ${n.names[1]} ${Q(n.b)}`}function _p(e,t){let o=Oa(e,t);return e.blend>0&&e.blend<1&&!!o&&!o.isSame}function Fp(e,t){let o=ut(e),n=o.get(t.node);return n?_p(e,t)?Wp:`${cn(o,n,t.row,t.column)} ${yr(o,t,null)}`:""}function Dp(e,t){let o=Oa(e,t),n=e.chain.get(t.node),r=e.given.dial&&n?.step.kind==="quotient";if(!o||o.a===null||o.b===null||r)return La(ut(e),t);let{a:s,b:i,names:a,isSame:l}=o,d=nt(e).get(t.node)?.values[t.row][t.column]??null,c=n&&_p(e,t)?Qw(pt(n,t.row,t.column),d):La(ut(e),t);return c.querySelector(".value")?.after(l?w("p","sides","The same in both."):Zw(a,s,i)),c}function Qw(e,t){return w("div","explained",w("p","what",e),w("p","value",Q(t)),w("p","lead",Wp))}function Zw(e,t,o){let n=[[e[0],Q(t)],[e[1],Q(o)],["difference",`${Q(t)} \u2212 ${ko(Q(o))} = ${Q(t-o)}`]];return w("dl","sides",...n.map(([r,s])=>w("div","",w("dt","",r),w("dd","",s))))}var Na,Np,jw,Gw,Uw,Xw,ut,Cp,zp,Pp,Jw,Wp,Ft=N(()=>{"use strict";pr();Sa();Ne();le();So();Na=100,Np=.35,jw=["now","before"],[Gw,Uw]=["Underlined: the largest of a row."," Beneath: at \u221Ad_k."];Xw=(e,t,o)=>({...e,decimals:fa(t),span:[...t.values,...e.other&&o?o.values:[],[0]]}),ut=({chain:e,other:t,blend:o})=>t&&o>.5?t:e,Cp=({chain:e,python:t,earlier:o,given:n})=>n.comparison||n.goal?null:e===t?o:t;zp=e=>e.reduce((t,{many:o})=>t+o,0);Pp=e=>e.views.every(({place:t})=>{let o=e.chain.get(t.node);return o&&dn(e,o)?.flat().every(Boolean)});Jw=e=>e===null?"covered":Q(e);Wp="A mix, not a result. Move the slider to one of its ends to see the arithmetic."});function Sr(e,t,o,n){try{sessionStorage.setItem(Ca,JSON.stringify({where:Hp(e,t),cell:t,before:o,text:n}))}catch{}}function Er(){try{sessionStorage.removeItem(Ca)}catch{}}function $r(e){try{let{where:t,...o}=JSON.parse(sessionStorage.getItem(Ca)??"{}");return o.cell&&t===Hp(e,o.cell)?o:null}catch{return null}}var Ca,Hp,Ar,qa=N(()=>{"use strict";Ca="self-attention typed in a cell",Hp=({chain:e,key:t},{node:o})=>JSON.stringify([location.pathname,t,o,e.get(o)?.base??""]);Ar=()=>document.activeElement!==document.body});function Bp(e,t,o){let{frame:n,working:r,controls:s,beneath:i}=e,a=Z("gist"),l=w("div","foot");r.replaceWith(l),l.append(a,r);let d=b=>Math.abs(b.getBoundingClientRect().bottom-l.getBoundingClientRect().top),c=b=>[...b].sort((x,k)=>d(x)-d(k))[0],p=matchMedia(pn),u="",m=()=>{let b=p.matches&&he(e.given);if(u===(u=`${p.matches} ${b}`))return;let x=[".asking",".hint",".legend"].flatMap(k=>[...i.parentNode?.querySelectorAll(k)??[]]);b?(n.after(s),s.querySelector(".editing")?.append(...x)):((n.parentNode?.querySelector(".flow")??n).before(s),i.prepend(...x)),p.matches?l.prepend(o):s.after(o)},f=b=>{l.classList.toggle("open",b),a.setAttribute("aria-expanded",String(b))};p.addEventListener("change",m),a.addEventListener("click",()=>f(!l.classList.contains("open"))),new ResizeObserver(()=>{p.matches&&n.style.setProperty("--foot",`${l.offsetHeight}px`),n.matches(":focus-within")&&c(n.querySelectorAll(l.matches(".open")?e0:"td[aria-selected]"))?.scrollIntoView({block:"nearest"})}).observe(l),s.prepend(t),e.updates.push(m);let h="";return b=>{h!==e.given.name&&f(!1),h=e.given.name;let{subject:x,other:k,blend:y}=e,$=!!k&&y>0&&y<1;a.hidden=!x||r.hidden;let S=$?nt(e):ut(e),T=x?yr(S,x,b,$):"";a.textContent!==T&&(a.textContent=T);let M=x&&T.includes(" = ")?S.get(x.node):void 0;a.dataset.of=x&&M?`${Ma(M,x.row,x.column)}: `:""}}var pn,e0,Mr=N(()=>{"use strict";Ft();le();So();pn="(max-width: 46rem)",e0=":is(.one-row:not([hidden]), .stage) td[data-explained]"});function Lr(e,t,o){let n=new Map,r=new Set,s=[t];for(let i=0;i<o&&s.length;i++){let a=[];for(let l of s)yt(e,l.node,l.row,l.column).forEach((d,c)=>{let p=`${d.node} ${d.row} ${d.column}`,u=e.get(d.node);if(r.has(p)||!u)return;r.add(p);let m=Ia(n,u),f=wt.indexOf(i?"far":c?"right":"left");for(let h of t0(u,d)){let b=h.row*u.columns.length+h.column;m[b]||(m[b]=f,a.push(h))}});s=a}return n}function Ia(e,t){let o=e.get(t.name)??new Uint8Array(t.rows.length*t.columns.length);return e.set(t.name,o),o}function t0(e,{node:t,row:o,column:n}){let r=o===null?e.rows.map((i,a)=>a):[o],s=n===null?e.columns.map((i,a)=>a):[n];return r.flatMap(i=>s.map(a=>({node:t,row:i,column:a})))}var za=N(()=>{"use strict";Ve();go()});function ie(e){if(e instanceof HTMLCanvasElement)return{node:e.dataset.node??"",row:Number(e.dataset.row),column:Number(e.dataset.column)};let t=e instanceof Element?e.closest("td.cell"):null;return t?{node:t.closest("table")?.dataset.node??"",row:Number(t.dataset.row),column:Number(t.dataset.column)}:null}function jp(e){let{stage:t}=e;t.addEventListener("pointerover",o=>{o.pointerType!=="touch"&&!(o.target instanceof HTMLCanvasElement)&&Et(e,ie(o.target))}),t.addEventListener("pointermove",o=>{if(!(o.target instanceof HTMLCanvasElement)||o.pointerType==="touch")return;let n=ga(o.target,o.offsetX,o.offsetY);Pa(n,e.pointed)||Et(e,n)}),t.addEventListener("pointerleave",()=>Et(e,null)),t.addEventListener("focusin",o=>{let n=ie(o.target);n&&Et(e,n,!0)}),t.addEventListener("focusout",({target:o})=>{(o instanceof HTMLTableCellElement||o instanceof HTMLCanvasElement)&&e.say(""),Et(e,null)}),t.addEventListener("click",o=>{let n=o.target,r=n instanceof HTMLCanvasElement?ga(n,o.offsetX,o.offsetY):ie(n);r&&(Up(e,r),n.scrollIntoView({block:"nearest",inline:"nearest"}))}),t.addEventListener("keydown",o=>o0(e,o)),e.updates.push(()=>r0(e)),t.addEventListener("transitionend",o=>{o.target instanceof HTMLCanvasElement&&l0(e)})}function o0(e,t){let{target:o,key:n}=t,r=ie(o);if(!r||!(o instanceof HTMLCanvasElement||o instanceof HTMLTableCellElement))return;if(Me(t))return Up(e,r);let s=t.ctrlKey||t.metaKey||t.altKey?void 0:$o[n];if(n==="Escape"&&e.pinned)Dt(e,null);else if(s&&o instanceof HTMLCanvasElement)n0(e,o,r,s);else{if(o instanceof HTMLCanvasElement)return;if(s)Nr(o,s,!0);else if(n==="Home"||n==="End")Nr(o,[0,n==="Home"?-1/0:1/0]);else return}t.preventDefault()}function n0(e,t,{node:o,row:n,column:r},s){let[i,a]=t.dataset.turned?[s[1],s[0]]:s,l=e.chain.get(o);t.dataset.row=String(Tr(n+i,l?.rows.length??0)),t.dataset.column=String(Tr(r+a,l?.columns.length??0)),Et(e,ie(t),!0)}function Nr(e,[t,o],n=!1){let r=e.closest("tbody"),s=e.closest(".stage")??r,i=f=>[...f.children].map(h=>[...h.querySelectorAll("td.cell")]),a=i(r),l=a.findIndex(f=>f.includes(e)),d=a[l].indexOf(e),c=[...s.querySelectorAll("tbody:has(td.cell[tabindex])")].filter(Gp),p=n&&!a[l+t]?.[d+o]?c[c.indexOf(r)+t+o]:void 0;p?(a=i(p),t?l=t>0?0:1/0:d=o>0?0:1/0):[l,d]=[l+t,d+o];let u=a[Tr(l,a.length)],m=u[Tr(d,u.length)];for(let f of s.querySelectorAll("td.cell[tabindex='0']"))f.setAttribute("tabindex","-1");m.tabIndex=0,m.focus()}function r0({given:e,stage:t,views:o}){if(t.matches(":focus-within"))return;let n=o.flatMap(({table:s})=>Gp(s)?[...s.querySelectorAll("td.cell[tabindex]")]:[]),r=n.find(s=>s.matches(e.goal?"[aria-readonly=false] *":"[data-asked]"))??n[0];for(let s of t.querySelectorAll("td.cell[tabindex='0']"))s!==r&&s.setAttribute("tabindex","-1");r?.setAttribute("tabindex","0")}function Et(e,t,o=!1){e.pointed=t,un(e),o&&t&&e.say(kr(e,t))}function Dt(e,t){e.pinned=t,e.passed=null,un(e),e.send("pinned",t)}function Up(e,t){let o=Pa(t,Wa(e));Dt(e,o?null:t),e.say(o?"":Fp(e,t))}function un(e){let{chain:t,views:o,stage:n}=e,r=e.pointed??Wa(e),s=Xp(t,r)?r:null,i=s?Lr(ut(e),s,e.depth):new Map;n.classList.toggle("tracing",i.size>0);let a=s&&t.get(s.node);a&&(Ia(i,a)[s.row*a.columns.length+s.column]=wt.indexOf("self"));let l=n.classList.contains("tracing"),d=o.map(({place:c})=>c.node).lastIndexOf(s?.node??"");for(let[c,p]of o.entries()){let u=t.get(p.place.node)?.columns.length??0;a0(p,u,c<=d?i.get(p.place.node):void 0,l),Ra(p,e.pinned,"aria-selected")}Or(e)}function Or(e){let t=e.pointed??Wa(e),n=[!!e.given.goal&&!!e.chain.get(t?.node??"")?.editable?null:t,e.opening].find(r=>Xp(e.chain,r))??null;e.subject=n,e.working.replaceChildren(...n?[Dp(e,n)]:[]);for(let r of e.views){Ra(r,e.working.hidden?null:n,"data-explained");let s=!!e.chain.get(r.place.node)?.isMirrored;Ra(r,s&&n?{...n,row:n.column,column:n.row}:null,"data-mirror");let i=r.isMirrored;r.isMirrored=s,s!==!!i&&(i===!1&&ke()&&s0(r.cells),r.cells.forEach((a,l)=>a[l]?.toggleAttribute("data-diagonal",!!s)))}for(let r of e.followers)r()}function s0(e){let t=e.map(o=>o.map(n=>n.getBoundingClientRect()));e.forEach((o,n)=>o.forEach((r,s)=>{let[i,a]=[t[s]?.[n],t[n][s]];n!==s&&i&&r.animate([{transform:`translate(${i.left-a.left}px, ${i.top-a.top}px)`},{transform:"none"}],{duration:900,easing:"ease-in-out"})}))}function a0(e,t,o,n){let{cells:r,strip:s,tones:i}=e;if(r.forEach((l,d)=>l.forEach((c,p)=>{let u=wt[o?.[d*t+p]??0];(c.dataset.lit??"")!==u&&(u?c.dataset.lit=u:delete c.dataset.lit)})),!s||!i)return;let{painted:a}=e;a?.isTracing===n&&a.tones===i&&i0(a.lit,o)||(tp(s,i,o,n),e.painted={lit:o,isTracing:n,tones:i})}function Ra({place:e,table:t,cells:o},n,r){let s=t.querySelector(`[${r}]`),i=n?.node===e.node?o[n.row]?.[n.column]:void 0;s!==i&&s?.removeAttribute(r),i?.setAttribute(r,"true")}function l0(e){for(let t of e.views)delete t.painted;un(e)}function Kp({stage:e,views:t,opening:o}){if(!o||e.scrollHeight<=e.clientHeight||e.matches(":focus-within"))return;let n=t.find(({place:a})=>a.node===o.node)?.cells[o.row]?.[o.column];if(!n)return;let[r,s]=[".station","tr"].map(a=>(n.closest(a)??n).getBoundingClientRect()),{bottom:i}=r.bottom-r.top<e.clientHeight?r:s;e.scrollTop+=i-e.getBoundingClientRect().top-e.clientHeight+2}var $o,Gp,Tr,Pa,Wa,Xp,i0,$t=N(()=>{"use strict";at();Ft();xo();za();go();$o={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};Gp=e=>e.checkVisibility?.()??!0;Tr=(e,t)=>Math.max(0,Math.min(e,t-1)),Pa=(e,t)=>!!e&&!!t&&e.node===t.node&&e.row===t.row&&e.column===t.column;Wa=({pinned:e,passed:t,later:o})=>Pa(e,t)||o.has(e?.node??"")?null:e,Xp=(e,t)=>!!t&&e.get(t.node)?.values[t.row]?.[t.column]!==void 0;i0=(e,t)=>e===t||!!e&&!!t&&e.every((o,n)=>o===t[n])});function Jp(e){let t={base:"",texts:{},past:[],future:[],sent:[]},o=_a("Undo",()=>qr(e,t,"past")),n=_a("Redo",()=>qr(e,t,"future")),r=_a("Reset the numbers",()=>fn(e,t,d0(t.texts))),s=w("input");s.type="checkbox",s.addEventListener("change",()=>e.send("hidden",s.checked));let i=w("label","",s,"Hide later words"),a=w("summary","button","Change"),l=w("details","change",a,w("div","editing",i,o,n,r));l.addEventListener("keydown",({key:m})=>{m!=="Escape"||!a.checkVisibility()||(l.open=!1,a.focus())}),e.controls.append(l);let d=w("div","told");d.setAttribute("role","alert");let c=w("p","hint");e.beneath.append(d,c);let p=null;e.updates.push(()=>{let{given:m}=e;if(m!==p){let x=!p;p=m,p0(e,t),x&&(g0(e,t),l.open=m.goal?!matchMedia(pn).matches:!he(m),m.goal&&e.controls.previousElementSibling?.append(l)),i.hidden=m.hidesLater===null,s.checked=!!m.hidesLater;let k=m.told.join(`
`);d.dataset.sentences!==k&&(d.dataset.sentences=k,d.replaceChildren(...m.told.map(y=>w("p","",y))))}v0(e);let f=Qp(e);c.hidden=!f.length||!!e.given.goal,c.replaceChildren(...de(`${matchMedia(Vp).matches?"Tap a number twice to type":"Type"} over any number of ${f.join(", ")}${e.given.divisor?", or the divisor":""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ${e.given.kept}`));let h=!!f.length||!!e.given.divisor;l.hidden=i.hidden&&!h&&!he(m);let b=[t.past,t.future,Object.values(t.texts).flat()];[o,n,r].forEach((x,k)=>{x.hidden=!h,x.ariaDisabled=String(!b[k].length),x.tabIndex=b[k].length?0:-1})}),wp(e,m=>fn(e,t,{...t.texts,divisor:m?[[0,0,m]]:[]})),e.typeOver=(m,f,h)=>h?fn(e,t,Ha(t.texts,m,f)):Fa(e,t,m,f);let{stage:u}=e;u.addEventListener("keydown",m=>w0(e,t,m)),u.addEventListener("click",m=>{let f=Yp(m.target);!matchMedia(Vp).matches||!Cr(e,f)||!f.ariaSelected||f.dataset.held==="open"||(m.stopPropagation(),Ht(e,t,f,null))},!0),u.addEventListener("dblclick",m=>{Cr(e,m.target)&&Ht(e,t,Yp(m.target),null)})}function _a(e,t){let o=Z("button",e);return o.addEventListener("click",t),o}function Cr(e,t){let o=e.chain.get(ie(t)?.node??"");return o?.editable?o:void 0}function p0(e,t){let o=e.given.chain.filter(a=>a.editable),n=JSON.stringify(o.map(a=>[a.name,a.base])),r=Object.fromEntries(o.map(a=>[a.name,a.typed??[]])),{divisor:s}=e.given;s&&(r.divisor=s.typed?[[0,0,s.typed]]:[]);let i=t.sent.lastIndexOf(mn(r));if(n===t.base&&i>=0&&i<t.sent.length-1)return Ba(e,t);n!==t.base&&Object.assign(t,{base:n,past:[],future:[]}),Object.assign(t,{texts:r,sent:[]})}function Fa(e,t,o,n){e.chain=e.python,Ba(e,{...t,texts:Ha(t.texts,o,n)}),e.redraw()}function Ba(e,t){if(!e.given.previewed)return;let o=new Map(Object.entries(t.texts).map(([s,i])=>{let a=e.chain.get(s)?.values.map(l=>[...l])??[];for(let[l,d,c]of i){let p=hr(c);a[l]?.[d]!==void 0&&!Number.isNaN(p)&&u0(e.given.goal,p)&&(a[l][d]=p)}return[s,{values:a}]})),n=hr(t.texts.divisor?.[0]?.[2]??""),r=e.chain.get(St)?.step;r&&n>=1&&n<=(e.given.divisor?.most??0)&&o.set(St,{step:{...r,divisor:n,divisorText:Q(n)}}),e.chain=dt(e.chain,o),vt(e.views,e.chain,e.spread,e.digits)}function fn(e,t,o,n=!0){mn(o)!==mn(t.texts)&&(n&&(t.past=[...t.past,t.texts].slice(-c0),t.future=[]),t.sent.length||t.sent.push(mn(t.texts)),t.texts=o,t.sent.push(mn(o)),e.chain=e.python,Ba(e,t),e.redraw(),e.send("edited",o))}function qr(e,t,o){let n=t[o].pop();if(!n)return;let r=t.texts;t[o==="past"?"future":"past"].push(r),fn(e,t,n,!1),m0(e,o==="past"?"Undone.":"Done again.",r,n)}function m0(e,t,o,n){let[r]=Object.keys({...o,...n}).flatMap(a=>{let l=o[a]??[],d=n[a]??[],c=(p,u)=>!p.some(m=>String(m)===String(u));return[...l.filter(p=>c(d,p)),...d.filter(p=>c(l,p))].map(([p,u])=>({node:a,row:p,column:u}))}),s=r&&e.chain.get(r.node),i=s&&n[r.node]?.find(([a,l])=>a===r.row&&l===r.column)?.[2];e.say(tu(t,s?Zp(s,r,i??""):"",Eo(e)))}function Zp(e,{row:t,column:o},n){let r=pt(e,t,o);return n?Number.isNaN(hr(n))?`${r}: \u201C${n}\u201D was typed.`:`${r} is now ${n}.`:`${r} is as it was at first.`}function Da(e,t,o,n){let r=ie(o),s=r&&e.chain.get(r.node);if(!s)return;let i=o.closest("table")?.dataset.turned!==void 0,[a,l]=[t.texts,0];n.forEach((d,c)=>d.forEach((p,u)=>{let[m,f]=i?[r.row+u,r.column+c]:[r.row+c,r.column+u];m<s.rows.length&&f<s.columns.length?a=Ha(a,{...r,row:m,column:f},p):l++})),fn(e,t,a),l&&e.say(`${l} of the pasted numbers did not fit into ${s.symbol}.`)}function eu(e,t,o){let n=ie(o);if(!n)return"";let r=t.texts[n.node]?.find(([s,i])=>s===n.row&&i===n.column);return r?r[2]:Q(e.chain.get(n.node)?.values[n.row][n.column]??null)}function Ht(e,t,o,n){if(o.dataset.held==="open")return;let r=eu(e,t,o),s=w("input");s.value=n??r,s.maxLength=200,s.spellcheck=!1,s.setAttribute("aria-label",`New number: ${o.closest("table")?.dataset.node}, row ${Number(o.dataset.row)+1}, column ${Number(o.dataset.column)+1}`),o.dataset.held="open",o.replaceChildren(s);let i=ie(o),a=()=>Sr(e,i,r,s.value);n!==null&&a(),s.addEventListener("input",()=>{a(),e.given.goal&&Fa(e,t,i,kt(s.value))});let l=!1,d=(c,p=null,u=null)=>{if(l||!o.isConnected)return;l=!0,Er();let m=kt(s.value),f=!!s.matches(":focus");delete o.dataset.held,o.textContent="",f&&o.focus(),u?Da(e,t,o,u):c&&m!==r?Da(e,t,o,[[m]]):e.given.goal&&Fa(e,t,i,r),e.redraw(),p&&Nr(o,p),p&&c&&m!==r&&f0(e,i,m,h0(o))};for(let c of["click","dblclick","pointerdown"])s.addEventListener(c,p=>p.stopPropagation());s.addEventListener("blur",()=>d(!0)),s.addEventListener("keydown",c=>{c.stopPropagation();let u=c.key==="Enter"&&!!e.given.goal?[0,0]:b0(c,n!==null);c.key!=="Escape"&&!u||(c.preventDefault(),d(c.key!=="Escape",u))}),s.addEventListener("paste",c=>{let p=c.clipboardData?.getData("text")??"",u=gr(p);!p.trim()||n!==""&&u.length===1&&u[0].length===1||(c.preventDefault(),d(!0,null,u))}),s.focus(),n===null&&s.select()}function f0(e,t,o,n){let r=e.chain.get(t.node),s=n&&(n.node!==t.node||n.row!==t.row||n.column!==t.column);r&&e.say(tu(Zp(r,t,o),s?`${kr(e,n)}.`:"",Eo(e)))}function h0(e){let t=e.getRootNode();return ie(t instanceof Document||t instanceof ShadowRoot?t.activeElement:null)}function g0(e,t){let o=$r(e);if(!o)return;let r=e.views.find(({place:s,cells:i})=>s.node===o.cell.node&&i.length)?.cells[o.cell.row]?.[o.cell.column];!r||!Cr(e,r)||eu(e,t,r)!==o.before||(Ar()?Da(e,t,r,[[kt(o.text)]]):Ht(e,t,r,o.text))}function b0({key:e,shiftKey:t},o){return e==="Enter"?[t?-1:1,0]:e==="Tab"?[0,t?-1:1]:o||e==="ArrowUp"||e==="ArrowDown"?$o[e]:void 0}function w0(e,t,o){let{target:n,key:r,altKey:s,shiftKey:i}=o;if(!(n instanceof HTMLTableCellElement||n instanceof HTMLButtonElement))return;let a=(o.ctrlKey||o.metaKey)&&!s,l=r.toLowerCase();if(a&&l==="z"&&!i)qr(e,t,"past");else if(a&&(l==="y"||l==="z"))qr(e,t,"future");else if(n instanceof HTMLTableCellElement)if(Cr(e,n)){if(a&&l==="v")return Ht(e,t,n,"");if(a||s)return;if(r==="F2")Ht(e,t,n,null);else if(r==="Backspace"||r==="Delete")Ht(e,t,n,"");else if(r.length===1&&r!==" ")Ht(e,t,n,r);else return}else return/^[\d.,\u2212-]$/.test(r)?x0(e):void 0;else return;o.preventDefault()}function x0(e){let t=Qp(e).join(", ");t&&e.say(`Only numbers of ${t} can be typed over.`)}function v0(e){let{given:t,chain:o,views:n,spread:r,digits:s}=e,i=new Map(t.chain.map(l=>[l.name,l])),a=!1;for(let{place:l,table:d,cells:c}of n){let p=i.get(l.node);if(d instanceof HTMLTableElement&&d.setAttribute("aria-readonly",String(!p?.editable)),!p?.editable)continue;let u=new Map((p.problems??[]).map(([f,h,b])=>[`${f} ${h}`,b])),m=new Map((p.typed??[]).map(([f,h,b])=>[`${f} ${h}`,b]));c.forEach((f,h)=>f.forEach((b,x)=>{let k=u.get(`${h} ${x}`);if(b.toggleAttribute("data-typed",m.has(`${h} ${x}`)),k===void 0)a||=b.dataset.held==="bad",b.dataset.held==="bad"&&delete b.dataset.held,b.removeAttribute("aria-invalid");else{if(b.setAttribute("aria-invalid","true"),b.dataset.held==="open")return;b.dataset.held="bad",b.textContent=m.get(`${h} ${x}`)??"",b.title=k}}))}a&&vt(n,o,r,s)}var c0,Vp,Qp,Yp,d0,mn,Ha,u0,tu,ou=N(()=>{"use strict";Ve();Ft();ya();qa();Ne();Mr();le();$t();br();So();c0=200,Vp="(pointer: coarse)";Qp=({given:e,views:t})=>e.chain.filter(o=>o.editable&&t.some(({place:n,strip:r})=>n.node===o.name&&!r)).map(o=>o.symbol);Yp=e=>e instanceof Element?e.closest("td.cell"):null;d0=e=>Object.fromEntries(Object.keys(e).map(t=>[t,[]]));mn=e=>JSON.stringify(Object.keys(e).map(t=>[t,[...e[t]].sort(([o,n],[r,s])=>o-r||n-s)])),Ha=(e,{node:t,row:o,column:n},r)=>({...e,[t]:[...(e[t]??[]).filter(([s,i])=>s!==o||i!==n),[o,n,r]]});u0=(e,t)=>!e||t>=e.least&&t<=e.most;tu=(...e)=>e.filter(Boolean).join(" ")});function su(e,t){let o=Ge({min:"0",max:"1",step:"0.01",value:"0.1"}),n=w("output"),[r,s]=[w("div","flow-left"),w("div","flow-right")];[r,s].forEach(m=>m.setAttribute("role","group")),r.setAttribute("aria-label","Words that attend"),s.setAttribute("aria-label","Words attended to");let i=v("svg",{class:"flow-lines",preserveAspectRatio:"none","aria-hidden":"true"}),a=w("div","flow-weights"),l=w("div","flow-face",r,i,s,a);e.append(w("label","flow-threshold","Show ",n,o),l);let d,c=null;function p(){if(!d)return;let m=d.rows.map((T,M)=>Ke(d,M)),{rows:f,columns:h,decimals:b}=d,x=Number(o.value),k=`weights of ${x.toFixed(2)} or more`;n.replaceChildren(k),o.setAttribute("aria-valuetext",k);let y=T=>T>0&&T>=x,$=T=>Number.isNaN(T)?"?":T.toFixed(b),S=T=>T.join(", ")||"no word with such a weight";ru(r,f,c,T=>`attends to ${S(m[T].flatMap((M,O)=>y(M)||Number.isNaN(M)?`${h[O]} ${$(M)}`:[]))}`),ru(s,h,nu(d)?null:c,T=>`attended to by ${S(f.flatMap((M,O)=>y(m[O][T])?`${M} ${$(m[O][T])}`:[]))}`),a.replaceChildren(...h.map((T,M)=>w("span","",c===null?"":$(m[c][M])))),i.setAttribute("viewBox",`0 0 100 ${ja*Math.max(f.length,h.length)}`),i.replaceChildren(...m.flatMap((T,M)=>T.flatMap((O,L)=>y(O)?S0(M,L,O,c):[])))}function u(m,f){d&&m===s&&nu(d)||t(f)}return o.addEventListener("input",p),l.addEventListener("click",m=>{let f=k0(m);f!==null&&u(m.target.parentElement,f===c?null:f)}),l.addEventListener("keydown",m=>{let{dataset:f,parentElement:h}=m.target,[b,x]=[Number(f.word),h];if(m.key==="Escape")return t(null);let k={ArrowLeft:r,ArrowRight:s}[m.key],y={ArrowUp:b-1,ArrowDown:b+1,Home:0,End:x.childElementCount-1}[m.key]??b,$=(k??x).children[y];!($ instanceof HTMLElement)||!k&&y===b||(m.preventDefault(),$.focus(),u($.parentElement,y))}),(m,f)=>{d=m.get("weights"),c=f,p()}}function k0(e){let t=e.target instanceof Element?e.target.closest("button"):null;return t?Number(t.dataset.word):null}function S0(e,t,o,n){let r=Math.min(1,o),s=(.2+.8*r)*(n===null||n===e?1:.25);return v("line",{x1:0,y1:(e+.5)*ja,x2:100,y2:(t+.5)*ja,"stroke-width":1+y0*r,"stroke-opacity":s,"data-cell":`${e},${t}`,"vector-effect":"non-scaling-stroke"})}function ru(e,t,o,n){for(;e.childElementCount>t.length;)e.lastElementChild?.remove();for(;e.childElementCount<t.length;)e.append(Z(""));for(let[r,s]of[...e.children].entries())s.dataset.word=`${r}`,s.textContent=t[r],s.tabIndex=r===(o??0)?0:-1,s.setAttribute("aria-pressed",`${r===o}`),s.setAttribute("aria-label",`${t[r]}, ${n(r)}`)}var ja,y0,nu,au=N(()=>{"use strict";Ve();le();Te();ja=10,y0=8;nu=e=>e.rows.join(`
`)!==e.columns.join(`
`)});function iu(e,t,o){return[["scores","weights"],["context"]].map(r=>r.flatMap(s=>e.get(s)??[])).filter(r=>r.length).map(r=>$0(r,t,o))}function $0(e,t,o){let n=e.map(({name:a})=>Ga[a]),r=e[0].name==="context"?"Dimension":"Word",s=e[0].columns.map((a,l)=>w("tr","",xt("row",a),...e.map(d=>M0(d,t.get(d.name)??d,o,l)))),i=w("tr","",...[r,...n].map(a=>xt("col",a)));return w("div","geometry-scroll",w("table","geometry-table",w("thead","",i),w("tbody","",...s)))}function A0(e,t,o){let n=o?1:Math.max(...t.map(Math.abs))||1,r=t.some(i=>i<0)?50:100,s=Math.abs(e)/n*r;return{from:100-r-(e<0?s:0),size:s}}function M0(e,t,o,n){let r=e.values[o][n],s=e===t?e.decimals:E0,{from:i,size:a}=A0(r??0,[...t.values.flat(),...e.values[o]].map(Number),e.share),l=w("span",Number(r)<0?"geometry-bar minus":"geometry-bar");l.style.setProperty("--from",`${i}%`),l.style.setProperty("--size",`${a}%`);let d=r===null?"undefined":ye(r,_t({...e,decimals:s},je)).trim();return w("td","",w("span","geometry-track",l),w("span","geometry-number",d))}var Ga,E0,lu=N(()=>{"use strict";Ne();le();Ga={scores:"Score",weights:"Weight",context:"Context"},E0=4});function Xa(e){let[[t,o],[n,r]]=[e.map(({x:i})=>i),e.map(({y:i})=>i)].map(i=>[Math.min(0,...i),Math.max(0,...i)]),s=T0*Math.max(o-t,r-n)||2;return{left:(t+o-s)/2,bottom:(n+r-s)/2,span:s}}function uu(){let e=v("svg",{class:"plane",viewBox:`0 0 ${Oe} ${Oe}`,role:"group"});return e.append(v("g",{class:"axes","aria-hidden":"true"}),v("g",{class:"arrows"})),e}function mu(e,t,o){let[n,r]=e.children,s=I0(t);for(n.replaceChildren(...z0(t.view),...s.map(({text:l,x:d,y:c,wide:p})=>v("text",{x:d+p/2,y:c+Ye-3,"text-anchor":"middle"},l)));r.childElementCount>o.length;)r.lastElementChild?.remove();for(;r.childElementCount<o.length;)r.append(R0());let i=o.map(({x:l,y:d})=>At(l,d,t.view)),a=W0(o.map(({kind:l,word:d,isPale:c},p)=>({text:q0(l,d,o),tip:i[p],isPale:c})),s,At(0,0,t.view));o.forEach((l,d)=>P0(r.children[d],l,t,i[d],a[d]))}function q0(e,t,o){let n=[...t].length>cu?`${[...t].slice(0,cu-1).join("")}\u2026`:t;return o.some(r=>r.kind==="key")?`${e[0]} ${n}`:n}function I0({view:e,across:t,up:o}){let[[n,r],s]=[At(0,0,e),Ao(e)],[i,a]=At(s,s,e),l=Q(s);return[[t,Oe-2-Bt(t),r+3],[o,Ua(n-Bt(o)/2,Oe-Bt(o)),0],[l,i-Bt(l)/2,r+3],[l,n-Bt(l)-3,a-Ye/2]].map(([c,p,u])=>({text:c,x:p,y:u,wide:Bt(c),high:Ye}))}function z0(e){let t=Ao(e);return[e.left,e.bottom].flatMap((o,n)=>Array.from({length:Math.floor(e.span/t)},(r,s)=>{let i=Math.ceil(o/t)+s,a=At(i*t,i*t,e)[n],l=i?"grid":"axis";return v("line",n?{class:l,x1:2,x2:Oe-2,y1:a,y2:a}:{class:l,x1:a,x2:a,y1:Ye+2,y2:Oe-2})}))}function R0(){let e=v("g",{role:"slider",tabindex:"0"});return e.append(v("line",{class:"shaft"}),v("path",{class:"head"}),v("line",{class:"leader"}),v("circle",{r:"18"}),v("text",{"text-anchor":"middle"})),e}function P0(e,{kind:t,name:o,x:n,y:r,inFocus:s,isPale:i},{view:a,across:l,up:d},[c,p],u){let[m,f]=At(0,0,a),h=Math.atan2(p-f,c-m)*180/Math.PI,[b,x]=[u.x+u.wide/2,u.y+Ye/2],k=Math.hypot(b-c,x-p)>u.wide/2+du[1]+Ye/2,y=d?`${l} ${Q(n)}, ${d} ${Q(r)}`:`${l} ${Q(n)}`;Ce(e,{class:t+(s?" in-focus":i?" pale":""),"aria-label":o,"aria-valuetext":y,"aria-valuemin":a.left,"aria-valuemax":a.left+a.span,"aria-valuenow":n});let[$,S,T,M,O]=e.children;Ce($,{x1:m,y1:f,x2:c,y2:p}),Ce(S,{d:C0[t],transform:`translate(${c} ${p}) rotate(${h})`}),Ce(T,{x1:c,y1:p,x2:k?b:c,y2:k?x:p}),Ce(M,{cx:c,cy:p}),Ce(O,{x:b,y:u.y+Ye-3}),O.textContent=u.text}function W0(e,t,o){let n=[...t],r=[];for(let s of[e.filter(({isPale:i})=>!i),e.filter(({isPale:i})=>i)]){n.push(...s.flatMap(({tip:i})=>_0(i,o)));for(let i of s)n.push(r[e.indexOf(i)]=F0(i,n,o))}return r}function _0([e,t],[o,n]){let[r,s]=[e-o,t-n],i=Math.ceil(Math.hypot(r,s)/hn)||1;return Array.from({length:i},(a,l)=>{let d=(l+1)/i;return{x:o+d*r-hn/2,y:n+d*s-hn/2,wide:hn,high:hn}})}function F0({text:e,tip:[t,o]},n,r){let s=Bt(e),i=Math.atan2(o-r[1],t-r[0]),a=du.flatMap(d=>O0.map(c=>{let[p,u]=[Math.cos(i+c),Math.sin(i+c)],m=t+p*(d+s/2)-s/2,f=o+u*(d+Ye/2)-Ye/2;return{x:Ua(m,Oe-s),y:Ua(f,Oe-Ye),wide:s,high:Ye,text:e}})),l=d=>n.reduce((c,p)=>c+D0(d,p),0);return a.find(d=>l(d)===0)??a.reduce((d,c)=>l(c)<l(d)?c:d)}var Oe,L0,N0,Ye,T0,cu,hn,du,O0,C0,Ao,At,pu,Bt,Ua,D0,Ka=N(()=>{"use strict";Ne();Te();Oe=340,L0=6.6,N0=12,Ye=14,T0=1.35,cu=12,hn=8,du=[8,16,28,42,58,76],O0=[0,1,-1,2,-2,3,-3,4].map(e=>e*Math.PI/4),C0={query:"M1 0 L-10 -5 L-10 5 Z",key:"M-9 -6 L0 0 L-9 6"};Ao=({span:e})=>10**Math.floor(Math.log10(e/2)),At=(e,t,{left:o,bottom:n,span:r})=>[(e-o)/r*Oe,(1-(t-n)/r)*Oe],pu=(e,t,{left:o,bottom:n,span:r})=>[o+e/Oe*r,n+(1-t/Oe)*r];Bt=e=>[...e].reduce((t,o)=>t+(o>"\u2E80"?N0:L0),2);Ua=(e,t)=>Math.max(0,Math.min(e,t)),D0=(e,t)=>Math.max(0,Math.min(e.x+e.wide,t.x+t.wide)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.high,t.y+t.high)-Math.max(e.y,t.y))});function hu(e,{tips:t,view:o,moveTo:n}){let r=null,s=()=>[...e.querySelectorAll('[role="slider"]')];e.addEventListener("pointerdown",i=>{if(i.button||r)return;let[a,l,d]=fu(e,i),c=t().map(({x:m,y:f},h)=>{let[b,x]=At(m,f,o());return{at:h,x:b-a,y:x-l}}),p=c.map(({x:m,y:f})=>Math.hypot(m,f)),u=p.indexOf(Math.min(...p));p[u]>H0*d||(r=c[u],e.setPointerCapture(i.pointerId),s()[u].focus({preventScroll:!0}))}),e.addEventListener("mousedown",i=>i.preventDefault()),e.addEventListener("pointermove",i=>{if(!r||!t()[r.at])return;let[a,l]=fu(e,i);n(r.at,pu(a+r.x,l+r.y,o()))});for(let i of["pointerup","pointercancel"])e.addEventListener(i,()=>{r=null});e.addEventListener("keydown",i=>{let a=s().indexOf(i.target),l=B0[i.key];if(!l||i.ctrlKey||i.metaKey||i.altKey)return;i.preventDefault();let{x:d,y:c}=t()[a],p=Ao(o())/(i.shiftKey?100:10);n(a,[d+l[0]*p,c+l[1]*p])})}function fu(e,t){let{left:o,top:n,width:r}=e.getBoundingClientRect(),s=Oe/r;return[(t.clientX-o)*s,(t.clientY-n)*s,s]}var H0,B0,gu=N(()=>{"use strict";Ka();H0=18,B0={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}});function bu(e){let{step:t}=e.get("scores")??{step:null},o=[...e.keys()];return e.has("weights")&&t?.kind==="product"&&!!t.turned&&t.reads.every(n=>e.has(n))&&o.slice(o.indexOf("scores")).every(n=>e.get(n)?.step.kind!=="given")}function wu(e,t){let o=["across","up"].map(O=>w("label",`axis-${O}`,O==="up"?"Up: dimension ":"Across: dimension ",w("select"))),n=Z("button back","Back to the numbers of the sentence"),r=uu();r.setAttribute("aria-label","Queries and keys as arrows. Drag a tip, or move it with the arrow keys.");let s=w("label","","Query of ",w("select")),i=w("div"),a=w("p","geometry-said"),l=w("p","geometry-legend"),d=w("div","geometry-open",w("div","geometry-face",w("div","geometry-plane",r,l),w("div","geometry-side",w("div","geometry-controls",s,...o,n),a,i))),c=w("p","geometry-covered","The arrows are covered: they would show answers to the homework.");e.append(c,d);let p=new Map,u="",m=0,f=[0,1],h=Xa([]),b=new Map,x=p;function k(){let O=Mt(x),L=O.length===1?"query and key":"";return O.flatMap((E,C)=>E.rows.map((A,q)=>{let _=Ke(E,q),G=C?"key":"query",[R,U]=f.map(be=>_[be]??0);return{kind:G,word:A,name:`${L||G} of ${A}`,x:R,y:U,inFocus:!C&&q===m,isPale:!C&&q!==m&&O.length>1,M:E,i:q}}))}function y(){x=b.size?dt(p,b):p}function $(O=!1){y();let L=k();h=Xa(O?[...L,...L.map(({x:E,y:C})=>({x:-E,y:-C}))]:L),T()}function S(O,L){let{M:E,i:C,kind:A}=k()[O],q=Ao(h)/100,_=[...E.values[C]];f.forEach((G,R)=>{let U=R?h.bottom:h.left,be=Math.max(U,Math.min(L[R],U+h.span));G<_.length&&L[R]!==_[G]&&(_[G]=Number((Math.round(be/q)*q).toPrecision(6)))}),b.set(E.name,{values:E.values.map((G,R)=>R===C?_:G),step:{kind:"given",reads:[],turned:!1}}),A==="query"&&Mt(p).length>1&&m!==C&&t(C),T()}function T(){y();let O=Object.keys(Ga).flatMap(_=>p.get(_)??[]),L=[...Mt(p),...O].some(_=>_.values.flat().includes(null));if(c.hidden=!L,d.hidden=L,L){r.querySelector(".arrows")?.replaceChildren(),i.replaceChildren();return}let{columns:E,rows:C}=Mt(p)[0];o.forEach((_,G)=>{_.hidden=E.length<=2,sn(_,E,f[G])}),sn(s,C,m),n.setAttribute("aria-disabled",String(!b.size)),a.textContent=j0(p,b.size>0);let[A,q]=f.map(_=>E[_]?`dimension ${E[_]}`:"");mu(r,{view:h,across:A,up:q},k()),l.textContent=Mt(p).length===1?"Drag a tip, or move it with the arrow keys.":"Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys.",i.replaceChildren(...iu(x,p,m))}o.forEach((O,L)=>O.addEventListener("change",E=>{let C=Number(E.target.value);f[1-L]===C?f.reverse():f[L]=C,$()})),s.addEventListener("change",O=>t(Number(O.target.value))),n.addEventListener("click",()=>{b=new Map,$()}),hu(r,{tips:k,view:()=>h,moveTo:S});let M=({x:O,y:L})=>[O-h.left,L-h.bottom].some(E=>Math.abs(E/h.span-.5)>.49);for(let O of["pointerup","keydown"])r.addEventListener(O,()=>{k().some(M)&&$(!0)});return(O,L)=>{p=O,m=L??0;let E=JSON.stringify(Mt(p).map(({rows:C,columns:A,values:q})=>[C,A,q]));if(u!==E)return u=E,b=new Map,Math.max(...f)>=Mt(p)[0].columns.length&&(f=[0,1]),$();T()}}function j0(e,t){let[o,n]=Mt(e),r=o.columns.length,s=e.get("context")?.step.reads[1]===o.name;return(r>2?`These are two of ${r} dimensions. A score uses all of them.`:r===2?"Two dimensions: the arrows show everything.":"One dimension: the arrows lie on one line.")+(n?"":` Without learning, one arrow is a word\u2019s ${s?"query, key and value":"query and key"}: they move together.`)+(t?" You have moved an arrow: these numbers are your own, and are used only here.":"")}var Mt,xu=N(()=>{"use strict";lu();Ve();gu();le();Ka();Mt=e=>[...new Set(e.get("scores")?.step.reads)].map(t=>e.get(t))});function Va(e,t){if(t===null)return null;let o=e.get("weights").values[t].map(n=>n??-1);return{node:"weights",row:t,column:o.indexOf(Math.max(...o))}}function vu(e){let t=[w("div","flow"),w("div","geometry")],o=G0.map(d=>Z("button",d)),n=w("div","faces",...o);n.setAttribute("role","toolbar"),n.setAttribute("aria-label","Shown as"),e.controls.insertBefore(n,e.controls.querySelector(".change")),e.frame.before(...t);let r=[],s=0;function i(){let d=[!0,e.chain.has("weights"),bu(e.chain)],c=he(e.given)&&d[s]?s:0;if(n.hidden=!he(e.given)||!d[1],o.forEach((p,u)=>{p.hidden=!d[u],p.setAttribute("aria-pressed",String(u===c)),p.tabIndex=u===c?0:-1}),e.frame.offsetHeight)for(let p of t)p.style.setProperty("--room",`${e.frame.offsetHeight}px`);t.forEach((p,u)=>{p.hidden=u+1!==c}),e.frame.hidden=e.beneath.hidden=!!(c||e.given.story),c&&(r[c]??=(c===1?su:wu)(t[c-1],l))(e.chain,a(e.pinned??(c===2?e.opening:null)))}let a=d=>d&&e.chain.get(d.node)?.rows.length===e.given.words.length?d.row:null;function l(d){Dt(e,Va(e.chain,d)),i()}o.forEach((d,c)=>d.addEventListener("click",()=>{s=c,i()})),n.addEventListener("keydown",d=>{let c={ArrowRight:1,ArrowLeft:-1}[d.key],p=o.filter(u=>!u.hidden);c&&p.at((p.findIndex(u=>u===d.target)+c)%p.length)?.focus()}),e.updates.push(i)}var G0,Ya=N(()=>{"use strict";au();xu();le();$t();G0=["Numbers","Threads","Arrows"]});function ku(e){let{stage:t}=e,o={drafts:new Map,settling:new Map,last:0,timer:0,tries:0},n=w("p","cell-hint");e.beneath.append(n),t.addEventListener("input",({target:a})=>{if(!Mo(a))return;Qa(o,a);let l=ie(a);l&&Sr(e,l,Za(e,l),a.value)}),t.addEventListener("keydown",a=>{Mo(a.target)&&!a.isComposing&&ex(e,o,a,a.target)}),t.addEventListener("paste",a=>{Mo(a.target)&&sx(e,o,a,a.target)}),t.addEventListener("focusout",({target:a})=>{Mo(a)&&zr(e,o)}),t.addEventListener("click",a=>Mo(a.target)&&a.stopPropagation(),!0),t.addEventListener("focusin",a=>{if(!Mo(a.target))return;a.stopPropagation();let l=ie(a.target);Et(e,l),n.replaceChildren(...de(l?Z0(e,l):""))},!0),e.arrivals.push(()=>Ir(e,o));let r=!0,s="",i=0;e.updates.push(()=>{Ir(e,o),r?nx(e,o):(e.given.asked!==s||e.given.turn!==i)&&rx(e),r=!1,{asked:s,turn:i}=e.given,n.hidden=![...e.chain.values()].some(a=>a.boxes?.some(l=>l.hint))})}function Ir(e,t){let{given:o,chain:n,views:r}=e;for(let[a,l]of t.drafts)!l.stamp||l.stamp>o.filled||(t.drafts.delete(a),o.isSmall&&(t.settling.set(a,l),setTimeout(()=>t.settling.get(a)===l&&t.settling.delete(a),K0)));let s=new Set,i=!1;for(let{place:a,cells:l}of r){let d=n.get(a.node),c=d&&!a.turned&&!s.has(d.name),p=new Map((c&&d.boxes?d.boxes:[]).map(u=>[`${u.row} ${u.column}`,u]));p.size&&s.add(a.node),l.forEach((u,m)=>u.forEach((f,h)=>{let b=p.get(`${m} ${h}`);d&&b?J0(f,Y0(f,pt(d,m,h)),b,t.drafts.get(mt({node:d.name,row:m,column:h}))):f.dataset.held==="box"&&(i=Q0(f))}))}i&&(vt(r,n,e.spread,e.digits),e.refit())}function Y0(e,t){let o=e.querySelector("input");if(o)return o;let n=w("input","box");return n.type="text",n.inputMode="decimal",n.autocomplete="off",n.spellcheck=!1,n.maxLength=U0,n.setAttribute("aria-label",t),e.replaceChildren(n),e.dataset.held="box",e.removeAttribute("tabindex"),e.removeAttribute("title"),n}function J0(e,t,o,n){let r=n?n.text:o.text;t.value!==r&&(t.value=r),t.readOnly=!!o.fixed,t.tabIndex=o.fixed&&!r?-1:0;let s=n?"":o.mark;e.dataset.mark=s,t.title=yu[s]??"",t.setAttribute("aria-invalid",String(s==="wrong"||s==="unreadable")),t.setAttribute("aria-description",yu[s]??"")}function Q0(e){return e.replaceChildren(),delete e.dataset.held,delete e.dataset.mark,e.tabIndex=-1,!0}function Qa(e,t){let o=ie(t);if(!o)return;e.drafts.set(mt(o),{cell:o,text:t.value,stamp:0});let n=t.closest("td");n&&(n.dataset.mark="")}function Z0(e,t){let o=e.chain.get(t.node);return o&&Su(e,t)?.hint&&o.step.kind!=="given"?cn(e.chain,o,t.row,t.column):""}function zr(e,t){Er();let o=t.last>e.given.filled;for(let[n,{cell:r,text:s}]of t.drafts)!o&&s===Za(e,r)&&t.drafts.delete(n);if(![...t.drafts.values()].some(({stamp:n})=>!n)){Ir(e,t);return}t.last=Math.max(Date.now(),t.last+1),t.tries=0;for(let n of t.drafts.values())n.stamp=t.last;Eu(e,t)}function Eu(e,t){let o=[...t.drafts.values()].filter(({stamp:r})=>r),n=new Map([...t.settling.values(),...o].map(r=>[mt(r.cell),r])).values();e.send("filled",{stamp:t.last,cells:[...n].map(({cell:r,text:s})=>[r.node,r.row,r.column,s])}),clearTimeout(t.timer),t.timer=setTimeout(()=>{e.stage.isConnected&&t.last>e.given.filled&&++t.tries<=V0&&Eu(e,t)},X0*(t.tries+1))}function ex(e,t,o,n){if(o.ctrlKey||o.metaKey||o.altKey)return;let{key:r}=o;if(r==="Enter"){let s=gn(e),i=s[s.indexOf(n)+(o.shiftKey?-1:1)];i?Ja(i):zr(e,t)}else if(r==="Escape"){let s=ie(n),i=s&&t.drafts.get(mt(s));if(!s||!i||i.stamp)return;t.drafts.delete(mt(s)),Ir(e,t)}else if($o[r]&&!o.shiftKey&&tx(n,r)){let s=ie(n),[i,a]=$o[r],l=s&&ox(e,s,i,a);if(!l)return;Ja(l)}else return;o.preventDefault()}function tx({selectionStart:e,selectionEnd:t,value:o},n){return n==="ArrowUp"||n==="ArrowDown"||e===0&&t===o.length?!0:e===t&&e===(n==="ArrowLeft"?0:o.length)}function ox(e,{node:t,row:o,column:n},r,s){let i=gn(e,t).map(a=>({input:a,at:ie(a)})).filter(({at:a})=>a&&(s?a.row===o&&(a.column-n)*s>0:a.column===n&&(a.row-o)*r>0));return(r+s>0?i[0]:i[i.length-1])?.input}function nx(e,t){let o=$r(e),n=o&&gn(e,o.cell.node).find(r=>mt(ie(r)??o.cell)===mt(o.cell));!o||!n||Za(e,o.cell)!==o.before||(n.value=o.text,Qa(t,n),Ar()?zr(e,t):n.focus())}function rx(e){let t=gn(e,e.given.asked);if(e.stage.getRootNode().activeElement)return;let o=e.chain.get(e.given.asked)?.lit,n=o?.length===1?o[0]:(e.pinned??e.opening)?.row,r=t.find(s=>ie(s)?.row===n)??t[0];r&&queueMicrotask(()=>Ja(r))}function Ja(e){e.focus(),e.select()}function sx(e,t,o,n){let r=gr(o.clipboardData?.getData("text")??""),s=ie(n);if(!s||r.flat().length<2)return;o.preventDefault();let i=new Map(gn(e,s.node).map(l=>[mt(ie(l)??s),l])),a=0;r.forEach((l,d)=>l.forEach((c,p)=>{let u=i.get(mt({node:s.node,row:s.row+d,column:s.column+p}));if(!u){a+=1;return}u.value=c,Qa(t,u)})),zr(e,t),a&&e.say(`${a} of the pasted numbers did not fit into the boxes.`)}var yu,U0,X0,K0,V0,Mo,mt,gn,Su,Za,$u=N(()=>{"use strict";qa();$t();le();br();So();yu={correct:"right",carried:"right, as it follows from a slip",wrong:"not right",struck:"cannot be right",imprecise:"right so far; more digits are needed",unreadable:"not readable",blank:"still blank"},U0=50,X0=4e3,K0=8e3,V0=20;Mo=e=>e instanceof HTMLInputElement&&e.classList.contains("box"),mt=({node:e,row:t,column:o})=>`${e} ${t} ${o}`,gn=({stage:e},t)=>[...e.querySelectorAll(".box")].filter(o=>!t||ie(o)?.node===t);Su=({chain:e},{node:t,row:o,column:n})=>e.get(t)?.boxes?.find(r=>r.row===o&&r.column===n);Za=(e,t)=>Su(e,t)?.text??""});function Mu(e,t){if(Lo(e,t,je))return je;if(ei(e,t,Rr),Pr(e))return 0;let o=Ou(e)?Rr:je;for(let n=je-1;n>=o;n--)if(Lo(e,t,n))return n;return 0}function Lu(e,t){let o=Ou(e)?ax:je,[n,r]=[0,1/0];for(let s=je;s>=o;s--)!Lo(e,t,s)||e.scrollHeight>=r||([n,r]=[s,e.scrollHeight]);return n>o&&Lo(e,t,n),n}function Nu(e,t){return Cu(ei(e,t,Rr)),Rr}function Tu(e,t,o){e.classList.remove("measured");let n=getComputedStyle(e),r=parseFloat(n.minHeight),s=parseFloat(n.getPropertyValue("--most")||"9");e.classList.add("measured");let i=a=>(e.style.setProperty("--size",String(a)),Lo(e,t,o)?(Au(e),!Pr(e)&&e.scrollHeight<=r+1):!1);r>0&&ix.some(a=>a<=s&&i(a))||(e.style.removeProperty("--size"),Lo(e,t,o),Au(e))}function Au(e){for(let{classList:t,tHead:o}of e.querySelectorAll(".slanted")){t.add("upright");let n=[...o?.querySelectorAll("th")??[]].some(r=>(r.firstElementChild?.getBoundingClientRect().width??0)>r.clientWidth);t.toggle("upright",!n)}}function Lo(e,t,o){let n=ei(e,t,o);return Pr(e)?!1:(Cu(n),lx(n),!Pr(e))}function ei(e,t,o){t(o);let n=[...e.querySelectorAll(".column")];for(let{style:r}of n)for(let[s]of Wr)r.removeProperty(s);for(let r of e.querySelectorAll(".column:has(td.cell) canvas.strip"))r.style.width="0";return n}function lx(e){let t=e[0]?.closest(".small:not(.dialled)");if(!t)return;let o=Math.min(...e.map(({offsetLeft:a})=>a)),n=e.filter(({offsetLeft:a})=>a===o),r=n.flatMap(a=>[...a.querySelectorAll(Wr[1][1])].map(l=>l.getBoundingClientRect().width)),s=t.scrollHeight,i=n.map(({style:a})=>a.getPropertyValue("--label"));for(let{style:a}of n)a.setProperty("--label",`${Math.ceil(Math.max(...r))}px`);t.scrollHeight>s&&n.forEach(({style:a},l)=>a.setProperty("--label",i[l]))}function Cu(e){let t=e.map(n=>Wr.map(([,r])=>[...n.querySelectorAll(r)].map(s=>s.getBoundingClientRect().width)));e.forEach(({style:n},r)=>Wr.forEach(([s],i)=>{t[r][i].length>1&&n.setProperty(s,`${Math.ceil(Math.max(...t[r][i]))}px`)}));let o=e.flatMap(n=>{let r=n.querySelector("canvas.strip"),s=n.querySelectorAll("tbody tr:first-child td.cell");if(!r||!s.length)return[];let[i,a,l]=[n.querySelectorAll("table")[0],s[0],s[s.length-1]].map(d=>d.getBoundingClientRect());return[{canvas:r,left:a.left-i.left,width:l.right-a.left}]});for(let{canvas:n,left:r,width:s}of o)n.style.marginLeft=`${r}px`,n.style.width=`${s}px`}var Rr,ax,ix,Ou,Pr,Wr,qu=N(()=>{"use strict";Ne();Rr=2,ax=3;ix=[2.4,2.2,2,1.8,1.6,1.4,1.3,1.2,1.1,1];Ou=e=>!!e.querySelector("td.cell");Pr=e=>e.scrollWidth>e.clientWidth;Wr=[["--cell","tbody tr:first-child td.cell:first-of-type"],["--label","tbody tr:first-child th"]]});var zu,Iu=N(()=>{zu=`.comparing { margin-bottom: 0.5rem; }
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
`});var Pu,Ru=N(()=>{Pu=`.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem; &:has(> .stepping:not([hidden])) { margin-bottom: 0.15rem; } }
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
`});var _u,Wu=N(()=>{_u=`/* Numbers that can be typed over. */

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
`});var Du,Fu=N(()=>{Du=`/* Boxes to type into, their marks, and the worksheet. A mark is a sign as well as a colour. */

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
[data-mark]:not([data-mark="blank"]) > .box {
  border-color: var(--mark); background: color-mix(in srgb, var(--mark) 10%, var(--st-background-color));
}
.stage.small td > .box:read-only { position: absolute; inset: 0; width: 100%; height: 100%; padding-block: 0; } /* what is only marked stays as large as its cell */
[data-asked]:not([data-mark]) > .box { box-shadow: inset 0 2px var(--st-primary-color), inset 0 -2px var(--st-primary-color); }
[data-lit="self"] > .box { box-shadow: inset 0 0 0 1px var(--st-text-color); }

/* The rows of the words of which a question asks. */
.cell[data-asked] { font-weight: 650; }
/* what is asked of is in sight with the question */
@media (max-width: 46rem) {
  .stage:not(.small, .with-goal) .station:not([data-station="weigh"]) .column:has([data-asked], [data-diagonal]) { order: -1; }
  .station[data-station="mix"] .cell { height: var(--mixed, var(--high)); }
  /* but weights stay above what they make: an answer swaps nothing */
  .stage:not(.small) .station:not([data-station="project"]) .column:has(.below :is([data-asked], [data-diagonal])) .above { grid-row: 3; }
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
`});var Bu,Hu=N(()=>{Bu=`.flow-threshold { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; min-height: 24px }
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
`});var Gu,ju=N(()=>{Gu=`.geometry-controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }
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
`});var Xu,Uu=N(()=>{Xu=`/* How far a goal is. */

/* It stays in sight while a number far below is changed; above it is the app's own bar. */
.goal {
  position: sticky; top: var(--top); z-index: 4; display: grid; grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 1rem; align-items: center; background: var(--st-background-color); margin-bottom: 0.5rem;
  padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: var(--st-base-radius);
}
.goal.reached { border: 2px solid #1f8a4c; }
.goal > * { grid-column: 1 / -1; margin: 0; }
.goal > .measures { grid-area: 1 / 1; .drawn > & { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } } /* its bar says it */
.meter { grid-area: 1 / 2; font-weight: 600; font-variant-numeric: tabular-nums; }
.goal-row { display: flex; align-items: end; gap: 0.75rem; line-height: 1.2; }
.goal-row:empty { display: none; }
.goal-row:has(.progress) { --weight: var(--st-primary-color); }
.shares { display: flex; gap: 0.75rem; }
.share-bar { display: grid; grid-template-rows: 1fr auto; justify-items: center; color: var(--quiet); white-space: pre-line; }
.share-bar i {
  position: relative; width: 100%; min-width: 2.5rem; min-height: 3rem;
  background: linear-gradient(var(--weight), var(--weight)) bottom / 100% calc(var(--share) * 100%) no-repeat;
  border-bottom: 1px solid var(--quiet);
}
.shares:not(.progress) > .share-bar { grid-template-rows: 1fr auto auto; }
.shares:not(.progress) > .share-bar::after { content: attr(data-share); font-variant-numeric: tabular-nums; }
.share-bar.asked { color: inherit; font-weight: 600; }
/* as it was at first */
.share-bar i::before {
  content: ""; position: absolute; inset: auto 0 calc(var(--first) * 100%); border: 0 solid var(--st-text-color);
  border-top-width: 1px;
}
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
  .drawn.reached:has(.waits) > :is(.meter, .cost) { grid-column: 1; }
  .goal > .goal-row { grid-area: 1 / 3 / 3; }
  .goal:has(.share-bar:nth-of-type(9)) > .goal-row { grid-area: 3 / 1 / 3 / -1; & i { min-height: 4.5rem; } } /* a whole sentence of them has a line of its own */
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
    flex: 1; padding-inline: 0.5rem 0; font-size: 0.875rem;
    &:not(:has(.progress)) { flex-basis: 100%; padding-inline: 0; }
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
  --hero: clamp(17rem, 100vh - 30rem, 26rem);
  @media (max-width: 46rem) { --hero: 25rem; &:has(.shares:not(.progress)) { --hero: 30rem; } & .columns { align-items: flex-start; } & .sign[style] { display: none; } & figcaption { white-space: normal; } & .cell { padding: 0 0.25rem !important; } }
  @media (min-width: 46.01rem) { & .column:not(:has(.editable)) figcaption { padding-right: 0.375rem; } }
  &.measured { min-height: 0; } /* what a few small matrices leave is not kept empty */
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
`});var Vu,Ku=N(()=>{Vu=`/* A picture that has a room of its own, --hero, is as large as that allows: --size times its usual size (fitting.js). */
.stage.small { min-height: var(--hero, 0); --more: calc(var(--size, 1) - 1); --cell: calc(var(--wide, var(--blank, 1.9rem)) + var(--more) * 3rem); }
.stage.small[style*="--size"] {
  font-size: calc(0.875rem + var(--more) * 0.3rem);
  & th[scope="row"] { font-size: 1.125rem; }
  & :is(figcaption, :is(table:not(.slanted), .upright) th[scope="col"]) { font-size: 1rem; } /* larger, a slanted word would reach into the title */
  --high: calc(var(--deep, 1.6rem) * var(--size));
  & .cell:not([data-held]) { text-align: center; }
  & .box { width: calc(4.25rem + var(--more) * 1.25rem); height: calc(1.6rem * var(--size)); }
}
.stacked .stage.small[style*="--size"] { display: grid; justify-content: var(--justified, start); align-content: start; }
@media (max-width: 46rem) { /* narrow and high */
  .stage.small.compared { min-height: calc(var(--hero, 0rem) - 4rem); max-height: calc(var(--window) - 3.5rem); } /* the room of the slider beneath it */
  .stage.small:not([style*="--size"]) .cell { padding: 0 0.1rem; text-align: center; }
  .stage.small[style*="--size"] {
    align-content: safe center;
    --high: calc(2.1rem * var(--size));
    & .box { width: calc(3rem + var(--more) * 1.5rem); height: max(2.75rem, 2.1rem * var(--size)); }
  }
}
@media print { .stage.small { min-height: 0; } }
`});var Ju,Yu=N(()=>{Ju=`/* Pictures that are not the whole chain: there is no band of projections to leave room for the arithmetic, and lines of
   different matrices need not be the same words, so each has its labels. */

.wide.loose { display: flex; flex-wrap: wrap; align-items: flex-start; }
.wide.loose .stage { display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; max-width: 100%; }
.wide.loose .columns { flex-wrap: wrap; margin-top: 0; }
.wide.loose .column:first-child .sign { display: none !important; }
.wide.loose .working { position: static; flex: 1 1 17rem; height: auto; max-height: 24rem; }
.wide.loose :is(th[scope="row"], .corner) { position: static; width: auto; height: auto; clip-path: none; }
.wide.loose th[scope="row"] { padding: 0 0.35rem 0 0.35rem; }

.loose figcaption { width: 0; min-width: max(100%, var(--caption, 8rem)); white-space: normal; }
`});var Zu,Qu=N(()=>{Zu=`/* Colours come from the theme. Backgrounds are mixed from them and fade; text never does. */

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
.tracing :is(.cell[data-mirror], table:has([data-diagonal]) .cell) { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 40% + 4%), var(--st-background-color)); }
.cell[data-mirror] { box-shadow: inset 0 0 0 2.5px var(--st-primary-color) !important; font-weight: 650; }
.cell.cell.cell[data-diagonal] { /* marked between its numbers: a line through them would strike them out */
  --dash: linear-gradient(to top right, transparent calc(50% - 1px), var(--st-primary-color) 0 calc(50% + 0.5px), transparent calc(50% + 1px));
  background-image: var(--dash), var(--dash); background-size: 24% 24%; background-position: 0 0, 100% 100%; background-repeat: no-repeat;
}
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
`});var tm,em=N(()=>{tm=`/* The opening. Words are the heroes; what moves is drawn, what is read is text. */

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
`});var nm,om=N(()=>{nm=`/* A step while it is played. What lies over numbers is hollow; what is filled lies where the matrix is still empty. */

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
`});var sm,rm=N(()=>{sm=`/* The row of one word, on a narrow screen alone. */

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
    .stage:not(:has(:is([data-node="X"], [data-node="weights"]) [data-asked])) .column:has(.below .editable) { order: 1 !important; } /* an answer swaps nothing */
    /* Which weights change is seen beside what changes them, where that fits. */
    &:has(.across) {
      .column:not(:has(:is([data-node="X"], [data-node="weights"]))), .below [data-node="weights"] :is(th[scope="row"], .corner) { display: none; }
      .stage { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.25rem; --cell: 1.875rem; --high: calc(1.28 * var(--blank, 1.25rem)); &.few { flex-wrap: nowrap; } }
      .cell { padding: 0 0.15rem; }
    }
    .above figcaption { width: 0; min-width: calc(100% + 0.25rem); margin-right: -0.25rem; white-space: normal; letter-spacing: -0.03em; } /* in one line where it can be */
  }
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
`});var _r,ti=N(()=>{"use strict";Iu();Ru();Wu();Fu();rs();Hu();ju();Uu();Ku();Yu();Qu();em();om();ss();rm();_r=[zu,Pu,_u,Du,kn,Bu,Gu,Xu,Vu,Ju,Zu,tm,nm,Sn,sm].join(`
`)});function im(e){let t=Z("button","Save as an image");t.addEventListener("click",async()=>{try{Ex(await Sx(e),`${e.given.name.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"")||"attention"}.png`),e.say("The image is saved.")}catch{e.say("This browser cannot draw the picture as an image.")}}),e.controls.querySelector(".editing")?.append(t),e.updates.push(()=>{t.hidden=!he(e.given)})}async function Sx({frame:e,stage:t}){let o=t.getRootNode().host,n=getComputedStyle(o),[r,s]=[Math.max(t.scrollWidth,e.clientWidth)+2*oi,e.scrollHeight+2*oi],i=e.cloneNode(!0),a=e.querySelectorAll("canvas");i.querySelectorAll("canvas").forEach((u,m)=>{let f=w("img","strip");f.src=a[m].toDataURL(),f.style.cssText=`width: ${a[m].clientWidth}px; height: ${a[m].clientHeight}px;`,u.replaceWith(f)});let l=w("div","host",w("style","",_r.replaceAll(":host",".host")),i);l.style.cssText=`width: ${r}px; height: ${s}px; padding: ${oi}px; background: var(--st-background-color); color-scheme: ${n.colorScheme}; overflow: hidden;`;for(let u of kx)l.style.setProperty(`--st-${u}`,n.getPropertyValue(`--st-${u}`));let d=`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${s}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(l)}</foreignObject></svg>`,c=w("img");c.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(d)}`,await c.decode();let p=w("canvas");return Object.assign(p,{width:r*am,height:s*am}),p.getContext("2d")?.drawImage(c,0,0,p.width,p.height),new Promise((u,m)=>p.toBlob(f=>f?u(f):m(new Error("no image"))))}function Ex(e,t){let o=w("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e3)}var am,oi,kx,lm=N(()=>{"use strict";le();ti();am=2,oi=12,kx=["text-color","background-color","primary-color","font","base-radius","button-radius"]});function cm(e){let t=w("select","spread",...$x.map(([s,i])=>new Option(i,s))),o=w("select","depth",...Mx.map(([s,i])=>new Option(i,s)));o.addEventListener("change",()=>{e.depth=Number(o.value),e.redraw()});let n=[w("label","","Traced back ",o),w("label","","Colours ",t)];e.controls.querySelector(".editing")?.append(...n);let r=w("div","legend");e.beneath.append(r),t.addEventListener("change",()=>{e.spread=t.value,e.redraw()}),e.followers.push(()=>r.replaceChildren(...Lx(e))),e.updates.push(()=>{for(let s of[...n,r])s.hidden=!he(e.given)})}function Lx({views:e,chain:t,spread:o,subject:n}){let r=n&&t.get(n.node),s=e.find(({place:a,scale:l})=>l&&a.node===r?.name)?.scale;return o!=="all"&&r&&s?[ni(o==="row"?`${r.title}, row ${r.rows[n.row]}`:r.title,s[n.row],r.role)]:[!0,!1].map(a=>e.find(({place:l,scale:d})=>d&&!!t.get(l.node)?.share===a)?.scale?.[0]).flatMap((a,l)=>a?[l?ni("other numbers",a,""):ni("weights",a,"weight")]:[])}function ni(e,[t,o],n){let r=i=>Q(Number(i.toPrecision(Ax))),s=w("span","scale",`${e}: ${r(t)}`,w("i",t<0?"bar both":"bar"),r(o));return s.dataset.role=n,s}var $x,Ax,Mx,dm=N(()=>{"use strict";Ne();le();$x=[["matrix","by matrix"],["row","by row"],["all","one scale for all"]],Ax=3,Mx=[["99","all the way to X"],["1","one step"]]});function um({how:e,node:t,cells:o,less:n,other:r,missing:s},i){if(s)return NaN;let a=r?pm(i,...r):o.map(()=>0);return Nx[e](pm(i,t,o).map((l,d)=>l-n[d]-a[d]))}function Tx({sign:e,bound:t,reach:o},n){if(!Number.isFinite(n))return 0;let r=e*(t-n);return r<=1e-9?1:Math.max(0,1-r/o)}function Ox(e,t){let o=4;for(;o<9&&Math.abs(e-t)>1e-9&&Number(e.toFixed(o))===t;)o++;let n=e.toFixed(o);return Number(n)?n.replace("-","\u2212"):n.replace("-","")}function bn({start:e},t){let o=e.flatMap(([n,r])=>r.flatMap((s,i)=>s.map((a,l)=>Math.abs((t.get(n)?.values[i][l]??a)-a)))).filter(n=>n>1e-9);return{cells:o.length,change:o.reduce((n,r)=>n+r,0)}}function fm(e,t){let{cells:o,change:n}=bn(e,t),r=o?`Changed: ${o} number${o===1?"":"s"}, by ${Number(n.toPrecision(4))} in all.`:"";return e.cells===null||o<=e.cells?r:`${r} Only ${e.cells} may be changed.`}function hm(e,t){let{measures:o,cells:n}=e,r=o.map(p=>um(p,t)),s=o.map((p,u)=>Tx(p,r[u])),i=s.filter((p,u)=>!o[u].is_kept),a=s.filter((p,u)=>o[u].is_kept).reduce((p,u)=>p*u,1),l=i.length?a*i.reduce((p,u)=>p+u,0)/i.length:a,d=(n===null||bn(e,t).cells<=n)&&s.every(p=>p===1),c=o.map(({says:p,missing:u,bound:m},f)=>u||p.replace("{}",Ox(r[f],m)));return{share:d?1:Math.min(l,.99),is_reached:d,sentences:c,shares:s}}var Nx,pm,mm,gm=N(()=>{"use strict";Nx={least:e=>Math.min(...e),most:e=>Math.max(...e),"size of the sum":e=>Math.abs(e.reduce((t,o)=>t+o,0)),"largest size":e=>Math.max(...e.map(Math.abs)),"smallest size":e=>Math.min(...e.map(Math.abs))},pm=(e,t,o)=>o.map(([n,r])=>e.get(t)?.values[n]?.[r]??NaN);mm=(e,t)=>!e.is_kept&&e.sign*(e.bound-um(e,t))>e.reach+1e-9});function bm(e){let t=Ge({step:"0.1"}),o=w("span","","\xA0"),n=w("span","slider-value"),r=w("p","how","Press a number in the frame."),[s,i]=[w("span"),w("span")],a=w("div","dial ends",o,w("span","limits",s,t,i),n),l=w("div","slider",r,a),d=null,c=({target:m})=>{let f=ie(m);!e.given.goal||!f||!e.chain.get(f.node)?.editable||(d=f,u())},p=()=>Q(Number(t.value));t.addEventListener("input",()=>d&&e.typeOver(d,p(),!1)),t.addEventListener("change",()=>d&&e.typeOver(d,p(),!0)),e.stage.addEventListener("focusin",c),e.stage.addEventListener("click",c);let u=()=>{let{goal:m}=e.given,f=d&&e.chain.get(d.node),h=f?.editable?f.values[d?.row??0]?.[d?.column??0]:void 0;if(l.hidden=!m||![...e.chain.values()].some(({editable:x})=>x),l.classList.toggle("waits",!d||typeof h!="number"),!m||!d||!f||typeof h!="number")return;let b=`${f.symbol}, ${f.rows[d.row]===String(d.row+1)?"row ":""}${f.rows[d.row]}, column ${d.column+1}`;o.textContent=`${b}: `,t.setAttribute("aria-label",b),Object.assign(t,{min:String(m.least),max:String(m.most),value:String(h)}),s.textContent=Q(m.least),i.textContent=Q(m.most),n.textContent=Q(h),t.setAttribute("aria-valuetext",n.textContent)};return e.updates.push(u),l}var wm=N(()=>{"use strict";Ne();le();$t()});function xm(e){let t=w("p","meter");Object.assign(t,{role:"meter",ariaLabel:"How far the goal is",ariaValueMin:"0",ariaValueMax:"100"});let o=w("ul","measures"),n=w("p","cost"),r=Z("button","Next challenge");r.onclick=()=>e.send("next",!0);let s=w("div","goal-row");s.ariaHidden="true";let i=w("div","goal",t,o,n,r,bm(e));i.setAttribute("role","group"),i.setAttribute("aria-label","The goal"),e.controls.before(i);let a=null,l=[],d=c=>{let p=e.given.goal?Cx(e.given.goal.measures[0],e.chain):[];s.replaceChildren(...p.length||!s.classList.contains("column")?p:qx(c))};e.arrivals.push(()=>{let{given:{goal:c},views:p}=e,u=c&&!he(e.given)&&p.filter(({place:f})=>c.start.some(([h])=>h===f.node)).at(-1),m=u?u.table.closest(".column"):null;m?m.after(s):t.after(s),s.classList.toggle("column",!!m),d(c?.verdict.shares??[]),i.classList.toggle("drawn",c?.measures.length===1&&!!s.querySelector(".shares:not(.progress)"))}),e.updates.push(()=>{let{goal:c}=e.given;if(i.hidden=!c,r.hidden=e.chain!==e.python||!c?.verdict.is_reached,!c)return;let p=e.chain===e.python,{share:u,is_reached:m,sentences:f,shares:h}=p?c.verdict:hm(c,e.chain),b=Math.floor(u*100),x=u<.001?"under 0.1":(Math.floor(u*1e3)/10).toFixed(1),k=u>0&&b<10?x:String(b);t.ariaValueNow=String(b);let y=c.measures.some(T=>mm(T,e.chain))?"farther away":"no nearer";t.ariaValueText=m?"100 %: reached":u<=0&&bn(c,e.chain).cells?`${y} than at first`:`${k} % of the way`,t.replaceChildren(...t.ariaValueText.split(/(?<=%)|(?= than)/).map(T=>w("span","",T)));for(let{classList:T}of[i,s])T.toggle("reached",m);o.replaceChildren(...f.map((T,M)=>w("li",h[M]===1?"kept":"",w("span","sign-of",h[M]===1?"\u2713 ":"\u25CB "),T))),d(h);let $=[...s.querySelectorAll(".share-bar")];a||(l=$.map(({style:T})=>Number(T.getPropertyValue("--share")))),$.forEach(({style:T},M)=>T.setProperty("--first",String(l[M])));let S=p&&e.given.chain.flatMap(({problems:T})=>T??[])[0]?.[2];n.classList.toggle("problem",!!S||bn(c,e.chain).cells>(c.cells??1/0)),n.textContent=S||(p?c.cost+(m?" Why: see below.":""):fm(c,e.chain)),a&&String(a.verdict.sentences)!==String(c.verdict.sentences)&&e.say([m?"The goal is reached.":`${k} % of the way to the goal.`,...f].join(" ")),a=c})}function Cx({node:e,cells:t,sign:o,bound:n,less:r,other:s},i){let a=i.get(e);if(!a?.share||s||r.some(Boolean))return[];let[[l]]=t,d=t.every(([f])=>f===l),c=f=>!d||t.some(([,h])=>h===f),u=(d?a.columns.map((f,h)=>[l,h]):t).map(([f,h])=>vm(a.values[f][h]??0,n,d?a.columns[h]:`${a.rows[f]}
\u2192 ${a.columns[h]}`,c(h))),m=d?`${a.title} of \u201C${a.rows[l]}\u201D`:a.title;return[w("b","",`${m}, goal ${o>0?"\u2265":"\u2264"} ${n}`),w("div","shares",...u)]}function vm(e,t,o,n=!0){let r=w("span",n?"share-bar asked":"share-bar",w("i"),o);return r.style.setProperty("--share",String(e)),r.style.setProperty("--bound",String(t)),r.dataset.share=e.toFixed(3),r}var qx,ym=N(()=>{"use strict";gm();le();wm();qx=e=>[w("b","","To the goal"),w("div","shares progress",...e.map(t=>vm(t,1,(t<1?"\u25CB":"\u2713")+(e.length>1?` ${Math.floor(100*t)} %`:""))))]});function Sm(e,t){let o=new Map,n=(s,i)=>{let a=i.getBoundingClientRect();a.width&&!o.has(s)&&o.set(s,a)};if(!!t.querySelector(".opening:not([hidden])"))for(let s of t.querySelectorAll("[data-cell]"))n(s.getAttribute("data-cell")??"",s);else for(let{place:s,cells:i}of e)i.forEach((a,l)=>a.forEach((d,c)=>n(wn(s.node,l,c),d)));return o}function Em(e,t,o){let n=()=>{t.isConnected?ri.set(e(),{at:performance.now(),places:o()}):document.removeEventListener("click",n,!0)};return document.addEventListener("click",n,!0),n}function $m(e,t){let o=ri.get(e),n=t.flatMap(({place:s,cells:i})=>i.flatMap((a,l)=>a.map((d,c)=>({name:wn(s.node,l,c),cell:d}))));if(!o||performance.now()-o.at>Ix||n.length>zx||!ke()||(ri.delete(e),!n.some(s=>o.places.has(s.name))))return;let r=n.map(({name:s,cell:i})=>({cell:i,from:o.places.get(s),to:i.getBoundingClientRect()}));for(let{cell:s,from:i,to:a}of r){let l=i?{transform:`translate(${i.left-a.left}px, ${i.top-a.top}px) scale(${i.width/a.width}, ${i.height/a.height})`,transformOrigin:"0 0"}:{opacity:0};s.animate([l,i?{transform:"none",transformOrigin:"0 0"}:{opacity:1}],{duration:km,easing:"ease-in-out",delay:i?0:km/2,fill:"backwards"})}}var km,Ix,zx,ri,wn,si=N(()=>{"use strict";xo();km=600,Ix=4e3,zx=400,ri=new Map,wn=(e,t,o)=>`${e} ${t} ${o}`});function Px(e,t){let o=e[t]?[e[t]]:[];return e.map((n,r)=>{if(r===t)return!0;let s=o.every(([i,a])=>n[1]+Am<=i||n[0]>=a+Am);return s&&o.push(n),s})}function Fr(e){let t=w("div","ticks");t.setAttribute("aria-hidden","true");let o=w("div","scrubber",e,t),n=[],r=0,s=l=>{r=l;let d=Px(n,r);[...t.children].forEach((c,p)=>{c.classList.toggle("now",p===r),c instanceof HTMLElement&&(c.style.visibility=d[p]?"visible":"hidden")})},i=()=>{let l=t.getBoundingClientRect().left;n=[...t.children].map(d=>{let{left:c,right:p}=d.getBoundingClientRect();return[c-l,p-l]}),s(r)},a=(l,d=l.map((c,p)=>p/Math.max(1,l.length-1)))=>{t.replaceChildren(...l.map((c,p)=>{let u=w("span","",...de(c)),m=d[p];return u.style.left=`calc(${Rx*(1-2*m)}px + ${100*m}%)`,u.style.transform=`translateX(${m===0?0:m===1?-100:-50}%)`,u})),requestAnimationFrame(i)};return new ResizeObserver(i).observe(t),{scrubber:o,name:a,choose:s}}var Am,Rx,ai=N(()=>{"use strict";le();[Am,Rx]=[10,8]});function ii(e,t,o){let n=dt(e,new Map([["X",{values:o}]])),r=dt(t.plain,new Map([["X",{values:o}]]));return{X:o,plain:xn(r,"weights",t.focus),learned:xn(n,"weights",t.focus),weights:jt(n,"weights"),offers:jt(n,"K").map(s=>Fx(s,t)),values:jt(n,"V"),context:xn(n,"context",t.focus),fit:_x(n,t),scale:Math.max(...jt(e,"X").flat())/Math.max(...jt(e,"V").flat())}}function _x(e,{focus:t,owner:o}){let[n]=ct(e,"scores",t,o),[{terms:r,total:s}]=ct(e,"weights",t,o);return{query:xn(e,"Q",t),keys:jt(e,"K"),firsts:{query:Mm(e,"Q",t),key:Mm(e,"K",o)},products:n.terms.map(({value:i})=>i),score:n.total,scaled:xn(e,"scaled_scores",t),powers:r.map(({value:i})=>i),total:s}}function Mm(e,t,o){let[{terms:n,total:r}]=ct(e,t,o,0);return{factors:n.map(({factors:s})=>s),total:r}}function jt(e,t){let o=e.get(t);return o?o.values.map((n,r)=>Ke(o,r)):[]}var Wx,Je,Dr,Fx,xn,Hr=N(()=>{"use strict";Ve();Wx=1;Je=e=>e.indexOf(Math.max(...e)),Dr=e=>[...e.keys()].sort((t,o)=>e[o]-e[t]);Fx=(e,{offers:t,nothing:o})=>Math.max(...e)<Wx?o:t[Je(e)];xn=(e,t,o)=>jt(e,t)[o]??[]});function Nm(e){let t=Object.entries(re).filter(([,o])=>o<=e);return t[t.length-1]?.[0]??"whose"}function Tm(e,t){if(e>=re.knows)return 1;let o=Object.values(re),n=o.filter(r=>r<=e).length;return Math.min(1,(o[n]-o[n-1])/(t/Dx))}function B(e,t,o){let n=Math.min(1,Math.max(0,(e-t)/(o-t)));return n*n*(3-2*n)}function Br(e){let t=Math.min(Gt-1,Lt.filter(o=>o<=e).length-1);return t+(e-Lt[t])/(Lt[t+1]-Lt[t])}function di(e){let t=Math.min(Gt,Math.floor(e));return t===Gt?Nt:Lt[t]+(e-t)*(Lt[t+1]-Lt[t])}var re,Nt,li,To,No,Ut,Lm,Oo,Dx,Om,ci,Lt,Gt,jr=N(()=>{"use strict";re=Object.freeze({whose:0,paid:3.2,described:7,laid:9.9,alike:13.1,asks:16.3,offers:20.4,fits:23,powers:26.8,shares:29.7,values:33.8,flows:37.8,knows:42.3,numbers:44.4}),Nt=47.4,li=re.numbers+1.8,To=Object.freeze([...Object.values(re).slice(1).map(e=>e-.3),Nt]),No=e=>To[Object.keys(re).indexOf(e)],Ut=Object.freeze([{name:"A question",from:re.whose,at:No("whose")},{name:"A thread",from:re.paid,at:No("paid")},{name:"Alike",from:re.described,at:No("alike")},{name:"Query, keys",from:re.asks,at:No("shares")},{name:"Values",from:re.values,at:No("knows")},{name:"Numbers",from:re.numbers,at:Nt}]),Lm=re.paid,Oo=No("knows");Dx=3.5;Om=e=>Ut.filter(({from:t})=>t<=e).length-1,ci=(e,t=1)=>t>0?To.find(o=>o>e+.01)??Nt:[...To].reverse().find(o=>o<e-.01)??To[0],Lt=Ut.flatMap(({from:e,at:t})=>[e,t]),Gt=Lt.length-1});function pi(e,t,o,n,r){let{X:s,plain:i,learned:a,fit:l}=t,d=Gx(e,a),c=d&&r==="knows"?d:r==="paid"?Bx(e,n===Je(a)):r,p=Vt(a),u={alike:o[Je(i)],most:Vt(i)[Je(i)],share:p[e.owner],taken:p[Je(a)],taker:o[Je(a)],score:Kt(l.score),scaled:l.scaled[e.owner].toFixed(2),part:l.powers[e.owner].toFixed(1),total:l.total.toFixed(1),terms:l.query.map((f,h)=>`${f.toFixed(2)} \xB7 ${l.keys[e.owner][h].toFixed(2)}`).join(" + "),mix:Dr(a).slice(0,2).map(f=>`${p[f]} \xD7 ${o[f]}`).join(" + "),guessed:o[n],given:p[n],listed:s[e.focus].map(Xt).join(", "),owned:s[e.owner].map(Xt).join(", "),query:Gr(l.firsts.query).join(""),key:Gr(l.firsts.key).join(""),mixed:ui(t).join("")},m=f=>(e.captions[f]??"").replace(/\{(\w+)\}/g,(h,b)=>u[b]??"");return u.guess=n===e.owner?"":m("guess"),m(c)}function ui({learned:e,values:t,context:o}){let n=Vt(e);return[...Dr(e).slice(0,2).flatMap((r,s)=>[n[r]," \xD7 ",Kt(t[r][0]),s?" + \u2026 = ":" + "]),Kt(o[0])]}function Vt(e){let t=e.map(r=>r.toFixed(2)),[o,n]=Dr(e);return t[o]!==t[n]?t:e.map(r=>r.toFixed(3))}var Ur,Hx,Cm,qm,Bx,jx,Gx,Xt,Gr,Kt,Xr=N(()=>{"use strict";Hr();jr();Ur=(e,t,o,n,r)=>pi(e,t,o,n,Nm(r)),Hx={described:"listed",offers:"made",shares:"worked",flows:"mixed"},Cm=(e,t,o,n)=>Object.keys(re).flatMap(r=>[r,Hx[r]]).filter(r=>r in e.captions).map(r=>pi(e,t,o,n,r)),qm=(e,t,o,n)=>pi(e,t,o,n,"worked");Bx=({isAnswered:e},t)=>e?t?"paid":"other":"shown",jx=.5,Gx=({owner:e},t)=>Je(t)!==e?"lost":t[e]<jx?"unsure":"",Xt=e=>`${Math.round(e*100)/100}`,Gr=({factors:e,total:t})=>[...e.flatMap(([o,n],r)=>[Xt(o)," \xD7 ",Xt(n),r<e.length-1?" + ":" = "]),Kt(t)];Kt=e=>(Math.round(e*100+1e-6)/100).toFixed(2)});function mi(e,t){let o=e<Ux,n=t.map(p=>p.length+Xx),r=n.reduce((p,u)=>p+u,0),s=Math.min(e,Wm),i=n.map((p,u)=>(e-s)/2+s*(n.slice(0,u).reduce((m,f)=>m+f,0)+p/2)/r),a={height:426,large:58,small:30,middle:320,foot:356,base:312,tall:112,bar:18,gap:4,apart:28,feet:172,threads:62,sum:{y:398,tall:22}},l={height:386,large:29,small:21,middle:344,foot:304,base:268,tall:88,bar:11,gap:3,apart:19,feet:154,threads:42,sum:{y:362,tall:20}},d=o?{label:54,X:60,xCell:28,weights:154,wCell:Math.min(40,(e-156)/t.length),tall:34,pitch:36,top:112}:{label:e/2-330,X:e/2-312,xCell:56,weights:e/2-84,wCell:84,tall:40,pitch:44,top:124};return{width:e,isNarrow:o,centres:i,...o?l:a,column:o?{width:54,pitch:20,size:14}:{width:96,pitch:27,size:20},grid:d}}function zm({centres:e,isNarrow:t},o,n,r){let[s,i]=[e[o],e[n]],a=Math.abs(o-n)/(e.length-1),l=(r-34)*(o===n?.8:t?.9+.3*a:.45+.75*a),d=o===n?52:0,[c,p]=o===n?[[s-d,r-l],[s+d,r-l]]:[[se(s,i,.15),r-l],[se(s,i,.85),r-l]],u=m=>[0,1].map(f=>{let[h,b,x,k]=[[s,r][f],c[f],p[f],[i,r][f]],y=1-m;return y*y*y*h+3*y*y*m*b+3*y*m*m*x+m*m*m*k});return{d:`M${s},${r} C${c} ${p} ${i},${r}`,at:u}}function _m(e,t,o,n,r){let{focus:s,owner:i}=t,{centres:a,grid:l}=e,{paid:d,described:c,laid:p,alike:u,asks:m,offers:f,fits:h,powers:b,shares:x,values:k,flows:y,knows:$,numbers:S}=re,T=B(r,c,c+.8),M=B(r,c+.5,c+1.4),O=1-B(r,d,d+.5),L=B(r,S,S+1.8),E=B(r,vn,vn+1),C=B(r,y+1.1,y+3.2),A=B(r,k,k+.5),q=B(r,y+.5,y+1.1),_=A*(1-B(r,$,$+.5)),G=(K,P)=>se(o.X[K][P],o.values[K][P]*o.scale,_),R=K=>K===s?m+1.6:f,U=K=>K===s||K===i,be=K=>B(r,c+1.4,c+1.8)*(1-(U(K)?B(r,R(K),R(K)+.4):B(r,m,m+.4))),z=B(r,h,h+.4),H=B(r,h+.3,h+1),te=H*(1-B(r,h+2.7,h+3)),I=Je(o.learned),ee=Kx(o,r),we=K=>l.top+K*l.pitch,W=a.map((K,P)=>({x:se(K,l.label,L),y:se(se(e.middle,e.foot,T),we(P)+l.tall*.66,L),size:se(se(e.large,e.small,T),e.isNarrow?15:19,L),isEnd:L>.5,opacity:U(P)?1:1-.6*te,isAsked:O>.5,isLit:P===s||P===n&&r>d&&r<c+.3||P===i&&r>f&&r<vn||P===ee.lit&&r>u&&r<S})),J=(a.length-1)*B(r,p+.2,u-.4),me=B(r,p,p+.4),Ee=a.map((K,P)=>{let fe=O?1/a.length:se(o.plain[P],o.learned[P],E);return{...zm(e,s,P,se(e.middle-e.large,e.feet,T)),share:fe,width:e.threads*fe,opacity:.28*O+B(J,P-.7,P)*me*(1-L)*(C>0&&P!==I?.55:.85)*se(1,se(.25,.8,P===i?H:0)*(1-E)+E,B(r,m,m+.8)),isLearned:E>.3||r>u&&r<m&&P===ee.lit}}),j=o.X.map((K,P)=>K.map((fe,xe)=>{let Yt=P===s?se(G(P,xe),o.context[xe]*o.scale,C*(1-L)):G(P,xe),Y=Math.max(1.5,Yt*e.tall)*M,F=a[P]+(xe-K.length/2)*(e.bar+e.gap)+e.gap/2;return{x:se(F,l.X+xe*(l.xCell+2),L),y:se(e.base-Y,we(P),L),width:se(e.bar,l.xCell,L),height:se(Y,l.tall,L),opacity:M*se((1-B(r,R(P),R(P)+.5)*(1-q))*(C>0&&L===0&&P!==s&&P!==I?.5:1),.1+.4*fe,L),figure:{x:se(a[P]+(xe-(K.length-1)/2)*e.apart,l.X+xe*(l.xCell+2)+l.xCell/2,L),y:se(e.base-Math.max(...K)*e.tall-6,we(P)+l.tall/2+5,L),opacity:L?B(r,S+1,S+1.8):be(P)}}})),Tt=r<y?J:s,es=o.X[s].map((K,P)=>({x:se(a[Math.floor(Tt)],a[Math.ceil(Tt)],Tt%1)+(P-o.X[s].length/2)*(e.bar+e.gap),y:e.base-G(s,P)*e.tall,width:e.bar+e.gap,height:G(s,P)*e.tall,opacity:me*(1-B(r,u,u+.5))+q*(1-B(r,S,S+.3))})),Ze=Math.max(a[i],e.column.width*1.8),qo=e.isNarrow?{query:Ze-70,key:Ze,product:Ze+86,result:Ze+224}:{query:Ze-124,key:Ze,product:Ze+128,result:Ze+300},ze=a.map((K,P)=>({x:P===s?se(K,qo.query,H):P===i?se(K,qo.key,H):K,sunk:26*(1-B(r,R(P)+.5,R(P)+1.3)),opacity:B(r,R(P)+.5,R(P)+1.3)*(1-A)*(U(P)?1:1-z)})),Ot=a.map(K=>({x:K,sunk:26*(1-B(r,k+.4,k+1.2)),opacity:B(r,k+.4,k+1.2)*(1-B(r,y,y+.5))})),rt={x:a[s],sunk:0,opacity:B(r,f+.5,f+1.3)*(1-B(r,h+1.8,h+2.2))},st=K=>B(r,K,K+.4)*(1-A),ts={products:o.fit.products.map((K,P)=>st(h+1.1+.35*P)),results:[h+2.2,h+2.8,b+.3,x+.2].map(st)},yn=o.weights.map((K,P)=>K.map((fe,xe)=>({share:fe,x:se(P===s?Ee[xe].at(.5)[0]-l.wCell/2:l.weights+xe*l.wCell,l.weights+xe*l.wCell,L),y:se(P===s?Ee[xe].at(.5)[1]:we(P),we(P),L),width:l.wCell-3,height:se(P===s?Math.max(3,Ee[xe].width):l.tall,l.tall,L),opacity:P===s?B(r,S,S+.6):B(r,S+1.8,S+2.6)})));return{words:W,threads:Ee,bars:j,ghost:es,sides:qo,columns:ze,own:rt,cards:Ot,steps:ts,cells:yn,signs:Yx(e,o.fit.total),parts:Jx(e,o.fit,A,r),drops:Qx(e,o,Ee,s,r),halo:{x:a[s],y:e.middle-e.large*.3,r:e.large*(e.isNarrow?.75:1.05)*(1+.08*Math.sin(r*5)),opacity:O*(.5+.3*Math.sin(r*5))},mine:{...zm(e,s,n,e.middle-e.large),drawn:B(r,d,d+1.2),opacity:.85*(1-B(r,c,c+.4)),width:e.threads*.4},figures:{y:e.foot+30,opacity:B(r,u,u+.5)*(1-L)*(1-B(r,m,m+.3)*(1-B(r,h+3,h+3.3))),...ee},origin:Vx(e,t,r),legend:M*(1-B(r,f,f+.5))+B(r,$,$+.5)*(1-B(r,S,S+.3)),heads:B(r,S+1.2,S+2.2),frame:B(r,S+1.4,S+2.2),grip:{x:a[i]-o.X[i].length/2*(e.bar+e.gap)+e.gap/2+e.bar/2,y:e.base-o.X[i][0]*e.tall,opacity:B(r,$,$+.5)*(1-B(r,S,S+.3))}}}function Kx({plain:e,learned:t,fit:o},n){let{asks:r,powers:s}=re,i=n<r+.3?e:n<vn?null:t;if(i)return{texts:Vt(i),isSum:!1,lit:Je(i)};let a=n>=s+.7;return{texts:a?o.powers.map(l=>l.toFixed(1)):o.scaled.map(l=>l.toFixed(2)),isSum:a,lit:-1}}function Vx({isNarrow:e,centres:t,width:o,foot:n},{focus:r,owner:s},i){let{asks:a,offers:l,fits:d,flows:c,numbers:p}=re,u=i>c?"value":i>l+.4?"key":"query",[m,f]={query:[a+.4,l],key:[l+.9,d],value:[c+1.1,p]}[u];return{kind:u,x:e?o/2:t[u==="key"?s:r],y:n+(u==="value"?58:30),opacity:B(i,m,m+.4)*(1-B(i,f,f+.4))}}function Yx({centres:e,width:t,foot:o},n){return e.map((r,s)=>{if(s<e.length-1)return{x:(r+e[s+1])/2,y:o+30,text:"+"};let i=r+(r-e[s-1])/2,a=i+Rm/2>t;return{x:a?t-Rm/2:i,y:o+(a?52:30),text:`= ${n.toFixed(1)}`}})}function Jx({centres:e,width:t,sum:o},{powers:n,total:r},s,i){let a=Math.min(t,Wm),l=(t-a)/2;return n.map((d,c)=>{let[p,u]=[l,a*d/r];l+=u;let m=B(i,Im+.15*c,Im+.15*c+.8);return{x:se(e[c],p,m),y:o.y,width:Math.max(1,u*m-2),height:o.tall,opacity:Math.min(1,3*m)*(1-s),isShare:i>=vn}})}function Qx(e,t,o,n,r){let{flows:s,numbers:i}=re,a=B(r,s+1.1,s+1.7)*(1-B(r,i-.3,i+.2)),l=Math.max(...t.values.flat());return Array.from({length:Fm},(d,c)=>{let p=Zx(t.learned,c),u=c%t.values[0].length,m=((r-s)*.5+c*.618)%1,[f,h]=o[p].at(p===n?m:1-m),b=c*7%Pm/Pm-.5;return{x:f+b*o[p].width*.7,y:h+b*o[p].width*.4,k:u,opacity:a*Math.min(1,.15+t.values[p][u]/l)}})}function Zx(e,t){let o=(t+.5)/Fm;return e.findIndex(n=>(o-=n)<0)}var Ux,vn,Im,Wm,Xx,se,Rm,Fm,Pm,fi=N(()=>{"use strict";Xr();Hr();jr();Ux=560,vn=re.shares+.8,Im=re.powers+1,Wm=1e3,Xx=2.2,se=(e,t,o)=>e+(t-e)*o;Rm=80;Fm=40,Pm=8});function Qe(e,t){return t.append(e),e}function V(e,t){for(let[o,n]of Object.entries(t)){let r=typeof n=="number"?String(Math.round(n*100)/100):n;e.getAttribute(o)!==r&&e.setAttribute(o,r)}}function Se(e,t){e.textContent!==t&&(e.textContent=t)}function Dm(e,t,o){e.replaceChildren();let n=t.qualities.length,r=Qe(v("g",{"aria-hidden":"true"}),e),s=(W,J,me=r)=>Qe(v(W,{class:J}),me),i=W=>o.map((J,me)=>W(me)),a=W=>t.qualities.map((J,me)=>W(me)),l=s("circle","halo"),d=i(()=>s("path","thread")),c=Qe(v("path",{class:"thread learned",pathLength:1}),r),p=i(()=>a(W=>s("rect",`quality-${W}`))),u=i(()=>a(()=>s("text","figure"))),m=a(W=>s("rect",`ghost quality-${W}`)),f=[],h=Qe(v("g"),r),b=Qe(v("g",{class:"why",role:"button"}),e),x=Qe(v("rect",{class:"hit",...hi}),b),k=i(W=>s("text","share",W===t.owner?b:r)),y=i(()=>s("text","share")),$=i(W=>s("rect",W===t.owner?"part lit":"part")),S=s("text","part"),T=s("text","share origin"),M=a(W=>[s("tspan","",s("tspan",`quality-${W}`,T)),...[0,1,2].map(()=>s("tspan","",T))]),O=s("tspan","",T),L=i(()=>i(()=>s("rect","weight")));p.forEach((W,J)=>W.forEach((me,Ee)=>{me.dataset.cell=wn("X",J,Ee)})),L.forEach((W,J)=>W.forEach((me,Ee)=>{me.dataset.cell=wn("weights",J,Ee)}));let E=i(()=>i(()=>s("text","figure"))),C=i(()=>s("text","head column")),A=[s("text","head title"),s("text","head title")],q=s("rect","frame-of-row"),_=W=>{let J=s("g",`vector ${W}`);return{group:J,box:s("rect","",J),head:s("text","head",J),numbers:a(()=>s("text","",J))}},G=_("key"),R=[...i(W=>_(W===t.focus?"query":"key")),G,...i(()=>_("value"))],U=a(()=>Qe(v("text",{},"\xD7"),r)),be=a(()=>s("text","end")),z=gi.map((W,J)=>{let me=s("text",J<gi.length-1?"end":"end head lit"),Ee=[v("tspan"),v("tspan",{dy:"-0.5em","font-size":"0.7em"}),v("tspan")].map(j=>Qe(j,me));return{text:me,parts:Ee,name:s("text","name")}}),H=s("g","legend"),te=a(W=>({swatch:s("rect",`quality-${W}`,H),text:Qe(v("text"),H)})),I=i(W=>Qe(v("text",{class:"word",role:"button",tabindex:0,"data-word":W},o[W]),e)),ee=`${o[t.owner]}: ${t.qualities[0]}`,we=Qe(v("g",{class:"grip",role:"slider","aria-valuemin":0,"aria-valuemax":1,"aria-label":ee}),e);return we.append(v("circle",{class:"hit",r:24}),v("circle",{class:"knob",r:11}),v("path",{class:"arrow",d:"M-4,-3 L0,-7 L4,-3 M-4,3 L0,7 L4,3"}),v("text",{class:"drag",x:-30,y:5},"drag")),(W,J,me,Ee)=>{let j=_m(W,t,J,me,Ee),Tt=Vt(J.learned)[t.owner];V(e,{viewBox:`0 0 ${W.width} ${W.height}`}),V(l,{cx:j.halo.x,cy:j.halo.y,r:j.halo.r,opacity:j.halo.opacity}),j.words.forEach(({x:Y,y:F,size:X,isEnd:oe,isLit:ce,isAsked:Jt,opacity:Qt},Io)=>{V(I[Io],{x:Y,y:F,opacity:Qt,"font-size":X,"text-anchor":oe?"end":"middle",class:`word${ce?" lit":""}${Jt?" asked":""}`})});let{texts:es,isSum:Ze,lit:qo}=j.figures;j.threads.forEach(({d:Y,width:F,opacity:X,isLearned:oe},ce)=>{V(d[ce],{d:Y,"stroke-width":Math.max(1,F),opacity:X,class:oe?"thread learned":"thread"}),V(k[ce],{x:W.centres[ce],y:j.figures.y,opacity:j.figures.opacity,class:ce===qo?"share lit":"share"}),Se(k[ce],es[ce]),V(y[ce],{x:j.signs[ce].x,y:j.signs[ce].y,opacity:Ze?j.figures.opacity:0}),Se(y[ce],j.signs[ce].text)}),V(c,{d:j.mine.d,"stroke-width":j.mine.width,opacity:j.mine.opacity,"stroke-dasharray":1,"stroke-dashoffset":1-j.mine.drawn}),j.bars.forEach((Y,F)=>Y.forEach((X,oe)=>{V(p[F][oe],{x:X.x,y:X.y,width:X.width,height:X.height,opacity:X.opacity}),V(u[F][oe],{...X.figure}),Se(u[F][oe],W.isNarrow&&!j.words[F].isEnd?Xt(J.X[F][oe]).replace(/^0\./,"."):Xt(J.X[F][oe]))})),j.ghost.forEach((Y,F)=>V(m[F],{...Y})),j.drops.forEach(({x:Y,y:F,k:X,opacity:oe},ce)=>{f[ce]??=s("circle",`quality-${X}`,h),V(f[ce],{cx:Y,cy:F,r:W.isNarrow?3.5:4.5,opacity:oe})});let[{column:ze},{sides:Ot},{fit:rt}]=[W,j,J],{kind:st,...ts}=j.origin;V(T,{...ts,class:`share origin ${st}`});for(let[,,Y]of M)V(Y,{class:st});V(O,{class:st==="value"?"context":st});let yn=st==="value"?ui(J):Gr(rt.firsts[st]);Se(O,yn.pop()??""),M.flat().forEach((Y,F)=>Se(Y,yn[F]??"")),j.parts.forEach(({isShare:Y,...F},X)=>{V($[X],F),X===t.owner&&(V(S,{x:F.x+F.width/2,y:F.y+F.height-6,opacity:F.width>ev?F.opacity:0}),Se(S,Y?`${Tt} of the sum`:`${rt.powers[X].toFixed(1)} of ${rt.total.toFixed(1)}`))});let K=ze.pitch*(n+1.4),P=Y=>W.base-K+ze.pitch*(Y+1);[...j.columns,j.own,...j.cards].forEach(({x:Y,sunk:F,opacity:X},oe)=>{let{group:ce,box:Jt,head:Qt,numbers:Io}=R[oe],[ki,Si]=[oe===t.focus,oe<o.length?oe:t.focus],Ei=J.values[oe-o.length-1];V(ce,{transform:`translate(${Y.toFixed(1)},${(W.base-K+F).toFixed(1)})`,opacity:X,"font-size":ze.size}),V(Jt,{x:-ze.width/2,width:ze.width,height:K,rx:8}),V(Qt,{y:ze.pitch}),Se(Qt,Ei?"value":ki?t.asks:J.offers[Si]),Io.forEach(($i,Ai)=>{V($i,{y:ze.pitch*(Ai+2)}),Se($i,(Ei??(ki?rt.query:rt.keys[Si]))[Ai].toFixed(2))})}),j.steps.products.forEach((Y,F)=>{V(U[F],{x:(Ot.query+Ot.key)/2,y:P(F+1),opacity:Y,"font-size":ze.size}),V(be[F],{x:Ot.product,y:P(F+1),opacity:Y,"font-size":ze.size}),Se(be[F],`= ${Kt(rt.products[F])}`)}),j.steps.results.forEach((Y,F)=>{let[X,oe,ce,Jt=""]=gi[F](rt,t.owner,Tt);V(z[F].text,{x:Ot.result,y:P(F),opacity:Y,"font-size":ze.size}),[X,Jt,` = ${oe}`].forEach((Qt,Io)=>Se(z[F].parts[Io],Qt)),V(z[F].parts[2],{dy:Jt?"0.35em":"0"}),V(z[F].name,{x:Ot.result+16,y:P(F),opacity:W.isNarrow?0:Y}),Se(z[F].name,ce)}),j.cells.forEach((Y,F)=>Y.forEach((X,oe)=>{V(L[F][oe],{x:X.x,y:X.y,width:X.width,height:X.height,opacity:X.opacity,"fill-opacity":.1+.6*X.share}),V(E[F][oe],{x:X.x+X.width/2,y:X.y+X.height/2+5,opacity:F===t.focus?j.heads:X.opacity}),Se(E[F][oe],X.share.toFixed(2))}));let{grid:fe}=W;C.forEach((Y,F)=>{let[X,oe]=[fe.weights+(F+.5)*fe.wCell-1,fe.top-10];V(Y,{x:X,y:oe,opacity:j.heads,transform:W.isNarrow?`rotate(-38 ${X} ${oe})`:"","text-anchor":W.isNarrow?"start":"middle"}),Se(Y,o[F])});let xe=fe.top-(W.isNarrow?62:40);V(A[0],{x:fe.X+n*(fe.xCell+2)/2,y:xe,opacity:j.heads}),V(A[1],{x:fe.weights+o.length*fe.wCell/2,y:xe,opacity:j.heads}),Se(A[0],W.isNarrow?"bars: X":"the bars are X"),Se(A[1],W.isNarrow?"threads: weights":"the threads are the weights"),V(q,{x:fe.weights-4,y:fe.top+t.focus*fe.pitch-4,width:o.length*fe.wCell+5,height:fe.tall+8,rx:6,opacity:j.frame}),V(H,{opacity:j.legend}),te.forEach(({swatch:Y,text:F},X)=>{let oe=Math.min(130,W.width/n),ce=W.width/2+(X-n/2)*oe;V(Y,{x:ce,y:12,width:14,height:14}),V(F,{x:ce+20,y:24}),Se(F,t.qualities[X])}),V(we,{transform:`translate(${j.grip.x.toFixed(1)},${j.grip.y.toFixed(1)})`,opacity:j.grip.opacity,"aria-valuenow":J.X[t.owner][0]});let Yt=j.grip.opacity>.5;for(let Y of[we,b])V(Y,{tabindex:Yt?"0":"-1","aria-hidden":String(!Yt),"pointer-events":Yt?"auto":"none"});V(b,{class:Yt?"why open":"why","aria-label":`Where ${Tt} comes from`}),V(x,{x:W.centres[t.owner]-hi.width/2,y:j.figures.y-hi.height/2-6})}}var hi,gi,ev,Hm=N(()=>{"use strict";si();Te();Xr();fi();hi={width:56,height:40},gi=[({score:e})=>["sum",Kt(e),"score"],({query:e,scaled:t},o)=>[`\xF7 \u221A${e.length}`,t[o].toFixed(2),"scaled score"],({scaled:e,powers:t},o)=>["e",t[o].toFixed(1),"e is 2.718\u2026",e[o].toFixed(2)],({total:e},t,o)=>[`\xF7 ${e.toFixed(1)}`,o,"share of the sum"]],ev=120});function jm(e){let t=v("svg",{role:"group"}),o=w("p","caption");o.ariaHidden="true";let n=Z("button play"),r=Ge({ariaLabel:"Time",min:"0",max:String(Gt),step:"0.05"},"time"),s=Fr(r);s.name(Ut.map(({name:z})=>z),Ut.map(({at:z},H)=>H?Br(z)/Gt:0));let i=Z("button on","See how it is computed"),a=Object.assign(w("ol","told"),{ariaLabel:"The opening in words"}),l=w("section","opening",t,o,w("div","player",n,s.scrubber,i),a);l.hidden=!0,e.frame.before(l);let d=null,c,p=[],u=[],m,f,h=0,b=0,x=0,k=0,y=!1,$="";function S(z=h){if(!t.clientWidth)return;let H=mi(t.clientWidth,p);t.style.height=`${H.height}px`,f(H,m,b,h);let te=Ur(c,m,p,b,z);te!==$&&(o.replaceChildren(...ov($=te)),t.setAttribute("aria-label",`${p.join(" ")}. ${Co(te)}`)),r.value=String(Br(h)),r.setAttribute("aria-valuetext",Co(te)),s.choose(Om(h))}function T(z){let H=h,te=Math.min(tv,Math.max(0,z-k)/1e3),I=y?li:Nt;h=Math.min(I,h+te*Tm(h,$.split(" ").length)),k=z,H<Oo&&h>=Oo&&!y?(h=Oo,O()):h>=I?O():x=requestAnimationFrame(T),S(),y&&h>=I&&C()}function M(){if(!x){if(h>=Nt&&(h=0),!ke())return h=ci(h),L(),S();k=performance.now(),x=requestAnimationFrame(T),L()}}function O(){x&&rv(),cancelAnimationFrame(x),x=0,L()}function L(){let z=x?"Pause":ke()?h>=Nt?"Again":"Play":"Next";n.textContent=`${x?"\u275A\u275A":"\u25B6"} ${z}`}function E(z){O(),h=z,L(),S()}function C(){y=!1,e.remember(),e.send("opened",!0)}function A(z){let H=h<Oo;if(z===c.focus)return E(H?To[0]:h),o.textContent=$=c.captions.itself,e.say($);b=z,c.isAnswered=!0,H&&(h=ke()?Lm:Ut[1].at),q();let te=h>=re.knows&&z===c.owner?re.flows:h;e.say(`${p[z]}. ${Co(Ur(c,m,p,b,te))}`),H&&ke()&&M(),S(te)}function q(){a.replaceChildren(...Cm(c,m,p,b).map(z=>w("li","",Co(z))))}function _(){O(),h=re.fits,M(),e.say(Co(qm(c,m,p,b)))}function G(z){let{owner:H}=c;u=u.map((te,I)=>I===H?[Math.min(1,Math.max(0,Math.round(z*100)/100)),...te.slice(1)]:te),m=ii(e.chain,c,u),t.classList.add("dragged"),O(),S()}let R=(z,H)=>z.target.closest(H),U=z=>{let H=R(z,"[data-word]");return H&&Number(H.dataset.word)},be=z=>{let H=U(z);H!==null?A(H):R(z,".why")&&_()};t.addEventListener("click",be),t.addEventListener("keydown",z=>{if(Me(z)&&be(z),!R(z,".grip"))return;let H=u[c.owner][0],te=z.key==="Home"?0:z.key==="End"?1:z.key in bi?H+bi[z.key]:null;te!==null&&(z.preventDefault(),G(te),q(),e.say(Co(Ur(c,m,p,b,h))))}),t.addEventListener("pointerdown",z=>{if(U(z)===null&&O(),!R(z,".grip")||z.button)return;t.setPointerCapture(z.pointerId);let H=mi(t.clientWidth,p),te=I=>G((H.base-(I.clientY-t.getBoundingClientRect().top))/H.tall);t.addEventListener("pointermove",te);for(let I of["pointerup","pointercancel"])t.addEventListener(I,()=>t.removeEventListener("pointermove",te),{once:!0})}),r.addEventListener("input",()=>E(di(Number(r.value)))),r.addEventListener("keydown",z=>{let H=Math.sign(bi[z.key]??0);H&&(z.preventDefault(),E(z.key.startsWith("Page")?ci(h,H):di(Math.min(Gt,Math.max(0,Br(h)+H/4)))))}),n.addEventListener("click",()=>x?O():M()),i.addEventListener("click",()=>{if(!ke()||h>=li)return C();O(),y=!0,h=Math.max(h,re.numbers),M()}),new ResizeObserver(()=>S()).observe(t),e.updates.push(()=>{let z=e.given.story;l.hidden=!z,z!==d&&(O(),d=z,z&&(p=[...e.given.words].map((H,te)=>te?H:H[0].toUpperCase()+H.slice(1)),c={...z,plain:new Map(z.plain.map(H=>[H.name,H]))},u=e.chain.get("X")?.values.map(H=>H.map(Number))??[],m=ii(e.chain,c,u),f=Dm(t,c,p),b=z.owner,q(),$="",h=ke()?nv()?Oo:0:Ut[0].at,L(),S(),ke()&&h===0&&M()))})}function nv(){try{return localStorage.getItem(Bm)!==null}catch{return!1}}function rv(){try{localStorage.setItem(Bm,"yes")}catch{}}var Bm,tv,bi,ov,Co,Gm=N(()=>{"use strict";at();le();xo();Te();ai();Xr();fi();Hm();Hr();jr();Bm="self-attention: opening seen",tv=.1,bi={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2};ov=e=>e.split("*").flatMap((t,o)=>o%2?[w("em",t,t)]:de(t)),Co=e=>e.replaceAll("*","")});function Um(e){e.followers.push(()=>{let{chain:n,subject:r,working:s}=e,i=r?yt(n,r.node,r.row,r.column):[];for(let[a,l]of["left","right"].entries()){let d=n.get(i[a]?.node??"")?.role;s.style.setProperty(`--${l}-role`,`var(--${d||"plain"})`)}s.dataset.role=n.get(r?.node??"")?.role??""});let t=n=>{e.stage.classList.toggle("of-a-word",n!==null);for(let{place:r,cells:s}of e.views){let i=e.chain.get(r.node);s.forEach((a,l)=>a.forEach((d,c)=>d.toggleAttribute("data-word",n!==null&&(i?.rows[l]===n||i?.columns[c]===n))))}},o=n=>(n.target instanceof Element?n.target.closest("th:not(.numbered)"):null)?.textContent??null;e.stage.addEventListener("pointerover",n=>{let r=o(n);(r!==null||e.stage.classList.contains("of-a-word"))&&t(r)}),e.stage.addEventListener("pointerleave",()=>t(null))}var Xm=N(()=>{"use strict";Ve()});function Vm(e){let t=w("select"),o=w("table"),n=w("label","","The row of ",t),r=w("details","all",w("summary","button","All matrices")),s=w("div","one-row",w("div","of",n,r),o);e.stage.before(s);let i=matchMedia(pn),a=0,l=null;function d(){let{given:p,subject:u}=e,m=i.matches&&(p.rowed||he(p)&&p.divisor&&!p.asked)?nt(e):null,[f,h,b]=["scores","weights","context"].map(I=>m?.get(I)),x=b??(h?void 0:f),k=m?.get(x?.step.reads[1]??""),y=b??m?.get(x?.step.reads[0]??""),$=h??f,S=m&&$&&(p.rowed||h&&b&&k)&&$.rows.length<=sv;if(s.hidden=!S,e.stage.classList.toggle("slim",[...e.chain.values()].every(({columns:I,role:ee})=>I.length<=iv||ee==="weight")),r.hidden=p.rowed,r.open||=!!e.later.size||!!p.comparison||e.pinned!==l&&c(e.pinned),l=e.pinned,!S)return;s.classList.toggle("across",[m.get("X"),h].some(I=>I&&I.lit?.length===I.rows.length));let T=e.pinned??e.opening;T&&[...wi,y?.name].includes(T.node)&&(a=T.row),a>=$.rows.length&&(a=0),sn(n,$.rows,a);let M=wi.slice(0,-1).flatMap(I=>I==="scaled_scores"&&m.has("masked_scores")?[]:m.get(I)??[]),O=[...M,...[k,y].flatMap(I=>I??[])],L=[...m.values()].some(I=>I.lit?.length),E=u&&!L?Lr(ut(e),u,1):new Map,C=new Map(O.map(I=>[I,dn(e,e.chain.get(I.name)??I)])),A=(I,ee,we)=>{let W=I.values[ee][we],J=w("td","cell",ye(W,fo(bt(I),Math.min(e.digits,av))));wa(J,W,e.views.find(({place:Ee})=>Ee.node===I.name)?.scale?.[ee]??[0,1]),Object.assign(J.dataset,{node:I.name,row:ee,column:we,role:I.role});let me=wt[E.get(I.name)?.[ee*I.columns.length+we]??0];return me&&(J.dataset.lit=me),Ta(J,C.get(I)?.[ee][we]),J.toggleAttribute("data-asked",!!I.lit?.includes(ee)),J.toggleAttribute("data-later",e.later.has(I.name)),J.toggleAttribute("data-explained",u?.node===I.name&&u.row===ee&&u.column===we),J},q=h&&!k?M[M.length-2].values[a].map(I=>Math.exp(Number(I))):null,_=(I,ee)=>q?[...I.slice(0,-1),ee,...I.slice(-1)]:I,G=I=>w("td","power",I?.toFixed(2)??""),R=$.columns.map((I,ee)=>w("tr","",xt("row",I),..._(M.map(we=>A(we,a,ee)),G(q?.[ee])),...k?.columns.map((we,W)=>A(k,ee,W))??[])),U=w("th","",b?.title??(y?`${y.symbol} of ${$.rows[a]}`:"Sum"));U.dataset.role=y?.role??"",U.colSpan=M.length;let be=w("td","sum",h&&!h.values[a].includes(null)?"1":""),z=w("tr","last",U,..._([be],G(q?.reduce((I,ee)=>I+ee))),...y?.columns.map((I,ee)=>A(y,a,ee))??[]),H=k?[Km(k,`${k.title} ${k.symbol}`)]:[];for(let I of H)I.colSpan=k?.columns.length??1;let te=w("tr","",w("td"),..._(M.map(I=>Km(I,I.step.kind==="quotient"?`\xF7 ${I.step.divisorText}`:I.title)),w("th","","e",w("sup","","score"))),...H);o.replaceChildren(w("thead","",te),w("tbody","",...R,z))}let c=p=>!!p&&![...wi,"V"].includes(p.node)&&!e.chain.get(p.node)?.editable;t.addEventListener("change",()=>Dt(e,Va(e.chain,Number(t.value)))),o.addEventListener("click",p=>{let u=p.target instanceof Element?p.target.closest("td"):null,{node:m,row:f,column:h}=u?.dataset??{};m&&!e.later.has(m)&&Dt(e,{node:m,row:Number(f),column:Number(h)})}),i.addEventListener("change",d),r.addEventListener("toggle",()=>e.redraw()),e.arrivals.push(d),e.updates.push(d),e.followers.push(d)}function Km(e,t){let o=xt("col",t);return o.dataset.role=e.role,o}var wi,sv,av,iv,Ym=N(()=>{"use strict";pr();Ft();Ya();Ne();Mr();za();le();$t();go();wi=["scores","scaled_scores","masked_scores","weights","context"],sv=12,av=5,iv=3});function Jm(e,t,o,n){let r=n*.88-400,s=Array.from({length:e},(l,d)=>d);if(o)return{beats:[xi(s,t,0,r)],cascade:r,end:r+400};let i=r/(e-1+2);return{beats:s.map(l=>l?xi([l],t,(l-1+2)*i,i):xi([l],t,0,2*i)),cascade:r,end:r+400}}function xi(e,t,o,n){let r=i=>o+i*n,s=(i,a,l)=>r(i+(a-i)*l);return{columns:e,from:o,added:r(Kr.added),terms:Array.from({length:t},(i,a)=>s(Kr.lit,Kr.told,a/t)),lands:e.map((i,a)=>s(Kr.there,1,a/e.length))}}var Kr,Qm,Vr,vi,Zm=N(()=>{"use strict";Kr={lit:.12,told:.58,added:.66,there:.9};Qm=({terms:e,added:t,lands:o},n)=>e.map((r,s)=>({place:s%n,from:r,leaves:e[s+n]??t,lands:e[s+n+1]??o[0]})),Vr=({beats:e},t)=>[...e].reverse().find(({from:o})=>o<=t)??e[0],vi=({columns:e,terms:t,added:o,lands:n},r,s)=>({terms:t.filter(i=>i<=s).length,isAdded:o<=s,isThere:n[e.indexOf(r)]<=s})});function of(e,t,o,n,r){let s=e.chain.get(t),i=e.views.filter(E=>E.place.node===t&&E.cells.length),a=i.find(({place:E})=>!E.turned);if(!s||!a)return null;let l=s.columns.map((E,C)=>ct(e.chain,t,o,C)[0]),d=s.step.kind==="softmax"||s.step.kind==="shares",c=Jm(s.columns.length,l[0]?.terms.length??0,d,n),p=w("div","performance");p.setAttribute("aria-hidden","true"),p.dataset.role=tf(a.table),e.stage.append(p);let u=pv(p),m=a.cells.map(E=>E.map(u)),f=c.beats.flatMap(E=>{let[C]=E.columns,A=uv(e,t,o,C,a.cells[o][C]).flatMap(q=>mv(q.map(u),E,tf(q[0])));return d&&l[C]?[...A,...hv(l[C].terms.map(({value:q})=>q),m,o,E)]:[...A,...s.step.kind==="product"?fv(l[C],_t(s,e.digits),m.map(q=>q[C]),o,E):[]]});p.append(...f.map(({one:E})=>E));let h=[...f.map(({one:E,frames:C,timing:A})=>E.animate(C,{fill:"both",...A})),...i.flatMap(({cells:E})=>E.flatMap((C,A)=>C.map((q,_)=>q.animate(...dv(c,A,o,_,E.length)))))],b=p.animate([{opacity:1},{opacity:1}],{duration:c.end}),x=s.values[o].map(E=>E??0),k=d?x.indexOf(Math.max(...x)):null,y=()=>Number(b.currentTime??0),$=()=>k??Vr(c,y()).columns[0],S=()=>({node:t,row:o,column:$()}),T="",M=()=>{let{subject:E}=e,C=E?.node===t&&E.row===o&&E.column===$();r(C?vi(Vr(c,y()),$(),y()):null)},O=()=>{if(!p.isConnected)return;let E=JSON.stringify([$(),vi(Vr(c,y()),$(),y())]);E!==T&&(T=E,e.opening?.column===$()?M():(e.opening=S(),Or(e))),requestAnimationFrame(O)},L=()=>{for(let E of[b,...h])E.cancel();p.remove(),r(null)};return e.opening=S(),Or(e),M(),requestAnimationFrame(O),b.finished.then(L,()=>{}),{cell:S,count:M,end:L}}function dv({beats:e,cascade:t},o,n,r,s){let i=e.find(({columns:d})=>d.includes(r))??e[0],a=o<n?o:o-1,l=o===n?i.lands[i.columns.indexOf(r)]:t+a/Math.max(1,s-1)*(400-ef);return[[{opacity:0,transform:"translateY(-0.4rem)"},{opacity:1,transform:"none"}],{delay:l,duration:ef,fill:"backwards",easing:"ease-out"}]}function pv(e){let t=e.getBoundingClientRect();return o=>{let{left:n,top:r,width:s,height:i}=o.getBoundingClientRect();return{x:n-t.left,y:r-t.top,width:s,height:i}}}function uv(e,t,o,n,r){return yt(e.chain,t,o,n).map(s=>{let i=e.views.filter(d=>d.place.node===s.node),a=i.find(d=>d.table.closest(".column")===r.closest(".column"))??i.find(d=>d.table.closest(".station")===r.closest(".station"))??i[0];return(a?s.row===null?a.cells:[a.cells[s.row]??[]]:[]).flatMap(d=>s.column===null?d:[d[s.column]]).filter(d=>d instanceof HTMLElement)})}function Jr({x:e,y:t,width:o,height:n},r,...s){let i=w("div",r,...s);return i.style.cssText=`left: ${e}px; top: ${t}px; width: ${o}px; height: ${n}px`,i}function mv(e,{from:t,terms:o,added:n,lands:r},s){if(!e.length)return[];let i=r[0]-t,a=(d,c)=>{let p=Math.min(.3,Yr/c);return{frames:[{opacity:0},{opacity:1,offset:p},{opacity:1,offset:1-p},{opacity:0}],timing:{delay:d,duration:c}}},l={one:Jr(yi(e),"glow"),...a(t,i)};return l.one.dataset.role=s,e.length<2||o.length!==e.length?[l]:[l,...e.map((d,c)=>({one:Jr(d,"met"),...a(o[c],(o[c+1]??n)-o[c])}))]}function yi(e){let[t,o]=[Math.min(...e.map(s=>s.x)),Math.min(...e.map(s=>s.y))],[n,r]=[Math.max(...e.map(s=>s.x+s.width)),Math.max(...e.map(s=>s.y+s.height))];return{x:t,y:o,width:n-t,height:r-o}}function fv(e,t,o,n,r){if(!e||e.terms.length<2)return[];let s=Math.min(e.terms.length,o.length),i=Math.max(0,Math.min(n-Math.floor(s/2),o.length-s));return Qm(r,s).map(({place:a,from:l,leaves:d,lands:c},p)=>{let[u,m]=[o[i+a],c-l],[f,h]=[Math.min(.3,Yr/m),(d-l)/m];return{one:Jr(u,"product",ye(e.terms[p].value,t)),frames:[{opacity:0,transform:"scale(0.7)"},{opacity:1,transform:"none",offset:f},{opacity:1,transform:"none",offset:h,easing:"ease-in"},{opacity:0,transform:`translateY(${o[n].y-u.y}px)`}],timing:{delay:l,duration:m}}})}function hv(e,t,o,{terms:n,added:r,lands:s}){let i=yi(t.flat()),a=yi(t[o]),[l,d]=[Math.max(...e),e.reduce((u,m)=>u+m,0)],c=i.height/e.length,p=Math.min(cv,c*.6);return e.map((u,m)=>{let f=e.slice(0,m).reduce((T,M)=>T+M,0)/d,h=i.y+(m+.5)*c-p/2,b=s[0]-n[m],[x,k,y]=[Math.min(.4,2*Yr/b),(r-n[m])/b,1-Yr/b],[$,S]=[`scaleX(${u/l})`,`translate(${f*a.width}px, ${a.y+a.height/2-p/2-h}px) scaleX(${u/d})`];return{one:Jr({x:i.x,y:h,width:i.width,height:p},"portion"),frames:[{opacity:1,transform:"scaleX(0)"},{opacity:1,transform:$,offset:x},{opacity:1,transform:$,offset:Math.max(x,k),easing:"ease-in-out"},{opacity:1,transform:S,offset:Math.max(x,k)+(y-Math.max(x,k))*.6},{opacity:1,transform:S,offset:Math.max(x,k,y)},{opacity:0,transform:S}],timing:{delay:n[m],duration:b,easing:"linear"}}})}var Yr,ef,cv,tf,nf=N(()=>{"use strict";Ve();Ne();le();$t();Zm();[Yr,ef]=[140,180],cv=10;tf=e=>e?.closest("[data-role]")?.getAttribute("data-role")??""});function rf(e){let t=Z("button","\u25B6 Play"),o=Ge({ariaLabel:"Step",min:"0"},"steps"),n=w("select","",...Object.keys(Qr).map(A=>w("option","",A)));n.value="steadily";let r=w("div","sentences"),s=Fr(o),i=w("div","stepping",t,s.scrubber),a=w("label","","Speed ",n);e.controls.querySelector(".editing")?.append(a);let l=Bp(e,i,r),d=A=>{Ap(e.working,A),l(A)},c=0,p=null,u="",m=!1,f=null,h=()=>e.given.chain.filter(A=>A.step.kind!=="given"),b=()=>h().length,x=()=>Number(o.value),k=()=>x()?h()[x()-1]:e.given.chain[0],y=()=>x()?k()?.title:"What is given";function $(){let A=k();e.later=new Set(h().slice(x()).map(({name:q})=>q));for(let{place:q,table:_}of e.views){let G=e.later.has(q.node);_.toggleAttribute("data-later",G),_.toggleAttribute("data-current",m&&q.node===A?.name),_.ariaHidden=G?"true":null;let R=_.closest("figure")??_;R instanceof HTMLElement&&(R.inert=G)}i.classList.toggle("stepped",!!c||x()<b()),s.choose(x()),o.setAttribute("aria-valuetext",`${y()}: ${A?.sentence??""}`),[...r.children].forEach((q,_)=>{q.classList.toggle("now",_===(m?x()+1:0))}),e.opening=p?.cell()??(m&&A?{node:A.name,row:C(A),column:0}:e.given.opening)}function S(){if(e.given===f||(f=e.given,T(),u===bo(f)))return;u=bo(f),M(),m=!1,e.passed=null,o.max=String(b()),o.value=o.max,s.name([f.chain[0]?.symbol??"",...h().map(q=>q.symbol)]);let A=["",f.chain[0]?.sentence??"",...h().map(q=>q.sentence)];r.replaceChildren(...A.map(q=>w("p","sentence",...de(q))))}function T(){p?.end(),p=null}function M(){T(),clearTimeout(c),c=0,t.textContent="\u25B6 Play"}function O(A){o.value=String(A),m=!0,e.passed=e.pinned,e.redraw()}function L(){if(x()>=b())return M();T(),O(x()+1);let A=k();e.say(`${A.title}: ${A.sentence}`),E(A.name),ke()&&(p=of(e,A.name,C(A),Qr[n.value],d)),c=window.setTimeout(L,Qr[n.value])}function E(A){e.stage.closest(".stacked")&&e.views.find(({place:q})=>q.node===A&&!q.turned)?.table.scrollIntoView({block:"nearest"})}function C(A){let q=e.pinned??e.given.opening;return q&&e.chain.get(q.node)?.rows.join(`
`)===A.rows.join(`
`)?q.row:0}t.addEventListener("click",()=>{if(c)return M();t.textContent="\u275A\u275A Pause",O(x()>=b()?0:x()),c=window.setTimeout(L,Qr[n.value]/3)}),o.addEventListener("input",()=>{M(),O(x())}),e.followers.push(()=>p?p.count():d(null)),e.updates.push(()=>{i.hidden=a.hidden=r.hidden=!he(e.given),S(),r.children[0]?.replaceChildren(...de(Eo(e))),$()})}var Qr,sf=N(()=>{"use strict";Ft();Mr();xo();nf();le();ai();So();Qr={slowly:7e3,steadily:3600,quickly:1200}});function af(e){let t=w("section","window");e.beneath.append(t);let o=null,n="";function r(){e.views=e.views.filter(i=>i!==o),o=null,t.replaceChildren()}function s(i){r();let a=e.chain.get(i);if(!a)return;let[l,d]=bv(a,e.pinned?.node===i?e.pinned:gv(a));o=ip(a,l,d);let c=`rows ${l[0]+1} to ${l[l.length-1]+1}, columns ${d[0]+1} to ${d[d.length-1]+1}`,p=Z("button","Close");p.addEventListener("click",r),t.append(w("p","",w("b","",a.title),...ur(a)?[" ",...de(a.symbol)]:[],`, ${c} `,p),o.table),e.views.push(o),e.redraw()}e.stage.addEventListener("click",i=>{let a=i.target instanceof HTMLElement?i.target.closest(".zoom"):null;a instanceof HTMLElement&&s(a.dataset.zoom??"")}),e.updates.push(()=>{let i=e.given.chain.map(a=>`${a.name} ${a.rows.length} ${a.columns.length}`).join();i!==n&&o&&r(),n=i;for(let{place:a,table:l,strip:d}of e.views){let c=l.parentElement?.querySelector("figcaption");if(!c||!d||c.querySelector(".zoom"))continue;let p=Z("button zoom","Zoom");p.dataset.zoom=a.node,p.setAttribute("aria-label",`Zoom into ${e.chain.get(a.node)?.title}`),c.append(p)}})}function gv(e){return e.values.flatMap((o,n)=>o.map((r,s)=>({row:n,column:s,value:r??-1/0}))).reduce((o,n)=>n.value>o.value?n:o)}function bv(e,{row:t,column:o}){let n=(r,s)=>{let i=Math.min(ho,s),a=Math.max(0,Math.min(r-Math.floor(i/2),s-i));return Array.from({length:i},(l,d)=>a+d)};return[n(t,e.rows.length),n(o,e.columns.length)]}var lf=N(()=>{"use strict";le();go()});function vv(e,t){let o=w("div","controls"),n=w("div","stage"),r=w("aside","working");r.dataset.part="working",r.tabIndex=0,r.setAttribute("aria-label","Where the number comes from"),r.setAttribute("role","note");let s=w("div","beneath"),i=w("div","status");i.setAttribute("role","status");let a=w("div","frame",n,r);e.append(o,a,s,i);let l={key:"",given:t,chain:new Map,python:new Map,views:[],frame:a,stage:n,controls:o,working:r,beneath:s,pointed:null,pinned:null,opening:null,subject:null,depth:1/0,spread:"matrix",digits:je,send:()=>{},remember:()=>{},typeOver:()=>{},say:d=>{i.textContent=d},refit:()=>Zr(l),redraw:()=>{vt(l.views,nt(l),l.spread,l.digits);for(let d of l.updates)d();un(l)},arrivals:[],updates:[],followers:[],later:new Set,passed:null,earlier:null,other:null,blend:0,size:""};for(let d of xv)d(l);return l.followers.push(()=>gf(l)),new ResizeObserver(()=>{ff(n)!==l.size&&Zr(l)}).observe(n),l}function ff(e){let{width:t,height:o}=e.getBoundingClientRect();return`${t} \xD7 ${o}`}function Zr(e,t=hf(e)){let{frame:o,stage:n}=e;n.style.removeProperty("--size");let r=i=>xa(e.views,nt(e),i),s=(i,a=Mu)=>{o.classList.toggle("loose",np(e.given));for(let l of["wide","stacked","flowing","whole"])o.classList.toggle(l,i.includes(l));return a(n,r)};e.digits=t&&(s(["wide"])||s(["stacked","flowing","whole"],Lu)||s(["stacked","flowing"]))||s(["stacked"])||Nu(n,r),bf(e.given)&&Tu(n,r,e.digits),kv(n),Sv(e)}function kv(e){let t=n=>n.getBoundingClientRect().left,o=[...e.querySelectorAll(".columns")].flatMap(n=>[...n.children].map(r=>({sign:r.querySelector(".sign"),leads:t(r)-t(n)<1})));for(let{sign:n,leads:r}of o)n?.setAttribute("style",r?"--lead: hidden":"")}function Sv(e){let{frame:t,stage:o,working:n}=e,r=[...o.children].filter(u=>u.matches("[data-station=place], [data-station=project]")),s=o.getBoundingClientRect();e.size=ff(o);let i=u=>Math.max(0,...u.flatMap(m=>[...m.querySelectorAll(".column")].map(f=>f.getBoundingClientRect().right-s.left))),a=r.at(-1)?.nextElementSibling,l=a?a.getBoundingClientRect().top-s.top:o.clientHeight,d=Number(getComputedStyle(o).getPropertyValue("--card")),c=!!d&&t.matches(".wide")&&s.width-i(a?r:[o])>d;s.width&&Po(t)?.toggleAttribute("data-crowded",!!d&&!c);let p=i(r.length&&!c?r:[o]);n.style.setProperty("--from",`${Math.ceil(p)}px`),n.style.setProperty("--down",`${c?l:0}px`),n.style.setProperty("--room",`${c?o.clientHeight-l:l}px`),n.classList.toggle("under",s.width-p<wv||c&&!a),gf(e)}function wf(e,t,o,n){let r={...o,chain:o.chain.map(Mv)},s=cf.get(e),i=s??vv($v(e),r);s||(i.remember=Em(()=>i.key,e,()=>Sm(i.views,e.shadowRoot??e))),cf.set(e,i);let a=df.get(t);a&&a!==e&&(a.hidden=!0),df.set(t,e),i.key=t,i.send=n,Av(i,r,!s)}function $v(e){let t=e.attachShadow({mode:"open"}),o=new CSSStyleSheet;return o.replaceSync(_r),t.adoptedStyleSheets=[o],t}function Av(e,t,o){let n=o||bo(e.given)!==bo(t),r=JSON.stringify(e.given.pinned);JSON.stringify(e.given.comparison)!==JSON.stringify(t.comparison)&&(e.blend=0),n?e.earlier=e.subject=null:uf(e.given)!==uf(t)&&(e.earlier=mf(t)||!mf(e.given)?e.python:null),e.given=t,e.opening=t.opening,e.chain=e.python=new Map(t.chain.map(a=>[a.name,a])),e.other=t.comparison?new Map(t.chain.map(a=>[a.name,{...a,...a.other}])):null,e.working.hidden=t.isSmall,e.stage.classList.toggle("small",bf(t)),e.stage.classList.toggle("dialled",!!t.dial),e.stage.classList.toggle("compared",!!t.comparison),e.stage.classList.toggle("few",t.chain.every(({columns:a})=>a.length<=Ev)),e.stage.classList.toggle("with-goal",!!t.goal),e.controls.hidden=!!t.story,e.frame.hidden=!!t.story;let s=hf(e);if((r!==JSON.stringify(t.pinned)||n)&&(e.pinned=t.pinned),n){let{stations:a,views:l}=rp(t);e.views=l,vt(l,nt(e),e.spread,e.digits),e.stage.replaceChildren(...a);for(let d of e.arrivals)d()}else ap(e.views,e.chain,t.roles);e.stage.setAttribute("aria-label",t.name),e.stage.setAttribute("role","group"),Zr(e,s);let i=pf(e);e.redraw(),!t.isSmall&&i!==pf(e)&&Zr(e,s),n&&!t.story&&$m(e.key,e.views),requestAnimationFrame(()=>Kp(e))}var wv,xv,cf,df,yv,hf,gf,Ev,bf,pf,uf,mf,Mv,xf=N(()=>{"use strict";pp();Ve();Ft();Sa();ou();Ya();Ne();$u();qu();Zt();le();lm();dm();ym();si();Gm();$t();Xm();Ym();sf();ti();lf();wv=215,xv=[Jp,ku,rf,Vm,vu,dp,jp,af,Rp,xp,cm,im,xm,jm,Um],cf=new WeakMap,df=new Map;yv=700;hf=({frame:e})=>e.clientWidth>=yv;gf=({working:e})=>{e.matches(".wide :not(.under)")&&e.scrollWidth>e.clientWidth&&e.classList.add("under")},Ev=5,bf=e=>e.isSmall||!!e.dial||!!e.goal&&!he(e);pf=({stage:e})=>!!e.querySelector(".box"),uf=({chain:e,divisor:t,hidesLater:o})=>JSON.stringify([e.map(n=>[n.base,n.typed]),t?.typed,o]),mf=({chain:e})=>e.some(({typed:t})=>t?.length),Mv=({values:e,other:t,...o})=>({...o,values:va(e),...t&&{other:{...t,values:va(t.values)}}})});var vf={};D(vf,{default:()=>Lv});function Lv({parentElement:e,data:t,setTriggerValue:o}){let{name:n,events:r,picture:s}=JSON.parse(new TextDecoder().decode(t)),i=e.querySelector(".machine");i||(i=e.appendChild(document.createElement("div")),i.className="machine"),wf(i,n,s,(a,l)=>r.includes(a)&&o(a,l)),Ct(e)}var yf=N(()=>{"use strict";Zt();xf()});var kf=ve(ns(),1);rs();ss();var Nv=et({"./charts/along.js":()=>Promise.resolve().then(()=>(En(),Mi)),"./charts/cut_matrix.js":()=>Promise.resolve().then(()=>(Ri(),zi)),"./charts/dial.js":()=>Promise.resolve().then(()=>(_i(),Wi)),"./charts/drift.js":()=>Promise.resolve().then(()=>(Gi(),ji)),"./charts/figure_place.js":()=>Promise.resolve().then(()=>(Zt(),Oi)),"./charts/gap_counts.js":()=>Promise.resolve().then(()=>(Qi(),Ji)),"./charts/listing.js":()=>Promise.resolve().then(()=>(al(),sl)),"./charts/make.js":()=>Promise.resolve().then(()=>(pe(),Li)),"./charts/marked_text.js":()=>Promise.resolve().then(()=>(pl(),dl)),"./charts/once.js":()=>Promise.resolve().then(()=>(Ae(),qi)),"./charts/press_key.js":()=>Promise.resolve().then(()=>(at(),il)),"./charts/river.js":()=>Promise.resolve().then(()=>(bl(),gl)),"./charts/role_names.js":()=>Promise.resolve().then(()=>(Nn(),Zi)),"./charts/rotation.js":()=>Promise.resolve().then(()=>(Ll(),Ml)),"./charts/rove_focus.js":()=>Promise.resolve().then(()=>(Ue(),Ui)),"./charts/score_push.js":()=>Promise.resolve().then(()=>(Tl(),Nl)),"./charts/scroll.js":()=>Promise.resolve().then(()=>(hs(),Ol)),"./charts/shape_boxes.js":()=>Promise.resolve().then(()=>(Hl(),Dl)),"./charts/show_lesson.js":()=>Promise.resolve().then(()=>($n(),Ni)),"./charts/squares.js":()=>Promise.resolve().then(()=>(Ul(),Gl)),"./charts/sum_bars.js":()=>Promise.resolve().then(()=>(Ql(),Jl)),"./charts/tally.js":()=>Promise.resolve().then(()=>(rc(),nc)),"./charts/threads.js":()=>Promise.resolve().then(()=>(Ac(),$c)),"./charts/threads/heads.js":()=>Promise.resolve().then(()=>(Os(),gc)),"./charts/threads/layout.js":()=>Promise.resolve().then(()=>(Xn(),vc)),"./charts/threads/paths.js":()=>Promise.resolve().then(()=>(Pt(),ic)),"./charts/threads/pointing.js":()=>Promise.resolve().then(()=>(Ds(),Ec)),"./charts/threads/sentence.js":()=>Promise.resolve().then(()=>(Go(),uc)),"./charts/threads/show.js":()=>Promise.resolve().then(()=>(no(),hc)),"./charts/threads/sum_bar.js":()=>Promise.resolve().then(()=>(Fn(),ac)),"./charts/threads/weights.js":()=>Promise.resolve().then(()=>(Fe(),sc)),"./charts/threads/whole.js":()=>Promise.resolve().then(()=>(jo(),pc)),"./charts/threads/written.js":()=>Promise.resolve().then(()=>(jn(),mc))});var Tv=et({"./frame/announcer.js":()=>Promise.resolve().then(()=>(ea(),_c)),"./frame/around.js":()=>Promise.resolve().then(()=>(Vc(),Kc)),"./frame/arrival.js":()=>Promise.resolve().then(()=>(Us(),Oc)),"./frame/front_page.js":()=>Promise.resolve().then(()=>(Jc(),pb)),"./frame/in_sight.js":()=>Promise.resolve().then(()=>(Vs(),Ic)),"./frame/road.js":()=>Promise.resolve().then(()=>(ed(),Zc)),"./frame/role_words.js":()=>Promise.resolve().then(()=>(Qs(),Pc)),"./frame/spoken_texts.js":()=>Promise.resolve().then(()=>(Ko(),Mc))});var Ov=et({"./screens/exam_clock.js":()=>Promise.resolve().then(()=>(nd(),od)),"./screens/exam_paper_printed.js":()=>Promise.resolve().then(()=>(sd(),rd)),"./screens/my_work_taken.js":()=>Promise.resolve().then(()=>(id(),ad)),"./screens/quiz_dots.js":()=>Promise.resolve().then(()=>(dd(),cd))});var Cv=et({"./session/browser_storage.js":()=>Promise.resolve().then(()=>(hd(),fd)),"./session/cookies.js":()=>Promise.resolve().then(()=>(nr(),Hc)),"./session/focus.js":()=>Promise.resolve().then(()=>(bd(),gd)),"./session/kept_progress.js":()=>Promise.resolve().then(()=>(Ad(),$d)),"./session/link.js":()=>Promise.resolve().then(()=>(ra(),Bc)),"./session/one_step.js":()=>Promise.resolve().then(()=>(aa(),jc)),"./session/reconnection.js":()=>Promise.resolve().then(()=>(oa(),Dc)),"./session/resend.js":()=>Promise.resolve().then(()=>(ir(),pd)),"./session/screen_scores.js":()=>Promise.resolve().then(()=>(Ld(),Md)),"./session/typed_texts.js":()=>Promise.resolve().then(()=>(ca(),Xc))});var qv=et({"./charts/cut_matrix.css":()=>Promise.resolve().then(()=>ve(Nd())),"./charts/dial.css":()=>Promise.resolve().then(()=>ve(Td())),"./charts/drift.css":()=>Promise.resolve().then(()=>ve(Od())),"./charts/figure.css":()=>Promise.resolve().then(()=>ve(ns())),"./charts/gap_counts.css":()=>Promise.resolve().then(()=>ve(Cd())),"./charts/listing.css":()=>Promise.resolve().then(()=>ve(qd())),"./charts/marked_text.css":()=>Promise.resolve().then(()=>ve(Id())),"./charts/river.css":()=>Promise.resolve().then(()=>ve(zd())),"./charts/rotation.css":()=>Promise.resolve().then(()=>ve(Rd())),"./charts/score_push.css":()=>Promise.resolve().then(()=>ve(Pd())),"./charts/shape_boxes.css":()=>Promise.resolve().then(()=>ve(Wd())),"./charts/squares.css":()=>Promise.resolve().then(()=>ve(_d())),"./charts/sum_bars.css":()=>Promise.resolve().then(()=>ve(Fd())),"./charts/tally.css":()=>Promise.resolve().then(()=>ve(Dd())),"./charts/threads.css":()=>Promise.resolve().then(()=>ve(Hd()))});var Iv={charts:e=>Nv(`./charts/${e}.js`),frame:e=>Tv(`./frame/${e}.js`),machine:()=>Promise.resolve().then(()=>(yf(),vf)),screens:e=>Ov(`./screens/${e}.js`),session:e=>Cv(`./session/${e}.js`)};async function xE(e,t){let{default:o}=await Iv[e](t),n=e==="charts"&&await zv(t),r=new WeakMap;return s=>{let i=s.parentElement;n&&i instanceof ShadowRoot&&!i.adoptedStyleSheets.length&&(i.adoptedStyleSheets=[n]);let a=o(s);return r.set(i,a),()=>{r.get(i)===a&&a?.()}}}async function zv(e){let{default:t}=await qv(`./charts/${e}.css`),o=new CSSStyleSheet;return o.replaceSync(Sn+kn+kf.default+t),o}export{xE as loadScript};
//# sourceMappingURL=app-4VKNLU44.js.map
