import { useId, useRef } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ToolIcon } from '../../../../platform/shell/tool-icon.tsx';
import buttons from '../../../../platform/ui/button.module.css';
import dialogs from '../../../../platform/ui/dialog.module.css';
import menus from './menu.module.css';
import { MenuLevels } from './menu-levels.tsx';
import styles from './navigation-drawer.module.css';
import { useEntryLink, useLeadsHere } from './navigation-entry.tsx';
import { ServiceLinks } from './service-links.tsx';

/** The navigation on phones and tablets: a modal dialog, so that focus stays inside and Escape closes it. */
export function NavigationDrawer() {
  const say = useSay();
  const href = useHref();
  const link = useEntryLink();
  const leadsHere = useLeadsHere();
  const title = useId();
  const { navigation, home } = useFrame();
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <div className={styles.drawer}>
      <button
        type="button"
        className={`${buttons.button} ${styles.open}`}
        aria-haspopup="dialog"
        aria-label={say('frame.drawer.open')}
        onClick={() => dialog.current?.showModal()}
      >
        <ToolIcon name="menu" size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is a convenience beside Escape and the button */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={title}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className={dialogs.head}>
          <h2 id={title}>{say('frame.drawer.label')}</h2>
          <button type="button" aria-label={say('frame.drawer.close')} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        <ul className={`${menus.menu} ${styles.entries}`}>
          <li>
            <a href={href(home)}>{say('frame.header.home')}</a>
          </li>
          {navigation.map((entry) => (
            <li key={entry.id}>
              {link(entry)}
              {entry.children.length > 0 && (
                <details open={leadsHere(entry)}>
                  <summary>
                    <span data-visually-hidden="">{say('frame.main.submenuOf', { name: entry.name })}</span>
                    <ToolIcon name="down" size={16} />
                  </summary>
                  <ul>
                    <MenuLevels entries={entry.children} link={link} />
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
        <ServiceLinks className={menus.menu} />
      </dialog>
    </div>
  );
}
