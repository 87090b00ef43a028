import { useId } from 'react';
import { type Document, type FormField, isAsked } from '../../../platform/kernel/form-field.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { moved } from '../domain/tree-moves.ts';
import { ActionButton } from './console-page.tsx';
import { ChoiceInput, ChoicesInput, type InputProps, LineInput, TextInput, wordsOf } from './inputs.tsx';
import { LabelledGroup, LabelledTick } from './labelled.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { ProseInput } from './prose-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { useWord } from './use-console.ts';

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
  return (
    <div className={layout.stack5}>
      {fields
        .filter((field) => isAsked(field, document))
        .map((field) => (
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
      return <ListInput {...props} field={field} />;
    case 'key':
      return null;
    default:
      return <LineInput {...props} field={field} />;
  }
}

/** A picture, kept by the address under which readers fetch it. */
function PictureInput({ value, onChange, ...props }: InputProps<'picture'>) {
  const id = useId();
  const problem = props.problems[props.path];
  return (
    <LabelledGroup legend={props.field.label} {...wordsOf(props)}>
      <span id={id} hidden>
        {problem}
      </span>
      <PictureChooser
        label={props.field.label}
        value={typeof value === 'string' && value !== '' ? value : null}
        describedBy={problem ? id : undefined}
        isInvalid={problem !== undefined}
        onChange={onChange}
      />
    </LabelledGroup>
  );
}

const SwitchInput = ({ field, path, value, onChange }: InputProps<'switch'>) => (
  <LabelledTick label={field.label} help={field.help} name={path} checked={value === true} onChange={onChange} />
);

/** Several entries of the same fields, in an order that can be changed by button and by keyboard. */
function ListInput({ value, onChange, ...props }: InputProps<'list'>) {
  const say = useWord();
  const { field, path, problems } = props;
  const entries = (Array.isArray(value) ? value : []) as Document[];
  const step = (from: number, to: number, words: string) => (
    <ActionButton disabled={to < 0 || to >= entries.length} onClick={() => onChange(moved(entries, from, to))}>
      {words}
    </ActionButton>
  );
  return (
    <LabelledGroup legend={field.label} {...wordsOf(props)}>
      <ol className={layout.stack4}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own, and its inputs hold no state
          <li key={place} className={`${box.card} ${layout.stack4}`}>
            <FormFields
              fields={field.of}
              document={entry}
              problems={problems}
              at={`${path}.${place}.`}
              onChange={(changed) => onChange(entries.with(place, changed))}
            />
            <div className={layout.row2}>
              {step(place, place - 1, say('form.up'))}
              {step(place, place + 1, say('form.down'))}
              <ActionButton onClick={() => onChange(entries.toSpliced(place, 1))}>{say('form.takeAway')}</ActionButton>
            </div>
          </li>
        ))}
      </ol>
      {entries.length < field.most && (
        <div>
          <ActionButton onClick={() => onChange([...entries, {}])}>{say('form.add')}</ActionButton>
        </div>
      )}
    </LabelledGroup>
  );
}

/** What the entries of a list in a form look like: their fields, how many there may be, what can be chosen in them. */
export function listOf(fields: readonly FormField[], name: string) {
  const list = fields.find((field) => field.name === name);
  const of = list?.type === 'list' ? list.of : [];
  return {
    of,
    most: list?.type === 'list' ? list.most : 0,
    /** The choices of a field with their names. */
    choicesOf(field: string): ReadonlyMap<string, string> {
      const found = of.find((one) => one.name === field);
      return new Map(found?.type === 'choice' ? found.choices.map(({ value, label }) => [value, label]) : []);
    },
  };
}
