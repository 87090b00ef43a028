import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput, savedOutput } from '../../../platform/contract/saved-output.ts';
import { savedTypes } from '../../../platform/kernel/saved-item.ts';

const ofMember = { audience: 'member', freshness: 'private' } as const;

const typeInput = z.enum(savedTypes).optional();

/** One item or several. */
const itemsInput = z
  .object({ id: idInput.optional(), ids: z.array(idInput).min(1).max(100).optional(), type: typeInput })
  .refine(({ id, ids }) => id !== undefined || ids !== undefined, { path: ['id'] });

export const collect = defineEndpoint({
  name: 'POST /front/frontMembers/collect',
  summary: 'Adds published items to the member’s favourites at this site. Existing favourites stay.',
  input: itemsInput,
  output: z.object({ collected: z.number() }),
  ...ofMember,
});

export const unCollect = defineEndpoint({
  name: 'POST /front/frontMembers/unCollectByIdAndType',
  summary: 'Removes items from the member’s favourites, whether or not they still exist.',
  input: itemsInput,
  output: z.object({ removed: z.number() }),
  ...ofMember,
});

export const isCollect = defineEndpoint({
  name: 'GET /front/frontMembers/isCollect',
  summary: 'Tells whether an item is among the member’s favourites.',
  input: z.object({ id: idInput, type: typeInput }),
  output: z.object({ collected: z.boolean() }),
  ...ofMember,
});

export const collects = defineEndpoint({
  name: 'GET /front/frontMembers/collects',
  summary: 'Lists the member’s favourites at this site, newest first; each says whether it still exists.',
  input: z.object({ ...pagedInput, type: typeInput }),
  output: pagedOutput(savedOutput),
  ...ofMember,
});
