import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../../tests/support/test-app.ts';
import { kinds } from '../../../../content/kinds.ts';
import type { DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { createWriter } from '../../../../platform/item/writing/write-units.ts';
import { fingerprint } from '../../use-cases/fingerprint.ts';
import { dumpSite } from './dump-site.ts';

const fill = async (app: TestApp) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await app.owner.query("select set_config('app.reads', '1,2', false), set_config('app.writes', '1', false)");
};
const one = useTestApp(fill);
const other = useTestApp(fill);

const write = createWriter(kinds);
const store = async (portal: TestApp, site: number, units: readonly DraftUnit[]) => {
  for (const unit of units)
    await portal.app.database.transaction({ reads: [site], writes: site }, (transaction) =>
      write(transaction, site, [unit]),
    );
};
const fingerprintOf = async (portal: TestApp, site = 1) =>
  (await fingerprint(dumpSite(portal.app.database, kinds, site))).sha256;

const alone = (main: ItemDraft): DraftUnit => ({ mentioned: [], main, members: [] });
const institution: ItemDraft = {
  kind: 'institution',
  key: 'https://ror.org/02mhbdp94',
  titles: { en: 'Sample institute' },
  details: { ror: '02mhbdp94', latitude: 1.5 },
};
const expert: ItemDraft = {
  kind: 'expert',
  key: 'https://orcid.org/0000-0002-1825-0097',
  titles: { en: 'A. Sample' },
  details: { orcid: '0000-0002-1825-0097', institution },
};
const subject: ItemDraft = { kind: 'subject', key: 'optics', titles: { en: 'Optics' }, details: { code: 'optics' } };
const file = (digit: string) => ({
  role: 'image' as const,
  sha256: digit.repeat(64),
  bytes: 12,
  contentType: 'image/png',
  name: `${digit}.png`,
});
const article = (key: string): DraftUnit => ({
  mentioned: [institution, expert, subject],
  main: {
    kind: 'article',
    key,
    doi: key,
    titles: { en: `About ${key}` },
    keywords: { en: ['light', 'colour'] },
    details: { type: 'research-article', publicationType: 0, accessType: 0, referenceCount: 1 },
    parts: {
      contributor: [{ names: { en: { full: 'A. Sample' } }, expert }, { names: { en: { full: 'B. Sample' } } }],
      affiliation: [{ names: { en: 'Sample institute' }, institution }],
      reference: [{ printed: 'Another', doi: key === '10.1/a' ? '10.1/b' : '10.1/a' }],
      article_version: [{ number: 1, titles: { en: `About ${key}` } }],
    },
    files: [file('a')],
    relations: [
      { type: 'relates-to', target: key === '10.1/a' ? '10.1/b' : '10.1/a' },
      { type: 'cites', target: '10.1/far' },
    ],
    subjects: [subject],
  },
  members: [
    {
      kind: 'figure',
      key: `${key}#fig-1`,
      titles: { en: 'Figure 1' },
      details: { article: { kind: 'article', key }, position: 1 },
      files: [file('b')],
    },
  ],
});
const album = alone({
  kind: 'album',
  key: 'light',
  titles: { en: 'On light' },
  details: {},
  entries: [
    { kind: 'article', key: '10.1/b' },
    { kind: 'article', key: '10.1/a' },
  ],
});

test('the same content stored in another order and under other ids has the same fingerprint', async () => {
  await store(one, 1, [article('10.1/a'), article('10.1/b'), album]);
  await store(other, 2, [article('10.1/elsewhere')]);
  await store(other, 1, [alone(subject), article('10.1/b'), alone(institution), article('10.1/a'), album]);
  await one.owner.query("update item set views = 7, downloads = 3 where source_key = '10.1/a'");
  expect(await fingerprintOf(one)).toBe(await fingerprintOf(other));
  expect(await fingerprintOf(one)).not.toBe(await fingerprintOf(other, 2));
});

test('the same content under another site number has the same fingerprint', async () => {
  await store(one, 2, [article('10.1/a'), article('10.1/b'), album]);
  expect(await fingerprintOf(one, 2)).toBe(await fingerprintOf(one, 1));
});

const entry = "insert into import_entry (site_id, format, source, sha256, reader, outcome, item_id) values (1, 'jats'";

test.each([
  ['a title', 'update item set titles = \'{"en": "Other"}\' where source_key = \'10.1/a\''],
  ['a withdrawal', "update item set status = 'withdrawn', withdrawn_on = '2026-01-01' where source_key = '10.1/b'"],
  ['a detail', "update article set volume = '7'"],
  ['a contributor’s place', 'update contributor set position = position + 10 where position = 2'],
  ['a version’s label', 'update article_version set value = 1'],
  ['whose article a figure is', 'update figure set article_id = null'],
  ['a file’s name', "update item_file set name = 'other.png'"],
  ['whether a file is public', 'update stored_file set public = true'],
  ['what a relation leads to', 'update relation set to_id = null'],
  ['a subject', 'delete from item_subject'],
  ['the order of a collection', 'update collection_entry set position = position + 5 where position = 1'],
  [
    'a merge',
    `insert into item_merge (site_id, from_id, into_id, evidence)
       select 1, a.id, b.id, 'an editor says so' from item a, item b where a.source_key = '10.1/a' and b.source_key = '10.1/b' and a.site_id = 1 and b.site_id = 1`,
  ],
  [
    'an import entry',
    `${entry}, 'a.xml', 'x', 1, 'imported', (select id from item where source_key = '10.1/a' and site_id = 1))`,
  ],
  ['a kept problem', `${entry}, 'b.xml', 'x', 1, 'refused', null)`],
])('a change of %s changes the fingerprint', async (_, change) => {
  const before = await fingerprintOf(other);
  await other.owner.query(change);
  expect(await fingerprintOf(other)).not.toBe(before);
});

test('what the worker makes of files does not change the fingerprint', async () => {
  const before = await fingerprintOf(one);
  await one.owner.query(
    `insert into stored_file (site_id, sha256, bytes, content_type) values (1, repeat('c', 64), 5, 'image/webp')`,
  );
  await one.owner.query(
    `insert into rendition (site_id, sha256, form, rendered) values (1, repeat('a', 64), 'low', repeat('c', 64))`,
  );
  await one.owner.query(`update stored_file set width = 40, height = 30 where sha256 = repeat('a', 64)`);
  expect(await fingerprintOf(one)).toBe(before);
});

test('the dump is in the order of keys, a line for each row, and names no id', async () => {
  const lines: string[] = [];
  await fingerprint(dumpSite(one.app.database, kinds, 1), (line) => void lines.push(line));
  expect(lines.every((line) => !line.includes('\n'))).toBe(true);
  expect(lines.filter((line) => line.includes(' item ')).map((line) => line.split(' item ')[0])).toEqual([
    'album "light"',
    'article "10.1/a"',
    'article "10.1/b"',
    'expert "https://orcid.org/0000-0002-1825-0097"',
    'figure "10.1/a#fig-1"',
    'figure "10.1/b#fig-1"',
    'institution "https://ror.org/02mhbdp94"',
    'subject "optics"',
  ]);
  expect(lines).toContain('album "light" collection_entry {"entry_id": "article \\"10.1/b\\"", "position": 1}');
  expect(lines.join('\n')).not.toMatch(/\b1099511\d{6}\b/);
});
