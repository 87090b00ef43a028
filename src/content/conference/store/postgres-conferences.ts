import { type RawBuilder, sql } from 'kysely';
import { isShownItem, shownItem } from '../../../platform/item/shown-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Database, Statement } from '../../../platform/ports/database.ts';
import type { AskedEvent } from '../domain/event-address.ts';
import type { Conference, ConferenceStore } from '../use-cases/conference-store.ts';

const mostEditions = 50;
/** No list is counted further. */
const mostCounted = 10_000;

export const postgresConferences = (database: Database): ConferenceStore => ({
  async conference(site, id) {
    const [row] = await database.rows(site, selectConference(isShownItem(site.target.id, id, 'conference')));
    return row;
  },

  async event(site, asked) {
    const sites = site.reads;
    const found = await database.rows(
      site,
      selectConference(
        sql`conference.site_id = any (${sites}::int[]) and ${isAsked(asked)} and item.kind = 'conference' and item.status = 'published'`,
      ),
    );
    return found.toSorted((one, other) => sites.indexOf(one.site) - sites.indexOf(other.site))[0];
  },
});

const isAsked = (asked: AskedEvent): RawBuilder<unknown> =>
  'code' in asked
    ? sql`conference.code = ${asked.code}`
    : sql`conference.series = ${asked.series} and conference.year = ${asked.year}`;

const selectConference = (which: RawBuilder<unknown>): Statement<Conference> =>
  statement(sql<Conference>`
    select ${shownItem}, conference.code, conference.series, conference.year, to_char(conference.starts_on, 'YYYY-MM-DD') as "startsOn",
      to_char(conference.ends_on, 'YYYY-MM-DD') as "endsOn", conference.places, conference.organizers, conference.website,
      conference.bodies, conference.programme,
      (select coalesce(jsonb_agg(jsonb_build_object('id', edition.id::text, 'year', edition.year, 'titles', edition.titles) order by edition.year desc), '[]')
        from (
          select held.id, held.year, other.titles from conference held
          join item other on other.site_id = held.site_id and other.id = held.id and other.status = 'published'
          where held.site_id = conference.site_id and held.series = conference.series and held.id <> conference.id
          order by held.year desc limit ${sql.lit(mostEditions)}
        ) edition) as editions,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', count) order by count desc, kind), '[]') from (
        select held.kind, count(*) from (
          select gathered.kind from collection_entry entry
          join item gathered on gathered.site_id = entry.site_id and gathered.id = entry.entry_id and gathered.status = 'published'
          where entry.site_id = item.site_id and entry.collection_id = item.id limit ${sql.lit(mostCounted)}
        ) held group by held.kind
      ) counted) as entries
    from conference join item on item.site_id = conference.site_id and item.id = conference.id
    where ${which} order by conference.site_id, conference.id limit 100`);
