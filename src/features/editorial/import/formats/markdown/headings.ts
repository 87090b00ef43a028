import type { MarkdownIt } from 'markdown-it';
import type { OutlineEntry } from '../format.ts';

/** What a heading is called in an address: `Recursos útiles` is `recursos-utiles`. */
export const headingName = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60);

/** The page has the first heading, so a text's highest is the second; each gets a name of its own that no part of the page has. */
export function nameHeadings(md: MarkdownIt, names: Set<string>): void {
  md.core.ruler.after('inline', 'headings', (state) => {
    const levels = state.tokens.filter(({ type }) => type === 'heading_open').map(({ tag }) => Number(tag[1]));
    const shift = 2 - Math.min(...levels, 6);
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open' && token.type !== 'heading_close') return;
      token.tag = `h${Math.min(6, Number(token.tag[1]) + shift)}`;
      if (token.type === 'heading_close') return;
      const name = headingName(state.tokens[index + 1]?.content ?? '') || 'part';
      let unused = name;
      for (let count = 2; names.has(unused); count += 1) unused = `${name}-${count}`;
      names.add(unused);
      token.attrSet('id', `s-${unused}`);
    });
  });
}

const heading = /<h([2-6]) id="([^"]+)">([\s\S]*?)<\/h\1>/g;

export const outlineOf = (html: string): OutlineEntry[] =>
  [...html.matchAll(heading)]
    .map(([, level, anchor = '', title = '']) => ({ level: Number(level) - 1, anchor, title: plainText(title) }))
    .filter(({ title }) => title !== '');

const blockTags =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|tr|td|th|table|caption|figure|figcaption|blockquote|pre|br|hr|aside|section)\b[^>]*>/g;
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of safe HTML, on one line. */
export const plainText = (html: string): string =>
  html
    .replace(blockTags, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const written = /\p{Script=Han}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const han = /\p{Script=Han}/gu;

/** How long a text is: words, and in Chinese characters. */
export const countWords = (text: string): number =>
  (text.match(han)?.length ?? 0) + (text.replace(han, ' ').match(written)?.length ?? 0);
