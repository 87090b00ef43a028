import fc from 'fast-check';
import { barelyCitable, type Citable, type CitableAuthor, citableTypes } from '../../src/platform/kernel/citable.ts';
import { chinese, english, group, person } from './sample-citables.ts';

export const options = { provider: 'Sample site' };

/** Chinese, formulas and markup in the title, thirty authors and a group, a line break where none may be. */
export const difficult: Citable = {
  ...chinese,
  titles: {
    zh: '<i>钙钛矿</i>中 $E=mc^2$ 与 50% {TiO_2} & #1 的~研究\\',
    en: 'On <sub>x</sub> a<b and c>d in {TiO_2}\r\n& more: 100 % ^ ~',
  },
  authors: [
    ...Array.from({ length: 30 }, (_, place) => person(`Author${place + 1}`, 'Bea', `作者${'甲乙丙丁戊'[place % 5]}`)),
    group,
  ],
  abstracts: { zh: '第一行\n第二行 <b>粗</b>', en: 'One\u2028two' },
};
export const difficultTitle = {
  zh: '钙钛矿中 $E=mc^2$ 与 50% {TiO_2} & #1 的~研究\\',
  en: 'On x a<b and c>d in {TiO_2} & more: 100 % ^ ~',
};

export const works: readonly Citable[] = [
  english,
  chinese,
  difficult,
  { ...barelyCitable, id: '7', titles: { en: 'Bare' } },
];

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const text = fc.dictionary(fc.constantFrom('zh', 'en', 'ru', 'ara', 'pt'), anyText, {
  maxKeys: 3,
  noNullPrototype: true,
});
const maybe = fc.option(anyText, { nil: null });
const author: fc.Arbitrary<CitableAuthor> = fc.record({
  type: fc.constantFrom('person', 'group'),
  names: fc.dictionary(
    fc.constantFrom('zh', 'en'),
    fc.record({
      full: anyText,
      family: fc.option(anyText, { nil: undefined }),
      given: fc.option(anyText, { nil: undefined }),
    }),
    { noNullPrototype: true },
  ),
  affiliations: fc.array(text, { maxLength: 2 }),
});

/** Anything that a store could hand out, however broken its texts are. */
export const anyCitable: fc.Arbitrary<Citable> = fc.record({
  id: fc.nat().map(String),
  type: fc.constantFrom(...citableTypes),
  language: fc.constantFrom('zh', 'en', 'pt', null),
  titles: text,
  richTitles: fc.constant({}),
  authors: fc.array(author, { maxLength: 5 }),
  editors: fc.array(author, { maxLength: 2 }),
  containers: text,
  year: fc.option(fc.integer({ min: 1600, max: 2200 }), { nil: null }),
  date: fc.constantFrom('2026-05-09', '2026', null),
  volume: maybe,
  issue: maybe,
  firstPage: maybe,
  lastPage: maybe,
  elocation: maybe,
  number: maybe,
  edition: fc.option(fc.nat(40), { nil: null }),
  doi: maybe,
  issn: maybe,
  isbn: maybe,
  cn: maybe,
  clc: maybe,
  publishers: text,
  places: text,
  keywords: fc.dictionary(fc.constantFrom('zh', 'en'), fc.array(anyText, { maxLength: 4 }), { noNullPrototype: true }),
  abstracts: text,
  url: maybe,
  integrity: fc.constant(null),
});
