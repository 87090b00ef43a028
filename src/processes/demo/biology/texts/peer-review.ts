import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const peerReview: SampleText = {
  number: 6,
  channel: channel.peerReview,
  code: 'peer-review',
  updatedOn: '2026-05-04',
  titles: { en: 'Peer review', zh: '同行评议' },
  summaries: {
    en: 'Double-anonymous review, consultation among reviewers, one clear letter.',
    zh: '双向匿名评议，审稿人之间会商，最后给作者一封清楚的信。',
  },
  bodies: {
    en: `
<p>Review at Living Systems Letters is double-anonymous and consultative. Reviewers see each other’s reports before the editor writes, and authors receive one letter that says what has to change.</p>
<h2>How it works</h2>
<ol>
<li>The section editor reads every submission and answers within a week. About four in ten papers go to review.</li>
<li>Three reviewers are asked, at least one of them early in their career. They have two weeks.</li>
<li>Reports are exchanged. For three days reviewers may comment on each other, still anonymously. Requests that the others find unnecessary are dropped.</li>
<li>The editor writes a decision that lists essential revisions, and separately what is left to the authors.</li>
<li>A revised paper returns to reviewers only if the editor cannot judge the changes alone.</li>
</ol>
<h2>Experiments asked for in review</h2>
<p>We ask for new experiments only if the main conclusion would fall without them and if they can be done within two months. Otherwise we ask authors to soften the claim.</p>
<h2>Conflicts and confidentiality</h2>
<p>Reviewers decline if they worked with the authors during the past four years, compete directly, or guess who wrote the paper and feel unable to be fair. Manuscripts are not to be shared or entered into tools that store them.</p>
<h2>Credit</h2>
<p>Reviews can be added to a reviewer’s public record. Once a year we print the names of those who agree, and co-reviewers are named as well.</p>`,
    zh: `
<p>本刊采用双向匿名、会商式评议：编辑写信之前，审稿人先看到彼此的意见；作者收到的是一封写明必须改什么的信。</p>
<h2>流程</h2>
<ol>
<li>栏目编辑阅读每一篇来稿，一周内答复；约四成送审。</li>
<li>邀请三位审稿人，其中至少一位处于职业早期；期限两周。</li>
<li>交换意见。三天之内，审稿人可以匿名评论彼此的意见，其他人认为不必要的要求会被撤下。</li>
<li>编辑的决定分别列出必须的修改和留给作者取舍的建议。</li>
<li>只有在编辑无法独自判断时，修改稿才会再次送审。</li>
</ol>
<h2>评议中要求的实验</h2>
<p>只有在缺少它主要结论就不能成立、而且两个月内可以完成时，才要求补充实验；否则请作者收敛结论。</p>
<h2>冲突与保密</h2>
<p>过去四年有合作、存在直接竞争，或猜出作者身份而难以公正的，请谢绝邀请。稿件不得外传，也不得输入会保存内容的工具。</p>
<h2>致谢</h2>
<p>评议可以记入审稿人的公开档案。每年刊登同意公开的姓名，共同审稿人同样列出。</p>`,
  },
};
