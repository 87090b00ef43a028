import { idOf } from '../../../platform/kernel/id.ts';
import type { SampleSite } from '../sample-site.ts';
import { channelNames } from '../words/channel-names.ts';
import { plainConfiguration } from './plain-configuration.ts';

const number = 16;
const channel = { home: 100, about: 110 };
const banner = 300;

/** Its own four colours, all shown in grey: what a site looks like on a day of mourning. */
export const greySite: SampleSite = {
  directory: {
    id: number,
    sld: 'grey',
    defaultLanguage: 'zh',
    classification: 'journal',
    colourId: 15,
    columns: { gray_type: 2, colour: '#8c2f39', colour1: '#2f5d8c', colour2: '#5b6b1f', colour3: '#8a5a00' },
  },
  configuration: {
    ...plainConfiguration({ zh: '示例站点：灰度', en: 'Sample site: grey' }),
    access: { jumpOrigins: [], frameAncestors: ['https://partner.example.org'], hostedPages: [] },
    aiqa: {
      enabled: true,
      title: { zh: '学术助手（示例）', en: 'Assistant (sample)' },
      place: 'start',
      url: 'https://assistant.example.org/embed',
      appId: 'sample-assistant',
      appName: { zh: '示例助手', en: 'Sample assistant' },
      texts: { zh: '提问', en: 'Ask' },
    },
    service: { title: { zh: '客服（示例）', en: 'Service (sample)' }, url: 'https://service.example.org/chat' },
  },
  channels: [
    { number: channel.home, code: 'homeNav', names: channelNames.home },
    { number: channel.about, code: 'introduce', names: channelNames.aboutJournal },
  ],
  texts: [
    {
      number: 1,
      channel: channel.about,
      code: 'about',
      updatedOn: '2026-01-05',
      titles: { zh: '灰度显示', en: 'The grey look' },
      summaries: {
        zh: '全站以灰度显示，文字对比度不变。',
        en: 'All pages are shown in grey; text keeps its contrast.',
      },
      bodies: {
        zh: '<p>站点的灰度类型为 2 时，所有页面都以灰度显示。主题色仍是站点自己的四种颜色，因此取消灰度后会立即恢复。</p>',
        en: '<p>With grey type 2 all pages of a site are shown in grey. The theme is still the site’s own four colours, so they return as soon as the grey look is switched off.</p>',
      },
    },
  ],
  banners: [
    {
      number: banner,
      items: [
        {
          number: 301,
          type: 'other',
          resName: { zh: '灰度显示', en: 'The grey look' },
          description: { zh: '自定义颜色 + 灰度（示例）', en: 'Own colours, shown in grey (sample)' },
        },
      ],
    },
  ],
  modules: [
    {
      number: 200,
      code: 'banner',
      area: 'wide',
      styleId: 'dark',
      settings: { bannerId: idOf(number, banner), artwork: 'waves' },
    },
    {
      number: 201,
      code: 'text',
      area: 'main',
      styleId: 'panel',
      titles: channelNames.aboutJournal,
      settings: { columnId: idOf(number, channel.about) },
    },
  ],
};
