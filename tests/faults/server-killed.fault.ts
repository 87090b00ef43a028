import { expect, it } from 'vitest';
import { opticsNumber } from '../../samples/sites.ts';
import { ask } from './ask.ts';
import { makeStale } from './edge-purge.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();
const known = [
  '/homeNav?lang=zh',
  '/homeNav?lang=en',
  '/periodIntroduce?lang=zh',
  '/rc-pub/front/channel/getChannelList',
];

it('shows every known page while the server is gone, even pages that are stale, and heals when it is back', async () => {
  const before = await Promise.all(known.map((path) => ask(portal.edgePort, path)));
  expect(before.map(({ http }) => http)).toEqual(known.map(() => 200));
  await makeStale(portal, opticsNumber);
  await portal.server.kill();

  for (let round = 0; round < 10; round++) {
    for (const [place, path] of known.entries()) {
      const heard = await ask(portal.edgePort, path);
      expect([path, heard.http]).toEqual([path, 200]);
      expect(heard.text).toBe(before[place]?.text);
      expect(heard.milliseconds).toBeLessThan(2_000);
    }
  }
  for (const path of ['/contact?lang=zh', '/rc-pub/front/tools/getToolsList']) {
    const unknown = await ask(portal.edgePort, path);
    expect([path, unknown.http]).toEqual([path, 503]);
    expect(unknown.text).not.toMatch(/varnish|guru|127\.0\.0\.1/i);
    expect(unknown.milliseconds).toBeLessThan(2_000);
  }

  portal.server.start();
  await until(
    'an unknown page is shown again',
    async () => (await ask(portal.edgePort, '/contact?lang=zh')).http === 200,
  );
  await until(
    'the stale page was fetched anew',
    async () => (await ask(portal.edgePort, known[0] as string)).cache === 'hit',
  );
});
