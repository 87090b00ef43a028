import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

export const contact: SampleText = {
  number: 9,
  channel: channel.contact,
  code: 'contact',
  updatedOn: '2026-09-14',
  titles: { en: 'Contact', zh: '联系我们' },
  summaries: {
    en: 'The editorial office answers within one working day.',
    zh: '编辑部在一个工作日内答复。',
  },
  bodies: {
    en: `
<p>The office consists of two people in two time zones, and a letter usually finds one of them awake.</p>
<dl>
<dt>Manuscripts</dt><dd><a href="mailto:biology@example.org">biology@example.org</a>; please give the number of the manuscript</dd>
<dt>Research integrity</dt><dd><a href="mailto:integrity@example.org">integrity@example.org</a></dd>
<dt>Libraries and consortium</dt><dd><a href="mailto:libraries@example.org">libraries@example.org</a></dd>
<dt>Telephone</dt><dd>+00 000 000 0000 (sample number)</dd>
<dt>Post</dt><dd>Living Systems Letters, 1 Sample Road, Sample City</dd>
</dl>
<h2>Before you write</h2>
<p>Status of a manuscript: the submission page shows who has it and since when. Corrections after publication: send the DOI, the passage and the correct version, and say whether a conclusion changes. Press: papers are public as soon as they are online; there is no embargo.</p>`,
    zh: `
<p>编辑部有两个人，身处两个时区，来信时通常总有一位醒着。</p>
<dl>
<dt>稿件</dt><dd><a href="mailto:biology@example.org">biology@example.org</a>，请写明稿件编号</dd>
<dt>科研诚信</dt><dd><a href="mailto:integrity@example.org">integrity@example.org</a></dd>
<dt>图书馆与联盟</dt><dd><a href="mailto:libraries@example.org">libraries@example.org</a></dd>
<dt>电话</dt><dd>+00 000 000 0000（示例号码）</dd>
<dt>通信地址</dt><dd>示例市示例路 1 号《生命系统快报》</dd>
</dl>
<h2>写信之前</h2>
<p>稿件状态：投稿页面显示由谁处理、从何时开始。发表后的更正：请给出 DOI、原文与正确内容，并说明结论是否改变。媒体：论文上线即公开，没有禁发期。</p>`,
  },
};
