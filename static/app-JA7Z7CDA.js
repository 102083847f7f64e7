var of=Object.create;var Jr=Object.defineProperty;var nf=Object.getOwnPropertyDescriptor;var rf=Object.getOwnPropertyNames;var sf=Object.getPrototypeOf,af=Object.prototype.hasOwnProperty;var Ye=e=>t=>{var o=e[t];if(o)return o();throw new Error("Module not found in bundle: "+t)};var $=(e,t,o)=>()=>{if(o)throw o[0];try{return e&&(t=e(e=0)),t}catch(n){throw o=[n],n}};var Me=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},D=(e,t)=>{for(var o in t)Jr(e,o,{get:t[o],enumerable:!0})},lf=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of rf(t))!af.call(e,r)&&r!==o&&Jr(e,r,{get:()=>t[r],enumerable:!(n=nf(t,r))||n.enumerable});return e};var Ee=(e,t,o)=>(o=e!=null?of(sf(e)):{},lf(t||!e||!e.__esModule?Jr(o,"default",{value:e,enumerable:!0}):o,e));var Qr=Me((gv,cf)=>{cf.exports=`/* What our own figures share; it stands before the styles of each. */

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
`});var gn,Zr=$(()=>{gn=`@media (pointer: coarse) { /* A finger needs 40 px: what is lower answers beyond its edges, too, and nothing moves for it. */
  .button, .answer, .named { position: relative; &::before { content: ""; position: absolute; inset: min(0px, 50% - 1.25rem) 0; } }
  :host select {
    --edge: color-mix(in srgb, var(--st-text-color) 55%, transparent); position: relative; height: 2.5rem;
    margin-block: -0.375rem; border: 6px solid transparent; border-inline: 0; border-radius: 0.4rem / 0.775rem;
    background-clip: padding-box; box-shadow: inset 0 0 0 1px var(--edge);
  }
  :host :is(.scrubber, .ends, .dial, .push, figure) > [type="range"] { position: relative; height: 2.5rem; margin-block: -0.375rem; }
  :host summary:not(.button, .map *) { padding-block: 0.5rem; margin-block: -0.5rem; }
}
`});var bn,es=$(()=>{bn=`/*
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
`});var mi={};D(mi,{along:()=>Co});function Co(e,t,o=0){let{left:n,width:r}=e.getBoundingClientRect();return Math.round(100*Math.min(1,Math.max(0,(t-n-o)/(r-2*o))))}var wn=$(()=>{"use strict"});var fi={};D(fi,{make:()=>g});function g(e,{dataset:t={},...o}={},...n){let r=Object.assign(document.createElement(e),o);return Object.assign(r.dataset,t),r.append(...n),r}var ue=$(()=>{"use strict"});var hi={};D(hi,{showLesson:()=>qo});function qo(){let e=document.querySelector(".st-key-lesson:not([data-drawn])");e&&![...e.querySelectorAll(pf)].some(t=>!t.closest("[data-drawn]"))&&e.setAttribute("data-drawn","")}var pf,xn=$(()=>{"use strict";pf=".st-key-figure :is([data-testid^=stBidiComponent], [data-testid=stSkeleton])"});var bi={};D(bi,{freeHeight:()=>Tt,placeOf:()=>Io});function Io(e){let t=gi(e);return t&&(t.closest("[class*=st-key-]")??Io(t))}function Tt(e){let t=gi(e),o=Io(e);if(!o)return;let n=[];for(let s=t;s instanceof HTMLElement;s=s===o?null:s.parentElement)n.push(s);let r=n.map(({parentElement:s})=>s&&getComputedStyle(s).flexDirection==="column");n.forEach(({style:s},a)=>Object.assign(s,{height:"auto",overflow:"visible",...r[a]&&{flex:"none"}})),o.dataset.drawn="",o.closest(".st-key-figure")&&qo()}var gi,Xt=$(()=>{"use strict";xn();gi=e=>{let t=e.getRootNode();return t instanceof ShadowRoot?t.host:null}});var xi={};D(xi,{once:()=>se});function se({parentElement:e,data:t,setTriggerValue:o},n){let r=wi.get(e),s=r?.given,a={given:t,send:o},i=Object.assign(r??n(a),a);return r||(wi.set(e,i),e.append(i.figure),queueMicrotask(()=>Tt(i.figure))),{at:i,before:s}}var wi,Le=$(()=>{"use strict";Xt();wi=new WeakMap});var yi={};D(yi,{default:()=>mf});function mf(e){let{data:t}=e,{at:o,before:n}=se(e,ff);if(n)return os(o,t,ts(t));os(o,t,ts({...t,view:t.view==="behind"?"cut":t.view},0)),requestAnimationFrame(()=>requestAnimationFrame(()=>os(o,t,ts(t))))}function ff({given:{name:e,words:t,columns:o}}){let n=()=>t.flatMap((c,d)=>Array.from({length:o},(u,p)=>g("i",{dataset:{word:String(d)}},g("span",{},String(d*o+p+1))))),r=[n(),n(),n()],s=g("div",{className:"around"}),a=g("div",{className:"stage"},g("div",{className:"cells",ariaHidden:"true"},...r.flat()),s),i=g("p",{tabIndex:-1});return{figure:g("figure",{role:"group",ariaLabel:e},a,i),stage:a,told:i,around:s,cells:r}}function ts({words:e,columns:t,heads:o,view:n,mine:[,r=0]},s=n==="beside"||n==="guess"?0:Ie){let a=e.length,i=t/o,l=v=>t+v*(o-1),c=(v,S=o-1)=>r+v*Math.min(S,Math.max(0,Math.ceil(r/i)-1)),d=v=>({head:Math.floor(v%t/i),row:Math.floor(v/t),column:v%t%i}),u=v=>({head:Math.floor(v/(a*i)),row:Math.floor(v%(a*i)/i),column:v%i}),p=(v,S,T,O=0,N=o)=>I=>{let{head:L,row:C,column:q}=v(I);return{x:O+Math.min(L,N-1)*(i+T)+q,y:S+C,shown:L<N}},m=v=>S=>({...v(S),shown:!1}),h=(v,S)=>Array.from({length:o},(T,O)=>[O*(i+S),v,o<8?`head ${O+1}`:`${O+1}`]),f=p(d,1,s),b=[m(f),m(f)],w=Math.min(1.25,3/o),y=Math.max((o-1)*w,1);if(n==="cut"||n==="beside"){let[v,S]=n==="cut"?[y,y+a+1]:[a/2+1,2*a+1.5];return{wide:l(Ie),high:S,rows:v,labels:o>1?h(v-1,s):[],mine:[0,v,c(s)],targets:[],spots:[p(d,v,s),...b]}}if(n==="behind"){let v=i+Ie/2,S=O=>{let{head:N,row:I,column:L}=d(O);return{x:N*v+L,y:y-N*w+I,shown:!0}},T=h(y+a,Ie/2).map(([O,N,I],L)=>[O,N-L*w,I]);return{wide:l(Ie),high:y+a+1,rows:y,mine:[0,y,c(Ie/2)],targets:[],spots:[S,...b],labels:o>1?T:[]}}if(n==="guess"){let v=Math.max(i,3),S=v+1,T=a+2.5,O=(N,I,L)=>({name:N,label:I,x:L-.25,y:T-.25,wide:v+.5,high:a+1.25});return{wide:Math.max(t,S+v+.5),high:T+a+1.25,rows:1,labels:[[0,0,"Q, numbered as it lies in memory"],[0,a+1.25,"Head 1, reshaped:"]],targets:[O("split","this?",0),O("reshaped","or this?",S)],spots:[f,p(d,T,0,0,1),p(u,T,0,S,1)]}}if(n==="ways")return{wide:Math.max(l(Ie),2*Math.max(i,3)+1.5),high:2*a+3.75,rows:1,labels:[[0,0,"split"],[0,a+1.5,"reshaped"]],targets:[],spots:[m(p(u,a+2.5,s)),p(d,1,s),p(u,a+2.5,s)]};let k=t-i,A=v=>{let{head:S,row:T,column:O}=d(v);return S?{x:Ie+S*i+O,y:a+1.5+T,shown:!0}:{x:O,y:1+T,shown:!0}},M={label:"here?",wide:k,high:a};return{wide:l(Ie),high:2*a+1.5,rows:1,mine:[0,1,c(Ie,1)],labels:[[0,0,"head 1"],...k?[[i+Ie,a+.5,o>2?"the others":"head 2"]]:[]],targets:k?[{...M,name:"beside",x:i+Ie,y:1,high:a-.5},{...M,name:"below",x:0,y:a+1.5,wide:i}]:[],spots:[A,...b]}}function os(e,{words:t,told:o,view:n,mine:r},{wide:s,high:a,rows:i,labels:l,mine:c,targets:d,spots:u}){e.figure.dataset.view=n,e.stage.style.setProperty("--wide",String(s)),e.stage.style.setProperty("--high",String(a)),e.told.textContent=o;for(let[m,h]of e.cells.entries())for(let[f,b]of h.entries()){let{x:w,y,shown:k}=u[m](f);b.style.setProperty("--x",String(w)),b.style.setProperty("--y",String(y)),b.style.setProperty("--nth",String(f)),b.classList.toggle("away",!k)}let p=e.around.querySelector("button:focus")?.value;e.around.replaceChildren(...i===null?[]:t.map((m,h)=>ns(g("span",{className:"word"},m),0,i+h)),...l.map(([m,h,f])=>ns(g("span",{},f),m,h)),...c&&r.length?[vi(g("div",{className:c[2]>s?"mine beyond":"mine"}),c[0],c[1],Math.min(c[2],s),Math.min(r[0],a-c[1]))]:[],...d.map(({name:m,label:h,x:f,y:b,wide:w,high:y})=>vi(g("button",{type:"button",value:m,ariaLabel:hf[m],onclick:()=>e.send("press",m)},h),f,b,w,y))),p&&(e.around.querySelector(`button[value=${p}]`)??e.told).focus()}function ns(e,t,o){return e.style.setProperty("--x",String(t)),e.style.setProperty("--y",String(o)),e}function vi(e,t,o,n,r){return e.style.setProperty("--w",String(n)),e.style.setProperty("--h",String(r)),ns(e,t,o)}var Ie,hf,ki=$(()=>{"use strict";ue();Le();Ie=.5;hf={split:"Some columns of every word",reshaped:"The first numbers in memory",beside:"Beside head 1",below:"Below head 1"}});function E(e,t={},o=""){let n=document.createElementNS("http://www.w3.org/2000/svg",e);return Te(n,t),n.textContent=o,n}function Te(e,t){for(let[o,n]of Object.entries(t))e.setAttribute(o,String(n))}var De=$(()=>{"use strict"});var Li={};D(Li,{default:()=>xf});function xf(e){let{data:t}=e,{at:o,before:n}=se(e,vf),r=!!n&&t.covered<n.covered,s=t.goes_to!==null&&t.goes_to!==n?.goes_to,a=Si(t);return o.slider.max=String(t.steps.length-1),o.slider.value=String(Math.min(Number(o.slider.value),a)),o.figure.setAttribute("aria-label",t.name),o.figure.style.setProperty("--steps",String(t.steps.length)),o.ticks.replaceChildren(...t.steps.map((i,l)=>g("span",{className:l>a?"covered":""},i.replace(/^Layer /,"")))),Ai(o),(r||s)&&Ei(o,s?Number(t.goes_to):a),()=>clearTimeout(o.timer)}function vf({given:e,send:t}){let o=E("svg"),n=g("output",{ariaLive:"off"}),r=g("input",{type:"range",min:"0",value:"0",ariaLabel:"Step"}),s=g("div",{className:"ticks",ariaHidden:"true"}),a=g("figure",{role:"group"},o,r,s,n),i={given:e,figure:a,svg:o,slider:r,ticks:s,told:n,send:t,dots:[],angle:E("g",{class:"angle"}),timer:0};return r.addEventListener("input",()=>{clearTimeout(i.timer),$i(i,Math.min(Number(r.value),Si(i.given)))}),o.addEventListener("click",({target:l})=>{let c=i.dots.indexOf(l.closest(".dot"));i.given.asks&&c>=0&&i.send("dot",c)}),new ResizeObserver(()=>o.viewBox.baseVal.width!==a.clientWidth&&Ai(i)).observe(a),i}function Ei(e,t){clearTimeout(e.timer);let o=Number(e.slider.value),n=e.given.ghosts!==null||matchMedia("(prefers-reduced-motion: reduce)").matches;$i(e,n?t:o+Math.sign(t-o)),Number(e.slider.value)!==t&&(e.timer=setTimeout(()=>Ei(e,t),wf))}function $i(e,t){e.svg.getBoundingClientRect(),e.svg.classList.add("moves"),e.slider.value=String(t),Mi(e)}function kn({given:{least:e,most:t},figure:o},[n,r]){let s=(l,c)=>(l-e[c])/(t[c]-e[c]),[a,i]=[o.clientWidth-Oe.left-Oe.right,yn(o)-Oe.top-Oe.bottom];return[Oe.left+vn+s(n,0)*(a-2*vn),Oe.top+vn+(1-s(r,1))*(i-2*vn)]}function Ai(e){let{given:t,svg:o,figure:n}=e,r=n.clientWidth;if(!r)return;let[s,a,i]=[Oe.left,yn(n)-Oe.bottom,r-Oe.right];o.setAttribute("viewBox",`0 0 ${r} ${yn(n)}`);let l=E("path",{class:"axes",d:`M${s},${Oe.top} V${a} H${i}`}),c=[0,1].flatMap(m=>bf.filter(h=>h>=t.least[m]&&h<=t.most[m]).flatMap(h=>{let[f,b]=kn(e,m?[t.least[0],h]:[h,t.least[1]]),w=m?{x:s-6,y:b+5,"text-anchor":"end"}:{x:f,y:a+15,"text-anchor":"middle"};return[E("path",{class:"grid",d:m?`M${s},${b} H${i}`:`M${f},${Oe.top} V${a}`}),E("text",{class:"tick",...w},h.toFixed(1))]})),d=[E("text",{class:"axis",x:i,y:a+33,"text-anchor":"end"},`${t.axes[0]} \u2192`),E("text",{class:"axis",x:0,y:Oe.top-12},`\u2191 ${t.axes[1]}`)],u=t.paths.map((m,h)=>E("path",{class:`path ${rs(t,h)}`}));e.dots=t.labels.map((m,h)=>{let f=E("g",{class:`dot ${rs(t,h)}`});return t.picked.includes(h)&&f.append(E("circle",{class:"picked",r:14})),f.append(E("circle",{r:t.ghosts===null?9:11}),E("text",{y:5,"text-anchor":"middle"},m)),f});let p=t.ghosts===null?[]:t.paths.map((m,h)=>{let[f,b]=kn(e,m[Number(t.ghosts)]),[w,y]=f<r/2?[18,"start"]:[-18,"end"],k=E("g",{class:`ghost ${rs(t,h)}`}),A=E("text",{x:f+w,y:b+5,"text-anchor":y},t.steps[Number(t.ghosts)]);return k.append(E("circle",{cx:f,cy:b,r:11}),E("text",{x:f,y:b+5,"text-anchor":"middle"},t.labels[h]),A),k});o.classList.toggle("asking",t.asks),o.classList.toggle("through",t.ghosts===null),o.classList.remove("moves"),o.replaceChildren(...c,l,...d,e.angle,...p,...u,...e.dots),Mi(e)}function yf({given:{cosines:e,ghosts:t,labels:o},figure:n,angle:r},s){let a=n.clientWidth*.27;r.setAttribute("transform",`translate(${n.clientWidth*.58} ${Oe.top+yn(n)*.22})`),r.replaceChildren(...[...new Set([Number(t),s])].flatMap(i=>{let l=e[i];if(l==null)return[];let[c,d]=[Math.acos(Math.min(1,l))/2,i===s?"":"pale"],[u,p]=[a*Math.cos(c),a*Math.sin(c)],m=[[6,`${Math.round(360*c/Math.PI)}\xB0`],[p+22,o[0]],[-p-11,o[1]]];return[E("path",{class:`wedge ${d}`,d:`M0,0 L${u/2},${p/2} A${a/2},${a/2} 0 0 0 ${u/2},${-p/2} Z`}),...[p,-p].map(h=>E("path",{class:`hand ${d} ${h<0?"hollow":""}`,d:`M0,0 L${u},${h}`})),...d?[]:m.map(([h,f])=>E("text",{x:a+8,y:h},f))]}))}function Mi(e){let{given:t,svg:o,slider:n,told:r,dots:s}=e,a=Number(n.value);o.classList.toggle("there",a===t.ghosts);let i=t.paths.map(c=>kn(e,c[a]));o.querySelectorAll(".path").forEach((c,d)=>{let u=t.ghosts===null?t.paths[d].slice(0,a+1):[t.paths[d][0],t.paths[d][a]];c.setAttribute("d",`M${u.map(p=>kn(e,p)).join(" L")}`)}),s.forEach((c,d)=>{let[u,p]=i[d];c.style.transform=`translate(${u}px, ${p}px)`;let m=t.labels.filter((h,f)=>Math.hypot(i[f][0]-u,i[f][1]-p)<1);c.lastElementChild?.replaceChildren(m.join(""))}),yf(e,a),e.ticks.childNodes.forEach((c,d)=>c.classList.toggle("now",d===a)),n.setAttribute("aria-valuetext",[t.steps[a],t.notes[a]].filter(Boolean).join(": "));let l=t.paths.map((c,d)=>`${t.labels[d]}: ${c[a].map(u=>u.toFixed(2)).join(", ")}`);r.replaceChildren(g("span",{},`${t.steps[a]} \xB7 ${l.join(" \xB7 ")}.`),g("b",{},t.notes[a]??""))}var gf,Oe,bf,vn,wf,Si,yn,rs,Ni=$(()=>{"use strict";ue();Le();De();gf=480,Oe={left:34,right:20,top:26,bottom:38},bf=Array.from({length:21},(e,t)=>(t-10)/10),vn=24,wf=350;Si=({steps:e,covered:t})=>e.length-1-t;yn=e=>e.clientWidth<gf?216:420;rs=({hollow:e},t)=>e[t]===null?"neither":e[t]?"hollow":""});var Ti={};D(Ti,{roveFocus:()=>pe});function pe(e,t,o=()=>1){let n=()=>[...e.querySelectorAll(t)];e.addEventListener("keydown",r=>{let s=n(),a=s.indexOf(r.target),i={ArrowRight:a+1,ArrowLeft:a-1,ArrowDown:a+o(),ArrowUp:a-o(),Home:0,End:s.length-1}[r.key];a<0||i===void 0||(r.preventDefault(),s[i]?.focus())}),e.addEventListener("focusin",({target:r})=>{let s=n();if(s.includes(r))for(let a of s)a.tabIndex=a===r?0:-1})}var Fe=$(()=>{"use strict"});var Ii={};D(Ii,{default:()=>kf});function kf(e){let{data:t,setTriggerValue:o}=e,{at:{figure:n},before:r}=se(e,Sf);(r?.told!==t.told||r.decides!==t.decides)&&Ef(n,t);for(let s of n.querySelectorAll("ul > li"))$f(s,t);r?.lit!==t.lit&&Object.assign(n.dataset,{lit:t.lit,only:""}),Ci(n),n.onclick=({target:s,clientX:a,detail:i})=>{let l=s;l.closest("p button")&&qi(n,!n.classList.contains("faded"));let c=l.closest("li");if(!c)return;let{word:d="",nth:u=""}=c.dataset;if(t.asks&&d===t.asked&&!u&&i)return o("share",Co(c.querySelector("span"),a));Object.assign(n.dataset,{lit:d,only:u}),Ci(n),u||o("word",d)}}function Sf({given:{name:e,gap:[t,o],sentences:n,counts:r,marks:s}}){let a=g("ol",{ariaLabel:"The sentences"},...n.map(([c,d,u],p)=>Oi({word:u,nth:String(p)},g("span",{},c),` ${d} `,g("strong",{},`${u}.`)))),i=g("ul",{ariaLabel:e},...r.map(([c])=>Oi({word:c},c,g("span"),g("output",{ariaLive:"off"})))),l=g("section",{},g("p",{},g("span",{},t)," ",g("strong",{},o),"\xA0",g("output",{ariaLive:"off"}),"."),a,i);s.length&&l.append(g("div",{className:"marks",ariaHidden:"true"},g("span",{},...s.map(([c,d])=>g("small",{style:`left: ${c}%`},d)))));for(let c of[a,i])pe(c,"button"),c.querySelectorAll("button").forEach((d,u)=>{d.tabIndex=u?-1:0});return{figure:l}}function Ef(e,{gap:t,sentences:o,told:n,decides:r}){let s=e.querySelectorAll("p > span, ol span");for(let[a,i]of[t,...o].map(([l])=>l).entries()){let[l,...c]=n?i.split(n):[i];s[a].replaceChildren(l,...c.flatMap(d=>[g(a?"b":"button",{},n),d])),s[a].closest("li")?.classList.toggle("far",!c.length)}qi(e,r)}function qi(e,t){e.classList.toggle("faded",t),e.querySelector("p button")?.setAttribute("aria-pressed",String(t))}function $f(e,{counts:t,sentences:o,of:n,told:r,decides:s,asked:a,mine:i,asks:l,marks:c}){let d=e.dataset.word??"",[u,p]=e.querySelectorAll("span, output"),m=Object.fromEntries(t)[d];e.classList.toggle("covered",m===null),e.classList.toggle("asks",l&&d===a),e.classList.toggle("placed",c.length>0);let h=c.length?Math.log(m||1)/Math.log(n):(m??0)/n;p.textContent=m===null?"?":`${m.toLocaleString("en")} of ${n.toLocaleString("en")}`;let b=o.map(([A,,M],v)=>({dataset:{word:M,nth:String(v)},className:r&&!A.includes(r)?"far":""})).filter(A=>A.dataset.word===d&&!(s&&A.className));u.style.setProperty("--piece",`${100*h/b.length}%`);let w=d===a?i:null,[y,k]=[u.dataset.pieces,JSON.stringify([m?b:[],w])];y!==k&&(u.dataset.pieces=k,u.replaceChildren(...m?b.map(A=>g("i",A)):[],...w===null?[]:[g("em",{style:c.length?`left: calc(${w}% - 8px); width: 16px`:`width: ${w}%`})]))}function Ci(e){let{lit:t="",only:o}=e.dataset,n=e.querySelector("p output");n.textContent=t||"?";for(let r of e.querySelectorAll("[data-word]")){let s=r.dataset.word===t&&(!o||!r.dataset.nth||r.dataset.nth===o);r.classList.toggle("lit",s),r.querySelector("button")?.setAttribute("aria-pressed",String(s))}}var Oi,Ri=$(()=>{"use strict";wn();ue();Le();Fe();Oi=(e,...t)=>g("li",{dataset:e},g("button",{},...t))});var zi={};D(zi,{roleNames:()=>Kt});function Kt(e){return Object.entries(Af).flatMap(([o,n])=>[...e.matchAll(n)].map(({0:{length:r},index:s})=>({role:o,start:s,end:s+r}))).sort((o,n)=>o.start-n.start)}var Af,Sn=$(()=>{"use strict";Af={query:/(?<!\w)(?:Q|W_q|[Qq]uer(?:y|ies)(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,key:/(?<!\w)(?:K|W_k|[Kk]eys?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,weight:/(?<!\w|(?:query|key|value) )(?:\w+_)?[Ww]eights(?:_(?:T|\d))?(?!\w)/g,value:/(?<!\w)(?:V|W_v|[Vv]alues?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,context:/(?<!\w)(?:\w+_)?[Cc]ontext(?:_(?:T|\d))?(?!\w)/g}});var Pi={};D(Pi,{headerBottom:()=>Vt,stepPastLine:()=>Yt});function Yt(e,t){let o=document.createRange(),n=document.querySelector("[data-testid=stMain]"),r=[...n.querySelectorAll("a, button")];o.selectNodeContents(n);let s=e;for(let{top:a,bottom:i,height:l}of[...o.getClientRects(),...r.map(c=>c.getBoundingClientRect())].sort((c,d)=>c.top-d.top))l<41&&a-s<t&&i-s>t&&(s=i-t);return s-e}var Vt,En=$(()=>{"use strict";Vt=()=>document.querySelector("[data-testid=stHeader]")?.getBoundingClientRect().bottom??0});var Gi={};D(Gi,{default:()=>Lf});function Lf({parentElement:e,data:t,setTriggerValue:o}){let n=e.querySelector("ol")??Nf(e);n.setAttribute("aria-label",t.name),n.style.setProperty("--before",String(t.first-1)),n.dataset.above=t.first>1?`\u22EE lines 1 to ${t.first-1} are right`:"",n.onclick=({target:s})=>{let a=s.closest("button");if(!a)return;let i=!a.closest(".asked"),l=i?{chosen:Number(a.value),named:""}:{chosen:Cf(n),named:a.value};Di(n,l.chosen);let c=Fi(n,{...t,...l});c&&Bi(c),i&&Hi(n,c?.ariaLabel??""),i?o("line",l.chosen):o("option",l.named)},n.childElementCount!==t.lines.length&&n.replaceChildren(...t.lines.map(()=>g("li")));let r=!1;t.lines.forEach((s,a)=>{let i=n.children[a],l=t.offered.includes(a+t.first)?a+t.first:0;(i.dataset.text!==s||i.dataset.line!==String(l))&&Tf(i,s,l,r,t.is_code),i.classList.toggle("fixed",t.fixed.includes(a+t.first)),r=r!==(s.split('"""').length%2===0)}),Di(n,t.chosen),Fi(n,t),n.classList.toggle("wrong",t.is_wrong),n.classList.toggle("code",t.is_code),n.dataset.offered!==String(t.offered)&&qf(n),n.dataset.offered=String(t.offered),zf(n,t)}function Nf(e){let t=g("ol");return pe(t,"li > button"),e.append(t,g("p",{className:"heard",ariaLive:"polite"})),queueMicrotask(()=>Tt(t)),t}function Tf(e,t,o,n,r){Object.assign(e.dataset,{text:t,line:o});let s=o?g("button",{type:"button",value:String(o)}):g("span"),a=r?t.match(/^ +/)?.[0]??"":"";s.append(g("i",{},a),r?"":t);for(let l of r?t.slice(a.length).split(Wi):[]){if(l.startsWith("~~")){s.append(g("s",{},l.slice(2,-2)));continue}let c=n||l==='"""'?"quoted":Wi.test(l)&&l[0]!=="#"?"keyword":"";l==='"""'&&(n=!n),s.append(...c?[g("span",{className:c},l)]:Of(l))}let i=e.matches(":focus-within");e.replaceChildren(s),i&&s.focus()}function Of(e){let t=[],o=0;for(let{role:n,start:r,end:s}of Kt(e))t.push(document.createTextNode(e.slice(o,r)),g("span",{dataset:{role:n}},e.slice(r,s))),o=s;return[...t,document.createTextNode(e.slice(o))]}function Di(e,t){let o=[...e.querySelectorAll("li > button")];for(let n of o){let r=Number(n.value)===t;n.setAttribute("aria-pressed",String(r)),n.tabIndex=r?0:-1}o[0]&&!o.some(({tabIndex:n})=>n===0)&&(o[0].tabIndex=0)}function Hi(e,t){let o=e.parentNode?.querySelector(".heard");o&&(o.textContent=t)}function Fi(e,{question:t,options:o,chosen:n,first:r,named:s}){let a=e.querySelector(".asked"),i=e.children[n-r],l=o.find(([d])=>d===n)?.[1]??[],c=a?.parentElement!==(l.length?i:void 0);if(c){let d=a?.matches(":focus-within");a?.remove(),d&&i?.querySelector("button")?.focus();let u=t.replace("{}",String(n));l.length&&i.querySelector("button")?.after(g("div",{className:"asked",role:"group",ariaLabel:u},g("b",{},u),...l.map(([p,m])=>g("button",{type:"button",value:p},m))))}for(let d of e.querySelectorAll(".asked button"))d.ariaPressed=String(d.value===s);return c?i?.querySelector(".asked"):null}function Bi(e){let t=e.getBoundingClientRect().bottom+_i-innerHeight;e.style.scrollMarginBottom=`${_i+(t>0?Yt(t,Vt()):0)}px`,e.scrollIntoView({block:"nearest"})}function qf(e){let t=[...e.querySelectorAll("li:has(button)")],[o,n]=[t[0],t.at(-1)];o&&n&&ji(e,o.offsetTop<e.clientHeight/2?0:Math.min(o.offsetTop,n.offsetTop+n.offsetHeight-e.clientHeight+8))}function ji(e,t){let o=[...e.children],n=o.find(s=>getComputedStyle(s).position==="sticky")?.offsetHeight??0,r=o.slice(1).map(({offsetTop:s})=>s-n).filter(s=>s<=e.scrollHeight-e.clientHeight);e.scrollTop=t>0?r.find(s=>s>=t)??r.at(-1)??0:0}function If(e){let t=g("b",{},e);return t.style.setProperty("--tint",String(Number(e)||0)),t}function zf(e,{notes:t,first:o,chosen:n,is_code:r,options:s}){let a=Object.fromEntries(t);for(let[i,l]of[...e.children].entries()){let[c,d]=[l.querySelector("output"),a[i+o]??""];if((c?.dataset.note??"")===d||(c?.remove(),!d))continue;let u=l.querySelector("[data-role]")?.dataset.role??"",p=Mf.test(d)&&{className:"cells",dataset:{role:u,note:d}};if(l.append(p?g("output",p,...d.split(" ").map(If)):g("output",{dataset:{note:d}},...Rf(d))),s.length&&i+o===n&&e.matches(":focus-within")){Hi(e,d),Bi(l.lastElementChild);continue}let m=r?l:e.children[n-o]??l;ji(e,m.offsetTop-e.clientHeight/2)}}var Wi,_i,Mf,Cf,Rf,Ui=$(()=>{"use strict";ue();Xt();Sn();Fe();En();Wi=/("""|~~.+?~~|#[^~"]*|\b(?:import|from|class|def|return)\b)/,_i=8,Mf=/^([\d.]+|\?)( ([\d.]+|\?))+$/;Cf=e=>Number(e.querySelector("li > [aria-pressed=true]")?.value);Rf=e=>e.split(/(?<=\b[A-Za-z])_(\w+)/).map((t,o)=>o%2?g("sub",{},t):t)});var Vi={};D(Vi,{default:()=>Df});function Df(e){let{data:t}=e,{at:o,before:n}=se(e,Ff);String(n?.words)!==String(t.words)&&Hf(o),Bf(o,n?.row!==t.row),o.strips.replaceChildren(...t.strips.flatMap(r=>jf(o,...r))),Ro(o,t.column)}function Ff({given:e,send:t}){let[o,n]=["strips","text"].map(i=>g("div",{className:i,role:"group"})),r=g("p",{className:"says",ariaLive:"polite",ariaAtomic:"true"}),s={given:e,send:t,figure:g("figure",{},o,r,n),strips:o,says:r,text:n},a=({target:i})=>Number(i.dataset.place??s.given.column);for(let i of["pointerover","focusin"])n.addEventListener(i,l=>Ro(s,a(l)));for(let i of["pointerleave","focusout"])n.addEventListener(i,()=>Ro(s,s.given.column));return n.addEventListener("click",i=>i.target!==n&&s.send("word",a(i))),n.addEventListener("keydown",i=>{i.key!=="Enter"&&i.key!==" "||(i.preventDefault(),s.send("word",a(i)))}),pe(n,Xi),s}function Hf({given:{words:e,row:t},text:o}){o.replaceChildren(...e.flatMap((n,r)=>[!Wf.test(n)&&!_f.test(e[r-1]??"")?" ":"",g("span",{role:"button",textContent:n,dataset:{place:String(r)},tabIndex:r===t?0:-1})]))}function Bf({given:{names:e,weights:t,row:o,column:n,mine:r,...s},text:a},i){a.setAttribute("aria-label",`What ${e[o]} gives to each word`);let l=a.querySelectorAll(Xi),c=s.strips.map(([h])=>e.indexOf(h));l.forEach((h,f)=>{h.style.setProperty("--share",Ki(t?.[f]??0,s)),h.classList.toggle("mine",r.some(([b,w])=>b<=f&&f<=w)),h.classList.toggle("far",c.length>0&&c.every(b=>Math.abs(b-f)>Pf)),h.textContent=c.includes(f)?e[f]:s.words[f],h.ariaPressed=String(f===o),h.toggleAttribute("data-column",f===n)});let[d,u]=[l[o],a.getBoundingClientRect()],{top:p,bottom:m}=d.getBoundingClientRect();i&&(p<u.top||m>u.bottom)&&(a.scrollTop+=p-u.top-u.height/3)}function jf(e,t,o){let{given:n}=e,r=n.words.length,s=(d,u,p,m="1")=>{let h=g("i",{className:d});for(let[f,b]of[["left",`${100*u/r}%`],["width",`${100*(p-u)/r}%`],["--share",m]])h.style.setProperty(f,b);return h},i=(o?.map(d=>Ki(d,n))??[]).flatMap((d,u)=>Number(d)?[s("",u,u+1,d)]:[]),l=g("div",{className:o?"strip":"strip covered",role:"img",ariaLabel:`What ${t} gives to each word${o?"":": covered"}`},...i,...n.mine.map(([d,u])=>s("mine",d,u+1))),c=({clientX:d})=>{let{left:u,width:p}=l.getBoundingClientRect();return Math.min(r-1,Math.max(0,Math.floor(r*(d-u)/p)))};return l.addEventListener("pointermove",d=>Ro(e,c(d),t,o)),l.addEventListener("pointerleave",()=>Ro(e,e.given.column)),o||l.addEventListener("click",d=>e.send("expected",c(d))),[g("span",{},t),l]}function Ro({given:e,says:t},o,n=e.names[e.row],r=e.weights){let{names:s,mine:a}=e;t.replaceChildren(g("b",{},n)," gives ",g("b",{},s[o])," ",g("span",{},r?r[o].toFixed(4):"?"),a.length?". Dashed: yours.":". Press a word.")}var Xi,Pf,Wf,_f,Ki,Yi=$(()=>{"use strict";ue();Le();Fe();Xi="[role=button]",Pf=13,[Wf,_f]=[/^[.,;:!?…)\]”’%]+$/,/^[([“‘]$/];Ki=(e,{even:t,full:o})=>Math.sqrt(Math.min(1,Math.max(0,(e-t)/(o-t)))).toFixed(2)});var tl={};D(tl,{default:()=>Vf});function Vf(e){let{data:t}=e,{at:o,before:n}=se(e,Yf),r=String(n?.tokens)===String(t.tokens);(!r||t.focus!==n?.focus||t.asks==="share"&&n.asks!=="share")&&(o.chosen=t.focus),o.shown=o.chosen,o.figure.setAttribute("aria-label",t.name),r||Jf(o),Zi(o)}function Yf({given:e,send:t}){let[o,n,r,s]=[g("div",{className:"words"}),g("div",{className:"legend"}),g("div",{className:"river"}),g("table")],a=E("svg",{"aria-hidden":"true"}),i=g("input",{type:"range",min:"0",max:"100",value:"0"});r.append(a,i);let l=g("p",{className:"told"}),c=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},s)),d=g("figure",{role:"group",tabIndex:-1},o,n,r,l,c),u={given:e,chosen:0,shown:0,send:t,figure:d,words:o,legend:n,river:r,svg:a,slider:i,told:l,table:s,...ss({figure:d,given:e})};new ResizeObserver(()=>Zi(u)).observe(r),d.addEventListener("click",p=>Qf(u,p.target)),o.addEventListener("pointerover",p=>Qi(u,p.target)),o.addEventListener("focusin",p=>Qi(u,p.target));for(let p of["pointerleave","focusout"])o.addEventListener(p,()=>$n(u,u.chosen));return pe(o,"button"),pe(r,".switches button",()=>Ot.length-1),i.addEventListener("input",()=>el(u)),i.addEventListener("pointerup",()=>u.send("share",Number(i.value))),i.addEventListener("keydown",p=>p.key==="Enter"&&u.send("share",Number(i.value))),u}function Jf(e){let{given:t,words:o,legend:n,river:r,slider:s}=e;o.replaceChildren(...t.tokens.map((i,l)=>g("button",{type:"button",textContent:i,value:String(l),tabIndex:l===t.focus?0:-1})));let a=(i,l)=>g("button",{type:"button",className:Ot[l],value:String(l)},g("b",{textContent:i}));n.replaceChildren(...t.parts.map(a)),r.querySelectorAll(".switches, .layer").forEach(i=>i.remove()),t.shares.forEach((i,l)=>{let c=`top: calc(${zo}px + ${l} * var(--row))`,d=t.parts.map((u,p)=>g("button",{type:"button",className:Ot[p],value:`${l} ${p}`,tabIndex:l||p?-1:0,title:`${u}, layer ${l+1}`}));r.append(g("span",{className:"layer",style:c},g("i",{},"layer "),String(l+1)),g("div",{className:"switches",style:c},...d))}),s.style.top=`calc(${zo}px + ${t.shares.length-1} * var(--row))`,s.setAttribute("aria-label",`How much of the state is from ${t.parts[1]} in layer ${t.shares.length}, in per cent; Enter answers`)}function Zi(e){let{given:t,legend:o,river:n,slider:r,svg:s}=e;Object.assign(e,ss(e));for(let[l,c]of Object.entries(ss(e)))n.style.setProperty(`--${l}`,`${c}px`);let a=(l,c)=>t.off.some(([d,u])=>d===l&&u===c);o.querySelectorAll("button").forEach((l,c)=>{let d=t.shares.every((u,p)=>a(p,c));l.setAttribute("aria-pressed",String(!d)),l.title=`Switch ${t.parts[c]} ${d?"on":"off"} in all layers`});for(let l of n.querySelectorAll(".switches button")){let[c,d]=l.value.split(" ").map(Number);l.setAttribute("aria-pressed",String(!a(c,d))),l.ariaLabel=`${t.parts[d]}, layer ${c+1}`}let i=r.matches(":focus");r.hidden=t.asks!=="share",i&&r.hidden&&e.figure.focus({preventScroll:!0}),s.style.height=`${zo+t.shares.length*e.row}px`,n.classList.toggle("asking",t.asks==="switch"),n.classList.toggle("bare",!t.switches),$n(e,e.chosen)}function Qi(e,t){t instanceof HTMLButtonElement&&$n(e,Number(t.value))}function Qf(e,t){let o=t.closest("button");o&&(e.words.contains(o)?(e.chosen=Number(o.value),$n(e,e.chosen),e.given.asks==="word"&&e.send("word",e.chosen)):e.legend.contains(o)?e.send("all",Number(o.value)):e.send("switch",o.value.split(" ").map(Number)))}function $n(e,t){e.shown=t,e.words.querySelectorAll("button").forEach((o,n)=>o.setAttribute("aria-pressed",String(n===t))),el(e),th(e)}function el(e){let{bar:t,given:o,svg:n,shown:r,slider:s}=e,a=n.clientWidth;if(!a)return;let i=o.shares.flatMap((l,c)=>{let d=zo+c*e.row,u=d-e.row+t;if(!l)return Zf(e,a,d,u);let p=l.map(k=>Math.max(0,k[r])),m=p.reduce((k,A)=>k+A,0),h=0,f=p.map((k,A)=>({k:A,from:h,wide:k/m*a,to:h+=k/m*a})).slice(0,o.parts.length),b=c?[E("path",{class:"flow",d:`M0,${u} H${a} L${f[0].to},${d} H0 Z`})]:[],w=f.filter(k=>k.wide>.5).map(k=>E("rect",{class:Ot[k.k],x:k.from,y:d,width:k.wide,height:t})),y=f.filter(({wide:k})=>k>Uf).map(({k,from:A,wide:M})=>E("text",{class:`on ${Ot[k]}`,x:A+M/2,y:d+t/2+5},(100*l[k][r]).toFixed(0)));return[...b,...w,...y,...eh(e,c,f[1].from,a,d)]});s.style.setProperty("--begins",String(o.begins[r])),s.max=String(Math.floor(100*(1-o.begins[r]))),n.setAttribute("viewBox",`0 0 ${a} ${zo+o.shares.length*e.row}`),n.replaceChildren(...i),s.setAttribute("aria-valuetext",`${s.value} %`)}function Zf({bar:e,given:t,shown:o,slider:n},r,s,a){let i=E("path",{class:"flow",d:`M0,${a} H${r} V${s} H0 Z`}),l=E("rect",{class:"veil",x:0,y:s,width:r,height:e});if(t.asks!=="share")return[i,l,E("text",{class:"on",x:r/2,y:s+e/2+5},"covered until you answer")];let c=t.begins[o]*r,d=c+Number(n.value)/100*r,u=E("rect",{class:Ot[0],x:0,y:s,width:c,height:e}),p=E("rect",{class:"mine",x:c+1,y:s+1,width:Math.max(1,d-c-1),height:e-2}),m=E("path",{class:"handle",d:`M${d},${s-5} V${s+e+5}`}),h=r-c<2*Ji,f=d+(h?Kf:Ji)>r,b=E("text",{class:"says",x:d+(f?-10:10),y:s+e/2+5,"text-anchor":f?"end":"start"},`${h?"":`${t.parts[1]}: `}${n.value==="0"?"drag \u2194":`${n.value} %?`}`);return[i,l,u,p,m,b]}function eh({bar:e,given:{predicted:t,shares:o,focus:n},shown:r},s,a,i,l){if(!t||s!==o.length-1||r!==n)return[];let[c,d]=t.map(h=>Math.min(i-1,a+h/100*i)),u=a>Xf,p=100*(o[s]?.[1][r]??NaN),m=t[0]<=p&&p<=t[1]?"\u2713 as expected":"\u2717 expected here";return[E("path",{class:"predicted",d:`M${a},${l+e+3} v8 H${d} v-8 M${c},${l+e+3} v8`}),E("text",{class:"says",x:u?a-8:d+8,y:l+e+16,"text-anchor":u?"end":"start"},m)]}function th({given:e,shown:t,told:o,table:n}){o.textContent=e.told;let r=["layer",...e.parts,e.rest],s=e.shares.map(l=>Ot.map((c,d)=>l?l[d][t].toFixed(4).replace("-","\u2212"):"covered")),i=[["each",[...e.notes,...Array(r.length-1-e.notes.length).fill("")]],...s.map((l,c)=>[String(c+1),l])];n.replaceChildren(g("caption",{textContent:`The shares of the state of \u201C${e.tokens[t]}\u201D after each layer`}),g("tr",{},...r.map(l=>g("th",{scope:"col",textContent:l}))),...i.map(([l,c])=>g("tr",{},g("th",{scope:"row",textContent:String(l)}),...[...c].map(d=>g("td",{textContent:d})))))}var Gf,zo,Ot,Uf,Xf,Ji,Kf,ss,ol=$(()=>{"use strict";ue();Le();Fe();De();Gf=480,zo=4,Ot=["before","attention","feed","rest"],Uf=12,Xf=120,[Ji,Kf]=[130,60],ss=({figure:e,given:t})=>e.clientWidth>=Gf?{row:58,bar:34}:t.switches?{row:44,bar:34}:{row:38,bar:30}});var ul={};D(ul,{default:()=>nh});function nh(e){let{data:t}=e,{at:o,before:n}=se(e,rh),r=!!n&&(t.question!==n.question||String(t.places)!==String(n.places));for(let s of[o.exchange,o.both])s.hidden=t.asks;is(o),r&&ls(o,t.places)}function rh({given:e,send:t}){let o=E("svg",{class:"line"}),n=E("g",{"aria-hidden":"true"}),r=["band","query","key"].map(b=>sh(b));o.append(n,...r);let s=e.angles.map(()=>E("svg",{class:"plane","aria-hidden":"true"})),a=E("svg",{class:"curve","aria-hidden":"true"}),i=g("button",{type:"button"},"Exchange the two"),l=g("button",{type:"button"},"Two pairs"),c=g("button",{type:"button",className:"answer"},"Largest here"),d=g("output",{tabIndex:-1}),u=g("div",{className:"drawn"},g("div",{className:"arrows"},...s),a),p=g("div",{className:"controls"},c,i,l),m=`The query of ${e.words[0]} and the key of ${e.words[1]}, turned by their places`,h=g("figure",{role:"group",ariaLabel:m},o,u,d,p),f={given:e,send:t,figure:h,line:o,ground:n,sliders:r,planes:s,curve:a,told:d,exchange:i,both:l,here:c,places:[...e.places],seen:[...e.places],many:1,held:null,frame:0};new ResizeObserver(()=>is(f)).observe(h),o.addEventListener("pointerdown",b=>ah(f,b)),o.addEventListener("pointermove",b=>f.held&&ih(f,b));for(let b of["pointerup","pointercancel"])o.addEventListener(b,()=>{f.held=null});return o.addEventListener("keydown",b=>lh(f,b)),i.addEventListener("click",()=>ls(f,[f.places[1],f.places[0]])),l.addEventListener("click",()=>{f.many=3-f.many,is(f)}),c.addEventListener("click",()=>f.send("places",f.places)),f}function sh(e){let t=E("g",{class:e,role:"slider",tabindex:0,"aria-valuemin":0});return t.append(E("rect",{rx:14})),e!=="band"&&t.append(E("line"),E("text",{"text-anchor":"middle"})),t}function is(e){let t=e.figure.clientWidth;if(!t)return;e.line.setAttribute("viewBox",`0 0 ${t} ${Ce.high}`);let o=Array.from({length:Ct(e)},(n,r)=>E("text",{x:An(e,r),y:Ce.places+5,"text-anchor":"middle"},String(r)));e.ground.replaceChildren(E("line",{x1:An(e,0),x2:An(e,Ct(e)-1),y1:Ce.places,y2:Ce.places}),...o),e.both.setAttribute("aria-pressed",String(e.many>1)),e.planes.forEach((n,r)=>{n.style.display=r<e.many?"":"none"}),e.figure.classList.toggle("both",e.many>1),ll(e),cl(e)}function ls(e,t){e.places=t,ll(e),rl(e)}function rl(e){cancelAnimationFrame(e.frame);let t=matchMedia("(prefers-reduced-motion: reduce)").matches,o=e.seen.map((n,r)=>t||Math.abs(e.places[r]-n)<.01?e.places[r]:n+(e.places[r]-n)/5);e.seen=o,cl(e),String(e.seen)!==String(e.places)&&(e.frame=requestAnimationFrame(()=>rl(e)))}function sl(e,t,o,n){let r=t?[n[t-1]]:n,s=Math.max(-Math.min(...r),Math.min(o,Ct(e)-1-Math.max(...r)));ls(e,n.map((a,i)=>t&&i!==t-1?a:a+s))}function al(e,t){let{left:o}=e.line.getBoundingClientRect();return(t.clientX-o-Ce.edge)/(e.figure.clientWidth-2*Ce.edge)*(Ct(e)-1)}function ah(e,t){let o=t.target instanceof Element?e.sliders.findIndex(n=>n.contains(t.target)):-1;o<0||t.button||(e.held={which:o,from:al(e,t),places:e.places},e.line.setPointerCapture(t.pointerId),e.sliders[o].focus({preventScroll:!0}),t.preventDefault())}function ih(e,t){let{which:o,from:n,places:r}=e.held;sl(e,o,Math.round(al(e,t)-n),r)}function lh(e,t){let o=e.sliders.findIndex(r=>r===t.target),n=oh[t.key];o<0||!n||t.ctrlKey||t.metaKey||t.altKey||(t.preventDefault(),sl(e,o,n,e.places))}function ll(e){let{words:[t,o]}=e.given,[n,r]=e.places,s=r-n,a=s?`${o} is ${Math.abs(s)} ${s<0?"before":"after"} ${t}`:`${o} and ${t} are at the same place`,[i,l]=[il(e),dl(e)],c=g("b",{},i===null?e.given.covered:nl(i)),d=e.given.wrong&&String(e.places)===String(e.given.places),u=e.here.matches(":focus");e.here.hidden=!e.given.asks||d,u&&e.here.hidden&&e.told.focus({preventScroll:!0}),e.told.ariaLive=e.figure.matches(":focus-within")?"polite":"off",e.told.replaceChildren(`Places ${n} and ${r}: ${a}. Score ${e.given.names.join(" \xB7 ")}: `,c,l?`; exchanged, \u25CB: ${nl(l[1])}`:"");let p=["Both words together",`${t}, the query`,`${o}, the key`];e.sliders.forEach((m,h)=>{m.setAttribute("aria-label",p[h]),m.setAttribute("aria-valuemax",String(Ct(e)-1)),m.setAttribute("aria-valuenow",String(e.places[Math.max(0,h-1)])),m.setAttribute("aria-valuetext",h?`place ${e.places[h-1]}`:`places ${n} and ${r}`)})}function cl(e){let[t,o]=e.seen.map(s=>An(e,s)),[n,...r]=e.sliders;Te(n.children[0],{x:Math.min(t,o)-15,y:Ce.places-14,width:Math.abs(t-o)+30,height:28}),r.forEach((s,a)=>{let[i,l]=[[t,Ce.query],[o,Ce.key]][a],[c,d,u]=s.children,p=e.given.words[a].length*4.6+11;u.textContent=e.given.words[a],Te(c,{x:i-p,y:l-14,width:2*p,height:28}),Te(d,{x1:i,x2:i,y1:a?l-14:l+14,y2:a?Ce.places+12:Ce.places-12}),Te(u,{x:i,y:l+5})}),e.planes.slice(0,e.many).forEach((s,a)=>s.replaceChildren(...ch(e,a,s))),e.curve.replaceChildren(...dh(e))}function ch(e,t,o){let n=o.clientWidth||200;o.setAttribute("viewBox",`0 0 ${n} ${n+22}`);let{query:r,key:s,angles:a}=e.given,i=Math.max(...[...r,...s].map(([M,v])=>Math.hypot(M,v))),l=(n/2-(n<as?19:22))/i,c=n/2,d=(M,v)=>[c+v*l*Math.cos(M),c-v*l*Math.sin(M)],u=[r[t],s[t]].map(([M,v],S)=>({kind:S?"key":"query",far:Math.hypot(M,v),end:Math.atan2(v,M)+e.seen[S]*a[t]})),[p,m]=u,h=m.far*Math.cos(m.end-p.end),f=Math.sin(m.end-p.end)<0?-18:18,[b,w]=[d(m.end,m.far),d(p.end,h)],y=Math.atan2(Math.sin(m.end-p.end),Math.cos(m.end-p.end)),k=Array.from({length:31},(M,v)=>d(p.end+y*v/30,.6)),A=u.flatMap(({kind:M,far:v,end:S})=>{let[T,O]=d(S,v),N=(M==="key"?1:-1)*(Math.sin(m.end-p.end)<0?-1:1)*(h>.94*m.far?16:9),[I,L]=[d(S,v+10/l)[0]-N*Math.sin(S),d(S,v+10/l)[1]-N*Math.cos(S)];return[E("line",{class:`shaft ${M}`,x1:c,y1:c,x2:T,y2:O}),E("path",{class:`head ${M}`,d:M==="key"?"M-9 -6 L0 0 L-9 6":"M1 0 L-10 -5 L-10 5 Z",transform:`translate(${T} ${O}) rotate(${-S*180/Math.PI})`}),E("text",{class:M,x:I,y:L+5,"text-anchor":"middle"},e.given.names[M==="key"?1:0])]});return[E("line",{class:"axis",x1:4,x2:n-4,y1:c,y2:c}),E("line",{class:"axis",x1:c,x2:c,y1:4,y2:n-4}),E("path",{class:"between",d:`M${c},${c} L${k.join(" L")} Z`}),...il(e)===null?[]:[E("line",{class:"fall",x1:b[0],y1:b[1],x2:w[0],y2:w[1]}),E("line",{class:h<0?"shade minus":"shade",x1:c,y1:c,x2:w[0],y2:w[1]}),E("text",{class:"weight",x:(c+w[0])/2+f*Math.sin(p.end),y:(c+w[1])/2+f*Math.cos(p.end)+5,"text-anchor":"middle"},t||n<as?"":"score")],...A,E("text",{class:"quiet",x:c,y:n+14,"text-anchor":"middle"},`\u03B8 = ${a[t]} rad (${Number((a[t]*180/Math.PI).toFixed(1))}\xB0) a place`)]}function dh(e){let t=e.curve.clientWidth||200,o=t<as,[n,r,s,a]=o?[Re.low,Re.close,Re.close,Re.near]:[Re.high,Re.top,Re.bottom,Re.left];e.curve.setAttribute("viewBox",`0 0 ${t} ${n}`);let{given:i,many:l}=e,[c,d]=[i.turned[l-1],i.added[l-1]],[u,p,m]=[Ct(e)-1,...l>1?[3.2,-1.4]:[2,-2]],h=L=>a+(L+u)*(t-a-Re.right)/(2*u),f=L=>r+(p-L)*(n-r-s)/(p-m),b=L=>L.map(([C,q],B)=>`${B&&C-L[B-1][0]<.5?"L":"M"}${h(C)},${f(q)}`).join(" "),w=e.seen[1]-e.seen[0],y=e.places[1]-e.places[0],[k,A]=[Mn(e).find(([L])=>L===y),dl(e)],M=i.question==="largest"&&!i.asks?Math.max(...Mn(e).map(([,L])=>L)):NaN,v=(o?[-5,0,5]:[-u,-5,0,5,u]).filter(L=>Math.abs(h(L)-h(y))>22),S=L=>L>0?`+${L}`:String(L).replace("-","\u2212"),T=o?[]:[E("text",{class:"quiet",x:a,y:n-8},`\u2190 ${i.words[1]} before`),E("text",{class:"quiet",x:h(0),y:n-8,"text-anchor":"middle"},"n \u2212 m"),E("text",{class:"quiet",x:t-Re.right,y:n-8,"text-anchor":"end"},"after \u2192")],O=[...v,y].map(L=>E("text",{class:L===y?"weight":"",x:h(L),y:n-s+18,"text-anchor":"middle"},S(L))),N=Array.from({length:2*u+1},(L,C)=>E("line",{class:"grid",x1:h(C-u),x2:h(C-u),y1:n-s-4,y2:n-s})),I=[-2,-1,0,1,2,3].filter(L=>L<=p&&L>=m);return[...I.map(L=>E("line",{class:L?"grid":"axis",x1:a,x2:t-Re.right,y1:f(L),y2:f(L)})),...I.map(L=>E("text",{x:a-6,y:f(L)+5,"text-anchor":"end"},String(L).replace("-","\u2212"))),...N,...O,...T,E("line",{class:"axis",x1:h(0),x2:h(0),y1:r,y2:n-s}),E("line",{class:"now",x1:h(w),x2:h(w),y1:r,y2:n-s}),E("path",{class:"added",d:b(d)}),E("path",{class:"turned",d:b(c)}),...Mn(e).map(([L,C])=>E("circle",{class:C===M?"peak":"dot",cx:h(L),cy:f(C),r:C===M?10:2.5})),...A?[E("circle",{class:"mirror",cx:h(A[0]),cy:f(A[1]),r:6})]:[],...k?[E("circle",{class:"dot",cx:h(k[0]),cy:f(k[1]),r:6})]:[],E("text",{class:"weight",x:a,y:14},`${o?"":"turned: "}q \xB7 k`),E("text",{class:"quiet",x:t-Re.right,y:14,"text-anchor":"end"},d.length?`\u2504 ${o?"":"added: "}p\u2098 \xB7 p\u2099`:"")]}var Ce,Re,as,oh,Ct,An,il,nl,Mn,dl,pl=$(()=>{"use strict";ue();Le();De();Ce={high:112,query:18,places:56,key:94,edge:34},Re={high:250,low:132,left:38,near:26,right:10,top:34,bottom:46,close:24},as=220,oh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,Home:-99,End:99};Ct=e=>e.given.scores[0].length,An=(e,t)=>Ce.edge+t*(e.figure.clientWidth-2*Ce.edge)/(Ct(e)-1);il=e=>e.given.scores[e.many-1][e.places[0]][e.places[1]],nl=e=>e.toFixed(2).replace("-","\u2212");Mn=({given:e,many:t})=>(e.question==="added"?e.added:e.turned)[t-1].filter(([o])=>Number.isInteger(o)),dl=e=>e.given.asks||e.places[0]===e.places[1]?void 0:Mn(e).find(([t])=>t===e.places[0]-e.places[1])});var ml={};D(ml,{default:()=>ph});function ph(e){let{data:t}=e,{at:o,before:n}=se(e,mh),r=t.question!==n?.question||t.pushed!==n.pushed;return r&&(o.pushed=t.pushed,o.slider.value=String(t.pushes.indexOf(t.push))),t.asks==="bar"&&n?.asks!=="bar"&&hh(o),o.figure.dataset.asks=t.asks,o.figure.classList.toggle("both",t.question==="push"),Jt(o),r&&gh(o),()=>clearInterval(o.timer)}function mh({given:e,send:t}){let o=g("div",{className:"rows"},...e.words.map(fh)),n=g("input",{type:"range",min:"0",max:String(e.pushes.length-1),value:String(e.pushes.indexOf(0))}),r=g("input",{type:"range",className:"asked",min:"0",max:"1000"}),s=g("output",{ariaLive:"off"}),a=g("p",{className:"told",tabIndex:-1}),i=g("table"),l=g("div",{className:"push"},g("span",{className:"of"}),n,s),c=g("button",{type:"button",className:"named"}),d=g("div",{className:"row foot"},g("span",{textContent:"all changes"}),g("span",{className:"track"},...e.words.map(()=>g("i"))),g("output",{ariaLive:"off"})),u=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},i)),p=g("figure",{role:"group",ariaLabel:e.name},l,o,d,a,c,u),m={given:e,send:t,figure:p,rows:o,foot:d,slider:n,by:s,mine:r,told:a,named:c,table:i,pushed:e.pushed,gains:new Map,expected:null,timer:0};n.addEventListener("input",()=>{clearInterval(m.timer),m.gains.clear(),Jt(m)}),c.addEventListener("click",()=>m.send("word",m.pushed)),o.addEventListener("click",({target:b})=>{let w=b.closest("button");w&&bh(m,Number(w.value))}),r.addEventListener("input",()=>Jt(m));let h=()=>{m.expected=Number(r.value),m.send("bar",m.expected)};r.addEventListener("pointerup",h);let f=r.value;return r.addEventListener("pointerdown",()=>f=r.value),r.addEventListener("pointercancel",()=>{r.value=f,Jt(m)}),r.addEventListener("keydown",b=>b.key==="Enter"&&h()),m}function fh(e,t){let o=g("span",{className:"track"},...["bar","before","line","mine"].map(n=>g("i",{className:n})));return g("div",{className:"row"},g("button",{type:"button",value:String(t),textContent:e}),o,g("output"))}function hh({given:e,mine:t,rows:o}){t.value=String(Math.round(1e3*e.before[e.bar])),t.setAttribute("aria-label",`Where the weight on ${e.words[e.bar]} will be, in thousandths; Enter answers`),o.children[e.bar].querySelector(".track")?.append(t)}function gh(e){let{slider:t}=e;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let o=Number(t.value);t.value=String(e.given.pushes.indexOf(0)),e.timer=setInterval(()=>{t.value=String(Number(t.value)+1),Jt(e),Number(t.value)>=o&&clearInterval(e.timer)},uh)}function bh(e,t){clearInterval(e.timer),e.given.asks!=="bar"&&(e.pushed=t),Jt(e)}function Jt(e){let{given:t,pushed:o,rows:n,slider:r,by:s,mine:a,told:i,named:l,gains:c}=e,d=t.pushes[Number(r.value)],u=t.after[o][Number(r.value)],p=Math.max(...t.after.flat(2).map(Number)),m=t.asks==="word";c.set(o,Number(u[o])-t.before[o]);let h=t.before.map((w,y)=>t.slopes.length?w+d*t.slopes[y][o]:null);for(let[w,y]of[...n.children].entries()){let k=t.asks==="bar"&&w===t.bar,A=k?Number(a.value):t.expected?.[0]===w?1e3*t.expected[1]:w===t.bar&&t.question==="others"?e.expected:null,M=m?c.get(w)??0:null,v=y.querySelector("button"),S=y.querySelector("output");S.ariaLive=w===o&&r.matches(":focus")?"polite":"off",v.disabled=t.asks==="bar",v.setAttribute("aria-pressed",String(w===o)),y.classList.toggle("veiled",u[w]===null&&!m),y.classList.toggle("asked",k),Ln(y,"bar",M===null?u[w]??p:t.before[w]+M,p),Ln(y,"before",t.before[w],p),Ln(y,"line",m?null:h[w],p),Ln(y,"mine",A===null?null:A/1e3,p),S.textContent=M!==null?M?Po(M):"":k?`yours: ${(Number(a.value)/1e3).toFixed(3)}`:(t.question==="push"?`${Wo(t.before[w])} \u2192 `:"")+(u[w]===null?"?":Wo(u[w]??0))}l.hidden=!m,l.textContent=`${o===t.wrong?"\u2717 ":""}Answer: ${t.words[o]} gains most`,wh(e,u,p);let f=a.matches(":focus");a.hidden=t.asks!=="bar",f&&a.hidden&&i.focus(),a.max=String(Math.floor(1e3*Math.min(1,p))),s.textContent=Po(d,1),r.setAttribute("aria-label",`Push the score of ${t.words[o]}`),r.setAttribute("aria-valuetext",Po(d,1)),e.figure.querySelector(".of").replaceChildren("Push the score of ",g("b",{textContent:t.words[o]})),i.textContent=t.asks==="bar"?`Drag the bar of \u201C${t.words[t.bar]}\u201D to where you expect it. The upright lines: the weights before.`:m?"Press a word: the slider pushes its score. Each bar stays where its own push has taken it.":u.includes(null)?"What happens to the other bars is covered until you have answered.":`Press a word; the slider pushes its score. The upright line is its weight before.${t.slopes.length?" Dotted: where J alone would have it, push \xB7 J.":""}`,xh(e,d,u,h)}function wh({given:e,foot:t},o,n){t.hidden=e.asks!=="sum";let r=o.map((i,l)=>i===null?0:i-e.before[l]),[s,a]=[0,r.reduce((i,l)=>i+Math.max(0,l),0)];for(let[i,l]of[...t.querySelectorAll("i")].entries())l.className=r[i]<0?"minus":"",l.hidden=r[i]<0&&!e.sums,r[i]<0&&(a+=r[i]),l.style.left=`${100*(r[i]<0?a:s)/n}%`,l.style.width=`${100*Math.abs(r[i])/n}%`,r[i]>0&&(s+=r[i]);t.classList.toggle("open",!e.sums),t.querySelector("output")?.replaceChildren(e.sums?"0":"?")}function Ln(e,t,o,n){let r=e.querySelector(`i.${t}`);r.hidden=o===null,r.classList.toggle("beyond",t==="mine"&&Number(o)>n),r.style.setProperty("--share",`${100*Math.max(0,t==="mine"?Math.min(n,o??0):o??0)/n}%`)}function xh({given:e,pushed:t,table:o},n,r,s){let a=(c,d)=>c===null?"covered":Po(c-e.before[d],5),i=e.words.map((c,d)=>[Wo(e.before[d]),r[d]===null?"covered":Wo(r[d]??0),a(r[d],d),a(s[d],d)]),l=["weight on","before","after","change","push \xB7 J"].map(c=>g("th",{scope:"col",textContent:c}));o.replaceChildren(g("caption",{textContent:`The score of \u201C${e.words[t]}\u201D pushed by ${Po(n,1)}`}),g("tr",{},...l),...i.map((c,d)=>g("tr",{},g("th",{scope:"row",textContent:e.words[d]}),...c.map(u=>g("td",{textContent:u})))))}var uh,Wo,Po,fl=$(()=>{"use strict";ue();Le();uh=55;Wo=(e,t=4)=>e.toFixed(t).replace("-","\u2212"),Po=(e,t=4)=>(e>0?"+":"")+Wo(e,t)});var El={};D(El,{default:()=>Ah});function Ah(e){let{data:t}=e,{at:o,before:n}=se(e,Lh);JSON.stringify(n)!==JSON.stringify(t)&&(o.size=Nn(t)?.shape??ds(t,Nn(t)),xl(o))}function Lh({given:e,send:t}){let o=g("figure",{role:"group"}),n={given:e,size:[4,4],send:t,figure:o},r=0;return new ResizeObserver(()=>{o.clientWidth!==r&&xl(n),r=o.clientWidth}).observe(o),o.addEventListener("pointerover",({target:s})=>gl(o,s.closest("[data-row]"))),o.addEventListener("pointerleave",()=>gl(o,null)),pe(o,"button.block",()=>o.querySelectorAll('button.block[data-i="0"]').length),n}function gl(e,t){let o=t instanceof HTMLElement?t.dataset.row:void 0;for(let n of e.querySelectorAll("[data-row]"))n.classList.toggle("lit",n instanceof HTMLElement&&n.dataset.row===o)}function xl(e){let{given:t,figure:o}=e;if(!o.clientWidth)return;o.setAttribute("aria-label",`${t.columns.flat().flatMap(a=>a?.symbol??[]).join(", ")}: shapes drawn to scale`);let n=t.told.map(a=>g("p",{className:t.fits?"told":"told misfit"},...a.split(/(W_\w)/).flatMap(kl)));n[0].tabIndex=-1;let r=o.querySelector(".corner:focus")!==null,s=g("div",{className:"boxes"},...vl(e).map(a=>Th(e,a)));o.replaceChildren(s,...n),yl(e),Nh(s),r&&o.querySelector(".corner, .told")?.focus()}function Nh(e){let t=e.querySelector(".chain:has(.asked, [data-rows], [data-columns])")??e.firstElementChild;e.style.setProperty("--line",`${t.offsetHeight}px`),e.scrollTop=t.offsetTop}function vl({given:{columns:e},figure:t}){let o=t.clientWidth<wl&&e.length>2?Math.ceil(e.length/2):e.length;return Array.from({length:Math.ceil(e.length/o)},(n,r)=>e.slice(r*o,(r+1)*o))}function yl(e){let t=e.figure.clientWidth,o=Math.max(0,...e.given.words.map(i=>i.length)),n=Math.max(Math.min(48,t*.13),Math.min(9.5*o,t*.29)),r=vl(e).map(i=>(t-n-Eh*(i.length+1))/i.reduce((l,[c,d])=>l+cs(Math.max(Tn(e,c)[1],Tn(e,d)[1])),0)),s=Math.min(...r),a=e.given.columns.length>2;e.figure.style.setProperty("--kept",String(a?yh:0)),e.figure.style.setProperty("--unit",`${Math.min(a?vh[t<wl?"narrow":"wide"]:e.given.words.length?Math.max(hl,s/2):hl,s)}px`),e.figure.style.setProperty("--names",`${n}px`)}function Tn(e,t){return t?t===Nn(e.given)?e.size:t.shape??ds(e.given,t):[0,0]}function Th(e,t){let o=e.given.words.map((i,l)=>g("li",{dataset:{row:l}},i)),n=g("ol",{className:"words",ariaLabel:"The words, one row for each"},...o),r=t.map(([i])=>g("div",{className:"above"},...i?[bl(e,i)]:[])),s=t.map(([,i])=>g("div",{className:"below"},bl(e,i))),a=g("div",{className:"chain"},g("span"),...r,n,...s);return a.style.gridTemplateColumns=`var(--names) repeat(${t.length}, max-content)`,a}function bl(e,t){let{symbol:o,letters:n,unequal:r,meets:s,cells:a,shape:i,axes:l,role:c}=t,d=t===Nn(e.given),u=g("div",{className:`box${i||d?"":" unknown"}${d?" asked":""}${l.length&&!t.blocks?" deep":""}`,dataset:{symbol:o}});u.style.setProperty("--sheets",String(Math.min(Sh,l[0]??1)));for(let w of r)u.dataset[w]="unequal";s&&(u.dataset[s]="meets"),a&&!d&&u.append(...a.map((w,y)=>qh(w,o==="W_q"||/[ᵀV]$/.test(o)?"":String(y)))),t.blocks||u.append(g("b",{className:"size"},i||d?(l.length?l:Tn(e,t)).join(" \xD7 "):"?"));let p=g("p",{className:"label"},g("b",{},...kl(o),g("span",{},t.blocks?l.join(" \xD7 "):"")),g("small",{},...r.length?[`\u2260 ${r.join(", ")}`]:d?[]:n.split(/_(\w+)/).map((w,y)=>y%2?g("sub",{},w):w))),m=t.blocks?.rows===1?[g("ol",{className:"across",ariaHidden:"true"},...e.given.words.map(w=>g("li",{},w)))]:[],h=g("div",{className:"holder",dataset:{role:c}},p,...m,u);Sl(h,Tn(e,t)),d&&u.append(Ih(e,t,h)),t.blocks&&u.append(...Oh(e,t.blocks));let[f,b]=t.blocks?.cell??[];return f!==void 0&&b!==void 0&&(u.children[f].children[b].className="met"),h}function kl(e){let[t,o]=e.split("_");return t==="W"?[t,g("sub",{},o)]:e.split(/(?<=_)/).flatMap((n,r)=>r?[g("br"),n]:[n])}function Oh(e,{rows:t,columns:o,empty:n,marked:r,mine:s,asks:a}){return Array.from({length:t*o},(l,c)=>[Math.floor(c/o),c%o]).map(([l,c])=>{let d=b=>String(b)===String([l,c]),u={empty:n.some(d),marked:r.some(d),mine:s.some(d)},p=t>1&&o>1,m=p?`Queries of sentence ${l+1}, keys of sentence ${c+1}${u.empty?", empty":""}${u.marked?", marked":""}`:`Sentence ${l+c+1}`,h=t>1?"":o>2?String(c+1):`sentence ${c+1}`,f=g(a?"button":"div",{ariaLabel:m,dataset:{rows:t,i:l,j:c},className:`block ${Object.entries(u).flatMap(([b,w])=>w?b:[]).join(" ")}`},g("span",{},h));a?Object.assign(f,{tabIndex:l||c?-1:0,onclick:()=>e.send("block",[l,c])}):f.role="img",p&&(f.onpointerenter=f.onfocus=()=>Ch(e,l,c));for(let[b,w]of Object.entries({i:l,j:c,rows:t,columns:o}))f.style.setProperty(`--${b}`,String(w));return f})}function Ch({figure:e},t,o){for(let r of e.querySelectorAll("[aria-label^=Sentence]"))r.classList.toggle("joined",r.dataset.rows==="1"?r.dataset.j===String(o):r.dataset.i===String(t));let n=e.querySelector(".told");n.textContent=`Here the words of sentence ${t+1} ask those of sentence ${o+1}.`}function qh(e,t){let o=e.map(n=>{let r=g("i",{className:n<0?"minus":""});return r.style.setProperty("--tint",String(Math.abs(n))),r});return g("div",{className:"row",ariaHidden:"true",dataset:t?{row:t}:{}},...o)}function Sl(e,[t,o]){e.style.setProperty("--rows",String(cs(t))),e.style.setProperty("--columns",String(cs(o))),e.classList.toggle("small",t<3||o<4)}function Ih(e,t,o){let n=g("button",{type:"button",className:"corner"}),r=e.given.largest,s=i=>{e.size=i,Sl(o,e.size),yl(e);let l=o.querySelector(".size");l.textContent=[...t.axes.slice(0,-2),...e.size].join(" \xD7 "),n.setAttribute("aria-label",`Shape of ${t.symbol}: ${e.size[0]} rows, ${e.size[1]} columns. The arrow keys change it, Enter answers.`)},a=i=>s(i.map(l=>Math.max(1,Math.min(r,Math.round(l)))));return s(e.size),String(e.size)===String(ds(e.given,t))&&!t.shape&&(o.querySelector(".size").textContent="?"),n.addEventListener("pointerdown",i=>{if(i.preventDefault(),i.button)return;n.focus(),n.setPointerCapture(i.pointerId);let[l,c,[d,u]]=[i.clientX,i.clientY,e.size],p=parseFloat(e.figure.style.getPropertyValue("--unit")),m=()=>n.onpointermove=n.onpointerup=n.onpointercancel=null;n.onpointermove=({clientX:h,clientY:f})=>a([d+(f-c)/p,u+(h-l)/p]),n.onpointerup=()=>{m(),(e.size[0]!==d||e.size[1]!==u)&&e.send("shape",e.size)},n.onpointercancel=()=>{m(),s([d,u])}}),n.addEventListener("click",({detail:i})=>i===0&&e.send("shape",e.size)),n.addEventListener("keydown",i=>{let l=$h[i.key];l&&(i.preventDefault(),a([e.size[0]+l[0],e.size[1]+l[1]]))}),n}var hl,vh,yh,kh,Sh,wl,Eh,$h,Nn,Mh,ds,cs,$l=$(()=>{"use strict";ue();Le();Fe();hl=24,vh={narrow:11,wide:14},yh=8,kh=24,Sh=4,wl=560,Eh=14,$h={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]};Nn=({columns:e,asked:t})=>e.flat().find(o=>o&&o.line===t&&!o.symbol.endsWith("\u1D40")),Mh=7,ds=({columns:e,words:t},o)=>t.length?[e.some(([n])=>n===o)?4:t.length,Mh]:e[0][1].shape??[4,4];cs=e=>Math.min(kh,e)});var Nl={};D(Nl,{default:()=>Ph});function Ph(e){let{data:t,setTriggerValue:o}=e,n=matchMedia(Rh),{figure:r,folded:s}=se(e,()=>({figure:g("figure"),folded:t.groups.map(({kind:c})=>c==="folded"||n.matches)})).at,a=t.groups.some(({kind:c})=>c);r.className=a?"mapped":"";let i=null,l=({title:c,told:d,squares:u,kind:p},m)=>{let h=p==="folded"||u.some(({state:O})=>O!=="open"),f=h?u.findIndex(({state:O,label:N})=>O==="begun"||N&&O==="open"):-1,{name:b="",label:w=""}=u[f]??{},y=w.length>2?w:b.slice(b.indexOf(": ")+1).trim().replace(/(?<=\?) .*|: .*/,""),k=y?[g("button",{type:"button",className:"ahead",onclick:()=>o("square",[m,f])},`Next: ${y}`)]:[],A=g("p",{className:"says"},...k),M=[];for(let[O,{name:N,state:I,begins:L,label:C}]of u.entries()){(L||!O)&&M.push(g("div",{},g("b",{},L),g("div",{})));let q=a&&(C||N).length>2,B=q?[Ll(I),g("span",{},C||N)]:[Al[I]||C],ge=`${q?"named":""} ${O===f||!h&&!m&&!O?"next":""}`,de=g("button",{type:"button",tabIndex:O?-1:0,title:N,ariaLabel:`${N}: ${Ml[I]}`,className:ge,dataset:{state:I}},...B);a&&!q&&(de.onpointerenter=de.onfocus=()=>A.replaceChildren(N),de.onpointerleave=de.onblur=()=>A.replaceChildren(...k)),de.onclick=()=>{let R=!a||q||i===de||matchMedia("(hover: hover)").matches;i=de,R?o("square",[m,O]):A.replaceChildren(`Press again to go there: ${N}`)},M.at(-1)?.lastChild?.appendChild(de)}let v=g("div",{className:"all"},...M),S=g("div",{className:"head"},g("h2",{},c),g("p",{},d));if(pe(v,"button"),a&&S.append(A),!a||p==="road")return g("section",{className:p},S,v);let T=g("details",{open:!s[m],ontoggle:()=>{s[m]=!T.open}},g("summary",{},`All ${u.length}`),v);return g("section",{className:p},S,T)};r.replaceChildren(...a?[zh(t.groups.flatMap(({squares:c})=>c.map(({state:d})=>d)))]:[],...t.groups.map(l))}var Rh,Al,Ml,Ll,zh,Tl=$(()=>{"use strict";ue();Le();Fe();Rh="(max-width: 640px)",Al={open:"",begun:"\u25D0",done:"\u2713",later:"\u2713",right:"\u2713",wrong:"\u2717"},Ml={open:"open",begun:"begun",done:"all right",later:"all right, not all at first",right:"right",wrong:"wrong"},Ll=e=>g("i",{ariaHidden:"true",dataset:{state:e}},e==="begun"?"":Al[e]),zh=e=>{let t=["open","begun","done","later"].filter(o=>e.includes(o));return g("p",{className:"key"},...(t[1]?t:[]).map(o=>g("span",{},Ll(o),Ml[o])))}});var Rl={};D(Rl,{default:()=>Wh});function Wh(e){let{at:t,before:o}=se(e,_h);for(let[n,[,r]]of t.given.numbers.entries())o?.numbers[n][1]!==r&&(t.sliders[n].value=String(r));Il(t)}function _h({given:e,send:t}){let o=e.numbers.map(([i,l],c)=>{let d=g("input",{type:"range",min:String(-e.most),max:String(e.most),ariaLabel:i});return d.value=String(l),d.addEventListener("input",()=>Il(a)),d.addEventListener("change",()=>t("number",[c,Number(d.value)])),d}),n=e.sums.map(([i,l,c])=>Ol([g("b",{},i)," + ",g("b",{},l),c?" > 0":" \u2264 0"],c?"above":"below")),r=g("p"),s=g("figure",{role:"group",ariaLabel:e.name},...o.map((i,l)=>Ol([g("b",{},e.numbers[l][0])],"number",i)),g("hr"),...n,r),a={given:e,send:t,figure:s,sliders:o,sums:n,told:r};return a}function Il({given:e,sliders:t,sums:o,told:n}){let r=Object.fromEntries(e.numbers.map(([c],d)=>[c,Number(t[d].value)]));for(let c of t)Cl(c.closest(".row"),Number(c.value),"",e.most);let s=e.sums.map(([c,d])=>r[c]+r[d]),a=c=>e.sums.flatMap(([d,u,p])=>p===c?`${d} + ${u}`:[]).join(" and "),i=ql(s.reduce((c,d,u)=>c+(e.sums[u][2]?d:0),0)),l=s.map((c,d)=>c>0===e.sums[d][2]);for(let[c,d]of o.entries())Cl(d,s[c],l[c]?" \u2713":" \u2717",e.most);n.textContent=`${l.filter(Boolean).length} of ${s.length} right. ${e.compares?`${a(!0)} make ${i} together, and so do ${a(!1)}.`:e.told}`}function Cl(e,t,o,n){e.style.setProperty("--from",String(Math.min(0,t)/n)),e.style.setProperty("--long",String(Math.abs(t)/n)),e.style.setProperty("--to",String(t/n)),e.classList.toggle("right",o===" \u2713"),e.querySelector("output").replaceChildren(ql(t),g("small",{},o))}var Ol,ql,zl=$(()=>{"use strict";ue();Le();Ol=(e,t,...o)=>g("div",{className:`row ${t}`},g("span",{},...e),g("span",{className:"track"},g("i"),...o),g("output",{ariaLive:"off"})),ql=e=>e>0?`+${e}`:String(e).replace("-","\u2212")});var Fl={};D(Fl,{default:()=>Dh});function Dh(e){let{at:t,before:o}=se(e,Fh);JSON.stringify(o)!==JSON.stringify(e.data)&&Hh(t,e.data)}function Fh(e){let t=g("div"),o=g("p",{tabIndex:-1}),n=g("button",{type:"button",className:"answer"}),r=g("figure",{role:"group"},t,o,n),s={...e,figure:r,lines:t,told:o,answer:n,mine:[]};t.addEventListener("click",({target:l,clientX:c})=>{let d=l,u=d.closest(".taken .line:last-child .block"),p=d.closest("button");u&&s.send("share",Co(u,c));let m=[...p?.closest(".line")?.querySelectorAll("button.block")??[]];if(!p)return;let h=p.classList.contains("block")?[p]:m,f=h.every(b=>b.dataset.state==="gone");for(let b of h)Pl(b,!f);o.ariaLive="polite",Dl(s)});let a,i=l=>l?.closest("button.block[data-text]");return t.addEventListener("pointerdown",({target:l})=>a=i(l)),t.addEventListener("pointermove",({clientX:l,clientY:c,buttons:d})=>{let u=t.getRootNode(),p=i(u.elementFromPoint(l,c));if(d===1&&p&&p!==a)for(let m of[a,p])m?.dataset.state===""&&m.click()}),pe(t,"button",()=>t.querySelectorAll(".line:first-child button").length),n.addEventListener("click",()=>{s.mine=us(s).flatMap(({dataset:l},c)=>l.state==="gone"?c:[]),s.given.counted==="gone"?s.send("gone",s.mine.join(" ")):s.send("left",_l(s))}),s}function Pl(e,t){e.dataset.state=t?"gone":"",e.setAttribute("aria-pressed",String(t)),Wl(e)}function Wl(e){let{of:t,state:o,text:n,many:r}=e.dataset;e.ariaLabel=`${t}: ${o==="ahead"?"still to come":n?o==="gone"?"0, hidden":n:r}`}function Dl(e){let t=_l(e),o=t===1,[n,r]=o?["weight becomes","is"]:["weights become","are"],s=e.given.counted==="left";e.answer.disabled=!e.lines.querySelector("[data-state=gone]"),e.told.textContent=e.answer.disabled?`Press a ${s?"block":"weight"}, or a word for its row.`:s?`${t} ${r} left.`:`${t} ${n} 0.`,e.answer.textContent=`Answer with ${t}`}function Hh(e,{name:t,told:o,lines:n,asks:r,takes_share:s,mine:a,framed:i}){let{figure:l,answer:c}=e,d=l.contains(l.getRootNode().activeElement);l.ariaLabel=t,l.style.setProperty("--wide",String(Math.max(...n.map(({blocks:f})=>f.reduce((b,{wide:w,cell:y})=>b+w*y,0))))),l.style.setProperty("--tall",String(n[0].blocks[0].high)),l.style.setProperty("--gaps",String(Math.max(...n.map(({blocks:f})=>f.length)))),l.classList.toggle("taken",s),l.classList.toggle("beside",n.every(({note:f})=>!f)),e.lines.replaceChildren(...n.map(({label:f,note:b,blocks:w},y)=>{let k=r?g("button",{type:"button",ariaLabel:`All of ${f}`,tabIndex:-1},f):g("span",{},f);return g("div",{className:y===i?"line framed":"line"},g("div",{className:"title"},k,g("span",{},b)),...w.map(A=>Bh(A,f,r)))}));let u=e.lines.querySelector("button.block");u&&(u.tabIndex=0);let m=(a.length&&e.mine.length!==a.length?a:e.mine).map(f=>us(e)[f]).filter(f=>f?.dataset.state===""),h=r?[]:m;for(let f of h)f.classList.add("mine");if(r)for(let f of m)Pl(f,!0);e.mine=[],e.told.ariaLive="off",e.told.textContent=h.length?`${o} Dashed: yours, which stay.`:o,c.hidden=!r,r&&Dl(e),d&&!l.contains(l.getRootNode().activeElement)&&e.told.focus()}function Bh({label:e,wide:t,high:o,cell:n,role:r,state:s,text:a,share:i},l,c){let d=a?1:t*o,u=g(c?"button":"div",{className:"block",dataset:{of:`${e} of ${l}`,role:r,state:s,many:String(d),...o>1?{}:{flat:""},...a?{text:a}:{}}});c?Object.assign(u,{tabIndex:-1,ariaPressed:"false"}):u.role="img",Wl(u);for(let[p,m]of Object.entries({wide:t,high:o,cell:n,share:i}))u.style.setProperty(`--${p}`,String(m));return g("div",{},...e?[g("small",{},e)]:[],u)}var us,_l,Hl=$(()=>{"use strict";wn();ue();Le();Fe();us=({lines:e})=>[...e.querySelectorAll(".block")],_l=e=>us(e).reduce((t,{dataset:o})=>t+Number(o.state==="gone"==(e.given.counted==="gone")&&o.many),0)});var Bl={};D(Bl,{NARROW:()=>He,ONE:()=>ps,VEILED:()=>On,asksForWord:()=>ne,isFree:()=>Qt,isLike:()=>dt,isMark:()=>_o,isOff:()=>ut,missingWeights:()=>fs,sharesOf:()=>Je,unpack:()=>ms,words:()=>$e});function ms({layers:e,heads:t,tokens:o,largest:n},r){let s=n?e*t*o.length*n*4:r.length;return{weights:new Uint16Array(r.slice(0,s).buffer),pixels:r.slice(s)}}function Je(e,[t,o,n]){let{given:r,weights:s}=e,a=$e(e).length,i=r.largest||a,l=((t*r.heads+o)*r.tokens.length+n)*i,c=Array.from(s.subarray(l,l+i),p=>p===65535?null:p===r.nan?NaN:p/65534*r.most);if(!r.largest)return c;let d=new Array(a).fill(0),u=s.subarray(s.length/2+l);return c.forEach((p,m)=>{d[u[m]]=p}),d}var On,ps,He,dt,ne,Qt,$e,_o,fs,ut,Be=$(()=>{"use strict";On=65535,ps=65534,He=480,dt=(e,t)=>String(e)===String(t);ne=({given:e})=>e.asks==="word",Qt=e=>ne(e)&&e.given.others.length>0&&Je(e,e.given.row)[0]!==null,$e=({given:e})=>e.others.length?e.others:e.tokens;_o=({given:e},t)=>e.others.length>0&&!e.values.length&&t.includes(1),fs=({given:e,shown:t})=>dt(t,e.row)?e.missing:[],ut=({off:e},t,o)=>e.some(([n,r])=>n===t&&r===o)});var jl={};D(jl,{add:()=>hs,expect:()=>Cn});function hs(e,t){let{given:o,bar:n,shown:[,r]}=e;n.hidden=!o.sums?.length;let s=t[0]!==null&&o.sums?.includes(r);n.classList.toggle("covered",!s),n.style.setProperty("--one",`${100/o.reach}%`);let a=s?[...t,...fs(e)]:[];for(;n.querySelectorAll("i").length<Math.max(t.length,a.length);)n.prepend(g("i"));for(let[i,l]of[...n.querySelectorAll("i")].entries()){let c=(a[i]||0)/o.reach;l.style.width=`${100*c}%`,l.className=c&&i>=t.length?"missing":"",l.textContent=l.className&&c>.09?$e(e)[i-t.length]:""}Cn(e)}function Cn({given:e,mine:t,slider:o,answer:n}){let r=e.asks==="share"?Number(o.value)/100:e.expected;o.hidden=n.hidden=e.asks!=="share",o.dir=e.fromEnd?"rtl":"ltr",t.hidden=r===null,t.classList.toggle("end",e.fromEnd),t.classList.toggle("given",o.hidden),t.style.width=`${100*(r??0)}%`,t.textContent=`${Math.round(100*(r??0))} %`,n.textContent=`Answer with ${t.textContent}`}var qn=$(()=>{"use strict";ue();Be()});var Gl={};D(Gl,{LINE:()=>nt,highest:()=>Do,path:()=>pt});function pt(e,t,o){if(e.given.others.length)return`M${t.x},${t.y} C${t.x},${(t.y+o.y)/2} ${o.x},${(t.y+o.y)/2} ${o.x},${o.y}`;if(e.isWrapped&&t.y!==o.y){let a=e.line>nt?44:29,[i,l]=t.y<o.y?[t.y+a,o.y+8]:[t.y+8,o.y+a];return`M${t.x},${i} C${t.x},${(i+l)/2} ${o.x},${(i+l)/2} ${o.x},${l}`}if(e.isWrapped&&t.x!==o.x)return`M${t.x},${t.y} Q${(t.x+o.x)/2},${t.y-Math.min(.8*e.line,t.y+8)} ${o.x},${o.y}`;if(e.isWrapped){let a=Math.min(.58*e.line,1.2*(t.y+8));return`M${t.x-5},${t.y} c${-.4*a},${-a} ${.4*a+10},${-a} 10,0`}let n=Do(Math.max(...e.places.map(({x:a})=>Math.abs(a-t.x)),Math.abs(o.x-t.x))),r=t.y-2*Do(o.x-t.x)*Math.min(e.figure.clientWidth<480||e.given.tall?2:1,(t.y-20)/n),s=Math.min(60,1.6*Math.min(t.x,e.figure.clientWidth-t.x));return t.x===o.x?`M${t.x-8},${t.y} c${-s},-110 ${s+16},-110 16,0`:`M${t.x},${t.y} Q${(t.x+o.x)/2},${r} ${o.x},${o.y}`}var nt,Do,Zt=$(()=>{"use strict";Be();nt=44,Do=e=>30+Math.abs(e)*.475});var Vl={};D(Vl,{drawnOn:()=>In,enlarge:()=>bs,stand:()=>gs});function gs(e,t){let{given:{tokens:o,lengths:n},svg:r,chosen:s}=e,a=t<480?164:n?214:238,[i,l]=[a/o.length,Qe-6],c=n?(t-Qe-Xl)/2:t-Qe-Ul,[d,u]=[c/o.length,Math.min(14,1.15*i)],[p,m]=[!n||d>=Kl,ze+a+16],h=n?Qe+c+Xl:0,f=(b,w)=>o.slice(0,p?void 0:1).map((y,k)=>E("text",{"aria-hidden":"true","font-size":Math.min(u,Math.max(d,Kl)),transform:`translate(${b+(k+.5)*d},${w}) rotate(-60)`},y));Object.assign(e,{isWrapped:!0,line:i,ends:[],places:o.map((b,w)=>({x:Qe,y:ze+(w+.5)*i-10}))}),r.setAttribute("viewBox",`0 0 ${t} ${ze+a+(n?24:6)}`),r.replaceChildren(...[Qe,...h?[h]:[]].map(b=>E("image",{x:b,y:ze,width:c,height:a,preserveAspectRatio:"none","aria-hidden":"true"})),E("rect",{class:"asks",x:Qe,width:t-Qe-(h?0:Ul),height:i}),E("text",{class:"level",x:l,y:ze-24,"text-anchor":"end"},"asked \u2192"),E("text",{class:"level",x:l,y:ze-8,"text-anchor":"end"},"asks \u2193"),...h?["weight","\xD7 length of value"].map((b,w)=>E("text",{class:"level",x:[Qe,h][w]+c/2,y:m,"text-anchor":"middle"},b)):[],E("g",{class:"lengths"}),...h&&!n?.length?[E("rect",{class:"covered",x:h,y:ze,width:c,height:a}),E("text",{x:h+c/2,y:ze+a/2,"text-anchor":"middle","font-size":26},"?")]:[],...f(Qe,ze-5),...o.map((b,w)=>E("text",{class:"word",x:l,y:ze+(w+.5)*i+.35*u,"text-anchor":"end","font-size":u,role:"button",tabindex:w===s[2]?0:-1,"data-word":w,"data-side":"from"},b)))}function bs(e){let{given:{heads:t,lengths:o,tokens:{length:n},whole:r},svg:s,grid:a,line:i,shown:[l,c,d]}=e;if(!r)return;let[u,p]=s.querySelectorAll("image"),m=l*t+c;if(u.setAttribute("href",a.querySelectorAll("canvas")[m].toDataURL()),s.querySelector(".asks")?.setAttribute("y",String(ze+d*i)),!o?.length)return;let h=o.slice(m*n,(m+1)*n),f=Number(p.getAttribute("width"))/n;p.setAttribute("href",Gh(e,h)),s.querySelector(".lengths")?.replaceChildren(...h.map((b,w)=>{let y=jh*b/Math.max(...h);return E("rect",{x:Number(p.getAttribute("x"))+w*f+1,y:ze-4-y,width:Math.max(1,f-2),height:y})}))}function Gh(e,t){let{shown:[o,n],grid:r}=e,s=g("canvas",{width:t.length,height:t.length}),a=s.getContext("2d");return a.fillStyle=getComputedStyle(r.querySelectorAll("canvas")[0]).color,t.forEach((i,l)=>In(Je(e,[o,n,l]),t).forEach((c,d)=>{a.globalAlpha=Math.sqrt(c),a.fillRect(d,l,1,1)})),s.toDataURL()}function In(e,t){let o=e.map((r,s)=>Number(r)*t[s]),n=o.reduce((r,s)=>r+s,0);return o.map(r=>r/n)}var Qe,ze,Ul,Xl,jh,Kl,Fo=$(()=>{"use strict";ue();De();Be();[Qe,ze]=[62,44],[Ul,Xl,jh]=[20,14,26],Kl=12});var Yl={};D(Yl,{headName:()=>Rn,rounded:()=>Ze,sentenceOf:()=>ws});function Ze(e,t){let o=e.toFixed(t);return Number(o)!==e&&[0,1].includes(Number(o))?`\u2248 ${Number(o)}`:o}function ws(e,t){let{given:o,shown:[n,r,s]}=e,a=ut(o,n,r),i=o.layers*o.heads>1||o.names.length?`${Xh(Rn(o,n,r))}${a?".":":"} `:"";if(t[0]===null)return[g("span",{className:"where"},i.replace(": ","."))];if(Number.isNaN(t[0]))return[`${i}\u201C${o.tokens[s]}\u201D has nan for every word: 0/0.`];if(_o(e,t))return[`${o.tokens[s]} \u2194 `,g("b",{},$e(e)[t.indexOf(1)])];let l=t.map(Number),c=l.map((b,w)=>({share:b,j:w})).filter(({share:b})=>b).sort((b,w)=>w.share-b.share).slice(0,3);if(o.lengths?.length){let b=t.indexOf(Math.max(...l)),w=o.lengths.slice((n*o.heads+r)*t.length);return[g("span",{className:"where"},i),`\u201C${o.tokens[s]}\u201D gives ${o.tokens[b]} `,g("b",{},Ze(l[b],4))," and draws on it ",g("b",{},Ze(In(t,w)[b],4))]}let u=o.drawn!==null&&!o.isSent?`\u2717 Not \u201C${$e(e)[o.drawn??0]}\u201D: draw another from \u201C${o.tokens[s]}\u201D.`:`Draw a thread from \u201C${o.tokens[s]}\u201D, or press its word.`;if(!c.length)return ne(e)?[u]:[];let p=o.moves&&r?Je(e,[n,0,s]):[],m=o.sums?.includes(r)&&l.reduce((b,w)=>b+w,0).toFixed(4),h=`${a?"Before, ":""}\u201C${o.tokens[s]}\u201D${m?`, ${m} in all:`:` ${a?"attended to":o.verb}`} `,f=c.map(({share:b,j:w},y)=>g("span",{className:"pair"},y?", ":"",`${Uh($e(e),w)} `,g("b",{},Ze(b,4)),p.length?` (before ${Ze(p[w]??0,4)})`:""));return[g("span",{className:o.names.length*o.layers>1?"where":""},i),g("span",{className:"first"},h,f[0]),...f.slice(1),t.length>3&&c.length===3?" \u2026":"",o.largest?` Of so long a text, the ${o.largest} largest weights of each word are here.`:"",o.drawn!==null&&s===o.row[2]&&!ne(e)?g("span",{className:"pair"},"; dashed: yours"):""]}var Uh,Rn,Xh,zn=$(()=>{"use strict";ue();Be();Fo();Uh=(e,t)=>e.indexOf(e[t])===e.lastIndexOf(e[t])?e[t]:e[t]+[...String(t+1)].map(o=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089"[Number(o)]).join(""),Rn=(e,t,o)=>(e.names[o]??`Layer ${t+1}, head ${o+1}`)+(ut(e,t,o)?`, ${e.change}`:""),Xh=e=>/[A-Za-z]\.\w/.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)});var Ql={};D(Ql,{show:()=>be});function be(e,t){e.shown=[...t];let{given:o,svg:n,places:r,ends:s}=e,[a,i,l]=t,c=Je(e,t),d=c[0]===null,u=d||ne(e)&&!c.some(Boolean),p=!o.others.length,m=ut(o,a,i);n.classList.toggle("changed",m);for(let v of n.querySelectorAll(".kept"))v.classList.toggle("drawn",Number(v.dataset.word)===l);let h=l===o.row[2]?o.drawn:null,f=h!==null&&u&&!d&&!o.isSent,b=_o(e,c),w=v=>o.names.length>0&&v===0,y=Math.min(...s.slice(1).map(({x:v},S)=>Math.abs(v-s[S].x))),k=o.sums&&y>=Jl?4:o.most>1&&y<Jl/1.5?1:2,A=(v,S=!1)=>v===null?"":Number.isNaN(v)?"nan":w(v)?"0":v>Kh||(o.sums||o.moves)&&(v||p)||(v||o.values.length)&&s.length<=Vh?Ze(v,k):S?Ze(v,k):"",M=e.isWrapped?c.map(Number).sort((v,S)=>S-v)[Yh]??0:.02;n.querySelectorAll(".thread").forEach((v,S)=>{let T=c[S]||0;v.setAttribute("d",pt(e,r[l],s[S]));let O=Math.hypot(s[S].x-r[l].x,s[S].y-r[l].y),N=(e.isWrapped?Math.min(14,O/6||14):b?12:o.least?10:30)*((T-o.least)/(o.most-o.least));v.setAttribute("stroke-width",String(Math.max(.6,N))),v.classList.toggle("none",d||w(c[S])||Number.isNaN(c[S])||u&&!p),v.setAttribute("opacity",String(u?0:T>M?.7:e.isWrapped||b?0:.4))});for(let v of n.querySelectorAll(".word")){let[S,T]=[Number(v.dataset.word),p||v.dataset.side==="to"],O=c[S]??0,N=v.dataset.side==="from"&&S===l;v.classList.toggle("from",N),v.classList.toggle("most",T&&!N&&O>.3);let I=ne(e)?"draw the thread here":`${o.tokens[l]} ${m?"attended to":o.verb} it: ${d?`a share that is covered${o.powers.length?`, of ${o.powers[S]}`:""}`:Ze(O,2)}`,L=T&&o.values.length?`, ${o.values[S]}`:"";v.setAttribute("aria-label",T?`${v.textContent}${L}: ${I}`:`${v.textContent}: show its threads`)}n.querySelectorAll(".share").forEach((v,S)=>{let T=f?"\u2717":d&&o.expected!==null?`\u2717 ${Ze(o.expected,k)}`:A(c[S],!0);v.textContent=b?"":A(c[S])||(S===h?T:"")||(d?o.powers[S]??"?":"")}),n.classList.toggle("wrong",f),n.querySelector(".mine")?.setAttribute("d",h!==null?pt(e,r[l],s[h]):""),hs(e,c),bs(e),e.told.classList.toggle("exact",!d),e.told.replaceChildren(...ws(e,c)),e.grid.querySelectorAll("button").forEach((v,S)=>v.classList.toggle("shown",S===a*o.heads+i))}var Kh,Vh,Jl,Yh,eo=$(()=>{"use strict";qn();Zt();zn();Fo();Be();Kh=.035,Vh=7,Jl=50,Yh=12});var Zl={};D(Zl,{drawPictures:()=>xs});function xs(e){let{given:t,grid:o}=e,n=t.layers*t.heads;if(o.hidden=n<2||t.moves,o.style.setProperty("--heads",String(t.heads)),o.classList.toggle("named",t.names.length>0),o.classList.toggle("many",t.names.length>5),o.classList.toggle("fades",t.outlined.length>0),o.classList.toggle("framed",!!t.change&&t.outlined.length>0),e.svg.classList.toggle("plays",t.plays),[...o.querySelectorAll("button")].length!==n&&n>1){let c=Array.from({length:t.heads},(u,p)=>String(p+1)),d=[g("i",{className:"layer"},"head"),...c].map(u=>g("small",{ariaHidden:"true"},u));o.replaceChildren(...t.names.length?[]:d,...Array.from({length:t.layers},(u,p)=>{let m=t.names.length?[]:[g("i",{className:"layer"},"layer "),String(p+1)];return[g("span",{hidden:!m.length},...m),...c.map((h,f)=>Qh(e,p,f))]}).flat())}let[s,a]=t.side?[t.side,t.side]:[t.tokens.length,$e(e).length],i=o.querySelectorAll("canvas"),l=Jh(i[0]);i.forEach((c,d)=>{c.width=a,c.height=s;let u=c.getContext("2d"),p=u.createImageData(a,s),m=new Uint32Array(p.data.buffer);for(let S=0;S<s*a;S++){let T=e.weights[d*s*a+S];m[S]=t.side?l[e.pixels[d*s*a+S]]:T===65535?0:T===t.nan?4286611584:l[Math.round(255*Math.sqrt(T/65534))]}u.putImageData(p,0,0);let[h,f]=[Math.floor(d/t.heads),d%t.heads],b=!t.side&&e.weights.subarray(d*s*a,(d+1)*s*a).every(S=>S===65535),w=c.parentElement,[y,k]=[t.names[f],t.names[f-1]],[,A,M=""]=/^(\D+ )(\d+)$/.exec(y??"")??["",y],v=k===y||M&&k?.startsWith(A);y&&w.replaceChildren(c,g("small",{},g("i",{className:v?"again":""},A.replace(/ $/,"\xA0")),M)),w.classList.toggle("off",ut(t,h,f)),w.classList.toggle("veiled",b),w.classList.toggle("outlined",t.outlined.some(([S,T])=>S===h&&T===f)),w.ariaLabel=w.title=`${Rn(t,h,f)}${b?", covered":""}`})}function Jh(e){let t=e&&getComputedStyle(e),o=s=>s?.match(/\d+/g)?.map(Number)??[0,0,0],[n,r]=[o(t?.color),o(t?.backgroundColor)];return Uint32Array.from({length:256},(s,a)=>{let[i,l,c]=r.map((d,u)=>Math.round(d+(n[u]-d)*a/255));return 255<<24|c<<16|l<<8|i})}function Qh(e,t,o){let n=t===e.chosen[0]&&o===e.chosen[1]?0:-1,r=g("button",{type:"button",tabIndex:n},g("canvas")),s=()=>be(e,[t,o,ne(e)?e.given.row[2]:e.chosen[2]]);return r.onpointermove=()=>e.shown[0]===t&&e.shown[1]===o||s(),r.onfocus=s,r.onblur=()=>be(e,e.chosen),r.onclick=()=>{e.chosen=[t,o,e.chosen[2]],be(e,e.chosen),e.send("head",[t,o])},r}var vs=$(()=>{"use strict";ue();eo();zn();Be()});var rc={};D(rc,{lay:()=>qt});function qt(e){let{given:t,svg:o}=e,n=e.figure.clientWidth;if(!n)return;if(t.whole)return gs(e,n),be(e,e.shown);let r=n<480,s=t.others.length>0,a=ec(e,t.tokens,n,ys(t)?t.others:[]),i=ys(t)?a:ec(e,$e(e),n),l=Math.min(a.type,i.type),c=!s&&t.tokens.length>tg,d=!s&&l<(r?Zh:ks);e.isWrapped=c||d,e.line=c?nt:t.layers>1?(r?.66:1)*og:(r?t.heads>1?1.75:1.2:1)*ng,e.figure.classList.toggle("long",c);let[u,p]=[a.middles[0],a.middles[a.middles.length-1]],m=r&&t.heads===1&&!t.sums?200:150,h=t.tall&&!r?sg:Math.min(t.change?lg:t.layers>1?ig:ag,t.counts.length?Math.max(106,n*.32):Math.max(m,n*.36),Math.max(110,60+Do(p-u))),f=t.values.length&&18,[b,w]=s?[54+f,(r?230:f?220:280)-(t.sums?28:0)]:[h,h];t.tall&&r&&e.isWrapped&&(e.line=Math.max(e.line,rg/(new Set(tc(e,a.written,n).map(({y:q})=>q)).size-1))),e.places=e.isWrapped?tc(e,a.written,n):a.middles.map(q=>({x:q,y:w})),e.ends=s?i.middles.map(q=>({x:q,y:b})):e.places;let y=e.isWrapped?e.places[e.places.length-1].y+46:0;o.setAttribute("viewBox",`0 0 ${n} ${y||w+(s?34:t.counts.length?114+Pn(n):56)}`);let k=e.ends.map(()=>E("path",{class:"thread"})),A=[...t.tokens.map((q,B)=>oc(e,q,B,e.places[B],"from",e.isWrapped?nc(n,t.layers):l)),...t.others.map((q,B)=>oc(e,q,B,e.ends[B],"to",l))],M=s?-36-f:e.isWrapped?39:51,v=e.ends.map(({x:q,y:B})=>E("text",{class:"share",x:q,y:B+M,"text-anchor":"middle"})),S=t.values.map((q,B)=>E("text",{class:"value",x:e.ends[B].x,y:b-36,"text-anchor":"middle"},q)),T=Object.entries({weight:b-54,value:b-36,key:b-12,query:w+24}),O=f&&n>480?T.map(([q,B])=>E("text",{class:q,x:0,y:B},q)):[];o.classList.toggle("valued",!!f);let N=o.getRootNode().activeElement,I=N instanceof SVGElement?[...o.querySelectorAll(".word")].indexOf(N):-1,L=[...o.querySelectorAll(".word[data-side=from]")].map(q=>({text:q.textContent,x:Number(q.getAttribute("x"))}));o.replaceChildren(...Qt(e)?e.places.map(({x:q,y:B})=>E("circle",{class:"grip",cx:q,cy:B-5,r:5})):[],...s?pg(e):[],...k,E("path",{class:"mine"}),...A,...v,...S,...O,...t.counts.length?dg(e,n):[]);let C=e.shown;A[I]?.focus(),be(e,C),!s&&!e.isWrapped&&ug(A,L)}function dg({given:{counts:e,levels:t},places:o},n){let r=Math.max(...e),s=Math.max(r,...t.map(([,p])=>1.25*(p<3*r?p:r))),a=o[0].y+96+Pn(n),i=p=>Pn(n)*Math.min(p,s)/s,l=e.flatMap((p,m)=>[E("rect",{class:"count",x:o[m].x-14,y:a-i(p),width:28,height:i(p)}),E("text",{class:"counted",x:o[m].x,y:a+16,"text-anchor":"middle"},p.toFixed(Number.isInteger(p)?0:2))]),c=a-Pn(n)-9,d=t.flatMap(([p,m],h)=>[...[`M0,${a-i(m)} H${n}`,`M${h?n-20:0},${c} h20`].map(f=>E("path",{class:h?"expected guess":"expected",d:f})),E("text",{class:"level",x:h?n-26:26,y:c+4,"text-anchor":h?"end":"start"},m>s?`${p} \u2191`:p)]);return[E("text",{class:"level",x:0,y:c-16},"How often each word gets most"),E("path",{class:"ground",d:`M0,${a} H${n}`}),...l,...d]}function ug(e,t){let[o,n]=[t.map(({text:s})=>s),e.map(({textContent:s})=>s)];if(!([...o].sort().join(" ")!==[...n].sort().join(" ")||o.join(" ")===n.join(" ")||matchMedia("(prefers-reduced-motion: reduce)").matches))for(let s of e){let[{x:a}]=t.splice(t.findIndex(({text:l})=>l===s.textContent),1),i=a-Number(s.getAttribute("x"));s.animate([{transform:`translateX(${i}px)`},{transform:"none"}],{duration:700,easing:"ease-in-out"})}}function ec(e,t,o,n=[]){let r=g("canvas").getContext("2d");r.font=`${Wn}px ${getComputedStyle(e.figure).fontFamily}`;let s=t.map((d,u)=>Math.max(36,...[d,n[u]??""].map(p=>r.measureText(p).width*1.06+(o<480?8:14)))),a=s.reduce((d,u)=>d+u,0),i=Math.min(cg,o/a),l=(o-a*i)/2;return{middles:s.map(d=>(l+=d*i,l-d*i/2)),type:Math.min(eg,Wn*i),written:s}}function tc({line:e,given:t},o,n){let r=e>nt?8:0,s=nc(n,t.layers)/Wn,a=o.reduce((u,p)=>u+p*s,2*r),i=a/Math.ceil((s*Wn<ks?1:1.08)*a/n)+.6*Math.max(...o)*s,l=s*(e>nt?Math.max(1,n/i):1),[c,d]=[r,t.layers>1&&e>nt?4:24];return o.map(u=>{let p=u*l;return c+p>n&&([c,d]=[r,d+e]),c+=p,{x:c-p/2,y:d}})}function oc(e,t,o,{x:n,y:r},s,a){let i=s==="to"?-12:e.given.others.length||e.isWrapped?24:28,l=ne(e)&&e.given.others.length?s==="to"&&o===0:s==="from"&&o===e.chosen[2];return E("text",{class:"word",x:n,y:r+i,"text-anchor":"middle","font-size":a,role:"button",tabindex:l?0:-1,"data-word":o,"data-side":s},t)}var Wn,ks,Zh,eg,nc,tg,og,ng,rg,sg,ag,ig,lg,Pn,cg,ys,pg,_n=$(()=>{"use strict";ue();De();Zt();eo();Fo();Be();Wn=19,ks=16,Zh=14,eg=26,nc=(e,t)=>e<480&&t>1?15:ks,tg=48,og=140,ng=96,rg=220,sg=320,ag=260,ig=150,lg=84,Pn=e=>e<480?60:70,cg=2.2,ys=({others:e,tokens:t})=>e.length>0&&e.length===t.length;pg=e=>e.given.tokens.flatMap((t,o)=>Je(e,[0,0,o]).flatMap((n,r)=>n===1?[E("path",{class:o===r&&ys(e.given)&&!ne(e)?"kept straight":"kept",d:pt(e,e.places[o],e.ends[r]),"data-word":o})]:[]))});var ic={};D(ic,{begin:()=>Es,end:()=>As,look:()=>Ls,move:()=>$s,pressKey:()=>Ms});function Ss(e,t,o){let{left:n,top:r}=e.svg.getBoundingClientRect();if(e.isWrapped){let i=o.map(({x:l,y:c})=>Math.abs(l-t.clientX+n)+9*Math.abs(Math.round((c+10-t.clientY+r)/e.line))*e.line);return i.indexOf(Math.min(...i))}let s=t.clientX-n,a=o.map(({x:i})=>Math.abs(i-s));return a.indexOf(Math.min(...a))}function mg(e,t,{x:o,y:n}){let{left:r,top:s}=e.svg.getBoundingClientRect();return Math.abs(t.clientX-r-o)<sc.x&&Math.abs(t.clientY-s-n)<sc.y}function Dn(e,t){let{top:o,height:n}=e.svg.getBoundingClientRect(),r=t.clientY-o>n/2;return e.given.others.length?{begins:r,ends:!r}:{begins:!0,ends:!0}}function Es(e,t){let o=Ss(e,t,e.places);e.begun=Dn(e,t).begins?o:null,!(!e.given.moves&&(!ne(e)||!Dn(e,t).begins||o!==e.given.row[2]&&!Qt(e)))&&(e.from=o,e.svg.setPointerCapture(t.pointerId))}function $s(e,t){if(e.from!==null){let{left:o,top:n}=e.svg.getBoundingClientRect();e.given.moves?e.svg.querySelectorAll(".word")[e.from].setAttribute("x",String(t.clientX-o)):e.svg.querySelector(".mine")?.setAttribute("d",pt(e,e.places[e.from],{x:t.clientX-o,y:t.clientY-n}))}else if(t.pointerType==="mouse"&&!ne(e)&&Dn(e,t).begins){let o=Ss(e,t,e.places);o!==e.shown[2]&&be(e,[e.chosen[0],e.chosen[1],o])}}function As(e,t){let o=e.from;e.from=null;let{begins:n,ends:r}=Dn(e,t),s=Ss(e,t,ne(e)?e.ends:e.places);if(e.given.moves&&o!==null&&o!==s)return e.svg.querySelector(".word:focus")?.blur(),e.send("move",[o,s]);e.given.moves&&qt(e);let a=o!==null&&!e.given.moves&&!e.given.others.length&&s===e.given.row[2],i=ne(e)&&e.begun!==null&&e.begun!==e.given.row[2]&&(e.given.others.length>0||s!==e.begun),l=ne(e)&&o===null&&!mg(e,t,e.ends[s]);i&&Qt(e)&&r&&e.send("move",[e.begun??0,s]),(ne(e)?r:n)&&!a&&!i&&!l?ac(e,s):be(e,e.shown)}function ac(e,t){if(ne(e)){if(t===e.given.drawn)return be(e,e.shown);e.given={...e.given,drawn:t,isSent:!0},be(e,e.shown),e.send("word",t);return}e.chosen=[e.chosen[0],e.chosen[1],t],be(e,e.chosen)}function Ms(e,t){let{side:o,word:n}=t.target.dataset;!o||t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),(!e.given.others.length||o==="to"===ne(e))&&ac(e,Number(n)))}function Ls(e,{dataset:{side:t,word:o}}){t==="from"&&!ne(e)&&be(e,[e.chosen[0],e.chosen[1],Number(o)])}var sc,Ns=$(()=>{"use strict";_n();Zt();eo();Be();sc={x:60,y:44}});var lc={};D(lc,{default:()=>hg});function hg({parentElement:e,data:t,setTriggerValue:o}){let n=new DataView(t.buffer,t.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(t.subarray(4,4+n))),{weights:s,pixels:a}=ms(r,t.subarray(4+n)),{at:i,before:l}=se({parentElement:e,data:r,setTriggerValue:o},bg),c=!!l&&dt($e({given:l}),$e(i))&&(dt(l.row,r.row)||dt(i.chosen,r.row)),d=p=>p.slice(-(r.tokens.length**2)),u=!c||!dt(l.names,r.names)||r.plays&&!dt(d(i.weights),d(s));Object.assign(i,{weights:s,pixels:a}),c||(i.chosen=[...r.row]),i.shown=[...ne(i)?r.row:i.chosen],i.figure.setAttribute("aria-label",r.name),i.svg.classList.toggle("asking",ne(i)),i.svg.classList.toggle("moves",r.moves),r.asks==="share"&&(l?.asks!=="share"||!c||l.fromEnd!==r.fromEnd)&&(i.slider.value=String(Math.round(100*(r.expected??.5))),i.answer.disabled=r.expected===null),xs(i),qt(i),r.plays&&u&&gg(i)}function gg(e){let[t,o,n]=e.chosen,r=0;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let s=()=>{r>o||!e.svg.isConnected?clearInterval(e.timer):be(e,[t,r++,n])};e.timer=setInterval(s,fg),s()}function bg({given:e,send:t}){let o=E("svg"),n=g("p",{className:"told"}),[r,s]=[g("em"),g("input",{type:"range",value:"50",ariaLabel:"How much of the bar, in per cent; Enter answers"})],a=g("div",{className:"bar"},g("b"),r,s),i=g("button",{type:"button",className:"answer"}),l=g("div",{className:"heads"}),c=g("figure",{role:"group"},o,a,i,n,l),d={given:e,weights:new Uint16Array,pixels:new Uint8Array,chosen:e.row,shown:e.row,send:t,figure:c,svg:o,told:n,bar:a,mine:r,slider:s,answer:i,grid:l,places:[],ends:[],isWrapped:!1,line:nt,begun:null,from:null,timer:0};new ResizeObserver(()=>qt(d)).observe(c);for(let p of["pointerdown","focusin"])c.addEventListener(p,()=>clearInterval(d.timer));l.addEventListener("pointermove",()=>clearInterval(d.timer)),o.addEventListener("pointerdown",p=>Es(d,p)),o.addEventListener("pointermove",p=>$s(d,p)),o.addEventListener("pointerup",p=>As(d,p)),o.addEventListener("pointercancel",()=>{d.from=null,qt(d)}),o.addEventListener("pointerleave",()=>d.from===null&&be(d,d.chosen)),o.addEventListener("keydown",p=>Ms(d,p)),c.addEventListener("focusin",({target:p})=>Ls(d,p));for(let p of["from","to"])pe(c,`[data-side=${p}]`);pe(l,"button",()=>d.given.heads),l.addEventListener("pointerleave",()=>be(d,d.chosen));let u=({pointerType:p,target:m})=>p==="touch"&&m instanceof Element?m.closest("button"):null;return l.addEventListener("pointerdown",p=>{u(p)&&p.target.releasePointerCapture(p.pointerId)}),l.addEventListener("pointerup",p=>u(p)?.click()),l.addEventListener("touchend",p=>p.cancelable&&p.preventDefault()),s.addEventListener("input",()=>{i.disabled=!1,Cn(d)}),i.addEventListener("click",()=>d.send("share",Number(s.value))),s.addEventListener("keydown",p=>p.key==="Enter"&&d.send("share",Number(s.value))),d}var fg,cc=$(()=>{"use strict";ue();Le();Fe();De();qn();vs();_n();Zt();Ns();eo();Be();fg=550});var dc={};D(dc,{FIELD:()=>oo,HINT:()=>Fn,NOTEBOOK_PARTS:()=>to,askedTab:()=>mt,markElements:()=>no,marks:()=>ro,messageElements:()=>so,messages:()=>Hn,newMarks:()=>Bn,panelOf:()=>jn,questionOf:()=>Ho,spokenText:()=>Pe});function no(e=document.body){return[...e.querySelectorAll("[data-testid=stMain] .stMarkdownBadge")].filter(o=>(!o.isConnected||o.checkVisibility({visibilityProperty:!0}))&&wg.test(o.innerText.trim())).map(o=>o.closest("p")??o)}function Bn(e,t){let o=[...e];return t.filter(n=>{let r=o.indexOf(n);return r>=0&&o.splice(r,1),r<0})}function Ts(e){let[t,o=""]=[...e.children].map(Ts);switch(e.localName){case"mfrac":return`${t} over ${o}`;case"msqrt":return`\u221A${t}`;case"msub":return t==="\u2211"?`the sum over ${o} of`:`${t}${o.length>1?" ":"_"}${o}`;case"msup":return o==="\u22A4"?`${t} transposed`:`${t} to the ${o}`;default:return e.children.length?[...e.children].map(Ts).join(" "):e.textContent??""}}function Pe(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll("[role=img][translate=no]"))o.remove();for(let o of t.querySelectorAll(".katex"))o.replaceWith(...[...o.querySelectorAll("semantics > :first-child")].map(Ts));return(t.textContent??"").replace(/[\s\u2061]+/g," ").replace(/ (?=[,.:;)])/g,"").trim()}function Ho(e){let t=e.parentElement?.querySelectorAll("[role=tab]").length,n=[...(jn(e)??document).querySelectorAll(oo)].find(a=>e.compareDocumentPosition(a)&Node.DOCUMENT_POSITION_FOLLOWING),r=n?.querySelector("[aria-checked=true]"),s=r?Pe(r):n instanceof HTMLInputElement?n.value:"";return`Question ${e.innerText} of ${t}. ${n?.ariaLabel??""}${s&&` Your answer: ${s}.`}`}var wg,to,Fn,xg,oo,ro,so,Hn,mt,jn,Bo=$(()=>{"use strict";wg=/^[✓✗◐↷…?]/,to="[class*=st-key-found-]",Fn="[class*=st-key-said-] p",xg=".st-key-told p, .st-key-left p, .st-key-read p",oo="[class*=st-key-question] :is([role=radiogroup], input, textarea)";ro=(e=document.body)=>[...no(e),...e.querySelectorAll(".stToast p")].map(Pe),so=(e=document.body)=>e.querySelectorAll(`.st-key-stored-solution .stMarkdown, ${xg}, ${Fn}, [class*=st-key-found-] > :first-child p`),Hn=(e=document.body)=>[...so(e)].map(Pe);mt=()=>document.querySelector(".st-key-lesson [role=tab][aria-selected=true]"),jn=e=>document.getElementById(e.getAttribute("aria-controls")??"")});var fc={};D(fc,{arrive:()=>Cs,head:()=>Gn,newTitle:()=>qs,titleOfStep:()=>jo});function jo(){let e=document.querySelector("[data-testid=stMain] p > strong:first-child");return e&&Gn(e),e}function Cs({screen:e,step:t}){let o=document.body.dataset,[n,r]=[o.screen,o.step];if(Object.assign(o,{screen:e,step:t}),n===void 0)return vg();let s=t?jo():uc(),a=n!==e?uc():r!==t?s:null;if(n!==e&&document.querySelector("[data-testid=stMain]")?.scrollTo(0,0),r!==t&&(Os=!a),!a)return"";pc()||mc(a);let i=n===e?document.querySelector(oo):null;return`${Pe(a)} ${i?.ariaLabel??""}`.trim()}function mc(e){e.tabIndex=-1,e.focus()}function qs(){let e=Os&&jo();return e?(Os=!1,pc()||mc(e),Pe(e)):""}function vg(){let[e]=performance.getEntriesByType("navigation"),t=e.type==="navigate"?null:mt(),o=t??document.querySelector("[data-testid=stMain] h1:not([tabindex])");return o&&document.activeElement===document.body&&!location.hash&&(o.tabIndex=o.tabIndex,o.focus({preventScroll:!0}),o.blur()),t?[Ho(t),...ro()].join(" "):""}var Os,uc,Gn,pc,Is=$(()=>{"use strict";Bo();Os=!1,uc=()=>document.querySelector("[data-testid=stMain] h1");Gn=e=>Object.assign(e,{role:"heading",ariaLevel:"2"}),pc=()=>!!document.activeElement?.matches("[data-testid=stMain] :is(input, textarea)")});var bc={};D(bc,{ANSWER_PLACES:()=>ao,asLongAsItGrows:()=>zs,keepHeight:()=>Un,reveal:()=>Rs,show:()=>Go});function Rs(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth",o=[...so(),...no()].filter(n=>n.closest(ao)&&e.includes(Pe(n)));for(let n of o){let r=n.closest(ao),s=r.matches(".st-key-asked"),a=n.closest(`${to}, .st-key-asked .stMarkdown`)??n,{top:i,bottom:l,height:c}=a.getBoundingClientRect(),d=r.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect()??new DOMRect(0,1/0),[u,p]=[Vt(),Math.max(0,...[...r.querySelectorAll(Sg)].map(f=>f.getBoundingClientRect().bottom-l))];a!==n&&(a.style.scrollMarginTop=`${u+(s?Math.max(0,Math.min(i-d.top,innerHeight-c-u-hc-kg)):0)}px`);let m=Math.max(0,Math.min(p+(l+p>innerHeight?hc:0),innerHeight+d.top-u-l)),h=s?0:l+m-innerHeight;a.style.scrollMarginBottom=`${m+(h>0?Yt(h,u):0)}px`,a.scrollIntoView({block:"nearest",behavior:t})}return o.length>0}function Un(e){let t=gc();t&&(t.style.minHeight=e?`${t.getBoundingClientRect().height}px`:"")}function Go(){let e=mt(),t=e&&jn(e);if(!t)return;let o=document.querySelector("[data-testid=stMain]");if(o.scrollTo(0,0),!(t.getBoundingClientRect().bottom<=innerHeight)){for(let n of[gc(),t,e])n?.scrollIntoView({block:"nearest"});o.scrollTop&&o.scrollBy(0,Yt(0,Vt()))}}function zs(e){let t=new ResizeObserver(Go),o=()=>t.disconnect();t.observe(e);for(let n of["pointerdown","wheel","keydown"])addEventListener(n,o,{once:!0,capture:!0,passive:!0});setTimeout(o,yg)}var yg,kg,hc,ao,Sg,gc,Ps=$(()=>{"use strict";En();Bo();yg=3e3,[kg,hc]=[64,8],ao=`.st-key-lesson, .st-key-asked, ${to}`,Sg=".st-key-lesson [role=tabpanel] .stButton, .st-key-onward [data-testid=stPageLink]";gc=()=>document.querySelector(".st-key-lesson .st-key-figure")});var vc={};D(vc,{colourRoles:()=>Xn});function Ws(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),o=[];for(;t.nextNode();)o.push(t.currentNode);return o}function Xo(e,t,o=0,n=t.length){let r=new Range;return r.setStart(t,o),r.setEnd(t,n),{role:e,range:r}}function Ag(e){let t=Ws(e);return t.flatMap((o,n)=>{let r=o.data==="W"&&$g[t[n+1]?.data];return r?[Xo(r,o),Xo(r,t[n+1])]:wc[o.data]?[Xo(wc[o.data],o)]:[]})}function Mg(e){let t=_s(e);return new Set(t.map(({role:o})=>o)).size>1?t:[]}function Xn(){if(!CSS.highlights)return;let e=xc.matches?[]:[...Uo("[data-testid=stMain] :is(code.language-python, :not(pre) > code)",_s),...Uo("[data-testid=stMain] .katex-html",Ag),...Uo("[data-testid=stMain] .stMarkdown strong",Lg),...Uo("[data-testid=stMain] [data-testid=stButtonGroup]",Mg),...Uo("#vg-tooltip-element .key",Ng)];for(let t of Eg)CSS.highlights.set(`role-${t}`,new Highlight(...e.filter(o=>o.role===t).map(({range:o})=>o)))}var Eg,wc,$g,_s,Lg,Ng,Uo,xc,Ds=$(()=>{"use strict";Sn();Eg=["query","key","weight","value","context"],wc={Q:"query",K:"key",V:"value",weights:"weight",context:"context"},$g={q:"query",k:"key",v:"value"};_s=e=>Ws(e).flatMap(t=>Kt(t.data).map(({role:o,start:n,end:r})=>Xo(o,t,n,r)));Lg=e=>Kt(e.textContent??"").some(({start:t,end:o})=>o-t===e.textContent?.length)?_s(e):[],Ng=e=>e.textContent==="weight"?Ws(e).map(t=>Xo("weight",t)):[],Uo=(e,t)=>[...document.querySelectorAll(e)].flatMap(t),xc=matchMedia("(forced-colors: active)");xc.addEventListener("change",Xn)});var kc={};D(kc,{announce:()=>Fs});function Cg(){for(let e of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']"))e.setAttribute("aria-labelledby",e.closest("[role=group]")?.id??"")}function qg(){document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert",!!document.querySelector("[data-testid=stExpandSidebarButton]"));for(let e of document.querySelectorAll("[data-testid=stElementToolbar]")){let t=[...e.querySelectorAll("button")];"roves"in e.dataset||pe(e,"button"),e.role="toolbar",e.ariaLabel??=t[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1]??null;for(let o of t)o.ariaLabel=o.ariaLabel?.replace(/: .*/s,"")??null;if(e.dataset.roves="",t.filter(({tabIndex:o})=>!o).length>1)for(let o of t.slice(1))o.tabIndex=-1}for(let e of document.querySelectorAll(".st-key-parts a"))e.tabIndex=e.pathname===location.pathname?-1:0}function Ig(e){e.focus(),document.activeElement!==e&&e.focus(),Go();let t=e.closest(".st-key-lesson");return t&&zs(t),Ho(e)}function Rg(e,t){let o=new AbortController,n=ro(t),r=mt()?.innerText,s=Hn(t),a=t&&document.body.dataset.screen,i="",l=!1,c=!1,d,u,p=setTimeout(m,yc);function m(){io()||qo();let[b,w]=[ro(),Hn()],y=Bn(n,b),k=c&&!io()&&!y.length?no().filter(S=>S.closest(ao)).map(Pe):[],A=Bn(s,w),M=[...A,...y,...k.map(S=>`Again: ${S}`)].join(" ");n=b,s=w,d=[...so()].filter(S=>A.includes(Pe(S))&&S.matches(Fn)).at(-1)??d,d&&document.activeElement===document.body&&(d.tabIndex=-1,d.focus({preventScroll:!0})),y.length+k.length&&(l=c=!1);let v=h()||(io()?"":qs());u===document.body.dataset.screen&&Rs([...A,...y,...k])&&(u=void 0),i=v||i,(v||a===document.body.dataset.screen&&M)&&(e.textContent=`${i} ${M}`.trim()),Xn(),Cg(),qg();for(let S of document.querySelectorAll(Tg))Gn(S).closest("[aria-hidden]")?.removeAttribute("aria-hidden");document.body.dataset.step&&jo()}function h(){let b=mt(),w=document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]"),y=b&&r&&r!==b.innerText&&w;return b&&r!==b.innerText&&Un(!1),y&&(u=void 0),y&&io()&&Go(),io()?"":(r=b?.innerText,y?Ig(b):"")}for(let b of["click","keydown","pointerup"])document.addEventListener(b,({type:w,target:y,key:k})=>{y.closest(oo)&&Un(!0),k!=="Tab"&&([a,i]=[document.body.dataset.screen,""]),w==="click"&&([l,c,d]=[!!y.closest(".st-key-check"),!1,void 0]),u=y.closest(k==="Enter"?ao:`.st-key-lesson, .st-key-asked button, ${to}`)?document.body.dataset.screen:void 0},{capture:!0,signal:o.signal});let f=new MutationObserver(()=>{c||=l&&io(),clearTimeout(p),p=setTimeout(m,yc)});return addEventListener("storage",({key:b})=>{b===Og&&(sessionStorage.clear(),location.replace(location.pathname))},{signal:o.signal}),f.observe(document.body,{childList:!0,subtree:!0,characterData:!0,attributeFilter:["data-test-script-state"]}),()=>{clearTimeout(p),f.disconnect(),o.abort()}}function Fs(e,t){let o=document.body.dataset.screen?void 0:window.before,n=Cs(e);return n&&(t.textContent=n),Kn.has(t)||Kn.set(t,Rg(t,o)),()=>{Kn.get(t)?.(),Kn.delete(t)}}var yc,Tg,Og,Kn,io,Hs=$(()=>{"use strict";Fe();xn();Is();Bo();Ps();Ds();yc=200,Tg="[class*=st-key-question-] :is([data-testid=stWidgetLabel] p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))",Og="self-attention progress forgotten",Kn=new WeakMap;io=()=>!!document.querySelector("[data-test-script-state=running]")});var Ec={};D(Ec,{whenBack:()=>Bs});function Bs(e,t){let o=document.querySelector(zg);if(o&&!Vn.has(e)){let n=new MutationObserver(()=>o.getAttribute(Sc)==="CONNECTED"&&t());n.observe(o,{attributeFilter:[Sc]}),Vn.set(e,n)}return()=>{Vn.get(e)?.disconnect(),Vn.delete(e)}}var zg,Sc,Vn,js=$(()=>{"use strict";zg="[data-testid=stApp]",Sc="data-test-connection-state",Vn=new WeakMap});var $c={};D($c,{writeCookies:()=>Ko});function Ko(e){for(let[t,o]of e)document.cookie=`${t}=${o}; max-age=${o?31536e3:0}; samesite=lax`}var Yn=$(()=>{"use strict"});var Ac={};D(Ac,{completeLink:()=>Gs});function Gs(e,t){let o=new URL(location.href);if(o.pathname.replace(/\/$/,"").split("/").pop()===e){for(let[n,r]of t)o.searchParams.has(n)||o.searchParams.set(n,r);o.href!==location.href&&history.replaceState(history.state,"",o)}}var Us=$(()=>{"use strict"});var Mc={};D(Mc,{makeOneStep:()=>Xs});function Xs(){if(Object.hasOwn(history,"pushState"))return;let e=({target:t})=>lo=t?.closest?.(Pg)?null:location.href;for(let t of["pointerdown","keydown","click"])window.addEventListener(t,e,{capture:!0});window.addEventListener("popstate",()=>lo=null,{capture:!0}),history.pushState=(t,o,n)=>{let r=new URL(String(n),location.href).pathname===location.pathname;if(r&&lo===null)return history.replaceState(t,o,n);r&&lo?.includes("?")&&history.replaceState(history.state,o,lo),lo=null,History.prototype.pushState.call(history,t,o,n)}}var Pg,lo,Ks=$(()=>{"use strict";Pg=".st-key-asked :is(.stTextInput, .stTextArea, .st-key-check)",lo=null});var Tc={};D(Tc,{keepTyped:()=>Ys});function Vo(){try{let{path:e,fields:t}=JSON.parse(sessionStorage.getItem(Vs)??"{}");return e===location.pathname?t:{}}catch{return{}}}function Wg(e){try{Object.keys(e).length?sessionStorage.setItem(Vs,JSON.stringify({path:location.pathname,fields:e})):sessionStorage.removeItem(Vs)}catch{}}function co(e,t){let{[e]:o,...n}=Vo();Wg(t?{...n,[e]:t}:n)}function Yo(e){let t=[...e?.closest("[class*=st-key-]")?.classList??[]].find(o=>o.startsWith("st-key-"));return t?`${t} ${e?.ariaLabel}`:""}function _g(e,t){let o=e instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(o.prototype,"value")?.set?.call(e,t),e.dispatchEvent(new Event("input",{bubbles:!0}))}function Dg(e,t){if(_g(e,t.text),!t.isLeft&&document.activeElement===document.body)return e.focus();e.dispatchEvent(new FocusEvent("focusout",{bubbles:!0})),co(Yo(e),{...t,isLeft:!0})}function Hg(){let e=new AbortController,t=new Map,o=Vo(),n=(c,d)=>document.addEventListener(c,({target:u,isTrusted:p})=>{p&&Fg(u)&&u.matches(Lc)&&Yo(u)&&d(u,Yo(u))},{capture:!0,signal:e.signal});n("focusin",(c,d)=>{let u=Vo()[d];t.set(d,u&&!u.isLeft?u.before:c.value)}),n("input",(c,d)=>{delete o[d],co(d,{before:t.get(d)??"",text:c.value,isLeft:!1})}),n("focusout",(c,d)=>{let u=Vo()[d];!u||c.disabled||(co(d,{...u,isLeft:!0}),setTimeout(()=>Vo()[d]?.isLeft&&co(d,null),3e3))});let r=new Set,s=()=>[...document.querySelectorAll(Lc)].map(c=>[c,Yo(c)]).filter(([,c])=>o[c]),a=c=>{delete o[c],r.has(c)||co(c,null)};document.addEventListener("click",({isTrusted:c})=>{for(let[d,u]of c?s():[])o[u].text===d.value&&a(u)},{capture:!0,signal:e.signal});let i=Nc.tries,l=Object.keys(o).length&&setInterval(()=>{for(let[d,u]of s())d.disabled||(d.value===o[u].text&&!r.has(u)?a(u):d.value===o[u].before&&(r.add(u),Dg(d,o[u])));if(i-- >0)return;clearInterval(l);let c=Yo(document.activeElement);for(let d in o)d!==c&&co(d,null)},Nc.wait);return()=>{clearInterval(l),e.abort()}}function Ys(e){return Jn.has(e)||Jn.set(e,Hg()),()=>{Jn.get(e)?.(),Jn.delete(e)}}var Vs,Lc,Nc,Jn,Fg,Js=$(()=>{"use strict";Vs="self-attention typed",Lc="[data-testid=stTextInput] input, [data-testid=stTextArea] textarea",Nc={wait:200,tries:75},Jn=new WeakMap;Fg=e=>e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement});var Oc={};D(Oc,{default:()=>Bg});function Bg({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("[role=status]"),r=[Fs(e,n),Ys(n),Bs(n,()=>o("back",!0))];return Xs(),Gs(e.screen,e.completes),Ko(e.cookies),()=>r.forEach(s=>s())}var Cc=$(()=>{"use strict";Hs();js();Yn();Us();Ks();Js()});var jg={};var qc,Qn,Ic=$(()=>{"use strict";new MutationObserver((e,t)=>{let o=document.querySelector("[data-testid=stMain] h1");o&&(t.disconnect(),!(document.activeElement!==document.body||location.hash)&&(o.tabIndex=-1,o.focus({preventScroll:!0}),o.blur()))}).observe(document,{childList:!0,subtree:!0});for(let e of["click","keydown","pointerup"])addEventListener(e,({key:t})=>{t!=="Tab"&&!document.body.dataset.screen&&(window.before??=document.body.cloneNode(!0))},{capture:!0});qc="[data-testid=stPopoverBody]",Qn=null;addEventListener("click",({target:e})=>{let t=e instanceof Element?e.closest("[data-testid=stPopoverButton][aria-expanded=false]"):null;if(!t)return;Qn=t;let o=60,n=()=>{let r=document.activeElement;t.ariaExpanded==="true"&&(r===t||r===document.body)&&document.querySelector(qc)?.focus({preventScroll:!0}),o--&&requestAnimationFrame(n)};n()},{capture:!0});addEventListener("keydown",({key:e,shiftKey:t})=>{let o=document.activeElement,n=o?.closest(qc);if(!n||!Qn||e!=="Tab"&&e!=="Escape")return;let r=[n,...n.querySelectorAll(":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(:disabled, [tabindex='-1'])")];e==="Tab"&&o!==(t?n:r[r.length-1])||(Qn.focus(),e==="Tab"&&Qn.click())},{capture:!0})});var zc={};D(zc,{default:()=>Kg});function Ug(e){let{icon:t,help:o,minutes:n,done:r,parts:s}=e,a=g("span",{className:t===Gg?"icon complete":"icon",ariaHidden:"true",translate:!1},t),i=g("div",{},Rc(e));return r&&i.append(g("strong",{},r)),i.append(g("small",{},n?`${o} (${n} min)`:o)),s.length&&i.append(g("p",{},...s.map(Rc))),g("li",{},a,i)}function Xg({title:e,able:t,takes:o,ready:n,of:r,groups:s},a){let i=[n&&o?`${n} of ${r} done`:"",o].filter(Boolean).join(", "),l=g("summary",{},g("h3",{},e),g("span",{},i),g("p",{},t));l.style.setProperty("--done",`${o&&n/r}`);let c=s.map(({title:d,lessons:u})=>g("section",{},...d?[g("h4",{},d)]:[],g("ul",{},...u.map(Ug))));return g("details",{open:a,dataset:{road:e}},l,g("div",{},...c))}function Kg({data:e,parentElement:t,setTriggerValue:o}){let n=JSON.parse(new TextDecoder().decode(e)),r=t.querySelector("nav"),s=new Set([...r?.querySelectorAll("details")??[]].map(l=>l.open&&l.dataset.road));r?.remove();let a=n.map(l=>Xg(l,s.has(l.title))),i=g("nav",{ariaLabel:"The roads"},g("h2",{},"Where do you want to go?"),...a);t.append(i),i.addEventListener("click",l=>{let c=l.target instanceof Element?l.target.closest("a"):null;!c?.dataset.opens||l.ctrlKey||l.metaKey||l.shiftKey||l.altKey||(l.preventDefault(),o("opened",{road:c.closest("details")?.dataset.road??"",screen:c.dataset.opens}))})}var Gg,Rc,Pc=$(()=>{"use strict";ue();Gg="check_circle",Rc=({title:e,opens:t,address:o})=>g("a",{href:o,dataset:{opens:t}},e)});var _c={};D(_c,{default:()=>eb});function Jg(){try{return sessionStorage.getItem(Wc)==="yes"}catch{return!1}}function Qg(e){try{sessionStorage.setItem(Wc,e?"yes":"no")}catch{}}function Zg(e){let[t,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[...t?[t,String(o).padStart(2,"0")]:[o],String(e%60).padStart(2,"0")].join(":")}function eb({data:e,parentElement:t}){let o=t.querySelector("[role=timer]"),n=t.querySelector("[role=status]"),r=t.querySelector("button"),s=Date.now()+1e3*e.left;clearInterval(Zn.get(t));let a=Jg();function i(){let l=Math.max(0,Math.ceil((s-Date.now())/1e3));o.textContent=Zg(l),o.hidden=a,r.textContent=a?"Show the clock":"Hide";let c=l?Yg.find(([d])=>l<=d)?.[1]??"":Vg;n.textContent!==c&&(n.textContent=c),l||clearInterval(Zn.get(t))}return r.onclick=()=>{a=!a,Qg(a),i()},Zn.set(t,setInterval(i,1e3)),i(),()=>clearInterval(Zn.get(t))}var Wc,Vg,Yg,Zn,Dc=$(()=>{"use strict";Wc="self-attention clock hidden",Vg="Time is up. Your answers are all here: you can still finish and hand them in.",Yg=[[60,"One minute left."],[300,"Five minutes left."]],Zn=new WeakMap});var Fc={};D(Fc,{default:()=>tb});function tb({data:e,parentElement:t}){let o=t.querySelector("button");o.hidden=!e.button,o.onclick=()=>window.print();let n=t.querySelector(".exam-paper");n.dataset.is!==e.paper&&(n.innerHTML=e.paper,n.dataset.is=e.paper)}var Hc=$(()=>{"use strict"});var Bc={};D(Bc,{default:()=>ob});function ob({parentElement:e}){let t=e.querySelector("button");t.onclick=()=>window.print()}var jc=$(()=>{"use strict"});var Uc={};D(Uc,{default:()=>nb});function nb({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("nav")??t.appendChild(document.createElement("nav"));for(n.ariaLabel="The parts";n.childElementCount>e.length;)n.lastElementChild?.remove();e.forEach((s,a)=>{let i=n.children[a]??n.appendChild(document.createElement("button"));i.type="button",i.ariaLabel=i.title=s.name,i.dataset.state=s.state,i.classList.toggle("begins",s.begins),s.isAsked?i.setAttribute("aria-current","step"):i.removeAttribute("aria-current"),i.replaceChildren(String(s.number),Object.assign(document.createElement("span"),{textContent:s.sign})),i.onclick=()=>o("pressed",s.number)}),n.onscroll=()=>Gc(n),Gc(n);let r=n.querySelector("[aria-current]");!(r instanceof HTMLElement)||n.dataset.asked===r.textContent||(n.dataset.asked=r.textContent??"",n.scrollLeft=r.offsetLeft-n.offsetLeft-(n.clientWidth-r.offsetWidth)/2)}function Gc(e){e.classList.toggle("before",e.scrollLeft>1),e.classList.toggle("after",e.scrollLeft+e.clientWidth<e.scrollWidth-1)}var Xc=$(()=>{"use strict"});var Kc={};D(Kc,{resend:()=>Jo});function Jo(e,t,o){clearTimeout(Qs.get(e));let n=r=>Qs.set(e,setTimeout(()=>{o?.(),r<16*t&&n(2*r)},r));return o&&n(t),()=>clearTimeout(Qs.get(e))}var Qs,er=$(()=>{"use strict";Qs=new WeakMap});var Jc={};D(Jc,{default:()=>cb});function tr(e){try{let t=JSON.parse(localStorage.getItem(e)??"null");return typeof t?.text=="string"&&Number.isFinite(t.at)?t:{at:0,text:""}}catch(t){if(t instanceof SyntaxError)return{at:0,text:""};throw t}}function Yc(){return Object.keys(localStorage).filter(e=>e.startsWith(Vc))}function ib(e){e<=Number(localStorage.getItem(Zs))||(Yc().forEach(t=>localStorage.removeItem(t)),sessionStorage.removeItem(rb),localStorage.setItem(Zs,String(e)))}function lb(e,{at:t,text:o}){if(t<=Math.max(tr(e).at,Number(localStorage.getItem(Zs))))return;localStorage.setItem(e,JSON.stringify({at:t,text:o}));let n=Yc().sort((r,s)=>tr(r).at-tr(s).at);n.slice(0,Math.max(0,n.length-sb)).forEach(r=>localStorage.removeItem(r))}function cb({data:e,parentElement:t,setTriggerValue:o}){let n=Vc+e.name,r=null,s="Kept in this browser, because it is too long for the link.";try{ib(e.forgotten),lb(n,e);let{text:a}=tr(n);e.asks&&(a||e.answers)&&(r=a.slice(0,e.longest))}catch{r=e.answers?"":null,s="Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."}return t.querySelector("p").textContent=e.has_text?s:"",Jo(t,ab,r===null?null:()=>o("found",r))}var Vc,Zs,rb,sb,ab,Qc=$(()=>{"use strict";er();Vc="self-attention: ",Zs="self-attention forgotten",rb="self-attention typed",sb=60,ab=400});var Zc={};D(Zc,{default:()=>pb});function pb({data:e,parentElement:t}){let o=t.querySelector("[role=note]");o.ariaLabel=e.says;let n=String(e.turn);if(document.body.dataset.focusTurn===n)return;document.body.dataset.focusTurn=n;let r=e.on?ub:1,s=!0,a=()=>{let i=e.on?document.querySelector(e.on):o;i&&(s||document.activeElement===document.body)&&(e.on&&Object.assign(i,{role:"heading",ariaLevel:"2",tabIndex:-1}),i.closest("[aria-hidden]")?.removeAttribute("aria-hidden"),i.focus(),s=!1),--r>0&&setTimeout(a,db)};a()}var db,ub,ed=$(()=>{"use strict";[db,ub]=[100,20]});var ld={};D(ld,{default:()=>kb});function or(e){return Object.keys(localStorage).filter(t=>t.startsWith(e))}function ea(){let e=Number(localStorage.getItem(nd[0]));return e<Date.now()/1e3+fb?e:0}function wb(e){e<=ea()||(or(od).forEach(t=>localStorage.removeItem(t)),nd.forEach(t=>localStorage.setItem(t,String(e))))}function ad(){try{return JSON.parse(localStorage.getItem(rd)??"{}")??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}function id(e,t){try{let o=JSON.parse(t),n=r=>!(r.at<=e[`${r.exercise} ${r.variant??""}`]);return JSON.stringify({...o,answers:o.answers.filter(n)})}catch{return t}}function xb(e){let t=ad(),o=Object.fromEntries(Object.entries(e).filter(([n,r])=>!(r<=t[n])));Object.keys(o).length&&(or(ft).forEach(n=>localStorage.setItem(n,id(o,localStorage.getItem(n)??""))),localStorage.setItem(rd,JSON.stringify({...t,...o})))}function vb({place:e,text:t,joined:o,instead:n,began:r,answers_forgotten:s}){let a=Object.fromEntries(s),i=Object.entries(ad()).filter(([d,u])=>u>Math.max(r,a[d]??0)),l=d=>i.length?id(Object.fromEntries(i),d):d;if(t&&localStorage.setItem(ft+e,l(t)),!o)return;localStorage.setItem(`${ft}${e} and earlier`,l(o)),n.filter(d=>sd.get(d)===localStorage.getItem(ft+d)).forEach(d=>localStorage.removeItem(ft+d))}function td({place:e}){return or(ft).map(o=>o.slice(ft.length)).filter(o=>o!==e&&o!==`${e} and earlier`)}function yb(e,t){let o=e.asks||!e.read&&td(e).length>mb;if(!o&&!t)return null;let n=Object.fromEntries((o?td(e):[]).map(r=>[r,localStorage.getItem(ft+r)]));for(let[r,s]of Object.entries(n))sd.set(r,s);return{kept:o?n:null,forgotten:ea()}}function kb({data:e,parentElement:t,setTriggerValue:o}){let n="",r=e.asks?{kept:{},forgotten:0}:null;try{wb(e.forgotten),xb(Object.fromEntries(e.answers_forgotten));let s=ea()>Math.max(e.began,e.forgotten);r=yb(e,s),s||vb(e),e.tells&&or(od)}catch(s){n=s instanceof DOMException&&s.name==="QuotaExceededError"?gb:e.tells?bb:""}return t.querySelector("p").textContent=n,Jo(t,hb,r&&(()=>o("found",r)))}var od,ft,nd,rd,mb,fb,hb,sd,gb,bb,cd=$(()=>{"use strict";er();od="self-attention",ft="self-attention progress: ",nd=["self-attention progress forgotten","self-attention forgotten"],rd="self-attention answers forgotten",mb=40,fb=1440*60,hb=300,sd=new Map,gb="This browser has no room left for your work. Download it under My work, or it will be lost with this tab.",bb="This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."});var dd={};D(dd,{default:()=>Sb});var Sb,ud=$(()=>{"use strict";Yn();Sb=({data:e})=>Ko(Object.entries(e))});var pd=Me((x1,Eb)=>{Eb.exports=`figure { --role: var(--query); container-type: inline-size; }
:is([data-view=apart], [data-view=beside]) { --role: var(--context); }
.stage { --names: 4.5rem; --v: min(3.25rem, (100cqw - var(--names)) / var(--wide)); --u: min(26rem / var(--high), var(--v)); position: relative; height: calc(var(--high) * var(--u)); }
i, .around > * { position: absolute; top: 0; left: var(--names); box-sizing: border-box; transform: translate(calc(var(--x) * var(--v)), calc(var(--y) * var(--u))); }
i {
  display: grid; place-items: center; width: var(--v); height: var(--u);
  border: 1px solid var(--st-background-color); border-radius: 5px;
  background: color-mix(in srgb, var(--role) var(--tint), var(--st-background-color));
  font-size: min(0.875rem, calc(var(--u) * 0.52)); font-style: normal;
  transition: transform 0.9s cubic-bezier(0.4, 0, 0.2, 1) calc(var(--nth) * 12ms), opacity 0.3s;
}
[data-word="0"] { --tint: 16%; }
[data-word="1"] { --tint: 42%; }
[data-word="2"] { --tint: 24%; }
[data-word="3"] { --tint: 52%; }
[data-word="4"] { --tint: 32%; }
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
`});var md=Me((v1,$b)=>{$b.exports=`/* Where there is room, what stands beneath the plane is as wide as that between its axes' ends. */
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
.asking .dot { cursor: pointer; }
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
`});var fd=Me((y1,Ab)=>{Ab.exports=`p { margin: 0.25rem 0.5rem 0.875rem; font-size: 1.375rem; line-height: 1.45; }
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
`});var hd=Me((k1,Mb)=>{Mb.exports=`:host { container-type: inline-size; --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); }
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
.wrong > li:has(> [aria-pressed="true"]):not(.fixed)::before { content: "\u2717"; color: var(--st-red-text-color, #bd4043); font-weight: 700; }
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
  ol:not([data-above=""])::before { display: var(--above, block); }
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
  i { letter-spacing: -0.45em; } /* a quarter of an indentation: the longest line of a class fits */
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
  padding: 0.25rem 0.5rem 0.5rem 2.5rem; font-family: var(--st-font); letter-spacing: normal; text-indent: 0; white-space: normal;
  b { flex: 1 0 100%; font-weight: 600; }
  button {
    flex: 1 1 auto; min-height: 2.5rem; padding: 0.25rem 0.75rem; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 0.5rem;
    background: var(--st-background-color);
    &:hover, &[aria-pressed="true"] { border-color: var(--st-primary-color); }
    .wrong &[aria-pressed="true"] { border-color: var(--st-red-color, #b3261e); &::before { content: "\u2717 "; color: var(--st-red-text-color, #bd4043); } }
  }
}
.asked + output { margin-bottom: 0.5rem; ol:not(.wrong) & { border-color: currentcolor; } }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.cells {
  display: grid; flex: 0 1 calc(100% - 3rem); max-width: calc(100% - 3rem); grid-auto-columns: minmax(0, 4rem); grid-auto-flow: column; gap: 2px; padding: 0;
  border: 0; background: none; line-height: 1.5rem; text-align: center;
}
.cells b { background: color-mix(in srgb, var(--role) calc(var(--tint) * 50% + 4%), var(--st-background-color)); color: var(--st-text-color); font-weight: 400; }
.fixed > output { border-color: var(--st-green-color, #1d6b3a); }
@media (forced-colors: active) { button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; } }
`});var gd=Me((S1,Lb)=>{Lb.exports=`/* A text whose words are marked by weights, and rows of weights above it. */

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
.text [aria-pressed="true"] { font-weight: 650; box-shadow: 0 0 0 2px var(--st-text-color); }
@media (max-width: 640px) {
  .far { display: none; }
  :not(.far):has(+ .far)::after { content: " \u2026 " / ""; }
}
@media print { .text { max-height: none; } }
`});var bd=Me((E1,Nb)=>{Nb.exports=`:host { --feed: var(--quality-2); }
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
`});var wd=Me(($1,Tb)=>{Tb.exports=`figure { --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); --line: color-mix(in srgb, var(--st-text-color) 22%, var(--st-background-color)); }
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
.drawn { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 0 1rem; align-items: center; }
.both .drawn { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
.arrows { display: flex; gap: 0.5rem; justify-content: center; }
.plane { min-width: 0; max-width: 16.5rem; }
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
output b { color: var(--st-text-color); font-variant-numeric: tabular-nums; }
.controls { display: flex; flex-wrap: wrap; gap: 0.5rem; min-height: 2rem; padding: 3px; }
button {
  min-height: 2rem; padding: 0.25rem 0.75rem; border-radius: var(--st-button-radius, 8px);
  border: 1px solid color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color));
}
button.answer { border-color: var(--weight); }
button[aria-pressed="true"] { color: var(--on-role); background: var(--weight); border-color: var(--weight); }
@media (max-width: 46rem) {
  output { margin-top: 0.25rem; }
  /* beneath the curve stand the buttons */
  figure { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 0.5rem; }
  .drawn { display: contents; }
  :is(.line, output) { grid-column: 1 / -1; }
  .arrows { grid-area: 2 / 1 / 4; }
  .controls { grid-area: 3 / 2; align-content: start; min-height: 5rem; }
  figure:not(.both) button { flex: 1 0 100%; padding-inline: 0.25rem; }
  .both :is(.arrows, .curve, .controls) { grid-area: auto / 1 / auto / -1; }
}
@media (forced-colors: active) {
  .shaft, .head, .turned, .now, .shade, [role="slider"] line { stroke: CanvasText; }
  .query.head, .dot { fill: CanvasText; }
  [role="slider"] rect { fill: Canvas; stroke: CanvasText; }
  [role="slider"] text { fill: CanvasText; }
}
`});var xd=Me((A1,Ob)=>{Ob.exports=`.push { display: grid; grid-template-columns: max-content minmax(4rem, 1fr) 2.75rem; gap: 0.75rem; align-items: center; margin-bottom: 0.75rem; font-size: 1rem; }
.push b { display: inline-block; min-width: 4.25rem; color: var(--query); font-size: 1.2rem; }
.push input { width: 100%; min-height: 2rem; margin: 0; accent-color: var(--query); }
.push output { font-weight: 650; }
output { font-variant-numeric: tabular-nums; text-align: right; }
.row { display: grid; grid-template-columns: 5.5rem 1fr 3.75rem; gap: 0.5rem; align-items: center; height: 2.75rem; }
.both .row { grid-template-columns: 5.5rem 1fr 8rem; }
.row button { margin: 2px 0; padding: 0.2rem 0.4rem; border-radius: 6px; font-size: 1.2rem; text-align: right; }
.row button:disabled { cursor: default; }
.row button:enabled:not([aria-pressed="true"]):hover { background: color-mix(in srgb, var(--query) 14%, transparent); }
.row button[aria-pressed="true"] { background: var(--query); color: var(--on-role); }
.row output { font-size: 1rem; }
.asked output { margin-left: -3rem; white-space: nowrap; }
.track { position: relative; height: 1.75rem; border-left: 1px solid var(--soft); }
i { position: absolute; box-sizing: border-box; top: 0; height: 100%; transition: width 0.2s ease-out, left 0.2s ease-out; }
.bar, .mine { left: 0; width: var(--share); border-radius: 0 4px 4px 0; }
.bar { background: var(--weight); }
.before { z-index: 1; left: 0; width: var(--share); border-right: 3px solid var(--st-text-color); }
.line { left: calc(var(--share) - 1px); border-left: 3px dotted var(--key); top: -6px; height: calc(100% + 12px); }
.mine { border: 2px dashed var(--st-text-color); border-left: 0; transition: none; }
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
  .row { grid-template-columns: 5rem 1fr 3.25rem; gap: 0.375rem; height: 2.5rem; }
  .both .row { grid-template-columns: 5rem 1fr 7.5rem; }
}
@media (prefers-reduced-motion: reduce) { i { transition: none; animation: none !important; } }
@media (forced-colors: active) {
  .bar { background: CanvasText; forced-color-adjust: none; } .veiled .bar { background: GrayText; }
  .row button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
}
`});var vd=Me((M1,Cb)=>{Cb.exports=`:host { --wrong: #c9711a; }
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
  border: 2px solid var(--st-background-color);
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
`});var yd=Me((L1,qb)=>{qb.exports=`figure {
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
/* six in a line; what is pressed is written out above */
@media (max-width: 640px) {
  figure:not(.mapped) { gap: 0.5rem; h2, p { margin: 0; } .all > div > div { display: grid; grid-template-columns: repeat(6, 1fr); } button { height: 30px; } section:has([data-state="open"]) .head p { display: none; } }
}
button:hover { border-color: var(--st-primary-color); background: color-mix(in srgb, var(--st-primary-color) 14%, transparent); }
button:focus-visible { outline-offset: 1px; }
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
.map > details > summary { display: none; }
b:not(:empty) { display: block; padding: 0.25rem 0; font-size: 0.875rem; font-weight: 600; line-height: 1.2; }
:is(.map, .folded:has(.named)) .all { display: grid; grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr)); gap: 0.5rem 1rem; > div > div { display: grid; gap: 0; } }
.road { display: grid; grid-template-columns: 17.5rem 1fr; gap: 0 1.5rem; }
.road :is(h2, p) { flex: 1 0 100%; margin: 0 0 0.25rem; text-wrap: balance; }
.road .all > div > div { flex-wrap: nowrap; gap: 0; }
.road .named { position: relative; flex: 1 1 0; min-width: 0; flex-direction: column; gap: 4px; justify-content: start; padding: 4px 4px; text-align: center; text-wrap: balance; }
.road .named:not(:first-child)::before {
  content: ""; position: absolute; inset: 13px calc(50% + 10px) auto auto; width: calc(100% - 20px);
  border-top: 2px solid color-mix(in srgb, var(--st-text-color) 30%, transparent);
}
@media (max-width: 640px) {
  .mapped { gap: 0.75rem; }
  .mapped > section { display: block; }
  .mapped :is(h2, p) { flex: none; margin: 0; }
  .mapped .says { flex: 1 0 100%; }
  .mapped :is(.ahead, .named, summary) { min-height: 40px; }
  .mapped button:not(.ahead, .named) { min-width: 40px; height: 40px; }
  .map > details > summary { display: list-item; }
  summary { line-height: 40px; }
  .road .says { display: none; } /* its ring has the name */
  .road .all > div > div { flex-wrap: wrap; }
  .road .named { flex: 0 0 25%; padding-inline: 1px; &:nth-child(4n + 1)::before { content: none; } }
}
@media print {
  details::details-content { content-visibility: visible; block-size: auto; }
  .folded .named[data-state="open"], .folded .all > div:not(:has(button:not([data-state="open"]))), summary, .says { display: none; }
  .named { min-height: 0; }
}
`});var kd=Me((N1,Ib)=>{Ib.exports=`.row { display: grid; grid-template-columns: 9.5rem 1fr 3.5rem; gap: 0.75rem; align-items: center; height: 2.5rem; font-size: 1.0625rem; }
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
`});var Sd=Me((T1,Rb)=>{Rb.exports=`figure { container-type: inline-size; display: flex; flex-wrap: wrap; align-items: center; column-gap: 1rem; > div { flex: 0 0 100%; } }
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
p { flex: 1 1 10rem; margin: 0.75rem 0 0.5rem; font-size: 1rem; color: var(--soft); outline: none; }
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
`});var Ed=Me((O1,zb)=>{zb.exports=`figure { position: relative; }
svg { overflow: visible; user-select: none; touch-action: pan-y; }
svg.asking { touch-action: none; }
text { fill: var(--soft); }
.word { cursor: pointer; outline: none; }
.moves .word { cursor: ew-resize; }
.word:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 2px; }
.word.most { fill: var(--st-text-color); font-weight: 650; }
.word.from, .share, .weight, .count { fill: var(--weight); }
.word.from { font-weight: 700; }
.share { font-size: 0.9375rem; }
.value { fill: var(--value); font-size: 0.9375rem; }
.valued .word, .key { fill: var(--key); }
.valued .word.from, .query { fill: var(--query); }
.counted, .level { font-size: 0.875rem; }
image { image-rendering: pixelated; }
.lengths rect { fill: var(--value); }
rect.covered { fill: color-mix(in srgb, var(--st-text-color) 10%, transparent); }
.asks { fill: none; stroke: var(--st-primary-color); stroke-width: 2; }
.thread { fill: none; stroke: var(--weight); }
.plays .thread { transition: stroke-width 0.4s, opacity 0.4s; }
.changed .thread { stroke: color-mix(in srgb, var(--st-text-color) 35%, var(--st-background-color)); }
.changed .share, .changed .word.from { fill: var(--soft); }
.thread.none { stroke: var(--st-text-color); stroke-width: 1.5; stroke-dasharray: 3 5; opacity: 0.4; }
.kept { fill: none; stroke: var(--weight); stroke-width: 8; opacity: 0.35; }
.kept.straight { opacity: 0.7; stroke-width: 12; }
.kept.drawn { display: none; }
.grip { fill: var(--soft); }
.mine { fill: none; stroke: var(--st-text-color); stroke-width: 3; stroke-dasharray: 8 7; stroke-linecap: round; opacity: 0.75; }
.wrong .mine { stroke: var(--st-red-text-color, #bd4043); stroke-width: 5; opacity: 1; }
.wrong .share { fill: var(--st-red-text-color, #bd4043); font-weight: 700; font-size: 1.25rem; }
.expected { fill: none; stroke: var(--st-text-color); stroke-width: 2; opacity: 0.6; }
.ground { stroke: var(--soft); }
.guess { stroke-dasharray: 4 6; }
.told { margin: min(0.25rem, var(--told-height, 1rem)) 0 min(0.5rem, var(--told-height, 1rem)); min-height: min(2.6em, var(--told-height, 2.6em)); max-height: var(--told-height); overflow: hidden; line-height: 1.3; color: var(--soft); }
figure:has(.heads:not(.named, [hidden])) > .told { min-height: 1.3em; } /* wide enough for one line */
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
.answer:disabled { opacity: 0.5; }
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
  .told { min-height: 1.3em; }
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
`});function oa({values:e,decimals:t}){let o=s=>e.map(a=>new Set(na(a).map(i=>i.toFixed(s))).size).join(),n=o(t),r=Math.min(2,t);for(;r<t&&o(r)!==n;)r++;return r}function It(e,t){let o=Math.max(1,...na(e.values.flat()).map(Math.abs)),n=e.share&&t<We-1,r=n?0:Math.floor(Math.log10(o))+1;return{decimals:Math.max(Math.min(1,e.decimals),Math.min(e.decimals,t-r)),isShort:n}}function ve(e,{decimals:t,isShort:o}){if(e===null)return`${"\u2007".repeat(t/2)}?${"\u2007".repeat(t/2)}`;if(!Number.isFinite(e))return(e<0?"\u2212":"")+"\u221E"+$d(t);if(e===0)return"0"+$d(t);let n=e.toFixed(t);return Number(n)===0?o?"\u22480":"\u2248 0":(o?n.replace(/^0(?=\.)/,""):n).replace("-","\u2212")}function Y(e){if(e===null||Number.isNaN(e))return"?";if(!Number.isFinite(e))return e<0?"\u2212\u221E":"\u221E";if(e===0)return"0";let t=Math.floor(Math.log10(Math.abs(Number(e.toPrecision(6)))));if(t>=-4&&t<7)return String(Number(e.toPrecision(6))).replace("-","\u2212");let[o,n]=e.toExponential(5).split("e");return`${String(Number(o)).replace("-","\u2212")}\xB710${Wb(Number(n))}`}function ta(e,t){let[o,n]=t?[1/0,-1/0]:[0,0];for(let r of na(e))o=Math.min(o,r),n=Math.max(n,r);return o>n?[0,1]:o<0?[-Math.max(-o,n),Math.max(-o,n)]:[o,n]}function nr(e,[t,o]){return e===null||!Number.isFinite(e)||o===t?0:t<0?e/o:(e-t)/(o-t)}function Md(e,t,o){if(t==="row")return e.values.map(r=>ta(r,!0));let n=t==="matrix"?ta(e.values.flat(),!0):e.share?Ad:o??Ad;return Array(e.values.length).fill(n)}var Pb,$d,uo,We,Wb,na,Ad,Ld,Ae=$(()=>{"use strict";Pb="\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079",$d=e=>e?"\u2008"+"\u2007".repeat(e):"";uo=(e,t)=>It({...e,decimals:oa(e)},t),We=6;Wb=e=>String(e).replace("-","\u207B").replace(/\d/g,t=>Pb[Number(t)]),na=e=>e.filter(Number.isFinite).map(Number);Ad=[0,1],Ld=e=>ta(e.filter(t=>!t.share).flatMap(t=>t.values.flat()),!1)});function _b(e,t,o){return e===null||t===null?null:o===0||o===1||!Number.isFinite(e)||!Number.isFinite(t)?o===1?t:e:e+(t-e)*o}function Nd(e,t,o){if(!t)return e;let n=[...e].map(([r,s])=>{let a=t.get(r);if(!s.other||!a)return[r,s];let i=s.values.map((l,c)=>l.map((d,u)=>_b(d,a.values[c][u],o)));return[r,{...s,values:i,span:s.values.map((l,c)=>[...l,...a.values[c]])}]});return new Map(n)}function Td(e,t,o){let n=It({...e,values:[...e.values,...t.values]},o),r=e.values.map((a,i)=>a.map((l,c)=>{let d=t.values[i][c];return l===null||d===null||ve(l,n)===ve(d,n)?0:Math.abs(l-d)})),s=Math.max(...r.flat().filter(Number.isFinite));return r.map(a=>a.map(i=>i===1/0?1:i&&i/s))}var ht,rr=$(()=>{"use strict";Ae();ht=e=>e.span?{...e,values:e.span}:e});function Rd(e,t,o,n,r,s){let a=[Od(n,Hb),Od(o,s?Id:Fb)],[i,l]=a.map(Math.ceil),c=document.createElement("canvas");return c.className="strip",c.style.width=`${n*a[0]}px`,c.style.height=`${o*a[1]}px`,c.width=n*i,c.height=o*l,c.tabIndex=0,c.setAttribute("role","application"),c.setAttribute("aria-roledescription","matrix"),c.setAttribute("aria-label",`${e}, ${o} rows, ${n} columns, drawn as colours: arrow keys read its numbers`),Object.assign(c.dataset,{node:t,width:String(i),height:String(l),turned:r?"yes":"",row:"0",column:"0"}),c}function ra({dataset:e,width:t,height:o,clientWidth:n,clientHeight:r},s,a){let[i,l]=[t/Number(e.width),o/Number(e.height)],c=Math.max(0,Math.min(Math.floor(s/n*i),i-1)),d=Math.max(0,Math.min(Math.floor(a/r*l),l-1)),[u,p]=e.turned?[c,d]:[d,c];return{node:e.node??"",row:u,column:p}}function Pd(e,t,o,n){let r=e.getContext("2d");if(!r)return;let s=getComputedStyle(e),[a,i]=[s.color,s.caretColor].map(Vb),[l,c,d]=[Number(e.dataset.width),Number(e.dataset.height),!!e.dataset.turned],[u,p]=[e.width/l,e.height/c],m=new ImageData(u,p),h=new ImageData(u,p),f=gt.indexOf("self"),b=!t.some(Number.isNaN),w=-1;t.forEach((k,A)=>{let M=d?A%p*u+Math.floor(A/p):A,v=n&&!o?.[A]?Gb:1;Number.isNaN(k)?h.data[4*M+3]=255*v:(m.data.set(k<0?i:a,4*M),m.data[4*M+3]=255*(jb+Bb*Math.abs(k))*v),o?.[A]===f&&(w=M)});let y=s.getPropertyValue("--st-text-color");r.clearRect(0,0,e.width,e.height),r.drawImage(Cd(m,e),0,0),b||r.drawImage(Kb(Cd(h,e),y),0,0),!(w<0)&&(r.strokeStyle=y,r.lineWidth=2,r.strokeRect(w%u*l,Math.floor(w/u)*c,l,c))}function Cd(e,{width:t,height:o}){let[n,r]=[new OffscreenCanvas(e.width,e.height),new OffscreenCanvas(t,o)];return Qo(n).putImageData(e,0,0),Qo(r).imageSmoothingEnabled=!1,Qo(r).drawImage(n,0,0,t,o),r}function Kb(e,t){let o=Qo(e);o.globalCompositeOperation="source-in",o.strokeStyle=t,o.globalAlpha=Ub,o.beginPath();for(let n=-e.height;n<e.width;n+=Xb)o.moveTo(n,e.height),o.lineTo(n+e.height,0);return o.stroke(),e}function Vb(e){let t=qd.get(e);if(t)return t;let o=Qo(new OffscreenCanvas(1,1));o.fillStyle=e,o.fillRect(0,0,1,1);let{data:n}=o.getImageData(0,0,1,1);return qd.set(e,n),n}var po,Db,Id,Fb,Hb,Bb,jb,Gb,Ub,Xb,gt,Od,zd,qd,Qo,mo=$(()=>{"use strict";Ae();po=12,Db=180,Id=12,Fb=27,Hb=31,Bb=.55,jb=.03,Gb=.15,Ub=.3,Xb=6,gt=["","far","left","right","self"],Od=(e,t)=>e>po?Math.min(Id,Db/e):t;zd=(e,t)=>Float32Array.from(e.values.flatMap((o,n)=>o.map(r=>Number.isFinite(r)?nr(r,t[n]):NaN)));qd=new Map;Qo=e=>e.getContext("2d")});function x(e,t="",...o){let n=document.createElement(e);return t&&(n.className=t),n.append(...o),n}function J(e,...t){let o=x("button",e,...t);return o.type="button",o}function Zo(e,t,o){let n=e.querySelector("select");[...n.options].map(r=>r.text).join(`
`)!==t.join(`
`)&&n.replaceChildren(...t.map((r,s)=>new Option(r,String(s)))),n.value=String(o)}function ce(e){return e.split(/([A-Za-z]+_[A-Za-z]+\d*)/).map(o=>{let[,n,r]=/^([A-Za-z])_([A-Za-z]+\d*)$/.exec(o)??[];return n?x("span","",n,x("sub","",r)):o})}function Dd(e){let t=new Map(e.chain.map(r=>[r.name,r])),o=[];return{stations:e.stations.map(r=>{let s=t.get(r.columns[0]?.below),a=r.columns.map(({above:l,below:c,turned:d,sign:u})=>{let p=x("div",Jb(t.get(c),s)?"column begins":"column",x("span","sign",...ce(u)));for(let m of[{node:l,turned:d},{node:c}]){let h=t.get(m.node);if(!h)continue;let f=ew(h,m,m.node===l);o.push(f);let b=x("figcaption","",x("b","",h.title)," ",Fd(x("i","formula"),h,m,e.roles)),w=x("figure",m.node===l?"place above":"place below",b,f.table);w.dataset.role=h.role,p.append(w)}return p}),i=x("section","station",...r.title?[x("h2","station-title",r.title)]:[],x("div",a[0]?.querySelector(".below table")?"columns labelled":"columns",...a));return i.dataset.station=r.name,i}),views:o}}function Fd(e,t,o,n){return e.replaceChildren(...Qb(t,o,n)),t.mark?e.dataset.mark=t.mark:delete e.dataset.mark,e}function Hd(e,t,o){for(let{place:n,table:r}of e){let s=t.get(n.node),a=r.parentElement?.querySelector(".formula");s&&a&&Fd(a,s,n,o)}}function ew(e,t,o){let n=t.turned?`${sa(e)}, transposed`:sa(e),[r,s]=t.turned?[e.columns.length,e.rows.length]:[e.rows.length,e.columns.length];if(r>po||s>po){let a=Rd(n,e.name,r,s,!!t.turned,o);return a.dataset.role=e.role,{place:t,table:a,cells:[],strip:a}}return jd(e,t,n,e.rows.map((a,i)=>i),e.columns.map((a,i)=>i))}function Bd(e,t,o){let n=jd(e,{node:e.name},`Part of ${sa(e)}`,t,o);return n.cells[t[0]][o[0]].tabIndex=0,n}function jd(e,t,o,n,r){let[s,a]=t.turned?[n,r]:[r,n],i=t.turned?{across:e.rows,down:e.columns}:{across:e.columns,down:e.rows},l=[...i.across,...i.down].some(Boolean),c=h=>h!==s[0]&&i.across[h].endsWith("\xB71"),d=x("table");d.setAttribute("role","grid"),d.setAttribute("aria-label",`${o}, ${Wd(a.length,"row")}, ${Wd(s.length,"column")}`),d.dataset.node=e.name,d.dataset.role=e.role,t.turned&&(d.dataset.turned=""),s.some(h=>i.across[h].length>Yb)&&d.classList.add("slanted");let u=x("tr","",x("td","corner"),...s.map(h=>bt("col",i.across[h])));d.append(x("thead","",u));let p=e.values.map(()=>[]),m=a.map(h=>{let f=s.map(b=>{let w=x("td",c(b)?"cell begins":"cell"),[y,k]=t.turned?[b,h]:[h,b];return w.dataset.row=String(y),w.dataset.column=String(k),l&&(w.tabIndex=-1),p[y][k]=w,w});return x("tr","",bt("row",i.down[h]),...f)});return d.append(x("tbody","",...m)),{place:t,table:d,cells:p}}function bt(e,t){if(!t)return x("td");let o=x("th",/^\d+$/.test(t)?"numbered":t==="\u03A3"?"sum":"",x("span","",t));return o.scope=e,o.title=t,o}function wt(e,t,o,n){ia(e,t,n);let r=tw(t,o);for(let s of e){let a=t.get(s.place.node);if(!a)continue;let i=s.scale=r(a);s.strip&&(s.tones=zd(a,i)),s.table.classList.toggle("editable",!!a.editable),s.cells.forEach((l,c)=>l.forEach((d,u)=>{aa(d,a.values[c][u],i[c],a.columns[u]),d.toggleAttribute("data-asked",!!a.lit?.includes(c)),d.dataset.held===void 0&&(d.title=Y(a.values[c][u]))}))}}function aa(e,t,o,n){let r=n==="\u03A3"?0:nr(t,o),s=Math.abs(r).toFixed(2);e.style.getPropertyValue("--tint")!==s&&e.style.setProperty("--tint",s),e.dataset.sign=t===null?"covered":Number.isFinite(t)?r<0?"minus":"plus":"masked"}function tw(e,t){let o=[...e.values()].map(ht),n=t==="all"?Ld(o):null,r=new Map;return s=>{let a=r.get(s.name)??Md(ht(s),t,n);return r.set(s.name,a),a}}function ia(e,t,o){for(let n of e){let r=t.get(n.place.node);if(!r||n.strip)continue;let s=uo(ht(r),o);r.span&&n.table.style.setProperty("--widest",`${Math.max(...r.span.flat().map(a=>ve(a,s).length))}ch`),n.cells.forEach((a,i)=>a.forEach((l,c)=>{let d=ve(r.values[i][c],s);l.dataset.held===void 0&&l.textContent!==d&&(l.textContent=d)}))}}var Yb,he,fo,_d,_e,Jb,Qb,Zb,sa,sr,Wd,ie=$(()=>{"use strict";rr();Ae();mo();Yb=4,he=({isSmall:e,story:t,stations:o})=>!e&&!t&&o.length>2&&o.every(({title:n})=>n),fo=({stations:e,chain:t})=>JSON.stringify([e,t.map(o=>[o.name,o.title,o.rows,o.columns])]),_d=({stations:e})=>!e.some(({name:t})=>["project","compare","weigh","mix"].includes(t));_e=(e,t="")=>Object.assign(x("input",t),{type:"range",...e});Jb=(e,t)=>e?.step.kind==="given"&&e.rows.join(`
`)!==t?.rows.join(`
`)&&!e.rows.every(o=>/^\d+$/.test(o)),Qb=(e,t,o)=>!e.formula&&!t.turned&&!sr(e)?[]:Zb(t.turned?`${e.symbol}\u1D40`:e.formula||e.symbol,o);Zb=(e,t)=>e.split(/\b(\w+)\b/).filter(Boolean).map(o=>{let n=x("span",/^([a-z]{2,}|\d+)$/.test(o)?"word":"",...ce(o));return t[o]&&(n.dataset.role=t[o]),n});sa=e=>sr(e)?`${e.title} ${e.symbol}`:e.title,sr=({title:e,symbol:t})=>t.toLowerCase()!==e.toLowerCase(),Wd=(e,t)=>`${e} ${t}${e===1?"":"s"}`});function Gd(e){for(let{stage:t}of ar)t.classList.toggle("blank",e)}function Ud(e){let t=x("select"),o=x("label","choice","Fill in ",t),n=J("button","Print as a worksheet"),r=x("input");r.type="checkbox";let s=x("label","choice",r," with what I typed"),a=x("div","asking",o,n,s),i=x("p","name-line","Name:");e.beneath.prepend(a),e.stage.before(i),t.addEventListener("change",()=>e.send("asked",t.value)),n.addEventListener("click",()=>{Gd(!r.checked),window.print()}),e.updates.push(()=>{let{given:l,chain:c}=e;for(let u of ar)u.stage.isConnected||ar.delete(u);[...c.values()].some(u=>u.boxes)&&ar.add(e),a.hidden=!l.fillable.length&&!l.isWorksheet,o.hidden=!l.fillable.length,n.hidden=s.hidden=!l.isWorksheet,i.hidden=!l.isWorksheet||l.isSmall;let d=["",...l.fillable];d.join()!==[...t.options].map(({value:u})=>u).join()&&t.replaceChildren(...d.map(u=>new Option(c.get(u)?.title??"nothing",u))),t.value=l.asked})}var ar,Xd=$(()=>{"use strict";ie();ar=new Set;globalThis.addEventListener?.("afterprint",()=>Gd(!1))});function ir(e,t){let o=e.get(t);if(!o)throw new Error(`the picture has no matrix ${t}`);return o}function nw(e){let t=e.reduce((o,n)=>o+n,0);return Math.abs(t)<1e-12*Math.max(...e.map(Math.abs))?0:t}function xt(e,t,o,n){let r=ir(e,t),{step:s}=r,[a,i]=s.reads;switch(s.kind){case"product":{let l=s.turned?{node:i,row:n,column:null}:{node:i,row:null,column:n};return[{node:a,row:o,column:null},l]}case"softmax":case"shares":return[{node:a,row:o,column:null}];case"mask":return en(r,o,n)?[]:[{node:a,row:o,column:n}];case"described":return(s.parts??[]).map((l,c)=>({node:s.reads[c],row:l==="column"?null:o,column:l==="row"?null:n}));case"given":return[];default:return s.reads.map(l=>s.turned?{node:l,row:n,column:o}:{node:l,row:o,column:n})}}function rt(e,t,o,n){let r=ir(e,t);if(r.values[o][n]===null)return[];let{kind:s,reads:a,divisor:i=1}=r.step,[l,c]=s==="given"?[]:a.map(d=>ir(e,d));switch(s){case"given":case"described":return[];case"product":{let[d,u]=[je(l,o),Jd(r.step,c,n)],p=d.map((h,f)=>({name:l.columns[f],factors:[h,u[f]],value:h*u[f]})),m=nw(p.map(h=>h.value));return[{kind:s,terms:p,total:m,result:m}]}case"quotient":case"difference":case"sum":{let[d,u]=[ho(l.values[o][n]),c?ho(c.values[o][n]):i],p=Yd[s](d,u);return[{kind:s,terms:[{name:"",factors:[d,u],value:p}],total:p,result:p}]}case"shares":return[Qd(s,je(l,o),n,l.columns,d=>d)];case"softmax":{let d=je(l,o),u=Math.max(...d),p=Kd(d,n,l.columns,u);return Math.abs(u)<700?[Kd(d,n,l.columns,0),p]:[p]}case"mask":if(en(r,o,n))return[];default:{let d=ho(r.step.turned?l.values[n][o]:l.values[o][n]);return[{kind:"copy",terms:[{name:"",factors:[d],value:d}],total:d,result:d}]}}}function Kd(e,t,o,n){return{...Qd("softmax",e,t,o,r=>Math.exp(r-n)),shift:n}}function Qd(e,t,o,n,r){let s=t.map((i,l)=>({name:n[l],factors:[i],value:r(i)})),a=s.reduce((i,l)=>i+l.value,0);return{kind:e,terms:s,total:a,result:s[o].value/a,at:o}}function sw(e,t){let{kind:o,reads:n,divisor:r=1}=t.step;if(o==="given"||o==="described")return t.values;let[s,a]=n.map(l=>ir(e,l)),i=s.values.map((l,c)=>je(s,c));switch(o){case"product":{let l=t.step.turned?a.values.length:a.values[0].length,c=Array.from({length:l},(d,u)=>Jd(t.step,a,u));return i.map(d=>c.map(u=>rw(d,u)))}case"quotient":case"difference":case"sum":return i.map((l,c)=>l.map((d,u)=>Yd[o](d,a?ho(a.values[c][u]):r)));case"mask":return i.map((l,c)=>l.map((d,u)=>en(t,c,u)?-1/0:d));case"softmax":return i.map(l=>Vd(l.map(c=>Math.exp(c-Math.max(...l)))));case"shares":return i.map(Vd);default:return i}}function Vd(e){let t=e.reduce((o,n)=>o+n,0);return e.map(o=>o/t)}function st(e,t){let o=new Map;for(let[n,r]of e){let s={...r,...t.get(n)},a=sw(o,s),i=(l,c)=>r.values[l]?.[c]===null;s.values=a.map((l,c)=>l.map((d,u)=>i(c,u)||Number.isNaN(d)?null:d)),o.set(n,s)}return o}var Yd,ho,je,ow,en,Jd,rw,la,Ge=$(()=>{"use strict";Yd={quotient:(e,t)=>e/t,difference:(e,t)=>e-t,sum:(e,t)=>e+t},ho=e=>e===null?NaN:e;je=(e,t)=>e.values[t].map(ho),ow=(e,t)=>e.values.map(o=>ho(o[t])),en=(e,t,o)=>e.step.kind==="mask"&&e.values[t]?.[o]===-1/0,Jd=(e,t,o)=>e.turned?je(t,o):ow(t,o);rw=(e,t)=>e.reduce((o,n,r)=>o+n*t[r],0);la=e=>e.map(t=>t.map(o=>o==="-inf"?-1/0:o))});function lr(e){let[t,o,...n]=e.split("/").map(s=>iw(s.trim())),r=o===void 0?t:n.length?NaN:t/o;return Math.abs(r)<=1e6?r:NaN}function iw(e){let[,t,o]=aw.exec(e)??[];return o?Number(o.replace(",","."))*(t&&t!=="+"?-1:1):NaN}function cr(e){let t=e.replace(/\r/g,"").replace(cw,"").replace(lw,"$1").replace(/\][\s,;]*\[/g,`
`).replace(/[[\]]/g,""),o=e.includes("	"),n=t.replace(/^\n+/,"").split(`
`).filter(r=>o||r.trim()).map(fw);for(;n.length&&!n[n.length-1].some(Boolean);)n.pop();return n.length?n:[[vt(e)]]}function fw(e){if(e.includes("	"))return e.split("	").map(Zd);let t=e.replace(dw,"$1").replace(mw,"");return t.split(hw(t)).map(Zd)}function Zd(e){let[,t="",o]=uw.exec(e.trim())??[],n=Math.max(0,t.length-Number(o));return n<=pw?Number(e).toFixed(n):vt(e)}function hw(e){return e.includes(";")?";":/[|│]/.test(e)?/[|│]/:e.includes(".")&&e.includes(",")?/,\s*/:/,\s/.test(e)?/,\s+/:/\s+(?![%/])(?<!\/\s*)/}var aw,vt,lw,cw,dw,uw,pw,mw,dr=$(()=>{"use strict";aw=/^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/,vt=e=>[...e.trim().replace(/\s+/g," ")].slice(0,50).join("");lw=/(?:\b\w+\.)?\b(?:array|tensor)\s*\(([^()]*)\)?/g,cw=/,\s*(?:dtype|device|grad_fn|requires_grad)=[^,)]*/g,dw=/^\s*[({]([^(){}]*,[^(){}]*)[)}]/,uw=/^[-+]?\d\.?(\d*)e([-+]?\d+)$/i,pw=12,mw=/^[\s,;|│]+|[\s,;|│]+$/g});function eu(e,t){let o=J("divisor"),n=x("input","divisor-field");n.maxLength=50,n.setAttribute("aria-label","Divide the scores by");let r="",s=!1,a=()=>{let{divisor:d}=e.given;return d?.problem&&d.typed||e.chain.get(yt)?.step.divisorText||""};function i(d){r=a(),s=!0,n.value=d??r,o.replaceWith(n),n.focus(),d===null&&n.select()}function l(d){if(!s)return;s=!1;let u=n.matches(":focus");n.replaceWith(o),u&&o.focus();let p=vt(n.value);!d||p===r||(t(p),e.say(`Divided by ${p||"\u221Ad_k"}.`))}o.addEventListener("click",()=>i(null)),o.addEventListener("keydown",d=>{d.ctrlKey||d.metaKey||d.altKey||d.key!=="F2"&&!/^[^ ]$/.test(d.key)||(d.preventDefault(),i(d.key==="F2"?null:d.key))}),n.addEventListener("blur",()=>l(!0)),n.addEventListener("keydown",d=>{d.stopPropagation(),!(d.key!=="Enter"&&d.key!=="Escape")&&(d.preventDefault(),l(d.key==="Enter"))});let c=()=>{let{divisor:d}=e.given,u=e.views.find(({place:p})=>p.node===yt)?.table.closest(".column")?.querySelector(".sign");!d||!u||(!u.contains(o)&&!u.contains(n)&&u.replaceChildren("\xF7",o),o.textContent=a(),o.setAttribute("aria-label",`Divided by ${a()}: type another number`),o.toggleAttribute("data-typed",!!d.typed),o.toggleAttribute("data-bad",!!d.problem),o.title=d.problem)};e.arrivals.push(c),e.updates.push(c)}var yt,ca=$(()=>{"use strict";ie();dr();yt="scaled_scores"});var ye,go=$(()=>{"use strict";ye=()=>!matchMedia("(prefers-reduced-motion: reduce)").matches});function tu(e){let t=_e({ariaLabel:"Divide the scores by",min:String(ur),step:"0.01"}),o=x("output"),n=J("button","\xF7 1"),r=J("button",...ce("Back to \u221Ad_k"));r.ariaLabel="Back to \u221Ad_k";let s=x("div","dial ends",x("span","","Divide by "),t,o,n,r);e.controls.prepend(s);let a=e.chain,i=e.chain,l=NaN,c=!1,d=0,u=()=>{i=a,e.given.dial&&l!==e.given.dial.value&&(i=nu(a,e.given.dial,l)),e.chain=i},p=f=>{cancelAnimationFrame(d),l=f,c=!0,u(),e.redraw()},m=f=>{p(f),c=!1,e.send("divisor",f)},h=(f,b,w=performance.now())=>{let y=Math.min(1,(performance.now()-w)/gw);l=y<1?f+(b-f)*y:b,u(),e.redraw(),d=y<1?requestAnimationFrame(()=>h(f,b,w)):0};t.addEventListener("input",()=>p(Number(t.value))),t.addEventListener("change",()=>m(Number(t.value))),n.addEventListener("click",()=>m(ur)),r.addEventListener("click",()=>m(e.given.dial?.usual??ur)),e.updates.push(()=>{let{dial:f}=e.given;if(s.hidden=!f,!f)return;if(e.chain!==i){if(a=i=e.chain,c)return p(l);if(cancelAnimationFrame(d),l!==f.value&&!Number.isNaN(l)&&ye())return h(l,f.value);l=f.value}Object.assign(t,{max:String(f.most),value:String(l)});let b=l===f.value||c?ou(l,f):l.toFixed(1);o.ariaLive=l===f.value?"polite":"off",o.replaceChildren(...ce(b)),t.setAttribute("aria-valuetext",b),r.disabled=l===f.usual,n.disabled=l===ur})}function ou(e,t){let o=String(Number(e.toFixed(4)));return e===t.usual?`\u221Ad_k = ${o}`:o}function nu(e,t,o){let n=[...e.keys()],r=new Set(n.slice(0,n.indexOf(yt))),s={kind:"quotient",reads:["scores"],turned:!1,divisor:o,divisorText:ou(o,t)},a=new Map([...e].map(([l,c])=>[l,r.has(l)?{...c,step:{kind:"given",reads:[],turned:!1}}:c])),i=new Map([...st(a,new Map([[yt,{step:s}]]))].map(([l,c])=>[l,r.has(l)?e.get(l)??c:c]));if(t.covered.some(([l,c])=>o>=l&&o<=c))for(let l of t.answers){let c=i.get(l);c&&(c.values=c.values.map(d=>d.map(()=>null)))}return i}var ur,gw,da,ua=$(()=>{"use strict";Ge();ca();go();ie();ur=1,gw=1200;da=({python:e,given:{dial:t}})=>t&&nu(e,t,t.usual)});function ga(e,{node:t,row:o,column:n}){let r=e.get(t);if(!r)return x("div");let s=r.values[o][n],a=x("div","explained",x("p","what",at(r,o,n)),x("p","value",s===null?"? (covered)":Y(s)));a.append(x("p","lead",...ce(on(e,r,o,n))));let i=rt(e,t,o,n);return r.step.kind==="given"||(s===null||i.some(({terms:c})=>c.some(d=>d.factors.some(Number.isNaN)))?a.append(x("p","covered","The arithmetic is covered too: it would show an answer.")):a.append(x("div","pieces",...i.map((c,d)=>d?vw(c):cu(c))))),a}function lu(e,t){let o=(n,r)=>{for(let s of e.querySelectorAll(n))s.classList.toggle("awaited",!r)};e.querySelectorAll(".terms tr:not(.sum)").forEach((n,r)=>n.classList.toggle("awaited",!!t&&r>=t.terms)),o(".terms .sum",t?.isAdded??!0),o(".value, .sides, .line, .folded, .terms .sum b",t?.isThere??!0)}function fr(e,t,o,n=!1){let r=e.get(t.node),s=r?.values[t.row]?.[t.column];if(!r||s===void 0)return"";let a=n?void 0:rt(e,t.node,t.row,t.column)[0];if(!a||a.terms.some(({factors:k})=>k.some(Number.isNaN)))return`${at(r,t.row,t.column)}: ${Y(s)}`;let{kind:i,terms:l,total:c,result:d,at:u}=a,p=l.slice(0,Math.min(o?.terms??1/0,ww)),m=p.length<l.length?["\u2026"]:[],h=iu[i]??" \xB7 ",{values:f,factors:b}=du(a),w=p.map(k=>k.factors.map((A,M)=>(M?xo:String)(b[M](A).trim())).join(h)),y=u===void 0?[...w,...m].join(" + "):o?.isAdded??!0?`${f(l[u].value)} \xF7 ${f(c)}`:"\u2026";return`${o?.isThere??!0?(l.length>1?wo:Y)(d):"?"} = ${y}`}function on(e,t,o,n){let[r,s]=xt(e,t.name,o,n),a=r&&e.get(r.node),i=s&&e.get(s.node);switch(t.step.kind){case"given":return t.note||(t.formula===t.symbol?`${t.symbol} is given: nothing comes before it.`:`Computed earlier: ${t.formula}.`);case"product":{let l=t.step.turned?`row ${bo(i?.rows[n]??"")}`:`column ${n+1}`;return`Row ${bo(t.rows[o])} of ${a?.symbol} meets ${l} of ${i?.symbol}.`}case"quotient":return`The score, divided by ${t.step.divisorText}.`;case"softmax":return`The softmax of row ${bo(t.rows[o])}: each exponential is divided by their sum.`;case"shares":return`Row ${bo(t.rows[o])}, divided by its sum.`;case"mask":return en(t,o,n)?su(t,o,n):"Not hidden: the score stays as it was.";case"described":return su(t,o,n);case"difference":return`${a?.title} minus ${i?.title}.`;case"sum":return`${a?.title} plus ${i?.title}.`;default:return`The same number as in ${a?.symbol}.`}}function vw(e){let t=x("details","folded",x("summary","",xw)),o=()=>{t.open&&t.childElementCount===1&&t.append(cu(e))};return t.open=au,o(),t.addEventListener("toggle",()=>{au=t.open,o()}),t}function cu(e){let{kind:t,terms:o,total:n,result:r,at:s}=e,a=iu[t];if(a){let[p,m]=o[0].factors.map(wo);return pa(tn("left",p),a,t==="quotient"?m:tn("right",xo(m))," = ",mr(wo(r)))}if(t==="copy")return pa(mr(wo(r)));let i=x("table","terms"),{values:l,factors:c}=du(e),d=bw[t]??(e.shift?"Minus the largest score:":"As the formula says:");i.append(x("caption","",d)),o.forEach((p,m)=>{let h=x("tr",m===s?"at":"",x("th","",p.name),x("td","",...yw(e,p,c)),x("td","",l(p.value)));i.append(h)}),i.append(x("tr","sum",x("th","","sum"),x("td"),x("td","",s===void 0?mr(l(n)):l(n))));let u=x("div","piece",i);return s!==void 0&&u.append(pa(l(o[s].value)," \xF7 ",l(n)," = ",mr(wo(r)))),u}function yw({kind:e,shift:t},{factors:[o,n]},[r,s]){return e==="product"?[tn("left",r(o))," \xB7 ",tn("right",xo(s(n)))]:e!=="softmax"?[tn("left",r(o))]:[x("span","power","e",x("sup","left",r(o)+(t?` ${fa} ${xo(wo(t))}`:"")))]}function ma(e){let t=Math.floor(Math.log10(Math.max(...e.filter(Number.isFinite).map(Math.abs))||1));if(t<-pr||t>pr)return Y;let o=t<0?Math.max(pr,2-t):pr-t,n=Math.max(...e.map(r=>String(Number(r.toFixed(o))).split(".")[1]?.length??0));return r=>ve(r,{decimals:n,isShort:!1})}var bw,fa,iu,at,ha,ru,bo,ww,su,xw,au,pr,du,wo,xo,tn,mr,pa,vo=$(()=>{"use strict";Ge();Ae();ie();bw={product:"Multiplied pair by pair, and added:",shares:"Its share of the row\u2019s sum:"},fa="\u2212",iu={quotient:" \xF7 ",difference:` ${fa} `,sum:" + "},at=(e,t,o)=>`${e.title}: ${ha(e,t,o)}`,ha=(e,t,o)=>`${ru("row",e.rows[t])}, ${ru("column",e.columns[o])}`,ru=(e,t)=>/^\d+$/.test(t)?`${e} ${t}`:t,bo=e=>/^\d+$/.test(e)?e:`\u201C${e}\u201D`;ww=6;su=({step:e,rows:t,columns:o},n,r)=>{let s={row:bo(t[n]),column:bo(o[r])};return(e.lead??"").replace(/\{(row|column)\}/g,(a,i)=>s[i])},xw="As computers do it",au=!1;pr=4;du=({terms:e,total:t})=>({values:ma([...e.map(({value:o})=>o),t]),factors:[0,1].map(o=>ma(e.flatMap(({factors:n})=>n[o]??[])))}),wo=e=>ma([e])(e),xo=e=>e.startsWith(fa)?`(${e})`:e,tn=(e,t)=>x("span",e,t),mr=e=>x("b","",e),pa=(...e)=>x("p","line",...e)});function et(e){let t=Nd(e.chain,e.other,e.blend),o=da(e);return o?new Map([...t].map(([n,r])=>[n,$w(r,o.get(n)??r,e.other?.get(n))])):t}function hu(e,t){if(e.given.comparison)return t.other&&e.other?.get(t.name);let o=fu(e)?.get(t.name);return o?.values.length===t.values.length&&o.values[0].length===t.values[0].length?o:void 0}function nn(e,t){let[o,{dial:n}]=[hu(e,t),e.given];return n?o||n.answers.includes(t.name)?t.values.map(Lw):null:o?Td(t,o,e.digits):null}function gu(e){return[...new Set(e.views.map(({place:o})=>e.chain.get(o.node)))].flatMap(o=>{let n=o?nn(e,o)?.flat().filter(Boolean).length:0;return o&&n?[{many:n,symbol:o.symbol}]:[]})}function yo(e){let t=fu(e)?gu(e):[],[o,n]=[bu(t),t.map(({many:r,symbol:s})=>`${r} in ${s}`)];return o?`${o} number${o>1?"s":""} changed: ${n.join(", ")}.`:""}function wu(e){let t="",o=_e({min:"0",max:String(ba),step:"1"}),n=[0,1].map(a=>{let i=J("button");return i.addEventListener("click",()=>pu(e,a)),i}),r=x("p","said"),s=x("div","comparing",x("div","ends",n[0],o,n[1]),r);e.controls.append(s),o.addEventListener("input",()=>pu(e,Number(o.value)/ba)),e.updates.push(()=>{let a=e.given.comparison;Mw(e);let i=yo(e);if(i&&i!==t&&e.say(i),t=i,s.hidden=!a,!a)return;let l=e.given.isSmall?e.beneath:e.controls;s.parentElement!==l&&l.prepend(s),o.hidden=!!e.given.dial,n.forEach((d,u)=>{d.hidden=o.hidden,d.replaceChildren(...ce(a[u])),d.setAttribute("aria-pressed",String(e.blend===u))}),o.value=String(Math.round(e.blend*ba)),o.setAttribute("aria-label",`From ${a[0]} to ${a[1]}`),o.setAttribute("aria-valuetext",mu(a,e.blend));let c=d=>e.views.some(({cells:u})=>u.flat().some(({dataset:p})=>p[d]!==void 0));r.replaceChildren(...ce(o.hidden?(c("differs")?Sw:"")+(c("was")?Ew:""):`${mu(a,e.blend)}. ${xu(e)?"All numbers differ":Aw(bu(gu(e)))}.`))})}function pu(e,t){e.blend=t,e.redraw()}function mu(e,t){return t===0||t===1?`Shown: ${e[t]}`:`${t===.5?"Halfway":`${Math.round(t*100)} % of the way`}: the numbers are a mix, not a result`}function Aw(e){return e?e===1?"The marked number differs":`The ${e} marked numbers differ`:"No number shown differs"}function Mw(e){let{views:t,chain:o,digits:n}=e,r=da(e),s=et(e),a=!!r||!xu(e);for(let{place:i,cells:l}of t){let c=o.get(i.node),d=c&&a?nn(e,c):null,u=r?.get(i.node),p=r&&s.get(i.node);l.forEach((m,h)=>m.forEach((f,b)=>{let w=d?.[h]?.[b];wa(f,w);let y=u?.values[h][b]??null,k=w&&p&&y!==null&&ve(y,uo(ht(p),n));k&&k!==f.textContent?f.dataset.was=k:delete f.dataset.was}))}}function wa(e,t=0){e.toggleAttribute("data-differs",!!t),t&&e.style.setProperty("--differs",(uu+(1-uu)*t).toFixed(2))}function Lw(e){let t=Math.max(...e.map(o=>o??NaN));return e.map(o=>+(o===t))}function xa(e,{node:t,row:o,column:n}){let r=e.chain.get(t),s=r&&hu(e,r);if(!s)return;let[a,i]=[r.values[o][n],s.values[o][n]],l=e.given.comparison;return l||Y(a)!==Y(i)?{names:l??kw,a,b:i,isSame:a===i}:void 0}function hr(e,t){let o=e.chain.get(t.node);if(!o)return"";let n=xa(e,t),r=at(o,t.row,t.column);return!n||n.a===null?`${r}: ${Nw(o.values[t.row][t.column])}`:n.isSame?`${r}: ${Y(n.a)}, the same in both`:`${r}: ${n.names[0]} ${Y(n.a)}, ${n.names[1]} ${Y(n.b)}`}function yu(e,t){let o=xa(e,t);return e.blend>0&&e.blend<1&&!!o&&!o.isSame}function ku(e,t){let o=it(e),n=o.get(t.node);return n?yu(e,t)?vu:`${on(o,n,t.row,t.column)} ${fr(o,t,null)}`:""}function Su(e,t){let o=xa(e,t),n=e.chain.get(t.node),r=e.given.dial&&n?.step.kind==="quotient";if(!o||o.a===null||o.b===null||r)return ga(it(e),t);let{a:s,b:a,names:i,isSame:l}=o,c=et(e).get(t.node)?.values[t.row][t.column]??null,d=n&&yu(e,t)?Tw(at(n,t.row,t.column),c):ga(it(e),t);return d.querySelector(".value")?.after(l?x("p","sides","The same in both."):Ow(i,s,a)),d}function Tw(e,t){return x("div","explained",x("p","what",e),x("p","value",Y(t)),x("p","lead",vu))}function Ow(e,t,o){let n=[[e[0],Y(t)],[e[1],Y(o)],["difference",`${Y(t)} \u2212 ${xo(Y(o))} = ${Y(t-o)}`]];return x("dl","sides",...n.map(([r,s])=>x("div","",x("dt","",r),x("dd","",s))))}var ba,uu,kw,Sw,Ew,$w,it,fu,bu,xu,Nw,vu,Rt=$(()=>{"use strict";rr();ua();Ae();ie();vo();ba=100,uu=.35,kw=["now","before"],[Sw,Ew]=["Underlined: the largest of a row."," Beneath: at \u221Ad_k."];$w=(e,t,o)=>({...e,decimals:oa(t),span:[...t.values,...e.other&&o?o.values:[],[0]]}),it=({chain:e,other:t,blend:o})=>t&&o>.5?t:e,fu=({chain:e,python:t,earlier:o,given:n})=>n.comparison||n.goal?null:e===t?o:t;bu=e=>e.reduce((t,{many:o})=>t+o,0);xu=e=>e.views.every(({place:t})=>{let o=e.chain.get(t.node);return o&&nn(e,o)?.flat().every(Boolean)});Nw=e=>e===null?"covered":Y(e);vu="A mix, not a result. Move the slider to one of its ends to see the arithmetic."});function gr(e,t,o,n){try{sessionStorage.setItem(va,JSON.stringify({where:Eu(e,t),cell:t,before:o,text:n}))}catch{}}function br(){try{sessionStorage.removeItem(va)}catch{}}function wr(e){try{let{where:t,...o}=JSON.parse(sessionStorage.getItem(va)??"{}");return o.cell&&t===Eu(e,o.cell)?o:null}catch{return null}}var va,Eu,xr,ya=$(()=>{"use strict";va="self-attention typed in a cell",Eu=({chain:e,key:t},{node:o})=>JSON.stringify([location.pathname,t,o,e.get(o)?.base??""]);xr=()=>document.activeElement!==document.body});function $u(e,t,o){let{frame:n,working:r,controls:s,beneath:a}=e,i=J("gist"),l=x("div","foot");r.replaceWith(l),l.append(i,r);let c=b=>Math.abs(b.getBoundingClientRect().bottom-l.getBoundingClientRect().top),d=b=>[...b].sort((w,y)=>c(w)-c(y))[0],u=matchMedia(rn),p="",m=()=>{let b=u.matches&&he(e.given);if(p===(p=`${u.matches} ${b}`))return;let w=[".asking",".hint",".legend"].flatMap(y=>[...a.parentNode?.querySelectorAll(y)??[]]);b?(n.after(s),s.querySelector(".editing")?.append(...w)):((n.parentNode?.querySelector(".flow")??n).before(s),a.prepend(...w)),u.matches?l.prepend(o):s.after(o)},h=b=>{l.classList.toggle("open",b),i.setAttribute("aria-expanded",String(b))};u.addEventListener("change",m),i.addEventListener("click",()=>h(!l.classList.contains("open"))),new ResizeObserver(()=>{u.matches&&n.style.setProperty("--foot",`${l.offsetHeight}px`),n.matches(":focus-within")&&d(n.querySelectorAll(l.matches(".open")?Cw:"td[aria-selected]"))?.scrollIntoView({block:"nearest"})}).observe(l),s.prepend(t),e.updates.push(m);let f="";return b=>{f!==e.given.name&&h(!1),f=e.given.name;let{subject:w,other:y,blend:k}=e,A=!!y&&k>0&&k<1;i.hidden=!w||r.hidden;let M=A?et(e):it(e),v=w?fr(M,w,b,A):"";i.textContent!==v&&(i.textContent=v);let S=w&&v.includes(" = ")?M.get(w.node):void 0;i.dataset.of=w&&S?`${ha(S,w.row,w.column)}: `:""}}var rn,Cw,vr=$(()=>{"use strict";Rt();ie();vo();rn="(max-width: 46rem)",Cw=":is(.one-row:not([hidden]), .stage) td[data-explained]"});function yr(e,t,o){let n=new Map,r=new Set,s=[t];for(let a=0;a<o&&s.length;a++){let i=[];for(let l of s)xt(e,l.node,l.row,l.column).forEach((c,d)=>{let u=`${c.node} ${c.row} ${c.column}`,p=e.get(c.node);if(r.has(u)||!p)return;r.add(u);let m=ka(n,p),h=gt.indexOf(a?"far":d?"right":"left");for(let f of qw(p,c)){let b=f.row*p.columns.length+f.column;m[b]||(m[b]=h,i.push(f))}});s=i}return n}function ka(e,t){let o=e.get(t.name)??new Uint8Array(t.rows.length*t.columns.length);return e.set(t.name,o),o}function qw(e,{node:t,row:o,column:n}){let r=o===null?e.rows.map((a,i)=>i):[o],s=n===null?e.columns.map((a,i)=>i):[n];return r.flatMap(a=>s.map(i=>({node:t,row:a,column:i})))}var Sa=$(()=>{"use strict";Ge();mo()});function ae(e){if(e instanceof HTMLCanvasElement)return{node:e.dataset.node??"",row:Number(e.dataset.row),column:Number(e.dataset.column)};let t=e instanceof Element?e.closest("td.cell"):null;return t?{node:t.closest("table")?.dataset.node??"",row:Number(t.dataset.row),column:Number(t.dataset.column)}:null}function Au(e){let{stage:t}=e;t.addEventListener("pointerover",o=>{o.pointerType!=="touch"&&!(o.target instanceof HTMLCanvasElement)&&kt(e,ae(o.target))}),t.addEventListener("pointermove",o=>{if(!(o.target instanceof HTMLCanvasElement)||o.pointerType==="touch")return;let n=ra(o.target,o.offsetX,o.offsetY);Er(n,e.pointed)||kt(e,n)}),t.addEventListener("pointerleave",()=>kt(e,null)),t.addEventListener("focusin",o=>{let n=ae(o.target);n&&kt(e,n,!0)}),t.addEventListener("focusout",()=>kt(e,null)),t.addEventListener("click",o=>{let n=o.target,r=n instanceof HTMLCanvasElement?ra(n,o.offsetX,o.offsetY):ae(n);r&&(lt(e,Er(r,Ar(e))?null:r),n.scrollIntoView({block:"nearest",inline:"nearest"}))}),t.addEventListener("keydown",o=>Iw(e,o)),e.updates.push(()=>zw(e)),t.addEventListener("transitionend",o=>{o.target instanceof HTMLCanvasElement&&Fw(e)})}function Iw(e,t){let{target:o,key:n}=t,r=ae(o);if(!r||!(o instanceof HTMLCanvasElement||o instanceof HTMLTableCellElement))return;let s=t.ctrlKey||t.metaKey||t.altKey?void 0:ko[n];if(n==="Escape"&&e.pinned)lt(e,null);else if(n==="Enter")Pw(e,r);else if(s&&o instanceof HTMLCanvasElement)Rw(e,o,r,s);else{if(o instanceof HTMLCanvasElement)return;if(s)kr(o,s,!0);else if(n==="Home"||n==="End")kr(o,[0,n==="Home"?-1/0:1/0]);else return}t.preventDefault()}function Rw(e,t,{node:o,row:n,column:r},s){let[a,i]=t.dataset.turned?[s[1],s[0]]:s,l=e.chain.get(o);t.dataset.row=String(Sr(n+a,l?.rows.length??0)),t.dataset.column=String(Sr(r+i,l?.columns.length??0)),kt(e,ae(t),!0)}function kr(e,[t,o],n=!1){let r=e.closest("tbody"),s=e.closest(".stage")??r,a=h=>[...h.children].map(f=>[...f.querySelectorAll("td.cell")]),i=a(r),l=i.findIndex(h=>h.includes(e)),c=i[l].indexOf(e),d=[...s.querySelectorAll("tbody:has(td.cell[tabindex])")].filter(Mu),u=n&&!i[l+t]?.[c+o]?d[d.indexOf(r)+t+o]:void 0;u?(i=a(u),t?l=t>0?0:1/0:c=o>0?0:1/0):[l,c]=[l+t,c+o];let p=i[Sr(l,i.length)],m=p[Sr(c,p.length)];for(let h of s.querySelectorAll("td.cell[tabindex='0']"))h.setAttribute("tabindex","-1");m.tabIndex=0,m.focus()}function zw({stage:e,views:t}){if(e.matches(":focus-within"))return;let o=t.flatMap(({table:r})=>Mu(r)?[...r.querySelectorAll("td.cell[tabindex]")]:[]),n=o.find(r=>r.matches("[data-asked]"))??o[0];for(let r of e.querySelectorAll("td.cell[tabindex='0']"))r!==n&&r.setAttribute("tabindex","-1");n?.setAttribute("tabindex","0")}function kt(e,t,o=!1){e.pointed=t,sn(e),o&&t&&e.say(hr(e,t))}function lt(e,t){e.pinned=t,e.passed=null,sn(e),e.send("pinned",t)}function Pw(e,t){if(Er(t,Ar(e)))return lt(e,null);lt(e,t),e.say(ku(e,t))}function sn(e){let{chain:t,views:o,stage:n}=e,r=e.pointed??Ar(e),s=Lu(t,r)?r:null,a=s?yr(it(e),s,e.depth):new Map;n.classList.toggle("tracing",a.size>0);let i=s&&t.get(s.node);i&&(ka(a,i)[s.row*i.columns.length+s.column]=gt.indexOf("self"));let l=n.classList.contains("tracing"),c=o.map(({place:d})=>d.node).lastIndexOf(s?.node??"");for(let[d,u]of o.entries()){let p=t.get(u.place.node)?.columns.length??0;_w(u,p,d<=c?a.get(u.place.node):void 0,l),Ea(u,e.pinned,"aria-selected")}$r(e)}function $r(e){let t=e.pointed??Ar(e),n=[!!e.given.goal&&!!e.chain.get(t?.node??"")?.editable?null:t,e.opening].find(r=>Lu(e.chain,r))??null;e.subject=n,e.working.replaceChildren(...n?[Su(e,n)]:[]);for(let r of e.views){Ea(r,e.working.hidden?null:n,"data-explained");let s=!!e.chain.get(r.place.node)?.isMirrored;Ea(r,s&&n?{...n,row:n.column,column:n.row}:null,"data-mirror");let a=r.isMirrored;r.isMirrored=s,s!==!!a&&(a===!1&&ye()&&Ww(r.cells),r.cells.forEach((i,l)=>i[l]?.toggleAttribute("data-diagonal",!!s)))}for(let r of e.followers)r()}function Ww(e){let t=e.map(o=>o.map(n=>n.getBoundingClientRect()));e.forEach((o,n)=>o.forEach((r,s)=>{let[a,i]=[t[s]?.[n],t[n][s]];n!==s&&a&&r.animate([{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px)`},{transform:"none"}],{duration:900,easing:"ease-in-out"})}))}function _w(e,t,o,n){let{cells:r,strip:s,tones:a}=e;if(r.forEach((l,c)=>l.forEach((d,u)=>{let p=gt[o?.[c*t+u]??0];(d.dataset.lit??"")!==p&&(p?d.dataset.lit=p:delete d.dataset.lit)})),!s||!a)return;let{painted:i}=e;i?.isTracing===n&&i.tones===a&&Dw(i.lit,o)||(Pd(s,a,o,n),e.painted={lit:o,isTracing:n,tones:a})}function Ea({place:e,table:t,cells:o},n,r){let s=t.querySelector(`[${r}]`),a=n?.node===e.node?o[n.row]?.[n.column]:void 0;s!==a&&s?.removeAttribute(r),a?.setAttribute(r,"true")}function Fw(e){for(let t of e.views)delete t.painted;sn(e)}function Nu({stage:e,views:t,opening:o}){if(!o||e.scrollHeight<=e.clientHeight||e.matches(":focus-within"))return;let n=t.find(({place:i})=>i.node===o.node)?.cells[o.row]?.[o.column];if(!n)return;let r=n.closest("tr")??n,[s,a]=[r.getBoundingClientRect(),e.getBoundingClientRect()];e.scrollTop+=s.bottom-a.top-e.clientHeight+2}var ko,Mu,Sr,Er,Ar,Lu,Dw,St=$(()=>{"use strict";Rt();go();Sa();mo();ko={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};Mu=e=>e.checkVisibility?.()??!0;Sr=(e,t)=>Math.max(0,Math.min(e,t-1)),Er=(e,t)=>!!e&&!!t&&e.node===t.node&&e.row===t.row&&e.column===t.column;Ar=({pinned:e,passed:t,later:o})=>Er(e,t)||o.has(e?.node??"")?null:e,Lu=(e,t)=>!!t&&e.get(t.node)?.values[t.row]?.[t.column]!==void 0;Dw=(e,t)=>e===t||!!e&&!!t&&e.every((o,n)=>o===t[n])});function Cu(e){let t={base:"",texts:{},past:[],future:[],sent:[]},o=$a("Undo",()=>Lr(e,t,"past")),n=$a("Redo",()=>Lr(e,t,"future")),r=$a("Reset the numbers",()=>ln(e,t,jw(t.texts))),s=x("input");s.type="checkbox",s.addEventListener("change",()=>e.send("hidden",s.checked));let a=x("label","",s,"Hide later words"),i=x("summary","button","Change"),l=x("details","change",i,x("div","editing",a,o,n,r));l.addEventListener("keydown",({key:m})=>{m!=="Escape"||!i.checkVisibility()||(l.open=!1,i.focus())}),e.controls.append(l);let c=x("div","told");c.setAttribute("role","alert");let d=x("p","hint");e.beneath.append(c,d);let u=null;e.updates.push(()=>{let{given:m}=e;if(m!==u){let w=!u;u=m,Gw(e,t),w&&(Yw(e,t),l.open=m.goal?!matchMedia(rn).matches:!he(m),m.goal&&e.controls.previousElementSibling?.append(l)),a.hidden=m.hidesLater===null,s.checked=!!m.hidesLater;let y=m.told.join(`
`);c.dataset.sentences!==y&&(c.dataset.sentences=y,c.replaceChildren(...m.told.map(k=>x("p","",k))))}Zw(e);let h=Bw(e);d.hidden=!h.length||!!e.given.goal,d.replaceChildren(...ce(`${matchMedia(Tu).matches?"Tap a number twice to type":"Type"} over any number of ${h.join(", ")}${e.given.divisor?", or the divisor":""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ${e.given.kept}`));let f=!!h.length||!!e.given.divisor;l.hidden=a.hidden&&!f&&!he(m);let b=[t.past,t.future,Object.values(t.texts).flat()];[o,n,r].forEach((w,y)=>{w.hidden=!f,w.ariaDisabled=String(!b[y].length),w.tabIndex=b[y].length?0:-1})}),eu(e,m=>ln(e,t,{...t.texts,divisor:m?[[0,0,m]]:[]})),e.typeOver=(m,h,f)=>f?ln(e,t,La(t.texts,m,h)):Aa(e,t,m,h);let{stage:p}=e;p.addEventListener("keydown",m=>Qw(e,t,m)),p.addEventListener("click",m=>{let h=Ou(m.target);!matchMedia(Tu).matches||!Mr(e,h)||!h.ariaSelected||h.dataset.held==="open"||(m.stopPropagation(),zt(e,t,h,null))},!0),p.addEventListener("dblclick",m=>{Mr(e,m.target)&&zt(e,t,Ou(m.target),null)})}function $a(e,t){let o=J("button",e);return o.addEventListener("click",t),o}function Mr(e,t){let o=e.chain.get(ae(t)?.node??"");return o?.editable?o:void 0}function Gw(e,t){let o=e.given.chain.filter(i=>i.editable),n=JSON.stringify(o.map(i=>[i.name,i.base])),r=Object.fromEntries(o.map(i=>[i.name,i.typed??[]])),{divisor:s}=e.given;s&&(r.divisor=s.typed?[[0,0,s.typed]]:[]);let a=t.sent.lastIndexOf(an(r));if(n===t.base&&a>=0&&a<t.sent.length-1)return Na(e,t);n!==t.base&&Object.assign(t,{base:n,past:[],future:[]}),Object.assign(t,{texts:r,sent:[]})}function Aa(e,t,o,n){e.chain=e.python,Na(e,{...t,texts:La(t.texts,o,n)}),e.redraw()}function Na(e,t){if(!e.given.previewed)return;let o=new Map(Object.entries(t.texts).map(([s,a])=>{let i=e.chain.get(s)?.values.map(l=>[...l])??[];for(let[l,c,d]of a){let u=lr(d);i[l]?.[c]!==void 0&&!Number.isNaN(u)&&Uw(e.given.goal,u)&&(i[l][c]=u)}return[s,{values:i}]})),n=lr(t.texts.divisor?.[0]?.[2]??""),r=e.chain.get(yt)?.step;r&&n>=1&&n<=(e.given.divisor?.most??0)&&o.set(yt,{step:{...r,divisor:n,divisorText:Y(n)}}),e.chain=st(e.chain,o),wt(e.views,e.chain,e.spread,e.digits)}function ln(e,t,o,n=!0){an(o)!==an(t.texts)&&(n&&(t.past=[...t.past,t.texts].slice(-Hw),t.future=[]),t.sent.length||t.sent.push(an(t.texts)),t.texts=o,t.sent.push(an(o)),e.chain=e.python,Na(e,t),e.redraw(),e.send("edited",o))}function Lr(e,t,o){let n=t[o].pop();if(!n)return;let r=t.texts;t[o==="past"?"future":"past"].push(r),ln(e,t,n,!1),Xw(e,o==="past"?"Undone.":"Done again.",r,n)}function Xw(e,t,o,n){let[r]=Object.keys({...o,...n}).flatMap(i=>{let l=o[i]??[],c=n[i]??[],d=(u,p)=>!u.some(m=>String(m)===String(p));return[...l.filter(u=>d(c,u)),...c.filter(u=>d(l,u))].map(([u,p])=>({node:i,row:u,column:p}))}),s=r&&e.chain.get(r.node),a=s&&n[r.node]?.find(([i,l])=>i===r.row&&l===r.column)?.[2];e.say(Ru(t,s?qu(s,r,a??""):"",yo(e)))}function qu(e,{row:t,column:o},n){let r=at(e,t,o);return n?Number.isNaN(lr(n))?`${r}: \u201C${n}\u201D was typed.`:`${r} is now ${n}.`:`${r} is as it was at first.`}function Ma(e,t,o,n){let r=ae(o),s=r&&e.chain.get(r.node);if(!s)return;let a=o.closest("table")?.dataset.turned!==void 0,[i,l]=[t.texts,0];n.forEach((c,d)=>c.forEach((u,p)=>{let[m,h]=a?[r.row+p,r.column+d]:[r.row+d,r.column+p];m<s.rows.length&&h<s.columns.length?i=La(i,{...r,row:m,column:h},u):l++})),ln(e,t,i),l&&e.say(`${l} of the pasted numbers did not fit into ${s.symbol}.`)}function Iu(e,t,o){let n=ae(o);if(!n)return"";let r=t.texts[n.node]?.find(([s,a])=>s===n.row&&a===n.column);return r?r[2]:Y(e.chain.get(n.node)?.values[n.row][n.column]??null)}function zt(e,t,o,n){if(o.dataset.held==="open")return;let r=Iu(e,t,o),s=x("input");s.value=n??r,s.maxLength=200,s.spellcheck=!1,s.setAttribute("aria-label",`New number: ${o.closest("table")?.dataset.node}, row ${Number(o.dataset.row)+1}, column ${Number(o.dataset.column)+1}`),o.dataset.held="open",o.replaceChildren(s);let a=ae(o),i=()=>gr(e,a,r,s.value);n!==null&&i(),s.addEventListener("input",()=>{i(),e.given.goal&&Aa(e,t,a,vt(s.value))});let l=!1,c=(d,u=null,p=null)=>{if(l||!o.isConnected)return;l=!0,br();let m=vt(s.value),h=!!s.matches(":focus");delete o.dataset.held,o.textContent="",h&&o.focus(),p?Ma(e,t,o,p):d&&m!==r?Ma(e,t,o,[[m]]):e.given.goal&&Aa(e,t,a,r),e.redraw(),u&&kr(o,u),u&&d&&m!==r&&Kw(e,a,m,Vw(o))};for(let d of["click","dblclick","pointerdown"])s.addEventListener(d,u=>u.stopPropagation());s.addEventListener("blur",()=>c(!0)),s.addEventListener("keydown",d=>{d.stopPropagation();let p=d.key==="Enter"&&!!e.given.goal?[0,0]:Jw(d,n!==null);d.key!=="Escape"&&!p||(d.preventDefault(),c(d.key!=="Escape",p))}),s.addEventListener("paste",d=>{let u=d.clipboardData?.getData("text")??"",p=cr(u);!u.trim()||n!==""&&p.length===1&&p[0].length===1||(d.preventDefault(),c(!0,null,p))}),s.focus(),n===null&&s.select()}function Kw(e,t,o,n){let r=e.chain.get(t.node),s=n&&(n.node!==t.node||n.row!==t.row||n.column!==t.column);r&&e.say(Ru(qu(r,t,o),s?`${hr(e,n)}.`:"",yo(e)))}function Vw(e){let t=e.getRootNode();return ae(t instanceof Document||t instanceof ShadowRoot?t.activeElement:null)}function Yw(e,t){let o=wr(e);if(!o)return;let r=e.views.find(({place:s,cells:a})=>s.node===o.cell.node&&a.length)?.cells[o.cell.row]?.[o.cell.column];!r||!Mr(e,r)||Iu(e,t,r)!==o.before||(xr()?Ma(e,t,r,[[vt(o.text)]]):zt(e,t,r,o.text))}function Jw({key:e,shiftKey:t},o){return e==="Enter"?[t?-1:1,0]:e==="Tab"?[0,t?-1:1]:o||e==="ArrowUp"||e==="ArrowDown"?ko[e]:void 0}function Qw(e,t,o){let{target:n,key:r,altKey:s,shiftKey:a}=o;if(!(n instanceof HTMLTableCellElement||n instanceof HTMLButtonElement))return;let i=(o.ctrlKey||o.metaKey)&&!s,l=r.toLowerCase();if(i&&l==="z"&&!a)Lr(e,t,"past");else if(i&&(l==="y"||l==="z"))Lr(e,t,"future");else{if(!(n instanceof HTMLTableCellElement)||!Mr(e,n))return;if(i&&l==="v")return zt(e,t,n,"");if(i||s)return;if(r==="F2")zt(e,t,n,null);else if(r==="Backspace"||r==="Delete")zt(e,t,n,"");else if(r.length===1&&r!==" ")zt(e,t,n,r);else return}o.preventDefault()}function Zw(e){let{given:t,chain:o,views:n,spread:r,digits:s}=e,a=new Map(t.chain.map(l=>[l.name,l])),i=!1;for(let{place:l,table:c,cells:d}of n){let u=a.get(l.node);if(c instanceof HTMLTableElement&&c.setAttribute("aria-readonly",String(!u?.editable)),!u?.editable)continue;let p=new Map((u.problems??[]).map(([h,f,b])=>[`${h} ${f}`,b])),m=new Map((u.typed??[]).map(([h,f,b])=>[`${h} ${f}`,b]));d.forEach((h,f)=>h.forEach((b,w)=>{let y=p.get(`${f} ${w}`);if(b.toggleAttribute("data-typed",m.has(`${f} ${w}`)),y===void 0)i||=b.dataset.held==="bad",b.dataset.held==="bad"&&delete b.dataset.held,b.removeAttribute("aria-invalid");else{if(b.setAttribute("aria-invalid","true"),b.dataset.held==="open")return;b.dataset.held="bad",b.textContent=m.get(`${f} ${w}`)??"",b.title=y}}))}i&&wt(n,o,r,s)}var Hw,Tu,Bw,Ou,jw,an,La,Uw,Ru,zu=$(()=>{"use strict";Ge();Rt();ca();ya();Ae();vr();ie();St();dr();vo();Hw=200,Tu="(pointer: coarse)";Bw=({given:e,views:t})=>e.chain.filter(o=>o.editable&&t.some(({place:n,strip:r})=>n.node===o.name&&!r)).map(o=>o.symbol);Ou=e=>e instanceof Element?e.closest("td.cell"):null;jw=e=>Object.fromEntries(Object.keys(e).map(t=>[t,[]]));an=e=>JSON.stringify(Object.keys(e).map(t=>[t,[...e[t]].sort(([o,n],[r,s])=>o-r||n-s)])),La=(e,{node:t,row:o,column:n},r)=>({...e,[t]:[...(e[t]??[]).filter(([s,a])=>s!==o||a!==n),[o,n,r]]});Uw=(e,t)=>!e||t>=e.least&&t<=e.most;Ru=(...e)=>e.filter(Boolean).join(" ")});function _u(e,t){let o=_e({min:"0",max:"1",step:"0.01",value:"0.1"}),n=x("output"),[r,s]=[x("div","flow-left"),x("div","flow-right")];[r,s].forEach(m=>m.setAttribute("role","group")),r.setAttribute("aria-label","Words that attend"),s.setAttribute("aria-label","Words attended to");let a=E("svg",{class:"flow-lines",preserveAspectRatio:"none","aria-hidden":"true"}),i=x("div","flow-weights"),l=x("div","flow-face",r,a,s,i);e.append(x("label","flow-threshold","Show ",n,o),l);let c,d=null;function u(){if(!c)return;let m=c.rows.map((v,S)=>je(c,S)),{rows:h,columns:f,decimals:b}=c,w=Number(o.value),y=`weights of ${w.toFixed(2)} or more`;n.replaceChildren(y),o.setAttribute("aria-valuetext",y);let k=v=>v>0&&v>=w,A=v=>Number.isNaN(v)?"?":v.toFixed(b),M=v=>v.join(", ")||"no word with such a weight";Wu(r,h,d,v=>`attends to ${M(m[v].flatMap((S,T)=>k(S)||Number.isNaN(S)?`${f[T]} ${A(S)}`:[]))}`),Wu(s,f,Pu(c)?null:d,v=>`attended to by ${M(h.flatMap((S,T)=>k(m[T][v])?`${S} ${A(m[T][v])}`:[]))}`),i.replaceChildren(...f.map((v,S)=>x("span","",d===null?"":A(m[d][S])))),a.setAttribute("viewBox",`0 0 100 ${Ta*Math.max(h.length,f.length)}`),a.replaceChildren(...m.flatMap((v,S)=>v.flatMap((T,O)=>k(T)?ox(S,O,T,d):[])))}function p(m,h){c&&m===s&&Pu(c)||t(h)}return o.addEventListener("input",u),l.addEventListener("click",m=>{let h=tx(m);h!==null&&p(m.target.parentElement,h===d?null:h)}),l.addEventListener("keydown",m=>{let{dataset:h,parentElement:f}=m.target,[b,w]=[Number(h.word),f];if(m.key==="Escape")return t(null);let y={ArrowLeft:r,ArrowRight:s}[m.key],k={ArrowUp:b-1,ArrowDown:b+1,Home:0,End:w.childElementCount-1}[m.key]??b,A=(y??w).children[k];!(A instanceof HTMLElement)||!y&&k===b||(m.preventDefault(),A.focus(),p(A.parentElement,k))}),(m,h)=>{c=m.get("weights"),d=h,u()}}function tx(e){let t=e.target instanceof Element?e.target.closest("button"):null;return t?Number(t.dataset.word):null}function ox(e,t,o,n){let r=Math.min(1,o),s=(.2+.8*r)*(n===null||n===e?1:.25);return E("line",{x1:0,y1:(e+.5)*Ta,x2:100,y2:(t+.5)*Ta,"stroke-width":1+ex*r,"stroke-opacity":s,"data-cell":`${e},${t}`,"vector-effect":"non-scaling-stroke"})}function Wu(e,t,o,n){for(;e.childElementCount>t.length;)e.lastElementChild?.remove();for(;e.childElementCount<t.length;)e.append(J(""));for(let[r,s]of[...e.children].entries())s.dataset.word=`${r}`,s.textContent=t[r],s.tabIndex=r===(o??0)?0:-1,s.setAttribute("aria-pressed",`${r===o}`),s.setAttribute("aria-label",`${t[r]}, ${n(r)}`)}var Ta,ex,Pu,Du=$(()=>{"use strict";Ge();ie();De();Ta=10,ex=8;Pu=e=>e.rows.join(`
`)!==e.columns.join(`
`)});function Fu(e,t,o){return[["scores","weights"],["context"]].map(r=>r.flatMap(s=>e.get(s)??[])).filter(r=>r.length).map(r=>rx(r,t,o))}function rx(e,t,o){let n=e.map(({name:i})=>Oa[i]),r=e[0].name==="context"?"Dimension":"Word",s=e[0].columns.map((i,l)=>x("tr","",bt("row",i),...e.map(c=>ax(c,t.get(c.name)??c,o,l)))),a=x("tr","",...[r,...n].map(i=>bt("col",i)));return x("div","geometry-scroll",x("table","geometry-table",x("thead","",a),x("tbody","",...s)))}function sx(e,t,o){let n=o?1:Math.max(...t.map(Math.abs))||1,r=t.some(a=>a<0)?50:100,s=Math.abs(e)/n*r;return{from:100-r-(e<0?s:0),size:s}}function ax(e,t,o,n){let r=e.values[o][n],s=e===t?e.decimals:nx,{from:a,size:i}=sx(r??0,[...t.values.flat(),...e.values[o]].map(Number),e.share),l=x("span",Number(r)<0?"geometry-bar minus":"geometry-bar");l.style.setProperty("--from",`${a}%`),l.style.setProperty("--size",`${i}%`);let c=r===null?"undefined":ve(r,It({...e,decimals:s},We)).trim();return x("td","",x("span","geometry-track",l),x("span","geometry-number",c))}var Oa,nx,Hu=$(()=>{"use strict";Ae();ie();Oa={scores:"Score",weights:"Weight",context:"Context"},nx=4});function qa(e){let[[t,o],[n,r]]=[e.map(({x:a})=>a),e.map(({y:a})=>a)].map(a=>[Math.min(0,...a),Math.max(0,...a)]),s=cx*Math.max(o-t,r-n)||2;return{left:(t+o-s)/2,bottom:(n+r-s)/2,span:s}}function Uu(){let e=E("svg",{class:"plane",viewBox:`0 0 ${Ne} ${Ne}`,role:"group"});return e.append(E("g",{class:"axes","aria-hidden":"true"}),E("g",{class:"arrows"})),e}function Xu(e,t,o){let[n,r]=e.children,s=mx(t);for(n.replaceChildren(...fx(t.view),...s.map(({text:l,x:c,y:d,wide:u})=>E("text",{x:c+u/2,y:d+Ue-3,"text-anchor":"middle"},l)));r.childElementCount>o.length;)r.lastElementChild?.remove();for(;r.childElementCount<o.length;)r.append(hx());let a=o.map(({x:l,y:c})=>Et(l,c,t.view)),i=bx(o.map(({kind:l,word:c,isPale:d},u)=>({text:px(l,c,o),tip:a[u],isPale:d})),s,Et(0,0,t.view));o.forEach((l,c)=>gx(r.children[c],l,t,a[c],i[c]))}function px(e,t,o){let n=[...t].length>Bu?`${[...t].slice(0,Bu-1).join("")}\u2026`:t;return o.some(r=>r.kind==="key")?`${e[0]} ${n}`:n}function mx({view:e,across:t,up:o}){let[[n,r],s]=[Et(0,0,e),So(e)],[a,i]=Et(s,s,e),l=Y(s);return[[t,Ne-2-Pt(t),r+3],[o,Ca(n-Pt(o)/2,Ne-Pt(o)),0],[l,a-Pt(l)/2,r+3],[l,n-Pt(l)-3,i-Ue/2]].map(([d,u,p])=>({text:d,x:u,y:p,wide:Pt(d),high:Ue}))}function fx(e){let t=So(e);return[e.left,e.bottom].flatMap((o,n)=>Array.from({length:Math.floor(e.span/t)},(r,s)=>{let a=Math.ceil(o/t)+s,i=Et(a*t,a*t,e)[n],l=a?"grid":"axis";return E("line",n?{class:l,x1:2,x2:Ne-2,y1:i,y2:i}:{class:l,x1:i,x2:i,y1:Ue+2,y2:Ne-2})}))}function hx(){let e=E("g",{role:"slider",tabindex:"0"});return e.append(E("line",{class:"shaft"}),E("path",{class:"head"}),E("line",{class:"leader"}),E("circle",{r:"18"}),E("text",{"text-anchor":"middle"})),e}function gx(e,{kind:t,name:o,x:n,y:r,inFocus:s,isPale:a},{view:i,across:l,up:c},[d,u],p){let[m,h]=Et(0,0,i),f=Math.atan2(u-h,d-m)*180/Math.PI,[b,w]=[p.x+p.wide/2,p.y+Ue/2],y=Math.hypot(b-d,w-u)>p.wide/2+ju[1]+Ue/2,k=c?`${l} ${Y(n)}, ${c} ${Y(r)}`:`${l} ${Y(n)}`;Te(e,{class:t+(s?" in-focus":a?" pale":""),"aria-label":o,"aria-valuetext":k,"aria-valuemin":i.left,"aria-valuemax":i.left+i.span,"aria-valuenow":n});let[A,M,v,S,T]=e.children;Te(A,{x1:m,y1:h,x2:d,y2:u}),Te(M,{d:ux[t],transform:`translate(${d} ${u}) rotate(${f})`}),Te(v,{x1:d,y1:u,x2:y?b:d,y2:y?w:u}),Te(S,{cx:d,cy:u}),Te(T,{x:b,y:p.y+Ue-3}),T.textContent=p.text}function bx(e,t,o){let n=[...t],r=[];for(let s of[e.filter(({isPale:a})=>!a),e.filter(({isPale:a})=>a)]){n.push(...s.flatMap(({tip:a})=>wx(a,o)));for(let a of s)n.push(r[e.indexOf(a)]=xx(a,n,o))}return r}function wx([e,t],[o,n]){let[r,s]=[e-o,t-n],a=Math.ceil(Math.hypot(r,s)/cn)||1;return Array.from({length:a},(i,l)=>{let c=(l+1)/a;return{x:o+c*r-cn/2,y:n+c*s-cn/2,wide:cn,high:cn}})}function xx({text:e,tip:[t,o]},n,r){let s=Pt(e),a=Math.atan2(o-r[1],t-r[0]),i=ju.flatMap(c=>dx.map(d=>{let[u,p]=[Math.cos(a+d),Math.sin(a+d)],m=t+u*(c+s/2)-s/2,h=o+p*(c+Ue/2)-Ue/2;return{x:Ca(m,Ne-s),y:Ca(h,Ne-Ue),wide:s,high:Ue,text:e}})),l=c=>n.reduce((d,u)=>d+vx(c,u),0);return i.find(c=>l(c)===0)??i.reduce((c,d)=>l(d)<l(c)?d:c)}var Ne,ix,lx,Ue,cx,Bu,cn,ju,dx,ux,So,Et,Gu,Pt,Ca,vx,Ia=$(()=>{"use strict";Ae();De();Ne=340,ix=6.6,lx=12,Ue=14,cx=1.35,Bu=12,cn=8,ju=[8,16,28,42,58,76],dx=[0,1,-1,2,-2,3,-3,4].map(e=>e*Math.PI/4),ux={query:"M1 0 L-10 -5 L-10 5 Z",key:"M-9 -6 L0 0 L-9 6"};So=({span:e})=>10**Math.floor(Math.log10(e/2)),Et=(e,t,{left:o,bottom:n,span:r})=>[(e-o)/r*Ne,(1-(t-n)/r)*Ne],Gu=(e,t,{left:o,bottom:n,span:r})=>[o+e/Ne*r,n+(1-t/Ne)*r];Pt=e=>[...e].reduce((t,o)=>t+(o>"\u2E80"?lx:ix),2);Ca=(e,t)=>Math.max(0,Math.min(e,t)),vx=(e,t)=>Math.max(0,Math.min(e.x+e.wide,t.x+t.wide)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.high,t.y+t.high)-Math.max(e.y,t.y))});function Vu(e,{tips:t,view:o,moveTo:n}){let r=null,s=()=>[...e.querySelectorAll('[role="slider"]')];e.addEventListener("pointerdown",a=>{if(a.button||r)return;let[i,l,c]=Ku(e,a),d=t().map(({x:m,y:h},f)=>{let[b,w]=Et(m,h,o());return{at:f,x:b-i,y:w-l}}),u=d.map(({x:m,y:h})=>Math.hypot(m,h)),p=u.indexOf(Math.min(...u));u[p]>yx*c||(r=d[p],e.setPointerCapture(a.pointerId),s()[p].focus({preventScroll:!0}))}),e.addEventListener("mousedown",a=>a.preventDefault()),e.addEventListener("pointermove",a=>{if(!r||!t()[r.at])return;let[i,l]=Ku(e,a);n(r.at,Gu(i+r.x,l+r.y,o()))});for(let a of["pointerup","pointercancel"])e.addEventListener(a,()=>{r=null});e.addEventListener("keydown",a=>{let i=s().indexOf(a.target),l=kx[a.key];if(!l||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault();let{x:c,y:d}=t()[i],u=So(o())/(a.shiftKey?100:10);n(i,[c+l[0]*u,d+l[1]*u])})}function Ku(e,t){let{left:o,top:n,width:r}=e.getBoundingClientRect(),s=Ne/r;return[(t.clientX-o)*s,(t.clientY-n)*s,s]}var yx,kx,Yu=$(()=>{"use strict";Ia();yx=18,kx={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}});function Ju(e){let{step:t}=e.get("scores")??{step:null},o=[...e.keys()];return e.has("weights")&&t?.kind==="product"&&!!t.turned&&t.reads.every(n=>e.has(n))&&o.slice(o.indexOf("scores")).every(n=>e.get(n)?.step.kind!=="given")}function Qu(e,t){let o=["across","up"].map(T=>x("label",`axis-${T}`,T==="up"?"Up: dimension ":"Across: dimension ",x("select"))),n=J("button back","Back to the numbers of the sentence"),r=Uu();r.setAttribute("aria-label","Queries and keys as arrows. Drag a tip, or move it with the arrow keys.");let s=x("label","","Query of ",x("select")),a=x("div"),i=x("p","geometry-said"),l=x("p","geometry-legend"),c=x("div","geometry-open",x("div","geometry-face",x("div","geometry-plane",r,l),x("div","geometry-side",x("div","geometry-controls",s,...o,n),i,a))),d=x("p","geometry-covered","The arrows are covered: they would show answers to the homework.");e.append(d,c);let u=new Map,p="",m=0,h=[0,1],f=qa([]),b=new Map,w=u;function y(){let T=$t(w),O=T.length===1?"query and key":"";return T.flatMap((N,I)=>N.rows.map((L,C)=>{let q=je(N,C),B=I?"key":"query",[Q,ge]=h.map(de=>q[de]??0);return{kind:B,word:L,name:`${O||B} of ${L}`,x:Q,y:ge,inFocus:!I&&C===m,isPale:!I&&C!==m&&T.length>1,M:N,i:C}}))}function k(){w=b.size?st(u,b):u}function A(T=!1){k();let O=y();f=qa(T?[...O,...O.map(({x:N,y:I})=>({x:-N,y:-I}))]:O),v()}function M(T,O){let{M:N,i:I,kind:L}=y()[T],C=So(f)/100,q=[...N.values[I]];h.forEach((B,Q)=>{let ge=Q?f.bottom:f.left,de=Math.max(ge,Math.min(O[Q],ge+f.span));B<q.length&&O[Q]!==q[B]&&(q[B]=Number((Math.round(de/C)*C).toPrecision(6)))}),b.set(N.name,{values:N.values.map((B,Q)=>Q===I?q:B),step:{kind:"given",reads:[],turned:!1}}),L==="query"&&$t(u).length>1&&m!==I&&t(I),v()}function v(){k();let T=Object.keys(Oa).flatMap(q=>u.get(q)??[]),O=[...$t(u),...T].some(q=>q.values.flat().includes(null));if(d.hidden=!O,c.hidden=O,O){r.querySelector(".arrows")?.replaceChildren(),a.replaceChildren();return}let{columns:N,rows:I}=$t(u)[0];o.forEach((q,B)=>{q.hidden=N.length<=2,Zo(q,N,h[B])}),Zo(s,I,m),n.setAttribute("aria-disabled",String(!b.size)),i.textContent=Sx(u,b.size>0);let[L,C]=h.map(q=>N[q]?`dimension ${N[q]}`:"");Xu(r,{view:f,across:L,up:C},y()),l.textContent=$t(u).length===1?"Drag a tip, or move it with the arrow keys.":"Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys.",a.replaceChildren(...Fu(w,u,m))}o.forEach((T,O)=>T.addEventListener("change",N=>{let I=Number(N.target.value);h[1-O]===I?h.reverse():h[O]=I,A()})),s.addEventListener("change",T=>t(Number(T.target.value))),n.addEventListener("click",()=>{b=new Map,A()}),Vu(r,{tips:y,view:()=>f,moveTo:M});let S=({x:T,y:O})=>[T-f.left,O-f.bottom].some(N=>Math.abs(N/f.span-.5)>.49);for(let T of["pointerup","keydown"])r.addEventListener(T,()=>{y().some(S)&&A(!0)});return(T,O)=>{u=T,m=O??0;let N=JSON.stringify($t(u).map(({rows:I,columns:L,values:C})=>[I,L,C]));if(p!==N)return p=N,b=new Map,Math.max(...h)>=$t(u)[0].columns.length&&(h=[0,1]),A();v()}}function Sx(e,t){let[o,n]=$t(e),r=o.columns.length,s=e.get("context")?.step.reads[1]===o.name;return(r>2?`These are two of ${r} dimensions. A score uses all of them.`:r===2?"Two dimensions: the arrows show everything.":"One dimension: the arrows lie on one line.")+(n?"":` Without learning, one arrow is a word\u2019s ${s?"query, key and value":"query and key"}: they move together.`)+(t?" You have moved an arrow: these numbers are your own, and are used only here.":"")}var $t,Zu=$(()=>{"use strict";Hu();Ge();Yu();ie();Ia();$t=e=>[...new Set(e.get("scores")?.step.reads)].map(t=>e.get(t))});function Ra(e,t){if(t===null)return null;let o=e.get("weights").values[t].map(n=>n??-1);return{node:"weights",row:t,column:o.indexOf(Math.max(...o))}}function ep(e){let t=[x("div","flow"),x("div","geometry")],o=Ex.map(c=>J("button",c)),n=x("div","faces",...o);n.setAttribute("role","toolbar"),n.setAttribute("aria-label","Shown as"),e.controls.insertBefore(n,e.controls.querySelector(".change")),e.frame.before(...t);let r=[],s=0;function a(){let c=[!0,e.chain.has("weights"),Ju(e.chain)],d=he(e.given)&&c[s]?s:0;if(n.hidden=!he(e.given)||!c[1],o.forEach((u,p)=>{u.hidden=!c[p],u.setAttribute("aria-pressed",String(p===d)),u.tabIndex=p===d?0:-1}),e.frame.offsetHeight)for(let u of t)u.style.setProperty("--room",`${e.frame.offsetHeight}px`);t.forEach((u,p)=>{u.hidden=p+1!==d}),e.frame.hidden=e.beneath.hidden=!!(d||e.given.story),d&&(r[d]??=(d===1?_u:Qu)(t[d-1],l))(e.chain,i(e.pinned??(d===2?e.opening:null)))}let i=c=>c&&e.chain.get(c.node)?.rows.length===e.given.words.length?c.row:null;function l(c){lt(e,Ra(e.chain,c)),a()}o.forEach((c,d)=>c.addEventListener("click",()=>{s=d,a()})),n.addEventListener("keydown",c=>{let d={ArrowRight:1,ArrowLeft:-1}[c.key],u=o.filter(p=>!p.hidden);d&&u.at((u.findIndex(p=>p===c.target)+d)%u.length)?.focus()}),e.updates.push(a)}var Ex,za=$(()=>{"use strict";Du();Zu();ie();St();Ex=["Numbers","Threads","Arrows"]});function op(e){let{stage:t}=e,o={drafts:new Map,settling:new Map,last:0,timer:0,tries:0},n=x("p","cell-hint");e.beneath.append(n),t.addEventListener("input",({target:i})=>{if(!Eo(i))return;Wa(o,i);let l=ae(i);l&&gr(e,l,_a(e,l),i.value)}),t.addEventListener("keydown",i=>{Eo(i.target)&&!i.isComposing&&qx(e,o,i,i.target)}),t.addEventListener("paste",i=>{Eo(i.target)&&Wx(e,o,i,i.target)}),t.addEventListener("focusout",({target:i})=>{Eo(i)&&Tr(e,o)}),t.addEventListener("click",i=>Eo(i.target)&&i.stopPropagation(),!0),t.addEventListener("focusin",i=>{if(!Eo(i.target))return;i.stopPropagation();let l=ae(i.target);kt(e,l),n.replaceChildren(...ce(l?Cx(e,l):""))},!0),e.arrivals.push(()=>Nr(e,o));let r=!0,s="",a=0;e.updates.push(()=>{Nr(e,o),r?zx(e,o):(e.given.asked!==s||e.given.turn!==a)&&Px(e),r=!1,{asked:s,turn:a}=e.given,n.hidden=![...e.chain.values()].some(i=>i.boxes?.some(l=>l.hint))})}function Nr(e,t){let{given:o,chain:n,views:r}=e;for(let[i,l]of t.drafts)!l.stamp||l.stamp>o.filled||(t.drafts.delete(i),o.isSmall&&(t.settling.set(i,l),setTimeout(()=>t.settling.get(i)===l&&t.settling.delete(i),Mx)));let s=new Set,a=!1;for(let{place:i,cells:l}of r){let c=n.get(i.node),d=c&&!i.turned&&!s.has(c.name),u=new Map((d&&c.boxes?c.boxes:[]).map(p=>[`${p.row} ${p.column}`,p]));u.size&&s.add(i.node),l.forEach((p,m)=>p.forEach((h,f)=>{let b=u.get(`${m} ${f}`);c&&b?Tx(h,Nx(h,at(c,m,f)),b,t.drafts.get(ct({node:c.name,row:m,column:f}))):h.dataset.held==="box"&&(a=Ox(h))}))}a&&(wt(r,n,e.spread,e.digits),e.refit())}function Nx(e,t){let o=e.querySelector("input");if(o)return o;let n=x("input","box");return n.type="text",n.inputMode="decimal",n.autocomplete="off",n.spellcheck=!1,n.maxLength=$x,n.setAttribute("aria-label",t),e.replaceChildren(n),e.dataset.held="box",e.removeAttribute("tabindex"),e.removeAttribute("title"),n}function Tx(e,t,o,n){let r=n?n.text:o.text;t.value!==r&&(t.value=r),t.readOnly=!!o.fixed,t.tabIndex=o.fixed&&!r?-1:0;let s=n?"":o.mark;e.dataset.mark=s,t.title=tp[s]??"",t.setAttribute("aria-invalid",String(s==="wrong"||s==="unreadable")),t.setAttribute("aria-description",tp[s]??"")}function Ox(e){return e.replaceChildren(),delete e.dataset.held,delete e.dataset.mark,e.tabIndex=-1,!0}function Wa(e,t){let o=ae(t);if(!o)return;e.drafts.set(ct(o),{cell:o,text:t.value,stamp:0});let n=t.closest("td");n&&(n.dataset.mark="")}function Cx(e,t){let o=e.chain.get(t.node);return o&&np(e,t)?.hint&&o.step.kind!=="given"?on(e.chain,o,t.row,t.column):""}function Tr(e,t){br();let o=t.last>e.given.filled;for(let[n,{cell:r,text:s}]of t.drafts)!o&&s===_a(e,r)&&t.drafts.delete(n);if(![...t.drafts.values()].some(({stamp:n})=>!n)){Nr(e,t);return}t.last=Math.max(Date.now(),t.last+1),t.tries=0;for(let n of t.drafts.values())n.stamp=t.last;rp(e,t)}function rp(e,t){let o=[...t.drafts.values()].filter(({stamp:r})=>r),n=new Map([...t.settling.values(),...o].map(r=>[ct(r.cell),r])).values();e.send("filled",{stamp:t.last,cells:[...n].map(({cell:r,text:s})=>[r.node,r.row,r.column,s])}),clearTimeout(t.timer),t.timer=setTimeout(()=>{e.stage.isConnected&&t.last>e.given.filled&&++t.tries<=Lx&&rp(e,t)},Ax*(t.tries+1))}function qx(e,t,o,n){if(o.ctrlKey||o.metaKey||o.altKey)return;let{key:r}=o;if(r==="Enter"){let s=dn(e),a=s[s.indexOf(n)+(o.shiftKey?-1:1)];a?Pa(a):Tr(e,t)}else if(r==="Escape"){let s=ae(n),a=s&&t.drafts.get(ct(s));if(!s||!a||a.stamp)return;t.drafts.delete(ct(s)),Nr(e,t)}else if(ko[r]&&!o.shiftKey&&Ix(n,r)){let s=ae(n),[a,i]=ko[r],l=s&&Rx(e,s,a,i);if(!l)return;Pa(l)}else return;o.preventDefault()}function Ix({selectionStart:e,selectionEnd:t,value:o},n){return n==="ArrowUp"||n==="ArrowDown"||e===0&&t===o.length?!0:e===t&&e===(n==="ArrowLeft"?0:o.length)}function Rx(e,{node:t,row:o,column:n},r,s){let a=dn(e,t).map(i=>({input:i,at:ae(i)})).filter(({at:i})=>i&&(s?i.row===o&&(i.column-n)*s>0:i.column===n&&(i.row-o)*r>0));return(r+s>0?a[0]:a[a.length-1])?.input}function zx(e,t){let o=wr(e),n=o&&dn(e,o.cell.node).find(r=>ct(ae(r)??o.cell)===ct(o.cell));!o||!n||_a(e,o.cell)!==o.before||(n.value=o.text,Wa(t,n),xr()?Tr(e,t):n.focus())}function Px(e){let t=dn(e,e.given.asked);if(e.stage.getRootNode().activeElement)return;let o=e.chain.get(e.given.asked)?.lit,n=o?.length===1?o[0]:(e.pinned??e.opening)?.row,r=t.find(s=>ae(s)?.row===n)??t[0];r&&queueMicrotask(()=>Pa(r))}function Pa(e){e.focus(),e.select()}function Wx(e,t,o,n){let r=cr(o.clipboardData?.getData("text")??""),s=ae(n);if(!s||r.flat().length<2)return;o.preventDefault();let a=new Map(dn(e,s.node).map(l=>[ct(ae(l)??s),l])),i=0;r.forEach((l,c)=>l.forEach((d,u)=>{let p=a.get(ct({node:s.node,row:s.row+c,column:s.column+u}));if(!p){i+=1;return}p.value=d,Wa(t,p)})),Tr(e,t),i&&e.say(`${i} of the pasted numbers did not fit into the boxes.`)}var tp,$x,Ax,Mx,Lx,Eo,ct,dn,np,_a,sp=$(()=>{"use strict";ya();St();ie();dr();vo();tp={correct:"right",carried:"right, as it follows from a slip",wrong:"not right",imprecise:"right so far; more digits are needed",unreadable:"not readable",blank:"still blank"},$x=50,Ax=4e3,Mx=8e3,Lx=20;Eo=e=>e instanceof HTMLInputElement&&e.classList.contains("box"),ct=({node:e,row:t,column:o})=>`${e} ${t} ${o}`,dn=({stage:e},t)=>[...e.querySelectorAll(".box")].filter(o=>!t||ae(o)?.node===t);np=({chain:e},{node:t,row:o,column:n})=>e.get(t)?.boxes?.find(r=>r.row===o&&r.column===n);_a=(e,t)=>np(e,t)?.text??""});function ip(e,t){if($o(e,t,We))return We;if(Da(e,t,Or),Cr(e))return 0;let o=up(e)?Or:We;for(let n=We-1;n>=o;n--)if($o(e,t,n))return n;return 0}function lp(e,t){let o=up(e)?_x:We,[n,r]=[0,1/0];for(let s=We;s>=o;s--)!$o(e,t,s)||e.scrollHeight>=r||([n,r]=[s,e.scrollHeight]);return n>o&&$o(e,t,n),n}function cp(e,t){return pp(Da(e,t,Or)),Or}function dp(e,t,o){e.classList.remove("measured");let n=parseFloat(getComputedStyle(e).minHeight);e.classList.add("measured");let r=s=>(e.style.setProperty("--size",String(s)),$o(e,t,o)?(ap(e),!Cr(e)&&e.scrollHeight<=n+1):!1);n>0&&Dx.some(r)||(e.style.removeProperty("--size"),$o(e,t,o),ap(e))}function ap(e){for(let{classList:t,tHead:o}of e.querySelectorAll(".slanted")){t.add("upright");let n=[...o?.querySelectorAll("th")??[]].some(r=>(r.firstElementChild?.getBoundingClientRect().width??0)>r.clientWidth);t.toggle("upright",!n)}}function $o(e,t,o){let n=Da(e,t,o);return Cr(e)?!1:(pp(n),Fx(n),!Cr(e))}function Da(e,t,o){t(o);let n=[...e.querySelectorAll(".column")];for(let{style:r}of n)for(let[s]of qr)r.removeProperty(s);for(let r of e.querySelectorAll(".column:has(td.cell) canvas.strip"))r.style.width="0";return n}function Fx(e){let t=e[0]?.closest(".small:not(.dialled)");if(!t)return;let o=Math.min(...e.map(({offsetLeft:i})=>i)),n=e.filter(({offsetLeft:i})=>i===o),r=n.flatMap(i=>[...i.querySelectorAll(qr[1][1])].map(l=>l.getBoundingClientRect().width)),s=t.scrollHeight,a=n.map(({style:i})=>i.getPropertyValue("--label"));for(let{style:i}of n)i.setProperty("--label",`${Math.ceil(Math.max(...r))}px`);t.scrollHeight>s&&n.forEach(({style:i},l)=>i.setProperty("--label",a[l]))}function pp(e){let t=e.map(n=>qr.map(([,r])=>[...n.querySelectorAll(r)].map(s=>s.getBoundingClientRect().width)));e.forEach(({style:n},r)=>qr.forEach(([s],a)=>{t[r][a].length>1&&n.setProperty(s,`${Math.ceil(Math.max(...t[r][a]))}px`)}));let o=e.flatMap(n=>{let r=n.querySelector("canvas.strip"),s=n.querySelectorAll("tbody tr:first-child td.cell");if(!r||!s.length)return[];let[a,i,l]=[n.querySelectorAll("table")[0],s[0],s[s.length-1]].map(c=>c.getBoundingClientRect());return[{canvas:r,left:i.left-a.left,width:l.right-i.left}]});for(let{canvas:n,left:r,width:s}of o)n.style.marginLeft=`${r}px`,n.style.width=`${s}px`}var Or,_x,Dx,up,Cr,qr,mp=$(()=>{"use strict";Ae();Or=2,_x=3;Dx=[2.4,2.2,2,1.8,1.6,1.4,1.3,1.2,1.1,1];up=e=>!!e.querySelector("td.cell");Cr=e=>e.scrollWidth>e.clientWidth;qr=[["--cell","tbody tr:first-child td.cell:first-of-type"],["--label","tbody tr:first-child th"]]});var hp,fp=$(()=>{hp=`.comparing { margin-bottom: 0.5rem; }
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
.stage.dialled .cell { height: clamp(var(--tall, 2.25rem), 1.6rem * var(--size, 1) + 0.4rem, 3rem) !important; }
.dial { flex: 1 1 100%; }
.dial output { min-width: 6rem; font-variant-numeric: tabular-nums; }
.dialled ~ .foot:has(.working:empty) { display: none; }
`});var bp,gp=$(()=>{bp=`.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem; &:has(> .stepping:not([hidden])) { margin-bottom: 0.15rem; } }
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
`});var xp,wp=$(()=>{xp=`/* Numbers that can be typed over. */

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
`});var yp,vp=$(()=>{yp=`/* Boxes to type into, their marks, and the worksheet. A mark is a sign as well as a colour. */

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
`});var Sp,kp=$(()=>{Sp=`.flow-threshold { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; min-height: 24px }
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
`});var $p,Ep=$(()=>{$p=`.geometry-controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }
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
`});var Mp,Ap=$(()=>{Mp=`/* How far a goal is. */

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
.slider:not(.waits) > .how, .slider.waits > .ends { visibility: hidden; }
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
  .goal > .change > summary { grid-area: 1 / 3; }
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
`});var Np,Lp=$(()=>{Np=`/* A picture that has a room of its own, --hero, is as large as that allows: --size times its usual size (fitting.js). */
.stage.small { min-height: var(--hero, 0); --more: calc(var(--size, 1) - 1); --cell: calc(var(--wide, var(--blank, 1.9rem)) + var(--more) * 3rem); }
.stage.small[style*="--size"] {
  font-size: calc(0.875rem + var(--more) * 0.3rem);
  & th[scope="row"] { font-size: 1.125rem; }
  & :is(figcaption, :is(table:not(.slanted), .upright) th[scope="col"]) { font-size: 1rem; } /* larger, a slanted word would reach into the title */
  --high: calc(1.6rem * var(--size));
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
`});var Op,Tp=$(()=>{Op=`/* Pictures that are not the whole chain: there is no band of projections to leave room for the arithmetic, and lines of
   different matrices need not be the same words, so each has its labels. */

.wide.loose { display: flex; flex-wrap: wrap; align-items: flex-start; }
.wide.loose .stage { display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; max-width: 100%; }
.wide.loose .columns { flex-wrap: wrap; margin-top: 0; }
.wide.loose .column:first-child .sign { display: none !important; }
.wide.loose .working { position: static; flex: 1 1 17rem; height: auto; max-height: 24rem; }
.wide.loose :is(th[scope="row"], .corner) { position: static; width: auto; height: auto; clip-path: none; }
.wide.loose th[scope="row"] { padding: 0 0.35rem 0 0.35rem; }

.loose figcaption { width: 0; min-width: max(100%, var(--caption, 8rem)); white-space: normal; }
`});var qp,Cp=$(()=>{qp=`/* Colours come from the theme. Backgrounds are mixed from them and fade; text never does. */

:host {
  --line: color-mix(in srgb, var(--st-text-color) 14%, transparent);
  --quiet: color-mix(in srgb, var(--st-text-color) 78%, var(--st-background-color));
  --cell: 1.9rem;
  --high: var(--blank, 1.6rem);
  display: block; color: var(--st-text-color); font-family: var(--st-font); font-size: 0.875rem; line-height: 1.3;
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

.slanted thead { display: var(--slanted, table-header-group); } /* not where the words stand above the picture */
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
  &, & ~ .station { --cell: 2.5rem; --high: 1.9rem; @media (min-height: 54.01rem) { --high: 2.3rem; } }
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
`});var Rp,Ip=$(()=>{Rp=`/* The opening. Words are the heroes; what moves is drawn, what is read is text. */

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
`});var Pp,zp=$(()=>{Pp=`/* A step while it is played. What lies over numbers is hollow; what is filled lies where the matrix is still empty. */

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
`});var _p,Wp=$(()=>{_p=`/* The row of one word, on a narrow screen alone. */

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
`});var Ir,Fa=$(()=>{"use strict";fp();gp();wp();vp();Zr();kp();Ep();Ap();Lp();Tp();Cp();Ip();zp();es();Wp();Ir=[hp,bp,xp,yp,gn,Sp,$p,Mp,Np,Op,qp,Rp,Pp,bn,_p].join(`
`)});function Fp(e){let t=J("button","Save as an image");t.addEventListener("click",async()=>{try{n0(await o0(e),`${e.given.name.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"")||"attention"}.png`),e.say("The image is saved.")}catch{e.say("This browser cannot draw the picture as an image.")}}),e.controls.querySelector(".editing")?.append(t),e.updates.push(()=>{t.hidden=!he(e.given)})}async function o0({frame:e,stage:t}){let o=t.getRootNode().host,n=getComputedStyle(o),[r,s]=[Math.max(t.scrollWidth,e.clientWidth)+2*Ha,e.scrollHeight+2*Ha],a=e.cloneNode(!0),i=e.querySelectorAll("canvas");a.querySelectorAll("canvas").forEach((p,m)=>{let h=x("img","strip");h.src=i[m].toDataURL(),h.style.cssText=`width: ${i[m].clientWidth}px; height: ${i[m].clientHeight}px;`,p.replaceWith(h)});let l=x("div","host",x("style","",Ir.replaceAll(":host",".host")),a);l.style.cssText=`width: ${r}px; height: ${s}px; padding: ${Ha}px; background: var(--st-background-color); color-scheme: ${n.colorScheme}; overflow: hidden;`;for(let p of t0)l.style.setProperty(`--st-${p}`,n.getPropertyValue(`--st-${p}`));let c=`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${s}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(l)}</foreignObject></svg>`,d=x("img");d.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(c)}`,await d.decode();let u=x("canvas");return Object.assign(u,{width:r*Dp,height:s*Dp}),u.getContext("2d")?.drawImage(d,0,0,u.width,u.height),new Promise((p,m)=>u.toBlob(h=>h?p(h):m(new Error("no image"))))}function n0(e,t){let o=x("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e3)}var Dp,Ha,t0,Hp=$(()=>{"use strict";ie();Fa();Dp=2,Ha=12,t0=["text-color","background-color","primary-color","font","base-radius","button-radius"]});function Bp(e){let t=x("select","spread",...r0.map(([s,a])=>new Option(a,s))),o=x("select","depth",...a0.map(([s,a])=>new Option(a,s)));o.addEventListener("change",()=>{e.depth=Number(o.value),e.redraw()});let n=[x("label","","Traced back ",o),x("label","","Colours ",t)];e.controls.querySelector(".editing")?.append(...n);let r=x("div","legend");e.beneath.append(r),t.addEventListener("change",()=>{e.spread=t.value,e.redraw()}),e.followers.push(()=>r.replaceChildren(...i0(e))),e.updates.push(()=>{for(let s of[...n,r])s.hidden=!he(e.given)})}function i0({views:e,chain:t,spread:o,subject:n}){let r=n&&t.get(n.node),s=e.find(({place:i,scale:l})=>l&&i.node===r?.name)?.scale;return o!=="all"&&r&&s?[Ba(o==="row"?`${r.title}, row ${r.rows[n.row]}`:r.title,s[n.row],r.role)]:[!0,!1].map(i=>e.find(({place:l,scale:c})=>c&&!!t.get(l.node)?.share===i)?.scale?.[0]).flatMap((i,l)=>i?[l?Ba("other numbers",i,""):Ba("weights",i,"weight")]:[])}function Ba(e,[t,o],n){let r=a=>Y(Number(a.toPrecision(s0))),s=x("span","scale",`${e}: ${r(t)}`,x("i",t<0?"bar both":"bar"),r(o));return s.dataset.role=n,s}var r0,s0,a0,jp=$(()=>{"use strict";Ae();ie();r0=[["matrix","by matrix"],["row","by row"],["all","one scale for all"]],s0=3,a0=[["99","all the way to X"],["1","one step"]]});function Up({how:e,node:t,cells:o,less:n,other:r,missing:s},a){if(s)return NaN;let i=r?Gp(a,...r):o.map(()=>0);return l0[e](Gp(a,t,o).map((l,c)=>l-n[c]-i[c]))}function c0({sign:e,bound:t,reach:o},n){if(!Number.isFinite(n))return 0;let r=e*(t-n);return r<=1e-9?1:Math.max(0,1-r/o)}function d0(e,t){let o=4;for(;o<9&&Math.abs(e-t)>1e-9&&Number(e.toFixed(o))===t;)o++;let n=e.toFixed(o);return Number(n)?n.replace("-","\u2212"):n.replace("-","")}function un({start:e},t){let o=e.flatMap(([n,r])=>r.flatMap((s,a)=>s.map((i,l)=>Math.abs((t.get(n)?.values[a][l]??i)-i)))).filter(n=>n>1e-9);return{cells:o.length,change:o.reduce((n,r)=>n+r,0)}}function Kp(e,t){let{cells:o,change:n}=un(e,t),r=o?`Changed: ${o} number${o===1?"":"s"}, by ${Number(n.toPrecision(4))} in all.`:"";return e.cells===null||o<=e.cells?r:`${r} Only ${e.cells} may be changed.`}function Vp(e,t){let{measures:o,cells:n}=e,r=o.map(u=>Up(u,t)),s=o.map((u,p)=>c0(u,r[p])),a=s.filter((u,p)=>!o[p].is_kept),i=s.filter((u,p)=>o[p].is_kept).reduce((u,p)=>u*p,1),l=a.length?i*a.reduce((u,p)=>u+p,0)/a.length:i,c=(n===null||un(e,t).cells<=n)&&s.every(u=>u===1),d=o.map(({says:u,missing:p,bound:m},h)=>p||u.replace("{}",d0(r[h],m)));return{share:c?1:Math.min(l,.99),is_reached:c,sentences:d,shares:s}}var l0,Gp,Xp,Yp=$(()=>{"use strict";l0={least:e=>Math.min(...e),most:e=>Math.max(...e),"size of the sum":e=>Math.abs(e.reduce((t,o)=>t+o,0)),"largest size":e=>Math.max(...e.map(Math.abs)),"smallest size":e=>Math.min(...e.map(Math.abs))},Gp=(e,t,o)=>o.map(([n,r])=>e.get(t)?.values[n]?.[r]??NaN);Xp=(e,t)=>!e.is_kept&&e.sign*(e.bound-Up(e,t))>e.reach+1e-9});function Jp(e){let t=_e({step:"0.1"}),o=x("span","","\xA0"),n=x("span","slider-value"),r=x("p","how","Press a number in the frame."),[s,a]=[x("span"),x("span")],i=x("div","dial ends",o,x("span","limits",s,t,a),n),l=x("div","slider",r,i),c=null,d=({target:m})=>{let h=ae(m);!e.given.goal||!h||!e.chain.get(h.node)?.editable||(c=h,p())},u=()=>Y(Number(t.value));t.addEventListener("input",()=>c&&e.typeOver(c,u(),!1)),t.addEventListener("change",()=>c&&e.typeOver(c,u(),!0)),e.stage.addEventListener("focusin",d),e.stage.addEventListener("click",d);let p=()=>{let{goal:m}=e.given,h=c&&e.chain.get(c.node),f=h?.editable?h.values[c?.row??0]?.[c?.column??0]:void 0;if(l.hidden=!m||![...e.chain.values()].some(({editable:w})=>w),l.classList.toggle("waits",!c||typeof f!="number"),!m||!c||!h||typeof f!="number")return;let b=`${h.symbol}, ${h.rows[c.row]===String(c.row+1)?"row ":""}${h.rows[c.row]}, column ${c.column+1}`;o.textContent=`${b}: `,t.setAttribute("aria-label",b),Object.assign(t,{min:String(m.least),max:String(m.most),value:String(f)}),s.textContent=Y(m.least),a.textContent=Y(m.most),n.textContent=Y(f),t.setAttribute("aria-valuetext",n.textContent)};return e.updates.push(p),l}var Qp=$(()=>{"use strict";Ae();ie();St()});function Zp(e){let t=x("p","meter");Object.assign(t,{role:"meter",ariaLabel:"How far the goal is",ariaValueMin:"0",ariaValueMax:"100"});let o=x("ul","measures"),n=x("p","cost"),r=J("button","Next challenge");r.onclick=()=>e.send("next",!0);let s=x("div","goal-row");s.ariaHidden="true";let a=x("div","goal",t,o,n,r,Jp(e));a.setAttribute("role","group"),a.setAttribute("aria-label","The goal"),e.controls.before(a);let i=null,l=[],c=d=>{let u=e.given.goal?u0(e.given.goal.measures[0],e.chain):[];s.replaceChildren(...u.length||!s.classList.contains("column")?u:p0(d))};e.arrivals.push(()=>{let{given:{goal:d},views:u}=e,p=d&&!he(e.given)&&u.filter(({place:h})=>d.start.some(([f])=>f===h.node)).at(-1),m=p?p.table.closest(".column"):null;m?m.after(s):t.after(s),s.classList.toggle("column",!!m),c(d?.verdict.shares??[]),a.classList.toggle("drawn",d?.measures.length===1&&!!s.querySelector(".shares:not(.progress)"))}),e.updates.push(()=>{let{goal:d}=e.given;if(a.hidden=!d,r.hidden=e.chain!==e.python||!d?.verdict.is_reached,!d)return;let u=e.chain===e.python,{share:p,is_reached:m,sentences:h,shares:f}=u?d.verdict:Vp(d,e.chain),b=Math.floor(p*100),w=p<.001?"under 0.1":(Math.floor(p*1e3)/10).toFixed(1),y=p>0&&b<10?w:String(b);t.ariaValueNow=String(b);let k=d.measures.some(v=>Xp(v,e.chain))?"farther away":"no nearer";t.ariaValueText=m?"100 %: reached":p<=0&&un(d,e.chain).cells?`${k} than at first`:`${y} % of the way`,t.replaceChildren(...t.ariaValueText.split(/(?<=%)|(?= than)/).map(v=>x("span","",v)));for(let{classList:v}of[a,s])v.toggle("reached",m);o.replaceChildren(...h.map((v,S)=>x("li",f[S]===1?"kept":"",x("span","sign-of",f[S]===1?"\u2713 ":"\u25CB "),v))),c(f);let A=[...s.querySelectorAll(".share-bar")];i||(l=A.map(({style:v})=>Number(v.getPropertyValue("--share")))),A.forEach(({style:v},S)=>v.setProperty("--first",String(l[S])));let M=u&&e.given.chain.flatMap(({problems:v})=>v??[])[0]?.[2];n.classList.toggle("problem",!!M||un(d,e.chain).cells>(d.cells??1/0)),n.textContent=M||(u?d.cost+(m?" Why: see below.":""):Kp(d,e.chain)),i&&String(i.verdict.sentences)!==String(d.verdict.sentences)&&e.say([m?"The goal is reached.":`${y} % of the way to the goal.`,...h].join(" ")),i=d})}function u0({node:e,cells:t,sign:o,bound:n,less:r,other:s},a){let i=a.get(e);if(!i?.share||s||r.some(Boolean))return[];let[[l]]=t,c=t.every(([h])=>h===l),d=h=>!c||t.some(([,f])=>f===h),p=(c?i.columns.map((h,f)=>[l,f]):t).map(([h,f])=>em(i.values[h][f]??0,n,c?i.columns[f]:`${i.rows[h]}
\u2192 ${i.columns[f]}`,d(f))),m=c?`${i.title} of \u201C${i.rows[l]}\u201D`:i.title;return[x("b","",`${m}, goal ${o>0?"\u2265":"\u2264"} ${n}`),x("div","shares",...p)]}function em(e,t,o,n=!0){let r=x("span",n?"share-bar asked":"share-bar",x("i"),o);return r.style.setProperty("--share",String(e)),r.style.setProperty("--bound",String(t)),r.dataset.share=e.toFixed(3),r}var p0,tm=$(()=>{"use strict";Yp();ie();Qp();p0=e=>[x("b","","To the goal"),x("div","shares progress",...e.map(t=>em(t,1,(t<1?"\u25CB":"\u2713")+(e.length>1?` ${Math.floor(100*t)} %`:""))))]});function nm(e,t){let o=new Map,n=(s,a)=>{let i=a.getBoundingClientRect();i.width&&!o.has(s)&&o.set(s,i)};if(!!t.querySelector(".opening:not([hidden])"))for(let s of t.querySelectorAll("[data-cell]"))n(s.getAttribute("data-cell")??"",s);else for(let{place:s,cells:a}of e)a.forEach((i,l)=>i.forEach((c,d)=>n(pn(s.node,l,d),c)));return o}function rm(e,t,o){let n=()=>{t.isConnected?ja.set(e(),{at:performance.now(),places:o()}):document.removeEventListener("click",n,!0)};return document.addEventListener("click",n,!0),n}function sm(e,t){let o=ja.get(e),n=t.flatMap(({place:s,cells:a})=>a.flatMap((i,l)=>i.map((c,d)=>({name:pn(s.node,l,d),cell:c}))));if(!o||performance.now()-o.at>m0||n.length>f0||!ye()||(ja.delete(e),!n.some(s=>o.places.has(s.name))))return;let r=n.map(({name:s,cell:a})=>({cell:a,from:o.places.get(s),to:a.getBoundingClientRect()}));for(let{cell:s,from:a,to:i}of r){let l=a?{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px) scale(${a.width/i.width}, ${a.height/i.height})`,transformOrigin:"0 0"}:{opacity:0};s.animate([l,a?{transform:"none",transformOrigin:"0 0"}:{opacity:1}],{duration:om,easing:"ease-in-out",delay:a?0:om/2,fill:"backwards"})}}var om,m0,f0,ja,pn,Ga=$(()=>{"use strict";go();om=600,m0=4e3,f0=400,ja=new Map,pn=(e,t,o)=>`${e} ${t} ${o}`});function g0(e,t){let o=e[t]?[e[t]]:[];return e.map((n,r)=>{if(r===t)return!0;let s=o.every(([a,i])=>n[1]+am<=a||n[0]>=i+am);return s&&o.push(n),s})}function Rr(e){let t=x("div","ticks");t.setAttribute("aria-hidden","true");let o=x("div","scrubber",e,t),n=[],r=0,s=l=>{r=l;let c=g0(n,r);[...t.children].forEach((d,u)=>{d.classList.toggle("now",u===r),d instanceof HTMLElement&&(d.style.visibility=c[u]?"visible":"hidden")})},a=()=>{let l=t.getBoundingClientRect().left;n=[...t.children].map(c=>{let{left:d,right:u}=c.getBoundingClientRect();return[d-l,u-l]}),s(r)},i=(l,c=l.map((d,u)=>u/Math.max(1,l.length-1)))=>{t.replaceChildren(...l.map((d,u)=>{let p=x("span","",...ce(d)),m=c[u];return p.style.left=`calc(${h0*(1-2*m)}px + ${100*m}%)`,p.style.transform=`translateX(${m===0?0:m===1?-100:-50}%)`,p})),requestAnimationFrame(a)};return new ResizeObserver(a).observe(t),{scrubber:o,name:i,choose:s}}var am,h0,Ua=$(()=>{"use strict";ie();[am,h0]=[10,8]});function Xa(e,t,o){let n=st(e,new Map([["X",{values:o}]])),r=st(t.plain,new Map([["X",{values:o}]]));return{X:o,plain:mn(r,"weights",t.focus),learned:mn(n,"weights",t.focus),weights:Wt(n,"weights"),offers:Wt(n,"K").map(s=>x0(s,t)),values:Wt(n,"V"),context:mn(n,"context",t.focus),fit:w0(n,t),scale:Math.max(...Wt(e,"X").flat())/Math.max(...Wt(e,"V").flat())}}function w0(e,{focus:t,owner:o}){let[n]=rt(e,"scores",t,o),[{terms:r,total:s}]=rt(e,"weights",t,o);return{query:mn(e,"Q",t),keys:Wt(e,"K"),firsts:{query:im(e,"Q",t),key:im(e,"K",o)},products:n.terms.map(({value:a})=>a),score:n.total,scaled:mn(e,"scaled_scores",t),powers:r.map(({value:a})=>a),total:s}}function im(e,t,o){let[{terms:n,total:r}]=rt(e,t,o,0);return{factors:n.map(({factors:s})=>s),total:r}}function Wt(e,t){let o=e.get(t);return o?o.values.map((n,r)=>je(o,r)):[]}var b0,Xe,zr,x0,mn,Pr=$(()=>{"use strict";Ge();b0=1;Xe=e=>e.indexOf(Math.max(...e)),zr=e=>[...e.keys()].sort((t,o)=>e[o]-e[t]);x0=(e,{offers:t,nothing:o})=>Math.max(...e)<b0?o:t[Xe(e)];mn=(e,t,o)=>Wt(e,t)[o]??[]});function cm(e){let t=Object.entries(ee).filter(([,o])=>o<=e);return t[t.length-1]?.[0]??"whose"}function dm(e,t){if(e>=ee.knows)return 1;let o=Object.values(ee),n=o.filter(r=>r<=e).length;return Math.min(1,(o[n]-o[n-1])/(t/v0))}function F(e,t,o){let n=Math.min(1,Math.max(0,(e-t)/(o-t)));return n*n*(3-2*n)}function Wr(e){let t=Math.min(_t-1,At.filter(o=>o<=e).length-1);return t+(e-At[t])/(At[t+1]-At[t])}function Ya(e){let t=Math.min(_t,Math.floor(e));return t===_t?Mt:At[t]+(e-t)*(At[t+1]-At[t])}var ee,Mt,Ka,Mo,Ao,Dt,lm,Lo,v0,um,Va,At,_t,_r=$(()=>{"use strict";ee=Object.freeze({whose:0,paid:3.2,described:7,laid:9.9,alike:13.1,asks:16.3,offers:20.4,fits:23,powers:26.8,shares:29.7,values:33.8,flows:37.8,knows:42.3,numbers:44.4}),Mt=47.4,Ka=ee.numbers+1.8,Mo=Object.freeze([...Object.values(ee).slice(1).map(e=>e-.3),Mt]),Ao=e=>Mo[Object.keys(ee).indexOf(e)],Dt=Object.freeze([{name:"A question",from:ee.whose,at:Ao("whose")},{name:"A thread",from:ee.paid,at:Ao("paid")},{name:"Alike",from:ee.described,at:Ao("alike")},{name:"Query, keys",from:ee.asks,at:Ao("shares")},{name:"Values",from:ee.values,at:Ao("knows")},{name:"Numbers",from:ee.numbers,at:Mt}]),lm=ee.paid,Lo=Ao("knows");v0=3.5;um=e=>Dt.filter(({from:t})=>t<=e).length-1,Va=(e,t=1)=>t>0?Mo.find(o=>o>e+.01)??Mt:[...Mo].reverse().find(o=>o<e-.01)??Mo[0],At=Dt.flatMap(({from:e,at:t})=>[e,t]),_t=At.length-1});function Ja(e,t,o,n,r){let{X:s,plain:a,learned:i,fit:l}=t,c=E0(e,i),d=c&&r==="knows"?c:r==="paid"?k0(e,n===Xe(i)):r,u=Bt(i),p={alike:o[Xe(a)],most:Bt(a)[Xe(a)],share:u[e.owner],taken:u[Xe(i)],taker:o[Xe(i)],score:Ht(l.score),scaled:l.scaled[e.owner].toFixed(2),part:l.powers[e.owner].toFixed(1),total:l.total.toFixed(1),terms:l.query.map((h,f)=>`${h.toFixed(2)} \xB7 ${l.keys[e.owner][f].toFixed(2)}`).join(" + "),mix:zr(i).slice(0,2).map(h=>`${u[h]} \xD7 ${o[h]}`).join(" + "),guessed:o[n],given:u[n],listed:s[e.focus].map(Ft).join(", "),owned:s[e.owner].map(Ft).join(", "),query:Dr(l.firsts.query).join(""),key:Dr(l.firsts.key).join(""),mixed:Qa(t).join("")},m=h=>(e.captions[h]??"").replace(/\{(\w+)\}/g,(f,b)=>p[b]??"");return p.guess=n===e.owner?"":m("guess"),m(d)}function Qa({learned:e,values:t,context:o}){let n=Bt(e);return[...zr(e).slice(0,2).flatMap((r,s)=>[n[r]," \xD7 ",Ht(t[r][0]),s?" + \u2026 = ":" + "]),Ht(o[0])]}function Bt(e){let t=e.map(r=>r.toFixed(2)),[o,n]=zr(e);return t[o]!==t[n]?t:e.map(r=>r.toFixed(3))}var Fr,y0,pm,mm,k0,S0,E0,Ft,Dr,Ht,Hr=$(()=>{"use strict";Pr();_r();Fr=(e,t,o,n,r)=>Ja(e,t,o,n,cm(r)),y0={described:"listed",offers:"made",shares:"worked",flows:"mixed"},pm=(e,t,o,n)=>Object.keys(ee).flatMap(r=>[r,y0[r]]).filter(r=>r in e.captions).map(r=>Ja(e,t,o,n,r)),mm=(e,t,o,n)=>Ja(e,t,o,n,"worked");k0=({isAnswered:e},t)=>e?t?"paid":"other":"shown",S0=.5,E0=({owner:e},t)=>Xe(t)!==e?"lost":t[e]<S0?"unsure":"",Ft=e=>`${Math.round(e*100)/100}`,Dr=({factors:e,total:t})=>[...e.flatMap(([o,n],r)=>[Ft(o)," \xD7 ",Ft(n),r<e.length-1?" + ":" = "]),Ht(t)];Ht=e=>(Math.round(e*100+1e-6)/100).toFixed(2)});function Za(e,t){let o=e<$0,n=t.map(u=>u.length+A0),r=n.reduce((u,p)=>u+p,0),s=Math.min(e,wm),a=n.map((u,p)=>(e-s)/2+s*(n.slice(0,p).reduce((m,h)=>m+h,0)+u/2)/r),i={height:426,large:58,small:30,middle:320,foot:356,base:312,tall:112,bar:18,gap:4,apart:28,feet:172,threads:62,sum:{y:398,tall:22}},l={height:386,large:29,small:21,middle:344,foot:304,base:268,tall:88,bar:11,gap:3,apart:19,feet:154,threads:42,sum:{y:362,tall:20}},c=o?{label:54,X:60,xCell:28,weights:154,wCell:Math.min(40,(e-156)/t.length),tall:34,pitch:36,top:112}:{label:e/2-330,X:e/2-312,xCell:56,weights:e/2-84,wCell:84,tall:40,pitch:44,top:124};return{width:e,isNarrow:o,centres:a,...o?l:i,column:o?{width:54,pitch:20,size:14}:{width:96,pitch:27,size:20},grid:c}}function hm({centres:e,isNarrow:t},o,n,r){let[s,a]=[e[o],e[n]],i=Math.abs(o-n)/(e.length-1),l=(r-34)*(o===n?.8:t?.9+.3*i:.45+.75*i),c=o===n?52:0,[d,u]=o===n?[[s-c,r-l],[s+c,r-l]]:[[te(s,a,.15),r-l],[te(s,a,.85),r-l]],p=m=>[0,1].map(h=>{let[f,b,w,y]=[[s,r][h],d[h],u[h],[a,r][h]],k=1-m;return k*k*k*f+3*k*k*m*b+3*k*m*m*w+m*m*m*y});return{d:`M${s},${r} C${d} ${u} ${a},${r}`,at:p}}function xm(e,t,o,n,r){let{focus:s,owner:a}=t,{centres:i,grid:l}=e,{paid:c,described:d,laid:u,alike:p,asks:m,offers:h,fits:f,powers:b,shares:w,values:y,flows:k,knows:A,numbers:M}=ee,v=F(r,d,d+.8),S=F(r,d+.5,d+1.4),T=1-F(r,c,c+.5),O=F(r,M,M+1.8),N=F(r,fn,fn+1),I=F(r,k+1.1,k+3.2),L=F(r,y,y+.5),C=F(r,k+.5,k+1.1),q=L*(1-F(r,A,A+.5)),B=(U,P)=>te(o.X[U][P],o.values[U][P]*o.scale,q),Q=U=>U===s?m+1.6:h,ge=U=>U===s||U===a,de=U=>F(r,d+1.4,d+1.8)*(1-(ge(U)?F(r,Q(U),Q(U)+.4):F(r,m,m+.4))),R=F(r,f,f+.4),H=F(r,f+.3,f+1),oe=H*(1-F(r,f+2.7,f+3)),z=Xe(o.learned),re=M0(o,r),we=U=>l.top+U*l.pitch,W=i.map((U,P)=>({x:te(U,l.label,O),y:te(te(e.middle,e.foot,v),we(P)+l.tall*.66,O),size:te(te(e.large,e.small,v),e.isNarrow?15:19,O),isEnd:O>.5,opacity:ge(P)?1:1-.6*oe,isAsked:T>.5,isLit:P===s||P===n&&r>c&&r<d+.3||P===a&&r>h&&r<fn||P===re.lit&&r>p&&r<M})),V=(i.length-1)*F(r,u+.2,p-.4),me=F(r,u,u+.4),Se=i.map((U,P)=>{let fe=T?1/i.length:te(o.plain[P],o.learned[P],N);return{...hm(e,s,P,te(e.middle-e.large,e.feet,v)),share:fe,width:e.threads*fe,opacity:.28*T+F(V,P-.7,P)*me*(1-O)*(I>0&&P!==z?.55:.85)*te(1,te(.25,.8,P===a?H:0)*(1-N)+N,F(r,m,m+.8)),isLearned:N>.3||r>p&&r<m&&P===re.lit}}),j=o.X.map((U,P)=>U.map((fe,xe)=>{let jt=P===s?te(B(P,xe),o.context[xe]*o.scale,I*(1-O)):B(P,xe),K=Math.max(1.5,jt*e.tall)*S,_=i[P]+(xe-U.length/2)*(e.bar+e.gap)+e.gap/2;return{x:te(_,l.X+xe*(l.xCell+2),O),y:te(e.base-K,we(P),O),width:te(e.bar,l.xCell,O),height:te(K,l.tall,O),opacity:S*te((1-F(r,Q(P),Q(P)+.5)*(1-C))*(I>0&&O===0&&P!==s&&P!==z?.5:1),.1+.4*fe,O),figure:{x:te(i[P]+(xe-(U.length-1)/2)*e.apart,l.X+xe*(l.xCell+2)+l.xCell/2,O),y:te(e.base-Math.max(...U)*e.tall-6,we(P)+l.tall/2+5,O),opacity:O?F(r,M+1,M+1.8):de(P)}}})),Lt=r<k?V:s,Vr=o.X[s].map((U,P)=>({x:te(i[Math.floor(Lt)],i[Math.ceil(Lt)],Lt%1)+(P-o.X[s].length/2)*(e.bar+e.gap),y:e.base-B(s,P)*e.tall,width:e.bar+e.gap,height:B(s,P)*e.tall,opacity:me*(1-F(r,p,p+.5))+C*(1-F(r,M,M+.3))})),Ve=Math.max(i[a],e.column.width*1.8),To=e.isNarrow?{query:Ve-70,key:Ve,product:Ve+86,result:Ve+224}:{query:Ve-124,key:Ve,product:Ve+128,result:Ve+300},qe=i.map((U,P)=>({x:P===s?te(U,To.query,H):P===a?te(U,To.key,H):U,sunk:26*(1-F(r,Q(P)+.5,Q(P)+1.3)),opacity:F(r,Q(P)+.5,Q(P)+1.3)*(1-L)*(ge(P)?1:1-R)})),Nt=i.map(U=>({x:U,sunk:26*(1-F(r,y+.4,y+1.2)),opacity:F(r,y+.4,y+1.2)*(1-F(r,k,k+.5))})),tt={x:i[s],sunk:0,opacity:F(r,h+.5,h+1.3)*(1-F(r,f+1.8,f+2.2))},ot=U=>F(r,U,U+.4)*(1-L),Yr={products:o.fit.products.map((U,P)=>ot(f+1.1+.35*P)),results:[f+2.2,f+2.8,b+.3,w+.2].map(ot)},hn=o.weights.map((U,P)=>U.map((fe,xe)=>({share:fe,x:te(P===s?Se[xe].at(.5)[0]-l.wCell/2:l.weights+xe*l.wCell,l.weights+xe*l.wCell,O),y:te(P===s?Se[xe].at(.5)[1]:we(P),we(P),O),width:l.wCell-3,height:te(P===s?Math.max(3,Se[xe].width):l.tall,l.tall,O),opacity:P===s?F(r,M,M+.6):F(r,M+1.8,M+2.6)})));return{words:W,threads:Se,bars:j,ghost:Vr,sides:To,columns:qe,own:tt,cards:Nt,steps:Yr,cells:hn,signs:N0(e,o.fit.total),parts:T0(e,o.fit,L,r),drops:O0(e,o,Se,s,r),halo:{x:i[s],y:e.middle-e.large*.3,r:e.large*(e.isNarrow?.75:1.05)*(1+.08*Math.sin(r*5)),opacity:T*(.5+.3*Math.sin(r*5))},mine:{...hm(e,s,n,e.middle-e.large),drawn:F(r,c,c+1.2),opacity:.85*(1-F(r,d,d+.4)),width:e.threads*.4},figures:{y:e.foot+30,opacity:F(r,p,p+.5)*(1-O)*(1-F(r,m,m+.3)*(1-F(r,f+3,f+3.3))),...re},origin:L0(e,t,r),legend:S*(1-F(r,h,h+.5))+F(r,A,A+.5)*(1-F(r,M,M+.3)),heads:F(r,M+1.2,M+2.2),frame:F(r,M+1.4,M+2.2),grip:{x:i[a]-o.X[a].length/2*(e.bar+e.gap)+e.gap/2+e.bar/2,y:e.base-o.X[a][0]*e.tall,opacity:F(r,A,A+.5)*(1-F(r,M,M+.3))}}}function M0({plain:e,learned:t,fit:o},n){let{asks:r,powers:s}=ee,a=n<r+.3?e:n<fn?null:t;if(a)return{texts:Bt(a),isSum:!1,lit:Xe(a)};let i=n>=s+.7;return{texts:i?o.powers.map(l=>l.toFixed(1)):o.scaled.map(l=>l.toFixed(2)),isSum:i,lit:-1}}function L0({isNarrow:e,centres:t,width:o,foot:n},{focus:r,owner:s},a){let{asks:i,offers:l,fits:c,flows:d,numbers:u}=ee,p=a>d?"value":a>l+.4?"key":"query",[m,h]={query:[i+.4,l],key:[l+.9,c],value:[d+1.1,u]}[p];return{kind:p,x:e?o/2:t[p==="key"?s:r],y:n+(p==="value"?58:30),opacity:F(a,m,m+.4)*(1-F(a,h,h+.4))}}function N0({centres:e,width:t,foot:o},n){return e.map((r,s)=>{if(s<e.length-1)return{x:(r+e[s+1])/2,y:o+30,text:"+"};let a=r+(r-e[s-1])/2,i=a+gm/2>t;return{x:i?t-gm/2:a,y:o+(i?52:30),text:`= ${n.toFixed(1)}`}})}function T0({centres:e,width:t,sum:o},{powers:n,total:r},s,a){let i=Math.min(t,wm),l=(t-i)/2;return n.map((c,d)=>{let[u,p]=[l,i*c/r];l+=p;let m=F(a,fm+.15*d,fm+.15*d+.8);return{x:te(e[d],u,m),y:o.y,width:Math.max(1,p*m-2),height:o.tall,opacity:Math.min(1,3*m)*(1-s),isShare:a>=fn}})}function O0(e,t,o,n,r){let{flows:s,numbers:a}=ee,i=F(r,s+1.1,s+1.7)*(1-F(r,a-.3,a+.2)),l=Math.max(...t.values.flat());return Array.from({length:vm},(c,d)=>{let u=C0(t.learned,d),p=d%t.values[0].length,m=((r-s)*.5+d*.618)%1,[h,f]=o[u].at(u===n?m:1-m),b=d*7%bm/bm-.5;return{x:h+b*o[u].width*.7,y:f+b*o[u].width*.4,k:p,opacity:i*Math.min(1,.15+t.values[u][p]/l)}})}function C0(e,t){let o=(t+.5)/vm;return e.findIndex(n=>(o-=n)<0)}var $0,fn,fm,wm,A0,te,gm,vm,bm,ei=$(()=>{"use strict";Hr();Pr();_r();$0=560,fn=ee.shares+.8,fm=ee.powers+1,wm=1e3,A0=2.2,te=(e,t,o)=>e+(t-e)*o;gm=80;vm=40,bm=8});function Ke(e,t){return t.append(e),e}function X(e,t){for(let[o,n]of Object.entries(t)){let r=typeof n=="number"?String(Math.round(n*100)/100):n;e.getAttribute(o)!==r&&e.setAttribute(o,r)}}function ke(e,t){e.textContent!==t&&(e.textContent=t)}function ym(e,t,o){e.replaceChildren();let n=t.qualities.length,r=Ke(E("g",{"aria-hidden":"true"}),e),s=(W,V,me=r)=>Ke(E(W,{class:V}),me),a=W=>o.map((V,me)=>W(me)),i=W=>t.qualities.map((V,me)=>W(me)),l=s("circle","halo"),c=a(()=>s("path","thread")),d=Ke(E("path",{class:"thread learned",pathLength:1}),r),u=a(()=>i(W=>s("rect",`quality-${W}`))),p=a(()=>i(()=>s("text","figure"))),m=i(W=>s("rect",`ghost quality-${W}`)),h=[],f=Ke(E("g"),r),b=Ke(E("g",{class:"why",role:"button"}),e),w=Ke(E("rect",{class:"hit",...ti}),b),y=a(W=>s("text","share",W===t.owner?b:r)),k=a(()=>s("text","share")),A=a(W=>s("rect",W===t.owner?"part lit":"part")),M=s("text","part"),v=s("text","share origin"),S=i(W=>[s("tspan","",s("tspan",`quality-${W}`,v)),...[0,1,2].map(()=>s("tspan","",v))]),T=s("tspan","",v),O=a(()=>a(()=>s("rect","weight")));u.forEach((W,V)=>W.forEach((me,Se)=>{me.dataset.cell=pn("X",V,Se)})),O.forEach((W,V)=>W.forEach((me,Se)=>{me.dataset.cell=pn("weights",V,Se)}));let N=a(()=>a(()=>s("text","figure"))),I=a(()=>s("text","head column")),L=[s("text","head title"),s("text","head title")],C=s("rect","frame-of-row"),q=W=>{let V=s("g",`vector ${W}`);return{group:V,box:s("rect","",V),head:s("text","head",V),numbers:i(()=>s("text","",V))}},B=q("key"),Q=[...a(W=>q(W===t.focus?"query":"key")),B,...a(()=>q("value"))],ge=i(()=>Ke(E("text",{},"\xD7"),r)),de=i(()=>s("text","end")),R=oi.map((W,V)=>{let me=s("text",V<oi.length-1?"end":"end head lit"),Se=[E("tspan"),E("tspan",{dy:"-0.5em","font-size":"0.7em"}),E("tspan")].map(j=>Ke(j,me));return{text:me,parts:Se,name:s("text","name")}}),H=s("g","legend"),oe=i(W=>({swatch:s("rect",`quality-${W}`,H),text:Ke(E("text"),H)})),z=a(W=>Ke(E("text",{class:"word",role:"button",tabindex:0,"data-word":W},o[W]),e)),re=`${o[t.owner]}: ${t.qualities[0]}`,we=Ke(E("g",{class:"grip",role:"slider","aria-valuemin":0,"aria-valuemax":1,"aria-label":re}),e);return we.append(E("circle",{class:"hit",r:24}),E("circle",{class:"knob",r:11}),E("path",{class:"arrow",d:"M-4,-3 L0,-7 L4,-3 M-4,3 L0,7 L4,3"}),E("text",{class:"drag",x:-30,y:5},"drag")),(W,V,me,Se)=>{let j=xm(W,t,V,me,Se),Lt=Bt(V.learned)[t.owner];X(e,{viewBox:`0 0 ${W.width} ${W.height}`}),X(l,{cx:j.halo.x,cy:j.halo.y,r:j.halo.r,opacity:j.halo.opacity}),j.words.forEach(({x:K,y:_,size:G,isEnd:Z,isLit:le,isAsked:Gt,opacity:Ut},Oo)=>{X(z[Oo],{x:K,y:_,opacity:Ut,"font-size":G,"text-anchor":Z?"end":"middle",class:`word${le?" lit":""}${Gt?" asked":""}`})});let{texts:Vr,isSum:Ve,lit:To}=j.figures;j.threads.forEach(({d:K,width:_,opacity:G,isLearned:Z},le)=>{X(c[le],{d:K,"stroke-width":Math.max(1,_),opacity:G,class:Z?"thread learned":"thread"}),X(y[le],{x:W.centres[le],y:j.figures.y,opacity:j.figures.opacity,class:le===To?"share lit":"share"}),ke(y[le],Vr[le]),X(k[le],{x:j.signs[le].x,y:j.signs[le].y,opacity:Ve?j.figures.opacity:0}),ke(k[le],j.signs[le].text)}),X(d,{d:j.mine.d,"stroke-width":j.mine.width,opacity:j.mine.opacity,"stroke-dasharray":1,"stroke-dashoffset":1-j.mine.drawn}),j.bars.forEach((K,_)=>K.forEach((G,Z)=>{X(u[_][Z],{x:G.x,y:G.y,width:G.width,height:G.height,opacity:G.opacity}),X(p[_][Z],{...G.figure}),ke(p[_][Z],W.isNarrow&&!j.words[_].isEnd?Ft(V.X[_][Z]).replace(/^0\./,"."):Ft(V.X[_][Z]))})),j.ghost.forEach((K,_)=>X(m[_],{...K})),j.drops.forEach(({x:K,y:_,k:G,opacity:Z},le)=>{h[le]??=s("circle",`quality-${G}`,f),X(h[le],{cx:K,cy:_,r:W.isNarrow?3.5:4.5,opacity:Z})});let[{column:qe},{sides:Nt},{fit:tt}]=[W,j,V],{kind:ot,...Yr}=j.origin;X(v,{...Yr,class:`share origin ${ot}`});for(let[,,K]of S)X(K,{class:ot});X(T,{class:ot==="value"?"context":ot});let hn=ot==="value"?Qa(V):Dr(tt.firsts[ot]);ke(T,hn.pop()??""),S.flat().forEach((K,_)=>ke(K,hn[_]??"")),j.parts.forEach(({isShare:K,..._},G)=>{X(A[G],_),G===t.owner&&(X(M,{x:_.x+_.width/2,y:_.y+_.height-6,opacity:_.width>q0?_.opacity:0}),ke(M,K?`${Lt} of the sum`:`${tt.powers[G].toFixed(1)} of ${tt.total.toFixed(1)}`))});let U=qe.pitch*(n+1.4),P=K=>W.base-U+qe.pitch*(K+1);[...j.columns,j.own,...j.cards].forEach(({x:K,sunk:_,opacity:G},Z)=>{let{group:le,box:Gt,head:Ut,numbers:Oo}=Q[Z],[li,ci]=[Z===t.focus,Z<o.length?Z:t.focus],di=V.values[Z-o.length-1];X(le,{transform:`translate(${K.toFixed(1)},${(W.base-U+_).toFixed(1)})`,opacity:G,"font-size":qe.size}),X(Gt,{x:-qe.width/2,width:qe.width,height:U,rx:8}),X(Ut,{y:qe.pitch}),ke(Ut,di?"value":li?t.asks:V.offers[ci]),Oo.forEach((ui,pi)=>{X(ui,{y:qe.pitch*(pi+2)}),ke(ui,(di??(li?tt.query:tt.keys[ci]))[pi].toFixed(2))})}),j.steps.products.forEach((K,_)=>{X(ge[_],{x:(Nt.query+Nt.key)/2,y:P(_+1),opacity:K,"font-size":qe.size}),X(de[_],{x:Nt.product,y:P(_+1),opacity:K,"font-size":qe.size}),ke(de[_],`= ${Ht(tt.products[_])}`)}),j.steps.results.forEach((K,_)=>{let[G,Z,le,Gt=""]=oi[_](tt,t.owner,Lt);X(R[_].text,{x:Nt.result,y:P(_),opacity:K,"font-size":qe.size}),[G,Gt,` = ${Z}`].forEach((Ut,Oo)=>ke(R[_].parts[Oo],Ut)),X(R[_].parts[2],{dy:Gt?"0.35em":"0"}),X(R[_].name,{x:Nt.result+16,y:P(_),opacity:W.isNarrow?0:K}),ke(R[_].name,le)}),j.cells.forEach((K,_)=>K.forEach((G,Z)=>{X(O[_][Z],{x:G.x,y:G.y,width:G.width,height:G.height,opacity:G.opacity,"fill-opacity":.1+.6*G.share}),X(N[_][Z],{x:G.x+G.width/2,y:G.y+G.height/2+5,opacity:_===t.focus?j.heads:G.opacity}),ke(N[_][Z],G.share.toFixed(2))}));let{grid:fe}=W;I.forEach((K,_)=>{let[G,Z]=[fe.weights+(_+.5)*fe.wCell-1,fe.top-10];X(K,{x:G,y:Z,opacity:j.heads,transform:W.isNarrow?`rotate(-38 ${G} ${Z})`:"","text-anchor":W.isNarrow?"start":"middle"}),ke(K,o[_])});let xe=fe.top-(W.isNarrow?62:40);X(L[0],{x:fe.X+n*(fe.xCell+2)/2,y:xe,opacity:j.heads}),X(L[1],{x:fe.weights+o.length*fe.wCell/2,y:xe,opacity:j.heads}),ke(L[0],W.isNarrow?"bars: X":"the bars are X"),ke(L[1],W.isNarrow?"threads: weights":"the threads are the weights"),X(C,{x:fe.weights-4,y:fe.top+t.focus*fe.pitch-4,width:o.length*fe.wCell+5,height:fe.tall+8,rx:6,opacity:j.frame}),X(H,{opacity:j.legend}),oe.forEach(({swatch:K,text:_},G)=>{let Z=Math.min(130,W.width/n),le=W.width/2+(G-n/2)*Z;X(K,{x:le,y:12,width:14,height:14}),X(_,{x:le+20,y:24}),ke(_,t.qualities[G])}),X(we,{transform:`translate(${j.grip.x.toFixed(1)},${j.grip.y.toFixed(1)})`,opacity:j.grip.opacity,"aria-valuenow":V.X[t.owner][0]});let jt=j.grip.opacity>.5;for(let K of[we,b])X(K,{tabindex:jt?"0":"-1","aria-hidden":String(!jt),"pointer-events":jt?"auto":"none"});X(b,{class:jt?"why open":"why","aria-label":`Where ${Lt} comes from`}),X(w,{x:W.centres[t.owner]-ti.width/2,y:j.figures.y-ti.height/2-6})}}var ti,oi,q0,km=$(()=>{"use strict";Ga();De();Hr();ei();ti={width:56,height:40},oi=[({score:e})=>["sum",Ht(e),"score"],({query:e,scaled:t},o)=>[`\xF7 \u221A${e.length}`,t[o].toFixed(2),"scaled score"],({scaled:e,powers:t},o)=>["e",t[o].toFixed(1),"e is 2.718\u2026",e[o].toFixed(2)],({total:e},t,o)=>[`\xF7 ${e.toFixed(1)}`,o,"share of the sum"]],q0=120});function Em(e){let t=E("svg",{role:"group"}),o=x("p","caption");o.ariaHidden="true";let n=J("button play"),r=_e({ariaLabel:"Time",min:"0",max:String(_t),step:"0.05"},"time"),s=Rr(r);s.name(Dt.map(({name:R})=>R),Dt.map(({at:R},H)=>H?Wr(R)/_t:0));let a=J("button on","See how it is computed"),i=Object.assign(x("ol","told"),{ariaLabel:"The opening in words"}),l=x("section","opening",t,o,x("div","player",n,s.scrubber,a),i);l.hidden=!0,e.frame.before(l);let c=null,d,u=[],p=[],m,h,f=0,b=0,w=0,y=0,k=!1,A="";function M(R=f){if(!t.clientWidth)return;let H=Za(t.clientWidth,u);t.style.height=`${H.height}px`,h(H,m,b,f);let oe=Fr(d,m,u,b,R);oe!==A&&(o.replaceChildren(...R0(A=oe)),t.setAttribute("aria-label",`${u.join(" ")}. ${No(oe)}`)),r.value=String(Wr(f)),r.setAttribute("aria-valuetext",No(oe)),s.choose(um(f))}function v(R){let H=f,oe=Math.min(I0,Math.max(0,R-y)/1e3),z=k?Ka:Mt;f=Math.min(z,f+oe*dm(f,A.split(" ").length)),y=R,H<Lo&&f>=Lo&&!k?(f=Lo,T()):f>=z?T():w=requestAnimationFrame(v),M(),k&&f>=z&&I()}function S(){if(!w){if(f>=Mt&&(f=0),!ye())return f=Va(f),O(),M();y=performance.now(),w=requestAnimationFrame(v),O()}}function T(){w&&P0(),cancelAnimationFrame(w),w=0,O()}function O(){let R=w?"Pause":ye()?f>=Mt?"Again":"Play":"Next";n.textContent=`${w?"\u275A\u275A":"\u25B6"} ${R}`}function N(R){T(),f=R,O(),M()}function I(){k=!1,e.remember(),e.send("opened",!0)}function L(R){let H=f<Lo;if(R===d.focus)return N(H?Mo[0]:f),o.textContent=A=d.captions.itself,e.say(A);b=R,d.isAnswered=!0,H&&(f=ye()?lm:Dt[1].at),C();let oe=f>=ee.knows&&R===d.owner?ee.flows:f;e.say(`${u[R]}. ${No(Fr(d,m,u,b,oe))}`),H&&ye()&&S(),M(oe)}function C(){i.replaceChildren(...pm(d,m,u,b).map(R=>x("li","",No(R))))}function q(){T(),f=ee.fits,S(),e.say(No(mm(d,m,u,b)))}function B(R){let{owner:H}=d;p=p.map((oe,z)=>z===H?[Math.min(1,Math.max(0,Math.round(R*100)/100)),...oe.slice(1)]:oe),m=Xa(e.chain,d,p),t.classList.add("dragged"),T(),M()}let Q=(R,H)=>R.target.closest(H),ge=R=>{let H=Q(R,"[data-word]");return H&&Number(H.dataset.word)},de=R=>{let H=ge(R);H!==null?L(H):Q(R,".why")&&q()};t.addEventListener("click",de),t.addEventListener("keydown",R=>{if((R.key==="Enter"||R.key===" ")&&(R.preventDefault(),de(R)),!Q(R,".grip"))return;let H=p[d.owner][0],oe=R.key==="Home"?0:R.key==="End"?1:R.key in ni?H+ni[R.key]:null;oe!==null&&(R.preventDefault(),B(oe),C(),e.say(No(Fr(d,m,u,b,f))))}),t.addEventListener("pointerdown",R=>{if(ge(R)===null&&T(),!Q(R,".grip")||R.button)return;t.setPointerCapture(R.pointerId);let H=Za(t.clientWidth,u),oe=z=>B((H.base-(z.clientY-t.getBoundingClientRect().top))/H.tall);t.addEventListener("pointermove",oe);for(let z of["pointerup","pointercancel"])t.addEventListener(z,()=>t.removeEventListener("pointermove",oe),{once:!0})}),r.addEventListener("input",()=>N(Ya(Number(r.value)))),r.addEventListener("keydown",R=>{let H=Math.sign(ni[R.key]??0);H&&(R.preventDefault(),N(R.key.startsWith("Page")?Va(f,H):Ya(Math.min(_t,Math.max(0,Wr(f)+H/4)))))}),n.addEventListener("click",()=>w?T():S()),a.addEventListener("click",()=>{if(!ye()||f>=Ka)return I();T(),k=!0,f=Math.max(f,ee.numbers),S()}),new ResizeObserver(()=>M()).observe(t),e.updates.push(()=>{let R=e.given.story;l.hidden=!R,R!==c&&(T(),c=R,R&&(u=[...e.given.words].map((H,oe)=>oe?H:H[0].toUpperCase()+H.slice(1)),d={...R,plain:new Map(R.plain.map(H=>[H.name,H]))},p=e.chain.get("X")?.values.map(H=>H.map(Number))??[],m=Xa(e.chain,d,p),h=ym(t,d,u),b=R.owner,C(),A="",f=ye()?z0()?Lo:0:Dt[0].at,O(),M(),ye()&&f===0&&S()))})}function z0(){try{return localStorage.getItem(Sm)!==null}catch{return!1}}function P0(){try{localStorage.setItem(Sm,"yes")}catch{}}var Sm,I0,ni,R0,No,$m=$(()=>{"use strict";ie();go();De();Ua();Hr();ei();km();Pr();_r();Sm="self-attention: opening seen",I0=.1,ni={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2};R0=e=>e.split("*").flatMap((t,o)=>o%2?[x("em",t,t)]:ce(t)),No=e=>e.replaceAll("*","")});function Am(e){e.followers.push(()=>{let{chain:n,subject:r,working:s}=e,a=r?xt(n,r.node,r.row,r.column):[];for(let[i,l]of["left","right"].entries()){let c=n.get(a[i]?.node??"")?.role;s.style.setProperty(`--${l}-role`,`var(--${c||"plain"})`)}s.dataset.role=n.get(r?.node??"")?.role??""});let t=n=>{e.stage.classList.toggle("of-a-word",n!==null);for(let{place:r,cells:s}of e.views){let a=e.chain.get(r.node);s.forEach((i,l)=>i.forEach((c,d)=>c.toggleAttribute("data-word",n!==null&&(a?.rows[l]===n||a?.columns[d]===n))))}},o=n=>(n.target instanceof Element?n.target.closest("th:not(.numbered)"):null)?.textContent??null;e.stage.addEventListener("pointerover",n=>{let r=o(n);(r!==null||e.stage.classList.contains("of-a-word"))&&t(r)}),e.stage.addEventListener("pointerleave",()=>t(null))}var Mm=$(()=>{"use strict";Ge()});function Nm(e){let t=x("select"),o=x("table"),n=x("label","","The row of ",t),r=x("details","all",x("summary","button","All matrices")),s=x("div","one-row",x("div","of",n,r),o);e.stage.before(s);let a=matchMedia(rn),i=0,l=null;function c(){let{given:u,subject:p}=e,m=a.matches&&(u.rowed||he(u)&&u.divisor&&!u.asked)?et(e):null,[h,f,b]=["scores","weights","context"].map(z=>m?.get(z)),w=b??(f?void 0:h),y=m?.get(w?.step.reads[1]??""),k=b??m?.get(w?.step.reads[0]??""),A=f??h,M=m&&A&&(u.rowed||f&&b&&y)&&A.rows.length<=W0;if(s.hidden=!M,e.stage.classList.toggle("slim",[...e.chain.values()].every(({columns:z,role:re})=>z.length<=D0||re==="weight")),r.hidden=u.rowed,r.open||=!!e.later.size||!!u.comparison||e.pinned!==l&&d(e.pinned),l=e.pinned,!M)return;s.classList.toggle("across",[m.get("X"),f].some(z=>z&&z.lit?.length===z.rows.length));let v=e.pinned??e.opening;v&&[...ri,k?.name].includes(v.node)&&(i=v.row),i>=A.rows.length&&(i=0),Zo(n,A.rows,i);let S=ri.slice(0,-1).flatMap(z=>z==="scaled_scores"&&m.has("masked_scores")?[]:m.get(z)??[]),T=[...S,...[y,k].flatMap(z=>z??[])],O=[...m.values()].some(z=>z.lit?.length),N=p&&!O?yr(it(e),p,1):new Map,I=new Map(T.map(z=>[z,nn(e,e.chain.get(z.name)??z)])),L=(z,re,we)=>{let W=z.values[re][we],V=x("td","cell",ve(W,uo(ht(z),Math.min(e.digits,_0))));aa(V,W,e.views.find(({place:Se})=>Se.node===z.name)?.scale?.[re]??[0,1]),Object.assign(V.dataset,{node:z.name,row:re,column:we,role:z.role});let me=gt[N.get(z.name)?.[re*z.columns.length+we]??0];return me&&(V.dataset.lit=me),wa(V,I.get(z)?.[re][we]),V.toggleAttribute("data-asked",!!z.lit?.includes(re)),V.toggleAttribute("data-later",e.later.has(z.name)),V.toggleAttribute("data-explained",p?.node===z.name&&p.row===re&&p.column===we),V},C=f&&!y?S[S.length-2].values[i].map(z=>Math.exp(Number(z))):null,q=(z,re)=>C?[...z.slice(0,-1),re,...z.slice(-1)]:z,B=z=>x("td","power",z?.toFixed(2)??""),Q=A.columns.map((z,re)=>x("tr","",bt("row",z),...q(S.map(we=>L(we,i,re)),B(C?.[re])),...y?.columns.map((we,W)=>L(y,re,W))??[])),ge=x("th","",b?.title??(k?`${k.symbol} of ${A.rows[i]}`:"Sum"));ge.dataset.role=k?.role??"",ge.colSpan=S.length;let de=x("td","sum",f&&!f.values[i].includes(null)?"1":""),R=x("tr","last",ge,...q([de],B(C?.reduce((z,re)=>z+re))),...k?.columns.map((z,re)=>L(k,i,re))??[]),H=y?[Lm(y,`${y.title} ${y.symbol}`)]:[];for(let z of H)z.colSpan=y?.columns.length??1;let oe=x("tr","",x("td"),...q(S.map(z=>Lm(z,z.step.kind==="quotient"?`\xF7 ${z.step.divisorText}`:z.title)),x("th","","e",x("sup","","score"))),...H);o.replaceChildren(x("thead","",oe),x("tbody","",...Q,R))}let d=u=>!!u&&![...ri,"V"].includes(u.node)&&!e.chain.get(u.node)?.editable;t.addEventListener("change",()=>lt(e,Ra(e.chain,Number(t.value)))),o.addEventListener("click",u=>{let p=u.target instanceof Element?u.target.closest("td"):null,{node:m,row:h,column:f}=p?.dataset??{};m&&!e.later.has(m)&&lt(e,{node:m,row:Number(h),column:Number(f)})}),a.addEventListener("change",c),r.addEventListener("toggle",()=>e.redraw()),e.arrivals.push(c),e.updates.push(c),e.followers.push(c)}function Lm(e,t){let o=bt("col",t);return o.dataset.role=e.role,o}var ri,W0,_0,D0,Tm=$(()=>{"use strict";rr();Rt();za();Ae();vr();Sa();ie();St();mo();ri=["scores","scaled_scores","masked_scores","weights","context"],W0=12,_0=5,D0=3});function Om(e,t,o,n){let r=n*.88-400,s=Array.from({length:e},(l,c)=>c);if(o)return{beats:[si(s,t,0,r)],cascade:r,end:r+400};let a=r/(e-1+2);return{beats:s.map(l=>l?si([l],t,(l-1+2)*a,a):si([l],t,0,2*a)),cascade:r,end:r+400}}function si(e,t,o,n){let r=a=>o+a*n,s=(a,i,l)=>r(a+(i-a)*l);return{columns:e,from:o,added:r(Br.added),terms:Array.from({length:t},(a,i)=>s(Br.lit,Br.told,i/t)),lands:e.map((a,i)=>s(Br.there,1,i/e.length))}}var Br,Cm,jr,ai,qm=$(()=>{"use strict";Br={lit:.12,told:.58,added:.66,there:.9};Cm=({terms:e,added:t,lands:o},n)=>e.map((r,s)=>({place:s%n,from:r,leaves:e[s+n]??t,lands:e[s+n+1]??o[0]})),jr=({beats:e},t)=>[...e].reverse().find(({from:o})=>o<=t)??e[0],ai=({columns:e,terms:t,added:o,lands:n},r,s)=>({terms:t.filter(a=>a<=s).length,isAdded:o<=s,isThere:n[e.indexOf(r)]<=s})});function zm(e,t,o,n,r){let s=e.chain.get(t),a=e.views.filter(N=>N.place.node===t&&N.cells.length),i=a.find(({place:N})=>!N.turned);if(!s||!i)return null;let l=s.columns.map((N,I)=>rt(e.chain,t,o,I)[0]),c=s.step.kind==="softmax"||s.step.kind==="shares",d=Om(s.columns.length,l[0]?.terms.length??0,c,n),u=x("div","performance");u.setAttribute("aria-hidden","true"),u.dataset.role=Rm(i.table),e.stage.append(u);let p=j0(u),m=i.cells.map(N=>N.map(p)),h=d.beats.flatMap(N=>{let[I]=N.columns,L=G0(e,t,o,I,i.cells[o][I]).flatMap(C=>U0(C.map(p),N,Rm(C[0])));return c&&l[I]?[...L,...K0(l[I].terms.map(({value:C})=>C),m,o,N)]:[...L,...s.step.kind==="product"?X0(l[I],It(s,e.digits),m.map(C=>C[I]),o,N):[]]});u.append(...h.map(({one:N})=>N));let f=[...h.map(({one:N,frames:I,timing:L})=>N.animate(I,{fill:"both",...L})),...a.flatMap(({cells:N})=>N.flatMap((I,L)=>I.map((C,q)=>C.animate(...B0(d,L,o,q,N.length)))))],b=u.animate([{opacity:1},{opacity:1}],{duration:d.end}),w=s.values[o].map(N=>N??0),y=c?w.indexOf(Math.max(...w)):null,k=()=>Number(b.currentTime??0),A=()=>y??jr(d,k()).columns[0],M=()=>({node:t,row:o,column:A()}),v="",S=()=>{let{subject:N}=e,I=N?.node===t&&N.row===o&&N.column===A();r(I?ai(jr(d,k()),A(),k()):null)},T=()=>{if(!u.isConnected)return;let N=JSON.stringify([A(),ai(jr(d,k()),A(),k())]);N!==v&&(v=N,e.opening?.column===A()?S():(e.opening=M(),$r(e))),requestAnimationFrame(T)},O=()=>{for(let N of[b,...f])N.cancel();u.remove(),r(null)};return e.opening=M(),$r(e),S(),requestAnimationFrame(T),b.finished.then(O,()=>{}),{cell:M,count:S,end:O}}function B0({beats:e,cascade:t},o,n,r,s){let a=e.find(({columns:c})=>c.includes(r))??e[0],i=o<n?o:o-1,l=o===n?a.lands[a.columns.indexOf(r)]:t+i/Math.max(1,s-1)*(400-Im);return[[{opacity:0,transform:"translateY(-0.4rem)"},{opacity:1,transform:"none"}],{delay:l,duration:Im,fill:"backwards",easing:"ease-out"}]}function j0(e){let t=e.getBoundingClientRect();return o=>{let{left:n,top:r,width:s,height:a}=o.getBoundingClientRect();return{x:n-t.left,y:r-t.top,width:s,height:a}}}function G0(e,t,o,n,r){return xt(e.chain,t,o,n).map(s=>{let a=e.views.filter(c=>c.place.node===s.node),i=a.find(c=>c.table.closest(".column")===r.closest(".column"))??a.find(c=>c.table.closest(".station")===r.closest(".station"))??a[0];return(i?s.row===null?i.cells:[i.cells[s.row]??[]]:[]).flatMap(c=>s.column===null?c:[c[s.column]]).filter(c=>c instanceof HTMLElement)})}function Ur({x:e,y:t,width:o,height:n},r,...s){let a=x("div",r,...s);return a.style.cssText=`left: ${e}px; top: ${t}px; width: ${o}px; height: ${n}px`,a}function U0(e,{from:t,terms:o,added:n,lands:r},s){if(!e.length)return[];let a=r[0]-t,i=(c,d)=>{let u=Math.min(.3,Gr/d);return{frames:[{opacity:0},{opacity:1,offset:u},{opacity:1,offset:1-u},{opacity:0}],timing:{delay:c,duration:d}}},l={one:Ur(ii(e),"glow"),...i(t,a)};return l.one.dataset.role=s,e.length<2||o.length!==e.length?[l]:[l,...e.map((c,d)=>({one:Ur(c,"met"),...i(o[d],(o[d+1]??n)-o[d])}))]}function ii(e){let[t,o]=[Math.min(...e.map(s=>s.x)),Math.min(...e.map(s=>s.y))],[n,r]=[Math.max(...e.map(s=>s.x+s.width)),Math.max(...e.map(s=>s.y+s.height))];return{x:t,y:o,width:n-t,height:r-o}}function X0(e,t,o,n,r){if(!e||e.terms.length<2)return[];let s=Math.min(e.terms.length,o.length),a=Math.max(0,Math.min(n-Math.floor(s/2),o.length-s));return Cm(r,s).map(({place:i,from:l,leaves:c,lands:d},u)=>{let[p,m]=[o[a+i],d-l],[h,f]=[Math.min(.3,Gr/m),(c-l)/m];return{one:Ur(p,"product",ve(e.terms[u].value,t)),frames:[{opacity:0,transform:"scale(0.7)"},{opacity:1,transform:"none",offset:h},{opacity:1,transform:"none",offset:f,easing:"ease-in"},{opacity:0,transform:`translateY(${o[n].y-p.y}px)`}],timing:{delay:l,duration:m}}})}function K0(e,t,o,{terms:n,added:r,lands:s}){let a=ii(t.flat()),i=ii(t[o]),[l,c]=[Math.max(...e),e.reduce((p,m)=>p+m,0)],d=a.height/e.length,u=Math.min(H0,d*.6);return e.map((p,m)=>{let h=e.slice(0,m).reduce((v,S)=>v+S,0)/c,f=a.y+(m+.5)*d-u/2,b=s[0]-n[m],[w,y,k]=[Math.min(.4,2*Gr/b),(r-n[m])/b,1-Gr/b],[A,M]=[`scaleX(${p/l})`,`translate(${h*i.width}px, ${i.y+i.height/2-u/2-f}px) scaleX(${p/c})`];return{one:Ur({x:a.x,y:f,width:a.width,height:u},"portion"),frames:[{opacity:1,transform:"scaleX(0)"},{opacity:1,transform:A,offset:w},{opacity:1,transform:A,offset:Math.max(w,y),easing:"ease-in-out"},{opacity:1,transform:M,offset:Math.max(w,y)+(k-Math.max(w,y))*.6},{opacity:1,transform:M,offset:Math.max(w,y,k)},{opacity:0,transform:M}],timing:{delay:n[m],duration:b,easing:"linear"}}})}var Gr,Im,H0,Rm,Pm=$(()=>{"use strict";Ge();Ae();ie();St();qm();[Gr,Im]=[140,180],H0=10;Rm=e=>e?.closest("[data-role]")?.getAttribute("data-role")??""});function Wm(e){let t=J("button","\u25B6 Play"),o=_e({ariaLabel:"Step",min:"0"},"steps"),n=x("select","",...Object.keys(Xr).map(L=>x("option","",L)));n.value="steadily";let r=x("div","sentences"),s=Rr(o),a=x("div","stepping",t,s.scrubber),i=x("label","","Speed ",n);e.controls.querySelector(".editing")?.append(i);let l=$u(e,a,r),c=L=>{lu(e.working,L),l(L)},d=0,u=null,p="",m=!1,h=null,f=()=>e.given.chain.filter(L=>L.step.kind!=="given"),b=()=>f().length,w=()=>Number(o.value),y=()=>w()?f()[w()-1]:e.given.chain[0],k=()=>w()?y()?.title:"What is given";function A(){let L=y();e.later=new Set(f().slice(w()).map(({name:C})=>C));for(let{place:C,table:q}of e.views){let B=e.later.has(C.node);q.toggleAttribute("data-later",B),q.toggleAttribute("data-current",m&&C.node===L?.name),q.ariaHidden=B?"true":null;let Q=q.closest("figure")??q;Q instanceof HTMLElement&&(Q.inert=B)}a.classList.toggle("stepped",!!d||w()<b()),s.choose(w()),o.setAttribute("aria-valuetext",`${k()}: ${L?.sentence??""}`),[...r.children].forEach((C,q)=>{C.classList.toggle("now",q===(m?w()+1:0))}),e.opening=u?.cell()??(m&&L?{node:L.name,row:I(L),column:0}:e.given.opening)}function M(){if(e.given===h||(h=e.given,v(),p===fo(h)))return;p=fo(h),S(),m=!1,e.passed=null,o.max=String(b()),o.value=o.max,s.name([h.chain[0]?.symbol??"",...f().map(C=>C.symbol)]);let L=["",h.chain[0]?.sentence??"",...f().map(C=>C.sentence)];r.replaceChildren(...L.map(C=>x("p","sentence",...ce(C))))}function v(){u?.end(),u=null}function S(){v(),clearTimeout(d),d=0,t.textContent="\u25B6 Play"}function T(L){o.value=String(L),m=!0,e.passed=e.pinned,e.redraw()}function O(){if(w()>=b())return S();v(),T(w()+1);let L=y();e.say(`${L.title}: ${L.sentence}`),N(L.name),ye()&&(u=zm(e,L.name,I(L),Xr[n.value],c)),d=window.setTimeout(O,Xr[n.value])}function N(L){e.stage.closest(".stacked")&&e.views.find(({place:C})=>C.node===L&&!C.turned)?.table.scrollIntoView({block:"nearest"})}function I(L){let C=e.pinned??e.given.opening;return C&&e.chain.get(C.node)?.rows.join(`
`)===L.rows.join(`
`)?C.row:0}t.addEventListener("click",()=>{if(d)return S();t.textContent="\u275A\u275A Pause",T(w()>=b()?0:w()),d=window.setTimeout(O,Xr[n.value]/3)}),o.addEventListener("input",()=>{S(),T(w())}),e.followers.push(()=>u?u.count():c(null)),e.updates.push(()=>{a.hidden=i.hidden=r.hidden=!he(e.given),M(),r.children[0]?.replaceChildren(...ce(yo(e))),A()})}var Xr,_m=$(()=>{"use strict";Rt();vr();go();Pm();ie();Ua();vo();Xr={slowly:7e3,steadily:3600,quickly:1200}});function Dm(e){let t=x("section","window");e.beneath.append(t);let o=null,n="";function r(){e.views=e.views.filter(a=>a!==o),o=null,t.replaceChildren()}function s(a){r();let i=e.chain.get(a);if(!i)return;let[l,c]=Y0(i,e.pinned?.node===a?e.pinned:V0(i));o=Bd(i,l,c);let d=`rows ${l[0]+1} to ${l[l.length-1]+1}, columns ${c[0]+1} to ${c[c.length-1]+1}`,u=J("button","Close");u.addEventListener("click",r),t.append(x("p","",x("b","",i.title),...sr(i)?[" ",...ce(i.symbol)]:[],`, ${d} `,u),o.table),e.views.push(o),e.redraw()}e.stage.addEventListener("click",a=>{let i=a.target instanceof HTMLElement?a.target.closest(".zoom"):null;i instanceof HTMLElement&&s(i.dataset.zoom??"")}),e.updates.push(()=>{let a=e.given.chain.map(i=>`${i.name} ${i.rows.length} ${i.columns.length}`).join();a!==n&&o&&r(),n=a;for(let{place:i,table:l,strip:c}of e.views){let d=l.parentElement?.querySelector("figcaption");if(!d||!c||d.querySelector(".zoom"))continue;let u=J("button zoom","Zoom");u.dataset.zoom=i.node,u.setAttribute("aria-label",`Zoom into ${e.chain.get(i.node)?.title}`),d.append(u)}})}function V0(e){return e.values.flatMap((o,n)=>o.map((r,s)=>({row:n,column:s,value:r??-1/0}))).reduce((o,n)=>n.value>o.value?n:o)}function Y0(e,{row:t,column:o}){let n=(r,s)=>{let a=Math.min(po,s),i=Math.max(0,Math.min(r-Math.floor(a/2),s-a));return Array.from({length:a},(l,c)=>i+c)};return[n(t,e.rows.length),n(o,e.columns.length)]}var Fm=$(()=>{"use strict";ie();mo()});function Z0(e,t){let o=x("div","controls"),n=x("div","stage"),r=x("aside","working");r.dataset.part="working",r.tabIndex=0,r.setAttribute("aria-label","Where the number comes from"),r.setAttribute("role","note");let s=x("div","beneath"),a=x("div","status");a.setAttribute("role","status");let i=x("div","frame",n,r);e.append(o,i,s,a);let l={key:"",given:t,chain:new Map,python:new Map,views:[],frame:i,stage:n,controls:o,working:r,beneath:s,pointed:null,pinned:null,opening:null,subject:null,depth:1/0,spread:"matrix",digits:We,send:()=>{},remember:()=>{},typeOver:()=>{},say:c=>{a.textContent=c},refit:()=>Kr(l),redraw:()=>{wt(l.views,et(l),l.spread,l.digits);for(let c of l.updates)c();sn(l)},arrivals:[],updates:[],followers:[],later:new Set,passed:null,earlier:null,other:null,blend:0,size:""};for(let c of Q0)c(l);return l.followers.push(()=>Vm(l)),new ResizeObserver(()=>{Xm(n)!==l.size&&Kr(l)}).observe(n),l}function Xm(e){let{width:t,height:o}=e.getBoundingClientRect();return`${t} \xD7 ${o}`}function Kr(e,t=Km(e)){let{frame:o,stage:n}=e;n.style.removeProperty("--size");let r=a=>ia(e.views,et(e),a),s=(a,i=ip)=>{o.classList.toggle("loose",_d(e.given));for(let l of["wide","stacked","flowing","whole"])o.classList.toggle(l,a.includes(l));return i(n,r)};e.digits=t&&(s(["wide"])||s(["stacked","flowing","whole"],lp)||s(["stacked","flowing"]))||s(["stacked"])||cp(n,r),Ym(e.given)&&dp(n,r,e.digits),tv(n),ov(e)}function tv(e){let t=n=>n.getBoundingClientRect().left,o=[...e.querySelectorAll(".columns")].flatMap(n=>[...n.children].map(r=>({sign:r.querySelector(".sign"),leads:t(r)-t(n)<1})));for(let{sign:n,leads:r}of o)n?.setAttribute("style",r?"--lead: hidden":"")}function ov(e){let{frame:t,stage:o,working:n}=e,r=[...o.children].filter(p=>p.matches("[data-station=place], [data-station=project]")),s=o.getBoundingClientRect();e.size=Xm(o);let a=p=>Math.max(0,...p.flatMap(m=>[...m.querySelectorAll(".column")].map(h=>h.getBoundingClientRect().right-s.left))),i=r.at(-1)?.nextElementSibling,l=i?i.getBoundingClientRect().top-s.top:o.clientHeight,c=Number(getComputedStyle(o).getPropertyValue("--card")),d=!!c&&t.matches(".wide")&&s.width-a(i?r:[o])>c;s.width&&Io(t)?.toggleAttribute("data-crowded",!!c&&!d);let u=a(r.length&&!d?r:[o]);n.style.setProperty("--from",`${Math.ceil(u)}px`),n.style.setProperty("--down",`${d?l:0}px`),n.style.setProperty("--room",`${d?o.clientHeight-l:l}px`),n.classList.toggle("under",s.width-u<J0||d&&!i),Vm(e)}function Jm(e,t,o,n){let r={...o,chain:o.chain.map(av)},s=Hm.get(e),a=s??Z0(rv(e),r);s||(a.remember=rm(()=>a.key,e,()=>nm(a.views,e.shadowRoot??e))),Hm.set(e,a);let i=Bm.get(t);i&&i!==e&&(i.hidden=!0),Bm.set(t,e),a.key=t,a.send=n,sv(a,r,!s)}function rv(e){let t=e.attachShadow({mode:"open"}),o=new CSSStyleSheet;return o.replaceSync(Ir),t.adoptedStyleSheets=[o],t}function sv(e,t,o){let n=o||fo(e.given)!==fo(t),r=JSON.stringify(e.given.pinned);JSON.stringify(e.given.comparison)!==JSON.stringify(t.comparison)&&(e.blend=0),n?e.earlier=e.subject=null:Gm(e.given)!==Gm(t)&&(e.earlier=Um(t)||!Um(e.given)?e.python:null),e.given=t,e.opening=t.opening,e.chain=e.python=new Map(t.chain.map(i=>[i.name,i])),e.other=t.comparison?new Map(t.chain.map(i=>[i.name,{...i,...i.other}])):null,e.working.hidden=t.isSmall,e.stage.classList.toggle("small",Ym(t)),e.stage.classList.toggle("dialled",!!t.dial),e.stage.classList.toggle("compared",!!t.comparison),e.stage.classList.toggle("few",t.chain.every(({columns:i})=>i.length<=nv)),e.stage.classList.toggle("with-goal",!!t.goal),e.controls.hidden=!!t.story,e.frame.hidden=!!t.story;let s=Km(e);if((r!==JSON.stringify(t.pinned)||n)&&(e.pinned=t.pinned),n){let{stations:i,views:l}=Dd(t);e.views=l,wt(l,et(e),e.spread,e.digits),e.stage.replaceChildren(...i);for(let c of e.arrivals)c()}else Hd(e.views,e.chain,t.roles);e.stage.setAttribute("aria-label",t.name),e.stage.setAttribute("role","group"),Kr(e,s);let a=jm(e);e.redraw(),!t.isSmall&&a!==jm(e)&&Kr(e,s),n&&!t.story&&sm(e.key,e.views),requestAnimationFrame(()=>Nu(e))}var J0,Q0,Hm,Bm,ev,Km,Vm,nv,Ym,jm,Gm,Um,av,Qm=$(()=>{"use strict";Xd();Ge();Rt();ua();zu();za();Ae();sp();mp();Xt();ie();Hp();jp();tm();Ga();$m();St();Mm();Tm();_m();Fa();Fm();J0=215,Q0=[Cu,op,Wm,Nm,ep,Ud,Au,Dm,wu,tu,Bp,Fp,Zp,Em,Am],Hm=new WeakMap,Bm=new Map;ev=700;Km=({frame:e})=>e.clientWidth>=ev;Vm=({working:e})=>{e.matches(".wide :not(.under)")&&e.scrollWidth>e.clientWidth&&e.classList.add("under")},nv=5,Ym=e=>e.isSmall||!!e.dial||!!e.goal&&!he(e);jm=({stage:e})=>!!e.querySelector(".box"),Gm=({chain:e,divisor:t,hidesLater:o})=>JSON.stringify([e.map(n=>[n.base,n.typed]),t?.typed,o]),Um=({chain:e})=>e.some(({typed:t})=>t?.length),av=({values:e,other:t,...o})=>({...o,values:la(e),...t&&{other:{...t,values:la(t.values)}}})});var Zm={};D(Zm,{default:()=>iv});function iv({parentElement:e,data:t,setTriggerValue:o}){let{name:n,events:r,picture:s}=JSON.parse(new TextDecoder().decode(t)),a=e.querySelector(".machine");a||(a=e.appendChild(document.createElement("div")),a.className="machine"),Jm(a,n,s,(i,l)=>r.includes(i)&&o(i,l)),Tt(e)}var ef=$(()=>{"use strict";Xt();Qm()});var tf=Ee(Qr(),1);Zr();es();var lv=Ye({"./charts/along.js":()=>Promise.resolve().then(()=>(wn(),mi)),"./charts/cut_matrix.js":()=>Promise.resolve().then(()=>(ki(),yi)),"./charts/drift.js":()=>Promise.resolve().then(()=>(Ni(),Li)),"./charts/figure_place.js":()=>Promise.resolve().then(()=>(Xt(),bi)),"./charts/gap_counts.js":()=>Promise.resolve().then(()=>(Ri(),Ii)),"./charts/listing.js":()=>Promise.resolve().then(()=>(Ui(),Gi)),"./charts/make.js":()=>Promise.resolve().then(()=>(ue(),fi)),"./charts/marked_text.js":()=>Promise.resolve().then(()=>(Yi(),Vi)),"./charts/once.js":()=>Promise.resolve().then(()=>(Le(),xi)),"./charts/river.js":()=>Promise.resolve().then(()=>(ol(),tl)),"./charts/role_names.js":()=>Promise.resolve().then(()=>(Sn(),zi)),"./charts/rotation.js":()=>Promise.resolve().then(()=>(pl(),ul)),"./charts/rove_focus.js":()=>Promise.resolve().then(()=>(Fe(),Ti)),"./charts/score_push.js":()=>Promise.resolve().then(()=>(fl(),ml)),"./charts/scroll.js":()=>Promise.resolve().then(()=>(En(),Pi)),"./charts/shape_boxes.js":()=>Promise.resolve().then(()=>($l(),El)),"./charts/show_lesson.js":()=>Promise.resolve().then(()=>(xn(),hi)),"./charts/squares.js":()=>Promise.resolve().then(()=>(Tl(),Nl)),"./charts/sum_bars.js":()=>Promise.resolve().then(()=>(zl(),Rl)),"./charts/tally.js":()=>Promise.resolve().then(()=>(Hl(),Fl)),"./charts/threads.js":()=>Promise.resolve().then(()=>(cc(),lc)),"./charts/threads/heads.js":()=>Promise.resolve().then(()=>(vs(),Zl)),"./charts/threads/layout.js":()=>Promise.resolve().then(()=>(_n(),rc)),"./charts/threads/paths.js":()=>Promise.resolve().then(()=>(Zt(),Gl)),"./charts/threads/pointing.js":()=>Promise.resolve().then(()=>(Ns(),ic)),"./charts/threads/sentence.js":()=>Promise.resolve().then(()=>(zn(),Yl)),"./charts/threads/show.js":()=>Promise.resolve().then(()=>(eo(),Ql)),"./charts/threads/sum_bar.js":()=>Promise.resolve().then(()=>(qn(),jl)),"./charts/threads/weights.js":()=>Promise.resolve().then(()=>(Be(),Bl)),"./charts/threads/whole.js":()=>Promise.resolve().then(()=>(Fo(),Vl))});var cv=Ye({"./frame/announcer.js":()=>Promise.resolve().then(()=>(Hs(),kc)),"./frame/around.js":()=>Promise.resolve().then(()=>(Cc(),Oc)),"./frame/arrival.js":()=>Promise.resolve().then(()=>(Is(),fc)),"./frame/front_page.js":()=>Promise.resolve().then(()=>(Ic(),jg)),"./frame/in_sight.js":()=>Promise.resolve().then(()=>(Ps(),bc)),"./frame/road.js":()=>Promise.resolve().then(()=>(Pc(),zc)),"./frame/role_words.js":()=>Promise.resolve().then(()=>(Ds(),vc)),"./frame/spoken_texts.js":()=>Promise.resolve().then(()=>(Bo(),dc))});var dv=Ye({"./screens/exam_clock.js":()=>Promise.resolve().then(()=>(Dc(),_c)),"./screens/exam_paper_printed.js":()=>Promise.resolve().then(()=>(Hc(),Fc)),"./screens/my_work_taken.js":()=>Promise.resolve().then(()=>(jc(),Bc)),"./screens/quiz_dots.js":()=>Promise.resolve().then(()=>(Xc(),Uc))});var uv=Ye({"./session/browser_storage.js":()=>Promise.resolve().then(()=>(Qc(),Jc)),"./session/cookies.js":()=>Promise.resolve().then(()=>(Yn(),$c)),"./session/focus.js":()=>Promise.resolve().then(()=>(ed(),Zc)),"./session/kept_progress.js":()=>Promise.resolve().then(()=>(cd(),ld)),"./session/link.js":()=>Promise.resolve().then(()=>(Us(),Ac)),"./session/one_step.js":()=>Promise.resolve().then(()=>(Ks(),Mc)),"./session/reconnection.js":()=>Promise.resolve().then(()=>(js(),Ec)),"./session/resend.js":()=>Promise.resolve().then(()=>(er(),Kc)),"./session/screen_scores.js":()=>Promise.resolve().then(()=>(ud(),dd)),"./session/typed_texts.js":()=>Promise.resolve().then(()=>(Js(),Tc))});var pv=Ye({"./charts/cut_matrix.css":()=>Promise.resolve().then(()=>Ee(pd())),"./charts/drift.css":()=>Promise.resolve().then(()=>Ee(md())),"./charts/figure.css":()=>Promise.resolve().then(()=>Ee(Qr())),"./charts/gap_counts.css":()=>Promise.resolve().then(()=>Ee(fd())),"./charts/listing.css":()=>Promise.resolve().then(()=>Ee(hd())),"./charts/marked_text.css":()=>Promise.resolve().then(()=>Ee(gd())),"./charts/river.css":()=>Promise.resolve().then(()=>Ee(bd())),"./charts/rotation.css":()=>Promise.resolve().then(()=>Ee(wd())),"./charts/score_push.css":()=>Promise.resolve().then(()=>Ee(xd())),"./charts/shape_boxes.css":()=>Promise.resolve().then(()=>Ee(vd())),"./charts/squares.css":()=>Promise.resolve().then(()=>Ee(yd())),"./charts/sum_bars.css":()=>Promise.resolve().then(()=>Ee(kd())),"./charts/tally.css":()=>Promise.resolve().then(()=>Ee(Sd())),"./charts/threads.css":()=>Promise.resolve().then(()=>Ee(Ed()))});var mv={charts:e=>lv(`./charts/${e}.js`),frame:e=>cv(`./frame/${e}.js`),machine:()=>Promise.resolve().then(()=>(ef(),Zm)),screens:e=>dv(`./screens/${e}.js`),session:e=>uv(`./session/${e}.js`)};async function RS(e,t){let{default:o}=await mv[e](t),n=e==="charts"&&await fv(t),r=new WeakMap;return s=>{let a=s.parentElement;n&&a instanceof ShadowRoot&&!a.adoptedStyleSheets.length&&(a.adoptedStyleSheets=[n]);let i=o(s);return r.set(a,i),()=>{r.get(a)===i&&i?.()}}}async function fv(e){let{default:t}=await pv(`./charts/${e}.css`),o=new CSSStyleSheet;return o.replaceSync(bn+gn+tf.default+t),o}export{RS as loadScript};
//# sourceMappingURL=app-JA7Z7CDA.js.map
