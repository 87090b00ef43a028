import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { createFairShare, type ShareLimits } from '../../../platform/kernel/fair-share.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { SearchEngine } from '../../../platform/ports/search-engine.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import {
  answerAlbumList,
  answerExpertArticles,
  answerGetHomeNewsList,
  answerListItems,
  answerTopicResList,
  answerVodResList,
  type ListCalls,
} from './api/list-calls.ts';
import {
  answerGetSubjectCategory,
  answerRelatedArticles,
  answerRelatedThings,
  answerSuggest,
} from './api/related-calls.ts';
import {
  answerAdvancedSearchArticle,
  answerAdvSearch,
  answerAdvSearchClusters,
  answerAlbumClusters,
  answerAlbumPictureSearch,
  answerAlbumTableSearch,
  answerAuthorSearch,
  answerGeneralAdvSearch,
  answerNewsAdvSearch,
  answerSubPage,
  type SearchCalls,
} from './api/search-calls.ts';
import { shareFairly } from './api/share-fairly.ts';
import { type KnownKind, knownKinds } from './domain/known-kinds.ts';
import { postgresLists } from './store/postgres-lists.ts';
import { postgresReducedStore } from './store/postgres-reduced-store.ts';
import { postgresAlbums, postgresExpertPapers, postgresSubjects, postgresSubPools } from './store/postgres-search.ts';
import { createAskedSites } from './use-cases/asked-sites.ts';
import { type CircuitLimits, createCircuit } from './use-cases/engine-circuit.ts';
import { createFindClusters } from './use-cases/find-clusters.ts';
import { createFindRelated } from './use-cases/find-related.ts';
import { createListItems } from './use-cases/list-items.ts';
import { createReducedSearch } from './use-cases/reduced-search.ts';
import { createSearch } from './use-cases/search.ts';
import { createCountedSubjects } from './use-cases/subject-tree.ts';
import { createSuggest } from './use-cases/suggest.ts';

export interface SearchingParts {
  readonly database: Database;
  readonly kinds: readonly KnownKind[];
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly siteOfItem: SiteOfItem;
  readonly clock: Clock;
  readonly log: Log;
  readonly share: ShareLimits;
}

/** An answer, whole or reduced, has to be there within 800 ms: the engine has the larger part of it. */
const circuitLimits: CircuitLimits = {
  deadlineMilliseconds: 500,
  failures: 3,
  windowMilliseconds: 5_000,
  restMilliseconds: 2_000,
};
const reducedMilliseconds = 280;

export function searchingHandlers(parts: SearchingParts): AnyHandler[] {
  const { database, engine, directory, siteOfItem, clock } = parts;
  const kinds = knownKinds(parts.kinds);
  const circuit = createCircuit(parts, circuitLimits);
  const reduced = createReducedSearch(postgresReducedStore(database), kinds, reducedMilliseconds);
  const askedSites = createAskedSites(directory);
  const calls: SearchCalls = {
    search: createSearch({ engine, circuit, reduced, clock, kinds }),
    findClusters: createFindClusters({ engine, circuit, kinds }),
    askedSites,
    siteOfItem,
    albumsOf: postgresAlbums(database),
    clock,
  };
  const relating = { find: createFindRelated(engine, circuit, kinds), askedSites, siteOfItem };
  const lists: ListCalls = {
    list: createListItems(postgresLists(database), calls.search),
    askedSites,
    siteOfItem,
    comingOut: kinds.comingOut,
  };
  const shared = shareFairly(createFairShare(() => parts.share));
  return [
    answerAdvSearch(calls),
    answerAdvSearchClusters(calls),
    answerAdvancedSearchArticle(calls),
    answerNewsAdvSearch(calls),
    answerGeneralAdvSearch(calls),
    answerAuthorSearch(calls),
    answerAlbumPictureSearch(calls),
    answerAlbumTableSearch(calls),
    answerAlbumClusters(calls),
    answerExpertArticles(postgresExpertPapers(database), siteOfItem),
    answerGetSubjectCategory(createCountedSubjects(engine, circuit, postgresSubjects(database))),
    answerSubPage(calls, postgresSubPools(database)),
    answerListItems(lists),
    answerGetHomeNewsList(lists),
    answerAlbumList(lists),
    answerTopicResList(lists),
    answerVodResList(lists),
    answerSuggest(askedSites, createSuggest(engine, circuit, kinds)),
    answerRelatedArticles(relating),
    answerRelatedThings({ ...relating, kinds }),
  ].map((handler) => shared(handler));
}
