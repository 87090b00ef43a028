import { idOf } from '../../../platform/kernel/id.ts';
import type { SampleDirectory, SampleSite } from '../sample-site.ts';
import { channelNames } from '../words/channel-names.ts';
import { greySite } from './grey-site.ts';
import { plainConfiguration } from './plain-configuration.ts';

const site = (id: number, sld: string, name: string, columns: NonNullable<SampleDirectory['columns']>): SampleSite => ({
  directory: { id, sld, defaultLanguage: 'zh', classification: 'journal', colourId: 9, columns },
  configuration: plainConfiguration({ zh: `示例站点：${name}`, en: `Sample site: ${sld}` }),
  channels: [{ number: 100, code: 'homeNav', names: channelNames.home }],
});

const staticNumber = 15;

const staticSite: SampleSite = {
  ...site(staticNumber, 'static', '静态首页', { static_page_url: `/info/${idOf(staticNumber, 1)}` }),
  texts: [
    {
      number: 1,
      code: 'front-page',
      updatedOn: '2026-01-05',
      titles: { zh: '首页由一篇文字代替', en: 'A text in place of the home page' },
      bodies: {
        zh: '<p>本站配置了静态页面地址，因此 /homeNav 会转到这里。</p>',
        en: '<p>This site has a static page address, so /homeNav leads here.</p>',
      },
    },
  ],
};

/** One site for each thing that can happen to a visitor at the door. */
export const journeySites: readonly SampleSite[] = [
  site(11, 'expired', '已到期', { expires_at: '2020-01-01T00:00:00Z' }),
  site(12, 'stopped', '已停用', { stop_url: '/errorMaintain' }),
  site(13, 'barred', '禁止访问', { forbidden: true }),
  site(14, 'maintenance', '维护中', { maintenance: true }),
  staticSite,
  greySite,
];
