export interface Feed {
  readonly title: string;
  readonly subtitle: string;
  /** The page that shows the same, and the feed itself; both whole addresses. */
  readonly page: string;
  readonly self: string;
  /** As in BCP 47. */
  readonly language: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Stays the same whatever happens to the address. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly summary: string;
  readonly authors: readonly string[];
  /** A day, where it is known. */
  readonly published: string | null;
  /** A moment. */
  readonly updated: string;
  readonly keywords: readonly string[];
  readonly doi: string | null;
  /** Where it was published, in words. */
  readonly source: string;
  readonly enclosure: Enclosure | null;
}

/** Sound or film to fetch. */
export interface Enclosure {
  readonly href: string;
  readonly type: string;
  readonly bytes: number;
}

/** A feed is as new as its newest entry: asked twice in a row it is the same. */
export const updatedOf = ({ entries }: Feed): string =>
  entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1) ?? '2000-01-01T00:00:00Z';
