import type { MeaningLanguage, Vector } from '../../ports/embedder.ts';
import { learnMap, type Matrix, mapped } from './ridge.ts';

/** The same work in both languages. */
export type Pair = Readonly<Record<MeaningLanguage, Vector>>;

export interface Bridge {
  readonly from: MeaningLanguage;
  readonly map: Matrix;
  readonly pairs: number;
  /** The share of held-out works whose other language was the nearest, and among the ten nearest. */
  readonly first: number;
  readonly amongTen: number;
}

/** With fewer, what is learned says more about these works than about the languages. */
const leastPairs = 200;
/** One of so many is held out, to judge by. */
const heldOutOf = 10;
const mostHeldOut = 500;
const lambda = 0.3;

/**
 * Learns to go from one language to the other, and how well it does; nothing from too few works. Where the bridge of `before` does better
 * on the same held-out works it is answered instead.
 */
export function learnBridge(from: MeaningLanguage, pairs: readonly Pair[], before?: Bridge): Bridge | undefined {
  if (pairs.length < leastPairs) return undefined;
  const to = otherLanguage(from);
  const isHeld = (place: number) => place % heldOutOf === 0 && place / heldOutOf < mostHeldOut;
  const known = pairs.filter((_, place) => !isHeld(place));
  const held = pairs.filter((_, place) => isHeld(place));
  const map = learnMap(
    known.map((pair) => ({ from: pair[from], to: pair[to] })),
    lambda,
  );
  const shares = (judged: Matrix) => {
    const places = held.map((pair) => placeOf(mapped(judged, pair[from]), pair, held, to));
    const share = (most: number) => places.filter((place) => place < most).length / places.length;
    return { first: share(1), amongTen: share(10) };
  };
  const learned: Bridge = { from, map, pairs: known.length, ...shares(map) };
  return before && shares(before.map).amongTen > learned.amongTen ? before : learned;
}

export const otherLanguage = (language: MeaningLanguage): MeaningLanguage => (language === 'en' ? 'zh' : 'en');

/** How many of the held-out works lie nearer than the right one. */
function placeOf(vector: Vector, right: Pair, held: readonly Pair[], to: MeaningLanguage): number {
  const wanted = likeness(vector, right[to]);
  return held.filter((pair) => likeness(vector, pair[to]) > wanted).length;
}

/** The cosine of vectors of length 1. */
export function likeness(one: Vector, other: Vector): number {
  let sum = 0;
  for (let place = 0; place < one.length; place += 1) sum += (one[place] as number) * (other[place] as number);
  return sum;
}
