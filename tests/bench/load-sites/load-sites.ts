import { samplePeriods } from '../../../samples/loading/sample-periods.ts';
import type { SampleSite } from '../../../samples/loading/sample-site.ts';
import { seededRandom } from '../../../samples/loading/seeded-random.ts';
import { words } from '../../../samples/loading/yaml.ts';
import type { SiteConfiguration } from '../../../src/features/sites/site/domain/configuration.ts';
import { fields } from './fields.ts';

export const firstLoadSite = 100;

const pick = <Value>(random: () => number, values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(random() * values.length)] ?? values[0];

/** One small site of many: the same number and seed give the same site. */
export function loadSite(number: number, seed: number): SampleSite {
  const random = seededRandom(seed * 1_000_003 + number);
  const field = pick(random, fields);
  const name = { zh: `${field.zh}学报（示例 ${number}）`, en: `Sample Journal of ${field.en} ${number}` };
  const language = pick(random, ['zh', 'en'] as const);
  const startYear = 1980 + Math.floor(random() * 40);
  const frequency = pick(random, ['monthly', 'quarterly'] as const);
  return {
    directory: {
      id: number,
      sld: `s${number}`,
      defaultLanguage: language,
      classification: 'journal',
      colourId: 1 + Math.floor(random() * 11),
    },
    configuration: {
      header: {
        browserIcon: null,
        navStyle: pick(random, ['line', 'band', 'centred'] as const),
        name,
        tagline: { zh: '示例数据', en: 'Sample data' },
        mark: language === 'zh' ? field.zh.slice(0, 1) : field.en.slice(0, 1),
      },
      look: themeOf(random),
    },
    channels: [
      { number: 100, code: 'homeNav', names: words.channels.home ?? {} },
      { number: 110, code: 'introduce', names: words.channels.aboutJournal ?? {} },
      { number: 120, code: 'column', names: words.channels.guideForAuthors ?? {} },
      { number: 130, code: 'item', names: words.channels.announcements ?? {} },
      { number: 140, code: 'contact', names: words.channels.contact ?? {} },
    ],
    journal: {
      number: 1000,
      titles: name,
      doi: `10.5555/s${number}`,
      issn: '0000-0001',
      eissn: '0000-0002',
      cn: '00-0000/X',
      sponsors: { zh: '示例学会', en: 'Sample Society' },
      supervisors: { zh: '示例科学院', en: 'Sample Academy' },
      editorsInChief: { zh: '示例主编', en: 'Sample Editor' },
      publishers: words.places.publisher ?? {},
      places: words.places.city ?? {},
      readerships: {},
      introductions: {},
      frequency,
      startYear,
      impactFactor: (random() * 9).toFixed(1),
      indexed: [],
      groupType: field.group,
      periods: samplePeriods({
        firstYear: 2025,
        lastYear: 2026,
        months: frequency === 'monthly' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [2, 5, 8, 11],
        lastMonth: 11,
        day: 1 + Math.floor(random() * 12),
        yearBeforeFirstVolume: startYear - 1,
        pages: { least: 80, most: 160 },
        seed: seed + number,
      }),
    },
  };
}

const themeOf = (random: () => number): SiteConfiguration['look'] => ({
  typePairing: pick(random, ['serif', 'sans', 'song', 'mixed'] as const),
  homeGrid: pick(random, ['magazine', 'journal'] as const),
  cards: pick(random, ['line', 'tile', 'cover'] as const),
  cssContent: '',
});
