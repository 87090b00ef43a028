import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleBag } from '../../../src/features/discovery/records/bagit/article-bag.ts';
import type { Finding, Standard, WrittenDocument } from '../standard.ts';
import { pythonWith } from '../tools/python.ts';
import { linesOf } from '../tools/xmllint.ts';

/** Every paper as archives keep it. */
export const bagit: Standard = {
  name: 'BagIt 1.0',
  validator: 'bagit-python 1.9.0',
  missing: () => undefined,
  isSlow: true,
  write: async (records, { origin, bytes }) => {
    const written: WrittenDocument[] = [];
    for (const record of records) {
      if (record.kind !== 'article' || record.status !== 'published') continue;
      const pieces = articleBag(record, {
        ...{ origin, mostBytes: Number.POSITIVE_INFINITY, bytes: (sha256) => bytes(record.site, sha256) },
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

async function bagitPython(documents: readonly WrittenDocument[]): Promise<Finding[]> {
  const place = await mkdtemp(join(tmpdir(), 'imprint-bags-'));
  try {
    const names = new Map<string, string>();
    for (const [at, { name, content }] of documents.entries()) {
      const file = join(place, `${at}.zip`);
      names.set(file, name);
      await writeFile(file, content);
    }
    const python = join(pythonWith({ name: 'bagit', version: '1.9.0' }), 'bin', 'python');
    const script = join(import.meta.dirname, '../clients/validate_bags.py');
    const said = await linesOf(python, [script, ...names.keys()]);
    if (!said.includes('judged')) throw new Error(`bagit said nothing: ${said.slice(0, 3).join(' ')}`);
    return said.flatMap((line) => {
      const [file = '', found] = line.split('\t');
      const name = names.get(file);
      return name && found ? [{ document: name, words: found }] : [];
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
