import { type Failure, failure } from '../kernel/failure.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import { type DirectoryEntry, gatheredSite, ownSite, type SiteContext } from '../kernel/site-context.ts';
import type { SiteDirectory } from '../ports/site-directory.ts';
import type { Endpoint } from './endpoint.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Which sites a call may touch. The header must name the host's own site; a parameter may also name one that the host gathers.
 * Nothing else is trusted to choose a site.
 */
export async function resolveSite(
  directory: SiteDirectory,
  endpoint: Endpoint,
  context: RequestContext,
  input: unknown,
): Promise<Result<SiteContext, Failure>> {
  const host = await directory.byHost(context.host);
  if (!host) return failed(failure('siteNotFound'));
  if (context.siteIdHeader && context.siteIdHeader !== String(host.id)) return failed(failure('siteForbidden'));
  if (endpoint.site === 'any') return success(ownSite(host, host.gathers));
  if (!isOpen(host)) return failed(failure('siteForbidden'));

  const siteId = (input as { siteId?: number } | undefined)?.siteId;
  if (siteId === undefined || siteId === host.id) return success(ownSite(host, host.gathers));
  if (!host.gathers.includes(siteId)) return failed(failure('siteForbidden'));
  const target = await directory.byId(siteId);
  return target && isOpen(target) ? success(gatheredSite(host, target)) : failed(failure('siteForbidden'));
}

const isOpen = (site: DirectoryEntry): boolean => site.state === 'open';
