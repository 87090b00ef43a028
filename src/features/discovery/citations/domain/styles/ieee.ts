import { type CitedName, initials } from '../cited-name.ts';
import { pagesOf, type Reference } from '../reference.ts';
import { joined, type Piece, spaced, titlePiece } from '../written.ts';
import { ordinal, peopleOf, shortMonth } from './parts.ts';

const mostAuthors = 6;

/** Institute of Electrical and Electronics Engineers. */
export function ieee(reference: Reference, readOn: string): Piece[] {
  const { doi, url, type } = reference;
  const body = spaced([authorsOf(reference), ...workOf(reference)], ', ').map(commaInside);
  // Articles go on with a comma, other works end first.
  if (doi) return [...body, `${type === 'article' ? ',' : '.'} doi: ${doi}.`];
  return url ? [...body, `. Accessed: ${dateIn(readOn)}. [Online]. Available: ${url}`] : [...body, '.'];
}

const monthOf = (date: string): string => {
  const month = shortMonth(date);
  return month === 'May' || month === '' ? month : `${month}.`;
};
const dateIn = (date: string): string => `${monthOf(date)} ${date.slice(8, 10)}, ${date.slice(0, 4)}`;

const nameOf = (name: CitedName): string => `${initials(name.given, { after: '. ', hyphens: true })} ${name.family}`;

function authorsOf(reference: Reference): Piece[] {
  const { people, role } = peopleOf(reference, nameOf, [', Ed.', ', Eds.']);
  if (people.length > mostAuthors) return [`${people[0]} `, { italic: 'et al.' }, role];
  if (people.length < 2) return [`${people[0] ?? ''}${role}`];
  const last = people.at(-1);
  return [people.length === 2 ? `${people[0]} and ${last}` : `${people.slice(0, -1).join(', ')}, and ${last}`, role];
}

function workOf(reference: Reference): Piece[][] {
  const { type, container, volume, issue, year, date, number, edition, publisher, place, firstPage, elocation } =
    reference;
  const printed = joined([monthOf(date), year], ' ');
  const range = pagesOf(reference, '–');
  const pages =
    elocation && !firstPage ? `Art. no. ${elocation}` : range && `${range === firstPage ? 'p.' : 'pp.'} ${range}`;
  const quoted: Piece[] = ['“', titlePiece(reference, { end: '' }), closing];
  const alone: Piece[] = [titlePiece(reference, { end: '', italic: true })];
  switch (type) {
    case 'article':
      return [
        quoted,
        [{ italic: container }],
        [volume && `vol. ${volume}`],
        [issue && `no. ${issue}`],
        [pages],
        [printed],
      ];
    case 'conference-paper':
    case 'chapter':
      return [
        quoted,
        container ? ['in ', { italic: container }] : [],
        [joined([place, publisher], ': ')],
        [printed],
        [pages],
      ];
    case 'book': {
      const imprint = joined([joined([place, publisher], ': '), year], ', ');
      return [[...alone, edition !== null && edition > 1 ? `, ${ordinal(edition)} ed` : '', imprint && `. ${imprint}`]];
    }
    case 'standard':
      return [alone, [number], [publisher], [year]];
    default:
      return [quoted, [number], [container || publisher], [printed]];
  }
}

/** A quoted title takes the comma that follows it inside its marks. */
const closing = '”';
function commaInside(piece: Piece, place: number, all: readonly Piece[]): Piece {
  if (piece === closing && all[place + 1] === ', ') return ',”';
  return piece === ', ' && all[place - 1] === closing ? ' ' : piece;
}
