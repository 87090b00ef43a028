import { describe, expect, test } from 'vitest';
import { type TestHouse, useTestHouse } from '../../../tests/support/test-house.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { fillDemo } from './fill-demo.ts';
import { fillLoadSites } from './load/fill-load-sites.ts';

const portal = useTestHouse(async ({ house }) => {
  await fillDemo(house);
});

/** Whatever is written raises a revision: an item's in its mark, a frame's in the sequence. */
async function traces({ owner }: TestHouse) {
  const marks = await owner.query('select sink, site_id, item_id, revision from dirty_mark order by 1, 2, 3');
  const frame = await owner.query('select last_value from frame_revision');
  return { marks: marks.rows, frame: frame.rows[0].last_value };
}

test('the demo’s three sites are found by their hosts, and the portal gathers both journals', async () => {
  const { sites } = portal.house;
  expect(await sites.byHost('optics.localhost')).toMatchObject({
    id: 1,
    sld: 'optics',
    defaultLanguage: 'zh',
    colourId: 6,
  });
  expect(await sites.byHost('biology.localhost')).toMatchObject({
    id: 2,
    sld: 'biology',
    defaultLanguage: 'en',
    colourId: 3,
  });
  expect(await sites.byHost('www.localhost')).toMatchObject({ id: 3, classification: 'portal', gathers: [1, 2] });
});

test('the journals’ sites look different by what they store', async () => {
  const look = async (host: string) => (await portal.get(host, '/front/site/getLook')).data;
  const optics = await look('optics.localhost');
  const biology = await look('biology.localhost');
  const www = await look('www.localhost');
  expect(optics).toMatchObject({ typePairing: 'song', homeGrid: 'magazine', cards: 'line' });
  expect(biology).toMatchObject({ typePairing: 'mixed', homeGrid: 'journal', cards: 'tile' });
  expect(www).toMatchObject({ typePairing: 'sans', homeGrid: 'portal', cards: 'cover' });
});

test('there is one site for each thing that can happen at the door', async () => {
  const state = async (sld: string) => (await portal.house.sites.byHost(`${sld}.localhost`))?.state;
  expect(await state('expired')).toBe('expired');
  expect(await state('stopped')).toBe('stopped');
  expect(await state('barred')).toBe('forbidden');
  expect(await state('maintenance')).toBe('maintenance');
  expect(await portal.house.sites.byHost('static.localhost')).toMatchObject({ staticPageUrl: `/info/${idOf(15, 1)}` });
  expect(await portal.house.sites.byHost('grey.localhost')).toMatchObject({ grayType: 2, colourId: 15 });
});

test('every text says that it is sample data, and one is longer than 300 KB', async () => {
  for (const [host, texts] of [
    ['optics.localhost', [1, 7, 26]],
    ['biology.localhost', [1, 10]],
    ['www.localhost', [3]],
  ] as const) {
    for (const [language, note] of [
      ['zh', '示例数据'],
      ['en', 'Sample data'],
    ] as const) {
      for (const number of texts) {
        const site = (await portal.house.sites.byHost(host))?.id as number;
        const { data } = await portal.get(host, `/front/item/info?columnId=${idOf(site, number)}`, { language });
        const body = await portal.house.files.get(data.body.sha256);
        expect(body?.toString()).toContain(`<strong>${note}</strong>`);
        if (site === 1 && number === 7) expect(body?.length).toBeGreaterThan(300 * 1024);
      }
    }
  }
});

describe('filling the demo again', () => {
  test('changes no row and leaves no mark', async () => {
    const before = await traces(portal);
    await fillDemo(portal.house);
    expect(await traces(portal)).toEqual(before);
  });

  test('removes what an earlier version left, and nothing that a site made itself', async () => {
    const { owner, house } = portal;
    await owner.query(`begin; select set_config('app.writes', '1', true), set_config('app.reads', '1', true)`);
    await owner.query(
      `insert into channel (site_id, id, position, code, names) values (1, $1, 9, 'column', '{}'), (1, new_id(1), 9, 'column', '{}')`,
      [idOf(1, 199)],
    );
    await owner.query('commit');
    await fillDemo(house);
    await owner.query(`begin; select set_config('app.reads', '1', true)`);
    const { rows } = await owner.query('select id from channel where site_id = 1 and position = 9');
    await owner.query('commit');
    expect(rows).toEqual([{ id: idOf(1, 1_000_000) }]);
  });
});

test('generated sites are the same for the same seed', async () => {
  const { house } = portal;
  await fillLoadSites(house, 3, 1, () => {});
  expect(await house.sites.byHost('s102.localhost')).toMatchObject({ id: 102, magId: idOf(102, 1000) });
  const before = await traces(portal);
  await fillLoadSites(house, 3, 1, () => {});
  expect(await traces(portal)).toEqual(before);
});
