import type { MediaTools } from '../../ports/media-tools.ts';
import { documentTools } from './documents.ts';
import { makePictures } from './picture-process.ts';
import { recognise } from './recognise.ts';
import { recordingTools } from './recordings.ts';
import type { ToolLimits } from './run-tool.ts';
import { sandboxKind } from './sandbox.ts';

const gigabyte = 1_073_741_824;

const usual = {
  document: { seconds: 60, memoryBytes: 2 * gigabyte, fileBytes: gigabyte / 16 },
  recording: { seconds: 3_600, memoryBytes: 4 * gigabyte, fileBytes: 2 * gigabyte },
};

/** file-type, sharp, poppler and ffmpeg; all but the first in the sandbox. */
export const createMediaTools = (limits: Readonly<Record<keyof typeof usual, ToolLimits>> = usual): MediaTools => ({
  sandbox: sandboxKind,
  recognise,
  makePictures,
  ...documentTools(limits.document),
  ...recordingTools(limits.recording),
});
