import { describe, expect, test, vi } from 'vitest';
import { solvedCaptcha } from '../../../../../tests/support/captchas.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';

vi.setConfig({ testTimeout: 60_000 });

const host = 'optics.localhost';
const { portal, mailbox } = useMailedApp((app) => storeSite(app, { id: 1, sld: 'optics' }));

let places = 0;
/** A network that nobody else asks from. */
const newPlace = () => ({ 'x-forwarded-for': `198.51.100.${++places}` });
type Place = ReturnType<typeof newPlace>;

let number = 0;
async function newOwner(): Promise<string> {
  const email = `guessed-${++number}@example.org`;
  await storeMember(portal, { userName: `guessed-${number}`, columns: { email } });
  return email;
}

async function codeFor(receiver: string, purpose: string, place: Place): Promise<string> {
  await portal.owner.query(`update sent_code set sent_at = now() - interval '2 minutes'`);
  const headers = { ...place, ...(await solvedCaptcha(portal, host)) };
  expect(await portal.post(host, '/api/sendReceiverMessage', { purpose, receiver }, headers)).toMatchObject({
    status: 0,
  });
  return mailbox.codeFor(receiver);
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const reset = (receiver: string, code: string, place: Place) => {
  const password = 'Other7Glade';
  return portal.post(host, '/api/setNewPwd', { receiver, code, password, confirmPassword: password }, place);
};
const loginBy = (receiver: string, code: string, place: Place) =>
  portal.post(host, '/api/loginByMessage', { receiver, code }, place);

/** So many guesses as were made before now: what is tested is the last one that counts. */
const raiseTries = (to: number) => portal.owner.query('update failed_try set tries = $1', [to]);
const forgetTries = () => portal.owner.query('delete from failed_try');

describe('whoever guesses a code from elsewhere', () => {
  test('uses up their own tries, never those of the network that asked for it', async () => {
    const [owner, home] = [await newOwner(), newPlace()];
    const code = await codeFor(owner, 'reset', home);
    const answers = [];
    for (let round = 0; round < 8; round++) answers.push((await reset(owner, otherThan(code), newPlace())).status);
    expect(new Set(answers).size).toBe(2);
    expect(await reset(owner, code, newPlace())).not.toMatchObject({ status: 0 });
    expect(await reset(owner, code, home)).toMatchObject({ status: 0 });
  });

  test('exhausts the day of guesses from elsewhere, and the owner’s code still counts where it was asked for', async () => {
    await forgetTries();
    const [owner, home] = [await newOwner(), newPlace()];
    await codeFor(owner, 'reset', home);
    await reset(owner, '000000', newPlace());
    await raiseTries(1_000);
    const code = await codeFor(owner, 'login', home);
    expect(await loginBy(owner, code, newPlace())).toMatchObject({ http: 429 });
    expect(await loginBy(owner, code, home)).toMatchObject({ status: 0 });
  });
});

describe('guesses of a day', () => {
  test('are counted for one receiver over all purposes', async () => {
    await forgetTries();
    const [owner, home] = [await newOwner(), newPlace()];
    await reset(owner, otherThan(await codeFor(owner, 'reset', home)), home);
    await raiseTries(1_000);
    // The network is another, the receiver the same.
    const next = newPlace();
    const code = await codeFor(owner, 'login', next);
    expect(await loginBy(owner, code, next)).toMatchObject({ http: 429 });
  });

  test('are counted for one network over all accounts, and others go on', async () => {
    await forgetTries();
    const guesser = newPlace();
    const [first, second] = [await newOwner(), await newOwner()];
    await loginBy(first, otherThan(await codeFor(first, 'login', newPlace())), guesser);
    await raiseTries(60);
    const code = await codeFor(second, 'login', newPlace());
    expect(await loginBy(second, code, guesser)).toMatchObject({ http: 429 });
    expect(await loginBy(second, code, newPlace())).toMatchObject({ status: 0 });
  });

  test('stop one network at one receiver after fifteen, however many codes were sent', async () => {
    await forgetTries();
    const [owner, home] = [await newOwner(), newPlace()];
    const heard = [];
    for (let round = 0; round < 4; round++) {
      const wrong = otherThan(await codeFor(owner, round % 2 ? 'login' : 'reset', home));
      for (let again = 0; again < 5; again++)
        heard.push((await (round % 2 ? loginBy : reset)(owner, wrong, home)).http === 429);
    }
    expect(heard.filter((isRefused) => !isRefused)).toHaveLength(15);
  });

  test('leave out the codes that were right', async () => {
    await forgetTries();
    const [owner, home] = [await newOwner(), newPlace()];
    const code = await codeFor(owner, 'login', home);
    expect(await loginBy(owner, code, home)).toMatchObject({ status: 0 });
    const { rows } = await portal.owner.query('select 1 from failed_try where tries > 0');
    expect(rows).toEqual([]);
  });
});
