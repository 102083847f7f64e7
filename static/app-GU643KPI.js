var af=Object.create;var fs=Object.defineProperty;var lf=Object.getOwnPropertyDescriptor;var cf=Object.getOwnPropertyNames;var df=Object.getPrototypeOf,pf=Object.prototype.hasOwnProperty;var it=e=>t=>{var o=e[t];if(o)return o();throw new Error("Module not found in bundle: "+t)};var N=(e,t,o)=>()=>{if(o)throw o[0];try{return e&&(t=e(e=0)),t}catch(n){throw o=[n],n}};var $e=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(o){throw t=0,o}},B=(e,t)=>{for(var o in t)fs(e,o,{get:t[o],enumerable:!0})},uf=(e,t,o,n)=>{if(t&&typeof t=="object"||typeof t=="function")for(let r of cf(t))!pf.call(e,r)&&r!==o&&fs(e,r,{get:()=>t[r],enumerable:!(n=lf(t,r))||n.enumerable});return e};var ye=(e,t,o)=>(o=e!=null?af(df(e)):{},uf(t||!e||!e.__esModule?fs(o,"default",{value:e,enumerable:!0}):o,e));var gs=$e((_y,mf)=>{mf.exports=`/* What our own figures share; it stands before the styles of each. */

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
`});var zn,bs=N(()=>{zn=`@media (pointer: coarse) { /* A finger needs 40 px: what is lower answers beyond its edges, too, and nothing moves for it. */
  .button, .answer, .named { position: relative; &::before { content: ""; position: absolute; inset: min(0px, 50% - 1.25rem) 0; } }
  :host select {
    --edge: color-mix(in srgb, var(--st-text-color) 55%, transparent); position: relative; height: 2.5rem;
    margin-block: -0.375rem; border: 6px solid transparent; border-inline: 0; border-radius: 0.4rem / 0.775rem;
    background-clip: padding-box; box-shadow: inset 0 0 0 1px var(--edge);
  }
  :host :is(.scrubber, .ends, .dial, .push, figure) > [type="range"] { position: relative; height: 2.5rem; margin-block: -0.375rem; }
  :host summary:not(.button, .map *) { padding-block: 0.5rem; margin-block: -0.5rem; }
}
`});var Rn,ws=N(()=>{Rn=`/*
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
`});var Vi={};B(Vi,{along:()=>jo});function jo(e,t,o=0){let{left:n,width:r}=e.getBoundingClientRect();return Math.round(100*Math.min(1,Math.max(0,(t-n-o)/(r-2*o))))}var Wn=N(()=>{"use strict"});var Ki={};B(Ki,{make:()=>b,measured:()=>oe});function b(e,{dataset:t={},...o}={},...n){let r=Object.assign(document.createElement(e),o);return Object.assign(r.dataset,t),r.append(...n),r}function oe(e,t){for(let[o,n]of Object.entries(t))e.style.setProperty(`--${o}`,String(n));return e}var pe=N(()=>{"use strict"});var Yi={};B(Yi,{showLesson:()=>Go});function Go(){let e=document.querySelector(".st-key-lesson:not([data-drawn])");e&&![...e.querySelectorAll(gf)].some(t=>!t.closest("[data-drawn]"))&&e.setAttribute("data-drawn","")}var gf,Pn=N(()=>{"use strict";gf=".st-key-figure :is([data-testid^=stBidiComponent], [data-testid=stSkeleton])"});var Qi={};B(Qi,{freeHeight:()=>_t,placeOf:()=>Uo});function Uo(e){let t=Ji(e);return t&&(t.closest("[class*=st-key-]")??Uo(t))}function _t(e){let t=Ji(e),o=Uo(e);if(!o)return;let n=[];for(let s=t;s instanceof HTMLElement;s=s===o?null:s.parentElement)n.push(s);let r=n.map(({parentElement:s})=>s&&getComputedStyle(s).flexDirection==="column");n.forEach(({style:s},a)=>Object.assign(s,{height:"auto",overflow:"visible",...r[a]&&{flex:"none"}})),o.dataset.drawn="",o.closest(".st-key-figure")&&Go()}var Ji,co=N(()=>{"use strict";Pn();Ji=e=>{let t=e.getRootNode();return t instanceof ShadowRoot?t.host:null}});var el={};B(el,{once:()=>re});function re({parentElement:e,data:t,setTriggerValue:o},n){let r=Zi.get(e),s=r?.given,a={given:t,send:o},i=Object.assign(r??n(a),a);return r||(Zi.set(e,i),e.append(i.figure),queueMicrotask(()=>_t(i.figure))),{at:i,before:s}}var Zi,Ee=N(()=>{"use strict";co();Zi=new WeakMap});var tl={};B(tl,{default:()=>bf});function bf(e){let{data:t}=e,{at:o,before:n}=re(e,wf);if(n)return vs(o,t,xs(t));vs(o,t,xs({...t,view:t.view==="behind"?"cut":t.view},0)),requestAnimationFrame(()=>requestAnimationFrame(()=>vs(o,t,xs(t))))}function wf({given:{name:e,words:t,columns:o}}){let n=()=>t.flatMap((c,d)=>Array.from({length:o},(p,u)=>b("i",{dataset:{word:String(d)}},b("span",{},String(d*o+u+1))))),r=[n(),n(),n()],s=b("div",{className:"around"}),a=b("div",{className:"stage"},b("div",{className:"cells",ariaHidden:"true"},...r.flat()),s),i=b("p",{tabIndex:-1});return{figure:b("figure",{role:"group",ariaLabel:e},a,i),stage:a,told:i,around:s,cells:r}}function xs({words:e,columns:t,heads:o,view:n,mine:[,r=0]},s=n==="beside"||n==="guess"?0:Be){let a=A=>e.map(($,z)=>[A+z,$]),i=e.length,l=t/o,c=A=>t+A*(o-1),d=(A,$=o-1)=>r+A*Math.min($,Math.max(0,Math.ceil(r/l)-1)),p=A=>({head:Math.floor(A%t/l),row:Math.floor(A/t),column:A%t%l}),u=A=>({head:Math.floor(A/(i*l)),row:Math.floor(A%(i*l)/l),column:A%l}),m=(A,$,z,q=0,C=o)=>W=>{let{head:j,row:Q,column:I}=A(W);return{x:q+Math.min(j,C-1)*(l+z)+I,y:$+Q,shown:j<C}},h=A=>$=>({...A($),shown:!1}),f=(A,$)=>Array.from({length:o},(z,q)=>[q*(l+$),A,o<8?`head ${q+1}`:`${q+1}`]),g=m(p,1,s),w=[h(g),h(g)],y=Math.min(1.25,3/o),v=(o-1)*y+1;if(n==="cut"||n==="beside"){let A=o>1?1:0;return{wide:c(Be),high:i+A,rows:a(A),mine:[0,A,d(s)],targets:[],spots:[m(p,A,s),...w],labels:A?f(0,s):[]}}if(n==="behind"){let A=l+Be/2,$=q=>{let{head:C,row:W,column:j}=p(q);return{x:C*A+j,y:v-C*y+W,shown:!0}},z=f(v-1,Be/2).map(([q,C,W],j)=>[q,C-j*y,W]);return{wide:c(Be),high:v+i,rows:a(v),mine:[0,v,d(Be/2)],targets:[],spots:[$,...w],labels:o>1?z:[]}}if(n==="guess"){let A=Math.max(l,3),$=A+1,z=i+2.5,q=(C,W,j)=>({name:C,label:W,x:j-.25,y:z-.25,wide:A+.5,high:i+1.25});return{wide:Math.max(t,$+A+.5),high:z+i+1.25,rows:a(1),labels:[[0,0,"Q, numbered as it lies in memory"],[0,i+1.25,"Head 1, reshaped:"]],targets:[q("split","this?",0),q("reshaped","or this?",$)],spots:[g,m(p,z,0,0,1),m(u,z,0,$,1)]}}let S=(A,$)=>e[Math.floor((A*i+$)*l/t)],L=(A,$)=>o>1?$.map((z,q)=>[c(s)+.2,A+q,z]):[];if(n==="ways")return{wide:Math.max(c(Be)+(o>1?2:0),2*Math.max(l,3)+1.5),high:2*i+3.75,targets:[],rows:[...a(1),...e.map((A,$)=>[i+2.5+$,S(0,$)])],labels:[[0,0,"split"],[0,i+1.5,"reshaped"],...L(1,e),...L(i+2.5,e.map((A,$)=>S(o-1,$)))],spots:[h(m(u,i+2.5,s)),m(p,1,s),m(u,i+2.5,s)]};let M=t-l,T=A=>{let{head:$,row:z,column:q}=p(A);return $?{x:Be+$*l+q,y:i+1.5+z,shown:!0}:{x:q,y:1+z,shown:!0}},E={label:"here?",wide:M,high:i};return{wide:c(Be),high:2*i+1.5,rows:a(1),mine:[0,1,d(Be,1)],labels:[[0,0,"head 1"],...M?[[l+Be,i+.5,o>2?"the others":"head 2"]]:[]],targets:M?[{...E,name:"beside",x:l+Be,y:1,high:i-.5},{...E,name:"below",x:0,y:i+1.5,wide:l,...l<2&&{label:"?"}}]:[],spots:[T,...w]}}function vs(e,{told:t,view:o,mine:n,words:r},{wide:s,high:a,rows:i,labels:l,mine:c,targets:d,spots:p}){e.figure.dataset.view=o,oe(e.stage,{wide:s,high:a,kept:Math.max(a,2*r.length+1.5)}),e.told.textContent=t;for(let[m,h]of e.cells.entries())for(let[f,g]of h.entries()){let{x:w,y,shown:v}=p[m](f);oe(g,{x:w,y,nth:f}).classList.toggle("away",!v)}let u=e.around.querySelector("button:focus")?.value;e.around.replaceChildren(...i.map(([m,h])=>oe(b("span",{className:"word"},h),{x:0,y:m})),...l.map(([m,h,f])=>oe(b("span",{},f),{x:m,y:h})),...c&&n.length?[oe(b("div",{className:c[2]>s?"mine beyond":"mine"}),{x:c[0],y:c[1],w:Math.min(c[2],s),h:Math.min(n[0],a-c[1])})]:[],...d.map(({name:m,label:h,x:f,y:g,wide:w,high:y})=>oe(b("button",{type:"button",value:m,ariaLabel:xf[m],onclick:()=>e.send("press",m)},h),{x:f,y:g,w,h:y}))),u&&(e.around.querySelector(`button[value=${u}]`)??e.told).focus()}var Be,xf,ol=N(()=>{"use strict";pe();Ee();Be=.5;xf={split:"Some columns of every word",reshaped:"The first numbers in memory",beside:"Beside head 1",below:"Below head 1"}});function k(e,t={},o=""){let n=document.createElementNS("http://www.w3.org/2000/svg",e);return We(n,t),n.textContent=o,n}function We(e,t){for(let[o,n]of Object.entries(t))e.setAttribute(o,String(n))}var Ne=N(()=>{"use strict"});var rl={};B(rl,{default:()=>yf});function yf(e){let{data:{degrees:t,label:o,marks:n,mean:r,predicted:s}}=e,{at:a}=re(e,()=>{let[g,w]=[nl("now"),k("g")],y=k("svg",{viewBox:"0 10 136 90","aria-hidden":"true"});return y.append(w,nl("was"),g),{figure:b("figure",{},y),now:g,ground:w}}),i=t??0;a.now.style.rotate=`${-i}deg`;let[l,c]=lt(i,Te+(n.length?16:6)),[d]=n,[p,u]=lt(d??0,Te+12),[m,h]=[lt(i,.4*Te),lt(0,.4*Te)],f=(g,w=0,y=90)=>k("path",{class:g,d:`M${Fn},${ys} L${lt(w,Te)} A${Te},${Te} 0 0 0 ${lt(y,Te)} Z`});a.ground.replaceChildren(f("rim"),...s?[f("predicted",...s)]:[],...n.map(g=>k("path",{class:"mark",d:`M${lt(g,Te+2)} L${lt(g,Te+10)}`})),...n.length===1&&Math.abs(i-d)>vf?[k("text",{class:"of-mark",x:p+5,y:u+14},`${d.toFixed(1)}\xB0`)]:[],k("path",{class:"angle",d:`M${h} A${.4*Te},${.4*Te} 0 0 0 ${m}`}),k("text",{x:l,y:c+5},t===null?"?":o),...r===null?[]:[k("path",{class:"of-mean",d:`M${lt(r,Te-8)} L${lt(r,Te+22)}`})])}var Te,Fn,ys,vf,lt,nl,sl=N(()=>{"use strict";pe();Ee();Ne();Te=80,[Fn,ys]=[6,92],vf=15,lt=(e,t)=>[Fn+t*Math.cos(e*Math.PI/180),ys-t*Math.sin(e*Math.PI/180)],nl=e=>k("path",{class:e,d:`M${Fn},${ys} H${Fn+Te-2} m-9,-5 l9,5 l-9,5`})});var hl={};B(hl,{default:()=>$f});function $f(e){let{data:t}=e,{at:o,before:n}=re(e,Ef),r=!!n&&t.covered<n.covered,s=t.goes_to!==null&&t.goes_to!==n?.goes_to,a=ll(t);return o.slider.max=String(t.steps.length-1),o.slider.value=String(Math.min(Number(o.slider.value),a)),o.figure.setAttribute("aria-label",t.name),o.figure.style.setProperty("--steps",String(t.steps.length)),o.ticks.replaceChildren(...t.steps.map((i,l)=>b("span",{className:l>a?"covered":""},i.replace(/^Layer /,"")))),t.way!==n?.way&&(o.way=t.way),ul(o),(r||s)&&cl(o,s?Number(t.goes_to):a),()=>clearTimeout(o.timer)}function Ef({given:e,send:t}){let o=k("svg"),n=b("output",{ariaLive:"off"}),r=b("input",{type:"range",min:"0",value:"0",ariaLabel:"Step"}),s=b("div",{className:"ticks",ariaHidden:"true"}),a=b("figure",{role:"group"},o,r,s,n),i={given:e,figure:a,svg:o,slider:r,ticks:s,told:n,send:t,dots:[],words:k("g",{class:"words"}),arcs:k("g"),layers:k("g",{class:"layers"}),way:e.way,timer:0};return r.addEventListener("input",()=>{clearTimeout(i.timer),dl(i,Math.min(Number(r.value),ll(i.given)))}),o.addEventListener("click",({target:l})=>{let c=i.dots.indexOf(l.closest(".dot"));if(!(c<0)){if(i.given.asks)return i.send("dot",c);i.way=i.way===c?null:c,Ss(i)}}),new ResizeObserver(()=>o.viewBox.baseVal.width!==a.clientWidth&&ul(i)).observe(a),i}function cl(e,t){clearTimeout(e.timer);let o=Number(e.slider.value),n=e.given.ghosts!==null||matchMedia("(prefers-reduced-motion: reduce)").matches;dl(e,n?t:o+Math.sign(t-o)),Number(e.slider.value)!==t&&(e.timer=setTimeout(()=>cl(e,t),Sf))}function dl(e,t){e.svg.getBoundingClientRect(),e.svg.classList.add("moves"),e.slider.value=String(t),Ss(e)}function pl({given:e,figure:t}){let{near:o,far:n}=il({given:e,figure:t});return[t.clientWidth-Ce.left-Ce.right,_n(t)-Ce.top-Ce.bottom].map(r=>r-o-n)}function ht(e,[t,o]){let{given:n,figure:r}=e,{least:s,most:a}=n,{near:i,far:l}=il(e),c=(u,m)=>(u-s[m])/(a[m]-s[m]),[d,p]=pl(e);return[Ce.left+i+c(t,0)*d,Ce.top+l+(1-c(o,1))*p]}function Af(e,t){let{least:o,most:n}=e.given,s=pl(e)[t]/(n[t]-o[t])<300?2:1;return kf.filter((a,i)=>i%s===0&&a>=o[t]&&a<=n[t])}function ul(e){let{given:t,svg:o,figure:n}=e,r=n.clientWidth;if(!r)return;let[s,a,i]=[Ce.left,_n(n)-Ce.bottom,r-Ce.right];o.setAttribute("viewBox",`0 0 ${r} ${_n(n)}`);let l=k("path",{class:"axes",d:`M${s},${Ce.top} V${a} H${i}`}),c=[0,1].flatMap(m=>Af(e,m).flatMap(h=>{let[f,g]=ht(e,m?[t.least[0],h]:[h,t.least[1]]),w=m?{x:s-6,y:g+5,"text-anchor":"end"}:{x:f,y:a+15,"text-anchor":"middle"};return[k("path",{class:"grid",d:m?`M${s},${g} H${i}`:`M${f},${Ce.top} V${a}`}),k("text",{class:"tick",...w},h.toFixed(1))]})),d=[k("text",{class:"axis",x:i,y:a+33,"text-anchor":"end"},`${t.axes[0]} \u2192`),k("text",{class:"axis",x:0,y:Ce.top-12},`\u2191 ${t.axes[1]}`)],p=t.paths.map((m,h)=>k("path",{class:`path ${ks(t,h)}`}));e.dots=t.labels.map((m,h)=>{let f=k("g",{class:`dot ${ks(t,h)}`});return f.append(k("path",{class:"leader"})),t.picked.includes(h)&&f.append(k("circle",{class:"picked",r:Dn(e)+4})),f.append(k("circle",{r:Dn(e)}),k("text",{y:5,"text-anchor":"middle"},m)),f});let u=t.ghosts===null?[]:t.paths.map((m,h)=>{let[f,g]=ht(e,m[Number(t.ghosts)]),w=k("g",{class:`ghost ${ks(t,h)}`}),y=h?[]:[k("text",{x:f+16,y:g+5},t.steps[Number(t.ghosts)].toLowerCase())];return w.append(k("circle",{cx:f,cy:g,r:11}),k("text",{x:f,y:g+5,"text-anchor":"middle"},t.labels[h]),...y),w});o.classList.toggle("asking",t.asks),o.classList.toggle("through",t.ghosts===null),o.classList.remove("moves"),e.words.replaceChildren(...Nf(e)),o.replaceChildren(...c,l,...d,e.words,k("path",{class:"ahead"}),...p,e.layers,e.arcs,...u,...e.dots),Ss(e)}function Mf([[e,t],[o,n]],r,s){let[a,i]=[(e+o)/2+al,Math.min(t,n)-al];return[k("path",{class:`arc ${s}`,d:`M${e},${t} Q${a},${i} ${o},${n}`}),k("text",{class:`cosine ${s}`,x:(e+o)/4+a/2+6,y:(t+n)/4+i/2+(s?-8:4)},`cosine ${r.toFixed(4)}`)]}function Lf(e,t,o){let{given:{cosines:n,ghosts:r,paths:s}}=e;e.arcs.replaceChildren(...[...new Set([Number(r),o])].flatMap(a=>{let i=s.length===2&&n[a];return typeof i=="number"?Mf(a===o?t:s.map(l=>ht(e,l[a])),i,a===o?"":"pale"):[]}))}function Nf(e){let{given:{words:t,paths:o},figure:n}=e,r=o.flat().map(s=>ht(e,s)).map(([s,a])=>[s-14,a-36,s+30,a+14]);return t.flatMap(([s,a,i])=>{let[l,c]=ht(e,a),d=k("circle",{class:i?"hollow":"",cx:l,cy:c,r:3}),p=3.75*s.length,u=[[p+6,0],[-p-6,0],[0,-15],[0,15]].map(([m,h])=>[l+m-p,c+h-8,l+m+p,c+h+8]).find(([m,h,f,g])=>m>Ce.left&&f<n.clientWidth&&r.every(w=>f<w[0]||m>w[2]||g<w[1]||h>w[3]));return u?(r.push(u),[d,k("text",{x:u[0]+p,y:u[1]+13,"text-anchor":"middle"},s)]):[]})}function Tf(e,t){let{given:o,figure:n}=e,r=2*Dn(e)+(o.picked.length?9:n.clientWidth<Bn?3:8),s=t.map(([a,i])=>[a,i]);for(let a=0;a<50;a++)for(let[i,l]of s.entries()){let c=o.ghosts===null?t.filter((d,p)=>p!==i):[];for(let d of[...s.slice(0,i),...c]){let p=!c.includes(d),u=p?r:Dn(e)+6,[m,h]=[l[0]-d[0]||.01,l[1]-d[1]],f=ml(o,l,d)?0:Math.max(0,u/Math.hypot(m,h)-1)/2;for(let[g,w]of p?[[l,f],[d,-f]]:[[l,f]])g[0]=Math.max(g[0]+w*m,Ce.left+r/2),g[1]=Math.min(g[1]+w*h,_n(n)-Ce.bottom-r/2)}}return s}function Ss(e){let{given:t,svg:o,slider:n,told:r,dots:s}=e,a=Number(n.value);o.classList.toggle("there",a===t.ghosts);let i=t.paths.map(u=>ht(e,u[a]));o.querySelectorAll(".path").forEach((u,m)=>{let h=m===e.way&&t.ghosts===null?t.paths[m].slice(0,a+1):[t.paths[m][0],t.paths[m][a]];u.setAttribute("d",`M${h.map(f=>ht(e,f)).join(" L")}`),u.classList.toggle("way",m===e.way)});let l=t.ghosts===null?t.paths.map(u=>`M${u.slice(a).map(m=>ht(e,m)).join(" L")}`):[];o.querySelector(".ahead")?.setAttribute("d",l.join(" ")),o.classList.toggle("alone",e.way!==null);let c=e.way===null||t.ghosts!==null?[]:t.paths[e.way].slice(1,a);e.layers.replaceChildren(...c.map(u=>ht(e,u)).map(([u,m])=>k("circle",{cx:u,cy:m,r:3})));let d=Tf(e,i);d.forEach(([u,m],h)=>{let f=t.labels.filter((w,y)=>ml(t,i[h],i[y]));s[h].classList.toggle("same",f[0]!==t.labels[h]&&f.length>1);let g=s[h].querySelector("text");g&&(g.textContent=f.join("")||t.labels[h]),s[h].style.transform=`translate(${u}px, ${m}px)`,s[h].firstElementChild?.setAttribute("d",`M0,0 L${i[h][0]-u},${i[h][1]-m} m-2,0 h4 m-2,-2 v4`)}),Lf(e,d,a),e.ticks.childNodes.forEach((u,m)=>u.classList.toggle("now",m===a)),n.setAttribute("aria-valuetext",[t.steps[a],t.notes[a],[...e.arcs.querySelectorAll(".cosine:not(.pale)")].map(u=>u.textContent).join("")].filter(Boolean).join(": "));let p=t.paths.map((u,m)=>`${t.labels[m]}: ${u[a].map(h=>h.toFixed(2)).join(", ")}`);r.replaceChildren(b("span",{},`${t.steps[a]} \xB7 ${p.join(" \xB7 ")}.`),b("b",{},t.notes[a]??""))}var Bn,Ce,kf,il,al,Sf,ll,_n,Dn,ks,ml,fl=N(()=>{"use strict";pe();Ee();Ne();Bn=480,Ce={left:34,right:20,top:26,bottom:38},kf=Array.from({length:21},(e,t)=>(t-10)/10),il=({given:e,figure:t})=>e.ghosts===null?{near:t.clientWidth<Bn?32:64,far:14}:{near:24,far:24},al=44,Sf=350;ll=({steps:e,covered:t})=>e.length-1-t;_n=e=>e.clientWidth<Bn?252:420;Dn=({given:e,figure:t})=>e.ghosts===null&&t.clientWidth<Bn?9:11,ks=({hollow:e},t)=>e[t]===null?"neither":e[t]?"hollow":"";ml=({ghosts:e},t,o)=>e!==null&&Math.hypot(t[0]-o[0],t[1]-o[1])<1});var gl={};B(gl,{roveFocus:()=>ue});function ue(e,t,o=()=>1){let n=()=>[...e.querySelectorAll(t)];e.addEventListener("keydown",r=>{let s=n(),a=s.indexOf(r.target),i={ArrowRight:a+1,ArrowLeft:a-1,ArrowDown:a+o(),ArrowUp:a-o(),Home:0,End:s.length-1}[r.key];a<0||i===void 0||(r.preventDefault(),s[i]?.focus())}),e.addEventListener("focusin",({target:r})=>{let s=n();if(s.includes(r))for(let a of s)a.tabIndex=a===r?0:-1})}var He=N(()=>{"use strict"});var wl={};B(wl,{default:()=>Cf});function Cf(e){let{at:t,before:o}=re(e,Of);JSON.stringify(o)!==JSON.stringify(e.data)&&qf(t)}function Of({given:e}){let t=k("svg",{"aria-hidden":"true"}),o=b("div",{className:"boxes"}),n=b("p"),r=b("figure",{role:"group",ariaLabel:"The steps of the exam, with their points"},o,n),s={given:e,figure:r,boxes:o,threads:t,told:n},a=({target:i})=>{let l=i.closest("button");l&&$s(s,l.dataset.name??"")};for(let i of["pointerover","focusin","click"])o.addEventListener(i,a);return o.addEventListener("pointerleave",({pointerType:i})=>i==="mouse"&&$s(s,"")),ue(o,"button"),new ResizeObserver(()=>bl(s)).observe(o),s}function qf(e){let{steps:t}=e.given,o=Math.max(...t.map(({points:n})=>n??0));e.boxes.replaceChildren(e.threads,...t.map((n,r)=>{let{name:s,symbol:a,title:i,role:l,points:c,earned:d,told:p}=n,u=b("span",{className:"label"},b("b",{},a),b("span",{},i)),m=b("span",{className:"grid"},b("strong",{},c===null?"given":c?d===null?String(c):`${d}/${c}`:"")),h=b("button",{type:"button",ariaLabel:p,tabIndex:r?-1:0,dataset:{name:s,role:l,asked:c?"yes":""}},u,m);return oe(h,{share:d===null?(c??0)/o:d/(c??1),i:r})})),$s(e,""),bl(e)}function bl({given:e,boxes:t,threads:o}){let n=l=>t.querySelector(`[data-name="${l}"] .grid`).getBoundingClientRect(),{left:r,top:s}=t.getBoundingClientRect(),a=o.childElementCount,i=e.steps.flatMap((l,c)=>l.reads.map(d=>{let p=n(d),u=n(l.name),[m,h,f,g]=[p.right-r,p.top-s+p.height/2,u.left-r,u.top-s+u.height/2],w=Math.min(60,(f-m)/2),y=k("path",{d:`M${m} ${h} C${m+w} ${h} ${f-w} ${g} ${f} ${g}`,pathLength:1});return Object.assign(y.dataset,{from:d,to:l.name,role:e.steps.find(({name:v})=>v===d)?.role}),y.style.setProperty("--i",String(a?-9:c)),y}));o.replaceChildren(...i)}function $s({given:e,boxes:t,told:o,figure:n},r){let s=new Set([r]);for(let a of[...e.steps].reverse())if(s.has(a.name))for(let i of a.reads)s.add(i);n.classList.toggle("pointed",r!=="");for(let a of t.querySelectorAll("[data-name]"))a.classList.toggle("lit",s.has(a.dataset.name??"")),a.classList.toggle("here",a.dataset.name===r);for(let a of t.querySelectorAll("path"))a.classList.toggle("lit",s.has(a.dataset.to??""));o.textContent=e.steps.find(a=>a.name===r)?.told??e.told}var xl=N(()=>{"use strict";Ne();pe();Ee();He()});var $l={};B($l,{default:()=>If});function If(e){let{data:t,setTriggerValue:o}=e,{at:{figure:n},before:r}=re(e,zf);(r?.told!==t.told||r.decides!==t.decides)&&Rf(n,t);for(let s of n.querySelectorAll("ul > li"))Wf(s,t);r?.lit!==t.lit&&Object.assign(n.dataset,{lit:t.lit,only:""}),yl(n),n.onclick=({target:s,clientX:a,detail:i})=>{let l=s;l.closest("p button")&&Sl(n,!n.classList.contains("faded"));let c=l.closest("li");if(!c)return;let{word:d="",nth:p=""}=c.dataset;if(t.asks&&d===t.asked&&!p&&i)return o("share",jo(c.querySelector("span"),a));Object.assign(n.dataset,{lit:d,only:p}),yl(n),p||o("word",d)}}function zf({given:{name:e,gap:[t,o],sentences:n,counts:r,marks:s,of:a}}){let i=b("ol",{ariaLabel:"The sentences"},...n.map(([d,p,u],m)=>vl({word:u,nth:String(m)},b("span",{},d),` ${p} `,b("strong",{},`${u}.`)))),l=b("ul",{ariaLabel:e},...r.map(([d])=>vl({word:d},d,b("span"),b("output",{ariaLive:"off"})))),c=b("section",{},b("p",{},b("span",{},t)," ",b("strong",{},o),"\xA0",b("output",{ariaLive:"off"}),"."),i,l);s.length&&c.append(b("div",{className:"marks",ariaHidden:"true"},b("span",{},...s.map(([d,p])=>b("small",{style:`left: ${d}%`},p))),b("div",{},`Each step is ten times as far, up to ${a.toLocaleString("en")}.`)));for(let d of[i,l])ue(d,"button"),d.querySelectorAll("button").forEach((p,u)=>{p.tabIndex=u?-1:0});return new ResizeObserver(()=>kl(c)).observe(c),{figure:c}}function Rf(e,{gap:t,sentences:o,told:n,decides:r,weight:s}){let a=e.querySelectorAll("p > span, ol span");for(let[i,l]of[t,...o].map(([c])=>c).entries()){let[c,...d]=n?l.split(n):[l];a[i].replaceChildren(c,...d.flatMap(p=>[b(i||s?"b":"button",{},n),p])),a[i].closest("li")?.classList.toggle("far",!d.length)}Sl(e,r),Object.assign(e.dataset,{wide:r?5:20*(s??0),weight:s?.toFixed(2)??""}),kl(e)}function kl(e){let t=e.querySelector("p");t.querySelector("svg")?.remove();let{wide:o="0",weight:n}=e.dataset;if(o==="0")return;let r=[...t.querySelectorAll("button, b, output")].map(l=>l.getBoundingClientRect()),[s,a]=r.map(({left:l,width:c})=>l+c/2-t.getBoundingClientRect().left),i=k("svg",{"aria-hidden":"true"});i.append(k("path",{d:`M${a},20 C${a},-4 ${s},-4 ${s},20`,"stroke-width":o})),n&&i.append(k("text",{x:(s+a)/2,y:7},n)),t.querySelector("svg")?.remove(),t.append(i)}function Sl(e,t){e.classList.toggle("faded",t),e.querySelector("p button")?.setAttribute("aria-pressed",String(t))}function Wf(e,{counts:t,sentences:o,of:n,told:r,decides:s,asked:a,mine:i,asks:l,marks:c}){let d=e.dataset.word??"",[p,u]=e.querySelectorAll("span, output"),m=Object.fromEntries(t)[d];e.classList.toggle("covered",m===null),e.classList.toggle("asks",l&&d===a),e.classList.toggle("placed",c.length>0);let h=c.length?Math.log(m||1)/Math.log(n):(m??0)/n;u.textContent=m===null?"?":`${m.toLocaleString("en")} of ${n.toLocaleString("en")}`;let g=o.map(([S,,L],M)=>({dataset:{word:L,nth:String(M)},className:r&&!S.includes(r)?"far":""})).filter(S=>S.dataset.word===d&&!(s&&S.className));p.style.setProperty("--piece",`${100*h/g.length}%`);let w=d===a?i:null,[y,v]=[p.dataset.pieces,JSON.stringify([m?g:[],w])];y!==v&&(p.dataset.pieces=v,p.replaceChildren(...m?g.map(S=>b("i",S)):[],...w===null?[]:[b("em",{style:c.length?`left: clamp(0px, ${w}% - 8px, 100% - 16px); width: 16px`:`width: ${w}%`})]))}function yl(e){let{lit:t="",only:o}=e.dataset,n=e.querySelector("p output");n.textContent=t||"?";for(let r of e.querySelectorAll("[data-word]")){let s=r.dataset.word===t&&(!o||!r.dataset.nth||r.dataset.nth===o);r.classList.toggle("lit",s),r.querySelector("button")?.setAttribute("aria-pressed",String(s))}}var vl,El=N(()=>{"use strict";Wn();pe();Ee();He();Ne();vl=(e,...t)=>b("li",{dataset:e},b("button",{},...t))});var Al={};B(Al,{roleNames:()=>po});function po(e){return Object.entries(Pf).flatMap(([o,n])=>[...e.matchAll(n)].map(({0:{length:r},index:s})=>({role:o,start:s,end:s+r}))).sort((o,n)=>o.start-n.start)}var Pf,Hn=N(()=>{"use strict";Pf={query:/(?<!\w)(?:Q|W_q|[Qq]uer(?:y|ies)(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,key:/(?<!\w)(?:K|W_k|[Kk]eys?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,weight:/(?<!\w|(?:query|key|value) )(?:\w+_)?[Ww]eights(?:_(?:T|\d))?(?!\w)/g,value:/(?<!\w)(?:V|W_v|[Vv]alues?(?!\w*\()(?: weights?)?)(?:_(?:T|\d))?(?!\w)/g,context:/(?<!\w)(?:\w+_)?[Cc]ontext(?:_(?:T|\d))?(?!\w)/g}});var Ol={};B(Ol,{default:()=>_f});function _f({parentElement:e,data:t,setTriggerValue:o}){let n=e.querySelector("ol")??Df(e);n.setAttribute("aria-label",t.name),n.style.setProperty("--before",String(t.first-1)),n.dataset.above=t.first>1?`\u22EE lines 1 to ${t.first-1} are right`:"",n.onclick=({target:s})=>{let a=s.closest("button");if(!a&&!Xf(n)&&s.closest(".asks > li > :is(.asked, output)")?.remove(),!a)return;let i=!a.closest(".asked"),l=i?{chosen:Number(a.value),named:""}:{chosen:jf(n),named:a.value};Ll(n,l.chosen);let c=Nl(n,{...t,...l});c?.scrollIntoView({block:"nearest"}),i&&Tl(n,c?.ariaLabel??""),i?o("line",l.chosen):o("option",l.named)},n.childElementCount!==t.lines.length&&n.replaceChildren(...t.lines.map(()=>b("li")));let r=!1;t.lines.forEach((s,a)=>{let i=n.children[a],l=t.offered.includes(a+t.first)?a+t.first:0;(i.dataset.text!==s||i.dataset.line!==String(l))&&Bf(i,s,l,r),i.classList.toggle("fixed",t.fixed.includes(a+t.first)),r=r!==(s.split('"""').length%2===0)}),Ll(n,t.chosen),Nl(n,t),n.classList.toggle("asks",!!t.question),n.classList.toggle("wrong",t.is_wrong),n.dataset.offered!==String(t.offered)&&Gf(n),n.dataset.offered=String(t.offered),Kf(n,t)}function Df(e){let t=b("ol");return ue(t,"li > button"),e.append(t,b("p",{className:"heard",ariaLive:"polite"})),queueMicrotask(()=>_t(t)),t}function Bf(e,t,o,n){let r=e.dataset.text?.includes("\u2192")&&!t.startsWith(e.dataset.text);Object.assign(e.dataset,{text:t,line:o});let s=o?b("button",{type:"button",value:String(o)}):b("span"),a=t.match(/^ +/)?.[0]??"";s.append(b("i",{},a));for(let l of t.slice(a.length).split(Ml)){if(l.startsWith("~~")){s.append(b("s",{},l.slice(2,-2)));continue}let c=s.textContent?.endsWith("\u2192 ")?"held":n||l==='"""'?"quoted":Ml.test(l)&&l[0]!=="#"?"keyword":"";l==='"""'&&(n=!n),s.append(...c?[b("span",{className:c},l)]:Hf(l))}let i=e.matches(":focus-within");r&&e.animate([{background:"color-mix(in srgb, var(--st-primary-color) 35%, transparent)"},{}],900),e.replaceChildren(s),i&&s.focus()}function Hf(e){let t=[],o=0;for(let{role:n,start:r,end:s}of po(e))t.push(document.createTextNode(e.slice(o,r)),b("span",{dataset:{role:n}},e.slice(r,s))),o=s;return[...t,document.createTextNode(e.slice(o))]}function Ll(e,t){let o=[...e.querySelectorAll("li > button")];for(let n of o){let r=Number(n.value)===t;n.setAttribute("aria-pressed",String(r)),n.tabIndex=r?0:-1;let s=n.parentElement,a=s.offsetTop-e.scrollTop;if(!r)continue;s.style.setProperty("--up",`${s.offsetTop}px`);let i=a>e.clientHeight/2;s.style.setProperty("--sheet",i?`${-a}px auto auto`:`auto auto ${a+s.offsetHeight-e.clientHeight}px`),s.style.setProperty("--told",i?"1":"-1")}o[0]&&!o.some(({tabIndex:n})=>n===0)&&(o[0].tabIndex=0)}function Tl(e,t){let o=e.parentNode?.querySelector(".heard");o&&(o.textContent=t)}function Nl(e,{question:t,options:o,chosen:n,first:r,named:s}){let a=e.querySelector(".asked"),i=e.children[n-r],l=o.find(([d])=>d===n)?.[1]??[],c=a?.parentElement!==(l.length?i:void 0);if(c){let d=a?.matches(":focus-within");a?.remove(),d&&i?.querySelector("button")?.focus();let p=t.replace("{}",String(n));l.length&&i.querySelector("button")?.after(b("div",{className:"asked",role:"group",ariaLabel:p},b("b",{},p),...l.map(([u,m])=>b("button",{type:"button",value:u},m))))}for(let d of e.querySelectorAll(".asked button"))d.ariaPressed=String(d.value===s);return c?i?.querySelector(".asked"):null}function Gf(e){let t=[...e.querySelectorAll("li:has(button)")],[o,n]=[t[0],t.at(-1)];o&&n&&Cl(e,o.offsetTop<e.clientHeight/2?0:Math.min(o.offsetTop,n.offsetTop+n.offsetHeight-e.clientHeight+8))}function Cl(e,t,o=0){let r=[...e.children].slice(1).map(({offsetTop:s})=>s).filter(s=>s<=e.scrollHeight-e.clientHeight);e.scrollTop=t>0?Math.max(r.find(s=>s>=t)??r.at(-1)??0,o):0}function Uf(e){return oe(b("b",{},e),{tint:Number(e)||0})}function Kf(e,{notes:t,first:o,chosen:n,options:r}){let s=Object.fromEntries(t);for(let[a,i]of[...e.children].entries()){let[l,c]=[i.querySelector("output"),s[a+o]??""];if((l?.dataset.note??"")===c||(l?.remove(),!c))continue;let d=i.querySelector("[data-role]")?.dataset.role??"",p=Ff.test(c)&&{className:"cells",dataset:{role:d,note:c}},u=p?b("output",p,...c.split(" ").map(Uf)):b("output",{dataset:{note:c}},...Vf(c));if((i.querySelector(".asked")??i).append(u),r.length&&a+o===n&&e.matches(":focus-within")){Tl(e,c),u.scrollIntoView({block:"nearest"});continue}Cl(e,i.offsetTop-e.clientHeight/2,i.offsetTop+i.offsetHeight+8-e.clientHeight)}}var Ml,Ff,Xf,jf,Vf,ql=N(()=>{"use strict";pe();co();Hn();He();Ml=/("""|~~.+?~~|(?<=→ )\S+|#[^~"]*|\b(?:import|from|class|def|return)\b)/,Ff=/^([\d.]+|\?)( ([\d.]+|\?))+$/;Xf=e=>parseFloat(getComputedStyle(e).marginRight)>0;jf=e=>Number(e.querySelector("li > [aria-pressed=true]")?.value);Vf=e=>e.split(/(?<=\b[A-Za-z])_(\w+)/).map((t,o)=>o%2?b("sub",{},t):t)});var Il={};B(Il,{isPress:()=>Oe});function Oe(e){let t=e.key==="Enter"||e.key===" ";return t&&e.preventDefault(),t}var ft=N(()=>{"use strict"});var Wl={};B(Wl,{default:()=>Zf});function Zf(e){let{data:t}=e,{at:o,before:n}=re(e,eg);String(n?.words)!==String(t.words)&&tg(o),og(o,n?.row!==t.row),o.strips.replaceChildren(...t.strips.flatMap(r=>ng(o,...r))),Vo(o,t.column)}function eg({given:e,send:t}){let[o,n]=["strips","text"].map(i=>b("div",{className:i,role:"group"})),r=b("p",{className:"says",ariaLive:"polite",ariaAtomic:"true"}),s={given:e,send:t,figure:b("figure",{},o,r,n),strips:o,says:r,text:n},a=({target:i})=>Number(i.dataset.place??s.given.column);for(let i of["pointerover","focusin"])n.addEventListener(i,l=>Vo(s,a(l)));for(let i of["pointerleave","focusout"])n.addEventListener(i,()=>Vo(s,s.given.column));return n.addEventListener("click",i=>i.target!==n&&s.send("word",a(i))),n.addEventListener("keydown",i=>Oe(i)&&s.send("word",a(i))),ue(n,zl),s}function tg({given:{words:e,row:t},text:o}){o.replaceChildren(...e.flatMap((n,r)=>[!Jf.test(n)&&!Qf.test(e[r-1]??"")?" ":"",b("span",{role:"button",textContent:n,dataset:{place:String(r)},tabIndex:r===t?0:-1})]))}function og({given:{names:e,weights:t,row:o,column:n,mine:r,...s},text:a},i){a.setAttribute("aria-label",`What ${e[o]} gives to each word`);let l=a.querySelectorAll(zl),c=s.strips.map(([h])=>e.indexOf(h));l.forEach((h,f)=>{h.style.setProperty("--share",Rl(t?.[f]??0,s)),h.classList.toggle("mine",r.some(([g,w])=>g<=f&&f<=w)),h.classList.toggle("far",c.length>0&&c.every(g=>Math.abs(g-f)>Yf)),h.textContent=c.includes(f)?e[f]:s.words[f],h.classList.toggle("compared",c.includes(f)),h.ariaPressed=String(f===o),h.toggleAttribute("data-column",f===n)});let[d,p]=[l[o],a.getBoundingClientRect()],{top:u,bottom:m}=d.getBoundingClientRect();i&&(u<p.top||m>p.bottom)&&(a.scrollTop+=u-p.top-p.height/3)}function ng(e,t,o){let{given:n}=e,r=n.words.length,s=(d,p,u,m="1")=>{let h=b("i",{className:d});for(let[f,g]of[["left",`${100*p/r}%`],["width",`${100*(u-p)/r}%`],["--share",m]])h.style.setProperty(f,g);return h},i=(o?.map(d=>Rl(d,n))??[]).flatMap((d,p)=>Number(d)?[s("",p,p+1,d)]:[]),l=b("div",{className:o?"strip":"strip covered",role:"img",ariaLabel:`What ${t} gives to each word${o?"":": covered"}`},...i,...n.mine.map(([d,p])=>s("mine",d,p+1))),c=({clientX:d})=>{let{left:p,width:u}=l.getBoundingClientRect();return Math.min(r-1,Math.max(0,Math.floor(r*(d-p)/u)))};return l.addEventListener("pointermove",d=>Vo(e,c(d),t,o)),l.addEventListener("pointerleave",()=>Vo(e,e.given.column)),o||l.addEventListener("click",d=>e.send("expected",c(d))),[b("span",{},t),l]}function Vo({given:e,says:t},o,n=e.names[e.row],r=e.weights){let{names:s,mine:a,strips:i}=e,l=d=>b("span",{},d?d[o].toFixed(4):"?"),c=i.some(([d])=>d===n)?i.filter(([d])=>d!==n).flatMap(([d,p])=>[", ",b("b",{},d)," ",l(p)]):[];t.replaceChildren(b("b",{},n)," gives ",b("b",{},s[o])," ",l(r),...a.length?[". Dashed: yours."]:c.length?c:[". Press a word."])}var zl,Yf,Jf,Qf,Rl,Pl=N(()=>{"use strict";pe();Ee();ft();He();zl="[role=button]",Yf=13,[Jf,Qf]=[/^[.,;:!?…)\]”’%]+$/,/^[([“‘]$/];Rl=(e,{even:t,full:o})=>Math.sqrt(Math.min(1,Math.max(0,(e-t)/(o-t)))).toFixed(2)});var Hl={};B(Hl,{default:()=>lg});function lg(e){let{data:t}=e,{at:o,before:n}=re(e,cg),r=String(n?.tokens)===String(t.tokens);(!r||t.focus!==n?.focus||t.asks==="share"&&n.asks!=="share")&&(o.chosen=t.focus),o.shown=o.chosen,o.figure.setAttribute("aria-label",t.name),r||dg(o),Dl(o)}function cg({given:e,send:t}){let[o,n,r,s]=[b("div",{className:"words"}),b("div",{className:"legend"}),b("div",{className:"river"}),b("table")],a=k("svg",{"aria-hidden":"true"}),i=b("input",{type:"range",min:"0",max:"100",value:"0"});r.append(a,i);let l=b("p",{className:"told"}),c=b("details",{},b("summary",{textContent:"In figures"}),b("div",{className:"scrolls"},s)),d=b("figure",{role:"group",tabIndex:-1},o,n,r,l,c),p={given:e,chosen:0,shown:0,send:t,figure:d,words:o,legend:n,river:r,svg:a,slider:i,told:l,table:s,...Es({figure:d,given:e})};new ResizeObserver(()=>Dl(p)).observe(r),d.addEventListener("click",u=>pg(p,u.target)),o.addEventListener("pointerover",u=>_l(p,u.target)),o.addEventListener("focusin",u=>_l(p,u.target));for(let u of["pointerleave","focusout"])o.addEventListener(u,()=>Xn(p,p.chosen));return ue(o,"button"),ue(r,".switches button",()=>Dt.length-1),i.addEventListener("input",()=>Bl(p)),i.addEventListener("pointerup",()=>p.send("share",Number(i.value))),i.addEventListener("keydown",u=>Oe(u)&&p.send("share",Number(i.value))),p}function dg(e){let{given:t,words:o,legend:n,river:r,slider:s}=e;o.replaceChildren(...t.tokens.map((i,l)=>b("button",{type:"button",textContent:i,value:String(l),tabIndex:l===t.focus?0:-1})));let a=(i,l)=>b("button",{type:"button",className:Dt[l],value:String(l)},b("b",{textContent:i}));n.replaceChildren(...t.parts.map(a)),r.querySelectorAll(".switches, .layer").forEach(i=>i.remove()),t.shares.forEach((i,l)=>{let c=`top: calc(${Ko}px + ${l} * var(--row))`,d=t.parts.map((p,u)=>b("button",{type:"button",className:Dt[u],value:`${l} ${u}`,tabIndex:l||u?-1:0,title:`${p}, layer ${l+1}`}));r.append(b("span",{className:"layer",style:c},b("i",{},"layer "),String(l+1)),b("div",{className:"switches",style:c},...d))}),s.style.top=`calc(${Ko}px + ${t.shares.length-1} * var(--row))`,s.setAttribute("aria-label",`How much of the state is from ${t.parts[1]} in layer ${t.shares.length}, in per cent; Enter answers`)}function Dl(e){let{given:t,legend:o,river:n,slider:r,svg:s}=e;Object.assign(e,Es(e));for(let[l,c]of Object.entries(Es(e)))n.style.setProperty(`--${l}`,`${c}px`);let a=(l,c)=>t.off.some(([d,p])=>d===l&&p===c);o.querySelectorAll("button").forEach((l,c)=>{let d=t.shares.every((p,u)=>a(u,c));l.setAttribute("aria-pressed",String(!d)),l.title=`Switch ${t.parts[c]} ${d?"on":"off"} in all layers`});for(let l of n.querySelectorAll(".switches button")){let[c,d]=l.value.split(" ").map(Number);l.setAttribute("aria-pressed",String(!a(c,d))),l.ariaLabel=`${t.parts[d]}, layer ${c+1}`}let i=r.matches(":focus");r.hidden=t.asks!=="share",i&&r.hidden&&e.figure.focus({preventScroll:!0}),s.style.height=`${Ko+t.shares.length*e.row}px`,n.classList.toggle("asking",t.asks==="switch"),n.classList.toggle("bare",!t.switches),Xn(e,e.chosen)}function _l(e,t){t instanceof HTMLButtonElement&&Xn(e,Number(t.value))}function pg(e,t){let o=t.closest("button");o&&(e.words.contains(o)?(e.chosen=Number(o.value),Xn(e,e.chosen),e.given.asks==="word"&&e.send("word",e.chosen)):e.legend.contains(o)?e.send("all",Number(o.value)):e.send("switch",o.value.split(" ").map(Number)))}function Xn(e,t){e.shown=t,e.words.querySelectorAll("button").forEach((o,n)=>o.setAttribute("aria-pressed",String(n===t))),Bl(e),hg(e)}function Bl(e){let{bar:t,given:o,svg:n,shown:r,slider:s}=e,a=n.clientWidth;if(!a)return;let i=o.shares.flatMap((l,c)=>{let d=Ko+c*e.row,p=d-e.row+t;if(!l)return ug(e,a,d,p);let u=l.map(v=>Math.max(0,v[r])),m=u.reduce((v,S)=>v+S,0),h=0,f=u.map((v,S)=>({k:S,from:h,wide:v/m*a,to:h+=v/m*a})),g=c?[k("path",{class:"flow",d:`M0,${p} H${a} L${f[0].to},${d} H0 Z`})]:[],w=f.filter(v=>v.wide>.5).map(v=>k("rect",{class:Dt[v.k],x:v.from,y:d,width:v.wide,height:t})),y=f.filter(({k:v,wide:S})=>S>sg&&v<o.parts.length).map(({k:v,from:S,wide:L})=>k("text",{class:`on ${Dt[v]}`,x:S+L/2,y:d+t/2+5},(100*l[v][r]).toFixed(0)));return[...g,...w,...y,...mg(e,c,f[1].from,a,d)]});s.style.setProperty("--begins",String(o.begins[r])),s.max=String(Math.floor(100*(1-o.begins[r]))),n.setAttribute("viewBox",`0 0 ${a} ${Ko+o.shares.length*e.row}`),n.replaceChildren(...i),s.setAttribute("aria-valuetext",`${s.value} %`)}function ug({bar:e,given:t,shown:o,slider:n},r,s,a){let i=k("path",{class:"flow",d:`M0,${a} H${r} V${s} H0 Z`}),l=k("rect",{class:"veil",x:0,y:s,width:r,height:e});if(t.asks!=="share")return[i,l,k("text",{class:"on",x:r/2,y:s+e/2+5},"covered: answer question 1")];let c=t.begins[o]*r,d=c+Number(n.value)/100*r,p=k("rect",{class:Dt[0],x:0,y:s,width:c,height:e}),u=k("rect",{class:"mine",x:c+1,y:s+1,width:Math.max(1,d-c-1),height:e-2}),m=k("path",{class:"handle",d:`M${d},${s-5} V${s+e+5}`}),h=r-c<2*Fl,f=d+(h?ig:Fl)>r,g=k("text",{class:"says",x:d+(f?-10:10),y:s+e/2+5,"text-anchor":f?"end":"start"},`${h?"":`${t.parts[1]}: `}${n.value==="0"?"drag \u2194":`${n.value} %?`}`);return[i,l,p,u,m,g]}function mg({bar:e,given:{predicted:t,shares:o,focus:n},shown:r},s,a,i,l){if(!t||s!==o.length-1||r!==n)return[];let[c,d]=t.map(h=>Math.min(i-1,a+h/100*i)),p=c>ag,u=100*(o[s]?.[1][r]??NaN),m=t[0]<=u&&u<=t[1]?"\u2713 as expected":"\u2717 expected here";return[k("path",{class:"predicted",d:`M${c},${l+e+3} v8 H${d} v-8`}),k("text",{class:"says",x:p?c-8:d+8,y:l+e+16,"text-anchor":p?"end":"start"},m)]}function hg({given:e,shown:t,told:o,table:n}){o.textContent=e.told,o.hidden=!e.told;let r=["layer",...e.parts,e.rest],s=e.shares.map(l=>Dt.map((c,d)=>l?l[d][t].toFixed(4).replace("-","\u2212"):"covered")),i=[["each",[...e.notes,...Array(r.length-1-e.notes.length).fill("")]],...s.map((l,c)=>[String(c+1),l])];n.replaceChildren(b("caption",{textContent:`The shares of the state of \u201C${e.tokens[t]}\u201D after each layer`}),b("tr",{},...r.map(l=>b("th",{scope:"col",textContent:l}))),...i.map(([l,c])=>b("tr",{},b("th",{scope:"row",textContent:String(l)}),...[...c].map(d=>b("td",{textContent:d})))))}var rg,Ko,Dt,sg,ag,Fl,ig,Es,Xl=N(()=>{"use strict";pe();Ee();ft();He();Ne();rg=480,Ko=4,Dt=["before","attention","feed","rest"],sg=12,ag=120,[Fl,ig]=[130,60],Es=({figure:e,given:t})=>e.clientWidth>=rg?{row:58,bar:34}:t.switches?{row:38,bar:30}:{row:43,bar:34}});var Ql={};B(Ql,{default:()=>gg});function gg(e){let{data:t}=e,{at:o,before:n}=re(e,bg),r=!!n&&(t.question!==n.question||String(t.places)!==String(n.places));for(let s of[o.exchange,o.both])s.hidden=t.asks;Ms(o),r&&Ns(o,t.places)}function bg({given:e,send:t}){let o=k("svg",{class:"line"}),n=k("g",{"aria-hidden":"true"}),r=["band","query","key"].map(g=>wg(g));o.append(n,...r);let s=e.angles.map(()=>k("svg",{class:"plane","aria-hidden":"true"})),a=k("svg",{class:"curve","aria-hidden":"true"}),i=b("button",{type:"button"},"Exchange the two"),l=b("button",{type:"button"},"Add a second pair"),c=b("button",{type:"button",className:"answer"},"Largest here"),d=b("output",{tabIndex:-1}),p=b("div",{className:"drawn"},b("div",{className:"arrows"},...s),a),u=b("div",{className:"controls"},c,i,l),m=`The query of ${e.words[0]} and the key of ${e.words[1]}, turned by their places`,h=b("figure",{role:"group",ariaLabel:m},o,p,d,u),f={given:e,send:t,figure:h,line:o,ground:n,sliders:r,planes:s,curve:a,told:d,exchange:i,both:l,here:c,places:[...e.places],seen:[...e.places],many:1,held:null,frame:0};new ResizeObserver(()=>Ms(f)).observe(h),o.addEventListener("pointerdown",g=>xg(f,g)),o.addEventListener("pointermove",g=>f.held&&vg(f,g));for(let g of["pointerup","pointercancel"])o.addEventListener(g,()=>{f.held=null});return o.addEventListener("keydown",g=>yg(f,g)),i.addEventListener("click",()=>Ns(f,[f.places[1],f.places[0]])),l.addEventListener("click",()=>{f.many=3-f.many,Ms(f)}),c.addEventListener("click",()=>f.send("places",f.places)),f}function wg(e){let t=k("g",{class:e,role:"slider",tabindex:0,"aria-valuemin":0});return t.append(k("rect",{rx:14})),e!=="band"&&t.append(k("line"),k("text",{"text-anchor":"middle"})),t}function Ms(e){let t=e.figure.clientWidth;if(!t)return;e.line.setAttribute("viewBox",`0 0 ${t} ${Fe.high}`);let o=Array.from({length:Bt(e)},(n,r)=>k("text",{x:jn(e,r),y:Fe.places+5,"text-anchor":"middle"},String(r)));e.ground.replaceChildren(k("line",{x1:jn(e,0),x2:jn(e,Bt(e)-1),y1:Fe.places,y2:Fe.places}),...o),e.both.setAttribute("aria-pressed",String(e.many>1)),e.planes.forEach((n,r)=>{n.style.display=r<e.many?"":"none"}),e.figure.classList.toggle("both",e.many>1),Kl(e),Yl(e)}function Ns(e,t){e.places=t,Kl(e),Gl(e)}function Gl(e){cancelAnimationFrame(e.frame);let t=matchMedia("(prefers-reduced-motion: reduce)").matches,o=e.seen.map((n,r)=>t||Math.abs(e.places[r]-n)<.01?e.places[r]:n+(e.places[r]-n)/5);e.seen=o,Yl(e),String(e.seen)!==String(e.places)&&(e.frame=requestAnimationFrame(()=>Gl(e)))}function Ul(e,t,o,n){let r=t?[n[t-1]]:n,s=Math.max(-Math.min(...r),Math.min(o,Bt(e)-1-Math.max(...r)));Ns(e,n.map((a,i)=>t&&i!==t-1?a:a+s))}function Vl(e,t){let{left:o}=e.line.getBoundingClientRect();return(t.clientX-o-Fe.edge)/(e.figure.clientWidth-2*Fe.edge)*(Bt(e)-1)}function xg(e,t){let o=t.target instanceof Element?e.sliders.findIndex(n=>n.contains(t.target)):-1;o<0||t.button||(e.held={which:o,from:Vl(e,t),places:e.places},e.line.setPointerCapture(t.pointerId),e.sliders[o].focus({preventScroll:!0}),t.preventDefault())}function vg(e,t){let{which:o,from:n,places:r}=e.held;Ul(e,o,Math.round(Vl(e,t)-n),r)}function yg(e,t){let o=e.sliders.findIndex(r=>r===t.target),n=fg[t.key];o<0||!n||t.ctrlKey||t.metaKey||t.altKey||(t.preventDefault(),Ul(e,o,n,e.places))}function Kl(e){let{words:[t,o]}=e.given,[n,r]=e.places,s=r-n,a=s?`${o} is ${Math.abs(s)} ${s<0?"before":"after"} ${t}`:`${o} and ${t} are at the same place`,[i,l]=[Ls(e),Jl(e)],c=b("b",{},i===null?e.given.covered:As(i)),d=e.given.wrong&&String(e.places)===String(e.given.places),p=e.here.matches(":focus");e.here.hidden=!e.given.asks||d,p&&e.here.hidden&&e.told.focus({preventScroll:!0}),e.told.ariaLive=e.figure.matches(":focus-within")?"polite":"off";let u=b("span",{},`${e.given.question==="added"?"Product":"Score"} ${e.given.names.join(" \xB7 ")}: `,c),m=e.many>1?Ls(e,1):null;e.told.replaceChildren(`Places ${n} and ${r}: ${a}. `,u,m===null?"":`, ${As(m)} of the first pair`,l?`; exchanged, \u25CB: ${As(l[1])}`:"");let h=["Both words together",`${t}, the query`,`${o}, the key`];e.sliders.forEach((f,g)=>{f.setAttribute("aria-label",h[g]),f.setAttribute("aria-valuemax",String(Bt(e)-1)),f.setAttribute("aria-valuenow",String(e.places[Math.max(0,g-1)])),f.setAttribute("aria-valuetext",g?`place ${e.places[g-1]}`:`places ${n} and ${r}`)})}function Yl(e){let[t,o]=e.seen.map(s=>jn(e,s)),[n,...r]=e.sliders;We(n.children[0],{x:Math.min(t,o)-15,y:Fe.places-14,width:Math.abs(t-o)+30,height:28}),r.forEach((s,a)=>{let[i,l]=[[t,Fe.query],[o,Fe.key]][a],[c,d,p]=s.children,u=e.given.words[a].length*4.6+11;p.textContent=e.given.words[a],We(c,{x:i-u,y:l-14,width:2*u,height:28}),We(d,{x1:i,x2:i,y1:a?l-14:l+14,y2:a?Fe.places+12:Fe.places-12}),We(p,{x:i,y:l+5})}),e.planes.slice(0,e.many).forEach((s,a)=>s.replaceChildren(...kg(e,a,s))),e.curve.replaceChildren(...Sg(e))}function kg(e,t,o){let n=o.clientWidth||200;o.setAttribute("viewBox",`0 0 ${n} ${n+22}`);let{query:r,key:s,angles:a}=e.given,i=Math.max(...[...r,...s].map(([S,L])=>Math.hypot(S,L))),l=(n/2-(e.figure.clientWidth<jl?19:22))/i,c=n/2,d=(S,L)=>[c+L*l*Math.cos(S),c-L*l*Math.sin(S)],p=[r[t],s[t]].map(([S,L],M)=>({kind:M?"key":"query",far:Math.hypot(S,L),end:Math.atan2(L,S)+e.seen[M]*a[t]})),[u,m]=p,h=m.far*Math.cos(m.end-u.end),[f,g]=[d(m.end,m.far),d(u.end,h)],w=Math.atan2(Math.sin(m.end-u.end),Math.cos(m.end-u.end)),y=Array.from({length:31},(S,L)=>d(u.end+w*L/30,.6)),v=p.flatMap(({kind:S,far:L,end:M})=>{let[T,E]=d(M,L),A=(S==="key"?1:-1)*(Math.sin(m.end-u.end)<0?-1:1)*(h>.94*m.far?16:9),[$,z]=[d(M,L+10/l)[0]-A*Math.sin(M),d(M,L+10/l)[1]-A*Math.cos(M)];return[k("line",{class:`shaft ${S}`,x1:c,y1:c,x2:T,y2:E}),k("path",{class:`head ${S}`,d:S==="key"?"M-9 -6 L0 0 L-9 6":"M1 0 L-10 -5 L-10 5 Z",transform:`translate(${T} ${E}) rotate(${-M*180/Math.PI})`}),k("text",{class:S,x:$,y:z+5,"text-anchor":"middle"},e.given.names[S==="key"?1:0])]});return[k("line",{class:"axis",x1:4,x2:n-4,y1:c,y2:c}),k("line",{class:"axis",x1:c,x2:c,y1:4,y2:n-4}),k("path",{class:"between",d:`M${c},${c} L${y.join(" L")} Z`}),...Ls(e)===null?[]:[k("line",{class:"fall",x1:f[0],y1:f[1],x2:g[0],y2:g[1]}),k("line",{class:h<0?"shade minus":"shade",x1:c,y1:c,x2:g[0],y2:g[1]})],...v,k("text",{class:"quiet",x:c,y:n+14,"text-anchor":"middle"},`\u03B8 = ${a[t]} rad (${Number((a[t]*180/Math.PI).toFixed(1))}\xB0) a place`)]}function Sg(e){let t=e.curve.clientWidth||200,o=e.figure.clientWidth<jl,[n,r,s,a]=o?[Pe.low,Pe.close,Pe.close,Pe.near]:[Pe.high,Pe.top,Pe.bottom,Pe.left];e.curve.setAttribute("viewBox",`0 0 ${t} ${n}`);let{given:i,many:l}=e,[c,d,p]=[i.turned[l-1],i.added[l-1],i.question==="added"];e.curve.classList.toggle("of-added",p);let[u,m,h]=[Bt(e)-1,...l>1?[3.2,-1.4]:[2,-2]],f=I=>a+(I+u)*(t-a-Pe.right)/(2*u),g=I=>r+(m-I)*(n-r-s)/(m-h),w=I=>I.map(([U,fe],ge)=>`${ge&&U-I[ge-1][0]<.5?"L":"M"}${f(U)},${g(fe)}`).join(" "),[y,v]=["turned: q \xB7 k","added: p\u2098 \xB7 p\u2099"].map(I=>o?I.replace(/.*: /,""):I),[S,L]=[w(p?c:d),o?0:a],M=e.seen[1]-e.seen[0],T=e.places[1]-e.places[0],[E,A]=[Gn(e).find(([I])=>I===T),Jl(e)],$=i.question==="largest"&&!i.asks?Math.max(...Gn(e).map(([,I])=>I)):NaN,z=[-u,-5,0,5,u].filter(I=>Math.abs(f(I)-f(T))>22),q=I=>I>0?`+${I}`:String(I).replace("-","\u2212"),C=o?[]:[k("text",{class:"quiet",x:a,y:n-8},`\u2190 ${i.words[1]} before`),k("text",{class:"quiet",x:f(0),y:n-8,"text-anchor":"middle"},"n \u2212 m"),k("text",{class:"quiet",x:t-Pe.right,y:n-8,"text-anchor":"end"},"after \u2192")],W=[...z,T].map(I=>k("text",{class:I===T?"weight":"",x:f(I),y:n-s+18,"text-anchor":"middle"},q(I))),j=Array.from({length:2*u+1},(I,U)=>k("line",{class:"grid",x1:f(U-u),x2:f(U-u),y1:n-s-4,y2:n-s})),Q=[-2,-1,0,1,2,3].filter(I=>I<=m&&I>=h);return[...Q.map(I=>k("line",{class:I?"grid":"axis",x1:a,x2:t-Pe.right,y1:g(I),y2:g(I)})),...Q.map(I=>k("text",{x:a-6,y:g(I)+5,"text-anchor":"end"},String(I).replace("-","\u2212"))),...j,...W,...C,k("line",{class:"axis",x1:f(0),x2:f(0),y1:r,y2:n-s}),k("line",{class:"now",x1:f(M),x2:f(M),y1:r,y2:n-s}),k("path",{class:"added",d:w(d)}),k("path",{class:"turned",d:w(c)}),...Gn(e).map(([I,U])=>k("circle",{class:U===$?"peak":"dot",cx:f(I),cy:g(U),r:U===$?10:2.5})),...A?[k("circle",{class:"mirror",cx:f(A[0]),cy:g(A[1]),r:6})]:[],...E?[k("circle",{class:"dot",cx:f(E[0]),cy:g(E[1]),r:6})]:[],...p?[k("path",{class:"added",d:`M${L},9 h22`})]:[],k("text",{class:"weight",x:L+(p?30:0),y:14},p?v:o?"q \xB7 k by n \u2212 m":y),...S.includes("L")?[k("path",{class:p?"turned":"added",d:`M${t-Pe.right-22},9 h22`}),k("text",{class:"quiet",x:t-Pe.right-30,y:14,"text-anchor":"end"},p?y:v)]:[]]}var Fe,Pe,jl,fg,Bt,jn,Ls,As,Gn,Jl,Zl=N(()=>{"use strict";pe();Ee();Ne();Fe={high:112,query:18,places:56,key:94,edge:34},Pe={high:320,low:140,left:38,near:26,right:10,top:34,bottom:46,close:24},jl=480,fg={ArrowLeft:-1,ArrowDown:-1,ArrowRight:1,ArrowUp:1,Home:-99,End:99};Bt=e=>e.given.scores[0].length,jn=(e,t)=>Fe.edge+t*(e.figure.clientWidth-2*Fe.edge)/(Bt(e)-1);Ls=(e,t=e.many)=>e.given.scores[t-1][e.places[0]][e.places[1]],As=e=>e.toFixed(2).replace("-","\u2212");Gn=({given:e,many:t})=>(e.question==="added"?e.added:e.turned)[t-1].filter(([o])=>Number.isInteger(o)),Jl=e=>e.given.asks||e.places[0]===e.places[1]?void 0:Gn(e).find(([t])=>t===e.places[0]-e.places[1])});var tc={};B(tc,{default:()=>Eg});function Eg(e){let{data:t}=e,{at:o,before:n}=re(e,Ag),r=t.question!==n?.question||t.pushed!==n.pushed;r&&(o.pushed=t.pushed,o.slider.value=String(t.pushes.indexOf(t.push))),t.asks==="bar"&&n?.asks!=="bar"&&Ng(o),o.figure.dataset.asks=t.asks;for(let[s,a]of t.words.entries())o.rows.querySelectorAll("button")[s].textContent=a;return o.reach.replaceChildren(...t.reaches.map(Lg)),uo(o),r&&Tg(o),()=>clearInterval(o.timer)}function Ag({given:e,send:t}){let o=b("div",{className:"row heads"},...["","weight","axis","change"].map(w=>b("span",{className:w,textContent:w}))),n=b("div",{className:"rows"},...e.words.map(Mg)),r=b("input",{type:"range",min:"0",max:String(e.pushes.length-1),value:String(e.pushes.indexOf(0))}),s=b("input",{type:"range",className:"asked",min:"0",max:"1000"}),a=b("output",{ariaLive:"off"}),i=b("p",{className:"told",tabIndex:-1}),l=b("table"),c=b("div",{className:"push"},b("span",{className:"of"}),r,a),d=b("div",{className:"row foot"},b("span",{textContent:"all changes"}),b("span",{className:"track"},...e.words.map(()=>b("i"))),b("output",{ariaLive:"off"})),p=b("div",{className:"reach"}),u=b("details",{},b("summary",{textContent:"In figures"}),b("div",{className:"scrolls"},l)),m=b("figure",{role:"group",ariaLabel:e.name},c,o,n,d,p,i,u),h={given:e,send:t,figure:m,rows:n,foot:d,reach:p,slider:r,by:a,mine:s,told:i,table:l,pushed:e.pushed,expected:null,timer:0};r.addEventListener("input",()=>{clearInterval(h.timer),uo(h)}),n.addEventListener("click",({target:w})=>{let y=w.closest("button");y&&Cg(h,Number(y.value))}),s.addEventListener("input",()=>uo(h));let f=()=>{h.expected=Number(s.value),h.send("bar",h.expected)};s.addEventListener("pointerup",f);let g=s.value;return s.addEventListener("pointerdown",()=>g=s.value),s.addEventListener("pointercancel",()=>{s.value=g,uo(h)}),s.addEventListener("keydown",w=>Oe(w)&&f()),h}function Mg(e,t){let o=b("span",{className:"track"},...["bar","before","line","mine"].map(n=>b("i",{className:n})));return b("div",{className:"row"},b("button",{type:"button",value:String(t),textContent:e}),b("span",{className:"weight"}),o,b("output"))}function Lg([e,t,o]){let n=oe(b("i",{className:"bar"}),{share:`${o===null?100:Math.min(100,65*o/t)}%`}),r=oe(b("i",{className:"before"}),{share:"65%"}),s=`${Ht(t)} \u2192 ${o===null?"?":ec(o)}`,a=b("span",{},"slope for W",b("sub",{textContent:e.slice(2)}));return b("div",{className:`row ${e} ${o===null?"veiled":""}`},a,b("span",{className:"track"},n,r),b("output",{textContent:s}))}function Ng({given:e,mine:t,rows:o}){t.value=String(Math.round(1e3*e.before[e.bar])),t.setAttribute("aria-label",`Where the weight on ${e.words[e.bar]} will be, in thousandths; Enter answers`),o.children[e.bar].querySelector(".track")?.append(t)}function Tg(e){let{slider:t}=e;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let o=Number(t.value);t.value=String(e.given.pushes.indexOf(0)),e.timer=setInterval(()=>{t.value=String(Number(t.value)+1),uo(e),Number(t.value)>=o&&clearInterval(e.timer)},$g)}function Cg(e,t){if(e.given.asks==="word")return e.send("word",t);clearInterval(e.timer),e.pushed=t,uo(e)}function uo(e){let{given:t,pushed:o,rows:n,slider:r,by:s,mine:a,told:i}=e,l=t.pushes[Number(r.value)],c=t.after[o][Number(r.value)],d=Math.max(...t.after.flat(2).map(Number)),p=t.before.map((v,S)=>t.slopes.length?v+l*t.slopes[S][o]:null),u=t.question==="push",m=t.own||u,f=[Number(r.value),t.pushes.indexOf(t.push)].flatMap(v=>t.before.map((S,L)=>Number(t.after[o][v][L]??S)-S)),g=m?[Math.min(0,...f),Math.max(0,...f)||d]:[0,d];e.figure.classList.toggle("weighed",u),e.figure.querySelector(".push")?.toggleAttribute("hidden",t.reaches.length>0),e.figure.querySelector(".axis")?.replaceChildren(...[...new Set([g[0],0,g[1]])].map(v=>oe(b("small",{textContent:v?St(v,2):"0"}),{from:`${100*(v-g[0])/(g[1]-g[0])}%`})));for(let[v,S]of[...n.children].entries()){let L=t.asks==="bar"&&v===t.bar,M=L?Number(a.value):t.expected?.[0]===v?1e3*t.expected[1]:v===t.bar&&t.question==="others"?e.expected:null,T=S.querySelector("button"),E=S.querySelector("output"),A=c[v];E.ariaLive=v===o&&r.matches(":focus")?"polite":"off",T.disabled=t.asks==="bar",T.setAttribute("aria-pressed",String(v===o&&!(t.own&&A===null))),S.classList.toggle("veiled",A===null),S.classList.toggle("asked",L);let $=m?t.before[v]:0;Un(S,"bar",A===null?g[1]:A-$,g),Un(S,"before",t.before[v]-$,g),Un(S,"line",p[v]===null||t.reaches.length?null:p[v]-$,g),Un(S,"mine",M===null?null:M/1e3-$,g),S.querySelector(".weight")?.replaceChildren(u?Ht(t.before[v]):""),E.textContent=L?`yours: ${(Number(a.value)/1e3).toFixed(3)}`:A===null?"?":m?St(A-$):ec(A)}Og(e,c,d);let w=a.matches(":focus");a.hidden=t.asks!=="bar",w&&a.hidden&&i.focus(),a.max=String(Math.floor(1e3*Math.min(1,d))),s.textContent=St(l,1),r.setAttribute("aria-label",t.own?"Push each score":`Push the score of ${t.words[o]}`),r.setAttribute("aria-valuetext",St(l,1)),e.figure.querySelector(".of").replaceChildren(...t.own?["Push each score"]:["Score of ",b("b",{textContent:t.words[o]})]),i.textContent=t.asks==="bar"?`Drag the bar of \u201C${t.words[t.bar]}\u201D to where you expect it. The upright lines: the weights before.`:t.reaches.length?"Bars: the largest slopes of the context\u2019s first number. Lines: those at times 1.":t.own?"Each row is a weight of another softmax: its bar is what it gains.":c.filter(v=>v===null).length>1?"The other bars are covered until question 1 is answered.":`Press a word; the slider pushes its score. ${m?"Bars: the changes.":"The upright line is its weight before."}${t.slopes.length?" Orange: push times slope.":""}`,qg(e,l,c,p)}function Og({given:e,foot:t},o,n){t.hidden=e.asks!=="sum";let r=o.map((i,l)=>i===null?0:i-e.before[l]),[s,a]=[0,r.reduce((i,l)=>i+Math.max(0,l),0)];for(let[i,l]of[...t.querySelectorAll("i")].entries())l.className=r[i]<0?"minus":"",l.hidden=r[i]<0&&!e.sums,r[i]<0&&(a+=r[i]),l.style.left=`${100*(r[i]<0?a:s)/n}%`,l.style.width=`${100*Math.abs(r[i])/n}%`,r[i]>0&&(s+=r[i]);t.classList.toggle("open",!e.sums),t.querySelector("output")?.replaceChildren(e.sums?"0":"?")}function Un(e,t,o,[n,r]){let s=e.querySelector(`i.${t}`);s.hidden=o===null;let a=Math.max(n,Math.min(r,o??0)),i=t==="bar"||t==="mine",l=c=>`${100*c/(r-n)}%`;s.dataset.beyond=o!==null&&o>r?`${St(o,2)} \u2192`:o!==null&&o<n?`\u2190 ${St(o,2)}`:"",oe(s,{from:l(Math.min(0,a)-n),share:l(i?Math.abs(a):a-n)})}function qg({given:e,pushed:t,table:o},n,r,s){let a=(c,d)=>c===null?"covered":St(c-e.before[d],5),i=e.words.map((c,d)=>[Ht(e.before[d]),r[d]===null?"covered":Ht(r[d]??0),a(r[d],d),a(s[d],d)]),l=["weight on","before","after","change","push \xB7 J"].map(c=>b("th",{scope:"col",textContent:c}));o.replaceChildren(b("caption",{textContent:`${e.own?"Each score":`The score of \u201C${e.words[t]}\u201D`} pushed by ${St(n,1)}`}),b("tr",{},...l),...i.map((c,d)=>b("tr",{},b("th",{scope:"row",textContent:e.words[d]}),...c.map(p=>b("td",{textContent:p})))))}var $g,Ht,ec,St,oc=N(()=>{"use strict";pe();Ee();ft();$g=55;Ht=(e,t=4)=>e.toFixed(t).replace("-","\u2212"),ec=e=>[0,1].includes(Number(Ht(e)))?`\u2248 ${Math.round(e)}`:Ht(e),St=(e,t=4)=>(e>0?"+":"")+Ht(e,t)});var nc={};B(nc,{headerBottom:()=>Vn,stepPastLine:()=>Kn});function Kn(e,t){let o=document.createRange(),n=document.querySelector("[data-testid=stMain]"),r=[...n.querySelectorAll("a, button")];o.selectNodeContents(n);let s=e;for(let{top:a,bottom:i,height:l}of[...o.getClientRects(),...r.map(c=>c.getBoundingClientRect())].sort((c,d)=>c.top-d.top))l<41&&a-s<t&&i-s>t&&(s=i-t);return s-e}var Vn,Ts=N(()=>{"use strict";Vn=()=>document.querySelector("[data-testid=stHeader]")?.getBoundingClientRect().bottom??0});var uc={};B(uc,{default:()=>Bg});function Bg(e){let{data:t}=e,{at:o,before:n}=re(e,Hg);JSON.stringify(n)!==JSON.stringify(t)&&(o.size=Yn(t)?.shape??qs(t,Yn(t)),ic(o))}function Hg({given:e,send:t}){let o=b("figure",{role:"group"}),n={given:e,size:[4,4],send:t,figure:o},r=0;return new ResizeObserver(()=>{o.clientWidth!==r&&ic(n),r=o.clientWidth}).observe(o),o.addEventListener("pointerover",({target:s})=>sc(o,s.closest("[data-row]"))),o.addEventListener("pointerleave",()=>sc(o,null)),ue(o,"button.block",()=>o.querySelectorAll('button.block[data-i="0"]').length),n}function sc(e,t){let o=t instanceof HTMLElement?t.dataset.row:void 0;for(let n of e.querySelectorAll("[data-row]"))n.classList.toggle("lit",n instanceof HTMLElement&&n.dataset.row===o)}function ic(e){let{given:t,figure:o}=e;if(!o.clientWidth)return;o.setAttribute("aria-label",`${t.columns.flat().flatMap(s=>s?.symbol??[]).join(", ")}: shapes drawn to scale`);let n=t.told.map(s=>b("p",{className:t.fits?"told":"told misfit"},...s.split(/(W_\w)/).flatMap(dc)));n[0].tabIndex=-1;let r=o.querySelector(".corner:focus")!==null;o.replaceChildren(b("div",{className:"boxes"},Xg(e,lc(e))),...n),cc(e),r&&o.querySelector(".corner, .told")?.focus()}function lc({given:{columns:e,line:t}}){if(e.length<3)return e;let o=Math.max(1,e.findIndex(n=>n.some(r=>r?.line===t)));return e.slice(o-1,o+1)}function cc(e){let t=e.figure.clientWidth,o=Math.max(0,...e.given.words.map(l=>l.length)),n=Math.max(Math.min(48,t*.13),Math.min(9.5*o,t*.29)),r=e.given.columns.length>2,s=lc(e),i=(t-n-_g*(s.length+1))/s.reduce((l,[c,d])=>l+Os(Math.max(c&&!r?Cs:0,Jn(e,c)[1],Jn(e,d)[1])),0);e.figure.style.setProperty("--kept",String(r?Rg:e.given.others.length)),e.figure.style.setProperty("--unit",`${Math.min(r?t<Fg?zg:Ig:e.given.words.length?Math.max(rc,i*.8):rc,i)}px`),e.figure.style.setProperty("--names",`${n}px`)}function Jn(e,t){return t?t===Yn(e.given)?e.size:t.shape??qs(e.given,t):[0,0]}function Xg(e,t){let o=e.given.words.length/(t[0][1].blocks?.rows??1),n=e.given.words.map((l,c)=>b("li",{className:c&&c%o===0?"first":"",dataset:{row:c}},l)),r=b("ol",{className:"words",ariaLabel:"The words, one row for each"},...n),s=t.map(([l])=>b("div",{className:"above"},...l?[ac(e,l)]:[])),a=t.map(([,l])=>b("div",{className:"below"},ac(e,l))),i=b("div",{className:"chain"},b("span"),...s,r,...a);return i.style.gridTemplateColumns=`var(--names) repeat(${t.length}, max-content)`,i}function ac(e,t){let{symbol:o,letters:n,unequal:r,meets:s,cells:a,shape:i,axes:l,role:c}=t,d=t===Yn(e.given),p=/^(W_q|Kᵀ|V)$/.test(o),u=(l.length?l:Jn(e,t)).join(" \xD7 "),m=t.blocks||p&&a,h=b("div",{className:`box${i||d?"":" unknown"}${d?" asked":""}${l.length&&!t.blocks?" deep":""}`,dataset:{symbol:o}});h.style.setProperty("--sheets",String(Math.min(Pg,l[0]??1)));for(let S of r)h.dataset[S]="unequal";s&&(h.dataset[s]="meets"),a&&!d&&h.append(...a.map((S,L)=>Ug(S,p?"":String(L)))),(r.length||s)&&h.append(b("i",{className:"sides"})),m||h.append(b("b",{className:"size"},i||d?u:"?"));let f=b("p",{className:"label"},b("b",{},...dc(o),b("span",{},m?u:"")),b("small",{},...d?[]:n.split(/_(\w+)/).map((S,L)=>L%2?b("sub",{},S):S))),g=o==="K\u1D40"&&e.given.others.length?[b("ol",{className:"across",ariaHidden:"true"},...e.given.others.map(S=>b("li",{},S)))]:[],w=b("div",{className:"holder",dataset:{role:c}},f,...g,h);pc(w,Jn(e,t)),d&&h.append(Vg(e,t,w)),t.blocks&&h.append(...jg(e,t.blocks));let[y,v]=t.blocks?.cell??[];return y!==void 0&&v!==void 0&&(h.children[y].children[v].className="met"),w}function dc(e){let[t,o]=e.split("_");return t==="W"?[t,b("sub",{},o)]:e.split(/(?<=_)/).flatMap((n,r)=>r?[b("wbr"),n]:[n])}function jg(e,{rows:t,columns:o,empty:n,marked:r,mine:s,asks:a}){return Array.from({length:t*o},(l,c)=>[Math.floor(c/o),c%o]).map(([l,c])=>{let d=g=>String(g)===String([l,c]),p={empty:n.some(d),marked:r.some(d),mine:s.some(d)},u=t>1&&o>1,m=u?`Queries of sentence ${l+1}, keys of sentence ${c+1}${p.empty?", empty":""}${p.marked?", marked":""}`:`Sentence ${l+c+1}`,h=t>1?"":o>2?String(c+1):`sentence ${c+1}`,f=b(a?"button":"div",{ariaLabel:m,dataset:{rows:t,i:l,j:c},className:`block ${Object.entries(p).flatMap(([g,w])=>w?g:[]).join(" ")}`},b("span",{},h));return a?Object.assign(f,{tabIndex:l||c?-1:0,onclick:()=>e.send("block",[l,c])}):f.role="img",u&&(f.onpointerenter=f.onfocus=()=>Gg(e,l,c)),oe(f,{i:l,j:c,rows:t,columns:o})})}function Gg({figure:e},t,o){for(let r of e.querySelectorAll("[aria-label^=Sentence]"))r.classList.toggle("joined",r.dataset.rows==="1"?r.dataset.j===String(o):r.dataset.i===String(t));let n=e.querySelector(".told");n.textContent=`Here the words of sentence ${t+1} ask those of sentence ${o+1}.`}function Ug(e,t){let o=e.map(n=>oe(b("i",{className:n<0?"minus":""}),{tint:Math.abs(n)}));return b("div",{className:"row",ariaHidden:"true",dataset:t?{row:t}:{}},...o)}function pc(e,[t,o]){oe(e,{rows:Os(t),columns:Os(o)}).classList.toggle("small",t<3||o<4)}function Vg(e,t,o){let n=b("button",{type:"button",className:"corner"}),r=e.given.largest,s=i=>{e.size=i,pc(o,e.size),cc(e);let l=o.querySelector(".size");l.textContent=[...t.axes.slice(0,-2),...e.size].join(" \xD7 "),n.setAttribute("aria-label",`Shape of ${t.symbol}: ${e.size[0]} rows, ${e.size[1]} columns. The arrow keys change it, Enter answers.`)},a=i=>s(i.map(l=>Math.max(1,Math.min(r,Math.round(l)))));return s(e.size),String(e.size)===String(qs(e.given,t))&&!t.shape&&(o.querySelector(".size").textContent="?"),n.addEventListener("pointerdown",i=>{if(i.preventDefault(),i.button)return;n.focus(),n.setPointerCapture(i.pointerId);let[l,c,[d,p]]=[i.clientX,i.clientY,e.size],u=parseFloat(e.figure.style.getPropertyValue("--unit")),m=()=>n.onpointermove=n.onpointerup=n.onpointercancel=null;n.onpointermove=({clientX:h,clientY:f})=>a([d+(f-c)/u,p+(h-l)/u]),n.onpointerup=()=>{m(),(e.size[0]!==d||e.size[1]!==p)&&e.send("shape",e.size)},n.onpointercancel=()=>{m(),s([d,p])}}),n.addEventListener("click",({detail:i})=>i===0&&e.send("shape",e.size)),n.addEventListener("keydown",i=>{let l=Dg[i.key];l&&(i.preventDefault(),a([e.size[0]+l[0],e.size[1]+l[1]]))}),n}var rc,Ig,zg,Rg,Wg,Pg,Fg,_g,Dg,Yn,Cs,qs,Os,mc=N(()=>{"use strict";pe();Ee();He();rc=24,[Ig,zg]=[26,15],Rg=8,Wg=24,Pg=4,Fg=560,_g=14,Dg={ArrowLeft:[0,-1],ArrowRight:[0,1],ArrowUp:[-1,0],ArrowDown:[1,0]};Yn=({columns:e,asked:t})=>e.flat().find(o=>o&&o.line===t&&!o.symbol.endsWith("\u1D40")),Cs=7,qs=({columns:e,words:t},o)=>t.length?[e.some(([n])=>n===o)?Cs:t.length,Cs]:e[0][1].shape??[4,4];Os=e=>Math.min(Wg,e)});var gc={};B(gc,{default:()=>Qg});function Jg(e){e.addEventListener("keydown",t=>{let o={ArrowLeft:-1,ArrowRight:1}[t.key];if(!o)return;let n=l=>l.getBoundingClientRect(),{left:r,top:s}=n(t.target),a=l=>o*(n(l).left-r),[i]=[...e.querySelectorAll("button")].filter(l=>a(l)>1).sort((l,c)=>a(l)-a(c)||Math.abs(n(l).top-s)-Math.abs(n(c).top-s));t.stopImmediatePropagation(),t.preventDefault(),i?.focus()})}function Qg(e){let{data:t,setTriggerValue:o}=e,n=matchMedia(Kg),{figure:r,folded:s}=re(e,()=>({figure:b("figure"),folded:[]})).at,a=t.groups.some(({kind:p})=>p);r.className=a?"mapped":"";let i=t.groups.some(({kind:p,squares:u})=>p!=="folded"&&u.some(({state:m})=>m==="begun"))?"begun":"open",l=null,c=!1,d=({title:p,told:u,squares:m,kind:h,able:f},g)=>{let y=c||h==="folded"||!a&&t.groups.flatMap(C=>C.squares).some(({state:C,most:W})=>C!=="open"||W)?-1:m.findIndex(({state:C,label:W})=>W&&C===i);c||=y>=0;let v=b("p",{className:"says"}),S=h==="road",L=S?m.findIndex(({state:C})=>C==="begun"||C==="open"):-1,M=[];for(let[C,{name:W,state:j,begins:Q,label:I,most:U,drawn:fe,icon:ge,score:Ie,share:ve}]of m.entries()){(Q||!C)&&M.push(b("div",{},b("b",{},...Q.split(/(?= )/).map(O=>b(O.trim()===U?"strong":"span",{},O))),b("div",{})));let P=a&&(I||W).length>2,ne=P?[fc(j,ge,ve),b("span",{},I||W,...Ie?[b("small",{},Ie)]:[])]:a?[Is[j]||I]:[Is[j],b("span",{},I)],R=`${P?"named":""} ${C===y?"next":""}`,F=b("button",{type:"button",tabIndex:C?-1:0,title:W,ariaLabel:`${W}: ${hc[j]}`,ariaCurrent:String(!!fe),className:R,dataset:{state:j}},...ne);(S||a&&!P)&&(F.onpointerenter=F.onfocus=()=>A(C),F.onpointerleave=F.onblur=()=>$()),F.onclick=()=>{let O=!a||P&&!S||l===F||matchMedia("(hover: hover)").matches;l=F,O?o("square",[g,C]):A(C,"Press again to go there: ")},M.at(-1)?.lastChild?.appendChild(oe(F,{i:C}))}let T=b("div",{className:"all"},...M),E=b("div",{className:"head"},b("h2",{},p),b("p",{},u),...f?[b("p",{},f)]:[]),A=(C,W="")=>{for(let[j,Q]of T.querySelectorAll("button").entries())Q.classList.toggle("lit",j<=C);v.textContent=C<0?"":`${W}${m[C].name}${m[C].help&&`. ${m[C].help}`}`},$=()=>{A(y<0?L:y),y<0&&(v.textContent="")};if($(),h==="map"&&Jg(T),ue(T,"button"),a&&!S&&E.append(v),!a||S)return b("section",{className:h},E,T,...S?[v]:[]);let z=s[g]??(h==="folded"||n.matches),q=b("details",{open:!z,ontoggle:()=>{s[g]=!q.open}},b("summary",{},`All ${m.length}`),T);return b("section",{className:h},E,q)};r.replaceChildren(...a?[Yg(t.groups.flatMap(({squares:p})=>p.map(({state:u})=>u)))]:[],...t.groups.map(d))}var Kg,Is,hc,fc,Yg,bc=N(()=>{"use strict";pe();Ee();He();Kg="(max-width: 640px)",Is={open:"",begun:"\u25D0",done:"\u2713",later:"\u2713",right:"\u2713",wrong:"\u2717"},hc={open:"open",begun:"begun",done:"all right",later:"all right, not all at first",right:"right",wrong:"wrong"},fc=(e,t="",o=.5)=>oe(b("i",{ariaHidden:"true",translate:!1,dataset:{state:e}},e==="begun"?t:Is[e]||t),{share:o}),Yg=e=>{let t=["open","begun","done","later"].filter(o=>e.includes(o));return b("p",{className:"key"},...(t[1]?t:[]).map(o=>b("span",{},fc(o),hc[o])))}});var kc={};B(kc,{default:()=>Zg});function Zg(e){let{at:t,before:o}=re(e,eb);for(let[n,[,r]]of t.given.numbers.entries())o?.numbers[n][1]!==r&&(t.sliders[n].value=String(r));yc(t)}function eb({given:e,send:t}){let o=e.numbers.map(([i,l],c)=>{let d=b("input",{type:"range",min:String(-e.most),max:String(e.most),ariaLabel:i});return d.value=String(l),d.addEventListener("input",()=>yc(a)),d.addEventListener("change",()=>t("number",[c,Number(d.value)])),d}),n=e.sums.map(([i,l,c])=>wc([b("b",{},i)," + ",b("b",{},l),c?" > 0":" \u2264 0"],c?"above":"below")),r=b("p"),s=b("figure",{role:"group",ariaLabel:e.name},...o.map((i,l)=>wc([b("b",{},e.numbers[l][0])],"number",i)),b("hr"),...n,r),a={given:e,send:t,figure:s,sliders:o,sums:n,told:r};return a}function yc({given:e,sliders:t,sums:o,told:n}){let r=Object.fromEntries(e.numbers.map(([c],d)=>[c,Number(t[d].value)]));for(let c of t)xc(c.closest(".row"),Number(c.value),"",e.most);let s=e.sums.map(([c,d])=>r[c]+r[d]),a=c=>e.sums.flatMap(([d,p,u])=>u===c?`${d} + ${p}`:[]).join(" and "),i=vc(s.reduce((c,d,p)=>c+(e.sums[p][2]?d:0),0)),l=s.map((c,d)=>c>0===e.sums[d][2]);for(let[c,d]of o.entries())xc(d,s[c],l[c]?" \u2713":" \u2717",e.most);n.textContent=`${l.filter(Boolean).length} of ${s.length} right. ${e.compares?`${a(!0)} make ${i} together, and so do ${a(!1)}.`:e.told}`}function xc(e,t,o,n){oe(e,{from:Math.min(0,t)/n,long:Math.abs(t)/n,to:t/n}).classList.toggle("right",o===" \u2713"),e.querySelector("output").replaceChildren(vc(t),b("small",{},o))}var wc,vc,Sc=N(()=>{"use strict";pe();Ee();wc=(e,t,...o)=>b("div",{className:`row ${t}`},b("span",{},...e),b("span",{className:"track"},b("i"),...o),b("output",{ariaLive:"off"})),vc=e=>e>0?`+${e}`:String(e).replace("-","\u2212")});var Lc={};B(Lc,{default:()=>tb});function tb(e){let{at:t,before:o}=re(e,ob);JSON.stringify(o)!==JSON.stringify(e.data)&&nb(t,e.data)}function ob(e){let t=b("div"),o=b("p",{tabIndex:-1}),n=b("button",{type:"button",className:"answer"}),r=b("figure",{role:"group"},t,o,n),s={...e,figure:r,lines:t,told:o,answer:n,mine:[]};t.addEventListener("click",({target:l,clientX:c})=>{let d=l,p=d.closest(".taken .line:last-child .block"),u=d.closest("button");p&&s.send("share",jo(p,c));let m=[...u?.closest(".line")?.querySelectorAll("button.block")??[]];if(!u)return;let h=u.classList.contains("block")?[u]:m,f=h.every(g=>g.dataset.state==="gone");for(let g of h)$c(g,!f);o.ariaLive="polite",Mc(s)});let a,i=l=>l?.closest("button.block[data-text]");return t.addEventListener("pointerdown",({target:l})=>a=i(l)),t.addEventListener("pointermove",({clientX:l,clientY:c,buttons:d})=>{let p=t.getRootNode(),u=i(p.elementFromPoint(l,c));if(d===1&&u&&u!==a)for(let m of[a,u])m?.dataset.state===""&&m.click()}),ue(t,"button, [data-text]",()=>t.querySelectorAll(".line:first-child button, .line:first-child [data-text]").length),n.addEventListener("click",()=>{s.mine=zs(s).flatMap(({dataset:l},c)=>l.state==="gone"?c:[]),s.given.counted==="gone"?s.send("gone",s.mine.join(" ")):s.send("left",Ac(s))}),s}function $c(e,t){e.dataset.state=t?"gone":"",e.setAttribute("aria-pressed",String(t)),Ec(e)}function Ec(e){let{of:t,state:o,text:n,many:r}=e.dataset;e.ariaLabel=`${t}: ${o==="ahead"?"still to come":n?o==="gone"?"0, hidden":o==="kept"?`${n}, framed`:n:r}`}function Mc(e){let t=Ac(e),o=t===1,[n,r]=o?["weight becomes","is"]:["weights become","are"],s=e.given.counted==="left";e.answer.disabled=!e.lines.querySelector("[data-state=gone]"),e.told.textContent=e.answer.disabled?`Press a ${s?"block":"weight"} or a word.`:s?`${t} ${r} left.`:`${t} ${n} 0.`,e.answer.textContent=`Answer with ${t}`}function nb(e,{name:t,told:o,lines:n,asks:r,takes_share:s,mine:a,framed:i,deep:l}){let{figure:c,answer:d}=e,p=c.contains(c.getRootNode().activeElement);c.ariaLabel=t,c.style.setProperty("--wide",String(Math.max(...n.map(({blocks:g})=>g.reduce((w,{wide:y,high:v,cell:S})=>w+y*(l>1?v:1)*S/l,0))))),c.style.setProperty("--deep",String(l)),c.classList.toggle("deep",l>1),c.style.setProperty("--tall",String(n[0].blocks[0].high)),c.style.setProperty("--gaps",String(Math.max(...n.map(({blocks:g})=>g.some(({label:w,high:y})=>w||y>1)?g.length:0)))),c.classList.toggle("taken",s),c.classList.toggle("beside",n.every(({note:g})=>!g)),e.lines.replaceChildren(...n.map(({label:g,note:w,blocks:y,yours:v},S)=>{let L=r?b("button",{type:"button",ariaLabel:`All of ${g}`,tabIndex:-1},g):b("span",{},g),M=[b("div",{className:"title"},L,b("span",{},w)),...y.map(T=>rb(T,g,r))];return oe(b("div",{className:`line ${S===i?"framed":v?"yours":""}`},...M),{yours:v??0})}));let u=e.lines.querySelector("button.block, [data-text]");u&&(u.tabIndex=0);let h=(a.length&&e.mine.length!==a.length?a:e.mine).map(g=>zs(e)[g]).filter(g=>g?.dataset.state===""),f=r?[]:h;for(let g of f)g.classList.add("mine");if(r)for(let g of h)$c(g,!0);e.mine=[],e.told.ariaLive="off",e.told.textContent=f.length?`${o} Dashed: yours, which stay.`:o,d.hidden=!r,r&&Mc(e),p&&!c.contains(c.getRootNode().activeElement)&&e.told.focus()}function rb({label:e,spoken:t,wide:o,high:n,cell:r,role:s,state:a,text:i,share:l},c,d){let p=i?1:o*n,u=b(d?"button":"div",{className:"block",dataset:{of:t||`${e} of ${c}`,role:s,state:a,many:String(p),...n>1?{}:{flat:""},...i?{text:i}:{}}});return(d||i)&&(u.tabIndex=-1),Object.assign(u,d?{ariaPressed:"false"}:{role:"img"}),Ec(u),b("div",{},...e?[b("small",{},e)]:[],oe(u,{wide:o,high:n,cell:r,share:l}))}var zs,Ac,Nc=N(()=>{"use strict";Wn();pe();Ee();He();zs=({lines:e})=>[...e.querySelectorAll(".block")],Ac=e=>zs(e).reduce((t,{dataset:o})=>t+Number(o.state==="gone"==(e.given.counted==="gone")&&o.many),0)});var Tc={};B(Tc,{NARROW:()=>Xe,ONE:()=>Rs,VEILED:()=>Qn,asksForWord:()=>le,isFree:()=>mo,isLike:()=>$t,isMark:()=>Yo,isMovable:()=>xe,isOff:()=>Et,missingWeights:()=>Ps,sharesOf:()=>je,unpack:()=>Ws,words:()=>Ae});function Ws({layers:e,heads:t,tokens:o,largest:n},r){let s=n?e*t*o.length*n*4:r.length;return{weights:new Uint16Array(r.slice(0,s).buffer),pixels:r.slice(s)}}function je(e,[t,o,n]){let{given:r,weights:s}=e,a=Ae(e).length,i=r.largest||a,l=((t*r.heads+o)*r.tokens.length+n)*i,c=Array.from(s.subarray(l,l+i),u=>u===65535?null:u===r.nan?NaN:u/65534*r.most);if(!r.largest)return c;let d=new Array(a).fill(0),p=s.subarray(s.length/2+l);return c.forEach((u,m)=>{d[p[m]]=u}),d}var Qn,Rs,Xe,$t,le,mo,xe,Ae,Yo,Ps,Et,Ge=N(()=>{"use strict";Qn=65535,Rs=65534,Xe=480,$t=(e,t)=>String(e)===String(t);le=({given:e})=>e.asks==="word",mo=e=>le(e)&&e.given.others.length>0&&je(e,e.given.row)[0]!==null,xe=({given:e})=>e.moves.length>0&&!e.outlined.length,Ae=({given:e})=>e.others.length?e.others:e.tokens;Yo=({given:e},t)=>e.others.length>0&&!e.values.length&&t.includes(1),Ps=({given:e,shown:t})=>$t(t,e.row)?e.missing:[],Et=({off:e},t,o)=>e.some(([n,r])=>n===t&&r===o)});var Cc={};B(Cc,{add:()=>Fs,expect:()=>Zn});function Fs(e,t){let{given:o,bar:n,shown:[,r]}=e;n.hidden=!o.sums?.length;let s=t[0]!==null&&o.sums?.includes(r);n.classList.toggle("covered",!s),n.style.setProperty("--one",`${100/o.reach}%`);let a=s?[...t,...Ps(e)]:[];for(;n.querySelectorAll("i").length<Math.max(t.length,a.length);)n.prepend(b("i"));for(let[i,l]of[...n.querySelectorAll("i")].entries()){let c=(a[i]||0)/o.reach;l.style.width=`${100*c}%`,l.className=c&&i>=t.length?"missing":"",l.textContent=l.className&&c>.09?Ae(e)[i-t.length]:""}ab(e),Zn(e)}function ab({given:{heaps:e,heaped:t,row:o,reach:n},bar:r,shown:s}){if(r.classList.toggle("heaped",!!t),r.classList.toggle("unheaped",s[2]!==o[2]),r.querySelector("small")?.remove(),!t)return;let a=e.map(l=>b("div",{},...l.map(c=>oe(b("u"),{high:c/Math.max(sb,...l)})))),i=e.length?[b("span",{},n.toFixed(2))]:[];r.append(b("small",{},t,...a,...i))}function Zn({given:e,mine:t,slider:o,answer:n}){let r=e.asks==="share"?Number(o.value)/100:e.expected;o.hidden=n.hidden=e.asks!=="share",o.dir=e.fromEnd?"rtl":"ltr",t.hidden=r===null,t.classList.toggle("end",e.fromEnd),t.classList.toggle("given",o.hidden),t.classList.toggle("small",(r??0)<.2),t.style.width=`${100*(r??0)}%`,t.textContent=`${Math.round(100*(r??0))} %`,n.textContent=`Answer with ${t.textContent}`}var sb,er=N(()=>{"use strict";pe();Ge();sb=5});var Oc={};B(Oc,{LINE:()=>gt,crown:()=>tr,highest:()=>Jo,path:()=>ct});function ct(e,t,o){if(e.given.others.length)return`M${t.x},${t.y} C${t.x},${(t.y+o.y)/2} ${o.x},${(t.y+o.y)/2} ${o.x},${o.y}`;if(e.isWrapped&&t.y!==o.y){let s=e.line>gt?44:29,[a,i]=t.y<o.y?[t.y+s,o.y+8]:[t.y+8,o.y+s],l=t.x+(o.x-t.x)*ib;return`M${l},${a} C${l},${(a+i)/2} ${o.x},${(a+i)/2} ${o.x},${i}`}let n=t.y+(e.given.title?-8:8);if(e.isWrapped&&t.x!==o.x)return`M${t.x},${t.y} Q${(t.x+o.x)/2},${t.y-Math.min(.8*e.line,n)} ${o.x},${o.y}`;if(e.isWrapped){let s=Math.min(.58*e.line,1.2*n);return`M${t.x-5},${t.y} c${-.4*s},${-s} ${.4*s+10},${-s} 10,0`}let r=Math.min(60,1.6*Math.min(t.x,e.figure.clientWidth-t.x));return t.x===o.x?`M${t.x-8},${t.y} c${-r},-110 ${r+16},-110 16,0`:`M${t.x},${t.y} Q${(t.x+o.x)/2},${2*tr(e,t,o).y-t.y} ${o.x},${o.y}`}function tr(e,t,o){let n=e.given.least?e.places[0]:t,r=Jo(Math.max(...e.places.map(({x:a})=>Math.abs(a-n.x)),Math.abs(o.x-t.x))),s=Math.min(e.figure.clientWidth<480||e.given.tall?2:1,(t.y-20)/r);return{x:(t.x+o.x)/2,y:t.y-Jo(o.x-t.x)*s}}var gt,ib,Jo,Xt=N(()=>{"use strict";Ge();gt=44,ib=.08,Jo=e=>30+Math.abs(e)*.475});var zc={};B(zc,{drawnOn:()=>or,enlarge:()=>Bs,stand:()=>Ds});function Ds(e,t){let{given:{tokens:o,lengths:n},svg:r,chosen:s}=e,a=t<480?n?164:Math.min(182,t-146):n?222:264,i=t<480&&!n?a+cb:a,[l,c]=[i/o.length,Ue-6],d=n?(t-Ue-_s)/2:a,[p,u]=[d/o.length,Math.min(14,Math.max(11,.93*l))],m=p<qc,h=n?Ue+d+_s:0,f=w=>Ue+(w+.5)*p,g=(w,y)=>y?Math.min(Ue+d-w.length*Ic,Math.max(Ue+db,f(y)-w.length*Ic/2)):Ue;Object.assign(e,{isWrapped:!0,line:l,ends:[],places:o.map((w,y)=>({x:Ue,y:Ve+(y+.5)*l-10}))}),e.figure.classList.toggle("beside",!n),r.classList.toggle("bare",m),r.classList.toggle("dense",l<qc/2),r.setAttribute("width",String(n?t:Ue+a)),r.setAttribute("viewBox",`0 0 ${r.getAttribute("width")} ${Ve+i+6}`),r.replaceChildren(...[Ue,...h?[h]:[]].map(w=>k("image",{x:w,y:Ve,width:d,height:i,preserveAspectRatio:"none","aria-hidden":"true"})),k("rect",{class:"asks",x:Ue,width:n?.length?2*d+_s:d,height:l}),k("text",{class:"level",x:c,y:Ve-24,"text-anchor":"end"},"gets \u2192"),k("text",{class:"level",x:c,y:Ve-8,"text-anchor":"end"},"gives \u2193"),...n&&m?[k("text",{class:"level",x:Ue,y:12},"weight")]:[],...h?[k("text",{class:"level",x:h+d,y:12,"text-anchor":"end"},"\xD7 length of value")]:[],k("g",{class:"lengths"}),...h&&!n?.length?[k("rect",{class:"covered",x:h,y:Ve,width:d,height:i}),k("text",{x:h+d/2,y:Ve+i/2,"text-anchor":"middle","font-size":26},"?")]:[],...o.map((w,y)=>k("text",{"aria-hidden":"true",class:y?"column":"column first","font-size":m?14:u,transform:m?`translate(${g(w,y)},${Ve-8})`:`translate(${f(y)},${Ve-5}) rotate(-70)`},w)),...o.map((w,y)=>k("text",{class:"word",x:c,y:Ve+(y+.5)*l+.35*u,"text-anchor":"end","font-size":u,role:"button",tabindex:y===s[2]?0:-1,"data-word":y,"data-side":"from"},w)))}function Bs(e){let{given:{heads:t,lengths:o,tokens:{length:n},whole:r},svg:s,grid:a,line:i,shown:[l,c,d]}=e;if(!r)return;let[p,u]=s.querySelectorAll("image"),m=l*t+c;p.setAttribute("href",a.querySelectorAll("canvas")[m].toDataURL()),s.querySelector(".asks")?.setAttribute("y",String(Ve+d*i));let h=je(e,e.shown).map(Number),f=h.indexOf(Math.max(...h));if(s.querySelectorAll(".column").forEach((L,M)=>L.classList.toggle("most",M===f)),!o?.length)return;let g=o.slice(m*n,(m+1)*n),w=Number(u.getAttribute("width"))/n;u.setAttribute("href",pb(e,g));let y=[...s.querySelectorAll(".level")].at(-1),[v,S]=[Math.min(...g),Math.max(...g)];y.textContent=`\xD7 length of value: ${v.toFixed(2)} to ${S.toFixed(2)}`,s.querySelector(".lengths")?.replaceChildren(...g.map((L,M)=>{let T=lb*L/S;return k("rect",{x:Number(u.getAttribute("x"))+M*w+1,y:Ve-4-T,width:Math.max(1,w-2),height:T})}))}function pb(e,t){let{shown:[o,n],grid:r}=e,s=b("canvas",{width:t.length,height:t.length}),a=s.getContext("2d");return a.fillStyle=getComputedStyle(r.querySelectorAll("canvas")[0]).color,t.forEach((i,l)=>or(je(e,[o,n,l]),t).forEach((c,d)=>{a.globalAlpha=Math.sqrt(c),a.fillRect(d,l,1,1)})),s.toDataURL()}function or(e,t){let o=e.map((r,s)=>Number(r)*t[s]),n=o.reduce((r,s)=>r+s,0);return o.map(r=>r/n)}var Ue,Ve,_s,lb,cb,qc,Ic,db,Qo=N(()=>{"use strict";pe();Ne();Ge();[Ue,Ve]=[58,44],[_s,lb]=[14,22],cb=15,qc=14,[Ic,db]=[7,46]});var Wc={};B(Wc,{capital:()=>sr,decimalsOf:()=>nr,headName:()=>rr,rounded:()=>Ze,sentenceOf:()=>Hs});function Ze(e,t){let o=e.toFixed(t);return Number(o)!==e&&[0,1].includes(Number(o))?`\u2248 ${Number(o)}`:o}function Hs(e,t){let{given:o,shown:[n,r,s]}=e,a=Et(o,n,r),i=o.layers*o.heads>1||o.names.length?`${sr(rr(o,n,r))}${a?".":":"} `:"";if(t[0]===null)return[b("span",{className:"where"},i.replace(": ","."))];if(Number.isNaN(t[0]))return[`${i}\u201C${o.tokens[s]}\u201D has nan for every word: 0/0.`];if(Yo(e,t))return[`${o.tokens[s]} \u2194 `,b("b",{},t.every(Boolean)?"all":Ae(e)[t.indexOf(1)])];let l=t.map(Number),c=l.map((g,w)=>({share:g,j:w})).filter(({share:g})=>g).sort((g,w)=>w.share-g.share).slice(0,3);if(o.lengths?.length){let g=t.indexOf(Math.max(...l)),w=o.lengths.slice((n*o.heads+r)*t.length);return[b("span",{className:"where"},i),`\u201C${o.tokens[s]}\u201D gives ${o.tokens[g]} `,b("b",{},Ze(l[g],2)),", but ",b("b",{},Ze(or(t,w)[g],2))," of its mix is from there",b("span",{className:"pair"},`: a value ${w[g].toFixed(2)} long`)]}let p=o.drawn!==null&&!o.isSent?`\u2717 Not \u201C${Ae(e)[o.drawn??0]}\u201D: draw another from \u201C${o.tokens[s]}\u201D.`:`Draw a thread from \u201C${o.tokens[s]}\u201D, or press its word.`;if(!c.length)return le(e)?[p]:[];let u=o.drawn!==null&&!o.begins&&s===o.row[2];if(o.sums?.includes(r))return[b("span",{className:"where"},i),`\u201C${o.tokens[s]}\u201D, `,b("b",{},l.reduce((g,w)=>g+w,0).toFixed(nr(l)))," in all",o.expected!==null&&o.drawn===null?`; dashed: ${o.dashed}`:""];let m=`${a?"Before, ":""}\u201C${o.tokens[s]}\u201D ${a?"attended to":o.verb} `,h=o.sums||o.names.length||o.largest?4:2,f=c.map(({share:g,j:w},y)=>b("span",{className:"pair"},y?", ":"",b("i",{},Rc(Ae(e),l,w))," ",b("b",{},Ze(g,h))));return o.whole&&!o.lengths?[b("b",{},i.replace(": ","")),`\u201C${o.tokens[s]}\u201D gives`,...c.map(({share:g,j:w})=>oe(b("span",{},`${Rc(Ae(e),l,w)} `,b("b",{},Ze(g,2))),{share:g}))]:[b("span",{className:o.names.length*o.layers>1?"where":""},u?i.replace(": ",". "):i),...u?[b("span",{className:"pair"},"Dashed: yours.")," "]:[],b("span",{className:"first"},m,f[0]),...f.slice(1),t.length>3&&c.length===3?" \u2026":"",o.largest?` Of so long a text, the ${o.largest} largest weights of each word are here.`:""]}var nr,Rc,rr,sr,Zo=N(()=>{"use strict";pe();Ge();Qo();nr=e=>e.every(t=>Math.abs(t-Number(t.toFixed(2)))<1e-4)?2:4;Rc=(e,t,o)=>e.every((n,r)=>n!==e[o]||t[r]===t[o])?e[o]:e[o]+[...String(o+1)].map(n=>"\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089"[Number(n)]).join(""),rr=(e,t,o)=>(e.names[o]??`Layer ${t+1}, head ${o+1}`)+(Et(e,t,o)?`, ${e.change}`:""),sr=e=>/[A-Za-z]\.\w/.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)});var Pc={};B(Pc,{layWritten:()=>Xs,showWritten:()=>js});function Xs(e,t,o,n){let{places:r,given:{tokens:s,moves:a}}=e;e.written=a.map(l=>({x:t[l],y:o+ho}));let i=`matrix(1 0 0 -1 0 ${2*o+ho})`;return[...e.written.map(({x:l,y:c},d)=>k("path",{class:"join",d:`M${r[d].x},${o+58} C${r[d].x},${o+76} ${l},${c-76} ${l},${c-56}`})),...s.map(()=>k("path",{class:"was",transform:i})),...s.map((l,c)=>k("text",{class:"old",x:e.written[c].x,y:o+ho-33,"text-anchor":"middle","font-size":n},l)),...e.written.map(({x:l})=>k("text",{class:"share old-share",x:l,y:o+ho-11,"text-anchor":"middle"})),...(xe(e)?[o+28,o+ho-33]:[9,2*o+ho+12]).map(l=>k("text",{class:"level",x:0,y:l}))]}function js(e,t){let{svg:o,shown:[n,r,s],written:a,given:i,places:l}=e,c=je(e,[n,0,s]);o.dataset.lit=i.outlined.length===1?String(i.outlined[0][1]):"";let d={x:a[s].x,y:l[s].y};c.forEach((p,u)=>{let m=p||0,h=f=>o.querySelectorAll(f)[u];h(".was").setAttribute("d",ct({...e,places:a},d,{x:a[u].x,y:l[u].y})),h(".was").setAttribute("stroke-width",String(Math.max(.6,30*m/i.most))),h(".was").classList.toggle("none",!m),h(".join").classList.toggle("from",s===u),h(".old").classList.toggle("from",s===u),h(".old").classList.toggle("most",s!==u&&m>.3),h(".old-share").textContent=t(p)||"?"}),o.querySelectorAll(".level").forEach((p,u)=>{p.textContent=sr(i.names[u?0:xe(e)?1:r]??"")})}var ho,ar=N(()=>{"use strict";Ne();Xt();Zo();Ge();ho=143});var _c={};B(_c,{show:()=>we});function we(e,t){e.shown=[...t];let{given:o,svg:n,places:r,ends:s}=e,[a,i,l]=t,c=je(e,t),d=c[0]===null,p=d||le(e)&&!c.some(Boolean),u=!o.others.length,m=Et(o,a,i),h=E=>!o.candidates.length||o.candidates.includes(E);n.classList.toggle("changed",m);for(let E of n.querySelectorAll(".kept"))E.classList.toggle("drawn",Number(E.dataset.word)===l);let f=l===o.row[2]?o.drawn:null,g=f!==null&&o.begins||[];n.classList.toggle("compares",g.length>0);let w=f!==null&&p&&!d&&!o.isSent,y=Yo(e,c),v=E=>o.names.length>0&&E===0,S=Math.min(...s.slice(1).map(({x:E},A)=>Math.abs(E-s[A].x))),L=o.sums&&S>=Fc?nr(c.map(Number)):o.most>1&&S<Fc/1.5?1:2,M=(E,A=!1)=>E===null?"":Number.isNaN(E)?"nan":v(E)?"0":o.values.length&&Number.isInteger(E)?`\u2248 ${E}`:E>ub||(o.sums||o.moves.length)&&(E||u)||E&&s.length<=mb?Ze(E,L):A?Ze(E||Number.MIN_VALUE,L):"",T=e.isWrapped?c.map(Number).sort((E,A)=>A-E)[hb]??0:.02;n.querySelectorAll(".thread").forEach((E,A)=>{let $=c[A]||0;E.setAttribute("d",ct(e,r[l],s[A]));let z=Math.hypot(s[A].x-r[l].x,s[A].y-r[l].y),q=(e.isWrapped?Math.min(14,z/6||14):y?12:o.least?10:30)*(($-o.least)/(o.most-o.least));E.setAttribute("stroke-width",String(Math.max(.6,q))),E.classList.toggle("pale",g.length>0&&A!==g[1]),E.classList.toggle("none",d&&h(A)||v(c[A])||Number.isNaN(c[A])||p&&!u),E.setAttribute("opacity",String(p?0:$>T?.7:e.isWrapped||y?0:.4))});for(let E of n.querySelectorAll(".word")){let[A,$]=[Number(E.dataset.word),u||E.dataset.side==="to"],z=c[A]??0,q=E.dataset.side==="from"&&A===l;E.classList.toggle("from",q),E.classList.toggle("most",$&&!q&&!o.whole&&z>.3);let C=le(e)?"draw the thread here":`${o.tokens[l]} ${m?"attended to":o.verb} it: ${d?`a share that is covered${o.powers.length?`, of ${o.powers[A]}`:""}`:Ze(z,2)}`,W=xe(e)?`, word ${A+1} of ${s.length}; Shift and an arrow key move it`:"",j=$&&o.values.length?`, ${o.values[A]}`:"";E.setAttribute("aria-label",$?`${E.textContent}${j}: ${C}${W}`:`${E.textContent}: show its threads`)}if(n.querySelectorAll(".share:not(.old-share)").forEach((E,A)=>{let $=w?"\u2717":d&&o.expected!==null?`\u2717 ${Ze(o.expected,L)}`:M(c[A],!0);E.textContent=y?"":M(c[A])||(A===f?$:"")||(d&&h(A)?o.powers[A]??"?":"")}),n.querySelectorAll(".crown").forEach((E,A)=>{let $=A?l:g[0],z=A?g[1]:f;if($===void 0||z===void 0||z===null)return void(E.textContent="");let{x:q,y:C}=tr(e,r[$],s[z]);E.setAttribute("x",String(q)),E.setAttribute("y",String(C+5)),E.textContent=Ze(Number(je(e,[a,i,$])[z]),2)}),n.classList.toggle("wrong",w),n.querySelector(".mine")?.setAttribute("d",f!==null?ct(e,r[g[0]??l],s[f]):""),Fs(e,c),Bs(e),e.told.hidden=o.moves.length>0||o.least!==0,o.moves.length)return js(e,M);e.told.classList.toggle("exact",!d),e.told.replaceChildren(...Hs(e,c)),e.grid.querySelectorAll("button").forEach((E,A)=>E.classList.toggle("shown",A===a*o.heads+i))}var ub,mb,Fc,hb,fo=N(()=>{"use strict";er();Xt();Zo();Qo();ar();Ge();ub=.035,mb=7,Fc=50,hb=12});var Dc={};B(Dc,{drawPictures:()=>Gs});function Gs(e){let{given:t,grid:o}=e,n=t.layers*t.heads;if(o.hidden=n<2||t.moves.length>0,o.style.setProperty("--heads",String(t.heads)),o.classList.toggle("named",t.names.length>0),o.classList.toggle("many",t.names.length>5),o.classList.toggle("fades",t.outlined.length>0),o.classList.toggle("framed",(!!t.change||t.asks==="head")&&t.outlined.length>0),e.svg.classList.toggle("plays",t.plays),[...o.querySelectorAll("button")].length!==n&&n>1){let d=Array.from({length:t.heads},(u,m)=>String(m+1)),p=[b("i",{className:"layer"},"head"),...d].map(u=>b("small",{ariaHidden:"true"},u));o.replaceChildren(...t.names.length?[]:p,...Array.from({length:t.layers},(u,m)=>{let h=t.names.length?[]:[b("i",{className:"layer"},"layer "),String(m+1)];return[b("span",{hidden:!h.length},...h),...d.map((f,g)=>gb(e,m,g))]}).flat())}let[s,a]=t.side?[t.side,t.side]:[t.tokens.length,Ae(e).length],i=t.rows.length?t.rows:Array.from({length:s},(d,p)=>p),l=o.querySelectorAll("canvas"),c=fb(l[0]);l.forEach((d,p)=>{d.width=a,d.height=i.length;let u=d.getContext("2d"),m=u.createImageData(a,i.length),h=new Uint32Array(m.data.buffer);for(let E=0;E<h.length;E++){let A=(p*s+i[Math.floor(E/a)])*a+E%a,$=e.weights[A];h[E]=t.side?c[e.pixels[A]]:$===65535?0:$===t.nan?4286611584:c[Math.round(255*Math.sqrt($/65534))]}u.putImageData(m,0,0);let[f,g]=[Math.floor(p/t.heads),p%t.heads],w=!t.side&&e.weights.subarray(p*s*a,(p+1)*s*a).every(E=>E===65535),y=d.parentElement,[v,S]=[t.names[g],t.names[g-1]],[,L,M=""]=/^(\D+ )(\d+)$/.exec(v??"")??["",v],T=S===v||M&&S?.startsWith(L);v&&y.replaceChildren(d,b("small",{},b("i",{className:T?"again":""},L.replace(/ $/,"\xA0")),M)),y.classList.toggle("off",Et(t,f,g)),y.classList.toggle("veiled",w),y.classList.toggle("outlined",t.outlined.some(([E,A])=>E===f&&A===g)),y.ariaLabel=y.title=`${rr(t,f,g)}${w?", covered":""}`})}function fb(e){let t=e&&getComputedStyle(e),o=s=>s?.match(/\d+/g)?.map(Number)??[0,0,0],[n,r]=[o(t?.color),o(t?.backgroundColor)];return Uint32Array.from({length:256},(s,a)=>{let[i,l,c]=r.map((d,p)=>Math.round(d+(n[p]-d)*a/255));return 255<<24|c<<16|l<<8|i})}function gb(e,t,o){let n=t===e.chosen[0]&&o===e.chosen[1]?0:-1,r=b("button",{type:"button",tabIndex:n},b("canvas")),s=()=>we(e,[t,o,le(e)?e.given.row[2]:e.chosen[2]]);return r.onpointermove=()=>e.shown[0]===t&&e.shown[1]===o||s(),r.onfocus=s,r.onblur=()=>we(e,e.chosen),r.onclick=()=>{e.chosen=[t,o,e.chosen[2]],e.told.ariaLive=e.given.asks==="head"?"off":"polite",we(e,e.chosen),e.send("head",[t,o])},r}var Us=N(()=>{"use strict";pe();fo();Zo();Ge()});var Gc={};B(Gc,{lay:()=>jt});function jt(e){let{given:t,svg:o}=e,n=e.figure.clientWidth;if(!n)return;if(t.whole)return Ds(e,n),we(e,e.shown);let r=n<480,s=t.others.length>0,a=Ks(e,t.tokens,n,Ys(t)?t.others:[]),i=Ys(t)?a:Ks(e,Ae(e),n),l=Math.min(a.type,i.type),c=!s&&t.tokens.length>xb,d=!s&&l<(r?bb:Js);e.isWrapped=c||d,e.line=c?gt:t.layers>1?(r?t.change?.62:.66:1)*vb:(r?t.heads>1?1.75:t.title?1:1.2:1)*Vs(e,"--lines",jc),e.figure.classList.toggle("long",c);let[p,u]=[a.middles[0],a.middles[a.middles.length-1]],m=!r||t.sums?.length||t.heads>1&&!t.sums?150:t.sums?230:200,h=t.moves.length>0,f=t.least?Sb[+!r]:t.tall&&!r?kb:(h?r?.66:.9:1)*Math.min(t.change||t.title?Ab:t.layers>1?Eb:Vs(e,"--arcs",$b),t.counts.length?Math.max(106,n*.32):Math.max(m,n*.36),Math.max(110,60+Jo(u-p))),g=t.values.length&&18,[w,y]=s?[54+g,(r?t.tall?297:230:340)-(t.sums?28:0)]:[f,f],v=Vs(e,"--lined",t.tall?Math.max(yb,r?innerHeight/2-80:0):0);e.isWrapped&&(e.line=Math.max(e.line,v/(new Set(Bc(e,a.written,n).map(({y:I})=>I)).size-1))),e.places=e.isWrapped?Bc(e,a.written,n):a.middles.map(I=>({x:I,y})),e.ends=s?i.middles.map(I=>({x:I,y:w})):e.places;let S=e.isWrapped?e.places[e.places.length-1].y+46:0;o.setAttribute("viewBox",`0 0 ${n} ${S||y+(h?y+(xe(e)?143:159):s?34:t.counts.length?114+ir(n):56)}`);let L=e.ends.map(()=>k("path",{class:"thread"})),M=[...t.tokens.map((I,U)=>Hc(e,I,U,e.places[U],"from",e.isWrapped?Xc(n,t.layers):l)),...t.others.map((I,U)=>Hc(e,I,U,e.ends[U],"to",l))],T=s?-36-g:e.isWrapped?39:51,E=e.ends.map(({x:I,y:U})=>k("text",{class:"share",x:I,y:U+T,"text-anchor":"middle"})),A=t.values.map((I,U)=>k("text",{class:"value",x:e.ends[U].x,y:w-36,"text-anchor":"middle"},I)),$=Object.entries({weight:w-54,value:w-36,key:w-12,query:y+24}),z=({middles:I,written:U})=>Math.min(...I.map((fe,ge)=>fe-U[ge]*l/en/2))-16,q=g&&n>480?$.map(([I,U])=>k("text",{class:I,x:z(I==="query"?a:i),y:U,"text-anchor":"end"},I)):[];o.classList.toggle("valued",!!g);let C=o.getRootNode().activeElement,W=C instanceof SVGElement?[...o.querySelectorAll(".word")].indexOf(C):-1,j=[...o.querySelectorAll(".word[data-side=from]")].map(I=>({text:I.textContent,x:Number(I.getAttribute("x"))}));o.replaceChildren(...mo(e)?e.places.map(({x:I,y:U})=>k("circle",{class:"grip",cx:I,cy:U-5,r:5})):[],...s?Cb(e):[],...L,k("path",{class:"mine"}),...M,...E,...(t.begins??[]).map(()=>k("text",{class:"crown","text-anchor":"middle"})),...A,...q,...t.title?[k("text",{class:"level",x:0,y:10},t.title)]:[],...t.counts.length?Nb(e,n):[],...h?Xs(e,Ks(e,t.tokens.map((I,U)=>t.tokens[t.moves.indexOf(U)]),n).middles,y,l):[]);let Q=e.shown;M[W]?.focus(),we(e,Q),!s&&!e.isWrapped&&Tb(M,j)}function Nb({given:{counts:e,levels:t},places:o},n){let r=Math.max(...e),s=Math.max(r,...t.map(([,u])=>1.25*(u<3*r?u:r))),a=o[0].y+96+ir(n),i=u=>ir(n)*Math.min(u,s)/s,l=e.flatMap((u,m)=>[k("rect",{class:"count",x:o[m].x-14,y:a-i(u),width:28,height:i(u)}),k("text",{class:"counted",x:o[m].x,y:a+16,"text-anchor":"middle"},u.toFixed(Number.isInteger(u)?0:2))]),c=a-ir(n)-9,d=t.flatMap(([u,m],h)=>[...[`M0,${a-i(m)} H${n}`,`M${h?n-20:0},${c} h20`].map(f=>k("path",{class:h?"expected guess":"expected",d:f})),k("text",{class:"level",x:h?n-26:26,y:c+4,"text-anchor":h?"end":"start"},m>s?`${u} \u2191`:u)]);return[k("text",{class:"level",x:0,y:c-16},"How often each word gets most"),k("path",{class:"ground",d:`M0,${a} H${n}`}),...l,...d]}function Tb(e,t){let[o,n]=[t.map(({text:s})=>s),e.map(({textContent:s})=>s)];if(!([...o].sort().join(" ")!==[...n].sort().join(" ")||o.join(" ")===n.join(" ")||matchMedia("(prefers-reduced-motion: reduce)").matches))for(let s of e){let[{x:a}]=t.splice(t.findIndex(({text:l})=>l===s.textContent),1),i=a-Number(s.getAttribute("x"));s.animate([{transform:`translateX(${i}px)`},{transform:"none"}],{duration:700,easing:"ease-in-out"})}}function Ks(e,t,o,n=[]){let r=b("canvas").getContext("2d");r.font=`${en}px ${getComputedStyle(e.figure).fontFamily}`;let s=t.map((p,u)=>Math.max(36,...[p,n[u]??""].map(m=>r.measureText(m).width*1.06+(o<480?8:14)))),a=s.reduce((p,u)=>p+u,0),i=xe(e)?Lb:0,l=Math.min(Mb,(o-i)/a),c=(o+i-a*l)/2;return{middles:s.map(p=>(c+=p*l,c-p*l/2)),type:Math.min(wb,en*l),written:s}}function Bc({line:e,given:t},o,n){let r=e>gt?8:0,s=Xc(n,t.layers)/en,a=o.reduce((p,u)=>p+u*s,2*r),i=a/Math.ceil((s*en<Js?1:1.08)*a/n)+.6*Math.max(...o)*s,l=s*(e>gt?Math.max(1,n/i):1),[c,d]=[r,e>gt&&!t.title&&(t.tall||t.layers>1||e<jc)?4:24];return o.map(p=>{let u=p*l;return c+u>n&&([c,d]=[r,d+e]),c+=u,{x:c-u/2,y:d}})}function Hc(e,t,o,{x:n,y:r},s,a){let i=s==="to"?-12:e.given.others.length||e.isWrapped?24:28,l=le(e)&&e.given.others.length?s==="to"&&o===0:s==="from"&&o===e.chosen[2],c=k("text",{class:"word",x:n,y:r+i,"text-anchor":"middle","font-size":a,role:"button",tabindex:l?0:-1,"data-word":o,"data-side":s},t);return s==="to"&&e.given.shared[o]&&c.replaceChildren(...[...t].map((d,p)=>k("tspan",e.given.shared[o].includes(p)?{class:"shared"}:{},d))),c}var en,Js,bb,wb,Xc,xb,vb,jc,yb,kb,Sb,$b,Eb,Ab,ir,Vs,Mb,Lb,Ys,Cb,lr=N(()=>{"use strict";pe();Ne();Xt();fo();Qo();ar();Ge();en=19,Js=16,bb=14,wb=26,Xc=(e,t)=>e<480&&t>1?15:Js,xb=48,vb=140,jc=96,yb=320,kb=380,Sb=[306,500],$b=260,Eb=150,Ab=120,ir=e=>e<480?60:70,Vs=(e,t,o)=>parseFloat(getComputedStyle(e.figure).getPropertyValue(t))||o,Mb=2.5,Lb=72,Ys=({others:e,tokens:t})=>e.length>0&&e.length===t.length;Cb=e=>e.given.tokens.flatMap((t,o)=>je(e,[0,0,o]).flatMap((n,r)=>n===1?[k("path",{class:o===r&&Ys(e.given)&&!le(e)?"kept straight":"kept",d:ct(e,e.places[o],e.ends[r]),"data-word":o})]:[]))});var Kc={};B(Kc,{begin:()=>ea,end:()=>oa,look:()=>ra,move:()=>ta,pressKey:()=>na});function Qs(e,t,o){let{left:n,top:r}=e.svg.getBoundingClientRect();if(e.isWrapped){let i=o.map(({x:l,y:c})=>Math.abs(l-t.clientX+n)+9*Math.abs(Math.round((c+10-t.clientY+r)/e.line))*e.line);return i.indexOf(Math.min(...i))}let s=t.clientX-n,a=(e.from===null&&Zs(e,t)?e.written:o).map(({x:i})=>Math.abs(i-s));return a.indexOf(Math.min(...a))}function Ob(e,t,{x:o,y:n}){let{left:r,top:s}=e.svg.getBoundingClientRect();return Math.abs(t.clientX-r-o)<Uc.x&&Math.abs(t.clientY-s-n)<Uc.y}function cr(e,t){let{top:o,height:n}=e.svg.getBoundingClientRect(),r=t.clientY-o>n/2;return e.given.others.length?{begins:r,ends:!r}:{begins:!0,ends:!0}}function ea(e,t){let o=Qs(e,t,e.places);e.begun=cr(e,t).begins?o:null,!Zs(e,t)&&(!xe(e)&&(!le(e)||!cr(e,t).begins||o!==e.given.row[2]&&!mo(e))||(e.from=o,e.svg.setPointerCapture(t.pointerId)))}function ta(e,t){if(e.from!==null){let{left:o,top:n}=e.svg.getBoundingClientRect();xe(e)?e.svg.querySelectorAll(".word")[e.from].setAttribute("x",String(t.clientX-o)):e.svg.querySelector(".mine")?.setAttribute("d",ct(e,e.places[e.from],{x:t.clientX-o,y:t.clientY-n}))}else if(t.pointerType==="mouse"&&!le(e)&&cr(e,t).begins){let o=Qs(e,t,e.places);o!==e.shown[2]&&we(e,[e.chosen[0],e.chosen[1],o])}}function oa(e,t){let o=e.from,{begins:n,ends:r}=cr(e,t),s=Qs(e,t,le(e)?e.ends:e.places);if(e.from=null,e.given.moves.length&&e.given.asks==="head")return e.send("head",[0,+!Zs(e,t)]);if(xe(e)&&o!==null&&o!==s)return e.svg.querySelector(".word:focus")?.blur(),e.send("move",[o,s]);xe(e)&&jt(e);let a=o!==null&&!xe(e)&&!e.given.others.length&&s===e.given.row[2],i=le(e)&&e.begun!==null&&e.begun!==e.given.row[2]&&(e.given.others.length>0||s!==e.begun),l=le(e)&&o===null&&!Ob(e,t,e.ends[s]);i&&mo(e)&&r&&e.send("move",[e.begun??0,s]),(le(e)?r:n)&&!a&&!i&&!l?Vc(e,s):we(e,e.shown)}function Vc(e,t){if(le(e)){if(t===e.given.drawn)return we(e,e.shown);e.given={...e.given,drawn:t,isSent:!0},we(e,e.shown),e.send("word",t);return}e.chosen=[e.chosen[0],e.chosen[1],t],e.told.ariaLive="polite",we(e,e.chosen)}function na(e,t){let{side:o,word:n}=t.target.dataset,r=Number(n)+({ArrowLeft:-1,ArrowRight:1}[t.key]??NaN);if(xe(e)&&t.shiftKey&&e.places[r])return t.stopPropagation(),t.preventDefault(),e.svg.querySelectorAll(".word")[r].focus(),e.send("move",[Number(n),r]);!o||!Oe(t)||(!e.given.others.length||o==="to"===le(e))&&Vc(e,Number(n))}function ra(e,{dataset:{side:t,word:o}}){t==="from"&&!le(e)&&we(e,[e.chosen[0],e.chosen[1],Number(o)])}var Uc,Zs,sa=N(()=>{"use strict";lr();Xt();ft();fo();Ge();Uc={x:60,y:44};Zs=({given:e,svg:t,written:o},{clientY:n})=>e.moves.length>0&&n-t.getBoundingClientRect().top>o[0].y-75});var Yc={};B(Yc,{default:()=>Ib});function Ib({parentElement:e,data:t,setTriggerValue:o}){let n=new DataView(t.buffer,t.byteOffset).getUint32(0,!0),r=JSON.parse(new TextDecoder().decode(t.subarray(4,4+n))),{weights:s,pixels:a}=Ws(r,t.subarray(4+n)),{at:i,before:l}=re({parentElement:e,data:r,setTriggerValue:o},Rb),c=!!l&&$t(Ae({given:l}),Ae(i))&&($t(l.row,r.row)||$t(i.chosen,r.row)),d=u=>u.slice(-(r.tokens.length**2)),p=!c||!$t(l.names,r.names)||r.plays&&!$t(d(i.weights),d(s));Object.assign(i,{weights:s,pixels:a}),c||(i.chosen=[...r.row]),i.shown=[...le(i)?r.row:i.chosen],i.figure.setAttribute("aria-label",r.name),i.svg.classList.toggle("asking",le(i)),i.svg.classList.toggle("moves",xe(i)),r.asks==="share"&&(l?.asks!=="share"||!c||l.fromEnd!==r.fromEnd)&&(i.slider.value=String(Math.round(100*(r.expected??.5))),i.answer.disabled=r.expected===null),i.told.ariaLive="off",Gs(i),jt(i),r.plays&&p&&zb(i)}function zb(e){let[t,o,n]=e.chosen,r=0;if(clearInterval(e.timer),matchMedia("(prefers-reduced-motion: reduce)").matches)return;let s=()=>{r>o||!e.svg.isConnected?clearInterval(e.timer):we(e,[t,r++,n])};e.timer=setInterval(s,qb),s()}function Rb({given:e,send:t}){let o=k("svg"),n=b("p",{className:"told"}),[r,s]=[b("em"),b("input",{type:"range",value:"50",ariaLabel:"How much of the bar, in per cent; Enter answers"})],a=b("div",{className:"bar"},b("b"),r,s),i=b("button",{type:"button",className:"answer"}),l=b("div",{className:"heads"}),c=b("figure",{role:"group"},o,a,i,n,l),d={given:e,weights:new Uint16Array,pixels:new Uint8Array,chosen:e.row,shown:e.row,send:t,figure:c,svg:o,told:n,bar:a,mine:r,slider:s,answer:i,grid:l,places:[],ends:[],written:[],isWrapped:!1,line:gt,begun:null,from:null,timer:0};new ResizeObserver(()=>jt(d)).observe(c);for(let u of["pointerdown","focusin"])c.addEventListener(u,()=>clearInterval(d.timer));l.addEventListener("pointermove",()=>clearInterval(d.timer)),o.addEventListener("pointerdown",u=>ea(d,u)),o.addEventListener("pointermove",u=>ta(d,u)),o.addEventListener("pointerup",u=>oa(d,u)),o.addEventListener("pointercancel",()=>{d.from=null,jt(d)}),o.addEventListener("pointerleave",()=>d.from===null&&we(d,d.chosen)),o.addEventListener("keydown",u=>na(d,u)),c.addEventListener("focusin",({target:u})=>ra(d,u));for(let u of["from","to"])ue(c,`[data-side=${u}]`);ue(l,"button",()=>d.given.heads),l.addEventListener("pointerleave",()=>we(d,d.chosen));let p=({pointerType:u,target:m})=>u==="touch"&&m instanceof Element?m.closest("button"):null;return l.addEventListener("pointerdown",u=>{p(u)&&u.target.releasePointerCapture(u.pointerId)}),l.addEventListener("pointerup",u=>p(u)?.click()),l.addEventListener("touchend",u=>u.cancelable&&u.preventDefault()),s.addEventListener("input",()=>{i.disabled=!1,Zn(d)}),i.addEventListener("click",()=>d.send("share",Number(s.value))),s.addEventListener("keydown",u=>Oe(u)&&d.send("share",Number(s.value))),d}var qb,Jc=N(()=>{"use strict";pe();Ee();ft();He();Ne();er();Us();lr();Xt();sa();fo();Ge();qb=550});var Qc={};B(Qc,{FIELD:()=>bo,HINT:()=>dr,NOTEBOOK_PARTS:()=>go,askedTab:()=>et,markElements:()=>wo,marks:()=>xo,messageElements:()=>vo,messages:()=>pr,newMarks:()=>ur,panelOf:()=>tn,questionOf:()=>on,spokenText:()=>_e});function wo(e=document.body){return[...e.querySelectorAll("[data-testid=stMain] .stMarkdownBadge")].filter(o=>(!o.isConnected||o.checkVisibility({visibilityProperty:!0}))&&Wb.test(o.innerText.trim())).map(o=>o.closest("p")??o)}function ur(e,t){let o=[...e];return t.filter(n=>{let r=o.indexOf(n);return r>=0&&o.splice(r,1),r<0})}function aa(e){let[t,o=""]=[...e.children].map(aa);switch(e.localName){case"mfrac":return`${t} over ${o}`;case"msqrt":return`\u221A${t}`;case"msub":return t==="\u2211"?`the sum over ${o} of`:`${t} ${o}`;case"msup":return o==="\u22A4"?`${t} transposed`:`${t} to the ${o}`;default:return e.children.length?[...e.children].map(aa).join(" "):e.textContent??""}}function _e(e){let t=e.cloneNode(!0);for(let o of t.querySelectorAll("[role=img][translate=no]"))o.remove();for(let o of t.querySelectorAll(".katex"))o.replaceWith(...[...o.querySelectorAll("semantics > :first-child")].map(aa));return(t.textContent??"").replace(/[\s\u2061]+/g," ").replace(/ (?=[,.:;)])/g,"").trim()}function on(e){let t=e.parentElement?.querySelectorAll("[role=tab]").length,n=[...(tn(e)??document).querySelectorAll(bo)].find(a=>e.compareDocumentPosition(a)&Node.DOCUMENT_POSITION_FOLLOWING),r=n?.querySelector("[aria-checked=true]"),s=r?_e(r):n instanceof HTMLInputElement?n.value:"";return`Question ${e.innerText} of ${t}. ${n?.ariaLabel??""}${s&&` Your answer: ${s}.`}`}var Wb,go,dr,Pb,bo,xo,vo,pr,et,tn,nn=N(()=>{"use strict";Wb=/^[✓✗◐↷…?]/,go="[class*=st-key-found-]",dr="[class*=st-key-said-] p",Pb=".st-key-told p, .st-key-left p, [class*=st-key-read] p",bo="[class*=st-key-question] :is([role=radiogroup], input, textarea)";xo=(e=document.body)=>[...wo(e),...e.querySelectorAll(".stToast p")].map(_e),vo=(e=document.body)=>e.querySelectorAll(`:is(.st-key-stored-solution, .st-key-stored-warning) .stMarkdown, ${Pb}, ${dr}, [class*=st-key-found-] > :first-child p`),pr=(e=document.body)=>[...vo(e)].map(_e);et=()=>document.querySelector(".st-key-lesson [role=tab][aria-selected=true]"),tn=e=>document.getElementById(e.getAttribute("aria-controls")??"")});var td={};B(td,{arrive:()=>la,head:()=>mr,newTitle:()=>ca,titleOfStep:()=>rn});function rn(){let e=document.querySelector("[data-testid=stMain] p > strong:first-child");return e&&mr(e),e}function la({screen:e,step:t}){let o=document.body.dataset,[n,r]=[o.screen,o.step];if(Object.assign(o,{screen:e,step:t}),n===void 0)return _b();let s=t?rn():Zc(),a=n!==e?Zc():r!==t?s:null;if(n!==e&&document.querySelector("[data-testid=stMain]")?.scrollTo(0,0),r!==t&&(ia=!a),!a)return"";let i=ed(a),l=n===e?document.querySelector(bo):null;return`${n===e&&!l?i:_e(a)} ${l?.ariaLabel??""}`.trim()}function ed(e){return Fb()?_e(e):(e.tabIndex=-1,e.focus(),"")}function ca(){let e=ia&&rn();return e?(ia=!1,ed(e)):""}function _b(){let[e]=performance.getEntriesByType("navigation"),t=e.type==="navigate"?null:et(),o=t??document.querySelector("[data-testid=stMain] h1:not([tabindex])");return o&&document.activeElement===document.body&&!location.hash&&(o.tabIndex=o.tabIndex,o.focus({preventScroll:!0}),o.blur()),t?[on(t),...xo()].join(" "):""}var ia,Zc,mr,Fb,da=N(()=>{"use strict";nn();ia=!1,Zc=()=>document.querySelector("[data-testid=stMain] h1");mr=e=>Object.assign(e,{role:"heading",ariaLevel:"2"}),Fb=()=>!!document.activeElement?.matches("[data-testid=stMain] :is(input, textarea)")});var ad={};B(ad,{ANSWER_PLACES:()=>yo,asLongAsItGrows:()=>ha,giveBack:()=>sn,keepHeight:()=>ma,reveal:()=>ua,show:()=>an});function ua(e){let t=matchMedia("(prefers-reduced-motion: reduce)").matches?"auto":"smooth",o=[...vo(),...wo()].filter(n=>n.closest(yo)&&e.includes(_e(n)));for(let n of o){let r=n.closest(yo),s=r.matches(".st-key-asked"),a=n.closest(`${go}, .st-key-asked .stMarkdown`)??n,{top:i,bottom:l,height:c}=a.getBoundingClientRect(),d=r.querySelector(".st-key-figure, .st-key-hero")?.getBoundingClientRect()??new DOMRect(0,1/0),[p,u]=[Vn(),n.closest(".st-key-mark")?0:Math.max(0,...[...r.querySelectorAll(jb)].map(f=>f.getBoundingClientRect().bottom-l))];if(s&&i>=p&&i+Math.min(c,Hb)+u<=innerHeight-pa&&(d.height>innerHeight*.55?d.bottom-p>=Bb:p-d.top<=nd))continue;let m=Math.max(0,Math.min(u+(l+u>innerHeight-(s?pa:0)?od:0),s?1/0:innerHeight+d.top-p-l));a!==n&&(a.style.scrollMarginTop=`${p+(s?Math.max(0,Math.min(i-d.top,innerHeight-c-m-p-od-pa)):0)}px`);let h=s?0:l+m-innerHeight;a.style.scrollMarginBottom=`${m+(h>0?Kn(h,p):0)}px`,a.scrollIntoView({block:"nearest",behavior:t})}return o.length>0}function ma(){let e=hr();rd=et()?.getBoundingClientRect().top??0,e&&(e.style.minHeight=`${e.getBoundingClientRect().height}px`)}function sd(e){let t=document.querySelector("[data-testid=stMain]");return Math.max(...[...e.querySelectorAll(Xb)].map(o=>o.getBoundingClientRect().bottom))+t.scrollTop-innerHeight}function sn(){let e=hr(),t=et(),o=t&&tn(t);if(!e?.style.minHeight||!o)return;let{bottom:n,height:r}=e.getBoundingClientRect(),s=sd(o);t.getBoundingClientRect().top<n?e.style.minHeight="":s>0&&(e.style.minHeight=`${r-s}px`)}function an(){let e=et(),t=e&&tn(e);if(!t)return;sn();let o=document.querySelector("[data-testid=stMain]");o.scrollTo(0,0);let{top:n}=e.getBoundingClientRect(),r=n-rd;if(r<=nd&&(hr()?.getBoundingClientRect().bottom??1/0)<=n&&o.scrollTo(0,r),!(sd(t)<=0)){for(let s of[hr(),t,e])s?.scrollIntoView({block:"nearest"});o.scrollTop&&o.scrollBy(0,Kn(0,Vn()))}}function ha(e){let t=new ResizeObserver(an),o=()=>t.disconnect();t.observe(e);for(let n of["pointerdown","wheel","keydown"])addEventListener(n,o,{once:!0,capture:!0,passive:!0});setTimeout(o,Db)}var Db,pa,od,Bb,Hb,nd,yo,Xb,jb,hr,rd,fa=N(()=>{"use strict";Ts();nn();Db=3e3,[pa,od,Bb,Hb,nd]=[54,4,100,63,40],yo=`.st-key-lesson, .st-key-asked, .st-key-tour, ${go}`,Xb="label, button:not([data-testid=stCode] *), input, textarea, canvas, [data-testid=stMarkdown]:has(.katex)",jb=".st-key-lesson [role=tabpanel] :not([class*=take-back]) > .stButton, :is(.st-key-onward, .st-key-card) [data-testid=stPageLink]";hr=()=>document.querySelector(".st-key-lesson .st-key-figure"),rd=0});var cd={};B(cd,{colourRoles:()=>fr});function ga(e){let t=document.createTreeWalker(e,NodeFilter.SHOW_TEXT),o=[];for(;t.nextNode();)o.push(t.currentNode);return o}function cn(e,t,o=0,n=t.length){let r=new Range;return r.setStart(t,o),r.setEnd(t,n),{role:e,range:r}}function Vb(e){let t=ga(e);return t.flatMap((o,n)=>{let r=o.data==="W"&&Ub[t[n+1]?.data];return r?[cn(r,o),cn(r,t[n+1])]:id[o.data]?[cn(id[o.data],o)]:[]})}function Kb(e){let t=ba(e);return new Set(t.map(({role:o})=>o)).size>1?t:[]}function fr(){if(!CSS.highlights)return;let e=ld.matches?[]:[...ln("[data-testid=stMain] :is(code.language-python, :not(pre) > code)",ba),...ln("[data-testid=stMain] .katex-html",Vb),...ln("[data-testid=stMain] .stMarkdown strong",Yb),...ln("[data-testid=stMain] [data-testid=stButtonGroup]",Kb),...ln("#vg-tooltip-element .key",Jb)];for(let t of Gb)CSS.highlights.set(`role-${t}`,new Highlight(...e.filter(o=>o.role===t).map(({range:o})=>o)))}var Gb,id,Ub,ba,Yb,Jb,ln,ld,wa=N(()=>{"use strict";Hn();Gb=["query","key","weight","value","context"],id={Q:"query",K:"key",V:"value",weights:"weight",context:"context"},Ub={q:"query",k:"key",v:"value"};ba=e=>ga(e).flatMap(t=>po(t.data).map(({role:o,start:n,end:r})=>cn(o,t,n,r)));Yb=e=>po(e.textContent??"").some(({start:t,end:o})=>o-t===e.textContent?.length)?ba(e):[],Jb=e=>e.textContent==="weight"?ga(e).map(t=>cn("weight",t)):[],ln=(e,t)=>[...document.querySelectorAll(e)].flatMap(t),ld=matchMedia("(forced-colors: active)");ld.addEventListener("change",fr)});var ud={};B(ud,{announce:()=>xa});function e0(){for(let e of document.querySelectorAll(".stSlider input[aria-labelledby*=' ']"))e.setAttribute("aria-labelledby",e.closest("[role=group]")?.id??"")}function t0(){document.querySelector("[data-testid=stSidebar]")?.toggleAttribute("inert",!!document.querySelector("[data-testid=stExpandSidebarButton]"));for(let e of document.querySelectorAll("[data-testid=stElementToolbar]")){let t=[...e.querySelectorAll("button")];"roves"in e.dataset||ue(e,"button"),e.role="toolbar",e.ariaLabel??=t[0]?.ariaLabel?.match(/: ([^,.:]*)/)?.[1]??null;for(let o of t)o.ariaLabel=o.ariaLabel?.replace(/: .*/s,"")??null;if(e.dataset.roves="",t.filter(({tabIndex:o})=>!o).length>1)for(let o of t.slice(1))o.tabIndex=-1}for(let e of document.querySelectorAll("[role=radiogroup]:has([aria-checked=true]) button[role=radio]"))e.tabIndex=e.ariaChecked==="true"?0:-1;for(let e of document.querySelectorAll(".st-key-parts a"))e.tabIndex=e.pathname===location.pathname?-1:0}function o0(e){e.focus(),document.activeElement!==e&&e.focus(),an();let t=e.closest(".st-key-lesson");return t&&ha(t),on(e)}function n0(e,t){let o=new AbortController,n=xo(t),r=et()?.innerText,s=pr(t),a=t&&document.body.dataset.screen,i="",l=!1,c=!1,d={at:null,again:""},p=!1,u=!1,m,h,f=setTimeout(g,dd);function g(){ko()||Go();let[L,M]=[xo(),pr()],T=ur(n,L),E=u&&!ko()&&!T.length?wo().filter(C=>C.closest(yo)).map(_e):[],A=ur(s,M),$=[...new Set([...T,...E.map(C=>`Again: ${C}`),...A])].join(" ");n=L,s=M,m=[...vo()].filter(C=>A.includes(_e(C))&&C.matches(dr)).at(-1)??m,m&&document.activeElement===document.body&&(m.tabIndex=-1,m.focus({preventScroll:!0})),T.length+E.length&&(p=u=!1);let z=w()||(ko()?"":ca());h===document.body.dataset.screen&&ua([...A,...T,...E])&&(h=void 0),i=z||i;let q=document.querySelector(".st-key-score h2");(z||a===document.body.dataset.screen&&$)&&(e.textContent=q?_e(q):`${i} ${$}`.trim()),fr(),e0(),t0();for(let C of document.querySelectorAll(Qb))mr(C).closest("[aria-hidden]")?.removeAttribute("aria-hidden");document.body.dataset.step&&rn()}function w(){let L=et(),M=c&&document.activeElement===L||document.activeElement?.matches("body, [aria-selected=false], [aria-checked=false]"),T=L&&r&&r!==L.innerText&&M;return L&&r!==L.innerText&&sn(),T&&(h=void 0),T&&ko()&&an(),ko()?"":(r=L?.innerText,c=!1,T?o0(L):"")}function y(){document.activeElement===document.body&&d.at?.isConnected===!1&&document.querySelector(d.again)?.focus({preventScroll:!0})}function v(){let L=et(),M=document.activeElement;!l||!L||r===L.innerText||M!==document.body&&M?.checkVisibility()||(c=!0,sn(),L.focus({preventScroll:!0}))}for(let L of["click","keydown","pointerup"])document.addEventListener(L,({type:M,target:T,key:E})=>{T.closest(`${bo}, ${pd}`)&&ma(),T.closest(".st-key-next, .st-key-dots")&&(e.textContent=""),E!=="Tab"&&([a,i]=[document.body.dataset.screen,""]),l=!!T.closest(pd);let A=M==="click"?".st-key-check, .st-key-lesson [role=radio]":E==="Enter"?".st-key-asked :is(input, textarea)":"";A&&([p,u,m]=[!!T.closest(A),!1,void 0]),h=T.closest(E==="Enter"?yo:`.st-key-lesson, .st-key-asked button, .st-key-tour [data-testid=stGridCell], ${go}`)?document.body.dataset.screen:void 0},{capture:!0,signal:o.signal});document.addEventListener("focusin",({target:L})=>{let M=L;d={at:M,again:`.st-key-asked .${M.closest(".stElementContainer")?.className.match(/st-key-[\w-]+/)?.[0]} button`}},{signal:o.signal});let S=new MutationObserver(()=>{u||=p&&ko(),y(),v(),clearTimeout(f),f=setTimeout(g,dd)});return addEventListener("storage",({key:L})=>{L===Zb&&(sessionStorage.clear(),location.replace(location.pathname))},{signal:o.signal}),S.observe(document.body,{childList:!0,subtree:!0,characterData:!0,attributeFilter:["data-test-script-state"]}),()=>{clearTimeout(f),S.disconnect(),o.abort()}}function xa(e,t){let o=document.body.dataset.screen?void 0:window.before,{step:n}=document.body.dataset,r=la(e);return(r||n!==document.body.dataset.step)&&(t.textContent=r),gr.has(t)||gr.set(t,n0(t,o)),()=>{gr.get(t)?.(),gr.delete(t)}}var dd,Qb,pd,Zb,gr,ko,va=N(()=>{"use strict";He();Pn();da();nn();fa();wa();dd=200,Qb="[class*=st-key-question-] :is([data-testid=stWidgetLabel] p, .stMarkdown p > span:only-child:not(.stMarkdownBadge, .katex))",pd=".st-key-lesson [role=tabpanel] .stButton",Zb="self-attention progress forgotten",gr=new WeakMap;ko=()=>!!document.querySelector("[data-test-script-state=running]")});var hd={};B(hd,{whenBack:()=>ya});function ya(e,t){let o=document.querySelector(r0);if(o&&!br.has(e)){let n=new MutationObserver(()=>o.getAttribute(md)==="CONNECTED"&&t());n.observe(o,{attributeFilter:[md]}),br.set(e,n)}return()=>{br.get(e)?.disconnect(),br.delete(e)}}var r0,md,br,ka=N(()=>{"use strict";r0="[data-testid=stApp]",md="data-test-connection-state",br=new WeakMap});var fd={};B(fd,{writeCookies:()=>dn});function dn(e){for(let[t,o]of e)document.cookie=`${t}=${o}; max-age=${o?31536e3:0}; samesite=lax`}var wr=N(()=>{"use strict"});var gd={};B(gd,{completeLink:()=>Sa});function Sa(e,t){let o=new URL(location.href);if(o.pathname.replace(/\/$/,"").split("/").pop()===e){for(let[n,r]of t)o.searchParams.has(n)||o.searchParams.set(n,r);o.href!==location.href&&history.replaceState(history.state,"",o)}}var $a=N(()=>{"use strict"});var bd={};B(bd,{makeOneStep:()=>Ea});function Ea(){if(Object.hasOwn(history,"pushState"))return;let e=({target:t})=>So=t?.closest?.(s0)?null:location.href;for(let t of["pointerdown","keydown","click"])window.addEventListener(t,e,{capture:!0});window.addEventListener("popstate",()=>So=null,{capture:!0}),history.pushState=(t,o,n)=>{let r=new URL(String(n),location.href).pathname===location.pathname;if(r&&So===null)return history.replaceState(t,o,n);r&&So?.includes("?")&&history.replaceState(history.state,o,So),So=null,History.prototype.pushState.call(history,t,o,n)}}var s0,So,Aa=N(()=>{"use strict";s0=".st-key-asked :is(.stTextInput, .stTextArea, .st-key-check)",So=null});var vd={};B(vd,{keepTyped:()=>La});function pn(){try{let{path:e,fields:t}=JSON.parse(sessionStorage.getItem(Ma)??"{}");return e===location.pathname?t:{}}catch{return{}}}function a0(e){try{Object.keys(e).length?sessionStorage.setItem(Ma,JSON.stringify({path:location.pathname,fields:e})):sessionStorage.removeItem(Ma)}catch{}}function $o(e,t){let{[e]:o,...n}=pn();a0(t?{...n,[e]:t}:n)}function un(e){let t=[...e?.closest("[class*=st-key-]")?.classList??[]].find(o=>o.startsWith("st-key-"));return t?`${t} ${e?.ariaLabel}`:""}function i0(e,t){let o=e instanceof HTMLTextAreaElement?HTMLTextAreaElement:HTMLInputElement;Object.getOwnPropertyDescriptor(o.prototype,"value")?.set?.call(e,t),e.dispatchEvent(new Event("input",{bubbles:!0}))}function l0(e,t){if(i0(e,t.text),!t.isLeft&&document.activeElement===document.body)return e.focus();e.dispatchEvent(new FocusEvent("focusout",{bubbles:!0})),$o(un(e),{...t,isLeft:!0})}function d0(){let e=new AbortController,t=new Map,o=pn(),n=(c,d)=>document.addEventListener(c,({target:p,isTrusted:u})=>{u&&c0(p)&&p.matches(wd)&&un(p)&&d(p,un(p))},{capture:!0,signal:e.signal});n("focusin",(c,d)=>{let p=pn()[d];t.set(d,p&&!p.isLeft?p.before:c.value)}),n("input",(c,d)=>{delete o[d],$o(d,{before:t.get(d)??"",text:c.value,isLeft:!1})}),n("focusout",(c,d)=>{let p=pn()[d];!p||c.disabled||($o(d,{...p,isLeft:!0}),setTimeout(()=>pn()[d]?.isLeft&&$o(d,null),3e3))});let r=new Set,s=()=>[...document.querySelectorAll(wd)].map(c=>[c,un(c)]).filter(([,c])=>o[c]),a=c=>{delete o[c],r.has(c)||$o(c,null)};document.addEventListener("click",({isTrusted:c})=>{for(let[d,p]of c?s():[])o[p].text===d.value&&a(p)},{capture:!0,signal:e.signal});let i=xd.tries,l=Object.keys(o).length&&setInterval(()=>{for(let[d,p]of s())d.disabled||(d.value===o[p].text&&!r.has(p)?a(p):d.value===o[p].before&&(r.add(p),l0(d,o[p])));if(i-- >0)return;clearInterval(l);let c=un(document.activeElement);for(let d in o)d!==c&&$o(d,null)},xd.wait);return()=>{clearInterval(l),e.abort()}}function La(e){return xr.has(e)||xr.set(e,d0()),()=>{xr.get(e)?.(),xr.delete(e)}}var Ma,wd,xd,xr,c0,Na=N(()=>{"use strict";Ma="self-attention typed",wd="[data-testid=stTextInput] input, [data-testid=stTextArea] textarea",xd={wait:200,tries:75},xr=new WeakMap;c0=e=>e instanceof HTMLInputElement||e instanceof HTMLTextAreaElement});var yd={};B(yd,{default:()=>p0});function p0({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("[role=status]"),r=[xa(e,n),La(n),ya(n,()=>o("back",!0))];return Ea(),Sa(e.screen,e.completes),dn(e.cookies),()=>r.forEach(s=>s())}var kd=N(()=>{"use strict";va();ka();wr();$a();Aa();Na()});var u0={};var Sd,vr,$d=N(()=>{"use strict";new MutationObserver((e,t)=>{let o=document.querySelector("[data-testid=stMain] h1");o&&(t.disconnect(),setTimeout(()=>document.querySelectorAll("link[rel=later]").forEach(n=>n.setAttribute("rel","modulepreload")),1e3),!(document.activeElement!==document.body||location.hash)&&(o.tabIndex=-1,o.focus({preventScroll:!0}),o.blur()))}).observe(document,{childList:!0,subtree:!0});for(let e of["click","keydown","pointerup"])addEventListener(e,({key:t})=>{t!=="Tab"&&!document.body.dataset.screen&&(window.before??=document.body.cloneNode(!0))},{capture:!0});Sd="[data-testid=stPopoverBody]",vr=null;addEventListener("click",({target:e})=>{let t=e instanceof Element?e.closest("[data-testid=stPopoverButton][aria-expanded=false]"):null;if(!t)return;vr=t;let o=60,n=()=>{let r=document.activeElement,s=document.querySelector(Sd);s&&t.ariaExpanded==="true"&&(r===t||r===document.body)&&(s.hasAttribute("tabindex")||(s.tabIndex=-1),s.focus({preventScroll:!0})),o--&&requestAnimationFrame(n)};n()},{capture:!0});addEventListener("keydown",({key:e,shiftKey:t})=>{let o=document.activeElement,n=o?.closest(Sd);if(!n||!vr||e!=="Tab"&&e!=="Escape")return;let r=[n,...n.querySelectorAll(":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(:disabled, [tabindex='-1'])")];e==="Tab"&&o!==(t?n:r[r.length-1])||(vr.focus(),e==="Tab"&&vr.click())},{capture:!0})});var Ad={};B(Ad,{default:()=>g0});function h0(e){let{icon:t,help:o,minutes:n,done:r,parts:s}=e,a=b("span",{className:t===m0?"icon complete":"icon",ariaHidden:"true",translate:!1},t),i=b("div",{},Ed(e));return r&&i.append(b("strong",{},r)),i.append(b("small",{},n?`${o} (${n} min)`:o)),s.length&&i.append(b("p",{},...s.map(Ed))),b("li",{},a,i)}function f0({title:e,able:t,takes:o,ready:n,of:r,groups:s},a){let i=[n&&o?`${n} of ${r} done`:"",o].filter(Boolean).join(", "),l=b("summary",{},b("h3",{},e),b("span",{},i),b("p",{},t));l.style.setProperty("--done",`${o&&n/r}`);let c=s.map(({title:d,lessons:p})=>b("section",{},...d?[b("h4",{},d)]:[],b("ul",{},...p.map(h0))));return b("details",{open:a,dataset:{road:e}},l,b("div",{},...c))}function g0({data:e,parentElement:t,setTriggerValue:o}){let n=JSON.parse(new TextDecoder().decode(e)),r=t.querySelector("nav"),s=new Set([...r?.querySelectorAll("details")??[]].map(l=>l.open&&l.dataset.road));r?.remove();let a=n.map(l=>f0(l,s.has(l.title))),i=b("nav",{ariaLabel:"The roads"},b("h2",{},"Where do you want to go?"),...a);t.append(i),i.addEventListener("click",l=>{let c=l.target instanceof Element?l.target:null,d=c?.closest("a"),p=c?.closest("summary")?.parentElement;p&&setTimeout(()=>p.scrollIntoView({block:"nearest"})),!(!d?.dataset.opens||l.ctrlKey||l.metaKey||l.shiftKey||l.altKey)&&(l.preventDefault(),o("opened",{road:d.closest("details")?.dataset.road??"",screen:d.dataset.opens}))})}var m0,Ed,Md=N(()=>{"use strict";pe();m0="check_circle",Ed=({title:e,opens:t,address:o})=>b("a",{href:o,dataset:{opens:t}},e)});var Nd={};B(Nd,{default:()=>k0});function x0(){try{return sessionStorage.getItem(Ld)==="yes"}catch{return!1}}function v0(e){try{sessionStorage.setItem(Ld,e?"yes":"no")}catch{}}function y0(e){let[t,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[...t?[t,String(o).padStart(2,"0")]:[o],String(e%60).padStart(2,"0")].join(":")}function k0({data:e,parentElement:t}){let o=t.querySelector("[role=timer]"),n=t.querySelector("[role=status]"),r=t.querySelector("button"),s=Date.now()+1e3*e.left;clearInterval(yr.get(t));let a=x0();function i(){let l=Math.max(0,Math.ceil((s-Date.now())/1e3));o.textContent=y0(l),o.hidden=a,r.textContent=a?"Show the clock":"Hide";let c=l?w0.find(([d])=>l<=d)?.[1]??"":b0;n.textContent!==c&&(n.textContent=c),l||clearInterval(yr.get(t))}return r.onclick=()=>{a=!a,v0(a),i()},yr.set(t,setInterval(i,1e3)),i(),()=>clearInterval(yr.get(t))}var Ld,b0,w0,yr,Td=N(()=>{"use strict";Ld="self-attention clock hidden",b0="Time is up. Your answers are all here: you can still finish and hand them in.",w0=[[60,"One minute left."],[300,"Five minutes left."]],yr=new WeakMap});var Cd={};B(Cd,{default:()=>S0});function S0({parentElement:e}){let t=e.querySelector("button");t.onclick=()=>window.print()}var Od=N(()=>{"use strict"});var qd={};B(qd,{default:()=>$0});function $0({data:e,parentElement:t}){let o=t.querySelector("button");o.hidden=!e.button,o.onclick=()=>window.print();let n=t.querySelector(".exam-paper");n.dataset.is!==e.paper&&(n.innerHTML=e.paper,n.dataset.is=e.paper)}var Id=N(()=>{"use strict"});var Rd={};B(Rd,{default:()=>E0});function E0({data:e,parentElement:t,setTriggerValue:o}){let n=t.querySelector("nav")??t.appendChild(document.createElement("nav"));for(n.ariaLabel="The parts";n.childElementCount>e.length;)n.lastElementChild?.remove();e.forEach((s,a)=>{let i=n.children[a]??n.appendChild(document.createElement("button"));i.type="button",i.ariaLabel=i.title=s.name,i.dataset.state=s.state,i.classList.toggle("begins",s.begins),s.isAsked?i.setAttribute("aria-current","step"):i.removeAttribute("aria-current"),i.replaceChildren(String(s.number),Object.assign(document.createElement("span"),{textContent:s.sign})),i.onclick=()=>o("pressed",s.number)}),n.onscroll=()=>zd(n),zd(n);let r=n.querySelector("[aria-current]");!(r instanceof HTMLElement)||n.dataset.asked===r.textContent||(n.dataset.asked=r.textContent??"",n.scrollLeft=r.offsetLeft-n.offsetLeft-(n.clientWidth-r.offsetWidth)/2)}function zd(e){e.classList.toggle("before",e.scrollLeft>1),e.classList.toggle("after",e.scrollLeft+e.clientWidth<e.scrollWidth-1)}var Wd=N(()=>{"use strict"});var Pd={};B(Pd,{resend:()=>mn});function mn(e,t,o){clearTimeout(Ta.get(e));let n=r=>Ta.set(e,setTimeout(()=>{o?.(),r<16*t&&n(2*r)},r));return o&&n(t),()=>clearTimeout(Ta.get(e))}var Ta,kr=N(()=>{"use strict";Ta=new WeakMap});var Dd={};B(Dd,{default:()=>C0});function Sr(e){try{let t=JSON.parse(localStorage.getItem(e)??"null");return typeof t?.text=="string"&&Number.isFinite(t.at)?t:{at:0,text:""}}catch(t){if(t instanceof SyntaxError)return{at:0,text:""};throw t}}function _d(){return Object.keys(localStorage).filter(e=>e.startsWith(Fd))}function N0(e){e<=Number(localStorage.getItem(Ca))||(_d().forEach(t=>localStorage.removeItem(t)),sessionStorage.removeItem(A0),localStorage.setItem(Ca,String(e)))}function T0(e,{at:t,text:o}){if(t<=Math.max(Sr(e).at,Number(localStorage.getItem(Ca))))return;localStorage.setItem(e,JSON.stringify({at:t,text:o}));let n=_d().sort((r,s)=>Sr(r).at-Sr(s).at);n.slice(0,Math.max(0,n.length-M0)).forEach(r=>localStorage.removeItem(r))}function C0({data:e,parentElement:t,setTriggerValue:o}){let n=Fd+e.name,r=null,s="Kept in this browser, because it is too long for the link.";try{N0(e.forgotten),T0(n,e);let{text:a}=Sr(n);e.asks&&(a||e.answers)&&(r=a.slice(0,e.longest))}catch{r=e.answers?"":null,s="Too long for the link, and this browser keeps nothing for us: it is here until you close this tab."}return t.querySelector("p").textContent=e.has_text?s:"",mn(t,L0,r===null?null:()=>o("found",r))}var Fd,Ca,A0,M0,L0,Bd=N(()=>{"use strict";kr();Fd="self-attention: ",Ca="self-attention forgotten",A0="self-attention typed",M0=60,L0=400});var Hd={};B(Hd,{default:()=>I0});function I0({data:e,parentElement:t}){let o=t.querySelector("[role=note]");o.ariaLabel=e.says;let n=String(e.turn);if(document.body.dataset.focusTurn===n)return;document.body.dataset.focusTurn=n;let r=q0,s=!0,a=!1;for(let l of["pointerdown","wheel","keydown"])addEventListener(l,()=>a=!0,{once:!0,capture:!0,passive:!0});let i=()=>{let l=e.on?document.querySelector(e.on):o;l&&(s||document.activeElement===document.body)?(e.on&&Object.assign(l,{role:"heading",tabIndex:-1},l.matches("h1, h2")?{}:{ariaLevel:"2"}),l.closest("[aria-hidden]")?.removeAttribute("aria-hidden"),l.focus(),s&&=!l.matches(":focus")):l?.matches(":focus")&&!a&&l.scrollIntoView({block:"nearest"}),--r>0&&setTimeout(i,O0)};i()}var O0,q0,Xd=N(()=>{"use strict";[O0,q0]=[100,20]});var Qd={};B(Qd,{default:()=>X0});function $r(e){return Object.keys(localStorage).filter(t=>t.startsWith(e))}function Oa(){let e=Number(localStorage.getItem(Ud[0]));return e<Date.now()/1e3+R0?e:0}function _0(e){e<=Oa()||($r(Gd).forEach(t=>localStorage.removeItem(t)),Ud.forEach(t=>localStorage.setItem(t,String(e))))}function Yd(){try{return JSON.parse(localStorage.getItem(Vd)??"{}")??{}}catch(e){if(e instanceof SyntaxError)return{};throw e}}function Jd(e,t){try{let o=JSON.parse(t),n=r=>!(r.at<=e[`${r.exercise} ${r.variant??""}`]);return JSON.stringify({...o,answers:o.answers.filter(n)})}catch{return t}}function D0(e){let t=Yd(),o=Object.fromEntries(Object.entries(e).filter(([n,r])=>!(r<=t[n])));Object.keys(o).length&&($r(At).forEach(n=>localStorage.setItem(n,Jd(o,localStorage.getItem(n)??""))),localStorage.setItem(Vd,JSON.stringify({...t,...o})))}function B0({place:e,text:t,joined:o,instead:n,began:r,answers_forgotten:s}){let a=Object.fromEntries(s),i=Object.entries(Yd()).filter(([d,p])=>p>Math.max(r,a[d]??0)),l=d=>i.length?Jd(Object.fromEntries(i),d):d;if(t&&localStorage.setItem(At+e,l(t)),!o)return;localStorage.setItem(`${At}${e} and earlier`,l(o)),n.filter(d=>Kd.get(d)===localStorage.getItem(At+d)).forEach(d=>localStorage.removeItem(At+d))}function jd({place:e}){return $r(At).map(o=>o.slice(At.length)).filter(o=>o!==e&&o!==`${e} and earlier`)}function H0(e,t){let o=e.asks||!e.read&&jd(e).length>z0;if(!o&&!t)return null;let n=Object.fromEntries((o?jd(e):[]).map(r=>[r,localStorage.getItem(At+r)]));for(let[r,s]of Object.entries(n))Kd.set(r,s);return{kept:o?n:null,forgotten:Oa()}}function X0({data:e,parentElement:t,setTriggerValue:o}){let n="",r=e.asks?{kept:{},forgotten:0}:null;try{_0(e.forgotten),D0(Object.fromEntries(e.answers_forgotten));let s=Oa()>Math.max(e.began,e.forgotten);r=H0(e,s),s||B0(e),e.tells&&$r(Gd)}catch(s){n=s instanceof DOMException&&s.name==="QuotaExceededError"?P0:e.tells?F0:""}return t.querySelector("p").textContent=n,mn(t,W0,r&&(()=>o("found",r)))}var Gd,At,Ud,Vd,z0,R0,W0,Kd,P0,F0,Zd=N(()=>{"use strict";kr();Gd="self-attention",At="self-attention progress: ",Ud=["self-attention progress forgotten","self-attention forgotten"],Vd="self-attention answers forgotten",z0=40,R0=1440*60,W0=300,Kd=new Map,P0="This browser has no room left for your work. Download it under My work, or it will be lost with this tab.",F0="This browser keeps nothing for us, so your work is here until you close this tab. Download it to keep it."});var ep={};B(ep,{default:()=>j0});var j0,tp=N(()=>{"use strict";wr();j0=({data:e})=>dn(Object.entries(e))});var op=$e((i2,G0)=>{G0.exports=`figure { --role: var(--query); container-type: inline-size; }
:is([data-view=apart], [data-view=beside]) { --role: var(--context); }
.stage { --names: 4.5rem; --v: min(4.25rem, (100cqw - var(--names)) / var(--wide)); --most: 26rem; --u: calc(min(var(--most), var(--kept) * var(--v)) / var(--high)); position: relative; height: calc(var(--high) * var(--u)); }
i, .around > * { position: absolute; top: 0; left: var(--names); box-sizing: border-box; transform: translate(calc(var(--x) * var(--v)), calc(var(--y) * var(--u))); }
i {
  display: grid; place-items: center; width: var(--v); height: var(--u);
  border: 1px solid var(--st-background-color); border-radius: 5px;
  background: color-mix(in srgb, var(--role) var(--tint), var(--st-background-color));
  font-size: clamp(0.75rem, min(var(--u), var(--v)) * 0.55, 1.0625rem); font-style: normal;
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
`});var np=$e((l2,U0)=>{U0.exports=`svg { display: block; width: 8rem; overflow: visible; }
path { fill: none; stroke: var(--st-text-color); }
.rim { stroke: none; fill: color-mix(in srgb, var(--st-text-color) 5%, transparent); }
.predicted { stroke-width: 2; stroke-dasharray: 5 4; }
.mark { stroke-width: 1.25; opacity: 0.7; }
.of-mean { stroke-width: 3.5; }
.was { stroke-width: 2.5; opacity: 0.5; }
.now { stroke-width: 3.5; transform-origin: 6px 92px; transition: rotate 0.6s; }
.angle { stroke-dasharray: 2 3; }
text { font-size: 1rem; font-weight: 650; fill: var(--st-text-color); }
.of-mark { font-weight: 400; }
@media (width > 46rem) { svg { width: 12rem; } text { font-size: 0.625rem; } }
@media (prefers-reduced-motion: reduce) { .now { transition: none; } }
`});var rp=$e((c2,V0)=>{V0.exports=`/* Where there is room, what stands beneath the plane is as wide as that between its axes' ends. */
figure { --left: 0px; --wide: 100%; @media (min-width: 641px) { --left: 34px; --wide: calc(100% - 54px); } }
.axis { font-weight: 600; }
.axes { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 40%, transparent); }
.grid { stroke: color-mix(in srgb, var(--st-text-color) 12%, transparent); }
.tick { fill: var(--soft); }
.arc { fill: none; stroke: var(--st-text-color); stroke-width: 2; }
.cosine { font-weight: 700; paint-order: stroke; stroke: var(--st-background-color); stroke-width: 4; }
.pale { opacity: 0.5; }
.words { fill: var(--soft); font-size: 0.875rem; circle { fill: var(--soft); stroke: var(--soft); &.hollow { fill: none; } } }
.path { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 45%, transparent); stroke-width: 2; }
.path.hollow { stroke-dasharray: 5 4; }
.through.alone .path { opacity: 0.15; &.way { stroke: var(--st-text-color); stroke-linejoin: round; opacity: 1; } }
.ahead { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 30%, transparent); stroke-width: 1.5; stroke-dasharray: 1 5; stroke-linecap: round; }
.moves .dot { transition: transform 0.5s ease-in-out; }
circle { fill: var(--st-text-color); stroke: var(--st-text-color); stroke-width: 2; }
.ghost circle { fill: var(--st-background-color); stroke-opacity: 0.4; }
.ghost text { opacity: 0.75; }
.ghost.hollow { stroke-dasharray: 3 3; }
.leader { stroke: var(--st-text-color); }
.dot text { fill: var(--st-background-color); font-weight: 700; }
.hollow circle { fill: var(--st-background-color); }
.neither { --grey: color-mix(in srgb, var(--st-text-color) 62%, var(--st-background-color)); }
.neither circle:not(.picked) { fill: var(--grey); stroke: var(--grey); }
.there .ghost { display: none; }
.dot circle.picked { fill: none; stroke: var(--st-primary-color); stroke-width: 2.5; stroke-dasharray: 4 3; }
:is(.asking, .through) .dot { cursor: pointer; }
.dot.hollow text { fill: var(--st-text-color); }
.dot:has(+ .same) circle { r: 13px; }
.same { circle { r: 17px; fill: none; } text { display: none; } } /* around that of the other, which has both letters */
/* Each name stands under the place of the thumb, 1rem wide, at its step. */
.ticks { display: grid; grid-template-columns: repeat(var(--steps), minmax(0, 1fr)); width: var(--wide); margin: 0 0 0.375rem var(--left); line-height: 1.2; text-align: center; }
.now { font-weight: 650; }
.covered { opacity: 0.6; }
input {
  --step: calc(var(--wide) / var(--steps)); display: block;
  width: calc(var(--step) * (var(--steps) - 1) + 1rem); height: 1.5rem;
  margin: 0.25rem 0 0 calc(var(--left) + var(--step) / 2 - 0.5rem); accent-color: var(--st-primary-color);
}
output { display: block; min-height: 1.4em; line-height: 1.4; font-variant-numeric: tabular-nums; }
@media (prefers-reduced-motion: reduce) { .moves .dot { transition: none; } }
@media (forced-colors: active) {
  circle { fill: CanvasText; }
  circle.picked { fill: none; }
  .ghost circle { fill: Canvas; }
  .neither { --grey: GrayText; }
  .hollow circle { fill: Canvas; }
}
/* The dots show them; who cannot see those hears them. */
output span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`});var sp=$e((d2,K0)=>{K0.exports=`figure { container-type: inline-size; }
.boxes {
  --u: min(1.75rem, (100cqw - 4 * var(--gap)) / 17); --gap: clamp(1rem, 7.5cqw, 3.25rem);
  position: relative; display: grid; grid-template: repeat(6, auto) / repeat(5, max-content); gap: 0.0625rem var(--gap); align-items: center;
}
svg { position: absolute; inset: 0; height: 100%; overflow: visible; pointer-events: none; }
path {
  fill: none; stroke: color-mix(in srgb, var(--role) 45%, var(--st-background-color)); stroke-width: 2px; stroke-dasharray: 1;
  animation: draw 0.5s calc(var(--i) * 0.2s) backwards; transition: opacity 0.2s;
}
path.lit { stroke: var(--role); stroke-width: 4px; }
button { --wide: 3; grid-row: span 2; padding: 0; text-align: left; border-radius: 4px; transition: opacity 0.2s; }
button:is([data-name=scores], [data-name=weights]) { --wide: 4; grid-row: 2 / span 2; }
button[data-name=X] { grid-area: 3 / 1 / span 2; }
button:is([data-name=Q], [data-name=K], [data-name=V]) { grid-column: 2; }
button[data-name=Q] { grid-row: 1 / span 2; }
button[data-name=K] { grid-row: 3 / span 2; }
button[data-name=V] { grid-row: 5 / span 2; }
button[data-name=scores] { grid-column: 3; }
button[data-name=weights] { grid-column: 4; }
button[data-name=context] { grid-area: 4 / 5 / span 2; }
.label { display: block; width: 0; margin-bottom: 0.125rem; white-space: nowrap; line-height: 1.4; b { color: var(--role); font-size: 0.9375rem; } span { display: none; } }
button[data-name=context] { display: flex; flex-direction: column-reverse; align-items: end; .label { margin: 0.125rem 0 0; direction: rtl; } }
.grid {
  --line: var(--st-background-color) 0 1px, transparent 1px var(--u);
  display: grid; place-items: center; box-sizing: border-box; width: calc(var(--wide) * var(--u)); height: calc(4 * var(--u)); border-radius: 3px;
  background: repeating-linear-gradient(var(--line)), repeating-linear-gradient(90deg, var(--line)), color-mix(in srgb, var(--role) calc(14% + 46% * var(--share)), var(--st-background-color));
}
[data-asked=""] .grid { background: repeating-linear-gradient(var(--line)), repeating-linear-gradient(90deg, var(--line)), color-mix(in srgb, var(--st-text-color) 9%, var(--st-background-color)); }
strong { padding: 0 0.35em; border-radius: 4px; background: var(--st-background-color); font-size: clamp(1rem, 4cqw, 1.5rem); line-height: 1.3; &:empty { padding: 0; } }
[data-asked=""] strong { padding: 0 0.15em; font-size: 0.875rem; font-weight: 400; }
.lit .grid { outline: 2px solid var(--role); outline-offset: 1px; }
.here .grid { outline-width: 4px; }
.pointed :is(button, path):not(.lit) { opacity: 0.35; }
p { min-height: 2lh; margin: 0.5rem 0 0; font-size: 1rem; line-height: 1.4; max-width: 34rem; }
@keyframes draw { from { stroke-dashoffset: 1; } }
@container (min-width: 34rem) {
  :is([data-name=Q], [data-name=K], [data-name=V]) .label span { display: inline; margin-left: 0.4em; color: var(--soft); }
}
@media (prefers-reduced-motion: reduce) { path { animation: none; } }
@media (forced-colors: active) { .grid { forced-color-adjust: none; } }
`});var ap=$e((p2,Y0)=>{Y0.exports=`p { margin: 1rem 0.5rem 0.875rem; font-size: 1.375rem; line-height: 1.45; }
p:has(svg) { position: relative; }
svg { position: absolute; inset: -18px 0 auto; width: 100%; height: 24px; overflow: visible; }
path { fill: none; stroke: var(--weight); opacity: 0.7; }
text { fill: var(--weight); stroke: var(--st-background-color); stroke-width: 6; paint-order: stroke; font-size: 0.875rem; font-weight: 600; text-anchor: middle; }
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
.placed i, .placed i.lit { width: calc(var(--piece) + 4px); border-right: 8px solid var(--st-primary-color); background: none; } /* its middle is the place */
section:has(.marks) { ol { margin-bottom: 1.25rem; } ul button { min-height: 6rem; } ul span { height: 2.5rem; } }
.placed button { grid-template-columns: 3.5rem 1fr 9rem; }
.placed:not(.covered) span { background: linear-gradient(color-mix(in srgb, var(--st-text-color) 35%, transparent) 0 0) center / 100% 1px no-repeat; }
.marks { display: grid; grid-template-columns: 3.5rem 1fr 9rem; gap: 0.5rem; padding: 0 0.5rem; font-size: 0.875rem; }
.marks div { grid-column: 2; }
.marks span { position: relative; grid-column: 2; grid-row: 1; height: 1.25rem; }
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
@media (width > 75rem) {
  p { margin-top: 1.5rem; font-size: 1.5rem; }
  ol { font-size: 1.4375rem; button { min-height: 2.25rem; } }
  ul { font-size: 1.125rem; button { min-height: 2.5rem; } span { height: 1.75rem; } }
}
@media (max-width: 46rem) {
  p { margin-bottom: 0.5rem; font-size: 0.9375rem; } /* on one line, whatever fills the gap */
  ol { font-size: 0.875rem; }
  ol, ul { margin-bottom: 0.375rem; }
  ol button { min-height: 1.5rem; padding: 0 0.5rem; }
  ul button { min-height: 1.625rem; }
  /* a scale as wide as the screen, what it says above it */
  .placed button { grid-template-columns: 1fr max-content; padding-block: 0.25rem 0.375rem; font-size: 0.875rem; span { grid-area: 2 / 1 / 3 / 3; } }
  .marks :is(span, div) { grid-column: 1 / -1; }
}
@keyframes grow { from { width: 0; } }
@media (prefers-reduced-motion: reduce) { i { animation: none; } li { transition: none; } }
@media (forced-colors: active) {
  .lit > button { outline: 2px solid Highlight; outline-offset: -2px; }
  i { background: CanvasText; }
  i.lit { background: Highlight; }
  i, .covered span { forced-color-adjust: none; }
}
`});var ip=$e((u2,J0)=>{J0.exports=`:host { container-type: inline-size; --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); }
ol {
  position: relative;
  display: grid;
  grid: var(--programs, none / minmax(100%, min-content)); /* every line is as wide as the widest */
  box-sizing: border-box;
  align-content: start;
  min-height: var(--least, auto);
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
li[data-text^="# "]:not(:first-child) { margin-top: var(--apart, 0.5rem); border-top: var(--rule, 1px) solid var(--quiet); }
li { counter-increment: line; position: relative; display: flex; flex-wrap: wrap; align-items: center; line-height: var(--line, 1.5rem); }
li::before {
  content: counter(line);
  position: absolute;
  top: 0;
  width: var(--number, 1.75rem);
  text-align: right;
  color: var(--quiet);
}
li.fixed::before { content: counter(line) "\\2009\u2713"; width: calc(var(--number, 1.75rem) + 1.5ch); color: var(--st-green-text-color, #1d6b3a); font-weight: 700; }
li > button, li > span { flex: 1 0 auto; box-sizing: border-box; max-width: 100%; min-height: 1lh; padding: 0 0.75rem 0 2.5rem; text-align: left; }
li > :not(output) { white-space: pre; }
ol:has(> [data-line="0"]:not([data-text=""])) > li:not(.fixed, :has(> [aria-pressed="true"])) > button, ol:has(button)::after { text-decoration: underline dotted; text-underline-offset: 0.25em; } /* of all lines some are to be pressed */
i { display: inline-block; } /* not underlined */
ol:has(button):not(:has(output))::after { content: var(--legend, none); position: absolute; z-index: 1; bottom: 0.25rem; right: 0.5rem; font: 0.875rem / 1.35 var(--st-font); letter-spacing: normal; }
button:hover { background: color-mix(in srgb, var(--st-primary-color) 6%, transparent); }
li:has(> [aria-pressed="true"]) { box-shadow: inset 4px 0 var(--st-primary-color); }
li:has(> [aria-pressed="true"]):not(.fixed) { background: color-mix(in srgb, var(--st-primary-color) 8%, var(--st-background-color)); } /* on which the colours of the roles are read */
button:focus-visible { outline-offset: -3px; }
.fixed { background: color-mix(in srgb, var(--st-green-color, #1d6b3a) 14%, transparent); }
.keyword { font-weight: 700; letter-spacing: 0; } /* bold, its letters would run together */
.quoted { opacity: 0.8; }
.held { display: inline-block; box-sizing: border-box; min-width: 11.25ch; padding: 0 0.5ch; border: 1px solid var(--quiet); background: var(--st-background-color); line-height: 1.375; text-align: right; } /* a cell of memory */
sub { font-size: 0.75rem; line-height: 0; }
s { color: var(--quiet); text-decoration: 2px line-through #c9711a; }
[data-role] { color: color-mix(in srgb, var(--role) 85%, var(--st-text-color)); } /* On this ground the colours alone are too faint in the dark. */
@media (max-width: 46rem) {
  li[data-text=""] { line-height: var(--blank, 0.5rem); &::before { content: none; } }
  ol {
    padding-block: 0.25rem;
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
  ol:not(.asks):has(output) { --blank: 0.25rem; output { margin: 0 0.5rem 0 auto; padding-block: 0; line-height: var(--strip, 1.25); } } /* with what is said, too, the whole class is in sight */
  li.fixed::before { width: min(var(--number) + 1.5ch, var(--gutter, 1.625rem) - 3px); font-size: var(--mark-type, 0.75rem); letter-spacing: normal; } /* its mark touches no code */
  li { --number: 1.3125rem; > :not(output) { padding: 0 0.25rem 0 var(--gutter, 1.625rem); } }
  i { letter-spacing: var(--indent, -0.45em); } /* a quarter of an indentation: the longest line of a class fits */
}
@keyframes beneath { from, 95% { --beneath: 1.5rem; } }
@keyframes beside { from, 99% { --beside: 1.5rem; } }
/* more of the code in sight */
@media (pointer: coarse) {
  li > button { padding-block: 0.5rem; }
  li:has(button)::before { line-height: 2.5rem; }
  li:not(:has(> button)) + li > button::before { content: ""; position: absolute; inset: var(--around-finger, 0) 0 0; } /* not over a line that can be pressed */
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
  position: sticky; left: 0; display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: 0.25rem; box-sizing: border-box; min-width: 0; max-width: 100cqw;
  scroll-margin-bottom: 0.25rem; padding: 0.25rem 0.5rem 0.25rem 2.5rem; font-family: var(--st-font); letter-spacing: normal; text-indent: 0; white-space: normal;
  b { flex: 1 0 100%; font-weight: 600; }
  button {
    flex: 1 1 auto; min-height: 2.5rem; padding: 0.25rem 0.75rem; border: 1px solid color-mix(in srgb, currentcolor 30%, transparent); border-radius: 0.5rem;
    background: var(--st-background-color);
    &:hover, &[aria-pressed="true"] { border-color: var(--st-primary-color); }
    .wrong &[aria-pressed="true"] { border-color: var(--st-red-color, #b3261e); &::before { content: "\u2717 "; color: var(--st-red-text-color, #bd4043); } }
  }
}
.asked > output { position: static; flex: 1 0 100%; margin: 0; ol:not(.wrong) & { border-color: currentcolor; } }
.asks > li { --mark: var(--st-primary-color); &.fixed { --mark: var(--st-green-color, #1d6b3a); } }
/* Over the half of the code in which the line that is pressed is not, so that no line moves, until it is pressed away. */
@container (max-width: 39.99rem) {
  .asks > li {
    &:has(> button:focus-visible) { z-index: 2; background: var(--st-background-color); }
    > :is(.asked, output) {
      position: absolute; z-index: 1; inset: var(--sheet); width: calc(100cqw - 2px); max-width: none; margin: 0; padding: 0.5rem 2.25rem 0.5rem 0.75rem;
      border: solid var(--mark); border-width: 2px 0; background: color-mix(in srgb, var(--mark) 8%, var(--st-background-color));
      &::after { content: "\xD7" / ""; position: absolute; top: 0; right: 0.75rem; font-size: 1.5rem; line-height: 1.5; }
    }
    > .asked { padding-right: 0.75rem; > output { order: var(--told); } }
  }
}
/* Where there is room, beside the code, at the end of a line from the one that is pressed. */
@container (min-width: 40rem) {
  .asks {
    margin-right: 13.75rem; overflow: visible;
    > li:has(> :is(.asked, output))::after { content: ""; position: absolute; left: 100%; width: 0.875rem; border-top: 4px solid var(--mark); }
    > li > output { --lowest: 23rem; }
    > li > :is(.asked, output) {
      --high: min(var(--up), var(--lowest, 12.5rem)); position: absolute; z-index: 1; top: calc(var(--high) - var(--up)); left: calc(100% + 0.75rem); align-content: start; width: 13rem; min-height: calc(var(--up) - var(--high) + 100%); margin: 0; padding: 0.5rem 0.75rem;
      border-left: 4px solid var(--mark); background: color-mix(in srgb, var(--st-primary-color) 8%, var(--st-background-color)); button { flex: 1 0 100%; min-height: 2.25rem; }
    }
  }
  .asked > output { padding: 0; border: 0; background: none; }
}
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.cells {
  display: grid; flex: 0 1 calc(100% - 3rem); max-width: calc(100% - 3rem); grid-auto-columns: minmax(0, 4rem); grid-auto-flow: column; gap: 2px; padding: 0;
  border: 0; background: none; line-height: var(--strip-high, 1.5rem); text-align: center;
}
.cells b { background: color-mix(in srgb, var(--role) calc(var(--tint) * 50% + 4%), var(--st-background-color)); color: var(--st-text-color); font-weight: 400; }
.cells b { &:nth-child(odd) { margin-left: 0.3125rem; } &:nth-child(even) { margin-right: 0.3125rem; } } /* two are a row of the matrix */
.fixed > output { border-color: var(--st-green-color, #1d6b3a); }
@media (forced-colors: active) { button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; } }
`});var lp=$e((m2,Q0)=>{Q0.exports=`/* A text whose words are marked by weights, and rows of weights above it. */

.strips { display: grid; grid-template-columns: max-content 1fr; gap: 3px 0.5rem; align-items: center; forced-color-adjust: none; }
.strips:not(:empty) + .says { margin-top: 0.4rem; }
.strip { position: relative; height: var(--strip, 6rem); border-radius: 3px; background: color-mix(in srgb, var(--weight) 7%, transparent); }
.strip i { position: absolute; inset-block: 0; min-width: 2px; background: color-mix(in srgb, var(--weight) calc(var(--share) * 100%), transparent); }
.strip .mine { inset-block: -1px; margin-inline: -3px; padding-inline: 3px; background: none; }
.mine { outline: 1.5px dashed var(--st-text-color); }
.covered { cursor: crosshair; background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--weight) 30%, transparent) 0 4px, transparent 4px 8px); }
.covered::after { content: "A stripe per word: press where more"; position: absolute; inset: 0; width: max-content; height: 1lh; margin: auto; padding-inline: 0.4rem; background: var(--st-background-color); pointer-events: none; }

.says { position: sticky; top: var(--top); margin: 0 0 0.4rem; background: var(--st-background-color); }
.says span { font-weight: 650; font-variant-numeric: tabular-nums; color: var(--weight); }
.text { max-height: 33rem; padding: 3px; overflow-y: auto; overscroll-behavior: auto; font-size: 1rem; line-height: 1.45; forced-color-adjust: none; }
.text span { padding-block: 1px; cursor: pointer; border-radius: 3px; background: color-mix(in srgb, var(--weight) calc(var(--share, 0) * 55%), transparent); }
.text span:hover { text-decoration: underline; }
.text span:focus-visible { outline: 3px solid var(--st-primary-color); outline-offset: 1px; }
.text [data-column] { box-shadow: inset 0 -2px var(--soft); }
.text :is(.compared, [aria-pressed="true"]) { margin-inline: 0.25rem; } /* a frame touches no other word */
.text .compared { white-space: nowrap; box-shadow: 0 0 0 2px var(--soft); }
.text [aria-pressed="true"] { font-weight: 650; box-shadow: 0 0 0 2px var(--st-text-color); }
.far { display: none; }
:not(.far):has(+ .far)::after { content: " \u2026 " / ""; }
.strips:not(:empty) ~ .text { font-size: 1.375rem; line-height: 1.6; }
@media (max-width: 640px) { .strip { --strip: 5.5rem; } .strips:not(:empty) ~ .text { font-size: 1rem; line-height: 1.65; } }
@media print { .text { max-height: none; } }
`});var cp=$e((h2,Z0)=>{Z0.exports=`:host { --feed: var(--quality-2); }
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
  .switches button { width: 2.75rem; height: 38px; margin-top: -4px; }
  .switches button::before { inset: 7px 3px; border-radius: 12px; }
  .switches button::after { top: 13px; right: 9px; border-width: 6px; }
}
@media (forced-colors: active) {
  rect.before { fill: GrayText; } rect.attention { fill: Highlight; } rect.feed { fill: CanvasText; }
  .on.before, .on.attention, .on.feed { fill: CanvasText; paint-order: stroke; stroke: Canvas; stroke-width: 4; }
  .words button[aria-pressed="true"] { outline: 2px solid Highlight; }
}
`});var dp=$e((f2,ew)=>{ew.exports=`figure { --quiet: color-mix(in srgb, var(--st-text-color) 72%, var(--st-background-color)); --line: color-mix(in srgb, var(--st-text-color) 22%, var(--st-background-color)); }
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
.drawn { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 1rem; align-items: center; min-height: 15rem; @media (min-width: 1100px) { min-height: 21.375rem; } /* as with one pair */ }
.both .drawn { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
.arrows { display: flex; gap: 0.5rem; justify-content: center; }
.plane { min-width: 0; max-width: 20rem; overflow: visible; }
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
output span { white-space: nowrap; }
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
  figure { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 0.75rem; }
  .drawn { display: contents; }
  .line, .curve { grid-column: 1 / -1; }
  .arrows { grid-area: 2 / 1 / 4; }
  output { grid-area: 2 / 2; min-height: 6.5em; }
  .controls { grid-area: 3 / 2; align-content: start; min-height: 5rem; }
  button { flex: 1 0 100%; padding-inline: 0.25rem; }
  /* the second pair stands beneath the first, so that the button stays under the finger */
  .both .arrows { display: contents; }
  .both .plane { grid-area: 2 / 1 / 4; }
  .both .plane + .plane { grid-area: 4 / 1; }
  .both .curve { grid-area: 4 / 2; align-self: center; }
}
@media (forced-colors: active) {
  .shaft, .head, .turned, .now, .shade, [role="slider"] line { stroke: CanvasText; }
  .query.head, .dot { fill: CanvasText; }
  [role="slider"] rect { fill: Canvas; stroke: CanvasText; }
  [role="slider"] text { fill: CanvasText; }
}
`});var pp=$e((g2,tw)=>{tw.exports=`.push { display: grid; grid-template-columns: max-content minmax(4rem, 1fr) 2.75rem; gap: 0.75rem; align-items: center; margin-bottom: 0.75rem; font-size: 1rem; }
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
.heads, .row > .weight { display: none; }
.weighed .row { grid-template-columns: 5rem 3.25rem 1fr 3.75rem; &:is(.foot, .reach *) { grid-template-columns: 5.5rem 1fr 3.75rem; } > .weight { display: block; text-align: right; } }
.weighed .heads { display: grid; height: 1.25rem; font-size: 0.875rem; text-align: right; }
.axis { position: relative; height: 100%; font-size: 0; small { position: absolute; left: var(--from); font-size: 0.875rem; transform: translateX(-50%); &:last-child { transform: translateX(-100%); } &:nth-last-child(3) { transform: none; } } }
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
.line { left: calc(var(--share) - 2px); border-left: 4px solid var(--key); outline: 1px solid var(--st-background-color); }
.mine::before { content: attr(data-beyond); position: absolute; z-index: 2; right: 0.25rem; padding-inline: 0.25rem; background: var(--st-background-color); font-style: normal; line-height: 1.3; white-space: nowrap; }
.mine[data-beyond^="\u2190"]::before { right: auto; left: 0.25rem; }
.mine { border: 2px dashed var(--st-text-color); transition: none; }
.veiled .bar { left: 0; width: 100%; background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--weight) 40%, var(--st-background-color)) 0 4px, transparent 4px 9px); }
.asked .mine { border-color: var(--weight); background: color-mix(in srgb, var(--weight) 45%, transparent); animation: beckon 1.1s ease-in-out 2; }
.asked .mine::after { content: ""; position: absolute; right: -6px; top: -5px; bottom: -5px; width: 10px; border-radius: 5px; background: var(--weight); }
.asked.row .bar { opacity: 0; }
input.asked { position: absolute; z-index: 1; inset: -4px -8px; width: calc(100% + 16px); height: calc(100% + 8px); margin: 0; opacity: 0; cursor: ew-resize; touch-action: pan-y; }
.track:has(input:focus-visible) { outline: 3px solid var(--st-primary-color); outline-offset: 3px; }
[data-asks="word"] .row button { outline: 1px solid color-mix(in srgb, var(--st-text-color) 45%, transparent); outline-offset: -1px; }
.foot > :first-child { text-align: right; }
.foot i { height: 50%; border-right: 2px solid var(--st-background-color); background: var(--weight); }
.foot.open i { height: 100%; background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--weight) 55%, var(--st-background-color)) 0 4px, transparent 4px 9px); }
.foot i.minus { top: 50%; background: repeating-linear-gradient(135deg, var(--key) 0 4px, transparent 4px 8px); }
.told { min-height: 2.6em; .reach:not(:empty) + & { min-height: 0; } margin: 0.5rem 0; line-height: 1.3; color: var(--soft); }
@keyframes beckon { 50% { transform: scaleX(0.9); transform-origin: left; } }
@media (max-width: 46rem) {
  .push { grid-template-columns: 1fr auto; gap: 0 0.5rem; line-height: 1; margin-bottom: 0.25rem; input { grid-area: 2 / 1 / auto / span 2; margin-block: -0.25rem; } }
  .told { margin-block: 0.5rem 0; }
  .row { grid-template-columns: 5rem 1fr 3.5rem; gap: 0.5rem; height: var(--row, 2.5rem); }
  .weighed .row { --row: calc(13.75rem / 6); grid-template-columns: 4.75rem 3rem 1fr 3.75rem; }
  .rows:has(+ .foot:not([hidden])) { --row: calc(15rem / 7); }
  .row.foot { height: calc(15rem / 7); }
  .axis small:nth-last-child(3) { display: none; } /* it has no room beside 0 */
  .rows:has(~ .reach > *) { --row: 1.6rem; .track { height: 1.375rem; } button { padding-block: 0; line-height: 1.25; } }
  .reach { margin-block: 0.25rem; }
  .reach .row { grid-template-columns: 5rem 1fr 7.5rem; height: 1.375rem; }
}
@media (prefers-reduced-motion: reduce) { i { transition: none; animation: none !important; } }
@media (forced-colors: active) {
  .bar { background: CanvasText; forced-color-adjust: none; } .veiled .bar { background: GrayText; }
  .row button[aria-pressed="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
}
`});var up=$e((b2,ow)=>{ow.exports=`:host { --wrong: #c9711a; }
.chain { --rise: var(--unit); @media (min-width: 1100px) { &:has(.block) { --rise: 1.375rem; } } display: grid; user-select: none; gap: 0.25rem 14px; align-items: start; padding-bottom: 0.75rem; }
.above, .below { min-height: calc(2.9rem + var(--kept) * var(--unit)); }
.above { display: flex; align-items: end; &:has(.across) { min-height: 0; } }
.holder { --ink: var(--role); width: calc(var(--columns) * var(--unit)); &:has(.asked) { min-width: 3.25rem; } /* its size stands above it, clear of the next */ }
.label { display: flex; flex-direction: column; justify-content: end; height: 2.3rem; margin: 0 0 0.6rem; line-height: 1.2; }
.label b { color: var(--role); font-size: 0.9375rem; }
.label sub { line-height: 0; vertical-align: -0.2em; }
.label span { margin-left: 0.4em; font-size: 0.875rem; font-weight: 400; color: var(--st-text-color); white-space: nowrap; }
.chain:has(.block) { padding-bottom: 1.75rem; :is(.above, .below) { min-height: 0; } .below { position: relative; } .words { margin-top: 0; } }
.holder:has(.block) .label { flex-direction: row; justify-content: start; height: auto; gap: 0.4em; margin-bottom: 1.5rem; white-space: nowrap; }
.below .holder:has(.block) .label { position: absolute; right: 0; top: calc(100% + 4px); margin: 0; } /* nothing stands between a right factor and its product */
.below .holder:has(.block):not(:has([data-j="1"])) .label { flex-direction: column; top: auto; bottom: calc(100% + 6px); text-align: right; gap: 0; }
.across { display: none; margin: 0; padding: 0; list-style: none; }
.across li { margin-bottom: 5px; width: var(--unit); writing-mode: vertical-rl; transform: rotate(180deg); font-size: 0.9375rem; line-height: var(--unit); }
.holder:has(.across) { --across: 2.75rem; .across { display: flex; height: var(--across); } }
.label small { min-height: 1.2em; font-size: 0.875rem; color: var(--soft); white-space: nowrap; }
.holder:not(.small:has(.asked)) small:empty { display: none; } /* the symbol stands on its box */
.words { margin: 2.9rem 0 0; padding: 0; list-style: none; }
.words li { height: var(--rise); overflow: hidden; font-size: min(1.05rem, max(0.875rem, calc(var(--rise) * 0.9))); line-height: var(--rise); text-align: right; cursor: default; }
.box {
  position: relative; box-sizing: border-box; width: calc(var(--columns) * var(--unit));
  height: calc(var(--rows) * var(--rise)); outline: 2px solid var(--ink); border-radius: 2px;
  background: color-mix(in srgb, var(--ink) 10%, var(--st-background-color));
}
.row { display: flex; height: var(--rise); }
.row i {
  width: var(--unit); box-shadow: inset 0 0 0 0.5px var(--st-background-color);
  background: color-mix(in srgb, var(--ink) calc(var(--tint) * 70%), var(--st-background-color));
}
.row i.minus {
  background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--ink) calc(var(--tint) * 80%), var(--st-background-color)) 0 3px, var(--st-background-color) 3px 4px);
}
.row.lit { position: relative; z-index: 1; outline: 3px solid var(--wrong); outline-offset: -1px; }
li.first { box-shadow: inset 0 1px var(--soft); } /* clear of the word above it */
li.lit { font-weight: 700; color: var(--wrong); }
.size {
  position: absolute; z-index: 1; top: 50%; left: 50%; padding: 0 0.3em; border-radius: 4px;
  background: var(--st-background-color); line-height: 1.35; white-space: nowrap; transform: translate(-50%, -50%);
  pointer-events: none;
}
.below .row ~ .size { top: calc(100% + 6px); transform: translateX(-50%); } /* clear of the numbers that are pressed */
.chain:has(.across) .row ~ .size { display: none; } /* its rows and columns have their words */
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
.sides { position: absolute; inset: -2px; border: 0 dashed var(--wrong); pointer-events: none; }
[data-columns] > .sides { border-block-width: 4px; }
[data-rows] > .sides { border-inline-width: 4px; }
[data-columns="meets"] > .sides, [data-rows="meets"] > .sides { border-style: solid; border-color: var(--st-text-color); }
.row i.met { position: relative; z-index: 1; outline: 3px solid var(--st-text-color); }
.block {
  position: absolute; top: calc(var(--i) * 100% / var(--rows)); left: calc(var(--j) * 100% / var(--columns));
  box-sizing: border-box; width: calc(100% / var(--columns)); height: calc(100% / var(--rows)); padding: 0;
  border: 1px solid var(--ink);
}
.box:has(.block) { outline-width: 1px; }
.block span { position: absolute; bottom: calc(100% + 4px + var(--across, 0px)); left: 0; white-space: nowrap; line-height: 1.35; }
.block.empty { background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--st-text-color) 16%, transparent) 0 4px, transparent 4px 9px); }
.block.mine { outline: 2px dashed var(--st-text-color); outline-offset: -3px; }
.block:is(.marked, .joined) { outline: 3px solid var(--st-text-color); outline-offset: -3px; }
button.block:is(:hover, :focus-visible) { outline: 3px solid var(--st-primary-color); outline-offset: -3px; }
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
.told sub { line-height: 0; }
.misfit { min-height: 0; color: inherit; }
.misfit::before { content: "\u2260 "; font-weight: 650; }
@keyframes beckon { 50% { transform: translate(6px, 6px) scale(1.25); } }
@media (prefers-reduced-motion: reduce) { .corner::before { animation: none; } }
@media (forced-colors: active) { .sides { border-color: Highlight !important; } .row i { forced-color-adjust: none; } }
`});var mp=$e((w2,nw)=>{nw.exports=`figure {
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
/* three kinds side by side, two nouns to a line, and beneath them how sentences of them end; what is pressed is written out above */
figure:not(.mapped) {
  grid-template-columns: repeat(3, 1fr); gap: 0.75rem; h2, p { margin: 0; line-height: 1.25; } .head { display: grid; margin: 0 0 0.5rem; } .all { display: grid; gap: 0.5rem; }
  b { padding: 0 0 0.125rem; font-size: 1rem; font-weight: 400; }
  .all > div > div { flex-wrap: nowrap; gap: 4px; } button { display: flex; flex: auto; gap: 0.25em; align-items: center; justify-content: center; height: 30px; white-space: nowrap; } button[data-state] { font-weight: 400; }
}
@media (max-width: 640px) { figure:not(.mapped) { gap: 0.375rem; h2 { font-size: 0.875rem; } button { gap: 0.125em; font-size: 0.8125rem; } } }
button:hover { border-color: var(--st-primary-color); background: color-mix(in srgb, var(--st-primary-color) 14%, transparent); }
button:focus-visible { outline-offset: 1px; }
button[aria-current="true"] { box-shadow: 0 0 0 2px var(--st-primary-color); }
button[data-state="begun"]:not(.named) { border-color: var(--st-text-color); }
[data-state="wrong"] { color: var(--st-red-text-color, #bd4043); border-color: currentColor; }
[data-state="right"] { color: var(--good); }
[data-state="done"]:not(.named) { color: var(--st-background-color); background: var(--good); border-color: transparent; font-weight: 700; }

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
i[data-state="begun"] { background: linear-gradient(to top, color-mix(in srgb, var(--st-text-color) var(--ink, 55%), var(--st-background-color)) calc(12% + 88% * var(--share)), var(--st-background-color) 0); } /* filled as far as it is right; what has only begun, too */
i[data-state="later"] { border-color: var(--late); color: var(--late); }
.named.next i { border-color: var(--st-primary-color); }
.named.next[data-state="open"] i { border-width: 6px; }
.named { min-height: 26px; height: auto; padding: 1px 4px 1px 0; border-color: transparent; font-size: 0.875rem; line-height: 1.2; text-align: start; }
.next { font-weight: 600; }
button.next:not(.named, :hover) { color: var(--st-background-color); background: var(--st-primary-color); border-color: transparent; }
figure:not(.mapped) button.next { color: var(--st-primary-color); background: none; border-color: currentColor; } /* what is pressed first, and no answer yet */
.named small { display: inline-block; margin: 0 0 0 0.5em; .road & { display: block; margin: 0.125rem 0 0; } }
.map > details[open] > summary { display: none; }
small { display: block; margin-top: 0.25rem; font-size: 0.875rem; font-weight: 400; color: color-mix(in srgb, var(--st-text-color) 75%, transparent); }
b:not(:empty) { display: block; padding: 0.25rem 0; font-size: 0.875rem; font-weight: 600; line-height: 1.2; }
:is(.map, .folded:has(.named)) .all { display: grid; grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr)); gap: 0.5rem 1rem; > div > div { display: grid; gap: 0; } }
.road { display: grid; grid-template-columns: clamp(11rem, 20%, 14rem) 1fr; gap: 0 1.5rem; align-items: start; }
.road :is(h2, p) { flex: 1 0 100%; margin: 0 0 0.25rem; text-wrap: balance; }
.road .all > div > div { flex-wrap: nowrap; gap: 0; }
.road .named { position: relative; flex: 1 1 0; min-width: 0; flex-direction: column; align-items: start; gap: 4px; justify-content: start; padding: 4px 12px 4px 0; &:hover { background: none; border-color: transparent; span { text-decoration: underline; } } }
.road .named:not(:first-child)::before {
  content: ""; position: absolute; inset: 24px 100% auto calc(44px - 100%);
  border-top: 4px solid color-mix(in srgb, var(--st-text-color) 20%, var(--st-background-color)); transition: border-color 0.1s calc(var(--i) * 0.05s);
}
.road .named.lit::before { border-color: var(--st-primary-color); }
.road i {
  width: 44px; height: 44px; overflow: hidden; border-width: 3px; font: 24px / 38px "Material Symbols Rounded"; font-feature-settings: "liga"; transition: border-color 0.1s calc(var(--i) * 0.05s);
  &:is([data-state="done"], [data-state="later"]) { font: 700 20px / 38px var(--st-font); }
  --ink: 30%;
}
.road .lit i { border-color: var(--st-primary-color); }
.road .next[data-state="open"] i { border-width: 3px; color: var(--st-background-color); background: var(--st-primary-color); }
.road .head { grid-row: span 2; }
.road .says { grid-column: 2; min-height: 1lh; font-size: 1rem; font-weight: 400; }
@media (min-width: 1100px) { .road .named { font-size: 1rem; } }
@media (max-width: 640px) {
  .mapped { gap: 0.75rem; }
  .mapped > section { display: block; }
  .mapped :is(h2, p) { flex: none; max-width: 100%; margin: 0; }
  .mapped .says { flex: 1 0 100%; }
  .road .says { min-height: 0; }
  .road :is(h2, p) { text-wrap: wrap; }
  .mapped :is(.named, summary) { min-height: 40px; }
  .mapped button:not(.named) { min-width: 40px; height: 40px; }
  .map > details > summary { display: list-item; }
  summary { line-height: 40px; }
  .road .all > div > div { flex-wrap: wrap; }
  .road .named { flex: 0 0 25%; padding-right: 4px; &:nth-child(4n + 1)::before { content: none; } }
}
@media print {
  details::details-content { content-visibility: visible; block-size: auto; }
  .folded .named[data-state="open"], .folded .all > div:not(:has(button:not([data-state="open"]))), summary, .says { display: none; }
  .named { min-height: 0; }
}
`});var hp=$e((x2,rw)=>{rw.exports=`.row { display: grid; grid-template-columns: 9.5rem 1fr 3.5rem; gap: 0.75rem; align-items: center; height: 2.5rem; font-size: 1.0625rem; }
.row > :first-child { text-align: right; }
b { font-weight: 600; }
.track { position: relative; height: 1.75rem; --unit: 25%; } /* half of half: the longest sum is of two numbers */
.track::before { content: ""; position: absolute; z-index: 1; left: calc(50% - 1px); inset-block: -0.375rem; border-left: 2px solid var(--st-text-color); }
i { position: absolute; inset-block: 0; left: calc(50% + var(--from) * var(--unit)); width: calc(var(--long) * var(--unit)); background: var(--context); }
.number { i { background: var(--value); } .track { background: linear-gradient(var(--soft) 0 0) center / 50% 1px no-repeat; } } /* how far it is dragged */
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
`});var fp=$e((v2,sw)=>{sw.exports=`figure { container-type: inline-size; display: flex; flex-wrap: wrap; align-items: center; column-gap: 1rem; > div { flex: 0 0 100%; } }
figure > div {
  --names: 0rem; --between: 0.75rem;
  --u: round(down, min(1.5rem, (100cqw - var(--names) - var(--gaps) * var(--between)) / var(--wide)), 1px);
  display: grid; gap: var(--apart, 0.5rem);
}
figure:not(:has(.block:not([data-flat]))) > div { --u: min(1.5rem, (100cqw - var(--names) - var(--gaps) * var(--between)) / var(--wide)); }
.line { display: flex; flex-wrap: wrap; gap: 0.25rem var(--between); align-items: end; }
/* The parts of one strip have no room between them: two are as long as one. */
.line:not(:has(small)) > div:has(> [data-flat]:not([data-text])) + div { margin-left: calc(-1 * var(--between)); }
.title { flex: 0 0 100%; display: flex; gap: 0.75rem; align-items: baseline; font-size: 1.125rem; font-weight: 650; }
.title span + span { font-size: 1rem; font-weight: 400; }
.beside > div { --names: var(--label, 5rem); --u: round(down, min(1.75rem, (100cqw - var(--names) - var(--gaps) * var(--between)) / var(--wide)), 1px); }
.beside .line { flex-wrap: nowrap; }
.beside:not(:has(.block:not([data-flat]))) .title { align-self: center; height: var(--flat, 1rem); font-size: min(1rem, var(--flat, 1rem)); }
.beside .yours::after { left: calc(var(--names) - 3px); }
.yours { position: relative; &::after { content: ""; position: absolute; bottom: -3px; left: -3px; width: calc(var(--yours) * var(--wide) * var(--u)); height: var(--flat, 1rem); border: 3px dashed var(--st-text-color); } }
.deep > div { --between: 0px; --u: min(2rem, 100cqw / var(--wide)) !important; }
.deep .line { position: relative; display: grid; grid: repeat(var(--deep), auto) / auto-flow; justify-content: start; gap: 0; padding-top: 1.875rem; }
.deep .title { position: absolute; top: 0; }
.deep [data-flat] { box-sizing: border-box; height: var(--u); border: 1px solid var(--st-background-color); background: color-mix(in srgb, var(--role) calc(var(--share) * 100%), var(--st-background-color)); }
.deep .title + :has(> :not([data-flat])) { grid-row: 1 / -1; }
.deep.taken .line:last-child .block, .deep .yours::after { height: calc(var(--deep) * var(--u)); }
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
.block[data-state=kept]:not([data-text]) { outline: 2px solid var(--role); }
[data-text][data-state=kept] { outline: 3px solid var(--st-text-color); outline-offset: -3px; font-weight: 700; }
.block.mine { outline: 3px dashed var(--st-text-color); outline-offset: -4px; }
.taken .line:last-child .block {
  height: max(1.75rem, var(--flat, 0px));
  background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--st-text-color) 18%, transparent) 0 4px, transparent 4px 8px);
  cursor: pointer; opacity: 1;
}
button:hover { outline: 2px solid var(--st-primary-color); outline-offset: 1px; }
figure:not(:has(.block:not([data-flat]))) .block { --line: round(down, min(2px, var(--cell) * var(--u) * 0.24), 1px); } /* no line is thinner than a pixel */
p { flex: 1 1 10rem; margin: 0.75rem 0 0.5rem; min-height: 1lh; font-size: 1rem; color: var(--soft); outline: none; }
.answer { padding: 0.375rem 0.75rem; font-size: 1rem; border: 1px solid color-mix(in srgb, var(--st-text-color) 35%, transparent); border-radius: 8px; }
.answer:disabled { visibility: hidden; } /* it has its room */
@media (max-width: 46rem) {
  figure:not(.beside) .block:not([data-flat], [data-text]) { --line: clamp(0px, var(--u) - 3px, 1px); } /* a smaller mesh shimmers */
  p:has(+ .answer:not([hidden])) { margin-block: 0.375rem 0; min-height: 2lh; line-height: 1.25; }
  .beside > div { --names: var(--label, 4.25rem); }
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
`});var gp=$e((y2,aw)=>{aw.exports=`figure { position: relative; }
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
.level { paint-order: stroke; stroke: var(--st-background-color); stroke-width: 4px; } /* a thread ends at it */
svg:not(.moves) .level { font-size: 1rem; font-weight: 650; }
.bare .column:not(.most, .first), .dense .word:not(.from) { opacity: 0; }
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
.changed .thread { stroke: color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color)); }
.changed .share, .changed .word.from { fill: var(--soft); }
:is(.thread, .was).none { stroke: var(--st-text-color); stroke-width: 1.5; stroke-dasharray: 3 5; opacity: 0.4; }
.kept { fill: none; stroke: var(--weight); stroke-width: 8; opacity: 0.35; }
.kept.straight { opacity: 0.7; stroke-width: 12; }
.kept.drawn { display: none; }
.compares .thread { stroke-width: 5; opacity: 0.8; }
.compares .pale { stroke: var(--soft); stroke-width: 1; opacity: 0.35; }
.grip { fill: var(--soft); }
.mine { fill: none; stroke: var(--st-text-color); stroke-width: 3; stroke-dasharray: 8 7; stroke-linecap: round; opacity: 0.75; }
.compares .share { fill: var(--soft); }
.crown { fill: var(--st-text-color); font-size: 0.9375rem; font-weight: 650; paint-order: stroke; stroke: var(--st-background-color); stroke-width: 6; }
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
  --hatch: color-mix(in srgb, var(--weight) 45%, var(--st-background-color)); overflow: hidden;
  background: linear-gradient(var(--st-background-color) 0 0) center / var(--labelled, 0) 100% no-repeat, repeating-linear-gradient(135deg, var(--hatch) 0 4px, var(--st-background-color) 4px 8px);
  font-style: normal; line-height: 1.25rem; text-align: center; color: var(--st-text-color);
  &:not(:empty) { --labelled: 3.25rem; }
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
.answer { position: absolute; padding: 0.375rem 0.75rem; font-size: 1rem; border: 1px solid color-mix(in srgb, var(--st-text-color) 35%, transparent); border-radius: 8px; }
.answer:disabled, .answer:not(:disabled, [hidden]) + .told { visibility: hidden; } /* they share a place, and nothing moves with the answer */
.bar:has(input:focus-visible) em { outline: 3px solid var(--st-primary-color); outline-offset: 2px; }
.covered small::after { content: ""; position: absolute; inset: 1.5rem 0 4px; }
.bar.covered, .covered small::after { background: repeating-linear-gradient(135deg, color-mix(in srgb, var(--st-text-color) 18%, transparent) 0 4px, transparent 4px 8px); }
.bar.heaped { --heap: 4.5rem; margin-top: calc(var(--heap) + 2.25rem); b { top: calc(-0.25rem - var(--heap)); } b::after { top: auto; bottom: 5px; } }
.heaped small { position: absolute; inset: calc(-1.5rem - var(--heap)) 0 100%; font-size: 0.875rem; color: var(--soft); white-space: nowrap; }
small div { position: absolute; inset: auto 0 4px; display: flex; align-items: end; height: var(--heap); u { flex: 1; height: calc(var(--high) * 100%); background: var(--weight); opacity: 0.35; } & + div u { background: var(--st-text-color); opacity: 1; scale: 0.5 1; } }
small span { position: absolute; top: calc(100% + 2px); right: 2px; padding: 0 2px; border-radius: 3px; background: var(--st-background-color); line-height: 1rem; color: var(--st-text-color); }
.unheaped small > * { visibility: hidden; }
.heads { display: grid; grid-template-columns: auto repeat(var(--heads), minmax(0, 3.125rem)); gap: 4px; align-items: center; justify-content: start; }
.long { display: flex; flex-direction: column; }
.long svg { order: 1; }
.heads i { font-style: normal; }
.heads small { font-size: 0.875rem; line-height: 1.2; text-align: center; }
.heads span { padding-right: 0.25rem; font-size: 0.875rem; white-space: nowrap; }
.heads button { position: relative; padding: 0; line-height: 0; border-radius: 4px; touch-action: pan-y; }
.heads button::before { content: ""; position: absolute; inset: -2px; } /* a finger between two of them meets one */
canvas {
  width: 100%; aspect-ratio: var(--oblong, 1); image-rendering: pixelated; border-radius: 4px;
  outline: 1px solid color-mix(in srgb, var(--st-text-color) 18%, transparent); color: var(--weight);
  background: repeating-linear-gradient(135deg, transparent 0 3px, color-mix(in srgb, var(--st-text-color) 40%, transparent) 3px 4px) var(--st-background-color);
}
.heads.named { --side: var(--moment, 3.5rem); grid-template-columns: repeat(auto-fill, minmax(min(6.5rem, 18%), 1fr)); gap: 0.5rem; align-items: start; justify-content: stretch; }
.heads.named.many { grid-template-columns: repeat(auto-fill, minmax(min(4.25rem, 23%), 1fr)); gap: 0.25rem; &:has(> :nth-child(16)) { grid-template-columns: repeat(8, 1fr); } } /* two rows of eight */
.named button { display: flex; flex-direction: column; gap: 0.375rem; align-items: center; padding: 4px 0; line-height: inherit; }
.named span { display: none; }
.named canvas { flex: none; width: var(--side); max-width: 100%; }
.heads.fades button:not(.outlined, .shown) canvas { opacity: 0.6; } /* one that is pointed at is as clear as ever */
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
button.off canvas { opacity: 0.35; }
@media (width > 46rem) { .heads.named:not(:has(> :nth-child(5))) { --side: var(--moment, 5rem); grid-template-columns: repeat(3, max-content); gap: 1.5rem; } }
@media (max-width: 46rem) {
  .bar.heaped { --heap: 3.75rem; margin-top: calc(var(--heap) + 1.5rem); } .heads { gap: 2px; } .answer { padding-block: 0.125rem; font-size: 0.875rem; }
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
.beside { display: grid; grid-template-columns: max-content 1fr; gap: 0 0.75rem; align-items: center; > .heads { grid-column: 1 / -1; } > .told { height: auto; margin: 2.75rem 0 0; overflow-wrap: anywhere; } .told > * { display: block; margin: 0.5rem 0 0; } .told > span { padding-bottom: 0.625rem; background: linear-gradient(var(--weight) 0 0) 0 100% / calc(100% * var(--share)) 0.5rem no-repeat; } } /* a square, and the row that asks, spelled out */
@media (prefers-reduced-motion: reduce) { .bar i, .plays .thread { transition: none; } }
@media (forced-colors: active) {
  .bar i { forced-color-adjust: none; background: CanvasText; }
  .thread, .kept, .mine { stroke: CanvasText; }
  .count { fill: CanvasText; }
  button.shown canvas { outline-color: Highlight; }
  button.off::after { forced-color-adjust: none; }
}
`});function hn({values:e,decimals:t,boxes:o}){let n=a=>e.map(i=>new Set(Er(i).map(l=>l.toFixed(a))).size).join(),r=n(t),s=o&&Er(e.flat()).length?t:Math.min(2,t);for(;n(s)!==r;)s++;return s}function Gt(e,t){let o=Math.max(1,...Er(e.values.flat()).map(Math.abs)),n=e.share&&t<=e.decimals,r=n?0:Math.floor(Math.log10(o))+1;return{decimals:Math.max(Math.min(1,e.decimals),Math.min(e.decimals,t-r)),isShort:n}}function Me(e,{decimals:t,isShort:o}){if(e===null)return`${"\u2007".repeat(t/2)}?${"\u2007".repeat(t/2)}`;if(!Number.isFinite(e))return(e<0?"\u2212":"")+"\u221E"+bp(t);if(e===0)return"0"+bp(t);let n=e.toFixed(t);return Number(n)===0?o?"\u22480":"\u2248 0":(o?n.replace(/^0(?=\.)/,""):n).replace("-","\u2212")}function Z(e){if(e===null||Number.isNaN(e))return"?";if(!Number.isFinite(e))return e<0?"\u2212\u221E":"\u221E";if(e===0)return"0";let t=Math.floor(Math.log10(Math.abs(Number(e.toPrecision(6)))));if(t>=-4&&t<7)return String(Number(e.toPrecision(6))).replace("-","\u2212");let[o,n]=e.toExponential(5).split("e");return`${String(Number(o)).replace("-","\u2212")}\xB710${lw(Number(n))}`}function qa(e,t){let[o,n]=t?[1/0,-1/0]:[0,0];for(let r of Er(e))o=Math.min(o,r),n=Math.max(n,r);return o>n?[0,1]:o<0?[-Math.max(-o,n),Math.max(-o,n)]:[o,n]}function Ar(e,[t,o]){return e===null||!Number.isFinite(e)||o===t?0:t<0?e/o:(e-t)/(o-t)}function xp(e,t,o){if(t==="row")return e.values.map(r=>qa(r,!0));let n=t==="matrix"?qa(e.values.flat(),!0):e.share?wp:o??wp;return Array(e.values.length).fill(n)}var iw,bp,Mt,Ke,lw,Er,wp,vp,qe=N(()=>{"use strict";iw="\u2070\xB9\xB2\xB3\u2074\u2075\u2076\u2077\u2078\u2079",bp=e=>e?"\u2008"+"\u2007".repeat(e):"";Mt=(e,t)=>Gt({...e,decimals:hn(e)},t),Ke=6;lw=e=>String(e).replace("-","\u207B").replace(/\d/g,t=>iw[Number(t)]),Er=e=>e.filter(Number.isFinite).map(Number);wp=[0,1],vp=e=>qa(e.filter(t=>!t.share).flatMap(t=>t.values.flat()),!1)});function cw(e,t,o){return e===null||t===null?null:o===1||!Number.isFinite(e)||!Number.isFinite(t)?o===1?t:e:e+(t-e)*o}function yp(e,t,o){if(!t)return e;let n=[...e].map(([r,s])=>{let a=t.get(r);if(!s.other||!a)return[r,s];let i=s.values.map((d,p)=>d.map((u,m)=>cw(u,a.values[p][m],o))),l=s.values.flatMap((d,p)=>d.map((u,m)=>[u,a.values[p][m]])),c=hn({...s,values:[...s.values,...a.values,...l]});return[r,{...s,decimals:c,values:i,span:s.values.map((d,p)=>[...d,...a.values[p]])}]});return new Map(n)}function kp(e,t,o){let n=Gt({...e,values:[...e.values,...t.values]},o),r=e.values.map((a,i)=>a.map((l,c)=>{let d=t.values[i][c];return l===null||d===null||Me(l,n)===Me(d,n)?0:Math.abs(l-d)})),s=Math.max(...r.flat().filter(Number.isFinite));return r.map(a=>a.map(i=>i===1/0?1:i&&i/s))}var Lt,Mr=N(()=>{"use strict";qe();Lt=e=>e.span?{...e,values:e.span}:e});function Mp(e,t,o,n,r,s){let a=[Sp(n,uw),Sp(o,s?Ap:pw)],[i,l]=a.map(Math.ceil),c=document.createElement("canvas");return c.className="strip",c.style.width=`${n*a[0]}px`,c.style.height=`${o*a[1]}px`,c.width=n*i,c.height=o*l,c.tabIndex=0,c.setAttribute("role","application"),c.setAttribute("aria-roledescription","matrix"),c.setAttribute("aria-label",`${e}, ${o} rows, ${n} columns, drawn as colours: arrow keys read its numbers`),Object.assign(c.dataset,{node:t,width:String(i),height:String(l),turned:r?"yes":"",row:"0",column:"0"}),c}function Ia({dataset:e,width:t,height:o,clientWidth:n,clientHeight:r},s,a){let[i,l]=[t/Number(e.width),o/Number(e.height)],c=Math.max(0,Math.min(Math.floor(s/n*i),i-1)),d=Math.max(0,Math.min(Math.floor(a/r*l),l-1)),[p,u]=e.turned?[c,d]:[d,c];return{node:e.node??"",row:p,column:u}}function Np(e,t,o,n){let r=e.getContext("2d");if(!r)return;let s=getComputedStyle(e),[a,i]=[s.color,s.caretColor].map(xw),[l,c,d]=[Number(e.dataset.width),Number(e.dataset.height),!!e.dataset.turned],[p,u]=[e.width/l,e.height/c],m=new ImageData(p,u),h=new ImageData(p,u),f=bt.indexOf("self"),g=!t.some(Number.isNaN),w=-1;t.forEach((v,S)=>{let L=d?S%u*p+Math.floor(S/u):S,M=n&&!o?.[S]?fw:1;Number.isNaN(v)?h.data[4*L+3]=255*M:(m.data.set(v<0?i:a,4*L),m.data[4*L+3]=255*(hw+mw*Math.abs(v))*M),o?.[S]===f&&(w=L)});let y=s.getPropertyValue("--st-text-color");r.clearRect(0,0,e.width,e.height),r.drawImage($p(m,e),0,0),g||r.drawImage(ww($p(h,e),y),0,0),!(w<0)&&(r.strokeStyle=y,r.lineWidth=2,r.strokeRect(w%p*l,Math.floor(w/p)*c,l,c))}function $p(e,{width:t,height:o}){let[n,r]=[new OffscreenCanvas(e.width,e.height),new OffscreenCanvas(t,o)];return fn(n).putImageData(e,0,0),fn(r).imageSmoothingEnabled=!1,fn(r).drawImage(n,0,0,t,o),r}function ww(e,t){let o=fn(e);o.globalCompositeOperation="source-in",o.strokeStyle=t,o.globalAlpha=gw,o.beginPath();for(let n=-e.height;n<e.width;n+=bw)o.moveTo(n,e.height),o.lineTo(n+e.height,0);return o.stroke(),e}function xw(e){let t=Ep.get(e);if(t)return t;let o=fn(new OffscreenCanvas(1,1));o.fillStyle=e,o.fillRect(0,0,1,1);let{data:n}=o.getImageData(0,0,1,1);return Ep.set(e,n),n}var Eo,dw,Ap,pw,uw,mw,hw,fw,gw,bw,bt,Sp,Lp,Ep,fn,Ao=N(()=>{"use strict";qe();Eo=12,dw=180,Ap=12,pw=27,uw=31,mw=.55,hw=.03,fw=.15,gw=.3,bw=6,bt=["","far","left","right","self"],Sp=(e,t)=>e>Eo?Math.min(Ap,dw/e):t;Lp=(e,t)=>Float32Array.from(e.values.flatMap((o,n)=>o.map(r=>Number.isFinite(r)?Ar(r,t[n]):NaN)));Ep=new Map;fn=e=>e.getContext("2d")});function x(e,t="",...o){let n=document.createElement(e);return t&&(n.className=t),n.append(...o),n}function te(e,...t){let o=x("button",e,...t);return o.type="button",o}function gn(e,t,o){let n=e.querySelector("select");[...n.options].map(r=>r.text).join(`
`)!==t.join(`
`)&&n.replaceChildren(...t.map((r,s)=>new Option(r,String(s)))),n.value=String(o)}function ce(e){return e.split(/([A-Za-z]+_[A-Za-z]+\d*)/).map(o=>{let[,n,r]=/^([A-Za-z])_([A-Za-z]+\d*)$/.exec(o)??[];return n?x("span","",n,x("sub","",r)):o})}function Op(e){let t=new Map(e.chain.map(r=>[r.name,r])),o=[];return{stations:e.stations.map(r=>{let s=t.get(r.columns[0]?.below),a=r.columns.map(({above:l,below:c,turned:d,sign:p})=>{let u=x("div",yw(t.get(c),s)?"column begins":"column",x("span","sign",...ce(p)));for(let m of[{node:l,turned:d},{node:c}]){let h=t.get(m.node);if(!h)continue;let f=$w(h,m,m.node===l);o.push(f);let g=x("figcaption","",x("b","",h.title)," ",qp(x("i","formula"),h,m,e.roles)),w=x("figure",m.node===l?"place above":"place below",g,f.table);w.dataset.role=h.role,u.append(w)}return u}),i=x("section","station",...r.title?[x("h2","station-title",r.title)]:[],x("div",a[0]?.querySelector(".below table")?"columns labelled":"columns",...a));return i.dataset.station=r.name,i}),views:o}}function qp(e,t,o,n){return e.replaceChildren(...kw(t,o,n)),t.mark?e.dataset.mark=t.mark:delete e.dataset.mark,e}function Ip(e,t,o){for(let{place:n,table:r}of e){let s=t.get(n.node),a=r.parentElement?.querySelector(".formula");s&&a&&qp(a,s,n,o)}}function $w(e,t,o){let n=t.turned?`${za(e)}, transposed`:za(e),[r,s]=t.turned?[e.columns.length,e.rows.length]:[e.rows.length,e.columns.length];if(r>Eo||s>Eo){let a=Mp(n,e.name,r,s,!!t.turned,o);return a.dataset.role=e.role,{place:t,table:a,cells:[],strip:a}}return Rp(e,t,n,e.rows.map((a,i)=>i),e.columns.map((a,i)=>i))}function zp(e,t,o){let n=Rp(e,{node:e.name},`Part of ${za(e)}`,t,o);return n.cells[t[0]][o[0]].tabIndex=0,n}function Rp(e,t,o,n,r){let[s,a]=t.turned?[n,r]:[r,n],i=t.turned?{across:e.rows,down:e.columns}:{across:e.columns,down:e.rows},l=[...i.across,...i.down].some(Boolean),c=h=>h!==s[0]&&i.across[h].endsWith("\xB71"),d=x("table");d.setAttribute("role","grid"),d.setAttribute("aria-label",`${o}, ${Tp(a.length,"row")}, ${Tp(s.length,"column")}`),d.dataset.node=e.name,d.dataset.role=e.role,t.turned&&(d.dataset.turned=""),s.some(h=>i.across[h].length>vw)&&d.classList.add("slanted");let p=x("tr","",x("td","corner"),...s.map(h=>Nt("col",i.across[h])));d.append(x("thead","",p));let u=e.values.map(()=>[]),m=a.map(h=>{let f=s.map(g=>{let w=x("td",c(g)?"cell begins":"cell"),[y,v]=t.turned?[g,h]:[h,g];return w.dataset.row=String(y),w.dataset.column=String(v),l&&(w.tabIndex=-1),u[y][v]=w,w});return x("tr","",Nt("row",i.down[h]),...f)});return d.append(x("tbody","",...m)),{place:t,table:d,cells:u}}function Nt(e,t){if(!t)return x("td");let o=x("th",/^\d+$/.test(t)?"numbered":t==="\u03A3"?"sum":"",x("span","",t));return o.scope=e,o.title=t,o}function Tt(e,t,o,n){Wa(e,t,n);let r=Ew(t,o);for(let s of e){let a=t.get(s.place.node);if(!a)continue;let i=e.find(({place:c})=>c.node===a.name&&!c.turned)===s,l=s.scale=r(a);s.strip&&(s.tones=Lp(a,l)),s.table.classList.toggle("editable",!!a.editable),s.cells.forEach((c,d)=>c.forEach((p,u)=>{Ra(p,a.values[d][u],l[d],a.columns[u]),p.toggleAttribute("data-asked",i&&!!a.lit?.includes(d)),p.dataset.held===void 0&&(p.title=Z(a.values[d][u]))}))}}function Ra(e,t,o,n){let r=n==="\u03A3"?0:Ar(t,o),s=Math.abs(r).toFixed(2);e.style.getPropertyValue("--tint")!==s&&e.style.setProperty("--tint",s),e.dataset.sign=t===null?"covered":Number.isFinite(t)?r<0?"minus":"plus":"masked"}function Ew(e,t){let o=[...e.values()].map(Lt),n=t==="all"?vp(o):null,r=new Map;return s=>{let a=r.get(s.name)??xp(Lt(s),t,n);return r.set(s.name,a),a}}function Wa(e,t,o){for(let n of e){let r=t.get(n.place.node);if(!r||n.strip)continue;let s=Mt(Lt(r),o);r.span&&n.table.style.setProperty("--widest",`${Math.max(...r.span.flat().map(i=>Me(i,s).length))}ch`);let a=r.values.map(i=>i.map(l=>Me(l,s)));n.table.style.setProperty("--longest",`${Math.max(...a.flat().map(i=>i.length))}ch`),n.cells.forEach((i,l)=>i.forEach((c,d)=>{let p=a[l][d];c.dataset.held===void 0&&c.textContent!==p&&(c.textContent=p)}))}}var vw,me,Mo,Cp,Ye,yw,kw,Sw,za,Lr,Tp,de=N(()=>{"use strict";Mr();qe();Ao();vw=4,me=({isSmall:e,story:t,stations:o})=>!e&&!t&&o.length>2&&o.every(({title:n})=>n),Mo=({stations:e,chain:t})=>JSON.stringify([e,t.map(o=>[o.name,o.title,o.rows,o.columns])]),Cp=({stations:e})=>!e.some(({name:t})=>["project","compare","weigh","mix"].includes(t));Ye=(e,t="")=>Object.assign(x("input",t),{type:"range",...e});yw=(e,t)=>e?.step.kind==="given"&&e.rows.join(`
`)!==t?.rows.join(`
`)&&!e.rows.every(o=>/^\d+$/.test(o)),kw=(e,t,o)=>!e.formula&&!t.turned&&!Lr(e)?[]:Sw(t.turned?`${e.symbol}\u1D40`:e.formula||e.symbol,o);Sw=(e,t)=>e.split(/\b(\w+)\b/).filter(Boolean).map(o=>{let n=x("span",/^([a-z]{2,}|\d+)$/.test(o)?"word":"",...ce(o));return t[o]&&(n.dataset.role=t[o]),n});za=e=>Lr(e)?`${e.title} ${e.symbol.replace("_"," ")}`:e.title,Lr=({title:e,symbol:t})=>t.toLowerCase()!==e.toLowerCase(),Tp=(e,t)=>`${e} ${t}${e===1?"":"s"}`});function Wp(e){for(let{stage:t}of Nr)t.classList.toggle("blank",e)}function Pp(e){let t=x("select"),o=x("label","choice","Fill in ",t),n=te("button","Print as a worksheet"),r=x("input");r.type="checkbox";let s=x("label","choice",r," with what I typed"),a=x("div","asking",o,n,s),i=x("p","name-line","Name:");e.beneath.prepend(a),e.stage.before(i),t.addEventListener("change",()=>e.send("asked",t.value)),n.addEventListener("click",()=>{Wp(!r.checked),window.print()}),e.updates.push(()=>{let{given:l,chain:c}=e;for(let p of Nr)p.stage.isConnected||Nr.delete(p);[...c.values()].some(p=>p.boxes)&&Nr.add(e),a.hidden=!l.fillable.length&&!l.isWorksheet,o.hidden=!l.fillable.length,n.hidden=s.hidden=!l.isWorksheet,i.hidden=!l.isWorksheet||l.isSmall;let d=["",...l.fillable];d.join()!==[...t.options].map(({value:p})=>p).join()&&t.replaceChildren(...d.map(p=>new Option(c.get(p)?.title??"nothing",p))),t.value=l.asked})}var Nr,Fp=N(()=>{"use strict";de();Nr=new Set;globalThis.addEventListener?.("afterprint",()=>Wp(!1))});function Tr(e,t){let o=e.get(t);if(!o)throw new Error(`the picture has no matrix ${t}`);return o}function Mw(e){let t=e.reduce((o,n)=>o+n,0);return Math.abs(t)<1e-12*Math.max(...e.map(Math.abs))?0:t}function Ct(e,t,o,n){let r=Tr(e,t),{step:s}=r,[a,i]=s.reads;switch(s.kind){case"product":{let l=s.turned?{node:i,row:n,column:null}:{node:i,row:null,column:n};return[{node:a,row:o,column:null},l]}case"softmax":case"shares":return[{node:a,row:o,column:null}];case"mask":return bn(r,o,n)?[]:[{node:a,row:o,column:n}];case"described":return(s.parts??[]).map((l,c)=>({node:s.reads[c],row:l==="column"?null:o,column:l==="row"?null:n}));case"given":return[];default:return s.reads.map(l=>s.turned?{node:l,row:n,column:o}:{node:l,row:o,column:n})}}function wt(e,t,o,n){let r=Tr(e,t);if(r.values[o][n]===null)return[];let{kind:s,reads:a,divisor:i=1}=r.step,[l,c]=s==="given"?[]:a.map(d=>Tr(e,d));switch(s){case"given":case"described":return[];case"product":{let[d,p]=[tt(l,o),Hp(r.step,c,n)],u=d.map((h,f)=>({name:l.columns[f],factors:[h,p[f]],value:h*p[f]})),m=Mw(u.map(h=>h.value));return[{kind:s,terms:u,total:m,result:m}]}case"quotient":case"difference":case"sum":{let[d,p]=[Lo(l.values[o][n]),c?Lo(c.values[o][n]):i],u=Bp[s](d,p);return[{kind:s,terms:[{name:"",factors:[d,p],value:u}],total:u,result:u}]}case"shares":return[Xp(s,tt(l,o),n,l.columns,d=>d)];case"softmax":{let d=tt(l,o),p=Math.max(...d),u=_p(d,n,l.columns,p);return Math.abs(p)<700?[_p(d,n,l.columns,0),u]:[u]}case"mask":if(bn(r,o,n))return[];default:{let d=Lo(r.step.turned?l.values[n][o]:l.values[o][n]);return[{kind:"copy",terms:[{name:"",factors:[d],value:d}],total:d,result:d}]}}}function _p(e,t,o,n){return{...Xp("softmax",e,t,o,r=>Math.exp(r-n)),shift:n}}function Xp(e,t,o,n,r){let s=t.map((i,l)=>({name:n[l],factors:[i],value:r(i)})),a=s.reduce((i,l)=>i+l.value,0);return{kind:e,terms:s,total:a,result:s[o].value/a,at:o}}function Nw(e,t){let{kind:o,reads:n,divisor:r=1}=t.step;if(o==="given"||o==="described")return t.values;let[s,a]=n.map(l=>Tr(e,l)),i=s.values.map((l,c)=>tt(s,c));switch(o){case"product":{let l=t.step.turned?a.values.length:a.values[0].length,c=Array.from({length:l},(d,p)=>Hp(t.step,a,p));return i.map(d=>c.map(p=>Lw(d,p)))}case"quotient":case"difference":case"sum":return i.map((l,c)=>l.map((d,p)=>Bp[o](d,a?Lo(a.values[c][p]):r)));case"mask":return i.map((l,c)=>l.map((d,p)=>bn(t,c,p)?-1/0:d));case"softmax":return i.map(l=>Dp(l.map(c=>Math.exp(c-Math.max(...l)))));case"shares":return i.map(Dp);default:return i}}function Dp(e){let t=e.reduce((o,n)=>o+n,0);return e.map(o=>o/t)}function xt(e,t){let o=new Map;for(let[n,r]of e){let s={...r,...t.get(n)},a=Nw(o,s),i=(l,c)=>r.values[l]?.[c]===null;s.values=a.map((l,c)=>l.map((d,p)=>i(c,p)||Number.isNaN(d)?null:d)),o.set(n,s)}return o}var Bp,Lo,tt,Aw,bn,Hp,Lw,Pa,ot=N(()=>{"use strict";Bp={quotient:(e,t)=>e/t,difference:(e,t)=>e-t,sum:(e,t)=>e+t},Lo=e=>e===null?NaN:e;tt=(e,t)=>e.values[t].map(Lo),Aw=(e,t)=>e.values.map(o=>Lo(o[t])),bn=(e,t,o)=>e.step.kind==="mask"&&e.values[t]?.[o]===-1/0,Hp=(e,t,o)=>e.turned?tt(t,o):Aw(t,o);Lw=(e,t)=>e.reduce((o,n,r)=>o+n*t[r],0);Pa=e=>e.map(t=>t.map(o=>o==="-inf"?-1/0:o))});function Cr(e){let[t,o,...n]=e.split("/").map(s=>Cw(s.trim())),r=o===void 0?t:n.length?NaN:t/o;return Math.abs(r)<=1e6?r:NaN}function Cw(e){let[,t,o]=Tw.exec(e)??[];return o?Number(o.replace(",","."))*(t&&t!=="+"?-1:1):NaN}function Or(e){let t=e.replace(/\r/g,"").replace(qw,"").replace(Ow,"$1").replace(/\][\s,;]*\[/g,`
`).replace(/[[\]]/g,""),o=e.includes("	"),n=t.replace(/^\n+/,"").split(`
`).filter(r=>o||r.trim()).map(Pw);for(;n.length&&!n[n.length-1].some(Boolean);)n.pop();return n.length?n:[[Ot(e)]]}function Pw(e){if(e.includes("	"))return e.split("	").map(jp);let t=e.replace(Iw,"$1").replace(Ww,"");return t.split(Fw(t)).map(jp)}function jp(e){let[,t="",o]=zw.exec(e.trim())??[],n=Math.max(0,t.length-Number(o));return n<=Rw?Number(e).toFixed(n):Ot(e)}function Fw(e){return e.includes(";")?";":/[|│]/.test(e)?/[|│]/:e.includes(".")&&e.includes(",")?/,\s*/:/,\s/.test(e)?/,\s+/:/\s+(?![%/])(?<!\/\s*)/}var Tw,Ot,Ow,qw,Iw,zw,Rw,Ww,qr=N(()=>{"use strict";Tw=/^([-\u2212+]?)(\d+(?:[.,]\d*)?|[.,]\d+)$/,Ot=e=>[...e.trim().replace(/\s+/g," ")].slice(0,50).join("");Ow=/(?:\b\w+\.)?\b(?:array|tensor)\s*\(([^()]*)\)?/g,qw=/,\s*(?:dtype|device|grad_fn|requires_grad)=[^,)]*/g,Iw=/^\s*[({]([^(){}]*,[^(){}]*)[)}]/,zw=/^[-+]?\d\.?(\d*)e([-+]?\d+)$/i,Rw=12,Ww=/^[\s,;|│]+|[\s,;|│]+$/g});function Gp(e,t){let o=te("divisor"),n=x("input","divisor-field");n.maxLength=50,n.setAttribute("aria-label","Divide the scores by");let r="",s=!1,a=()=>{let{divisor:d}=e.given;return d?.problem&&d.typed||e.chain.get(qt)?.step.divisorText||""};function i(d){r=a(),s=!0,n.value=d??r,o.replaceWith(n),n.focus(),d===null&&n.select()}function l(d){if(!s)return;s=!1;let p=n.matches(":focus");n.replaceWith(o),p&&o.focus();let u=Ot(n.value);!d||u===r||(t(u),e.say(`Divided by ${u||"\u221Ad_k"}.`))}o.addEventListener("click",()=>i(null)),o.addEventListener("keydown",d=>{d.ctrlKey||d.metaKey||d.altKey||d.key!=="F2"&&!/^[^ ]$/.test(d.key)||(d.preventDefault(),i(d.key==="F2"?null:d.key))}),n.addEventListener("blur",()=>l(!0)),n.addEventListener("keydown",d=>{d.stopPropagation(),!(d.key!=="Enter"&&d.key!=="Escape")&&(d.preventDefault(),l(d.key==="Enter"))});let c=()=>{let{divisor:d}=e.given,p=e.views.find(({place:u})=>u.node===qt)?.table.closest(".column")?.querySelector(".sign");!d||!p||(!p.contains(o)&&!p.contains(n)&&p.replaceChildren("\xF7",o),o.textContent=a(),o.setAttribute("aria-label",`Divided by ${a()}: type another number`),o.toggleAttribute("data-typed",!!d.typed),o.toggleAttribute("data-bad",!!d.problem),o.title=d.problem)};e.arrivals.push(c),e.updates.push(c)}var qt,Fa=N(()=>{"use strict";de();qr();qt="scaled_scores"});var Le,No=N(()=>{"use strict";Le=()=>!matchMedia("(prefers-reduced-motion: reduce)").matches});function Up(e){let t=Ye({ariaLabel:"Divide the scores by",min:String(Ir),step:"0.01"}),o=x("output"),n=te("button","\xF7 1"),r=te("button",...ce("Back to \u221Ad_k"));r.ariaLabel="Back to \u221Ad_k";let s=x("div","dial ends",x("span","","Divide by "),t,o,n,r);e.controls.prepend(s);let a=e.chain,i=e.chain,l=NaN,c=!1,d=0,p=()=>{i=a,e.given.dial&&l!==e.given.dial.value&&(i=Kp(a,e.given.dial,l)),e.chain=i},u=f=>{cancelAnimationFrame(d),l=f,c=!0,p(),e.redraw()},m=f=>{u(f),c=!1,e.send("divisor",f)},h=(f,g,w=performance.now())=>{let y=Math.min(1,(performance.now()-w)/_w);l=y<1?f+(g-f)*y:g,p(),e.redraw(),d=y<1?requestAnimationFrame(()=>h(f,g,w)):0};t.addEventListener("input",()=>u(Number(t.value))),t.addEventListener("change",()=>m(Number(t.value))),n.addEventListener("click",()=>m(Ir)),r.addEventListener("click",()=>m(e.given.dial?.usual??Ir)),e.updates.push(()=>{let{dial:f}=e.given;if(s.hidden=!f,!f)return;if(e.chain!==i){if(a=i=e.chain,c)return u(l);if(cancelAnimationFrame(d),l!==f.value&&!Number.isNaN(l)&&Le())return h(l,f.value);l=f.value}Object.assign(t,{max:String(f.most),value:String(l)});let g=l===f.value||c?Vp(l,f):l.toFixed(1);o.ariaLive=l===f.value?"polite":"off",o.replaceChildren(...ce(g)),t.setAttribute("aria-valuetext",g),r.disabled=l===f.usual,n.disabled=l===Ir})}function Vp(e,t){return e===t.usual?`\u221Ad_k \u2248 ${Number(e.toFixed(2))}`:String(Number(e.toFixed(4)))}function Kp(e,t,o){let n=[...e.keys()],r=new Set(n.slice(0,n.indexOf(qt))),s={kind:"quotient",reads:["scores"],turned:!1,divisor:o,divisorText:Vp(o,t)},a=new Map([...e].map(([l,c])=>[l,r.has(l)?{...c,step:{kind:"given",reads:[],turned:!1}}:c])),i=new Map([...xt(a,new Map([[qt,{step:s}]]))].map(([l,c])=>[l,r.has(l)?e.get(l)??c:c]));if(t.covered.some(([l,c])=>o>=l&&o<=c))for(let l of t.answers){let c=i.get(l);c&&(c.values=c.values.map(d=>d.map(()=>null)))}return i}var Ir,_w,_a,Da=N(()=>{"use strict";ot();Fa();No();de();Ir=1,_w=1200;_a=({python:e,given:{dial:t}})=>t&&Kp(e,t,t.usual)});function ja(e,{node:t,row:o,column:n}){let r=e.get(t);if(!r)return x("div");let s=r.values[o][n],a=x("div","explained",x("p","what",dt(r,o,n)),x("p","value",s===null?"? (covered)":r.step.kind==="product"||r.share?nt(s):Z(s)));a.append(x("p","lead",...ce(vn(e,r,o,n)))),r.isMirrored&&o!==n&&a.append(x("p","lead",`${dt(r,n,o)}: ${Oo(e,{node:t,row:n,column:o},null)}.`));let i=wt(e,t,o,n);return r.step.kind==="given"||(s===null||i.some(({terms:c})=>c.some(d=>d.factors.some(Number.isNaN)))?a.append(x("p","covered","The arithmetic is covered too: it would show an answer.")):a.append(x("div","pieces",...i.map((c,d)=>d?Xw(c):tu(c))))),a}function eu(e,t){let o=(n,r)=>{for(let s of e.querySelectorAll(n))s.classList.toggle("awaited",!r)};e.querySelectorAll(".terms tr:not(.sum)").forEach((n,r)=>n.classList.toggle("awaited",!!t&&r>=t.terms)),o(".terms .sum",t?.isAdded??!0),o(".value, .sides, .line, .folded, .terms .sum b",t?.isThere??!0)}function Oo(e,t,o,n=!1){let r=e.get(t.node),s=r?.values[t.row]?.[t.column];if(!r||s===void 0)return"";let a=n?void 0:wt(e,t.node,t.row,t.column)[0];if(!a||a.terms.some(({factors:v})=>v.some(Number.isNaN)))return`${dt(r,t.row,t.column)}: ${Z(s)}`;let{kind:i,terms:l,total:c,result:d,at:p}=a,u=l.slice(0,Math.min(o?.terms??1/0,Bw)),m=u.length<l.length?["\u2026"]:[],h=Zp[i]??" \xB7 ",{values:f,factors:g}=ou(a),w=u.map(v=>v.factors.map((S,L)=>(L?Co:String)(g[L](S).trim())).join(h)),y=p===void 0?[...w,...m].join(" + "):o?.isAdded??!0?`${f(l[p].value).trim()} \xF7 ${f(c).trim()}`:"\u2026";return`${o?.isThere??!0?(l.length>1?nt:Z)(d):"?"} = ${y}`}function vn(e,t,o,n){let[r,s]=Ct(e,t.name,o,n),a=r&&e.get(r.node),i=s&&e.get(s.node);switch(t.step.kind){case"given":return t.note||(t.formula===t.symbol?`${t.symbol} is given: nothing comes before it.`:`Computed earlier: ${t.formula.replace(/^= /,"")}.`);case"product":{let l=t.step.turned?`row ${To(i?.rows[n]??"")}`:`column ${n+1}`;return`Row ${To(t.rows[o])} of ${a?.symbol} meets ${l} of ${i?.symbol}.`}case"quotient":return`The score, divided by ${t.step.divisorText}.`;case"softmax":return`Row ${To(t.rows[o])}: each exponential, divided by their sum.`;case"shares":return`Row ${To(t.rows[o])}, divided by its sum.`;case"mask":return bn(t,o,n)?Jp(t,o,n):"Not hidden: the score stays as it was.";case"described":return Jp(t,o,n);case"difference":return`${a?.title} minus ${i?.title}.`;case"sum":return`${a?.title} plus ${i?.title}.`;default:return`The same number as in ${a?.symbol}.`}}function Xw(e){let t=x("details","folded",x("summary","",Hw)),o=()=>{t.open&&t.childElementCount===1&&t.append(tu(e))};return t.open=Qp,o(),t.addEventListener("toggle",()=>{Qp=t.open,o()}),t}function tu(e){let{kind:t,terms:o,total:n,result:r,at:s}=e,a=Zp[t];if(a){let[[u,m]]=o.map(({factors:h})=>h.map(nt));return Ba(xn("left",u),a,t==="quotient"?m:xn("right",Co(m))," = ",zr(nt(r)))}if(t==="copy")return Ba(zr(nt(r)));let i=x("table","terms"),{values:l,factors:c}=ou(e),d=Dw[t]??(e.shift&&"Minus the largest score:");d&&i.append(x("caption","",d)),o.forEach((u,m)=>{let h=x("tr",m===s?"at":"",x("th","",u.name),x("td","",...jw(e,u,c)),x("td","",l(u.value)));i.append(h)}),i.append(x("tr","sum",x("th","","sum"),x("td"),x("td","",s===void 0?zr(l(n)):l(n))));let p=x("div","piece",i);return s!==void 0&&p.append(Ba(l(o[s].value)," \xF7 ",l(n)," = ",zr(nt(r)))),p}function jw({kind:e,shift:t},{factors:[o,n]},[r,s]){return e==="product"?[xn("left",r(o))," \xB7 ",xn("right",Co(s(n)))]:e!=="softmax"?[xn("left",r(o))]:[x("span","power","e",x("sup","left",r(o)+(t?` ${Xa} ${Co(nt(t))}`:"")))]}function Ha(e){let t=Math.floor(Math.log10(Math.max(...e.filter(Number.isFinite).map(Math.abs))||1));if(t<-wn||t>wn)return Z;let o=t<0?Math.max(wn,2-t):t>1?wn-t:wn,n=Math.max(...e.map(r=>String(Number(r.toFixed(o))).split(".")[1]?.length??0));return r=>Me(r,{decimals:n,isShort:!1})}function nt(e){let t=Ha([e])(e);return t.includes(".")?t:Z(e)}var Dw,Xa,Zp,dt,Rr,Yp,To,Bw,Jp,Hw,Qp,wn,ou,Co,xn,zr,Ba,qo=N(()=>{"use strict";ot();qe();de();Dw={product:"Multiplied pair by pair, and added:",shares:"Its share of the row\u2019s sum:"},Xa="\u2212",Zp={quotient:" \xF7 ",difference:` ${Xa} `,sum:" + "},dt=(e,t,o)=>`${e.title}: ${Rr(e,t,o)}`,Rr=(e,t,o)=>`${Yp("row",e.rows[t])}, ${Yp("column",e.columns[o])}`,Yp=(e,t)=>/^\d+$/.test(t)?`${e} ${t}`:t,To=e=>/^\d+$/.test(e)?e:`\u201C${e}\u201D`;Bw=6;Jp=({step:e,rows:t,columns:o},n,r)=>{let s={row:To(t[n]),column:To(o[r])};return(e.lead??"").replace(/\{(row|column)\}/g,(a,i)=>s[i])},Hw="As computers do it",Qp=!1;wn=4;ou=({terms:e,total:t})=>({values:Ha([...e.map(({value:o})=>o),t]),factors:[0,1].map(o=>Ha(e.flatMap(({factors:n})=>n[o]??[])))});Co=e=>e.startsWith(Xa)?`(${e})`:e,xn=(e,t)=>x("span",e,t),zr=e=>x("b","",e),Ba=(...e)=>x("p","line",...e)});function pt(e){let t=yp(e.chain,e.other,e.blend),o=_a(e);return o?new Map([...t].map(([n,r])=>[n,Vw(r,o.get(n)??r,e.other?.get(n))])):t}function lu(e,t){if(e.given.comparison)return t.other&&e.other?.get(t.name);let o=iu(e)?.get(t.name);return o?.values.length===t.values.length&&o.values[0].length===t.values[0].length?o:void 0}function yn(e,t){let[o,{dial:n}]=[lu(e,t),e.given];return n?o||n.answers.includes(t.name)?t.values.map(Qw):null:o?kp(t,o,e.digits):null}function cu(e){return[...new Set(e.views.map(({place:o})=>e.chain.get(o.node)))].flatMap(o=>{let n=o?yn(e,o)?.flat().filter(Boolean).length:0;return o&&n?[{many:n,symbol:o.symbol}]:[]})}function Io(e){let t=iu(e)?cu(e):[];return t.length?`Changed: ${t.map(({many:o,symbol:n})=>`${o} in ${n}`).join(", ")}.`:""}function du(e){let t="",o=Ye({min:"0",max:String(Ga),step:"1"}),n=[0,1].map(a=>{let i=te("button");return i.addEventListener("click",()=>ru(e,a)),i}),r=x("p","said"),s=x("div","comparing",x("div","ends",n[0],o,n[1]),r);e.controls.append(s),o.addEventListener("input",()=>ru(e,Number(o.value)/Ga)),e.updates.push(()=>{let a=e.given.comparison;Jw(e);let i=Io(e);if(i&&i!==t&&e.say(i),t=i,s.hidden=!a,!a)return;let l=e.given.isSmall?e.beneath:e.controls;s.parentElement!==l&&l.prepend(s),o.hidden=!!e.given.dial,n.forEach((d,p)=>{d.hidden=o.hidden,d.replaceChildren(...ce(a[p])),d.setAttribute("aria-pressed",String(e.blend===p))}),o.value=String(Math.round(e.blend*Ga)),o.setAttribute("aria-label",`From ${a[0]} to ${a[1]}`),o.setAttribute("aria-valuetext",su(a,e.blend));let c=d=>e.views.some(({cells:p})=>p.flat().some(({dataset:u})=>u[d]!==void 0));r.replaceChildren(...ce(o.hidden?(c("differs")?Gw:"")+(c("was")?Uw:""):`${su(a,e.blend)}. ${pu(e)?"All numbers differ":Yw(Kw(cu(e)))}.`))})}function ru(e,t){e.blend=t,e.redraw()}function su(e,t){return t===0||t===1?`Shown: ${e[t]}`:`${t===.5?"Halfway":`${Math.round(t*100)} % of the way`}: the numbers are a mix, not a result`}function Yw(e){return e?e===1?"The marked number differs":`The ${e} marked numbers differ`:"No number shown differs"}function Jw(e){let{views:t,chain:o,digits:n}=e,r=_a(e),s=pt(e),a=!!r||!pu(e);for(let{place:i,cells:l}of t){let c=o.get(i.node),d=c&&a?yn(e,c):null,p=r?.get(i.node),u=r&&s.get(i.node);l.forEach((m,h)=>m.forEach((f,g)=>{let w=d?.[h]?.[g];Ua(f,w);let y=p?.values[h][g]??null,v=w&&u&&y!==null&&Me(y,Mt(Lt(u),n));v&&v!==f.textContent?f.dataset.was=v:delete f.dataset.was}))}}function Ua(e,t=0){e.toggleAttribute("data-differs",!!t),t&&e.style.setProperty("--differs",(nu+(1-nu)*t).toFixed(2))}function Qw(e){let t=Math.max(...e.map(o=>o??NaN));return e.map(o=>+(o===t))}function Va(e,{node:t,row:o,column:n}){let r=e.chain.get(t),s=r&&lu(e,r);if(!s)return;let[a,i]=[r.values[o][n],s.values[o][n]],l=e.given.comparison;return l||Z(a)!==Z(i)?{names:l??au,a,b:i,isSame:a===i}:void 0}function Wr(e,t){let o=e.chain.get(t.node);if(!o)return"";let n=Va(e,t),r=dt(o,t.row,t.column);return!n||n.a===null?`${r}: ${Zw(o.values[t.row][t.column])}`:n.isSame?`${r}: ${Z(n.a)}, the same in both`:`${r}: ${n.names[0]} ${Z(n.a)}, ${n.names[1]} ${Z(n.b)}`}function mu(e,t){let o=Va(e,t);return e.blend>0&&e.blend<1&&!!o&&!o.isSame}function hu(e,t){let o=vt(e),n=o.get(t.node);return n?mu(e,t)?uu:`${vn(o,n,t.row,t.column)} ${Oo(o,t,null)}`:""}function fu(e,t){let o=Va(e,t),n=e.chain.get(t.node),r=e.given.dial&&n?.step.kind==="quotient";if(!o||o.a===null||o.b===null||r)return ja(vt(e),t);let{a:s,b:a,names:i,isSame:l}=o,c=pt(e).get(t.node)?.values[t.row][t.column]??null,d=n&&mu(e,t)?ex(dt(n,t.row,t.column),c):ja(vt(e),t);return d.querySelector(".value")?.after(l?x("p","sides","The same in both."):i===au?x("p","sides",tx(s,a)):ox(i,s,a)),d}function ex(e,t){return x("div","explained",x("p","what",e),x("p","value",Z(t)),x("p","lead",uu))}function ox(e,t,o){let n=[[e[0],Z(t)],[e[1],Z(o)],["difference",`${Z(t)} \u2212 ${Co(Z(o))} = ${Z(t-o)}`]];return x("dl","sides",...n.map(([r,s])=>x("div","",x("dt","",r),x("dd","",s))))}var Ga,nu,au,Gw,Uw,Vw,vt,iu,Kw,pu,Zw,uu,tx,Ut=N(()=>{"use strict";Mr();Da();qe();de();qo();Ga=100,nu=.35,au=["now","before"],[Gw,Uw]=["Underlined: the largest of a row."," Beneath: at \u221Ad_k."];Vw=(e,t,o)=>({...e,decimals:hn(t),span:[...t.values,...e.other&&o?o.values:[],[0]]}),vt=({chain:e,other:t,blend:o})=>t&&o>.5?t:e,iu=({chain:e,python:t,earlier:o,given:n})=>n.comparison||n.goal?null:e===t?o:t;Kw=e=>e.reduce((t,{many:o})=>t+o,0);pu=e=>e.views.every(({place:t})=>{let o=e.chain.get(t.node);return o&&yn(e,o)?.flat().every(Boolean)});Zw=e=>e===null?"covered":Z(e);uu="A mix, not a result. Move the slider to one of its ends to see the arithmetic.";tx=(e,t)=>`${nt(t)} \u2192 ${nt(e)} (${e>t?"+":""}${nt(e-t)})`});function Pr(e,t,o,n){try{sessionStorage.setItem(Ka,JSON.stringify({where:gu(e,t),cell:t,before:o,text:n}))}catch{}}function Fr(){try{sessionStorage.removeItem(Ka)}catch{}}function _r(e){try{let{where:t,...o}=JSON.parse(sessionStorage.getItem(Ka)??"{}");return o.cell&&t===gu(e,o.cell)?o:null}catch{return null}}var Ka,gu,Dr,Ya=N(()=>{"use strict";Ka="self-attention typed in a cell",gu=({chain:e,key:t},{node:o})=>JSON.stringify([location.pathname,t,o,e.get(o)?.base??""]);Dr=()=>document.activeElement!==document.body});function bu(e,t,o){let{frame:n,working:r,controls:s,beneath:a}=e,i=te("gist"),l=x("div","foot");r.replaceWith(l),l.append(i,r);let c=g=>Math.abs(g.getBoundingClientRect().bottom-l.getBoundingClientRect().top),d=g=>[...g].sort((w,y)=>c(w)-c(y))[0],p=matchMedia(Vt),u="",m=()=>{let g=p.matches&&me(e.given);if(u===(u=`${p.matches} ${g}`))return;let w=[".asking",".hint",".legend"].flatMap(y=>[...a.parentNode?.querySelectorAll(y)??[]]);g?(n.after(s),s.querySelector(".editing")?.append(...w)):((n.parentNode?.querySelector(".flow")??n).before(s),a.prepend(...w)),p.matches?l.prepend(o):s.after(o)},h=g=>{l.classList.toggle("open",g),i.setAttribute("aria-expanded",String(g))};p.addEventListener("change",m),i.addEventListener("click",()=>h(!l.classList.contains("open"))),new ResizeObserver(()=>{p.matches&&n.style.setProperty("--foot",`${l.offsetHeight}px`),n.matches(":focus-within")&&d(n.querySelectorAll(l.matches(".open")?nx:"td[aria-selected]"))?.scrollIntoView({block:"nearest"})}).observe(l),s.prepend(t),e.updates.push(m);let f="";return g=>{f!==e.given.name&&h(!1),f=e.given.name;let{subject:w,other:y,blend:v}=e,S=!!y&&v>0&&v<1;i.hidden=!w||r.hidden;let L=S?pt(e):vt(e),M=w?Oo(L,w,g,S):"",T=w&&M.includes(" = ")?L.get(w.node):void 0;i.dataset.of=w&&T?`${Rr(T,w.row,w.column)}: `:"";let E=w&&T?.isMirrored&&w.row!==w.column?{...w,row:w.column,column:w.row}:null,A=T&&E?`${M}
${Rr(T,E.row,E.column)}: ${Oo(L,E,g)}`:M;i.textContent!==A&&(i.textContent=A)}}var Vt,nx,kn=N(()=>{"use strict";Ut();de();qo();Vt="(max-width: 46rem)",nx=":is(.one-row:not([hidden]), .stage) td[data-explained]"});function Br(e,t,o){let n=new Map,r=new Set,s=[t];for(let a=0;a<o&&s.length;a++){let i=[];for(let l of s)Ct(e,l.node,l.row,l.column).forEach((c,d)=>{let p=`${c.node} ${c.row} ${c.column}`,u=e.get(c.node);if(r.has(p)||!u)return;r.add(p);let m=Ja(n,u),h=bt.indexOf(a?"far":d?"right":"left");for(let f of rx(u,c)){let g=f.row*u.columns.length+f.column;m[g]||(m[g]=h,i.push(f))}});s=i}return n}function Ja(e,t){let o=e.get(t.name)??new Uint8Array(t.rows.length*t.columns.length);return e.set(t.name,o),o}function rx(e,{node:t,row:o,column:n}){let r=o===null?e.rows.map((a,i)=>i):[o],s=n===null?e.columns.map((a,i)=>i):[n];return r.flatMap(a=>s.map(i=>({node:t,row:a,column:i})))}var Qa=N(()=>{"use strict";ot();Ao()});function ie(e){if(e instanceof HTMLCanvasElement)return{node:e.dataset.node??"",row:Number(e.dataset.row),column:Number(e.dataset.column)};let t=e instanceof Element?e.closest("td.cell"):null;return t?{node:t.closest("table")?.dataset.node??"",row:Number(t.dataset.row),column:Number(t.dataset.column)}:null}function xu(e){let{stage:t}=e;t.addEventListener("pointerover",o=>{o.pointerType!=="touch"&&!(o.target instanceof HTMLCanvasElement)&&It(e,ie(o.target))}),t.addEventListener("pointermove",o=>{if(!(o.target instanceof HTMLCanvasElement)||o.pointerType==="touch")return;let n=Ia(o.target,o.offsetX,o.offsetY);Xr(n,e.pointed)||It(e,n)}),t.addEventListener("pointerleave",()=>It(e,null)),t.addEventListener("focusin",o=>{let n=ie(o.target);n&&It(e,n,!0)}),t.addEventListener("focusout",({target:o})=>{(o instanceof HTMLTableCellElement||o instanceof HTMLCanvasElement)&&e.say(""),It(e,null)}),t.addEventListener("click",o=>{let n=o.target,r=n instanceof HTMLCanvasElement?Ia(n,o.offsetX,o.offsetY):ie(n);r&&(yu(e,r),n.scrollIntoView({block:"nearest",inline:"nearest"}))}),t.addEventListener("keydown",o=>sx(e,o)),e.updates.push(()=>ix(e)),t.addEventListener("transitionend",o=>{o.target instanceof HTMLCanvasElement&&px(e)})}function sx(e,t){let{target:o,key:n}=t,r=ie(o);if(!r||!(o instanceof HTMLCanvasElement||o instanceof HTMLTableCellElement))return;if(Oe(t))return yu(e,r);let s=!(t.ctrlKey||t.metaKey||t.altKey),a=s?zo[n]:void 0;if(n==="Escape"&&e.pinned)Kt(e,null);else if(a&&o instanceof HTMLCanvasElement)ax(e,o,r,a);else{if(o instanceof HTMLCanvasElement)return;if(a)Sn(o,a,!0);else if(s&&wu[n])Sn(o,wu[n],!0);else if(n==="Home"||n==="End")Sn(o,[0,n==="Home"?-1/0:1/0]);else return}t.preventDefault()}function ax(e,t,{node:o,row:n,column:r},s){let[a,i]=t.dataset.turned?[s[1],s[0]]:s,l=e.chain.get(o);t.dataset.row=String(Hr(n+a,l?.rows.length??0)),t.dataset.column=String(Hr(r+i,l?.columns.length??0)),It(e,ie(t),!0)}function Sn(e,[t,o],n=!1){let r=e.closest("tbody"),s=e.closest(".stage")??r,a=h=>[...h.children].map(f=>[...f.querySelectorAll("td.cell")]),i=a(r),l=i.findIndex(h=>h.includes(e)),c=i[l].indexOf(e),d=[...s.querySelectorAll("tbody:has(td.cell[tabindex])")].filter(vu),p=n&&!i[l+t]?.[c+o]?d[d.indexOf(r)+Math.sign(t+o)]:void 0;p?(i=a(p),t?l=t>0?0:1/0:c=o>0?0:1/0):[l,c]=[l+t,c+o];let u=i[Hr(l,i.length)],m=u[Hr(c,u.length)];for(let h of s.querySelectorAll("td.cell[tabindex='0']"))h.setAttribute("tabindex","-1");m.tabIndex=0,m.focus()}function ix({given:e,stage:t,views:o,later:n,pinned:r,opening:s}){if(t.matches(":focus-within"))return;let a=o.flatMap(({place:d,table:p})=>vu(p)&&!n.has(d.node)?[...p.querySelectorAll("td.cell[tabindex]")]:[]),i=a.filter(d=>d.matches(e.goal?"[aria-readonly=false] *":"[data-asked]")),l=i.length?i:a,[c]=[...l.filter(d=>Xr(ie(d),r??s)),...l];for(let d of t.querySelectorAll("td.cell[tabindex='0']"))d!==c&&d.setAttribute("tabindex","-1");c?.setAttribute("tabindex","0")}function It(e,t,o=!1){e.pointed=t,$n(e),o&&t&&e.say(Wr(e,t))}function Kt(e,t){e.pinned=t,e.passed=null,$n(e),e.send("pinned",t)}function yu(e,t){let o=Xr(t,ei(e));Kt(e,o?null:t),e.say(o?"":hu(e,t))}function $n(e){let{chain:t,views:o,stage:n}=e,r=e.pointed??ei(e),s=r??(e.given.rowed?e.opening:null),a=ku(t,s)?s:null,i=a?Br(vt(e),a,e.depth):new Map;n.classList.toggle("tracing",!!r&&i.size>0);let l=a&&t.get(a.node);l&&(Ja(i,l)[a.row*l.columns.length+a.column]=bt.indexOf("self"));let c=n.classList.contains("tracing"),d=o.map(({place:p})=>p.node).lastIndexOf(a?.node??"");for(let[p,u]of o.entries()){let m=t.get(u.place.node)?.columns.length??0;cx(u,m,p<=d?i.get(u.place.node):void 0,c),Za(u,e.pinned,"aria-selected")}jr(e)}function jr(e){let t=e.pointed??ei(e),n=[!!e.given.goal&&!!e.chain.get(t?.node??"")?.editable?null:t,e.opening].find(r=>ku(e.chain,r))??null;e.subject=n,e.working.replaceChildren(...n?[fu(e,n)]:[]);for(let r of e.views){let s=!!e.chain.get(r.place.node)?.isMirrored;Za(r,e.working.hidden&&!s?null:n,"data-explained"),Za(r,s&&n?{...n,row:n.column,column:n.row}:null,"data-mirror");let a=r.isMirrored;r.isMirrored=s,s&&a===!1&&n?.node===r.place.node&&Le()&&lx(r.cells[n.row][n.column],r.cells[n.column][n.row])}for(let r of e.followers)r()}function lx(e,t){let[o,n]=[e,t].map(a=>a.getBoundingClientRect()),[r,s]=[n.left-o.left,n.top-o.top];for(let[a,i]of[[e,1],[t,-1]])a.animate([{transform:`translate(${r*i}px, ${s*i}px)`},{transform:"none"}],{duration:900,easing:"ease-in-out"})}function cx(e,t,o,n){let{cells:r,strip:s,tones:a,table:i}=e,c=["left","right"].every(p=>o?.includes(bt.indexOf(p)))?i.closest(".above")?"left":"right":null;if(r.forEach((p,u)=>p.forEach((m,h)=>{let f=bt[o?.[u*t+h]??0],g=f===c?"":f;(m.dataset.lit??"")!==g&&(g?m.dataset.lit=g:delete m.dataset.lit)})),!s||!a)return;let{painted:d}=e;d?.isTracing===n&&d.tones===a&&dx(d.lit,o)||(Np(s,a,o,n),e.painted={lit:o,isTracing:n,tones:a})}function Za({place:e,table:t,cells:o},n,r){let s=t.querySelector(`[${r}]`),a=n?.node===e.node?o[n.row]?.[n.column]:void 0;s!==a&&s?.removeAttribute(r),a?.setAttribute(r,"true")}function px(e){for(let t of e.views)delete t.painted;$n(e)}function ti({stage:e,views:t,given:o}){let n=t.find(({place:r})=>r.node===o.asked)?.table.closest(".place");return n&&(e.scrollTop+=n.getBoundingClientRect().top-e.getBoundingClientRect().top),!!n}function Su(e){let{stage:t,views:o,opening:n}=e;if(t.scrollHeight<=t.clientHeight||t.matches(":focus-within")||ti(e)||!n)return;let r=o.find(({place:l})=>l.node===n.node)?.cells[n.row]?.[n.column];if(!r)return;let[s,a]=[".station","tr"].map(l=>(r.closest(l)??r).getBoundingClientRect()),{bottom:i}=a.bottom>a.top&&s.bottom-s.top<t.clientHeight?s:a;t.scrollTop+=i-t.getBoundingClientRect().top-t.clientHeight+2}var zo,wu,vu,Hr,Xr,ei,ku,dx,zt=N(()=>{"use strict";ft();Ut();No();Qa();Ao();zo={ArrowUp:[-1,0],ArrowDown:[1,0],ArrowLeft:[0,-1],ArrowRight:[0,1]},wu={PageUp:[-1/0,0],PageDown:[1/0,0]};vu=e=>e.checkVisibility?.()??!0;Hr=(e,t)=>Math.max(0,Math.min(e,t-1)),Xr=(e,t)=>!!e&&!!t&&e.node===t.node&&e.row===t.row&&e.column===t.column;ei=({pinned:e,passed:t,later:o})=>Xr(e,t)||o.has(e?.node??"")?null:e,ku=(e,t)=>!!t&&e.get(t.node)?.values[t.row]?.[t.column]!==void 0;dx=(e,t)=>e===t||!!e&&!!t&&e.every((o,n)=>o===t[n])});function Au(e){let t={base:"",texts:{},past:[],future:[],sent:[]},o=oi("Undo",()=>Ur(e,t,"past")),n=oi("Redo",()=>Ur(e,t,"future")),r=oi("Reset the numbers",()=>An(e,t,mx(t.texts))),s=x("input");s.type="checkbox",s.addEventListener("change",()=>e.send("hidden",s.checked));let a=x("label","",s,"Hide later words"),i=x("summary","button","Change"),l=x("details","change",i,x("div","editing",a,o,n,r));l.addEventListener("keydown",({key:m})=>{m!=="Escape"||!i.checkVisibility()||(l.open=!1,i.focus())}),e.controls.append(l);let c=x("div","told");c.setAttribute("role","alert");let d=x("p","hint");e.beneath.append(c,d);let p=null;e.updates.push(()=>{let{given:m}=e;if(m!==p){let w=!p;p=m,hx(e,t),w&&(xx(e,t),l.open=m.goal?!matchMedia(Vt).matches:!me(m),m.goal&&e.controls.previousElementSibling?.append(l)),a.hidden=m.hidesLater===null,s.checked=!!m.hidesLater;let y=m.told.join(`
`);c.dataset.sentences!==y&&(c.dataset.sentences=y,c.replaceChildren(...m.told.slice(m.goal?1:0).map(v=>x("p","",v))))}Sx(e);let h=Mu(e);d.hidden=!h.length||!!e.given.goal,d.replaceChildren(...ce(`${matchMedia($u).matches?"Tap a number twice to type":"Type"} over any number of ${h.join(", ")}${e.given.divisor?", or the divisor":""} (0.25, 1/4, \u22123 or 25 %), or paste a block of numbers. ${e.given.kept}`));let f=!!h.length||!!e.given.divisor;l.hidden=a.hidden&&!f&&!me(m);let g=[t.past,t.future,Object.values(t.texts).flat()];[o,n,r].forEach((w,y)=>{w.hidden=!f,w.ariaDisabled=String(!g[y].length),w.tabIndex=g[y].length?0:-1})}),Gp(e,m=>An(e,t,{...t.texts,divisor:m?[[0,0,m]]:[]})),e.typeOver=(m,h,f)=>f?An(e,t,si(t.texts,m,h)):ni(e,t,m,h);let{stage:u}=e;u.addEventListener("keydown",m=>yx(e,t,m)),u.addEventListener("click",m=>{let h=Eu(m.target);!matchMedia($u).matches||!Gr(e,h)||!h.ariaSelected||h.dataset.held==="open"||(m.stopPropagation(),Yt(e,t,h,null))},!0),u.addEventListener("dblclick",m=>{Gr(e,m.target)&&Yt(e,t,Eu(m.target),null)})}function oi(e,t){let o=te("button",e);return o.addEventListener("click",t),o}function Gr(e,t){let o=e.chain.get(ie(t)?.node??"");return o?.editable?o:void 0}function hx(e,t){let o=e.given.chain.filter(i=>i.editable),n=JSON.stringify(o.map(i=>[i.name,i.base])),r=Object.fromEntries(o.map(i=>[i.name,i.typed??[]])),{divisor:s}=e.given;s&&(r.divisor=s.typed?[[0,0,s.typed]]:[]);let a=t.sent.lastIndexOf(En(r));if(n===t.base&&a>=0&&a<t.sent.length-1)return ai(e,t);n!==t.base&&Object.assign(t,{base:n,past:[],future:[]}),Object.assign(t,{texts:r,sent:[]})}function ni(e,t,o,n){e.chain=e.python,ai(e,{...t,texts:si(t.texts,o,n)}),e.redraw()}function ai(e,t){if(!e.given.previewed)return;let o=new Map(Object.entries(t.texts).map(([s,a])=>{let i=e.chain.get(s)?.values.map(l=>[...l])??[];for(let[l,c,d]of a){let p=Cr(d);i[l]?.[c]!==void 0&&!Number.isNaN(p)&&fx(e.given.goal,p)&&(i[l][c]=p)}return[s,{values:i}]})),n=Cr(t.texts.divisor?.[0]?.[2]??""),r=e.chain.get(qt)?.step;r&&n>=1&&n<=(e.given.divisor?.most??0)&&o.set(qt,{step:{...r,divisor:n,divisorText:Z(n)}}),e.chain=xt(e.chain,o),Tt(e.views,e.chain,e.spread,e.digits)}function An(e,t,o,n=!0){En(o)!==En(t.texts)&&(n&&(t.past=[...t.past,t.texts].slice(-ux),t.future=[]),t.sent.length||t.sent.push(En(t.texts)),t.texts=o,t.sent.push(En(o)),e.chain=e.python,ai(e,t),e.redraw(),e.send("edited",o))}function Ur(e,t,o){let n=t[o].pop();if(!n)return;let r=t.texts;t[o==="past"?"future":"past"].push(r),An(e,t,n,!1),gx(e,o==="past"?"Undone.":"Done again.",r,n)}function gx(e,t,o,n){let[r]=Object.keys({...o,...n}).flatMap(i=>{let l=o[i]??[],c=n[i]??[],d=(p,u)=>!p.some(m=>String(m)===String(u));return[...l.filter(p=>d(c,p)),...c.filter(p=>d(l,p))].map(([p,u])=>({node:i,row:p,column:u}))}),s=r&&e.chain.get(r.node),a=s&&n[r.node]?.find(([i,l])=>i===r.row&&l===r.column)?.[2];e.say(Tu(t,s?Lu(s,r,a??""):"",Io(e)))}function Lu(e,{row:t,column:o},n){let r=dt(e,t,o);return n?Number.isNaN(Cr(n))?`${r}: \u201C${n}\u201D was typed.`:`${r} is now ${n}.`:`${r} is as it was at first.`}function ri(e,t,o,n){let r=ie(o),s=r&&e.chain.get(r.node);if(!s)return;let a=o.closest("table")?.dataset.turned!==void 0,[i,l]=[t.texts,0];n.forEach((c,d)=>c.forEach((p,u)=>{let[m,h]=a?[r.row+u,r.column+d]:[r.row+d,r.column+u];m<s.rows.length&&h<s.columns.length?i=si(i,{...r,row:m,column:h},p):l++})),An(e,t,i),l&&e.say(`${l} of the pasted numbers did not fit into ${s.symbol}.`)}function Nu(e,t,o){let n=ie(o);if(!n)return"";let r=t.texts[n.node]?.find(([s,a])=>s===n.row&&a===n.column);return r?r[2]:Z(e.chain.get(n.node)?.values[n.row][n.column]??null)}function Yt(e,t,o,n){if(o.dataset.held==="open")return;let r=Nu(e,t,o),s=x("input");s.value=n??r,s.maxLength=200,s.spellcheck=!1,s.setAttribute("aria-label",`New number: ${o.closest("table")?.dataset.node}, row ${Number(o.dataset.row)+1}, column ${Number(o.dataset.column)+1}`),o.dataset.held="open",o.replaceChildren(s);let a=ie(o),i=()=>Pr(e,a,r,s.value);n!==null&&i(),s.addEventListener("input",()=>{i(),e.given.goal&&ni(e,t,a,Ot(s.value))});let l=!1,c=(d,p=null,u=null)=>{if(l||!o.isConnected)return;l=!0,Fr();let m=Ot(s.value),h=!!s.matches(":focus");delete o.dataset.held,o.textContent="",h&&o.focus(),u?ri(e,t,o,u):d&&m!==r?ri(e,t,o,[[m]]):e.given.goal&&ni(e,t,a,r),e.redraw(),p&&Sn(o,p),p&&d&&m!==r&&bx(e,a,m,wx(o))};for(let d of["click","dblclick","pointerdown"])s.addEventListener(d,p=>p.stopPropagation());s.addEventListener("blur",()=>c(!0)),s.addEventListener("keydown",d=>{d.stopPropagation();let u=d.key==="Enter"&&!!e.given.goal?[0,0]:vx(d,n!==null);d.key!=="Escape"&&!u||(d.preventDefault(),c(d.key!=="Escape",u))}),s.addEventListener("paste",d=>{let p=d.clipboardData?.getData("text")??"",u=Or(p);!p.trim()||n!==""&&u.length===1&&u[0].length===1||(d.preventDefault(),c(!0,null,u))}),s.focus(),n===null&&s.select()}function bx(e,t,o,n){let r=e.chain.get(t.node),s=n&&(n.node!==t.node||n.row!==t.row||n.column!==t.column);r&&e.say(Tu(Lu(r,t,o),s?`${Wr(e,n)}.`:"",Io(e)))}function wx(e){let t=e.getRootNode();return ie(t instanceof Document||t instanceof ShadowRoot?t.activeElement:null)}function xx(e,t){let o=_r(e);if(!o)return;let r=e.views.find(({place:s,cells:a})=>s.node===o.cell.node&&a.length)?.cells[o.cell.row]?.[o.cell.column];!r||!Gr(e,r)||Nu(e,t,r)!==o.before||(Dr()?ri(e,t,r,[[Ot(o.text)]]):Yt(e,t,r,o.text))}function vx({key:e,shiftKey:t},o){return e==="Enter"?[t?-1:1,0]:e==="Tab"?[0,t?-1:1]:o||e==="ArrowUp"||e==="ArrowDown"?zo[e]:void 0}function yx(e,t,o){let{target:n,key:r,altKey:s,shiftKey:a}=o;if(!(n instanceof HTMLTableCellElement||n instanceof HTMLButtonElement))return;let i=(o.ctrlKey||o.metaKey)&&!s,l=r.toLowerCase();if(i&&l==="z"&&!a)Ur(e,t,"past");else if(i&&(l==="y"||l==="z"))Ur(e,t,"future");else if(n instanceof HTMLTableCellElement)if(Gr(e,n)){if(i&&l==="v")return Yt(e,t,n,"");if(i||s)return;if(r==="F2")Yt(e,t,n,null);else if(r==="Backspace"||r==="Delete")Yt(e,t,n,"");else if(r.length===1&&r!==" ")Yt(e,t,n,r);else return}else return/^[\d.,\u2212-]$/.test(r)?kx(e):void 0;else return;o.preventDefault()}function kx(e){let t=Mu(e).join(", ");t&&e.say(`Only numbers of ${t} can be typed over.`)}function Sx(e){let{given:t,chain:o,views:n,spread:r,digits:s}=e,a=new Map(t.chain.map(l=>[l.name,l])),i=!1;for(let{place:l,table:c,cells:d}of n){let p=a.get(l.node);if(c instanceof HTMLTableElement&&c.setAttribute("aria-readonly",String(!p?.editable)),!p?.editable)continue;let u=new Map((p.problems??[]).map(([h,f,g])=>[`${h} ${f}`,g])),m=new Map((p.typed??[]).map(([h,f,g])=>[`${h} ${f}`,g]));d.forEach((h,f)=>h.forEach((g,w)=>{let y=u.get(`${f} ${w}`);if(g.toggleAttribute("data-typed",m.has(`${f} ${w}`)),y===void 0)i||=g.dataset.held==="bad",g.dataset.held==="bad"&&delete g.dataset.held,g.removeAttribute("aria-invalid");else{if(g.setAttribute("aria-invalid","true"),g.dataset.held==="open")return;g.dataset.held="bad",g.textContent=m.get(`${f} ${w}`)??"",g.title=y}}))}i&&Tt(n,o,r,s)}var ux,$u,Mu,Eu,mx,En,si,fx,Tu,Cu=N(()=>{"use strict";ot();Ut();Fa();Ya();qe();kn();de();zt();qr();qo();ux=200,$u="(pointer: coarse)";Mu=({given:e,views:t})=>e.chain.filter(o=>o.editable&&t.some(({place:n,strip:r})=>n.node===o.name&&!r)).map(o=>o.symbol);Eu=e=>e instanceof Element?e.closest("td.cell"):null;mx=e=>Object.fromEntries(Object.keys(e).map(t=>[t,[]]));En=e=>JSON.stringify(Object.keys(e).map(t=>[t,[...e[t]].sort(([o,n],[r,s])=>o-r||n-s)])),si=(e,{node:t,row:o,column:n},r)=>({...e,[t]:[...(e[t]??[]).filter(([s,a])=>s!==o||a!==n),[o,n,r]]});fx=(e,t)=>!e||t>=e.least&&t<=e.most;Tu=(...e)=>e.filter(Boolean).join(" ")});function Iu(e,t){let o=Ye({min:"0",max:"1",step:"0.01",value:"0.1"}),n=x("output"),[r,s]=[x("div","flow-left"),x("div","flow-right")];[r,s].forEach(m=>m.setAttribute("role","group")),r.setAttribute("aria-label","Words that attend"),s.setAttribute("aria-label","Words attended to");let a=k("svg",{class:"flow-lines",preserveAspectRatio:"none","aria-hidden":"true"}),i=x("div","flow-weights"),l=x("div","flow-face",r,a,s,i);e.append(x("label","flow-threshold","Show ",n,o),l);let c,d=null;function p(){if(!c)return;let m=c.rows.map((M,T)=>tt(c,T)),{rows:h,columns:f,decimals:g}=c,w=Number(o.value),y=`weights of ${w.toFixed(2)} or more`;n.replaceChildren(y),o.setAttribute("aria-valuetext",y);let v=M=>M>0&&M>=w,S=M=>Number.isNaN(M)?"?":M.toFixed(g),L=M=>M.join(", ")||"no word with such a weight";qu(r,h,d,M=>`attends to ${L(m[M].flatMap((T,E)=>v(T)||Number.isNaN(T)?`${f[E]} ${S(T)}`:[]))}`),qu(s,f,Ou(c)?null:d,M=>`attended to by ${L(h.flatMap((T,E)=>v(m[E][M])?`${T} ${S(m[E][M])}`:[]))}`),i.replaceChildren(...f.map((M,T)=>x("span","",d===null?"":S(m[d][T])))),a.setAttribute("viewBox",`0 0 100 ${ii*Math.max(h.length,f.length)}`),a.replaceChildren(...m.flatMap((M,T)=>M.flatMap((E,A)=>v(E)?Ax(T,A,E,d):[])))}function u(m,h){c&&m===s&&Ou(c)||t(h)}return o.addEventListener("input",p),l.addEventListener("click",m=>{let h=Ex(m);h!==null&&u(m.target.parentElement,h===d?null:h)}),l.addEventListener("keydown",m=>{let{dataset:h,parentElement:f}=m.target,[g,w]=[Number(h.word),f];if(m.key==="Escape")return t(null);let y={ArrowLeft:r,ArrowRight:s}[m.key],v={ArrowUp:g-1,ArrowDown:g+1,Home:0,End:w.childElementCount-1}[m.key]??g,S=(y??w).children[v];!(S instanceof HTMLElement)||!y&&v===g||(m.preventDefault(),S.focus(),u(S.parentElement,v))}),(m,h)=>{c=m.get("weights"),d=h,p()}}function Ex(e){let t=e.target instanceof Element?e.target.closest("button"):null;return t?Number(t.dataset.word):null}function Ax(e,t,o,n){let r=Math.min(1,o),s=(.2+.8*r)*(n===null||n===e?1:.25);return k("line",{x1:0,y1:(e+.5)*ii,x2:100,y2:(t+.5)*ii,"stroke-width":1+$x*r,"stroke-opacity":s,"data-cell":`${e},${t}`,"vector-effect":"non-scaling-stroke"})}function qu(e,t,o,n){for(;e.childElementCount>t.length;)e.lastElementChild?.remove();for(;e.childElementCount<t.length;)e.append(te(""));for(let[r,s]of[...e.children].entries())s.dataset.word=`${r}`,s.textContent=t[r],s.tabIndex=r===(o??0)?0:-1,s.setAttribute("aria-pressed",`${r===o}`),s.setAttribute("aria-label",`${t[r]}, ${n(r)}`)}var ii,$x,Ou,zu=N(()=>{"use strict";ot();de();Ne();ii=10,$x=8;Ou=e=>e.rows.join(`
`)!==e.columns.join(`
`)});function Ru(e,t,o){return[["scores","weights"],["context"]].map(r=>r.flatMap(s=>e.get(s)??[])).filter(r=>r.length).map(r=>Lx(r,t,o))}function Lx(e,t,o){let n=e.map(({name:i})=>li[i]),r=e[0].name==="context"?"Dimension":"Word",s=e[0].columns.map((i,l)=>x("tr","",Nt("row",i),...e.map(c=>Tx(c,t.get(c.name)??c,o,l)))),a=x("tr","",...[r,...n].map(i=>Nt("col",i)));return x("div","geometry-scroll",x("table","geometry-table",x("thead","",a),x("tbody","",...s)))}function Nx(e,t,o){let n=o?1:Math.max(...t.map(Math.abs))||1,r=t.some(a=>a<0)?50:100,s=Math.abs(e)/n*r;return{from:100-r-(e<0?s:0),size:s}}function Tx(e,t,o,n){let r=e.values[o][n],s=e===t?Mt({...e,values:[e.values[o]]},Ke):Gt({...e,decimals:Mx},Ke),{from:a,size:i}=Nx(r??0,[...t.values.flat(),...e.values[o]].map(Number),e.share),l=x("span",Number(r)<0?"geometry-bar minus":"geometry-bar");l.style.setProperty("--from",`${a}%`),l.style.setProperty("--size",`${i}%`);let c=r===null?"undefined":Me(r,s).trim();return x("td","",x("span","geometry-track",l),x("span","geometry-number",c))}var li,Mx,Wu=N(()=>{"use strict";qe();de();li={scores:"Score",weights:"Weight",context:"Context"},Mx=4});function di(e){let[[t,o],[n,r]]=[e.map(({x:a})=>a),e.map(({y:a})=>a)].map(a=>[Math.min(0,...a),Math.max(0,...a)]),s=qx*Math.max(o-t,r-n)||2;return{left:(t+o-s)/2,bottom:(n+r-s)/2,span:s}}function Du(){let e=k("svg",{class:"plane",viewBox:`0 0 ${Re} ${Re}`,role:"group"});return e.append(k("g",{class:"axes","aria-hidden":"true"}),k("g",{class:"arrows"})),e}function Bu(e,t,o){let[n,r]=e.children,s=Wx(t);for(n.replaceChildren(...Px(t.view),...s.map(({text:l,x:c,y:d,wide:p})=>k("text",{x:c+p/2,y:d+rt-3,"text-anchor":"middle"},l)));r.childElementCount>o.length;)r.lastElementChild?.remove();for(;r.childElementCount<o.length;)r.append(Fx());let a=o.map(({x:l,y:c})=>Rt(l,c,t.view)),i=Dx(o.map(({kind:l,word:c,isPale:d},p)=>({text:Rx(l,c,o),tip:a[p],isPale:d})),s,Rt(0,0,t.view));o.forEach((l,c)=>_x(r.children[c],l,t,a[c],i[c]))}function Rx(e,t,o){let n=[...t].length>Pu?`${[...t].slice(0,Pu-1).join("")}\u2026`:t;return o.some(r=>r.kind==="key")?`${e[0]} ${n}`:n}function Wx({view:e,across:t,up:o}){let[[n,r],s]=[Rt(0,0,e),Ro(e)],[a,i]=Rt(s,s,e),l=Z(s);return[[t,Re-2-Jt(t),r+3],[o,ci(n-Jt(o)/2,Re-Jt(o)),0],[l,a-Jt(l)/2,r+3],[l,n-Jt(l)-3,i-rt/2]].map(([d,p,u])=>({text:d,x:p,y:u,wide:Jt(d),high:rt}))}function Px(e){let t=Ro(e);return[e.left,e.bottom].flatMap((o,n)=>Array.from({length:Math.floor(e.span/t)},(r,s)=>{let a=Math.ceil(o/t)+s,i=Rt(a*t,a*t,e)[n],l=a?"grid":"axis";return k("line",n?{class:l,x1:2,x2:Re-2,y1:i,y2:i}:{class:l,x1:i,x2:i,y1:rt+2,y2:Re-2})}))}function Fx(){let e=k("g",{role:"slider",tabindex:"0"});return e.append(k("line",{class:"shaft"}),k("path",{class:"head"}),k("line",{class:"leader"}),k("circle",{r:"18"}),k("text",{"text-anchor":"middle"})),e}function _x(e,{kind:t,name:o,x:n,y:r,inFocus:s,isPale:a},{view:i,across:l,up:c},[d,p],u){let[m,h]=Rt(0,0,i),f=Math.atan2(p-h,d-m)*180/Math.PI,[g,w]=[u.x+u.wide/2,u.y+rt/2],y=Math.hypot(g-d,w-p)>u.wide/2+Fu[1]+rt/2,v=c?`${l} ${Z(n)}, ${c} ${Z(r)}`:`${l} ${Z(n)}`;We(e,{class:t+(s?" in-focus":a?" pale":""),"aria-label":o,"aria-valuetext":v,"aria-valuemin":i.left,"aria-valuemax":i.left+i.span,"aria-valuenow":n});let[S,L,M,T,E]=e.children;We(S,{x1:m,y1:h,x2:d,y2:p}),We(L,{d:zx[t],transform:`translate(${d} ${p}) rotate(${f})`}),We(M,{x1:d,y1:p,x2:y?g:d,y2:y?w:p}),We(T,{cx:d,cy:p}),We(E,{x:g,y:u.y+rt-3}),E.textContent=u.text}function Dx(e,t,o){let n=[...t],r=[];for(let s of[e.filter(({isPale:a})=>!a),e.filter(({isPale:a})=>a)]){n.push(...s.flatMap(({tip:a})=>Bx(a,o)));for(let a of s)n.push(r[e.indexOf(a)]=Hx(a,n,o))}return r}function Bx([e,t],[o,n]){let[r,s]=[e-o,t-n],a=Math.ceil(Math.hypot(r,s)/Mn)||1;return Array.from({length:a},(i,l)=>{let c=(l+1)/a;return{x:o+c*r-Mn/2,y:n+c*s-Mn/2,wide:Mn,high:Mn}})}function Hx({text:e,tip:[t,o]},n,r){let s=Jt(e),a=Math.atan2(o-r[1],t-r[0]),i=Fu.flatMap(c=>Ix.map(d=>{let[p,u]=[Math.cos(a+d),Math.sin(a+d)],m=t+p*(c+s/2)-s/2,h=o+u*(c+rt/2)-rt/2;return{x:ci(m,Re-s),y:ci(h,Re-rt),wide:s,high:rt,text:e}})),l=c=>n.reduce((d,p)=>d+Xx(c,p),0);return i.find(c=>l(c)===0)??i.reduce((c,d)=>l(d)<l(c)?d:c)}var Re,Cx,Ox,rt,qx,Pu,Mn,Fu,Ix,zx,Ro,Rt,_u,Jt,ci,Xx,pi=N(()=>{"use strict";qe();Ne();Re=340,Cx=6.6,Ox=12,rt=14,qx=1.35,Pu=12,Mn=8,Fu=[8,16,28,42,58,76],Ix=[0,1,-1,2,-2,3,-3,4].map(e=>e*Math.PI/4),zx={query:"M1 0 L-10 -5 L-10 5 Z",key:"M-9 -6 L0 0 L-9 6"};Ro=({span:e})=>10**Math.floor(Math.log10(e/2)),Rt=(e,t,{left:o,bottom:n,span:r})=>[(e-o)/r*Re,(1-(t-n)/r)*Re],_u=(e,t,{left:o,bottom:n,span:r})=>[o+e/Re*r,n+(1-t/Re)*r];Jt=e=>[...e].reduce((t,o)=>t+(o>"\u2E80"?Ox:Cx),2);ci=(e,t)=>Math.max(0,Math.min(e,t)),Xx=(e,t)=>Math.max(0,Math.min(e.x+e.wide,t.x+t.wide)-Math.max(e.x,t.x))*Math.max(0,Math.min(e.y+e.high,t.y+t.high)-Math.max(e.y,t.y))});function Xu(e,{tips:t,view:o,moveTo:n}){let r=null,s=()=>[...e.querySelectorAll('[role="slider"]')];e.addEventListener("pointerdown",a=>{if(a.button||r)return;let[i,l,c]=Hu(e,a),d=t().map(({x:m,y:h},f)=>{let[g,w]=Rt(m,h,o());return{at:f,x:g-i,y:w-l}}),p=d.map(({x:m,y:h})=>Math.hypot(m,h)),u=p.indexOf(Math.min(...p));p[u]>jx*c||(r=d[u],e.setPointerCapture(a.pointerId),s()[u].focus({preventScroll:!0}))}),e.addEventListener("mousedown",a=>a.preventDefault()),e.addEventListener("pointermove",a=>{if(!r||!t()[r.at])return;let[i,l]=Hu(e,a);n(r.at,_u(i+r.x,l+r.y,o()))});for(let a of["pointerup","pointercancel"])e.addEventListener(a,()=>{r=null});e.addEventListener("keydown",a=>{let i=s().indexOf(a.target),l=Gx[a.key];if(!l||a.ctrlKey||a.metaKey||a.altKey)return;a.preventDefault();let{x:c,y:d}=t()[i],p=Ro(o())/(a.shiftKey?100:10);n(i,[c+l[0]*p,d+l[1]*p])})}function Hu(e,t){let{left:o,top:n,width:r}=e.getBoundingClientRect(),s=Re/r;return[(t.clientX-o)*s,(t.clientY-n)*s,s]}var jx,Gx,ju=N(()=>{"use strict";pi();jx=18,Gx={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}});function Gu(e){let{step:t}=e.get("scores")??{step:null},o=[...e.keys()];return e.has("weights")&&t?.kind==="product"&&!!t.turned&&t.reads.every(n=>e.has(n))&&o.slice(o.indexOf("scores")).every(n=>e.get(n)?.step.kind!=="given")}function Uu(e,t){let o=["across","up"].map(E=>x("label",`axis-${E}`,E==="up"?"Up: dimension ":"Across: dimension ",x("select"))),n=te("button back","Back to the numbers of the sentence"),r=Du();r.setAttribute("aria-label","Queries and keys as arrows. Drag a tip, or move it with the arrow keys.");let s=x("label","","Query of ",x("select")),a=x("div"),i=x("p","geometry-said"),l=x("p","geometry-legend"),c=x("div","geometry-open",x("div","geometry-face",x("div","geometry-plane",r,l),x("div","geometry-side",x("div","geometry-controls",s,...o,n),i,a))),d=x("p","geometry-covered","The arrows are covered: they would show answers to the homework.");e.append(d,c);let p=new Map,u="",m=0,h=[0,1],f=di([]),g=new Map,w=p;function y(){let E=Wt(w),A=E.length===1?"query and key":"";return E.flatMap(($,z)=>$.rows.map((q,C)=>{let W=tt($,C),j=z?"key":"query",[Q,I]=h.map(U=>W[U]??0);return{kind:j,word:q,name:`${A||j} of ${q}`,x:Q,y:I,inFocus:!z&&C===m,isPale:!z&&C!==m&&E.length>1,M:$,i:C}}))}function v(){w=g.size?xt(p,g):p}function S(E=!1){v();let A=y();f=di(E?[...A,...A.map(({x:$,y:z})=>({x:-$,y:-z}))]:A),M()}function L(E,A){let{M:$,i:z,kind:q}=y()[E],C=Ro(f)/100,W=[...$.values[z]];h.forEach((j,Q)=>{let I=Q?f.bottom:f.left,U=Math.max(I,Math.min(A[Q],I+f.span));j<W.length&&A[Q]!==W[j]&&(W[j]=Number((Math.round(U/C)*C).toPrecision(6)))}),g.set($.name,{values:$.values.map((j,Q)=>Q===z?W:j),step:{kind:"given",reads:[],turned:!1}}),q==="query"&&Wt(p).length>1&&m!==z&&t(z),M()}function M(){v();let E=Object.keys(li).flatMap(W=>p.get(W)??[]),A=[...Wt(p),...E].some(W=>W.values.flat().includes(null));if(d.hidden=!A,c.hidden=A,A){r.querySelector(".arrows")?.replaceChildren(),a.replaceChildren();return}let{columns:$,rows:z}=Wt(p)[0];o.forEach((W,j)=>{W.hidden=$.length<=2,gn(W,$,h[j])}),gn(s,z,m),n.setAttribute("aria-disabled",String(!g.size)),i.textContent=Ux(p,g.size>0);let[q,C]=h.map(W=>$[W]?`dimension ${$[W]}`:"");Bu(r,{view:f,across:q,up:C},y()),l.textContent=Wt(p).length===1?"Drag a tip, or move it with the arrow keys.":"Queries (q) are solid, with a full head; keys (k) are dashed, with an open head. Drag a tip, or move it with the arrow keys.",a.replaceChildren(...Ru(w,p,m))}o.forEach((E,A)=>E.addEventListener("change",$=>{let z=Number($.target.value);h[1-A]===z?h.reverse():h[A]=z,S()})),s.addEventListener("change",E=>t(Number(E.target.value))),n.addEventListener("click",()=>{g=new Map,S()}),Xu(r,{tips:y,view:()=>f,moveTo:L});let T=({x:E,y:A})=>[E-f.left,A-f.bottom].some($=>Math.abs($/f.span-.5)>.49);for(let E of["pointerup","keydown"])r.addEventListener(E,()=>{y().some(T)&&S(!0)});return(E,A)=>{p=E,m=A??0;let $=JSON.stringify(Wt(p).map(({rows:z,columns:q,values:C})=>[z,q,C]));if(u!==$)return u=$,g=new Map,Math.max(...h)>=Wt(p)[0].columns.length&&(h=[0,1]),S();M()}}function Ux(e,t){let[o,n]=Wt(e),r=o.columns.length,s=e.get("context")?.step.reads[1]===o.name;return(r>2?`These are two of ${r} dimensions. A score uses all of them.`:r===2?"Two dimensions: the arrows show everything.":"One dimension: the arrows lie on one line.")+(n?"":` Without learning, one arrow is a word\u2019s ${s?"query, key and value":"query and key"}: they move together.`)+(t?" You have moved an arrow: these numbers are your own, and are used only here.":"")}var Wt,Vu=N(()=>{"use strict";Wu();ot();ju();de();pi();Wt=e=>[...new Set(e.get("scores")?.step.reads)].map(t=>e.get(t))});function ui(e,t){if(t===null)return null;let o=e.get("weights").values[t].map(n=>n??-1);return{node:"weights",row:t,column:o.indexOf(Math.max(...o))}}function Ku(e){let t=[x("div","flow"),x("div","geometry")],o=Vx.map(c=>te("button",c)),n=x("div","faces",...o);n.setAttribute("role","toolbar"),n.setAttribute("aria-label","Shown as"),e.controls.insertBefore(n,e.controls.querySelector(".change")),e.frame.before(...t);let r=[],s=0;function a(){let c=[!0,e.chain.has("weights"),Gu(e.chain)],d=me(e.given)&&c[s]?s:0;if(n.hidden=!me(e.given)||!c[1],o.forEach((p,u)=>{p.hidden=!c[u],p.setAttribute("aria-pressed",String(u===d)),p.tabIndex=u===d?0:-1}),d&&e.frame.offsetHeight)for(let p of t)p.style.setProperty("--room",`${e.frame.offsetHeight}px`);t.forEach((p,u)=>{p.hidden=u+1!==d}),e.frame.hidden=e.beneath.hidden=!!(d||e.given.story),d&&(r[d]??=(d===1?Iu:Uu)(t[d-1],l))(e.chain,i(e.pinned??(d===2?e.opening:null)))}let i=c=>c&&e.chain.get(c.node)?.rows.length===e.given.words.length?c.row:null;function l(c){Kt(e,ui(e.chain,c)),a()}o.forEach((c,d)=>c.addEventListener("click",()=>{s=d,a()})),n.addEventListener("keydown",c=>{let d={ArrowRight:1,ArrowLeft:-1}[c.key],p=o.filter(u=>!u.hidden);d&&p.at((p.findIndex(u=>u===c.target)+d)%p.length)?.focus()}),e.updates.push(a)}var Vx,mi=N(()=>{"use strict";zu();Vu();de();zt();Vx=["Numbers","Threads","Arrows"]});function Qu(e){let{stage:t}=e,o={drafts:new Map,settling:new Map,last:0,timer:0,tries:0},n=x("p","cell-hint");e.beneath.append(n),t.addEventListener("input",({target:i})=>{if(!Wo(i))return;fi(o,i);let l=ie(i);l&&Pr(e,l,gi(e,l),i.value)}),t.addEventListener("keydown",i=>{Wo(i.target)&&!i.isComposing&&nv(e,o,i,i.target)}),t.addEventListener("paste",i=>{Wo(i.target)&&lv(e,o,i,i.target)}),t.addEventListener("focusout",({target:i})=>{Wo(i)&&Kr(e,o)}),t.addEventListener("click",i=>Wo(i.target)&&i.stopPropagation(),!0),t.addEventListener("focusin",i=>{if(!Wo(i.target))return;i.stopPropagation();let l=ie(i.target);It(e,l),n.replaceChildren(...ce(l?ov(e,l):""))},!0),e.arrivals.push(()=>Vr(e,o));let r=!0,s="",a=0;e.updates.push(()=>{Vr(e,o),r?av(e,o):(e.given.asked!==s||e.given.turn!==a)&&iv(e),r=!1,{asked:s,turn:a}=e.given,n.hidden=![...e.chain.values()].some(i=>i.boxes?.some(l=>l.hint))})}function Vr(e,t){let{given:o,chain:n,views:r}=e;for(let[i,l]of t.drafts)!l.stamp||l.stamp>o.filled||(t.drafts.delete(i),o.isSmall&&(t.settling.set(i,l),setTimeout(()=>t.settling.get(i)===l&&t.settling.delete(i),Jx)));let s=new Set,a=!1;for(let{place:i,cells:l}of r){let c=n.get(i.node),d=c&&!i.turned&&!s.has(c.name),p=new Map((d&&c.boxes?c.boxes:[]).map(u=>[`${u.row} ${u.column}`,u]));p.size&&s.add(i.node),l.forEach((u,m)=>u.forEach((h,f)=>{let g=p.get(`${m} ${f}`);c&&g?ev(h,Zx(h,dt(c,m,f)),g,t.drafts.get(yt({node:c.name,row:m,column:f}))):h.dataset.held==="box"&&(a=tv(h))}))}a&&(Tt(r,n,e.spread,e.digits),e.refit())}function Zx(e,t){let o=e.querySelector("input");if(o)return o;let n=x("input","box");return n.type="text",n.inputMode="decimal",n.autocomplete="off",n.spellcheck=!1,n.maxLength=Kx,n.setAttribute("aria-label",t),e.replaceChildren(n),e.dataset.held="box",e.removeAttribute("tabindex"),e.removeAttribute("title"),n}function ev(e,t,o,n){let r=n?n.text:o.text;t.value!==r&&(t.value=r),Zu(t),t.readOnly=!!o.fixed,t.tabIndex=o.fixed&&!r?-1:0;let s=n?"":o.mark;e.dataset.mark=s,t.title=Yu[s]??"",t.setAttribute("aria-invalid",String(s==="wrong"||s==="unreadable")),t.setAttribute("aria-description",Yu[s]??"")}function Zu({style:e,value:t}){let o=t.replaceAll("%","%%").length;e.fontSize=o>Ju?`max(0.6em, ${Ju/o}em)`:""}function tv(e){return e.replaceChildren(),delete e.dataset.held,delete e.dataset.mark,e.tabIndex=-1,!0}function fi(e,t){let o=ie(t);if(Zu(t),!o)return;e.drafts.set(yt(o),{cell:o,text:t.value,stamp:0});let n=t.closest("td");n&&(n.dataset.mark="")}function ov(e,t){let o=e.chain.get(t.node);return o&&em(e,t)?.hint&&o.step.kind!=="given"?vn(e.chain,o,t.row,t.column):""}function Kr(e,t){Fr();let o=t.last>e.given.filled;for(let[n,{cell:r,text:s}]of t.drafts)!o&&s===gi(e,r)&&t.drafts.delete(n);if(![...t.drafts.values()].some(({stamp:n})=>!n)){Vr(e,t);return}t.last=Math.max(Date.now(),t.last+1),t.tries=0;for(let n of t.drafts.values())n.stamp=t.last;tm(e,t)}function tm(e,t){let o=[...t.drafts.values()].filter(({stamp:r})=>r),n=new Map([...t.settling.values(),...o].map(r=>[yt(r.cell),r])).values();e.send("filled",{stamp:t.last,cells:[...n].map(({cell:r,text:s})=>[r.node,r.row,r.column,s])}),clearTimeout(t.timer),t.timer=setTimeout(()=>{e.stage.isConnected&&t.last>e.given.filled&&++t.tries<=Qx&&tm(e,t)},Yx*(t.tries+1))}function nv(e,t,o,n){if(o.ctrlKey||o.metaKey||o.altKey)return;let{key:r}=o;if(r==="Enter"){let s=Ln(e),a=s[s.indexOf(n)+(o.shiftKey?-1:1)];a?hi(a):Kr(e,t)}else if(r==="Escape"){let s=ie(n),a=s&&t.drafts.get(yt(s));if(!s||!a||a.stamp)return;t.drafts.delete(yt(s)),Vr(e,t)}else if(zo[r]&&!o.shiftKey&&rv(n,r)){let s=ie(n),[a,i]=zo[r],l=s&&sv(e,s,a,i);if(!l)return;hi(l)}else return;o.preventDefault()}function rv({selectionStart:e,selectionEnd:t,value:o},n){return n==="ArrowUp"||n==="ArrowDown"||e===0&&t===o.length?!0:e===t&&e===(n==="ArrowLeft"?0:o.length)}function sv(e,{node:t,row:o,column:n},r,s){let a=Ln(e,t).map(i=>({input:i,at:ie(i)})).filter(({at:i})=>i&&(s?i.row===o&&(i.column-n)*s>0:i.column===n&&(i.row-o)*r>0));return(r+s>0?a[0]:a[a.length-1])?.input}function av(e,t){let o=_r(e),n=o&&Ln(e,o.cell.node).find(r=>yt(ie(r)??o.cell)===yt(o.cell));!o||!n||gi(e,o.cell)!==o.before||(n.value=o.text,fi(t,n),Dr()?Kr(e,t):n.focus())}function iv(e){let t=Ln(e,e.given.asked);if(e.stage.getRootNode().activeElement)return;let o=e.chain.get(e.given.asked)?.lit,n=o?.length===1?o[0]:(e.pinned??e.opening)?.row,r=t.find(s=>ie(s)?.row===n)??t[0];r&&queueMicrotask(()=>{ti(e),hi(r),r.closest(".wide .place")?.scrollIntoView({block:"nearest"})})}function hi(e){e.focus(),e.select()}function lv(e,t,o,n){let r=Or(o.clipboardData?.getData("text")??""),s=ie(n);if(!s||r.flat().length<2)return;o.preventDefault();let a=new Map(Ln(e,s.node).map(l=>[yt(ie(l)??s),l])),i=0;r.forEach((l,c)=>l.forEach((d,p)=>{let u=a.get(yt({node:s.node,row:s.row+c,column:s.column+p}));if(!u){i+=1;return}u.value=d,fi(t,u)})),Kr(e,t),i&&e.say(`${i} of the pasted numbers did not fit into the boxes.`)}var Yu,Kx,Ju,Yx,Jx,Qx,Wo,yt,Ln,em,gi,om=N(()=>{"use strict";Ya();zt();de();qr();qo();Yu={correct:"right",carried:"right, as it follows from a slip",wrong:"not right",struck:"cannot be right",imprecise:"right so far; more digits are needed",unreadable:"not readable",blank:"still blank"},[Kx,Ju]=[50,6],Yx=4e3,Jx=8e3,Qx=20;Wo=e=>e instanceof HTMLInputElement&&e.classList.contains("box"),yt=({node:e,row:t,column:o})=>`${e} ${t} ${o}`,Ln=({stage:e},t)=>[...e.querySelectorAll(".box")].filter(o=>!t||ie(o)?.node===t);em=({chain:e},{node:t,row:o,column:n})=>e.get(t)?.boxes?.find(r=>r.row===o&&r.column===n);gi=(e,t)=>em(e,t)?.text??""});function rm(e,t){if(Po(e,t,Ke))return Ke;if(bi(e,t,Yr),Nn(e))return 0;let o=lm(e)?Yr:Ke;for(let n=Ke-1;n>=o;n--)if(Po(e,t,n))return n;return 0}function sm(e,t){let o=lm(e)?cv:Ke,[n,r]=[0,1/0];for(let s=Ke;s>=o;s--)!Po(e,t,s)||e.scrollHeight>=r||([n,r]=[s,e.scrollHeight]);return n>o&&Po(e,t,n),n}function am(e,t){return cm(bi(e,t,Yr)),Yr}function im(e,t,o){e.classList.remove("measured");let n=getComputedStyle(e),r=parseFloat(n.minHeight),s=parseFloat(n.getPropertyValue("--most")||"9");e.classList.add("measured");let a=i=>(e.style.setProperty("--size",String(i)),Po(e,t,o)?(nm(e),!Nn(e)&&e.scrollHeight<=r+1):!1);r>0&&dv.some(i=>i<=s&&a(i))||(e.style.removeProperty("--size"),Po(e,t,o),nm(e))}function nm(e){for(let{classList:t,tHead:o}of e.querySelectorAll(".slanted")){t.add("upright");let n=[...o?.querySelectorAll("th")??[]].some(r=>(r.firstElementChild?.getBoundingClientRect().width??0)>r.getBoundingClientRect().width);t.toggle("upright",!n)}}function Po(e,t,o){let n=bi(e,t,o);return Nn(e)?!1:(cm(n),pv(n),!Nn(e))}function bi(e,t,o){t(o);let n=[...e.querySelectorAll(".column")];for(let{style:r}of n)for(let[s]of Jr)r.removeProperty(s);for(let r of e.querySelectorAll(".column:has(td.cell) canvas.strip"))r.style.width="0";return n}function pv(e){let t=e[0]?.closest(".small:not(.dialled)");if(!t)return;let o=Math.min(...e.map(({offsetLeft:c})=>c)),n=e.filter(({offsetLeft:c})=>c===o),r=n.flatMap(c=>[...c.querySelectorAll(Jr[1][1])].map(d=>d.getBoundingClientRect().width)),s=t.scrollHeight,a=n.map(({style:c})=>c.getPropertyValue("--label"));for(let{style:c}of n)c.setProperty("--label",`${Math.ceil(Math.max(...r))}px`);t.scrollHeight>s&&n.forEach(({style:c},d)=>c.setProperty("--label",a[d]));let i=n.filter(c=>c.querySelector(".slanted tbody > :only-child")),l=i.flatMap(c=>[...c.querySelectorAll("tbody td")].map(d=>d.getBoundingClientRect().width));if(!(i.length<2)){for(let{style:c}of i)c.setProperty("--cell",`${Math.ceil(Math.max(...l))}px`);if(Nn(t))for(let{style:c}of i)c.removeProperty("--cell")}}function cm(e){let t=e.map(n=>Jr.map(([,r])=>[...n.querySelectorAll(r)].map(s=>s.getBoundingClientRect().width)));e.forEach(({style:n},r)=>Jr.forEach(([s],a)=>{t[r][a].length>1&&n.setProperty(s,`${Math.ceil(Math.max(...t[r][a]))}px`)}));let o=e.flatMap(n=>{let r=n.querySelector("canvas.strip"),s=n.querySelectorAll("tbody tr:first-child td.cell");if(!r||!s.length)return[];if(!s[0].getClientRects().length)return[{canvas:r,left:0,width:r.width}];let[a,i,l]=[n.querySelectorAll("table")[0],s[0],s[s.length-1]].map(c=>c.getBoundingClientRect());return[{canvas:r,left:i.left-a.left,width:l.right-i.left}]});for(let{canvas:n,left:r,width:s}of o)n.style.marginLeft=`${r}px`,n.style.width=`${s}px`}var Yr,cv,dv,lm,Nn,Jr,dm=N(()=>{"use strict";qe();Yr=2,cv=3;dv=[2.4,2.2,2,1.8,1.6,1.4,1.3,1.2,1.1,1];lm=e=>!!e.querySelector("td.cell");Nn=e=>e.scrollWidth>e.clientWidth;Jr=[["--cell","tbody tr:first-child td.cell:first-of-type"],["--label","tbody tr:first-child th"]]});var um,pm=N(()=>{um=`.comparing { margin: var(--over, 0) 0 var(--under, 0.5rem); }
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
`});var hm,mm=N(()=>{hm=`.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem; &:has(> .stepping:not([hidden])) { margin-bottom: 0.15rem; } }
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
  border-color: var(--st-primary-color); color: var(--st-text-color); font-weight: 600; z-index: 1;
}
`});var gm,fm=N(()=>{gm=`/* Numbers that can be typed over. */

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
.hint { max-width: 57ch; margin: 0.35rem 0 0; color: var(--quiet); }
.wide .station[data-station="project"] .station-title { position: absolute; }
@media print { .hint { display: none; } }
@media (pointer: coarse) { .cell[data-held="open"] input, .divisor-field { font-size: 16px; } } /* below that, a phone zooms in */
`});var wm,bm=N(()=>{wm=`/* Boxes to type into, their marks, and the worksheet. A mark is a sign as well as a colour. */

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
.small .cell:has(> .box:read-only) { min-width: max(var(--cell), var(--boxed, 0rem)); } /* with room for the mark */
.stage.small td > .box:read-only { position: absolute; inset: 0; width: 100%; height: 100%; padding-block: 0; } /* what is only marked stays as large as its cell */
[data-asked]:not([data-mark]) > .box { box-shadow: inset 0 2px var(--st-primary-color), inset 0 -2px var(--st-primary-color); }
[data-lit="self"] > .box { box-shadow: inset 0 0 0 1px var(--st-text-color); }

/* The rows of the words of which a question asks. */
.cell[data-asked] { font-weight: 650; }
/* what is asked of is in sight with the question */
@media (max-width: 46rem) {
  .stage:not(.small, .with-goal) .station:not([data-station="weigh"]) .column:has([data-asked]) { order: -1; }
  /* A score that is asked about, beneath what is typed over for it. */
  .stage.few:not(.small, .with-goal) .station:not(:has(.box)):has([data-node="X"] [data-asked]):has([data-node="scores"] [data-asked]) {
    --cell: 2.75rem; .cell { height: 1.25rem; &[data-asked] { height: 2.5rem; } }
    .station-title, .above { display: none; } .columns { gap: 0; } .column { flex-basis: 100%; }
    [data-node="X"] { --cell: 4.5rem; .cell { text-align: center; } th[scope="col"] { height: auto !important; text-align: center; span { transform: none !important; padding: 0 !important; } } }
  }
  .station[data-station="mix"] .cell { height: var(--mixed, var(--high)); }
  .stage.few:not(.small, .with-goal) .column:has([data-node="context"] [data-asked]):has([data-node="X"]):not(:has(td:nth-child(5))) { --cell: 4.75rem; }
  /* One score, two weights: the same words stand above both. */
  .stage.few:not(.small, .with-goal, :has(.box)):has([data-node="scores"] [data-asked]):has([data-node="weights"] [data-asked]) {
    --cell: 2.75rem; .cell { height: var(--mixed, var(--high)); } .station + .station { margin-top: 0; }
    .column:not(:has([data-asked])), .station:not(:has([data-asked])), .station-title, .above, .station + .station thead { display: none; }
  }
  /* but weights stay above what they make: an answer swaps nothing */
  .stage:not(.small) .station:not([data-station="project"]) .column:has(.below [data-asked]) .above { grid-row: 3; }
}
/* One frame round them all, whole where there is a gap between two cells; none once a number is pressed, which has its own. */
.cell[data-asked] { position: relative; }
.stage:not(:has([aria-selected])) .cell[data-asked]:not([data-mark], [data-differs])::after {
  content: ""; position: absolute; inset: -1px; border: 0 solid var(--st-primary-color); pointer-events: none;
  border-width: var(--over, 0) var(--ends, 0) var(--under, 0) var(--begins, 0);
}
.stage:not(:has([aria-selected])) .cell[data-asked][data-differs]:not([data-lit]) { /* it is underlined with what the frame is of elsewhere */
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
  .stage:not(.small) .cell:has(> .box), .small .cell:has(> .box:not(:read-only)) { height: auto; }
  .small tr:has(> :nth-child(7)) .box { width: 2.5rem; padding-inline: 0; }
  .small :is(.station, .column):not(:only-child) table:has(.box:not(:read-only)) tr:not(:has(.box)):has([data-sign="covered"]) { display: none; } /* what nobody asks leaves its room to the question */
  .small .cell:has(> .box:read-only) { min-width: max(var(--cell), var(--boxed, var(--blank, 2.4rem))); &::after { inset: 50% 0.1rem auto auto; transform: translateY(-50%); } }
  .small .cell[data-mark=""]:has(> .box:read-only) { min-width: 3.25rem; > .box { padding: 0; text-align: center; } }
  [data-mark]::after { top: auto; bottom: 0; right: 50%; transform: translateX(50%); line-height: 1.2; }
  .small tr:has(> :nth-child(6)) .cell:not([data-mark=""]):has(> .box:read-only) { min-width: 2.7rem; height: 2.25rem; > .box { padding: 0 0 0.75rem; text-align: center; } &::after { inset: auto 50% 0 auto; transform: translateX(50%); } }
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
`});var vm,xm=N(()=>{vm=`.flow-threshold { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; min-height: 24px }
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
`});var km,ym=N(()=>{km=`.geometry-controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1rem; }
.geometry-controls select { max-width: 9rem; }
.geometry-said { margin: 0.4rem 0; }
.geometry-face { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: flex-start; }
.geometry-plane, .geometry-side { flex: 1 1 14rem; max-width: 25rem; min-width: 0; }
.geometry-plane { flex-basis: 21.25rem; } /* where its letters are as large as they say */
.geometry-legend { margin: 0.25rem 0 0; color: var(--quiet); }
.plane { display: block; width: 100%; height: auto; overflow: visible; user-select: none; }
.plane text {
  font-size: 14.5px; fill: var(--ink); paint-order: stroke; stroke: var(--st-background-color);
  stroke-width: 3px; stroke-linejoin: round; pointer-events: none;
}
.plane .grid { stroke: var(--line); }
.plane .axis { stroke: var(--quiet); }
.plane .axes text { fill: var(--quiet); }
.plane [role="slider"] { outline: none; cursor: grab; }
.plane .query { --ink: var(--query); }
.plane .key { --ink: var(--key); }
.plane .shaft, .plane .head { stroke: var(--ink); stroke-width: 1.75; fill: none; }
.plane .query .head { fill: var(--ink); }
.plane .key .shaft { stroke-dasharray: 5 3; }
.plane .leader { stroke: var(--quiet); stroke-width: 0.75; }
.plane .in-focus .shaft { stroke-width: 3.5; }
.plane .pale:not(:hover, :focus) { .shaft, .head, .leader { opacity: 0.25; } text { opacity: 0.85; } }
.plane .in-focus text { font-weight: 650; }
.plane:has([role="slider"]:is(:hover, :focus-visible)) [role="slider"]:not(:hover, :focus-visible) { opacity: 0.3; }
.plane circle { display: block; fill: transparent; touch-action: none; } /* inline, Chrome scrolls all the same */
.plane [role="slider"]:focus-visible circle { stroke: var(--st-text-color); stroke-width: 2; }
.geometry-scroll + .geometry-scroll { --weight: var(--context); }
.geometry-scroll { max-height: 22rem; overflow-y: auto; margin-top: 0.4rem; }
.geometry-table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.geometry-table th { text-align: left; padding: 0 0.5rem 0 0; max-width: 6rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.geometry-table thead th { max-width: none; }
.geometry-table td { padding: 0.1rem 0.5rem 0.1rem 0; white-space: nowrap; }
.geometry-track { display: inline-block; position: relative; width: calc(100% - 3.2rem); min-width: 1rem; height: 0.7rem; vertical-align: middle; border: 1px solid var(--line); }
.geometry-bar { position: absolute; top: 0; bottom: 0; left: var(--from); width: var(--size); background: var(--weight); }
.geometry-bar.minus { background: none; border: 2px solid var(--weight); }
.geometry-number { display: inline-block; width: 3rem; text-align: right; }
@media (forced-colors: active) {
  .plane .shaft, .plane .head, .plane .leader, .plane .axis { stroke: CanvasText; }
  .plane .query .head { fill: CanvasText; }
  .plane [role="slider"]:focus-visible circle { stroke: Highlight; }
  .geometry-bar { forced-color-adjust: none; background: CanvasText; }
}
@media print { .back, .geometry-controls select { display: none; } .geometry-bar { print-color-adjust: exact; } }
`});var $m,Sm=N(()=>{$m=`/* How far a goal is. */

/* It stays in sight while a number far below is changed; above it is the app's own bar. */
.goal {
  position: sticky; top: var(--top); z-index: 4; display: grid; grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.25rem 1rem; align-items: center; background: var(--st-background-color); margin-bottom: 0.5rem;
  padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: var(--st-base-radius);
}
.goal.reached { border-color: #1f8a4c; box-shadow: inset 0 0 0 1px #1f8a4c; }
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
.measures { padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
.measures .sign-of { font-weight: 600; }
.cost { color: var(--quiet); font-variant-numeric: tabular-nums; }
.cost.problem { color: inherit; padding-left: 0.5rem; border-left: 3px solid #b3261e; }
/* What to do and the slider lie in one place: a picture that moved on the first click would have the second hit another number. */
.slider { display: grid; grid-template-columns: minmax(0, 1fr); align-items: center; min-height: 2rem; }
.slider > * { grid-area: 1 / 1; margin: 0; }
.slider:not(.waits) > .how, .slider.waits > .ends { visibility: hidden; }
.reached .how { display: none; }
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
  .goal { grid-template-columns: minmax(0, 1fr) 20rem auto auto; column-gap: 1rem; min-height: 3.75rem; &:has(> .goal-row > *) { grid-template-columns: minmax(11.5rem, 1fr) 7rem auto auto; } }
  .goal > .slider { grid-area: 2 / 1; .drawn > & { grid-row: 1 / 3; } }
  .goal > .change::details-content { grid-area: 1 / 4 / 3; }
  .goal > .cost { grid-area: 2 / 2; }
  .drawn:has(> .cost:empty) > .meter { grid-row: 1 / 3; }
  .drawn.reached:has(.waits) > :is(.meter, .cost) { grid-column: 1; }
  .goal > .goal-row { grid-area: 1 / 3 / 3; }
  .goal:has(.share-bar:nth-of-type(9)) > .goal-row { grid-area: 3 / 1 / 3 / -1; & i { min-height: 4.5rem; } & ~ .change::details-content { grid-area: 2 / 1 / 2 / -1; } } /* a whole sentence of them has a line of its own */
  .slider .ends input[type="range"] { max-width: none; min-width: 0; }
  .slider .limits { flex: 1; }
  .goal-row.column i { min-width: 3rem; }
}
@media (max-width: 46rem) {
  .shares:has(.share-bar:nth-of-type(9)) { flex-wrap: wrap; }
  .goal-row, .shares { gap: 0.5rem; font-size: 0.875rem; line-height: 1.1; }
  .goal { margin-bottom: 0.25rem; min-height: 2.725rem; padding: 0.25rem 0.5rem; line-height: 1.2; }
  .goal { grid-template-columns: 3.5rem minmax(0, 1fr) auto auto auto; column-gap: 0.25rem; } /* one line, with the slider next to what it moves */
  .goal:has(> .why:not([hidden])) .slider-value { display: none; } /* the buttons take its room; the cell has the number */
  .goal > button { grid-area: 1 / 4; padding-inline: 0.5rem; &.why { grid-column: 3; } }
  .slider .ends { flex-wrap: nowrap; }
  .slider .ends > :first-child, .meter span + span { position: absolute; clip-path: inset(50%); } /* the number has a frame */
  .slider .limits { order: 0; flex: 1; font-size: 0; }
  .slider .ends input[type="range"] { max-width: none; min-width: 0; }
  .goal > .measures { grid-area: 2 / 1 / 2 / -1; }
  .goal > .meter { grid-area: 1 / 1; }
  .goal > .slider { grid-area: 1 / 2; }
  .goal > .change { > summary { grid-area: 1 / 5; } &::details-content { grid-column: 1 / -1; } }
  .goal > .cost { display: none; &.problem { display: block; } }
  .with-goal.small .columns:has(> .goal-row:not(:empty)) > .column:has([data-asked]) { display: none; } /* bars say it */
  .with-goal .column:is(:has(.editable), .goal-row) { order: -1; } /* what is changed is in sight with how far the goal is */
  .goal-row.column:not(:empty) { /* lying, beneath what is changed: there is more room for the words */
    flex: 1 0 100%; padding-inline: 0; font-size: 0.875rem;
    & .shares { flex-direction: column; gap: 0.375rem; }
    & .share-bar { grid-template: auto / 4.5rem 3rem 1fr; align-items: center; justify-items: start; column-gap: 0.5rem; }
    & i { order: 2; height: 100%; min-width: 0; min-height: 1.25rem; background-position: left; background-size: calc(var(--share) * 100%) 100%; border-width: 0 0 0 1px; }
    & .share-bar::after { order: 1; }
    & i::before { inset: 0 auto 0 calc(var(--first) * 100%); border-width: 0 0 0 1px; }
    & .asked i::after { inset: -0.25rem auto -0.25rem calc(var(--bound) * 100%); border-width: 0 0 0 2px; }
    &::before { content: none; }
  }
}
@media print { .slider { display: none; } .goal { position: static; } }
.with-goal .editable tbody { outline: 1.5px dashed var(--st-primary-color); outline-offset: 2px; }
.with-goal.small {
  --hero: clamp(17rem, 100vh - 24rem, 32rem); --deep: 2rem; --kept: 0;
  @media (max-width: 46rem) { --hero: 25rem; &:has(.shares) { --hero: 27.5rem; &:not(:has(td:nth-child(7))) { --wide: 3.25rem; } } & .columns { align-items: flex-start; } & .sign[style] { display: none; } & figcaption { white-space: normal; } & .cell { padding: 0 0.25rem !important; } }
  @media (min-width: 46.01rem) { & .column:not(:has(.editable)) figcaption { padding-right: 0.375rem; } }
}
.with-goal.small .columns:has(> .goal-row:not(:empty)):has([data-node="X"]) > .column:has([data-asked]) { display: none; } /* its room is that of X */
/* no factor beside it has its words, and what is changed is named by row and column */
.wide .stage.with-goal.small .columns .column :is(.place:not(.above) :is(th[scope="row"]:not(.numbered), .corner), .editable :is(.numbered, .corner), [data-node="X"] thead .numbered, .above:has(+ .place > .editable) tbody .numbered) {
  position: static; width: auto; height: auto; clip-path: none; padding: 0 0.4rem;
}
.wide .with-goal.small :is(.place:has(> .editable) > .editable, [data-node="X"]) thead { position: static; clip-path: none; width: auto; height: auto; padding: 0; }
.with-goal.small ~ .foot .working:empty { display: none; } /* its room is the picture's */
.goal .editing [aria-disabled="true"] { border-color: transparent; }
.with-goal td.cell { scroll-margin-top: 16rem; }
/* A laptop at 150 or 200 % has no height for what stays in sight. */
@media (max-height: 34rem) { .goal { position: static; padding-block: 0; } }
`});var Am,Em=N(()=>{Am=`/* A picture that has a room of its own, --hero, is as large as that allows: --size times its usual size (digits.js). */
.stage.small { min-height: var(--hero, 0); --more: calc(var(--size, 1) - 1); --cell: calc(var(--wide, var(--blank, 1.9rem)) + var(--more) * 3rem); }
.stage.small th.numbered { font-size: 0.875rem; color: var(--quiet); } /* smaller than what stands in cells */
.stage.small.measured { min-height: var(--kept, var(--hero, 0)); @media print { min-height: 0; } } /* what a few small matrices leave may be kept empty */
.stage.small[style*="--size"] {
  font-size: calc(0.875rem + var(--more) * 0.3rem);
  & th[scope="row"]:not(.numbered) { font-size: var(--named, 1.125rem); }
  & :is(figcaption, :is(table:not(.slanted), .upright) th[scope="col"]) { font-size: 1rem; } /* larger, a slanted word would reach into the title */
  --high: calc(var(--deep, 1.6rem) * var(--size));
  & .cell:not([data-held]) { text-align: center; }
  & .box { width: calc(4.25rem + var(--more) * 1.25rem); height: calc(1.6rem * var(--size)); --quiet: color-mix(in srgb, var(--st-text-color) 55%, var(--st-background-color)); }
  @media (min-width: 46.01rem) { & .box { padding: 0; text-align: center; } & .cell[data-mark]::after { inset: 0.125rem 0.25rem auto auto; transform: none; line-height: 1; } } /* in the corner, so that no mark moves a number */
}
.stacked .stage.small[style*="--size"] {
  display: grid; justify-content: var(--justified, start); align-content: start;
  @media (min-width: 46.01rem) { &:not(.dialled, .with-goal) { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; > .station { margin: 0; } } } /* beside one another where that lets them be larger */
}
@media (max-width: 46rem) { /* narrow and high */
  .stage.small.compared { min-height: calc(var(--hero, 0rem) - 4rem); max-height: calc(var(--window) - 3.5rem); } /* the room of the slider beneath it */
  .stage.small:not([style*="--size"]) .cell { padding: 0 0.1rem; text-align: center; }
  .stage.small[style*="--size"] {
    align-content: safe center;
    --high: calc(var(--deep, 2.1rem) * var(--size));
    & .box { width: calc(3rem + var(--more) * 1.5rem); height: max(2.75rem, 2.1rem * var(--size)); }
  }
}
`});var Lm,Mm=N(()=>{Lm=`/* Pictures that are not the whole chain: there is no band of projections to leave room for the arithmetic, and lines of
   different matrices need not be the same words, so each has its labels. */

.wide.loose { display: flex; flex-wrap: wrap; align-items: flex-start; }
.wide.loose .stage { display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; max-width: 100%; }
.wide.loose .columns { flex-wrap: wrap; margin-top: 0; }
.wide.loose .column:first-child .sign { display: none !important; }
.wide.loose .working { position: static; flex: 1 1 17rem; height: auto; max-height: 24rem; }
.wide.loose :is(th[scope="row"], .corner) { position: static; width: auto; height: auto; clip-path: none; }
.wide.loose th[scope="row"] { padding: 0 0.35rem 0 0.35rem; }

.loose figcaption { width: 0; min-width: max(100%, var(--caption, 8rem)); white-space: normal; }
`});var Tm,Nm=N(()=>{Tm=`/* Colours come from the theme. Backgrounds are mixed from them and fade; text never does. */

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
.stacked .station + .station { margin-top: 0.75rem; @media (min-width: 641px) and (max-height: 54rem) { .small & { margin-top: 0; } } }
.stacked table { scroll-margin: 3rem 0 0.25rem; } /* with its title */
.station-title { margin: 0 0 0.15rem; font-size: 0.875rem; font-weight: 600; color: var(--quiet); }
.columns { display: flex; flex-wrap: var(--wrap, wrap); align-items: var(--level-at, flex-end); gap: var(--between, 0.3rem) var(--aside, 0.35rem); }
.column { display: grid; grid-template-columns: auto auto; align-content: end; justify-content: start; }
.column .place { grid-column: 2; grid-row: 2; }
.column .place.above { grid-row: 1; }
.column .sign { grid-column: 1; grid-row: 2; align-self: center; padding: var(--above-sign, 1.2rem) 0.15rem 0; color: var(--quiet); white-space: nowrap; }
.column:first-child .sign, .sign:empty { display: none; }
.stacked .sign:not(:has(input, button)) { visibility: var(--lead, inherit); }
.place { margin: 0.2rem 0 0; }
figcaption { white-space: nowrap; font-size: 0.875rem; text-align: left; }
figcaption b { font-weight: 600; }
figcaption i, .lead i {
  font-family: KaTeX_Math, "Times New Roman", serif; font-size: 1.125rem; line-height: 1;
  & .word { font-family: KaTeX_Main, "Times New Roman", serif; font-size: 1rem; font-style: normal; }
}
sub { font-size: max(0.875rem, 0.78em); line-height: 0; }
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
  height: var(--high); padding: 0 max(var(--side, 0.25rem), (var(--cell) - var(--longest, 99ch)) / 2); text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap;
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
.tracing .cell:not([data-lit]) { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * var(--unlit, 16%)), var(--st-background-color)); }
.cell:is([data-lit="left"], [data-lit="right"]) { box-shadow: inset 0 0 0 2.5px var(--role); }
.cell[data-explained]:not([data-lit]) { box-shadow: inset 0 0 0 2.5px var(--st-text-color); }
.tracing .cell[data-mirror] { background: color-mix(in srgb, var(--tone) calc(var(--tint, 0) * 40% + 4%), var(--st-background-color)); }
.cell[data-mirror] { box-shadow: inset 0 0 0 2.5px var(--st-primary-color) !important; font-weight: 650; }
.cell[data-lit="self"] { box-shadow: inset 0 0 0 2.5px var(--st-text-color); font-weight: 650; }
.cell[aria-selected]:not([data-lit="self"]) { outline: 2px dashed var(--st-text-color); outline-offset: 0; }
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
.terms sup { display: inline-block; line-height: 1.1; vertical-align: 0.2em; }
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
.stacked .above > .strip { max-height: 4rem; } /* its product beneath it is what is read */
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
  .columns:not(:has(.above table)) {
    > :nth-child(n + 2) .slanted thead { position: absolute; clip-path: inset(50%); }
    .slanted { --cell: 3rem; & th[scope="col"] { height: auto !important; & span { transform: none !important; padding: 0 !important; } } } /* as wide as its words */
  }
  th[scope="row"] { font-size: 0.875rem; }
  .compared .columns, .columns:has(> :nth-child(3)) { --high: 1.1rem; line-height: 1.2; } /* above a slider, or three beneath each other */
  .columns:has(.above table) { flex-wrap: nowrap; }
  .columns:has(.above table) > :nth-child(2) {
    .below :is(thead, th[scope="row"], .corner) { position: absolute; clip-path: inset(50%); }
    .above th[scope="row"] { position: relative; min-width: 0; padding: 0; overflow: visible; & span { position: absolute; right: 0.25rem; top: 50%; translate: 0 -50%; } } /* over the room above the left factor */
  }
}
/* The row of the second of five words is level with theirs. */
@container style(--level: first) {
  .columns:has(.below tr:nth-child(3)) > :has(> .below tbody > :only-child) { margin-bottom: calc(3 * (var(--high) + 1px)); }
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
  .stacked .working :is(p, .piece) { break-inside: avoid; }
  .stacked .working:has(tr:nth-child(9)) { min-height: 0; max-height: 6.5rem; } /* of a long sum, what it leaves of the picture */
}

/* Beside the first line there is room, where it covers none of the next. */
.beside { position: relative; }
.beside .working {
  position: absolute; top: 0; right: 0; left: calc(var(--from) + 0.75rem); height: var(--room); min-height: 0; max-height: none;
  padding: 0 0 0 0.6rem; border: 0; border-left: 3px solid var(--role);
  & > .explained { columns: auto; }
}

/* As many stations beside each other as fit. */
.flowing .stage { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.5rem; }
.flowing .station + .station { margin-top: 0; }
.flowing.whole .columns { flex-wrap: nowrap; }

.wide { position: relative; display: block; .place { scroll-margin-top: calc(var(--top, 0px) + 0.5rem); } }
.wide .stage { display: grid; grid-template-columns: auto auto auto 1fr; gap: 0.35rem 0; }
.wide .station { margin: 0; display: flex; flex-direction: column; }
.wide .station[data-station="project"] { min-height: var(--carded, 0); } /* what the page has stand beside it covers nothing below */
.wide .station[data-station="place"], .wide .station[data-station="project"] { grid-column: 1 / -1; }
.wide .columns { flex-wrap: nowrap; margin-top: auto; }
.wide [data-station="project"] .columns { column-gap: 1rem; } /* its headings are wider than its matrices */
@container style(--large: first) { /* what is asked first */
  .wide :not([data-part]) > [data-station="project"] { --cell: var(--roomy, 2.5rem); --side: 0.15rem; font-size: 1rem; @media (min-height: 53rem) { --high: 1.75rem; } }
}
/* What a question is about, alone. */
.frame > .whole { position: absolute; top: 0; left: 0; z-index: 1; &[aria-expanded="true"] { left: 5.5rem; } }
.frame:not(.wide) > .whole { position: static; justify-self: start; }
.stage[data-part] {
  --cell: 2.75rem; --high: clamp(1.6rem, 4.2vh, 2.25rem); --unlit: 30%; font-size: 1.125rem;
  display: flex; align-items: flex-end; gap: 1.5rem;
  &:not([data-part~="V"]) {
    --cell: 5rem; --high: clamp(1.9rem, 10vh - 2.6rem, 2.75rem);
    .slanted th[scope="col"] { height: auto !important; text-align: center; & span { transform: none !important; padding: 0 !important; } }
  }
  &[data-part~="scores"] { --cell: 2.375rem; font-size: 1rem; gap: 1rem; [data-node="X"] { --cell: 2.6rem; } }
  &:not([data-part~="Q"]) { padding-top: 2.25rem; }
  .station-title, .sign { display: none !important; }
  figcaption { font-size: 1rem; }
}
.wide .stage[data-part~="Q"] .place.above + .place.below thead { position: static; width: auto; height: auto; clip-path: none; }
.wide .stage[data-part~="V"] [data-station="project"] .below :is(th[scope="row"], .corner) { position: static; width: auto; height: auto; clip-path: none; padding: 0 0.4rem 0 0; }
.stage[data-part~="V"] [data-station="mix"] .above { display: none; } /* they stand beside the weights already */
.wide .station:not([data-station="project"]) + .station .column:first-child .sign { display: block; }
/* where nothing is projected there is room */
.wide:not(.loose) .few:not(.small, .dialled, .with-goal) > [data-station="compare"]:first-child {
  &, & ~ .station { --cell: var(--roomy, 2.5rem); --high: 1.9rem; @media (min-height: 54.01rem) { --high: 2.3rem; } }
}
.wide .few > [data-station="place"]:only-child { --cell: 4.5rem; --high: 2.75rem; }
.wide .working.under { margin-top: 0.75rem; & > .explained { display: grid; grid-template: repeat(4, auto) 1fr / fit-content(27rem) 1fr; column-gap: 2rem; & > .pieces { grid-area: 1 / 2 / -1; } } } /* its arithmetic beside it */
.wide .working:not(.under) { position: absolute; top: var(--down, 0); right: 0; left: calc(var(--from, 60%) + 0.75rem); height: var(--room); padding-left: 0.6rem; overflow-y: auto; }
.wide .working:not(.under) .terms caption { white-space: normal; }
.wide .working:not(.under) .pieces { margin-top: 0.25rem; }
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
@media (max-width: 46rem) { .cell { scroll-margin: 4rem 0 var(--clear, calc(var(--foot, 6rem) + 1rem)); } }
/* On paper: light colours even from a dark screen, all of it, and no table cut in two. */
@media print {
  :host { --st-background-color: #fff; --st-text-color: #000; background: #fff; }
  .controls { display: none; }
  .stage, .working { overflow: visible; max-height: none; }
  .working { position: static; height: auto; }
  .cell { print-color-adjust: exact; }
  .column, .piece, tr { break-inside: avoid; }
}
`});var Om,Cm=N(()=>{Om=`/* The opening. Words are the heroes; what moves is drawn, what is read is text. */

.opening { display: block; font-size: 1rem; }
.opening svg { display: block; width: 100%; font-size: 0.9375rem; user-select: none; touch-action: pan-y; }
.opening text { fill: var(--st-text-color); font-family: var(--st-font); font-variant-numeric: tabular-nums; }
.opening text:not(.word, .column) { text-anchor: middle; }
.opening .word { cursor: pointer; font-weight: 500; outline-offset: 4px; border-radius: 4px; }
.opening .word.asked:not(.lit) { text-decoration: underline dashed 2px color-mix(in srgb, currentColor 45%, transparent); text-underline-offset: 8px; }
.opening .word.lit { fill: var(--weight); font-weight: 650; }
.opening :is(svg, .word, .grip, .why):focus { outline: none; }
.opening :is(.word, .grip, .why):focus-visible { outline: 2.5px solid var(--st-primary-color); }
.opening .halo { fill: none; stroke: var(--weight); stroke-width: 3; }
.opening .thread { fill: none; stroke: color-mix(in srgb, var(--st-text-color) 45%, var(--st-background-color)); stroke-linecap: round; }
.opening .thread.open { stroke-dasharray: 1 7; }
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
.opening text.part.lit { fill: var(--on-role); font-weight: 650; }
.opening circle[class^="quality"] { stroke: var(--st-background-color); stroke-width: 1.5; } /* on a thread of a like colour */
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
  .opening .caption { font-size: 1.125rem; margin-bottom: 0.5rem; min-height: 3lh; }
  .opening .player { flex-wrap: wrap; position: sticky; bottom: 0; padding: 0.5rem 0; background: var(--st-background-color); }
  .opening .on { order: 3; flex: 1 0 100%; }
  .opening .ticks span { display: none; }
  .opening .ticks .now { display: block; left: 0 !important; transform: none !important; &::before { content: attr(data-place) " \xB7 "; font-weight: 400; } }
}
@media (max-height: 30rem) {
  .opening .caption { font-size: 1.125rem; min-height: 2lh; margin-bottom: 0.25rem; }
  .opening .player { position: static; flex-wrap: nowrap; }
  .opening .on { order: 0; flex: none; }
}
@media (forced-colors: active) {
  .opening :is(.weight, rect.part), .opening [class*="quality-"]:not(.ghost) { fill: CanvasText; }
  .opening .thread { stroke: CanvasText; }
  .opening .vector rect { fill: Canvas; stroke: CanvasText; }
  .opening .vector text { fill: CanvasText; }
  .opening text.part.lit { fill: Canvas; }
}
@media print { .opening .player { display: none; } }
@media (pointer: coarse) { .opening .time { outline-offset: -0.625rem; } } /* a finger's 40 px reach over the names of the pictures */
`});var Im,qm=N(()=>{Im=`/* A step while it is played. What lies over numbers is hollow; what is filled lies where the matrix is still empty. */

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
    display: block; position: relative; width: 100%; padding: 0 1rem 0 0 !important; text-align: left; min-height: 2.25rem; line-height: 1.2; white-space: pre-line; overflow: hidden; &:not([aria-expanded="true"]) { max-height: calc(2.25rem + 1px); }
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
:is(.change > summary, .all > summary, .whole)::after { content: "\u25BE" / ""; margin-left: 0.4rem; }
:is(.change[open] > summary, .all[open] > summary, .whole[aria-expanded="true"])::after { content: "\u25B4" / ""; }
.editing [aria-disabled="true"], .back[aria-disabled="true"], .back[aria-disabled="true"]:hover { color: var(--quiet); border-style: dashed; border-color: var(--line); cursor: default; }
`});var Rm,zm=N(()=>{Rm=`/* The row of one word, on a narrow screen alone. */

.one-row { display: none; }
@media screen and (max-width: 46rem) {
  .one-row:not([hidden]) { display: block; overflow-x: auto; }
  .frame:has(.one-row:not([hidden])) {
    row-gap: 0;
    .one-row:not(.across, :has(.all[open])) ~ .stage { max-height: calc(var(--window) - 11.875rem); }
    .above thead:has(.numbered) { display: none; }
  }
  /* What can be typed over, matrices of weights beside each other, and who attends to whom. */
  .frame:has(.one-row:not([hidden]) .all:not([open])) {
    .column:not(:has(.editable, [data-node="weights"])), .place:not(:has(.editable, [data-node="weights"])), .station-title, .sign, .above :is(th, .corner) { display: none; }
    .station + .station { margin-top: 0 !important; }
    &:has(.excerpt) { .column:has([data-node="weights"]) { display: none; } .column:has([data-asked]) { display: grid; } .place:has([data-asked]) { display: revert; } } /* on the tour the row, and what is asked of */
    .stage.few { --cell: min(2.75rem, round(down, (100vw - 3.6rem) / 9, 1px)); }
    .column { order: 0 !important; &:has(.below .editable) { flex-basis: 100%; } }
    .stage:not(:has(:is([data-node="X"], [data-node="Q"], [data-node="weights"]) [data-asked])) .column:has(.below .editable) { order: 1 !important; } /* an answer swaps nothing */
    /* Which weights change is seen beside what changes them, and beneath the scores, where that fits. */
    &:has(.across) {
      .column:not(:has([data-node="X"], .below [data-node="scores"], [data-node="weights"], [data-node="Q"] [data-asked])), .stage:not(:has([data-node="X"] [data-asked])) [data-station="compare"], [data-station="compare"] .above, [data-station="mix"] { display: none; }
      .stage:not(:has([data-node="X"] [data-asked])) .below [data-node="weights"], .below [data-node="scores"] { :is(th[scope="row"], .corner) { display: none; } }
      .stage { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.25rem; --cell: 1.875rem; --high: calc(1.29 * var(--blank, 1.25rem)); &.few:not(:has([data-node="X"] [data-asked])) { flex-wrap: nowrap; } }
      .stage:has([data-node="X"] [data-asked]) { justify-content: flex-end; --high: 1.5rem; --cell: 2.15rem; .column:has([data-node="X"]) { --cell: 1.625rem; } .cell { --side: 0.1rem; } [data-station="weigh"] { --high: 1.3125rem; thead { display: none; } } .column:has(.below [data-node="scores"]) { display: grid; .below { display: revert; } } }
      .cell { --side: 0.15rem; }
    }
    /* A query that is asked about is seen beside X. */
    .stage:has([data-node="Q"] [data-asked]) {
      --cell: 2.5rem; --unlit: 30%;
      .place:has([data-node="Q"]) { display: revert; :is(th[scope="row"], .corner) { display: none; } }
      .column:has([data-node="weights"]), .above:not(:has([data-node="W_q"])) { display: none; }
      .above { --high: 1.25rem; position: relative; margin: 0; figcaption { position: absolute; right: calc(100% + 0.5rem); top: 1.25rem; width: auto; min-width: 0; white-space: nowrap; } } /* named above X */
      .below { --high: 2.5rem; }
      .column { flex-basis: auto; }
    }
    .slim .above { min-width: calc((100vw - 3.6rem) / 3); }
    .above figcaption { width: 0; min-width: calc(100% + 0.25rem); margin-right: -0.25rem; white-space: normal; letter-spacing: -0.03em; i { font-size: 0.875rem; } } /* in one line where it can be */
  }
  .one-row:is(.across, :has(.all[open])) :is(label, table) { display: none; }
  /* All of few columns: matrices of the same words beside each other, with those words once. */
  .frame:has(.all[open], .excerpt[hidden]) .slim {
    :is([data-station="project"], [data-station="mix"]) {
      --cell: min(2.75rem, round(down, (100vw - 3.6rem) / 9, 1px));
      .columns { align-items: flex-end; }
      .column { display: contents; }
      .sign { display: none; }
      th[scope="row"] { max-width: 4.2rem; line-height: 1; }
    }
    [data-station="project"] {
      .above { order: -1; th, .corner { display: none; } figcaption { width: 0; min-width: calc(100% + 0.2rem); margin-right: -0.2rem; white-space: normal; i { display: block; } } }
      .column:nth-child(even) .below :is(th[scope="row"], .corner) { display: none; }
    }
    [data-station="mix"] .below :is(th[scope="row"], .corner) { display: none; }
  }
  .excerpt[hidden] ~ .slim { /* all in one view */
    .above figcaption { letter-spacing: -0.03em; i { display: inline !important; font-size: 0.875rem; } }
    .column:nth-child(n + 2) ~ .column .below thead { display: none; }
  }
}
.one-row .of { display: flex; justify-content: space-between; align-items: center; font-weight: 600; }
.one-row select { min-height: 1.5rem; padding: 0 0.3rem; font-weight: 600; }
.one-row table { width: 100%; border-collapse: separate; border-spacing: 1px; }
.one-row th { text-align: right; font-size: 0.875rem; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 5.5rem; }
.one-row th[data-role] { color: var(--role); font-weight: 600; }
.one-row thead th[data-role] { border-bottom: 2px solid var(--role); } /* over which columns it stands */
.one-row thead th { text-align: center; max-width: none; }
.one-row .cell { min-width: 0; height: var(--row, max(1.3rem, 0.66 * var(--blank, 0rem))); text-align: center; }
.one-row .cell[data-later] { background: none; box-shadow: inset 0 0 0 1px var(--line); }
.one-row .power { text-align: center; font-size: 0.875rem; }
.one-row sup { vertical-align: 0.3em; line-height: 0; }
.one-row .last :is(.sum, .power) { text-align: center; color: var(--quiet); border-top: 1px solid var(--quiet); }
`});var Qr,wi=N(()=>{"use strict";pm();mm();fm();bm();bs();xm();ym();Sm();Em();Mm();Nm();Cm();qm();ws();zm();Qr=[um,hm,gm,wm,zn,vm,km,$m,Am,Lm,Tm,Om,Im,Rn,Rm].join(`
`)});function Pm(e){let t=te("button","Save as an image");t.addEventListener("click",async()=>{try{Mv(await Av(e),`${e.given.name.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-+|-+$/g,"")||"attention"}.png`),e.say("The image is saved.")}catch{e.say("This browser cannot draw the picture as an image.")}}),e.controls.querySelector(".editing")?.append(t),e.updates.push(()=>{t.hidden=!me(e.given)})}async function Av({frame:e,stage:t}){let o=t.getRootNode().host,n=getComputedStyle(o),[r,s]=[Math.max(t.scrollWidth,e.clientWidth)+2*xi,e.scrollHeight+2*xi],a=e.cloneNode(!0),i=e.querySelectorAll("canvas");a.querySelectorAll("canvas").forEach((u,m)=>{let h=x("img","strip");h.src=i[m].toDataURL(),h.style.cssText=`width: ${i[m].clientWidth}px; height: ${i[m].clientHeight}px;`,u.replaceWith(h)});let l=x("div","host",x("style","",Qr.replaceAll(":host",".host")),a);l.style.cssText=`width: ${r}px; height: ${s}px; padding: ${xi}px; background: var(--st-background-color); color-scheme: ${n.colorScheme}; overflow: hidden;`;for(let u of Ev)l.style.setProperty(`--st-${u}`,n.getPropertyValue(`--st-${u}`));let c=`<svg xmlns="http://www.w3.org/2000/svg" width="${r}" height="${s}"><foreignObject width="100%" height="100%">${new XMLSerializer().serializeToString(l)}</foreignObject></svg>`,d=x("img");d.src=`data:image/svg+xml;charset=utf-8,${encodeURIComponent(c)}`,await d.decode();let p=x("canvas");return Object.assign(p,{width:r*Wm,height:s*Wm}),p.getContext("2d")?.drawImage(d,0,0,p.width,p.height),new Promise((u,m)=>p.toBlob(h=>h?u(h):m(new Error("no image"))))}function Mv(e,t){let o=x("a");o.href=URL.createObjectURL(e),o.download=t,o.click(),setTimeout(()=>URL.revokeObjectURL(o.href),1e3)}var Wm,xi,Ev,Fm=N(()=>{"use strict";de();wi();Wm=2,xi=12,Ev=["text-color","background-color","primary-color","font","base-radius","button-radius"]});function _m(e){let t=x("select","spread",...Lv.map(([s,a])=>new Option(a,s))),o=x("select","depth",...Tv.map(([s,a])=>new Option(a,s)));o.addEventListener("change",()=>{e.depth=Number(o.value),e.redraw()});let n=[x("label","","Traced back ",o),x("label","","Colours ",t)];e.controls.querySelector(".editing")?.append(...n);let r=x("div","legend");e.beneath.append(r),t.addEventListener("change",()=>{e.spread=t.value,e.redraw()}),e.followers.push(()=>r.replaceChildren(...Cv(e))),e.updates.push(()=>{for(let s of[...n,r])s.hidden=!me(e.given)})}function Cv({views:e,chain:t,spread:o,subject:n}){let r=n&&t.get(n.node),s=e.find(({place:i,scale:l})=>l&&i.node===r?.name)?.scale;return o!=="all"&&r&&s?[vi(o==="row"?`${r.title}, row ${r.rows[n.row]}`:r.title,s[n.row],r.role)]:[!0,!1].map(i=>e.find(({place:l,scale:c})=>c&&!!t.get(l.node)?.share===i)?.scale?.[0]).flatMap((i,l)=>i?[l?vi("other numbers",i,""):vi("weights",i,"weight")]:[])}function vi(e,[t,o],n){let r=a=>Z(Number(a.toPrecision(Nv))),s=x("span","scale",`${e}: ${r(t)}`,x("i",t<0?"bar both":"bar"),r(o));return s.dataset.role=n,s}var Lv,Nv,Tv,Dm=N(()=>{"use strict";qe();de();Lv=[["matrix","by matrix"],["row","by row"],["all","one scale for all"]],Nv=3,Tv=[["99","all the way to X"],["1","one step"]]});function Hm({how:e,node:t,cells:o,less:n,other:r,missing:s},a){if(s)return NaN;let i=r?Zr(a,...r):o.map(()=>0);return Bm[e](Zr(a,t,o).map((l,c)=>l-n[c]-i[c]))}function Xm({sign:e,bound:t,reach:o},n){if(!Number.isFinite(n))return 0;let r=e*(t-n);return r<=1e-9?1:Math.max(0,1-r/o)}function Ov(e,t){let o=4;for(;o<9&&Math.abs(e-t)>1e-9&&Number(e.toFixed(o))===t;)o++;let n=e.toFixed(o);return Number(n)?n.replace("-","\u2212"):n.replace("-","")}function Gm({measures:e},t){let o=new Map;for(let n of e.filter(yi)){let{how:r,node:s,cells:a,less:i,other:l,sign:c,bound:d}=n,p=l&&Zr(t,...l);Zr(t,s,a).forEach((u,m)=>{let h=i[m]+(p?.[m]??0),f=v=>String(Number(v.toFixed(h?2:3))).replace("-","\u2212"),g=r==="largest size"?`\u2192 ${f(h)}`:r!=="smallest size"?`${c>0?"\u2265":"\u2264"} ${f(h+d)}`:h?`\u2260 ${f(h)}`:`|x| \u2265 ${d}`,w=[s,...a[m]].join(" "),y=Xm(n,Bm[r]([u-h]))===1;(!y||!o.has(w))&&o.set(w,y?"\u2713":g)})}return o}function Tn({start:e},t){let o=e.flatMap(([n,r])=>r.flatMap((s,a)=>s.map((i,l)=>Math.abs((t.get(n)?.values[a][l]??i)-i)))).filter(n=>n>1e-9);return{cells:o.length,change:o.reduce((n,r)=>n+r,0)}}function Um(e,t){let{cells:o,change:n}=Tn(e,t),r=o?`Changed: ${o} number${o===1?"":"s"}, by ${Number(n.toPrecision(4))} in all.`:"";return e.cells===null||o<=e.cells?r:`${r} Only ${e.cells} may be changed.`}function Vm(e,t){let{measures:o,cells:n}=e,r=o.map(p=>Hm(p,t)),s=o.map((p,u)=>Xm(p,r[u])),a=s.filter((p,u)=>!o[u].is_kept),i=s.filter((p,u)=>o[u].is_kept).reduce((p,u)=>p*u,1),l=a.length?i*a.reduce((p,u)=>p+u,0)/a.length:i,c=(n===null||Tn(e,t).cells<=n)&&s.every(p=>p===1),d=o.map(({says:p,missing:u,bound:m},h)=>u||p.replace("{}",Ov(r[h],m)));return{share:c?1:Math.min(l,.99),is_reached:c,sentences:d,shares:s}}var Bm,Zr,jm,yi,Km=N(()=>{"use strict";Bm={least:e=>Math.min(...e),most:e=>Math.max(...e),"size of the sum":e=>Math.abs(e.reduce((t,o)=>t+o,0)),"largest size":e=>Math.max(...e.map(Math.abs)),"smallest size":e=>Math.min(...e.map(Math.abs))},Zr=(e,t,o)=>o.map(([n,r])=>e.get(t)?.values[n]?.[r]??NaN);jm=(e,t)=>!e.is_kept&&e.sign*(e.bound-Hm(e,t))>e.reach+1e-9;yi=({how:e,sign:t})=>e!=="size of the sum"&&!(e==="largest size"&&t>0)});function Ym(e){let t=Ye({step:"0.1"}),o=x("span","","\xA0"),n=x("b","slider-value"),r=x("p","how","Press or type over a number in the frame."),[s,a]=[x("span"),x("span")],i=x("div","dial ends",o,n,x("span","limits",s,t,a)),l=x("div","slider",r,i),c=null,d=({target:m})=>{let h=ie(m);!e.given.goal||!h||!e.chain.get(h.node)?.editable||(c=h,u())},p=()=>Z(Number(t.value));t.addEventListener("input",()=>c&&e.typeOver(c,p(),!1)),t.addEventListener("change",()=>c&&e.typeOver(c,p(),!0)),e.stage.addEventListener("focusin",d),e.stage.addEventListener("click",d);let u=()=>{let{goal:m}=e.given,h=c&&e.chain.get(c.node),f=c&&h?.editable?h.values[c.row]?.[c.column]:void 0;if(l.hidden=!m||![...e.chain.values()].some(({editable:w})=>w),l.classList.toggle("waits",typeof f!="number"),!m||!c||!h||typeof f!="number")return;let g=`${h.symbol}, ${h.rows[c.row]===String(c.row+1)?"row ":""}${h.rows[c.row]}, column ${c.column+1}`;o.replaceChildren(...ce(g),": "),t.setAttribute("aria-label",g),Object.assign(t,{min:String(m.least),max:String(m.most),value:String(f)}),s.textContent=Z(m.least),a.textContent=Z(m.most),n.textContent=Z(f),t.setAttribute("aria-valuetext",n.textContent)};return e.updates.push(u),l}var Jm=N(()=>{"use strict";qe();de();zt()});function Qm(e){let t=x("p","meter");Object.assign(t,{role:"meter",ariaLabel:"How far the goal is",ariaValueMin:"0",ariaValueMax:"100"});let o=x("ul","measures"),n=x("p","cost"),r=te("button","Next");r.ariaLabel="Next challenge",r.onclick=()=>e.send("next",!0);let s=te("button why","Why");s.onclick=()=>[...document.querySelectorAll("[data-testid=stAlert]")].at(-1)?.scrollIntoView({block:"nearest"});let a=x("div","goal-row");a.ariaHidden="true";let i=x("div","goal",t,o,n,s,r,Ym(e));i.setAttribute("role","group"),i.setAttribute("aria-label","The goal"),e.controls.before(i);let l=null,c=[],d=()=>{let{given:{goal:p},chain:u,views:m}=e,h=p?qv(p.measures[0],u):[];a.replaceChildren(...h);let f=p&&a.classList.contains("column")?Gm(p,u):null;for(let{place:g,cells:w}of m)w.forEach((y,v)=>y.forEach(({dataset:S},L)=>{S.goal=f?.get([g.node,v,L].join(" "))??""}));i.classList.toggle("drawn",f?p?.measures.every(yi):p?.measures.length===1&&h.length>0)};e.arrivals.push(()=>{let{given:{goal:p},views:u}=e,m=p&&!me(e.given)&&u.filter(({place:f})=>p.start.some(([g])=>g===f.node)).at(-1),h=m?m.table.closest(".column"):null;h?h.after(a):t.after(a),a.classList.toggle("column",!!h),d()}),e.updates.push(()=>{let{goal:p}=e.given;if(i.hidden=!p,r.hidden=s.hidden=e.chain!==e.python||!p?.verdict.is_reached,!p)return;let u=e.chain===e.python,{share:m,is_reached:h,sentences:f,shares:g}=u?p.verdict:Vm(p,e.chain),w=Math.floor(m*100),y=m<.001?"under 0.1":(Math.floor(m*1e3)/10).toFixed(1),v=m>0&&w<10?y:String(w);t.ariaValueNow=String(w);let S=p.measures.some(T=>jm(T,e.chain))?"farther away":"no nearer";t.ariaValueText=h?"100 %: reached":m<=0&&Tn(p,e.chain).cells?`${S} than at first`:`${v} % of the way`,t.replaceChildren(...t.ariaValueText.split(/(?<=%)|(?= than)/).map(T=>x("span","",T)));for(let{classList:T}of[i,a])T.toggle("reached",h);o.replaceChildren(...f.map((T,E)=>x("li",g[E]===1?"kept":"",x("span","sign-of",g[E]===1?"\u2713 ":"\u25CB "),T))),d();let L=[...a.querySelectorAll(".share-bar")];l||(c=L.map(({style:T})=>Number(T.getPropertyValue("--share")))),L.forEach(({style:T},E)=>T.setProperty("--first",String(c[E])));let M=u&&e.given.chain.flatMap(({problems:T})=>T??[])[0]?.[2];n.classList.toggle("problem",!!M||Tn(p,e.chain).cells>(p.cells??1/0)),n.textContent=M||(u?p.cost:Um(p,e.chain)),l&&String(l.verdict.sentences)!==String(p.verdict.sentences)&&e.say([h?"The goal is reached.":`${v} % of the way to the goal.`,...f].join(" ")),l=p})}function qv({node:e,cells:t,sign:o,bound:n,less:r,other:s},a){let i=a.get(e);if(!i?.share||s||r.some(Boolean))return[];let[[l]]=t;if(t.some(([d])=>d!==l))return[];let c=i.columns.map((d,p)=>Iv(i.values[l][p]??0,n,d,t.some(([,u])=>u===p)));return[x("b","",`${i.title} of \u201C${i.rows[l]}\u201D, goal ${o>0?"\u2265":"\u2264"} ${n}`),x("div","shares",...c)]}function Iv(e,t,o,n){let r=x("span",n?"share-bar asked":"share-bar",x("i"),o);return r.style.setProperty("--share",String(e)),r.style.setProperty("--bound",String(t)),r.dataset.share=e.toFixed(3),r}var Zm=N(()=>{"use strict";Km();de();Jm()});function th(e,t){let o=new Map,n=(s,a)=>{let i=a.getBoundingClientRect();i.width&&!o.has(s)&&o.set(s,i)};if(!!t.querySelector(".opening:not([hidden])"))for(let s of t.querySelectorAll("[data-cell]"))n(s.getAttribute("data-cell")??"",s);else for(let{place:s,cells:a}of e)a.forEach((i,l)=>i.forEach((c,d)=>n(Cn(s.node,l,d),c)));return o}function oh(e,t,o){let n=()=>{t.isConnected?ki.set(e(),{at:performance.now(),places:o()}):document.removeEventListener("click",n,!0)};return document.addEventListener("click",n,!0),n}function nh(e,t){let o=ki.get(e),n=t.flatMap(({place:s,cells:a})=>a.flatMap((i,l)=>i.map((c,d)=>({name:Cn(s.node,l,d),cell:c}))));if(!o||performance.now()-o.at>zv||n.length>Rv||!Le()||(ki.delete(e),!n.some(s=>o.places.has(s.name))))return;let r=n.map(({name:s,cell:a})=>({cell:a,from:o.places.get(s),to:a.getBoundingClientRect()}));for(let{cell:s,from:a,to:i}of r){let l=a?{transform:`translate(${a.left-i.left}px, ${a.top-i.top}px) scale(${a.width/i.width}, ${a.height/i.height})`,transformOrigin:"0 0"}:{opacity:0};s.animate([l,a?{transform:"none",transformOrigin:"0 0"}:{opacity:1}],{duration:eh,easing:"ease-in-out",delay:a?0:eh/2,fill:"backwards"})}}var eh,zv,Rv,ki,Cn,Si=N(()=>{"use strict";No();eh=600,zv=4e3,Rv=400,ki=new Map,Cn=(e,t,o)=>`${e} ${t} ${o}`});function Pv(e,t){let o=e[t]?[e[t]]:[];return e.map((n,r)=>{if(r===t)return!0;let s=o.every(([a,i])=>n[1]+rh<=a||n[0]>=i+rh);return s&&o.push(n),s})}function es(e){let t=x("div","ticks");t.setAttribute("aria-hidden","true");let o=x("div","scrubber",e,t),n=[],r=0,s=l=>{r=l;let c=Pv(n,r);[...t.children].forEach((d,p)=>{d.classList.toggle("now",p===r),d instanceof HTMLElement&&(d.style.visibility=c[p]?"visible":"hidden")})},a=()=>{let l=t.getBoundingClientRect().left;n=[...t.children].map(c=>{let{left:d,right:p}=c.getBoundingClientRect();return[d-l,p-l]}),s(r)},i=(l,c=l.map((d,p)=>p/Math.max(1,l.length-1)))=>{t.replaceChildren(...l.map((d,p)=>{let u=x("span","",...ce(d)),m=c[p];return u.style.left=`calc(${Wv*(1-2*m)}px + ${100*m}%)`,u.style.transform=`translateX(${m===0?0:m===1?-100:-50}%)`,u})),requestAnimationFrame(a)};return new ResizeObserver(a).observe(t),{scrubber:o,name:i,choose:s}}var rh,Wv,$i=N(()=>{"use strict";de();[rh,Wv]=[10,8]});function ah(e,t,o){let n=xt(e,new Map([["X",{values:o}]])),r=xt(t.plain,new Map([["X",{values:o}]]));return{X:o,plain:On(r,"weights",t.focus),learned:On(n,"weights",t.focus),weights:Qt(n,"weights"),offers:Qt(n,"K").map(s=>Dv(s,t)),values:Qt(n,"V"),context:On(n,"context",t.focus),fit:_v(n,t),scale:Math.max(...Qt(e,"X").flat())/Math.max(...Qt(e,"V").flat())}}function _v(e,{focus:t,owner:o}){let[n]=wt(e,"scores",t,o),[{terms:r,total:s}]=wt(e,"weights",t,o);return{query:On(e,"Q",t),keys:Qt(e,"K"),firsts:{query:sh(e,"Q",t),key:sh(e,"K",o)},products:n.terms.map(({value:a})=>a),score:n.total,scaled:On(e,"scaled_scores",t),powers:r.map(({value:a})=>a),total:s}}function sh(e,t,o){let[{terms:n,total:r}]=wt(e,t,o,0);return{factors:n.map(({factors:s})=>s),total:r}}function Qt(e,t){let o=e.get(t);return o?o.values.map((n,r)=>tt(o,r)):[]}var Fv,st,Ei,Dv,On,ts=N(()=>{"use strict";ot();Fv=1;st=e=>e.indexOf(Math.max(...e)),Ei=e=>[...e.keys()].sort((t,o)=>e[o]-e[t]);Dv=(e,{offers:t,nothing:o})=>Math.max(...e)<Fv?o:t[st(e)];On=(e,t,o)=>Qt(e,t)[o]??[]});function lh(e){let t=Object.entries(se).filter(([,o])=>o<=e);return t[t.length-1]?.[0]??"whose"}function ch(e,t){if(e>=se.knows)return 1;let o=Object.values(se),n=o.filter(r=>r<=e).length;return Math.min(1,(o[n]-o[n-1])/(t/Bv))}function X(e,t,o){let n=Math.min(1,Math.max(0,(e-t)/(o-t)));return n*n*(3-2*n)}function os(e){let t=Math.min(Zt-1,Pt.filter(o=>o<=e).length-1);return t+(e-Pt[t])/(Pt[t+1]-Pt[t])}function Li(e){let t=Math.min(Zt,Math.floor(e));return t===Zt?Ft:Pt[t]+(e-t)*(Pt[t+1]-Pt[t])}var se,Ft,Ai,_o,Fo,eo,ih,Do,Bv,dh,Mi,Pt,Zt,ns=N(()=>{"use strict";se=Object.freeze({whose:0,paid:5,described:8.3,laid:11.2,alike:14.4,asks:17.6,offers:20.9,fits:23.5,divided:26.4,powers:29.3,shares:32.5,values:36.6,flows:40.6,knows:45.1,numbers:47.2}),Ft=50.2,Ai=se.numbers+1.8,_o=Object.freeze([...Object.values(se).slice(1).map(e=>e-.3),Ft]),Fo=e=>_o[Object.keys(se).indexOf(e)],eo=Object.freeze([{name:"A question",from:se.whose,at:Fo("whose")},{name:"A thread",from:se.paid,at:Fo("paid")},{name:"Alike",from:se.described,at:Fo("alike")},{name:"Query, keys",from:se.asks,at:Fo("shares")},{name:"Values",from:se.values,at:Fo("knows")},{name:"Numbers",from:se.numbers,at:Ft}]),ih=se.paid,Do=Fo("knows");Bv=3.5;dh=e=>eo.filter(({from:t})=>t<=e).length-1,Mi=(e,t=1)=>t>0?_o.find(o=>o>e+.01)??Ft:[..._o].reverse().find(o=>o<e-.01)??_o[0],Pt=eo.flatMap(({from:e,at:t})=>[e,t]),Zt=Pt.length-1});function Ni(e,t,o,n,r){let{X:s,plain:a,learned:i,fit:l}=t,c=Gv(e,i),d=c&&r==="knows"?c:r==="paid"?Xv(e,n===st(i)):r,p=no(i),u={alike:o[st(a)],most:no(a)[st(a)],share:p[e.owner],taken:p[st(i)],taker:o[st(i)],score:oo(l.score),scaled:l.scaled[e.owner].toFixed(2),part:l.powers[e.owner].toFixed(1),total:l.total.toFixed(1),terms:l.query.map((h,f)=>`${h.toFixed(2)} \xB7 ${l.keys[e.owner][f].toFixed(2)}`).join(" + "),mix:Ei(i).slice(0,2).map(h=>`${p[h]} \xD7 ${o[h]}`).join(" + "),guessed:o[n],given:p[n],listed:s[e.focus].map(to).join(", "),owned:s[e.owner].map(to).join(", "),query:rs(l.firsts.query).join(""),key:rs(l.firsts.key).join(""),mixed:Ti(t).join("")},m=h=>(e.captions[h]??"").replace(/\{(\w+)\}/g,(f,g)=>u[g]??"");return u.guess=n===e.owner?"":m("guess"),m(d)}function Ti({learned:e,values:t,context:o}){let n=no(e);return[...Ei(e).slice(0,2).flatMap((r,s)=>[n[r]," \xD7 ",oo(t[r][0]),s?" + \u2026 = ":" + "]),oo(o[0])]}function no(e){let t=e.map(o=>o.toFixed(2));return new Set(t).size===t.length?t:e.map(o=>o.toFixed(3))}var ss,Hv,ph,uh,Xv,jv,Gv,to,rs,oo,as=N(()=>{"use strict";ts();ns();ss=(e,t,o,n,r)=>Ni(e,t,o,n,lh(r)),Hv={described:"listed",offers:"made",shares:"worked",flows:"mixed"},ph=(e,t,o,n)=>Object.keys(se).flatMap(r=>[r,Hv[r]]).filter(r=>r in e.captions).map(r=>Ni(e,t,o,n,r)),uh=(e,t,o,n)=>Ni(e,t,o,n,"worked");Xv=({isAnswered:e},t)=>e?t?"paid":"other":"shown",jv=.5,Gv=({owner:e},t)=>st(t)!==e?"lost":t[e]<jv?"unsure":"",to=e=>`${Math.round(e*100)/100}`,rs=({factors:e,total:t})=>[...e.flatMap(([o,n],r)=>[to(o)," \xD7 ",to(n),r<e.length-1?" + ":" = "]),oo(t)];oo=e=>(Math.round(e*100+1e-6)/100).toFixed(2)});function fh(e,t,o=!1){let n=e<Uv,r=t.map(f=>f.length-(1-Kv)*(f.match(/[fijlrt]/g)?.length??0)+Vv),s=r.reduce((f,g)=>f+g,0),a=Math.min(e,Oi),i=r.map((f,g)=>(e-a)/2+a*(r.slice(0,g).reduce((w,y)=>w+y,0)+f/2)/s),l=Math.min(64,a*(n?.08:.07)),c={height:426,small:30,middle:270,foot:356,base:312,tall:112,bar:18,gap:4,apart:28,feet:172,threads:62,sum:{y:398,tall:22}},d={...c,height:306,small:26,middle:190,foot:228,base:192,tall:76,feet:98,threads:42,sum:{y:284,tall:20}},p={height:386,small:21,middle:270,foot:304,base:268,tall:88,bar:11,gap:3,apart:19,feet:154,threads:42,sum:{y:362,tall:20}},u=Math.min(1,e/840),m=n?{label:54,X:60,xCell:28,weights:154,wCell:Math.min(40,(e-156)/t.length),tall:34,pitch:36,top:112}:{label:e/2-330*u,X:e/2-312*u,xCell:56*u,weights:e/2-84*u,wCell:84*u,tall:40,pitch:44,top:o?64:124};return{width:e,isNarrow:n,centres:i,large:l,...n?p:o?d:c,column:n?{width:54,pitch:20,size:14}:o?{width:96,pitch:19,size:15}:{width:96,pitch:27,size:20},grid:m}}function Ci({centres:e,isNarrow:t},o,n,r){let[s,a]=[e[o],e[n]],i=Math.abs(o-n)/(e.length-1),l=(r-34)*(o===n?.8:t?.9+.3*i:.45+.75*i),c=o===n?52:0,[d,p]=o===n?[[s-c,r-l],[s+c,r-l]]:[[ae(s,a,.15),r-l],[ae(s,a,.85),r-l]],u=m=>[0,1].map(h=>{let[f,g,w,y]=[[s,r][h],d[h],p[h],[a,r][h]],v=1-m;return v*v*v*f+3*v*v*m*g+3*v*m*m*w+m*m*m*y});return{d:`M${s},${r} C${d} ${p} ${a},${r}`,at:u}}function gh(e,t,o,n,r){let{focus:s,owner:a}=t,{centres:i,grid:l}=e,{paid:c,described:d,laid:p,alike:u,asks:m,offers:h,fits:f,divided:g,powers:w,shares:y,values:v,flows:S,knows:L,numbers:M}=se,T=X(r,d,d+.8),E=X(r,d+.5,d+1.4),A=1-X(r,c,c+.5),$=X(r,M,M+1.8),z=X(r,qn,qn+1),q=X(r,S+1.1,S+3.2),C=X(r,v,v+.5),W=X(r,S+.5,S+1.1),j=C*(1-X(r,L,L+.5)),Q=e.tall*ae(1,o.scale,C),I=(V,_)=>ae(o.X[V][_],o.values[V][_],j),U=V=>V===s?m+1.6:h,fe=V=>V===s||V===a,ge=V=>X(r,d+1.4,d+1.8)*(1-(fe(V)?X(r,U(V),U(V)+.4):X(r,m,m+.4))),Ie=X(r,f,f+.4),ve=X(r,f+.3,f+1),P=ve*(1-X(r,g+.3,g+.6)),ne=st(o.learned),R=Yv(o,r),F=V=>l.top+V*l.pitch,O=i.map((V,_)=>({x:ae(V,l.label,$),y:ae(ae(e.middle,e.foot,T),F(_)+l.tall*.66,$),size:ae(ae(e.large,e.small,T),e.isNarrow?15:19,$),isEnd:$>.5,opacity:fe(_)?1:1-.6*P,isAsked:A>.5,isLit:_===s||_===n&&r>c&&r<d+.3||_===a&&r>h&&r<qn||_===R.lit&&r>u&&r<M})),J=(i.length-1)*X(r,p+.2,u-.4),be=X(r,p,p+.4),Qe=e.isNarrow&&A>0,H=i.map((V,_)=>{let De=ae(o.plain[_],o.learned[_],z);return Qe?{...Ci(e,s,_,e.middle-e.large),share:De,width:2,opacity:_===s?0:A*X(r,.6,1.6),isLearned:!1,isOpen:Qe}:{...Ci(e,s,_,e.feet),share:De,isOpen:Qe,width:e.threads*De,opacity:X(J,_-.7,_)*be*(1-$)*(q>0&&_!==ne?.55:.85)*ae(1,ae(.25,.8,_===a?ve:0)*(1-z)+z,X(r,m,m+.8)),isLearned:z>.3||r>u&&r<m&&_===R.lit}}),so=o.X.map((V,_)=>V.map((De,G)=>{let D=_===s?ae(I(_,G),o.context[G],q*(1-$)):I(_,G),K=Math.max(1.5,D*Q)*E,ee=i[_]+(G-V.length/2)*(e.bar+e.gap)+e.gap/2;return{x:ae(ee,l.X+G*(l.xCell+2),$),y:ae(e.base-K,F(_),$),width:ae(e.bar,l.xCell,$),height:ae(K,l.tall,$),opacity:E*ae((1-X(r,U(_),U(_)+.5)*(1-W))*(q>0&&$===0&&_!==s&&_!==ne?.5:1),.1+.4*De,$),figure:{x:ae(i[_]+(G-(V.length-1)/2)*e.apart,l.X+G*(l.xCell+2)+l.xCell/2,$),y:ae(e.base-Math.max(...V)*Q-6,F(_)+l.tall/2+5,$),opacity:$?X(r,M+1,M+1.8):ge(_)}}})),ao=r<S?J:s,ms=o.X[s].map((V,_)=>({x:ae(i[Math.floor(ao)],i[Math.ceil(ao)],ao%1)+(_-o.X[s].length/2)*(e.bar+e.gap),y:e.base-o.X[s][_]*Q,width:e.bar+e.gap,height:o.X[s][_]*Q,opacity:be*(1-X(r,u,u+.5))+W*(1-X(r,M,M+.3))})),at=e.isNarrow?{half:32,product:79,result:207,name:4}:{half:56,product:128,result:284,name:124},In=Math.max(1.2*e.column.width,Math.min(i[a],e.width-at.half-at.result-at.name)),ze=In+at.half,ut={query:In-at.half,key:ze,product:ze+at.product,result:Math.min(ze+at.result,e.width-at.name)},mt=i.map((V,_)=>({x:_===s?ae(V,ut.query,ve):_===a?ae(V,ut.key,ve):V,sunk:26*(1-X(r,U(_)+.5,U(_)+1.3)),opacity:X(r,U(_)+.5,U(_)+1.3)*(1-C)*(fe(_)?1:1-Ie)})),kt=i.map(V=>({x:V,sunk:26*(1-X(r,v+.4,v+1.2)),opacity:X(r,v+.4,v+1.2)*(1-X(r,S,S+.5))})),hs={x:i[s],sunk:0,opacity:X(r,h+.5,h+1.3)*(1-X(r,f+1.8,f+2.2))},Bo=V=>X(r,V,V+.4)*(1-C),Ho={products:o.fit.products.map((V,_)=>Bo(f+1.1+.35*_)),results:[f+2.2,g+.2,w+.3,y+.2].map(Bo)},io=o.weights.map((V,_)=>V.map((De,G)=>({share:De,x:ae(_===s?H[G].at(.5)[0]-l.wCell/2:l.weights+G*l.wCell,l.weights+G*l.wCell,$),y:ae(_===s?H[G].at(.5)[1]:F(_),F(_),$),width:l.wCell-3,height:ae(_===s?Math.max(3,H[G].width):l.tall,l.tall,$),opacity:_===s?X(r,M,M+.6):X(r,M+1.8,M+2.6)})));return{words:O,threads:H,bars:so,ghost:ms,sides:ut,columns:mt,own:hs,aside:ve,cards:kt,steps:Ho,cells:io,signs:Qv(e,o.fit.total),parts:Zv(e,o.fit,C,r),drops:ey(e,o,H,s,r),halo:{x:i[s],y:e.middle-e.large*.3,r:e.large*(e.isNarrow?.75:1.05)*(1+.08*Math.sin(r*5)),opacity:A*(.5+.3*Math.sin(r*5))},mine:{...Ci(e,s,n,e.middle-e.large),drawn:X(r,c,c+1.2),opacity:.85*(1-X(r,d,d+.4)),width:e.threads*.4},figures:{y:e.foot+30,opacity:X(r,u,u+.5)*(1-$)*(1-X(r,m,m+.3)*(1-X(r,g+.6,g+.9))),...R},origin:Jv(e,t,r),legend:E*(1-X(r,h,h+.5))+W*(1-X(r,M,M+.3)),barred:j>.5?"value:":"word:",heads:X(r,M+1.2,M+2.2),frame:X(r,M+1.4,M+2.2),grip:{x:i[a]-o.X[a].length/2*(e.bar+e.gap)+e.gap/2+e.bar/2,y:e.base-o.X[a][0]*Q,opacity:X(r,L,L+.5)*(1-X(r,M,M+.3))}}}function Yv({plain:e,learned:t,fit:o},n){let{asks:r,powers:s}=se,a=n<r+.3?e:n<qn?null:t;if(a)return{texts:no(a),isSum:!1,lit:st(a)};let i=n>=s+.7;return{texts:i?o.powers.map(l=>l.toFixed(1)):o.scaled.map(l=>l.toFixed(2)),isSum:i,lit:-1}}function Jv({isNarrow:e,centres:t,width:o,foot:n},{focus:r,owner:s},a){let{asks:i,offers:l,fits:c,flows:d,numbers:p}=se,u=a>d?"value":a>l+.4?"key":"query",[m,h]={query:[i+.4,l],key:[l+.9,c],value:[d+1.1,p]}[u];return{kind:u,x:e?o/2:t[u==="key"?s:r],y:n+(u==="value"?58:30),opacity:X(a,m,m+.4)*(1-X(a,h,h+.4))}}function Qv(e,t){let{centres:o,width:n,foot:r,sum:s}=e,a=wh(e)?{x:n-qi/2,y:s.y+s.tall-4}:{x:bh(e),y:r+30};return[...o.slice(1).map((i,l)=>({x:(i+o[l])/2,y:r+30,text:"+"})),{...a,text:`= ${t.toFixed(1)}`}]}function Zv(e,{powers:t,total:o},n,r){let{centres:s,width:a,sum:i}=e,l=Math.min(a,Oi)-(wh(e)?qi:0),c=Math.max(0,a-Oi)/2;return t.map((d,p)=>{let[u,m]=[c,l*d/o];c+=m;let h=X(r,mh+.15*p,mh+.15*p+.8);return{x:ae(s[p],u,h),y:i.y,width:Math.max(1,m*h-2),height:i.tall,opacity:Math.min(1,3*h)*(1-n),isShare:r>=qn}})}function ey(e,t,o,n,r){let{flows:s,numbers:a}=se,i=X(r,s+1.1,s+1.7)*(1-X(r,a-.3,a+.2)),l=Math.max(...t.values.flat());return Array.from({length:xh},(c,d)=>{let p=ty(t.learned,d),u=d%t.values[0].length,m=((r-s)*.5+d*.618)%1,[h,f]=o[p].at(p===n?m:1-m),g=d*7%hh/hh-.5;return{x:h+g*o[p].width*.7,y:f+g*o[p].width*.4,k:u,opacity:i*Math.min(1,.15+t.values[p][u]/l)}})}function ty(e,t){let o=(t+.5)/xh;return e.findIndex(n=>(o-=n)<0)}var Uv,qn,mh,Oi,Vv,Kv,ae,qi,bh,wh,xh,hh,Ii=N(()=>{"use strict";as();ts();ns();Uv=560,qn=se.shares+.8,mh=se.powers+1,Oi=1e3,Vv=2.2,Kv=.7,ae=(e,t,o)=>e+(t-e)*o;qi=80,bh=({centres:e})=>(3*(e.at(-1)??0)-(e.at(-2)??0))/2,wh=e=>bh(e)+qi/2>e.width;xh=40,hh=8});function Je(e,t){return t.append(e),e}function Y(e,t){for(let[o,n]of Object.entries(t)){let r=typeof n=="number"?String(Math.round(n*100)/100):n;e.getAttribute(o)!==r&&e.setAttribute(o,r)}}function ke(e,t){e.textContent!==t&&(e.textContent=t)}function yh(e,t,o){e.replaceChildren();let n=t.qualities.length,r=Je(k("g",{"aria-hidden":"true"}),e),s=(O,J,be=r)=>Je(k(O,{class:J}),be),a=O=>o.map((J,be)=>O(be)),i=O=>t.qualities.map((J,be)=>O(be)),l=s("circle","halo"),c=a(()=>s("path","thread")),d=Je(k("path",{class:"thread learned",pathLength:1}),r),p=a(()=>i(O=>s("rect",`quality-${O}`))),u=a(()=>i(()=>s("text","figure"))),m=i(O=>s("rect",`ghost quality-${O}`)),h=[],f=Je(k("g"),r),g=Je(k("g",{class:"why",role:"button"}),e),w=Je(k("rect",{class:"hit",...zi}),g),y=a(O=>s("text","share",O===t.owner?g:r)),v=a(()=>s("text","share")),S=a(O=>s("rect",O===t.owner?"part lit":"part")),L=a(O=>s("text",O===t.owner?"part lit":"part")),M=s("text","share origin"),T=i(O=>[s("tspan","",s("tspan",`quality-${O}`,M)),...[0,1,2].map(()=>s("tspan","",M))]),E=s("tspan","",M),A=a(()=>a(()=>s("rect","weight")));p.forEach((O,J)=>O.forEach((be,Qe)=>{be.dataset.cell=Cn("X",J,Qe)})),A.forEach((O,J)=>O.forEach((be,Qe)=>{be.dataset.cell=Cn("weights",J,Qe)}));let $=a(()=>a(()=>s("text","figure"))),z=a(()=>s("text","head column")),q=[s("text","head title"),s("text","head title")],C=s("rect","frame-of-row"),W=O=>{let J=s("g",`vector ${O}`);return{group:J,box:s("rect","",J),head:s("text","head",J),numbers:i(()=>s("text","",J))}},j=W("key"),Q=[...a(O=>W(O===t.focus?"query":"key")),j,...a(()=>W("value"))],I=[t.focus,t.owner].map(O=>{let J=s("text","of",Q[O].group);return J.textContent=o[O],J}),U=i(()=>Je(k("text",{},"\xD7"),r)),fe=i(()=>s("text","end")),ge=Ri.map((O,J)=>{let be=s("text",J<Ri.length-1?"end":"end head lit"),Qe=[k("tspan"),k("tspan",{dy:-7,"font-size":14}),k("tspan")].map(H=>Je(H,be));return{text:be,parts:Qe,name:s("text","name")}}),Ie=s("g","legend"),ve=Je(k("text"),Ie),P=i(O=>({swatch:s("rect",`quality-${O}`,Ie),text:Je(k("text"),Ie)})),ne=a(O=>Je(k("text",{class:"word",role:"button",tabindex:0,"data-word":O},o[O]),e)),R=`${o[t.owner]}: ${t.qualities[0]}`,F=Je(k("g",{class:"grip",role:"slider","aria-valuemin":0,"aria-valuemax":1,"aria-label":R}),e);return F.append(k("circle",{class:"hit",r:24}),k("circle",{class:"knob",r:11}),k("path",{class:"arrow",d:"M-4,-3 L0,-7 L4,-3 M-4,3 L0,7 L4,3"}),k("text",{class:"drag",x:-30,y:5},"drag")),(O,J,be,Qe)=>{let H=gh(O,t,J,be,Qe),so=no(J.learned)[t.owner],ao=J.X[t.owner][0];Y(e,{viewBox:`0 0 ${O.width} ${O.height}`}),Y(l,{cx:H.halo.x,cy:H.halo.y,r:H.halo.r,opacity:H.halo.opacity}),H.words.forEach(({x:G,y:D,size:K,isEnd:ee,isLit:Se,isAsked:he,opacity:lo},Xo)=>{Y(ne[Xo],{x:G,y:D,opacity:lo,"font-size":K,"text-anchor":ee?"end":"middle",class:`word${Se?" lit":""}${he?" asked":""}`})});let{texts:ms,isSum:at,lit:In}=H.figures;H.threads.forEach(({d:G,width:D,opacity:K,isLearned:ee,isOpen:Se},he)=>{Y(c[he],{d:G,"stroke-width":Math.max(1,D),opacity:K,class:`thread${ee?" learned":Se?" open":""}`}),Y(y[he],{x:O.centres[he],y:H.figures.y,opacity:H.figures.opacity,class:he===In?"share lit":"share"}),ke(y[he],ms[he]),Y(v[he],{x:H.signs[he].x,y:H.signs[he].y,opacity:at?H.figures.opacity:0}),ke(v[he],H.signs[he].text)}),Y(d,{d:H.mine.d,"stroke-width":H.mine.width,opacity:H.mine.opacity,"stroke-dasharray":1,"stroke-dashoffset":1-H.mine.drawn}),H.bars.forEach((G,D)=>G.forEach((K,ee)=>{Y(p[D][ee],{x:K.x,y:K.y,width:K.width,height:K.height,opacity:K.opacity}),Y(u[D][ee],{...K.figure}),ke(u[D][ee],O.isNarrow&&!H.words[D].isEnd?to(J.X[D][ee]).replace(/^0\./,"."):to(J.X[D][ee]))})),H.ghost.forEach((G,D)=>Y(m[D],{...G})),H.drops.forEach(({x:G,y:D,k:K,opacity:ee},Se)=>{h[Se]??=s("circle",`quality-${K}`,f),Y(h[Se],{cx:G,cy:D,r:O.isNarrow?3.5:4.5,opacity:ee})});let[{column:ze},{sides:ut},{fit:mt}]=[O,H,J],{kind:kt,...hs}=H.origin;Y(M,{...hs,class:`share origin ${kt}`});for(let[,,G]of T)Y(G,{class:kt});Y(E,{class:kt==="value"?"context":kt});let Bo=kt==="value"?Ti(J):rs(mt.firsts[kt]);ke(E,Bo.pop()??""),T.flat().forEach((G,D)=>ke(G,Bo[D]??"")),H.parts.forEach(({isShare:G,...D},K)=>{Y(S[K],D);let ee=G?`${so} of the sum`:`${mt.powers[K].toFixed(1)} of ${mt.total.toFixed(1)}`,Se=[...K===t.owner?[`${o[K]}: ${ee}`,ee]:[],o[K],o[K][0]];Y(L[K],{x:D.x+D.width/2,y:D.y+D.height-6,opacity:D.opacity}),ke(L[K],Se.find(({length:he})=>ny*he<D.width)??"")});let Ho=ze.pitch*(n+1.4),io=G=>O.base-Ho+ze.pitch*(G+1);[...H.columns,H.own,...H.cards].forEach(({x:G,sunk:D,opacity:K},ee)=>{let{group:Se,box:he,head:lo,numbers:Xo}=Q[ee],[Hi,Xi]=[ee===t.focus,ee<o.length?ee:t.focus],ji=J.values[ee-o.length-1];Y(Se,{transform:`translate(${G.toFixed(1)},${(O.base-Ho+D).toFixed(1)})`,opacity:K,"font-size":ze.size}),Y(he,{x:-ze.width/2,width:ze.width,height:Ho,rx:8}),Y(lo,{y:ze.pitch}),ke(lo,ji?"value":Hi?t.asks:J.offers[Xi]),Xo.forEach((Gi,Ui)=>{Y(Gi,{y:ze.pitch*(Ui+2)}),ke(Gi,(ji??(Hi?mt.query:mt.keys[Xi]))[Ui].toFixed(2))})});for(let G of I)Y(G,{y:-8,opacity:H.aside});H.steps.products.forEach((G,D)=>{Y(U[D],{x:(ut.query+ut.key)/2,y:io(D+1),opacity:G,"font-size":ze.size}),Y(fe[D],{x:ut.product,y:io(D+1),opacity:G,"font-size":ze.size}),ke(fe[D],`= ${oo(mt.products[D])}`)}),H.steps.results.forEach((G,D)=>{let[K,ee,Se,he=""]=Ri[D](mt,t.owner,so);Y(ge[D].text,{x:ut.result,y:io(D),opacity:G,"font-size":ze.size}),[O.isNarrow&&O.width>=ry&&D<oy?Se:K,he,` = ${ee}`].forEach((lo,Xo)=>ke(ge[D].parts[Xo],lo)),Y(ge[D].parts[2],{dy:he?7:0}),Y(ge[D].name,{x:ut.result+16,y:io(D),opacity:O.isNarrow?0:G}),ke(ge[D].name,Se)}),H.cells.forEach((G,D)=>G.forEach((K,ee)=>{Y(A[D][ee],{x:K.x,y:K.y,width:K.width,height:K.height,opacity:K.opacity,"fill-opacity":.1+.6*K.share}),Y($[D][ee],{x:K.x+K.width/2,y:K.y+K.height/2+5,opacity:D===t.focus?H.heads:K.opacity}),ke($[D][ee],K.share<.005?"\u2248 0":K.share.toFixed(2))}));let{grid:V}=O;z.forEach((G,D)=>{let[K,ee]=[V.weights+(D+.5)*V.wCell-1,V.top-10];Y(G,{x:K,y:ee,opacity:H.heads,transform:O.isNarrow?`rotate(-38 ${K} ${ee})`:"","text-anchor":O.isNarrow?"start":"middle"}),ke(G,o[D])});let _=V.top-(O.isNarrow?62:40);Y(q[0],{x:V.X+n*(V.xCell+2)/2,y:_,opacity:H.heads}),Y(q[1],{x:V.weights+o.length*V.wCell/2,y:_,opacity:H.heads}),ke(q[0],O.isNarrow?"bars: X":"the bars are X"),ke(q[1],O.isNarrow?"threads: weights":"the threads are the weights"),Y(C,{x:V.weights-4,y:V.top+t.focus*V.pitch-4,width:o.length*V.wCell+5,height:V.tall+8,rx:6,opacity:H.frame}),Y(Ie,{opacity:H.legend}),Y(ve,{x:O.isNarrow?0:O.width/2-n/2*vh-Wi,y:24}),ke(ve,H.barred),P.forEach(({swatch:G,text:D},K)=>{let ee=Math.min(vh,(O.width-Wi)/n),Se=Math.max(Wi,O.width/2-n/2*ee)+K*ee;Y(G,{x:Se,y:12,width:14,height:14}),Y(D,{x:Se+20,y:24}),ke(D,t.qualities[K])}),Y(F,{transform:`translate(${H.grip.x.toFixed(1)},${H.grip.y.toFixed(1)})`,opacity:H.grip.opacity,"aria-valuenow":ao,"aria-valuetext":`${ao}, share of ${o[t.owner]} ${so}`});let De=H.grip.opacity>.5;for(let G of[F,g])Y(G,{tabindex:De?"0":"-1","aria-hidden":String(!De),"pointer-events":De?"auto":"none"});Y(g,{class:De?"why open":"why","aria-label":`Where ${so} comes from`}),Y(w,{x:O.centres[t.owner]-zi.width/2,y:H.figures.y-zi.height/2-6})}}var zi,Ri,oy,ny,ry,vh,Wi,kh=N(()=>{"use strict";Si();Ne();as();Ii();zi={width:56,height:40},Ri=[({score:e})=>["sum",oo(e),"score"],({query:e,scaled:t},o)=>[`\xF7 \u221A${e.length}`,t[o].toFixed(2),"scaled score"],({scaled:e,powers:t},o)=>["e",t[o].toFixed(1),"e is 2.718\u2026",e[o].toFixed(2)],({total:e},t,o)=>[`\xF7 ${e.toFixed(1)}`,o,"share of the sum"]],oy=2,ny=8.5,ry=320,vh=130,Wi=60});function Eh(e){let t=k("svg",{role:"group"}),o=x("p","caption");o.ariaHidden="true";let n=te("button play"),r=Ye({ariaLabel:"Time",min:"0",max:String(Zt),step:"0.05"},"time"),s=es(r);s.name(eo.map(({name:R})=>R),eo.map(({at:R},F)=>F?os(R)/Zt:0)),s.scrubber.querySelectorAll("span").forEach((R,F,{length:O})=>{R.dataset.place=`${F+1} of ${O}`});let a=te("button on","See how it is computed"),i=x("ol"),l=x("section","opening",t,o,x("div","told",x("h2","","The opening in words"),i),x("div","player",n,s.scrubber,a));l.hidden=!0,e.frame.before(l);let c=null,d,p=[],u=[],m,h,f=0,g=0,w=0,y=0,v=!1,S="",L=!1,M=new Set,T=()=>e.chain.get("X")?.values.map(R=>R.map(Number))??[];function E(R){u=R,m=ah(e.chain,d,u)}let A=()=>fh(t.clientWidth,p,innerHeight<=ay);function $(R=f){if(!t.clientWidth)return;let F=A();t.style.height=`${F.height}px`,h(F,m,g,f);let O=ss(d,m,p,g,R);O!==S&&(o.replaceChildren(...iy(S=O)),t.setAttribute("aria-label",`${p.join(" ")}. ${ro(O)}`)),r.value=String(os(f)),r.setAttribute("aria-valuetext",ro(O)),s.choose(dh(f))}function z(R){let F=Math.min(sy,Math.max(0,R-y)/1e3),O=v?Ai:f<Do?Do:Ft;f=Math.min(O,f+F*ch(f,S.split(" ").length)),y=R,f===O?W():w=requestAnimationFrame(z),$(),C(),v&&f===O&&I()}function q(){if(!w){if(f>=Ft&&(f=0,M.clear(),E(T()),t.classList.remove("dragged"),fe()),!Le())return f=Mi(f),j(),$(),C();y=performance.now(),w=requestAnimationFrame(z),j()}}function C(){L&&!M.has(S)&&e.say(ro(S)),M.add(S)}function W(){f>=Do&&Sh(),cancelAnimationFrame(w),w=0,j()}function j(){let R=w?"Pause":Le()?f>=Ft?"Again":f===Do?"Play on":"Play":"Next";n.textContent=`${w?"\u275A\u275A":"\u25B6"} ${R}`}function Q(R){f=R,W(),$()}function I(){v=!1,Sh(),e.remember(),e.send("opened",!0)}function U(R){let F=f<se.described;if(F||W(),R===d.focus)return Q(F?_o[0]:f),o.textContent=S=d.captions.itself,e.say(S);g=R,d.isAnswered=!0,F&&(f=Le()?ih:eo[1].at),fe();let O=f>=se.knows&&R===d.owner?se.flows:f;e.say(`${p[R]}. ${ro(ss(d,m,p,g,O))}`),L=!0,F&&Le()&&q(),$(O),M.add(S)}function fe(){i.replaceChildren(...ph(d,m,p,g).map(R=>x("li","",ro(R))))}function ge(){W(),L=!1,f=se.fits,n.focus({preventScroll:!0}),q(),e.say(ro(uh(d,m,p,g)))}function Ie(R){let{owner:F}=d;E(u.map((O,J)=>J===F?[Math.min(1,Math.max(0,Math.round(R*100)/100)),...O.slice(1)]:O)),t.classList.add("dragged"),W(),$()}let ve=(R,F)=>R.target.closest(F),P=R=>{let F=ve(R,"[data-word]");return F&&Number(F.dataset.word)},ne=R=>{let F=P(R);F!==null?U(F):ve(R,".why")&&ge()};t.addEventListener("click",ne),t.addEventListener("keydown",R=>{if(Oe(R)&&ne(R),!ve(R,".grip"))return;let F=u[d.owner][0],O=R.key==="Home"?0:R.key==="End"?1:R.key in Pi?F+Pi[R.key]:null;O!==null&&(R.preventDefault(),Ie(O),fe(),e.say(ro(ss(d,m,p,g,f))))}),t.addEventListener("pointerdown",R=>{if(P(R)===null&&W(),!ve(R,".grip")||R.button)return;t.setPointerCapture(R.pointerId);let F=A(),O=J=>Ie((F.base-(J.clientY-t.getBoundingClientRect().top))/(F.tall*m.scale));t.addEventListener("pointermove",O);for(let J of["pointerup","pointercancel"])t.addEventListener(J,()=>t.removeEventListener("pointermove",O),{once:!0})}),r.addEventListener("input",()=>Q(Li(Number(r.value)))),r.addEventListener("keydown",R=>{let F=Math.sign(Pi[R.key]??0);F&&(R.preventDefault(),Q(R.key.startsWith("Page")?Mi(f,F):Li(Math.min(Zt,Math.max(0,os(f)+F/4)))))}),l.addEventListener("focusin",R=>P(R)!==null&&f<se.paid&&W()),n.addEventListener("click",()=>(L=!0,w?W():q())),a.addEventListener("click",()=>{if(!Le()||f>=Ai)return I();W(),v=!0,f=Math.max(f,se.numbers),q()}),new ResizeObserver(()=>$()).observe(t),e.updates.push(()=>{let R=e.given.story;l.hidden=!R,R!==c&&(W(),c=R,R&&(p=[...e.given.words].map((F,O)=>O?F:F[0].toUpperCase()+F.slice(1)),d={...R,plain:new Map(R.plain.map(F=>[F.name,F]))},E(T()),h=yh(t,d,p),g=R.owner,fe(),S="",f=Le()?ly()?Do:0:eo[0].at,j(),$(),Le()&&f===0&&q()))})}function ly(){try{return localStorage.getItem($h)!==null}catch{return!1}}function Sh(){try{localStorage.setItem($h,"yes")}catch{}}var $h,sy,ay,Pi,iy,ro,Ah=N(()=>{"use strict";ft();de();No();Ne();$i();as();Ii();kh();ts();ns();$h="self-attention: opening seen",sy=.1,ay=480,Pi={ArrowUp:.05,ArrowRight:.05,ArrowDown:-.05,ArrowLeft:-.05,PageUp:.2,PageDown:-.2};iy=e=>e.split("*").flatMap((t,o)=>o%2?[x("em",t,t)]:ce(t)),ro=e=>e.replaceAll("*","")});function Mh(e){let{stage:t}=e,o=te("button whole","All matrices");t.before(o);let n=matchMedia(Vt),r=!1,s="",a=null;function i(){let{given:c,chain:d,pinned:p,views:u}=e,m=c.alone.join(" "),h=!!m&&!n.matches&&me(c)&&!c.asked&&!c.comparison&&t.matches(".few"),f=c.alone.map(v=>t.querySelector(`.column:has(> .below > [data-node="${v}"])`)),g=!!p&&!u.some(({place:v,table:S})=>v.node===p.node&&f.includes(S.closest(".column")));s!==m&&g&&p===a&&(e.passed=p),r||=h&&(e.later.size>0||g&&p!==a),a=p,s=m,o.hidden=!h,o.setAttribute("aria-expanded",String(r));let w=h&&!r;w?t.dataset.part=m:delete t.dataset.part;let y=!1;for(let v of t.querySelectorAll(".column")){let S=w&&!f.includes(v);y||=v.matches("[hidden]")!==S,v.toggleAttribute("hidden",S)}for(let v of t.children)v.toggleAttribute("hidden",w&&!v.querySelector(".column:not([hidden])"));return y}let l=()=>{i()&&e.refit()};o.addEventListener("click",()=>{r=!r,e.redraw()}),n.addEventListener("change",l),e.arrivals.push(i),e.updates.push(l),e.followers.push(()=>{(e.pinned!==a||e.later.size&&!r)&&l()})}var Lh=N(()=>{"use strict";kn();de()});function Nh(e){e.followers.push(()=>{let{chain:n,subject:r,working:s}=e,a=r?Ct(n,r.node,r.row,r.column):[];for(let[i,l]of["left","right"].entries()){let c=n.get(a[i]?.node??"")?.role;s.style.setProperty(`--${l}-role`,c?`var(--${c})`:"")}s.dataset.role=n.get(r?.node??"")?.role??""});let t=n=>{e.stage.classList.toggle("of-a-word",n!==null);for(let{place:r,cells:s}of e.views){let a=e.chain.get(r.node);s.forEach((i,l)=>i.forEach((c,d)=>c.toggleAttribute("data-word",n!==null&&(a?.rows[l]===n||a?.columns[d]===n))))}},o=n=>(n.target instanceof Element?n.target.closest("th:not(.numbered)"):null)?.textContent??null;e.stage.addEventListener("pointerover",n=>{let r=o(n);(r!==null||e.stage.classList.contains("of-a-word"))&&t(r)}),e.stage.addEventListener("pointerleave",()=>t(null))}var Th=N(()=>{"use strict";ot()});function Oh(e){let t=x("select"),o=x("table"),n=x("label","","The row of ",t),r=x("details","all",x("summary","button","All matrices")),s=x("div","one-row",x("div","of",n,r),o);e.stage.before(s);let a=matchMedia(Vt),i=0,l=null;function c(){let{given:p,subject:u}=e,m=a.matches&&(p.rowed||me(p)&&p.divisor&&!p.asked)?pt(e):null,[h,f,g]=["scores","weights","context"].map(P=>m?.get(P)),w=g??(f?void 0:h),y=m?.get(w?.step.reads[1]??""),v=g??m?.get(w?.step.reads[0]??""),S=f??h,L=m&&S&&(p.rowed||f&&g&&y)&&S.rows.length<=cy;if(s.hidden=!L,e.stage.classList.toggle("slim",[...e.chain.values()].every(({columns:P,role:ne})=>P.length<=py||ne==="weight")),s.classList.toggle("excerpt",p.rowed),r.open||=!!e.later.size||!!p.comparison||e.pinned!==l&&d(e.pinned,[...Fi,"V",y?.name,v?.name]),l=e.pinned,!L)return;s.classList.toggle("across",[m.get("X"),m.get("Q"),f].some(P=>P&&P.lit?.length===P.rows.length));let M=e.pinned??e.opening;M&&[...Fi,v?.name].includes(M.node)&&(i=M.row),i>=S.rows.length&&(i=0),gn(n,S.rows,i);let T=Fi.slice(0,-1).flatMap(P=>P==="scaled_scores"&&m.has("masked_scores")?[]:m.get(P)??[]),E=[...T,...[y,v].flatMap(P=>P??[])],A=[...m.values()].some(P=>P.lit?.length),$=u&&!A?Br(vt(e),u,1):new Map,z=new Map(E.map(P=>[P,yn(e,e.chain.get(P.name)??P)])),q=(P,ne,R)=>{let F=P.values[ne][R],O=x("td","cell",Me(F,Mt(Lt(P),Math.min(e.digits,dy))));Ra(O,F,e.views.find(({place:be})=>be.node===P.name)?.scale?.[ne]??[0,1]),Object.assign(O.dataset,{node:P.name,row:ne,column:R,role:P.role});let J=bt[$.get(P.name)?.[ne*P.columns.length+R]??0];return J&&(O.dataset.lit=J),Ua(O,z.get(P)?.[ne][R]),O.toggleAttribute("data-asked",!!P.lit?.includes(ne)),O.toggleAttribute("data-later",e.later.has(P.name)),O.toggleAttribute("data-explained",u?.node===P.name&&u.row===ne&&u.column===R),O},C=f&&!y?T[T.length-2].values[i].map(P=>Math.exp(Number(P))):null,W=(P,ne)=>C?[...P.slice(0,-1),ne,...P.slice(-1)]:P,j=P=>x("td","power",P?.toFixed(2)??""),Q=S.columns.map((P,ne)=>x("tr","",Nt("row",P),...W(T.map(R=>q(R,i,ne)),j(C?.[ne])),...y?.columns.map((R,F)=>q(y,ne,F))??[])),I=x("th","",g?.title??(v?`${v.symbol} of ${S.rows[i]}`:"Sum"));I.dataset.role=v?.role??"",I.colSpan=T.length;let U=x("td","sum",f&&!f.values[i].includes(null)?"1":""),fe=x("tr","last",I,...W([U],j(C?.reduce((P,ne)=>P+ne))),...v?.columns.map((P,ne)=>q(v,i,ne))??[]),ge=y?[Ch(y,`${y.title} ${y.symbol}`)]:[];for(let P of ge)P.colSpan=y?.columns.length??1;let Ie=x("th","","e",x("sup","",T.length>2?"scaled":"score")),ve=x("tr","",x("td"),...W(T.map(P=>Ch(P,P.step.kind==="quotient"?`\xF7 ${P.step.divisorText}`:P.title)),Ie),...ge);o.replaceChildren(x("thead","",ve),x("tbody","",...Q,fe))}let d=(p,u)=>!!p&&!u.includes(p.node)&&!e.chain.get(p.node)?.editable&&!e.chain.get(p.node)?.lit?.length;t.addEventListener("change",()=>Kt(e,ui(e.chain,Number(t.value)))),o.addEventListener("click",p=>{let u=p.target instanceof Element?p.target.closest("td"):null,{node:m,row:h,column:f}=u?.dataset??{};m&&!e.later.has(m)&&Kt(e,{node:m,row:Number(h),column:Number(f)})}),a.addEventListener("change",c),r.addEventListener("toggle",()=>{e.redraw(),e.refit()}),e.arrivals.push(c),e.updates.push(c),e.followers.push(c)}function Ch(e,t){let o=Nt("col",t);return o.dataset.role=e.role,o}var Fi,cy,dy,py,qh=N(()=>{"use strict";Mr();Ut();mi();qe();kn();Qa();de();zt();Ao();Fi=["scores","scaled_scores","masked_scores","weights","context"],cy=12,dy=5,py=3});function Ih(e,t,o,n){let r=n*.88-400,s=Array.from({length:e},(l,c)=>c);if(o)return{beats:[_i(s,t,0,r)],cascade:r,end:r+400};let a=r/(e-1+2);return{beats:s.map(l=>l?_i([l],t,(l-1+2)*a,a):_i([l],t,0,2*a)),cascade:r,end:r+400}}function _i(e,t,o,n){let r=a=>o+a*n,s=(a,i,l)=>r(a+(i-a)*l);return{columns:e,from:o,added:r(is.added),terms:Array.from({length:t},(a,i)=>s(is.lit,is.told,i/t)),lands:e.map((a,i)=>s(is.there,1,i/e.length))}}var is,zh,ls,Di,Rh=N(()=>{"use strict";is={lit:.12,told:.58,added:.66,there:.9};zh=({terms:e,added:t,lands:[o]},n)=>e.map((r,s)=>({place:s%n,from:r,leaves:e[s+n]??t,lands:e[s+n+1]??o})),ls=({beats:e},t)=>[...e].reverse().find(({from:o})=>o<=t)??e[0],Di=({columns:e,terms:t,added:o,lands:n},r,s)=>({terms:t.filter(a=>a<=s).length,isAdded:o<=s,isThere:n[e.indexOf(r)]<=s})});function Fh(e,t,o,n,r){let s=e.chain.get(t),a=e.views.filter($=>$.place.node===t&&$.cells.length),i=a.find(({place:$})=>!$.turned);if(!s||!i)return null;let l=s.columns.map(($,z)=>wt(e.chain,t,o,z)[0]),c=s.step.kind==="softmax"||s.step.kind==="shares",d=Ih(s.columns.length,l[0]?.terms.length??0,c,n),p=x("div","performance");p.setAttribute("aria-hidden","true"),p.dataset.role=Ph(i.table),e.stage.append(p);let u=fy(p),m=i.cells.map($=>$.map(u)),h=d.beats.flatMap($=>{let[z]=$.columns,q=gy(e,t,o,z,i.cells[o][z]).flatMap(C=>by(C.map(u),$,Ph(C[0])));return c&&l[z]?[...q,...xy(l[z].terms.map(({value:C})=>C),m,o,$)]:[...q,...s.step.kind==="product"?wy(l[z],Gt(s,e.digits),m.map(C=>C[z]),o,$):[]]});p.append(...h.map(({one:$})=>$));let f=[...h.map(({one:$,frames:z,timing:q})=>$.animate(z,{fill:"both",...q})),...a.flatMap(({cells:$})=>$.flatMap((z,q)=>z.map((C,W)=>C.animate(...hy(d,q,o,W,$.length)))))],g=p.animate([{opacity:1},{opacity:1}],{duration:d.end}),w=s.values[o].map($=>$??0),y=c?w.indexOf(Math.max(...w)):null,v=()=>Number(g.currentTime??0),S=()=>y??ls(d,v()).columns[0],L=()=>({node:t,row:o,column:S()}),M="",T=()=>{let{subject:$}=e,z=$?.node===t&&$.row===o&&$.column===S();r(z?Di(ls(d,v()),S(),v()):null)},E=()=>{if(!p.isConnected)return;let $=JSON.stringify([S(),Di(ls(d,v()),S(),v())]);$!==M&&(M=$,e.opening?.column===S()?T():(e.opening=L(),jr(e))),requestAnimationFrame(E)},A=()=>{for(let $ of[g,...f])$.cancel();p.remove(),r(null)};return e.opening=L(),jr(e),T(),requestAnimationFrame(E),g.finished.then(A,()=>{}),{cell:L,count:T,end:A}}function hy({beats:e,cascade:t},o,n,r,s){let a=e.find(({columns:c})=>c.includes(r))??e[0],i=o<n?o:o-1,l=o===n?a.lands[a.columns.indexOf(r)]:t+i/(s-1)*(400-Wh);return[[{opacity:0,transform:"translateY(-0.4rem)"},{opacity:1,transform:"none"}],{delay:l,duration:Wh,fill:"backwards",easing:"ease-out"}]}function fy(e){let t=e.getBoundingClientRect();return o=>{let{left:n,top:r,width:s,height:a}=o.getBoundingClientRect();return{x:n-t.left,y:r-t.top,width:s,height:a}}}function gy(e,t,o,n,r){return Ct(e.chain,t,o,n).map(s=>{let a=e.views.filter(c=>c.place.node===s.node),i=a.find(c=>c.table.closest(".column")===r.closest(".column"))??a.find(c=>c.table.closest(".station")===r.closest(".station"))??a[0];return(i?s.row===null?i.cells:[i.cells[s.row]??[]]:[]).flatMap(c=>s.column===null?c:[c[s.column]]).filter(c=>c instanceof HTMLElement)})}function ds({x:e,y:t,width:o,height:n},r,...s){let a=x("div",r,...s);return a.style.cssText=`left: ${e}px; top: ${t}px; width: ${o}px; height: ${n}px`,a}function by(e,{from:t,terms:o,added:n,lands:r},s){if(!e.length)return[];let a=r[0]-t,i=(c,d)=>{let p=Math.min(.3,cs/d);return{frames:[{opacity:0},{opacity:1,offset:p},{opacity:1,offset:1-p},{opacity:0}],timing:{delay:c,duration:d}}},l={one:ds(Bi(e),"glow"),...i(t,a)};return l.one.dataset.role=s,e.length<2||o.length!==e.length?[l]:[l,...e.map((c,d)=>({one:ds(c,"met"),...i(o[d],(o[d+1]??n)-o[d])}))]}function Bi(e){let[t,o]=[Math.min(...e.map(s=>s.x)),Math.min(...e.map(s=>s.y))],[n,r]=[Math.max(...e.map(s=>s.x+s.width)),Math.max(...e.map(s=>s.y+s.height))];return{x:t,y:o,width:n-t,height:r-o}}function wy(e,t,o,n,r){if(!e||e.terms.length<2)return[];let s=Math.min(e.terms.length,o.length),a=Math.max(0,Math.min(n-Math.floor(s/2),o.length-s));return zh(r,s).map(({place:i,from:l,leaves:c,lands:d},p)=>{let[u,m]=[o[a+i],d-l],[h,f]=[Math.min(.3,cs/m),(c-l)/m];return{one:ds(u,"product",Me(e.terms[p].value,t)),frames:[{opacity:0,transform:"scale(0.7)"},{opacity:1,transform:"none",offset:h},{opacity:1,transform:"none",offset:f,easing:"ease-in"},{opacity:0,transform:`translateY(${o[n].y-u.y}px)`}],timing:{delay:l,duration:m}}})}function xy(e,t,o,{terms:n,added:r,lands:s}){let a=Bi(t.flat()),i=Bi(t[o]),[l,c]=[Math.max(...e),e.reduce((u,m)=>u+m,0)],d=a.height/e.length,p=Math.min(my,d*.6);return e.map((u,m)=>{let h=e.slice(0,m).reduce((T,E)=>T+E,0)/c,f=a.y+(m+.5)*d-p/2,g=s[0]-n[m],[w,y,v]=[Math.min(.4,2*cs/g),(r-n[m])/g,1-cs/g],S=Math.max(w,y),[L,M]=[`scaleX(${u/l})`,`translate(${h*i.width}px, ${i.y+i.height/2-p/2-f}px) scaleX(${u/c})`];return{one:ds({x:a.x,y:f,width:a.width,height:p},"portion"),frames:[{opacity:1,transform:"scaleX(0)"},{opacity:1,transform:L,offset:w},{opacity:1,transform:L,offset:S,easing:"ease-in-out"},{opacity:1,transform:M,offset:S+(v-S)*.6},{opacity:1,transform:M,offset:Math.max(S,v)},{opacity:0,transform:M}],timing:{delay:n[m],duration:g,easing:"linear"}}})}var cs,Wh,my,Ph,_h=N(()=>{"use strict";ot();qe();de();zt();Rh();[cs,Wh]=[140,180],my=10;Ph=e=>e?.closest("[data-role]")?.getAttribute("data-role")??""});function Dh(e){let t=te("button","\u25B6 Play"),o=Ye({ariaLabel:"Step",min:"0"},"steps"),n=x("select","",...Object.keys(ps).map(q=>x("option","",q)));n.value="steadily";let r=x("div","sentences"),s=es(o),a=x("div","stepping",t,s.scrubber),i=x("label","","Speed ",n);e.controls.querySelector(".editing")?.append(i);let l=bu(e,a,r),c=q=>{eu(e.working,q),l(q)},d=0,p=null,u="",m=!1,h=null,f=()=>e.given.chain.filter(q=>q.step.kind!=="given"),g=()=>f().length,w=()=>Number(o.value),y=()=>w()?f()[w()-1]:e.given.chain[0],v=()=>w()?y()?.title:"What is given";function S(){let q=y();e.later=new Set(f().slice(w()).map(({name:C})=>C));for(let{place:C,table:W}of e.views){let j=e.later.has(C.node);W.toggleAttribute("data-later",j),W.toggleAttribute("data-current",m&&C.node===q?.name),W.ariaHidden=j?"true":null;let Q=W.closest("figure")??W;Q instanceof HTMLElement&&(Q.inert=j)}a.classList.toggle("stepped",!!d||w()<g()),s.choose(w()),o.setAttribute("aria-valuetext",`${v()}: ${q?.sentence??""}`),[...r.children].forEach((C,W)=>{C.classList.toggle("now",W===(m?w()+1:0))}),e.opening=p?.cell()??(m&&q?{node:q.name,row:z(q),column:0}:e.given.opening)}function L(){if(e.given===h||(h=e.given,M(),u===Mo(h)))return;u=Mo(h),T(),m=!1,e.passed=null,o.max=String(g()),o.value=o.max,s.name([h.chain[0]?.symbol??"",...f().map(C=>C.symbol)]);let q=["",h.chain[0]?.sentence??"",...f().map(C=>C.sentence)];r.replaceChildren(...q.map(C=>x("p","sentence",...ce(C))))}function M(){p?.end(),p=null}function T(){M(),clearTimeout(d),d=0,t.textContent="\u25B6 Play"}function E(q){o.value=String(q),m=!0,e.passed=e.pinned,e.redraw()}function A(){if(w()>=g())return T();M(),E(w()+1);let q=y();e.say(`${q.title}: ${q.sentence}`),$(q.name),Le()&&(p=Fh(e,q.name,z(q),ps[n.value],c)),d=window.setTimeout(A,ps[n.value])}function $(q){e.stage.closest(".stacked")&&e.views.find(({place:C})=>C.node===q&&!C.turned)?.table.scrollIntoView({block:"nearest"})}function z(q){let C=e.pinned??e.given.opening;return C&&e.chain.get(C.node)?.rows.join(`
`)===q.rows.join(`
`)?C.row:0}t.addEventListener("click",()=>{if(d)return T();t.textContent="\u275A\u275A Pause",E(w()>=g()?0:w()),d=window.setTimeout(A,ps[n.value]/3)}),o.addEventListener("input",()=>{T(),E(w())}),e.followers.push(()=>p?p.count():c(null)),e.updates.push(()=>{a.hidden=i.hidden=r.hidden=!me(e.given),L(),r.children[0]?.replaceChildren(...ce(Io(e))),S()})}var ps,Bh=N(()=>{"use strict";Ut();kn();No();_h();de();$i();qo();ps={slowly:7e3,steadily:3600,quickly:1200}});function Hh(e){let t=x("section","window");e.beneath.append(t);let o=null,n="";function r(){e.views=e.views.filter(a=>a!==o),o=null,t.replaceChildren()}function s(a){r();let i=e.chain.get(a);if(!i)return;let[l,c]=yy(i,e.pinned?.node===a?e.pinned:vy(i));o=zp(i,l,c);let d=`rows ${l[0]+1} to ${l[l.length-1]+1}, columns ${c[0]+1} to ${c[c.length-1]+1}`,p=te("button","Close");p.addEventListener("click",r),t.append(x("p","",x("b","",i.title),...Lr(i)?[" ",...ce(i.symbol)]:[],`, ${d} `,p),o.table),e.views.push(o),e.redraw()}e.stage.addEventListener("click",a=>{let i=a.target instanceof HTMLElement?a.target.closest(".zoom"):null;i instanceof HTMLElement&&s(i.dataset.zoom??"")}),e.updates.push(()=>{let a=e.given.chain.map(i=>`${i.name} ${i.rows.length} ${i.columns.length}`).join();a!==n&&o&&r(),n=a;for(let{place:i,table:l,strip:c}of e.views){let d=l.parentElement?.querySelector("figcaption");if(!d||!c||d.querySelector(".zoom"))continue;let p=te("button zoom","Zoom");p.dataset.zoom=i.node,p.setAttribute("aria-label",`Zoom into ${e.chain.get(i.node)?.title}`),d.querySelector("b")?.after(p,x("br"))}})}function vy(e){return e.values.flatMap((o,n)=>o.map((r,s)=>({row:n,column:s,value:r??-1/0}))).reduce((o,n)=>n.value>o.value?n:o)}function yy(e,{row:t,column:o}){let n=(r,s)=>{let a=Math.min(Eo,s),i=Math.max(0,Math.min(r-Math.floor(a/2),s-a));return Array.from({length:a},(l,c)=>i+c)};return[n(t,e.rows.length),n(o,e.columns.length)]}var Xh=N(()=>{"use strict";de();Ao()});function Sy(e,t){let o=x("div","controls"),n=x("div","stage");n.setAttribute("aria-description","Arrow keys move from number to number, Page Down and Page Up from matrix to matrix.");let r=x("aside","working");r.dataset.part="working",r.tabIndex=0,r.setAttribute("aria-label","Where the number comes from"),r.setAttribute("role","note");let s=x("div","beneath"),a=x("div","status");a.setAttribute("role","status");let i=x("div","frame",n,r);e.append(o,i,s,a);let l={key:"",given:t,chain:new Map,python:new Map,views:[],frame:i,stage:n,controls:o,working:r,beneath:s,pointed:null,pinned:null,opening:null,subject:null,depth:1/0,spread:"matrix",digits:Ke,send:()=>{},remember:()=>{},typeOver:()=>{},say:c=>{a.textContent=c},refit:()=>us(l),redraw:()=>{Tt(l.views,pt(l),l.spread,l.digits);for(let c of l.updates)c();$n(l)},arrivals:[],updates:[],followers:[],later:new Set,passed:null,earlier:null,other:null,blend:0,size:""};for(let c of ky)c(l);return l.followers.push(()=>Zh(l)),new ResizeObserver(()=>{Jh(n)!==l.size&&us(l)}).observe(n),l}function Jh(e){let{width:t,height:o}=e.getBoundingClientRect();return`${t} \xD7 ${o}`}function us(e,t=Qh(e)){let{frame:o,stage:n}=e;n.style.removeProperty("--size");let r=a=>Wa(e.views,pt(e),a),s=(a,i=rm)=>{o.classList.toggle("loose",Cp(e.given));for(let l of["wide","stacked","flowing","whole"])o.classList.toggle(l,a.includes(l));return i(n,r)};e.digits=t&&(s(["wide"])||s(["stacked","flowing","whole"],sm)||s(["stacked","flowing"]))||s(["stacked"])||am(n,r),ef(e.given)&&im(n,r,e.digits),Ey(n),Ay(e)}function Ey(e){let t=n=>n.getBoundingClientRect().left,o=[...e.querySelectorAll(".columns")].flatMap(n=>[...n.children].map(r=>({sign:r.querySelector(".sign"),leads:t(r)-t(n)<1})));for(let{sign:n,leads:r}of o)n?.setAttribute("style",r?"--lead: hidden":"")}function Ay(e){let{frame:t,stage:o,working:n,given:r}=e,s=o.getBoundingClientRect(),a=[...o.children].filter(v=>v.clientHeight),[i,...l]=a.map(v=>v.getBoundingClientRect()),c=Math.min(...l.map(({top:v})=>v).filter(v=>v>=i.bottom)),d=t.matches(".whole")&&r.rowed&&c<1/0,p=o.dataset.part?[]:d?a.filter(v=>v.getBoundingClientRect().top<i.bottom):[...o.children].filter(v=>v.matches("[data-station=place], [data-station=project]"));e.size=Jh(o);let u=v=>Math.max(0,...v.flatMap(S=>[...S.querySelectorAll(".column")].map(L=>L.getBoundingClientRect().right-s.left))),m=p.at(-1)?.nextElementSibling,h=d?c:m?.getBoundingClientRect().top,f=h===void 0?o.clientHeight:h-s.top,g=Number(getComputedStyle(o).getPropertyValue("--card")),w=!!g&&t.matches(".wide")&&s.width-u(m?p:[o])>g;s.width&&Uo(t)?.toggleAttribute("data-crowded",!!g&&!w);let y=u(p.length&&!w?p:[o]);n.style.setProperty("--from",`${Math.ceil(y)}px`),n.style.setProperty("--down",`${w?f:0}px`),n.style.setProperty("--room",`${w?o.clientHeight-f:f}px`),t.classList.toggle("beside",d&&s.width-y>=jh),n.classList.toggle("under",s.width-y<jh||w&&!m),Zh(e)}function tf(e,t,o,n){let r={...o,chain:o.chain.map(Ty)},s=Gh.get(e),a=s??Sy(Ly(e),r);s||(a.remember=oh(()=>a.key,e,()=>th(a.views,e.shadowRoot??e))),Gh.set(e,a);let i=Uh.get(t);i&&i!==e&&(i.hidden=!0),Uh.set(t,e),a.key=t,a.send=n,Ny(a,r,!s)}function Ly(e){let t=e.attachShadow({mode:"open"}),o=new CSSStyleSheet;return o.replaceSync(Qr),t.adoptedStyleSheets=[o],t}function Ny(e,t,o){let n=o||Mo(e.given)!==Mo(t),r=JSON.stringify(e.given.pinned);JSON.stringify(e.given.comparison)!==JSON.stringify(t.comparison)&&(e.blend=0),n?e.earlier=e.subject=null:Kh(e.given)!==Kh(t)&&(e.earlier=Yh(t)||!Yh(e.given)?e.python:null),e.given=t,e.opening=t.opening,e.chain=e.python=new Map(t.chain.map(l=>[l.name,l])),e.other=t.comparison?new Map(t.chain.map(l=>[l.name,{...l,...l.other}])):null,e.working.hidden=t.isSmall,e.stage.classList.toggle("small",ef(t)),e.stage.classList.toggle("dialled",!!t.dial),e.stage.classList.toggle("compared",!!t.comparison),e.stage.classList.toggle("few",t.chain.every(({columns:l})=>l.length<=My)),e.stage.classList.toggle("with-goal",!!t.goal),e.controls.hidden=!!t.story,e.frame.hidden=!!t.story;let s=Qh(e);(r!==JSON.stringify(t.pinned)||n)&&(e.pinned=t.pinned);let a=n?Op(t):null;if(a?e.views=a.views:Ip(e.views,e.chain,t.roles),Tt(e.views,pt(e),e.spread,e.digits),a){e.stage.replaceChildren(...a.stations);for(let l of e.arrivals)l()}e.stage.setAttribute("aria-label",t.name),e.stage.setAttribute("role","group"),us(e,s);let i=Vh(e);e.redraw(),!t.isSmall&&i!==Vh(e)&&us(e,s),n&&!t.story&&nh(e.key,e.views),requestAnimationFrame(()=>Su(e))}var jh,ky,Gh,Uh,$y,Qh,Zh,My,ef,Vh,Kh,Yh,Ty,of=N(()=>{"use strict";Fp();ot();Ut();Da();Cu();mi();qe();om();dm();co();de();Fm();Dm();Zm();Si();Ah();Lh();zt();Th();qh();Bh();wi();Xh();jh=215,ky=[Mh,Au,Qu,Dh,Oh,Ku,Pp,xu,Hh,du,Up,_m,Pm,Qm,Eh,Nh],Gh=new WeakMap,Uh=new Map;$y=700;Qh=({frame:e})=>e.clientWidth>=$y;Zh=({working:e})=>{e.matches(".wide :not(.under)")&&e.scrollWidth>e.clientWidth&&e.classList.add("under")},My=5,ef=e=>e.isSmall||!!e.dial||!!e.goal&&!me(e);Vh=({stage:e})=>!!e.querySelector(".box"),Kh=({chain:e,divisor:t,hidesLater:o})=>JSON.stringify([e.map(n=>[n.base,n.typed]),t?.typed,o]),Yh=({chain:e})=>e.some(({typed:t})=>t?.length),Ty=({values:e,other:t,...o})=>({...o,values:Pa(e),...t&&{other:{...t,values:Pa(t.values)}}})});var nf={};B(nf,{default:()=>Cy});function Cy({parentElement:e,data:t,setTriggerValue:o}){let{name:n,events:r,picture:s}=JSON.parse(new TextDecoder().decode(t)),a=e.querySelector(".machine");a||(a=e.appendChild(document.createElement("div")),a.className="machine"),tf(a,n,s,(i,l)=>r.includes(i)&&o(i,l)),_t(e)}var rf=N(()=>{"use strict";co();of()});var sf=ye(gs(),1);bs();ws();var Oy=it({"./charts/along.js":()=>Promise.resolve().then(()=>(Wn(),Vi)),"./charts/cut_matrix.js":()=>Promise.resolve().then(()=>(ol(),tl)),"./charts/dial.js":()=>Promise.resolve().then(()=>(sl(),rl)),"./charts/drift.js":()=>Promise.resolve().then(()=>(fl(),hl)),"./charts/exam_graph.js":()=>Promise.resolve().then(()=>(xl(),wl)),"./charts/figure_place.js":()=>Promise.resolve().then(()=>(co(),Qi)),"./charts/gap_counts.js":()=>Promise.resolve().then(()=>(El(),$l)),"./charts/listing.js":()=>Promise.resolve().then(()=>(ql(),Ol)),"./charts/make.js":()=>Promise.resolve().then(()=>(pe(),Ki)),"./charts/marked_text.js":()=>Promise.resolve().then(()=>(Pl(),Wl)),"./charts/once.js":()=>Promise.resolve().then(()=>(Ee(),el)),"./charts/press_key.js":()=>Promise.resolve().then(()=>(ft(),Il)),"./charts/river.js":()=>Promise.resolve().then(()=>(Xl(),Hl)),"./charts/role_names.js":()=>Promise.resolve().then(()=>(Hn(),Al)),"./charts/rotation.js":()=>Promise.resolve().then(()=>(Zl(),Ql)),"./charts/rove_focus.js":()=>Promise.resolve().then(()=>(He(),gl)),"./charts/score_push.js":()=>Promise.resolve().then(()=>(oc(),tc)),"./charts/scroll.js":()=>Promise.resolve().then(()=>(Ts(),nc)),"./charts/shape_boxes.js":()=>Promise.resolve().then(()=>(mc(),uc)),"./charts/show_lesson.js":()=>Promise.resolve().then(()=>(Pn(),Yi)),"./charts/squares.js":()=>Promise.resolve().then(()=>(bc(),gc)),"./charts/sum_bars.js":()=>Promise.resolve().then(()=>(Sc(),kc)),"./charts/tally.js":()=>Promise.resolve().then(()=>(Nc(),Lc)),"./charts/threads.js":()=>Promise.resolve().then(()=>(Jc(),Yc)),"./charts/threads/heads.js":()=>Promise.resolve().then(()=>(Us(),Dc)),"./charts/threads/layout.js":()=>Promise.resolve().then(()=>(lr(),Gc)),"./charts/threads/paths.js":()=>Promise.resolve().then(()=>(Xt(),Oc)),"./charts/threads/pointer.js":()=>Promise.resolve().then(()=>(sa(),Kc)),"./charts/threads/sentence.js":()=>Promise.resolve().then(()=>(Zo(),Wc)),"./charts/threads/show.js":()=>Promise.resolve().then(()=>(fo(),_c)),"./charts/threads/sum_bar.js":()=>Promise.resolve().then(()=>(er(),Cc)),"./charts/threads/weights.js":()=>Promise.resolve().then(()=>(Ge(),Tc)),"./charts/threads/whole.js":()=>Promise.resolve().then(()=>(Qo(),zc)),"./charts/threads/written.js":()=>Promise.resolve().then(()=>(ar(),Pc))});var qy=it({"./frame/announcer.js":()=>Promise.resolve().then(()=>(va(),ud)),"./frame/arrival.js":()=>Promise.resolve().then(()=>(da(),td)),"./frame/background.js":()=>Promise.resolve().then(()=>(kd(),yd)),"./frame/front_page.js":()=>Promise.resolve().then(()=>($d(),u0)),"./frame/in_sight.js":()=>Promise.resolve().then(()=>(fa(),ad)),"./frame/road.js":()=>Promise.resolve().then(()=>(Md(),Ad)),"./frame/role_words.js":()=>Promise.resolve().then(()=>(wa(),cd)),"./frame/spoken_texts.js":()=>Promise.resolve().then(()=>(nn(),Qc))});var Iy=it({"./screens/exam_clock.js":()=>Promise.resolve().then(()=>(Td(),Nd)),"./screens/my_work_copies.js":()=>Promise.resolve().then(()=>(Od(),Cd)),"./screens/printed_exam.js":()=>Promise.resolve().then(()=>(Id(),qd)),"./screens/quiz_dots.js":()=>Promise.resolve().then(()=>(Wd(),Rd))});var zy=it({"./session/browser_storage.js":()=>Promise.resolve().then(()=>(Bd(),Dd)),"./session/cookies.js":()=>Promise.resolve().then(()=>(wr(),fd)),"./session/focus.js":()=>Promise.resolve().then(()=>(Xd(),Hd)),"./session/kept_progress.js":()=>Promise.resolve().then(()=>(Zd(),Qd)),"./session/link.js":()=>Promise.resolve().then(()=>($a(),gd)),"./session/one_step.js":()=>Promise.resolve().then(()=>(Aa(),bd)),"./session/reconnection.js":()=>Promise.resolve().then(()=>(ka(),hd)),"./session/resend.js":()=>Promise.resolve().then(()=>(kr(),Pd)),"./session/screen_scores.js":()=>Promise.resolve().then(()=>(tp(),ep)),"./session/typed_texts.js":()=>Promise.resolve().then(()=>(Na(),vd))});var Ry=it({"./charts/cut_matrix.css":()=>Promise.resolve().then(()=>ye(op())),"./charts/dial.css":()=>Promise.resolve().then(()=>ye(np())),"./charts/drift.css":()=>Promise.resolve().then(()=>ye(rp())),"./charts/exam_graph.css":()=>Promise.resolve().then(()=>ye(sp())),"./charts/figure.css":()=>Promise.resolve().then(()=>ye(gs())),"./charts/gap_counts.css":()=>Promise.resolve().then(()=>ye(ap())),"./charts/listing.css":()=>Promise.resolve().then(()=>ye(ip())),"./charts/marked_text.css":()=>Promise.resolve().then(()=>ye(lp())),"./charts/river.css":()=>Promise.resolve().then(()=>ye(cp())),"./charts/rotation.css":()=>Promise.resolve().then(()=>ye(dp())),"./charts/score_push.css":()=>Promise.resolve().then(()=>ye(pp())),"./charts/shape_boxes.css":()=>Promise.resolve().then(()=>ye(up())),"./charts/squares.css":()=>Promise.resolve().then(()=>ye(mp())),"./charts/sum_bars.css":()=>Promise.resolve().then(()=>ye(hp())),"./charts/tally.css":()=>Promise.resolve().then(()=>ye(fp())),"./charts/threads.css":()=>Promise.resolve().then(()=>ye(gp()))});var Wy={charts:e=>Oy(`./charts/${e}.js`),frame:e=>qy(`./frame/${e}.js`),machine:()=>Promise.resolve().then(()=>(rf(),nf)),screens:e=>Iy(`./screens/${e}.js`),session:e=>zy(`./session/${e}.js`)};async function CE(e,t){let{default:o}=await Wy[e](t),n=e==="charts"&&await Py(t),r=new WeakMap;return s=>{let a=s.parentElement;n&&a instanceof ShadowRoot&&!a.adoptedStyleSheets.length&&(a.adoptedStyleSheets=[n]);let i=o(s);return r.set(a,i),()=>{r.get(a)===i&&i?.()}}}async function Py(e){let{default:t}=await Ry(`./charts/${e}.css`),o=new CSSStyleSheet;return o.replaceSync(Rn+zn+sf.default+t),o}export{CE as loadScript};
//# sourceMappingURL=app-GU643KPI.js.map
