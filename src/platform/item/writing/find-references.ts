import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import type { Kind } from '../kind.ts';
import type { DetailTable } from './detail-table.ts';
import type { DraftRow, ItemDraft, ItemReference } from './item-draft.ts';
import { statement } from './raw-statement.ts';
import { nameOf } from './upsert-items.ts';

/** Every other item that drafts name, each once. */
export function referencesOf(drafts: readonly ItemDraft[], kindOf: (name: string) => Kind): ItemReference[] {
  const named = new Map<string, ItemReference>();
  const take = (reference: unknown) => {
    if (!reference) return;
    const { kind, key } = reference as ItemReference;
    named.set(nameOf(kind, key), { kind, key });
  };
  const takeLinks = (table: DetailTable | undefined, row: DraftRow) => {
    for (const field of table?.links ?? []) take(row[field]);
  };
  for (const draft of drafts) {
    const kind = kindOf(draft.kind);
    takeLinks(kind.table, draft.details);
    for (const [name, rows] of Object.entries(draft.parts ?? {}))
      for (const row of rows)
        takeLinks(
          kind.parts?.find((part) => part.name === name),
          row,
        );
    draft.subjects?.forEach(take);
    draft.entries?.forEach(take);
  }
  return [...named.values()];
}

/** Adds the ids of references that are not known yet, as far as the items are stored. */
export async function findReferences(
  transaction: Transaction,
  site: number,
  references: readonly ItemReference[],
  known: Map<string, Id>,
): Promise<void> {
  const unknown = references.filter(({ kind, key }) => !known.has(nameOf(kind, key)));
  if (unknown.length === 0) return;
  const rows = await transaction.rows(statement<{ id: Id; kind: string; source_key: string }>`
    select id, kind, source_key from item
      where site_id = ${site} and (kind, source_key) in
        (select kind, key from jsonb_to_recordset(${JSON.stringify(unknown)}::jsonb) as given(kind text, key text))`);
  for (const row of rows) known.set(nameOf(row.kind, row.source_key), row.id);
}
