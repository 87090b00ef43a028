import { gbT7714, halfWidth, latinName } from './gb-t-7714.ts';

export const gbT77142015 = gbT7714({
  marks: {
    article: 'J',
    preprint: 'A',
    'conference-paper': 'C',
    book: 'M',
    chapter: 'M',
    dataset: 'DS',
    standard: 'S',
    patent: 'P',
    audio: 'Z',
    video: 'Z',
    other: 'Z',
  },
  name: (name) => latinName({ ...name, family: name.family.toUpperCase() }, false),
  chinese: halfWidth,
  read: 'all',
  standards: 'after title',
  platforms: false,
});
