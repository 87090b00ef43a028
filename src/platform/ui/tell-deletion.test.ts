import { expect, test, vi } from 'vitest';
import failures from '../contract/messages/en.json' with { type: 'json' };
import type { Say } from '../i18n/use-say.ts';
import { failure } from '../kernel/failure.ts';
import { failed, success } from '../kernel/result.ts';
import words from './messages/en.json' with { type: 'json' };
import { tellDeletion, tellFailedDeletion } from './tell-deletion.ts';

const say = ((key: string) => ({ ...failures, ...words })[key as keyof typeof words]) as unknown as Say;

function toastsOf(tell: typeof tellDeletion, answer: Parameters<typeof tellDeletion>[1]) {
  const toast = vi.fn();
  const isGone = tell(say, answer, toast);
  return [isGone, ...toast.mock.calls.map(([{ kind, text }]) => `${kind}: ${text}`)];
}

test('what was not deleted is said: Delete failed, with the reason that the server gives', () => {
  const answer = failed(failure('unavailable', { message: 'The service is busy.' }));
  for (const tell of [tellDeletion, tellFailedDeletion])
    expect(toastsOf(tell, answer)).toEqual([false, 'error: Delete failed\nThe service is busy.']);
  expect(toastsOf(tellDeletion, failed(failure('notFound')))).toEqual([false, 'error: Delete failed']);
});

test('what is gone is said where the page stays', () => {
  expect(toastsOf(tellDeletion, success(null))).toEqual([true, 'success: Deleted']);
  expect(toastsOf(tellFailedDeletion, success(null))).toEqual([true]);
});

test('who has to log in again is not told twice', () => {
  expect(toastsOf(tellDeletion, failed(failure('loginRequired')))).toEqual([false]);
});
