import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AccessAction, AccessBasis, AccessDecision, AccessSubject } from '../../../platform/kernel/access.ts';
import { decideAccess, decidePower } from './decide-access.ts';

const on = { visitPower: true, downloadPower: true, mediaPermission: false };
const offs = {
  none: {},
  visit: { visitPower: false },
  download: { downloadPower: false },
  media: { mediaPermission: true },
  all: { visitPower: false, downloadPower: false, mediaPermission: true },
};
const subjects: Readonly<Record<string, AccessSubject>> = {
  'open paper': { openAccess: true, within: '7' },
  'closed paper': { openAccess: false, within: '7' },
  film: { openAccess: true, media: true, within: '7' },
};

const basesOf = (written: string): AccessBasis[] =>
  written === 'none'
    ? []
    : written.split(' + ').map((one) => {
        const [kind, about] = one.split(' of ');
        return { kind: kind as AccessBasis['kind'], ...(about && { about: about === 'this' ? '7' : '8' }) };
      });

const outcomeOf = (decision: AccessDecision): string => (decision.allowed ? decision.basis : `no: ${decision.message}`);

const rows = readFileSync(join(import.meta.dirname, '../../../../tests/tables/access.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t') as [string, string, keyof typeof offs, string, string, string]);

describe('who may have what, and why: the table of access', () => {
  test.each(rows)('%s, %s, switched off: %s', (bases, subject, off, read, download, play) => {
    const ask = (action: AccessAction, expected: string) =>
      expected === '-'
        ? '-'
        : outcomeOf(
            decideAccess({
              action,
              subject: subjects[subject] as AccessSubject,
              site: { ...on, ...offs[off] },
              bases: basesOf(bases),
            }),
          );
    expect([ask('read', read), ask('download', download), ask('play', play)]).toEqual([read, download, play]);
  });

  test('has a row for every basis', () => {
    const named = new Set(rows.flatMap(([bases]) => basesOf(bases).map(({ kind }) => kind)));
    expect([...named].sort()).toEqual(['address', 'institution', 'member', 'referrer', 'subscription', 'trial']);
  });
});

describe('an answer', () => {
  const site = { ...on, ...offs.all };
  const subject = { openAccess: false };

  test('names the customer and the last day of the basis that it rests on', () => {
    const customer = { id: '5', names: { en: 'A sample library' } };
    const bases: AccessBasis[] = [{ kind: 'member' }, { kind: 'address', customer, until: '2027-01-31' }];
    expect(decideAccess({ action: 'read', subject, site, bases })).toEqual({
      allowed: true,
      basis: 'address',
      customer,
      until: '2027-01-31',
    });
  });

  test('rests on what lasts longest, among bases of one kind', () => {
    const bases: AccessBasis[] = ['2026-12-31', '2027-12-31', '2026-11-30'].map((until) => ({
      kind: 'subscription',
      until,
    }));
    expect(decideAccess({ action: 'read', subject, site, bases })).toMatchObject({ until: '2027-12-31' });
  });

  test('is the same with more bases where everyone is let in anyway', () => {
    for (const action of ['read', 'download', 'play'] as const)
      expect(decideAccess({ action, subject, site: on, bases: [{ kind: 'subscription' }] })).toEqual(
        decideAccess({ action, subject, site: on, bases: [] }),
      );
  });

  test('about a power of the site is about that power alone', () => {
    const visitOff = { ...on, visitPower: false };
    expect(outcomeOf(decidePower('read', visitOff, []))).toBe('no: loginToRead');
    expect(outcomeOf(decidePower('download', visitOff, []))).toBe('open to all');
    expect(outcomeOf(decidePower('play', { ...on, mediaPermission: true }, []))).toBe('no: loginRequired');
  });
});
