import { beforeAll, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';

const host = 'optics.localhost';
let anna: SampleMember;
let bela: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  anna = await storeConsoleUser(app, { userName: 'Anna', role: 'owner', site: 1 });
  bela = await storeConsoleUser(app, { userName: 'bela', role: 'editor', site: 1 });
});

beforeAll(async () => {
  for (const [account, kind] of [
    [anna.id, 'header'],
    [bela.id, 'banner'],
    [bela.id, 'header'],
  ] as const)
    await portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
      portal.app.record(transaction, { site: 1, account, action: 'publish', kind, id: 'one' }),
    );
});

const numbers = async (filter: string) =>
  (await portal.get(host, `/console/changes?${filter}`, anna.headers)).data.content.map(
    ({ number }: { number: number }) => number,
  );

test('the log is narrowed down to a person, a kind and a day', async () => {
  expect(await numbers('')).toEqual([3, 2, 1]);
  expect(await numbers('by=BELA')).toEqual([3, 2]);
  expect(await numbers('by=bela&kind=header')).toEqual([3]);
  expect(await numbers('by=nobody')).toEqual([]);
  const { data } = await portal.get(host, '/console/changes', anna.headers);
  const { rows } = await portal.owner.query(
    'select ($1::timestamptz at time zone time_zone)::date::text as day from site where site_id = 1',
    [data.content[0].at],
  );
  expect(await numbers(`day=${rows[0].day}`)).toEqual([3, 2, 1]);
  expect(await numbers('day=2001-01-01')).toEqual([]);
});

test('the log for a table program has a line for each change with its seal', async () => {
  const headers = { host, language: 'en', ...anna.headers };
  const answer = await portal.server.inject({ url: '/rc-pub/console/changes/csv?kind=banner', headers });
  expect(answer.headers['content-type']).toContain('text/csv');
  const lines = answer.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^2,\d{4}-\d{2}-\d{2}T.*,bela,.*,one,[0-9a-f]{64}$/);
});

test('a change names its thing, leads to it and says what changed in the words of the form, to who may edit it', async () => {
  const { data: opened } = await portal.get(host, '/console/document?kind=news&id=new', bela.headers);
  const document = { ...opened.document, title: { en: 'Slow light arrives' } };
  const wanted = { kind: 'news', id: 'new', state: '', as: 'draft', document };
  const { data: first } = await portal.post(host, '/console/document/save', wanted, bela.headers);
  const changed = {
    ...wanted,
    id: first.id,
    state: first.state,
    document: { ...document, title: { en: 'Slow light has arrived' } },
  };
  await portal.post(host, '/console/document/save', changed, bela.headers);
  const { data } = await portal.get(host, '/console/changes?kind=news', { ...bela.headers, language: 'en' });
  expect(data.content[0]).toMatchObject({
    titles: { en: 'Slow light has arrived' },
    address: `/console/edit/news/${first.id}`,
    difference: [
      {
        label: 'Title · English',
        runs: [
          { kind: 'same', text: 'Slow light ' },
          { kind: 'deleted', text: 'arrives' },
          { kind: 'inserted', text: 'has arrived' },
        ],
      },
    ],
  });
  const { data: kept } = await portal.get(host, '/console/changes?kind=header', bela.headers);
  expect(kept.content[0]).toMatchObject({ titles: {}, difference: [], address: null, before: null });
});
