import { fileAddress } from '../../../../platform/kernel/file-address.ts';

/** A playlist as the encoder wrote it, with each segment's name replaced by the address it is stored under. */
export const mediaPlaylist = (written: string, sha256Of: (name: string) => string): string =>
  written
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') ? line : fileAddress(sha256Of(line.trim()))))
    .join('\n');

export interface StreamedRung {
  readonly playlist: string;
  readonly width: number;
  readonly height: number;
  /** Bits a second of its heaviest segment. */
  readonly bandwidth: number;
}

export const masterPlaylist = (rungs: readonly StreamedRung[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...rungs.flatMap(({ playlist, width, height, bandwidth }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height}`,
      fileAddress(playlist),
    ]),
    '',
  ].join('\n');
