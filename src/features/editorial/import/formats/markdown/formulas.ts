import type { MarkdownIt, StateInline } from 'markdown-it';
import temml from 'temml';
import { keepTime, type Reading } from './reading.ts';

interface Delimiters {
  readonly open: string;
  readonly close: string;
  readonly display: boolean;
}

const usual: readonly Delimiters[] = [
  { open: '$$', close: '$$', display: true },
  // A Markdown source doubles the backslash, so that it survives until the page.
  { open: '\\\\(', close: '\\\\)', display: false },
  { open: '\\\\[', close: '\\\\]', display: true },
  { open: '\\(', close: '\\)', display: false },
];

const dollar: Delimiters = { open: '$', close: '$', display: false };

export interface FormulaOptions {
  /** Where `$` stands for money or a prompt as well, a single one opens no formula. */
  readonly singleDollar: boolean;
}

/** TeX becomes MathML; what can't be read stays visible as it was written. */
export function readFormulas(md: MarkdownIt, reading: Reading, { singleDollar }: FormulaOptions): void {
  const delimiters = singleDollar ? [...usual, dollar] : usual;
  md.block.ruler.before('fence', 'formula_block', (state, startLine, endLine, silent) => {
    const first = lineOf(state.src, state.bMarks, state.tShift, state.eMarks, startLine);
    if (!first.startsWith('$$')) return false;
    let line = startLine;
    let content = first.slice(2);
    while (!content.trimEnd().endsWith('$$')) {
      line += 1;
      if (line >= endLine || state.isEmpty(line)) return false;
      content += `\n${lineOf(state.src, state.bMarks, state.tShift, state.eMarks, line)}`;
    }
    const tex = content.trimEnd().slice(0, -2);
    if (tex.includes('$$')) return false;
    if (silent) return true;
    const token = state.push('formula_block', 'math', 0);
    token.content = tex;
    token.map = [startLine, line + 1];
    state.line = line + 1;
    return true;
  });
  md.inline.ruler.before('escape', 'formula', (state, silent) => {
    const found = delimiters.find(({ open }) => state.src.startsWith(open, state.pos));
    const tex = found && formulaAt(state, found);
    if (!found || tex === undefined) return false;
    if (!silent) {
      const token = state.push('formula', 'math', 0);
      token.content = tex;
      token.meta = { display: found.display };
    }
    state.pos += found.open.length + tex.length + found.close.length;
    return true;
  });
  const rendered = (tex: string, display: boolean): string => {
    keepTime(reading);
    const mathml = texToMathml(tex, display);
    if (mathml !== undefined) return mathml;
    reading.problems.push({ code: 'formula-unreadable', value: tex.trim().slice(0, 80) });
    return `<code>${md.utils.escapeHtml(tex.trim())}</code>`;
  };
  md.renderer.rules.formula_block = (tokens, index) => `<p>${rendered(tokens[index]?.content ?? '', true)}</p>\n`;
  md.renderer.rules.formula = (tokens, index) => {
    const token = tokens[index];
    return rendered(token?.content ?? '', token?.meta?.display === true);
  };
}

const lineOf = (src: string, begins: number[], shifts: number[], ends: number[], line: number): string =>
  src.slice((begins[line] ?? 0) + (shifts[line] ?? 0), ends[line]);

function formulaAt(state: StateInline, { open, close }: Delimiters): string | undefined {
  const begin = state.pos + open.length;
  const end = state.src.indexOf(close, begin);
  if (end === -1 || end + close.length > state.posMax) return undefined;
  const tex = state.src.slice(begin, end);
  return tex.trim() === '' || (open === '$' && isSentence(tex)) ? undefined : tex;
}

/** Between two dollar signs that have nothing to do with each other stands ordinary text. */
const isSentence = (tex: string): boolean => !tex.includes('\\') && /\p{Script=Han}{6}|(?:\p{L}{2,}\s){5}/u.test(tex);

const longestFormula = 20_000;

/** Scanners leave `\ ` without its space at the end of a formula, where it does nothing. */
const lastSpace = /((?:^|[^\\])(?:\\\\)*)\\\s*$/;

/** A formula as MathML, or nothing if it can't be read. */
function texToMathml(tex: string, display: boolean): string | undefined {
  if (tex.length > longestFormula || tex.trim() === '') return undefined;
  try {
    return temml.renderToString(tex.replace(lastSpace, '$1'), {
      displayMode: display,
      throwOnError: true,
      trust: false,
      // A text defines its own macros at most; they must not live on in the next text.
      macros: {},
      maxExpand: 500,
      maxSize: [20, 200],
    });
  } catch {
    return undefined;
  }
}
