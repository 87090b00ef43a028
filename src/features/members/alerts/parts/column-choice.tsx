import { useId } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './subscribe.module.css';

export interface ColumnOption {
  readonly subject: string;
  readonly name: string;
}

interface Props {
  readonly columns: readonly ColumnOption[];
  readonly problem: string | undefined;
}

export function ColumnChoice({ columns, problem }: Props) {
  const say = useSay();
  const id = useId();
  if (columns.length === 0) return <p>{say('alerts.columns.none')}</p>;
  return (
    <fieldset className={styles.columns} aria-describedby={problem ? id : undefined}>
      <legend>{say('alerts.columns.label')}</legend>
      <ul>
        {columns.map(({ subject, name }) => (
          <li key={subject}>
            <label>
              <input type="checkbox" name="columns" value={subject} /> <bdi>{name}</bdi>
            </label>
          </li>
        ))}
      </ul>
      {problem && (
        <p id={id} className={styles.problem} data-part="field-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
