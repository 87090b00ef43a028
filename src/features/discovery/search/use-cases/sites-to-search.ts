import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';

export type SitesToSearch = ReturnType<typeof createSitesToSearch>;

/** The sites that a search asks: the host's and all that it gathers, or those of them whose prefixes are named. */
export const createSitesToSearch =
  (directory: SiteDirectory) =>
  async (site: SiteContext, slds?: string): Promise<Result<readonly number[], Failure>> => {
    const within = await reachable(directory, site);
    const named = [...new Set((slds ?? '').split(',').map((sld) => sld.trim()))].filter((sld) => sld !== '');
    if (named.length === 0) return success(within);
    if (named.length > within.length) return failed(failure('siteForbidden'));
    const entries = await Promise.all(named.map((sld) => directory.bySld(sld)));
    const sites = entries.flatMap((entry) => (entry?.state === 'open' && within.includes(entry.id) ? [entry.id] : []));
    return sites.length === named.length ? success(sites) : failed(failure('siteForbidden'));
  };

/** One statement of the database reads a hundred sites at most; the engine takes the whole list. */
async function reachable(directory: SiteDirectory, site: SiteContext): Promise<readonly number[]> {
  if (site.target.id !== site.host.id) return [site.target.id];
  const host = await directory.byId(site.host.id);
  return host ? [...new Set([host.id, ...host.gathers])] : site.reads;
}
