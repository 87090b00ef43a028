import { type ConsoleRole, permits } from '../kernel/console-role.ts';
import { type Failure, failure } from '../kernel/failure.ts';
import { failed, type Result, success } from '../kernel/result.ts';
import type { SiteContext } from '../kernel/site-context.ts';
import type { ConsoleSeats } from '../ports/console-seats.ts';
import type { Endpoint } from './endpoint.ts';
import type { Seat } from './handler.ts';
import type { Member } from './request-context.ts';

/** Who calls the console must work at the host's own site, in a role that allows the call, and have proven it well enough. */
export async function takeSeat(
  seats: ConsoleSeats,
  endpoint: Pick<Endpoint, 'audience' | 'permission'>,
  site: SiteContext,
  member: Member | null,
): Promise<Result<Seat | null, Failure>> {
  if (endpoint.audience !== 'console' || !endpoint.permission || !member) return success(null);
  const role = await seats.roleAt(site.host.id, member.id);
  if (!role || !permits(role, endpoint.permission)) return failed(failure('consoleRefused'));
  if (!member.isAssured && (await seats.needsStrongFactor(site.host.id, member.id, role)))
    return failed(failure('secondProofRequired'));
  return success(seatOf(member, role));
}

const seatOf = (member: Member, role: ConsoleRole): Seat => ({ account: member.id, role });
