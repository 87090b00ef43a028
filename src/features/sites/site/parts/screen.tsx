import { useSay } from '../../../../platform/i18n/use-say.ts';
import { documentLanguage, textDirection } from '../../../../platform/kernel/language.ts';
import { Brand } from '../../../../platform/shell/brand.tsx';
import { type ScreenName, type ScreenWords, screenStatus } from '../../../../platform/shell/error-screen.ts';
import { useFrame, useMaybeFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { ListSearch } from '../../../../platform/shell/list-search.tsx';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './screen.module.css';

/** Screens of a site that is there, only that the page is not. */
const searchable: readonly ScreenName[] = ['notFound', 'noArticle'];

/** A whole screen that says one thing: not found, forbidden, expired, under maintenance. */
export function Screen({ status, ...said }: ScreenWords & { readonly status?: number }) {
  const { screen, language, direction, title, text: sentence, english, home } = said;
  const frame = useMaybeFrame();
  return (
    <main className={styles.screen} id="page-content" data-part={`screen screen-${screen}`}>
      <div className={`${layout.stack4} ${styles.message}`}>
        <p className={styles.code} aria-hidden="true">
          {status ?? screenStatus[screen]}
        </p>
        <h1 className={text.h1} lang={language} dir={direction}>
          {title}
        </h1>
        <p lang={language} dir={direction}>
          {sentence}
        </p>
        {english && (
          <p className={text.muted} lang="en" dir="ltr">
            {english}
          </p>
        )}
        {home && (
          <p>
            <a className={buttons.strong} href="/" lang={language}>
              {home}
            </a>
          </p>
        )}
        {searchable.includes(screen) && frame && <WaysOn />}
      </div>
    </main>
  );
}

/** Whose page was looked for, and how what it was about may still be found; in the reader's own language, as the site is. */
function WaysOn() {
  const say = useSay();
  const href = useHref();
  const { language, site, search } = useFrame();
  return (
    <div
      className={`${layout.stack4} ${styles.waysOn}`}
      lang={documentLanguage(language)}
      dir={textDirection(language)}
      data-part="ways-on"
    >
      <Brand />
      <ListSearch
        id="screen-search"
        label={say('site.error.search')}
        field={say('frame.search.fieldLabel')}
        path="/searchFrame"
        request={{ q: '', scope: search.scopes[0] ?? 'thesis' }}
      />
      <p className={layout.row4}>
        {site.isPortal ? (
          <a href={href('/mag')}>{say('site.error.journals')}</a>
        ) : (
          <a href={href('/issue')}>{say('site.home.currentIssue')}</a>
        )}
        <a href={href('/seniorSearch')}>{say('frame.search.advanced')}</a>
      </p>
    </div>
  );
}
