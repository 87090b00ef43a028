import { useCallback, useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { askOwn, deleteOwn } from './ask-comments.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import type { MyComment } from './my-comments-view.ts';
import { OwnComment } from './own-comment.tsx';

/** For a member: what they said about the thing, shown or not yet, and the form to say more. */
export default function OwnComments({ item }: { readonly item: string }) {
  const say = useSay();
  const [own, setOwn] = useState<readonly MyComment[]>([]);
  const ask = useCallback(() => void askOwn(item).then(setOwn), [item]);
  useEffect(ask, [ask]);
  const remove = async (id: string) => {
    if (await deleteOwn(say, id)) ask();
  };
  return (
    <>
      {own.length > 0 && (
        <>
          <h3>{say('comments.mine.title')}</h3>
          <ul className={styles.list} data-part="own-comments">
            {own.map((comment) => (
              <OwnComment key={comment.id} comment={comment} remove={() => void remove(comment.id)} />
            ))}
          </ul>
        </>
      )}
      <CommentForm item={item} sent={ask} />
    </>
  );
}
