import { permits } from '../kernel/console-role.ts';
import { type Failure, failure } from '../kernel/failure.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import type { SiteContext } from '../kernel/site-context.ts';
import type { ConsoleRoles } from '../ports/console-roles.ts';
import type { Endpoint } from './endpoint.ts';
import type { ConsoleUser } from './handler.ts';
import type { Member } from './request-context.ts';

/** Who calls the console must work at the host's own site, in a role that allows the call, and have proven it well enough. */
export async function admitToConsole(
  consoleRoles: ConsoleRoles,
  endpoint: Pick<Endpoint, 'audience' | 'permission'>,
  site: SiteContext,
  member: Member | null,
): Promise<Result<ConsoleUser | null, Failure>> {
  if (endpoint.audience !== 'console' || !member) return success(null);
  const role = await consoleRoles.roleAt(site.host.id, member.id);
  if (!role || !endpoint.permission || !permits(role, endpoint.permission)) return failed(failure('consoleRefused'));
  if (!member.isAssured && (await consoleRoles.needsStrongFactor(site.host.id, member.id, role)))
    return failed(failure('secondFactorRequired'));
  return success({ account: member.id, role });
}
