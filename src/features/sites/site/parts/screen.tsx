import { type ScreenWords, screenStatus } from '../../../../platform/shell/error-screen.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './screen.module.css';

/** A whole screen that says one thing: not found, forbidden, expired, under maintenance. */
export function Screen({ status, ...said }: ScreenWords & { readonly status?: number }) {
  const { screen, language, direction, title, text: sentence, english, home } = said;
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
      </div>
    </main>
  );
}
