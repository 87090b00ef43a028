import { expect, test } from 'vitest';
import { isPlaylist, previewForm, privatePlaylist } from './preview.ts';

const hash = 'a'.repeat(64);

test('only what was made for watching is a preview', () => {
  for (const form of ['poster', 'hls', 'hls-720p', 'hls-720p-0001']) expect(previewForm.test(form)).toBe(true);
  for (const form of ['high', 'text', 'hls-', 'poster2', '../poster', 'hls-720p-1'])
    expect(previewForm.test(form)).toBe(false);
  expect(['hls', 'hls-720p', 'hls-720p-0001', 'poster'].map(isPlaylist)).toEqual([true, true, false, false]);
});

test('a playlist leads to its parts by right; what is not a part stays as it is', () => {
  const written = `#EXTM3U\n#EXTINF:4,\n/files/${hash}\n/files/${'b'.repeat(64)}\n`;
  expect(privatePlaylist(written, (sha256) => (sha256 === hash ? '/part' : undefined))).toBe(
    `#EXTM3U\n#EXTINF:4,\n/part\n/files/${'b'.repeat(64)}\n`,
  );
});
