import { readSite } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';

/** Whether a site has journals of its own to choose from. */
export const hasSeveralJournals =
  (database: Database) =>
  async (site: number): Promise<boolean> => {
    const rows = await readSite(database, site)`select 1 from item
      where site_id = ${site} and kind = 'journal' and status = 'published' limit 2`;
    return rows.length > 1;
  };
