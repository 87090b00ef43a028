import { type Budget, diff, type Run } from '../../../../platform/kernel/redline/diff.ts';
import type { Token } from './blocks.ts';

export interface WordRun {
  readonly kind: Run['kind'];
  readonly tokens: readonly Token[];
}

/** Less in common than this, and the sentence reads better struck out and written anew. */
const leastCommon = 0.4;
/** Shorter than this nothing is hard to read. */
const shortest = 6;

/** What became of the words of a block, as an editor would mark it: not every comma that happens to be on both sides. */
export function changedWords(before: readonly Token[], after: readonly Token[], budget: Budget): WordRun[] {
  const pieces = piecesOf(before, after, budget);
  const common = pieces.reduce((sum, piece) => sum + (piece.isSame ? wordsIn(piece.after) : 0), 0);
  const most = Math.max(wordsIn(before), wordsIn(after));
  const isRewritten = most > shortest && common < leastCommon * most;
  return (isRewritten ? [{ isSame: false, before, after }] : joined(pieces)).flatMap(runsOf);
}

/** What stands on both sides, or what one side has in the place of the other's. */
interface Piece {
  readonly isSame: boolean;
  readonly before: readonly Token[];
  readonly after: readonly Token[];
}

function piecesOf(before: readonly Token[], after: readonly Token[], budget: Budget): Piece[] {
  const keysOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key);
  const pieces: Piece[] = [];
  let [place, other] = [0, 0];
  for (const { kind, count } of diff(keysOf(before), keysOf(after), budget)) {
    const gone = kind === 'inserted' ? [] : before.slice(place, place + count);
    const come = kind === 'deleted' ? [] : after.slice(other, other + count);
    [place, other] = [place + gone.length, other + come.length];
    const last = pieces.at(-1);
    if (kind === 'inserted' && last && !last.isSame) pieces[pieces.length - 1] = { ...last, after: come };
    else pieces.push({ isSame: kind === 'same', before: gone, after: come });
  }
  return pieces;
}

function runsOf({ isSame, before, after }: Piece): WordRun[] {
  if (isSame) return [{ kind: 'same', tokens: after }];
  const runs: WordRun[] = [
    { kind: 'deleted', tokens: before },
    { kind: 'inserted', tokens: after },
  ];
  return runs.filter(({ tokens }) => tokens.length > 0);
}

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, { kind }) => sum + (kind === 'blank' || kind === 'sign' ? 0 : 1), 0);

/** Changes with hardly anything between them are one change. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [place, piece] of pieces.entries()) {
    const [last, next] = [result.at(-1), pieces[place + 1]];
    const joins = last && !last.isSame && (!piece.isSame || (next && isNothing(piece.after, last, next)));
    if (joins)
      result[result.length - 1] = {
        isSame: false,
        before: [...last.before, ...piece.before],
        after: [...last.after, ...piece.after],
      };
    else result.push(piece);
  }
  return result;
}

/** A word or two that happen to stand on both sides of what was rewritten around them. */
function isNothing(between: readonly Token[], last: Piece, next: Piece): boolean {
  if (between.some(({ kind }) => kind === 'picture' || kind === 'formula') || between.length > 5) return false;
  const words = wordsIn(between);
  if (words === 0 && between.length === 1 && between[0]?.kind === 'blank') return true;
  const around = [last, next].map(({ before, after }) => wordsIn(before) + wordsIn(after));
  return words <= 2 && Math.min(...around) > words + 1;
}
