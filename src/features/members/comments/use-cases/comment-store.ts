import type { Id } from '../../../../platform/kernel/id.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { CommentState } from '../domain/comment-rules.ts';

export interface Comment {
  readonly id: Id;
  readonly item: Id;
  readonly account: string;
  readonly text: string;
  readonly stars: number | null;
  readonly state: CommentState;
  /** ISO 8601 */
  readonly writtenAt: string;
}

export interface NewComment {
  readonly item: Id;
  readonly account: string;
  readonly text: string;
  readonly stars: number | null;
  readonly state: CommentState;
}

export interface Writer {
  readonly userName: string;
  readonly avatar: string | null;
}

export interface CommentPage {
  readonly comments: readonly Comment[];
  readonly total: number;
}

interface Asked {
  readonly page: number;
  readonly size: number;
}

/** What becomes of a comment after someone has looked at it. */
export type Decision = 'shown' | 'refused' | 'deleted';

/** Comments stand under the site of what they are about, wherever they were written. */
export interface CommentStore {
  /** What everyone may read about a thing, the newest first. */
  shown(site: number, item: Id, asked: Asked): Promise<CommentPage & { readonly score: number | null }>;
  writers(accounts: readonly string[]): Promise<ReadonlyMap<string, Writer>>;
  /** The member's own at these sites, in whichever state. */
  of(sites: readonly number[], account: string, asked: Asked & { readonly id?: Id | undefined }): Promise<CommentPage>;
  add(site: number, comment: NewComment): Promise<Id>;
  /** Answers whether the member had such a comment. */
  remove(site: number, account: string, id: Id): Promise<boolean>;
  /** Those that wait the oldest first, the others the newest first. */
  inState(site: number, state: CommentState, asked: Asked): Promise<CommentPage>;
  /** Answers those of them that were there. */
  decide(transaction: Transaction, site: number, ids: readonly Id[], decision: Decision): Promise<readonly Comment[]>;
}
