import type { Choice } from '../../../platform/kernel/form-field.ts';
import styles from './form-fields.module.css';
import type { InputProps } from './input-props.ts';
import { LabelledGroup, LabelledInput } from './labelled.tsx';
import { useWord } from './use-console.ts';

export function ChoiceInput({ field, path, value, problems, onChange }: InputProps<'choice'>) {
  const say = useWord();
  return (
    <LabelledInput label={field.label} help={field.help} problem={problems[path]} required={field.required}>
      {(labelled) => (
        <select {...labelled} name={path} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)}>
          {(!field.required || !value) && <option value="">{say('form.nothingChosen')}</option>}
          {[...Map.groupBy(field.choices, ({ group }) => group ?? '')].map(([group, choices]) =>
            group ? (
              <optgroup key={group} label={group}>
                {choices.map(option)}
              </optgroup>
            ) : (
              choices.map(option)
            ),
          )}
        </select>
      )}
    </LabelledInput>
  );
}

const option = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function ChoicesInput({ field, path, value, problems, onChange }: InputProps<'choices'>) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <LabelledGroup legend={field.label} help={field.help} problem={problems[path]} required={field.required}>
      {field.choices.map((choice) => (
        <label key={choice.value} className={styles.switch}>
          <input
            type="checkbox"
            name={`${path}.${choice.value}`}
            checked={chosen.includes(choice.value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value))
            }
          />
          {choice.label}
        </label>
      ))}
    </LabelledGroup>
  );
}
