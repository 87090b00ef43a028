import type { SiteConfiguration } from '../../../features/sites/site/domain/configuration.ts';
import { channelNames } from '../words/channel-names.ts';
import { sampleAddress, sampleCopyright, samplePublisher, sampleRecords } from '../words/sample-places.ts';
import { searchConditions } from '../words/search-conditions.ts';
import { biologyId, channel } from './numbers.ts';
import { siteName, tagline } from './words.ts';

/** A coloured band, sans titles over serif text, tiles: plainly another publication than the optics journal. */
export const configuration: Partial<SiteConfiguration> = {
  header: { defaultLanguage: 'en', browserIcon: null, navStyle: 'band', name: siteName, tagline, mark: 'LS' },
  footer: {
    toolbarStyle: 2,
    publisher: samplePublisher,
    address: sampleAddress,
    copyright: sampleCopyright(siteName),
    ...sampleRecords,
    links: [
      { name: channelNames.aimsAndScope, url: `/periodIntroduce?columnId=${biologyId(channel.aims)}` },
      { name: channelNames.openAccessInShort, url: '/customRoute?code=open-access' },
      { name: channelNames.ethics, url: `/periodIntroduce?columnId=${biologyId(channel.ethics)}` },
      { name: channelNames.contact, url: `/periodIntroduce?columnId=${biologyId(channel.contact)}` },
    ],
  },
  seo: {
    title: { en: 'Living Systems Letters (sample journal)', zh: '生命系统快报（示例期刊）' },
    description: {
      en: 'Demonstration site of a quarterly on living systems: issues, policies and news, all sample data.',
      zh: '生命系统季刊的演示站点：各期、政策与动态，全部为示例数据。',
    },
    keywords: { en: 'biology,cells,evolution,ecology,sample', zh: '生物学,细胞,进化,生态,示例' },
  },
  publication: { coverStyle: 'plain', periodsAscending: false, periodsByYear: true },
  aggregated: { enableComment: true, enableAlbum: false, enableSubscription: true },
  functions: { onlineFirst: true, justAccepted: false, backIssues: true, submission: true, shortRankings: true },
  search: {
    scopes: ['thesis', 'picture', 'table', 'video'],
    quickSearch: [
      { en: 'quorum sensing', zh: '群体感应' },
      { en: 'organoid', zh: '类器官' },
      { en: 'soundscape', zh: '声景' },
    ],
  },
  conditions: searchConditions,
  look: { typePairing: 'mixed', homeGrid: 'journal', cards: 'tile', cssContent: '' },
  access: { jumpOrigins: ['https://www.doi.org'], frameAncestors: [], hostedPages: [] },
};
