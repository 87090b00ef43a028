import { describe, expect, test } from 'vitest';
import type { AccessAction, Ground } from '../../../platform/kernel/access.ts';
import { decideAccess, decidePower } from './decide-access.ts';

const visitor: readonly Ground[] = [];
const member: readonly Ground[] = [{ kind: 'member' }];
const on = { visitPower: true, downloadPower: true, mediaPermission: false };
const off = { visitPower: false, downloadPower: false, mediaPermission: true };
const open = { openAccess: true };
const closed = { openAccess: false };

const toAll = { allowed: true, ground: 'open to all' };
const openAccess = { allowed: true, ground: 'open access' };
const asMember = { allowed: true, ground: 'member' };
const noReading = { allowed: false, message: 'loginToRead' };
const noDownload = { allowed: false, message: 'loginToDownload' };

describe('who may have what, and why', () => {
  test.each([
    ['a visitor', visitor, 'open', open, 'on', on, 'read', openAccess],
    ['a visitor', visitor, 'open', open, 'on', on, 'download', toAll],
    ['a visitor', visitor, 'open', open, 'off', off, 'read', openAccess],
    ['a visitor', visitor, 'open', open, 'off', off, 'download', noDownload],
    ['a visitor', visitor, 'closed', closed, 'on', on, 'read', toAll],
    ['a visitor', visitor, 'closed', closed, 'on', on, 'download', toAll],
    ['a visitor', visitor, 'closed', closed, 'off', off, 'read', noReading],
    ['a visitor', visitor, 'closed', closed, 'off', off, 'download', noDownload],
    ['a member', member, 'open', open, 'on', on, 'read', openAccess],
    ['a member', member, 'open', open, 'on', on, 'download', toAll],
    ['a member', member, 'open', open, 'off', off, 'read', openAccess],
    ['a member', member, 'open', open, 'off', off, 'download', asMember],
    ['a member', member, 'closed', closed, 'on', on, 'read', toAll],
    ['a member', member, 'closed', closed, 'on', on, 'download', toAll],
    ['a member', member, 'closed', closed, 'off', off, 'read', asMember],
    ['a member', member, 'closed', closed, 'off', off, 'download', asMember],
  ] as const)('%s, %s… %s access, powers %s: %o %o %s', (_, grounds, __, subject, ___, site, action, decision) => {
    expect(decideAccess({ action, subject, site, grounds })).toEqual(decision);
  });

  test('a reader on trial gets no file, even where downloads were left on', () => {
    const site = { ...on, visitPower: false };
    expect(decideAccess({ action: 'download', subject: closed, site, grounds: visitor })).toEqual(noDownload);
    expect(decideAccess({ action: 'download', subject: open, site, grounds: visitor })).toEqual(toAll);
    expect(decideAccess({ action: 'download', subject: closed, site, grounds: member })).toEqual(toAll);
  });

  test('media that need a login are neither played nor downloaded without one, open access or not', () => {
    const site = { ...on, mediaPermission: true };
    const film = { openAccess: true, media: true };
    const ask = (action: AccessAction, grounds: readonly Ground[]) =>
      decideAccess({ action, subject: film, site, grounds }).allowed;
    expect([ask('play', visitor), ask('download', visitor)]).toEqual([false, false]);
    expect([ask('play', member), ask('download', member)]).toEqual([true, true]);
  });

  test('each power of a site is its own', () => {
    const site = { ...on, visitPower: false };
    expect(decidePower('read', site, visitor)).toEqual(noReading);
    expect(decidePower('download', site, visitor)).toEqual(toAll);
    expect(decidePower('play', { ...on, mediaPermission: true }, visitor).allowed).toBe(false);
  });
});
