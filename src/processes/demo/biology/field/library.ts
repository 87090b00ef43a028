import type { SampleBook, SampleInstitution, SampleSeries, Words } from '../../content/field.ts';

export const institutions: readonly SampleInstitution[] = [
  {
    names: { en: 'Sample Institute for Living Systems', zh: '示例生命系统研究所' },
    city: { en: 'Sample City', zh: '示例市' },
    country: 'GB',
    established: 1974,
  },
  {
    names: { en: 'School of Biology, Exemplar University', zh: '范例大学生物学院' },
    city: { en: 'Exemplar', zh: '范例城' },
    country: 'US',
    established: 1921,
  },
  {
    names: { en: 'Specimen Marine Station', zh: '样本海洋观测站' },
    city: { en: 'Sample Harbour', zh: '样本港' },
    country: 'NO',
    established: 1899,
  },
  {
    names: { en: 'Muster Centre for Cell Research', zh: '穆斯特细胞研究中心' },
    city: { en: 'Musterstadt', zh: '穆斯特城' },
    country: 'DE',
    established: 1991,
  },
  {
    names: { en: 'Faculty of Plant Science, Sample Agricultural University', zh: '示例农业大学植物科学学院' },
    city: { en: 'Samplefield', zh: '示例田' },
    country: 'CN',
    established: 1952,
  },
];

export const books: readonly SampleBook[] = [
  {
    titles: { en: 'How Cells Count', zh: '细胞如何计数' },
    summaries: {
      en: 'A sample book on molecules in small numbers: why one more or less matters, and how cells live with it.',
      zh: '示例图书：讲述数目很少的分子为何多一个少一个都要紧，细胞又如何应对。',
    },
    edition: 1,
    isbn: '978-3-16-148410-0',
    classification: 'Q2',
  },
  {
    titles: { en: 'A Field Guide to Microbial Companies', zh: '微生物群落野外手册' },
    summaries: {
      en: 'A sample book for those who sample ponds, roots and guts, with protocols that fit into a rucksack.',
      zh: '示例图书：写给采集池塘、根系与肠道样品的人，方案都能装进背包。',
    },
    edition: 3,
    isbn: '978-0-00-000000-2',
    classification: 'Q93',
  },
];

export const standards: readonly Words[] = [
  {
    en: 'Minimum information for time-lapse microscopy (sample standard)',
    zh: '活细胞延时成像最低信息要求（示例标准）',
  },
  { en: 'Storage of environmental DNA samples (sample standard)', zh: '环境 DNA 样品保存规范（示例标准）' },
  { en: 'Naming of engineered strains (sample standard)', zh: '工程菌株命名规则（示例标准）' },
];

export const patents: readonly Words[] = [
  { en: 'A chamber for weeks of live imaging (sample patent)', zh: '可连续数周观察的活体成像腔室（示例专利）' },
  { en: 'Peptides against biofilms on catheters (sample patent)', zh: '抑制导管生物膜的多肽（示例专利）' },
  { en: 'A water-potential gradient for roots (sample patent)', zh: '用于根系的水势梯度装置（示例专利）' },
];

export const series: readonly SampleSeries[] = [
  {
    code: 'conference',
    since: 2025,
    names: { en: 'Sample Meeting on Living Systems', zh: '示例生命系统会议' },
    places: [
      { en: 'Sample Harbour', zh: '样本港' },
      { en: 'Musterstadt', zh: '穆斯特城' },
    ],
  },
  {
    code: 'conferences',
    since: 2025,
    names: { en: 'Sample School of Quantitative Biology', zh: '示例定量生物学讲习会' },
    places: [
      { en: 'Exemplar', zh: '范例城' },
      { en: 'Sample City', zh: '示例市' },
    ],
  },
];
