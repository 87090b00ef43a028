import type { NewsType } from '../../../../platform/kernel/news-type.ts';
import { type NewsTemplate, news } from './news-text.ts';

/** What an editorial office says: information, announcements, what it did, and statements. */
export const officialNews: Readonly<
  Record<Extract<NewsType, 'information' | 'announcement' | 'dynamic' | 'statement'>, readonly NewsTemplate[]>
> = {
  information: [
    (field) =>
      news(
        { zh: `《${field.names.zh}》最新一期上线`, en: `The new issue of ${field.names.en} is online` },
        {
          zh: '本期收录六篇论文与编辑部通告，全文可在线阅读。',
          en: 'Six papers and notices of the editors, all to be read online.',
        },
        {
          zh: '目录按栏目排列。更正与撤稿声明同样列入目录，不另行归档。',
          en: 'The contents are arranged by column. Corrections and retractions stand among them and are not kept apart.',
        },
      ),
    (_, line) =>
      news(
        { zh: `${line.system.zh}：一个方向的五年`, en: `Five years of ${line.system.en}` },
        {
          zh: `编辑回看有关${line.quantity.zh}的论文，看看哪些结论留了下来。`,
          en: `The editors look back on papers about the ${line.quantity.en} and ask which conclusions have stayed.`,
        },
        {
          zh: `多数争议集中在${line.limit.zh}。随着${line.probe.zh}普及，分歧正在缩小。`,
          en: `Most disputes were about ${line.limit.en}. With ${line.probe.en} in more laboratories, they are getting smaller.`,
        },
      ),
    () =>
      news(
        { zh: '审稿用时公布', en: 'How long review takes' },
        {
          zh: '上半年首轮意见的中位数为 24 天（示例数据）。',
          en: 'In the first half of the year the median of the first decision was 24 days (sample data).',
        },
        {
          zh: '最慢的十分之一超过 50 天，多因难以找到合适的审稿人。我们列出了改进办法。',
          en: 'The slowest tenth took more than 50 days, mostly because no suitable reviewer was found. We say what we will change.',
        },
      ),
  ],
  announcement: [
    (_, line) =>
      news(
        { zh: `征稿：${line.use.zh}`, en: `Call for papers: ${line.use.en}` },
        {
          zh: '截止日期 2027 年 3 月 31 日，请附数据与重复说明。',
          en: 'Due 31 March 2027; please send your data and how to repeat the work.',
        },
        {
          zh: `欢迎涉及${line.system.zh}、${line.method.zh}与${line.probe.zh}的稿件，负面结果同样考虑。`,
          en: `We welcome work on ${line.system.en}, ${line.method.en} and ${line.probe.en}; negative results are considered, too.`,
        },
      ),
    () =>
      news(
        { zh: '元旦期间编辑部值班安排', en: 'The office around New Year' },
        {
          zh: '12 月 31 日至 1 月 3 日暂停回信，投稿不受影响。',
          en: 'No letters are answered from 31 December to 3 January; manuscripts can be sent as usual.',
        },
        { zh: '紧急更正请在邮件标题注明。', en: 'For urgent corrections please say so in the subject line.' },
      ),
    (field) =>
      news(
        { zh: '青年编委遴选', en: 'Young members of the board' },
        {
          zh: `《${field.names.zh}》为期两年的青年编委开始报名。`,
          en: `${field.names.en} invites applications for two years on its young board.`,
        },
        {
          zh: '申请人需附三篇自己写过的审稿意见（隐去稿件信息）。',
          en: 'Please enclose three reviews of your own, with the manuscripts made unrecognisable.',
        },
      ),
  ],
  dynamic: [
    (field) =>
      news(
        { zh: `${field.series[0]?.names.zh ?? ''}落幕`, en: `After the ${field.series[0]?.names.en ?? ''}` },
        { zh: '三天、九个报告、与报告等长的讨论。', en: 'Three days, nine talks, and as much time for discussion.' },
        {
          zh: '讨论记录经发言者同意后整理公布，会议论文将陆续上线。',
          en: 'The discussions were written down and are published with the consent of those who spoke. Papers follow.',
        },
      ),
    (_, line) =>
      news(
        {
          zh: `编辑部走访从事${line.system.zh}研究的实验室`,
          en: `A visit to a laboratory that works on ${line.system.en}`,
        },
        { zh: `看${line.probe.zh}怎样在普通工作日运行。`, en: `How ${line.probe.en} is done on an ordinary day.` },
        { zh: '印象最深的是一本写满失败记录的工作簿。', en: 'What impressed us most was a notebook full of failures.' },
      ),
    () =>
      news(
        { zh: '学生日：把论文讲给中学生听', en: 'Student day: papers told to pupils' },
        {
          zh: '八位作者、八张海报、一百多个问题（示例活动）。',
          en: 'Eight authors, eight posters and more than a hundred questions (a sample event).',
        },
        {
          zh: '最难回答的问题是：“你怎么知道自己没有错？”',
          en: 'The hardest question was: “How do you know that you are not wrong?”',
        },
      ),
  ],
  statement: [
    () =>
      news(
        { zh: '关于生成式工具使用的声明', en: 'On the use of generative tools' },
        {
          zh: '工具不能署名；使用之处须写明，作者对全文负责。',
          en: 'A tool is no author; its use is stated, and the authors answer for every word.',
        },
        {
          zh: '图像不得由生成式工具制作或修改，除非论文研究的正是这类工具。',
          en: 'Images are not made or changed by such tools, unless the paper is about them.',
        },
      ),
    (field) =>
      news(
        { zh: `谨防冒充《${field.names.zh}》的网站`, en: `Sites that pretend to be ${field.names.en}` },
        {
          zh: '本刊不委托任何中介收稿，也不收取加急费用。',
          en: 'The journal takes no manuscripts through agents and sells no faster review.',
        },
        {
          zh: '收到可疑邮件请转给编辑部，我们会公布已知的冒充地址。',
          en: 'Please forward suspicious letters; we publish the addresses that we know of.',
        },
      ),
    () =>
      news(
        { zh: '撤稿与更正的处理原则', en: 'How we correct and retract' },
        { zh: '错误不是过失，隐瞒才是。', en: 'An error is no offence; hiding it is.' },
        {
          zh: '更正与撤稿声明免费公开，并与原文双向链接；原文保留并加注。',
          en: 'Corrections and retractions are free to read and linked both ways; the paper stays, with a mark.',
        },
      ),
  ],
};
