import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SourcePackage } from '../format.ts';
import { ndjsonEntries } from './ndjson-entries.ts';

const packageOf = (files: Record<string, Buffer>): SourcePackage => ({
  paths: Object.keys(files),
  read: async (path) => files[path] ?? Buffer.alloc(0),
  place: (path) => path,
});

describe('a file of records', () => {
  it('is one document a line, named by its own id, zipped or not', async () => {
    const lines = '{"id":"a"}\n\nnot json\n{"id":7}';
    const entries = [];
    const files = packageOf({
      'x.ndjson': Buffer.from(lines),
      'y.ndjson.gz': gzipSync(lines),
      'z.json': Buffer.from('1'),
    });
    for await (const { source, bytes } of ndjsonEntries(files)) entries.push(`${source} ${bytes}`);
    expect(entries).toEqual([
      'x.ndjson#a {"id":"a"}',
      'x.ndjson#line-3 not json',
      'x.ndjson#7 {"id":7}',
      'y.ndjson.gz#a {"id":"a"}',
      'y.ndjson.gz#line-3 not json',
      'y.ndjson.gz#7 {"id":7}',
    ]);
  });
});
