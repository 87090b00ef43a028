import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { siteBytes } from '../../../../platform/item/site-bytes.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { changeSite, readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ImportRun } from '../contract.ts';
import type { ImportEntry } from './postgres-import-entries.ts';

const abandonedAfter = '1 day';
const mostForgotten = 5;
const troubledFor = '14 days';
const mostTroubled = 5;

const runColumns = sql`id::text, name, bytes::float8 as bytes, format, as_draft as "asDraft", channel_id::text as "columnId", state, problem, documents, done, imported,
  refused, ${moment('begun_at')} as "begunAt",
  ${moment('ended_at')} as "endedAt"`;

export interface Piece {
  readonly number: number;
  readonly sha256: string;
  readonly bytes: number;
}

export type NewRun = Pick<ImportRun, 'id' | 'name' | 'bytes' | 'format' | 'asDraft' | 'columnId'> & {
  readonly account: string;
};

export type RunResult = Pick<ImportEntry, 'source' | 'outcome' | 'score' | 'problems'> & {
  readonly item: { readonly id: Id; readonly kind: string; readonly titles: Text; readonly status: string } | null;
};

export type RunStore = ReturnType<typeof postgresRuns>;

export function postgresRuns(database: Database) {
  const read = (site: number) => readSite(database, site);
  const change = (site: number) => changeSite(database, site);

  return {
    /** Unless the site would store more than it may; answers whether it begins. */
    begin: (site: number, { id, account, name, bytes, format, asDraft, columnId }: NewRun, mostBytesOfSite: number) =>
      database.transaction({ reads: [site], writes: site }, async (transaction) => {
        if ((await siteBytes(transaction, site)) + bytes > mostBytesOfSite) return false;
        await transaction.rows(statement`insert into import_run
          (site_id, id, account_id, name, bytes, format, as_draft, channel_id)
          values (${site}, ${id}, ${account}, ${name}, ${bytes}, ${format}, ${asDraft}, ${columnId})`);
        return true;
      }),

    /** How many bytes the site has stored or promised. */
    stored: (site: number) =>
      database.transaction({ reads: [site], writes: null }, (transaction) => siteBytes(transaction, site)),

    /** How many packages of the site are on their way. */
    async receiving(site: number) {
      const [row] = await read(site)<{ count: number }>`select count(*)::int as count from import_run
        where site_id = ${site} and state = 'receiving' and begun_at > now() - ${abandonedAfter}::interval`;
      return row?.count ?? 0;
    },

    /** Uploads that nobody went on with. */
    async abandoned(site: number) {
      const rows = await read(site)<{ id: string }>`
        select id::text from import_run where site_id = ${site} and state = 'receiving'
          and begun_at <= now() - ${abandonedAfter}::interval limit ${mostForgotten}`;
      return rows.map(({ id }) => id);
    },

    async forget(site: number, run: string) {
      await change(site)`delete from import_run where site_id = ${site} and id = ${run} and state = 'receiving'`;
    },

    async one(site: number, run: string) {
      const [row] = await read(site)<ImportRun>`
        select ${runColumns} from import_run where site_id = ${site} and id = ${run}`;
      return row;
    },

    /** Those of the last weeks of which not everything could be imported. */
    troubled: (site: number) =>
      read(site)<{ id: string; name: string; refused: number; hasFailed: boolean }>`
        select id::text, name, refused, state = 'failed' as "hasFailed" from import_run
        where site_id = ${site} and begun_at > now() - ${troubledFor}::interval and (state = 'failed' or refused > 0)
        order by begun_at desc limit ${mostTroubled}`,

    async list(site: number, page: number, size: number) {
      const runs = await read(site)<ImportRun>`select ${runColumns} from import_run where site_id = ${site}
        order by begun_at desc, id limit ${size} offset ${page * size}`;
      const [counted] = await read(site)<{ total: number }>`
        select count(*)::int as total from import_run where site_id = ${site}`;
      return { runs, total: counted?.total ?? 0 };
    },

    async addPiece(site: number, run: string, { number, sha256, bytes }: Piece) {
      await change(site)`insert into import_piece (site_id, run_id, number, sha256, bytes)
        values (${site}, ${run}, ${number}, ${sha256}, ${bytes})
        on conflict (site_id, run_id, number) do update set sha256 = excluded.sha256`;
    },

    pieces: (site: number, run: string) =>
      read(site)<Piece>`
        select number, sha256, bytes from import_piece where site_id = ${site} and run_id = ${run} order by number`,

    async dropPieces(site: number, run: string) {
      await change(site)`delete from import_piece where site_id = ${site} and run_id = ${run}`;
    },

    /** Answers whether the run was in the state that it leaves. */
    async leave(transaction: Transaction, site: number, run: string, from: ImportRun['state'], to: ImportRun['state']) {
      const rows = await transaction.rows(
        query
          .updateTable('import_run')
          .set({ state: to })
          .where('site_id', '=', site)
          .where('id', '=', run)
          .where('state', '=', from)
          .returning('id'),
      );
      return rows.length > 0;
    },

    async count(
      site: number,
      run: string,
      { documents, done, imported, refused }: Pick<ImportRun, 'documents' | 'done' | 'imported' | 'refused'>,
    ) {
      await change(site)`
        update import_run set state = 'running', documents = ${documents}, done = ${done}, imported = ${imported},
          refused = ${refused} where site_id = ${site} and id = ${run} and state in ('waiting', 'running')`;
    },

    /** It waits for the virus scanner. */
    async delay(site: number, run: string) {
      await change(site)`update import_run set state = 'waiting', problem = 'scanner'
        where site_id = ${site} and id = ${run} and state in ('waiting', 'running')`;
    },

    async end(site: number, run: string, state: 'done' | 'failed', problem: ImportRun['problem']) {
      await change(site)`update import_run set state = ${state}, problem = ${problem}, ended_at = now()
        where site_id = ${site} and id = ${run}`;
    },

    async keepResults(site: number, run: string, entries: readonly ImportEntry[]) {
      if (entries.length === 0) return;
      const given = JSON.stringify(entries.map(({ item, ...entry }) => ({ ...entry, item_id: item })));
      await change(site)`insert into import_result (site_id, run_id, source, outcome, item_id, score, problems)
        select ${site}, ${run}, source, outcome, item_id, score, problems from jsonb_to_recordset(${given}::jsonb)
          as given(source text, outcome text, item_id bigint, score smallint, problems jsonb)
        on conflict (site_id, run_id, source) do update
          set outcome = excluded.outcome, item_id = excluded.item_id, score = excluded.score, problems = excluded.problems`;
    },

    async results(
      site: number,
      run: string,
      { onlyProblems, page, size }: { onlyProblems: boolean; page: number; size: number },
    ) {
      const chosen = sql`from import_result result where result.site_id = ${site} and result.run_id = ${run}
        ${onlyProblems ? sql`and result.problems <> '[]'` : sql``}`;
      const results = await read(site)<RunResult>`select source, outcome, score, problems,
          (select jsonb_build_object('id', item.id::text, 'kind', item.kind, 'titles', item.titles, 'status', item.status)
            from item where item.site_id = result.site_id and item.id = result.item_id) as item
        ${chosen} order by (outcome = 'refused') desc, source limit ${size} offset ${page * size}`;
      const [counted] = await read(site)<{ total: number }>`select count(*)::int as total ${chosen}`;
      return { results, total: counted?.total ?? 0 };
    },
  };
}
