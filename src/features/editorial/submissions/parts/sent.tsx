import { useEffect, useRef } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import buttons from '../../../../platform/ui/button.module.css';
import styles from './form.module.css';

interface Props {
  readonly id: string;
  readonly number: string;
  readonly isRevised: boolean;
}

/** It arrived: what it is called from now on, and what happens next. */
export function Sent({ id, number, isRevised }: Props) {
  const say = useSay();
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent} data-part="sent">
      <h2 ref={heading} tabIndex={-1}>
        {say('ui.success.submit')}
      </h2>
      <p role="status">{say(isRevised ? 'submissions.form.sent.again' : 'submissions.form.sent.text', { number })}</p>
      <p>{say('submissions.form.sent.next')}</p>
      <p>
        <a className={buttons.strong} href={href(`/personal?menu=submission&childId=${id}`)}>
          {say('submissions.form.sent.follow')}
        </a>
      </p>
    </div>
  );
}
