import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { subscribeList } from '../contract.ts';
import type { AlertStore } from '../use-cases/alert-store.ts';
import { sitesOf } from './is-subscribe.ts';

export const answerSubscribeList = (store: AlertStore) =>
  answering(subscribeList, async ({ site, member }) => {
    const alerts = await store.ofMember(site.host.id, member.id);
    const names = await store.names(
      sitesOf(site.host.id, alerts),
      alerts.map(({ subject }) => subject),
    );
    return success(
      alerts.map(({ id, email, what, subject, since, isSilenced }) => ({
        id,
        email,
        type: what,
        subject,
        names: names.get(subject) ?? {},
        since: since.toISOString(),
        silenced: isSilenced,
      })),
    );
  });
