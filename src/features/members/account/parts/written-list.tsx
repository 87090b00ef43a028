import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import styles from './account-form.module.css';

const separator = /[,，;；、]/;

/** What is one entry: trimmed, or made alike in another way; nothing is no entry. */
type ReadEntry = (part: string) => string;

const splitEntries = (text: string, read: ReadEntry): string[] => text.split(separator).map(read).filter(Boolean);

/** Those that were added under `added`, and the one that is still being written under `written`. */
export const entriesOf = (values: FormData, added: string, written: string, read: ReadEntry): string[] => [
  ...new Set([...values.getAll(added).map(String), ...splitEntries(String(values.get(written) ?? ''), read)]),
];

/** A few entries that are written one after the other: a comma or Enter ends one. */
export function useWrittenList(initial: readonly string[], most: number, read: ReadEntry) {
  const [chosen, setChosen] = useState<readonly string[]>(initial);
  const [written, setWritten] = useState('');
  const [tooMany, setTooMany] = useState(false);

  const add = (text: string) => {
    const all = [...new Set([...chosen, ...splitEntries(text, read)])];
    setTooMany(all.length > most);
    setChosen(all.slice(0, most));
    setWritten('');
  };

  return {
    chosen,
    tooMany,
    remove(entry: string) {
      setTooMany(false);
      setChosen(chosen.filter((other) => other !== entry));
    },
    /** What the field in which they are written needs. */
    field: {
      value: written,
      onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
        if (separator.test(value)) add(value);
        else setWritten(value);
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (event.key !== 'Enter' || written.trim() === '' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        add(written);
      },
    },
  };
}

interface Props {
  /** Under which name the form sends each of them. */
  readonly name: string;
  readonly chosen: readonly string[];
  removeLabel(entry: string): string;
  remove(entry: string): void;
}

/** What was added, each with a button that takes it out again. */
export function ChosenEntries({ name, chosen, removeLabel, remove }: Props) {
  if (chosen.length === 0) return null;
  return (
    <ul className={layout.row2}>
      {chosen.map((entry) => (
        <li key={entry}>
          <input type="hidden" name={name} value={entry} />
          <button
            type="button"
            className={`${box.chip} ${styles.entry}`}
            aria-label={removeLabel(entry)}
            onClick={() => remove(entry)}
          >
            <bdi>{entry}</bdi> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
