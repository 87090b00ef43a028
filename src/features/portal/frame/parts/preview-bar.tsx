import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useMaybeFrame } from '../../../../platform/shell/frame.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import styles from './preview-bar.module.css';

/** Says above a page that it shows what is only prepared, and for how long its link does. Pages that are opened from it are as ever. */
export function PreviewBar() {
  const say = useSay();
  const { search } = useLocation();
  const preview = useMaybeFrame()?.preview;
  if (!preview || !('until' in preview) || !search.includes('preview=')) return null;
  // The first on the page that says what is viewed says that nothing is: what is only prepared is nobody's use.
  return (
    <aside className={styles.bar} aria-label={say('frame.preview.label')} data-part="preview-bar" data-counts="">
      <strong>{say(`frame.preview.${preview.state}`)}</strong>
      <span>
        {say('frame.preview.until')} <Moment at={preview.until} />
      </span>
    </aside>
  );
}
