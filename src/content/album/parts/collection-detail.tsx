import { useIntl } from 'react-intl';
import { ItemActions } from '../../../features/discovery/sharing/parts/item-actions.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { valueLabel } from '../../../platform/shell/coded-values.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { DetailActions, DetailHead, DetailPage, DetailSection } from '../../../platform/shell/detail-page.tsx';
import { Fact, Facts } from '../../../platform/shell/facts.tsx';
import { Headline } from '../../../platform/shell/headline.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import text from '../../../platform/ui/text.module.css';
import { DateText } from '../../article/parts/date-text.tsx';
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
    <DetailPage
      part="collection-page"
      path={[
        { name: valueLabel(say, 'kind', kind), href: listOfKind[kind] },
        { name: title, href: null },
      ]}
      counts={countedView(id)}
    >
      <CollectionHead collection={collection} />
      {body ? <StoredText body={body} /> : <Paragraph text={summary} className={text.lead} />}
      <DetailActions>
        {kind === 'album' && collection.tabs.length > 0 && (
          <a className={buttons.button} href={href(`/virtualAlbum?columnId=${id}`)}>
            {say('album.explore')}
          </a>
        )}
        {collection.tabs.some(({ name }) => name === 'thesis') && (
          <a className={buttons.button} href={href(`/epub/${id}.epub`)} download data-part="epub">
            {say('album.epub')}
          </a>
        )}
        <ItemActions item={{ id, kind, title }} url={url} />
      </DetailActions>
      <DetailSection title={say('album.entries')} id="collection-entries">
        <Entries collection={collection} />
      </DetailSection>
      <Comments comments={collection.comments} />
    </DetailPage>
  );
}

function Entries({ collection }: { readonly collection: CollectionView }) {
  const say = useSay();
  const href = useHref();
  const { formatNumber } = useIntl();
  /** The words of the specification for the tabs of an album. */
  const tabName = (one: CollectionTabName) => say(one === 'experts' ? 'album.tab.experts' : `frame.scope.${one}`);
  const { tab, tabs, url, entries } = collection;
  if (tab === null) return <p>{say(collection.call?.state === 'open' ? 'album.emptyCall' : 'album.empty')}</p>;
  return (
    <>
      {tabs.length > 1 && (
        <Tabs
          label={say('album.entries')}
          part="collection-tabs"
          tabs={tabs.map(({ name, count }) => ({
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
  );
}

/** What a collection is, who made it, and until when manuscripts are taken. */
function CollectionHead({ collection }: { readonly collection: CollectionView }) {
  const say = useSay();
  const href = useHref();
  const { kind, cover, editors, journal, period, publishDate } = collection;
  return (
    <DetailHead
      kind={<a href={href(listOfKind[kind])}>{valueLabel(say, 'kind', kind)}</a>}
      title={
        <bdi>
          <Headline of={collection.headline} />
        </bdi>
      }
      second={collection.second}
      cover={cover}
      part="collection-head"
    >
      <Facts arrange="line">
        <Fact label={say(kind === 'special-issue' ? 'album.guestEditors' : 'album.editors')}>
          {editors.length > 0 && (
            <span className={layout.line}>
              {editors.map((editor) => (
                <bdi key={editor}>{editor}</bdi>
              ))}
            </span>
          )}
        </Fact>
        <Fact label={say('search.kind.journal')}>
          {journal && <NameLink to={journal.url} name={journal.resName} />}
        </Fact>
        <Fact label={say('search.column.issue')}>
          {period?.resName && <NameLink to={period.url} name={period.resName} />}
        </Fact>
        <Fact label={say('album.published')}>{publishDate && <DateText date={publishDate} />}</Fact>
      </Facts>
      <Call collection={collection} />
    </DetailHead>
  );
}

function Call({ collection: { call } }: { readonly collection: CollectionView }) {
  const say = useSay();
  if (!call) return null;
  return (
    <section
      className={`${box.remark} ${styles.call}`}
      data-state={call.state}
      aria-label={say('album.call.title')}
      data-part="call"
    >
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
