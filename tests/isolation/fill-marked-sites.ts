import { storeSite } from '../support/sites.ts';
import type { TestHouse } from '../support/test-house.ts';
import { sites } from './marked-site.ts';
import { sampleAccount } from './sample-doings.ts';
import { sampleRows } from './sample-rows.ts';
import { insertion, runAs } from './statements.ts';

/** Each site with a row in every guarded table, written as the processes write. */
export async function fillMarkedSites(test: TestHouse): Promise<void> {
  for (const site of Object.values(sites)) {
    const gathers = site === sites.portal ? [sites.gathered.id] : [];
    const marked = {
      keywords: JSON.stringify({ en: site.mark }),
      logo1: `/files/${site.mark}`,
      mag_id: site.thing(20),
    };
    await storeSite(test, { id: site.id, sld: site.sld, gathers, columns: marked });
  }
  await test.owner.query('insert into account (account_id, user_name) overriding system value values ($1, $2)', [
    sampleAccount,
    'sample-member',
  ]);
  for (const site of Object.values(sites)) {
    const scope = { reads: [site.id], writes: site.id };
    for (const [table, rows] of Object.entries(sampleRows(site)))
      for (const row of rows) await runAs(test.house.database.pool, scope, ...insertion(table, row), 'commit');
  }
}
