import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeArticle } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { readTable } from '../../../../tests/tables/read-table.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const closed = { visit_power: false, download_power: false };
const partner = 'https://partner.example';
const paper = idOf(1, 10);
const elsewhere = idOf(1, 11);
const journal = idOf(1, 20);
const otherJournal = idOf(1, 21);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'closed', columns: closed });
  await storeSite(app, { id: 2, sld: 'stranger', columns: closed });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', columns: closed, gathers: [1] });
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { en: 'A journal' } },
    { id: otherJournal, kind: 'journal', status: 'published', titles: { en: 'Another journal' } },
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal }, { id: otherJournal }]);
  for (const [id, of] of [
    [paper, journal],
    [elsewhere, otherJournal],
  ] as const) {
    await storeArticle(app, 1, id, { body: `<p>words of ${id}</p>` });
    await app.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
    await app.owner.query('update article set journal_id = $2 where site_id = 1 and id = $1', [id, of]);
  }
  await storeRows(app, 1, 'site_config', [
    { section: 'access', value: { jumpOrigins: [], frameAncestors: [], hostedPages: [], referrers: [partner] } },
  ]);
});

const { customers } = new Proxy({} as { customers: typeof portal.app.customers }, {
  get: () => new Proxy({}, { get: (_, name) => Reflect.get(portal.app.customers, name) }),
});

let member: SampleMember;
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Who {
  readonly address?: string;
  readonly cookie?: string;
  readonly referer?: string;
}
const ask = (host: string, url: string, { address = '192.0.2.200', ...headers }: Who = {}) =>
  portal.server.inject({
    url,
    headers: {
      host: `${host}.localhost`,
      language: 'en',
      'x-forwarded-for': address,
      'user-agent': browser,
      ...headers,
    },
  });
const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String([answer.headers['set-cookie'] ?? ''].flat()[0]).split(';')[0] ?? '';
const reading = async (who: Who, id = paper, host = 'closed') =>
  (await ask(host, `/rc-pub/front/front-article/${id}`, who)).json().data.reading as {
    extent: string;
    reason: string | null;
  };
const check = (who: Who, host = 'closed') => ask(host, '/rc-pub/front/access/check', who);

beforeAll(async () => {
  member = await storeMember(portal, { userName: 'subscriber' });
  const library = await customers.add(1, { names: { en: 'The Sample Library', zh: '样本图书馆' }, ror: null });
  for (const range of ['198.51.100.0/24', '2001:db8:7::/48']) await customers.addRange(1, library, range);
  await customers.entitle(1, {
    of: { customer: library },
    about: null,
    from: day(-5),
    until: '2099-01-31',
    isTrial: false,
  });
  const past = await customers.add(1, { names: { en: 'A library of the past' }, ror: null });
  await customers.addRange(1, past, '203.0.113.0/25');
  await customers.entitle(1, { of: { customer: past }, about: null, from: day(-9), until: day(-2), isTrial: false });
  const small = await customers.add(1, { names: { en: 'A small library' }, ror: null });
  await customers.addRange(1, small, '203.0.113.128/25');
  await customers.entitle(1, { of: { customer: small }, about: journal, from: day(-5), until: day(5), isTrial: false });
  const trying = await customers.add(1, { names: { en: 'A library that tries' }, ror: null });
  await customers.addRange(1, trying, '192.0.2.0/26');
  await customers.entitle(1, {
    of: { customer: trying },
    about: null,
    from: day(-5),
    until: '2099-01-31',
    isTrial: true,
  });
});

describe('a network whose library has paid', () => {
  const campus = { address: '198.51.100.77' };

  test('opens nothing until its reader asks: until then pages are everyone’s', async () => {
    const rows = vi.spyOn(portal.app.database, 'rows');
    try {
      const answer = await ask('closed', `/rc-pub/front/front-article/${paper}`, campus);
      expect(answer.json().data.reading.extent).toBe('trial');
      expect(answer.headers['surrogate-control']).toBe('max-age=60');
      expect(rows.mock.calls.filter(([, one]) => one.compile().sql.includes('entitlement'))).toEqual([]);
    } finally {
      rows.mockRestore();
    }
  });

  test.each(['198.51.100.77', '::ffff:198.51.100.77', '2001:db8:7:1::5'])(
    'opens all when they ask from %s, with a signed cookie of at most a day, and says whose it is',
    async (address) => {
      const checked = await check({ address });
      expect(checked.json()).toEqual({ status: 0, data: { granted: true } });
      expect(String(checked.headers['set-cookie'])).toMatch(
        /^__Host-grant=[\w-]+\.[\w-]+; Path=\/; Secure; SameSite=Lax; HttpOnly; Max-Age=86400$/,
      );
      expect(checked.headers['cache-control']).toBe('private, no-store');
      const who = { address, cookie: cookieOf(checked) };
      expect(await reading(who)).toMatchObject({ extent: 'full', reason: 'You read this through The Sample Library' });
      const answer = await ask('closed', `/rc-pub/front/front-article/${paper}`, who);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.headers['surrogate-control']).toBeUndefined();
      expect((await ask('closed', '/rc-pub/front/site/checkPower', who)).json().data).toMatchObject({
        visitPower: true,
        downloadPower: true,
      });
    },
  );

  test('counts where the reader is now, not where they were when they asked', async () => {
    const cookie = cookieOf(await check(campus));
    expect((await reading({ cookie, address: '192.0.2.200' })).extent).toBe('trial');
  });

  test('opens nothing to others, to a forged cookie, or at another site', async () => {
    expect((await check({ address: '192.0.2.200' })).json().data).toEqual({ granted: false });
    expect((await check({ address: '192.0.2.200' })).headers['set-cookie']).toBeUndefined();
    expect((await check(campus, 'stranger')).json().data).toEqual({ granted: false });
    const [note = '', signature = ''] =
      cookieOf(await check(campus))
        .split('=')[1]
        ?.split('.') ?? [];
    const grants = Buffer.from(JSON.stringify([{ way: 'address', until: 9_999_999_999 }])).toString('base64url');
    for (const forged of [`${grants}.${signature}`, note, `${note}.`, `${note}.${signature}x`, 'x', '.', ''])
      expect((await reading({ ...campus, cookie: `__Host-grant=${forged}` })).extent).toBe('trial');
  });

  test('is the address that the edge saw, whatever the reader claims', async () => {
    expect((await check({ address: '198.51.100.77, 192.0.2.200' })).json().data).toEqual({ granted: false });
    expect((await check({ address: '192.0.2.200, 198.51.100.77' })).json().data).toEqual({ granted: true });
  });

  test('opens nothing when the agreement is over', async () => {
    expect((await check({ address: '203.0.113.5' })).json().data).toEqual({ granted: false });
    const cookie = cookieOf(await check(campus));
    expect((await reading({ cookie, address: '203.0.113.5' })).extent).toBe('trial');
  });

  test('opens the one journal that was paid for', async () => {
    const address = '203.0.113.200';
    const who = { address, cookie: cookieOf(await check({ address })) };
    expect((await reading(who)).extent).toBe('full');
    expect((await reading(who, elsewhere)).extent).toBe('trial');
  });

  test('on trial lets read, and gives no file', async () => {
    const address = '192.0.2.33';
    const who = { address, cookie: cookieOf(await check({ address })) };
    expect(await reading(who)).toMatchObject({
      extent: 'full',
      reason: 'Trial access until 31 January 2099, without downloads',
    });
    const { data } = (await ask('closed', `/rc-pub/front/front-article/${paper}`, who)).json();
    expect(data.downloading.allowed).toBe(false);
  });

  test('opens a gathered site’s papers on the portal that shows them', async () => {
    const who = { ...campus, cookie: cookieOf(await check(campus, 'www')) };
    expect((await reading(who, paper, 'www')).extent).toBe('full');
  });
});

describe('a plain link checks as well', () => {
  const link = (who: Who, url: string) => ask('closed', `/checkAccess?url=${encodeURIComponent(url)}`, who);

  test('and leads back to the page, or to the ways that are left', async () => {
    const known = await link({ address: '198.51.100.1' }, '/thesisDetails?columnId=5&lang=en');
    expect([known.statusCode, known.headers.location]).toEqual([302, '/thesisDetails?columnId=5&lang=en']);
    expect(cookieOf(known)).toMatch(/^__Host-grant=/);
    const unknown = await link({}, '/mag');
    expect(unknown.headers.location).toBe('/institutionLogin?type=unknown&url=%2Fmag');
    expect(unknown.headers['set-cookie']).toBeUndefined();
  });

  test('never to another host', async () => {
    for (const { trick, address = '' } of readTable('tables/hostile-returns.tsv')) {
      const { location } = (await link({ address: '198.51.100.1' }, decodeURIComponent(address))).headers;
      expect(new URL(String(location), 'http://closed.localhost').host, trick).toBe('closed.localhost');
    }
  });
});

describe('a page that the site trusts', () => {
  const from = (referer: string) => ask('closed', '/checkAccess?url=/', { referer });

  test('lets its readers read for half an hour, and gives no file', async () => {
    const answer = await from(`${partner}/list?of=papers`);
    expect(String(answer.headers['set-cookie'])).toMatch(/Max-Age=1800$/);
    const cookie = cookieOf(answer);
    expect((await reading({ cookie })).reason).toMatch(/half an hour/);
    const { data } = (await ask('closed', `/rc-pub/front/front-article/${paper}`, { cookie })).json();
    expect(data.downloading.allowed).toBe(false);
  });

  test('is written to the log', async () => {
    const info = vi.spyOn(portal.app.log, 'info');
    await from(`${partner}/`);
    expect(info).toHaveBeenCalledWith({ site: 1, referrer: partner }, expect.any(String));
    info.mockRestore();
  });

  test('is an exact origin: no other scheme, port, or host that looks like it', async () => {
    for (const referer of [
      'http://partner.example/',
      `${partner}:8443/`,
      `${partner}.evil.example/`,
      'https://evil.example/?https://partner.example',
      'nonsense',
    ])
      expect((await from(referer)).headers['set-cookie']).toBeUndefined();
  });

  test('means nothing at a site that has no such list', async () => {
    const answer = await ask('stranger', '/checkAccess?url=/', { referer: `${partner}/` });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('a member', () => {
  test('reads as a member, or by a subscription as long as it lasts', async () => {
    expect(await reading(member.headers)).toMatchObject({ extent: 'full', reason: 'You read this as a member' });
    const of = { account: member.id };
    await customers.entitle(1, { of, about: null, from: day(-3), until: '2098-12-31', isTrial: false });
    expect((await reading(member.headers)).reason).toBe('Your subscription until 31 December 2098');
    const other = await storeMember(portal, { userName: 'no-subscriber' });
    expect((await reading(other.headers)).reason).toBe('You read this as a member');
  });

  test('costs one statement more than a visitor for both questions about a paper', async () => {
    const rows = vi.spyOn(portal.app.database, 'rows');
    try {
      await reading(member.headers);
      expect(rows.mock.calls.filter(([, one]) => one.compile().sql.includes('entitlement'))).toHaveLength(1);
    } finally {
      rows.mockRestore();
    }
  });
});

describe('a use is stored with its ground and its customer', () => {
  const uses = async (what: string) => {
    await portal.owner.query(`select set_config('app.reads', '1', false)`);
    const { rows } = await portal.owner.query(
      `select ground, customer_id is not null as "ofCustomer" from usage_event where site_id = 1 and item_id = $1 and what = $2
       order by happened_at desc limit 1`,
      [paper, what],
    );
    return rows[0];
  };
  const view = (who: Who) =>
    portal.server.inject({
      method: 'POST',
      url: '/rc-pub/front/statistics/view',
      headers: {
        host: 'closed.localhost',
        origin: 'https://closed.localhost',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'user-agent': browser,
        'x-forwarded-for': who.address ?? '192.0.2.201',
        ...(who.cookie && { cookie: who.cookie }),
      },
      payload: JSON.stringify({ id: paper }),
    });

  test('of the beginning only: refused', async () => {
    expect((await view({})).statusCode).toBe(200);
    expect(await uses('view')).toEqual({ ground: 'refused', ofCustomer: false });
  });

  test('through a library: its network', async () => {
    const address = '198.51.100.9';
    await view({ address, cookie: cookieOf(await check({ address })) });
    expect(await uses('view')).toEqual({ ground: 'address', ofCustomer: true });
  });

  test('of a library whose reader asked for nothing to be remembered: what they were refused is theirs all the same', async () => {
    await view({ address: '198.51.100.9' });
    expect(await uses('view')).toEqual({ ground: 'refused', ofCustomer: true });
  });

  test('a search is counted with its customer; of what was asked a hash is kept', async () => {
    const headers = { 'user-agent': browser, 'x-forwarded-for': '198.51.100.9' };
    const query = { asked: 'q=a secret' };
    expect((await portal.post('closed.localhost', '/front/statistics/search', query, headers)).http).toBe(200);
    await portal.owner.query(`select set_config('app.reads', '1', false)`);
    const { rows } = await portal.owner.query('select * from search_event where site_id = 1');
    expect(rows).toMatchObject([{ customer_id: expect.any(String) }]);
    expect(JSON.stringify({ ...rows[0], asked: String(rows[0].asked) })).not.toContain('secret');
  });
});

describe('a paper that a reader may not have, whose library has a link resolver,', () => {
  const readableBy = async (who: Who, id = elsewhere) =>
    (await ask('closed', `/rc-pub/front/front-article/${id}`, who)).json().data as Record<string, string | null>;
  const atLibrary = async (who: Who, id = elsewhere) => (await readableBy(who, id)).atLibrary;
  const ofSmall = async () => {
    const address = '203.0.113.200';
    return { address, cookie: cookieOf(await check({ address })) };
  };

  beforeAll(async () => {
    await portal.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
    await portal.owner.query(
      `update customer set resolver = 'https://resolver.example.edu/openurl',
        proxy_prefix = 'https://proxy.example.edu/login?url=' where name ->> 'en' = 'A small library'`,
    );
  });

  test('leads there with an OpenURL of the paper', async () => {
    const address = new URL((await atLibrary(await ofSmall())) ?? '');
    expect(address.origin + address.pathname).toBe('https://resolver.example.edu/openurl');
    expect(address.searchParams.get('ctx_ver')).toBe('Z39.88-2004');
    expect(address.searchParams.get('rft.jtitle')).toBe('Another journal');
  });

  test('leads nowhere for everybody else: the answer that the edge keeps for visitors has no library in it', async () => {
    const visitor = await ask('closed', `/rc-pub/front/front-article/${elsewhere}`, { address: '203.0.113.200' });
    expect(visitor.json().data).toMatchObject({ atLibrary: null, throughProxy: null });
    expect(visitor.headers['surrogate-control']).toBe('max-age=60');
    const campus = { address: '198.51.100.77', cookie: cookieOf(await check({ address: '198.51.100.77' })) };
    expect(await atLibrary(campus)).toBeNull();
    const { cookie } = await ofSmall();
    expect(await atLibrary({ address: '198.51.100.77', cookie })).toBeNull();
    expect(await atLibrary({ address: '192.0.2.200', cookie })).toBeNull();
  });

  test('leads nowhere from a paper that they may have', async () =>
    expect(await readableBy(await ofSmall(), paper)).toMatchObject({ atLibrary: null, throughProxy: null }));

  test('leads by way of its proxy to the page of the paper', async () => {
    const { throughProxy, url } = await readableBy(await ofSmall());
    expect(throughProxy).toMatch(/^https:\/\/proxy\.example\.edu\/login\?url=https:\/\/closed\.[^/]+\/./);
    expect(throughProxy?.endsWith(url ?? 'nothing')).toBe(true);
  });
});
