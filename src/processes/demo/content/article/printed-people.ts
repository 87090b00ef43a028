import type { DraftRow } from '../../../../platform/item/writing/item-draft.ts';
import type { Chance } from '../choosing.ts';
import { expertOf, orcidOf } from '../experts.ts';
import type { Field } from '../field.ts';
import { institutionOf } from '../institutions.ts';
import { namesOf } from '../people.ts';
import type { ArticlePlan } from './plan.ts';

/** Every article prints its first three institutions; each author belongs to one or two of them. */
const printedInstitutions = 3;

export const contributorsOf = (field: Field, { authors, number }: ArticlePlan): DraftRow[] =>
  authors.map((person, place) => ({
    names: namesOf(person),
    orcid: orcidOf(person),
    expert: expertOf(field, person),
    corresponding: place === authors.length - 1,
    ...(place === authors.length - 1 && { email: 'author@example.org' }),
    equal: number % 8 === 0 && place < 2,
    affiliations: place % 3 === 2 ? [1, 3] : [(place % printedInstitutions) + 1],
    credits: place === 0 ? ['conceptualization', 'investigation', 'writing-original-draft'] : ['investigation'],
  }));

export const affiliationsOf = (field: Field): DraftRow[] =>
  field.institutions.slice(0, printedInstitutions).map(({ names, country }, place) => ({
    label: String(place + 1),
    names: { ...names },
    country,
    institution: institutionOf(field, place),
  }));

const funders = [
  { zh: '示例自然科学基金', en: 'Sample Natural Science Foundation' },
  { zh: '示例重点研发计划', en: 'Sample Key Research Programme' },
  { zh: '范例研究理事会', en: 'Exemplar Research Council' },
];

export const fundsOf = (chance: Chance) =>
  chance.some(funders, chance.whole(1, 2)).map((names) => ({ names, awards: [`SAMPLE-${chance.whole(1000, 9999)}`] }));

export const statements = [
  {
    type: 'competing-interests',
    texts: { zh: '作者声明不存在利益冲突（示例）。', en: 'The authors declare no competing interests (sample).' },
  },
  {
    type: 'data-availability',
    texts: {
      zh: '本文数据均为生成的示例数据，可向通信作者索取。',
      en: 'All data of this paper are generated sample data; the corresponding author gives them on request.',
    },
  },
];
