import { seededRandom } from '../seeded-random.ts';

/** Chance that is the same each time. */
export interface Chance {
  share(): number;
  /** A whole number from the first to the last, both included. */
  whole(first: number, last: number): number;
  one<Thing>(of: readonly Thing[]): Thing;
  /** Several different ones, in the order of the list. */
  some<Thing>(of: readonly Thing[], count: number): Thing[];
}

export function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  const whole = (first: number, last: number) => first + Math.floor(random() * (last - first + 1));
  return {
    share: random,
    whole,
    one: (of) => of[whole(0, of.length - 1)] as (typeof of)[number],
    some(of, count) {
      const places = of.map((_, place) => ({ place, rank: random() })).sort((a, b) => a.rank - b.rank);
      const chosen = new Set(places.slice(0, count).map(({ place }) => place));
      return of.filter((_, place) => chosen.has(place));
    },
  };
}
