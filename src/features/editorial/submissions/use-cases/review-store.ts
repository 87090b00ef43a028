import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { Advice, ReviewState } from '../domain/review.ts';

export interface Review {
  readonly id: Id;
  readonly submission: Id;
  readonly round: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly state: ReviewState;
  /** YYYY-MM-DD */
  readonly dueOn: string;
  readonly advice: Advice | null;
  readonly toAuthor: string;
  readonly toEditor: string;
  readonly askedAt: string;
  readonly answeredAt: string | null;
}

/** A review whose reviewer is to be reminded. */
export interface DueReview {
  readonly review: Review;
  readonly titles: Text;
  readonly reminder: 'before' | 'after';
}

export type NewReview = Pick<Review, 'submission' | 'round' | 'name' | 'email' | 'language' | 'dueOn'>;

export interface ReviewStore {
  add(transaction: Transaction, site: number, review: NewReview): Promise<Id>;
  take(transaction: Transaction, site: number, id: Id): Promise<Review | undefined>;
  read(site: number, id: Id): Promise<Review | undefined>;
  /** No longer waits for those that are awaited, or for one of them, and answers which they were. */
  close(transaction: Transaction, site: number, submission: Id, only?: Id): Promise<Review[]>;
  /** Those who are to be reminded now and were not yet; they count as reminded when the transaction ends. */
  takeDue(
    transaction: Transaction,
    site: number,
    when: { readonly today: string; readonly daysBefore: number },
  ): Promise<readonly DueReview[]>;
  /** All sites, for whoever looks at each of them. */
  sitesWaiting(): Promise<readonly number[]>;
  of(site: number, submission: Id): Promise<Review[]>;
  change(
    transaction: Transaction,
    site: number,
    id: Id,
    change: { state: ReviewState } & Partial<Pick<Review, 'advice' | 'toAuthor' | 'toEditor'>>,
  ): Promise<void>;
}
