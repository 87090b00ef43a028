import { FormattedNumber } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { DateText } from '../../article/parts/date-text.tsx';
import styles from './recording-detail.module.css';
import type { RecordingView } from './recording-view.ts';

/** What it is called, who speaks, how long it takes. */
export function RecordingHead({ recording }: { readonly recording: RecordingView }) {
  const say = useSay();
  const { kind, title, second, speakers, date, seconds, use } = recording;
  return (
    <header className={styles.head}>
      <p className={styles.kind}>{say(`search.kind.${kind}`)}</p>
      <h1 className={styles.title}>
        <Localized of={title} />
      </h1>
      {second && (
        <p className={styles.second}>
          <Localized of={second} />
        </p>
      )}
      <dl className={styles.facts}>
        {speakers.length > 0 && (
          <div>
            <dt>{say('video.facts.speakers')}</dt>
            {speakers.map(({ name, orcid }) => (
              <dd key={name.text}>
                {orcid ? (
                  <a href={orcid} rel="noopener">
                    <Localized of={name} />
                  </a>
                ) : (
                  <Localized of={name} />
                )}
              </dd>
            ))}
          </div>
        )}
        {seconds !== null && (
          <div>
            <dt>{say('video.facts.duration')}</dt>
            <dd>
              <time dateTime={`PT${Math.round(seconds)}S`} dir="ltr">
                {clockTime(seconds)}
              </time>
            </dd>
          </div>
        )}
        {date && (
          <div>
            <dt>{say('video.facts.published')}</dt>
            <dd>
              <DateText date={date} />
            </dd>
          </div>
        )}
        <div data-part="plays">
          <dd>
            <FormattedNumber value={use.plays} />
          </dd>
          <dt>{say('video.use.plays', { count: use.plays })}</dt>
        </div>
      </dl>
    </header>
  );
}
