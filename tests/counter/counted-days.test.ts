import { expect, test } from 'vitest';
import { useTestApp } from '../support/test-app.ts';
import { type Doing, generateDoings, storeDoings } from './generated-events.ts';
import { type Counted, referenceCounts } from './reference.ts';
import { customers, knownWorks, storeSampleWorks, targets } from './sample-works.ts';

// The two months before this one, so that they are over whenever this runs.
const first = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 2, 1));
const nextMonth = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
const months = [first, nextMonth(first)].map((date) => date.toISOString().slice(0, 7));
const days = (nextMonth(nextMonth(first)).getTime() - first.getTime()) / 86_400_000;

let doings: readonly Doing[];

const portal = useTestApp(async (app) => {
  await storeSampleWorks(app);
  doings = [
    ...generateDoings({
      doings: 6_000,
      targets,
      from: first.toISOString(),
      days: days - 1,
      readers: 40,
      customers: [customers.library, customers.institute, null],
    }),
  ];
  await storeDoings(app, 1, doings);
  await countFrom(app, first);
});

const countFrom = ({ owner }: Pick<typeof portal, 'owner'>, day: Date) =>
  owner.query(
    `insert into usage_progress (site_id, counter_day) values (1, $1)
     on conflict (site_id) do update set counter_day = excluded.counter_day`,
    [day.toISOString().slice(0, 10)],
  );

async function asSite<Row>(text: string): Promise<Row[]> {
  await portal.owner.query('begin');
  await portal.owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
  const { rows } = await portal.owner.query(text);
  await portal.owner.query('commit');
  return rows;
}

async function stored(): Promise<Map<string, Counted>> {
  const rows = await asSite<{ key: string } & Counted>(`
    select to_char(month, 'YYYY-MM') || ' ' || item_id || ' ' || part || ' ' || customer_id || ' ' || access_type as key,
      total_investigations as "totalInvestigations", unique_investigations as "uniqueInvestigations",
      total_requests as "totalRequests", unique_requests as "uniqueRequests",
      title_investigations as "titleInvestigations", title_requests as "titleRequests", no_license as "noLicense"
    from counter_use where month <= '${months[1]}-01'`);
  return new Map(rows.map(({ key, ...counted }) => [key, counted]));
}
const sorted = (counts: Map<string, Counted>) => [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
const closed = async () =>
  (await asSite<{ month: string }>(`select to_char(month, 'YYYY-MM') as month from counter_month order by 1`)).map(
    ({ month }) => month,
  );

test('whoever dies on any day has counted nothing of it, and the next one goes on there', async () => {
  await portal.owner.query(`create function die() returns trigger language plpgsql as $$ begin raise 'died'; end $$`);
  // After the sums of the day were written, and before the day is marked as counted.
  await portal.owner.query('create trigger die before insert on counter_month for each row execute function die()');
  for (let again = 0; again < 3; again += 1) await portal.app.counter.countDays();
  expect(await closed()).toEqual([]);
  await portal.owner.query('drop trigger die on counter_month');
});

test('two workers count each day once, and the sums are those of the rules told one by one', async () => {
  while (
    (await Promise.all([portal.app.counter.countDays(), portal.app.counter.countDays()])).some((done) => done > 0)
  );
  expect(await closed()).toEqual(months);
  const reference = referenceCounts(doings, knownWorks);
  expect(reference.size).toBeGreaterThan(80);
  const counted = await stored();
  expect(sorted(counted)).toEqual(sorted(reference));
  expect([...counted.values()].reduce((sum, { titleRequests }) => sum + titleRequests, 0)).toBeGreaterThan(50);
  expect([...counted.values()].reduce((sum, { noLicense }) => sum + noLicense, 0)).toBeGreaterThan(50);
});

test('another run changes nothing; counted anew from the events it is the same', async () => {
  const before = sorted(await stored());
  await portal.app.counter.countDays();
  expect(sorted(await stored())).toEqual(before);
  for (const table of ['counter_use', 'counter_month']) await asSite(`delete from ${table}`);
  await countFrom(portal, first);
  while ((await portal.app.counter.countDays()) > 0);
  expect(sorted(await stored())).toEqual(before);
});

test('searches are counted by the same rules, and what was asked is forgotten two months later', async () => {
  for (const table of ['counter_use', 'counter_month']) await asSite(`delete from ${table}`);
  const search = (at: string, query: string, reader = 1) =>
    asSite(`insert into search_event (site_id, happened_at, reader, asked, customer_id)
      values (1, '${at}', decode(repeat('0${reader}', 16), 'hex'), decode(repeat('0${query}', 16), 'hex'), ${customers.library})`);
  const day = `${months[0]}-05`;
  await search(`${day} 10:00:00Z`, '1');
  await search(`${day} 10:00:20Z`, '1');
  await search(`${day} 10:00:21Z`, '2');
  await search(`${day} 10:00:21Z`, '1', 2);
  await search(`${day} 10:00:51Z`, '1');
  await countFrom(portal, first);
  while ((await portal.app.counter.countDays()) > 0);
  expect(await asSite('select customer_id, searches from counter_search')).toEqual([
    { customer_id: customers.library, searches: 4 },
  ]);
  const kept = await asSite<{ n: number }>('select count(*)::int as n from search_event');
  expect(kept).toEqual([{ n: 0 }]);
});
