import { lazy, Suspense, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { type SavedType, savedTypes } from '../../../../platform/kernel/saved-item.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import type { collects } from '../contract.ts';
import type { KeptThing } from './kept-thing.ts';
import { type Saved, SavedList } from './saved-list.tsx';
import { TypeTabs } from './type-tabs.tsx';

const SaveDialog = lazy(() => import('../../personal-album/parts/save-dialog.tsx'));

interface Props {
  readonly collects: OutputOf<typeof collects>;
  readonly type: SavedType | 'all';
  hrefOf(page: number, type: SavedType | 'all'): string;
}

/** A member's favourites: by type, page by page. */
export function CollectedList({ collects: { content, page, totalPages }, type, hrefOf }: Props) {
  const say = useSay();
  const { enabled } = useFrame();
  const [saving, setSaving] = useState<readonly KeptThing[]>([]);
  return (
    <div data-part="collected">
      <TypeTabs types={['all', ...savedTypes]} current={type} hrefOf={(other) => hrefOf(0, other)} />
      {content.length === 0 ? (
        <Empty />
      ) : (
        <SavedList
          key={`${type} ${page}`}
          entries={content}
          label={say('personalAlbum.dialog.favourites')}
          removeLabel={say('favourites.list.remove')}
          remove={async (ids, isAsked) => (await import('./take-out.ts')).takeOut(say, ids, isAsked)}
          actions={(chosen) =>
            enabled.album && (
              <button type="button" data-part="add-to-album" onClick={() => setSaving(chosen.map(thingOf))}>
                {say('personalAlbum.action.add')}
              </button>
            )
          }
        />
      )}
      <PageLinks page={page} total={totalPages} hrefOf={(other) => hrefOf(other, type)} />
      {saving.length > 0 && (
        <Suspense>
          <SaveDialog things={saving} closed={() => setSaving([])} />
        </Suspense>
      )}
    </div>
  );
}

const thingOf = ({ id, kind, resName }: Saved): KeptThing => ({ id, kind, title: resName });

function Empty() {
  const say = useSay();
  const href = useHref();
  return (
    <div data-part="empty">
      <p>
        <strong>{say('favourites.list.empty')}</strong>
      </p>
      <p>{say('favourites.list.emptyHint')}</p>
      <p>
        <a href={href('/article')}>{say('citations.empty.browse')}</a>
      </p>
    </div>
  );
}
