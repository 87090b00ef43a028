import { z } from 'zod';
import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import { success } from '../../../../../platform/kernel/result.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { Problem } from '../../domain/problem.ts';
import { calendarDate, doiOf, licenceOf } from '../facts/written-facts.ts';
import type { Format, ReadDocument, WantedFile } from '../format.ts';
import { jsonOf, readLine } from '../ndjson/ndjson-entries.ts';

const manifestName = 'INDEX.json';

/** The list of the package; archives have a folder around everything. */
const manifestOf = (paths: readonly string[]): string | undefined =>
  paths.find((path) => /^([^/]+\/)?INDEX\.json$/.test(path));

/** Audio and video with a list of what they are. */
export const mediaFormat: Format = {
  name: 'media',
  reader: 1,
  async *entries(files) {
    const manifestPath = manifestOf(files.paths);
    if (!manifestPath) return;
    const bytes = await files.read(manifestPath);
    const manifest = mediaManifest.safeParse(jsonOf(bytes));
    // A list that can't be read is one entry, so that reading it says what is wrong.
    if (!manifest.success) yield { source: manifestPath, bytes };
    for (const recording of recordingsOf(manifest.data ?? [])) {
      yield { source: `${manifestPath}#${recording.file}`, bytes: Buffer.from(JSON.stringify(recording)) };
    }
  },
  async read(entry) {
    if (entry.source.endsWith(manifestName)) {
      const manifest = readLine(entry, mediaManifest);
      if (!manifest.ok) return manifest;
    }
    const recording = readLine(entry, mediaRecording);
    return recording.ok ? success(readRecording(recording.value)) : recording;
  },
};

/** A recording is known by the path of its file; what isn't said to be in a language has an English title. */
function readRecording(recording: MediaRecording): ReadDocument {
  const { kind, file: key, title, summary, attribution, speakers } = recording;
  const problems: Problem[] = [];
  const language = textKey(recording.language ?? 'en');
  const titles: Text = typeof title === 'object' ? byTextKey(title) : { [language]: title || key };
  if (!title) problems.push({ code: 'title-missing' });
  const licence = licenceOf(recording.licence) ?? null;
  if (licence === null)
    problems.push({ code: 'licence-unknown', ...(recording.licence && { value: recording.licence }) });
  const publishedOn = calendarDate(recording.date) ?? null;
  if (recording.date && publishedOn === null) problems.push({ code: 'date-invalid', value: recording.date });
  const article = doiOf(recording.article);

  const main: ItemDraft = {
    kind,
    key,
    language: recording.language ?? null,
    titles,
    ...(summary && { summaries: { [language]: summary } }),
    publishedOn,
    details: {
      speakers: speakers.map((full) => ({ names: { [language]: { full } } })),
      seconds: recording.seconds ?? null,
      licence,
      attributions: attribution ? { en: attribution } : {},
    },
    ...(article && { relations: [{ type: 'relates-to', target: article }] }),
  };
  return { unit: { mentioned: [], main, members: [] }, contents: [], wanted: wantedBy(recording), problems };
}

const byTextKey = (titles: Readonly<Record<string, string>>): Text =>
  Object.fromEntries(Object.entries(titles).map(([tag, title]) => [textKey(tag), title]));

function wantedBy({ kind, file: key, captions, poster }: MediaRecording): WantedFile[] {
  return [
    { kind, key, role: 'recording', href: key },
    ...captions.map(({ file, language }): WantedFile => {
      return { kind, key, role: 'captions', href: file, ...(language && { language }) };
    }),
    ...(poster ? [{ kind, key, role: 'poster', href: poster, public: true } as const] : []),
  ];
}

const captionFile = z.union([z.string(), z.object({ file: z.string(), language: z.string() })]);

/**
 * `INDEX.json` next to recordings: a list with an entry for each file.
 *
 * `{ "file": "audio/whale.ogg", "kind": "audio", "title": "Whale song", "licence": "CC-BY-4.0", "attribution": "…",
 *    "language": "en", "speakers": ["…"], "seconds": 64.8, "date": "2020-11-13", "captions": ["whale.en.vtt"],
 *    "poster": "whale.jpg", "article": "10.1234/x" }`
 *
 * An entry of kind `captions` says the language of that file; entries of other kinds tell only that a file is there. Captions
 * and posters are named from the recording's own folder.
 */
const manifestEntry = z.object({
  file: z.string().min(1),
  kind: z.string(),
  title: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  summary: z.string().optional(),
  licence: z.string().optional(),
  attribution: z.string().optional(),
  /** Of what is said, and of the title. */
  language: z.string().optional(),
  speakers: z.array(z.string()).default([]),
  seconds: z.number().positive().optional(),
  date: z.string().optional(),
  captions: z.array(captionFile).default([]),
  poster: z.string().optional(),
  /** The DOI of the article that it belongs to. */
  article: z.string().optional(),
});

type ManifestEntry = z.output<typeof manifestEntry>;
const mediaManifest = z.array(manifestEntry);

const mediaRecording = manifestEntry.extend({
  kind: z.enum(['audio', 'video']),
  captions: z.array(z.object({ file: z.string(), language: z.string().optional() })),
});
type MediaRecording = z.output<typeof mediaRecording>;

/** The audio and video of a manifest, with the full path of what belongs to each. */
function recordingsOf(entries: readonly ManifestEntry[]): MediaRecording[] {
  const languages = new Map(entries.map(({ file, language }) => [file, language]));
  return entries.flatMap((entry) => {
    if (entry.kind !== 'audio' && entry.kind !== 'video') return [];
    const inFolder = (name: string) => entry.file.slice(0, entry.file.lastIndexOf('/') + 1) + name;
    const captions = entry.captions.map((given) => {
      if (typeof given !== 'string') return { file: inFolder(given.file), language: given.language };
      const file = inFolder(given);
      const language = languages.get(file) ?? /\.([a-z]{2,3})\.vtt$/.exec(file)?.[1];
      return language ? { file, language } : { file };
    });
    const { poster, ...rest } = entry;
    return [{ ...rest, kind: entry.kind, captions, ...(poster && { poster: inFolder(poster) }) }];
  });
}
