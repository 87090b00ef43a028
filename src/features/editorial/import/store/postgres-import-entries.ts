import { query } from '../../../../../db/query.ts';
import type { DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { isOneOf } from '../../../../platform/item/writing/upsert-items.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { Problem } from '../domain/problem.ts';

export interface ImportEntry {
  readonly source: string;
  /** The same bytes and the same reader need not be read again. */
  readonly sha256: string;
  readonly reader: number;
  readonly outcome: 'imported' | 'refused';
  readonly item: Id | null;
  readonly score: number | null;
  readonly problems: readonly (Problem | { readonly reason: string })[];
}

export type ImportEntries = ReturnType<typeof postgresImportEntries>;

/** What was imported from where. */
export const postgresImportEntries = (database: Database) => ({
  /** How each document was read the last time. */
  async known(site: number, format: string) {
    const rows = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('import_entry')
        .select(['source', 'sha256', 'reader'])
        .where('site_id', '=', site)
        .where('format', '=', format),
    );
    return new Map(rows.map(({ source, sha256, reader }) => [source, { sha256, reader }]));
  },

  /** The site's journal, if it has but one. */
  async onlyJournal(site: number): Promise<ItemDraft | null> {
    const [journal, ...others] = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('item')
        .select(['source_key', 'titles'])
        .where('site_id', '=', site)
        .where('kind', '=', 'journal')
        .where('status', '<>', 'withdrawn')
        .limit(2),
    );
    if (!journal?.source_key || others.length > 0) return null;
    return {
      kind: 'journal',
      key: journal.source_key,
      onlyIfMissing: true,
      titles: journal.titles as Text,
      details: {},
    };
  },

  /** The keys of those documents that readers see already. */
  async visible(transaction: Transaction, site: number, units: readonly DraftUnit[]) {
    const rows = await transaction.rows(statement<{ key: string }>`
      select source_key as key from item where site_id = ${site} and status <> 'draft'
        and ${isOneOf(units.map(({ main }) => main))}`);
    return new Set(rows.map(({ key }) => key));
  },

  /** Publishes issues that wait and that these documents stand in. */
  async openIssues(transaction: Transaction, site: number, units: readonly DraftUnit[]) {
    const issues = units.flatMap(({ mentioned }) => mentioned.filter(({ kind }) => kind === 'issue'));
    if (issues.length === 0) return;
    await transaction.rows(statement`
      update item set status = 'published' where site_id = ${site} and kind = 'issue' and status = 'draft'
        and source_key = any (${[...new Set(issues.map(({ key }) => key))]}::text[])`);
  },

  async record(transaction: Transaction, site: number, format: string, entries: readonly ImportEntry[]) {
    if (entries.length === 0) return;
    const given = JSON.stringify(entries.map(({ item, ...entry }) => ({ ...entry, item_id: item })));
    await transaction.rows(statement`
      insert into import_entry (site_id, format, source, sha256, reader, outcome, item_id, score, problems)
        select ${site}, ${format}, source, sha256, reader, outcome, item_id, score, problems
        from jsonb_to_recordset(${given}::jsonb)
          as given(source text, sha256 text, reader int, outcome text, item_id bigint, score smallint, problems jsonb)
        on conflict (site_id, format, source) do update
          set sha256 = excluded.sha256, reader = excluded.reader, outcome = excluded.outcome, item_id = excluded.item_id,
            score = excluded.score, problems = excluded.problems`);
  },
});
