export interface InOrder {
  /** How many words of the source stand in the copy, in the same order. */
  readonly found: number;
  /** The words of the source that don't. */
  readonly missing: readonly string[];
}

/** More differences than this are not searched: the texts are then not the same text. */
const mostDifferences = 6000;

/** The longest common subsequence, by Myers' algorithm: quick when the two are nearly equal. */
export function inOrder(source: readonly string[], copy: readonly string[]): InOrder {
  const trail = differences(source, copy);
  if (!trail) return { found: 0, missing: source };
  const missing: string[] = [];
  let x = source.length;
  let y = copy.length;
  for (let count = trail.length - 1; count > 0; count -= 1) {
    const furthest = trail[count - 1];
    if (!furthest) break;
    const diagonal = x - y;
    const isDown = goesDown(furthest, diagonal, count);
    const before = isDown ? diagonal + 1 : diagonal - 1;
    const fromX = at(furthest, before);
    if (!isDown) missing.push(source[fromX] ?? '');
    x = fromX;
    y = fromX - before;
  }
  return { found: source.length - missing.length, missing: missing.reverse() };
}

interface Furthest {
  readonly reach: Int32Array;
  readonly count: number;
}

const at = ({ reach, count }: Furthest, diagonal: number): number => reach[diagonal + count] ?? -1;

/** Whether the best way to this diagonal with one more difference skips a word of the copy. */
const goesDown = (before: Furthest, diagonal: number, count: number): boolean =>
  diagonal === -count || (diagonal !== count && at(before, diagonal - 1) < at(before, diagonal + 1));

/** For each number of differences how far each diagonal reaches, until both ends are reached. */
function differences(source: readonly string[], copy: readonly string[]): readonly Furthest[] | undefined {
  const trail: Furthest[] = [];
  for (let count = 0; count <= mostDifferences; count += 1) {
    const before = trail[count - 1];
    const here: Furthest = { reach: new Int32Array(2 * count + 1).fill(-1), count };
    trail.push(here);
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      let x = 0;
      if (before) x = goesDown(before, diagonal, count) ? at(before, diagonal + 1) : at(before, diagonal - 1) + 1;
      let y = x - diagonal;
      while (x < source.length && y >= 0 && y < copy.length && source[x] === copy[y]) {
        x += 1;
        y += 1;
      }
      here.reach[diagonal + count] = x;
      if (x >= source.length && y >= copy.length) return trail;
    }
  }
  return undefined;
}
