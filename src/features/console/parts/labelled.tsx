import { type ComponentProps, type ReactNode, useId } from 'react';
import field from '../../../platform/ui/field.module.css';

interface Words {
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
  readonly required?: boolean | undefined;
}

/** What stands around a field, with the id by which the field names what describes it. */
function useWords({ help, problem, required }: Words) {
  const id = useId();
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return {
    id,
    describedBy,
    star: required && <span aria-hidden="true"> *</span>,
    above: help && (
      <p id={`${id}-help`} className={field.help}>
        {help}
      </p>
    ),
    below: problem && (
      <p id={`${id}-problem`} className={field.problem} data-part="field-problem">
        {problem}
      </p>
    ),
  };
}

interface Labelled {
  readonly id: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

interface InputProps extends Words {
  readonly label: ReactNode;
  readonly children: (labelled: Labelled) => ReactNode;
}

/** A label, what helps, the input and what is wrong with it, tied together for eyes and screen readers. */
export function LabelledInput({ label, children, ...words }: InputProps) {
  const { id, describedBy, star, above, below } = useWords(words);
  return (
    <div className={field.field}>
      <label htmlFor={id}>
        {label}
        {star}
      </label>
      {above}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': words.problem ? true : undefined })}
      {below}
    </div>
  );
}

interface GroupProps extends Words {
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

/** The same for a field of several inputs. */
export function LabelledGroup({ legend, children, ...words }: GroupProps) {
  const { describedBy, star, above, below } = useWords(words);
  return (
    <fieldset className={field.field} aria-describedby={describedBy}>
      <legend>
        {legend}
        {star}
      </legend>
      {above}
      {children}
      {below}
    </fieldset>
  );
}

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  readonly label: ReactNode;
  readonly help?: string | undefined;
  readonly onChange: (isTicked: boolean) => void;
}

/** A box to tick with its words. */
export function LabelledTick({ label, help, onChange, ...input }: TickProps) {
  const { describedBy, above } = useWords({ help });
  return (
    <div className={field.field}>
      <label className={field.tick}>
        <input
          type="checkbox"
          aria-describedby={describedBy}
          {...input}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {above}
    </div>
  );
}

type Own<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'onChange' | 'value'> &
  Omit<InputProps, 'children'>;

interface Written {
  /** Absent where the form is sent as it stands. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** One line of text, or another value that is written, with its label. */
export const LabelledLine = ({ label, help, problem, onChange, ...input }: Own<'input'> & Written) => (
  <LabelledInput label={label} help={help} problem={problem} required={input.required}>
    {(labelled) => (
      <input {...labelled} type="text" {...input} onChange={onChange && (({ target }) => onChange(target.value))} />
    )}
  </LabelledInput>
);

/** Several lines of text with their label. */
export const LabelledText = ({ label, help, problem, onChange, ...input }: Own<'textarea'> & Written) => (
  <LabelledInput label={label} help={help} problem={problem} required={input.required}>
    {(labelled) => (
      <textarea {...labelled} {...input} onChange={onChange && (({ target }) => onChange(target.value))} />
    )}
  </LabelledInput>
);

interface Choosing<Value extends string> {
  readonly value?: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly isOff?: boolean }[];
  readonly onChange?: (value: Value) => void;
}

/** One choice among a few, with its label. */
export const LabelledSelect = <Value extends string>(props: Own<'select'> & Choosing<Value>) => {
  const { label, help, problem, required, choices, onChange, ...input } = props;
  return (
    <LabelledInput label={label} help={help} problem={problem} required={required}>
      {(labelled) => (
        <select {...labelled} {...input} onChange={onChange && (({ target }) => onChange(target.value as Value))}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isOff}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </LabelledInput>
  );
};
