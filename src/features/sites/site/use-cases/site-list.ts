import type { SiteState } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { MagazineClassification } from '../domain/site.ts';

export interface ListedSite {
  readonly id: number;
  readonly sld: string;
  readonly host: string;
  readonly names: Text;
  readonly classification: MagazineClassification;
  readonly state: SiteState;
  /** ISO 8601 */
  readonly expiresAt: string | null;
}

export interface SiteListRequest {
  /** Part of a prefix, of a host or of a name. */
  readonly text: string;
  readonly page: number;
  readonly size: number;
}

/** Every site of the installation, by prefix. */
export type ListSites = (wanted: SiteListRequest) => Promise<{ sites: readonly ListedSite[]; total: number }>;
