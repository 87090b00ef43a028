import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../../platform/contract/fields.ts';
import { anyText } from '../../../platform/contract/item-output.ts';
import { scopes } from './domain/search-question.ts';
import { answer, cluster, question, slice } from './hit.contract.ts';
import { listPage } from './list.contract.ts';

/** One virtual album, or all of them. */
const albumInput = z.union([idInput, z.literal('all')]);

const clusters = z.object({
  clusters: z.array(cluster),
  /** Hits in each scope, for the tabs. */
  scopes: z.record(z.enum(scopes), z.number()),
  /** Of the others, people. */
  people: z.number(),
  reduced: z.boolean(),
});

export const advSearch = defineEndpoint({
  name: 'GET /front/advSearch',
  renewed: 'items',
  summary:
    'Searches a scope, sorted and page by page; with `albumId` only the content of that album, with `channelId` only that of the column.',
  input: question.extend({ albumId: albumInput.optional(), channelId: idInput.optional() }),
  output: answer,
});

export const advSearchClusters = defineEndpoint({
  name: 'GET /front/advSearch/clusters',
  renewed: 'items',
  summary: 'Returns the counts of search results by year, journal, subject, person and more.',
  input: question.extend({
    channelId: idInput.optional(),
    /** Only papers of this sub-pool. */
    code: z.string().max(100).optional(),
  }),
  output: clusters,
});

export const advancedSearchArticle = defineEndpoint({
  name: 'GET /api/primary/article/advancedSearchArticle',
  summary: 'Returns papers found by the advanced search.',
  input: question,
  output: answer,
});

export const newsAdvSearch = defineEndpoint({
  name: 'GET /api/rc-news/advSearch',
  summary: 'Searches news and column items.',
  input: question,
  output: answer,
});

export const generalAdvSearch = defineEndpoint({
  name: 'GET /api/rc_res_general/advSearch',
  summary: 'Searches general resources, standards and patents.',
  input: question.extend({ library: z.enum(['general', 'standard', 'patent']).optional() }),
  output: answer,
});

export const authorSearch = defineEndpoint({
  name: 'GET /api/author/search',
  summary: 'Searches people and institutions.',
  input: question,
  output: answer,
});

export const albumPictureSearch = defineEndpoint({
  name: 'GET /front/album/resPicture/search',
  renewed: 'items',
  summary: 'Returns figures of a virtual album.',
  input: question.extend({ albumId: albumInput.default('all') }),
  output: answer,
});

export const albumTableSearch = defineEndpoint({
  name: 'GET /front/album/resTable/search',
  renewed: 'items',
  summary: 'Returns tables of a virtual album.',
  input: question.extend({ albumId: albumInput.default('all') }),
  output: answer,
});

export const albumClusters = defineEndpoint({
  name: 'GET /front/album/clusters',
  renewed: 'items',
  summary: 'Returns the counts of a virtual album’s content by tab, year and person.',
  input: question.extend({ albumId: albumInput.default('all') }),
  output: clusters,
});

export const expertArticles = defineEndpoint({
  name: 'GET /front/expert/getArticles',
  renewed: 'items',
  summary: 'Lists papers of an expert, newest first.',
  input: z.object({
    siteId: siteIdInput.optional(),
    expertId: idInput,
    ...slice,
  }),
  output: listPage,
});

export const getSubjectCategory = defineEndpoint({
  name: 'GET /front/front-category/getSubjectCategory',
  renewed: 'items',
  summary: 'Returns the site’s subjects as a tree, each with its number of papers.',
  input: z.object({ siteId: siteIdInput.optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      names: anyText,
      parentId: z.string().nullable(),
      /** Of its papers and of those below it; null while nobody can count them. */
      count: z.number().nullable(),
    }),
  ),
});
