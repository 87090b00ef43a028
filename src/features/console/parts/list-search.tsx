import buttons from '../../../platform/ui/button.module.css';
import styles from './console-table.module.css';
import { Form, useParameters } from './in-language.tsx';
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
