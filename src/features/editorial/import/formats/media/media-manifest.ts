import { z } from 'zod';

const captionFile = z.union([z.string(), z.object({ file: z.string(), language: z.string() })]);

/**
 * `INDEX.json` beside recordings: a list with an entry for each file.
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
export const mediaManifest = z.array(manifestEntry);

export const mediaRecording = manifestEntry.extend({
  kind: z.enum(['audio', 'video']),
  captions: z.array(z.object({ file: z.string(), language: z.string().optional() })),
});
export type MediaRecording = z.output<typeof mediaRecording>;

/** The audio and video of a manifest, with the full path of what belongs to each. */
export function recordingsOf(entries: readonly ManifestEntry[]): MediaRecording[] {
  const languages = new Map(entries.map(({ file, language }) => [file, language]));
  return entries.flatMap((entry) => {
    if (entry.kind !== 'audio' && entry.kind !== 'video') return [];
    const beside = (name: string) => entry.file.slice(0, entry.file.lastIndexOf('/') + 1) + name;
    const captions = entry.captions.map((given) => {
      if (typeof given !== 'string') return { file: beside(given.file), language: given.language };
      const file = beside(given);
      const language = languages.get(file) ?? /\.([a-z]{2,3})\.vtt$/.exec(file)?.[1];
      return language ? { file, language } : { file };
    });
    const { poster, ...rest } = entry;
    return [{ ...rest, kind: entry.kind, captions, ...(poster && { poster: beside(poster) }) }];
  });
}
