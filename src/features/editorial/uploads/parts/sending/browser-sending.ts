import { readCookie, tokenCookie } from '../../../../../platform/contract/client/session-cookies.ts';
import { readPageFacts } from '../../../../../platform/ui/behaviour/page-facts.ts';
import type { Sending, Wire } from './send-file.ts';

/** So long a connection may move no byte. */
const silentMilliseconds = 30_000;

/** Not fetch: that tells nobody how much of a body has gone out. */
const browserWire: Wire = ({ method, address, headers, body, onSent, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), silentMilliseconds);
    };
    const stop = () => request.abort();
    const end = (outcome: () => void) => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
      outcome();
    };
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      listen();
      onSent?.(loaded);
    };
    request.onload = () =>
      end(() =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name),
          text: request.responseText,
        }),
      );
    request.onerror = () => end(() => resolve(undefined));
    request.onabort = () => end(() => (signal?.aborted ? reject(signal.reason) : resolve(undefined)));
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', stop);
    listen();
    request.send(body ?? null);
  });

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
      const end = (finish: () => void) => {
        clearTimeout(timer);
        removeEventListener('online', goOn);
        signal?.removeEventListener('abort', stop);
        finish();
      };
      const goOn = () => end(resolve);
      const stop = () => end(() => reject(signal?.reason));
      const timer = setTimeout(goOn, milliseconds);
      addEventListener('online', goOn);
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) stop();
    }),
};
