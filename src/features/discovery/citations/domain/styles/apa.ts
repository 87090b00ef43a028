import type { CitableType } from '../../../../../platform/kernel/citable.ts';
import { type CitedName, initials } from '../cited-name.ts';
import { pagesOf, type Reference } from '../reference.ts';
import { ended, joined, type Piece, spaced, titlePiece } from '../written.ts';
import { ordinal, peopleOf } from './parts.ts';

const mostAuthors = 20;
const namedOfMore = 19;

/** American Psychological Association, seventh edition. */
export function apa(reference: Reference): Piece[] {
  const authors = ended(authorsOf(reference));
  const date = `(${reference.year || 'n.d.'}).`;
  const address = reference.doi ? `https://doi.org/${reference.doi}` : reference.url;
  const groups = authors ? [[authors], [date], workOf(reference)] : [workOf(reference), [date]];
  return spaced([...groups, containerOf(reference), [address]], ' ');
}

const nameOf = (name: CitedName): string => `${name.family}, ${initials(name.given, { after: '. ', hyphens: true })}`;

function authorsOf(reference: Reference): string {
  const { people, role } = peopleOf(reference, nameOf, [' (Ed.)', ' (Eds.)']);
  if (people.length > mostAuthors) return `${people.slice(0, namedOfMore).join(', ')}, … ${people.at(-1)}${role}`;
  const last = people.at(-1);
  return people.length < 2 ? `${last ?? ''}${last ? role : ''}` : `${people.slice(0, -1).join(', ')}, & ${last}${role}`;
}

/** What stands alone is in italics; the others are parts of something. */
const parts: readonly CitableType[] = ['article', 'conference-paper', 'chapter'];
const kinds: Partial<Record<CitableType, string>> = { dataset: 'Dataset', video: 'Video', audio: 'Audio' };

function workOf(reference: Reference): Piece[] {
  const { type, number, edition } = reference;
  const italic = !parts.includes(type);
  const added = joined(
    [
      type === 'standard' && number && `(Standard No. ${number})`,
      type === 'patent' && number && `(Patent No. ${number})`,
      edition !== null && edition > 1 && `(${ordinal(edition)} ed.)`,
      kinds[type] && `[${kinds[type]}]`,
    ],
    ' ',
  );
  return added ? [titlePiece(reference, { end: '', italic }), ` ${added}.`] : [titlePiece(reference, { italic })];
}

function containerOf(reference: Reference): Piece[] {
  const { type, container, volume, issue, publisher, elocation, firstPage } = reference;
  const pages = pagesOf(reference, '–');
  if (type === 'conference-paper' || type === 'chapter') {
    const place: Piece[] = container ? ['In ', { italic: container }, pages && ` (pp. ${pages})`, '.'] : [];
    return spaced([place, [ended(publisher)]], ' ');
  }
  if (type !== 'article') return [ended(container || publisher)];
  const number: Piece[] = [{ italic: volume }, issue && `(${issue})`];
  const where = elocation && !firstPage ? `Article ${elocation}` : pages;
  const pieces = spaced([[{ italic: container }], number, [where]], ', ');
  return pieces.length > 0 ? [...pieces, '.'] : [];
}
