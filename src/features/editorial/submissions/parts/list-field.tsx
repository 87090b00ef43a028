import { useId, useState } from 'react';
import { isSame } from '../domain/merge-details.ts';
import styles from './form.module.css';

interface Props {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: string;
  readonly entries: readonly string[];
  readonly rows: number;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  /** What stands between two entries when they are shown. */
  readonly between: string;
  read(text: string): string[];
  change(entries: string[]): void;
}

/** A list that people write as text. What they typed stands as they typed it until the list changes from elsewhere. */
export function ListField({ label, isLabelHidden, hint, entries, rows, lang, dir, between, read, change }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(() => entries.join(between));
  const text = isSame(read(typed), entries) ? typed : entries.join(between);
  const given = { id, value: text, lang, dir, 'aria-describedby': hint ? `${id}-hint` : undefined };
  const write = (next: string) => {
    setTyped(next);
    change(read(next));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} data-visually-hidden={isLabelHidden ? '' : undefined}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows > 1 ? (
        <textarea {...given} rows={rows} onChange={(event) => write(event.target.value)} />
      ) : (
        <input {...given} onChange={(event) => write(event.target.value)} />
      )}
    </div>
  );
}
