import { readable } from '../query-language/readable.ts';
import { kindsOfScope, type ScopeKinds } from '../scope-kinds.ts';
import type { Scope } from '../search-question.ts';
import { type EngineQuery, everything } from './engine-query.ts';
import { kindQuery } from './kind-query.ts';
import { literally } from './synonym-request.ts';

const most = 5;

const titleBegins = (query: string): EngineQuery => ({
  multi_match: {
    query,
    type: 'phrase_prefix',
    max_expansions: 50,
    fields: ['title.en.exact', 'title.zh.pair', 'title.any'],
  },
});

const hits = (must: EngineQuery, kinds: ScopeKinds, size: number) => ({
  query: { bool: { must: [must], filter: [kindQuery(kinds)] } },
  size,
  _source: ['id', 'kind', 'library', 'shown'],
  track_total_hits: false,
});

/** What begins like the typed text: titles of the scope, journals, keywords and people. */
export function suggestRequests(typed: string, scope: Scope) {
  const text = readable(typed).trim();
  const kinds = kindsOfScope(scope);
  return {
    titles: hits(titleBegins(text), kinds, most),
    journals: hits(titleBegins(text), { only: ['journal'] }, 3),
    keywords: {
      query: {
        bool: { must: [everything], filter: [{ prefix: { keywords: { value: text, case_insensitive: true } } }] },
      },
      aggs: { keywords: { terms: { field: 'keywords', size: most, include: `${inAnyCase(text)}.*` } } },
      size: 0,
      track_total_hits: false,
    },
    people: hits({ match_phrase_prefix: { author: { query: text, max_expansions: 50 } } }, kinds, 10),
  };
}

/** A pattern for the same letters, small or capital. */
const inAnyCase = (text: string): string =>
  [...text]
    .map((character) => {
      const [small, capital] = [character.toLowerCase(), character.toUpperCase()];
      return small !== capital && [...small, ...capital].length === 2 ? `[${small}${capital}]` : literally(character);
    })
    .join('');
