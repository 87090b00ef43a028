/** Of the page alone: no site is there whose look it could have. */
export const setupStyle = `
:root{color-scheme:light dark;--ink:#1c1c1e;--quiet:#5b5f66;--line:#8a8f98;--ground:#f4f4f5;--paper:#fff;--strong:#1f4e9e;--on:#fff;--bad:#b3261e;--good:#1a6b3c}
@media(prefers-color-scheme:dark){:root{--ink:#f2f2f3;--quiet:#b3b7bf;--line:#7b808a;--ground:#161618;--paper:#1f1f22;--strong:#9dbdf7;--on:#10213f;--bad:#ffb4ab;--good:#8fd6a8}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 -apple-system,'Segoe UI',Inter,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',Roboto,Arial,sans-serif;overflow-wrap:anywhere}
header,main{max-inline-size:46rem;margin-inline:auto;padding-inline:1rem}
header{display:flex;justify-content:space-between;align-items:center;padding-block:1rem;font-weight:600}
main{padding-block-end:4rem}
h1{font-size:1.75rem;line-height:1.25;margin:.5rem 0}
h2{font-size:1.25rem;margin:0 0 .25rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}
p{margin:.25rem 0 .75rem}
.quiet{color:var(--quiet)}
section{background:var(--paper);border:1px solid color-mix(in srgb,var(--line) 40%,transparent);border-radius:.75rem;padding:1.25rem;margin-block:1.25rem}
label,legend{display:block;font-weight:550;padding:0}
.field{margin-block:1rem}
fieldset{border:0;padding:0;margin:1rem 0;min-inline-size:0}
input:not([type=checkbox]),select{inline-size:100%;min-block-size:2.75rem;padding:.375rem .75rem;border:1px solid var(--line);border-radius:.375rem;background:var(--paper);color:inherit;font:inherit}
input[type=checkbox]{inline-size:1.25rem;block-size:1.25rem;margin:0}
[aria-invalid=true]{border-color:var(--bad);outline:1px solid var(--bad)}
:focus-visible{outline:3px solid var(--strong);outline-offset:2px}
.help{color:var(--quiet);font-size:.875rem;margin:.125rem 0 .375rem}
.problem{color:var(--bad);font-size:.9375rem;margin:.375rem 0 0}
.pair{display:grid;gap:0 1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.pair .field{display:flex;flex-direction:column;justify-content:end}
.ticks{display:grid;gap:.25rem 1rem;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr))}
.tick{display:flex;gap:.5rem;align-items:center;min-block-size:2.75rem;font-weight:400}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-block-size:2.75rem;padding:.375rem 1rem;border:1px solid var(--line);border-radius:.375rem;background:var(--paper);color:inherit;font:inherit;font-weight:550;text-decoration:none;cursor:pointer}
.strong{background:var(--strong);border-color:var(--strong);color:var(--on)}
.wide{inline-size:100%}
.default{position:absolute;inline-size:1px;block-size:1px;min-block-size:0;padding:0;border:0;clip-path:inset(50%)}
ul{list-style:none;padding:0;margin:1rem 0}
li{padding-block:.625rem;border-block-end:1px solid color-mix(in srgb,var(--line) 30%,transparent)}
li p{margin:.125rem 0 0}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
.well{color:var(--good)}.wrong{color:var(--bad);font-weight:600}.absent{color:var(--quiet)}
.app{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center}
.app svg{inline-size:11rem;block-size:11rem;flex:none}
.app>div{flex:1 1 14rem}
code{font-family:ui-monospace,'Cascadia Mono',Menlo,Consolas,monospace;font-size:.9375rem}
.suffix{display:flex;gap:.5rem;align-items:center}
.suffix input{flex:1 1 8rem;min-inline-size:6rem}
.suffix span{color:var(--quiet)}
`;
