import { z } from 'zod';
import { defineConsoleEndpoint } from '../../platform/contract/endpoint.ts';
import { pagedInput, pagedOutput } from '../../platform/contract/saved-output.ts';
import { securityEventKinds } from '../../platform/kernel/security-event-kind.ts';

const jobOutput = z.object({
  id: z.string(),
  queue: z.string(),
  /** What it is about, as names and values. */
  about: z.array(z.object({ name: z.string(), value: z.string() })),
  percent: z.number().nullable(),
  reason: z.string().nullable(),
  tries: z.number(),
  since: z.string(),
});

/** A change that index or edge did not take at once; one that is parked waits for a person. */
const lateMark = z.object({
  sink: z.string(),
  site: z.number(),
  item: z.string(),
  attempts: z.number(),
  reason: z.string().nullable(),
  isParked: z.boolean(),
});

export type LateMark = z.infer<typeof lateMark>;

export const listJobs = defineConsoleEndpoint({
  name: 'GET /console/jobs',
  summary: 'Lists waiting, running and failed jobs of the installation’s workers, with the reasons.',
  input: z.object({}),
  output: z.object({
    queues: z.array(
      z.object({ name: z.string(), waiting: z.number(), running: z.number(), done: z.number(), dead: z.number() }),
    ),
    running: z.array(jobOutput),
    dead: z.array(jobOutput),
    late: z.array(lateMark),
    waiting: z.number(),
  }),
  permission: 'jobs.manage',
});

const letterInput = z.object({ id: z.uuid() });

export const retryJob = defineConsoleEndpoint({
  name: 'POST /console/jobs/retry',
  summary: 'Puts a failed job back into its queue.',
  input: letterInput,
  output: z.object({}),
  permission: 'jobs.manage',
});

export const forgetJob = defineConsoleEndpoint({
  name: 'POST /console/jobs/forget',
  summary: 'Deletes a failed job.',
  input: letterInput,
  output: z.object({}),
  permission: 'jobs.manage',
});

export const retryMarks = defineConsoleEndpoint({
  name: 'POST /console/jobs/retryMarks',
  summary: 'Delivers every parked change to index and edges again.',
  input: z.object({}),
  output: z.object({ tried: z.number() }),
  permission: 'jobs.manage',
});

const securityEventOutput = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(securityEventKinds),
  outcome: z.enum(['succeeded', 'failed', 'refused']),
  /** A user name, of whoever still has an account. */
  by: z.string().nullable(),
  /** Ids and masked values. */
  detail: z.record(z.string(), z.string()),
});

export const listSecurityEvents = defineConsoleEndpoint({
  name: 'GET /console/security',
  summary:
    'Lists security events at this site, newest first; optionally of one kind or person. Operators also get those of the whole installation.',
  input: z.object({
    kind: z.enum(securityEventKinds).optional(),
    /** A user name. */
    by: z.string().max(50).optional(),
    ...pagedInput,
  }),
  output: pagedOutput(securityEventOutput).extend({ ofInstallation: z.array(securityEventOutput) }),
  permission: 'security.see',
});
