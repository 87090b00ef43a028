import buttons from '../../../platform/ui/button.module.css';
import styles from './submission.module.css';
import { useWord } from './use-console.ts';

/** Something happened since the page was opened: it is looked at first, and what was written stays. */
export function SubmissionChanged({ onReload }: { readonly onReload: () => void }) {
  const say = useWord();
  return (
    <div className={styles.changed} role="alert" data-part="submission-changed">
      <p>{say('submission.changedMeanwhile')}</p>
      <button type="button" className={buttons.button} onClick={onReload}>
        {say('submission.reload')}
      </button>
    </div>
  );
}
