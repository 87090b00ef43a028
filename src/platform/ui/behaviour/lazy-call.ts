import type { BrowserCall } from '../../contract/client/browser-client.ts';
import { failed } from '../../kernel/result.ts';
import type { PageFacts } from './page-facts.ts';
import { showToast } from './toasts.ts';

/** The page's calls. The client is fetched with the first of them: most pages are read and left without one. */
export function createLazyCall(facts: PageFacts): BrowserCall {
  let client: Promise<BrowserCall> | undefined;
  const load = () => import('./page-call.ts').then(({ createPageCall }) => createPageCall(facts, showToast));

  return (async (name, input, manner) => {
    client ??= load();
    try {
      return await (await client)(name, input, manner);
    } catch {
      client = undefined;
      // Written out: the list of all failures comes with the client.
      return failed({ code: 'unavailable', values: { message: facts.texts.unreachable } });
    }
  }) as BrowserCall;
}
