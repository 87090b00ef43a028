import { expect, test } from 'vitest';
import { claimState } from './claim-state.ts';

const iD = '0000-0002-1825-0097';
const other = '0000-0001-5109-3700';

test.each([
  ['is theirs once they said so', { recorded: iD, proven: iD, owner: '7' }, 'mine'],
  ['is theirs although they unlinked their iD since', { recorded: iD, proven: null, owner: '7' }, 'mine'],
  ['can be claimed by whoever proved the same iD', { recorded: iD, proven: iD, owner: null }, 'claimable'],
  ['may be written as a whole address', { recorded: `https://orcid.org/${iD}`, proven: iD, owner: null }, 'claimable'],
  ['goes to who proves the iD now, whoever has it', { recorded: iD, proven: iD, owner: '8' }, 'claimable'],
  ['needs a proven iD first', { recorded: iD, proven: null, owner: null }, 'linkFirst'],
  ['is nobody’s to claim with another iD', { recorded: iD, proven: other, owner: null }, 'none'],
  ['is not offered when somebody has it', { recorded: iD, proven: null, owner: '8' }, 'none'],
  ['without an iD can’t be claimed', { recorded: null, proven: iD, owner: null }, 'none'],
] as const)('an expert’s record %s', (_, facts, state) => {
  expect(claimState({ ...facts, member: '7' })).toBe(state);
});
