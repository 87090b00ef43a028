import type { Transaction } from '../../ports/database.ts';
import { changed, type DraftChanges, joined } from './draft-changes.ts';
import type { DraftUnit, ItemDraft, ItemReference } from './item-draft.ts';
import { statement } from './raw-statement.ts';
import { isOneOf, nameOf } from './upsert-items.ts';

interface EditRow {
  readonly kind: string;
  readonly source_key: string;
  readonly changes: DraftChanges;
}

/** The units as they are to be stored: with every change that an editor made to one of their things. */
export async function withKeptEdits(
  transaction: Transaction,
  site: number,
  units: readonly DraftUnit[],
): Promise<readonly DraftUnit[]> {
  const named = units.flatMap(({ mentioned, main, members }) => [...mentioned, main, ...members]);
  const edits = await editsOf(transaction, site, named);
  if (edits.size === 0) return units;
  const edit = (draft: ItemDraft) => changed(draft, edits.get(nameOf(draft.kind, draft.key)) ?? {});
  return units.map((unit) => ({
    ...unit,
    mentioned: unit.mentioned.map(edit),
    main: edit(unit.main),
    members: unit.members.map(edit),
  }));
}

interface Edit extends ItemReference {
  readonly changes: DraftChanges;
}

/** Keeps what an editor changed of items, in addition to earlier changes. */
export async function keepEdits(transaction: Transaction, site: number, edits: readonly Edit[]): Promise<void> {
  if (edits.length === 0) return;
  const known = await editsOf(transaction, site, edits);
  const all = edits.map(({ kind, key, changes }) => ({
    kind,
    key,
    changes: joined(known.get(nameOf(kind, key)) ?? {}, changes),
  }));
  await transaction.rows(statement`
    insert into item_edit (site_id, kind, source_key, changes) select ${site}, kind, key, changes
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as given(kind text, key text, changes jsonb)
      on conflict (site_id, kind, source_key) do update set changes = excluded.changes`);
}

async function editsOf(
  transaction: Transaction,
  site: number,
  named: readonly ItemReference[],
): Promise<Map<string, DraftChanges>> {
  if (named.length === 0) return new Map();
  const rows = await transaction.rows(statement<EditRow>`
    select kind, source_key, changes from item_edit where site_id = ${site} and ${isOneOf(named)}`);
  return new Map(rows.map(({ kind, source_key, changes }) => [nameOf(kind, source_key), changes]));
}
