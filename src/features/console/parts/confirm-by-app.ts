import type { Failure } from '../../../platform/kernel/failure.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import type { proveAgain } from '../contract.ts';

/** Shows a code of the app to the console; answers why it was refused. */
export const provingByApp =
  (done: () => void) =>
  async ({ appCode }: { readonly appCode: string }): Promise<Failure | undefined> => {
    const answer = await pageCall()<typeof proveAgain>(
      'POST /console/factor/prove',
      { code: appCode },
      { quiet: true },
    );
    if (!answer.ok) return answer.failure;
    done();
    return undefined;
  };
