import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const readers: SampleText = {
  number: 12,
  channel: channel.readers,
  code: 'for-readers',
  updatedOn: '2026-08-25',
  titles: { zh: '读者服务', en: 'For readers' },
  summaries: {
    zh: '怎样查找、订阅、引用，以及如何获得纸本。',
    en: 'How to find, follow and cite papers, and how to get the printed journal.',
  },
  bodies: {
    zh: `
<h2>查找</h2>
<p>页首的检索框支持题名、作者、关键词、全文和 DOI；按键盘上的“/”键可以直接开始输入。高级检索可以组合字段，运算符 AND、OR、NOT 须大写。</p>
<h2>订阅</h2>
<ul>
<li><strong>RSS</strong>：当期目录、网络首发各有一个地址，可加入任何阅读器；</li>
<li><strong>邮件</strong>：可选当期目录、网络首发、最多五个关键词或栏目，每封邮件都带退订链接；</li>
<li><strong>纸本</strong>：按年订阅，也可单期购买，价格与邮局代号见封底（示例）。</li>
</ul>
<h2>引用</h2>
<p>论文页面提供中英文引文与 BibTeX、EndNote、RefMan、NoteExpress、NoteFirst 格式。可将多篇论文放入引文夹，一次导出。请引用最终版本；网络首发与正式出版使用同一 DOI。</p>
<h2>无障碍</h2>
<p>全站可用键盘操作，文字可放大到四倍而不丢失内容，图片附有替代文字。遇到障碍请告诉我们，我们会优先处理，并以您方便的格式提供内容。</p>`,
    en: `
<h2>Finding</h2>
<p>The field at the head of each page searches titles, authors, keywords, full texts and DOIs; press “/” to start typing at once. Advanced search combines fields; the operators AND, OR and NOT are written in capitals.</p>
<h2>Following</h2>
<ul>
<li><strong>RSS</strong>: one address for the current issue and one for online first, for any reader;</li>
<li><strong>E-mail</strong>: the current issue, online first, or up to five keywords or columns; every message has a link to unsubscribe;</li>
<li><strong>Print</strong>: by the year or by the issue; prices are on the back cover (sample).</li>
</ul>
<h2>Citing</h2>
<p>Each paper offers its citation in Chinese and English and as BibTeX, EndNote, RefMan, NoteExpress and NoteFirst. Several papers can be put into the citation folder and exported together. Please cite the final version; online first and the issue share one DOI.</p>
<h2>Accessibility</h2>
<p>The whole site works by keyboard, text can be enlarged four times without loss, and pictures have alternative texts. If something stands in your way, tell us: we treat it first and provide the content in a form that suits you.</p>`,
  },
};
