import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { ArticlePlan } from '../article/plan.ts';
import { eachAtOnce } from '../at-once.ts';
import { type Chance, chanceOf } from '../choosing.ts';
import type { Field, SampleSeries, Words } from '../field.ts';
import { paragraphs } from '../html.ts';
import { everyone, listed } from '../people.ts';
import { drawCover } from '../pictures/cover.ts';
import type { Studio } from '../studio.ts';
import { fileAddress, writeBodies } from './shelf.ts';

/** Two series, a conference a year until 2026. The newest of the first holds the conference papers. */
export function sampleConferences(field: Field, studio: Studio, plans: readonly ArticlePlan[]): Promise<ItemDraft[]> {
  const papers = plans.filter(({ state }) => state === 'conference' || state === 'enhanced-conference');
  const held = field.series.flatMap((series, order) =>
    yearsOf(series).map((year) => ({
      ...{ series, year, place: series.places[year % 2 === 1 ? 0 : 1] },
      isWithPapers: order === 0 && year === newest,
    })),
  );
  return eachAtOnce(held, 2, async ({ series, place, year, isWithPapers }, order) => {
    const chance = chanceOf(field.seed + 1000 + order);
    const cover = await studio.picture(drawCover(chance.share, field.palette, 'wide'));
    const { bodies, files } = await writeBodies(studio, 'conference', introduction(series.names, place, year));
    return {
      kind: 'conference',
      key: `sample:${field.sld}/${series.code}/${year}`,
      language: field.mainLanguage,
      titles: { zh: `${year} ${series.names.zh}`, en: `${series.names.en} ${year}` },
      summaries: {
        zh: `${year} 年 8 月在${place.zh}举行（示例会议）。`,
        en: `Held in ${place.en} in August ${year} (a sample conference).`,
      },
      cover: fileAddress(cover),
      publishedOn: `${year}-03-01`,
      details: {
        code: `${series.code}${year}`,
        series: series.code,
        year,
        startsOn: `${year}-08-20`,
        endsOn: `${year}-08-22`,
        places: { ...place },
        organizers: { zh: '示例学会', en: 'Sample Society' },
        website: 'https://example.org/',
        bodies,
        programme: programmeOf(field, year, chance),
      },
      files: [cover, ...files],
      entries: isWithPapers ? papers.map(({ key }) => ({ kind: 'article', key })) : [],
    };
  });
}

const newest = 2026;

const yearsOf = ({ since }: SampleSeries): number[] =>
  Array.from({ length: newest - since + 1 }, (_, place) => since + place);

const introduction = (series: Words, place: Words, year: number): Words => ({
  zh: paragraphs(
    `${series.zh}（示例会议）${year} 年在${place.zh}举行，为期三天，每个报告之后留出与报告等长的讨论时间。`,
    '报告摘要在会前公开，论文在会后经审稿发表于本刊。',
  ),
  en: paragraphs(
    `The ${series.en} ${year} (a sample conference) takes place in ${place.en} for three days. Each talk is followed by a discussion of the same length.`,
    'Abstracts are public beforehand; papers appear in this journal afterwards, when they have been reviewed.',
  ),
});

const programmeOf = (field: Field, year: number, chance: Chance) =>
  [20, 21, 22].flatMap((day, order) =>
    ['09:00', '11:00', '14:00'].map((time, slot) => {
      const line = field.lines[(year + order * 3 + slot) % field.lines.length] as Field['lines'][number];
      return {
        ...{ day: `${year}-08-${day}`, time, titles: { zh: line.system.zh, en: line.system.en } },
        speakers: listed(chance.some(everyone, 1)),
        rooms: { zh: `第 ${slot + 1} 会议厅`, en: `Hall ${slot + 1}` },
      };
    }),
  );
