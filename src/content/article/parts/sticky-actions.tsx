import { SaveLink } from '../../../features/members/favourites/parts/save-link.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import buttons from '../../../platform/ui/button.module.css';
import text from '../../../platform/ui/text.module.css';
import { type ArticleView, readablePdf } from './article-view.ts';
import styles from './rail.module.css';

/** Next to a long text, when the rest of the rail has gone by: the three things that readers do most. */
export function StickyActions({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const isRetracted = article.integrity?.state === 'retracted';
  const pdf = readablePdf(article);
  return (
    <nav className={styles.sticky} data-part="sticky-actions" aria-label={say('article.bar.label')}>
      <p className={`${text.strong} ${text.clipped} ${styles.stickyTitle}`} aria-hidden="true">
        {article.title.text}
      </p>
      {pdf && (
        <a className={isRetracted ? buttons.button : buttons.strong} href={href(pdf)}>
          PDF
        </a>
      )}
      {article.citation && (
        <a className={buttons.button} href="#article-cite">
          {say('citations.action.cite')}
        </a>
      )}
      <SaveLink className={buttons.button} />
    </nav>
  );
}
