import { beginningOf } from '../../../../../platform/documents/xml/decode-xml.ts';
import { rootName } from '../../../../../platform/documents/xml/root-name.ts';
import { success } from '../../../../../platform/kernel/result.ts';
import type { Format, ReadDocument, SourceEntry, SourcePackage } from '../format.ts';
import { createReadingThreads } from './reading-threads.ts';

const threads = createReadingThreads();

/** Journal articles in JATS. Other XML in the package, such as deposits for registries, is passed over. */
export const jatsFormat: Format = {
  name: 'jats',
  reader: 2,
  async *entries(files) {
    for (const source of files.paths.filter((path) => /\.(?:xml|jats|nxml)$/i.test(path))) {
      const bytes = await files.read(source);
      if (isArticle(bytes)) yield { source, bytes };
    }
  },
  async read(entry, files) {
    const read = await threads.read(entry);
    return read.ok ? success(withPdfBeside(read.value, entry, files)) : read;
  },
};

/** Whatever can't be told apart yet is read, and refused with its reason. */
function isArticle(bytes: Uint8Array): boolean {
  const root = rootName(beginningOf(bytes));
  return root === undefined || root === 'article';
}

/** Some publishers put the PDF beside the article without a word in it. */
function withPdfBeside(read: ReadDocument, { source }: SourceEntry, files: SourcePackage): ReadDocument {
  if (read.wanted.some(({ role }) => role === 'pdf')) return read;
  const name = `${(source.split('/').at(-1) ?? '').replace(/\.\w+$/, '')}.pdf`;
  if (!files.paths.some((path) => path === name || path.endsWith(`/${name}`))) return read;
  const { kind, key } = read.unit.main;
  return { ...read, wanted: [...read.wanted, { kind, key, role: 'pdf', href: name }] };
}
