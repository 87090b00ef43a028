import { randomBytes } from 'node:crypto';
import type { ExtensionDistributionTarget } from '../../../platform/kernel/extension.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { Outgoing } from '../../../platform/ports/outgoing.ts';
import type { WebhookStore } from '../store/postgres-webhooks.ts';
import type { Webhook } from '../webhooks.contract.ts';
import type { ConsoleParts } from './console-parts.ts';
import { writtenSecret } from './webhook-message.ts';

interface Parts extends Pick<ConsoleParts, 'database' | 'record'> {
  readonly outgoing: Outgoing;
  readonly webhookKeys: Keys;
  /** Those of extensions. */
  readonly targets: readonly ExtensionDistributionTarget[];
}

interface Actor {
  readonly site: number;
  readonly account: string;
}

type Wanted = Pick<Webhook, 'events' | 'isOn'>;

const secretBytes = 32;

/** The log is read by editors too, and the path of an address may be as secret as a password. */
const logged = ({ address, events, isOn }: Pick<Webhook, 'address' | 'events' | 'isOn'>) => ({
  host: new URL(address).host,
  events,
  isOn,
});

export type ManageWebhooks = ReturnType<typeof manageWebhooks>;

/** What the owner of a site does with its webhooks. */
export function manageWebhooks({ database, record, outgoing, webhookKeys, targets }: Parts, store: WebhookStore) {
  const at = ({ site }: Actor) => ({ reads: [site], writes: site });

  /** Does something with one of them, and writes it down; nothing after it where it is gone. */
  const changing = (by: Actor, action: string, id: string, wanted: Wanted | null) =>
    database.transaction(at(by), async (transaction): Promise<Result<Record<string, never>, Failure>> => {
      const which = { site: by.site, id };
      const before = await store.get(transaction, which);
      if (!before) return failed(failure('notFound'));
      if (wanted) await store.change(transaction, which, wanted);
      else await store.remove(transaction, which);
      const after = wanted && logged({ ...before, ...wanted });
      await record(transaction, { ...by, action, kind: 'webhook', id, before: logged(before), after });
      return success({});
    });

  return {
    store,
    targets: targets.map(({ code, name }) => ({ code, names: { ...name } })),

    async add(by: Actor, { address, events, target }: Pick<Webhook, 'address' | 'events' | 'target'>) {
      if (!outgoing.takes(address)) return failed(failure('urlFormat'));
      if (target !== null && !targets.some(({ code }) => code === target)) return failed(failure('fieldRefused'));
      const secret = randomBytes(secretBytes);
      return database.transaction(at(by), async (transaction) => {
        const id = await store.add(transaction, {
          ...by,
          address,
          events,
          target,
          sealedSecret: webhookKeys.seal(secret),
        });
        if (id === undefined) return failed(failure('fieldRefused'));
        const after = logged({ address, events, isOn: true });
        await record(transaction, { ...by, action: 'register', kind: 'webhook', id, after });
        return success({ id, secret: writtenSecret(secret) });
      });
    },

    change: (by: Actor, id: string, wanted: Wanted) => changing(by, 'change', id, wanted),
    remove: (by: Actor, id: string) => changing(by, 'remove', id, null),
  };
}
