import {
  child,
  childAt,
  childElements,
  childrenNamed,
  descendants,
  textOf,
  type XmlElement,
} from '../../../../platform/documents/xml/xml-tree.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import { fullNames } from '../record-texts.ts';
import { languageCode, ownText } from '../written-languages.ts';
import { filledElement, lineOf, textElement, xmlElement } from '../written-xml.ts';
import { type BookText, xhtmlOfJats } from './xhtml-of-jats.ts';

/** What a book says besides its papers, in the reader's language. */
export interface BookWords {
  readonly tag: string;
  readonly contents: string;
  readonly abstract: string;
  readonly keywords: string;
  readonly references: string;
  readonly published: string;
  /** Of a paper of which the reader has the abstract alone. */
  readonly abstractOnly: string;
  readonly integrity: Readonly<Record<NonNullable<WorkRecord['integrity']>, string>>;
  readonly day: (date: string) => string;
}

export interface Heading {
  readonly id: string;
  readonly words: string;
  readonly level: number;
}

export interface Chapter {
  readonly title: string;
  readonly headings: readonly Heading[];
  /** What stands in the body of its page. */
  readonly xhtml: string;
  readonly hasMath: boolean;
}

interface Around {
  /** The paper in JATS, as far as the reader may have it. */
  readonly jats: XmlElement;
  readonly origin: string;
  readonly words: BookWords;
  readonly picture: BookText['picture'];
  readonly formula?: BookText['formula'];
  /** What stands below the affiliations, where it is not what a book says there. */
  readonly source?: string;
}

/** A paper as a chapter: what is said of it, its abstracts, its text and what it cites. */
export function bookChapter(record: WorkRecord, around: Around): Chapter {
  const { jats, origin, words } = around;
  const headings: Heading[] = [];
  const book: BookText = {
    picture: around.picture,
    formula: around.formula,
    heading: (given, text, level) => {
      const id = given ?? `imprint-h${headings.length + 1}`;
      headings.push({ id, words: text, level });
      return id;
    },
  };
  const head = (id: string, text: string) => {
    book.heading(id, text, 2);
    return textElement('h2', text, undefined, { lang: words.tag, 'xml:lang': words.tag });
  };
  const meta = childAt(jats, 'front', 'article-meta');
  const title = childAt(meta, 'title-group', 'article-title');
  const body = child(jats, 'body');
  const back = child(jats, 'back');
  const abstracts = childrenNamed(meta, 'abstract', 'trans-abstract').map((one) =>
    xmlElement('div', xhtmlOfJats(one.children, book, 3), languageOf(one)),
  );
  const behind = (back?.children ?? []).filter((node) => typeof node === 'string' || node.name !== 'ref-list');
  const xhtml = [
    xmlElement('h1', title ? xhtmlOfJats(title.children, book) : xmlText(ownText(record.titles, record))),
    ...childrenNamed(childAt(meta, 'title-group'), 'trans-title-group').map((group) =>
      filledElement('p', xhtmlOfJats(child(group, 'trans-title')?.children ?? [], book), {
        class: 'other-title',
        ...languageOf(group),
      }),
    ),
    people(record),
    around.source ?? source(record, origin, words),
    record.integrity ? xmlElement('p', xmlText(words.integrity[record.integrity]), { class: 'notice' }) : '',
    ...(abstracts.length > 0
      ? [xmlElement('section', [head('imprint-abstract', words.abstract), ...abstracts], { id: 'imprint-abstract' })]
      : []),
    keywords(record, words),
    body
      ? xhtmlOfJats(body.children, book)
      : xmlElement('p', [xmlText(words.abstractOnly), ' ', link(origin + record.path)], { class: 'notice' }),
    xhtmlOfJats(behind, book),
    xhtmlOfJats(child(meta, 'author-notes')?.children ?? [], book),
    ...references(child(back, 'ref-list'), () => head('imprint-references', words.references)),
  ].join('');
  const hasMath = [...descendants(jats)].some(({ name }) => name === 'mml:math');
  const said = lineOf(title ? textOf(title) : ownText(record.titles, record));
  return { title: said, headings, xhtml: withoutLostLinks(xhtml), hasMath };
}

/** What a link within the paper leads to may be left out here: then its words stand by themselves. */
function withoutLostLinks(xhtml: string): string {
  const there = new Set([...xhtml.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  return xhtml.replaceAll(/<a href="#([^"]*)">(.*?)<\/a>/gs, (written, id: string, words: string) =>
    there.has(id) ? written : words,
  );
}

const languageOf = ({ attributes }: XmlElement) => {
  const language = attributes['xml:lang'];
  return { lang: language, 'xml:lang': language, dir: language === 'ar' ? 'rtl' : null };
};

const link = (address: string): string => xmlElement('a', xmlText(address), { href: address });

function people(record: WorkRecord): string {
  const authors = record.people.filter(({ role }) => role === 'author');
  const numbered = record.affiliations.length > 1;
  const named = authors.flatMap((author) => {
    const name = ownText(fullNames(author.names), record);
    const places = author.affiliations.filter((place) => record.affiliations[place - 1]);
    const marks = numbered ? filledElement('sup', places.join(',')) : '';
    return name === '' ? [] : [xmlText(name) + marks];
  });
  const places = record.affiliations.map(({ names }) => textElement('li', ownText(names, record)) || '<li/>');
  return (
    filledElement('p', named.join(', '), { class: 'authors' }) +
    filledElement(numbered ? 'ol' : 'ul', named.length > 0 ? places : '', { class: 'affiliations' })
  );
}

/** Where and when it appeared, and under which licence. */
function source(record: WorkRecord, origin: string, words: BookWords): string {
  const whole = record.journal ?? record.within;
  const where = [whole ? ownText(whole.titles, record) : '', placeOf(record)].filter(Boolean).join(', ');
  const when = record.publishedOn ? `${words.published}: ${words.day(record.publishedOn)}` : '';
  return xmlElement(
    'div',
    [textElement('p', where), textElement('p', when), lasting(record, origin), licenceOf(record)],
    {
      class: 'source',
    },
  );
}

/** Year, volume, issue and pages. */
export function placeOf({ issue, volume, firstPage, lastPage, elocation, publishedOn }: WorkRecord): string {
  const number = [volume ?? issue?.volume, issue?.issue ? `(${issue.issue})` : ''].filter(Boolean).join('');
  const pages = lineOf(firstPage) === '' ? elocation : [firstPage, lastPage].filter(Boolean).join('–');
  const place = [number, pages].filter(Boolean).join(': ');
  return [publishedOn?.slice(0, 4) ?? issue?.year, place].filter(Boolean).join(', ');
}

/** The address that stays. */
export const lasting = ({ doi, path }: WorkRecord, origin: string): string =>
  xmlElement('p', link(doi ? `https://doi.org/${encodeURI(doi)}` : origin + path));

export const licenceOf = ({ licence }: WorkRecord): string =>
  /^https?:\/\/[^\s"<>]+$/.test(licence ?? '') ? xmlElement('p', link(licence ?? '')) : textElement('p', licence);

const keywords = (record: WorkRecord, words: BookWords): string =>
  Object.entries(record.keywords)
    .filter(([language]) => languageCode(language) !== null)
    .map(([language, all]) =>
      all.length === 0
        ? ''
        : xmlElement(
            'p',
            [xmlElement('strong', xmlText(`${words.keywords}: `)), xmlText(all.map((word) => lineOf(word)).join('; '))],
            {
              class: 'keywords',
              lang: languageCode(language),
              'xml:lang': languageCode(language),
            },
          ),
    )
    .join('');

function references(list: XmlElement | undefined, head: () => string): string[] {
  const entries = childElements(list ?? { name: '', attributes: {}, children: [] }).map((ref) => {
    const label = textOf(child(ref, 'label'));
    const named = [...descendants(ref)];
    const printed = textOf(named.find(({ name }) => name === 'mixed-citation'));
    const fields = named.filter((one) => childElements(one).length === 0 && !['label', 'pub-id'].includes(one.name));
    const doi = textOf(named.find(({ name }) => name === 'pub-id'));
    return xmlElement(
      'li',
      [
        label === '' ? '' : textElement('span', label, undefined, { class: 'label' }),
        ' ',
        xmlText(printed || fields.map(textOf).filter(Boolean).join(', ')),
        doi === '' || printed.includes(doi) ? '' : ` ${link(`https://doi.org/${encodeURI(doi)}`)}`,
      ],
      { id: ref.attributes.id },
    );
  });
  return entries.length === 0
    ? []
    : [
        xmlElement('section', [head(), xmlElement('ol', entries, { class: 'references' })], {
          id: 'imprint-references',
          role: 'doc-bibliography',
          'epub:type': 'bibliography',
        }),
      ];
}
