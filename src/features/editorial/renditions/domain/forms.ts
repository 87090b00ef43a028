/** What people do with a file decides what is made of it. */
export type MediaFamily = 'picture' | 'document' | 'recording';

/** Containers whose first bytes tell them apart; everything else is refused before any tool reads it. */
const families: Readonly<Record<string, MediaFamily>> = {
  'image/png': 'picture',
  'image/apng': 'picture',
  'image/jpeg': 'picture',
  'image/gif': 'picture',
  'image/webp': 'picture',
  'image/tiff': 'picture',
  'image/avif': 'picture',
  'image/svg+xml': 'picture',
  'application/pdf': 'document',
  'video/mp4': 'recording',
  'video/x-m4v': 'recording',
  'video/quicktime': 'recording',
  'video/webm': 'recording',
  'video/matroska': 'recording',
  'video/ogg': 'recording',
  'video/vnd.avi': 'recording',
  'video/mpeg': 'recording',
  'video/mp2t': 'recording',
  'audio/mpeg': 'recording',
  'audio/mp4': 'recording',
  'audio/x-m4a': 'recording',
  'audio/ogg': 'recording',
  'audio/wav': 'recording',
  'audio/flac': 'recording',
  'audio/aac': 'recording',
};

export const familyOf = (contentType: string): MediaFamily | undefined => families[contentType];

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
