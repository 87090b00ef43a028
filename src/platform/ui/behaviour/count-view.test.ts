import { expect, test, vi } from 'vitest';
import { countView } from './count-view.ts';

function pageOf(id: string | null, visibilityState: DocumentVisibilityState) {
  const events = new EventTarget();
  const page = {
    visibilityState,
    querySelector: (selector: string) => (selector === '[data-counts]' && id ? { getAttribute: () => id } : null),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return { page, events, seen: () => countView(page as unknown as Document, send) };
}
const send = vi.fn();

test('a page that shows a thing is counted once, when it is seen', () => {
  send.mockClear();
  const { page, events, seen } = pageOf('7', 'hidden');
  seen();
  expect(send).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  events.dispatchEvent(new Event('visibilitychange'));
  events.dispatchEvent(new Event('visibilitychange'));
  expect(send.mock.calls).toEqual([['7']]);
});

test('a page that shows no thing sends nothing', () => {
  send.mockClear();
  pageOf(null, 'visible').seen();
  expect(send).not.toHaveBeenCalled();
});
