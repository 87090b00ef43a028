import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

interface News {
  readonly number: number;
  readonly on: string;
  readonly en: { readonly title: string; readonly summary: string; readonly body: string };
  readonly zh: { readonly title: string; readonly summary: string; readonly body: string };
}

const stories: readonly News[] = [
  {
    number: 26,
    on: '2026-11-05',
    en: {
      title: 'The winter issue is out: how cells count',
      summary: 'Issue 4 of 2026 asks how cells know how many they are.',
      body: `<p>Issue 4 of volume 13 has appeared. Its topic section brings together five (sample) papers on counting in biology: quorum sensing in bacteria, the size of organs in fish, the number of petals in wild flowers, and two theoretical letters on how a noisy signal can still give an exact number.</p><p>All papers are open. Readers who follow the journal by e-mail received the contents this morning.</p>`,
    },
    zh: {
      title: '冬季号出版：细胞如何计数',
      summary: '2026 年第 4 期讨论细胞怎样知道自己有多少。',
      body: `<p>第 13 卷第 4 期已经出版。专题收录五篇（示例）论文，讨论生物学中的计数：细菌的群体感应、鱼类器官的大小、野花的花瓣数，以及两篇理论快报——带噪声的信号如何仍能给出确切的数目。</p><p>全部论文开放阅读。通过邮件关注本刊的读者今晨已收到目录。</p>`,
    },
  },
  {
    number: 25,
    on: '2026-09-28',
    en: {
      title: 'Reproducibility editor: one year on',
      summary: 'Of 58 accepted papers, 51 could be rerun from their deposited code.',
      body: `<p>A year ago we began to rerun the analyses of every accepted paper. The (sample) result: 51 of 58 papers gave the published numbers from the deposited code, five after small repairs, two only with help from the authors.</p><p>The commonest obstacle was not secrecy but a missing list of versions. The guide for authors now asks for one.</p>`,
    },
    zh: {
      title: '设立可重复性编辑一周年',
      summary: '58 篇录用论文中，51 篇可以用存档代码重新得到结果。',
      body: `<p>一年前我们开始为每篇录用论文重新运行分析。（示例）结果：58 篇中有 51 篇可以用存档代码得到发表的数字，五篇经过小的修补，两篇需要作者协助。</p><p>最常见的障碍不是保密，而是缺少版本清单。投稿指南现已要求提供。</p>`,
    },
  },
  {
    number: 24,
    on: '2026-07-19',
    en: {
      title: 'Call for resources: soundscapes of small places',
      summary: 'Recordings and methods for listening to ponds, hedges and city trees.',
      body: `<p>We invite resources for a topic section in 2027 on bioacoustics at small scales: recordings with metadata, microphones that others can build, and methods to tell species apart. Recordings should be deposited as lossless files under an open licence.</p><p>Send an outline of half a page by <time datetime="2026-12-15">15 December 2026</time>.</p>`,
    },
    zh: {
      title: '资源征集：小地方的声景',
      summary: '倾听池塘、树篱和城市树木的录音与方法。',
      body: `<p>我们为 2027 年的小尺度生物声学专题征集资源：带元数据的录音、可以自制的麦克风，以及区分物种的方法。录音请以无损格式、开放许可存档。</p><p>请于 <time datetime="2026-12-15">2026 年 12 月 15 日</time>前寄来半页提纲。</p>`,
    },
  },
  {
    number: 23,
    on: '2026-05-04',
    en: {
      title: 'Reviewers now see each other’s reports',
      summary: 'Three days of consultation before each decision.',
      body: `<p>After a trial with thirty papers, consultation becomes the rule. Reviewers exchange their reports and have three days to comment on them. In the trial, every third request for a further experiment was withdrawn, and decision letters became shorter.</p>`,
    },
    zh: {
      title: '审稿人现在可以看到彼此的意见',
      summary: '每次决定之前有三天会商。',
      body: `<p>经过三十篇稿件的试行，会商成为常规：审稿人交换意见，并有三天时间评论。试行中，每三项补充实验的要求就有一项被撤回，决定信也变短了。</p>`,
    },
  },
  {
    number: 22,
    on: '2026-03-22',
    en: {
      title: 'Field work policy extended',
      summary: 'Papers say how local people were involved, and under which permits samples left a country.',
      body: `<p>From the summer issue on, papers that rest on field work name the permits under which samples were taken and exported, and say how people of the place took part. The statement is short, and the editorial office helps with its wording.</p>`,
    },
    zh: {
      title: '野外工作政策扩展',
      summary: '论文须说明当地人如何参与，以及样本依据何种许可出境。',
      body: `<p>自夏季号起，依赖野外工作的论文须写明采样与出境的许可，并说明当地人如何参与。声明只需数行，编辑部可协助措辞。</p>`,
    },
  },
  {
    number: 21,
    on: '2026-01-20',
    en: {
      title: 'Open for another year',
      summary: 'The sample consortium renewed its support; volume 13 is open in full.',
      body: `<p>Enough libraries of the (sample) consortium have renewed their support, so all papers of volume 13 are open without charges. We thank them, and publish the accounts of volume 12 together with this note.</p>`,
    },
    zh: {
      title: '再开放一年',
      summary: '示例联盟继续支持，第 13 卷全部开放。',
      body: `<p>（示例）联盟中续约的图书馆已达到所需数目，第 13 卷全部论文开放且不收费。谨致谢意，并同时公布第 12 卷的账目。</p>`,
    },
  },
];

export const news: readonly SampleText[] = stories.map(({ number, on, en, zh }) => ({
  number,
  channel: channel.news,
  updatedOn: on,
  titles: { en: en.title, zh: zh.title },
  summaries: { en: en.summary, zh: zh.summary },
  bodies: { en: en.body, zh: zh.body },
}));
