import type { Ground } from '../../../platform/kernel/access.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Reader } from '../../../platform/ports/access.ts';

/** Looks for one kind of ground. The policy takes a list of these; a new entitlement is a new line in it. */
export type FindGround = (site: SiteContext, reader: Reader) => Promise<Ground | undefined>;

export const memberGround: FindGround = async (_, { member }) => (member ? { kind: 'member' } : undefined);
