import { expect, test } from 'vitest';
import { biologyField } from '../../biology/field/field.ts';
import { opticsField } from '../../optics/field/field.ts';
import { planArchive } from './archive.ts';
import { planArticles } from './plan.ts';

const today = '2026-11-15';

test.each([opticsField, biologyField])(
  'the articles of $sld have DOIs and titles of their own and are published by now',
  (field) => {
    const plans = planArticles(field);
    const articles = plans.filter(({ notice }) => !notice);
    expect(new Set(plans.map(({ doi }) => doi)).size).toBe(plans.length);
    expect(new Set(articles.map(({ line, angle }) => `${line.system.en} ${angle}`)).size).toBe(articles.length);
    expect(plans.filter(({ publishedOn }) => publishedOn > today)).toEqual([]);
  },
);

test('the pages of articles lie within their issue and do not overlap', () => {
  const printed = planArticles(opticsField).filter(({ period }) => period !== null);
  for (const ofPeriod of Map.groupBy(printed, ({ period }) => period).values()) {
    const [period] = ofPeriod.map((plan) => plan.period);
    let last = Number(period?.firstPage) - 1;
    for (const { firstPage, lastPage } of ofPeriod) {
      expect(Number(firstPage)).toBeGreaterThan(last);
      expect(Number(lastPage)).toBeGreaterThanOrEqual(Number(firstPage));
      last = Number(lastPage);
    }
    expect(last).toBeLessThanOrEqual(Number(period?.lastPage));
  }
});

test('some articles are in one language only, and some in the journal’s other language', () => {
  const plans = planArticles(biologyField);
  expect(plans.filter(({ isTranslated }) => !isTranslated).length).toBeGreaterThan(4);
  expect(plans.filter(({ language }) => language === 'zh').length).toBeGreaterThan(4);
});

test.each([opticsField, biologyField])(
  'the archive of $sld tells of earlier years, by people who wrote together',
  (field) => {
    const plans = planArticles(field);
    const archive = planArchive(field, plans);
    expect(new Set(archive.map(({ period }) => period?.year)).size).toBeGreaterThan(2);
    expect(new Set([...plans, ...archive].map(({ doi }) => doi)).size).toBe(plans.length + archive.length);
    const titled = archive.flatMap(({ titles }) => titles?.en ?? []);
    expect(new Set(titled).size).toBe(titled.length);
    const ofHumanities = archive.filter(({ line }) => field.humanities.includes(line));
    expect(new Set(ofHumanities.map(({ line, angle }) => `${line.system.en} ${angle}`)).size).toBe(ofHumanities.length);
    const [somebody] = archive[0]?.authors ?? [];
    expect(archive.filter(({ authors }) => somebody && authors.includes(somebody)).length).toBeGreaterThan(3);
  },
);
