import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import styles from './article-shown.module.css';
import type { VersionView } from './article-view.ts';

/** Whoever follows an old link must know that there is something newer. */
export function OlderVersion({ version, url }: { readonly version: VersionView; readonly url: string }) {
  const say = useSay();
  const href = useHref();
  return (
    <p className={styles.notice} role="note" data-part="older-version">
      {say('article.version.older', { number: version.number })} <a href={href(url)}>{say('article.version.newest')}</a>
    </p>
  );
}
