import { expect, test } from 'vitest';
import { familyOf, mayHaveForms, rungsFor, segmentForm } from './forms.ts';

test.each([
  [1_080, ['360p', '720p', '1080p']],
  [2_160, ['360p', '720p', '1080p']],
  [719, ['360p']],
  [361, ['360p']],
  [241, ['240p']],
  [1, ['2p']],
])('a video of %i lines is streamed in sizes that are not above it', (height, names) => {
  expect(rungsFor(height).map(({ name }) => name)).toEqual(names);
});

test('scripts, playlists and archives are no media', () => {
  for (const type of ['text/html', 'application/vnd.apple.mpegurl', 'application/zip', 'application/gzip', 'image/bmp'])
    expect(familyOf(type)).toBeUndefined();
  expect(familyOf('image/svg+xml')).toBe('picture');
});

test('bodies, captions and sources of a text are left alone', () => {
  expect(['text/html', 'text/vtt', 'application/xml', 'application/zip'].filter(mayHaveForms)).toEqual([]);
  expect(['image/x-thing', 'video/mp4', 'application/pdf'].every(mayHaveForms)).toBe(true);
});

test('segments are numbered from 1', () => {
  expect(segmentForm('720p', 1)).toBe('hls-720p-0001');
});
