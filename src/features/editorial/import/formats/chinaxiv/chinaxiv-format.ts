import { z } from 'zod';
import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Problem } from '../../domain/problem.ts';
import {
  contentOf,
  type Format,
  oncePerPackage,
  type ReadDocument,
  type Refusal,
  type SourcePackage,
} from '../format.ts';
import { type FigureOwner, figureDrafts } from '../markdown/figures.ts';
import { jsonOf, ndjsonEntries, readLine } from '../ndjson/ndjson-entries.ts';
import { type PaperRecord, paperDraft, paperName, paperRecord } from './paper-draft.ts';
import { type PaperTable, paperText, tableCaptions } from './paper-text.ts';

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

const pathsOf = oncePerPackage((files): ReadonlySet<string> => new Set(files.paths));

type Records = ReadonlyMap<string, PaperRecord>;
const listsOf = oncePerPackage(() => new Map<string, Promise<Records>>());

/** The list is read once for all its papers. */
function recordsOf(files: SourcePackage, path: string): Promise<Records> {
  const lists = listsOf(files);
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

interface PaperSource {
  readonly id: string;
  readonly markdown: Buffer;
  /** The scanner's list of pieces, if it was delivered. */
  readonly pieces: unknown;
  readonly record: PaperRecord | undefined;
  readonly isDelivered: (path: string) => boolean;
}

/** The rank of a full text begins above that of any record. */
const rankOfText = 100;

function readPaper({ id, markdown, pieces, record, isDelivered }: PaperSource): Result<ReadDocument, Refusal> {
  const name = paperName(id);
  if (name === undefined) return failed({ reason: `"${id}" is not the number of a preprint` });
  const titles = [record?.titleZh ?? '', record?.titleEn ?? ''];
  const text = paperText(markdown.toString('utf8'), titles, tableCaptions(pieces));
  if (!text.ok) return text;
  const { firstHeading, html, outline, words, figures, tables, references, problems } = text.value;
  const known = record ?? paperRecord.parse({ id, titleZh: firstHeading });
  const { unit, problems: recordProblems } = paperDraft(known, name.key, rankOfText + name.version);

  const body = contentOf(Buffer.from(html), 'text/html');
  const source = contentOf(markdown, 'text/markdown');
  const { titles: draftTitles, summaries, publishedOn } = unit.main;
  const owner = {
    key: name.key,
    titles: draftTitles,
    language: 'zh',
    publishedOn: publishedOn ?? null,
    licence: licenceIn(unit.main.details),
  };
  const placed = figureDrafts(
    figures.filter(({ file }) => isDelivered(file)),
    owner,
  );
  const missing = figures
    .filter(({ file }) => !isDelivered(file))
    .map(({ file }): Problem => ({ code: 'file-missing', at: file }));
  const main = {
    ...unit.main,
    details: { ...unit.main.details, body: body.sha256, outline, words, referenceCount: references.length },
    parts: {
      ...unit.main.parts,
      reference: references.map((reference) => ({ ...reference })),
      article_version: [
        {
          number: name.version,
          titles: draftTitles,
          summaries: summaries ?? {},
          publishedOn: publishedOn ?? null,
          body: body.sha256,
          source: source.sha256,
        },
      ],
    },
  };
  return success({
    unit: { ...unit, main, members: [...placed.members, ...tableDrafts(tables, owner)] },
    contents: [body, source],
    wanted: placed.wanted,
    problems: [...recordProblems, ...problems, ...missing],
  });
}

const licenceIn = ({ licence }: Readonly<Record<string, unknown>>): string | null =>
  typeof licence === 'string' ? licence : null;

/** A table without words of its own goes by the name of its paper. */
function tableDrafts(
  tables: readonly PaperTable[],
  { key, titles, language, publishedOn, licence }: FigureOwner,
): ItemDraft[] {
  return tables.map(({ anchor, label, title, caption, content }, place) => ({
    kind: 'table',
    key: `${key}#${anchor}`,
    language,
    titles: title ? { [language]: title } : titles,
    publishedOn,
    details: {
      article: { kind: 'article', key },
      position: place + 1,
      anchor,
      label,
      licence,
      captions: caption ? { [language]: caption } : {},
      content,
    },
  }));
}
