const opening = '\uE000';
const closing = '\uE001';

const whole = { number_of_fragments: 0 };
const fragments = { number_of_fragments: 2, fragment_size: 180 };
const groups: Readonly<Record<string, object>> = {
  title: whole,
  keyword: whole,
  summary: fragments,
  caption: fragments,
  thesis: whole,
};

export const markTags = { pre_tags: [opening], post_tags: [closing] };

/** Asks the engine to mark what matched, by characters that no text has. */
export const highlight = {
  type: 'unified',
  require_field_match: false,
  ...markTags,
  fields: Object.fromEntries(
    Object.entries(groups).flatMap(([group, how]) =>
      ['zh', 'en', 'any'].map((language) => [`${group}.${language}`, how]),
    ),
  ),
} as const;

/** Neighbouring spellings are dear to mark, and there are none in Chinese: what was meant shows in few fields. */
export const highlightOfNeighbours = {
  ...highlight,
  fields: { 'title.en': whole, 'keyword.en': whole },
} as const;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const marked = new RegExp(`${opening}([^${opening}${closing}]*)${closing}`, 'g');
const anyMark = new RegExp(`[${opening}${closing}]`, 'g');

/** Safe HTML: everything is escaped but our own marks, and every mark that is opened is closed. */
export const markedHtml = (fragment: string): string =>
  fragment
    .replaceAll(/[&<>"']/g, (character) => escapes[character] as string)
    .replaceAll(marked, '<mark>$1</mark>')
    .replaceAll(anyMark, '');

const characters = new Map(Object.entries(escapes).map(([character, written]) => [written, character]));

/** What `markedHtml` wrote, as plain text again. */
export const unmarked = (html: string): string =>
  html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (written) => characters.get(written) as string);

/** The words that were marked. */
export const markedWords = (fragment: string): string[] =>
  [...fragment.matchAll(marked)].map((found) => found[1] as string);
