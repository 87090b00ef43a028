import { describe, expect, test } from 'vitest';
import { saidPassages } from './said-passages.ts';
import { transcriptsOf } from './transcripts-of.ts';

const cue = (start: number, text: string) => ({ start, end: start + 2, text });
const untimed = (text: string) => ({ language: 'en', cues: [{ start: 0, end: null, text }] });
const texts = (words: string) => saidPassages(untimed(words)).map(({ text }) => text);

test('captions are read together up to the end of a sentence, and lead to where it begins', () => {
  const cues = [cue(0.5, 'Light bends'), cue(62.5, 'near the sun.'), cue(64, '光会弯曲。'), cue(66, 'And so')];
  expect(saidPassages({ language: 'zh', cues })).toEqual([
    { anchor: 'said-zh-0', section: '0:00', at: 0, text: 'Light bends near the sun.' },
    { anchor: 'said-zh-2', section: '1:04', at: 64, text: '光会弯曲。' },
    { anchor: 'said-zh-3', section: '1:06', at: 66, text: 'And so' },
  ]);
});

test('where nobody ends a sentence they are cut by length', () => {
  const cues = Array.from({ length: 12 }, (_, place) => cue(place * 3, 'x'.repeat(60)));
  expect(saidPassages({ language: 'en', cues }).map(({ anchor }) => anchor)).toEqual([
    'said-en-0',
    'said-en-4',
    'said-en-8',
  ]);
});

test('a caption that is too long is cut between words, and all of it is kept', () => {
  const long = Array.from({ length: 150 }, (_, place) => `word${place}`).join(' ');
  const said = saidPassages({ language: 'en', cues: [cue(0, 'Hear.'), cue(7, long), cue(9, 'The end.')] });
  expect(said.map(({ text }) => text).join(' ')).toBe(`Hear. ${long} The end.`);
  expect(
    said.slice(1, -1).every(({ anchor, at, text }) => `${anchor} ${at}` === 'said-en-1 7' && text.length <= 400),
  ).toBe(true);
});

test('Chinese is joined without blanks, and is long enough sooner', () => {
  const cues = Array.from({ length: 4 }, (_, place) => cue(place * 3, '热气球升上了盐沼'.repeat(3)));
  expect(saidPassages({ language: 'zh', cues }).map(({ text }) => text)).toEqual([
    '热气球升上了盐沼'.repeat(9),
    '热气球升上了盐沼'.repeat(3),
  ]);
});

describe('a transcript without times', () => {
  test('is cut between sentences, and never inside a number', () => {
    const sentence = `${'word '.repeat(25)}at 3.14 of www.example.org.`;
    expect(texts(`${sentence} ${sentence}\n${sentence}`)).toEqual([`${sentence} ${sentence}`, sentence]);
  });

  test('is cut between words where it has no sentences', () => {
    const cut = texts('word '.repeat(300));
    expect(cut.every((text) => text.length <= 400 && /^word(?: word)*$/.test(text))).toBe(true);
    expect(cut.join(' ')).toBe('word '.repeat(300).trim());
    expect(texts('光'.repeat(900)).join('')).toBe('光'.repeat(900));
  });

  test('leads to its place on the page', () => {
    expect(saidPassages(untimed('All of it.'))).toEqual([{ anchor: 'said-en-0', section: '', text: 'All of it.' }]);
    expect(texts(' ')).toEqual([]);
  });
});

describe('what is said', () => {
  const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\nfirst';

  test('is told once for each language, by captions where they say anything', () => {
    const given = { zh: '文字稿', en: 'Given.' };
    const captions = [
      { language: 'zh-Hans', file },
      { language: 'zh-Hant', file: file.replace('first', 'second') },
      { language: null, file: 'nothing' },
    ];
    expect(transcriptsOf(captions, given, null)).toEqual([
      { language: 'zh', cues: [{ start: 1, end: 2, text: 'first' }] },
      { language: 'en', cues: [{ start: 0, end: null, text: 'Given.' }] },
    ]);
  });

  test('is in the language of the recording where captions name none', () => {
    expect(transcriptsOf([{ language: null, file }], { de: 'Text' }, 'de').map(({ language }) => language)).toEqual([
      'de',
    ]);
  });

  test('is nothing where nobody wrote it down', () => expect(transcriptsOf([], {}, 'en')).toEqual([]));
});
