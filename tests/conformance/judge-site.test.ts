import { expect, test } from 'vitest';
import { barelyKnown, type WorkRecord } from '../../src/platform/kernel/work-record.ts';
import { eachOf, judgeBatch, tableOf, tallies } from './judge-site.ts';
import { progressOf } from './progress.ts';
import type { Standard, WritingContext } from './standard.ts';

const work = (id: string, body: string | null): WorkRecord => ({ ...barelyKnown, id, body, site: 1 }) as WorkRecord;
const batch = [work('1', 'a'), work('2', null), work('3', 'b'), work('4', 'c')];

/** Refuses texts that have a question mark. */
const standard = (name: string): Standard => ({
  name,
  validator: 'a test',
  missing: () => undefined,
  write: (records, { bytes }) =>
    Promise.all(
      records
        .filter(({ body }) => body !== null)
        .map(async ({ id, site, body }) => ({ name: id, content: (await bytes(site, body ?? '')).toString() })),
    ),
  judge: async (documents) =>
    documents
      .filter(({ content }) => String(content).includes('?'))
      .map(({ name }) => ({ document: name, words: 'has a question mark' })),
  spoil: ({ name, content }) => ({ name, content: `${content}?` }),
});

function fileStore(texts: Readonly<Record<string, string>>) {
  const reads: string[] = [];
  const context: WritingContext = {
    origin: 'https://a.localhost',
    ask: async () => '',
    bytes: async (_, sha256) => {
      reads.push(sha256);
      return Buffer.from(texts[sha256] ?? '');
    },
  };
  return { reads, context };
}

test('a text is read once for all formats of a batch', async () => {
  const { reads, context } = fileStore({ a: 'one', b: 'two?', c: 'three' });
  const all = tallies([standard('first'), standard('second')]);
  await judgeBatch(all, batch, context);
  expect(reads).toEqual(['a', 'b', 'c']);
  expect(all.map(({ documents, findings }) => [documents, findings])).toEqual([
    [3, [{ document: '3', words: 'has a question mark' }]],
    [3, [{ document: '3', words: 'has a question mark' }]],
  ]);
});

test('the table says of each validator what it judged, what it found and that it refuses a spoilt document', async () => {
  const all = tallies([standard('first')]);
  await judgeBatch(all, batch, fileStore({ a: 'one', b: 'two?', c: 'three' }).context);
  expect(tableOf(all).split('\n').at(-1)).toMatch(/^first +3 +a test +1 +refused +0 s \+ 0 s$/);
});

test('a run goes on after the last work that was judged, with what was found before', async () => {
  const before = tallies([standard('going on')]);
  await judgeBatch(before, batch, fileStore({ a: 'one', b: 'two?', c: 'three' }).context);
  progressOf(before).keep(7, '4');

  const after = tallies([standard('going on')]);
  const progress = progressOf(after);
  expect(progress.takeUp()).toBe(true);
  expect(progress.lastOf(7)).toBe('4');
  expect(after[0]).toMatchObject({
    documents: 3,
    findings: [{ document: '3', words: 'has a question mark' }],
    refusesSpoilt: true,
  });
  progress.finish();
  expect(progressOf(after).takeUp()).toBe(false);
});

test('of what takes seconds every n-th work with a text is judged', () => {
  expect(eachOf(batch, 2).map(({ id }) => id)).toEqual(['1', '4']);
  expect(eachOf(batch, 1).map(({ id }) => id)).toEqual(['1', '3', '4']);
});
