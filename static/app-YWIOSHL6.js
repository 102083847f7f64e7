var Lm=Object.create;var Or=Object.defineProperty;var Tm=Object.getOwnPropertyDescriptor;var Om=Object.getOwnPropertyNames;var Cm=Object.getPrototypeOf,qm=Object.prototype.hasOwnProperty;var Ge=e=>t=>{var o=e[t];if(o)return o();throw new Error("Module not found in bundle: "+t)};var N=(e,t,o)=>()=>{if(o)throw o[0];try{return e&&(t=e(e=0)),t}catch(n){throw o=[n],n}};var ke=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},D=(e,t)=>{for(var o in t)Or(e,o,{get:t[o],enumerable:!0})},Im=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of Om(t))!qm.call(e,r)&&r!==o&&Or(e,r,{get:()=>t[r],enumerable:!(n=Tm(t,r))||n.enumerable});return e};var we=(e,t,o)=>(o=e!=null?Lm(Cm(e)):{},Im(t||!e||!e.__esModule?Or(o,"default",{value:e,enumerable:!0}):o,e));var Cr=ke((jx,zm)=>{zm.exports=`/* What our own figures share; it stands before the styles of each. */

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
`});var sn,qr=N(()=>{sn=`@media (pointer: coarse) { /* A finger needs 40 px: what is lower answers beyond its edges, too, and nothing moves for it. */
  .button, .answer, .named { position: relative; &::before { content: ""; position: absolute; inset: min(0px, 50% - 1.25rem) 0; } }
  :host select {
    --edge: color-mix(in srgb, var(--st-text-color) 55%, transparent); position: relative; height: 2.5rem;
    margin-block: -0.375rem; border: 6px solid transparent; border-inline: 0; border-radius: 0.4rem / 0.775rem;
    background-clip: padding-box; box-shadow: inset 0 0 0 1px var(--edge);
  }
  :host :is(.scrubber, .ends, .dial, .push, figure) > [type="range"] { position: relative; height: 2.5rem; margin-block: -0.375rem; }
  :host summary:not(.button, .map *) { padding-block: 0.5rem; margin-block: -0.5rem; }
}
`});var an,Ir=N(()=>{an=`/*
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
`});var Ua={};D(Ua,{along:()=>At});function At(e,t,o=0){let{left:n,width:r}=e.getBoundingClientRect();return Math.round(100*Math.min(1,Math.max(0,(t-n-o)/(r-2*o))))}var Eo=N(()=>{"use strict"});var Xa={};D(Xa,{made:()=>g});function g(e,{dataset:t={},...o}={},...n){let r=Object.assign(document.createElement(e),o);return Object.assign(r.dataset,t),r.append(...n),r}var de=N(()=>{"use strict"});var Ka={};D(Ka,{shown:()=>$o});function $o(){let e=document.querySelector(".st-key-lesson:not([data-drawn])");e&&![...e.querySelectorAll(_m)].some(t=>!t.closest("[data-drawn]"))&&e.setAttribute("data-drawn","")}var _m,ln=N(()=>{"use strict";_m=".st-key-figure :is([data-testid^=stBidiComponent], [data-testid=stSkeleton])"});var Ya={};D(Ya,{placeOf:()=>Ao,placed:()=>Mt});function Ao(e){let t=Va(e);return t&&(t.closest("[class*=st-key-]")??Ao(t))}function Mt(e){let t=Va(e),o=Ao(e);if(!o)return;let n=[];for(let s=t;s instanceof HTMLElement;s=s===o?null:s.parentElement)n.push(s);let r=n.map(({parentElement:s})=>s&&getComputedStyle(s).flexDirection==="column");n.forEach(({style:s},a)=>Object.assign(s,{height:"auto",overflow:"visible",...r[a]&&{flex:"none"}})),o.dataset.drawn="",o.closest(".st-key-figure")&&$o()}var Va,Ht=N(()=>{"use strict";ln();Va=e=>{let t=e.getRootNode();return t instanceof ShadowRoot?t.host:null}});var Qa={};D(Qa,{once:()=>Z});function Z({parentElement:e,data:t,setTriggerValue:o},n){let r=Ja.get(e),s=r?.given,a={given:t,send:o},i=Object.assign(r??n(a),a);return r||(Ja.set(e,i),e.append(i.figure),queueMicrotask(()=>Mt(i.figure))),{at:i,before:s}}var Ja,Se=N(()=>{"use strict";Ht();Ja=new WeakMap});var Za={};D(Za,{roving:()=>ue});function ue(e,t,o=()=>1){let n=()=>[...e.querySelectorAll(t)];e.addEventListener("keydown",r=>{let s=n(),a=s.indexOf(r.target),i={ArrowRight:a+1,ArrowLeft:a-1,ArrowDown:a+o(),ArrowUp:a-o(),Home:0,End:s.length-1}[r.key];a<0||i===void 0||(r.preventDefault(),s[i]?.focus())}),e.addEventListener("focusin",({target:r})=>{let s=n();if(s.includes(r))for(let a of s)a.tabIndex=a===r?0:-1})}var Re=N(()=>{"use strict"});var ni={};D(ni,{default:()=>Pm});function Pm(e){let{data:t,setTriggerValue:o}=e,{at:{figure:n},before:r}=Z(e,Dm);(r?.told!==t.told||r.decides!==t.decides)&&Fm(n,t);for(let s of n.querySelectorAll("ul > li"))Hm(s,t);r?.lit!==t.lit&&Object.assign(n.dataset,{lit:t.lit,only:""}),ti(n),n.onclick=({target:s,clientX:a,detail:i})=>{let l=s;l.closest("p button")&&oi(n,!n.classList.contains("faded"));let d=l.closest("li");if(!d)return;let{word:c="",nth:u=""}=d.dataset;if(t.asks&&c===t.asked&&!u&&i)return o("share",At(d.querySelector("span"),a));Object.assign(n.dataset,{lit:c,only:u}),ti(n),u||o("word",c)}}function Dm({given:{name:e,gap:[t,o],sentences:n,counts:r,marks:s}}){let a=g("ol",{ariaLabel:"The sentences"},...n.map(([d,c,u],p)=>ei({word:u,nth:String(p)},g("span",{},d)," ",g("strong",{},c),` ${u}.`))),i=g("ul",{ariaLabel:e},...r.map(([d])=>ei({word:d},d,g("span"),g("output",{ariaLive:"off"})))),l=g("section",{},g("p",{},g("span",{},t)," ",g("strong",{},o),"\xA0",g("output",{ariaLive:"off"}),"."),a,i);s.length&&l.append(g("div",{className:"marks",ariaHidden:"true"},g("span",{},...s.map(([d,c])=>g("small",{style:`left: ${d}%`},c)))));for(let d of[a,i])ue(d,"button"),d.querySelectorAll("button").forEach((c,u)=>{c.tabIndex=u?-1:0});return{figure:l}}function Fm(e,{gap:t,sentences:o,told:n,decides:r}){let s=e.querySelectorAll("p > span, ol span");for(let[a,i]of[t,...o].map(([l])=>l).entries()){let[l,...d]=n?i.split(n):[i];s[a].replaceChildren(l,...d.flatMap(c=>[g(a?"b":"button",{},n),c])),s[a].closest("li")?.classList.toggle("far",!d.length)}oi(e,r)}function oi(e,t){e.classList.toggle("faded",t),e.querySelector("p button")?.setAttribute("aria-pressed",String(t))}function Hm(e,{counts:t,sentences:o,of:n,told:r,decides:s,asked:a,mine:i,asks:l,marks:d}){let c=e.dataset.word??"",[u,p]=e.querySelectorAll("span, output"),m=Object.fromEntries(t)[c];e.classList.toggle("covered",m===null),e.classList.toggle("asks",l&&c===a),e.classList.toggle("placed",d.length>0);let h=d.length?Math.log(m||1)/Math.log(n):(m??0)/n;p.textContent=m===null?"?":`${m.toLocaleString("en")} of ${n.toLocaleString("en")}`;let b=o.map(([$,,S],y)=>({dataset:{word:S,nth:String(y)},className:r&&!$.includes(r)?"far":""})).filter($=>$.dataset.word===c&&!(s&&$.className));u.style.setProperty("--piece",`${100*h/b.length}%`);let x=c===a?i:null,[v,E]=[u.dataset.pieces,JSON.stringify([m?b:[],x])];v!==E&&(u.dataset.pieces=E,u.replaceChildren(...m?b.map($=>g("i",$)):[],...x===null?[]:[g("em",{style:`width: ${x}%`})]))}function ti(e){let{lit:t="",only:o}=e.dataset,n=e.querySelector("p output");n.textContent=t||"?";for(let r of e.querySelectorAll("[data-word]")){let s=r.dataset.word===t&&(!o||!r.dataset.nth||r.dataset.nth===o);r.classList.toggle("lit",s),r.querySelector("button")?.setAttribute("aria-pressed",String(s))}}var ei,ri=N(()=>{"use strict";Eo();de();Se();Re();ei=(e,...t)=>g("li",{dataset:e},g("button",{},...t))});var ai={};D(ai,{default:()=>Bm});function Bm(e){let{data:t}=e,{at:o,before:n}=Z(e,jm);if(n)return Rr(o,t,zr(t));Rr(o,t,zr({...t,view:t.view==="behind"?"cut":t.view},0)),requestAnimationFrame(()=>requestAnimationFrame(()=>Rr(o,t,zr(t))))}function jm({given:{name:e,words:t,columns:o}}){let n=()=>t.flatMap((d,c)=>Array.from({length:o},(u,p)=>g("i",{dataset:{word:String(c)}},g("span",{},String(c*o+p+1))))),r=[n(),n(),n()],s=g("div",{className:"around"}),a=g("div",{className:"stage"},g("div",{className:"cells",ariaHidden:"true"},...r.flat()),s),i=g("p",{tabIndex:-1});return{figure:g("figure",{role:"group",ariaLabel:e},a,i),stage:a,told:i,around:s,cells:r}}function zr({words:e,columns:t,heads:o,view:n,mine:[,r=0]},s=n==="beside"||n==="guess"?0:Ce){let a=e.length,i=t/o,l=y=>t+y*(o-1),d=(y,k=o-1)=>r+y*Math.min(k,Math.max(0,Math.ceil(r/i)-1)),c=y=>({head:Math.floor(y%t/i),row:Math.floor(y/t),column:y%t%i}),u=y=>({head:Math.floor(y/(a*i)),row:Math.floor(y%(a*i)/i),column:y%i}),p=(y,k,M,O=0,T=o)=>I=>{let{head:C,row:z,column:q}=y(I);return{x:O+Math.min(C,T-1)*(i+M)+q,y:k+z,shown:C<T}},m=y=>k=>({...y(k),shown:!1}),h=(y,k)=>Array.from({length:o},(M,O)=>[O*(i+k),y,o<8?`head ${O+1}`:`${O+1}`]),f=p(c,1,s),b=[m(f),m(f)],x=Math.min(1.25,3/o),v=Math.max((o-1)*x,1);if(n==="cut"||n==="beside"){let[y,k]=n==="cut"?[v,v+a+1]:[a/2+1,2*a+1.5];return{wide:l(Ce),high:k,rows:y,labels:o>1?h(y-1,s):[],mine:[0,y,d(s)],targets:[],spots:[p(c,y,s),...b]}}if(n==="behind"){let y=i+Ce/2,k=O=>{let{head:T,row:I,column:C}=c(O);return{x:T*y+C,y:v-T*x+I,shown:!0}},M=h(v+a,Ce/2).map(([O,T,I],C)=>[O,T-C*x,I]);return{wide:l(Ce),high:v+a+1,rows:v,mine:[0,v,d(Ce/2)],targets:[],spots:[k,...b],labels:o>1?M:[]}}if(n==="guess"){let y=Math.max(i,3),k=y+1,M=a+2.5,O=(T,I,C)=>({name:T,label:I,x:C-.25,y:M-.25,wide:y+.5,high:a+1.25});return{wide:Math.max(t,k+y+.5),high:M+a+1.25,rows:1,labels:[[0,0,"Q, numbered as it lies in memory"],[0,a+1.25,"Head 1, reshaped:"]],targets:[O("split","this?",0),O("reshaped","or this?",k)],spots:[f,p(c,M,0,0,1),p(u,M,0,k,1)]}}if(n==="ways")return{wide:Math.max(l(Ce),2*Math.max(i,3)+1.5),high:2*a+3.75,rows:1,labels:[[0,0,"split"],[0,a+1.5,"reshaped"]],targets:[],spots:[m(p(u,a+2.5,s)),p(c,1,s),p(u,a+2.5,s)]};let E=t-i,$=y=>{let{head:k,row:M,column:O}=c(y);return k?{x:Ce+k*i+O,y:a+1.5+M,shown:!0}:{x:O,y:1+M,shown:!0}},S={label:"here?",wide:E,high:a};return{wide:l(Ce),high:2*a+1.5,rows:1,mine:[0,1,d(Ce,1)],labels:[[0,0,"head 1"],...E?[[i+Ce,a+.5,o>2?"the others":"head 2"]]:[]],targets:E?[{...S,name:"beside",x:i+Ce,y:1,high:a-.5},{...S,name:"below",x:0,y:a+1.5,wide:i}]:[],spots:[$,...b]}}function Rr(e,{words:t,told:o,view:n,mine:r},{wide:s,high:a,rows:i,labels:l,mine:d,targets:c,spots:u}){e.figure.dataset.view=n,e.stage.style.setProperty("--wide",String(s)),e.stage.style.setProperty("--high",String(a)),e.told.textContent=o;for(let[m,h]of e.cells.entries())for(let[f,b]of h.entries()){let{x,y:v,shown:E}=u[m](f);b.style.setProperty("--x",String(x)),b.style.setProperty("--y",String(v)),b.style.setProperty("--nth",String(f)),b.classList.toggle("away",!E)}let p=e.around.querySelector("button:focus")?.value;e.around.replaceChildren(...i===null?[]:t.map((m,h)=>Wr(g("span",{className:"word"},m),0,i+h)),...l.map(([m,h,f])=>Wr(g("span",{},f),m,h)),...d&&r.length?[si(g("div",{className:d[2]>s?"mine beyond":"mine"}),d[0],d[1],Math.min(d[2],s),Math.min(r[0],a-d[1]))]:[],...c.map(({name:m,label:h,x:f,y:b,wide:x,high:v})=>si(g("button",{type:"button",value:m,ariaLabel:Gm[m],onclick:()=>e.send("press",m)},h),f,b,x,v))),p&&(e.around.querySelector(`button[value=${p}]`)??e.told).focus()}function Wr(e,t,o){return e.style.setProperty("--x",String(t)),e.style.setProperty("--y",String(o)),e}function si(e,t,o,n,r){return e.style.setProperty("--w",String(n)),e.style.setProperty("--h",String(r)),Wr(e,t,o)}var Ce,Gm,ii=N(()=>{"use strict";de();Se();Ce=.5;Gm={split:"Some columns of every word",reshaped:"The first numbers in memory",beside:"Beside head 1",below:"Below head 1"}});function A(e,t={},o=""){let n=document.createElementNS("http://www.w3.org/2000/svg",e);return Le(n,t),n.textContent=o,n}function Le(e,t){for(let[o,n]of Object.entries(t))e.setAttribute(o,String(n))}var We=N(()=>{"use strict"});var mi={};D(mi,{default:()=>Ym});function Ym(e){let{data:t}=e,{at:o,before:n}=Z(e,Jm),r=!!n&&t.covered<n.covered,s=t.goes_to!==null&&t.goes_to!==n?.goes_to,a=Nt(t);return o.slider.max=String(t.steps.length-1),o.figure.setAttribute("aria-label",t.name),o.figure.style.setProperty("--steps",String(t.steps.length)),o.ticks.replaceChildren(...t.steps.map((i,l)=>g("span",{className:l>a?"covered":""},i.replace(/^Layer /,"")))),di(o),!n&&!s&&t.asks!=="share"&&ci(o),(r||s)&&(clearTimeout(o.timer),dn(o,s?Number(t.goes_to):a)),()=>clearTimeout(o.timer)}function Jm({given:e,send:t}){let o=A("svg"),n=g("output",{ariaLive:"off"}),r=g("input",{type:"range",min:"0",value:"0",ariaLabel:"Step"}),s=g("div",{className:"ticks",ariaHidden:"true"}),a=g("div",{className:"scale",ariaHidden:"true"},g("b"),g("em"),g("small",{},"press where you expect it")),i=g("figure",{role:"group"},o,r,s,n,a),l={given:e,figure:i,svg:o,slider:r,ticks:s,told:n,scale:a,send:t,dots:[],names:[],timer:0};return r.addEventListener("input",()=>{clearTimeout(l.timer),dn(l,Math.min(Number(r.value),Nt(l.given)))}),a.addEventListener("click",({clientX:d})=>l.given.asks==="share"&&l.send("share",At(a,d,Vm))),o.addEventListener("click",({target:d})=>{let c=l.dots.indexOf(d.closest(".dot"));l.given.asks==="dot"&&c>=0&&l.send("dot",c)}),new ResizeObserver(()=>o.viewBox.baseVal.width!==i.clientWidth&&di(l)).observe(i),l}function ci(e,t=Km){if(matchMedia("(prefers-reduced-motion: reduce)").matches)return dn(e,Nt(e.given));e.timer=setTimeout(()=>{dn(e,Number(e.slider.value)+1),Number(e.slider.value)!==Nt(e.given)&&ci(e,Xm)},t)}function dn(e,t){e.svg.getBoundingClientRect(),e.svg.classList.add("moves"),e.slider.value=String(t),pi(e)}function Mo({given:{least:e,most:t},figure:o},[n,r]){let s=(l,d)=>(l-e[d])/(t[d]-e[d]),[a,i]=[o.clientWidth-Ee.left-Ee.right,Pr(o)-Ee.top-Ee.bottom];return[Ee.left+cn+s(n,0)*(a-2*cn),Ee.top+cn+(1-s(r,1))*(i-2*cn)]}function di(e){let{given:t,svg:o,figure:n}=e,r=n.clientWidth;if(!r)return;let[s,a,i]=[Ee.left,Pr(n)-Ee.bottom,r-Ee.right];o.setAttribute("viewBox",`0 0 ${r} ${Pr(n)}`);let d=[t.least,t.most].map(f=>({at:Mo(e,f),end:f})).flatMap(({at:[f,b],end:x})=>[A("text",{x:f,y:a+18,"text-anchor":"middle"},x[0].toFixed(2)),A("text",{x:s-6,y:b+4,"text-anchor":"end"},x[1].toFixed(2))]),c=A("path",{class:"axes",d:`M${s},${Ee.top} V${a-9} m-5,3 l10,-6 M${s},${a} v-4 m-5,3 l10,-6 M${s},${a} h4 m-3,5 l6,-10 m-1,10 l6,-10 m-3,5 H${i}`}),u=[A("text",{class:"axis",x:i,y:a+38,"text-anchor":"end"},`${t.axes[0]} \u2192`),A("text",{class:"axis",x:s-6,y:Ee.top-14},`\u2191 ${t.axes[1]}`)],p=t.paths.flatMap((f,b)=>["path","path last"].map(x=>A("path",{class:`${x} ${_r(t,b)}`})));e.dots=t.labels.map((f,b)=>{let x=A("g",{class:`dot ${_r(t,b)}`});t.picked.includes(b)&&x.append(A("circle",{class:"picked",r:14})),x.append(A("circle",{r:t.kinds?9:11}),A("text",{y:5,"text-anchor":"middle"},f));for(let v of["pointerenter","pointerleave"])x.addEventListener(v,()=>p[2*b].classList.toggle("pointed",v==="pointerenter"));return x}),e.names=(t.kinds??[]).map(f=>A("text",{class:"kind","text-anchor":"middle"},f));let m=t.paths.map(f=>Mo(e,f[f.length-1])),h=(t.kinds?ui(m):m).map(([f,b],x)=>{let[v,E]=f<r/2?[18,"start"]:[-18,"end"],$=t.kinds?[]:[A("text",{x:f+v,y:b+5,"text-anchor":E},t.steps[Nt(t)])],S=A("g",{class:`ghost ${_r(t,x)}`});return S.append(A("circle",{cx:f,cy:b,r:t.kinds?9:11}),A("text",{x:f,y:b+5,"text-anchor":"middle"},t.labels[x]),...$),S});t.kinds&&h.push(A("text",{class:"ghost",x:i,y:Ee.top+6,"text-anchor":"end"},`pale: ${t.steps[Nt(t)].toLowerCase()}`),A("text",{x:i,y:Ee.top-14,"text-anchor":"end"},`\u25CF ${t.kinds[0]}  \u25CB ${t.kinds[1]}`)),o.classList.toggle("asking",t.asks==="dot"),o.classList.remove("moves"),e.scale.hidden=!t.ranges.length,e.scale.classList.toggle("asking",t.asks==="share"),o.replaceChildren(c,...d,...u,...h,...p,...e.dots,...e.names),pi(e)}function Zm(e,t,o,n,r,s){let a=([c,u])=>{let p=m=>([h,f])=>Math.abs(h-c)<o+m&&Math.abs(f-u+5)<7+m;return c-o>Ee.left&&c+o<n&&!r.some(p(2))&&!s.some(p(9))},i=c=>Math.min(Math.max(c,Ee.left+o+1),n-o-1);return[...e].sort((c,u)=>t?c[1]-u[1]:u[0]-c[0]).map(([c,u])=>{let[p,m,h,f]=[[i(c),u-16],[c+o+14,u+5],[i(c),u+26],[c-o-14,u+5]];return t?[p,m,f,h]:[m,h,p,f]}).flat().find(a)??null}function ui(e){let t=e.map((n,r)=>r).sort((n,r)=>e[n][0]-e[r][0]),o=[];for(let n of t){let[r,s]=e[n];for(;o.some(a=>a&&Math.hypot(a[0]-r,a[1]-s)<19);)r+=1;o[n]=[r,s]}return o}function li(e,t){e.hidden=!t,t&&Object.assign(e.style,{left:`${100*t[0]}%`,right:`${100*(1-t[1])}%`})}function pi(e){let{given:t,svg:o,slider:n,told:r,dots:s}=e,a=Number(n.value);o.classList.toggle("there",a===Nt(t));let[i,l]=e.scale.querySelectorAll("b, em");li(i,t.ranges[a]),li(l,t.guess),o.querySelectorAll(".path").forEach((b,x)=>{let v=x%2?Math.max(0,a-1):0,E=t.paths[x>>1].slice(v,a+1).map($=>Mo(e,$).join());b.setAttribute("d",`M${E.join(" L")}`)});let d=t.paths.map(b=>Mo(e,b[a])),c=t.kinds?ui(d):d;s.forEach((b,x)=>{let[v,E]=c[x];b.style.transform=`translate(${v}px, ${E}px)`;let $=t.labels.filter((S,y)=>Math.hypot(d[y][0]-v,d[y][1]-E)<1);t.kinds||b.lastElementChild?.replaceChildren($.join(""))});let u=a&&e.names.length?t.paths.flatMap(b=>Qm(b.slice(0,a+1).map(x=>Mo(e,x)))):[];e.names.forEach((b,x)=>{let v=(t.kinds?.[x].length??0)*4+2,E=a?Zm(c.filter((y,k)=>t.hollow[k]===!!x),x,v,e.figure.clientWidth,u,c):null;b.style.visibility=E?"visible":"hidden";let[$,S]=E??c[t.hollow.indexOf(!!x)];b.style.transform=`translate(${$}px, ${S}px)`,E&&u.push([$-v,S-5],[$,S-5],[$+v,S-5])}),e.ticks.childNodes.forEach((b,x)=>b.classList.toggle("now",x===a)),n.setAttribute("aria-valuetext",[t.steps[a],t.notes[a]].filter(Boolean).join(": "));let p=t.paths.map((b,x)=>`${t.labels[x]}: ${b[a].map(v=>v.toFixed(2)).join(", ")}`),m=t.covered?t.steps.slice(-t.covered):[],h=m.length&&t.kinds?` ${m.length>2?`${m[0]} to ${m.at(-1)}`:m.join("; ")}: covered until you have answered.`:"",f=t.guess?` Your prediction: ${t.guess.join(" to ")}.`:"";r.replaceChildren(g("span",{},`${t.steps[a]} \xB7 ${p.join(" \xB7 ")}.${f}`),g("b",{},t.notes[a]??""),g("i",{},h))}var Um,Ee,cn,Xm,Km,Vm,Nt,Pr,_r,Qm,fi=N(()=>{"use strict";Eo();de();Se();We();Um=480,Ee={left:48,right:20,top:30,bottom:44},cn=28,Xm=900,Km=2700,Vm=12;Nt=({steps:e,covered:t})=>e.length-1-t;Pr=e=>e.clientWidth<Um?225:270;_r=({hollow:e},t)=>e[t]===null?"neither":e[t]?"hollow":"";Qm=e=>e.slice(1).flatMap(([t,o],n)=>{let[r,s]=e[n],a=Math.ceil(Math.hypot(t-r,o-s)/4);return Array.from({length:a+1},(i,l)=>[r+(t-r)*l/a,s+(o-s)*l/a])})});var hi={};D(hi,{roleNames:()=>Bt});function Bt(e){return Object.entries(ef).flatMap(([o,n])=>[...e.matchAll(n)].map(({0:{length:r},index:s})=>({role:o,start:s,end:s+r}))).sort((o,n)=>o.start-n.start)}var ef,un=N(()=>{"use strict";ef={query:/(?<!\w)(?:Q|W_q|[Qq]uer(?:y|ies)(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,key:/(?<!\w)(?:K|W_k|[Kk]eys?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,weight:/(?<!\w|(?:query|key|value) )(?:\w+_)?[Ww]eights(?:_(?:T|\d))?(?!\w)/g,value:/(?<!\w)(?:V|W_v|[Vv]alues?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,context:/(?<!\w)(?:\w+_)?[Cc]ontext(?:_(?:T|\d))?(?!\w)/g}});var gi={};D(gi,{bar:()=>jt,cutAt:()=>Gt});function Gt(e,t){let o=document.createRange();o.selectNodeContents(document.querySelector("[data-testid=stMain]"));let n=e;for(let{top:r,bottom:s,height:a}of[...o.getClientRects()].sort((i,l)=>i.top-l.top))a<36&&r-n<t&&s-n>t&&(n=s-t);return n-e}var jt,pn=N(()=>{"use strict";jt=()=>document.querySelector("[data-testid=stHeader]")?.getBoundingClientRect().bottom??0});var Ei={};D(Ei,{default:()=>of});function of({parentElement:e,data:t,setTriggerValue:o}){let n=e.querySelector("ol")??nf(e);n.setAttribute("aria-label",t.name),n.style.setProperty("--before",String(t.first-1)),n.dataset.above=t.first>1?`\u22EE lines 1 to ${t.first-1} are right`:"",n.onclick=({target:s})=>{let a=s.closest("button");if(!a)return;let i=!a.closest(".asked"),l=i?{chosen:Number(a.value),named:""}:{chosen:af(n),named:a.value};xi(n,l.chosen);let d=vi(n,{...t,...l});d&&ki(d),i&&yi(n,d?.ariaLabel??""),i?o("line",l.chosen):o("option",l.named)},n.childElementCount!==t.lines.length&&n.replaceChildren(...t.lines.map(()=>g("li")));let r=!1;t.lines.forEach((s,a)=>{let i=n.children[a],l=t.offered.includes(a+t.first)?a+t.first:0;(i.dataset.text!==s||i.dataset.line!==String(l))&&rf(i,s,l,r,t.is_code),i.classList.toggle("fixed",t.fixed.includes(a+t.first)),r=r!==(s.split('"""').length%2===0)}),xi(n,t.chosen),vi(n,t),n.classList.toggle("wrong",t.is_wrong),n.classList.toggle("code",t.is_code),n.dataset.offered!==String(t.offered)&&lf(n),n.dataset.offered=String(t.offered),uf(n,t)}function nf(e){let t=g("ol");return ue(t,"li > button"),e.append(t,g("p",{className:"heard",ariaLive:"polite"})),queueMicrotask(()=>Mt(t)),t}function rf(e,t,o,n,r){Object.assign(e.dataset,{text:t,line:o});let s=o?g("button",{type:"button",value:String(o)}):g("span"),a=r?t.match(/^ +/)?.[0]??"":"";s.append(g("i",{},a),r?"":t);for(let l of r?t.slice(a.length).split(bi):[]){if(l.startsWith("~~")){s.append(g("s",{},l.slice(2,-2)));continue}let d=n||l==='"""'?"quoted":bi.test(l)&&l[0]!=="#"?"keyword":"";l==='"""'&&(n=!n),s.append(...d?[g("span",{className:d},l)]:sf(l))}let i=e.matches(":focus-within");e.replaceChildren(s),i&&s.focus()}function sf(e){let t=[],o=0;for(let{role:n,start:r,end:s}of Bt(e))t.push(document.createTextNode(e.slice(o,r)),g("span",{dataset:{role:n}},e.slice(r,s))),o=s;return[...t,document.createTextNode(e.slice(o))]}function xi(e,t){let o=[...e.querySelectorAll("li > button")];for(let n of o){let r=Number(n.value)===t;n.setAttribute("aria-pressed",String(r)),n.tabIndex=r?0:-1}o[0]&&!o.some(({tabIndex:n})=>n===0)&&(o[0].tabIndex=0)}function yi(e,t){let o=e.parentNode?.querySelector(".heard");o&&(o.textContent=t)}function vi(e,{question:t,options:o,chosen:n,first:r,named:s}){let a=e.querySelector(".asked"),i=e.children[n-r],l=o.find(([c])=>c===n)?.[1]??[],d=a?.parentElement!==(l.length?i:void 0);if(d){let c=a?.matches(":focus-within");a?.remove(),c&&i?.querySelector("button")?.focus();let u=t.replace("{}",String(n));l.length&&i.querySelector("button")?.after(g("div",{className:"asked",role:"group",ariaLabel:u},g("b",{},u),...l.map(([p,m])=>g("button",{type:"button",value:p},m))))}for(let c of e.querySelectorAll(".asked button"))c.ariaPressed=String(c.value===s);return d?i?.querySelector(".asked"):null}function ki(e){let t=e.getBoundingClientRect().bottom+wi-innerHeight;e.style.scrollMarginBottom=`${wi+(t>0?Gt(t,jt()):0)}px`,e.scrollIntoView({block:"nearest"})}function lf(e){let t=[...e.querySelectorAll("li:has(button)")],[o,n]=[t[0],t.at(-1)];o&&n&&Si(e,o.offsetTop<e.clientHeight/2?0:Math.min(o.offsetTop,n.offsetTop+n.offsetHeight-e.clientHeight+8))}function Si(e,t){let o=[...e.children],n=o.find(s=>getComputedStyle(s).position==="sticky")?.offsetHeight??0,r=o.slice(1).map(({offsetTop:s})=>s-n).filter(s=>s<=e.scrollHeight-e.clientHeight);e.scrollTop=t>0?r.find(s=>s>=t)??r.at(-1)??0:0}function cf(e){let t=g("b",{},e);return t.style.setProperty("--tint",String(Number(e)||0)),t}function uf(e,{notes:t,first:o,chosen:n,is_code:r,options:s}){let a=Object.fromEntries(t);for(let[i,l]of[...e.children].entries()){let[d,c]=[l.querySelector("output"),a[i+o]??""];if((d?.dataset.note??"")===c||(d?.remove(),!c))continue;let u=l.querySelector("[data-role]")?.dataset.role??"",p=tf.test(c)&&{className:"cells",dataset:{role:u,note:c}};if(l.append(p?g("output",p,...c.split(" ").map(cf)):g("output",{dataset:{note:c}},...df(c))),s.length&&i+o===n&&e.matches(":focus-within")){yi(e,c),ki(l.lastElementChild);continue}let m=r?l:e.children[n-o]??l;Si(e,m.offsetTop-e.clientHeight/2)}}var bi,wi,tf,af,df,$i=N(()=>{"use strict";de();Ht();un();Re();pn();bi=/("""|~~.+?~~|#[^~"]*|\b(?:import|from|class|def|return)\b)/,wi=8,tf=/^([\d.]+|\?)( ([\d.]+|\?))+$/;af=e=>Number(e.querySelector("li > [aria-pressed=true]")?.value);df=e=>e.split(/(?<=\b[A-Za-z])_(\w+)/).map((t,o)=>o%2?g("sub",{},t):t)});var Mi={};D(Mi,{default:()=>ff});function ff(e){let{data:t}=e,{at:o,before:n}=Z(e,hf);String(n?.words)!==String(t.words)&&gf(o),bf(o,n?.row!==t.row),Dr(o,t.column)}function hf({given:e,send:t}){let[o,n]=[g("p",{className:"says",ariaLive:"polite",ariaAtomic:"true"}),g("div",{className:"text",role:"group"})],r={given:e,send:t,figure:g("figure",{},o,n),says:o,text:n},s=({target:a})=>Number(a.dataset.place??r.given.column);for(let a of["pointerover","focusin"])n.addEventListener(a,i=>Dr(r,s(i)));for(let a of["pointerleave","focusout"])n.addEventListener(a,()=>Dr(r,r.given.column));return n.addEventListener("click",a=>a.target!==n&&r.send("word",s(a))),n.addEventListener("keydown",a=>{a.key!=="Enter"&&a.key!==" "||(a.preventDefault(),r.send("word",s(a)))}),ue(n,Ai),r}function gf({given:{words:e,row:t},text:o}){o.replaceChildren(...e.flatMap((n,r)=>[!pf.test(n)&&!mf.test(e[r-1]??"")?" ":"",g("span",{role:"button",textContent:n,dataset:{place:String(r)},tabIndex:r===t?0:-1})]))}function bf({given:{names:e,weights:t,row:o,column:n,even:r,full:s},text:a},i){a.setAttribute("aria-label",`What ${e[o]} gives to each word`);let l=a.querySelectorAll(Ai);l.forEach((m,h)=>{let f=Math.sqrt(Math.min(1,Math.max(0,((t?.[h]??0)-r)/(s-r))));m.style.setProperty("--share",f.toFixed(2)),m.ariaPressed=String(h===o),m.toggleAttribute("data-column",h===n)});let[d,c]=[l[o],a.getBoundingClientRect()],{top:u,bottom:p}=d.getBoundingClientRect();i&&(u<c.top||p>c.bottom)&&(a.scrollTop+=u-c.top-c.height/3)}function Dr({given:{names:e,weights:t,row:o},says:n},r){let s=t?t[r].toFixed(4):"?";n.replaceChildren("In the text, ",g("b",{},e[o])," gives ",g("b",{},e[r])," ",g("span",{},s),". Press a word to see what it gives.")}var Ai,pf,mf,Ni=N(()=>{"use strict";de();Se();Re();Ai="[role=button]",[pf,mf]=[/^[.,;:!?…)\]”’%]+$/,/^[([“‘]$/]});var Li={};D(Li,{default:()=>xf});function xf(e){let{data:t}=e,{at:o,before:n}=Z(e,vf),r=t.question!==n?.question||t.pushed!==n.pushed;return r&&(o.pushed=t.pushed,o.slider.value=String(t.pushes.indexOf(t.push))),t.asks==="bar"&&n?.asks!=="bar"&&kf(o),o.figure.dataset.asks=t.asks,o.figure.classList.toggle("both",t.question==="push"),Ut(o),r&&Sf(o),()=>clearInterval(o.timer)}function vf({given:e,send:t}){let o=g("div",{className:"rows"},...e.words.map(yf)),n=g("input",{type:"range",min:"0",max:String(e.pushes.length-1),value:String(e.pushes.indexOf(0))}),r=g("input",{type:"range",className:"asked",min:"0",max:"1000"}),s=g("output",{ariaLive:"off"}),a=g("p",{className:"told",tabIndex:-1}),i=g("table"),l=g("div",{className:"push"},g("span",{className:"of"}),n,s),d=g("button",{type:"button",className:"named"}),c=g("div",{className:"row foot"},g("span",{textContent:"all changes"}),g("span",{className:"track"},...e.words.map(()=>g("i"))),g("output",{ariaLive:"off"})),u=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},i)),p=g("figure",{role:"group",ariaLabel:e.name},l,o,c,a,d,u),m={given:e,send:t,figure:p,rows:o,foot:c,slider:n,by:s,mine:r,told:a,named:d,table:i,pushed:e.pushed,gains:new Map,expected:null,timer:0};n.addEventListener("input",()=>{clearInterval(m.timer),m.gains.clear(),Ut(m)}),d.addEventListener("click",()=>m.send("word",m.pushed)),o.addEventListener("click",({target:b})=>{let x=b.closest("button");x&&Ef(m,Number(x.value))}),r.addEventListener("input",()=>Ut(m));let h=()=>{m.expected=Number(r.value),m.send("bar",m.expected)};r.addEventListener("pointerup",h);let f=r.value;return r.addEventListener("pointerdown",()=>f=r.value),r.addEventListener("pointercancel",()=>{r.value=f,Ut(m)}),r.addEventListener("keydown",b=>b.key==="Enter"&&h()),m}function yf(e,t){let o=g("span",{className:"track"},...["bar","before","line","mine"].map(n=>g("i",{className:n})));return g("div",{className:"row"},g("button",{type:"button",value:String(t),textContent:e}),o,g("output"))}function kf({given:e,mine:t,rows:o}){t.value=String(Math.round(1e3*e.before[e.bar])),t.setAttribute("aria-label",`Where the weight on ${e.words[e.bar]} will be, in thousandths; Enter answers`),o.children[e.bar].querySelector(".track")?.append(t)}function Sf(e){let{slider:t}=e;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let o=Number(t.value);t.value=String(e.given.pushes.indexOf(0)),e.timer=setInterval(()=>{t.value=String(Number(t.value)+1),Ut(e),Number(t.value)>=o&&clearInterval(e.timer)},wf)}function Ef(e,t){clearInterval(e.timer),e.given.asks!=="bar"&&(e.pushed=t),Ut(e)}function Ut(e){let{given:t,pushed:o,rows:n,slider:r,by:s,mine:a,told:i,named:l,gains:d}=e,c=t.pushes[Number(r.value)],u=t.after[o][Number(r.value)],p=Math.max(...t.after.flat(2).map(Number)),m=t.asks==="word";d.set(o,Number(u[o])-t.before[o]);let h=t.before.map((x,v)=>t.slopes.length?x+c*t.slopes[v][o]:null);for(let[x,v]of[...n.children].entries()){let E=t.asks==="bar"&&x===t.bar,$=E?Number(a.value):t.expected?.[0]===x?1e3*t.expected[1]:x===t.bar&&t.question==="others"?e.expected:null,S=m?d.get(x)??0:null,y=v.querySelector("button"),k=v.querySelector("output");k.ariaLive=x===o&&r.matches(":focus")?"polite":"off",y.disabled=t.asks==="bar",y.setAttribute("aria-pressed",String(x===o)),v.classList.toggle("veiled",u[x]===null&&!m),v.classList.toggle("asked",E),mn(v,"bar",S===null?u[x]??p:t.before[x]+S,p),mn(v,"before",t.before[x],p),mn(v,"line",m?null:h[x],p),mn(v,"mine",$===null?null:$/1e3,p),k.textContent=S!==null?S?No(S):"":E?`yours: ${(Number(a.value)/1e3).toFixed(3)}`:(t.question==="push"?`${Lo(t.before[x])} \u2192 `:"")+(u[x]===null?"?":Lo(u[x]??0))}l.hidden=!m,l.textContent=`${o===t.wrong?"\u2717 ":""}Answer: ${t.words[o]} gains most`,$f(e,u,p);let f=a.matches(":focus");a.hidden=t.asks!=="bar",f&&a.hidden&&i.focus(),a.max=String(Math.floor(1e3*Math.min(1,p))),s.textContent=No(c,1),r.setAttribute("aria-label",`Push the score of ${t.words[o]}`),r.setAttribute("aria-valuetext",No(c,1)),e.figure.querySelector(".of").replaceChildren("Push the score of ",g("b",{textContent:t.words[o]})),i.textContent=t.asks==="bar"?`Drag the bar of \u201C${t.words[t.bar]}\u201D to where you expect it. The upright lines: the weights before.`:m?"Press a word: the slider pushes its score. Each bar stays where its own push has taken it.":u.includes(null)?"What happens to the other bars is covered until you have answered.":`Press a word; the slider pushes its score. The upright line is its weight before.${t.slopes.length?" Dotted: where J alone would have it, push \xB7 J.":""}`,Af(e,c,u,h)}function $f({given:e,foot:t},o,n){t.hidden=e.asks!=="sum";let r=o.map((i,l)=>i===null?0:i-e.before[l]),[s,a]=[0,r.reduce((i,l)=>i+Math.max(0,l),0)];for(let[i,l]of[...t.querySelectorAll("i")].entries())l.className=r[i]<0?"minus":"",l.hidden=r[i]<0&&!e.sums,r[i]<0&&(a+=r[i]),l.style.left=`${100*(r[i]<0?a:s)/n}%`,l.style.width=`${100*Math.abs(r[i])/n}%`,r[i]>0&&(s+=r[i]);t.classList.toggle("open",!e.sums),t.querySelector("output")?.replaceChildren(e.sums?"0":"?")}function mn(e,t,o,n){let r=e.querySelector(`i.${t}`);r.hidden=o===null,r.style.setProperty("--share",`${100*Math.max(0,o??0)/n}%`)}function Af({given:e,pushed:t,table:o},n,r,s){let a=(d,c)=>d===null?"covered":No(d-e.before[c],5),i=e.words.map((d,c)=>[Lo(e.before[c]),r[c]===null?"covered":Lo(r[c]??0),a(r[c],c),a(s[c],c)]),l=["weight on","before","after","change","push \xB7 J"].map(d=>g("th",{scope:"col",textContent:d}));o.replaceChildren(g("caption",{textContent:`The score of \u201C${e.words[t]}\u201D pushed by ${No(n,1)}`}),g("tr",{},...l),...i.map((d,c)=>g("tr",{},g("th",{scope:"row",textContent:e.words[c]}),...d.map(u=>g("td",{textContent:u})))))}var wf,Lo,No,Ti=N(()=>{"use strict";de();Se();wf=55;Lo=(e,t=4)=>e.toFixed(t).replace("-","\u2212"),No=(e,t=4)=>(e>0?"+":"")+Lo(e,t)});var zi={};D(zi,{default:()=>Of});function Of(e){let{data:t}=e,{at:o,before:n}=Z(e,Cf),r=String(n?.tokens)===String(t.tokens);(!r||t.focus!==n?.focus||t.asks==="share"&&n.asks!=="share")&&(o.chosen=t.focus),o.shown=o.chosen,o.figure.setAttribute("aria-label",t.name),r||qf(o),qi(o)}function Cf({given:e,send:t}){let[o,n,r,s]=[g("div",{className:"words"}),g("div",{className:"legend"}),g("div",{className:"river"}),g("table")],a=A("svg",{"aria-hidden":"true"}),i=g("input",{type:"range",min:"0",max:"100",value:"0"});r.append(a,i);let l=g("p",{className:"told"}),d=g("details",{},g("summary",{textContent:"In figures"}),g("div",{className:"scrolls"},s)),c=g("figure",{role:"group",tabIndex:-1},o,n,r,l,d),u={given:e,chosen:0,shown:0,send:t,figure:c,words:o,legend:n,river:r,svg:a,slider:i,told:l,table:s,...Fr({figure:c,given:e})};new ResizeObserver(()=>qi(u)).observe(r),c.addEventListener("click",p=>If(u,p.target)),o.addEventListener("pointerover",p=>Ci(u,p.target)),o.addEventListener("focusin",p=>Ci(u,p.target));for(let p of["pointerleave","focusout"])o.addEventListener(p,()=>hn(u,u.chosen));return ue(o,"button"),ue(r,".switches button",()=>Lt.length-1),i.addEventListener("input",()=>Ii(u)),i.addEventListener("pointerup",()=>u.send("share",Number(i.value))),i.addEventListener("keydown",p=>p.key==="Enter"&&u.send("share",Number(i.value))),u}function qf(e){let{given:t,words:o,legend:n,river:r,slider:s}=e;o.replaceChildren(...t.tokens.map((i,l)=>g("button",{type:"button",textContent:i,value:String(l),tabIndex:l===t.focus?0:-1})));let a=(i,l)=>g("button",{type:"button",className:Lt[l],value:String(l)},g("b",{textContent:i}));n.replaceChildren(...t.parts.map(a),g("span",{className:"rest",textContent:t.rest})),r.querySelectorAll(".switches, .layer").forEach(i=>i.remove()),t.shares.forEach((i,l)=>{let d=`top: calc(${Xt}px + ${l} * var(--row))`,c=t.parts.map((u,p)=>g("button",{type:"button",className:Lt[p],value:`${l} ${p}`,tabIndex:l||p?-1:0,title:`${u}, layer ${l+1}`}));r.append(g("span",{className:"layer",style:d},g("i",{},"layer "),String(l+1)),g("div",{className:"switches",style:d},...c))}),s.style.top=`calc(${Xt}px + ${t.shares.length-1} * var(--row))`,s.setAttribute("aria-label",`How much of the state is from ${t.parts[1]} in layer ${t.shares.length}, in per cent; Enter answers`)}function qi(e){let{given:t,legend:o,river:n,slider:r,svg:s}=e;Object.assign(e,Fr(e));for(let[l,d]of Object.entries(Fr(e)))n.style.setProperty(`--${l}`,`${d}px`);let a=(l,d)=>t.off.some(([c,u])=>c===l&&u===d);o.querySelectorAll("button").forEach((l,d)=>{let c=t.shares.every((u,p)=>a(p,d));l.setAttribute("aria-pressed",String(!c)),l.title=`Switch ${t.parts[d]} ${c?"on":"off"} in all layers`});for(let l of n.querySelectorAll(".switches button")){let[d,c]=l.value.split(" ").map(Number);l.setAttribute("aria-pressed",String(!a(d,c))),l.ariaLabel=`${t.parts[c]}, layer ${d+1}`}let i=r.matches(":focus");r.hidden=t.asks!=="share",i&&r.hidden&&e.figure.focus({preventScroll:!0}),s.style.height=`${Xt+t.shares.length*e.row}px`,n.classList.toggle("asking",t.asks==="switch"),n.classList.toggle("bare",!t.switches),hn(e,e.chosen)}function Ci(e,t){t instanceof HTMLButtonElement&&hn(e,Number(t.value))}function If(e,t){let o=t.closest("button");o&&(e.words.contains(o)?(e.chosen=Number(o.value),hn(e,e.chosen),e.given.asks==="word"&&e.send("word",e.chosen)):e.legend.contains(o)?e.send("all",Number(o.value)):e.send("switch",o.value.split(" ").map(Number)))}function hn(e,t){e.shown=t,e.words.querySelectorAll("button").forEach((o,n)=>o.setAttribute("aria-pressed",String(n===t))),Ii(e),_f(e)}function Ii(e){let{bar:t,given:o,svg:n,shown:r,slider:s}=e,a=n.clientWidth;if(!a)return;let i=o.shares.flatMap((l,d)=>{let c=Xt+d*e.row,u=d?c-e.row+t:0;if(!l)return zf(e,a,c,u);let p=l.map(E=>Math.max(0,E[r])),m=p.reduce((E,$)=>E+$,0),h=0,f=p.map((E,$)=>({k:$,from:h,wide:E/m*a,to:h+=E/m*a})),b=A("path",{class:"flow",d:`M0,${u} H${a} L${f[0].to},${c} H0 Z`}),x=f.filter(E=>E.wide>.5).map(E=>A("rect",{class:Lt[E.k],x:E.from,y:c,width:E.wide,height:t})),v=f.filter(({wide:E})=>E>Nf).map(({k:E,from:$,wide:S})=>A("text",{class:`on ${Lt[E]}`,x:$+S/2,y:c+t/2+5},fn(100*l[E][r],0)));return[b,...x,...v,...Rf(e,d,f[1].from,a,c)]});s.style.setProperty("--begins",String(o.begins[r])),s.max=String(Math.floor(100*(1-o.begins[r]))),n.setAttribute("viewBox",`0 0 ${a} ${Xt+o.shares.length*e.row}`),n.replaceChildren(...i,...o.shares.flatMap((l,d)=>Wf(e,d,a,Xt+d*e.row))),s.setAttribute("aria-valuetext",`${s.value} %`)}function zf({bar:e,given:t,shown:o,slider:n},r,s,a){let i=A("path",{class:"flow",d:`M0,${a} H${r} V${s} H0 Z`}),l=A("rect",{class:"veil",x:0,y:s,width:r,height:e});if(t.asks!=="share")return[i,l,A("text",{class:"on",x:r/2,y:s+e/2+5},"covered until you answer")];let d=t.begins[o]*r,c=d+Number(n.value)/100*r,u=A("rect",{class:Lt[0],x:0,y:s,width:d,height:e}),p=A("rect",{class:"mine",x:d+1,y:s+1,width:Math.max(1,c-d-1),height:e-2}),m=A("path",{class:"handle",d:`M${c},${s-5} V${s+e+5}`}),h=r-d<2*Oi,f=c+(h?Tf:Oi)>r,b=A("text",{class:"says",x:c+(f?-10:10),y:s+e/2+5,"text-anchor":f?"end":"start"},`${h?"":`${t.parts[1]}: `}${n.value==="0"?"drag \u2194":`${n.value} %?`}`);return[i,l,u,p,m,b]}function Rf({bar:e,given:{predicted:t,shares:o,focus:n},shown:r},s,a,i,l){if(!t||s!==o.length-1||r!==n)return[];let[d,c]=t.map(h=>Math.min(i-1,a+h/100*i)),u=a>Lf,p=100*(o[s]?.[1][r]??NaN),m=t[0]<=p&&p<=t[1]?"\u2713 as expected":"\u2717 expected here";return[A("path",{class:"predicted",d:`M${a},${l+e+3} v8 H${c} v-8 M${d},${l+e+3} v8`}),A("text",{class:"says",x:u?a-8:c+8,y:l+e+16,"text-anchor":u?"end":"start"},m)]}function Wf({row:e,bar:t,given:{cosines:o},shown:n},r,s,a){let i=o?.[r+1][n];return i===void 0||i>.99995?[]:[A("text",{class:"like",x:s/2,y:a+(e+t)/2+5},`cosine with what it was: ${fn(i)}`)]}function _f({given:e,shown:t,told:o,table:n}){o.textContent=e.told;let r=["layer",...e.parts,e.rest,...e.cosines?["cosine with what it was"]:[]],s=e.shares.map((l,d)=>[...l?l.map(u=>fn(u[t],4)):Array.from(Lt,()=>"covered"),...e.cosines?[fn(e.cosines[d+1][t],4)]:[]]),i=[["each",[...e.notes,...Array(r.length-1-e.notes.length).fill("")]],...s.map((l,d)=>[String(d+1),l])];n.replaceChildren(g("caption",{textContent:`The shares of the state of \u201C${e.tokens[t]}\u201D after each layer`}),g("tr",{},...r.map(l=>g("th",{scope:"col",textContent:l}))),...i.map(([l,d])=>g("tr",{},g("th",{scope:"row",textContent:String(l)}),...[...d].map(c=>g("td",{textContent:c})))))}var Mf,Xt,Lt,Nf,Lf,Oi,Tf,Fr,fn,Ri=N(()=>{"use strict";de();Se();Re();We();Mf=480,Xt=20,Lt=["before","attention","feed","rest"],Nf=12,Lf=120,[Oi,Tf]=[130,60],Fr=({figure:e,given:t})=>e.clientWidth>=Mf?{row:58,bar:34}:t.switches?{row:44,bar:t.cosines?24:34}:{row:38,bar:30};fn=(e,t=2)=>e.toFixed(t).replace("-","\u2212")});var Gi={};D(Gi,{default:()=>jf});function jf(e){let{data:t}=e,{at:o,before:n}=Z(e,Gf);JSON.stringify(n)!==JSON.stringify(t)&&(o.size=gn(t)?.shape??Br(t,gn(t)),Di(o))}function Gf({given:e,send:t}){let o=g("figure",{role:"group"}),n={given:e,size:[4,4],send:t,figure:o},r=0;return new ResizeObserver(()=>{o.clientWidth!==r&&Di(n),r=o.clientWidth}).observe(o),o.addEventListener("pointerover",({target:s})=>_i(o,s.closest("[data-row]"))),o.addEventListener("pointerleave",()=>_i(o,null)),ue(o,"button.block",()=>o.querySelectorAll('button.block[data-i="0"]').length),n}function _i(e,t){let o=t instanceof HTMLElement?t.dataset.row:void 0;for(let n of e.querySelectorAll("[data-row]"))n.classList.toggle("lit",n instanceof HTMLElement&&n.dataset.row===o)}function Di(e){let{given:t,figure:o}=e;if(!o.clientWidth)return;o.setAttribute("aria-label",`${t.columns.flat().flatMap(a=>a?.symbol??[]).join(", ")}: shapes drawn to scale`);let n=t.told.map(a=>g("p",{className:t.fits?"told":"told misfit"},...a.split(/(W_\w)/).flatMap(Bi)));n[0].tabIndex=-1;let r=o.querySelector(".corner:focus")!==null,s=g("div",{className:"boxes"},...Fi(e).map(a=>Xf(e,a)));o.replaceChildren(s,...n),Hi(e),Uf(s),r&&o.querySelector(".corner, .told")?.focus()}function Uf(e){let t=e.querySelector(".chain:has(.asked, [data-rows], [data-columns])")??e.firstElementChild;e.style.setProperty("--line",`${t.offsetHeight}px`),e.scrollTop=t.offsetTop}function Fi({given:{columns:e},figure:t}){let o=t.clientWidth<Ff&&e.length>2?Math.ceil(e.length/2):e.length;return Array.from({length:Math.ceil(e.length/o)},(n,r)=>e.slice(r*o,(r+1)*o))}function Hi(e){let t=e.figure.clientWidth,o=Math.max(0,...e.given.words.map(a=>a.length)),n=Math.max(Math.min(48,t*.13),Math.min(9.5*o,t*.29)),r=Fi(e).map(a=>(t-n-Hf*(a.length+1))/a.reduce((i,[l,d])=>i+Hr(Math.max(bn(e,l)[1],bn(e,d)[1])),0)),s=Math.min(...r);e.figure.style.setProperty("--unit",`${Math.min(e.given.words.length?Math.max(Wi,s/2):Wi,s)}px`),e.figure.style.setProperty("--names",`${n}px`)}function bn(e,t){return t?t===gn(e.given)?e.size:t.shape??Br(e.given,t):[0,0]}function Xf(e,t){let o=e.given.words.map((i,l)=>g("li",{dataset:{row:l}},i)),n=g("ol",{className:"words",ariaLabel:"The words, one row for each"},...o),r=t.map(([i])=>g("div",{className:"above"},...i?[Pi(e,i)]:[])),s=t.map(([,i])=>g("div",{className:"below"},Pi(e,i))),a=g("div",{className:"chain"},g("span"),...r,n,...s);return a.style.gridTemplateColumns=`var(--names) repeat(${t.length}, max-content)`,a}function Pi(e,t){let{symbol:o,letters:n,unequal:r,meets:s,cells:a,shape:i,axes:l,role:d}=t,c=t===gn(e.given),u=g("div",{className:`box${i||c?"":" unknown"}${c?" asked":""}${l.length&&!t.blocks?" deep":""}`,dataset:{symbol:o}});u.style.setProperty("--sheets",String(Math.min(Df,l[0]??1)));for(let x of r)u.dataset[x]="unequal";s&&(u.dataset[s]="meets"),a&&!c&&u.append(...a.map((x,v)=>Yf(x,o==="W_q"||/[ᵀV]$/.test(o)?"":String(v)))),t.blocks||u.append(g("b",{className:"size"},i||c?(l.length?l:bn(e,t)).join(" \xD7 "):"?"));let p=g("p",{className:"label"},g("b",{},...Bi(o),g("span",{},t.blocks?l.join(" \xD7 "):"")),g("small",{},...r.length?[`\u2260 ${r.join(", ")}`]:c?[]:n.split(/_(\w+)/).map((x,v)=>v%2?g("sub",{},x):x))),m=t.blocks?.rows===1?[g("ol",{className:"across",ariaHidden:"true"},...e.given.words.map(x=>g("li",{},x)))]:[],h=g("div",{className:"holder",dataset:{role:d}},p,...m,u);ji(h,bn(e,t)),c&&u.append(Jf(e,t,h)),t.blocks&&u.append(...Kf(e,t.blocks));let[f,b]=t.blocks?.cell??[];return f!==void 0&&b!==void 0&&(u.children[f].children[b].className="met"),h}function Bi(e){let[t,o]=e.split("_");return t==="W"?[t,g("sub",{},o)]:e.split(/(?<=_)/).flatMap((n,r)=>r?[g("br"),n]:[n])}function Kf(e,{rows:t,columns:o,empty:n,marked:r,mine:s,asks:a}){return Array.from({length:t*o},(l,d)=>[Math.floor(d/o),d%o]).map(([l,d])=>{let c=b=>String(b)===String([l,d]),u={empty:n.some(c),marked:r.some(c),mine:s.some(c)},p=t>1&&o>1,m=p?`Queries of sentence ${l+1}, keys of sentence ${d+1}${u.empty?", empty":""}${u.marked?", marked":""}`:`Sentence ${l+d+1}`,h=t>1?"":o>2?String(d+1):`sentence ${d+1}`,f=g(a?"button":"div",{ariaLabel:m,dataset:{rows:t,i:l,j:d},className:`block ${Object.entries(u).flatMap(([b,x])=>x?b:[]).join(" ")}`},g("span",{},h));a?Object.assign(f,{tabIndex:l||d?-1:0,onclick:()=>e.send("block",[l,d])}):f.role="img",p&&(f.onpointerenter=f.onfocus=()=>Vf(e,l,d));for(let[b,x]of Object.entries({i:l,j:d,rows:t,columns:o}))f.style.setProperty(`--${b}`,String(x));return f})}function Vf({figure:e},t,o){for(let r of e.querySelectorAll("[aria-label^=Sentence]"))r.classList.toggle("joined",r.dataset.rows==="1"?r.dataset.j===String(o):r.dataset.i===String(t));let n=e.querySelector(".told");n.textContent=`Here the words of sentence ${t+1} ask those of sentence ${o+1}.`}function Yf(e,t){let o=e.map(n=>{let r=g("i",{className:n<0?"minus":""});return r.style.setProperty("--tint",String(Math.abs(n))),r});return g("div",{className:"row",ariaHidden:"true",dataset:t?{row:t}:{}},...o)}function ji(e,[t,o]){e.style.setProperty("--rows",String(Hr(t))),e.style.setProperty("--columns",String(Hr(o))),e.classList.toggle("small",t<3||o<4)}function Jf(e,t,o){let n=g("button",{type:"button",className:"corner"}),r=e.given.largest,s=i=>{e.size=i,ji(o,e.size),Hi(e);let l=o.querySelector(".size");l.textContent=[...t.axes.slice(0,-2),...e.size].join(" \xD7 "),n.setAttribute("aria-label",`Shape of ${t.symbol}: ${e.size[0]} rows, ${e.size[1]} columns. The arrow keys change it, Enter answers.`)},a=i=>s(i.map(l=>Math.max(1,Math.min(r,Math.round(l)))));return s(e.size),String(e.size)===String(Br(e.given,t))&&!t.shape&&(o.querySelector(".size").textContent="?"),n.addEventListener("pointerdown",i=>{if(i.preventDefault(),i.button)return;n.focus(),n.setPointerCapture(i.pointerId);let[l,d,[c,u]]=[i.clientX,i.clientY,e.size],p=parseFloat(e.figure.style.getPropertyValue("--unit")),m=()=>n.onpointermove=n.onpointerup=n.onpointercancel=null;n.onpointermove=({clientX:h,clientY:f})=>a([c+(f-d)/p,u+(h-l)/p]),n.onpointerup=()=>{m(),(e.size[0]!==c||e.size[1]!==u)&&e.send("shape",e.size)},n.onpointercancel=()=>{m(),s([c,u])}}),n.addEventListener("click",({detail:i})=>i===0&&e.send("shape",e.size)),n.addEventListener("keydown",i=>{let l=Bf[i.key];l&&(i.preventDefault(),a([e.size[0]+l[0],e.size[1]+l[1]]))}),n}var Wi,Pf,Df,Ff,Hf,Bf,gn,Br,Hr,Ui=N(()=>{"use strict";de();Se();Re();Wi=24,Pf=24,Df=4,Ff=560,Hf=14,Bf={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]};gn=({columns:e,asked:t})=>e.flat().find(o=>o&&o.line===t&&!o.symbol.endsWith("\u1D40")),Br=({columns:e,words:t},o)=>t.length?[e.some(([n])=>n===o)?4:t.length,4]:e[0][1].shape??[4,4];Hr=e=>Math.min(Pf,e)});var Ki={};D(Ki,{default:()=>Qf});function Qf(e){let{figure:t}=Z(e,()=>({figure:g("figure",{role:"img"})})).at,{sketches:o,told:n}=e.data;t.ariaLabel=n,t.replaceChildren(...o.map(Zf))}function Zf({title:e,curves:t,dots:o,names:n}){let r=A("svg",{viewBox:"0 0 1 1",preserveAspectRatio:"none"});r.append(...t.map(([a,i])=>A("polyline",{class:a,points:i.map(([l,d])=>`${l},${1-d}`).join(" ")})));let s=g("div",{className:"area"},r,...o.map(a=>Xi("i",a)),...n.map(([a,i])=>Xi("span",a,i)));return g("section",{},g("p",{},e),s)}function Xi(e,[t,o],n=""){let r=g(e,{className:t>.8?"late":""},n);return r.style.left=`${100*t}%`,r.style.bottom=`${100*o}%`,r}var Vi=N(()=>{"use strict";We();de();Se()});var Zi={};D(Zi,{default:()=>oh});function oh(e){let{data:t,setTriggerValue:o}=e,n=matchMedia(eh),{figure:r,folded:s}=Z(e,()=>({figure:g("figure"),folded:t.groups.map(({kind:d})=>d==="folded"||n.matches)})).at,a=t.groups.some(({kind:d})=>d);r.className=a?"mapped":"";let i=null,l=({title:d,told:c,squares:u,kind:p},m)=>{let f=p==="folded"||u.some(({state:O})=>O!=="open")?u.findIndex(({state:O,label:T})=>O==="begun"||T&&O==="open"):-1,{name:b="",label:x=""}=u[f]??{},v=x.length>2?x:b.slice(b.indexOf(": ")+1).trim().replace(/(?<=\?) .*|: .*/,""),E=v?[g("button",{type:"button",className:"ahead",onclick:()=>o("square",[m,f])},`Next: ${v}`)]:[],$=g("p",{className:"says"},...E),S=[];for(let[O,{name:T,state:I,begins:C,label:z}]of u.entries()){(C||!O)&&S.push(g("div",{},g("b",{},C),g("div",{})));let q=a&&(z||T).length>2,H=q?[Qi(I),g("span",{},z||T)]:[Yi[I]||z],oe=`${q?"named":""} ${O===f?"next":""}`,ne=g("button",{type:"button",tabIndex:O?-1:0,title:T,ariaLabel:`${T}: ${Ji[I]}`,className:oe,dataset:{state:I}},...H);a&&!q&&(ne.onpointerenter=ne.onfocus=()=>$.replaceChildren(T),ne.onpointerleave=ne.onblur=()=>$.replaceChildren(...E)),ne.onclick=()=>{let ye=!a||q||i===ne||matchMedia("(hover: hover)").matches;i=ne,ye?o("square",[m,O]):$.replaceChildren(`Press again to go there: ${T}`)},S.at(-1)?.lastChild?.appendChild(ne)}let y=g("div",{className:"all"},...S),k=g("div",{className:"head"},g("h2",{},d),g("p",{},c));if(ue(y,"button"),a&&k.append($),!a||p==="road")return g("section",{className:p},k,y);let M=g("details",{open:!s[m],ontoggle:()=>{s[m]=!M.open}},g("summary",{},`All ${u.length}`),y);return g("section",{className:p},k,M)};r.replaceChildren(...a?[th()]:[],...t.groups.map(l))}var eh,Yi,Ji,Qi,th,el=N(()=>{"use strict";de();Se();Re();eh="(max-width: 640px)",Yi={open:"",begun:"\u25D0",done:"\u2713",later:"\u2713",right:"\u2713",wrong:"\u2717"},Ji={open:"open",begun:"begun",done:"all right",later:"all right, not all at first",right:"right",wrong:"wrong"},Qi=e=>g("i",{ariaHidden:"true",dataset:{state:e}},e==="begun"?"":Yi[e]),th=()=>g("p",{className:"key"},...["open","begun","done","later"].map(e=>g("span",{},Qi(e),Ji[e])))});var sl={};D(sl,{default:()=>nh});function nh(e){let{at:t,before:o}=Z(e,rh);for(let[n,[,r]]of t.given.numbers.entries())o?.numbers[n][1]!==r&&(t.sliders[n].value=String(r));rl(t)}function rh({given:e,send:t}){let o=e.numbers.map(([i,l],d)=>{let c=g("input",{type:"range",min:String(-e.most),max:String(e.most),ariaLabel:i});return c.value=String(l),c.addEventListener("input",()=>rl(a)),c.addEventListener("change",()=>t("number",[d,Number(c.value)])),c}),n=e.sums.map(([i,l,d])=>tl([g("b",{},i)," + ",g("b",{},l),d?" > 0":" \u2264 0"],d?"above":"below")),r=g("p"),s=g("figure",{role:"group",ariaLabel:e.name},...o.map((i,l)=>tl([g("b",{},e.numbers[l][0])],"number",i)),g("hr"),...n,r),a={given:e,send:t,figure:s,sliders:o,sums:n,told:r};return a}function rl({given:e,sliders:t,sums:o,told:n}){let r=Object.fromEntries(e.numbers.map(([d],c)=>[d,Number(t[c].value)]));for(let d of t)ol(d.closest(".row"),Number(d.value),"",e.most);let s=e.sums.map(([d,c])=>r[d]+r[c]),a=d=>e.sums.flatMap(([c,u,p])=>p===d?`${c} + ${u}`:[]).join(" and "),i=nl(s.reduce((d,c,u)=>d+(e.sums[u][2]?c:0),0)),l=s.map((d,c)=>d>0===e.sums[c][2]);for(let[d,c]of o.entries())ol(c,s[d],l[d]?" \u2713":" \u2717",e.most);n.textContent=`${l.filter(Boolean).length} of ${s.length} right. ${e.compares?`${a(!0)} make ${i} together, and so do ${a(!1)}.`:e.told}`}function ol(e,t,o,n){e.style.setProperty("--from",String(Math.min(0,t)/n)),e.style.setProperty("--long",String(Math.abs(t)/n)),e.style.setProperty("--to",String(t/n)),e.classList.toggle("right",o===" \u2713"),e.querySelector("output").replaceChildren(nl(t),g("small",{},o))}var tl,nl,al=N(()=>{"use strict";de();Se();tl=(e,t,...o)=>g("div",{className:`row ${t}`},g("span",{},...e),g("span",{className:"track"},g("i"),...o),g("output",{ariaLive:"off"})),nl=e=>e>0?`+${e}`:String(e).replace("-","\u2212")});var ul={};D(ul,{default:()=>sh});function sh(e){let{at:t,before:o}=Z(e,ah);JSON.stringify(o)!==JSON.stringify(e.data)&&ih(t,e.data)}function ah(e){let t=g("div"),o=g("p",{tabIndex:-1}),n=g("button",{type:"button",className:"answer"}),r=g("figure",{role:"group"},t,o,n),s={...e,figure:r,lines:t,told:o,answer:n,mine:[]};t.addEventListener("click",({target:l,clientX:d})=>{let c=l,u=c.closest(".taken .line:last-child .block"),p=c.closest("button");u&&s.send("share",At(u,d));let m=[...p?.closest(".line")?.querySelectorAll("button.block")??[]];if(!p)return;let h=p.classList.contains("block")?[p]:m,f=h.every(b=>b.dataset.state==="gone");for(let b of h)il(b,!f);o.ariaLive="polite",dl(s)});let a,i=l=>l?.closest("button.block[data-text]");return t.addEventListener("pointerdown",({target:l})=>a=i(l)),t.addEventListener("pointermove",({clientX:l,clientY:d,buttons:c})=>{let u=t.getRootNode(),p=i(u.elementFromPoint(l,d));if(c===1&&p&&p!==a)for(let m of[a,p])m?.dataset.state===""&&m.click()}),ue(t,"button",()=>t.querySelectorAll(".line:first-child button").length),n.addEventListener("click",()=>{s.mine=jr(s).flatMap(({dataset:l},d)=>l.state==="gone"?d:[]),s.given.counted==="gone"?s.send("gone",s.mine.join(" ")):s.send("left",cl(s))}),s}function il(e,t){e.dataset.state=t?"gone":"",e.setAttribute("aria-pressed",String(t)),ll(e)}function ll(e){let{of:t,state:o,text:n,many:r}=e.dataset;e.ariaLabel=`${t}: ${o==="ahead"?"still to come":n?o==="gone"?"0, hidden":n:r}`}function dl(e){let t=cl(e),o=t===1;e.told.textContent=e.given.counted==="left"?`${t} ${o?"is":"are"} left.`:t?`${t} ${o?"weight becomes":"weights become"} 0.`:"No weight is pressed.",e.answer.textContent=`Answer with ${t}`,e.answer.hidden=!e.lines.querySelector("[data-state=gone]")}function ih(e,{name:t,told:o,lines:n,asks:r,takes_share:s,mine:a,framed:i}){let{figure:l,answer:d}=e,c=l.contains(l.getRootNode().activeElement);l.ariaLabel=t,l.style.setProperty("--wide",String(Math.max(...n.map(({blocks:f})=>f.reduce((b,{wide:x,cell:v})=>b+x*v,0))))),l.style.setProperty("--gaps",String(Math.max(...n.map(({blocks:f})=>f.length)))),l.classList.toggle("taken",s),l.classList.toggle("beside",n.every(({note:f})=>!f)),e.lines.replaceChildren(...n.map(({label:f,note:b,blocks:x},v)=>{let E=r?g("button",{type:"button",ariaLabel:`All of ${f}`,tabIndex:-1},f):g("span",{},f);return g("div",{className:v===i?"line framed":"line"},g("div",{className:"title"},E,g("span",{},b)),...x.map($=>lh($,f,r)))}));let u=e.lines.querySelector("button.block");u&&(u.tabIndex=0);let m=(a.length&&e.mine.length!==a.length?a:e.mine).map(f=>jr(e)[f]).filter(f=>f?.dataset.state===""),h=r?[]:m;for(let f of h)f.classList.add("mine");if(r)for(let f of m)il(f,!0);e.mine=[],e.told.ariaLive="off",e.told.textContent=h.length?`${o} Dashed: yours, which stay.`:o,d.hidden=!r,r&&dl(e),c&&!l.contains(l.getRootNode().activeElement)&&e.told.focus()}function lh({label:e,wide:t,high:o,cell:n,role:r,state:s,text:a,share:i},l,d){let c=a?1:t*o,u=g(d?"button":"div",{className:"block",dataset:{of:`${e} of ${l}`,role:r,state:s,many:String(c),...o>1?{}:{flat:""},...a?{text:a}:{}}});d?Object.assign(u,{tabIndex:-1,ariaPressed:"false"}):u.role="img",ll(u);for(let[p,m]of Object.entries({wide:t,high:o,cell:n,share:i}))u.style.setProperty(`--${p}`,String(m));return g("div",{},...e?[g("small",{},e)]:[],u)}var jr,cl,pl=N(()=>{"use strict";Eo();de();Se();Re();jr=({lines:e})=>[...e.querySelectorAll(".block")],cl=e=>jr(e).reduce((t,{dataset:o})=>t+Number(o.state==="gone"==(e.given.counted==="gone")&&o.many),0)});var ml={};D(ml,{NARROW:()=>rt,ONE:()=>Gr,VEILED:()=>wn,asksForWord:()=>re,isFree:()=>Kt,isLike:()=>st,isMark:()=>To,isOff:()=>it,missing:()=>Xr,received:()=>Ur,sharesOf:()=>at,words:()=>$e});function Ur({layers:e,heads:t,tokens:o,largest:n},r){let s=n?e*t*o.length*n*4:r.length;return{weights:new Uint16Array(r.slice(0,s).buffer),pixels:r.slice(s)}}function at(e,[t,o,n]){let{given:r,weights:s}=e,a=$e(e).length,i=r.largest||a,l=((t*r.heads+o)*r.tokens.length+n)*i,d=Array.from(s.subarray(l,l+i),p=>p===65535?null:p===r.nan?NaN:p/65534*r.most);if(!r.largest)return d;let c=new Array(a).fill(0),u=s.subarray(s.length/2+l);return d.forEach((p,m)=>{c[u[m]]=p}),c}var wn,Gr,rt,st,re,Kt,$e,To,Xr,it,Ue=N(()=>{"use strict";wn=65535,Gr=65534,rt=480,st=(e,t)=>String(e)===String(t);re=({given:e})=>e.asks==="word",Kt=e=>re(e)&&e.given.others.length>0&&at(e,e.given.row)[0]!==null,$e=({given:e})=>e.others.length?e.others:e.tokens;To=({given:e},t)=>e.others.length>0&&!e.values.length&&t.includes(1),Xr=({given:e,shown:t})=>st(t,e.row)?e.missing:[],it=({off:e},t,o)=>e.some(([n,r])=>n===t&&r===o)});var fl={};D(fl,{add:()=>Kr,expect:()=>xn});function Kr(e,t){let{given:o,bar:n,shown:[,r]}=e;n.hidden=!o.sums?.length;let s=t[0]!==null&&o.sums?.includes(r);n.classList.toggle("covered",!s),n.style.setProperty("--one",`${100/o.reach}%`);let a=s?[...t,...Xr(e)]:[];for(;n.querySelectorAll("i").length<Math.max(t.length,a.length);)n.prepend(g("i"));for(let[i,l]of[...n.querySelectorAll("i")].entries()){let d=(a[i]||0)/o.reach;l.style.width=`${100*d}%`,l.className=d&&i>=t.length?"missing":"",l.textContent=l.className&&d>.09?$e(e)[i-t.length]:""}xn(e)}function xn({given:e,mine:t,slider:o,answer:n}){let r=e.asks==="share"?Number(o.value)/100:e.expected;o.hidden=n.hidden=e.asks!=="share",o.dir=e.fromEnd?"rtl":"ltr",t.hidden=r===null,t.classList.toggle("end",e.fromEnd),t.classList.toggle("given",o.hidden),t.style.width=`${100*(r??0)}%`,t.textContent=`${Math.round(100*(r??0))} %`,n.textContent=`Answer with ${t.textContent}`}var vn=N(()=>{"use strict";de();Ue()});var hl={};D(hl,{LINE:()=>Ve,highest:()=>Oo,path:()=>lt});function lt(e,t,o){if(e.given.others.length)return`M${t.x},${t.y} C${t.x},${(t.y+o.y)/2} ${o.x},${(t.y+o.y)/2} ${o.x},${o.y}`;if(e.isWrapped&&t.y!==o.y){let a=e.line>Ve?44:29,[i,l]=t.y<o.y?[t.y+a,o.y+8]:[t.y+8,o.y+a];return`M${t.x},${i} C${t.x},${(i+l)/2} ${o.x},${(i+l)/2} ${o.x},${l}`}if(e.isWrapped&&t.x!==o.x)return`M${t.x},${t.y} Q${(t.x+o.x)/2},${t.y-Math.min(.8*e.line,t.y+8)} ${o.x},${o.y}`;if(e.isWrapped){let a=Math.min(.58*e.line,1.2*(t.y+8));return`M${t.x-5},${t.y} c${-.4*a},${-a} ${.4*a+10},${-a} 10,0`}let n=Oo(Math.max(...e.places.map(({x:a})=>Math.abs(a-t.x)),Math.abs(o.x-t.x))),r=t.y-2*Oo(o.x-t.x)*Math.min(e.figure.clientWidth<480?2:1,(t.y-20)/n),s=Math.min(60,1.6*Math.min(t.x,e.figure.clientWidth-t.x));return t.x===o.x?`M${t.x-8},${t.y} c${-s},-110 ${s+16},-110 16,0`:`M${t.x},${t.y} Q${(t.x+o.x)/2},${r} ${o.x},${o.y}`}var Ve,Oo,Vt=N(()=>{"use strict";Ue();Ve=44,Oo=e=>30+Math.abs(e)*.475});var gl={};D(gl,{named:()=>yn,rounded:()=>ct,said:()=>Vr});function ct(e,t){let o=e.toFixed(t);return Number(o)!==e&&[0,1].includes(Number(o))?`\u2248 ${Number(o)}`:o}function Vr(e,t){let{given:o,shown:[n,r,s]}=e,a=it(o,n,r),i=o.layers*o.heads>1||o.names.length?`${dh(yn(o,n,r))}${a?".":":"} `:"";if(t[0]===null)return[g("span",{className:"where"},i.replace(": ",". ")),`What \u201C${o.tokens[s]}\u201D ${o.verb==="times"?"has with each":o.verb} is ${o.covered[r]??o.covered[0]}.`];if(Number.isNaN(t[0]))return[`${i}\u201C${o.tokens[s]}\u201D has nan for every word: 0/0.`];if(To(e,t))return[`${o.tokens[s]} \u2194 `,g("b",{},$e(e)[t.indexOf(1)])];let l=t.map(Number),d=l.map((f,b)=>({share:f,j:b})).filter(({share:f})=>f).sort((f,b)=>b.share-f.share).slice(0,3),u=o.drawn!==null&&!o.isSent?`\u2717 Not \u201C${$e(e)[o.drawn??0]}\u201D: draw another from \u201C${o.tokens[s]}\u201D.`:`Draw a thread from \u201C${o.tokens[s]}\u201D, or press its word.`;if(!d.length)return re(e)?[u]:[];let p=o.moves&&r?at(e,[n,0,s]):[],m=`${a?"Before, ":""}\u201C${o.tokens[s]}\u201D ${a?"attended to":o.verb} `,h=d.map(({share:f,j:b},x)=>g("span",{className:"pair"},x?", ":"",`${ch($e(e),b)} `,g("b",{},ct(f,4)),p.length?` (before ${ct(p[b]??0,4)})`:""));return[g("span",{className:o.names.length*o.layers>1?"where":""},i),g("span",{className:"first"},m,h[0]),...h.slice(1),t.length>3&&d.length===3?" \u2026":"",o.largest?` Of so long a text, the ${o.largest} largest weights of each word are here.`:"",o.drawn!==null&&s===o.row[2]&&!re(e)?"; dashed: yours":"",o.sums?.includes(r)?`; all add up to ${l.reduce((f,b)=>f+b,0).toFixed(4)}.`:""]}var ch,yn,dh,kn=N(()=>{"use strict";de();Ue();ch=(e,t)=>e.indexOf(e[t])===e.lastIndexOf(e[t])?e[t]:e[t]+[...String(t+1)].map(o=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089"[Number(o)]).join(""),yn=(e,t,o)=>(e.names[o]??`Layer ${t+1}, head ${o+1}`)+(it(e,t,o)?`, ${e.change}`:""),dh=e=>/[A-Za-z]\.\w/.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)});var bl={};D(bl,{show:()=>he});function he(e,t){e.shown=[...t];let{given:o,svg:n,places:r,ends:s}=e,[a,i,l]=t,d=at(e,t),c=d[0]===null,u=c||re(e)&&!d.some(Boolean),p=!o.others.length,m=it(o,a,i);n.classList.toggle("changed",m);for(let S of n.querySelectorAll(".kept"))S.classList.toggle("drawn",Number(S.dataset.word)===l);let h=l===o.row[2]?o.drawn:null,f=h!==null&&u&&!c&&!o.isSent,b=To(e,d),x=S=>o.names.length>0&&S===0,v=o.sums&&!s.some(({x:S},y)=>y&&S-s[y-1].x<mh)?4:2,E=(S,y=!1)=>S===null?"":Number.isNaN(S)?"nan":x(S)?"0":S>uh||(o.sums||o.moves)&&(S||p)||(S||o.values.length)&&s.length<=ph?ct(S,v):y?ct(S,v):"",$=e.isWrapped?d.map(Number).sort((S,y)=>y-S)[fh]??0:.02;n.querySelectorAll(".thread").forEach((S,y)=>{let k=d[y]||0;S.setAttribute("d",lt(e,r[l],s[y]));let M=Math.hypot(s[y].x-r[l].x,s[y].y-r[l].y),O=(e.isWrapped?Math.min(14,M/6||14):b?12:o.least?16:30)*((k-o.least)/(o.most-o.least));S.setAttribute("stroke-width",String(Math.max(.6,O))),S.classList.toggle("none",c||x(d[y])||Number.isNaN(d[y])||u&&!p),S.setAttribute("opacity",String(u?0:k>$?.7:e.isWrapped||b?0:.4))});for(let S of n.querySelectorAll(".word")){let[y,k]=[Number(S.dataset.word),p||S.dataset.side==="to"],M=d[y]??0,O=S.dataset.side==="from"&&y===l;S.classList.toggle("from",O),S.classList.toggle("most",k&&!O&&M>.3);let T=re(e)?"draw the thread here":`${o.tokens[l]} ${m?"attended to":o.verb} it: ${c?"a share that is covered":ct(M,2)}`,I=k&&o.values.length?`, ${o.values[y]}`:"";S.setAttribute("aria-label",k?`${S.textContent}${I}: ${T}`:`${S.textContent}: show its threads`)}n.querySelectorAll(".share").forEach((S,y)=>{let k=f?"\u2717":c&&o.expected!==null?`\u2717 ${ct(o.expected,v)}`:E(d[y],!0);S.textContent=b?"":E(d[y])||(y===h?k:"")||(c?"?":"")}),n.classList.toggle("wrong",f),n.querySelector(".mine")?.setAttribute("d",h!==null?lt(e,r[l],s[h]):""),Kr(e,d),e.told.classList.toggle("exact",!c&&!o.sums?.length),e.told.replaceChildren(...Vr(e,d)),e.grid.querySelectorAll("button").forEach((S,y)=>S.classList.toggle("shown",y===a*o.heads+i))}var uh,ph,mh,fh,Yt=N(()=>{"use strict";vn();Vt();kn();Ue();uh=.045,ph=7,mh=50,fh=12});var wl={};D(wl,{pictures:()=>Yr});function Yr(e){let{given:t,grid:o}=e,n=t.layers*t.heads;if(o.hidden=n<2,o.style.setProperty("--heads",String(t.heads)),o.classList.toggle("named",t.names.length>0),o.classList.toggle("many",t.names.length>5),e.svg.classList.toggle("plays",t.plays),[...o.querySelectorAll("button")].length!==n&&n>1){let d=Array.from({length:t.heads},(u,p)=>String(p+1)),c=[g("i",{className:"layer"},"head"),...d].map(u=>g("small",{ariaHidden:"true"},u));o.replaceChildren(...t.names.length?[]:c,...Array.from({length:t.layers},(u,p)=>{let m=t.names.length?[]:[g("i",{className:"layer"},"layer "),String(p+1)];return[g("span",{hidden:!m.length},...m),...d.map((h,f)=>gh(e,p,f))]}).flat())}for(let d of o.querySelectorAll("p"))d.remove();o.prepend(...t.explained.map(([d,c])=>g("p",{},g("b",{},d),c)));let[s,a]=t.side?[t.side,t.side]:[t.tokens.length,$e(e).length],i=o.querySelectorAll("canvas"),l=hh(i[0]);i.forEach((d,c)=>{d.width=a,d.height=s;let u=d.getContext("2d"),p=u.createImageData(a,s),m=new Uint32Array(p.data.buffer);for(let k=0;k<s*a;k++){let M=e.weights[c*s*a+k];m[k]=t.side?l[e.pixels[c*s*a+k]]:M===65535?0:M===t.nan?4286611584:l[Math.round(255*Math.sqrt(M/65534))]}u.putImageData(p,0,0);let[h,f]=[Math.floor(c/t.heads),c%t.heads],b=!t.side&&e.weights.subarray(c*s*a,(c+1)*s*a).every(k=>k===65535),x=d.parentElement,[v,E]=[t.names[f],t.names[f-1]],[,$,S=""]=/^(\D+ )(\d+)$/.exec(v??"")??["",v],y=E===v||S&&E?.startsWith($);v&&x.replaceChildren(d,g("small",{},g("i",{className:y?"again":""},$.replace(/ $/,"\xA0")),S)),x.classList.toggle("off",it(t,h,f)),x.classList.toggle("veiled",b),x.classList.toggle("outlined",t.outlined.some(([k,M])=>k===h&&M===f)),d.style.transformOrigin=`${100*f/(t.heads-1)}%`,x.ariaLabel=x.title=`${yn(t,h,f)}${b?", covered":""}`})}function hh(e){let t=e&&getComputedStyle(e),o=s=>s?.match(/\d+/g)?.map(Number)??[0,0,0],[n,r]=[o(t?.color),o(t?.backgroundColor)];return Uint32Array.from({length:256},(s,a)=>{let[i,l,d]=r.map((c,u)=>Math.round(c+(n[u]-c)*a/255));return 255<<24|d<<16|l<<8|i})}function gh(e,t,o){let n=t===e.chosen[0]&&o===e.chosen[1]?0:-1,r=g("button",{type:"button",tabIndex:n},g("canvas")),s=()=>he(e,[t,o,re(e)?e.given.row[2]:e.chosen[2]]);return r.onpointermove=()=>e.shown[0]===t&&e.shown[1]===o||s(),r.onfocus=s,r.onblur=()=>he(e,e.chosen),r.onclick=()=>{e.chosen=[t,o,e.chosen[2]],he(e,e.chosen),e.send("head",[t,o])},r}var Jr=N(()=>{"use strict";de();Yt();kn();Ue()});var yl={};D(yl,{lay:()=>Tt});function Tt(e){let{given:t,svg:o}=e,n=e.figure.clientWidth;if(!n)return;let r=n<480,s=t.others.length>0,a=xl(e,t.tokens,n,Qr(t)?t.others:[]),i=Qr(t)?a:xl(e,$e(e),n),l=Math.min(a.type,i.type),d=!s&&t.tokens.length>xh,c=!s&&l<(r?bh:qo);e.isWrapped=d||c,e.line=d?Ve:t.layers>1?(r?.66:1)*vh:(r?t.heads>1?1.75:1.2:1)*yh,e.figure.classList.toggle("long",d);let[u,p]=[a.middles[0],a.middles[a.middles.length-1]],m=r&&t.heads===1&&!t.sums?200:150,h=Math.min(t.change?Eh:t.layers>1?Sh:kh,t.counts.length?Math.max(106,n*.32):Math.max(m,n*.36),Math.max(110,60+Oo(p-u))),f=t.values.length&&18,[b,x]=s?[54+f,r?230:f?220:280]:[h,h];e.places=e.isWrapped?Lh(e,a.written,n):a.middles.map(q=>({x:q,y:x})),e.ends=s?i.middles.map(q=>({x:q,y:b})):e.places;let v=e.isWrapped?e.places[e.places.length-1].y+46:0;o.setAttribute("viewBox",`0 0 ${n} ${v||x+(s?34:t.counts.length?90+Sn(n):56)}`);let E=e.ends.map(()=>A("path",{class:"thread"})),$=[...t.tokens.map((q,H)=>vl(e,q,H,e.places[H],"from",e.isWrapped?qo:l)),...t.others.map((q,H)=>vl(e,q,H,e.ends[H],"to",l))],S=s?-36-f:e.isWrapped?39:51,y=e.ends.map(({x:q,y:H})=>A("text",{class:"share",x:q,y:H+S,"text-anchor":"middle"})),k=t.values.map((q,H)=>A("text",{class:"value",x:e.ends[H].x,y:b-36,"text-anchor":"middle"},q)),M=Object.entries({weight:b-54,value:b-36,key:b-12,query:x+24}),O=f&&n>480?M.map(([q,H])=>A("text",{class:q,x:0,y:H},q)):[];o.classList.toggle("valued",!!f);let T=o.getRootNode().activeElement,I=T instanceof SVGElement?[...o.querySelectorAll(".word")].indexOf(T):-1,C=[...o.querySelectorAll(".word[data-side=from]")].map(q=>({text:q.textContent,x:Number(q.getAttribute("x"))}));o.replaceChildren(...Kt(e)?e.places.map(({x:q,y:H})=>A("circle",{class:"grip",cx:q,cy:H-5,r:5})):[],...s?Nh(e):[],...E,A("path",{class:"mine"}),...$,...y,...k,...O,...Ah(e,n));let z=e.shown;$[I]?.focus(),he(e,z),!s&&!e.isWrapped&&Mh($,C)}function Ah({given:{counts:e,levels:t},places:o},n){let r=Math.max(...t.map(([,p])=>p)),s=Math.max(...e),a=Math.min(2*s,Math.max(s,r)),i=o[0].y+72+Sn(n),l=p=>Sn(n)*Math.min(p,a)/a,d=e.flatMap((p,m)=>[A("rect",{class:"count",x:o[m].x-14,y:i-l(p),width:28,height:l(p)}),A("text",{class:"counted",x:o[m].x,y:i+16,"text-anchor":"middle"},p.toFixed(Number.isInteger(p)?0:4))]),c=i-Sn(n)-9,u=t.flatMap(([p,m],h)=>[...[`M0,${i-l(m)} H${n}`,`M${h?n-20:0},${c} h20`].map(f=>A("path",{class:h?"expected guess":"expected",d:f})),A("text",{class:"level",x:h?n-26:26,y:c+4,"text-anchor":h?"end":"start"},m>a?`${p} \u2191`:p)]);return[...d,...u]}function Mh(e,t){let[o,n]=[t.map(({text:s})=>s),e.map(({textContent:s})=>s)];if(!([...o].sort().join(" ")!==[...n].sort().join(" ")||o.join(" ")===n.join(" ")||matchMedia("(prefers-reduced-motion: reduce)").matches))for(let s of e){let[{x:a}]=t.splice(t.findIndex(({text:l})=>l===s.textContent),1),i=a-Number(s.getAttribute("x"));s.animate([{transform:`translateX(${i}px)`},{transform:"none"}],{duration:700,easing:"ease-in-out"})}}function xl(e,t,o,n=[]){let r=g("canvas").getContext("2d");r.font=`${Co}px ${getComputedStyle(e.figure).fontFamily}`;let s=t.map((c,u)=>Math.max(36,...[c,n[u]??""].map(p=>r.measureText(p).width*1.06+(o<480?8:14)))),a=s.reduce((c,u)=>c+u,0),i=Math.min($h,o/a),l=(o-a*i)/2;return{middles:s.map(c=>(l+=c*i,l-c*i/2)),type:Math.min(wh,Co*i),written:s}}function Lh({line:e,given:t},o,n){let r=e>Ve?8:0,s=o.reduce((c,u)=>c+u*qo/Co,2*r),a=s/Math.ceil(1.08*s/n)+.6*Math.max(...o)*qo/Co,i=qo/Co*(e>Ve?Math.max(1,n/a):1),[l,d]=[r,t.layers>1&&e>Ve?14:24];return o.map(c=>{let u=c*i;return l+u>n&&([l,d]=[r,d+e]),l+=u,{x:l-u/2,y:d}})}function vl(e,t,o,{x:n,y:r},s,a){let i=s==="to"?-12:e.given.others.length||e.isWrapped?24:28,l=re(e)&&e.given.others.length?s==="to"&&o===0:s==="from"&&o===e.chosen[2];return A("text",{class:"word",x:n,y:r+i,"text-anchor":"middle","font-size":a,role:"button",tabindex:l?0:-1,"data-word":o,"data-side":s},t)}var Co,qo,bh,wh,xh,vh,yh,kh,Sh,Eh,Sn,$h,Qr,Nh,En=N(()=>{"use strict";de();We();Vt();Yt();Ue();Co=19,qo=16,bh=14,wh=26,xh=48,vh=140,yh=96,kh=260,Sh=150,Eh=84,Sn=e=>e<480?60:70,$h=2.2,Qr=({others:e,tokens:t})=>e.length>0&&e.length===t.length;Nh=e=>e.given.tokens.flatMap((t,o)=>at(e,[0,0,o]).flatMap((n,r)=>n===1?[A("path",{class:o===r&&Qr(e.given)&&!re(e)?"kept straight":"kept",d:lt(e,e.places[o],e.ends[r]),"data-word":o})]:[]))});var El={};D(El,{begin:()=>es,end:()=>os,look:()=>rs,move:()=>ts,typed:()=>ns});function Zr(e,t,o){let{left:n,top:r}=e.svg.getBoundingClientRect();if(e.isWrapped){let i=o.map(({x:l,y:d})=>Math.abs(l-t.clientX+n)+9*Math.abs(Math.round((d+10-t.clientY+r)/e.line))*e.line);return i.indexOf(Math.min(...i))}let s=t.clientX-n,a=o.map(({x:i})=>Math.abs(i-s));return a.indexOf(Math.min(...a))}function Th(e,t,{x:o,y:n}){let{left:r,top:s}=e.svg.getBoundingClientRect();return Math.abs(t.clientX-r-o)<kl.x&&Math.abs(t.clientY-s-n)<kl.y}function $n(e,t){let{top:o,height:n}=e.svg.getBoundingClientRect(),r=t.clientY-o>n/2;return e.given.others.length?{begins:r,ends:!r}:{begins:!0,ends:!0}}function es(e,t){let o=Zr(e,t,e.places);e.begun=$n(e,t).begins?o:null,!(!e.given.moves&&(!re(e)||!$n(e,t).begins||o!==e.given.row[2]&&!Kt(e)))&&(e.from=o,e.svg.setPointerCapture(t.pointerId))}function ts(e,t){if(e.from!==null){let{left:o,top:n}=e.svg.getBoundingClientRect();e.given.moves?e.svg.querySelectorAll(".word")[e.from].setAttribute("x",String(t.clientX-o)):e.svg.querySelector(".mine")?.setAttribute("d",lt(e,e.places[e.from],{x:t.clientX-o,y:t.clientY-n}))}else if(t.pointerType==="mouse"&&!re(e)&&$n(e,t).begins){let o=Zr(e,t,e.places);o!==e.shown[2]&&he(e,[e.chosen[0],e.chosen[1],o])}}function os(e,t){let o=e.from;e.from=null;let{begins:n,ends:r}=$n(e,t),s=Zr(e,t,re(e)?e.ends:e.places);if(e.given.moves&&o!==null&&o!==s)return e.svg.querySelector(".word:focus")?.blur(),e.send("move",[o,s]);e.given.moves&&Tt(e);let a=o!==null&&!e.given.moves&&!e.given.others.length&&s===e.given.row[2],i=re(e)&&e.begun!==null&&e.begun!==e.given.row[2]&&(e.given.others.length>0||s!==e.begun),l=re(e)&&o===null&&!Th(e,t,e.ends[s]);i&&Kt(e)&&r&&e.send("move",[e.begun??0,s]),(re(e)?r:n)&&!a&&!i&&!l?Sl(e,s):he(e,e.shown)}function Sl(e,t){if(re(e)){if(t===e.given.drawn)return he(e,e.shown);e.given={...e.given,drawn:t,isSent:!0},he(e,e.shown),e.send("word",t);return}e.chosen=[e.chosen[0],e.chosen[1],t],he(e,e.chosen)}function ns(e,t){let{side:o,word:n}=t.target.dataset;!o||t.key!=="Enter"&&t.key!==" "||(t.preventDefault(),(!e.given.others.length||o==="to"===re(e))&&Sl(e,Number(n)))}function rs(e,{dataset:{side:t,word:o}}){t==="from"&&!re(e)&&he(e,[e.chosen[0],e.chosen[1],Number(o)])}var kl,ss=N(()=>{"use strict";En();Vt();Yt();Ue();kl={x:60,y:44}});var $l={};D($l,{default:()=>Ch});function Ch({parentElement:e,data:t,setTriggerValue:o}){let n=new DataView(t.buffer,t.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(t.subarray(4,4+n))),{weights:s,pixels:a}=Ur(r,t.subarray(4+n)),{at:i,before:l}=Z({parentElement:e,data:r,setTriggerValue:o},Ih),d=!!l&&st($e({given:l}),$e(i))&&(st(l.row,r.row)||st(i.chosen,r.row)),c=p=>p.slice(-(r.tokens.length**2)),u=!d||!st(l.names,r.names)||r.plays&&!st(c(i.weights),c(s));Object.assign(i,{weights:s,pixels:a}),d||(i.chosen=[...r.row]),i.shown=[...re(i)?r.row:i.chosen],i.figure.setAttribute("aria-label",r.name),i.svg.classList.toggle("asking",re(i)),i.svg.classList.toggle("moves",r.moves),r.asks==="share"&&(l?.asks!=="share"||!d||l.fromEnd!==r.fromEnd)&&(i.slider.value=String(Math.round(100*(r.expected??.5))),i.answer.disabled=r.expected===null),Yr(i),Tt(i),r.plays&&u&&qh(i)}function qh(e){let[t,o,n]=e.chosen,r=0;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let s=()=>{r>o||!e.svg.isConnected?clearInterval(e.timer):he(e,[t,r++,n])};e.timer=setInterval(s,Oh),s()}function Ih({given:e,send:t}){let o=A("svg"),n=g("p",{className:"told"}),[r,s]=[g("em"),g("input",{type:"range",value:"50",ariaLabel:"How much of the bar, in per cent; Enter answers"})],a=g("div",{className:"bar"},g("b"),r,s),i=g("button",{type:"button",className:"answer"}),l=g("div",{className:"heads"}),d=g("figure",{role:"group"},o,a,i,n,l),c={given:e,weights:new Uint16Array,pixels:new Uint8Array,chosen:e.row,shown:e.row,send:t,figure:d,svg:o,told:n,bar:a,mine:r,slider:s,answer:i,grid:l,places:[],ends:[],isWrapped:!1,line:Ve,begun:null,from:null,timer:0};new ResizeObserver(()=>Tt(c)).observe(d);for(let p of["pointerdown","focusin"])d.addEventListener(p,()=>clearInterval(c.timer));l.addEventListener("pointermove",()=>clearInterval(c.timer)),o.addEventListener("pointerdown",p=>es(c,p)),o.addEventListener("pointermove",p=>ts(c,p)),o.addEventListener("pointerup",p=>os(c,p)),o.addEventListener("pointercancel",()=>{c.from=null,Tt(c)}),o.addEventListener("pointerleave",()=>c.from===null&&he(c,c.chosen)),o.addEventListener("keydown",p=>ns(c,p)),d.addEventListener("focusin",({target:p})=>rs(c,p));for(let p of["from","to"])ue(d,`[data-side=${p}]`);ue(l,"button",()=>c.given.heads),l.addEventListener("pointerleave",()=>he(c,c.chosen));let u=({pointerType:p,target:m})=>p==="touch"&&m instanceof Element?m.closest("button"):null;l.addEventListener("pointerdown",p=>{l.classList.toggle("swept",!!u(p)),u(p)&&p.target.releasePointerCapture(p.pointerId)}),l.addEventListener("pointerup",p=>u(p)?.click()),l.addEventListener("touchend",p=>p.cancelable&&p.preventDefault());for(let p of["pointerup","pointercancel","pointerleave"])l.addEventListener(p,()=>l.classList.remove("swept"));return s.addEventListener("input",()=>{i.disabled=!1,xn(c)}),i.addEventListener("click",()=>c.send("share",Number(s.value))),s.addEventListener("keydown",p=>p.key==="Enter"&&c.send("share",Number(s.value))),c}var Oh,Al=N(()=>{"use strict";de();Se();Re();We();vn();Jr();En();Vt();ss();Yt();Ue();Oh=550});var zl={};D(zl,{default:()=>Rh});function Rh(e){let{data:t}=e,{at:o,before:n}=Z(e,Wh),r=!!n&&(t.question!==n.question||String(t.places)!==String(n.places));for(let s of[o.exchange,o.both])s.hidden=t.asks;as(o),r&&is(o,t.places)}function Wh({given:e,send:t}){let o=A("svg",{class:"line"}),n=A("g",{"aria-hidden":"true"}),r=["band","query","key"].map(b=>_h(b));o.append(n,...r);let s=e.angles.map(()=>A("svg",{class:"plane","aria-hidden":"true"})),a=A("svg",{class:"curve","aria-hidden":"true"}),i=g("button",{type:"button"},"Exchange the two"),l=g("button",{type:"button"},"Two pairs"),d=g("button",{type:"button",className:"answer"},"Answer: largest here"),c=g("output",{tabIndex:-1}),u=g("div",{className:"drawn"},g("div",{className:"arrows"},...s),a),p=g("div",{className:"controls"},d,i,l),m=`The query of ${e.words[0]} and the key of ${e.words[1]}, turned by their places`,h=g("figure",{role:"group",ariaLabel:m},o,u,c,p),f={given:e,send:t,figure:h,line:o,ground:n,sliders:r,planes:s,curve:a,told:c,exchange:i,both:l,here:d,places:[...e.places],seen:[...e.places],many:1,held:null,frame:0};new ResizeObserver(()=>as(f)).observe(h),o.addEventListener("pointerdown",b=>Ph(f,b)),o.addEventListener("pointermove",b=>f.held&&Dh(f,b));for(let b of["pointerup","pointercancel"])o.addEventListener(b,()=>{f.held=null});return o.addEventListener("keydown",b=>Fh(f,b)),i.addEventListener("click",()=>is(f,[f.places[1],f.places[0]])),l.addEventListener("click",()=>{f.many=3-f.many,as(f)}),d.addEventListener("click",()=>f.send("places",f.places)),f}function _h(e){let t=A("g",{class:e,role:"slider",tabindex:0,"aria-valuemin":0});return t.append(A("rect",{rx:14})),e!=="band"&&t.append(A("line"),A("text",{"text-anchor":"middle"})),t}function as(e){let t=e.figure.clientWidth;if(!t)return;e.line.setAttribute("viewBox",`0 0 ${t} ${Te.high}`);let o=Array.from({length:Ot(e)},(n,r)=>A("text",{x:An(e,r),y:Te.places+5,"text-anchor":"middle"},String(r)));e.ground.replaceChildren(A("line",{x1:An(e,0),x2:An(e,Ot(e)-1),y1:Te.places,y2:Te.places}),...o),e.both.setAttribute("aria-pressed",String(e.many>1)),e.planes.forEach((n,r)=>{n.style.display=r<e.many?"":"none"}),e.figure.classList.toggle("both",e.many>1),Cl(e),ql(e)}function is(e,t){e.places=t,Cl(e),Nl(e)}function Nl(e){cancelAnimationFrame(e.frame);let t=matchMedia("(prefers-reduced-motion: reduce)").matches,o=e.seen.map((n,r)=>t||Math.abs(e.places[r]-n)<.01?e.places[r]:n+(e.places[r]-n)/5);e.seen=o,ql(e),String(e.seen)!==String(e.places)&&(e.frame=requestAnimationFrame(()=>Nl(e)))}function Ll(e,t,o,n){let r=t?[n[t-1]]:n,s=Math.max(-Math.min(...r),Math.min(o,Ot(e)-1-Math.max(...r)));is(e,n.map((a,i)=>t&&i!==t-1?a:a+s))}function Tl(e,t){let{left:o}=e.line.getBoundingClientRect();return(t.clientX-o-Te.edge)/(e.figure.clientWidth-2*Te.edge)*(Ot(e)-1)}function Ph(e,t){let o=t.target instanceof Element?e.sliders.findIndex(n=>n.contains(t.target)):-1;o<0||t.button||(e.held={which:o,from:Tl(e,t),places:e.places},e.line.setPointerCapture(t.pointerId),e.sliders[o].focus({preventScroll:!0}),t.preventDefault())}function Dh(e,t){let{which:o,from:n,places:r}=e.held;Ll(e,o,Math.round(Tl(e,t)-n),r)}function Fh(e,t){let o=e.sliders.findIndex(r=>r===t.target),n=zh[t.key];o<0||!n||t.ctrlKey||t.metaKey||t.altKey||(t.preventDefault(),Ll(e,o,n,e.places))}function Cl(e){let{words:[t,o]}=e.given,[n,r]=e.places,s=r-n,a=s?`${o} is ${Math.abs(s)} ${s<0?"before":"after"} ${t}`:`${o} and ${t} are at the same place`,[i,l]=[Ol(e),Il(e)],d=g("b",{},i===null?e.given.covered:Ml(i)),c=e.given.wrong&&String(e.places)===String(e.given.places),u=e.here.matches(":focus");e.here.hidden=!e.given.asks||c,u&&e.here.hidden&&e.told.focus({preventScroll:!0}),e.told.ariaLive=e.figure.matches(":focus-within")?"polite":"off",e.told.replaceChildren(`Places ${n} and ${r}: ${a}. Score ${e.given.names.join(" \xB7 ")}: `,d,l?`; exchanged, \u25CB: ${Ml(l[1])}`:"");let p=["Both words together",`${t}, the query`,`${o}, the key`];e.sliders.forEach((m,h)=>{m.setAttribute("aria-label",p[h]),m.setAttribute("aria-valuemax",String(Ot(e)-1)),m.setAttribute("aria-valuenow",String(e.places[Math.max(0,h-1)])),m.setAttribute("aria-valuetext",h?`place ${e.places[h-1]}`:`places ${n} and ${r}`)})}function ql(e){let[t,o]=e.seen.map(s=>An(e,s)),[n,...r]=e.sliders;Le(n.children[0],{x:Math.min(t,o)-15,y:Te.places-14,width:Math.abs(t-o)+30,height:28}),r.forEach((s,a)=>{let[i,l]=[[t,Te.query],[o,Te.key]][a],[d,c,u]=s.children,p=e.given.words[a].length*4.6+11;u.textContent=e.given.words[a],Le(d,{x:i-p,y:l-14,width:2*p,height:28}),Le(c,{x1:i,x2:i,y1:a?l-14:l+14,y2:a?Te.places+12:Te.places-12}),Le(u,{x:i,y:l+5})}),e.planes.slice(0,e.many).forEach((s,a)=>s.replaceChildren(...Hh(e,a,s))),e.curve.replaceChildren(...Bh(e))}function Hh(e,t,o){let n=o.clientWidth||200;o.setAttribute("viewBox",`0 0 ${n} ${n+22}`);let{query:r,key:s,angles:a}=e.given,i=Math.max(...[...r,...s].map(([S,y])=>Math.hypot(S,y))),l=(n/2-(n<Io?19:22))/i,d=n/2,c=(S,y)=>[d+y*l*Math.cos(S),d-y*l*Math.sin(S)],u=[r[t],s[t]].map(([S,y],k)=>{let[M,O,T]=[Math.atan2(y,S),e.seen[k]*a[t],Math.hypot(S,y)];return{kind:k?"key":"query",start:M,turn:O,far:T,end:M+O}}),[p,m]=u,h=m.far*Math.cos(m.end-p.end),f=Math.sin(m.end-p.end)<0?-18:18,[b,x]=[c(m.end,m.far),c(p.end,h)],v=Math.atan2(Math.sin(m.end-p.end),Math.cos(m.end-p.end)),E=Array.from({length:31},(S,y)=>c(p.end+v*y/30,.6)),$=u.flatMap(({kind:S,start:y,turn:k,far:M,end:O})=>{let[T,I]=c(O,M),C=Array.from({length:61},(oe,ne)=>c(y+k*ne/60,.22+(S==="key"?.12:0)+.05*Math.abs(k)*ne/60/Math.PI)),z=(S==="key"?1:-1)*(Math.sin(m.end-p.end)<0?-1:1)*(h>.94*m.far?16:9),[q,H]=[c(O,M+10/l)[0]-z*Math.sin(O),c(O,M+10/l)[1]-z*Math.cos(O)];return[A("line",{class:`ghost ${S}`,x1:d,y1:d,x2:c(y,M)[0],y2:c(y,M)[1]}),A("path",{class:`turn ${S}`,d:`M${C.join(" L")}`}),A("line",{class:`shaft ${S}`,x1:d,y1:d,x2:T,y2:I}),A("path",{class:`head ${S}`,d:S==="key"?"M-9 -6 L0 0 L-9 6":"M1 0 L-10 -5 L-10 5 Z",transform:`translate(${T} ${I}) rotate(${-O*180/Math.PI})`}),A("text",{class:S,x:q,y:H+5,"text-anchor":"middle"},e.given.names[S==="key"?1:0])]});return[A("line",{class:"axis",x1:4,x2:n-4,y1:d,y2:d}),A("line",{class:"axis",x1:d,x2:d,y1:4,y2:n-4}),A("path",{class:"between",d:`M${d},${d} L${E.join(" L")} Z`}),...Ol(e)===null?[]:[A("line",{class:"fall",x1:b[0],y1:b[1],x2:x[0],y2:x[1]}),A("line",{class:h<0?"shade minus":"shade",x1:d,y1:d,x2:x[0],y2:x[1]}),A("text",{class:"weight",x:(d+x[0])/2+f*Math.sin(p.end),y:(d+x[1])/2+f*Math.cos(p.end)+5,"text-anchor":"middle"},t||n<Io?"":"score")],...$,A("text",{class:"quiet",x:d,y:n+14,"text-anchor":"middle"},`\u03B8 = ${a[t]} rad (${Number((a[t]*180/Math.PI).toFixed(1))}\xB0) a place${n<Io||e.given.question==="added"?"":"; pale: at place 0"}`),A("text",{class:"quiet",x:0,y:14},n<Io&&e.given.question!=="added"?"pale: at 0":"")]}function Bh(e){let t=e.curve.clientWidth||200,o=t<Io,n=o?pe.low:pe.high;e.curve.setAttribute("viewBox",`0 0 ${t} ${n}`);let{given:r,many:s}=e,[a,i]=[r.turned[s-1],r.added[s-1]],[l,d,c]=[Ot(e)-1,...s>1?[3.2,-1.4]:[2,-2]],u=k=>pe.left+(k+l)*(t-pe.left-pe.right)/(2*l),p=k=>pe.top+(d-k)*(n-pe.top-pe.bottom)/(d-c),m=k=>k.map(([M,O],T)=>`${T&&M-k[T-1][0]<.5?"L":"M"}${u(M)},${p(O)}`).join(" "),h=e.seen[1]-e.seen[0],f=e.places[1]-e.places[0],[b,x]=[Mn(e).find(([k])=>k===f),Il(e)],v=r.question==="largest"&&!r.asks?Math.max(...Mn(e).map(([,k])=>k)):NaN,$=[...(o?[-l,0,l]:[-l,-5,0,5,l]).filter(k=>Math.abs(u(k)-u(f))>22),f].map(k=>A("text",{class:k===f?"weight":"",x:u(k),y:n-28,"text-anchor":"middle"},k>0?`+${k}`:String(k).replace("-","\u2212"))),S=Array.from({length:2*l+1},(k,M)=>A("line",{class:"grid",x1:u(M-l),x2:u(M-l),y1:n-pe.bottom-4,y2:n-pe.bottom})),y=[-2,-1,0,1,2,3].filter(k=>k<=d&&k>=c);return[...y.map(k=>A("line",{class:k?"grid":"axis",x1:pe.left,x2:t-pe.right,y1:p(k),y2:p(k)})),...y.map(k=>A("text",{x:pe.left-6,y:p(k)+5,"text-anchor":"end"},String(k).replace("-","\u2212"))),...S,...$,A("line",{class:"axis",x1:u(0),x2:u(0),y1:pe.top,y2:n-pe.bottom}),A("line",{class:"now",x1:u(h),x2:u(h),y1:pe.top,y2:n-pe.bottom}),A("path",{class:"added",d:m(i)}),A("path",{class:"turned",d:m(a)}),...Mn(e).map(([k,M])=>A("circle",{class:M===v?"peak":"dot",cx:u(k),cy:p(M),r:M===v?10:2.5})),...x?[A("circle",{class:"mirror",cx:u(x[0]),cy:p(x[1]),r:6})]:[],...b?[A("circle",{class:"dot",cx:u(b[0]),cy:p(b[1]),r:6})]:[],A("text",{class:"weight",x:pe.left,y:14},"turned: q \xB7 k"),A("text",{class:"quiet",x:t-pe.right,y:o?30:14,"text-anchor":"end"},i.length?"\u2504 added: p\u2098 \xB7 p\u2099":""),A("text",{class:"quiet",x:o?0:pe.left,y:n-8},o?"\u2190 before":`\u2190 ${r.words[1]} before`),A("text",{class:"quiet",x:u(0),y:n-8,"text-anchor":"middle"},"n \u2212 m"),A("text",{class:"quiet",x:t-pe.right*+!o,y:n-8,"text-anchor":"end"},"after \u2192")]}var Te,pe,Io,zh,Ot,An,Ol,Ml,Mn,Il,Rl=N(()=>{"use strict";de();Se();We();Te={high:112,query:18,places:56,key:94,edge:34},pe={high:250,low:180,left:38,right:10,top:34,bottom:46},Io=220,zh={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,Home:-99,End:99};Ot=e=>e.given.scores[0].length,An=(e,t)=>Te.edge+t*(e.figure.clientWidth-2*Te.edge)/(Ot(e)-1);Ol=e=>e.given.scores[e.many-1][e.places[0]][e.places[1]],Ml=e=>e.toFixed(2).replace("-","\u2212");Mn=({given:e,many:t})=>(e.question==="added"?e.added:e.turned)[t-1].filter(([o])=>Number.isInteger(o)),Il=e=>e.given.asks||e.places[0]===e.places[1]?void 0:Mn(e).find(([t])=>t===e.places[0]-e.places[1])});var Pl={};D(Pl,{colourRoles:()=>Nn});function ls(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),o=[];for(;t.nextNode();)o.push(t.currentNode);return o}function Ro(e,t,o=0,n=t.length){let r=new Range;return r.setStart(t,o),r.setEnd(t,n),{role:e,range:r}}function Uh(e){let t=ls(e);return t.flatMap((o,n)=>{let r=o.data==="W"&&Gh[t[n+1]?.data];return r?[Ro(r,o),Ro(r,t[n+1])]:Wl[o.data]?[Ro(Wl[o.data],o)]:[]})}function Xh(e){let t=cs(e);return new Set(t.map(({role:o})=>o)).size>1?t:[]}function Nn(){if(!CSS.highlights)return;let e=_l.matches?[]:[...zo("[data-testid=stMain] :is(code.language-python, :not(pre) > code)",cs),...zo("[data-testid=stMain] .katex-html",Uh),...zo("[data-testid=stMain] .stMarkdown strong",Kh),...zo("[data-testid=stMain] [data-testid=stButtonGroup]",Xh),...zo("#vg-tooltip-element .key",Vh)];for(let t of jh)CSS.highlights.set(`role-${t}`,new Highlight(...e.filter(o=>o.role===t).map(({range:o})=>o)))}var jh,Wl,Gh,cs,Kh,Vh,zo,_l,ds=N(()=>{"use strict";un();jh=["query","key","weight","value","context"],Wl={Q:"query",K:"key",V:"value",weights:"weight",context:"context"},Gh={q:"query",k:"key",v:"value"};cs=e=>ls(e).flatMap(t=>Bt(t.data).map(({role:o,start:n,end:r})=>Ro(o,t,n,r)));Kh=e=>Bt(e.textContent??"").some(({start:t,end:o})=>o-t===e.textContent?.length)?cs(e):[],Vh=e=>e.textContent==="weight"?ls(e).map(t=>Ro("weight",t)):[],zo=(e,t)=>[...document.querySelectorAll(e)].flatMap(t),_l=matchMedia("(forced-colors: active)");_l.addEventListener("change",Nn)});var Zl={};D(Zl,{announce:()=>vs});function gs(e=document.body){return[...e.querySelectorAll("[data-testid=stMain] .stMarkdownBadge")].filter(o=>(!o.isConnected||o.checkVisibility({visibilityProperty:!0}))&&Yh.test(o.innerText.trim())).map(o=>o.closest("p")??o)}function ms(e){let[t,o=""]=[...e.children].map(ms);switch(e.localName){case"mfrac":return`${t} over ${o}`;case"msqrt":return`\u221A${t}`;case"msub":return t==="\u2211"?`the sum over ${o} of`:`${t}${o.length>1?" ":"_"}${o}`;case"msup":return o==="\u22A4"?`${t} transposed`:`${t} to the ${o}`;default:return e.children.length?[...e.children].map(ms).join(" "):e.textContent??""}}function dt(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll("[role=img][translate=no]"))o.remove();for(let o of t.querySelectorAll(".katex"))o.replaceWith(...[...o.querySelectorAll("semantics > :first-child")].map(ms));return(t.textContent??"").replace(/[\s\u2061]+/g," ").replace(/ (?=[,.:;)])/g,"").trim()}function ng(){for(let e of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']"))e.setAttribute("aria-labelledby",e.closest("[role=group]")?.id??"")}function rg(){document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert",!!document.querySelector("[data-testid=stExpandSidebarButton]"));for(let e of document.querySelectorAll("[data-testid=stElementToolbar]")){let t=[...e.querySelectorAll("button")];"roves"in e.dataset||ue(e,"button"),e.role="toolbar",e.ariaLabel??=t[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1]??null;for(let o of t)o.ariaLabel=o.ariaLabel?.replace(/: .*/s,"")??null;if(e.dataset.roves="",t.filter(({tabIndex:o})=>!o).length>1)for(let o of t.slice(1))o.tabIndex=-1}for(let e of document.querySelectorAll(".st-key-parts a"))e.tabIndex=e.pathname===location.pathname?-1:0}function Hl(e,t){let o=[...e];return t.filter(n=>{let r=o.indexOf(n);return r>=0&&o.splice(r,1),r<0})}function sg(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth",o=[...ws(),...gs()].filter(n=>n.closest(Tn)&&e.includes(dt(n)));for(let n of o){let r=n.closest(Tn),s=r.matches(".st-key-asked"),a=n.closest(`${fs}, .st-key-asked .stMarkdown`)??n,{top:i,bottom:l,height:d}=a.getBoundingClientRect(),c=r.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect()??new DOMRect(0,1/0),[u,p]=[jt(),Math.max(0,...[...r.querySelectorAll(Zh)].map(f=>f.getBoundingClientRect().bottom-l))];a!==n&&(a.style.scrollMarginTop=`${u+(s?Math.max(0,Math.min(i-c.top,innerHeight-d-u-Fl-Qh)):0)}px`);let m=Math.max(0,Math.min(p+(l+p>innerHeight?Fl:0),innerHeight+c.top-u-l)),h=s?0:l+m-innerHeight;a.style.scrollMarginBottom=`${m+(h>0?Gt(h,u):0)}px`,a.scrollIntoView({block:"nearest",behavior:t})}return o.length>0}function Bl(e){let t=Kl();t&&(t.style.minHeight=e?`${t.getBoundingClientRect().height}px`:"")}function bs(){let e=On(),t=e&&Xl(e);if(!t)return;let o=document.querySelector("[data-testid=stMain]");o.scrollTo(0,0);for(let n of[Kl(),t,e])n?.scrollIntoView({block:"nearest"});o.scrollTop&&o.scrollBy(0,Gt(0,jt()))}function ag(e){let t=new ResizeObserver(bs),o=()=>t.disconnect();t.observe(e);for(let n of["pointerdown","wheel","keydown"])addEventListener(n,o,{once:!0,capture:!0,passive:!0});setTimeout(o,Jh)}function ig(e){e.focus(),document.activeElement!==e&&e.focus(),bs();let t=e.closest(".st-key-lesson");return t&&ag(t),Vl(e)}function Vl(e){let t=e.parentElement?.querySelectorAll("[role=tab], [role=radio]").length,n=[...(Xl(e)??document).querySelectorAll(hs)].find(a=>e.compareDocumentPosition(a)&Node.DOCUMENT_POSITION_FOLLOWING),r=n?.querySelector("[aria-checked=true]"),s=r?dt(r):n instanceof HTMLInputElement?n.value:"";return`Question ${e.innerText} of ${t}. ${n?.ariaLabel??""}${s&&` Your answer: ${s}.`}`}function lg(e,t){let o=new AbortController,n=ps(t),r=On()?.innerText,s=jl(t),a=t&&document.body.dataset.screen,i="",l=!1,d=!1,c,u,p=setTimeout(m,Dl);function m(){Jt()||$o();let[b,x]=[ps(),jl()],v=Hl(n,b),E=d&&!Jt()&&!v.length?gs().filter(k=>k.closest(Tn)).map(dt):[],$=Hl(s,x),S=[...$,...v,...E.map(k=>`Again: ${k}`)].join(" ");n=b,s=x,c=[...ws()].filter(k=>$.includes(dt(k))&&k.matches(Ul)).at(-1)??c,c&&document.activeElement===document.body&&(c.tabIndex=-1,c.focus({preventScroll:!0})),v.length+E.length&&(l=d=!1);let y=h()||(Jt()?"":dg());u===document.body.dataset.screen&&sg([...$,...v,...E])&&(u=void 0),i=y||i,(y||a===document.body.dataset.screen&&S)&&(e.textContent=`${i} ${S}`.trim()),Nn(),ng(),rg();for(let k of document.querySelectorAll(tg))Yl(k).closest("[aria-hidden]")?.removeAttribute("aria-hidden");document.body.dataset.step&&xs()}function h(){let b=On(),x=document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]"),v=b&&r&&r!==b.innerText&&x;return b&&r!==b.innerText&&Bl(!1),v&&(u=void 0),v&&Jt()&&bs(),Jt()?"":(r=b?.innerText,v?ig(b):"")}for(let b of["click","keydown","pointerup"])document.addEventListener(b,({type:x,target:v,key:E})=>{v.closest(hs)&&Bl(!0),E!=="Tab"&&([a,i]=[document.body.dataset.screen,""]),x==="click"&&([l,d,c]=[!!v.closest(".st-key-check"),!1,void 0]),u=v.closest(E==="Enter"?Tn:`.st-key-lesson, .st-key-asked button, ${fs}`)?document.body.dataset.screen:void 0},{capture:!0,signal:o.signal});let f=new MutationObserver(()=>{d||=l&&Jt(),clearTimeout(p),p=setTimeout(m,Dl)});return addEventListener("storage",({key:b})=>{b===og&&(sessionStorage.clear(),location.replace(location.pathname))},{signal:o.signal}),f.observe(document.body,{childList:!0,subtree:!0,characterData:!0,attributeFilter:["data-test-script-state"]}),()=>{clearTimeout(p),f.disconnect(),o.abort()}}function xs(){let e=document.querySelector("[data-testid=stMain] p > strong:first-child");return e&&Yl(e),e}function cg({screen:e,step:t}){let o=document.body.dataset,[n,r]=[o.screen,o.step];if(Object.assign(o,{screen:e,step:t}),n===void 0)return ug();let s=t?xs():Gl(),a=n!==e?Gl():r!==t?s:null;if(n!==e&&document.querySelector("[data-testid=stMain]")?.scrollTo(0,0),r!==t&&(us=!a),!a)return"";Jl()||Ql(a);let i=n===e?document.querySelector(hs):null;return`${dt(a)} ${i?.ariaLabel??""}`.trim()}function Ql(e){e.tabIndex=-1,e.focus()}function dg(){let e=us&&xs();return e?(us=!1,Jl()||Ql(e),dt(e)):""}function ug(){let[e]=performance.getEntriesByType("navigation"),t=e.type==="navigate"?null:On(),o=t??document.querySelector("[data-testid=stMain] h1:not([tabindex])");return o&&document.activeElement===document.body&&!location.hash&&(o.tabIndex=o.tabIndex,o.focus({preventScroll:!0}),o.blur()),t?[Vl(t),...ps()].join(" "):""}function vs(e,t){let o=document.body.dataset.screen?void 0:window.before,n=cg(e);return n&&(t.textContent=n),Ln.has(t)||Ln.set(t,lg(t,o)),()=>{Ln.get(t)?.(),Ln.delete(t)}}var Yh,Dl,Jh,Qh,Fl,fs,Tn,Zh,Ul,eg,tg,hs,og,Ln,us,ps,Jt,On,Xl,Kl,ws,jl,Gl,Yl,Jl,ys=N(()=>{"use strict";Re();pn();ln();ds();Yh=/^[✓✗◐↷…?]/,[Dl,Jh]=[200,3e3],[Qh,Fl]=[64,8],fs="[class*=st-key-found-]",Tn=`.st-key-lesson, .st-key-asked, ${fs}`,Zh=".st-key-lesson [role=tabpanel] .stButton, .st-key-lesson > :nth-child(2) [data-testid=stPageLink]",Ul="[class*=st-key-said-] p",eg=".st-key-told p, .st-key-left p, .st-key-read p",tg="[class*=st-key-question-] :is([data-testid=stWidgetLabel]:not([class*=-asked] *) p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))",hs="[class*=st-key-question] :is([role=radiogroup], input, textarea)",og="self-attention progress forgotten",Ln=new WeakMap,us=!1;ps=(e=document.body)=>[...gs(e),...e.querySelectorAll(".stToast p")].map(dt);Jt=()=>!!document.querySelector("[data-test-script-state=running]"),On=()=>document.querySelector(".st-key-lesson [role=tab][aria-selected=true], .st-key-learned-asked [role=radio][aria-checked=true]"),Xl=e=>document.getElementById(e.getAttribute("aria-controls")??""),Kl=()=>document.querySelector(".st-key-lesson .st-key-figure");ws=(e=document.body)=>e.querySelectorAll(`.st-key-stored-solution .stMarkdown, ${eg}, ${Ul}, [class*=st-key-found-] > :first-child p`),jl=(e=document.body)=>[...ws(e)].map(dt);Gl=()=>document.querySelector("[data-testid=stMain] h1");Yl=e=>Object.assign(e,{role:"heading",ariaLevel:"2"}),Jl=()=>!!document.activeElement?.matches("[data-testid=stMain] :is(input, textarea)")});var tc={};D(tc,{whenBack:()=>ks});function ks(e,t){let o=document.querySelector(pg);if(o&&!Cn.has(e)){let n=new MutationObserver(()=>o.getAttribute(ec)==="CONNECTED"&&t());n.observe(o,{attributeFilter:[ec]}),Cn.set(e,n)}return()=>{Cn.get(e)?.disconnect(),Cn.delete(e)}}var pg,ec,Cn,Ss=N(()=>{"use strict";pg="[data-testid=stApp]",ec="data-test-connection-state",Cn=new WeakMap});var oc={};D(oc,{writeCookies:()=>Wo});function Wo(e){for(let[t,o]of e)document.cookie=`${t}=${o}; max-age=${o?31536e3:0}; samesite=lax`}var qn=N(()=>{"use strict"});var nc={};D(nc,{completeLink:()=>Es});function Es(e,t){let o=new URL(location.href);if(o.pathname.replace(/\/$/,"").split("/").pop()===e){for(let[n,r]of t)o.searchParams.has(n)||o.searchParams.set(n,r);o.href!==location.href&&history.replaceState(history.state,"",o)}}var $s=N(()=>{"use strict"});var rc={};D(rc,{makeOneStep:()=>As});function As(){if(Object.hasOwn(history,"pushState"))return;let e=({target:t})=>Qt=t?.closest?.(mg)?null:location.href;for(let t of["pointerdown","keydown","click"])window.addEventListener(t,e,{capture:!0});window.addEventListener("popstate",()=>Qt=null,{capture:!0}),history.pushState=(t,o,n)=>{let r=new URL(String(n),location.href).pathname===location.pathname;if(r&&Qt===null)return history.replaceState(t,o,n);r&&Qt?.includes("?")&&history.replaceState(history.state,o,Qt),Qt=null,History.prototype.pushState.call(history,t,o,n)}}var mg,Qt,Ms=N(()=>{"use strict";mg=".st-key-asked :is(.stTextInput, .stTextArea, .st-key-check)",Qt=null});var ic={};D(ic,{keepTyped:()=>Ls});function _o(){try{let{path:e,fields:t}=JSON.parse(sessionStorage.getItem(Ns)??"{}");return e===location.pathname?t:{}}catch{return{}}}function fg(e){try{Object.keys(e).length?sessionStorage.setItem(Ns,JSON.stringify({path:location.pathname,fields:e})):sessionStorage.removeItem(Ns)}catch{}}function Zt(e,t){let{[e]:o,...n}=_o();fg(t?{...n,[e]:t}:n)}function Po(e){let t=[...e?.closest("[class*=st-key-]")?.classList??[]].find(o=>o.startsWith("st-key-"));return t?`${t} ${e?.ariaLabel}`:""}function hg(e,t){let o=e instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(o.prototype,"value")?.set?.call(e,t),e.dispatchEvent(new Event("input",{bubbles:!0}))}function gg(e,t){if(hg(e,t.text),!t.isLeft&&document.activeElement===document.body)return e.focus();e.dispatchEvent(new FocusEvent("focusout",{bubbles:!0})),Zt(Po(e),{...t,isLeft:!0})}function wg(){let e=new AbortController,t=new Map,o=_o(),n=(d,c)=>document.addEventListener(d,({target:u,isTrusted:p})=>{p&&bg(u)&&u.matches(sc)&&Po(u)&&c(u,Po(u))},{capture:!0,signal:e.signal});n("focusin",(d,c)=>{let u=_o()[c];t.set(c,u&&!u.isLeft?u.before:d.value)}),n("input",(d,c)=>{delete o[c],Zt(c,{before:t.get(c)??"",text:d.value,isLeft:!1})}),n("focusout",(d,c)=>{let u=_o()[c];!u||d.disabled||(Zt(c,{...u,isLeft:!0}),setTimeout(()=>_o()[c]?.isLeft&&Zt(c,null),3e3))});let r=new Set,s=()=>[...document.querySelectorAll(sc)].map(d=>[d,Po(d)]).filter(([,d])=>o[d]),a=d=>{delete o[d],r.has(d)||Zt(d,null)};document.addEventListener("click",({isTrusted:d})=>{for(let[c,u]of d?s():[])o[u].text===c.value&&a(u)},{capture:!0,signal:e.signal});let i=ac.tries,l=Object.keys(o).length&&setInterval(()=>{for(let[c,u]of s())c.disabled||(c.value===o[u].text&&!r.has(u)?a(u):c.value===o[u].before&&(r.add(u),gg(c,o[u])));if(i-- >0)return;clearInterval(l);let d=Po(document.activeElement);for(let c in o)c!==d&&Zt(c,null)},ac.wait);return()=>{clearInterval(l),e.abort()}}function Ls(e){return In.has(e)||In.set(e,wg()),()=>{In.get(e)?.(),In.delete(e)}}var Ns,sc,ac,In,bg,Ts=N(()=>{"use strict";Ns="self-attention typed",sc="[data-testid=stTextInput] input, [data-testid=stTextArea] textarea",ac={wait:200,tries:75},In=new WeakMap;bg=e=>e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement});var lc={};D(lc,{default:()=>xg});function xg({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("[role=status]"),r=[vs(e,n),Ls(n),ks(n,()=>o("back",!0))];return As(),Es(e.screen,e.completes),Wo(e.cookies),()=>r.forEach(s=>s())}var cc=N(()=>{"use strict";ys();Ss();qn();$s();Ms();Ts()});var vg={};var dc=N(()=>{"use strict";new MutationObserver((e,t)=>{let o=document.querySelector("[data-testid=stMain] h1");o&&(t.disconnect(),!(document.activeElement!==document.body||location.hash)&&(o.tabIndex=-1,o.focus({preventScroll:!0}),o.blur()))}).observe(document,{childList:!0,subtree:!0});for(let e of["click","keydown","pointerup"])addEventListener(e,({key:t})=>{t!=="Tab"&&!document.body.dataset.screen&&(window.before??=document.body.cloneNode(!0))},{capture:!0})});var pc={};D(pc,{default:()=>Eg});function kg(e){let{icon:t,help:o,minutes:n,done:r,parts:s}=e,a=g("span",{className:t===yg?"icon complete":"icon",ariaHidden:"true",translate:!1},t),i=g("div",{},uc(e));return r&&i.append(g("strong",{},r)),i.append(g("small",{},n?`${o} (${n} min)`:o)),s.length&&i.append(g("p",{},...s.map(uc))),g("li",{},a,i)}function Sg({title:e,able:t,takes:o,groups:n},r){let s=g("summary",{},g("h3",{},e),g("span",{},o),g("p",{},t)),a=n.map(({title:i,lessons:l})=>g("section",{},...i?[g("h4",{},i)]:[],g("ul",{},...l.map(kg))));return g("details",{open:r,dataset:{road:e}},s,g("div",{},...a))}function Eg({data:e,parentElement:t,setTriggerValue:o}){let n=JSON.parse(new TextDecoder().decode(e)),r=t.querySelector("nav"),s=new Set([...r?.querySelectorAll("details")??[]].map(l=>l.open&&l.dataset.road));r?.remove();let a=n.map(l=>Sg(l,s.has(l.title))),i=g("nav",{ariaLabel:"The roads"},g("h2",{},"Where do you want to go?"),...a);t.append(i),i.addEventListener("click",l=>{let d=l.target instanceof Element?l.target.closest("a"):null;!d?.dataset.opens||l.ctrlKey||l.metaKey||l.shiftKey||l.altKey||(l.preventDefault(),o("opened",{road:d.closest("details")?.dataset.road??"",screen:d.dataset.opens}))})}var yg,uc,mc=N(()=>{"use strict";de();yg="check_circle",uc=({title:e,opens:t,address:o})=>g("a",{href:o,dataset:{opens:t}},e)});var hc={};D(hc,{default:()=>Tg});function Mg(){try{return sessionStorage.getItem(fc)==="yes"}catch{return!1}}function Ng(e){try{sessionStorage.setItem(fc,e?"yes":"no")}catch{}}function Lg(e){let[t,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[...t?[t,String(o).padStart(2,"0")]:[o],String(e%60).padStart(2,"0")].join(":")}function Tg({data:e,parentElement:t}){let o=t.querySelector("[role=timer]"),n=t.querySelector("[role=status]"),r=t.querySelector("button"),s=Date.now()+1e3*e.left;clearInterval(zn.get(t));let a=Mg();function i(){let l=Math.max(0,Math.ceil((s-Date.now())/1e3));o.textContent=Lg(l),o.hidden=a,r.textContent=a?"Show the clock":"Hide";let d=l?Ag.find(([c])=>l<=c)?.[1]??"":$g;n.textContent!==d&&(n.textContent=d),l||clearInterval(zn.get(t))}return r.onclick=()=>{a=!a,Ng(a),i()},zn.set(t,setInterval(i,1e3)),i(),()=>clearInterval(zn.get(t))}var fc,$g,Ag,zn,gc=N(()=>{"use strict";fc="self-attention clock hidden",$g="Time is up. Your answers are all here: you can still finish and hand them in.",Ag=[[60,"One minute left."],[300,"Five minutes left."]],zn=new WeakMap});var bc={};D(bc,{default:()=>Og});function Og({data:e,parentElement:t}){let o=t.querySelector("button");o.hidden=!e.button,o.onclick=()=>window.print();let n=t.querySelector(".exam-paper");n.dataset.is!==e.paper&&(n.innerHTML=e.paper,n.dataset.is=e.paper)}var wc=N(()=>{"use strict"});var xc={};D(xc,{default:()=>Cg});function Cg({parentElement:e}){let t=e.querySelector("button");t.onclick=()=>window.print()}var vc=N(()=>{"use strict"});var kc={};D(kc,{default:()=>qg});function qg({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("nav")??t.appendChild(document.createElement("nav"));for(n.ariaLabel="The parts";n.childElementCount>e.length;)n.lastElementChild?.remove();e.forEach((s,a)=>{let i=n.children[a]??n.appendChild(document.createElement("button"));i.type="button",i.ariaLabel=i.title=s.name,i.dataset.state=s.state,i.classList.toggle("begins",s.begins),s.isAsked?i.setAttribute("aria-current","step"):i.removeAttribute("aria-current"),i.replaceChildren(String(s.number),Object.assign(document.createElement("span"),{textContent:s.sign})),i.onclick=()=>o("pressed",s.number)}),n.onscroll=()=>yc(n),yc(n);let r=n.querySelector("[aria-current]");!(r instanceof HTMLElement)||n.dataset.asked===r.textContent||(n.dataset.asked=r.textContent??"",n.scrollLeft=r.offsetLeft-n.offsetLeft-(n.clientWidth-r.offsetWidth)/2)}function yc(e){e.classList.toggle("before",e.scrollLeft>1),e.classList.toggle("after",e.scrollLeft+e.clientWidth<e.scrollWidth-1)}var Sc=N(()=>{"use strict"});var Ec={};D(Ec,{resending:()=>Do});function Do(e,t,o){clearTimeout(Os.get(e));let n=r=>Os.set(e,setTimeout(()=>{o?.(),r<16*t&&n(2*r)},r));return o&&n(t),()=>clearTimeout(Os.get(e))}var Os,Rn=N(()=>{"use strict";Os=new WeakMap});var Mc={};D(Mc,{default:()=>Pg});function Wn(e){try{let t=JSON.parse(localStorage.getItem(e)??"null");return typeof t?.text=="string"&&Number.isFinite(t.at)?t:{at:0,text:""}}catch(t){if(t instanceof SyntaxError)return{at:0,text:""};throw t}}function Ac(){return Object.keys(localStorage).filter(e=>e.startsWith($c))}function Wg(e){e<=Number(localStorage.getItem(Cs))||(Ac().forEach(t=>localStorage.removeItem(t)),sessionStorage.removeItem(Ig),localStorage.setItem(Cs,String(e)))}function _g(e,{at:t,text:o}){if(t<=Math.max(Wn(e).at,Number(localStorage.getItem(Cs))))return;localStorage.setItem(e,JSON.stringify({at:t,text:o}));let n=Ac().sort((r,s)=>Wn(r).at-Wn(s).at);n.slice(0,Math.max(0,n.length-zg)).forEach(r=>localStorage.removeItem(r))}function Pg({data:e,parentElement:t,setTriggerValue:o}){let n=$c+e.name,r=null,s="Kept in this browser, because it is too long for the link.";try{Wg(e.forgotten),_g(n,e);let{text:a}=Wn(n);e.asks&&(a||e.answers)&&(r=a.slice(0,e.longest))}catch{r=e.answers?"":null,s="Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."}return t.querySelector("p").textContent=e.has_text?s:"",Do(t,Rg,r===null?null:()=>o("found",r))}var $c,Cs,Ig,zg,Rg,Nc=N(()=>{"use strict";Rn();$c="self-attention: ",Cs="self-attention forgotten",Ig="self-attention typed",zg=60,Rg=400});var Lc={};D(Lc,{default:()=>Dg});var Dg,Tc=N(()=>{"use strict";qn();Dg=({data:e})=>Wo(Object.entries(e))});var Oc={};D(Oc,{default:()=>Fg});function Fg({data:e,parentElement:t}){let o=t.querySelector("[role=note]");o.ariaLabel=e.says;let n=String(e.turn);document.body.dataset.focusTurn!==n&&(document.body.dataset.focusTurn=n,o.focus())}var Cc=N(()=>{"use strict"});var Dc={};D(Dc,{default:()=>Jg});function _n(e){return Object.keys(localStorage).filter(t=>t.startsWith(e))}function qs(){let e=Number(localStorage.getItem(zc[0]));return e<Date.now()/1e3+Bg?e:0}function Xg(e){e<=qs()||(_n(Ic).forEach(t=>localStorage.removeItem(t)),zc.forEach(t=>localStorage.setItem(t,String(e))))}function _c(){try{return JSON.parse(localStorage.getItem(Rc)??"{}")??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}function Pc(e,t){try{let o=JSON.parse(t),n=r=>!(r.at<=e[`${r.exercise} ${r.variant??""}`]);return JSON.stringify({...o,answers:o.answers.filter(n)})}catch{return t}}function Kg(e){let t=_c(),o=Object.fromEntries(Object.entries(e).filter(([n,r])=>!(r<=t[n])));Object.keys(o).length&&(_n(ut).forEach(n=>localStorage.setItem(n,Pc(o,localStorage.getItem(n)??""))),localStorage.setItem(Rc,JSON.stringify({...t,...o})))}function Vg({place:e,text:t,joined:o,instead:n,began:r,answers_forgotten:s}){let a=Object.fromEntries(s),i=Object.entries(_c()).filter(([c,u])=>u>Math.max(r,a[c]??0)),l=c=>i.length?Pc(Object.fromEntries(i),c):c;if(t&&localStorage.setItem(ut+e,l(t)),!o)return;localStorage.setItem(`${ut}${e} and earlier`,l(o)),n.filter(c=>Wc.get(c)===localStorage.getItem(ut+c)).forEach(c=>localStorage.removeItem(ut+c))}function qc({place:e}){return _n(ut).map(o=>o.slice(ut.length)).filter(o=>o!==e&&o!==`${e} and earlier`)}function Yg(e,t){let o=e.asks||!e.read&&qc(e).length>Hg;if(!o&&!t)return null;let n=Object.fromEntries((o?qc(e):[]).map(r=>[r,localStorage.getItem(ut+r)]));for(let[r,s]of Object.entries(n))Wc.set(r,s);return{kept:o?n:null,forgotten:qs()}}function Jg({data:e,parentElement:t,setTriggerValue:o}){let n="",r=e.asks?{kept:{},forgotten:0}:null;try{Xg(e.forgotten),Kg(Object.fromEntries(e.answers_forgotten));let s=qs()>Math.max(e.began,e.forgotten);r=Yg(e,s),s||Vg(e),e.tells&&_n(Ic)}catch(s){n=s instanceof DOMException&&s.name==="QuotaExceededError"?Gg:e.tells?Ug:""}return t.querySelector("p").textContent=n,Do(t,jg,r&&(()=>o("found",r)))}var Ic,ut,zc,Rc,Hg,Bg,jg,Wc,Gg,Ug,Fc=N(()=>{"use strict";Rn();Ic="self-attention",ut="self-attention progress: ",zc=["self-attention progress forgotten","self-attention forgotten"],Rc="self-attention answers forgotten",Hg=40,Bg=1440*60,jg=300,Wc=new Map,Gg="This browser has no room left for your work. Download it under My work, or it will be lost with this tab.",Ug="This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."});var Hc=ke((Dy,Qg)=>{Qg.exports=`p { margin: 0.25rem 0.5rem 0.875rem; font-size: 1.375rem; line-height: 1.45; }
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
`});var Bc=ke((Fy,Zg)=>{Zg.exports=`figure { --role: var(--query); container-type: inline-size; }
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
`});var jc=ke((Hy,eb)=>{eb.exports=`/* Where there is room, what stands beneath the plane is as wide as that between its axes' ends. */
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
`});var Gc=ke((By,tb)=>{tb.exports=`:host { container-type: inline-size; --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); }
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
`});var Uc=ke((jy,ob)=>{ob.exports=`/* A text whose words are marked by weights. */

.says { position: sticky; top: var(--top); margin: 0 0 0.4rem; background: var(--st-background-color); }
.says span { font-weight: 650; font-variant-numeric: tabular-nums; color: var(--weight); }
.text { max-height: 33rem; padding: 3px; overflow-y: auto; overscroll-behavior: auto; line-height: 1.45; forced-color-adjust: none; }
.text span { padding-block: 1px; cursor: pointer; border-radius: 3px; background: color-mix(in srgb, var(--weight) calc(var(--share, 0) * 55%), transparent); }
.text span:hover { text-decoration: underline; }
.text span:focus-visible { outline: 3px solid var(--st-primary-color); outline-offset: 1px; }
.text [data-column] { box-shadow: inset 0 -2px var(--soft); }
.text [aria-pressed="true"] { font-weight: 650; box-shadow: 0 0 0 2px var(--st-text-color); }
@media print { .text { max-height: none; } }
`});var Xc=ke((Gy,nb)=>{nb.exports=`.push { display: grid; grid-template-columns: max-content minmax(4rem, 1fr) 2.75rem; gap: 0.75rem; align-items: center; margin-bottom: 0.75rem; font-size: 1rem; }
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
`});var Kc=ke((Uy,rb)=>{rb.exports=`:host { --feed: var(--quality-2); }
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
`});var Vc=ke((Xy,sb)=>{sb.exports=`:host { --wrong: #c9711a; }
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
`});var Yc=ke((Ky,ab)=>{ab.exports=`figure { display: flex; gap: 1.5rem; max-width: 36rem; }
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
`});var Jc=ke((Vy,ib)=>{ib.exports=`figure {
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
`});var Qc=ke((Yy,lb)=>{lb.exports=`.row { display: grid; grid-template-columns: 9.5rem 1fr 3.5rem; gap: 0.75rem; align-items: center; height: 2.5rem; font-size: 1.0625rem; }
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
`});var Zc=ke((Jy,cb)=>{cb.exports=`figure { container-type: inline-size; }
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
`});var ed=ke((Qy,db)=>{db.exports=`figure { position: relative; display: var(--told-figure, block); flex-direction: column; } /* where what is told stands aside, it begins at the top */
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
.heads.named { --side: 3.5rem; grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 18%), 1fr)); gap: 0.5rem; align-items: start; justify-content: stretch; }
.heads.named.many { grid-template-columns: repeat(auto-fill, minmax(min(4.25rem, 23%), 1fr)); gap: 0.25rem; }
.heads.named { position: var(--told-position, static); top: 5.5rem; width: var(--told-width, auto); margin-left: var(--told, 0); } /* beneath what is told */
.named button { display: flex; flex-direction: column; gap: 0.375rem; align-items: center; padding: 4px 0; line-height: inherit; }
.named span { display: none; }
.named canvas { flex: none; width: var(--side); max-width: 100%; }
.heads:has(.outlined) button:not(.outlined, .shown) canvas { opacity: 0.4; } /* one that is pointed at is as clear as ever */
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
@media (width > 46rem) { .heads.named:not(:has(> :nth-child(5))) { --side: var(--moment, 5rem); grid-template-columns: repeat(3, max-content); gap: 1.5rem; } }
@media (max-width: 46rem) {
  .bar { margin-right: 1rem; }
  .bar b::after { right: -1rem; padding: 0 2px; } /* no name stands beneath it */
  .heads { gap: 2px; }
  .heads.named { --side: 2.5rem; grid-template-columns: repeat(auto-fit, minmax(min(4.25rem, 23%), 1fr)); gap: 0.25rem; }
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
`});var td=ke((Zy,ub)=>{ub.exports=`figure { --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); --line: color-mix(in srgb, var(--st-text-color) 22%, var(--st-background-color)); }
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
`});function zs({values:e,decimals:t}){let o=s=>e.map(a=>new Set(Rs(a).map(i=>i.toFixed(s))).size).join(),n=o(t),r=Math.min(2,t);for(;r<t&&o(r)!==n;)r++;return r}function Ct(e,t){let o=Math.max(1,...Rs(e.values.flat()).map(Math.abs)),n=e.share&&t<qe-1,r=n?0:Math.floor(Math.log10(o))+1;return{decimals:Math.max(Math.min(1,e.decimals),Math.min(e.decimals,t-r)),isShort:n}}function xe(e,{decimals:t,isShort:o}){if(e===null)return`${"\u2007".repeat(t/2)}?${"\u2007".repeat(t/2)}`;if(!Number.isFinite(e))return(e<0?"\u2212":"")+"\u221E"+od(t);if(e===0)return"0"+od(t);let n=e.toFixed(t);return Number(n)===0?o?"\u22480":"\u2248 0":(o?n.replace(/^0(?=\.)/,""):n).replace("-","\u2212")}function X(e){if(e===null||Number.isNaN(e))return"?";if(!Number.isFinite(e))return e<0?"\u2212\u221E":"\u221E";if(e===0)return"0";let t=Math.floor(Math.log10(Math.abs(Number(e.toPrecision(6)))));if(t>=-4&&t<7)return String(Number(e.toPrecision(6))).replace("-","\u2212");let[o,n]=e.toExponential(5).split("e");return`${String(Number(o)).replace("-","\u2212")}\xB710${mb(Number(n))}`}function Is(e,t){let[o,n]=t?[1/0,-1/0]:[0,0];for(let r of Rs(e))o=Math.min(o,r),n=Math.max(n,r);return o>n?[0,1]:o<0?[-Math.max(-o,n),Math.max(-o,n)]:[o,n]}function Pn(e,[t,o]){return e===null||!Number.isFinite(e)||o===t?0:t<0?e/o:(e-t)/(o-t)}function rd(e,t,o){if(t==="row")return e.values.map(r=>Is(r,!0));let n=t==="matrix"?Is(e.values.flat(),!0):e.share?nd:o??nd;return Array(e.values.length).fill(n)}var pb,od,eo,qe,mb,Rs,nd,sd,Ae=N(()=>{"use strict";pb="\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079",od=e=>e?"\u2008"+"\u2007".repeat(e):"";eo=(e,t)=>Ct({...e,decimals:zs(e)},t),qe=6;mb=e=>String(e).replace("-","\u207B").replace(/\d/g,t=>pb[Number(t)]),Rs=e=>e.filter(Number.isFinite).map(Number);nd=[0,1],sd=e=>Is(e.filter(t=>!t.share).flatMap(t=>t.values.flat()),!1)});function fb(e,t,o){return e===null||t===null?null:o===0||o===1||!Number.isFinite(e)||!Number.isFinite(t)?o===1?t:e:e+(t-e)*o}function ad(e,t,o){if(!t)return e;let n=[...e].map(([r,s])=>{let a=t.get(r);if(!s.other||!a)return[r,s];let i=s.values.map((l,d)=>l.map((c,u)=>fb(c,a.values[d][u],o)));return[r,{...s,values:i,span:s.values.map((l,d)=>[...l,...a.values[d]])}]});return new Map(n)}function id(e,t,o){let n=Ct({...e,values:[...e.values,...t.values]},o),r=e.values.map((a,i)=>a.map((l,d)=>{let c=t.values[i][d];return l===null||c===null||xe(l,n)===xe(c,n)?0:Math.abs(l-c)})),s=Math.max(...r.flat().filter(Number.isFinite));return r.map(a=>a.map(i=>i===1/0?1:i&&i/s))}var pt,Dn=N(()=>{"use strict";Ae();pt=e=>e.span?{...e,values:e.span}:e});function pd(e,t,o,n,r,s){let a=[ld(n,bb),ld(o,s?ud:gb)],[i,l]=a.map(Math.ceil),d=document.createElement("canvas");return d.className="strip",d.style.width=`${n*a[0]}px`,d.style.height=`${o*a[1]}px`,d.width=n*i,d.height=o*l,d.tabIndex=0,d.setAttribute("role","application"),d.setAttribute("aria-roledescription","matrix"),d.setAttribute("aria-label",`${e}, ${o} rows, ${n} columns, drawn as colours: arrow keys read its numbers`),Object.assign(d.dataset,{node:t,width:String(i),height:String(l),turned:r?"yes":"",row:"0",column:"0"}),d}function Ws({dataset:e,width:t,height:o,clientWidth:n,clientHeight:r},s,a){let[i,l]=[t/Number(e.width),o/Number(e.height)],d=Math.max(0,Math.min(Math.floor(s/n*i),i-1)),c=Math.max(0,Math.min(Math.floor(a/r*l),l-1)),[u,p]=e.turned?[d,c]:[c,d];return{node:e.node??"",row:u,column:p}}function fd(e,t,o,n){let r=e.getContext("2d");if(!r)return;let s=getComputedStyle(e),[a,i]=[s.color,s.caretColor].map(Eb),[l,d,c]=[Number(e.dataset.width),Number(e.dataset.height),!!e.dataset.turned],[u,p]=[e.width/l,e.height/d],m=new ImageData(u,p),h=new ImageData(u,p),f=mt.indexOf("self"),b=!t.some(Number.isNaN),x=-1;t.forEach((E,$)=>{let S=c?$%p*u+Math.floor($/p):$,y=n&&!o?.[$]?vb:1;Number.isNaN(E)?h.data[4*S+3]=255*y:(m.data.set(E<0?i:a,4*S),m.data[4*S+3]=255*(xb+wb*Math.abs(E))*y),o?.[$]===f&&(x=S)});let v=s.getPropertyValue("--st-text-color");r.clearRect(0,0,e.width,e.height),r.drawImage(cd(m,e),0,0),b||r.drawImage(Sb(cd(h,e),v),0,0),!(x<0)&&(r.strokeStyle=v,r.lineWidth=2,r.strokeRect(x%u*l,Math.floor(x/u)*d,l,d))}function cd(e,{width:t,height:o}){let[n,r]=[new OffscreenCanvas(e.width,e.height),new OffscreenCanvas(t,o)];return Fo(n).putImageData(e,0,0),Fo(r).imageSmoothingEnabled=!1,Fo(r).drawImage(n,0,0,t,o),r}function Sb(e,t){let o=Fo(e);o.globalCompositeOperation="source-in",o.strokeStyle=t,o.globalAlpha=yb,o.beginPath();for(let n=-e.height;n<e.width;n+=kb)o.moveTo(n,e.height),o.lineTo(n+e.height,0);return o.stroke(),e}function Eb(e){let t=dd.get(e);if(t)return t;let o=Fo(new OffscreenCanvas(1,1));o.fillStyle=e,o.fillRect(0,0,1,1);let{data:n}=o.getImageData(0,0,1,1);return dd.set(e,n),n}var to,hb,ud,gb,bb,wb,xb,vb,yb,kb,mt,ld,md,dd,Fo,oo=N(()=>{"use strict";Ae();to=12,hb=180,ud=12,gb=27,bb=31,wb=.55,xb=.03,vb=.15,yb=.3,kb=6,mt=["","far","left","right","self"],ld=(e,t)=>e>to?Math.min(ud,hb/e):t;md=(e,t)=>Float32Array.from(e.values.flatMap((o,n)=>o.map(r=>Number.isFinite(r)?Pn(r,t[n]):NaN)));dd=new Map;Fo=e=>e.getContext("2d")});function w(e,t="",...o){let n=document.createElement(e);return t&&(n.className=t),n.append(...o),n}function Y(e,...t){let o=w("button",e,...t);return o.type="button",o}function Ho(e,t,o){let n=e.querySelector("select");[...n.options].map(r=>r.text).join(`
`)!==t.join(`
`)&&n.replaceChildren(...t.map((r,s)=>new Option(r,String(s)))),n.value=String(o)}function ce(e){return e.split(/([A-Za-z]+_[A-Za-z]+\d*)/).map(o=>{let[,n,r]=/^([A-Za-z])_([A-Za-z]+\d*)$/.exec(o)??[];return n?w("span","",n,w("sub","",r)):o})}function bd(e){let t=new Map(e.chain.map(r=>[r.name,r])),o=[];return{stations:e.stations.map(r=>{let s=t.get(r.columns[0]?.below),a=r.columns.map(({above:l,below:d,turned:c,sign:u})=>{let p=w("div",Ab(t.get(d),s)?"column begins":"column",w("span","sign",...ce(u)));for(let m of[{node:l,turned:c},{node:d}]){let h=t.get(m.node);if(!h)continue;let f=Lb(h,m,m.node===l);o.push(f);let b=w("figcaption","",w("b","",h.title)," ",wd(w("i","formula"),h,m,e.roles)),x=w("figure",m.node===l?"place above":"place below",b,f.table);x.dataset.role=h.role,p.append(x)}return p}),i=w("section","station",...r.title?[w("h2","station-title",r.title)]:[],w("div",a[0]?.querySelector(".below table")?"columns labelled":"columns",...a));return i.dataset.station=r.name,i}),views:o}}function wd(e,t,o,n){return e.replaceChildren(...Mb(t,o,n)),t.mark?e.dataset.mark=t.mark:delete e.dataset.mark,e}function xd(e,t,o){for(let{place:n,table:r}of e){let s=t.get(n.node),a=r.parentElement?.querySelector(".formula");s&&a&&wd(a,s,n,o)}}function Lb(e,t,o){let n=t.turned?`${_s(e)}, transposed`:_s(e),[r,s]=t.turned?[e.columns.length,e.rows.length]:[e.rows.length,e.columns.length];if(r>to||s>to){let a=pd(n,e.name,r,s,!!t.turned,o);return a.dataset.role=e.role,{place:t,table:a,cells:[],strip:a}}return yd(e,t,n,e.rows.map((a,i)=>i),e.columns.map((a,i)=>i))}function yd(e,t,o,n,r){let[s,a]=t.turned?[n,r]:[r,n],i=t.turned?{across:e.rows,down:e.columns}:{across:e.columns,down:e.rows},l=[...i.across,...i.down].some(Boolean),d=h=>h!==s[0]&&i.across[h].endsWith("\xB71"),c=w("table");c.setAttribute("role","grid"),c.setAttribute("aria-label",`${o}, ${hd(a.length,"row")}, ${hd(s.length,"column")}`),c.dataset.node=e.name,c.dataset.role=e.role,t.turned&&(c.dataset.turned=""),s.some(h=>i.across[h].length>$b)&&c.classList.add("slanted");let u=w("tr","",w("td","corner"),...s.map(h=>ft("col",i.across[h])));c.append(w("thead","",u));let p=e.values.map(()=>[]),m=a.map(h=>{let f=s.map(b=>{let x=w("td",d(b)?"cell begins":"cell"),[v,E]=t.turned?[b,h]:[h,b];return x.dataset.row=String(v),x.dataset.column=String(E),l&&(x.tabIndex=h===a[0]&&b===s[0]?0:-1),p[v][E]=x,x});return w("tr","",ft("row",i.down[h]),...f)});return c.append(w("tbody","",...m)),{place:t,table:c,cells:p}}function ft(e,t){if(!t)return w("td");let o=w("th",/^\d+$/.test(t)?"numbered":t==="\u03A3"?"sum":"",w("span","",t));return o.scope=e,o.title=t,o}function ht(e,t,o,n){Ds(e,t,n);let r=Tb(t,o);for(let s of e){let a=t.get(s.place.node);if(!a)continue;let i=s.scale=r(a);s.strip&&(s.tones=md(a,i)),s.table.classList.toggle("editable",!!a.editable),s.cells.forEach((l,d)=>l.forEach((c,u)=>{Ps(c,a.values[d][u],i[d],a.columns[u]),c.toggleAttribute("data-asked",!!a.lit?.includes(d)),c.dataset.held===void 0&&(c.title=X(a.values[d][u]))}))}}function Ps(e,t,o,n){let r=n==="\u03A3"?0:Pn(t,o),s=Math.abs(r).toFixed(2);e.style.getPropertyValue("--tint")!==s&&e.style.setProperty("--tint",s),e.dataset.sign=t===null?"covered":Number.isFinite(t)?r<0?"minus":"plus":"masked"}function Tb(e,t){let o=[...e.values()].map(pt),n=t==="all"?sd(o):null,r=new Map;return s=>{let a=r.get(s.name)??rd(pt(s),t,n);return r.set(s.name,a),a}}function Ds(e,t,o){for(let n of e){let r=t.get(n.place.node);if(!r||n.strip)continue;let s=eo(pt(r),o);r.span&&n.table.style.setProperty("--widest",`${Math.max(...r.span.flat().map(a=>xe(a,s).length))}ch`),n.cells.forEach((a,i)=>a.forEach((l,d)=>{let c=xe(r.values[i][d],s);l.dataset.held===void 0&&l.textContent!==c&&(l.textContent=c)}))}}var $b,ge,no,gd,Ie,Ab,Mb,Nb,_s,Fn,hd,vd,ie=N(()=>{"use strict";Dn();Ae();oo();$b=4,ge=({isSmall:e,story:t,stations:o})=>!e&&!t&&o.length>2&&o.every(({title:n})=>n),no=({stations:e,chain:t})=>JSON.stringify([e,t.map(o=>[o.name,o.title,o.rows,o.columns])]),gd=({stations:e})=>!e.some(({name:t})=>["project","compare","weigh","mix"].includes(t));Ie=(e,t="")=>Object.assign(w("input",t),{type:"range",...e});Ab=(e,t)=>e?.step.kind==="given"&&e.rows.join(`
`)!==t?.rows.join(`
`)&&!e.rows.every(o=>/^\d+$/.test(o)),Mb=(e,t,o)=>!e.formula&&!t.turned&&!Fn(e)?[]:Nb(t.turned?`${e.symbol}\u1D40`:e.formula||e.symbol,o);Nb=(e,t)=>e.split(/\b(\w+)\b/).filter(Boolean).map(o=>{let n=w("span",/^([a-z]{2,}|\d+)$/.test(o)?"word":"",...ce(o));return t[o]&&(n.dataset.role=t[o]),n});_s=e=>Fn(e)?`${e.title} ${e.symbol}`:e.title,Fn=({title:e,symbol:t})=>t.toLowerCase()!==e.toLowerCase(),hd=(e,t)=>`${e} ${t}${e===1?"":"s"}`,vd=(e,t,o)=>yd(e,{node:e.name},`Part of ${_s(e)}`,t,o)});function kd(e){for(let{stage:t}of Hn)t.classList.toggle("blank",e)}function Sd(e){let t=w("select"),o=w("label","choice","Fill in ",t),n=Y("button","Print as a worksheet"),r=w("input");r.type="checkbox";let s=w("label","choice",r," with what I typed"),a=w("div","asking",o,n,s),i=w("p","name-line","Name:");e.beneath.prepend(a),e.stage.before(i),t.addEventListener("change",()=>e.send("asked",t.value)),n.addEventListener("click",()=>{kd(!r.checked),window.print()}),e.updates.push(()=>{let{given:l,chain:d}=e;for(let u of Hn)u.stage.isConnected||Hn.delete(u);[...d.values()].some(u=>u.boxes)&&Hn.add(e),a.hidden=!l.fillable.length&&!l.isWorksheet,o.hidden=!l.fillable.length,n.hidden=s.hidden=!l.isWorksheet,i.hidden=!l.isWorksheet||l.isSmall;let c=["",...l.fillable];c.join()!==[...t.options].map(({value:u})=>u).join()&&t.replaceChildren(...c.map(u=>new Option(d.get(u)?.title??"nothing",u))),t.value=l.asked})}var Hn,Ed=N(()=>{"use strict";ie();Hn=new Set;globalThis.addEventListener?.("afterprint",()=>kd(!1))});function Bn(e,t){let o=e.get(t);if(!o)throw new Error(`the picture has no matrix ${t}`);return o}function Cb(e){let t=e.reduce((o,n)=>o+n,0);return Math.abs(t)<1e-12*Math.max(...e.map(Math.abs))?0:t}function gt(e,t,o,n){let r=Bn(e,t),{step:s}=r,[a,i]=s.reads;switch(s.kind){case"product":{let l=s.turned?{node:i,row:n,column:null}:{node:i,row:null,column:n};return[{node:a,row:o,column:null},l]}case"softmax":case"shares":return[{node:a,row:o,column:null}];case"mask":return Bo(r,o,n)?[]:[{node:a,row:o,column:n}];case"described":return(s.parts??[]).map((l,d)=>({node:s.reads[d],row:l==="column"?null:o,column:l==="row"?null:n}));case"given":return[];default:return s.reads.map(l=>s.turned?{node:l,row:n,column:o}:{node:l,row:o,column:n})}}function Ye(e,t,o,n){let r=Bn(e,t);if(r.values[o][n]===null)return[];let{kind:s,reads:a,divisor:i=1}=r.step,[l,d]=s==="given"?[]:a.map(c=>Bn(e,c));switch(s){case"given":case"described":return[];case"product":{let[c,u]=[_e(l,o),Nd(r.step,d,n)],p=c.map((h,f)=>({name:l.columns[f],factors:[h,u[f]],value:h*u[f]})),m=Cb(p.map(h=>h.value));return[{kind:s,terms:p,total:m,result:m}]}case"quotient":case"difference":case"sum":{let[c,u]=[ro(l.values[o][n]),d?ro(d.values[o][n]):i],p=Md[s](c,u);return[{kind:s,terms:[{name:"",factors:[c,u],value:p}],total:p,result:p}]}case"shares":return[Ld(s,_e(l,o),n,l.columns,c=>c)];case"softmax":{let c=_e(l,o),u=Math.max(...c),p=$d(c,n,l.columns,u);return Math.abs(u)<700?[$d(c,n,l.columns,0),p]:[p]}case"mask":if(Bo(r,o,n))return[];default:{let c=ro(r.step.turned?l.values[n][o]:l.values[o][n]);return[{kind:"copy",terms:[{name:"",factors:[c],value:c}],total:c,result:c}]}}}function $d(e,t,o,n){return{...Ld("softmax",e,t,o,r=>Math.exp(r-n)),shift:n}}function Ld(e,t,o,n,r){let s=t.map((i,l)=>({name:n[l],factors:[i],value:r(i)})),a=s.reduce((i,l)=>i+l.value,0);return{kind:e,terms:s,total:a,result:s[o].value/a,at:o}}function Ib(e,t){let{kind:o,reads:n,divisor:r=1}=t.step;if(o==="given"||o==="described")return t.values;let[s,a]=n.map(l=>Bn(e,l)),i=s.values.map((l,d)=>_e(s,d));switch(o){case"product":{let l=t.step.turned?a.values.length:a.values[0].length,d=Array.from({length:l},(c,u)=>Nd(t.step,a,u));return i.map(c=>d.map(u=>qb(c,u)))}case"quotient":case"difference":case"sum":return i.map((l,d)=>l.map((c,u)=>Md[o](c,a?ro(a.values[d][u]):r)));case"mask":return i.map((l,d)=>l.map((c,u)=>Bo(t,d,u)?-1/0:c));case"softmax":return i.map(l=>Ad(l.map(d=>Math.exp(d-Math.max(...l)))));case"shares":return i.map(Ad);default:return i}}function Ad(e){let t=e.reduce((o,n)=>o+n,0);return e.map(o=>o/t)}function Je(e,t){let o=new Map;for(let[n,r]of e){let s={...r,...t.get(n)},a=Ib(o,s),i=(l,d)=>r.values[l]?.[d]===null;s.values=a.map((l,d)=>l.map((c,u)=>i(d,u)||Number.isNaN(c)?null:c)),o.set(n,s)}return o}var Md,ro,_e,Ob,Bo,Nd,qb,Fs,Pe=N(()=>{"use strict";Md={quotient:(e,t)=>e/t,difference:(e,t)=>e-t,sum:(e,t)=>e+t},ro=e=>e===null?NaN:e;_e=(e,t)=>e.values[t].map(ro),Ob=(e,t)=>e.values.map(o=>ro(o[t])),Bo=(e,t,o)=>e.step.kind==="mask"&&e.values[t]?.[o]===-1/0,Nd=(e,t,o)=>e.turned?_e(t,o):Ob(t,o);qb=(e,t)=>e.reduce((o,n,r)=>o+n*t[r],0);Fs=e=>e.map(t=>t.map(o=>o==="-inf"?-1/0:o))});function jn(e){let[t,o,...n]=e.split("/").map(s=>Rb(s.trim())),r=o===void 0?t:n.length?NaN:t/o;return Math.abs(r)<=1e6?r:NaN}function Rb(e){let[,t,o]=zb.exec(e)??[];return o?Number(o.replace(",","."))*(t&&t!=="+"?-1:1):NaN}function Gn(e){let t=e.replace(/\r/g,"").replace(_b,"").replace(Wb,"$1").replace(/\][\s,;]*\[/g,`
`).replace(/[[\]]/g,""),o=e.includes("	"),n=t.replace(/^\n+/,"").split(`
`).filter(r=>o||r.trim()).map(Bb);for(;n.length&&!n[n.length-1].some(Boolean);)n.pop();return n.length?n:[[bt(e)]]}function Bb(e){if(e.includes("	"))return e.split("	").map(Td);let t=e.replace(Pb,"$1").replace(Hb,"");return t.split(jb(t)).map(Td)}function Td(e){let[,t="",o]=Db.exec(e.trim())??[],n=Math.max(0,t.length-Number(o));return n<=Fb?Number(e).toFixed(n):bt(e)}function jb(e){return e.includes(";")?";":/[|│]/.test(e)?/[|│]/:e.includes(".")&&e.includes(",")?/,\s*/:/,\s/.test(e)?/,\s+/:/\s+(?![%/])(?<!\/\s*)/}var zb,bt,Wb,_b,Pb,Db,Fb,Hb,Un=N(()=>{"use strict";zb=/^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/,bt=e=>[...e.trim().replace(/\s+/g," ")].slice(0,50).join("");Wb=/(?:\b\w+\.)?\b(?:array|tensor)\s*\(([^()]*)\)?/g,_b=/,\s*(?:dtype|device|grad_fn|requires_grad)=[^,)]*/g,Pb=/^\s*[({]([^(){}]*,[^(){}]*)[)}]/,Db=/^[-+]?\d\.?(\d*)e([-+]?\d+)$/i,Fb=12,Hb=/^[\s,;|│]+|[\s,;|│]+$/g});function Od(e,t){let o=Y("divisor"),n=w("input","divisor-field");n.maxLength=50,n.setAttribute("aria-label","Divide the scores by");let r="",s=!1,a=()=>{let{divisor:c}=e.given;return c?.problem&&c.typed||e.chain.get(wt)?.step.divisorText||""};function i(c){r=a(),s=!0,n.value=c??r,o.replaceWith(n),n.focus(),c===null&&n.select()}function l(c){if(!s)return;s=!1;let u=n.matches(":focus");n.replaceWith(o),u&&o.focus();let p=bt(n.value);!c||p===r||(t(p),e.say(`Divided by ${p||"\u221Ad_k"}.`))}o.addEventListener("click",()=>i(null)),o.addEventListener("keydown",c=>{c.ctrlKey||c.metaKey||c.altKey||c.key!=="F2"&&!/^[^ ]$/.test(c.key)||(c.preventDefault(),i(c.key==="F2"?null:c.key))}),n.addEventListener("blur",()=>l(!0)),n.addEventListener("keydown",c=>{c.stopPropagation(),!(c.key!=="Enter"&&c.key!=="Escape")&&(c.preventDefault(),l(c.key==="Enter"))});let d=()=>{let{divisor:c}=e.given,u=e.views.find(({place:p})=>p.node===wt)?.table.closest(".column")?.querySelector(".sign");!c||!u||(!u.contains(o)&&!u.contains(n)&&u.replaceChildren("\xF7",o),o.textContent=a(),o.setAttribute("aria-label",`Divided by ${a()}: type another number`),o.toggleAttribute("data-typed",!!c.typed),o.toggleAttribute("data-bad",!!c.problem),o.title=c.problem)};e.arrivals.push(d),e.updates.push(d)}var wt,Hs=N(()=>{"use strict";ie();Un();wt="scaled_scores"});var ve,so=N(()=>{"use strict";ve=()=>!matchMedia("(prefers-reduced-motion: reduce)").matches});function Cd(e){let t=Ie({ariaLabel:"Divide the scores by",min:String(Xn),step:"0.01"}),o=w("output"),n=Y("button","\xF7 1"),r=Y("button",...ce("Back to \u221Ad_k"));r.ariaLabel="Back to \u221Ad_k";let s=w("div","dial ends",w("span","","Divide by "),t,o,n,r);e.controls.prepend(s);let a=e.chain,i=e.chain,l=NaN,d=!1,c=0,u=()=>{i=a,e.given.dial&&l!==e.given.dial.value&&(i=Id(a,e.given.dial,l)),e.chain=i},p=f=>{cancelAnimationFrame(c),l=f,d=!0,u(),e.redraw()},m=f=>{p(f),d=!1,e.send("divisor",f)},h=(f,b,x=performance.now())=>{let v=Math.min(1,(performance.now()-x)/Gb);l=v<1?f+(b-f)*v:b,u(),e.redraw(),c=v<1?requestAnimationFrame(()=>h(f,b,x)):0};t.addEventListener("input",()=>p(Number(t.value))),t.addEventListener("change",()=>m(Number(t.value))),n.addEventListener("click",()=>m(Xn)),r.addEventListener("click",()=>m(e.given.dial?.usual??Xn)),e.updates.push(()=>{let{dial:f}=e.given;if(s.hidden=!f,!f)return;if(e.chain!==i){if(a=i=e.chain,d)return p(l);if(cancelAnimationFrame(c),l!==f.value&&!Number.isNaN(l)&&ve())return h(l,f.value);l=f.value}Object.assign(t,{max:String(f.most),value:String(l)});let b=qd(l,f);o.ariaLive=l===f.value?"polite":"off",o.replaceChildren(...ce(b)),t.setAttribute("aria-valuetext",b),r.disabled=l===f.usual,n.disabled=l===Xn})}function qd(e,t){let o=String(Number(e.toFixed(4)));return e===t.usual?`\u221Ad_k = ${o}`:o}function Id(e,t,o){let n=[...e.keys()],r=new Set(n.slice(0,n.indexOf(wt))),s={kind:"quotient",reads:["scores"],turned:!1,divisor:o,divisorText:qd(o,t)},a=new Map([...e].map(([l,d])=>[l,r.has(l)?{...d,step:{kind:"given",reads:[],turned:!1}}:d])),i=new Map([...Je(a,new Map([[wt,{step:s}]]))].map(([l,d])=>[l,r.has(l)?e.get(l)??d:d]));if(t.covered.some(([l,d])=>o>=l&&o<=d))for(let l of t.answers){let d=i.get(l);d&&(d.values=d.values.map(c=>c.map(()=>null)))}return i}var Xn,Gb,Bs,js=N(()=>{"use strict";Pe();Hs();so();ie();Xn=1,Gb=1200;Bs=({python:e,given:{dial:t}})=>t&&Id(e,t,t.usual)});function Vs(e,{node:t,row:o,column:n}){let r=e.get(t);if(!r)return w("div");let s=r.values[o][n],a=w("div","explained",w("p","what",Qe(r,o,n)),w("p","value",s===null?"? (covered)":X(s)));a.append(w("p","lead",...ce(Go(e,r,o,n))));let i=Ye(e,t,o,n);return r.step.kind==="given"||(s===null||i.some(({terms:d})=>d.some(c=>c.factors.some(Number.isNaN)))?a.append(w("p","covered","The arithmetic is covered too: it would show an answer.")):a.append(w("div","pieces",...i.map((d,c)=>c?Vb(d):Dd(d))))),a}function Pd(e,t){let o=(n,r)=>{for(let s of e.querySelectorAll(n))s.classList.toggle("awaited",!r)};e.querySelectorAll(".terms tr:not(.sum)").forEach((n,r)=>n.classList.toggle("awaited",!!t&&r>=t.terms)),o(".terms .sum",t?.isAdded??!0),o(".value, .sides, .line, .folded, .terms .sum b",t?.isThere??!0)}function Yn(e,t,o,n=!1){let r=e.get(t.node),s=r?.values[t.row]?.[t.column];if(!r||s===void 0)return"";let a=n?void 0:Ye(e,t.node,t.row,t.column)[0];if(!a||a.terms.some(({factors:E})=>E.some(Number.isNaN)))return`${Qe(r,t.row,t.column)}: ${X(s)}`;let{kind:i,terms:l,total:d,result:c,at:u}=a,p=l.slice(0,Math.min(o?.terms??1/0,Xb)),m=p.length<l.length?["\u2026"]:[],h=_d[i]??" \xB7 ",{values:f,factors:b}=Fd(a),x=p.map(E=>E.factors.map(($,S)=>(S?lo:String)(b[S]($).trim())).join(h)),v=u===void 0?[...x,...m].join(" + "):o?.isAdded??!0?`${f(l[u].value)} \xF7 ${f(d)}`:"\u2026";return`${o?.isThere??!0?(l.length>1?io:X)(c):"?"} = ${v}`}function Go(e,t,o,n){let[r,s]=gt(e,t.name,o,n),a=r&&e.get(r.node),i=s&&e.get(s.node);switch(t.step.kind){case"given":return t.note||(t.formula===t.symbol?`${t.symbol} is given: nothing comes before it.`:`Computed earlier: ${t.formula}.`);case"product":{let l=t.step.turned?`row ${ao(i?.rows[n]??"")}`:`column ${n+1}`;return`Row ${ao(t.rows[o])} of ${a?.symbol} meets ${l} of ${i?.symbol}.`}case"quotient":return`The score, divided by ${t.step.divisorText}.`;case"softmax":return`The softmax of row ${ao(t.rows[o])}: each exponential is divided by their sum.`;case"shares":return`Row ${ao(t.rows[o])}, divided by its sum.`;case"mask":return Bo(t,o,n)?Rd(t,o,n):"Not hidden: the score stays as it was.";case"described":return Rd(t,o,n);case"difference":return`${a?.title} minus ${i?.title}.`;case"sum":return`${a?.title} plus ${i?.title}.`;default:return`The same number as in ${a?.symbol}.`}}function Vb(e){let t=w("details","folded",w("summary","",Kb)),o=()=>{t.open&&t.childElementCount===1&&t.append(Dd(e))};return t.open=Wd,o(),t.addEventListener("toggle",()=>{Wd=t.open,o()}),t}function Dd(e){let{kind:t,terms:o,total:n,result:r,at:s}=e,a=_d[t];if(a){let[p,m]=o[0].factors.map(io);return Gs(jo("left",p),a,t==="quotient"?m:jo("right",lo(m))," = ",Vn(io(r)))}if(t==="copy")return Gs(Vn(io(r)));let i=w("table","terms"),{values:l,factors:d}=Fd(e),c=Ub[t]??(e.shift?"Minus the largest score:":"As the formula says:");i.append(w("caption","",c)),o.forEach((p,m)=>{let h=w("tr",m===s?"at":"",w("th","",p.name),w("td","",...Yb(e,p,d)),w("td","",l(p.value)));i.append(h)}),i.append(w("tr","sum",w("th","","sum"),w("td"),w("td","",s===void 0?Vn(l(n)):l(n))));let u=w("div","piece",i);return s!==void 0&&u.append(Gs(l(o[s].value)," \xF7 ",l(n)," = ",Vn(io(r)))),u}function Yb({kind:e,shift:t},{factors:[o,n]},[r,s]){return e==="product"?[jo("left",r(o))," \xB7 ",jo("right",lo(s(n)))]:e!=="softmax"?[jo("left",r(o))]:[w("span","power","e",w("sup","left",r(o)+(t?` ${Xs} ${lo(io(t))}`:"")))]}function Us(e){let t=Math.floor(Math.log10(Math.max(...e.filter(Number.isFinite).map(Math.abs))||1));if(t<-Kn||t>Kn)return X;let o=t<0?Math.max(Kn,2-t):Kn-t,n=Math.max(...e.map(r=>String(Number(r.toFixed(o))).split(".")[1]?.length??0));return r=>xe(r,{decimals:n,isShort:!1})}var Ub,Xs,_d,Qe,Ks,zd,ao,Xb,Rd,Kb,Wd,Kn,Fd,io,lo,jo,Vn,Gs,co=N(()=>{"use strict";Pe();Ae();ie();Ub={product:"Multiplied pair by pair, and added:",shares:"Its share of the row\u2019s sum:"},Xs="\u2212",_d={quotient:" \xF7 ",difference:` ${Xs} `,sum:" + "},Qe=(e,t,o)=>`${e.title}: ${Ks(e,t,o)}`,Ks=(e,t,o)=>`${zd("row",e.rows[t])}, ${zd("column",e.columns[o])}`,zd=(e,t)=>/^\d+$/.test(t)?`${e} ${t}`:t,ao=e=>/^\d+$/.test(e)?e:`\u201C${e}\u201D`;Xb=6;Rd=({step:e,rows:t,columns:o},n,r)=>{let s={row:ao(t[n]),column:ao(o[r])};return(e.lead??"").replace(/\{(row|column)\}/g,(a,i)=>s[i])},Kb="As computers do it",Wd=!1;Kn=4;Fd=({terms:e,total:t})=>({values:Us([...e.map(({value:o})=>o),t]),factors:[0,1].map(o=>Us(e.flatMap(({factors:n})=>n[o]??[])))}),io=e=>Us([e])(e),lo=e=>e.startsWith(Xs)?`(${e})`:e,jo=(e,t)=>w("span",e,t),Vn=e=>w("b","",e),Gs=(...e)=>w("p","line",...e)});function Xe(e){let t=ad(e.chain,e.other,e.blend),o=Bs(e);return o?new Map([...t].map(([n,r])=>[n,ew(r,o.get(n)??r,e.other?.get(n))])):t}function Ud(e,t){if(e.given.comparison)return t.other&&e.other?.get(t.name);let o=Gd(e)?.get(t.name);return o?.values.length===t.values.length&&o.values[0].length===t.values[0].length?o:void 0}function Jn(e,t){let[o,{dial:n}]=[Ud(e,t),e.given];return n?o||n.answers.includes(t.name)?t.values.map(nw):null:o?id(t,o,e.digits):null}function Xd(e){return[...new Set(e.views.map(({place:o})=>e.chain.get(o.node)))].flatMap(o=>{let n=o?Jn(e,o)?.flat().filter(Boolean).length:0;return o&&n?[{many:n,symbol:o.symbol}]:[]})}function uo(e){let t=Gd(e)?Xd(e):[],[o,n]=[Kd(t),t.map(({many:r,symbol:s})=>`${r} in ${s}`)];return o?`${o} number${o>1?"s":""} changed: ${n.join(", ")}.`:""}function Vd(e){let t="",o=Ie({min:"0",max:String(Ys),step:"1"}),n=[0,1].map(a=>{let i=Y("button");return i.addEventListener("click",()=>Bd(e,a)),i}),r=w("p","said"),s=w("div","comparing",w("div","ends",n[0],o,n[1]),r);e.controls.append(s),o.addEventListener("input",()=>Bd(e,Number(o.value)/Ys)),e.updates.push(()=>{let a=e.given.comparison;ow(e);let i=uo(e);if(i&&i!==t&&e.say(i),t=i,s.hidden=!a,!a)return;let l=e.given.isSmall?e.beneath:e.controls;s.parentElement!==l&&l.prepend(s),o.hidden=!!e.given.dial,n.forEach((c,u)=>{c.hidden=o.hidden,c.replaceChildren(...ce(a[u])),c.setAttribute("aria-pressed",String(e.blend===u))}),o.value=String(Math.round(e.blend*Ys)),o.setAttribute("aria-label",`From ${a[0]} to ${a[1]}`),o.setAttribute("aria-valuetext",jd(a,e.blend));let d=c=>e.views.some(({cells:u})=>u.flat().some(({dataset:p})=>p[c]!==void 0));r.replaceChildren(...ce(o.hidden?(d("differs")?Qb:"")+(d("was")?Zb:""):`${jd(a,e.blend)}. ${tw(Kd(Xd(e)))}.`))})}function Bd(e,t){e.blend=t,e.redraw()}function jd(e,t){return t===0||t===1?`Shown: ${e[t]}`:`${t===.5?"Halfway":`${Math.round(t*100)} % of the way`}: the numbers are a mix, not a result`}function tw(e){return e?e===1?"The marked number differs":`The ${e} marked numbers differ`:"No number shown differs"}function ow(e){let{views:t,chain:o,digits:n}=e,r=Bs(e),s=Xe(e);for(let{place:a,cells:i}of t){let l=o.get(a.node),d=l?Jn(e,l):null,c=r?.get(a.node),u=r&&s.get(a.node);i.forEach((p,m)=>p.forEach((h,f)=>{let b=d?.[m]?.[f];Js(h,b);let x=c?.values[m][f]??null,v=b&&u&&x!==null&&xe(x,eo(pt(u),n));v&&v!==h.textContent?h.dataset.was=v:delete h.dataset.was}))}}function Js(e,t=0){e.toggleAttribute("data-differs",!!t),t&&e.style.setProperty("--differs",(Hd+(1-Hd)*t).toFixed(2))}function nw(e){let t=Math.max(...e.map(o=>o??NaN));return e.map(o=>+(o===t))}function Qs(e,{node:t,row:o,column:n}){let r=e.chain.get(t),s=r&&Ud(e,r);if(!s)return;let[a,i]=[r.values[o][n],s.values[o][n]],l=e.given.comparison;return l||X(a)!==X(i)?{names:l??Jb,a,b:i,isSame:a===i}:void 0}function Qn(e,t){let o=e.chain.get(t.node);if(!o)return"";let n=Qs(e,t),r=Qe(o,t.row,t.column);return!n||n.a===null?`${r}: ${rw(o.values[t.row][t.column])}`:n.isSame?`${r}: ${X(n.a)}, the same in both`:`${r}: ${n.names[0]} ${X(n.a)}, ${n.names[1]} ${X(n.b)}`}function Jd(e,t){let o=Qs(e,t);return e.blend>0&&e.blend<1&&!!o&&!o.isSame}function Qd(e,t){let o=Ze(e),n=o.get(t.node);return n?Jd(e,t)?Yd:`${Go(o,n,t.row,t.column)} ${Yn(o,t,null)}`:""}function Zd(e,t){let o=Qs(e,t),n=e.chain.get(t.node),r=e.given.dial&&n?.step.kind==="quotient";if(!o||o.a===null||o.b===null||r)return Vs(Ze(e),t);let{a:s,b:a,names:i,isSame:l}=o,d=Xe(e).get(t.node)?.values[t.row][t.column]??null,c=n&&Jd(e,t)?sw(Qe(n,t.row,t.column),d):Vs(Ze(e),t);return c.querySelector(".value")?.after(l?w("p","sides","The same in both."):aw(i,s,a)),c}function sw(e,t){return w("div","explained",w("p","what",e),w("p","value",X(t)),w("p","lead",Yd))}function aw(e,t,o){let n=[[e[0],X(t)],[e[1],X(o)],["difference",`${X(t)} \u2212 ${lo(X(o))} = ${X(t-o)}`]];return w("dl","sides",...n.map(([r,s])=>w("div","",w("dt","",r),w("dd","",s))))}var Ys,Hd,Jb,Qb,Zb,ew,Ze,Gd,Kd,rw,Yd,qt=N(()=>{"use strict";Dn();js();Ae();ie();co();Ys=100,Hd=.35,Jb=["now","before"],[Qb,Zb]=["Underlined: the largest of a row."," Beneath: at \u221Ad_k."];ew=(e,t,o)=>({...e,decimals:zs(t),span:[...t.values,...e.other&&o?o.values:[],[0]]}),Ze=({chain:e,other:t,blend:o})=>t&&o>.5?t:e,Gd=({chain:e,python:t,earlier:o,given:n})=>n.comparison||n.goal?null:e===t?o:t;Kd=e=>e.reduce((t,{many:o})=>t+o,0);rw=e=>e===null?"covered":X(e);Yd="A mix, not a result. Move the slider to one of its ends to see the arithmetic."});function Zn(e,t,o,n){try{sessionStorage.setItem(Zs,JSON.stringify({where:eu(e,t),cell:t,before:o,text:n}))}catch{}}function er(){try{sessionStorage.removeItem(Zs)}catch{}}function tr(e){try{let{where:t,...o}=JSON.parse(sessionStorage.getItem(Zs)??"{}");return o.cell&&t===eu(e,o.cell)?o:null}catch{return null}}var Zs,eu,or,ea=N(()=>{"use strict";Zs="self-attention typed in a cell",eu=({chain:e,key:t},{node:o})=>JSON.stringify([location.pathname,t,o,e.get(o)?.base??""]);or=()=>document.activeElement!==document.body});function tu(e,t,o){let{frame:n,working:r,controls:s}=e,a=Y("gist"),i=w("div","foot");r.replaceWith(i),i.append(a,r);let l=h=>Math.abs(h.getBoundingClientRect().bottom-i.getBoundingClientRect().top),d=h=>[...h].sort((f,b)=>l(f)-l(b))[0],c=matchMedia(Uo),u=()=>{if(c.matches)return i.prepend(o,t);s.prepend(t),s.after(o)},p=h=>{i.classList.toggle("open",h),a.setAttribute("aria-expanded",String(h))};c.addEventListener("change",u),a.addEventListener("click",()=>p(!i.classList.contains("open"))),new ResizeObserver(()=>{c.matches&&n.style.setProperty("--foot",`${i.offsetHeight}px`),n.matches(":focus-within")&&d(n.querySelectorAll(i.matches(".open")?iw:"td[aria-selected]"))?.scrollIntoView({block:"nearest"})}).observe(i),u();let m="";return h=>{m!==e.given.name&&p(!1),m=e.given.name;let{subject:f,other:b,blend:x}=e,v=!!b&&x>0&&x<1;a.hidden=!f||r.hidden;let E=v?Xe(e):Ze(e),$=f?Yn(E,f,h,v):"";a.textContent!==$&&(a.textContent=$);let S=f&&$.includes(" = ")?E.get(f.node):void 0;a.dataset.of=f&&S?`${Ks(S,f.row,f.column)}: `:""}}var Uo,iw,nr=N(()=>{"use strict";qt();ie();co();Uo="(max-width: 46rem)",iw=":is(.one-row:not([hidden]), .stage) td[data-explained]"});function rr(e,t,o){let n=new Map,r=new Set,s=[t];for(let a=0;a<o&&s.length;a++){let i=[];for(let l of s)gt(e,l.node,l.row,l.column).forEach((d,c)=>{let u=`${d.node} ${d.row} ${d.column}`,p=e.get(d.node);if(r.has(u)||!p)return;r.add(u);let m=ta(n,p),h=mt.indexOf(a?"far":c?"right":"left");for(let f of lw(p,d)){let b=f.row*p.columns.length+f.column;m[b]||(m[b]=h,i.push(f))}});s=i}return n}function ta(e,t){let o=e.get(t.name)??new Uint8Array(t.rows.length*t.columns.length);return e.set(t.name,o),o}function lw(e,{node:t,row:o,column:n}){let r=o===null?e.rows.map((a,i)=>i):[o],s=n===null?e.columns.map((a,i)=>i):[n];return r.flatMap(a=>s.map(i=>({node:t,row:a,column:i})))}var oa=N(()=>{"use strict";Pe();oo()});function ae(e){if(e instanceof HTMLCanvasElement)return{node:e.dataset.node??"",row:Number(e.dataset.row),column:Number(e.dataset.column)};let t=e instanceof Element?e.closest("td.cell"):null;return t?{node:t.closest("table")?.dataset.node??"",row:Number(t.dataset.row),column:Number(t.dataset.column)}:null}function ou(e){let{stage:t}=e;t.addEventListener("pointerover",o=>{o.pointerType!=="touch"&&!(o.target instanceof HTMLCanvasElement)&&xt(e,ae(o.target))}),t.addEventListener("pointermove",o=>{if(!(o.target instanceof HTMLCanvasElement)||o.pointerType==="touch")return;let n=Ws(o.target,o.offsetX,o.offsetY);ir(n,e.pointed)||xt(e,n)}),t.addEventListener("pointerleave",()=>xt(e,null)),t.addEventListener("focusin",o=>{let n=ae(o.target);n&&xt(e,n,!0)}),t.addEventListener("focusout",()=>xt(e,null)),t.addEventListener("click",o=>{let n=o.target,r=n instanceof HTMLCanvasElement?Ws(n,o.offsetX,o.offsetY):ae(n);r&&(et(e,ir(r,cr(e))?null:r),n.scrollIntoView({block:"nearest",inline:"nearest"}))}),t.addEventListener("keydown",o=>cw(e,o)),t.addEventListener("transitionend",o=>{o.target instanceof HTMLCanvasElement&&hw(e)})}function cw(e,t){let{target:o,key:n}=t,r=ae(o);if(!r||!(o instanceof HTMLCanvasElement||o instanceof HTMLTableCellElement))return;let s=t.ctrlKey||t.metaKey||t.altKey?void 0:po[n];if(n==="Escape"&&e.pinned)et(e,null);else if(n==="Enter")uw(e,r);else if(s&&o instanceof HTMLCanvasElement)dw(e,o,r,s);else{if(o instanceof HTMLCanvasElement)return;if(s)sr(o,s);else if(n==="Home"||n==="End")sr(o,[0,n==="Home"?-1/0:1/0]);else return}t.preventDefault()}function dw(e,t,{node:o,row:n,column:r},s){let[a,i]=t.dataset.turned?[s[1],s[0]]:s,l=e.chain.get(o);t.dataset.row=String(ar(n+a,l?.rows.length??0)),t.dataset.column=String(ar(r+i,l?.columns.length??0)),xt(e,ae(t),!0)}function sr(e,[t,o]){let n=e.closest("tbody"),r=[...n.children].map(l=>[...l.querySelectorAll("td.cell")]),s=r.findIndex(l=>l.includes(e)),a=r[ar(s+t,r.length)],i=a[ar(r[s].indexOf(e)+o,a.length)];for(let l of n.querySelectorAll("td.cell[tabindex='0']"))l.setAttribute("tabindex","-1");i.tabIndex=0,i.focus()}function xt(e,t,o=!1){e.pointed=t,Xo(e),o&&t&&e.say(Qn(e,t))}function et(e,t){e.pinned=t,e.passed=null,Xo(e),e.send("pinned",t)}function uw(e,t){if(ir(t,cr(e)))return et(e,null);et(e,t),e.say(Qd(e,t))}function Xo(e){let{chain:t,views:o,stage:n}=e,r=e.pointed??cr(e),s=nu(t,r)?r:null,a=s?rr(Ze(e),s,e.depth):new Map;n.classList.toggle("tracing",a.size>0);let i=s&&t.get(s.node);i&&(ta(a,i)[s.row*i.columns.length+s.column]=mt.indexOf("self"));let l=n.classList.contains("tracing"),d=o.map(({place:c})=>c.node).lastIndexOf(s?.node??"");for(let[c,u]of o.entries()){let p=t.get(u.place.node)?.columns.length??0;mw(u,p,c<=d?a.get(u.place.node):void 0,l),na(u,e.pinned,"aria-selected")}lr(e)}function lr(e){let t=e.pointed??cr(e),n=[!!e.given.goal&&!!e.chain.get(t?.node??"")?.editable?null:t,e.opening].find(r=>nu(e.chain,r))??null;e.subject=n,e.working.replaceChildren(...n?[Zd(e,n)]:[]);for(let r of e.views){na(r,e.working.hidden?null:n,"data-explained");let s=!!e.chain.get(r.place.node)?.isMirrored;na(r,s&&n?{...n,row:n.column,column:n.row}:null,"data-mirror");let a=r.isMirrored;r.isMirrored=s,s!==!!a&&(a===!1&&ve()&&pw(r.cells),r.cells.forEach((i,l)=>i[l]?.toggleAttribute("data-diagonal",!!s)))}for(let r of e.followers)r()}function pw(e){let t=e.map(o=>o.map(n=>n.getBoundingClientRect()));e.forEach((o,n)=>o.forEach((r,s)=>{let[a,i]=[t[s]?.[n],t[n][s]];n!==s&&a&&r.animate([{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px)`},{transform:"none"}],{duration:900,easing:"ease-in-out"})}))}function mw(e,t,o,n){let{cells:r,strip:s,tones:a}=e;if(r.forEach((l,d)=>l.forEach((c,u)=>{let p=mt[o?.[d*t+u]??0];(c.dataset.lit??"")!==p&&(p?c.dataset.lit=p:delete c.dataset.lit)})),!s||!a)return;let{painted:i}=e;i?.isTracing===n&&i.tones===a&&fw(i.lit,o)||(fd(s,a,o,n),e.painted={lit:o,isTracing:n,tones:a})}function na({place:e,table:t,cells:o},n,r){let s=t.querySelector(`[${r}]`),a=n?.node===e.node?o[n.row]?.[n.column]:void 0;s!==a&&s?.removeAttribute(r),a?.setAttribute(r,"true")}function hw(e){for(let t of e.views)delete t.painted;Xo(e)}function ru({stage:e,views:t,opening:o}){if(!o||e.scrollHeight<=e.clientHeight)return;let n=t.find(({place:i})=>i.node===o.node)?.cells[o.row]?.[o.column];if(!n)return;let r=n.closest("tr")??n,[s,a]=[r.getBoundingClientRect(),e.getBoundingClientRect()];e.scrollTop+=s.bottom-a.top-e.clientHeight+2}var po,ar,ir,cr,nu,fw,vt=N(()=>{"use strict";qt();so();oa();oo();po={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]};ar=(e,t)=>Math.max(0,Math.min(e,t-1)),ir=(e,t)=>!!e&&!!t&&e.node===t.node&&e.row===t.row&&e.column===t.column;cr=({pinned:e,passed:t,later:o})=>ir(e,t)||o.has(e?.node??"")?null:e,nu=(e,t)=>!!t&&e.get(t.node)?.values[t.row]?.[t.column]!==void 0;fw=(e,t)=>e===t||!!e&&!!t&&e.every((o,n)=>o===t[n])});function iu(e){let t={base:"",texts:{},past:[],future:[],sent:[]},o=ra("Undo",()=>ur(e,t,"past")),n=ra("Redo",()=>ur(e,t,"future")),r=ra("Reset the numbers",()=>Vo(e,t,ww(t.texts))),s=w("input");s.type="checkbox",s.addEventListener("change",()=>e.send("hidden",s.checked));let a=w("label","",s,"Hide later words"),i=w("summary","button","Change"),l=w("details","change",i,w("div","editing",a,o,n,r));l.addEventListener("keydown",({key:m})=>{m!=="Escape"||!i.checkVisibility()||(l.open=!1,i.focus())}),e.controls.append(l);let d=w("div","told");d.setAttribute("role","alert");let c=w("p","hint");e.beneath.append(d,c);let u=null;e.updates.push(()=>{let{given:m}=e;if(m!==u){let x=!u;u=m,xw(e,t),x&&(Ew(e,t),l.open=m.goal?!matchMedia(Uo).matches:!ge(m),m.goal&&e.controls.previousElementSibling?.append(l)),a.hidden=m.hidesLater===null,s.checked=!!m.hidesLater;let v=m.told.join(`
`);d.dataset.sentences!==v&&(d.dataset.sentences=v,d.replaceChildren(...m.told.map(E=>w("p","",E))))}Mw(e);let h=bw(e);c.hidden=!h.length,c.replaceChildren(...ce(`${matchMedia(su).matches?"Tap a number twice to type":"Type"} over any number of ${h.join(", ")}${e.given.divisor?", or the divisor":""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ${e.given.goal?"A frame marks a number below 0. ":""}${e.given.kept}`));let f=!!h.length||!!e.given.divisor;l.hidden=a.hidden&&!f&&!ge(m);let b=[t.past,t.future,Object.values(t.texts).flat()];[o,n,r].forEach((x,v)=>{x.hidden=!f,x.ariaDisabled=String(!b[v].length),x.tabIndex=b[v].length?0:-1})}),Od(e,m=>Vo(e,t,{...t.texts,divisor:m?[[0,0,m]]:[]})),e.typeOver=(m,h,f)=>f?Vo(e,t,ia(t.texts,m,h)):sa(e,t,m,h);let{stage:p}=e;p.addEventListener("keydown",m=>Aw(e,t,m)),p.addEventListener("click",m=>{let h=au(m.target);!matchMedia(su).matches||!dr(e,h)||!h.ariaSelected||h.dataset.held==="open"||(m.stopPropagation(),It(e,t,h,null))},!0),p.addEventListener("dblclick",m=>{dr(e,m.target)&&It(e,t,au(m.target),null)})}function ra(e,t){let o=Y("button",e);return o.addEventListener("click",t),o}function dr(e,t){let o=e.chain.get(ae(t)?.node??"");return o?.editable?o:void 0}function xw(e,t){let o=e.given.chain.filter(i=>i.editable),n=JSON.stringify(o.map(i=>[i.name,i.base])),r=Object.fromEntries(o.map(i=>[i.name,i.typed??[]])),{divisor:s}=e.given;s&&(r.divisor=s.typed?[[0,0,s.typed]]:[]);let a=t.sent.lastIndexOf(Ko(r));if(n===t.base&&a>=0&&a<t.sent.length-1)return la(e,t);n!==t.base&&Object.assign(t,{base:n,past:[],future:[]}),Object.assign(t,{texts:r,sent:[]})}function sa(e,t,o,n){e.chain=e.python,la(e,{...t,texts:ia(t.texts,o,n)}),e.redraw()}function la(e,t){if(!e.given.previewed)return;let o=new Map(Object.entries(t.texts).map(([s,a])=>{let i=e.chain.get(s)?.values.map(l=>[...l])??[];for(let[l,d,c]of a){let u=jn(c);i[l]?.[d]!==void 0&&!Number.isNaN(u)&&vw(e.given.goal,u)&&(i[l][d]=u)}return[s,{values:i}]})),n=jn(t.texts.divisor?.[0]?.[2]??""),r=e.chain.get(wt)?.step;r&&n>=1&&n<=(e.given.divisor?.most??0)&&o.set(wt,{step:{...r,divisor:n,divisorText:X(n)}}),e.chain=Je(e.chain,o),ht(e.views,e.chain,e.spread,e.digits)}function Vo(e,t,o,n=!0){Ko(o)!==Ko(t.texts)&&(n&&(t.past=[...t.past,t.texts].slice(-gw),t.future=[]),t.sent.length||t.sent.push(Ko(t.texts)),t.texts=o,t.sent.push(Ko(o)),e.chain=e.python,la(e,t),e.redraw(),e.send("edited",o))}function ur(e,t,o){let n=t[o].pop();if(!n)return;let r=t.texts;t[o==="past"?"future":"past"].push(r),Vo(e,t,n,!1),yw(e,o==="past"?"Undone.":"Done again.",r,n)}function yw(e,t,o,n){let[r]=Object.keys({...o,...n}).flatMap(i=>{let l=o[i]??[],d=n[i]??[],c=(u,p)=>!u.some(m=>String(m)===String(p));return[...l.filter(u=>c(d,u)),...d.filter(u=>c(l,u))].map(([u,p])=>({node:i,row:u,column:p}))}),s=r&&e.chain.get(r.node),a=s&&n[r.node]?.find(([i,l])=>i===r.row&&l===r.column)?.[2];e.say(du(t,s?lu(s,r,a??""):"",uo(e)))}function lu(e,{row:t,column:o},n){let r=Qe(e,t,o);return n?Number.isNaN(jn(n))?`${r}: \u201C${n}\u201D was typed.`:`${r} is now ${n}.`:`${r} is as it was at first.`}function aa(e,t,o,n){let r=ae(o),s=r&&e.chain.get(r.node);if(!s)return;let a=o.closest("table")?.dataset.turned!==void 0,[i,l]=[t.texts,0];n.forEach((d,c)=>d.forEach((u,p)=>{let[m,h]=a?[r.row+p,r.column+c]:[r.row+c,r.column+p];m<s.rows.length&&h<s.columns.length?i=ia(i,{...r,row:m,column:h},u):l++})),Vo(e,t,i),l&&e.say(`${l} of the pasted numbers did not fit into ${s.symbol}.`)}function cu(e,t,o){let n=ae(o);if(!n)return"";let r=t.texts[n.node]?.find(([s,a])=>s===n.row&&a===n.column);return r?r[2]:X(e.chain.get(n.node)?.values[n.row][n.column]??null)}function It(e,t,o,n){if(o.dataset.held==="open")return;let r=cu(e,t,o),s=w("input");s.value=n??r,s.maxLength=200,s.spellcheck=!1,s.setAttribute("aria-label",`New number: ${o.closest("table")?.dataset.node}, row ${Number(o.dataset.row)+1}, column ${Number(o.dataset.column)+1}`),o.dataset.held="open",o.replaceChildren(s);let a=ae(o),i=()=>Zn(e,a,r,s.value);n!==null&&i(),s.addEventListener("input",()=>{i(),e.given.goal&&sa(e,t,a,bt(s.value))});let l=!1,d=(c,u=null,p=null)=>{if(l||!o.isConnected)return;l=!0,er();let m=bt(s.value),h=!!s.matches(":focus");delete o.dataset.held,o.textContent="",h&&o.focus(),p?aa(e,t,o,p):c&&m!==r?aa(e,t,o,[[m]]):e.given.goal&&sa(e,t,a,r),e.redraw(),u&&sr(o,u),u&&c&&m!==r&&kw(e,a,m,Sw(o))};for(let c of["click","dblclick","pointerdown"])s.addEventListener(c,u=>u.stopPropagation());s.addEventListener("blur",()=>d(!0)),s.addEventListener("keydown",c=>{c.stopPropagation();let p=c.key==="Enter"&&!!e.given.goal?[0,0]:$w(c,n!==null);c.key!=="Escape"&&!p||(c.preventDefault(),d(c.key!=="Escape",p))}),s.addEventListener("paste",c=>{let u=c.clipboardData?.getData("text")??"",p=Gn(u);!u.trim()||n!==""&&p.length===1&&p[0].length===1||(c.preventDefault(),d(!0,null,p))}),s.focus(),n===null&&s.select()}function kw(e,t,o,n){let r=e.chain.get(t.node),s=n&&(n.node!==t.node||n.row!==t.row||n.column!==t.column);r&&e.say(du(lu(r,t,o),s?`${Qn(e,n)}.`:"",uo(e)))}function Sw(e){let t=e.getRootNode();return ae(t instanceof Document||t instanceof ShadowRoot?t.activeElement:null)}function Ew(e,t){let o=tr(e);if(!o)return;let r=e.views.find(({place:s,cells:a})=>s.node===o.cell.node&&a.length)?.cells[o.cell.row]?.[o.cell.column];!r||!dr(e,r)||cu(e,t,r)!==o.before||(or()?aa(e,t,r,[[bt(o.text)]]):It(e,t,r,o.text))}function $w({key:e,shiftKey:t},o){return e==="Enter"?[t?-1:1,0]:e==="Tab"?[0,t?-1:1]:o||e==="ArrowUp"||e==="ArrowDown"?po[e]:void 0}function Aw(e,t,o){let{target:n,key:r,altKey:s,shiftKey:a}=o;if(!(n instanceof HTMLTableCellElement||n instanceof HTMLButtonElement))return;let i=(o.ctrlKey||o.metaKey)&&!s,l=r.toLowerCase();if(i&&l==="z"&&!a)ur(e,t,"past");else if(i&&(l==="y"||l==="z"))ur(e,t,"future");else{if(!(n instanceof HTMLTableCellElement)||!dr(e,n))return;if(i&&l==="v")return It(e,t,n,"");if(i||s)return;if(r==="F2")It(e,t,n,null);else if(r==="Backspace"||r==="Delete")It(e,t,n,"");else if(r.length===1&&r!==" ")It(e,t,n,r);else return}o.preventDefault()}function Mw(e){let{given:t,chain:o,views:n,spread:r,digits:s}=e,a=new Map(t.chain.map(l=>[l.name,l])),i=!1;for(let{place:l,table:d,cells:c}of n){let u=a.get(l.node);if(d instanceof HTMLTableElement&&d.setAttribute("aria-readonly",String(!u?.editable)),!u?.editable)continue;let p=new Map((u.problems??[]).map(([h,f,b])=>[`${h} ${f}`,b])),m=new Map((u.typed??[]).map(([h,f,b])=>[`${h} ${f}`,b]));c.forEach((h,f)=>h.forEach((b,x)=>{let v=p.get(`${f} ${x}`);if(b.toggleAttribute("data-typed",m.has(`${f} ${x}`)),v===void 0)i||=b.dataset.held==="bad",b.dataset.held==="bad"&&delete b.dataset.held,b.removeAttribute("aria-invalid");else{if(b.setAttribute("aria-invalid","true"),b.dataset.held==="open")return;b.dataset.held="bad",b.textContent=m.get(`${f} ${x}`)??"",b.title=v}}))}i&&ht(n,o,r,s)}var gw,su,bw,au,ww,Ko,ia,vw,du,uu=N(()=>{"use strict";Pe();qt();Hs();ea();Ae();nr();ie();vt();Un();co();gw=200,su="(pointer: coarse)";bw=({given:e,views:t})=>e.chain.filter(o=>o.editable&&t.some(({place:n,strip:r})=>n.node===o.name&&!r)).map(o=>o.symbol);au=e=>e instanceof Element?e.closest("td.cell"):null;ww=e=>Object.fromEntries(Object.keys(e).map(t=>[t,[]]));Ko=e=>JSON.stringify(Object.keys(e).map(t=>[t,[...e[t]].sort(([o,n],[r,s])=>o-r||n-s)])),ia=(e,{node:t,row:o,column:n},r)=>({...e,[t]:[...(e[t]??[]).filter(([s,a])=>s!==o||a!==n),[o,n,r]]});vw=(e,t)=>!e||t>=e.least&&t<=e.most;du=(...e)=>e.filter(Boolean).join(" ")});function fu(e,t){let o=Ie({min:"0",max:"1",step:"0.01",value:"0.1"}),n=w("output"),[r,s]=[w("div","flow-left"),w("div","flow-right")];[r,s].forEach(m=>m.setAttribute("role","group")),r.setAttribute("aria-label","Words that attend"),s.setAttribute("aria-label","Words attended to");let a=A("svg",{class:"flow-lines",preserveAspectRatio:"none","aria-hidden":"true"}),i=w("div","flow-weights"),l=w("div","flow-face",r,a,s,i);e.append(w("label","flow-threshold","Show ",n,o),l);let d,c=null;function u(){if(!d)return;let m=d.rows.map((y,k)=>_e(d,k)),{rows:h,columns:f,decimals:b}=d,x=Number(o.value),v=`weights of ${x.toFixed(2)} or more`;n.replaceChildren(v),o.setAttribute("aria-valuetext",v);let E=y=>y>0&&y>=x,$=y=>Number.isNaN(y)?"?":y.toFixed(b),S=y=>y.join(", ")||"no word with such a weight";mu(r,h,c,y=>`attends to ${S(m[y].flatMap((k,M)=>E(k)||Number.isNaN(k)?`${f[M]} ${$(k)}`:[]))}`),mu(s,f,pu(d)?null:c,y=>`attended to by ${S(h.flatMap((k,M)=>E(m[M][y])?`${k} ${$(m[M][y])}`:[]))}`),i.replaceChildren(...f.map((y,k)=>w("span","",c===null?"":$(m[c][k])))),a.setAttribute("viewBox",`0 0 100 ${ca*Math.max(h.length,f.length)}`),a.replaceChildren(...m.flatMap((y,k)=>y.flatMap((M,O)=>E(M)?Tw(k,O,M,c):[])))}function p(m,h){d&&m===s&&pu(d)||t(h)}return o.addEventListener("input",u),l.addEventListener("click",m=>{let h=Lw(m);h!==null&&p(m.target.parentElement,h===c?null:h)}),l.addEventListener("keydown",m=>{let{dataset:h,parentElement:f}=m.target,[b,x]=[Number(h.word),f];if(m.key==="Escape")return t(null);let v={ArrowLeft:r,ArrowRight:s}[m.key],E={ArrowUp:b-1,ArrowDown:b+1,Home:0,End:x.childElementCount-1}[m.key]??b,$=(v??x).children[E];!($ instanceof HTMLElement)||!v&&E===b||(m.preventDefault(),$.focus(),p($.parentElement,E))}),(m,h)=>{d=m.get("weights"),c=h,u()}}function Lw(e){let t=e.target instanceof Element?e.target.closest("button"):null;return t?Number(t.dataset.word):null}function Tw(e,t,o,n){let r=Math.min(1,o),s=(.2+.8*r)*(n===null||n===e?1:.25);return A("line",{x1:0,y1:(e+.5)*ca,x2:100,y2:(t+.5)*ca,"stroke-width":1+Nw*r,"stroke-opacity":s,"data-cell":`${e},${t}`,"vector-effect":"non-scaling-stroke"})}function mu(e,t,o,n){for(;e.childElementCount>t.length;)e.lastElementChild?.remove();for(;e.childElementCount<t.length;)e.append(Y(""));for(let[r,s]of[...e.children].entries())s.dataset.word=`${r}`,s.textContent=t[r],s.tabIndex=r===(o??0)?0:-1,s.setAttribute("aria-pressed",`${r===o}`),s.setAttribute("aria-label",`${t[r]}, ${n(r)}`)}var ca,Nw,pu,hu=N(()=>{"use strict";Pe();ie();We();ca=10,Nw=8;pu=e=>e.rows.join(`
`)!==e.columns.join(`
`)});function gu(e,t,o){return[["scores","weights"],["context"]].map(r=>r.flatMap(s=>e.get(s)??[])).filter(r=>r.length).map(r=>Cw(r,t,o))}function Cw(e,t,o){let n=e.map(({name:i})=>da[i]),r=e[0].name==="context"?"Dimension":"Word",s=e[0].columns.map((i,l)=>w("tr","",ft("row",i),...e.map(d=>Iw(d,t.get(d.name)??d,o,l)))),a=w("tr","",...[r,...n].map(i=>ft("col",i)));return w("div","geometry-scroll",w("table","geometry-table",w("thead","",a),w("tbody","",...s)))}function qw(e,t,o){let n=o?1:Math.max(...t.map(Math.abs))||1,r=t.some(a=>a<0)?50:100,s=Math.abs(e)/n*r;return{from:100-r-(e<0?s:0),size:s}}function Iw(e,t,o,n){let r=e.values[o][n],s=e===t?e.decimals:Ow,{from:a,size:i}=qw(r??0,[...t.values.flat(),...e.values[o]].map(Number),e.share),l=w("span",Number(r)<0?"geometry-bar minus":"geometry-bar");l.style.setProperty("--from",`${a}%`),l.style.setProperty("--size",`${i}%`);let d=r===null?"undefined":xe(r,Ct({...e,decimals:s},qe)).trim();return w("td","",w("span","geometry-track",l),w("span","geometry-number",d))}var da,Ow,bu=N(()=>{"use strict";Ae();ie();da={scores:"Score",weights:"Weight",context:"Context"},Ow=4});function pa(e){let[[t,o],[n,r]]=[e.map(({x:a})=>a),e.map(({y:a})=>a)].map(a=>[Math.min(0,...a),Math.max(0,...a)]),s=Ww*Math.max(o-t,r-n)||2;return{left:(t+o-s)/2,bottom:(n+r-s)/2,span:s}}function yu(){let e=A("svg",{class:"plane",viewBox:`0 0 ${Ne} ${Ne}`,role:"group"});return e.append(A("g",{class:"axes","aria-hidden":"true"}),A("g",{class:"arrows"})),e}function ku(e,t,o){let[n,r]=e.children,s=Fw(t);for(n.replaceChildren(...Hw(t.view),...s.map(({text:l,x:d,y:c,wide:u})=>A("text",{x:d+u/2,y:c+De-3,"text-anchor":"middle"},l)));r.childElementCount>o.length;)r.lastElementChild?.remove();for(;r.childElementCount<o.length;)r.append(Bw());let a=o.map(({x:l,y:d})=>yt(l,d,t.view)),i=Gw(o.map(({kind:l,word:d,isPale:c},u)=>({text:Dw(l,d,o),tip:a[u],isPale:c})),s,yt(0,0,t.view));o.forEach((l,d)=>jw(r.children[d],l,t,a[d],i[d]))}function Dw(e,t,o){let n=[...t].length>wu?`${[...t].slice(0,wu-1).join("")}\u2026`:t;return o.some(r=>r.kind==="key")?`${e[0]} ${n}`:n}function Fw({view:e,across:t,up:o}){let[[n,r],s]=[yt(0,0,e),mo(e)],[a,i]=yt(s,s,e),l=X(s);return[[t,Ne-2-zt(t),r+3],[o,ua(n-zt(o)/2,Ne-zt(o)),0],[l,a-zt(l)/2,r+3],[l,n-zt(l)-3,i-De/2]].map(([c,u,p])=>({text:c,x:u,y:p,wide:zt(c),high:De}))}function Hw(e){let t=mo(e);return[e.left,e.bottom].flatMap((o,n)=>Array.from({length:Math.floor(e.span/t)},(r,s)=>{let a=Math.ceil(o/t)+s,i=yt(a*t,a*t,e)[n],l=a?"grid":"axis";return A("line",n?{class:l,x1:2,x2:Ne-2,y1:i,y2:i}:{class:l,x1:i,x2:i,y1:De+2,y2:Ne-2})}))}function Bw(){let e=A("g",{role:"slider",tabindex:"0"});return e.append(A("line",{class:"shaft"}),A("path",{class:"head"}),A("line",{class:"leader"}),A("circle",{r:"18"}),A("text",{"text-anchor":"middle"})),e}function jw(e,{kind:t,name:o,x:n,y:r,inFocus:s,isPale:a},{view:i,across:l,up:d},[c,u],p){let[m,h]=yt(0,0,i),f=Math.atan2(u-h,c-m)*180/Math.PI,[b,x]=[p.x+p.wide/2,p.y+De/2],v=Math.hypot(b-c,x-u)>p.wide/2+xu[1]+De/2,E=d?`${l} ${X(n)}, ${d} ${X(r)}`:`${l} ${X(n)}`;Le(e,{class:t+(s?" in-focus":a?" pale":""),"aria-label":o,"aria-valuetext":E,"aria-valuemin":i.left,"aria-valuemax":i.left+i.span,"aria-valuenow":n});let[$,S,y,k,M]=e.children;Le($,{x1:m,y1:h,x2:c,y2:u}),Le(S,{d:Pw[t],transform:`translate(${c} ${u}) rotate(${f})`}),Le(y,{x1:c,y1:u,x2:v?b:c,y2:v?x:u}),Le(k,{cx:c,cy:u}),Le(M,{x:b,y:p.y+De-3}),M.textContent=p.text}function Gw(e,t,o){let n=[...t],r=[];for(let s of[e.filter(({isPale:a})=>!a),e.filter(({isPale:a})=>a)]){n.push(...s.flatMap(({tip:a})=>Uw(a,o)));for(let a of s)n.push(r[e.indexOf(a)]=Xw(a,n,o))}return r}function Uw([e,t],[o,n]){let[r,s]=[e-o,t-n],a=Math.ceil(Math.hypot(r,s)/Yo)||1;return Array.from({length:a},(i,l)=>{let d=(l+1)/a;return{x:o+d*r-Yo/2,y:n+d*s-Yo/2,wide:Yo,high:Yo}})}function Xw({text:e,tip:[t,o]},n,r){let s=zt(e),a=Math.atan2(o-r[1],t-r[0]),i=xu.flatMap(d=>_w.map(c=>{let[u,p]=[Math.cos(a+c),Math.sin(a+c)],m=t+u*(d+s/2)-s/2,h=o+p*(d+De/2)-De/2;return{x:ua(m,Ne-s),y:ua(h,Ne-De),wide:s,high:De,text:e}})),l=d=>n.reduce((c,u)=>c+Kw(d,u),0);return i.find(d=>l(d)===0)??i.reduce((d,c)=>l(c)<l(d)?c:d)}var Ne,zw,Rw,De,Ww,wu,Yo,xu,_w,Pw,mo,yt,vu,zt,ua,Kw,ma=N(()=>{"use strict";Ae();We();Ne=340,zw=6.6,Rw=12,De=14,Ww=1.35,wu=12,Yo=8,xu=[8,16,28,42,58,76],_w=[0,1,-1,2,-2,3,-3,4].map(e=>e*Math.PI/4),Pw={query:"M1 0 L-10 -5 L-10 5 Z",key:"M-9 -6 L0 0 L-9 6"};mo=({span:e})=>10**Math.floor(Math.log10(e/2)),yt=(e,t,{left:o,bottom:n,span:r})=>[(e-o)/r*Ne,(1-(t-n)/r)*Ne],vu=(e,t,{left:o,bottom:n,span:r})=>[o+e/Ne*r,n+(1-t/Ne)*r];zt=e=>[...e].reduce((t,o)=>t+(o>"\u2E80"?Rw:zw),2);ua=(e,t)=>Math.max(0,Math.min(e,t)),Kw=(e,t)=>Math.max(0,Math.min(e.x+e.wide,t.x+t.wide)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.high,t.y+t.high)-Math.max(e.y,t.y))});function Eu(e,{tips:t,view:o,moveTo:n}){let r=null,s=()=>[...e.querySelectorAll('[role="slider"]')];e.addEventListener("pointerdown",a=>{if(a.button||r)return;let[i,l,d]=Su(e,a),c=t().map(({x:m,y:h},f)=>{let[b,x]=yt(m,h,o());return{at:f,x:b-i,y:x-l}}),u=c.map(({x:m,y:h})=>Math.hypot(m,h)),p=u.indexOf(Math.min(...u));u[p]>Vw*d||(r=c[p],e.setPointerCapture(a.pointerId),s()[p].focus({preventScroll:!0}))}),e.addEventListener("mousedown",a=>a.preventDefault()),e.addEventListener("pointermove",a=>{if(!r||!t()[r.at])return;let[i,l]=Su(e,a);n(r.at,vu(i+r.x,l+r.y,o()))});for(let a of["pointerup","pointercancel"])e.addEventListener(a,()=>{r=null});e.addEventListener("keydown",a=>{let i=s().indexOf(a.target),l=Yw[a.key];if(!l||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault();let{x:d,y:c}=t()[i],u=mo(o())/(a.shiftKey?100:10);n(i,[d+l[0]*u,c+l[1]*u])})}function Su(e,t){let{left:o,top:n,width:r}=e.getBoundingClientRect(),s=Ne/r;return[(t.clientX-o)*s,(t.clientY-n)*s,s]}var Vw,Yw,$u=N(()=>{"use strict";ma();Vw=18,Yw={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}});function Au(e){let{step:t}=e.get("scores")??{step:null},o=[...e.keys()];return e.has("weights")&&t?.kind==="product"&&!!t.turned&&t.reads.every(n=>e.has(n))&&o.slice(o.indexOf("scores")).every(n=>e.get(n)?.step.kind!=="given")}function Mu(e,t){let o=["across","up"].map(M=>w("label",`axis-${M}`,M==="up"?"Up: dimension ":"Across: dimension ",w("select"))),n=Y("button back","Back to the numbers of the sentence"),r=yu();r.setAttribute("aria-label","Queries and keys as arrows. Drag a tip, or move it with the arrow keys.");let s=w("label","","Query of ",w("select")),a=w("div"),i=w("p","geometry-said"),l=w("p","geometry-legend"),d=w("div","geometry-open",w("div","geometry-face",w("div","geometry-plane",r,l),w("div","geometry-side",w("div","geometry-controls",s,...o,n),i,a))),c=w("p","geometry-covered","The arrows are covered: they would show answers to the homework.");e.append(c,d);let u=new Map,p="",m=0,h=[0,1],f=pa([]),b=new Map,x=u;function v(){let M=kt(x),O=M.length===1?"query and key":"";return M.flatMap((T,I)=>T.rows.map((C,z)=>{let q=_e(T,z),H=I?"key":"query",[oe,ne]=h.map(ye=>q[ye]??0);return{kind:H,word:C,name:`${O||H} of ${C}`,x:oe,y:ne,inFocus:!I&&z===m,isPale:!I&&z!==m&&M.length>1,M:T,i:z}}))}function E(){x=b.size?Je(u,b):u}function $(M=!1){E();let O=v();f=pa(M?[...O,...O.map(({x:T,y:I})=>({x:-T,y:-I}))]:O),y()}function S(M,O){let{M:T,i:I,kind:C}=v()[M],z=mo(f)/100,q=[...T.values[I]];h.forEach((H,oe)=>{let ne=oe?f.bottom:f.left,ye=Math.max(ne,Math.min(O[oe],ne+f.span));H<q.length&&O[oe]!==q[H]&&(q[H]=Number((Math.round(ye/z)*z).toPrecision(6)))}),b.set(T.name,{values:T.values.map((H,oe)=>oe===I?q:H),step:{kind:"given",reads:[],turned:!1}}),C==="query"&&kt(u).length>1&&m!==I&&t(I),y()}function y(){E();let M=Object.keys(da).flatMap(q=>u.get(q)??[]),O=[...kt(u),...M].some(q=>q.values.flat().includes(null));if(c.hidden=!O,d.hidden=O,O){r.querySelector(".arrows")?.replaceChildren(),a.replaceChildren();return}let{columns:T,rows:I}=kt(u)[0];o.forEach((q,H)=>{q.hidden=T.length<=2,Ho(q,T,h[H])}),Ho(s,I,m),n.setAttribute("aria-disabled",String(!b.size)),i.textContent=Jw(u,b.size>0);let[C,z]=h.map(q=>T[q]?`dimension ${T[q]}`:"");ku(r,{view:f,across:C,up:z},v()),l.textContent=kt(u).length===1?"Drag a tip, or move it with the arrow keys.":"Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys.",a.replaceChildren(...gu(x,u,m))}o.forEach((M,O)=>M.addEventListener("change",T=>{let I=Number(T.target.value);h[1-O]===I?h.reverse():h[O]=I,$()})),s.addEventListener("change",M=>t(Number(M.target.value))),n.addEventListener("click",()=>{b=new Map,$()}),Eu(r,{tips:v,view:()=>f,moveTo:S});let k=({x:M,y:O})=>[M-f.left,O-f.bottom].some(T=>Math.abs(T/f.span-.5)>.49);for(let M of["pointerup","keydown"])r.addEventListener(M,()=>{v().some(k)&&$(!0)});return(M,O)=>{u=M,m=O??0;let T=JSON.stringify(kt(u).map(({rows:I,columns:C,values:z})=>[I,C,z]));if(p!==T)return p=T,b=new Map,Math.max(...h)>=kt(u)[0].columns.length&&(h=[0,1]),$();y()}}function Jw(e,t){let[o,n]=kt(e),r=o.columns.length,s=e.get("context")?.step.reads[1]===o.name;return(r>2?`These are two of ${r} dimensions. A score uses all of them.`:r===2?"Two dimensions: the arrows show everything.":"One dimension: the arrows lie on one line.")+(n?"":` Without learning, one arrow is a word\u2019s ${s?"query, key and value":"query and key"}: they move together.`)+(t?" You have moved an arrow: these numbers are your own, and are used only here.":"")}var kt,Nu=N(()=>{"use strict";bu();Pe();$u();ie();ma();kt=e=>[...new Set(e.get("scores")?.step.reads)].map(t=>e.get(t))});function fa(e,t){if(t===null)return null;let o=e.get("weights").values[t].map(n=>n??-1);return{node:"weights",row:t,column:o.indexOf(Math.max(...o))}}function Lu(e){let t=[w("div","flow"),w("div","geometry")],o=Qw.map(d=>Y("button",d)),n=w("div","faces",...o);n.setAttribute("role","toolbar"),n.setAttribute("aria-label","Shown as"),e.controls.insertBefore(n,e.controls.querySelector(".change")),e.frame.before(...t);let r=[],s=0;function a(){let d=[!0,e.chain.has("weights"),Au(e.chain)],c=ge(e.given)&&d[s]?s:0;n.hidden=!ge(e.given)||!d[1],o.forEach((u,p)=>{u.hidden=!d[p],u.setAttribute("aria-pressed",String(p===c)),u.tabIndex=p===c?0:-1}),t.forEach((u,p)=>{u.hidden=p+1!==c}),e.frame.hidden=e.beneath.hidden=!!(c||e.given.story),c&&(r[c]??=(c===1?fu:Mu)(t[c-1],l))(e.chain,i(e.pinned??(c===2?e.opening:null)))}let i=d=>d&&e.chain.get(d.node)?.rows.length===e.given.words.length?d.row:null;function l(d){et(e,fa(e.chain,d)),a()}o.forEach((d,c)=>d.addEventListener("click",()=>{s=c,a()})),n.addEventListener("keydown",d=>{let c={ArrowRight:1,ArrowLeft:-1}[d.key],u=o.filter(p=>!p.hidden);c&&u.at((u.findIndex(p=>p===d.target)+c)%u.length)?.focus()}),e.updates.push(a)}var Qw,ha=N(()=>{"use strict";hu();Nu();ie();vt();Qw=["Numbers","Threads","Arrows"]});function Ou(e){let{stage:t}=e,o={drafts:new Map,settling:new Map,last:0,timer:0,tries:0},n=w("p","cell-hint");e.beneath.append(n),t.addEventListener("input",({target:i})=>{if(!fo(i))return;ba(o,i);let l=ae(i);l&&Zn(e,l,wa(e,l),i.value)}),t.addEventListener("keydown",i=>{fo(i.target)&&!i.isComposing&&i0(e,o,i,i.target)}),t.addEventListener("paste",i=>{fo(i.target)&&p0(e,o,i,i.target)}),t.addEventListener("focusout",({target:i})=>{fo(i)&&mr(e,o)}),t.addEventListener("click",i=>fo(i.target)&&i.stopPropagation(),!0),t.addEventListener("focusin",i=>{if(!fo(i.target))return;i.stopPropagation();let l=ae(i.target);xt(e,l),n.replaceChildren(...ce(l?a0(e,l):""))},!0),e.arrivals.push(()=>pr(e,o));let r=!0,s="",a=0;e.updates.push(()=>{pr(e,o),r?d0(e,o):(e.given.asked!==s||e.given.turn!==a)&&u0(e),r=!1,{asked:s,turn:a}=e.given,n.hidden=![...e.chain.values()].some(i=>i.boxes?.some(l=>l.hint))})}function pr(e,t){let{given:o,chain:n,views:r}=e;for(let[i,l]of t.drafts)!l.stamp||l.stamp>o.filled||(t.drafts.delete(i),o.isSmall&&(t.settling.set(i,l),setTimeout(()=>t.settling.get(i)===l&&t.settling.delete(i),t0)));let s=new Set,a=!1;for(let{place:i,cells:l}of r){let d=n.get(i.node),c=d&&!i.turned&&!s.has(d.name),u=new Map((c&&d.boxes?d.boxes:[]).map(p=>[`${p.row} ${p.column}`,p]));u.size&&s.add(i.node),l.forEach((p,m)=>p.forEach((h,f)=>{let b=u.get(`${m} ${f}`);d&&b?r0(h,n0(h,Qe(d,m,f)),b,t.drafts.get(tt({node:d.name,row:m,column:f}))):h.dataset.held==="box"&&(a=s0(h))}))}a&&ht(r,n,e.spread,e.digits)}function n0(e,t){let o=e.querySelector("input");if(o)return o;let n=w("input","box");return n.type="text",n.inputMode="decimal",n.autocomplete="off",n.spellcheck=!1,n.maxLength=Zw,n.setAttribute("aria-label",t),e.replaceChildren(n),e.dataset.held="box",e.removeAttribute("tabindex"),e.removeAttribute("title"),n}function r0(e,t,o,n){let r=n?n.text:o.text;t.value!==r&&(t.value=r),t.readOnly=!!o.fixed,t.tabIndex=o.fixed&&!r?-1:0;let s=n?"":o.mark;e.dataset.mark=s,t.title=Tu[s]??"",t.setAttribute("aria-invalid",String(s==="wrong"||s==="unreadable")),t.setAttribute("aria-description",Tu[s]??"")}function s0(e){e.replaceChildren(),delete e.dataset.held,delete e.dataset.mark,e.tabIndex=-1;let t=e.closest("tbody"),o=t?.querySelector("td.cell:not([data-held])");return o instanceof HTMLElement&&!t?.querySelector("td.cell[tabindex='0']")&&(o.tabIndex=0),!0}function ba(e,t){let o=ae(t);if(!o)return;e.drafts.set(tt(o),{cell:o,text:t.value,stamp:0});let n=t.closest("td");n&&(n.dataset.mark="")}function a0(e,t){let o=e.chain.get(t.node);return o&&Cu(e,t)?.hint&&o.step.kind!=="given"?Go(e.chain,o,t.row,t.column):""}function mr(e,t){er();let o=t.last>e.given.filled;for(let[n,{cell:r,text:s}]of t.drafts)!o&&s===wa(e,r)&&t.drafts.delete(n);if(![...t.drafts.values()].some(({stamp:n})=>!n)){pr(e,t);return}t.last=Math.max(Date.now(),t.last+1),t.tries=0;for(let n of t.drafts.values())n.stamp=t.last;qu(e,t)}function qu(e,t){let o=[...t.drafts.values()].filter(({stamp:r})=>r),n=new Map([...t.settling.values(),...o].map(r=>[tt(r.cell),r])).values();e.send("filled",{stamp:t.last,cells:[...n].map(({cell:r,text:s})=>[r.node,r.row,r.column,s])}),clearTimeout(t.timer),t.timer=setTimeout(()=>{e.stage.isConnected&&t.last>e.given.filled&&++t.tries<=o0&&qu(e,t)},e0*(t.tries+1))}function i0(e,t,o,n){if(o.ctrlKey||o.metaKey||o.altKey)return;let{key:r}=o;if(r==="Enter"){let s=Jo(e),a=s[s.indexOf(n)+(o.shiftKey?-1:1)];a?ga(a):mr(e,t)}else if(r==="Escape"){let s=ae(n),a=s&&t.drafts.get(tt(s));if(!s||!a||a.stamp)return;t.drafts.delete(tt(s)),pr(e,t)}else if(po[r]&&!o.shiftKey&&l0(n,r)){let s=ae(n),[a,i]=po[r],l=s&&c0(e,s,a,i);if(!l)return;ga(l)}else return;o.preventDefault()}function l0({selectionStart:e,selectionEnd:t,value:o},n){return n==="ArrowUp"||n==="ArrowDown"||e===0&&t===o.length?!0:e===t&&e===(n==="ArrowLeft"?0:o.length)}function c0(e,{node:t,row:o,column:n},r,s){let a=Jo(e,t).map(i=>({input:i,at:ae(i)})).filter(({at:i})=>i&&(s?i.row===o&&(i.column-n)*s>0:i.column===n&&(i.row-o)*r>0));return(r+s>0?a[0]:a[a.length-1])?.input}function d0(e,t){let o=tr(e),n=o&&Jo(e,o.cell.node).find(r=>tt(ae(r)??o.cell)===tt(o.cell));!o||!n||wa(e,o.cell)!==o.before||(n.value=o.text,ba(t,n),or()?mr(e,t):n.focus())}function u0(e){let t=Jo(e,e.given.asked);if(e.stage.getRootNode().activeElement)return;let o=e.chain.get(e.given.asked)?.lit,n=o?.length===1?o[0]:(e.pinned??e.opening)?.row,r=t.find(s=>ae(s)?.row===n)??t[0];r&&queueMicrotask(()=>ga(r))}function ga(e){e.focus(),e.select()}function p0(e,t,o,n){let r=Gn(o.clipboardData?.getData("text")??""),s=ae(n);if(!s||r.flat().length<2)return;o.preventDefault();let a=new Map(Jo(e,s.node).map(l=>[tt(ae(l)??s),l])),i=0;r.forEach((l,d)=>l.forEach((c,u)=>{let p=a.get(tt({node:s.node,row:s.row+d,column:s.column+u}));if(!p){i+=1;return}p.value=c,ba(t,p)})),mr(e,t),i&&e.say(`${i} of the pasted numbers did not fit into the boxes.`)}var Tu,Zw,e0,t0,o0,fo,tt,Jo,Cu,wa,Iu=N(()=>{"use strict";ea();vt();ie();Un();co();Tu={correct:"right",carried:"right, as it follows from a slip",wrong:"not right",imprecise:"right so far; more digits are needed",unreadable:"not readable",blank:"still blank"},Zw=50,e0=4e3,t0=8e3,o0=20;fo=e=>e instanceof HTMLInputElement&&e.classList.contains("box"),tt=({node:e,row:t,column:o})=>`${e} ${t} ${o}`,Jo=({stage:e},t)=>[...e.querySelectorAll(".box")].filter(o=>!t||ae(o)?.node===t);Cu=({chain:e},{node:t,row:o,column:n})=>e.get(t)?.boxes?.find(r=>r.row===o&&r.column===n);wa=(e,t)=>Cu(e,t)?.text??""});function Ru(e,t){if(ho(e,t,qe))return qe;if(xa(e,t,fr),hr(e))return 0;let o=Du(e)?fr:qe;for(let n=qe-1;n>=o;n--)if(ho(e,t,n))return n;return 0}function Wu(e,t){let o=Du(e)?m0:qe,[n,r]=[0,1/0];for(let s=qe;s>=o;s--)!ho(e,t,s)||e.scrollHeight>=r||([n,r]=[s,e.scrollHeight]);return n>o&&ho(e,t,n),n}function _u(e,t){return Fu(xa(e,t,fr)),fr}function Pu(e,t,o){e.classList.remove("measured");let n=parseFloat(getComputedStyle(e).minHeight);e.classList.add("measured");let r=s=>(e.style.setProperty("--size",String(s)),ho(e,t,o)?(zu(e),!hr(e)&&e.scrollHeight<=n+1):!1);n>0&&f0.some(r)||(e.style.removeProperty("--size"),ho(e,t,o),zu(e))}function zu(e){for(let{classList:t,tHead:o}of e.querySelectorAll(".slanted")){t.add("upright");let n=[...o?.querySelectorAll("th")??[]].some(r=>(r.firstElementChild?.getBoundingClientRect().width??0)>r.clientWidth);t.toggle("upright",!n)}}function ho(e,t,o){let n=xa(e,t,o);return hr(e)?!1:(Fu(n),h0(n),!hr(e))}function xa(e,t,o){t(o);let n=[...e.querySelectorAll(".column")];for(let{style:r}of n)for(let[s]of gr)r.removeProperty(s);for(let r of e.querySelectorAll(".column:has(td.cell) canvas.strip"))r.style.width="0";return n}function h0(e){let t=e[0]?.closest(".small:not(.dialled)");if(!t)return;let o=Math.min(...e.map(({offsetLeft:i})=>i)),n=e.filter(({offsetLeft:i})=>i===o),r=n.flatMap(i=>[...i.querySelectorAll(gr[1][1])].map(l=>l.getBoundingClientRect().width)),s=t.scrollHeight,a=n.map(({style:i})=>i.getPropertyValue("--label"));for(let{style:i}of n)i.setProperty("--label",`${Math.ceil(Math.max(...r))}px`);t.scrollHeight>s&&n.forEach(({style:i},l)=>i.setProperty("--label",a[l]))}function Fu(e){let t=e.map(n=>gr.map(([,r])=>[...n.querySelectorAll(r)].map(s=>s.getBoundingClientRect().width)));e.forEach(({style:n},r)=>gr.forEach(([s],a)=>{t[r][a].length>1&&n.setProperty(s,`${Math.ceil(Math.max(...t[r][a]))}px`)}));let o=e.flatMap(n=>{let r=n.querySelector("canvas.strip"),s=n.querySelectorAll("tbody tr:first-child td.cell");if(!r||!s.length)return[];let[a,i,l]=[n.querySelectorAll("table")[0],s[0],s[s.length-1]].map(d=>d.getBoundingClientRect());return[{canvas:r,left:i.left-a.left,width:l.right-i.left}]});for(let{canvas:n,left:r,width:s}of o)n.style.marginLeft=`${r}px`,n.style.width=`${s}px`}var fr,m0,f0,Du,hr,gr,Hu=N(()=>{"use strict";Ae();fr=2,m0=3;f0=[2.4,2.2,2,1.8,1.6,1.4,1.3,1.2,1.1];Du=e=>!!e.querySelector("td.cell");hr=e=>e.scrollWidth>e.clientWidth;gr=[["--cell","tbody tr:first-child td.cell:first-of-type"],["--label","tbody tr:first-child th"]]});var ju,Bu=N(()=>{ju=`.comparing { margin-bottom: 0.5rem; }
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
`});var Uu,Gu=N(()=>{Uu=`.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem; &:has(> .stepping:not([hidden])) { margin-bottom: 0.15rem; } }
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
`});var Ku,Xu=N(()=>{Ku=`/* Numbers that can be typed over. */

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
`});var Yu,Vu=N(()=>{Yu=`/* Boxes to type into, their marks, and the worksheet. A mark is a sign as well as a colour. */

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
`});var Qu,Ju=N(()=>{Qu=`.flow-threshold { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; min-height: 24px }
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
`});var ep,Zu=N(()=>{ep=`.geometry-controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }
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
`});var op,tp=N(()=>{op=`/* How far a goal is. */

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
`});var rp,np=N(()=>{rp=`/* A picture that has a room of its own, --hero, is as large as that allows: --size times its usual size (fitting.js). */
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
`});var ap,sp=N(()=>{ap=`/* Pictures that are not the whole chain: there is no band of projections to leave room for the arithmetic, and lines of
   different matrices need not be the same words, so each has its labels. */

.wide.loose { display: flex; flex-wrap: wrap; align-items: flex-start; }
.wide.loose .stage { display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; max-width: 100%; }
.wide.loose .columns { flex-wrap: wrap; margin-top: 0; }
.wide.loose .column:first-child .sign { display: none !important; }
.wide.loose .working { position: static; flex: 1 1 17rem; height: auto; max-height: 24rem; }
.wide.loose :is(th[scope="row"], .corner) { position: static; width: auto; height: auto; clip-path: none; }
.wide.loose th[scope="row"] { padding: 0 0.35rem 0 0.35rem; }

.loose figcaption { width: 0; min-width: max(100%, var(--caption, 8rem)); white-space: normal; }
`});var lp,ip=N(()=>{lp=`/* Colours come from the theme. Backgrounds are mixed from them and fade; text never does. */

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
`});var dp,cp=N(()=>{dp=`/* The opening. Words are the heroes; what moves is drawn, what is read is text. */

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
`});var pp,up=N(()=>{pp=`/* A step while it is played. What lies over numbers is hollow; what is filled lies where the matrix is still empty. */

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
`});var fp,mp=N(()=>{fp=`/* The row of one word, on a narrow screen alone. */

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
`});var br,va=N(()=>{"use strict";Bu();Gu();Xu();Vu();qr();Ju();Zu();tp();np();sp();ip();cp();up();Ir();mp();br=[ju,Uu,Ku,Yu,sn,Qu,ep,op,rp,ap,lp,dp,pp,an,fp].join(`
`)});function gp(e){let t=Y("button","Save as an image");t.addEventListener("click",async()=>{try{O0(await T0(e),`${e.given.name.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"")||"attention"}.png`),e.say("The image is saved.")}catch{e.say("This browser cannot draw the picture as an image.")}}),e.controls.querySelector(".editing")?.append(t),e.updates.push(()=>{t.hidden=!ge(e.given)})}async function T0({frame:e,stage:t}){let o=t.getRootNode().host,n=getComputedStyle(o),[r,s]=[Math.max(t.scrollWidth,e.clientWidth)+2*ya,e.scrollHeight+2*ya],a=e.cloneNode(!0),i=e.querySelectorAll("canvas");a.querySelectorAll("canvas").forEach((p,m)=>{let h=w("img","strip");h.src=i[m].toDataURL(),h.style.cssText=`width: ${i[m].clientWidth}px; height: ${i[m].clientHeight}px;`,p.replaceWith(h)});let l=w("div","host",w("style","",br.replaceAll(":host",".host")),a);l.style.cssText=`width: ${r}px; height: ${s}px; padding: ${ya}px; background: var(--st-background-color); color-scheme: ${n.colorScheme}; overflow: hidden;`;for(let p of L0)l.style.setProperty(`--st-${p}`,n.getPropertyValue(`--st-${p}`));let d=`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${s}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(l)}</foreignObject></svg>`,c=w("img");c.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(d)}`,await c.decode();let u=w("canvas");return Object.assign(u,{width:r*hp,height:s*hp}),u.getContext("2d")?.drawImage(c,0,0,u.width,u.height),new Promise((p,m)=>u.toBlob(h=>h?p(h):m(new Error("no image"))))}function O0(e,t){let o=w("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e3)}var hp,ya,L0,bp=N(()=>{"use strict";ie();va();hp=2,ya=12,L0=["text-color","background-color","primary-color","font","base-radius","button-radius"]});function wp(e){let t=w("select","spread",...C0.map(([s,a])=>new Option(a,s))),o=w("select","depth",...I0.map(([s,a])=>new Option(a,s)));o.addEventListener("change",()=>{e.depth=Number(o.value),e.redraw()});let n=[w("label","","Traced back ",o),w("label","","Colours ",t)];e.controls.querySelector(".editing")?.append(...n);let r=w("div","legend");e.beneath.append(r),t.addEventListener("change",()=>{e.spread=t.value,e.redraw()}),e.followers.push(()=>r.replaceChildren(...z0(e))),e.updates.push(()=>{for(let s of[...n,r])s.hidden=!ge(e.given)})}function z0({views:e,chain:t,spread:o,subject:n}){let r=n&&t.get(n.node),s=e.find(({place:i,scale:l})=>l&&i.node===r?.name)?.scale;return o!=="all"&&r&&s?[ka(o==="row"?`${r.title}, row ${r.rows[n.row]}`:r.title,s[n.row],r.role)]:[!0,!1].map(i=>e.find(({place:l,scale:d})=>d&&!!t.get(l.node)?.share===i)?.scale?.[0]).flatMap((i,l)=>i?[l?ka("other numbers",i,""):ka("weights",i,"weight")]:[])}function ka(e,[t,o],n){let r=a=>X(Number(a.toPrecision(q0))),s=w("span","scale",`${e}: ${r(t)}`,w("i",t<0?"bar both":"bar"),r(o));return s.dataset.role=n,s}var C0,q0,I0,xp=N(()=>{"use strict";Ae();ie();C0=[["matrix","by matrix"],["row","by row"],["all","one scale for all"]],q0=3,I0=[["99","all the way to X"],["1","one step"]]});function yp({how:e,node:t,cells:o,less:n,other:r,missing:s},a){if(s)return NaN;let i=r?vp(a,...r):o.map(()=>0);return R0[e](vp(a,t,o).map((l,d)=>l-n[d]-i[d]))}function W0({sign:e,bound:t,reach:o},n){if(!Number.isFinite(n))return 0;let r=e*(t-n);return r<=1e-9?1:Math.max(0,1-r/o)}function _0(e,t){let o=4;for(;o<9&&Math.abs(e-t)>1e-9&&Number(e.toFixed(o))===t;)o++;let n=e.toFixed(o);return Number(n)?n.replace("-","\u2212"):n.replace("-","")}function Qo({start:e},t){let o=e.flatMap(([n,r])=>r.flatMap((s,a)=>s.map((i,l)=>Math.abs((t.get(n)?.values[a][l]??i)-i)))).filter(n=>n>1e-9);return{cells:o.length,change:o.reduce((n,r)=>n+r,0)}}function Sp(e,t){let{cells:o,change:n}=Qo(e,t),r=o?`Changed: ${o} number${o===1?"":"s"}, by ${Number(n.toPrecision(4))} in all.`:"Nothing is changed yet.";return e.cells===null||o<=e.cells?r:`${r} Only ${e.cells} may be changed.`}function Ep(e,t){let{measures:o,cells:n}=e,r=o.map(u=>yp(u,t)),s=o.map((u,p)=>W0(u,r[p])),a=s.filter((u,p)=>!o[p].is_kept),i=s.filter((u,p)=>o[p].is_kept).reduce((u,p)=>u*p,1),l=a.length?i*a.reduce((u,p)=>u+p,0)/a.length:i,d=(n===null||Qo(e,t).cells<=n)&&s.every(u=>u===1),c=o.map(({says:u,missing:p,bound:m},h)=>p||u.replace("{}",_0(r[h],m)));return{share:d?1:Math.min(l,.99),is_reached:d,sentences:c,shares:s}}var R0,vp,kp,$p=N(()=>{"use strict";R0={least:e=>Math.min(...e),most:e=>Math.max(...e),"size of the sum":e=>Math.abs(e.reduce((t,o)=>t+o,0)),"largest size":e=>Math.max(...e.map(Math.abs)),"smallest size":e=>Math.min(...e.map(Math.abs))},vp=(e,t,o)=>o.map(([n,r])=>e.get(t)?.values[n]?.[r]??NaN);kp=(e,t)=>!e.is_kept&&e.sign*(e.bound-yp(e,t))>e.reach+1e-9});function Ap(e){let t=Ie({step:"0.1"}),o=w("span","","\xA0"),n=w("span","slider-value"),r=w("p","how"),[s,a]=[w("span"),w("span")],i=w("div","dial ends",o,w("span","limits",s,t,a),n),l=w("div","slider",r,i),d=null,c=({target:m})=>{let h=ae(m);!e.given.goal||!h||!e.chain.get(h.node)?.editable||(d=h,p())},u=()=>X(Number(t.value));t.addEventListener("input",()=>d&&e.typeOver(d,u(),!1)),t.addEventListener("change",()=>d&&e.typeOver(d,u(),!0)),e.stage.addEventListener("focusin",c),e.stage.addEventListener("click",c);let p=()=>{let{goal:m}=e.given,h=d&&e.chain.get(d.node),f=h?.editable?h.values[d?.row??0]?.[d?.column??0]:void 0;if(l.hidden=!m||![...e.chain.values()].some(({editable:x})=>x),l.classList.toggle("waits",!d||typeof f!="number"),r.textContent=m?.how??"",!m||!d||!h||typeof f!="number")return;let b=`${h.symbol}, ${h.rows[d.row]===String(d.row+1)?"row ":""}${h.rows[d.row]}, column ${d.column+1}`;o.textContent=`${b}: `,t.setAttribute("aria-label",b),Object.assign(t,{min:String(m.least),max:String(m.most),value:String(f)}),s.textContent=X(m.least),a.textContent=X(m.most),n.textContent=X(f),t.setAttribute("aria-valuetext",n.textContent)};return e.updates.push(p),l}var Mp=N(()=>{"use strict";Ae();ie();vt()});function Np(e){let t=w("p","meter");Object.assign(t,{role:"meter",ariaLabel:"How far the goal is",ariaValueMin:"0",ariaValueMax:"100"});let o=w("ul","measures"),n=w("p","cost"),r=Y("button","Next challenge");r.onclick=()=>e.send("next",!0);let s=w("div","goal-row");s.ariaHidden="true";let a=w("div","goal",t,o,n,r,Ap(e));a.setAttribute("role","group"),a.setAttribute("aria-label","The goal"),e.controls.before(a);let i=null,l=[],d=c=>{let u=e.given.goal?P0(e.given.goal.measures[0],e.chain):[];s.replaceChildren(...u.length||!s.classList.contains("column")?u:D0(c))};e.arrivals.push(()=>{let{given:{goal:c},views:u}=e,p=c&&!ge(e.given)&&u.filter(({place:h})=>c.start.some(([f])=>f===h.node)).at(-1),m=p?p.table.closest(".column"):null;m?m.after(s):t.after(s),s.classList.toggle("column",!!m),d(c?.verdict.shares??[]),a.classList.toggle("drawn",c?.measures.length===1&&!!s.querySelector(".shares:not(.progress)"))}),e.updates.push(()=>{let{goal:c}=e.given;if(a.hidden=!c,r.hidden=e.chain!==e.python||!c?.verdict.is_reached,!c)return;let u=e.chain===e.python,{share:p,is_reached:m,sentences:h,shares:f}=u?c.verdict:Ep(c,e.chain),b=Math.floor(p*100),x=p<.001?"under 0.1":(Math.floor(p*1e3)/10).toFixed(1),v=p>0&&b<10?x:String(b);t.ariaValueNow=String(b);let E=c.measures.some(y=>kp(y,e.chain))?"farther away":"no nearer";t.ariaValueText=t.textContent=m?"100 %: reached":p<=0&&Qo(c,e.chain).cells?`${E} than at first`:`${v} % of the way`;for(let{classList:y}of[a,s])y.toggle("reached",m);o.replaceChildren(...h.map((y,k)=>w("li",f[k]===1?"kept":"",w("span","sign-of",f[k]===1?"\u2713 ":"\u25CB "),y))),d(f);let $=[...s.querySelectorAll(".share-bar")];i||(l=$.map(({style:y})=>Number(y.getPropertyValue("--share")))),$.forEach(({style:y},k)=>y.setProperty("--first",String(l[k])));let S=u&&e.given.chain.flatMap(({problems:y})=>y??[])[0]?.[2];n.classList.toggle("problem",!!S||Qo(c,e.chain).cells>(c.cells??1/0)),n.textContent=S||(u?c.cost+(m?" Why: see below.":""):Sp(c,e.chain)),i&&String(i.verdict.sentences)!==String(c.verdict.sentences)&&e.say([m?"The goal is reached.":`${v} % of the way to the goal.`,...h].join(" ")),i=c})}function P0({node:e,cells:t,sign:o,bound:n,less:r,other:s},a){let i=a.get(e);if(!i?.share||s||r.some(Boolean))return[];let[[l]]=t,d=t.every(([h])=>h===l),c=h=>!d||t.some(([,f])=>f===h),p=(d?i.columns.map((h,f)=>[l,f]):t).map(([h,f])=>Lp(i.values[h][f]??0,n,d?i.columns[f]:`${i.rows[h]}
\u2192 ${i.columns[f]}`,c(f))),m=d?`${i.title} of \u201C${i.rows[l]}\u201D`:i.title;return[w("b","",`${m}, goal ${o>0?"\u2265":"\u2264"} ${n}`),w("div","shares",...p)]}function Lp(e,t,o,n=!0){let r=w("span",n?"share-bar asked":"share-bar",w("i"),o);return r.style.setProperty("--share",String(e)),r.style.setProperty("--bound",String(t)),r.dataset.share=e.toFixed(3),r}var D0,Tp=N(()=>{"use strict";$p();ie();Mp();D0=e=>[w("b","","To the goal"),w("div","shares progress",...e.map(t=>Lp(t,1,(t<1?"\u25CB":"\u2713")+(e.length>1?` ${Math.floor(100*t)} %`:""))))]});function Cp(e,t){let o=new Map,n=(s,a)=>{let i=a.getBoundingClientRect();i.width&&!o.has(s)&&o.set(s,i)};if(!!t.querySelector(".opening:not([hidden])"))for(let s of t.querySelectorAll("[data-cell]"))n(s.getAttribute("data-cell")??"",s);else for(let{place:s,cells:a}of e)a.forEach((i,l)=>i.forEach((d,c)=>n(Zo(s.node,l,c),d)));return o}function qp(e,t,o){let n=()=>{t.isConnected?Sa.set(e(),{at:performance.now(),places:o()}):document.removeEventListener("click",n,!0)};return document.addEventListener("click",n,!0),n}function Ip(e,t){let o=Sa.get(e),n=t.flatMap(({place:s,cells:a})=>a.flatMap((i,l)=>i.map((d,c)=>({name:Zo(s.node,l,c),cell:d}))));if(!o||performance.now()-o.at>F0||n.length>H0||!ve()||(Sa.delete(e),!n.some(s=>o.places.has(s.name))))return;let r=n.map(({name:s,cell:a})=>({cell:a,from:o.places.get(s),to:a.getBoundingClientRect()}));for(let{cell:s,from:a,to:i}of r){let l=a?{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px) scale(${a.width/i.width}, ${a.height/i.height})`,transformOrigin:"0 0"}:{opacity:0};s.animate([l,a?{transform:"none",transformOrigin:"0 0"}:{opacity:1}],{duration:Op,easing:"ease-in-out",delay:a?0:Op/2,fill:"backwards"})}}var Op,F0,H0,Sa,Zo,Ea=N(()=>{"use strict";so();Op=600,F0=4e3,H0=400,Sa=new Map,Zo=(e,t,o)=>`${e} ${t} ${o}`});function j0(e,t){let o=e[t]?[e[t]]:[];return e.map((n,r)=>{if(r===t)return!0;let s=o.every(([a,i])=>n[1]+zp<=a||n[0]>=i+zp);return s&&o.push(n),s})}function wr(e){let t=w("div","ticks");t.setAttribute("aria-hidden","true");let o=w("div","scrubber",e,t),n=[],r=0,s=l=>{r=l;let d=j0(n,r);[...t.children].forEach((c,u)=>{c.classList.toggle("now",u===r),c instanceof HTMLElement&&(c.style.visibility=d[u]?"visible":"hidden")})},a=()=>{let l=t.getBoundingClientRect().left;n=[...t.children].map(d=>{let{left:c,right:u}=d.getBoundingClientRect();return[c-l,u-l]}),s(r)},i=(l,d=l.map((c,u)=>u/Math.max(1,l.length-1)))=>{t.replaceChildren(...l.map((c,u)=>{let p=w("span","",...ce(c)),m=d[u];return p.style.left=`calc(${B0*(1-2*m)}px + ${100*m}%)`,p.style.transform=`translateX(${m===0?0:m===1?-100:-50}%)`,p})),requestAnimationFrame(a)};return new ResizeObserver(a).observe(t),{scrubber:o,name:i,choose:s}}var zp,B0,$a=N(()=>{"use strict";ie();[zp,B0]=[10,8]});function Aa(e,t,o){let n=Je(e,new Map([["X",{values:o}]])),r=Je(t.plain,new Map([["X",{values:o}]]));return{X:o,plain:en(r,"weights",t.focus),learned:en(n,"weights",t.focus),weights:Rt(n,"weights"),offers:Rt(n,"K").map(s=>X0(s,t)),values:Rt(n,"V"),context:en(n,"context",t.focus),fit:U0(n,t),scale:Math.max(...Rt(e,"X").flat())/Math.max(...Rt(e,"V").flat())}}function U0(e,{focus:t,owner:o}){let[n]=Ye(e,"scores",t,o),[{terms:r,total:s}]=Ye(e,"weights",t,o);return{query:en(e,"Q",t),keys:Rt(e,"K"),firsts:{query:Rp(e,"Q",t),key:Rp(e,"K",o)},products:n.terms.map(({value:a})=>a),score:n.total,scaled:en(e,"scaled_scores",t),powers:r.map(({value:a})=>a),total:s}}function Rp(e,t,o){let[{terms:n,total:r}]=Ye(e,t,o,0);return{factors:n.map(({factors:s})=>s),total:r}}function Rt(e,t){let o=e.get(t);return o?o.values.map((n,r)=>_e(o,r)):[]}var G0,Fe,Ma,X0,en,xr=N(()=>{"use strict";Pe();G0=1;Fe=e=>e.indexOf(Math.max(...e)),Ma=e=>[...e.keys()].sort((t,o)=>e[o]-e[t]);X0=(e,{offers:t,nothing:o})=>Math.max(...e)<G0?o:t[Fe(e)];en=(e,t,o)=>Rt(e,t)[o]??[]});function _p(e){let t=Object.entries(ee).filter(([,o])=>o<=e);return t[t.length-1]?.[0]??"whose"}function Pp(e,t){if(e>=ee.knows)return 1;let o=Object.values(ee),n=o.filter(r=>r<=e).length;return Math.min(1,(o[n]-o[n-1])/(t/K0))}function F(e,t,o){let n=Math.min(1,Math.max(0,(e-t)/(o-t)));return n*n*(3-2*n)}function vr(e){let t=Math.min(Wt-1,St.filter(o=>o<=e).length-1);return t+(e-St[t])/(St[t+1]-St[t])}function Ta(e){let t=Math.min(Wt,Math.floor(e));return t===Wt?Et:St[t]+(e-t)*(St[t+1]-St[t])}var ee,Et,Na,bo,go,_t,Wp,wo,K0,Dp,La,St,Wt,yr=N(()=>{"use strict";ee=Object.freeze({whose:0,paid:3.2,described:7,laid:9.9,alike:13.1,asks:16.3,offers:20.4,fits:23,powers:26.8,shares:29.7,flows:33.8,knows:39.3,numbers:41.4}),Et=44.4,Na=ee.numbers+1.8,bo=Object.freeze([...Object.values(ee).slice(1).map(e=>e-.3),Et]),go=e=>bo[Object.keys(ee).indexOf(e)],_t=Object.freeze([{name:"A question",from:ee.whose,at:go("whose")},{name:"A thread",from:ee.paid,at:go("paid")},{name:"Alike",from:ee.described,at:go("alike")},{name:"Query, keys",from:ee.asks,at:go("shares")},{name:"Values",from:ee.flows,at:go("knows")},{name:"Numbers",from:ee.numbers,at:Et}]),Wp=ee.paid,wo=go("knows");K0=3.5;Dp=e=>_t.filter(({from:t})=>t<=e).length-1,La=(e,t=1)=>t>0?bo.find(o=>o>e+.01)??Et:[...bo].reverse().find(o=>o<e-.01)??bo[0],St=_t.flatMap(({from:e,at:t})=>[e,t]),Wt=St.length-1});function Oa(e,t,o,n,r){let{X:s,plain:a,learned:i,fit:l}=t,d=Q0(e,i),c=d&&r==="knows"?d:r==="paid"?Y0(e,n===Fe(i)):r,u=xo(i),p={alike:o[Fe(a)],most:xo(a)[Fe(a)],share:u[e.owner],taken:u[Fe(i)],taker:o[Fe(i)],score:tn(l.score),scaled:l.scaled[e.owner].toFixed(2),part:l.powers[e.owner].toFixed(1),total:l.total.toFixed(1),terms:l.query.map((h,f)=>`${h.toFixed(2)} \xB7 ${l.keys[e.owner][f].toFixed(2)}`).join(" + "),mix:Ma(i).slice(0,2).map(h=>`${u[h]} \xD7 ${o[h]}`).join(" + "),guessed:o[n],given:u[n],listed:s[e.focus].map(Pt).join(", "),owned:s[e.owner].map(Pt).join(", "),query:kr(l.firsts.query).join(""),key:kr(l.firsts.key).join("")},m=h=>(e.captions[h]??"").replace(/\{(\w+)\}/g,(f,b)=>p[b]??"");return p.guess=n===e.owner?"":m("guess"),m(c)}function xo(e){let t=e.map(r=>r.toFixed(2)),[o,n]=Ma(e);return t[o]!==t[n]?t:e.map(r=>r.toFixed(3))}var Sr,V0,Fp,Hp,Y0,J0,Q0,Pt,kr,tn,Er=N(()=>{"use strict";xr();yr();Sr=(e,t,o,n,r)=>Oa(e,t,o,n,_p(r)),V0={described:"listed",offers:"made",shares:"worked"},Fp=(e,t,o,n)=>Object.keys(ee).flatMap(r=>[r,V0[r]]).filter(r=>r in e.captions).map(r=>Oa(e,t,o,n,r)),Hp=(e,t,o,n)=>Oa(e,t,o,n,"worked");Y0=({isAnswered:e},t)=>e?t?"paid":"other":"shown",J0=.5,Q0=({owner:e},t)=>Fe(t)!==e?"lost":t[e]<J0?"unsure":"",Pt=e=>`${Math.round(e*100)/100}`,kr=({factors:e,total:t})=>[...e.flatMap(([o,n],r)=>[Pt(o)," \xD7 ",Pt(n),r<e.length-1?" + ":" = "]),tn(t)],tn=e=>(Math.round(e*100+1e-6)/100).toFixed(2)});function Ca(e,t){let o=e<Z0,n=t.map(u=>u.length+ex),r=n.reduce((u,p)=>u+p,0),s=Math.min(e,Xp),a=n.map((u,p)=>(e-s)/2+s*(n.slice(0,p).reduce((m,h)=>m+h,0)+u/2)/r),i={height:426,large:58,small:30,middle:320,foot:356,base:312,tall:112,bar:18,gap:4,apart:28,feet:172,threads:62,sum:{y:398,tall:22}},l={height:386,large:29,small:21,middle:290,foot:304,base:268,tall:88,bar:11,gap:3,apart:19,feet:154,threads:42,sum:{y:362,tall:20}},d=o?{label:54,X:60,xCell:28,weights:154,wCell:Math.min(40,(e-156)/t.length),tall:34,pitch:36,top:112}:{label:e/2-330,X:e/2-312,xCell:56,weights:e/2-84,wCell:84,tall:40,pitch:44,top:124};return{width:e,isNarrow:o,centres:a,...o?l:i,column:o?{width:54,pitch:20,size:14}:{width:96,pitch:27,size:20},grid:d}}function jp({centres:e},t,o,n){let[r,s]=[e[t],e[o]],a=Math.abs(t-o)/(e.length-1),i=(n-34)*(t===o?.8:.45+.75*a),l=t===o?52:0,[d,c]=t===o?[[r-l,n-i],[r+l,n-i]]:[[te(r,s,.15),n-i],[te(r,s,.85),n-i]],u=p=>[0,1].map(m=>{let[h,f,b,x]=[[r,n][m],d[m],c[m],[s,n][m]],v=1-p;return v*v*v*h+3*v*v*p*f+3*v*p*p*b+p*p*p*x});return{d:`M${r},${n} C${d} ${c} ${s},${n}`,at:u}}function Kp(e,t,o,n,r){let{focus:s,owner:a}=t,{centres:i,grid:l}=e,{paid:d,described:c,laid:u,alike:p,asks:m,offers:h,fits:f,powers:b,shares:x,flows:v,knows:E,numbers:$}=ee,S=F(r,c,c+.8),y=F(r,c+.5,c+1.4),k=1-F(r,d,d+.5),M=F(r,$,$+1.8),O=F(r,on,on+1),T=F(r,v+1.1,v+3.2),I=F(r,v,v+.5),C=F(r,v+.5,v+1.1),z=F(r,v,v+.5)*(1-F(r,E,E+.5)),q=(V,W)=>te(o.X[V][W],o.values[V][W]*o.scale,z),H=V=>V===s?m+1.6:h,oe=V=>V===s||V===a,ne=V=>F(r,c+1.4,c+1.8)*(1-(oe(V)?F(r,H(V),H(V)+.4):F(r,m,m+.4))),ye=F(r,f,f+.4),L=F(r,f+.3,f+1),R=L*(1-F(r,f+2.7,f+3)),K=Fe(o.learned),me=tx(o,r),be=V=>l.top+V*l.pitch,ot=i.map((V,W)=>({x:te(V,l.label,M),y:te(te(e.middle,e.foot,S),be(W)+l.tall*.66,M),size:te(te(e.large,e.small,S),e.isNarrow?15:19,M),isEnd:M>.5,opacity:oe(W)?1:1-.6*R,isAsked:k>.5,isLit:W===s||W===n&&r>d&&r<c+.3||W===a&&r>h&&r<on||W===me.lit&&r>p&&r<$})),P=(i.length-1)*F(r,u+.2,p-.4),se=F(r,u,u+.4),fe=i.map((V,W)=>{let ze=k?1/i.length:te(o.plain[W],o.learned[W],O);return{...jp(e,s,W,te(e.middle-e.large,e.feet,S)),share:ze,width:e.threads*ze,opacity:.28*k+F(P,W-.7,W)*se*(1-M)*(T>0&&W!==K?.55:.85)*te(1,te(.25,.8,W===a?L:0)*(1-O)+O,F(r,m,m+.8)),isLearned:O>.3||r>p&&r<m&&W===me.lit}}),Ke=o.X.map((V,W)=>V.map((ze,J)=>{let rn=W===s?te(q(W,J),o.context[J]*o.scale,T*(1-M)):q(W,J),$t=Math.max(1.5,rn*e.tall)*y,U=i[W]+(J-V.length/2)*(e.bar+e.gap)+e.gap/2;return{x:te(U,l.X+J*(l.xCell+2),M),y:te(e.base-$t,be(W),M),width:te(e.bar,l.xCell,M),height:te($t,l.tall,M),opacity:y*te((1-F(r,H(W),H(W)+.5)*(1-C))*(T>0&&M===0&&W!==s&&W!==K?.5:1),.1+.4*ze,M),figure:{x:te(i[W]+(J-(V.length-1)/2)*e.apart,l.X+J*(l.xCell+2)+l.xCell/2,M),y:te(e.base-Math.max(...V)*e.tall-6,be(W)+l.tall/2+5,M),opacity:M?F(r,$+1,$+1.8):ne(W)}}})),B=r<v?P:s,yo=o.X[s].map((V,W)=>({x:te(i[Math.floor(B)],i[Math.ceil(B)],B%1)+(W-o.X[s].length/2)*(e.bar+e.gap),y:e.base-q(s,W)*e.tall,width:e.bar+e.gap,height:q(s,W)*e.tall,opacity:se*(1-F(r,p,p+.5))+C*(1-F(r,$,$+.3))})),Be=Math.max(i[a],e.column.width*1.8),ko=e.isNarrow?{query:Be-70,key:Be,product:Be+86,result:Be+224}:{query:Be-124,key:Be,product:Be+128,result:Be+300},Tr=i.map((V,W)=>({x:W===s?te(V,ko.query,L):W===a?te(V,ko.key,L):V,sunk:26*(1-F(r,H(W)+.5,H(W)+1.3)),opacity:F(r,H(W)+.5,H(W)+1.3)*(1-I)*(oe(W)?1:1-ye)})),Oe={x:i[s],sunk:0,opacity:F(r,h+.5,h+1.3)*(1-F(r,f+1.8,f+2.2))},nt=V=>F(r,V,V+.4)*(1-I),je={products:o.fit.products.map((V,W)=>nt(f+1.1+.35*W)),results:[f+2.2,f+2.8,b+.3,x+.2].map(nt)},nn=o.weights.map((V,W)=>V.map((ze,J)=>({share:ze,x:te(W===s?fe[J].at(.5)[0]-l.wCell/2:l.weights+J*l.wCell,l.weights+J*l.wCell,M),y:te(W===s?fe[J].at(.5)[1]:be(W),be(W),M),width:l.wCell-3,height:te(W===s?Math.max(3,fe[J].width):l.tall,l.tall,M),opacity:W===s?F(r,$,$+.6):F(r,$+1.8,$+2.6)})));return{words:ot,threads:fe,bars:Ke,ghost:yo,sides:ko,columns:Tr,own:Oe,steps:je,cells:nn,signs:nx(e,o.fit.total),parts:rx(e,o.fit,I,r),drops:sx(e,o,fe,s,r),halo:{x:i[s],y:e.middle-e.large*.3,r:e.large*(e.isNarrow?.75:1.05)*(1+.08*Math.sin(r*5)),opacity:k*(.5+.3*Math.sin(r*5))},mine:{...jp(e,s,n,e.middle-e.large),drawn:F(r,d,d+1.2),opacity:.85*(1-F(r,c,c+.4)),width:e.threads*.4},figures:{y:e.foot+30,opacity:F(r,p,p+.5)*(1-M)*(1-F(r,m,m+.3)*(1-F(r,f+3,f+3.3))),...me},origin:ox(e,t,r),legend:y*(1-F(r,h,h+.5))+F(r,E,E+.5)*(1-F(r,$,$+.3)),heads:F(r,$+1.2,$+2.2),frame:F(r,$+1.4,$+2.2),grip:{x:i[a]-o.X[a].length/2*(e.bar+e.gap)+e.gap/2+e.bar/2,y:e.base-o.X[a][0]*e.tall,opacity:F(r,E,E+.5)*(1-F(r,$,$+.3))}}}function tx({plain:e,learned:t,fit:o},n){let{asks:r,powers:s}=ee,a=n<r+.3?e:n<on?null:t;if(a)return{texts:xo(a),isSum:!1,lit:Fe(a)};let i=n>=s+.7;return{texts:i?o.powers.map(l=>l.toFixed(1)):o.scaled.map(l=>l.toFixed(2)),isSum:i,lit:-1}}function ox({isNarrow:e,centres:t,width:o,foot:n},{focus:r,owner:s},a){let{asks:i,offers:l,fits:d}=ee,c=a>l+.4,[u,p]=c?[l+.9,d]:[i+.4,l];return{isKey:c,x:e?o/2:t[c?s:r],y:n+30,opacity:F(a,u,u+.4)*(1-F(a,p,p+.4))}}function nx({centres:e,width:t,foot:o},n){return e.map((r,s)=>{if(s<e.length-1)return{x:(r+e[s+1])/2,y:o+30,text:"+"};let a=r+(r-e[s-1])/2,i=a+Gp/2>t;return{x:i?t-Gp/2:a,y:o+(i?52:30),text:`= ${n.toFixed(1)}`}})}function rx({centres:e,width:t,sum:o},{powers:n,total:r},s,a){let i=Math.min(t,Xp),l=(t-i)/2;return n.map((d,c)=>{let[u,p]=[l,i*d/r];l+=p;let m=F(a,Bp+.15*c,Bp+.15*c+.8);return{x:te(e[c],u,m),y:o.y,width:Math.max(1,p*m-2),height:o.tall,opacity:Math.min(1,3*m)*(1-s),isShare:a>=on}})}function sx(e,t,o,n,r){let{flows:s,numbers:a}=ee,i=F(r,s+1.1,s+1.7)*(1-F(r,a-.3,a+.2)),l=Math.max(...t.values.flat());return Array.from({length:Vp},(d,c)=>{let u=ax(t.learned,c),p=c%t.values[0].length,m=((r-s)*.5+c*.618)%1,[h,f]=o[u].at(u===n?m:1-m),b=c*7%Up/Up-.5;return{x:h+b*o[u].width*.7,y:f+b*o[u].width*.4,k:p,opacity:i*Math.min(1,.15+t.values[u][p]/l)}})}function ax(e,t){let o=(t+.5)/Vp;return e.findIndex(n=>(o-=n)<0)}var Z0,on,Bp,Xp,ex,te,Gp,Vp,Up,qa=N(()=>{"use strict";Er();xr();yr();Z0=560,on=ee.shares+.8,Bp=ee.powers+1,Xp=1e3,ex=2.2,te=(e,t,o)=>e+(t-e)*o;Gp=80;Vp=40,Up=8});function He(e,t){return t.append(e),e}function G(e,t){for(let[o,n]of Object.entries(t)){let r=typeof n=="number"?String(Math.round(n*100)/100):n;e.getAttribute(o)!==r&&e.setAttribute(o,r)}}function Me(e,t){e.textContent!==t&&(e.textContent=t)}function Yp(e,t,o){e.replaceChildren();let n=t.qualities.length,r=He(A("g",{"aria-hidden":"true"}),e),s=(P,se,fe=r)=>He(A(P,{class:se}),fe),a=P=>o.map((se,fe)=>P(fe)),i=P=>t.qualities.map((se,fe)=>P(fe)),l=s("circle","halo"),d=a(()=>s("path","thread")),c=He(A("path",{class:"thread learned",pathLength:1}),r),u=a(()=>i(P=>s("rect",`quality-${P}`))),p=a(()=>i(()=>s("text","figure"))),m=i(P=>s("rect",`ghost quality-${P}`)),h=[],f=He(A("g"),r),b=He(A("g",{class:"why",role:"button"}),e),x=He(A("rect",{class:"hit",...Ia}),b),v=a(P=>s("text","share",P===t.owner?b:r)),E=a(()=>s("text","share")),$=a(P=>s("rect",P===t.owner?"part lit":"part")),S=s("text","part"),y=s("text","share origin"),k=i(P=>[s("tspan","",s("tspan",`quality-${P}`,y)),...[0,1,2].map(()=>s("tspan","",y))]),M=[...k.flat(),s("tspan","",y)],O=a(()=>a(()=>s("rect","weight")));u.forEach((P,se)=>P.forEach((fe,Ke)=>{fe.dataset.cell=Zo("X",se,Ke)})),O.forEach((P,se)=>P.forEach((fe,Ke)=>{fe.dataset.cell=Zo("weights",se,Ke)}));let T=a(()=>a(()=>s("text","figure"))),I=a(()=>s("text","head column")),C=[s("text","head title"),s("text","head title")],z=s("rect","frame-of-row"),q=P=>{let se=s("g",`vector ${P}`);return{group:se,box:s("rect","",se),head:s("text","head",se),numbers:i(()=>s("text","",se))}},H=q("key"),oe=[...a(P=>q(P===t.focus?"query":"key")),H],ne=i(()=>He(A("text",{},"\xD7"),r)),ye=i(()=>s("text","end")),L=za.map((P,se)=>{let fe=s("text",se<za.length-1?"end":"end head lit"),Ke=[A("tspan"),A("tspan",{dy:"-0.5em","font-size":"0.7em"}),A("tspan")].map(B=>He(B,fe));return{text:fe,parts:Ke,name:s("text","name")}}),R=s("g","legend"),K=i(P=>({swatch:s("rect",`quality-${P}`,R),text:He(A("text"),R)})),me=a(P=>He(A("text",{class:"word",role:"button",tabindex:0,"data-word":P},o[P]),e)),be=`${o[t.owner]}: ${t.qualities[0]}`,ot=He(A("g",{class:"grip",role:"slider","aria-valuemin":0,"aria-valuemax":1,"aria-label":be}),e);return ot.append(A("circle",{class:"hit",r:24}),A("circle",{class:"knob",r:11}),A("path",{class:"arrow",d:"M-4,-3 L0,-7 L4,-3 M-4,3 L0,7 L4,3"}),A("text",{class:"drag",x:-30,y:5},"drag")),(P,se,fe,Ke)=>{let B=Kp(P,t,se,fe,Ke),yo=xo(se.learned)[t.owner];G(e,{viewBox:`0 0 ${P.width} ${P.height}`}),G(l,{cx:B.halo.x,cy:B.halo.y,r:B.halo.r,opacity:B.halo.opacity}),B.words.forEach(({x:U,y:_,size:j,isEnd:Q,isLit:le,isAsked:Dt,opacity:Ft},So)=>{G(me[So],{x:U,y:_,opacity:Ft,"font-size":j,"text-anchor":Q?"end":"middle",class:`word${le?" lit":""}${Dt?" asked":""}`})});let{texts:Be,isSum:ko,lit:Tr}=B.figures;B.threads.forEach(({d:U,width:_,opacity:j,isLearned:Q},le)=>{G(d[le],{d:U,"stroke-width":Math.max(1,_),opacity:j,class:Q?"thread learned":"thread"}),G(v[le],{x:P.centres[le],y:B.figures.y,opacity:B.figures.opacity,class:le===Tr?"share lit":"share"}),Me(v[le],Be[le]),G(E[le],{x:B.signs[le].x,y:B.signs[le].y,opacity:ko?B.figures.opacity:0}),Me(E[le],B.signs[le].text)}),G(c,{d:B.mine.d,"stroke-width":B.mine.width,opacity:B.mine.opacity,"stroke-dasharray":1,"stroke-dashoffset":1-B.mine.drawn}),B.bars.forEach((U,_)=>U.forEach((j,Q)=>{G(u[_][Q],{x:j.x,y:j.y,width:j.width,height:j.height,opacity:j.opacity}),G(p[_][Q],{...j.figure}),Me(p[_][Q],P.isNarrow&&!B.words[_].isEnd?Pt(se.X[_][Q]).replace(/^0\./,"."):Pt(se.X[_][Q]))})),B.ghost.forEach((U,_)=>G(m[_],{...U})),B.drops.forEach(({x:U,y:_,k:j,opacity:Q},le)=>{h[le]??=s("circle",`quality-${j}`,f),G(h[le],{cx:U,cy:_,r:P.isNarrow?3.5:4.5,opacity:Q})});let[{column:Oe},{sides:nt},{fit:je}]=[P,B,se],{isKey:nn,...V}=B.origin;G(y,V);for(let U of[...k.map(([,,_])=>_),M[M.length-1]])G(U,{class:nn?"key":"query"});kr(nn?je.firsts.key:je.firsts.query).forEach((U,_)=>Me(M[_],U)),B.parts.forEach(({isShare:U,..._},j)=>{G($[j],_),j===t.owner&&(G(S,{x:_.x+_.width/2,y:_.y+_.height-6,opacity:_.width>ix?_.opacity:0}),Me(S,U?`${yo} of the sum`:`${je.powers[j].toFixed(1)} of ${je.total.toFixed(1)}`))});let W=Oe.pitch*(n+1.4),ze=U=>P.base-W+Oe.pitch*(U+1);[...B.columns,B.own].forEach(({x:U,sunk:_,opacity:j},Q)=>{let{group:le,box:Dt,head:Ft,numbers:So}=oe[Q],[Ha,Ba]=[Q===t.focus,Q<o.length?Q:t.focus];G(le,{transform:`translate(${U.toFixed(1)},${(P.base-W+_).toFixed(1)})`,opacity:j,"font-size":Oe.size}),G(Dt,{x:-Oe.width/2,width:Oe.width,height:W,rx:8}),G(Ft,{y:Oe.pitch}),Me(Ft,Ha?t.asks:se.offers[Ba]),So.forEach((ja,Ga)=>{G(ja,{y:Oe.pitch*(Ga+2)}),Me(ja,(Ha?je.query:je.keys[Ba])[Ga].toFixed(2))})}),B.steps.products.forEach((U,_)=>{G(ne[_],{x:(nt.query+nt.key)/2,y:ze(_+1),opacity:U,"font-size":Oe.size}),G(ye[_],{x:nt.product,y:ze(_+1),opacity:U,"font-size":Oe.size}),Me(ye[_],`= ${tn(je.products[_])}`)}),B.steps.results.forEach((U,_)=>{let[j,Q,le,Dt=""]=za[_](je,t.owner,yo);G(L[_].text,{x:nt.result,y:ze(_),opacity:U,"font-size":Oe.size}),[j,Dt,` = ${Q}`].forEach((Ft,So)=>Me(L[_].parts[So],Ft)),G(L[_].parts[2],{dy:Dt?"0.35em":"0"}),G(L[_].name,{x:nt.result+16,y:ze(_),opacity:P.isNarrow?0:U}),Me(L[_].name,le)}),B.cells.forEach((U,_)=>U.forEach((j,Q)=>{G(O[_][Q],{x:j.x,y:j.y,width:j.width,height:j.height,opacity:j.opacity,"fill-opacity":.1+.6*j.share}),G(T[_][Q],{x:j.x+j.width/2,y:j.y+j.height/2+5,opacity:_===t.focus?B.heads:j.opacity}),Me(T[_][Q],j.share.toFixed(2))}));let{grid:J}=P;I.forEach((U,_)=>{let[j,Q]=[J.weights+(_+.5)*J.wCell-1,J.top-10];G(U,{x:j,y:Q,opacity:B.heads,transform:P.isNarrow?`rotate(-38 ${j} ${Q})`:"","text-anchor":P.isNarrow?"start":"middle"}),Me(U,o[_])});let rn=J.top-(P.isNarrow?62:40);G(C[0],{x:J.X+n*(J.xCell+2)/2,y:rn,opacity:B.heads}),G(C[1],{x:J.weights+o.length*J.wCell/2,y:rn,opacity:B.heads}),Me(C[0],P.isNarrow?"bars: X":"the bars are X"),Me(C[1],P.isNarrow?"threads: weights":"the threads are the weights"),G(z,{x:J.weights-4,y:J.top+t.focus*J.pitch-4,width:o.length*J.wCell+5,height:J.tall+8,rx:6,opacity:B.frame}),G(R,{opacity:B.legend}),K.forEach(({swatch:U,text:_},j)=>{let Q=Math.min(130,P.width/n),le=P.width/2+(j-n/2)*Q;G(U,{x:le,y:12,width:14,height:14}),G(_,{x:le+20,y:24}),Me(_,t.qualities[j])}),G(ot,{transform:`translate(${B.grip.x.toFixed(1)},${B.grip.y.toFixed(1)})`,opacity:B.grip.opacity,"aria-valuenow":se.X[t.owner][0]});let $t=B.grip.opacity>.5;for(let U of[ot,b])G(U,{tabindex:$t?"0":"-1","aria-hidden":String(!$t),"pointer-events":$t?"auto":"none"});G(b,{class:$t?"why open":"why","aria-label":`Where ${yo} comes from`}),G(x,{x:P.centres[t.owner]-Ia.width/2,y:B.figures.y-Ia.height/2-6})}}var Ia,za,ix,Jp=N(()=>{"use strict";Ea();We();Er();qa();Ia={width:56,height:40},za=[({score:e})=>["sum",tn(e),"score"],({query:e,scaled:t},o)=>[`\xF7 \u221A${e.length}`,t[o].toFixed(2),"scaled score"],({scaled:e,powers:t},o)=>["e",t[o].toFixed(1),"e is 2.718\u2026",e[o].toFixed(2)],({total:e},t,o)=>[`\xF7 ${e.toFixed(1)}`,o,"share of the sum"]],ix=120});function Zp(e){let t=A("svg",{role:"group"}),o=w("p","caption");o.ariaHidden="true";let n=Y("button play"),r=Ie({ariaLabel:"Time",min:"0",max:String(Wt),step:"0.05"},"time"),s=wr(r);s.name(_t.map(({name:L})=>L),_t.map(({at:L},R)=>R?vr(L)/Wt:0));let a=Y("button on","See how it is computed"),i=Object.assign(w("ol","told"),{ariaLabel:"The opening in words"}),l=w("section","opening",t,o,w("div","player",n,s.scrubber,a),i);l.hidden=!0,e.frame.before(l);let d=null,c,u=[],p=[],m,h,f=0,b=0,x=0,v=0,E=!1,$="";function S(L=f){if(!t.clientWidth)return;let R=Ca(t.clientWidth,u);t.style.height=`${R.height}px`,h(R,m,b,f);let K=Sr(c,m,u,b,L);K!==$&&(o.replaceChildren(...cx($=K)),t.setAttribute("aria-label",`${u.join(" ")}. ${vo(K)}`)),r.value=String(vr(f)),r.setAttribute("aria-valuetext",vo(K)),s.choose(Dp(f))}function y(L){let R=f,K=Math.min(lx,Math.max(0,L-v)/1e3),me=E?Na:Et;f=Math.min(me,f+K*Pp(f,$.split(" ").length)),v=L,R<wo&&f>=wo&&!E?(f=wo,M()):f>=me?M():x=requestAnimationFrame(y),S(),E&&f>=me&&I()}function k(){if(!x){if(f>=Et&&(f=0),!ve())return f=La(f),O(),S();v=performance.now(),x=requestAnimationFrame(y),O()}}function M(){x&&ux(),cancelAnimationFrame(x),x=0,O()}function O(){let L=x?"Pause":ve()?f>=Et?"Again":"Play":"Next";n.textContent=`${x?"\u275A\u275A":"\u25B6"} ${L}`}function T(L){M(),f=L,O(),S()}function I(){E=!1,e.remember(),e.send("opened",!0)}function C(L){let R=f<wo;if(L===c.focus)return T(R?bo[0]:f),o.textContent=$=c.captions.itself,e.say($);b=L,c.isAnswered=!0,R&&(f=ve()?Wp:_t[1].at),z();let K=f>=ee.knows&&L===c.owner?ee.flows:f;e.say(`${u[L]}. ${vo(Sr(c,m,u,b,K))}`),R&&ve()&&k(),S(K)}function z(){i.replaceChildren(...Fp(c,m,u,b).map(L=>w("li","",vo(L))))}function q(){M(),f=ee.fits,k(),e.say(vo(Hp(c,m,u,b)))}function H(L){let{owner:R}=c;p=p.map((K,me)=>me===R?[Math.min(1,Math.max(0,Math.round(L*100)/100)),...K.slice(1)]:K),m=Aa(e.chain,c,p),t.classList.add("dragged"),M(),S()}let oe=(L,R)=>L.target.closest(R),ne=L=>{let R=oe(L,"[data-word]");return R&&Number(R.dataset.word)},ye=L=>{let R=ne(L);R!==null?C(R):oe(L,".why")&&q()};t.addEventListener("click",ye),t.addEventListener("keydown",L=>{if((L.key==="Enter"||L.key===" ")&&(L.preventDefault(),ye(L)),!oe(L,".grip"))return;let R=p[c.owner][0],K=L.key==="Home"?0:L.key==="End"?1:L.key in Ra?R+Ra[L.key]:null;K!==null&&(L.preventDefault(),H(K),z(),e.say(vo(Sr(c,m,u,b,f))))}),t.addEventListener("pointerdown",L=>{if(ne(L)===null&&M(),!oe(L,".grip")||L.button)return;t.setPointerCapture(L.pointerId);let R=Ca(t.clientWidth,u),K=me=>H((R.base-(me.clientY-t.getBoundingClientRect().top))/R.tall);t.addEventListener("pointermove",K);for(let me of["pointerup","pointercancel"])t.addEventListener(me,()=>t.removeEventListener("pointermove",K),{once:!0})}),r.addEventListener("input",()=>T(Ta(Number(r.value)))),r.addEventListener("keydown",L=>{let R=Math.sign(Ra[L.key]??0);R&&(L.preventDefault(),T(L.key.startsWith("Page")?La(f,R):Ta(Math.min(Wt,Math.max(0,vr(f)+R/4)))))}),n.addEventListener("click",()=>x?M():k()),a.addEventListener("click",()=>{if(!ve()||f>=Na)return I();M(),E=!0,f=Math.max(f,ee.numbers),k()}),new ResizeObserver(()=>S()).observe(t),e.updates.push(()=>{let L=e.given.story;l.hidden=!L,L!==d&&(M(),d=L,L&&(u=[...e.given.words].map((R,K)=>K?R:R[0].toUpperCase()+R.slice(1)),c={...L,plain:new Map(L.plain.map(R=>[R.name,R]))},p=e.chain.get("X")?.values.map(R=>R.map(Number))??[],m=Aa(e.chain,c,p),h=Yp(t,c,u),b=L.owner,z(),$="",f=ve()?dx()?wo:0:_t[0].at,O(),S(),ve()&&f===0&&k()))})}function dx(){try{return localStorage.getItem(Qp)!==null}catch{return!1}}function ux(){try{localStorage.setItem(Qp,"yes")}catch{}}var Qp,lx,Ra,cx,vo,em=N(()=>{"use strict";ie();so();We();$a();Er();qa();Jp();xr();yr();Qp="self-attention: opening seen",lx=.1,Ra={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2};cx=e=>e.split("*").flatMap((t,o)=>o%2?[w("em",t,t)]:ce(t)),vo=e=>e.replaceAll("*","")});function tm(e){e.followers.push(()=>{let{chain:n,subject:r,working:s}=e,a=r?gt(n,r.node,r.row,r.column):[];for(let[i,l]of["left","right"].entries()){let d=n.get(a[i]?.node??"")?.role;s.style.setProperty(`--${l}-role`,`var(--${d||"plain"})`)}s.dataset.role=n.get(r?.node??"")?.role??""});let t=n=>{e.stage.classList.toggle("of-a-word",n!==null);for(let{place:r,cells:s}of e.views){let a=e.chain.get(r.node);s.forEach((i,l)=>i.forEach((d,c)=>d.toggleAttribute("data-word",n!==null&&(a?.rows[l]===n||a?.columns[c]===n))))}},o=n=>(n.target instanceof Element?n.target.closest("th:not(.numbered)"):null)?.textContent??null;e.stage.addEventListener("pointerover",n=>{let r=o(n);(r!==null||e.stage.classList.contains("of-a-word"))&&t(r)}),e.stage.addEventListener("pointerleave",()=>t(null))}var om=N(()=>{"use strict";Pe()});function rm(e){let t=w("select"),o=w("table"),n=w("label","","The row of ",t),r=w("details","all",w("summary","button","All matrices")),s=w("div","one-row",w("div","of",n,r),o);e.stage.before(s);let a=matchMedia(Uo),i=0,l=null;function d(){let{given:u,subject:p}=e,m=a.matches&&(u.rowed||ge(u)&&u.divisor&&!u.asked)?Xe(e):null,[h,f,b]=["scores","weights","context"].map(L=>m?.get(L)),x=b??(f?void 0:h),v=m?.get(x?.step.reads[1]??""),E=b??m?.get(x?.step.reads[0]??""),$=f??h,S=m&&$&&(u.rowed||f&&b&&v)&&$.rows.length<=px;if(s.hidden=!S,e.stage.classList.toggle("slim",[...e.chain.values()].every(({columns:L,role:R})=>L.length<=fx||R==="weight")),r.hidden=u.rowed,r.open||=!!e.later.size||!!u.comparison||e.pinned!==l&&c(e.pinned),l=e.pinned,!S)return;s.classList.toggle("across",[m.get("X"),f].some(L=>L&&L.lit?.length===L.rows.length));let y=e.pinned??e.opening;y&&[...Wa,E?.name].includes(y.node)&&(i=y.row),i>=$.rows.length&&(i=0),Ho(n,$.rows,i);let k=Wa.slice(0,-1).flatMap(L=>L==="scaled_scores"&&m.has("masked_scores")?[]:m.get(L)??[]),M=[...k,...[v,E].flatMap(L=>L??[])],O=[...m.values()].some(L=>L.lit?.length),T=p&&!O?rr(Ze(e),p,1):new Map,I=new Map(M.map(L=>[L,Jn(e,e.chain.get(L.name)??L)])),C=(L,R,K)=>{let me=L.values[R][K],be=w("td","cell",xe(me,eo(pt(L),Math.min(e.digits,mx))));Ps(be,me,e.views.find(({place:P})=>P.node===L.name)?.scale?.[R]??[0,1]),Object.assign(be.dataset,{node:L.name,row:R,column:K,role:L.role});let ot=mt[T.get(L.name)?.[R*L.columns.length+K]??0];return ot&&(be.dataset.lit=ot),Js(be,I.get(L)?.[R][K]),be.toggleAttribute("data-asked",!!L.lit?.includes(R)),be.toggleAttribute("data-later",e.later.has(L.name)),be.toggleAttribute("data-explained",p?.node===L.name&&p.row===R&&p.column===K),be},z=$.columns.map((L,R)=>w("tr","",ft("row",L),...k.map(K=>C(K,i,R)),...v?.columns.map((K,me)=>C(v,R,me))??[])),q=w("th","",b?.title??(E?`${E.symbol} of ${$.rows[i]}`:"Sum"));q.dataset.role=E?.role??"",q.colSpan=k.length;let H=w("td","sum",f&&!f.values[i].includes(null)?"1":""),oe=w("tr","last",q,H,...E?.columns.map((L,R)=>C(E,i,R))??[]),ne=v?[nm(v,`${v.title} ${v.symbol}`)]:[];for(let L of ne)L.colSpan=v?.columns.length??1;let ye=w("tr","",w("td"),...k.map(L=>nm(L,L.step.kind==="quotient"?`\xF7 ${L.step.divisorText}`:L.title)),...ne);o.replaceChildren(w("thead","",ye),w("tbody","",...z,oe))}let c=u=>!!u&&![...Wa,"V"].includes(u.node)&&!e.chain.get(u.node)?.editable;t.addEventListener("change",()=>et(e,fa(e.chain,Number(t.value)))),o.addEventListener("click",u=>{let p=u.target instanceof Element?u.target.closest("td"):null,{node:m,row:h,column:f}=p?.dataset??{};m&&!e.later.has(m)&&et(e,{node:m,row:Number(h),column:Number(f)})}),a.addEventListener("change",d),e.arrivals.push(d),e.updates.push(d),e.followers.push(d)}function nm(e,t){let o=ft("col",t);return o.dataset.role=e.role,o}var Wa,px,mx,fx,sm=N(()=>{"use strict";Dn();qt();ha();Ae();nr();oa();ie();vt();oo();Wa=["scores","scaled_scores","masked_scores","weights","context"],px=12,mx=5,fx=3});function am(e,t,o,n){let r=n*.88-400,s=Array.from({length:e},(l,d)=>d);if(o)return{beats:[_a(s,t,0,r)],cascade:r,end:r+400};let a=r/(e-1+2);return{beats:s.map(l=>l?_a([l],t,(l-1+2)*a,a):_a([l],t,0,2*a)),cascade:r,end:r+400}}function _a(e,t,o,n){let r=a=>o+a*n,s=(a,i,l)=>r(a+(i-a)*l);return{columns:e,from:o,added:r($r.added),terms:Array.from({length:t},(a,i)=>s($r.lit,$r.told,i/t)),lands:e.map((a,i)=>s($r.there,1,i/e.length))}}var $r,im,Ar,Pa,lm=N(()=>{"use strict";$r={lit:.12,told:.58,added:.66,there:.9};im=({terms:e,added:t,lands:o},n)=>e.map((r,s)=>({place:s%n,from:r,leaves:e[s+n]??t,lands:e[s+n+1]??o[0]})),Ar=({beats:e},t)=>[...e].reverse().find(({from:o})=>o<=t)??e[0],Pa=({columns:e,terms:t,added:o,lands:n},r,s)=>({terms:t.filter(a=>a<=s).length,isAdded:o<=s,isThere:n[e.indexOf(r)]<=s})});function um(e,t,o,n,r){let s=e.chain.get(t),a=e.views.filter(T=>T.place.node===t&&T.cells.length),i=a.find(({place:T})=>!T.turned);if(!s||!i)return null;let l=s.columns.map((T,I)=>Ye(e.chain,t,o,I)[0]),d=s.step.kind==="softmax"||s.step.kind==="shares",c=am(s.columns.length,l[0]?.terms.length??0,d,n),u=w("div","performance");u.setAttribute("aria-hidden","true"),u.dataset.role=dm(i.table),e.stage.append(u);let p=wx(u),m=i.cells.map(T=>T.map(p)),h=c.beats.flatMap(T=>{let[I]=T.columns,C=xx(e,t,o,I,i.cells[o][I]).flatMap(z=>vx(z.map(p),T,dm(z[0])));return d&&l[I]?[...C,...kx(l[I].terms.map(({value:z})=>z),m,o,T)]:[...C,...s.step.kind==="product"?yx(l[I],Ct(s,e.digits),m.map(z=>z[I]),o,T):[]]});u.append(...h.map(({one:T})=>T));let f=[...h.map(({one:T,frames:I,timing:C})=>T.animate(I,{fill:"both",...C})),...a.flatMap(({cells:T})=>T.flatMap((I,C)=>I.map((z,q)=>z.animate(...bx(c,C,o,q,T.length)))))],b=u.animate([{opacity:1},{opacity:1}],{duration:c.end}),x=s.values[o].map(T=>T??0),v=d?x.indexOf(Math.max(...x)):null,E=()=>Number(b.currentTime??0),$=()=>v??Ar(c,E()).columns[0],S=()=>({node:t,row:o,column:$()}),y="",k=()=>{let{subject:T}=e,I=T?.node===t&&T.row===o&&T.column===$();r(I?Pa(Ar(c,E()),$(),E()):null)},M=()=>{if(!u.isConnected)return;let T=JSON.stringify([$(),Pa(Ar(c,E()),$(),E())]);T!==y&&(y=T,e.opening?.column===$()?k():(e.opening=S(),lr(e))),requestAnimationFrame(M)},O=()=>{for(let T of[b,...f])T.cancel();u.remove(),r(null)};return e.opening=S(),lr(e),k(),requestAnimationFrame(M),b.finished.then(O,()=>{}),{cell:S,count:k,end:O}}function bx({beats:e,cascade:t},o,n,r,s){let a=e.find(({columns:d})=>d.includes(r))??e[0],i=o<n?o:o-1,l=o===n?a.lands[a.columns.indexOf(r)]:t+i/Math.max(1,s-1)*(400-cm);return[[{opacity:0,transform:"translateY(-0.4rem)"},{opacity:1,transform:"none"}],{delay:l,duration:cm,fill:"backwards",easing:"ease-out"}]}function wx(e){let t=e.getBoundingClientRect();return o=>{let{left:n,top:r,width:s,height:a}=o.getBoundingClientRect();return{x:n-t.left,y:r-t.top,width:s,height:a}}}function xx(e,t,o,n,r){return gt(e.chain,t,o,n).map(s=>{let a=e.views.filter(d=>d.place.node===s.node),i=a.find(d=>d.table.closest(".column")===r.closest(".column"))??a.find(d=>d.table.closest(".station")===r.closest(".station"))??a[0];return(i?s.row===null?i.cells:[i.cells[s.row]??[]]:[]).flatMap(d=>s.column===null?d:[d[s.column]]).filter(d=>d instanceof HTMLElement)})}function Nr({x:e,y:t,width:o,height:n},r,...s){let a=w("div",r,...s);return a.style.cssText=`left: ${e}px; top: ${t}px; width: ${o}px; height: ${n}px`,a}function vx(e,{from:t,terms:o,added:n,lands:r},s){if(!e.length)return[];let a=r[0]-t,i=(d,c)=>{let u=Math.min(.3,Mr/c);return{frames:[{opacity:0},{opacity:1,offset:u},{opacity:1,offset:1-u},{opacity:0}],timing:{delay:d,duration:c}}},l={one:Nr(Da(e),"glow"),...i(t,a)};return l.one.dataset.role=s,e.length<2||o.length!==e.length?[l]:[l,...e.map((d,c)=>({one:Nr(d,"met"),...i(o[c],(o[c+1]??n)-o[c])}))]}function Da(e){let[t,o]=[Math.min(...e.map(s=>s.x)),Math.min(...e.map(s=>s.y))],[n,r]=[Math.max(...e.map(s=>s.x+s.width)),Math.max(...e.map(s=>s.y+s.height))];return{x:t,y:o,width:n-t,height:r-o}}function yx(e,t,o,n,r){if(!e||e.terms.length<2)return[];let s=Math.min(e.terms.length,o.length),a=Math.max(0,Math.min(n-Math.floor(s/2),o.length-s));return im(r,s).map(({place:i,from:l,leaves:d,lands:c},u)=>{let[p,m]=[o[a+i],c-l],[h,f]=[Math.min(.3,Mr/m),(d-l)/m];return{one:Nr(p,"product",xe(e.terms[u].value,t)),frames:[{opacity:0,transform:"scale(0.7)"},{opacity:1,transform:"none",offset:h},{opacity:1,transform:"none",offset:f,easing:"ease-in"},{opacity:0,transform:`translateY(${o[n].y-p.y}px)`}],timing:{delay:l,duration:m}}})}function kx(e,t,o,{terms:n,added:r,lands:s}){let a=Da(t.flat()),i=Da(t[o]),[l,d]=[Math.max(...e),e.reduce((p,m)=>p+m,0)],c=a.height/e.length,u=Math.min(gx,c*.6);return e.map((p,m)=>{let h=e.slice(0,m).reduce((y,k)=>y+k,0)/d,f=a.y+(m+.5)*c-u/2,b=s[0]-n[m],[x,v,E]=[Math.min(.4,2*Mr/b),(r-n[m])/b,1-Mr/b],[$,S]=[`scaleX(${p/l})`,`translate(${h*i.width}px, ${i.y+i.height/2-u/2-f}px) scaleX(${p/d})`];return{one:Nr({x:a.x,y:f,width:a.width,height:u},"portion"),frames:[{opacity:1,transform:"scaleX(0)"},{opacity:1,transform:$,offset:x},{opacity:1,transform:$,offset:Math.max(x,v),easing:"ease-in-out"},{opacity:1,transform:S,offset:Math.max(x,v)+(E-Math.max(x,v))*.6},{opacity:1,transform:S,offset:Math.max(x,v,E)},{opacity:0,transform:S}],timing:{delay:n[m],duration:b,easing:"linear"}}})}var Mr,cm,gx,dm,pm=N(()=>{"use strict";Pe();Ae();ie();vt();lm();[Mr,cm]=[140,180],gx=10;dm=e=>e?.closest("[data-role]")?.getAttribute("data-role")??""});function mm(e){let t=Y("button","\u25B6 Play"),o=Ie({ariaLabel:"Step",min:"0"},"steps"),n=w("select","",...Object.keys(Lr).map(C=>w("option","",C)));n.value="steadily";let r=w("div","sentences"),s=wr(o),a=w("div","stepping",t,s.scrubber),i=w("label","","Speed ",n);e.controls.querySelector(".editing")?.append(i);let l=tu(e,a,r),d=C=>{Pd(e.working,C),l(C)},c=0,u=null,p="",m=!1,h=null,f=()=>e.given.chain.filter(C=>C.step.kind!=="given"),b=()=>f().length,x=()=>Number(o.value),v=()=>x()?f()[x()-1]:e.given.chain[0],E=()=>x()?v()?.title:"What is given";function $(){let C=v();e.later=new Set(f().slice(x()).map(({name:z})=>z));for(let{place:z,table:q}of e.views){let H=e.later.has(z.node);q.toggleAttribute("data-later",H),q.toggleAttribute("data-current",m&&z.node===C?.name),q.ariaHidden=H?"true":null;let oe=q.closest("figure")??q;oe instanceof HTMLElement&&(oe.inert=H)}s.choose(x()),o.setAttribute("aria-valuetext",`${E()}: ${C?.sentence??""}`),[...r.children].forEach((z,q)=>{z.classList.toggle("now",q===(m?x()+1:0))}),e.opening=u?.cell()??(m&&C?{node:C.name,row:I(C),column:0}:e.given.opening)}function S(){if(e.given===h||(h=e.given,y(),p===no(h)))return;p=no(h),k(),m=!1,e.passed=null,o.max=String(b()),o.value=o.max,s.name([h.chain[0]?.symbol??"",...f().map(z=>z.symbol)]);let C=["",h.chain[0]?.sentence??"",...f().map(z=>z.sentence)];r.replaceChildren(...C.map(z=>w("p","sentence",...ce(z))))}function y(){u?.end(),u=null}function k(){y(),clearTimeout(c),c=0,t.textContent="\u25B6 Play"}function M(C){o.value=String(C),m=!0,e.passed=e.pinned,e.redraw()}function O(){if(x()>=b())return k();y(),M(x()+1);let C=v();e.say(`${C.title}: ${C.sentence}`),T(C.name),ve()&&(u=um(e,C.name,I(C),Lr[n.value],d)),c=window.setTimeout(O,Lr[n.value])}function T(C){e.stage.closest(".stacked")&&e.views.find(({place:z})=>z.node===C&&!z.turned)?.table.scrollIntoView({block:"center"})}function I(C){let z=e.pinned??e.given.opening;return z&&e.chain.get(z.node)?.rows.join(`
`)===C.rows.join(`
`)?z.row:0}t.addEventListener("click",()=>{if(c)return k();t.textContent="\u275A\u275A Pause",M(x()>=b()?0:x()),c=window.setTimeout(O,Lr[n.value]/3)}),o.addEventListener("input",()=>{k(),M(x())}),e.followers.push(()=>u?u.count():d(null)),e.updates.push(()=>{a.hidden=i.hidden=r.hidden=!ge(e.given),S(),r.children[0]?.replaceChildren(...ce(uo(e))),$()})}var Lr,fm=N(()=>{"use strict";qt();nr();so();pm();ie();$a();co();Lr={slowly:7e3,steadily:3600,quickly:1200}});function hm(e){let t=w("section","window");e.beneath.append(t);let o=null,n="";function r(){e.views=e.views.filter(a=>a!==o),o=null,t.replaceChildren()}function s(a){r();let i=e.chain.get(a);if(!i)return;let[l,d]=Ex(i,e.pinned?.node===a?e.pinned:Sx(i));o=vd(i,l,d);let c=`rows ${l[0]+1} to ${l[l.length-1]+1}, columns ${d[0]+1} to ${d[d.length-1]+1}`,u=Y("button","Close");u.addEventListener("click",r),t.append(w("p","",w("b","",i.title),...Fn(i)?[" ",...ce(i.symbol)]:[],`, ${c} `,u),o.table),e.views.push(o),e.redraw()}e.stage.addEventListener("click",a=>{let i=a.target instanceof HTMLElement?a.target.closest(".zoom"):null;i instanceof HTMLElement&&s(i.dataset.zoom??"")}),e.updates.push(()=>{let a=e.given.chain.map(i=>`${i.name} ${i.rows.length} ${i.columns.length}`).join();a!==n&&o&&r(),n=a;for(let{place:i,table:l,strip:d}of e.views){let c=l.parentElement?.querySelector("figcaption");if(!c||!d||c.querySelector(".zoom"))continue;let u=Y("button zoom","Zoom");u.dataset.zoom=i.node,u.setAttribute("aria-label",`Zoom into ${e.chain.get(i.node)?.title}`),c.append(u)}})}function Sx(e){return e.values.flatMap((o,n)=>o.map((r,s)=>({row:n,column:s,value:r??-1/0}))).reduce((o,n)=>n.value>o.value?n:o)}function Ex(e,{row:t,column:o}){let n=(r,s)=>{let a=Math.min(to,s),i=Math.max(0,Math.min(r-Math.floor(a/2),s-a));return Array.from({length:a},(l,d)=>i+d)};return[n(t,e.rows.length),n(o,e.columns.length)]}var gm=N(()=>{"use strict";ie();oo()});function Mx(e,t){let o=w("div","controls"),n=w("div","stage"),r=w("aside","working");r.dataset.part="working",r.tabIndex=0,r.setAttribute("aria-label","Where the number comes from"),r.setAttribute("role","note");let s=w("div","beneath"),a=w("div","status");a.setAttribute("role","status");let i=w("div","frame",n,r);e.append(o,i,s,a);let l={key:"",given:t,chain:new Map,python:new Map,views:[],frame:i,stage:n,controls:o,working:r,beneath:s,pointed:null,pinned:null,opening:null,subject:null,depth:1/0,spread:"matrix",digits:qe,send:()=>{},remember:()=>{},typeOver:()=>{},say:d=>{a.textContent=d},redraw:()=>{ht(l.views,Xe(l),l.spread,l.digits);for(let d of l.updates)d();Xo(l)},arrivals:[],updates:[],followers:[],later:new Set,passed:null,earlier:null,other:null,blend:0,size:""};for(let d of Ax)d(l);return new ResizeObserver(()=>{ym(n)!==l.size&&Fa(l)}).observe(n),l}function ym(e){let{width:t,height:o}=e.getBoundingClientRect();return`${t} \xD7 ${o}`}function Fa(e,t=km(e)){let{frame:o,stage:n}=e;n.style.removeProperty("--size");let r=a=>Ds(e.views,Xe(e),a),s=(a,i=Ru)=>{o.classList.toggle("loose",gd(e.given));for(let l of["wide","stacked","flowing","whole"])o.classList.toggle(l,a.includes(l));return i(n,r)};e.digits=t&&(s(["wide"])||s(["stacked","flowing","whole"],Wu)||s(["stacked","flowing"]))||s(["stacked"])||_u(n,r),Sm(e.given)&&Pu(n,r,e.digits),Lx(n),Tx(e)}function Lx(e){let t=n=>n.getBoundingClientRect().left,o=[...e.querySelectorAll(".columns")].flatMap(n=>[...n.children].map(r=>({sign:r.querySelector(".sign"),leads:t(r)-t(n)<1})));for(let{sign:n,leads:r}of o)n?.setAttribute("style",r?"--lead: hidden":"")}function Tx(e){let{frame:t,stage:o,working:n}=e,r=[...o.children].filter(p=>p.matches("[data-station=place], [data-station=project]")),s=o.getBoundingClientRect();e.size=ym(o);let a=p=>Math.max(0,...p.flatMap(m=>[...m.querySelectorAll(".column")].map(h=>h.getBoundingClientRect().right-s.left))),i=r.at(-1)?.nextElementSibling,l=i?i.getBoundingClientRect().top-s.top:o.clientHeight,d=Number(getComputedStyle(o).getPropertyValue("--card")),c=!!d&&!!i&&t.matches(".wide")&&s.width-a(r)>d;s.width&&Ao(t)?.toggleAttribute("data-crowded",!!d&&!c);let u=a(r.length&&!c?r:[o]);n.style.setProperty("--from",`${Math.ceil(u)}px`),n.style.setProperty("--down",`${c?l:0}px`),n.style.setProperty("--room",`${c?o.clientHeight-l:l}px`),n.classList.toggle("under",s.width-u<$x)}function Em(e,t,o,n){let r={...o,chain:o.chain.map(Ix)},s=bm.get(e),a=s??Mx(Cx(e),r);s||(a.remember=qp(()=>a.key,e,()=>Cp(a.views,e.shadowRoot??e))),bm.set(e,a);let i=wm.get(t);i&&i!==e&&(i.hidden=!0),wm.set(t,e),a.key=t,a.send=n,qx(a,r,!s)}function Cx(e){let t=e.attachShadow({mode:"open"}),o=new CSSStyleSheet;return o.replaceSync(br),t.adoptedStyleSheets=[o],t}function qx(e,t,o){let n=o||no(e.given)!==no(t),r=JSON.stringify(e.given.pinned);JSON.stringify(e.given.comparison)!==JSON.stringify(t.comparison)&&(e.blend=0),n?e.earlier=e.subject=null:vm(e.given)!==vm(t)&&(e.earlier=e.python),e.given=t,e.opening=t.opening,e.chain=e.python=new Map(t.chain.map(i=>[i.name,i])),e.other=t.comparison?new Map(t.chain.map(i=>[i.name,{...i,...i.other}])):null,e.working.hidden=t.isSmall,e.stage.classList.toggle("small",Sm(t)),e.stage.classList.toggle("dialled",!!t.dial),e.stage.classList.toggle("compared",!!t.comparison),e.stage.classList.toggle("few",t.chain.every(({columns:i})=>i.length<=Ox)),e.stage.classList.toggle("with-goal",!!t.goal),e.controls.hidden=!!t.story,e.frame.hidden=!!t.story;let s=km(e);if((r!==JSON.stringify(t.pinned)||n)&&(e.pinned=t.pinned),n){let{stations:i,views:l}=bd(t);e.views=l,ht(l,Xe(e),e.spread,e.digits),e.stage.replaceChildren(...i);for(let d of e.arrivals)d()}else xd(e.views,e.chain,t.roles);e.stage.setAttribute("aria-label",t.name),e.stage.setAttribute("role","group"),Fa(e,s);let a=xm(e);e.redraw(),!t.isSmall&&a!==xm(e)&&Fa(e,s),n&&!t.story&&Ip(e.key,e.views),requestAnimationFrame(()=>ru(e))}var $x,Ax,bm,wm,Nx,km,Ox,Sm,xm,vm,Ix,$m=N(()=>{"use strict";Ed();Pe();qt();js();uu();ha();Ae();Iu();Hu();Ht();ie();bp();xp();Tp();Ea();em();vt();om();sm();fm();va();gm();$x=215,Ax=[iu,Ou,mm,rm,Lu,Sd,ou,hm,Vd,Cd,wp,gp,Np,Zp,tm],bm=new WeakMap,wm=new Map;Nx=700;km=({frame:e})=>e.clientWidth>=Nx;Ox=5,Sm=e=>e.isSmall||!!e.dial||!!e.goal&&!ge(e);xm=({stage:e})=>!!e.querySelector(".box"),vm=({chain:e,divisor:t,hidesLater:o})=>JSON.stringify([e.map(n=>[n.base,n.typed]),t?.typed,o]),Ix=({values:e,other:t,...o})=>({...o,values:Fs(e),...t&&{other:{...t,values:Fs(t.values)}}})});var Am={};D(Am,{default:()=>zx});function zx({parentElement:e,data:t,setTriggerValue:o}){let{name:n,events:r,picture:s}=JSON.parse(new TextDecoder().decode(t)),a=e.querySelector(".machine");a||(a=e.appendChild(document.createElement("div")),a.className="machine"),Em(a,n,s,(i,l)=>r.includes(i)&&o(i,l)),Mt(e)}var Mm=N(()=>{"use strict";Ht();$m()});var Nm=we(Cr(),1);qr();Ir();var Rx=Ge({"./charts/along.js":()=>Promise.resolve().then(()=>(Eo(),Ua)),"./charts/counted.js":()=>Promise.resolve().then(()=>(ri(),ni)),"./charts/cutting.js":()=>Promise.resolve().then(()=>(ii(),ai)),"./charts/drift.js":()=>Promise.resolve().then(()=>(fi(),mi)),"./charts/listing.js":()=>Promise.resolve().then(()=>($i(),Ei)),"./charts/made.js":()=>Promise.resolve().then(()=>(de(),Xa)),"./charts/marked_text.js":()=>Promise.resolve().then(()=>(Ni(),Mi)),"./charts/once.js":()=>Promise.resolve().then(()=>(Se(),Qa)),"./charts/placed.js":()=>Promise.resolve().then(()=>(Ht(),Ya)),"./charts/pushing.js":()=>Promise.resolve().then(()=>(Ti(),Li)),"./charts/river.js":()=>Promise.resolve().then(()=>(Ri(),zi)),"./charts/role_names.js":()=>Promise.resolve().then(()=>(un(),hi)),"./charts/roving.js":()=>Promise.resolve().then(()=>(Re(),Za)),"./charts/scrolled.js":()=>Promise.resolve().then(()=>(pn(),gi)),"./charts/shape_boxes.js":()=>Promise.resolve().then(()=>(Ui(),Gi)),"./charts/shown.js":()=>Promise.resolve().then(()=>(ln(),Ka)),"./charts/sketch.js":()=>Promise.resolve().then(()=>(Vi(),Ki)),"./charts/squares.js":()=>Promise.resolve().then(()=>(el(),Zi)),"./charts/summed.js":()=>Promise.resolve().then(()=>(al(),sl)),"./charts/tallied.js":()=>Promise.resolve().then(()=>(pl(),ul)),"./charts/threads.js":()=>Promise.resolve().then(()=>(Al(),$l)),"./charts/threads/adding.js":()=>Promise.resolve().then(()=>(vn(),fl)),"./charts/threads/heads.js":()=>Promise.resolve().then(()=>(Jr(),wl)),"./charts/threads/laying.js":()=>Promise.resolve().then(()=>(En(),yl)),"./charts/threads/paths.js":()=>Promise.resolve().then(()=>(Vt(),hl)),"./charts/threads/pointing.js":()=>Promise.resolve().then(()=>(ss(),El)),"./charts/threads/showing.js":()=>Promise.resolve().then(()=>(Yt(),bl)),"./charts/threads/telling.js":()=>Promise.resolve().then(()=>(kn(),gl)),"./charts/threads/weights.js":()=>Promise.resolve().then(()=>(Ue(),ml)),"./charts/turning.js":()=>Promise.resolve().then(()=>(Rl(),zl))});var Wx=Ge({"./frame/announcer.js":()=>Promise.resolve().then(()=>(ys(),Zl)),"./frame/around.js":()=>Promise.resolve().then(()=>(cc(),lc)),"./frame/front_page.js":()=>Promise.resolve().then(()=>(dc(),vg)),"./frame/road.js":()=>Promise.resolve().then(()=>(mc(),pc)),"./frame/role_words.js":()=>Promise.resolve().then(()=>(ds(),Pl))});var _x=Ge({"./screens/exam_clock.js":()=>Promise.resolve().then(()=>(gc(),hc)),"./screens/exam_paper_printed.js":()=>Promise.resolve().then(()=>(wc(),bc)),"./screens/my_work_taken.js":()=>Promise.resolve().then(()=>(vc(),xc)),"./screens/quiz_dots.js":()=>Promise.resolve().then(()=>(Sc(),kc))});var Px=Ge({"./session/browser_storage.js":()=>Promise.resolve().then(()=>(Nc(),Mc)),"./session/cookies.js":()=>Promise.resolve().then(()=>(qn(),oc)),"./session/cut_off.js":()=>Promise.resolve().then(()=>(Ss(),tc)),"./session/done.js":()=>Promise.resolve().then(()=>(Tc(),Lc)),"./session/focus.js":()=>Promise.resolve().then(()=>(Cc(),Oc)),"./session/kept_progress.js":()=>Promise.resolve().then(()=>(Fc(),Dc)),"./session/link.js":()=>Promise.resolve().then(()=>($s(),nc)),"./session/one_step.js":()=>Promise.resolve().then(()=>(Ms(),rc)),"./session/resending.js":()=>Promise.resolve().then(()=>(Rn(),Ec)),"./session/typed_texts.js":()=>Promise.resolve().then(()=>(Ts(),ic))});var Dx=Ge({"./charts/counted.css":()=>Promise.resolve().then(()=>we(Hc())),"./charts/cutting.css":()=>Promise.resolve().then(()=>we(Bc())),"./charts/drift.css":()=>Promise.resolve().then(()=>we(jc())),"./charts/figure.css":()=>Promise.resolve().then(()=>we(Cr())),"./charts/listing.css":()=>Promise.resolve().then(()=>we(Gc())),"./charts/marked_text.css":()=>Promise.resolve().then(()=>we(Uc())),"./charts/pushing.css":()=>Promise.resolve().then(()=>we(Xc())),"./charts/river.css":()=>Promise.resolve().then(()=>we(Kc())),"./charts/shape_boxes.css":()=>Promise.resolve().then(()=>we(Vc())),"./charts/sketch.css":()=>Promise.resolve().then(()=>we(Yc())),"./charts/squares.css":()=>Promise.resolve().then(()=>we(Jc())),"./charts/summed.css":()=>Promise.resolve().then(()=>we(Qc())),"./charts/tallied.css":()=>Promise.resolve().then(()=>we(Zc())),"./charts/threads.css":()=>Promise.resolve().then(()=>we(ed())),"./charts/turning.css":()=>Promise.resolve().then(()=>we(td()))});var Fx={charts:e=>Rx(`./charts/${e}.js`),frame:e=>Wx(`./frame/${e}.js`),machine:()=>Promise.resolve().then(()=>(Mm(),Am)),screens:e=>_x(`./screens/${e}.js`),session:e=>Px(`./session/${e}.js`)};async function nS(e,t){let{default:o}=await Fx[e](t),n=e==="charts"&&await Hx(t),r=new WeakMap;return s=>{let a=s.parentElement;n&&a instanceof ShadowRoot&&!a.adoptedStyleSheets.length&&(a.adoptedStyleSheets=[n]);let i=o(s);return r.set(a,i),()=>{r.get(a)===i&&i?.()}}}async function Hx(e){let{default:t}=await Dx(`./charts/${e}.css`),o=new CSSStyleSheet;return o.replaceSync(an+sn+Nm.default+t),o}export{nS as drawn};
//# sourceMappingURL=app-YWIOSHL6.js.map
