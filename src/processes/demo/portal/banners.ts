import type { SampleBanner } from '../sample-site.ts';
import { banner, portalId } from './numbers.ts';

export const banners: readonly SampleBanner[] = [
  {
    number: banner.home,
    items: [
      {
        number: 301,
        type: 'link',
        url: `/info/${portalId(26)}`,
        resName: { zh: '十一月各期已到', en: 'The issues of November are here' },
        description: {
          zh: '集成光子学与细胞计数：两家示例期刊的最新专题。',
          en: 'Integrated photonics and counting cells: the newest topics of two sample journals.',
        },
      },
      {
        number: 302,
        type: 'wechat',
        resName: { zh: '关注公众号（示例）', en: 'Follow us on WeChat (sample)' },
        description: {
          zh: '每月一次，各刊专题与作者访谈。示例账号，不可扫码。',
          en: 'Topics and interviews once a month. A sample account; there is nothing to scan.',
        },
      },
      {
        number: 303,
        type: 'other',
        resName: { zh: '没有广告，没有付费排序', en: 'No advertising, no paid ranking' },
        description: {
          zh: '检索结果只按相关性、日期和使用数据排序。',
          en: 'Results are ordered by relevance, date and usage, and by nothing else.',
        },
      },
    ],
  },
  {
    number: banner.announcements,
    items: [
      {
        number: 311,
        type: 'other',
        resName: { zh: '平台公告', en: 'From the portal' },
        description: { zh: '新刊、统计与说明会（示例）', en: 'Issues, statistics and introductions (sample)' },
      },
    ],
  },
];
