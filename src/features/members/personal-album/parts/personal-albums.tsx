import { lazy, Suspense, useState } from 'react';
import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { PageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { type AlbumType, albumTypes } from '../../../../platform/kernel/saved-item.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import type { AskList } from '../../../../platform/shell/page-or-last.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { Empty } from '../../../../platform/ui/empty.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import text from '../../../../platform/ui/text.module.css';
import { SavedList, TypeTabs } from '../../favourites/parts/saved-list.tsx';
import type { Album, getAlbum, searchAlbumEntries, searchAlbums } from '../contract.ts';
import styles from './personal-albums.module.css';

const AlbumForm = lazy(() => import('./album-form.tsx'));

/** One album, where the address names one that is the member's; else all of them. */
export async function loadAlbums(call: Call, { childId, type: given }: PageParameters, listed: AskList) {
  const type = albumTypes.find((known) => known === given) ?? albumTypes[0];
  const album = childId ? await call<typeof getAlbum>('GET /front/personalAlbum/info', { id: childId }) : null;
  if (!album?.ok || !childId)
    return {
      opened: null,
      albums: await listed((paging) => call<typeof searchAlbums>('GET /front/personalAlbum/search', paging)),
    };
  const entries = await listed((paging) =>
    call<typeof searchAlbumEntries>('GET /front/personalAlbum/res/search', { id: childId, type, ...paging }),
  );
  return { opened: { album: album.value, type, entries }, albums: null };
}

interface Props {
  readonly albums: OutputOf<typeof searchAlbums>;
  albumHref(id: string): string;
  hrefOf(page: number): string;
}

/** A member's albums with their covers, and the way to a new one. */
export function PersonalAlbums({ albums: { content, page, totalPages }, albumHref, hrefOf }: Props) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={layout.stack4} data-part="personal-albums">
      <p>
        <button type="button" className={buttons.strong} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say('personalAlbum.form.create')}
        </button>
      </p>
      {content.length === 0 ? (
        <Empty title={say('personalAlbum.list.empty')} hint={say('personalAlbum.list.emptyHint')} />
      ) : (
        <ul className={`${layout.grid} ${styles.list}`} aria-label={say('personalAlbum.dialog.albums')}>
          {content.map((album) => (
            <li key={album.id} data-part="personal-album-card">
              <a className={`${layout.stack2} ${text.strong}`} href={albumHref(album.id)}>
                <AlbumCover album={album} />
                <bdi>{album.name}</bdi>
              </a>
              {album.enName && (
                <p className={text.fine} lang="en" dir="ltr">
                  {album.enName}
                </p>
              )}
              <p className={text.fine}>{say('personalAlbum.list.count', { count: inAll(album) })}</p>
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

const inAll = ({ counts }: Pick<Album, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function AlbumCover({ album }: { readonly album: Pick<Album, 'coverUrl' | 'name'> }) {
  if (album.coverUrl) return <img className={styles.cover} src={album.coverUrl} alt="" loading="lazy" />;
  return (
    <span className={styles.cover} aria-hidden="true">
      {[...album.name][0]}
    </span>
  );
}

interface PersonalAlbumProps {
  readonly album: Album;
  readonly entries: OutputOf<typeof searchAlbumEntries>;
  readonly type: AlbumType;
  /** Of the list of albums. */
  readonly backHref: string;
  hrefOf(page: number, type: AlbumType): string;
}

/** One album of a member's own: its tabs, what is in them, and what can be done with it. */
export function PersonalAlbum({
  album,
  entries: { content, page, totalPages },
  type,
  backHref,
  hrefOf,
}: PersonalAlbumProps) {
  const say = useSay();
  const href = useHref();
  const [isEditing, setEditing] = useState(false);
  const remove = async () => {
    const { deleteAlbum } = await import('./change-album.ts');
    if (await deleteAlbum(say, album.id)) location.assign(backHref);
  };
  return (
    <div className={layout.stack4} data-part="personal-album">
      <p>
        <a href={backHref}>{say('personalAlbum.list.back')}</a>
      </p>
      <div className={layout.row4}>
        <div className={styles.small}>
          <AlbumCover album={album} />
        </div>
        <div className={layout.grow}>
          <h2 className={text.h2}>
            <bdi>{album.name}</bdi>
          </h2>
          {album.enName && (
            <p lang="en" dir="ltr">
              {album.enName}
            </p>
          )}
        </div>
        <div className={layout.row2}>
          {album.counts.article > 0 && (
            <a className={buttons.button} href={href(`/epub/${album.id}.epub`)} download data-part="epub">
              {say('personalAlbum.epub')}
            </a>
          )}
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
          remove={async (ids, isConfirmed) =>
            (await import('./change-album.ts')).takeOut(say, album.id, ids, isConfirmed)
          }
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
