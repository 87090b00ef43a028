import type { Article } from './facts-in-own-language.ts';
import { highwireTags } from './highwire-tags.ts';
import { articleJsonLd, type JsonLd } from './json-ld.ts';

/** What an article's document carries for machines alone. It goes to the end of the head as it is, and never into loader data. */
export const headForMachines = (article: Article, origin: string): string =>
  [
    ...highwireTags(article, origin).map(
      ({ name, content }) => `<meta name="${name}" content="${inAttribute(content)}"/>`,
    ),
    `<script type="application/ld+json">${inScript(articleJsonLd(article, origin))}</script>`,
  ].join('');

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Nothing in a title may end the script, or begin one. */
const inScript = (node: JsonLd): string =>
  JSON.stringify(node).replaceAll(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] as string);
