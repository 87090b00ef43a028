import { readCookie, tokenCookie } from '../../contract/client/session-cookies.ts';

/**
 * The page of a thing, and what a search found, say so on one of their elements (`countedView`, `countedQuery`); the first says it.
 * Without a value nothing is counted.
 */
const attribute = 'data-counts';

type SendView = (counted: string) => void;

/** A beacon outlives the page, but it can't carry the token without which nothing is done in a member's name. */
const sendView: SendView = (counted) => {
  const [call, body] = counted.split(' ') as [string, string];
  const address = `/rc-pub/front/statistics/${call}`;
  const token = readCookie(document.cookie, tokenCookie);
  if (!token) return void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  const headers = { 'content-type': 'application/json', token };
  fetch(address, { method: 'POST', headers, body })
    .then((answer) => answer.text())
    .catch(() => {});
};

/** Tells the server that a reader sees this page, which may have come from a cache. A page that is only prepared, or lies in a tab behind, is not seen yet. */
export function countView(page: Document = document, send: SendView = sendView): void {
  const counted = page.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  if (!counted) return;
  const sendOnce = () => {
    if (page.visibilityState !== 'visible') return;
    page.removeEventListener('visibilitychange', sendOnce);
    send(counted);
  };
  page.addEventListener('visibilitychange', sendOnce);
  sendOnce();
}
