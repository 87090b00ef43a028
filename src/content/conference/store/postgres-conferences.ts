import { type RawBuilder, sql } from 'kysely';
import { isPublicItem, publicItemColumns } from '../../../platform/item/public-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { PublicItem } from '../../../platform/kernel/public-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Conference } from '../contract.ts';
import type { EventName } from '../domain/event-address.ts';

export type ConferenceStore = ReturnType<typeof postgresConferences>;

export interface ConferenceRow
  extends PublicItem,
    Pick<Conference, 'code' | 'series' | 'year' | 'startsOn' | 'endsOn' | 'website' | 'entries'> {
  readonly places: Text;
  readonly organizers: Text;
  readonly bodies: Text;
  readonly programme: readonly {
    readonly day: string;
    readonly time?: string | null;
    readonly titles: Text;
    readonly speakers?: readonly { readonly names: Readonly<Record<string, { readonly full: string }>> }[];
    readonly rooms?: Text;
  }[];
  readonly editions: readonly { readonly id: Id; readonly year: number; readonly titles: Text }[];
}

const mostEditions = 50;
/** No list is counted further. */
const mostCounted = 10_000;

export const postgresConferences = (database: Database) => ({
  /** What is published, or was and has been withdrawn. */
  async conference(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectConference(isPublicItem(site.target.id, id, 'conference')));
    return row;
  },

  /** On this site, else on one that it gathers. */
  async event(site: SiteContext, name: EventName) {
    const sites = site.reads;
    const found = await database.rows(
      site,
      selectConference(
        sql`conference.site_id = any (${sites}::int[]) and ${isNamed(name)} and item.kind = 'conference' and item.status = 'published'`,
      ),
    );
    return found.toSorted((one, other) => sites.indexOf(one.site) - sites.indexOf(other.site))[0];
  },
});

const isNamed = (name: EventName) =>
  'code' in name
    ? sql`conference.code = ${name.code}`
    : sql`conference.series = ${name.series} and conference.year = ${name.year}`;

const selectConference = (which: RawBuilder<unknown>) =>
  statement<ConferenceRow>`
    select ${publicItemColumns}, conference.code, conference.series, conference.year, to_char(conference.starts_on, 'YYYY-MM-DD') as "startsOn",
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
    where ${which} order by conference.site_id, conference.id limit 100`;
