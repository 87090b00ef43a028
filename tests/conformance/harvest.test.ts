import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { tellHarvesters } from '../support/told-harvesters.ts';
import { type Harvester, harvest, harvesters, known, momentAt, pageTimes } from './harvest.ts';

// `IMPRINT_HARVEST=23230,2000` harvests so many works while so many change.
const [works = 1_200, changes = 300] = (process.env.IMPRINT_HARVEST ?? '').split(',').filter(Boolean).map(Number);
const drafts = Math.ceil(changes / 10);
let address = '';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await app.owner.query("insert into site_host (host, site_id) values ('127.0.0.1', 1)");
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/oai`;
});

/** So many works take longer than an app may take to begin. */
async function fill(): Promise<void> {
  await asSite(portal.owner);
  await portal.owner.query(
    `insert into item (site_id, id, kind, status, titles, published_on, source_key)
    select 1, (1::bigint << 40) | n, 'article', case when n > $1 then 'draft' else 'published' end,
      jsonb_build_object('en', 'Paper ' || n), '2026-01-01', 'p' || n from generate_series(1, $1::int + $2::int) n`,
    [works, drafts],
  );
  await portal.owner.query(
    `insert into article (site_id, id, type, publication_type, access_type)
    select site_id, id, 'research-article', 0, 0 from item where site_id = 1`,
  );
  await tellHarvesters(portal.app);
}

const asSite = (owner: { query(sql: string): Promise<unknown> }) =>
  owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");

/** Papers that change, are withdrawn and come new, spread over all of them; told while the next ones change. */
async function change(): Promise<void> {
  const step = Math.max(1, Math.floor(works / changes));
  for (let n = 1; n <= changes; n += 1) {
    const id = idOf(1, 1 + ((n * step * 7) % works));
    const isWithdrawn = n % 10 === 0;
    await portal.owner.query(
      isWithdrawn
        ? "update item set status = 'withdrawn', withdrawn_on = '2026-02-02' where site_id = 1 and id = $1"
        : "update item set titles = titles || jsonb_build_object('en', 'Changed ' || random()) where site_id = 1 and id = $1",
      [id],
    );
    if (isWithdrawn)
      await portal.owner.query("update item set status = 'published' where site_id = 1 and id = $1", [
        idOf(1, works + n / 10),
      ]);
    if (n % 20 === 0) await tellHarvesters(portal.app);
  }
  await tellHarvesters(portal.app);
}

/** As the database has it: which works there are, when they were told of last, and which are no longer there. */
async function stored() {
  const { rows } = await portal.owner.query<{ id: string; at: string; gone: boolean }>(
    `select item.id, to_char(told.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, item.status <> 'published' as gone
    from item join harvest_entry told on told.site_id = item.site_id and told.item_id = item.id and told.set_spec = ''
    where item.site_id = 1 and item.status <> 'draft'`,
  );
  return new Map(
    rows.map(({ id, at, gone }) => {
      const identifier = `oai:optics.localhost:${id}`;
      return [identifier, { identifier, datestamp: at, isDeleted: gone }];
    }),
  );
}

test('every work is harvested once by Sickle and by oaipmh-scythe, in both formats', async () => {
  await fill();
  const there = await stored();
  expect(there.size).toBe(works);
  for (const harvester of Object.keys(harvesters) as Harvester[])
    for (const prefix of ['oai_dc', 'jats']) {
      const heard = await harvest(harvester, address, { prefix });
      expect(heard.length, `${harvester} ${prefix}`).toBe(works);
      expect(known(heard)).toEqual(there);
    }
}, 600_000);

test('of works that change during a harvest none is missed, none invented, and deleted ones are marked', async () => {
  for (const harvester of Object.keys(harvesters) as Harvester[]) {
    const begun = await momentAt(address);
    let changing: Promise<void> | undefined;
    const heard = await harvest(harvester, address, {}, () => {
      changing ??= change();
    });
    await changing;
    // Whoever harvests goes on from when the harvest before began.
    const later = await harvest(harvester, address, { since: begun });
    const there = await stored();
    expect(later.length, `${harvester}: what changed`).toBeGreaterThan(0);
    expect(known([...heard, ...later])).toEqual(there);
    expect([...there.values()].filter(({ isDeleted }) => isDeleted).length).toBeGreaterThan(0);
    // What changes comes to the end: nothing that stayed is jumped over.
    expect(new Set(heard.map(({ identifier }) => identifier)).size).toBeGreaterThanOrEqual(works - 1);
  }
}, 600_000);

// A time is no gate of CI, where harvest-plan.test.ts counts the rows that a page reads.
test.runIf(process.env.IMPRINT_HARVEST)(
  'a page far into the list costs what the first one does',
  async () => {
    const far = Math.min(200, Math.floor(works / 100) - 2);
    const times = await pageTimes(address, [1, far]);
    console.log(
      `p50 of a page: ${[...times].map(([place, time]) => `token ${place}: ${time.toFixed(1)} ms`).join(', ')}`,
    );
    expect((times.get(far) ?? Number.NaN) / (times.get(1) ?? Number.NaN)).toBeLessThan(2);
  },
  120_000,
);
