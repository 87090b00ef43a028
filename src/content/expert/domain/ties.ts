import type { Id } from '../../../platform/kernel/id.ts';
import type { CoAuthor } from './expert.ts';

export interface Tie {
  readonly between: readonly [Id, Id];
  readonly papers: number;
}

/** Which co-authors of a person also wrote with each other, among that person's papers. */
export const tiesAmong = (coAuthors: readonly Pick<CoAuthor, 'id' | 'places'>[]): Tie[] =>
  coAuthors.flatMap((one, index) => {
    const mine = new Set(one.places);
    return coAuthors.slice(index + 1).flatMap((other) => {
      const papers = other.places.filter((place) => mine.has(place)).length;
      return papers > 0 ? [{ between: [one.id, other.id] as const, papers }] : [];
    });
  });
