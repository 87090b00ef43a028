import { statement } from '../../src/platform/item/writing/raw-statement.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import type { App } from '../../src/processes/create-app.ts';
import type { SampleDirectory } from './sample-site.ts';
import { parseSample, readSample } from './yaml.ts';

interface SampleComment {
  readonly text: string;
  readonly stars: number | null;
}

const sampleComments = parseSample(readSample('comments.yaml')) as Record<'zh' | 'en', readonly SampleComment[]>;

/** Nobody can log in as them: they have neither a password nor another way in. */
const readers = Array.from({ length: 6 }, (_, place) => `sample-commenter-${place + 1}`);

/** Gives sample sites what readers say, with stars, once; the newest of each site wait for its editors. */
export async function storeComments({ database }: Pick<App, 'database'>, sites: readonly SampleDirectory[]) {
  await database.unscopedRows(statement`
    insert into account (user_name) select unnest(${readers}::text[]) on conflict do nothing`);
  const accounts = await database.unscopedRows(statement<{ id: string }>`select account_id::text as id from account
    where user_name = any (${readers}::text[]) order by user_name`);
  for (const directory of sites)
    await database.transaction(ownSite(directory), async (transaction) => {
      const known = statement`select from comment where site_id = ${directory.id} limit 1`;
      if ((await transaction.rows(known)).length === 0) {
        const ids = accounts.map(({ id }) => id);
        await inventComments(transaction, directory.id, ids, directory.defaultLanguage === 'en' ? 'en' : 'zh');
      }
    });
}

const kinds = ['article', 'book', 'video', 'journal', 'expert', 'album', 'conference'];

/** Each third thing has some, up to four of different people; what they say and when follows from the ids. */
async function inventComments(transaction: Transaction, site: number, accounts: readonly string[], words: 'zh' | 'en') {
  const said = sampleComments[words];
  await transaction.rows(statement`
    insert into comment (site_id, comment_id, item_id, account_id, text, stars, state, written_at)
    select ${site}::int, new_id(${site}::int), item.id, writer.id, said.text, said.stars,
      case when row_number() over (order by writer.hash) <= 8 then 'waiting' else 'shown' end,
      date_trunc('day', now()) - make_interval(days => 3 + (writer.hash & 255)::int, mins => (writer.hash >> 8 & 1023)::int)
    from item
    cross join lateral (
      select id, place, hashtextextended(item.id || ' ' || id, 5) & 1048575 as hash
      from unnest(${[...accounts]}::bigint[]) with ordinality account (id, place)
      order by hash limit 1 + (hashtextextended(item.id::text, 3) & 3)::int
    ) writer
    join unnest(${said.map(({ text }) => text)}::text[], ${said.map(({ stars }) => stars)}::int[])
      with ordinality said (text, stars, place) on said.place = 1 + writer.hash % ${said.length}
    where item.site_id = ${site} and item.status = 'published' and item.kind = any (${kinds}::text[])
      and coalesce(item.published_on, date '2024-01-01') < date '2026-03-01'
      and hashtextextended(item.id::text, 11) & 3 = 0`);
}
