import { kindsOfQuestion } from '../known-kinds.ts';
import { understand } from '../query-language/understand.ts';
import { type FacetName, facetNames, type Question, type ReadingRights } from '../search-question.ts';
import { type EngineQuery, kindQuery } from './engine-query.ts';
import { expressionQuery, yearsQuery } from './expression-query.ts';
import { type QueryPurpose, queryContext } from './search-words.ts';

/** Between the parts of a facet's value: an id and its labels. */
export const separator = '␟';

interface FacetField {
  readonly field: string;
  /** How many values are returned. */
  readonly size: number;
  /** The value begins with an id or a name to know it by, and its labels follow. */
  readonly labelled?: boolean;
  readonly numeric?: boolean;
  /** Several values of one entity, returned as one. */
  readonly joined?: boolean;
}

const facetFields: Readonly<Record<FacetName, FacetField>> = {
  kind: { field: 'kind', size: 20 },
  journal: { field: 'journals', size: 20, labelled: true },
  subject: { field: 'subjects', size: 20, labelled: true },
  author: { field: 'authors', size: 20, labelled: true, joined: true },
  institution: { field: 'institutions', size: 20, labelled: true },
  keyword: { field: 'keywords', size: 20, joined: true },
  part: { field: 'part', size: 20, labelled: true },
  readable: { field: 'accessType', size: 1 },
  accessType: { field: 'accessType', size: 5, numeric: true },
  publicationType: { field: 'publicationType', size: 10, numeric: true },
  language: { field: 'language', size: 20 },
  library: { field: 'library', size: 5 },
  newsType: { field: 'newsType', size: 10 },
};

/** So many values of a list that the reader opened. */
export const mostValues = 200;

export const facetField = (facet: FacetName): FacetField => facetFields[facet];

/** What a page is about: a keyword is the same however it is set. */
const keywordQuery = (values: readonly string[]): EngineQuery => ({ terms: { 'keywords.name': values } });

const aboutQuery = (facet: FacetName, values: readonly string[]): EngineQuery =>
  facet === 'keyword' ? keywordQuery(values) : chosenQuery(facet, values);

/** Documents that have one of the chosen values. */
function chosenQuery(facet: FacetName, chosen: readonly string[]): EngineQuery {
  const { field, labelled, numeric, joined } = facetFields[facet];
  const values = joined ? chosen.flatMap((value) => value.split(separator)) : chosen;
  if (facet === 'keyword') return keywordQuery(values);
  if (numeric) {
    const numbers = values.filter((value) => /^-?\d{1,4}$/.test(value)).map(Number);
    return { terms: { [field]: numbers } };
  }
  if (!labelled) return { terms: { [field]: values } };
  // A person without a record of their own has a name and no id.
  return {
    bool: {
      should: [
        { terms: { [field]: values } },
        ...values.map((value) => ({ prefix: { [field]: `${value}${separator}` } })),
      ],
      minimum_should_match: 1,
    },
  };
}

const openAccess = 0;

/** What the reader may read in full: open access, and what sites and subscriptions open to them. */
export const readableQuery = ({ sites, journals }: ReadingRights = { sites: [], journals: [] }): EngineQuery => ({
  bool: {
    should: [
      { term: { accessType: openAccess } },
      ...(sites.length > 0 ? [{ terms: { site: sites } }] : []),
      ...(journals.length > 0 ? [{ terms: { journalId: journals } }] : []),
    ],
    minimum_should_match: 1,
  },
});

/** What narrows a question down, each choice apart: a list of choices is counted without itself. */
export interface Narrowing {
  readonly always: readonly EngineQuery[];
  readonly years: readonly EngineQuery[];
  readonly chosen: ReadonlyMap<FacetName, EngineQuery>;
}

export function narrowing(question: Question, collections?: readonly string[]): Narrowing {
  const { from, to } = question.years;
  return {
    always: [
      kindQuery(kindsOfQuestion(question)),
      ...(collections ? [{ terms: { collections } }] : []),
      ...amongQueries(question),
      ...facetNames.flatMap((facet) => {
        const values = question.about?.[facet] ?? [];
        return values.length > 0 ? [aboutQuery(facet, values)] : [];
      }),
      ...withinQueries(question),
    ],
    years: [
      ...(from === null && to === null ? [] : [yearsQuery(from, to)]),
      ...(question.since ? [{ range: { publishedOn: { gte: question.since } } }] : []),
    ],
    chosen: new Map(
      facetNames.flatMap((facet) => {
        const values = question.chosen[facet] ?? [];
        if (values.length === 0) return [];
        const query = facet === 'readable' ? readableQuery(question.rights) : chosenQuery(facet, values);
        return [[facet, query] as const];
      }),
    ),
  };
}

export const amongQueries = ({ among }: Question): EngineQuery[] => (among ? [{ terms: { id: among } }] : []);

/** Search inside results: each text must be found as well. */
export const withinQueries = (question: Question, purpose: QueryPurpose = 'count'): EngineQuery[] =>
  question.within.flatMap((text) => {
    const { expression } = understand(text);
    return expression ? [expressionQuery(expression, queryContext(question, { purpose }))] : [];
  });

/** All of it together, but for the choices of one list. */
export const narrowedBy = ({ always, years, chosen }: Narrowing, except?: FacetName | 'year'): EngineQuery[] => [
  ...always,
  ...(except === 'year' ? [] : years),
  ...[...chosen].filter(([facet]) => facet !== except).map(([, query]) => query),
];
