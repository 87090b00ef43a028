import { type ReactNode, useId } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import box from '../../../../platform/ui/box.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { Field } from '../../account/parts/field.tsx';
import { ChosenEntries, entriesOf, useWrittenList } from '../../account/parts/written-list.tsx';
import { type AlertKind, longestSubject, mostChoices, typeKeys, writtenSubject } from '../domain/alert.ts';
import styles from './subscribe.module.css';

interface Props {
  readonly type: AlertKind;
  readonly checked: boolean;
  choose(isChosen: boolean): void;
  /** What is asked further once it is chosen. */
  readonly children?: ReactNode;
}

export function TypeChoice({ type, checked, choose, children }: Props) {
  const say = useSay();
  const key = typeKeys[type];
  return (
    <div className={`${box.card} ${styles.choice}`}>
      <label className={field.tick}>
        <input
          type="checkbox"
          name="type"
          value={type}
          checked={checked}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
        <span className={layout.stack1}>
          <strong>{say(`alerts.type.${key}`)}</strong>
          <span className={field.help}>{say(`alerts.type.${key}.hint`)}</span>
        </span>
      </label>
      {checked && children && <div className={styles.further}>{children}</div>}
    </div>
  );
}

interface KeywordChipsProps {
  readonly first: readonly string[];
  readonly problem: string | undefined;
}

/** Keywords are written one after the other; a form reads them with `keywordsOf`. */
export function KeywordChips({ first, problem }: KeywordChipsProps) {
  const say = useSay();
  const {
    chosen,
    tooMany,
    remove,
    field: input,
  } = useWrittenList(first.slice(0, mostChoices), mostChoices, writtenSubject);
  return (
    <div className={layout.stack1}>
      <ChosenEntries
        name="keyword"
        chosen={chosen}
        removeLabel={(name) => say('alerts.keywords.remove', { name })}
        remove={remove}
      />
      <Field
        name="keywords"
        label={say('alerts.keywords.label')}
        hint={say('alerts.keywords.hint')}
        problem={tooMany ? say('failure.chooseMaximumFive') : problem}
        maxLength={longestSubject}
        dir="auto"
        {...input}
      />
    </div>
  );
}

export const keywordsOf = (values: FormData): string[] => entriesOf(values, 'keyword', 'keywords', writtenSubject);

export interface ColumnOption {
  readonly subject: string;
  readonly name: string;
}

interface ColumnChoiceProps {
  readonly columns: readonly ColumnOption[];
  readonly problem: string | undefined;
}

export function ColumnChoice({ columns, problem }: ColumnChoiceProps) {
  const say = useSay();
  const id = useId();
  if (columns.length === 0) return <p>{say('alerts.columns.none')}</p>;
  return (
    <fieldset className={field.field} aria-describedby={problem ? id : undefined}>
      <legend>{say('alerts.columns.label')}</legend>
      <ul className={layout.pair}>
        {columns.map(({ subject, name }) => (
          <li key={subject}>
            <label className={field.tick}>
              <input type="checkbox" name="columns" value={subject} /> <bdi>{name}</bdi>
            </label>
          </li>
        ))}
      </ul>
      {problem && (
        <p id={id} className={field.problem} data-part="field-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
