import { type ScreenWords, screenStatus } from '../../../../platform/shell/error-screen.ts';
import button from '../../../../platform/ui/button.module.css';
import styles from './screen.module.css';

/** A whole screen that says one thing: not found, forbidden, expired, under maintenance. */
export function Screen({ status, ...words }: ScreenWords & { readonly status?: number }) {
  const { screen, language, direction, title, text, english, home } = words;
  return (
    <main className={styles.screen} id="page-content" data-part={`screen screen-${screen}`}>
      <div className={styles.message}>
        <p className={styles.code} aria-hidden="true">
          {status ?? screenStatus[screen]}
        </p>
        <h1 lang={language} dir={direction}>
          {title}
        </h1>
        <p lang={language} dir={direction}>
          {text}
        </p>
        {english && (
          <p className={styles.english} lang="en" dir="ltr">
            {english}
          </p>
        )}
        {home && (
          <p className={styles.actions}>
            <a className={button.strong} href="/" lang={language}>
              {home}
            </a>
          </p>
        )}
      </div>
    </main>
  );
}
