import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { UseOf } from '../domain/site-usage.ts';
import type { SiteUsageStore } from '../use-cases/site-usage-store.ts';

const sums = sql`to_char(month, 'YYYY-MM') as month, views::float8 as views, downloads::float8 as downloads`;

export const postgresSiteUsage = (database: Database): SiteUsageStore => ({
  ofKinds: (site, since) =>
    database.rows(
      { reads: [site], writes: null },
      statement(sql<UseOf<string>>`select kind as of, ${sums} from usage_kind
        where site_id = ${site} and month >= ${`${since}-01`}::date order by month, kind`),
    ),

  ofInstitutions: (site, since) =>
    database.rows(
      { reads: [site], writes: null },
      statement(sql<UseOf<string>>`select customer_id::text as of, ${sums} from usage_customer
        where site_id = ${site} and month >= ${`${since}-01`}::date order by month, customer_id`),
    ),

  async namesOf(site, institutions) {
    if (institutions.length === 0) return new Map();
    const rows = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('customer')
        .where('site_id', '=', site)
        .where('customer_id', 'in', [...institutions])
        .select(['customer_id', 'name']),
    );
    return new Map(rows.map((row) => [row.customer_id, row.name as Text]));
  },
});
