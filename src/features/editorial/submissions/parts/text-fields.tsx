import { useId } from 'react';
import { useIntl } from 'react-intl';
import { languageName } from '../../../../platform/shell/language-name.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import styles from './form.module.css';

type Texts = Readonly<Record<string, string | undefined>>;

interface Props {
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
export function TextFields({ label, languages, texts, longest, rows, hint, change }: Props) {
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
