/** The page of a thing says so on one of its elements: `data-counts="<item id>"`. */
const attribute = 'data-counts';
const address = '/rc-pub/front/statistics/view';

type SendView = (id: string) => void;

const sendView: SendView = (id) => {
  navigator.sendBeacon(address, new Blob([JSON.stringify({ id })], { type: 'application/json' }));
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
