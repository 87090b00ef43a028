import { samplePeriods } from '../sample-periods.ts';
import type { SampleJournal } from '../sample-site.ts';
import { samplePlace, samplePublisher } from '../words/sample-places.ts';
import { journalNumber } from './numbers.ts';
import { themes } from './themes.ts';
import { siteName } from './words.ts';

export const journal: SampleJournal = {
  number: journalNumber,
  titles: siteName,
  doi: '10.5555/fol',
  issn: '0000-0001',
  eissn: '0000-0002',
  cn: '00-0000/O4',
  sponsors: { zh: '示例光学学会', en: 'Sample Optical Society' },
  supervisors: { zh: '示例科学技术协会', en: 'Sample Association for Science and Technology' },
  editorsInChief: { zh: '示例主编', en: 'Sample Editor' },
  publishers: samplePublisher,
  places: samplePlace,
  readerships: {
    zh: '光学与光子学领域的研究人员、工程师与研究生',
    en: 'Researchers, engineers and graduate students in optics and photonics',
  },
  introductions: {
    zh: '《光学前沿通讯》（示例期刊）快速发表光学与光子学领域篇幅短、结论完整的原创研究，涵盖激光、集成光子学、成像、量子光学、光学材料与计量。',
    en: 'Frontier Optics Letters (a sample journal) publishes short, complete and original work in lasers, integrated photonics, imaging, quantum optics, optical materials and metrology.',
  },
  frequency: 'monthly',
  startYear: 2017,
  impactFactor: '5.8',
  indexed: ['Sample SCI', 'Sample EI', 'Sample Scopus', 'Sample DOAJ'],
  groupType: 'physics',
  periods: samplePeriods({
    firstYear: 2021,
    lastYear: 2026,
    months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    lastMonth: 11,
    day: 10,
    volumeOf: (year) => year - 2016,
    pages: { least: 96, most: 124 },
    themes,
    seed: 2017,
  }),
};
