import { type Extract, isCounted } from './counted-elements.ts';
import { wordsOf } from './words.ts';

const piece = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)>|([^<]+)/g;
const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words and elements of HTML that the importer wrote: quoted attributes, four escapes, nothing else. */
export function extractHtml(html: string): Extract {
  const words: string[] = [];
  const counts: Record<string, number> = {};
  let read = 0;
  for (const match of html.matchAll(piece)) {
    if (match.index !== read) throw new Error(`not the importer's HTML: ${html.slice(read, read + 80)}`);
    read = match.index + match[0].length;
    const [, , , attributes, text] = match;
    if (text !== undefined)
      words.push(...wordsOf(text.replace(/&(amp|lt|gt|quot);/g, (found) => characters[found] ?? '')));
    const name = attributes && / data-jats="([^"]*)"/.exec(attributes)?.[1];
    if (name && isCounted(name)) counts[name] = (counts[name] ?? 0) + 1;
  }
  if (read !== html.length) throw new Error(`not the importer's HTML: ${html.slice(read, read + 80)}`);
  return { words, counts };
}
