import type { Cue } from '../../kernel/cue.ts';

const timing = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})\s+-->\s+(?:(\d{1,4}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})/;

/** The cues of captions in WebVTT, in their order and as plain words. What can't be understood is left out. */
export function readWebVtt(file: string): Cue[] {
  return file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => readCue(block.split('\n')))
    .toSorted((one, other) => one.start - other.start);
}

/** Notes, styles and the head of the file have no line of times. */
function readCue(lines: readonly string[]): Cue[] {
  const place = lines.findIndex((line) => timing.test(line));
  const times = timing.exec(lines[place] ?? '');
  if (!times) return [];
  const text = plainWords(lines.slice(place + 1).join(' '));
  if (text === '') return [];
  const [, hours, minutes, seconds, thousandths, ...end] = times;
  return [{ start: toSeconds([hours, minutes, seconds, thousandths]), end: toSeconds(end), text }];
}

function toSeconds([hours, minutes, seconds, thousandths]: readonly (string | undefined)[]): number {
  return (
    Number(hours ?? 0) * 3_600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0) + Number(thousandths ?? 0) / 1_000
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200e',
  rlm: '\u200f',
};

/** Who speaks is written as a tag; the other tags are about looks. */
const plainWords = (written: string): string =>
  written
    .replaceAll(/<v(?:\.[^\s>]*)?\s+([^>]*)>/g, '$1: ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
