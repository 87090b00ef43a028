import type { NewsType } from '../../../../platform/kernel/news-type.ts';
import { type NewsTemplate, news } from './news-text.ts';

/** What is not the office's own word: popular science, links, files, posts. */
export const otherNews: Readonly<
  Record<Extract<NewsType, 'science' | 'link' | 'file' | 'wechat'>, readonly NewsTemplate[]>
> = {
  science: [
    (_, line) =>
      news(
        { zh: `五分钟读懂${line.system.zh}`, en: `Five minutes on ${line.system.en}` },
        {
          zh: `什么是${line.quantity.zh}，为什么它对${line.use.zh}要紧。`,
          en: `What the ${line.quantity.en} is and why it matters for ${line.use.en}.`,
        },
        {
          zh: `想象你在量一件会随${line.variable.zh}改变的东西。先问它变了多少，再问你的尺子变了多少。${line.probe.zh}就是这样一把会自查的尺子。`,
          en: `Imagine that you measure something that changes with the ${line.variable.en}. First ask how much it changed, then how much your ruler did. Measurement by ${line.probe.en} is a ruler that checks itself.`,
        },
      ),
    (_, line) =>
      news(
        { zh: `为什么${line.limit.zh}这么难对付`, en: `Why it is so hard to get rid of ${line.limit.en}` },
        { zh: '一个不起眼的效应如何拦住整个方向。', en: 'How an inconspicuous effect holds up a whole field.' },
        {
          zh: `研究者试过许多办法，其中${line.method.zh}最简单，也最考验耐心。`,
          en: `Many things have been tried; ${line.method.en} may be the simplest and asks for the most patience.`,
        },
      ),
    (_, line) =>
      news(
        { zh: `走近${line.use.zh}`, en: `A closer look at ${line.use.en}` },
        { zh: '从实验室到日常生活还有几步。', en: 'How many steps it is from the laboratory to everyday life.' },
        {
          zh: `第一步是把${line.quantity.zh}做到足够好，第二步是让它在别处也同样好。`,
          en: `The first step is a ${line.quantity.en} that is good enough; the second is to get the same elsewhere.`,
        },
      ),
  ],
  link: [
    () =>
      news(
        { zh: 'DOI 解析服务', en: 'The DOI resolver' },
        { zh: '输入 DOI，找到论文的正式地址。', en: 'Enter a DOI and find a paper’s address of record.' },
        { zh: '外部链接，由 doi.org 提供。', en: 'A link to another site, doi.org.' },
      ),
    () =>
      news(
        { zh: 'ORCID 注册', en: 'Register with ORCID' },
        {
          zh: '一个标识，让同名作者不再混淆。',
          en: 'One identifier, so that authors of the same name are not confused.',
        },
        { zh: '外部链接，由 orcid.org 提供。', en: 'A link to another site, orcid.org.' },
      ),
    () =>
      news(
        { zh: '出版伦理委员会资源', en: 'Resources on publication ethics' },
        { zh: '处理争议的流程图。', en: 'Flow charts for difficult cases.' },
        { zh: '外部链接。', en: 'A link to another site.' },
      ),
  ],
  file: [
    () =>
      news(
        { zh: '版权转让协议（示例）', en: 'Licence to publish (sample)' },
        { zh: '接收后由通讯作者签署。', en: 'Signed by the corresponding author after acceptance.' },
        { zh: '请下载附件，签字后发回编辑部。', en: 'Please download the attachment and return it signed.' },
      ),
    () =>
      news(
        { zh: '审稿意见表（示例）', en: 'Form for reviewers (sample)' },
        { zh: '一页纸，五个问题。', en: 'One page, five questions.' },
        { zh: '附件可直接填写。', en: 'The attachment can be filled in as it is.' },
      ),
    () =>
      news(
        { zh: '年度报告（示例）', en: 'Annual report (sample)' },
        { zh: '来稿、接收、用时与撤稿的数字。', en: 'Manuscripts, acceptance, times and retractions in numbers.' },
        { zh: '附件为文本格式，便于再利用。', en: 'The attachment is plain text, so that it can be used again.' },
      ),
  ],
  wechat: [
    (_, line) =>
      news(
        { zh: `公众号推文：${line.system.zh}`, en: `Our WeChat post on ${line.system.en}` },
        { zh: '用三张图讲一篇论文。', en: 'A paper in three pictures.' },
        {
          zh: `第一张图说明${line.quantity.zh}，第二张说明${line.limit.zh}，第三张说明${line.use.zh}。`,
          en: `The first is about the ${line.quantity.en}, the second about ${line.limit.en}, the third about ${line.use.en}.`,
        },
      ),
    () =>
      news(
        { zh: '公众号推文：编辑信箱', en: 'Our WeChat post: letters to the editors' },
        { zh: '回答读者的五个问题。', en: 'Five questions of readers, answered.' },
        {
          zh: '其中一个问题是：被拒的稿件还能再投吗？可以，请说明改了什么。',
          en: 'One of them: may a rejected paper be sent again? It may; tell us what has changed.',
        },
      ),
    (_, line) =>
      news(
        { zh: `公众号推文：作者谈${line.method.zh}`, en: `Our WeChat post: authors on ${line.method.en}` },
        { zh: '一次失败的实验如何变成论文。', en: 'How a failed experiment became a paper.' },
        { zh: '作者说，关键是把失败也记录下来。', en: 'It helped, they say, that the failure had been written down.' },
      ),
  ],
};
