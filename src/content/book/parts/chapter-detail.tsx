import { AccessReason } from '../../../features/access/parts/access-reason.tsx';
import { AccessWays } from '../../../features/access/parts/access-ways.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { DetailActions, DetailHead, DetailPage } from '../../../platform/shell/detail-page.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { Names } from '../../../platform/shell/names.tsx';
import { Neighbours } from '../../../platform/shell/neighbours.tsx';
import { OpenAccess } from '../../../platform/shell/open-access.tsx';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { ChapterView, ContentsEntry } from './book-view.ts';
import styles from './contents.module.css';
import { Contents } from './contents.tsx';

/** A chapter to be read, with the contents of its book on the side. */
export function ChapterDetail({ chapter }: { readonly chapter: ChapterView }) {
  const say = useSay();
  const { book, previous, next } = chapter;
  const neighbour = (entry: Omit<ContentsEntry, 'entries'> | null, label: string) =>
    entry?.href ? { href: entry.href, label, name: <Localized of={entry.title} /> } : null;
  return (
    <DetailPage
      part="chapter-page"
      path={[
        { name: say('book.kind.many'), href: '/bookList' },
        { name: book.title.text, href: book.url },
        { name: chapter.label || chapter.title.text, href: null },
      ]}
      counts={countedView(book.id, chapter.position)}
      aside={<BookContents chapter={chapter} />}
      asideAt="start"
    >
      <Head chapter={chapter} />
      <ChapterText chapter={chapter} />
      <Neighbours
        label={say('book.chapter.around')}
        previous={neighbour(previous, say('book.chapter.previous'))}
        next={neighbour(next, say('book.chapter.next'))}
      />
    </DetailPage>
  );
}

function BookContents({ chapter: { book, contents, position } }: { readonly chapter: ChapterView }) {
  const say = useSay();
  const href = useHref();
  return (
    <nav className={layout.stack3} aria-label={say('book.contents.title')} data-print="no">
      <p>
        <a href={href(book.url)} className={styles.book}>
          <Localized of={book.title} />
        </a>
      </p>
      <details open className={styles.tree}>
        <summary className={text.asideTitle}>{say('book.contents.title')}</summary>
        <Contents entries={contents} current={position} brief />
      </details>
    </nav>
  );
}

function Head({ chapter }: { readonly chapter: ChapterView }) {
  const say = useSay();
  const { label, title, authors, pages, doi, citation } = chapter;
  const kind = (label || chapter.isOpen) && (
    <>
      {label && <span>{say(chapter.isSection ? 'book.chapter.section' : 'book.chapter.label', { label })}</span>}
      {chapter.isOpen && <OpenAccess />}
    </>
  );
  return (
    <DetailHead kind={kind} title={<Localized of={title} />}>
      {authors.length > 0 && (
        <p>
          <Names of={authors.map((author) => author.text)} />
        </p>
      )}
      <p className={`${layout.line} ${text.fine}`}>
        {pages && <span>{say('article.period.pages', { pages })}</span>}
        {doi && (
          <a href={`https://doi.org/${doi}`} dir="ltr" rel="noopener">
            https://doi.org/{doi}
          </a>
        )}
      </p>
      <DetailActions>
        {citation && <CiteButton citation={citation} />}
        <ShareButton url={chapter.url} title={title.text} />
      </DetailActions>
    </DetailHead>
  );
}

function ChapterText({ chapter: { body, refusal, opensAt, reason, isOpen } }: { readonly chapter: ChapterView }) {
  const say = useSay();
  return (
    <>
      {!isOpen && <AccessReason reason={reason} />}
      {body && <StoredText body={body} />}
      {!body && !refusal && <p className={box.remark}>{say('book.chapter.none')}</p>}
      {refusal && (
        <section className={`${box.notice} ${layout.stack2}`} data-part="trial">
          <h2 className={text.h3}>{say(body ? 'book.trial.beginning' : 'book.trial.closed')}</h2>
          <p>{refusal}</p>
          <AccessWays opensAt={opensAt} />
        </section>
      )}
    </>
  );
}
