import { plainText, without } from '../../../../../../platform/documents/jats/plain-text.ts';
import {
  child,
  childElements,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../../../platform/documents/xml/xml-tree.ts';
import { doiOf } from '../../facts/written-facts.ts';
import { renderBlocks, renderInline } from '../body/render-inline.ts';
import type { ArticleReading } from '../front/article-reading.ts';
import { copyrightIn, licenceIn } from '../front/permissions.ts';
import { withoutOwnDoi } from '../front/texts.ts';

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

const isPreview = ({ attributes }: XmlElement): boolean =>
  /thumb|preview/i.test(`${attributes['content-type'] ?? ''} ${attributes['specific-use'] ?? ''}`);

const pictureNames: ReadonlySet<string> = new Set(['graphic', 'inline-graphic']);

/** The files of the pictures in an element, each once; of one picture in several forms the first. */
export function picturesIn(element: XmlElement, enter: (element: XmlElement) => boolean = () => true): string[] {
  const skipped = new Set<XmlElement>();
  const found = new Set<string>();
  for (const inside of descendants(element, enter)) {
    if (inside.name === 'alternatives') {
      const forms = childElements(inside).filter(({ name }) => pictureNames.has(name));
      const chosen = forms.find((form) => !isPreview(form)) ?? forms[0];
      for (const form of forms) if (form !== chosen) skipped.add(form);
    }
    const href = inside.attributes['xlink:href'];
    if (pictureNames.has(inside.name) && isFile(href) && !skipped.has(inside) && !isPreview(inside)) found.add(href);
  }
  return [...found];
}

/** A file of the package, not an address elsewhere. */
export const isFile = (href: string | undefined): href is string =>
  href !== undefined && /^[^\p{Cc}\s][^\p{Cc}]*$/u.test(href) && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** What is written next to a figure, a table or a recording. */
export function captionOf(element: XmlElement, { reading, articleTitle, licence }: MemberContext) {
  const { language } = reading;
  const label = textOf(child(element, 'label')).replace(/[.:]$/, '');
  const caption = child(element, 'caption');
  const title = child(caption, 'title');
  const content = caption && withoutOwnDoi(without(caption, 'title'));
  const text = plainText(content);
  const name = plainText(title) || label || articleTitle;
  const permissions = child(element, 'permissions');
  const attribution = [...childrenNamed(element, 'attrib').map(textOf), copyrightIn(permissions)]
    .filter(Boolean)
    .join(' ');
  const doi = childrenNamed(element, 'object-id').find(({ attributes }) => attributes['pub-id-type'] === 'doi');
  return {
    label: label || null,
    titles: { [language]: name },
    richTitles: title?.children.some((node) => typeof node !== 'string') ? { [language]: renderInline(title) } : {},
    summaries: text ? { [language]: text } : {},
    /** Safe HTML. */
    captions: content && text ? { [language]: renderBlocks(content) } : {},
    doi: doiOf(textOf(doi)) ?? null,
    licence: licenceIn(permissions) ?? licence,
    attributions: attribution ? { [language]: attribution } : {},
  };
}
