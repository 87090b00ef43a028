import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import type { Kind } from '../kind.ts';
import type { DraftRow, ItemDraft } from '../writing/item-draft.ts';
import { keepEdits } from '../writing/kept-edits.ts';
import { linkedIds, type ReferenceOf, referencesTo, withReferences } from './references.ts';
import { readStoredItems, type StoredItem } from './stored-item.ts';

/** A stored thing as the draft that would store it. Its parts are left alone. */
export function storedDraft(kind: Kind, stored: StoredItem, key: string, referenceOf: ReferenceOf): ItemDraft {
  const { rank, language, titles, richTitles, summaries, keywords, doi, cover, publishedOn } = stored;
  return {
    kind: kind.name,
    key,
    rank,
    language,
    titles,
    richTitles,
    summaries,
    keywords,
    doi,
    cover,
    publishedOn,
    details: withReferences(kind.table, stored.details, referenceOf),
  };
}

/** Things whose facts the form of another one changes, as drafts: each stays in the state in which it is, and the changes are kept. */
export async function memberDrafts(
  transaction: Transaction,
  site: number,
  kind: Kind,
  changes: ReadonlyMap<Id, DraftRow>,
): Promise<ItemDraft[]> {
  const stored = await readStoredItems(transaction, site, kind, [...changes.keys()], []);
  const links = stored.flatMap(({ details }) => linkedIds(kind.table, [details]));
  const referenceOf = await referencesTo(transaction, site, [...changes.keys(), ...links]);
  const named = stored.flatMap((item) => {
    const reference = referenceOf(item.id);
    return reference ? [{ item, ...reference, changes: { details: changes.get(item.id) ?? {} } }] : [];
  });
  await keepEdits(transaction, site, named);
  return named.map(({ item, key }) => ({ ...storedDraft(kind, item, key, referenceOf), status: item.status }));
}
