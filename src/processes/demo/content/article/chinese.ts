import type { Prose } from './prose.ts';

export const chinese: Prose = {
  headings: {
    introduction: '引言',
    methods: '方法',
    preparation: '样品与准备',
    measurement: '测量与分析',
    results: '结果',
    dependence: (facts) => `对${facts.variable}的依赖`,
    cause: (facts) => `${facts.limit}的作用`,
    discussion: '讨论',
    conclusion: '结论',
    availability: '数据可用性',
    thanks: '致谢',
    references: '参考文献',
  },
  introduction: [
    [
      (f, l) =>
        `${f.use}对${f.system}的${f.quantity}提出了更高要求${l.cite(1, 2)}。过去十年间，文献报道的数值提高了数倍，但进步大多来自材料而非设计${l.cite(3)}。`,
      (f, l) =>
        `${f.quantity}在很大程度上决定了${f.use}能否实现${l.cite(1)}。多个课题组研究过${f.system}，但给出的数值之差超过了各自声明的不确定度${l.cite(2, 3)}。`,
    ],
    [
      (f, l) =>
        `通常认为${f.limit}是主要原因${l.cite(4)}。这一判断难以检验，因为凡是削弱它的改动都会同时改变其他条件，以往的工作只能比较来源不同的样品${l.cite(5)}。`,
      (f, l) =>
        `对此有两种解释：其一，${f.limit}给出了任何制备都无法越过的上限${l.cite(4)}；其二，上限只取决于${f.variable}控制得是否精细${l.cite(5, 6)}。`,
    ],
    [
      (f) =>
        `本文将${f.method}与${f.probe}结合，在 ${f.samples} 个样品上使${f.quantity}由 ${f.before} 变为 ${f.after}，并用只含一个自由参数的模型描述了整个区间。我们也报告了未能奏效的尝试。`,
      (f) =>
        `本文以${f.method}区分上述两种解释，并用${f.probe}跟踪结果。${f.quantity}由 ${f.before} 变为 ${f.after}，且在 ${f.days} 天内保持稳定。`,
    ],
  ],
  steps: (f) => [
    `处理之前测量${f.quantity}，作为参考；`,
    `在随机选取的${f.variable}下进行${f.method}；`,
    `在不同日期用${f.probe}重复测量三次；`,
    '再次测量参考样品，以检查漂移。',
  ],
  model: [
    (f, l) =>
      `数据由${l.formula(1)}描述，其中 <i>x</i> 为${f.variable}，<i>x</i><sub>0</sub> 为其特征值，<i>k</i> 是唯一的自由参数。`,
  ],
  results: [
    (f, l) =>
      `${l.figure(1)}给出主要结果。经${f.method}，${f.quantity}由 ${f.before} 变为 ${f.after}，样品间的离散仅为变化量的 ${f.percent}%。各组数值见${l.table(1)}，${f.samples} 个样品均未剔除。`,
    (f, l) =>
      `${f.samples} 个样品中除两个外表现一致（${l.figure(1)}）。处理后${f.quantity}的平均值为 ${f.after}，未处理时为 ${f.before}（${l.table(1)}），差异远大于 ${f.percent}% 的复现性。`,
  ],
  dependence: [
    (f, l) =>
      `${f.quantity}随${f.variable}平滑变化（${l.figure(2)}）：低于特征值时几乎不响应，高于特征值后趋于饱和。${l.formula(1)}能以同一指数拟合全部序列，与他人由间接证据得到的推断一致${l.cite(6, 7)}。`,
    (f, l) =>
      `沿两个方向扫描${f.variable}（${l.figure(2)}），曲线在误差范围内重合，没有观察到文献所报道的回滞${l.cite(7)}。我们认为差别源于等待时间不同。`,
  ],
  cause: [
    (f, l) =>
      `为检验${f.limit}，我们在不改变其他条件的情况下重复了测量。其影响按预期标度，可解释剩余偏差的 ${f.percent + 40}%${l.cite(8)}，其余部分与仪器漂移相符。`,
    (f, l) =>
      `如果${f.limit}是唯一原因，${l.formula(1)}的残差应在${f.variable}较小时消失，但事实并非如此：仍有约 ${f.percent}% 的弱贡献，目前尚无解释${l.cite(8, 9)}。`,
  ],
  discussion: [
    [
      (f, l) =>
        `本文的数值高于同类工作${l.cite(9, 10)}。差异一部分来自${f.method}，另一部分来自分析方式：我们保留了他人剔除的样品。按通常标准处理后，差距缩小到 ${f.percent}%。`,
      (f, l) =>
        `有三点需要谨慎：样品数量不足以评估罕见失效；${f.probe}给出的是平均结果；模型忽略了记忆效应${l.cite(10)}。它们不会改变结论的方向，但可能影响数值大小。`,
    ],
    [
      (f) =>
        `就${f.use}而言，目前的${f.quantity}已经够用，前提是集成之后仍能保持。${f.days} 天的测试未见衰退。下一步是在其他实验室重复这项工作。`,
    ],
  ],
  conclusion: [
    (f) =>
      `我们证明，${f.method}可使${f.system}的${f.quantity}由 ${f.before} 变为 ${f.after}，而${f.limit}能够解释大部分剩余偏差。方案足够简单，期待他人重复检验。`,
  ],
  availability: [() => '原始数据、分析程序与全部插图均为演示而生成的示例数据，随文一并公开。'],
  thanks: '感谢示例加工车间的耐心，也感谢三位示例审稿人的耐心。',
  figureCaptions: {
    bars: (f) =>
      `采用（第一种颜色）与未采用（第二种颜色）${f.method}时${f.system}的${f.quantity}。圆点为单次测量，误差棒为一个标准差。示例数据。`,
    curves: (f) => `${f.quantity}随${f.variable}的变化，曲线为单参数模型。示例数据。`,
    map: (f) => `${f.method}之后样品各处${f.quantity}随${f.variable}的分布，亮处数值高。示例数据。`,
    micrograph: (f) => `${f.method}之后的${f.system}，标尺为 10 µm。示例数据。`,
    scheme: (f) => `实验流程：（a）准备，（b）${f.method}，（c）参考，（d）${f.probe}；虚线为反馈。示例数据。`,
  },
  tableCaption: (f) => `各组样品的${f.quantity}（示例数据）`,
  tableHeads: (f) => ['分组', `${f.variable}（相对值）`, `处理前 ${f.symbol}`, `处理后 ${f.symbol}`, '样品数'],
  labels: {
    figure: (number) => `图 ${number}`,
    table: (number) => `表 ${number}`,
    formula: (number) => `式（${number}）`,
  },
};
