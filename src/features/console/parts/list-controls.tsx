import buttons from '../../../platform/ui/button.module.css';
import styles from './console-table.module.css';
import { Form, Link, useParameters } from './in-language.tsx';
import { useWord } from './use-console.ts';

/** The search above a list of the console: what is asked for stands in the address as `text`. */
export function ListSearch({ label, longest }: { readonly label: string; readonly longest?: number }) {
  const say = useWord();
  const parameters = useParameters();
  return (
    <Form className={styles.search} role="search">
      <input
        type="search"
        name="text"
        defaultValue={parameters.get('text') ?? ''}
        maxLength={longest}
        aria-label={label}
        placeholder={label}
      />
      <button type="submit" className={buttons.button}>
        {say('list.searchButton')}
      </button>
    </Form>
  );
}

/** The pages of a list of the console; the rest of the address stays. */
export function ConsolePages({ page, totalPages: pages }: { readonly page: number; readonly totalPages: number }) {
  const say = useWord();
  const parameters = useParameters();
  if (pages <= 1) return null;
  const to = (other: number, words: string) => {
    const next = new URLSearchParams(parameters);
    next.set('page', String(other));
    return (
      <Link className={buttons.button} to={`?${next}`}>
        {words}
      </Link>
    );
  };
  return (
    <nav className={styles.pages} aria-label={say('list.page', { page: page + 1, pages })}>
      {page > 0 && to(page - 1, say('list.previous'))}
      <span>{say('list.page', { page: page + 1, pages })}</span>
      {page + 1 < pages && to(page + 1, say('list.next'))}
    </nav>
  );
}
