import { words } from '../../../../platform/kernel/words.ts';

/** What people do with a file decides what is made of it. */
export type MediaFamily = 'picture' | 'document' | 'recording';

/** Containers whose first bytes tell them apart; everything else is refused before any tool reads it. */
const families: Readonly<Record<MediaFamily, readonly string[]>> = {
  picture: words('image/png image/apng image/jpeg image/gif image/webp image/tiff image/avif image/svg+xml'),
  document: words('application/pdf'),
  recording: words(
    'video/mp4 video/x-m4v video/quicktime video/webm video/matroska video/ogg video/vnd.avi video/mpeg',
    'video/mp2t audio/mpeg audio/mp4 audio/x-m4a audio/ogg audio/wav audio/flac audio/aac',
  ),
};

export const familyOf = (contentType: string): MediaFamily | undefined =>
  (Object.keys(families) as MediaFamily[]).find((family) => families[family].includes(contentType));

export const isCalledRecording = (contentType: string): boolean => /^(audio|video)\//.test(contentType);

/** Which files are worth a look, by what their sender calls them. Afterwards their bytes decide. */
export const mayHaveForms = (contentType: string): boolean =>
  contentType.startsWith('image/') ||
  isCalledRecording(contentType) ||
  contentType === 'application/pdf' ||
  contentType === 'application/octet-stream';

export const pictureForms = [
  { form: 'high', longest: 2_000 },
  { form: 'low', longest: 600 },
] as const;

export const thumbnailLongest = 600;
export const posterLongest = 1_280;

/** One size of a video, for a speed of the reader's line. */
export interface Rung {
  readonly name: string;
  readonly height: number;
  readonly kilobits: number;
}

const ladder: readonly Rung[] = [
  { name: '360p', height: 360, kilobits: 800 },
  { name: '720p', height: 720, kilobits: 2_500 },
  { name: '1080p', height: 1_080, kilobits: 5_000 },
];

/** Never above the source: larger pictures would hold no more. A small source is streamed as it is. */
export function rungsFor(height: number): readonly Rung[] {
  const fitting = ladder.filter((rung) => rung.height <= height);
  if (fitting.length > 0) return fitting;
  const even = Math.max(2, height - (height % 2));
  return [{ name: `${even}p`, height: even, kilobits: 600 }];
}

export const segmentForm = (rung: string, number: number): string => `hls-${rung}-${String(number).padStart(4, '0')}`;

/** Containers are a little vague about their end; a recording of which a tenth is missing was cut off. */
export const breaksOff = (promisedSeconds: number, foundSeconds: number): boolean =>
  foundSeconds < promisedSeconds * 0.9 - 1;
