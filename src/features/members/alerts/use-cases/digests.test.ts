import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropIndices } from '../../../../../tests/support/indices.ts';
import { type MailServer, partsOf, startMailServer } from '../../../../../tests/support/mail-server.ts';
import { requestTo } from '../../../../../tests/support/request-context.ts';
import { storeArticle } from '../../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { connectSmtp } from '../../../../platform/adapters/mail/smtp-mailer.ts';
import { createSiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { letterheads } from '../../../../processes/members.ts';
import { createWorker } from '../../../../processes/worker.ts';
import { keywordQuery } from '../../../discovery/search/domain/build-request/search-request.ts';
import { createSubscribing } from '../alerts.server.ts';
import { digestQueue, jobOf } from './send-digests.ts';
import { addressHash } from './subscribe.ts';

const site = 7;
const portalSite = 9;
const journal = idOf(site, 20);
const key = randomBytes(32);
const refused = new Set<string>();
let server: MailServer;
let subscribing: ReturnType<typeof createSubscribing>;
/** Makes digests and leaves it to the test when they are sent. */
let making: ReturnType<typeof createSubscribing>;
let counter = 100;
const stopped: string[] = [];

const app = useTestApp(async (test) => {
  await storeSite(test, { id: site, sld: 'optics', language: 'zh' });
  await storeSite(test, { id: portalSite, sld: 'www', classification: 'portal', gathers: [site] });
  await storeRows(test, site, 'site_config', [
    {
      section: 'header',
      value: {
        defaultLanguage: 'zh',
        browserIcon: null,
        navStyle: 'line',
        tagline: {},
        mark: '光',
        name: { zh: '光学样刊', en: 'Sample Optics' },
      },
    },
  ]);
  await storeRows(test, site, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles: { zh: '光学样刊', en: 'Sample Optics' } },
  ]);
  await storeRows(test, site, 'journal', [{ id: journal }]);
  await test.app.index.prepare();
});

beforeAll(async () => {
  server = await startMailServer({ refuses: (address) => (refused.has(address) ? 550 : undefined) });
  const { database, engine, sites, jobs, accounts, rateLimit, wording, clock, log } = app.app;
  const parts: Parameters<typeof createSubscribing>[0] = {
    database,
    engine,
    jobs,
    rateLimit,
    wording,
    clock,
    log,
    key,
    keywordQuery,
    linkKeys: app.app.keysFor('alerts'),
    directory: sites,
    siteOfItem: createSiteOfItem(sites),
    codes: accounts.codes,
    acceptCaptcha: async () => success(undefined),
    mailer: connectSmtp({ url: server.url, from: 'alerts@sample.test', milliseconds: 5_000, connections: 2 }),
    times: { every: 0, quiet: 0, longest: 3_600, poll: 0 },
    idHost: 'sample.test',
    letterhead: letterheads(app.app),
    offersOf: app.app.offersOf,
    alertsStopped: async (_, members) => void stopped.push(...members.map(({ email }) => email)),
  };
  subscribing = createSubscribing(parts);
  making = createSubscribing({ ...parts, jobs: { ...jobs, send: async () => {} } });
  await subscribing.startWorking();
});
afterAll(async () => {
  await app.app.jobs.stop();
  await server.stop();
  await dropIndices(app.app.settings);
});
beforeEach(async () => {
  server.mails.length = 0;
  for (const at of [site, portalSite]) await rows('delete from alert', [], at);
});

const raw = (sql: string, parameters: unknown[] = []) =>
  ({ sql, parameters, query: { kind: 'RawNode' }, queryId: { queryId: '' } }) as never;
const rows = <Row>(sql: string, parameters: unknown[] = [], at = site) =>
  app.app.database.rows<Row>({ reads: [at], writes: at }, { compile: () => raw(sql, parameters) });

interface Wanted {
  readonly email: string;
  readonly what: string;
  readonly subject?: string;
  readonly language?: string;
}

async function have(wanted: readonly Wanted[], at = site): Promise<void> {
  await storeRows(
    app,
    at,
    'alert',
    wanted.map(({ email, what, subject = '', language = 'en' }) => ({
      alert_id: idOf(at, ++counter),
      email,
      email_hash: addressHash(email),
      what,
      subject,
      language,
    })),
  );
  await app.owner.query('insert into alert_progress (site_id) values ($1) on conflict do nothing', [at]);
}

async function publishIssue(papers: number, words = 'Sample paper'): Promise<string[]> {
  const issue = idOf(site, ++counter);
  const number = String(counter);
  await storeRows(app, site, 'item', [{ id: issue, kind: 'issue', status: 'published', titles: {} }]);
  await storeRows(app, site, 'period', [{ id: issue, journal_id: journal, year: 2026, volume: '12', issue: number }]);
  const ids = Array.from({ length: papers }, () => idOf(site, ++counter));
  for (const id of ids)
    await storeArticle(app, site, id, {
      item: { titles: { en: `${words} <${id}>`, zh: `样品论文 ${id}` }, published_on: new Date(), language: 'en' },
      article: { journal_id: journal, period_id: issue, part: { zh: '综述', en: 'Reviews' } },
    });
  return ids;
}

async function indexed(): Promise<void> {
  const worker = createWorker(app.app);
  while ((await worker.once()) > 0);
  const { IMPRINT_OPENSEARCH_URL: url, IMPRINT_INDEX_PREFIX: prefix } = app.app.settings;
  await fetch(`${url}/${prefix}*/_refresh`, { method: 'POST' });
}

const digestsSent = async (many: number, at = site) => {
  await expect
    .poll(async () => (await rows('select from digest where settled_at is not null', [], at)).length, {
      timeout: 20_000,
      interval: 100,
    })
    .toBe(many);
  await rows('delete from digest', [], at);
};

describe('a digest', () => {
  test('is one mail for each address, whatever and however often it asks', async () => {
    const readers = Array.from({ length: 20 }, (_, place) => `reader${place}@example.org`);
    await have(
      readers.flatMap((email, place) => [
        { email, what: 'current' },
        { email, what: 'current', subject: journal },
        { email, what: 'column', subject: '综述' },
        { email, what: 'keywords', subject: place % 2 ? 'laser' : 'graphene' },
      ]),
    );
    const ids = await publishIssue(3, 'A laser sample');
    await indexed();
    expect(await subscribing.digests.now()).toBe(20);
    expect(await subscribing.digests.now()).toBe(0);
    await digestsSent(20);
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual(readers.toSorted());
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(20);
    const { text } = partsOf(server.mails[0] ?? { raw: '' });
    for (const id of ids) expect(text.split(`<${id}>`)).toHaveLength(2);
  });

  test('says what is new in the reader’s language, links to the site itself and can be ended by one click', async () => {
    await have([{ email: 'zh@example.org', what: 'current', subject: journal, language: 'zh' }]);
    const [id = ''] = await publishIssue(1);
    expect(await subscribing.digests.now()).toBe(1);
    await digestsSent(1);
    const [mail = { raw: '', messageId: '' }] = server.mails;
    expect(mail.messageId).toMatch(/^[0-9a-f]{32}\.7@sample\.test$/);
    expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const link = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(mail.raw.replace(/\r\n[ \t]+/g, ''))?.[1] ?? '';
    expect(link).toMatch(/^https:\/\/optics\.localhost\/unsubscribe\?lang=zh&token=e\.7\./);
    const { text, html } = partsOf(mail);
    expect(text).toContain('光学样刊：最新一期目录');
    expect(text).toContain(`样品论文 ${id}`);
    expect(html).toContain('<html lang="zh-CN" dir="ltr">');
    expect(html).toContain(`https://optics.localhost/thesisDetails?columnId=${id}&amp;lang=zh`);
    expect(html).not.toMatch(/<script|<link|javascript:/);
    expect(await subscribing.endByLink(site, new URL(link).searchParams.get('token') ?? '')).toBe(true);
    expect(await rows('select from alert')).toEqual([]);
  });

  test('in Arabic runs from right to left', async () => {
    await have([{ email: 'ar@example.org', what: 'current', language: 'ara' }]);
    await publishIssue(1);
    await subscribing.digests.now();
    await digestsSent(1);
    expect(partsOf(server.mails[0] ?? { raw: '' }).html).toContain('<html lang="ar" dir="rtl">');
  });

  test('is not sent to who unsubscribed after it was made', async () => {
    await have([
      { email: 'gone@example.org', what: 'current' },
      { email: 'half@example.org', what: 'current' },
      { email: 'half@example.org', what: 'column', subject: 'Reviews' },
    ]);
    await publishIssue(1);
    expect(await making.digests.now()).toBe(2);
    await rows(`delete from alert where email = 'gone@example.org'`);
    const [made] = await rows<{ run: number }>('select max(run) as run from digest');
    await app.app.jobs.send(digestQueue, [jobOf({ site, run: made?.run ?? 0, part: 0 })]);
    await digestsSent(2);
    expect(server.mails.map(({ to }) => to)).toEqual(['half@example.org']);
  });

  test('goes to a portal’s readers for what its sites publish', async () => {
    await have([{ email: 'portal@example.org', what: 'current', subject: journal }], portalSite);
    await publishIssue(1);
    expect(await subscribing.digests.now()).toBe(1);
    await digestsSent(1, portalSite);
    expect(server.mails.map(({ to }) => to)).toEqual(['portal@example.org']);
  });

  test('waits for papers that the search does not know yet, if somebody asked for a keyword', async () => {
    await have([{ email: 'word@example.org', what: 'keywords', subject: 'quantum dot' }]);
    await publishIssue(1, 'A quantum dot');
    await publishIssue(1, 'Dots of quantum');
    expect(await subscribing.digests.now()).toBe(0);
    await indexed();
    await app.owner.query('update alert_progress set due_at = now()');
    expect(await subscribing.digests.now()).toBe(1);
    await digestsSent(1);
    const { text } = partsOf(server.mails[0] ?? { raw: '' });
    expect(text).toContain('A quantum dot');
    expect(text).not.toContain('Dots of quantum');
  });
});

describe('the code of a subscription', () => {
  const handler = (name: string) => {
    const found = subscribing.handlers.find(({ endpoint }) => endpoint.name === `POST /front/frontMembers/${name}`);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const ask = (name: string, input: object) =>
    app.app.run(handler(name), requestTo('optics.localhost', { language: 'zh' }), input);

  test('comes by mail, in the reader’s language, and confirms the address once', async () => {
    const email = 'coded@example.org';
    expect(await ask('sendSubscribeCode', { email })).toEqual({ ok: true, value: { seconds: 60 } });
    const { text, html } = partsOf(server.mails[0] ?? { raw: '' });
    const code = /^\d{6}$/m.exec(text)?.[0] ?? '';
    expect(html).toContain(code);
    expect(text).toContain('10 分钟');
    expect(await ask('sendSubscribeCode', { email })).toMatchObject({ ok: false });
    const wanted = { email, code, type: ['current'] };
    expect(await ask('subscribe', wanted)).toMatchObject({ ok: true, value: { subscribed: 1 } });
    expect(await ask('subscribe', wanted)).toMatchObject({ ok: false });
    expect(await rows('select email, language from alert')).toEqual([{ email, language: 'zh' }]);
  });

  test('is taken back when the address takes no mails', async () => {
    refused.add('no@example.org');
    const wanted = { email: 'no@example.org' };
    const refusal = { ok: false, failure: { code: 'subscriptionEmailFormat' } };
    expect(await ask('sendSubscribeCode', wanted)).toEqual(refusal);
    expect(await ask('sendSubscribeCode', wanted)).toEqual(refusal);
  });
});

describe('an address that takes no mails', () => {
  test('is sent nothing more after it was refused, and a member is told', async () => {
    const { rows: accounts } = await app.owner.query(
      `insert into account (user_name) values ('bounced') returning account_id`,
    );
    refused.add('nobody@example.org');
    await have([{ email: 'nobody@example.org', what: 'current' }]);
    await rows('update alert set account_id = $1::bigint', [accounts[0].account_id]);
    await publishIssue(1);
    expect(await subscribing.digests.now()).toBe(1);
    await digestsSent(1);
    expect(stopped).toEqual(['nobody@example.org']);
    refused.clear();
    await publishIssue(1);
    expect(await subscribing.digests.now()).toBe(0);
    expect(server.mails).toEqual([]);
  });

  test('is silenced by a report that names a mail of ours, and by no other', async () => {
    await have([{ email: 'left@example.org', what: 'current' }]);
    await publishIssue(1);
    await subscribing.digests.now();
    await expect.poll(() => server.mails.length, { timeout: 20_000 }).toBe(1);
    const report = (id: string) =>
      `Content-Type: multipart/report; report-type=delivery-status\n\nAction: failed\nStatus: 5.1.1\n\nMessage-ID: <${id}>\n`;
    const silenced = () =>
      rows('select from silenced_address where email_hash = $1', [addressHash('left@example.org')]);
    await subscribing.takeBounce(report(`${'0'.repeat(32)}.7@sample.test`));
    expect(await subscribing.takeBounce(report('someone@else.test'))).toBe('not ours');
    expect(await silenced()).toEqual([]);
    expect(await subscribing.takeBounce(report(server.mails[0]?.messageId ?? ''))).toBe('silenced');
    expect(await silenced()).toHaveLength(1);
    await digestsSent(1);
  });
});

describe('what came out', () => {
  const fresh = async () =>
    (await app.owner.query('select site_id, item_id::text from fresh_item')).rows.map(
      (row) => `${row.site_id} ${row.item_id}`,
    );
  beforeEach(async () => void (await app.owner.query('delete from fresh_item')));

  test('is news when it is published, not when it is a draft or corrected', async () => {
    const id = idOf(site, ++counter);
    await storeArticle(app, site, id, { item: { status: 'draft' } });
    expect(await fresh()).toEqual([]);
    await rows(`update item set status = 'published' where id = $1::bigint`, [id]);
    expect((await fresh()).toSorted()).toEqual([`${site} ${id}`, `${portalSite} ${id}`]);
    await app.owner.query('delete from fresh_item');
    await rows(`update item set titles = '{"en":"Corrected"}' where id = $1::bigint`, [id]);
    expect(await fresh()).toEqual([]);
  });

  test('is news again when a paper that was online first gets its issue', async () => {
    const [id = ''] = await publishIssue(1);
    await app.owner.query('delete from fresh_item');
    const issue = idOf(site, ++counter);
    await storeRows(app, site, 'item', [{ id: issue, kind: 'issue', status: 'published', titles: {} }]);
    await storeRows(app, site, 'period', [{ id: issue, journal_id: journal, year: 2026, issue: '99' }]);
    await rows('update article set period_id = $2::bigint where id = $1::bigint', [id, issue]);
    expect(await fresh()).toContain(`${site} ${id}`);
  });
});
