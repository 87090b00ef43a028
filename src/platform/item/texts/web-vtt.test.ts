import { expect, test } from 'vitest';
import { readWebVtt } from './web-vtt.ts';

test('captions are read with their times and as plain words', () => {
  const file = `\uFEFFWEBVTT - a title

NOTE nobody reads this

STYLE
::cue { color: red }

1
00:01.500 --> 00:04.000 align:start
<v Ada>Light <i>bends</i>
near 5 &lt; 6

01:00:02.000 --> 01:00:03.250
The end
`;
  expect(readWebVtt(file.replaceAll('\n', '\r\n'))).toEqual([
    { start: 1.5, end: 4, text: 'Ada: Light bends near 5 < 6' },
    { start: 3_602, end: 3_603.25, text: 'The end' },
  ]);
});

test('cues come in the order of their times; those without words or times are left out', () => {
  const file =
    'WEBVTT\n\n00:05.000 --> 00:06.000\nlater\n\n00:01.000 --> 00:02.000\nfirst\n\n00:03.000 --> 00:04.000\n\nlost\n';
  expect(readWebVtt(file).map(({ text }) => text)).toEqual(['first', 'later']);
  expect(readWebVtt('no captions at all')).toEqual([]);
});
