import type { NewsType } from '../../../platform/kernel/news-type.ts';
import { type NewsText, news } from '../content/news/news-text.ts';

interface PortalNews {
  readonly type: NewsType;
  readonly on: string;
  readonly text: NewsText;
}

const told = (
  type: NewsType,
  on: string,
  zh: readonly [title: string, summary: string, more: string],
  en: readonly [title: string, summary: string, more: string],
): PortalNews => ({
  type,
  on,
  text: news({ zh: zh[0], en: en[0] }, { zh: zh[1], en: en[1] }, { zh: zh[2], en: en[2] }),
});

export const portalNews: readonly PortalNews[] = [
  told(
    'information',
    '2026-11-10',
    ['两家示例期刊的十一月新刊', '新刊可在平台一并检索。', '检索结果写明每条来自哪家刊物，阅读回到刊物自己的页面。'],
    [
      'The November issues of both sample journals',
      'They can be searched together.',
      'Each result says which journal it comes from; reading happens there.',
    ],
  ),
  told(
    'information',
    '2026-09-22',
    ['检索范围扩大到图与表', '图注与表题现在可以单独检索。', '每张图都链接回所在论文。'],
    [
      'Search now covers figures and tables',
      'Captions can be searched on their own.',
      'Each figure leads back to its paper.',
    ],
  ),
  told(
    'announcement',
    '2026-10-30',
    ['期刊加入申请开放至年底', '请先阅读收录标准。', '申请表只有一页，答复不超过三周（示例）。'],
    [
      'Journals may apply until the end of the year',
      'Please read the criteria first.',
      'The form has one page, and answers take no more than three weeks (sample).',
    ],
  ),
  told(
    'announcement',
    '2026-08-05',
    ['维护通知', '8 月 9 日 02:00 至 03:00 只读。', '检索与阅读不受影响，收藏与评论暂停。'],
    [
      'Maintenance',
      'Read-only on 9 August from 02:00 to 03:00.',
      'Search and reading go on; saving and commenting pause.',
    ],
  ),
  told(
    'dynamic',
    '2026-10-12',
    [
      '编辑圆桌：怎样写好一份数据声明',
      '两家期刊的编辑交换了做法（示例活动）。',
      '共识是：写清数据在哪里、谁能用、怎样核对。',
    ],
    [
      'Editors’ table: a good statement on data',
      'Editors of both journals compared what they do (a sample event).',
      'They agree: say where the data are, who may use them and how to check them.',
    ],
  ),
  told(
    'statement',
    '2026-07-01',
    ['平台不出售排序', '列表只按相关度或时间排列。', '规则公开，任何人都可以核对。'],
    [
      'No order is for sale',
      'Lists are arranged by relevance or by date.',
      'The rules are public, and anyone can check them.',
    ],
  ),
  told(
    'science',
    '2026-09-03',
    ['一篇论文的一生', '从投稿到被引用，要经过哪些人的手。', '本文用一篇示例论文走完全程，包括它后来的更正。'],
    [
      'The life of a paper',
      'Through whose hands it passes, from manuscript to citation.',
      'We follow a sample paper all the way, including its correction.',
    ],
  ),
  told(
    'link',
    '2026-06-18',
    ['无障碍标准 WCAG 2.2', '平台遵循的标准原文。', '外部链接。'],
    ['WCAG 2.2', 'The standard of accessibility that the portal follows.', 'A link to another site.'],
  ),
  told(
    'file',
    '2026-05-20',
    ['图书馆宣传单页（示例）', '可修改、可打印。', '附件为文本格式。'],
    ['A leaflet for libraries (sample)', 'To be changed and printed.', 'The attachment is plain text.'],
  ),
  told(
    'wechat',
    '2026-04-25',
    ['公众号推文：三步找到一篇论文', '用真实的检索词演示。', '关键是先去掉多余的词。'],
    ['Our WeChat post: three steps to a paper', 'Shown with real search words.', 'The trick is to leave out words.'],
  ),
];
