/** How much may be compared before the rest counts as replaced: the same for the same texts on every machine. */
export interface Budget {
  left: number;
}

/** `count` entries that stand on both sides, or on one of them. */
export interface Run {
  readonly kind: 'same' | 'deleted' | 'inserted';
  readonly count: number;
}

/** With more differences than these a shortest way is not worth its price. */
const mostDifferences = 600;

/** What has to be deleted from one list and inserted to have the other. Deletions come before insertions. */
export function diff(before: readonly string[], after: readonly string[], budget: Budget): Run[] {
  const numbers = new Map<string, number>();
  const numbered = (keys: readonly string[]) =>
    Int32Array.from(keys, (key) => {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, numbers.size);
      return numbers.size - 1;
    });
  const pairs = new Pairs();
  compare({ before: numbered(before), after: numbered(after), budget, pairs }, [0, before.length, 0, after.length]);
  return runsOf(pairs, before.length, after.length);
}

/** What is the same, as the places in both lists, growing. */
class Pairs {
  readonly before: number[] = [];
  readonly after: number[] = [];
  add(before: number, after: number): void {
    this.before.push(before);
    this.after.push(after);
  }
}

interface Comparison {
  readonly before: Int32Array;
  readonly after: Int32Array;
  readonly budget: Budget;
  readonly pairs: Pairs;
}

/** From, to on either side; what is at `to` does not belong to it. */
type Window = readonly [fromBefore: number, toBefore: number, fromAfter: number, toAfter: number];

function compare(comparison: Comparison, [fromBefore, toBefore, fromAfter, toAfter]: Window): void {
  const { before, after, pairs } = comparison;
  let [start, other] = [fromBefore, fromAfter];
  while (start < toBefore && other < toAfter && before[start] === after[other]) pairs.add(start++, other++);
  let tail = 0;
  const longest = Math.min(toBefore - start, toAfter - other);
  while (tail < longest && before[toBefore - 1 - tail] === after[toAfter - 1 - tail]) tail += 1;
  const middle: Window = [start, toBefore - tail, other, toAfter - tail];
  if (middle[0] < middle[1] && middle[2] < middle[3] && !shortestWay(comparison, middle))
    betweenAnchors(comparison, middle);
  for (let place = tail; place > 0; place -= 1) pairs.add(toBefore - place, toAfter - place);
}

/** Myers's greedy search. Answers whether it came to an end within its limits; only then has it said anything. */
function shortestWay({ before, after, budget, pairs }: Comparison, [fromBefore, toBefore, fromAfter, toAfter]: Window) {
  const [rows, columns] = [toBefore - fromBefore, toAfter - fromAfter];
  const most = Math.min(rows + columns, mostDifferences);
  const reached = new Int32Array(2 * most + 3);
  const history: Int32Array[] = [];
  for (let differences = 0; differences <= most; differences += 1) {
    budget.left -= differences + 1;
    if (budget.left < 0) return false;
    history.push(reached.slice(most + 1 - differences, most + 2 + differences));
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const [down, right] = [reached[most + 2 + diagonal] as number, (reached[most + diagonal] as number) + 1];
      const isDown = diagonal === -differences || (diagonal !== differences && right <= down);
      let row = differences === 0 ? 0 : isDown ? down : right;
      let column = row - diagonal;
      while (row < rows && column < columns && before[fromBefore + row] === after[fromAfter + column]) {
        row += 1;
        column += 1;
      }
      reached[most + 1 + diagonal] = row;
      if (row >= rows && column >= columns) {
        walkBack(history, rows, columns).forEach(([one, same]) => void pairs.add(fromBefore + one, fromAfter + same));
        return true;
      }
    }
  }
  return false;
}

function walkBack(history: readonly Int32Array[], rows: number, columns: number): [number, number][] {
  const found: [number, number][] = [];
  let [row, column] = [rows, columns];
  for (let differences = history.length - 1; differences >= 0; differences -= 1) {
    // As it was before this round: entry `differences` is diagonal 0.
    const reached = history[differences] as Int32Array;
    const diagonal = row - column;
    const at = (place: number) => reached[differences + place] ?? 0;
    const isDown = diagonal === -differences || (diagonal !== differences && at(diagonal - 1) + 1 <= at(diagonal + 1));
    const previous = isDown ? diagonal + 1 : diagonal - 1;
    const earlier = differences === 0 ? 0 : at(previous);
    const start = differences === 0 ? 0 : isDown ? earlier : earlier + 1;
    while (row > start) found.push([--row, --column]);
    row = earlier;
    column = earlier - previous;
  }
  return found.reverse();
}

/** What stands once on either side holds the rest together; without any such entry all of it was replaced. */
function betweenAnchors(comparison: Comparison, [fromBefore, toBefore, fromAfter, toAfter]: Window): void {
  const { before, after, budget } = comparison;
  budget.left -= toBefore - fromBefore + toAfter - fromAfter;
  if (budget.left < 0) return;
  const places = new Map<number, { before: number; after: number }>();
  const count = (list: Int32Array, from: number, to: number, side: 'before' | 'after') => {
    for (let place = from; place < to; place += 1) {
      const entry = places.get(list[place] as number) ?? { before: -1, after: -1 };
      entry[side] = entry[side] === -1 ? place : -2;
      places.set(list[place] as number, entry);
    }
  };
  count(before, fromBefore, toBefore, 'before');
  count(after, fromAfter, toAfter, 'after');
  const common = [...places.values()].filter((entry) => entry.before >= 0 && entry.after >= 0);
  const anchors = longestGrowing(common.toSorted((one, other) => one.before - other.before));
  if (anchors.length === 0) return;
  let [start, other] = [fromBefore, fromAfter];
  for (const anchor of anchors) {
    compare(comparison, [start, anchor.before, other, anchor.after]);
    comparison.pairs.add(anchor.before, anchor.after);
    [start, other] = [anchor.before + 1, anchor.after + 1];
  }
  compare(comparison, [start, toBefore, other, toAfter]);
}

interface Anchor {
  readonly before: number;
  readonly after: number;
}

function longestGrowing(anchors: readonly Anchor[]): Anchor[] {
  const ends: number[] = [];
  const previous = new Int32Array(anchors.length).fill(-1);
  anchors.forEach(({ after }, place) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[ends[middle] as number] as Anchor).after < after) low = middle + 1;
      else high = middle;
    }
    previous[place] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = place;
  });
  const found: Anchor[] = [];
  for (let place = ends.at(-1) ?? -1; place >= 0; place = previous[place] as number)
    found.push(anchors[place] as Anchor);
  return found.reverse();
}

function runsOf(pairs: Pairs, before: number, after: number): Run[] {
  const runs: { kind: Run['kind']; count: number }[] = [];
  const add = (kind: Run['kind'], count: number) => {
    if (count === 0) return;
    const last = runs.at(-1);
    if (last?.kind === kind) last.count += count;
    else runs.push({ kind, count });
  };
  let [start, other] = [0, 0];
  const goTo = (one: number, same: number) => {
    add('deleted', one - start);
    add('inserted', same - other);
  };
  for (const [index, one] of pairs.before.entries()) {
    const same = pairs.after[index] as number;
    goTo(one, same);
    add('same', 1);
    [start, other] = [one + 1, same + 1];
  }
  goTo(before, after);
  return runs;
}
