import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { type NavigationEntry, useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ToolIcon } from '../../../../platform/shell/tool-icon.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import styles from './main-navigation.module.css';
import menus from './menu.module.css';

/** The site's channels. Without script the sub-menus open on hover and focus; with it also by button, arrow keys and Escape. */
export function MainNavigation() {
  const say = useSay();
  const { navigation, home } = useFrame();
  const href = useHref();
  const { pathname } = useLocation();
  return (
    <nav
      className={`${layout.pageWide} ${styles.navigation}`}
      aria-label={say('frame.main.label')}
      data-part="navigation"
    >
      <ul className={styles.entries}>
        <li>
          <a href={href(home)} aria-current={pathname === home ? 'page' : undefined}>
            {say('frame.header.home')}
          </a>
        </li>
        {navigation.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { readonly entry: NavigationEntry }) {
  const say = useSay();
  const href = useHref();
  const submenu = useId();
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const current = useIsCurrent();

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key === 'Escape') {
      setOpen(false);
      setDismissed(true);
      event.currentTarget.querySelector('a')?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    setOpen(true);
    setDismissed(false);
    next.focus();
  };

  const link = (target: NavigationEntry) => (
    <a
      href={href(target.href)}
      aria-current={current(target) ? 'page' : undefined}
      {...(target.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      {target.name}
      {target.newWindow && <span data-visually-hidden="">{`(${say('ui.link.opensInNewWindow')})`}</span>}
    </a>
  );

  if (entry.children.length === 0) return <li>{link(entry)}</li>;
  return (
    <li
      className={styles.withSubmenu}
      data-dismissed={dismissed ? '' : undefined}
      data-current={[entry, ...entry.children].some(current) ? '' : undefined}
      onKeyDown={onKeyDown}
      onMouseLeave={() => setOpen(false)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setOpen(false);
        setDismissed(false);
      }}
    >
      {link(entry)}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={submenu}
        aria-label={say('frame.main.submenuOf', { name: entry.name })}
        onClick={() => {
          setOpen(!open);
          setDismissed(open);
        }}
      >
        <ToolIcon name="down" size={14} />
      </button>
      <ul id={submenu} className={`${menus.floating} ${styles.submenu}`} data-open={open ? '' : undefined}>
        {entry.children.map((child) => (
          <li key={child.id}>{link(child)}</li>
        ))}
      </ul>
    </li>
  );
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
