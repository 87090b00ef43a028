import type { Choice, Document, FormField } from '../../../platform/kernel/form-field.ts';
import { documentLanguage, isLanguage, textDirection } from '../../../platform/kernel/language.ts';
import layout from '../../../platform/ui/layout.module.css';
import styles from './console.module.css';
import { Mark } from './console-page.tsx';
import { LabelledGroup, LabelledInput, LabelledTick } from './labelled.tsx';
import { useConsole, useWord } from './use-console.ts';

/** What every input of a form is given. */
export interface InputProps<Type extends FormField['type'] = FormField['type']> {
  readonly field: FormField & { readonly type: Type };
  /** The way to the value in the document; what is wrong with it is found by this. */
  readonly path: string;
  readonly value: unknown;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (value: unknown) => void;
}

/** What the fields of a form, or of one entry in it, are given. */
export interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly document: Document;
  /** What is wrong, by the way to the field. */
  readonly problems: Readonly<Record<string, string>>;
  /** Nobody has read it yet: all that a long form asks for is open. */
  readonly isNew?: boolean;
  /** The way to these fields: empty, or `links.2.`. */
  readonly at?: string;
  readonly onChange: (document: Document) => void;
}

/** What stands around the input of a field. */
export const wordsOf = ({ field, path, problems }: Pick<InputProps, 'field' | 'path' | 'problems'>) => ({
  help: field.help,
  problem: problems[path],
  required: field.required,
});

/** Attributes of an input for a text in one language. */
export const writtenIn = (language: string) => ({
  lang: isLanguage(language) ? documentLanguage(language) : language,
  dir: isLanguage(language) ? textDirection(language) : ('auto' as const),
});

export function ChoiceInput({ value, onChange, ...props }: InputProps<'choice'>) {
  const say = useWord();
  const { field, path } = props;
  return (
    <LabelledInput label={field.label} {...wordsOf(props)}>
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

export function ChoicesInput({ value, onChange, ...props }: InputProps<'choices'>) {
  const { field, path } = props;
  const chosen = Array.isArray(value) ? value : [];
  return (
    <LabelledGroup legend={field.label} {...wordsOf(props)}>
      {field.choices.map((choice) => (
        <LabelledTick
          key={choice.value}
          label={choice.label}
          name={`${path}.${choice.value}`}
          checked={chosen.includes(choice.value)}
          onChange={(isTicked) =>
            onChange(isTicked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value))
          }
        />
      ))}
    </LabelledGroup>
  );
}

type LineType = 'line' | 'lines' | 'address' | 'date' | 'time' | 'minute' | 'colour' | 'number';

const inputTypes = {
  line: 'text',
  address: 'text',
  date: 'date',
  minute: 'datetime-local',
  colour: 'color',
  number: 'number',
} as const;

/** One value that is written or picked: a line, a number, a day, a colour. */
export function LineInput({ value, onChange, ...props }: InputProps<LineType>) {
  const { field, path: name } = props;
  const text = value === null || value === undefined ? '' : String(value);
  return (
    <LabelledInput label={field.label} {...wordsOf(props)}>
      {(labelled) => {
        const input = {
          ...labelled,
          name,
          onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
        };
        if (field.type === 'lines') return <textarea {...input} rows={6} value={text} />;
        if (field.type === 'time')
          return (
            <input
              {...input}
              type="datetime-local"
              value={localTime(text)}
              onChange={({ target }) => onChange(target.value && new Date(target.value).toISOString())}
            />
          );
        return (
          <input
            {...input}
            type={inputTypes[field.type]}
            {...(field.type === 'number' ? { min: field.least, max: field.most } : {})}
            required={field.required}
            value={field.type === 'colour' && text === '' ? '#000000' : text}
          />
        );
      }}
    </LabelledInput>
  );
}

/** A moment as the browser's input writes it, in the clock of whoever sits here. */
function localTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A text in each language of the site, side by side; what is missing is marked. */
export function TextInput({ value, onChange, ...props }: InputProps<'text' | 'long-text'>) {
  const say = useWord();
  const { me } = useConsole();
  const { field, path, problems } = props;
  const texts = (value ?? {}) as Record<string, string>;
  const isBegun = Object.values(texts).some(Boolean);
  return (
    <LabelledGroup legend={field.label} {...wordsOf(props)}>
      <div className={`${layout.pair} ${styles.languages}`}>
        {me.site.languages.map((language) => (
          <LabelledInput
            key={language}
            label={
              <>
                {say.of('language', language)}{' '}
                {isBegun && !texts[language] && <Mark isWarning>{say('form.missing')}</Mark>}
              </>
            }
            problem={problems[`${path}.${language}`]}
          >
            {(labelled) => {
              const common = {
                ...labelled,
                ...writtenIn(language),
                name: `${path}.${language}`,
                value: texts[language] ?? '',
                onChange: ({ target }: { target: { value: string } }) =>
                  onChange({ ...texts, [language]: target.value }),
              };
              return field.type === 'text' ? <input type="text" {...common} /> : <textarea rows={5} {...common} />;
            }}
          </LabelledInput>
        ))}
      </div>
    </LabelledGroup>
  );
}
