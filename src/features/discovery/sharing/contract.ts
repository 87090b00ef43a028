import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, siteIdInput } from '../../../platform/contract/fields.ts';

const input = z.object({ siteId: siteIdInput.optional(), id: idInput });
/** The canonical path of this very site; of a link in the news the address that it leads to. */
const output = z.object({ url: z.string() });

export const getArticleJumpUrl = defineEndpoint({
  name: 'GET /front/front-article/getJumpUrl',
  summary: 'Returns the address of an article.',
  input,
  output,
});

export const getNewsJumpUrl = defineEndpoint({
  name: 'GET /front/front-news/getJumpUrl',
  summary: 'Returns the address of a piece of news.',
  input,
  output,
});

export const getGeneralResourceJumpUrl = defineEndpoint({
  name: 'GET /front/rc_res_general/getJumpUrl',
  summary: 'Returns the address of a general resource.',
  input,
  output,
});
