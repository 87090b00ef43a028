import { expect, test } from 'vitest';
import { roleProblem } from './people.ts';

const owner = { account: '1', role: 'owner' } as const;
const other = { account: '2', role: 'owner' } as const;
const editor = { account: '3', role: 'editor' } as const;
const operator = { account: '9', role: 'operator' } as const;

test.each([
  ['an owner makes an editor a moderator', { actor: owner, target: editor, next: 'moderator', owners: 1 }, undefined],
  ['an owner takes one of two owners away', { actor: owner, target: other, next: null, owners: 2 }, undefined],
  ['the last owner stays', { actor: { ...editor, account: '4' }, target: owner, next: null, owners: 1 }, 'lastOwner'],
  ['the last owner stays one', { actor: other, target: owner, next: 'editor', owners: 1 }, 'lastOwner'],
  ['an operator may take the last owner away', { actor: operator, target: owner, next: null, owners: 1 }, undefined],
  ['nobody takes themselves away', { actor: owner, target: owner, next: null, owners: 2 }, 'notYourself'],
  ['nobody makes an operator here', { actor: operator, target: editor, next: 'operator', owners: 1 }, 'consoleRefused'],
] as const)('%s', (_, change, problem) => {
  expect(roleProblem(change)).toBe(problem);
});
