import { z } from 'zod';
import { anyText } from './item-output.ts';

/** The gravest of what notices say of a work. */
export const integrityOutput = z.enum(['corrected', 'retracted', 'concern']).nullable();

/** What every list prints of a work: of an issue, a ranking or a search. */
export const listedWork = z.object({
  id: z.string(),
  siteId: z.number(),
  /** In the reader's language where it exists, else in the site's. Plain text. */
  resName: z.string(),
  enResName: z.string(),
  /** Joined by ";". */
  authors: z.string(),
  doi: z.string().nullable(),
  cover: z.string().nullable(),
  publicationId: z.string().nullable(),
  publicationName: z.string(),
  year: z.number().nullable(),
  volume: z.string().nullable(),
  issue: z.string().nullable(),
  firstPageNum: z.string().nullable(),
  lastPageNum: z.string().nullable(),
  /** YYYY-MM-DD */
  publishDate: z.string().nullable(),
  accessType: z.number().nullable(),
  integrity: integrityOutput,
  /** The page that shows it. */
  url: z.string(),
});

/** With what a list of papers and a search print beyond that. */
export const describedWork = listedWork.extend({
  titles: anyText,
  summary: z.string(),
  /** Joined by ";". */
  keyword: z.string(),
  publicationType: z.number().nullable(),
  version: z.number().nullable(),
  visits: z.number(),
  downloads: z.number(),
  referenceCount: z.number(),
  commentCount: z.number(),
  score: z.number().nullable(),
});
