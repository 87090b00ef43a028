import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { sessionCommand } from './session.ts';

const portal = useTestApp((app) => storeSite(app, { id: 1, sld: 'optics', columns: { visit_power: false } }));

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());
const begin = (...words: string[]) => sessionCommand.run(portal.app, words);

test('the printed cookie makes a member of whoever sends it to that site', async () => {
  await begin('--site', 'optics');
  const power = async (cookie: string) =>
    (await portal.get('optics.localhost', '/front/site/checkPower', { cookie })).data.visitPower;
  expect([await power(said[0] ?? ''), await power(`${said[0]}x`), await power('')]).toEqual([true, false, false]);
});

test('a session needs a site, a number and an end', async () => {
  await expect(begin()).rejects.toThrow('Say which site');
  await expect(begin('--site', 'optics', '--member', 'me')).rejects.toThrow('A member is a number');
  await expect(begin('--site', 'optics', '--hours', '1000')).rejects.toThrow('up to 24 hours');
});
