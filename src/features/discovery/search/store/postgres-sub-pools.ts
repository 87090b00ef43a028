import { query } from '../../../../../db/query.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { ReadSubPool } from '../use-cases/sub-pool.ts';

export const postgresSubPools =
  (database: Database): ReadSubPool =>
  async (site, code) => {
    const [row] = await database.rows(
      site,
      query
        .selectFrom('sub_pool')
        .select(['code', 'names', 'sites'])
        .where('site_id', '=', site.target.id)
        .where('code', '=', code),
    );
    return row && { code: row.code, names: row.names as Text, sites: row.sites };
  };
