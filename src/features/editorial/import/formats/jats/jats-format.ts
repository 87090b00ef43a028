import { beginningOf } from '../../../../../platform/documents/xml/decode-xml.ts';
import { rootName } from '../../../../../platform/documents/xml/root-name.ts';
import { success } from '../../../../../platform/kernel/result.ts';
import { createLimitedThreads, type ThreadLimits } from '../../../../../platform/threads/limited-threads.ts';
import type { Format, ReadDocument, SourceEntry, SourcePackage } from '../format.ts';
import { withHandedOver } from './handed-over.ts';
import type { ThreadTask } from './read-jats.thread.ts';

// The bundle has the thread's file next to it; from source, Node reads TypeScript itself.
const file = import.meta.url.endsWith('.ts') ? './read-jats.thread.ts' : './read-jats.thread.js';

const usualLimits: ThreadLimits = { milliseconds: 5000, megabytes: 192 };

/** Threads that read articles, so that a document which takes too much harms no other. */
export function createReadingThreads(most = 2, limits: ThreadLimits = usualLimits) {
  const threads = createLimitedThreads<ThreadTask, ReadDocument>(new URL(file, import.meta.url), most, limits);
  return {
    read({ source, bytes }: SourceEntry) {
      const task: ThreadTask = { source, bytes: new Uint8Array(bytes) };
      return threads.read(task, [task.bytes.buffer]);
    },
    end: threads.end,
  };
}

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
    return read.ok ? success(await withHandedOver(withNeighbouringPdf(read.value, entry, files), entry, files)) : read;
  },
};

/** Input of a kind that can't be recognised yet is read, and refused with its reason. */
function isArticle(bytes: Uint8Array): boolean {
  const root = rootName(beginningOf(bytes));
  return root === undefined || root === 'article';
}

/** Some publishers put the PDF next to the article without a word in it. */
function withNeighbouringPdf(read: ReadDocument, { source }: SourceEntry, files: SourcePackage): ReadDocument {
  if (read.wanted.some(({ role }) => role === 'pdf')) return read;
  const name = `${(source.split('/').at(-1) ?? '').replace(/\.\w+$/, '')}.pdf`;
  if (!files.paths.some((path) => path === name || path.endsWith(`/${name}`))) return read;
  const { kind, key } = read.unit.main;
  return { ...read, wanted: [...read.wanted, { kind, key, role: 'pdf', href: name }] };
}
