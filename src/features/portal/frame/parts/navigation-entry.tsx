import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { NavigationEntry } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ToolIcon } from '../../../../platform/shell/tool-icon.tsx';
import { menuGroups } from '../../../sites/navigation/domain/channel-group.ts';
import styles from './main-navigation.module.css';
import menus from './menu.module.css';
import { MenuLevels } from './menu-levels.tsx';
import { useSubmenu } from './use-submenu.ts';

/** A channel of the navigation, with the menu of all that stands below it. */
export function Entry({ entry }: { readonly entry: NavigationEntry }) {
  const say = useSay();
  const submenu = useSubmenu();
  const leadsHere = useLeadsHere();
  const link = useEntryLink();
  if (entry.children.length === 0) return <li suppressHydrationWarning>{link(entry)}</li>;
  const wide = menuGroups(entry.children) !== null;
  return (
    <li
      className={styles.withSubmenu}
      data-current={leadsHere(entry) ? '' : undefined}
      data-wide={wide ? '' : undefined}
      suppressHydrationWarning
      {...submenu.entry}
    >
      {link(entry)}
      <button {...submenu.button} aria-label={say('frame.main.submenuOf', { name: entry.name })}>
        <ToolIcon name="down" size={14} />
      </button>
      <ul {...submenu.menu} className={`${menus.floating} ${styles.submenu}`}>
        <MenuLevels entries={entry.children} link={link} />
      </ul>
    </li>
  );
}

/** Draws the link of an entry, which says when it is the page that is shown and when it opens elsewhere. */
export function useEntryLink(): (entry: NavigationEntry) => ReactNode {
  const say = useSay();
  const href = useHref();
  const current = useIsCurrent();
  return (entry) => (
    <a
      href={href(entry.href)}
      aria-current={current(entry) ? 'page' : undefined}
      {...(entry.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {entry.name}
      {entry.newWindow && <span data-visually-hidden="">{`(${say('ui.link.opensInNewWindow')})`}</span>}
    </a>
  );
}

const withAllBelow = (entry: NavigationEntry): NavigationEntry[] => [entry, ...entry.children.flatMap(withAllBelow)];

/** Whether the page that is shown is an entry's own or stands below it. */
export function useLeadsHere(): (entry: NavigationEntry) => boolean {
  const current = useIsCurrent();
  return (entry) => withAllBelow(entry).some(current);
}

/** Channels that share an address differ by their columnId. */
function useIsCurrent(): (entry: NavigationEntry) => boolean {
  const { pathname, search } = useLocation();
  const columnId = new URLSearchParams(search).get('columnId');
  return ({ href }) => {
    const [path, query] = href.split('?');
    if (path !== pathname) return false;
    const wanted = new URLSearchParams(query).get('columnId');
    return wanted === null || wanted === columnId;
  };
}
