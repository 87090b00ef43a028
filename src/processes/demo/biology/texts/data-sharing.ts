import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const dataSharing: SampleText = {
  number: 5,
  channel: channel.dataSharing,
  code: 'data-sharing',
  updatedOn: '2026-06-11',
  titles: { en: 'Data sharing', zh: '数据共享' },
  summaries: {
    en: 'Which data must be public, which may be restricted, and how to cite them.',
    zh: '哪些数据必须公开，哪些可以受限，如何引用数据。',
  },
  bodies: {
    en: `
<p>Readers should be able to check a result and to use it. Sharing data serves both.</p>
<h2>What must be public</h2>
<table>
<caption>Kinds of data and where they belong</caption>
<thead><tr><th scope="col">Kind</th><th scope="col">Where</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><th scope="row">Nucleotide and protein sequences</th><td>A member of the international sequence collaboration</td><td>Before review, released on publication</td></tr>
<tr><th scope="row">Structures and maps</th><td>The public archives of structures</td><td>On publication</td></tr>
<tr><th scope="row">Raw images behind figures</th><td>A general or image repository</td><td>On publication</td></tr>
<tr><th scope="row">Tables behind plots</th><td>With the paper, as CSV</td><td>On submission</td></tr>
</tbody>
</table>
<h2>What may be restricted</h2>
<p>Data about people, localities of endangered species and material under access-and-benefit agreements may be restricted. Say who decides about access, by which criteria and how long it takes. “Available on request” without these is not accepted.</p>
<h2>Citing data</h2>
<p>Data sets are cited in the reference list like papers, with creators, title, year, repository, version and identifier. If you reuse data of others, cite both the data and the paper that introduced them.</p>`,
    zh: `
<p>读者应当既能核对结果，也能使用结果。共享数据同时服务于两者。</p>
<h2>必须公开的数据</h2>
<table>
<caption>数据种类与去处</caption>
<thead><tr><th scope="col">种类</th><th scope="col">存放</th><th scope="col">时间</th></tr></thead>
<tbody>
<tr><th scope="row">核酸与蛋白序列</th><td>国际序列数据库联盟成员</td><td>审稿前提交，发表时公开</td></tr>
<tr><th scope="row">结构与密度图</th><td>公共结构数据库</td><td>发表时</td></tr>
<tr><th scope="row">图所依据的原始图像</th><td>通用或图像仓储</td><td>发表时</td></tr>
<tr><th scope="row">曲线所依据的表格</th><td>随论文提供 CSV</td><td>投稿时</td></tr>
</tbody>
</table>
<h2>可以受限的数据</h2>
<p>涉及个人的数据、濒危物种的地点，以及受获取与惠益分享协议约束的材料可以受限。请说明由谁决定、依据什么标准、需要多久；只写“可向作者索取”是不够的。</p>
<h2>引用数据</h2>
<p>数据集与论文一样列入参考文献，写明作者、题名、年份、仓储、版本与标识。使用他人数据时，同时引用数据和介绍该数据的论文。</p>`,
  },
};
