import { expect, test } from 'vitest';
import { masterPlaylist, mediaPlaylist } from './playlist.ts';

test('a playlist names its segments by their addresses', () => {
  const written = '#EXTM3U\n#EXTINF:6.000000,\nsegment-1.ts\n#EXT-X-ENDLIST\n';
  expect(mediaPlaylist(written, (name) => `<${name}>`)).toBe(
    '#EXTM3U\n#EXTINF:6.000000,\n/files/<segment-1.ts>\n#EXT-X-ENDLIST\n',
  );
});

test('the first playlist names the sizes, their bandwidth and their pictures', () => {
  const rung = { playlist: 'abc', width: 640, height: 360, bandwidth: 900_000 };
  expect(masterPlaylist([rung])).toBe(
    '#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-INDEPENDENT-SEGMENTS\n#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=640x360\n/files/abc\n',
  );
});
