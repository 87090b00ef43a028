import type { Language } from './language.ts';

/** What every request knows of a site without reading its configuration. */
export interface SiteIdentity {
  readonly id: number;
  readonly sld: string;
  readonly defaultLanguage: Language;
}

export type SiteState = 'open' | 'expired' | 'stopped' | 'forbidden' | 'maintenance';

/** A site as it is found before anything else is known. */
export interface DirectoryEntry extends SiteIdentity {
  readonly state: SiteState;
  readonly gathers: readonly number[];
}

/** Which sites a request may read and the one it may write. Every store call takes it. */
export interface SiteScope {
  readonly reads: readonly number[];
  readonly writes: number | null;
}

/** The site whose host was asked, and the site that the call is about: the same, or one that the host gathers. */
export interface SiteContext extends SiteScope {
  readonly host: SiteIdentity;
  readonly target: SiteIdentity;
}

/** A list over more sites than this comes from the search index, not from the database. */
const mostSitesRead = 100;

export const ownSite = (site: SiteIdentity, gathers: readonly number[] = []): SiteContext => ({
  host: site,
  target: site,
  reads: [site.id, ...gathers].slice(0, mostSitesRead),
  writes: site.id,
});

/** A portal may look at a site that it gathers, never change it. */
export const gatheredSite = (host: SiteIdentity, target: SiteIdentity): SiteContext => ({
  host,
  target,
  reads: [target.id],
  writes: null,
});
