import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput, savedOutput } from '../../../platform/contract/saved-output.ts';

const ofMember = { audience: 'member', freshness: 'private' } as const;

const usedOutput = pagedOutput(savedOutput.extend({ times: z.number() }));

export const getHistorys = defineEndpoint({
  name: 'GET /front/frontMembers/historys',
  summary: 'Lists the items that the member read at this site, newest first, each once.',
  input: z.object(pagedInput),
  output: usedOutput,
  ...ofMember,
});

export const getDownloads = defineEndpoint({
  name: 'GET /front/frontMembers/downloads',
  summary: 'Lists the items that the member downloaded at this site, newest first, each once.',
  input: z.object(pagedInput),
  output: usedOutput,
  ...ofMember,
});

export const forgetUses = defineEndpoint({
  name: 'POST /front/frontMembers/forget',
  summary: 'Removes items from the member’s reading history or list of downloads; all of them if no ids are given.',
  input: z.object({
    what: z.enum(['read', 'download']),
    ids: z.array(idInput).min(1).max(100).optional(),
  }),
  output: z.object({ forgotten: z.number() }),
  ...ofMember,
  origin: 'ours',
});
