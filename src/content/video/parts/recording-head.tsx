import { FormattedNumber } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { clockTime } from '../../../platform/kernel/clock-time.ts';
import { DetailHead } from '../../../platform/shell/detail-page.tsx';
import { Fact, Facts } from '../../../platform/shell/facts.tsx';
import { Localized } from '../../../platform/shell/localized.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { DateText } from '../../article/parts/date-text.tsx';
import type { RecordingView } from './recording-view.ts';

/** What it is called, who speaks, how long it takes. */
export function RecordingHead({ recording }: { readonly recording: RecordingView }) {
  const say = useSay();
  const { kind, title, second, speakers, date, seconds, use } = recording;
  return (
    <DetailHead kind={say(`search.kind.${kind}`)} title={<Localized of={title} />} second={second}>
      <Facts arrange="line">
        <Fact label={say('video.facts.speakers')}>{speakers.length > 0 && <Speakers speakers={speakers} />}</Fact>
        <Fact label={say('video.facts.duration')}>
          {seconds !== null && (
            <time dateTime={`PT${Math.round(seconds)}S`} dir="ltr">
              {clockTime(seconds)}
            </time>
          )}
        </Fact>
        <Fact label={say('video.facts.published')}>{date && <DateText date={date} />}</Fact>
      </Facts>
      <p className={text.fine} data-part="plays">
        <FormattedNumber value={use.plays} /> {say('video.use.plays', { count: use.plays })}
      </p>
    </DetailHead>
  );
}

const Speakers = ({ speakers }: Pick<RecordingView, 'speakers'>) => (
  <ul className={layout.line}>
    {speakers.map(({ name, orcid }) => (
      <li key={name.text}>
        {orcid ? (
          <a href={orcid} rel="noopener">
            <Localized of={name} />
          </a>
        ) : (
          <Localized of={name} />
        )}
      </li>
    ))}
  </ul>
);
