import { createHash } from 'node:crypto';
import { fileSource } from '../../../../platform/documents/byte-sources.ts';
import { numberParagraphs } from '../../../../platform/item/texts/number-paragraphs.ts';
import type { DraftFile, DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { ByteSource } from '../../../../platform/kernel/byte-source.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import { typeOfName } from '../domain/file-type.ts';
import { placeFiles } from '../domain/place-files.ts';
import type { Problem } from '../domain/problem.ts';
import type { Content, ReadDocument, SourceEntry, WantedFile } from '../formats/format.ts';
import type { ScannedPackage } from './scan-package.ts';

/** Whether a file is fit for its use, by its bytes. */
export type JudgeFile = (
  file: ByteSource,
  sent: { readonly name: string; readonly role: 'publication' | 'figure' },
) => Promise<Result<{ readonly contentType: string }, { readonly reason: string }>>;

export type Delivered = Pick<ReadDocument, 'unit' | 'problems'>;

/** Puts everything that a document consists of into the file store, and answers the unit that names it all. */
export async function deliverFiles(
  document: ReadDocument,
  entry: SourceEntry,
  files: ScannedPackage,
  find: (source: string, href: string) => string | undefined,
  store: FileStore,
  judge: JudgeFile,
): Promise<Delivered> {
  const missing: Problem[] = [];
  const arrived: { readonly wanted: WantedFile; readonly file: DraftFile }[] = [];
  for (const wanted of document.wanted) {
    const path = find(entry.source, wanted.href);
    const contentType = path && (await typeOf(wanted, path, files, judge));
    if (path && contentType) arrived.push({ wanted, file: await putWanted(wanted, path, contentType, files, store) });
    else missing.push({ code: path ? 'file-damaged' : 'file-missing', at: wanted.name ?? wanted.href });
  }
  const sha256Of = new Map(arrived.map(({ wanted, file }) => [wanted.href, file.sha256]));
  const { contents, unit } = placePictures(document, (name) => sha256Of.get(name));
  for (const content of contents) await store.put(madeHere(Buffer.from(content.bytes)), content.contentType);

  const made = contents.map(({ sha256, bytes, contentType }): DraftFile => {
    const role = contentType === 'text/html' ? 'body' : 'source';
    return {
      role,
      sha256,
      bytes: bytes.length,
      contentType,
      name: role === 'body' ? 'body.html' : nameOf(entry.source),
    };
  });
  const withFiles = (draft: ItemDraft, own: readonly DraftFile[]): ItemDraft => {
    const delivered = arrived.filter(({ wanted }) => wanted.kind === draft.kind && wanted.key === draft.key);
    const all = [...(draft.files ?? []), ...own, ...delivered.map(({ file }) => file)];
    const cover = delivered.find(({ wanted }) => wanted.isCover);
    const pictured = cover ? { ...draft, cover: `/files/${cover.file.sha256}?form=high` } : draft;
    return all.length > 0 ? { ...pictured, files: all } : draft;
  };
  return {
    unit: {
      mentioned: unit.mentioned,
      main: withFiles(unit.main, made),
      members: unit.members.map((member) => withFiles(member, [])),
    },
    problems: [...document.problems, ...missing],
  };
}

async function putWanted(
  wanted: WantedFile,
  path: string,
  contentType: string,
  files: ScannedPackage,
  store: FileStore,
): Promise<DraftFile> {
  const { sha256, bytes } = await store.putFile(files.file(path), contentType);
  const { kind, key, href, name = nameOf(path), judgedAs, isCover, ...use } = wanted;
  return { ...use, sha256, bytes, contentType, name };
}

/** By its bytes where they are judged; else what its name says. Nothing if it is not fit. */
async function typeOf(
  { name, judgedAs }: WantedFile,
  path: string,
  files: ScannedPackage,
  judge: JudgeFile,
): Promise<string | undefined> {
  if (!judgedAs) return typeOfName(path);
  const file = await fileSource(files.place(path));
  try {
    const verdict = await judge(file, { name: name ?? nameOf(path), role: judgedAs });
    return verdict.ok ? verdict.value.contentType : undefined;
  } finally {
    await file.close();
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Bodies name their pictures; with the pictures' addresses and the names of paragraphs in them they are other bytes under another hash. */
function placePictures(
  { contents, unit }: ReadDocument,
  sha256Of: (name: string) => string | undefined,
): { contents: readonly Content[]; unit: DraftUnit } {
  let drafts = JSON.stringify(unit);
  const placed = contents.map((content) => {
    if (content.contentType !== 'text/html') return content;
    const html = Buffer.from(content.bytes).toString();
    const complete = numberParagraphs(placeFiles(html, sha256Of));
    if (complete === html) return content;
    const bytes = Buffer.from(complete);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    drafts = drafts.replaceAll(content.sha256, sha256);
    return { ...content, bytes, sha256 };
  });
  return { contents: placed, unit: JSON.parse(drafts) as DraftUnit };
}
