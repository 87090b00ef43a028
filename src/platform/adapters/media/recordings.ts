import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { failed, type Result, success } from '../../kernel/result.ts';
import type { Refusal } from '../../ports/jobs.ts';
import type { MadeStream, MediaTools } from '../../ports/media-tools.ts';
import { shrinkPicture } from './picture-process.ts';
import { runTool, type ToolLimits } from './run-tool.ts';

/** Which demuxer of ffmpeg is chosen for a container. It must not guess: a text that names other files would be a playlist. */
const readers: Readonly<Record<string, string>> = {
  'video/mp4': 'mov',
  'video/x-m4v': 'mov',
  'video/quicktime': 'mov',
  'audio/mp4': 'mov',
  'audio/x-m4a': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/ogg': 'ogg',
  'audio/ogg': 'ogg',
  'video/vnd.avi': 'avi',
  'video/mpeg': 'mpeg',
  'video/mp2t': 'mpegts',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
};

/** Files only, of the one kind that was recognised. */
function inputOf(path: string, contentType: string): string[] {
  const reader = readers[contentType];
  if (!reader) throw new Error(`No reader takes ${contentType}.`);
  return ['-protocol_whitelist', 'file', '-f', reader, '-i', `file:${path}`];
}

const limits: ToolLimits = { seconds: 30, memoryBytes: 2 * 1_073_741_824, fileBytes: 1_048_576 };
const mostSeconds = 6 * 3_600;
const mostPixels = 7_680 * 4_320;

const answer = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
  format: z.object({ duration: z.string().optional() }).optional(),
});

/** How long a recording is and whether it has a picture. A cover that a song brings along is none. */
const probe: MediaTools['readRecording'] = async (path, contentType, signal) => {
  const words = ['-v', 'error', ...inputOf(path, contentType), '-show_streams', '-show_format', '-of', 'json'];
  const outcome = await runTool('ffprobe', { words, folder: dirname(path), limits, signal });
  if (!outcome.ok) return failed({ reason: `the recording is damaged (${outcome.failure.reason})` });
  const read = answer.safeParse(JSON.parse(outcome.value));
  if (!read.success) return failed({ reason: 'the recording is damaged (nothing is known of its streams)' });
  const { streams, format } = read.data;
  const seconds = Number(format?.duration ?? 0);
  const film = streams.find((stream) => stream.codec_type === 'video' && !stream.disposition?.attached_pic);
  if (!film && !streams.some((stream) => stream.codec_type === 'audio'))
    return failed({ reason: 'the recording has neither picture nor sound' });
  if (!(seconds > 0)) return failed({ reason: 'the recording has no length' });
  if (seconds > mostSeconds) return failed({ reason: `the recording is longer than ${mostSeconds / 3_600} hours` });
  if (!film) return success({ seconds, picture: null });
  const { width = 0, height = 0 } = film;
  if (width < 2 || height < 2) return failed({ reason: 'the recording has a picture without a size' });
  if (width * height > mostPixels) return failed({ reason: 'the recording has larger pictures than 7680 × 4320' });
  const lying = film.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return success({ seconds, picture: lying ? { width: height, height: width } : { width, height } });
};

const segmentSeconds = 6;
const samplesASecond = 4_000;

type RecordingTools = Pick<MediaTools, 'readRecording' | 'drawPoster' | 'streamVideo' | 'encodeSound' | 'decodeSound'>;

export function recordingTools(limits: ToolLimits): RecordingTools {
  async function ffmpeg(
    path: string,
    contentType: string,
    { before = [], after }: { before?: readonly string[]; after: readonly string[] },
    signal: AbortSignal,
    onLine?: (line: string) => void,
  ): Promise<Result<string, Refusal>> {
    const quiet = ['-nostdin', '-hide_banner', '-v', 'error', '-y'];
    const words = [
      ...quiet,
      ...before,
      ...inputOf(path, contentType),
      ...['-t', String(mostSeconds), '-map_metadata', '-1'],
      ...after,
    ];
    const outcome = await runTool('ffmpeg', {
      words,
      folder: dirname(path),
      limits,
      signal,
      ...(onLine && { onLine }),
    });
    return outcome.ok ? outcome : failed({ reason: `the recording is damaged (${outcome.failure.reason})` });
  }

  return {
    readRecording: probe,

    async drawPoster(path, contentType, seconds, longest, target, signal) {
      const frame = join(dirname(path), 'poster.png');
      const place = {
        before: ['-ss', String(Math.min(5, seconds / 10))],
        after: ['-map', '0:v:0', '-frames:v', '1', frame],
      };
      const outcome = await ffmpeg(path, contentType, place, signal);
      return outcome.ok ? shrinkPicture(frame, longest, target) : outcome;
    },

    async streamVideo(
      path,
      contentType,
      { height, kilobits },
      folder,
      progress,
      signal,
    ): Promise<Result<MadeStream, Refusal>> {
      await mkdir(folder);
      const list = join(folder, 'list.m3u8');
      const after = [
        ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-threads', '2'],
        ...['-vf', `scale=-2:${height}:flags=bicubic,format=yuv420p`, '-fpsmax', '60'],
        ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'main', '-crf', '23'],
        ...['-maxrate', `${kilobits}k`, '-bufsize', `${kilobits * 2}k`],
        ...['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`, '-sc_threshold', '0'],
        ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
        ...['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
        ...['-hls_flags', 'independent_segments'],
        ...['-hls_segment_filename', join(folder, 'segment-%05d.ts'), '-progress', 'pipe:1', list],
      ];
      const outcome = await ffmpeg(path, contentType, { after }, signal, (line) => {
        const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
        if (microseconds) progress(Number(microseconds) / 1_000_000);
      });
      return outcome.ok ? readStream(list, folder, height, signal) : outcome;
    },

    async encodeSound(path, contentType, target, signal) {
      const after = [
        ...['-map', '0:a:0', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'],
        ...['-movflags', '+faststart', '-f', 'mp4', target],
      ];
      const outcome = await ffmpeg(path, contentType, { after }, signal);
      return outcome.ok ? success({ path: target, contentType: 'audio/mp4' }) : outcome;
    },

    async decodeSound(path, contentType, target, signal) {
      const after = ['-map', '0:a:0', '-ac', '1', '-ar', String(samplesASecond), '-f', 's16le', target];
      const outcome = await ffmpeg(path, contentType, { after }, signal);
      return outcome.ok ? success({ samplesASecond }) : outcome;
    },
  };
}

/** What the encoder wrote, with the size and the weight it really got. */
async function readStream(
  list: string,
  folder: string,
  height: number,
  signal: AbortSignal,
): Promise<Result<MadeStream, Refusal>> {
  const playlist = await readFile(list, 'utf8');
  const entries = [...playlist.matchAll(/^#EXTINF:([\d.]+),.*\n(.+)$/gm)];
  if (entries.length === 0) return failed({ reason: 'the recording has no picture to stream' });
  const segments = entries.map(([, , name = '']) => ({ name, path: join(folder, name) }));
  const lengths = entries.map(([, seconds]) => Number(seconds));
  let bandwidth = 0;
  for (const [index, seconds] of lengths.entries()) {
    const { size } = await stat(segments[index]?.path as string);
    bandwidth = Math.max(bandwidth, Math.ceil((size * 8) / Math.max(0.1, seconds)));
  }
  const first = await probe(segments[0]?.path as string, 'video/mp2t', signal);
  const width = first.ok ? (first.value.picture?.width ?? 0) : 0;
  const seconds = lengths.reduce((sum, one) => sum + one, 0);
  return success({ playlist, segments, bandwidth, width, height, seconds });
}
