import { expect, test } from 'vitest';
import { isWithAuthor, possibleSteps, stepFrom, takesMessages } from './steps.ts';
import { submissionStates } from './submission.ts';

test('an author sends, sends again and withdraws; nothing else is theirs to decide', () => {
  const may = Object.fromEntries(submissionStates.map((state) => [state, possibleSteps(state, 'author')]));
  expect(may).toEqual({
    draft: ['send'],
    received: ['withdraw'],
    review: ['withdraw'],
    revision: ['send-again', 'withdraw'],
    accepted: [],
    declined: [],
    withdrawn: [],
  });
});

test('an editor decides about what lies at the console; a revision that never comes can be declined', () => {
  const may = Object.fromEntries(submissionStates.map((state) => [state, possibleSteps(state, 'editor')]));
  expect(may).toEqual({
    draft: [],
    received: ['begin-review', 'ask-revision', 'accept', 'decline'],
    review: ['ask-revision', 'accept', 'decline'],
    revision: ['decline'],
    accepted: [],
    declined: [],
    withdrawn: [],
  });
});

test('no step leads out of an end', () => {
  for (const end of ['accepted', 'declined', 'withdrawn'] as const)
    expect([...possibleSteps(end, 'author'), ...possibleSteps(end, 'editor')]).toEqual([]);
  expect(stepFrom('declined', 'accept')).toBeUndefined();
});

test('the author writes it while it is theirs, and talks about it once it was sent', () => {
  expect(submissionStates.filter(isWithAuthor)).toEqual(['draft', 'revision']);
  expect(submissionStates.filter(takesMessages)).toEqual(['received', 'review', 'revision', 'accepted']);
});
