import { Outlet, useLocation } from 'react-router';
import { useMaybeFrame } from '../../../platform/shell/frame.ts';
import { SkipLink } from '../../../platform/shell/skip-link.tsx';
import { frameSourcesHeader } from '../../../platform/ui/frame-sources-header.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { signOut } from '../../members/account/parts/sign-out.ts';
import { word } from '../domain/word.ts';
import { ConsoleMenu } from '../parts/console-menu.tsx';
import { ConsolePage } from '../parts/console-page.tsx';
import { ConsoleSearch } from '../parts/console-search.tsx';
import { ConsoleContext } from '../parts/use-console.ts';
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
        <header className={`${layout.spread} ${styles.header}`}>
          <a href="/console" className={styles.brand}>
            <strong className={text.h3}>{frame?.site.name ?? me.site.sld}</strong>
            <span className={text.fine}>{say('console.title')}</span>
          </a>
          <div className={`${layout.row4} ${styles.who}`}>
            {me.role && !me.needsFactor && <ConsoleSearch />}
            {me.userName && <a href="/personal?menu=tasks">{say('console.tasks')}</a>}
            <a href="/">{say('console.toSite')}</a>
            {me.userName && (
              <span>
                <bdi>{me.name}</bdi>
                {me.role && <span className={text.muted}> {say(`role.${me.role}`)}</span>}
              </span>
            )}
            {me.userName && (
              <button type="button" className={styles.leave} onClick={() => void signOut('')}>
                {say('console.signOut')}
              </button>
            )}
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
              <ConsolePage title={say('console.noRole.title')} hint={say('console.noRole.text')} />
            )}
          </main>
        </div>
      </div>
    </ConsoleContext>
  );
}
