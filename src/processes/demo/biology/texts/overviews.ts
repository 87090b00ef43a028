import type { SampleText } from '../../sample-site.ts';
import { biologyId, channel } from '../numbers.ts';

const page = (number: number) => `/periodIntroduce?columnId=${biologyId(number)}`;

/** Short texts of the channels that mostly lead to others. */
export const overviews: readonly SampleText[] = [
  {
    number: 11,
    channel: channel.about,
    code: 'about',
    updatedOn: '2026-09-14',
    titles: { en: 'About the journal', zh: '关于本刊' },
    summaries: {
      en: 'A quarterly on how living systems hold together, open to every reader since 2014.',
      zh: '一份关于生命如何成为整体的季刊，自 2014 年起向所有读者开放。',
    },
    bodies: {
      en: `
<p>Living Systems Letters was founded in 2014 by a (sample) learned society that wanted a short, open and slow journal: four issues a year, no charges, and enough time to read every paper twice. It publishes about sixty papers a year.</p>
<p>Read on:</p>
<ul>
<li><a href="${page(channel.aims)}">Aims and scope</a>, what we publish and what we do not;</li>
<li><a href="/aboutus?columnId=${biologyId(channel.editorialTeam)}">Editorial team</a>, who decides;</li>
<li><a href="${page(channel.archiving)}">Archiving</a>, how papers and data are kept.</li>
</ul>`,
      zh: `
<p>《生命系统快报》于 2014 年由一家（示例）学会创办，希望办一份短小、开放而从容的刊物：一年四期，不收费用，每篇论文都有时间读上两遍。每年发表约六十篇论文。</p>
<p>进一步了解：</p>
<ul>
<li><a href="${page(channel.aims)}">办刊宗旨与范围</a>：发表什么、不发表什么；</li>
<li><a href="/aboutus?columnId=${biologyId(channel.editorialTeam)}">编辑团队</a>：由谁决定；</li>
<li><a href="${page(channel.archiving)}">长期保存</a>：论文和数据怎样保存。</li>
</ul>`,
    },
  },
  {
    number: 12,
    channel: channel.forAuthors,
    code: 'for-authors',
    updatedOn: '2026-10-30',
    titles: { en: 'For authors', zh: '作者中心' },
    summaries: { en: 'From the first draft to the published paper.', zh: '从初稿到发表。' },
    bodies: {
      en: `
<p>Most questions are answered on three pages.</p>
<dl>
<dt><a href="${page(channel.guide)}">Guide for authors</a></dt><dd>Structure, names and identifiers, statistics, statements.</dd>
<dt><a href="${page(channel.dataSharing)}">Data sharing</a></dt><dd>Which data must be public, and where they belong.</dd>
<dt><a href="${page(channel.peerReview)}">Peer review</a></dt><dd>What happens after you press “submit”.</dd>
</dl>
<p>If yours is not among them, write to <a href="mailto:biology@example.org">biology@example.org</a>.</p>`,
      zh: `
<p>大多数问题在以下三页都有答案。</p>
<dl>
<dt><a href="${page(channel.guide)}">投稿指南</a></dt><dd>结构、名称与标识、统计、声明。</dd>
<dt><a href="${page(channel.dataSharing)}">数据共享</a></dt><dd>哪些数据必须公开，存放在哪里。</dd>
<dt><a href="${page(channel.peerReview)}">同行评议</a></dt><dd>点击“提交”之后会发生什么。</dd>
</dl>
<p>其他问题请写信至 <a href="mailto:biology@example.org">biology@example.org</a>。</p>`,
    },
  },
  {
    number: 13,
    channel: channel.policies,
    code: 'policies',
    updatedOn: '2026-03-22',
    titles: { en: 'Policies', zh: '政策' },
    summaries: { en: 'The rules we publish by.', zh: '我们遵循的规则。' },
    bodies: {
      en: `
<p>Policies say what authors, reviewers and readers can expect of us. Each page carries the date of its last change; earlier versions are available from the office.</p>
<ul><li><a href="${page(channel.ethics)}">Publication ethics</a></li><li><a href="/customRoute?code=open-access">Open access and copyright</a></li><li><a href="${page(channel.dataSharing)}">Data sharing</a></li></ul>`,
      zh: `
<p>政策说明作者、审稿人和读者可以期待我们做到什么。每一页都注明最近修改的日期，早先的版本可向编辑部索取。</p>
<ul><li><a href="${page(channel.ethics)}">出版伦理</a></li><li><a href="/customRoute?code=open-access">开放获取与版权</a></li><li><a href="${page(channel.dataSharing)}">数据共享</a></li></ul>`,
    },
  },
];
