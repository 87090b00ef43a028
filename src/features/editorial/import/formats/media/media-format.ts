import { success } from '../../../../../platform/kernel/result.ts';
import type { Format } from '../format.ts';
import { jsonOf } from '../ndjson/ndjson-entries.ts';
import { readLine } from '../ndjson/read-line.ts';
import { mediaManifest, mediaRecording, recordingsOf } from './media-manifest.ts';
import { readRecording } from './recording-draft.ts';

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
