import { expect, test } from 'vitest';
import type { Recording } from '../contract.ts';
import { recordingView } from './recording-view.ts';

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
  keywords: {},
  language: 'en',
  doi: null,
  cover: null,
  publishDate: null,
  visits: 0,
  downloads: 0,
  referenceCount: 0,
  withdrawal: null,
  authors: '',
  keyword: '',
  subjects: [],
  seconds: 60,
  width: null,
  height: null,
  attributions: {},
  peaks: [],
  speakers: [],
  licence: null,
  poster: null,
  article: null,
  plays: 0,
  chapters: [{ start: 30.5, titles: { en: 'Two' } }],
  playing: {
    allowed: true,
    message: null,
    reason: null,
    streams: [{ address: '/files/h', contentType: 'application/vnd.apple.mpegurl' }],
  },
  captions: ['en', 'zh'].map((language) => ({ address: `/files/${language}`, language, labels: {} })),
  transcripts: [
    { language: 'en', cues: [{ start: 0, end: 2, text: 'Light' }] },
    { language: 'zh', cues: [{ start: 0, end: null, text: '光' }] },
  ],
  downloading: {
    allowed: false,
    message: 'no',
    reason: null,
    file: { name: 'a.mp4', contentType: 'video/mp4', bytes: 9 },
  },
};
const reader = { origin: 'https://optics.example', start: 0 };
const nothing = { citation: null, relations: null };

test('captions are on at once for a reader whose language is not the spoken one, and only in theirs', () => {
  const chosen = (language: 'zh' | 'en' | 'fra') =>
    recordingView(recording, { ...reader, language }, nothing).captions.map(({ isDefault }) => isDefault);
  expect([chosen('zh'), chosen('en'), chosen('fra')]).toEqual([
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('the transcript in the reader’s language comes first', () => {
  const { transcripts } = recordingView(recording, { ...reader, language: 'zh' }, nothing);
  expect(transcripts.map(({ language, isTimed }) => [language, isTimed])).toEqual([
    ['zh', false],
    ['en', true],
  ]);
});

test('a moment in the address reaches players without scripts', () => {
  const { streams, chapters } = recordingView(recording, { ...reader, language: 'en', start: 12 }, nothing);
  expect(streams[0]?.src).toBe('/files/h#t=12');
  expect(chapters[0]?.href).toBe('/videoDetails?columnId=7&t=30');
});
