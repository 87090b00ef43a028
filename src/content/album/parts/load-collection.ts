import type { RouterContextProvider } from 'react-router';
import { listRow } from '../../../features/discovery/lists/parts/list-view.ts';
import type { listItems } from '../../../features/discovery/search/list.contract.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { type OpenPage, openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { dayIn } from '../../../platform/kernel/day.ts';
import { siteOfId } from '../../../platform/kernel/id.ts';
import { tagOf } from '../../../platform/shell/localized-text.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { type JsonLd, jsonLdScript, known } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { secondName } from '../../journal/parts/journal-view.ts';
import { printedItem, withdrawnView } from '../../news/parts/item-view.ts';
import type { Collection, getAlbumInfo } from '../contract.ts';
import { callForPapers } from '../domain/collection.ts';
import { collectionTabs } from './collection-tabs.ts';

export type CollectionView = Extract<Awaited<ReturnType<typeof loadCollection>>, { state: 'collection' }>['collection'];

const entriesOnPage = 20;

/** The collection that an address names; nothing if it names none. */
export async function loadCollection(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const { call, language, parameters } = page;
  const { columnId: id } = parameters;
  if (!id || !siteOfId(id)) return null;
  const found = await call<typeof getAlbumInfo>('GET /front/album/info', { id });
  if (!found.ok) return null;
  const withdrawn = withdrawnView(found.value, language);
  if (withdrawn) return { state: 'withdrawn' as const, item: withdrawn };

  const { placeBody, placeHtml } = context.get(pageRequest);
  const { body, entries } = found.value;
  const tabs = collectionTabs(entries);
  const tab = tabs.find(({ name }) => name === parameters.tab) ?? tabs[0];
  const [held, isPlaced, comments] = await Promise.all([
    tab ? entriesOf(page, id, tab.kinds) : nothing,
    body ? placeBody(body.sha256) : false,
    loadComments(call, found.value.id),
  ]);
  const collection = {
    ...factsOf(found.value, page),
    body: isPlaced ? body : null,
    tabs,
    tab: tab?.name ?? null,
    entries: held,
    comments,
  };
  placeHtml(headSlot, jsonLdScript(collectionJsonLd(collection, page.origin)));
  return { state: 'collection' as const, collection };
}

export type Entries = Awaited<ReturnType<typeof entriesOf>>;

export const nothing: Entries = { rows: [], page: 0, pages: 0 };

/** A page of what a collection holds of some kinds, in its editors' order. */
export async function entriesOf({ call, parameters }: OpenPage, collectionId: string, kinds: string[]) {
  const found = await call<typeof listItems>('GET /front/item/list', {
    kinds,
    collectionId,
    page: parameters.page ?? 0,
    size: entriesOnPage,
  });
  if (!found.ok) return { rows: [], page: 0, pages: 0 };
  return { rows: found.value.content.map(listRow), page: found.value.page, pages: found.value.totalPages };
}

function factsOf(found: Collection, { sayName, site }: OpenPage) {
  const today = dayIn(site.timeZone, new Date());
  const { opensOn, closesOn } = found;
  const state = callForPapers(opensOn, closesOn, today);
  return {
    ...printedItem(found),
    second: secondName(found.titles, found.resName),
    editors: found.editors.map(({ names }) =>
      sayName(Object.fromEntries(Object.entries(names).map(([language, { full }]) => [language, full]))),
    ),
    call: state && { state, opensOn, closesOn },
  };
}

const person = (name: string): JsonLd => ({ '@type': 'Person', name });

/** A special issue is part of its journal; albums and topics are collections of works. */
const collectionJsonLd = (collection: CollectionView, origin: string): JsonLd => ({
  '@context': 'https://schema.org',
  ...known({
    '@type': collection.kind === 'special-issue' ? 'PublicationIssue' : 'Collection',
    '@id': origin + collection.url,
    url: origin + collection.url,
    name: collection.title,
    alternateName: collection.second?.text,
    description: collection.summary,
    datePublished: collection.publishDate,
    inLanguage: collection.body && tagOf(collection.body.language),
    image: collection.cover && URL.parse(collection.cover, origin)?.href,
    editor: collection.editors.map(person),
    isPartOf: collection.journal && {
      '@type': 'Periodical',
      name: collection.journal.resName,
      url: origin + collection.journal.url,
    },
    collectionSize:
      collection.kind === 'special-issue' ? null : collection.tabs.reduce((sum, { count }) => sum + count, 0) || null,
    hasPart: collection.entries.rows.map(({ title, href }) =>
      known({ '@type': 'CreativeWork', name: title, url: URL.parse(href, origin)?.href }),
    ),
  }),
});
