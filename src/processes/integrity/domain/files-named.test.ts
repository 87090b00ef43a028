import { expect, test } from 'vitest';
import { filesNamed } from './files-named.ts';

const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
const html = `<p>光学 <img src="/files/${one}?form=high"> and <a href="/files/${other}">the data</a>, not ${'c'.repeat(64)}</p>`;

async function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test.each([1, 7, 50, 71, 10_000])(
  'every file address of a body is found when it arrives in pieces of %i bytes',
  async (size) => {
    expect(await filesNamed(cut(new TextEncoder().encode(html), size))).toEqual(new Set([one, other]));
  },
);
