import { join, resolve } from 'node:path';
import { articleBag } from '../../../src/features/discovery/records/bagit/article-bag.ts';
import type { Finding, Standard, WrittenDocument } from '../standard.ts';
import { judgeFiles } from '../tools/files.ts';
import { pythonWith } from '../tools/python.ts';

/** Every paper as archives keep it. */
export const bagit: Standard = {
  name: 'BagIt 1.0',
  validator: 'bagit-python 1.9.0',
  missing: () => undefined,
  write: async (records, { origin, bytes }) => {
    const written: WrittenDocument[] = [];
    for (const record of records) {
      if (record.kind !== 'article' || record.status !== 'published') continue;
      const pieces = articleBag(record, {
        origin,
        mostBytes: Number.POSITIVE_INFINITY,
        bytes: (sha256) => bytes(record.site, sha256),
        body: record.body === null ? null : (await bytes(record.site, record.body)).toString(),
      });
      written.push({
        name: `bag ${record.site}/${record.id}`,
        content: Buffer.concat(await Array.fromAsync(pieces)),
      });
    }
    return written;
  },
  judge: bagitPython,
  // A file that no manifest knows, in place of one that it lists.
  spoil: ({ name, content }) => ({
    name,
    content: Buffer.from(
      Buffer.from(content).toString('latin1').replaceAll('data/article.xml', 'data/article.xm_'),
      'latin1',
    ),
  }),
};

function bagitPython(documents: readonly WrittenDocument[]): Promise<Finding[]> {
  return judgeFiles(documents, 'zip', {
    program: join(pythonWith({ name: 'bagit', version: '1.9.0' }), 'bin', 'python'),
    // From the root of the checkout: the program that asks may be bundled elsewhere.
    words: [resolve('tests/conformance/clients/validate_bags.py')],
  });
}
