import type { Offers } from '../kernel/offers.ts';
import type { SiteContext } from '../kernel/site-context.ts';

/** What readers are offered here: both must want it, the site that the call is about and the site at whose host it is asked. */
export type OffersOf = (site: SiteContext) => Promise<Offers>;
