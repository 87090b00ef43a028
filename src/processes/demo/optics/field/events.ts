import type { SampleEvent } from '../../content/field.ts';

export const events: readonly SampleEvent[] = [
  {
    code: 'newLeaguage',
    names: { zh: '示例光学竞赛联盟', en: 'Sample League of Optics' },
    summaries: {
      zh: '面向学生的光学设计竞赛（示例活动）。',
      en: 'A competition in optical design for students (a sample event).',
    },
    text: {
      zh: [
        '每队三至五人，用公开的数据和器材清单完成一项设计，并写明别人怎样重做。',
        '评审看三点：结果能否重复，误差是否说清，文字是否让外行读懂。',
        '获奖作品在本刊网站公开，作者保留全部权利。',
      ],
      en: [
        'Teams of three to five design an instrument from open data and a public list of parts, and say how others can build it again.',
        'The jury looks at three things: can the result be repeated, are its errors told, and can a layperson read it.',
        'Winning designs are shown on this site; their authors keep all rights.',
      ],
    },
    days: ['2026-05-10', '2026-06-20'],
    place: { zh: '示例市', en: 'Sample City' },
  },
  {
    code: 'seedOfLight',
    names: { zh: '光之种子：青年作者计划', en: 'Seed of Light: a programme for young authors' },
    summaries: {
      zh: '第一篇论文的作者与一位编辑结对（示例活动）。',
      en: 'Authors of a first paper are paired with an editor (a sample event).',
    },
    text: {
      zh: ['报名者提交一页摘要；编辑陪同作者从图表改到投稿，全程六个月。', '每年十二个名额，名单在本页公布。'],
      en: [
        'Applicants send one page; an editor works with them for six months, from the figures to the manuscript.',
        'There are twelve places a year; the names are published on this page.',
      ],
    },
    days: ['2026-03-01', '2026-08-31'],
  },
  {
    code: 'light10',
    names: { zh: '光学十大进展评选', en: 'Light 10: ten advances of the year' },
    summaries: {
      zh: '读者与编委共同选出年度十篇论文（示例活动）。',
      en: 'Readers and editors choose ten papers of the year (a sample event).',
    },
    text: {
      zh: ['提名从九月开始，投票在十二月结束。', '本刊编委的论文不参加评选。'],
      en: [
        'Nominations begin in September; votes are counted in December.',
        'Papers of our own editors do not take part.',
      ],
    },
    days: ['2026-09-01', '2026-12-15'],
  },
  {
    code: 'lightIndex',
    names: { zh: '光学资源导航', en: 'Light index' },
    summaries: {
      zh: '论文、数据、图片与会议的入口（示例页面）。',
      en: 'A way into papers, data, figures and meetings (a sample page).',
    },
    text: {
      zh: ['从这里进入本刊的论文、图片、视频与会议。', '页面不带导航栏，适合放在展览与课堂的屏幕上。'],
      en: [
        'From here you reach the journal’s papers, figures, videos and meetings.',
        'It has no navigation, for screens in exhibitions and classrooms.',
      ],
    },
  },
];
