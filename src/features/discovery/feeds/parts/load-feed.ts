import type {
  getArticlesByPeriodicalIdGroupByColumn,
  getFirstPublishArticlesByPage,
  Paper,
} from '../../../../content/issue/contract.ts';
import type { getPeriodDetail, getPublicationDetail } from '../../../../content/journal/contract.ts';
import type { Call } from '../../../../platform/contract/call.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { readPageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { storedFileAddress } from '../../../../platform/shell/file-addresses.ts';
import { printedPlace } from '../../../../platform/shell/printed-place.ts';
import type { getChannelInfo } from '../../../sites/navigation/contract.ts';
import { isList, listFor, planInput } from '../../lists/parts/list-of-address.ts';
import type { advSearch } from '../../search/contract.ts';
import type { Hit } from '../../search/hit.contract.ts';
import type { listItems } from '../../search/list.contract.ts';
import { questionOf, readSearchAddress, searchHref } from '../../search/parts/search-address.ts';
import type { FeedEntry, FeedFacts } from '../domain/feed.ts';
import type { FeedName } from '../domain/feed-name.ts';

const size = 50;
const newest = 'publishDate,desc';

/** The content of a feed before it is worded. */
export interface FeedContent {
  /** The journal, section or search that it is about; nothing for the whole site. */
  readonly about: Text | string | null;
  /** The page that shows the same. */
  readonly page: string;
  readonly listed: readonly (Hit | Paper)[];
}

type Loaded = Promise<Result<FeedContent, Failure>>;

/** Every feed is the answer of a call that a page asks as well: what a reader may see is decided there. `query` is of a search. */
export function loadFeed(call: Call, name: FeedName, query: URLSearchParams): Loaded {
  switch (name.of) {
    case 'site':
      return loadSite(call);
    case 'online-first':
    case 'just-accepted':
      return loadFirst(call, name.of === 'online-first' ? 'onlineFirst' : 'justAccepted', name.id);
    case 'search':
      return loadSearch(call, query);
    case 'journal':
      return loadJournal(call, name.id);
    case 'issue':
      return loadIssue(call, name.id);
    case 'column':
      return loadColumn(call, name.id);
  }
}

async function loadSite(call: Call): Loaded {
  const found = await call<typeof listItems>('GET /front/item/list', { size });
  return found.ok ? success({ about: null, page: '/newPublish', listed: found.value.content }) : found;
}

async function loadFirst(call: Call, state: 'onlineFirst' | 'justAccepted', journal: Id | null): Loaded {
  const found = await call<typeof getFirstPublishArticlesByPage>(
    'GET /front/front-article/getFirstPublishArticlesByPage',
    { state, size, ...(journal && { publicationIndexId: journal }) },
  );
  if (!found.ok) return found;
  const about = journal ? await journalNames(call, journal) : success(null);
  if (!about.ok) return about;
  const page = journal ? `/${state}?publicationIndexId=${journal}` : `/${state}`;
  return success({ about: about.value, page, listed: found.value.content });
}

async function loadSearch(call: Call, query: URLSearchParams): Loaded {
  const address = { ...readSearchAddress(query), page: 0, cursor: '', lang: '' };
  const found = await call<typeof advSearch>('GET /front/advSearch', {
    ...questionOf(address.scope, address),
    sort: newest,
    size,
  });
  if (!found.ok) return found;
  return success({ about: address.q, page: searchHref('/searchFrame', address, {}), listed: found.value.content });
}

async function loadJournal(call: Call, id: Id): Loaded {
  const about = await journalNames(call, id);
  if (!about.ok) return about;
  const facet = [`journal:${id}`];
  const found = await call<typeof advSearch>('GET /front/advSearch', { scope: 'thesis', facet, sort: newest, size });
  return found.ok ? success({ about: about.value, page: `/mag/${id}`, listed: found.value.content }) : found;
}

async function journalNames(call: Call, id: Id): Promise<Result<Text, Failure>> {
  const found = await call<typeof getPublicationDetail>('GET /front/front-publication/detail/{id}', { id });
  return found.ok ? success(found.value.names) : found;
}

async function loadIssue(call: Call, id: Id): Loaded {
  const [period, columns] = await Promise.all([
    call<typeof getPeriodDetail>('GET /front/front-period/detail/{id}', { id }),
    call<typeof getArticlesByPeriodicalIdGroupByColumn>(
      'GET /front/front-article/getArticlesByPeriodicalIdGroupByColumn/{id}',
      { id, size: 100 },
    ),
  ]);
  if (!period.ok) return period;
  if (!columns.ok) return columns;
  const { publicationNames, year, volume, issue } = period.value;
  const number = `${year}, ${volume ?? ''}${issue ? `(${issue})` : ''}`;
  const about = Object.fromEntries(Object.entries(publicationNames).map(([key, name]) => [key, `${name} ${number}`]));
  return success({ about, page: `/issue?activeName=${id}`, listed: columns.value.flatMap(({ content }) => content) });
}

/** The list behind a section of the navigation; a section that shows a text has no feed. */
async function loadColumn(call: Call, id: Id): Loaded {
  const channel = await call<typeof getChannelInfo>('GET /front/channel/info', { channelId: id });
  if (!channel.ok) return channel;
  const { target, names } = channel.value;
  const address = target && !target.external ? URL.parse(target.href, 'http://site') : null;
  if (!address || !isList(address.pathname)) return failed(failure('notFound'));
  const plan = listFor(address.pathname, readPageParameters(address.searchParams));
  const found = await call<typeof listItems>('GET /front/item/list', {
    channelId: id,
    size,
    ...planInput(plan),
  });
  return found.ok
    ? success({ about: names, page: `${address.pathname}${address.search}`, listed: found.value.content })
    : found;
}

const several = (joined: string): string[] => joined.split(';').flatMap((one) => one.trim() || []);

/** What a list prints of an item, as an entry of a feed. */
export function feedEntry(
  listed: Hit | Paper,
  { updated, recording }: FeedFacts,
  { origin, sld }: { readonly origin: string; readonly sld: string },
): FeedEntry {
  const { id, resName, doi, url, summary, authors, keyword, publishDate, publicationName } = listed;
  return {
    // Ids carry their site and never change; hosts may.
    id: `urn:imprint:${sld}:${id}`,
    title: resName || doi || id,
    href: origin + url,
    summary,
    authors: several(authors),
    published: publishDate,
    updated,
    keywords: several(keyword),
    doi,
    source: publicationName ? [publicationName, printedPlace(listed)].filter(Boolean).join(' ') : '',
    enclosure: recording && {
      href: origin + storedFileAddress(`${id}-${recording.position}`),
      type: recording.type,
      bytes: recording.bytes,
    },
  };
}
