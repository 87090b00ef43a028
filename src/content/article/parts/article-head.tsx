import { type Say, useSay } from '../../../platform/i18n/use-say.ts';
import { useHref, withParameter } from '../../../platform/shell/href.ts';
import { JournalName } from '../../../platform/shell/journal-name.tsx';
import { OpenAccess } from '../../../platform/shell/open-access.tsx';
import { periodLabel } from '../../../platform/shell/period-label.ts';
import { RetractedLabel } from '../../../platform/shell/retracted-title.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './article-head.module.css';
import type { ArticleView, VersionView } from './article-view.ts';
import { AuthorDetails, AuthorLine } from './authors.tsx';
import { DateText } from './date-text.tsx';
import { licenceName } from './licence-name.ts';
import { RichTitle } from './rich-title.tsx';
import { versionKind, versionName } from './version-name.ts';

const facts = `${layout.line} ${text.fine} ${styles.facts}`;

/** Title in both languages, who wrote it, when, and under which terms. */
export function ArticleHead({ article }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  const { journal, period, pages, conference } = article;
  const type = article.part || articleType(say, article.type);
  return (
    <header className={layout.stack3} data-part="article-head">
      <p className={`${layout.row3} ${text.fine}`}>
        {type && <span>{type}</span>}
        {article.isOpen && <OpenAccess />}
        <VersionFacts version={article.version} url={article.url} />
      </p>
      <h1 className={styles.title}>
        <RetractedLabel integrity={article.integrity?.state ?? null} />
        <RichTitle title={article.title} pieces={article.titlePieces} html={article.titleHtml} />
      </h1>
      {article.secondTitle && (
        <p className={`${text.second} ${styles.second}`}>
          <RichTitle title={article.secondTitle} pieces={article.secondTitle.pieces} html={article.secondTitle.html} />
        </p>
      )}
      <Translations article={article} />
      <AuthorLine people={article.people} />
      <AuthorDetails people={article.people} affiliations={article.affiliations} />
      {(journal || conference) && (
        <p className={facts}>
          {journal && (
            <a href={href(`/mag/${journal.id}`)}>
              <JournalName name={journal.name} />
            </a>
          )}
          {period && <a href={href(`/issue?columnId=${period.id}`)}>{periodLabel(say, period)}</a>}
          {pages && <span>{say('article.period.pages', { pages })}</span>}
          {conference && <span>{conference}</span>}
        </p>
      )}
      <ul className={facts} data-part="dates">
        {article.dates.map(({ what, date }) => (
          <li key={what}>
            {say(`article.date.${what}`)} <DateText date={date} />
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
        <p className={facts}>
          <a href={`https://doi.org/${article.doi}`} data-part="doi" dir="ltr">
            https://doi.org/{article.doi}
          </a>
        </p>
      )}
    </header>
  );
}

/** The same paper in another language. */
function Translations({ article: { translations } }: { readonly article: ArticleView }) {
  const say = useSay();
  const href = useHref();
  if (translations.length === 0) return null;
  return (
    <p className={layout.line} data-part="translations">
      {translations.map(({ href: path, tag }) => (
        <a key={path} className={text.underlined} href={href(path)} hrefLang={tag} rel="alternate">
          {say('article.translation.read', { language: tag.split('-')[0] ?? '' })}
        </a>
      ))}
    </p>
  );
}

const typeNames = {
  'research-article': 'research',
  'review-article': 'review',
  editorial: 'editorial',
  correction: 'correction',
  retraction: 'retraction',
  'expression-of-concern': 'concern',
  'article-commentary': 'commentary',
  letter: 'letter',
  translation: 'translation',
  'brief-report': 'report',
  'rapid-communication': 'report',
  'case-report': 'report',
} as const;

/** What a paper is called that stands in no named part of its journal. */
function articleType(say: Say, type: string): string {
  const name = (typeNames as Readonly<Record<string, (typeof typeNames)[keyof typeof typeNames]>>)[type];
  return name ? say(`article.type.${name}`) : '';
}

/** The version that is shown, and the way to the others. */
function VersionFacts({ version, url }: { readonly version: VersionView; readonly url: string }) {
  const say = useSay();
  const href = useHref();
  const label = versionKind(say, version.value);
  if (version.all.length < 2) return label ? <span data-part="version">{label}</span> : null;
  return (
    <>
      <span data-part="version">{versionName(say, version)}</span>
      <button type="button" className={text.linkButton} popoverTarget="article-versions">
        {say('article.version.all')}
      </button>
      <span
        id="article-versions"
        popover="auto"
        className={`${box.card} ${text.small} ${styles.versions}`}
        data-part="versions"
      >
        {version.all.toReversed().map(({ number, value, publishDate }) => (
          <a
            key={number}
            href={href(versionAddress(url, number, version))}
            aria-current={number === version.number ? 'true' : undefined}
          >
            {versionName(say, { number, value })}
            {publishDate && (
              <>
                {' · '}
                <DateText date={publishDate} />
              </>
            )}
          </a>
        ))}
      </span>
      {version.changes && (
        <a href={href(version.changes)} data-part="what-changed">
          {say('article.changes.title')}
        </a>
      )}
    </>
  );
}

/** The newest version stands at the paper's own address. */
const versionAddress = (url: string, number: number, { all }: VersionView): string =>
  number === all.at(-1)?.number ? url : withParameter(url, 'version', String(number));
