import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { savedTypeOf } from '../../../../platform/kernel/saved-item.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import { Modal } from '../../../../platform/ui/modal.tsx';
import { Field } from '../../account/parts/field.tsx';
import type { KeptItem } from '../../favourites/parts/save-buttons.tsx';
import type { searchAlbums } from '../contract.ts';
import { longestName } from '../domain/album-name.ts';
import { mostAlbums } from '../domain/most-albums.ts';
import { saveItems, type Wanted } from './save-items.ts';

type Albums = OutputOf<typeof searchAlbums>['content'];

interface Props {
  readonly items: readonly KeptItem[];
  closed(): void;
}

const newAlbum = 'new';

/** Where to keep items: among the favourites, in one of the albums, or in one that is made on the spot. */
export default function SaveDialog({ items, closed }: Props) {
  const say = useSay();
  const id = useId();
  const { enabled } = useFrame();
  const albums = useAlbums();
  const [wanted, setWanted] = useState<Wanted>({ favourites: false, albums: false, album: '', name: '' });
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const forAlbums = items.filter(({ kind }) => savedTypeOf(kind) !== 'other');
  const offersAlbums = enabled.album && forAlbums.length > 0;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    const refused = await saveItems(say, wanted, { all: items, forAlbums });
    if (refused) {
      setProblem(refused.words);
      form.current?.querySelector<HTMLElement>(`[name="${refused.field}"]`)?.focus();
      return;
    }
    // First, so that the message does not go with it.
    form.current?.closest('dialog')?.close();
    showToast({ kind: 'success', text: say('ui.success.save') });
  };
  const change = (part: Partial<Wanted>) => setWanted((before) => ({ ...before, ...part }));

  return (
    <Modal title={say('personalAlbum.dialog.title')} part="save-dialog" closed={closed}>
      <form ref={form} className={field.form} onSubmit={save} noValidate>
        <label className={field.tick}>
          <input
            type="checkbox"
            name="favourites"
            checked={wanted.favourites}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => change({ favourites: event.target.checked })}
          />
          {say('personalAlbum.dialog.favourites')}
        </label>
        {offersAlbums && (
          <label className={field.tick}>
            <input
              type="checkbox"
              name="albums"
              checked={wanted.albums}
              onChange={(event) => change({ albums: event.target.checked })}
            />
            {say('personalAlbum.dialog.albums')}
          </label>
        )}
        {wanted.albums && (
          <div className={field.field}>
            <label htmlFor={`${id}-album`}>{say('personalAlbum.dialog.choose')}</label>
            <select
              id={`${id}-album`}
              name="album"
              value={wanted.album}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={(event) => change({ album: event.target.value })}
            >
              <option value="">{say('personalAlbum.dialog.none')}</option>
              {albums.map((album) => (
                <option key={album.id} value={album.id}>
                  {album.name}
                </option>
              ))}
              <option value={newAlbum}>{say('personalAlbum.form.create')}</option>
            </select>
          </div>
        )}
        {wanted.albums && wanted.album === newAlbum && (
          <Field
            label={say('personalAlbum.form.name')}
            name="name"
            value={wanted.name}
            maxLength={longestName}
            required
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
        <p id={`${id}-problem`} className={field.problem} role="alert">
          {problem}
        </p>
        <p className={field.actions}>
          <button type="submit" className={buttons.strong}>
            {say('ui.action.save')}
          </button>
        </p>
      </form>
    </Modal>
  );
}

function useAlbums(): Albums {
  const [albums, setAlbums] = useState<Albums>([]);
  useEffect(() => {
    void pageCall()<typeof searchAlbums>('GET /front/personalAlbum/search', { size: mostAlbums }).then((answer) => {
      if (answer.ok) setAlbums(answer.value.content);
    });
  }, []);
  return albums;
}
