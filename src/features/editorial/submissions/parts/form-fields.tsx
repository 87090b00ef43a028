import { type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { languageName } from '../../../../platform/shell/language-name.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { isSame } from '../domain/merge-details.ts';
import { unlooked } from '../domain/sending-problems.ts';
import type { GuessedPart } from '../domain/submission.ts';
import styles from './form.module.css';
import type { StepProps } from './use-draft.ts';

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

interface GuessedProps extends StepProps {
  readonly part: GuessedPart;
  /** What the part is called, for the button. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the form that a file may have filled: until its author has looked at it, it says so. */
export function Guessed({ part, draft, keeper, name, children }: GuessedProps) {
  const say = useSay();
  const fields = useRef<HTMLDivElement>(null);
  const isUnlooked = unlooked(draft.submission.guess, draft.details.looked).includes(part);
  return (
    <div ref={fields} className={styles.guessed} data-field={part} data-unlooked={isUnlooked ? '' : undefined}>
      {isUnlooked && (
        <div className={styles.look} data-part="look">
          <p>{say('submissions.form.guessed')}</p>
          <button
            type="button"
            className={buttons.button}
            aria-label={say('submissions.form.looksRightNamed', { name })}
            onClick={() => {
              keeper.confirm(part);
              // The button goes; whoever pressed it by key goes on from the part.
              fields.current?.querySelector<HTMLElement>('input, textarea, summary')?.focus();
            }}
          >
            {say('submissions.form.looksRight')}
          </button>
        </div>
      )}
      {children}
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
