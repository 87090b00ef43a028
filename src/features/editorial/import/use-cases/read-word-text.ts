import type { Reading } from '../../../../platform/documents/refusal.ts';
import { numberParagraphs } from '../../../../platform/item/texts/number-paragraphs.ts';
import type { DraftFile, ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { FileStore } from '../../../../platform/ports/file-store.ts';
import { madeHere } from '../../../../platform/ports/storable.ts';
import { placeFiles } from '../domain/place-files.ts';
import type { WordFacts, WordText } from '../formats/docx/read-word.ts';
import type { createWordReader } from '../formats/docx/word-reader.ts';

/** A manuscript's text whose files lie in the store; no row names them yet. */
interface StoredText extends Pick<WordText, 'outline' | 'references' | 'counts' | 'front' | 'notTaken'> {
  readonly body: DraftFile;
  /** Of the article itself. */
  readonly files: readonly DraftFile[];
  /** Figures and tables with their files, by keys that begin with `#`. */
  readonly members: readonly ItemDraft[];
}

interface Parts {
  readonly files: Pick<FileStore, 'put'>;
  readonly reader: Pick<ReturnType<typeof createWordReader>, 'read'>;
}

/** Reads a manuscript in Word that lies at this place and was scanned, and puts what is in it into the file store. */
export const readWordText =
  ({ files, reader }: Parts) =>
  async (path: string, facts: WordFacts): Promise<Reading<StoredText>> => {
    const read = await reader.read({ path, ...facts });
    if (!read.ok) return read;
    const { html, pictures, members, wanted, outline, references, counts, front, notTaken } = read.value;
    const images = new Map<string, DraftFile>();
    for (const { name, contentType, bytes } of pictures) {
      const sha256 = await files.put(madeHere(Buffer.from(bytes)), contentType);
      images.set(name, { role: 'image', sha256, bytes: bytes.length, contentType, name });
    }
    const body = Buffer.from(numberParagraphs(placeFiles(html, (name) => images.get(name)?.sha256)));
    const sha256 = await files.put(madeHere(body), 'text/html');
    const inMembers = new Set(wanted.map(({ href }) => href));
    const filesOf = (draft: ItemDraft): DraftFile[] =>
      wanted
        .filter(({ kind, key }) => kind === draft.kind && key === draft.key)
        .flatMap(({ href }) => images.get(href) ?? []);
    return success({
      outline,
      references,
      counts,
      front,
      notTaken,
      body: { role: 'body', sha256, bytes: body.length, contentType: 'text/html', name: 'body.html' },
      files: [...images].flatMap(([name, file]) => (inMembers.has(name) ? [] : [file])),
      members: members.map((draft) => ({ ...draft, files: filesOf(draft) })),
    });
  };
