import { expect, test } from 'vitest';
import { drawnPage } from '../../../../../tests/support/drawn-page.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import AcademicPage, { loader as loadAcademic } from '../../../../content/issue/pages/academic-page.tsx';
import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import ColumnListPage from './column-list-page.tsx';
import ColumnPage from './column-page.tsx';
import { loadColumn } from './load-column.ts';
import { loadColumnList } from './load-column-list.ts';

const host = 'optics.localhost';
const [announcements, readers, directory] = [idOf(1, 900_010), idOf(1, 900_011), idOf(1, 900_012)];
const text = (number: number, channel: string, code: string | null, title: string) => ({
  site_id: 1,
  id: idOf(1, 900_100 + number),
  channel_id: channel,
  position: number,
  code,
  titles: JSON.stringify({ en: title }),
});
const journal = { kind: 'journal', key: 'journal' };
const issue = (number: string): ItemDraft => ({
  kind: 'issue',
  key: number,
  titles: {},
  publishedOn: `2026-0${number}-01`,
  details: { journal, year: 2026, volume: '7', issue: number },
});

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeRows(
    app,
    1,
    'channel',
    [
      { id: announcements, code: 'item', names: '{"en": "Announcements"}' },
      { id: readers, code: 'reader', names: '{"en": "For readers"}' },
      { id: directory, code: 'directory', names: '{"en": "This month"}' },
    ].map((row, position) => ({ ...row, site_id: 1, position })),
  );
  await storeRows(app, 1, 'column_text', [
    ...Array.from({ length: 25 }, (_, place) => text(place, announcements, null, `Notice ${place + 1}`)),
    text(50, readers, 'library', 'For librarians'),
    text(51, announcements, 'open-access', 'Open access'),
  ]);
  const news = Array.from(
    { length: 22 },
    (_, place): ItemDraft => ({
      kind: 'news',
      key: `News ${place + 1}`,
      titles: { en: `News ${place + 1}` },
      columns: [announcements],
      publishedOn: '2026-01-01',
      details: { type: 'information' },
    }),
  );
  const write = (drafts: readonly ItemDraft[]) =>
    app.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
      app.app.write(
        transaction,
        1,
        drafts.map((main) => ({ mentioned: [], members: [], main })),
      ),
    );
  await write([{ ...journal, titles: { en: 'Sample' }, details: {} }, ...news]);
  await write([issue('1'), issue('2')]);
});

const headings = (html: string, level: string) =>
  [...html.matchAll(new RegExp(`<${level}[^>]*>(.*?)</${level}>`, 'gs'))].map(([, heading = '']) =>
    heading.replaceAll(/<[^>]+>/g, ''),
  );
const page = async (address: string, part: Parameters<typeof drawnPage>[3]) =>
  (await drawnPage(portal, host, address, part)).html;

test('/new shows the texts of a column and what was put into it, page by page', async () => {
  const list = { load: loadColumnList, Page: ColumnListPage };
  const first = await page(`/new?columnId=${announcements}`, list);
  expect(headings(first, 'h1')).toEqual(['Announcements']);
  expect(headings(first, 'h2')).toHaveLength(40);
  expect(first).toContain(`/new?columnId=${announcements}&page=1`);
  const second = headings(await page(`/new?columnId=${announcements}&page=1`, list), 'h2');
  expect(second).toHaveLength(6 + 2);
  expect(second[0]).toBe('Notice 21');
  const beyond = await page(`/new?columnId=${announcements}&page=7`, list);
  expect(beyond).toContain('The list does not have that many pages.');
});

test('/customRoute shows the page of its code, whichever column led there', async () => {
  const column = { load: loadColumn, Page: ColumnPage };
  expect(headings(await page(`/customRoute?columnId=${readers}&code=open-access`, column), 'h1')).toEqual([
    'Open access',
  ]);
  expect(headings(await page('/customRoute?code=open-access', column), 'h1')).toEqual(['Open access']);
  expect(headings(await page(`/customRoute?columnId=${readers}`, column), 'h1')).toEqual(['For librarians']);
  await expect(page(`/customRoute?columnId=${readers}&code=nobody-made-this`, column)).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('/academic is called by its column, but not among back issues', async () => {
  const academic = {
    load: (context: unknown, request: unknown) => loadAcademic({ context, request, params: {} } as never),
    Page: AcademicPage,
  };
  await portal.owner.query("select set_config('app.reads', '1', false)");
  const { rows } = await portal.owner.query(
    `select id from item where kind in ('issue', 'journal') order by kind, source_key`,
  );
  const [first, second, journal] = rows.map(({ id }) => String(id));
  const titleAt = async (query: string) =>
    headings(await page(`/academic?columnId=${directory}&publicationIndexId=${journal}&${query}`, academic), 'h1')[0];
  expect(await titleAt('type=directory')).toBe('This month');
  expect(await titleAt('type=backissue')).toBe('Back issues');
  expect(await titleAt(`type=directory&activeName=${first}`)).toBe('Back issues');
  expect(await titleAt(`type=directory&activeName=${second}`)).toBe('This month');
});
