import type { MarkdownIt } from 'markdown-it';
import { escapeHtml } from '../../../../../platform/kernel/escape-html.ts';
import type { Reading } from '../markdown/reading.ts';

/** What marks a place for the site builder and shows nothing. */
const silentFiles = new Set(['toc.html']);
const silentTags = new Set(['raw', 'endraw']);

/** The tags of the lessons' site builder: figures, notes and notebooks are shown; what is not known stays visible as written. */
export function readLiquid(md: MarkdownIt, reading: Reading, imageFolder: string): void {
  const unknown = (written: string): string => {
    reading.problems.push({ code: 'element-unknown', value: written.slice(0, 120) });
    return `<code>${escapeHtml(written)}</code>`;
  };
  const rendered = (tag: LiquidTag): string => {
    if (silentTags.has(tag.name) || (tag.name === 'include' && silentFiles.has(tag.file))) return '';
    const { filename, caption, alt, text, path } = tag.values;
    if (tag.name === 'include' && tag.file === 'figure.html' && filename) {
      const file = filename.startsWith('/') ? filename.slice(1) : `${imageFolder}/${filename}`;
      const words = caption ? `<figcaption>${md.renderInline(caption)}</figcaption>` : '';
      return `<figure><img src="${escapeHtml(file)}" alt="${escapeHtml(alt ?? '')}">${words}</figure>`;
    }
    if (tag.name === 'include' && tag.file === 'alert.html' && text) {
      return `<div class="alert">${md.renderInline(text)}</div>`;
    }
    if (tag.name === 'include' && tag.file === 'notebooks.html' && path)
      return `<p><code>${escapeHtml(path)}</code></p>`;
    return unknown(tag.written);
  };

  md.block.ruler.before(
    'fence',
    'liquid',
    (state, startLine, _endLine, silent) => {
      const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      const tag = liquidTagAt(state.src, begin);
      if (!tag || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
      const lines = tag.written.split('\n').length;
      const end = begin + tag.written.length;
      if (state.src.slice(end, state.eMarks[startLine + lines - 1]).trim() !== '') return false;
      if (silent) return true;
      state.push('liquid', '', 0).content = tag.written;
      state.line = startLine + lines;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
  md.inline.ruler.before('link', 'liquid', (state, silent) => {
    const tag = tagAt(state.src, state.pos);
    if (!tag) return false;
    if (!silent) state.push('liquid', '', 0).content = tag.written;
    state.pos += tag.written.length;
    return true;
  });
  md.renderer.rules.liquid = (tokens, index) => {
    const tag = tagAt(tokens[index]?.content ?? '', 0);
    return tag ? rendered(tag) : '';
  };
}

const tagAt = (source: string, at: number): LiquidTag | undefined => liquidTagAt(source, at) ?? outputAt(source, at);

/** `{{ page.title }}` stands for something that only the site builder knows. */
function outputAt(source: string, at: number): LiquidTag | undefined {
  const written = source.startsWith('{{', at)
    ? /^\{\{[^{}]{1,200}\}\}/.exec(source.slice(at, at + 210))?.[0]
    : undefined;
  return written === undefined ? undefined : { written, name: 'output', file: '', values: {} };
}

/** `{% include figure.html filename="a.png" caption="…" %}` */
export interface LiquidTag {
  readonly written: string;
  readonly name: string;
  /** What an `include` includes. */
  readonly file: string;
  readonly values: Readonly<Record<string, string>>;
}

const longest = 10_000;
const head = /^\{%-?\s*(\w+)\s*([\w./-]*)/;
const pair = /([\w-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')/g;

/** The tag that begins at this place of a text. */
export function liquidTagAt(source: string, at: number): LiquidTag | undefined {
  if (!source.startsWith('{%', at)) return undefined;
  const end = source.slice(at, at + longest).indexOf('%}');
  if (end === -1) return undefined;
  const written = source.slice(at, at + end + 2);
  const [, name, file = ''] = head.exec(written) ?? [];
  if (name === undefined) return undefined;
  const values: Record<string, string> = {};
  for (const [, key = '', double, single] of written.matchAll(pair)) {
    values[key] = (double ?? single ?? '').replace(/\\(["'\\])/g, '$1');
  }
  return { written, name, file, values };
}
