import type { SampleBanner } from '../sample-site.ts';
import { banner, channel, journalNumber, opticsId, opticsNumber } from './numbers.ts';

export const banners: readonly SampleBanner[] = [
  {
    number: banner.home,
    items: [
      {
        number: 301,
        type: 'article',
        indexId: 'sample-cover-story',
        targetSite: opticsNumber,
        vasDocLink: `/info/${opticsId(30)}`,
        resName: {
          zh: '飞秒激光在玻璃内部写出可擦除的三维色彩',
          en: 'Erasable colour in three dimensions, written inside glass by a femtosecond laser',
        },
        description: {
          zh: '封面文章（示例）：单一材料、一次曝光，发光波长从 480 nm 连续调至 710 nm，擦写 200 次后亮度保持 96%。',
          en: 'Cover story (sample): one material, one exposure, emission tuned from 480 to 710 nm, and 96 % of the brightness after 200 cycles.',
        },
      },
      {
        number: 302,
        type: 'link',
        url: `/info/${opticsId(26)}`,
        resName: { zh: '征稿：集成光子学的标定', en: 'Call for papers: calibration in integrated photonics' },
        description: {
          zh: '让两个实验室对同一块芯片得到同样的结果。截稿 2027 年 2 月 28 日（示例）。',
          en: 'So that two laboratories find the same for the same chip. Due 28 February 2027 (sample).',
        },
      },
      {
        number: 303,
        type: 'link',
        url: `/info?columnId=${opticsId(channel.conversion)}`,
        resName: { zh: '逐纳米的光谱换算表', en: 'Spectral conversions, nanometre by nanometre' },
        description: {
          zh: '310 至 2309 nm：频率、波数、光子能量与两种玻璃的折射率，可直接引用。',
          en: 'From 310 to 2309 nm: frequency, wavenumber, photon energy and the indices of two glasses.',
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
        indexId: String(journalNumber),
        resName: { zh: '编辑部公告', en: 'From the editorial office' },
        description: { zh: '征稿、政策与数据（示例）', en: 'Calls, policies and figures (sample)' },
      },
    ],
  },
];
