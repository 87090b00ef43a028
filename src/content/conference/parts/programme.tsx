import { FormattedDate } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import details from '../../news/parts/detail.module.css';
import styles from './event.module.css';
import type { ProgrammeDay } from './programme-days.ts';

/** What happens when, a table for each day. */
export function Programme({ days }: { readonly days: readonly ProgrammeDay[] }) {
  const say = useSay();
  if (days.length === 0) return null;
  return (
    <section className={details.section} aria-labelledby="event-programme" data-part="programme">
      <h2 id="event-programme">{say('conference.programme')}</h2>
      <div className={styles.days}>
        {days.map(({ day, sessions }) => (
          <table key={day}>
            <caption>
              <time dateTime={day}>
                <FormattedDate value={day} weekday="long" month="long" day="numeric" timeZone="UTC" />
              </time>
            </caption>
            <thead>
              <tr>
                <th scope="col">{say('conference.time')}</th>
                <th scope="col">{say('conference.session')}</th>
              </tr>
            </thead>
            <tbody>
              {sessions.map(({ time, title, speakers, room }) => (
                <tr key={`${time} ${title}`}>
                  <td>{time ?? ''}</td>
                  <td>
                    <bdi>{title}</bdi>
                    {(speakers.length > 0 || room) && (
                      <p className={details.facts}>
                        {[...speakers, room].filter(Boolean).map((fact) => (
                          <bdi key={fact}>{fact}</bdi>
                        ))}
                      </p>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}
