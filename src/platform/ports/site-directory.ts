import type { DirectoryEntry } from '../kernel/site-context.ts';

export interface SiteDirectory {
  byHost(host: string): Promise<DirectoryEntry | undefined>;
  bySld(sld: string): Promise<DirectoryEntry | undefined>;
  byId(id: number): Promise<DirectoryEntry | undefined>;
}
