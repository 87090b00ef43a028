import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';

/** The virtual albums of the sites that are read, the newest; more than a thousand nobody looks through at once. */
export type AlbumsOf = (site: SiteScope) => Promise<readonly Id[]>;
