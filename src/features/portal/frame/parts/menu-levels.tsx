import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { NavigationEntry } from '../../../../platform/shell/frame.ts';
import { menuGroups } from '../../../sites/navigation/domain/channel-group.ts';
import menus from './menu.module.css';

interface Props {
  readonly entries: readonly NavigationEntry[];
  link(entry: NavigationEntry): ReactNode;
}

/** Everything below an entry, level by level; many of them stand under headings. */
export function MenuLevels({ entries, link }: Props) {
  const say = useSay();
  const groups = menuGroups(entries);
  if (!groups)
    return entries.map((entry) => (
      <li key={entry.id}>
        {link(entry)}
        {entry.children.length > 0 && (
          <ul>
            <MenuLevels entries={entry.children} link={link} />
          </ul>
        )}
      </li>
    ));
  return groups.map(([group, ofGroup]) => (
    <li key={group} data-group="">
      <span className={menus.heading}>{say(`frame.group.${group}`)}</span>
      <ul>
        <MenuLevels entries={ofGroup} link={link} />
      </ul>
    </li>
  ));
}
