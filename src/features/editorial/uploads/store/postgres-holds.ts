import { changeSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';

export type HoldStore = ReturnType<typeof postgresHolds>;

/** By the clock of the database, which all servers share. */
export function postgresHolds(database: Database) {
  const change = (site: number) => changeSite(database, site);

  return {
    /** `gone` where there is no such upload. Who does not get it is waited for. */
    async hold(site: number, id: string, holder: string, seconds: number): Promise<'held' | 'busy' | 'gone'> {
      const [row] = await change(site)<{ held: boolean }>`update upload set
          is_wanted = holder is not null and held_until >= now(),
          holder = case when holder is null or held_until < now() then ${holder}::uuid else holder end,
          held_until = case when holder is null or held_until < now()
            then now() + make_interval(secs => ${seconds}) else held_until end
        where site_id = ${site} and upload_id = ${id} returning holder = ${holder}::uuid as held`;
      return row === undefined ? 'gone' : row.held ? 'held' : 'busy';
    },

    /** Says that the holder is still at it, and hears whether someone waits. */
    async holdOn(site: number, id: string, holder: string, seconds: number): Promise<'held' | 'wanted' | 'lost'> {
      const [row] = await change(site)<{ wanted: boolean }>`
        update upload set held_until = now() + make_interval(secs => ${seconds})
          where site_id = ${site} and upload_id = ${id} and holder = ${holder} returning is_wanted as wanted`;
      return row === undefined ? 'lost' : row.wanted ? 'wanted' : 'held';
    },

    async letGo(site: number, id: string, holder: string): Promise<void> {
      await change(site)`update upload set holder = null, held_until = null, is_wanted = false
        where site_id = ${site} and upload_id = ${id} and holder = ${holder}`;
    },
  };
}
