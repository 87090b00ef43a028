import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import buttons from '../../../platform/ui/button.module.css';
import styles from './player.module.css';
import type { RecordingView } from './recording-view.ts';

/** The moment that is being played, to be passed on and cited. */
export function Moment({ recording: { start, citation } }: { readonly recording: RecordingView }) {
  const say = useSay();
  return (
    <fieldset className={styles.moment}>
      <legend data-visually-hidden="">{say('video.moment.title')}</legend>
      <output data-player="time" dir="ltr" aria-live="off">
        {clockTime(start)}
      </output>
      <button type="button" className={buttons.button} data-player="copy-link">
        {say('video.moment.link')}
      </button>
      {citation && (
        <button type="button" className={buttons.button} data-player="copy-citation">
          {say('video.moment.cite')}
        </button>
      )}
    </fieldset>
  );
}
