import { z } from 'zod';
import { defineEndpoint, type InputOf } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../../platform/contract/fields.ts';
import { listedWork } from '../../../platform/contract/listed-work.ts';
import { measures, mostRanked, spans } from './domain/ranking.ts';

const ranked = listedWork.extend({
  /** From 1. */
  place: z.number(),
  /** Views, downloads or citations inside the window. */
  amount: z.number(),
  kind: z.string(),
});
export type Ranked = z.output<typeof ranked>;

export const listRanking = defineEndpoint({
  name: 'GET /front/ranking/list',
  renewed: 'items',
  summary:
    'Lists the most viewed, downloaded or cited items of a kind in a period that ends today, the first hundred, page by page.',
  input: z.object({
    siteId: siteIdInput.optional(),
    measure: z.enum(measures).default('views'),
    window: z.enum(spans).default('all'),
    kind: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .default('article'),
    /** Papers of one journal only. */
    journalId: idInput.optional(),
    page: z.coerce.number().int().min(0).max(mostRanked).default(0),
    size: z.coerce.number().int().min(1).max(mostRanked).default(20),
  }),
  output: z.object({
    content: z.array(ranked),
    totalElements: z.number(),
    totalPages: z.number(),
    page: z.number(),
    size: z.number(),
    /** When the places were given; null before the first time. */
    rankedAt: z.string().nullable(),
  }),
  origin: 'ours',
});

export type RankingQuery = InputOf<typeof listRanking>;
