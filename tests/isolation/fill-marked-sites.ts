import { madeHere } from '../../src/platform/ports/storable.ts';
import { storeSite } from '../support/sites.ts';
import type { TestApp } from '../support/test-app.ts';
import { type MarkedSite, sites } from './marked-site.ts';
import { editorOf, ownerOf } from './sample-console.ts';
import { fileOf } from './sample-content-rows.ts';
import { operatorAccount, sampleAccount } from './sample-doings.ts';
import { spentCaptcha } from './sample-factors.ts';
import { type Row, sampleRows } from './sample-rows.ts';
import { insertion, runAs } from './statements.ts';

type Rows = Readonly<Record<string, readonly Row[]>>;

/** Each site with a row in every guarded table, written as the processes write. */
export async function fillMarkedSites(test: TestApp): Promise<void> {
  await storeAccounts(test);
  for (const site of Object.values(sites))
    await storeMarkedSite(test, site, site === sites.portal ? [sites.gathered.id] : []);
  await test.owner.query(
    `insert into spent (what, value_hash, expires_at) values ('captcha', $1, now() + interval '1 day')`,
    [spentCaptcha.hash],
  );
  await keepNumbersFree(test);
}

/** Those who are the same at every site. */
export async function storeAccounts(test: TestApp): Promise<void> {
  for (const account of [sampleAccount, operatorAccount]) await storeAccount(test, account);
  await test.owner.query('insert into operator (account_id) values ($1)', [operatorAccount]);
}

const storeAccount = ({ owner }: TestApp, account: string) =>
  owner.query('insert into account (account_id, user_name) overriding system value values ($1, $2)', [
    account,
    `sample-${account}`,
  ]);

export async function storeMarkedSite(
  test: TestApp,
  site: MarkedSite,
  gathers: number[] = [],
  change: (rows: Rows) => Rows = (rows) => rows,
): Promise<void> {
  const marked = {
    keywords: JSON.stringify({ en: site.mark }),
    logo1: `/files/${site.mark}`,
    mag_id: site.itemId(20),
    umt_flag: true,
  };
  await storeSite(test, { id: site.id, sld: site.sld, gathers, columns: marked });
  for (const account of [editorOf(site), ownerOf(site)]) await storeAccount(test, account);
  await test.app.files.put(madeHere(fileOf(site).bytes), 'image/png');
  const scope = { reads: [site.id], writes: site.id };
  for (const [table, rows] of Object.entries(change(sampleRows(site))))
    for (const row of rows) await runAs(test.app.database.pool, scope, ...insertion(table, row), 'commit');
}

/** The samples have chosen their own numbers: what is stored from now on must not be given one of them. */
export const keepNumbersFree = ({ owner }: TestApp) => owner.query("select setval('id_counter', 1000000)");
