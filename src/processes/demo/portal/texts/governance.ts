import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const governance: SampleText = {
  number: 2,
  channel: channel.governance,
  code: 'governance',
  updatedOn: '2026-04-02',
  titles: { zh: '平台治理', en: 'Governance' },
  summaries: {
    zh: '谁来决定：由期刊、图书馆和读者代表共同组成的示例理事会。',
    en: 'Who decides: a sample council of journals, libraries and readers.',
  },
  bodies: {
    zh: `
<p>平台由（示例）理事会管理，期刊、图书馆和读者代表各占三分之一，任期两年，每年改选一半。</p>
<h2>理事会决定的事</h2>
<ul><li>收录与移出期刊的标准及个案；</li><li>年度预算与费用分摊；</li><li>隐私、无障碍和开放数据政策。</li></ul>
<h2>公开</h2>
<p>会议记录在十个工作日内公布；涉及个人的内容除外。预算、使用数据和故障记录每季度公布一次。任何读者都可以向理事会提出议题，得到五十人附议的议题必须在下次会议讨论。</p>
<h2>隐私</h2>
<p>平台只收集提供服务所必需的数据。检索词与阅读记录不出售、不用于广告；匿名统计保留二十四个月，个人记录可随时导出和删除。</p>`,
    en: `
<p>The portal is run by a (sample) council in which journals, libraries and readers hold a third of the consoleRoles each. Members serve for two years, and half of them are elected every year.</p>
<h2>What the council decides</h2>
<ul><li>criteria for gathering journals, and single cases;</li><li>the budget and how costs are shared;</li><li>policies on privacy, accessibility and open data.</li></ul>
<h2>Openness</h2>
<p>Minutes are public within ten working days, except where they concern persons. Budget, usage and a log of failures appear every quarter. Any reader may bring a subject before the council; with fifty supporters it must be discussed at the next meeting.</p>
<h2>Privacy</h2>
<p>The portal collects only what the service needs. Searches and reading records are neither sold nor used for advertising. Anonymous statistics are kept for twenty-four months; personal records can be exported and deleted at any time.</p>`,
  },
};
