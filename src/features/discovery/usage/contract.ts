import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { mostChartMonths } from './domain/uses.ts';

export const countView = defineEndpoint({
  name: 'POST /front/statistics/view',
  summary: 'Records a view of an item’s page, sent by the page, because pages come from caches.',
  /** `part`: which chapter of a book it is, by its place. */
  input: z.object({ id: idInput, part: z.int().min(0).max(100_000).optional() }),
  output: z.object({}),
  freshness: 'private',
  origin: 'ours',
});

export const countSearch = defineEndpoint({
  name: 'POST /front/statistics/search',
  summary: 'Records a search by a reader, sent by the results page. Only a hash of the query is stored.',
  input: z.object({ asked: z.string().max(4_000) }),
  output: z.object({}),
  freshness: 'private',
  origin: 'ours',
});

export const getItemStatistics = defineEndpoint({
  name: 'GET /front/statistics/item',
  renewed: 'keys',
  summary: 'Returns the views and downloads of an item: in total, and in each of the last 24 months.',
  input: z.object({ id: idInput }),
  output: z.object({
    views: z.number(),
    downloads: z.number(),
    /** The oldest first, months without readers included. */
    months: z.array(z.object({ month: z.string(), views: z.number(), downloads: z.number() })),
  }),
  origin: 'ours',
});

export const getChart = defineEndpoint({
  name: 'GET /front/statistics/chart',
  renewed: 'items',
  summary:
    'Returns views, downloads and citations of a site, or of one journal: by month, and by country where it is known.',
  input: z.object({
    siteId: siteIdInput.optional(),
    publicationIndexId: idInput.optional(),
    months: z.coerce.number().int().min(1).max(mostChartMonths).default(24),
  }),
  output: z.object({
    /** The oldest first, months without readers included. Citations by the month in which the citing paper came out. */
    months: z.array(z.object({ month: z.string(), views: z.number(), downloads: z.number(), citations: z.number() })),
    /** Where readers were, most of them first; `country` is two letters of ISO 3166. */
    places: z.array(z.object({ country: z.string(), views: z.number(), downloads: z.number() })),
    /** The uses of readers whose country nobody knew, and of those in countries that are not listed. */
    unknown: z.object({ views: z.number(), downloads: z.number() }),
    elsewhere: z.object({ views: z.number(), downloads: z.number() }),
  }),
  origin: 'ours',
});

const useOutput = { views: z.number(), downloads: z.number() };
const monthsInput = z.coerce.number().int().min(1).max(mostChartMonths).default(12);

export const getUsage = defineConsoleEndpoint({
  name: 'GET /console/usage',
  summary: 'Returns views and downloads of each kind at this site by month, and by subscribing institutions.',
  input: z.object({ months: monthsInput }),
  output: z.object({
    /** The oldest first, months without readers included. */
    months: z.array(z.object({ month: z.string(), ...useOutput })),
    /** The most viewed first, as in the other list. */
    kinds: z.array(z.object({ kind: z.string(), ...useOutput })),
    institutions: z.array(z.object({ id: z.string(), name: z.string(), ...useOutput })),
  }),
  permission: 'usage.see',
});

export const exportUsage = defineConsoleEndpoint({
  name: 'GET /console/usage/csv',
  summary: 'Returns the same as CSV: a line for each month of each kind and each institution.',
  input: z.object({ months: monthsInput }),
  output: fileOutput,
  answers: 'file',
  permission: 'usage.see',
});
