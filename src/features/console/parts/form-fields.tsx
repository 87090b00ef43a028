import { type Document, type FormField, isAsked } from '../../../platform/kernel/form-field.ts';
import { ChoiceInput, ChoicesInput } from './choice-input.tsx';
import styles from './form-fields.module.css';
import type { InputProps } from './input-props.ts';
import { LineInput } from './line-input.tsx';
import { ListInput } from './list-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { ProseInput } from './prose-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { SwitchInput } from './switch-input.tsx';
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
