import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './cite.module.css';

/** Whoever cites a work must see that it was retracted or corrected. */
export function IntegrityFlag({ integrity }: { readonly integrity: 'corrected' | 'retracted' | 'concern' | null }) {
  const say = useSay();
  if (!integrity) return null;
  return (
    <strong className={styles.integrity} data-integrity={integrity}>
      {say(`search.integrity.${integrity}`)}
    </strong>
  );
}
