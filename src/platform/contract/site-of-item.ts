import { type Failure, failure } from '../kernel/failure.ts';
import { type Id, siteOfId } from '../kernel/id.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import { gatheredSite, ownSite, type SiteContext } from '../kernel/site-context.ts';
import type { SiteDirectory } from '../ports/site-directory.ts';

export type SiteOfItem = (site: SiteContext, id: Id) => Promise<Result<SiteContext, Failure>>;

/**
 * The site under which a thing is read, from the thing's own id: the asked site, the host's, or one that the host gathers. The whole
 * list of gathered sites counts, not only those that one statement may read together.
 */
export const createSiteOfItem =
  (directory: SiteDirectory): SiteOfItem =>
  async (site, id) => {
    const owner = siteOfId(id);
    if (owner === undefined) return failed(failure('notFound'));
    if (owner === site.target.id) return success(site);
    const host = await directory.byId(site.host.id);
    if (owner === host?.id) return success(ownSite(host, host.gathers));
    const gathered = host?.gathers.includes(owner) ? await directory.byId(owner) : undefined;
    return gathered?.state === 'open' ? success(gatheredSite(site.host, gathered)) : failed(failure('siteForbidden'));
  };
