import { FormattedDate } from 'react-intl';
import styles from './comments.module.css';
import type { CommentView } from './comments-view.ts';
import { Stars } from './stars.tsx';

export function CommentList({ comments }: { readonly comments: readonly CommentView[] }) {
  return (
    <ol className={styles.list} data-part="comment-list">
      {comments.map(({ id, name, avatar, stars, text, writtenAt }) => (
        <li key={id} className={styles.comment} data-part="comment">
          <p className={styles.by}>
            {avatar && <img src={avatar} alt="" loading="lazy" />}
            <bdi>{name}</bdi>
            <time dateTime={writtenAt}>
              <FormattedDate value={writtenAt} dateStyle="medium" timeZone="UTC" />
            </time>
            {stars !== null && <Stars stars={stars} />}
          </p>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
