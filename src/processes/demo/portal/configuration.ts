import { type SiteConfiguration, searchScopes } from '../../../features/sites/site/domain/configuration.ts';
import { channelNames } from '../words/channel-names.ts';
import { sampleAddress, sampleCopyright, samplePublisher, sampleRecords } from '../words/sample-places.ts';
import { searchConditions } from '../words/search-conditions.ts';
import { channel, portalId } from './numbers.ts';
import { siteName, tagline } from './words.ts';

/** Centred, sans, covers: a way in rather than a publication. */
export const configuration: Partial<SiteConfiguration> = {
  header: { defaultLanguage: 'zh', browserIcon: null, navStyle: 'centred', name: siteName, tagline, mark: '印' },
  footer: {
    toolbarStyle: 3,
    publisher: samplePublisher,
    address: sampleAddress,
    copyright: sampleCopyright(siteName),
    ...sampleRecords,
    links: [
      { name: channelNames.aboutPortal, url: `/aboutus?columnId=${portalId(channel.about)}` },
      { name: channelNames.accessibility, url: '/customRoute?code=accessibility' },
      { name: channelNames.contact, url: `/aboutus?columnId=${portalId(channel.contact)}` },
    ],
  },
  seo: {
    title: { zh: '印迹学术平台（示例）', en: 'Imprint Portal (sample)' },
    description: {
      zh: '汇集多家示例期刊的演示门户：检索、浏览与订阅，全部为示例数据。',
      en: 'Demonstration portal that gathers sample journals: search, browse and follow, all sample data.',
    },
    keywords: { zh: '学术,期刊,检索,示例', en: 'scholarly,journals,search,sample' },
  },
  publication: { coverStyle: 'shadow', periodsAscending: false, periodsByYear: true },
  aggregated: { enableComment: false, enableAlbum: true, enableSubscription: true },
  functions: { onlineFirst: true, justAccepted: false, backIssues: true, submission: false, shortRankings: true },
  search: {
    scopes: searchScopes,
    quickSearch: [
      { zh: '集成光子学', en: 'integrated photonics' },
      { zh: '群体感应', en: 'quorum sensing' },
      { zh: '光学相干层析', en: 'optical coherence tomography' },
      { zh: '类器官', en: 'organoid' },
      { zh: '开放数据', en: 'open data' },
    ],
  },
  conditions: searchConditions,
  look: { typePairing: 'sans', homeGrid: 'portal', cards: 'cover', cssContent: '' },
  access: { jumpOrigins: ['https://www.doi.org'], frameAncestors: [], hostedPages: [] },
};
