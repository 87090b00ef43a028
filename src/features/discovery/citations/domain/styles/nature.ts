import { type CitedName, initials } from '../cited-name.ts';
import { pagesOf, type Reference } from '../reference.ts';
import { ended, joined, type Piece, spaced, titlePiece, write } from '../written.ts';
import { peopleOf } from './parts.ts';

const mostAuthors = 5;

export function nature(reference: Reference): Piece[] {
  const pieces = spaced([authorsOf(reference), ...workOf(reference)], ' ');
  return write(pieces).text.endsWith('.') ? pieces : [...pieces, '.'];
}

const nameOf = (name: CitedName): string => `${name.family}, ${initials(name.given, { after: '. ', hyphens: true })}`;

function authorsOf(reference: Reference): Piece[] {
  const { people, role } = peopleOf(reference, nameOf, [', ed.', ', eds.']);
  if (people.length > mostAuthors) return [`${people[0]} `, { italic: 'et al.' }, role];
  const last = people.at(-1) ?? '';
  return [ended((people.length > 1 ? `${people.slice(0, -1).join(', ')} & ${last}` : last) + role)];
}

function workOf(reference: Reference): Piece[][] {
  const { type, container, volume, year, doi, url, publisher, place } = reference;
  const address = doi ? `https://doi.org/${doi}` : url;
  const inYear = year && `(${year})`;
  const pages = pagesOf(reference, '–');
  const imprint = joined([publisher, place, year], ', ');
  switch (type) {
    case 'article': {
      const number: Piece[] = volume ? [{ bold: volume }, pages && `, ${pages}`] : [pages];
      return [[titlePiece(reference)], [{ italic: container }], number, [volume || pages ? '' : address], [inYear]];
    }
    case 'conference-paper':
    case 'chapter':
      return [
        [titlePiece(reference)],
        container ? ['in ', { italic: container }] : [],
        [pages],
        [imprint && `(${imprint})`],
        [doi && `doi:${doi}`],
      ];
    case 'book':
      return [[titlePiece(reference, { italic: true })], [imprint && `(${imprint})`]];
    case 'preprint':
      return [[titlePiece(reference)], [address && `Preprint at ${address}`], [inYear]];
    default:
      return [[titlePiece(reference)], [container || publisher], [address], [inYear]];
  }
}
