import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { ShownDate } from '../../article/parts/shown-date.tsx';
import styles from './record-shown.module.css';
import type { PaperView } from './record-view.ts';

const mostAuthors = 8;

/** The paper that it stands in, and the way to its place there. */
export function PaperOfRecord({ paper }: { readonly paper: PaperView }) {
  const say = useSay();
  const href = useHref();
  const { authors, journal, date, doi } = paper;
  return (
    <section className={styles.paper} data-part="paper">
      <h2>{say('figure.paper.title')}</h2>
      <p className={styles.paperTitle}>
        <a href={href(paper.href)}>
          <Localized of={paper.title} />
        </a>
      </p>
      {authors.length > 0 && (
        <p>
          <bdi>{authors.slice(0, mostAuthors).join(', ')}</bdi>
          {authors.length > mostAuthors && ' …'}
        </p>
      )}
      <p className={styles.facts}>
        {journal && (
          <a href={href(journal.href)}>
            <cite>{journal.name}</cite>
          </a>
        )}
        {date && <ShownDate date={date} />}
        {doi && (
          <a href={`https://doi.org/${doi}`} dir="ltr" rel="noopener">
            https://doi.org/{doi}
          </a>
        )}
      </p>
      <p>
        <a href={href(paper.place)} className={styles.place}>
          {say('figure.paper.place')}
        </a>
      </p>
    </section>
  );
}
