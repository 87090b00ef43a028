import { z } from 'zod';
import { facetNames } from './domain/search-question.ts';

export const text = z.record(z.string(), z.string());

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

export const cluster = z.object({
  name: z.enum([...facetNames, 'year']),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number(), chosen: z.boolean() })),
  /** How many more values there are. */
  more: z.number(),
});
