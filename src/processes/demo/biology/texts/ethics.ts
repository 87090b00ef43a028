import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const ethics: SampleText = {
  number: 7,
  channel: channel.ethics,
  code: 'publication-ethics',
  updatedOn: '2026-03-22',
  titles: { en: 'Publication ethics', zh: '出版伦理' },
  summaries: {
    en: 'Research on animals and people, authorship, images, and what happens when something is wrong.',
    zh: '动物与人体研究、署名、图像，以及出现问题时怎么办。',
  },
  bodies: {
    en: `
<h2>Animals, people and places</h2>
<p>Work with animals reports the approval, the species, strain, sex and number, how animals were housed, and how suffering was reduced. Work with people reports consent and approval. Field work reports permits; where it took place on the land of others, say how they were involved.</p>
<h2>Dual use</h2>
<p>If a result could be misused to cause harm, say so in the cover letter. The editor then asks for advice and may request that details be held back. Such cases are rare and are decided together with the authors.</p>
<h2>Authorship</h2>
<p>Authors contributed in substance, approved the final version and can answer for their part. Changes of authorship after submission need the written consent of everybody concerned. Colleagues who collected samples or provided local knowledge are invited to be authors on the same terms as others.</p>
<h2>Images</h2>
<p>Gels and blots are shown with their full width as a supplement. Lanes that were not adjacent are separated by a line. All accepted papers are screened for duplicated or altered panels; a finding starts a conversation, not a verdict.</p>
<h2>When something is wrong</h2>
<p>We correct errors that matter to readers and retract papers whose conclusions cannot be relied upon. Authors who report their own mistake are thanked for it in the notice. Concerns can be sent to <a href="mailto:integrity@example.org">integrity@example.org</a>; we answer within five working days and keep names confidential.</p>`,
    zh: `
<h2>动物、人与地点</h2>
<p>动物实验写明批准文件、物种、品系、性别、数量、饲养条件和减轻痛苦的措施。涉及人的研究写明知情同意与批准。野外工作写明许可；若在他人土地上进行，说明当地人如何参与。</p>
<h2>两用风险</h2>
<p>结果若可能被滥用而造成伤害，请在投稿信中说明。编辑会征求意见，必要时请作者保留细节。此类情形很少，与作者共同决定。</p>
<h2>署名</h2>
<p>作者须有实质贡献、同意终稿并能对自己的部分负责。投稿后变更署名须经所有相关者书面同意。采集样本或提供当地知识的同事，与他人以同样的条件受邀署名。</p>
<h2>图像</h2>
<p>凝胶与印迹的完整图作为附件提供；不相邻的泳道以线隔开。所有录用论文都会检查重复或改动的图；发现疑问意味着开始沟通，而不是定论。</p>
<h2>出现问题时</h2>
<p>对读者有影响的错误予以更正，结论不可信赖的论文予以撤稿。主动报告自己错误的作者会在通知中得到感谢。疑问请寄 <a href="mailto:integrity@example.org">integrity@example.org</a>，五个工作日内答复，并为来信者保密。</p>`,
  },
};
