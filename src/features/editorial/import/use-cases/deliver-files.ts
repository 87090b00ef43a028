import { createHash } from 'node:crypto';
import { numberParagraphs } from '../../../../platform/item/texts/number-paragraphs.ts';
import type { DraftFile, DraftUnit, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import { typeOfName } from '../domain/file-type.ts';
import { placeFiles } from '../domain/place-files.ts';
import type { Problem } from '../domain/problem.ts';
import type { Content, ReadDocument, SourceEntry, WantedFile } from '../formats/format.ts';
import type { ScannedPackage } from './scan-package.ts';

export type Delivered = Pick<ReadDocument, 'unit' | 'problems'>;

/** Puts everything that a document consists of into the file store, and answers the unit that names it all. */
export async function deliverFiles(
  document: ReadDocument,
  entry: SourceEntry,
  files: ScannedPackage,
  find: (source: string, href: string) => string | undefined,
  store: FileStore,
): Promise<Delivered> {
  const missing: Problem[] = [];
  const arrived: { readonly wanted: WantedFile; readonly file: DraftFile }[] = [];
  for (const wanted of document.wanted) {
    const path = find(entry.source, wanted.href);
    if (path) arrived.push({ wanted, file: await putWanted(wanted, path, files, store) });
    else missing.push({ code: 'file-missing', at: wanted.href });
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
    return all.length > 0 ? { ...draft, files: all } : draft;
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
  files: ScannedPackage,
  store: FileStore,
): Promise<DraftFile> {
  const contentType = typeOfName(path);
  const { sha256, bytes } = await store.putFile(files.file(path), contentType);
  const { kind, key, href, ...use } = wanted;
  return { ...use, sha256, bytes, contentType, name: nameOf(path) };
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
