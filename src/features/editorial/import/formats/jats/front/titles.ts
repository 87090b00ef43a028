import { child, childrenNamed, isElement, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { Text } from '../../../../../../platform/kernel/text.ts';
import { renderInline } from '../body/render-inline.ts';
import { type ArticleReading, languageOf } from './article-reading.ts';
import { plainText } from './plain-text.ts';

export interface ReadTitles {
  readonly titles: Text;
  /** Only of titles that have italics, formulas and the like. */
  readonly richTitles: Text;
}

/** The title in each language that the article gives. */
export function titlesOf(reading: ArticleReading): ReadTitles {
  const group = child(reading.meta, 'title-group');
  const titles: Text = {};
  const richTitles: Text = {};
  const put = (language: string, title: XmlElement | undefined, subtitle: XmlElement | undefined) => {
    const text = [title, subtitle].map(plainText).filter(Boolean).join(': ');
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
