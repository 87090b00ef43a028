import { type Selectable, sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { DB } from '../../../../db/types.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import { firstHash, type SealedChange, sealedText } from '../../../platform/kernel/sealed-change.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';
import { hashBy } from '../../../platform/ports/hash-by.ts';
import type { Keys } from '../../../platform/ports/keys.ts';

/** Appends to the site's chain; two writers of one site take turns, and both see the newest link. */
export const recordingActions =
  (keys: Keys): RecordAction =>
  async (transaction, { site, account, action, kind, id, before, after }) => {
    await transaction.rows(statement`select pg_advisory_xact_lock(hashtext('console_change'), ${site})`);
    const [newest] = await transaction.rows(
      query
        .selectFrom('console_change')
        .where('site_id', '=', site)
        .select(['number', 'hash'])
        .orderBy('number', 'desc')
        .limit(1),
    );
    const sealed = {
      site,
      number: Number(newest?.number ?? 0) + 1,
      at: new Date().toISOString(),
      account,
      action,
      kind,
      id,
      before: before ?? null,
      after: after ?? null,
      previousHash: newest?.hash ?? firstHash,
      sealKey: keys.current,
    };
    await transaction.rows(
      query.insertInto('console_change').values({
        site_id: site,
        number: sealed.number,
        at: sealed.at,
        account_id: account,
        action,
        kind,
        document_id: id,
        before: sealed.before === null ? null : JSON.stringify(sealed.before),
        after: sealed.after === null ? null : JSON.stringify(sealed.after),
        previous_hash: sealed.previousHash,
        seal_key: sealed.sealKey,
        hash: hashBy(keys)(sealedText(sealed), sealed.sealKey) ?? '',
      }),
    );
  };

/** The day of a change by the clock of its site. */
const dayOf = (site: number) =>
  sql<string>`(at at time zone (select time_zone from site where site.site_id = ${site}))::date`;

interface ChangeFilter {
  readonly kind?: string | undefined;
  readonly id?: string | undefined;
  /** The user name of who did it. */
  readonly by?: string | undefined;
  /** A day by the clock of the site. */
  readonly day?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** The documents of a site whose log is kept from somebody who works there. */
export type KeptFrom = (site: number, account: string) => Promise<readonly string[]>;

export type ChangeStore = ReturnType<typeof postgresChanges>;

export const postgresChanges = (database: Database, keptFrom: KeptFrom) => ({
  /** The newest first, without what is kept from that reader. */
  async list(site: number, reader: string, { kind, id, by, day, page, size }: ChangeFilter) {
    const kept = await keptFrom(site, reader);
    const chosen = query
      .selectFrom('console_change')
      .where('site_id', '=', site)
      .where(sql<boolean>`document_id <> all(${kept}::text[])`)
      .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? ''))
      .$if(id !== undefined, (some) => some.where('document_id', '=', id ?? ''))
      .$if(by !== undefined, (some) =>
        some.where('account_id', 'in', (accounts) =>
          accounts
            .selectFrom('account')
            .select('account_id')
            .where(sql<string>`lower(user_name)`, '=', (by ?? '').toLowerCase()),
        ),
      )
      .$if(day !== undefined, (some) => some.where(dayOf(site), '=', sql<string>`${day}::date`));
    const scope = { reads: [site], writes: null };
    const rows = await database.rows(
      scope,
      chosen
        .selectAll()
        .orderBy('number', 'desc')
        .limit(size)
        .offset(page * size),
    );
    const [counted] = await database.rows(scope, chosen.select(sql<number>`count(*)::int`.as('total')));
    return { changes: rows.map(changeOf), total: counted?.total ?? 0 };
  },

  async one(transaction: Transaction, site: number, number: number) {
    const [row] = await transaction.rows(
      query.selectFrom('console_change').where('site_id', '=', site).where('number', '=', String(number)).selectAll(),
    );
    return row && changeOf(row);
  },

  /** What people are called whose accounts still exist. */
  async namesOf(accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (accounts.length === 0) return new Map();
    const rows = await database.unscopedRows(
      query
        .selectFrom('account')
        .where('account_id', 'in', [...new Set(accounts)])
        .select(['account_id', sql<string>`coalesce(nullif(real_name, ''), user_name)`.as('name')]),
    );
    return new Map(rows.map((row) => [row.account_id, row.name]));
  },
});

export const changeOf = (row: Selectable<DB['console_change']>): SealedChange => ({
  site: row.site_id,
  number: Number(row.number),
  at: row.at.toISOString(),
  account: row.account_id,
  action: row.action,
  kind: row.kind,
  id: row.document_id,
  before: row.before,
  after: row.after,
  previousHash: row.previous_hash,
  sealKey: row.seal_key,
  hash: row.hash,
});
