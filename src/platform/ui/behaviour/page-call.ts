import { type BrowserCall, type BrowserEffects, createBrowserCall } from '../../contract/client/browser-client.ts';
import { errorToastMilliseconds, httpMilliseconds } from './constants.ts';
import type { PageFacts } from './page-facts.ts';
import type { ShowToast } from './toasts.ts';

/** The calls of this page: the browser's own fetch, cookies, tabs and the page's toasts behind the client. */
export const createPageCall = ({ siteId, language, texts }: PageFacts, toast: ShowToast): BrowserCall =>
  createBrowserCall({
    siteId,
    language,
    texts,
    effects: browserEffects(toast),
    waitMilliseconds: httpMilliseconds,
    noticeMilliseconds: errorToastMilliseconds,
  });

const browserEffects = (toast: ShowToast): BrowserEffects => ({
  fetch: (address, init) => fetch(address, init),
  readCookies: () => document.cookie,
  writeCookie(cookie) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = cookie;
  },
  notice: (text, stays) => toast({ text, kind: 'error', stays }),
  currentAddress: () => location.href,
  openTab(address) {
    // With `noopener` the answer would always be null, also when the tab did open.
    const tab = open(address, '_blank');
    if (tab) tab.opener = null;
    return tab !== null;
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
});
