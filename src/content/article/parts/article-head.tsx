import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import styles from './article-head.module.css';
import { articleType } from './article-type.ts';
import type { ArticleView } from './article-view.ts';
import { AuthorDetails } from './author-details.tsx';
import { AuthorLine } from './author-line.tsx';
import { licenceName } from './licence-name.ts';
import { OpenAccess } from './open-access.tsx';
import { periodLabel } from './period-label.ts';
import { RichTitle } from './rich-title.tsx';
import { ShownDate } from './shown-date.tsx';
import { VersionFacts } from './version-facts.tsx';

/** Title in both languages, who wrote it, when, and under which terms. */
export function ArticleHead({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const { journal, period, pages, conference } = article;
  const type = article.part || articleType(say, article.type);
  return (
    <header className={styles.head} data-part="article-head">
      <p className={styles.kind}>
        {type && <span>{type}</span>}
        {article.isOpen && <OpenAccess />}
        <VersionFacts version={article.version} url={article.url} />
      </p>
      <h1 className={styles.title}>
        <RichTitle title={article.title} html={article.titleHtml} />
      </h1>
      {article.secondTitle && (
        <p className={styles.second}>
          <RichTitle title={article.secondTitle} html={article.secondTitle.html} />
        </p>
      )}
      <AuthorLine people={article.people} />
      <AuthorDetails people={article.people} affiliations={article.affiliations} />
      {(journal || conference) && (
        <p className={styles.facts}>
          {journal && (
            <a href={href(`/mag/${journal.id}`)}>
              <cite>{journal.name}</cite>
            </a>
          )}
          {period && <a href={href(`/issue?columnId=${period.id}`)}>{periodLabel(say, period)}</a>}
          {pages && <span>{say('article.period.pages', { pages })}</span>}
          {conference && <span>{[conference.name, conference.place, conference.time].filter(Boolean).join(', ')}</span>}
        </p>
      )}
      <ul className={styles.facts} data-part="dates">
        {article.dates.map(({ what, date }) => (
          <li key={what}>
            {say(`article.date.${what}`)} <ShownDate date={date} />
          </li>
        ))}
        {article.licence && (
          <li>
            <a href={article.licence} rel="license noopener">
              {licenceName(article.licence)}
            </a>
          </li>
        )}
      </ul>
      {article.doi && (
        <p className={styles.facts}>
          <a href={`https://doi.org/${article.doi}`} data-part="doi" dir="ltr">
            https://doi.org/{article.doi}
          </a>
        </p>
      )}
    </header>
  );
}
