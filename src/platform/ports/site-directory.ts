import type { SiteIdentity } from '../kernel/site-context.ts';

export type SiteState = 'open' | 'expired' | 'stopped' | 'forbidden' | 'maintenance';

/** A site as it is found before anything else is known. */
export interface DirectoryEntry extends SiteIdentity {
  readonly state: SiteState;
  readonly gathers: readonly number[];
}

export interface SiteDirectory {
  byHost(host: string): Promise<DirectoryEntry | undefined>;
  bySld(sld: string): Promise<DirectoryEntry | undefined>;
  byId(id: number): Promise<DirectoryEntry | undefined>;
}
