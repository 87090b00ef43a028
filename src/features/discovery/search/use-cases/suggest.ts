import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { EngineAnswer, SearchEngine } from '../../../../platform/ports/search-engine.ts';
import { type EngineQuery, everything, kindQuery } from '../domain/build-request/engine-query.ts';
import { literally } from '../domain/build-request/synonym-request.ts';
import { type KnownKinds, kindsOfScope, type ScopeKinds } from '../domain/known-kinds.ts';
import type { Scope } from '../domain/search-question.ts';
import { hitIn } from '../domain/stored-hit.ts';
import { readable } from '../domain/term-rule.ts';
import type { Suggestion } from '../related.contract.ts';
import type { EngineCircuit } from './engine-circuit.ts';

interface SuggestOrder {
  readonly site: SiteContext;
  readonly sites: readonly number[];
  readonly text: string;
  readonly scope: Scope;
  readonly language: Language;
}

export type Suggest = ReturnType<typeof createSuggest>;

const mostPeople = 5;

/** What a reader may be about to type. Without the engine, or without letters, nothing is suggested. */
export const createSuggest =
  (engine: SearchEngine, circuit: EngineCircuit, kinds: KnownKinds) =>
  async (order: SuggestOrder): Promise<Suggestion[]> => {
    const { sites, text, scope } = order;
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const { titles, journals, keywords, people } = suggestRequests(text, scope);
    const families = kinds.familiesOf(kinds.ofScope(scope));
    const answers = await circuit(() =>
      engine.searchAll([
        { sites, families, request: titles },
        { sites, families: ['publications'], request: journals },
        { sites, families, request: keywords },
        { sites, families, request: people },
      ]),
    );
    if (!answers.ok) return [];
    const [byTitle, byJournal, byKeyword, byPerson] = answers.value;
    return unique([
      ...keywordsIn(byKeyword),
      ...namedHits(byTitle, 'title', order),
      ...peopleIn(byPerson, order),
      ...namedHits(byJournal, 'journal', order),
    ]);
  };

const namedHits = (answer: EngineAnswer | undefined, type: 'title' | 'journal', order: SuggestOrder): Suggestion[] =>
  (answer?.hits ?? []).map(({ id, source }) => {
    const { titles, doi } = hitIn(source);
    const text = textFor(titles ?? {}, order.language, order.site.target.defaultLanguage);
    const library = source.library as string | undefined;
    return { text, type, url: itemAddress({ kind: String(source.kind), id, doi, library }) };
  });

const keywordsIn = (answer: EngineAnswer | undefined): Suggestion[] => {
  const { buckets = [] } = (answer?.aggregations.keywords ?? {}) as { buckets?: { key: string }[] };
  return buckets.map(({ key }) => ({ text: key, type: 'keyword', url: null }));
};

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Of the people behind the found papers those whose name is typed, not those who wrote with them. */
function peopleIn(answer: EngineAnswer | undefined, { text, language, site }: SuggestOrder): Suggestion[] {
  const typed = fold(text.trim());
  const names = (answer?.hits ?? []).flatMap(({ source }) =>
    (hitIn(source).authors ?? []).map(
      ({ name, names: printed }) => textFor(printed ?? {}, language, site.target.defaultLanguage) || name || '',
    ),
  );
  const meant = names.filter((name) => fold(name).includes(typed));
  return [...new Set(meant)].slice(0, mostPeople).map((name) => ({ text: name, type: 'author', url: null }));
}

const unique = (suggestions: readonly Suggestion[]): Suggestion[] => [
  ...new Map(
    suggestions
      .filter(({ text }) => text !== '')
      .map((suggestion) => [`${suggestion.type} ${suggestion.text}`, suggestion]),
  ).values(),
];

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
