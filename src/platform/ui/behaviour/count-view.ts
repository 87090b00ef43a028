import { readCookie, tokenCookie } from '../../contract/client/session-cookies.ts';

/** The page of a thing says so on one of its elements: `data-counts="<item id>"`. */
const attribute = 'data-counts';
const address = '/rc-pub/front/statistics/view';

type SendView = (id: string) => void;

/** A beacon outlives the page, but it can't carry the token without which nothing is done in a member's name. */
const sendView: SendView = (id) => {
  const body = JSON.stringify({ id });
  const token = readCookie(document.cookie, tokenCookie);
  if (!token) return void navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  const headers = { 'content-type': 'application/json', token };
  fetch(address, { method: 'POST', headers, body })
    .then((answer) => answer.text())
    .catch(() => {});
};

/** Tells the server that a reader sees this page, which may have come from a cache. A page that is only prepared, or lies in a tab behind, is not seen yet. */
export function countView(page: Document = document, send: SendView = sendView): void {
  const id = page.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  if (!id) return;
  const sendOnce = () => {
    if (page.visibilityState !== 'visible') return;
    page.removeEventListener('visibilitychange', sendOnce);
    send(id);
  };
  page.addEventListener('visibilitychange', sendOnce);
  sendOnce();
}
