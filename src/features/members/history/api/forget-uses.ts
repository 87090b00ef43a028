import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { forgetUses } from '../contract.ts';
import type { HistoryStore } from '../use-cases/history-store.ts';

export const answerForgetUses = (store: HistoryStore) =>
  answering(forgetUses, async ({ input: { what, ids }, site, member }) =>
    member
      ? success({ forgotten: await store.forget(site.host.id, member.id, what, ids) })
      : failed(failure('loginRequired')),
  );
