import { lazy, Suspense, useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useLoginAddress } from '../../../../platform/shell/login-address.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { CommentWords, Stars } from './comment-words.tsx';
import styles from './comments.module.css';
import type { CommentsView, CommentView } from './comments-view.ts';

export const commentsPlace = 'comments';

const OwnComments = lazy(() => import('./own-comments.tsx'));

/** What members say about an item, and the place to say something. Nothing where a site has no comments. */
export const Comments = ({ comments }: { readonly comments: CommentsView | null }) =>
  comments && <Section comments={comments} />;

function Section({ comments }: { readonly comments: CommentsView }) {
  const say = useSay();
  const { member } = useFrame();
  const { item, total, pages, score } = comments;
  const [more, setMore] = useState<readonly CommentView[]>([]);
  const [page, setPage] = useState(1);
  // A form that is sent before its script is there would put the words into the address.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const showMore = async () => {
    const { askComments } = await import('./ask-comments.ts');
    const found = await askComments(item, page);
    if (!found) return;
    setMore((before) => [...before, ...found.filter(({ id }) => !before.some((known) => known.id === id))]);
    setPage(page + 1);
  };
  return (
    <section
      id={commentsPlace}
      className={`${layout.stack4} ${box.ruled} ${styles.section}`}
      data-part="comments"
      data-print="no"
    >
      <h2 className={text.h3}>{say('comments.section.title')}</h2>
      <p className={`${layout.row3} ${text.fine}`}>
        {total > 0 ? say('comments.section.count', { count: total }) : say('comments.section.none')}
        {score !== null && <Stars stars={score} />}
      </p>
      {total > 0 && <CommentList comments={[...comments.content, ...more]} />}
      {page < pages && (
        <p className={styles.more}>
          <button type="button" className={buttons.button} onClick={() => void showMore()}>
            {say('comments.section.more')}
          </button>
        </p>
      )}
      {!member && <SignIn />}
      {member && isAlive && (
        <Suspense>
          <OwnComments item={item} />
        </Suspense>
      )}
    </section>
  );
}

function SignIn() {
  const say = useSay();
  const login = useLoginAddress();
  return (
    <p>
      <a className={buttons.button} href={login} rel="nofollow" data-part="sign-in-to-comment">
        {say('comments.section.signIn')}
      </a>
    </p>
  );
}

function CommentList({ comments }: { readonly comments: readonly CommentView[] }) {
  return (
    <ol className={box.entries} data-part="comment-list">
      {comments.map(({ id, name, avatar, ...comment }) => (
        <li key={id} className={layout.stack2} data-part="comment">
          <CommentWords comment={comment}>
            {avatar && <img src={avatar} alt="" loading="lazy" />}
            <bdi>{name}</bdi>
          </CommentWords>
        </li>
      ))}
    </ol>
  );
}
