import { query } from '../../../../db/query.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { CheckedSite } from '../use-cases/check.ts';
import { pages } from './pages.ts';

const sitesAtOnce = 500;

/** Every site of the installation, whatever its state. */
export async function* listSites(database: Database): AsyncGenerator<CheckedSite> {
  const read = (after: CheckedSite | undefined) =>
    database.unscopedRows(
      query
        .selectFrom('site')
        .select(['site_id as id', 'sld'])
        .where('site_id', '>', after?.id ?? 0)
        .orderBy('site_id')
        .limit(sitesAtOnce),
    );
  for await (const sites of pages<CheckedSite>(read)) yield* sites;
}
