import { expect, test } from 'vitest';
import { creditRole } from './credit-role.ts';

test.each([
  ['Conceptualization', 'conceptualization'],
  ['conceptualisation', 'conceptualization'],
  ['Writing – original draft', 'writing-original-draft'],
  ['Writing – Original Draft Preparation', 'writing-original-draft'],
  ['writing-original-draft', 'writing-original-draft'],
  ['Writing – review & editing', 'writing-review-editing'],
  ['Writing - review and editing', 'writing-review-editing'],
  ['Data curation', 'data-curation'],
])('%s is a role of CRediT', (printed, role) => {
  expect(creditRole(printed)).toBe(role);
});

test('another role is none of CRediT', () => {
  expect(creditRole('Guarantor')).toBeUndefined();
});
