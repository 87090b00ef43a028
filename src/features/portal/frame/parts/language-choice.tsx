import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { documentLanguage, type Language, languages, languageTag } from '../../../../platform/kernel/language.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { withParameter } from '../../../../platform/shell/href.ts';
import { ToolIcon } from '../../../../platform/shell/tool-icon.tsx';
import styles from './header.module.css';
import menus from './menu.module.css';

/** The same page in another language. */
export function LanguageLink({ language: choice }: { readonly language: Language }) {
  const { language } = useFrame();
  const say = useSay();
  const { pathname, search } = useLocation();
  return (
    <li>
      <a
        href={withParameter(pathname + search, 'lang', choice)}
        hrefLang={documentLanguage(choice)}
        lang={documentLanguage(choice)}
        aria-current={choice === language ? 'true' : undefined}
      >
        {say(`ui.language.${languageTag(choice)}`)}
      </a>
    </li>
  );
}

/** The site's own languages stand open; the others of the interface are one step away. Each is an address of its own. */
export function LanguageChoice() {
  const { site, language } = useFrame();
  const say = useSay();
  const own = languages.filter((choice) => site.languages.includes(choice) || choice === language);
  const others = languages.filter((choice) => !own.includes(choice));
  const link = (choice: Language) => <LanguageLink key={choice} language={choice} />;

  return (
    <nav className={styles.languages} aria-label={say('ui.language.label')} data-part="languages">
      <ul className={styles.ownLanguages}>{own.map(link)}</ul>
      {others.length > 0 && (
        <>
          <button
            type="button"
            popoverTarget="more-languages"
            className={`${styles.iconButton} ${styles.moreLanguages}`}
            aria-label={say('ui.language.choose')}
            title={say('ui.language.choose')}
          >
            <ToolIcon name="languages" size={16} />
          </button>
          <ul id="more-languages" popover="auto" className={`${menus.floating} ${styles.otherLanguages}`}>
            {others.map(link)}
          </ul>
        </>
      )}
    </nav>
  );
}
