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
import tabs from '../../journal/parts/journal-tabs.module.css';
import details from '../../news/parts/detail.module.css';
import { CollectionHead } from './collection-head.tsx';
import type { CollectionTabName } from './collection-tabs.ts';
import { type CollectionView, listOfKind, tabAddress } from './collection-view.ts';
import { EntryList } from './entry-list.tsx';

/** A virtual album, a topic or a special issue with what it holds. */
export function CollectionShown({ collection }: { readonly collection: CollectionView }) {
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

/** The words of the specification for the tabs of an album. */
const useTabName = () => {
  const say = useSay();
  return (tab: CollectionTabName) => (tab === 'experts' ? say('album.tab.experts') : say(`frame.scope.${tab}`));
};

function Entries({ collection }: { readonly collection: CollectionView }) {
  const say = useSay();
  const href = useHref();
  const { formatNumber } = useIntl();
  const tabName = useTabName();
  const { tab, url, entries } = collection;
  return (
    <section className={details.section} aria-labelledby="collection-entries">
      <h2 id="collection-entries">{say('album.entries')}</h2>
      {tab === null ? (
        <p>{say(collection.call?.state === 'open' ? 'album.emptyCall' : 'album.empty')}</p>
      ) : (
        <>
          {collection.tabs.length > 1 && (
            <nav className={tabs.tabs} aria-label={say('album.entries')} data-part="collection-tabs" data-print="no">
              <ul>
                {collection.tabs.map(({ name, count }) => (
                  <li key={name}>
                    <a href={href(tabAddress(url, name))} aria-current={name === tab ? 'page' : undefined}>
                      {tabName(name)} {formatNumber(count)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <EntryList entries={entries} tab={tab} hrefOf={(page) => tabAddress(url, tab, page)} />
        </>
      )}
    </section>
  );
}
