import { type SiteConfiguration, searchScopes } from '../../../features/sites/site/domain/configuration.ts';
import { channelNames } from '../words/channel-names.ts';
import { sampleAddress, sampleCopyright, samplePublisher, sampleRecords } from '../words/sample-places.ts';
import { searchConditions } from '../words/search-conditions.ts';
import { channel, opticsId } from './numbers.ts';
import { siteName, tagline } from './words.ts';

/** Lines and Song type, a magazine's home: the look of a Chinese letters journal. */
export const configuration: Partial<SiteConfiguration> = {
  header: { defaultLanguage: 'zh', browserIcon: null, navStyle: 'line', name: siteName, tagline, mark: '光' },
  footer: {
    toolbarStyle: 1,
    publisher: samplePublisher,
    address: sampleAddress,
    copyright: sampleCopyright(siteName),
    ...sampleRecords,
    links: [
      { name: channelNames.guideForAuthors, url: `/periodIntroduce?columnId=${opticsId(channel.guide)}` },
      { name: channelNames.openAccessInShort, url: '/customRoute?code=open-access' },
      { name: channelNames.contact, url: `/periodIntroduce?columnId=${opticsId(channel.contact)}` },
      { name: channelNames.findDoi, url: 'https://www.doi.org/' },
    ],
  },
  seo: {
    title: { zh: '光学前沿通讯（示例期刊）', en: 'Frontier Optics Letters (sample journal)' },
    description: {
      zh: '光学与光子学月刊的演示站点：当期目录、过刊、投稿指南与公告，全部为示例数据。',
      en: 'Demonstration site of a monthly in optics and photonics: issues, guide for authors and announcements, all sample data.',
    },
    keywords: { zh: '光学,光子学,激光,成像,示例', en: 'optics,photonics,lasers,imaging,sample' },
  },
  publication: { coverStyle: 'shadow', periodsAscending: false, periodsByYear: true },
  aggregated: { enableComment: true, enableAlbum: true, enableSubscription: true },
  functions: { onlineFirst: true, justAccepted: true, backIssues: true, submission: true, shortRankings: true },
  search: {
    scopes: searchScopes,
    quickSearch: [
      { zh: '薄膜铌酸锂', en: 'thin-film lithium niobate' },
      { zh: '超构表面', en: 'metasurface' },
      { zh: '光学频率梳', en: 'frequency comb' },
      { zh: '单光子源', en: 'single-photon source' },
    ],
  },
  conditions: searchConditions,
  look: { typePairing: 'song', homeGrid: 'magazine', cards: 'line', cssContent: '' },
  access: { jumpOrigins: ['https://www.doi.org'], frameAncestors: [], hostedPages: ['https://example.org/'] },
};
