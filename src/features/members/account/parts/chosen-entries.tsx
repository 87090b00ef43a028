import styles from './account-form.module.css';

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
    <ul className={styles.chosen}>
      {chosen.map((entry) => (
        <li key={entry}>
          <input type="hidden" name={name} value={entry} />
          <button type="button" aria-label={removeLabel(entry)} onClick={() => remove(entry)}>
            <bdi>{entry}</bdi> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
