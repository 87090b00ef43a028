import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { unconfigured } from '../features/sites/site/domain/configuration.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
});

const plain = unconfigured({ id: 1, sld: 'optics', defaultLanguage: 'en' }).header;

const names = async () => (await portal.get('optics.localhost', '/front/site/getConfigHeader')).data.name.en;

/** As another server or a command does it: this process is told by PostgreSQL alone. */
async function rename(name: string): Promise<void> {
  await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await portal.owner.query(
    `insert into site_config (site_id, section, value) values (1, 'header', $1)
    on conflict (site_id, section) do update set value = $1`,
    [JSON.stringify({ ...plain, name: { en: name } })],
  );
}

/** Less than what is kept without being told. */
const heardMilliseconds = 4_000;

test('a site’s frame is read once and kept until it changes; then the change is there at once', async () => {
  await expect.poll(() => portal.app.frames.heardUntil(), { timeout: 10_000 }).toBeGreaterThan(0);
  await rename('First');
  await expect.poll(names, { timeout: heardMilliseconds, interval: 20 }).toBe('First');

  // A change that nobody is told of shows that nothing is read: it is not seen even after longer than five seconds.
  await portal.owner.query('alter table site_config disable trigger frame_changed');
  await rename('Untold');
  await sleep(6_000);
  expect(await names()).toBe('First');
  await portal.owner.query('alter table site_config enable trigger frame_changed');

  await rename('Second');
  await expect.poll(names, { timeout: heardMilliseconds, interval: 20 }).toBe('Second');
});

test('while nobody can tell, what is kept ends after five seconds as it always did', async () => {
  expect(await names()).toBe('Second');
  await portal.app.frames.stop();
  await rename('Unheard');
  await expect.poll(names, { timeout: 6_500, interval: 100 }).toBe('Unheard');
});
