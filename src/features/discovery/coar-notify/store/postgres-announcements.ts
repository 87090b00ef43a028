import { announced } from '../../../../platform/item/announced.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { changeSite, readSite, rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Announcement, AnnouncementKind } from '../../../../platform/kernel/announcement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { ListedAnnouncement } from '../contract.ts';
import type { AnnouncementState } from '../domain/notification.ts';
import type { NamedPaper } from '../domain/paper-address.ts';

/** So many wait for an editor; more are not taken until some are decided. */
const mostWaiting = 500;

interface NewAnnouncement {
  readonly site: number;
  readonly item: Id;
  readonly kind: AnnouncementKind;
  readonly origin: string;
  readonly message: string;
  readonly name: string;
  readonly address: string;
}

export type AnnouncementStore = ReturnType<typeof postgresAnnouncements>;

/** What was announced of a site's papers. */
export const postgresAnnouncements = (database: Database) => ({
  /** A published paper of this site. */
  async paper(site: number, named: NamedPaper): Promise<Id | undefined> {
    const rows = readSite(database, site)<{ id: Id }>;
    const [row] =
      'id' in named
        ? await rows`select id::text as id from item
            where site_id = ${site} and id = ${named.id} and kind = 'article' and status = 'published'`
        : await rows`select id::text as id from item
            where site_id = ${site} and source_key = ${named.doi} and kind = 'article' and status = 'published'
          union all select id::text from item
            where site_id = ${site} and doi = ${named.doi} and kind = 'article' and status = 'published' limit 1`;
    return row?.id;
  },

  /** Answers whether there was room. The same message again is the same announcement. */
  async take({ site, item, kind, origin, message, name, address }: NewAnnouncement): Promise<boolean> {
    const [row] = await changeSite(database, site)<{ isFull: boolean }>`
      with waiting as (select count(*) >= ${mostWaiting} as is_full from notify_announcement where site_id = ${site} and state = 'waiting'),
      taken as (insert into notify_announcement (site_id, announcement_id, item_id, kind, origin, message_id, name, address)
        select ${site}, new_id(${site}::int), ${item}::bigint, ${kind}::text, ${origin}::text, ${message}::text, ${name}::text, ${address}::text
        from waiting where not is_full on conflict do nothing)
      select is_full as "isFull" from waiting`;
    return row?.isFull === false;
  },

  /** Answers whether there was one that its sender takes back. */
  async undo(site: number, origin: string, message: string): Promise<boolean> {
    const rows = await changeSite(database, site)`update notify_announcement set state = 'undone', decided_at = now()
      where site_id = ${site} and origin = ${origin} and message_id = ${message} returning 1`;
    return rows.length > 0;
  },

  async list(
    site: number,
    { state, page, size }: { readonly state: AnnouncementState; readonly page: number; readonly size: number },
  ) {
    const rows = await readSite(database, site)<ListedAnnouncement & { total: number }>`
      select announcement_id::text as id, said.kind, coalesce(service.name, said.name) as name, service.name is not null as "isKnown",
        said.origin, said.address, item_id::text as paper, item.titles, said.state, ${moment('said.received_at')} as "receivedAt",
        count(*) over ()::int as total
      from notify_announcement said join item on item.site_id = said.site_id and item.id = said.item_id
      left join notify_service service on service.site_id = said.site_id and service.origin = said.origin
      where said.site_id = ${site} and said.state = ${state}
      order by said.received_at desc, announcement_id desc limit ${size} offset ${page * size}`;
    return { announcements: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 };
  },

  counts: (site: number) =>
    readSite(database, site)<{ state: AnnouncementState; count: number }>`
      select state, count(*)::int as count from notify_announcement where site_id = ${site} group by state`,

  /** As it was before; nothing where there is none, or its sender took it back. */
  async decide(transaction: Transaction, site: number, id: string, state: 'accepted' | 'rejected') {
    const [before] = await transaction.rows(statement<{ state: AnnouncementState; address: string }>`
      select state, address from notify_announcement
      where site_id = ${site} and announcement_id = ${id} and state <> 'undone' for update`);
    if (before)
      await transaction.rows(statement`update notify_announcement set state = ${state}, decided_at = now()
        where site_id = ${site} and announcement_id = ${id}`);
    return before;
  },

  async published(site: SiteContext, item: Id): Promise<Announcement[]> {
    const scope = { reads: [site.target.id], writes: null };
    const [row] = await rowsAt(database, scope)<{ announced: Announcement[] }>`
      select ${announced} as announced from item
      where item.site_id = ${site.target.id} and item.id = ${item} and item.status = 'published'`;
    return row?.announced ?? [];
  },
});
