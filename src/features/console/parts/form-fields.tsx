import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { appliesTo, type Document, type FormField } from '../../../platform/kernel/form-field.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { moved } from '../domain/tree-moves.ts';
import styles from './console.module.css';
import { ActionButton, Mark } from './console-page.tsx';
import { ContentsInput } from './contents-input.tsx';
import {
  ChoiceInput,
  ChoicesInput,
  type FieldsProps,
  type InputProps,
  LineInput,
  TextInput,
  wordsOf,
} from './inputs.tsx';
import { LabelledGroup, LabelledTick } from './labelled.tsx';
import { leadTo } from './lead-to.ts';
import { AmongInput, OfferedInput, WholeDocument } from './line-choices.tsx';
import { MarkedInput } from './marked-input.tsx';
import { OrganisationInput } from './organisation-input.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import { ProseInput } from './prose-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { useWord } from './use-console.ts';

/** The fields of a form in their order; a long one is in parts, each of which is reached by its name. */
export function FormFields({ fields, ...props }: FieldsProps) {
  const { document, at = '' } = props;
  const applicable = fields.filter((field) => !field.fixed && appliesTo(field, document));
  const parts = Map.groupBy(applicable, ({ part }) => part ?? '');
  const visible =
    at === '' && parts.size > fewParts ? (
      <FormParts {...props} parts={parts} />
    ) : (
      <Inputs {...props} fields={applicable} />
    );
  return at === '' ? <WholeDocument value={document}>{visible}</WholeDocument> : visible;
}

const fewParts = 3;

interface PartsProps extends Omit<FieldsProps, 'fields'> {
  readonly parts: ReadonlyMap<string, readonly FormField[]>;
}

function FormParts({ parts, isNew = false, ...props }: PartsProps) {
  const say = useWord();
  const hasProblem = (fields: readonly FormField[]) =>
    fields.some(({ name }) => Object.keys(props.problems).some((path) => path.split('.')[0] === name));
  return (
    <div className={layout.stack5}>
      <nav className={`${layout.scroll} ${styles.parts}`} aria-label={say('form.parts')} data-part="form-parts">
        {[...parts].map(([part, fields]) => (
          <a key={part} href={`#part-${part}`} onClick={leadTo(`#part-${part}`)}>
            {say.of('form.part', part)} {hasProblem(fields) && <Mark isWarning>{say('rows.wrong')}</Mark>}
          </a>
        ))}
      </nav>
      {[...parts].map(([part, fields], place) => (
        <FormPart
          key={part}
          part={part}
          isUsual={isNew || place === 0}
          hasProblem={hasProblem(fields)}
          name={say.of('form.part', part)}
        >
          <Inputs {...props} fields={fields} />
        </FormPart>
      ))}
    </div>
  );
}

interface PartProps {
  readonly part: string;
  readonly name: string;
  /** It is open before anybody asks for it. */
  readonly isUsual: boolean;
  readonly hasProblem: boolean;
  readonly children: ReactNode;
}

/** What somebody opened stays open while they go from paper to paper. */
const opened = new Set<string>();

function FormPart({ part, name, isUsual, hasProblem, children }: PartProps) {
  const [isOpen, setOpen] = useState(isUsual || opened.has(part));
  useEffect(() => {
    if (hasProblem) setOpen(true);
  }, [hasProblem]);
  function toggled({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) {
    setOpen(open);
    if (isUsual || hasProblem) return;
    if (open) opened.add(part);
    else opened.delete(part);
  }
  return (
    <details id={`part-${part}`} open={isOpen} onToggle={toggled} className={`${styles.fold} ${styles.part}`}>
      <summary>{name}</summary>
      <div>{children}</div>
    </details>
  );
}

/** Short fields that follow each other stand side by side where there is room. */
function Inputs({ fields, document, problems, at = '', onChange }: FieldsProps) {
  const input = (field: FormField) => {
    const about = { field, path: at + field.name, value: document[field.name], problems };
    return field.type === 'line' && field.organisation ? (
      <OrganisationInput
        key={field.name}
        {...{ ...about, field, document, fills: field.organisation }}
        onChange={(written) => onChange({ ...document, ...written })}
      />
    ) : (
      <FieldInput key={field.name} {...about} onChange={(value) => onChange({ ...document, [field.name]: value })} />
    );
  };
  return (
    <div className={layout.stack5}>
      {runsOf(fields).map(([first, ...others]) =>
        first && others.length > 0 ? (
          <div key={first.name} className={layout.pair}>
            {[first, ...others].map(input)}
          </div>
        ) : (
          first && input(first)
        ),
      )}
    </div>
  );
}

const isShort = ({ type, part, help }: FormField): boolean =>
  part !== undefined && !help && ['line', 'date', 'choice', 'number'].includes(type);

/** Fields that stand side by side; every other one stands by itself. */
const runsOf = (fields: readonly FormField[]): FormField[][] =>
  fields.reduce<FormField[][]>((runs, field) => {
    const last = runs.at(-1);
    if (last && isShort(field) && last.every(isShort)) last.push(field);
    else runs.push([field]);
    return runs;
  }, []);

/** The input for a field, by its type. */
function FieldInput(props: InputProps) {
  const { field } = props;
  switch (field.type) {
    case 'text':
    case 'long-text':
      if (field.marks) return <MarkedInput {...props} field={field} of={field.marks} />;
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
      if (field.filledBy === 'papers') return <ContentsInput {...props} field={field} />;
      return field.rows ? (
        <RowsInput {...props} field={field} formOf={(entry) => <FormFields {...entry} />} />
      ) : (
        <ListInput {...props} field={field} />
      );
    case 'key':
      return null;
    case 'line':
      if (field.among) return <AmongInput {...props} field={field} among={field.among} />;
      return field.offers ? (
        <OfferedInput {...props} field={field} offers={field.offers} />
      ) : (
        <LineInput {...props} field={field} />
      );
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
