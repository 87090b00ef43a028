import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { idInput } from '../../platform/contract/fields.ts';

export const countView = defineEndpoint({
  name: 'POST /front/statistics/view',
  summary:
    'Tells that a reader has opened the page of a thing. Pages come from caches, so that nobody else would know.',
  input: z.object({ id: idInput }),
  output: z.object({}),
  freshness: 'private',
  origin: 'ours',
});

export const getItemStatistics = defineEndpoint({
  name: 'GET /front/statistics/item',
  summary: 'How often a thing was viewed and downloaded: in all, and in each of the last 24 months.',
  input: z.object({ id: idInput }),
  output: z.object({
    views: z.number(),
    downloads: z.number(),
    /** The oldest first, months without readers included. */
    months: z.array(z.object({ month: z.string(), views: z.number(), downloads: z.number() })),
  }),
  origin: 'ours',
});
