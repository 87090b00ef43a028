import type { AnyHandler, CallRequest } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { VectorStore } from '../../../platform/item/meaning/vector-store.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { createFairShare, type ShareLimits } from '../../../platform/kernel/fair-share.ts';
import { failed } from '../../../platform/kernel/result.ts';
import type { Access } from '../../../platform/ports/access.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { OffersOf } from '../../../platform/ports/offers-of.ts';
import type { SearchEngine } from '../../../platform/ports/search-engine.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import { listCalls } from './api/list-calls.ts';
import { createPassagesFor } from './api/passages-for.ts';
import { createReadablePassages } from './api/readable-passages.ts';
import { relatedCalls } from './api/related-calls.ts';
import { searchCalls } from './api/search-calls.ts';
import { type KnownKind, knownKinds } from './domain/known-kinds.ts';
import { postgresLists } from './store/postgres-lists.ts';
import { postgresReducedStore } from './store/postgres-reduced-store.ts';
import { postgresRelated } from './store/postgres-related.ts';
import { postgresSearch } from './store/postgres-search.ts';
import { createCircuit } from './use-cases/engine-circuit.ts';
import { createFindClusters } from './use-cases/find-clusters.ts';
import { createFindNear, type MeaningParts } from './use-cases/find-near.ts';
import { createFindPassages } from './use-cases/find-passages.ts';
import { createFindRelated } from './use-cases/find-related.ts';
import { createListItems } from './use-cases/list-items.ts';
import { createNearItems } from './use-cases/near-items.ts';
import { createReducedSearch } from './use-cases/reduced-search.ts';
import { createSearch } from './use-cases/search.ts';
import { createSitesToSearch } from './use-cases/sites-to-search.ts';
import { createCountedSubjects } from './use-cases/subject-tree.ts';
import { createSuggest } from './use-cases/suggest.ts';

interface Parts {
  readonly database: Database;
  readonly kinds: readonly KnownKind[];
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly siteOfItem: SiteOfItem;
  readonly clock: Clock;
  readonly access: Pick<Access, 'decide' | 'reading'>;
  readonly offersOf: OffersOf;
  /** The day at a site. */
  today(site: number): Promise<string>;
  readonly log: Log;
  readonly share: ShareLimits;
  /** Where there are models that tell what texts mean, or should be. */
  readonly meaning?: (MeaningParts & { readonly vectors: Pick<VectorStore, 'of'> }) | 'missing' | undefined;
}

const isKnown = (meaning: Parts['meaning']): meaning is Exclude<Parts['meaning'], 'missing' | undefined> =>
  meaning !== undefined && meaning !== 'missing';

/** An answer, whole or reduced, has to be there within 800 ms: the engine has the larger part of it. */
const circuitLimits = {
  deadlineMilliseconds: 500,
  failures: 3,
  windowMilliseconds: 5_000,
  restMilliseconds: 2_000,
};
const reducedMilliseconds = 280;

export function createSearching(parts: Parts) {
  const { database, engine, directory, siteOfItem, clock } = parts;
  const kinds = knownKinds(parts.kinds);
  const circuit = createCircuit(parts, circuitLimits);
  const reduced = createReducedSearch(postgresReducedStore(database), kinds, reducedMilliseconds);
  const store = postgresSearch(database);
  const lists = postgresLists(database);
  const search = createSearch({
    engine,
    circuit,
    reduced,
    clock,
    kinds,
    findNear: isKnown(parts.meaning) ? createFindNear(engine, parts.meaning) : parts.meaning && (async () => undefined),
  });
  const common = { sitesToSearch: createSitesToSearch(directory), siteOfItem, store };
  const withReadablePassages = createReadablePassages({
    access: parts.access,
    siteOfItem,
    guardOf: (kind) => {
      const access = parts.kinds.find(({ name }) => name === kind)?.access;
      return access && (access.media ? 'play' : 'read');
    },
  });
  const handlers: AnyHandler[] = [
    ...searchCalls({
      ...common,
      lists,
      search,
      findClusters: createFindClusters({ engine, circuit, kinds }),
      withReadablePassages,
      today: parts.today,
      offersOf: parts.offersOf,
      access: parts.access,
    }),
    ...listCalls({ ...common, list: createListItems(lists, kinds.comingOut, search) }),
    ...relatedCalls({
      ...common,
      findRelated: createFindRelated({
        engine,
        circuit,
        kinds,
        store: postgresRelated(database),
        log: parts.log,
        nearTo: isKnown(parts.meaning) ? createNearItems(engine, parts.meaning.vectors, parts.log) : undefined,
      }),
      findSuggestions: createSuggest(engine, circuit, kinds),
      subjectsOf: createCountedSubjects(engine, circuit, store),
      kinds,
    }),
  ];
  return {
    handlers: sharedFairly(handlers, parts.share),
    passagesFor: createPassagesFor({
      sitesToSearch: common.sitesToSearch,
      withReadablePassages,
      find: createFindPassages({ engine, circuit, kinds }),
    }),
  };
}

/** Counts a call against the site whose host asks, whichever sites it asks about: nobody can spend another's share. */
function sharedFairly(handlers: readonly AnyHandler[], limits: ShareLimits): AnyHandler[] {
  const share = createFairShare<number>(() => limits);
  return handlers.map((handler) => ({
    ...handler,
    answer: async (request: CallRequest<unknown>) => {
      const outcome = await share.serve(request.site.host.id, () => handler.answer(request as never));
      return outcome.ok ? outcome.value : failed(failure('tooManyRequests'));
    },
  }));
}
