import type { Chance } from '../choosing.ts';
import type { Field, SampleLanguage } from '../field.ts';
import { everyone } from '../people.ts';
import type { ArticlePlan } from './plan.ts';
import { titleOf } from './titles.ts';

export interface SampleReference {
  readonly anchor: string;
  readonly label: string;
  readonly type: string;
  readonly printed: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly doi: string | null;
}

const journals = [
  'Sample Letters',
  'Exemplar Reviews',
  'Specimen Reports',
  'Journal of Sample Science',
  'Muster Communications',
];
const angles = ['gain', 'measurement', 'limit', 'review'] as const;

/** Earlier articles of the same journal first, which can be followed; then others that exist nowhere. */
export function writeReferences(
  field: Field,
  language: SampleLanguage,
  cited: readonly ArticlePlan[],
  chance: Chance,
): SampleReference[] {
  const own = cited.map((plan) => ({
    people: plan.authors,
    title: titleOf(plan.line, plan.angle, language),
    container: field.names[language],
    year: Number(plan.publishedOn.slice(0, 4)),
    volume: plan.period?.volume ?? null,
    firstPage: plan.firstPage,
    doi: plan.doi,
  }));
  const others = Array.from({ length: chance.whole(9, 18) }, () => ({
    people: chance.some(everyone, chance.whole(1, 3)),
    title: titleOf(chance.one(field.lines), chance.one(angles), language),
    container: chance.one(journals),
    year: chance.whole(2009, 2025),
    volume: String(chance.whole(3, 61)),
    firstPage: String(chance.whole(1, 1400)),
    doi: null,
  }));
  return [...own, ...others].map((entry, place) => {
    const names = entry.people.map((person) => person[language === 'zh' ? 'zh' : 'en']);
    const authors =
      language === 'zh'
        ? names.map(({ full }) => full).join('，')
        : names.map(({ family, given }) => `${family} ${given.charAt(0)}`).join(', ');
    const where =
      [entry.year, entry.volume].filter(Boolean).join(', ') + (entry.firstPage ? `: ${entry.firstPage}` : '');
    return {
      anchor: `bib${place + 1}`,
      label: String(place + 1),
      type: 'journal',
      printed:
        language === 'zh'
          ? `${authors}. ${entry.title}[J]. ${entry.container}, ${where}.`
          : `${authors}. ${entry.title}. ${entry.container}, ${where}.`,
      facts: {
        authors: names.map(({ family, given }) => ({ family, given })),
        ...{ title: entry.title, container: entry.container, year: String(entry.year) },
        ...(entry.volume && { volume: entry.volume }),
        ...(entry.firstPage && { firstPage: entry.firstPage }),
      },
      doi: entry.doi,
    };
  });
}
