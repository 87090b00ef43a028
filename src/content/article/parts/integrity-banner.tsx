import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { ArticleView } from './article-view.ts';
import { DateText } from './date-text.tsx';
import styles from './integrity-banner.module.css';
import { OptionalLink } from './optional-link.tsx';

interface BannerProps {
  readonly integrity: NonNullable<ArticleView['integrity']>;
  /** Where a corrected paper shows what was corrected. */
  readonly changes: string | null;
}

/** What a reader must know before anything else. The same colours on every site. */
export function IntegrityBanner({ integrity, changes }: BannerProps) {
  const say = useSay();
  const href = useHref();
  return (
    <aside
      className={`${box.warning} ${layout.stack1} ${text.small} ${styles.banner}`}
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
                  <DateText date={notice.date} />
                  {' · '}
                </>
              )}
              <a href={href(notice.href)}>
                {notice.title ? <Localized of={notice.title} /> : say('article.integrity.notice')}
              </a>
              {notice.summary && (
                <p data-part="notice-summary">
                  <Localized of={notice.summary} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {changes && integrity.state === 'corrected' && (
        <p>
          <a href={href(changes)}>{say('article.changes.title')}</a>
        </p>
      )}
    </aside>
  );
}

/** Whoever reads without scripts sees here which of the cited papers were corrected or retracted. */
export function FlaggedReferences({ references }: { readonly references: ArticleView['knownReferences'] }) {
  const say = useSay();
  const href = useHref();
  const flagged = references.filter(({ integrity }) => integrity);
  if (flagged.length === 0) return null;
  return (
    <aside
      className={`${box.warning} ${layout.stack2}`}
      data-part="flagged-references"
      aria-label={say('article.references.flagged')}
    >
      <p>{say('article.references.flagged')}</p>
      <ul>
        {flagged.map(({ anchor, url, integrity }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{say('article.references.one', { anchor: anchor.replace(/\D*/, '') || anchor })}</a>
            {' · '}
            <OptionalLink href={url && href(url)}>{say(`search.integrity.${integrity ?? 'corrected'}`)}</OptionalLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
