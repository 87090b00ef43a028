import { LoginLink } from '../../../features/access/parts/login-link.tsx';
import { ItemActions } from '../../../features/discovery/sharing/parts/item-actions.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { DetailActions, DetailHead, DetailPage, DetailSection } from '../../../platform/shell/detail-page.tsx';
import { FileList } from '../../../platform/shell/file-list.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { OpenAccess } from '../../../platform/shell/open-access.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { authorSearchAddress } from '../../article/parts/author-search.ts';
import { BookFacts } from './book-facts.tsx';
import type { BookView } from './book-view.ts';
import { Contents } from './contents.tsx';

/** A book: what it is, how it is cited, and its contents. */
export function BookDetail({ book, comments }: { readonly book: BookView; readonly comments: CommentsView | null }) {
  const say = useSay();
  return (
    <DetailPage
      part="book-page"
      path={[
        { name: say('book.kind.many'), href: '/bookList' },
        { name: book.title.text, href: null },
      ]}
      counts={countedView(book.id)}
      aside={<Cover name={book.title.text} label={book.publisher} picture={book.cover} artwork={book.artwork} />}
      asideAt="cover"
    >
      <Head book={book} />
      <Actions book={book} />
      <Paragraph text={book.summary} className={text.lead} />
      <DetailSection title={say('book.facts.title')}>
        <BookFacts book={book} />
      </DetailSection>
      <DetailSection title={say('book.contents.title')}>
        {book.contents.length > 0 ? <Contents entries={book.contents} /> : <p>{say('book.contents.empty')}</p>}
      </DetailSection>
      {book.files.length > 0 && (
        <DetailSection title={say('book.files.title')} part="files">
          {book.refusal ? (
            <p className={text.underlined} role="note">
              {book.refusal} <LoginLink opensAt={book.opensAt} />
            </p>
          ) : (
            <FileList files={book.files} />
          )}
        </DetailSection>
      )}
      <Comments comments={comments} />
    </DetailPage>
  );
}

function Head({ book }: { readonly book: BookView }) {
  const say = useSay();
  const href = useHref();
  const kind = (
    <>
      <span>{say('book.kind.one')}</span>
      {book.isOpen && <OpenAccess />}
    </>
  );
  return (
    <DetailHead kind={kind} title={<Localized of={book.title} />} second={book.secondTitle}>
      <ul className={layout.line}>
        {(book.authors.length > 0 ? book.authors : book.editors).map((person) => (
          <li key={person.text}>
            <a href={href(authorSearchAddress(person.text))}>
              <Localized of={person} />
            </a>
          </li>
        ))}
      </ul>
      {book.subjects.length > 0 && (
        <p className={`${layout.line} ${text.fine}`}>
          {book.subjects.map((subject) => (
            <a key={subject.href} href={href(subject.href)}>
              {subject.name}
            </a>
          ))}
        </p>
      )}
    </DetailHead>
  );
}

function Actions({ book }: { readonly book: BookView }) {
  const say = useSay();
  const href = useHref();
  const { id, title, url, citation } = book;
  return (
    <DetailActions use={say('ui.number.views', { count: book.use.views })}>
      {book.first && (
        <a className={buttons.strong} href={href(book.first)} data-part="read">
          {say('book.action.read')}
        </a>
      )}
      {book.first && !book.refusal && (
        <a className={buttons.button} href={href(`/epub/${id}.epub`)} download data-part="epub">
          {say('book.action.epub')}
        </a>
      )}
      <ItemActions item={{ id, kind: 'book', title: title.text }} url={url} citation={citation} />
    </DetailActions>
  );
}
