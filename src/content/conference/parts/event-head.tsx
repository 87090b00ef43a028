import { useSay } from '../../../platform/i18n/use-say.ts';
import buttons from '../../../platform/ui/button.module.css';
import { DateText } from '../../article/parts/date-text.tsx';
import details from '../../news/parts/detail.module.css';
import { Fact, Paragraph } from '../../news/parts/detail.tsx';
import styles from './event.module.css';
import type { EventView } from './event-view.ts';

/** What it is, when and where it takes place, and who holds it. */
export function EventHead({ event }: { readonly event: EventView }) {
  const say = useSay();
  const { cover, place, organizer, website } = event;
  return (
    <header className={styles.head} data-cover={cover ? '' : undefined} data-part="event-head">
      {cover && <img src={cover} alt="" />}
      <div className={details.head}>
        <h1>
          <bdi>{event.title}</bdi>
        </h1>
        <Paragraph text={event.second} className={details.second} />
        <dl className={styles.facts}>
          <Fact label={say('conference.dates')}>
            {event.startsOn && <Days from={event.startsOn} to={event.endsOn} />}
          </Fact>
          <Fact label={say('conference.place')}>{place && <bdi>{place}</bdi>}</Fact>
          <Fact label={say('conference.organizer')}>{organizer && <bdi>{organizer}</bdi>}</Fact>
        </dl>
        {website && (
          <p>
            <a className={buttons.button} href={website} rel="noopener external">
              {say('conference.website')}
            </a>
          </p>
        )}
      </div>
    </header>
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
