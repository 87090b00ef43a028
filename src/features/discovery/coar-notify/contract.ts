import { z } from 'zod';
import { defineConsoleEndpoint, defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { contentTextOutput, flagInput, idInput, siteIdInput } from '../../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { announcementKinds } from '../../../platform/kernel/announcement.ts';
import { announcementStates, answers, offers, requestProblems } from './domain/notification.ts';

const serviceOutput = z.object({
  id: z.string(),
  name: z.string(),
  origin: z.string(),
  inbox: z.string(),
  offers: z.array(z.enum(offers)),
  /** Whether it is told of the reviews that are published here. */
  isNotified: z.boolean(),
});

const announcementOutput = z.object({
  id: z.string(),
  kind: z.enum(announcementKinds),
  /** The service as this site knows it, else as it calls itself. */
  name: z.string(),
  isKnown: z.boolean(),
  origin: z.string(),
  address: z.string(),
  paper: z.string(),
  titles: contentTextOutput,
  state: z.enum(announcementStates),
  receivedAt: z.string(),
});

const requestOutput = z.object({
  id: z.string(),
  kind: z.enum(offers),
  /** A review that was published here is announced by it; nothing is asked for. */
  isAnnouncement: z.boolean(),
  service: z.string(),
  paper: z.string(),
  titles: contentTextOutput,
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Whether it was taken back. */
  isUndone: z.boolean(),
  answer: z.enum(answers).nullable(),
  /** The service's own words. */
  words: z.string().nullable(),
  tries: z.number(),
  code: z.number().nullable(),
  problem: z.enum(requestProblems).nullable(),
  createdAt: z.string(),
  nextAt: z.string().nullable(),
});

export type Service = z.infer<typeof serviceOutput>;
export type ListedAnnouncement = z.infer<typeof announcementOutput>;
export type ListedRequest = z.infer<typeof requestOutput>;

export const listAnnouncements = defineConsoleEndpoint({
  name: 'GET /console/notify',
  summary: 'Returns other services’ announcements about this site’s papers, the registered services, and the inbox.',
  input: z.object({ ...pagedInput, state: z.enum(announcementStates).default('waiting') }),
  output: z.object({
    inbox: z.string(),
    services: z.array(serviceOutput),
    counts: z.record(z.enum(announcementStates), z.number()),
    announcements: pagedOutput(announcementOutput),
  }),
  permission: 'content.edit',
});

export const decideAnnouncement = defineConsoleEndpoint({
  name: 'POST /console/notify/decide',
  summary: 'Accepts an announcement, which shows it on the page of its paper, or rejects it.',
  input: z.object({ id: idInput, accept: flagInput }),
  output: z.object({}),
  permission: 'content.edit',
});

export const saveService = defineConsoleEndpoint({
  name: 'POST /console/notify/services/save',
  summary:
    'Registers a service of reviews or endorsements: whether its announcements are accepted, and what may be requested of it.',
  input: z.object({
    /** None where it is new. */
    id: idInput.nullable(),
    name: z.string().trim().min(1).max(200),
    origin: z.string().trim().max(2_000),
    inbox: z.string().trim().max(2_000),
    offers: z.array(z.enum(offers)).max(offers.length),
    isNotified: flagInput.default(false),
  }),
  output: z.object({ id: z.string() }),
  permission: 'site.configure',
});

export const removeService = defineConsoleEndpoint({
  name: 'POST /console/notify/services/remove',
  summary: 'Removes a service with the requests to it; its announcements stay.',
  input: z.object({ id: idInput }),
  output: z.object({}),
  permission: 'site.configure',
});

export const listRequests = defineConsoleEndpoint({
  name: 'GET /console/notify/requests',
  summary: 'Lists the requests to other services and their answers, and the reviews announced to them.',
  input: z.object(pagedInput),
  output: pagedOutput(requestOutput),
  permission: 'content.edit',
});

export const addRequest = defineConsoleEndpoint({
  name: 'POST /console/notify/requests/add',
  summary:
    'Requests a review or an endorsement of a published paper of this site, named by its DOI or its page, from a service.',
  input: z.object({ paper: z.string().trim().min(1).max(2_000), service: idInput, kind: z.enum(offers) }),
  output: z.object({ id: z.string() }),
  permission: 'content.edit',
});

export const undoRequest = defineConsoleEndpoint({
  name: 'POST /console/notify/requests/undo',
  summary: 'Withdraws a request to a service.',
  input: z.object({ id: idInput }),
  output: z.object({}),
  permission: 'content.edit',
});

export const getAnnounced = defineEndpoint({
  name: 'GET /front/front-article/announced',
  renewed: 'keys',
  summary:
    'Returns announcements of other services about a paper that its editors accepted: reviews, endorsements, other locations.',
  input: z.object({ id: idInput, siteId: siteIdInput.optional() }),
  output: z.object({
    announced: z.array(z.object({ kind: z.enum(announcementKinds), name: z.string(), address: z.string() })),
  }),
  origin: 'ours',
});
