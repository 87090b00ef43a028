import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Sessions } from '../../../../platform/ports/sessions.ts';
import { endOtherSessions, endSession, sessions } from '../session.contract.ts';

export const answerDevices = (store: Sessions) => [
  answering(sessions, async ({ member, session = '' }) => {
    const { current, all } = await store.of(member.id, session);
    return success(
      all.map(({ id, device, since, seen }) => ({
        id,
        device,
        since: since.toISOString(),
        seen: seen.toISOString(),
        isCurrent: id === current,
      })),
    );
  }),

  answering(endSession, async ({ member, input }) => {
    return (await store.endOne(member.id, input.id)) ? success({}) : failed(failure('notFound'));
  }),

  answering(endOtherSessions, async ({ member, session }) => {
    await store.endOthers(member.id, session);
    return success({});
  }),
];
