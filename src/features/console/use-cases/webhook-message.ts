import { createHmac } from 'node:crypto';
import type { ExtensionMessage } from '../../../platform/kernel/extension.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { DeliveredEvent, WebhookFacts } from '../domain/webhook-events.ts';

interface WebhookEvent {
  readonly event: DeliveredEvent;
  readonly facts: WebhookFacts;
  /** ISO 8601 */
  readonly at: string;
}

/** The body of a message, the same at every try. */
export const webhookBody = ({ event, facts, at }: WebhookEvent, origin: string): string =>
  JSON.stringify({ type: event, timestamp: at, data: { ...facts, address: origin + pageOf(event, facts) } });

export function pageOf(event: DeliveredEvent, { kind, id, doi }: WebhookFacts): string {
  if (event === 'test') return '/console/webhooks';
  return event === 'submission.decided' ? `/console/submissions/${id}` : itemAddress({ kind, id, doi });
}

const prefix = 'whsec_';

/** A secret as people copy it, in the form that libraries for Standard Webhooks take. */
export const writtenSecret = (secret: Buffer): string => prefix + secret.toString('base64');

/** The headers of a message, by Standard Webhooks: the id, the moment and the body are signed together. */
export function webhookHeaders(
  secret: Buffer,
  id: string,
  sentAt: Date,
  { contentType, body }: ExtensionMessage,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': contentType,
    'user-agent': 'Imprint-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
