import { query } from '../../../../../db/query.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import type { Check } from '../../use-cases/check.ts';
import { atOnce } from '../at-once.ts';
import { pages } from '../pages.ts';

const rowsAtOnce = 1_000;
const filesAtOnce = 8;

interface FileRow {
  readonly sha256: string;
  readonly bytes: string;
}

export const storedFiles: Check = {
  promise: 'every file is in the file store, whole and unchanged',
  remedy: 'Bring the file store back from its backup, or import what the file belongs to again, with --again.',
  async *find({ id: site }, { database, files, quick }) {
    const read = (after: FileRow | undefined) =>
      database.rows(
        { reads: [site], writes: null },
        query
          .selectFrom('stored_file')
          .select(['sha256', 'bytes'])
          .where('site_id', '=', site)
          .where('sha256', '>', after?.sha256 ?? '')
          .orderBy('sha256')
          .limit(rowsAtOnce),
      );
    for await (const rows of pages<FileRow>(read))
      for (const problem of await atOnce(filesAtOnce, rows, (row) => problemOf(row, files, quick)))
        if (problem) yield problem;
  },
};

async function problemOf({ sha256, bytes }: FileRow, files: FileStore, quick: boolean): Promise<string | undefined> {
  const facts = await files.stat(sha256);
  if (!facts) return `The file ${sha256} is not in the file store.`;
  if (facts.bytes !== Number(bytes)) return `The file ${sha256} has ${facts.bytes} bytes instead of ${bytes}.`;
  if (!quick && !(await files.verify(sha256)))
    return `The bytes of the file ${sha256} are no longer what its name says.`;
  return undefined;
}
