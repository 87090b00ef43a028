import { Outlet, useLocation } from 'react-router';
import { useMaybeFrame } from '../../../platform/shell/frame.ts';
import { SkipLink } from '../../../platform/shell/skip-link.tsx';
import { frameSourcesHeader } from '../../../platform/ui/frame-sources-header.ts';
import { signOut } from '../../members/account/parts/sign-out.ts';
import { addressOfKind } from '../domain/addresses.ts';
import { isBelow, menuPages, sections } from '../domain/menu.ts';
import { word } from '../domain/word.ts';
import { Link } from '../parts/in-language.tsx';
import menuStyles from '../parts/menu.module.css';
import { ConsoleContext, useConsole, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/console-shell';
import styles from './console-shell.module.css';
import { loadConsole } from './load-console.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadConsole(context, request);

/** A preview frames pages of this very site; the console is one document whichever of its pages was opened first. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders);
  all.set(frameSourcesHeader, "'self'");
  return all;
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? word(loaderData.words, 'console.title') : 'Imprint' },
  { name: 'robots', content: 'noindex' },
];

/** The console of a site: its own layout, loaded nowhere else. */
export default function ConsoleShell({ loaderData: loaded }: Route.ComponentProps) {
  const frame = useMaybeFrame();
  const { me, words } = loaded;
  const { pathname } = useLocation();
  // Whoever takes up an invitation does not work here yet.
  const isLetIn = me.role !== null || pathname === '/console/invitation';
  const say = (key: string, values?: Record<string, string>) => word(words, key, values);
  return (
    <ConsoleContext value={loaded}>
      <div className={styles.shell} data-part="console">
        <SkipLink>{say('console.skip')}</SkipLink>
        <header className={styles.header}>
          <a href="/console" className={styles.brand}>
            <strong>{frame?.site.name ?? me.site.sld}</strong>
            <span>{say('console.title')}</span>
          </a>
          <div className={styles.who}>
            <a href="/">{say('console.toSite')}</a>
            <span>
              <bdi className={styles.name}>{me.userName}</bdi>
              {me.role && <small> {say(`role.${me.role}`)}</small>}
            </span>
            <button type="button" className={styles.quiet} onClick={() => void signOut('')}>
              {say('console.signOut')}
            </button>
          </div>
        </header>
        {me.role && !me.needsFactor && (
          <details className={styles.drawer}>
            <summary>{say('console.menu')}</summary>
            <nav aria-label={say('console.menu')}>
              <ConsoleMenu />
            </nav>
          </details>
        )}
        <div className={styles.body}>
          {me.role && !me.needsFactor && (
            <nav className={styles.side} aria-label={say('console.menu')}>
              <ConsoleMenu />
            </nav>
          )}
          <main id="page-content" className={styles.content} tabIndex={-1}>
            {isLetIn ? (
              <Outlet />
            ) : (
              <>
                <h1>{say('console.noRole.title')}</h1>
                <p>{say('console.noRole.text')}</p>
              </>
            )}
          </main>
        </div>
      </div>
    </ConsoleContext>
  );
}

/** What this person can do here, by section; what their role does not allow is not offered. */
function ConsoleMenu() {
  const { me } = useConsole();
  const say = useWord();
  const { pathname } = useLocation();
  const entries = [
    ...menuPages
      .filter(({ permission }) => me.permissions.includes(permission))
      .map(({ section, address, name }) => ({ section: section as string, address, name: say.of('page', name) })),
    ...me.kinds.map(({ section, kind, name, isMany }) => ({ section, address: addressOfKind(kind, isMany), name })),
  ];
  return (
    <ul className={menuStyles.menu}>
      {sections
        .map((section) => ({ section, own: entries.filter((entry) => entry.section === section) }))
        .filter(({ own }) => own.length > 0)
        .map(({ section, own }) => (
          <li key={section}>
            <span className={menuStyles.section}>{say.of('section', section)}</span>
            <ul>
              {own.map(({ address, name }) => (
                <li key={address}>
                  <Link
                    to={address}
                    className={menuStyles.entry}
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
