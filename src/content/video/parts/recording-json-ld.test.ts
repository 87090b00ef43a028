import { expect, test } from 'vitest';
import type { Recording } from '../contract.ts';
import { recordingJsonLd } from './recording-json-ld.ts';

const recording: Recording = {
  id: '7',
  siteId: 1,
  kind: 'video',
  url: '/videoDetails?columnId=7',
  resName: '',
  enResName: '',
  summary: '',
  titles: { en: 'Bending light', zh: '弯曲的光' },
  summaries: {},
  keywords: { en: ['light'] },
  language: 'en',
  doi: null,
  cover: null,
  publishDate: '2026-03-01',
  visits: 9,
  downloads: 4,
  referenceCount: 0,
  withdrawal: null,
  authors: '',
  keyword: '',
  subjects: [],
  seconds: 64.8,
  width: 640,
  height: 360,
  attributions: {},
  peaks: [],
  speakers: [{ names: { en: { full: 'Ada Sample' } }, orcid: '0000-0002-1825-0097' }],
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  poster: '/files/p',
  article: { id: '8', doi: '10.5555/x', titles: { en: 'The paper' }, publishDate: null, url: '/article/doi/10.5555/x' },
  chapters: [
    { start: 0, titles: { en: 'One' } },
    { start: 30.5, titles: { en: 'Two' } },
  ],
  plays: 4,
  playing: { allowed: true, message: null, reason: null, streams: [] },
  captions: [{ address: '/files/c', language: 'en', labels: {} }],
  transcripts: [
    {
      language: 'en',
      cues: [
        { start: 0, end: 2, text: 'Light' },
        { start: 2, end: 3, text: 'bends.' },
      ],
    },
  ],
  downloading: {
    allowed: true,
    message: null,
    reason: null,
    file: { name: 'a.mp4', contentType: 'video/mp4', bytes: 9 },
  },
};

test('search engines are told what the film is, what is said in it and where its chapters begin', () => {
  expect(recordingJsonLd(recording, 'https://optics.example')).toMatchObject({
    '@type': 'VideoObject',
    name: 'Bending light',
    thumbnailUrl: 'https://optics.example/files/p',
    uploadDate: '2026-03-01',
    duration: 'PT65S',
    transcript: 'Light bends.',
    author: [{ '@id': 'https://orcid.org/0000-0002-1825-0097', name: 'Ada Sample' }],
    contentUrl: 'https://optics.example/rc-pub/front/vod/downloadVideo?id=7',
    hasPart: [
      { startOffset: 0, endOffset: 30 },
      { startOffset: 30, endOffset: 64, url: 'https://optics.example/videoDetails?columnId=7&t=30' },
    ],
    about: { '@id': 'https://doi.org/10.5555/x' },
    interactionStatistic: { interactionType: { '@type': 'WatchAction' }, userInteractionCount: 4 },
  });
});

test('a sound that not everyone may have is told without its file', () => {
  const closed: Recording = {
    ...recording,
    kind: 'audio',
    playing: { allowed: false, message: 'Please sign in to continue.', reason: null, streams: [] },
    downloading: { ...recording.downloading, allowed: false },
    transcripts: [],
  };
  const node = recordingJsonLd(closed, 'https://optics.example');
  expect(node).toMatchObject({ '@type': 'AudioObject', isAccessibleForFree: false });
  expect(Object.keys(node)).not.toEqual(expect.arrayContaining(['contentUrl']));
  expect(Object.keys(node)).not.toContain('transcript');
});
