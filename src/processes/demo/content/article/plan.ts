import type { RelationType } from '../../../../platform/item/writing/item-draft.ts';
import type { SamplePeriod } from '../../sample-site.ts';
import { type Chance, chanceOf } from '../choosing.ts';
import type { Field, Line, SampleLanguage, SamplePart, Words } from '../field.ts';
import { chinesePeople, everyone, otherPeople, type SamplePerson } from '../people.ts';
import type { Angle } from './titles.ts';

export type ArticleState = 'in-issue' | 'online-first' | 'just-accepted' | 'conference' | 'enhanced-conference';
export type NoticeType = 'correction' | 'retraction' | 'article-commentary' | 'translation';

/** What is settled about an article before a word of it is written. */
export interface ArticlePlan {
  readonly number: number;
  readonly key: string;
  readonly doi: string;
  readonly line: Line;
  readonly angle: Angle;
  /** In place of a title made of line and angle. */
  readonly titles?: Words;
  readonly part: SamplePart;
  readonly language: SampleLanguage;
  /** Without it only the article's own language is there. */
  readonly isTranslated: boolean;
  readonly state: ArticleState;
  readonly period: SamplePeriod | null;
  readonly position: number | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly publishedOn: string;
  readonly authors: readonly SamplePerson[];
  readonly isOpen: boolean;
  readonly figures: number;
  readonly versions: number;
  readonly notice?: { readonly type: NoticeType; readonly relation: RelationType; readonly about: ArticlePlan };
}

const periodsWithArticles = 8;
const articlesInPeriod = 6;
/** Which of the field's columns an article of an issue stands in, by its place. */
const partOfPlace = [1, 0, 1, 0, 3, 2];
const angles: readonly Angle[] = ['gain', 'measurement', 'limit'];

const beforePrint: readonly [ArticleState, string][] = [
  ...['2026-11-02', '2026-11-05', '2026-11-09', '2026-11-12'].map(
    (on) => ['online-first', on] as [ArticleState, string],
  ),
  ...['2026-11-10', '2026-11-11', '2026-11-13', '2026-11-14'].map(
    (on) => ['just-accepted', on] as [ArticleState, string],
  ),
  ...(['2026-08-21', '2026-08-22'] as const).map((on) => ['conference', on] as [ArticleState, string]),
  ['enhanced-conference', '2026-09-30'],
];

const notices: readonly [NoticeType, RelationType, number][] = [
  ['correction', 'corrects', 7],
  ['retraction', 'retracts', 11],
  ['article-commentary', 'comments-on', 43],
  ['translation', 'translates', 44],
];

/** Oldest first: an article cites earlier ones. */
export function planArticles(field: Field): ArticlePlan[] {
  const periods = field.journal.periods.slice(-periodsWithArticles);
  const plans: ArticlePlan[] = periods.flatMap((period, order) =>
    Array.from({ length: articlesInPeriod }, (_, place) => {
      const number = order * articlesInPeriod + place + 1;
      const pages = Math.floor((Number(period.lastPage) - Number(period.firstPage)) / (articlesInPeriod + 2));
      const first = Number(period.firstPage) + pages * place;
      return {
        ...basics(field, number, partOfPlace[place] ?? 0),
        ...{ state: 'in-issue' as const, period, position: place + 1, publishedOn: period.publishedOn },
        doi: `10.5555/${field.prefix}.${period.year}.${period.issue}.${place + 1}`,
        ...{ firstPage: String(first), lastPage: String(first + pages - 1) },
      };
    }).map((plan) => ({ ...plan, key: plan.doi })),
  );
  for (const [state, publishedOn] of beforePrint) {
    const number = plans.length + 1;
    const doi = `10.5555/${field.prefix}.2026.${number}`;
    const loose = { period: null, position: null, firstPage: null, lastPage: null };
    plans.push({ ...basics(field, number, number % 2), ...loose, key: doi, doi, state, publishedOn });
  }
  for (const [type, relation, about] of notices) plans.push(planNotice(field, plans, type, relation, about));
  return plans;
}

function basics(field: Field, number: number, part: number) {
  const chance = chanceOf(field.seed + number * 31);
  const line = field.lines[(number * 7) % field.lines.length] as Line;
  const { type } = field.parts[part] as SamplePart;
  const other: SampleLanguage = field.mainLanguage === 'zh' ? 'en' : 'zh';
  return {
    ...{ number, line, part: field.parts[part] as SamplePart },
    angle: type === 'review-article' ? ('review' as const) : (angles[Math.floor((number - 1) / 20) % 3] as Angle),
    language: number % 7 === 0 ? other : field.mainLanguage,
    isTranslated: number % 9 !== 0,
    authors: authorsOf(field, chance),
    isOpen: number % 3 !== 0,
    figures: type === 'review-article' ? 1 : 1 + (number % 2) + (number % 6 === 1 ? 1 : 0),
    versions: number % 5 === 0 ? 3 : 1,
  };
}

function authorsOf(field: Field, chance: Chance): SamplePerson[] {
  const [near, far] = field.mainLanguage === 'zh' ? [chinesePeople, otherPeople] : [otherPeople, chinesePeople];
  const authors = [...chance.some(near, chance.whole(2, 4)), ...chance.some(far, chance.whole(0, 2))];
  return authors.length > 0 ? authors : [everyone[0] as SamplePerson];
}

function planNotice(
  field: Field,
  plans: readonly ArticlePlan[],
  type: NoticeType,
  relation: RelationType,
  about: number,
): ArticlePlan {
  const target = plans[about - 1] as ArticlePlan;
  const period = field.journal.periods.at(-1) as SamplePeriod;
  const number = plans.length + 1;
  const doi = `10.5555/${field.prefix}.2026.${number}`;
  const page = Number(period.lastPage) - (66 - number);
  const other: SampleLanguage = target.language === 'zh' ? 'en' : 'zh';
  return {
    ...target,
    ...{
      number,
      key: doi,
      doi,
      state: 'in-issue',
      period,
      position: number - 53,
      publishedOn: period.publishedOn,
    },
    ...{ firstPage: String(page), lastPage: String(page), isOpen: true, versions: 1 },
    figures: type === 'translation' ? target.figures : 0,
    isTranslated: type !== 'translation',
    language: type === 'translation' ? other : target.language,
    notice: { type, relation, about: target },
  };
}
