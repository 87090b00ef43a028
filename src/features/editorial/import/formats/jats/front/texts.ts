import { plainText, without } from '../../../../../../platform/documents/jats/plain-text.ts';
import {
  child,
  childrenNamed,
  isElement,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { renderBlocks, renderInline } from '../body/render-inline.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';

/** The title in each language that the article gives. */
export function titlesOf(reading: ArticleReading) {
  const group = child(reading.meta, 'title-group');
  const titles: Text = {};
  // Only of titles that have italics, formulas and the like.
  const richTitles: Text = {};
  const put = (language: string, title: XmlElement | undefined, subtitle: XmlElement | undefined) => {
    const text = [title, subtitle]
      .map((part) => plainText(part))
      .filter(Boolean)
      .join(': ');
    if (text === '' || titles[language] !== undefined) return;
    titles[language] = text;
    const parts = [title, subtitle].filter((part) => part !== undefined);
    if (parts.some(hasMarkup)) richTitles[language] = parts.map(withoutNotes).map(renderInline).join(': ');
  };
  put(reading.language, child(group, 'article-title'), child(group, 'subtitle'));
  for (const translated of childrenNamed(group, 'trans-title-group')) {
    put(languageOf(translated, reading), child(translated, 'trans-title'), child(translated, 'trans-subtitle'));
  }
  for (const translated of childrenNamed(group, 'trans-title'))
    put(languageOf(translated, reading), translated, undefined);
  return { titles, richTitles };
}

const isNote = (element: XmlElement): boolean =>
  element.name === 'fn' || (element.name === 'xref' && element.attributes['ref-type'] === 'fn');

const hasMarkup = (title: XmlElement): boolean => title.children.some((node) => isElement(node) && !isNote(node));

const withoutNotes = (title: XmlElement): XmlElement => ({
  ...title,
  children: title.children.filter((node) => !isElement(node) || !isNote(node)),
});

interface OtherAbstract {
  readonly type: string;
  readonly title?: string;
  readonly html: string;
  readonly language: string;
}

const usual = new Set(['', 'abstract', 'normal', 'section']);

/** Abstracts in safe HTML and, as summaries, in plain text; then digests, statements and whatever else was added to them. */
export function abstractsOf(reading: ArticleReading) {
  const abstracts: Text = {};
  const summaries: Text = {};
  const otherAbstracts: OtherAbstract[] = [];
  for (const abstract of childrenNamed(reading.meta, 'abstract', 'trans-abstract')) {
    const language = languageOf(abstract, reading);
    const type = abstract.attributes['abstract-type'] ?? '';
    const title = plainText(child(abstract, 'title'));
    const content = withoutOwnDoi(without(abstract, 'title', 'object-id', 'label'));
    const html = renderBlocks(content);
    if (html === '') continue;
    if (usual.has(type) && abstracts[language] === undefined) {
      abstracts[language] = html;
      summaries[language] = plainText(content);
    } else otherAbstracts.push({ type: type || 'abstract', ...(title && { title }), html, language });
  }
  return { abstracts, summaries, otherAbstracts: [...otherAbstracts, ...impactStatements(reading)] };
}

function impactStatements(reading: ArticleReading): OtherAbstract[] {
  return childrenNamed(reading.meta, 'custom-meta-group')
    .flatMap((group) => childrenNamed(group, 'custom-meta'))
    .filter((meta) => /impact statement$/i.test(textOf(child(meta, 'meta-name'))))
    .flatMap((meta) => childrenNamed(meta, 'meta-value'))
    .map((value) => ({ type: 'impact-statement', html: `<p>${renderInline(value)}</p>`, language: reading.language }));
}

/** Some publishers print a part's DOI below it; that is no part of what it says. */
export const withoutOwnDoi = (element: XmlElement): XmlElement => ({
  ...element,
  children: element.children.filter(
    (node) => !isElement(node) || node.name !== 'p' || !/^DOI: ?(https?:\/\/\S+|10\.\S+)$/i.test(textOf(node)),
  ),
});

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
