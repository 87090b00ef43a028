import { query } from '../../../../../db/query.ts';
import { asIfNow } from '../../../../platform/ports/as-if.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Lasts, Remember } from '../../../../platform/ports/remember.ts';

/**
 * Remembers what stands around a site's pages, each part as of one version. What was read while the version rose may be of either:
 * then the newer version is heard of, and whoever has used the part meanwhile sees that by asking for the version again.
 */
export function createSiteMemory(database: Database, remember: Remember, mostSites: number) {
  const heard = new Map<number, bigint>();

  /** Rises in the transaction of every change of a site and of what stands around its pages. */
  const readVersion = async (site: number): Promise<bigint> => {
    const [row] = await database.unscopedRows(
      query.selectFrom('frame_version').select('version').where('site_id', '=', site),
    );
    return BigInt(row?.version ?? 0);
  };

  const hear = (site: number, version: bigint): void => {
    if (version <= (heard.get(site) ?? -1n)) return;
    if (heard.size >= mostSites) heard.clear();
    heard.set(site, version);
  };

  /** The newest version that anyone here has heard of; asked for anew when PostgreSQL tells of a change. */
  const version = async (site: number): Promise<bigint> => {
    // A version that never comes to be must not be heard of.
    if (asIfNow()) return readVersion(site);
    const read = () => readVersion(site);
    hear(site, await remember(`version ${site}`, read, () => [site]));
    return heard.get(site) ?? 0n;
  };

  return {
    version,
    hear,
    async remember<Value>(
      site: number,
      name: string,
      read: () => Promise<Value>,
      lasts: Lasts<Value> = () => [site],
    ): Promise<Value> {
      const asIf = asIfNow();
      if (asIf) return asIf.once(`${name} ${site}`, read);
      const readOnce = async () => {
        const value = await read();
        hear(site, await readVersion(site));
        return value;
      };
      return remember(`${name} ${site} ${await version(site)}`, readOnce, lasts);
    },
  };
}
