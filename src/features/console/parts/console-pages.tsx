import buttons from '../../../platform/ui/button.module.css';
import styles from './console-table.module.css';
import { Link, useParameters } from './in-language.tsx';
import { useWord } from './use-console.ts';

/** The pages of a list of the console; the rest of the address stays. */
export function ConsolePages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const say = useWord();
  const parameters = useParameters();
  if (pages <= 1) return null;
  const at = (other: number) => {
    const next = new URLSearchParams(parameters);
    next.set('page', String(other));
    return `?${next}`;
  };
  return (
    <nav className={styles.pages} aria-label={say('list.page', { page: page + 1, pages })}>
      {page > 0 && (
        <Link className={buttons.button} to={at(page - 1)}>
          {say('list.previous')}
        </Link>
      )}
      <span>{say('list.page', { page: page + 1, pages })}</span>
      {page + 1 < pages && (
        <Link className={buttons.button} to={at(page + 1)}>
          {say('list.next')}
        </Link>
      )}
    </nav>
  );
}
