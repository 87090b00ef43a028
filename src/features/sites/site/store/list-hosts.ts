import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** Every host of every site. */
export const listHosts = (database: Database) => async (): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.unscopedRows(query.selectFrom('site_host').select(['host', 'site_id']));
  return new Map(rows.map(({ host, site_id }) => [host, site_id]));
};
