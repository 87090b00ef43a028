import { FormattedDate, FormattedNumber } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { NotLoaded } from '../../../platform/shell/not-loaded.tsx';
import { RetractedLabel } from '../../../platform/shell/retracted-title.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { ArticleActions } from './article-actions.tsx';
import type { ArticleView } from './article-view.ts';
import { FigureStrip } from './figure-strip.tsx';
import styles from './rail.module.css';
import { StickyActions } from './sticky-actions.tsx';
import { PeerReview } from './sub-articles.tsx';
import { plotLine } from './use-plot.line.ts';

/** Next to the text: what to do with the paper, how it is used, its figures, and papers like it. */
export function Rail({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  return (
    <aside
      className={`${layout.stack6} ${text.small} ${styles.rail}`}
      data-part="rail"
      data-print="no"
      aria-label={say('article.rail.label')}
    >
      <ArticleActions article={article} />
      <UseFigures article={article} />
      <FigureStrip article={article} />
      {article.subArticles.length > 0 && <Reviews article={article} />}
      <Related related={article.related} />
      <StickyActions article={article} />
    </aside>
  );
}

/** The reviews, within reach while reading: on a wide screen they open next to the text. */
function Reviews({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  return (
    <section className={layout.stack3} data-part="rail-reviews">
      <h2 className={text.asideTitle}>{say('article.review.title')}</h2>
      <PeerReview article={article} />
    </section>
  );
}

function UseFigures({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const { views, downloads, citations } = article.use;
  const counts = [
    { count: views, label: say('article.use.views', { count: views }) },
    { count: downloads, label: say('article.use.downloads', { count: downloads }) },
    { count: citations, label: say('article.use.citations', { count: citations }) },
  ];
  return (
    <section className={layout.stack3} data-part="use">
      <h2 className={text.asideTitle}>{say('article.use.title')}</h2>
      <dl className={layout.row4}>
        {counts.map(({ count, label }) => (
          <div key={label}>
            <dd className={`${text.h2} ${text.strong}`}>
              <FormattedNumber value={count} />
            </dd>
            <dt className={text.fine}>{label}</dt>
          </div>
        ))}
      </dl>
      <UsePlot months={article.usePlot} />
    </section>
  );
}

function Related({ related }: Pick<ArticleView, 'related'>) {
  const say = useSay();
  const href = useHref();
  if (related?.length === 0) return null;
  return (
    <section className={layout.stack3} data-part="related">
      <h2 className={text.asideTitle}>{say('article.related.title')}</h2>
      {!related && <NotLoaded />}
      <ul className={layout.stack3}>
        {related?.map((paper) => (
          <li key={paper.href}>
            <a href={href(paper.href)}>
              <RetractedLabel integrity={paper.integrity} />
              <bdi>{paper.title}</bdi>
            </a>
            {paper.facts && <p className={text.fine}>{paper.facts}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const size = { width: 260, height: 56 };

/** Views by month, drawn on the server. Nothing is drawn for a single month: it would be no course. */
function UsePlot({ months }: { readonly months: ArticleView['usePlot'] }) {
  const say = useSay();
  const [first] = months;
  if (months.length < 2 || !first) return null;
  const line = plotLine(
    months.map(({ views }) => views),
    size,
  );
  return (
    <figure data-part="use-plot">
      <svg
        className={styles.plot}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={say('article.use.plot')}
      >
        <path d={`${line}V${size.height}H0Z`} data-area="" />
        <path d={line} />
      </svg>
      <figcaption className={text.fine}>
        {say('article.use.plot')} ·{' '}
        <FormattedDate value={`${first.month}-01`} year="numeric" month="short" timeZone="UTC" />
        {'–'}
        <FormattedDate value={`${months.at(-1)?.month}-01`} year="numeric" month="short" timeZone="UTC" />
      </figcaption>
    </figure>
  );
}
