import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { unSubscribe } from '../contract.ts';
import type { AlertStore } from '../use-cases/alert-store.ts';
import type { UnsubscribeTokens } from '../use-cases/unsubscribe-token.ts';

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
