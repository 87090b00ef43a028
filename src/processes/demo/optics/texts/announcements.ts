import type { SampleText } from '../../sample-site.ts';
import { channel } from '../numbers.ts';

const announcement = (
  number: number,
  updatedOn: string,
  titles: [zh: string, en: string],
  summaries: [zh: string, en: string],
  bodies: [zh: string, en: string],
): SampleText => ({
  number,
  channel: channel.announcements,
  updatedOn,
  titles: { zh: titles[0], en: titles[1] },
  summaries: { zh: summaries[0], en: summaries[1] },
  bodies: { zh: bodies[0], en: bodies[1] },
});

export const announcements: readonly SampleText[] = [
  announcement(
    26,
    '2026-11-10',
    ['2027 年“集成光子学的标定”专题征稿', 'Call for papers: calibration in integrated photonics, 2027'],
    [
      '专题关注片上器件可追溯的测量方法，截稿日期为 2027 年 2 月 28 日。',
      'On traceable measurement of devices on a chip. Papers are due by 28 February 2027.',
    ],
    [
      `<p>片上器件的性能越来越好，测量它们的方法却常常各不相同，同一块芯片在两个实验室可能得到不同的损耗。本专题征集使结果可以比较的工作。</p>
<h2>欢迎的题目</h2>
<ul><li>低损耗波导与高品质因子谐振腔的损耗测量及不确定度；</li><li>片上探测器与单光子源的绝对标定；</li><li>实验室间比对、参考器件与开放数据格式。</li></ul>
<p>请在投稿时选择“集成光子学的标定”。截稿 <time datetime="2027-02-28">2027 年 2 月 28 日</time>，计划于 2027 年第 8 期刊出。</p>`,
      `<p>Devices on a chip keep improving, but laboratories measure them in different ways, and the same chip may show different losses in two places. This topic gathers work that makes results comparable.</p>
<h2>Welcome subjects</h2>
<ul><li>losses of low-loss waveguides and high-Q resonators, with uncertainty;</li><li>absolute calibration of detectors and single-photon sources on a chip;</li><li>comparisons between laboratories, reference devices and open data formats.</li></ul>
<p>Please choose “Calibration in integrated photonics” when you submit. Papers are due on <time datetime="2027-02-28">28 February 2027</time> and will appear in issue 8 of 2027.</p>`,
    ],
  ),
  announcement(
    25,
    '2026-10-20',
    ['投稿时请提供数据可用性声明', 'Data availability statements at submission'],
    [
      '自 2026 年 12 月 1 日起，所有研究论文须在投稿时说明数据在哪里、怎样取得。',
      'From 1 December 2026 every research paper says at submission where its data are and how to get them.',
    ],
    [
      `<p>自 <time datetime="2026-12-01">2026 年 12 月 1 日</time>起，研究论文和快报在投稿时须附数据可用性声明。声明可以是以下任一种：</p>
<ol><li>数据已存入公开仓储，给出 DOI；</li><li>数据在论文及补充材料中；</li><li>数据可向作者索取，并说明条件；</li><li>数据不能公开，并说明原因。</li></ol>
<p>没有声明的稿件会在形式检查时退回补充，不影响审稿顺序。</p>`,
      `<p>From <time datetime="2026-12-01">1 December 2026</time> letters and research articles carry a statement of data availability when they are submitted. Any of these will do:</p>
<ol><li>the data are in a public repository, with their DOI;</li><li>the data are in the paper and its supplement;</li><li>the data are available from the authors, on stated conditions;</li><li>the data cannot be public, for stated reasons.</li></ol>
<p>Papers without one are returned for completion at the formal check and keep their place in the queue.</p>`,
    ],
  ),
  announcement(
    24,
    '2026-09-01',
    ['学术编辑公开遴选', 'Open call for academic editors'],
    [
      '量子光学、计算成像两个方向各增补三名学术编辑，申请截至 9 月 30 日。',
      'Three more academic editors each for quantum optics and computational imaging; apply until 30 September.',
    ],
    [
      `<p>因来稿增加，编辑部在量子光学和计算成像两个方向各增补三名学术编辑，任期三年。申请材料为一页简历、五篇代表作和一份两百字的说明：您认为这个方向的论文最应当改进什么。</p><p>遴选由主编和两位副主编进行，结果十月公布。早期职业学者可以申请见习编辑。</p>`,
      `<p>As submissions grow, we are looking for three more academic editors each in quantum optics and computational imaging, for three years. Please send one page of curriculum vitae, five papers and two hundred words on what papers in your field should do better.</p><p>The editor-in-chief and two associate editors choose; the outcome is announced in October. Colleagues early in their career may apply as trainees.</p>`,
    ],
  ),
  announcement(
    23,
    '2026-06-30',
    ['2025 年度审稿与出版数据公布', 'Review and publication figures for 2025'],
    [
      '首轮决定中位数 23 天，录用率 31%，更正 6 篇，无撤稿（示例数字）。',
      'Median time to first decision 23 days, acceptance rate 31 %, six corrections, no retraction (sample figures).',
    ],
    [
      `<table><caption>2025 年数据（示例）</caption><tbody><tr><th scope="row">收稿</th><td>1,204 篇</td></tr><tr><th scope="row">录用率（按收稿年）</th><td>31%</td></tr><tr><th scope="row">首轮决定中位数</th><td>23 天（四分位 15–34 天）</td></tr><tr><th scope="row">录用到上线</th><td>4 天</td></tr><tr><th scope="row">更正 / 撤稿</th><td>6 / 0</td></tr></tbody></table><p>感谢 1,310 位审稿人。愿意公开致谢的名单将另行发布。</p>`,
      `<table><caption>Figures for 2025 (sample)</caption><tbody><tr><th scope="row">Submissions</th><td>1,204</td></tr><tr><th scope="row">Acceptance rate, by year of submission</th><td>31 %</td></tr><tr><th scope="row">Median time to first decision</th><td>23 days (quartiles 15–34)</td></tr><tr><th scope="row">Acceptance to publication</th><td>4 days</td></tr><tr><th scope="row">Corrections / retractions</th><td>6 / 0</td></tr></tbody></table><p>We thank 1,310 reviewers. A list of those who agreed to be named follows.</p>`,
    ],
  ),
  announcement(
    22,
    '2026-04-10',
    ['审稿意见可随论文公开', 'Reports can now be published with papers'],
    [
      '录用后由作者选择；公开的意见有独立 DOI，可以引用。',
      'Authors choose after acceptance; published reports have a DOI of their own.',
    ],
    [
      `<p>自本月起，论文录用后作者可以选择公开审稿意见与回复。审稿人的身份仍由其本人决定是否公开。公开的意见与论文并列显示，拥有独立 DOI。</p><p>此前已经送审的稿件不受影响，除非全体审稿人同意。</p>`,
      `<p>From this month, authors of accepted papers may have the reports and their replies published. Reviewers decide for themselves whether to be named. Reports stand beside the paper and have their own DOI.</p><p>Papers that were already in review are not affected unless all their reviewers agree.</p>`,
    ],
  ),
  announcement(
    21,
    '2026-01-12',
    ['本刊新网站上线', 'Our new website'],
    [
      '新网站以阅读为中心，支持键盘操作、深色显示和七种界面语言；旧地址自动转到新页面。',
      'Built around reading, with keyboard operation, a dark look and seven interface languages; old addresses lead to new pages.',
    ],
    [
      `<p>新网站把版面还给论文：更宽的行距、更清楚的图、随阅读移动的目录。界面提供中文、英文、阿拉伯文、德文、西班牙文、法文和俄文；长文本暂以中英文提供，页面会如实注明。</p><p>旧网站的论文地址与 DOI 全部有效。发现问题请写信给 <a href="mailto:optics@example.org">optics@example.org</a>。</p>`,
      `<p>The new site gives the page back to the paper: calmer lines, clearer figures, an outline that follows your reading. The interface speaks Chinese, English, Arabic, German, Spanish, French and Russian; long texts come in Chinese and English for now, and each page says so.</p><p>All old addresses and DOIs still work. If something is wrong, write to <a href="mailto:optics@example.org">optics@example.org</a>.</p>`,
    ],
  ),
];
