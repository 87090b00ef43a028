import type { Archive } from '../../../../platform/kernel/archives.ts';
import type { ReviewMailText } from '../../../../platform/kernel/review-mail.ts';
import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import type { SiteSections } from '../contract.ts';
import { searchScopes } from './site.ts';

/** The sections as they are stored, with what no call shows. */
export interface SiteConfiguration extends Omit<SiteSections, 'header'> {
  /** The language that a site begins with is one of its own columns. */
  readonly header: Omit<SiteSections['header'], 'defaultLanguage'>;
  readonly aggregated: SiteSections['aggregated'] & {
    /** Whether a comment is shown before anyone has looked at it. */
    readonly commentsShownAtOnce?: boolean;
  };
  readonly look: SiteSections['look'] & {
    /** Weak contrasts with which the look was published all the same, each by what was said of it. */
    readonly accepted?: readonly string[];
    /** The code of a theme that an extension brings, in place of the colours and the type. */
    readonly extension?: string;
  };
  readonly access: AccessConfig;
  /** The site's own words for mails to reviewers. */
  readonly reviews: { readonly mails: readonly ReviewMailText[] };
}

/** Outside addresses that this site trusts; nothing else is framed, jumped to or sent back to. */
interface AccessConfig {
  readonly jumpOrigins: readonly string[];
  readonly frameAncestors: readonly string[];
  readonly hostedPages: readonly string[];
  /** Whoever comes from a page of these may read for a while. */
  readonly referrers?: readonly string[];
  /** Whether everyone who works at the site's console must show a passkey or a code of an app. */
  readonly strongFactor?: boolean;
  /** Whether announcements of services that the site does not know wait for its editors too. */
  readonly openInbox?: boolean;
  /** Networks that may keep copies of its journals: its harvest pages give them leave. */
  readonly archives?: readonly Archive[];
}

/** How a site looks and behaves before anyone has configured it. */
export const unconfigured = (site: SiteIdentity): SiteConfiguration => ({
  header: {
    browserIcon: null,
    navStyle: 'line',
    name: { [site.defaultLanguage]: site.sld },
    tagline: {},
    mark: site.sld.slice(0, 1).toUpperCase(),
  },
  footer: { toolbarStyle: 1, publisher: {}, address: {}, copyright: {}, icp: null, police: null, links: [] },
  seo: { title: { [site.defaultLanguage]: site.sld }, description: {}, keywords: {} },
  publication: { coverStyle: 'plain', periodsAscending: false, periodsByYear: true },
  aggregated: { enableComment: true, enableAlbum: true, enableSubscription: true },
  functions: {
    onlineFirst: true,
    justAccepted: true,
    backIssues: true,
    submission: true,
    shortRankings: true,
    fullText: true,
    ask: false,
  },
  search: { scopes: [...searchScopes], quickSearch: [] },
  conditions: [],
  look: { typePairing: 'mixed', homeGrid: 'journal', cards: 'line', cssContent: '' },
  access: { jumpOrigins: [], frameAncestors: [], hostedPages: [] },
  aiqa: null,
  service: null,
  reviews: { mails: [] },
});
