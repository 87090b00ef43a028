import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { plainDetails } from '../domain/submission.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { OwnSubmission } from './submission-view.ts';

const submission: OwnSubmission = {
  id: '1',
  kind: 'manuscript',
  number: null,
  state: 'draft',
  round: 0,
  titles: {},
  revision: 1,
  changedAt: '2026-01-01T00:00:00Z',
  sentAt: null,
  guess: null,
  journal: null,
  published: null,
  details: plainDetails('en'),
  files: [],
  events: [],
  steps: ['send'],
  isOwn: true,
  isReading: false,
  problems: [],
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
    id: '1',
    revision: 1,
    journalId: null,
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

/** A call whose answer comes when it is told to. */
function held<Answer>() {
  let answer: (value: Answer) => void = () => {};
  const waiting = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { waiting, answer };
}

test('a second save waits for the first, and what was written last is what arrives', async () => {
  const first = held<Result<{ revision: number }, Failure>>();
  const { save, read, keeper: kept } = keeper([]);
  save.mockImplementationOnce(() => first.waiting).mockImplementationOnce(async () => success({ revision: 3 }));
  kept.change({ letter: 'Dear' });
  await vi.advanceTimersByTimeAsync(800);
  for (const letter of ['Dear edi', 'Dear editors']) {
    kept.change({ letter });
    void kept.keep();
    await vi.advanceTimersByTimeAsync(800);
  }
  expect(save).toHaveBeenCalledTimes(1);
  first.answer(success({ revision: 2 }));
  expect(await kept.keep()).toBe(true);
  expect(save).toHaveBeenCalledTimes(2);
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({ revision: 2, details: expect.objectContaining({ letter: 'Dear editors' }) }),
  );
  expect(read).not.toHaveBeenCalled();
  expect(kept.draft().keeping).toBe('saved');
});

test('what the server has is not asked for beside a save: the answer would look like another author’s', async () => {
  const first = held<Result<{ revision: number }, Failure>>();
  let stored = submission;
  const { save, read, keeper: kept } = keeper([], () => stored);
  const saysOnServer = (letter: string, revision: number) => {
    stored = { ...submission, revision, details: { ...submission.details, letter } };
    return success({ revision });
  };
  save.mockImplementationOnce(() => first.waiting).mockImplementationOnce(async () => saysOnServer('Dear editors', 3));
  kept.change({ letter: 'Dear' });
  const saved = kept.keep();
  await vi.advanceTimersByTimeAsync(0);
  const answer = saysOnServer('Dear', 2);
  const refreshed = kept.refresh();
  kept.change({ letter: 'Dear editors' });
  await vi.advanceTimersByTimeAsync(0);
  expect(read).not.toHaveBeenCalled();
  first.answer(answer);
  expect(await saved).toBe(true);
  expect(await refreshed).toBe('joined');
  expect(kept.draft()).toMatchObject({ keeping: 'saved', details: { letter: 'Dear editors' } });
});

test('a file that is added goes first, and the next save knows the state that it made', async () => {
  const added = held<Result<{ file: string }, Failure>>();
  const { save, keeper: kept } = keeper([success({ revision: 3 })], () => ({ ...submission, revision: 2 }));
  const altered = kept.alter(() => added.waiting);
  kept.change({ letter: 'Dear editors' });
  await vi.advanceTimersByTimeAsync(800);
  expect(save).not.toHaveBeenCalled();
  added.answer(success({ file: '9' }));
  await altered;
  expect(await kept.keep()).toBe(true);
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ revision: 2 }));
});

test('where the newer state can’t be read, saving is tried again', async () => {
  const { save, read, keeper: kept } = keeper([failed(failure('submissionChanged')), success({ revision: 2 })]);
  read.mockImplementationOnce(async () => failed(failure('unavailable')) as never);
  kept.change({ letter: 'Dear editors' });
  expect(await kept.keep()).toBe(false);
  expect(kept.draft().keeping).toBe('failed');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(2);
  expect(kept.draft().keeping).toBe('saved');
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
