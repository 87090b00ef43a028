import type { Cue } from '../../kernel/cue.ts';
import { textKey } from '../../kernel/language.ts';
import type { Text } from '../../kernel/text.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { SpokenText } from '../searching/kind-search.ts';
import { readWebVtt } from './web-vtt.ts';

export interface Transcript {
  readonly language: string;
  readonly cues: Cue[];
}

interface Captions {
  readonly language: string | null;
  /** WebVTT; empty where the file is gone. */
  readonly file: string;
}

/** What is said in a recording. Captions that are gone say nothing. */
export async function readTranscripts(
  files: Pick<FileStore, 'get'>,
  { captions, transcripts }: SpokenText,
  spoken: string | null,
): Promise<Transcript[]> {
  const read = captions.map(async ({ sha256, language }) => ({
    language,
    file: (await files.get(sha256))?.toString('utf8') ?? '',
  }));
  return transcriptsOf(await Promise.all(read), transcripts, spoken);
}

/** What is said, once for each language: by captions, which have times, else as the text that was given. Pages and the index decide by this alone. */
export function transcriptsOf(captions: readonly Captions[], given: Text, spoken: string | null): Transcript[] {
  const said = new Map<string, Cue[]>();
  for (const { language, file } of captions) {
    const key = textKey(language ?? spoken ?? 'en');
    const cues = said.has(key) ? [] : readWebVtt(file);
    if (cues.length > 0) said.set(key, cues);
  }
  for (const [language, text] of Object.entries(given))
    if (text && !said.has(language)) said.set(language, [{ start: 0, end: null, text }]);
  return [...said].map(([language, cues]) => ({ language, cues }));
}
