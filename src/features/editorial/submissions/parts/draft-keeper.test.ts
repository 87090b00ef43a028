import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { plainDetails } from '../domain/submission.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { OwnSubmission } from './submission-view.ts';

const submission: OwnSubmission = {
  ...{ id: '1', kind: 'manuscript', number: null, state: 'draft', round: 0, titles: {}, revision: 1 },
  ...{ changedAt: '2026-01-01T00:00:00Z', sentAt: null, guess: null, journal: null, published: null },
  ...{ details: plainDetails('en') as OwnSubmission['details'], files: [], events: [], steps: ['send'] },
  ...{ isOwn: true, isReading: false, problems: [] },
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeper(answers: Result<{ revision: number }, Failure>[], server: () => OwnSubmission = () => submission) {
  const save = vi.fn(async (_: unknown) => answers.shift() ?? failed(failure('unavailable')));
  const read = vi.fn(async () => success(server()));
  return { save, read, keeper: createDraftKeeper(submission, { save, read, now: () => 7 }) };
}

test('saves once, when typing has stopped', async () => {
  const { save, keeper: kept } = keeper([success({ revision: 2 })]);
  for (const en of ['O', 'On', 'On light']) {
    kept.change({ titles: { en } });
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(save).not.toHaveBeenCalled();
  expect(kept.draft().keeping).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(800);
  expect(save).toHaveBeenCalledExactlyOnceWith({
    ...{ id: '1', revision: 1, journalId: null },
    details: { ...plainDetails('en'), titles: { en: 'On light' }, looked: ['titles'] },
  });
  expect(kept.draft()).toMatchObject({ keeping: 'saved', savedAt: 7 });
  expect(kept.revision()).toBe(2);
});

test('what did not arrive is tried again by itself', async () => {
  const { save, keeper: kept } = keeper([failed(failure('unavailable')), success({ revision: 2 })]);
  kept.change({ letter: 'Dear editors' });
  expect(await kept.keep()).toBe(false);
  expect(kept.draft().keeping).toBe('failed');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(kept.draft().keeping).toBe('saved');
});

test('what a file said meanwhile is joined with what the author wrote', async () => {
  const guess = { titles: { en: 'Read' } };
  const read = { ...submission, revision: 5, guess, details: { ...submission.details, titles: { en: 'Read' } } };
  const { save, keeper: kept } = keeper([failed(failure('submissionChanged')), success({ revision: 6 })], () => read);
  kept.change({ letter: 'Dear editors' });
  expect(await kept.keep()).toBe(true);
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 5 }));
  expect(kept.draft().details).toMatchObject({ titles: { en: 'Read' }, letter: 'Dear editors', looked: [] });
});

test('what someone else wrote into the same part is not overwritten', async () => {
  const other = { ...submission, revision: 2, details: { ...submission.details, letter: 'Other' } };
  const { save, keeper: kept } = keeper([failed(failure('submissionChanged'))], () => other);
  kept.change({ letter: 'Mine' });
  expect(await kept.keep()).toBe(false);
  expect(kept.draft().keeping).toBe('changed');
  kept.change({ letter: 'Mine again' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a look is enough to take over what was read', async () => {
  const { save, keeper: kept } = keeper([success({ revision: 2 })]);
  kept.confirm('abstracts');
  expect(await kept.keep()).toBe(true);
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ details: { ...plainDetails('en'), looked: ['abstracts'] } }),
  );
});
