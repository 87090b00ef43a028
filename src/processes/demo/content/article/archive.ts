import type { SamplePeriod } from '../../sample-site.ts';
import { expertPeople } from '../experts.ts';
import type { Field, Line, SamplePart } from '../field.ts';
import { chinesePeople, otherPeople, type SamplePerson } from '../people.ts';
import type { ArticlePlan } from './plan.ts';

const mostYears = 5;
/** Far from the numbers of the newer articles, so that none of those changes. */
const firstNumber = 201;
const firstOfHumanities = 301;

/** Who wrote together, by their places among the experts: the groups share members, and each keeps to its line of work. */
const groups: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [0, 4, 5],
  [2, 6, 7, 1],
];

/** Older articles, a few in each year, so that the course of years says something: of a journal, a person, a subject. */
export const planArchive = (field: Field, newer: readonly ArticlePlan[]): ArticlePlan[] =>
  openingPeriods(field, newer).flatMap((period, order) => [
    ...groups.map((group, place) => planOlder(field, period, { order, place, group })),
    ...(order > 0 ? [planOfHumanities(field, period, order)] : []),
  ]);

/** The first issues of the last years that have no newer articles. */
function openingPeriods(field: Field, newer: readonly ArticlePlan[]): SamplePeriod[] {
  const known = new Set(newer.map(({ period }) => period?.year));
  const opening = new Map<number, SamplePeriod>();
  for (const period of field.journal.periods)
    if (!known.has(period.year) && !opening.has(period.year)) opening.set(period.year, period);
  return [...opening.values()].slice(-mostYears);
}

interface Place {
  readonly order: number;
  readonly place: number;
  readonly group: readonly number[];
}

function planOlder(field: Field, period: SamplePeriod, { order, place, group }: Place): ArticlePlan {
  // One group turns to its next line after three years, one after two, one after one.
  const line = field.lines[(place * 5 + (order > 2 - place ? 1 : 0)) % field.lines.length] as Line;
  return {
    ...standingAt(field, period, place),
    ...{ number: firstNumber + order * groups.length + place, line, angle: 'measurement' },
    titles: {
      zh: `${period.year} 年对${line.system.zh}的${line.quantity.zh}的测量`,
      en: `The ${line.quantity.en} of ${line.system.en}, as measured in ${period.year}`,
    },
    authors: rotated(group, order).map((member) => expertPeople[member] as SamplePerson),
  };
}

/** Behind the articles of the groups, by people who have no pages of their own. */
function planOfHumanities(field: Field, period: SamplePeriod, order: number): ArticlePlan {
  const { humanities } = field;
  return {
    ...standingAt(field, period, groups.length),
    ...{ number: firstOfHumanities + order, line: humanities[order % humanities.length] as Line },
    angle: order > humanities.length ? 'limit' : 'gain',
    authors: [chinesePeople[order], otherPeople[1]] as SamplePerson[],
  };
}

/** What an older article has by its place in an issue. */
function standingAt(field: Field, period: SamplePeriod, place: number) {
  const doi = `10.5555/${field.prefix}.${period.year}.${period.issue}.${place + 1}`;
  const pages = Math.floor((Number(period.lastPage) - Number(period.firstPage)) / (groups.length + 1));
  const first = Number(period.firstPage) + pages * place;
  return {
    ...{ key: doi, doi, part: field.parts[0] as SamplePart, language: field.mainLanguage, isTranslated: true },
    ...{ state: 'in-issue' as const, period, position: place + 1, publishedOn: period.publishedOn },
    ...{ firstPage: String(first), lastPage: String(first + pages - 1), isOpen: true, figures: 1, versions: 1 },
  };
}

/** Each year another member stands first, and the last one is away every other year. */
const rotated = (group: readonly number[], order: number): number[] => {
  const from = order % group.length;
  const inOrder = [...group.slice(from), ...group.slice(0, from)];
  return order % 2 === 0 ? inOrder : inOrder.slice(0, -1);
};
