import { FormattedDate } from 'react-intl';
import { ItemActions } from '../../../features/discovery/sharing/parts/item-actions.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { DetailActions, DetailHead, DetailPage, DetailSection } from '../../../platform/shell/detail-page.tsx';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { EntryList } from '../../album/parts/entry-list.tsx';
import styles from './event.module.css';
import { EventHead } from './event-head.tsx';
import type { EventView } from './event-view.ts';

/** A conference, a competition or another event. */
export function EventDetail({ event }: { readonly event: EventView }) {
  const say = useSay();
  const { id, title, url, body, summary, editions, entries } = event;
  const path = [
    { name: say('conference.all'), href: '/newMeeting' },
    { name: title, href: null },
  ];
  return (
    <DetailPage
      part="event-page"
      data={{ 'data-layout': event.layout }}
      path={event.layout === 'page' ? path : undefined}
      counts={countedView(id)}
    >
      <EventHead event={event} />
      {body ? <StoredText body={body} /> : <Paragraph text={summary} className={text.lead} />}
      <Programme days={event.programme} />
      {entries.rows.length > 0 && (
        <DetailSection title={say('conference.papers')} id="event-papers" part="event-papers">
          <EntryList entries={entries} hrefOf={(page) => `${url}&page=${page}`} />
        </DetailSection>
      )}
      {editions.length > 0 && (
        <DetailSection as="nav" title={say('conference.editions')} id="event-editions" part="editions">
          <ul className={layout.row4}>
            {editions.map((edition) => (
              <li key={edition.id}>
                <NameLink to={edition.url} name={edition.resName} />
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      <DetailActions>
        <ItemActions item={{ id, kind: 'conference', title }} url={url} />
      </DetailActions>
      <Comments comments={event.comments} />
    </DetailPage>
  );
}

/** What happens when, a table for each day. */
function Programme({ days }: { readonly days: EventView['programme'] }) {
  const say = useSay();
  if (days.length === 0) return null;
  return (
    <DetailSection title={say('conference.programme')} id="event-programme" part="programme">
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
                      <p className={`${layout.line} ${text.fine}`}>
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
    </DetailSection>
  );
}

/** The address of an event that this site has not. */
export function NoEvent({ layout: pageLayout }: { readonly layout: EventView['layout'] }) {
  const say = useSay();
  const href = useHref();
  const { home } = useFrame();
  const title = say('conference.none.title');
  return (
    <DetailPage part="no-event" path={pageLayout === 'page' ? [{ name: title, href: null }] : undefined}>
      <DetailHead title={title} />
      <p>{say('conference.none.text')}</p>
      <DetailActions>
        <a className={buttons.button} href={href('/newMeeting')}>
          {say('conference.all')}
        </a>
        <a className={buttons.button} href={href(home)}>
          {say('ui.action.backToHome')}
        </a>
      </DetailActions>
    </DetailPage>
  );
}
