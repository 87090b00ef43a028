import { expect, test } from 'vitest';
import { type ConsoleRole, needsSecondProof, permissionsOf, permits } from './console-role.ts';

const onlyOf = (role: ConsoleRole, below: ConsoleRole) =>
  permissionsOf(role).filter((permission) => !permits(below, permission));

test('an admin of the installation is an operator, an admin of one site its owner: each may what those below may, and more', () => {
  expect(onlyOf('operator', 'owner')).toEqual(['jobs.manage', 'sites.manage']);
  expect(onlyOf('owner', 'editor')).toContain('people.manage');
  expect(onlyOf('editor', 'moderator')).toContain('content.edit');
  expect(permissionsOf('moderator')).toEqual(['console.enter', 'comments.moderate']);
  for (const [below, role] of [
    ['moderator', 'editor'],
    ['editor', 'owner'],
    ['owner', 'operator'],
  ] as const)
    expect(onlyOf(below, role)).toEqual([]);
});

test('every admin is let in only after a second proof', () => {
  expect((['operator', 'owner', 'editor', 'moderator'] as const).map(needsSecondProof)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
