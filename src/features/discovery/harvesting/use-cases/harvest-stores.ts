import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { SitemapEntry, SitemapPart } from '../domain/texts-for-robots.ts';

/** What a site has published, read in the order of its ids, a little at a time. Other sites are never looked at. */
export interface SitemapStore {
  parts(site: number): AsyncIterable<SitemapPart>;
  entries(site: number, part: SitemapPart): AsyncIterable<SitemapEntry>;
}

export interface RedirectStore {
  /** The first of these older addresses that leads somewhere. */
  find(site: SiteContext, addresses: readonly string[]): Promise<string | undefined>;
}
