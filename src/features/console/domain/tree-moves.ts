/**
 * A tree written as a list from the top down: each entry stands right before those below it, and its depth says below which.
 * An entry always moves with all below it.
 */
export interface Placed {
  readonly depth: number;
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** The place after an entry and all below it. */
export function endOf(entries: readonly Placed[], place: number): number {
  const { depth } = entries[place] as Placed;
  const next = entries.findIndex((entry, other) => other > place && entry.depth <= depth);
  return next === -1 ? entries.length : next;
}

const depthAt = (entries: readonly Placed[], place: number): number => entries[place]?.depth ?? -1;

/** How deep an entry reaches with all below it, counted from itself. */
const heightOf = (branch: readonly Placed[]): number =>
  Math.max(...branch.map(({ depth }) => depth)) - depthAt(branch, 0);

/** The place of the entry before it at the same depth, or nothing if it is the first there. */
function siblingBefore(entries: readonly Placed[], place: number): number | undefined {
  const depth = depthAt(entries, place);
  for (let before = place - 1; before >= 0 && depthAt(entries, before) >= depth; before -= 1)
    if (depthAt(entries, before) === depth) return before;
  return undefined;
}

/** Where the entry would stand after a step, as the place before which it goes and its depth there; nothing where it can't take it. */
function landing(
  entries: readonly Placed[],
  place: number,
  step: Step,
  deepest: number,
): { before: number; depth: number } | undefined {
  const depth = depthAt(entries, place);
  const end = endOf(entries, place);
  const previous = siblingBefore(entries, place);
  switch (step) {
    case 'up':
      return previous === undefined ? undefined : { before: previous, depth };
    case 'down':
      return depthAt(entries, end) === depth ? { before: endOf(entries, end), depth } : undefined;
    case 'in': {
      const fits = depth + 1 + heightOf(entries.slice(place, end)) <= deepest;
      return previous === undefined || !fits ? undefined : { before: place, depth: depth + 1 };
    }
    case 'out': {
      if (depth === 0) return undefined;
      // Behind everything below the entry that it leaves, so that what follows it there stays where it is.
      let parent = place - 1;
      while (depthAt(entries, parent) >= depth) parent -= 1;
      return { before: endOf(entries, parent), depth: depth - 1 };
    }
  }
}

export interface Moved<Entry> {
  readonly entries: readonly Entry[];
  /** Where the entry stands now. */
  readonly place: number;
}

export function stepped<Entry extends Placed>(
  entries: readonly Entry[],
  place: number,
  step: Step,
  deepest: number,
): Moved<Entry> {
  const to = landing(entries, place, step, deepest);
  return to ? put(entries, place, to.before, to.depth) : { entries, place };
}

export type Side = 'before' | 'after' | 'inside';

/** An entry dropped next to or into another one; where that can't be, everything stays. */
export function dropped<Entry extends Placed>(
  entries: readonly Entry[],
  place: number,
  target: number,
  side: Side,
  deepest: number,
): Moved<Entry> {
  const end = endOf(entries, place);
  const depth = depthAt(entries, target) + (side === 'inside' ? 1 : 0);
  const isIntoItself = target >= place && target < end;
  if (isIntoItself || depth + heightOf(entries.slice(place, end)) > deepest) return { entries, place };
  return put(entries, place, side === 'before' ? target : endOf(entries, target), depth);
}

/** Cuts a branch out and puts it before another place, at another depth. */
export function put<Entry extends Placed>(
  entries: readonly Entry[],
  place: number,
  before: number,
  depth: number,
): Moved<Entry> {
  const end = endOf(entries, place);
  const by = depth - depthAt(entries, place);
  const branch = entries.slice(place, end).map((entry) => ({ ...entry, depth: entry.depth + by }));
  const to = before > place ? before - branch.length : before;
  return { entries: entries.toSpliced(place, branch.length).toSpliced(to, 0, ...branch), place: to };
}

/** How the entries of a list move. */
export interface Moves {
  readonly ways: readonly Step[];
  /** Whether something can be dropped into the entry, and not only before or after it. */
  readonly takesIn: (entry: Placed) => boolean;
  readonly stepped: <Entry extends Placed>(entries: readonly Entry[], place: number, way: Step) => Moved<Entry>;
  readonly dropped: <Entry extends Placed>(
    entries: readonly Entry[],
    place: number,
    target: number,
    side: Side,
  ) => Moved<Entry>;
}

/** A tree with so many steps below the top; a plain list has none. */
export const treeMoves = (deepest: number): Moves => ({
  ways: deepest > 0 ? ['up', 'down', 'in', 'out'] : ['up', 'down'],
  takesIn: () => deepest > 0,
  stepped: (entries, place, way) => stepped(entries, place, way, deepest),
  dropped: (entries, place, target, side) => dropped(entries, place, target, side, deepest),
});

/** Takes an entry and all below it away. */
export const without = <Entry extends Placed>(entries: readonly Entry[], place: number): Entry[] =>
  entries.toSpliced(place, endOf(entries, place) - place);

/** Where an entry stands among its siblings, and below which. */
export function positionOf(
  entries: readonly Placed[],
  place: number,
): { readonly number: number; readonly of: number; readonly parent: number | undefined } {
  const depth = depthAt(entries, place);
  let parent = place - 1;
  while (parent >= 0 && depthAt(entries, parent) >= depth) parent -= 1;
  const first = parent + 1;
  const end = parent < 0 ? entries.length : endOf(entries, parent);
  const siblings = entries.flatMap((entry, other) =>
    other >= first && other < end && entry.depth === depth ? [other] : [],
  );
  return { number: siblings.indexOf(place) + 1, of: siblings.length, parent: parent < 0 ? undefined : parent };
}

/** The list with one entry at another place; where there is no such place, as it was. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}
