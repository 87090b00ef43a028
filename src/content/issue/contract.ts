import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { anyText } from '../../platform/contract/item-output.ts';
import { describedWork } from '../../platform/contract/listed-work.ts';
import { firstStates } from './domain/listed-paper.ts';

/** An answer carries a key for each paper that it shows, and an answer has room for two hundred keys with all that stands around. */
const mostPapers = 100;

const pageInput = z.coerce.number().int().min(0).max(10_000).default(0);
const sizeInput = z.coerce.number().int().min(1).max(mostPapers);

const paper = describedWork.extend({
  /** Of its PDF, for `front-article/download`; null where it has none. */
  attachType: z.string().nullable(),
});
export type Paper = z.output<typeof paper>;

export const getArticlesByPeriodicalIdGroupByColumn = defineEndpoint({
  name: 'GET /front/front-article/getArticlesByPeriodicalIdGroupByColumn/{id}',
  renewed: 'items',
  summary: 'Returns the papers of a period grouped by column, in the order of the issue.',
  input: z.object({
    id: idInput,
    siteId: siteIdInput.optional(),
    /** Pages of papers, for issues with more of them than one answer holds. */
    page: pageInput,
    size: sizeInput.default(mostPapers),
  }),
  output: z.array(
    z.object({
      /** In the requested language; empty for papers that stand in no column. */
      column: z.string(),
      names: anyText,
      content: z.array(paper),
    }),
  ),
});

export const getFirstPublishArticlesByPage = defineEndpoint({
  name: 'GET /front/front-article/getFirstPublishArticlesByPage',
  renewed: 'items',
  summary: 'Lists papers published before their issue, newest first.',
  input: z.object({
    siteId: siteIdInput.optional(),
    /** Only those of one journal. */
    publicationIndexId: idInput.optional(),
    /** `justAccepted` finds accepted manuscripts that are not edited yet; ours. */
    state: z.enum(firstStates).default('onlineFirst'),
    page: pageInput,
    size: sizeInput.default(20),
  }),
  output: z.object({
    content: z.array(paper),
    totalElements: z.number(),
    totalPages: z.number(),
    page: z.number(),
    size: z.number(),
  }),
});

const yearFigures = z.object({ year: z.number(), papers: z.number(), views: z.number(), citations: z.number() });
export type YearFigures = z.output<typeof yearFigures>;

const ofJournal = z.object({ id: idInput, siteId: siteIdInput.optional() });

export const getJournalFigures = defineEndpoint({
  name: 'GET /front/statistics/publication/{id}',
  renewed: 'items',
  summary: 'Returns how many papers a journal published in each year, and how often those were opened and cited since.',
  input: ofJournal,
  output: z.array(yearFigures),
  origin: 'ours',
});

export const getJournalColumns = defineEndpoint({
  name: 'GET /front/front-publication/columns/{id}',
  renewed: 'keys',
  summary: 'Returns the columns of a journal with their numbers of papers, largest first.',
  input: ofJournal,
  output: z.array(z.object({ column: z.string(), names: anyText, papers: z.number() })),
  origin: 'ours',
});
