import { useIntl } from 'react-intl';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import { DetailSection } from '../../../platform/shell/detail-page.tsx';
import { languageName } from '../../../platform/shell/language-name.ts';
import layout from '../../../platform/ui/layout.module.css';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import text from '../../../platform/ui/text.module.css';
import styles from './recording-detail.module.css';
import type { RecordingView } from './recording-view.ts';

/** What is said, in the reader's language first. Scripts let it follow the player, search in it and jump by it. */
export function Transcript({ recording: { id, transcripts } }: { readonly recording: RecordingView }) {
  const intl = useIntl();
  const say = sayWith(intl);
  const [first, ...others] = transcripts;
  if (!first) return null;
  const textOf = (one: RecordingView['transcripts'][number]) => (
    <SplicedBody identity={`${id} ${one.slot}`} slot={one.slot} lang={one.lang} dir={one.dir} />
  );
  return (
    <DetailSection title={say('video.transcript.title')} part="transcript">
      {transcripts.some(({ isTimed }) => isTimed) && (
        <search className={`${layout.row4} ${text.small} ${styles.search}`}>
          <label className={layout.row2}>
            {say('video.transcript.search')}
            <input type="search" data-player="search" />
          </label>
          <output data-player="matches" />
          <label className={`${layout.row2} ${styles.follow}`}>
            <input type="checkbox" defaultChecked data-player="follow" />
            {say('video.transcript.follow')}
          </label>
        </search>
      )}
      {textOf(first)}
      {others.map((one) => (
        <details key={one.slot} data-fold>
          <summary className={styles.summary}>
            {say('video.transcript.in', { language: languageName(intl, one.language) })}
          </summary>
          {textOf(one)}
        </details>
      ))}
    </DetailSection>
  );
}
