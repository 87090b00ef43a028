import { answering } from '../../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { subscribe } from '../contract.ts';
import { topicsOf } from '../domain/alert.ts';
import type { IsOffered, Subscribe } from '../use-cases/subscribe.ts';

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
