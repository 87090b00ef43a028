/** How a paper is set: A4, one column, as journals print it. The letters come with the typesetter; those of China and Arabia from the machine. */
const serif = `'Imprint Serif', 'Imprint Serif Extended', 'Imprint Serif Greek', 'Imprint Serif Cyrillic', 'Imprint Serif Vietnamese'`;
const faraway = `'Noto Serif CJK SC', 'Noto Naskh Arabic', 'Noto Serif', 'Noto Sans Math', 'Noto Sans Symbols2', serif`;
const sans = `'Noto Sans', 'Noto Sans CJK SC', 'Noto Naskh Arabic', sans-serif`;

export const pdfStyle = `
@page {
  size: A4; margin: 25mm 24mm 24mm;
  @top-left { content: string(short); font: italic 8pt ${serif}, ${faraway}; color: #444; white-space: nowrap; }
  @top-right { content: string(place); font: 8pt ${serif}, ${faraway}; color: #444; white-space: nowrap; }
  @bottom-center { content: counter(page); font: 8.5pt ${serif}, ${faraway}; color: #222; }
}
@page :first { margin-top: 16mm; @top-left { content: none; } @top-right { content: none; } }
html { font: 10pt/1.42 ${serif}, ${faraway}; color: #111; }
body { margin: 0; text-align: justify; hyphens: auto; hyphenate-character: '-'; orphans: 2; widows: 2; string-set: short attr(data-short), place attr(data-place); }
html:lang(zh), html:lang(ja) { line-height: 1.65; }
html:lang(zh) body, html:lang(ja) body { text-align: start; hyphens: manual; }
html:lang(ar), html:lang(fa) { line-height: 1.7; font-size: 11pt; }
a { color: #0b3d66; text-decoration: none; overflow-wrap: anywhere; }
.masthead { border-bottom: 0.75pt solid #111; padding-bottom: 2.2mm; margin-bottom: 8mm; font-size: 9pt; line-height: 1.35; text-align: start; hyphens: manual; }
.masthead p { margin: 0; }
.masthead .journal { font-size: 13pt; font-weight: 600; }
h1 { font-size: 19pt; line-height: 1.22; font-weight: 600; margin: 0 0 3mm; text-align: start; hyphens: manual; text-wrap: balance; }
.other-title { font-size: 12.5pt; line-height: 1.3; margin: 0 0 3mm; color: #333; text-align: start; hyphens: manual; }
.authors { font-size: 11pt; font-weight: 600; margin: 4mm 0 1.5mm; text-align: start; hyphens: manual; }
.affiliations { font-size: 8.5pt; line-height: 1.35; margin: 0 0 3mm; padding-inline-start: 1.3em; color: #333; text-align: start; hyphens: manual; }
ul.affiliations { list-style: none; padding-inline-start: 0; }
.source { font-size: 8.5pt; line-height: 1.4; color: #333; margin: 0 0 4mm; text-align: start; }
.source p { margin: 0; }
.notice { border: 0.75pt solid #a3191f; border-inline-start-width: 3pt; padding: 2mm 3mm; color: #8a1015; font-weight: 600; break-inside: avoid; }
#imprint-abstract { border-top: 0.5pt solid #999; padding-top: 3mm; font-size: 9.5pt; }
#imprint-abstract > h2 { margin-top: 0; }
#imprint-abstract > div + div { margin-top: 3mm; padding-top: 2mm; border-top: 0.25pt dotted #aaa; }
.keywords { font-size: 9pt; margin: 2mm 0; text-align: start; }
.keywords + :not(.keywords) { border-top: 0.5pt solid #999; padding-top: 1mm; margin-top: 4mm; }
h2, h3, h4, h5, h6 { font-family: ${sans}; line-height: 1.3; break-after: avoid; text-align: start; hyphens: manual; }
h2 { font-size: 12pt; margin: 6mm 0 2mm; } h3 { font-size: 10.5pt; margin: 4.5mm 0 1.5mm; }
h4, h5, h6 { font-size: 9.5pt; margin: 3.5mm 0 1mm; } h5, h6 { font-weight: 500; font-style: italic; }
p { margin: 0 0 1.8mm; }
section > p + p { text-indent: 1.2em; margin-top: -1mm; }
html:lang(zh) section > p, html:lang(zh) section > p + p { text-indent: 2em; }
html:lang(zh) [lang]:not(:lang(zh)) p { text-indent: 0; }
blockquote { margin: 3mm 8mm; font-size: 9.5pt; }
ul, ol { margin: 1.5mm 0 2.5mm; padding-inline-start: 1.6em; } li { margin: 0.6mm 0; } ul.simple { list-style: none; }
dt { font-weight: 600; } dd { margin-inline-start: 1.4em; }
figure { margin: 5mm 0; break-inside: avoid; text-align: center; }
figure img { max-width: 100%; max-height: 95mm; }
figcaption { font-size: 8.5pt; line-height: 1.38; text-align: start; hyphens: manual; margin-top: 2mm; break-inside: avoid; }
figcaption p { display: inline; margin: 0; text-indent: 0; } figcaption .title { font-weight: 600; margin-inline-end: 0.5em; }
figure:has(table) { break-inside: auto; } figure:has(table) figcaption { margin: 0 0 1.8mm; break-after: avoid; }
table { border-collapse: collapse; margin: 2mm auto; font-size: 8.5pt; line-height: 1.3; border-top: 0.9pt solid #111; border-bottom: 0.9pt solid #111; text-align: start; hyphens: manual; min-width: 60%; max-width: 100%; }
table.wide { font-size: 7pt; } table.widest { font-size: 5.6pt; hyphens: auto; }
thead { border-bottom: 0.5pt solid #111; display: table-header-group; } tr { break-inside: avoid; }
td, th { padding: 1mm 1.8mm; vertical-align: top; overflow-wrap: anywhere; } th { font-weight: 600; } td p, th p { margin: 0; text-indent: 0; }
table.wide :is(td, th), table.widest :is(td, th) { padding: 0.7mm 0.9mm; }
.left { text-align: left; } .center { text-align: center; } .right { text-align: right; }
.formula { margin: 3.5mm 0; text-align: center; text-indent: 0; break-inside: avoid; } .formula > .label { float: inline-end; }
img.formula-drawing { margin: 0; max-width: 100%; }
pre, code { font-family: 'DejaVu Sans Mono', 'Noto Sans Mono', monospace; font-size: 0.82em; hyphens: manual; } pre { white-space: pre-wrap; text-align: start; }
sub, sup { font-size: 0.7em; line-height: 0; } .sc { font-variant: small-caps; } .overline { text-decoration: overline; } .title { font-weight: 600; }
aside { font-size: 9pt; margin: 3mm 0; padding-inline-start: 3mm; border-inline-start: 1.5pt solid #bbb; text-indent: 0; }
.references { list-style: none; padding: 0; font-size: 8.5pt; line-height: 1.38; hyphens: manual; text-align: start; }
.references li { margin: 0 0 1.1mm; padding-inline-start: 2.2em; text-indent: -2.2em; overflow-wrap: anywhere; }
.references .label { display: inline-block; min-width: 1.9em; text-indent: 0; }
.colophon { margin-top: 7mm; border-top: 0.5pt solid #999; padding-top: 2mm; font-size: 8.5pt; line-height: 1.4; break-inside: avoid; text-align: start; }
.colophon h2 { font-size: 9.5pt; margin: 1mm 0; } html section.colophon > p, html:lang(zh) section.colophon > p + p { margin: 0 0 1mm; text-indent: 0; }
`;

/** On each page, behind what is printed: a page leaves the paper that says so. */
export const markedStyle = (word: string): string => {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='595' height='842'><text x='297' y='440' text-anchor='middle' transform='rotate(-52 297 421)' font-family='Noto Sans, Noto Sans CJK SC, Noto Naskh Arabic' font-weight='bold' font-size='${[...word].length > 6 ? 84 : 150}' fill='#a3191f' fill-opacity='.13'>${word}</text></svg>`;
  return `@page { background: url("data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}") no-repeat center / 210mm 297mm;
  @top-center { content: "${word}"; font: bold 9pt ${sans}; color: #a3191f; } }`;
};
