import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { flagInput, idInput, siteIdInput, sortInput, textOutput } from '../../platform/contract/fields.ts';
import { mostJournalsOnPage } from './domain/catalogue.ts';

const publication = z.object({
  id: z.string(),
  siteId: z.number(),
  /** In the requested language; `names` has all. */
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

export type Period = z.output<typeof period>;

const neighbour = period.pick({ id: true, year: true, volume: true, issue: true });

const detail = publication.extend({
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
});

export type Journal = z.output<typeof detail>;

export const getDetailBySiteId = defineEndpoint({
  name: 'GET /front/front-publication/detail/getDetailBySiteId',
  renewed: 'keys',
  summary: 'Returns the site’s own journal.',
  input: z.object({ siteId: siteIdInput.optional() }),
  output: detail,
});

export const getPublicationDetail = defineEndpoint({
  name: 'GET /front/front-publication/detail/{id}',
  renewed: 'keys',
  summary: 'Returns one journal.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: detail,
});

export const searchByCat = defineEndpoint({
  name: 'GET /front/front-publication/search/searchByCat',
  renewed: 'items',
  summary: 'Lists journals by subject, initial, group or a word of their name, page by page.',
  input: z.object({
    siteId: siteIdInput.optional(),
    /** A subject of this site, or of one that it gathers. */
    subject: idInput.optional(),
    /** Only those that were put into this column; one that shows everything only names the list. */
    channelId: idInput.optional(),
    /** The first letter of the name in the reader’s language; of a Chinese name that of its pinyin, `#` for all others. */
    letter: z.string().max(4).default(''),
    groupType: z.string().max(80).default(''),
    /** Part of a name, an ISSN, a CN number or a sponsor. */
    q: z.string().max(150).default(''),
    /**
     * A column has its own order where none is requested, other lists that of names. Without a direction names begin with A, impact
     * factors with the greatest.
     */
    sort: sortInput(['name', 'impactFactor']).optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(mostJournalsOnPage).default(24),
    /** Prefixes of the sites to look into, on a portal; all that it gathers if none is named. */
    slds: z.string().max(2_000).optional(),
  }),
  output: z.object({
    content: z.array(
      publication.extend({
        cover: z.string().nullable(),
        issn: z.string().nullable(),
        eissn: z.string().nullable(),
        cn: z.string().nullable(),
        groupType: z.string().nullable(),
        impactFactor: z.number().nullable(),
        frequency: z.string().nullable(),
        sponsor: z.string(),
      }),
    ),
    totalElements: z.number(),
    totalPages: z.number(),
    page: z.number(),
    size: z.number(),
    /** What could be chosen instead, with the numbers of journals. */
    letters: z.array(z.object({ letter: z.string(), count: z.number() })),
    groups: z.array(z.object({ groupType: z.string(), count: z.number() })),
    /** The search index did not answer: only some of the gathered sites were looked into. */
    reduced: z.boolean(),
  }),
});

export type FoundJournal = OutputOf<typeof searchByCat>['content'][number];

export const getEditorialBoard = defineEndpoint({
  name: 'GET /front/front-publication/board/{id}',
  renewed: 'keys',
  summary: 'Returns the editorial board of a journal, in its order.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: z.array(
    z.object({
      role: z.string(),
      names: textOutput,
      affiliations: textOutput,
      researchFields: textOutput,
      countries: textOutput,
      bios: textOutput,
      /** The expert’s own record, where there is one. */
      expertId: z.string().nullable(),
      picture: z.string().nullable(),
    }),
  ),
  origin: 'ours',
});

export type BoardMember = OutputOf<typeof getEditorialBoard>[number];

export const getPeriodDetail = defineEndpoint({
  name: 'GET /front/front-period/detail/{id}',
  renewed: 'keys',
  summary: 'Returns one published period, with the previous and the next one.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: period.extend({
    siteId: z.number(),
    publicationName: z.string(),
    publicationNames: textOutput,
    articleCount: z.number(),
    previousPeriod: neighbour.nullable(),
    nextPeriod: neighbour.nullable(),
  }),
  origin: 'ours',
});

export type PeriodDetail = OutputOf<typeof getPeriodDetail>;

export const getPeriodTree = defineEndpoint({
  name: 'GET /front/front-period/getPeriodTree',
  renewed: 'items',
  summary: 'Returns the site’s journals with their published periods, by year or as one list.',
  input: z.object({
    siteId: siteIdInput.optional(),
    /** Only back issues: each journal's newest period is left out. */
    isBack: flagInput.default(false),
    /** By year or as one list; as the site wants it where nobody says. */
    groupByYear: flagInput.optional(),
    /** Oldest first; as the site wants it where nobody says. */
    periodAsc: flagInput.optional(),
    /** Only so many periods of each journal, the newest; all where it is left out. Ours. */
    size: z.coerce.number().int().min(1).max(200).optional(),
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
  renewed: 'items',
  summary: 'Returns a journal’s newest two published periods, newest first.',
  input: z.object({ siteId: siteIdInput.optional(), publicationIndexId: idInput }),
  output: z.array(period),
});

export const getGatheredJournals = defineEndpoint({
  name: 'GET /front/front-publication/gathered',
  renewed: 'items',
  summary: 'Lists the journals of the sites that this portal gathers, in the portal’s order.',
  input: z.object({}),
  output: z.array(
    publication.extend({
      sld: z.string(),
      /** The host of the journal's own site. */
      host: z.string(),
      /** The theme colour of that site: 1–11, or 15 for one of its own. */
      colourId: z.number(),
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

export type GatheredJournal = OutputOf<typeof getGatheredJournals>[number];

export const getCollectionNumbers = defineEndpoint({
  name: 'GET /front/statistics/collection',
  renewed: 'items',
  summary: 'Returns the numbers of journals and issues published by this site and those that it gathers.',
  input: z.object({}),
  output: z.object({ journals: z.number(), issues: z.number() }),
  origin: 'ours',
});

export type CollectionNumbers = OutputOf<typeof getCollectionNumbers>;
