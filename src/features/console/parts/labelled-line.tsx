import { LabelledInput } from './labelled.tsx';

interface Props {
  readonly label: string;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  readonly required?: boolean;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line of text with its label. */
export const LabelledLine = ({ label, help, problem, required, name, value, onChange }: Props) => (
  <LabelledInput label={label} help={help} problem={problem} required={required}>
    {(labelled) => (
      <input
        {...labelled}
        {...{ type: 'text', name, value, required, autoComplete: 'off' }}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </LabelledInput>
);

interface SelectProps extends Props {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** One choice among a few, with its label. */
export const LabelledSelect = ({ label, help, problem, required, name, value, choices, onChange }: SelectProps) => (
  <LabelledInput label={label} help={help} problem={problem} required={required}>
    {(labelled) => (
      <select {...labelled} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  </LabelledInput>
);
