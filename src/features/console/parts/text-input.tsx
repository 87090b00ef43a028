import { documentLanguage, isLanguage, textDirection } from '../../../platform/kernel/language.ts';
import styles from './form-fields.module.css';
import type { InputProps } from './input-props.ts';
import { LabelledGroup, LabelledInput } from './labelled.tsx';
import { useConsole, useWord, useWordOf } from './use-console.ts';

/** A text in each language of the site, side by side; what is missing is marked. */
export function TextInput({ field, path, value, problems, onChange }: InputProps<'text' | 'long-text'>) {
  const say = useWord();
  const languageName = useWordOf();
  const { me } = useConsole();
  const texts = (value ?? {}) as Record<string, string>;
  const isBegun = Object.values(texts).some(Boolean);
  return (
    <LabelledGroup legend={field.label} help={field.help} problem={problems[path]} required={field.required}>
      <div className={styles.sideBySide}>
        {me.site.languages.map((language) => (
          <LabelledInput
            key={language}
            label={
              <>
                {languageName('language', language)}
                {isBegun && !texts[language] && <span className={styles.missing}>{say('form.missing')}</span>}
              </>
            }
            problem={problems[`${path}.${language}`]}
          >
            {(labelled) => {
              const common = {
                ...labelled,
                name: `${path}.${language}`,
                lang: isLanguage(language) ? documentLanguage(language) : language,
                dir: isLanguage(language) ? textDirection(language) : 'auto',
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
