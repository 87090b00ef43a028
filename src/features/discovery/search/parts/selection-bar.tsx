import { lazy, Suspense, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useLoginAddress } from '../../../../platform/shell/login-address.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { addWorks } from '../../citations/parts/folder.ts';
import { type HitView, titleOf, workOf } from './hit-view.ts';
import styles from './results.module.css';
import { questionOf } from './search-address.ts';
import type { SearchView } from './search-view.ts';

const CiteWorksDialog = lazy(() => import('../../citations/parts/cite-works-dialog.tsx'));
const SaveDialog = lazy(() => import('../../../members/personal-album/parts/save-dialog.tsx'));

interface Props {
  readonly view: SearchView;
  readonly total: number;
  readonly selected: ReadonlyMap<string, HitView>;
  clear(): void;
}

/** What can be done with the hits that were chosen, or with the whole list while none is. */
export function SelectionBar({ view, total, selected, clear }: Props) {
  const say = useSay();
  const { site, member } = useFrame();
  const login = useLoginAddress();
  const [isCiting, setCiting] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const chosen = [...selected.values()];
  const papers = chosen.filter(({ kind }) => kind === 'article');

  const putAside = () => addWorks(say, site.id, papers.map(workOf));
  // The code that writes lists is fetched when one is wanted.
  const exportChosen = async () => (await import('./export-list.ts')).saveList(say, chosen);
  const exportAll = async () => {
    const { fetchList, mostExported, saveList } = await import('./export-list.ts');
    setProgress(0);
    const hits = await fetchList(
      { ...questionOf(view.scope, { ...view.address, facets: view.facets, cursor: '' }), ...view.preset },
      setProgress,
    );
    setProgress(null);
    if (!hits) return;
    saveList(say, hits);
    if (total > mostExported) showToast({ kind: 'notice', text: say('search.export.limited', { max: mostExported }) });
  };

  return (
    <div
      className={`${layout.row4} ${text.small} ${styles.bar}`}
      data-some={chosen.length > 0 ? '' : undefined}
      data-part="selection"
    >
      <strong role="status">
        {chosen.length > 0 && say('search.selection.count', { count: chosen.length })}
        {progress !== null && say('search.export.progress', { done: progress, total: Math.min(total, 1_000) })}
      </strong>
      {papers.length > 0 && (
        <>
          <button
            type="button"
            className={text.action}
            aria-haspopup="dialog"
            data-part="cite-chosen"
            onClick={() => setCiting(true)}
          >
            {say('citations.action.cite')}
          </button>
          <button type="button" className={text.action} onClick={putAside}>
            {say('citations.action.add')}
          </button>
        </>
      )}
      {chosen.length > 0 ? (
        <>
          {member ? (
            <button
              type="button"
              className={text.action}
              aria-haspopup="dialog"
              data-part="save-chosen"
              onClick={() => setSaving(true)}
            >
              {say('favourites.action.save')}
            </button>
          ) : (
            <a href={login} rel="nofollow">
              {say('favourites.action.save')}
            </a>
          )}
          <button type="button" className={text.action} onClick={exportChosen}>
            {say('search.export.selected')}
          </button>
          <button type="button" className={`${text.action} ${layout.end}`} onClick={clear}>
            {say('ui.action.deselectAll')}
          </button>
        </>
      ) : (
        view.list !== 'pool' && (
          <button type="button" className={text.action} onClick={exportAll} disabled={progress !== null}>
            {say('search.export.list')}
          </button>
        )
      )}
      {isCiting && (
        <Suspense>
          <CiteWorksDialog works={papers.map(workOf)} closed={() => setCiting(false)} />
        </Suspense>
      )}
      {isSaving && (
        <Suspense>
          <SaveDialog
            items={chosen.map((hit) => ({ id: hit.id, kind: hit.kind, title: titleOf(hit) }))}
            closed={() => setSaving(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
