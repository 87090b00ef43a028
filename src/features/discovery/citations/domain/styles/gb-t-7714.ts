import type { CitableType } from '../../../../../platform/kernel/citable.ts';
import { type CitedName, initials } from '../cited-name.ts';
import { pagesOf, type Reference } from '../reference.ts';
import { joined, type Piece, titlePiece } from '../written.ts';
import { ordinal } from './parts.ts';

interface Edition {
  readonly marks: Readonly<Record<CitableType, string>>;
  /** How a name in Latin letters is shortened. */
  name(name: CitedName): string;
  /** Signs between the parts of a Chinese reference; others have the half-width ones. */
  readonly chinese: Signs;
  /** Types of the net, for which the day of reading is given; the older edition gives it for everything that is online. */
  readonly read: readonly CitableType[] | 'all';
  readonly standards: 'number alone' | 'after title';
  /** Whether what appeared without volume and pages is named with its platform and day, or with its year. */
  readonly platforms: boolean;
}

interface Signs {
  readonly comma: string;
  readonly colon: string;
  readonly open: string;
  readonly close: string;
}

const halfWidth: Signs = { comma: ', ', colon: ': ', open: '(', close: ')' };
const mostAuthors = 3;

/** The national standard, numeric system: the parts that both editions share. */
const gbT7714 =
  (edition: Edition) =>
  (reference: Reference, readOn: string): Piece[] => {
    const chinese = reference.language === 'zh';
    const signs = chinese ? edition.chinese : halfWidth;
    const online = Boolean(reference.doi || reference.url);
    const readAt = online && (edition.read === 'all' || edition.read.includes(reference.type)) ? `[${readOn}]` : '';
    const numbered = reference.type === 'standard' && reference.number !== '' && edition.standards === 'number alone';
    const authors = numbered ? '' : authorsOf(reference, edition, signs);
    const mark = `[${edition.marks[reference.type]}${online ? '/OL' : ''}]`;
    return [
      authors && (authors.endsWith('.') ? `${authors} ` : `${authors}. `),
      ...titleOf(reference, mark, signs, edition),
      sourceOf(reference, edition, signs, readAt),
      reference.doi ? `. DOI:${reference.doi}` : reference.url && `. ${reference.url}`,
      '.',
    ];
  };

function authorsOf({ authors, editors, language }: Reference, { name }: Edition, { comma }: Signs): string {
  const people = authors.length > 0 ? authors : editors;
  const printed = people.slice(0, mostAuthors).map((person) => (person.whole ? person.full : name(person)));
  const others = people.length > mostAuthors && (language === 'zh' ? '等' : 'et al.');
  return joined([...printed, others], comma);
}

function titleOf(reference: Reference, mark: string, { colon }: Signs, { standards }: Edition): Piece[] {
  const title = titlePiece(reference, { end: '' });
  const { number, type } = reference;
  if (!number) return [title, mark];
  return type === 'standard' && standards === 'number alone'
    ? [`${number} `, title, mark]
    : [title, colon, number, mark];
}

/** Where it stands, after the title and its mark; begins with the sign that belongs before it. */
function sourceOf(reference: Reference, edition: Edition, signs: Signs, readAt: string): string {
  const { comma, colon, open, close } = signs;
  const { type, container, year, date, volume, issue, publisher, place } = reference;
  const pages = pagesOf(reference, '-');
  const printed = joined([joined([joined([place, publisher], colon), year], comma), pages], colon);
  const after = (text: string) => (text + readAt ? `. ${text}${readAt}` : '');
  switch (type) {
    case 'article': {
      if (!volume && !issue && !pages) return after(joined([container, (edition.platforms && date) || year], comma));
      const number = joined([container, year, volume], comma) + (issue ? `${open}${issue}${close}` : '');
      return after(joined([number, pages], colon));
    }
    case 'conference-paper':
    case 'chapter':
      return `${container ? `//${container}` : ''}${after(printed)}`;
    case 'book':
      return `${editionOf(reference)}${after(printed)}`;
    case 'standard':
      return edition.standards === 'number alone' ? '' : after(printed);
    case 'patent':
      return after(date || year);
    default:
      return after(
        (edition.platforms ? container || publisher : '') + (date || year ? open + (date || year) + close : ''),
      );
  }
}

/** A first edition is not mentioned. */
function editionOf({ edition, language }: Reference): string {
  if (edition === null || edition < 2) return '';
  return language === 'zh' ? `. ${edition}版` : `. ${ordinal(edition)} ed`;
}

/** `Sample A B`: the older edition in capitals and without hyphens. */
const latinName = ({ family, given }: CitedName, hyphens: boolean): string =>
  joined([family, initials(given, { after: ' ', hyphens })], ' ');

const marks: Edition['marks'] = {
  article: 'J',
  preprint: 'A',
  'conference-paper': 'C',
  book: 'M',
  chapter: 'M',
  dataset: 'DS',
  standard: 'S',
  patent: 'P',
  audio: 'Z',
  video: 'Z',
  other: 'Z',
};

export const gbT77142015 = gbT7714({
  marks,
  name: (name) => latinName({ ...name, family: name.family.toUpperCase() }, false),
  chinese: halfWidth,
  read: 'all',
  standards: 'after title',
  platforms: false,
});

/**
 * In force since July 2026. Against 2015: family names are no longer in capitals, names in pinyin are written out, hyphens stay,
 * Chinese references have full-width signs but for `.` and `[ ]`, preprints and films have marks of their own, and the day of
 * reading is given for works of the net only.
 */
export const gbT77142025 = gbT7714({
  marks: { ...marks, preprint: 'PP', audio: 'EB', video: 'EB', other: 'EB' },
  name: (name) => (name.pinyin ? `${name.family} ${name.given}` : latinName(name, true)),
  chinese: { comma: '，', colon: '：', open: '（', close: '）' },
  read: ['preprint', 'dataset', 'audio', 'video', 'other'],
  standards: 'number alone',
  platforms: true,
});
