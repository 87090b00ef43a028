import { answering, answeringWhile } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import type { OffersOf } from '../../../../platform/ports/offers-of.ts';
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
import type { SendCode, Subscribe } from '../use-cases/subscribe.ts';
import type { UnsubscribeTokens } from '../use-cases/unsubscribe-token.ts';

interface Parts {
  readonly store: AlertStore;
  readonly tokens: UnsubscribeTokens;
  readonly send: SendCode;
  readonly subscribing: Subscribe;
  readonly siteOfItem: SiteOfItem;
  readonly offersOf: OffersOf;
}

/** A portal's readers may have chosen a journal of a site that it gathers. */
const sitesOf = (site: number, alerts: readonly KeptAlert[]): number[] => [
  ...new Set([site, ...alerts.flatMap(({ subject }) => siteOfId(subject) ?? [])]),
];

export function answerAlerts({ store, tokens, send, subscribing, siteOfItem, offersOf }: Parts) {
  const answeringOffered = answeringWhile(offersOf, 'subscription');
  /** Alerts with what they are about, by name. */
  const named = async (site: number, alerts: readonly KeptAlert[]) => {
    const subjects = alerts.map(({ subject }) => subject);
    const names = await store.names(sitesOf(site, alerts), subjects);
    return alerts.map((alert) => ({ ...alert, names: names.get(alert.subject) ?? {} }));
  };
  const topics = async (site: number, alerts: readonly KeptAlert[]) =>
    (await named(site, alerts)).map(({ what: type, subject, names }) => ({ type, subject, names }));

  return [
    answeringOffered(sendSubscribeCode, async ({ input: { email }, site, language, trace, captcha }) => {
      const sent = await send(site.host.id, { email, language, from: trace.address, captcha });
      return sent.ok ? success({ seconds: resendSeconds }) : sent;
    }),

    answeringOffered(subscribe, async ({ input, site, language, member, trace }) => {
      const { email, code, type: types, keywords, columns, publicationIndexId: journal } = input;
      if (types.includes('online-first') && !(await offersOf(site)).onlineFirst) return failed(failure('notOffered'));
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
    }),

    // Ended twice is ended: who presses a link again gets the same answer. A member's own alerts must be there.
    answering(unSubscribe, async ({ input: { ids, token }, site, member }) => {
      if (token !== undefined) {
        const link = tokens.read(token);
        if (link?.site !== site.host.id) return failed(failure('linkExpired'));
        return success({ ended: await store.end(link.site, link.ending) });
      }
      if (!member) return failed(failure('loginRequired'));
      if (ids.length === 0) return failed(failure('selectFirst'));
      const ended = await store.endOwn(site.host.id, member.id, ids);
      return ended > 0 ? success({ ended }) : failed(failure('notFound'));
    }),

    answering(isSubscribe, async ({ input: { type, subject, token }, site, member }) => {
      if (token !== undefined) {
        const link = tokens.read(token);
        if (link?.site !== site.host.id) return failed(failure('linkExpired'));
        const alerts = await store.named(link.site, link.ending);
        const [first] = alerts;
        return success({
          subscribed: alerts.length > 0,
          email: first ? hiddenAddress(first.email) : null,
          topics: await topics(site.host.id, alerts),
        });
      }
      const own = member ? await store.ofMember(site.host.id, member.id) : [];
      const matching = own.filter(
        (alert) => (type ?? alert.what) === alert.what && (subject ?? alert.subject) === alert.subject,
      );
      return success({ subscribed: matching.length > 0, email: null, topics: await topics(site.host.id, matching) });
    }),

    answering(subscribeList, async ({ site, member }) => {
      const alerts = await named(site.host.id, await store.ofMember(site.host.id, member.id));
      return success(
        alerts.map(({ id, email, what, subject, names, since, isSilenced }) => ({
          id,
          email,
          type: what,
          subject,
          names,
          since: since.toISOString(),
          silenced: isSilenced,
        })),
      );
    }),

    answering(subscribeColumns, async ({ site, shows }) => {
      shows(frameKey(site.host.id));
      return success([...(await store.columns(site.reads))]);
    }),
  ];
}
