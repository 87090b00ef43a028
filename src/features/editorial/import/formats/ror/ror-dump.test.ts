import { expect, test } from 'vitest';
import { objectsIn } from './ror-dump.ts';

async function* inPieces(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = async (text: string, size: number) => {
  const found = [];
  for await (const object of objectsIn(inPieces(text, size))) found.push(JSON.parse(object.toString()));
  return found;
};
const sample = [{ a: '}"{\\' }, { b: { c: ['样本', {}] } }, {}];

test('the objects of a list or of lines come one by one, wherever the pieces of the file are cut', async () => {
  for (const text of [JSON.stringify(sample, null, 2), sample.map((one) => JSON.stringify(one)).join('\n')])
    for (let size = 1; size < 30; size += 1) expect(await read(text, size)).toEqual(sample);
});

test('a file that breaks off, and an object that never ends, are refused', async () => {
  await expect(read('[{"a": 1}, {"b": ', 4)).rejects.toThrow('ends in the middle');
  await expect(read(`[{"a": "${'x'.repeat(2_100_000)}`, 65_536)).rejects.toThrow('too long');
});
