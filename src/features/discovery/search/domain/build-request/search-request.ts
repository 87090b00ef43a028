import { type Understood, understand } from '../query-language/understand.ts';
import { openQuestion, type Question } from '../search-question.ts';
import { anyOf, type EngineQuery, everything, nothing } from './engine-query.ts';
import { expressionQuery, identifierQuery } from './expression-query.ts';
import { highlight, highlightOfNeighbours } from './highlight.ts';
import { narrowedBy, narrowing, withinQueries } from './narrowing.ts';
import { type QueryPurpose, queryContext, type Synonyms } from './search-words.ts';
import { type Cursor, sortKeys } from './sort.ts';

/** A question with what is known of its text, ready to be written as a request. */
export interface PreparedQuestion {
  readonly question: Question;
  readonly understood: Understood;
  readonly synonyms?: Synonyms;
  readonly widened?: boolean;
  /** Only what this album, topic or special issue holds. */
  readonly collections?: readonly string[];
  readonly cursor?: Cursor;
}

/** Hits beyond this are reached by a cursor: the engine would have to hold all those before them. */
export const deepestHit = 10_000;
const countedUpTo = 10_000;

/** The text's own part of a request, without what narrows it. */
export function textQuery(
  { question, understood, synonyms, widened = false }: PreparedQuestion,
  purpose: QueryPurpose = 'rank',
): EngineQuery {
  const { expression, identifier, unsearchable } = understood;
  if (unsearchable) return nothing;
  if (identifier && !widened) return identifierQuery(identifier.values, 'identifier');
  if (!expression) return everything;
  return expressionQuery(expression, queryContext(question, { ...(synonyms && { synonyms }), widened, purpose }));
}

export function searchRequest(prepared: PreparedQuestion) {
  const { question, understood, cursor, collections } = prepared;
  const filter = narrowedBy(narrowing(question, collections));
  const hasText = understood.expression !== null;
  return {
    query: { bool: { must: [textQuery(prepared)], filter } },
    sort: sortKeys(question.sort, hasText).map(({ clause }) => clause),
    ...(hasText ? { highlight: marking(prepared) } : {}),
    ...(cursor ? { search_after: cursor.after } : { from: question.page * question.size }),
    size: question.size,
    _source: ['site', 'kind', 'library', 'shown'],
    track_total_hits: countedUpTo,
  };
}

/** Highlights by the query's words alone: highlighting by the whole query takes the engine longer than searching. */
const marking = (prepared: PreparedQuestion) => ({
  ...(prepared.widened ? highlightOfNeighbours : highlight),
  highlight_query: anyOf([textQuery(prepared, 'mark'), ...withinQueries(prepared.question, 'mark')]),
});

/** A keyword as it is searched among papers, as the words in this order: whoever waits for one wants no neighbours of it. */
export const keywordQuery = (text: string): EngineQuery => {
  const question: Question = { ...openQuestion, text, match: 'precise' };
  return {
    bool: {
      must: [textQuery({ question, understood: understand(text) })],
      filter: narrowedBy(narrowing(question)),
    },
  };
};
