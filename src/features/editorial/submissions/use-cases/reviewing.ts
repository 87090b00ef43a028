import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import { firstText } from '../domain/first-text.ts';
import { type Advice, isAwaited } from '../domain/review.ts';
import type { ReviewLinks } from './review-links.ts';
import type { Review, ReviewStore } from './review-store.ts';
import type { Done, SubmissionParts } from './submission-parts.ts';
import type { Submission } from './submission-store.ts';
import { type Editor, type EditorsOf, tellingEditors } from './tell-editors.ts';

interface ReviewParts extends Pick<SubmissionParts, 'database' | 'store' | 'enqueue'> {
  readonly reviews: ReviewStore;
  readonly links: ReviewLinks;
  readonly editorsOf: EditorsOf;
}

/** What people do who were asked for their review. They come by a link and need no account. */
export function createReviewing({ database, store, reviews, links, editorsOf, enqueue }: ReviewParts) {
  const tellEditors = tellingEditors({ store, enqueue });

  const act = async (
    site: number,
    id: Id,
    work: (transaction: Transaction, review: Review, submission: Submission, editors: readonly Editor[]) => Done,
  ): Done => {
    const [asked, isOpen, editors] = await Promise.all([reviews.read(site, id), links.openAt(site), editorsOf(site)]);
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const submission = asked && (await store.take(transaction, site, asked.submission));
      const review = submission && (await reviews.take(transaction, site, id));
      if (!review || !isAwaited(review.state) || !isOpen(review, submission)) return failed(failure('reviewClosed'));
      return work(transaction, review, submission, editors);
    });
  };

  return {
    answer: (site: number, id: Id, agrees: boolean): Done =>
      act(site, id, async (transaction, { name }, submission, editors) => {
        await reviews.change(transaction, site, id, { state: agrees ? 'agreed' : 'declined' });
        const what = agrees ? 'opinion-agreed' : 'opinion-declined';
        await store.event(transaction, site, submission, { what, side: 'reader', account: null, data: { name } });
        if (!agrees) await tellEditors(transaction, site, submission, editors, 'review-declined', { name });
        return success({ id });
      }),

    give: (
      site: number,
      id: Id,
      said: { readonly advice: Advice; readonly toAuthor: string; readonly toEditor: string },
    ): Done =>
      act(site, id, async (transaction, { name, email, language }, submission, editors) => {
        await reviews.change(transaction, site, id, { state: 'given', ...said });
        await store.event(transaction, site, submission, {
          ...{ what: 'opinion-given', side: 'reader', account: null, data: { name, advice: said.advice } },
        });
        await enqueue(transaction, site, {
          ...{ submission: submission.id, what: 'opinion-thanks', to: email, language },
          data: { name, title: firstText(submission.details.titles) },
        });
        await tellEditors(transaction, site, submission, editors, 'review-given', { name });
        return success({ id });
      }),
  };
}

export type Reviewing = ReturnType<typeof createReviewing>;
