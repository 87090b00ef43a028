import { useIntl } from 'react-intl';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import { languageName } from '../../../platform/shell/language-name.ts';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import styles from './recording-detail.module.css';
import type { RecordingView } from './recording-view.ts';

/** What is said, in the reader's language first. Scripts let it follow the player, search in it and jump by it. */
export function Transcript({ recording: { id, transcripts } }: { readonly recording: RecordingView }) {
  const intl = useIntl();
  const say = sayWith(intl);
  const [first, ...others] = transcripts;
  if (!first) return null;
  const text = (one: RecordingView['transcripts'][number]) => (
    <SplicedBody identity={`${id} ${one.slot}`} slot={one.slot} lang={one.lang} dir={one.dir} />
  );
  return (
    <section className={styles.section} data-part="transcript">
      <h2>{say('video.transcript.title')}</h2>
      {transcripts.some(({ isTimed }) => isTimed) && (
        <search className={styles.search}>
          <label>
            {say('video.transcript.search')}
            <input type="search" data-player="search" />
          </label>
          <output data-player="matches" />
          <label className={styles.follow}>
            <input type="checkbox" defaultChecked data-player="follow" />
            {say('video.transcript.follow')}
          </label>
        </search>
      )}
      {text(first)}
      {others.map((one) => (
        <details key={one.slot} data-fold>
          <summary>{say('video.transcript.in', { language: languageName(intl, one.language) })}</summary>
          {text(one)}
        </details>
      ))}
    </section>
  );
}
