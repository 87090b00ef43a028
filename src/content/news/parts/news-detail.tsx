import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import buttons from '../../../platform/ui/button.module.css';
import { DateText } from '../../article/parts/date-text.tsx';
import styles from './detail.module.css';
import { FileList, NameLink } from './detail.tsx';
import type { NewsView } from './news-view.ts';

/** The list that shows a type. */
const listOfType: Readonly<Record<NewsView['type'], string>> = {
  information: '/news?newsDataType=information',
  announcement: '/news?newsDataType=announcement',
  dynamic: '/news?newsDataType=dynamic',
  statement: '/news?newsDataType=statement',
  science: '/science',
  link: '/newLink1',
  file: '/download',
  wechat: '/weChat',
};

/** A piece of news, with its neighbours below and related ones beside it. */
export function NewsDetail({ news, comments }: { readonly news: NewsView; readonly comments: CommentsView | null }) {
  const say = useSay();
  const href = useHref();
  const type = say(`news.type.${news.type}`);
  const place = news.path.length > 0 ? news.path : [{ name: type, href: listOfType[news.type] }];
  return (
    <div className={styles.page} data-beside={news.related.length > 0 ? '' : undefined} data-part="news-page">
      <article className={styles.main} data-counts={news.id}>
        <Breadcrumb path={[...place, { name: news.title, href: null }]} />
        <header className={styles.head}>
          <p className={styles.kind}>
            <a href={href(listOfType[news.type])}>{type}</a>
          </p>
          <h1>
            <bdi>{news.title}</bdi>
          </h1>
          <p className={styles.facts}>
            {news.publishDate && <DateText date={news.publishDate} />}
            {news.source && <bdi>{say('site.column.source', { source: news.source })}</bdi>}
            {news.authors.map((author) => (
              <bdi key={author}>{author}</bdi>
            ))}
            {news.visits > 0 && <span>{say('ui.number.views', { count: news.visits })}</span>}
          </p>
        </header>
        {news.cover && <img className={styles.picture} src={news.cover} alt="" />}
        {news.body ? (
          <StoredText body={news.body} />
        ) : (
          news.summary && (
            <p className={styles.lead}>
              <bdi>{news.summary}</bdi>
            </p>
          )
        )}
        {news.link && <LeadOn link={news.link} />}
        <NewsFiles files={news.files} />
        <div className={styles.actions}>
          <SaveButtons thing={{ id: news.id, kind: 'news', title: news.title }} />
          <ShareButton url={news.url} title={news.title} />
        </div>
        <Neighbours news={news} />
        <Comments comments={comments} />
      </article>
      {news.related.length > 0 && (
        <aside className={styles.beside} aria-labelledby="news-related" data-part="related">
          <h2 id="news-related">{say('news.related')}</h2>
          <ul>
            {news.related.map((other) => (
              <li key={other.id}>
                <NameLink to={other.url} name={other.resName} />
                {other.publishDate && <DateText date={other.publishDate} />}
              </li>
            ))}
          </ul>
        </aside>
      )}
    </div>
  );
}

/** A stored link: a page of this site, or one elsewhere. */
function LeadOn({ link }: { readonly link: string }) {
  const say = useSay();
  const href = useHref();
  const isOutside = !link.startsWith('/');
  return (
    <p className={styles.actions} data-part="leads-on">
      <a className={buttons.strong} href={href(link)} rel={isOutside ? 'noopener external' : undefined}>
        {isOutside ? say('news.leadsTo', { host: new URL(link).host }) : say('ui.action.readMore')}
      </a>
    </p>
  );
}

function NewsFiles({ files }: { readonly files: NewsView['files'] }) {
  const say = useSay();
  if (files.length === 0) return null;
  return (
    <section className={styles.section} data-part="files">
      <h2>{say('site.column.attachments')}</h2>
      <FileList files={files} className={styles.files} />
    </section>
  );
}

function Neighbours({ news: { previous, next } }: { readonly news: NewsView }) {
  const say = useSay();
  const href = useHref();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={say('news.neighbours')} data-print="no">
      {previous && (
        <a href={href(previous.url)} rel="prev">
          <bdi>{say('site.column.previous', { title: previous.resName })}</bdi>
        </a>
      )}
      {next && (
        <a href={href(next.url)} rel="next">
          <bdi>{say('site.column.next', { title: next.resName })}</bdi>
        </a>
      )}
    </nav>
  );
}
