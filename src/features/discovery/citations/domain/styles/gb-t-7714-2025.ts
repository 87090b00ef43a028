import { gbT7714, latinName } from './gb-t-7714.ts';

/**
 * In force since July 2026. Against 2015: family names are no longer in capitals, names in pinyin are written out, hyphens stay,
 * Chinese references have full-width signs but for `.` and `[ ]`, preprints and films have marks of their own, and the day of
 * reading is given for things of the net only.
 */
export const gbT77142025 = gbT7714({
  marks: {
    article: 'J',
    preprint: 'PP',
    'conference-paper': 'C',
    book: 'M',
    chapter: 'M',
    dataset: 'DS',
    standard: 'S',
    patent: 'P',
    audio: 'EB',
    video: 'EB',
    other: 'EB',
  },
  name: (name) => (name.pinyin ? `${name.family} ${name.given}` : latinName(name, true)),
  chinese: { comma: '，', colon: '：', open: '（', close: '）' },
  read: ['preprint', 'dataset', 'audio', 'video', 'other'],
  standards: 'number alone',
  platforms: true,
});
