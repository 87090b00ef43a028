import type { Question, Scope } from './search-question.ts';

/** The kinds that each scope looks for. Subjects and issues are places to look into, never hits. */
const kindsOf: Readonly<Record<Scope, readonly string[]>> = {
  thesis: ['article'],
  periodical: ['journal', 'book'],
  picture: ['figure'],
  table: ['table'],
  video: ['video'],
  others: [
    'audio',
    'news',
    'album',
    'special-issue',
    'topic',
    'conference',
    'expert',
    'institution',
    'general-resource',
  ],
};

const familyOf: Readonly<Record<string, string>> = {
  article: 'articles',
  journal: 'publications',
  book: 'publications',
  figure: 'figures',
  table: 'figures',
  audio: 'media',
  video: 'media',
  expert: 'people',
  institution: 'people',
  news: 'news',
};

export const kindsOfScope = (scope: Scope): readonly string[] => kindsOf[scope];

export const scopeOfKind = (kind: string): Scope | undefined =>
  (Object.keys(kindsOf) as Scope[]).find((scope) => kindsOf[scope].includes(kind));

export const familiesOf = (kinds: readonly string[]): string[] => [
  ...new Set(kinds.map((kind) => familyOf[kind] ?? 'others')),
];

/** Of the scope's kinds those that the question names; all if it names none. */
export const kindsNamed = ({ scope, kinds }: Pick<Question, 'scope' | 'kinds'>): string[] =>
  kindsOf[scope].filter((kind) => !kinds || kinds.length === 0 || kinds.includes(kind));
