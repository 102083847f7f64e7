var _m=Object.create;var Xr=Object.defineProperty;var Pm=Object.getOwnPropertyDescriptor;var Fm=Object.getOwnPropertyNames;var Hm=Object.getPrototypeOf,Bm=Object.prototype.hasOwnProperty;var Ge=e=>t=>{var o=e[t];if(o)return o();throw new Error("Module not found in bundle: "+t)};var N=(e,t,o)=>()=>{if(o)throw o[0];try{return e&&(t=e(e=0)),t}catch(n){throw o=[n],n}};var ke=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},P=(e,t)=>{for(var o in t)Xr(e,o,{get:t[o],enumerable:!0})},jm=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Fm(t))!Bm.call(e,r)&&r!==o&&Xr(e,r,{get:()=>t[r],enumerable:!(n=Pm(t,r))||n.enumerable});return e};var we=(e,t,o)=>(o=e!=null?_m(Hm(e)):{},jm(t||!e||!e.__esModule?Xr(o,"default",{value:e,enumerable:!0}):o,e));var Kr=ke((Yx,Um)=>{Um.exports=`/* What our own figures share; it stands before the styles of each. */

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
`});var bn,Vr=N(()=>{bn=`@media (pointer: coarse) { /* A finger needs 40 px: what is lower answers beyond its edges, too, and nothing moves for it. */
  .button, .answer, .named { position: relative; &::before { content: ""; position: absolute; inset: min(0px, 50% - 1.25rem) 0; } }
  :host select {
    --edge: color-mix(in srgb, var(--st-text-color) 55%, transparent); position: relative; height: 2.5rem;
    margin-block: -0.375rem; border: 6px solid transparent; border-inline: 0; border-radius: 0.4rem / 0.775rem;
    background-clip: padding-box; box-shadow: inset 0 0 0 1px var(--edge);
  }
  :host :is(.scrubber, .ends, .dial, .push, figure) > [type="range"] { position: relative; height: 2.5rem; margin-block: -0.375rem; }
  :host summary:not(.button, .map *) { padding-block: 0.5rem; margin-block: -0.5rem; }
}
`});var wn,Yr=N(()=>{wn=`/*
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
`});var ai={};P(ai,{along:()=>Mt});function Mt(e,t,o=0){let{left:n,width:r}=e.getBoundingClientRect();return Math.round(100*Math.min(1,Math.max(0,(t-n-o)/(r-2*o))))}var Oo=N(()=>{"use strict"});var ii={};P(ii,{made:()=>g});function g(e,{dataset:t={},...o}={},...n){let r=Object.assign(document.createElement(e),o);return Object.assign(r.dataset,t),r.append(...n),r}var de=N(()=>{"use strict"});var li={};P(li,{shown:()=>Co});function Co(){let e=document.querySelector(".st-key-lesson:not([data-drawn])");e&&![...e.querySelectorAll(Km)].some(t=>!t.closest("[data-drawn]"))&&e.setAttribute("data-drawn","")}var Km,xn=N(()=>{"use strict";Km=".st-key-figure :is([data-testid^=stBidiComponent], [data-testid=stSkeleton])"});var di={};P(di,{placeOf:()=>qo,placed:()=>Nt});function qo(e){let t=ci(e);return t&&(t.closest("[class*=st-key-]")??qo(t))}function Nt(e){let t=ci(e),o=qo(e);if(!o)return;let n=[];for(let s=t;s instanceof HTMLElement;s=s===o?null:s.parentElement)n.push(s);let r=n.map(({parentElement:s})=>s&&getComputedStyle(s).flexDirection==="column");n.forEach(({style:s},a)=>Object.assign(s,{height:"auto",overflow:"visible",...r[a]&&{flex:"none"}})),o.dataset.drawn="",o.closest(".st-key-figure")&&Co()}var ci,Bt=N(()=>{"use strict";xn();ci=e=>{let t=e.getRootNode();return t instanceof ShadowRoot?t.host:null}});var ui={};P(ui,{once:()=>Z});function Z({parentElement:e,data:t,setTriggerValue:o},n){let r=pi.get(e),s=r?.given,a={given:t,send:o},i=Object.assign(r??n(a),a);return r||(pi.set(e,i),e.append(i.figure),queueMicrotask(()=>Nt(i.figure))),{at:i,before:s}}var pi,Se=N(()=>{"use strict";Bt();pi=new WeakMap});var mi={};P(mi,{roving:()=>pe});function pe(e,t,o=()=>1){let n=()=>[...e.querySelectorAll(t)];e.addEventListener("keydown",r=>{let s=n(),a=s.indexOf(r.target),i={ArrowRight:a+1,ArrowLeft:a-1,ArrowDown:a+o(),ArrowUp:a-o(),Home:0,End:s.length-1}[r.key];a<0||i===void 0||(r.preventDefault(),s[i]?.focus())}),e.addEventListener("focusin",({target:r})=>{let s=n();if(s.includes(r))for(let a of s)a.tabIndex=a===r?0:-1})}var We=N(()=>{"use strict"});var bi={};P(bi,{default:()=>Vm});function Vm(e){let{data:t,setTriggerValue:o}=e,{at:{figure:n},before:r}=Z(e,Ym);(r?.told!==t.told||r.decides!==t.decides)&&Jm(n,t);for(let s of n.querySelectorAll("ul > li"))Qm(s,t);r?.lit!==t.lit&&Object.assign(n.dataset,{lit:t.lit,only:""}),hi(n),n.onclick=({target:s,clientX:a,detail:i})=>{let l=s;l.closest("p button")&&gi(n,!n.classList.contains("faded"));let d=l.closest("li");if(!d)return;let{word:c="",nth:p=""}=d.dataset;if(t.asks&&c===t.asked&&!p&&i)return o("share",Mt(d.querySelector("span"),a));Object.assign(n.dataset,{lit:c,only:p}),hi(n),p||o("word",c)}}function Ym({given:{name:e,gap:[t,o],sentences:n,counts:r,marks:s}}){let a=g("ol",{ariaLabel:"The sentences"},...n.map(([d,c,p],u)=>fi({word:p,nth:String(u)},g("span",{},d)," ",g("strong",{},c),` ${p}.`))),i=g("ul",{ariaLabel:e},...r.map(([d])=>fi({word:d},d,g("span"),g("output",{ariaLive:"off"})))),l=g("section",{},g("p",{},g("span",{},t)," ",g("strong",{},o),"\xA0",g("output",{ariaLive:"off"}),"."),a,i);s.length&&l.append(g("div",{className:"marks",ariaHidden:"true"},g("span",{},...s.map(([d,c])=>g("small",{style:`left: ${d}%`},c)))));for(let d of[a,i])pe(d,"button"),d.querySelectorAll("button").forEach((c,p)=>{c.tabIndex=p?-1:0});return{figure:l}}function Jm(e,{gap:t,sentences:o,told:n,decides:r}){let s=e.querySelectorAll("p > span, ol span");for(let[a,i]of[t,...o].map(([l])=>l).entries()){let[l,...d]=n?i.split(n):[i];s[a].replaceChildren(l,...d.flatMap(c=>[g(a?"b":"button",{},n),c])),s[a].closest("li")?.classList.toggle("far",!d.length)}gi(e,r)}function gi(e,t){e.classList.toggle("faded",t),e.querySelector("p button")?.setAttribute("aria-pressed",String(t))}function Qm(e,{counts:t,sentences:o,of:n,told:r,decides:s,asked:a,mine:i,asks:l,marks:d}){let c=e.dataset.word??"",[p,u]=e.querySelectorAll("span, output"),m=Object.fromEntries(t)[c];e.classList.toggle("covered",m===null),e.classList.toggle("asks",l&&c===a),e.classList.toggle("placed",d.length>0);let h=d.length?Math.log(m||1)/Math.log(n):(m??0)/n;u.textContent=m===null?"?":`${m.toLocaleString("en")} of ${n.toLocaleString("en")}`;let b=o.map(([$,,S],y)=>({dataset:{word:S,nth:String(y)},className:r&&!$.includes(r)?"far":""})).filter($=>$.dataset.word===c&&!(s&&$.className));p.style.setProperty("--piece",`${100*h/b.length}%`);let x=c===a?i:null,[v,E]=[p.dataset.pieces,JSON.stringify([m?b:[],x])];v!==E&&(p.dataset.pieces=E,p.replaceChildren(...m?b.map($=>g("i",$)):[],...x===null?[]:[g("em",{style:`width: ${x}%`})]))}function hi(e){let{lit:t="",only:o}=e.dataset,n=e.querySelector("p output");n.textContent=t||"?";for(let r of e.querySelectorAll("[data-word]")){let s=r.dataset.word===t&&(!o||!r.dataset.nth||r.dataset.nth===o);r.classList.toggle("lit",s),r.querySelector("button")?.setAttribute("aria-pressed",String(s))}}var fi,wi=N(()=>{"use strict";Oo();de();Se();We();fi=(e,...t)=>g("li",{dataset:e},g("button",{},...t))});var vi={};P(vi,{default:()=>Zm});function Zm(e){let{data:t}=e,{at:o,before:n}=Z(e,ef);if(n)return Qr(o,t,Jr(t));Qr(o,t,Jr({...t,view:t.view==="behind"?"cut":t.view},0)),requestAnimationFrame(()=>requestAnimationFrame(()=>Qr(o,t,Jr(t))))}function ef({given:{name:e,words:t,columns:o}}){let n=()=>t.flatMap((d,c)=>Array.from({length:o},(p,u)=>g("i",{dataset:{word:String(c)}},g("span",{},String(c*o+u+1))))),r=[n(),n(),n()],s=g("div",{className:"around"}),a=g("div",{className:"stage"},g("div",{className:"cells",ariaHidden:"true"},...r.flat()),s),i=g("p",{tabIndex:-1});return{figure:g("figure",{role:"group",ariaLabel:e},a,i),stage:a,told:i,around:s,cells:r}}function Jr({words:e,columns:t,heads:o,view:n,mine:[,r=0]},s=n==="beside"||n==="guess"?0:Ce){let a=e.length,i=t/o,l=y=>t+y*(o-1),d=(y,k=o-1)=>r+y*Math.min(k,Math.max(0,Math.ceil(r/i)-1)),c=y=>({head:Math.floor(y%t/i),row:Math.floor(y/t),column:y%t%i}),p=y=>({head:Math.floor(y/(a*i)),row:Math.floor(y%(a*i)/i),column:y%i}),u=(y,k,M,O=0,T=o)=>I=>{let{head:C,row:z,column:q}=y(I);return{x:O+Math.min(C,T-1)*(i+M)+q,y:k+z,shown:C<T}},m=y=>k=>({...y(k),shown:!1}),h=(y,k)=>Array.from({length:o},(M,O)=>[O*(i+k),y,o<8?`head ${O+1}`:`${O+1}`]),f=u(c,1,s),b=[m(f),m(f)],x=Math.min(1.25,3/o),v=Math.max((o-1)*x,1);if(n==="cut"||n==="beside"){let[y,k]=n==="cut"?[v,v+a+1]:[a/2+1,2*a+1.5];return{wide:l(Ce),high:k,rows:y,labels:o>1?h(y-1,s):[],mine:[0,y,d(s)],targets:[],spots:[u(c,y,s),...b]}}if(n==="behind"){let y=i+Ce/2,k=O=>{let{head:T,row:I,column:C}=c(O);return{x:T*y+C,y:v-T*x+I,shown:!0}},M=h(v+a,Ce/2).map(([O,T,I],C)=>[O,T-C*x,I]);return{wide:l(Ce),high:v+a+1,rows:v,mine:[0,v,d(Ce/2)],targets:[],spots:[k,...b],labels:o>1?M:[]}}if(n==="guess"){let y=Math.max(i,3),k=y+1,M=a+2.5,O=(T,I,C)=>({name:T,label:I,x:C-.25,y:M-.25,wide:y+.5,high:a+1.25});return{wide:Math.max(t,k+y+.5),high:M+a+1.25,rows:1,labels:[[0,0,"Q, numbered as it lies in memory"],[0,a+1.25,"Head 1, reshaped:"]],targets:[O("split","this?",0),O("reshaped","or this?",k)],spots:[f,u(c,M,0,0,1),u(p,M,0,k,1)]}}if(n==="ways")return{wide:Math.max(l(Ce),2*Math.max(i,3)+1.5),high:2*a+3.75,rows:1,labels:[[0,0,"split"],[0,a+1.5,"reshaped"]],targets:[],spots:[m(u(p,a+2.5,s)),u(c,1,s),u(p,a+2.5,s)]};let E=t-i,$=y=>{let{head:k,row:M,column:O}=c(y);return k?{x:Ce+k*i+O,y:a+1.5+M,shown:!0}:{x:O,y:1+M,shown:!0}},S={label:"here?",wide:E,high:a};return{wide:l(Ce),high:2*a+1.5,rows:1,mine:[0,1,d(Ce,1)],labels:[[0,0,"head 1"],...E?[[i+Ce,a+.5,o>2?"the others":"head 2"]]:[]],targets:E?[{...S,name:"beside",x:i+Ce,y:1,high:a-.5},{...S,name:"below",x:0,y:a+1.5,wide:i}]:[],spots:[$,...b]}}function Qr(e,{words:t,told:o,view:n,mine:r},{wide:s,high:a,rows:i,labels:l,mine:d,targets:c,spots:p}){e.figure.dataset.view=n,e.stage.style.setProperty("--wide",String(s)),e.stage.style.setProperty("--high",String(a)),e.told.textContent=o;for(let[m,h]of e.cells.entries())for(let[f,b]of h.entries()){let{x,y:v,shown:E}=p[m](f);b.style.setProperty("--x",String(x)),b.style.setProperty("--y",String(v)),b.style.setProperty("--nth",String(f)),b.classList.toggle("away",!E)}let u=e.around.querySelector("button:focus")?.value;e.around.replaceChildren(...i===null?[]:t.map((m,h)=>Zr(g("span",{className:"word"},m),0,i+h)),...l.map(([m,h,f])=>Zr(g("span",{},f),m,h)),...d&&r.length?[xi(g("div",{className:d[2]>s?"mine beyond":"mine"}),d[0],d[1],Math.min(d[2],s),Math.min(r[0],a-d[1]))]:[],...c.map(({name:m,label:h,x:f,y:b,wide:x,high:v})=>xi(g("button",{type:"button",value:m,ariaLabel:tf[m],onclick:()=>e.send("press",m)},h),f,b,x,v))),u&&(e.around.querySelector(`button[value=${u}]`)??e.told).focus()}function Zr(e,t,o){return e.style.setProperty("--x",String(t)),e.style.setProperty("--y",String(o)),e}function xi(e,t,o,n,r){return e.style.setProperty("--w",String(n)),e.style.setProperty("--h",String(r)),Zr(e,t,o)}var Ce,tf,yi=N(()=>{"use strict";de();Se();Ce=.5;tf={split:"Some columns of every word",reshaped:"The first numbers in memory",beside:"Beside head 1",below:"Below head 1"}});function A(e,t={},o=""){let n=document.createElementNS("http://www.w3.org/2000/svg",e);return Le(n,t),n.textContent=o,n}function Le(e,t){for(let[o,n]of Object.entries(t))e.setAttribute(o,String(n))}var De=N(()=>{"use strict"});var Mi={};P(Mi,{default:()=>af});function af(e){let{data:t}=e,{at:o,before:n}=Z(e,lf),r=!!n&&t.covered<n.covered,s=t.goes_to!==null&&t.goes_to!==n?.goes_to,a=Lt(t);return o.slider.max=String(t.steps.length-1),o.figure.setAttribute("aria-label",t.name),o.figure.style.setProperty("--steps",String(t.steps.length)),o.ticks.replaceChildren(...t.steps.map((i,l)=>g("span",{className:l>a?"covered":""},i.replace(/^Layer /,"")))),Ei(o),!n&&!s&&t.asks!=="share"&&Si(o),(r||s)&&(clearTimeout(o.timer),yn(o,s?Number(t.goes_to):a)),()=>clearTimeout(o.timer)}function lf({given:e,send:t}){let o=A("svg"),n=g("output",{ariaLive:"off"}),r=g("input",{type:"range",min:"0",value:"0",ariaLabel:"Step"}),s=g("div",{className:"ticks",ariaHidden:"true"}),a=g("div",{className:"scale",ariaHidden:"true"},g("b"),g("em"),g("small",{},"press where you expect it")),i=g("figure",{role:"group"},o,r,s,n,a),l={given:e,figure:i,svg:o,slider:r,ticks:s,told:n,scale:a,send:t,dots:[],names:[],timer:0};return r.addEventListener("input",()=>{clearTimeout(l.timer),yn(l,Math.min(Number(r.value),Lt(l.given)))}),a.addEventListener("click",({clientX:d})=>l.given.asks==="share"&&l.send("share",Mt(a,d,sf))),o.addEventListener("click",({target:d})=>{let c=l.dots.indexOf(d.closest(".dot"));l.given.asks==="dot"&&c>=0&&l.send("dot",c)}),new ResizeObserver(()=>o.viewBox.baseVal.width!==i.clientWidth&&Ei(l)).observe(i),l}function Si(e,t=rf){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return yn(e,Lt(e.given));e.timer=setTimeout(()=>{yn(e,Number(e.slider.value)+1),Number(e.slider.value)!==Lt(e.given)&&Si(e,nf)},t)}function yn(e,t){e.svg.getBoundingClientRect(),e.svg.classList.add("moves"),e.slider.value=String(t),Ai(e)}function Io({given:{least:e,most:t},figure:o},[n,r]){let s=(l,d)=>(l-e[d])/(t[d]-e[d]),[a,i]=[o.clientWidth-Ee.left-Ee.right,ts(o)-Ee.top-Ee.bottom];return[Ee.left+vn+s(n,0)*(a-2*vn),Ee.top+vn+(1-s(r,1))*(i-2*vn)]}function Ei(e){let{given:t,svg:o,figure:n}=e,r=n.clientWidth;if(!r)return;let[s,a,i]=[Ee.left,ts(n)-Ee.bottom,r-Ee.right];o.setAttribute("viewBox",`0 0 ${r} ${ts(n)}`);let d=[t.least,t.most].map(f=>({at:Io(e,f),end:f})).flatMap(({at:[f,b],end:x})=>[A("text",{x:f,y:a+18,"text-anchor":"middle"},x[0].toFixed(2)),A("text",{x:s-6,y:b+4,"text-anchor":"end"},x[1].toFixed(2))]),c=A("path",{class:"axes",d:`M${s},${Ee.top} V${a-9} m-5,3 l10,-6 M${s},${a} v-4 m-5,3 l10,-6 M${s},${a} h4 m-3,5 l6,-10 m-1,10 l6,-10 m-3,5 H${i}`}),p=[A("text",{class:"axis",x:i,y:a+38,"text-anchor":"end"},`${t.axes[0]} \u2192`),A("text",{class:"axis",x:s-6,y:Ee.top-14},`\u2191 ${t.axes[1]}`)],u=t.paths.flatMap((f,b)=>["path","path last"].map(x=>A("path",{class:`${x} ${es(t,b)}`})));e.dots=t.labels.map((f,b)=>{let x=A("g",{class:`dot ${es(t,b)}`});t.picked.includes(b)&&x.append(A("circle",{class:"picked",r:14})),x.append(A("circle",{r:t.kinds?9:11}),A("text",{y:5,"text-anchor":"middle"},f));for(let v of["pointerenter","pointerleave"])x.addEventListener(v,()=>u[2*b].classList.toggle("pointed",v==="pointerenter"));return x}),e.names=(t.kinds??[]).map(f=>A("text",{class:"kind","text-anchor":"middle"},f));let m=t.paths.map(f=>Io(e,f[f.length-1])),h=(t.kinds?$i(m):m).map(([f,b],x)=>{let[v,E]=f<r/2?[18,"start"]:[-18,"end"],$=t.kinds?[]:[A("text",{x:f+v,y:b+5,"text-anchor":E},t.steps[Lt(t)])],S=A("g",{class:`ghost ${es(t,x)}`});return S.append(A("circle",{cx:f,cy:b,r:t.kinds?9:11}),A("text",{x:f,y:b+5,"text-anchor":"middle"},t.labels[x]),...$),S});t.kinds&&h.push(A("text",{class:"ghost",x:i,y:Ee.top+6,"text-anchor":"end"},`pale: ${t.steps[Lt(t)].toLowerCase()}`),A("text",{x:i,y:Ee.top-14,"text-anchor":"end"},`\u25CF ${t.kinds[0]}  \u25CB ${t.kinds[1]}`)),o.classList.toggle("asking",t.asks==="dot"),o.classList.remove("moves"),e.scale.hidden=!t.ranges.length,e.scale.classList.toggle("asking",t.asks==="share"),o.replaceChildren(c,...d,...p,...h,...u,...e.dots,...e.names),Ai(e)}function df(e,t,o,n,r,s){let a=([c,p])=>{let u=m=>([h,f])=>Math.abs(h-c)<o+m&&Math.abs(f-p+5)<7+m;return c-o>Ee.left&&c+o<n&&!r.some(u(2))&&!s.some(u(9))},i=c=>Math.min(Math.max(c,Ee.left+o+1),n-o-1);return[...e].sort((c,p)=>t?c[1]-p[1]:p[0]-c[0]).map(([c,p])=>{let[u,m,h,f]=[[i(c),p-16],[c+o+14,p+5],[i(c),p+26],[c-o-14,p+5]];return t?[u,m,f,h]:[m,h,u,f]}).flat().find(a)??null}function $i(e){let t=e.map((n,r)=>r).sort((n,r)=>e[n][0]-e[r][0]),o=[];for(let n of t){let[r,s]=e[n];for(;o.some(a=>a&&Math.hypot(a[0]-r,a[1]-s)<19);)r+=1;o[n]=[r,s]}return o}function ki(e,t){e.hidden=!t,t&&Object.assign(e.style,{left:`${100*t[0]}%`,right:`${100*(1-t[1])}%`})}function Ai(e){let{given:t,svg:o,slider:n,told:r,dots:s}=e,a=Number(n.value);o.classList.toggle("there",a===Lt(t));let[i,l]=e.scale.querySelectorAll("b, em");ki(i,t.ranges[a]),ki(l,t.guess),o.querySelectorAll(".path").forEach((b,x)=>{let v=x%2?Math.max(0,a-1):0,E=t.paths[x>>1].slice(v,a+1).map($=>Io(e,$).join());b.setAttribute("d",`M${E.join(" L")}`)});let d=t.paths.map(b=>Io(e,b[a])),c=t.kinds?$i(d):d;s.forEach((b,x)=>{let[v,E]=c[x];b.style.transform=`translate(${v}px, ${E}px)`;let $=t.labels.filter((S,y)=>Math.hypot(d[y][0]-v,d[y][1]-E)<1);t.kinds||b.lastElementChild?.replaceChildren($.join(""))});let p=a&&e.names.length?t.paths.flatMap(b=>cf(b.slice(0,a+1).map(x=>Io(e,x)))):[];e.names.forEach((b,x)=>{let v=(t.kinds?.[x].length??0)*4+2,E=a?df(c.filter((y,k)=>t.hollow[k]===!!x),x,v,e.figure.clientWidth,p,c):null;b.style.visibility=E?"visible":"hidden";let[$,S]=E??c[t.hollow.indexOf(!!x)];b.style.transform=`translate(${$}px, ${S}px)`,E&&p.push([$-v,S-5],[$,S-5],[$+v,S-5])}),e.ticks.childNodes.forEach((b,x)=>b.classList.toggle("now",x===a)),n.setAttribute("aria-valuetext",[t.steps[a],t.notes[a]].filter(Boolean).join(": "));let u=t.paths.map((b,x)=>`${t.labels[x]}: ${b[a].map(v=>v.toFixed(2)).join(", ")}`),m=t.covered?t.steps.slice(-t.covered):[],h=m.length&&t.kinds?` ${m.length>2?`${m[0]} to ${m.at(-1)}`:m.join("; ")}: covered until you have answered.`:"",f=t.guess?` Your prediction: ${t.guess.join(" to ")}.`:"";r.replaceChildren(g("span",{},`${t.steps[a]} \xB7 ${u.join(" \xB7 ")}.${f}`),g("b",{},t.notes[a]??""),g("i",{},h))}var of,Ee,vn,nf,rf,sf,Lt,ts,es,cf,Ni=N(()=>{"use strict";Oo();de();Se();De();of=480,Ee={left:48,right:20,top:30,bottom:44},vn=28,nf=900,rf=2700,sf=12;Lt=({steps:e,covered:t})=>e.length-1-t;ts=e=>e.clientWidth<of?225:340;es=({hollow:e},t)=>e[t]===null?"neither":e[t]?"hollow":"";cf=e=>e.slice(1).flatMap(([t,o],n)=>{let[r,s]=e[n],a=Math.ceil(Math.hypot(t-r,o-s)/4);return Array.from({length:a+1},(i,l)=>[r+(t-r)*l/a,s+(o-s)*l/a])})});var Li={};P(Li,{roleNames:()=>jt});function jt(e){return Object.entries(pf).flatMap(([o,n])=>[...e.matchAll(n)].map(({0:{length:r},index:s})=>({role:o,start:s,end:s+r}))).sort((o,n)=>o.start-n.start)}var pf,kn=N(()=>{"use strict";pf={query:/(?<!\w)(?:Q|W_q|[Qq]uer(?:y|ies)(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,key:/(?<!\w)(?:K|W_k|[Kk]eys?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,weight:/(?<!\w|(?:query|key|value) )(?:\w+_)?[Ww]eights(?:_(?:T|\d))?(?!\w)/g,value:/(?<!\w)(?:V|W_v|[Vv]alues?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,context:/(?<!\w)(?:\w+_)?[Cc]ontext(?:_(?:T|\d))?(?!\w)/g}});var Ti={};P(Ti,{bar:()=>Ut,cutAt:()=>Gt});function Gt(e,t){let o=document.createRange();o.selectNodeContents(document.querySelector("[data-testid=stMain]"));let n=e;for(let{top:r,bottom:s,height:a}of[...o.getClientRects()].sort((i,l)=>i.top-l.top))a<36&&r-n<t&&s-n>t&&(n=s-t);return n-e}var Ut,Sn=N(()=>{"use strict";Ut=()=>document.querySelector("[data-testid=stHeader]")?.getBoundingClientRect().bottom??0});var Di={};P(Di,{default:()=>mf});function mf({parentElement:e,data:t,setTriggerValue:o}){let n=e.querySelector("ol")??ff(e);n.setAttribute("aria-label",t.name),n.style.setProperty("--before",String(t.first-1)),n.dataset.above=t.first>1?`\u22EE lines 1 to ${t.first-1} are right`:"",n.onclick=({target:s})=>{let a=s.closest("button");if(!a)return;let i=!a.closest(".asked"),l=i?{chosen:Number(a.value),named:""}:{chosen:bf(n),named:a.value};qi(n,l.chosen);let d=Ii(n,{...t,...l});d&&Ri(d),i&&zi(n,d?.ariaLabel??""),i?o("line",l.chosen):o("option",l.named)},n.childElementCount!==t.lines.length&&n.replaceChildren(...t.lines.map(()=>g("li")));let r=!1;t.lines.forEach((s,a)=>{let i=n.children[a],l=t.offered.includes(a+t.first)?a+t.first:0;(i.dataset.text!==s||i.dataset.line!==String(l))&&hf(i,s,l,r,t.is_code),i.classList.toggle("fixed",t.fixed.includes(a+t.first)),r=r!==(s.split('"""').length%2===0)}),qi(n,t.chosen),Ii(n,t),n.classList.toggle("wrong",t.is_wrong),n.classList.toggle("code",t.is_code),n.dataset.offered!==String(t.offered)&&wf(n),n.dataset.offered=String(t.offered),yf(n,t)}function ff(e){let t=g("ol");return pe(t,"li > button"),e.append(t,g("p",{className:"heard",ariaLive:"polite"})),queueMicrotask(()=>Nt(t)),t}function hf(e,t,o,n,r){Object.assign(e.dataset,{text:t,line:o});let s=o?g("button",{type:"button",value:String(o)}):g("span"),a=r?t.match(/^ +/)?.[0]??"":"";s.append(g("i",{},a),r?"":t);for(let l of r?t.slice(a.length).split(Oi):[]){if(l.startsWith("~~")){s.append(g("s",{},l.slice(2,-2)));continue}let d=n||l==='"""'?"quoted":Oi.test(l)&&l[0]!=="#"?"keyword":"";l==='"""'&&(n=!n),s.append(...d?[g("span",{className:d},l)]:gf(l))}let i=e.matches(":focus-within");e.replaceChildren(s),i&&s.focus()}function gf(e){let t=[],o=0;for(let{role:n,start:r,end:s}of jt(e))t.push(document.createTextNode(e.slice(o,r)),g("span",{dataset:{role:n}},e.slice(r,s))),o=s;return[...t,document.createTextNode(e.slice(o))]}function qi(e,t){let o=[...e.querySelectorAll("li > button")];for(let n of o){let r=Number(n.value)===t;n.setAttribute("aria-pressed",String(r)),n.tabIndex=r?0:-1}o[0]&&!o.some(({tabIndex:n})=>n===0)&&(o[0].tabIndex=0)}function zi(e,t){let o=e.parentNode?.querySelector(".heard");o&&(o.textContent=t)}function Ii(e,{question:t,options:o,chosen:n,first:r,named:s}){let a=e.querySelector(".asked"),i=e.children[n-r],l=o.find(([c])=>c===n)?.[1]??[],d=a?.parentElement!==(l.length?i:void 0);if(d){let c=a?.matches(":focus-within");a?.remove(),c&&i?.querySelector("button")?.focus();let p=t.replace("{}",String(n));l.length&&i.querySelector("button")?.after(g("div",{className:"asked",role:"group",ariaLabel:p},g("b",{},p),...l.map(([u,m])=>g("button",{type:"button",value:u},m))))}for(let c of e.querySelectorAll(".asked button"))c.ariaPressed=String(c.value===s);return d?i?.querySelector(".asked"):null}function Ri(e){let t=e.getBoundingClientRect().bottom+Ci-innerHeight;e.style.scrollMarginBottom=`${Ci+(t>0?Gt(t,Ut()):0)}px`,e.scrollIntoView({block:"nearest"})}function wf(e){let t=[...e.querySelectorAll("li:has(button)")],[o,n]=[t[0],t.at(-1)];o&&n&&Wi(e,o.offsetTop<e.clientHeight/2?0:Math.min(o.offsetTop,n.offsetTop+n.offsetHeight-e.clientHeight+8))}function Wi(e,t){let o=[...e.children],n=o.find(s=>getComputedStyle(s).position==="sticky")?.offsetHeight??0,r=o.slice(1).map(({offsetTop:s})=>s-n).filter(s=>s<=e.scrollHeight-e.clientHeight);e.scrollTop=t>0?r.find(s=>s>=t)??r.at(-1)??0:0}function xf(e){let t=g("b",{},e);return t.style.setProperty("--tint",String(Number(e)||0)),t}function yf(e,{notes:t,first:o,chosen:n,is_code:r,options:s}){let a=Object.fromEntries(t);for(let[i,l]of[...e.children].entries()){let[d,c]=[l.querySelector("output"),a[i+o]??""];if((d?.dataset.note??"")===c||(d?.remove(),!c))continue;let p=l.querySelector("[data-role]")?.dataset.role??"",u=uf.test(c)&&{className:"cells",dataset:{role:p,note:c}};if(l.append(u?g("output",u,...c.split(" ").map(xf)):g("output",{dataset:{note:c}},...vf(c))),s.length&&i+o===n&&e.matches(":focus-within")){zi(e,c),Ri(l.lastElementChild);continue}let m=r?l:e.children[n-o]??l;Wi(e,m.offsetTop-e.clientHeight/2)}}var Oi,Ci,uf,bf,vf,_i=N(()=>{"use strict";de();Bt();kn();We();Sn();Oi=/("""|~~.+?~~|#[^~"]*|\b(?:import|from|class|def|return)\b)/,Ci=8,uf=/^([\d.]+|\?)( ([\d.]+|\?))+$/;bf=e=>Number(e.querySelector("li > [aria-pressed=true]")?.value);vf=e=>e.split(/(?<=\b[A-Za-z])_(\w+)/).map((t,o)=>o%2?g("sub",{},t):t)});var Fi={};P(Fi,{default:()=>Ef});function Ef(e){let{data:t}=e,{at:o,before:n}=Z(e,$f);String(n?.words)!==String(t.words)&&Af(o),Mf(o,n?.row!==t.row),os(o,t.column)}function $f({given:e,send:t}){let[o,n]=[g("p",{className:"says",ariaLive:"polite",ariaAtomic:"true"}),g("div",{className:"text",role:"group"})],r={given:e,send:t,figure:g("figure",{},o,n),says:o,text:n},s=({target:a})=>Number(a.dataset.place??r.given.column);for(let a of["pointerover","focusin"])n.addEventListener(a,i=>os(r,s(i)));for(let a of["pointerleave","focusout"])n.addEventListener(a,()=>os(r,r.given.column));return n.addEventListener("click",a=>a.target!==n&&r.send("word",s(a))),n.addEventListener("keydown",a=>{a.key!=="Enter"&&a.key!==" "||(a.preventDefault(),r.send("word",s(a)))}),pe(n,Pi),r}function Af({given:{words:e,row:t},text:o}){o.replaceChildren(...e.flatMap((n,r)=>[!kf.test(n)&&!Sf.test(e[r-1]??"")?" ":"",g("span",{role:"button",textContent:n,dataset:{place:String(r)},tabIndex:r===t?0:-1})]))}function Mf({given:{names:e,weights:t,row:o,column:n,even:r,full:s},text:a},i){a.setAttribute("aria-label",`What ${e[o]} gives to each word`);let l=a.querySelectorAll(Pi);l.forEach((m,h)=>{let f=Math.sqrt(Math.min(1,Math.max(0,((t?.[h]??0)-r)/(s-r))));m.style.setProperty("--share",f.toFixed(2)),m.ariaPressed=String(h===o),m.toggleAttribute("data-column",h===n)});let[d,c]=[l[o],a.getBoundingClientRect()],{top:p,bottom:u}=d.getBoundingClientRect();i&&(p<c.top||u>c.bottom)&&(a.scrollTop+=p-c.top-c.height/3)}function os({given:{names:e,weights:t,row:o},says:n},r){let s=t?t[r].toFixed(4):"?";n.replaceChildren("In the text, ",g("b",{},e[o])," gives ",g("b",{},e[r])," ",g("span",{},s),". Press a word to see what it gives.")}var Pi,kf,Sf,Hi=N(()=>{"use strict";de();Se();We();Pi="[role=button]",[kf,Sf]=[/^[.,;:!?…)\]”’%]+$/,/^[([“‘]$/]});var Bi={};P(Bi,{default:()=>Lf});function Lf(e){let{data:t}=e,{at:o,before:n}=Z(e,Tf),r=t.question!==n?.question||t.pushed!==n.pushed;return r&&(o.pushed=t.pushed,o.slider.value=String(t.pushes.indexOf(t.push))),t.asks==="bar"&&n?.asks!=="bar"&&Cf(o),o.figure.dataset.asks=t.asks,o.figure.classList.toggle("both",t.question==="push"),Xt(o),r&&qf(o),()=>clearInterval(o.timer)}function Tf({given:e,send:t}){let o=g("div",{className:"rows"},...e.words.map(Of)),n=g("input",{type:"range",min:"0",max:String(e.pushes.length-1),value:String(e.pushes.indexOf(0))}),r=g("input",{type:"range",className:"asked",min:"0",max:"1000"}),s=g("output",{ariaLive:"off"}),a=g("p",{className:"told",tabIndex:-1}),i=g("table"),l=g("div",{className:"push"},g("span",{className:"of"}),n,s),d=g("button",{type:"button",className:"named"}),c=g("div",{className:"row foot"},g("span",{textContent:"all changes"}),g("span",{className:"track"},...e.words.map(()=>g("i"))),g("output",{ariaLive:"off"})),p=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},i)),u=g("figure",{role:"group",ariaLabel:e.name},l,o,c,a,d,p),m={given:e,send:t,figure:u,rows:o,foot:c,slider:n,by:s,mine:r,told:a,named:d,table:i,pushed:e.pushed,gains:new Map,expected:null,timer:0};n.addEventListener("input",()=>{clearInterval(m.timer),m.gains.clear(),Xt(m)}),d.addEventListener("click",()=>m.send("word",m.pushed)),o.addEventListener("click",({target:b})=>{let x=b.closest("button");x&&If(m,Number(x.value))}),r.addEventListener("input",()=>Xt(m));let h=()=>{m.expected=Number(r.value),m.send("bar",m.expected)};r.addEventListener("pointerup",h);let f=r.value;return r.addEventListener("pointerdown",()=>f=r.value),r.addEventListener("pointercancel",()=>{r.value=f,Xt(m)}),r.addEventListener("keydown",b=>b.key==="Enter"&&h()),m}function Of(e,t){let o=g("span",{className:"track"},...["bar","before","line","mine"].map(n=>g("i",{className:n})));return g("div",{className:"row"},g("button",{type:"button",value:String(t),textContent:e}),o,g("output"))}function Cf({given:e,mine:t,rows:o}){t.value=String(Math.round(1e3*e.before[e.bar])),t.setAttribute("aria-label",`Where the weight on ${e.words[e.bar]} will be, in thousandths; Enter answers`),o.children[e.bar].querySelector(".track")?.append(t)}function qf(e){let{slider:t}=e;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let o=Number(t.value);t.value=String(e.given.pushes.indexOf(0)),e.timer=setInterval(()=>{t.value=String(Number(t.value)+1),Xt(e),Number(t.value)>=o&&clearInterval(e.timer)},Nf)}function If(e,t){clearInterval(e.timer),e.given.asks!=="bar"&&(e.pushed=t),Xt(e)}function Xt(e){let{given:t,pushed:o,rows:n,slider:r,by:s,mine:a,told:i,named:l,gains:d}=e,c=t.pushes[Number(r.value)],p=t.after[o][Number(r.value)],u=Math.max(...t.after.flat(2).map(Number)),m=t.asks==="word";d.set(o,Number(p[o])-t.before[o]);let h=t.before.map((x,v)=>t.slopes.length?x+c*t.slopes[v][o]:null);for(let[x,v]of[...n.children].entries()){let E=t.asks==="bar"&&x===t.bar,$=E?Number(a.value):t.expected?.[0]===x?1e3*t.expected[1]:x===t.bar&&t.question==="others"?e.expected:null,S=m?d.get(x)??0:null,y=v.querySelector("button"),k=v.querySelector("output");k.ariaLive=x===o&&r.matches(":focus")?"polite":"off",y.disabled=t.asks==="bar",y.setAttribute("aria-pressed",String(x===o)),v.classList.toggle("veiled",p[x]===null&&!m),v.classList.toggle("asked",E),En(v,"bar",S===null?p[x]??u:t.before[x]+S,u),En(v,"before",t.before[x],u),En(v,"line",m?null:h[x],u),En(v,"mine",$===null?null:$/1e3,u),k.textContent=S!==null?S?zo(S):"":E?`yours: ${(Number(a.value)/1e3).toFixed(3)}`:(t.question==="push"?`${Ro(t.before[x])} \u2192 `:"")+(p[x]===null?"?":Ro(p[x]??0))}l.hidden=!m,l.textContent=`${o===t.wrong?"\u2717 ":""}Answer: ${t.words[o]} gains most`,zf(e,p,u);let f=a.matches(":focus");a.hidden=t.asks!=="bar",f&&a.hidden&&i.focus(),a.max=String(Math.floor(1e3*Math.min(1,u))),s.textContent=zo(c,1),r.setAttribute("aria-label",`Push the score of ${t.words[o]}`),r.setAttribute("aria-valuetext",zo(c,1)),e.figure.querySelector(".of").replaceChildren("Push the score of ",g("b",{textContent:t.words[o]})),i.textContent=t.asks==="bar"?`Drag the bar of \u201C${t.words[t.bar]}\u201D to where you expect it. The upright lines: the weights before.`:m?"Press a word: the slider pushes its score. Each bar stays where its own push has taken it.":p.includes(null)?"What happens to the other bars is covered until you have answered.":`Press a word; the slider pushes its score. The upright line is its weight before.${t.slopes.length?" Dotted: where J alone would have it, push \xB7 J.":""}`,Rf(e,c,p,h)}function zf({given:e,foot:t},o,n){t.hidden=e.asks!=="sum";let r=o.map((i,l)=>i===null?0:i-e.before[l]),[s,a]=[0,r.reduce((i,l)=>i+Math.max(0,l),0)];for(let[i,l]of[...t.querySelectorAll("i")].entries())l.className=r[i]<0?"minus":"",l.hidden=r[i]<0&&!e.sums,r[i]<0&&(a+=r[i]),l.style.left=`${100*(r[i]<0?a:s)/n}%`,l.style.width=`${100*Math.abs(r[i])/n}%`,r[i]>0&&(s+=r[i]);t.classList.toggle("open",!e.sums),t.querySelector("output")?.replaceChildren(e.sums?"0":"?")}function En(e,t,o,n){let r=e.querySelector(`i.${t}`);r.hidden=o===null,r.style.setProperty("--share",`${100*Math.max(0,o??0)/n}%`)}function Rf({given:e,pushed:t,table:o},n,r,s){let a=(d,c)=>d===null?"covered":zo(d-e.before[c],5),i=e.words.map((d,c)=>[Ro(e.before[c]),r[c]===null?"covered":Ro(r[c]??0),a(r[c],c),a(s[c],c)]),l=["weight on","before","after","change","push \xB7 J"].map(d=>g("th",{scope:"col",textContent:d}));o.replaceChildren(g("caption",{textContent:`The score of \u201C${e.words[t]}\u201D pushed by ${zo(n,1)}`}),g("tr",{},...l),...i.map((d,c)=>g("tr",{},g("th",{scope:"row",textContent:e.words[c]}),...d.map(p=>g("td",{textContent:p})))))}var Nf,Ro,zo,ji=N(()=>{"use strict";de();Se();Nf=55;Ro=(e,t=4)=>e.toFixed(t).replace("-","\u2212"),zo=(e,t=4)=>(e>0?"+":"")+Ro(e,t)});var Vi={};P(Vi,{default:()=>Ff});function Ff(e){let{data:t}=e,{at:o,before:n}=Z(e,Hf),r=String(n?.tokens)===String(t.tokens);(!r||t.focus!==n?.focus||t.asks==="share"&&n.asks!=="share")&&(o.chosen=t.focus),o.shown=o.chosen,o.figure.setAttribute("aria-label",t.name),r||Bf(o),Xi(o)}function Hf({given:e,send:t}){let[o,n,r,s]=[g("div",{className:"words"}),g("div",{className:"legend"}),g("div",{className:"river"}),g("table")],a=A("svg",{"aria-hidden":"true"}),i=g("input",{type:"range",min:"0",max:"100",value:"0"});r.append(a,i);let l=g("p",{className:"told"}),d=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},s)),c=g("figure",{role:"group",tabIndex:-1},o,n,r,l,d),p={given:e,chosen:0,shown:0,send:t,figure:c,words:o,legend:n,river:r,svg:a,slider:i,told:l,table:s,...ns({figure:c,given:e})};new ResizeObserver(()=>Xi(p)).observe(r),c.addEventListener("click",u=>jf(p,u.target)),o.addEventListener("pointerover",u=>Gi(p,u.target)),o.addEventListener("focusin",u=>Gi(p,u.target));for(let u of["pointerleave","focusout"])o.addEventListener(u,()=>An(p,p.chosen));return pe(o,"button"),pe(r,".switches button",()=>Tt.length-1),i.addEventListener("input",()=>Ki(p)),i.addEventListener("pointerup",()=>p.send("share",Number(i.value))),i.addEventListener("keydown",u=>u.key==="Enter"&&p.send("share",Number(i.value))),p}function Bf(e){let{given:t,words:o,legend:n,river:r,slider:s}=e;o.replaceChildren(...t.tokens.map((i,l)=>g("button",{type:"button",textContent:i,value:String(l),tabIndex:l===t.focus?0:-1})));let a=(i,l)=>g("button",{type:"button",className:Tt[l],value:String(l)},g("b",{textContent:i}));n.replaceChildren(...t.parts.map(a),g("span",{className:"rest",textContent:t.rest})),r.querySelectorAll(".switches, .layer").forEach(i=>i.remove()),t.shares.forEach((i,l)=>{let d=`top: calc(${Kt}px + ${l} * var(--row))`,c=t.parts.map((p,u)=>g("button",{type:"button",className:Tt[u],value:`${l} ${u}`,tabIndex:l||u?-1:0,title:`${p}, layer ${l+1}`}));r.append(g("span",{className:"layer",style:d},g("i",{},"layer "),String(l+1)),g("div",{className:"switches",style:d},...c))}),s.style.top=`calc(${Kt}px + ${t.shares.length-1} * var(--row))`,s.setAttribute("aria-label",`How much of the state is from ${t.parts[1]} in layer ${t.shares.length}, in per cent; Enter answers`)}function Xi(e){let{given:t,legend:o,river:n,slider:r,svg:s}=e;Object.assign(e,ns(e));for(let[l,d]of Object.entries(ns(e)))n.style.setProperty(`--${l}`,`${d}px`);let a=(l,d)=>t.off.some(([c,p])=>c===l&&p===d);o.querySelectorAll("button").forEach((l,d)=>{let c=t.shares.every((p,u)=>a(u,d));l.setAttribute("aria-pressed",String(!c)),l.title=`Switch ${t.parts[d]} ${c?"on":"off"} in all layers`});for(let l of n.querySelectorAll(".switches button")){let[d,c]=l.value.split(" ").map(Number);l.setAttribute("aria-pressed",String(!a(d,c))),l.ariaLabel=`${t.parts[c]}, layer ${d+1}`}let i=r.matches(":focus");r.hidden=t.asks!=="share",i&&r.hidden&&e.figure.focus({preventScroll:!0}),s.style.height=`${Kt+t.shares.length*e.row}px`,n.classList.toggle("asking",t.asks==="switch"),n.classList.toggle("bare",!t.switches),An(e,e.chosen)}function Gi(e,t){t instanceof HTMLButtonElement&&An(e,Number(t.value))}function jf(e,t){let o=t.closest("button");o&&(e.words.contains(o)?(e.chosen=Number(o.value),An(e,e.chosen),e.given.asks==="word"&&e.send("word",e.chosen)):e.legend.contains(o)?e.send("all",Number(o.value)):e.send("switch",o.value.split(" ").map(Number)))}function An(e,t){e.shown=t,e.words.querySelectorAll("button").forEach((o,n)=>o.setAttribute("aria-pressed",String(n===t))),Ki(e),Kf(e)}function Ki(e){let{bar:t,given:o,svg:n,shown:r,slider:s}=e,a=n.clientWidth;if(!a)return;let i=o.shares.flatMap((l,d)=>{let c=Kt+d*e.row,p=d?c-e.row+t:0;if(!l)return Uf(e,a,c,p);let u=l.map(E=>Math.max(0,E[r])),m=u.reduce((E,$)=>E+$,0),h=0,f=u.map((E,$)=>({k:$,from:h,wide:E/m*a,to:h+=E/m*a})),b=A("path",{class:"flow",d:`M0,${p} H${a} L${f[0].to},${c} H0 Z`}),x=f.filter(E=>E.wide>.5).map(E=>A("rect",{class:Tt[E.k],x:E.from,y:c,width:E.wide,height:t})),v=f.filter(({wide:E})=>E>Df).map(({k:E,from:$,wide:S})=>A("text",{class:`on ${Tt[E]}`,x:$+S/2,y:c+t/2+5},$n(100*l[E][r],0)));return[b,...x,...v,...Gf(e,d,f[1].from,a,c)]});s.style.setProperty("--begins",String(o.begins[r])),s.max=String(Math.floor(100*(1-o.begins[r]))),n.setAttribute("viewBox",`0 0 ${a} ${Kt+o.shares.length*e.row}`),n.replaceChildren(...i,...o.shares.flatMap((l,d)=>Xf(e,d,a,Kt+d*e.row))),s.setAttribute("aria-valuetext",`${s.value} %`)}function Uf({bar:e,given:t,shown:o,slider:n},r,s,a){let i=A("path",{class:"flow",d:`M0,${a} H${r} V${s} H0 Z`}),l=A("rect",{class:"veil",x:0,y:s,width:r,height:e});if(t.asks!=="share")return[i,l,A("text",{class:"on",x:r/2,y:s+e/2+5},"covered until you answer")];let d=t.begins[o]*r,c=d+Number(n.value)/100*r,p=A("rect",{class:Tt[0],x:0,y:s,width:d,height:e}),u=A("rect",{class:"mine",x:d+1,y:s+1,width:Math.max(1,c-d-1),height:e-2}),m=A("path",{class:"handle",d:`M${c},${s-5} V${s+e+5}`}),h=r-d<2*Ui,f=c+(h?Pf:Ui)>r,b=A("text",{class:"says",x:c+(f?-10:10),y:s+e/2+5,"text-anchor":f?"end":"start"},`${h?"":`${t.parts[1]}: `}${n.value==="0"?"drag \u2194":`${n.value} %?`}`);return[i,l,p,u,m,b]}function Gf({bar:e,given:{predicted:t,shares:o,focus:n},shown:r},s,a,i,l){if(!t||s!==o.length-1||r!==n)return[];let[d,c]=t.map(h=>Math.min(i-1,a+h/100*i)),p=a>_f,u=100*(o[s]?.[1][r]??NaN),m=t[0]<=u&&u<=t[1]?"\u2713 as expected":"\u2717 expected here";return[A("path",{class:"predicted",d:`M${a},${l+e+3} v8 H${c} v-8 M${d},${l+e+3} v8`}),A("text",{class:"says",x:p?a-8:c+8,y:l+e+16,"text-anchor":p?"end":"start"},m)]}function Xf({row:e,bar:t,given:{cosines:o},shown:n},r,s,a){let i=o?.[r+1][n];return i===void 0||i>.99995?[]:[A("text",{class:"like",x:s/2,y:a+(e+t)/2+5},`cosine with what it was: ${$n(i)}`)]}function Kf({given:e,shown:t,told:o,table:n}){o.textContent=e.told;let r=["layer",...e.parts,e.rest,...e.cosines?["cosine with what it was"]:[]],s=e.shares.map((l,d)=>[...l?l.map(p=>$n(p[t],4)):Array.from(Tt,()=>"covered"),...e.cosines?[$n(e.cosines[d+1][t],4)]:[]]),i=[["each",[...e.notes,...Array(r.length-1-e.notes.length).fill("")]],...s.map((l,d)=>[String(d+1),l])];n.replaceChildren(g("caption",{textContent:`The shares of the state of \u201C${e.tokens[t]}\u201D after each layer`}),g("tr",{},...r.map(l=>g("th",{scope:"col",textContent:l}))),...i.map(([l,d])=>g("tr",{},g("th",{scope:"row",textContent:String(l)}),...[...d].map(c=>g("td",{textContent:c})))))}var Wf,Kt,Tt,Df,_f,Ui,Pf,ns,$n,Yi=N(()=>{"use strict";de();Se();We();De();Wf=480,Kt=20,Tt=["before","attention","feed","rest"],Df=12,_f=120,[Ui,Pf]=[130,60],ns=({figure:e,given:t})=>e.clientWidth>=Wf?{row:58,bar:34}:t.switches?{row:44,bar:t.cosines?24:34}:{row:38,bar:30};$n=(e,t=2)=>e.toFixed(t).replace("-","\u2212")});var sl={};P(sl,{default:()=>eh});function eh(e){let{data:t}=e,{at:o,before:n}=Z(e,th);JSON.stringify(n)!==JSON.stringify(t)&&(o.size=Mn(t)?.shape??ss(t,Mn(t)),el(o))}function th({given:e,send:t}){let o=g("figure",{role:"group"}),n={given:e,size:[4,4],send:t,figure:o},r=0;return new ResizeObserver(()=>{o.clientWidth!==r&&el(n),r=o.clientWidth}).observe(o),o.addEventListener("pointerover",({target:s})=>Qi(o,s.closest("[data-row]"))),o.addEventListener("pointerleave",()=>Qi(o,null)),pe(o,"button.block",()=>o.querySelectorAll('button.block[data-i="0"]').length),n}function Qi(e,t){let o=t instanceof HTMLElement?t.dataset.row:void 0;for(let n of e.querySelectorAll("[data-row]"))n.classList.toggle("lit",n instanceof HTMLElement&&n.dataset.row===o)}function el(e){let{given:t,figure:o}=e;if(!o.clientWidth)return;o.setAttribute("aria-label",`${t.columns.flat().flatMap(a=>a?.symbol??[]).join(", ")}: shapes drawn to scale`);let n=t.told.map(a=>g("p",{className:t.fits?"told":"told misfit"},...a.split(/(W_\w)/).flatMap(nl)));n[0].tabIndex=-1;let r=o.querySelector(".corner:focus")!==null,s=g("div",{className:"boxes"},...tl(e).map(a=>nh(e,a)));o.replaceChildren(s,...n),ol(e),oh(s),r&&o.querySelector(".corner, .told")?.focus()}function oh(e){let t=e.querySelector(".chain:has(.asked, [data-rows], [data-columns])")??e.firstElementChild;e.style.setProperty("--line",`${t.offsetHeight}px`),e.scrollTop=t.offsetTop}function tl({given:{columns:e},figure:t}){let o=t.clientWidth<Jf&&e.length>2?Math.ceil(e.length/2):e.length;return Array.from({length:Math.ceil(e.length/o)},(n,r)=>e.slice(r*o,(r+1)*o))}function ol(e){let t=e.figure.clientWidth,o=Math.max(0,...e.given.words.map(a=>a.length)),n=Math.max(Math.min(48,t*.13),Math.min(9.5*o,t*.29)),r=tl(e).map(a=>(t-n-Qf*(a.length+1))/a.reduce((i,[l,d])=>i+rs(Math.max(Nn(e,l)[1],Nn(e,d)[1])),0)),s=Math.min(...r);e.figure.style.setProperty("--unit",`${Math.min(e.given.words.length?Math.max(Ji,s/2):Ji,s)}px`),e.figure.style.setProperty("--names",`${n}px`)}function Nn(e,t){return t?t===Mn(e.given)?e.size:t.shape??ss(e.given,t):[0,0]}function nh(e,t){let o=e.given.words.map((i,l)=>g("li",{dataset:{row:l}},i)),n=g("ol",{className:"words",ariaLabel:"The words, one row for each"},...o),r=t.map(([i])=>g("div",{className:"above"},...i?[Zi(e,i)]:[])),s=t.map(([,i])=>g("div",{className:"below"},Zi(e,i))),a=g("div",{className:"chain"},g("span"),...r,n,...s);return a.style.gridTemplateColumns=`var(--names) repeat(${t.length}, max-content)`,a}function Zi(e,t){let{symbol:o,letters:n,unequal:r,meets:s,cells:a,shape:i,axes:l,role:d}=t,c=t===Mn(e.given),p=g("div",{className:`box${i||c?"":" unknown"}${c?" asked":""}${l.length&&!t.blocks?" deep":""}`,dataset:{symbol:o}});p.style.setProperty("--sheets",String(Math.min(Yf,l[0]??1)));for(let x of r)p.dataset[x]="unequal";s&&(p.dataset[s]="meets"),a&&!c&&p.append(...a.map((x,v)=>ah(x,o==="W_q"||/[ᵀV]$/.test(o)?"":String(v)))),t.blocks||p.append(g("b",{className:"size"},i||c?(l.length?l:Nn(e,t)).join(" \xD7 "):"?"));let u=g("p",{className:"label"},g("b",{},...nl(o),g("span",{},t.blocks?l.join(" \xD7 "):"")),g("small",{},...r.length?[`\u2260 ${r.join(", ")}`]:c?[]:n.split(/_(\w+)/).map((x,v)=>v%2?g("sub",{},x):x))),m=t.blocks?.rows===1?[g("ol",{className:"across",ariaHidden:"true"},...e.given.words.map(x=>g("li",{},x)))]:[],h=g("div",{className:"holder",dataset:{role:d}},u,...m,p);rl(h,Nn(e,t)),c&&p.append(ih(e,t,h)),t.blocks&&p.append(...rh(e,t.blocks));let[f,b]=t.blocks?.cell??[];return f!==void 0&&b!==void 0&&(p.children[f].children[b].className="met"),h}function nl(e){let[t,o]=e.split("_");return t==="W"?[t,g("sub",{},o)]:e.split(/(?<=_)/).flatMap((n,r)=>r?[g("br"),n]:[n])}function rh(e,{rows:t,columns:o,empty:n,marked:r,mine:s,asks:a}){return Array.from({length:t*o},(l,d)=>[Math.floor(d/o),d%o]).map(([l,d])=>{let c=b=>String(b)===String([l,d]),p={empty:n.some(c),marked:r.some(c),mine:s.some(c)},u=t>1&&o>1,m=u?`Queries of sentence ${l+1}, keys of sentence ${d+1}${p.empty?", empty":""}${p.marked?", marked":""}`:`Sentence ${l+d+1}`,h=t>1?"":o>2?String(d+1):`sentence ${d+1}`,f=g(a?"button":"div",{ariaLabel:m,dataset:{rows:t,i:l,j:d},className:`block ${Object.entries(p).flatMap(([b,x])=>x?b:[]).join(" ")}`},g("span",{},h));a?Object.assign(f,{tabIndex:l||d?-1:0,onclick:()=>e.send("block",[l,d])}):f.role="img",u&&(f.onpointerenter=f.onfocus=()=>sh(e,l,d));for(let[b,x]of Object.entries({i:l,j:d,rows:t,columns:o}))f.style.setProperty(`--${b}`,String(x));return f})}function sh({figure:e},t,o){for(let r of e.querySelectorAll("[aria-label^=Sentence]"))r.classList.toggle("joined",r.dataset.rows==="1"?r.dataset.j===String(o):r.dataset.i===String(t));let n=e.querySelector(".told");n.textContent=`Here the words of sentence ${t+1} ask those of sentence ${o+1}.`}function ah(e,t){let o=e.map(n=>{let r=g("i",{className:n<0?"minus":""});return r.style.setProperty("--tint",String(Math.abs(n))),r});return g("div",{className:"row",ariaHidden:"true",dataset:t?{row:t}:{}},...o)}function rl(e,[t,o]){e.style.setProperty("--rows",String(rs(t))),e.style.setProperty("--columns",String(rs(o))),e.classList.toggle("small",t<3||o<4)}function ih(e,t,o){let n=g("button",{type:"button",className:"corner"}),r=e.given.largest,s=i=>{e.size=i,rl(o,e.size),ol(e);let l=o.querySelector(".size");l.textContent=[...t.axes.slice(0,-2),...e.size].join(" \xD7 "),n.setAttribute("aria-label",`Shape of ${t.symbol}: ${e.size[0]} rows, ${e.size[1]} columns. The arrow keys change it, Enter answers.`)},a=i=>s(i.map(l=>Math.max(1,Math.min(r,Math.round(l)))));return s(e.size),String(e.size)===String(ss(e.given,t))&&!t.shape&&(o.querySelector(".size").textContent="?"),n.addEventListener("pointerdown",i=>{if(i.preventDefault(),i.button)return;n.focus(),n.setPointerCapture(i.pointerId);let[l,d,[c,p]]=[i.clientX,i.clientY,e.size],u=parseFloat(e.figure.style.getPropertyValue("--unit")),m=()=>n.onpointermove=n.onpointerup=n.onpointercancel=null;n.onpointermove=({clientX:h,clientY:f})=>a([c+(f-d)/u,p+(h-l)/u]),n.onpointerup=()=>{m(),(e.size[0]!==c||e.size[1]!==p)&&e.send("shape",e.size)},n.onpointercancel=()=>{m(),s([c,p])}}),n.addEventListener("click",({detail:i})=>i===0&&e.send("shape",e.size)),n.addEventListener("keydown",i=>{let l=Zf[i.key];l&&(i.preventDefault(),a([e.size[0]+l[0],e.size[1]+l[1]]))}),n}var Ji,Vf,Yf,Jf,Qf,Zf,Mn,ss,rs,al=N(()=>{"use strict";de();Se();We();Ji=24,Vf=24,Yf=4,Jf=560,Qf=14,Zf={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]};Mn=({columns:e,asked:t})=>e.flat().find(o=>o&&o.line===t&&!o.symbol.endsWith("\u1D40")),ss=({columns:e,words:t},o)=>t.length?[e.some(([n])=>n===o)?4:t.length,4]:e[0][1].shape??[4,4];rs=e=>Math.min(Vf,e)});var ll={};P(ll,{default:()=>lh});function lh(e){let{figure:t}=Z(e,()=>({figure:g("figure",{role:"img"})})).at,{sketches:o,told:n}=e.data;t.ariaLabel=n,t.replaceChildren(...o.map(ch))}function ch({title:e,curves:t,dots:o,names:n}){let r=A("svg",{viewBox:"0 0 1 1",preserveAspectRatio:"none"});r.append(...t.map(([a,i])=>A("polyline",{class:a,points:i.map(([l,d])=>`${l},${1-d}`).join(" ")})));let s=g("div",{className:"area"},r,...o.map(a=>il("i",a)),...n.map(([a,i])=>il("span",a,i)));return g("section",{},g("p",{},e),s)}function il(e,[t,o],n=""){let r=g(e,{className:t>.8?"late":""},n);return r.style.left=`${100*t}%`,r.style.bottom=`${100*o}%`,r}var cl=N(()=>{"use strict";De();de();Se()});var ml={};P(ml,{default:()=>uh});function uh(e){let{data:t,setTriggerValue:o}=e,n=matchMedia(dh),{figure:r,folded:s}=Z(e,()=>({figure:g("figure"),folded:t.groups.map(({kind:d})=>d==="folded"||n.matches)})).at,a=t.groups.some(({kind:d})=>d);r.className=a?"mapped":"";let i=null,l=({title:d,told:c,squares:p,kind:u},m)=>{let f=u==="folded"||p.some(({state:O})=>O!=="open")?p.findIndex(({state:O,label:T})=>O==="begun"||T&&O==="open"):-1,{name:b="",label:x=""}=p[f]??{},v=x.length>2?x:b.slice(b.indexOf(": ")+1).trim().replace(/(?<=\?) .*|: .*/,""),E=v?[g("button",{type:"button",className:"ahead",onclick:()=>o("square",[m,f])},`Next: ${v}`)]:[],$=g("p",{className:"says"},...E),S=[];for(let[O,{name:T,state:I,begins:C,label:z}]of p.entries()){(C||!O)&&S.push(g("div",{},g("b",{},C),g("div",{})));let q=a&&(z||T).length>2,H=q?[ul(I),g("span",{},z||T)]:[dl[I]||z],oe=`${q?"named":""} ${O===f?"next":""}`,ne=g("button",{type:"button",tabIndex:O?-1:0,title:T,ariaLabel:`${T}: ${pl[I]}`,className:oe,dataset:{state:I}},...H);a&&!q&&(ne.onpointerenter=ne.onfocus=()=>$.replaceChildren(T),ne.onpointerleave=ne.onblur=()=>$.replaceChildren(...E)),ne.onclick=()=>{let ye=!a||q||i===ne||matchMedia("(hover: hover)").matches;i=ne,ye?o("square",[m,O]):$.replaceChildren(`Press again to go there: ${T}`)},S.at(-1)?.lastChild?.appendChild(ne)}let y=g("div",{className:"all"},...S),k=g("div",{className:"head"},g("h2",{},d),g("p",{},c));if(pe(y,"button"),a&&k.append($),!a||u==="road")return g("section",{className:u},k,y);let M=g("details",{open:!s[m],ontoggle:()=>{s[m]=!M.open}},g("summary",{},`All ${p.length}`),y);return g("section",{className:u},k,M)};r.replaceChildren(...a?[ph()]:[],...t.groups.map(l))}var dh,dl,pl,ul,ph,fl=N(()=>{"use strict";de();Se();We();dh="(max-width: 640px)",dl={open:"",begun:"\u25D0",done:"\u2713",later:"\u2713",right:"\u2713",wrong:"\u2717"},pl={open:"open",begun:"begun",done:"all right",later:"all right, not all at first",right:"right",wrong:"wrong"},ul=e=>g("i",{ariaHidden:"true",dataset:{state:e}},e==="begun"?"":dl[e]),ph=()=>g("p",{className:"key"},...["open","begun","done","later"].map(e=>g("span",{},ul(e),pl[e])))});var xl={};P(xl,{default:()=>mh});function mh(e){let{at:t,before:o}=Z(e,fh);for(let[n,[,r]]of t.given.numbers.entries())o?.numbers[n][1]!==r&&(t.sliders[n].value=String(r));wl(t)}function fh({given:e,send:t}){let o=e.numbers.map(([i,l],d)=>{let c=g("input",{type:"range",min:String(-e.most),max:String(e.most),ariaLabel:i});return c.value=String(l),c.addEventListener("input",()=>wl(a)),c.addEventListener("change",()=>t("number",[d,Number(c.value)])),c}),n=e.sums.map(([i,l,d])=>hl([g("b",{},i)," + ",g("b",{},l),d?" > 0":" \u2264 0"],d?"above":"below")),r=g("p"),s=g("figure",{role:"group",ariaLabel:e.name},...o.map((i,l)=>hl([g("b",{},e.numbers[l][0])],"number",i)),g("hr"),...n,r),a={given:e,send:t,figure:s,sliders:o,sums:n,told:r};return a}function wl({given:e,sliders:t,sums:o,told:n}){let r=Object.fromEntries(e.numbers.map(([d],c)=>[d,Number(t[c].value)]));for(let d of t)gl(d.closest(".row"),Number(d.value),"",e.most);let s=e.sums.map(([d,c])=>r[d]+r[c]),a=d=>e.sums.flatMap(([c,p,u])=>u===d?`${c} + ${p}`:[]).join(" and "),i=bl(s.reduce((d,c,p)=>d+(e.sums[p][2]?c:0),0)),l=s.map((d,c)=>d>0===e.sums[c][2]);for(let[d,c]of o.entries())gl(c,s[d],l[d]?" \u2713":" \u2717",e.most);n.textContent=`${l.filter(Boolean).length} of ${s.length} right. ${e.compares?`${a(!0)} make ${i} together, and so do ${a(!1)}.`:e.told}`}function gl(e,t,o,n){e.style.setProperty("--from",String(Math.min(0,t)/n)),e.style.setProperty("--long",String(Math.abs(t)/n)),e.style.setProperty("--to",String(t/n)),e.classList.toggle("right",o===" \u2713"),e.querySelector("output").replaceChildren(bl(t),g("small",{},o))}var hl,bl,vl=N(()=>{"use strict";de();Se();hl=(e,t,...o)=>g("div",{className:`row ${t}`},g("span",{},...e),g("span",{className:"track"},g("i"),...o),g("output",{ariaLive:"off"})),bl=e=>e>0?`+${e}`:String(e).replace("-","\u2212")});var $l={};P($l,{default:()=>hh});function hh(e){let{at:t,before:o}=Z(e,gh);JSON.stringify(o)!==JSON.stringify(e.data)&&bh(t,e.data)}function gh(e){let t=g("div"),o=g("p",{tabIndex:-1}),n=g("button",{type:"button",className:"answer"}),r=g("figure",{role:"group"},t,o,n),s={...e,figure:r,lines:t,told:o,answer:n,mine:[]};t.addEventListener("click",({target:l,clientX:d})=>{let c=l,p=c.closest(".taken .line:last-child .block"),u=c.closest("button");p&&s.send("share",Mt(p,d));let m=[...u?.closest(".line")?.querySelectorAll("button.block")??[]];if(!u)return;let h=u.classList.contains("block")?[u]:m,f=h.every(b=>b.dataset.state==="gone");for(let b of h)yl(b,!f);o.ariaLive="polite",El(s)});let a,i=l=>l?.closest("button.block[data-text]");return t.addEventListener("pointerdown",({target:l})=>a=i(l)),t.addEventListener("pointermove",({clientX:l,clientY:d,buttons:c})=>{let p=t.getRootNode(),u=i(p.elementFromPoint(l,d));if(c===1&&u&&u!==a)for(let m of[a,u])m?.dataset.state===""&&m.click()}),pe(t,"button",()=>t.querySelectorAll(".line:first-child button").length),n.addEventListener("click",()=>{s.mine=as(s).flatMap(({dataset:l},d)=>l.state==="gone"?d:[]),s.given.counted==="gone"?s.send("gone",s.mine.join(" ")):s.send("left",Sl(s))}),s}function yl(e,t){e.dataset.state=t?"gone":"",e.setAttribute("aria-pressed",String(t)),kl(e)}function kl(e){let{of:t,state:o,text:n,many:r}=e.dataset;e.ariaLabel=`${t}: ${o==="ahead"?"still to come":n?o==="gone"?"0, hidden":n:r}`}function El(e){let t=Sl(e),o=t===1;e.told.textContent=e.given.counted==="left"?`${t} ${o?"is":"are"} left.`:t?`${t} ${o?"weight becomes":"weights become"} 0.`:"No weight is pressed.",e.answer.textContent=`Answer with ${t}`,e.answer.disabled=!e.lines.querySelector("[data-state=gone]")}function bh(e,{name:t,told:o,lines:n,asks:r,takes_share:s,mine:a,framed:i}){let{figure:l,answer:d}=e,c=l.contains(l.getRootNode().activeElement);l.ariaLabel=t,l.style.setProperty("--wide",String(Math.max(...n.map(({blocks:f})=>f.reduce((b,{wide:x,cell:v})=>b+x*v,0))))),l.style.setProperty("--gaps",String(Math.max(...n.map(({blocks:f})=>f.length)))),l.classList.toggle("taken",s),l.classList.toggle("beside",n.every(({note:f})=>!f)),e.lines.replaceChildren(...n.map(({label:f,note:b,blocks:x},v)=>{let E=r?g("button",{type:"button",ariaLabel:`All of ${f}`,tabIndex:-1},f):g("span",{},f);return g("div",{className:v===i?"line framed":"line"},g("div",{className:"title"},E,g("span",{},b)),...x.map($=>wh($,f,r)))}));let p=e.lines.querySelector("button.block");p&&(p.tabIndex=0);let m=(a.length&&e.mine.length!==a.length?a:e.mine).map(f=>as(e)[f]).filter(f=>f?.dataset.state===""),h=r?[]:m;for(let f of h)f.classList.add("mine");if(r)for(let f of m)yl(f,!0);e.mine=[],e.told.ariaLive="off",e.told.textContent=h.length?`${o} Dashed: yours, which stay.`:o,d.hidden=!r,r&&El(e),c&&!l.contains(l.getRootNode().activeElement)&&e.told.focus()}function wh({label:e,wide:t,high:o,cell:n,role:r,state:s,text:a,share:i},l,d){let c=a?1:t*o,p=g(d?"button":"div",{className:"block",dataset:{of:`${e} of ${l}`,role:r,state:s,many:String(c),...o>1?{}:{flat:""},...a?{text:a}:{}}});d?Object.assign(p,{tabIndex:-1,ariaPressed:"false"}):p.role="img",kl(p);for(let[u,m]of Object.entries({wide:t,high:o,cell:n,share:i}))p.style.setProperty(`--${u}`,String(m));return g("div",{},...e?[g("small",{},e)]:[],p)}var as,Sl,Al=N(()=>{"use strict";Oo();de();Se();We();as=({lines:e})=>[...e.querySelectorAll(".block")],Sl=e=>as(e).reduce((t,{dataset:o})=>t+Number(o.state==="gone"==(e.given.counted==="gone")&&o.many),0)});var Ml={};P(Ml,{NARROW:()=>st,ONE:()=>is,VEILED:()=>Ln,asksForWord:()=>re,isFree:()=>Vt,isLike:()=>at,isMark:()=>Wo,isOff:()=>lt,missing:()=>cs,received:()=>ls,sharesOf:()=>it,words:()=>$e});function ls({layers:e,heads:t,tokens:o,largest:n},r){let s=n?e*t*o.length*n*4:r.length;return{weights:new Uint16Array(r.slice(0,s).buffer),pixels:r.slice(s)}}function it(e,[t,o,n]){let{given:r,weights:s}=e,a=$e(e).length,i=r.largest||a,l=((t*r.heads+o)*r.tokens.length+n)*i,d=Array.from(s.subarray(l,l+i),u=>u===65535?null:u===r.nan?NaN:u/65534*r.most);if(!r.largest)return d;let c=new Array(a).fill(0),p=s.subarray(s.length/2+l);return d.forEach((u,m)=>{c[p[m]]=u}),c}var Ln,is,st,at,re,Vt,$e,Wo,cs,lt,Xe=N(()=>{"use strict";Ln=65535,is=65534,st=480,at=(e,t)=>String(e)===String(t);re=({given:e})=>e.asks==="word",Vt=e=>re(e)&&e.given.others.length>0&&it(e,e.given.row)[0]!==null,$e=({given:e})=>e.others.length?e.others:e.tokens;Wo=({given:e},t)=>e.others.length>0&&!e.values.length&&t.includes(1),cs=({given:e,shown:t})=>at(t,e.row)?e.missing:[],lt=({off:e},t,o)=>e.some(([n,r])=>n===t&&r===o)});var Nl={};P(Nl,{add:()=>ds,expect:()=>Tn});function ds(e,t){let{given:o,bar:n,shown:[,r]}=e;n.hidden=!o.sums?.length;let s=t[0]!==null&&o.sums?.includes(r);n.classList.toggle("covered",!s),n.style.setProperty("--one",`${100/o.reach}%`);let a=s?[...t,...cs(e)]:[];for(;n.querySelectorAll("i").length<Math.max(t.length,a.length);)n.prepend(g("i"));for(let[i,l]of[...n.querySelectorAll("i")].entries()){let d=(a[i]||0)/o.reach;l.style.width=`${100*d}%`,l.className=d&&i>=t.length?"missing":"",l.textContent=l.className&&d>.09?$e(e)[i-t.length]:""}Tn(e)}function Tn({given:e,mine:t,slider:o,answer:n}){let r=e.asks==="share"?Number(o.value)/100:e.expected;o.hidden=n.hidden=e.asks!=="share",o.dir=e.fromEnd?"rtl":"ltr",t.hidden=r===null,t.classList.toggle("end",e.fromEnd),t.classList.toggle("given",o.hidden),t.style.width=`${100*(r??0)}%`,t.textContent=`${Math.round(100*(r??0))} %`,n.textContent=`Answer with ${t.textContent}`}var On=N(()=>{"use strict";de();Xe()});var Ll={};P(Ll,{LINE:()=>Ye,highest:()=>Do,path:()=>ct});function ct(e,t,o){if(e.given.others.length)return`M${t.x},${t.y} C${t.x},${(t.y+o.y)/2} ${o.x},${(t.y+o.y)/2} ${o.x},${o.y}`;if(e.isWrapped&&t.y!==o.y){let a=e.line>Ye?44:29,[i,l]=t.y<o.y?[t.y+a,o.y+8]:[t.y+8,o.y+a];return`M${t.x},${i} C${t.x},${(i+l)/2} ${o.x},${(i+l)/2} ${o.x},${l}`}if(e.isWrapped&&t.x!==o.x)return`M${t.x},${t.y} Q${(t.x+o.x)/2},${t.y-Math.min(.8*e.line,t.y+8)} ${o.x},${o.y}`;if(e.isWrapped){let a=Math.min(.58*e.line,1.2*(t.y+8));return`M${t.x-5},${t.y} c${-.4*a},${-a} ${.4*a+10},${-a} 10,0`}let n=Do(Math.max(...e.places.map(({x:a})=>Math.abs(a-t.x)),Math.abs(o.x-t.x))),r=t.y-2*Do(o.x-t.x)*Math.min(e.figure.clientWidth<480?2:1,(t.y-20)/n),s=Math.min(60,1.6*Math.min(t.x,e.figure.clientWidth-t.x));return t.x===o.x?`M${t.x-8},${t.y} c${-s},-110 ${s+16},-110 16,0`:`M${t.x},${t.y} Q${(t.x+o.x)/2},${r} ${o.x},${o.y}`}var Ye,Do,Yt=N(()=>{"use strict";Xe();Ye=44,Do=e=>30+Math.abs(e)*.475});var Tl={};P(Tl,{named:()=>Cn,rounded:()=>dt,said:()=>ps});function dt(e,t){let o=e.toFixed(t);return Number(o)!==e&&[0,1].includes(Number(o))?`\u2248 ${Number(o)}`:o}function ps(e,t){let{given:o,shown:[n,r,s]}=e,a=lt(o,n,r),i=o.layers*o.heads>1||o.names.length?`${vh(Cn(o,n,r))}${a?".":":"} `:"";if(t[0]===null)return[g("span",{className:"where"},i.replace(": ",". ")),`What \u201C${o.tokens[s]}\u201D ${o.verb==="times"?"has with each":o.verb} is ${o.covered[r]??o.covered[0]}.`];if(Number.isNaN(t[0]))return[`${i}\u201C${o.tokens[s]}\u201D has nan for every word: 0/0.`];if(Wo(e,t))return[`${o.tokens[s]} \u2194 `,g("b",{},$e(e)[t.indexOf(1)])];let l=t.map(Number),d=l.map((f,b)=>({share:f,j:b})).filter(({share:f})=>f).sort((f,b)=>b.share-f.share).slice(0,3),p=o.drawn!==null&&!o.isSent?`\u2717 Not \u201C${$e(e)[o.drawn??0]}\u201D: draw another from \u201C${o.tokens[s]}\u201D.`:`Draw a thread from \u201C${o.tokens[s]}\u201D, or press its word.`;if(!d.length)return re(e)?[p]:[];let u=o.moves&&r?it(e,[n,0,s]):[],m=`${a?"Before, ":""}\u201C${o.tokens[s]}\u201D ${a?"attended to":o.verb} `,h=d.map(({share:f,j:b},x)=>g("span",{className:"pair"},x?", ":"",`${xh($e(e),b)} `,g("b",{},dt(f,4)),u.length?` (before ${dt(u[b]??0,4)})`:""));return[g("span",{className:o.names.length*o.layers>1?"where":""},i),g("span",{className:"first"},m,h[0]),...h.slice(1),t.length>3&&d.length===3?" \u2026":"",o.largest?` Of so long a text, the ${o.largest} largest weights of each word are here.`:"",o.drawn!==null&&s===o.row[2]&&!re(e)?g("span",{className:"pair"},"; dashed: yours"):"",o.sums?.includes(r)?`; all add up to ${l.reduce((f,b)=>f+b,0).toFixed(4)}.`:""]}var xh,Cn,vh,qn=N(()=>{"use strict";de();Xe();xh=(e,t)=>e.indexOf(e[t])===e.lastIndexOf(e[t])?e[t]:e[t]+[...String(t+1)].map(o=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089"[Number(o)]).join(""),Cn=(e,t,o)=>(e.names[o]??`Layer ${t+1}, head ${o+1}`)+(lt(e,t,o)?`, ${e.change}`:""),vh=e=>/[A-Za-z]\.\w/.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)});var Ol={};P(Ol,{show:()=>he});function he(e,t){e.shown=[...t];let{given:o,svg:n,places:r,ends:s}=e,[a,i,l]=t,d=it(e,t),c=d[0]===null,p=c||re(e)&&!d.some(Boolean),u=!o.others.length,m=lt(o,a,i);n.classList.toggle("changed",m);for(let S of n.querySelectorAll(".kept"))S.classList.toggle("drawn",Number(S.dataset.word)===l);let h=l===o.row[2]?o.drawn:null,f=h!==null&&p&&!c&&!o.isSent,b=Wo(e,d),x=S=>o.names.length>0&&S===0,v=o.sums&&!s.some(({x:S},y)=>y&&S-s[y-1].x<Sh)?4:2,E=(S,y=!1)=>S===null?"":Number.isNaN(S)?"nan":x(S)?"0":S>yh||(o.sums||o.moves)&&(S||u)||(S||o.values.length)&&s.length<=kh?dt(S,v):y?dt(S,v):"",$=e.isWrapped?d.map(Number).sort((S,y)=>y-S)[Eh]??0:.02;n.querySelectorAll(".thread").forEach((S,y)=>{let k=d[y]||0;S.setAttribute("d",ct(e,r[l],s[y]));let M=Math.hypot(s[y].x-r[l].x,s[y].y-r[l].y),O=(e.isWrapped?Math.min(14,M/6||14):b?12:o.least?16:30)*((k-o.least)/(o.most-o.least));S.setAttribute("stroke-width",String(Math.max(.6,O))),S.classList.toggle("none",c||x(d[y])||Number.isNaN(d[y])||p&&!u),S.setAttribute("opacity",String(p?0:k>$?.7:e.isWrapped||b?0:.4))});for(let S of n.querySelectorAll(".word")){let[y,k]=[Number(S.dataset.word),u||S.dataset.side==="to"],M=d[y]??0,O=S.dataset.side==="from"&&y===l;S.classList.toggle("from",O),S.classList.toggle("most",k&&!O&&M>.3);let T=re(e)?"draw the thread here":`${o.tokens[l]} ${m?"attended to":o.verb} it: ${c?"a share that is covered":dt(M,2)}`,I=k&&o.values.length?`, ${o.values[y]}`:"";S.setAttribute("aria-label",k?`${S.textContent}${I}: ${T}`:`${S.textContent}: show its threads`)}n.querySelectorAll(".share").forEach((S,y)=>{let k=f?"\u2717":c&&o.expected!==null?`\u2717 ${dt(o.expected,v)}`:E(d[y],!0);S.textContent=b||m?"":E(d[y])||(y===h?k:"")||(c?"?":"")}),n.classList.toggle("wrong",f),n.querySelector(".mine")?.setAttribute("d",h!==null?ct(e,r[l],s[h]):""),ds(e,d),e.told.classList.toggle("exact",!c&&!o.sums?.length),e.told.replaceChildren(...ps(e,d)),e.grid.querySelectorAll("button").forEach((S,y)=>S.classList.toggle("shown",y===a*o.heads+i))}var yh,kh,Sh,Eh,Jt=N(()=>{"use strict";On();Yt();qn();Xe();yh=.045,kh=7,Sh=50,Eh=12});var Cl={};P(Cl,{pictures:()=>us});function us(e){let{given:t,grid:o}=e,n=t.layers*t.heads;if(o.hidden=n<2,o.style.setProperty("--heads",String(t.heads)),o.classList.toggle("named",t.names.length>0),o.classList.toggle("many",t.names.length>5),o.classList.toggle("fades",t.outlined.length>0),o.classList.toggle("framed",!!t.change&&t.outlined.length>0),e.svg.classList.toggle("plays",t.plays),[...o.querySelectorAll("button")].length!==n&&n>1){let d=Array.from({length:t.heads},(p,u)=>String(u+1)),c=[g("i",{className:"layer"},"head"),...d].map(p=>g("small",{ariaHidden:"true"},p));o.replaceChildren(...t.names.length?[]:c,...Array.from({length:t.layers},(p,u)=>{let m=t.names.length?[]:[g("i",{className:"layer"},"layer "),String(u+1)];return[g("span",{hidden:!m.length},...m),...d.map((h,f)=>Ah(e,u,f))]}).flat())}for(let d of o.querySelectorAll("p"))d.remove();o.prepend(...t.explained.map(([d,c])=>g("p",{},g("b",{},d),c)));let[s,a]=t.side?[t.side,t.side]:[t.tokens.length,$e(e).length],i=o.querySelectorAll("canvas"),l=$h(i[0]);i.forEach((d,c)=>{d.width=a,d.height=s;let p=d.getContext("2d"),u=p.createImageData(a,s),m=new Uint32Array(u.data.buffer);for(let k=0;k<s*a;k++){let M=e.weights[c*s*a+k];m[k]=t.side?l[e.pixels[c*s*a+k]]:M===65535?0:M===t.nan?4286611584:l[Math.round(255*Math.sqrt(M/65534))]}p.putImageData(u,0,0);let[h,f]=[Math.floor(c/t.heads),c%t.heads],b=!t.side&&e.weights.subarray(c*s*a,(c+1)*s*a).every(k=>k===65535),x=d.parentElement,[v,E]=[t.names[f],t.names[f-1]],[,$,S=""]=/^(\D+ )(\d+)$/.exec(v??"")??["",v],y=E===v||S&&E?.startsWith($);v&&x.replaceChildren(d,g("small",{},g("i",{className:y?"again":""},$.replace(/ $/,"\xA0")),S)),x.classList.toggle("off",lt(t,h,f)),x.classList.toggle("veiled",b),x.classList.toggle("outlined",t.outlined.some(([k,M])=>k===h&&M===f)),d.style.transformOrigin=`${100*f/(t.heads-1)}%`,x.ariaLabel=x.title=`${Cn(t,h,f)}${b?", covered":""}`})}function $h(e){let t=e&&getComputedStyle(e),o=s=>s?.match(/\d+/g)?.map(Number)??[0,0,0],[n,r]=[o(t?.color),o(t?.backgroundColor)];return Uint32Array.from({length:256},(s,a)=>{let[i,l,d]=r.map((c,p)=>Math.round(c+(n[p]-c)*a/255));return 255<<24|d<<16|l<<8|i})}function Ah(e,t,o){let n=t===e.chosen[0]&&o===e.chosen[1]?0:-1,r=g("button",{type:"button",tabIndex:n},g("canvas")),s=()=>he(e,[t,o,re(e)?e.given.row[2]:e.chosen[2]]);return r.onpointermove=()=>e.shown[0]===t&&e.shown[1]===o||s(),r.onfocus=s,r.onblur=()=>he(e,e.chosen),r.onclick=()=>{e.chosen=[t,o,e.chosen[2]],he(e,e.chosen),e.send("head",[t,o])},r}var ms=N(()=>{"use strict";de();Jt();qn();Xe()});var zl={};P(zl,{lay:()=>Ot});function Ot(e){let{given:t,svg:o}=e,n=e.figure.clientWidth;if(!n)return;let r=n<480,s=t.others.length>0,a=ql(e,t.tokens,n,fs(t)?t.others:[]),i=fs(t)?a:ql(e,$e(e),n),l=Math.min(a.type,i.type),d=!s&&t.tokens.length>Lh,c=!s&&l<(r?Mh:Po);e.isWrapped=d||c,e.line=d?Ye:t.layers>1?(r?.66:1)*Th:(r?t.heads>1?1.75:1.2:1)*Oh,e.figure.classList.toggle("long",d);let[p,u]=[a.middles[0],a.middles[a.middles.length-1]],m=r&&t.heads===1&&!t.sums?200:150,h=Math.min(t.change?Ih:t.layers>1?qh:Ch,t.counts.length?Math.max(106,n*.32):Math.max(m,n*.36),Math.max(110,60+Do(u-p))),f=t.values.length&&18,[b,x]=s?[54+f,r?230:f?220:280]:[h,h];e.places=e.isWrapped?_h(e,a.written,n):a.middles.map(q=>({x:q,y:x})),e.ends=s?i.middles.map(q=>({x:q,y:b})):e.places;let v=e.isWrapped?e.places[e.places.length-1].y+46:0;o.setAttribute("viewBox",`0 0 ${n} ${v||x+(s?34:t.counts.length?90+In(n):56)}`);let E=e.ends.map(()=>A("path",{class:"thread"})),$=[...t.tokens.map((q,H)=>Il(e,q,H,e.places[H],"from",e.isWrapped?Po:l)),...t.others.map((q,H)=>Il(e,q,H,e.ends[H],"to",l))],S=s?-36-f:e.isWrapped?39:51,y=e.ends.map(({x:q,y:H})=>A("text",{class:"share",x:q,y:H+S,"text-anchor":"middle"})),k=t.values.map((q,H)=>A("text",{class:"value",x:e.ends[H].x,y:b-36,"text-anchor":"middle"},q)),M=Object.entries({weight:b-54,value:b-36,key:b-12,query:x+24}),O=f&&n>480?M.map(([q,H])=>A("text",{class:q,x:0,y:H},q)):[];o.classList.toggle("valued",!!f);let T=o.getRootNode().activeElement,I=T instanceof SVGElement?[...o.querySelectorAll(".word")].indexOf(T):-1,C=[...o.querySelectorAll(".word[data-side=from]")].map(q=>({text:q.textContent,x:Number(q.getAttribute("x"))}));o.replaceChildren(...Vt(e)?e.places.map(({x:q,y:H})=>A("circle",{class:"grip",cx:q,cy:H-5,r:5})):[],...s?Dh(e):[],...E,A("path",{class:"mine"}),...$,...y,...k,...O,...Rh(e,n));let z=e.shown;$[I]?.focus(),he(e,z),!s&&!e.isWrapped&&Wh($,C)}function Rh({given:{counts:e,levels:t},places:o},n){let r=Math.max(...t.map(([,u])=>u)),s=Math.max(...e),a=Math.min(2*s,Math.max(s,r)),i=o[0].y+72+In(n),l=u=>In(n)*Math.min(u,a)/a,d=e.flatMap((u,m)=>[A("rect",{class:"count",x:o[m].x-14,y:i-l(u),width:28,height:l(u)}),A("text",{class:"counted",x:o[m].x,y:i+16,"text-anchor":"middle"},u.toFixed(Number.isInteger(u)?0:4))]),c=i-In(n)-9,p=t.flatMap(([u,m],h)=>[...[`M0,${i-l(m)} H${n}`,`M${h?n-20:0},${c} h20`].map(f=>A("path",{class:h?"expected guess":"expected",d:f})),A("text",{class:"level",x:h?n-26:26,y:c+4,"text-anchor":h?"end":"start"},m>a?`${u} \u2191`:u)]);return[...d,...p]}function Wh(e,t){let[o,n]=[t.map(({text:s})=>s),e.map(({textContent:s})=>s)];if(!([...o].sort().join(" ")!==[...n].sort().join(" ")||o.join(" ")===n.join(" ")||matchMedia("(prefers-reduced-motion: reduce)").matches))for(let s of e){let[{x:a}]=t.splice(t.findIndex(({text:l})=>l===s.textContent),1),i=a-Number(s.getAttribute("x"));s.animate([{transform:`translateX(${i}px)`},{transform:"none"}],{duration:700,easing:"ease-in-out"})}}function ql(e,t,o,n=[]){let r=g("canvas").getContext("2d");r.font=`${_o}px ${getComputedStyle(e.figure).fontFamily}`;let s=t.map((c,p)=>Math.max(36,...[c,n[p]??""].map(u=>r.measureText(u).width*1.06+(o<480?8:14)))),a=s.reduce((c,p)=>c+p,0),i=Math.min(zh,o/a),l=(o-a*i)/2;return{middles:s.map(c=>(l+=c*i,l-c*i/2)),type:Math.min(Nh,_o*i),written:s}}function _h({line:e,given:t},o,n){let r=e>Ye?8:0,s=o.reduce((c,p)=>c+p*Po/_o,2*r),a=s/Math.ceil(1.08*s/n)+.6*Math.max(...o)*Po/_o,i=Po/_o*(e>Ye?Math.max(1,n/a):1),[l,d]=[r,t.layers>1&&e>Ye?14:24];return o.map(c=>{let p=c*i;return l+p>n&&([l,d]=[r,d+e]),l+=p,{x:l-p/2,y:d}})}function Il(e,t,o,{x:n,y:r},s,a){let i=s==="to"?-12:e.given.others.length||e.isWrapped?24:28,l=re(e)&&e.given.others.length?s==="to"&&o===0:s==="from"&&o===e.chosen[2];return A("text",{class:"word",x:n,y:r+i,"text-anchor":"middle","font-size":a,role:"button",tabindex:l?0:-1,"data-word":o,"data-side":s},t)}var _o,Po,Mh,Nh,Lh,Th,Oh,Ch,qh,Ih,In,zh,fs,Dh,zn=N(()=>{"use strict";de();De();Yt();Jt();Xe();_o=19,Po=16,Mh=14,Nh=26,Lh=48,Th=140,Oh=96,Ch=260,qh=150,Ih=84,In=e=>e<480?60:70,zh=2.2,fs=({others:e,tokens:t})=>e.length>0&&e.length===t.length;Dh=e=>e.given.tokens.flatMap((t,o)=>it(e,[0,0,o]).flatMap((n,r)=>n===1?[A("path",{class:o===r&&fs(e.given)&&!re(e)?"kept straight":"kept",d:ct(e,e.places[o],e.ends[r]),"data-word":o})]:[]))});var Dl={};P(Dl,{begin:()=>gs,end:()=>ws,look:()=>vs,move:()=>bs,typed:()=>xs});function hs(e,t,o){let{left:n,top:r}=e.svg.getBoundingClientRect();if(e.isWrapped){let i=o.map(({x:l,y:d})=>Math.abs(l-t.clientX+n)+9*Math.abs(Math.round((d+10-t.clientY+r)/e.line))*e.line);return i.indexOf(Math.min(...i))}let s=t.clientX-n,a=o.map(({x:i})=>Math.abs(i-s));return a.indexOf(Math.min(...a))}function Ph(e,t,{x:o,y:n}){let{left:r,top:s}=e.svg.getBoundingClientRect();return Math.abs(t.clientX-r-o)<Rl.x&&Math.abs(t.clientY-s-n)<Rl.y}function Rn(e,t){let{top:o,height:n}=e.svg.getBoundingClientRect(),r=t.clientY-o>n/2;return e.given.others.length?{begins:r,ends:!r}:{begins:!0,ends:!0}}function gs(e,t){let o=hs(e,t,e.places);e.begun=Rn(e,t).begins?o:null,!(!e.given.moves&&(!re(e)||!Rn(e,t).begins||o!==e.given.row[2]&&!Vt(e)))&&(e.from=o,e.svg.setPointerCapture(t.pointerId))}function bs(e,t){if(e.from!==null){let{left:o,top:n}=e.svg.getBoundingClientRect();e.given.moves?e.svg.querySelectorAll(".word")[e.from].setAttribute("x",String(t.clientX-o)):e.svg.querySelector(".mine")?.setAttribute("d",ct(e,e.places[e.from],{x:t.clientX-o,y:t.clientY-n}))}else if(t.pointerType==="mouse"&&!re(e)&&Rn(e,t).begins){let o=hs(e,t,e.places);o!==e.shown[2]&&he(e,[e.chosen[0],e.chosen[1],o])}}function ws(e,t){let o=e.from;e.from=null;let{begins:n,ends:r}=Rn(e,t),s=hs(e,t,re(e)?e.ends:e.places);if(e.given.moves&&o!==null&&o!==s)return e.svg.querySelector(".word:focus")?.blur(),e.send("move",[o,s]);e.given.moves&&Ot(e);let a=o!==null&&!e.given.moves&&!e.given.others.length&&s===e.given.row[2],i=re(e)&&e.begun!==null&&e.begun!==e.given.row[2]&&(e.given.others.length>0||s!==e.begun),l=re(e)&&o===null&&!Ph(e,t,e.ends[s]);i&&Vt(e)&&r&&e.send("move",[e.begun??0,s]),(re(e)?r:n)&&!a&&!i&&!l?Wl(e,s):he(e,e.shown)}function Wl(e,t){if(re(e)){if(t===e.given.drawn)return he(e,e.shown);e.given={...e.given,drawn:t,isSent:!0},he(e,e.shown),e.send("word",t);return}e.chosen=[e.chosen[0],e.chosen[1],t],he(e,e.chosen)}function xs(e,t){let{side:o,word:n}=t.target.dataset;!o||t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),(!e.given.others.length||o==="to"===re(e))&&Wl(e,Number(n)))}function vs(e,{dataset:{side:t,word:o}}){t==="from"&&!re(e)&&he(e,[e.chosen[0],e.chosen[1],Number(o)])}var Rl,ys=N(()=>{"use strict";zn();Yt();Jt();Xe();Rl={x:60,y:44}});var _l={};P(_l,{default:()=>Hh});function Hh({parentElement:e,data:t,setTriggerValue:o}){let n=new DataView(t.buffer,t.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(t.subarray(4,4+n))),{weights:s,pixels:a}=ls(r,t.subarray(4+n)),{at:i,before:l}=Z({parentElement:e,data:r,setTriggerValue:o},jh),d=!!l&&at($e({given:l}),$e(i))&&(at(l.row,r.row)||at(i.chosen,r.row)),c=u=>u.slice(-(r.tokens.length**2)),p=!d||!at(l.names,r.names)||r.plays&&!at(c(i.weights),c(s));Object.assign(i,{weights:s,pixels:a}),d||(i.chosen=[...r.row]),i.shown=[...re(i)?r.row:i.chosen],i.figure.setAttribute("aria-label",r.name),i.svg.classList.toggle("asking",re(i)),i.svg.classList.toggle("moves",r.moves),r.asks==="share"&&(l?.asks!=="share"||!d||l.fromEnd!==r.fromEnd)&&(i.slider.value=String(Math.round(100*(r.expected??.5))),i.answer.disabled=r.expected===null),us(i),Ot(i),r.plays&&p&&Bh(i)}function Bh(e){let[t,o,n]=e.chosen,r=0;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let s=()=>{r>o||!e.svg.isConnected?clearInterval(e.timer):he(e,[t,r++,n])};e.timer=setInterval(s,Fh),s()}function jh({given:e,send:t}){let o=A("svg"),n=g("p",{className:"told"}),[r,s]=[g("em"),g("input",{type:"range",value:"50",ariaLabel:"How much of the bar, in per cent; Enter answers"})],a=g("div",{className:"bar"},g("b"),r,s),i=g("button",{type:"button",className:"answer"}),l=g("div",{className:"heads"}),d=g("figure",{role:"group"},o,a,i,n,l),c={given:e,weights:new Uint16Array,pixels:new Uint8Array,chosen:e.row,shown:e.row,send:t,figure:d,svg:o,told:n,bar:a,mine:r,slider:s,answer:i,grid:l,places:[],ends:[],isWrapped:!1,line:Ye,begun:null,from:null,timer:0};new ResizeObserver(()=>Ot(c)).observe(d);for(let u of["pointerdown","focusin"])d.addEventListener(u,()=>clearInterval(c.timer));l.addEventListener("pointermove",()=>clearInterval(c.timer)),o.addEventListener("pointerdown",u=>gs(c,u)),o.addEventListener("pointermove",u=>bs(c,u)),o.addEventListener("pointerup",u=>ws(c,u)),o.addEventListener("pointercancel",()=>{c.from=null,Ot(c)}),o.addEventListener("pointerleave",()=>c.from===null&&he(c,c.chosen)),o.addEventListener("keydown",u=>xs(c,u)),d.addEventListener("focusin",({target:u})=>vs(c,u));for(let u of["from","to"])pe(d,`[data-side=${u}]`);pe(l,"button",()=>c.given.heads),l.addEventListener("pointerleave",()=>he(c,c.chosen));let p=({pointerType:u,target:m})=>u==="touch"&&m instanceof Element?m.closest("button"):null;l.addEventListener("pointerdown",u=>{l.classList.toggle("swept",!!p(u)),p(u)&&u.target.releasePointerCapture(u.pointerId)}),l.addEventListener("pointerup",u=>p(u)?.click()),l.addEventListener("touchend",u=>u.cancelable&&u.preventDefault());for(let u of["pointerup","pointercancel","pointerleave"])l.addEventListener(u,()=>l.classList.remove("swept"));return s.addEventListener("input",()=>{i.disabled=!1,Tn(c)}),i.addEventListener("click",()=>c.send("share",Number(s.value))),s.addEventListener("keydown",u=>u.key==="Enter"&&c.send("share",Number(s.value))),c}var Fh,Pl=N(()=>{"use strict";de();Se();We();De();On();ms();zn();Yt();ys();Jt();Xe();Fh=550});var Vl={};P(Vl,{default:()=>Gh});function Gh(e){let{data:t}=e,{at:o,before:n}=Z(e,Xh),r=!!n&&(t.question!==n.question||String(t.places)!==String(n.places));for(let s of[o.exchange,o.both])s.hidden=t.asks;ks(o),r&&Ss(o,t.places)}function Xh({given:e,send:t}){let o=A("svg",{class:"line"}),n=A("g",{"aria-hidden":"true"}),r=["band","query","key"].map(b=>Kh(b));o.append(n,...r);let s=e.angles.map(()=>A("svg",{class:"plane","aria-hidden":"true"})),a=A("svg",{class:"curve","aria-hidden":"true"}),i=g("button",{type:"button"},"Exchange the two"),l=g("button",{type:"button"},"Two pairs"),d=g("button",{type:"button",className:"answer"},"Answer: largest here"),c=g("output",{tabIndex:-1}),p=g("div",{className:"drawn"},g("div",{className:"arrows"},...s),a),u=g("div",{className:"controls"},d,i,l),m=`The query of ${e.words[0]} and the key of ${e.words[1]}, turned by their places`,h=g("figure",{role:"group",ariaLabel:m},o,p,c,u),f={given:e,send:t,figure:h,line:o,ground:n,sliders:r,planes:s,curve:a,told:c,exchange:i,both:l,here:d,places:[...e.places],seen:[...e.places],many:1,held:null,frame:0};new ResizeObserver(()=>ks(f)).observe(h),o.addEventListener("pointerdown",b=>Vh(f,b)),o.addEventListener("pointermove",b=>f.held&&Yh(f,b));for(let b of["pointerup","pointercancel"])o.addEventListener(b,()=>{f.held=null});return o.addEventListener("keydown",b=>Jh(f,b)),i.addEventListener("click",()=>Ss(f,[f.places[1],f.places[0]])),l.addEventListener("click",()=>{f.many=3-f.many,ks(f)}),d.addEventListener("click",()=>f.send("places",f.places)),f}function Kh(e){let t=A("g",{class:e,role:"slider",tabindex:0,"aria-valuemin":0});return t.append(A("rect",{rx:14})),e!=="band"&&t.append(A("line"),A("text",{"text-anchor":"middle"})),t}function ks(e){let t=e.figure.clientWidth;if(!t)return;e.line.setAttribute("viewBox",`0 0 ${t} ${Te.high}`);let o=Array.from({length:Ct(e)},(n,r)=>A("text",{x:Wn(e,r),y:Te.places+5,"text-anchor":"middle"},String(r)));e.ground.replaceChildren(A("line",{x1:Wn(e,0),x2:Wn(e,Ct(e)-1),y1:Te.places,y2:Te.places}),...o),e.both.setAttribute("aria-pressed",String(e.many>1)),e.planes.forEach((n,r)=>{n.style.display=r<e.many?"":"none"}),e.figure.classList.toggle("both",e.many>1),Gl(e),Xl(e)}function Ss(e,t){e.places=t,Gl(e),Hl(e)}function Hl(e){cancelAnimationFrame(e.frame);let t=matchMedia("(prefers-reduced-motion: reduce)").matches,o=e.seen.map((n,r)=>t||Math.abs(e.places[r]-n)<.01?e.places[r]:n+(e.places[r]-n)/5);e.seen=o,Xl(e),String(e.seen)!==String(e.places)&&(e.frame=requestAnimationFrame(()=>Hl(e)))}function Bl(e,t,o,n){let r=t?[n[t-1]]:n,s=Math.max(-Math.min(...r),Math.min(o,Ct(e)-1-Math.max(...r)));Ss(e,n.map((a,i)=>t&&i!==t-1?a:a+s))}function jl(e,t){let{left:o}=e.line.getBoundingClientRect();return(t.clientX-o-Te.edge)/(e.figure.clientWidth-2*Te.edge)*(Ct(e)-1)}function Vh(e,t){let o=t.target instanceof Element?e.sliders.findIndex(n=>n.contains(t.target)):-1;o<0||t.button||(e.held={which:o,from:jl(e,t),places:e.places},e.line.setPointerCapture(t.pointerId),e.sliders[o].focus({preventScroll:!0}),t.preventDefault())}function Yh(e,t){let{which:o,from:n,places:r}=e.held;Bl(e,o,Math.round(jl(e,t)-n),r)}function Jh(e,t){let o=e.sliders.findIndex(r=>r===t.target),n=Uh[t.key];o<0||!n||t.ctrlKey||t.metaKey||t.altKey||(t.preventDefault(),Bl(e,o,n,e.places))}function Gl(e){let{words:[t,o]}=e.given,[n,r]=e.places,s=r-n,a=s?`${o} is ${Math.abs(s)} ${s<0?"before":"after"} ${t}`:`${o} and ${t} are at the same place`,[i,l]=[Ul(e),Kl(e)],d=g("b",{},i===null?e.given.covered:Fl(i)),c=e.given.wrong&&String(e.places)===String(e.given.places),p=e.here.matches(":focus");e.here.hidden=!e.given.asks||c,p&&e.here.hidden&&e.told.focus({preventScroll:!0}),e.told.ariaLive=e.figure.matches(":focus-within")?"polite":"off",e.told.replaceChildren(`Places ${n} and ${r}: ${a}. Score ${e.given.names.join(" \xB7 ")}: `,d,l?`; exchanged, \u25CB: ${Fl(l[1])}`:"");let u=["Both words together",`${t}, the query`,`${o}, the key`];e.sliders.forEach((m,h)=>{m.setAttribute("aria-label",u[h]),m.setAttribute("aria-valuemax",String(Ct(e)-1)),m.setAttribute("aria-valuenow",String(e.places[Math.max(0,h-1)])),m.setAttribute("aria-valuetext",h?`place ${e.places[h-1]}`:`places ${n} and ${r}`)})}function Xl(e){let[t,o]=e.seen.map(s=>Wn(e,s)),[n,...r]=e.sliders;Le(n.children[0],{x:Math.min(t,o)-15,y:Te.places-14,width:Math.abs(t-o)+30,height:28}),r.forEach((s,a)=>{let[i,l]=[[t,Te.query],[o,Te.key]][a],[d,c,p]=s.children,u=e.given.words[a].length*4.6+11;p.textContent=e.given.words[a],Le(d,{x:i-u,y:l-14,width:2*u,height:28}),Le(c,{x1:i,x2:i,y1:a?l-14:l+14,y2:a?Te.places+12:Te.places-12}),Le(p,{x:i,y:l+5})}),e.planes.slice(0,e.many).forEach((s,a)=>s.replaceChildren(...Qh(e,a,s))),e.curve.replaceChildren(...Zh(e))}function Qh(e,t,o){let n=o.clientWidth||200;o.setAttribute("viewBox",`0 0 ${n} ${n+22}`);let{query:r,key:s,angles:a}=e.given,i=Math.max(...[...r,...s].map(([S,y])=>Math.hypot(S,y))),l=(n/2-(n<Fo?19:22))/i,d=n/2,c=(S,y)=>[d+y*l*Math.cos(S),d-y*l*Math.sin(S)],p=[r[t],s[t]].map(([S,y],k)=>{let[M,O,T]=[Math.atan2(y,S),e.seen[k]*a[t],Math.hypot(S,y)];return{kind:k?"key":"query",start:M,turn:O,far:T,end:M+O}}),[u,m]=p,h=m.far*Math.cos(m.end-u.end),f=Math.sin(m.end-u.end)<0?-18:18,[b,x]=[c(m.end,m.far),c(u.end,h)],v=Math.atan2(Math.sin(m.end-u.end),Math.cos(m.end-u.end)),E=Array.from({length:31},(S,y)=>c(u.end+v*y/30,.6)),$=p.flatMap(({kind:S,start:y,turn:k,far:M,end:O})=>{let[T,I]=c(O,M),C=Array.from({length:61},(oe,ne)=>c(y+k*ne/60,.22+(S==="key"?.12:0)+.05*Math.abs(k)*ne/60/Math.PI)),z=(S==="key"?1:-1)*(Math.sin(m.end-u.end)<0?-1:1)*(h>.94*m.far?16:9),[q,H]=[c(O,M+10/l)[0]-z*Math.sin(O),c(O,M+10/l)[1]-z*Math.cos(O)];return[A("line",{class:`ghost ${S}`,x1:d,y1:d,x2:c(y,M)[0],y2:c(y,M)[1]}),A("path",{class:`turn ${S}`,d:`M${C.join(" L")}`}),A("line",{class:`shaft ${S}`,x1:d,y1:d,x2:T,y2:I}),A("path",{class:`head ${S}`,d:S==="key"?"M-9 -6 L0 0 L-9 6":"M1 0 L-10 -5 L-10 5 Z",transform:`translate(${T} ${I}) rotate(${-O*180/Math.PI})`}),A("text",{class:S,x:q,y:H+5,"text-anchor":"middle"},e.given.names[S==="key"?1:0])]});return[A("line",{class:"axis",x1:4,x2:n-4,y1:d,y2:d}),A("line",{class:"axis",x1:d,x2:d,y1:4,y2:n-4}),A("path",{class:"between",d:`M${d},${d} L${E.join(" L")} Z`}),...Ul(e)===null?[]:[A("line",{class:"fall",x1:b[0],y1:b[1],x2:x[0],y2:x[1]}),A("line",{class:h<0?"shade minus":"shade",x1:d,y1:d,x2:x[0],y2:x[1]}),A("text",{class:"weight",x:(d+x[0])/2+f*Math.sin(u.end),y:(d+x[1])/2+f*Math.cos(u.end)+5,"text-anchor":"middle"},t||n<Fo?"":"score")],...$,A("text",{class:"quiet",x:d,y:n+14,"text-anchor":"middle"},`\u03B8 = ${a[t]} rad (${Number((a[t]*180/Math.PI).toFixed(1))}\xB0) a place${n<Fo||e.given.question==="added"?"":"; pale: at place 0"}`),A("text",{class:"quiet",x:0,y:14},n<Fo&&e.given.question!=="added"?"pale: at 0":"")]}function Zh(e){let t=e.curve.clientWidth||200,o=t<Fo,n=o?ue.low:ue.high;e.curve.setAttribute("viewBox",`0 0 ${t} ${n}`);let{given:r,many:s}=e,[a,i]=[r.turned[s-1],r.added[s-1]],[l,d,c]=[Ct(e)-1,...s>1?[3.2,-1.4]:[2,-2]],p=k=>ue.left+(k+l)*(t-ue.left-ue.right)/(2*l),u=k=>ue.top+(d-k)*(n-ue.top-ue.bottom)/(d-c),m=k=>k.map(([M,O],T)=>`${T&&M-k[T-1][0]<.5?"L":"M"}${p(M)},${u(O)}`).join(" "),h=e.seen[1]-e.seen[0],f=e.places[1]-e.places[0],[b,x]=[Dn(e).find(([k])=>k===f),Kl(e)],v=r.question==="largest"&&!r.asks?Math.max(...Dn(e).map(([,k])=>k)):NaN,$=[...(o?[-l,0,l]:[-l,-5,0,5,l]).filter(k=>Math.abs(p(k)-p(f))>22),f].map(k=>A("text",{class:k===f?"weight":"",x:p(k),y:n-28,"text-anchor":"middle"},k>0?`+${k}`:String(k).replace("-","\u2212"))),S=Array.from({length:2*l+1},(k,M)=>A("line",{class:"grid",x1:p(M-l),x2:p(M-l),y1:n-ue.bottom-4,y2:n-ue.bottom})),y=[-2,-1,0,1,2,3].filter(k=>k<=d&&k>=c);return[...y.map(k=>A("line",{class:k?"grid":"axis",x1:ue.left,x2:t-ue.right,y1:u(k),y2:u(k)})),...y.map(k=>A("text",{x:ue.left-6,y:u(k)+5,"text-anchor":"end"},String(k).replace("-","\u2212"))),...S,...$,A("line",{class:"axis",x1:p(0),x2:p(0),y1:ue.top,y2:n-ue.bottom}),A("line",{class:"now",x1:p(h),x2:p(h),y1:ue.top,y2:n-ue.bottom}),A("path",{class:"added",d:m(i)}),A("path",{class:"turned",d:m(a)}),...Dn(e).map(([k,M])=>A("circle",{class:M===v?"peak":"dot",cx:p(k),cy:u(M),r:M===v?10:2.5})),...x?[A("circle",{class:"mirror",cx:p(x[0]),cy:u(x[1]),r:6})]:[],...b?[A("circle",{class:"dot",cx:p(b[0]),cy:u(b[1]),r:6})]:[],A("text",{class:"weight",x:ue.left,y:14},"turned: q \xB7 k"),A("text",{class:"quiet",x:t-ue.right,y:o?30:14,"text-anchor":"end"},i.length?"\u2504 added: p\u2098 \xB7 p\u2099":""),A("text",{class:"quiet",x:o?0:ue.left,y:n-8},o?"\u2190 before":`\u2190 ${r.words[1]} before`),A("text",{class:"quiet",x:p(0),y:n-8,"text-anchor":"middle"},"n \u2212 m"),A("text",{class:"quiet",x:t-ue.right*+!o,y:n-8,"text-anchor":"end"},"after \u2192")]}var Te,ue,Fo,Uh,Ct,Wn,Ul,Fl,Dn,Kl,Yl=N(()=>{"use strict";de();Se();De();Te={high:112,query:18,places:56,key:94,edge:34},ue={high:250,low:180,left:38,right:10,top:34,bottom:46},Fo=220,Uh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,Home:-99,End:99};Ct=e=>e.given.scores[0].length,Wn=(e,t)=>Te.edge+t*(e.figure.clientWidth-2*Te.edge)/(Ct(e)-1);Ul=e=>e.given.scores[e.many-1][e.places[0]][e.places[1]],Fl=e=>e.toFixed(2).replace("-","\u2212");Dn=({given:e,many:t})=>(e.question==="added"?e.added:e.turned)[t-1].filter(([o])=>Number.isInteger(o)),Kl=e=>e.given.asks||e.places[0]===e.places[1]?void 0:Dn(e).find(([t])=>t===e.places[0]-e.places[1])});var Jl={};P(Jl,{FIELD:()=>Zt,FOUND:()=>Qt,HINT:()=>_n,added:()=>Fn,asking:()=>pt,brought:()=>Pn,marked:()=>eo,marks:()=>to,panelOf:()=>Hn,questionOf:()=>Ho,said:()=>qe,told:()=>oo});function eo(e=document.body){return[...e.querySelectorAll("[data-testid=stMain] .stMarkdownBadge")].filter(o=>(!o.isConnected||o.checkVisibility({visibilityProperty:!0}))&&eg.test(o.innerText.trim())).map(o=>o.closest("p")??o)}function Fn(e,t){let o=[...e];return t.filter(n=>{let r=o.indexOf(n);return r>=0&&o.splice(r,1),r<0})}function Es(e){let[t,o=""]=[...e.children].map(Es);switch(e.localName){case"mfrac":return`${t} over ${o}`;case"msqrt":return`\u221A${t}`;case"msub":return t==="\u2211"?`the sum over ${o} of`:`${t}${o.length>1?" ":"_"}${o}`;case"msup":return o==="\u22A4"?`${t} transposed`:`${t} to the ${o}`;default:return e.children.length?[...e.children].map(Es).join(" "):e.textContent??""}}function qe(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll("[role=img][translate=no]"))o.remove();for(let o of t.querySelectorAll(".katex"))o.replaceWith(...[...o.querySelectorAll("semantics > :first-child")].map(Es));return(t.textContent??"").replace(/[\s\u2061]+/g," ").replace(/ (?=[,.:;)])/g,"").trim()}function Ho(e){let t=e.parentElement?.querySelectorAll("[role=tab], [role=radio]").length,n=[...(Hn(e)??document).querySelectorAll(Zt)].find(a=>e.compareDocumentPosition(a)&Node.DOCUMENT_POSITION_FOLLOWING),r=n?.querySelector("[aria-checked=true]"),s=r?qe(r):n instanceof HTMLInputElement?n.value:"";return`Question ${e.innerText} of ${t}. ${n?.ariaLabel??""}${s&&` Your answer: ${s}.`}`}var eg,Qt,_n,tg,Zt,to,oo,Pn,pt,Hn,Bo=N(()=>{"use strict";eg=/^[✓✗◐↷…?]/,Qt="[class*=st-key-found-]",_n="[class*=st-key-said-] p",tg=".st-key-told p, .st-key-left p, .st-key-read p",Zt="[class*=st-key-question] :is([role=radiogroup], input, textarea)";to=(e=document.body)=>[...eo(e),...e.querySelectorAll(".stToast p")].map(qe),oo=(e=document.body)=>e.querySelectorAll(`.st-key-stored-solution .stMarkdown, ${tg}, ${_n}, [class*=st-key-found-] > :first-child p`),Pn=(e=document.body)=>[...oo(e)].map(qe);pt=()=>document.querySelector(".st-key-lesson [role=tab][aria-selected=true], .st-key-learned-asked [role=radio][aria-checked=true]"),Hn=e=>document.getElementById(e.getAttribute("aria-controls")??"")});var tc={};P(tc,{arrive:()=>As,head:()=>Bn,newTitle:()=>Ms,titleOfStep:()=>jo});function jo(){let e=document.querySelector("[data-testid=stMain] p > strong:first-child");return e&&Bn(e),e}function As({screen:e,step:t}){let o=document.body.dataset,[n,r]=[o.screen,o.step];if(Object.assign(o,{screen:e,step:t}),n===void 0)return og();let s=t?jo():Ql(),a=n!==e?Ql():r!==t?s:null;if(n!==e&&document.querySelector("[data-testid=stMain]")?.scrollTo(0,0),r!==t&&($s=!a),!a)return"";Zl()||ec(a);let i=n===e?document.querySelector(Zt):null;return`${qe(a)} ${i?.ariaLabel??""}`.trim()}function ec(e){e.tabIndex=-1,e.focus()}function Ms(){let e=$s&&jo();return e?($s=!1,Zl()||ec(e),qe(e)):""}function og(){let[e]=performance.getEntriesByType("navigation"),t=e.type==="navigate"?null:pt(),o=t??document.querySelector("[data-testid=stMain] h1:not([tabindex])");return o&&document.activeElement===document.body&&!location.hash&&(o.tabIndex=o.tabIndex,o.focus({preventScroll:!0}),o.blur()),t?[Ho(t),...to()].join(" "):""}var $s,Ql,Bn,Zl,Ns=N(()=>{"use strict";Bo();$s=!1,Ql=()=>document.querySelector("[data-testid=stMain] h1");Bn=e=>Object.assign(e,{role:"heading",ariaLevel:"2"}),Zl=()=>!!document.activeElement?.matches("[data-testid=stMain] :is(input, textarea)")});var rc={};P(rc,{ANSWERED:()=>no,asLongAsItGrows:()=>Ts,keepHeight:()=>jn,reveal:()=>Ls,show:()=>Uo});function Ls(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth",o=[...oo(),...eo()].filter(n=>n.closest(no)&&e.includes(qe(n)));for(let n of o){let r=n.closest(no),s=r.matches(".st-key-asked"),a=n.closest(`${Qt}, .st-key-asked .stMarkdown`)??n,{top:i,bottom:l,height:d}=a.getBoundingClientRect(),c=r.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect()??new DOMRect(0,1/0),[p,u]=[Ut(),Math.max(0,...[...r.querySelectorAll(sg)].map(f=>f.getBoundingClientRect().bottom-l))];a!==n&&(a.style.scrollMarginTop=`${p+(s?Math.max(0,Math.min(i-c.top,innerHeight-d-p-oc-rg)):0)}px`);let m=Math.max(0,Math.min(u+(l+u>innerHeight?oc:0),innerHeight+c.top-p-l)),h=s?0:l+m-innerHeight;a.style.scrollMarginBottom=`${m+(h>0?Gt(h,p):0)}px`,a.scrollIntoView({block:"nearest",behavior:t})}return o.length>0}function jn(e){let t=nc();t&&(t.style.minHeight=e?`${t.getBoundingClientRect().height}px`:"")}function Uo(){let e=pt(),t=e&&Hn(e);if(!t)return;let o=document.querySelector("[data-testid=stMain]");o.scrollTo(0,0);for(let n of[nc(),t,e])n?.scrollIntoView({block:"nearest"});o.scrollTop&&o.scrollBy(0,Gt(0,Ut()))}function Ts(e){let t=new ResizeObserver(Uo),o=()=>t.disconnect();t.observe(e);for(let n of["pointerdown","wheel","keydown"])addEventListener(n,o,{once:!0,capture:!0,passive:!0});setTimeout(o,ng)}var ng,rg,oc,no,sg,nc,Os=N(()=>{"use strict";Sn();Bo();ng=3e3,[rg,oc]=[64,8],no=`.st-key-lesson, .st-key-asked, ${Qt}`,sg=".st-key-lesson [role=tabpanel] .stButton, .st-key-lesson > :nth-child(2) [data-testid=stPageLink]";nc=()=>document.querySelector(".st-key-lesson .st-key-figure")});var ic={};P(ic,{colourRoles:()=>Un});function Cs(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),o=[];for(;t.nextNode();)o.push(t.currentNode);return o}function Xo(e,t,o=0,n=t.length){let r=new Range;return r.setStart(t,o),r.setEnd(t,n),{role:e,range:r}}function lg(e){let t=Cs(e);return t.flatMap((o,n)=>{let r=o.data==="W"&&ig[t[n+1]?.data];return r?[Xo(r,o),Xo(r,t[n+1])]:sc[o.data]?[Xo(sc[o.data],o)]:[]})}function cg(e){let t=qs(e);return new Set(t.map(({role:o})=>o)).size>1?t:[]}function Un(){if(!CSS.highlights)return;let e=ac.matches?[]:[...Go("[data-testid=stMain] :is(code.language-python, :not(pre) > code)",qs),...Go("[data-testid=stMain] .katex-html",lg),...Go("[data-testid=stMain] .stMarkdown strong",dg),...Go("[data-testid=stMain] [data-testid=stButtonGroup]",cg),...Go("#vg-tooltip-element .key",pg)];for(let t of ag)CSS.highlights.set(`role-${t}`,new Highlight(...e.filter(o=>o.role===t).map(({range:o})=>o)))}var ag,sc,ig,qs,dg,pg,Go,ac,Is=N(()=>{"use strict";kn();ag=["query","key","weight","value","context"],sc={Q:"query",K:"key",V:"value",weights:"weight",context:"context"},ig={q:"query",k:"key",v:"value"};qs=e=>Cs(e).flatMap(t=>jt(t.data).map(({role:o,start:n,end:r})=>Xo(o,t,n,r)));dg=e=>jt(e.textContent??"").some(({start:t,end:o})=>o-t===e.textContent?.length)?qs(e):[],pg=e=>e.textContent==="weight"?Cs(e).map(t=>Xo("weight",t)):[],Go=(e,t)=>[...document.querySelectorAll(e)].flatMap(t),ac=matchMedia("(forced-colors: active)");ac.addEventListener("change",Un)});var cc={};P(cc,{announce:()=>zs});function fg(){for(let e of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']"))e.setAttribute("aria-labelledby",e.closest("[role=group]")?.id??"")}function hg(){document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert",!!document.querySelector("[data-testid=stExpandSidebarButton]"));for(let e of document.querySelectorAll("[data-testid=stElementToolbar]")){let t=[...e.querySelectorAll("button")];"roves"in e.dataset||pe(e,"button"),e.role="toolbar",e.ariaLabel??=t[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1]??null;for(let o of t)o.ariaLabel=o.ariaLabel?.replace(/: .*/s,"")??null;if(e.dataset.roves="",t.filter(({tabIndex:o})=>!o).length>1)for(let o of t.slice(1))o.tabIndex=-1}for(let e of document.querySelectorAll(".st-key-parts a"))e.tabIndex=e.pathname===location.pathname?-1:0}function gg(e){e.focus(),document.activeElement!==e&&e.focus(),Uo();let t=e.closest(".st-key-lesson");return t&&Ts(t),Ho(e)}function bg(e,t){let o=new AbortController,n=to(t),r=pt()?.innerText,s=Pn(t),a=t&&document.body.dataset.screen,i="",l=!1,d=!1,c,p,u=setTimeout(m,lc);function m(){ro()||Co();let[b,x]=[to(),Pn()],v=Fn(n,b),E=d&&!ro()&&!v.length?eo().filter(k=>k.closest(no)).map(qe):[],$=Fn(s,x),S=[...$,...v,...E.map(k=>`Again: ${k}`)].join(" ");n=b,s=x,c=[...oo()].filter(k=>$.includes(qe(k))&&k.matches(_n)).at(-1)??c,c&&document.activeElement===document.body&&(c.tabIndex=-1,c.focus({preventScroll:!0})),v.length+E.length&&(l=d=!1);let y=h()||(ro()?"":Ms());p===document.body.dataset.screen&&Ls([...$,...v,...E])&&(p=void 0),i=y||i,(y||a===document.body.dataset.screen&&S)&&(e.textContent=`${i} ${S}`.trim()),Un(),fg(),hg();for(let k of document.querySelectorAll(ug))Bn(k).closest("[aria-hidden]")?.removeAttribute("aria-hidden");document.body.dataset.step&&jo()}function h(){let b=pt(),x=document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]"),v=b&&r&&r!==b.innerText&&x;return b&&r!==b.innerText&&jn(!1),v&&(p=void 0),v&&ro()&&Uo(),ro()?"":(r=b?.innerText,v?gg(b):"")}for(let b of["click","keydown","pointerup"])document.addEventListener(b,({type:x,target:v,key:E})=>{v.closest(Zt)&&jn(!0),E!=="Tab"&&([a,i]=[document.body.dataset.screen,""]),x==="click"&&([l,d,c]=[!!v.closest(".st-key-check"),!1,void 0]),p=v.closest(E==="Enter"?no:`.st-key-lesson, .st-key-asked button, ${Qt}`)?document.body.dataset.screen:void 0},{capture:!0,signal:o.signal});let f=new MutationObserver(()=>{d||=l&&ro(),clearTimeout(u),u=setTimeout(m,lc)});return addEventListener("storage",({key:b})=>{b===mg&&(sessionStorage.clear(),location.replace(location.pathname))},{signal:o.signal}),f.observe(document.body,{childList:!0,subtree:!0,characterData:!0,attributeFilter:["data-test-script-state"]}),()=>{clearTimeout(u),f.disconnect(),o.abort()}}function zs(e,t){let o=document.body.dataset.screen?void 0:window.before,n=As(e);return n&&(t.textContent=n),Gn.has(t)||Gn.set(t,bg(t,o)),()=>{Gn.get(t)?.(),Gn.delete(t)}}var lc,ug,mg,Gn,ro,Rs=N(()=>{"use strict";We();xn();Ns();Bo();Os();Is();lc=200,ug="[class*=st-key-question-] :is([data-testid=stWidgetLabel]:not([class*=-asked] *) p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))",mg="self-attention progress forgotten",Gn=new WeakMap;ro=()=>!!document.querySelector("[data-test-script-state=running]")});var pc={};P(pc,{whenBack:()=>Ws});function Ws(e,t){let o=document.querySelector(wg);if(o&&!Xn.has(e)){let n=new MutationObserver(()=>o.getAttribute(dc)==="CONNECTED"&&t());n.observe(o,{attributeFilter:[dc]}),Xn.set(e,n)}return()=>{Xn.get(e)?.disconnect(),Xn.delete(e)}}var wg,dc,Xn,Ds=N(()=>{"use strict";wg="[data-testid=stApp]",dc="data-test-connection-state",Xn=new WeakMap});var uc={};P(uc,{writeCookies:()=>Ko});function Ko(e){for(let[t,o]of e)document.cookie=`${t}=${o}; max-age=${o?31536e3:0}; samesite=lax`}var Kn=N(()=>{"use strict"});var mc={};P(mc,{completeLink:()=>_s});function _s(e,t){let o=new URL(location.href);if(o.pathname.replace(/\/$/,"").split("/").pop()===e){for(let[n,r]of t)o.searchParams.has(n)||o.searchParams.set(n,r);o.href!==location.href&&history.replaceState(history.state,"",o)}}var Ps=N(()=>{"use strict"});var fc={};P(fc,{makeOneStep:()=>Fs});function Fs(){if(Object.hasOwn(history,"pushState"))return;let e=({target:t})=>so=t?.closest?.(xg)?null:location.href;for(let t of["pointerdown","keydown","click"])window.addEventListener(t,e,{capture:!0});window.addEventListener("popstate",()=>so=null,{capture:!0}),history.pushState=(t,o,n)=>{let r=new URL(String(n),location.href).pathname===location.pathname;if(r&&so===null)return history.replaceState(t,o,n);r&&so?.includes("?")&&history.replaceState(history.state,o,so),so=null,History.prototype.pushState.call(history,t,o,n)}}var xg,so,Hs=N(()=>{"use strict";xg=".st-key-asked :is(.stTextInput, .stTextArea, .st-key-check)",so=null});var bc={};P(bc,{keepTyped:()=>js});function Vo(){try{let{path:e,fields:t}=JSON.parse(sessionStorage.getItem(Bs)??"{}");return e===location.pathname?t:{}}catch{return{}}}function vg(e){try{Object.keys(e).length?sessionStorage.setItem(Bs,JSON.stringify({path:location.pathname,fields:e})):sessionStorage.removeItem(Bs)}catch{}}function ao(e,t){let{[e]:o,...n}=Vo();vg(t?{...n,[e]:t}:n)}function Yo(e){let t=[...e?.closest("[class*=st-key-]")?.classList??[]].find(o=>o.startsWith("st-key-"));return t?`${t} ${e?.ariaLabel}`:""}function yg(e,t){let o=e instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(o.prototype,"value")?.set?.call(e,t),e.dispatchEvent(new Event("input",{bubbles:!0}))}function kg(e,t){if(yg(e,t.text),!t.isLeft&&document.activeElement===document.body)return e.focus();e.dispatchEvent(new FocusEvent("focusout",{bubbles:!0})),ao(Yo(e),{...t,isLeft:!0})}function Eg(){let e=new AbortController,t=new Map,o=Vo(),n=(d,c)=>document.addEventListener(d,({target:p,isTrusted:u})=>{u&&Sg(p)&&p.matches(hc)&&Yo(p)&&c(p,Yo(p))},{capture:!0,signal:e.signal});n("focusin",(d,c)=>{let p=Vo()[c];t.set(c,p&&!p.isLeft?p.before:d.value)}),n("input",(d,c)=>{delete o[c],ao(c,{before:t.get(c)??"",text:d.value,isLeft:!1})}),n("focusout",(d,c)=>{let p=Vo()[c];!p||d.disabled||(ao(c,{...p,isLeft:!0}),setTimeout(()=>Vo()[c]?.isLeft&&ao(c,null),3e3))});let r=new Set,s=()=>[...document.querySelectorAll(hc)].map(d=>[d,Yo(d)]).filter(([,d])=>o[d]),a=d=>{delete o[d],r.has(d)||ao(d,null)};document.addEventListener("click",({isTrusted:d})=>{for(let[c,p]of d?s():[])o[p].text===c.value&&a(p)},{capture:!0,signal:e.signal});let i=gc.tries,l=Object.keys(o).length&&setInterval(()=>{for(let[c,p]of s())c.disabled||(c.value===o[p].text&&!r.has(p)?a(p):c.value===o[p].before&&(r.add(p),kg(c,o[p])));if(i-- >0)return;clearInterval(l);let d=Yo(document.activeElement);for(let c in o)c!==d&&ao(c,null)},gc.wait);return()=>{clearInterval(l),e.abort()}}function js(e){return Vn.has(e)||Vn.set(e,Eg()),()=>{Vn.get(e)?.(),Vn.delete(e)}}var Bs,hc,gc,Vn,Sg,Us=N(()=>{"use strict";Bs="self-attention typed",hc="[data-testid=stTextInput] input, [data-testid=stTextArea] textarea",gc={wait:200,tries:75},Vn=new WeakMap;Sg=e=>e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement});var wc={};P(wc,{default:()=>$g});function $g({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("[role=status]"),r=[zs(e,n),js(n),Ws(n,()=>o("back",!0))];return Fs(),_s(e.screen,e.completes),Ko(e.cookies),()=>r.forEach(s=>s())}var xc=N(()=>{"use strict";Rs();Ds();Kn();Ps();Hs();Us()});var Ag={};var vc=N(()=>{"use strict";new MutationObserver((e,t)=>{let o=document.querySelector("[data-testid=stMain] h1");o&&(t.disconnect(),!(document.activeElement!==document.body||location.hash)&&(o.tabIndex=-1,o.focus({preventScroll:!0}),o.blur()))}).observe(document,{childList:!0,subtree:!0});for(let e of["click","keydown","pointerup"])addEventListener(e,({key:t})=>{t!=="Tab"&&!document.body.dataset.screen&&(window.before??=document.body.cloneNode(!0))},{capture:!0})});var kc={};P(kc,{default:()=>Tg});function Ng(e){let{icon:t,help:o,minutes:n,done:r,parts:s}=e,a=g("span",{className:t===Mg?"icon complete":"icon",ariaHidden:"true",translate:!1},t),i=g("div",{},yc(e));return r&&i.append(g("strong",{},r)),i.append(g("small",{},n?`${o} (${n} min)`:o)),s.length&&i.append(g("p",{},...s.map(yc))),g("li",{},a,i)}function Lg({title:e,able:t,takes:o,groups:n},r){let s=g("summary",{},g("h3",{},e),g("span",{},o),g("p",{},t)),a=n.map(({title:i,lessons:l})=>g("section",{},...i?[g("h4",{},i)]:[],g("ul",{},...l.map(Ng))));return g("details",{open:r,dataset:{road:e}},s,g("div",{},...a))}function Tg({data:e,parentElement:t,setTriggerValue:o}){let n=JSON.parse(new TextDecoder().decode(e)),r=t.querySelector("nav"),s=new Set([...r?.querySelectorAll("details")??[]].map(l=>l.open&&l.dataset.road));r?.remove();let a=n.map(l=>Lg(l,s.has(l.title))),i=g("nav",{ariaLabel:"The roads"},g("h2",{},"Where do you want to go?"),...a);t.append(i),i.addEventListener("click",l=>{let d=l.target instanceof Element?l.target.closest("a"):null;!d?.dataset.opens||l.ctrlKey||l.metaKey||l.shiftKey||l.altKey||(l.preventDefault(),o("opened",{road:d.closest("details")?.dataset.road??"",screen:d.dataset.opens}))})}var Mg,yc,Sc=N(()=>{"use strict";de();Mg="check_circle",yc=({title:e,opens:t,address:o})=>g("a",{href:o,dataset:{opens:t}},e)});var $c={};P($c,{default:()=>Rg});function qg(){try{return sessionStorage.getItem(Ec)==="yes"}catch{return!1}}function Ig(e){try{sessionStorage.setItem(Ec,e?"yes":"no")}catch{}}function zg(e){let[t,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[...t?[t,String(o).padStart(2,"0")]:[o],String(e%60).padStart(2,"0")].join(":")}function Rg({data:e,parentElement:t}){let o=t.querySelector("[role=timer]"),n=t.querySelector("[role=status]"),r=t.querySelector("button"),s=Date.now()+1e3*e.left;clearInterval(Yn.get(t));let a=qg();function i(){let l=Math.max(0,Math.ceil((s-Date.now())/1e3));o.textContent=zg(l),o.hidden=a,r.textContent=a?"Show the clock":"Hide";let d=l?Cg.find(([c])=>l<=c)?.[1]??"":Og;n.textContent!==d&&(n.textContent=d),l||clearInterval(Yn.get(t))}return r.onclick=()=>{a=!a,Ig(a),i()},Yn.set(t,setInterval(i,1e3)),i(),()=>clearInterval(Yn.get(t))}var Ec,Og,Cg,Yn,Ac=N(()=>{"use strict";Ec="self-attention clock hidden",Og="Time is up. Your answers are all here: you can still finish and hand them in.",Cg=[[60,"One minute left."],[300,"Five minutes left."]],Yn=new WeakMap});var Mc={};P(Mc,{default:()=>Wg});function Wg({data:e,parentElement:t}){let o=t.querySelector("button");o.hidden=!e.button,o.onclick=()=>window.print();let n=t.querySelector(".exam-paper");n.dataset.is!==e.paper&&(n.innerHTML=e.paper,n.dataset.is=e.paper)}var Nc=N(()=>{"use strict"});var Lc={};P(Lc,{default:()=>Dg});function Dg({parentElement:e}){let t=e.querySelector("button");t.onclick=()=>window.print()}var Tc=N(()=>{"use strict"});var Cc={};P(Cc,{default:()=>_g});function _g({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("nav")??t.appendChild(document.createElement("nav"));for(n.ariaLabel="The parts";n.childElementCount>e.length;)n.lastElementChild?.remove();e.forEach((s,a)=>{let i=n.children[a]??n.appendChild(document.createElement("button"));i.type="button",i.ariaLabel=i.title=s.name,i.dataset.state=s.state,i.classList.toggle("begins",s.begins),s.isAsked?i.setAttribute("aria-current","step"):i.removeAttribute("aria-current"),i.replaceChildren(String(s.number),Object.assign(document.createElement("span"),{textContent:s.sign})),i.onclick=()=>o("pressed",s.number)}),n.onscroll=()=>Oc(n),Oc(n);let r=n.querySelector("[aria-current]");!(r instanceof HTMLElement)||n.dataset.asked===r.textContent||(n.dataset.asked=r.textContent??"",n.scrollLeft=r.offsetLeft-n.offsetLeft-(n.clientWidth-r.offsetWidth)/2)}function Oc(e){e.classList.toggle("before",e.scrollLeft>1),e.classList.toggle("after",e.scrollLeft+e.clientWidth<e.scrollWidth-1)}var qc=N(()=>{"use strict"});var Ic={};P(Ic,{resending:()=>Jo});function Jo(e,t,o){clearTimeout(Gs.get(e));let n=r=>Gs.set(e,setTimeout(()=>{o?.(),r<16*t&&n(2*r)},r));return o&&n(t),()=>clearTimeout(Gs.get(e))}var Gs,Jn=N(()=>{"use strict";Gs=new WeakMap});var Wc={};P(Wc,{default:()=>Ug});function Qn(e){try{let t=JSON.parse(localStorage.getItem(e)??"null");return typeof t?.text=="string"&&Number.isFinite(t.at)?t:{at:0,text:""}}catch(t){if(t instanceof SyntaxError)return{at:0,text:""};throw t}}function Rc(){return Object.keys(localStorage).filter(e=>e.startsWith(zc))}function Bg(e){e<=Number(localStorage.getItem(Xs))||(Rc().forEach(t=>localStorage.removeItem(t)),sessionStorage.removeItem(Pg),localStorage.setItem(Xs,String(e)))}function jg(e,{at:t,text:o}){if(t<=Math.max(Qn(e).at,Number(localStorage.getItem(Xs))))return;localStorage.setItem(e,JSON.stringify({at:t,text:o}));let n=Rc().sort((r,s)=>Qn(r).at-Qn(s).at);n.slice(0,Math.max(0,n.length-Fg)).forEach(r=>localStorage.removeItem(r))}function Ug({data:e,parentElement:t,setTriggerValue:o}){let n=zc+e.name,r=null,s="Kept in this browser, because it is too long for the link.";try{Bg(e.forgotten),jg(n,e);let{text:a}=Qn(n);e.asks&&(a||e.answers)&&(r=a.slice(0,e.longest))}catch{r=e.answers?"":null,s="Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."}return t.querySelector("p").textContent=e.has_text?s:"",Jo(t,Hg,r===null?null:()=>o("found",r))}var zc,Xs,Pg,Fg,Hg,Dc=N(()=>{"use strict";Jn();zc="self-attention: ",Xs="self-attention forgotten",Pg="self-attention typed",Fg=60,Hg=400});var _c={};P(_c,{default:()=>Gg});var Gg,Pc=N(()=>{"use strict";Kn();Gg=({data:e})=>Ko(Object.entries(e))});var Fc={};P(Fc,{default:()=>Xg});function Xg({data:e,parentElement:t}){let o=t.querySelector("[role=note]");o.ariaLabel=e.says;let n=String(e.turn);document.body.dataset.focusTurn!==n&&(document.body.dataset.focusTurn=n,o.focus())}var Hc=N(()=>{"use strict"});var Yc={};P(Yc,{default:()=>nb});function Zn(e){return Object.keys(localStorage).filter(t=>t.startsWith(e))}function Ks(){let e=Number(localStorage.getItem(Uc[0]));return e<Date.now()/1e3+Vg?e:0}function Zg(e){e<=Ks()||(Zn(jc).forEach(t=>localStorage.removeItem(t)),Uc.forEach(t=>localStorage.setItem(t,String(e))))}function Kc(){try{return JSON.parse(localStorage.getItem(Gc)??"{}")??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}function Vc(e,t){try{let o=JSON.parse(t),n=r=>!(r.at<=e[`${r.exercise} ${r.variant??""}`]);return JSON.stringify({...o,answers:o.answers.filter(n)})}catch{return t}}function eb(e){let t=Kc(),o=Object.fromEntries(Object.entries(e).filter(([n,r])=>!(r<=t[n])));Object.keys(o).length&&(Zn(ut).forEach(n=>localStorage.setItem(n,Vc(o,localStorage.getItem(n)??""))),localStorage.setItem(Gc,JSON.stringify({...t,...o})))}function tb({place:e,text:t,joined:o,instead:n,began:r,answers_forgotten:s}){let a=Object.fromEntries(s),i=Object.entries(Kc()).filter(([c,p])=>p>Math.max(r,a[c]??0)),l=c=>i.length?Vc(Object.fromEntries(i),c):c;if(t&&localStorage.setItem(ut+e,l(t)),!o)return;localStorage.setItem(`${ut}${e} and earlier`,l(o)),n.filter(c=>Xc.get(c)===localStorage.getItem(ut+c)).forEach(c=>localStorage.removeItem(ut+c))}function Bc({place:e}){return Zn(ut).map(o=>o.slice(ut.length)).filter(o=>o!==e&&o!==`${e} and earlier`)}function ob(e,t){let o=e.asks||!e.read&&Bc(e).length>Kg;if(!o&&!t)return null;let n=Object.fromEntries((o?Bc(e):[]).map(r=>[r,localStorage.getItem(ut+r)]));for(let[r,s]of Object.entries(n))Xc.set(r,s);return{kept:o?n:null,forgotten:Ks()}}function nb({data:e,parentElement:t,setTriggerValue:o}){let n="",r=e.asks?{kept:{},forgotten:0}:null;try{Zg(e.forgotten),eb(Object.fromEntries(e.answers_forgotten));let s=Ks()>Math.max(e.began,e.forgotten);r=ob(e,s),s||tb(e),e.tells&&Zn(jc)}catch(s){n=s instanceof DOMException&&s.name==="QuotaExceededError"?Jg:e.tells?Qg:""}return t.querySelector("p").textContent=n,Jo(t,Yg,r&&(()=>o("found",r)))}var jc,ut,Uc,Gc,Kg,Vg,Yg,Xc,Jg,Qg,Jc=N(()=>{"use strict";Jn();jc="self-attention",ut="self-attention progress: ",Uc=["self-attention progress forgotten","self-attention forgotten"],Gc="self-attention answers forgotten",Kg=40,Vg=1440*60,Yg=300,Xc=new Map,Jg="This browser has no room left for your work. Download it under My work, or it will be lost with this tab.",Qg="This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."});var Qc=ke((Jy,rb)=>{rb.exports=`p { margin: 0.25rem 0.5rem 0.875rem; font-size: 1.375rem; line-height: 1.45; }
p output {
  display: inline-block; min-width: 3rem; padding: 0 0.25rem; line-height: 1.3; font-weight: 650;
  border-bottom: 3px solid var(--st-primary-color); text-align: center; color: var(--st-primary-color);
}
li { transition: opacity 0.4s; }
b, p > span button { color: var(--st-primary-color); font-weight: 700; }
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
`});var Zc=ke((Qy,sb)=>{sb.exports=`figure { --role: var(--query); container-type: inline-size; }
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
`});var ed=ke((Zy,ab)=>{ab.exports=`/* Where there is room, what stands beneath the plane is as wide as that between its axes' ends. */
figure { --left: 0px; --wide: 100%; @media (min-width: 641px) { --left: 48px; --wide: calc(100% - 68px); } }
.axis, .kind { font-weight: 600; }
.axes { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 40%, transparent); }
.path { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 45%, transparent); stroke-width: 2; }
.path:not(.last, .pointed) { opacity: 0.2; }
.path.hollow { stroke-dasharray: 5 4; }
.moves :is(.dot, .kind) { transition: transform 0.7s ease-in-out; }
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
/* A number from 0 to 1, or those between two, over a prediction; it can be pressed a little beyond its ends. */
.scale {
  position: relative; box-sizing: border-box; width: var(--wide); height: 1.25rem; margin: 0.375rem 0 1.25rem var(--left);
  border: 0 solid transparent; border-width: 0 12px;
  background: color-mix(in srgb, var(--st-text-color) 9%, transparent) content-box; line-height: 1.25rem;
}
.scale::before, .scale::after { position: absolute; top: 100%; }
.scale::before { content: "0"; left: 0; translate: -50%; }
.scale::after { content: "1"; right: 0; translate: 50%; }
.scale b { position: absolute; top: 0; bottom: 0; min-width: 6px; translate: -3px; border-radius: 2px; background: var(--st-text-color); transition: left 0.7s, right 0.7s; }
.scale em {
  position: absolute; top: -4px; bottom: -4px; box-sizing: border-box; min-width: 12px; translate: -6px;
  border: 2.5px dashed var(--st-primary-color); border-radius: 4px;
}
.scale small { position: absolute; left: 0.5rem; font-size: inherit; visibility: hidden; }
.asking .dot, .scale.asking { cursor: pointer; }
.scale.asking small { visibility: visible; }
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
@media (prefers-reduced-motion: reduce) { .moves :is(.dot, .kind), .scale b { transition: none; } }
@media (forced-colors: active) {
  circle { fill: CanvasText; }
  :is(.ghost circle, circle.picked) { fill: none; }
  .neither { --grey: GrayText; }
  .scale b { forced-color-adjust: none; background: CanvasText; }
  .hollow circle { fill: Canvas; }
}
/* The dots show them; who cannot see those hears them. */
output span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
output i { font-style: normal; }
/* On a phone the pale names under the slider are enough to say it. */
@media (max-width: 640px) { output i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; } }
`});var td=ke((e1,ib)=>{ib.exports=`:host { container-type: inline-size; --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); }
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
li[data-text^="# "] { counter-set: line 0; &::before { content: none; } } /* here begins a program */
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
`});var od=ke((t1,lb)=>{lb.exports=`/* A text whose words are marked by weights. */

.says { position: sticky; top: var(--top); margin: 0 0 0.4rem; background: var(--st-background-color); }
.says span { font-weight: 650; font-variant-numeric: tabular-nums; color: var(--weight); }
.text { max-height: 33rem; padding: 3px; overflow-y: auto; overscroll-behavior: auto; line-height: 1.45; forced-color-adjust: none; }
.text span { padding-block: 1px; cursor: pointer; border-radius: 3px; background: color-mix(in srgb, var(--weight) calc(var(--share, 0) * 55%), transparent); }
.text span:hover { text-decoration: underline; }
.text span:focus-visible { outline: 3px solid var(--st-primary-color); outline-offset: 1px; }
.text [data-column] { box-shadow: inset 0 -2px var(--soft); }
.text [aria-pressed="true"] { font-weight: 650; box-shadow: 0 0 0 2px var(--st-text-color); }
@media print { .text { max-height: none; } }
`});var nd=ke((o1,cb)=>{cb.exports=`.push { display: grid; grid-template-columns: max-content minmax(4rem, 1fr) 2.75rem; gap: 0.75rem; align-items: center; margin-bottom: 0.75rem; font-size: 1rem; }
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
`});var rd=ke((n1,db)=>{db.exports=`:host { --feed: var(--quality-2); }
.words { display: flex; flex-wrap: wrap; gap: 0 0.125rem; margin-bottom: 0.5rem; }
.words button { padding: 0.125rem 0.3rem; border-radius: 6px; font-size: 1.2rem; line-height: 1.35; color: var(--soft); }
.words button[aria-pressed="true"] { color: var(--on-role); background: var(--plain); }
.before { --role: var(--plain); }
.attention { --role: var(--context); }
.feed { --role: var(--feed); }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: start; margin-bottom: 0.5rem; }
.legend button { padding: 2px 4px; text-align: left; line-height: 1.3; border-radius: 4px; }
.legend b { color: var(--role); }
.legend b::before, .legend .rest::before { content: ""; display: inline-block; width: 0.75rem; height: 0.75rem; margin-right: 0.375rem; background: var(--role); }
.legend .rest::before { background: color-mix(in srgb, var(--st-text-color) 25%, var(--st-background-color)); }
.legend .rest { padding: 2px 4px; color: var(--soft); }
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
.river:has(.predicted) { margin-bottom: 0.75rem; }
figure:focus { outline: none; } /* it has had the focus of its slider alone */
rect.before, rect.attention, rect.feed { stroke: var(--st-background-color); stroke-width: 1; }
rect.rest { fill: color-mix(in srgb, var(--st-text-color) 25%, var(--st-background-color)); }
.flow { fill: color-mix(in srgb, var(--plain) 22%, var(--st-background-color)); }
.on, .like { text-anchor: middle; }
.on.before, .on.attention, .on.feed { fill: var(--on-role); font-weight: 650; }
.like { paint-order: stroke; stroke: var(--st-background-color); stroke-width: 4; }
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
  .layer i, .legend .rest { display: none; } /* so that the others stand in one line */
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
`});var sd=ke((r1,pb)=>{pb.exports=`:host { --wrong: #c9711a; }
@media (max-width: 640px) { .boxes { position: relative; max-height: var(--line); margin: 0 -12px; padding: 4px 12px 0; overflow: hidden auto; scrollbar-width: none; } }
.chain { display: grid; user-select: none; gap: 0.25rem 14px; align-items: start; margin-bottom: 0.75rem; }
.chain:has(.corner) { padding-bottom: 22px; margin: 0; }
.above { align-self: end; }
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
  background: color-mix(in srgb, var(--ink) 22%, var(--st-background-color)) linear-gradient(var(--st-background-color) 1px, transparent 1px) 0 0 / 100% var(--unit);
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
.misfit { min-height: 0; color: inherit; }
.misfit::before { content: "\u2260 "; font-weight: 650; }
@keyframes beckon { 50% { transform: translate(6px, 6px) scale(1.25); } }
@media (prefers-reduced-motion: reduce) { .corner::before { animation: none; } }
@media (forced-colors: active) { .box[data-columns], .box[data-rows] { border-color: Highlight; } .row i { forced-color-adjust: none; } }
`});var ad=ke((s1,ub)=>{ub.exports=`figure { display: flex; gap: 1.5rem; max-width: 36rem; }
section { flex: 1 1 0; min-width: 0; }
p { margin: 0; font-weight: 600; white-space: nowrap; }
.area { position: relative; height: 4.25rem; margin: 0.25rem 0; border-left: 1px solid var(--soft); }
svg { position: absolute; inset: 0; height: 100%; overflow: visible; }
polyline { fill: none; stroke: var(--soft); opacity: 0.45; vector-effect: non-scaling-stroke; }
.thick { stroke: var(--weight); stroke-width: 2.5; opacity: 1; }
i { position: absolute; width: 9px; height: 9px; margin: 0 0 -4.5px -4.5px; border-radius: 50%; background: var(--weight); }
span { position: absolute; padding: 0 0 3px; font-variant-numeric: tabular-nums; white-space: nowrap; }
span.late { transform: translateX(-100%); }
@media (forced-colors: active) { i { background: CanvasText; } .thick { stroke: CanvasText; } }
`});var id=ke((a1,mb)=>{mb.exports=`figure {
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
/* twelve in a line; what is pressed is written out above */
@media (max-width: 640px) {
  figure:not(.mapped) { gap: 0.5rem; h2 { margin: 0; } .all > div > div { gap: 3px; } button { min-width: 24px; } section:has([data-state="open"]) .head p { display: none; } }
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
.road .named { position: relative; flex: 1 1 0; min-width: 0; flex-direction: column; gap: 4px; justify-content: start; padding: 4px 4px; text-align: center; }
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
`});var ld=ke((i1,fb)=>{fb.exports=`.row { display: grid; grid-template-columns: 9.5rem 1fr 3.5rem; gap: 0.75rem; align-items: center; height: 2.5rem; font-size: 1.0625rem; }
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
p { margin: 0.5rem 0 0; font-size: 1rem; text-align: center; }
@media (max-width: 46rem) { .row { grid-template-columns: 8rem 1fr 2.75rem; gap: 0.5rem; height: 2.25rem; font-size: 1rem; } small { width: 1.25rem; } }
@media (forced-colors: active) { i, .track { forced-color-adjust: none; } i { background: CanvasText; } }
`});var cd=ke((l1,hb)=>{hb.exports=`figure { container-type: inline-size; }
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
.beside > div { --names: 5rem; --u: round(down, min(1.25rem, (100cqw - var(--names) - var(--gaps) * var(--between)) / var(--wide)), 1px); }
.beside .line { flex-wrap: nowrap; }
.framed { justify-self: start; outline: 2px solid var(--st-text-color); outline-offset: 1px; border-radius: 4px; }
.beside .title {
  flex: 0 0 calc(var(--names) - var(--between)); align-self: end; height: calc(3 * var(--u)); align-items: center;
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
  font-size: 0.9375rem; font-variant-numeric: tabular-nums;
}
.line:has([data-text]) .title { box-sizing: border-box; height: max(var(--row, 2rem), calc(3 * var(--u))); padding-right: 0.5rem; }
div:has(> [data-text]) { display: grid; justify-items: center; }
small:has(+ [data-text]) { display: flex; justify-content: center; width: 0; } /* a longer word moves no column */
figure > div:has([data-text]) { --between: 0.25rem; gap: 0.25rem; }
button[data-text] { touch-action: pan-y; box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--role) 55%, transparent); } /* a finger sweeps along a row, and scrolls across */
[data-text]::after { content: attr(data-text); }
.block[data-state=gone]:not([data-text]) { opacity: 0.13; }
[data-text][data-state=gone] { background: repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, var(--st-text-color) 25%, transparent) 5px 6px); }
[data-text][data-state=gone]::after { content: "0"; padding: 0 0.375rem; background: var(--st-background-color); }
[data-text][data-state=ahead] { background: none; outline: 1px dashed color-mix(in srgb, var(--st-text-color) 35%, transparent); outline-offset: -2px; }
[data-state=ahead]::after { content: ""; }
.block[data-state=kept] { opacity: 0.45; outline: 2px solid var(--role); outline-offset: 1px; }
.block.mine { outline: 3px dashed var(--st-text-color); outline-offset: -4px; }
.taken .line:last-child .block {
  height: max(1.75rem, var(--flat, 0px));
  background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--st-text-color) 18%, transparent) 0 4px, transparent 4px 8px);
  cursor: pointer; opacity: 1;
}
button:hover { outline: 2px solid var(--st-primary-color); outline-offset: 1px; }
figure:not(:has(.block:not([data-flat]))) .block { --line: round(down, min(2px, var(--u) * 0.24), 1px); } /* no line is thinner than a pixel */
p { margin: 0.75rem 0 0.5rem; font-size: 1rem; color: var(--soft); outline: none; }
.answer { padding: 0.375rem 0.75rem; font-size: 1rem; border: 1px solid color-mix(in srgb, var(--st-text-color) 35%, transparent); border-radius: 8px; }
.answer:disabled { visibility: hidden; } /* it has its room */
@media (max-width: 46rem) {
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
`});var dd=ke((c1,gb)=>{gb.exports=`figure { position: relative; display: var(--told-figure, block); flex-direction: column; } /* where what is told stands aside, it begins at the top */
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
.thread { fill: none; stroke: var(--weight); }
.plays .thread { transition: stroke-width 0.4s, opacity 0.4s; }
.changed .thread { stroke: color-mix(in srgb, var(--st-text-color) 35%, var(--st-background-color)); stroke-width: 1.5; stroke-dasharray: 4 4; }
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
.guess { stroke-dasharray: 4 6; }
.told { position: var(--told-position, static); width: var(--told-width, auto); margin: 0.25rem 0 0.5rem var(--told, 0); min-height: 2.6em; line-height: 1.3; color: var(--soft); }
figure:has(.heads:not(.named, [hidden])) > .told { min-height: 1.3em; } /* wide enough for one line */
.told b { color: var(--st-text-color); font-variant-numeric: tabular-nums; }
.bar { position: relative; display: flex; height: 1.25rem; margin: 0.25rem 0 0.5rem; background: color-mix(in srgb, var(--st-text-color) 7%, transparent); }
.bar i { box-sizing: border-box; background: var(--weight); transition: width 0.4s; }
.bar .missing {
  --hatch: color-mix(in srgb, var(--weight) 28%, var(--st-background-color)); overflow: hidden;
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
.heads p { grid-column: 1 / -1; width: 0; min-width: 100%; margin: 0; font-size: 0.875rem; line-height: 1.3; }
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
.heads.named { position: var(--told-position, static); top: 5.5rem; width: var(--told-width, auto); margin-left: var(--told, 0); } /* beneath what is told */
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
.swept .shown canvas { position: relative; z-index: 1; scale: 2.6; translate: 0 -3rem; pointer-events: none; }
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
  figure:has(.named:not([hidden])) > .told { min-height: 1.3em; }
  svg:has(.count) ~ .told.exact { display: none; } /* beneath the words stand the weights, and beneath these bars */
  .told.exact { min-height: 0; height: var(--told-height, 1.3em); overflow: hidden; } /* the weights stand beneath the words as well */
  .told.exact :is(.pair, .first) { display: var(--told-parts, inline-block); } /* seen whole or not at all */
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
`});var pd=ke((d1,bb)=>{bb.exports=`figure { --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); --line: color-mix(in srgb, var(--st-text-color) 22%, var(--st-background-color)); }
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
.ghost { stroke: var(--ink); stroke-width: 1.5; opacity: 0.35; }
.turn { fill: none; stroke: var(--ink); stroke-width: 1.25; opacity: 0.7; }
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
  .drawn { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 0.5rem; }
  .both .drawn { grid-template-columns: minmax(0, 1fr); }
}
@media (forced-colors: active) {
  .shaft, .head, .turned, .now, .shade, [role="slider"] line { stroke: CanvasText; }
  .query.head, .dot { fill: CanvasText; }
  [role="slider"] rect { fill: Canvas; stroke: CanvasText; }
  [role="slider"] text { fill: CanvasText; }
}
`});function Ys({values:e,decimals:t}){let o=s=>e.map(a=>new Set(Js(a).map(i=>i.toFixed(s))).size).join(),n=o(t),r=Math.min(2,t);for(;r<t&&o(r)!==n;)r++;return r}function qt(e,t){let o=Math.max(1,...Js(e.values.flat()).map(Math.abs)),n=e.share&&t<Ie-1,r=n?0:Math.floor(Math.log10(o))+1;return{decimals:Math.max(Math.min(1,e.decimals),Math.min(e.decimals,t-r)),isShort:n}}function xe(e,{decimals:t,isShort:o}){if(e===null)return`${"\u2007".repeat(t/2)}?${"\u2007".repeat(t/2)}`;if(!Number.isFinite(e))return(e<0?"\u2212":"")+"\u221E"+ud(t);if(e===0)return"0"+ud(t);let n=e.toFixed(t);return Number(n)===0?o?"\u22480":"\u2248 0":(o?n.replace(/^0(?=\.)/,""):n).replace("-","\u2212")}function X(e){if(e===null||Number.isNaN(e))return"?";if(!Number.isFinite(e))return e<0?"\u2212\u221E":"\u221E";if(e===0)return"0";let t=Math.floor(Math.log10(Math.abs(Number(e.toPrecision(6)))));if(t>=-4&&t<7)return String(Number(e.toPrecision(6))).replace("-","\u2212");let[o,n]=e.toExponential(5).split("e");return`${String(Number(o)).replace("-","\u2212")}\xB710${xb(Number(n))}`}function Vs(e,t){let[o,n]=t?[1/0,-1/0]:[0,0];for(let r of Js(e))o=Math.min(o,r),n=Math.max(n,r);return o>n?[0,1]:o<0?[-Math.max(-o,n),Math.max(-o,n)]:[o,n]}function er(e,[t,o]){return e===null||!Number.isFinite(e)||o===t?0:t<0?e/o:(e-t)/(o-t)}function fd(e,t,o){if(t==="row")return e.values.map(r=>Vs(r,!0));let n=t==="matrix"?Vs(e.values.flat(),!0):e.share?md:o??md;return Array(e.values.length).fill(n)}var wb,ud,io,Ie,xb,Js,md,hd,Ae=N(()=>{"use strict";wb="\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079",ud=e=>e?"\u2008"+"\u2007".repeat(e):"";io=(e,t)=>qt({...e,decimals:Ys(e)},t),Ie=6;xb=e=>String(e).replace("-","\u207B").replace(/\d/g,t=>wb[Number(t)]),Js=e=>e.filter(Number.isFinite).map(Number);md=[0,1],hd=e=>Vs(e.filter(t=>!t.share).flatMap(t=>t.values.flat()),!1)});function vb(e,t,o){return e===null||t===null?null:o===0||o===1||!Number.isFinite(e)||!Number.isFinite(t)?o===1?t:e:e+(t-e)*o}function gd(e,t,o){if(!t)return e;let n=[...e].map(([r,s])=>{let a=t.get(r);if(!s.other||!a)return[r,s];let i=s.values.map((l,d)=>l.map((c,p)=>vb(c,a.values[d][p],o)));return[r,{...s,values:i,span:s.values.map((l,d)=>[...l,...a.values[d]])}]});return new Map(n)}function bd(e,t,o){let n=qt({...e,values:[...e.values,...t.values]},o),r=e.values.map((a,i)=>a.map((l,d)=>{let c=t.values[i][d];return l===null||c===null||xe(l,n)===xe(c,n)?0:Math.abs(l-c)})),s=Math.max(...r.flat().filter(Number.isFinite));return r.map(a=>a.map(i=>i===1/0?1:i&&i/s))}var mt,tr=N(()=>{"use strict";Ae();mt=e=>e.span?{...e,values:e.span}:e});function kd(e,t,o,n,r,s){let a=[wd(n,Sb),wd(o,s?yd:kb)],[i,l]=a.map(Math.ceil),d=document.createElement("canvas");return d.className="strip",d.style.width=`${n*a[0]}px`,d.style.height=`${o*a[1]}px`,d.width=n*i,d.height=o*l,d.tabIndex=0,d.setAttribute("role","application"),d.setAttribute("aria-roledescription","matrix"),d.setAttribute("aria-label",`${e}, ${o} rows, ${n} columns, drawn as colours: arrow keys read its numbers`),Object.assign(d.dataset,{node:t,width:String(i),height:String(l),turned:r?"yes":"",row:"0",column:"0"}),d}function Qs({dataset:e,width:t,height:o,clientWidth:n,clientHeight:r},s,a){let[i,l]=[t/Number(e.width),o/Number(e.height)],d=Math.max(0,Math.min(Math.floor(s/n*i),i-1)),c=Math.max(0,Math.min(Math.floor(a/r*l),l-1)),[p,u]=e.turned?[d,c]:[c,d];return{node:e.node??"",row:p,column:u}}function Ed(e,t,o,n){let r=e.getContext("2d");if(!r)return;let s=getComputedStyle(e),[a,i]=[s.color,s.caretColor].map(Tb),[l,d,c]=[Number(e.dataset.width),Number(e.dataset.height),!!e.dataset.turned],[p,u]=[e.width/l,e.height/d],m=new ImageData(p,u),h=new ImageData(p,u),f=ft.indexOf("self"),b=!t.some(Number.isNaN),x=-1;t.forEach((E,$)=>{let S=c?$%u*p+Math.floor($/u):$,y=n&&!o?.[$]?Ab:1;Number.isNaN(E)?h.data[4*S+3]=255*y:(m.data.set(E<0?i:a,4*S),m.data[4*S+3]=255*($b+Eb*Math.abs(E))*y),o?.[$]===f&&(x=S)});let v=s.getPropertyValue("--st-text-color");r.clearRect(0,0,e.width,e.height),r.drawImage(xd(m,e),0,0),b||r.drawImage(Lb(xd(h,e),v),0,0),!(x<0)&&(r.strokeStyle=v,r.lineWidth=2,r.strokeRect(x%p*l,Math.floor(x/p)*d,l,d))}function xd(e,{width:t,height:o}){let[n,r]=[new OffscreenCanvas(e.width,e.height),new OffscreenCanvas(t,o)];return Qo(n).putImageData(e,0,0),Qo(r).imageSmoothingEnabled=!1,Qo(r).drawImage(n,0,0,t,o),r}function Lb(e,t){let o=Qo(e);o.globalCompositeOperation="source-in",o.strokeStyle=t,o.globalAlpha=Mb,o.beginPath();for(let n=-e.height;n<e.width;n+=Nb)o.moveTo(n,e.height),o.lineTo(n+e.height,0);return o.stroke(),e}function Tb(e){let t=vd.get(e);if(t)return t;let o=Qo(new OffscreenCanvas(1,1));o.fillStyle=e,o.fillRect(0,0,1,1);let{data:n}=o.getImageData(0,0,1,1);return vd.set(e,n),n}var lo,yb,yd,kb,Sb,Eb,$b,Ab,Mb,Nb,ft,wd,Sd,vd,Qo,co=N(()=>{"use strict";Ae();lo=12,yb=180,yd=12,kb=27,Sb=31,Eb=.55,$b=.03,Ab=.15,Mb=.3,Nb=6,ft=["","far","left","right","self"],wd=(e,t)=>e>lo?Math.min(yd,yb/e):t;Sd=(e,t)=>Float32Array.from(e.values.flatMap((o,n)=>o.map(r=>Number.isFinite(r)?er(r,t[n]):NaN)));vd=new Map;Qo=e=>e.getContext("2d")});function w(e,t="",...o){let n=document.createElement(e);return t&&(n.className=t),n.append(...o),n}function Y(e,...t){let o=w("button",e,...t);return o.type="button",o}function Zo(e,t,o){let n=e.querySelector("select");[...n.options].map(r=>r.text).join(`
`)!==t.join(`
`)&&n.replaceChildren(...t.map((r,s)=>new Option(r,String(s)))),n.value=String(o)}function ce(e){return e.split(/([A-Za-z]+_[A-Za-z]+\d*)/).map(o=>{let[,n,r]=/^([A-Za-z])_([A-Za-z]+\d*)$/.exec(o)??[];return n?w("span","",n,w("sub","",r)):o})}function Md(e){let t=new Map(e.chain.map(r=>[r.name,r])),o=[];return{stations:e.stations.map(r=>{let s=t.get(r.columns[0]?.below),a=r.columns.map(({above:l,below:d,turned:c,sign:p})=>{let u=w("div",Cb(t.get(d),s)?"column begins":"column",w("span","sign",...ce(p)));for(let m of[{node:l,turned:c},{node:d}]){let h=t.get(m.node);if(!h)continue;let f=zb(h,m,m.node===l);o.push(f);let b=w("figcaption","",w("b","",h.title)," ",Nd(w("i","formula"),h,m,e.roles)),x=w("figure",m.node===l?"place above":"place below",b,f.table);x.dataset.role=h.role,u.append(x)}return u}),i=w("section","station",...r.title?[w("h2","station-title",r.title)]:[],w("div",a[0]?.querySelector(".below table")?"columns labelled":"columns",...a));return i.dataset.station=r.name,i}),views:o}}function Nd(e,t,o,n){return e.replaceChildren(...qb(t,o,n)),t.mark?e.dataset.mark=t.mark:delete e.dataset.mark,e}function Ld(e,t,o){for(let{place:n,table:r}of e){let s=t.get(n.node),a=r.parentElement?.querySelector(".formula");s&&a&&Nd(a,s,n,o)}}function zb(e,t,o){let n=t.turned?`${Zs(e)}, transposed`:Zs(e),[r,s]=t.turned?[e.columns.length,e.rows.length]:[e.rows.length,e.columns.length];if(r>lo||s>lo){let a=kd(n,e.name,r,s,!!t.turned,o);return a.dataset.role=e.role,{place:t,table:a,cells:[],strip:a}}return Od(e,t,n,e.rows.map((a,i)=>i),e.columns.map((a,i)=>i))}function Od(e,t,o,n,r){let[s,a]=t.turned?[n,r]:[r,n],i=t.turned?{across:e.rows,down:e.columns}:{across:e.columns,down:e.rows},l=[...i.across,...i.down].some(Boolean),d=h=>h!==s[0]&&i.across[h].endsWith("\xB71"),c=w("table");c.setAttribute("role","grid"),c.setAttribute("aria-label",`${o}, ${$d(a.length,"row")}, ${$d(s.length,"column")}`),c.dataset.node=e.name,c.dataset.role=e.role,t.turned&&(c.dataset.turned=""),s.some(h=>i.across[h].length>Ob)&&c.classList.add("slanted");let p=w("tr","",w("td","corner"),...s.map(h=>ht("col",i.across[h])));c.append(w("thead","",p));let u=e.values.map(()=>[]),m=a.map(h=>{let f=s.map(b=>{let x=w("td",d(b)?"cell begins":"cell"),[v,E]=t.turned?[b,h]:[h,b];return x.dataset.row=String(v),x.dataset.column=String(E),l&&(x.tabIndex=h===a[0]&&b===s[0]?0:-1),u[v][E]=x,x});return w("tr","",ht("row",i.down[h]),...f)});return c.append(w("tbody","",...m)),{place:t,table:c,cells:u}}function ht(e,t){if(!t)return w("td");let o=w("th",/^\d+$/.test(t)?"numbered":t==="\u03A3"?"sum":"",w("span","",t));return o.scope=e,o.title=t,o}function gt(e,t,o,n){ta(e,t,n);let r=Rb(t,o);for(let s of e){let a=t.get(s.place.node);if(!a)continue;let i=s.scale=r(a);s.strip&&(s.tones=Sd(a,i)),s.table.classList.toggle("editable",!!a.editable),s.cells.forEach((l,d)=>l.forEach((c,p)=>{ea(c,a.values[d][p],i[d],a.columns[p]),c.toggleAttribute("data-asked",!!a.lit?.includes(d)),c.dataset.held===void 0&&(c.title=X(a.values[d][p]))}))}}function ea(e,t,o,n){let r=n==="\u03A3"?0:er(t,o),s=Math.abs(r).toFixed(2);e.style.getPropertyValue("--tint")!==s&&e.style.setProperty("--tint",s),e.dataset.sign=t===null?"covered":Number.isFinite(t)?r<0?"minus":"plus":"masked"}function Rb(e,t){let o=[...e.values()].map(mt),n=t==="all"?hd(o):null,r=new Map;return s=>{let a=r.get(s.name)??fd(mt(s),t,n);return r.set(s.name,a),a}}function ta(e,t,o){for(let n of e){let r=t.get(n.place.node);if(!r||n.strip)continue;let s=io(mt(r),o);r.span&&n.table.style.setProperty("--widest",`${Math.max(...r.span.flat().map(a=>xe(a,s).length))}ch`),n.cells.forEach((a,i)=>a.forEach((l,d)=>{let c=xe(r.values[i][d],s);l.dataset.held===void 0&&l.textContent!==c&&(l.textContent=c)}))}}var Ob,ge,po,Ad,ze,Cb,qb,Ib,Zs,or,$d,Td,ie=N(()=>{"use strict";tr();Ae();co();Ob=4,ge=({isSmall:e,story:t,stations:o})=>!e&&!t&&o.length>2&&o.every(({title:n})=>n),po=({stations:e,chain:t})=>JSON.stringify([e,t.map(o=>[o.name,o.title,o.rows,o.columns])]),Ad=({stations:e})=>!e.some(({name:t})=>["project","compare","weigh","mix"].includes(t));ze=(e,t="")=>Object.assign(w("input",t),{type:"range",...e});Cb=(e,t)=>e?.step.kind==="given"&&e.rows.join(`
`)!==t?.rows.join(`
`)&&!e.rows.every(o=>/^\d+$/.test(o)),qb=(e,t,o)=>!e.formula&&!t.turned&&!or(e)?[]:Ib(t.turned?`${e.symbol}\u1D40`:e.formula||e.symbol,o);Ib=(e,t)=>e.split(/\b(\w+)\b/).filter(Boolean).map(o=>{let n=w("span",/^([a-z]{2,}|\d+)$/.test(o)?"word":"",...ce(o));return t[o]&&(n.dataset.role=t[o]),n});Zs=e=>or(e)?`${e.title} ${e.symbol}`:e.title,or=({title:e,symbol:t})=>t.toLowerCase()!==e.toLowerCase(),$d=(e,t)=>`${e} ${t}${e===1?"":"s"}`,Td=(e,t,o)=>Od(e,{node:e.name},`Part of ${Zs(e)}`,t,o)});function Cd(e){for(let{stage:t}of nr)t.classList.toggle("blank",e)}function qd(e){let t=w("select"),o=w("label","choice","Fill in ",t),n=Y("button","Print as a worksheet"),r=w("input");r.type="checkbox";let s=w("label","choice",r," with what I typed"),a=w("div","asking",o,n,s),i=w("p","name-line","Name:");e.beneath.prepend(a),e.stage.before(i),t.addEventListener("change",()=>e.send("asked",t.value)),n.addEventListener("click",()=>{Cd(!r.checked),window.print()}),e.updates.push(()=>{let{given:l,chain:d}=e;for(let p of nr)p.stage.isConnected||nr.delete(p);[...d.values()].some(p=>p.boxes)&&nr.add(e),a.hidden=!l.fillable.length&&!l.isWorksheet,o.hidden=!l.fillable.length,n.hidden=s.hidden=!l.isWorksheet,i.hidden=!l.isWorksheet||l.isSmall;let c=["",...l.fillable];c.join()!==[...t.options].map(({value:p})=>p).join()&&t.replaceChildren(...c.map(p=>new Option(d.get(p)?.title??"nothing",p))),t.value=l.asked})}var nr,Id=N(()=>{"use strict";ie();nr=new Set;globalThis.addEventListener?.("afterprint",()=>Cd(!1))});function rr(e,t){let o=e.get(t);if(!o)throw new Error(`the picture has no matrix ${t}`);return o}function Db(e){let t=e.reduce((o,n)=>o+n,0);return Math.abs(t)<1e-12*Math.max(...e.map(Math.abs))?0:t}function bt(e,t,o,n){let r=rr(e,t),{step:s}=r,[a,i]=s.reads;switch(s.kind){case"product":{let l=s.turned?{node:i,row:n,column:null}:{node:i,row:null,column:n};return[{node:a,row:o,column:null},l]}case"softmax":case"shares":return[{node:a,row:o,column:null}];case"mask":return en(r,o,n)?[]:[{node:a,row:o,column:n}];case"described":return(s.parts??[]).map((l,d)=>({node:s.reads[d],row:l==="column"?null:o,column:l==="row"?null:n}));case"given":return[];default:return s.reads.map(l=>s.turned?{node:l,row:n,column:o}:{node:l,row:o,column:n})}}function Je(e,t,o,n){let r=rr(e,t);if(r.values[o][n]===null)return[];let{kind:s,reads:a,divisor:i=1}=r.step,[l,d]=s==="given"?[]:a.map(c=>rr(e,c));switch(s){case"given":case"described":return[];case"product":{let[c,p]=[_e(l,o),Dd(r.step,d,n)],u=c.map((h,f)=>({name:l.columns[f],factors:[h,p[f]],value:h*p[f]})),m=Db(u.map(h=>h.value));return[{kind:s,terms:u,total:m,result:m}]}case"quotient":case"difference":case"sum":{let[c,p]=[uo(l.values[o][n]),d?uo(d.values[o][n]):i],u=Wd[s](c,p);return[{kind:s,terms:[{name:"",factors:[c,p],value:u}],total:u,result:u}]}case"shares":return[_d(s,_e(l,o),n,l.columns,c=>c)];case"softmax":{let c=_e(l,o),p=Math.max(...c),u=zd(c,n,l.columns,p);return Math.abs(p)<700?[zd(c,n,l.columns,0),u]:[u]}case"mask":if(en(r,o,n))return[];default:{let c=uo(r.step.turned?l.values[n][o]:l.values[o][n]);return[{kind:"copy",terms:[{name:"",factors:[c],value:c}],total:c,result:c}]}}}function zd(e,t,o,n){return{..._d("softmax",e,t,o,r=>Math.exp(r-n)),shift:n}}function _d(e,t,o,n,r){let s=t.map((i,l)=>({name:n[l],factors:[i],value:r(i)})),a=s.reduce((i,l)=>i+l.value,0);return{kind:e,terms:s,total:a,result:s[o].value/a,at:o}}function Pb(e,t){let{kind:o,reads:n,divisor:r=1}=t.step;if(o==="given"||o==="described")return t.values;let[s,a]=n.map(l=>rr(e,l)),i=s.values.map((l,d)=>_e(s,d));switch(o){case"product":{let l=t.step.turned?a.values.length:a.values[0].length,d=Array.from({length:l},(c,p)=>Dd(t.step,a,p));return i.map(c=>d.map(p=>_b(c,p)))}case"quotient":case"difference":case"sum":return i.map((l,d)=>l.map((c,p)=>Wd[o](c,a?uo(a.values[d][p]):r)));case"mask":return i.map((l,d)=>l.map((c,p)=>en(t,d,p)?-1/0:c));case"softmax":return i.map(l=>Rd(l.map(d=>Math.exp(d-Math.max(...l)))));case"shares":return i.map(Rd);default:return i}}function Rd(e){let t=e.reduce((o,n)=>o+n,0);return e.map(o=>o/t)}function Qe(e,t){let o=new Map;for(let[n,r]of e){let s={...r,...t.get(n)},a=Pb(o,s),i=(l,d)=>r.values[l]?.[d]===null;s.values=a.map((l,d)=>l.map((c,p)=>i(d,p)||Number.isNaN(c)?null:c)),o.set(n,s)}return o}var Wd,uo,_e,Wb,en,Dd,_b,oa,Pe=N(()=>{"use strict";Wd={quotient:(e,t)=>e/t,difference:(e,t)=>e-t,sum:(e,t)=>e+t},uo=e=>e===null?NaN:e;_e=(e,t)=>e.values[t].map(uo),Wb=(e,t)=>e.values.map(o=>uo(o[t])),en=(e,t,o)=>e.step.kind==="mask"&&e.values[t]?.[o]===-1/0,Dd=(e,t,o)=>e.turned?_e(t,o):Wb(t,o);_b=(e,t)=>e.reduce((o,n,r)=>o+n*t[r],0);oa=e=>e.map(t=>t.map(o=>o==="-inf"?-1/0:o))});function sr(e){let[t,o,...n]=e.split("/").map(s=>Hb(s.trim())),r=o===void 0?t:n.length?NaN:t/o;return Math.abs(r)<=1e6?r:NaN}function Hb(e){let[,t,o]=Fb.exec(e)??[];return o?Number(o.replace(",","."))*(t&&t!=="+"?-1:1):NaN}function ar(e){let t=e.replace(/\r/g,"").replace(jb,"").replace(Bb,"$1").replace(/\][\s,;]*\[/g,`
`).replace(/[[\]]/g,""),o=e.includes("	"),n=t.replace(/^\n+/,"").split(`
`).filter(r=>o||r.trim()).map(Vb);for(;n.length&&!n[n.length-1].some(Boolean);)n.pop();return n.length?n:[[wt(e)]]}function Vb(e){if(e.includes("	"))return e.split("	").map(Pd);let t=e.replace(Ub,"$1").replace(Kb,"");return t.split(Yb(t)).map(Pd)}function Pd(e){let[,t="",o]=Gb.exec(e.trim())??[],n=Math.max(0,t.length-Number(o));return n<=Xb?Number(e).toFixed(n):wt(e)}function Yb(e){return e.includes(";")?";":/[|│]/.test(e)?/[|│]/:e.includes(".")&&e.includes(",")?/,\s*/:/,\s/.test(e)?/,\s+/:/\s+(?![%/])(?<!\/\s*)/}var Fb,wt,Bb,jb,Ub,Gb,Xb,Kb,ir=N(()=>{"use strict";Fb=/^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/,wt=e=>[...e.trim().replace(/\s+/g," ")].slice(0,50).join("");Bb=/(?:\b\w+\.)?\b(?:array|tensor)\s*\(([^()]*)\)?/g,jb=/,\s*(?:dtype|device|grad_fn|requires_grad)=[^,)]*/g,Ub=/^\s*[({]([^(){}]*,[^(){}]*)[)}]/,Gb=/^[-+]?\d\.?(\d*)e([-+]?\d+)$/i,Xb=12,Kb=/^[\s,;|│]+|[\s,;|│]+$/g});function Fd(e,t){let o=Y("divisor"),n=w("input","divisor-field");n.maxLength=50,n.setAttribute("aria-label","Divide the scores by");let r="",s=!1,a=()=>{let{divisor:c}=e.given;return c?.problem&&c.typed||e.chain.get(xt)?.step.divisorText||""};function i(c){r=a(),s=!0,n.value=c??r,o.replaceWith(n),n.focus(),c===null&&n.select()}function l(c){if(!s)return;s=!1;let p=n.matches(":focus");n.replaceWith(o),p&&o.focus();let u=wt(n.value);!c||u===r||(t(u),e.say(`Divided by ${u||"\u221Ad_k"}.`))}o.addEventListener("click",()=>i(null)),o.addEventListener("keydown",c=>{c.ctrlKey||c.metaKey||c.altKey||c.key!=="F2"&&!/^[^ ]$/.test(c.key)||(c.preventDefault(),i(c.key==="F2"?null:c.key))}),n.addEventListener("blur",()=>l(!0)),n.addEventListener("keydown",c=>{c.stopPropagation(),!(c.key!=="Enter"&&c.key!=="Escape")&&(c.preventDefault(),l(c.key==="Enter"))});let d=()=>{let{divisor:c}=e.given,p=e.views.find(({place:u})=>u.node===xt)?.table.closest(".column")?.querySelector(".sign");!c||!p||(!p.contains(o)&&!p.contains(n)&&p.replaceChildren("\xF7",o),o.textContent=a(),o.setAttribute("aria-label",`Divided by ${a()}: type another number`),o.toggleAttribute("data-typed",!!c.typed),o.toggleAttribute("data-bad",!!c.problem),o.title=c.problem)};e.arrivals.push(d),e.updates.push(d)}var xt,na=N(()=>{"use strict";ie();ir();xt="scaled_scores"});var ve,mo=N(()=>{"use strict";ve=()=>!matchMedia("(prefers-reduced-motion: reduce)").matches});function Hd(e){let t=ze({ariaLabel:"Divide the scores by",min:String(lr),step:"0.01"}),o=w("output"),n=Y("button","\xF7 1"),r=Y("button",...ce("Back to \u221Ad_k"));r.ariaLabel="Back to \u221Ad_k";let s=w("div","dial ends",w("span","","Divide by "),t,o,n,r);e.controls.prepend(s);let a=e.chain,i=e.chain,l=NaN,d=!1,c=0,p=()=>{i=a,e.given.dial&&l!==e.given.dial.value&&(i=jd(a,e.given.dial,l)),e.chain=i},u=f=>{cancelAnimationFrame(c),l=f,d=!0,p(),e.redraw()},m=f=>{u(f),d=!1,e.send("divisor",f)},h=(f,b,x=performance.now())=>{let v=Math.min(1,(performance.now()-x)/Jb);l=v<1?f+(b-f)*v:b,p(),e.redraw(),c=v<1?requestAnimationFrame(()=>h(f,b,x)):0};t.addEventListener("input",()=>u(Number(t.value))),t.addEventListener("change",()=>m(Number(t.value))),n.addEventListener("click",()=>m(lr)),r.addEventListener("click",()=>m(e.given.dial?.usual??lr)),e.updates.push(()=>{let{dial:f}=e.given;if(s.hidden=!f,!f)return;if(e.chain!==i){if(a=i=e.chain,d)return u(l);if(cancelAnimationFrame(c),l!==f.value&&!Number.isNaN(l)&&ve())return h(l,f.value);l=f.value}Object.assign(t,{max:String(f.most),value:String(l)});let b=Bd(l,f);o.ariaLive=l===f.value?"polite":"off",o.replaceChildren(...ce(b)),t.setAttribute("aria-valuetext",b),r.disabled=l===f.usual,n.disabled=l===lr})}function Bd(e,t){let o=String(Number(e.toFixed(4)));return e===t.usual?`\u221Ad_k = ${o}`:o}function jd(e,t,o){let n=[...e.keys()],r=new Set(n.slice(0,n.indexOf(xt))),s={kind:"quotient",reads:["scores"],turned:!1,divisor:o,divisorText:Bd(o,t)},a=new Map([...e].map(([l,d])=>[l,r.has(l)?{...d,step:{kind:"given",reads:[],turned:!1}}:d])),i=new Map([...Qe(a,new Map([[xt,{step:s}]]))].map(([l,d])=>[l,r.has(l)?e.get(l)??d:d]));if(t.covered.some(([l,d])=>o>=l&&o<=d))for(let l of t.answers){let d=i.get(l);d&&(d.values=d.values.map(c=>c.map(()=>null)))}return i}var lr,Jb,ra,sa=N(()=>{"use strict";Pe();na();mo();ie();lr=1,Jb=1200;ra=({python:e,given:{dial:t}})=>t&&jd(e,t,t.usual)});function da(e,{node:t,row:o,column:n}){let r=e.get(t);if(!r)return w("div");let s=r.values[o][n],a=w("div","explained",w("p","what",Ze(r,o,n)),w("p","value",s===null?"? (covered)":X(s)));a.append(w("p","lead",...ce(on(e,r,o,n))));let i=Je(e,t,o,n);return r.step.kind==="given"||(s===null||i.some(({terms:d})=>d.some(c=>c.factors.some(Number.isNaN)))?a.append(w("p","covered","The arithmetic is covered too: it would show an answer.")):a.append(w("div","pieces",...i.map((d,c)=>c?tw(d):Yd(d))))),a}function Vd(e,t){let o=(n,r)=>{for(let s of e.querySelectorAll(n))s.classList.toggle("awaited",!r)};e.querySelectorAll(".terms tr:not(.sum)").forEach((n,r)=>n.classList.toggle("awaited",!!t&&r>=t.terms)),o(".terms .sum",t?.isAdded??!0),o(".value, .sides, .line, .folded, .terms .sum b",t?.isThere??!0)}function pr(e,t,o,n=!1){let r=e.get(t.node),s=r?.values[t.row]?.[t.column];if(!r||s===void 0)return"";let a=n?void 0:Je(e,t.node,t.row,t.column)[0];if(!a||a.terms.some(({factors:E})=>E.some(Number.isNaN)))return`${Ze(r,t.row,t.column)}: ${X(s)}`;let{kind:i,terms:l,total:d,result:c,at:p}=a,u=l.slice(0,Math.min(o?.terms??1/0,Zb)),m=u.length<l.length?["\u2026"]:[],h=Kd[i]??" \xB7 ",{values:f,factors:b}=Jd(a),x=u.map(E=>E.factors.map(($,S)=>(S?go:String)(b[S]($).trim())).join(h)),v=p===void 0?[...x,...m].join(" + "):o?.isAdded??!0?`${f(l[p].value)} \xF7 ${f(d)}`:"\u2026";return`${o?.isThere??!0?(l.length>1?ho:X)(c):"?"} = ${v}`}function on(e,t,o,n){let[r,s]=bt(e,t.name,o,n),a=r&&e.get(r.node),i=s&&e.get(s.node);switch(t.step.kind){case"given":return t.note||(t.formula===t.symbol?`${t.symbol} is given: nothing comes before it.`:`Computed earlier: ${t.formula}.`);case"product":{let l=t.step.turned?`row ${fo(i?.rows[n]??"")}`:`column ${n+1}`;return`Row ${fo(t.rows[o])} of ${a?.symbol} meets ${l} of ${i?.symbol}.`}case"quotient":return`The score, divided by ${t.step.divisorText}.`;case"softmax":return`The softmax of row ${fo(t.rows[o])}: each exponential is divided by their sum.`;case"shares":return`Row ${fo(t.rows[o])}, divided by its sum.`;case"mask":return en(t,o,n)?Gd(t,o,n):"Not hidden: the score stays as it was.";case"described":return Gd(t,o,n);case"difference":return`${a?.title} minus ${i?.title}.`;case"sum":return`${a?.title} plus ${i?.title}.`;default:return`The same number as in ${a?.symbol}.`}}function tw(e){let t=w("details","folded",w("summary","",ew)),o=()=>{t.open&&t.childElementCount===1&&t.append(Yd(e))};return t.open=Xd,o(),t.addEventListener("toggle",()=>{Xd=t.open,o()}),t}function Yd(e){let{kind:t,terms:o,total:n,result:r,at:s}=e,a=Kd[t];if(a){let[u,m]=o[0].factors.map(ho);return aa(tn("left",u),a,t==="quotient"?m:tn("right",go(m))," = ",dr(ho(r)))}if(t==="copy")return aa(dr(ho(r)));let i=w("table","terms"),{values:l,factors:d}=Jd(e),c=Qb[t]??(e.shift?"Minus the largest score:":"As the formula says:");i.append(w("caption","",c)),o.forEach((u,m)=>{let h=w("tr",m===s?"at":"",w("th","",u.name),w("td","",...ow(e,u,d)),w("td","",l(u.value)));i.append(h)}),i.append(w("tr","sum",w("th","","sum"),w("td"),w("td","",s===void 0?dr(l(n)):l(n))));let p=w("div","piece",i);return s!==void 0&&p.append(aa(l(o[s].value)," \xF7 ",l(n)," = ",dr(ho(r)))),p}function ow({kind:e,shift:t},{factors:[o,n]},[r,s]){return e==="product"?[tn("left",r(o))," \xB7 ",tn("right",go(s(n)))]:e!=="softmax"?[tn("left",r(o))]:[w("span","power","e",w("sup","left",r(o)+(t?` ${la} ${go(ho(t))}`:"")))]}function ia(e){let t=Math.floor(Math.log10(Math.max(...e.filter(Number.isFinite).map(Math.abs))||1));if(t<-cr||t>cr)return X;let o=t<0?Math.max(cr,2-t):cr-t,n=Math.max(...e.map(r=>String(Number(r.toFixed(o))).split(".")[1]?.length??0));return r=>xe(r,{decimals:n,isShort:!1})}var Qb,la,Kd,Ze,ca,Ud,fo,Zb,Gd,ew,Xd,cr,Jd,ho,go,tn,dr,aa,bo=N(()=>{"use strict";Pe();Ae();ie();Qb={product:"Multiplied pair by pair, and added:",shares:"Its share of the row\u2019s sum:"},la="\u2212",Kd={quotient:" \xF7 ",difference:` ${la} `,sum:" + "},Ze=(e,t,o)=>`${e.title}: ${ca(e,t,o)}`,ca=(e,t,o)=>`${Ud("row",e.rows[t])}, ${Ud("column",e.columns[o])}`,Ud=(e,t)=>/^\d+$/.test(t)?`${e} ${t}`:t,fo=e=>/^\d+$/.test(e)?e:`\u201C${e}\u201D`;Zb=6;Gd=({step:e,rows:t,columns:o},n,r)=>{let s={row:fo(t[n]),column:fo(o[r])};return(e.lead??"").replace(/\{(row|column)\}/g,(a,i)=>s[i])},ew="As computers do it",Xd=!1;cr=4;Jd=({terms:e,total:t})=>({values:ia([...e.map(({value:o})=>o),t]),factors:[0,1].map(o=>ia(e.flatMap(({factors:n})=>n[o]??[])))}),ho=e=>ia([e])(e),go=e=>e.startsWith(la)?`(${e})`:e,tn=(e,t)=>w("span",e,t),dr=e=>w("b","",e),aa=(...e)=>w("p","line",...e)});function Ke(e){let t=gd(e.chain,e.other,e.blend),o=ra(e);return o?new Map([...t].map(([n,r])=>[n,aw(r,o.get(n)??r,e.other?.get(n))])):t}function op(e,t){if(e.given.comparison)return t.other&&e.other?.get(t.name);let o=tp(e)?.get(t.name);return o?.values.length===t.values.length&&o.values[0].length===t.values[0].length?o:void 0}function ur(e,t){let[o,{dial:n}]=[op(e,t),e.given];return n?o||n.answers.includes(t.name)?t.values.map(cw):null:o?bd(t,o,e.digits):null}function np(e){return[...new Set(e.views.map(({place:o})=>e.chain.get(o.node)))].flatMap(o=>{let n=o?ur(e,o)?.flat().filter(Boolean).length:0;return o&&n?[{many:n,symbol:o.symbol}]:[]})}function wo(e){let t=tp(e)?np(e):[],[o,n]=[rp(t),t.map(({many:r,symbol:s})=>`${r} in ${s}`)];return o?`${o} number${o>1?"s":""} changed: ${n.join(", ")}.`:""}function sp(e){let t="",o=ze({min:"0",max:String(pa),step:"1"}),n=[0,1].map(a=>{let i=Y("button");return i.addEventListener("click",()=>Zd(e,a)),i}),r=w("p","said"),s=w("div","comparing",w("div","ends",n[0],o,n[1]),r);e.controls.append(s),o.addEventListener("input",()=>Zd(e,Number(o.value)/pa)),e.updates.push(()=>{let a=e.given.comparison;lw(e);let i=wo(e);if(i&&i!==t&&e.say(i),t=i,s.hidden=!a,!a)return;let l=e.given.isSmall?e.beneath:e.controls;s.parentElement!==l&&l.prepend(s),o.hidden=!!e.given.dial,n.forEach((c,p)=>{c.hidden=o.hidden,c.replaceChildren(...ce(a[p])),c.setAttribute("aria-pressed",String(e.blend===p))}),o.value=String(Math.round(e.blend*pa)),o.setAttribute("aria-label",`From ${a[0]} to ${a[1]}`),o.setAttribute("aria-valuetext",ep(a,e.blend));let d=c=>e.views.some(({cells:p})=>p.flat().some(({dataset:u})=>u[c]!==void 0));r.replaceChildren(...ce(o.hidden?(d("differs")?rw:"")+(d("was")?sw:""):`${ep(a,e.blend)}. ${iw(rp(np(e)))}.`))})}function Zd(e,t){e.blend=t,e.redraw()}function ep(e,t){return t===0||t===1?`Shown: ${e[t]}`:`${t===.5?"Halfway":`${Math.round(t*100)} % of the way`}: the numbers are a mix, not a result`}function iw(e){return e?e===1?"The marked number differs":`The ${e} marked numbers differ`:"No number shown differs"}function lw(e){let{views:t,chain:o,digits:n}=e,r=ra(e),s=Ke(e);for(let{place:a,cells:i}of t){let l=o.get(a.node),d=l?ur(e,l):null,c=r?.get(a.node),p=r&&s.get(a.node);i.forEach((u,m)=>u.forEach((h,f)=>{let b=d?.[m]?.[f];ua(h,b);let x=c?.values[m][f]??null,v=b&&p&&x!==null&&xe(x,io(mt(p),n));v&&v!==h.textContent?h.dataset.was=v:delete h.dataset.was}))}}function ua(e,t=0){e.toggleAttribute("data-differs",!!t),t&&e.style.setProperty("--differs",(Qd+(1-Qd)*t).toFixed(2))}function cw(e){let t=Math.max(...e.map(o=>o??NaN));return e.map(o=>+(o===t))}function ma(e,{node:t,row:o,column:n}){let r=e.chain.get(t),s=r&&op(e,r);if(!s)return;let[a,i]=[r.values[o][n],s.values[o][n]],l=e.given.comparison;return l||X(a)!==X(i)?{names:l??nw,a,b:i,isSame:a===i}:void 0}function mr(e,t){let o=e.chain.get(t.node);if(!o)return"";let n=ma(e,t),r=Ze(o,t.row,t.column);return!n||n.a===null?`${r}: ${dw(o.values[t.row][t.column])}`:n.isSame?`${r}: ${X(n.a)}, the same in both`:`${r}: ${n.names[0]} ${X(n.a)}, ${n.names[1]} ${X(n.b)}`}function ip(e,t){let o=ma(e,t);return e.blend>0&&e.blend<1&&!!o&&!o.isSame}function lp(e,t){let o=et(e),n=o.get(t.node);return n?ip(e,t)?ap:`${on(o,n,t.row,t.column)} ${pr(o,t,null)}`:""}function cp(e,t){let o=ma(e,t),n=e.chain.get(t.node),r=e.given.dial&&n?.step.kind==="quotient";if(!o||o.a===null||o.b===null||r)return da(et(e),t);let{a:s,b:a,names:i,isSame:l}=o,d=Ke(e).get(t.node)?.values[t.row][t.column]??null,c=n&&ip(e,t)?pw(Ze(n,t.row,t.column),d):da(et(e),t);return c.querySelector(".value")?.after(l?w("p","sides","The same in both."):uw(i,s,a)),c}function pw(e,t){return w("div","explained",w("p","what",e),w("p","value",X(t)),w("p","lead",ap))}function uw(e,t,o){let n=[[e[0],X(t)],[e[1],X(o)],["difference",`${X(t)} \u2212 ${go(X(o))} = ${X(t-o)}`]];return w("dl","sides",...n.map(([r,s])=>w("div","",w("dt","",r),w("dd","",s))))}var pa,Qd,nw,rw,sw,aw,et,tp,rp,dw,ap,It=N(()=>{"use strict";tr();sa();Ae();ie();bo();pa=100,Qd=.35,nw=["now","before"],[rw,sw]=["Underlined: the largest of a row."," Beneath: at \u221Ad_k."];aw=(e,t,o)=>({...e,decimals:Ys(t),span:[...t.values,...e.other&&o?o.values:[],[0]]}),et=({chain:e,other:t,blend:o})=>t&&o>.5?t:e,tp=({chain:e,python:t,earlier:o,given:n})=>n.comparison||n.goal?null:e===t?o:t;rp=e=>e.reduce((t,{many:o})=>t+o,0);dw=e=>e===null?"covered":X(e);ap="A mix, not a result. Move the slider to one of its ends to see the arithmetic."});function fr(e,t,o,n){try{sessionStorage.setItem(fa,JSON.stringify({where:dp(e,t),cell:t,before:o,text:n}))}catch{}}function hr(){try{sessionStorage.removeItem(fa)}catch{}}function gr(e){try{let{where:t,...o}=JSON.parse(sessionStorage.getItem(fa)??"{}");return o.cell&&t===dp(e,o.cell)?o:null}catch{return null}}var fa,dp,br,ha=N(()=>{"use strict";fa="self-attention typed in a cell",dp=({chain:e,key:t},{node:o})=>JSON.stringify([location.pathname,t,o,e.get(o)?.base??""]);br=()=>document.activeElement!==document.body});function pp(e,t,o){let{frame:n,working:r,controls:s}=e,a=Y("gist"),i=w("div","foot");r.replaceWith(i),i.append(a,r);let l=h=>Math.abs(h.getBoundingClientRect().bottom-i.getBoundingClientRect().top),d=h=>[...h].sort((f,b)=>l(f)-l(b))[0],c=matchMedia(nn),p=()=>{if(c.matches)return i.prepend(o,t);s.prepend(t),s.after(o)},u=h=>{i.classList.toggle("open",h),a.setAttribute("aria-expanded",String(h))};c.addEventListener("change",p),a.addEventListener("click",()=>u(!i.classList.contains("open"))),new ResizeObserver(()=>{c.matches&&n.style.setProperty("--foot",`${i.offsetHeight}px`),n.matches(":focus-within")&&d(n.querySelectorAll(i.matches(".open")?mw:"td[aria-selected]"))?.scrollIntoView({block:"nearest"})}).observe(i),p();let m="";return h=>{m!==e.given.name&&u(!1),m=e.given.name;let{subject:f,other:b,blend:x}=e,v=!!b&&x>0&&x<1;a.hidden=!f||r.hidden;let E=v?Ke(e):et(e),$=f?pr(E,f,h,v):"";a.textContent!==$&&(a.textContent=$);let S=f&&$.includes(" = ")?E.get(f.node):void 0;a.dataset.of=f&&S?`${ca(S,f.row,f.column)}: `:""}}var nn,mw,wr=N(()=>{"use strict";It();ie();bo();nn="(max-width: 46rem)",mw=":is(.one-row:not([hidden]), .stage) td[data-explained]"});function xr(e,t,o){let n=new Map,r=new Set,s=[t];for(let a=0;a<o&&s.length;a++){let i=[];for(let l of s)bt(e,l.node,l.row,l.column).forEach((d,c)=>{let p=`${d.node} ${d.row} ${d.column}`,u=e.get(d.node);if(r.has(p)||!u)return;r.add(p);let m=ga(n,u),h=ft.indexOf(a?"far":c?"right":"left");for(let f of fw(u,d)){let b=f.row*u.columns.length+f.column;m[b]||(m[b]=h,i.push(f))}});s=i}return n}function ga(e,t){let o=e.get(t.name)??new Uint8Array(t.rows.length*t.columns.length);return e.set(t.name,o),o}function fw(e,{node:t,row:o,column:n}){let r=o===null?e.rows.map((a,i)=>i):[o],s=n===null?e.columns.map((a,i)=>i):[n];return r.flatMap(a=>s.map(i=>({node:t,row:a,column:i})))}var ba=N(()=>{"use strict";Pe();co()});function ae(e){if(e instanceof HTMLCanvasElement)return{node:e.dataset.node??"",row:Number(e.dataset.row),column:Number(e.dataset.column)};let t=e instanceof Element?e.closest("td.cell"):null;return t?{node:t.closest("table")?.dataset.node??"",row:Number(t.dataset.row),column:Number(t.dataset.column)}:null}function up(e){let{stage:t}=e;t.addEventListener("pointerover",o=>{o.pointerType!=="touch"&&!(o.target instanceof HTMLCanvasElement)&&vt(e,ae(o.target))}),t.addEventListener("pointermove",o=>{if(!(o.target instanceof HTMLCanvasElement)||o.pointerType==="touch")return;let n=Qs(o.target,o.offsetX,o.offsetY);kr(n,e.pointed)||vt(e,n)}),t.addEventListener("pointerleave",()=>vt(e,null)),t.addEventListener("focusin",o=>{let n=ae(o.target);n&&vt(e,n,!0)}),t.addEventListener("focusout",()=>vt(e,null)),t.addEventListener("click",o=>{let n=o.target,r=n instanceof HTMLCanvasElement?Qs(n,o.offsetX,o.offsetY):ae(n);r&&(tt(e,kr(r,Er(e))?null:r),n.scrollIntoView({block:"nearest",inline:"nearest"}))}),t.addEventListener("keydown",o=>hw(e,o)),t.addEventListener("transitionend",o=>{o.target instanceof HTMLCanvasElement&&yw(e)})}function hw(e,t){let{target:o,key:n}=t,r=ae(o);if(!r||!(o instanceof HTMLCanvasElement||o instanceof HTMLTableCellElement))return;let s=t.ctrlKey||t.metaKey||t.altKey?void 0:xo[n];if(n==="Escape"&&e.pinned)tt(e,null);else if(n==="Enter")bw(e,r);else if(s&&o instanceof HTMLCanvasElement)gw(e,o,r,s);else{if(o instanceof HTMLCanvasElement)return;if(s)vr(o,s);else if(n==="Home"||n==="End")vr(o,[0,n==="Home"?-1/0:1/0]);else return}t.preventDefault()}function gw(e,t,{node:o,row:n,column:r},s){let[a,i]=t.dataset.turned?[s[1],s[0]]:s,l=e.chain.get(o);t.dataset.row=String(yr(n+a,l?.rows.length??0)),t.dataset.column=String(yr(r+i,l?.columns.length??0)),vt(e,ae(t),!0)}function vr(e,[t,o]){let n=e.closest("tbody"),r=[...n.children].map(l=>[...l.querySelectorAll("td.cell")]),s=r.findIndex(l=>l.includes(e)),a=r[yr(s+t,r.length)],i=a[yr(r[s].indexOf(e)+o,a.length)];for(let l of n.querySelectorAll("td.cell[tabindex='0']"))l.setAttribute("tabindex","-1");i.tabIndex=0,i.focus()}function vt(e,t,o=!1){e.pointed=t,rn(e),o&&t&&e.say(mr(e,t))}function tt(e,t){e.pinned=t,e.passed=null,rn(e),e.send("pinned",t)}function bw(e,t){if(kr(t,Er(e)))return tt(e,null);tt(e,t),e.say(lp(e,t))}function rn(e){let{chain:t,views:o,stage:n}=e,r=e.pointed??Er(e),s=mp(t,r)?r:null,a=s?xr(et(e),s,e.depth):new Map;n.classList.toggle("tracing",a.size>0);let i=s&&t.get(s.node);i&&(ga(a,i)[s.row*i.columns.length+s.column]=ft.indexOf("self"));let l=n.classList.contains("tracing"),d=o.map(({place:c})=>c.node).lastIndexOf(s?.node??"");for(let[c,p]of o.entries()){let u=t.get(p.place.node)?.columns.length??0;xw(p,u,c<=d?a.get(p.place.node):void 0,l),wa(p,e.pinned,"aria-selected")}Sr(e)}function Sr(e){let t=e.pointed??Er(e),n=[!!e.given.goal&&!!e.chain.get(t?.node??"")?.editable?null:t,e.opening].find(r=>mp(e.chain,r))??null;e.subject=n,e.working.replaceChildren(...n?[cp(e,n)]:[]);for(let r of e.views){wa(r,e.working.hidden?null:n,"data-explained");let s=!!e.chain.get(r.place.node)?.isMirrored;wa(r,s&&n?{...n,row:n.column,column:n.row}:null,"data-mirror");let a=r.isMirrored;r.isMirrored=s,s!==!!a&&(a===!1&&ve()&&ww(r.cells),r.cells.forEach((i,l)=>i[l]?.toggleAttribute("data-diagonal",!!s)))}for(let r of e.followers)r()}function ww(e){let t=e.map(o=>o.map(n=>n.getBoundingClientRect()));e.forEach((o,n)=>o.forEach((r,s)=>{let[a,i]=[t[s]?.[n],t[n][s]];n!==s&&a&&r.animate([{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px)`},{transform:"none"}],{duration:900,easing:"ease-in-out"})}))}function xw(e,t,o,n){let{cells:r,strip:s,tones:a}=e;if(r.forEach((l,d)=>l.forEach((c,p)=>{let u=ft[o?.[d*t+p]??0];(c.dataset.lit??"")!==u&&(u?c.dataset.lit=u:delete c.dataset.lit)})),!s||!a)return;let{painted:i}=e;i?.isTracing===n&&i.tones===a&&vw(i.lit,o)||(Ed(s,a,o,n),e.painted={lit:o,isTracing:n,tones:a})}function wa({place:e,table:t,cells:o},n,r){let s=t.querySelector(`[${r}]`),a=n?.node===e.node?o[n.row]?.[n.column]:void 0;s!==a&&s?.removeAttribute(r),a?.setAttribute(r,"true")}function yw(e){for(let t of e.views)delete t.painted;rn(e)}function fp({stage:e,views:t,opening:o}){if(!o||e.scrollHeight<=e.clientHeight)return;let n=t.find(({place:i})=>i.node===o.node)?.cells[o.row]?.[o.column];if(!n)return;let r=n.closest("tr")??n,[s,a]=[r.getBoundingClientRect(),e.getBoundingClientRect()];e.scrollTop+=s.bottom-a.top-e.clientHeight+2}var xo,yr,kr,Er,mp,vw,yt=N(()=>{"use strict";It();mo();ba();co();xo={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};yr=(e,t)=>Math.max(0,Math.min(e,t-1)),kr=(e,t)=>!!e&&!!t&&e.node===t.node&&e.row===t.row&&e.column===t.column;Er=({pinned:e,passed:t,later:o})=>kr(e,t)||o.has(e?.node??"")?null:e,mp=(e,t)=>!!t&&e.get(t.node)?.values[t.row]?.[t.column]!==void 0;vw=(e,t)=>e===t||!!e&&!!t&&e.every((o,n)=>o===t[n])});function bp(e){let t={base:"",texts:{},past:[],future:[],sent:[]},o=xa("Undo",()=>Ar(e,t,"past")),n=xa("Redo",()=>Ar(e,t,"future")),r=xa("Reset the numbers",()=>an(e,t,Ew(t.texts))),s=w("input");s.type="checkbox",s.addEventListener("change",()=>e.send("hidden",s.checked));let a=w("label","",s,"Hide later words"),i=w("summary","button","Change"),l=w("details","change",i,w("div","editing",a,o,n,r));l.addEventListener("keydown",({key:m})=>{m!=="Escape"||!i.checkVisibility()||(l.open=!1,i.focus())}),e.controls.append(l);let d=w("div","told");d.setAttribute("role","alert");let c=w("p","hint");e.beneath.append(d,c);let p=null;e.updates.push(()=>{let{given:m}=e;if(m!==p){let x=!p;p=m,$w(e,t),x&&(Tw(e,t),l.open=m.goal?!matchMedia(nn).matches:!ge(m),m.goal&&e.controls.previousElementSibling?.append(l)),a.hidden=m.hidesLater===null,s.checked=!!m.hidesLater;let v=m.told.join(`
`);d.dataset.sentences!==v&&(d.dataset.sentences=v,d.replaceChildren(...m.told.map(E=>w("p","",E))))}qw(e);let h=Sw(e);c.hidden=!h.length,c.replaceChildren(...ce(`${matchMedia(hp).matches?"Tap a number twice to type":"Type"} over any number of ${h.join(", ")}${e.given.divisor?", or the divisor":""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ${e.given.goal?"A frame marks a number below 0. ":""}${e.given.kept}`));let f=!!h.length||!!e.given.divisor;l.hidden=a.hidden&&!f&&!ge(m);let b=[t.past,t.future,Object.values(t.texts).flat()];[o,n,r].forEach((x,v)=>{x.hidden=!f,x.ariaDisabled=String(!b[v].length),x.tabIndex=b[v].length?0:-1})}),Fd(e,m=>an(e,t,{...t.texts,divisor:m?[[0,0,m]]:[]})),e.typeOver=(m,h,f)=>f?an(e,t,ka(t.texts,m,h)):va(e,t,m,h);let{stage:u}=e;u.addEventListener("keydown",m=>Cw(e,t,m)),u.addEventListener("click",m=>{let h=gp(m.target);!matchMedia(hp).matches||!$r(e,h)||!h.ariaSelected||h.dataset.held==="open"||(m.stopPropagation(),zt(e,t,h,null))},!0),u.addEventListener("dblclick",m=>{$r(e,m.target)&&zt(e,t,gp(m.target),null)})}function xa(e,t){let o=Y("button",e);return o.addEventListener("click",t),o}function $r(e,t){let o=e.chain.get(ae(t)?.node??"");return o?.editable?o:void 0}function $w(e,t){let o=e.given.chain.filter(i=>i.editable),n=JSON.stringify(o.map(i=>[i.name,i.base])),r=Object.fromEntries(o.map(i=>[i.name,i.typed??[]])),{divisor:s}=e.given;s&&(r.divisor=s.typed?[[0,0,s.typed]]:[]);let a=t.sent.lastIndexOf(sn(r));if(n===t.base&&a>=0&&a<t.sent.length-1)return Sa(e,t);n!==t.base&&Object.assign(t,{base:n,past:[],future:[]}),Object.assign(t,{texts:r,sent:[]})}function va(e,t,o,n){e.chain=e.python,Sa(e,{...t,texts:ka(t.texts,o,n)}),e.redraw()}function Sa(e,t){if(!e.given.previewed)return;let o=new Map(Object.entries(t.texts).map(([s,a])=>{let i=e.chain.get(s)?.values.map(l=>[...l])??[];for(let[l,d,c]of a){let p=sr(c);i[l]?.[d]!==void 0&&!Number.isNaN(p)&&Aw(e.given.goal,p)&&(i[l][d]=p)}return[s,{values:i}]})),n=sr(t.texts.divisor?.[0]?.[2]??""),r=e.chain.get(xt)?.step;r&&n>=1&&n<=(e.given.divisor?.most??0)&&o.set(xt,{step:{...r,divisor:n,divisorText:X(n)}}),e.chain=Qe(e.chain,o),gt(e.views,e.chain,e.spread,e.digits)}function an(e,t,o,n=!0){sn(o)!==sn(t.texts)&&(n&&(t.past=[...t.past,t.texts].slice(-kw),t.future=[]),t.sent.length||t.sent.push(sn(t.texts)),t.texts=o,t.sent.push(sn(o)),e.chain=e.python,Sa(e,t),e.redraw(),e.send("edited",o))}function Ar(e,t,o){let n=t[o].pop();if(!n)return;let r=t.texts;t[o==="past"?"future":"past"].push(r),an(e,t,n,!1),Mw(e,o==="past"?"Undone.":"Done again.",r,n)}function Mw(e,t,o,n){let[r]=Object.keys({...o,...n}).flatMap(i=>{let l=o[i]??[],d=n[i]??[],c=(p,u)=>!p.some(m=>String(m)===String(u));return[...l.filter(p=>c(d,p)),...d.filter(p=>c(l,p))].map(([p,u])=>({node:i,row:p,column:u}))}),s=r&&e.chain.get(r.node),a=s&&n[r.node]?.find(([i,l])=>i===r.row&&l===r.column)?.[2];e.say(vp(t,s?wp(s,r,a??""):"",wo(e)))}function wp(e,{row:t,column:o},n){let r=Ze(e,t,o);return n?Number.isNaN(sr(n))?`${r}: \u201C${n}\u201D was typed.`:`${r} is now ${n}.`:`${r} is as it was at first.`}function ya(e,t,o,n){let r=ae(o),s=r&&e.chain.get(r.node);if(!s)return;let a=o.closest("table")?.dataset.turned!==void 0,[i,l]=[t.texts,0];n.forEach((d,c)=>d.forEach((p,u)=>{let[m,h]=a?[r.row+u,r.column+c]:[r.row+c,r.column+u];m<s.rows.length&&h<s.columns.length?i=ka(i,{...r,row:m,column:h},p):l++})),an(e,t,i),l&&e.say(`${l} of the pasted numbers did not fit into ${s.symbol}.`)}function xp(e,t,o){let n=ae(o);if(!n)return"";let r=t.texts[n.node]?.find(([s,a])=>s===n.row&&a===n.column);return r?r[2]:X(e.chain.get(n.node)?.values[n.row][n.column]??null)}function zt(e,t,o,n){if(o.dataset.held==="open")return;let r=xp(e,t,o),s=w("input");s.value=n??r,s.maxLength=200,s.spellcheck=!1,s.setAttribute("aria-label",`New number: ${o.closest("table")?.dataset.node}, row ${Number(o.dataset.row)+1}, column ${Number(o.dataset.column)+1}`),o.dataset.held="open",o.replaceChildren(s);let a=ae(o),i=()=>fr(e,a,r,s.value);n!==null&&i(),s.addEventListener("input",()=>{i(),e.given.goal&&va(e,t,a,wt(s.value))});let l=!1,d=(c,p=null,u=null)=>{if(l||!o.isConnected)return;l=!0,hr();let m=wt(s.value),h=!!s.matches(":focus");delete o.dataset.held,o.textContent="",h&&o.focus(),u?ya(e,t,o,u):c&&m!==r?ya(e,t,o,[[m]]):e.given.goal&&va(e,t,a,r),e.redraw(),p&&vr(o,p),p&&c&&m!==r&&Nw(e,a,m,Lw(o))};for(let c of["click","dblclick","pointerdown"])s.addEventListener(c,p=>p.stopPropagation());s.addEventListener("blur",()=>d(!0)),s.addEventListener("keydown",c=>{c.stopPropagation();let u=c.key==="Enter"&&!!e.given.goal?[0,0]:Ow(c,n!==null);c.key!=="Escape"&&!u||(c.preventDefault(),d(c.key!=="Escape",u))}),s.addEventListener("paste",c=>{let p=c.clipboardData?.getData("text")??"",u=ar(p);!p.trim()||n!==""&&u.length===1&&u[0].length===1||(c.preventDefault(),d(!0,null,u))}),s.focus(),n===null&&s.select()}function Nw(e,t,o,n){let r=e.chain.get(t.node),s=n&&(n.node!==t.node||n.row!==t.row||n.column!==t.column);r&&e.say(vp(wp(r,t,o),s?`${mr(e,n)}.`:"",wo(e)))}function Lw(e){let t=e.getRootNode();return ae(t instanceof Document||t instanceof ShadowRoot?t.activeElement:null)}function Tw(e,t){let o=gr(e);if(!o)return;let r=e.views.find(({place:s,cells:a})=>s.node===o.cell.node&&a.length)?.cells[o.cell.row]?.[o.cell.column];!r||!$r(e,r)||xp(e,t,r)!==o.before||(br()?ya(e,t,r,[[wt(o.text)]]):zt(e,t,r,o.text))}function Ow({key:e,shiftKey:t},o){return e==="Enter"?[t?-1:1,0]:e==="Tab"?[0,t?-1:1]:o||e==="ArrowUp"||e==="ArrowDown"?xo[e]:void 0}function Cw(e,t,o){let{target:n,key:r,altKey:s,shiftKey:a}=o;if(!(n instanceof HTMLTableCellElement||n instanceof HTMLButtonElement))return;let i=(o.ctrlKey||o.metaKey)&&!s,l=r.toLowerCase();if(i&&l==="z"&&!a)Ar(e,t,"past");else if(i&&(l==="y"||l==="z"))Ar(e,t,"future");else{if(!(n instanceof HTMLTableCellElement)||!$r(e,n))return;if(i&&l==="v")return zt(e,t,n,"");if(i||s)return;if(r==="F2")zt(e,t,n,null);else if(r==="Backspace"||r==="Delete")zt(e,t,n,"");else if(r.length===1&&r!==" ")zt(e,t,n,r);else return}o.preventDefault()}function qw(e){let{given:t,chain:o,views:n,spread:r,digits:s}=e,a=new Map(t.chain.map(l=>[l.name,l])),i=!1;for(let{place:l,table:d,cells:c}of n){let p=a.get(l.node);if(d instanceof HTMLTableElement&&d.setAttribute("aria-readonly",String(!p?.editable)),!p?.editable)continue;let u=new Map((p.problems??[]).map(([h,f,b])=>[`${h} ${f}`,b])),m=new Map((p.typed??[]).map(([h,f,b])=>[`${h} ${f}`,b]));c.forEach((h,f)=>h.forEach((b,x)=>{let v=u.get(`${f} ${x}`);if(b.toggleAttribute("data-typed",m.has(`${f} ${x}`)),v===void 0)i||=b.dataset.held==="bad",b.dataset.held==="bad"&&delete b.dataset.held,b.removeAttribute("aria-invalid");else{if(b.setAttribute("aria-invalid","true"),b.dataset.held==="open")return;b.dataset.held="bad",b.textContent=m.get(`${f} ${x}`)??"",b.title=v}}))}i&&gt(n,o,r,s)}var kw,hp,Sw,gp,Ew,sn,ka,Aw,vp,yp=N(()=>{"use strict";Pe();It();na();ha();Ae();wr();ie();yt();ir();bo();kw=200,hp="(pointer: coarse)";Sw=({given:e,views:t})=>e.chain.filter(o=>o.editable&&t.some(({place:n,strip:r})=>n.node===o.name&&!r)).map(o=>o.symbol);gp=e=>e instanceof Element?e.closest("td.cell"):null;Ew=e=>Object.fromEntries(Object.keys(e).map(t=>[t,[]]));sn=e=>JSON.stringify(Object.keys(e).map(t=>[t,[...e[t]].sort(([o,n],[r,s])=>o-r||n-s)])),ka=(e,{node:t,row:o,column:n},r)=>({...e,[t]:[...(e[t]??[]).filter(([s,a])=>s!==o||a!==n),[o,n,r]]});Aw=(e,t)=>!e||t>=e.least&&t<=e.most;vp=(...e)=>e.filter(Boolean).join(" ")});function Ep(e,t){let o=ze({min:"0",max:"1",step:"0.01",value:"0.1"}),n=w("output"),[r,s]=[w("div","flow-left"),w("div","flow-right")];[r,s].forEach(m=>m.setAttribute("role","group")),r.setAttribute("aria-label","Words that attend"),s.setAttribute("aria-label","Words attended to");let a=A("svg",{class:"flow-lines",preserveAspectRatio:"none","aria-hidden":"true"}),i=w("div","flow-weights"),l=w("div","flow-face",r,a,s,i);e.append(w("label","flow-threshold","Show ",n,o),l);let d,c=null;function p(){if(!d)return;let m=d.rows.map((y,k)=>_e(d,k)),{rows:h,columns:f,decimals:b}=d,x=Number(o.value),v=`weights of ${x.toFixed(2)} or more`;n.replaceChildren(v),o.setAttribute("aria-valuetext",v);let E=y=>y>0&&y>=x,$=y=>Number.isNaN(y)?"?":y.toFixed(b),S=y=>y.join(", ")||"no word with such a weight";Sp(r,h,c,y=>`attends to ${S(m[y].flatMap((k,M)=>E(k)||Number.isNaN(k)?`${f[M]} ${$(k)}`:[]))}`),Sp(s,f,kp(d)?null:c,y=>`attended to by ${S(h.flatMap((k,M)=>E(m[M][y])?`${k} ${$(m[M][y])}`:[]))}`),i.replaceChildren(...f.map((y,k)=>w("span","",c===null?"":$(m[c][k])))),a.setAttribute("viewBox",`0 0 100 ${Ea*Math.max(h.length,f.length)}`),a.replaceChildren(...m.flatMap((y,k)=>y.flatMap((M,O)=>E(M)?Rw(k,O,M,c):[])))}function u(m,h){d&&m===s&&kp(d)||t(h)}return o.addEventListener("input",p),l.addEventListener("click",m=>{let h=zw(m);h!==null&&u(m.target.parentElement,h===c?null:h)}),l.addEventListener("keydown",m=>{let{dataset:h,parentElement:f}=m.target,[b,x]=[Number(h.word),f];if(m.key==="Escape")return t(null);let v={ArrowLeft:r,ArrowRight:s}[m.key],E={ArrowUp:b-1,ArrowDown:b+1,Home:0,End:x.childElementCount-1}[m.key]??b,$=(v??x).children[E];!($ instanceof HTMLElement)||!v&&E===b||(m.preventDefault(),$.focus(),u($.parentElement,E))}),(m,h)=>{d=m.get("weights"),c=h,p()}}function zw(e){let t=e.target instanceof Element?e.target.closest("button"):null;return t?Number(t.dataset.word):null}function Rw(e,t,o,n){let r=Math.min(1,o),s=(.2+.8*r)*(n===null||n===e?1:.25);return A("line",{x1:0,y1:(e+.5)*Ea,x2:100,y2:(t+.5)*Ea,"stroke-width":1+Iw*r,"stroke-opacity":s,"data-cell":`${e},${t}`,"vector-effect":"non-scaling-stroke"})}function Sp(e,t,o,n){for(;e.childElementCount>t.length;)e.lastElementChild?.remove();for(;e.childElementCount<t.length;)e.append(Y(""));for(let[r,s]of[...e.children].entries())s.dataset.word=`${r}`,s.textContent=t[r],s.tabIndex=r===(o??0)?0:-1,s.setAttribute("aria-pressed",`${r===o}`),s.setAttribute("aria-label",`${t[r]}, ${n(r)}`)}var Ea,Iw,kp,$p=N(()=>{"use strict";Pe();ie();De();Ea=10,Iw=8;kp=e=>e.rows.join(`
`)!==e.columns.join(`
`)});function Ap(e,t,o){return[["scores","weights"],["context"]].map(r=>r.flatMap(s=>e.get(s)??[])).filter(r=>r.length).map(r=>Dw(r,t,o))}function Dw(e,t,o){let n=e.map(({name:i})=>$a[i]),r=e[0].name==="context"?"Dimension":"Word",s=e[0].columns.map((i,l)=>w("tr","",ht("row",i),...e.map(d=>Pw(d,t.get(d.name)??d,o,l)))),a=w("tr","",...[r,...n].map(i=>ht("col",i)));return w("div","geometry-scroll",w("table","geometry-table",w("thead","",a),w("tbody","",...s)))}function _w(e,t,o){let n=o?1:Math.max(...t.map(Math.abs))||1,r=t.some(a=>a<0)?50:100,s=Math.abs(e)/n*r;return{from:100-r-(e<0?s:0),size:s}}function Pw(e,t,o,n){let r=e.values[o][n],s=e===t?e.decimals:Ww,{from:a,size:i}=_w(r??0,[...t.values.flat(),...e.values[o]].map(Number),e.share),l=w("span",Number(r)<0?"geometry-bar minus":"geometry-bar");l.style.setProperty("--from",`${a}%`),l.style.setProperty("--size",`${i}%`);let d=r===null?"undefined":xe(r,qt({...e,decimals:s},Ie)).trim();return w("td","",w("span","geometry-track",l),w("span","geometry-number",d))}var $a,Ww,Mp=N(()=>{"use strict";Ae();ie();$a={scores:"Score",weights:"Weight",context:"Context"},Ww=4});function Ma(e){let[[t,o],[n,r]]=[e.map(({x:a})=>a),e.map(({y:a})=>a)].map(a=>[Math.min(0,...a),Math.max(0,...a)]),s=Bw*Math.max(o-t,r-n)||2;return{left:(t+o-s)/2,bottom:(n+r-s)/2,span:s}}function Op(){let e=A("svg",{class:"plane",viewBox:`0 0 ${Ne} ${Ne}`,role:"group"});return e.append(A("g",{class:"axes","aria-hidden":"true"}),A("g",{class:"arrows"})),e}function Cp(e,t,o){let[n,r]=e.children,s=Xw(t);for(n.replaceChildren(...Kw(t.view),...s.map(({text:l,x:d,y:c,wide:p})=>A("text",{x:d+p/2,y:c+Fe-3,"text-anchor":"middle"},l)));r.childElementCount>o.length;)r.lastElementChild?.remove();for(;r.childElementCount<o.length;)r.append(Vw());let a=o.map(({x:l,y:d})=>kt(l,d,t.view)),i=Jw(o.map(({kind:l,word:d,isPale:c},p)=>({text:Gw(l,d,o),tip:a[p],isPale:c})),s,kt(0,0,t.view));o.forEach((l,d)=>Yw(r.children[d],l,t,a[d],i[d]))}function Gw(e,t,o){let n=[...t].length>Np?`${[...t].slice(0,Np-1).join("")}\u2026`:t;return o.some(r=>r.kind==="key")?`${e[0]} ${n}`:n}function Xw({view:e,across:t,up:o}){let[[n,r],s]=[kt(0,0,e),vo(e)],[a,i]=kt(s,s,e),l=X(s);return[[t,Ne-2-Rt(t),r+3],[o,Aa(n-Rt(o)/2,Ne-Rt(o)),0],[l,a-Rt(l)/2,r+3],[l,n-Rt(l)-3,i-Fe/2]].map(([c,p,u])=>({text:c,x:p,y:u,wide:Rt(c),high:Fe}))}function Kw(e){let t=vo(e);return[e.left,e.bottom].flatMap((o,n)=>Array.from({length:Math.floor(e.span/t)},(r,s)=>{let a=Math.ceil(o/t)+s,i=kt(a*t,a*t,e)[n],l=a?"grid":"axis";return A("line",n?{class:l,x1:2,x2:Ne-2,y1:i,y2:i}:{class:l,x1:i,x2:i,y1:Fe+2,y2:Ne-2})}))}function Vw(){let e=A("g",{role:"slider",tabindex:"0"});return e.append(A("line",{class:"shaft"}),A("path",{class:"head"}),A("line",{class:"leader"}),A("circle",{r:"18"}),A("text",{"text-anchor":"middle"})),e}function Yw(e,{kind:t,name:o,x:n,y:r,inFocus:s,isPale:a},{view:i,across:l,up:d},[c,p],u){let[m,h]=kt(0,0,i),f=Math.atan2(p-h,c-m)*180/Math.PI,[b,x]=[u.x+u.wide/2,u.y+Fe/2],v=Math.hypot(b-c,x-p)>u.wide/2+Lp[1]+Fe/2,E=d?`${l} ${X(n)}, ${d} ${X(r)}`:`${l} ${X(n)}`;Le(e,{class:t+(s?" in-focus":a?" pale":""),"aria-label":o,"aria-valuetext":E,"aria-valuemin":i.left,"aria-valuemax":i.left+i.span,"aria-valuenow":n});let[$,S,y,k,M]=e.children;Le($,{x1:m,y1:h,x2:c,y2:p}),Le(S,{d:Uw[t],transform:`translate(${c} ${p}) rotate(${f})`}),Le(y,{x1:c,y1:p,x2:v?b:c,y2:v?x:p}),Le(k,{cx:c,cy:p}),Le(M,{x:b,y:u.y+Fe-3}),M.textContent=u.text}function Jw(e,t,o){let n=[...t],r=[];for(let s of[e.filter(({isPale:a})=>!a),e.filter(({isPale:a})=>a)]){n.push(...s.flatMap(({tip:a})=>Qw(a,o)));for(let a of s)n.push(r[e.indexOf(a)]=Zw(a,n,o))}return r}function Qw([e,t],[o,n]){let[r,s]=[e-o,t-n],a=Math.ceil(Math.hypot(r,s)/ln)||1;return Array.from({length:a},(i,l)=>{let d=(l+1)/a;return{x:o+d*r-ln/2,y:n+d*s-ln/2,wide:ln,high:ln}})}function Zw({text:e,tip:[t,o]},n,r){let s=Rt(e),a=Math.atan2(o-r[1],t-r[0]),i=Lp.flatMap(d=>jw.map(c=>{let[p,u]=[Math.cos(a+c),Math.sin(a+c)],m=t+p*(d+s/2)-s/2,h=o+u*(d+Fe/2)-Fe/2;return{x:Aa(m,Ne-s),y:Aa(h,Ne-Fe),wide:s,high:Fe,text:e}})),l=d=>n.reduce((c,p)=>c+e0(d,p),0);return i.find(d=>l(d)===0)??i.reduce((d,c)=>l(c)<l(d)?c:d)}var Ne,Fw,Hw,Fe,Bw,Np,ln,Lp,jw,Uw,vo,kt,Tp,Rt,Aa,e0,Na=N(()=>{"use strict";Ae();De();Ne=340,Fw=6.6,Hw=12,Fe=14,Bw=1.35,Np=12,ln=8,Lp=[8,16,28,42,58,76],jw=[0,1,-1,2,-2,3,-3,4].map(e=>e*Math.PI/4),Uw={query:"M1 0 L-10 -5 L-10 5 Z",key:"M-9 -6 L0 0 L-9 6"};vo=({span:e})=>10**Math.floor(Math.log10(e/2)),kt=(e,t,{left:o,bottom:n,span:r})=>[(e-o)/r*Ne,(1-(t-n)/r)*Ne],Tp=(e,t,{left:o,bottom:n,span:r})=>[o+e/Ne*r,n+(1-t/Ne)*r];Rt=e=>[...e].reduce((t,o)=>t+(o>"\u2E80"?Hw:Fw),2);Aa=(e,t)=>Math.max(0,Math.min(e,t)),e0=(e,t)=>Math.max(0,Math.min(e.x+e.wide,t.x+t.wide)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.high,t.y+t.high)-Math.max(e.y,t.y))});function Ip(e,{tips:t,view:o,moveTo:n}){let r=null,s=()=>[...e.querySelectorAll('[role="slider"]')];e.addEventListener("pointerdown",a=>{if(a.button||r)return;let[i,l,d]=qp(e,a),c=t().map(({x:m,y:h},f)=>{let[b,x]=kt(m,h,o());return{at:f,x:b-i,y:x-l}}),p=c.map(({x:m,y:h})=>Math.hypot(m,h)),u=p.indexOf(Math.min(...p));p[u]>t0*d||(r=c[u],e.setPointerCapture(a.pointerId),s()[u].focus({preventScroll:!0}))}),e.addEventListener("mousedown",a=>a.preventDefault()),e.addEventListener("pointermove",a=>{if(!r||!t()[r.at])return;let[i,l]=qp(e,a);n(r.at,Tp(i+r.x,l+r.y,o()))});for(let a of["pointerup","pointercancel"])e.addEventListener(a,()=>{r=null});e.addEventListener("keydown",a=>{let i=s().indexOf(a.target),l=o0[a.key];if(!l||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault();let{x:d,y:c}=t()[i],p=vo(o())/(a.shiftKey?100:10);n(i,[d+l[0]*p,c+l[1]*p])})}function qp(e,t){let{left:o,top:n,width:r}=e.getBoundingClientRect(),s=Ne/r;return[(t.clientX-o)*s,(t.clientY-n)*s,s]}var t0,o0,zp=N(()=>{"use strict";Na();t0=18,o0={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}});function Rp(e){let{step:t}=e.get("scores")??{step:null},o=[...e.keys()];return e.has("weights")&&t?.kind==="product"&&!!t.turned&&t.reads.every(n=>e.has(n))&&o.slice(o.indexOf("scores")).every(n=>e.get(n)?.step.kind!=="given")}function Wp(e,t){let o=["across","up"].map(M=>w("label",`axis-${M}`,M==="up"?"Up: dimension ":"Across: dimension ",w("select"))),n=Y("button back","Back to the numbers of the sentence"),r=Op();r.setAttribute("aria-label","Queries and keys as arrows. Drag a tip, or move it with the arrow keys.");let s=w("label","","Query of ",w("select")),a=w("div"),i=w("p","geometry-said"),l=w("p","geometry-legend"),d=w("div","geometry-open",w("div","geometry-face",w("div","geometry-plane",r,l),w("div","geometry-side",w("div","geometry-controls",s,...o,n),i,a))),c=w("p","geometry-covered","The arrows are covered: they would show answers to the homework.");e.append(c,d);let p=new Map,u="",m=0,h=[0,1],f=Ma([]),b=new Map,x=p;function v(){let M=St(x),O=M.length===1?"query and key":"";return M.flatMap((T,I)=>T.rows.map((C,z)=>{let q=_e(T,z),H=I?"key":"query",[oe,ne]=h.map(ye=>q[ye]??0);return{kind:H,word:C,name:`${O||H} of ${C}`,x:oe,y:ne,inFocus:!I&&z===m,isPale:!I&&z!==m&&M.length>1,M:T,i:z}}))}function E(){x=b.size?Qe(p,b):p}function $(M=!1){E();let O=v();f=Ma(M?[...O,...O.map(({x:T,y:I})=>({x:-T,y:-I}))]:O),y()}function S(M,O){let{M:T,i:I,kind:C}=v()[M],z=vo(f)/100,q=[...T.values[I]];h.forEach((H,oe)=>{let ne=oe?f.bottom:f.left,ye=Math.max(ne,Math.min(O[oe],ne+f.span));H<q.length&&O[oe]!==q[H]&&(q[H]=Number((Math.round(ye/z)*z).toPrecision(6)))}),b.set(T.name,{values:T.values.map((H,oe)=>oe===I?q:H),step:{kind:"given",reads:[],turned:!1}}),C==="query"&&St(p).length>1&&m!==I&&t(I),y()}function y(){E();let M=Object.keys($a).flatMap(q=>p.get(q)??[]),O=[...St(p),...M].some(q=>q.values.flat().includes(null));if(c.hidden=!O,d.hidden=O,O){r.querySelector(".arrows")?.replaceChildren(),a.replaceChildren();return}let{columns:T,rows:I}=St(p)[0];o.forEach((q,H)=>{q.hidden=T.length<=2,Zo(q,T,h[H])}),Zo(s,I,m),n.setAttribute("aria-disabled",String(!b.size)),i.textContent=n0(p,b.size>0);let[C,z]=h.map(q=>T[q]?`dimension ${T[q]}`:"");Cp(r,{view:f,across:C,up:z},v()),l.textContent=St(p).length===1?"Drag a tip, or move it with the arrow keys.":"Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys.",a.replaceChildren(...Ap(x,p,m))}o.forEach((M,O)=>M.addEventListener("change",T=>{let I=Number(T.target.value);h[1-O]===I?h.reverse():h[O]=I,$()})),s.addEventListener("change",M=>t(Number(M.target.value))),n.addEventListener("click",()=>{b=new Map,$()}),Ip(r,{tips:v,view:()=>f,moveTo:S});let k=({x:M,y:O})=>[M-f.left,O-f.bottom].some(T=>Math.abs(T/f.span-.5)>.49);for(let M of["pointerup","keydown"])r.addEventListener(M,()=>{v().some(k)&&$(!0)});return(M,O)=>{p=M,m=O??0;let T=JSON.stringify(St(p).map(({rows:I,columns:C,values:z})=>[I,C,z]));if(u!==T)return u=T,b=new Map,Math.max(...h)>=St(p)[0].columns.length&&(h=[0,1]),$();y()}}function n0(e,t){let[o,n]=St(e),r=o.columns.length,s=e.get("context")?.step.reads[1]===o.name;return(r>2?`These are two of ${r} dimensions. A score uses all of them.`:r===2?"Two dimensions: the arrows show everything.":"One dimension: the arrows lie on one line.")+(n?"":` Without learning, one arrow is a word\u2019s ${s?"query, key and value":"query and key"}: they move together.`)+(t?" You have moved an arrow: these numbers are your own, and are used only here.":"")}var St,Dp=N(()=>{"use strict";Mp();Pe();zp();ie();Na();St=e=>[...new Set(e.get("scores")?.step.reads)].map(t=>e.get(t))});function La(e,t){if(t===null)return null;let o=e.get("weights").values[t].map(n=>n??-1);return{node:"weights",row:t,column:o.indexOf(Math.max(...o))}}function _p(e){let t=[w("div","flow"),w("div","geometry")],o=r0.map(d=>Y("button",d)),n=w("div","faces",...o);n.setAttribute("role","toolbar"),n.setAttribute("aria-label","Shown as"),e.controls.insertBefore(n,e.controls.querySelector(".change")),e.frame.before(...t);let r=[],s=0;function a(){let d=[!0,e.chain.has("weights"),Rp(e.chain)],c=ge(e.given)&&d[s]?s:0;n.hidden=!ge(e.given)||!d[1],o.forEach((p,u)=>{p.hidden=!d[u],p.setAttribute("aria-pressed",String(u===c)),p.tabIndex=u===c?0:-1}),t.forEach((p,u)=>{p.hidden=u+1!==c}),e.frame.hidden=e.beneath.hidden=!!(c||e.given.story),c&&(r[c]??=(c===1?Ep:Wp)(t[c-1],l))(e.chain,i(e.pinned??(c===2?e.opening:null)))}let i=d=>d&&e.chain.get(d.node)?.rows.length===e.given.words.length?d.row:null;function l(d){tt(e,La(e.chain,d)),a()}o.forEach((d,c)=>d.addEventListener("click",()=>{s=c,a()})),n.addEventListener("keydown",d=>{let c={ArrowRight:1,ArrowLeft:-1}[d.key],p=o.filter(u=>!u.hidden);c&&p.at((p.findIndex(u=>u===d.target)+c)%p.length)?.focus()}),e.updates.push(a)}var r0,Ta=N(()=>{"use strict";$p();Dp();ie();yt();r0=["Numbers","Threads","Arrows"]});function Fp(e){let{stage:t}=e,o={drafts:new Map,settling:new Map,last:0,timer:0,tries:0},n=w("p","cell-hint");e.beneath.append(n),t.addEventListener("input",({target:i})=>{if(!yo(i))return;Ca(o,i);let l=ae(i);l&&fr(e,l,qa(e,l),i.value)}),t.addEventListener("keydown",i=>{yo(i.target)&&!i.isComposing&&m0(e,o,i,i.target)}),t.addEventListener("paste",i=>{yo(i.target)&&w0(e,o,i,i.target)}),t.addEventListener("focusout",({target:i})=>{yo(i)&&Nr(e,o)}),t.addEventListener("click",i=>yo(i.target)&&i.stopPropagation(),!0),t.addEventListener("focusin",i=>{if(!yo(i.target))return;i.stopPropagation();let l=ae(i.target);vt(e,l),n.replaceChildren(...ce(l?u0(e,l):""))},!0),e.arrivals.push(()=>Mr(e,o));let r=!0,s="",a=0;e.updates.push(()=>{Mr(e,o),r?g0(e,o):(e.given.asked!==s||e.given.turn!==a)&&b0(e),r=!1,{asked:s,turn:a}=e.given,n.hidden=![...e.chain.values()].some(i=>i.boxes?.some(l=>l.hint))})}function Mr(e,t){let{given:o,chain:n,views:r}=e;for(let[i,l]of t.drafts)!l.stamp||l.stamp>o.filled||(t.drafts.delete(i),o.isSmall&&(t.settling.set(i,l),setTimeout(()=>t.settling.get(i)===l&&t.settling.delete(i),i0)));let s=new Set,a=!1;for(let{place:i,cells:l}of r){let d=n.get(i.node),c=d&&!i.turned&&!s.has(d.name),p=new Map((c&&d.boxes?d.boxes:[]).map(u=>[`${u.row} ${u.column}`,u]));p.size&&s.add(i.node),l.forEach((u,m)=>u.forEach((h,f)=>{let b=p.get(`${m} ${f}`);d&&b?d0(h,c0(h,Ze(d,m,f)),b,t.drafts.get(ot({node:d.name,row:m,column:f}))):h.dataset.held==="box"&&(a=p0(h))}))}a&&(gt(r,n,e.spread,e.digits),e.refit())}function c0(e,t){let o=e.querySelector("input");if(o)return o;let n=w("input","box");return n.type="text",n.inputMode="decimal",n.autocomplete="off",n.spellcheck=!1,n.maxLength=s0,n.setAttribute("aria-label",t),e.replaceChildren(n),e.dataset.held="box",e.removeAttribute("tabindex"),e.removeAttribute("title"),n}function d0(e,t,o,n){let r=n?n.text:o.text;t.value!==r&&(t.value=r),t.readOnly=!!o.fixed,t.tabIndex=o.fixed&&!r?-1:0;let s=n?"":o.mark;e.dataset.mark=s,t.title=Pp[s]??"",t.setAttribute("aria-invalid",String(s==="wrong"||s==="unreadable")),t.setAttribute("aria-description",Pp[s]??"")}function p0(e){e.replaceChildren(),delete e.dataset.held,delete e.dataset.mark,e.tabIndex=-1;let t=e.closest("tbody"),o=t?.querySelector("td.cell:not([data-held])");return o instanceof HTMLElement&&!t?.querySelector("td.cell[tabindex='0']")&&(o.tabIndex=0),!0}function Ca(e,t){let o=ae(t);if(!o)return;e.drafts.set(ot(o),{cell:o,text:t.value,stamp:0});let n=t.closest("td");n&&(n.dataset.mark="")}function u0(e,t){let o=e.chain.get(t.node);return o&&Hp(e,t)?.hint&&o.step.kind!=="given"?on(e.chain,o,t.row,t.column):""}function Nr(e,t){hr();let o=t.last>e.given.filled;for(let[n,{cell:r,text:s}]of t.drafts)!o&&s===qa(e,r)&&t.drafts.delete(n);if(![...t.drafts.values()].some(({stamp:n})=>!n)){Mr(e,t);return}t.last=Math.max(Date.now(),t.last+1),t.tries=0;for(let n of t.drafts.values())n.stamp=t.last;Bp(e,t)}function Bp(e,t){let o=[...t.drafts.values()].filter(({stamp:r})=>r),n=new Map([...t.settling.values(),...o].map(r=>[ot(r.cell),r])).values();e.send("filled",{stamp:t.last,cells:[...n].map(({cell:r,text:s})=>[r.node,r.row,r.column,s])}),clearTimeout(t.timer),t.timer=setTimeout(()=>{e.stage.isConnected&&t.last>e.given.filled&&++t.tries<=l0&&Bp(e,t)},a0*(t.tries+1))}function m0(e,t,o,n){if(o.ctrlKey||o.metaKey||o.altKey)return;let{key:r}=o;if(r==="Enter"){let s=cn(e),a=s[s.indexOf(n)+(o.shiftKey?-1:1)];a?Oa(a):Nr(e,t)}else if(r==="Escape"){let s=ae(n),a=s&&t.drafts.get(ot(s));if(!s||!a||a.stamp)return;t.drafts.delete(ot(s)),Mr(e,t)}else if(xo[r]&&!o.shiftKey&&f0(n,r)){let s=ae(n),[a,i]=xo[r],l=s&&h0(e,s,a,i);if(!l)return;Oa(l)}else return;o.preventDefault()}function f0({selectionStart:e,selectionEnd:t,value:o},n){return n==="ArrowUp"||n==="ArrowDown"||e===0&&t===o.length?!0:e===t&&e===(n==="ArrowLeft"?0:o.length)}function h0(e,{node:t,row:o,column:n},r,s){let a=cn(e,t).map(i=>({input:i,at:ae(i)})).filter(({at:i})=>i&&(s?i.row===o&&(i.column-n)*s>0:i.column===n&&(i.row-o)*r>0));return(r+s>0?a[0]:a[a.length-1])?.input}function g0(e,t){let o=gr(e),n=o&&cn(e,o.cell.node).find(r=>ot(ae(r)??o.cell)===ot(o.cell));!o||!n||qa(e,o.cell)!==o.before||(n.value=o.text,Ca(t,n),br()?Nr(e,t):n.focus())}function b0(e){let t=cn(e,e.given.asked);if(e.stage.getRootNode().activeElement)return;let o=e.chain.get(e.given.asked)?.lit,n=o?.length===1?o[0]:(e.pinned??e.opening)?.row,r=t.find(s=>ae(s)?.row===n)??t[0];r&&queueMicrotask(()=>Oa(r))}function Oa(e){e.focus(),e.select()}function w0(e,t,o,n){let r=ar(o.clipboardData?.getData("text")??""),s=ae(n);if(!s||r.flat().length<2)return;o.preventDefault();let a=new Map(cn(e,s.node).map(l=>[ot(ae(l)??s),l])),i=0;r.forEach((l,d)=>l.forEach((c,p)=>{let u=a.get(ot({node:s.node,row:s.row+d,column:s.column+p}));if(!u){i+=1;return}u.value=c,Ca(t,u)})),Nr(e,t),i&&e.say(`${i} of the pasted numbers did not fit into the boxes.`)}var Pp,s0,a0,i0,l0,yo,ot,cn,Hp,qa,jp=N(()=>{"use strict";ha();yt();ie();ir();bo();Pp={correct:"right",carried:"right, as it follows from a slip",wrong:"not right",imprecise:"right so far; more digits are needed",unreadable:"not readable",blank:"still blank"},s0=50,a0=4e3,i0=8e3,l0=20;yo=e=>e instanceof HTMLInputElement&&e.classList.contains("box"),ot=({node:e,row:t,column:o})=>`${e} ${t} ${o}`,cn=({stage:e},t)=>[...e.querySelectorAll(".box")].filter(o=>!t||ae(o)?.node===t);Hp=({chain:e},{node:t,row:o,column:n})=>e.get(t)?.boxes?.find(r=>r.row===o&&r.column===n);qa=(e,t)=>Hp(e,t)?.text??""});function Gp(e,t){if(ko(e,t,Ie))return Ie;if(Ia(e,t,Lr),Tr(e))return 0;let o=Yp(e)?Lr:Ie;for(let n=Ie-1;n>=o;n--)if(ko(e,t,n))return n;return 0}function Xp(e,t){let o=Yp(e)?x0:Ie,[n,r]=[0,1/0];for(let s=Ie;s>=o;s--)!ko(e,t,s)||e.scrollHeight>=r||([n,r]=[s,e.scrollHeight]);return n>o&&ko(e,t,n),n}function Kp(e,t){return Jp(Ia(e,t,Lr)),Lr}function Vp(e,t,o){e.classList.remove("measured");let n=parseFloat(getComputedStyle(e).minHeight);e.classList.add("measured");let r=s=>(e.style.setProperty("--size",String(s)),ko(e,t,o)?(Up(e),!Tr(e)&&e.scrollHeight<=n+1):!1);n>0&&v0.some(r)||(e.style.removeProperty("--size"),ko(e,t,o),Up(e))}function Up(e){for(let{classList:t,tHead:o}of e.querySelectorAll(".slanted")){t.add("upright");let n=[...o?.querySelectorAll("th")??[]].some(r=>(r.firstElementChild?.getBoundingClientRect().width??0)>r.clientWidth);t.toggle("upright",!n)}}function ko(e,t,o){let n=Ia(e,t,o);return Tr(e)?!1:(Jp(n),y0(n),!Tr(e))}function Ia(e,t,o){t(o);let n=[...e.querySelectorAll(".column")];for(let{style:r}of n)for(let[s]of Or)r.removeProperty(s);for(let r of e.querySelectorAll(".column:has(td.cell) canvas.strip"))r.style.width="0";return n}function y0(e){let t=e[0]?.closest(".small:not(.dialled)");if(!t)return;let o=Math.min(...e.map(({offsetLeft:i})=>i)),n=e.filter(({offsetLeft:i})=>i===o),r=n.flatMap(i=>[...i.querySelectorAll(Or[1][1])].map(l=>l.getBoundingClientRect().width)),s=t.scrollHeight,a=n.map(({style:i})=>i.getPropertyValue("--label"));for(let{style:i}of n)i.setProperty("--label",`${Math.ceil(Math.max(...r))}px`);t.scrollHeight>s&&n.forEach(({style:i},l)=>i.setProperty("--label",a[l]))}function Jp(e){let t=e.map(n=>Or.map(([,r])=>[...n.querySelectorAll(r)].map(s=>s.getBoundingClientRect().width)));e.forEach(({style:n},r)=>Or.forEach(([s],a)=>{t[r][a].length>1&&n.setProperty(s,`${Math.ceil(Math.max(...t[r][a]))}px`)}));let o=e.flatMap(n=>{let r=n.querySelector("canvas.strip"),s=n.querySelectorAll("tbody tr:first-child td.cell");if(!r||!s.length)return[];let[a,i,l]=[n.querySelectorAll("table")[0],s[0],s[s.length-1]].map(d=>d.getBoundingClientRect());return[{canvas:r,left:i.left-a.left,width:l.right-i.left}]});for(let{canvas:n,left:r,width:s}of o)n.style.marginLeft=`${r}px`,n.style.width=`${s}px`}var Lr,x0,v0,Yp,Tr,Or,Qp=N(()=>{"use strict";Ae();Lr=2,x0=3;v0=[2.4,2.2,2,1.8,1.6,1.4,1.3,1.2,1.1,1];Yp=e=>!!e.querySelector("td.cell");Tr=e=>e.scrollWidth>e.clientWidth;Or=[["--cell","tbody tr:first-child td.cell:first-of-type"],["--label","tbody tr:first-child th"]]});var eu,Zp=N(()=>{eu=`.comparing { margin-bottom: 0.5rem; }
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
`});var ou,tu=N(()=>{ou=`.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem; &:has(> .stepping:not([hidden])) { margin-bottom: 0.15rem; } }
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
.faces .button { border-radius: 0; margin-left: -1px; }
.faces .button:first-child { border-radius: var(--st-base-radius) 0 0 var(--st-base-radius); }
.faces .button:last-child { border-radius: 0 var(--st-base-radius) var(--st-base-radius) 0; }
.faces .button[aria-pressed="true"] {
  background: color-mix(in srgb, var(--st-primary-color) 15%, var(--st-background-color));
  border-color: var(--st-primary-color); font-weight: 600; z-index: 1;
}
`});var ru,nu=N(()=>{ru=`/* Numbers that can be typed over. */

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
`});var au,su=N(()=>{au=`/* Boxes to type into, their marks, and the worksheet. A mark is a sign as well as a colour. */

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
  position: absolute; right: var(--marked, 0.15rem); top: 50%; transform: translateY(-50%);
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

.cell-hint { margin: 0.35rem 0 0; min-height: 1.3em; color: var(--quiet); }

.asking { display: flex; flex-wrap: wrap; align-items: center; gap: 0.35rem 0.9rem; margin-bottom: 0.4rem; }
.name-line { display: none; }
.choice { display: inline-flex; align-items: center; gap: 0.35rem; min-height: 1.75rem; }
.choice input { width: 1.1rem; height: 1.1rem; accent-color: var(--st-primary-color); }

/* On a phone boxes are as high as a finger, with the mark below the number: six stand side by side. More scroll, and the words stay. */
@media (max-width: 46rem) {
  .stage .box { width: 2.9rem; height: 2.75rem; padding: 0 0.15rem 0.875rem; text-align: center; &:read-only { padding-right: 0.75rem; text-align: right; } }
  .small tr:has(> :nth-child(7)) .box { width: 2.5rem; padding-inline: 0; }
  .small :is(.station, .column):not(:only-child) table:has(.box:not(:read-only)) tr:not(:has(.box)):has([data-sign="covered"]) { display: none; } /* what nobody asks leaves its room to the question */
  .small .cell:has(> .box:read-only) { min-width: max(var(--cell), var(--boxed, var(--blank, 2.4rem))); &::after { inset: 50% var(--marked, 0.1rem) auto auto; transform: translateY(-50%); } }
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
`});var lu,iu=N(()=>{lu=`.flow-threshold { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; min-height: 24px }
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
`});var du,cu=N(()=>{du=`.geometry-controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }
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
`});var uu,pu=N(()=>{uu=`/* How far a goal is. */

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
  .slider .limits { order: 1; flex-basis: 100%; }
  .slider .ends input[type="range"] { max-width: none; }
  .goal > .measures { grid-column: 1 / -1; }
  .goal > .meter { grid-area: 2 / 1; }
  .goal > .cost { grid-area: 3 / 1; }
  .goal > .change > summary { grid-area: 2 / 2 / 4; }
  .goal > button { grid-area: 3 / 2; &:not([hidden]) ~ .change > summary { grid-row: 2; } }
  .with-goal .column:is(:has(.editable), .goal-row) { order: -1; } /* what is changed is in sight with how far the goal is */
  .goal-row.column:not(:empty) { /* lying: there is more room for the words */
    flex: 1; padding-inline: 0.5rem 0; font-size: 0.875rem;
    & .shares { flex-direction: column; gap: 2px; }
    & .share-bar { flex: 1; grid-template: auto / 3.75rem 1fr; align-items: center; justify-items: start; }
    & i { order: 1; height: 100%; min-width: 0; min-height: 1rem; background-position: left; background-size: calc(var(--share) * 100%) 100%; border-width: 0 0 0 1px; }
    & i::before { inset: 0 auto 0 calc(var(--first) * 100%); border-width: 0 0 0 1px; }
    & .asked i::after { inset: 0 auto -0.25rem calc(var(--bound) * 100%); border-width: 0 0 0 2px; }
    &::before { content: none; }
  }
}
@media print { .slider { display: none; } .goal { position: static; } }
.with-goal .editable tbody { outline: 1.5px dashed var(--st-primary-color); outline-offset: 2px; }
.with-goal.small {
  --hero: clamp(17rem, 100vh - 30rem, 26rem);
  @media (max-width: 46rem) { --hero: 27rem; & .columns { align-items: flex-start; } & .sign[style] { display: none; } & figcaption { white-space: normal; } & .cell { padding: 0 0.25rem !important; } }
  @media (min-width: 46.01rem) { & .column:not(:has(.editable)) figcaption { padding-right: 0.375rem; } &.measured { min-height: 0; } } /* what a few small matrices leave is not kept empty */
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
`});var fu,mu=N(()=>{fu=`/* A picture that has a room of its own, --hero, is as large as that allows: --size times its usual size (fitting.js). */
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
  .stage.small.compared { min-height: calc(var(--hero, 0rem) - 4rem); } /* the room of the slider beneath it */
  .stage.small:not([style*="--size"]) .cell { padding: 0 0.1rem; text-align: center; }
  .stage.small[style*="--size"] {
    align-content: safe center;
    --high: calc(2.1rem * var(--size));
    & .box { width: calc(3rem + var(--more) * 1.5rem); height: max(2.75rem, 2.1rem * var(--size)); }
  }
}
@media print { .stage.small { min-height: 0; } }
`});var gu,hu=N(()=>{gu=`/* Pictures that are not the whole chain: there is no band of projections to leave room for the arithmetic, and lines of
   different matrices need not be the same words, so each has its labels. */

.wide.loose { display: flex; flex-wrap: wrap; align-items: flex-start; }
.wide.loose .stage { display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; max-width: 100%; }
.wide.loose .columns { flex-wrap: wrap; margin-top: 0; }
.wide.loose .column:first-child .sign { display: none !important; }
.wide.loose .working { position: static; flex: 1 1 17rem; height: auto; max-height: 24rem; }
.wide.loose :is(th[scope="row"], .corner) { position: static; width: auto; height: auto; clip-path: none; }
.wide.loose th[scope="row"] { padding: 0 0.35rem 0 0.35rem; }

.loose figcaption { width: 0; min-width: max(100%, var(--caption, 8rem)); white-space: normal; }
`});var wu,bu=N(()=>{wu=`/* Colours come from the theme. Backgrounds are mixed from them and fade; text never does. */

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
.station-title { margin: 0 0 0.15rem; font-size: 0.875rem; font-weight: 600; color: var(--quiet); }
.columns { display: var(--laid, flex); columns: var(--across); flex-wrap: wrap; align-items: flex-end; gap: var(--between, 0.3rem) var(--aside, 0.35rem); }
.column { display: var(--held, grid); min-width: var(--across); vertical-align: top; grid-template-columns: auto auto; align-content: end; justify-content: start; margin-bottom: var(--apart); }
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
.cell[data-diagonal] {
  background-image: linear-gradient(to top right, transparent calc(50% - 1px), color-mix(in srgb, var(--st-primary-color) 40%, transparent) calc(50% - 0.5px), color-mix(in srgb, var(--st-primary-color) 40%, transparent) calc(50% + 0.5px), transparent calc(50% + 1px)) !important;
}
.cell[data-lit="self"] { box-shadow: inset 0 0 0 2.5px var(--st-text-color); font-weight: 650; }
.cell[aria-selected] { outline: 2px dashed var(--st-text-color); outline-offset: 0; }
.cell:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: 1px; }

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
/* A row is level with the first of its product. */
@container style(--level: first) {
  .columns:has(.below tr:nth-child(3)) > :has(> .below tbody > :only-child) { margin-bottom: calc(2 * (var(--high) + 1px)); }
}

/* So have few rows: a second matrix stands as close as the second head of joined ones, and what labels its factor reaches over the room beside it. */
@container style(--words: of-first) {
  .columns > :nth-child(2) {
    margin-left: var(--nearer, calc(1px - 0.35rem));
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
  &, & ~ .station { --cell: 2.5rem; --high: 1.9rem; }
}
.wide .working.under { margin-top: 0.75rem; }
.wide .working:not(.under) { position: absolute; top: var(--down, 0); right: 0; left: calc(var(--from, 60%) + 1.2rem); height: var(--room); overflow-y: auto; }
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
`});var vu,xu=N(()=>{vu=`/* The opening. Words are the heroes; what moves is drawn, what is read is text. */

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
.opening .origin [class^="quality"] { text-decoration: underline 3px; text-underline-offset: 4px; }
.opening .origin tspan.query { fill: var(--query); font-weight: 700; }
.opening .origin tspan.key { fill: var(--key); font-weight: 700; }
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
`});var ku,yu=N(()=>{ku=`/* A step while it is played. What lies over numbers is hollow; what is filled lies where the matrix is still empty. */

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

/* On a narrow screen Play, its sentence and one line of arithmetic stay in sight at the foot; elsewhere each has its place. */
.foot { display: contents; }
.gist { display: none; }
.gist::before { content: attr(data-of); }
@media screen and (max-width: 46rem) {
  .foot { display: block; position: sticky; bottom: 0; z-index: 4; border-top: 3px solid var(--st-primary-color); background: var(--st-background-color); }
  .foot .sentences { margin: 0; padding-top: 0.25rem; &:has(> .now:empty) { display: none; } } /* the picture needs the room */
  .foot .stepping { min-height: 2.75rem; }
  .gist {
    display: block; position: relative; width: 100%; padding: 0 1rem 0 0 !important; text-align: left; min-height: 2.25rem;
    font: inherit; font-size: 0.875rem; font-variant-numeric: tabular-nums; color: inherit; background: none; border: 0; border-top: 1px solid var(--line); cursor: pointer;
  }
  .gist::after { content: "\u25B4" / ""; position: absolute; right: 0; }
  .gist[aria-expanded="true"]::after { content: "\u25BE" / ""; }
  .gist:focus-visible { outline: 2.5px solid var(--st-primary-color); outline-offset: -2px; }
  .foot:not(.open) .working { display: none; }
  .stacked .foot .working { position: static; min-height: 0; max-height: calc(45vh - 7rem); padding: 0 0 0.5rem; border: 0; }
}
/* A laptop at 200 % is as narrow, and has no height to spare. */
@media screen and (max-height: 30rem) { .foot, .opening .player { position: static !important; } }
@media print { .foot .stepping { display: none; } }

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
`});var Eu,Su=N(()=>{Eu=`/* The row of one word, on a narrow screen alone. */

.one-row { display: none; }
@media screen and (max-width: 46rem) {
  .one-row:not([hidden]) { display: block; overflow-x: auto; }
  .frame:has(.one-row:not([hidden])) {
    row-gap: 0;
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
      .stage { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.25rem; --cell: 1.6rem; }
      .cell { padding: 0 0.15rem; }
    }
    .above figcaption { width: 0; min-width: calc(100% + 0.2rem); margin-right: -0.2rem; white-space: normal; i { display: block; } }
  }
  .one-row.across :is(label, table) { display: none; }
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
.one-row .cell { min-width: 0; height: 1.3rem; text-align: center; }
.one-row .cell[data-later] { background: none; box-shadow: inset 0 0 0 1px var(--line); }
.one-row .sum { text-align: center; color: var(--quiet); border-top: 1px solid var(--quiet); }
`});var Cr,za=N(()=>{"use strict";Zp();tu();nu();su();Vr();iu();cu();pu();mu();hu();bu();xu();yu();Yr();Su();Cr=[eu,ou,ru,au,bn,lu,du,uu,fu,gu,wu,vu,ku,wn,Eu].join(`
`)});function Au(e){let t=Y("button","Save as an image");t.addEventListener("click",async()=>{try{W0(await R0(e),`${e.given.name.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"")||"attention"}.png`),e.say("The image is saved.")}catch{e.say("This browser cannot draw the picture as an image.")}}),e.controls.querySelector(".editing")?.append(t),e.updates.push(()=>{t.hidden=!ge(e.given)})}async function R0({frame:e,stage:t}){let o=t.getRootNode().host,n=getComputedStyle(o),[r,s]=[Math.max(t.scrollWidth,e.clientWidth)+2*Ra,e.scrollHeight+2*Ra],a=e.cloneNode(!0),i=e.querySelectorAll("canvas");a.querySelectorAll("canvas").forEach((u,m)=>{let h=w("img","strip");h.src=i[m].toDataURL(),h.style.cssText=`width: ${i[m].clientWidth}px; height: ${i[m].clientHeight}px;`,u.replaceWith(h)});let l=w("div","host",w("style","",Cr.replaceAll(":host",".host")),a);l.style.cssText=`width: ${r}px; height: ${s}px; padding: ${Ra}px; background: var(--st-background-color); color-scheme: ${n.colorScheme}; overflow: hidden;`;for(let u of z0)l.style.setProperty(`--st-${u}`,n.getPropertyValue(`--st-${u}`));let d=`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${s}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(l)}</foreignObject></svg>`,c=w("img");c.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(d)}`,await c.decode();let p=w("canvas");return Object.assign(p,{width:r*$u,height:s*$u}),p.getContext("2d")?.drawImage(c,0,0,p.width,p.height),new Promise((u,m)=>p.toBlob(h=>h?u(h):m(new Error("no image"))))}function W0(e,t){let o=w("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e3)}var $u,Ra,z0,Mu=N(()=>{"use strict";ie();za();$u=2,Ra=12,z0=["text-color","background-color","primary-color","font","base-radius","button-radius"]});function Nu(e){let t=w("select","spread",...D0.map(([s,a])=>new Option(a,s))),o=w("select","depth",...P0.map(([s,a])=>new Option(a,s)));o.addEventListener("change",()=>{e.depth=Number(o.value),e.redraw()});let n=[w("label","","Traced back ",o),w("label","","Colours ",t)];e.controls.querySelector(".editing")?.append(...n);let r=w("div","legend");e.beneath.append(r),t.addEventListener("change",()=>{e.spread=t.value,e.redraw()}),e.followers.push(()=>r.replaceChildren(...F0(e))),e.updates.push(()=>{for(let s of[...n,r])s.hidden=!ge(e.given)})}function F0({views:e,chain:t,spread:o,subject:n}){let r=n&&t.get(n.node),s=e.find(({place:i,scale:l})=>l&&i.node===r?.name)?.scale;return o!=="all"&&r&&s?[Wa(o==="row"?`${r.title}, row ${r.rows[n.row]}`:r.title,s[n.row],r.role)]:[!0,!1].map(i=>e.find(({place:l,scale:d})=>d&&!!t.get(l.node)?.share===i)?.scale?.[0]).flatMap((i,l)=>i?[l?Wa("other numbers",i,""):Wa("weights",i,"weight")]:[])}function Wa(e,[t,o],n){let r=a=>X(Number(a.toPrecision(_0))),s=w("span","scale",`${e}: ${r(t)}`,w("i",t<0?"bar both":"bar"),r(o));return s.dataset.role=n,s}var D0,_0,P0,Lu=N(()=>{"use strict";Ae();ie();D0=[["matrix","by matrix"],["row","by row"],["all","one scale for all"]],_0=3,P0=[["99","all the way to X"],["1","one step"]]});function Ou({how:e,node:t,cells:o,less:n,other:r,missing:s},a){if(s)return NaN;let i=r?Tu(a,...r):o.map(()=>0);return H0[e](Tu(a,t,o).map((l,d)=>l-n[d]-i[d]))}function B0({sign:e,bound:t,reach:o},n){if(!Number.isFinite(n))return 0;let r=e*(t-n);return r<=1e-9?1:Math.max(0,1-r/o)}function j0(e,t){let o=4;for(;o<9&&Math.abs(e-t)>1e-9&&Number(e.toFixed(o))===t;)o++;let n=e.toFixed(o);return Number(n)?n.replace("-","\u2212"):n.replace("-","")}function dn({start:e},t){let o=e.flatMap(([n,r])=>r.flatMap((s,a)=>s.map((i,l)=>Math.abs((t.get(n)?.values[a][l]??i)-i)))).filter(n=>n>1e-9);return{cells:o.length,change:o.reduce((n,r)=>n+r,0)}}function qu(e,t){let{cells:o,change:n}=dn(e,t),r=o?`Changed: ${o} number${o===1?"":"s"}, by ${Number(n.toPrecision(4))} in all.`:"Nothing is changed yet.";return e.cells===null||o<=e.cells?r:`${r} Only ${e.cells} may be changed.`}function Iu(e,t){let{measures:o,cells:n}=e,r=o.map(p=>Ou(p,t)),s=o.map((p,u)=>B0(p,r[u])),a=s.filter((p,u)=>!o[u].is_kept),i=s.filter((p,u)=>o[u].is_kept).reduce((p,u)=>p*u,1),l=a.length?i*a.reduce((p,u)=>p+u,0)/a.length:i,d=(n===null||dn(e,t).cells<=n)&&s.every(p=>p===1),c=o.map(({says:p,missing:u,bound:m},h)=>u||p.replace("{}",j0(r[h],m)));return{share:d?1:Math.min(l,.99),is_reached:d,sentences:c,shares:s}}var H0,Tu,Cu,zu=N(()=>{"use strict";H0={least:e=>Math.min(...e),most:e=>Math.max(...e),"size of the sum":e=>Math.abs(e.reduce((t,o)=>t+o,0)),"largest size":e=>Math.max(...e.map(Math.abs)),"smallest size":e=>Math.min(...e.map(Math.abs))},Tu=(e,t,o)=>o.map(([n,r])=>e.get(t)?.values[n]?.[r]??NaN);Cu=(e,t)=>!e.is_kept&&e.sign*(e.bound-Ou(e,t))>e.reach+1e-9});function Ru(e){let t=ze({step:"0.1"}),o=w("span","","\xA0"),n=w("span","slider-value"),r=w("p","how"),[s,a]=[w("span"),w("span")],i=w("div","dial ends",o,w("span","limits",s,t,a),n),l=w("div","slider",r,i),d=null,c=({target:m})=>{let h=ae(m);!e.given.goal||!h||!e.chain.get(h.node)?.editable||(d=h,u())},p=()=>X(Number(t.value));t.addEventListener("input",()=>d&&e.typeOver(d,p(),!1)),t.addEventListener("change",()=>d&&e.typeOver(d,p(),!0)),e.stage.addEventListener("focusin",c),e.stage.addEventListener("click",c);let u=()=>{let{goal:m}=e.given,h=d&&e.chain.get(d.node),f=h?.editable?h.values[d?.row??0]?.[d?.column??0]:void 0;if(l.hidden=!m||![...e.chain.values()].some(({editable:x})=>x),l.classList.toggle("waits",!d||typeof f!="number"),r.textContent=m?.how??"",!m||!d||!h||typeof f!="number")return;let b=`${h.symbol}, ${h.rows[d.row]===String(d.row+1)?"row ":""}${h.rows[d.row]}, column ${d.column+1}`;o.textContent=`${b}: `,t.setAttribute("aria-label",b),Object.assign(t,{min:String(m.least),max:String(m.most),value:String(f)}),s.textContent=X(m.least),a.textContent=X(m.most),n.textContent=X(f),t.setAttribute("aria-valuetext",n.textContent)};return e.updates.push(u),l}var Wu=N(()=>{"use strict";Ae();ie();yt()});function Du(e){let t=w("p","meter");Object.assign(t,{role:"meter",ariaLabel:"How far the goal is",ariaValueMin:"0",ariaValueMax:"100"});let o=w("ul","measures"),n=w("p","cost"),r=Y("button","Next challenge");r.onclick=()=>e.send("next",!0);let s=w("div","goal-row");s.ariaHidden="true";let a=w("div","goal",t,o,n,r,Ru(e));a.setAttribute("role","group"),a.setAttribute("aria-label","The goal"),e.controls.before(a);let i=null,l=[],d=c=>{let p=e.given.goal?U0(e.given.goal.measures[0],e.chain):[];s.replaceChildren(...p.length||!s.classList.contains("column")?p:G0(c))};e.arrivals.push(()=>{let{given:{goal:c},views:p}=e,u=c&&!ge(e.given)&&p.filter(({place:h})=>c.start.some(([f])=>f===h.node)).at(-1),m=u?u.table.closest(".column"):null;m?m.after(s):t.after(s),s.classList.toggle("column",!!m),d(c?.verdict.shares??[]),a.classList.toggle("drawn",c?.measures.length===1&&!!s.querySelector(".shares:not(.progress)"))}),e.updates.push(()=>{let{goal:c}=e.given;if(a.hidden=!c,r.hidden=e.chain!==e.python||!c?.verdict.is_reached,!c)return;let p=e.chain===e.python,{share:u,is_reached:m,sentences:h,shares:f}=p?c.verdict:Iu(c,e.chain),b=Math.floor(u*100),x=u<.001?"under 0.1":(Math.floor(u*1e3)/10).toFixed(1),v=u>0&&b<10?x:String(b);t.ariaValueNow=String(b);let E=c.measures.some(y=>Cu(y,e.chain))?"farther away":"no nearer";t.ariaValueText=t.textContent=m?"100 %: reached":u<=0&&dn(c,e.chain).cells?`${E} than at first`:`${v} % of the way`;for(let{classList:y}of[a,s])y.toggle("reached",m);o.replaceChildren(...h.map((y,k)=>w("li",f[k]===1?"kept":"",w("span","sign-of",f[k]===1?"\u2713 ":"\u25CB "),y))),d(f);let $=[...s.querySelectorAll(".share-bar")];i||(l=$.map(({style:y})=>Number(y.getPropertyValue("--share")))),$.forEach(({style:y},k)=>y.setProperty("--first",String(l[k])));let S=p&&e.given.chain.flatMap(({problems:y})=>y??[])[0]?.[2];n.classList.toggle("problem",!!S||dn(c,e.chain).cells>(c.cells??1/0)),n.textContent=S||(p?c.cost+(m?" Why: see below.":""):qu(c,e.chain)),i&&String(i.verdict.sentences)!==String(c.verdict.sentences)&&e.say([m?"The goal is reached.":`${v} % of the way to the goal.`,...h].join(" ")),i=c})}function U0({node:e,cells:t,sign:o,bound:n,less:r,other:s},a){let i=a.get(e);if(!i?.share||s||r.some(Boolean))return[];let[[l]]=t,d=t.every(([h])=>h===l),c=h=>!d||t.some(([,f])=>f===h),u=(d?i.columns.map((h,f)=>[l,f]):t).map(([h,f])=>_u(i.values[h][f]??0,n,d?i.columns[f]:`${i.rows[h]}
\u2192 ${i.columns[f]}`,c(f))),m=d?`${i.title} of \u201C${i.rows[l]}\u201D`:i.title;return[w("b","",`${m}, goal ${o>0?"\u2265":"\u2264"} ${n}`),w("div","shares",...u)]}function _u(e,t,o,n=!0){let r=w("span",n?"share-bar asked":"share-bar",w("i"),o);return r.style.setProperty("--share",String(e)),r.style.setProperty("--bound",String(t)),r.dataset.share=e.toFixed(3),r}var G0,Pu=N(()=>{"use strict";zu();ie();Wu();G0=e=>[w("b","","To the goal"),w("div","shares progress",...e.map(t=>_u(t,1,(t<1?"\u25CB":"\u2713")+(e.length>1?` ${Math.floor(100*t)} %`:""))))]});function Hu(e,t){let o=new Map,n=(s,a)=>{let i=a.getBoundingClientRect();i.width&&!o.has(s)&&o.set(s,i)};if(!!t.querySelector(".opening:not([hidden])"))for(let s of t.querySelectorAll("[data-cell]"))n(s.getAttribute("data-cell")??"",s);else for(let{place:s,cells:a}of e)a.forEach((i,l)=>i.forEach((d,c)=>n(pn(s.node,l,c),d)));return o}function Bu(e,t,o){let n=()=>{t.isConnected?Da.set(e(),{at:performance.now(),places:o()}):document.removeEventListener("click",n,!0)};return document.addEventListener("click",n,!0),n}function ju(e,t){let o=Da.get(e),n=t.flatMap(({place:s,cells:a})=>a.flatMap((i,l)=>i.map((d,c)=>({name:pn(s.node,l,c),cell:d}))));if(!o||performance.now()-o.at>X0||n.length>K0||!ve()||(Da.delete(e),!n.some(s=>o.places.has(s.name))))return;let r=n.map(({name:s,cell:a})=>({cell:a,from:o.places.get(s),to:a.getBoundingClientRect()}));for(let{cell:s,from:a,to:i}of r){let l=a?{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px) scale(${a.width/i.width}, ${a.height/i.height})`,transformOrigin:"0 0"}:{opacity:0};s.animate([l,a?{transform:"none",transformOrigin:"0 0"}:{opacity:1}],{duration:Fu,easing:"ease-in-out",delay:a?0:Fu/2,fill:"backwards"})}}var Fu,X0,K0,Da,pn,_a=N(()=>{"use strict";mo();Fu=600,X0=4e3,K0=400,Da=new Map,pn=(e,t,o)=>`${e} ${t} ${o}`});function Y0(e,t){let o=e[t]?[e[t]]:[];return e.map((n,r)=>{if(r===t)return!0;let s=o.every(([a,i])=>n[1]+Uu<=a||n[0]>=i+Uu);return s&&o.push(n),s})}function qr(e){let t=w("div","ticks");t.setAttribute("aria-hidden","true");let o=w("div","scrubber",e,t),n=[],r=0,s=l=>{r=l;let d=Y0(n,r);[...t.children].forEach((c,p)=>{c.classList.toggle("now",p===r),c instanceof HTMLElement&&(c.style.visibility=d[p]?"visible":"hidden")})},a=()=>{let l=t.getBoundingClientRect().left;n=[...t.children].map(d=>{let{left:c,right:p}=d.getBoundingClientRect();return[c-l,p-l]}),s(r)},i=(l,d=l.map((c,p)=>p/Math.max(1,l.length-1)))=>{t.replaceChildren(...l.map((c,p)=>{let u=w("span","",...ce(c)),m=d[p];return u.style.left=`calc(${V0*(1-2*m)}px + ${100*m}%)`,u.style.transform=`translateX(${m===0?0:m===1?-100:-50}%)`,u})),requestAnimationFrame(a)};return new ResizeObserver(a).observe(t),{scrubber:o,name:i,choose:s}}var Uu,V0,Pa=N(()=>{"use strict";ie();[Uu,V0]=[10,8]});function Fa(e,t,o){let n=Qe(e,new Map([["X",{values:o}]])),r=Qe(t.plain,new Map([["X",{values:o}]]));return{X:o,plain:un(r,"weights",t.focus),learned:un(n,"weights",t.focus),weights:Wt(n,"weights"),offers:Wt(n,"K").map(s=>Z0(s,t)),values:Wt(n,"V"),context:un(n,"context",t.focus),fit:Q0(n,t),scale:Math.max(...Wt(e,"X").flat())/Math.max(...Wt(e,"V").flat())}}function Q0(e,{focus:t,owner:o}){let[n]=Je(e,"scores",t,o),[{terms:r,total:s}]=Je(e,"weights",t,o);return{query:un(e,"Q",t),keys:Wt(e,"K"),firsts:{query:Gu(e,"Q",t),key:Gu(e,"K",o)},products:n.terms.map(({value:a})=>a),score:n.total,scaled:un(e,"scaled_scores",t),powers:r.map(({value:a})=>a),total:s}}function Gu(e,t,o){let[{terms:n,total:r}]=Je(e,t,o,0);return{factors:n.map(({factors:s})=>s),total:r}}function Wt(e,t){let o=e.get(t);return o?o.values.map((n,r)=>_e(o,r)):[]}var J0,He,Ha,Z0,un,Ir=N(()=>{"use strict";Pe();J0=1;He=e=>e.indexOf(Math.max(...e)),Ha=e=>[...e.keys()].sort((t,o)=>e[o]-e[t]);Z0=(e,{offers:t,nothing:o})=>Math.max(...e)<J0?o:t[He(e)];un=(e,t,o)=>Wt(e,t)[o]??[]});function Ku(e){let t=Object.entries(ee).filter(([,o])=>o<=e);return t[t.length-1]?.[0]??"whose"}function Vu(e,t){if(e>=ee.knows)return 1;let o=Object.values(ee),n=o.filter(r=>r<=e).length;return Math.min(1,(o[n]-o[n-1])/(t/ex))}function F(e,t,o){let n=Math.min(1,Math.max(0,(e-t)/(o-t)));return n*n*(3-2*n)}function zr(e){let t=Math.min(Dt-1,Et.filter(o=>o<=e).length-1);return t+(e-Et[t])/(Et[t+1]-Et[t])}function Ua(e){let t=Math.min(Dt,Math.floor(e));return t===Dt?$t:Et[t]+(e-t)*(Et[t+1]-Et[t])}var ee,$t,Ba,Eo,So,_t,Xu,$o,ex,Yu,ja,Et,Dt,Rr=N(()=>{"use strict";ee=Object.freeze({whose:0,paid:3.2,described:7,laid:9.9,alike:13.1,asks:16.3,offers:20.4,fits:23,powers:26.8,shares:29.7,flows:33.8,knows:39.3,numbers:41.4}),$t=44.4,Ba=ee.numbers+1.8,Eo=Object.freeze([...Object.values(ee).slice(1).map(e=>e-.3),$t]),So=e=>Eo[Object.keys(ee).indexOf(e)],_t=Object.freeze([{name:"A question",from:ee.whose,at:So("whose")},{name:"A thread",from:ee.paid,at:So("paid")},{name:"Alike",from:ee.described,at:So("alike")},{name:"Query, keys",from:ee.asks,at:So("shares")},{name:"Values",from:ee.flows,at:So("knows")},{name:"Numbers",from:ee.numbers,at:$t}]),Xu=ee.paid,$o=So("knows");ex=3.5;Yu=e=>_t.filter(({from:t})=>t<=e).length-1,ja=(e,t=1)=>t>0?Eo.find(o=>o>e+.01)??$t:[...Eo].reverse().find(o=>o<e-.01)??Eo[0],Et=_t.flatMap(({from:e,at:t})=>[e,t]),Dt=Et.length-1});function Ga(e,t,o,n,r){let{X:s,plain:a,learned:i,fit:l}=t,d=rx(e,i),c=d&&r==="knows"?d:r==="paid"?ox(e,n===He(i)):r,p=Ao(i),u={alike:o[He(a)],most:Ao(a)[He(a)],share:p[e.owner],taken:p[He(i)],taker:o[He(i)],score:mn(l.score),scaled:l.scaled[e.owner].toFixed(2),part:l.powers[e.owner].toFixed(1),total:l.total.toFixed(1),terms:l.query.map((h,f)=>`${h.toFixed(2)} \xB7 ${l.keys[e.owner][f].toFixed(2)}`).join(" + "),mix:Ha(i).slice(0,2).map(h=>`${p[h]} \xD7 ${o[h]}`).join(" + "),guessed:o[n],given:p[n],listed:s[e.focus].map(Pt).join(", "),owned:s[e.owner].map(Pt).join(", "),query:Wr(l.firsts.query).join(""),key:Wr(l.firsts.key).join("")},m=h=>(e.captions[h]??"").replace(/\{(\w+)\}/g,(f,b)=>u[b]??"");return u.guess=n===e.owner?"":m("guess"),m(c)}function Ao(e){let t=e.map(r=>r.toFixed(2)),[o,n]=Ha(e);return t[o]!==t[n]?t:e.map(r=>r.toFixed(3))}var Dr,tx,Ju,Qu,ox,nx,rx,Pt,Wr,mn,_r=N(()=>{"use strict";Ir();Rr();Dr=(e,t,o,n,r)=>Ga(e,t,o,n,Ku(r)),tx={described:"listed",offers:"made",shares:"worked"},Ju=(e,t,o,n)=>Object.keys(ee).flatMap(r=>[r,tx[r]]).filter(r=>r in e.captions).map(r=>Ga(e,t,o,n,r)),Qu=(e,t,o,n)=>Ga(e,t,o,n,"worked");ox=({isAnswered:e},t)=>e?t?"paid":"other":"shown",nx=.5,rx=({owner:e},t)=>He(t)!==e?"lost":t[e]<nx?"unsure":"",Pt=e=>`${Math.round(e*100)/100}`,Wr=({factors:e,total:t})=>[...e.flatMap(([o,n],r)=>[Pt(o)," \xD7 ",Pt(n),r<e.length-1?" + ":" = "]),mn(t)],mn=e=>(Math.round(e*100+1e-6)/100).toFixed(2)});function Xa(e,t){let o=e<sx,n=t.map(p=>p.length+ax),r=n.reduce((p,u)=>p+u,0),s=Math.min(e,nm),a=n.map((p,u)=>(e-s)/2+s*(n.slice(0,u).reduce((m,h)=>m+h,0)+p/2)/r),i={height:426,large:58,small:30,middle:320,foot:356,base:312,tall:112,bar:18,gap:4,apart:28,feet:172,threads:62,sum:{y:398,tall:22}},l={height:386,large:29,small:21,middle:290,foot:304,base:268,tall:88,bar:11,gap:3,apart:19,feet:154,threads:42,sum:{y:362,tall:20}},d=o?{label:54,X:60,xCell:28,weights:154,wCell:Math.min(40,(e-156)/t.length),tall:34,pitch:36,top:112}:{label:e/2-330,X:e/2-312,xCell:56,weights:e/2-84,wCell:84,tall:40,pitch:44,top:124};return{width:e,isNarrow:o,centres:a,...o?l:i,column:o?{width:54,pitch:20,size:14}:{width:96,pitch:27,size:20},grid:d}}function em({centres:e},t,o,n){let[r,s]=[e[t],e[o]],a=Math.abs(t-o)/(e.length-1),i=(n-34)*(t===o?.8:.45+.75*a),l=t===o?52:0,[d,c]=t===o?[[r-l,n-i],[r+l,n-i]]:[[te(r,s,.15),n-i],[te(r,s,.85),n-i]],p=u=>[0,1].map(m=>{let[h,f,b,x]=[[r,n][m],d[m],c[m],[s,n][m]],v=1-u;return v*v*v*h+3*v*v*u*f+3*v*u*u*b+u*u*u*x});return{d:`M${r},${n} C${d} ${c} ${s},${n}`,at:p}}function rm(e,t,o,n,r){let{focus:s,owner:a}=t,{centres:i,grid:l}=e,{paid:d,described:c,laid:p,alike:u,asks:m,offers:h,fits:f,powers:b,shares:x,flows:v,knows:E,numbers:$}=ee,S=F(r,c,c+.8),y=F(r,c+.5,c+1.4),k=1-F(r,d,d+.5),M=F(r,$,$+1.8),O=F(r,fn,fn+1),T=F(r,v+1.1,v+3.2),I=F(r,v,v+.5),C=F(r,v+.5,v+1.1),z=F(r,v,v+.5)*(1-F(r,E,E+.5)),q=(V,W)=>te(o.X[V][W],o.values[V][W]*o.scale,z),H=V=>V===s?m+1.6:h,oe=V=>V===s||V===a,ne=V=>F(r,c+1.4,c+1.8)*(1-(oe(V)?F(r,H(V),H(V)+.4):F(r,m,m+.4))),ye=F(r,f,f+.4),L=F(r,f+.3,f+1),R=L*(1-F(r,f+2.7,f+3)),K=He(o.learned),me=ix(o,r),be=V=>l.top+V*l.pitch,nt=i.map((V,W)=>({x:te(V,l.label,M),y:te(te(e.middle,e.foot,S),be(W)+l.tall*.66,M),size:te(te(e.large,e.small,S),e.isNarrow?15:19,M),isEnd:M>.5,opacity:oe(W)?1:1-.6*R,isAsked:k>.5,isLit:W===s||W===n&&r>d&&r<c+.3||W===a&&r>h&&r<fn||W===me.lit&&r>u&&r<$})),_=(i.length-1)*F(r,p+.2,u-.4),se=F(r,p,p+.4),fe=i.map((V,W)=>{let Re=k?1/i.length:te(o.plain[W],o.learned[W],O);return{...em(e,s,W,te(e.middle-e.large,e.feet,S)),share:Re,width:e.threads*Re,opacity:.28*k+F(_,W-.7,W)*se*(1-M)*(T>0&&W!==K?.55:.85)*te(1,te(.25,.8,W===a?L:0)*(1-O)+O,F(r,m,m+.8)),isLearned:O>.3||r>u&&r<m&&W===me.lit}}),Ve=o.X.map((V,W)=>V.map((Re,J)=>{let gn=W===s?te(q(W,J),o.context[J]*o.scale,T*(1-M)):q(W,J),At=Math.max(1.5,gn*e.tall)*y,G=i[W]+(J-V.length/2)*(e.bar+e.gap)+e.gap/2;return{x:te(G,l.X+J*(l.xCell+2),M),y:te(e.base-At,be(W),M),width:te(e.bar,l.xCell,M),height:te(At,l.tall,M),opacity:y*te((1-F(r,H(W),H(W)+.5)*(1-C))*(T>0&&M===0&&W!==s&&W!==K?.5:1),.1+.4*Re,M),figure:{x:te(i[W]+(J-(V.length-1)/2)*e.apart,l.X+J*(l.xCell+2)+l.xCell/2,M),y:te(e.base-Math.max(...V)*e.tall-6,be(W)+l.tall/2+5,M),opacity:M?F(r,$+1,$+1.8):ne(W)}}})),B=r<v?_:s,No=o.X[s].map((V,W)=>({x:te(i[Math.floor(B)],i[Math.ceil(B)],B%1)+(W-o.X[s].length/2)*(e.bar+e.gap),y:e.base-q(s,W)*e.tall,width:e.bar+e.gap,height:q(s,W)*e.tall,opacity:se*(1-F(r,u,u+.5))+C*(1-F(r,$,$+.3))})),je=Math.max(i[a],e.column.width*1.8),Lo=e.isNarrow?{query:je-70,key:je,product:je+86,result:je+224}:{query:je-124,key:je,product:je+128,result:je+300},Gr=i.map((V,W)=>({x:W===s?te(V,Lo.query,L):W===a?te(V,Lo.key,L):V,sunk:26*(1-F(r,H(W)+.5,H(W)+1.3)),opacity:F(r,H(W)+.5,H(W)+1.3)*(1-I)*(oe(W)?1:1-ye)})),Oe={x:i[s],sunk:0,opacity:F(r,h+.5,h+1.3)*(1-F(r,f+1.8,f+2.2))},rt=V=>F(r,V,V+.4)*(1-I),Ue={products:o.fit.products.map((V,W)=>rt(f+1.1+.35*W)),results:[f+2.2,f+2.8,b+.3,x+.2].map(rt)},hn=o.weights.map((V,W)=>V.map((Re,J)=>({share:Re,x:te(W===s?fe[J].at(.5)[0]-l.wCell/2:l.weights+J*l.wCell,l.weights+J*l.wCell,M),y:te(W===s?fe[J].at(.5)[1]:be(W),be(W),M),width:l.wCell-3,height:te(W===s?Math.max(3,fe[J].width):l.tall,l.tall,M),opacity:W===s?F(r,$,$+.6):F(r,$+1.8,$+2.6)})));return{words:nt,threads:fe,bars:Ve,ghost:No,sides:Lo,columns:Gr,own:Oe,steps:Ue,cells:hn,signs:cx(e,o.fit.total),parts:dx(e,o.fit,I,r),drops:px(e,o,fe,s,r),halo:{x:i[s],y:e.middle-e.large*.3,r:e.large*(e.isNarrow?.75:1.05)*(1+.08*Math.sin(r*5)),opacity:k*(.5+.3*Math.sin(r*5))},mine:{...em(e,s,n,e.middle-e.large),drawn:F(r,d,d+1.2),opacity:.85*(1-F(r,c,c+.4)),width:e.threads*.4},figures:{y:e.foot+30,opacity:F(r,u,u+.5)*(1-M)*(1-F(r,m,m+.3)*(1-F(r,f+3,f+3.3))),...me},origin:lx(e,t,r),legend:y*(1-F(r,h,h+.5))+F(r,E,E+.5)*(1-F(r,$,$+.3)),heads:F(r,$+1.2,$+2.2),frame:F(r,$+1.4,$+2.2),grip:{x:i[a]-o.X[a].length/2*(e.bar+e.gap)+e.gap/2+e.bar/2,y:e.base-o.X[a][0]*e.tall,opacity:F(r,E,E+.5)*(1-F(r,$,$+.3))}}}function ix({plain:e,learned:t,fit:o},n){let{asks:r,powers:s}=ee,a=n<r+.3?e:n<fn?null:t;if(a)return{texts:Ao(a),isSum:!1,lit:He(a)};let i=n>=s+.7;return{texts:i?o.powers.map(l=>l.toFixed(1)):o.scaled.map(l=>l.toFixed(2)),isSum:i,lit:-1}}function lx({isNarrow:e,centres:t,width:o,foot:n},{focus:r,owner:s},a){let{asks:i,offers:l,fits:d}=ee,c=a>l+.4,[p,u]=c?[l+.9,d]:[i+.4,l];return{isKey:c,x:e?o/2:t[c?s:r],y:n+30,opacity:F(a,p,p+.4)*(1-F(a,u,u+.4))}}function cx({centres:e,width:t,foot:o},n){return e.map((r,s)=>{if(s<e.length-1)return{x:(r+e[s+1])/2,y:o+30,text:"+"};let a=r+(r-e[s-1])/2,i=a+tm/2>t;return{x:i?t-tm/2:a,y:o+(i?52:30),text:`= ${n.toFixed(1)}`}})}function dx({centres:e,width:t,sum:o},{powers:n,total:r},s,a){let i=Math.min(t,nm),l=(t-i)/2;return n.map((d,c)=>{let[p,u]=[l,i*d/r];l+=u;let m=F(a,Zu+.15*c,Zu+.15*c+.8);return{x:te(e[c],p,m),y:o.y,width:Math.max(1,u*m-2),height:o.tall,opacity:Math.min(1,3*m)*(1-s),isShare:a>=fn}})}function px(e,t,o,n,r){let{flows:s,numbers:a}=ee,i=F(r,s+1.1,s+1.7)*(1-F(r,a-.3,a+.2)),l=Math.max(...t.values.flat());return Array.from({length:sm},(d,c)=>{let p=ux(t.learned,c),u=c%t.values[0].length,m=((r-s)*.5+c*.618)%1,[h,f]=o[p].at(p===n?m:1-m),b=c*7%om/om-.5;return{x:h+b*o[p].width*.7,y:f+b*o[p].width*.4,k:u,opacity:i*Math.min(1,.15+t.values[p][u]/l)}})}function ux(e,t){let o=(t+.5)/sm;return e.findIndex(n=>(o-=n)<0)}var sx,fn,Zu,nm,ax,te,tm,sm,om,Ka=N(()=>{"use strict";_r();Ir();Rr();sx=560,fn=ee.shares+.8,Zu=ee.powers+1,nm=1e3,ax=2.2,te=(e,t,o)=>e+(t-e)*o;tm=80;sm=40,om=8});function Be(e,t){return t.append(e),e}function U(e,t){for(let[o,n]of Object.entries(t)){let r=typeof n=="number"?String(Math.round(n*100)/100):n;e.getAttribute(o)!==r&&e.setAttribute(o,r)}}function Me(e,t){e.textContent!==t&&(e.textContent=t)}function am(e,t,o){e.replaceChildren();let n=t.qualities.length,r=Be(A("g",{"aria-hidden":"true"}),e),s=(_,se,fe=r)=>Be(A(_,{class:se}),fe),a=_=>o.map((se,fe)=>_(fe)),i=_=>t.qualities.map((se,fe)=>_(fe)),l=s("circle","halo"),d=a(()=>s("path","thread")),c=Be(A("path",{class:"thread learned",pathLength:1}),r),p=a(()=>i(_=>s("rect",`quality-${_}`))),u=a(()=>i(()=>s("text","figure"))),m=i(_=>s("rect",`ghost quality-${_}`)),h=[],f=Be(A("g"),r),b=Be(A("g",{class:"why",role:"button"}),e),x=Be(A("rect",{class:"hit",...Va}),b),v=a(_=>s("text","share",_===t.owner?b:r)),E=a(()=>s("text","share")),$=a(_=>s("rect",_===t.owner?"part lit":"part")),S=s("text","part"),y=s("text","share origin"),k=i(_=>[s("tspan","",s("tspan",`quality-${_}`,y)),...[0,1,2].map(()=>s("tspan","",y))]),M=[...k.flat(),s("tspan","",y)],O=a(()=>a(()=>s("rect","weight")));p.forEach((_,se)=>_.forEach((fe,Ve)=>{fe.dataset.cell=pn("X",se,Ve)})),O.forEach((_,se)=>_.forEach((fe,Ve)=>{fe.dataset.cell=pn("weights",se,Ve)}));let T=a(()=>a(()=>s("text","figure"))),I=a(()=>s("text","head column")),C=[s("text","head title"),s("text","head title")],z=s("rect","frame-of-row"),q=_=>{let se=s("g",`vector ${_}`);return{group:se,box:s("rect","",se),head:s("text","head",se),numbers:i(()=>s("text","",se))}},H=q("key"),oe=[...a(_=>q(_===t.focus?"query":"key")),H],ne=i(()=>Be(A("text",{},"\xD7"),r)),ye=i(()=>s("text","end")),L=Ya.map((_,se)=>{let fe=s("text",se<Ya.length-1?"end":"end head lit"),Ve=[A("tspan"),A("tspan",{dy:"-0.5em","font-size":"0.7em"}),A("tspan")].map(B=>Be(B,fe));return{text:fe,parts:Ve,name:s("text","name")}}),R=s("g","legend"),K=i(_=>({swatch:s("rect",`quality-${_}`,R),text:Be(A("text"),R)})),me=a(_=>Be(A("text",{class:"word",role:"button",tabindex:0,"data-word":_},o[_]),e)),be=`${o[t.owner]}: ${t.qualities[0]}`,nt=Be(A("g",{class:"grip",role:"slider","aria-valuemin":0,"aria-valuemax":1,"aria-label":be}),e);return nt.append(A("circle",{class:"hit",r:24}),A("circle",{class:"knob",r:11}),A("path",{class:"arrow",d:"M-4,-3 L0,-7 L4,-3 M-4,3 L0,7 L4,3"}),A("text",{class:"drag",x:-30,y:5},"drag")),(_,se,fe,Ve)=>{let B=rm(_,t,se,fe,Ve),No=Ao(se.learned)[t.owner];U(e,{viewBox:`0 0 ${_.width} ${_.height}`}),U(l,{cx:B.halo.x,cy:B.halo.y,r:B.halo.r,opacity:B.halo.opacity}),B.words.forEach(({x:G,y:D,size:j,isEnd:Q,isLit:le,isAsked:Ft,opacity:Ht},To)=>{U(me[To],{x:G,y:D,opacity:Ht,"font-size":j,"text-anchor":Q?"end":"middle",class:`word${le?" lit":""}${Ft?" asked":""}`})});let{texts:je,isSum:Lo,lit:Gr}=B.figures;B.threads.forEach(({d:G,width:D,opacity:j,isLearned:Q},le)=>{U(d[le],{d:G,"stroke-width":Math.max(1,D),opacity:j,class:Q?"thread learned":"thread"}),U(v[le],{x:_.centres[le],y:B.figures.y,opacity:B.figures.opacity,class:le===Gr?"share lit":"share"}),Me(v[le],je[le]),U(E[le],{x:B.signs[le].x,y:B.signs[le].y,opacity:Lo?B.figures.opacity:0}),Me(E[le],B.signs[le].text)}),U(c,{d:B.mine.d,"stroke-width":B.mine.width,opacity:B.mine.opacity,"stroke-dasharray":1,"stroke-dashoffset":1-B.mine.drawn}),B.bars.forEach((G,D)=>G.forEach((j,Q)=>{U(p[D][Q],{x:j.x,y:j.y,width:j.width,height:j.height,opacity:j.opacity}),U(u[D][Q],{...j.figure}),Me(u[D][Q],_.isNarrow&&!B.words[D].isEnd?Pt(se.X[D][Q]).replace(/^0\./,"."):Pt(se.X[D][Q]))})),B.ghost.forEach((G,D)=>U(m[D],{...G})),B.drops.forEach(({x:G,y:D,k:j,opacity:Q},le)=>{h[le]??=s("circle",`quality-${j}`,f),U(h[le],{cx:G,cy:D,r:_.isNarrow?3.5:4.5,opacity:Q})});let[{column:Oe},{sides:rt},{fit:Ue}]=[_,B,se],{isKey:hn,...V}=B.origin;U(y,V);for(let G of[...k.map(([,,D])=>D),M[M.length-1]])U(G,{class:hn?"key":"query"});Wr(hn?Ue.firsts.key:Ue.firsts.query).forEach((G,D)=>Me(M[D],G)),B.parts.forEach(({isShare:G,...D},j)=>{U($[j],D),j===t.owner&&(U(S,{x:D.x+D.width/2,y:D.y+D.height-6,opacity:D.width>mx?D.opacity:0}),Me(S,G?`${No} of the sum`:`${Ue.powers[j].toFixed(1)} of ${Ue.total.toFixed(1)}`))});let W=Oe.pitch*(n+1.4),Re=G=>_.base-W+Oe.pitch*(G+1);[...B.columns,B.own].forEach(({x:G,sunk:D,opacity:j},Q)=>{let{group:le,box:Ft,head:Ht,numbers:To}=oe[Q],[oi,ni]=[Q===t.focus,Q<o.length?Q:t.focus];U(le,{transform:`translate(${G.toFixed(1)},${(_.base-W+D).toFixed(1)})`,opacity:j,"font-size":Oe.size}),U(Ft,{x:-Oe.width/2,width:Oe.width,height:W,rx:8}),U(Ht,{y:Oe.pitch}),Me(Ht,oi?t.asks:se.offers[ni]),To.forEach((ri,si)=>{U(ri,{y:Oe.pitch*(si+2)}),Me(ri,(oi?Ue.query:Ue.keys[ni])[si].toFixed(2))})}),B.steps.products.forEach((G,D)=>{U(ne[D],{x:(rt.query+rt.key)/2,y:Re(D+1),opacity:G,"font-size":Oe.size}),U(ye[D],{x:rt.product,y:Re(D+1),opacity:G,"font-size":Oe.size}),Me(ye[D],`= ${mn(Ue.products[D])}`)}),B.steps.results.forEach((G,D)=>{let[j,Q,le,Ft=""]=Ya[D](Ue,t.owner,No);U(L[D].text,{x:rt.result,y:Re(D),opacity:G,"font-size":Oe.size}),[j,Ft,` = ${Q}`].forEach((Ht,To)=>Me(L[D].parts[To],Ht)),U(L[D].parts[2],{dy:Ft?"0.35em":"0"}),U(L[D].name,{x:rt.result+16,y:Re(D),opacity:_.isNarrow?0:G}),Me(L[D].name,le)}),B.cells.forEach((G,D)=>G.forEach((j,Q)=>{U(O[D][Q],{x:j.x,y:j.y,width:j.width,height:j.height,opacity:j.opacity,"fill-opacity":.1+.6*j.share}),U(T[D][Q],{x:j.x+j.width/2,y:j.y+j.height/2+5,opacity:D===t.focus?B.heads:j.opacity}),Me(T[D][Q],j.share.toFixed(2))}));let{grid:J}=_;I.forEach((G,D)=>{let[j,Q]=[J.weights+(D+.5)*J.wCell-1,J.top-10];U(G,{x:j,y:Q,opacity:B.heads,transform:_.isNarrow?`rotate(-38 ${j} ${Q})`:"","text-anchor":_.isNarrow?"start":"middle"}),Me(G,o[D])});let gn=J.top-(_.isNarrow?62:40);U(C[0],{x:J.X+n*(J.xCell+2)/2,y:gn,opacity:B.heads}),U(C[1],{x:J.weights+o.length*J.wCell/2,y:gn,opacity:B.heads}),Me(C[0],_.isNarrow?"bars: X":"the bars are X"),Me(C[1],_.isNarrow?"threads: weights":"the threads are the weights"),U(z,{x:J.weights-4,y:J.top+t.focus*J.pitch-4,width:o.length*J.wCell+5,height:J.tall+8,rx:6,opacity:B.frame}),U(R,{opacity:B.legend}),K.forEach(({swatch:G,text:D},j)=>{let Q=Math.min(130,_.width/n),le=_.width/2+(j-n/2)*Q;U(G,{x:le,y:12,width:14,height:14}),U(D,{x:le+20,y:24}),Me(D,t.qualities[j])}),U(nt,{transform:`translate(${B.grip.x.toFixed(1)},${B.grip.y.toFixed(1)})`,opacity:B.grip.opacity,"aria-valuenow":se.X[t.owner][0]});let At=B.grip.opacity>.5;for(let G of[nt,b])U(G,{tabindex:At?"0":"-1","aria-hidden":String(!At),"pointer-events":At?"auto":"none"});U(b,{class:At?"why open":"why","aria-label":`Where ${No} comes from`}),U(x,{x:_.centres[t.owner]-Va.width/2,y:B.figures.y-Va.height/2-6})}}var Va,Ya,mx,im=N(()=>{"use strict";_a();De();_r();Ka();Va={width:56,height:40},Ya=[({score:e})=>["sum",mn(e),"score"],({query:e,scaled:t},o)=>[`\xF7 \u221A${e.length}`,t[o].toFixed(2),"scaled score"],({scaled:e,powers:t},o)=>["e",t[o].toFixed(1),"e is 2.718\u2026",e[o].toFixed(2)],({total:e},t,o)=>[`\xF7 ${e.toFixed(1)}`,o,"share of the sum"]],mx=120});function cm(e){let t=A("svg",{role:"group"}),o=w("p","caption");o.ariaHidden="true";let n=Y("button play"),r=ze({ariaLabel:"Time",min:"0",max:String(Dt),step:"0.05"},"time"),s=qr(r);s.name(_t.map(({name:L})=>L),_t.map(({at:L},R)=>R?zr(L)/Dt:0));let a=Y("button on","See how it is computed"),i=Object.assign(w("ol","told"),{ariaLabel:"The opening in words"}),l=w("section","opening",t,o,w("div","player",n,s.scrubber,a),i);l.hidden=!0,e.frame.before(l);let d=null,c,p=[],u=[],m,h,f=0,b=0,x=0,v=0,E=!1,$="";function S(L=f){if(!t.clientWidth)return;let R=Xa(t.clientWidth,p);t.style.height=`${R.height}px`,h(R,m,b,f);let K=Dr(c,m,p,b,L);K!==$&&(o.replaceChildren(...hx($=K)),t.setAttribute("aria-label",`${p.join(" ")}. ${Mo(K)}`)),r.value=String(zr(f)),r.setAttribute("aria-valuetext",Mo(K)),s.choose(Yu(f))}function y(L){let R=f,K=Math.min(fx,Math.max(0,L-v)/1e3),me=E?Ba:$t;f=Math.min(me,f+K*Vu(f,$.split(" ").length)),v=L,R<$o&&f>=$o&&!E?(f=$o,M()):f>=me?M():x=requestAnimationFrame(y),S(),E&&f>=me&&I()}function k(){if(!x){if(f>=$t&&(f=0),!ve())return f=ja(f),O(),S();v=performance.now(),x=requestAnimationFrame(y),O()}}function M(){x&&bx(),cancelAnimationFrame(x),x=0,O()}function O(){let L=x?"Pause":ve()?f>=$t?"Again":"Play":"Next";n.textContent=`${x?"\u275A\u275A":"\u25B6"} ${L}`}function T(L){M(),f=L,O(),S()}function I(){E=!1,e.remember(),e.send("opened",!0)}function C(L){let R=f<$o;if(L===c.focus)return T(R?Eo[0]:f),o.textContent=$=c.captions.itself,e.say($);b=L,c.isAnswered=!0,R&&(f=ve()?Xu:_t[1].at),z();let K=f>=ee.knows&&L===c.owner?ee.flows:f;e.say(`${p[L]}. ${Mo(Dr(c,m,p,b,K))}`),R&&ve()&&k(),S(K)}function z(){i.replaceChildren(...Ju(c,m,p,b).map(L=>w("li","",Mo(L))))}function q(){M(),f=ee.fits,k(),e.say(Mo(Qu(c,m,p,b)))}function H(L){let{owner:R}=c;u=u.map((K,me)=>me===R?[Math.min(1,Math.max(0,Math.round(L*100)/100)),...K.slice(1)]:K),m=Fa(e.chain,c,u),t.classList.add("dragged"),M(),S()}let oe=(L,R)=>L.target.closest(R),ne=L=>{let R=oe(L,"[data-word]");return R&&Number(R.dataset.word)},ye=L=>{let R=ne(L);R!==null?C(R):oe(L,".why")&&q()};t.addEventListener("click",ye),t.addEventListener("keydown",L=>{if((L.key==="Enter"||L.key===" ")&&(L.preventDefault(),ye(L)),!oe(L,".grip"))return;let R=u[c.owner][0],K=L.key==="Home"?0:L.key==="End"?1:L.key in Ja?R+Ja[L.key]:null;K!==null&&(L.preventDefault(),H(K),z(),e.say(Mo(Dr(c,m,p,b,f))))}),t.addEventListener("pointerdown",L=>{if(ne(L)===null&&M(),!oe(L,".grip")||L.button)return;t.setPointerCapture(L.pointerId);let R=Xa(t.clientWidth,p),K=me=>H((R.base-(me.clientY-t.getBoundingClientRect().top))/R.tall);t.addEventListener("pointermove",K);for(let me of["pointerup","pointercancel"])t.addEventListener(me,()=>t.removeEventListener("pointermove",K),{once:!0})}),r.addEventListener("input",()=>T(Ua(Number(r.value)))),r.addEventListener("keydown",L=>{let R=Math.sign(Ja[L.key]??0);R&&(L.preventDefault(),T(L.key.startsWith("Page")?ja(f,R):Ua(Math.min(Dt,Math.max(0,zr(f)+R/4)))))}),n.addEventListener("click",()=>x?M():k()),a.addEventListener("click",()=>{if(!ve()||f>=Ba)return I();M(),E=!0,f=Math.max(f,ee.numbers),k()}),new ResizeObserver(()=>S()).observe(t),e.updates.push(()=>{let L=e.given.story;l.hidden=!L,L!==d&&(M(),d=L,L&&(p=[...e.given.words].map((R,K)=>K?R:R[0].toUpperCase()+R.slice(1)),c={...L,plain:new Map(L.plain.map(R=>[R.name,R]))},u=e.chain.get("X")?.values.map(R=>R.map(Number))??[],m=Fa(e.chain,c,u),h=am(t,c,p),b=L.owner,z(),$="",f=ve()?gx()?$o:0:_t[0].at,O(),S(),ve()&&f===0&&k()))})}function gx(){try{return localStorage.getItem(lm)!==null}catch{return!1}}function bx(){try{localStorage.setItem(lm,"yes")}catch{}}var lm,fx,Ja,hx,Mo,dm=N(()=>{"use strict";ie();mo();De();Pa();_r();Ka();im();Ir();Rr();lm="self-attention: opening seen",fx=.1,Ja={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2};hx=e=>e.split("*").flatMap((t,o)=>o%2?[w("em",t,t)]:ce(t)),Mo=e=>e.replaceAll("*","")});function pm(e){e.followers.push(()=>{let{chain:n,subject:r,working:s}=e,a=r?bt(n,r.node,r.row,r.column):[];for(let[i,l]of["left","right"].entries()){let d=n.get(a[i]?.node??"")?.role;s.style.setProperty(`--${l}-role`,`var(--${d||"plain"})`)}s.dataset.role=n.get(r?.node??"")?.role??""});let t=n=>{e.stage.classList.toggle("of-a-word",n!==null);for(let{place:r,cells:s}of e.views){let a=e.chain.get(r.node);s.forEach((i,l)=>i.forEach((d,c)=>d.toggleAttribute("data-word",n!==null&&(a?.rows[l]===n||a?.columns[c]===n))))}},o=n=>(n.target instanceof Element?n.target.closest("th:not(.numbered)"):null)?.textContent??null;e.stage.addEventListener("pointerover",n=>{let r=o(n);(r!==null||e.stage.classList.contains("of-a-word"))&&t(r)}),e.stage.addEventListener("pointerleave",()=>t(null))}var um=N(()=>{"use strict";Pe()});function fm(e){let t=w("select"),o=w("table"),n=w("label","","The row of ",t),r=w("details","all",w("summary","button","All matrices")),s=w("div","one-row",w("div","of",n,r),o);e.stage.before(s);let a=matchMedia(nn),i=0,l=null;function d(){let{given:p,subject:u}=e,m=a.matches&&(p.rowed||ge(p)&&p.divisor&&!p.asked)?Ke(e):null,[h,f,b]=["scores","weights","context"].map(L=>m?.get(L)),x=b??(f?void 0:h),v=m?.get(x?.step.reads[1]??""),E=b??m?.get(x?.step.reads[0]??""),$=f??h,S=m&&$&&(p.rowed||f&&b&&v)&&$.rows.length<=wx;if(s.hidden=!S,e.stage.classList.toggle("slim",[...e.chain.values()].every(({columns:L,role:R})=>L.length<=vx||R==="weight")),r.hidden=p.rowed,r.open||=!!e.later.size||!!p.comparison||e.pinned!==l&&c(e.pinned),l=e.pinned,!S)return;s.classList.toggle("across",[m.get("X"),f].some(L=>L&&L.lit?.length===L.rows.length));let y=e.pinned??e.opening;y&&[...Qa,E?.name].includes(y.node)&&(i=y.row),i>=$.rows.length&&(i=0),Zo(n,$.rows,i);let k=Qa.slice(0,-1).flatMap(L=>L==="scaled_scores"&&m.has("masked_scores")?[]:m.get(L)??[]),M=[...k,...[v,E].flatMap(L=>L??[])],O=[...m.values()].some(L=>L.lit?.length),T=u&&!O?xr(et(e),u,1):new Map,I=new Map(M.map(L=>[L,ur(e,e.chain.get(L.name)??L)])),C=(L,R,K)=>{let me=L.values[R][K],be=w("td","cell",xe(me,io(mt(L),Math.min(e.digits,xx))));ea(be,me,e.views.find(({place:_})=>_.node===L.name)?.scale?.[R]??[0,1]),Object.assign(be.dataset,{node:L.name,row:R,column:K,role:L.role});let nt=ft[T.get(L.name)?.[R*L.columns.length+K]??0];return nt&&(be.dataset.lit=nt),ua(be,I.get(L)?.[R][K]),be.toggleAttribute("data-asked",!!L.lit?.includes(R)),be.toggleAttribute("data-later",e.later.has(L.name)),be.toggleAttribute("data-explained",u?.node===L.name&&u.row===R&&u.column===K),be},z=$.columns.map((L,R)=>w("tr","",ht("row",L),...k.map(K=>C(K,i,R)),...v?.columns.map((K,me)=>C(v,R,me))??[])),q=w("th","",b?.title??(E?`${E.symbol} of ${$.rows[i]}`:"Sum"));q.dataset.role=E?.role??"",q.colSpan=k.length;let H=w("td","sum",f&&!f.values[i].includes(null)?"1":""),oe=w("tr","last",q,H,...E?.columns.map((L,R)=>C(E,i,R))??[]),ne=v?[mm(v,`${v.title} ${v.symbol}`)]:[];for(let L of ne)L.colSpan=v?.columns.length??1;let ye=w("tr","",w("td"),...k.map(L=>mm(L,L.step.kind==="quotient"?`\xF7 ${L.step.divisorText}`:L.title)),...ne);o.replaceChildren(w("thead","",ye),w("tbody","",...z,oe))}let c=p=>!!p&&![...Qa,"V"].includes(p.node)&&!e.chain.get(p.node)?.editable;t.addEventListener("change",()=>tt(e,La(e.chain,Number(t.value)))),o.addEventListener("click",p=>{let u=p.target instanceof Element?p.target.closest("td"):null,{node:m,row:h,column:f}=u?.dataset??{};m&&!e.later.has(m)&&tt(e,{node:m,row:Number(h),column:Number(f)})}),a.addEventListener("change",d),e.arrivals.push(d),e.updates.push(d),e.followers.push(d)}function mm(e,t){let o=ht("col",t);return o.dataset.role=e.role,o}var Qa,wx,xx,vx,hm=N(()=>{"use strict";tr();It();Ta();Ae();wr();ba();ie();yt();co();Qa=["scores","scaled_scores","masked_scores","weights","context"],wx=12,xx=5,vx=3});function gm(e,t,o,n){let r=n*.88-400,s=Array.from({length:e},(l,d)=>d);if(o)return{beats:[Za(s,t,0,r)],cascade:r,end:r+400};let a=r/(e-1+2);return{beats:s.map(l=>l?Za([l],t,(l-1+2)*a,a):Za([l],t,0,2*a)),cascade:r,end:r+400}}function Za(e,t,o,n){let r=a=>o+a*n,s=(a,i,l)=>r(a+(i-a)*l);return{columns:e,from:o,added:r(Pr.added),terms:Array.from({length:t},(a,i)=>s(Pr.lit,Pr.told,i/t)),lands:e.map((a,i)=>s(Pr.there,1,i/e.length))}}var Pr,bm,Fr,ei,wm=N(()=>{"use strict";Pr={lit:.12,told:.58,added:.66,there:.9};bm=({terms:e,added:t,lands:o},n)=>e.map((r,s)=>({place:s%n,from:r,leaves:e[s+n]??t,lands:e[s+n+1]??o[0]})),Fr=({beats:e},t)=>[...e].reverse().find(({from:o})=>o<=t)??e[0],ei=({columns:e,terms:t,added:o,lands:n},r,s)=>({terms:t.filter(a=>a<=s).length,isAdded:o<=s,isThere:n[e.indexOf(r)]<=s})});function ym(e,t,o,n,r){let s=e.chain.get(t),a=e.views.filter(T=>T.place.node===t&&T.cells.length),i=a.find(({place:T})=>!T.turned);if(!s||!i)return null;let l=s.columns.map((T,I)=>Je(e.chain,t,o,I)[0]),d=s.step.kind==="softmax"||s.step.kind==="shares",c=gm(s.columns.length,l[0]?.terms.length??0,d,n),p=w("div","performance");p.setAttribute("aria-hidden","true"),p.dataset.role=vm(i.table),e.stage.append(p);let u=Ex(p),m=i.cells.map(T=>T.map(u)),h=c.beats.flatMap(T=>{let[I]=T.columns,C=$x(e,t,o,I,i.cells[o][I]).flatMap(z=>Ax(z.map(u),T,vm(z[0])));return d&&l[I]?[...C,...Nx(l[I].terms.map(({value:z})=>z),m,o,T)]:[...C,...s.step.kind==="product"?Mx(l[I],qt(s,e.digits),m.map(z=>z[I]),o,T):[]]});p.append(...h.map(({one:T})=>T));let f=[...h.map(({one:T,frames:I,timing:C})=>T.animate(I,{fill:"both",...C})),...a.flatMap(({cells:T})=>T.flatMap((I,C)=>I.map((z,q)=>z.animate(...Sx(c,C,o,q,T.length)))))],b=p.animate([{opacity:1},{opacity:1}],{duration:c.end}),x=s.values[o].map(T=>T??0),v=d?x.indexOf(Math.max(...x)):null,E=()=>Number(b.currentTime??0),$=()=>v??Fr(c,E()).columns[0],S=()=>({node:t,row:o,column:$()}),y="",k=()=>{let{subject:T}=e,I=T?.node===t&&T.row===o&&T.column===$();r(I?ei(Fr(c,E()),$(),E()):null)},M=()=>{if(!p.isConnected)return;let T=JSON.stringify([$(),ei(Fr(c,E()),$(),E())]);T!==y&&(y=T,e.opening?.column===$()?k():(e.opening=S(),Sr(e))),requestAnimationFrame(M)},O=()=>{for(let T of[b,...f])T.cancel();p.remove(),r(null)};return e.opening=S(),Sr(e),k(),requestAnimationFrame(M),b.finished.then(O,()=>{}),{cell:S,count:k,end:O}}function Sx({beats:e,cascade:t},o,n,r,s){let a=e.find(({columns:d})=>d.includes(r))??e[0],i=o<n?o:o-1,l=o===n?a.lands[a.columns.indexOf(r)]:t+i/Math.max(1,s-1)*(400-xm);return[[{opacity:0,transform:"translateY(-0.4rem)"},{opacity:1,transform:"none"}],{delay:l,duration:xm,fill:"backwards",easing:"ease-out"}]}function Ex(e){let t=e.getBoundingClientRect();return o=>{let{left:n,top:r,width:s,height:a}=o.getBoundingClientRect();return{x:n-t.left,y:r-t.top,width:s,height:a}}}function $x(e,t,o,n,r){return bt(e.chain,t,o,n).map(s=>{let a=e.views.filter(d=>d.place.node===s.node),i=a.find(d=>d.table.closest(".column")===r.closest(".column"))??a.find(d=>d.table.closest(".station")===r.closest(".station"))??a[0];return(i?s.row===null?i.cells:[i.cells[s.row]??[]]:[]).flatMap(d=>s.column===null?d:[d[s.column]]).filter(d=>d instanceof HTMLElement)})}function Br({x:e,y:t,width:o,height:n},r,...s){let a=w("div",r,...s);return a.style.cssText=`left: ${e}px; top: ${t}px; width: ${o}px; height: ${n}px`,a}function Ax(e,{from:t,terms:o,added:n,lands:r},s){if(!e.length)return[];let a=r[0]-t,i=(d,c)=>{let p=Math.min(.3,Hr/c);return{frames:[{opacity:0},{opacity:1,offset:p},{opacity:1,offset:1-p},{opacity:0}],timing:{delay:d,duration:c}}},l={one:Br(ti(e),"glow"),...i(t,a)};return l.one.dataset.role=s,e.length<2||o.length!==e.length?[l]:[l,...e.map((d,c)=>({one:Br(d,"met"),...i(o[c],(o[c+1]??n)-o[c])}))]}function ti(e){let[t,o]=[Math.min(...e.map(s=>s.x)),Math.min(...e.map(s=>s.y))],[n,r]=[Math.max(...e.map(s=>s.x+s.width)),Math.max(...e.map(s=>s.y+s.height))];return{x:t,y:o,width:n-t,height:r-o}}function Mx(e,t,o,n,r){if(!e||e.terms.length<2)return[];let s=Math.min(e.terms.length,o.length),a=Math.max(0,Math.min(n-Math.floor(s/2),o.length-s));return bm(r,s).map(({place:i,from:l,leaves:d,lands:c},p)=>{let[u,m]=[o[a+i],c-l],[h,f]=[Math.min(.3,Hr/m),(d-l)/m];return{one:Br(u,"product",xe(e.terms[p].value,t)),frames:[{opacity:0,transform:"scale(0.7)"},{opacity:1,transform:"none",offset:h},{opacity:1,transform:"none",offset:f,easing:"ease-in"},{opacity:0,transform:`translateY(${o[n].y-u.y}px)`}],timing:{delay:l,duration:m}}})}function Nx(e,t,o,{terms:n,added:r,lands:s}){let a=ti(t.flat()),i=ti(t[o]),[l,d]=[Math.max(...e),e.reduce((u,m)=>u+m,0)],c=a.height/e.length,p=Math.min(kx,c*.6);return e.map((u,m)=>{let h=e.slice(0,m).reduce((y,k)=>y+k,0)/d,f=a.y+(m+.5)*c-p/2,b=s[0]-n[m],[x,v,E]=[Math.min(.4,2*Hr/b),(r-n[m])/b,1-Hr/b],[$,S]=[`scaleX(${u/l})`,`translate(${h*i.width}px, ${i.y+i.height/2-p/2-f}px) scaleX(${u/d})`];return{one:Br({x:a.x,y:f,width:a.width,height:p},"portion"),frames:[{opacity:1,transform:"scaleX(0)"},{opacity:1,transform:$,offset:x},{opacity:1,transform:$,offset:Math.max(x,v),easing:"ease-in-out"},{opacity:1,transform:S,offset:Math.max(x,v)+(E-Math.max(x,v))*.6},{opacity:1,transform:S,offset:Math.max(x,v,E)},{opacity:0,transform:S}],timing:{delay:n[m],duration:b,easing:"linear"}}})}var Hr,xm,kx,vm,km=N(()=>{"use strict";Pe();Ae();ie();yt();wm();[Hr,xm]=[140,180],kx=10;vm=e=>e?.closest("[data-role]")?.getAttribute("data-role")??""});function Sm(e){let t=Y("button","\u25B6 Play"),o=ze({ariaLabel:"Step",min:"0"},"steps"),n=w("select","",...Object.keys(jr).map(C=>w("option","",C)));n.value="steadily";let r=w("div","sentences"),s=qr(o),a=w("div","stepping",t,s.scrubber),i=w("label","","Speed ",n);e.controls.querySelector(".editing")?.append(i);let l=pp(e,a,r),d=C=>{Vd(e.working,C),l(C)},c=0,p=null,u="",m=!1,h=null,f=()=>e.given.chain.filter(C=>C.step.kind!=="given"),b=()=>f().length,x=()=>Number(o.value),v=()=>x()?f()[x()-1]:e.given.chain[0],E=()=>x()?v()?.title:"What is given";function $(){let C=v();e.later=new Set(f().slice(x()).map(({name:z})=>z));for(let{place:z,table:q}of e.views){let H=e.later.has(z.node);q.toggleAttribute("data-later",H),q.toggleAttribute("data-current",m&&z.node===C?.name),q.ariaHidden=H?"true":null;let oe=q.closest("figure")??q;oe instanceof HTMLElement&&(oe.inert=H)}s.choose(x()),o.setAttribute("aria-valuetext",`${E()}: ${C?.sentence??""}`),[...r.children].forEach((z,q)=>{z.classList.toggle("now",q===(m?x()+1:0))}),e.opening=p?.cell()??(m&&C?{node:C.name,row:I(C),column:0}:e.given.opening)}function S(){if(e.given===h||(h=e.given,y(),u===po(h)))return;u=po(h),k(),m=!1,e.passed=null,o.max=String(b()),o.value=o.max,s.name([h.chain[0]?.symbol??"",...f().map(z=>z.symbol)]);let C=["",h.chain[0]?.sentence??"",...f().map(z=>z.sentence)];r.replaceChildren(...C.map(z=>w("p","sentence",...ce(z))))}function y(){p?.end(),p=null}function k(){y(),clearTimeout(c),c=0,t.textContent="\u25B6 Play"}function M(C){o.value=String(C),m=!0,e.passed=e.pinned,e.redraw()}function O(){if(x()>=b())return k();y(),M(x()+1);let C=v();e.say(`${C.title}: ${C.sentence}`),T(C.name),ve()&&(p=ym(e,C.name,I(C),jr[n.value],d)),c=window.setTimeout(O,jr[n.value])}function T(C){e.stage.closest(".stacked")&&e.views.find(({place:z})=>z.node===C&&!z.turned)?.table.scrollIntoView({block:"center"})}function I(C){let z=e.pinned??e.given.opening;return z&&e.chain.get(z.node)?.rows.join(`
`)===C.rows.join(`
`)?z.row:0}t.addEventListener("click",()=>{if(c)return k();t.textContent="\u275A\u275A Pause",M(x()>=b()?0:x()),c=window.setTimeout(O,jr[n.value]/3)}),o.addEventListener("input",()=>{k(),M(x())}),e.followers.push(()=>p?p.count():d(null)),e.updates.push(()=>{a.hidden=i.hidden=r.hidden=!ge(e.given),S(),r.children[0]?.replaceChildren(...ce(wo(e))),$()})}var jr,Em=N(()=>{"use strict";It();wr();mo();km();ie();Pa();bo();jr={slowly:7e3,steadily:3600,quickly:1200}});function $m(e){let t=w("section","window");e.beneath.append(t);let o=null,n="";function r(){e.views=e.views.filter(a=>a!==o),o=null,t.replaceChildren()}function s(a){r();let i=e.chain.get(a);if(!i)return;let[l,d]=Tx(i,e.pinned?.node===a?e.pinned:Lx(i));o=Td(i,l,d);let c=`rows ${l[0]+1} to ${l[l.length-1]+1}, columns ${d[0]+1} to ${d[d.length-1]+1}`,p=Y("button","Close");p.addEventListener("click",r),t.append(w("p","",w("b","",i.title),...or(i)?[" ",...ce(i.symbol)]:[],`, ${c} `,p),o.table),e.views.push(o),e.redraw()}e.stage.addEventListener("click",a=>{let i=a.target instanceof HTMLElement?a.target.closest(".zoom"):null;i instanceof HTMLElement&&s(i.dataset.zoom??"")}),e.updates.push(()=>{let a=e.given.chain.map(i=>`${i.name} ${i.rows.length} ${i.columns.length}`).join();a!==n&&o&&r(),n=a;for(let{place:i,table:l,strip:d}of e.views){let c=l.parentElement?.querySelector("figcaption");if(!c||!d||c.querySelector(".zoom"))continue;let p=Y("button zoom","Zoom");p.dataset.zoom=i.node,p.setAttribute("aria-label",`Zoom into ${e.chain.get(i.node)?.title}`),c.append(p)}})}function Lx(e){return e.values.flatMap((o,n)=>o.map((r,s)=>({row:n,column:s,value:r??-1/0}))).reduce((o,n)=>n.value>o.value?n:o)}function Tx(e,{row:t,column:o}){let n=(r,s)=>{let a=Math.min(lo,s),i=Math.max(0,Math.min(r-Math.floor(a/2),s-a));return Array.from({length:a},(l,d)=>i+d)};return[n(t,e.rows.length),n(o,e.columns.length)]}var Am=N(()=>{"use strict";ie();co()});function qx(e,t){let o=w("div","controls"),n=w("div","stage"),r=w("aside","working");r.dataset.part="working",r.tabIndex=0,r.setAttribute("aria-label","Where the number comes from"),r.setAttribute("role","note");let s=w("div","beneath"),a=w("div","status");a.setAttribute("role","status");let i=w("div","frame",n,r);e.append(o,i,s,a);let l={key:"",given:t,chain:new Map,python:new Map,views:[],frame:i,stage:n,controls:o,working:r,beneath:s,pointed:null,pinned:null,opening:null,subject:null,depth:1/0,spread:"matrix",digits:Ie,send:()=>{},remember:()=>{},typeOver:()=>{},say:d=>{a.textContent=d},refit:()=>Ur(l),redraw:()=>{gt(l.views,Ke(l),l.spread,l.digits);for(let d of l.updates)d();rn(l)},arrivals:[],updates:[],followers:[],later:new Set,passed:null,earlier:null,other:null,blend:0,size:""};for(let d of Cx)d(l);return new ResizeObserver(()=>{Om(n)!==l.size&&Ur(l)}).observe(n),l}function Om(e){let{width:t,height:o}=e.getBoundingClientRect();return`${t} \xD7 ${o}`}function Ur(e,t=Cm(e)){let{frame:o,stage:n}=e;n.style.removeProperty("--size");let r=a=>ta(e.views,Ke(e),a),s=(a,i=Gp)=>{o.classList.toggle("loose",Ad(e.given));for(let l of["wide","stacked","flowing","whole"])o.classList.toggle(l,a.includes(l));return i(n,r)};e.digits=t&&(s(["wide"])||s(["stacked","flowing","whole"],Xp)||s(["stacked","flowing"]))||s(["stacked"])||Kp(n,r),qm(e.given)&&Vp(n,r,e.digits),zx(n),Rx(e)}function zx(e){let t=n=>n.getBoundingClientRect().left,o=[...e.querySelectorAll(".columns")].flatMap(n=>[...n.children].map(r=>({sign:r.querySelector(".sign"),leads:t(r)-t(n)<1})));for(let{sign:n,leads:r}of o)n?.setAttribute("style",r?"--lead: hidden":"")}function Rx(e){let{frame:t,stage:o,working:n}=e,r=[...o.children].filter(u=>u.matches("[data-station=place], [data-station=project]")),s=o.getBoundingClientRect();e.size=Om(o);let a=u=>Math.max(0,...u.flatMap(m=>[...m.querySelectorAll(".column")].map(h=>h.getBoundingClientRect().right-s.left))),i=r.at(-1)?.nextElementSibling,l=i?i.getBoundingClientRect().top-s.top:o.clientHeight,d=Number(getComputedStyle(o).getPropertyValue("--card")),c=!!d&&!!i&&t.matches(".wide")&&s.width-a(r)>d;s.width&&qo(t)?.toggleAttribute("data-crowded",!!d&&!c);let p=a(r.length&&!c?r:[o]);n.style.setProperty("--from",`${Math.ceil(p)}px`),n.style.setProperty("--down",`${c?l:0}px`),n.style.setProperty("--room",`${c?o.clientHeight-l:l}px`),n.classList.toggle("under",s.width-p<Ox)}function Im(e,t,o,n){let r={...o,chain:o.chain.map(Px)},s=Mm.get(e),a=s??qx(Dx(e),r);s||(a.remember=Bu(()=>a.key,e,()=>Hu(a.views,e.shadowRoot??e))),Mm.set(e,a);let i=Nm.get(t);i&&i!==e&&(i.hidden=!0),Nm.set(t,e),a.key=t,a.send=n,_x(a,r,!s)}function Dx(e){let t=e.attachShadow({mode:"open"}),o=new CSSStyleSheet;return o.replaceSync(Cr),t.adoptedStyleSheets=[o],t}function _x(e,t,o){let n=o||po(e.given)!==po(t),r=JSON.stringify(e.given.pinned);JSON.stringify(e.given.comparison)!==JSON.stringify(t.comparison)&&(e.blend=0),n?e.earlier=e.subject=null:Tm(e.given)!==Tm(t)&&(e.earlier=e.python),e.given=t,e.opening=t.opening,e.chain=e.python=new Map(t.chain.map(i=>[i.name,i])),e.other=t.comparison?new Map(t.chain.map(i=>[i.name,{...i,...i.other}])):null,e.working.hidden=t.isSmall,e.stage.classList.toggle("small",qm(t)),e.stage.classList.toggle("dialled",!!t.dial),e.stage.classList.toggle("compared",!!t.comparison),e.stage.classList.toggle("few",t.chain.every(({columns:i})=>i.length<=Wx)),e.stage.classList.toggle("with-goal",!!t.goal),e.controls.hidden=!!t.story,e.frame.hidden=!!t.story;let s=Cm(e);if((r!==JSON.stringify(t.pinned)||n)&&(e.pinned=t.pinned),n){let{stations:i,views:l}=Md(t);e.views=l,gt(l,Ke(e),e.spread,e.digits),e.stage.replaceChildren(...i);for(let d of e.arrivals)d()}else Ld(e.views,e.chain,t.roles);e.stage.setAttribute("aria-label",t.name),e.stage.setAttribute("role","group"),Ur(e,s);let a=Lm(e);e.redraw(),!t.isSmall&&a!==Lm(e)&&Ur(e,s),n&&!t.story&&ju(e.key,e.views),requestAnimationFrame(()=>fp(e))}var Ox,Cx,Mm,Nm,Ix,Cm,Wx,qm,Lm,Tm,Px,zm=N(()=>{"use strict";Id();Pe();It();sa();yp();Ta();Ae();jp();Qp();Bt();ie();Mu();Lu();Pu();_a();dm();yt();um();hm();Em();za();Am();Ox=215,Cx=[bp,Fp,Sm,fm,_p,qd,up,$m,sp,Hd,Nu,Au,Du,cm,pm],Mm=new WeakMap,Nm=new Map;Ix=700;Cm=({frame:e})=>e.clientWidth>=Ix;Wx=5,qm=e=>e.isSmall||!!e.dial||!!e.goal&&!ge(e);Lm=({stage:e})=>!!e.querySelector(".box"),Tm=({chain:e,divisor:t,hidesLater:o})=>JSON.stringify([e.map(n=>[n.base,n.typed]),t?.typed,o]),Px=({values:e,other:t,...o})=>({...o,values:oa(e),...t&&{other:{...t,values:oa(t.values)}}})});var Rm={};P(Rm,{default:()=>Fx});function Fx({parentElement:e,data:t,setTriggerValue:o}){let{name:n,events:r,picture:s}=JSON.parse(new TextDecoder().decode(t)),a=e.querySelector(".machine");a||(a=e.appendChild(document.createElement("div")),a.className="machine"),Im(a,n,s,(i,l)=>r.includes(i)&&o(i,l)),Nt(e)}var Wm=N(()=>{"use strict";Bt();zm()});var Dm=we(Kr(),1);Vr();Yr();var Hx=Ge({"./charts/along.js":()=>Promise.resolve().then(()=>(Oo(),ai)),"./charts/counted.js":()=>Promise.resolve().then(()=>(wi(),bi)),"./charts/cutting.js":()=>Promise.resolve().then(()=>(yi(),vi)),"./charts/drift.js":()=>Promise.resolve().then(()=>(Ni(),Mi)),"./charts/listing.js":()=>Promise.resolve().then(()=>(_i(),Di)),"./charts/made.js":()=>Promise.resolve().then(()=>(de(),ii)),"./charts/marked_text.js":()=>Promise.resolve().then(()=>(Hi(),Fi)),"./charts/once.js":()=>Promise.resolve().then(()=>(Se(),ui)),"./charts/placed.js":()=>Promise.resolve().then(()=>(Bt(),di)),"./charts/pushing.js":()=>Promise.resolve().then(()=>(ji(),Bi)),"./charts/river.js":()=>Promise.resolve().then(()=>(Yi(),Vi)),"./charts/role_names.js":()=>Promise.resolve().then(()=>(kn(),Li)),"./charts/roving.js":()=>Promise.resolve().then(()=>(We(),mi)),"./charts/scrolled.js":()=>Promise.resolve().then(()=>(Sn(),Ti)),"./charts/shape_boxes.js":()=>Promise.resolve().then(()=>(al(),sl)),"./charts/shown.js":()=>Promise.resolve().then(()=>(xn(),li)),"./charts/sketch.js":()=>Promise.resolve().then(()=>(cl(),ll)),"./charts/squares.js":()=>Promise.resolve().then(()=>(fl(),ml)),"./charts/summed.js":()=>Promise.resolve().then(()=>(vl(),xl)),"./charts/tallied.js":()=>Promise.resolve().then(()=>(Al(),$l)),"./charts/threads.js":()=>Promise.resolve().then(()=>(Pl(),_l)),"./charts/threads/adding.js":()=>Promise.resolve().then(()=>(On(),Nl)),"./charts/threads/heads.js":()=>Promise.resolve().then(()=>(ms(),Cl)),"./charts/threads/laying.js":()=>Promise.resolve().then(()=>(zn(),zl)),"./charts/threads/paths.js":()=>Promise.resolve().then(()=>(Yt(),Ll)),"./charts/threads/pointing.js":()=>Promise.resolve().then(()=>(ys(),Dl)),"./charts/threads/showing.js":()=>Promise.resolve().then(()=>(Jt(),Ol)),"./charts/threads/telling.js":()=>Promise.resolve().then(()=>(qn(),Tl)),"./charts/threads/weights.js":()=>Promise.resolve().then(()=>(Xe(),Ml)),"./charts/turning.js":()=>Promise.resolve().then(()=>(Yl(),Vl))});var Bx=Ge({"./frame/announcer.js":()=>Promise.resolve().then(()=>(Rs(),cc)),"./frame/around.js":()=>Promise.resolve().then(()=>(xc(),wc)),"./frame/arriving.js":()=>Promise.resolve().then(()=>(Ns(),tc)),"./frame/front_page.js":()=>Promise.resolve().then(()=>(vc(),Ag)),"./frame/heard.js":()=>Promise.resolve().then(()=>(Bo(),Jl)),"./frame/in_sight.js":()=>Promise.resolve().then(()=>(Os(),rc)),"./frame/road.js":()=>Promise.resolve().then(()=>(Sc(),kc)),"./frame/role_words.js":()=>Promise.resolve().then(()=>(Is(),ic))});var jx=Ge({"./screens/exam_clock.js":()=>Promise.resolve().then(()=>(Ac(),$c)),"./screens/exam_paper_printed.js":()=>Promise.resolve().then(()=>(Nc(),Mc)),"./screens/my_work_taken.js":()=>Promise.resolve().then(()=>(Tc(),Lc)),"./screens/quiz_dots.js":()=>Promise.resolve().then(()=>(qc(),Cc))});var Ux=Ge({"./session/browser_storage.js":()=>Promise.resolve().then(()=>(Dc(),Wc)),"./session/cookies.js":()=>Promise.resolve().then(()=>(Kn(),uc)),"./session/cut_off.js":()=>Promise.resolve().then(()=>(Ds(),pc)),"./session/done.js":()=>Promise.resolve().then(()=>(Pc(),_c)),"./session/focus.js":()=>Promise.resolve().then(()=>(Hc(),Fc)),"./session/kept_progress.js":()=>Promise.resolve().then(()=>(Jc(),Yc)),"./session/link.js":()=>Promise.resolve().then(()=>(Ps(),mc)),"./session/one_step.js":()=>Promise.resolve().then(()=>(Hs(),fc)),"./session/resending.js":()=>Promise.resolve().then(()=>(Jn(),Ic)),"./session/typed_texts.js":()=>Promise.resolve().then(()=>(Us(),bc))});var Gx=Ge({"./charts/counted.css":()=>Promise.resolve().then(()=>we(Qc())),"./charts/cutting.css":()=>Promise.resolve().then(()=>we(Zc())),"./charts/drift.css":()=>Promise.resolve().then(()=>we(ed())),"./charts/figure.css":()=>Promise.resolve().then(()=>we(Kr())),"./charts/listing.css":()=>Promise.resolve().then(()=>we(td())),"./charts/marked_text.css":()=>Promise.resolve().then(()=>we(od())),"./charts/pushing.css":()=>Promise.resolve().then(()=>we(nd())),"./charts/river.css":()=>Promise.resolve().then(()=>we(rd())),"./charts/shape_boxes.css":()=>Promise.resolve().then(()=>we(sd())),"./charts/sketch.css":()=>Promise.resolve().then(()=>we(ad())),"./charts/squares.css":()=>Promise.resolve().then(()=>we(id())),"./charts/summed.css":()=>Promise.resolve().then(()=>we(ld())),"./charts/tallied.css":()=>Promise.resolve().then(()=>we(cd())),"./charts/threads.css":()=>Promise.resolve().then(()=>we(dd())),"./charts/turning.css":()=>Promise.resolve().then(()=>we(pd()))});var Xx={charts:e=>Hx(`./charts/${e}.js`),frame:e=>Bx(`./frame/${e}.js`),machine:()=>Promise.resolve().then(()=>(Wm(),Rm)),screens:e=>jx(`./screens/${e}.js`),session:e=>Ux(`./session/${e}.js`)};async function fS(e,t){let{default:o}=await Xx[e](t),n=e==="charts"&&await Kx(t),r=new WeakMap;return s=>{let a=s.parentElement;n&&a instanceof ShadowRoot&&!a.adoptedStyleSheets.length&&(a.adoptedStyleSheets=[n]);let i=o(s);return r.set(a,i),()=>{r.get(a)===i&&i?.()}}}async function Kx(e){let{default:t}=await Gx(`./charts/${e}.css`),o=new CSSStyleSheet;return o.replaceSync(wn+bn+Dm.default+t),o}export{fS as drawn};
//# sourceMappingURL=app-OFJSSJ27.js.map
