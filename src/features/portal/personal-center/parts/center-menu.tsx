import { useEffect, useRef } from 'react';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { useUnread } from '../../../../platform/shell/unread.ts';
import { UnreadCount } from '../../../../platform/shell/unread-count.tsx';
import { addressOfEntry, type MenuEntry } from '../domain/menu.ts';
import styles from './center.module.css';

export const entryNames: Readonly<Record<MenuEntry, MessageKey>> = {
  collect: 'personalCenter.menu.collect',
  comment: 'personalCenter.menu.comment',
  message: 'personalCenter.menu.message',
  download: 'personalCenter.menu.download',
  album: 'personalCenter.menu.album',
  submission: 'personalCenter.menu.submission',
  tasks: 'personalCenter.menu.tasks',
  infomation: 'personalCenter.menu.infomation',
  account: 'personalCenter.menu.account',
};

interface Props {
  readonly entries: readonly MenuEntry[];
  readonly current: MenuEntry;
}

/** The parts of the personal center; next to them on a console, a strip above them on a phone. */
export function CenterMenu({ entries, current }: Props) {
  const say = useSay();
  const href = useHref();
  const { home, member } = useFrame();
  const unread = useUnread(member?.unread ?? 0);
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.querySelector(`[data-menu="${current}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav className={styles.menu} aria-label={say('personalCenter.menu.label')} data-part="center-menu">
      <ul ref={strip}>
        {entries.map((entry) => (
          <li key={entry}>
            <a
              href={href(addressOfEntry(entry))}
              aria-current={entry === current ? 'page' : undefined}
              data-menu={entry}
            >
              {say(entryNames[entry])}
              {entry === 'message' && <UnreadCount count={unread} />}
            </a>
          </li>
        ))}
        {member?.isLibrarian && (
          <li>
            <a href={href('/librarian')} data-menu="librarian">
              {say('frame.account.librarian')}
            </a>
          </li>
        )}
        <li>
          <a href={href(home)} data-menu="back">
            {say('personalCenter.menu.back')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
