import { lazy, Suspense, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import type { AlbumsView, AlbumView } from './album-view.ts';
import styles from './personal-albums.module.css';

const AlbumForm = lazy(() => import('./album-form.tsx'));

interface Props {
  readonly albums: AlbumsView;
  albumHref(id: string): string;
  hrefOf(page: number): string;
}

/** A member's albums with their covers, and the way to a new one. */
export function PersonalAlbums({ albums: { content, page, totalPages }, albumHref, hrefOf }: Props) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.albums} data-part="personal-albums">
      <p>
        <button type="button" className={buttons.strong} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say('personalAlbum.form.create')}
        </button>
      </p>
      {content.length === 0 ? (
        <div data-part="empty">
          <p>
            <strong>{say('personalAlbum.list.empty')}</strong>
          </p>
          <p>{say('personalAlbum.list.emptyHint')}</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label={say('personalAlbum.dialog.albums')}>
          {content.map((album) => (
            <li key={album.id} data-part="personal-album-card">
              <a href={albumHref(album.id)}>
                <AlbumCover album={album} />
                <bdi>{album.name}</bdi>
              </a>
              {album.enName && (
                <p lang="en" dir="ltr">
                  {album.enName}
                </p>
              )}
              <p>{say('personalAlbum.list.count', { count: inAll(album) })}</p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks page={page} total={totalPages} hrefOf={hrefOf} />
      {isOpen && (
        <Suspense>
          <AlbumForm
            closed={(saved) => {
              setOpen(false);
              if (saved) location.assign(albumHref(saved));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const inAll = ({ counts }: Pick<AlbumView, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export function AlbumCover({ album }: { readonly album: Pick<AlbumView, 'coverUrl' | 'name'> }) {
  if (album.coverUrl) return <img className={styles.cover} src={album.coverUrl} alt="" loading="lazy" />;
  return (
    <span className={styles.cover} aria-hidden="true">
      {[...album.name][0]}
    </span>
  );
}
