import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import {
  isSubscribe,
  sendSubscribeCode,
  subscribe,
  subscribeColumns,
  subscribeList,
  unSubscribe,
} from '../contract.ts';
import { resendSeconds, topicsOf } from '../domain/alert.ts';
import { hiddenAddress } from '../domain/hidden-address.ts';
import type { AlertStore, KeptAlert } from '../store/postgres-alerts.ts';
import type { IsOffered, SendCode, Subscribe } from '../use-cases/subscribe.ts';
import type { UnsubscribeTokens } from '../use-cases/unsubscribe-token.ts';

export const answerSendSubscribeCode = (send: SendCode, isOffered: IsOffered) =>
  answering(sendSubscribeCode, async ({ input: { email }, site, language, trace, captcha }) => {
    if (!(await isOffered(site.host.id))) return failed(failure('notFound'));
    const sent = await send(site.host.id, { email, language, from: trace.address, captcha });
    return sent.ok ? success({ seconds: resendSeconds }) : sent;
  });

export const answerSubscribe = (subscribing: Subscribe, siteOfItem: SiteOfItem, isOffered: IsOffered) =>
  answering(subscribe, async ({ input, site, language, member, trace }) => {
    if (!(await isOffered(site.host.id))) return failed(failure('notFound'));
    const { email, code, type: types, keywords, columns, publicationIndexId: journal } = input;
    if (journal !== undefined) {
      const owner = await siteOfItem(site, journal);
      if (!owner.ok) return owner;
    }
    const subscribed = await subscribing(site.host.id, {
      email,
      code,
      from: trace.address,
      types,
      account: member?.id ?? null,
      language,
      topics: topicsOf({ types, journal, keywords, columns }),
    });
    return subscribed.ok ? success({ subscribed: subscribed.value }) : subscribed;
  });

/** Ended twice is ended: who presses a link again is told the same. A member's own alerts must be there. */
export const answerUnSubscribe = (store: AlertStore, tokens: UnsubscribeTokens) =>
  answering(unSubscribe, async ({ input: { ids, token }, site, member }) => {
    if (token !== undefined) {
      const named = tokens.read(token);
      if (named?.site !== site.host.id) return failed(failure('linkExpired'));
      return success({ ended: await store.end(named.site, named.ending) });
    }
    if (!member) return failed(failure('loginRequired'));
    if (ids.length === 0) return failed(failure('selectFirst'));
    const ended = await store.endOwn(site.host.id, member.id, ids);
    return ended > 0 ? success({ ended }) : failed(failure('notFound'));
  });

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
const sitesOf = (site: number, alerts: readonly KeptAlert[]): number[] => [
  ...new Set([site, ...alerts.flatMap(({ subject }) => siteOfId(subject) ?? [])]),
];

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

export const answerSubscribeColumns = (store: AlertStore) =>
  answering(subscribeColumns, async ({ site, shows }) => {
    shows(frameKey(site.host.id));
    return success([...(await store.columns(site.host.id))]);
  });
