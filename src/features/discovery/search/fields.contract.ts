import { z } from 'zod';
import { siteIdInput } from '../../../platform/contract/fields.ts';
import { newsTypes } from '../../../platform/kernel/news-type.ts';
import { mostPageSize, scopes } from './domain/search-question.ts';
import { hit } from './hit.contract.ts';

export const list = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (Array.isArray(given) ? given : given === '' ? [] : [given]))
  .pipe(z.array(z.string().max(200)).max(50));

/** Inputs arrive as texts of an address or as values of a body; both are the same question. */
export const question = z.object({
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
