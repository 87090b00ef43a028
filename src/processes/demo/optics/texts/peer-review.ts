import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const peerReview: SampleText = {
  number: 8,
  channel: channel.peerReview,
  code: 'peer-review',
  updatedOn: '2026-04-10',
  titles: { zh: '同行评议流程', en: 'The peer review process' },
  summaries: {
    zh: '单向匿名评议，至少两位审稿人；意见随论文公开由作者选择。',
    en: 'Single-anonymous review by at least two reviewers; authors may choose to publish the reports.',
  },
  bodies: {
    zh: `
<p>本刊采用单向匿名评议：审稿人知道作者是谁，作者不知道审稿人是谁；审稿人愿意署名的除外。</p>
<h2>步骤</h2>
<ol>
<li><strong>形式检查</strong>：完整性、文字重复和伦理声明。重复率只作为线索，由人判断。</li>
<li><strong>初审</strong>：学术编辑判断是否属于刊物范围、问题是否明确。不送审的稿件在五天内退回，并说明理由。</li>
<li><strong>送审</strong>：邀请至少两位来自不同单位的审稿人；涉及复杂统计的增加一位统计编辑。作者可以建议或回避审稿人，编辑会考虑但不受约束。</li>
<li><strong>决定</strong>：录用、小修、大修、退稿四种。编辑不是数票，而是说明各条意见中哪些必须回应、哪些可由作者取舍。</li>
<li><strong>修改</strong>：请逐条回复，并在稿件中标出改动。一般只有一轮大修。</li>
</ol>
<h2>给审稿人</h2>
<blockquote><p>请回答三个问题：结论是否由证据支持？别人能否重复？怎样可以写得更清楚？</p></blockquote>
<p>请只在有把握按时完成、没有利益冲突时接受邀请。稿件内容保密，不得上传到会保留或学习输入内容的外部工具。与学生或同事共同审稿请事先告知，以便一并致谢。</p>
<h2>公开评议</h2>
<p>录用后，作者可以选择将审稿意见和回复作为附件与论文一同发表。公开的意见拥有独立的 DOI，可以引用。</p>`,
    en: `
<p>Review is single-anonymous: reviewers know the authors, authors do not know the reviewers unless a reviewer chooses to sign.</p>
<h2>Steps</h2>
<ol>
<li><strong>Formal check</strong> of completeness, overlapping text and ethics statements. A similarity score is a hint; a person decides.</li>
<li><strong>First assessment</strong>: the academic editor asks whether the paper is in scope and its question clear. Papers that are not sent out are returned within five days, with reasons.</li>
<li><strong>Review</strong> by at least two people from different institutions, and a statistics editor where the analysis is complex. Authors may suggest or exclude reviewers; editors take this into account but are not bound by it.</li>
<li><strong>Decision</strong>: accept, minor revision, major revision or reject. Editors do not count votes; they say which points must be answered and which are the authors’ to weigh.</li>
<li><strong>Revision</strong>: please answer point by point and mark the changes. There is usually one round of major revision.</li>
</ol>
<h2>For reviewers</h2>
<blockquote><p>Please answer three questions. Does the evidence carry the conclusion? Could someone else repeat it? How could it be said more clearly?</p></blockquote>
<p>Accept an invitation only if you can keep the date and have no competing interest. Manuscripts are confidential and must not be given to outside tools that keep or learn from what they are shown. Tell us if you review together with a student or colleague, so that both can be thanked.</p>
<h2>Open reports</h2>
<p>After acceptance, authors may have the reports and their replies published beside the paper. Published reports have their own DOI and can be cited.</p>`,
  },
};
