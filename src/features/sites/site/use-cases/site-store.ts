import type { Site } from '../domain/site.ts';

export type SiteKey = { readonly host: string } | { readonly sld: string } | { readonly id: number };

export interface SiteStore {
  find(key: SiteKey): Promise<Site | undefined>;
}
