import { z } from 'zod';
import { siteIdInput } from '../../../platform/contract/fields.ts';
import { describedWork } from '../../../platform/contract/listed-work.ts';
import { newsTypes } from '../../../platform/kernel/news-type.ts';
import { facetNames, mostPageSize, scopes } from './domain/search-question.ts';

/** What only some kinds have; texts are in the reader's language. */
const kindFacts = z
  .object({
    /** Of recordings. */
    seconds: z.number(),
    /** Of tables that everybody may read: their first cells, row by row. */
    cells: z.array(z.array(z.string())),
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

export const hit = describedWork.extend({
  kind: z.string(),
  /** Of figures and tables: what they show, and the paper they belong to. */
  label: z.string().nullable(),
  caption: z.string(),
  thesis: z.object({ id: z.string(), resName: z.string() }).nullable(),
  /** Safe HTML with `<mark>` around what matched, by field. */
  highlights: z.record(z.string(), z.array(z.string())),
  /** Of a search in whole texts: the best passages, each with the heading it stands under, and where on the page it is. */
  passages: z
    .array(
      z.object({
        section: z.string(),
        /** Safe HTML as in `highlights`; null for who may not read the work. */
        html: z.string().nullable(),
        url: z.string(),
      }),
    )
    .optional(),
  /** It contains none of the query's words but means nearly the same, perhaps in the other language. */
  byMeaning: z.enum(['meaning', 'other-language']).optional(),
  /** Where it matched, and by which other words. */
  matched: z.array(z.string()),
  synonyms: z.array(z.object({ asked: z.string(), found: z.string() })),
  /** Only in lists: a search leaves it out. */
  facts: kindFacts.nullable(),
});

export type Hit = z.output<typeof hit>;

export const cluster = z.object({
  name: z.enum([...facetNames, 'year']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number(), chosen: z.boolean() })),
  /** How many more values there are. */
  more: z.number(),
});

export type Cluster = z.output<typeof cluster>;

export const list = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (Array.isArray(given) ? given : given === '' ? [] : [given]))
  .pipe(z.array(z.string().max(200)).max(50));

/** Which page of a list. */
export const slice = {
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(mostPageSize).default(20),
};

/** Inputs arrive as texts of an address or as values of a body; both are the same question. */
export const question = z.object({
  siteId: siteIdInput.optional(),
  /** What the reader typed. How long it may be is a rule of the domain, which answers with the specification's message. */
  q: z.string().default(''),
  scope: z.enum(scopes).default('thesis'),
  /** `text` looks into whole texts and answers with passages. */
  in: z.enum(['record', 'text']).default('record'),
  /** `field,direction`, as in `publishDate,desc`; `relevance` alone. */
  sort: z.string().max(40).default('relevance'),
  /** The last 1, 3, 5 or 10 years until today: the last twelve months, not this year’s. */
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
  /** Facets whose values are returned beyond the first ones. */
  more: list.optional(),
  ...slice,
  cursor: z.string().max(500).optional(),
  /** Prefixes of the sites to ask, on a portal; all that it gathers if none is named. */
  slds: z.string().max(2_000).optional(),
});

export type SearchInput = z.output<typeof question>;

export const kindName = z.string().regex(/^[a-z][a-z-]{1,39}$/);

const note = z.object({ code: z.string(), at: z.number().optional(), value: z.string().optional() });

export const answer = z.object({
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

export const newsType = z
  .string()
  .transform((given) => given.toLowerCase())
  .pipe(z.enum(newsTypes));
