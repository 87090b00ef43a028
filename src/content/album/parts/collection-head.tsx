import { useSay } from '../../../platform/i18n/use-say.ts';
import { valueLabel } from '../../../platform/shell/coded-values.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { ShownDate } from '../../article/parts/shown-date.tsx';
import details from '../../news/parts/detail.module.css';
import styles from './collection.module.css';
import { type CollectionView, listOfKind } from './collection-view.ts';

/** What a collection is, who made it, and until when manuscripts are taken. */
export function CollectionHead({ collection }: { readonly collection: CollectionView }) {
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
        {collection.second && (
          <p className={details.second}>
            <Localized of={collection.second} />
          </p>
        )}
        <dl className={styles.facts}>
          {editors.length > 0 && (
            <div>
              <dt>{say(kind === 'special-issue' ? 'album.guestEditors' : 'album.editors')}</dt>
              <dd>
                {editors.map((editor) => (
                  <bdi key={editor}>{editor}</bdi>
                ))}
              </dd>
            </div>
          )}
          {journal && (
            <div>
              <dt>{say('search.kind.journal')}</dt>
              <dd>
                <a href={href(journal.url)}>
                  <bdi>{journal.resName}</bdi>
                </a>
              </dd>
            </div>
          )}
          {period?.resName && (
            <div>
              <dt>{say('search.column.issue')}</dt>
              <dd>
                <a href={href(period.url)}>
                  <bdi>{period.resName}</bdi>
                </a>
              </dd>
            </div>
          )}
          {publishDate && (
            <div>
              <dt>{say('album.published')}</dt>
              <dd>
                <ShownDate date={publishDate} />
              </dd>
            </div>
          )}
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
        {call.opensOn && <ShownDate date={call.opensOn} />}
        {call.opensOn && call.closesOn && ' – '}
        {call.closesOn && <ShownDate date={call.closesOn} />}
      </p>
    </section>
  );
}
