import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput, sortInput } from '../../../platform/contract/fields.ts';
import { newsTypes } from '../../../platform/kernel/news-type.ts';
import { libraries, listSorts } from './domain/list-query.ts';
import { answer, kindName, list, newsType, question, slice } from './hit.contract.ts';

/** One page; no list is walked further than 10,000 items, whatever their number. */
export const listPage = answer.pick({
  content: true,
  totalElements: true,
  totalIsLowerBound: true,
  totalPages: true,
  page: true,
  size: true,
});

const paged = z.object({
  siteId: siteIdInput.optional(),
  /**
   * `visits` or `visits,asc`. Without a direction names begin with A, all others with the greatest. A column has its own order where
   * none is requested, other lists their newest first.
   */
  sort: sortInput(listSorts).optional(),
  ...slice,
  /** Prefixes of the sites to ask, on a portal. */
  slds: z.string().max(2_000).optional(),
});

export const listItems = defineEndpoint({
  name: 'GET /front/item/list',
  renewed: 'items',
  summary: 'Lists published items of some kinds, page by page, of a site and those that it gathers.',
  input: paged.extend({
    /** Everything that comes out if none is named: all but people, journals, and the figures and tables of papers. */
    kinds: list.pipe(z.array(kindName).min(1).max(20)).optional(),
    /** Only what was put into this column; one that shows everything only names the list. */
    channelId: idInput.optional(),
    /** Types of news; Information, Announcement, Dynamic and Statement if none is named. */
    newsDataType: list.pipe(z.array(newsType)).optional(),
    /** Of general resources; also by the codes of channels, biaozhun and zhuanli. */
    library: z.enum([...libraries, 'biaozhun', 'zhuanli']).optional(),
    /** Of people listed by title. */
    letter: z
      .string()
      .regex(/^[A-Za-z#]$/)
      .transform((given) => given.toUpperCase())
      .optional(),
    /** Special issues of this journal. */
    journalId: idInput.optional(),
    /** What this album, topic, special issue or conference holds, in its own order. */
    collectionId: idInput.optional(),
  }),
  output: listPage.extend({
    /** Under which letters there is anyone, where people are listed by title. */
    letters: z.array(z.string()),
  }),
  origin: 'ours',
});

export const getHomeNewsList = defineEndpoint({
  name: 'GET /front/front-news/getHomeNewsList',
  summary:
    'Returns the newest news under each tab (Information, Announcement, Dynamic, Statement), or of one type, page by page.',
  input: paged.omit({ sort: true }).extend({
    /** Only what was put into this column. */
    channelId: idInput.optional(),
    newsDataType: list.pipe(z.array(newsType)).optional(),
  }),
  output: z.object({ tabs: z.array(listPage.extend({ newsDataType: z.enum(newsTypes) })) }),
});

export const albumList = defineEndpoint({
  name: 'GET /front/album/albumList',
  summary: 'Lists virtual albums by time, visits or downloads.',
  input: paged,
  output: listPage,
});

export const topicResList = defineEndpoint({
  name: 'GET /front/topic/res/list',
  summary: 'Returns the content of a topic, in the order of its editors.',
  input: paged.omit({ sort: true, slds: true }).extend({
    topicId: idInput,
    /** Only these kinds. */
    kinds: list.pipe(z.array(kindName).max(20)).optional(),
  }),
  output: listPage,
});

export const vodResList = defineEndpoint({
  name: 'GET /front/vod/res/list',
  summary: 'Lists audio and video by date, visits or downloads.',
  input: paged.extend({ type: z.enum(['audio', 'video']).optional() }),
  output: listPage,
});

export const subPage = defineEndpoint({
  name: 'GET /front/sub/page',
  renewed: 'items',
  summary: 'Lists papers of one sub-pool, a named selection of a portal’s sites.',
  input: question.extend({ code: z.string().max(100) }),
  output: answer.extend({ pool: z.object({ code: z.string(), name: z.string() }).nullable() }),
});
