import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { claimStates } from './domain/claim-state.ts';

const ofMembers = { audience: 'member', freshness: 'private', origin: 'ours' } as const;
const ownWords = { introduction: z.string(), website: z.string(), researchFields: z.array(z.string()) };

export const myClaim = defineEndpoint({
  ...ofMembers,
  name: 'GET /front/expert/claim/mine',
  summary: 'How the member stands to an expert’s record, and what they wrote there where it is theirs.',
  input: z.object({ id: idInput }),
  output: z.object({ state: z.enum(claimStates), ...ownWords }),
});

export const claimExpert = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/expert/claim',
  summary: 'Says “this is me” of an expert’s record that has the ORCID iD which the member proved.',
  input: z.object({ id: idInput }),
  output: z.object({}),
});

export const saveClaim = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/expert/claim/save',
  summary: 'Corrects the own page. What is left empty shows what was published.',
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
  summary: 'Takes “this is me” back, with what was written.',
  input: z.object({ id: idInput }),
  output: z.object({}),
});
