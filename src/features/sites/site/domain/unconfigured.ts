import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import { type SiteConfiguration, searchScopes } from './configuration.ts';

/** How a site looks and behaves before anyone has configured it. */
export const unconfigured = (site: SiteIdentity): SiteConfiguration => ({
  header: {
    defaultLanguage: site.defaultLanguage,
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
  functions: { onlineFirst: true, justAccepted: true, backIssues: true, submission: true, shortRankings: true },
  search: { scopes: searchScopes, quickSearch: [] },
  conditions: [],
  look: { typePairing: 'mixed', homeGrid: 'journal', cards: 'line', cssContent: '' },
  access: { jumpOrigins: [], frameAncestors: [], hostedPages: [] },
  aiqa: null,
  service: null,
});
