import { expect, test } from 'vitest';
import { isLinkOpen, linkEndsOn } from './review.ts';

test('the link of a review ends some days after the review was due, and half a year after it was asked for', () => {
  expect(linkEndsOn({ dueOn: '2026-02-20', askedAt: '2026-02-01T09:00:00Z' }, 30)).toBe('2026-03-22');
  expect(linkEndsOn({ dueOn: '2099-01-01', askedAt: '2026-01-01T09:00:00Z' }, 30)).toBe('2026-07-03');
});

test('the link of a review is open while its round is undecided and its last day has not passed', () => {
  const request = { state: 'agreed', round: 1, dueOn: '2026-02-20', askedAt: '2026-02-01T09:00:00Z' } as const;
  const at = (today: string) => ({ today, daysAfterDue: 30 });
  expect(isLinkOpen(request, { state: 'review', round: 1 }, at('2026-03-22'))).toBe(true);
  expect(isLinkOpen(request, { state: 'review', round: 1 }, at('2026-03-23'))).toBe(false);
  expect(isLinkOpen(request, { state: 'review', round: 2 }, at('2026-02-02'))).toBe(false);
  expect(isLinkOpen({ ...request, state: 'cancelled' }, { state: 'review', round: 1 }, at('2026-02-02'))).toBe(false);
  for (const state of ['revision', 'accepted', 'declined', 'withdrawn'] as const)
    expect(isLinkOpen(request, { state, round: 1 }, at('2026-02-02'))).toBe(false);
});
