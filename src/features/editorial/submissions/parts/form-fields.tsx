import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { languageName } from '../../../../platform/shell/language-name.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import { isSame } from '../domain/merge-details.ts';
import styles from './form.module.css';

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
    <fieldset className={styles.texts}>
      <legend>{label}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.pair}>
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
            <div key={language} className={styles.field}>
              <label htmlFor={given.id}>
                <span data-visually-hidden="">{`${label} `}</span>
                {languageName(intl, language)}
              </label>
              {rows > 1 ? (
                <textarea {...given} rows={rows} onChange={(event) => write(event.target.value)} />
              ) : (
                <input {...given} onChange={(event) => write(event.target.value)} />
              )}
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
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows > 1 ? (
        <textarea {...given} rows={rows} onChange={(event) => write(event.target.value)} />
      ) : (
        <input {...given} onChange={(event) => write(event.target.value)} />
      )}
    </div>
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
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value as Language)}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageName(intl, language)}
          </option>
        ))}
      </select>
    </div>
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
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        name={name}
        rows={rows}
        dir="auto"
        maxLength={longest}
        value={text}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}

interface TickProps {
  readonly label: string;
  readonly name?: string;
  readonly isTicked: boolean;
  tick(isTicked: boolean): void;
}

export const Tick = ({ label, name, isTicked, tick }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" name={name} checked={isTicked} onChange={({ target }) => tick(target.checked)} />
    {label}
  </label>
);
