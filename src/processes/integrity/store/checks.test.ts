import { expect, test } from 'vitest';
import { expert, nowhere, orcid, pictureSha, ror, useWholeSites } from '../../../../tests/support/whole-site.ts';
import { kinds } from '../../../content/kinds.ts';
import { madeHere } from '../../../platform/ports/storable.ts';
import type { Check, CheckParts } from '../use-cases/check.ts';
import { examineSite } from '../use-cases/check.ts';
import { citations, itemCounters, monthsOfUse, referenceCounts } from './checks/counts.ts';
import { bodyFiles, columnBodies, namedFiles, storedFiles } from './checks/files.ts';
import { experts, institutions, members, merges, relations, versions } from './checks/links.ts';
import { deadLetters, parkedMarks, waitingMarks } from './checks/marks.ts';
import { details, foreignKeys, importEntries } from './checks/rows.ts';
import { sealedLog } from './checks/sealed-log.ts';
import { checks } from './checks.ts';

const sites = useWholeSites();

const healthy = (): CheckParts => ({
  database: sites.portal.app.database,
  files: sites.portal.app.files,
  jobs: { dead: async () => [] },
  kinds,
  quick: false,
  sealKeys: sites.portal.app.sealKeys,
  logHeads: [],
});

async function examine(site: number, parts: Partial<CheckParts> = {}): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for await (const { check, sentences } of examineSite({ id: site, sld: '' }, checks, { ...healthy(), ...parts }, 5))
    found[check.promise] = sentences;
  return found;
}

const itemOf = (key: string) => `(select id from item where site_id = $1 and source_key = '${key}')`;
const stored = (sha256: string, bytes: number) =>
  `insert into stored_file (site_id, sha256, bytes, content_type) values ($1, '${sha256}', ${bytes}, 'text/plain')`;

const faults: readonly (readonly [string, Check, string, string | RegExp])[] = [
  ['a file that is lost', storedFiles, stored(nowhere, 1), `The file ${nowhere} is not in the file store.`],
  [
    'a file that was cut off',
    storedFiles,
    `update stored_file set bytes = bytes + 1 where site_id = $1 and sha256 = '${pictureSha}'`,
    `The file ${pictureSha} has 16 bytes instead of 17.`,
  ],
  [
    'an entry of a collection that is lost',
    foreignKeys,
    `insert into collection_entry (site_id, collection_id, position, entry_id) values ($1, ${itemOf('10.1/a')}, 1, 77)`,
    'The table collection_entry names entry_id 77 in a row; the table item has it not.',
  ],
  [
    'a figure whose article is lost',
    foreignKeys,
    `insert into figure (site_id, id, article_id, position) values ($1, ${itemOf('a-twin')}, 78, 1)`,
    'The table figure names article_id 78 in a row; the table article has it not.',
  ],
  [
    'an item that is half stored',
    details,
    `delete from institution where site_id = $1`,
    `institution "${ror}" has no row in the table institution.`,
  ],
  [
    'an item of no kind',
    details,
    `update item set kind = 'poem' where site_id = $1 and source_key = 'a-twin'`,
    'poem "a-twin" is of an unknown kind.',
  ],
  [
    'an import of nothing',
    importEntries,
    `update import_entry set item_id = null where site_id = $1`,
    'a.xml (jats) counts as imported, but nothing came of it.',
  ],
  [
    'a log that was written by hand',
    sealedLog,
    `insert into console_change (site_id, number, at, account_id, action, kind, document_id, previous_hash, hash)
      values ($1, 1, now(), 1, 'publish', 'header', 'one', '', '${'a'.repeat(64)}')`,
    'Change 1 of the log does not fit the one before it, or was altered.',
  ],
  [
    'a cover that the site has not',
    namedFiles,
    `update item set cover = '${nowhere}' where site_id = $1 and source_key = '10.1/a'`,
    `article "10.1/a" names the file ${nowhere} in the table item, which the site has not.`,
  ],
  [
    'a body in JSON that the site has not',
    namedFiles,
    `update expert set bodies = '{"en": "${nowhere}"}' where site_id = $1 and orcid is null`,
    `expert "a-twin" names the file ${nowhere} in the table expert, which the site has not.`,
  ],
  [
    'a column without its body',
    columnBodies,
    `update column_text set bodies = '{"en": "${nowhere}"}' where site_id = $1`,
    `The text about (en) has its body in the file ${nowhere}, which is nowhere.`,
  ],
  [
    'a figure that lost its article',
    members,
    `update figure set article_id = null where site_id = $1 and article_id = ${itemOf('10.1/a')}`,
    'figure "10.1/a#fig-1" came with an article, but does not lead to it.',
  ],
  [
    'a relation that leads nowhere',
    relations,
    `update relation set to_id = null where site_id = $1 and target = '10.1/b'`,
    'article "10.1/a" relates-to 10.1/b, which is stored, but the link leads nowhere.',
  ],
  [
    'a relation that leads astray',
    relations,
    `update relation set to_id = from_id where site_id = $1 and target = '10.1/b'`,
    'article "10.1/a" relates-to 10.1/b, but the link leads to something else.',
  ],
  [
    'a contributor without their person',
    experts,
    `update contributor set expert_id = null where site_id = $1 and article_id = ${itemOf('10.1/a')}`,
    `Contributor 1 of article "10.1/a" has the ORCID ${orcid}, but does not lead to that person.`,
  ],
  [
    'an affiliation without its institution',
    institutions,
    `update affiliation set institution_id = null where site_id = $1 and article_id = ${itemOf('10.1/b')}`,
    `Affiliation 1 of article "10.1/b" names ${ror}, but does not lead to that institution.`,
  ],
  [
    'a circle of merges',
    merges,
    `insert into item_merge (site_id, from_id, into_id, evidence) values
       ($1, ${itemOf('a-twin')}, ${itemOf(expert.key)}, 'x'), ($1, ${itemOf(expert.key)}, ${itemOf('a-twin')}, 'x')`,
    /was merged into expert ".*", which was merged itself\.$/,
  ],
  [
    'a merge of unlike things',
    merges,
    `insert into item_merge (site_id, from_id, into_id, evidence) values ($1, ${itemOf('a-twin')}, ${itemOf(ror)}, 'x')`,
    `expert "a-twin" was merged into institution "${ror}", which is of another kind.`,
  ],
  [
    'a version with a wrong label',
    versions,
    `update article_version set value = 2 where site_id = $1 and number = 2 and article_id = ${itemOf('10.1/a')}`,
    'Version 2 of article "10.1/a" has the value 2 where 1 is right.',
  ],
  [
    'a wrong number of citations',
    citations,
    `update item set citations = 3 where site_id = $1 and source_key = '10.1/a'`,
    'article "10.1/a" says that it is cited 3 times; 1 articles cite it.',
  ],
  [
    'a wrong number of references',
    referenceCounts,
    `update article set reference_count = 0 where site_id = $1 and id = ${itemOf('10.1/a')}`,
    'article "10.1/a" says that it has 0 references; 1 are stored.',
  ],
  [
    'views that the item forgot',
    itemCounters,
    `insert into usage_month (site_id, item_id, month, views) values ($1, ${itemOf('10.1/a')}, '2026-01-01', 5)`,
    'article "10.1/a" says 0 and 0 views and downloads; its months add up to 5 and 0.',
  ],
  [
    'a month with views that nobody had',
    monthsOfUse,
    `update item set views = 3 where site_id = $1 and source_key = '10.1/a';
     insert into usage_month (site_id, item_id, month, views) values ($1, ${itemOf('10.1/a')}, '2026-01-01', 3);
     insert into usage_event (site_id, item_id, what, reader, happened_at)
       select $1, ${itemOf('10.1/a')}, 'view', decode(repeat('00', 16), 'hex'), moment from unnest('{2026-01-10 10:00Z,2026-01-10 23:59:50Z,2026-01-11 00:00:10Z}'::timestamptz[]) moment;
     insert into usage_progress (site_id, counted_until) values ($1, '2026-03-01Z')`,
    'article "10.1/a" has 3 views and 0 downloads in 2026-01; its events say 2 and 0.',
  ],
  [
    'a change that the index refuses',
    parkedMarks,
    `update dirty_mark set due_at = 'infinity', last_error = 'too long' where site_id = $1 and sink = 'index' and item_id = ${itemOf('10.1/a')}`,
    /^The index refused item \d+: too long\.$/,
  ],
  [
    'changes without a worker',
    waitingMarks,
    `update dirty_mark set due_at = now() - interval '11 minutes' where site_id = $1 and sink = 'edge' and item_id = 0`,
    'One change waits for the edge, for 11 minutes by now.',
  ],
];

test.each(faults.map((fault, place) => [...fault, place + 1] as const))(
  '%s is found, and nothing else in a site that is whole',
  async (_, check, plant, sentence, site) => {
    await sites.fill(site);
    expect(await examine(site)).toEqual({});
    await sites.superuser.query(plant.replaceAll('$1', String(site)));
    const found = await examine(site);
    expect(Object.keys(found)).toEqual([check.promise]);
    expect(found[check.promise]?.[0]).toMatch(sentence);
  },
);

test('a full text that shows a picture which the site has not is found, unless the doctor is quick', async () => {
  const site = 100;
  await sites.fill(site);
  const text = Buffer.from(`<img src="/files/${'e'.repeat(64)}">`);
  const sha256 = await sites.portal.app.files.put(madeHere(text), 'text/html');
  await sites.superuser.query(
    `insert into stored_file (site_id, sha256, bytes, content_type) values ($1, $2, $3, 'text/html')`,
    [site, sha256, text.length],
  );
  expect(await examine(site)).toEqual({
    [bodyFiles.promise]: [`The full text ${sha256} shows the file ${'e'.repeat(64)}, which the site has not.`],
  });
  expect(await examine(site, { quick: true })).toEqual({});
});

test('a file whose bytes changed is found, unless the doctor is quick', async () => {
  const site = 101;
  await sites.fill(site);
  const files = { ...sites.portal.app.files, verify: async (sha256: string) => sha256 !== pictureSha };
  expect(await examine(site, { files })).toEqual({
    [storedFiles.promise]: [`The bytes of the file ${pictureSha} are no longer what its name says.`],
  });
  expect(await examine(site, { files, quick: true })).toEqual({});
});

test('a job that was given up is found at its own site', async () => {
  await sites.fill(102);
  await sites.fill(103);
  const letter = { id: 'letter', queue: 'render', percent: null, tries: 5, since: new Date(0) };
  const letters = [{ ...letter, data: { site: 102 }, reason: 'this is not a picture' }];
  const jobs = { dead: async (_: number, site?: number) => letters.filter(({ data }) => data.site === site) };
  expect(await examine(102, { jobs })).toEqual({
    [deadLetters.promise]: ['The job letter (render) was given up: this is not a picture.'],
  });
  expect(await examine(103, { jobs })).toEqual({});
});

test('every check has a case here', () => {
  const cases = new Set([...faults.map(([, check]) => check), bodyFiles, deadLetters]);
  expect(checks.filter((check) => !cases.has(check))).toEqual([]);
});
