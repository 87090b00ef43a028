import { barelyCitable, type Citable, type CitableAuthor } from '../../src/platform/kernel/citable.ts';

/** Sample works for tests; nobody in them is real. */

export const person = (family: string, given: string, zh?: string): CitableAuthor => ({
  type: 'person',
  names: { en: { full: `${given} ${family}`, family, given }, ...(zh && { zh: { full: zh } }) },
  affiliations: [{ en: 'Institute of Sample Physics', zh: '样例物理研究所' }],
});

export const group: CitableAuthor = {
  type: 'group',
  names: { en: { full: 'Sample Light and Sound Collaboration' } },
  affiliations: [],
};

const paper: Citable = {
  ...barelyCitable,
  id: '1099511627777',
  type: 'article',
  language: 'en',
  titles: { en: 'Stable cells of TiO2 & light: 5 % more_output' },
  richTitles: { en: 'Stable cells of TiO<sub>2</sub> &amp; light: 5 % more_output' },
  authors: [person('Sample', 'Anna Bea'), person('Muster', 'Jean-Luc'), person('Probe', 'Carla')],
  containers: { en: 'Sample Letters of Light', zh: '光学样刊' },
  year: 2026,
  date: '2026-05-09',
  volume: '12',
  issue: '3',
  firstPage: '101',
  lastPage: '109',
  doi: '10.5555/sample.2026_12',
  issn: '2050-084X',
  cn: '11-1929/V',
  publishers: { en: 'Sample Press', zh: '样例出版社' },
  places: { en: 'Sampleton', zh: '北京' },
  keywords: { en: ['solar cell', 'light'], zh: ['太阳能电池', '光'] },
  abstracts: { en: 'We measured\n two things.', zh: '我们测量了两件事。' },
  url: 'https://doi.org/10.5555/sample.2026_12',
};

export const english = paper;

export const chinese: Citable = {
  ...paper,
  id: '1099511627778',
  language: 'zh',
  titles: { zh: '稳定的钙钛矿太阳能电池', en: 'Stable perovskite solar cells' },
  richTitles: {},
  authors: [
    person('Zhang', 'Sanyang', '张三样'),
    person('Li', 'Siyang', '李四样'),
    person('Wang', 'Wuyang', '王五样'),
    person('Zhao', 'Liuyang', '赵六样'),
  ],
  doi: '10.5555/sample.zh',
  url: 'https://doi.org/10.5555/sample.zh',
};

export const conferencePaper: Citable = {
  ...paper,
  type: 'conference-paper',
  titles: { en: 'Cells at night' },
  richTitles: {},
  containers: { en: 'Sample Conference on Light' },
  volume: null,
  issue: null,
  issn: null,
  isbn: '978-1-4028-9462-6',
};

export const book: Citable = {
  ...paper,
  type: 'book',
  titles: { en: 'A book of light', zh: '光之书' },
  richTitles: {},
  containers: {},
  volume: null,
  issue: null,
  firstPage: null,
  lastPage: null,
  issn: null,
  isbn: '978-1-4028-9462-6',
  edition: 2,
};

export const preprint: Citable = {
  ...paper,
  type: 'preprint',
  titles: { en: 'Cells before print' },
  richTitles: {},
  containers: { en: 'SampleXiv' },
  volume: null,
  issue: null,
  firstPage: null,
  lastPage: null,
};

export const standard: Citable = {
  ...preprint,
  type: 'standard',
  titles: { zh: '样例检测方法' },
  language: 'zh',
  number: 'GB/T 99999—2026',
  containers: {},
  doi: null,
  url: 'https://optics.example/libraryDetails?columnId=7',
};

/** Nothing but a title and an address. */
export const bare: Citable = {
  ...barelyCitable,
  id: '1099511627779',
  type: 'article',
  titles: { en: 'Untitled light' },
};
