var Sm=Object.create;var Lr=Object.defineProperty;var Em=Object.getOwnPropertyDescriptor;var $m=Object.getOwnPropertyNames;var Am=Object.getPrototypeOf,Mm=Object.prototype.hasOwnProperty;var je=e=>t=>{var o=e[t];if(o)return o();throw new Error("Module not found in bundle: "+t)};var N=(e,t,o)=>()=>{if(o)throw o[0];try{return e&&(t=e(e=0)),t}catch(n){throw o=[n],n}};var ye=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},D=(e,t)=>{for(var o in t)Lr(e,o,{get:t[o],enumerable:!0})},Nm=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of $m(t))!Mm.call(e,r)&&r!==o&&Lr(e,r,{get:()=>t[r],enumerable:!(n=Em(t,r))||n.enumerable});return e};var we=(e,t,o)=>(o=e!=null?Sm(Am(e)):{},Nm(t||!e||!e.__esModule?Lr(o,"default",{value:e,enumerable:!0}):o,e));var Tr=ye((Rx,Lm)=>{Lm.exports=`/* What our own figures share; it stands before the styles of each. */

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
`});var en,Or=N(()=>{en=`@media (pointer: coarse) { /* A finger needs 40 px: what is lower answers beyond its edges, too, and nothing moves for it. */
  .button, .answer, .named { position: relative; &::before { content: ""; position: absolute; inset: min(0px, 50% - 1.25rem) 0; } }
  :host select {
    --edge: color-mix(in srgb, var(--st-text-color) 55%, transparent); position: relative; height: 2.5rem;
    margin-block: -0.375rem; border: 6px solid transparent; border-inline: 0; border-radius: 0.4rem / 0.775rem;
    background-clip: padding-box; box-shadow: inset 0 0 0 1px var(--edge);
  }
  :host :is(.scrubber, .ends, .dial, .push, figure) > [type="range"] { position: relative; height: 2.5rem; margin-block: -0.375rem; }
  :host summary:not(.button, .map *) { padding-block: 0.5rem; margin-block: -0.5rem; }
}
`});var tn,Cr=N(()=>{tn=`/*
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
`});var Ha={};D(Ha,{along:()=>St});function St(e,t,o=0){let{left:n,width:r}=e.getBoundingClientRect();return Math.round(100*Math.min(1,Math.max(0,(t-n-o)/(r-2*o))))}var yo=N(()=>{"use strict"});var Ba={};D(Ba,{made:()=>g});function g(e,{dataset:t={},...o}={},...n){let r=Object.assign(document.createElement(e),o);return Object.assign(r.dataset,t),r.append(...n),r}var ce=N(()=>{"use strict"});var ja={};D(ja,{shown:()=>ko});function ko(){let e=document.querySelector(".st-key-lesson:not([data-drawn])");e&&![...e.querySelectorAll(Cm)].some(t=>!t.closest("[data-drawn]"))&&e.setAttribute("data-drawn","")}var Cm,on=N(()=>{"use strict";Cm=".st-key-figure :is([data-testid^=stBidiComponent], [data-testid=stSkeleton])"});var Ua={};D(Ua,{placeOf:()=>So,placed:()=>Et});function So(e){let t=Ga(e);return t&&(t.closest("[class*=st-key-]")??So(t))}function Et(e){let t=Ga(e),o=So(e);if(!o)return;let n=[];for(let s=t;s instanceof HTMLElement;s=s===o?null:s.parentElement)n.push(s);let r=n.map(({parentElement:s})=>s&&getComputedStyle(s).flexDirection==="column");n.forEach(({style:s},a)=>Object.assign(s,{height:"auto",overflow:"visible",...r[a]&&{flex:"none"}})),o.dataset.drawn="",o.closest(".st-key-figure")&&ko()}var Ga,Pt=N(()=>{"use strict";on();Ga=e=>{let t=e.getRootNode();return t instanceof ShadowRoot?t.host:null}});var Ka={};D(Ka,{once:()=>te});function te({parentElement:e,data:t,setTriggerValue:o},n){let r=Xa.get(e),s=r?.given,a={given:t,send:o},i=Object.assign(r??n(a),a);return r||(Xa.set(e,i),e.append(i.figure),queueMicrotask(()=>Et(i.figure))),{at:i,before:s}}var Xa,ke=N(()=>{"use strict";Pt();Xa=new WeakMap});var Va={};D(Va,{roving:()=>de});function de(e,t,o=()=>1){let n=()=>[...e.querySelectorAll(t)];e.addEventListener("keydown",r=>{let s=n(),a=s.indexOf(r.target),i={ArrowRight:a+1,ArrowLeft:a-1,ArrowDown:a+o(),ArrowUp:a-o(),Home:0,End:s.length-1}[r.key];a<0||i===void 0||(r.preventDefault(),s[i]?.focus())}),e.addEventListener("focusin",({target:r})=>{let s=n();if(s.includes(r))for(let a of s)a.tabIndex=a===r?0:-1})}var Ie=N(()=>{"use strict"});var Za={};D(Za,{default:()=>qm});function qm(e){let{data:t,setTriggerValue:o}=e,{at:{figure:n},before:r}=te(e,Im);(r?.told!==t.told||r.decides!==t.decides)&&zm(n,t);for(let s of n.querySelectorAll("ul > li"))Rm(s,t);r?.lit!==t.lit&&Object.assign(n.dataset,{lit:t.lit,only:""}),Ja(n),n.onclick=({target:s,clientX:a,detail:i})=>{let l=s;l.closest("p button")&&Qa(n,!n.classList.contains("faded"));let d=l.closest("li");if(!d)return;let{word:c="",nth:u=""}=d.dataset;if(t.asks&&c===t.asked&&!u&&i)return o("share",St(d.querySelector("span"),a));Object.assign(n.dataset,{lit:c,only:u}),Ja(n),u||o("word",c)}}function Im({given:{name:e,gap:[t,o],sentences:n,counts:r,marks:s}}){let a=g("ol",{ariaLabel:"The sentences"},...n.map(([d,c,u],p)=>Ya({word:u,nth:String(p)},g("span",{},d)," ",g("strong",{},c),` ${u}.`))),i=g("ul",{ariaLabel:e},...r.map(([d])=>Ya({word:d},d,g("span"),g("output",{ariaLive:"off"})))),l=g("section",{},g("p",{},g("span",{},t)," ",g("strong",{},o),"\xA0",g("output",{ariaLive:"off"}),"."),a,i);s.length&&l.append(g("div",{className:"marks",ariaHidden:"true"},g("span",{},...s.map(([d,c])=>g("small",{style:`left: ${d}%`},c)))));for(let d of[a,i])de(d,"button"),d.querySelectorAll("button").forEach((c,u)=>{c.tabIndex=u?-1:0});return{figure:l}}function zm(e,{gap:t,sentences:o,told:n,decides:r}){let s=e.querySelectorAll("p > span, ol span");for(let[a,i]of[t,...o].map(([l])=>l).entries()){let[l,...d]=n?i.split(n):[i];s[a].replaceChildren(l,...d.flatMap(c=>[g(a?"b":"button",{},n),c])),s[a].closest("li")?.classList.toggle("far",!d.length)}Qa(e,r)}function Qa(e,t){e.classList.toggle("faded",t),e.querySelector("p button")?.setAttribute("aria-pressed",String(t))}function Rm(e,{counts:t,sentences:o,of:n,told:r,decides:s,asked:a,mine:i,asks:l,marks:d}){let c=e.dataset.word??"",[u,p]=e.querySelectorAll("span, output"),m=Object.fromEntries(t)[c];e.classList.toggle("covered",m===null),e.classList.toggle("asks",l&&c===a),e.classList.toggle("placed",d.length>0);let h=d.length?Math.log(m||1)/Math.log(n):(m??0)/n;p.textContent=m===null?"?":`${m.toLocaleString("en")} of ${n.toLocaleString("en")}`;let b=o.map(([E,,S],y)=>({dataset:{word:S,nth:String(y)},className:r&&!E.includes(r)?"far":""})).filter(E=>E.dataset.word===c&&!(s&&E.className));u.style.setProperty("--piece",`${100*h/b.length}%`);let x=c===a?i:null,[v,$]=[u.dataset.pieces,JSON.stringify([m?b:[],x])];v!==$&&(u.dataset.pieces=$,u.replaceChildren(...m?b.map(E=>g("i",E)):[],...x===null?[]:[g("em",{style:`width: ${x}%`})]))}function Ja(e){let{lit:t="",only:o}=e.dataset,n=e.querySelector("p output");n.textContent=t||"?";for(let r of e.querySelectorAll("[data-word]")){let s=r.dataset.word===t&&(!o||!r.dataset.nth||r.dataset.nth===o);r.classList.toggle("lit",s),r.querySelector("button")?.setAttribute("aria-pressed",String(s))}}var Ya,ei=N(()=>{"use strict";yo();ce();ke();Ie();Ya=(e,...t)=>g("li",{dataset:e},g("button",{},...t))});var oi={};D(oi,{default:()=>Wm});function Wm(e){let{data:t}=e,{at:o,before:n}=te(e,_m);if(n)return Ir(o,t,qr(t));Ir(o,t,qr({...t,view:t.view==="behind"?"cut":t.view},0)),requestAnimationFrame(()=>requestAnimationFrame(()=>Ir(o,t,qr(t))))}function _m({given:{name:e,words:t,columns:o}}){let n=()=>t.flatMap((d,c)=>Array.from({length:o},(u,p)=>g("i",{dataset:{word:String(c)}},g("span",{},String(c*o+p+1))))),r=[n(),n(),n()],s=g("div",{className:"around"}),a=g("div",{className:"stage"},g("div",{className:"cells",ariaHidden:"true"},...r.flat()),s),i=g("p",{tabIndex:-1});return{figure:g("figure",{role:"group",ariaLabel:e},a,i),stage:a,told:i,around:s,cells:r}}function qr({words:e,columns:t,heads:o,view:n,mine:[,r=0]},s=n==="beside"||n==="guess"?0:Oe){let a=e.length,i=t/o,l=y=>t+y*(o-1),d=(y,k=o-1)=>r+y*Math.min(k,Math.max(0,Math.ceil(r/i)-1)),c=y=>({head:Math.floor(y%t/i),row:Math.floor(y/t),column:y%t%i}),u=y=>({head:Math.floor(y/(a*i)),row:Math.floor(y%(a*i)/i),column:y%i}),p=(y,k,M,O=0,T=o)=>q=>{let{head:C,row:R,column:P}=y(q);return{x:O+Math.min(C,T-1)*(i+M)+P,y:k+R,shown:C<T}},m=y=>k=>({...y(k),shown:!1}),h=(y,k)=>Array.from({length:o},(M,O)=>[O*(i+k),y,o<8?`head ${O+1}`:`${O+1}`]),f=p(c,1,s),b=[m(f),m(f)],x=Math.min(1.25,3/o),v=Math.max((o-1)*x,1);if(n==="cut"||n==="beside"){let[y,k]=n==="cut"?[v,v+a+1]:[a/2+1,2*a+1.5];return{wide:l(Oe),high:k,rows:y,labels:o>1?h(y-1,s):[],mine:[0,y,d(s)],targets:[],spots:[p(c,y,s),...b]}}if(n==="behind"){let y=i+Oe/2,k=O=>{let{head:T,row:q,column:C}=c(O);return{x:T*y+C,y:v-T*x+q,shown:!0}},M=h(v+a,Oe/2).map(([O,T,q],C)=>[O,T-C*x,q]);return{wide:l(Oe),high:v+a+1,rows:v,mine:[0,v,d(Oe/2)],targets:[],spots:[k,...b],labels:o>1?M:[]}}if(n==="guess"){let y=Math.max(i,3),k=y+1,M=a+2.5,O=(T,q,C)=>({name:T,label:q,x:C-.25,y:M-.25,wide:y+.5,high:a+1.25});return{wide:Math.max(t,k+y+.5),high:M+a+1.25,rows:1,labels:[[0,0,"Q, numbered as it lies in memory"],[0,a+1.25,"Head 1, reshaped:"]],targets:[O("split","this?",0),O("reshaped","or this?",k)],spots:[f,p(c,M,0,0,1),p(u,M,0,k,1)]}}if(n==="ways")return{wide:Math.max(l(Oe),2*Math.max(i,3)+1.5),high:2*a+3.75,rows:1,labels:[[0,0,"split"],[0,a+1.5,"reshaped"]],targets:[],spots:[m(p(u,a+2.5,s)),p(c,1,s),p(u,a+2.5,s)]};let $=t-i,E=y=>{let{head:k,row:M,column:O}=c(y);return k?{x:Oe+k*i+O,y:a+1.5+M,shown:!0}:{x:O,y:1+M,shown:!0}},S={label:"here?",wide:$,high:a};return{wide:l(Oe),high:2*a+1.5,rows:1,mine:[0,1,d(Oe,1)],labels:[[0,0,"head 1"],...$?[[i+Oe,a+.5,o>2?"the others":"head 2"]]:[]],targets:$?[{...S,name:"beside",x:i+Oe,y:1,high:a-.5},{...S,name:"below",x:0,y:a+1.5,wide:i}]:[],spots:[E,...b]}}function Ir(e,{words:t,told:o,view:n,mine:r},{wide:s,high:a,rows:i,labels:l,mine:d,targets:c,spots:u}){e.figure.dataset.view=n,e.stage.style.setProperty("--wide",String(s)),e.stage.style.setProperty("--high",String(a)),e.told.textContent=o;for(let[m,h]of e.cells.entries())for(let[f,b]of h.entries()){let{x,y:v,shown:$}=u[m](f);b.style.setProperty("--x",String(x)),b.style.setProperty("--y",String(v)),b.style.setProperty("--nth",String(f)),b.classList.toggle("away",!$)}let p=e.around.querySelector("button:focus")?.value;e.around.replaceChildren(...i===null?[]:t.map((m,h)=>zr(g("span",{className:"word"},m),0,i+h)),...l.map(([m,h,f])=>zr(g("span",{},f),m,h)),...d&&r.length?[ti(g("div",{className:d[2]>s?"mine beyond":"mine"}),d[0],d[1],Math.min(d[2],s),Math.min(r[0],a-d[1]))]:[],...c.map(({name:m,label:h,x:f,y:b,wide:x,high:v})=>ti(g("button",{type:"button",value:m,ariaLabel:Pm[m],onclick:()=>e.send("press",m)},h),f,b,x,v))),p&&(e.around.querySelector(`button[value=${p}]`)??e.told).focus()}function zr(e,t,o){return e.style.setProperty("--x",String(t)),e.style.setProperty("--y",String(o)),e}function ti(e,t,o,n,r){return e.style.setProperty("--w",String(n)),e.style.setProperty("--h",String(r)),zr(e,t,o)}var Oe,Pm,ni=N(()=>{"use strict";ce();ke();Oe=.5;Pm={split:"Some columns of every word",reshaped:"The first numbers in memory",beside:"Beside head 1",below:"Below head 1"}});function A(e,t={},o=""){let n=document.createElementNS("http://www.w3.org/2000/svg",e);return Le(n,t),n.textContent=o,n}function Le(e,t){for(let[o,n]of Object.entries(t))e.setAttribute(o,String(n))}var ze=N(()=>{"use strict"});var ci={};D(ci,{default:()=>jm});function jm(e){let{data:t}=e,{at:o,before:n}=te(e,Gm),r=!!n&&t.covered<n.covered,s=t.goes_to!==null&&t.goes_to!==n?.goes_to,a=$t(t);return o.slider.max=String(t.steps.length-1),o.figure.setAttribute("aria-label",t.name),o.figure.style.setProperty("--steps",String(t.steps.length)),o.ticks.replaceChildren(...t.steps.map((i,l)=>g("span",{className:l>a?"covered":""},i.replace(/^Layer /,"")))),ai(o),!n&&!s&&t.asks!=="share"&&si(o),(r||s)&&(clearTimeout(o.timer),rn(o,s?Number(t.goes_to):a)),()=>clearTimeout(o.timer)}function Gm({given:e,send:t}){let o=A("svg"),n=g("output",{ariaLive:"off"}),r=g("input",{type:"range",min:"0",value:"0",ariaLabel:"Step"}),s=g("div",{className:"ticks",ariaHidden:"true"}),a=g("div",{className:"scale",ariaHidden:"true"},g("b"),g("em"),g("small",{},"press where you expect it")),i=g("figure",{role:"group"},o,r,s,n,a),l={given:e,figure:i,svg:o,slider:r,ticks:s,told:n,scale:a,send:t,dots:[],names:[],timer:0};return r.addEventListener("input",()=>{clearTimeout(l.timer),rn(l,Math.min(Number(r.value),$t(l.given)))}),a.addEventListener("click",({clientX:d})=>l.given.asks==="share"&&l.send("share",St(a,d,Bm))),o.addEventListener("click",({target:d})=>{let c=l.dots.indexOf(d.closest(".dot"));l.given.asks==="dot"&&c>=0&&l.send("dot",c)}),new ResizeObserver(()=>o.viewBox.baseVal.width!==i.clientWidth&&ai(l)).observe(i),l}function si(e,t=Hm){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return rn(e,$t(e.given));e.timer=setTimeout(()=>{rn(e,Number(e.slider.value)+1),Number(e.slider.value)!==$t(e.given)&&si(e,Fm)},t)}function rn(e,t){e.svg.getBoundingClientRect(),e.svg.classList.add("moves"),e.slider.value=String(t),li(e)}function Eo({given:{least:e,most:t},figure:o},[n,r]){let s=(l,d)=>(l-e[d])/(t[d]-e[d]),[a,i]=[o.clientWidth-Se.left-Se.right,Wr(o)-Se.top-Se.bottom];return[Se.left+nn+s(n,0)*(a-2*nn),Se.top+nn+(1-s(r,1))*(i-2*nn)]}function ai(e){let{given:t,svg:o,figure:n}=e,r=n.clientWidth;if(!r)return;let[s,a,i]=[Se.left,Wr(n)-Se.bottom,r-Se.right];o.setAttribute("viewBox",`0 0 ${r} ${Wr(n)}`);let d=[t.least,t.most].map(f=>({at:Eo(e,f),end:f})).flatMap(({at:[f,b],end:x})=>[A("text",{x:f,y:a+18,"text-anchor":"middle"},x[0].toFixed(2)),A("text",{x:s-6,y:b+4,"text-anchor":"end"},x[1].toFixed(2))]),c=A("path",{class:"axes",d:`M${s},${Se.top} V${a-9} m-5,3 l10,-6 M${s},${a} v-4 m-5,3 l10,-6 M${s},${a} h4 m-3,5 l6,-10 m-1,10 l6,-10 m-3,5 H${i}`}),u=[A("text",{class:"axis",x:i,y:a+38,"text-anchor":"end"},`${t.axes[0]} \u2192`),A("text",{class:"axis",x:s-6,y:Se.top-14},`\u2191 ${t.axes[1]}`)],p=t.paths.flatMap((f,b)=>["path","path last"].map(x=>A("path",{class:`${x} ${Rr(t,b)}`})));e.dots=t.labels.map((f,b)=>{let x=A("g",{class:`dot ${Rr(t,b)}`});t.picked.includes(b)&&x.append(A("circle",{class:"picked",r:14})),x.append(A("circle",{r:t.kinds?9:11}),A("text",{y:5,"text-anchor":"middle"},f));for(let v of["pointerenter","pointerleave"])x.addEventListener(v,()=>p[2*b].classList.toggle("pointed",v==="pointerenter"));return x}),e.names=(t.kinds??[]).map(f=>A("text",{class:"kind","text-anchor":"middle"},f));let m=t.paths.map(f=>Eo(e,f[f.length-1])),h=(t.kinds?ii(m):m).map(([f,b],x)=>{let[v,$]=f<r/2?[18,"start"]:[-18,"end"],E=t.kinds?[]:[A("text",{x:f+v,y:b+5,"text-anchor":$},t.steps[$t(t)])],S=A("g",{class:`ghost ${Rr(t,x)}`});return S.append(A("circle",{cx:f,cy:b,r:t.kinds?9:11}),A("text",{x:f,y:b+5,"text-anchor":"middle"},t.labels[x]),...E),S});t.kinds&&h.push(A("text",{class:"ghost",x:i,y:Se.top+6,"text-anchor":"end"},`pale: ${t.steps[$t(t)].toLowerCase()}`),A("text",{x:i,y:Se.top-14,"text-anchor":"end"},`\u25CF ${t.kinds[0]}  \u25CB ${t.kinds[1]}`)),o.classList.toggle("asking",t.asks==="dot"),o.classList.remove("moves"),e.scale.hidden=!t.ranges.length,e.scale.classList.toggle("asking",t.asks==="share"),o.replaceChildren(c,...d,...u,...h,...p,...e.dots,...e.names),li(e)}function Xm(e,t,o,n,r,s){let a=([c,u])=>{let p=m=>([h,f])=>Math.abs(h-c)<o+m&&Math.abs(f-u+5)<7+m;return c-o>Se.left&&c+o<n&&!r.some(p(2))&&!s.some(p(9))},i=c=>Math.min(Math.max(c,Se.left+o+1),n-o-1);return[...e].sort((c,u)=>t?c[1]-u[1]:u[0]-c[0]).map(([c,u])=>{let[p,m,h,f]=[[i(c),u-16],[c+o+14,u+5],[i(c),u+26],[c-o-14,u+5]];return t?[p,m,f,h]:[m,h,p,f]}).flat().find(a)??null}function ii(e){let t=e.map((n,r)=>r).sort((n,r)=>e[n][0]-e[r][0]),o=[];for(let n of t){let[r,s]=e[n];for(;o.some(a=>a&&Math.hypot(a[0]-r,a[1]-s)<19);)r+=1;o[n]=[r,s]}return o}function ri(e,t){e.hidden=!t,t&&Object.assign(e.style,{left:`${100*t[0]}%`,right:`${100*(1-t[1])}%`})}function li(e){let{given:t,svg:o,slider:n,told:r,dots:s}=e,a=Number(n.value);o.classList.toggle("there",a===$t(t));let[i,l]=e.scale.querySelectorAll("b, em");ri(i,t.ranges[a]),ri(l,t.guess),o.querySelectorAll(".path").forEach((b,x)=>{let v=x%2?Math.max(0,a-1):0,$=t.paths[x>>1].slice(v,a+1).map(E=>Eo(e,E).join());b.setAttribute("d",`M${$.join(" L")}`)});let d=t.paths.map(b=>Eo(e,b[a])),c=t.kinds?ii(d):d;s.forEach((b,x)=>{let[v,$]=c[x];b.style.transform=`translate(${v}px, ${$}px)`;let E=t.labels.filter((S,y)=>Math.hypot(d[y][0]-v,d[y][1]-$)<1);t.kinds||b.lastElementChild?.replaceChildren(E.join(""))});let u=a&&e.names.length?t.paths.flatMap(b=>Um(b.slice(0,a+1).map(x=>Eo(e,x)))):[];e.names.forEach((b,x)=>{let v=(t.kinds?.[x].length??0)*4+2,$=a?Xm(c.filter((y,k)=>t.hollow[k]===!!x),x,v,e.figure.clientWidth,u,c):null;b.style.visibility=$?"visible":"hidden";let[E,S]=$??c[t.hollow.indexOf(!!x)];b.style.transform=`translate(${E}px, ${S}px)`,$&&u.push([E-v,S-5],[E,S-5],[E+v,S-5])}),e.ticks.childNodes.forEach((b,x)=>b.classList.toggle("now",x===a)),n.setAttribute("aria-valuetext",[t.steps[a],t.notes[a]].filter(Boolean).join(": "));let p=t.paths.map((b,x)=>`${t.labels[x]}: ${b[a].map(v=>v.toFixed(2)).join(", ")}`),m=t.covered?t.steps.slice(-t.covered):[],h=m.length&&t.kinds?` ${m.length>2?`${m[0]} to ${m.at(-1)}`:m.join("; ")}: covered until you have answered.`:"",f=t.guess?` Your prediction: ${t.guess.join(" to ")}.`:"";r.replaceChildren(g("span",{},`${t.steps[a]} \xB7 ${p.join(" \xB7 ")}.${f}`),g("b",{},t.notes[a]??""),g("i",{},h))}var Dm,Se,nn,Fm,Hm,Bm,$t,Wr,Rr,Um,di=N(()=>{"use strict";yo();ce();ke();ze();Dm=480,Se={left:48,right:20,top:30,bottom:44},nn=28,Fm=900,Hm=2700,Bm=12;$t=({steps:e,covered:t})=>e.length-1-t;Wr=e=>e.clientWidth<Dm?225:270;Rr=({hollow:e},t)=>e[t]===null?"neither":e[t]?"hollow":"";Um=e=>e.slice(1).flatMap(([t,o],n)=>{let[r,s]=e[n],a=Math.ceil(Math.hypot(t-r,o-s)/4);return Array.from({length:a+1},(i,l)=>[r+(t-r)*l/a,s+(o-s)*l/a])})});var ui={};D(ui,{roleNames:()=>Dt});function Dt(e){return Object.entries(Km).flatMap(([o,n])=>[...e.matchAll(n)].map(({0:{length:r},index:s})=>({role:o,start:s,end:s+r}))).sort((o,n)=>o.start-n.start)}var Km,sn=N(()=>{"use strict";Km={query:/(?<!\w)(?:Q|W_q|[Qq]uer(?:y|ies)(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,key:/(?<!\w)(?:K|W_k|[Kk]eys?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,weight:/(?<!\w|(?:query|key|value) )(?:\w+_)?[Ww]eights(?:_(?:T|\d))?(?!\w)/g,value:/(?<!\w)(?:V|W_v|[Vv]alues?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,context:/(?<!\w)(?:\w+_)?[Cc]ontext(?:_(?:T|\d))?(?!\w)/g}});var pi={};D(pi,{bar:()=>Ft,cutAt:()=>Ht});function Ht(e,t){let o=document.createRange();o.selectNodeContents(document.querySelector("[data-testid=stMain]"));let n=e;for(let{top:r,bottom:s,height:a}of[...o.getClientRects()].sort((i,l)=>i.top-l.top))a<36&&r-n<t&&s-n>t&&(n=s-t);return n-e}var Ft,an=N(()=>{"use strict";Ft=()=>document.querySelector("[data-testid=stHeader]")?.getBoundingClientRect().bottom??0});var vi={};D(vi,{default:()=>Ym});function Ym({parentElement:e,data:t,setTriggerValue:o}){let n=e.querySelector("ol")??Jm(e);n.setAttribute("aria-label",t.name),n.style.setProperty("--before",String(t.first-1)),n.dataset.above=t.first>1?`\u22EE lines 1 to ${t.first-1} are right`:"",n.onclick=({target:s})=>{let a=s.closest("button");if(!a)return;let i=!a.closest(".asked"),l=i?{chosen:Number(a.value),named:""}:{chosen:ef(n),named:a.value};hi(n,l.chosen);let d=gi(n,{...t,...l});d&&wi(d),i&&bi(n,d?.ariaLabel??""),i?o("line",l.chosen):o("option",l.named)},n.childElementCount!==t.lines.length&&n.replaceChildren(...t.lines.map(()=>g("li")));let r=!1;t.lines.forEach((s,a)=>{let i=n.children[a],l=t.offered.includes(a+t.first)?a+t.first:0;(i.dataset.text!==s||i.dataset.line!==String(l))&&Qm(i,s,l,r,t.is_code),i.classList.toggle("fixed",t.fixed.includes(a+t.first)),r=r!==(s.split('"""').length%2===0)}),hi(n,t.chosen),gi(n,t),n.classList.toggle("wrong",t.is_wrong),n.classList.toggle("code",t.is_code),n.dataset.offered!==String(t.offered)&&tf(n),n.dataset.offered=String(t.offered),rf(n,t)}function Jm(e){let t=g("ol");return de(t,"li > button"),e.append(t,g("p",{className:"heard",ariaLive:"polite"})),queueMicrotask(()=>Et(t)),t}function Qm(e,t,o,n,r){Object.assign(e.dataset,{text:t,line:o});let s=o?g("button",{type:"button",value:String(o)}):g("span"),a=r?t.match(/^ +/)?.[0]??"":"";s.append(g("i",{},a),r?"":t);for(let l of r?t.slice(a.length).split(mi):[]){if(l.startsWith("~~")){s.append(g("s",{},l.slice(2,-2)));continue}let d=n||l==='"""'?"quoted":mi.test(l)&&l[0]!=="#"?"keyword":"";l==='"""'&&(n=!n),s.append(...d?[g("span",{className:d},l)]:Zm(l))}let i=e.matches(":focus-within");e.replaceChildren(s),i&&s.focus()}function Zm(e){let t=[],o=0;for(let{role:n,start:r,end:s}of Dt(e))t.push(document.createTextNode(e.slice(o,r)),g("span",{dataset:{role:n}},e.slice(r,s))),o=s;return[...t,document.createTextNode(e.slice(o))]}function hi(e,t){let o=[...e.querySelectorAll("li > button")];for(let n of o){let r=Number(n.value)===t;n.setAttribute("aria-pressed",String(r)),n.tabIndex=r?0:-1}o[0]&&!o.some(({tabIndex:n})=>n===0)&&(o[0].tabIndex=0)}function bi(e,t){let o=e.parentNode?.querySelector(".heard");o&&(o.textContent=t)}function gi(e,{question:t,options:o,chosen:n,first:r,named:s}){let a=e.querySelector(".asked"),i=e.children[n-r],l=o.find(([c])=>c===n)?.[1]??[],d=a?.parentElement!==(l.length?i:void 0);if(d){let c=a?.matches(":focus-within");a?.remove(),c&&i?.querySelector("button")?.focus();let u=t.replace("{}",String(n));l.length&&i.querySelector("button")?.after(g("div",{className:"asked",role:"group",ariaLabel:u},g("b",{},u),...l.map(([p,m])=>g("button",{type:"button",value:p},m))))}for(let c of e.querySelectorAll(".asked button"))c.ariaPressed=String(c.value===s);return d?i?.querySelector(".asked"):null}function wi(e){let t=e.getBoundingClientRect().bottom+fi-innerHeight;e.style.scrollMarginBottom=`${fi+(t>0?Ht(t,Ft()):0)}px`,e.scrollIntoView({block:"nearest"})}function tf(e){let t=[...e.querySelectorAll("li:has(button)")],[o,n]=[t[0],t.at(-1)];o&&n&&xi(e,o.offsetTop<e.clientHeight/2?0:Math.min(o.offsetTop,n.offsetTop+n.offsetHeight-e.clientHeight+8))}function xi(e,t){let o=[...e.children],n=o.find(s=>getComputedStyle(s).position==="sticky")?.offsetHeight??0,r=o.slice(1).map(({offsetTop:s})=>s-n).filter(s=>s<=e.scrollHeight-e.clientHeight);e.scrollTop=t>0?r.find(s=>s>=t)??r.at(-1)??0:0}function of(e){let t=g("b",{},e);return t.style.setProperty("--tint",String(Number(e)||0)),t}function rf(e,{notes:t,first:o,chosen:n,is_code:r,options:s}){let a=Object.fromEntries(t);for(let[i,l]of[...e.children].entries()){let[d,c]=[l.querySelector("output"),a[i+o]??""];if((d?.dataset.note??"")===c||(d?.remove(),!c))continue;let u=l.querySelector("[data-role]")?.dataset.role??"",p=Vm.test(c)&&{className:"cells",dataset:{role:u,note:c}};if(l.append(p?g("output",p,...c.split(" ").map(of)):g("output",{dataset:{note:c}},...nf(c))),s.length&&i+o===n&&e.matches(":focus-within")){bi(e,c),wi(l.lastElementChild);continue}let m=r?l:e.children[n-o]??l;xi(e,m.offsetTop-e.clientHeight/2)}}var mi,fi,Vm,ef,nf,yi=N(()=>{"use strict";ce();Pt();sn();Ie();an();mi=/("""|~~.+?~~|#[^~"]*|\b(?:import|from|class|def|return)\b)/,fi=8,Vm=/^([\d.]+|\?)( ([\d.]+|\?))+$/;ef=e=>Number(e.querySelector("li > [aria-pressed=true]")?.value);nf=e=>e.split(/(?<=\b[A-Za-z])_(\w+)/).map((t,o)=>o%2?g("sub",{},t):t)});var Si={};D(Si,{default:()=>lf});function lf(e){let{data:t}=e,{at:o,before:n}=te(e,cf);String(n?.words)!==String(t.words)&&df(o),uf(o,n?.row!==t.row),_r(o,t.column)}function cf({given:e,send:t}){let[o,n]=[g("p",{className:"says",ariaLive:"polite",ariaAtomic:"true"}),g("div",{className:"text",role:"group"})],r={given:e,send:t,figure:g("figure",{},o,n),says:o,text:n},s=({target:a})=>Number(a.dataset.place??r.given.column);for(let a of["pointerover","focusin"])n.addEventListener(a,i=>_r(r,s(i)));for(let a of["pointerleave","focusout"])n.addEventListener(a,()=>_r(r,r.given.column));return n.addEventListener("click",a=>a.target!==n&&r.send("word",s(a))),n.addEventListener("keydown",a=>{a.key!=="Enter"&&a.key!==" "||(a.preventDefault(),r.send("word",s(a)))}),de(n,ki),r}function df({given:{words:e,row:t},text:o}){o.replaceChildren(...e.flatMap((n,r)=>[!sf.test(n)&&!af.test(e[r-1]??"")?" ":"",g("span",{role:"button",textContent:n,dataset:{place:String(r)},tabIndex:r===t?0:-1})]))}function uf({given:{names:e,weights:t,row:o,column:n,even:r,full:s},text:a},i){a.setAttribute("aria-label",`What ${e[o]} gives to each word`);let l=a.querySelectorAll(ki);l.forEach((m,h)=>{let f=Math.sqrt(Math.min(1,Math.max(0,((t?.[h]??0)-r)/(s-r))));m.style.setProperty("--share",f.toFixed(2)),m.ariaPressed=String(h===o),m.toggleAttribute("data-column",h===n)});let[d,c]=[l[o],a.getBoundingClientRect()],{top:u,bottom:p}=d.getBoundingClientRect();i&&(u<c.top||p>c.bottom)&&(a.scrollTop+=u-c.top-c.height/3)}function _r({given:{names:e,weights:t,row:o},says:n},r){let s=t?t[r].toFixed(4):"?";n.replaceChildren("In the text, ",g("b",{},e[o])," gives ",g("b",{},e[r])," ",g("span",{},s),". Press a word to see what it gives.")}var ki,sf,af,Ei=N(()=>{"use strict";ce();ke();Ie();ki="[role=button]",[sf,af]=[/^[.,;:!?…)\]”’%]+$/,/^[([“‘]$/]});var $i={};D($i,{default:()=>mf});function mf(e){let{data:t}=e,{at:o,before:n}=te(e,ff),r=t.question!==n?.question||t.pushed!==n.pushed;return r&&(o.pushed=t.pushed,o.slider.value=String(t.pushes.indexOf(t.push))),t.asks==="bar"&&n?.asks!=="bar"&&gf(o),o.figure.dataset.asks=t.asks,o.figure.classList.toggle("both",t.question==="push"),Bt(o),r&&bf(o),()=>clearInterval(o.timer)}function ff({given:e,send:t}){let o=g("div",{className:"rows"},...e.words.map(hf)),n=g("input",{type:"range",min:"0",max:String(e.pushes.length-1),value:String(e.pushes.indexOf(0))}),r=g("input",{type:"range",className:"asked",min:"0",max:"1000"}),s=g("output",{ariaLive:"off"}),a=g("p",{className:"told",tabIndex:-1}),i=g("table"),l=g("div",{className:"push"},g("span",{className:"of"}),n,s),d=g("button",{type:"button",className:"named"}),c=g("div",{className:"row foot"},g("span",{textContent:"all changes"}),g("span",{className:"track"},...e.words.map(()=>g("i"))),g("output",{ariaLive:"off"})),u=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},i)),p=g("figure",{role:"group",ariaLabel:e.name},l,o,c,a,d,u),m={given:e,send:t,figure:p,rows:o,foot:c,slider:n,by:s,mine:r,told:a,named:d,table:i,pushed:e.pushed,gains:new Map,expected:null,timer:0};n.addEventListener("input",()=>{clearInterval(m.timer),m.gains.clear(),Bt(m)}),d.addEventListener("click",()=>m.send("word",m.pushed)),o.addEventListener("click",({target:b})=>{let x=b.closest("button");x&&wf(m,Number(x.value))}),r.addEventListener("input",()=>Bt(m));let h=()=>{m.expected=Number(r.value),m.send("bar",m.expected)};r.addEventListener("pointerup",h);let f=r.value;return r.addEventListener("pointerdown",()=>f=r.value),r.addEventListener("pointercancel",()=>{r.value=f,Bt(m)}),r.addEventListener("keydown",b=>b.key==="Enter"&&h()),m}function hf(e,t){let o=g("span",{className:"track"},...["bar","before","line","mine"].map(n=>g("i",{className:n})));return g("div",{className:"row"},g("button",{type:"button",value:String(t),textContent:e}),o,g("output"))}function gf({given:e,mine:t,rows:o}){t.value=String(Math.round(1e3*e.before[e.bar])),t.setAttribute("aria-label",`Where the weight on ${e.words[e.bar]} will be, in thousandths; Enter answers`),o.children[e.bar].querySelector(".track")?.append(t)}function bf(e){let{slider:t}=e;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let o=Number(t.value);t.value=String(e.given.pushes.indexOf(0)),e.timer=setInterval(()=>{t.value=String(Number(t.value)+1),Bt(e),Number(t.value)>=o&&clearInterval(e.timer)},pf)}function wf(e,t){clearInterval(e.timer),e.given.asks!=="bar"&&(e.pushed=t),Bt(e)}function Bt(e){let{given:t,pushed:o,rows:n,slider:r,by:s,mine:a,told:i,named:l,gains:d}=e,c=t.pushes[Number(r.value)],u=t.after[o][Number(r.value)],p=Math.max(...t.after.flat(2).map(Number)),m=t.asks==="word";d.set(o,Number(u[o])-t.before[o]);let h=t.before.map((x,v)=>t.slopes.length?x+c*t.slopes[v][o]:null);for(let[x,v]of[...n.children].entries()){let $=t.asks==="bar"&&x===t.bar,E=$?Number(a.value):t.expected?.[0]===x?1e3*t.expected[1]:x===t.bar&&t.question==="others"?e.expected:null,S=m?d.get(x)??0:null,y=v.querySelector("button"),k=v.querySelector("output");k.ariaLive=x===o&&r.matches(":focus")?"polite":"off",y.disabled=t.asks==="bar",y.setAttribute("aria-pressed",String(x===o)),v.classList.toggle("veiled",u[x]===null&&!m),v.classList.toggle("asked",$),ln(v,"bar",S===null?u[x]??p:t.before[x]+S,p),ln(v,"before",t.before[x],p),ln(v,"line",m?null:h[x],p),ln(v,"mine",E===null?null:E/1e3,p),k.textContent=S!==null?S?$o(S):"":$?`yours: ${(Number(a.value)/1e3).toFixed(3)}`:(t.question==="push"?`${Ao(t.before[x])} \u2192 `:"")+(u[x]===null?"?":Ao(u[x]??0))}l.hidden=!m,l.textContent=`${o===t.wrong?"\u2717 ":""}Answer: ${t.words[o]} gains most`,xf(e,u,p);let f=a.matches(":focus");a.hidden=t.asks!=="bar",f&&a.hidden&&i.focus(),a.max=String(Math.floor(1e3*Math.min(1,p))),s.textContent=$o(c,1),r.setAttribute("aria-label",`Push the score of ${t.words[o]}`),r.setAttribute("aria-valuetext",$o(c,1)),e.figure.querySelector(".of").replaceChildren("Push the score of ",g("b",{textContent:t.words[o]})),i.textContent=t.asks==="bar"?`Drag the bar of \u201C${t.words[t.bar]}\u201D to where you expect it. The upright lines: the weights before.`:m?"Press a word: the slider pushes its score. Each bar stays where its own push has taken it.":u.includes(null)?"What happens to the other bars is covered until you have answered.":`Press a word; the slider pushes its score. The upright line is its weight before.${t.slopes.length?" Dotted: where J alone would have it, push \xB7 J.":""}`,vf(e,c,u,h)}function xf({given:e,foot:t},o,n){t.hidden=e.asks!=="sum";let r=o.map((i,l)=>i===null?0:i-e.before[l]),[s,a]=[0,r.reduce((i,l)=>i+Math.max(0,l),0)];for(let[i,l]of[...t.querySelectorAll("i")].entries())l.className=r[i]<0?"minus":"",l.hidden=r[i]<0&&!e.sums,r[i]<0&&(a+=r[i]),l.style.left=`${100*(r[i]<0?a:s)/n}%`,l.style.width=`${100*Math.abs(r[i])/n}%`,r[i]>0&&(s+=r[i]);t.classList.toggle("open",!e.sums),t.querySelector("output")?.replaceChildren(e.sums?"0":"?")}function ln(e,t,o,n){let r=e.querySelector(`i.${t}`);r.hidden=o===null,r.style.setProperty("--share",`${100*Math.max(0,o??0)/n}%`)}function vf({given:e,pushed:t,table:o},n,r,s){let a=(d,c)=>d===null?"covered":$o(d-e.before[c],5),i=e.words.map((d,c)=>[Ao(e.before[c]),r[c]===null?"covered":Ao(r[c]??0),a(r[c],c),a(s[c],c)]),l=["weight on","before","after","change","push \xB7 J"].map(d=>g("th",{scope:"col",textContent:d}));o.replaceChildren(g("caption",{textContent:`The score of \u201C${e.words[t]}\u201D pushed by ${$o(n,1)}`}),g("tr",{},...l),...i.map((d,c)=>g("tr",{},g("th",{scope:"row",textContent:e.words[c]}),...d.map(u=>g("td",{textContent:u})))))}var pf,Ao,$o,Ai=N(()=>{"use strict";ce();ke();pf=55;Ao=(e,t=4)=>e.toFixed(t).replace("-","\u2212"),$o=(e,t=4)=>(e>0?"+":"")+Ao(e,t)});var Oi={};D(Oi,{default:()=>$f});function $f(e){let{data:t}=e,{at:o,before:n}=te(e,Af),r=String(n?.tokens)===String(t.tokens);(!r||t.focus!==n?.focus||t.asks==="share"&&n.asks!=="share")&&(o.chosen=t.focus),o.shown=o.chosen,o.figure.setAttribute("aria-label",t.name),r||Mf(o),Li(o)}function Af({given:e,send:t}){let[o,n,r,s]=[g("div",{className:"words"}),g("div",{className:"legend"}),g("div",{className:"river"}),g("table")],a=A("svg",{"aria-hidden":"true"}),i=g("input",{type:"range",min:"0",max:"100",value:"0"});r.append(a,i);let l=g("p",{className:"told"}),d=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},s)),c=g("figure",{role:"group",tabIndex:-1},o,n,r,l,d),u={given:e,chosen:0,shown:0,send:t,figure:c,words:o,legend:n,river:r,svg:a,slider:i,told:l,table:s,...Pr({figure:c,given:e})};new ResizeObserver(()=>Li(u)).observe(r),c.addEventListener("click",p=>Nf(u,p.target)),o.addEventListener("pointerover",p=>Ni(u,p.target)),o.addEventListener("focusin",p=>Ni(u,p.target));for(let p of["pointerleave","focusout"])o.addEventListener(p,()=>dn(u,u.chosen));return de(o,"button"),de(r,".switches button",()=>At.length-1),i.addEventListener("input",()=>Ti(u)),i.addEventListener("pointerup",()=>u.send("share",Number(i.value))),i.addEventListener("keydown",p=>p.key==="Enter"&&u.send("share",Number(i.value))),u}function Mf(e){let{given:t,words:o,legend:n,river:r,slider:s}=e;o.replaceChildren(...t.tokens.map((i,l)=>g("button",{type:"button",textContent:i,value:String(l),tabIndex:l===t.focus?0:-1})));let a=(i,l)=>g("button",{type:"button",className:At[l],value:String(l)},g("b",{textContent:i}));n.replaceChildren(...t.parts.map(a),g("span",{className:"rest",textContent:t.rest})),r.querySelectorAll(".switches, .layer").forEach(i=>i.remove()),t.shares.forEach((i,l)=>{let d=`top: calc(${jt}px + ${l} * var(--row))`,c=t.parts.map((u,p)=>g("button",{type:"button",className:At[p],value:`${l} ${p}`,tabIndex:l||p?-1:0,title:`${u}, layer ${l+1}`}));r.append(g("span",{className:"layer",style:d},g("i",{},"layer "),String(l+1)),g("div",{className:"switches",style:d},...c))}),s.style.top=`calc(${jt}px + ${t.shares.length-1} * var(--row))`,s.setAttribute("aria-label",`How much of the state is from ${t.parts[1]} in layer ${t.shares.length}, in per cent; Enter answers`)}function Li(e){let{given:t,legend:o,river:n,slider:r,svg:s}=e;Object.assign(e,Pr(e));for(let[l,d]of Object.entries(Pr(e)))n.style.setProperty(`--${l}`,`${d}px`);let a=(l,d)=>t.off.some(([c,u])=>c===l&&u===d);o.querySelectorAll("button").forEach((l,d)=>{let c=t.shares.every((u,p)=>a(p,d));l.setAttribute("aria-pressed",String(!c)),l.title=`Switch ${t.parts[d]} ${c?"on":"off"} in all layers`});for(let l of n.querySelectorAll(".switches button")){let[d,c]=l.value.split(" ").map(Number);l.setAttribute("aria-pressed",String(!a(d,c))),l.ariaLabel=`${t.parts[c]}, layer ${d+1}`}let i=r.matches(":focus");r.hidden=t.asks!=="share",i&&r.hidden&&e.figure.focus({preventScroll:!0}),s.style.height=`${jt+t.shares.length*e.row}px`,n.classList.toggle("asking",t.asks==="switch"),dn(e,e.chosen)}function Ni(e,t){t instanceof HTMLButtonElement&&dn(e,Number(t.value))}function Nf(e,t){let o=t.closest("button");o&&(e.words.contains(o)?(e.chosen=Number(o.value),dn(e,e.chosen),e.given.asks==="word"&&e.send("word",e.chosen)):e.legend.contains(o)?e.send("all",Number(o.value)):e.send("switch",o.value.split(" ").map(Number)))}function dn(e,t){e.shown=t,e.words.querySelectorAll("button").forEach((o,n)=>o.setAttribute("aria-pressed",String(n===t))),Ti(e),Cf(e)}function Ti(e){let{bar:t,given:o,svg:n,shown:r,slider:s}=e,a=n.clientWidth;if(!a)return;let i=o.shares.flatMap((l,d)=>{let c=jt+d*e.row,u=d?c-e.row+t:0;if(!l)return Lf(e,a,c,u);let p=l.map($=>Math.max(0,$[r])),m=p.reduce(($,E)=>$+E,0),h=0,f=p.map(($,E)=>({k:E,from:h,wide:$/m*a,to:h+=$/m*a})),b=A("path",{class:"flow",d:`M0,${u} H${a} L${f[0].to},${c} H0 Z`}),x=f.filter($=>$.wide>.5).map($=>A("rect",{class:At[$.k],x:$.from,y:c,width:$.wide,height:t})),v=f.filter(({wide:$})=>$>kf).map(({k:$,from:E,wide:S})=>A("text",{class:`on ${At[$]}`,x:E+S/2,y:c+t/2+5},cn(100*l[$][r],0)));return[b,...x,...v,...Tf(e,d,f[1].from,a,c)]});s.style.setProperty("--begins",String(o.begins[r])),s.max=String(Math.floor(100*(1-o.begins[r]))),n.setAttribute("viewBox",`0 0 ${a} ${jt+o.shares.length*e.row}`),n.replaceChildren(...i,...o.shares.flatMap((l,d)=>Of(e,d,a,jt+d*e.row))),s.setAttribute("aria-valuetext",`${s.value} %`)}function Lf({bar:e,given:t,shown:o,slider:n},r,s,a){let i=A("path",{class:"flow",d:`M0,${a} H${r} V${s} H0 Z`}),l=A("rect",{class:"veil",x:0,y:s,width:r,height:e});if(t.asks!=="share")return[i,l,A("text",{class:"on",x:r/2,y:s+e/2+5},"covered until you answer")];let d=t.begins[o]*r,c=d+Number(n.value)/100*r,u=A("rect",{class:At[0],x:0,y:s,width:d,height:e}),p=A("rect",{class:"mine",x:d+1,y:s+1,width:Math.max(1,c-d-1),height:e-2}),m=A("path",{class:"handle",d:`M${c},${s-5} V${s+e+5}`}),h=r-d<2*Mi,f=c+(h?Ef:Mi)>r,b=A("text",{class:"says",x:c+(f?-10:10),y:s+e/2+5,"text-anchor":f?"end":"start"},`${h?"":`${t.parts[1]}: `}${n.value==="0"?"drag \u2194":`${n.value} %?`}`);return[i,l,u,p,m,b]}function Tf({bar:e,given:{predicted:t,shares:o,focus:n},shown:r},s,a,i,l){if(!t||s!==o.length-1||r!==n)return[];let[d,c]=t.map(h=>Math.min(i-1,a+h/100*i)),u=d>Sf,p=100*(o[s]?.[1][r]??NaN),m=t[0]<=p&&p<=t[1]?"\u2713 as expected":"\u2717 expected here";return[A("path",{class:"predicted",d:`M${d},${l+e+3} v8 H${c} v-8`}),A("text",{class:"says",x:u?d-8:c+8,y:l+e+16,"text-anchor":u?"end":"start"},m)]}function Of({row:e,bar:t,given:{cosines:o},shown:n},r,s,a){let i=o?.[r+1][n];return i===void 0||i>.99995?[]:[A("text",{class:"like",x:s/2,y:a+(e+t)/2+5},`cosine with what it was: ${cn(i)}`)]}function Cf({given:e,shown:t,told:o,table:n}){o.textContent=e.told;let r=["layer",...e.parts,e.rest,...e.cosines?["cosine with what it was"]:[]],s=e.shares.map((l,d)=>[...l?l.map(u=>cn(u[t],4)):Array.from(At,()=>"covered"),...e.cosines?[cn(e.cosines[d+1][t],4)]:[]]),i=[["each",[...e.notes,...Array(r.length-1-e.notes.length).fill("")]],...s.map((l,d)=>[String(d+1),l])];n.replaceChildren(g("caption",{textContent:`The shares of the state of \u201C${e.tokens[t]}\u201D after each layer`}),g("tr",{},...r.map(l=>g("th",{scope:"col",textContent:l}))),...i.map(([l,d])=>g("tr",{},g("th",{scope:"row",textContent:String(l)}),...[...d].map(c=>g("td",{textContent:c})))))}var yf,jt,At,kf,Sf,Mi,Ef,Pr,cn,Ci=N(()=>{"use strict";ce();ke();Ie();ze();yf=480,jt=20,At=["before","attention","feed","rest"],kf=12,Sf=120,[Mi,Ef]=[130,60],Pr=({figure:e,given:t})=>e.clientWidth>=yf?{row:58,bar:34}:{row:44,bar:t.cosines?24:34};cn=(e,t=2)=>e.toFixed(t).replace("-","\u2212")});var Fi={};D(Fi,{default:()=>_f});function _f(e){let{data:t}=e,{at:o,before:n}=te(e,Pf);JSON.stringify(n)!==JSON.stringify(t)&&(o.size=un(t)?.shape??Fr(t,un(t)),Ri(o))}function Pf({given:e,send:t}){let o=g("figure",{role:"group"}),n={given:e,size:[4,4],send:t,figure:o},r=0;return new ResizeObserver(()=>{o.clientWidth!==r&&Ri(n),r=o.clientWidth}).observe(o),o.addEventListener("pointerover",({target:s})=>Ii(o,s.closest("[data-row]"))),o.addEventListener("pointerleave",()=>Ii(o,null)),de(o,"button.block",()=>o.querySelectorAll('button.block[data-i="0"]').length),n}function Ii(e,t){let o=t instanceof HTMLElement?t.dataset.row:void 0;for(let n of e.querySelectorAll("[data-row]"))n.classList.toggle("lit",n instanceof HTMLElement&&n.dataset.row===o)}function Ri(e){let{given:t,figure:o}=e;if(!o.clientWidth)return;o.setAttribute("aria-label",`${t.columns.flat().flatMap(a=>a?.symbol??[]).join(", ")}: shapes drawn to scale`);let n=t.told.map(a=>g("p",{className:t.fits?"told":"told misfit"},...a.split(/(W_\w)/).flatMap(Pi)));n[0].tabIndex=-1;let r=o.querySelector(".corner:focus")!==null,s=g("div",{className:"boxes"},...Wi(e).map(a=>Ff(e,a)));o.replaceChildren(s,...n),_i(e),Df(s),r&&o.querySelector(".corner, .told")?.focus()}function Df(e){let t=e.querySelector(".chain:has(.asked, [data-rows], [data-columns])")??e.firstElementChild;e.style.setProperty("--line",`${t.offsetHeight}px`),e.scrollTop=t.offsetTop}function Wi({given:{columns:e},figure:t}){let o=t.clientWidth<zf&&e.length>2?Math.ceil(e.length/2):e.length;return Array.from({length:Math.ceil(e.length/o)},(n,r)=>e.slice(r*o,(r+1)*o))}function _i(e){let t=e.figure.clientWidth,o=Math.max(0,...e.given.words.map(a=>a.length)),n=Math.max(Math.min(48,t*.13),Math.min(9.5*o,t*.29)),r=Wi(e).map(a=>(t-n-Rf*(a.length+1))/a.reduce((i,[l,d])=>i+Dr(Math.max(pn(e,l)[1],pn(e,d)[1])),0)),s=Math.min(...r);e.figure.style.setProperty("--unit",`${Math.min(e.given.words.length?Math.max(qi,s/2):qi,s)}px`),e.figure.style.setProperty("--names",`${n}px`)}function pn(e,t){return t?t===un(e.given)?e.size:t.shape??Fr(e.given,t):[0,0]}function Ff(e,t){let o=e.given.words.map((i,l)=>g("li",{dataset:{row:l}},i)),n=g("ol",{className:"words",ariaLabel:"The words, one row for each"},...o),r=t.map(([i])=>g("div",{className:"above"},...i?[zi(e,i)]:[])),s=t.map(([,i])=>g("div",{className:"below"},zi(e,i))),a=g("div",{className:"chain"},g("span"),...r,n,...s);return a.style.gridTemplateColumns=`var(--names) repeat(${t.length}, max-content)`,a}function zi(e,t){let{symbol:o,letters:n,unequal:r,meets:s,cells:a,shape:i,axes:l,role:d}=t,c=t===un(e.given),u=g("div",{className:`box${i||c?"":" unknown"}${c?" asked":""}${l.length&&!t.blocks?" deep":""}`,dataset:{symbol:o}});u.style.setProperty("--sheets",String(Math.min(If,l[0]??1)));for(let x of r)u.dataset[x]="unequal";s&&(u.dataset[s]="meets"),a&&!c&&u.append(...a.map((x,v)=>jf(x,o==="W_q"||/[ᵀV]$/.test(o)?"":String(v)))),t.blocks||u.append(g("b",{className:"size"},i||c?(l.length?l:pn(e,t)).join(" \xD7 "):"?"));let p=g("p",{className:"label"},g("b",{},...Pi(o),g("span",{},t.blocks?l.join(" \xD7 "):"")),g("small",{},...r.length?[`\u2260 ${r.join(", ")}`]:c?[]:n.split(/_(\w+)/).map((x,v)=>v%2?g("sub",{},x):x))),m=t.blocks?.rows===1?[g("ol",{className:"across",ariaHidden:"true"},...e.given.words.map(x=>g("li",{},x)))]:[],h=g("div",{className:"holder",dataset:{role:d}},p,...m,u);Di(h,pn(e,t)),c&&u.append(Gf(e,t,h)),t.blocks&&u.append(...Hf(e,t.blocks));let[f,b]=t.blocks?.cell??[];return f!==void 0&&b!==void 0&&(u.children[f].children[b].className="met"),h}function Pi(e){let[t,o]=e.split("_");return t==="W"?[t,g("sub",{},o)]:e.split(/(?<=_)/).flatMap((n,r)=>r?[g("br"),n]:[n])}function Hf(e,{rows:t,columns:o,empty:n,marked:r,mine:s,asks:a}){return Array.from({length:t*o},(l,d)=>[Math.floor(d/o),d%o]).map(([l,d])=>{let c=b=>String(b)===String([l,d]),u={empty:n.some(c),marked:r.some(c),mine:s.some(c)},p=t>1&&o>1,m=p?`Queries of sentence ${l+1}, keys of sentence ${d+1}${u.empty?", empty":""}${u.marked?", marked":""}`:`Sentence ${l+d+1}`,h=t>1?"":o>2?String(d+1):`sentence ${d+1}`,f=g(a?"button":"div",{ariaLabel:m,dataset:{rows:t,i:l,j:d},className:`block ${Object.entries(u).flatMap(([b,x])=>x?b:[]).join(" ")}`},g("span",{},h));a?Object.assign(f,{tabIndex:l||d?-1:0,onclick:()=>e.send("block",[l,d])}):f.role="img",p&&(f.onpointerenter=f.onfocus=()=>Bf(e,l,d));for(let[b,x]of Object.entries({i:l,j:d,rows:t,columns:o}))f.style.setProperty(`--${b}`,String(x));return f})}function Bf({figure:e},t,o){for(let r of e.querySelectorAll("[aria-label^=Sentence]"))r.classList.toggle("joined",r.dataset.rows==="1"?r.dataset.j===String(o):r.dataset.i===String(t));let n=e.querySelector(".told");n.textContent=`Here the words of sentence ${t+1} ask those of sentence ${o+1}.`}function jf(e,t){let o=e.map(n=>{let r=g("i",{className:n<0?"minus":""});return r.style.setProperty("--tint",String(Math.abs(n))),r});return g("div",{className:"row",ariaHidden:"true",dataset:t?{row:t}:{}},...o)}function Di(e,[t,o]){e.style.setProperty("--rows",String(Dr(t))),e.style.setProperty("--columns",String(Dr(o))),e.classList.toggle("small",t<3||o<4)}function Gf(e,t,o){let n=g("button",{type:"button",className:"corner"}),r=e.given.largest,s=i=>{e.size=i,Di(o,e.size),_i(e);let l=o.querySelector(".size");l.textContent=[...t.axes.slice(0,-2),...e.size].join(" \xD7 "),n.setAttribute("aria-label",`Shape of ${t.symbol}: ${e.size[0]} rows, ${e.size[1]} columns. The arrow keys change it, Enter answers.`)},a=i=>s(i.map(l=>Math.max(1,Math.min(r,Math.round(l)))));return s(e.size),String(e.size)===String(Fr(e.given,t))&&!t.shape&&(o.querySelector(".size").textContent="?"),n.addEventListener("pointerdown",i=>{if(i.preventDefault(),i.button)return;n.focus(),n.setPointerCapture(i.pointerId);let[l,d,[c,u]]=[i.clientX,i.clientY,e.size],p=parseFloat(e.figure.style.getPropertyValue("--unit")),m=()=>n.onpointermove=n.onpointerup=n.onpointercancel=null;n.onpointermove=({clientX:h,clientY:f})=>a([c+(f-d)/p,u+(h-l)/p]),n.onpointerup=()=>{m(),(e.size[0]!==c||e.size[1]!==u)&&e.send("shape",e.size)},n.onpointercancel=()=>{m(),s([c,u])}}),n.addEventListener("click",({detail:i})=>i===0&&e.send("shape",e.size)),n.addEventListener("keydown",i=>{let l=Wf[i.key];l&&(i.preventDefault(),a([e.size[0]+l[0],e.size[1]+l[1]]))}),n}var qi,qf,If,zf,Rf,Wf,un,Fr,Dr,Hi=N(()=>{"use strict";ce();ke();Ie();qi=24,qf=24,If=4,zf=560,Rf=14,Wf={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]};un=({columns:e,asked:t})=>e.flat().find(o=>o&&o.line===t&&!o.symbol.endsWith("\u1D40")),Fr=({columns:e,words:t},o)=>t.length?[e.some(([n])=>n===o)?4:t.length,4]:e[0][1].shape??[4,4];Dr=e=>Math.min(qf,e)});var ji={};D(ji,{default:()=>Uf});function Uf(e){let{figure:t}=te(e,()=>({figure:g("figure",{role:"img"})})).at,{sketches:o,told:n}=e.data;t.ariaLabel=n,t.replaceChildren(...o.map(Xf))}function Xf({title:e,curves:t,dots:o,names:n}){let r=A("svg",{viewBox:"0 0 1 1",preserveAspectRatio:"none"});r.append(...t.map(([a,i])=>A("polyline",{class:a,points:i.map(([l,d])=>`${l},${1-d}`).join(" ")})));let s=g("div",{className:"area"},r,...o.map(a=>Bi("i",a)),...n.map(([a,i])=>Bi("span",a,i)));return g("section",{},g("p",{},e),s)}function Bi(e,[t,o],n=""){let r=g(e,{className:t>.8?"late":""},n);return r.style.left=`${100*t}%`,r.style.bottom=`${100*o}%`,r}var Gi=N(()=>{"use strict";ze();ce();ke()});var Vi={};D(Vi,{default:()=>Yf});function Yf(e){let{data:t,setTriggerValue:o}=e,n=matchMedia(Kf),{figure:r,folded:s}=te(e,()=>({figure:g("figure"),folded:t.groups.map(({kind:d})=>d==="folded"||n.matches)})).at,a=t.groups.some(({kind:d})=>d);r.className=a?"mapped":"";let i=null,l=({title:d,told:c,squares:u,kind:p},m)=>{let f=p==="folded"||u.some(({state:O})=>O!=="open")?u.findIndex(({state:O,label:T})=>O==="begun"||T&&O==="open"):-1,{name:b="",label:x=""}=u[f]??{},v=x.length>2?x:b.slice(b.indexOf(": ")+1).trim().replace(/(?<=\?) .*|: .*/,""),$=v?[g("button",{type:"button",className:"ahead",onclick:()=>o("square",[m,f])},`Next: ${v}`)]:[],E=g("p",{className:"says"},...$),S=[];for(let[O,{name:T,state:q,begins:C,label:R}]of u.entries()){(C||!O)&&S.push(g("div",{},g("b",{},C),g("div",{})));let P=a&&(R||T).length>2,_=P?[Ki(q),g("span",{},R||T)]:[Ui[q]||R],j=`${P?"named":""} ${O===f?"next":""}`,Q=g("button",{type:"button",tabIndex:O?-1:0,title:T,ariaLabel:`${T}: ${Xi[q]}`,className:j,dataset:{state:q}},..._);a&&!P&&(Q.onpointerenter=Q.onfocus=()=>E.replaceChildren(T),Q.onpointerleave=Q.onblur=()=>E.replaceChildren(...$)),Q.onclick=()=>{let be=!a||P||i===Q||matchMedia("(hover: hover)").matches;i=Q,be?o("square",[m,O]):E.replaceChildren(`Press again to go there: ${T}`)},S.at(-1)?.lastChild?.appendChild(Q)}let y=g("div",{className:"all"},...S),k=g("div",{className:"head"},g("h2",{},d),g("p",{},c));if(de(y,"button"),a&&k.append(E),!a||p==="road")return g("section",{className:p},k,y);let M=g("details",{open:!s[m],ontoggle:()=>{s[m]=!M.open}},g("summary",{},`All ${u.length}`),y);return g("section",{className:p},k,M)};r.replaceChildren(...a?[Vf()]:[],...t.groups.map(l))}var Kf,Ui,Xi,Ki,Vf,Yi=N(()=>{"use strict";ce();ke();Ie();Kf="(max-width: 640px)",Ui={open:"",begun:"\u25D0",done:"\u2713",later:"\u2713",right:"\u2713",wrong:"\u2717"},Xi={open:"open",begun:"begun",done:"all right",later:"all right, not all at first",right:"right",wrong:"wrong"},Ki=e=>g("i",{ariaHidden:"true",dataset:{state:e}},e==="begun"?"":Ui[e]),Vf=()=>g("p",{className:"key"},...["open","begun","done","later"].map(e=>g("span",{},Ki(e),Xi[e])))});var tl={};D(tl,{default:()=>Jf});function Jf(e){let{at:t,before:o}=te(e,Qf);for(let[n,[,r]]of t.given.numbers.entries())o?.numbers[n][1]!==r&&(t.sliders[n].value=String(r));el(t)}function Qf({given:e,send:t}){let o=e.numbers.map(([i,l],d)=>{let c=g("input",{type:"range",min:String(-e.most),max:String(e.most),ariaLabel:i});return c.value=String(l),c.addEventListener("input",()=>el(a)),c.addEventListener("change",()=>t("number",[d,Number(c.value)])),c}),n=e.sums.map(([i,l,d])=>Ji([g("b",{},i)," + ",g("b",{},l),d?" > 0":" \u2264 0"],d?"above":"below")),r=g("p"),s=g("figure",{role:"group",ariaLabel:e.name},...o.map((i,l)=>Ji([g("b",{},e.numbers[l][0])],"number",i)),g("hr"),...n,r),a={given:e,send:t,figure:s,sliders:o,sums:n,told:r};return a}function el({given:e,sliders:t,sums:o,told:n}){let r=Object.fromEntries(e.numbers.map(([d],c)=>[d,Number(t[c].value)]));for(let d of t)Qi(d.closest(".row"),Number(d.value),"",e.most);let s=e.sums.map(([d,c])=>r[d]+r[c]),a=d=>e.sums.flatMap(([c,u,p])=>p===d?`${c} + ${u}`:[]).join(" and "),i=Zi(s.reduce((d,c,u)=>d+(e.sums[u][2]?c:0),0)),l=s.map((d,c)=>d>0===e.sums[c][2]);for(let[d,c]of o.entries())Qi(c,s[d],l[d]?" \u2713":" \u2717",e.most);n.textContent=`${l.filter(Boolean).length} of ${s.length} right. ${e.compares?`${a(!0)} make ${i} together, and so do ${a(!1)}.`:e.told}`}function Qi(e,t,o,n){e.style.setProperty("--from",String(Math.min(0,t)/n)),e.style.setProperty("--long",String(Math.abs(t)/n)),e.style.setProperty("--to",String(t/n)),e.classList.toggle("right",o===" \u2713"),e.querySelector("output").replaceChildren(Zi(t),g("small",{},o))}var Ji,Zi,ol=N(()=>{"use strict";ce();ke();Ji=(e,t,...o)=>g("div",{className:`row ${t}`},g("span",{},...e),g("span",{className:"track"},g("i"),...o),g("output",{ariaLive:"off"})),Zi=e=>e>0?`+${e}`:String(e).replace("-","\u2212")});var il={};D(il,{default:()=>Zf});function Zf(e){let{at:t,before:o}=te(e,eh);JSON.stringify(o)!==JSON.stringify(e.data)&&th(t,e.data)}function eh(e){let t=g("div"),o=g("p",{tabIndex:-1}),n=g("button",{type:"button",className:"answer"}),r=g("figure",{role:"group"},t,o,n),s={...e,figure:r,lines:t,told:o,answer:n,mine:[]};t.addEventListener("click",({target:l,clientX:d})=>{let c=l,u=c.closest(".taken .line:last-child .block"),p=c.closest("button");u&&s.send("share",St(u,d));let m=[...p?.closest(".line")?.querySelectorAll("button.block")??[]];if(!p)return;let h=p.classList.contains("block")?[p]:m,f=h.every(b=>b.dataset.state==="gone");for(let b of h)nl(b,!f);o.ariaLive="polite",al(s)});let a,i=l=>l?.closest("button.block[data-text]");return t.addEventListener("pointerdown",({target:l})=>a=i(l)),t.addEventListener("pointermove",({clientX:l,clientY:d,buttons:c})=>{let u=t.getRootNode(),p=i(u.elementFromPoint(l,d));if(c===1&&p&&p!==a)for(let m of[a,p])m?.dataset.state===""&&m.click()}),de(t,"button",()=>t.querySelectorAll(".line:first-child button").length),n.addEventListener("click",()=>{s.mine=Hr(s).flatMap(({dataset:l},d)=>l.state==="gone"?d:[]),s.given.counted==="gone"?s.send("gone",s.mine.join(" ")):s.send("left",sl(s))}),s}function nl(e,t){e.dataset.state=t?"gone":"",e.setAttribute("aria-pressed",String(t)),rl(e)}function rl(e){let{of:t,state:o,text:n,many:r}=e.dataset;e.ariaLabel=`${t}: ${o==="ahead"?"still to come":n?o==="gone"?"0, hidden":n:r}`}function al(e){let t=sl(e),o=t===1;e.told.textContent=e.given.counted==="left"?`${t} ${o?"is":"are"} left.`:t?`${t} ${o?"weight becomes":"weights become"} 0.`:"No weight is pressed.",e.answer.textContent=`Answer with ${t}`,e.answer.hidden=!e.lines.querySelector("[data-state=gone]")}function th(e,{name:t,told:o,lines:n,asks:r,takes_share:s,mine:a,framed:i}){let{figure:l,answer:d}=e,c=l.contains(l.getRootNode().activeElement);l.ariaLabel=t,l.style.setProperty("--wide",String(Math.max(...n.map(({blocks:f})=>f.reduce((b,{wide:x,cell:v})=>b+x*v,0))))),l.style.setProperty("--gaps",String(Math.max(...n.map(({blocks:f})=>f.length)))),l.classList.toggle("taken",s),l.classList.toggle("beside",n.every(({note:f})=>!f)),e.lines.replaceChildren(...n.map(({label:f,note:b,blocks:x},v)=>{let $=r?g("button",{type:"button",ariaLabel:`All of ${f}`,tabIndex:-1},f):g("span",{},f);return g("div",{className:v===i?"line framed":"line"},g("div",{className:"title"},$,g("span",{},b)),...x.map(E=>oh(E,f,r)))}));let u=e.lines.querySelector("button.block");u&&(u.tabIndex=0);let m=(a.length&&e.mine.length!==a.length?a:e.mine).map(f=>Hr(e)[f]).filter(f=>f?.dataset.state===""),h=r?[]:m;for(let f of h)f.classList.add("mine");if(r)for(let f of m)nl(f,!0);e.mine=[],e.told.ariaLive="off",e.told.textContent=h.length?`${o} Dashed: yours, which stay.`:o,d.hidden=!r,r&&al(e),c&&!l.contains(l.getRootNode().activeElement)&&e.told.focus()}function oh({label:e,wide:t,high:o,cell:n,role:r,state:s,text:a,share:i},l,d){let c=a?1:t*o,u=g(d?"button":"div",{className:"block",dataset:{of:`${e} of ${l}`,role:r,state:s,many:String(c),...o>1?{}:{flat:""},...a?{text:a}:{}}});d?Object.assign(u,{tabIndex:-1,ariaPressed:"false"}):u.role="img",rl(u);for(let[p,m]of Object.entries({wide:t,high:o,cell:n,share:i}))u.style.setProperty(`--${p}`,String(m));return g("div",{},...e?[g("small",{},e)]:[],u)}var Hr,sl,ll=N(()=>{"use strict";yo();ce();ke();Ie();Hr=({lines:e})=>[...e.querySelectorAll(".block")],sl=e=>Hr(e).reduce((t,{dataset:o})=>t+Number(o.state==="gone"==(e.given.counted==="gone")&&o.many),0)});var cl={};D(cl,{NARROW:()=>ot,ONE:()=>Br,VEILED:()=>mn,asksForWord:()=>se,isFree:()=>fn,isLike:()=>nt,isMark:()=>Mo,isOff:()=>st,missing:()=>Gr,received:()=>jr,sharesOf:()=>rt,words:()=>Ee});function jr({layers:e,heads:t,tokens:o,largest:n},r){let s=n?e*t*o.length*n*4:r.length;return{weights:new Uint16Array(r.slice(0,s).buffer),pixels:r.slice(s)}}function rt(e,[t,o,n]){let{given:r,weights:s}=e,a=Ee(e).length,i=r.largest||a,l=((t*r.heads+o)*r.tokens.length+n)*i,d=Array.from(s.subarray(l,l+i),p=>p===65535?null:p===r.nan?NaN:p/65534*r.most);if(!r.largest)return d;let c=new Array(a).fill(0),u=s.subarray(s.length/2+l);return d.forEach((p,m)=>{c[u[m]]=p}),c}var mn,Br,ot,nt,se,fn,Ee,Mo,Gr,st,Ge=N(()=>{"use strict";mn=65535,Br=65534,ot=480,nt=(e,t)=>String(e)===String(t);se=({given:e})=>e.asks==="word",fn=e=>se(e)&&e.given.others.length>0&&rt(e,e.given.row)[0]!==null,Ee=({given:e})=>e.others.length?e.others:e.tokens;Mo=({given:e},t)=>e.others.length>0&&!e.values.length&&t.includes(1),Gr=({given:e,shown:t})=>nt(t,e.row)?e.missing:[],st=({off:e},t,o)=>e.some(([n,r])=>n===t&&r===o)});var dl={};D(dl,{add:()=>Ur,expect:()=>hn});function Ur(e,t){let{given:o,bar:n,shown:[,r]}=e;n.hidden=!o.sums?.length;let s=t[0]!==null&&o.sums?.includes(r);n.classList.toggle("covered",!s),n.style.setProperty("--one",`${100/o.reach}%`);let a=s?[...t,...Gr(e)]:[];for(;n.querySelectorAll("i").length<Math.max(t.length,a.length);)n.prepend(g("i"));for(let[i,l]of[...n.querySelectorAll("i")].entries()){let d=(a[i]||0)/o.reach;l.style.width=`${100*d}%`,l.className=d&&i>=t.length?"missing":"",l.textContent=l.className&&d>.09?Ee(e)[i-t.length]:""}hn(e)}function hn({given:e,mine:t,slider:o,answer:n}){let r=e.asks==="share"?Number(o.value)/100:e.expected;o.hidden=n.hidden=e.asks!=="share",o.dir=e.fromEnd?"rtl":"ltr",t.hidden=r===null,t.classList.toggle("end",e.fromEnd),t.classList.toggle("given",o.hidden),t.style.width=`${100*(r??0)}%`,t.textContent=`${Math.round(100*(r??0))} %`,n.textContent=`Answer with ${t.textContent}`}var gn=N(()=>{"use strict";ce();Ge()});var ul={};D(ul,{LINE:()=>Ke,highest:()=>No,path:()=>at});function at(e,t,o){if(e.given.others.length)return`M${t.x},${t.y} C${t.x},${(t.y+o.y)/2} ${o.x},${(t.y+o.y)/2} ${o.x},${o.y}`;if(e.isWrapped&&t.y!==o.y){let a=e.line>Ke?44:29,[i,l]=t.y<o.y?[t.y+a,o.y+8]:[t.y+8,o.y+a];return`M${t.x},${i} C${t.x},${(i+l)/2} ${o.x},${(i+l)/2} ${o.x},${l}`}if(e.isWrapped&&t.x!==o.x)return`M${t.x},${t.y} Q${(t.x+o.x)/2},${t.y-Math.min(.8*e.line,t.y+8)} ${o.x},${o.y}`;if(e.isWrapped){let a=Math.min(.58*e.line,1.2*(t.y+8));return`M${t.x-5},${t.y} c${-.4*a},${-a} ${.4*a+10},${-a} 10,0`}let n=No(Math.max(...e.places.map(({x:a})=>Math.abs(a-t.x)),Math.abs(o.x-t.x))),r=t.y-2*No(o.x-t.x)*Math.min(e.figure.clientWidth<480?2:1,(t.y-20)/n),s=Math.min(60,1.6*Math.min(t.x,e.figure.clientWidth-t.x));return t.x===o.x?`M${t.x-8},${t.y} c${-s},-110 ${s+16},-110 16,0`:`M${t.x},${t.y} Q${(t.x+o.x)/2},${r} ${o.x},${o.y}`}var Ke,No,Gt=N(()=>{"use strict";Ge();Ke=44,No=e=>30+Math.abs(e)*.475});var pl={};D(pl,{named:()=>bn,rounded:()=>it,said:()=>Xr});function it(e,t){let o=e.toFixed(t);return Number(o)!==e&&[0,1].includes(Number(o))?`\u2248 ${Number(o)}`:o}function Xr(e,t){let{given:o,shown:[n,r,s]}=e,a=st(o,n,r),i=o.layers*o.heads>1||o.names.length?`${rh(bn(o,n,r))}${a?".":":"} `:"";if(t[0]===null)return[g("span",{className:"where"},i.replace(": ",". ")),`What \u201C${o.tokens[s]}\u201D ${o.verb==="times"?"has with each":o.verb} is ${o.covered[r]??o.covered[0]}.`];if(Number.isNaN(t[0]))return[`${i}\u201C${o.tokens[s]}\u201D has nan for every word: 0/0.`];if(Mo(e,t))return[`${o.tokens[s]} \u2194 `,g("b",{},Ee(e)[t.indexOf(1)])];let l=t.map(Number),d=l.map((f,b)=>({share:f,j:b})).filter(({share:f})=>f).sort((f,b)=>b.share-f.share).slice(0,3),u=o.drawn!==null&&!o.isSent?`\u2717 Not \u201C${Ee(e)[o.drawn??0]}\u201D: draw another from \u201C${o.tokens[s]}\u201D.`:`Draw a thread from \u201C${o.tokens[s]}\u201D, or press its word.`;if(!d.length)return se(e)?[u]:[];let p=o.moves&&r?rt(e,[n,0,s]):[],m=`${a?"Before, ":""}\u201C${o.tokens[s]}\u201D ${a?"attended to":o.verb} `,h=d.map(({share:f,j:b},x)=>g("span",{className:"pair"},x?", ":"",`${nh(Ee(e),b)} `,g("b",{},it(f,4)),p.length?` (before ${it(p[b]??0,4)})`:""));return[g("span",{className:o.names.length*o.layers>1?"where":""},i),g("span",{className:"first"},m,h[0]),...h.slice(1),t.length>3&&d.length===3?" \u2026":"",o.largest?` Of so long a text, the ${o.largest} largest weights of each word are here.`:"",o.sums?.includes(r)?`; all add up to ${l.reduce((f,b)=>f+b,0).toFixed(4)}.`:""]}var nh,bn,rh,wn=N(()=>{"use strict";ce();Ge();nh=(e,t)=>e.indexOf(e[t])===e.lastIndexOf(e[t])?e[t]:e[t]+[...String(t+1)].map(o=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089"[Number(o)]).join(""),bn=(e,t,o)=>(e.names[o]??`Layer ${t+1}, head ${o+1}`)+(st(e,t,o)?`, ${e.change}`:""),rh=e=>/[A-Za-z]\.\w/.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)});var ml={};D(ml,{show:()=>he});function he(e,t){e.shown=[...t];let{given:o,svg:n,places:r,ends:s}=e,[a,i,l]=t,d=rt(e,t),c=d[0]===null,u=c||se(e)&&!d.some(Boolean),p=!o.others.length,m=st(o,a,i);n.classList.toggle("changed",m);for(let S of n.querySelectorAll(".kept"))S.classList.toggle("drawn",Number(S.dataset.word)===l);let h=l===o.row[2]?o.drawn:null,f=h!==null&&u&&!c&&!o.isSent,b=Mo(e,d),x=S=>o.names.length>0&&S===0,v=o.sums&&!s.some(({x:S},y)=>y&&S-s[y-1].x<ih)?4:2,$=(S,y=!1)=>S===null?"":Number.isNaN(S)?"nan":x(S)?"0":S>sh||(o.sums||o.moves)&&(S||p)||(S||o.values.length)&&s.length<=ah?it(S,v):y?it(S,v):"",E=e.isWrapped?d.map(Number).sort((S,y)=>y-S)[lh]??0:.02;n.querySelectorAll(".thread").forEach((S,y)=>{let k=d[y]||0;S.setAttribute("d",at(e,r[l],s[y]));let M=Math.hypot(s[y].x-r[l].x,s[y].y-r[l].y),O=(e.isWrapped?Math.min(14,M/6||14):b?12:o.least?16:30)*((k-o.least)/(o.most-o.least));S.setAttribute("stroke-width",String(Math.max(.6,O))),S.classList.toggle("none",c||x(d[y])||Number.isNaN(d[y])||u&&!p),S.setAttribute("opacity",String(u?0:k>E?.7:e.isWrapped||b?0:.4))});for(let S of n.querySelectorAll(".word")){let[y,k]=[Number(S.dataset.word),p||S.dataset.side==="to"],M=d[y]??0,O=S.dataset.side==="from"&&y===l;S.classList.toggle("from",O),S.classList.toggle("most",k&&!O&&M>.3);let T=se(e)?"draw the thread here":`${o.tokens[l]} ${m?"attended to":o.verb} it: ${c?"a share that is covered":it(M,2)}`,q=k&&o.values.length?`, ${o.values[y]}`:"";S.setAttribute("aria-label",k?`${S.textContent}${q}: ${T}`:`${S.textContent}: show its threads`)}n.querySelectorAll(".share").forEach((S,y)=>{let k=f?"\u2717":c&&o.expected!==null?`\u2717 ${it(o.expected,v)}`:$(d[y],!0);S.textContent=b?"":$(d[y])||(y===h?k:"")||(c?"?":"")}),n.classList.toggle("wrong",f),n.querySelector(".mine")?.setAttribute("d",h!==null?at(e,r[l],s[h]):""),Ur(e,d),e.told.classList.toggle("exact",!c&&!o.sums?.length),e.told.replaceChildren(...Xr(e,d)),e.grid.querySelectorAll("button").forEach((S,y)=>S.classList.toggle("shown",y===a*o.heads+i))}var sh,ah,ih,lh,Ut=N(()=>{"use strict";gn();Gt();wn();Ge();sh=.045,ah=7,ih=50,lh=12});var fl={};D(fl,{pictures:()=>Kr});function Kr(e){let{given:t,grid:o}=e,n=t.layers*t.heads;if(o.hidden=n<2,o.style.setProperty("--heads",String(t.heads)),o.classList.toggle("named",t.names.length>0),o.classList.toggle("many",t.names.length>5),e.svg.classList.toggle("plays",t.plays),[...o.querySelectorAll("button")].length!==n&&n>1){let d=Array.from({length:t.heads},(u,p)=>String(p+1)),c=[g("i",{className:"layer"},"head"),...d].map(u=>g("small",{ariaHidden:"true"},u));o.replaceChildren(...t.names.length?[]:c,...Array.from({length:t.layers},(u,p)=>{let m=t.names.length?[]:[g("i",{className:"layer"},"layer "),String(p+1)];return[g("span",{hidden:!m.length},...m),...d.map((h,f)=>dh(e,p,f))]}).flat())}for(let d of o.querySelectorAll("p"))d.remove();o.prepend(...t.explained.map(([d,c])=>g("p",{},g("b",{},d),c)));let[s,a]=t.side?[t.side,t.side]:[t.tokens.length,Ee(e).length],i=o.querySelectorAll("canvas"),l=ch(i[0]);i.forEach((d,c)=>{d.width=a,d.height=s;let u=d.getContext("2d"),p=u.createImageData(a,s),m=new Uint32Array(p.data.buffer);for(let k=0;k<s*a;k++){let M=e.weights[c*s*a+k];m[k]=t.side?l[e.pixels[c*s*a+k]]:M===65535?0:M===t.nan?4286611584:l[Math.round(255*Math.sqrt(M/65534))]}u.putImageData(p,0,0);let[h,f]=[Math.floor(c/t.heads),c%t.heads],b=!t.side&&e.weights.subarray(c*s*a,(c+1)*s*a).every(k=>k===65535),x=d.parentElement,[v,$]=[t.names[f],t.names[f-1]],[,E,S=""]=/^(\D+ )(\d+)$/.exec(v??"")??["",v],y=$===v||S&&$?.startsWith(E);v&&x.replaceChildren(d,g("small",{},g("i",{className:y?"again":""},E.replace(/ $/,"\xA0")),S)),x.classList.toggle("off",st(t,h,f)),x.classList.toggle("veiled",b),x.classList.toggle("outlined",t.outlined.some(([k,M])=>k===h&&M===f)),d.style.transformOrigin=`${100*f/(t.heads-1)}%`,x.ariaLabel=x.title=`${bn(t,h,f)}${b?", covered":""}`})}function ch(e){let t=e&&getComputedStyle(e),o=s=>s?.match(/\d+/g)?.map(Number)??[0,0,0],[n,r]=[o(t?.color),o(t?.backgroundColor)];return Uint32Array.from({length:256},(s,a)=>{let[i,l,d]=r.map((c,u)=>Math.round(c+(n[u]-c)*a/255));return 255<<24|d<<16|l<<8|i})}function dh(e,t,o){let n=t===e.chosen[0]&&o===e.chosen[1]?0:-1,r=g("button",{type:"button",tabIndex:n},g("canvas")),s=()=>he(e,[t,o,se(e)?e.given.row[2]:e.chosen[2]]);return r.onpointermove=()=>e.shown[0]===t&&e.shown[1]===o||s(),r.onfocus=s,r.onblur=()=>he(e,e.chosen),r.onclick=()=>{e.chosen=[t,o,e.chosen[2]],he(e,e.chosen),e.send("head",[t,o])},r}var Vr=N(()=>{"use strict";ce();Ut();wn();Ge()});var bl={};D(bl,{lay:()=>Mt});function Mt(e){let{given:t,svg:o}=e,n=e.figure.clientWidth;if(!n)return;let r=n<480,s=t.others.length>0,a=s&&t.others.length===t.tokens.length,i=hl(e,t.tokens,n,a?t.others:[]),l=a?i:hl(e,Ee(e),n),d=Math.min(i.type,l.type),c=!s&&t.tokens.length>mh,u=!s&&d<(r?uh:To);e.isWrapped=c||u,e.line=c?Ke:t.layers>1?(r?.66:1)*fh:(r?t.heads>1?1.75:1.2:1)*hh,e.figure.classList.toggle("long",c);let[p,m]=[i.middles[0],i.middles[i.middles.length-1]],h=r&&t.heads===1&&!t.sums?200:150,f=Math.min(t.change?wh:t.layers>1?bh:gh,t.counts.length?Math.max(106,n*.32):Math.max(h,n*.36),Math.max(110,60+No(m-p))),b=t.values.length&&18,[x,v]=s?[54+b,r?260:b?220:280]:[f,f];e.places=e.isWrapped?Sh(e,i.written,n):i.middles.map(_=>({x:_,y:v})),e.ends=s?l.middles.map(_=>({x:_,y:x})):e.places;let $=e.isWrapped?e.places[e.places.length-1].y+46:0;o.setAttribute("viewBox",`0 0 ${n} ${$||v+(s?34:t.counts.length?90+xn(n):56)}`);let E=e.ends.map(()=>A("path",{class:"thread"})),S=[...t.tokens.map((_,j)=>gl(e,_,j,e.places[j],"from",e.isWrapped?To:d)),...t.others.map((_,j)=>gl(e,_,j,e.ends[j],"to",d))],y=s?-36-b:e.isWrapped?39:51,k=e.ends.map(({x:_,y:j})=>A("text",{class:"share",x:_,y:j+y,"text-anchor":"middle"})),M=t.values.map((_,j)=>A("text",{class:"value",x:e.ends[j].x,y:x-36,"text-anchor":"middle"},_)),O=Object.entries({weight:x-54,value:x-36,key:x-12,query:v+24}),T=b&&n>480?O.map(([_,j])=>A("text",{class:_,x:0,y:j},_)):[];o.classList.toggle("valued",!!b);let q=o.getRootNode().activeElement,C=q instanceof SVGElement?[...o.querySelectorAll(".word")].indexOf(q):-1,R=[...o.querySelectorAll(".word[data-side=from]")].map(_=>({text:_.textContent,x:Number(_.getAttribute("x"))}));o.replaceChildren(...s?kh(e):[],...E,A("path",{class:"mine"}),...S,...k,...M,...T,...vh(e,n));let P=e.shown;S[C]?.focus(),he(e,P),!s&&!e.isWrapped&&yh(S,R)}function vh({given:{counts:e,levels:t},places:o},n){let r=Math.max(...t.map(([,p])=>p)),s=Math.max(...e),a=Math.min(2*s,Math.max(s,r)),i=o[0].y+72+xn(n),l=p=>xn(n)*Math.min(p,a)/a,d=e.flatMap((p,m)=>[A("rect",{class:"count",x:o[m].x-14,y:i-l(p),width:28,height:l(p)}),A("text",{class:"counted",x:o[m].x,y:i+16,"text-anchor":"middle"},p.toFixed(Number.isInteger(p)?0:4))]),c=i-xn(n)-9,u=t.flatMap(([p,m],h)=>[...[`M0,${i-l(m)} H${n}`,`M${h?n-20:0},${c} h20`].map(f=>A("path",{class:h?"expected guess":"expected",d:f})),A("text",{class:"level",x:h?n-26:26,y:c+4,"text-anchor":h?"end":"start"},m>a?`${p} \u2191`:p)]);return[...d,...u]}function yh(e,t){let[o,n]=[t.map(({text:s})=>s),e.map(({textContent:s})=>s)];if(!([...o].sort().join(" ")!==[...n].sort().join(" ")||o.join(" ")===n.join(" ")||matchMedia("(prefers-reduced-motion: reduce)").matches))for(let s of e){let[{x:a}]=t.splice(t.findIndex(({text:l})=>l===s.textContent),1),i=a-Number(s.getAttribute("x"));s.animate([{transform:`translateX(${i}px)`},{transform:"none"}],{duration:700,easing:"ease-in-out"})}}function hl(e,t,o,n=[]){let r=g("canvas").getContext("2d");r.font=`${Lo}px ${getComputedStyle(e.figure).fontFamily}`;let s=t.map((c,u)=>Math.max(36,...[c,n[u]??""].map(p=>r.measureText(p).width*1.06+(o<480?8:14)))),a=s.reduce((c,u)=>c+u,0),i=Math.min(xh,o/a),l=(o-a*i)/2;return{middles:s.map(c=>(l+=c*i,l-c*i/2)),type:Math.min(ph,Lo*i),written:s}}function Sh({line:e,given:t},o,n){let r=e>Ke?8:0,s=o.reduce((c,u)=>c+u*To/Lo,2*r),a=s/Math.ceil(1.08*s/n)+.6*Math.max(...o)*To/Lo,i=To/Lo*(e>Ke?Math.max(1,n/a):1),[l,d]=[r,t.layers>1&&e>Ke?14:24];return o.map(c=>{let u=c*i;return l+u>n&&([l,d]=[r,d+e]),l+=u,{x:l-u/2,y:d}})}function gl(e,t,o,{x:n,y:r},s,a){let i=s==="to"?-12:e.given.others.length||e.isWrapped?24:28,l=se(e)&&e.given.others.length?s==="to"&&o===0:s==="from"&&o===e.chosen[2];return A("text",{class:"word",x:n,y:r+i,"text-anchor":"middle","font-size":a,role:"button",tabindex:l?0:-1,"data-word":o,"data-side":s},t)}var Lo,To,uh,ph,mh,fh,hh,gh,bh,wh,xn,xh,kh,vn=N(()=>{"use strict";ce();ze();Gt();Ut();Ge();Lo=19,To=16,uh=14,ph=26,mh=48,fh=140,hh=96,gh=260,bh=150,wh=84,xn=e=>e<480?60:70,xh=2.2;kh=e=>e.given.tokens.flatMap((t,o)=>rt(e,[0,0,o]).flatMap((n,r)=>n===1?[A("path",{class:"kept",d:at(e,e.places[o],e.ends[r]),"data-word":o})]:[]))});var vl={};D(vl,{begin:()=>Jr,end:()=>Zr,look:()=>ts,move:()=>Qr,typed:()=>es});function Yr(e,t,o){let{left:n,top:r}=e.svg.getBoundingClientRect();if(e.isWrapped){let i=o.map(({x:l,y:d})=>Math.abs(l-t.clientX+n)+9*Math.abs(Math.round((d+10-t.clientY+r)/e.line))*e.line);return i.indexOf(Math.min(...i))}let s=t.clientX-n,a=o.map(({x:i})=>Math.abs(i-s));return a.indexOf(Math.min(...a))}function Eh(e,t,{x:o,y:n}){let{left:r,top:s}=e.svg.getBoundingClientRect();return Math.abs(t.clientX-r-o)<wl.x&&Math.abs(t.clientY-s-n)<wl.y}function yn(e,t){let{top:o,height:n}=e.svg.getBoundingClientRect(),r=t.clientY-o>n/2;return e.given.others.length?{begins:r,ends:!r}:{begins:!0,ends:!0}}function Jr(e,t){let o=Yr(e,t,e.places);e.begun=yn(e,t).begins?o:null,!(!e.given.moves&&(!se(e)||!yn(e,t).begins||o!==e.given.row[2]&&!fn(e)))&&(e.from=o,e.svg.setPointerCapture(t.pointerId))}function Qr(e,t){if(e.from!==null){let{left:o,top:n}=e.svg.getBoundingClientRect();e.given.moves?e.svg.querySelectorAll(".word")[e.from].setAttribute("x",String(t.clientX-o)):e.svg.querySelector(".mine")?.setAttribute("d",at(e,e.places[e.from],{x:t.clientX-o,y:t.clientY-n}))}else if(t.pointerType==="mouse"&&!se(e)&&yn(e,t).begins){let o=Yr(e,t,e.places);o!==e.shown[2]&&he(e,[e.chosen[0],e.chosen[1],o])}}function Zr(e,t){let o=e.from;e.from=null;let{begins:n,ends:r}=yn(e,t),s=Yr(e,t,se(e)?e.ends:e.places);if(e.given.moves&&o!==null&&o!==s)return e.svg.querySelector(".word:focus")?.blur(),e.send("move",[o,s]);e.given.moves&&Mt(e);let a=o!==null&&!e.given.moves&&!e.given.others.length&&s===e.given.row[2],i=se(e)&&e.begun!==null&&e.begun!==e.given.row[2]&&(e.given.others.length>0||s!==e.begun),l=se(e)&&o===null&&!Eh(e,t,e.ends[s]);i&&fn(e)&&r&&e.send("move",[e.begun??0,s]),(se(e)?r:n)&&!a&&!i&&!l?xl(e,s):he(e,e.shown)}function xl(e,t){if(se(e)){if(t===e.given.drawn)return he(e,e.shown);e.given={...e.given,drawn:t,isSent:!0},he(e,e.shown),e.send("word",t);return}e.chosen=[e.chosen[0],e.chosen[1],t],he(e,e.chosen)}function es(e,t){let{side:o,word:n}=t.target.dataset;!o||t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),(!e.given.others.length||o==="to"===se(e))&&xl(e,Number(n)))}function ts(e,{dataset:{side:t,word:o}}){t==="from"&&!se(e)&&he(e,[e.chosen[0],e.chosen[1],Number(o)])}var wl,os=N(()=>{"use strict";vn();Gt();Ut();Ge();wl={x:60,y:44}});var yl={};D(yl,{default:()=>Ah});function Ah({parentElement:e,data:t,setTriggerValue:o}){let n=new DataView(t.buffer,t.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(t.subarray(4,4+n))),{weights:s,pixels:a}=jr(r,t.subarray(4+n)),{at:i,before:l}=te({parentElement:e,data:r,setTriggerValue:o},Nh),d=!!l&&nt(Ee({given:l}),Ee(i))&&(nt(l.row,r.row)||nt(i.chosen,r.row)),c=p=>p.slice(-(r.tokens.length**2)),u=!d||!nt(l.names,r.names)||r.plays&&!nt(c(i.weights),c(s));Object.assign(i,{weights:s,pixels:a}),d||(i.chosen=[...r.row]),i.shown=[...se(i)?r.row:i.chosen],i.figure.setAttribute("aria-label",r.name),i.svg.classList.toggle("asking",se(i)),i.svg.classList.toggle("moves",r.moves),r.asks==="share"&&(l?.asks!=="share"||!d||l.fromEnd!==r.fromEnd)&&(i.slider.value=String(Math.round(100*(r.expected??.5))),i.answer.disabled=r.expected===null),Kr(i),Mt(i),r.plays&&u&&Mh(i)}function Mh(e){let[t,o,n]=e.chosen,r=0;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let s=()=>{r>o||!e.svg.isConnected?clearInterval(e.timer):he(e,[t,r++,n])};e.timer=setInterval(s,$h),s()}function Nh({given:e,send:t}){let o=A("svg"),n=g("p",{className:"told"}),[r,s]=[g("em"),g("input",{type:"range",value:"50",ariaLabel:"How much of the bar, in per cent; Enter answers"})],a=g("div",{className:"bar"},g("b"),r,s),i=g("button",{type:"button",className:"answer"}),l=g("div",{className:"heads"}),d=g("figure",{role:"group"},o,a,i,n,l),c={given:e,weights:new Uint16Array,pixels:new Uint8Array,chosen:e.row,shown:e.row,send:t,figure:d,svg:o,told:n,bar:a,mine:r,slider:s,answer:i,grid:l,places:[],ends:[],isWrapped:!1,line:Ke,begun:null,from:null,timer:0};new ResizeObserver(()=>Mt(c)).observe(d);for(let p of["pointerdown","focusin"])d.addEventListener(p,()=>clearInterval(c.timer));l.addEventListener("pointermove",()=>clearInterval(c.timer)),o.addEventListener("pointerdown",p=>Jr(c,p)),o.addEventListener("pointermove",p=>Qr(c,p)),o.addEventListener("pointerup",p=>Zr(c,p)),o.addEventListener("pointercancel",()=>{c.from=null,Mt(c)}),o.addEventListener("pointerleave",()=>c.from===null&&he(c,c.chosen)),o.addEventListener("keydown",p=>es(c,p)),d.addEventListener("focusin",({target:p})=>ts(c,p));for(let p of["from","to"])de(d,`[data-side=${p}]`);de(l,"button",()=>c.given.heads),l.addEventListener("pointerleave",()=>he(c,c.chosen));let u=({pointerType:p,target:m})=>p==="touch"&&m instanceof Element?m.closest("button"):null;l.addEventListener("pointerdown",p=>{l.classList.toggle("swept",!!u(p)),u(p)&&p.target.releasePointerCapture(p.pointerId)}),l.addEventListener("pointerup",p=>u(p)?.click()),l.addEventListener("touchend",p=>p.cancelable&&p.preventDefault());for(let p of["pointerup","pointercancel","pointerleave"])l.addEventListener(p,()=>l.classList.remove("swept"));return s.addEventListener("input",()=>{i.disabled=!1,hn(c)}),i.addEventListener("click",()=>c.send("share",Number(s.value))),s.addEventListener("keydown",p=>p.key==="Enter"&&c.send("share",Number(s.value))),c}var $h,kl=N(()=>{"use strict";ce();ke();Ie();ze();gn();Vr();vn();Gt();os();Ut();Ge();$h=550});var Ol={};D(Ol,{default:()=>Th});function Th(e){let{data:t}=e,{at:o,before:n}=te(e,Oh),r=!!n&&(t.question!==n.question||String(t.places)!==String(n.places));for(let s of[o.exchange,o.both])s.hidden=t.asks;ns(o),r&&rs(o,t.places)}function Oh({given:e,send:t}){let o=A("svg",{class:"line"}),n=A("g",{"aria-hidden":"true"}),r=["band","query","key"].map(b=>Ch(b));o.append(n,...r);let s=e.angles.map(()=>A("svg",{class:"plane","aria-hidden":"true"})),a=A("svg",{class:"curve","aria-hidden":"true"}),i=g("button",{type:"button"},"Exchange the two"),l=g("button",{type:"button"},"Two pairs"),d=g("button",{type:"button",className:"answer"},"Answer: largest here"),c=g("output",{tabIndex:-1}),u=g("div",{className:"drawn"},g("div",{className:"arrows"},...s),a),p=g("div",{className:"controls"},d,i,l),m=`The query of ${e.words[0]} and the key of ${e.words[1]}, turned by their places`,h=g("figure",{role:"group",ariaLabel:m},o,u,c,p),f={given:e,send:t,figure:h,line:o,ground:n,sliders:r,planes:s,curve:a,told:c,exchange:i,both:l,here:d,places:[...e.places],seen:[...e.places],many:1,held:null,frame:0};new ResizeObserver(()=>ns(f)).observe(h),o.addEventListener("pointerdown",b=>qh(f,b)),o.addEventListener("pointermove",b=>f.held&&Ih(f,b));for(let b of["pointerup","pointercancel"])o.addEventListener(b,()=>{f.held=null});return o.addEventListener("keydown",b=>zh(f,b)),i.addEventListener("click",()=>rs(f,[f.places[1],f.places[0]])),l.addEventListener("click",()=>{f.many=3-f.many,ns(f)}),d.addEventListener("click",()=>f.send("places",f.places)),f}function Ch(e){let t=A("g",{class:e,role:"slider",tabindex:0,"aria-valuemin":0});return t.append(A("rect",{rx:14})),e!=="band"&&t.append(A("line"),A("text",{"text-anchor":"middle"})),t}function ns(e){let t=e.figure.clientWidth;if(!t)return;e.line.setAttribute("viewBox",`0 0 ${t} ${Te.high}`);let o=Array.from({length:Nt(e)},(n,r)=>A("text",{x:kn(e,r),y:Te.places+5,"text-anchor":"middle"},String(r)));e.ground.replaceChildren(A("line",{x1:kn(e,0),x2:kn(e,Nt(e)-1),y1:Te.places,y2:Te.places}),...o),e.both.setAttribute("aria-pressed",String(e.many>1)),e.planes.forEach((n,r)=>{n.style.display=r<e.many?"":"none"}),e.figure.classList.toggle("both",e.many>1),Nl(e),Ll(e)}function rs(e,t){e.places=t,Nl(e),El(e)}function El(e){cancelAnimationFrame(e.frame);let t=matchMedia("(prefers-reduced-motion: reduce)").matches,o=e.seen.map((n,r)=>t||Math.abs(e.places[r]-n)<.01?e.places[r]:n+(e.places[r]-n)/5);e.seen=o,Ll(e),String(e.seen)!==String(e.places)&&(e.frame=requestAnimationFrame(()=>El(e)))}function $l(e,t,o,n){let r=t?[n[t-1]]:n,s=Math.max(-Math.min(...r),Math.min(o,Nt(e)-1-Math.max(...r)));rs(e,n.map((a,i)=>t&&i!==t-1?a:a+s))}function Al(e,t){let{left:o}=e.line.getBoundingClientRect();return(t.clientX-o-Te.edge)/(e.figure.clientWidth-2*Te.edge)*(Nt(e)-1)}function qh(e,t){let o=t.target instanceof Element?e.sliders.findIndex(n=>n.contains(t.target)):-1;o<0||t.button||(e.held={which:o,from:Al(e,t),places:e.places},e.line.setPointerCapture(t.pointerId),e.sliders[o].focus({preventScroll:!0}),t.preventDefault())}function Ih(e,t){let{which:o,from:n,places:r}=e.held;$l(e,o,Math.round(Al(e,t)-n),r)}function zh(e,t){let o=e.sliders.findIndex(r=>r===t.target),n=Lh[t.key];o<0||!n||t.ctrlKey||t.metaKey||t.altKey||(t.preventDefault(),$l(e,o,n,e.places))}function Nl(e){let{words:[t,o]}=e.given,[n,r]=e.places,s=r-n,a=s?`${o} is ${Math.abs(s)} ${s<0?"before":"after"} ${t}`:`${o} and ${t} are at the same place`,[i,l]=[Ml(e),Tl(e)],d=g("b",{},i===null?e.given.covered:Sl(i)),c=e.given.wrong&&String(e.places)===String(e.given.places),u=e.here.matches(":focus");e.here.hidden=!e.given.asks||c,u&&e.here.hidden&&e.told.focus({preventScroll:!0}),e.told.ariaLive=e.figure.matches(":focus-within")?"polite":"off",e.told.replaceChildren(`Places ${n} and ${r}: ${a}. Score ${e.given.names.join(" \xB7 ")}: `,d,l?`; exchanged, \u25CB: ${Sl(l[1])}`:"");let p=["Both words together",`${t}, the query`,`${o}, the key`];e.sliders.forEach((m,h)=>{m.setAttribute("aria-label",p[h]),m.setAttribute("aria-valuemax",String(Nt(e)-1)),m.setAttribute("aria-valuenow",String(e.places[Math.max(0,h-1)])),m.setAttribute("aria-valuetext",h?`place ${e.places[h-1]}`:`places ${n} and ${r}`)})}function Ll(e){let[t,o]=e.seen.map(s=>kn(e,s)),[n,...r]=e.sliders;Le(n.children[0],{x:Math.min(t,o)-15,y:Te.places-14,width:Math.abs(t-o)+30,height:28}),r.forEach((s,a)=>{let[i,l]=[[t,Te.query],[o,Te.key]][a],[d,c,u]=s.children,p=e.given.words[a].length*4.6+11;u.textContent=e.given.words[a],Le(d,{x:i-p,y:l-14,width:2*p,height:28}),Le(c,{x1:i,x2:i,y1:a?l-14:l+14,y2:a?Te.places+12:Te.places-12}),Le(u,{x:i,y:l+5})}),e.planes.slice(0,e.many).forEach((s,a)=>s.replaceChildren(...Rh(e,a,s))),e.curve.replaceChildren(...Wh(e))}function Rh(e,t,o){let n=o.clientWidth||200;o.setAttribute("viewBox",`0 0 ${n} ${n+22}`);let{query:r,key:s,angles:a}=e.given,i=Math.max(...[...r,...s].map(([S,y])=>Math.hypot(S,y))),l=(n/2-(n<Oo?19:22))/i,d=n/2,c=(S,y)=>[d+y*l*Math.cos(S),d-y*l*Math.sin(S)],u=[r[t],s[t]].map(([S,y],k)=>{let[M,O,T]=[Math.atan2(y,S),e.seen[k]*a[t],Math.hypot(S,y)];return{kind:k?"key":"query",start:M,turn:O,far:T,end:M+O}}),[p,m]=u,h=m.far*Math.cos(m.end-p.end),f=Math.sin(m.end-p.end)<0?-18:18,[b,x]=[c(m.end,m.far),c(p.end,h)],v=Math.atan2(Math.sin(m.end-p.end),Math.cos(m.end-p.end)),$=Array.from({length:31},(S,y)=>c(p.end+v*y/30,.6)),E=u.flatMap(({kind:S,start:y,turn:k,far:M,end:O})=>{let[T,q]=c(O,M),C=Array.from({length:61},(j,Q)=>c(y+k*Q/60,.22+(S==="key"?.12:0)+.05*Math.abs(k)*Q/60/Math.PI)),R=(S==="key"?1:-1)*(Math.sin(m.end-p.end)<0?-1:1)*(h>.94*m.far?16:9),[P,_]=[c(O,M+10/l)[0]-R*Math.sin(O),c(O,M+10/l)[1]-R*Math.cos(O)];return[A("line",{class:`ghost ${S}`,x1:d,y1:d,x2:c(y,M)[0],y2:c(y,M)[1]}),A("path",{class:`turn ${S}`,d:`M${C.join(" L")}`}),A("line",{class:`shaft ${S}`,x1:d,y1:d,x2:T,y2:q}),A("path",{class:`head ${S}`,d:S==="key"?"M-9 -6 L0 0 L-9 6":"M1 0 L-10 -5 L-10 5 Z",transform:`translate(${T} ${q}) rotate(${-O*180/Math.PI})`}),A("text",{class:S,x:P,y:_+5,"text-anchor":"middle"},e.given.names[S==="key"?1:0])]});return[A("line",{class:"axis",x1:4,x2:n-4,y1:d,y2:d}),A("line",{class:"axis",x1:d,x2:d,y1:4,y2:n-4}),A("path",{class:"between",d:`M${d},${d} L${$.join(" L")} Z`}),...Ml(e)===null?[]:[A("line",{class:"fall",x1:b[0],y1:b[1],x2:x[0],y2:x[1]}),A("line",{class:h<0?"shade minus":"shade",x1:d,y1:d,x2:x[0],y2:x[1]}),A("text",{class:"weight",x:(d+x[0])/2+f*Math.sin(p.end),y:(d+x[1])/2+f*Math.cos(p.end)+5,"text-anchor":"middle"},t||n<Oo?"":"score")],...E,A("text",{class:"quiet",x:d,y:n+14,"text-anchor":"middle"},`\u03B8 = ${a[t]} rad (${Number((a[t]*180/Math.PI).toFixed(1))}\xB0) a place${n<Oo||e.given.question==="added"?"":"; pale: at place 0"}`),A("text",{class:"quiet",x:0,y:14},n<Oo&&e.given.question!=="added"?"pale: at 0":"")]}function Wh(e){let t=e.curve.clientWidth||200,o=t<Oo,n=o?ue.low:ue.high;e.curve.setAttribute("viewBox",`0 0 ${t} ${n}`);let{given:r,many:s}=e,[a,i]=[r.turned[s-1],r.added[s-1]],[l,d,c]=[Nt(e)-1,...s>1?[3.2,-1.4]:[2,-2]],u=k=>ue.left+(k+l)*(t-ue.left-ue.right)/(2*l),p=k=>ue.top+(d-k)*(n-ue.top-ue.bottom)/(d-c),m=k=>k.map(([M,O],T)=>`${T&&M-k[T-1][0]<.5?"L":"M"}${u(M)},${p(O)}`).join(" "),h=e.seen[1]-e.seen[0],f=e.places[1]-e.places[0],[b,x]=[Sn(e).find(([k])=>k===f),Tl(e)],v=r.question==="largest"&&!r.asks?Math.max(...Sn(e).map(([,k])=>k)):NaN,E=[...(o?[-l,0,l]:[-l,-5,0,5,l]).filter(k=>Math.abs(u(k)-u(f))>22),f].map(k=>A("text",{class:k===f?"weight":"",x:u(k),y:n-28,"text-anchor":"middle"},k>0?`+${k}`:String(k).replace("-","\u2212"))),S=Array.from({length:2*l+1},(k,M)=>A("line",{class:"grid",x1:u(M-l),x2:u(M-l),y1:n-ue.bottom-4,y2:n-ue.bottom})),y=[-2,-1,0,1,2,3].filter(k=>k<=d&&k>=c);return[...y.map(k=>A("line",{class:k?"grid":"axis",x1:ue.left,x2:t-ue.right,y1:p(k),y2:p(k)})),...y.map(k=>A("text",{x:ue.left-6,y:p(k)+5,"text-anchor":"end"},String(k).replace("-","\u2212"))),...S,...E,A("line",{class:"axis",x1:u(0),x2:u(0),y1:ue.top,y2:n-ue.bottom}),A("line",{class:"now",x1:u(h),x2:u(h),y1:ue.top,y2:n-ue.bottom}),A("path",{class:"added",d:m(i)}),A("path",{class:"turned",d:m(a)}),...Sn(e).map(([k,M])=>A("circle",{class:M===v?"peak":"dot",cx:u(k),cy:p(M),r:M===v?10:2.5})),...x?[A("circle",{class:"mirror",cx:u(x[0]),cy:p(x[1]),r:6})]:[],...b?[A("circle",{class:"dot",cx:u(b[0]),cy:p(b[1]),r:6})]:[],A("text",{class:"weight",x:ue.left,y:14},"turned: q \xB7 k"),A("text",{class:"quiet",x:t-ue.right,y:o?30:14,"text-anchor":"end"},i.length?"\u2504 added: p\u2098 \xB7 p\u2099":""),A("text",{class:"quiet",x:o?0:ue.left,y:n-8},o?"\u2190 before":`\u2190 ${r.words[1]} before`),A("text",{class:"quiet",x:u(0),y:n-8,"text-anchor":"middle"},"n \u2212 m"),A("text",{class:"quiet",x:t-ue.right*+!o,y:n-8,"text-anchor":"end"},"after \u2192")]}var Te,ue,Oo,Lh,Nt,kn,Ml,Sl,Sn,Tl,Cl=N(()=>{"use strict";ce();ke();ze();Te={high:112,query:18,places:56,key:94,edge:34},ue={high:250,low:180,left:38,right:10,top:34,bottom:46},Oo=220,Lh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,Home:-99,End:99};Nt=e=>e.given.scores[0].length,kn=(e,t)=>Te.edge+t*(e.figure.clientWidth-2*Te.edge)/(Nt(e)-1);Ml=e=>e.given.scores[e.many-1][e.places[0]][e.places[1]],Sl=e=>e.toFixed(2).replace("-","\u2212");Sn=({given:e,many:t})=>(e.question==="added"?e.added:e.turned)[t-1].filter(([o])=>Number.isInteger(o)),Tl=e=>e.given.asks||e.places[0]===e.places[1]?void 0:Sn(e).find(([t])=>t===e.places[0]-e.places[1])});var zl={};D(zl,{colourRoles:()=>En});function ss(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),o=[];for(;t.nextNode();)o.push(t.currentNode);return o}function qo(e,t,o=0,n=t.length){let r=new Range;return r.setStart(t,o),r.setEnd(t,n),{role:e,range:r}}function Dh(e){let t=ss(e);return t.flatMap((o,n)=>{let r=o.data==="W"&&Ph[t[n+1]?.data];return r?[qo(r,o),qo(r,t[n+1])]:ql[o.data]?[qo(ql[o.data],o)]:[]})}function Fh(e){let t=as(e);return new Set(t.map(({role:o})=>o)).size>1?t:[]}function En(){if(!CSS.highlights)return;let e=Il.matches?[]:[...Co("[data-testid=stMain] :is(code.language-python, :not(pre) > code)",as),...Co("[data-testid=stMain] .katex-html",Dh),...Co("[data-testid=stMain] .stMarkdown strong",Hh),...Co("[data-testid=stMain] [data-testid=stButtonGroup]",Fh),...Co("#vg-tooltip-element .key",Bh)];for(let t of _h)CSS.highlights.set(`role-${t}`,new Highlight(...e.filter(o=>o.role===t).map(({range:o})=>o)))}var _h,ql,Ph,as,Hh,Bh,Co,Il,is=N(()=>{"use strict";sn();_h=["query","key","weight","value","context"],ql={Q:"query",K:"key",V:"value",weights:"weight",context:"context"},Ph={q:"query",k:"key",v:"value"};as=e=>ss(e).flatMap(t=>Dt(t.data).map(({role:o,start:n,end:r})=>qo(o,t,n,r)));Hh=e=>Dt(e.textContent??"").some(({start:t,end:o})=>o-t===e.textContent?.length)?as(e):[],Bh=e=>e.textContent==="weight"?ss(e).map(t=>qo("weight",t)):[],Co=(e,t)=>[...document.querySelectorAll(e)].flatMap(t),Il=matchMedia("(forced-colors: active)");Il.addEventListener("change",En)});var Vl={};D(Vl,{announce:()=>bs});function ms(e=document.body){return[...e.querySelectorAll("[data-testid=stMain] .stMarkdownBadge")].filter(o=>(!o.isConnected||o.checkVisibility({visibilityProperty:!0}))&&jh.test(o.innerText.trim())).map(o=>o.closest("p")??o)}function ds(e){let[t,o=""]=[...e.children].map(ds);switch(e.localName){case"mfrac":return`${t} over ${o}`;case"msqrt":return`\u221A${t}`;case"msub":return t==="\u2211"?`the sum over ${o} of`:`${t}${o.length>1?" ":"_"}${o}`;case"msup":return o==="\u22A4"?`${t} transposed`:`${t} to the ${o}`;default:return e.children.length?[...e.children].map(ds).join(" "):e.textContent??""}}function lt(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll("[role=img][translate=no]"))o.remove();for(let o of t.querySelectorAll(".katex"))o.replaceWith(...[...o.querySelectorAll("semantics > :first-child")].map(ds));return(t.textContent??"").replace(/[\s\u2061]+/g," ").replace(/ (?=[,.:;)])/g,"").trim()}function Jh(){for(let e of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']"))e.setAttribute("aria-labelledby",e.closest("[role=group]")?.id??"")}function Qh(){document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert",!!document.querySelector("[data-testid=stExpandSidebarButton]"));for(let e of document.querySelectorAll("[data-testid=stElementToolbar]")){let t=[...e.querySelectorAll("button")];"roves"in e.dataset||de(e,"button"),e.role="toolbar",e.ariaLabel??=t[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1]??null;for(let o of t)o.ariaLabel=o.ariaLabel?.replace(/: .*/s,"")??null;if(e.dataset.roves="",t.filter(({tabIndex:o})=>!o).length>1)for(let o of t.slice(1))o.tabIndex=-1}for(let e of document.querySelectorAll(".st-key-parts a"))e.tabIndex=e.pathname===location.pathname?-1:0}function _l(e,t){let o=[...e];return t.filter(n=>{let r=o.indexOf(n);return r>=0&&o.splice(r,1),r<0})}function Zh(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth",o=[...hs(),...ms()].filter(n=>n.closest(An)&&e.includes(lt(n)));for(let n of o){let r=n.closest(An),s=r.matches(".st-key-asked"),a=n.closest(`${us}, .st-key-asked .stMarkdown`)??n,{top:i,bottom:l,height:d}=a.getBoundingClientRect(),c=r.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect()??new DOMRect(0,1/0),[u,p]=[Ft(),Math.max(0,...[...r.querySelectorAll(Xh)].map(f=>f.getBoundingClientRect().bottom-l))];a!==n&&(a.style.scrollMarginTop=`${u+(s?Math.max(0,Math.min(i-c.top,innerHeight-d-u-Wl-Uh)):0)}px`);let m=Math.max(0,Math.min(p+(l+p>innerHeight?Wl:0),innerHeight+c.top-u-l)),h=s?0:l+m-innerHeight;a.style.scrollMarginBottom=`${m+(h>0?Ht(h,u):0)}px`,a.scrollIntoView({block:"nearest",behavior:t})}return o.length>0}function Pl(e){let t=jl();t&&(t.style.minHeight=e?`${t.getBoundingClientRect().height}px`:"")}function fs(){let e=Mn(),t=e&&Bl(e);if(!t)return;let o=document.querySelector("[data-testid=stMain]");o.scrollTo(0,0);for(let n of[jl(),t,e])n?.scrollIntoView({block:"nearest"});o.scrollTop&&o.scrollBy(0,Ht(0,Ft()))}function eg(e){let t=new ResizeObserver(fs),o=()=>t.disconnect();t.observe(e);for(let n of["pointerdown","wheel","keydown"])addEventListener(n,o,{once:!0,capture:!0,passive:!0});setTimeout(o,Gh)}function tg(e){e.focus(),document.activeElement!==e&&e.focus(),fs();let t=e.closest(".st-key-lesson");return t&&eg(t),Gl(e)}function Gl(e){let t=e.parentElement?.querySelectorAll("[role=tab], [role=radio]").length,n=[...(Bl(e)??document).querySelectorAll(ps)].find(a=>e.compareDocumentPosition(a)&Node.DOCUMENT_POSITION_FOLLOWING),r=n?.querySelector("[aria-checked=true]"),s=r?lt(r):n instanceof HTMLInputElement?n.value:"";return`Question ${e.innerText} of ${t}. ${n?.ariaLabel??""}${s&&` Your answer: ${s}.`}`}function og(e,t){let o=new AbortController,n=cs(t),r=Mn()?.innerText,s=Dl(t),a=t&&document.body.dataset.screen,i="",l=!1,d=!1,c,u,p=setTimeout(m,Rl);function m(){Xt()||ko();let[b,x]=[cs(),Dl()],v=_l(n,b),$=d&&!Xt()&&!v.length?ms().filter(k=>k.closest(An)).map(lt):[],E=_l(s,x),S=[...E,...v,...$.map(k=>`Again: ${k}`)].join(" ");n=b,s=x,c=[...hs()].filter(k=>E.includes(lt(k))&&k.matches(Hl)).at(-1)??c,c&&document.activeElement===document.body&&(c.tabIndex=-1,c.focus({preventScroll:!0})),v.length+$.length&&(l=d=!1);let y=h()||(Xt()?"":rg());u===document.body.dataset.screen&&Zh([...E,...v,...$])&&(u=void 0),i=y||i,(y||a===document.body.dataset.screen&&S)&&(e.textContent=`${i} ${S}`.trim()),En(),Jh(),Qh();for(let k of document.querySelectorAll(Vh))Ul(k).closest("[aria-hidden]")?.removeAttribute("aria-hidden");document.body.dataset.step&&gs()}function h(){let b=Mn(),x=document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]"),v=b&&r&&r!==b.innerText&&x;return b&&r!==b.innerText&&Pl(!1),v&&(u=void 0),v&&Xt()&&fs(),Xt()?"":(r=b?.innerText,v?tg(b):"")}for(let b of["click","keydown","pointerup"])document.addEventListener(b,({type:x,target:v,key:$})=>{v.closest(ps)&&Pl(!0),$!=="Tab"&&([a,i]=[document.body.dataset.screen,""]),x==="click"&&([l,d,c]=[!!v.closest(".st-key-check"),!1,void 0]),u=v.closest($==="Enter"?An:`.st-key-lesson, .st-key-asked button, ${us}`)?document.body.dataset.screen:void 0},{capture:!0,signal:o.signal});let f=new MutationObserver(()=>{d||=l&&Xt(),clearTimeout(p),p=setTimeout(m,Rl)});return addEventListener("storage",({key:b})=>{b===Yh&&(sessionStorage.clear(),location.replace(location.pathname))},{signal:o.signal}),f.observe(document.body,{childList:!0,subtree:!0,characterData:!0,attributeFilter:["data-test-script-state"]}),()=>{clearTimeout(p),f.disconnect(),o.abort()}}function gs(){let e=document.querySelector("[data-testid=stMain] p > strong:first-child");return e&&Ul(e),e}function ng({screen:e,step:t}){let o=document.body.dataset,[n,r]=[o.screen,o.step];if(Object.assign(o,{screen:e,step:t}),n===void 0)return sg();let s=t?gs():Fl(),a=n!==e?Fl():r!==t?s:null;if(n!==e&&document.querySelector("[data-testid=stMain]")?.scrollTo(0,0),r!==t&&(ls=!a),!a)return"";Xl()||Kl(a);let i=n===e?document.querySelector(ps):null;return`${lt(a)} ${i?.ariaLabel??""}`.trim()}function Kl(e){e.tabIndex=-1,e.focus()}function rg(){let e=ls&&gs();return e?(ls=!1,Xl()||Kl(e),lt(e)):""}function sg(){let[e]=performance.getEntriesByType("navigation"),t=e.type==="navigate"?null:Mn(),o=t??document.querySelector("[data-testid=stMain] h1:not([tabindex])");return o&&document.activeElement===document.body&&!location.hash&&(o.tabIndex=o.tabIndex,o.focus({preventScroll:!0}),o.blur()),t?[Gl(t),...cs()].join(" "):""}function bs(e,t){let o=document.body.dataset.screen?void 0:window.before,n=ng(e);return n&&(t.textContent=n),$n.has(t)||$n.set(t,og(t,o)),()=>{$n.get(t)?.(),$n.delete(t)}}var jh,Rl,Gh,Uh,Wl,us,An,Xh,Hl,Kh,Vh,ps,Yh,$n,ls,cs,Xt,Mn,Bl,jl,hs,Dl,Fl,Ul,Xl,ws=N(()=>{"use strict";Ie();an();on();is();jh=/^[✓✗◐↷…?]/,[Rl,Gh]=[200,3e3],[Uh,Wl]=[64,8],us="[class*=st-key-found-]",An=`.st-key-lesson, .st-key-asked, ${us}`,Xh=".st-key-lesson [role=tabpanel] .stButton, .st-key-lesson > :nth-child(2) [data-testid=stPageLink]",Hl="[class*=st-key-said-] p",Kh=".st-key-told p, .st-key-left p, .st-key-read p",Vh="[class*=st-key-question-] :is([data-testid=stWidgetLabel]:not([class*=-asked] *) p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))",ps="[class*=st-key-question] :is([role=radiogroup], input, textarea)",Yh="self-attention progress forgotten",$n=new WeakMap,ls=!1;cs=(e=document.body)=>[...ms(e),...e.querySelectorAll(".stToast p")].map(lt);Xt=()=>!!document.querySelector("[data-test-script-state=running]"),Mn=()=>document.querySelector(".st-key-lesson [role=tab][aria-selected=true], .st-key-learned-asked [role=radio][aria-checked=true]"),Bl=e=>document.getElementById(e.getAttribute("aria-controls")??""),jl=()=>document.querySelector(".st-key-lesson .st-key-figure");hs=(e=document.body)=>e.querySelectorAll(`.st-key-stored-solution .stMarkdown, ${Kh}, ${Hl}, [class*=st-key-found-] > :first-child p`),Dl=(e=document.body)=>[...hs(e)].map(lt);Fl=()=>document.querySelector("[data-testid=stMain] h1");Ul=e=>Object.assign(e,{role:"heading",ariaLevel:"2"}),Xl=()=>!!document.activeElement?.matches("[data-testid=stMain] :is(input, textarea)")});var Jl={};D(Jl,{whenBack:()=>xs});function xs(e,t){let o=document.querySelector(ag);if(o&&!Nn.has(e)){let n=new MutationObserver(()=>o.getAttribute(Yl)==="CONNECTED"&&t());n.observe(o,{attributeFilter:[Yl]}),Nn.set(e,n)}return()=>{Nn.get(e)?.disconnect(),Nn.delete(e)}}var ag,Yl,Nn,vs=N(()=>{"use strict";ag="[data-testid=stApp]",Yl="data-test-connection-state",Nn=new WeakMap});var Ql={};D(Ql,{writeCookies:()=>Io});function Io(e){for(let[t,o]of e)document.cookie=`${t}=${o}; max-age=${o?31536e3:0}; samesite=lax`}var Ln=N(()=>{"use strict"});var Zl={};D(Zl,{completeLink:()=>ys});function ys(e,t){let o=new URL(location.href);if(o.pathname.replace(/\/$/,"").split("/").pop()===e){for(let[n,r]of t)o.searchParams.has(n)||o.searchParams.set(n,r);o.href!==location.href&&history.replaceState(history.state,"",o)}}var ks=N(()=>{"use strict"});var ec={};D(ec,{makeOneStep:()=>Ss});function Ss(){if(Object.hasOwn(history,"pushState"))return;let e=({target:t})=>Kt=t?.closest?.(ig)?null:location.href;for(let t of["pointerdown","keydown","click"])window.addEventListener(t,e,{capture:!0});window.addEventListener("popstate",()=>Kt=null,{capture:!0}),history.pushState=(t,o,n)=>{let r=new URL(String(n),location.href).pathname===location.pathname;if(r&&Kt===null)return history.replaceState(t,o,n);r&&Kt?.includes("?")&&history.replaceState(history.state,o,Kt),Kt=null,History.prototype.pushState.call(history,t,o,n)}}var ig,Kt,Es=N(()=>{"use strict";ig=".st-key-asked :is(.stTextInput, .stTextArea, .st-key-check)",Kt=null});var nc={};D(nc,{keepTyped:()=>As});function zo(){try{let{path:e,fields:t}=JSON.parse(sessionStorage.getItem($s)??"{}");return e===location.pathname?t:{}}catch{return{}}}function lg(e){try{Object.keys(e).length?sessionStorage.setItem($s,JSON.stringify({path:location.pathname,fields:e})):sessionStorage.removeItem($s)}catch{}}function Vt(e,t){let{[e]:o,...n}=zo();lg(t?{...n,[e]:t}:n)}function Ro(e){let t=[...e?.closest("[class*=st-key-]")?.classList??[]].find(o=>o.startsWith("st-key-"));return t?`${t} ${e?.ariaLabel}`:""}function cg(e,t){let o=e instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(o.prototype,"value")?.set?.call(e,t),e.dispatchEvent(new Event("input",{bubbles:!0}))}function dg(e,t){if(cg(e,t.text),!t.isLeft&&document.activeElement===document.body)return e.focus();e.dispatchEvent(new FocusEvent("focusout",{bubbles:!0})),Vt(Ro(e),{...t,isLeft:!0})}function pg(){let e=new AbortController,t=new Map,o=zo(),n=(d,c)=>document.addEventListener(d,({target:u,isTrusted:p})=>{p&&ug(u)&&u.matches(tc)&&Ro(u)&&c(u,Ro(u))},{capture:!0,signal:e.signal});n("focusin",(d,c)=>{let u=zo()[c];t.set(c,u&&!u.isLeft?u.before:d.value)}),n("input",(d,c)=>{delete o[c],Vt(c,{before:t.get(c)??"",text:d.value,isLeft:!1})}),n("focusout",(d,c)=>{let u=zo()[c];!u||d.disabled||(Vt(c,{...u,isLeft:!0}),setTimeout(()=>zo()[c]?.isLeft&&Vt(c,null),3e3))});let r=new Set,s=()=>[...document.querySelectorAll(tc)].map(d=>[d,Ro(d)]).filter(([,d])=>o[d]),a=d=>{delete o[d],r.has(d)||Vt(d,null)};document.addEventListener("click",({isTrusted:d})=>{for(let[c,u]of d?s():[])o[u].text===c.value&&a(u)},{capture:!0,signal:e.signal});let i=oc.tries,l=Object.keys(o).length&&setInterval(()=>{for(let[c,u]of s())c.disabled||(c.value===o[u].text&&!r.has(u)?a(u):c.value===o[u].before&&(r.add(u),dg(c,o[u])));if(i-- >0)return;clearInterval(l);let d=Ro(document.activeElement);for(let c in o)c!==d&&Vt(c,null)},oc.wait);return()=>{clearInterval(l),e.abort()}}function As(e){return Tn.has(e)||Tn.set(e,pg()),()=>{Tn.get(e)?.(),Tn.delete(e)}}var $s,tc,oc,Tn,ug,Ms=N(()=>{"use strict";$s="self-attention typed",tc="[data-testid=stTextInput] input, [data-testid=stTextArea] textarea",oc={wait:200,tries:75},Tn=new WeakMap;ug=e=>e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement});var rc={};D(rc,{default:()=>mg});function mg({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("[role=status]"),r=[bs(e,n),As(n),xs(n,()=>o("back",!0))];return Ss(),ys(e.screen,e.completes),Io(e.cookies),()=>r.forEach(s=>s())}var sc=N(()=>{"use strict";ws();vs();Ln();ks();Es();Ms()});var fg={};var ac=N(()=>{"use strict";new MutationObserver((e,t)=>{let o=document.querySelector("[data-testid=stMain] h1");o&&(t.disconnect(),!(document.activeElement!==document.body||location.hash)&&(o.tabIndex=-1,o.focus({preventScroll:!0}),o.blur()))}).observe(document,{childList:!0,subtree:!0});for(let e of["click","keydown","pointerup"])addEventListener(e,({key:t})=>{t!=="Tab"&&!document.body.dataset.screen&&(window.before??=document.body.cloneNode(!0))},{capture:!0})});var lc={};D(lc,{default:()=>wg});function gg(e){let{icon:t,help:o,minutes:n,done:r,parts:s}=e,a=g("span",{className:t===hg?"icon complete":"icon",ariaHidden:"true",translate:!1},t),i=g("div",{},ic(e));return r&&i.append(g("strong",{},r)),i.append(g("small",{},n?`${o} (${n} min)`:o)),s.length&&i.append(g("p",{},...s.map(ic))),g("li",{},a,i)}function bg({title:e,able:t,takes:o,groups:n},r){let s=g("summary",{},g("h3",{},e),g("span",{},o),g("p",{},t)),a=n.map(({title:i,lessons:l})=>g("section",{},...i?[g("h4",{},i)]:[],g("ul",{},...l.map(gg))));return g("details",{open:r,dataset:{road:e}},s,g("div",{},...a))}function wg({data:e,parentElement:t,setTriggerValue:o}){let n=JSON.parse(new TextDecoder().decode(e)),r=t.querySelector("nav"),s=new Set([...r?.querySelectorAll("details")??[]].map(l=>l.open&&l.dataset.road));r?.remove();let a=n.map(l=>bg(l,s.has(l.title))),i=g("nav",{ariaLabel:"The roads"},g("h2",{},"Where do you want to go?"),...a);t.append(i),i.addEventListener("click",l=>{let d=l.target instanceof Element?l.target.closest("a"):null;!d?.dataset.opens||l.ctrlKey||l.metaKey||l.shiftKey||l.altKey||(l.preventDefault(),o("opened",{road:d.closest("details")?.dataset.road??"",screen:d.dataset.opens}))})}var hg,ic,cc=N(()=>{"use strict";ce();hg="check_circle",ic=({title:e,opens:t,address:o})=>g("a",{href:o,dataset:{opens:t}},e)});var uc={};D(uc,{default:()=>Eg});function yg(){try{return sessionStorage.getItem(dc)==="yes"}catch{return!1}}function kg(e){try{sessionStorage.setItem(dc,e?"yes":"no")}catch{}}function Sg(e){let[t,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[...t?[t,String(o).padStart(2,"0")]:[o],String(e%60).padStart(2,"0")].join(":")}function Eg({data:e,parentElement:t}){let o=t.querySelector("[role=timer]"),n=t.querySelector("[role=status]"),r=t.querySelector("button"),s=Date.now()+1e3*e.left;clearInterval(On.get(t));let a=yg();function i(){let l=Math.max(0,Math.ceil((s-Date.now())/1e3));o.textContent=Sg(l),o.hidden=a,r.textContent=a?"Show the clock":"Hide";let d=l?vg.find(([c])=>l<=c)?.[1]??"":xg;n.textContent!==d&&(n.textContent=d),l||clearInterval(On.get(t))}return r.onclick=()=>{a=!a,kg(a),i()},On.set(t,setInterval(i,1e3)),i(),()=>clearInterval(On.get(t))}var dc,xg,vg,On,pc=N(()=>{"use strict";dc="self-attention clock hidden",xg="Time is up. Your answers are all here: you can still finish and hand them in.",vg=[[60,"One minute left."],[300,"Five minutes left."]],On=new WeakMap});var mc={};D(mc,{default:()=>$g});function $g({data:e,parentElement:t}){let o=t.querySelector("button");o.hidden=!e.button,o.onclick=()=>window.print();let n=t.querySelector(".exam-paper");n.dataset.is!==e.paper&&(n.innerHTML=e.paper,n.dataset.is=e.paper)}var fc=N(()=>{"use strict"});var hc={};D(hc,{default:()=>Ag});function Ag({parentElement:e}){let t=e.querySelector("button");t.onclick=()=>window.print()}var gc=N(()=>{"use strict"});var wc={};D(wc,{default:()=>Mg});function Mg({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("nav")??t.appendChild(document.createElement("nav"));for(n.ariaLabel="The parts";n.childElementCount>e.length;)n.lastElementChild?.remove();e.forEach((s,a)=>{let i=n.children[a]??n.appendChild(document.createElement("button"));i.type="button",i.ariaLabel=i.title=s.name,i.dataset.state=s.state,i.classList.toggle("begins",s.begins),s.isAsked?i.setAttribute("aria-current","step"):i.removeAttribute("aria-current"),i.replaceChildren(String(s.number),Object.assign(document.createElement("span"),{textContent:s.sign})),i.onclick=()=>o("pressed",s.number)}),n.onscroll=()=>bc(n),bc(n);let r=n.querySelector("[aria-current]");!(r instanceof HTMLElement)||n.dataset.asked===r.textContent||(n.dataset.asked=r.textContent??"",n.scrollLeft=r.offsetLeft-n.offsetLeft-(n.clientWidth-r.offsetWidth)/2)}function bc(e){e.classList.toggle("before",e.scrollLeft>1),e.classList.toggle("after",e.scrollLeft+e.clientWidth<e.scrollWidth-1)}var xc=N(()=>{"use strict"});var vc={};D(vc,{resending:()=>Wo});function Wo(e,t,o){clearTimeout(Ns.get(e));let n=r=>Ns.set(e,setTimeout(()=>{o?.(),r<16*t&&n(2*r)},r));return o&&n(t),()=>clearTimeout(Ns.get(e))}var Ns,Cn=N(()=>{"use strict";Ns=new WeakMap});var Sc={};D(Sc,{default:()=>qg});function qn(e){try{let t=JSON.parse(localStorage.getItem(e)??"null");return typeof t?.text=="string"&&Number.isFinite(t.at)?t:{at:0,text:""}}catch(t){if(t instanceof SyntaxError)return{at:0,text:""};throw t}}function kc(){return Object.keys(localStorage).filter(e=>e.startsWith(yc))}function Og(e){e<=Number(localStorage.getItem(Ls))||(kc().forEach(t=>localStorage.removeItem(t)),sessionStorage.removeItem(Ng),localStorage.setItem(Ls,String(e)))}function Cg(e,{at:t,text:o}){if(t<=Math.max(qn(e).at,Number(localStorage.getItem(Ls))))return;localStorage.setItem(e,JSON.stringify({at:t,text:o}));let n=kc().sort((r,s)=>qn(r).at-qn(s).at);n.slice(0,Math.max(0,n.length-Lg)).forEach(r=>localStorage.removeItem(r))}function qg({data:e,parentElement:t,setTriggerValue:o}){let n=yc+e.name,r=null,s="Kept in this browser, because it is too long for the link.";try{Og(e.forgotten),Cg(n,e);let{text:a}=qn(n);e.asks&&(a||e.answers)&&(r=a.slice(0,e.longest))}catch{r=e.answers?"":null,s="Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."}return t.querySelector("p").textContent=e.has_text?s:"",Wo(t,Tg,r===null?null:()=>o("found",r))}var yc,Ls,Ng,Lg,Tg,Ec=N(()=>{"use strict";Cn();yc="self-attention: ",Ls="self-attention forgotten",Ng="self-attention typed",Lg=60,Tg=400});var $c={};D($c,{default:()=>Ig});var Ig,Ac=N(()=>{"use strict";Ln();Ig=({data:e})=>Io(Object.entries(e))});var Mc={};D(Mc,{default:()=>zg});function zg({data:e,parentElement:t}){let o=t.querySelector("[role=note]");o.ariaLabel=e.says;let n=String(e.turn);document.body.dataset.focusTurn!==n&&(document.body.dataset.focusTurn=n,o.focus())}var Nc=N(()=>{"use strict"});var Rc={};D(Rc,{default:()=>Gg});function In(e){return Object.keys(localStorage).filter(t=>t.startsWith(e))}function Ts(){let e=Number(localStorage.getItem(Oc[0]));return e<Date.now()/1e3+Wg?e:0}function Fg(e){e<=Ts()||(In(Tc).forEach(t=>localStorage.removeItem(t)),Oc.forEach(t=>localStorage.setItem(t,String(e))))}function Ic(){try{return JSON.parse(localStorage.getItem(Cc)??"{}")??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}function zc(e,t){try{let o=JSON.parse(t),n=r=>!(r.at<=e[`${r.exercise} ${r.variant??""}`]);return JSON.stringify({...o,answers:o.answers.filter(n)})}catch{return t}}function Hg(e){let t=Ic(),o=Object.fromEntries(Object.entries(e).filter(([n,r])=>!(r<=t[n])));Object.keys(o).length&&(In(ct).forEach(n=>localStorage.setItem(n,zc(o,localStorage.getItem(n)??""))),localStorage.setItem(Cc,JSON.stringify({...t,...o})))}function Bg({place:e,text:t,joined:o,instead:n,began:r,answers_forgotten:s}){let a=Object.fromEntries(s),i=Object.entries(Ic()).filter(([c,u])=>u>Math.max(r,a[c]??0)),l=c=>i.length?zc(Object.fromEntries(i),c):c;if(t&&localStorage.setItem(ct+e,l(t)),!o)return;localStorage.setItem(`${ct}${e} and earlier`,l(o)),n.filter(c=>qc.get(c)===localStorage.getItem(ct+c)).forEach(c=>localStorage.removeItem(ct+c))}function Lc({place:e}){return In(ct).map(o=>o.slice(ct.length)).filter(o=>o!==e&&o!==`${e} and earlier`)}function jg(e,t){let o=e.asks||!e.read&&Lc(e).length>Rg;if(!o&&!t)return null;let n=Object.fromEntries((o?Lc(e):[]).map(r=>[r,localStorage.getItem(ct+r)]));for(let[r,s]of Object.entries(n))qc.set(r,s);return{kept:o?n:null,forgotten:Ts()}}function Gg({data:e,parentElement:t,setTriggerValue:o}){let n="",r=e.asks?{kept:{},forgotten:0}:null;try{Fg(e.forgotten),Hg(Object.fromEntries(e.answers_forgotten));let s=Ts()>Math.max(e.began,e.forgotten);r=jg(e,s),s||Bg(e),e.tells&&In(Tc)}catch(s){n=s instanceof DOMException&&s.name==="QuotaExceededError"?Pg:e.tells?Dg:""}return t.querySelector("p").textContent=n,Wo(t,_g,r&&(()=>o("found",r)))}var Tc,ct,Oc,Cc,Rg,Wg,_g,qc,Pg,Dg,Wc=N(()=>{"use strict";Cn();Tc="self-attention",ct="self-attention progress: ",Oc=["self-attention progress forgotten","self-attention forgotten"],Cc="self-attention answers forgotten",Rg=40,Wg=1440*60,_g=300,qc=new Map,Pg="This browser has no room left for your work. Download it under My work, or it will be lost with this tab.",Dg="This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."});var _c=ye((Cy,Ug)=>{Ug.exports=`p { margin: 0.25rem 0.5rem 0.875rem; font-size: 1.375rem; line-height: 1.45; }
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
`});var Pc=ye((qy,Xg)=>{Xg.exports=`figure { --role: var(--query); container-type: inline-size; }
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
`});var Dc=ye((Iy,Kg)=>{Kg.exports=`/* Where there is room, what stands beneath the plane is as wide as that between its axes' ends. */
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
`});var Fc=ye((zy,Vg)=>{Vg.exports=`:host { container-type: inline-size; --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); }
ol {
  position: relative;
  display: grid;
  grid-template-columns: minmax(100%, min-content); /* every line is as wide as the widest */
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
  display: grid; flex: 1 0 100%; grid-auto-columns: minmax(0, 4rem); grid-auto-flow: column; gap: 2px; padding: 0;
  border: 0; background: none; line-height: 1.5rem; text-align: center;
}
.cells b { background: color-mix(in srgb, var(--role) calc(var(--tint) * 50% + 4%), var(--st-background-color)); color: var(--st-text-color); font-weight: 400; }
.fixed > output { border-color: var(--st-green-color, #1d6b3a); }
@media (forced-colors: active) { button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; } }
`});var Hc=ye((Ry,Yg)=>{Yg.exports=`/* A text whose words are marked by weights. */

.says { position: sticky; top: var(--top); margin: 0 0 0.4rem; background: var(--st-background-color); }
.says span { font-weight: 650; font-variant-numeric: tabular-nums; color: var(--weight); }
.text { max-height: 33rem; padding: 3px; overflow-y: auto; overscroll-behavior: auto; line-height: 1.45; forced-color-adjust: none; }
.text span { padding-block: 1px; cursor: pointer; border-radius: 3px; background: color-mix(in srgb, var(--weight) calc(var(--share, 0) * 55%), transparent); }
.text span:hover { text-decoration: underline; }
.text span:focus-visible { outline: 3px solid var(--st-primary-color); outline-offset: 1px; }
.text [data-column] { box-shadow: inset 0 -2px var(--soft); }
.text [aria-pressed="true"] { font-weight: 650; box-shadow: 0 0 0 2px var(--st-text-color); }
@media print { .text { max-height: none; } }
`});var Bc=ye((Wy,Jg)=>{Jg.exports=`.push { display: grid; grid-template-columns: max-content minmax(4rem, 1fr) 2.75rem; gap: 0.75rem; align-items: center; margin-bottom: 0.75rem; font-size: 1rem; }
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
`});var jc=ye((_y,Qg)=>{Qg.exports=`:host { --feed: var(--quality-2); }
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
.river { position: relative; --left: 3.75rem; padding: 0 7.75rem 0 var(--left); }
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
  --wide: calc(100% - 7.75rem - var(--left)); position: absolute;
  left: calc(var(--left) + var(--begins) * var(--wide)); width: calc((1 - var(--begins)) * var(--wide));
  height: var(--bar); margin: 0; opacity: 0; cursor: ew-resize; touch-action: pan-y;
}
.river:has(input:focus-visible) .veil { stroke: var(--st-primary-color); stroke-width: 3; }
.told { margin: 0.25rem 0 0.5rem; min-height: 2.6em; line-height: 1.3; color: var(--soft); }
@media (max-width: 46rem) {
  .words { gap: 0; margin-bottom: 0.25rem; }
  .words button { padding-inline: 0.2rem; font-size: 1rem; line-height: 1.5; }
  .river { --left: 1.25rem; padding-right: 8.25rem; }
  input { --wide: calc(100% - 9.5rem); }
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
`});var Gc=ye((Py,Zg)=>{Zg.exports=`:host { --wrong: #c9711a; }
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
`});var Uc=ye((Dy,eb)=>{eb.exports=`figure { display: flex; gap: 1.5rem; max-width: 36rem; }
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
`});var Xc=ye((Fy,tb)=>{tb.exports=`figure {
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
.road { display: grid; grid-template-columns: 15rem 1fr; gap: 0 1.5rem; }
.road :is(h2, p) { flex: 1 0 100%; margin: 0 0 0.25rem; }
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
`});var Kc=ye((Hy,ob)=>{ob.exports=`.row { display: grid; grid-template-columns: 9.5rem 1fr 3.5rem; gap: 0.75rem; align-items: center; height: 2.5rem; font-size: 1.0625rem; }
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
`});var Vc=ye((By,nb)=>{nb.exports=`figure { container-type: inline-size; }
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
  var(--role); transition: opacity 0.5s; }
[data-flat] {
  height: var(--flat, 1rem);
  background: repeating-linear-gradient(90deg, transparent 0 calc(var(--cell) * var(--u) - var(--line)), var(--st-background-color) 0 calc(var(--cell) * var(--u))), var(--role);
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
button[data-text] { touch-action: pan-y; } /* a finger sweeps along a row, and scrolls across */
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
p { margin: 0.75rem 0 0.5rem; font-size: 1rem; outline: none; }
.answer { padding: 0.375rem 0.75rem; font-size: 1rem; border: 1px solid color-mix(in srgb, var(--st-text-color) 35%, transparent); border-radius: 8px; }
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
`});var Yc=ye((jy,rb)=>{rb.exports=`figure { position: relative; display: var(--told-figure, block); flex-direction: column; } /* where what is told stands aside, it begins at the top */
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
.kept.drawn { display: none; }
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
.heads.named { --side: 3.5rem; grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 18%), 1fr)); gap: 0.5rem; align-items: start; justify-content: stretch; }
.heads.named.many { grid-template-columns: repeat(auto-fill, minmax(min(4.25rem, 23%), 1fr)); gap: 0.25rem; }
.heads.named { position: var(--told-position, static); top: 5.5rem; width: var(--told-width, auto); margin-left: var(--told, 0); } /* beneath what is told */
.named button { display: flex; flex-direction: column; gap: 0.375rem; align-items: center; padding: 4px 0; line-height: inherit; }
.named span { display: none; }
.named canvas { flex: none; width: var(--side); max-width: 100%; }
.heads:has(.outlined) button:not(.outlined) canvas { opacity: 0.4; }
button.shown canvas { outline: 3px solid var(--weight); }
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
@media (width > 46rem) { .heads.named:not(:has(> :nth-child(5))) { --side: 5rem; grid-template-columns: repeat(3, max-content); gap: 1.5rem; } }
@media (max-width: 46rem) {
  .bar { margin-right: 1rem; }
  .bar b::after { right: -1rem; padding: 0 2px; } /* no name stands beneath it */
  .heads { gap: 2px; }
  .heads.named { --side: 2.5rem; grid-template-columns: repeat(auto-fit, minmax(min(4.25rem, 23%), 1fr)); gap: 0.25rem; }
  .heads.named:not(:has(> :nth-child(5))) { --side: 3.5rem; }
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
`});var Jc=ye((Gy,sb)=>{sb.exports=`figure { --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); --line: color-mix(in srgb, var(--st-text-color) 22%, var(--st-background-color)); }
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
`});function Cs({values:e,decimals:t}){let o=s=>e.map(a=>new Set(qs(a).map(i=>i.toFixed(s))).size).join(),n=o(t),r=Math.min(2,t);for(;r<t&&o(r)!==n;)r++;return r}function Lt(e,t){let o=Math.max(1,...qs(e.values.flat()).map(Math.abs)),n=e.share&&t<Ce-1,r=n?0:Math.floor(Math.log10(o))+1;return{decimals:Math.max(Math.min(1,e.decimals),Math.min(e.decimals,t-r)),isShort:n}}function xe(e,{decimals:t,isShort:o}){if(e===null)return`${"\u2007".repeat(t/2)}?${"\u2007".repeat(t/2)}`;if(!Number.isFinite(e))return(e<0?"\u2212":"")+"\u221E"+Qc(t);if(e===0)return"0"+Qc(t);let n=e.toFixed(t);return Number(n)===0?o?"\u22480":"\u2248 0":(o?n.replace(/^0(?=\.)/,""):n).replace("-","\u2212")}function X(e){if(e===null||Number.isNaN(e))return"?";if(!Number.isFinite(e))return e<0?"\u2212\u221E":"\u221E";if(e===0)return"0";let t=Math.floor(Math.log10(Math.abs(Number(e.toPrecision(6)))));if(t>=-4&&t<7)return String(Number(e.toPrecision(6))).replace("-","\u2212");let[o,n]=e.toExponential(5).split("e");return`${String(Number(o)).replace("-","\u2212")}\xB710${ib(Number(n))}`}function Os(e,t){let[o,n]=t?[1/0,-1/0]:[0,0];for(let r of qs(e))o=Math.min(o,r),n=Math.max(n,r);return o>n?[0,1]:o<0?[-Math.max(-o,n),Math.max(-o,n)]:[o,n]}function zn(e,[t,o]){return e===null||!Number.isFinite(e)||o===t?0:t<0?e/o:(e-t)/(o-t)}function ed(e,t,o){if(t==="row")return e.values.map(r=>Os(r,!0));let n=t==="matrix"?Os(e.values.flat(),!0):e.share?Zc:o??Zc;return Array(e.values.length).fill(n)}var ab,Qc,Yt,Ce,ib,qs,Zc,td,$e=N(()=>{"use strict";ab="\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079",Qc=e=>e?"\u2008"+"\u2007".repeat(e):"";Yt=(e,t)=>Lt({...e,decimals:Cs(e)},t),Ce=6;ib=e=>String(e).replace("-","\u207B").replace(/\d/g,t=>ab[Number(t)]),qs=e=>e.filter(Number.isFinite).map(Number);Zc=[0,1],td=e=>Os(e.filter(t=>!t.share).flatMap(t=>t.values.flat()),!1)});function lb(e,t,o){return e===null||t===null?null:o===0||o===1||!Number.isFinite(e)||!Number.isFinite(t)?o===1?t:e:e+(t-e)*o}function od(e,t,o){if(!t)return e;let n=[...e].map(([r,s])=>{let a=t.get(r);if(!s.other||!a)return[r,s];let i=s.values.map((l,d)=>l.map((c,u)=>lb(c,a.values[d][u],o)));return[r,{...s,values:i,span:s.values.map((l,d)=>[...l,...a.values[d]])}]});return new Map(n)}function nd(e,t,o){let n=Lt({...e,values:[...e.values,...t.values]},o),r=e.values.map((a,i)=>a.map((l,d)=>{let c=t.values[i][d];return l===null||c===null||xe(l,n)===xe(c,n)?0:Math.abs(l-c)})),s=Math.max(...r.flat().filter(Number.isFinite));return r.map(a=>a.map(i=>i===1/0?1:i&&i/s))}var dt,Rn=N(()=>{"use strict";$e();dt=e=>e.span?{...e,values:e.span}:e});function ld(e,t,o,n,r,s){let a=[rd(n,ub),rd(o,s?id:db)],[i,l]=a.map(Math.ceil),d=document.createElement("canvas");return d.className="strip",d.style.width=`${n*a[0]}px`,d.style.height=`${o*a[1]}px`,d.width=n*i,d.height=o*l,d.tabIndex=0,d.setAttribute("role","application"),d.setAttribute("aria-roledescription","matrix"),d.setAttribute("aria-label",`${e}, ${o} rows, ${n} columns, drawn as colours: arrow keys read its numbers`),Object.assign(d.dataset,{node:t,width:String(i),height:String(l),turned:r?"yes":"",row:"0",column:"0"}),d}function Is({dataset:e,width:t,height:o,clientWidth:n,clientHeight:r},s,a){let[i,l]=[t/Number(e.width),o/Number(e.height)],d=Math.max(0,Math.min(Math.floor(s/n*i),i-1)),c=Math.max(0,Math.min(Math.floor(a/r*l),l-1)),[u,p]=e.turned?[d,c]:[c,d];return{node:e.node??"",row:u,column:p}}function dd(e,t,o,n){let r=e.getContext("2d");if(!r)return;let s=getComputedStyle(e),[a,i]=[s.color,s.caretColor].map(wb),[l,d,c]=[Number(e.dataset.width),Number(e.dataset.height),!!e.dataset.turned],[u,p]=[e.width/l,e.height/d],m=new ImageData(u,p),h=new ImageData(u,p),f=ut.indexOf("self"),b=!t.some(Number.isNaN),x=-1;t.forEach(($,E)=>{let S=c?E%p*u+Math.floor(E/p):E,y=n&&!o?.[E]?fb:1;Number.isNaN($)?h.data[4*S+3]=255*y:(m.data.set($<0?i:a,4*S),m.data[4*S+3]=255*(mb+pb*Math.abs($))*y),o?.[E]===f&&(x=S)});let v=s.getPropertyValue("--st-text-color");r.clearRect(0,0,e.width,e.height),r.drawImage(sd(m,e),0,0),b||r.drawImage(bb(sd(h,e),v),0,0),!(x<0)&&(r.strokeStyle=v,r.lineWidth=2,r.strokeRect(x%u*l,Math.floor(x/u)*d,l,d))}function sd(e,{width:t,height:o}){let[n,r]=[new OffscreenCanvas(e.width,e.height),new OffscreenCanvas(t,o)];return _o(n).putImageData(e,0,0),_o(r).imageSmoothingEnabled=!1,_o(r).drawImage(n,0,0,t,o),r}function bb(e,t){let o=_o(e);o.globalCompositeOperation="source-in",o.strokeStyle=t,o.globalAlpha=hb,o.beginPath();for(let n=-e.height;n<e.width;n+=gb)o.moveTo(n,e.height),o.lineTo(n+e.height,0);return o.stroke(),e}function wb(e){let t=ad.get(e);if(t)return t;let o=_o(new OffscreenCanvas(1,1));o.fillStyle=e,o.fillRect(0,0,1,1);let{data:n}=o.getImageData(0,0,1,1);return ad.set(e,n),n}var Jt,cb,id,db,ub,pb,mb,fb,hb,gb,ut,rd,cd,ad,_o,Qt=N(()=>{"use strict";$e();Jt=12,cb=180,id=12,db=27,ub=31,pb=.55,mb=.03,fb=.15,hb=.3,gb=6,ut=["","far","left","right","self"],rd=(e,t)=>e>Jt?Math.min(id,cb/e):t;cd=(e,t)=>Float32Array.from(e.values.flatMap((o,n)=>o.map(r=>Number.isFinite(r)?zn(r,t[n]):NaN)));ad=new Map;_o=e=>e.getContext("2d")});function w(e,t="",...o){let n=document.createElement(e);return t&&(n.className=t),n.append(...o),n}function J(e,...t){let o=w("button",e,...t);return o.type="button",o}function Po(e,t,o){let n=e.querySelector("select");[...n.options].map(r=>r.text).join(`
`)!==t.join(`
`)&&n.replaceChildren(...t.map((r,s)=>new Option(r,String(s)))),n.value=String(o)}function le(e){return e.split(/([A-Za-z]+_[A-Za-z]+\d*)/).map(o=>{let[,n,r]=/^([A-Za-z])_([A-Za-z]+\d*)$/.exec(o)??[];return n?w("span","",n,w("sub","",r)):o})}function md(e){let t=new Map(e.chain.map(r=>[r.name,r])),o=[];return{stations:e.stations.map(r=>{let s=t.get(r.columns[0]?.below),a=r.columns.map(({above:l,below:d,turned:c,sign:u})=>{let p=w("div",vb(t.get(d),s)?"column begins":"column",w("span","sign",...le(u)));for(let m of[{node:l,turned:c},{node:d}]){let h=t.get(m.node);if(!h)continue;let f=Sb(h,m,m.node===l);o.push(f);let b=w("figcaption","",w("b","",h.title)," ",fd(w("i","formula"),h,m,e.roles)),x=w("figure",m.node===l?"place above":"place below",b,f.table);x.dataset.role=h.role,p.append(x)}return p}),i=w("section","station",...r.title?[w("h2","station-title",r.title)]:[],w("div",a[0]?.querySelector(".below table")?"columns labelled":"columns",...a));return i.dataset.station=r.name,i}),views:o}}function fd(e,t,o,n){return e.replaceChildren(...yb(t,o,n)),t.mark?e.dataset.mark=t.mark:delete e.dataset.mark,e}function hd(e,t,o){for(let{place:n,table:r}of e){let s=t.get(n.node),a=r.parentElement?.querySelector(".formula");s&&a&&fd(a,s,n,o)}}function Sb(e,t,o){let n=t.turned?`${zs(e)}, transposed`:zs(e),[r,s]=t.turned?[e.columns.length,e.rows.length]:[e.rows.length,e.columns.length];if(r>Jt||s>Jt){let a=ld(n,e.name,r,s,!!t.turned,o);return a.dataset.role=e.role,{place:t,table:a,cells:[],strip:a}}return bd(e,t,n,e.rows.map((a,i)=>i),e.columns.map((a,i)=>i))}function bd(e,t,o,n,r){let[s,a]=t.turned?[n,r]:[r,n],i=t.turned?{across:e.rows,down:e.columns}:{across:e.columns,down:e.rows},l=[...i.across,...i.down].some(Boolean),d=h=>h!==s[0]&&i.across[h].endsWith("\xB71"),c=w("table");c.setAttribute("role","grid"),c.setAttribute("aria-label",`${o}, ${ud(a.length,"row")}, ${ud(s.length,"column")}`),c.dataset.node=e.name,c.dataset.role=e.role,t.turned&&(c.dataset.turned=""),s.some(h=>i.across[h].length>xb)&&c.classList.add("slanted");let u=w("tr","",w("td","corner"),...s.map(h=>pt("col",i.across[h])));c.append(w("thead","",u));let p=e.values.map(()=>[]),m=a.map(h=>{let f=s.map(b=>{let x=w("td",d(b)?"cell begins":"cell"),[v,$]=t.turned?[b,h]:[h,b];return x.dataset.row=String(v),x.dataset.column=String($),l&&(x.tabIndex=h===a[0]&&b===s[0]?0:-1),p[v][$]=x,x});return w("tr","",pt("row",i.down[h]),...f)});return c.append(w("tbody","",...m)),{place:t,table:c,cells:p}}function pt(e,t){if(!t)return w("td");let o=w("th",/^\d+$/.test(t)?"numbered":"",w("span","",t));return o.scope=e,o.title=t,o}function mt(e,t,o,n){Ws(e,t,n);let r=Eb(t,o);for(let s of e){let a=t.get(s.place.node);if(!a)continue;let i=s.scale=r(a);s.strip&&(s.tones=cd(a,i)),s.table.classList.toggle("editable",!!a.editable),s.cells.forEach((l,d)=>l.forEach((c,u)=>{Rs(c,a.values[d][u],i[d],a.columns[u]),c.toggleAttribute("data-asked",!!a.lit?.includes(d)),c.dataset.held===void 0&&(c.title=X(a.values[d][u]))}))}}function Rs(e,t,o,n){let r=n==="\u03A3"?0:zn(t,o),s=Math.abs(r).toFixed(2);e.style.getPropertyValue("--tint")!==s&&e.style.setProperty("--tint",s),e.dataset.sign=t===null?"covered":Number.isFinite(t)?r<0?"minus":"plus":"masked"}function Eb(e,t){let o=[...e.values()].map(dt),n=t==="all"?td(o):null,r=new Map;return s=>{let a=r.get(s.name)??ed(dt(s),t,n);return r.set(s.name,a),a}}function Ws(e,t,o){for(let n of e){let r=t.get(n.place.node);if(!r||n.strip)continue;let s=Yt(dt(r),o);r.span&&n.table.style.setProperty("--widest",`${Math.max(...r.span.flat().map(a=>xe(a,s).length))}ch`),n.cells.forEach((a,i)=>a.forEach((l,d)=>{let c=xe(r.values[i][d],s);l.dataset.held===void 0&&l.textContent!==c&&(l.textContent=c)}))}}var xb,ge,Zt,pd,qe,vb,yb,kb,zs,Wn,ud,gd,ae=N(()=>{"use strict";Rn();$e();Qt();xb=4,ge=({isSmall:e,story:t,stations:o})=>!e&&!t&&o.length>2&&o.every(({title:n})=>n),Zt=({stations:e,chain:t})=>JSON.stringify([e,t.map(o=>[o.name,o.title,o.rows,o.columns])]),pd=({stations:e})=>!e.some(({name:t})=>["project","compare","weigh","mix"].includes(t));qe=(e,t="")=>Object.assign(w("input",t),{type:"range",...e});vb=(e,t)=>e?.step.kind==="given"&&e.rows.join(`
`)!==t?.rows.join(`
`)&&!e.rows.every(o=>/^\d+$/.test(o)),yb=(e,t,o)=>!e.formula&&!t.turned&&!Wn(e)?[]:kb(t.turned?`${e.symbol}\u1D40`:e.formula||e.symbol,o);kb=(e,t)=>e.split(/\b(\w+)\b/).filter(Boolean).map(o=>{let n=w("span",/^([a-z]{2,}|\d+)$/.test(o)?"word":"",...le(o));return t[o]&&(n.dataset.role=t[o]),n});zs=e=>Wn(e)?`${e.title} ${e.symbol}`:e.title,Wn=({title:e,symbol:t})=>t.toLowerCase()!==e.toLowerCase(),ud=(e,t)=>`${e} ${t}${e===1?"":"s"}`,gd=(e,t,o)=>bd(e,{node:e.name},`Part of ${zs(e)}`,t,o)});function wd(e){for(let{stage:t}of _n)t.classList.toggle("blank",e)}function xd(e){let t=w("select"),o=w("label","choice","Fill in ",t),n=J("button","Print as a worksheet"),r=w("input");r.type="checkbox";let s=w("label","choice",r," with what I typed"),a=w("div","asking",o,n,s),i=w("p","name-line","Name:");e.beneath.prepend(a),e.stage.before(i),t.addEventListener("change",()=>e.send("asked",t.value)),n.addEventListener("click",()=>{wd(!r.checked),window.print()}),e.updates.push(()=>{let{given:l,chain:d}=e;for(let u of _n)u.stage.isConnected||_n.delete(u);[...d.values()].some(u=>u.boxes)&&_n.add(e),a.hidden=!l.fillable.length&&!l.isWorksheet,o.hidden=!l.fillable.length,n.hidden=s.hidden=!l.isWorksheet,i.hidden=!l.isWorksheet||l.isSmall;let c=["",...l.fillable];c.join()!==[...t.options].map(({value:u})=>u).join()&&t.replaceChildren(...c.map(u=>new Option(d.get(u)?.title??"nothing",u))),t.value=l.asked})}var _n,vd=N(()=>{"use strict";ae();_n=new Set;globalThis.addEventListener?.("afterprint",()=>wd(!1))});function Pn(e,t){let o=e.get(t);if(!o)throw new Error(`the picture has no matrix ${t}`);return o}function Ab(e){let t=e.reduce((o,n)=>o+n,0);return Math.abs(t)<1e-12*Math.max(...e.map(Math.abs))?0:t}function ft(e,t,o,n){let r=Pn(e,t),{step:s}=r,[a,i]=s.reads;switch(s.kind){case"product":{let l=s.turned?{node:i,row:n,column:null}:{node:i,row:null,column:n};return[{node:a,row:o,column:null},l]}case"softmax":case"shares":return[{node:a,row:o,column:null}];case"mask":return Do(r,o,n)?[]:[{node:a,row:o,column:n}];case"described":return(s.parts??[]).map((l,d)=>({node:s.reads[d],row:l==="column"?null:o,column:l==="row"?null:n}));case"given":return[];default:return s.reads.map(l=>s.turned?{node:l,row:n,column:o}:{node:l,row:o,column:n})}}function Ve(e,t,o,n){let r=Pn(e,t);if(r.values[o][n]===null)return[];let{kind:s,reads:a,divisor:i=1}=r.step,[l,d]=s==="given"?[]:a.map(c=>Pn(e,c));switch(s){case"given":case"described":return[];case"product":{let[c,u]=[Re(l,o),Ed(r.step,d,n)],p=c.map((h,f)=>({name:l.columns[f],factors:[h,u[f]],value:h*u[f]})),m=Ab(p.map(h=>h.value));return[{kind:s,terms:p,total:m,result:m}]}case"quotient":case"difference":case"sum":{let[c,u]=[eo(l.values[o][n]),d?eo(d.values[o][n]):i],p=Sd[s](c,u);return[{kind:s,terms:[{name:"",factors:[c,u],value:p}],total:p,result:p}]}case"shares":return[$d(s,Re(l,o),n,l.columns,c=>c)];case"softmax":{let c=Re(l,o),u=Math.max(...c),p=yd(c,n,l.columns,u);return Math.abs(u)<700?[yd(c,n,l.columns,0),p]:[p]}case"mask":if(Do(r,o,n))return[];default:{let c=eo(r.step.turned?l.values[n][o]:l.values[o][n]);return[{kind:"copy",terms:[{name:"",factors:[c],value:c}],total:c,result:c}]}}}function yd(e,t,o,n){return{...$d("softmax",e,t,o,r=>Math.exp(r-n)),shift:n}}function $d(e,t,o,n,r){let s=t.map((i,l)=>({name:n[l],factors:[i],value:r(i)})),a=s.reduce((i,l)=>i+l.value,0);return{kind:e,terms:s,total:a,result:s[o].value/a,at:o}}function Nb(e,t){let{kind:o,reads:n,divisor:r=1}=t.step;if(o==="given"||o==="described")return t.values;let[s,a]=n.map(l=>Pn(e,l)),i=s.values.map((l,d)=>Re(s,d));switch(o){case"product":{let l=t.step.turned?a.values.length:a.values[0].length,d=Array.from({length:l},(c,u)=>Ed(t.step,a,u));return i.map(c=>d.map(u=>Mb(c,u)))}case"quotient":case"difference":case"sum":return i.map((l,d)=>l.map((c,u)=>Sd[o](c,a?eo(a.values[d][u]):r)));case"mask":return i.map((l,d)=>l.map((c,u)=>Do(t,d,u)?-1/0:c));case"softmax":return i.map(l=>kd(l.map(d=>Math.exp(d-Math.max(...l)))));case"shares":return i.map(kd);default:return i}}function kd(e){let t=e.reduce((o,n)=>o+n,0);return e.map(o=>o/t)}function Ye(e,t){let o=new Map;for(let[n,r]of e){let s={...r,...t.get(n)},a=Nb(o,s),i=(l,d)=>r.values[l]?.[d]===null;s.values=a.map((l,d)=>l.map((c,u)=>i(d,u)||Number.isNaN(c)?null:c)),o.set(n,s)}return o}var Sd,eo,Re,$b,Do,Ed,Mb,_s,We=N(()=>{"use strict";Sd={quotient:(e,t)=>e/t,difference:(e,t)=>e-t,sum:(e,t)=>e+t},eo=e=>e===null?NaN:e;Re=(e,t)=>e.values[t].map(eo),$b=(e,t)=>e.values.map(o=>eo(o[t])),Do=(e,t,o)=>e.step.kind==="mask"&&e.values[t]?.[o]===-1/0,Ed=(e,t,o)=>e.turned?Re(t,o):$b(t,o);Mb=(e,t)=>e.reduce((o,n,r)=>o+n*t[r],0);_s=e=>e.map(t=>t.map(o=>o==="-inf"?-1/0:o))});function Dn(e){let[t,o,...n]=e.split("/").map(s=>Tb(s.trim())),r=o===void 0?t:n.length?NaN:t/o;return Math.abs(r)<=1e6?r:NaN}function Tb(e){let[,t,o]=Lb.exec(e)??[];return o?Number(o.replace(",","."))*(t&&t!=="+"?-1:1):NaN}function Fn(e){let t=e.replace(/\r/g,"").replace(Cb,"").replace(Ob,"$1").replace(/\][\s,;]*\[/g,`
`).replace(/[[\]]/g,""),o=e.includes("	"),n=t.replace(/^\n+/,"").split(`
`).filter(r=>o||r.trim()).map(Wb);for(;n.length&&!n[n.length-1].some(Boolean);)n.pop();return n.length?n:[[ht(e)]]}function Wb(e){if(e.includes("	"))return e.split("	").map(Ad);let t=e.replace(qb,"$1").replace(Rb,"");return t.split(_b(t)).map(Ad)}function Ad(e){let[,t="",o]=Ib.exec(e.trim())??[],n=Math.max(0,t.length-Number(o));return n<=zb?Number(e).toFixed(n):ht(e)}function _b(e){return e.includes(";")?";":/[|│]/.test(e)?/[|│]/:e.includes(".")&&e.includes(",")?/,\s*/:/,\s/.test(e)?/,\s+/:/\s+(?![%/])(?<!\/\s*)/}var Lb,ht,Ob,Cb,qb,Ib,zb,Rb,Hn=N(()=>{"use strict";Lb=/^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/,ht=e=>[...e.trim().replace(/\s+/g," ")].slice(0,50).join("");Ob=/(?:\b\w+\.)?\b(?:array|tensor)\s*\(([^()]*)\)?/g,Cb=/,\s*(?:dtype|device|grad_fn|requires_grad)=[^,)]*/g,qb=/^\s*[({]([^(){}]*,[^(){}]*)[)}]/,Ib=/^[-+]?\d\.?(\d*)e([-+]?\d+)$/i,zb=12,Rb=/^[\s,;|│]+|[\s,;|│]+$/g});function Md(e,t){let o=J("divisor"),n=w("input","divisor-field");n.maxLength=50,n.setAttribute("aria-label","Divide the scores by");let r="",s=!1,a=()=>{let{divisor:c}=e.given;return c?.problem&&c.typed||e.chain.get(gt)?.step.divisorText||""};function i(c){r=a(),s=!0,n.value=c??r,o.replaceWith(n),n.focus(),c===null&&n.select()}function l(c){if(!s)return;s=!1;let u=n.matches(":focus");n.replaceWith(o),u&&o.focus();let p=ht(n.value);!c||p===r||(t(p),e.say(`Divided by ${p||"\u221Ad_k"}.`))}o.addEventListener("click",()=>i(null)),o.addEventListener("keydown",c=>{c.ctrlKey||c.metaKey||c.altKey||c.key!=="F2"&&!/^[^ ]$/.test(c.key)||(c.preventDefault(),i(c.key==="F2"?null:c.key))}),n.addEventListener("blur",()=>l(!0)),n.addEventListener("keydown",c=>{c.stopPropagation(),!(c.key!=="Enter"&&c.key!=="Escape")&&(c.preventDefault(),l(c.key==="Enter"))});let d=()=>{let{divisor:c}=e.given,u=e.views.find(({place:p})=>p.node===gt)?.table.closest(".column")?.querySelector(".sign");!c||!u||(!u.contains(o)&&!u.contains(n)&&u.replaceChildren("\xF7",o),o.textContent=a(),o.setAttribute("aria-label",`Divided by ${a()}: type another number`),o.toggleAttribute("data-typed",!!c.typed),o.toggleAttribute("data-bad",!!c.problem),o.title=c.problem)};e.arrivals.push(d),e.updates.push(d)}var gt,Ps=N(()=>{"use strict";ae();Hn();gt="scaled_scores"});var ve,to=N(()=>{"use strict";ve=()=>!matchMedia("(prefers-reduced-motion: reduce)").matches});function Nd(e){let t=qe({ariaLabel:"Divide the scores by",min:String(Bn),step:"0.01"}),o=w("output"),n=J("button","\xF7 1"),r=J("button",...le("Back to \u221Ad_k"));r.ariaLabel="Back to \u221Ad_k";let s=w("div","dial ends",w("span","","Divide by "),t,o,n,r);e.controls.prepend(s);let a=e.chain,i=e.chain,l=NaN,d=!1,c=0,u=()=>{i=a,e.given.dial&&l!==e.given.dial.value&&(i=Td(a,e.given.dial,l)),e.chain=i},p=f=>{cancelAnimationFrame(c),l=f,d=!0,u(),e.redraw()},m=f=>{p(f),d=!1,e.send("divisor",f)},h=(f,b,x=performance.now())=>{let v=Math.min(1,(performance.now()-x)/Pb);l=v<1?f+(b-f)*v:b,u(),e.redraw(),c=v<1?requestAnimationFrame(()=>h(f,b,x)):0};t.addEventListener("input",()=>p(Number(t.value))),t.addEventListener("change",()=>m(Number(t.value))),n.addEventListener("click",()=>m(Bn)),r.addEventListener("click",()=>m(e.given.dial?.usual??Bn)),e.updates.push(()=>{let{dial:f}=e.given;if(s.hidden=!f,!f)return;if(e.chain!==i){if(a=i=e.chain,d)return p(l);if(cancelAnimationFrame(c),l!==f.value&&!Number.isNaN(l)&&ve())return h(l,f.value);l=f.value}Object.assign(t,{max:String(f.most),value:String(l)});let b=Ld(l,f);o.ariaLive=l===f.value?"polite":"off",o.replaceChildren(...le(b)),t.setAttribute("aria-valuetext",b),r.disabled=l===f.usual,n.disabled=l===Bn})}function Ld(e,t){let o=String(Number(e.toFixed(4)));return e===t.usual?`\u221Ad_k = ${o}`:o}function Td(e,t,o){let n=[...e.keys()],r=new Set(n.slice(0,n.indexOf(gt))),s={kind:"quotient",reads:["scores"],turned:!1,divisor:o,divisorText:Ld(o,t)},a=new Map([...e].map(([l,d])=>[l,r.has(l)?{...d,step:{kind:"given",reads:[],turned:!1}}:d])),i=new Map([...Ye(a,new Map([[gt,{step:s}]]))].map(([l,d])=>[l,r.has(l)?e.get(l)??d:d]));if(t.covered.some(([l,d])=>o>=l&&o<=d))for(let l of t.answers){let d=i.get(l);d&&(d.values=d.values.map(c=>c.map(()=>null)))}return i}var Bn,Pb,Ds,Fs=N(()=>{"use strict";We();Ps();to();ae();Bn=1,Pb=1200;Ds=({python:e,given:{dial:t}})=>t&&Td(e,t,t.usual)});function Us(e,{node:t,row:o,column:n}){let r=e.get(t);if(!r)return w("div");let s=r.values[o][n],a=w("div","explained",w("p","what",Je(r,o,n)),w("p","value",s===null?"? (covered)":X(s)));a.append(w("p","lead",...le(Ho(e,r,o,n))));let i=Ve(e,t,o,n);return r.step.kind==="given"||(s===null||i.some(({terms:d})=>d.some(c=>c.factors.some(Number.isNaN)))?a.append(w("p","covered","The arithmetic is covered too: it would show an answer.")):a.append(w("div","pieces",...i.map((d,c)=>c?Bb(d):Rd(d))))),a}function zd(e,t){let o=(n,r)=>{for(let s of e.querySelectorAll(n))s.classList.toggle("awaited",!r)};e.querySelectorAll(".terms tr:not(.sum)").forEach((n,r)=>n.classList.toggle("awaited",!!t&&r>=t.terms)),o(".terms .sum",t?.isAdded??!0),o(".value, .sides, .line, .folded, .terms .sum b",t?.isThere??!0)}function Un(e,t,o,n=!1){let r=e.get(t.node),s=r?.values[t.row]?.[t.column];if(!r||s===void 0)return"";let a=n?void 0:Ve(e,t.node,t.row,t.column)[0];if(!a||a.terms.some(({factors:$})=>$.some(Number.isNaN)))return`${Je(r,t.row,t.column)}: ${X(s)}`;let{kind:i,terms:l,total:d,result:c,at:u}=a,p=l.slice(0,Math.min(o?.terms??1/0,Fb)),m=p.length<l.length?["\u2026"]:[],h=Id[i]??" \xB7 ",{values:f,factors:b}=Wd(a),x=p.map($=>$.factors.map((E,S)=>(S?ro:String)(b[S](E).trim())).join(h)),v=u===void 0?[...x,...m].join(" + "):o?.isAdded??!0?`${f(l[u].value)} \xF7 ${f(d)}`:"\u2026";return`${o?.isThere??!0?(l.length>1?no:X)(c):"?"} = ${v}`}function Ho(e,t,o,n){let[r,s]=ft(e,t.name,o,n),a=r&&e.get(r.node),i=s&&e.get(s.node);switch(t.step.kind){case"given":return t.note||(t.formula===t.symbol?`${t.symbol} is given: nothing comes before it.`:`Computed earlier: ${t.formula}.`);case"product":{let l=t.step.turned?`row ${oo(i?.rows[n]??"")}`:`column ${n+1}`;return`Row ${oo(t.rows[o])} of ${a?.symbol} meets ${l} of ${i?.symbol}.`}case"quotient":return`The score, divided by ${t.step.divisorText}.`;case"softmax":return`The softmax of row ${oo(t.rows[o])}: each exponential is divided by their sum.`;case"shares":return`Row ${oo(t.rows[o])}, divided by its sum.`;case"mask":return Do(t,o,n)?Cd(t,o,n):"Not hidden: the score stays as it was.";case"described":return Cd(t,o,n);case"difference":return`${a?.title} minus ${i?.title}.`;case"sum":return`${a?.title} plus ${i?.title}.`;default:return`The same number as in ${a?.symbol}.`}}function Bb(e){let t=w("details","folded",w("summary","",Hb)),o=()=>{t.open&&t.childElementCount===1&&t.append(Rd(e))};return t.open=qd,o(),t.addEventListener("toggle",()=>{qd=t.open,o()}),t}function Rd(e){let{kind:t,terms:o,total:n,result:r,at:s}=e,a=Id[t];if(a){let[p,m]=o[0].factors.map(no);return Hs(Fo("left",p),a,t==="quotient"?m:Fo("right",ro(m))," = ",Gn(no(r)))}if(t==="copy")return Hs(Gn(no(r)));let i=w("table","terms"),{values:l,factors:d}=Wd(e),c=Db[t]??(e.shift?"Minus the largest score:":"As the formula says:");i.append(w("caption","",c)),o.forEach((p,m)=>{let h=w("tr",m===s?"at":"",w("th","",p.name),w("td","",...jb(e,p,d)),w("td","",l(p.value)));i.append(h)}),i.append(w("tr","sum",w("th","","sum"),w("td"),w("td","",s===void 0?Gn(l(n)):l(n))));let u=w("div","piece",i);return s!==void 0&&u.append(Hs(l(o[s].value)," \xF7 ",l(n)," = ",Gn(no(r)))),u}function jb({kind:e,shift:t},{factors:[o,n]},[r,s]){return e==="product"?[Fo("left",r(o))," \xB7 ",Fo("right",ro(s(n)))]:e!=="softmax"?[Fo("left",r(o))]:[w("span","power","e",w("sup","left",r(o)+(t?` ${js} ${ro(no(t))}`:"")))]}function Bs(e){let t=Math.floor(Math.log10(Math.max(...e.filter(Number.isFinite).map(Math.abs))||1));if(t<-jn||t>jn)return X;let o=t<0?Math.max(jn,2-t):jn-t,n=Math.max(...e.map(r=>String(Number(r.toFixed(o))).split(".")[1]?.length??0));return r=>xe(r,{decimals:n,isShort:!1})}var Db,js,Id,Je,Gs,Od,oo,Fb,Cd,Hb,qd,jn,Wd,no,ro,Fo,Gn,Hs,so=N(()=>{"use strict";We();$e();ae();Db={product:"Multiplied pair by pair, and added:",shares:"Its share of the row\u2019s sum:"},js="\u2212",Id={quotient:" \xF7 ",difference:` ${js} `,sum:" + "},Je=(e,t,o)=>`${e.title}: ${Gs(e,t,o)}`,Gs=(e,t,o)=>`${Od("row",e.rows[t])}, ${Od("column",e.columns[o])}`,Od=(e,t)=>/^\d+$/.test(t)?`${e} ${t}`:t,oo=e=>/^\d+$/.test(e)?e:`\u201C${e}\u201D`;Fb=6;Cd=({step:e,rows:t,columns:o},n,r)=>{let s={row:oo(t[n]),column:oo(o[r])};return(e.lead??"").replace(/\{(row|column)\}/g,(a,i)=>s[i])},Hb="As computers do it",qd=!1;jn=4;Wd=({terms:e,total:t})=>({values:Bs([...e.map(({value:o})=>o),t]),factors:[0,1].map(o=>Bs(e.flatMap(({factors:n})=>n[o]??[])))}),no=e=>Bs([e])(e),ro=e=>e.startsWith(js)?`(${e})`:e,Fo=(e,t)=>w("span",e,t),Gn=e=>w("b","",e),Hs=(...e)=>w("p","line",...e)});function Ue(e){let t=od(e.chain,e.other,e.blend),o=Ds(e);return o?new Map([...t].map(([n,r])=>[n,Kb(r,o.get(n)??r,e.other?.get(n))])):t}function Hd(e,t){if(e.given.comparison)return t.other&&e.other?.get(t.name);let o=Fd(e)?.get(t.name);return o?.values.length===t.values.length&&o.values[0].length===t.values[0].length?o:void 0}function Xn(e,t){let[o,{dial:n}]=[Hd(e,t),e.given];return n?o||n.answers.includes(t.name)?t.values.map(Jb):null:o?nd(t,o,e.digits):null}function Bd(e){return[...new Set(e.views.map(({place:o})=>e.chain.get(o.node)))].flatMap(o=>{let n=o?Xn(e,o)?.flat().filter(Boolean).length:0;return o&&n?[{many:n,symbol:o.symbol}]:[]})}function ao(e){let t=Fd(e)?Bd(e):[],[o,n]=[jd(t),t.map(({many:r,symbol:s})=>`${r} in ${s}`)];return o?`${o} number${o>1?"s":""} changed: ${n.join(", ")}.`:""}function Gd(e){let t="",o=qe({min:"0",max:String(Xs),step:"1"}),n=[0,1].map(a=>{let i=J("button");return i.addEventListener("click",()=>Pd(e,a)),i}),r=w("p","said"),s=w("div","comparing",w("div","ends",n[0],o,n[1]),r);e.controls.append(s),o.addEventListener("input",()=>Pd(e,Number(o.value)/Xs)),e.updates.push(()=>{let a=e.given.comparison;Yb(e);let i=ao(e);if(i&&i!==t&&e.say(i),t=i,s.hidden=!a,!a)return;let l=e.given.isSmall?e.beneath:e.controls;s.parentElement!==l&&l.prepend(s),o.hidden=!!e.given.dial,n.forEach((c,u)=>{c.hidden=o.hidden,c.replaceChildren(...le(a[u])),c.setAttribute("aria-pressed",String(e.blend===u))}),o.value=String(Math.round(e.blend*Xs)),o.setAttribute("aria-label",`From ${a[0]} to ${a[1]}`),o.setAttribute("aria-valuetext",Dd(a,e.blend));let d=c=>e.views.some(({cells:u})=>u.flat().some(({dataset:p})=>p[c]!==void 0));r.replaceChildren(...le(o.hidden?(d("differs")?Ub:"")+(d("was")?Xb:""):`${Dd(a,e.blend)}. ${Vb(jd(Bd(e)))}.`))})}function Pd(e,t){e.blend=t,e.redraw()}function Dd(e,t){return t===0||t===1?`Shown: ${e[t]}`:`${t===.5?"Halfway":`${Math.round(t*100)} % of the way`}: the numbers are a mix, not a result`}function Vb(e){return e?e===1?"The marked number differs":`The ${e} marked numbers differ`:"No number shown differs"}function Yb(e){let{views:t,chain:o,digits:n}=e,r=Ds(e),s=Ue(e);for(let{place:a,cells:i}of t){let l=o.get(a.node),d=l?Xn(e,l):null,c=r?.get(a.node),u=r&&s.get(a.node);i.forEach((p,m)=>p.forEach((h,f)=>{let b=d?.[m]?.[f];Ks(h,b);let x=c?.values[m][f]??null,v=b&&u&&x!==null&&xe(x,Yt(dt(u),n));v&&v!==h.textContent?h.dataset.was=v:delete h.dataset.was}))}}function Ks(e,t=0){e.toggleAttribute("data-differs",!!t),t&&e.style.setProperty("--differs",(_d+(1-_d)*t).toFixed(2))}function Jb(e){let t=Math.max(...e.map(o=>o??NaN));return e.map(o=>+(o===t))}function Vs(e,{node:t,row:o,column:n}){let r=e.chain.get(t),s=r&&Hd(e,r);if(!s)return;let[a,i]=[r.values[o][n],s.values[o][n]],l=e.given.comparison;return l||X(a)!==X(i)?{names:l??Gb,a,b:i,isSame:a===i}:void 0}function Kn(e,t){let o=e.chain.get(t.node);if(!o)return"";let n=Vs(e,t),r=Je(o,t.row,t.column);return!n||n.a===null?`${r}: ${Qb(o.values[t.row][t.column])}`:n.isSame?`${r}: ${X(n.a)}, the same in both`:`${r}: ${n.names[0]} ${X(n.a)}, ${n.names[1]} ${X(n.b)}`}function Xd(e,t){let o=Vs(e,t);return e.blend>0&&e.blend<1&&!!o&&!o.isSame}function Kd(e,t){let o=Qe(e),n=o.get(t.node);return n?Xd(e,t)?Ud:`${Ho(o,n,t.row,t.column)} ${Un(o,t,null)}`:""}function Vd(e,t){let o=Vs(e,t),n=e.chain.get(t.node),r=e.given.dial&&n?.step.kind==="quotient";if(!o||o.a===null||o.b===null||r)return Us(Qe(e),t);let{a:s,b:a,names:i,isSame:l}=o,d=Ue(e).get(t.node)?.values[t.row][t.column]??null,c=n&&Xd(e,t)?Zb(Je(n,t.row,t.column),d):Us(Qe(e),t);return c.querySelector(".value")?.after(l?w("p","sides","The same in both."):ew(i,s,a)),c}function Zb(e,t){return w("div","explained",w("p","what",e),w("p","value",X(t)),w("p","lead",Ud))}function ew(e,t,o){let n=[[e[0],X(t)],[e[1],X(o)],["difference",`${X(t)} \u2212 ${ro(X(o))} = ${X(t-o)}`]];return w("dl","sides",...n.map(([r,s])=>w("div","",w("dt","",r),w("dd","",s))))}var Xs,_d,Gb,Ub,Xb,Kb,Qe,Fd,jd,Qb,Ud,Tt=N(()=>{"use strict";Rn();Fs();$e();ae();so();Xs=100,_d=.35,Gb=["now","before"],[Ub,Xb]=["Underlined: the largest of a row."," Beneath: at \u221Ad_k."];Kb=(e,t,o)=>({...e,decimals:Cs(t),span:[...t.values,...e.other&&o?o.values:[],[0]]}),Qe=({chain:e,other:t,blend:o})=>t&&o>.5?t:e,Fd=({chain:e,python:t,earlier:o,given:n})=>n.comparison||n.goal?null:e===t?o:t;jd=e=>e.reduce((t,{many:o})=>t+o,0);Qb=e=>e===null?"covered":X(e);Ud="A mix, not a result. Move the slider to one of its ends to see the arithmetic."});function Vn(e,t,o,n){try{sessionStorage.setItem(Ys,JSON.stringify({where:Yd(e,t),cell:t,before:o,text:n}))}catch{}}function Yn(){try{sessionStorage.removeItem(Ys)}catch{}}function Jn(e){try{let{where:t,...o}=JSON.parse(sessionStorage.getItem(Ys)??"{}");return o.cell&&t===Yd(e,o.cell)?o:null}catch{return null}}var Ys,Yd,Qn,Js=N(()=>{"use strict";Ys="self-attention typed in a cell",Yd=({chain:e,key:t},{node:o})=>JSON.stringify([location.pathname,t,o,e.get(o)?.base??""]);Qn=()=>document.activeElement!==document.body});function Jd(e,t,o){let{frame:n,working:r,controls:s}=e,a=J("gist"),i=w("div","foot");r.replaceWith(i),i.append(a,r);let l=h=>Math.abs(h.getBoundingClientRect().bottom-i.getBoundingClientRect().top),d=h=>[...h].sort((f,b)=>l(f)-l(b))[0],c=matchMedia(Bo),u=()=>{if(c.matches)return i.prepend(o,t);s.prepend(t),s.after(o)},p=h=>{i.classList.toggle("open",h),a.setAttribute("aria-expanded",String(h))};c.addEventListener("change",u),a.addEventListener("click",()=>p(!i.classList.contains("open"))),new ResizeObserver(()=>{c.matches&&n.style.setProperty("--foot",`${i.offsetHeight}px`),n.matches(":focus-within")&&d(n.querySelectorAll(i.matches(".open")?tw:"td[aria-selected]"))?.scrollIntoView({block:"nearest"})}).observe(i),u();let m="";return h=>{m!==e.given.name&&p(!1),m=e.given.name;let{subject:f,other:b,blend:x}=e,v=!!b&&x>0&&x<1;a.hidden=!f||r.hidden;let $=v?Ue(e):Qe(e),E=f?Un($,f,h,v):"";a.textContent!==E&&(a.textContent=E);let S=f&&E.includes(" = ")?$.get(f.node):void 0;a.dataset.of=f&&S?`${Gs(S,f.row,f.column)}: `:""}}var Bo,tw,Zn=N(()=>{"use strict";Tt();ae();so();Bo="(max-width: 46rem)",tw=":is(.one-row:not([hidden]), .stage) td[data-explained]"});function er(e,t,o){let n=new Map,r=new Set,s=[t];for(let a=0;a<o&&s.length;a++){let i=[];for(let l of s)ft(e,l.node,l.row,l.column).forEach((d,c)=>{let u=`${d.node} ${d.row} ${d.column}`,p=e.get(d.node);if(r.has(u)||!p)return;r.add(u);let m=Qs(n,p),h=ut.indexOf(a?"far":c?"right":"left");for(let f of ow(p,d)){let b=f.row*p.columns.length+f.column;m[b]||(m[b]=h,i.push(f))}});s=i}return n}function Qs(e,t){let o=e.get(t.name)??new Uint8Array(t.rows.length*t.columns.length);return e.set(t.name,o),o}function ow(e,{node:t,row:o,column:n}){let r=o===null?e.rows.map((a,i)=>i):[o],s=n===null?e.columns.map((a,i)=>i):[n];return r.flatMap(a=>s.map(i=>({node:t,row:a,column:i})))}var Zs=N(()=>{"use strict";We();Qt()});function ne(e){if(e instanceof HTMLCanvasElement)return{node:e.dataset.node??"",row:Number(e.dataset.row),column:Number(e.dataset.column)};let t=e instanceof Element?e.closest("td.cell"):null;return t?{node:t.closest("table")?.dataset.node??"",row:Number(t.dataset.row),column:Number(t.dataset.column)}:null}function Qd(e){let{stage:t}=e;t.addEventListener("pointerover",o=>{o.pointerType!=="touch"&&!(o.target instanceof HTMLCanvasElement)&&bt(e,ne(o.target))}),t.addEventListener("pointermove",o=>{if(!(o.target instanceof HTMLCanvasElement)||o.pointerType==="touch")return;let n=Is(o.target,o.offsetX,o.offsetY);nr(n,e.pointed)||bt(e,n)}),t.addEventListener("pointerleave",()=>bt(e,null)),t.addEventListener("focusin",o=>{let n=ne(o.target);n&&bt(e,n,!0)}),t.addEventListener("focusout",()=>bt(e,null)),t.addEventListener("click",o=>{let n=o.target,r=n instanceof HTMLCanvasElement?Is(n,o.offsetX,o.offsetY):ne(n);r&&(Ze(e,nr(r,sr(e))?null:r),n.scrollIntoView({block:"nearest",inline:"nearest"}))}),t.addEventListener("keydown",o=>nw(e,o)),t.addEventListener("transitionend",o=>{o.target instanceof HTMLCanvasElement&&cw(e)})}function nw(e,t){let{target:o,key:n}=t,r=ne(o);if(!r||!(o instanceof HTMLCanvasElement||o instanceof HTMLTableCellElement))return;let s=t.ctrlKey||t.metaKey||t.altKey?void 0:io[n];if(n==="Escape"&&e.pinned)Ze(e,null);else if(n==="Enter")sw(e,r);else if(s&&o instanceof HTMLCanvasElement)rw(e,o,r,s);else{if(o instanceof HTMLCanvasElement)return;if(s)tr(o,s);else if(n==="Home"||n==="End")tr(o,[0,n==="Home"?-1/0:1/0]);else return}t.preventDefault()}function rw(e,t,{node:o,row:n,column:r},s){let[a,i]=t.dataset.turned?[s[1],s[0]]:s,l=e.chain.get(o);t.dataset.row=String(or(n+a,l?.rows.length??0)),t.dataset.column=String(or(r+i,l?.columns.length??0)),bt(e,ne(t),!0)}function tr(e,[t,o]){let n=e.closest("tbody"),r=[...n.children].map(l=>[...l.querySelectorAll("td.cell")]),s=r.findIndex(l=>l.includes(e)),a=r[or(s+t,r.length)],i=a[or(r[s].indexOf(e)+o,a.length)];for(let l of n.querySelectorAll("td.cell[tabindex='0']"))l.setAttribute("tabindex","-1");i.tabIndex=0,i.focus()}function bt(e,t,o=!1){e.pointed=t,jo(e),o&&t&&e.say(Kn(e,t))}function Ze(e,t){e.pinned=t,e.passed=null,jo(e),e.send("pinned",t)}function sw(e,t){if(nr(t,sr(e)))return Ze(e,null);Ze(e,t),e.say(Kd(e,t))}function jo(e){let{chain:t,views:o,stage:n}=e,r=e.pointed??sr(e),s=Zd(t,r)?r:null,a=s?er(Qe(e),s,e.depth):new Map;n.classList.toggle("tracing",a.size>0);let i=s&&t.get(s.node);i&&(Qs(a,i)[s.row*i.columns.length+s.column]=ut.indexOf("self"));let l=n.classList.contains("tracing"),d=o.map(({place:c})=>c.node).lastIndexOf(s?.node??"");for(let[c,u]of o.entries()){let p=t.get(u.place.node)?.columns.length??0;iw(u,p,c<=d?a.get(u.place.node):void 0,l),ea(u,e.pinned,"aria-selected")}rr(e)}function rr(e){let t=e.pointed??sr(e),n=[!!e.given.goal&&!!e.chain.get(t?.node??"")?.editable?null:t,e.opening].find(r=>Zd(e.chain,r))??null;e.subject=n,e.working.replaceChildren(...n?[Vd(e,n)]:[]);for(let r of e.views){ea(r,e.working.hidden?null:n,"data-explained");let s=!!e.chain.get(r.place.node)?.isMirrored;ea(r,s&&n?{...n,row:n.column,column:n.row}:null,"data-mirror");let a=r.isMirrored;r.isMirrored=s,s!==!!a&&(a===!1&&ve()&&aw(r.cells),r.cells.forEach((i,l)=>i[l]?.toggleAttribute("data-diagonal",!!s)))}for(let r of e.followers)r()}function aw(e){let t=e.map(o=>o.map(n=>n.getBoundingClientRect()));e.forEach((o,n)=>o.forEach((r,s)=>{let[a,i]=[t[s]?.[n],t[n][s]];n!==s&&a&&r.animate([{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px)`},{transform:"none"}],{duration:900,easing:"ease-in-out"})}))}function iw(e,t,o,n){let{cells:r,strip:s,tones:a}=e;if(r.forEach((l,d)=>l.forEach((c,u)=>{let p=ut[o?.[d*t+u]??0];(c.dataset.lit??"")!==p&&(p?c.dataset.lit=p:delete c.dataset.lit)})),!s||!a)return;let{painted:i}=e;i?.isTracing===n&&i.tones===a&&lw(i.lit,o)||(dd(s,a,o,n),e.painted={lit:o,isTracing:n,tones:a})}function ea({place:e,table:t,cells:o},n,r){let s=t.querySelector(`[${r}]`),a=n?.node===e.node?o[n.row]?.[n.column]:void 0;s!==a&&s?.removeAttribute(r),a?.setAttribute(r,"true")}function cw(e){for(let t of e.views)delete t.painted;jo(e)}function eu({stage:e,views:t,opening:o}){if(!o||e.scrollHeight<=e.clientHeight)return;let n=t.find(({place:i})=>i.node===o.node)?.cells[o.row]?.[o.column];if(!n)return;let r=n.closest("tr")??n,[s,a]=[r.getBoundingClientRect(),e.getBoundingClientRect()];e.scrollTop+=s.bottom-a.top-e.clientHeight+2}var io,or,nr,sr,Zd,lw,wt=N(()=>{"use strict";Tt();to();Zs();Qt();io={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};or=(e,t)=>Math.max(0,Math.min(e,t-1)),nr=(e,t)=>!!e&&!!t&&e.node===t.node&&e.row===t.row&&e.column===t.column;sr=({pinned:e,passed:t,later:o})=>nr(e,t)||o.has(e?.node??"")?null:e,Zd=(e,t)=>!!t&&e.get(t.node)?.values[t.row]?.[t.column]!==void 0;lw=(e,t)=>e===t||!!e&&!!t&&e.every((o,n)=>o===t[n])});function nu(e){let t={base:"",texts:{},past:[],future:[],sent:[]},o=ta("Undo",()=>ir(e,t,"past")),n=ta("Redo",()=>ir(e,t,"future")),r=ta("Reset the numbers",()=>Uo(e,t,pw(t.texts))),s=w("input");s.type="checkbox",s.addEventListener("change",()=>e.send("hidden",s.checked));let a=w("label","",s,"Hide later words"),i=w("summary","button","Change"),l=w("details","change",i,w("div","editing",a,o,n,r));l.addEventListener("keydown",({key:m})=>{m!=="Escape"||!i.checkVisibility()||(l.open=!1,i.focus())}),e.controls.append(l);let d=w("div","told");d.setAttribute("role","alert");let c=w("p","hint");e.beneath.append(d,c);let u=null;e.updates.push(()=>{let{given:m}=e;if(m!==u){let x=!u;u=m,mw(e,t),x&&(ww(e,t),l.open=m.goal?!matchMedia(Bo).matches:!ge(m),m.goal&&e.controls.previousElementSibling?.append(l)),a.hidden=m.hidesLater===null,s.checked=!!m.hidesLater;let v=m.told.join(`
`);d.dataset.sentences!==v&&(d.dataset.sentences=v,d.replaceChildren(...m.told.map($=>w("p","",$))))}yw(e);let h=uw(e);c.hidden=!h.length,c.replaceChildren(...le(`${matchMedia(tu).matches?"Tap a number twice to type":"Type"} over any number of ${h.join(", ")}${e.given.divisor?", or the divisor":""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ${e.given.goal?"A frame marks a number below 0. ":""}${e.given.kept}`));let f=!!h.length||!!e.given.divisor;l.hidden=a.hidden&&!f&&!ge(m);let b=[t.past,t.future,Object.values(t.texts).flat()];[o,n,r].forEach((x,v)=>{x.hidden=!f,x.ariaDisabled=String(!b[v].length),x.tabIndex=b[v].length?0:-1})}),Md(e,m=>Uo(e,t,{...t.texts,divisor:m?[[0,0,m]]:[]})),e.typeOver=(m,h,f)=>f?Uo(e,t,ra(t.texts,m,h)):oa(e,t,m,h);let{stage:p}=e;p.addEventListener("keydown",m=>vw(e,t,m)),p.addEventListener("click",m=>{let h=ou(m.target);!matchMedia(tu).matches||!ar(e,h)||!h.ariaSelected||h.dataset.held==="open"||(m.stopPropagation(),Ot(e,t,h,null))},!0),p.addEventListener("dblclick",m=>{ar(e,m.target)&&Ot(e,t,ou(m.target),null)})}function ta(e,t){let o=J("button",e);return o.addEventListener("click",t),o}function ar(e,t){let o=e.chain.get(ne(t)?.node??"");return o?.editable?o:void 0}function mw(e,t){let o=e.given.chain.filter(i=>i.editable),n=JSON.stringify(o.map(i=>[i.name,i.base])),r=Object.fromEntries(o.map(i=>[i.name,i.typed??[]])),{divisor:s}=e.given;s&&(r.divisor=s.typed?[[0,0,s.typed]]:[]);let a=t.sent.lastIndexOf(Go(r));if(n===t.base&&a>=0&&a<t.sent.length-1)return sa(e,t);n!==t.base&&Object.assign(t,{base:n,past:[],future:[]}),Object.assign(t,{texts:r,sent:[]})}function oa(e,t,o,n){e.chain=e.python,sa(e,{...t,texts:ra(t.texts,o,n)}),e.redraw()}function sa(e,t){if(!e.given.previewed)return;let o=new Map(Object.entries(t.texts).map(([s,a])=>{let i=e.chain.get(s)?.values.map(l=>[...l])??[];for(let[l,d,c]of a){let u=Dn(c);i[l]?.[d]!==void 0&&!Number.isNaN(u)&&fw(e.given.goal,u)&&(i[l][d]=u)}return[s,{values:i}]})),n=Dn(t.texts.divisor?.[0]?.[2]??""),r=e.chain.get(gt)?.step;r&&n>=1&&n<=(e.given.divisor?.most??0)&&o.set(gt,{step:{...r,divisor:n,divisorText:X(n)}}),e.chain=Ye(e.chain,o),mt(e.views,e.chain,e.spread,e.digits)}function Uo(e,t,o,n=!0){Go(o)!==Go(t.texts)&&(n&&(t.past=[...t.past,t.texts].slice(-dw),t.future=[]),t.sent.length||t.sent.push(Go(t.texts)),t.texts=o,t.sent.push(Go(o)),e.chain=e.python,sa(e,t),e.redraw(),e.send("edited",o))}function ir(e,t,o){let n=t[o].pop();if(!n)return;let r=t.texts;t[o==="past"?"future":"past"].push(r),Uo(e,t,n,!1),hw(e,o==="past"?"Undone.":"Done again.",r,n)}function hw(e,t,o,n){let[r]=Object.keys({...o,...n}).flatMap(i=>{let l=o[i]??[],d=n[i]??[],c=(u,p)=>!u.some(m=>String(m)===String(p));return[...l.filter(u=>c(d,u)),...d.filter(u=>c(l,u))].map(([u,p])=>({node:i,row:u,column:p}))}),s=r&&e.chain.get(r.node),a=s&&n[r.node]?.find(([i,l])=>i===r.row&&l===r.column)?.[2];e.say(au(t,s?ru(s,r,a??""):"",ao(e)))}function ru(e,{row:t,column:o},n){let r=Je(e,t,o);return n?Number.isNaN(Dn(n))?`${r}: \u201C${n}\u201D was typed.`:`${r} is now ${n}.`:`${r} is as it was at first.`}function na(e,t,o,n){let r=ne(o),s=r&&e.chain.get(r.node);if(!s)return;let a=o.closest("table")?.dataset.turned!==void 0,[i,l]=[t.texts,0];n.forEach((d,c)=>d.forEach((u,p)=>{let[m,h]=a?[r.row+p,r.column+c]:[r.row+c,r.column+p];m<s.rows.length&&h<s.columns.length?i=ra(i,{...r,row:m,column:h},u):l++})),Uo(e,t,i),l&&e.say(`${l} of the pasted numbers did not fit into ${s.symbol}.`)}function su(e,t,o){let n=ne(o);if(!n)return"";let r=t.texts[n.node]?.find(([s,a])=>s===n.row&&a===n.column);return r?r[2]:X(e.chain.get(n.node)?.values[n.row][n.column]??null)}function Ot(e,t,o,n){if(o.dataset.held==="open")return;let r=su(e,t,o),s=w("input");s.value=n??r,s.maxLength=200,s.spellcheck=!1,s.setAttribute("aria-label",`New number: ${o.closest("table")?.dataset.node}, row ${Number(o.dataset.row)+1}, column ${Number(o.dataset.column)+1}`),o.dataset.held="open",o.replaceChildren(s);let a=ne(o),i=()=>Vn(e,a,r,s.value);n!==null&&i(),s.addEventListener("input",()=>{i(),e.given.goal&&oa(e,t,a,ht(s.value))});let l=!1,d=(c,u=null,p=null)=>{if(l||!o.isConnected)return;l=!0,Yn();let m=ht(s.value),h=!!s.matches(":focus");delete o.dataset.held,o.textContent="",h&&o.focus(),p?na(e,t,o,p):c&&m!==r?na(e,t,o,[[m]]):e.given.goal&&oa(e,t,a,r),e.redraw(),u&&tr(o,u),u&&c&&m!==r&&gw(e,a,m,bw(o))};for(let c of["click","dblclick","pointerdown"])s.addEventListener(c,u=>u.stopPropagation());s.addEventListener("blur",()=>d(!0)),s.addEventListener("keydown",c=>{c.stopPropagation();let p=c.key==="Enter"&&!!e.given.goal?[0,0]:xw(c,n!==null);c.key!=="Escape"&&!p||(c.preventDefault(),d(c.key!=="Escape",p))}),s.addEventListener("paste",c=>{let u=c.clipboardData?.getData("text")??"",p=Fn(u);!u.trim()||n!==""&&p.length===1&&p[0].length===1||(c.preventDefault(),d(!0,null,p))}),s.focus(),n===null&&s.select()}function gw(e,t,o,n){let r=e.chain.get(t.node),s=n&&(n.node!==t.node||n.row!==t.row||n.column!==t.column);r&&e.say(au(ru(r,t,o),s?`${Kn(e,n)}.`:"",ao(e)))}function bw(e){let t=e.getRootNode();return ne(t instanceof Document||t instanceof ShadowRoot?t.activeElement:null)}function ww(e,t){let o=Jn(e);if(!o)return;let r=e.views.find(({place:s,cells:a})=>s.node===o.cell.node&&a.length)?.cells[o.cell.row]?.[o.cell.column];!r||!ar(e,r)||su(e,t,r)!==o.before||(Qn()?na(e,t,r,[[ht(o.text)]]):Ot(e,t,r,o.text))}function xw({key:e,shiftKey:t},o){return e==="Enter"?[t?-1:1,0]:e==="Tab"?[0,t?-1:1]:o||e==="ArrowUp"||e==="ArrowDown"?io[e]:void 0}function vw(e,t,o){let{target:n,key:r,altKey:s,shiftKey:a}=o;if(!(n instanceof HTMLTableCellElement||n instanceof HTMLButtonElement))return;let i=(o.ctrlKey||o.metaKey)&&!s,l=r.toLowerCase();if(i&&l==="z"&&!a)ir(e,t,"past");else if(i&&(l==="y"||l==="z"))ir(e,t,"future");else{if(!(n instanceof HTMLTableCellElement)||!ar(e,n))return;if(i&&l==="v")return Ot(e,t,n,"");if(i||s)return;if(r==="F2")Ot(e,t,n,null);else if(r==="Backspace"||r==="Delete")Ot(e,t,n,"");else if(r.length===1&&r!==" ")Ot(e,t,n,r);else return}o.preventDefault()}function yw(e){let{given:t,chain:o,views:n,spread:r,digits:s}=e,a=new Map(t.chain.map(l=>[l.name,l])),i=!1;for(let{place:l,table:d,cells:c}of n){let u=a.get(l.node);if(d instanceof HTMLTableElement&&d.setAttribute("aria-readonly",String(!u?.editable)),!u?.editable)continue;let p=new Map((u.problems??[]).map(([h,f,b])=>[`${h} ${f}`,b])),m=new Map((u.typed??[]).map(([h,f,b])=>[`${h} ${f}`,b]));c.forEach((h,f)=>h.forEach((b,x)=>{let v=p.get(`${f} ${x}`);if(b.toggleAttribute("data-typed",m.has(`${f} ${x}`)),v===void 0)i||=b.dataset.held==="bad",b.dataset.held==="bad"&&delete b.dataset.held,b.removeAttribute("aria-invalid");else{if(b.setAttribute("aria-invalid","true"),b.dataset.held==="open")return;b.dataset.held="bad",b.textContent=m.get(`${f} ${x}`)??"",b.title=v}}))}i&&mt(n,o,r,s)}var dw,tu,uw,ou,pw,Go,ra,fw,au,iu=N(()=>{"use strict";We();Tt();Ps();Js();$e();Zn();ae();wt();Hn();so();dw=200,tu="(pointer: coarse)";uw=({given:e,views:t})=>e.chain.filter(o=>o.editable&&t.some(({place:n,strip:r})=>n.node===o.name&&!r)).map(o=>o.symbol);ou=e=>e instanceof Element?e.closest("td.cell"):null;pw=e=>Object.fromEntries(Object.keys(e).map(t=>[t,[]]));Go=e=>JSON.stringify(Object.keys(e).map(t=>[t,[...e[t]].sort(([o,n],[r,s])=>o-r||n-s)])),ra=(e,{node:t,row:o,column:n},r)=>({...e,[t]:[...(e[t]??[]).filter(([s,a])=>s!==o||a!==n),[o,n,r]]});fw=(e,t)=>!e||t>=e.least&&t<=e.most;au=(...e)=>e.filter(Boolean).join(" ")});function du(e,t){let o=qe({min:"0",max:"1",step:"0.01",value:"0.1"}),n=w("output"),[r,s]=[w("div","flow-left"),w("div","flow-right")];[r,s].forEach(m=>m.setAttribute("role","group")),r.setAttribute("aria-label","Words that attend"),s.setAttribute("aria-label","Words attended to");let a=A("svg",{class:"flow-lines",preserveAspectRatio:"none","aria-hidden":"true"}),i=w("div","flow-weights"),l=w("div","flow-face",r,a,s,i);e.append(w("label","flow-threshold","Show ",n,o),l);let d,c=null;function u(){if(!d)return;let m=d.rows.map((y,k)=>Re(d,k)),{rows:h,columns:f,decimals:b}=d,x=Number(o.value),v=`weights of ${x.toFixed(2)} or more`;n.replaceChildren(v),o.setAttribute("aria-valuetext",v);let $=y=>y>0&&y>=x,E=y=>Number.isNaN(y)?"?":y.toFixed(b),S=y=>y.join(", ")||"no word with such a weight";cu(r,h,c,y=>`attends to ${S(m[y].flatMap((k,M)=>$(k)||Number.isNaN(k)?`${f[M]} ${E(k)}`:[]))}`),cu(s,f,lu(d)?null:c,y=>`attended to by ${S(h.flatMap((k,M)=>$(m[M][y])?`${k} ${E(m[M][y])}`:[]))}`),i.replaceChildren(...f.map((y,k)=>w("span","",c===null?"":E(m[c][k])))),a.setAttribute("viewBox",`0 0 100 ${aa*Math.max(h.length,f.length)}`),a.replaceChildren(...m.flatMap((y,k)=>y.flatMap((M,O)=>$(M)?Ew(k,O,M,c):[])))}function p(m,h){d&&m===s&&lu(d)||t(h)}return o.addEventListener("input",u),l.addEventListener("click",m=>{let h=Sw(m);h!==null&&p(m.target.parentElement,h===c?null:h)}),l.addEventListener("keydown",m=>{let{dataset:h,parentElement:f}=m.target,[b,x]=[Number(h.word),f];if(m.key==="Escape")return t(null);let v={ArrowLeft:r,ArrowRight:s}[m.key],$={ArrowUp:b-1,ArrowDown:b+1,Home:0,End:x.childElementCount-1}[m.key]??b,E=(v??x).children[$];!(E instanceof HTMLElement)||!v&&$===b||(m.preventDefault(),E.focus(),p(E.parentElement,$))}),(m,h)=>{d=m.get("weights"),c=h,u()}}function Sw(e){let t=e.target instanceof Element?e.target.closest("button"):null;return t?Number(t.dataset.word):null}function Ew(e,t,o,n){let r=Math.min(1,o),s=(.2+.8*r)*(n===null||n===e?1:.25);return A("line",{x1:0,y1:(e+.5)*aa,x2:100,y2:(t+.5)*aa,"stroke-width":1+kw*r,"stroke-opacity":s,"data-cell":`${e},${t}`,"vector-effect":"non-scaling-stroke"})}function cu(e,t,o,n){for(;e.childElementCount>t.length;)e.lastElementChild?.remove();for(;e.childElementCount<t.length;)e.append(J(""));for(let[r,s]of[...e.children].entries())s.dataset.word=`${r}`,s.textContent=t[r],s.tabIndex=r===(o??0)?0:-1,s.setAttribute("aria-pressed",`${r===o}`),s.setAttribute("aria-label",`${t[r]}, ${n(r)}`)}var aa,kw,lu,uu=N(()=>{"use strict";We();ae();ze();aa=10,kw=8;lu=e=>e.rows.join(`
`)!==e.columns.join(`
`)});function pu(e,t,o){return[["scores","weights"],["context"]].map(r=>r.flatMap(s=>e.get(s)??[])).filter(r=>r.length).map(r=>Aw(r,t,o))}function Aw(e,t,o){let n=e.map(({name:i})=>ia[i]),r=e[0].name==="context"?"Dimension":"Word",s=e[0].columns.map((i,l)=>w("tr","",pt("row",i),...e.map(d=>Nw(d,t.get(d.name)??d,o,l)))),a=w("tr","",...[r,...n].map(i=>pt("col",i)));return w("div","geometry-scroll",w("table","geometry-table",w("thead","",a),w("tbody","",...s)))}function Mw(e,t,o){let n=o?1:Math.max(...t.map(Math.abs))||1,r=t.some(a=>a<0)?50:100,s=Math.abs(e)/n*r;return{from:100-r-(e<0?s:0),size:s}}function Nw(e,t,o,n){let r=e.values[o][n],s=e===t?e.decimals:$w,{from:a,size:i}=Mw(r??0,[...t.values.flat(),...e.values[o]].map(Number),e.share),l=w("span",Number(r)<0?"geometry-bar minus":"geometry-bar");l.style.setProperty("--from",`${a}%`),l.style.setProperty("--size",`${i}%`);let d=r===null?"undefined":xe(r,Lt({...e,decimals:s},Ce)).trim();return w("td","",w("span","geometry-track",l),w("span","geometry-number",d))}var ia,$w,mu=N(()=>{"use strict";$e();ae();ia={scores:"Score",weights:"Weight",context:"Context"},$w=4});function ca(e){let[[t,o],[n,r]]=[e.map(({x:a})=>a),e.map(({y:a})=>a)].map(a=>[Math.min(0,...a),Math.max(0,...a)]),s=Ow*Math.max(o-t,r-n)||2;return{left:(t+o-s)/2,bottom:(n+r-s)/2,span:s}}function bu(){let e=A("svg",{class:"plane",viewBox:`0 0 ${Me} ${Me}`,role:"group"});return e.append(A("g",{class:"axes","aria-hidden":"true"}),A("g",{class:"arrows"})),e}function wu(e,t,o){let[n,r]=e.children,s=zw(t);for(n.replaceChildren(...Rw(t.view),...s.map(({text:l,x:d,y:c,wide:u})=>A("text",{x:d+u/2,y:c+_e-3,"text-anchor":"middle"},l)));r.childElementCount>o.length;)r.lastElementChild?.remove();for(;r.childElementCount<o.length;)r.append(Ww());let a=o.map(({x:l,y:d})=>xt(l,d,t.view)),i=Pw(o.map(({kind:l,word:d,isPale:c},u)=>({text:Iw(l,d,o),tip:a[u],isPale:c})),s,xt(0,0,t.view));o.forEach((l,d)=>_w(r.children[d],l,t,a[d],i[d]))}function Iw(e,t,o){let n=[...t].length>fu?`${[...t].slice(0,fu-1).join("")}\u2026`:t;return o.some(r=>r.kind==="key")?`${e[0]} ${n}`:n}function zw({view:e,across:t,up:o}){let[[n,r],s]=[xt(0,0,e),lo(e)],[a,i]=xt(s,s,e),l=X(s);return[[t,Me-2-Ct(t),r+3],[o,la(n-Ct(o)/2,Me-Ct(o)),0],[l,a-Ct(l)/2,r+3],[l,n-Ct(l)-3,i-_e/2]].map(([c,u,p])=>({text:c,x:u,y:p,wide:Ct(c),high:_e}))}function Rw(e){let t=lo(e);return[e.left,e.bottom].flatMap((o,n)=>Array.from({length:Math.floor(e.span/t)},(r,s)=>{let a=Math.ceil(o/t)+s,i=xt(a*t,a*t,e)[n],l=a?"grid":"axis";return A("line",n?{class:l,x1:2,x2:Me-2,y1:i,y2:i}:{class:l,x1:i,x2:i,y1:_e+2,y2:Me-2})}))}function Ww(){let e=A("g",{role:"slider",tabindex:"0"});return e.append(A("line",{class:"shaft"}),A("path",{class:"head"}),A("line",{class:"leader"}),A("circle",{r:"18"}),A("text",{"text-anchor":"middle"})),e}function _w(e,{kind:t,name:o,x:n,y:r,inFocus:s,isPale:a},{view:i,across:l,up:d},[c,u],p){let[m,h]=xt(0,0,i),f=Math.atan2(u-h,c-m)*180/Math.PI,[b,x]=[p.x+p.wide/2,p.y+_e/2],v=Math.hypot(b-c,x-u)>p.wide/2+hu[1]+_e/2,$=d?`${l} ${X(n)}, ${d} ${X(r)}`:`${l} ${X(n)}`;Le(e,{class:t+(s?" in-focus":a?" pale":""),"aria-label":o,"aria-valuetext":$,"aria-valuemin":i.left,"aria-valuemax":i.left+i.span,"aria-valuenow":n});let[E,S,y,k,M]=e.children;Le(E,{x1:m,y1:h,x2:c,y2:u}),Le(S,{d:qw[t],transform:`translate(${c} ${u}) rotate(${f})`}),Le(y,{x1:c,y1:u,x2:v?b:c,y2:v?x:u}),Le(k,{cx:c,cy:u}),Le(M,{x:b,y:p.y+_e-3}),M.textContent=p.text}function Pw(e,t,o){let n=[...t],r=[];for(let s of[e.filter(({isPale:a})=>!a),e.filter(({isPale:a})=>a)]){n.push(...s.flatMap(({tip:a})=>Dw(a,o)));for(let a of s)n.push(r[e.indexOf(a)]=Fw(a,n,o))}return r}function Dw([e,t],[o,n]){let[r,s]=[e-o,t-n],a=Math.ceil(Math.hypot(r,s)/Xo)||1;return Array.from({length:a},(i,l)=>{let d=(l+1)/a;return{x:o+d*r-Xo/2,y:n+d*s-Xo/2,wide:Xo,high:Xo}})}function Fw({text:e,tip:[t,o]},n,r){let s=Ct(e),a=Math.atan2(o-r[1],t-r[0]),i=hu.flatMap(d=>Cw.map(c=>{let[u,p]=[Math.cos(a+c),Math.sin(a+c)],m=t+u*(d+s/2)-s/2,h=o+p*(d+_e/2)-_e/2;return{x:la(m,Me-s),y:la(h,Me-_e),wide:s,high:_e,text:e}})),l=d=>n.reduce((c,u)=>c+Hw(d,u),0);return i.find(d=>l(d)===0)??i.reduce((d,c)=>l(c)<l(d)?c:d)}var Me,Lw,Tw,_e,Ow,fu,Xo,hu,Cw,qw,lo,xt,gu,Ct,la,Hw,da=N(()=>{"use strict";$e();ze();Me=340,Lw=6.6,Tw=12,_e=14,Ow=1.35,fu=12,Xo=8,hu=[8,16,28,42,58,76],Cw=[0,1,-1,2,-2,3,-3,4].map(e=>e*Math.PI/4),qw={query:"M1 0 L-10 -5 L-10 5 Z",key:"M-9 -6 L0 0 L-9 6"};lo=({span:e})=>10**Math.floor(Math.log10(e/2)),xt=(e,t,{left:o,bottom:n,span:r})=>[(e-o)/r*Me,(1-(t-n)/r)*Me],gu=(e,t,{left:o,bottom:n,span:r})=>[o+e/Me*r,n+(1-t/Me)*r];Ct=e=>[...e].reduce((t,o)=>t+(o>"\u2E80"?Tw:Lw),2);la=(e,t)=>Math.max(0,Math.min(e,t)),Hw=(e,t)=>Math.max(0,Math.min(e.x+e.wide,t.x+t.wide)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.high,t.y+t.high)-Math.max(e.y,t.y))});function vu(e,{tips:t,view:o,moveTo:n}){let r=null,s=()=>[...e.querySelectorAll('[role="slider"]')];e.addEventListener("pointerdown",a=>{if(a.button||r)return;let[i,l,d]=xu(e,a),c=t().map(({x:m,y:h},f)=>{let[b,x]=xt(m,h,o());return{at:f,x:b-i,y:x-l}}),u=c.map(({x:m,y:h})=>Math.hypot(m,h)),p=u.indexOf(Math.min(...u));u[p]>Bw*d||(r=c[p],e.setPointerCapture(a.pointerId),s()[p].focus({preventScroll:!0}))}),e.addEventListener("mousedown",a=>a.preventDefault()),e.addEventListener("pointermove",a=>{if(!r||!t()[r.at])return;let[i,l]=xu(e,a);n(r.at,gu(i+r.x,l+r.y,o()))});for(let a of["pointerup","pointercancel"])e.addEventListener(a,()=>{r=null});e.addEventListener("keydown",a=>{let i=s().indexOf(a.target),l=jw[a.key];if(!l||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault();let{x:d,y:c}=t()[i],u=lo(o())/(a.shiftKey?100:10);n(i,[d+l[0]*u,c+l[1]*u])})}function xu(e,t){let{left:o,top:n,width:r}=e.getBoundingClientRect(),s=Me/r;return[(t.clientX-o)*s,(t.clientY-n)*s,s]}var Bw,jw,yu=N(()=>{"use strict";da();Bw=18,jw={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}});function ku(e){let{step:t}=e.get("scores")??{step:null},o=[...e.keys()];return e.has("weights")&&t?.kind==="product"&&!!t.turned&&t.reads.every(n=>e.has(n))&&o.slice(o.indexOf("scores")).every(n=>e.get(n)?.step.kind!=="given")}function Su(e,t){let o=["across","up"].map(M=>w("label",`axis-${M}`,M==="up"?"Up: dimension ":"Across: dimension ",w("select"))),n=J("button back","Back to the numbers of the sentence"),r=bu();r.setAttribute("aria-label","Queries and keys as arrows. Drag a tip, or move it with the arrow keys.");let s=w("label","","Query of ",w("select")),a=w("div"),i=w("p","geometry-said"),l=w("p","geometry-legend"),d=w("div","geometry-open",w("div","geometry-face",w("div","geometry-plane",r,l),w("div","geometry-side",w("div","geometry-controls",s,...o,n),i,a))),c=w("p","geometry-covered","The arrows are covered: they would show answers to the homework.");e.append(c,d);let u=new Map,p="",m=0,h=[0,1],f=ca([]),b=new Map,x=u;function v(){let M=vt(x),O=M.length===1?"query and key":"";return M.flatMap((T,q)=>T.rows.map((C,R)=>{let P=Re(T,R),_=q?"key":"query",[j,Q]=h.map(be=>P[be]??0);return{kind:_,word:C,name:`${O||_} of ${C}`,x:j,y:Q,inFocus:!q&&R===m,isPale:!q&&R!==m&&M.length>1,M:T,i:R}}))}function $(){x=b.size?Ye(u,b):u}function E(M=!1){$();let O=v();f=ca(M?[...O,...O.map(({x:T,y:q})=>({x:-T,y:-q}))]:O),y()}function S(M,O){let{M:T,i:q,kind:C}=v()[M],R=lo(f)/100,P=[...T.values[q]];h.forEach((_,j)=>{let Q=j?f.bottom:f.left,be=Math.max(Q,Math.min(O[j],Q+f.span));_<P.length&&O[j]!==P[_]&&(P[_]=Number((Math.round(be/R)*R).toPrecision(6)))}),b.set(T.name,{values:T.values.map((_,j)=>j===q?P:_),step:{kind:"given",reads:[],turned:!1}}),C==="query"&&vt(u).length>1&&m!==q&&t(q),y()}function y(){$();let M=Object.keys(ia).flatMap(P=>u.get(P)??[]),O=[...vt(u),...M].some(P=>P.values.flat().includes(null));if(c.hidden=!O,d.hidden=O,O){r.querySelector(".arrows")?.replaceChildren(),a.replaceChildren();return}let{columns:T,rows:q}=vt(u)[0];o.forEach((P,_)=>{P.hidden=T.length<=2,Po(P,T,h[_])}),Po(s,q,m),n.setAttribute("aria-disabled",String(!b.size)),i.textContent=Gw(u,b.size>0);let[C,R]=h.map(P=>T[P]?`dimension ${T[P]}`:"");wu(r,{view:f,across:C,up:R},v()),l.textContent=vt(u).length===1?"Drag a tip, or move it with the arrow keys.":"Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys.",a.replaceChildren(...pu(x,u,m))}o.forEach((M,O)=>M.addEventListener("change",T=>{let q=Number(T.target.value);h[1-O]===q?h.reverse():h[O]=q,E()})),s.addEventListener("change",M=>t(Number(M.target.value))),n.addEventListener("click",()=>{b=new Map,E()}),vu(r,{tips:v,view:()=>f,moveTo:S});let k=({x:M,y:O})=>[M-f.left,O-f.bottom].some(T=>Math.abs(T/f.span-.5)>.49);for(let M of["pointerup","keydown"])r.addEventListener(M,()=>{v().some(k)&&E(!0)});return(M,O)=>{u=M,m=O??0;let T=JSON.stringify(vt(u).map(({rows:q,columns:C,values:R})=>[q,C,R]));if(p!==T)return p=T,b=new Map,Math.max(...h)>=vt(u)[0].columns.length&&(h=[0,1]),E();y()}}function Gw(e,t){let[o,n]=vt(e),r=o.columns.length,s=e.get("context")?.step.reads[1]===o.name;return(r>2?`These are two of ${r} dimensions. A score uses all of them.`:r===2?"Two dimensions: the arrows show everything.":"One dimension: the arrows lie on one line.")+(n?"":` Without learning, one arrow is a word\u2019s ${s?"query, key and value":"query and key"}: they move together.`)+(t?" You have moved an arrow: these numbers are your own, and are used only here.":"")}var vt,Eu=N(()=>{"use strict";mu();We();yu();ae();da();vt=e=>[...new Set(e.get("scores")?.step.reads)].map(t=>e.get(t))});function ua(e,t){if(t===null)return null;let o=e.get("weights").values[t].map(n=>n??-1);return{node:"weights",row:t,column:o.indexOf(Math.max(...o))}}function $u(e){let t=[w("div","flow"),w("div","geometry")],o=Uw.map(d=>J("button",d)),n=w("div","faces",...o);n.setAttribute("role","toolbar"),n.setAttribute("aria-label","Shown as"),e.controls.insertBefore(n,e.controls.querySelector(".change")),e.frame.before(...t);let r=[],s=0;function a(){let d=[!0,e.chain.has("weights"),ku(e.chain)],c=ge(e.given)&&d[s]?s:0;n.hidden=!ge(e.given)||!d[1],o.forEach((u,p)=>{u.hidden=!d[p],u.setAttribute("aria-pressed",String(p===c)),u.tabIndex=p===c?0:-1}),t.forEach((u,p)=>{u.hidden=p+1!==c}),e.frame.hidden=e.beneath.hidden=!!(c||e.given.story),c&&(r[c]??=(c===1?du:Su)(t[c-1],l))(e.chain,i(e.pinned??(c===2?e.opening:null)))}let i=d=>d&&e.chain.get(d.node)?.rows.length===e.given.words.length?d.row:null;function l(d){Ze(e,ua(e.chain,d)),a()}o.forEach((d,c)=>d.addEventListener("click",()=>{s=c,a()})),n.addEventListener("keydown",d=>{let c={ArrowRight:1,ArrowLeft:-1}[d.key],u=o.filter(p=>!p.hidden);c&&u.at((u.findIndex(p=>p===d.target)+c)%u.length)?.focus()}),e.updates.push(a)}var Uw,pa=N(()=>{"use strict";uu();Eu();ae();wt();Uw=["Numbers","Threads","Arrows"]});function Mu(e){let{stage:t}=e,o={drafts:new Map,settling:new Map,last:0,timer:0,tries:0},n=w("p","cell-hint");e.beneath.append(n),t.addEventListener("input",({target:i})=>{if(!co(i))return;fa(o,i);let l=ne(i);l&&Vn(e,l,ha(e,l),i.value)}),t.addEventListener("keydown",i=>{co(i.target)&&!i.isComposing&&t0(e,o,i,i.target)}),t.addEventListener("paste",i=>{co(i.target)&&a0(e,o,i,i.target)}),t.addEventListener("focusout",({target:i})=>{co(i)&&cr(e,o)}),t.addEventListener("click",i=>co(i.target)&&i.stopPropagation(),!0),t.addEventListener("focusin",i=>{if(!co(i.target))return;i.stopPropagation();let l=ne(i.target);bt(e,l),n.replaceChildren(...le(l?e0(e,l):""))},!0),e.arrivals.push(()=>lr(e,o));let r=!0,s="",a=0;e.updates.push(()=>{lr(e,o),r?r0(e,o):(e.given.asked!==s||e.given.turn!==a)&&s0(e),r=!1,{asked:s,turn:a}=e.given,n.hidden=![...e.chain.values()].some(i=>i.boxes?.some(l=>l.hint))})}function lr(e,t){let{given:o,chain:n,views:r}=e;for(let[i,l]of t.drafts)!l.stamp||l.stamp>o.filled||(t.drafts.delete(i),o.isSmall&&(t.settling.set(i,l),setTimeout(()=>t.settling.get(i)===l&&t.settling.delete(i),Vw)));let s=new Set,a=!1;for(let{place:i,cells:l}of r){let d=n.get(i.node),c=d&&!i.turned&&!s.has(d.name),u=new Map((c&&d.boxes?d.boxes:[]).map(p=>[`${p.row} ${p.column}`,p]));u.size&&s.add(i.node),l.forEach((p,m)=>p.forEach((h,f)=>{let b=u.get(`${m} ${f}`);d&&b?Qw(h,Jw(h,Je(d,m,f)),b,t.drafts.get(et({node:d.name,row:m,column:f}))):h.dataset.held==="box"&&(a=Zw(h))}))}a&&mt(r,n,e.spread,e.digits)}function Jw(e,t){let o=e.querySelector("input");if(o)return o;let n=w("input","box");return n.type="text",n.inputMode="decimal",n.autocomplete="off",n.spellcheck=!1,n.maxLength=Xw,n.setAttribute("aria-label",t),e.replaceChildren(n),e.dataset.held="box",e.removeAttribute("tabindex"),e.removeAttribute("title"),n}function Qw(e,t,o,n){let r=n?n.text:o.text;t.value!==r&&(t.value=r),t.readOnly=!!o.fixed,t.tabIndex=o.fixed&&!r?-1:0;let s=n?"":o.mark;e.dataset.mark=s,t.title=Au[s]??"",t.setAttribute("aria-invalid",String(s==="wrong"||s==="unreadable")),t.setAttribute("aria-description",Au[s]??"")}function Zw(e){e.replaceChildren(),delete e.dataset.held,delete e.dataset.mark,e.tabIndex=-1;let t=e.closest("tbody"),o=t?.querySelector("td.cell:not([data-held])");return o instanceof HTMLElement&&!t?.querySelector("td.cell[tabindex='0']")&&(o.tabIndex=0),!0}function fa(e,t){let o=ne(t);if(!o)return;e.drafts.set(et(o),{cell:o,text:t.value,stamp:0});let n=t.closest("td");n&&(n.dataset.mark="")}function e0(e,t){let o=e.chain.get(t.node);return o&&Nu(e,t)?.hint&&o.step.kind!=="given"?Ho(e.chain,o,t.row,t.column):""}function cr(e,t){Yn();let o=t.last>e.given.filled;for(let[n,{cell:r,text:s}]of t.drafts)!o&&s===ha(e,r)&&t.drafts.delete(n);if(![...t.drafts.values()].some(({stamp:n})=>!n)){lr(e,t);return}t.last=Math.max(Date.now(),t.last+1),t.tries=0;for(let n of t.drafts.values())n.stamp=t.last;Lu(e,t)}function Lu(e,t){let o=[...t.drafts.values()].filter(({stamp:r})=>r),n=new Map([...t.settling.values(),...o].map(r=>[et(r.cell),r])).values();e.send("filled",{stamp:t.last,cells:[...n].map(({cell:r,text:s})=>[r.node,r.row,r.column,s])}),clearTimeout(t.timer),t.timer=setTimeout(()=>{e.stage.isConnected&&t.last>e.given.filled&&++t.tries<=Yw&&Lu(e,t)},Kw*(t.tries+1))}function t0(e,t,o,n){if(o.ctrlKey||o.metaKey||o.altKey)return;let{key:r}=o;if(r==="Enter"){let s=Ko(e),a=s[s.indexOf(n)+(o.shiftKey?-1:1)];a?ma(a):cr(e,t)}else if(r==="Escape"){let s=ne(n),a=s&&t.drafts.get(et(s));if(!s||!a||a.stamp)return;t.drafts.delete(et(s)),lr(e,t)}else if(io[r]&&!o.shiftKey&&o0(n,r)){let s=ne(n),[a,i]=io[r],l=s&&n0(e,s,a,i);if(!l)return;ma(l)}else return;o.preventDefault()}function o0({selectionStart:e,selectionEnd:t,value:o},n){return n==="ArrowUp"||n==="ArrowDown"||e===0&&t===o.length?!0:e===t&&e===(n==="ArrowLeft"?0:o.length)}function n0(e,{node:t,row:o,column:n},r,s){let a=Ko(e,t).map(i=>({input:i,at:ne(i)})).filter(({at:i})=>i&&(s?i.row===o&&(i.column-n)*s>0:i.column===n&&(i.row-o)*r>0));return(r+s>0?a[0]:a[a.length-1])?.input}function r0(e,t){let o=Jn(e),n=o&&Ko(e,o.cell.node).find(r=>et(ne(r)??o.cell)===et(o.cell));!o||!n||ha(e,o.cell)!==o.before||(n.value=o.text,fa(t,n),Qn()?cr(e,t):n.focus())}function s0(e){let t=Ko(e,e.given.asked);if(e.stage.getRootNode().activeElement)return;let o=e.chain.get(e.given.asked)?.lit,n=o?.length===1?o[0]:(e.pinned??e.opening)?.row,r=t.find(s=>ne(s)?.row===n)??t[0];r&&queueMicrotask(()=>ma(r))}function ma(e){e.focus(),e.select()}function a0(e,t,o,n){let r=Fn(o.clipboardData?.getData("text")??""),s=ne(n);if(!s||r.flat().length<2)return;o.preventDefault();let a=new Map(Ko(e,s.node).map(l=>[et(ne(l)??s),l])),i=0;r.forEach((l,d)=>l.forEach((c,u)=>{let p=a.get(et({node:s.node,row:s.row+d,column:s.column+u}));if(!p){i+=1;return}p.value=c,fa(t,p)})),cr(e,t),i&&e.say(`${i} of the pasted numbers did not fit into the boxes.`)}var Au,Xw,Kw,Vw,Yw,co,et,Ko,Nu,ha,Tu=N(()=>{"use strict";Js();wt();ae();Hn();so();Au={correct:"right",carried:"right, as it follows from a slip",wrong:"not right",imprecise:"right so far; more digits are needed",unreadable:"not readable",blank:"still blank"},Xw=50,Kw=4e3,Vw=8e3,Yw=20;co=e=>e instanceof HTMLInputElement&&e.classList.contains("box"),et=({node:e,row:t,column:o})=>`${e} ${t} ${o}`,Ko=({stage:e},t)=>[...e.querySelectorAll(".box")].filter(o=>!t||ne(o)?.node===t);Nu=({chain:e},{node:t,row:o,column:n})=>e.get(t)?.boxes?.find(r=>r.row===o&&r.column===n);ha=(e,t)=>Nu(e,t)?.text??""});function Cu(e,t){if(uo(e,t,Ce))return Ce;if(ga(e,t,dr),ur(e))return 0;let o=Ru(e)?dr:Ce;for(let n=Ce-1;n>=o;n--)if(uo(e,t,n))return n;return 0}function qu(e,t){let o=Ru(e)?i0:Ce,[n,r]=[0,1/0];for(let s=Ce;s>=o;s--)!uo(e,t,s)||e.scrollHeight>=r||([n,r]=[s,e.scrollHeight]);return n>o&&uo(e,t,n),n}function Iu(e,t){return Wu(ga(e,t,dr)),dr}function zu(e,t,o){e.classList.remove("measured");let n=parseFloat(getComputedStyle(e).minHeight);e.classList.add("measured");let r=s=>(e.style.setProperty("--size",String(s)),uo(e,t,o)?(Ou(e),!ur(e)&&e.scrollHeight<=n+1):!1);n>0&&l0.some(r)||(e.style.removeProperty("--size"),uo(e,t,o),Ou(e))}function Ou(e){for(let{classList:t,tHead:o}of e.querySelectorAll(".slanted")){t.add("upright");let n=[...o?.querySelectorAll("th")??[]].some(r=>(r.firstElementChild?.getBoundingClientRect().width??0)>r.clientWidth);t.toggle("upright",!n)}}function uo(e,t,o){let n=ga(e,t,o);return ur(e)?!1:(Wu(n),c0(n),!ur(e))}function ga(e,t,o){t(o);let n=[...e.querySelectorAll(".column")];for(let{style:r}of n)for(let[s]of pr)r.removeProperty(s);for(let r of e.querySelectorAll(".column:has(td.cell) canvas.strip"))r.style.width="0";return n}function c0(e){let t=e[0]?.closest(".small");if(!t)return;let o=Math.min(...e.map(({offsetLeft:i})=>i)),n=e.filter(({offsetLeft:i})=>i===o),r=n.flatMap(i=>[...i.querySelectorAll(pr[1][1])].map(l=>l.getBoundingClientRect().width)),s=t.scrollHeight,a=n.map(({style:i})=>i.getPropertyValue("--label"));for(let{style:i}of n)i.setProperty("--label",`${Math.ceil(Math.max(...r))}px`);t.scrollHeight>s&&n.forEach(({style:i},l)=>i.setProperty("--label",a[l]))}function Wu(e){let t=e.map(n=>pr.map(([,r])=>[...n.querySelectorAll(r)].map(s=>s.getBoundingClientRect().width)));e.forEach(({style:n},r)=>pr.forEach(([s],a)=>{t[r][a].length>1&&n.setProperty(s,`${Math.ceil(Math.max(...t[r][a]))}px`)}));let o=e.flatMap(n=>{let r=n.querySelector("canvas.strip"),s=n.querySelectorAll("tbody tr:first-child td.cell");if(!r||!s.length)return[];let[a,i,l]=[n.querySelectorAll("table")[0],s[0],s[s.length-1]].map(d=>d.getBoundingClientRect());return[{canvas:r,left:i.left-a.left,width:l.right-i.left}]});for(let{canvas:n,left:r,width:s}of o)n.style.marginLeft=`${r}px`,n.style.width=`${s}px`}var dr,i0,l0,Ru,ur,pr,_u=N(()=>{"use strict";$e();dr=2,i0=3;l0=[2.4,2.2,2,1.8,1.6,1.4,1.3,1.2,1.1];Ru=e=>!!e.querySelector("td.cell");ur=e=>e.scrollWidth>e.clientWidth;pr=[["--cell","tbody tr:first-child td.cell:first-of-type"],["--label","tbody tr:first-child th"]]});var Du,Pu=N(()=>{Du=`.comparing { margin-bottom: 0.5rem; }
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
`});var Hu,Fu=N(()=>{Hu=`.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem; &:has(> .stepping:not([hidden])) { margin-bottom: 0.15rem; } }
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
`});var ju,Bu=N(()=>{ju=`/* Numbers that can be typed over. */

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
`});var Uu,Gu=N(()=>{Uu=`/* Boxes to type into, their marks, and the worksheet. A mark is a sign as well as a colour. */

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
`});var Ku,Xu=N(()=>{Ku=`.flow-threshold { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; min-height: 24px }
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
`});var Yu,Vu=N(()=>{Yu=`.geometry-controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }
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
`});var Qu,Ju=N(()=>{Qu=`/* How far a goal is. */

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
`});var ep,Zu=N(()=>{ep=`/* A picture that has a room of its own, --hero, is as large as that allows: --size times its usual size (fitting.js). */
.stage.small { min-height: var(--hero, 0); --more: calc(var(--size, 1) - 1); --cell: calc(var(--wide, var(--blank, 1.9rem)) + var(--more) * 3rem); }
.stage.small[style*="--size"] {
  font-size: calc(0.875rem + var(--more) * 0.3rem);
  & th[scope="row"] { font-size: 1.125rem; }
  & :is(figcaption, :is(table:not(.slanted), .upright) th[scope="col"]) { font-size: 1rem; } /* larger, a slanted word would reach into the title */
  & .cell { height: calc(1.6rem * var(--size)); }
  & .cell:not([data-held]) { text-align: center; }
  & .box { width: calc(4.25rem + var(--more) * 1.25rem); height: calc(1.6rem * var(--size)); }
}
.stacked .stage.small[style*="--size"] { display: grid; justify-content: var(--justified, start); align-content: start; }
@media (max-width: 46rem) { /* narrow and high */
  .stage.small.compared { min-height: calc(var(--hero, 0rem) - 4rem); } /* the room of the slider beneath it */
  .stage.small:not([style*="--size"]) .cell { padding: 0 0.1rem; text-align: center; }
  .stage.small[style*="--size"] {
    align-content: safe center;
    & .cell { height: calc(2.1rem * var(--size)); }
    & .box { width: calc(3rem + var(--more) * 1.5rem); height: max(2.75rem, 2.1rem * var(--size)); }
  }
}
@media print { .stage.small { min-height: 0; } }
`});var op,tp=N(()=>{op=`/* Pictures that are not the whole chain: there is no band of projections to leave room for the arithmetic, and lines of
   different matrices need not be the same words, so each has its labels. */

.wide.loose { display: flex; flex-wrap: wrap; align-items: flex-start; }
.wide.loose .stage { display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; max-width: 100%; }
.wide.loose .columns { flex-wrap: wrap; margin-top: 0; }
.wide.loose .column:first-child .sign { display: none !important; }
.wide.loose .working { position: static; flex: 1 1 17rem; height: auto; max-height: 24rem; }
.wide.loose :is(th[scope="row"], .corner) { position: static; width: auto; height: auto; clip-path: none; }
.wide.loose th[scope="row"] { padding: 0 0.35rem 0 0.35rem; }

.loose figcaption { width: 0; min-width: max(100%, var(--caption, 8rem)); white-space: normal; }
`});var rp,np=N(()=>{rp=`/* Colours come from the theme. Backgrounds are mixed from them and fade; text never does. */

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
.tracing .cell:not([data-lit]) { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 8%), var(--st-background-color)); }
.cell:is([data-lit="left"], [data-lit="right"]) { box-shadow: inset 0 0 0 2.5px var(--role); }
.cell[data-explained]:not([data-lit]) { box-shadow: inset 0 0 0 2.5px var(--st-text-color); }
.tracing .cell[data-mirror] { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 40% + 4%), var(--st-background-color)); }
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
.slanted:not(.upright) th[scope="col"] span { display: inline-block; transform: rotate(-38deg); transform-origin: left bottom; padding-left: 0.35rem; line-height: 1; }

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
  .columns:not(:has(> :first-child tr:nth-child(4))) > :nth-child(2) {
    margin-left: 0.375rem;
    .above th[scope="row"] { /* reach over the room above the row */
      position: relative; min-width: 0; padding: 0; overflow: visible;
      & span { position: absolute; right: 0.25rem; top: 50%; translate: 0 -50%; }
    }
  }
}
/* A row is level with the first of its product. */
@container style(--level: first) {
  .columns:has(.below tr:nth-child(3)) > :has(> .below tbody > :only-child) { margin-bottom: calc(2 * (1.6rem * var(--size, 1) + 1px)); }
}

/* So have few rows: a second matrix stands as close as the second head of joined ones, and what labels its factor reaches over the room beside it. */
@container style(--words: of-first) {
  .columns > :nth-child(2) {
    margin-left: var(--nearer, calc(1px - 0.35rem));
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
`});var ap,sp=N(()=>{ap=`/* The opening. Words are the heroes; what moves is drawn, what is read is text. */

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
  .opening .weight, .opening [class*="quality-"]:not(.ghost) { fill: CanvasText; }
  .opening .thread { stroke: CanvasText; }
  .opening .vector rect { fill: Canvas; stroke: CanvasText; }
  .opening .vector text { fill: CanvasText; }
}
@media print { .opening .player { display: none; } }
`});var lp,ip=N(()=>{lp=`/* A step while it is played. What lies over numbers is hollow; what is filled lies where the matrix is still empty. */

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
`});var dp,cp=N(()=>{dp=`/* The row of one word, on a narrow screen alone. */

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
.one-row thead th { text-align: center; max-width: none; }
.one-row .cell { min-width: 0; height: 1.3rem; text-align: center; }
.one-row .cell[data-later] { background: none; box-shadow: inset 0 0 0 1px var(--line); }
.one-row .sum { text-align: center; color: var(--quiet); border-top: 1px solid var(--quiet); }
`});var mr,ba=N(()=>{"use strict";Pu();Fu();Bu();Gu();Or();Xu();Vu();Ju();Zu();tp();np();sp();ip();Cr();cp();mr=[Du,Hu,ju,Uu,en,Ku,Yu,Qu,ep,op,rp,ap,lp,tn,dp].join(`
`)});function pp(e){let t=J("button","Save as an image");t.addEventListener("click",async()=>{try{$0(await E0(e),`${e.given.name.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"")||"attention"}.png`),e.say("The image is saved.")}catch{e.say("This browser cannot draw the picture as an image.")}}),e.controls.querySelector(".editing")?.append(t),e.updates.push(()=>{t.hidden=!ge(e.given)})}async function E0({frame:e,stage:t}){let o=t.getRootNode().host,n=getComputedStyle(o),[r,s]=[Math.max(t.scrollWidth,e.clientWidth)+2*wa,e.scrollHeight+2*wa],a=e.cloneNode(!0),i=e.querySelectorAll("canvas");a.querySelectorAll("canvas").forEach((p,m)=>{let h=w("img","strip");h.src=i[m].toDataURL(),h.style.cssText=`width: ${i[m].clientWidth}px; height: ${i[m].clientHeight}px;`,p.replaceWith(h)});let l=w("div","host",w("style","",mr.replaceAll(":host",".host")),a);l.style.cssText=`width: ${r}px; height: ${s}px; padding: ${wa}px; background: var(--st-background-color); color-scheme: ${n.colorScheme}; overflow: hidden;`;for(let p of S0)l.style.setProperty(`--st-${p}`,n.getPropertyValue(`--st-${p}`));let d=`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${s}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(l)}</foreignObject></svg>`,c=w("img");c.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(d)}`,await c.decode();let u=w("canvas");return Object.assign(u,{width:r*up,height:s*up}),u.getContext("2d")?.drawImage(c,0,0,u.width,u.height),new Promise((p,m)=>u.toBlob(h=>h?p(h):m(new Error("no image"))))}function $0(e,t){let o=w("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e3)}var up,wa,S0,mp=N(()=>{"use strict";ae();ba();up=2,wa=12,S0=["text-color","background-color","primary-color","font","base-radius","button-radius"]});function fp(e){let t=w("select","spread",...A0.map(([s,a])=>new Option(a,s))),o=w("select","depth",...N0.map(([s,a])=>new Option(a,s)));o.addEventListener("change",()=>{e.depth=Number(o.value),e.redraw()});let n=[w("label","","Traced back ",o),w("label","","Colours ",t)];e.controls.querySelector(".editing")?.append(...n);let r=w("div","legend");e.beneath.append(r),t.addEventListener("change",()=>{e.spread=t.value,e.redraw()}),e.followers.push(()=>r.replaceChildren(...L0(e))),e.updates.push(()=>{for(let s of[...n,r])s.hidden=!ge(e.given)})}function L0({views:e,chain:t,spread:o,subject:n}){let r=n&&t.get(n.node),s=e.find(({place:i,scale:l})=>l&&i.node===r?.name)?.scale;return o!=="all"&&r&&s?[xa(o==="row"?`${r.title}, row ${r.rows[n.row]}`:r.title,s[n.row],r.role)]:[!0,!1].map(i=>e.find(({place:l,scale:d})=>d&&!!t.get(l.node)?.share===i)?.scale?.[0]).flatMap((i,l)=>i?[l?xa("other numbers",i,""):xa("weights",i,"weight")]:[])}function xa(e,[t,o],n){let r=a=>X(Number(a.toPrecision(M0))),s=w("span","scale",`${e}: ${r(t)}`,w("i",t<0?"bar both":"bar"),r(o));return s.dataset.role=n,s}var A0,M0,N0,hp=N(()=>{"use strict";$e();ae();A0=[["matrix","by matrix"],["row","by row"],["all","one scale for all"]],M0=3,N0=[["99","all the way to X"],["1","one step"]]});function bp({how:e,node:t,cells:o,less:n,other:r,missing:s},a){if(s)return NaN;let i=r?gp(a,...r):o.map(()=>0);return T0[e](gp(a,t,o).map((l,d)=>l-n[d]-i[d]))}function O0({sign:e,bound:t,reach:o},n){if(!Number.isFinite(n))return 0;let r=e*(t-n);return r<=1e-9?1:Math.max(0,1-r/o)}function C0(e,t){let o=4;for(;o<9&&Math.abs(e-t)>1e-9&&Number(e.toFixed(o))===t;)o++;let n=e.toFixed(o);return Number(n)?n.replace("-","\u2212"):n.replace("-","")}function Vo({start:e},t){let o=e.flatMap(([n,r])=>r.flatMap((s,a)=>s.map((i,l)=>Math.abs((t.get(n)?.values[a][l]??i)-i)))).filter(n=>n>1e-9);return{cells:o.length,change:o.reduce((n,r)=>n+r,0)}}function xp(e,t){let{cells:o,change:n}=Vo(e,t),r=o?`Changed: ${o} number${o===1?"":"s"}, by ${Number(n.toPrecision(4))} in all.`:"Nothing is changed yet.";return e.cells===null||o<=e.cells?r:`${r} Only ${e.cells} may be changed.`}function vp(e,t){let{measures:o,cells:n}=e,r=o.map(u=>bp(u,t)),s=o.map((u,p)=>O0(u,r[p])),a=s.filter((u,p)=>!o[p].is_kept),i=s.filter((u,p)=>o[p].is_kept).reduce((u,p)=>u*p,1),l=a.length?i*a.reduce((u,p)=>u+p,0)/a.length:i,d=(n===null||Vo(e,t).cells<=n)&&s.every(u=>u===1),c=o.map(({says:u,missing:p,bound:m},h)=>p||u.replace("{}",C0(r[h],m)));return{share:d?1:Math.min(l,.99),is_reached:d,sentences:c,shares:s}}var T0,gp,wp,yp=N(()=>{"use strict";T0={least:e=>Math.min(...e),most:e=>Math.max(...e),"size of the sum":e=>Math.abs(e.reduce((t,o)=>t+o,0)),"largest size":e=>Math.max(...e.map(Math.abs)),"smallest size":e=>Math.min(...e.map(Math.abs))},gp=(e,t,o)=>o.map(([n,r])=>e.get(t)?.values[n]?.[r]??NaN);wp=(e,t)=>!e.is_kept&&e.sign*(e.bound-bp(e,t))>e.reach+1e-9});function kp(e){let t=qe({step:"0.1"}),o=w("span","","\xA0"),n=w("span","slider-value"),r=w("p","how"),[s,a]=[w("span"),w("span")],i=w("div","dial ends",o,w("span","limits",s,t,a),n),l=w("div","slider",r,i),d=null,c=({target:m})=>{let h=ne(m);!e.given.goal||!h||!e.chain.get(h.node)?.editable||(d=h,p())},u=()=>X(Number(t.value));t.addEventListener("input",()=>d&&e.typeOver(d,u(),!1)),t.addEventListener("change",()=>d&&e.typeOver(d,u(),!0)),e.stage.addEventListener("focusin",c),e.stage.addEventListener("click",c);let p=()=>{let{goal:m}=e.given,h=d&&e.chain.get(d.node),f=h?.editable?h.values[d?.row??0]?.[d?.column??0]:void 0;if(l.hidden=!m||![...e.chain.values()].some(({editable:x})=>x),l.classList.toggle("waits",!d||typeof f!="number"),r.textContent=m?.how??"",!m||!d||!h||typeof f!="number")return;let b=`${h.symbol}, ${h.rows[d.row]===String(d.row+1)?"row ":""}${h.rows[d.row]}, column ${d.column+1}`;o.textContent=`${b}: `,t.setAttribute("aria-label",b),Object.assign(t,{min:String(m.least),max:String(m.most),value:String(f)}),s.textContent=X(m.least),a.textContent=X(m.most),n.textContent=X(f),t.setAttribute("aria-valuetext",n.textContent)};return e.updates.push(p),l}var Sp=N(()=>{"use strict";$e();ae();wt()});function Ep(e){let t=w("p","meter");Object.assign(t,{role:"meter",ariaLabel:"How far the goal is",ariaValueMin:"0",ariaValueMax:"100"});let o=w("ul","measures"),n=w("p","cost"),r=J("button","Next challenge");r.onclick=()=>e.send("next",!0);let s=w("div","goal-row");s.ariaHidden="true";let a=w("div","goal",t,o,n,r,kp(e));a.setAttribute("role","group"),a.setAttribute("aria-label","The goal"),e.controls.before(a);let i=null,l=[],d=c=>{let u=e.given.goal?q0(e.given.goal.measures[0],e.chain):[];s.replaceChildren(...u.length||!s.classList.contains("column")?u:I0(c))};e.arrivals.push(()=>{let{given:{goal:c},views:u}=e,p=c&&!ge(e.given)&&u.filter(({place:h})=>c.start.some(([f])=>f===h.node)).at(-1),m=p?p.table.closest(".column"):null;m?m.after(s):t.after(s),s.classList.toggle("column",!!m),d(c?.verdict.shares??[]),a.classList.toggle("drawn",c?.measures.length===1&&!!s.querySelector(".shares:not(.progress)"))}),e.updates.push(()=>{let{goal:c}=e.given;if(a.hidden=!c,r.hidden=e.chain!==e.python||!c?.verdict.is_reached,!c)return;let u=e.chain===e.python,{share:p,is_reached:m,sentences:h,shares:f}=u?c.verdict:vp(c,e.chain),b=Math.floor(p*100),x=p<.001?"under 0.1":(Math.floor(p*1e3)/10).toFixed(1),v=p>0&&b<10?x:String(b);t.ariaValueNow=String(b);let $=c.measures.some(y=>wp(y,e.chain))?"farther away":"no nearer";t.ariaValueText=t.textContent=m?"100 %: reached":p<=0&&Vo(c,e.chain).cells?`${$} than at first`:`${v} % of the way`;for(let{classList:y}of[a,s])y.toggle("reached",m);o.replaceChildren(...h.map((y,k)=>w("li",f[k]===1?"kept":"",w("span","sign-of",f[k]===1?"\u2713 ":"\u25CB "),y))),d(f);let E=[...s.querySelectorAll(".share-bar")];i||(l=E.map(({style:y})=>Number(y.getPropertyValue("--share")))),E.forEach(({style:y},k)=>y.setProperty("--first",String(l[k])));let S=u&&e.given.chain.flatMap(({problems:y})=>y??[])[0]?.[2];n.classList.toggle("problem",!!S||Vo(c,e.chain).cells>(c.cells??1/0)),n.textContent=S||(u?c.cost+(m?" Why: see below.":""):xp(c,e.chain)),i&&String(i.verdict.sentences)!==String(c.verdict.sentences)&&e.say([m?"The goal is reached.":`${v} % of the way to the goal.`,...h].join(" ")),i=c})}function q0({node:e,cells:t,sign:o,bound:n,less:r,other:s},a){let i=a.get(e);if(!i?.share||s||r.some(Boolean))return[];let[[l]]=t,d=t.every(([h])=>h===l),c=h=>!d||t.some(([,f])=>f===h),p=(d?i.columns.map((h,f)=>[l,f]):t).map(([h,f])=>$p(i.values[h][f]??0,n,d?i.columns[f]:`${i.rows[h]}
\u2192 ${i.columns[f]}`,c(f))),m=d?`${i.title} of \u201C${i.rows[l]}\u201D`:i.title;return[w("b","",`${m}, goal ${o>0?"\u2265":"\u2264"} ${n}`),w("div","shares",...p)]}function $p(e,t,o,n=!0){let r=w("span",n?"share-bar asked":"share-bar",w("i"),o);return r.style.setProperty("--share",String(e)),r.style.setProperty("--bound",String(t)),r.dataset.share=e.toFixed(3),r}var I0,Ap=N(()=>{"use strict";yp();ae();Sp();I0=e=>[w("b","","To the goal"),w("div","shares progress",...e.map(t=>$p(t,1,(t<1?"\u25CB":"\u2713")+(e.length>1?` ${Math.floor(100*t)} %`:""))))]});function Np(e,t){let o=new Map,n=(s,a)=>{let i=a.getBoundingClientRect();i.width&&!o.has(s)&&o.set(s,i)};if(!!t.querySelector(".opening:not([hidden])"))for(let s of t.querySelectorAll("[data-cell]"))n(s.getAttribute("data-cell")??"",s);else for(let{place:s,cells:a}of e)a.forEach((i,l)=>i.forEach((d,c)=>n(Yo(s.node,l,c),d)));return o}function Lp(e,t,o){let n=()=>{t.isConnected?va.set(e(),{at:performance.now(),places:o()}):document.removeEventListener("click",n,!0)};document.addEventListener("click",n,!0)}function Tp(e,t){let o=va.get(e),n=t.flatMap(({place:s,cells:a})=>a.flatMap((i,l)=>i.map((d,c)=>({name:Yo(s.node,l,c),cell:d}))));if(!o||performance.now()-o.at>z0||n.length>R0||!ve()||(va.delete(e),!n.some(s=>o.places.has(s.name))))return;let r=n.map(({name:s,cell:a})=>({cell:a,from:o.places.get(s),to:a.getBoundingClientRect()}));for(let{cell:s,from:a,to:i}of r){let l=a?{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px) scale(${a.width/i.width}, ${a.height/i.height})`,transformOrigin:"0 0"}:{opacity:0};s.animate([l,a?{transform:"none",transformOrigin:"0 0"}:{opacity:1}],{duration:Mp,easing:"ease-in-out",delay:a?0:Mp/2,fill:"backwards"})}}var Mp,z0,R0,va,Yo,ya=N(()=>{"use strict";to();Mp=600,z0=4e3,R0=400,va=new Map,Yo=(e,t,o)=>`${e} ${t} ${o}`});function _0(e,t){let o=e[t]?[e[t]]:[];return e.map((n,r)=>{if(r===t)return!0;let s=o.every(([a,i])=>n[1]+Op<=a||n[0]>=i+Op);return s&&o.push(n),s})}function fr(e){let t=w("div","ticks");t.setAttribute("aria-hidden","true");let o=w("div","scrubber",e,t),n=[],r=0,s=l=>{r=l;let d=_0(n,r);[...t.children].forEach((c,u)=>{c.classList.toggle("now",u===r),c instanceof HTMLElement&&(c.style.visibility=d[u]?"visible":"hidden")})},a=()=>{let l=t.getBoundingClientRect().left;n=[...t.children].map(d=>{let{left:c,right:u}=d.getBoundingClientRect();return[c-l,u-l]}),s(r)},i=(l,d=l.map((c,u)=>u/Math.max(1,l.length-1)))=>{t.replaceChildren(...l.map((c,u)=>{let p=w("span","",...le(c)),m=d[u];return p.style.left=`calc(${W0*(1-2*m)}px + ${100*m}%)`,p.style.transform=`translateX(${m===0?0:m===1?-100:-50}%)`,p})),requestAnimationFrame(a)};return new ResizeObserver(a).observe(t),{scrubber:o,name:i,choose:s}}var Op,W0,ka=N(()=>{"use strict";ae();[Op,W0]=[10,8]});function Sa(e,t,o){let n=Ye(e,new Map([["X",{values:o}]])),r=Ye(t.plain,new Map([["X",{values:o}]]));return{X:o,plain:Jo(r,"weights",t.focus),learned:Jo(n,"weights",t.focus),weights:qt(n,"weights"),offers:qt(n,"K").map(s=>F0(s,t)),values:qt(n,"V"),context:Jo(n,"context",t.focus),fit:D0(n,t),scale:Math.max(...qt(e,"X").flat())/Math.max(...qt(e,"V").flat())}}function D0(e,{focus:t,owner:o}){let[n]=Ve(e,"scores",t,o),[{terms:r,total:s}]=Ve(e,"weights",t,o);return{query:Jo(e,"Q",t),keys:qt(e,"K"),firsts:{query:Cp(e,"Q",t),key:Cp(e,"K",o)},products:n.terms.map(({value:a})=>a),score:n.total,scaled:Jo(e,"scaled_scores",t),powers:r.map(({value:a})=>a),total:s}}function Cp(e,t,o){let[{terms:n,total:r}]=Ve(e,t,o,0);return{factors:n.map(({factors:s})=>s),total:r}}function qt(e,t){let o=e.get(t);return o?o.values.map((n,r)=>Re(o,r)):[]}var P0,Pe,Ea,F0,Jo,hr=N(()=>{"use strict";We();P0=1;Pe=e=>e.indexOf(Math.max(...e)),Ea=e=>[...e.keys()].sort((t,o)=>e[o]-e[t]);F0=(e,{offers:t,nothing:o})=>Math.max(...e)<P0?o:t[Pe(e)];Jo=(e,t,o)=>qt(e,t)[o]??[]});function Ip(e){let t=Object.entries(re).filter(([,o])=>o<=e);return t[t.length-1]?.[0]??"whose"}function zp(e,t){if(e>=re.knows)return 1;let o=Object.values(re),n=o.filter(r=>r<=e).length;return Math.min(1,(o[n]-o[n-1])/(t/H0))}function H(e,t,o){let n=Math.min(1,Math.max(0,(e-t)/(o-t)));return n*n*(3-2*n)}function gr(e){let t=Math.min(It-1,yt.filter(o=>o<=e).length-1);return t+(e-yt[t])/(yt[t+1]-yt[t])}function Aa(e){let t=Math.min(It,Math.floor(e));return t===It?De:yt[t]+(e-t)*(yt[t+1]-yt[t])}var re,De,mo,po,zt,qp,fo,H0,Rp,$a,yt,It,br=N(()=>{"use strict";re=Object.freeze({whose:0,paid:3.2,described:7,laid:9.9,alike:13.1,asks:16.3,offers:20.4,fits:23,powers:26.8,shares:29.7,flows:33.8,knows:39.3,numbers:41.4}),De=44.4,mo=Object.freeze([...Object.values(re).slice(1).map(e=>e-.3),De]),po=e=>mo[Object.keys(re).indexOf(e)],zt=Object.freeze([{name:"A question",from:re.whose,at:po("whose")},{name:"A thread",from:re.paid,at:po("paid")},{name:"Alike",from:re.described,at:po("alike")},{name:"Query, keys",from:re.asks,at:po("shares")},{name:"Values",from:re.flows,at:po("knows")},{name:"Numbers",from:re.numbers,at:De}]),qp=re.paid,fo=po("knows");H0=3.5;Rp=e=>zt.filter(({from:t})=>t<=e).length-1,$a=(e,t=1)=>t>0?mo.find(o=>o>e+.01)??De:[...mo].reverse().find(o=>o<e-.01)??mo[0],yt=zt.flatMap(({from:e,at:t})=>[e,t]),It=yt.length-1});function Ma(e,t,o,n,r){let{X:s,plain:a,learned:i,fit:l}=t,d=U0(e,i),c=d&&r==="knows"?d:r==="paid"?j0(e,n===Pe(i)):r,u=ho(i),p={alike:o[Pe(a)],most:ho(a)[Pe(a)],share:u[e.owner],taken:u[Pe(i)],taker:o[Pe(i)],score:Qo(l.score),scaled:l.scaled[e.owner].toFixed(2),part:l.powers[e.owner].toFixed(1),total:l.total.toFixed(1),terms:l.query.map((h,f)=>`${h.toFixed(2)} \xB7 ${l.keys[e.owner][f].toFixed(2)}`).join(" + "),mix:Ea(i).slice(0,2).map(h=>`${u[h]} \xD7 ${o[h]}`).join(" + "),guessed:o[n],given:u[n],listed:s[e.focus].map(Rt).join(", "),owned:s[e.owner].map(Rt).join(", "),query:wr(l.firsts.query).join(""),key:wr(l.firsts.key).join("")},m=h=>(e.captions[h]??"").replace(/\{(\w+)\}/g,(f,b)=>p[b]??"");return p.guess=n===e.owner?"":m("guess"),m(c)}function ho(e){let t=e.map(r=>r.toFixed(2)),[o,n]=Ea(e);return t[o]!==t[n]?t:e.map(r=>r.toFixed(3))}var xr,B0,Wp,_p,j0,G0,U0,Rt,wr,Qo,vr=N(()=>{"use strict";hr();br();xr=(e,t,o,n,r)=>Ma(e,t,o,n,Ip(r)),B0={described:"listed",offers:"made",shares:"worked"},Wp=(e,t,o,n)=>Object.keys(re).flatMap(r=>[r,B0[r]]).filter(r=>r in e.captions).map(r=>Ma(e,t,o,n,r)),_p=(e,t,o,n)=>Ma(e,t,o,n,"worked");j0=({isAnswered:e},t)=>e?t?"paid":"other":"shown",G0=.5,U0=({owner:e},t)=>Pe(t)!==e?"lost":t[e]<G0?"unsure":"",Rt=e=>`${Math.round(e*100)/100}`,wr=({factors:e,total:t})=>[...e.flatMap(([o,n],r)=>[Rt(o),` \xD7 ${Rt(n)} ${r<e.length-1?"+":"="} `]),Qo(t)],Qo=e=>(Math.round(e*100+1e-6)/100).toFixed(2)});function Na(e,t){let o=e<X0,n=t.map(u=>u.length+K0),r=n.reduce((u,p)=>u+p,0),s=Math.min(e,1e3),a=n.map((u,p)=>(e-s)/2+s*(n.slice(0,p).reduce((m,h)=>m+h,0)+u/2)/r),i={height:400,large:58,small:30,middle:270,foot:356,base:312,tall:112,bar:18,gap:4,apart:28,feet:172,threads:62},l={height:362,large:29,small:21,middle:290,foot:304,base:268,tall:88,bar:11,gap:3,apart:19,feet:154,threads:42},d=o?{label:54,X:60,xCell:28,weights:154,wCell:Math.min(40,(e-156)/t.length),tall:34,pitch:36,top:84}:{label:e/2-330,X:e/2-312,xCell:56,weights:e/2-84,wCell:84,tall:40,pitch:44,top:84};return{width:e,isNarrow:o,centres:a,...o?l:i,column:o?{width:54,pitch:20,size:14}:{width:96,pitch:27,size:20},grid:d}}function Pp({centres:e},t,o,n){let[r,s]=[e[t],e[o]],a=Math.abs(t-o)/(e.length-1),i=(n-34)*(t===o?.8:.45+.75*a),l=t===o?52:0,[d,c]=t===o?[[r-l,n-i],[r+l,n-i]]:[[oe(r,s,.15),n-i],[oe(r,s,.85),n-i]],u=p=>[0,1].map(m=>{let[h,f,b,x]=[[r,n][m],d[m],c[m],[s,n][m]],v=1-p;return v*v*v*h+3*v*v*p*f+3*v*p*p*b+p*p*p*x});return{d:`M${r},${n} C${d} ${c} ${s},${n}`,at:u}}function Hp(e,t,o,n,r){let{focus:s,owner:a}=t,{centres:i,grid:l}=e,{paid:d,described:c,laid:u,alike:p,asks:m,offers:h,fits:f,powers:b,shares:x,flows:v,knows:$,numbers:E}=re,S=H(r,c,c+.8),y=H(r,c+.5,c+1.4),k=1-H(r,d,d+.5),M=H(r,E,E+1.8),O=H(r,yr,yr+1),T=H(r,v+1.1,v+3.2),q=H(r,v,v+.5),C=H(r,v+.5,v+1.1),R=H(r,v,v+.5)*(1-H(r,$,$+.5)),P=(G,I)=>oe(o.X[G][I],o.values[G][I]*o.scale,R),_=G=>G===s?m+1.6:h,j=G=>G===s||G===a,Q=G=>H(r,c+1.4,c+1.8)*(1-(j(G)?H(r,_(G),_(G)+.4):H(r,m,m+.4))),be=H(r,f,f+.4),L=H(r,f+.3,f+1),W=L*(1-H(r,f+2.7,f+3)),V=Pe(o.learned),me=V0(o,r),z=G=>l.top+G*l.pitch,Z=i.map((G,I)=>({x:oe(G,l.label,M),y:oe(oe(e.middle,e.foot,S),z(I)+l.tall*.66,M),size:oe(oe(e.large,e.small,S),e.isNarrow?15:19,M),isEnd:M>.5,opacity:j(I)?1:1-.6*W,isAsked:k>.5,isLit:I===s||I===n&&r>d&&r<c+.3||I===a&&r>h&&r<yr||I===me.lit&&r>p&&r<E})),pe=(i.length-1)*H(r,u+.2,p-.4),He=H(r,u,u+.4),B=i.map((G,I)=>{let Xe=k?1/i.length:oe(o.plain[I],o.learned[I],O);return{...Pp(e,s,I,oe(e.middle-e.large,e.feet,S)),share:Xe,width:e.threads*Xe,opacity:.28*k+H(pe,I-.7,I)*He*(1-M)*(T>0&&I!==V?.55:.85)*oe(1,oe(.25,.8,I===a?L:0)*(1-O)+O,H(r,m,m+.8)),isLearned:O>.3||r>p&&r<m&&I===me.lit}}),Zo=o.X.map((G,I)=>G.map((Xe,fe)=>{let Y=I===s?oe(P(I,fe),o.context[fe]*o.scale,T*(1-M)):P(I,fe),F=Math.max(1.5,Y*e.tall)*y,U=i[I]+(fe-G.length/2)*(e.bar+e.gap)+e.gap/2;return{x:oe(U,l.X+fe*(l.xCell+2),M),y:oe(e.base-F,z(I),M),width:oe(e.bar,l.xCell,M),height:oe(F,l.tall,M),opacity:y*oe((1-H(r,_(I),_(I)+.5)*(1-C))*(T>0&&M===0&&I!==s&&I!==V?.5:1),.1+.4*Xe,M),figure:{x:oe(i[I]+(fe-(G.length-1)/2)*e.apart,l.X+fe*(l.xCell+2)+l.xCell/2,M),y:oe(e.base-Math.max(...G)*e.tall-6,z(I)+l.tall/2+5,M),opacity:M?H(r,E+1,E+1.8):Q(I)}}})),bo=r<v?pe:s,Mr=o.X[s].map((G,I)=>({x:oe(i[Math.floor(bo)],i[Math.ceil(bo)],bo%1)+(I-o.X[s].length/2)*(e.bar+e.gap),y:e.base-P(s,I)*e.tall,width:e.bar+e.gap,height:P(s,I)*e.tall,opacity:He*(1-H(r,p,p+.5))+C*(1-H(r,E,E+.3))})),Be=Math.max(i[a],e.column.width*1.8),Ae=e.isNarrow?{query:Be-70,key:Be,product:Be+86,result:Be+224}:{query:Be-124,key:Be,product:Be+128,result:Be+300},kt=i.map((G,I)=>({x:I===s?oe(G,Ae.query,L):I===a?oe(G,Ae.key,L):G,sunk:26*(1-H(r,_(I)+.5,_(I)+1.3)),opacity:H(r,_(I)+.5,_(I)+1.3)*(1-q)*(j(I)?1:1-be)})),tt={x:i[s],sunk:0,opacity:H(r,h+.5,h+1.3)*(1-H(r,f+1.8,f+2.2))},wo=G=>H(r,G,G+.4)*(1-q),Nr={products:o.fit.products.map((G,I)=>wo(f+1.1+.35*I)),results:[f+2.2,f+2.8,b+.3,x+.2].map(wo)},xo=o.weights.map((G,I)=>G.map((Xe,fe)=>({share:Xe,x:oe(I===s?B[fe].at(.5)[0]-l.wCell/2:l.weights+fe*l.wCell,l.weights+fe*l.wCell,M),y:oe(I===s?B[fe].at(.5)[1]:z(I),z(I),M),width:l.wCell-3,height:oe(I===s?Math.max(3,B[fe].width):l.tall,l.tall,M),opacity:I===s?H(r,E,E+.6):H(r,E+1.8,E+2.6)})));return{words:Z,threads:B,bars:Zo,ghost:Mr,sides:Ae,columns:kt,own:tt,steps:Nr,cells:xo,signs:J0(e,o.fit.total),drops:Q0(e,o,B,s,r),halo:{x:i[s],y:e.middle-e.large*.3,r:e.large*(e.isNarrow?.75:1.05)*(1+.08*Math.sin(r*5)),opacity:k*(.5+.3*Math.sin(r*5))},mine:{...Pp(e,s,n,e.middle-e.large),drawn:H(r,d,d+1.2),opacity:.85*(1-H(r,c,c+.4)),width:e.threads*.4},figures:{y:e.foot+30,opacity:H(r,p,p+.5)*(1-M)*(1-H(r,m,m+.3)*(1-H(r,f+3,f+3.3))),...me},origin:Y0(e,t,r),legend:y*(1-H(r,h,h+.5))+H(r,$,$+.5)*(1-H(r,E,E+.3)),heads:H(r,E+1.2,E+2.2),frame:H(r,E+1.4,E+2.2),grip:{x:i[a]-o.X[a].length/2*(e.bar+e.gap)+e.gap/2+e.bar/2,y:e.base-o.X[a][0]*e.tall,opacity:H(r,$,$+.5)*(1-H(r,E,E+.3))}}}function V0({plain:e,learned:t,fit:o},n){let{asks:r,powers:s}=re,a=n<r+.3?e:n<yr?null:t;if(a)return{texts:ho(a),isSum:!1,lit:Pe(a)};let i=n>=s+.7;return{texts:i?o.powers.map(l=>l.toFixed(1)):o.scaled.map(l=>l.toFixed(2)),isSum:i,lit:-1}}function Y0({isNarrow:e,centres:t,width:o,foot:n},{focus:r,owner:s},a){let{asks:i,offers:l,fits:d}=re,c=a>l+.4,[u,p]=c?[l+.9,d]:[i+.4,l];return{isKey:c,x:e?o/2:t[c?s:r],y:n+30,opacity:H(a,u,u+.4)*(1-H(a,p,p+.4))}}function J0({centres:e,width:t,foot:o},n){return e.map((r,s)=>{if(s<e.length-1)return{x:(r+e[s+1])/2,y:o+30,text:"+"};let a=r+(r-e[s-1])/2,i=a+Dp/2>t;return{x:i?t-Dp/2:a,y:o+(i?52:30),text:`= ${n.toFixed(1)}`}})}function Q0(e,t,o,n,r){let{flows:s,numbers:a}=re,i=H(r,s+1.1,s+1.7)*(1-H(r,a-.3,a+.2)),l=Math.max(...t.values.flat());return Array.from({length:Bp},(d,c)=>{let u=Z0(t.learned,c),p=c%t.values[0].length,m=((r-s)*.5+c*.618)%1,[h,f]=o[u].at(u===n?m:1-m),b=c*7%Fp/Fp-.5;return{x:h+b*o[u].width*.7,y:f+b*o[u].width*.4,k:p,opacity:i*Math.min(1,.15+t.values[u][p]/l)}})}function Z0(e,t){let o=(t+.5)/Bp;return e.findIndex(n=>(o-=n)<0)}var X0,yr,K0,oe,Dp,Bp,Fp,La=N(()=>{"use strict";vr();hr();br();X0=560,yr=re.shares+.8,K0=2.2,oe=(e,t,o)=>e+(t-e)*o;Dp=80;Bp=40,Fp=8});function Fe(e,t){return t.append(e),e}function K(e,t){for(let[o,n]of Object.entries(t)){let r=typeof n=="number"?String(Math.round(n*100)/100):n;e.getAttribute(o)!==r&&e.setAttribute(o,r)}}function Ne(e,t){e.textContent!==t&&(e.textContent=t)}function jp(e,t,o){e.replaceChildren();let n=t.qualities.length,r=Fe(A("g",{"aria-hidden":"true"}),e),s=(z,Z,pe=r)=>Fe(A(z,{class:Z}),pe),a=z=>o.map((Z,pe)=>z(pe)),i=z=>t.qualities.map((Z,pe)=>z(pe)),l=s("circle","halo"),d=a(()=>s("path","thread")),c=Fe(A("path",{class:"thread learned",pathLength:1}),r),u=a(()=>i(z=>s("rect",`quality-${z}`))),p=a(()=>i(()=>s("text","figure"))),m=i(z=>s("rect",`ghost quality-${z}`)),h=[],f=Fe(A("g"),r),b=Fe(A("g",{class:"why",role:"button"}),e),x=Fe(A("rect",{class:"hit",...Ta}),b),v=a(z=>s("text","share",z===t.owner?b:r)),$=a(()=>s("text","share")),E=s("text","share origin"),y=[...i(z=>[s("tspan","",s("tspan",`quality-${z}`,E)),s("tspan","",E)]).flat(),s("tspan","",E)],k=a(()=>a(()=>s("rect","weight")));u.forEach((z,Z)=>z.forEach((pe,He)=>{pe.dataset.cell=Yo("X",Z,He)})),k.forEach((z,Z)=>z.forEach((pe,He)=>{pe.dataset.cell=Yo("weights",Z,He)}));let M=a(()=>a(()=>s("text","figure"))),O=a(()=>s("text","head column")),T=[s("text","head title"),s("text","head title")],q=s("rect","frame-of-row"),C=z=>{let Z=s("g",`vector ${z}`);return{group:Z,box:s("rect","",Z),head:s("text","head",Z),numbers:i(()=>s("text","",Z))}},R=C("key"),P=[...a(z=>C(z===t.focus?"query":"key")),R],_=i(()=>Fe(A("text",{},"\xD7"),r)),j=i(()=>s("text","end")),Q=Oa.map((z,Z)=>{let pe=s("text",Z<Oa.length-1?"end":"end head lit"),He=[A("tspan"),A("tspan",{dy:"-0.5em","font-size":"0.7em"}),A("tspan")].map(B=>Fe(B,pe));return{text:pe,parts:He,name:s("text","name")}}),be=s("g","legend"),L=i(z=>({swatch:s("rect",`quality-${z}`,be),text:Fe(A("text"),be)})),W=a(z=>Fe(A("text",{class:"word",role:"button",tabindex:0,"data-word":z},o[z]),e)),V=`${o[t.owner]}: ${t.qualities[0]}`,me=Fe(A("g",{class:"grip",role:"slider","aria-valuemin":0,"aria-valuemax":1,"aria-label":V}),e);return me.append(A("circle",{class:"hit",r:24}),A("circle",{class:"knob",r:11}),A("path",{class:"arrow",d:"M-4,-3 L0,-7 L4,-3 M-4,3 L0,7 L4,3"}),A("text",{class:"drag",x:-30,y:5},"drag")),(z,Z,pe,He)=>{let B=Hp(z,t,Z,pe,He),Zo=ho(Z.learned)[t.owner];K(e,{viewBox:`0 0 ${z.width} ${z.height}`}),K(l,{cx:B.halo.x,cy:B.halo.y,r:B.halo.r,opacity:B.halo.opacity}),B.words.forEach(({x:Y,y:F,size:U,isEnd:ee,isLit:ie,isAsked:Wt,opacity:_t},vo)=>{K(W[vo],{x:Y,y:F,opacity:_t,"font-size":U,"text-anchor":ee?"end":"middle",class:`word${ie?" lit":""}${Wt?" asked":""}`})});let{texts:bo,isSum:Mr,lit:Be}=B.figures;B.threads.forEach(({d:Y,width:F,opacity:U,isLearned:ee},ie)=>{K(d[ie],{d:Y,"stroke-width":Math.max(1,F),opacity:U,class:ee?"thread learned":"thread"}),K(v[ie],{x:z.centres[ie],y:B.figures.y,opacity:B.figures.opacity,class:ie===Be?"share lit":"share"}),Ne(v[ie],bo[ie]),K($[ie],{x:B.signs[ie].x,y:B.signs[ie].y,opacity:Mr?B.figures.opacity:0}),Ne($[ie],B.signs[ie].text)}),K(c,{d:B.mine.d,"stroke-width":B.mine.width,opacity:B.mine.opacity,"stroke-dasharray":1,"stroke-dashoffset":1-B.mine.drawn}),B.bars.forEach((Y,F)=>Y.forEach((U,ee)=>{K(u[F][ee],{x:U.x,y:U.y,width:U.width,height:U.height,opacity:U.opacity}),K(p[F][ee],{...U.figure}),Ne(p[F][ee],z.isNarrow&&!B.words[F].isEnd?Rt(Z.X[F][ee]).replace(/^0\./,"."):Rt(Z.X[F][ee]))})),B.ghost.forEach((Y,F)=>K(m[F],{...Y})),B.drops.forEach(({x:Y,y:F,k:U,opacity:ee},ie)=>{h[ie]??=s("circle",`quality-${U}`,f),K(h[ie],{cx:Y,cy:F,r:z.isNarrow?3.5:4.5,opacity:ee})});let[{column:Ae},{sides:kt},{fit:tt}]=[z,B,Z],{isKey:wo,...Nr}=B.origin;K(E,Nr),K(y[y.length-1],{class:wo?"key":"query"}),wr(wo?tt.firsts.key:tt.firsts.query).forEach((Y,F)=>Ne(y[F],Y));let xo=Ae.pitch*(n+1.4),G=Y=>z.base-xo+Ae.pitch*(Y+1);[...B.columns,B.own].forEach(({x:Y,sunk:F,opacity:U},ee)=>{let{group:ie,box:Wt,head:_t,numbers:vo}=P[ee],[_a,Pa]=[ee===t.focus,ee<o.length?ee:t.focus];K(ie,{transform:`translate(${Y.toFixed(1)},${(z.base-xo+F).toFixed(1)})`,opacity:U,"font-size":Ae.size}),K(Wt,{x:-Ae.width/2,width:Ae.width,height:xo,rx:8}),K(_t,{y:Ae.pitch}),Ne(_t,_a?t.asks:Z.offers[Pa]),vo.forEach((Da,Fa)=>{K(Da,{y:Ae.pitch*(Fa+2)}),Ne(Da,(_a?tt.query:tt.keys[Pa])[Fa].toFixed(2))})}),B.steps.products.forEach((Y,F)=>{K(_[F],{x:(kt.query+kt.key)/2,y:G(F+1),opacity:Y,"font-size":Ae.size}),K(j[F],{x:kt.product,y:G(F+1),opacity:Y,"font-size":Ae.size}),Ne(j[F],`= ${Qo(tt.products[F])}`)}),B.steps.results.forEach((Y,F)=>{let[U,ee,ie,Wt=""]=Oa[F](tt,t.owner,Zo);K(Q[F].text,{x:kt.result,y:G(F),opacity:Y,"font-size":Ae.size}),[U,Wt,` = ${ee}`].forEach((_t,vo)=>Ne(Q[F].parts[vo],_t)),K(Q[F].parts[2],{dy:Wt?"0.35em":"0"}),K(Q[F].name,{x:kt.result+16,y:G(F),opacity:z.isNarrow?0:Y}),Ne(Q[F].name,ie)}),B.cells.forEach((Y,F)=>Y.forEach((U,ee)=>{K(k[F][ee],{x:U.x,y:U.y,width:U.width,height:U.height,opacity:U.opacity,"fill-opacity":.1+.6*U.share}),K(M[F][ee],{x:U.x+U.width/2,y:U.y+U.height/2+5,opacity:F===t.focus?B.heads:U.opacity}),Ne(M[F][ee],U.share.toFixed(2))}));let{grid:I}=z;O.forEach((Y,F)=>{let[U,ee]=[I.weights+(F+.5)*I.wCell-1,I.top-10];K(Y,{x:U,y:ee,opacity:B.heads,transform:z.isNarrow?`rotate(-38 ${U} ${ee})`:"","text-anchor":z.isNarrow?"start":"middle"}),Ne(Y,o[F])});let Xe=z.isNarrow?22:44;K(T[0],{x:I.X+n*(I.xCell+2)/2,y:Xe,opacity:B.heads}),K(T[1],{x:I.weights+o.length*I.wCell/2,y:Xe,opacity:B.heads}),Ne(T[0],z.isNarrow?"bars: X":"the bars are X"),Ne(T[1],z.isNarrow?"threads: weights":"the threads are the weights"),K(q,{x:I.weights-4,y:I.top+t.focus*I.pitch-4,width:o.length*I.wCell+5,height:I.tall+8,rx:6,opacity:B.frame}),K(be,{opacity:B.legend}),L.forEach(({swatch:Y,text:F},U)=>{let ee=Math.min(130,z.width/n),ie=z.width/2+(U-n/2)*ee;K(Y,{x:ie,y:12,width:14,height:14}),K(F,{x:ie+20,y:24}),Ne(F,t.qualities[U])}),K(me,{transform:`translate(${B.grip.x.toFixed(1)},${B.grip.y.toFixed(1)})`,opacity:B.grip.opacity,"aria-valuenow":Z.X[t.owner][0]});let fe=B.grip.opacity>.5;for(let Y of[me,b])K(Y,{tabindex:fe?"0":"-1","aria-hidden":String(!fe),"pointer-events":fe?"auto":"none"});K(b,{class:fe?"why open":"why","aria-label":`Where ${Zo} comes from`}),K(x,{x:z.centres[t.owner]-Ta.width/2,y:B.figures.y-Ta.height/2-6})}}var Ta,Oa,Gp=N(()=>{"use strict";ya();ze();vr();La();Ta={width:56,height:40},Oa=[({score:e})=>["sum",Qo(e),"score"],({query:e,scaled:t},o)=>[`\xF7 \u221A${e.length}`,t[o].toFixed(2),"scaled score"],({scaled:e,powers:t},o)=>["e",t[o].toFixed(1),"e is 2.718\u2026",e[o].toFixed(2)],({total:e},t,o)=>[`\xF7 ${e.toFixed(1)}`,o,"share of the sum"]]});function Xp(e){let t=A("svg",{role:"group"}),o=w("p","caption");o.ariaHidden="true";let n=J("button play"),r=qe({ariaLabel:"Time",min:"0",max:String(It),step:"0.05"},"time"),s=fr(r);s.name(zt.map(({name:L})=>L),zt.map(({at:L},W)=>W?gr(L)/It:0));let a=J("button on","See how it is computed"),i=Object.assign(w("ol","told"),{ariaLabel:"The opening in words"}),l=w("section","opening",t,o,w("div","player",n,s.scrubber,a),i);l.hidden=!0,e.frame.before(l);let d=null,c,u=[],p=[],m,h,f=0,b=0,x=0,v=0,$=!1,E="";function S(L=f){if(!t.clientWidth)return;let W=Na(t.clientWidth,u);t.style.height=`${W.height}px`,h(W,m,b,f);let V=xr(c,m,u,b,L);V!==E&&(o.replaceChildren(...tx(E=V)),t.setAttribute("aria-label",`${u.join(" ")}. ${go(V)}`)),r.value=String(gr(f)),r.setAttribute("aria-valuetext",go(V)),s.choose(Rp(f))}function y(L){let W=f,V=Math.min(ex,Math.max(0,L-v)/1e3);f=Math.min(De,f+V*zp(f,E.split(" ").length)),v=L,W<fo&&f>=fo&&!$?(f=fo,M()):f>=De?M():x=requestAnimationFrame(y),S(),$&&f>=De&&q()}function k(){if(!x){if(f>=De&&(f=0),!ve())return f=$a(f),O(),S();v=performance.now(),x=requestAnimationFrame(y),O()}}function M(){x&&nx(),cancelAnimationFrame(x),x=0,O()}function O(){let L=x?"Pause":ve()?f>=De?"Again":"Play":"Next";n.textContent=`${x?"\u275A\u275A":"\u25B6"} ${L}`}function T(L){M(),f=L,O(),S()}function q(){$=!1,e.send("opened",!0)}function C(L){let W=f<fo;if(L===c.focus)return T(W?mo[0]:f),o.textContent=E=c.captions.itself,e.say(E);b=L,c.isAnswered=!0,W&&(f=ve()?qp:zt[1].at),R();let V=f>=re.knows&&L===c.owner?re.flows:f;e.say(`${u[L]}. ${go(xr(c,m,u,b,V))}`),W&&ve()&&k(),S(V)}function R(){i.replaceChildren(...Wp(c,m,u,b).map(L=>w("li","",go(L))))}function P(){M(),f=re.fits,k(),e.say(go(_p(c,m,u,b)))}function _(L){let{owner:W}=c;p=p.map((V,me)=>me===W?[Math.min(1,Math.max(0,Math.round(L*100)/100)),...V.slice(1)]:V),m=Sa(e.chain,c,p),t.classList.add("dragged"),M(),S()}let j=(L,W)=>L.target.closest(W),Q=L=>{let W=j(L,"[data-word]");return W&&Number(W.dataset.word)},be=L=>{let W=Q(L);W!==null?C(W):j(L,".why")&&P()};t.addEventListener("click",be),t.addEventListener("keydown",L=>{if((L.key==="Enter"||L.key===" ")&&(L.preventDefault(),be(L)),!j(L,".grip"))return;let W=p[c.owner][0],V=L.key==="Home"?0:L.key==="End"?1:L.key in Ca?W+Ca[L.key]:null;V!==null&&(L.preventDefault(),_(V),R(),e.say(go(xr(c,m,u,b,f))))}),t.addEventListener("pointerdown",L=>{if(Q(L)===null&&M(),!j(L,".grip")||L.button)return;t.setPointerCapture(L.pointerId);let W=Na(t.clientWidth,u),V=me=>_((W.base-(me.clientY-t.getBoundingClientRect().top))/W.tall);t.addEventListener("pointermove",V);for(let me of["pointerup","pointercancel"])t.addEventListener(me,()=>t.removeEventListener("pointermove",V),{once:!0})}),r.addEventListener("input",()=>T(Aa(Number(r.value)))),r.addEventListener("keydown",L=>{let W=Math.sign(Ca[L.key]??0);W&&(L.preventDefault(),T(L.key.startsWith("Page")?$a(f,W):Aa(Math.min(It,Math.max(0,gr(f)+W/4)))))}),n.addEventListener("click",()=>x?M():k()),a.addEventListener("click",()=>{if(!ve()||f>=De)return q();M(),$=!0,f=Math.max(f,re.numbers),k()}),new ResizeObserver(()=>S()).observe(t),e.updates.push(()=>{let L=e.given.story;l.hidden=!L,L!==d&&(M(),d=L,L&&(u=[...e.given.words].map((W,V)=>V?W:W[0].toUpperCase()+W.slice(1)),c={...L,plain:new Map(L.plain.map(W=>[W.name,W]))},p=e.chain.get("X")?.values.map(W=>W.map(Number))??[],m=Sa(e.chain,c,p),h=jp(t,c,u),b=L.owner,R(),E="",f=ve()?ox()?fo:0:zt[0].at,O(),S(),ve()&&f===0&&k()))})}function ox(){try{return localStorage.getItem(Up)!==null}catch{return!1}}function nx(){try{localStorage.setItem(Up,"yes")}catch{}}var Up,ex,Ca,tx,go,Kp=N(()=>{"use strict";ae();to();ze();ka();vr();La();Gp();hr();br();Up="self-attention: opening seen",ex=.1,Ca={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2};tx=e=>e.split("*").flatMap((t,o)=>o%2?[w("em",t,t)]:le(t)),go=e=>e.replaceAll("*","")});function Vp(e){e.followers.push(()=>{let{chain:n,subject:r,working:s}=e,a=r?ft(n,r.node,r.row,r.column):[];for(let[i,l]of["left","right"].entries()){let d=n.get(a[i]?.node??"")?.role;s.style.setProperty(`--${l}-role`,`var(--${d||"plain"})`)}s.dataset.role=n.get(r?.node??"")?.role??""});let t=n=>{e.stage.classList.toggle("of-a-word",n!==null);for(let{place:r,cells:s}of e.views){let a=e.chain.get(r.node);s.forEach((i,l)=>i.forEach((d,c)=>d.toggleAttribute("data-word",n!==null&&(a?.rows[l]===n||a?.columns[c]===n))))}},o=n=>(n.target instanceof Element?n.target.closest("th:not(.numbered)"):null)?.textContent??null;e.stage.addEventListener("pointerover",n=>{let r=o(n);(r!==null||e.stage.classList.contains("of-a-word"))&&t(r)}),e.stage.addEventListener("pointerleave",()=>t(null))}var Yp=N(()=>{"use strict";We()});function Qp(e){let t=w("select"),o=w("table"),n=w("label","","The row of ",t),r=w("details","all",w("summary","button","All matrices")),s=w("div","one-row",w("div","of",n,r),o);e.stage.before(s);let a=matchMedia(Bo),i=0,l=null;function d(){let{given:u,subject:p}=e,m=a.matches&&(u.rowed||ge(u)&&u.divisor&&!u.asked)?Ue(e):null,[h,f,b]=["scores","weights","context"].map(L=>m?.get(L)),x=b??(f?void 0:h),v=m?.get(x?.step.reads[1]??""),$=b??m?.get(x?.step.reads[0]??""),E=f??h,S=m&&E&&(u.rowed||f&&b&&v)&&E.rows.length<=rx;if(s.hidden=!S,e.stage.classList.toggle("slim",[...e.chain.values()].every(({columns:L,role:W})=>L.length<=ax||W==="weight")),r.hidden=u.rowed,r.open||=!!e.later.size||!!u.comparison||e.pinned!==l&&c(e.pinned),l=e.pinned,!S)return;s.classList.toggle("across",[m.get("X"),f].some(L=>L&&L.lit?.length===L.rows.length));let y=e.pinned??e.opening;y&&[...qa,$?.name].includes(y.node)&&(i=y.row),i>=E.rows.length&&(i=0),Po(n,E.rows,i);let k=qa.slice(0,-1).flatMap(L=>L==="scaled_scores"&&m.has("masked_scores")?[]:m.get(L)??[]),M=[...k,...[v,$].flatMap(L=>L??[])],O=[...m.values()].some(L=>L.lit?.length),T=p&&!O?er(Qe(e),p,1):new Map,q=new Map(M.map(L=>[L,Xn(e,e.chain.get(L.name)??L)])),C=(L,W,V)=>{let me=L.values[W][V],z=w("td","cell",xe(me,Yt(dt(L),Math.min(e.digits,sx))));Rs(z,me,e.views.find(({place:pe})=>pe.node===L.name)?.scale?.[W]??[0,1]),Object.assign(z.dataset,{node:L.name,row:W,column:V,role:L.role});let Z=ut[T.get(L.name)?.[W*L.columns.length+V]??0];return Z&&(z.dataset.lit=Z),Ks(z,q.get(L)?.[W][V]),z.toggleAttribute("data-asked",!!L.lit?.includes(W)),z.toggleAttribute("data-later",e.later.has(L.name)),z.toggleAttribute("data-explained",p?.node===L.name&&p.row===W&&p.column===V),z},R=E.columns.map((L,W)=>w("tr","",pt("row",L),...k.map(V=>C(V,i,W)),...v?.columns.map((V,me)=>C(v,W,me))??[])),P=w("th","",b?.title??($?`${$.symbol} of ${E.rows[i]}`:"Sum"));P.dataset.role=$?.role??"",P.colSpan=k.length;let _=w("td","sum",f&&!f.values[i].includes(null)?"1":""),j=w("tr","last",P,_,...$?.columns.map((L,W)=>C($,i,W))??[]),Q=v?[Jp(v,`${v.title} ${v.symbol}`)]:[];for(let L of Q)L.colSpan=v?.columns.length??1;let be=w("tr","",w("td"),...k.map(L=>Jp(L,L.step.kind==="quotient"?`\xF7 ${L.step.divisorText}`:L.title)),...Q);o.replaceChildren(w("thead","",be),w("tbody","",...R,j))}let c=u=>!!u&&![...qa,"V"].includes(u.node)&&!e.chain.get(u.node)?.editable;t.addEventListener("change",()=>Ze(e,ua(e.chain,Number(t.value)))),o.addEventListener("click",u=>{let p=u.target instanceof Element?u.target.closest("td"):null,{node:m,row:h,column:f}=p?.dataset??{};m&&!e.later.has(m)&&Ze(e,{node:m,row:Number(h),column:Number(f)})}),a.addEventListener("change",d),e.arrivals.push(d),e.updates.push(d),e.followers.push(d)}function Jp(e,t){let o=pt("col",t);return o.dataset.role=e.role,o}var qa,rx,sx,ax,Zp=N(()=>{"use strict";Rn();Tt();pa();$e();Zn();Zs();ae();wt();Qt();qa=["scores","scaled_scores","masked_scores","weights","context"],rx=12,sx=5,ax=3});function em(e,t,o,n){let r=n*.88-400,s=Array.from({length:e},(l,d)=>d);if(o)return{beats:[Ia(s,t,0,r)],cascade:r,end:r+400};let a=r/(e-1+2);return{beats:s.map(l=>l?Ia([l],t,(l-1+2)*a,a):Ia([l],t,0,2*a)),cascade:r,end:r+400}}function Ia(e,t,o,n){let r=a=>o+a*n,s=(a,i,l)=>r(a+(i-a)*l);return{columns:e,from:o,added:r(kr.added),terms:Array.from({length:t},(a,i)=>s(kr.lit,kr.told,i/t)),lands:e.map((a,i)=>s(kr.there,1,i/e.length))}}var kr,tm,Sr,za,om=N(()=>{"use strict";kr={lit:.12,told:.58,added:.66,there:.9};tm=({terms:e,added:t,lands:o},n)=>e.map((r,s)=>({place:s%n,from:r,leaves:e[s+n]??t,lands:e[s+n+1]??o[0]})),Sr=({beats:e},t)=>[...e].reverse().find(({from:o})=>o<=t)??e[0],za=({columns:e,terms:t,added:o,lands:n},r,s)=>({terms:t.filter(a=>a<=s).length,isAdded:o<=s,isThere:n[e.indexOf(r)]<=s})});function sm(e,t,o,n,r){let s=e.chain.get(t),a=e.views.filter(T=>T.place.node===t&&T.cells.length),i=a.find(({place:T})=>!T.turned);if(!s||!i)return null;let l=s.columns.map((T,q)=>Ve(e.chain,t,o,q)[0]),d=s.step.kind==="softmax"||s.step.kind==="shares",c=em(s.columns.length,l[0]?.terms.length??0,d,n),u=w("div","performance");u.setAttribute("aria-hidden","true"),u.dataset.role=rm(i.table),e.stage.append(u);let p=dx(u),m=i.cells.map(T=>T.map(p)),h=c.beats.flatMap(T=>{let[q]=T.columns,C=ux(e,t,o,q,i.cells[o][q]).flatMap(R=>px(R.map(p),T,rm(R[0])));return d&&l[q]?[...C,...fx(l[q].terms.map(({value:R})=>R),m,o,T)]:[...C,...s.step.kind==="product"?mx(l[q],Lt(s,e.digits),m.map(R=>R[q]),o,T):[]]});u.append(...h.map(({one:T})=>T));let f=[...h.map(({one:T,frames:q,timing:C})=>T.animate(q,{fill:"both",...C})),...a.flatMap(({cells:T})=>T.flatMap((q,C)=>q.map((R,P)=>R.animate(...cx(c,C,o,P,T.length)))))],b=u.animate([{opacity:1},{opacity:1}],{duration:c.end}),x=s.values[o].map(T=>T??0),v=d?x.indexOf(Math.max(...x)):null,$=()=>Number(b.currentTime??0),E=()=>v??Sr(c,$()).columns[0],S=()=>({node:t,row:o,column:E()}),y="",k=()=>{let{subject:T}=e,q=T?.node===t&&T.row===o&&T.column===E();r(q?za(Sr(c,$()),E(),$()):null)},M=()=>{if(!u.isConnected)return;let T=JSON.stringify([E(),za(Sr(c,$()),E(),$())]);T!==y&&(y=T,e.opening?.column===E()?k():(e.opening=S(),rr(e))),requestAnimationFrame(M)},O=()=>{for(let T of[b,...f])T.cancel();u.remove(),r(null)};return e.opening=S(),rr(e),k(),requestAnimationFrame(M),b.finished.then(O,()=>{}),{cell:S,count:k,end:O}}function cx({beats:e,cascade:t},o,n,r,s){let a=e.find(({columns:d})=>d.includes(r))??e[0],i=o<n?o:o-1,l=o===n?a.lands[a.columns.indexOf(r)]:t+i/Math.max(1,s-1)*(400-nm);return[[{opacity:0,transform:"translateY(-0.4rem)"},{opacity:1,transform:"none"}],{delay:l,duration:nm,fill:"backwards",easing:"ease-out"}]}function dx(e){let t=e.getBoundingClientRect();return o=>{let{left:n,top:r,width:s,height:a}=o.getBoundingClientRect();return{x:n-t.left,y:r-t.top,width:s,height:a}}}function ux(e,t,o,n,r){return ft(e.chain,t,o,n).map(s=>{let a=e.views.filter(d=>d.place.node===s.node),i=a.find(d=>d.table.closest(".column")===r.closest(".column"))??a.find(d=>d.table.closest(".station")===r.closest(".station"))??a[0];return(i?s.row===null?i.cells:[i.cells[s.row]??[]]:[]).flatMap(d=>s.column===null?d:[d[s.column]]).filter(d=>d instanceof HTMLElement)})}function $r({x:e,y:t,width:o,height:n},r,...s){let a=w("div",r,...s);return a.style.cssText=`left: ${e}px; top: ${t}px; width: ${o}px; height: ${n}px`,a}function px(e,{from:t,terms:o,added:n,lands:r},s){if(!e.length)return[];let a=r[0]-t,i=(d,c)=>{let u=Math.min(.3,Er/c);return{frames:[{opacity:0},{opacity:1,offset:u},{opacity:1,offset:1-u},{opacity:0}],timing:{delay:d,duration:c}}},l={one:$r(Ra(e),"glow"),...i(t,a)};return l.one.dataset.role=s,e.length<2||o.length!==e.length?[l]:[l,...e.map((d,c)=>({one:$r(d,"met"),...i(o[c],(o[c+1]??n)-o[c])}))]}function Ra(e){let[t,o]=[Math.min(...e.map(s=>s.x)),Math.min(...e.map(s=>s.y))],[n,r]=[Math.max(...e.map(s=>s.x+s.width)),Math.max(...e.map(s=>s.y+s.height))];return{x:t,y:o,width:n-t,height:r-o}}function mx(e,t,o,n,r){if(!e||e.terms.length<2)return[];let s=Math.min(e.terms.length,o.length),a=Math.max(0,Math.min(n-Math.floor(s/2),o.length-s));return tm(r,s).map(({place:i,from:l,leaves:d,lands:c},u)=>{let[p,m]=[o[a+i],c-l],[h,f]=[Math.min(.3,Er/m),(d-l)/m];return{one:$r(p,"product",xe(e.terms[u].value,t)),frames:[{opacity:0,transform:"scale(0.7)"},{opacity:1,transform:"none",offset:h},{opacity:1,transform:"none",offset:f,easing:"ease-in"},{opacity:0,transform:`translateY(${o[n].y-p.y}px)`}],timing:{delay:l,duration:m}}})}function fx(e,t,o,{terms:n,added:r,lands:s}){let a=Ra(t.flat()),i=Ra(t[o]),[l,d]=[Math.max(...e),e.reduce((p,m)=>p+m,0)],c=a.height/e.length,u=Math.min(lx,c*.6);return e.map((p,m)=>{let h=e.slice(0,m).reduce((y,k)=>y+k,0)/d,f=a.y+(m+.5)*c-u/2,b=s[0]-n[m],[x,v,$]=[Math.min(.4,2*Er/b),(r-n[m])/b,1-Er/b],[E,S]=[`scaleX(${p/l})`,`translate(${h*i.width}px, ${i.y+i.height/2-u/2-f}px) scaleX(${p/d})`];return{one:$r({x:a.x,y:f,width:a.width,height:u},"portion"),frames:[{opacity:1,transform:"scaleX(0)"},{opacity:1,transform:E,offset:x},{opacity:1,transform:E,offset:Math.max(x,v),easing:"ease-in-out"},{opacity:1,transform:S,offset:Math.max(x,v)+($-Math.max(x,v))*.6},{opacity:1,transform:S,offset:Math.max(x,v,$)},{opacity:0,transform:S}],timing:{delay:n[m],duration:b,easing:"linear"}}})}var Er,nm,lx,rm,am=N(()=>{"use strict";We();$e();ae();wt();om();[Er,nm]=[140,180],lx=10;rm=e=>e?.closest("[data-role]")?.getAttribute("data-role")??""});function im(e){let t=J("button","\u25B6 Play"),o=qe({ariaLabel:"Step",min:"0"},"steps"),n=w("select","",...Object.keys(Ar).map(C=>w("option","",C)));n.value="steadily";let r=w("div","sentences"),s=fr(o),a=w("div","stepping",t,s.scrubber),i=w("label","","Speed ",n);e.controls.querySelector(".editing")?.append(i);let l=Jd(e,a,r),d=C=>{zd(e.working,C),l(C)},c=0,u=null,p="",m=!1,h=null,f=()=>e.given.chain.filter(C=>C.step.kind!=="given"),b=()=>f().length,x=()=>Number(o.value),v=()=>x()?f()[x()-1]:e.given.chain[0],$=()=>x()?v()?.title:"What is given";function E(){let C=v();e.later=new Set(f().slice(x()).map(({name:R})=>R));for(let{place:R,table:P}of e.views){let _=e.later.has(R.node);P.toggleAttribute("data-later",_),P.toggleAttribute("data-current",m&&R.node===C?.name),P.ariaHidden=_?"true":null;let j=P.closest("figure")??P;j instanceof HTMLElement&&(j.inert=_)}s.choose(x()),o.setAttribute("aria-valuetext",`${$()}: ${C?.sentence??""}`),[...r.children].forEach((R,P)=>{R.classList.toggle("now",P===(m?x()+1:0))}),e.opening=u?.cell()??(m&&C?{node:C.name,row:q(C),column:0}:e.given.opening)}function S(){if(e.given===h||(h=e.given,y(),p===Zt(h)))return;p=Zt(h),k(),m=!1,e.passed=null,o.max=String(b()),o.value=o.max,s.name([h.chain[0]?.symbol??"",...f().map(R=>R.symbol)]);let C=["",h.chain[0]?.sentence??"",...f().map(R=>R.sentence)];r.replaceChildren(...C.map(R=>w("p","sentence",...le(R))))}function y(){u?.end(),u=null}function k(){y(),clearTimeout(c),c=0,t.textContent="\u25B6 Play"}function M(C){o.value=String(C),m=!0,e.passed=e.pinned,e.redraw()}function O(){if(x()>=b())return k();y(),M(x()+1);let C=v();e.say(`${C.title}: ${C.sentence}`),T(C.name),ve()&&(u=sm(e,C.name,q(C),Ar[n.value],d)),c=window.setTimeout(O,Ar[n.value])}function T(C){e.stage.closest(".stacked")&&e.views.find(({place:R})=>R.node===C&&!R.turned)?.table.scrollIntoView({block:"center"})}function q(C){let R=e.pinned??e.given.opening;return R&&e.chain.get(R.node)?.rows.join(`
`)===C.rows.join(`
`)?R.row:0}t.addEventListener("click",()=>{if(c)return k();t.textContent="\u275A\u275A Pause",M(x()>=b()?0:x()),c=window.setTimeout(O,Ar[n.value]/3)}),o.addEventListener("input",()=>{k(),M(x())}),e.followers.push(()=>u?u.count():d(null)),e.updates.push(()=>{a.hidden=i.hidden=r.hidden=!ge(e.given),S(),r.children[0]?.replaceChildren(...le(ao(e))),E()})}var Ar,lm=N(()=>{"use strict";Tt();Zn();to();am();ae();ka();so();Ar={slowly:7e3,steadily:3600,quickly:1200}});function cm(e){let t=w("section","window");e.beneath.append(t);let o=null,n="";function r(){e.views=e.views.filter(a=>a!==o),o=null,t.replaceChildren()}function s(a){r();let i=e.chain.get(a);if(!i)return;let[l,d]=gx(i,e.pinned?.node===a?e.pinned:hx(i));o=gd(i,l,d);let c=`rows ${l[0]+1} to ${l[l.length-1]+1}, columns ${d[0]+1} to ${d[d.length-1]+1}`,u=J("button","Close");u.addEventListener("click",r),t.append(w("p","",w("b","",i.title),...Wn(i)?[" ",...le(i.symbol)]:[],`, ${c} `,u),o.table),e.views.push(o),e.redraw()}e.stage.addEventListener("click",a=>{let i=a.target instanceof HTMLElement?a.target.closest(".zoom"):null;i instanceof HTMLElement&&s(i.dataset.zoom??"")}),e.updates.push(()=>{let a=e.given.chain.map(i=>`${i.name} ${i.rows.length} ${i.columns.length}`).join();a!==n&&o&&r(),n=a;for(let{place:i,table:l,strip:d}of e.views){let c=l.parentElement?.querySelector("figcaption");if(!c||!d||c.querySelector(".zoom"))continue;let u=J("button zoom","Zoom");u.dataset.zoom=i.node,u.setAttribute("aria-label",`Zoom into ${e.chain.get(i.node)?.title}`),c.append(u)}})}function hx(e){return e.values.flatMap((o,n)=>o.map((r,s)=>({row:n,column:s,value:r??-1/0}))).reduce((o,n)=>n.value>o.value?n:o)}function gx(e,{row:t,column:o}){let n=(r,s)=>{let a=Math.min(Jt,s),i=Math.max(0,Math.min(r-Math.floor(a/2),s-a));return Array.from({length:a},(l,d)=>i+d)};return[n(t,e.rows.length),n(o,e.columns.length)]}var dm=N(()=>{"use strict";ae();Qt()});function xx(e,t){let o=w("div","controls"),n=w("div","stage"),r=w("aside","working");r.dataset.part="working",r.tabIndex=0,r.setAttribute("aria-label","Where the number comes from"),r.setAttribute("role","note");let s=w("div","beneath"),a=w("div","status");a.setAttribute("role","status");let i=w("div","frame",n,r);e.append(o,i,s,a);let l={key:"",given:t,chain:new Map,python:new Map,views:[],frame:i,stage:n,controls:o,working:r,beneath:s,pointed:null,pinned:null,opening:null,subject:null,depth:1/0,spread:"matrix",digits:Ce,send:()=>{},typeOver:()=>{},say:d=>{a.textContent=d},redraw:()=>{mt(l.views,Ue(l),l.spread,l.digits);for(let d of l.updates)d();jo(l)},arrivals:[],updates:[],followers:[],later:new Set,passed:null,earlier:null,other:null,blend:0,size:""};for(let d of wx)d(l);return new ResizeObserver(()=>{hm(n)!==l.size&&Wa(l)}).observe(n),l}function hm(e){let{width:t,height:o}=e.getBoundingClientRect();return`${t} \xD7 ${o}`}function Wa(e,t=gm(e)){let{frame:o,stage:n}=e;n.style.removeProperty("--size");let r=a=>Ws(e.views,Ue(e),a),s=(a,i=Cu)=>{o.classList.toggle("loose",pd(e.given));for(let l of["wide","stacked","flowing","whole"])o.classList.toggle(l,a.includes(l));return i(n,r)};e.digits=t&&(s(["wide"])||s(["stacked","flowing","whole"],qu)||s(["stacked","flowing"]))||s(["stacked"])||Iu(n,r),bm(e.given)&&zu(n,r,e.digits),yx(n),kx(e)}function yx(e){let t=n=>n.getBoundingClientRect().left,o=[...e.querySelectorAll(".columns")].flatMap(n=>[...n.children].map(r=>({sign:r.querySelector(".sign"),leads:t(r)-t(n)<1})));for(let{sign:n,leads:r}of o)n?.setAttribute("style",r?"--lead: hidden":"")}function kx(e){let{frame:t,stage:o,working:n}=e,r=[...o.children].filter(p=>p.matches("[data-station=place], [data-station=project]")),s=o.getBoundingClientRect();e.size=hm(o);let a=p=>Math.max(0,...p.flatMap(m=>[...m.querySelectorAll(".column")].map(h=>h.getBoundingClientRect().right-s.left))),i=r.at(-1)?.nextElementSibling,l=i?i.getBoundingClientRect().top-s.top:o.clientHeight,d=Number(getComputedStyle(o).getPropertyValue("--card")),c=!!d&&!!i&&t.matches(".wide")&&s.width-a(r)>d;s.width&&So(t)?.toggleAttribute("data-crowded",!!d&&!c);let u=a(r.length&&!c?r:[o]);n.style.setProperty("--from",`${Math.ceil(u)}px`),n.style.setProperty("--down",`${c?l:0}px`),n.style.setProperty("--room",`${c?o.clientHeight-l:l}px`),n.classList.toggle("under",s.width-u<bx)}function wm(e,t,o,n){let r={...o,chain:o.chain.map(Ax)},s=um.get(e),a=s??xx(Ex(e),r);s||Lp(()=>a.key,e,()=>Np(a.views,e.shadowRoot??e)),um.set(e,a);let i=pm.get(t);i&&i!==e&&(i.hidden=!0),pm.set(t,e),a.key=t,a.send=n,$x(a,r,!s)}function Ex(e){let t=e.attachShadow({mode:"open"}),o=new CSSStyleSheet;return o.replaceSync(mr),t.adoptedStyleSheets=[o],t}function $x(e,t,o){let n=o||Zt(e.given)!==Zt(t),r=JSON.stringify(e.given.pinned);JSON.stringify(e.given.comparison)!==JSON.stringify(t.comparison)&&(e.blend=0),n?e.earlier=e.subject=null:fm(e.given)!==fm(t)&&(e.earlier=e.python),e.given=t,e.opening=t.opening,e.chain=e.python=new Map(t.chain.map(i=>[i.name,i])),e.other=t.comparison?new Map(t.chain.map(i=>[i.name,{...i,...i.other}])):null,e.working.hidden=t.isSmall,e.stage.classList.toggle("small",bm(t)),e.stage.classList.toggle("dialled",!!t.dial),e.stage.classList.toggle("compared",!!t.comparison),e.stage.classList.toggle("few",t.chain.every(({columns:i})=>i.length<=Sx)),e.stage.classList.toggle("with-goal",!!t.goal),e.controls.hidden=!!t.story,e.frame.hidden=!!t.story;let s=gm(e);if((r!==JSON.stringify(t.pinned)||n)&&(e.pinned=t.pinned),n){let{stations:i,views:l}=md(t);e.views=l,mt(l,Ue(e),e.spread,e.digits),e.stage.replaceChildren(...i);for(let d of e.arrivals)d()}else hd(e.views,e.chain,t.roles);e.stage.setAttribute("aria-label",t.name),e.stage.setAttribute("role","group"),Wa(e,s);let a=mm(e);e.redraw(),!t.isSmall&&a!==mm(e)&&Wa(e,s),n&&!t.story&&Tp(e.key,e.views),requestAnimationFrame(()=>eu(e))}var bx,wx,um,pm,vx,gm,Sx,bm,mm,fm,Ax,xm=N(()=>{"use strict";vd();We();Tt();Fs();iu();pa();$e();Tu();_u();Pt();ae();mp();hp();Ap();ya();Kp();wt();Yp();Zp();lm();ba();dm();bx=215,wx=[nu,Mu,im,Qp,$u,xd,Qd,cm,Gd,Nd,fp,pp,Ep,Xp,Vp],um=new WeakMap,pm=new Map;vx=700;gm=({frame:e})=>e.clientWidth>=vx;Sx=5,bm=e=>e.isSmall||!!e.dial||!!e.goal&&!ge(e);mm=({stage:e})=>!!e.querySelector(".box"),fm=({chain:e,divisor:t,hidesLater:o})=>JSON.stringify([e.map(n=>[n.base,n.typed]),t?.typed,o]),Ax=({values:e,other:t,...o})=>({...o,values:_s(e),...t&&{other:{...t,values:_s(t.values)}}})});var vm={};D(vm,{default:()=>Mx});function Mx({parentElement:e,data:t,setTriggerValue:o}){let{name:n,events:r,picture:s}=JSON.parse(new TextDecoder().decode(t)),a=e.querySelector(".machine");a||(a=e.appendChild(document.createElement("div")),a.className="machine"),wm(a,n,s,(i,l)=>r.includes(i)&&o(i,l)),Et(e)}var ym=N(()=>{"use strict";Pt();xm()});var km=we(Tr(),1);Or();Cr();var Nx=je({"./charts/along.js":()=>Promise.resolve().then(()=>(yo(),Ha)),"./charts/counted.js":()=>Promise.resolve().then(()=>(ei(),Za)),"./charts/cutting.js":()=>Promise.resolve().then(()=>(ni(),oi)),"./charts/drift.js":()=>Promise.resolve().then(()=>(di(),ci)),"./charts/listing.js":()=>Promise.resolve().then(()=>(yi(),vi)),"./charts/made.js":()=>Promise.resolve().then(()=>(ce(),Ba)),"./charts/marked_text.js":()=>Promise.resolve().then(()=>(Ei(),Si)),"./charts/once.js":()=>Promise.resolve().then(()=>(ke(),Ka)),"./charts/placed.js":()=>Promise.resolve().then(()=>(Pt(),Ua)),"./charts/pushing.js":()=>Promise.resolve().then(()=>(Ai(),$i)),"./charts/river.js":()=>Promise.resolve().then(()=>(Ci(),Oi)),"./charts/role_names.js":()=>Promise.resolve().then(()=>(sn(),ui)),"./charts/roving.js":()=>Promise.resolve().then(()=>(Ie(),Va)),"./charts/scrolled.js":()=>Promise.resolve().then(()=>(an(),pi)),"./charts/shape_boxes.js":()=>Promise.resolve().then(()=>(Hi(),Fi)),"./charts/shown.js":()=>Promise.resolve().then(()=>(on(),ja)),"./charts/sketch.js":()=>Promise.resolve().then(()=>(Gi(),ji)),"./charts/squares.js":()=>Promise.resolve().then(()=>(Yi(),Vi)),"./charts/summed.js":()=>Promise.resolve().then(()=>(ol(),tl)),"./charts/tallied.js":()=>Promise.resolve().then(()=>(ll(),il)),"./charts/threads.js":()=>Promise.resolve().then(()=>(kl(),yl)),"./charts/threads/adding.js":()=>Promise.resolve().then(()=>(gn(),dl)),"./charts/threads/heads.js":()=>Promise.resolve().then(()=>(Vr(),fl)),"./charts/threads/laying.js":()=>Promise.resolve().then(()=>(vn(),bl)),"./charts/threads/paths.js":()=>Promise.resolve().then(()=>(Gt(),ul)),"./charts/threads/pointing.js":()=>Promise.resolve().then(()=>(os(),vl)),"./charts/threads/showing.js":()=>Promise.resolve().then(()=>(Ut(),ml)),"./charts/threads/telling.js":()=>Promise.resolve().then(()=>(wn(),pl)),"./charts/threads/weights.js":()=>Promise.resolve().then(()=>(Ge(),cl)),"./charts/turning.js":()=>Promise.resolve().then(()=>(Cl(),Ol))});var Lx=je({"./frame/announcer.js":()=>Promise.resolve().then(()=>(ws(),Vl)),"./frame/around.js":()=>Promise.resolve().then(()=>(sc(),rc)),"./frame/front_page.js":()=>Promise.resolve().then(()=>(ac(),fg)),"./frame/road.js":()=>Promise.resolve().then(()=>(cc(),lc)),"./frame/role_words.js":()=>Promise.resolve().then(()=>(is(),zl))});var Tx=je({"./screens/exam_clock.js":()=>Promise.resolve().then(()=>(pc(),uc)),"./screens/exam_paper_printed.js":()=>Promise.resolve().then(()=>(fc(),mc)),"./screens/my_work_taken.js":()=>Promise.resolve().then(()=>(gc(),hc)),"./screens/quiz_dots.js":()=>Promise.resolve().then(()=>(xc(),wc))});var Ox=je({"./session/browser_storage.js":()=>Promise.resolve().then(()=>(Ec(),Sc)),"./session/cookies.js":()=>Promise.resolve().then(()=>(Ln(),Ql)),"./session/cut_off.js":()=>Promise.resolve().then(()=>(vs(),Jl)),"./session/done.js":()=>Promise.resolve().then(()=>(Ac(),$c)),"./session/focus.js":()=>Promise.resolve().then(()=>(Nc(),Mc)),"./session/kept_progress.js":()=>Promise.resolve().then(()=>(Wc(),Rc)),"./session/link.js":()=>Promise.resolve().then(()=>(ks(),Zl)),"./session/one_step.js":()=>Promise.resolve().then(()=>(Es(),ec)),"./session/resending.js":()=>Promise.resolve().then(()=>(Cn(),vc)),"./session/typed_texts.js":()=>Promise.resolve().then(()=>(Ms(),nc))});var Cx=je({"./charts/counted.css":()=>Promise.resolve().then(()=>we(_c())),"./charts/cutting.css":()=>Promise.resolve().then(()=>we(Pc())),"./charts/drift.css":()=>Promise.resolve().then(()=>we(Dc())),"./charts/figure.css":()=>Promise.resolve().then(()=>we(Tr())),"./charts/listing.css":()=>Promise.resolve().then(()=>we(Fc())),"./charts/marked_text.css":()=>Promise.resolve().then(()=>we(Hc())),"./charts/pushing.css":()=>Promise.resolve().then(()=>we(Bc())),"./charts/river.css":()=>Promise.resolve().then(()=>we(jc())),"./charts/shape_boxes.css":()=>Promise.resolve().then(()=>we(Gc())),"./charts/sketch.css":()=>Promise.resolve().then(()=>we(Uc())),"./charts/squares.css":()=>Promise.resolve().then(()=>we(Xc())),"./charts/summed.css":()=>Promise.resolve().then(()=>we(Kc())),"./charts/tallied.css":()=>Promise.resolve().then(()=>we(Vc())),"./charts/threads.css":()=>Promise.resolve().then(()=>we(Yc())),"./charts/turning.css":()=>Promise.resolve().then(()=>we(Jc()))});var qx={charts:e=>Nx(`./charts/${e}.js`),frame:e=>Lx(`./frame/${e}.js`),machine:()=>Promise.resolve().then(()=>(ym(),vm)),screens:e=>Tx(`./screens/${e}.js`),session:e=>Ox(`./session/${e}.js`)};async function V5(e,t){let{default:o}=await qx[e](t),n=e==="charts"&&await Ix(t),r=new WeakMap;return s=>{let a=s.parentElement;n&&a instanceof ShadowRoot&&!a.adoptedStyleSheets.length&&(a.adoptedStyleSheets=[n]);let i=o(s);return r.set(a,i),()=>{r.get(a)===i&&i?.()}}}async function Ix(e){let{default:t}=await Cx(`./charts/${e}.css`),o=new CSSStyleSheet;return o.replaceSync(tn+en+km.default+t),o}export{V5 as drawn};
//# sourceMappingURL=app-YZ3ZSCAN.js.map
