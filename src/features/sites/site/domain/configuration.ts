import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

/** How a site is dressed and what it offers, one section for each call that reads it. */
export interface SiteConfiguration {
  readonly header: HeaderConfig;
  readonly footer: FooterConfig;
  readonly seo: SeoConfig;
  readonly publication: PublicationConfig;
  readonly aggregated: AggregatedConfig;
  readonly functions: FunctionalControl;
  readonly search: SearchConfig;
  readonly conditions: SearchConditions;
  readonly look: ThemeConfig;
  readonly access: AccessConfig;
  readonly aiqa: AiqaConfig | null;
  readonly service: ServiceWidget | null;
}

export interface HeaderConfig {
  readonly defaultLanguage: Language;
  readonly browserIcon: string | null;
  readonly navStyle: 'line' | 'band' | 'centred';
  readonly name: Text;
  readonly tagline: Text;
  /** One or two characters that stand for the site where it has no picture. */
  readonly mark: string;
}

export interface FooterConfig {
  readonly toolbarStyle: 1 | 2 | 3;
  readonly publisher: Text;
  readonly address: Text;
  readonly copyright: Text;
  readonly icp: string | null;
  readonly police: string | null;
  readonly phone?: string | null;
  readonly postcode?: string | null;
  readonly email?: string | null;
  readonly qq?: string | null;
  readonly links: readonly FooterLink[];
}

export interface FooterLink {
  readonly name: Text;
  readonly url: string;
}

export interface SeoConfig {
  readonly title: Text;
  readonly description: Text;
  readonly keywords: Text;
}

export interface PublicationConfig {
  readonly coverStyle: 'plain' | 'shadow';
  readonly periodsAscending: boolean;
  readonly periodsByYear: boolean;
}

export interface AggregatedConfig {
  readonly enableComment: boolean;
  /** Whether a comment is shown before anyone has looked at it. */
  readonly commentsShownAtOnce?: boolean;
  readonly enableAlbum: boolean;
  readonly enableSubscription: boolean;
}

export interface FunctionalControl {
  readonly onlineFirst: boolean;
  readonly justAccepted: boolean;
  readonly backIssues: boolean;
  readonly submission: boolean;
  /** Rankings of a week and of one month; without them a site follows the specification's second reading. */
  readonly shortRankings: boolean;
}

export const searchScopes = ['thesis', 'periodical', 'picture', 'table', 'video', 'others'] as const;
export type SearchScope = (typeof searchScopes)[number];

export interface SearchConfig {
  readonly scopes: readonly SearchScope[];
  readonly quickSearch: readonly Text[];
}

export type SearchConditions = readonly { readonly field: string; readonly names: Text }[];

export interface ThemeConfig {
  readonly typePairing: 'serif' | 'sans' | 'song' | 'mixed';
  readonly homeGrid: 'magazine' | 'journal' | 'portal';
  readonly cards: 'line' | 'tile' | 'cover';
  readonly cssContent: string;
  /** Weak contrasts with which the look was published all the same, each by what was said of it. */
  readonly accepted?: readonly string[];
}

/** Outside addresses that this site trusts; nothing else is framed, jumped to or sent back to. */
export interface AccessConfig {
  readonly jumpOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  readonly hostedPages: readonly string[];
  /** Whoever comes from a page of these may read for a while. */
  readonly referrers?: readonly string[];
  /** Whether everyone who works at the site's console must show a passkey or a code of an app. */
  readonly strongFactor?: boolean;
}

export interface AiqaConfig {
  readonly enabled: boolean;
  readonly title: Text;
  readonly place: 'end' | 'start';
  readonly url: string;
  readonly appId: string;
  readonly appName: Text;
  readonly texts: Text;
}

export interface ServiceWidget {
  readonly title: Text;
  readonly url: string;
}
