import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { changeSite, readSite, statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { SecurityEvent } from '../../../platform/ports/security-log.ts';

interface Row extends SecurityEvent {
  readonly id: string;
  readonly at: Date;
  /** The user name, of whoever still has an account. */
  readonly by: string | null;
  readonly total: number;
}

interface Filter {
  readonly kind?: string | undefined;
  /** A user name. */
  readonly by?: string | undefined;
  readonly page: number;
  readonly size: number;
}

export type SecurityEventStore = ReturnType<typeof postgresSecurityEvents>;

export const postgresSecurityEvents = (database: Database) => ({
  async add({ site, kind, outcome, account, detail }: SecurityEvent) {
    const values = sql`${kind}, ${outcome}, ${account}::bigint, ${JSON.stringify(detail)}::jsonb`;
    if (site === null)
      await database.unscopedRows(statement`
        insert into installation_event (kind, outcome, account_id, detail) values (${values})`);
    else
      await changeSite(database, site)`
        insert into security_event (site_id, kind, outcome, account_id, detail) values (${site}, ${values})`;
  },

  /** The newest first; of the installation itself without a site. */
  async list(site: number | null, { kind, by, page, size }: Filter) {
    const columns = sql`event_id::text as id, at, kind, outcome, account_id::text as account, detail,
      (select user_name from account where account.account_id = event.account_id) as by,
      count(*) over ()::int as total`;
    const chosen = sql`(${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${by ?? null}::text is null
        or account_id in (select account_id from account where lower(user_name) = lower(${by ?? null})))
      order by event_id desc limit ${size} offset ${page * size}`;
    const rows =
      site === null
        ? await database.unscopedRows(statement<Row>`
          select ${columns}, null::int as site from installation_event event where ${chosen}`)
        : await readSite(database, site)<Row>`
          select ${columns}, site_id as site from security_event event where site_id = ${site} and ${chosen}`;
    return { events: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total: rows[0]?.total ?? 0 };
  },

  /** When each command of the installation last did its work. */
  lastCommands: () =>
    database.unscopedRows(statement<{ command: string; seconds: number }>`
      select detail ->> 'command' as command, extract(epoch from max(at))::float8 as seconds
      from installation_event where kind = 'command' and outcome = 'succeeded' group by 1`),

  /** Removes some of what is older, the oldest first, and answers how many; of the installation itself without a site. */
  async forget(site: number | null, olderThanDays: number) {
    const forgetting = statement<{ gone: number }>`
      select forget_security_events(${site}::int, ${olderThanDays}) as gone`;
    const [row] =
      site === null
        ? await database.unscopedRows(forgetting)
        : // What begins by `select` is read with others, by who may not write.
          await database.transaction({ reads: [site], writes: site }, (transaction) => transaction.rows(forgetting));
    return row?.gone ?? 0;
  },

  async sites() {
    const rows = await database.unscopedRows(query.selectFrom('site').select('site_id').orderBy('site_id'));
    return rows.map(({ site_id }) => site_id);
  },
});
