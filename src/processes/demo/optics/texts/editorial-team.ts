import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const editorialTeam: SampleText = {
  number: 2,
  channel: channel.editorialTeam,
  code: 'editorial-team',
  updatedOn: '2026-09-01',
  titles: { zh: '编辑团队', en: 'Editorial team' },
  summaries: {
    zh: '谁来处理您的稿件：各个角色的职责与任期。演示数据只列角色，不列人名。',
    en: 'Who handles a manuscript: the roles, their duties and terms. The sample data name roles, not people.',
  },
  bodies: {
    zh: `
<p>每一篇稿件都由一位学术编辑全程负责，从初审到决定始终是同一个人。为避免与真实学者混淆，演示数据只写角色，不写姓名。</p>
<table>
<caption>编辑团队的角色与任期</caption>
<thead><tr><th scope="col">角色</th><th scope="col">人数</th><th scope="col">职责</th><th scope="col">任期</th></tr></thead>
<tbody>
<tr><th scope="row">示例主编</th><td>1</td><td>对学术方向和每期内容负最终责任；处理申诉。</td><td>四年，可连任一次</td></tr>
<tr><th scope="row">示例副主编</th><td>3</td><td>分管激光与非线性光学、集成与量子光子学、成像与计量三个方向。</td><td>三年</td></tr>
<tr><th scope="row">示例学术编辑</th><td>24</td><td>选择审稿人，综合意见并作出决定；每人同时处理不超过六篇稿件。</td><td>三年</td></tr>
<tr><th scope="row">示例统计编辑</th><td>2</td><td>核查误差分析、样本量和显著性检验。</td><td>两年</td></tr>
<tr><th scope="row">示例责任编辑</th><td>4</td><td>语言、图表、元数据与校样。</td><td>专职</td></tr>
</tbody>
</table>
<h2>利益冲突</h2>
<p>编辑不处理本人、本单位同事、近三年合作者或有经济往来者的稿件；编辑自己的投稿由另一位副主编处理，在系统中对其不可见。每位编辑每年更新一次利益声明。</p>
<h2>加入我们</h2>
<p>学术编辑公开遴选，每年九月接受申请。我们希望候选人发表过与刊物方向相符的工作、近两年为本刊或同类刊物审过稿，并能保证每周约两小时的投入。早期职业学者可以先以见习编辑身份参加一年。</p>`,
    en: `
<p>One academic editor is responsible for a manuscript from the first check to the decision. So that nobody is mistaken for a real scholar, the sample data list roles and no names.</p>
<table>
<caption>Roles and terms of the editorial team</caption>
<thead><tr><th scope="col">Role</th><th scope="col">Number</th><th scope="col">Duties</th><th scope="col">Term</th></tr></thead>
<tbody>
<tr><th scope="row">Sample Editor-in-Chief</th><td>1</td><td>Final responsibility for direction and content; decides appeals.</td><td>Four years, renewable once</td></tr>
<tr><th scope="row">Sample Associate Editors</th><td>3</td><td>Lasers and nonlinear optics; integrated and quantum photonics; imaging and metrology.</td><td>Three years</td></tr>
<tr><th scope="row">Sample Academic Editors</th><td>24</td><td>Choose reviewers, weigh reports and decide; at most six manuscripts at a time.</td><td>Three years</td></tr>
<tr><th scope="row">Sample Statistics Editors</th><td>2</td><td>Check error analysis, sample sizes and tests.</td><td>Two years</td></tr>
<tr><th scope="row">Sample Managing Editors</th><td>4</td><td>Language, figures, metadata and credentials.</td><td>Permanent staff</td></tr>
</tbody>
</table>
<h2>Competing interests</h2>
<p>Editors do not handle manuscripts of their own, of colleagues at the same institution, of co-authors of the last three years or of anyone with whom they have financial ties. When an editor submits a paper, another associate editor handles it and the system hides it from its author. Every editor renews a declaration of interests once a year.</p>
<h2>Joining the team</h2>
<p>Academic editors are chosen in an open call each September. We look for published work in the journal’s fields, recent experience as a reviewer and about two hours a week. Colleagues early in their career may join for one year as associate trainees.</p>`,
  },
};
