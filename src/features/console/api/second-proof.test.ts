import { expect, test } from 'vitest';
import { hashedPassword } from '../../../../tests/support/passwords.ts';
import { storeSeat } from '../../../../tests/support/seats.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestHouse } from '../../../../tests/support/test-house.ts';
import { codeOf, stepAt } from '../use-cases/time-codes.ts';

const host = 'optics.localhost';
const password = 'Sunny7Glade';
const portal = useTestHouse((house) => storeSite(house, { id: 1, sld: 'optics' }));

let number = 0;
async function someone({ isAssured = false } = {}) {
  number += 1;
  const seat = await storeSeat(portal, { userName: `proof${number}`, role: 'owner', site: 1, isAssured });
  await portal.owner.query('update account set password_hash = $1 where account_id = $2', [
    await hashedPassword(password),
    seat.id,
  ]);
  const post = (path: string, body: object) => portal.post(host, `/console/proof/${path}`, body, seat.headers);
  const desk = async () => (await portal.get(host, '/console/changes', seat.headers)).http;
  return { seat, post, desk };
}

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

test('an owner sets up an app with their password, shows a code, and the desk is open to this session', async () => {
  const { post, desk } = await someone();
  expect(await desk()).toBe(403);
  const { data } = await post('begin', { password });
  const code = codeOf(bytesOf(data.secret), stepAt(new Date()));
  expect(await post('prove', { code })).toMatchObject({ status: 0 });
  expect(await desk()).toBe(200);
  expect(await post('prove', { code })).toMatchObject({ status: 13003 });
});

test('without the password no app is set up', async () => {
  const { post } = await someone();
  expect((await post('begin', { password: 'Wrong7Glade' })).status).not.toBe(0);
});

test('who has an app already can add no other before showing a code of it', async () => {
  const { post } = await someone();
  const { data } = await post('begin', { password });
  await post('prove', { code: codeOf(bytesOf(data.secret), stepAt(new Date())) });
  await portal.owner.query('update session set assured_at = null');
  expect(await post('begin', { password })).toMatchObject({ status: 13002 });
});

test('after ten wrong codes even the right one waits', async () => {
  const { post } = await someone();
  const { data } = await post('begin', { password });
  for (let times = 0; times < 10; times += 1) expect((await post('prove', { code: '000000' })).status).toBe(13003);
  const right = codeOf(bytesOf(data.secret), stepAt(new Date()));
  expect((await post('prove', { code: right })).status).toBe(11031);
});

test('a code of someone else’s app counts for nobody but them', async () => {
  const [mine, theirs] = [await someone(), await someone()];
  await mine.post('begin', { password });
  const { data } = await theirs.post('begin', { password });
  const code = codeOf(bytesOf(data.secret), stepAt(new Date()));
  expect((await mine.post('prove', { code })).status).toBe(13003);
  expect((await theirs.post('prove', { code })).status).toBe(0);
});
