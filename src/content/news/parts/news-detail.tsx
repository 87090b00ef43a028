import { ItemActions } from '../../../features/discovery/sharing/parts/item-actions.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import {
  DetailActions,
  DetailAside,
  DetailHead,
  DetailPage,
  DetailSection,
} from '../../../platform/shell/detail-page.tsx';
import { FileList } from '../../../platform/shell/file-list.tsx';
import { Headline } from '../../../platform/shell/headline.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { Neighbours } from '../../../platform/shell/neighbours.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { DateText } from '../../article/parts/date-text.tsx';
import styles from './news-detail.module.css';
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

/** A piece of news, with its neighbours below and related ones on the side. */
export function NewsDetail({ news, comments }: { readonly news: NewsView; readonly comments: CommentsView | null }) {
  const say = useSay();
  const href = useHref();
  const { id, title, url, previous, next } = news;
  const type = say(`news.type.${news.type}`);
  const place = news.path.length > 0 ? news.path : [{ name: type, href: listOfType[news.type] }];
  return (
    <DetailPage
      part="news-page"
      path={[...place, { name: title, href: null }]}
      counts={countedView(id)}
      aside={news.related.length > 0 && <Related news={news} />}
      more={<Comments comments={comments} />}
    >
      <DetailHead
        kind={<a href={href(listOfType[news.type])}>{type}</a>}
        title={
          <bdi>
            <Headline of={news.headline} />
          </bdi>
        }
      >
        <p className={`${layout.line} ${text.fine}`}>
          {news.publishDate && <DateText date={news.publishDate} />}
          {news.source && <bdi>{say('site.column.source', { source: news.source })}</bdi>}
          {news.authors.map((author) => (
            <bdi key={author}>{author}</bdi>
          ))}
          {news.visits > 0 && <span>{say('ui.number.views', { count: news.visits })}</span>}
        </p>
      </DetailHead>
      {news.cover && <img className={`${box.picture} ${styles.picture}`} src={news.cover} alt="" />}
      {news.body ? <StoredText body={news.body} /> : <Paragraph text={news.summary} className={text.lead} />}
      {news.link && <OnwardLink link={news.link} />}
      {news.files.length > 0 && (
        <DetailSection title={say('site.column.attachments')} part="files">
          <FileList files={news.files} />
        </DetailSection>
      )}
      <DetailActions>
        <ItemActions item={{ id, kind: 'news', title }} url={url} />
      </DetailActions>
      <Neighbours
        label={say('news.neighbours')}
        previous={
          previous && {
            href: previous.url,
            name: <bdi>{say('site.column.previous', { title: previous.resName })}</bdi>,
          }
        }
        next={next && { href: next.url, name: <bdi>{say('site.column.next', { title: next.resName })}</bdi> }}
      />
    </DetailPage>
  );
}

function Related({ news: { related } }: { readonly news: NewsView }) {
  const say = useSay();
  return (
    <DetailAside label={say('news.related')} part="related" isPrinted>
      <DetailSection title={say('news.related')}>
        <ul className={box.entries}>
          {related.map((other) => (
            <li key={other.id} className={layout.stack1}>
              <NameLink to={other.url} name={other.resName} />
              {other.publishDate && (
                <span className={text.fine}>
                  <DateText date={other.publishDate} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </DetailSection>
    </DetailAside>
  );
}

/** A stored link: a page of this site, or one elsewhere. */
function OnwardLink({ link }: { readonly link: string }) {
  const say = useSay();
  const href = useHref();
  const isOutside = !link.startsWith('/');
  return (
    <p data-part="leads-on">
      <a className={buttons.strong} href={href(link)} rel={isOutside ? 'noopener external' : undefined}>
        {isOutside ? say('news.leadsTo', { host: new URL(link).host }) : say('ui.action.readMore')}
      </a>
    </p>
  );
}
