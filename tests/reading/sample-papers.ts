import type { Paper } from './paper.ts';

const sentence = 'This sentence is sample text that stands for what a manuscript says at greater length.';
const satz = '这是一句示例文字，用来代表稿件中更长的论述内容。';
const many = (text: string, times: number): string => Array.from({ length: times }, () => text).join(' ');

/** Sample papers, made up for these tests: nobody in them exists. */
export const samplePapers: readonly Paper[] = [
  {
    id: 'sample-en',
    language: 'en',
    title: { en: 'Sample data on the drying of coated paper at constant humidity' },
    authors: { en: ['Exa A. Mple', 'Maria van der Sample', 'Sam Ple-Person'] },
    affiliations: [
      'Department of Samples, Example University, Example City 00000, Exampleland',
      'Institute of Examples, Sample Academy, Sampleton, Exampleland',
    ],
    abstract: { en: many('We show with sample data how a manuscript is read and what its parts are called.', 6) },
    keywords: { en: ['sample data', 'reading', 'manuscripts'] },
    sections: [
      { heading: 'Introduction', paragraphs: [many(sentence, 6), many(sentence, 8)] },
      { heading: 'Methods', paragraphs: [many(sentence, 7)] },
    ],
    references: [
      'Author S, Other P. A sample reference. Journal of Samples 1, 1–9 (2020).',
      'Person S. Another sample reference. Sample Press, 2021.',
    ],
  },
  {
    id: 'sample-zh',
    language: 'zh',
    title: {
      zh: '示例数据：恒湿条件下涂布纸的干燥过程研究',
      en: 'Sample data: the drying of coated paper at constant humidity',
    },
    authors: { zh: ['施例甲', '施例乙', '李例丙'], en: ['SHI Lijia', 'SHI Liyi', 'LI Bing'] },
    affiliations: ['示例大学 纸张学院，示例市 100000', '示例科学院 示例研究所，示例市 100001'],
    abstract: {
      zh: many('本文用示例数据说明系统怎样读出稿件的标题、作者和摘要。', 6).replaceAll(' ', ''),
      en: many('Sample data show how a manuscript in two languages is read.', 6),
    },
    keywords: { zh: ['示例数据', '稿件', '阅读'], en: ['sample data', 'manuscripts', 'reading'] },
    sections: [
      { heading: '引言', paragraphs: [many(satz, 12), many(satz, 9)] },
      { heading: '方法', paragraphs: [many(satz, 10)] },
    ],
    references: [
      '施例甲, 施例乙. 一篇示例文献[J]. 示例学报, 2020, 1(1): 1-9.',
      '李例丙. 另一篇示例文献[M]. 示例市: 示例出版社, 2021.',
    ],
  },
];
