import { expect, test } from 'vitest';
import { type ConsoleRole, consoleRoles, needsStrongFactor, permissionsOf, permits } from './console-role.ts';

const onlyOf = (role: ConsoleRole, below: ConsoleRole) =>
  permissionsOf(role).filter((permission) => !permits(below, permission));

test('an admin of the installation is an operator, an admin of one site its owner: each may what those below may, and more', () => {
  expect(onlyOf('operator', 'owner')).toEqual(['conflicts.waive', 'jobs.manage', 'sites.manage']);
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

test('who needs a passkey or an app: owners and operators always, the others where they have one or the site asks for it', () => {
  const needs = (hasStrongFactor: boolean, siteDemandsIt: boolean) =>
    consoleRoles.map((role) => needsStrongFactor(role, { hasStrongFactor, siteDemandsIt }));
  expect(needs(false, false)).toEqual([true, true, false, false]);
  expect(needs(true, false)).toEqual([true, true, true, true]);
  expect(needs(false, true)).toEqual([true, true, true, true]);
});
