import { afterAll, expect, test } from 'vitest';
import { indexAll } from '../../../../tests/isolation/search-content.ts';
import { drawnPage } from '../../../../tests/support/drawn-page.ts';
import { dropIndices } from '../../../../tests/support/indices.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import JournalsPage, { loader } from './journals-page.tsx';

/** A publisher’s group with more journals than a page of the portal that gathers it shows, and one of the portal’s own. */
const pageSize = 24;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'press', classification: 'group', columns: { colour_id: 7 } });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  const ofGroup = Array.from({ length: pageSize + 6 }, (_, place) => ({ site: 1, number: place + 1 }));
  for (const { site, number } of [{ site: 3, number: 1 }, ...ofGroup]) {
    const id = idOf(site, number);
    const titles = { en: site === 3 ? 'A Sample of the Portal' : `Sample ${String(number).padStart(2, '0')}` };
    await storeRows(app, site, 'item', [{ id, kind: 'journal', status: 'published', titles }]);
    await storeRows(app, site, 'journal', [{ id }]);
  }
  await indexAll(app);
});
afterAll(() => dropIndices(portal.app.settings));

const list = {
  load: async (context: unknown, request: unknown) => (await loader({ context, request } as never)).data,
  Page: JournalsPage,
};

test('on a portal a journal’s cover has the colour of its own site, and only the portal’s own has the portal’s', async () => {
  const { view } = await drawnPage(portal, 'www.localhost', '/mag', list);
  expect(view.journals.map(({ hue }) => hue)).toEqual([undefined, ...Array(pageSize - 1).fill(7)]);
});

test('a page of journals is renewed by what it shows, not by every journal that is gathered', async () => {
  const keys = new Set<string>();
  await drawnPage(portal, 'www.localhost', '/mag', list, { keys });
  const journals = [idOf(3, 1), ...Array.from({ length: pageSize - 1 }, (_, place) => idOf(1, place + 1))];
  expect([...keys].filter((key) => /^i/.test(key)).toSorted()).toEqual(journals.map((id) => `i${id}`).toSorted());
  expect([...keys].filter((key) => /^f/.test(key)).toSorted()).toEqual(['f1', 'f3']);
});
