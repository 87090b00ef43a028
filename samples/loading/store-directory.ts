import { type Insertable, sql } from 'kysely';
import { query } from '../../db/query.ts';
import type { DB } from '../../db/types.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import type { SampleDirectory, SampleSite } from './sample-site.ts';
import { firstRealCounter, storeRows } from './store-rows.ts';

export async function storeDirectory(owner: Transaction, sites: readonly SampleSite[]): Promise<void> {
  await reserveIds(owner);
  await storeRows(
    owner,
    'site',
    ['site_id'],
    sites.map(({ directory, journal }) => toRow(directory, journal?.number ?? null)),
  );
  await storeRows(
    owner,
    'site_host',
    ['host'],
    sites.map(({ directory }) => ({ host: hostOf(directory), site_id: directory.id })),
  );
  await storeRows(
    owner,
    'site_gathering',
    ['portal_id', 'site_id'],
    sites.flatMap(({ directory }) =>
      (directory.gathers ?? []).map((site_id, position) => ({ portal_id: directory.id, site_id, position })),
    ),
  );
}

export const hostOf = ({ sld }: SampleDirectory): string => `${sld}.localhost`;

async function reserveIds(owner: Transaction): Promise<void> {
  const statement = sql`select setval('id_counter', ${firstRealCounter}, false) from id_counter where last_value < ${firstRealCounter}`;
  await owner.rows({ compile: () => statement.compile(query) });
}

const toRow = (site: SampleDirectory, journal: number | null): Insertable<DB['site']> => ({
  site_id: site.id,
  sld: site.sld,
  domain: 'localhost',
  classification: site.classification,
  template_id: site.classification,
  default_language: site.defaultLanguage,
  languages: site.defaultLanguage === 'en' ? ['en', 'zh'] : ['zh', 'en'],
  colour_id: site.colourId,
  mag_id: journal === null ? null : idOf(site.id, journal),
  colour: null,
  colour1: null,
  colour2: null,
  colour3: null,
  gray_type: 0,
  visit_power: true,
  download_power: true,
  // Third-party login is offered wherever the installation names a provider.
  umt_flag: true,
  keywords: '{}',
  stop_url: null,
  static_page_url: null,
  expires_at: null,
  forbidden: false,
  maintenance: false,
  ...site.columns,
});
