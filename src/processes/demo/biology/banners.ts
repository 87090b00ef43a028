import type { SampleBanner } from '../sample-site.ts';
import { banner, biologyId, channel } from './numbers.ts';

export const banners: readonly SampleBanner[] = [
  {
    number: banner.home,
    items: [
      {
        number: 301,
        type: 'link',
        url: `/info/${biologyId(26)}`,
        resName: { en: 'How cells count', zh: '细胞如何计数' },
        description: {
          en: 'The winter issue (sample): from quorums of bacteria to the number of petals on a wild flower.',
          zh: '冬季号（示例）：从细菌的群体感应到一朵野花的花瓣数。',
        },
      },
      {
        number: 302,
        type: 'news',
        resName: { en: 'Volume 13 is open in full', zh: '第 13 卷全部开放' },
        description: {
          en: 'No charges for authors, no walls for readers: a sample consortium of libraries carries the cost.',
          zh: '作者不付费，读者无围墙：费用由示例图书馆联盟承担。',
        },
      },
      {
        number: 303,
        type: 'link',
        url: `/info?columnId=${biologyId(channel.geneticCode)}`,
        resName: { en: 'All 64 codons on one page', zh: '一页看全 64 个密码子' },
        description: {
          en: 'The standard genetic code and the masses of residues, ready to be cited.',
          zh: '标准遗传密码与残基质量，可直接引用。',
        },
      },
      {
        number: 304,
        type: 'album',
        resName: { en: 'Topic: memory without brains', zh: '专题：没有脑的记忆' },
        description: {
          en: 'Slime moulds, plants and single cells that remember (sample topic of issue 3, 2025).',
          zh: '会记忆的黏菌、植物与单细胞（2025 年第 3 期示例专题）。',
        },
      },
    ],
  },
];
