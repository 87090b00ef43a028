import { madeHere } from '../../src/platform/ports/storable.ts';
import { storeSite } from '../support/sites.ts';
import type { TestHouse } from '../support/test-house.ts';
import { sites } from './marked-site.ts';
import { fileOf } from './sample-content-rows.ts';
import { editorOf, ownerOf } from './sample-desk.ts';
import { operatorAccount, sampleAccount } from './sample-doings.ts';
import { spentCaptcha } from './sample-proofs.ts';
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
      umt_flag: true,
    };
    await storeSite(test, { id: site.id, sld: site.sld, gathers, columns: marked });
  }
  const accounts = Object.values(sites).flatMap((site) => [editorOf(site), ownerOf(site)]);
  for (const account of [sampleAccount, operatorAccount, ...accounts])
    await test.owner.query('insert into account (account_id, user_name) overriding system value values ($1, $2)', [
      account,
      `sample-${account}`,
    ]);
  await test.owner.query('insert into operator (account_id) values ($1)', [operatorAccount]);
  await test.owner.query(
    `insert into spent (what, value_hash, expires_at) values ('captcha', $1, now() + interval '1 day')`,
    [spentCaptcha.hash],
  );
  for (const site of Object.values(sites)) await test.house.files.put(madeHere(fileOf(site).bytes), 'image/png');
  for (const site of Object.values(sites)) {
    const scope = { reads: [site.id], writes: site.id };
    for (const [table, rows] of Object.entries(sampleRows(site)))
      for (const row of rows) await runAs(test.house.database.pool, scope, ...insertion(table, row), 'commit');
  }
}
