import { useSay } from '../../../platform/i18n/use-say.ts';
import { DetailHead } from '../../../platform/shell/detail-page.tsx';
import { Fact, Facts } from '../../../platform/shell/facts.tsx';
import { Headline } from '../../../platform/shell/headline.tsx';
import buttons from '../../../platform/ui/button.module.css';
import { DateText } from '../../article/parts/date-text.tsx';
import type { EventView } from './event-view.ts';

/** What it is, when and where it takes place, and who holds it. */
export function EventHead({ event }: { readonly event: EventView }) {
  const say = useSay();
  return (
    <DetailHead
      title={
        <bdi>
          <Headline of={event.headline} />
        </bdi>
      }
      second={event.second}
      cover={event.cover}
      part="event-head"
    >
      <Facts arrange="line">
        <Fact label={say('conference.dates')}>
          {event.startsOn && <Days from={event.startsOn} to={event.endsOn} />}
        </Fact>
        <Fact label={say('conference.place')}>{event.place}</Fact>
        <Fact label={say('conference.organizer')}>{event.organizer}</Fact>
      </Facts>
      {event.website && (
        <p>
          <a className={buttons.button} href={event.website} rel="noopener external">
            {say('conference.website')}
          </a>
        </p>
      )}
    </DetailHead>
  );
}

/** One day or several. Engines of different make print ranges with different spaces, so two dates stand side by side. */
const Days = ({ from, to }: { readonly from: string; readonly to: string | null }) => (
  <>
    <DateText date={from} />
    {to && to !== from && (
      <>
        {' – '}
        <DateText date={to} />
      </>
    )}
  </>
);
