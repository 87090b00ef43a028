import pg from 'pg';
import { connectPostgres } from '../../../src/platform/adapters/postgres/postgres-database.ts';
import { limits } from '../../../src/processes/limits.ts';
import { storeSite } from '../../support/sites.ts';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.ts';

export interface FilledSite {
  readonly database: TestDatabase;
  readonly app: ReturnType<typeof connectPostgres>;
  end(): Promise<void>;
}

export const site = 1;
export const channel = (BigInt(site) << 40n) | 900_000_000n;
export const topic = (BigInt(site) << 40n) | 900_000_001n;

/** What a kind has of its own, so that a row of a list costs what it costs. */
const details = [
  `insert into book (site_id, id, isbn, publishers) select site_id, id, '978-3-16-148410-0', '{"en": "Sample Press"}' from item where kind = 'book'`,
  `insert into recording (site_id, id, seconds) select site_id, id, 61 from item where kind = 'video'`,
  `insert into news (site_id, id, type) select site_id, id, shelf from item where kind = 'news'`,
  `insert into expert (site_id, id, positions) select site_id, id, '{"en": "Professor"}' from item where kind = 'expert'`,
  `insert into general_resource (site_id, id, library) select site_id, id, shelf from item where kind = 'general-resource'`,
  `insert into collection_entry (site_id, collection_id, position, entry_id)
    select site_id, ${topic}, row_number() over (order by id), id from item where kind = 'book'`,
];

/** A database with one site of so many generated things, a fifth of each kind; what follows from writing them is left out. */
export async function fillSite(count: number): Promise<FilledSite> {
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`select set_config('app.reads', '${site}', false), set_config('app.writes', '${site}', false)`);
    for (const table of ['item', 'book', 'recording', 'news', 'expert', 'general_resource', 'collection_entry'])
      await owner.query(`alter table ${table} disable trigger user`);
    await storeSite({ owner }, { id: site, sld: 'lists' });
    await owner.query(
      `insert into item (site_id, id, kind, status, titles, summaries, published_on, views, downloads, shelf, under_id, sort_name)
      select ${site}, (${site}::bigint << 40) | n, kind, 'published', jsonb_build_object('en', kind || ' ' || n),
        jsonb_build_object('en', repeat('A sentence of a summary. ', 8)), date '1990-01-01' + (n * 7919 % 13000)::int,
        n * 7907 % 100003, n * 7901 % 10007,
        case kind when 'news' then (array['information', 'announcement', 'dynamic', 'statement'])[1 + n / 5 % 4]
          when 'general-resource' then (array['general', 'standard', 'patent'])[1 + n / 5 % 3]
          when 'expert' then chr((65 + n / 5 % 26)::int) else '' end,
        case when kind = 'news' and n % 2 = 0 then ${channel}::bigint end,
        case kind when 'expert' then md5(n::text) end
      from generate_series(1, $1::bigint) n,
        lateral (select (array['book', 'video', 'news', 'expert', 'general-resource'])[1 + n % 5] as kind) what`,
      [count],
    );
    await owner.query(
      `insert into item (site_id, id, kind, status, titles) values (${site}, ${topic}, 'topic', 'published', '{"en": "Topic"}')`,
    );
    for (const detail of details) await owner.query(detail);
  } catch (problem) {
    await owner.end();
    await database.drop();
    throw problem;
  }
  await owner.end();
  const app = connectPostgres({ url: database.appUrl, ...limits.database });
  return {
    database,
    app,
    async end() {
      await app.close();
      await database.drop();
    },
  };
}
