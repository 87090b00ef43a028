import type { Understood } from '../query-language/understand.ts';
import type { Question } from '../search-question.ts';
import { askingFor, type Synonyms } from './asking.ts';
import type { Cursor } from './cursor.ts';
import { type EngineQuery, everything, nothing } from './engine-query.ts';
import { expressionQuery, identifierQuery } from './expression-query.ts';
import { highlight, highlightOfNeighbours } from './highlight.ts';
import { narrowedBy, narrowing } from './narrowing.ts';
import { sortKeys } from './sort.ts';

export interface Asked {
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
export function textQuery({ question, understood, synonyms, widened }: Asked): EngineQuery {
  const { expression, identifier, unsearchable } = understood;
  if (unsearchable) return nothing;
  if (identifier && !widened) return identifierQuery(identifier.values, 'identifier');
  if (!expression) return everything;
  return expressionQuery(
    expression,
    askingFor(question, { ...(synonyms ? { synonyms } : {}), widened: widened ?? false }),
  );
}

export function searchRequest(asked: Asked) {
  const { question, understood, cursor, collections } = asked;
  const filter = narrowedBy(narrowing(question, collections));
  const hasText = understood.expression !== null;
  return {
    query: { bool: { must: [textQuery(asked)], filter } },
    sort: sortKeys(question.sort, hasText).map(({ clause }) => clause),
    ...(hasText ? { highlight: asked.widened ? highlightOfNeighbours : highlight } : {}),
    ...(cursor ? { search_after: cursor.after } : { from: question.page * question.size }),
    size: question.size,
    _source: ['site', 'id', 'kind', 'library', 'shown'],
    track_total_hits: countedUpTo,
  };
}
