import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { tellUnread } from '../../../../platform/shell/unread.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import { Empty } from '../../../../platform/ui/empty.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import words from '../../../../platform/ui/text.module.css';
import type { getMessages, readMessages } from '../contract.ts';
import styles from './notice-list.module.css';

interface Props {
  readonly messages: OutputOf<typeof getMessages>;
  hrefOf(page: number): string;
}

/** The notices of the member, the newest first. */
export function NoticeList({ messages: { content, page, totalPages, unread }, hrefOf }: Props) {
  const say = useSay();
  const href = useHref();
  const { revalidate } = useRevalidator();

  const change = async (input: { ids?: string[]; delete?: boolean }) => {
    const answer = await pageCall()<typeof readMessages>('POST /front/frontMembers/readMessages', input);
    if (!answer.ok) return;
    tellUnread(answer.value.unread);
    await revalidate();
  };

  if (content.length === 0) return <Empty title={say('notices.empty.title')} hint={say('notices.empty.hint')} />;
  return (
    <>
      <div className={layout.spread}>
        <p role="status">{say('notices.list.unread', { count: unread })}</p>
        {unread > 0 && (
          <button
            type="button"
            className={`${buttons.button} ${styles.action}`}
            onClick={() => void change({})}
            data-part="read-all"
          >
            {say('notices.action.readAll')}
          </button>
        )}
      </div>
      <ul className={box.entries} data-part="messages">
        {content.map(({ id, title, text, url, sentAt, isRead }) => (
          <li key={id} className={layout.spread} data-unread={isRead ? undefined : ''}>
            <div className={styles.words}>
              <h2 className={`${layout.row2} ${words.h4} ${styles.title}`}>
                {title}
                {!isRead && <span className={`${box.badge} ${styles.new}`}>{say('notices.list.new')}</span>}
              </h2>
              <p>
                <bdi>{text}</bdi>
              </p>
              <p className={`${layout.line} ${words.fine}`}>
                <Moment at={sentAt} />
                {url && (
                  <a className={words.underlined} href={href(url)}>
                    {say('notices.action.open')}
                  </a>
                )}
              </p>
            </div>
            <button
              type="button"
              className={`${buttons.button} ${styles.action}`}
              aria-label={say('notices.action.delete', { title })}
              onClick={() => void change({ ids: [id], delete: true })}
            >
              {say('ui.action.delete')}
            </button>
          </li>
        ))}
      </ul>
      <PageLinks page={page} total={totalPages} hrefOf={hrefOf} />
    </>
  );
}
