import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solvedCaptcha } from '../../../../../tests/support/captchas.ts';
import { engineEnvironment } from '../../../../../tests/support/engines.ts';
import { keptOf } from '../../../../../tests/support/logged-in.ts';
import { type Mailbox, openMailbox } from '../../../../../tests/support/mailbox.ts';
import { storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';

const host = 'optics.localhost';
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

/** Everything that this app keeps in Redis is gone, as after a flush. */
async function forgetAll(prefix: string): Promise<void> {
  const redis = new Redis(engineEnvironment().IMPRINT_REDIS_URL ?? '');
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(...keys);
  redis.disconnect();
}

describe.each([
  ['flushed', {}],
  ['down', { IMPRINT_REDIS_URL: 'redis://127.0.0.1:1/0' }],
])('while Redis is %s', (_state, variables: Record<string, string>) => {
  const portal = useTestApp(
    (app) => storeSite(app, { id: 1, sld: 'optics' }),
    async () => ({ IMPRINT_SMTP_URL: mailbox.url, ...variables }),
  );
  const post = (path: string, body: object, headers = {}) => portal.post(host, path, body, headers);
  const flush = () => forgetAll(portal.app.settings.IMPRINT_REDIS_PREFIX);

  test('members stay logged in', async () => {
    const { headers } = await storeMember(portal, { userName: 'staying' });
    await flush();
    expect(await portal.get(host, '/api/sessions', headers)).toMatchObject({ http: 200 });
  });

  test('a captcha and a code count once, and tries are not given back', async () => {
    const receiver = '13900000001';
    await portal.owner.query('insert into account (user_name, mobile) values ($1, $2)', ['replayed', `+86${receiver}`]);
    const captcha = await solvedCaptcha(portal, host);
    expect(await post('/api/sendReceiverMessage', { purpose: 'login', receiver }, captcha)).toMatchObject({
      status: 0,
    });
    await flush();
    const again = { purpose: 'login', receiver: '13900000002' };
    expect(await post('/api/sendReceiverMessage', again, captcha)).toMatchObject({ status: 11003 });

    const code = await mailbox.codeFor(receiver);
    const answer = await post('/api/loginByMessage', { receiver, code });
    expect(answer).toMatchObject({ status: 0 });
    await flush();
    expect(await post('/api/loginByMessage', { receiver, code })).toMatchObject({ status: 11030 });
    expect(await portal.get(host, '/api/sessions', keptOf(answer))).toMatchObject({ http: 200 });
  });

  test('wrong passwords still lead to a captcha', async () => {
    const answers = [];
    for (let round = 0; round < 7; round++) {
      await flush();
      answers.push(await post('/api/login', { name: 'tried', password: 'Wrong7Glade' }));
    }
    expect(answers.map(({ status }) => status)).toEqual([11001, 11001, 11001, 11001, 11001, 11002, 11002]);
    expect(answers.filter(({ http }) => http >= 500)).toEqual([]);
  });
});
