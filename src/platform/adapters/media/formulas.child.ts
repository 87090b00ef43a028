import { readFile, writeFile } from 'node:fs/promises';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { MathML } from 'mathjax-full/js/input/mathml.js';
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import type { DrawnFormula } from '../../ports/typesetter.ts';

/** The program that draws the formulas of one paper and ends. It is the only one that loads the library for formulas. */
const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
const page = mathjax.document('', { InputJax: new MathML(), OutputJax: new SVG({ fontCache: 'none' }) });

function draw(formula: string): DrawnFormula | null {
  try {
    const svg = adaptor.innerHTML(page.convert(formula, { display: / display="block"/.test(formula.slice(0, 300)) }));
    if (svg.includes('data-mjx-error')) return null;
    return { svg, below: Number(/vertical-align: -([\d.]+)ex/.exec(svg)?.[1] ?? 0) };
  } catch {
    return null;
  }
}

const [given = '', target = ''] = process.argv.slice(2);
const formulas = JSON.parse(await readFile(given, 'utf8')) as readonly string[];
await writeFile(target, JSON.stringify(formulas.map(draw)));
