import type { Id } from '../../../platform/kernel/id.ts';
import { itemKey } from '../../../platform/ports/edge-cache.ts';

/** An answer may carry only so many keys. The first of a longer list have theirs; the others are fresh within a minute anyway. */
const mostKeys = 40;

export function showFirst(shows: (key: string) => void, things: readonly { readonly id: Id }[]): void {
  for (const { id } of things.slice(0, mostKeys)) shows(itemKey(id));
}
