import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import type { Kind } from '../kind.ts';
import { putIntoColumns } from './columns.ts';
import type { DetailTable } from './detail-table.ts';
import type { DraftRow, DraftUnit, ItemDraft, ItemReference } from './item-draft.ts';
import { withKeptEdits } from './kept-edits.ts';
import { statement } from './raw-statement.ts';
import { type IdOf, replaceRows } from './replace-rows.ts';
import { collectionEntryTable, itemFileTable, itemSubjectTable } from './shared-tables.ts';
import { type FilesArrived, storeFiles } from './store-files.ts';
import { storeRelations } from './store-relations.ts';
import { isOneOf, nameOf, type StoredDraft, upsertItems } from './upsert-items.ts';

export interface Written {
  readonly unit: DraftUnit;
  readonly id: Id;
  readonly isNew: boolean;
  readonly isOlder: boolean;
}

export type WriteUnits = (transaction: Transaction, site: number, units: readonly DraftUnit[]) => Promise<Written[]>;

/**
 * The one way in which published things are stored: by import, demo and console alike. Written twice, nothing changes. Two
 * writers of one site take turns, so that things that name each other find each other.
 */
export function createWriter(kinds: readonly Kind[], filesArrived: FilesArrived = async () => {}): WriteUnits {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const names = [...byName.keys()];
  const kindOf = (name: string): Kind => {
    const kind = byName.get(name);
    if (!kind) throw new Error(`"${name}" is not a kind of content.`);
    return kind;
  };

  return async (transaction, site, given) => {
    await takeTurn(transaction, site);
    const units = await withKeptEdits(transaction, site, given);
    const known = new Map<string, Id>();
    const drafts = units.flatMap(({ mentioned, main, members }) => [...mentioned, main, ...members]);
    const arrived = await storeFiles(
      transaction,
      site,
      drafts.flatMap(({ files = [] }) => files),
    );

    const mentioned = unique(units.flatMap((unit) => unit.mentioned));
    await write(
      mentioned.filter(({ onlyIfMissing }) => onlyIfMissing),
      'keep',
    );
    await write(
      mentioned.filter(({ onlyIfMissing }) => !onlyIfMissing),
      'update',
    );
    const mains = await write(unique(units.map(({ main }) => main)), 'update');
    const newest = units.filter(({ main }) => mains.get(nameOf(main.kind, main.key))?.isOlder === false);
    await write(unique(newest.flatMap(({ members }) => members)), 'update');
    await withdrawMembers(
      transaction,
      site,
      newest.filter(({ main, isEdit }) => !isEdit && !mains.get(nameOf(main.kind, main.key))?.isNew),
      names,
    );
    await filesArrived(transaction, site, arrived);
    return given.flatMap((unit) => {
      const stored = mains.get(nameOf(unit.main.kind, unit.main.key));
      return stored ? [{ unit, id: stored.id, isNew: stored.isNew, isOlder: stored.isOlder }] : [];
    });

    async function write(group: readonly ItemDraft[], conflict: 'update' | 'keep'): Promise<Map<string, StoredDraft>> {
      const stored = await upsertItems(transaction, site, group, conflict);
      for (const { draft, id } of stored) known.set(nameOf(draft.kind, draft.key), id);
      const applied = stored.filter(({ isNew, isOlder }) => (conflict === 'keep' ? isNew : !isOlder));
      await findReferences(transaction, site, referencesOf(group, kindOf), known);
      const idOf: IdOf = ({ kind, key }) => known.get(nameOf(kind, key)) ?? null;
      for (const [kind, ofKind] of Map.groupBy(applied, ({ draft }) => kindOf(draft.kind)))
        await writeDetails(kind, ofKind, idOf);
      await writeVersions(stored, idOf);
      await writeShared(applied, idOf);
      await storeRelations(transaction, site, applied);
      for (const [kind, ofKind] of Map.groupBy(stored, ({ draft }) => kindOf(draft.kind)))
        await kind.complete?.(
          transaction,
          site,
          ofKind.map(({ id }) => id),
        );
      return new Map(stored.map((one) => [nameOf(one.draft.kind, one.draft.key), one]));
    }

    async function writeDetails(kind: Kind, stored: readonly StoredDraft[], idOf: IdOf): Promise<void> {
      const own = stored.map(({ id, draft }) => ({ owner: id, rows: [draft.details] }));
      await replaceRows(transaction, site, kind.table, own, idOf);
      await writeParts(
        (kind.parts ?? []).filter(({ accumulates }) => !accumulates),
        stored,
        idOf,
      );
    }

    /** An older source is not applied, but what accumulates keeps it. */
    async function writeVersions(stored: readonly StoredDraft[], idOf: IdOf): Promise<void> {
      for (const [kind, ofKind] of Map.groupBy(stored, ({ draft }) => kindOf(draft.kind)))
        await writeParts(
          (kind.parts ?? []).filter(({ accumulates }) => accumulates),
          ofKind,
          idOf,
        );
    }

    async function writeParts(
      parts: readonly DetailTable[],
      stored: readonly StoredDraft[],
      idOf: IdOf,
    ): Promise<void> {
      for (const part of parts) {
        const owned = stored.flatMap(({ id, draft }) => {
          const rows = draft.parts?.[part.name];
          return rows ? [{ owner: id, rows }] : [];
        });
        await replaceRows(transaction, site, part, owned, idOf);
      }
    }

    async function writeShared(stored: readonly StoredDraft[], idOf: IdOf): Promise<void> {
      const owned = (rowsOf: (draft: ItemDraft) => readonly Record<string, unknown>[] | undefined) =>
        stored.flatMap(({ id, draft }) => {
          const rows = rowsOf(draft);
          return rows ? [{ owner: id, rows }] : [];
        });
      const files = owned(({ files }) => files?.map(({ bytes, contentType, public: _, ...file }) => file));
      await replaceRows(transaction, site, itemFileTable, files, idOf);
      const isHere = (reference: ItemReference) => idOf(reference) !== null;
      const subjects = owned(({ subjects }) => subjects?.filter(isHere).map((subject) => ({ subject })));
      await replaceRows(transaction, site, itemSubjectTable, subjects, idOf);
      const entries = owned(({ entries }) => entries?.filter(isHere).map((entry) => ({ entry })));
      await replaceRows(transaction, site, collectionEntryTable, entries, idOf);
      await putIntoColumns(
        transaction,
        site,
        stored.flatMap(({ id, draft: { columns = [] } }) => columns.map((column) => ({ column, item: id }))),
      );
    }
  };
}

/** Two writers of one site take turns; whoever writes what they read before takes theirs before they read. */
export const takeTurn = (transaction: Transaction, site: number) =>
  transaction.rows(statement`select pg_advisory_xact_lock(hashtext('items'), ${site})`);

/** The last of several drafts of one thing. */
const unique = (drafts: readonly ItemDraft[]): ItemDraft[] => [
  ...new Map(drafts.map((draft) => [nameOf(draft.kind, draft.key), draft])).values(),
];

/** What an earlier version of a thing brought along and this one no longer has leaves with it. */
async function withdrawMembers(
  transaction: Transaction,
  site: number,
  units: readonly DraftUnit[],
  kinds: readonly string[],
): Promise<void> {
  for (const { main, members } of units)
    await transaction.rows(statement`
      update item set status = 'withdrawn' where site_id = ${site} and kind = any (${kinds}::text[])
        and source_key > ${`${main.key}#`} and source_key < ${`${main.key}$`} and status <> 'withdrawn'
        and source_key <> all (${members.map(({ key }) => key)}::text[])`);
}

/** Every other item that drafts name, each once. */
function referencesOf(drafts: readonly ItemDraft[], kindOf: (name: string) => Kind): ItemReference[] {
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
async function findReferences(
  transaction: Transaction,
  site: number,
  references: readonly ItemReference[],
  known: Map<string, Id>,
): Promise<void> {
  const unknown = references.filter(({ kind, key }) => !known.has(nameOf(kind, key)));
  if (unknown.length === 0) return;
  const rows = await transaction.rows(statement<{ id: Id; kind: string; source_key: string }>`
    select id, kind, source_key from item where site_id = ${site} and ${isOneOf(unknown)}`);
  for (const row of rows) known.set(nameOf(row.kind, row.source_key), row.id);
}
