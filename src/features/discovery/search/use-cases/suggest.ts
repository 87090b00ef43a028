import { itemAddress } from '../../../../platform/kernel/item-address.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { EngineAnswer, SearchEngine } from '../../../../platform/ports/search-engine.ts';
import { suggestRequests } from '../domain/build-request/suggest-request.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import type { Scope } from '../domain/search-question.ts';
import { shownDocument } from '../domain/shown-document.ts';
import type { EngineCircuit } from './engine-circuit.ts';

export interface Suggestion {
  readonly text: string;
  readonly type: 'title' | 'author' | 'keyword' | 'journal';
  readonly url: string | null;
}

export interface SuggestOrder {
  readonly site: SiteContext;
  readonly sites: readonly number[];
  readonly text: string;
  readonly scope: Scope;
  readonly language: Language;
}

export type Suggest = (order: SuggestOrder) => Promise<readonly Suggestion[]>;

const mostPeople = 5;

/** What a reader may be about to type. Without the engine, or without letters, nothing is suggested. */
export const createSuggest =
  (engine: SearchEngine, circuit: EngineCircuit, kinds: KnownKinds): Suggest =>
  async (order) => {
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
    const { titles, doi } = shownDocument(source.shown);
    const text = textFor(titles, order.language, order.site.target.defaultLanguage);
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
    shownDocument(source.shown).authors.map(
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
