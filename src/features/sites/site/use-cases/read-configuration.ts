import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { SiteConfiguration } from '../domain/configuration.ts';

export type ReadConfiguration = (site: SiteContext) => Promise<SiteConfiguration>;
