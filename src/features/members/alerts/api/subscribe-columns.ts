import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { subscribeColumns } from '../contract.ts';
import type { AlertStore } from '../use-cases/alert-store.ts';

export const answerSubscribeColumns = (store: AlertStore) =>
  answering(subscribeColumns, async ({ site, shows }) => {
    shows(frameKey(site.host.id));
    return success([...(await store.columns(site.host.id))]);
  });
