import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput, textOutput } from '../../../platform/contract/fields.ts';
import { alertKinds } from './domain/alert.ts';

const email = z.string().max(320);
const choices = z.array(z.string().max(400)).max(50).default([]);
const token = z.string().max(200);

export const sendSubscribeCode = defineEndpoint({
  name: 'POST /front/frontMembers/sendSubscribeCode',
  summary: 'Sends a code to an address, with which its owner confirms a subscription.',
  input: z.object({ email }),
  output: z.object({
    /** After so long another one may be requested. */
    seconds: z.number(),
  }),
  freshness: 'private',
  origin: 'ours',
});

export const subscribe = defineEndpoint({
  name: 'POST /front/frontMembers/subscribe',
  summary: 'Subscribes an address to alerts. A member who confirmed the address before needs no code.',
  input: z.object({
    email,
    code: z.string().max(20).default(''),
    type: z.array(z.enum(alertKinds)).max(alertKinds.length),
    /** One journal, for `current` and `online-first`; all of the site without it. */
    publicationIndexId: idInput.optional(),
    keywords: choices,
    /** As `subscribeColumns` names them. */
    columns: choices,
  }),
  output: z.object({ subscribed: z.number() }),
  freshness: 'private',
});

export const unSubscribe = defineEndpoint({
  name: 'POST /front/frontMembers/unSubscribe',
  summary: 'Ends subscriptions of the requesting member, or those that a link in a mail names.',
  input: z.object({ ids: z.array(idInput).max(100).default([]), token: token.optional() }),
  output: z.object({ ended: z.number() }),
  freshness: 'private',
});

export const isSubscribe = defineEndpoint({
  name: 'GET /front/frontMembers/isSubscribe',
  summary:
    'Tells whether the requesting member has such a subscription, or whether the subscription of a link in a mail still exists. Reveals nothing about anyone else.',
  input: z.object({
    type: z.enum(alertKinds).optional(),
    subject: z.string().max(200).optional(),
    token: token.optional(),
  }),
  output: z.object({
    subscribed: z.boolean(),
    /** For a link in a mail: to whom, with most of it hidden, and what it ends. */
    email: z.string().nullable(),
    topics: z.array(z.object({ type: z.enum(alertKinds), subject: z.string(), names: textOutput })),
  }),
  freshness: 'private',
});

export const subscribeList = defineEndpoint({
  name: 'GET /front/frontMembers/subscribeList',
  summary: 'Lists the member’s own subscriptions at this site.',
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      type: z.enum(alertKinds),
      subject: z.string(),
      /** What the subject is called, if it is a journal or a column of the site. */
      names: textOutput,
      since: z.string(),
      /** Whether mails came back, so that none is sent until the address is confirmed again. */
      silenced: z.boolean(),
    }),
  ),
  audience: 'member',
  freshness: 'private',
});

export const subscribeColumns = defineEndpoint({
  name: 'GET /front/frontMembers/subscribeColumns',
  summary:
    'Lists columns that can be subscribed to, of the site and those that it gathers: those of the newest papers, and those that have content.',
  input: z.object({}),
  output: z.array(
    z.object({
      subject: z.string(),
      names: textOutput,
      /** Whose column it is, on a portal that gathers the journal. */
      journal: textOutput,
    }),
  ),
  origin: 'ours',
});
