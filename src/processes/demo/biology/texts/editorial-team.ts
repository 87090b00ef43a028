import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const editorialTeam: SampleText = {
  number: 2,
  channel: channel.editorialTeam,
  code: 'editorial-team',
  updatedOn: '2026-09-14',
  titles: { en: 'Editorial team', zh: '编辑团队' },
  summaries: {
    en: 'Roles rather than names: how the sample journal is run.',
    zh: '只列角色、不列姓名：示例期刊如何运作。',
  },
  bodies: {
    en: `
<p>The journal is edited by working scientists. Because this is sample data, the list shows roles only.</p>
<table>
<caption>Who does what</caption>
<thead><tr><th scope="col">Role</th><th scope="col">Responsible for</th></tr></thead>
<tbody>
<tr><th scope="row">Sample Editor</th><td>The journal as a whole; appeals; relations with the sample sponsor</td></tr>
<tr><th scope="row">Sample Section Editor, molecules and cells</th><td>Letters, articles and resources of the section</td></tr>
<tr><th scope="row">Sample Section Editor, development and tissues</th><td>The same for their section</td></tr>
<tr><th scope="row">Sample Section Editor, nervous systems</th><td>The same for their section</td></tr>
<tr><th scope="row">Sample Section Editor, ecology and evolution</th><td>The same for their section</td></tr>
<tr><th scope="row">Sample Reproducibility Editor</th><td>Checks data, code and statistics of every accepted paper</td></tr>
<tr><th scope="row">Sample Production Editor</th><td>CredentialChecks, metadata, accessibility of figures</td></tr>
</tbody>
</table>
<p>Section editors serve for three years and may be renewed once. They declare their interests every January, and a paper by an editor is always handled by another section.</p>`,
    zh: `
<p>本刊由在职科学家担任编辑。因是示例数据，下表只列角色。</p>
<table>
<caption>职责</caption>
<thead><tr><th scope="col">角色</th><th scope="col">负责</th></tr></thead>
<tbody>
<tr><th scope="row">示例主编</th><td>全刊；申诉；与示例主办单位的联系</td></tr>
<tr><th scope="row">示例栏目编辑（分子与细胞）</th><td>本栏目的快报、论文与资源</td></tr>
<tr><th scope="row">示例栏目编辑（发育与组织）</th><td>同上</td></tr>
<tr><th scope="row">示例栏目编辑（神经系统）</th><td>同上</td></tr>
<tr><th scope="row">示例栏目编辑（生态与进化）</th><td>同上</td></tr>
<tr><th scope="row">示例可重复性编辑</th><td>核查每篇录用论文的数据、代码与统计</td></tr>
<tr><th scope="row">示例制作编辑</th><td>校样、元数据与图的无障碍</td></tr>
</tbody>
</table>
<p>栏目编辑任期三年，可连任一次；每年一月更新利益声明。编辑本人的论文一律由其他栏目处理。</p>`,
  },
};
