import type { SampleBook, SampleInstitution, SampleSeries, Words } from '../../content/field.ts';

export const institutions: readonly SampleInstitution[] = [
  {
    names: { zh: '示例大学光学研究所', en: 'Institute of Optics, Sample University' },
    city: { zh: '示例市', en: 'Sample City' },
    country: 'CN',
    established: 1958,
  },
  {
    names: { zh: '示例科学院激光中心', en: 'Laser Centre, Sample Academy of Sciences' },
    city: { zh: '样本港', en: 'Sample Harbour' },
    country: 'CN',
    established: 1964,
  },
  {
    names: { zh: '范例理工大学光子学系', en: 'Department of Photonics, Exemplar University of Technology' },
    city: { zh: '范例城', en: 'Exemplar' },
    country: 'CN',
    established: 1979,
  },
  {
    names: { zh: '样品计量院', en: 'Specimen Institute of Metrology' },
    city: { zh: '示例市', en: 'Sample City' },
    country: 'CN',
    established: 1971,
  },
  {
    names: { en: 'Muster-Institut for Quantum Optics', zh: '穆斯特量子光学研究所' },
    city: { en: 'Musterstadt', zh: '穆斯特城' },
    country: 'DE',
    established: 1986,
  },
];

export const books: readonly SampleBook[] = [
  {
    titles: { zh: '集成光子学的测量', en: 'Measuring Integrated Photonics' },
    summaries: {
      zh: '示例图书：从一段波导的损耗到一块芯片的校准，讲述怎样让两个实验室得到同样的数值。',
      en: 'A sample book: from the loss of one waveguide to the calibration of a chip, on how two laboratories arrive at the same numbers.',
    },
    edition: 2,
    isbn: '978-3-16-148410-0',
    classification: 'O43',
  },
  {
    titles: { zh: '读懂一束光：光学实验入门', en: 'Reading a Beam of Light: First Experiments in Optics' },
    summaries: {
      zh: '示例图书：写给第一次走进光学实验室的学生，每章一个可以在一个下午完成的实验。',
      en: 'A sample book for students who enter an optics laboratory for the first time, with one experiment for an afternoon in each chapter.',
    },
    edition: 1,
    isbn: '978-0-00-000000-2',
    classification: 'O4-33',
  },
];

export const standards: readonly Words[] = [
  {
    zh: '光波导传输损耗测量方法（示例标准）',
    en: 'Measurement of propagation loss in optical waveguides (sample standard)',
  },
  { zh: '激光线宽的报告格式（示例标准）', en: 'Reporting of laser linewidth (sample standard)' },
  {
    zh: '单光子探测效率校准规范（示例标准）',
    en: 'Calibration of single-photon detection efficiency (sample standard)',
  },
];

export const patents: readonly Words[] = [
  { zh: '一种回流掩模的微环制备方法（示例专利）', en: 'Microrings made with a reflowed mask (sample patent)' },
  { zh: '自校准波前整形装置（示例专利）', en: 'A wavefront shaper that calibrates itself (sample patent)' },
  { zh: '双光梳测距的模糊消除方法（示例专利）', en: 'Removing ambiguity in dual-comb ranging (sample patent)' },
];

export const series: readonly SampleSeries[] = [
  {
    code: 'conference',
    since: 2022,
    names: { zh: '示例光学年会', en: 'Sample Conference on Optics' },
    places: [
      { zh: '示例市', en: 'Sample City' },
      { zh: '样本港', en: 'Sample Harbour' },
    ],
  },
  {
    code: 'conferences',
    since: 2023,
    names: { zh: '示例青年光子学论坛', en: 'Sample Forum for Young Photonics' },
    places: [
      { zh: '范例城', en: 'Exemplar' },
      { zh: '示例市', en: 'Sample City' },
    ],
  },
];
