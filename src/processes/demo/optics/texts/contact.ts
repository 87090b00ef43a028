import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const contact: SampleText = {
  number: 11,
  channel: channel.contact,
  code: 'contact',
  updatedOn: '2026-10-08',
  titles: { zh: '联系我们', en: 'Contact' },
  summaries: {
    zh: '编辑部地址、邮箱和工作时间；不同的问题找谁最快。',
    en: 'Address, e-mail and hours of the office, and whom to ask about what.',
  },
  bodies: {
    zh: `
<dl>
<dt>地址</dt><dd>示例市示例路 1 号《光学前沿通讯》编辑部，邮编 000000</dd>
<dt>电话</dt><dd>000-0000 0000（示例号码）</dd>
<dt>电子邮箱</dt><dd><a href="mailto:optics@example.org">optics@example.org</a></dd>
<dt>工作时间</dt><dd>周一至周五 9:00–12:00，13:30–17:30（北京时间），节假日除外</dd>
</dl>
<h2>找谁最快</h2>
<table>
<caption>按事项联系</caption>
<thead><tr><th scope="col">事项</th><th scope="col">请写明</th><th scope="col">答复时间</th></tr></thead>
<tbody>
<tr><th scope="row">稿件进度</th><td>稿件编号</td><td>1 个工作日</td></tr>
<tr><th scope="row">审稿邀请与证明</th><td>稿件编号、您的姓名</td><td>1 个工作日</td></tr>
<tr><th scope="row">更正、撤稿与伦理</th><td>论文 DOI、问题说明</td><td>5 个工作日</td></tr>
<tr><th scope="row">转载与授权</th><td>论文 DOI、用途</td><td>3 个工作日</td></tr>
<tr><th scope="row">网站与无障碍</th><td>页面地址、您使用的设备</td><td>2 个工作日</td></tr>
</tbody>
</table>
<p>编辑部不以电话或即时消息索要密码、验证码，也不委托任何机构代收稿件或费用。如遇可疑联系，请转发给我们核实。</p>`,
    en: `
<dl>
<dt>Address</dt><dd>Editorial office of Frontier Optics Letters, 1 Sample Road, Sample City 000000</dd>
<dt>Telephone</dt><dd>000-0000 0000 (sample number)</dd>
<dt>E-mail</dt><dd><a href="mailto:optics@example.org">optics@example.org</a></dd>
<dt>Hours</dt><dd>Monday to Friday 9:00–12:00 and 13:30–17:30 (Beijing time), except holidays</dd>
</dl>
<h2>Whom to ask</h2>
<table>
<caption>Contact by subject</caption>
<thead><tr><th scope="col">Subject</th><th scope="col">Please give</th><th scope="col">Reply within</th></tr></thead>
<tbody>
<tr><th scope="row">Progress of a manuscript</th><td>Its number</td><td>1 working day</td></tr>
<tr><th scope="row">Invitations and certificates for reviewers</th><td>Number and your name</td><td>1 working day</td></tr>
<tr><th scope="row">Corrections, retractions, ethics</th><td>DOI and description</td><td>5 working days</td></tr>
<tr><th scope="row">Reuse and permissions</th><td>DOI and purpose</td><td>3 working days</td></tr>
<tr><th scope="row">Website and accessibility</th><td>Address of the page and your device</td><td>2 working days</td></tr>
</tbody>
</table>
<p>The office never asks for passwords or codes by telephone or message, and no agency collects manuscripts or fees for us. If something looks suspicious, forward it and we will check.</p>`,
  },
};
