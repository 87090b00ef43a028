import { expect, test } from 'vitest';
import { changeFor, type OrcidWorkFacts } from './orcid-work-state.ts';

const present: OrcidWorkFacts = { state: 'present', isSent: true, putCode: '7', presentHash: 'a' };
const queued: OrcidWorkFacts = { state: 'queued', isSent: false, putCode: null, presentHash: null };
const left: OrcidWorkFacts = { ...present, state: 'left', putCode: null };

test.each([
  ['new', undefined, 'a', 'queued'],
  ['new, and none of theirs', undefined, null, null],
  ['present and the same', present, 'a', null],
  ['present and changed', present, 'b', 'queued'],
  ['present and withdrawn', present, null, 'removing'],
  ['waiting and changed', queued, 'b', 'queued'],
  ['waiting and withdrawn before it was sent', queued, null, 'forget'],
  ['sent without an answer and withdrawn', { ...queued, isSent: true }, null, 'removing'],
  ['being removed and published again', { ...present, state: 'removing' as const }, 'a', 'queued'],
  ['being removed already', { ...present, state: 'removing' as const }, null, null],
  ['taken off by its author and changed', left, 'b', null],
  ['taken off by its author and withdrawn', left, null, 'forget'],
  ['refused and changed', { ...queued, state: 'failed' as const }, 'b', 'queued'],
] as const)('a paper that is %s', (_, known, hash, change) => expect(changeFor(known, hash)).toBe(change));
