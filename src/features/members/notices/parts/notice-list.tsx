import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
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

/** What the member was told, the newest first. */
export function NoticeList({ messages: { content, page, totalPages, unread }, hrefOf }: Props) {
  const say = useSay();
  const href = useHref();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [allRead, setAllRead] = useState(false);
  const left = content.filter(({ id }) => !gone.includes(id));

  const change = async (input: { ids?: string[]; delete?: boolean }): Promise<boolean> => {
    const answer = await pageCall()<typeof readMessages>('POST /front/frontMembers/readMessages', input);
    if (answer.ok) tellUnread(answer.value.unread);
    return answer.ok;
  };
  const markAll = async () => {
    if (await change({})) setAllRead(true);
  };
  const remove = async (id: string) => {
    if (await change({ ids: [id], delete: true })) setGone((before) => [...before, id]);
  };

  if (left.length === 0) return <Empty title={say('notices.empty.title')} hint={say('notices.empty.hint')} />;
  return (
    <>
      <div className={layout.spread}>
        <p role="status">{say('notices.list.unread', { count: allRead ? 0 : unread })}</p>
        {unread > 0 && !allRead && (
          <button
            type="button"
            className={`${buttons.button} ${styles.action}`}
            onClick={() => void markAll()}
            data-part="read-all"
          >
            {say('notices.action.readAll')}
          </button>
        )}
      </div>
      <ul className={box.entries} data-part="messages">
        {left.map(({ id, title, text, url, sentAt, isRead }) => (
          <li key={id} className={layout.spread} data-unread={isRead || allRead ? undefined : ''}>
            <div className={styles.words}>
              <h2 className={`${layout.row2} ${words.h4} ${styles.title}`}>
                {title}
                {!isRead && !allRead && <span className={`${box.badge} ${styles.new}`}>{say('notices.list.new')}</span>}
              </h2>
              <p>
                <bdi>{text}</bdi>
              </p>
              <p className={`${layout.line} ${words.fine}`}>
                <time dateTime={sentAt}>
                  <FormattedDate value={sentAt} dateStyle="medium" timeStyle="short" timeZone="UTC" />
                </time>
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
              onClick={() => void remove(id)}
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
