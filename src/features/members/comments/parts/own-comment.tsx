import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { myComments } from '../contract.ts';
import styles from './comments.module.css';
import { Stars } from './stars.tsx';

export type MyComment = OutputOf<typeof myComments>['content'][number];

interface Props {
  readonly comment: MyComment;
  /** What it is about, where the list has several. */
  readonly children?: ReactNode;
  remove(): void;
}

/** A comment as its writer sees it: with what became of it. */
export function OwnComment({ comment: { text, stars, state, writtenAt }, children, remove }: Props) {
  const say = useSay();
  return (
    <li className={styles.comment} data-part="own-comment" data-state={state}>
      {children}
      <p className={styles.by}>
        <strong>{say(`comments.state.${state}`)}</strong>
        <time dateTime={writtenAt}>
          <FormattedDate value={writtenAt} dateStyle="medium" timeZone="UTC" />
        </time>
        {stars !== null && <Stars stars={stars} />}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p>
        <button type="button" className={buttons.button} data-part="delete-comment" onClick={remove}>
          {say('comments.action.delete')}
        </button>
      </p>
    </li>
  );
}
