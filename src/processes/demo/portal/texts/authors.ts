import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const authors: SampleText = {
  number: 5,
  channel: channel.authors,
  code: 'for-authors',
  updatedOn: '2026-09-09',
  titles: { zh: '作者服务', en: 'For authors' },
  summaries: {
    zh: '选择刊物、准备稿件、让论文被找到：三步，各有要点。',
    en: 'Choosing a journal, preparing a manuscript, being found: three steps with what matters in each.',
  },
  bodies: {
    zh: `
<h2>选择刊物</h2>
<p>先看范围，再看读者，最后才看指标。打开目标刊物最近两期，如果找不到三篇您会引用的论文，它大概不是合适的去处。再核对三件事：审稿方式是否公开，版权归谁，发表后能否自存档。</p>
<table>
<caption>平台上的示例期刊</caption>
<thead><tr><th scope="col">刊物</th><th scope="col">体裁</th><th scope="col">评议</th><th scope="col">费用</th></tr></thead>
<tbody>
<tr><th scope="row">光学前沿通讯</th><td>快报、研究论文、综述、数据与方法</td><td>单向匿名</td><td>无</td></tr>
<tr><th scope="row">生命系统快报</th><td>快报、论文、资源、观点</td><td>双向匿名、会商</td><td>无</td></tr>
</tbody>
</table>
<h2>准备稿件</h2>
<ul>
<li>用 ORCID 标识每位作者，用规范名称标识机构和资助者；</li>
<li>题名写出结果，摘要给出数值；</li>
<li>把数据和代码先存好，再写“可用性声明”；</li>
<li>请一位不在课题组的同事读一遍。</li>
</ul>
<h2>让论文被找到</h2>
<p>检索系统读的是元数据和全文，不是版面。关键词用读者会输入的词；图注写成完整的句子，因为图会被单独检索；把论文的 DOI 而不是 PDF 发给别人，更正和新版本才会被看到。</p>`,
    en: `
<h2>Choosing a journal</h2>
<p>Look at the scope first, then at the readers, and only then at metrics. Open the last two issues: if you cannot find three papers that you would cite, the journal is probably not the right place. Then check how papers are reviewed, who keeps the copyright and whether you may archive your paper.</p>
<table>
<caption>Sample journals on the portal</caption>
<thead><tr><th scope="col">Journal</th><th scope="col">Formats</th><th scope="col">Review</th><th scope="col">Charges</th></tr></thead>
<tbody>
<tr><th scope="row">Frontier Optics Letters</th><td>Letters, articles, reviews, data and methods</td><td>Single-anonymous</td><td>None</td></tr>
<tr><th scope="row">Living Systems Letters</th><td>Letters, articles, resources, perspectives</td><td>Double-anonymous, consultative</td><td>None</td></tr>
</tbody>
</table>
<h2>Preparing a manuscript</h2>
<ul>
<li>identify authors by ORCID, and institutions and funders by their established names;</li>
<li>put the result into the title and numbers into the abstract;</li>
<li>deposit data and code first, then write the statement of availability;</li>
<li>ask a colleague outside your group to read it.</li>
</ul>
<h2>Being found</h2>
<p>Search systems read metadata and full text, not layout. Choose keywords that readers would type. Write captions as full sentences, because figures are searched on their own. Send people the DOI rather than the PDF, so that they see corrections and later versions.</p>`,
  },
};
