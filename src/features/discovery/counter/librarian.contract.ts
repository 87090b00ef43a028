import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { monthInput, requestorInput } from './contract.ts';
import { reportKinds } from './domain/report-kinds.ts';

/** About an institution whose librarian the member is; of any other there is nothing. */
const ofLibrarians = { audience: 'member', freshness: 'private', origin: 'ours' } as const;

export const getMyUsage = defineEndpoint({
  ...ofLibrarians,
  name: 'GET /front/librarian/usage',
  summary: 'Returns the months with COUNTER reports of an institution, and its usage in the latest twelve of them.',
  input: z.object({ customer: idInput }),
  output: z.object({
    /** Closed, the oldest first. */
    months: z.array(z.string()),
    figures: z.array(z.object({ month: z.string(), investigations: z.number(), requests: z.number() })),
  }),
});

export const exportMyReport = defineEndpoint({
  ...ofLibrarians,
  name: 'GET /front/librarian/report',
  summary: 'Returns a COUNTER report of some months of an institution, as a table or as JSON of the COUNTER API.',
  input: z.object({
    customer: idInput,
    report: z.enum(reportKinds.map(({ id }) => id)),
    from: monthInput,
    until: monthInput,
    form: z.enum(['tsv', 'xlsx', 'json']),
  }),
  output: fileOutput,
  answers: 'file',
});

export const listMyKeys = defineEndpoint({
  ...ofLibrarians,
  name: 'GET /front/librarian/keys',
  summary: 'Lists the keys with which programs fetch the COUNTER reports of an institution, newest first.',
  input: z.object({ customer: idInput }),
  output: z.array(
    z.object({
      id: z.string(),
      requestor: z.string(),
      createdAt: z.string(),
      /** A day; null while it was not used. */
      usedOn: z.string().nullable(),
      revokedAt: z.string().nullable(),
    }),
  ),
});

export const createMyKey = defineEndpoint({
  ...ofLibrarians,
  name: 'POST /front/librarian/keys/create',
  summary:
    'Creates a key for the COUNTER reports of an institution, returned only once; replaces another one if it is named.',
  input: z.object({ customer: idInput, requestor: requestorInput, replaces: idInput.optional() }),
  output: z.object({ id: z.string(), key: z.string() }),
});

export const revokeMyKey = defineEndpoint({
  ...ofLibrarians,
  name: 'POST /front/librarian/keys/revoke',
  summary: 'Revokes a key for the COUNTER reports of an institution.',
  input: z.object({ customer: idInput, id: idInput }),
  output: z.object({}),
});
