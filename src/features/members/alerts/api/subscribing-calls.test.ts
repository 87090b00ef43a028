import { beforeEach, describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { addressHash, codePurpose, codeReceiver } from '../use-cases/subscribe.ts';

import { createUnsubscribeTokens } from '../use-cases/unsubscribe-token.ts';

const optics = 'optics.localhost';
let anna: SampleMember;
let bert: SampleMember;

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 7, sld: 'optics' });
  await storeSite(test, { id: 8, sld: 'biology' });
  await storeSite(test, { id: 9, sld: 'www', classification: 'portal', gathers: [7] });
  anna = await storeMember(test, { userName: 'anna' });
  bert = await storeMember(test, { userName: 'bert' });
});

const stored = async () =>
  (await asOwner('select site_id, email, what, subject, account_id::text as account from alert order by alert_id')) as {
    site_id: number;
    email: string;
    what: string;
    subject: string;
    account: string | null;
  }[];

/** Row security holds for the owner too. */
async function asOwner(text: string, values: unknown[] = []) {
  await portal.owner.query("select set_config('app.reads', '7,8', false), set_config('app.writes', '7', false)");
  return (await portal.owner.query(text, values)).rows;
}

const codeFor = async (email: string, site = 7): Promise<string> => {
  const code = await portal.app.accounts.codes.issue(codePurpose, codeReceiver(site, email));
  if (!code.ok) throw new Error('There is no code.');
  return code.value;
};
let addresses = 0;
const anyone = () => `reader${++addresses}@example.org`;
const subscribe = (body: object, headers = {}, host = optics) =>
  portal.post(host, '/front/frontMembers/subscribe', body, headers);

beforeEach(async () => {
  await asOwner('delete from alert');
});

describe('POST subscribe', () => {
  test('an e-mail address that was confirmed by its code hears of what was chosen', async () => {
    const email = anyone();
    const answer = await subscribe({
      email: ` ${email} `,
      code: await codeFor(email),
      type: ['current', 'online-first', 'keywords', 'column'],
      keywords: ['laser', ' solar  cell '],
      columns: ['Reviews'],
    });
    expect(answer).toMatchObject({ http: 200, status: 0, data: { subscribed: 5 } });
    expect((await stored()).map(({ what, subject }) => `${what}:${subject}`).toSorted()).toEqual([
      'column:Reviews',
      'current:',
      'keywords:laser',
      'keywords:solar cell',
      'online-first:',
    ]);
    expect(new Set((await stored()).map((row) => `${row.email} ${row.account}`))).toEqual(new Set([`${email} null`]));
  });

  test.each([
    ['an address', { email: 'reader@', type: ['current'] }, 'Please enter the correct email format'],
    ['an e-mail is required', { email: '', type: ['current'] }, 'Please enter the correct email format'],
    ['no code', { type: ['current'] }, 'Please fill in the verification code'],
    ['six keywords', { type: ['keywords'], keywords: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'Choose a maximum of 5'],
    ['six columns', { type: ['column'], columns: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'Choose a maximum of 5'],
    ['nothing chosen', { type: [] }, 'Please select first'],
  ])('%s: the specification’s words', async (_, wanted, message) => {
    expect(await subscribe({ email: 'reader@example.org', ...wanted })).toMatchObject({ http: 400, message });
    expect(await stored()).toEqual([]);
  });

  test('a wrong code, a spent one and that of another site subscribe to nothing', async () => {
    const email = anyone();
    const code = await codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await subscribe({ email, code: wrong, type: ['current'] })).status).not.toBe(0);
    expect((await subscribe({ email, code, type: ['current'] }, {}, 'biology.localhost')).status).not.toBe(0);
    expect(await stored()).toEqual([]);
    expect((await subscribe({ email, code, type: ['current'] })).status).toBe(0);
    expect((await subscribe({ email, code, type: ['online-first'] })).status).not.toBe(0);
    expect((await stored()).map(({ what }) => what)).toEqual(['current']);
  });

  test('five keywords of an address are five, also when they are chosen one after the other', async () => {
    const email = anyone();
    const first = { email, code: await codeFor(email), type: ['keywords'], keywords: ['a', 'b', 'c', 'd'] };
    expect((await subscribe(first, anna.headers)).status).toBe(0);
    const more = (keywords: string[]) => subscribe({ email, type: ['keywords'], keywords }, anna.headers);
    expect(await more(['e', 'f'])).toMatchObject({ message: 'Choose a maximum of 5' });
    expect((await more(['a', 'e'])).status).toBe(0);
    expect((await stored()).map(({ subject }) => subject)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a member confirms an address once; another member has to confirm it as well', async () => {
    const email = anyone();
    const wanted = { email: email.toUpperCase(), type: ['online-first'] };
    expect((await subscribe({ email, code: await codeFor(email), type: ['current'] }, anna.headers)).status).toBe(0);
    expect(await subscribe(wanted, bert.headers)).toMatchObject({ message: 'Please fill in the verification code' });
    expect((await subscribe(wanted, anna.headers)).status).toBe(0);
    expect((await stored()).map(({ account, what }) => [account, what])).toEqual([
      [anna.id, 'current'],
      [anna.id, 'online-first'],
    ]);
  });

  test('a journal of another site can’t be subscribed to', async () => {
    const email = anyone();
    const wanted = { email, code: await codeFor(email), type: ['current'], publicationIndexId: String(8n << 40n) };
    expect((await subscribe(wanted)).status).toBe(10001);
    expect(await stored()).toEqual([]);
  });
});

test('POST sendSubscribeCode sends nothing to a wrong address, nor without a solved captcha', async () => {
  const send = (email: string) => portal.post(optics, '/front/frontMembers/sendSubscribeCode', { email });
  expect(await send('reader@')).toMatchObject({ http: 400, message: 'Please enter the correct email format' });
  const account = await portal.post(optics, '/api/sendReceiverMessage', { purpose: 'login', receiver: anyone() });
  const unsolved = await send(anyone());
  expect(unsolved.status).not.toBe(0);
  expect([unsolved.status, unsolved.message]).toEqual([account.status, account.message]);
});

describe('a member’s own subscriptions', () => {
  const have = async (member: SampleMember, type: string) => {
    const email = anyone();
    await subscribe({ email, code: await codeFor(email), type: [type] }, member.headers);
    return email;
  };
  const list = async (member: SampleMember, host = optics) =>
    (await portal.get(host, '/front/frontMembers/subscribeList', member.headers)).data as {
      id: string;
      email: string;
    }[];

  test('GET subscribeList shows them to nobody else and at no other site', async () => {
    const email = await have(anna, 'current');
    expect(await list(anna)).toMatchObject([{ email, type: 'current', subject: '', names: {}, silenced: false }]);
    expect(await list(bert)).toEqual([]);
    expect(await list(anna, 'biology.localhost')).toEqual([]);
    expect((await portal.get(optics, '/front/frontMembers/subscribeList')).http).toBe(401);
  });

  test('GET isSubscribe says whether I have one, and nothing about anyone else', async () => {
    await have(anna, 'current');
    const subscriptions = async (headers = {}, query = '?type=current') =>
      (await portal.get(optics, `/front/frontMembers/isSubscribe${query}`, headers)).data.subscribed;
    expect(await subscriptions(anna.headers)).toBe(true);
    expect(await subscriptions(anna.headers, '')).toBe(true);
    expect(await subscriptions(anna.headers, '?type=column')).toBe(false);
    expect(await subscriptions(bert.headers)).toBe(false);
    expect(await subscriptions()).toBe(false);
  });

  test('POST unSubscribe ends my own, never another’s', async () => {
    await have(anna, 'current');
    const [{ id } = { id: '' }] = await list(anna);
    const end = (headers = {}, host = optics) =>
      portal.post(host, '/front/frontMembers/unSubscribe', { ids: [id] }, headers);
    expect((await end()).http).toBe(401);
    expect((await end(bert.headers)).http).toBe(404);
    expect((await end(anna.headers, 'biology.localhost')).http).toBe(404);
    expect(await list(anna)).toHaveLength(1);
    expect((await end(anna.headers)).data).toEqual({ ended: 1 });
    expect(await list(anna)).toEqual([]);
    expect(await portal.post(optics, '/front/frontMembers/unSubscribe', {}, anna.headers)).toMatchObject({
      message: 'Please select first',
    });
  });
});

describe('by the link of a mail', () => {
  const tokens = () => {
    return createUnsubscribeTokens(portal.app.keysFor('alerts'));
  };
  const email = 'linked@example.org';
  const all = () => tokens().write({ site: 7, ending: { emailHash: addressHash(email) } });
  const press = (token: string, body: string, host = optics) =>
    portal.server.inject({
      method: 'POST',
      url: `/unsubscribe?token=${encodeURIComponent(token)}&lang=zh`,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });

  beforeEach(async () => {
    await asOwner('delete from silenced_address');
    for (const [place, what] of ['current', 'online-first'].entries())
      await asOwner(
        `insert into alert (site_id, alert_id, email, email_hash, what, language) values (7, $1, $2, $3, $4, 'zh')`,
        [place + 1, email, addressHash(email), what],
      );
  });

  test('one click ends everything for the address, without a session and without an Origin', async () => {
    const answer = await press(all(), 'List-Unsubscribe=One-Click');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await stored()).toEqual([]);
    expect(await asOwner('select reason from silenced_address')).toEqual([{ reason: 'unsubscribed' }]);
    expect((await press(all(), 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  });

  test('the link of one alert ends that one', async () => {
    const token = tokens().write({ site: 7, ending: { alert: '2' } });
    expect((await press(token, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await stored()).map(({ what }) => what)).toEqual(['current']);
    expect(await asOwner('select from silenced_address')).toEqual([]);
  });

  test('the page’s own form leads back to a page', async () => {
    const answer = await press(all(), 'from=page');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/unsubscribe?state=done&lang=zh']);
    expect(await stored()).toEqual([]);
    expect((await press('wrong', 'from=page')).headers.location).toBe('/unsubscribe?state=wrong&lang=zh');
  });

  test('a link that we did not write ends nothing', async () => {
    for (const wrong of ['', 'e.7.x', `${all()}x`])
      expect((await press(wrong, 'List-Unsubscribe=One-Click')).statusCode).toBe(400);
    expect(await stored()).toHaveLength(2);
  });

  test('a link is taken at its own site only', async () => {
    for (const host of ['biology.localhost', 'unknown.localhost']) {
      expect((await press(all(), 'List-Unsubscribe=One-Click', host)).statusCode).toBe(400);
      expect((await press(all(), 'from=page', host)).headers.location).toBe('/unsubscribe?state=wrong&lang=zh');
    }
    expect(await stored()).toHaveLength(2);
  });

  test('looking at a link ends nothing, and shows an address only in part', async () => {
    const subscribed = await portal.get(optics, `/front/frontMembers/isSubscribe?token=${all()}`);
    expect(subscribed.data).toMatchObject({ subscribed: true, email: 'l•••@example.org' });
    expect(subscribed.data.topics.map(({ type }: { type: string }) => type)).toEqual(['current', 'online-first']);
    expect(await stored()).toHaveLength(2);
    expect((await portal.get('biology.localhost', `/front/frontMembers/isSubscribe?token=${all()}`)).status).not.toBe(
      0,
    );
  });

  test('POST unSubscribe takes the link too, at its own site only', async () => {
    const end = (host: string) => portal.post(host, '/front/frontMembers/unSubscribe', { token: all() });
    expect((await end('biology.localhost')).status).not.toBe(0);
    expect(await stored()).toHaveLength(2);
    expect((await end(optics)).data).toEqual({ ended: 2 });
  });
});

test('GET subscribeColumns names the columns of papers, and those that hold something, also of journals that a portal gathers', async () => {
  await asOwner(
    `insert into item (site_id, id, kind, status, titles, published_on) select 7, (7::bigint << 40) + n, kind, 'published', '{"en":"A sample"}', '2026-11-01'
     from unnest(array['article','article','news'], array[9001,9002,9003]) one (kind, n)`,
  );
  await asOwner(
    `insert into article (site_id, id, type, publication_type, access_type, part) select 7, (7::bigint << 40) + n, 'research-article', 0, 0, '{"zh":"综述","en":"Reviews"}'
     from unnest(array[9001,9002]) n`,
  );
  await asOwner(
    `insert into channel (site_id, id, position, code, names) values (7, (7::bigint << 40) + 9010, 1, 'news', '{"en":"Announcements"}'), (7, (7::bigint << 40) + 9011, 2, 'about', '{"en":"About"}')`,
  );
  await asOwner(`insert into column_entry values (7, (7::bigint << 40) + 9010, (7::bigint << 40) + 9003, null)`);
  const reviews = { subject: '综述', names: { zh: '综述', en: 'Reviews' }, journal: {} };
  const announcements = { subject: String((7n << 40n) + 9010n), names: { en: 'Announcements' }, journal: {} };
  const columns = async (host: string) => (await portal.get(host, '/front/frontMembers/subscribeColumns')).data;
  expect(await columns(optics)).toEqual([reviews, announcements]);
  await asOwner(
    `insert into item (site_id, id, kind, status, titles) values (7, (7::bigint << 40) + 9020, 'journal', 'published', '{"en":"Optics"}')`,
  );
  expect(await columns('www.localhost')).toEqual([reviews, { ...announcements, journal: { en: 'Optics' } }]);
  expect(await columns('biology.localhost')).toEqual([]);
});
