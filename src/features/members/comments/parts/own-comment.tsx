import type { ReactNode } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import type { myComments } from '../contract.ts';
import { CommentWords } from './comment-words.tsx';

export type MyComment = OutputOf<typeof myComments>['content'][number];

interface Props {
  readonly comment: MyComment;
  /** What it is about, where the list has several. */
  readonly children?: ReactNode;
  remove(): void;
}

/** A comment as its writer sees it: with what became of it. */
export function OwnComment({ comment, children, remove }: Props) {
  const say = useSay();
  return (
    <li className={layout.stack2} data-part="own-comment" data-state={comment.state}>
      {children}
      <CommentWords comment={comment}>
        <strong>{say(`comments.state.${comment.state}`)}</strong>
      </CommentWords>
      <p>
        <button type="button" className={buttons.button} data-part="delete-comment" onClick={remove}>
          {say('comments.action.delete')}
        </button>
      </p>
    </li>
  );
}
