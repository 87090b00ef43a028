import { diff, type Run } from '../../../platform/kernel/redline/diff.ts';
import { isWord, piecesOf } from '../../../platform/kernel/redline/words-of.ts';

export interface TextRun {
  readonly kind: Run['kind'];
  readonly text: string;
}

const mostCompared = 200_000;
/** Less in common than this, and a text reads better struck out and written anew. */
const leastCommon = 0.3;
/** So much of what stayed is shown around a change. */
const contextLength = 60;

/** What became of a text, word by word; of a long stretch that stayed only what stands next to a change. */
export function changedWords(before: string, after: string): TextRun[] {
  const [from, to] = [piecesOf(before), piecesOf(after)];
  const runs: TextRun[] = [];
  let [place, other, common] = [0, 0, 0];
  for (const { kind, count } of diff(from, to, { left: mostCompared })) {
    const pieces = kind === 'deleted' ? from.slice(place, place + count) : to.slice(other, other + count);
    if (kind === 'same') common += pieces.filter(isWord).length;
    if (kind !== 'inserted') place += count;
    if (kind !== 'deleted') other += count;
    runs.push({ kind, text: pieces.join('') });
  }
  const most = Math.max(from.filter(isWord).length, to.filter(isWord).length);
  const isRewritten = before !== '' && after !== '' && common < leastCommon * most;
  return (isRewritten ? rewritten(before, after) : runs).map(shortened);
}

const rewritten = (before: string, after: string): TextRun[] => [
  { kind: 'deleted', text: before },
  { kind: 'inserted', text: after },
];

function shortened(run: TextRun, place: number, runs: readonly TextRun[]): TextRun {
  const letters = [...run.text];
  const [start, end] = [place > 0 ? contextLength : 0, place < runs.length - 1 ? contextLength : 0];
  if (run.kind !== 'same' || letters.length <= start + end + 20) return run;
  const tail = end > 0 ? letters.slice(-end) : [];
  return { kind: 'same', text: `${letters.slice(0, start).join('')} … ${tail.join('')}` };
}
