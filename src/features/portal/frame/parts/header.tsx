import { Brand } from '../../../../platform/shell/brand.tsx';
import { useFrame } from '../../../../platform/shell/frame.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import { SearchField } from './search-field.tsx';
import { ServiceLinks } from './service-links.tsx';

/** Name, search, languages and navigation; how they are arranged is the site's choice (`navStyle`). */
export function Header() {
  const { theme } = useFrame();
  return (
    <header className={styles.header} data-part="header" data-nav={theme.navStyle} data-print="no">
      <div className={`${layout.pageWide} ${layout.row4} ${text.fine} ${styles.service}`}>
        <LanguageChoice />
        <SchemeChoice />
        <ServiceLinks className={styles.services} />
        <AccountMenu />
      </div>
      <div className={`${layout.pageWide} ${styles.brandRow}`}>
        <Brand />
        <SearchField />
        <NavigationDrawer />
      </div>
      <MainNavigation />
    </header>
  );
}
