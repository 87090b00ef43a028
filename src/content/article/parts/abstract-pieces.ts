import type { Language } from '../../../platform/kernel/language.ts';
import { directionOf, languagesInOrder, tagOf } from '../../../platform/shell/localized-text.ts';
import type { Article } from '../contract.ts';

/** The abstracts in the order in which they are read: the reader's language, the paper's, others; then digests and the like. */
export function abstractPieces({ abstracts, otherAbstracts, summaries, language }: Article, reader: Language) {
  const texts = {
    ...Object.fromEntries(Object.entries(summaries).map(([key, text]) => [key, paragraph(text)])),
    ...abstracts,
  };
  const own = languagesInOrder(texts, reader, language).map((key) =>
    piece(`abstract-${slotName(key)}`, key, texts[key] ?? ''),
  );
  const others = otherAbstracts.map(({ type, title, html, language: key }, place) =>
    piece(`abstract-other-${place + 1}`, key, html, type, title),
  );
  return [...own, ...others].filter(({ html }) => html !== '');
}

const piece = (slot: string, language: string, html: string, type = 'abstract', title = '') => ({
  slot,
  language,
  lang: tagOf(language),
  dir: directionOf(language),
  type,
  title,
  /** Safe HTML. */
  html,
});

/** A slot's name stands in a comment: nothing that could end one belongs into it. */
const slotName = (key: string): string => key.replaceAll(/[^A-Za-z0-9]/g, '');

const paragraph = (text: string): string =>
  text === '' ? '' : `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
