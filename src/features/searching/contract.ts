import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { newsTypes } from '../../platform/kernel/news-type.ts';
import { facetNames, mostCharacters, mostPageSize, scopes } from './domain/search-question.ts';
import { libraries, shelfSorts } from './domain/shelf-question.ts';

const list = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (Array.isArray(given) ? given : given === '' ? [] : [given]))
  .pipe(z.array(z.string().max(200)).max(50));

/** Inputs arrive as texts of an address or as values of a body; both are the same question. */
const question = z.object({
  siteId: siteIdInput.optional(),
  /** What the reader typed. How long it may be is a rule of the domain, which answers with the specification's message. */
  q: z.string().default(''),
  scope: z.enum(scopes).default('thesis'),
  /** `field,direction`, as in `publishDate,desc`; `relevance` alone. */
  sort: z.string().max(40).default('relevance'),
  /** Last 1, 3, 5 or 10 years. */
  year: z.enum(['all', '1', '3', '5', '10']).default('all'),
  yearFrom: z.coerce.number().int().min(1000).max(3000).optional(),
  yearTo: z.coerce.number().int().min(1000).max(3000).optional(),
  /** 1 precise, 0 fuzzy. */
  match: z.coerce.number().int().min(0).max(1).default(0),
  publicationType: list.optional(),
  accessType: list.optional(),
  within: list.optional(),
  /** Chosen facets, each as `name:value`. */
  facet: list.optional(),
  /** What a page is about, in the same form: it narrows like a choice, and every list of choices is counted under it. */
  about: list.optional(),
  kind: list.optional(),
  /** Facets of which more than the first values are told. */
  more: list.optional(),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(mostPageSize).default(20),
  cursor: z.string().max(500).optional(),
  /** Prefixes of the sites to ask, on a portal; all that it gathers if none is named. */
  slds: z.string().max(2_000).optional(),
});
export type SearchInput = z.output<typeof question>;

const kindName = z.string().regex(/^[a-z][a-z-]{1,39}$/);

/** One virtual album, or all of them. */
const albumInput = z.union([idInput, z.literal('all')]);

const text = z.record(z.string(), z.string());

/** What only some kinds have; texts are in the reader's language. */
const kindFacts = z
  .object({
    /** Of recordings. */
    seconds: z.number(),
    /** Of books. */
    isbn: z.string(),
    publisher: z.string(),
    series: z.string(),
    edition: z.number(),
    /** Of news: its type, whether it stands first, the address of a link. */
    newsType: z.string(),
    pinned: z.boolean(),
    link: z.string(),
    /** Of files to download and of resources: what `files/download` takes, and what the reader gets. */
    file: z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() }),
    /** Of conferences, and from when to when a special issue takes papers. */
    place: z.string(),
    startsOn: z.string(),
    endsOn: z.string(),
    /** Of people. */
    position: z.string(),
    affiliation: z.string(),
    researchFields: z.string(),
    /** Of resources: general, standard or patent. */
    library: z.string(),
    number: z.string(),
    legalStatus: z.string(),
    holder: z.string(),
    /** Of albums, topics, special issues and conferences: how many things they hold; 1,000 stands for more as well. */
    entries: z.number(),
  })
  .partial();
export type KindFacts = z.output<typeof kindFacts>;

export const hit = z.object({
  id: z.string(),
  siteId: z.number(),
  kind: z.string(),
  /** In the reader's language where it exists, else in the site's. Plain text. */
  resName: z.string(),
  enResName: z.string(),
  titles: text,
  summary: z.string(),
  /** Joined by ";". */
  authors: z.string(),
  keyword: z.string(),
  doi: z.string().nullable(),
  publicationId: z.string().nullable(),
  publicationName: z.string(),
  year: z.number().nullable(),
  volume: z.string().nullable(),
  issue: z.string().nullable(),
  firstPageNum: z.string().nullable(),
  lastPageNum: z.string().nullable(),
  publishDate: z.string().nullable(),
  publicationType: z.number().nullable(),
  accessType: z.number().nullable(),
  version: z.number().nullable(),
  visits: z.number(),
  downloads: z.number(),
  referenceCount: z.number(),
  commentCount: z.number(),
  score: z.number().nullable(),
  /** Corrections and retractions that readers must see. */
  integrity: z.enum(['corrected', 'retracted', 'concern']).nullable(),
  cover: z.string().nullable(),
  /** Of figures and tables: what they show, and the paper they belong to. */
  label: z.string().nullable(),
  caption: z.string(),
  thesis: z.object({ id: z.string(), resName: z.string() }).nullable(),
  /** Safe HTML with `<mark>` around what matched, by field. */
  highlights: z.record(z.string(), z.array(z.string())),
  /** Where it matched, and by which other words. */
  matched: z.array(z.string()),
  synonyms: z.array(z.object({ asked: z.string(), found: z.string() })),
  /** Only in lists: a search leaves it out. */
  facts: kindFacts.nullable(),
  /** The page that shows it. */
  url: z.string(),
});
export type Hit = z.output<typeof hit>;

const note = z.object({ code: z.string(), at: z.number().optional(), value: z.string().optional() });

const answer = z.object({
  content: z.array(hit),
  totalElements: z.number(),
  /** More than this were not counted. */
  totalIsLowerBound: z.boolean(),
  totalPages: z.number(),
  page: z.number(),
  size: z.number(),
  cursor: z.string().nullable(),
  milliseconds: z.number(),
  /** The engine did not answer in time; this is what the database alone could find. */
  reduced: z.boolean(),
  notes: z.array(note),
});
export type SearchAnswer = z.output<typeof answer>;

export const cluster = z.object({
  name: z.enum([...facetNames, 'year']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number(), chosen: z.boolean() })),
  /** How many more values there are. */
  more: z.number(),
});
const clusters = z.object({
  clusters: z.array(cluster),
  /** Hits in each scope, for the tabs. */
  scopes: z.record(z.enum(scopes), z.number()),
  reduced: z.boolean(),
});

export const advSearch = defineEndpoint({
  name: 'GET /front/advSearch',
  summary: 'What is found in a scope, ordered and page by page; with `albumId` only what that album holds.',
  input: question.extend({ albumId: albumInput.optional() }),
  output: answer,
});

export const advSearchClusters = defineEndpoint({
  name: 'GET /front/advSearch/clusters',
  summary: 'How what is found spreads over years, journals, subjects, people and more.',
  input: question,
  output: clusters,
});

export const advancedSearchArticle = defineEndpoint({
  name: 'GET /api/primary/article/advancedSearchArticle',
  summary: 'Papers found by the advanced search.',
  input: question,
  output: answer,
});

export const newsAdvSearch = defineEndpoint({
  name: 'GET /api/rc-news/advSearch',
  summary: 'News and column items that are found.',
  input: question,
  output: answer,
});

export const generalAdvSearch = defineEndpoint({
  name: 'GET /api/rc_res_general/advSearch',
  summary: 'General resources, standards and patents that are found.',
  input: question.extend({ library: z.enum(['general', 'standard', 'patent']).optional() }),
  output: answer,
});

export const authorSearch = defineEndpoint({
  name: 'GET /api/author/search',
  summary: 'People and institutions that are found.',
  input: question,
  output: answer,
});

export const albumPictureSearch = defineEndpoint({
  name: 'GET /front/album/resPicture/search',
  summary: 'Figures of a virtual album.',
  input: question.extend({ albumId: albumInput.default('all') }),
  output: answer,
});

export const albumTableSearch = defineEndpoint({
  name: 'GET /front/album/resTable/search',
  summary: 'Tables of a virtual album.',
  input: question.extend({ albumId: albumInput.default('all') }),
  output: answer,
});

export const albumClusters = defineEndpoint({
  name: 'GET /front/album/clusters',
  summary: 'How the content of a virtual album spreads over its tabs, years and people.',
  input: question.extend({ albumId: albumInput.default('all') }),
  output: clusters,
});

export const expertArticles = defineEndpoint({
  name: 'GET /front/expert/getArticles',
  summary: 'Papers that an expert wrote, the newest first.',
  input: z.object({
    siteId: siteIdInput.optional(),
    expertId: z.string().regex(/^[1-9][0-9]{0,18}$/),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(mostPageSize).default(20),
  }),
  output: answer.pick({
    ...{ content: true, totalElements: true, totalIsLowerBound: true, totalPages: true, page: true, size: true },
  }),
});

export const getSubjectCategory = defineEndpoint({
  name: 'GET /front/front-category/getSubjectCategory',
  summary: 'The site’s subjects as a tree, each with its number of papers.',
  input: z.object({ siteId: siteIdInput.optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      names: text,
      parentId: z.string().nullable(),
      count: z.number(),
    }),
  ),
});

const shelfPage = z.object({
  content: z.array(hit),
  totalElements: z.number(),
  /** More than this were not counted. */
  totalIsLowerBound: z.boolean(),
  /** As many as can be asked for: no list is walked further than 10,000 things. */
  totalPages: z.number(),
  page: z.number(),
  size: z.number(),
});
export type ShelfPage = z.output<typeof shelfPage>;

const paged = z.object({
  siteId: siteIdInput.optional(),
  /** `visits` or `visits,desc`. Each order has one direction: names from A, all others from the greatest. */
  sort: z
    .string()
    .transform((given) => given.replace(/,(?:desc|asc)$/, ''))
    .pipe(z.enum(shelfSorts))
    .default('publishDate'),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(mostPageSize).default(20),
  /** Prefixes of the sites to ask, on a portal. */
  slds: z.string().max(2_000).optional(),
});

const newsType = z
  .string()
  .transform((given) => given.toLowerCase())
  .pipe(z.enum(newsTypes));

export const listShelf = defineEndpoint({
  name: 'GET /front/shelf/list',
  summary: 'Published things of some kinds as a list, page by page, of a site and those that it gathers.',
  input: paged.extend({
    /** Everything that comes out if none is named: all but people, journals, and the figures and tables of papers. */
    kinds: list.pipe(z.array(kindName).min(1).max(20)).optional(),
    /** Only news that an editor put under this channel; where none are, the channel only names the list. */
    channelId: idInput.optional(),
    /** Types of news; Information, Announcement, Dynamic and Statement if none is named. */
    newsDataType: list.pipe(z.array(newsType)).optional(),
    /** Of general resources; also by the codes of channels, biaozhun and zhuanli. */
    library: z.enum([...libraries, 'biaozhun', 'zhuanli']).optional(),
    /** Of people listed by title. */
    letter: z
      .string()
      .regex(/^[A-Za-z#]$/)
      .transform((given) => given.toUpperCase())
      .optional(),
    /** Special issues of this journal. */
    journalId: idInput.optional(),
    /** What this album, topic, special issue or conference holds, in its own order. */
    collectionId: idInput.optional(),
  }),
  output: shelfPage.extend({
    /** Under which letters there is anyone, where people are listed by title. */
    letters: z.array(z.string()),
  }),
  origin: 'ours',
});

export const getHomeNewsList = defineEndpoint({
  name: 'GET /front/front-news/getHomeNewsList',
  summary:
    'The newest news under each tab: Information, Announcement, Dynamic, Statement; or of one type, page by page.',
  input: paged.omit({ sort: true }).extend({
    channelId: idInput.optional(),
    newsDataType: list.pipe(z.array(newsType)).optional(),
  }),
  output: z.object({ tabs: z.array(shelfPage.extend({ newsDataType: z.enum(newsTypes) })) }),
});

export const albumList = defineEndpoint({
  name: 'GET /front/album/albumList',
  summary: 'Virtual albums by time, visits or downloads.',
  input: paged,
  output: shelfPage,
});

export const topicResList = defineEndpoint({
  name: 'GET /front/topic/res/list',
  summary: 'What a topic holds, in the order that its editors gave it.',
  input: paged.omit({ sort: true, slds: true }).extend({
    topicId: idInput,
    /** Only these kinds. */
    kinds: list.pipe(z.array(kindName).max(20)).optional(),
  }),
  output: shelfPage,
});

export const vodResList = defineEndpoint({
  name: 'GET /front/vod/res/list',
  summary: 'Audio and video by date, visits or downloads.',
  input: paged.extend({ type: z.enum(['audio', 'video']).optional() }),
  output: shelfPage,
});

export const subPage = defineEndpoint({
  name: 'GET /front/sub/page',
  summary: 'Papers of one sub-pool, a named selection of a portal’s sites.',
  input: question.extend({ code: z.string().max(100) }),
  output: answer.extend({ pool: z.object({ code: z.string(), name: z.string() }).nullable() }),
});

export const suggest = defineEndpoint({
  name: 'GET /front/search/suggest',
  summary: 'What a reader may be about to type: titles, people, keywords and journals of the asked sites.',
  input: z.object({
    siteId: siteIdInput.optional(),
    q: z.string().min(1).max(mostCharacters),
    scope: z.enum(scopes).default('thesis'),
    slds: z.string().max(2_000).optional(),
  }),
  output: z.array(
    z.object({ text: z.string(), type: z.enum(['title', 'author', 'keyword', 'journal']), url: z.string().nullable() }),
  ),
  origin: 'ours',
});

const related = z.object({
  content: z.array(hit),
  /** False while the search engine is away: then the list is empty because nobody could look. */
  available: z.boolean(),
});

export const relatedArticles = defineEndpoint({
  name: 'GET /front/front-article/related',
  summary: 'Papers like this one, six at most, of the asked site and those that it gathers.',
  input: z.object({ siteId: siteIdInput.optional(), id: z.string().regex(/^[1-9][0-9]{0,18}$/) }),
  output: related,
  origin: 'ours',
});

export const relatedThings = defineEndpoint({
  name: 'GET /front/search/related',
  summary: 'Things of the same kind that are like this one, six at most; figures and tables by their captions.',
  input: z.object({
    siteId: siteIdInput.optional(),
    id: z.string().regex(/^[1-9][0-9]{0,18}$/),
    /** One of the kinds that are published; any other is refused. */
    kind: kindName,
  }),
  output: related,
  origin: 'ours',
});
