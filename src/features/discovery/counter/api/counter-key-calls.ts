import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { createCounterKey, listCounterKeys, revokeCounterKey } from '../contract.ts';
import type { CounterKeys } from '../use-cases/counter-keys.ts';

export const counterKeyHandlers = (keys: CounterKeys) => [
  answering(listCounterKeys, async ({ site, input: { customer } }) =>
    success({ keys: await keys.list(site.host.id, customer) }),
  ),
  answering(createCounterKey, ({ site, input: { customer, requestor } }) =>
    keys.create(site.host.id, customer, requestor),
  ),
  answering(revokeCounterKey, ({ site, input: { id } }) => keys.revoke(site.host.id, id)),
];
