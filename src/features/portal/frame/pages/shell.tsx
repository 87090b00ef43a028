import { Outlet } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { SkipLink } from '../../../../platform/shell/skip-link.tsx';
import { Footer } from '../parts/footer.tsx';
import { Header } from '../parts/header.tsx';
import { LanguageNotice } from '../parts/language-notice.tsx';
import { LoadingScreen } from '../parts/loading-screen.tsx';
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
