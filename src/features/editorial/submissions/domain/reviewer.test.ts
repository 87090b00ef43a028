import { expect, test } from 'vitest';
import { reviewerWarnings } from './reviewer.ts';

const submission = {
  round: 2,
  details: { authors: [{ email: 'Ada@Uni.example.org' }, { email: 'bo@gmail.com' }, { email: '' }] },
  reviews: [
    { email: 'cy@example.com', round: 2, state: 'agreed' },
    { email: 'dee@example.com', round: 1, state: 'given' },
    { email: 'eve@example.com', round: 2, state: 'cancelled' },
  ],
};

test.each([
  ['ada@uni.example.org', 0, ['isAuthor']],
  ['somebody@uni.example.org', 0, ['sameDomain']],
  ['somebody@gmail.com', 0, []],
  ['CY@example.com', 3, ['isAsked', 'isBusy']],
  ['dee@example.com', 2, []],
  ['eve@example.com', 0, []],
  ['not yet an addr', 9, []],
] as const)('before %s is invited an editor is warned of what could be wrong', (email, load, warnings) => {
  expect(reviewerWarnings(email, submission, load)).toEqual(warnings);
});
