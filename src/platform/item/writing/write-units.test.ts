import { expect, test } from 'vitest';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { kinds } from '../../../content/kinds.ts';
import type { DraftUnit, ItemDraft } from './item-draft.ts';
import { createWriter } from './write-units.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await app.owner.query("select set_config('app.reads', '1,2', false)");
});

const write = createWriter(kinds);
const store = (site: number, ...units: DraftUnit[]) =>
  portal.app.database.transaction({ reads: [site], writes: site }, (transaction) => write(transaction, site, units));
const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;

const person = { kind: 'expert', key: 'https://orcid.org/0000-0002-1825-0097' };
const article = (key: string, more: Partial<ItemDraft> = {}, figures: readonly string[] = []): DraftUnit => ({
  mentioned: [
    {
      ...person,
      onlyIfMissing: true,
      titles: { en: `As ${key} writes it` },
      details: { orcid: person.key.slice(-19) },
    },
  ],
  main: {
    kind: 'article',
    key,
    doi: key,
    rank: 101,
    titles: { en: `About ${key}` },
    details: { type: 'research-article', publicationType: 0, accessType: 0 },
    parts: {
      contributor: [{ names: { en: { full: 'A. Sample' } }, expert: person }],
      article_version: [{ number: 1, titles: { en: `About ${key}` } }],
    },
    ...more,
  },
  members: figures.map((anchor, place) => ({
    kind: 'figure',
    key: `${key}#${anchor}`,
    titles: { en: `Figure ${place + 1}` },
    details: { article: { kind: 'article', key }, position: place + 1, anchor },
  })),
});

test('storing the same unit again changes no row, no revision and no mark', async () => {
  const unit = article('10.1/again', { relations: [{ type: 'cites', target: '10.1/elsewhere' }] }, ['fig1', 'fig2']);
  await store(1, unit);
  const everything = () =>
    rows(`select (select json_agg(item order by id) from item where site_id = 1) items,
      (select json_agg(dirty_mark order by sink, item_id) from dirty_mark where site_id = 1) marks,
      (select json_agg(xmin::text order by id) from figure where site_id = 1) figures,
      (select json_agg(xmin::text order by article_id) from contributor where site_id = 1) contributors,
      (select json_agg(xmin::text) from relation where site_id = 1) relations`);
  const before = await everything();
  await store(1, unit);
  expect(await everything()).toEqual(before);
  expect(await rows(`select item.source_key from contributor join item on item.id = expert_id`)).toEqual([
    { source_key: person.key },
  ]);
});

test('what changes raises the revision once in a transaction, however many of its rows change', async () => {
  const [{ revision: before } = { revision: '0' }] = await rows(
    "select revision from item where source_key = '10.1/again'",
  );
  await store(
    1,
    article(
      '10.1/again',
      {
        titles: { en: 'A better title' },
        parts: { contributor: [{ names: { en: { full: 'B. Sample' } } }, { names: { en: { full: 'C. Sample' } } }] },
      },
      ['fig1', 'fig2'],
    ),
  );
  const [after] = await rows("select revision from item where source_key = '10.1/again'");
  expect(Number(after?.revision)).toBe(Number(before) + 1);
});

test('an older version never overwrites a newer one, whichever comes first, and both are kept with their labels', async () => {
  const version = (number: number, title: string) =>
    article('10.1/versions', {
      rank: 100 + number,
      titles: { en: title },
      parts: { article_version: [{ number, titles: { en: title } }] },
    });
  await store(2, version(2, 'Second'));
  const [outcome] = await store(2, version(1, 'First'));
  expect(outcome).toMatchObject({ isOlder: true, isNew: false });
  expect(await rows("select titles from item where site_id = 2 and source_key = '10.1/versions'")).toEqual([
    { titles: { en: 'Second' } },
  ]);
  expect(await rows('select number, value from article_version where site_id = 2 order by number')).toEqual([
    { number: 1, value: -1 },
    { number: 2, value: 0 },
  ]);
});

test('a retraction finds its article whichever comes first, and the article is marked as changed', async () => {
  const notice = (target: string) => article(`${target}-notice`, { relations: [{ type: 'retracts', target }] });
  await store(1, article('10.1/first'));
  await store(1, notice('10.1/first'));
  await store(1, notice('10.1/second'));
  await store(1, article('10.1/second'));
  const links = await rows(`select target.source_key from relation join item target on target.id = to_id
    where type = 'retracts' order by target.source_key`);
  expect(links.map(({ source_key }) => source_key)).toEqual(['10.1/first', '10.1/second']);
  const [{ revision } = { revision: '0' }] = await rows("select revision from item where source_key = '10.1/first'");
  expect(Number(revision)).toBeGreaterThan(1);
});

test('a figure that a newer version no longer has is withdrawn, and comes back with it', async () => {
  await store(1, article('10.1/figures', {}, ['fig1', 'fig2']));
  await store(1, article('10.1/figures', { rank: 102 }, ['fig1']));
  const statuses = () =>
    rows("select source_key, status from item where source_key like '10.1/figures#%' order by source_key");
  expect((await statuses()).map(({ status }) => status)).toEqual(['published', 'withdrawn']);
  await store(1, article('10.1/figures', { rank: 103 }, ['fig1', 'fig2']));
  expect((await statuses()).map(({ status }) => status)).toEqual(['published', 'published']);
});

test('citations inside a site are counted whichever article comes first', async () => {
  const citing = (key: string, ...dois: string[]) =>
    article(key, { parts: { reference: dois.map((doi) => ({ printed: doi, doi })) } });
  await store(1, citing('10.1/citing-a', '10.1/cited'));
  await store(1, article('10.1/cited'));
  await store(1, citing('10.1/citing-b', '10.1/cited', '10.1/cited'));
  const count = () => rows("select citations from item where source_key = '10.1/cited'");
  expect(await count()).toEqual([{ citations: '2' }]);
  await store(1, { ...citing('10.1/citing-b') });
  expect(await count()).toEqual([{ citations: '1' }]);
});

test('what is only mentioned keeps the name it came with first', async () => {
  await store(2, article('10.1/mentions-a'));
  await store(2, article('10.1/mentions-b'));
  expect(await rows("select titles from item where site_id = 2 and kind = 'expert'")).toEqual([
    { titles: { en: 'As 10.1/versions writes it' } },
  ]);
});

test('a field that its table has not is refused, and nothing of the unit is stored', async () => {
  await expect(store(1, article('10.1/typo', { details: { publicationTyp: 0 } }))).rejects.toThrow(
    'The table article has no field "publicationTyp".',
  );
  expect(await rows("select 1 from item where source_key = '10.1/typo'")).toEqual([]);
});
