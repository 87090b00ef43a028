import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { claimStates } from './domain/claim-state.ts';

const ofMembers = { audience: 'member', freshness: 'private', origin: 'ours' } as const;
const ownWords = { introduction: z.string(), website: z.string(), researchFields: z.array(z.string()) };

export const myClaim = defineEndpoint({
  ...ofMembers,
  name: 'GET /front/expert/claim/mine',
  summary: 'Returns the member’s claim to an expert’s record, and their own text if it is theirs.',
  input: z.object({ id: idInput }),
  output: z.object({ state: z.enum(claimStates), ...ownWords }),
});

export const claimExpert = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/expert/claim',
  summary: 'Claims the record of an expert with the ORCID iD that the member authenticated.',
  input: z.object({ id: idInput }),
  output: z.object({}),
});

export const saveClaim = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/expert/claim/save',
  summary: 'Edits the member’s own expert page. Empty fields show the published values.',
  input: z.object({
    id: idInput,
    introduction: z.string().max(10_000).default(''),
    website: z.string().max(2_000).default(''),
    researchFields: z.array(z.string().max(300)).max(50).default([]),
  }),
  output: z.object({}),
});

export const releaseClaim = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/expert/claim/release',
  summary: 'Releases a claim, with the member’s own text.',
  input: z.object({ id: idInput }),
  output: z.object({}),
});
