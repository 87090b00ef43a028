import { expect, test } from 'vitest';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { opticsSite } from './sample-sites.ts';
import { storeSubmissions } from './store-submissions.ts';

const sites = [opticsSite.directory];

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSubmissions(test.app, sites);
});

const counted = async () => {
  await portal.owner.query("select set_config('app.reads', '1', false)");
  const { rows } = await portal.owner.query(
    `select array_agg(state order by number) as states, count(distinct number)::int as numbers,
       count(*) filter (where details -> 'titles' ->> 'en' !~ 'sample submission')::int as unlabelled,
       (select count(*)::int from submission_event) as events from submission`,
  );
  return rows[0];
};

test('a sample site has submissions in every state that editors meet, each labelled as a sample', async () => {
  expect(await counted()).toEqual({
    states: ['received', 'review', 'revision', 'accepted', 'declined', 'received'],
    numbers: 6,
    unlabelled: 0,
    events: 13,
  });
});

test('doing it again sends nothing more', async () => {
  const before = await counted();
  await storeSubmissions(portal.app, sites);
  expect(await counted()).toEqual(before);
});
