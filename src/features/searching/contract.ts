import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { siteIdInput } from '../../platform/contract/fields.ts';
import { facetNames, mostCharacters, mostPageSize, scopes } from './domain/search-question.ts';

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

const text = z.record(z.string(), z.string());

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
  summary: 'What is found in a scope, ordered and page by page.',
  input: question,
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
  input: question.extend({ albumId: z.string().regex(/^[1-9][0-9]{0,18}$/) }),
  output: answer,
});

export const albumTableSearch = defineEndpoint({
  name: 'GET /front/album/resTable/search',
  summary: 'Tables of a virtual album.',
  input: question.extend({ albumId: z.string().regex(/^[1-9][0-9]{0,18}$/) }),
  output: answer,
});

export const albumClusters = defineEndpoint({
  name: 'GET /front/album/clusters',
  summary: 'How the content of a virtual album spreads over its tabs, years and people.',
  input: question.extend({ albumId: z.string().regex(/^[1-9][0-9]{0,18}$/) }),
  output: clusters,
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

export const relatedArticles = defineEndpoint({
  name: 'GET /front/front-article/related',
  summary: 'Papers like this one, six at most, of the asked site and those that it gathers.',
  input: z.object({ siteId: siteIdInput.optional(), id: z.string().regex(/^[1-9][0-9]{0,18}$/) }),
  output: z.object({
    content: z.array(hit),
    /** False while the search engine is away: then the list is empty because nobody could look. */
    available: z.boolean(),
  }),
  origin: 'ours',
});
