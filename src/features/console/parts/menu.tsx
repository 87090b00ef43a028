import { useLocation } from 'react-router';
import { addressOfKind } from '../domain/addresses.ts';
import { isBelow, menuPages, sections } from '../domain/menu.ts';
import { Link } from './in-language.tsx';
import styles from './menu.module.css';
import { useConsole, useWordOf } from './use-console.ts';

/** What this person can do here, by section; what their role does not allow is not offered. */
export function ConsoleMenu() {
  const { me } = useConsole();
  const say = useWordOf();
  const { pathname } = useLocation();
  const entries = [
    ...menuPages
      .filter(({ permission }) => me.permissions.includes(permission))
      .map(({ section, address, name }) => ({ section: section as string, address, name: say('page', name) })),
    ...me.kinds.map(({ section, kind, name, isMany }) => ({
      section,
      address: addressOfKind(kind, isMany),
      name,
    })),
  ];
  return (
    <ul className={styles.menu}>
      {sections
        .map((section) => ({ section, own: entries.filter((entry) => entry.section === section) }))
        .filter(({ own }) => own.length > 0)
        .map(({ section, own }) => (
          <li key={section}>
            <span className={styles.section}>{say('section', section)}</span>
            <ul>
              {own.map(({ address, name }) => (
                <li key={address}>
                  <Link
                    to={address}
                    className={styles.entry}
                    aria-current={isBelow(address, pathname) ? 'page' : undefined}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}
