import { FormattedDate } from 'react-intl';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import buttons from '../../../platform/ui/button.module.css';
import { EntryList } from '../../album/parts/entry-list.tsx';
import details from '../../news/parts/detail.module.css';
import { NameLink } from '../../news/parts/detail.tsx';
import styles from './event.module.css';
import { EventHead } from './event-head.tsx';
import type { EventView } from './event-view.ts';

/** A conference, a competition or another event. */
export function EventDetail({ event }: { readonly event: EventView }) {
  const say = useSay();
  const { id, body, summary, layout } = event;
  return (
    <div className={details.page} data-layout={layout} data-part="event-page">
      <article className={details.main} data-counts={id}>
        {layout === 'page' && (
          <Breadcrumb
            path={[
              { name: say('conference.all'), href: '/newMeeting' },
              { name: event.title, href: null },
            ]}
          />
        )}
        <EventHead event={event} />
        {body ? <StoredText body={body} /> : summary && <p className={details.lead}>{summary}</p>}
        <Programme days={event.programme} />
        <Papers event={event} />
        <Editions event={event} />
        <div className={details.actions}>
          <SaveButtons thing={{ id, kind: 'conference', title: event.title }} />
          <ShareButton url={event.url} title={event.title} />
        </div>
        <Comments comments={event.comments} />
      </article>
    </div>
  );
}

function Papers({ event: { url, entries } }: { readonly event: EventView }) {
  const say = useSay();
  if (entries.rows.length === 0) return null;
  return (
    <section className={details.section} aria-labelledby="event-papers" data-part="event-papers">
      <h2 id="event-papers">{say('conference.papers')}</h2>
      <EntryList entries={entries} hrefOf={(page) => `${url}&page=${page}`} />
    </section>
  );
}

function Editions({ event: { editions } }: { readonly event: EventView }) {
  const say = useSay();
  if (editions.length === 0) return null;
  return (
    <nav className={details.section} aria-labelledby="event-editions" data-part="editions">
      <h2 id="event-editions">{say('conference.editions')}</h2>
      <ul className={styles.editions}>
        {editions.map(({ id, resName, url }) => (
          <li key={id}>
            <NameLink to={url} name={resName} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What happens when, a table for each day. */
function Programme({ days }: { readonly days: EventView['programme'] }) {
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

/** The address of an event that this site has not. */
export function NoEvent({ layout }: { readonly layout: 'page' | 'landing' }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  return (
    <div className={details.page} data-part="no-event">
      <div className={details.main}>
        {layout === 'page' && <Breadcrumb path={[{ name: say('conference.none.title'), href: null }]} />}
        <h1>{say('conference.none.title')}</h1>
        <p>{say('conference.none.text')}</p>
        <p className={details.actions}>
          <a className={buttons.button} href={href('/newMeeting')}>
            {say('conference.all')}
          </a>
          <a className={buttons.button} href={href(home)}>
            {say('ui.action.backToHome')}
          </a>
        </p>
      </div>
    </div>
  );
}
