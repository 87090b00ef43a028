import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const contact: SampleText = {
  number: 6,
  channel: channel.contact,
  code: 'contact',
  updatedOn: '2026-10-15',
  titles: { zh: '联系平台', en: 'Contact' },
  summaries: {
    zh: '平台、图书馆、期刊加入和故障，各有联系人。',
    en: 'Whom to write to about the portal, libraries, joining journals and failures.',
  },
  bodies: {
    zh: `
<p>关于某一篇论文或稿件，请直接联系刊物编辑部；平台看不到稿件。其他事项：</p>
<dl>
<dt>使用平台</dt><dd><a href="mailto:portal@example.org">portal@example.org</a>，工作日内当天答复</dd>
<dt>期刊加入</dt><dd><a href="mailto:join@example.org">join@example.org</a>，请附刊物网址与出版政策</dd>
<dt>图书馆</dt><dd><a href="mailto:libraries@example.org">libraries@example.org</a></dd>
<dt>无障碍</dt><dd><a href="mailto:access@example.org">access@example.org</a></dd>
<dt>安全问题</dt><dd><a href="mailto:security@example.org">security@example.org</a>，请勿公开未修复的问题</dd>
<dt>地址</dt><dd>示例市示例路 1 号印迹学术平台（示例）</dd>
</dl>
<h2>报告故障</h2>
<p>请写明页面地址、时间、浏览器，以及您期望看到什么。错误页面下方的请求编号能帮助我们很快找到原因。</p>`,
    en: `
<p>About a particular paper or manuscript, please write to the journal: the portal cannot see manuscripts. For everything else:</p>
<dl>
<dt>Using the portal</dt><dd><a href="mailto:portal@example.org">portal@example.org</a>, answered the same working day</dd>
<dt>Joining with a journal</dt><dd><a href="mailto:join@example.org">join@example.org</a>; please send the journal’s address and policies</dd>
<dt>Libraries</dt><dd><a href="mailto:libraries@example.org">libraries@example.org</a></dd>
<dt>Accessibility</dt><dd><a href="mailto:access@example.org">access@example.org</a></dd>
<dt>Security</dt><dd><a href="mailto:security@example.org">security@example.org</a>; please do not publish problems before they are repaired</dd>
<dt>Address</dt><dd>Imprint Portal (sample), 1 Sample Road, Sample City</dd>
</dl>
<h2>Reporting a failure</h2>
<p>Tell us the address of the page, the time, your browser, and what you expected to see. The request number at the foot of an error page helps us to find the cause quickly.</p>`,
  },
};
