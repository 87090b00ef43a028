import { expect, test } from 'vitest';
import { givenPassages, saidPassages } from './said-passages.ts';

const cue = (start: number, text: string) => ({ start, end: start + 2, text });

test('captions are read together up to the end of a sentence, and lead to where it begins', () => {
  const cues = [cue(0.5, 'Light bends'), cue(62.5, 'near the sun.'), cue(64, '光会弯曲。'), cue(66, 'And so')];
  expect(saidPassages(cues, 'zh-Hans')).toEqual([
    { anchor: 'said-zhHans-0', section: '0:00', at: 0, text: 'Light bends near the sun.' },
    { anchor: 'said-zhHans-2', section: '1:04', at: 64, text: '光会弯曲。' },
    { anchor: 'said-zhHans-3', section: '1:06', at: 66, text: 'And so' },
  ]);
});

test('where nobody ends a sentence they are cut by length', () => {
  const cues = Array.from({ length: 12 }, (_, place) => cue(place * 3, 'x'.repeat(60)));
  expect(saidPassages(cues, 'en').map(({ anchor }) => anchor)).toEqual(['said-en-0', 'said-en-4', 'said-en-8']);
});

test('a transcript without times is cut between sentences', () => {
  const sentence = `${'word '.repeat(29)}end.`;
  const passages = givenPassages(`${sentence} ${sentence}\n${sentence}`);
  expect(passages.map(({ text }) => text)).toEqual([`${sentence} ${sentence}`, sentence]);
  expect(givenPassages('光会弯曲。')).toEqual([{ anchor: null, section: '', text: '光会弯曲。' }]);
  expect(givenPassages(' ')).toEqual([]);
});

test('nothing said is no passage', () => expect(saidPassages([], 'en')).toEqual([]));
