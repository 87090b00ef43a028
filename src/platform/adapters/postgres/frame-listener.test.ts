import { afterEach, expect, test } from 'vitest';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { systemClock } from '../system/system-clock.ts';
import { listenToFrames } from './frame-listener.ts';

const app = useTestApp(async (test) => {
  for (const id of [1, 2]) await storeSite(test, { id, sld: `site${id}` });
});

let listener: ReturnType<typeof listenToFrames> | undefined;
afterEach(() => listener?.stop());

async function listening(): Promise<(number | 'any')[]> {
  const heard: (number | 'any')[] = [];
  listener = listenToFrames(
    { url: app.database.appUrl, connectMilliseconds: 2_000, pollMilliseconds: 100 },
    systemClock,
    (site) => heard.push(site ?? 'any'),
  );
  listener.start();
  await expect.poll(() => listener?.heardUntil(), { timeout: 10_000 }).toBeGreaterThan(0);
  return heard;
}

const asSite = (site: number) =>
  app.owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [`${site}`]);

test('hears which site’s frame changed: configuration, the site, its hosts; and nothing that is taken back', async () => {
  const heard = await listening();
  expect(heard).toEqual(['any']);
  await asSite(1);
  await app.owner.query(`insert into site_config (site_id, section, value) values (1, 'header', '{}')
    on conflict (site_id, section) do update set value = '{}'`);
  await expect.poll(() => heard).toEqual(['any', 1]);
  await app.owner.query("update site set keywords = '{}' where site_id = 2");
  await expect.poll(() => heard).toEqual(['any', 1, 2]);
  await app.owner.query('begin');
  await app.owner.query("insert into site_host (host, site_id) values ('gone.example', 1)");
  await app.owner.query('rollback');
  await app.owner.query("insert into site_host (host, site_id) values ('new.example', 2)");
  await expect.poll(() => heard).toEqual(['any', 1, 2, 2]);
});

test('after its connection was ended it has heard nothing, listens again and takes everything for changed', async () => {
  const heard = await listening();
  await app.app.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'imprint listener' and datname = current_database()",
  );
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['any', 'any']);
  const before = Date.now();
  await expect.poll(() => listener?.heardUntil(), { timeout: 10_000 }).toBeGreaterThan(before);
});
