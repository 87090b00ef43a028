import { useId } from 'react';
import { type Document, type FormField, isAsked } from '../../../platform/kernel/form-field.ts';
import { ChoiceInput, ChoicesInput } from './choice-input.tsx';
import styles from './form-fields.module.css';
import type { InputProps } from './input-props.ts';
import { LabelledGroup } from './labelled.tsx';
import { LineInput } from './line-input.tsx';
import { ListInput } from './list-input.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { ProseInput } from './prose-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { TextInput } from './text-input.tsx';

export interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly document: Document;
  /** What is wrong, by the way to the field. */
  readonly problems: Readonly<Record<string, string>>;
  /** The way to these fields: empty, or `links.2.`. */
  readonly at?: string;
  readonly onChange: (document: Document) => void;
}

/** The fields of a form in their order. */
export function FormFields({ fields, document, problems, at = '', onChange }: FieldsProps) {
  const asked = fields.filter((field) => isAsked(field, document));
  return (
    <div className={styles.fields}>
      {asked.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          path={at + field.name}
          value={document[field.name]}
          problems={problems}
          onChange={(value) => onChange({ ...document, [field.name]: value })}
        />
      ))}
    </div>
  );
}

/** The input for a field, by its type. */
function FieldInput(props: InputProps) {
  const { field } = props;
  switch (field.type) {
    case 'text':
    case 'long-text':
      return <TextInput {...props} field={field} />;
    case 'prose':
      return <ProseInput {...props} field={field} />;
    case 'switch':
      return <SwitchInput {...props} field={field} />;
    case 'choice':
      return <ChoiceInput {...props} field={field} />;
    case 'choices':
      return <ChoicesInput {...props} field={field} />;
    case 'picture':
      return <PictureInput {...props} field={field} />;
    case 'reference':
    case 'references':
      return <ReferencesInput {...props} field={field} />;
    case 'list':
      return (
        <ListInput {...props} field={field}>
          {(entry, at, change) => (
            <FormFields fields={field.of} document={entry} problems={props.problems} at={at} onChange={change} />
          )}
        </ListInput>
      );
    case 'key':
      return null;
    default:
      return <LineInput {...props} field={field} />;
  }
}

/** A picture, kept by the address under which readers fetch it. */
function PictureInput({ field, path, value, problems, onChange }: InputProps<'picture'>) {
  const id = useId();
  return (
    <LabelledGroup legend={field.label} help={field.help} problem={problems[path]} required={field.required}>
      <span id={id} hidden>
        {problems[path]}
      </span>
      <PictureChooser
        label={field.label}
        value={typeof value === 'string' && value !== '' ? value : null}
        describedBy={problems[path] ? id : undefined}
        isInvalid={problems[path] !== undefined}
        onChange={onChange}
      />
    </LabelledGroup>
  );
}

function SwitchInput({ field, path, value, onChange }: InputProps<'switch'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          name={path}
          checked={value === true}
          aria-describedby={field.help ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {field.label}
      </label>
      {field.help && (
        <p id={id} className={styles.help}>
          {field.help}
        </p>
      )}
    </div>
  );
}
