import { z } from 'zod';
import { defineConsoleEndpoint } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput, idInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { reportKinds } from './domain/report-kinds.ts';

export const listCounterKeys = defineConsoleEndpoint({
  name: 'GET /console/counter/keys',
  summary: 'Lists the keys for the COUNTER API, newest first; optionally those of one customer.',
  input: z.object({ customer: idInput.optional() }),
  output: z.object({
    keys: z.array(
      z.object({
        id: z.string(),
        /** Null for a key of the site itself, which opens the reports of all customers and of the world. */
        customer: z.string().nullable(),
        customerName: contentTextOutput,
        requestor: z.string(),
        createdAt: z.string(),
        /** A day; null while it was not used. */
        usedOn: z.string().nullable(),
        revokedAt: z.string().nullable(),
      }),
    ),
  }),
  permission: 'access.edit',
});

export const requestorInput = z.string().regex(/^[\w.@-]{1,100}$/);

export const createCounterKey = defineConsoleEndpoint({
  name: 'POST /console/counter/keys/create',
  summary: 'Creates a key for the COUNTER reports of a customer, or of the whole site. It is returned only once.',
  input: z.object({
    customer: idInput.nullable(),
    /** The requestor_id that is sent with the key: a name for the library or the program that asks. */
    requestor: requestorInput,
  }),
  output: z.object({ id: z.string(), key: z.string() }),
  permission: 'access.edit',
});

export const revokeCounterKey = defineConsoleEndpoint({
  name: 'POST /console/counter/keys/revoke',
  summary: 'Revokes a key for COUNTER reports.',
  input: z.object({ id: idInput }),
  output: z.object({}),
  permission: 'access.edit',
});

export const monthInput = z.string().regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/);

export const getCounter = defineConsoleEndpoint({
  name: 'GET /console/counter',
  summary: 'Lists the institutions and months with COUNTER reports.',
  input: z.object({}),
  output: z.object({
    customers: z.array(z.object({ id: z.string(), name: contentTextOutput })),
    /** Closed, the oldest first. */
    months: z.array(z.string()),
  }),
  permission: 'usage.see',
});

export const exportCounterReport = defineConsoleEndpoint({
  name: 'GET /console/counter/report',
  summary: 'Returns a COUNTER report of some months as a table, of one institution or of the world.',
  input: z.object({
    report: z.enum(reportKinds.map(({ id }) => id)),
    /** Nobody: the world. */
    customer: idInput.or(z.literal('')).optional(),
    from: monthInput,
    until: monthInput,
    form: z.enum(['tsv', 'xlsx']),
  }),
  output: fileOutput,
  answers: 'file',
  permission: 'usage.see',
});
