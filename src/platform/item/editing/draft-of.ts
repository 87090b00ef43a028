import type { Document } from '../../kernel/form-field.ts';
import type { Transaction } from '../../ports/database.ts';
import type { Kind } from '../kind.ts';
import { changed, type DraftChanges, joined } from '../writing/draft-changes.ts';
import type { ItemDraft } from '../writing/item-draft.ts';
import { statement } from '../writing/raw-statement.ts';
import type { ItemChanges, ItemField } from './item-form.ts';
import { linkedIds, referencesTo, withReferences } from './references.ts';
import type { StoredItem } from './stored-item.ts';

/** What the fields that someone changed say, with names in place of ids, and the things that they mention for the first time. */
export async function changesIn(
  transaction: Transaction,
  site: number,
  kind: Kind,
  fields: readonly ItemField[],
  values: Document,
  before: StoredItem,
): Promise<{ changes: DraftChanges; mentioned: readonly ItemDraft[] }> {
  const all = fields.map(({ field, change }) => change(values[field.name], before, values));
  const tableOf = (name: string) => kind.parts?.find((part) => part.name === name) ?? kind.table;
  const ids = all.flatMap(({ details = {}, parts = {}, entries = [] }) => [
    ...linkedIds(kind.table, [details]),
    ...Object.entries(parts).flatMap(([name, rows]) => linkedIds(tableOf(name), rows)),
    ...entries,
  ]);
  const referenceOf = await referencesTo(transaction, site, ids);
  const named = ({ details, parts, entries, mentioned, ...others }: ItemChanges): DraftChanges => ({
    ...others,
    ...(details && { details: withReferences(kind.table, details, referenceOf) }),
    ...(parts && {
      parts: Object.fromEntries(
        Object.entries(parts).map(([name, rows]) => [
          name,
          rows.map((row) => withReferences(tableOf(name), row, referenceOf)),
        ]),
      ),
    }),
    ...(entries && { entries: entries.flatMap((id) => referenceOf(id) ?? []) }),
  });
  return {
    changes: all.map(named).reduce(joined, {}),
    mentioned: all.flatMap(({ mentioned = [] }) => mentioned),
  };
}

/** A stored thing as the draft that would store it, with what was changed. Parts that nobody changed are left alone. */
export async function draftOf(
  transaction: Transaction,
  site: number,
  kind: Kind,
  stored: StoredItem,
  key: string,
  changes: DraftChanges,
): Promise<ItemDraft> {
  if (stored.id !== '' && stored.key === null)
    await transaction.rows(
      statement`update item set source_key = ${key} where site_id = ${site} and id = ${stored.id}`,
    );
  const referenceOf = await referencesTo(transaction, site, linkedIds(kind.table, [stored.details]));
  const { rank, language, titles, richTitles, summaries, keywords, doi, cover, publishedOn } = stored;
  return changed(
    {
      ...{ kind: kind.name, key, rank, status: 'published', language },
      ...{ titles, richTitles, summaries, keywords, doi, cover, publishedOn },
      details: withReferences(kind.table, stored.details, referenceOf),
    },
    changes,
  );
}
