import { useId } from 'react';
import field from '../../../../platform/ui/field.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen?: string | undefined;
}

/** One choice among a few in a form that is sent as it stands. */
export function LabelledChoice({ label, name, choices, chosen }: Props) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
