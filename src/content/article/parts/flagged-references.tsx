import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import styles from './article-end.module.css';
import type { ArticleView } from './article-view.ts';

/** Whoever reads without scripts sees here which of the cited papers were corrected or retracted. */
export function FlaggedReferences({ references }: { readonly references: ArticleView['knownReferences'] }) {
  const say = useSay();
  const href = useHref();
  const flagged = references.filter(({ integrity }) => integrity);
  if (flagged.length === 0) return null;
  return (
    <aside className={styles.flagged} data-part="flagged-references" aria-label={say('article.references.flagged')}>
      <p>{say('article.references.flagged')}</p>
      <ul>
        {flagged.map(({ anchor, url, integrity }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{say('article.references.one', { anchor: anchor.replace(/\D*/, '') || anchor })}</a>
            {' · '}
            {url ? (
              <a href={href(url)}>{say(`search.integrity.${integrity ?? 'corrected'}`)}</a>
            ) : (
              say(`search.integrity.${integrity ?? 'corrected'}`)
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
}
