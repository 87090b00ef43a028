import { readCookie, tokenCookie } from '../../../../../platform/contract/client/session-cookies.ts';
import { readPageFacts } from '../../../../../platform/ui/behaviour/page-facts.ts';
import type { Sending } from './send-file.ts';
import { browserWire } from './wire.ts';

/** Sending from this page, as whoever is logged in. */
export const browserSending: Sending = {
  wire: browserWire,
  get memory() {
    try {
      return localStorage;
    } catch {
      return undefined;
    }
  },
  headers: () => ({
    token: readCookie(document.cookie, tokenCookie),
    language: readPageFacts()?.language ?? document.documentElement.lang,
  }),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        removeEventListener('online', goOn);
        signal?.removeEventListener('abort', stop);
        settle();
      };
      const goOn = () => end(resolve);
      const stop = () => end(() => reject(signal?.reason));
      const timer = setTimeout(goOn, milliseconds);
      addEventListener('online', goOn);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) stop();
    }),
};
