import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const openAccess: SampleText = {
  number: 10,
  channel: channel.openAccess,
  code: 'open-access',
  updatedOn: '2026-01-12',
  titles: { zh: '开放获取与版权政策', en: 'Open access and copyright' },
  summaries: {
    zh: '作者保留版权；开放获取论文以 CC BY 4.0 发布，不收版面费（示例政策）。',
    en: 'Authors keep their copyright; open papers appear under CC BY 4.0 without charges (sample policy).',
  },
  bodies: {
    zh: `
<p>在这份示例政策中，《光学前沿通讯》的论文自发表之日起免费阅读，作者与读者都不付费；费用由示例主办单位承担。</p>
<h2>版权</h2>
<p>作者保留版权，只授予本刊首次发表和以数字形式长期保存的非独占许可。论文页面与 PDF 首页都写明版权人与许可。</p>
<h2>许可</h2>
<table>
<caption>可以选择的许可</caption>
<thead><tr><th scope="col">许可</th><th scope="col">适用</th><th scope="col">允许</th></tr></thead>
<tbody>
<tr><th scope="row">CC BY 4.0</th><td>默认</td><td>署名后可复制、改编与商业使用</td></tr>
<tr><th scope="row">CC BY-NC-ND 4.0</th><td>作者说明理由时</td><td>署名后可复制，不得改编或商业使用</td></tr>
<tr><th scope="row">CC0 1.0</th><td>数据与元数据</td><td>不受限制地使用</td></tr>
</tbody>
</table>
<h2>第三方内容</h2>
<p>使用他人的图表，请在投稿前取得与所选许可相容的授权，并在图注中写明来源。仅“经许可使用”而不能再分发的内容，要在图注中单独标出。</p>
<h2>文本与数据挖掘</h2>
<p>允许对全部论文进行文本与数据挖掘。请通过接口而不是抓取页面取得内容，单个来源每秒不超过五次请求；批量下载请事先联系编辑部。</p>`,
    en: `
<p>Under this sample policy, papers of Frontier Optics Letters are free to read from the day they appear. Neither authors nor readers pay; a sample sponsor bears the cost.</p>
<h2>Copyright</h2>
<p>Authors keep their copyright. They grant the journal a non-exclusive licence to publish first and to preserve the paper in digital form. Holder and licence stand on the page of the paper and on the first page of its PDF.</p>
<h2>Licences</h2>
<table>
<caption>Licences to choose from</caption>
<thead><tr><th scope="col">Licence</th><th scope="col">Used for</th><th scope="col">Allows</th></tr></thead>
<tbody>
<tr><th scope="row">CC BY 4.0</th><td>Default</td><td>Copying, adapting and commercial use with attribution</td></tr>
<tr><th scope="row">CC BY-NC-ND 4.0</th><td>If authors give a reason</td><td>Copying with attribution; no adaptations, no commercial use</td></tr>
<tr><th scope="row">CC0 1.0</th><td>Data and metadata</td><td>Any use</td></tr>
</tbody>
</table>
<h2>Material of others</h2>
<p>If you use figures of others, obtain a permission that fits the licence you chose before you submit, and name the source in the caption. Material that is used by permission but may not be redistributed must be marked as such.</p>
<h2>Text and data mining</h2>
<p>All papers may be mined. Please use the interfaces rather than scraping pages, with at most five requests a second from one source, and write to the office before downloading in bulk.</p>`,
  },
};
