import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import { keptOf } from '../../../../tests/support/logged-in.ts';
import { hashedPassword } from '../../../../tests/support/passwords.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { codeOf, stepAt } from '../use-cases/time-codes.ts';

const host = 'optics.localhost';
const password = 'Sunny7Glade';
const portal = useTestApp((app) => storeSite(app, { id: 1, sld: 'optics' }));

// Between two calls of a test no step of the app ends.
const now = new Date();
beforeEach(() => void vi.spyOn(portal.app.clock, 'now').mockReturnValue(now));
afterEach(() => void vi.restoreAllMocks());

let number = 0;
async function someone({ isFresh = true } = {}) {
  number += 1;
  const consoleUser = await storeConsoleUser(portal, {
    userName: `proof${number}`,
    role: 'owner',
    site: 1,
    isAssured: false,
  });
  await portal.owner.query('update account set password_hash = $1 where account_id = $2', [
    await hashedPassword(password),
    consoleUser.id,
  ]);
  const provenAt = isFresh ? 'now()' : `now() - interval '1 hour'`;
  await portal.owner.query(`update session set password_at = ${provenAt}, code_at = ${provenAt} where member_id = $1`, [
    consoleUser.id,
  ]);
  let headers: Record<string, string> = consoleUser.headers;
  const post = async (path: string, body: object) => {
    const answer = await portal.post(host, `/console/factor/${path}`, body, headers);
    if (answer.headers['set-cookie']) headers = keptOf(answer);
    return answer;
  };
  const answers = async (by = headers) => (await portal.get(host, '/console/changes', by)).http;
  return { consoleUser, post, answers };
}

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

test('an owner who showed password and code sets up an app, shows a code, and the console is open under a new token', async () => {
  const { consoleUser, post, answers } = await someone();
  expect(await answers()).toBe(403);
  const { data } = await post('begin', {});
  const code = codeOf(bytesOf(data.secret), stepAt(now));
  expect(await post('prove', { code })).toMatchObject({ status: 0 });
  expect(await answers()).toBe(200);
  expect(await answers(consoleUser.headers)).toBe(401);
  expect(await post('prove', { code })).toMatchObject({ status: 13003 });
});

test('without having shown password and code lately no app is set up', async () => {
  const { post } = await someone({ isFresh: false });
  expect(await post('begin', {})).toMatchObject({ http: 403, status: 13031 });
});

test('who has an app already can add no other before showing a code of it', async () => {
  const { post } = await someone();
  const { data } = await post('begin', {});
  await post('prove', { code: codeOf(bytesOf(data.secret), stepAt(now)) });
  await portal.owner.query('update session set assured_at = null');
  expect(await post('begin', {})).toMatchObject({ status: 13002 });
});

test('after ten wrong codes even the right one waits', async () => {
  const { post } = await someone();
  const { data } = await post('begin', {});
  for (let times = 0; times < 10; times += 1) expect((await post('prove', { code: '000000' })).status).toBe(13003);
  const right = codeOf(bytesOf(data.secret), stepAt(now));
  expect((await post('prove', { code: right })).status).toBe(11031);
});

test('a code of someone else’s app counts for nobody but them', async () => {
  const [mine, theirs] = [await someone(), await someone()];
  await mine.post('begin', {});
  const { data } = await theirs.post('begin', {});
  const code = codeOf(bytesOf(data.secret), stepAt(now));
  expect((await mine.post('prove', { code })).status).toBe(13003);
  expect((await theirs.post('prove', { code })).status).toBe(0);
});
