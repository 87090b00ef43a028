import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

/** A named selection of a portal's sites. */
export interface SubPool {
  readonly code: string;
  readonly names: Text;
  readonly sites: readonly number[];
}

export type ReadSubPool = (site: SiteContext, code: string) => Promise<SubPool | undefined>;
