import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import type { ArticleView } from './article-view.ts';
import styles from './integrity-banner.module.css';
import { ShownDate } from './shown-date.tsx';

/** What a reader must know before anything else. The same colours on every site. */
export function IntegrityBanner({ integrity }: { readonly integrity: NonNullable<ArticleView['integrity']> }) {
  const say = useSay();
  const href = useHref();
  return (
    <aside
      className={styles.banner}
      data-part="integrity"
      data-state={integrity.state}
      aria-label={say(`search.integrity.${integrity.state}`)}
    >
      <p>
        <strong>{say(`article.integrity.${integrity.state}`)}</strong>
      </p>
      {integrity.notices.length > 0 && (
        <ul>
          {integrity.notices.map((notice) => (
            <li key={notice.href}>
              {notice.date && (
                <>
                  <ShownDate date={notice.date} />
                  {' · '}
                </>
              )}
              <a href={href(notice.href)}>
                {notice.title ? <Localized of={notice.title} /> : say('article.integrity.notice')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
