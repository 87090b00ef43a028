import type { AnyHandler, CallRequest } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { FairShare } from '../../../../platform/kernel/fair-share.ts';
import { failed } from '../../../../platform/kernel/result.ts';

/** Counts a call against the site whose host asks, whichever sites it asks about: nobody can spend another's share. */
export const shareFairly =
  (share: FairShare<number>) =>
  (handler: AnyHandler): AnyHandler => ({
    ...handler,
    answer: async (request: CallRequest<unknown>) => {
      const outcome = await share.serve(request.site.host.id, () => handler.answer(request as never));
      return outcome.ok ? outcome.value : failed(failure('tooManyRequests'));
    },
  });
