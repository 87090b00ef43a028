import { dirname } from 'node:path';
import { z } from 'zod';
import { failed, success } from '../../kernel/result.ts';
import type { MediaTools } from '../../ports/media-tools.ts';
import { inputOf } from './recording-input.ts';
import { runTool, type ToolLimits } from './run-tool.ts';

const limits: ToolLimits = { seconds: 30, memoryBytes: 2 * 1_073_741_824, fileBytes: 1_048_576 };
export const mostSeconds = 6 * 3_600;
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
export const probe: MediaTools['readRecording'] = async (path, contentType, signal) => {
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
