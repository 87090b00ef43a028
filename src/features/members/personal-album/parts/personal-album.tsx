import { lazy, Suspense, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { type AlbumType, albumTypes } from '../../../../platform/kernel/saved-item.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import { SavedList } from '../../favourites/parts/saved-list.tsx';
import { TypeTabs } from '../../favourites/parts/type-tabs.tsx';
import type { AlbumEntriesView, AlbumView } from './album-view.ts';
import styles from './personal-albums.module.css';
import { AlbumCover } from './personal-albums.tsx';

const AlbumForm = lazy(() => import('./album-form.tsx'));

interface Props {
  readonly album: AlbumView;
  readonly entries: AlbumEntriesView;
  readonly type: AlbumType;
  /** Of the list of albums. */
  readonly backHref: string;
  hrefOf(page: number, type: AlbumType): string;
}

/** One album of a member's own: its tabs, what is in them, and what can be done with it. */
export function PersonalAlbum({ album, entries: { content, page, totalPages }, type, backHref, hrefOf }: Props) {
  const say = useSay();
  const [isEditing, setEditing] = useState(false);
  const remove = async () => {
    const { deleteAlbum } = await import('./change-album.ts');
    if (await deleteAlbum(say, album.id)) location.assign(backHref);
  };
  return (
    <div className={styles.album} data-part="personal-album">
      <p>
        <a href={backHref}>{say('personalAlbum.list.back')}</a>
      </p>
      <div className={styles.head}>
        <AlbumCover album={album} />
        <div className={styles.words}>
          <h2>
            <bdi>{album.name}</bdi>
          </h2>
          {album.enName && (
            <p lang="en" dir="ltr">
              {album.enName}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <button type="button" className={buttons.button} aria-haspopup="dialog" onClick={() => setEditing(true)}>
            {say('personalAlbum.form.edit')}
          </button>
          <button type="button" className={buttons.button} data-part="delete-album" onClick={() => void remove()}>
            {say('personalAlbum.form.delete')}
          </button>
        </div>
      </div>
      <TypeTabs types={albumTypes} current={type} counts={album.counts} hrefOf={(other) => hrefOf(0, other)} />
      {content.length === 0 ? (
        <p data-part="empty">{say('personalAlbum.entries.empty')}</p>
      ) : (
        <SavedList
          key={`${type} ${page}`}
          entries={content}
          label={album.name}
          removeLabel={say('personalAlbum.entries.remove')}
          remove={async (ids, isAsked) => (await import('./change-album.ts')).takeOut(say, album.id, ids, isAsked)}
        />
      )}
      <PageLinks page={page} total={totalPages} hrefOf={(other) => hrefOf(other, type)} />
      {isEditing && (
        <Suspense>
          <AlbumForm
            album={album}
            closed={(saved) => {
              setEditing(false);
              if (saved) location.reload();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
