import { FormattedDate } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { ArticleView } from './article-view.ts';
import styles from './rail.module.css';
import { plotLine } from './use-plot.line.ts';

const size = { width: 260, height: 56 };

/** Views by month, drawn on the server. Nothing is drawn for a single month: it would be no course. */
export function UsePlot({ months }: { readonly months: ArticleView['usePlot'] }) {
  const say = useSay();
  const [first] = months;
  if (months.length < 2 || !first) return null;
  const line = plotLine(
    months.map(({ views }) => views),
    size,
  );
  return (
    <figure className={styles.plot} data-part="use-plot">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={say('article.use.plot')}>
        <path d={`${line}V${size.height}H0Z`} data-area="" />
        <path d={line} />
      </svg>
      <figcaption>
        {say('article.use.plot')} ·{' '}
        <FormattedDate value={`${first.month}-01`} year="numeric" month="short" timeZone="UTC" />–
      </figcaption>
    </figure>
  );
}
