import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { AccessWays } from '../../../features/access/parts/access-ways.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import { OpenAccess } from '../../article/parts/open-access.tsx';
import type { ChapterView } from './book-view.ts';
import styles from './chapter-detail.module.css';
import { Contents } from './contents.tsx';

/** A chapter to be read, with the contents of its book beside it. */
export function ChapterDetail({ chapter }: { readonly chapter: ChapterView }) {
  const say = useSay();
  const href = useHref();
  const { book } = chapter;
  return (
    <div className={styles.page} data-part="chapter-page">
      <div className={styles.path}>
        <Breadcrumb
          path={[
            { name: say('book.kind.many'), href: '/bookList' },
            { name: book.title.text, href: book.url },
            { name: chapter.label || chapter.title.text, href: null },
          ]}
        />
      </div>
      <nav className={styles.beside} aria-label={say('book.contents.title')} data-print="no">
        <p>
          <a href={href(book.url)} className={styles.book}>
            <Localized of={book.title} />
          </a>
        </p>
        <details open className={styles.tree}>
          <summary>{say('book.contents.title')}</summary>
          <Contents entries={chapter.contents} current={chapter.position} brief />
        </details>
      </nav>
      <article className={styles.chapter} data-part="article" data-counts={book.id}>
        <header className={styles.head}>
          <p className={styles.facts}>
            {chapter.label && <span>{say('book.chapter.label', { label: chapter.label })}</span>}
            {chapter.isOpen && <OpenAccess />}
          </p>
          <h1>
            <Localized of={chapter.title} />
          </h1>
          {chapter.authors.length > 0 && <p>{chapter.authors.map(({ text }) => text).join(', ')}</p>}
          <p className={styles.facts}>
            {chapter.pages && <span>{say('article.period.pages', { pages: chapter.pages })}</span>}
            {chapter.doi && (
              <a href={`https://doi.org/${chapter.doi}`} dir="ltr" rel="noopener">
                https://doi.org/{chapter.doi}
              </a>
            )}
          </p>
          <div className={styles.actions} data-print="no">
            {chapter.citation && <CiteButton citation={chapter.citation} />}
            <ShareButton url={chapter.url} title={chapter.title.text} />
          </div>
        </header>
        <Text chapter={chapter} />
        <Around chapter={chapter} />
      </article>
    </div>
  );
}

function Text({ chapter: { body, refusal, reason } }: { readonly chapter: ChapterView }) {
  const say = useSay();
  return (
    <>
      <AccessReason reason={reason} />
      {body && <StoredText body={body} />}
      {!body && !refusal && <p className={styles.notice}>{say('book.chapter.none')}</p>}
      {refusal && (
        <section className={styles.trial} data-part="trial">
          <h2>{say(body ? 'book.trial.beginning' : 'book.trial.closed')}</h2>
          <p>{refusal}</p>
          <AccessWays />
        </section>
      )}
    </>
  );
}

function Around({ chapter: { previous, next } }: { readonly chapter: ChapterView }) {
  const say = useSay();
  const href = useHref();
  if (!previous && !next) return null;
  return (
    <nav className={styles.around} aria-label={say('book.chapter.around')} data-part="around" data-print="no">
      {previous?.href && (
        <a href={href(previous.href)} rel="prev">
          <span>{say('book.chapter.previous')}</span>
          <Localized of={previous.title} />
        </a>
      )}
      {next?.href && (
        <a href={href(next.href)} rel="next">
          <span>{say('book.chapter.next')}</span>
          <Localized of={next.title} />
        </a>
      )}
    </nav>
  );
}
