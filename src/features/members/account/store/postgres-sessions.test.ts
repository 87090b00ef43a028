import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
});
const at = (host: string, token: string) => portal.app.sessions.memberAt(`${host}.localhost`, token);

test('a session of one site counts at its host and nowhere else', async () => {
  const token = await portal.app.sessions.begin({ member: '7', site: 1, seconds: 60 });
  expect(await at('optics', token)).toEqual({ id: '7', isAssured: false });
  expect(await at('biology', token)).toBeNull();
});

test('a session of the installation counts everywhere', async () => {
  const token = await portal.app.sessions.begin({ member: '8', site: null, seconds: 60 });
  expect([await at('optics', token), await at('biology', token)]).toMatchObject([{ id: '8' }, { id: '8' }]);
});

test('a session that is over, a forged token and its hash are nobody', async () => {
  const over = await portal.app.sessions.begin({ member: '9', site: null, seconds: -1 });
  const token = await portal.app.sessions.begin({ member: '9', site: null, seconds: 60 });
  const { rows } = await portal.owner.query('select token_hash from session');
  for (const forged of [
    over,
    '',
    'x',
    `${token}x`,
    token.toLowerCase().padEnd(43, 'a'),
    ...rows.map((row) => row.token_hash),
  ])
    expect(await at('optics', forged)).toBeNull();
  expect(JSON.stringify(rows)).not.toContain(token);
});
