import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref, withParameter } from '../../../platform/shell/href.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { ArticleView } from './article-view.ts';
import styles from './rail.module.css';

/** The page with the figures alone: `?tab=figures`. */
export const figuresTab = 'figures';

export const figureStripId = 'article-figures';

/** All figures at a glance. Each leads to its file; where scripts run it opens in the viewer, which finds its forms here. */
export function FigureStrip({ article: { figures, url } }: { readonly article: Pick<ArticleView, 'figures' | 'url'> }) {
  const say = useSay();
  const href = useHref();
  const available = figures.filter(({ original, high, low }) => original ?? high ?? low);
  if (available.length === 0) return null;
  return (
    <section className={layout.stack3} id={figureStripId} data-part="figures">
      <h2 className={text.asideTitle}>{say('article.figures.title')}</h2>
      <ul className={styles.strip}>
        {available.map((figure) => (
          <li key={figure.anchor ?? figure.original ?? figure.title}>
            <a
              href={figure.high ?? figure.original ?? figure.low ?? undefined}
              title={figure.title}
              data-figure={figure.anchor ?? ''}
              data-page={href(figure.page)}
              data-original={figure.original ?? undefined}
              data-high={figure.high ?? undefined}
              data-low={figure.low ?? undefined}
            >
              <img
                className={box.drawing}
                src={figure.low ?? figure.high ?? figure.original ?? undefined}
                alt={figure.label || figure.title}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <a className={text.small} href={href(withParameter(url, 'tab', figuresTab))} data-part="figures-only">
        {say('article.figures.only')}
      </a>
    </section>
  );
}
