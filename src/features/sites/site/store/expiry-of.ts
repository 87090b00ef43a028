import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** When a site expires, if it does. */
export const expiryOf =
  (database: Database) =>
  async (site: number): Promise<Date | null> => {
    const [row] = await database.unscopedRows(
      query.selectFrom('site').where('site_id', '=', site).select('expires_at'),
    );
    return row?.expires_at ?? null;
  };
