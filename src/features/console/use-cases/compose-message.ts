import type { ExtensionDistributionTarget, ExtensionMessage } from '../../../platform/kernel/extension.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../platform/kernel/site-context.ts';
import type { WorkRecord } from '../../../platform/kernel/work-record.ts';
import type { Log } from '../../../platform/ports/log.ts';
import { extensionWork } from '../domain/extension-work.ts';
import type { DeliveredEvent, WebhookFacts } from '../domain/webhook-events.ts';
import { pageOf, webhookBody } from './webhook-message.ts';

interface Waiting {
  readonly event: DeliveredEvent;
  readonly facts: WebhookFacts;
  readonly at: string;
  /** In which form it is sent; the usual one without it. */
  readonly target: string | null;
}

export interface ComposingParts {
  readonly targets: readonly ExtensionDistributionTarget[];
  /** The public records of works, as registries have them. */
  readonly read: (scope: SiteScope, ids: readonly Id[]) => Promise<readonly WorkRecord[]>;
  readonly log: Log;
}

type Composed = ExtensionMessage | { readonly problem: 'target-gone' | 'target-failed' } | null;

const mediaType = /^[\w.+-]+\/[\w.+-]+(?:; ?charset=utf-8)?$/;

/** What is sent of an event: as Standard Webhooks says, or as the target of an extension says. Null where the target wants nothing of it. */
export function composingMessages({ targets: extra, read, log }: ComposingParts) {
  const targets = new Map(extra.map((target) => [target.code, target]));
  return async (site: number, waiting: Waiting, origin: string): Promise<Composed> => {
    const { event, facts, at, target } = waiting;
    if (target === null) return { contentType: 'application/json; charset=utf-8', body: webhookBody(waiting, origin) };
    const found = targets.get(target);
    if (!found) return { problem: 'target-gone' };
    const { kind, id, doi = null, titles = {} } = facts;
    const [record] = event.startsWith('item.') ? await read({ reads: [site], writes: null }, [id]) : [];
    const work = record ? extensionWork(record) : null;
    const address = origin + pageOf(event, facts);
    try {
      const message = found.compose({ type: event, at, kind, id, doi, titles, address, work });
      if (message === null || isMessage(message)) return message;
      log.error({ target }, 'a distribution target of an extension returned something that is no message');
    } catch (problem) {
      log.error({ target, problem }, 'a distribution target of an extension failed');
    }
    return { problem: 'target-failed' };
  };
}

const isMessage = ({ contentType, body }: Partial<ExtensionMessage>): boolean =>
  mediaType.test(contentType ?? '') && typeof body === 'string';
