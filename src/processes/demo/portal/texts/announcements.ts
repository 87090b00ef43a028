import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

interface Announcement {
  readonly number: number;
  readonly on: string;
  readonly zh: readonly [title: string, summary: string, body: string];
  readonly en: readonly [title: string, summary: string, body: string];
}

const announced: readonly Announcement[] = [
  {
    number: 26,
    on: '2026-11-12',
    zh: [
      '平台汇集的刊物新增 2026 年 11 月各期',
      '《光学前沿通讯》第 11 期与《生命系统快报》第 4 期已可浏览。',
      '<p>两家示例期刊十一月的各期均已上线：《光学前沿通讯》第 10 卷第 11 期，专题为“集成光子学”；《生命系统快报》第 13 卷第 4 期，专题为“细胞如何计数”。</p><p>订阅目录的读者已收到邮件；RSS 地址不变。</p>',
    ],
    en: [
      'The issues of November 2026 have arrived',
      'Frontier Optics Letters issue 11 and Living Systems Letters issue 4 can be browsed.',
      '<p>The November issues of both sample journals are online: Frontier Optics Letters volume 10, issue 11, on integrated photonics, and Living Systems Letters volume 13, issue 4, on how cells count.</p><p>Readers who follow the contents have received an e-mail; feed addresses are unchanged.</p>',
    ],
  },
  {
    number: 25,
    on: '2026-11-01',
    zh: [
      '无障碍声明更新',
      '本年度审查的结果：解决 14 项，仍有 3 项。',
      '<p>年度审查由两位使用读屏软件的同事和一位键盘用户完成（示例）。去年列出的十七项问题解决了十四项；余下三项连同计划写在声明中。</p>',
    ],
    en: [
      'Accessibility statement updated',
      'This year’s review: fourteen problems solved, three left.',
      '<p>Two colleagues who use screen readers and one who uses only the keyboard carried out this year’s review (sample). Of the seventeen problems listed last year fourteen are solved; the other three and their plans are in the statement.</p>',
    ],
  },
  {
    number: 24,
    on: '2026-08-18',
    zh: [
      '使用统计报告改版',
      '报告增加按访问类型的区分，历史数据同步重算。',
      '<p>自八月起，刊物报告区分开放获取与订阅内容。2025 年 1 月以来的数据已按新口径重算，旧报告保留一年供比对。</p>',
    ],
    en: [
      'Usage reports revised',
      'Reports now tell types of access apart; earlier data were recounted.',
      '<p>From August on, title reports tell open from subscribed content. Data since January 2025 were recounted in the same way, and the old reports stay available for a year.</p>',
    ],
  },
  {
    number: 23,
    on: '2026-05-26',
    zh: [
      '夏季线上说明会',
      '6 月 16 日面向图书馆员，6 月 18 日面向作者，各一小时。',
      '<p>说明会用真实的页面回答真实的问题，不放幻灯片。请在报名时写下一个您遇到的问题。录像将附字幕和文字稿公布。</p><ul><li><time datetime="2026-06-16">6 月 16 日</time> 15:00，图书馆员</li><li><time datetime="2026-06-18">6 月 18 日</time> 15:00，作者</li></ul>',
    ],
    en: [
      'Online introductions this summer',
      'On 16 June for librarians and on 18 June for authors, an hour each.',
      '<p>The introductions answer real questions on real pages, without slides. Please bring one question when you register. Recordings follow with captions and a transcript.</p><ul><li><time datetime="2026-06-16">16 June</time>, 15:00, librarians</li><li><time datetime="2026-06-18">18 June</time>, 15:00, authors</li></ul>',
    ],
  },
  {
    number: 22,
    on: '2026-04-02',
    zh: [
      '理事会公布首份故障记录',
      '第一季度共三次中断，合计 41 分钟，原因与改进已公开（示例）。',
      '<p>三次中断分别由证书更新、数据库切换和一次过载引起。记录写明时间、影响范围、原因和已经采取的措施，今后每季度公布。</p>',
    ],
    en: [
      'The council publishes its first log of failures',
      'Three interruptions in the first quarter, 41 minutes in all, with causes and repairs (sample).',
      '<p>The three interruptions came from a certificate, a change of database and an overload. The log gives time, extent, cause and what was done, and appears every quarter from now on.</p>',
    ],
  },
  {
    number: 21,
    on: '2026-01-15',
    zh: [
      '平台开放测试',
      '两家示例期刊率先加入，欢迎试用并提出意见。',
      '<p>平台今日向所有读者开放。目前汇集两家示例期刊，检索、浏览和订阅均可使用。请告诉我们哪里不顺手——越具体越好。</p>',
    ],
    en: [
      'The portal opens',
      'Two sample journals are the first to join; please try it and tell us what you think.',
      '<p>The portal is open to all readers from today. It gathers two sample journals, and search, browsing and alerts are ready. Tell us where it is awkward; the more precisely, the better.</p>',
    ],
  },
];

export const announcements: readonly SampleText[] = announced.map(({ number, on, zh, en }) => ({
  number,
  channel: channel.announcements,
  updatedOn: on,
  titles: { zh: zh[0], en: en[0] },
  summaries: { zh: zh[1], en: en[1] },
  bodies: { zh: zh[2], en: en[2] },
}));
