import { z } from 'zod';
import { defineConsoleEndpoint } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput, idInput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { depositProblems, depositStates } from './domain/deposit.ts';
import { prefixPattern, registries, suffixPattern } from './domain/registration.ts';

const depositOutput = z.object({
  /** Of the work. */
  id: z.string(),
  kind: z.string(),
  titles: contentTextOutput,
  doi: z.string(),
  state: z.enum(depositStates),
  tries: z.number(),
  problem: z.enum(depositProblems).nullable(),
  /** What the registry said of it. */
  message: z.string().nullable(),
  changedAt: z.string(),
  /** When a version of it was last registered. */
  registeredAt: z.string().nullable(),
  /** When it is sent, or asked about, the next time. */
  nextAt: z.string().nullable(),
});

export type ListedDeposit = z.infer<typeof depositOutput>;

const registrationFields = {
  registry: z.enum(registries),
  address: z.string(),
  prefix: z.string(),
  suffix: z.string(),
  account: z.string(),
  depositor: z.string(),
  email: z.string(),
  crossmarkPolicy: z.string(),
};

const registrationOutput = z.object({ ...registrationFields, hasPassword: z.boolean() });

export type ShownRegistration = z.infer<typeof registrationOutput>;

export const listDeposits = defineConsoleEndpoint({
  name: 'GET /console/deposits',
  summary: 'What a registry of DOIs was told of this site’s works, or is to be told, and what it answered.',
  input: z.object({
    ...pagedInput,
    state: z.enum(depositStates).optional(),
    text: z.string().trim().max(200).default(''),
  }),
  output: z.object({
    /** With which registry this site registers, by its own setting or its portal’s. */
    registry: z.enum(registries),
    counts: z.record(z.enum(depositStates), z.number()),
    deposits: pagedOutput(depositOutput),
  }),
  permission: 'content.edit',
});

export const redoDeposits = defineConsoleEndpoint({
  name: 'POST /console/deposits/redo',
  summary: 'Deposits once more what has failed: these works, or all that failed.',
  input: z.object({ ids: z.array(idInput).min(1).max(200).or(z.literal('failed')) }),
  output: z.object({ redone: z.number() }),
  permission: 'content.edit',
});

export const depositAll = defineConsoleEndpoint({
  name: 'POST /console/deposits/all',
  summary:
    'Has every published work of this site looked at; those of which the registry does not have the newest version are deposited.',
  input: z.object({}),
  output: z.object({ works: z.number() }),
  permission: 'site.configure',
});

export const getRegistration = defineConsoleEndpoint({
  name: 'GET /console/deposits/registration',
  summary:
    'With which registry this site registers its DOIs, and as whom; its portal’s setting stands where it has none of its own.',
  input: z.object({}),
  output: z.object({
    own: registrationOutput.nullable(),
    /** Without the account of the portal. */
    ofPortal: z.object({ registry: z.enum(registries), prefix: z.string() }).nullable(),
  }),
  permission: 'site.configure',
});

const doiPattern = /^10\.\d{4,9}\/\S{1,200}$/;

export const saveRegistration = defineConsoleEndpoint({
  name: 'POST /console/deposits/registration/save',
  summary:
    'Sets with which registry this site registers its DOIs. A password is kept sealed and never answered; without a new one the stored one stays, unless the address or the account is another.',
  input: z.object({
    registry: z.enum(registries),
    address: z.string().trim().max(2_000),
    prefix: z.string().trim().regex(prefixPattern).or(z.literal('')),
    suffix: z.string().trim().max(100).regex(suffixPattern).or(z.literal('')),
    account: z.string().trim().max(200),
    password: z.string().max(200).nullable(),
    depositor: z.string().trim().max(130),
    email: z.email().max(200).or(z.literal('')),
    crossmarkPolicy: z.string().trim().regex(doiPattern).or(z.literal('')),
  }),
  output: z.object({}),
  permission: 'site.configure',
});

export const dropRegistration = defineConsoleEndpoint({
  name: 'POST /console/deposits/registration/drop',
  summary: 'Forgets this site’s own setting: it does as its portal from then on.',
  input: z.object({}),
  output: z.object({}),
  permission: 'site.configure',
});
