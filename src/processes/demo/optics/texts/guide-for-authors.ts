import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const guideForAuthors: SampleText = {
  number: 5,
  channel: channel.guide,
  code: 'guide-for-authors',
  updatedOn: '2026-11-02',
  titles: { zh: '投稿指南', en: 'Guide for authors' },
  summaries: {
    zh: '投稿前的核对清单、稿件结构、参考文献格式和从投稿到发表的每一步。',
    en: 'A checklist before submission, the structure of a manuscript, references, and each step to publication.',
  },
  bodies: {
    zh: `
<p>初次投稿不要求排版格式：只要审稿人读得清楚，Word、LaTeX 或 PDF 都可以。只有在稿件录用之后，我们才会请您按下面的要求整理文件。</p>
<h2>投稿前核对</h2>
<ol>
<li>稿件未在别处发表，也没有同时投往其他刊物；预印本不算发表。</li>
<li>全体作者读过终稿并同意投稿；每位作者的贡献按 CRediT 分类写明。</li>
<li>数据、代码和材料可以取得，或说明不能公开的理由。</li>
<li>资助项目、利益关系和致谢已经写全。</li>
<li>使用生成式工具辅助写作或作图的，在方法部分说明工具和用途；工具不能列为作者。</li>
</ol>
<h2>稿件结构</h2>
<p>题名不超过 30 个汉字或 15 个英文单词，避免缩写。摘要 200 字左右，按“问题、方法、结果、意义”的顺序写，给出关键数值及其不确定度。关键词 4 至 8 个。正文用国际单位制；波长、脉宽、功率等量首次出现时说明测量条件。公式按出现顺序编号，变量用斜体，矢量用粗斜体。</p>
<h2>参考文献</h2>
<p>按引用顺序编号，列出全部作者（超过十位列前三位加“等”），写明题名、刊名、年份、卷、期、页码或文章号，凡有 DOI 的一律给出。例：</p>
<pre>[1] 示例作者甲, 示例作者乙. 薄膜铌酸锂波导中的孤子微梳[J].
    光学前沿通讯, 2026, 10(3): 301-309. doi:10.5555/fol.2026.0301</pre>
<h2>从投稿到发表</h2>
<table>
<caption>各环节的目标时间</caption>
<thead><tr><th scope="col">环节</th><th scope="col">由谁完成</th><th scope="col">目标时间</th></tr></thead>
<tbody>
<tr><th scope="row">形式检查</th><td>责任编辑</td><td>2 个工作日</td></tr>
<tr><th scope="row">初审</th><td>学术编辑</td><td>5 天</td></tr>
<tr><th scope="row">同行评议</th><td>至少两位审稿人</td><td>18 天</td></tr>
<tr><th scope="row">修改</th><td>作者</td><td>小修 14 天，大修 60 天</td></tr>
<tr><th scope="row">网络首发</th><td>责任编辑</td><td>录用后 5 天</td></tr>
</tbody>
</table>
<p>对决定有异议，可在 30 天内书面申诉，由未参与原决定的编辑重新审议。</p>`,
    en: `
<p>A first submission needs no particular layout: Word, LaTeX or PDF are all fine as long as reviewers can read it comfortably. Only after acceptance do we ask for files in the form described below.</p>
<h2>Before you submit</h2>
<ol>
<li>The work has not been published elsewhere and is not under consideration by another journal. Preprints do not count as publication.</li>
<li>All authors have read the final text and agree; contributions are stated in CRediT terms.</li>
<li>Data, code and materials are available, or you say why they cannot be.</li>
<li>Funding, competing interests and acknowledgements are complete.</li>
<li>If generative tools helped with writing or figures, the methods say which and what for. A tool cannot be an author.</li>
</ol>
<h2>Structure</h2>
<p>Titles have at most 15 English words or 30 Chinese characters and no abbreviations. The abstract has about 200 words in the order question, method, result, meaning, with the key values and their uncertainty. Give four to eight keywords. Use SI units, and state the conditions of measurement when wavelength, pulse duration or power first appear. Number equations in order; variables are italic, vectors bold italic.</p>
<h2>References</h2>
<p>References are numbered in order of citation. List all authors (beyond ten, the first three and “et al.”), title, journal, year, volume, issue and pages or article number, and the DOI wherever there is one:</p>
<pre>[1] Sample Author A, Sample Author B. Soliton microcombs in thin-film
    lithium niobate waveguides. Frontier Optics Letters 2026, 10(3),
    301–309. doi:10.5555/fol.2026.0301</pre>
<h2>From submission to publication</h2>
<table>
<caption>Target times</caption>
<thead><tr><th scope="col">Step</th><th scope="col">Who</th><th scope="col">Target</th></tr></thead>
<tbody>
<tr><th scope="row">Formal check</th><td>Managing editor</td><td>2 working days</td></tr>
<tr><th scope="row">First assessment</th><td>Academic editor</td><td>5 days</td></tr>
<tr><th scope="row">Peer review</th><td>At least two reviewers</td><td>18 days</td></tr>
<tr><th scope="row">Revision</th><td>Authors</td><td>Minor 14 days, major 60 days</td></tr>
<tr><th scope="row">Online first</th><td>Managing editor</td><td>5 days after acceptance</td></tr>
</tbody>
</table>
<p>Authors may appeal against a decision in writing within 30 days; an editor who had no part in it looks at the case again.</p>`,
  },
};
