import type { CitedName } from '../cited-name.ts';
import type { Reference } from '../reference.ts';
import { ended, joined, type Piece, spaced, titlePiece } from '../written.ts';
import { chicagoPages, ordinal, peopleOf } from './parts.ts';

const mostAuthors = 6;
const namedOfMore = 3;

/** The Chicago Manual of Style, eighteenth edition, author and date. */
export function chicago(reference: Reference): Piece[] {
  const { year, doi, url } = reference;
  const address = doi ? `https://doi.org/${doi}.` : url && `${url}.`;
  return spaced([[ended(authorsOf(reference))], [ended(year || 'n.d.')], ...workOf(reference), [address]], ' ');
}

/** The first name is turned, the others are not. */
const nameOf = (name: CitedName, place: number): string =>
  place === 0 ? `${name.family}, ${name.given}` : `${name.given} ${name.family}`;

function authorsOf(reference: Reference): string {
  const { people, role } = peopleOf(reference, nameOf, [', ed.', ', eds.']);
  if (people.length > mostAuthors) return `${people.slice(0, namedOfMore).join(', ')}, et al.${role}`;
  const last = people.at(-1) ?? '';
  return (people.length > 1 ? `${people.slice(0, -1).join(', ')}, and ${last}` : last) + role;
}

function workOf(reference: Reference): Piece[][] {
  const { type, container, volume, issue, edition, publisher, place, number } = reference;
  const pages = chicagoPages(reference, '–');
  const quoted: Piece[] = ['“', titlePiece(reference), '”'];
  const alone: Piece[] = [titlePiece(reference, { italic: true })];
  switch (type) {
    case 'article': {
      const where = joined([joined([volume, issue && (volume ? `(${issue})` : `no. ${issue}`)], ' '), pages], ': ');
      const source = spaced([[{ italic: container }], [where]], ' ');
      return [quoted, source.length > 0 ? [...source, '.'] : []];
    }
    case 'conference-paper':
    case 'chapter':
      return [
        quoted,
        container ? ['In ', { italic: container }, pages && `, ${pages}`, '.'] : [],
        [ended(joined([place, publisher], ': '))],
      ];
    case 'book':
      return [
        alone,
        [edition !== null && edition > 1 ? `${ordinal(edition)} ed.` : ''],
        [ended(joined([place, publisher], ': '))],
      ];
    default:
      return [alone, [number && ended(number)], [ended(container || publisher)]];
  }
}
