import type { Id } from '../kernel/id.ts';
import type { SiteContext } from '../kernel/site-context.ts';
import type { UsageKind } from './usage.ts';

/** Writes down for a member what they read or downloaded, under the site whose host they used. */
export type RememberUse = (site: SiteContext, account: string, item: Id, what: UsageKind) => Promise<void>;
