import { Outlet } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { LanguageNotice } from '../parts/language-notice.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import styles from './shell.module.css';

/** Inner mode: the page alone, for framing inside a partner's system. No toolbar, no footer. */
export default function InnerShell() {
  const say = useSay();
  return (
    <div className={styles.shell} data-part="inner">
      <SkipLink>{say('ui.skipToContent')}</SkipLink>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <LanguageNotice />
    </div>
  );
}
