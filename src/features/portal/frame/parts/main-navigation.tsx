import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ToolIcon } from '../../../../platform/shell/tool-icon.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import { fitScript } from './fit-script.ts';
import styles from './main-navigation.module.css';
import menus from './menu.module.css';
import { Entry } from './navigation-entry.tsx';
import { useSubmenu } from './use-submenu.ts';

/** The site's channels on one line; what finds no room stands in "More". Without script they take as many lines as they need. */
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
      suppressHydrationWarning
    >
      <ul className={styles.entries}>
        <li suppressHydrationWarning>
          <a href={href(home)} aria-current={pathname === home ? 'page' : undefined}>
            {say('frame.header.home')}
          </a>
        </li>
        {navigation.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
        <More />
      </ul>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: fitScript }} />
    </nav>
  );
}

/** Filled by the script that measures the entries; hidden where all of them have room. */
function More() {
  const say = useSay();
  const submenu = useSubmenu();
  return (
    <li className={styles.withSubmenu} data-more="" hidden suppressHydrationWarning {...submenu.entry}>
      <button {...submenu.button} className={styles.more}>
        {say('frame.main.more')}
        <ToolIcon name="down" size={14} />
      </button>
      <ul
        {...submenu.menu}
        className={`${menus.floating} ${styles.submenu}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React takes no part in what the script puts there
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </li>
  );
}
