import type { Text } from '../../../platform/kernel/text.ts';

/** What an address can be told of. */
export const webhookEvents = ['item.published', 'item.changed', 'item.withdrawn', 'submission.decided'] as const;

export const deliveredEvents = [...webhookEvents, 'test'] as const;
export type DeliveredEvent = (typeof deliveredEvents)[number];

/** Why a message was not taken, where no answer says it. */
export const webhookProblems = ['address-refused', 'timed-out', 'unreachable', 'no-key', 'off'] as const;

/** What is told of a thing: nothing that readers could not see, and of a submission neither words nor people. */
export interface WebhookFacts {
  readonly kind: string;
  readonly id: string;
  readonly doi?: string | null;
  readonly titles?: Text;
  readonly number?: string | null;
  readonly decision?: string;
}
