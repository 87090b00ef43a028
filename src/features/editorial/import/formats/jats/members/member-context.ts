import { descendants, type XmlElement } from '../../../../../../platform/documents/xml/xml-tree.ts';
import type { ArticleReading } from '../front/article-reading.ts';

/** What an article's figures, tables and recordings take over from it. */
export interface MemberContext {
  readonly reading: ArticleReading;
  /** Of its text and appendices. */
  readonly elements: readonly XmlElement[];
  readonly articleKey: string;
  readonly articleTitle: string;
  readonly licence: string | null;
  readonly publishedOn: string | null;
  /** Its pictures may be fetched by anyone. */
  readonly isOpen: boolean;
}

const ownArticles = new Set(['front', 'front-stub', 'sub-article', 'response', 'ref-list']);

/** What stands in the article's text and appendices, without the articles inside it. */
export const elementsOfText = (article: XmlElement): readonly XmlElement[] => [
  ...descendants(article, ({ name }) => !ownArticles.has(name)),
];

const memberNames = new Set(['fig', 'table-wrap', 'media']);

/** Each becomes a record with a page of its own; the largest articles we know have some hundreds. */
export const mostMembers = 10_000;

export const hasTooManyMembers = (elements: readonly XmlElement[]): boolean =>
  elements.filter(({ name }) => memberNames.has(name)).length > mostMembers;

const validId = /^[A-Za-z][\w.-]*$/;

/** `…#fig3` by the element's id, else `…#fig-3` by its place. */
export const memberKey = (articleKey: string, element: XmlElement, prefix: string, place: number): string => {
  const { id } = element.attributes;
  return `${articleKey}#${id && validId.test(id) ? id : `${prefix}-${place}`}`;
};

export const anchorOf = ({ attributes: { id } }: XmlElement): string | null => (id && validId.test(id) ? id : null);
