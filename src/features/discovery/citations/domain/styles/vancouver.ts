import { type CitedName, initials } from '../cited-name.ts';
import type { Reference } from '../reference.ts';
import { ended, joined, type Piece, spaced, titlePiece } from '../written.ts';
import { dayOf, ordinal, peopleOf, shortMonth, shortPages } from './parts.ts';

const mostAuthors = 6;

/** National Library of Medicine, Citing Medicine, second edition. */
export function vancouver(reference: Reference, readOn: string): Piece[] {
  const { doi, url } = reference;
  const address = doi ? `doi:${doi}` : url && `Available from: ${url}`;
  // What has no DOI is cited as it stood on the net that day.
  const cited = doi || !url ? '' : ` [cited ${dateIn(readOn)}]`;
  const groups: Piece[][] = [[ended(authorsOf(reference))], [titlePiece(reference)], ...sourceOf(reference, cited)];
  return spaced([...groups, [address]], ' ');
}

const nameOf = (name: CitedName): string => `${name.family} ${initials(name.given, { after: '', hyphens: false })}`;

function authorsOf(reference: Reference): string {
  const { people, role } = peopleOf(reference, nameOf, ['editor', 'editors']);
  return joined([...people.slice(0, mostAuthors), people.length > mostAuthors && 'et al.', role], ', ');
}

const dateIn = (date: string): string => joined([date.slice(0, 4), shortMonth(date), dayOf(date)], ' ');

function sourceOf(reference: Reference, cited: string): Piece[][] {
  const { type, container, volume, issue, year, date, edition, publisher, place, number } = reference;
  const pages = shortPages(reference, '-');
  const isPart = type === 'conference-paper' || type === 'chapter';
  if (type === 'article') {
    const printed = (dateIn(date) || year) + cited;
    const where = joined([volume + (issue && `(${issue})`), pages], ':');
    return [[ended(container + (cited && ' [Internet]'))], [ended(joined([printed, where], ';'))]];
  }
  const imprint = ended(joined([joined([place, publisher || (isPart ? '' : container)], ': '), year + cited], '; '));
  if (isPart) return [[container && `In: ${ended(container)}`], [imprint], [pages && `p. ${pages}.`]];
  return [[edition !== null && edition > 1 ? `${ordinal(edition)} ed.` : ''], [imprint], [number && ended(number)]];
}
