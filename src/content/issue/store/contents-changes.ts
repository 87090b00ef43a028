import { isDeepStrictEqual } from 'node:util';
import type { DraftRow, ItemReference } from '../../../platform/item/writing/item-draft.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import { type ContentsEntry, inSections, type StoredEntry } from '../domain/contents.ts';

interface Written {
  /** What stands in the issue now, in its order. */
  readonly before: readonly StoredEntry[];
  /** Other papers that are put into it. */
  readonly joining: readonly StoredEntry[];
  readonly entries: readonly ContentsEntry[];
  readonly issue: ItemReference;
  readonly journal: ItemReference | null;
}

/**
 * What a written list of contents changes of each paper. Places are given to all papers as soon as the order is another one, each
 * together with its issue: a place says nothing in another one.
 */
export function contentsChanges({ before, joining, entries, issue, journal }: Written): Map<Id, DraftRow> {
  const known = new Map([...before, ...joining].map((entry) => [entry.id, entry]));
  const named = new Map(entries.map((entry) => [entry.id, entry]));
  const listed = inSections(entries.filter(({ id, out }) => !out && known.has(id)));
  const rest = before.filter(({ id }) => !named.has(id));
  const order = ids([...listed, ...rest]);
  const staying = before.filter(({ id }) => !named.get(id)?.out).map((entry) => ({ ...entry, ...named.get(entry.id) }));
  const isReordered =
    staying.some(({ id, position, firstPage }) => position === null && firstPage !== known.get(id)?.firstPage) ||
    !isDeepStrictEqual(order, ids(inSections(staying)));
  const changes = order.map((id, place): [Id, DraftRow] => {
    const [from, to] = [known.get(id), named.get(id)];
    return [
      id,
      {
        ...(isReordered && { period: issue, position: place + 1 }),
        ...(from && to && saidOf(from, to)),
        ...(from?.journal === null && journal && { journal }),
      },
    ];
  });
  const left = before
    .filter(({ id }) => named.get(id)?.out)
    .map(({ id }): [Id, DraftRow] => [id, { period: null, position: null }]);
  return new Map([...changes, ...left].filter(([, row]) => Object.keys(row).length > 0));
}

const ids = (entries: readonly { readonly id: Id }[]): Id[] => entries.map(({ id }) => id);

/** Pages of a paper that joins are its own until somebody writes others. */
function saidOf(from: StoredEntry, to: ContentsEntry): DraftRow {
  const written = (['firstPage', 'lastPage'] as const).filter(
    (name) => to[name] !== from[name] && (to[name] !== '' || from.issue !== null),
  );
  return {
    ...(!isDeepStrictEqual(from.part, to.part) && { part: to.part }),
    ...Object.fromEntries(written.map((name) => [name, to[name] || null])),
  };
}
