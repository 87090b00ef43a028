import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Resource } from '../domain/resource.ts';

/** Resources that are published or were withdrawn. `site` is the one that they belong to. */
export interface ResourceStore {
  resource(site: SiteContext, id: Id): Promise<Resource | undefined>;
}
