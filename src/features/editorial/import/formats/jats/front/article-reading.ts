import { type PrintedName, printedNames } from '../../../../../../platform/documents/jats/people.ts';
import { childAt, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import { textKey } from '../../../../../../platform/kernel/language.ts';
import type { Problem } from '../../../domain/problem.ts';

/** An article while it is being read. */
export interface ArticleReading {
  readonly article: XmlElement;
  /** `article-meta`, or the `front-stub` of an article inside an article. */
  readonly meta: XmlElement;
  /** The article's own language as a BCP 47 tag, and as the key of its texts. */
  readonly languageTag: string;
  readonly language: string;
  /** What a publisher should look at; grows while reading. */
  readonly problems: Problem[];
}

const empty: XmlElement = { name: 'front-stub', attributes: {}, children: [] };

/** An article that says nothing is in English: the JATS document type gives it that language. */
export function articleReading(article: XmlElement, problems: Problem[], around = 'en'): ArticleReading {
  const languageTag = article.attributes['xml:lang'] || around;
  const meta =
    childAt(article, 'front', 'article-meta') ?? childAt(article, 'front-stub') ?? childAt(article, 'front') ?? empty;
  return { article, meta, languageTag, language: textKey(languageTag), problems };
}

export const languageOf = (element: XmlElement, reading: ArticleReading): string => {
  const tag = element.attributes['xml:lang'];
  return tag ? textKey(tag) : reading.language;
};

export type Names = Readonly<Record<string, PrintedName>>;

/** A person's or group's name as printed, in each language that it is given in. */
export function namesOf(contributor: XmlElement, reading: ArticleReading): Names {
  const names: Record<string, PrintedName> = {};
  for (const { element, name } of printedNames(contributor)) names[languageOf(element, reading)] ??= name;
  return names;
}
