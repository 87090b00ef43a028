import { expect, test } from 'vitest';
import { editedFiles, joinedFiles } from './edited-files.ts';
import type { DraftFile } from './item-draft.ts';

const file = (name: string, sha256: string, more: Partial<DraftFile> = {}): DraftFile => ({
  role: 'supplement',
  sha256,
  name,
  bytes: 1,
  contentType: 'text/plain',
  ...more,
});
const byHand = file('data.csv', 'd1', { role: 'data', byHand: true });
const kept = file('paper.pdf', 'p1', { role: 'pdf', labels: { en: 'Full text' }, version: 'VoR' });

test('a newer file of the source takes the place of the older one and keeps its label; what was added by hand stays', () => {
  const source = [file('paper.pdf', 'p2', { role: 'pdf' }), file('new.txt', 'n1')];
  expect(editedFiles(source, { shown: [byHand, kept], gone: [] })).toEqual([
    byHand,
    { ...kept, sha256: 'p2' },
    file('new.txt', 'n1'),
  ]);
});

test('what an editor took away does not come back with the next import, nor what the source no longer has', () => {
  expect(editedFiles([file('old.txt', 'o2')], { shown: [kept, byHand], gone: ['old.txt'] })).toEqual([byHand]);
  const gone = joinedFiles({ shown: [], gone: ['old.txt'] }, { shown: [kept], gone: ['other.txt'] });
  expect(gone).toEqual({ shown: [kept], gone: ['old.txt', 'other.txt'] });
});

test('without a source the files are as the editor left them', () => {
  expect(editedFiles(undefined, { shown: [kept, byHand], gone: [] })).toEqual([kept, byHand]);
});
