import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const archiving: SampleText = {
  number: 4,
  channel: channel.archiving,
  code: 'archiving',
  updatedOn: '2026-03-15',
  titles: { zh: '长期保存', en: 'Archiving and preservation' },
  summaries: {
    zh: '论文怎样保存，作者可以把哪个版本存放在哪里。',
    en: 'How papers are preserved, and which version authors may deposit where.',
  },
  bodies: {
    zh: `
<p>论文一经发表就是学术记录的一部分，应当在刊物、平台甚至出版者都不复存在时仍能读到。</p>
<h2>我们保存什么</h2>
<ul>
<li>每个版本的结构化全文（XML）、可阅读的网页和 PDF；</li>
<li>原始分辨率的图、表格数据和补充材料；</li>
<li>元数据、参考文献、授权信息与版本历史；</li>
<li>更正、关切声明和撤稿通知，与原文永久关联。</li>
</ul>
<h2>保存在哪里</h2>
<p>所有文件以内容的 SHA-256 值命名，写入后不再改变。主存储之外保留两份异地副本，每季度随机抽取百分之一的文件重新计算校验值。我们计划与国家级和国际保存机构签约；在演示数据中，这些机构均以“示例保存中心”代称。</p>
<h2>自存档</h2>
<table>
<caption>作者可以公开存放的版本</caption>
<thead><tr><th scope="col">版本</th><th scope="col">个人主页</th><th scope="col">机构知识库</th><th scope="col">预印本平台</th></tr></thead>
<tbody>
<tr><th scope="row">投稿版本</th><td>随时</td><td>随时</td><td>随时</td></tr>
<tr><th scope="row">录用版本</th><td>录用后</td><td>录用后</td><td>录用后，注明 DOI</td></tr>
<tr><th scope="row">出版版本</th><td>发表后</td><td>发表后</td><td>开放获取论文可以</td></tr>
</tbody>
</table>
<h2>如果停刊</h2>
<p>若本刊停止出版或改换平台，我们将提前六个月公告，保持全部地址与 DOI 可解析，并由保存机构按协议开放全部内容。</p>`,
    en: `
<p>Once published, a paper belongs to the scholarly record. It should remain readable even when the journal, its platform or its publisher no longer exist.</p>
<h2>What we keep</h2>
<ul>
<li>structured full text (XML), the readable page and the PDF of every version;</li>
<li>figures in original resolution, data behind tables, and supplements;</li>
<li>metadata, references, licences and the history of versions;</li>
<li>corrections, expressions of concern and retractions, tied to the paper for good.</li>
</ul>
<h2>Where it is kept</h2>
<p>Files are named by the SHA-256 of their content and never change after they were written. Besides the main store there are two copies in other places, and every quarter one percent of the files is drawn at random and checked again. Agreements with national and international archives are planned; in the sample data they are called “Sample Preservation Centre”.</p>
<h2>Self-archiving</h2>
<table>
<caption>Versions that authors may make public</caption>
<thead><tr><th scope="col">Version</th><th scope="col">Own page</th><th scope="col">Institutional repository</th><th scope="col">Preprint server</th></tr></thead>
<tbody>
<tr><th scope="row">Submitted</th><td>Any time</td><td>Any time</td><td>Any time</td></tr>
<tr><th scope="row">Accepted</th><td>After acceptance</td><td>After acceptance</td><td>After acceptance, with the DOI</td></tr>
<tr><th scope="row">Published</th><td>After publication</td><td>After publication</td><td>If open access</td></tr>
</tbody>
</table>
<h2>If the journal ends</h2>
<p>Should the journal cease or move, we announce it six months ahead, keep all addresses and DOIs working, and the archives open the whole content under their agreements.</p>`,
  },
};
