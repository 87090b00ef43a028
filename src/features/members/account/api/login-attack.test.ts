import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../../../tests/support/captchas.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { createFairShare } from '../../../../platform/kernel/fair-share.ts';
import { createPasswords } from '../use-cases/passwords.ts';

const portal = useTestApp((app) => storeSite(app, { id: 1, sld: 'optics' }));
const host = 'optics.localhost';
const password = 'Sunny7Glade';

const from = (place: number) => ({ 'x-forwarded-for': `198.51.${place >> 8}.${place & 255}` });
const login = (name: string, word: string, headers = {}) =>
  portal.post(host, '/api/login', { name, password: word }, headers);

beforeAll(async () => {
  const share = createFairShare<string>(() => ({ running: 1, runningOfAll: 1, waiting: 1, waitMilliseconds: 9_000 }));
  const hash = await createPasswords(share).hash('me', password);
  if (!hash.ok) throw new Error('not hashed');
  for (const name of ['attacked', 'bystander', 'sprayed', 'dear'])
    await portal.owner.query('insert into account (user_name, password_hash) values ($1, $2)', [name, hash.value]);
});

test('wrong passwords from many addresses cost a captcha after the fifth, and lock neither the owner nor anyone else out', async () => {
  const answers = [];
  for (let place = 0; place < 40; place++) answers.push(await login('attacked', 'Wrong7Glade', from(place)));
  expect(answers.map(({ status }) => status)).toEqual(
    Array.from({ length: 40 }, (_, place) => (place < 5 ? 11001 : 11002)),
  );

  expect(await login('bystander', password, from(900))).toMatchObject({ status: 0 });
  expect(await login('attacked', password, from(901))).toMatchObject({ status: 11002 });
  const solved = { ...from(901), ...(await solvedCaptcha(portal, host)) };
  expect(await login('attacked', password, solved)).toMatchObject({ status: 0 });
  expect(await login('attacked', password, from(902))).toMatchObject({ status: 0 });
});

test('a name that nobody has is treated the same', async () => {
  const answers = [];
  for (let place = 100; place < 107; place++) answers.push(await login('nobody', 'Wrong7Glade', from(place)));
  expect(answers.map(({ status }) => status)).toEqual([11001, 11001, 11001, 11001, 11001, 11002, 11002]);
});

test('one address that tries many names needs a captcha for each, and others do not', async () => {
  for (let round = 0; round < 30; round++) await login(randomBytes(6).toString('hex'), 'Wrong7Glade', from(300));
  expect(await login('sprayed', 'Wrong7Glade', from(300))).toMatchObject({ status: 11002 });
  expect(await login('sprayed', password, from(301))).toMatchObject({ status: 0 });
});

test('one address that keeps at one name waits, captcha or not, and the owner elsewhere does not', async () => {
  await login('sprayed', 'Wrong7Glade', from(400));
  await portal.owner.query('update failed_try set tries = 20');
  const solved = async (place: number) => ({
    ...from(place),
    ...(await solvedCaptcha(portal, host, { name: 'sprayed' })),
  });
  expect(await login('sprayed', password, await solved(400))).toMatchObject({ http: 429 });
  expect(await login('sprayed', password, await solved(401))).toMatchObject({ status: 0 });
});

test('the puzzle for a name costs more the more often it was tried in vain; a cheap one no longer counts for it', async () => {
  const costFor = async (body: object) => (await portal.post(host, '/api/captcha', body)).data.parameters.cost;
  const base = await costFor({});
  expect(await costFor({ name: 'dear' })).toBe(base);
  await login('dear', 'Wrong7Glade', from(500));
  await portal.owner.query('update failed_try set tries = 18');
  expect(await costFor({ name: ' DEAR ' })).toBe(4 * base);
  expect(await costFor({ name: 'bystander' })).toBe(base);

  const cheap = { ...from(501), ...(await solvedCaptcha(portal, host)) };
  expect(await login('dear', password, cheap)).toMatchObject({ status: 11003 });
  const dear = { ...from(502), ...(await solvedCaptcha(portal, host, { name: 'dear' })) };
  expect(await login('dear', password, dear)).toMatchObject({ status: 0 });
  expect(await costFor({ name: 'dear' })).toBe(base);
});
