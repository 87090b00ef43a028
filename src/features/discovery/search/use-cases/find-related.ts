import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import { asIfNow } from '../../../../platform/ports/as-if.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { EngineHit, SearchEngine } from '../../../../platform/ports/search-engine.ts';
import type { KnownKinds } from '../domain/known-kinds.ts';
import { mergeRanks } from '../domain/merge-ranks.ts';
import { foundInIndex, presentHit } from '../domain/present-hit.ts';
import { hitIn } from '../domain/stored-hit.ts';
import type { RelatedStore } from '../store/postgres-related.ts';
import type { EngineCircuit } from './engine-circuit.ts';
import type { NearItems } from './near-items.ts';

interface Parts {
  readonly engine: SearchEngine;
  readonly circuit: EngineCircuit;
  readonly kinds: KnownKinds;
  readonly store: RelatedStore;
  readonly log: Log;
  /** What lies near an item by its meaning, where there are models to tell. */
  readonly nearTo?: NearItems | undefined;
}

interface RelatedOrder {
  readonly site: SiteContext;
  /** The site that the item belongs to. */
  readonly owner: SiteContext;
  /** The sites whose items may be listed. */
  readonly sites: readonly number[];
  readonly id: Id;
  readonly kind: string;
  readonly language: Language;
}

const mostRelated = 6;
/** What stands in the same paper is seen there; so many are looked at to have enough of others. */
const mostChecked = 30;

export type FindRelated = ReturnType<typeof createFindRelated>;

/** Items like this one; `available` is false where nobody could say which are. */
export function createFindRelated({ engine, circuit, kinds, store, log, nearTo }: Parts) {
  /** What the engine finds alike, and for which revision of the item. */
  async function ask(order: RelatedOrder) {
    const { owner, sites, id, kind } = order;
    const families = kinds.familiesOf([kind]);
    const [item] = (await engine.search([owner.target.id], families, itemRequest(id, kind))).hits;
    if (!item) return { hits: [], revision: undefined };
    const paper = thesisOf(item.source);
    const most = paper ? mostChecked : mostRelated;
    const request = relatedRequest(id, kind, item.source, most);
    const [byWords, byMeaning] = await Promise.all([
      request ? engine.search(sites, families, request) : { hits: [] },
      nearTo?.({ site: owner.target.id, id, kind, sites, most }) ?? [],
    ]);
    const hits = byMeaning.length > 0 ? await together(order, byWords.hits, byMeaning, most) : byWords.hits;
    const others = hits.filter(({ source }) => !paper || thesisOf(source) !== paper);
    return { hits: others.slice(0, mostRelated), revision: item.revision };
  }

  /** What shares words and what means the same, those of both first. */
  async function together(order: RelatedOrder, byWords: readonly EngineHit[], near: readonly string[][], most: number) {
    const lists = [byWords.map(({ id }) => id), ...near].map((ids) => ({ ids, weight: 1 }));
    return named(order, mergeRanks(lists).slice(0, most));
  }

  /** Those that are still there, as they are now. */
  async function named({ sites, kind }: RelatedOrder, ids: readonly Id[]) {
    if (ids.length === 0) return [];
    const query = { bool: { filter: [{ terms: { id: ids } }] } };
    const { hits } = await engine.search(sites, kinds.familiesOf([kind]), { query, size: ids.length, ...hitSource });
    return hits.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  const notKept = (problem: unknown) => log.warn({ problem }, 'related items were not kept');

  return async (order: RelatedOrder) => {
    const { site, owner, id, kind, language } = order;
    // A request at one site about another is answered by the engine: kept results belong to their own site.
    const place = site.host.id === site.target.id ? { site: site.host.id, owner: owner.target.id, id, kind } : null;
    const kept = place && (await store.find(place).catch(() => undefined));
    const found = await circuit(async () => {
      if (kept) return named(order, kept);
      const { hits, revision } = await ask(order);
      const ids = hits.map((hit) => hit.id);
      // The answer does not wait for it; the next one asks again where this is not kept.
      if (place && revision !== undefined && !asIfNow()) store.keep(place, revision, ids).catch(notKept);
      return hits;
    });
    if (!found.ok) return { content: [], available: false };
    const reader = { language, siteLanguage: owner.host.defaultLanguage };
    const content = found.value.map((hit) => presentHit({ ...foundInIndex(hit), marked: {}, matched: [] }, reader));
    return { content, available: true };
  };
}

const thesisOf = (source: Readonly<Record<string, unknown>>): string | undefined => hitIn(source).thesis?.id;

const languages = ['zh', 'en', 'any'];

interface Group {
  readonly name: string;
  readonly boost: number;
}

/** What an item is about, the weightiest first. */
const groups: readonly Group[] = [
  { name: 'keyword', boost: 3 },
  { name: 'title', boost: 2 },
  { name: 'summary', boost: 1 },
];
/** Figures and tables are alike by what their captions say. */
const captioned: readonly Group[] = [
  { name: 'caption', boost: 3 },
  { name: 'title', boost: 2 },
];
const groupsOf = (kind: string): readonly Group[] => (kind === 'figure' || kind === 'table' ? captioned : groups);

const mostTerms = 20;

const itemRequest = (id: Id, kind: string) => ({
  query: { bool: { filter: [{ term: { id } }, { term: { kind } }] } },
  size: 1,
  _source: [...groupsOf(kind).map(({ name }) => name), 'subjects', 'shown.thesis'],
  version: true,
});

/** What a hit is presented from. */
const hitSource = { _source: ['site', 'kind', 'library', 'shown'], track_total_hits: false };

/**
 * Items of its kind that share the telling words of this one. Its texts are given as texts: a request may not name a stored document, which
 * could be of another site. Nothing where it has no words.
 */
function relatedRequest(id: Id, kind: string, item: Readonly<Record<string, unknown>>, size: number) {
  const alike = groupsOf(kind).flatMap(({ name, boost }) =>
    languages.flatMap((language) => {
      const like = textsIn((item[name] as Readonly<Record<string, unknown>> | undefined)?.[language]);
      const terms = { min_term_freq: 1, min_doc_freq: 1, max_query_terms: mostTerms, minimum_should_match: '20%' };
      return like.length > 0 ? [{ more_like_this: { fields: [`${name}.${language}`], like, boost, ...terms } }] : [];
    }),
  );
  if (alike.length === 0) return undefined;
  const subjects = textsIn(item.subjects);
  const sameSubject = subjects.length > 0 ? [{ constant_score: { filter: { terms: { subjects } }, boost: 0.5 } }] : [];
  return {
    query: {
      bool: {
        filter: [{ term: { kind } }],
        must_not: [{ term: { id } }],
        must: [{ bool: { should: alike, minimum_should_match: 1 } }],
        should: sameSubject,
      },
    },
    size,
    ...hitSource,
  };
}

const textsIn = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');
