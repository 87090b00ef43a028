import { lazy, Suspense, useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { savedTypeOf } from '../../../../platform/kernel/saved-item.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useLoginAddress } from '../../../../platform/shell/login-address.ts';
import buttons from '../../../../platform/ui/button.module.css';

/** Links to it from elsewhere on the page press the button; without scripts they lead here. */
export const savePlace = 'save-this';

const SaveDialog = lazy(() => import('../../personal-album/parts/save-dialog.tsx'));

/** What a member keeps. */
export interface KeptItem {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
}

interface Props {
  readonly item: KeptItem;
  /** How the place it stands in dresses its buttons. */
  readonly className?: string | undefined;
}

/** "Add to favourites" and "Add to an album". A visitor is led to the login; a member is asked first. */
export function SaveButtons({ item, className = buttons.button }: Props) {
  const say = useSay();
  const login = useLoginAddress();
  const { enabled, member } = useFrame();
  const [isOpen, setOpen] = useState(false);
  const hasAlbums = enabled.album && savedTypeOf(item.kind) !== 'other';
  const collect = say('favourites.action.collect');
  if (!member)
    return (
      <a id={savePlace} className={className} href={login} rel="nofollow" data-part="collect">
        {collect}
      </a>
    );
  return (
    <>
      <CollectButton item={item} className={className} />
      {hasAlbums && (
        <button
          type="button"
          className={className}
          aria-haspopup="dialog"
          data-part="add-to-album"
          onClick={() => setOpen(true)}
        >
          {say('personalAlbum.action.add')}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <SaveDialog items={[item]} closed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function CollectButton({ item, className }: Props) {
  const say = useSay();
  const [isCollected, setCollected] = useState(false);
  useEffect(() => {
    void import('./change-favourites.ts')
      .then(({ isAmongFavourites }) => isAmongFavourites(item.id))
      .then(setCollected);
  }, [item.id]);
  const press = async () => {
    const { toggleFavourite } = await import('./change-favourites.ts');
    setCollected(await toggleFavourite(say, item, isCollected));
  };
  return (
    <button
      id={savePlace}
      type="button"
      className={className}
      data-part="collect"
      aria-pressed={isCollected}
      onClick={() => void press()}
    >
      {say(isCollected ? 'favourites.action.collected' : 'favourites.action.collect')}
    </button>
  );
}
