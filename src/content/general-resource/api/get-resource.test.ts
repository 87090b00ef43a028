import { expect, test } from 'vitest';
import { storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const ids = {
  standard: idOf(1, 1),
  patent: idOf(1, 3),
  general: idOf(1, 4),
  withdrawn: idOf(1, 5),
  draft: idOf(1, 6),
  news: idOf(1, 7),
};
const hashes = { en: '', zh: '', pdf: '' };

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  hashes.en = await storeFile(app, 1, Buffer.from('<p>Scope</p>'), 'text/html');
  hashes.zh = await storeFile(app, 1, Buffer.from('<p>范围</p>'), 'text/html');
  hashes.pdf = await storeFile(app, 1, Buffer.from('%PDF-1.7'), 'application/pdf');
  const item = (id: string, more: object = {}) => ({
    id,
    kind: 'general-resource',
    status: 'published',
    titles: { en: 'Waveguides', zh: '光波导' },
    language: 'zh',
    ...more,
  });
  await storeRows(app, 1, 'item', [
    item(ids.standard, { summaries: { en: 'On loss.' }, published_on: '2026-03-15' }),
    item(ids.patent),
    item(ids.general),
    item(ids.withdrawn, {
      status: 'withdrawn',
      withdrawn_on: '2026-05-06',
      withdrawal: { en: 'Out of force.' },
      summaries: { en: 'gone-summary' },
    }),
    item(ids.draft, { status: 'draft' }),
    item(ids.news, { kind: 'news' }),
  ]);
  const people = JSON.stringify([{ names: { zh: { full: '李示例' } } }]);
  await storeRows(app, 1, 'general_resource', [
    {
      id: ids.standard,
      library: 'standard',
      number: 'SAMPLE/T 1001-2026',
      classification: '17.180',
      legal_status: 'replaced',
      holders: { en: 'Sample Institute' },
      people,
      effective_on: '2026-07-01',
      replaced_by: 'SAMPLE/T 1004-2026',
      bodies: { en: hashes.en, zh: hashes.zh },
    },
    { id: ids.patent, library: 'patent', number: 'SAMPLE-1', filed_on: '2025-04-02' },
    { id: ids.general, library: 'general' },
    { id: ids.withdrawn, library: 'general', bodies: { en: hashes.en } },
    { id: ids.draft, library: 'general' },
  ]);
  await storeRows(app, 1, 'item_file', [
    { item_id: ids.standard, position: 1, role: 'body', sha256: hashes.en, name: 'body.html' },
    { item_id: ids.standard, position: 2, role: 'attachment', sha256: hashes.pdf, name: 'standard.pdf' },
  ]);
});

const read = (id: string, site = 'optics', language = 'en') =>
  portal.get(`${site}.localhost`, `/front/rc_res_general/${id}`, { language });

test('a standard is told with its number, class, state, issuer, dates and what replaced it', async () => {
  expect((await read(ids.standard)).data).toMatchObject({
    id: ids.standard,
    library: 'standard',
    resName: 'Waveguides',
    summary: 'On loss.',
    language: 'zh',
    number: 'SAMPLE/T 1001-2026',
    classification: '17.180',
    legalStatus: 'replaced',
    effectiveOn: '2026-07-01',
    holders: { en: 'Sample Institute' },
    people: [{ names: { zh: { full: '李示例' } } }],
    url: `/libraryDetails?columnId=${ids.standard}`,
    replacedBy: 'SAMPLE/T 1004-2026',
  });
});

test('its text is given in the reader’s language, and its files beside it', async () => {
  expect((await read(ids.standard)).data.body).toEqual({ sha256: hashes.en, language: 'en' });
  const { data } = await read(ids.standard, 'optics', 'zh');
  expect(data.body).toEqual({ sha256: hashes.zh, language: 'zh' });
  expect(data.files).toMatchObject([{ id: `${ids.standard}-2`, role: 'attachment', name: 'standard.pdf', bytes: 8 }]);
});

test('a patent has its own facts; a general resource has the other page', async () => {
  expect((await read(ids.patent)).data).toMatchObject({
    library: 'patent',
    number: 'SAMPLE-1',
    filedOn: '2025-04-02',
    replacedBy: null,
  });
  expect((await read(ids.general)).data).toMatchObject({
    library: 'general',
    url: `/currencyDetails?columnId=${ids.general}`,
    body: null,
    files: [],
  });
});

test('a portal shows the resources of the sites that it gathers, and no other', async () => {
  expect((await read(ids.standard, 'www')).data.siteId).toBe(1);
  expect((await read(ids.standard, 'stranger')).status).toBe(10001);
});

test('of a withdrawn resource its name stays, and why it was withdrawn', async () => {
  const { data } = await read(ids.withdrawn);
  expect(data).toMatchObject({ withdrawal: { date: '2026-05-06', reasons: { en: 'Out of force.' } }, body: null });
  expect(JSON.stringify(data)).not.toContain('gone-summary');
});

test('what is no resource, a draft or nothing is not found', async () => {
  for (const id of [ids.news, ids.draft, idOf(1, 999)]) expect((await read(id)).http, id).toBe(404);
});
