import { FormattedNumber } from 'react-intl';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { Cover } from '../../../platform/shell/cover.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import buttons from '../../../platform/ui/button.module.css';
import { authorSearchAddress } from '../../article/parts/author-search.ts';
import { OpenAccess } from '../../article/parts/open-access.tsx';
import { FileList, Paragraph } from '../../news/parts/detail.tsx';
import styles from './book-detail.module.css';
import { BookFacts } from './book-facts.tsx';
import type { BookView } from './book-view.ts';
import { Contents } from './contents.tsx';

/** A book: what it is, how it is cited, and its contents. */
export function BookDetail({ book, comments }: { readonly book: BookView; readonly comments: CommentsView | null }) {
  const say = useSay();
  return (
    <div className={styles.page} data-part="book-page">
      <Breadcrumb
        path={[
          { name: say('book.kind.many'), href: '/bookList' },
          { name: book.title.text, href: null },
        ]}
      />
      <article className={styles.book} data-counts={book.id}>
        <div className={styles.cover}>
          <Cover name={book.title.text} label={book.publisher} picture={book.cover} artwork={book.artwork} />
        </div>
        <div className={styles.main}>
          <Head book={book} />
          <Actions book={book} />
          <Paragraph text={book.summary} className={styles.summary} />
          <section className={styles.section}>
            <h2>{say('book.facts.title')}</h2>
            <BookFacts book={book} />
          </section>
          <section className={styles.section}>
            <h2>{say('book.contents.title')}</h2>
            {book.contents.length > 0 ? <Contents entries={book.contents} /> : <p>{say('book.contents.empty')}</p>}
          </section>
          <Files book={book} />
          <Comments comments={comments} />
        </div>
      </article>
    </div>
  );
}

function Head({ book }: { readonly book: BookView }) {
  const say = useSay();
  const href = useHref();
  return (
    <header className={styles.head}>
      <p className={styles.kind}>
        <span>{say('book.kind.one')}</span>
        {book.isOpen && <OpenAccess />}
      </p>
      <h1>
        <Localized of={book.title} />
      </h1>
      <Paragraph text={book.secondTitle} className={styles.second} />
      <ul className={styles.people}>
        {(book.authors.length > 0 ? book.authors : book.editors).map((person) => (
          <li key={person.text}>
            <a href={href(authorSearchAddress(person.text))}>
              <Localized of={person} />
            </a>
          </li>
        ))}
      </ul>
      {book.subjects.length > 0 && (
        <p className={styles.facts}>
          {book.subjects.map((subject) => (
            <a key={subject.href} href={href(subject.href)}>
              {subject.name}
            </a>
          ))}
        </p>
      )}
    </header>
  );
}

function Actions({ book }: { readonly book: BookView }) {
  const say = useSay();
  const href = useHref();
  const { views } = book.use;
  return (
    <div className={styles.actions} data-print="no">
      {book.first && (
        <a className={buttons.strong} href={href(book.first)} data-part="read">
          {say('book.action.read')}
        </a>
      )}
      {book.citation && (
        <>
          <CiteButton citation={book.citation} />
          <AddToFolder work={book.citation} variant="button" />
        </>
      )}
      <SaveButtons thing={{ id: book.id, kind: 'book', title: book.title.text }} />
      <ShareButton url={book.url} title={book.title.text} />
      <span className={styles.use}>
        <FormattedNumber value={views} /> {say('article.use.views', { count: views })}
      </span>
    </div>
  );
}

function Files({ book }: { readonly book: BookView }) {
  const say = useSay();
  if (book.files.length === 0) return null;
  return (
    <section className={styles.section} data-part="files">
      <h2>{say('book.files.title')}</h2>
      {book.refusal ? <p role="note">{book.refusal}</p> : <FileList files={book.files} className={styles.files} />}
    </section>
  );
}
