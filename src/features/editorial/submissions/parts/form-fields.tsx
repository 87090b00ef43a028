import { type ReactNode, type TextareaHTMLAttributes, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { languageName } from '../../../../platform/shell/language-name.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { isSame } from '../domain/merge-details.ts';
import styles from './form.module.css';

interface LabelledProps {
  /** Of the control, which says by `${id}-hint` that the hint describes it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly 'data-field'?: string;
  readonly children: ReactNode;
}

/** A control with its label above it, and what helps to fill it in between. */
export const Labelled = ({ id, label, hint, children, ...data }: LabelledProps) => (
  <div className={field.field} {...data}>
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p className={field.help} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {children}
  </div>
);

type Given = 'id' | 'name' | 'value' | 'maxLength' | 'lang' | 'dir' | 'aria-describedby';

interface WrittenProps extends Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, Given> {
  readonly rows: number;
  write(text: string): void;
}

/** A field of one line, or of as many as a text is likely to have. */
function Written({ rows, write, ...given }: WrittenProps) {
  if (rows > 1) return <textarea {...given} rows={rows} onChange={({ target }) => write(target.value)} />;
  return <input {...given} onChange={({ target }) => write(target.value)} />;
}

type Texts = Readonly<Record<string, string | undefined>>;

interface TextsProps {
  readonly label: string;
  readonly languages: readonly string[];
  readonly texts: Texts;
  readonly longest: number;
  /** How many lines it is likely to have; one makes it a field of one line. */
  readonly rows: number;
  readonly hint?: string;
  change(texts: Texts): void;
}

/** One text in the languages that are wanted, side by side where there is room. */
export function TextFields({ label, languages, texts, longest, rows, hint, change }: TextsProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <fieldset className={`${field.field} ${styles.texts}`}>
      <legend>{label}</legend>
      {hint && (
        <p className={field.help} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={layout.pair}>
        {languages.map((language) => {
          const given = {
            id: `${id}-${language}`,
            value: texts[language] ?? '',
            maxLength: longest,
            lang: tagOf(language),
            dir: directionOf(language),
            'aria-describedby': hint ? `${id}-hint` : undefined,
          };
          const write = (text: string) => change({ ...texts, [language]: text });
          return (
            <div key={language} className={field.field}>
              <label htmlFor={given.id}>
                <span data-visually-hidden="">{`${label} `}</span>
                {languageName(intl, language)}
              </label>
              <Written {...given} rows={rows} write={write} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

interface ListProps {
  readonly label: string;
  readonly hint?: string;
  readonly entries: readonly string[];
  readonly rows: number;
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  /** What stands between two entries when they are shown. */
  readonly between: string;
  read(text: string): string[];
  change(entries: string[]): void;
}

/** A list that people write as text. What they typed stands as they typed it until the list changes from elsewhere. */
export function ListField({ label, hint, entries, rows, lang, dir, between, read, change }: ListProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => entries.join(between));
  const text = isSame(read(typed), entries) ? typed : entries.join(between);
  const given = { id, value: text, lang, dir, 'aria-describedby': hint ? `${id}-hint` : undefined };
  const write = (next: string) => {
    setTyped(next);
    change(read(next));
  };
  return (
    <Labelled id={id} label={label} hint={hint}>
      <Written {...given} rows={rows} write={write} />
    </Labelled>
  );
}

interface LanguageProps {
  readonly label: string;
  readonly chosen: Language;
  choose(language: Language): void;
}

export function LanguageField({ label, chosen, choose }: LanguageProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <Labelled id={id} label={label}>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value as Language)}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageName(intl, language)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface AreaProps {
  readonly label: string;
  readonly hint?: string;
  readonly name?: string;
  readonly rows: number;
  readonly longest: number;
  readonly text: string;
  change(text: string): void;
}

/** A text of several lines in whichever language it is written. */
export function TextArea({ label, hint, name, rows, longest, text, change }: AreaProps) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <Written
        id={id}
        name={name}
        rows={rows}
        dir="auto"
        maxLength={longest}
        value={text}
        aria-describedby={hint ? `${id}-hint` : undefined}
        write={change}
      />
    </Labelled>
  );
}

interface TickProps {
  readonly label: string;
  readonly name?: string;
  readonly isTicked: boolean;
  tick(isTicked: boolean): void;
}

export const Tick = ({ label, name, isTicked, tick }: TickProps) => (
  <label className={field.tick}>
    <input type="checkbox" name={name} checked={isTicked} onChange={({ target }) => tick(target.checked)} />
    {label}
  </label>
);
