import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

const portal = useFragilePortal();

const report = { kind: 'error', message: 'sample report' };
const sendReport = () =>
  ask(portal.serverPort, '/reports/browser', {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/json' },
  });

describe.each(['refuse', 'hang'] as const)('while Redis does %s', (trouble) => {
  it('no request fails, none waits, and the rates are still limited', async () => {
    await portal.engines.redis[trouble]();
    try {
      const reports = [];
      for (let round = 0; round < 40; round++) reports.push(await sendReport());
      expect(reports.filter(({ http }) => http >= 500 || http === 0)).toEqual([]);
      expect(Math.max(...reports.map(({ milliseconds }) => milliseconds))).toBeLessThan(1_000);
      expect(reports.at(-1)?.http).toBe(429);
      for (const path of ['/homeNav', '/contact', '/rc-pub/front/channel/getChannelList'])
        expect([path, (await ask(portal.serverPort, path)).http]).toEqual([path, 200]);
    } finally {
      await portal.engines.redis.forward();
    }
  });
});
