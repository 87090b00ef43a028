import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const guideForAuthors: SampleText = {
  number: 4,
  channel: channel.guide,
  code: 'guide-for-authors',
  updatedOn: '2026-10-30',
  titles: { en: 'Guide for authors', zh: '投稿指南' },
  summaries: {
    en: 'How to prepare a manuscript that reviewers enjoy reading.',
    zh: '怎样写出一份审稿人乐于阅读的稿件。',
  },
  bodies: {
    en: `
<p>Send us one PDF with figures in place. Nothing has to be reformatted before a paper is accepted.</p>
<h2>Title and abstract</h2>
<p>Say what was found, not what was studied. Name the organism. The abstract has up to 180 words, no references, and ends with one sentence that a biologist from another field understands.</p>
<h2>Main text</h2>
<ol>
<li><strong>Introduction</strong>: the question, and why it is open. Half a page is often enough.</li>
<li><strong>Results</strong>: one finding for each heading, stated as a sentence. Give effect sizes with intervals, and the number of independent replicates.</li>
<li><strong>Discussion</strong>: what follows, what else could explain it, and what you would do next.</li>
<li><strong>Methods</strong>: complete, without a word limit, and numbered so that others can refer to steps.</li>
</ol>
<h2>Names and identifiers</h2>
<ul>
<li>Write species in italics with the authority at first mention, and give strains, cell lines and their authentication.</li>
<li>Gene symbols follow the nomenclature of the organism; accession numbers are given for every sequence and structure.</li>
<li>Antibodies, reagents and instruments carry research resource identifiers where these exist.</li>
</ul>
<h2>Statistics</h2>
<p>State which analyses were planned. Show individual points when there are fewer than twenty; do not draw bars without them. Exact <em>p</em> values are welcome, thresholds alone are not.</p>
<h2>Statements</h2>
<p>Every paper ends with author contributions (CRediT), funding, competing interests, availability of data and code, and, where animals or people took part, the approval and its number.</p>
<h2>After acceptance</h2>
<p>We ask for editable text, vector figures and short alternative texts for each figure. CredentialChecks come within six working days, and the paper is online first two days after you return them.</p>`,
    zh: `
<p>请提交一份图已就位的 PDF。在论文录用之前，不需要重新排版。</p>
<h2>题名与摘要</h2>
<p>题名写发现了什么，而不是研究了什么，并写明物种。摘要不超过 180 词，不引文献，最后一句应让其他方向的生物学家也能看懂。</p>
<h2>正文</h2>
<ol>
<li><strong>引言</strong>：问题是什么，为什么仍未解决；半页往往足够。</li>
<li><strong>结果</strong>：每个小标题是一句完整的发现；给出效应量及其区间、独立重复的次数。</li>
<li><strong>讨论</strong>：由此得出什么，还有什么别的解释，下一步做什么。</li>
<li><strong>方法</strong>：完整，不限字数，步骤编号以便引用。</li>
</ol>
<h2>名称与标识</h2>
<ul>
<li>物种名用斜体，首次出现给出命名人；写明品系、细胞系及其鉴定。</li>
<li>基因符号遵循该物种的命名规则；序列与结构给出登录号。</li>
<li>抗体、试剂和仪器尽可能给出研究资源标识。</li>
</ul>
<h2>统计</h2>
<p>说明哪些分析是事先计划的。样本少于二十时画出每个数据点，不要只画柱。欢迎给出精确的 <em>p</em> 值，不要只写阈值。</p>
<h2>声明</h2>
<p>每篇论文末尾写明作者贡献（CRediT）、资助、利益关系、数据与代码的可用性；涉及动物或人的，写明批准单位与编号。</p>
<h2>录用之后</h2>
<p>请提供可编辑的文本、矢量图和每幅图的替代文字。六个工作日内寄出校样，返回校样两天后网络首发。</p>`,
  },
};
