import { sentencesOf } from './sentences.ts';

/** More than this is no answer of a few sentences. */
const longestAnswer = 8_000;

/** Numbers of passages that stand behind the full stop belong to the sentence before it. */
const marksBehind = /([.!?。！？]["”’)]?)((?:\s*\[[\d\s,，、;]*\])+)/gu;
const beginsWithMark = /^\s*\[/;

/** Whole sentences out of what comes in pieces. One is whole when the next has begun. */
export async function* wholeSentences(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let written = '';
  let yielded = 0;
  for await (const piece of pieces) {
    written += piece;
    if (written.length > longestAnswer) return;
    const sentences = split(written);
    const next = sentences.at(-1) ?? '';
    const whole = beginsWithMark.test(next) ? sentences.length - 2 : sentences.length - 1;
    for (; yielded < whole; yielded += 1) yield sentences[yielded] as string;
  }
  yield* split(written).slice(yielded);
}

const split = (text: string): string[] => sentencesOf(text.replaceAll(marksBehind, '$2$1 '));
