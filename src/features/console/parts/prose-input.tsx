import { lazy, Suspense, useEffect, useId, useState } from 'react';
import text from '../../../platform/ui/text.module.css';
import { Mark } from './console-page.tsx';
import { type InputProps, wordsOf, writtenIn } from './inputs.tsx';
import { LabelledGroup } from './labelled.tsx';
import styles from './prose-input.module.css';
import { useConsole, useWord } from './use-console.ts';

/** Fetched by forms that have such a field, and only in the browser. */
const ProseEditor = lazy(() => import('./prose-editor.tsx'));

/** A text with headings, lists, tables and pictures, in each language of the site, side by side; what is missing is marked. */
export function ProseInput({ value, onChange, ...props }: InputProps<'prose'>) {
  const { field, path, problems } = props;
  const say = useWord();
  const id = useId();
  const { me } = useConsole();
  const texts = (value ?? {}) as Record<string, string>;
  const isBegun = Object.values(texts).some(Boolean);
  const isAlive = useAlive();
  const loading = <p className={text.fine}>{say('prose.loading')}</p>;
  return (
    <LabelledGroup legend={field.label} {...wordsOf(props)}>
      <div className={styles.sideBySide}>
        {me.site.languages.map((language) => {
          const languageName = say.of('language', language);
          const problem = problems[`${path}.${language}`];
          return (
            <div key={language} className={styles.language} data-language={language}>
              <p className={`${text.fine} ${text.strong}`}>
                {languageName} {isBegun && !texts[language] && <Mark isWarning>{say('form.missing')}</Mark>}
              </p>
              {isAlive ? (
                <Suspense fallback={loading}>
                  <ProseEditor
                    label={say('prose.textIn', { label: field.label, language: languageName })}
                    languageName={languageName}
                    {...writtenIn(language)}
                    describedBy={problem ? `${id}-${language}` : undefined}
                    isInvalid={problem !== undefined}
                    html={texts[language] ?? ''}
                    onChange={(html) => onChange({ ...texts, [language]: html })}
                  />
                </Suspense>
              ) : (
                loading
              )}
              {problem && (
                <p id={`${id}-${language}`} className={text.error} data-part="field-problem">
                  {problem}
                </p>
              )}
            </div>
          );
        })}
      </div>
    </LabelledGroup>
  );
}

/** Whether the page has come alive in a browser. */
function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return isAlive;
}
