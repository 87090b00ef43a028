import type { Id } from '../../../../platform/kernel/id.ts';
import type { WorkRecord } from '../../../../platform/kernel/work-record.ts';

/** A review that this site has published. */
export interface PublishedReview {
  /** Of the work that it stands in, or that it is. */
  readonly item: Id;
  /** Tells it from the others of its work. */
  readonly key: string;
  /** Its page: a path of the site. */
  readonly path: string;
  readonly doi: string | null;
  /** The DOI of what is reviewed, where that is not the work itself. */
  readonly paper: string | null;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
}

const reviewTypes = ['peer-review', 'referee-report', 'reviewer-report'];

/** The reviews that stand with a paper, and a paper that is itself the review of another. Decision letters and answers are none. */
export function publishedReviews(record: WorkRecord): PublishedReview[] {
  const { id: item, kind, status, subArticles, relations, path, publishedOn } = record;
  if (kind !== 'article' || status !== 'published') return [];
  const within = subArticles
    .filter(({ type }) => reviewTypes.includes(type))
    .map((part) => ({
      item,
      key: part.doi ?? `part ${part.position}`,
      path:
        part.body === null ? `${path}#article-review` : `${path}${path.includes('?') ? '&' : '?'}part=${part.position}`,
      doi: part.doi,
      paper: null,
      publishedOn: part.publishedOn ?? publishedOn,
    }));
  const others = relations
    .filter(({ type, inverse, doi }) => type === 'has-review' && inverse && doi !== null)
    .map(({ doi: paper }) => ({ item, key: `of ${paper}`, path, doi: record.doi, paper, publishedOn }));
  return [...within, ...others];
}
