import type { SampleText } from '../../sample-site.ts';
import { channel, opticsId } from '../numbers.ts';

const page = (number: number) => `/periodIntroduce?columnId=${opticsId(number)}`;

export const forAuthors: SampleText = {
  number: 13,
  channel: channel.forAuthors,
  code: 'for-authors',
  updatedOn: '2026-11-02',
  titles: { zh: '作者中心', en: 'For authors' },
  summaries: {
    zh: '从一个想法到一篇论文：按您所处的阶段找到需要的说明。',
    en: 'From an idea to a paper: find what you need for the stage you are in.',
  },
  bodies: {
    zh: `
<p>按您所处的阶段选择：</p>
<h2>正在写</h2>
<ul>
<li><a href="${page(channel.guide)}">投稿指南</a>：核对清单、结构与参考文献；</li>
<li><a href="${page(channel.figures)}">图表要求</a>：尺寸、配色与图像完整性；</li>
<li><a href="/info?columnId=${opticsId(channel.conversion)}">光谱换算表</a>：波长、频率、波数与光子能量。</li>
</ul>
<h2>准备投稿</h2>
<ul>
<li><a href="${page(channel.ethics)}">出版伦理</a>：署名、数据与利益声明；</li>
<li><a href="/customRoute?code=open-access">开放获取与版权</a>：选择许可。</li>
</ul>
<h2>等待与修改</h2>
<ul><li><a href="${page(channel.peerReview)}">同行评议流程</a>：每一步由谁负责、要多久。</li></ul>`,
    en: `
<p>Choose by the stage you are in.</p>
<h2>Writing</h2>
<ul>
<li><a href="${page(channel.guide)}">Guide for authors</a>: checklist, structure and references;</li>
<li><a href="${page(channel.figures)}">Figures and tables</a>: sizes, colours and integrity of images;</li>
<li><a href="/info?columnId=${opticsId(channel.conversion)}">Spectral conversion tables</a>: wavelength, frequency, wavenumber and photon energy.</li>
</ul>
<h2>About to submit</h2>
<ul>
<li><a href="${page(channel.ethics)}">Publication ethics</a>: authorship, data and interests;</li>
<li><a href="/customRoute?code=open-access">Open access and copyright</a>: choosing a licence.</li>
</ul>
<h2>Waiting and revising</h2>
<ul><li><a href="${page(channel.peerReview)}">The peer review process</a>: who does what, and how long it takes.</li></ul>`,
  },
};
