import { expect, test } from 'vitest';
import { creditRole } from './credit-roles.ts';

test.each([
  ['Conceptualization', 'conceptualization'],
  ['conceptualisation', 'conceptualization'],
  ['Writing – original draft', 'writingOriginalDraft'],
  ['writing-original-draft', 'writingOriginalDraft'],
  ['Writing – review & editing', 'writingReviewEditing'],
  ['Writing - review and editing', 'writingReviewEditing'],
  ['Data curation', 'dataCuration'],
])('%s is a role of CRediT', (printed, role) => {
  expect(creditRole(printed)).toBe(role);
});

test('another role is none of CRediT', () => {
  expect(creditRole('Guarantor')).toBeUndefined();
});
