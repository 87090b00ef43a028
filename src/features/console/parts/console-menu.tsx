import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import text from '../../../platform/ui/text.module.css';
import { type Group, groups, isBelow } from '../domain/menu.ts';
import { ConsoleIcon } from './console-icon.tsx';
import styles from './console-menu.module.css';
import { Link } from './in-language.tsx';
import { type MenuEntry, useMenuEntries } from './menu-entries.ts';
import { useWord } from './use-console.ts';

/** What this person can do here, in groups that fold; the one with this page is open and its entry in view. */
export function ConsoleMenu() {
  const say = useWord();
  const { pathname } = useLocation();
  const entries = useMenuEntries();
  const list = useRef<HTMLUListElement>(null);
  const current = entries.find(({ address }) => isBelow(address, pathname));
  const [open, setOpen] = useState<ReadonlySet<Group>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is in the page once the address has changed
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const fold = (group: Group, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, group] : [...before].filter((one) => one !== group)));
  return (
    <ul className={styles.menu} ref={list}>
      {groups
        .map((group) => ({ group, own: entries.filter((entry) => entry.group === group) }))
        .filter(({ own }) => own.length > 0)
        .map(({ group, own: [first, ...rest] }) =>
          first && rest.length === 0 ? (
            <li key={group}>
              <Entry entry={first} isCurrent={first === current} icon={group} />
            </li>
          ) : (
            <li key={group}>
              <details
                open={group === current?.group || open.has(group)}
                onToggle={({ currentTarget }) => fold(group, currentTarget.open)}
              >
                <summary className={styles.group}>
                  <ConsoleIcon name={group} />
                  <span className={styles.name}>{say(`group.${group}`)}</span>
                  <Waiting count={[first, ...rest].reduce((sum, entry) => sum + (entry?.waiting ?? 0), 0)} />
                </summary>
                <ul className={styles.entries}>
                  {[first, ...rest].map(
                    (entry) =>
                      entry && (
                        <li key={entry.address}>
                          <Entry entry={entry} isCurrent={entry === current} />
                        </li>
                      ),
                  )}
                </ul>
              </details>
            </li>
          ),
        )}
    </ul>
  );
}

interface EntryProps {
  readonly entry: MenuEntry;
  readonly isCurrent: boolean;
  readonly icon?: Group;
}

const Entry = ({ entry: { address, name, waiting }, isCurrent, icon }: EntryProps) => (
  <Link to={address} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
    {icon && <ConsoleIcon name={icon} />}
    <span className={styles.name}>{name}</span>
    <Waiting count={waiting} />
  </Link>
);

function Waiting({ count }: { readonly count: number }) {
  const say = useWord();
  return (
    count > 0 && (
      <span className={`${styles.count} ${text.fine}`}>
        <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
        <span data-visually-hidden="">{say('console.waiting', { count })}</span>
      </span>
    )
  );
}
