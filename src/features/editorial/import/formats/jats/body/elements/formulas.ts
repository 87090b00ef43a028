import temml from 'temml';
import { readXml } from '../../../../../../../platform/documents/xml/read-xml.ts';
import { rawTextOf, type XmlElement } from '../../../../../../../platform/documents/xml/xml-tree.ts';
import { type Html, html } from '../html/html-tree.ts';
import { mathOf } from '../math/mathml.ts';
import type { Rendering, Rows } from '../rendering.ts';
import { insideOf } from './captions.ts';
import { contents, named } from './row.ts';

/** Longer than any formula that a reader could follow. */
const longest = 20_000;

/** A formula that is written in TeX only. What can't be read is shown as it was written. */
function texMath(element: XmlElement, at: Rendering): Html[] {
  const source = formulaIn(rawTextOf(element));
  const math = source === '' || source.length > longest ? undefined : mathFrom(source, at.display);
  if (math) return mathOf(math, at);
  at.problems.push({
    code: 'formula-unreadable',
    value: source.slice(0, 200),
    ...(at.around ? { at: at.around } : {}),
  });
  return [html('code', { 'data-jats': 'tex-math' }, [source])];
}

function mathFrom(source: string, displayMode: boolean): XmlElement | undefined {
  try {
    const written = temml.renderToString(source, { displayMode, throwOnError: true, xml: true, maxExpand: 1000 });
    const read = readXml(Buffer.from(written));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Some sources carry a whole TeX document around the formula, or the dollar signs. */
function formulaIn(tex: string): string {
  const document = /\\begin\s*\{document\}([\s\S]*?)\\end\s*\{document\}/.exec(tex)?.[1] ?? tex;
  const trimmed = document.trim();
  for (const [open, close] of [
    ['$$', '$$'],
    ['$', '$'],
    ['\\[', '\\]'],
    ['\\(', '\\)'],
  ] as const) {
    if (trimmed.length >= open.length + close.length && trimmed.startsWith(open) && trimmed.endsWith(close)) {
      return trimmed.slice(open.length, -close.length).trim();
    }
  }
  return trimmed;
}

export const formulas: Rows = {
  'disp-formula': (element, at) => [
    html(
      'div',
      { 'data-jats': 'disp-formula' },
      at.render(element.children, { ...insideOf(element, at), display: true }),
    ),
  ],
  'disp-formula-group': named('div'),
  'inline-formula': contents,
  'mml:math': (element, at) => mathOf(element, at),
  'tex-math': (element, at) => texMath(element, at),
};
