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
  /** Whether the registry was told last to show it in no index, as the work is withdrawn. */
  isHidden: z.boolean(),
  tries: z.number(),
  problem: z.enum(depositProblems).nullable(),
  /** What the registry said of it. */
  message: z.string().nullable(),
  changedAt: z.string(),
  /** When a version of it was last registered. */
  registeredAt: z.string().nullable(),
  /** When it is sent, or its result requested, the next time. */
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

export type RegistrationOutput = z.infer<typeof registrationOutput>;

export const listDeposits = defineConsoleEndpoint({
  name: 'GET /console/deposits',
  summary: 'Lists the DOI registrations of this site’s works, pending ones included, with the registry’s responses.',
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
  summary: 'Repeats failed deposits, of these works or of all.',
  input: z.object({ ids: z.array(idInput).min(1).max(200).or(z.literal('failed')) }),
  output: z.object({ redone: z.number() }),
  permission: 'content.edit',
});

export const depositAll = defineConsoleEndpoint({
  name: 'POST /console/deposits/all',
  summary:
    'Queues a check of every published work of this site; works without their newest version in the registry are deposited.',
  input: z.object({}),
  output: z.object({ works: z.number() }),
  permission: 'site.configure',
});

export const getRegistration = defineConsoleEndpoint({
  name: 'GET /console/deposits/registration',
  summary:
    'Returns the registry and account with which this site registers its DOIs; without a setting of its own, that of its portal.',
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
    'Sets the registry with which this site registers its DOIs. A password is stored sealed and never returned; without a new one the stored one stays, unless the address or the account changes.',
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
  summary: 'Deletes this site’s own setting, so that its portal’s applies.',
  input: z.object({}),
  output: z.object({}),
  permission: 'site.configure',
});
