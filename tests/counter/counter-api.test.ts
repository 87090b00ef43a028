import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../support/test-app.ts';
import { type Doing, generateDoings, storeDoings } from './generated-events.ts';
import { type Counted, referenceCounts } from './reference.ts';
import { referenceReport, views } from './reference-report.ts';
import { type Json, numbersOf } from './report-numbers.ts';
import { customers, knownWorks, storeSampleWorks, targets, works } from './sample-works.ts';
import { schemaFindings } from './schema-findings.ts';

const world = '0000000000000000';
const now = new Date();
const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
const months = [2, 1].map((back) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
) as [string, string];
const dates = { begin_date: months[0], end_date: months[1] };

let doings: readonly Doing[];
let counts: Map<string, Counted>;
const keys = { library: '', consortium: '', site: '' };

const portal = useTestApp(async (app) => {
  await storeSampleWorks(app);
  doings = [
    ...generateDoings({
      doings: 6_000,
      targets,
      from: first.toISOString(),
      days: 58,
      readers: 40,
      customers: [customers.library, customers.institute, customers.alone, null],
    }),
  ];
  await storeDoings(app, 1, doings);
  await app.owner.query('insert into usage_progress (site_id, counter_day) values (1, $1)', [first]);
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await app.owner.query(
    `insert into search_event (site_id, happened_at, reader, asked, customer_id)
     select 1, $1::timestamptz + make_interval(mins => n), decode(repeat('01', 16), 'hex'), decode(repeat('02', 16), 'hex'), $2
     from generate_series(1, 7) n`,
    [first, customers.library],
  );
  while ((await app.app.counter.countDays()) > 0);
  for (const [name, customer] of [
    ['library', customers.library],
    ['consortium', customers.consortium],
    ['site', null],
  ] as const) {
    const made = await app.app.counter.keys.create(1, customer, `of-${name}`);
    keys[name] = made.ok ? made.value.key : '';
  }
});
beforeAll(() => {
  counts = referenceCounts(doings, knownWorks);
});

async function ask(path: string, given: Record<string, string>, host = 'optics.localhost') {
  const answer = await portal.server.inject({ url: `/r51/${path}?${new URLSearchParams(given)}`, headers: { host } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() as Json };
}
const as = (who: keyof typeof keys, customer: string) => ({
  requestor_id: `of-${who}`,
  api_key: keys[who],
  customer_id: customer,
});
const report = (id: string, who: keyof typeof keys, customer: string, more: Record<string, string> = {}) =>
  ask(`reports/${id.toLowerCase()}`, { ...as(who, customer), ...dates, ...more });

const sorted = (numbers: Map<string, number>) => [...numbers].toSorted(([one], [other]) => (one < other ? -1 : 1));

const requests = [
  ['a library', 'library', customers.library, [customers.library]],
  ['a consortium', 'consortium', customers.consortium, [customers.library, customers.institute, customers.consortium]],
  ['the world', 'site', world, null],
] as const;

describe.each(requests)('the reports of %s', (_, who, customer, counted) => {
  test('have the numbers of the reference, each number once', async () => {
    for (const id of Object.keys(views)) {
      const { body } = await report(id, who, customer);
      const reference = referenceReport(id, counts, knownWorks, counted);
      expect(reference.size).toBeGreaterThan(0);
      expect([id, sorted(numbersOf(id, body))]).toEqual([id, sorted(reference)]);
    }
  });

  test('are valid by the schema of COUNTER, also in full detail and in parts', async () => {
    const detailed: Record<string, Record<string, string>> = {
      PR: { attributes_to_show: 'Access_Method', granularity: 'Total', platform: 'optics' },
      DR: { attributes_to_show: 'Access_Method', database: 'optics' },
      TR: { attributes_to_show: 'YOP|Access_Type|Access_Method', yop: '2020-2024', access_type: 'Open|Controlled' },
      IR: { attributes_to_show: 'YOP|Access_Type|Authors|Publication_Date', include_parent_details: 'True' },
    };
    const documents: [string, Json][] = [];
    for (const [id, more] of [...Object.keys(views).map((id) => [id, {}] as const), ...Object.entries(detailed)])
      documents.push([id, (await report(id, who, customer, more)).body]);
    const findings = schemaFindings(documents);
    expect(findings.map((found, place) => [documents[place]?.[0], found]).filter(([, found]) => found?.length)).toEqual(
      [],
    );
    expect(documents.map(([, document]) => document.Report_Header.Exceptions).filter(Boolean)).toEqual([]);
  });
});

test('the schema refuses what is no report', async () => {
  const { body } = await report('tr_j1', 'library', customers.library);
  const spoilt = structuredClone(body);
  spoilt.Report_Items[0].Attribute_Performance[0].Performance.Views = { [months[0]]: 1 };
  expect(
    schemaFindings([
      ['TR_J1', body],
      ['TR_J1', spoilt],
    ]).map((found) => found.length > 0),
  ).toEqual([false, true]);
});

test('unique is never more than total, requests never more than investigations, and views add up to their reports', async () => {
  const sum = async (id: string, metric: string, more = {}) =>
    [...numbersOf(id, (await report(id, 'site', world, more)).body)]
      .filter(([key]) => key.includes(` ${metric} `))
      .reduce((total, [, count]) => total + count, 0);
  const { body } = await report('IR', 'site', world, { attributes_to_show: 'YOP|Access_Type|Access_Method' });
  let looked = 0;
  for (const item of body.Report_Items.flatMap((one: Json) => one.Items))
    for (const { Performance: performance } of item.Attribute_Performance)
      for (const month of months) {
        const of = (metric: string) => performance[metric]?.[month] ?? 0;
        expect(of('Unique_Item_Investigations')).toBeLessThanOrEqual(of('Total_Item_Investigations'));
        expect(of('Unique_Item_Requests')).toBeLessThanOrEqual(of('Total_Item_Requests'));
        expect(of('Total_Item_Requests')).toBeLessThanOrEqual(of('Total_Item_Investigations'));
        expect(of('Unique_Item_Requests')).toBeLessThanOrEqual(of('Unique_Item_Investigations'));
        looked += 1;
      }
  expect(looked).toBeGreaterThan(20);
  const controlledJournals = { access_type: 'Controlled', data_type: 'Journal' };
  expect(await sum('TR_J1', 'Total_Item_Requests')).toBe(await sum('TR', 'Total_Item_Requests', controlledJournals));
  expect(await sum('TR_J4', 'Unique_Item_Requests')).toBe(await sum('TR_J1', 'Unique_Item_Requests'));
  expect(await sum('TR_J3', 'Total_Item_Investigations')).toBe(
    await sum('TR', 'Total_Item_Investigations', { data_type: 'Journal' }),
  );
  expect(await sum('TR_B3', 'Unique_Title_Requests')).toBe(await sum('TR', 'Unique_Title_Requests'));
  expect(await sum('PR_P1', 'Total_Item_Requests')).toBe(await sum('PR', 'Total_Item_Requests'));
  expect(await sum('DR_D1', 'Unique_Item_Investigations')).toBe(await sum('PR', 'Unique_Item_Investigations'));
  expect((await sum('TR_J2', 'No_License')) + (await sum('TR_B2', 'No_License'))).toBe(await sum('TR', 'No_License'));
  expect(await sum('DR_D2', 'No_License')).toBe(await sum('DR', 'No_License'));
});

test('searches are in the reports of platform and database', async () => {
  const performance = async (id: string) =>
    (await report(id, 'library', customers.library)).body.Report_Items[0].Attribute_Performance.map(
      (one: Json) => one.Performance,
    );
  expect(await performance('PR_P1')).toContainEqual({ Searches_Platform: { [months[0]]: 7 } });
  expect((await performance('DR_D1'))[0].Searches_Regular).toEqual({ [months[0]]: 7 });
});

test('a title and an item are named by their identifiers; an item can be asked for by one, and by an author', async () => {
  const { body } = await report('TR', 'site', world, { item_id: '1234-5679' });
  expect(body.Report_Items).toMatchObject([
    {
      Title: 'First sample journal',
      Publisher: 'Sample press',
      Platform: 'optics',
      Item_ID: { Print_ISSN: '1234-5679', Online_ISSN: '2434-561X', Proprietary: `optics:${works.journal}` },
    },
  ]);
  const ofAuthor = await report('IR', 'site', world, {
    author: 'ORCID:0000-0002-1825-0097',
    attributes_to_show: 'Authors',
    include_parent_details: 'True',
  });
  expect(ofAuthor.body.Report_Items).toMatchObject([
    {
      Title: 'First sample journal',
      Data_Type: 'Journal',
      Items: [{ Item: 'Closed', Item_ID: { DOI: '10.5555/closed' }, Authors: [{ Name: 'A. Sample' }] }],
    },
  ]);
  const chapter = await report('IR', 'site', world, { item_id: '10.5555/book.1' });
  expect(chapter.body.Report_Items).toMatchObject([{ Items: [{ Item: 'First chapter' }] }]);
});

test('more at once than a site may have made are told to come later', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => report('PR', 'site', world)));
  const busy = answers.filter(({ status }) => status === 503).map(({ body }) => body);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]).toEqual({ Code: 1010, Message: 'Service Busy' });
  expect(answers.length - busy.length).toBeGreaterThan(4);
});

describe('what is not quite right is said by the number that COUNTER gave it', () => {
  const code = async (path: string, given: Record<string, string>) => {
    const { status, body } = await ask(path, given);
    return [status, body.Code, ...(schemaFindings([[`Exception_${body.Code}`, body]])[0] as string[])];
  };
  const good = () => ({ ...as('library', customers.library), ...dates });

  test('who may not have a report is told why', async () => {
    const { api_key: _, ...without } = good();
    expect(await code('reports/tr', without)).toEqual([400, 1030]);
    expect(await code('reports/tr', { ...good(), begin_date: '' })).toEqual([400, 1030]);
    expect(await code('reports/tr', { ...good(), requestor_id: 'nobody' })).toEqual([401, 2000]);
    expect(await code('reports/tr', { ...good(), api_key: keys.consortium })).toEqual([401, 2020]);
    expect(await code('reports/tr', { ...good(), customer_id: customers.institute })).toEqual([403, 2010]);
    expect(await code('reports/tr', { ...good(), customer_id: world })).toEqual([403, 2010]);
    expect(await code('members', { ...good(), customer_id: customers.alone })).toEqual([403, 2010]);
    expect((await report('tr', 'consortium', customers.institute)).status).toBe(200);
    expect((await report('tr', 'consortium', customers.alone)).status).toBe(403);
    const unknown = await ask('reports/xr', good());
    expect([unknown.status, unknown.body.Code]).toEqual([404, 3000]);
  });

  test.each([
    { begin_date: '2026-13' },
    { begin_date: '2026-02-30', end_date: '2026-03-31' },
    { begin_date: months[1], end_date: months[0] },
    { begin_date: now.toISOString().slice(0, 7), end_date: '2999-01' },
  ])('%o are no dates of a report', async (wrong) => {
    expect(await code('reports/tr', { ...good(), ...wrong })).toEqual([400, 3020]);
  });

  test.each([
    [{ end_date: now.toISOString().slice(0, 7) }, 3031],
    [{ begin_date: '2001-01' }, 3032],
    [{ begin_date: '2001-01', end_date: '2001-02' }, 3032],
    [{ colour: 'red' }, 3050],
    [{ country_code: 'CN' }, 3050],
    [{ metric_type: 'Views|Total_Item_Requests|Unique_Item_Requests' }, 3060],
    [{ yop: '2020-2010' }, 3060],
    [{ platform: 'elsewhere' }, 3060],
    [{ attributes_to_show: 'Colour' }, 3062],
    [{ granularity: 'Day' }, 3062],
    [{ access_method: 'TDM' }, 3030],
    [{ yop: '1950' }, 3030],
  ])('%o is answered as far as it can be', async (more: Record<string, string>, wanted) => {
    const { status, body } = await report('TR', 'library', customers.library, more);
    expect(status).toBe(200);
    expect(body.Report_Header.Exceptions.map(({ Code }: Json) => Code)).toEqual([wanted]);
    expect(body.Report_Items.length > 0).toBe(![3030].includes(wanted) && more.end_date !== '2001-02');
    expect(schemaFindings([['TR', body]])).toEqual([[]]);
  });

  test('components are not told apart', async () => {
    const { body } = await report('IR', 'library', customers.library, { include_component_details: 'True' });
    expect(body.Report_Header.Exceptions).toEqual([{ Code: 3063, Message: 'Components Not Supported' }]);
  });

  test('a view has no filters to choose', async () => {
    const { body } = await report('TR_J1', 'library', customers.library, { data_type: 'Book' });
    expect(body.Report_Header.Exceptions).toMatchObject([{ Code: 3050, Data: 'data_type' }]);
  });
});

test('status, members and the list of reports are what the schema says', async () => {
  const status = await ask('status', {});
  const alone = await ask('members', as('library', customers.library));
  const members = await ask('members', as('consortium', customers.consortium));
  const all = await ask('members', as('site', world));
  const reports = await ask('reports', as('library', customers.library));
  expect(alone.body).toEqual([{ Institution_Name: 'Sample library', Customer_ID: customers.library }]);
  expect(members.body).toHaveLength(2);
  expect(all.body).toHaveLength(4);
  expect(reports.body.map(({ Report_ID }: Json) => Report_ID)).toEqual(Object.keys(views));
  expect(reports.body[0]).toMatchObject({ First_Month_Available: months[0], Last_Month_Available: months[1] });
  const documents = [
    ...status.body.map((one: Json) => ['Status', one]),
    ...[...alone.body, ...members.body, ...all.body].map((one: Json) => ['Member', one]),
    ...reports.body.map((one: Json) => ['Report', one]),
  ];
  expect(schemaFindings(documents).flat()).toEqual([]);
  expect(reports.headers['cache-control']).toBe('no-store');
});

test('nothing that is sent breaks anything', async () => {
  const hostile = [
    '%00',
    '%',
    "'; drop table item; --",
    '9223372036854775808',
    '-1',
    'a'.repeat(3_000),
    '../..',
    '%ff%fe',
    '[]',
    '1e9',
  ];
  const names = [
    'customer_id',
    'requestor_id',
    'api_key',
    'begin_date',
    'yop',
    'item_id',
    'author',
    'platform',
    'metric_type',
  ];
  for (const value of hostile)
    for (const name of names) {
      const good = new URLSearchParams({ ...as('library', customers.library), ...dates });
      good.delete(name);
      for (const path of ['reports/ir', 'members', `reports/${value.slice(0, 50)}`]) {
        const url = `/r51/${path}?${good}&${name}=${value}`;
        const { statusCode } = await portal.server.inject({ url, headers: { host: 'optics.localhost' } });
        expect([url.slice(0, 200), statusCode < 500]).toEqual([url.slice(0, 200), true]);
      }
    }
}, 120_000);
