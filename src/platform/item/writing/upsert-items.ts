import { sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import type { ItemDraft, ItemReference } from './item-draft.ts';
import { asExcluded, columnList, statement } from './raw-statement.ts';

export interface StoredDraft {
  readonly draft: ItemDraft;
  readonly id: Id;
  readonly isNew: boolean;
  /** A newer or fuller source was here before; the draft was not applied. */
  readonly isOlder: boolean;
}

const columns = {
  kind: 'text',
  source_key: 'text',
  source_rank: 'int',
  status: 'text',
  language: 'text',
  titles: 'jsonb',
  rich_titles: 'jsonb',
  summaries: 'jsonb',
  keywords: 'jsonb',
  doi: 'text',
  cover: 'text',
  published_on: 'date',
} as const;

const names = Object.keys(columns);
const changeable = names.filter((name) => name !== 'kind' && name !== 'source_key' && name !== 'status');

/** What an editor withdrew stays withdrawn; what only left its article comes back with it. */
const statusNow = sql`case when item.withdrawn_on is null then excluded.status else item.status end`;

const update = sql`update set status = ${statusNow}, ${asExcluded(changeable)}
  where excluded.source_rank >= item.source_rank
    and (item.status, ${columnList(changeable, 'item')}) is distinct from (${statusNow}, ${columnList(changeable, 'excluded')})`;

const toRow = (draft: ItemDraft) => ({
  kind: draft.kind,
  source_key: draft.key,
  source_rank: draft.rank ?? 0,
  status: draft.status ?? 'published',
  language: draft.language ?? null,
  titles: draft.titles,
  rich_titles: draft.richTitles ?? {},
  summaries: draft.summaries ?? {},
  keywords: draft.keywords ?? {},
  doi: draft.doi ?? null,
  cover: draft.cover ?? null,
  published_on: draft.publishedOn ?? null,
});

/** Stores the identities of drafts, each key once. An equal one is left alone, so it raises no revision and leaves no mark. */
export async function upsertItems(
  transaction: Transaction,
  site: number,
  drafts: readonly ItemDraft[],
  conflict: 'update' | 'keep',
): Promise<StoredDraft[]> {
  if (drafts.length === 0) return [];
  const given = JSON.stringify(drafts.map(toRow));
  const shape = sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  const made = await transaction.rows(statement<{ id: Id }>`insert into item (site_id, id, ${columnList(names)})
    select ${site}, new_id(${site}), ${columnList(names, 'given')} from jsonb_to_recordset(${given}::jsonb) as given(${shape})
    on conflict (site_id, kind, source_key) do ${conflict === 'update' ? update : sql`nothing`}
    returning case when xmax = 0 then id end as id`);
  const newIds = new Set(made.map(({ id }) => id));
  const stored = await transaction.rows(statement<{ id: Id; kind: string; source_key: string; source_rank: number }>`
    select id, kind, source_key, source_rank from item where site_id = ${site} and ${isOneOf(drafts)}`);
  const byName = new Map(stored.map((row) => [nameOf(row.kind, row.source_key), row]));
  return drafts.flatMap((draft) => {
    const row = byName.get(nameOf(draft.kind, draft.key));
    return row ? [{ draft, id: row.id, isNew: newIds.has(row.id), isOlder: row.source_rank > (draft.rank ?? 0) }] : [];
  });
}

export const nameOf = (kind: string, key: string): string => `${kind} ${key}`;

/** Whether a row of `kind` and `source_key` is one of these. */
export const isOneOf = (named: readonly ItemReference[]) => {
  const keys = JSON.stringify(named.map(({ kind, key }) => ({ kind, key })));
  return sql`(kind, source_key) in
    (select kind, key from jsonb_to_recordset(${keys}::jsonb) as given(kind text, key text))`;
};
