import { samplePeriods } from '../sample-periods.ts';
import type { SampleJournal } from '../sample-site.ts';
import { samplePlace, samplePublisher } from '../words/sample-places.ts';
import { journalNumber } from './numbers.ts';
import { themes } from './themes.ts';
import { siteName } from './words.ts';

export const journal: SampleJournal = {
  number: journalNumber,
  titles: siteName,
  doi: '10.5555/lsl',
  issn: '0000-0003',
  eissn: '0000-0004',
  cn: '00-0001/Q',
  sponsors: { en: 'Sample Society for the Study of Life', zh: '示例生命科学学会' },
  supervisors: { en: 'Sample Academy', zh: '示例科学院' },
  editorsInChief: { en: 'Sample Editor', zh: '示例主编' },
  publishers: samplePublisher,
  places: samplePlace,
  readerships: {
    en: 'Biologists of all fields, and the physicists, chemists and modellers who work with them',
    zh: '各方向的生物学家，以及与之合作的物理、化学与建模研究者',
  },
  introductions: {
    en: 'Living Systems Letters (a sample journal) publishes short papers on how molecules, cells, organisms and communities hold together. It is open to every reader and asks no charges of authors.',
    zh: '《生命系统快报》（示例期刊）发表关于分子、细胞、个体与群落如何成为整体的短论文，对所有读者开放，不向作者收费。',
  },
  frequency: 'quarterly',
  startYear: 2014,
  impactFactor: '4.2',
  indexed: ['Sample Citation Index', 'Sample Life Science Index', 'Sample DOAJ'],
  groupType: 'life',
  periods: samplePeriods({
    firstYear: 2022,
    lastYear: 2026,
    months: [2, 5, 8, 11],
    lastMonth: 11,
    day: 5,
    volumeOf: (year) => year - 2013,
    pages: { least: 140, most: 190 },
    themes,
    seed: 2014,
  }),
};
