import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { consentStates, orcidWorkProblems, orcidWorkStates } from './domain/orcid-work-state.ts';

const ofMembers = { audience: 'member', freshness: 'private', origin: 'ours' } as const;

const workOutput = z.object({
  /** Of the paper. */
  id: z.string(),
  titles: contentTextOutput,
  doi: z.string().nullable(),
  state: z.enum(orcidWorkStates),
  problem: z.enum(orcidWorkProblems).nullable(),
  /** ORCID’s own words. */
  message: z.string().nullable(),
});

export const getOrcidWorks = defineEndpoint({
  ...ofMembers,
  name: 'GET /front/orcid/works',
  summary: 'Whether this site may add the member’s papers to their ORCID record, and what became of each.',
  input: z.object(pagedInput),
  output: z.object({
    /** Whether this installation has a client at ORCID that may write. */
    isOffered: z.boolean(),
    /** The iD that the member has shown to be theirs. */
    orcid: z.string().nullable(),
    state: z.enum(consentStates),
    since: z.string().nullable(),
    /** Whether ORCID does not answer at the moment. */
    isWaiting: z.boolean(),
    works: pagedOutput(workOutput),
  }),
});

export const beginOrcidConsent = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/orcid/begin',
  summary: 'Where the member goes to let this site write on their ORCID record; they come back to /login.',
  input: z.object({}),
  output: z.object({ address: z.string(), state: z.string() }),
});

export const completeOrcidConsent = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/orcid/complete',
  summary: 'Takes up what came back from ORCID, once: from then on the member’s papers are added to their record.',
  input: z.object({ code: z.string().max(2_000), state: z.string().max(100) }),
  output: z.object({}),
});

export const withdrawOrcidConsent = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/orcid/withdraw',
  summary: 'Takes the papers that this site added off the member’s ORCID record, and gives the permission back.',
  input: z.object({}),
  output: z.object({}),
});

export const addOrcidWorksAgain = defineEndpoint({
  ...ofMembers,
  name: 'POST /front/orcid/again',
  summary: 'Adds the papers once more that ORCID refused, or that the member took off there.',
  input: z.object({}),
  output: z.object({ works: z.number() }),
});
