import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { HoldStore } from '../use-cases/hold-upload.ts';

/** By the clock of the database, which all servers share. */
export function postgresHolds(database: Database): HoldStore {
  const change = <Row>(site: number, text: ReturnType<typeof sql<Row>>) =>
    database.rows({ reads: [site], writes: site }, statement(text));

  return {
    async hold(site, id, holder, seconds) {
      const [row] = await change(
        site,
        sql<{ held: boolean }>`update upload set
            is_wanted = holder is not null and held_until >= now(),
            holder = case when holder is null or held_until < now() then ${holder}::uuid else holder end,
            held_until = case when holder is null or held_until < now()
              then now() + make_interval(secs => ${seconds}) else held_until end
          where site_id = ${site} and upload_id = ${id} returning holder = ${holder}::uuid as held`,
      );
      return row === undefined ? 'gone' : row.held ? 'held' : 'busy';
    },

    async holdOn(site, id, holder, seconds) {
      const [row] = await change(
        site,
        sql<{ wanted: boolean }>`update upload set held_until = now() + make_interval(secs => ${seconds})
          where site_id = ${site} and upload_id = ${id} and holder = ${holder} returning is_wanted as wanted`,
      );
      return row === undefined ? 'lost' : row.wanted ? 'wanted' : 'held';
    },

    async letGo(site, id, holder) {
      await change(
        site,
        sql`update upload set holder = null, held_until = null, is_wanted = false
          where site_id = ${site} and upload_id = ${id} and holder = ${holder}`,
      );
    },
  };
}
