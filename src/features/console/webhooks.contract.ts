import { z } from 'zod';
import { defineConsoleEndpoint, type OutputOf } from '../../platform/contract/endpoint.ts';
import { contentTextOutput, idInput } from '../../platform/contract/fields.ts';
import { pagedInput, pagedOutput } from '../../platform/contract/saved-output.ts';
import { deliveredEvents, webhookEvents, webhookProblems } from './domain/webhook-events.ts';

const eventsInput = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length);

const webhookOutput = z.object({
  id: z.string(),
  address: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** In which form it sends: that of an extension, or the usual one. */
  target: z.string().nullable(),
  isOn: z.boolean(),
  /** Since when nothing was taken there; null while the last message was. */
  failingSince: z.string().nullable(),
  createdAt: z.string(),
});

const deliveryOutput = z.object({
  id: z.string(),
  webhook: z.string(),
  event: z.enum(deliveredEvents),
  /** What it tells of: a thing by its titles, a submission by its number. */
  titles: contentTextOutput,
  number: z.string().nullable(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number(),
  /** The code of the last answer; null where there was none. */
  code: z.number().nullable(),
  problem: z.enum(webhookProblems).nullable(),
  at: z.string(),
  triedAt: z.string().nullable(),
  /** When it is tried again. */
  nextAt: z.string().nullable(),
});

export type Webhook = z.infer<typeof webhookOutput>;
export type WebhookTarget = OutputOf<typeof listWebhooks>['targets'][number];
export type WebhookDelivery = z.infer<typeof deliveryOutput>;

export const listWebhooks = defineConsoleEndpoint({
  name: 'GET /console/webhooks',
  summary: 'Lists the webhooks of this site, and the messages of the last 30 days.',
  input: z.object(pagedInput),
  output: z.object({
    webhooks: z.array(webhookOutput),
    deliveries: pagedOutput(deliveryOutput),
    /** The forms that extensions add. */
    targets: z.array(z.object({ code: z.string(), names: contentTextOutput })),
  }),
  permission: 'site.configure',
});

export const addWebhook = defineConsoleEndpoint({
  name: 'POST /console/webhooks/add',
  summary:
    'Registers a webhook address: https, on the public internet. Its secret, which signs every message, is returned only once.',
  input: z.object({
    address: z.string().trim().max(2_000),
    events: eventsInput,
    target: z.string().max(40).nullable().default(null),
  }),
  output: z.object({ id: z.string(), secret: z.string() }),
  permission: 'site.configure',
});

export const changeWebhook = defineConsoleEndpoint({
  name: 'POST /console/webhooks/change',
  summary: 'Sets the events of a webhook, and whether it is enabled.',
  input: z.object({ id: idInput, events: eventsInput, isOn: z.boolean() }),
  output: z.object({}),
  permission: 'site.configure',
});

export const removeWebhook = defineConsoleEndpoint({
  name: 'POST /console/webhooks/remove',
  summary: 'Removes a webhook with its messages.',
  input: z.object({ id: idInput }),
  output: z.object({}),
  permission: 'site.configure',
});

export const testWebhook = defineConsoleEndpoint({
  name: 'POST /console/webhooks/test',
  summary: 'Sends a message of the type "test" to an enabled webhook.',
  input: z.object({ id: idInput }),
  output: z.object({ delivery: z.string() }),
  permission: 'site.configure',
});

export const sendWebhookAgain = defineConsoleEndpoint({
  name: 'POST /console/webhooks/sendAgain',
  summary: 'Sends a delivered or failed message again, under the same id.',
  input: z.object({ delivery: idInput }),
  output: z.object({}),
  permission: 'site.configure',
});
