import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { heavyDocuments } from './heavy-documents.ts';
import type { HeavyReading } from './read-heavy-documents.ts';

const script = join(import.meta.dirname, 'read-heavy-documents.ts');

describe('a document that is made to cost much is read or refused within 5 seconds of computing and 256 MB', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script]);
  const readings = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as HeavyReading);

  test.each(readings)('$name', ({ milliseconds, grownMegabytes }) => {
    // The thread itself is ended at 5 seconds; starting one and unpacking come on top.
    expect(milliseconds).toBeLessThan(10_000);
    expect(grownMegabytes).toBeLessThan(256);
  });

  test('all of them', () => {
    expect(readings.map(({ name }) => name)).toEqual(heavyDocuments.map(({ name }) => name));
  });
});
