import type { Text } from '../../../platform/kernel/text.ts';

/** The events of which a webhook can be notified. */
export const webhookEvents = ['item.published', 'item.changed', 'item.withdrawn', 'submission.decided'] as const;

export const deliveredEvents = [...webhookEvents, 'test'] as const;
export type DeliveredEvent = (typeof deliveredEvents)[number];

/** Why a message was not taken, where no answer says it. */
export const webhookProblems = [
  'address-refused',
  'timed-out',
  'unreachable',
  'no-key',
  'off',
  'target-gone',
  'target-failed',
] as const;

/** The payload of an event: nothing that readers could not see; of a submission neither texts nor people. */
export interface WebhookFacts {
  readonly kind: string;
  readonly id: string;
  readonly doi?: string | null;
  readonly titles?: Text;
  readonly number?: string | null;
  readonly decision?: string;
}
