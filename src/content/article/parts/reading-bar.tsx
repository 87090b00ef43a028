import { SaveLink } from '../../../features/members/favourites/parts/save-link.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { type ArticleView, readablePdf } from './article-view.ts';
import { figureStripId } from './figure-strip.tsx';
import { outlineId } from './outline.tsx';
import styles from './reading-bar.module.css';

/** On a phone: what the sides of the page hold on a wide screen, within reach of the thumb. */
export function ReadingBar({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const pdf = readablePdf(article);
  const hasFigures = article.figures.some(({ original, high, low }) => original ?? high ?? low);
  return (
    <nav className={styles.bar} data-part="reading-bar" data-print="no" aria-label={say('article.bar.label')}>
      <button type="button" popoverTarget={outlineId}>
        <Icon path="M4 6h16M4 12h16M4 18h10" />
        {say('article.bar.outline')}
      </button>
      {hasFigures && (
        <a href={`#${figureStripId}`}>
          <Icon path="M4 5h16v14H4zM7 15l3-4 3 3 2-2 3 3" />
          {say('article.figures.title')}
        </a>
      )}
      {article.citation && (
        <a href="#article-cite">
          <Icon path="M6 17c3 0 4-2 4-5V7H5v5h4M15 17c3 0 4-2 4-5V7h-5v5h4" />
          {say('citations.action.cite')}
        </a>
      )}
      <SaveLink>
        <Icon path="M12 4l2.4 5 5.6.7-4.1 3.8 1 5.5-4.9-2.7L7.1 19l1-5.5L4 9.7 9.6 9z" />
      </SaveLink>
      {pdf && (
        <a href={href(pdf)}>
          <Icon path="M6 3h8l4 4v14H6zM14 3v4h4" />
          PDF
        </a>
      )}
    </nav>
  );
}

const Icon = ({ path }: { readonly path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
