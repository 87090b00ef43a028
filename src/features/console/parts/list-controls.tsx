import type { ReactNode } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './console.module.css';
import { Form, Link, useParameters } from './in-language.tsx';
import { useWord } from './use-console.ts';

interface FilterProps {
  readonly label?: string;
  readonly action: string;
  /** What the link says that drops the filter, where there is one. */
  readonly clear?: string | undefined;
  readonly children: ReactNode;
}

/** What narrows a list of the console down; it stands in the address. */
export const ListFilter = ({ label, action, clear, children }: FilterProps) => (
  <Form className={styles.filter} role="search" aria-label={label}>
    {children}
    <div className={field.actions}>
      <button type="submit" className={buttons.button}>
        {action}
      </button>
      {clear && (
        <Link className={buttons.button} to="?">
          {clear}
        </Link>
      )}
    </div>
  </Form>
);

/** The search above a list of the console, by words that stand in the address as `text`. */
export function ListSearch({ label, longest }: { readonly label: string; readonly longest?: number }) {
  const say = useWord();
  const parameters = useParameters();
  return (
    <ListFilter action={say('list.searchButton')}>
      <input
        type="search"
        name="text"
        defaultValue={parameters.get('text') ?? ''}
        maxLength={longest}
        aria-label={label}
        placeholder={label}
      />
    </ListFilter>
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
  const current = say('list.page', { page: page + 1, pages });
  return (
    <nav className={`${layout.row3} ${text.fine}`} aria-label={current}>
      {page > 0 && to(page - 1, say('list.previous'))}
      <span>{current}</span>
      {page + 1 < pages && to(page + 1, say('list.next'))}
    </nav>
  );
}
