import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { isSubscribe } from '../contract.ts';
import { hiddenAddress } from '../domain/hidden-address.ts';
import type { AlertStore, KeptAlert } from '../use-cases/alert-store.ts';
import type { UnsubscribeTokens } from '../use-cases/unsubscribe-token.ts';

export const answerIsSubscribe = (store: AlertStore, tokens: UnsubscribeTokens) =>
  answering(isSubscribe, async ({ input: { type, subject, token }, site, member }) => {
    if (token !== undefined) {
      const named = tokens.read(token);
      if (named?.site !== site.host.id) return failed(failure('linkExpired'));
      const alerts = await store.named(named.site, named.ending);
      const [first] = alerts;
      return success({
        subscribed: alerts.length > 0,
        email: first ? hiddenAddress(first.email) : null,
        topics: await topicsOf(alerts),
      });
    }
    const own = member ? await store.ofMember(site.host.id, member.id) : [];
    const asked = own.filter(
      (alert) => (type ?? alert.what) === alert.what && (subject ?? alert.subject) === alert.subject,
    );
    return success({ subscribed: asked.length > 0, email: null, topics: await topicsOf(asked) });

    async function topicsOf(alerts: readonly KeptAlert[]) {
      const names = await store.names(
        sitesOf(site.host.id, alerts),
        alerts.map((alert) => alert.subject),
      );
      return alerts.map((alert) => ({
        type: alert.what,
        subject: alert.subject,
        names: names.get(alert.subject) ?? {},
      }));
    }
  });

/** A portal's readers may have chosen a journal of a site that it gathers. */
export const sitesOf = (site: number, alerts: readonly KeptAlert[]): number[] => [
  ...new Set([site, ...alerts.flatMap(({ subject }) => siteOfId(subject) ?? [])]),
];
