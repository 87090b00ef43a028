import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createFairShare } from '../kernel/fair-share.ts';
import type { FileAnswer } from './file-answer.ts';
import { filesInTurn } from './files-in-turn.ts';

const alone = () => createFairShare<number>(() => ({ running: 1, runningOfAll: 1, waiting: 1, waitMilliseconds: 40 }));
const file = (content: FileAnswer['content']): FileAnswer => ({ name: 'a', contentType: 'text/plain', content });
const pieces = () => file(Readable.from(['one', 'two']));

test('a file keeps its turn until it is taken; who comes meanwhile waits, and in the end is told to come later', async () => {
  const inTurn = filesInTurn(alone(), 60_000);
  const first = await inTurn(1, async () => pieces());
  expect(await inTurn(2, async () => pieces())).toMatchObject({ ok: false, failure: { code: 'unavailable' } });
  const next = inTurn(2, async () => file(Buffer.from('whole')));
  expect(first.ok && (await text(first.value.content as Readable))).toBe('onetwo');
  expect(await next).toMatchObject({ ok: true });
  expect(await inTurn(3, async () => file(Buffer.from('whole')))).toMatchObject({ ok: true });
});

test('a file that nobody takes gives its turn back, and so does what could not be made', async () => {
  const inTurn = filesInTurn(alone(), 10);
  await inTurn(1, async () => pieces());
  await expect(
    inTurn(1, async () => {
      throw new Error('torn');
    }),
  ).rejects.toThrow('torn');
  expect(await inTurn(1, async () => undefined)).toMatchObject({ ok: false, failure: { code: 'notFound' } });
  expect(await inTurn(1, async () => file(Buffer.from('whole')))).toMatchObject({ ok: true });
});
