import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { mostStars } from '../domain/comment-rules.ts';
import styles from './comments.module.css';
import type { CommentView } from './comments-view.ts';

interface Props {
  readonly comment: Pick<CommentView, 'text' | 'stars' | 'writtenAt'>;
  /** Before the date: whose comment it is, or what became of it. */
  readonly children: ReactNode;
}

/** What a comment says, and when it was written. */
export const CommentWords = ({ comment, children }: Props) => (
  <>
    <p className={`${layout.row3} ${text.fine} ${styles.by}`}>
      {children}
      <Moment at={comment.writtenAt} isDay />
      {comment.stars !== null && <Stars stars={comment.stars} />}
    </p>
    <p className={text.written} dir="auto">
      {comment.text}
    </p>
  </>
);

/** Stars that were given; a mean may be broken. */
export function Stars({ stars }: { readonly stars: number }) {
  const say = useSay();
  const full = Math.round(stars);
  return (
    <span className={styles.stars} role="img" aria-label={say('comments.stars.of', { stars })}>
      {'★'.repeat(full)}
      {'☆'.repeat(mostStars - full)}
    </span>
  );
}
