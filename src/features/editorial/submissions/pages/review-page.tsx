import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { PageWords } from '../../../../platform/shell/page-words.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from '../parts/form.module.css';
import { ReviewRequest } from '../parts/review-request.tsx';
import type { Route } from './+types/review-page';
import { loadReview } from './load-review.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadReview(context, request);

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(loaderData ? pageTitle(matches, loaderData.title) : []),
  { name: 'robots', content: 'noindex' },
];

/** /opinion: the page of invited reviewers, who need no account. */
export default function ReviewPage({ loaderData: { title, words, code, review } }: Route.ComponentProps) {
  return (
    <PageWords words={words}>
      <div
        className={`${layout.page} ${layout.stack5} ${styles.page}`}
        data-part="review"
        data-state={review?.state ?? 'closed'}
      >
        <h1 className={text.h1}>{title}</h1>
        <ReviewRequest code={code} review={review} />
      </div>
    </PageWords>
  );
}
