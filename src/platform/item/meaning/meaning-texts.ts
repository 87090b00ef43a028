import type { MeaningLanguage } from '../../ports/embedder.ts';
import type { SearchFields, TextGroup } from '../searching/search-document.ts';

/** Of a summary so much is read: the models look at no more. */
const mostCharacters: Readonly<Record<MeaningLanguage, number>> = { en: 2_000, zh: 700 };

/** Chinese has no words between spaces: fewer characters say as much. */
const leastCharacters: Readonly<Record<MeaningLanguage, number>> = { en: 12, zh: 4 };

const saidIn = (group: TextGroup | undefined, language: MeaningLanguage): string =>
  [group?.[language] ?? []].flat().join(' ').trim();

/**
 * What a work says of itself in each language; a text of which the language is not known is in none. A figure or a table is about
 * what its paper is about.
 */
export function meaningTexts(
  { title, summary, caption, thesis, keyword }: SearchFields,
  isTitleSaying = true,
): Map<MeaningLanguage, string> {
  const texts = new Map<MeaningLanguage, string>();
  for (const language of ['en', 'zh'] as const) {
    const words = [isTitleSaying ? title : undefined, caption, thesis, summary]
      .map((group) => saidIn(group, language))
      .filter((text) => text !== '');
    // Keywords help where there is little else.
    const text = (summary || caption ? words : [...words, saidIn(keyword, language)]).join('\n');
    if (text.length >= leastCharacters[language]) texts.set(language, text.slice(0, mostCharacters[language]));
  }
  return texts;
}
