import { FormattedTime } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { Draft } from './draft-keeper.ts';
import styles from './form.module.css';

/** Whether what was written is safe. */
export function SavedLine({ draft: { keeping, savedAt } }: { readonly draft: Draft }) {
  const say = useSay();
  return (
    <>
      <p className={styles.saved} role="status" data-part="keeping" data-keeping={keeping}>
        {keeping === 'saved' &&
          (savedAt ? (
            <>
              {say('submissions.form.savedAt')}{' '}
              <FormattedTime value={savedAt} hour="2-digit" minute="2-digit" hourCycle="h23" />
            </>
          ) : (
            say('submissions.form.savesItself')
          ))}
        {(keeping === 'unsaved' || keeping === 'saving') && say('ui.state.saving')}
        {keeping === 'failed' && say('submissions.form.tryingAgain')}
      </p>
      {keeping === 'changed' && (
        <div className={styles.changed} role="alert" data-part="changed">
          <p>{say('submissions.form.changed')}</p>
          <button type="button" className={buttons.button} onClick={() => location.reload()}>
            {say('ui.action.reload')}
          </button>
        </div>
      )}
    </>
  );
}
