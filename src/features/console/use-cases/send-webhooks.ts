import { type DueWorker, dueWorker, silentPauses } from '../../../platform/kernel/due-work.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { Notify } from '../../../platform/ports/notices.ts';
import type { Outgoing } from '../../../platform/ports/outgoing.ts';
import type { WebhookSendingStore } from '../store/postgres-webhook-sending.ts';
import { type ComposingParts, composingMessages } from './compose-message.ts';
import type { ConsoleParts } from './console-parts.ts';
import { webhookHeaders } from './webhook-message.ts';

const offAfterDays = 5;
const mostAtOnce = 32;
/** Longer than a try may take: by then its worker is dead. */
const heldSeconds = 30;
/** 410: the other side has said that it wants no more. */
const gone = 410;

export interface WebhookSendingParts extends Pick<ConsoleParts, 'siteNamed'>, ComposingParts {
  readonly outgoing: Outgoing;
  readonly webhookKeys: Keys;
  readonly clock: Clock;
  readonly notify: Notify;
}

type Which = Awaited<ReturnType<WebhookSendingStore['take']>>[number];

/** Sends what waits, each address by itself: one that is slow or gone holds up nobody (decision 0147). */
export function sendingWebhooks(store: WebhookSendingStore, parts: WebhookSendingParts): DueWorker {
  const { outgoing, webhookKeys, siteNamed, clock, notify, log } = parts;
  const compose = composingMessages(parts);

  async function send(which: Which): Promise<void> {
    const { site, id } = which;
    const waiting = await store.read(which);
    const named = await siteNamed(site);
    if (!waiting || !named) {
      await store.drop(which);
      return;
    }
    const { webhook, address, sealedSecret, isOn, account, tries } = waiting;
    const secret = webhookKeys.open(sealedSecret);
    const post = async () => {
      if (!isOn) return { problem: 'off' } as const;
      if (!secret) return { problem: 'no-key' } as const;
      const message = await compose(site, waiting, named.origin);
      if (message === null) return { isUnwanted: true } as const;
      if ('problem' in message) return message;
      return outgoing.post(address, webhookHeaders(secret, `msg_${id}`, clock.now(), message), message.body);
    };
    const posted = await post();
    const code = 'code' in posted ? (posted.code ?? null) : null;
    const isOff = await store.complete(which, webhook, {
      isTaken: 'isUnwanted' in posted || (code !== null && code >= 200 && code < 300),
      code,
      problem: 'problem' in posted ? posted.problem : null,
      againSeconds: isOn ? silentPauses[tries] : undefined,
      isGone: code === gone,
      offAfterDays,
    });
    if (isOff) await notify({ site, account, about: 'webhook-off', data: { address: new URL(address).host } });
  }

  return dueWorker<Which>({
    most: mostAtOnce,
    take: (room) => store.take(room, heldSeconds),
    work: send,
    failed: (which, problem) => log.error({ ...which, problem }, 'a webhook waits for its engines'),
  });
}
