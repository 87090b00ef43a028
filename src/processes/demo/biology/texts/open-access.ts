import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const openAccess: SampleText = {
  number: 8,
  channel: channel.openAccess,
  code: 'open-access',
  updatedOn: '2026-01-20',
  titles: { en: 'Open access and copyright', zh: '开放获取与版权' },
  summaries: {
    en: 'Open since the first issue; readers and libraries in a sample consortium share the cost.',
    zh: '自创刊起开放；费用由示例图书馆联盟分担。',
  },
  bodies: {
    en: `
<p>Every paper is open from the day it appears. Under this sample policy the journal is paid for by a consortium of libraries (“subscribe to open”), so that there is no charge for authors.</p>
<h2>Your rights</h2>
<ul>
<li>You keep copyright in your paper.</li>
<li>You choose CC BY 4.0 or, for good reason, CC BY-NC 4.0. Data are released under CC0.</li>
<li>You may reuse your own figures anywhere without asking.</li>
</ul>
<h2>Your readers’ rights</h2>
<p>Anyone may read, download, print, translate, teach with and mine the papers. Translators are asked to link to the original and to say that the translation is theirs.</p>
<h2>What it costs</h2>
<p>In the sample budget a paper takes eleven hours of editorial work, four hours of production and its share of hosting and preservation. The accounts are published each spring.</p>
<h2>If the consortium fails</h2>
<p>Should too few libraries join in one year, new papers would be closed for twelve months and then open; papers already published remain open for ever.</p>`,
    zh: `
<p>每篇论文自发表之日起开放。按照这份示例政策，费用由图书馆联盟以“订阅转开放”方式承担，作者不付费。</p>
<h2>您的权利</h2>
<ul>
<li>您保留论文的版权。</li>
<li>您选择 CC BY 4.0，有充分理由时可选 CC BY-NC 4.0；数据以 CC0 发布。</li>
<li>您可以在任何地方使用自己的图，无须申请。</li>
</ul>
<h2>读者的权利</h2>
<p>任何人都可以阅读、下载、打印、翻译、用于教学和数据挖掘。请译者链接原文，并注明译文由本人负责。</p>
<h2>成本</h2>
<p>在示例预算中，一篇论文需要 11 小时的编辑工作、4 小时的制作，以及托管与保存的分摊。账目每年春季公布。</p>
<h2>如果联盟不足</h2>
<p>若某一年参加的图书馆过少，新论文将延迟十二个月开放；已经开放的论文永远开放。</p>`,
  },
};
