import type { Words } from '../../content/field.ts';

export const preparations: readonly Words[] = [
  {
    zh: '样品在同一片晶圆的相邻位置制备，使材料与刻蚀条件保持一致。电子束曝光后采用干法刻蚀，残胶以氧等离子体去除，随后在氮气中退火两小时。每一批次保留三块未处理的参考样品。',
    en: 'All samples came from neighbouring places of one wafer, so that material and etching were the same. Patterns were written by electron beam and etched dry; residues were removed in an oxygen plasma before two hours of annealing in nitrogen. Three untreated samples of each batch were kept as references.',
  },
  {
    zh: '光路搭建在隔振平台上，整体置于温度稳定到 ±20 mK 的箱体内。入射光由单模光纤引入，偏振经格兰–泰勒棱镜净化，功率由液晶衰减器闭环控制。所有光学元件在实验前后各标定一次。',
    en: 'The optical path stood on a damped table inside a housing that was stable to ±20 mK. Light arrived through a single-mode fibre, a Glan–Taylor prism cleaned its polarisation, and a liquid-crystal attenuator held its power in a closed loop. Every element was calibrated before and after the experiment.',
  },
  {
    zh: '我们先用商用材料重复了文献中的结果，再更换其中一个条件。这样做花费了较多时间，但能够把本文的改动与装置差异区分开。',
    en: 'We first repeated published results with commercial material and then changed one condition at a time. This took longer, but it separates the change that we report from differences between set-ups.',
  },
];

export const instruments: readonly Words[] = [
  {
    zh: '信号由平衡探测器接收，以 14 位采集卡记录。仪器响应用同一光源的稳定参考支路扣除，探测线性区间由中性滤光片组逐级验证。',
    en: 'A balanced detector received the signal, which a 14-bit card recorded. The response of the instrument was removed with a stable reference arm of the same source, and linearity was verified step by step with neutral filters.',
  },
  {
    zh: '光谱由 50 GHz 分辨率的光谱仪与波长计共同读取，波长刻度以乙炔吸收线校准。每个数据点为 200 次采集的平均，误差棒给出标准差。',
    en: 'A spectrometer and a wavemeter read the spectra together; the scale was set by absorption lines of acetylene. Each point is the mean of 200 records, and error bars give the standard deviation.',
  },
];
