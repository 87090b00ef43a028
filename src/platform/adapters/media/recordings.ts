import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failed, type Result, success } from '../../kernel/result.ts';
import type { Refusal } from '../../ports/jobs.ts';
import type { MadeStream, MediaTools } from '../../ports/media-tools.ts';
import { shrinkPicture } from './pictures.ts';
import { mostSeconds, probe } from './probe.ts';
import { inputOf } from './recording-input.ts';
import { runTool, type ToolLimits } from './run-tool.ts';

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
      '-t',
      String(mostSeconds),
      '-map_metadata',
      '-1',
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
        ...[
          '-f',
          'hls',
          '-hls_time',
          String(segmentSeconds),
          '-hls_playlist_type',
          'vod',
          '-hls_flags',
          'independent_segments',
        ],
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
        '-map',
        '0:a:0',
        '-c:a',
        'aac',
        '-b:a',
        '128k',
        '-ac',
        '2',
        '-movflags',
        '+faststart',
        '-f',
        'mp4',
        target,
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
