import { childrenNamed } from '../../../../../../platform/documents/xml/xml-tree.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';
import { plainText } from './plain-text.ts';

/** The authors' own keywords come first; research organisms and other vocabularies follow them. */
export function keywordsOf(reading: ArticleReading): Record<string, readonly string[]> {
  const groups = childrenNamed(reading.meta, 'kwd-group');
  const isAuthors = (type = 'author') => type.startsWith('author') || type === 'keywords';
  const inOrder = [
    ...groups.filter(({ attributes }) => isAuthors(attributes['kwd-group-type'])),
    ...groups.filter(({ attributes }) => !isAuthors(attributes['kwd-group-type'])),
  ];
  const byLanguage = new Map<string, Set<string>>();
  for (const group of inOrder) {
    const language = languageOf(group, reading);
    const words = byLanguage.get(language) ?? new Set();
    byLanguage.set(language, words);
    for (const keyword of childrenNamed(group, 'kwd', 'compound-kwd')) {
      const word = plainText(keyword);
      if (word !== '' && !meaningless.has(word.toLowerCase())) words.add(word);
    }
  }
  return Object.fromEntries(
    [...byLanguage].filter(([, words]) => words.size > 0).map(([key, words]) => [key, [...words]]),
  );
}

/** What a list of organisms says when there is nothing to say. */
const meaningless = new Set(['none', 'other']);
