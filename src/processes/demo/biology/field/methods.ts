import type { Words } from '../../content/field.ts';

export const preparations: readonly Words[] = [
  {
    zh: '菌株与品系均来自公共保藏中心，每次实验由冷冻保存物重新活化。培养在恒温湿条件下进行，处理组与对照组在同一批次内随机排布，操作者不知道分组。',
    en: 'Strains and lines came from public collections and were revived from frozen stocks for each experiment. Cultures grew at constant temperature and humidity; treated and control groups were randomised within a batch, and the experimenter did not know which was which.',
  },
  {
    zh: '样本量在实验前由试验数据估算确定。活体观察在低光剂量下完成，以避免光毒性；任何出现异常形态的样本按预先写明的标准排除，并在附录中列出。',
    en: 'Sample sizes were fixed beforehand from pilot data. Living samples were observed at low light to avoid phototoxicity. Samples of abnormal shape were excluded by criteria that had been written down in advance and are listed in the appendix.',
  },
  {
    zh: '我们在两个独立实验室按同一方案重复了关键实验。培养基、试剂批号与仪器设置随数据一并公开，便于他人检验。',
    en: 'Two independent laboratories repeated the central experiment by the same protocol. Media, batches of reagents and instrument settings are published with the data, so that others can check them.',
  },
];

export const instruments: readonly Words[] = [
  {
    zh: '图像由转盘共聚焦显微镜获取，每 30 秒一帧。分割采用公开模型并由人工抽查 10% 的结果；强度以同视野的参考荧光团归一化。',
    en: 'A spinning-disc confocal microscope took an image every 30 seconds. Cells were segmented with a public model, of which a tenth was checked by hand; intensities were normalised by a reference fluorophore in the same field.',
  },
  {
    zh: '文库按分子标签去重后计数，低质量样本在比对前剔除。差异检验采用混合效应模型，批次作为随机因素，多重比较按 Benjamini–Hochberg 法校正。',
    en: 'Libraries were counted after removal of duplicates by molecular tags, and samples of low quality were left out before alignment. Differences were tested in a mixed model with the batch as a random effect and corrected by the procedure of Benjamini and Hochberg.',
  },
];
