import { useEffect, useRef } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { SkipLink } from '../../../../platform/shell/skip-link.tsx';
import { showLoadingScreen } from '../../../../platform/ui/behaviour/loading-screen.ts';
import { Footer } from '../parts/footer.tsx';
import { Header } from '../parts/header.tsx';
import { LanguageNotice } from '../parts/language-notice.tsx';
import { OutsideWidgets } from '../parts/outside-widgets.tsx';
import { Toolbar } from '../parts/toolbar.tsx';
import styles from './shell.module.css';

/** What stands around every page inside the root shell. */
export default function Shell() {
  const say = useSay();
  return (
    <div className={styles.shell}>
      <SkipLink>{say('ui.skipToContent')}</SkipLink>
      <Header />
      <main id="page-content" className={styles.content} tabIndex={-1}>
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
  const place = useRef<HTMLDivElement>(null);
  const loading = state === 'loading';
  useEffect(() => {
    if (!loading || !place.current) return;
    const fade = showLoadingScreen(place.current, say('ui.state.loading'));
    return () => void fade();
  }, [loading, say]);
  return <div ref={place} />;
}
