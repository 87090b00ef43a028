import { z } from 'zod';
import { defineEndpoint, type OutputOf } from '../../../platform/contract/endpoint.ts';
import { sentFileRoles } from '../../../platform/kernel/sent-file.ts';
import { uploadIdPattern, uploadStates } from './domain/upload.ts';

export const getUploadState = defineEndpoint({
  name: 'GET /front/upload/state',
  summary: 'Returns the progress of an upload of the member: the stored bytes, and the result of its check.',
  input: z.object({ id: z.string().regex(uploadIdPattern) }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    role: z.enum(sentFileRoles),
    bytes: z.number(),
    /** How many of them are stored. */
    arrived: z.number(),
    state: z.enum(uploadStates),
    /** Why nobody has looked at it yet, if that takes longer. */
    waitsFor: z.enum(['scanner']).nullable(),
    /** By the name of the reason. */
    refusal: z.string().nullable(),
    /** Found in the bytes. */
    type: z.string().nullable(),
  }),
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});

/** An upload as its member sees it. */
export type UploadView = OutputOf<typeof getUploadState>;

export const getUploadQuota = defineEndpoint({
  name: 'GET /front/upload/quota',
  summary:
    'Returns, in bytes, what the member uploaded today to all sites, what they store at this one, and how much more they may upload now.',
  input: z.object({}),
  output: z.object({
    usedToday: z.number(),
    mostToday: z.number(),
    used: z.number(),
    most: z.number(),
    left: z.number(),
  }),
  audience: 'member',
  freshness: 'private',
  origin: 'ours',
});
