import { isId } from '../../../../../platform/kernel/id.ts';
import type { Sort, SortField } from '../search-question.ts';

export interface SortKey {
  readonly field: string;
  readonly clause: object;
}

const storedFields: Readonly<Record<Exclude<SortField, 'relevance'>, string>> = {
  publishDate: 'publishedOn',
  visits: 'visits',
  downloads: 'downloads',
  referenceCount: 'referenceCount',
  score: 'score',
  commentCount: 'commentCount',
};

// What has no value comes last in both directions. The engine's own `_last` would answer a number that JavaScript can't hold.
const earliest = -62_135_596_800_000;
const latest = 253_402_300_799_999;

const byField = (field: string, order: Sort['direction']): SortKey => {
  const last = order === 'desc' ? earliest : latest;
  const missing = field === 'publishedOn' ? last : field === 'score' ? (order === 'desc' ? -1 : 99) : 0;
  return { field, clause: { [field]: { order, missing } } };
};

const relevance: SortKey = { field: '_score', clause: { _score: { order: 'desc' } } };
const newest = byField('publishedOn', 'desc');
const byId: SortKey = { field: 'id', clause: { id: { order: 'asc' } } };

/** What orders the hits, down to the id: two hits never change places between pages. */
export function sortKeys({ field, direction }: Sort, hasText: boolean): readonly SortKey[] {
  if (field === 'relevance') return hasText ? [relevance, newest, byId] : [newest, byId];
  const first = byField(storedFields[field], direction);
  return first.field === newest.field ? [first, byId] : [first, newest, byId];
}

/** Where a deep walk goes on: behind these values, in this order. */
export interface Cursor {
  readonly sort: string;
  readonly after: readonly (string | number)[];
}

const nameOf = ({ field, direction }: Sort): string => `${field},${direction}`;

export const writeCursor = (sort: Sort, after: readonly unknown[]): string =>
  btoa(encodeURIComponent(JSON.stringify([nameOf(sort), ...after])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Anyone can write a cursor: only values that a sort of this question may have are taken from it. */
export function readCursor(text: string, sort: Sort, keys: readonly { readonly field: string }[]): Cursor | undefined {
  const [name, ...after] = values(text);
  if (name !== nameOf(sort) || after.length !== keys.length) return undefined;
  const fits = keys.every(({ field }, place) =>
    field === 'id' ? isId(String(after[place])) : Number.isFinite(after[place]),
  );
  return fits ? { sort: name, after: after as (string | number)[] } : undefined;
}

function values(text: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(decodeURIComponent(atob(text.replaceAll('-', '+').replaceAll('_', '/'))));
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
