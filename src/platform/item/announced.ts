import { sql } from 'kysely';
import type { Announcement } from '../kernel/announcement.ts';

const mostListed = 100;

/** What services elsewhere announced of the row `item` and its editors accepted, in the order in which it came. */
export const announced = sql<Announcement[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', said.kind, 'name', coalesce(service.name, said.name), 'address', said.address)
      order by said.received_at, said.announcement_id), '[]')
  from (
    select * from notify_announcement one
    where one.site_id = item.site_id and one.item_id = item.id and one.state = 'accepted'
    order by one.received_at, one.announcement_id limit ${sql.lit(mostListed)}
  ) said
  left join notify_service service on service.site_id = said.site_id and service.origin = said.origin)`;
