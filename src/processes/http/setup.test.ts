import { expect, test } from 'vitest';
import { bytesOfBase32 } from '../../../tests/support/base32.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { codeOf, stepAt } from '../../features/console/use-cases/time-codes.ts';
import { statement } from '../../platform/item/writing/raw-statement.ts';
import { createSetUp } from '../setup/set-up.ts';

const said: string[] = [];
const portal = useTestApp(async () => {});

/** As the server of a process does at its start; the token is what its log says last. */
async function tokenInLog(): Promise<string> {
  const log = { ...portal.app.log, warn: (_: object, message: string) => void said.push(message) };
  await createSetUp({ ...portal.app, log }).announce();
  return /The setup token: (\S+)$/.exec(said.at(-1) ?? '')?.[1] ?? '';
}

const host = 'new.example';
const page = (url: string) => portal.server.inject({ url, headers: { host } });
const send = (form: Record<string, string | string[]>, headers: Record<string, string> = {}) =>
  portal.server.inject({
    method: 'POST',
    url: '/setup?lang=en',
    headers: {
      host,
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(
      Object.entries(form).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
    ).toString(),
  });

const fieldOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const keyIn = (html: string): Buffer => bytesOfBase32(/data-part="key">([A-Z2-7]+)</.exec(html)?.[1] ?? '');

const whole = {
  step: 'create',
  userName: 'first',
  name: 'Ada Lin',
  email: 'ada@example.org',
  password: 'Lantern7Quiet',
  confirmPassword: 'Lantern7Quiet',
  sld: 'optics',
  nameZh: '光学',
  nameEn: 'Optics',
  languages: ['zh', 'en'],
  defaultLanguage: 'en',
  template: 'journal',
};

test('a server whose database is away, or has no tables yet, says so in its log and goes on; its token follows', async () => {
  let isAway = true;
  const { people } = portal.app.editorial.people;
  const hasOperators = () => (isAway ? Promise.reject(new Error('away')) : people.hasOperators());
  const editorial = {
    ...portal.app.editorial,
    people: { ...portal.app.editorial.people, people: { ...people, hasOperators } },
  };
  const log = { ...portal.app.log, warn: (_: object, message: string) => void said.push(message) };
  const setUp = createSetUp({ ...portal.app, editorial, log });
  await setUp.announce();
  expect(said.at(-1)).toContain('imprint migrate');
  isAway = false;
  await setUp.announce();
  expect(said.at(-1)).toContain('The setup token: ');
});

test('every page of an installation that nobody runs leads to its setup, and calls do not', async () => {
  for (const url of ['/', '/homeNav', '/console']) {
    const answer = await page(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/setup']);
  }
  expect((await page('/rc-pub/front/channel/getChannelList')).statusCode).not.toBe(303);
  const setup = await page('/setup?lang=zh');
  expect(setup.statusCode).toBe(200);
  expect(setup.body).toContain('设置口令');
  expect(setup.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(setup.headers['cache-control']).toBe('private, no-store');
});

test('without the token of the log the page shows nothing but the question for it, and too many tries are refused', async () => {
  const token = await tokenInLog();
  expect(token).toHaveLength(43);
  const rows = await portal.owner.query("select ticket_hash from one_time_ticket where purpose = 'setup'");
  expect(JSON.stringify(rows.rows)).not.toContain(token);
  const wrong = await send({ token: token.replace(/^./, (one) => (one === 'A' ? 'B' : 'A')), step: 'enter' });
  expect([wrong.statusCode, wrong.body.includes('This token is not right')]).toEqual([403, true]);
  expect(wrong.body).not.toContain('IMPRINT_');
  const foreign = await send(
    { token, step: 'enter' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  );
  expect(foreign.statusCode).toBe(403);
  await portal.owner.query("update one_time_ticket set expires_at = now() where purpose = 'setup'");
  expect((await send({ token, step: 'enter' })).statusCode).toBe(403);
  // More than are allowed: a Redis that is slow for a moment lets the process count for itself, from the beginning.
  const statuses = new Set<number>();
  for (let tries = 0; tries < 60 && !statuses.has(429); tries += 1)
    statuses.add((await send({ token: 'x', step: 'enter' })).statusCode);
  expect([...statuses]).toEqual([403, 429]);
});

test('with the token it tells of every engine what is wrong, and keeps what was written in the other language', async () => {
  const token = await tokenInLog();
  const answer = await send({ ...whole, token, step: 'again', languages: ['en'] });
  expect(answer.statusCode).toBe(200);
  for (const engine of ['postgres', 'migrations', 'opensearch', 'redis', 'files', 'mail', 'scanner'])
    expect(answer.body).toContain(`data-engine="${engine}" data-state="well"`);
  expect(answer.body).toMatch(/value="zh"\/>/);
  expect(answer.body).toContain('value="ada@example.org"');
  expect(answer.body).not.toContain(whole.password);
});

test('what is missing is said field by field, and nothing is made', async () => {
  const token = await tokenInLog();
  const answer = await send({ ...whole, token, password: 'short', confirmPassword: 'other', code: '000000', sld: '' });
  expect(answer.statusCode).toBe(422);
  for (const field of ['password', 'confirmPassword', 'code']) expect(answer.body).toContain(`id="${field}-problem"`);
  const [counts] = (await portal.owner.query('select (select count(*) from account) a, (select count(*) from site) s'))
    .rows;
  expect(counts).toEqual({ a: '0', s: '0' });
});

test('of two who finish at the same moment one is the operator, with a site that answers, and the setup is gone', async () => {
  const token = await tokenInLog();
  const formPage = await send({ token, step: 'enter' });
  const sealed = fieldOf(formPage.body, 'sealed').replaceAll('&amp;', '&');
  const code = codeOf(keyIn(formPage.body), stepAt(new Date()));
  const answers = await Promise.all([
    send({ ...whole, token, sealed, code }),
    send({ ...whole, token, sealed, code, userName: 'second', email: 'second@example.org', sld: 'other' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  const database = portal.app.database;
  expect(
    await database.unscopedRows(statement`
      select count(*)::int operators, (select count(*)::int from account) accounts, (select count(*)::int from site) sites,
        (select count(*)::int from second_factor where confirmed_at is not null) apps from operator`),
  ).toEqual([{ operators: 1, accounts: 1, sites: 1, apps: 1 }]);
  const done = answers.find(({ statusCode }) => statusCode === 200)?.body ?? '';
  const site = /https:\/\/((?:optics|other)\.localhost)\/console\?lang=en&amp;signOn=[\w-]{43}/.exec(done)?.[1] ?? '';
  expect((await portal.get(site, '/front/channel/getChannelList')).http).toBe(200);

  expect((await page('/setup')).statusCode).toBe(404);
  expect((await send({ ...whole, token, sealed, code })).statusCode).toBe(404);
  expect((await page('/')).statusCode).toBe(404);
});

test('a server that starts where there is an operator writes no token', async () => {
  said.length = 0;
  await tokenInLog();
  expect(said).toEqual([]);
});
