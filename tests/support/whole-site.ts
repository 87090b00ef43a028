import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { kinds } from '../../src/content/kinds.ts';
import type { DraftFile, DraftUnit } from '../../src/platform/item/writing/item-draft.ts';
import { createWriter } from '../../src/platform/item/writing/write-units.ts';
import { madeHere } from '../../src/platform/ports/storable.ts';
import { engineEnvironment } from './engines.ts';
import { storeSite } from './sites.ts';
import { type TestApp, useTestApp } from './test-app.ts';

export const orcid = '0000-0002-1825-0097';
export const ror = 'https://ror.org/02mhbdp94';
/** The hash of no file. */
export const nowhere = 'f'.repeat(64);
const picture = Buffer.from('a sample picture');
export const pictureSha = createHash('sha256').update(picture).digest('hex');
const body = Buffer.from(`<p><img src="/files/${pictureSha}?form=high" alt=""></p>`);
const bodySha = createHash('sha256').update(body).digest('hex');

const file = (role: DraftFile['role'], sha256: string, bytes: number, contentType: string): DraftFile => ({
  role,
  sha256,
  bytes,
  contentType,
  name: role,
});

export const expert = { kind: 'expert', key: `https://orcid.org/${orcid}` };
const twin = { kind: 'expert', key: 'a-twin' };
const institution = { kind: 'institution', key: ror };
const article = (key: string, other: string): DraftUnit => ({
  mentioned: [
    { ...institution, titles: { en: 'Sample institute' }, details: { ror } },
    { ...expert, titles: { en: 'A. Sample' }, details: { orcid } },
    { ...twin, titles: { en: 'A. Sample' }, details: {} },
  ],
  main: {
    kind: 'article',
    key,
    doi: key,
    titles: { en: `About ${key}` },
    details: { type: 'research-article', body: bodySha, referenceCount: 1 },
    parts: {
      contributor: [{ names: { en: { full: 'A. Sample' } }, orcid, expert }],
      affiliation: [{ names: { en: 'Sample institute' }, ror, institution }],
      reference: [{ printed: `The hash ${nowhere} and "${nowhere}" are words here.`, doi: other }],
      article_version: [1, 2, 3].map((number) => ({ number, titles: {}, body: number === 1 ? null : bodySha })),
    },
    files: [file('body', bodySha, body.length, 'text/html')],
    relations: [{ type: 'relates-to', target: other }],
  },
  members: [
    {
      kind: 'figure',
      key: `${key}#fig-1`,
      titles: { en: 'Figure 1' },
      cover: pictureSha,
      details: { article: { kind: 'article', key }, position: 1 },
      files: [file('image', pictureSha, picture.length, 'image/png')],
    },
  ],
});

export interface WholeSites {
  readonly portal: TestApp;
  /** Plants faults that the database would refuse: this one may switch its rules off. */
  readonly superuser: pg.Client;
  /** Stores a site in which nothing is wrong: two articles that speak of each other, and everything that they name. */
  fill(site: number): Promise<void>;
}

export function useWholeSites(): WholeSites {
  const portal = useTestApp(async () => {});
  const write = createWriter(kinds);
  const sites = { portal, fill } as { -readonly [Key in keyof WholeSites]: WholeSites[Key] };

  beforeAll(async () => {
    const url = new URL(engineEnvironment().IMPRINT_DATABASE_ADMIN_URL as string);
    const connectionString = Object.assign(url, { pathname: portal.database.name }).toString();
    sites.superuser = new pg.Client({ connectionString });
    await sites.superuser.connect();
    await sites.superuser.query('set session_replication_role = replica');
  });
  afterAll(() => sites.superuser.end());
  return sites;

  async function fill(site: number): Promise<void> {
    const { files, database } = portal.app;
    await storeSite(portal, { id: site, sld: `site${site}` });
    await files.put(madeHere(picture), 'image/png');
    await files.put(madeHere(body), 'text/html');
    for (const unit of [article('10.1/a', '10.1/b'), article('10.1/b', '10.1/a')])
      await database.transaction({ reads: [site], writes: site }, (transaction) => write(transaction, site, [unit]));
    await sites.superuser.query(
      `insert into import_entry (site_id, format, source, sha256, reader, outcome, item_id)
       select $1, 'jats', 'a.xml', 'x', 1, 'imported', id from item where site_id = $1 and source_key = '10.1/a'`,
      [site],
    );
    await sites.superuser.query(
      `insert into column_text (site_id, id, code, position, titles, bodies) values ($1, new_id($1), 'about', 1, '{}', $2)`,
      [site, { en: bodySha }],
    );
  }
}
