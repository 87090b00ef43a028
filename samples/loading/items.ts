import type { DraftRow, ItemDraft, ItemReference } from '../../src/platform/item/writing/item-draft.ts';
import type { Language } from '../../src/platform/kernel/language.ts';
import type { Text } from '../../src/platform/kernel/text.ts';
import { type CoverShape, drawCover } from './covers/draw-cover.ts';
import type { Palette } from './covers/palette.ts';
import { type Cues, makeRecording } from './recording.ts';
import { withSampleNote } from './sample-note.ts';
import { seededRandom } from './seeded-random.ts';
import { fileAddress, type Studio } from './studio.ts';

/** An item as `items/<kind>.yaml` has it: a draft whose cover is still to be drawn and whose pages are still HTML. */
export interface SampleItem extends Omit<ItemDraft, 'kind' | 'cover' | 'files' | 'subjects' | 'entries'> {
  readonly cover?: CoverShape;
  readonly bodies?: Text;
  readonly attachments?: readonly { readonly name: string; readonly labels?: Text; readonly text: string }[];
  /** What is said in a recording. */
  readonly cues?: Cues;
  /** Codes. */
  readonly subjects?: readonly string[];
  /** `article 10.5555/fol.2026.11.1` */
  readonly entries?: readonly string[];
}

/** Draws and stores what belongs to an item. Undefined: a recording, where nothing can record. */
export async function draftOf(
  kind: string,
  item: SampleItem,
  studio: Studio,
  palette: Palette,
): Promise<ItemDraft | undefined> {
  const { cover: shape, bodies, attachments = [], cues, subjects, entries, details, parts = {}, ...rest } = item;
  const seed = seedOf(`${kind} ${item.key}`);
  const cover = shape && (await studio.picture(drawCover(seededRandom(seed), palette, shape)));
  const recording = cues && (await makeRecording(kind as 'audio' | 'video', cues, { studio, palette, seed }));
  if (cues && !recording) return undefined;
  const pages = await pagesOf(studio, kind, bodies);
  const chapters = await Promise.all(
    (parts.chapter ?? []).map(async (chapter, place) => {
      const own = await pagesOf(studio, `chapter-${place + 1}`, chapter.bodies as Text | undefined);
      return { row: { ...chapter, bodies: own.bodies } as DraftRow, files: own.files };
    }),
  );
  const attached = await Promise.all(
    attachments.map(async ({ name, labels, text }) => ({
      ...(await studio.file('attachment', text, 'text/plain', name)),
      ...(labels && { labels }),
    })),
  );
  return {
    ...rest,
    kind,
    cover: cover ? fileAddress(cover) : null,
    details: { ...details, ...recording?.details, ...(bodies && { bodies: pages.bodies }) },
    parts: { ...parts, ...(chapters.length > 0 && { chapter: chapters.map(({ row }) => row) }) },
    files: [
      ...(recording?.files ?? []),
      ...(cover ? [recording ? { ...cover, role: 'poster' as const } : cover] : []),
      ...pages.files,
      ...chapters.flatMap(({ files }) => files),
      ...attached,
    ],
    ...(subjects && { subjects: subjects.map((key): ItemReference => ({ kind: 'subject', key })) }),
    ...(entries && { entries: entries.map(referenceOf) }),
  };
}

function referenceOf(entry: string): ItemReference {
  const space = entry.indexOf(' ');
  return { kind: entry.slice(0, space), key: entry.slice(space + 1) };
}

/** Pages by language, each saying that it is sample data. */
async function pagesOf(studio: Studio, name: string, bodies: Text = {}) {
  const pages = await Promise.all(
    (Object.entries(bodies) as [Language, string][]).map(async ([language, html]) => ({
      ...(await studio.page(withSampleNote(html, language), `${name}.${language}.html`)),
      language,
    })),
  );
  return { bodies: Object.fromEntries(pages.map(({ language, sha256 }) => [language, sha256])), files: pages };
}

/** The same number for the same words. */
const seedOf = (words: string): number => [...words].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
