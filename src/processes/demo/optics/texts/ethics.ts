import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const ethics: SampleText = {
  number: 9,
  channel: channel.ethics,
  code: 'publication-ethics',
  updatedOn: '2026-02-18',
  titles: { zh: '出版伦理', en: 'Publication ethics' },
  summaries: {
    zh: '作者、审稿人和编辑各自的责任，以及对疑似不端行为的处理程序。',
    en: 'Duties of authors, reviewers and editors, and how concerns about misconduct are handled.',
  },
  bodies: {
    zh: `
<p>学术记录建立在信任之上。以下规则适用于参与发表过程的每一个人，也适用于编辑部自己。</p>
<h2>作者</h2>
<ul>
<li>如实报告所做的工作，保存原始数据至少十年，应要求提供。</li>
<li>署名者须对工作有实质贡献，并能对其负责；不接受赠予署名与代写。</li>
<li>引用前人工作，包括自己已发表的文字和图。</li>
<li>发现重大错误时立即告知编辑部。</li>
</ul>
<h2>审稿人与编辑</h2>
<ul>
<li>评议只针对工作，不针对人；意见具体、有据、礼貌。</li>
<li>不得利用稿件中尚未发表的信息，也不得要求引用与论文无关的文献。</li>
<li>决定与作者的国籍、性别、单位和是否付费无关。</li>
</ul>
<h2>疑似不端行为的处理</h2>
<ol>
<li>任何人都可以具名或匿名举报；编辑部在五个工作日内确认收到。</li>
<li>由未参与审稿的编辑初步核实，并请作者在三十天内说明。</li>
<li>说明不能消除疑问时，请作者所在单位调查；在此期间可刊发“关切声明”。</li>
<li>依据结论作出更正、撤稿或不予处理的决定，并公开理由。</li>
</ol>
<h2>更正与撤稿</h2>
<p>撤稿通知说明撤稿的原因和提出者，与原文双向链接，始终免费。原文保留，并在每一页标明“已撤稿”；除法律要求外，我们不会让论文无声消失。诚实的错误与不端行为在通知中明确区分。</p>`,
    en: `
<p>The scholarly record rests on trust. These rules hold for everyone who takes part in publishing, the editorial office included.</p>
<h2>Authors</h2>
<ul>
<li>report what was done as it was done, keep raw data for at least ten years and provide them on request;</li>
<li>sign only work to which they contributed in substance and for which they can answer; gift and ghost authorship are not accepted;</li>
<li>cite earlier work, their own published text and figures included;</li>
<li>tell the office at once about a serious mistake.</li>
</ul>
<h2>Reviewers and editors</h2>
<ul>
<li>judge the work, not the person, in specific, well-founded and polite words;</li>
<li>never use unpublished information from a manuscript, nor ask for citations that have nothing to do with it;</li>
<li>decide without regard to nationality, gender, affiliation or payment.</li>
</ul>
<h2>When there is a concern</h2>
<ol>
<li>Anyone may raise it, by name or anonymously. We confirm receipt within five working days.</li>
<li>An editor who took no part in the review looks into it, and the authors have thirty days to explain.</li>
<li>If doubts remain, the authors’ institution is asked to investigate; meanwhile an expression of concern may be published.</li>
<li>The outcome is a correction, a retraction or no action, with the reasons made public.</li>
</ol>
<h2>Corrections and retractions</h2>
<p>A retraction says why and at whose request. It is linked with the paper in both directions and always free to read. The paper itself stays, marked as retracted on every page; unless the law demands it, no paper vanishes silently. Notices distinguish clearly between honest error and misconduct.</p>`,
  },
};
