import { describe, expect, it } from 'vitest';
import type { SourcePackage } from '../format.ts';
import { mediaFormat } from './media-format.ts';

const packageOf = (manifest: unknown): SourcePackage => ({
  paths: ['INDEX.json'],
  read: async () => Buffer.from(JSON.stringify(manifest)),
  place: (path) => path,
});

async function readAll(manifest: unknown) {
  const files = packageOf(manifest);
  const read = [];
  for await (const entry of mediaFormat.entries(files))
    read.push({ entry, result: await mediaFormat.read(entry, files) });
  return read;
}

const manifest = [
  {
    file: 'audio/sample.ogg',
    kind: 'audio',
    title: 'A sample reading',
    licence: 'CC-BY-4.0',
    attribution: 'Read by nobody',
    language: 'en',
    speakers: ['Ada Sample'],
    seconds: 13.91,
    captions: ['sample.en.vtt', 'other.vtt'],
  },
  { file: 'audio/other.vtt', kind: 'captions', language: 'zh' },
  { file: 'audio/sample.attribution.txt', kind: 'attribution' },
  {
    file: 'video/sample.mp4',
    kind: 'video',
    title: { zh: '样例', es: 'Muestra' },
    licence: 'unknown terms',
    poster: 'sample.jpg',
    article: '10.1234/X',
  },
];

describe('recordings with a list', () => {
  it('become audio with captions by language', async () => {
    const [audio] = await readAll(manifest);
    expect(audio?.entry.source).toBe('INDEX.json#audio/sample.ogg');
    expect(audio?.result).toMatchObject({
      ok: true,
      value: {
        unit: {
          main: {
            kind: 'audio',
            key: 'audio/sample.ogg',
            language: 'en',
            titles: { en: 'A sample reading' },
            details: {
              speakers: [{ names: { en: { full: 'Ada Sample' } } }],
              seconds: 13.91,
              licence: 'https://creativecommons.org/licenses/by/4.0/',
              attributions: { en: 'Read by nobody' },
            },
          },
        },
        wanted: [
          { role: 'recording', href: 'audio/sample.ogg' },
          { role: 'captions', href: 'audio/sample.en.vtt', language: 'en' },
          { role: 'captions', href: 'audio/other.vtt', language: 'zh' },
        ],
        problems: [],
      },
    });
  });

  it('become video with a poster, and a licence that is not known is reported', async () => {
    const [, video, ...others] = await readAll(manifest);
    expect(others).toEqual([]);
    expect(video?.result).toMatchObject({
      ok: true,
      value: {
        unit: {
          main: {
            kind: 'video',
            titles: { zh: '样例', spa: 'Muestra' },
            relations: [{ type: 'relates-to', target: '10.1234/x' }],
          },
        },
        wanted: [{ role: 'recording' }, { role: 'poster', href: 'video/sample.jpg', public: true }],
        problems: [{ code: 'licence-unknown', value: 'unknown terms' }],
      },
    });
  });

  it('are refused as a whole if the list can’t be read', async () => {
    const [only] = await readAll([{ kind: 'audio' }]);
    expect(only?.result).toMatchObject({ ok: false, failure: { reason: expect.stringContaining('file') } });
  });
});
