import { useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { SkipLink } from '../../../../platform/shell/skip-link.tsx';
import { showLoadingScreen } from '../../../../platform/ui/behaviour/loading-screen.ts';
import { Slides } from '../../home/parts/banner.tsx';
import { Footer } from '../parts/footer.tsx';
import { Header } from '../parts/header.tsx';
import { LanguageNotice } from '../parts/language-notice.tsx';
import { OutsideWidgets } from '../parts/outside-widgets.tsx';
import { Toolbar } from '../parts/toolbar.tsx';
import type { Route } from './+types/shell';
import { loadColumnBanner } from './load-column-banner.ts';
import styles from './shell.module.css';

export const loader = ({ context, request }: Route.LoaderArgs) => loadColumnBanner(context, request);

/** What stands around every page inside the root shell. */
export default function Shell({ loaderData: banner }: Route.ComponentProps) {
  const say = useSay();
  return (
    <div className={styles.shell}>
      <SkipLink>{say('ui.skipToContent')}</SkipLink>
      <Header />
      <main id="page-content" className={styles.content} tabIndex={-1}>
        {banner && <Slides slides={banner.slides} artwork="waves" styleId="column" />}
        <Outlet />
      </main>
      <Footer />
      <Toolbar />
      <OutsideWidgets />
      <LanguageNotice />
      <LoadingScreen />
    </div>
  );
}

/** Shows that the next screen is on its way where pages change without a new document, and fades when it is there. */
export function LoadingScreen() {
  const say = useSay();
  const { state } = useNavigation();
  const loading = state === 'loading';
  useEffect(() => {
    if (!loading) return;
    const fade = showLoadingScreen(say('ui.state.loading'));
    return () => void fade();
  }, [loading, say]);
  return null;
}
