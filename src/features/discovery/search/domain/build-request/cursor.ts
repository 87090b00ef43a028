import { isId } from '../../../../../platform/kernel/id.ts';
import type { Sort } from '../search-question.ts';

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
