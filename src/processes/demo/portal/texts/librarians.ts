import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const librarians: SampleText = {
  number: 4,
  channel: channel.librarians,
  code: 'for-librarians',
  updatedOn: '2026-08-18',
  titles: { zh: '图书馆服务', en: 'For librarians' },
  summaries: {
    zh: '馆藏元数据、机构访问、使用统计与长期保存。',
    en: 'Holdings, institutional access, usage statistics and preservation.',
  },
  bodies: {
    zh: `
<p>本页汇集图书馆员最常问到的内容。具体数值均为示例。</p>
<h2>元数据与馆藏</h2>
<ul>
<li>刊级馆藏清单采用 KBART 格式，每月一日更新；</li>
<li>论文元数据可通过 OAI-PMH 收割，增量按更新时间提供；</li>
<li>可解析的地址只有一种：DOI。请不要在目录中保存检索页面的地址。</li>
</ul>
<h2>机构访问</h2>
<p>开放获取论文无须任何设置。订阅内容支持按 IP 地址段、单点登录和远程访问三种方式；公共页面会提示读者“检查我的访问权限”，不会因为缓存而把一个机构的内容显示给另一个机构。</p>
<h2>使用统计</h2>
<table>
<caption>提供的报告</caption>
<thead><tr><th scope="col">报告</th><th scope="col">内容</th><th scope="col">更新</th></tr></thead>
<tbody>
<tr><th scope="row">刊物报告</th><td>各刊全文请求，按年份与访问类型</td><td>每月 15 日</td></tr>
<tr><th scope="row">平台报告</th><td>检索、会话与请求总数</td><td>每月 15 日</td></tr>
<tr><th scope="row">拒绝访问报告</th><td>因无权限被拒绝的请求</td><td>每月 15 日</td></tr>
</tbody>
</table>
<p>统计按照通行的计数规则去除重复点击和自动访问，口径随报告附上。</p>
<h2>培训与联系</h2>
<p>我们每季度举办一次线上说明会，并提供可修改的海报和单页指南。请联系 <a href="mailto:libraries@example.org">libraries@example.org</a>。</p>`,
    en: `
<p>What librarians ask us most often. All particulars are samples.</p>
<h2>Metadata and holdings</h2>
<ul>
<li>title lists in KBART form, updated on the first of each month;</li>
<li>metadata of papers by OAI-PMH, incrementally by date of change;</li>
<li>one kind of address to keep in catalogues: the DOI. Please do not store addresses of search pages.</li>
</ul>
<h2>Institutional access</h2>
<p>Open papers need no set-up. For subscribed content there are address ranges, single sign-on and remote access. Public pages offer readers to “check my access”, and no cache ever shows the content of one institution to another.</p>
<h2>Usage statistics</h2>
<table>
<caption>Reports</caption>
<thead><tr><th scope="col">Report</th><th scope="col">Content</th><th scope="col">Updated</th></tr></thead>
<tbody>
<tr><th scope="row">Title report</th><td>Requests for full text by year of publication and type of access</td><td>On the 15th</td></tr>
<tr><th scope="row">Platform report</th><td>Searches, sessions and requests</td><td>On the 15th</td></tr>
<tr><th scope="row">Denials</th><td>Requests refused for want of access</td><td>On the 15th</td></tr>
</tbody>
</table>
<p>Double clicks and automatic traffic are removed by the usual rules of counting, which come with each report.</p>
<h2>Training and contact</h2>
<p>There is an online introduction every quarter, and posters and one-page guides that you may adapt. Write to <a href="mailto:libraries@example.org">libraries@example.org</a>.</p>`,
  },
};
