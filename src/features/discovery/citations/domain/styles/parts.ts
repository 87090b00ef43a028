import type { CitedName } from '../cited-name.ts';
import type { Reference } from '../reference.ts';

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `2026-05-09` → `May`; nothing if the month is not known. */
export const shortMonth = (date: string): string => (date ? (names[Number(date.slice(5, 7)) - 1] ?? '') : '');

/** `2026-05-09` → `9` */
export const dayOf = (date: string): string => (date ? String(Number(date.slice(8, 10))) : '');

/** Who is named first: the authors, else the editors with the words for one or several of them. */
export function peopleOf(
  { authors, editors }: Reference,
  nameOf: (name: CitedName, place: number) => string,
  [editor, several]: readonly [string, string],
) {
  const named = authors.length > 0 ? authors : editors;
  const people = named.map((name, place) => (name.whole ? name.full : nameOf(name, place)));
  const role = named === authors || people.length === 0 ? '' : people.length > 1 ? several : editor;
  return { people, role };
}

const endings = ['th', 'st', 'nd', 'rd'];

/** `2nd`, `11th` */
export const ordinal = (number: number): string =>
  number + ((number % 100 > 10 && number % 100 < 14 ? 'th' : endings[number % 10]) ?? 'th');

/** Only what differs of the last page: `101-9`, `1496-504`. */
export function shortPages({ firstPage, lastPage, elocation }: Reference, dash: string): string {
  if (!firstPage) return elocation;
  if (!lastPage || lastPage === firstPage) return firstPage;
  const numbers = /^\d+$/.test(firstPage) && /^\d+$/.test(lastPage) && firstPage.length === lastPage.length;
  if (!numbers) return firstPage + dash + lastPage;
  let same = 0;
  while (same < lastPage.length - 1 && firstPage[same] === lastPage[same]) same += 1;
  return firstPage + dash + lastPage.slice(same);
}

/** As Chicago does: whole up to 100 and after a hundred, else the part that changed, of two digits at least unless it is one to nine. */
export function chicagoPages(reference: Reference, dash: string): string {
  const { firstPage, lastPage } = reference;
  const first = Number(firstPage);
  if (!/^\d+$/.test(firstPage) || !/^\d+$/.test(lastPage) || first < 100 || first % 100 === 0)
    return lastPage && lastPage !== firstPage && firstPage ? firstPage + dash + lastPage : shortPages(reference, dash);
  const [, end = ''] = shortPages(reference, '-').split('-');
  if (end === '') return firstPage;
  const least = first % 100 < 10 ? 1 : 2;
  return firstPage + dash + (end.length < least ? lastPage.slice(-least) : end);
}
