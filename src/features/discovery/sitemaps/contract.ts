import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';

export const findRedirect = defineEndpoint({
  name: 'GET /front/redirect/find',
  summary: 'Returns the current address for an address of the site’s older system.',
  input: z.object({ path: z.string().startsWith('/').max(1_000) }),
  /** A path of this very site. */
  output: z.object({ url: z.string() }),
  origin: 'ours',
});
