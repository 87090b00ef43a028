import { z } from 'zod';
import { failed, success } from '../../../../../platform/kernel/result.ts';
import type { Format, SourcePackage } from '../format.ts';
import { jsonOf, ndjsonEntries, readLine } from '../ndjson/ndjson-entries.ts';
import { type PaperRecord, paperDraft, paperName, paperRecord } from './paper-draft.ts';
import { readPaper } from './read-paper.ts';

const markdownPath = /^((?:.*\/)?)md\/([^/]+)\.md$/;

/** Chinese preprints: `md/<id>.md` is the scanned text, `json/<id>.json` its pieces, `INDEX.json` what is known of each. */
export const chinaxivFormat: Format = {
  name: 'chinaxiv',
  reader: 3,
  async *entries(files) {
    for (const path of files.paths) {
      if (markdownPath.test(path)) yield { source: path, bytes: await files.read(path) };
    }
  },
  async read(entry, files) {
    const [, folder = '', id = ''] = markdownPath.exec(entry.source) ?? [];
    const paths = pathsOf(files);
    const piecesPath = `${folder}json/${id}.json`;
    const pieces = paths.has(piecesPath) ? jsonOf(await files.read(piecesPath)) : undefined;
    const record = (await recordsOf(files, `${folder}INDEX.json`)).get(id);
    const isDelivered = (path: string) => paths.has(`${folder}${path}`) || paths.has(`${folder}md/${path}`);
    return readPaper({ id, markdown: entry.bytes, pieces, record, isDelivered });
  },
};

const knownPaths = new WeakMap<SourcePackage, ReadonlySet<string>>();

function pathsOf(files: SourcePackage): ReadonlySet<string> {
  const paths = knownPaths.get(files) ?? new Set(files.paths);
  knownPaths.set(files, paths);
  return paths;
}

type Records = ReadonlyMap<string, PaperRecord>;
const knownRecords = new WeakMap<SourcePackage, Map<string, Promise<Records>>>();

/** The list is read once for all its papers. */
function recordsOf(files: SourcePackage, path: string): Promise<Records> {
  const lists = knownRecords.get(files) ?? new Map<string, Promise<Records>>();
  knownRecords.set(files, lists);
  const records = lists.get(path) ?? readRecords(files, path);
  lists.set(path, records);
  return records;
}

async function readRecords(files: SourcePackage, path: string): Promise<Records> {
  if (!pathsOf(files).has(path)) return new Map();
  const list = z.array(z.unknown()).safeParse(jsonOf(await files.read(path)));
  const records = (list.data ?? []).flatMap((item) => paperRecord.safeParse(item).data ?? []);
  return new Map(records.map((record) => [record.id, record]));
}

/** Records of Chinese preprints without their text. */
export const chinaxivRecordsFormat: Format = {
  name: 'chinaxiv-records',
  reader: 1,
  entries: ndjsonEntries,
  async read(entry) {
    const record = readLine(entry, paperRecord);
    if (!record.ok) return record;
    const name = paperName(record.value.id);
    if (name === undefined) return failed({ reason: `"${record.value.id}" is not the number of a preprint` });
    const { unit, problems } = paperDraft(record.value, name.key, Math.min(name.version, 50));
    return success({ unit, contents: [], wanted: [], problems });
  },
};
