import { describe, expect, test } from 'vitest';
import { decideMerge, type MergeRecord } from './merge-rule.ts';

const record = (id: string, more: Partial<MergeRecord> = {}): MergeRecord => ({
  id,
  kind: 'expert',
  names: ['Wei Zhang'],
  mergedInto: null,
  gathers: false,
  ...more,
});
const evidence = 'ORCID lists both numbers as one person';

test('two records of one person are merged on evidence', () => {
  expect(decideMerge(record('1'), record('2'), `  ${evidence} `)).toEqual({
    ok: true,
    value: { from: '1', into: '2', evidence },
  });
});

test('an institution is merged into its successor', () => {
  const kind = 'institution';
  expect(decideMerge(record('1', { kind }), record('2', { kind }), 'ROR names it as successor').ok).toBe(true);
});

describe('a merge is refused', () => {
  const refusal = (from: MergeRecord, into: MergeRecord, given = evidence) => decideMerge(from, into, given);
  const refused = (failure: string) => ({ ok: false, failure });

  test('on equal names alone', () =>
    expect(refusal(record('1'), record('2'), 'same name')).toEqual(refused('name-alone')));
  test('without evidence', () => expect(refusal(record('1'), record('2'), ' ')).toEqual(refused('no-evidence')));
  test('between kinds', () =>
    expect(refusal(record('1'), record('2', { kind: 'institution' }))).toEqual(refused('other-kind')));
  test('of things that are neither people nor institutions', () =>
    expect(refusal(record('1', { kind: 'article' }), record('2', { kind: 'article' }))).toEqual(refused('kind')));
  test('of a record with itself', () => expect(refusal(record('1'), record('1'))).toEqual(refused('same-record')));
  test('when it would close a circle', () =>
    expect(refusal(record('1', { gathers: true }), record('1', { gathers: true }))).toEqual(refused('circle')));
  test('of a record that was merged already', () =>
    expect(refusal(record('1', { mergedInto: '3' }), record('2'))).toEqual(refused('merged-already')));
  test('of a record that others were merged into, which would be a chain', () =>
    expect(refusal(record('1', { gathers: true }), record('2'))).toEqual(refused('gathers-others')));
});
