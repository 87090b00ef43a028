import { expect, test } from 'vitest';
import { type FailureCode, failure } from '../kernel/failure.ts';
import { failed, success } from '../kernel/result.ts';
import { expectAnswer } from './expect-answer.ts';

function thrownFor(code: FailureCode): unknown {
  try {
    return expectAnswer(failed(failure(code)));
  } catch (thrown) {
    return thrown;
  }
}

test('an answer is taken as it is', () => {
  expect(expectAnswer(success('here'))).toBe('here');
});

test.each([
  ['unavailable', 503],
  ['timeout', 504],
] as const)('a page whose call is %s is sent with %i', (code, status) => {
  expect(thrownFor(code)).toMatchObject({ init: { status } });
});

test.each(['internal', 'notFound'] as const)('a call that should never answer %s is a mistake of ours', (code) => {
  expect(thrownFor(code)).toEqual(new Error(`A call that the page needs answered ${code}.`));
});
