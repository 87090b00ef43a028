import { type RawBuilder, sql } from 'kysely';
import type { StoredFacts } from '../domain/kind-facts.ts';

/** Beyond it nobody counts what a collection holds. */
const mostEntries = 1_000;

const ofItem = (table: string, facts: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select jsonb_build_object(${facts}) from ${sql.table(table)} had where had.site_id = item.site_id and had.id = item.id)`;

const day = (column: string) => sql`to_char(${sql.ref(`had.${column}`)}, 'YYYY-MM-DD')`;

const firstFile = sql`(
  select jsonb_build_object('id', item.id || '-' || attached.position, 'name', attached.name, 'type', stored.content_type, 'size', stored.bytes)
  from item_file attached join stored_file stored on stored.site_id = attached.site_id and stored.sha256 = attached.sha256
  where attached.site_id = item.site_id and attached.item_id = item.id and attached.role in ('attachment', 'pdf', 'supplement')
  order by attached.position limit 1)`;

const entries = sql`'entries', (
  select count(*)::int from (
    select from collection_entry entry where entry.site_id = item.site_id and entry.collection_id = item.id limit ${sql.lit(mostEntries)}
  ) held)`;

const facts: Readonly<Record<string, RawBuilder<unknown>>> = {
  book: ofItem(
    'book',
    sql`'isbn', had.isbn, 'publishers', had.publishers, 'series', had.series, 'edition', had.edition`,
  ),
  audio: ofItem('recording', sql`'seconds', had.seconds::float8`),
  video: ofItem('recording', sql`'seconds', had.seconds::float8`),
  news: ofItem(
    'news',
    sql`'newsType', had.type, 'pinned', had.pinned, 'link', had.link, 'file', case when had.type = 'file' then ${firstFile} end`,
  ),
  conference: ofItem(
    'conference',
    sql`'places', had.places, 'startsOn', ${day('starts_on')}, 'endsOn', ${day('ends_on')}, ${entries}`,
  ),
  'special-issue': ofItem(
    'special_issue',
    sql`'startsOn', ${day('opens_on')}, 'endsOn', ${day('closes_on')}, ${entries}`,
  ),
  album: sql`jsonb_build_object(${entries})`,
  topic: sql`jsonb_build_object(${entries})`,
  expert: ofItem(
    'expert',
    sql`'positions', had.positions, 'affiliations', had.affiliations, 'researchFields', had.research_fields`,
  ),
  'general-resource': ofItem(
    'general_resource',
    sql`'library', had.library, 'number', had.number, 'legalStatus', had.legal_status, 'holders', had.holders, 'file', ${firstFile}`,
  ),
};

/** What only its kind has, of the row `item`; nothing for kinds that have nothing of their own to show in a list. */
export const kindFacts: RawBuilder<StoredFacts | null> = sql`jsonb_strip_nulls(case item.kind ${sql.join(
  Object.entries(facts).map(([kind, its]) => sql`when ${sql.lit(kind)} then ${its}`),
  sql` `,
)} end)`;
