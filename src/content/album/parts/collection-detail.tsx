import { useIntl } from 'react-intl';
import { ShareButton } from '../../../features/discovery/sharing/parts/share-button.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { SaveButtons } from '../../../features/members/favourites/parts/save-buttons.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Breadcrumb } from '../../../platform/shell/breadcrumb.tsx';
import { valueLabel } from '../../../platform/shell/coded-values.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import buttons from '../../../platform/ui/button.module.css';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import { DateText } from '../../article/parts/date-text.tsx';
import details from '../../news/parts/detail.module.css';
import { Fact, NameLink, Paragraph } from '../../news/parts/detail.tsx';
import styles from './collection.module.css';
import type { CollectionTabName } from './collection-tabs.ts';
import { EntryList } from './entry-list.tsx';
import type { CollectionView } from './load-collection.ts';

/** The list in which a collection of this kind stands. */
const listOfKind: Readonly<Record<CollectionView['kind'], string>> = {
  album: '/virtualAlbumList',
  topic: '/collectionList',
  'special-issue': '/specialIssue',
};

const tabAddress = (url: string, tab: CollectionTabName, page = 0): string =>
  `${url}&tab=${tab}${page > 0 ? `&page=${page}` : ''}`;

/** A virtual album, a topic or a special issue with what it holds. */
export function CollectionDetail({ collection }: { readonly collection: CollectionView }) {
  const say = useSay();
  const href = useHref();
  const { id, kind, title, url, body, summary } = collection;
  return (
    <div className={details.page} data-part="collection-page">
      <article className={details.main} data-counts={id}>
        <Breadcrumb
          path={[
            { name: valueLabel(say, 'kind', kind), href: listOfKind[kind] },
            { name: title, href: null },
          ]}
        />
        <CollectionHead collection={collection} />
        {body ? <StoredText body={body} /> : summary && <p className={details.lead}>{summary}</p>}
        <div className={details.actions}>
          {kind === 'album' && collection.tabs.length > 0 && (
            <a className={buttons.button} href={href(`/virtualAlbum?columnId=${id}`)}>
              {say('album.explore')}
            </a>
          )}
          <SaveButtons thing={{ id, kind, title }} />
          <ShareButton url={url} title={title} />
        </div>
        <Entries collection={collection} />
        <Comments comments={collection.comments} />
      </article>
    </div>
  );
}

function Entries({ collection }: { readonly collection: CollectionView }) {
  const say = useSay();
  const href = useHref();
  const { formatNumber } = useIntl();
  /** The words of the specification for the tabs of an album. */
  const tabName = (one: CollectionTabName) => say(one === 'experts' ? 'album.tab.experts' : `frame.scope.${one}`);
  const { tab, url, entries } = collection;
  return (
    <section className={details.section} aria-labelledby="collection-entries">
      <h2 id="collection-entries">{say('album.entries')}</h2>
      {tab === null ? (
        <p>{say(collection.call?.state === 'open' ? 'album.emptyCall' : 'album.empty')}</p>
      ) : (
        <>
          {collection.tabs.length > 1 && (
            <Tabs
              label={say('album.entries')}
              part="collection-tabs"
              tabs={collection.tabs.map(({ name, count }) => ({
                key: name,
                name: tabName(name),
                href: href(tabAddress(url, name)),
                isCurrent: name === tab,
                count: formatNumber(count),
              }))}
            />
          )}
          <EntryList entries={entries} tab={tab} hrefOf={(page) => tabAddress(url, tab, page)} />
        </>
      )}
    </section>
  );
}

/** What a collection is, who made it, and until when manuscripts are taken. */
function CollectionHead({ collection }: { readonly collection: CollectionView }) {
  const say = useSay();
  const href = useHref();
  const { kind, cover, editors, journal, period, publishDate } = collection;
  return (
    <header className={styles.head} data-cover={cover ? '' : undefined} data-part="collection-head">
      <div className={details.head}>
        <p className={details.kind}>
          <a href={href(listOfKind[kind])}>{valueLabel(say, 'kind', kind)}</a>
        </p>
        <h1>
          <bdi>{collection.title}</bdi>
        </h1>
        <Paragraph text={collection.second} className={details.second} />
        <dl className={styles.facts}>
          <Fact label={say(kind === 'special-issue' ? 'album.guestEditors' : 'album.editors')}>
            {editors.length > 0 && editors.map((editor) => <bdi key={editor}>{editor}</bdi>)}
          </Fact>
          <Fact label={say('search.kind.journal')}>
            {journal && <NameLink to={journal.url} name={journal.resName} />}
          </Fact>
          <Fact label={say('search.column.issue')}>
            {period?.resName && <NameLink to={period.url} name={period.resName} />}
          </Fact>
          <Fact label={say('album.published')}>{publishDate && <DateText date={publishDate} />}</Fact>
        </dl>
        <Call collection={collection} />
      </div>
      {cover && <img src={cover} alt="" />}
    </header>
  );
}

function Call({ collection: { call } }: { readonly collection: CollectionView }) {
  const say = useSay();
  if (!call) return null;
  return (
    <section className={styles.call} data-state={call.state} aria-label={say('album.call.title')} data-part="call">
      <p>
        <strong>{say('album.call.title')}</strong> {say(`album.call.${call.state}`)}
      </p>
      <p>
        {call.opensOn && <DateText date={call.opensOn} />}
        {call.opensOn && call.closesOn && ' – '}
        {call.closesOn && <DateText date={call.closesOn} />}
      </p>
    </section>
  );
}
