import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../platform/contract/fields.ts';
import { fileListOutput, itemOutput, personOutput } from '../../platform/contract/item-output.ts';
import { newsTypes } from '../../platform/kernel/news-type.ts';

const named = z.object({
  id: z.string(),
  resName: z.string(),
  publishDate: z.string().nullable(),
  url: z.string(),
});

export type News = OutputOf<typeof getNews>;

export const getNews = defineEndpoint({
  name: 'GET /front/front-news/{id}',
  renewed: 'items',
  summary: 'Returns a piece of news, a post of popular science, a link or a file: everything except the text itself.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: itemOutput.extend({
    type: z.enum(newsTypes),
    channelId: z.string().nullable(),
    source: z.string(),
    authors: z.array(personOutput),
    /** Of a link: where it leads. */
    link: z.string().nullable(),
    /** The text for this reader: the hash that pages place, and its language. */
    body: z.object({ sha256: z.string(), language: z.string() }).nullable(),
    files: fileListOutput,
    /** In the same tab, by date. */
    previous: named.nullable(),
    next: named.nullable(),
    related: z.array(named),
  }),
  origin: 'ours',
});
