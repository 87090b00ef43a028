import { z } from 'zod';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { flagInput, idInput, siteIdInput, textOutput } from '../../platform/contract/fields.ts';

const publication = z.object({
  id: z.string(),
  siteId: z.number(),
  /** In the language asked for; `names` has all. */
  publicationName: z.string(),
  names: textOutput,
});

const period = z.object({
  id: z.string(),
  publicationId: z.string(),
  year: z.number(),
  volume: z.string().nullable(),
  issue: z.string(),
  names: textOutput,
  themes: textOutput,
  cover: z.string().nullable(),
  doi: z.string().nullable(),
  firstPageNum: z.string().nullable(),
  lastPageNum: z.string().nullable(),
  /** YYYY-MM-DD */
  publishDate: z.string().nullable(),
});

export const getDetailBySiteId = defineEndpoint({
  name: 'GET /front/front-publication/detail/getDetailBySiteId',
  summary: 'The site’s own journal.',
  input: z.object({ siteId: siteIdInput.optional() }),
  output: publication.extend({
    cover: z.string().nullable(),
    doi: z.string().nullable(),
    sponsor: textOutput,
    supervisor: textOutput,
    editorInChief: textOutput,
    publisher: textOutput,
    place: textOutput,
    readership: textOutput,
    introduction: textOutput,
    cn: z.string().nullable(),
    issn: z.string().nullable(),
    eissn: z.string().nullable(),
    impactFactor: z.number().nullable(),
    frequency: z.string().nullable(),
    startYear: z.number().nullable(),
    databases: z.array(z.string()),
    /** The databases again, separated by semicolons. */
    indexed: z.string(),
    groupType: z.string().nullable(),
    /** How many of its periods are published. */
    periodCount: z.number(),
  }),
});

export const getPeriodTree = defineEndpoint({
  name: 'GET /front/front-period/getPeriodTree',
  summary: 'The site’s journals with their published periods, by year or as one list.',
  input: z.object({
    siteId: siteIdInput.optional(),
    /** Only back issues: each journal's newest period is left out. */
    isBack: flagInput.default(false),
    groupByYear: flagInput.default(true),
    /** Oldest first. */
    periodAsc: flagInput.default(false),
  }),
  output: z.array(
    publication.extend({
      /** Filled when grouped by year. */
      years: z.array(z.object({ year: z.number(), periods: z.array(period) })),
      /** Filled when not grouped. */
      periods: z.array(period),
    }),
  ),
});

export const getFirstTwoPeriods = defineEndpoint({
  name: 'GET /front/front-period/getFirstTwoPeriods',
  summary: 'A journal’s newest two published periods, the newest first.',
  input: z.object({ siteId: siteIdInput.optional(), publicationIndexId: idInput }),
  output: z.array(period),
});

export const getGatheredJournals = defineEndpoint({
  name: 'GET /front/front-publication/gathered',
  summary: 'The journals of the sites that this portal gathers, in the portal’s order.',
  input: z.object({}),
  output: z.array(
    publication.extend({
      sld: z.string(),
      /** The host of the journal's own site. */
      host: z.string(),
      cover: z.string().nullable(),
      issn: z.string().nullable(),
      cn: z.string().nullable(),
      groupType: z.string().nullable(),
      impactFactor: z.number().nullable(),
      frequency: z.string().nullable(),
      periodCount: z.number(),
      latestPeriod: period.nullable(),
    }),
  ),
  origin: 'ours',
});

export const getCollectionNumbers = defineEndpoint({
  name: 'GET /front/statistics/collection',
  summary: 'How many journals and issues this site and those that it gathers have published.',
  input: z.object({}),
  output: z.object({ journals: z.number(), issues: z.number() }),
  origin: 'ours',
});
