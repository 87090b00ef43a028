import { lazy, Suspense, useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import type { CitationView } from './citation-view.ts';
import styles from './cite.module.css';
import { FormatLinks, Quotes } from './quotes.tsx';

/** Links to it from elsewhere on the page open the dialog; without scripts they lead here. */
const place = 'article-cite';
const CiteDialog = lazy(() => import('./cite-dialog.tsx'));

interface Props {
  readonly citation: CitationView;
  /** The look of buttons in the place it stands in. */
  readonly className?: string | undefined;
}

/** "Cite": a dialog with every style; without scripts the reference and its files fold out in place. */
export function CiteButton({ citation, className = buttons.button }: Props) {
  const say = useSay();
  const [alive, setAlive] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    setAlive(true);
    // Who came by such a link from another page meant the dialog too.
    if (location.hash === `#${place}`) setOpen(true);
    const openHere = (event: MouseEvent) => {
      if (!(event.target as Element).closest?.(`a[href="#${place}"]`)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', openHere);
    return () => document.removeEventListener('click', openHere);
  }, []);
  const label = say('citations.action.cite');
  if (!alive)
    return (
      <details className={styles.folded} id={place} data-part="cite">
        <summary className={className}>{label}</summary>
        <div className={layout.stack4}>
          <Quotes view={citation} />
          <FormatLinks view={citation} />
        </div>
      </details>
    );
  return (
    <div id={place} className={styles.folded} data-part="cite">
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && (
        <Suspense>
          <CiteDialog citation={citation} closed={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
