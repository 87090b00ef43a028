import { type Say, useSay } from '../i18n/use-say.ts';
import type { Integrity } from '../kernel/integrity.ts';
import styles from './retracted-title.module.css';

/** A title as it is written where only words can stand: a retracted paper is called so wherever it is named. */
export const titleWithState = (say: Say, integrity: Integrity | null, title: string): string =>
  integrity === 'retracted' ? say('search.integrity.retractedTitle', { title }) : title;

/** What stands before the title of a retracted paper. Outside of the title’s own element: it is in the reader’s language. */
export function RetractedLabel({ integrity }: { readonly integrity: Integrity | null }) {
  const say = useSay();
  return (
    integrity === 'retracted' && (
      <span className={styles.label} data-integrity="retracted">
        {titleWithState(say, integrity, '')}
      </span>
    )
  );
}
