/** Where somebody stopped reading. */
export interface ReadingPlace {
  readonly article: string;
  readonly anchor: string;
  readonly title: string;
  readonly at: number;
}

const mostKept = 50;
const keptMilliseconds = 90 * 24 * 3_600_000;

/** What the browser has kept; whatever else it holds counts as nothing. */
export function readPlaces(kept: string | null): readonly ReadingPlace[] {
  try {
    const places: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

const isPlace = (place: Partial<ReadingPlace> | null): place is ReadingPlace =>
  typeof place?.article === 'string' &&
  typeof place.anchor === 'string' &&
  typeof place.title === 'string' &&
  typeof place.at === 'number';

/** The newest first; one for each article, no more than fifty, none that is older than three months. */
export const withPlace = (places: readonly ReadingPlace[], place: ReadingPlace): readonly ReadingPlace[] =>
  [place, ...places.filter(({ article, at }) => article !== place.article && place.at - at < keptMilliseconds)].slice(
    0,
    mostKept,
  );
