import { useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { mostResearchFields } from '../../../platform/kernel/person-rules.ts';
import styles from './account-form.module.css';
import { Field } from './field.tsx';

interface Props {
  readonly problem: string | undefined;
  /** Those that the member has chosen before. */
  readonly initial?: readonly string[];
}

/** Written one after the other; a form reads them with `researchFieldsOf`. */
export function ResearchFields({ problem, initial = [] }: Props) {
  const say = useSay();
  const [chosen, setChosen] = useState<readonly string[]>(initial);
  const [written, setWritten] = useState('');
  const [tooMany, setTooMany] = useState(false);

  const add = (text: string) => {
    const fresh = split(text).filter((field) => !chosen.includes(field));
    const all = [...chosen, ...fresh];
    setTooMany(all.length > mostResearchFields);
    setChosen(all.slice(0, mostResearchFields));
    setWritten('');
  };

  return (
    <div className={styles.field}>
      <Field
        name="researchFields"
        label={say('account.field.researchFields')}
        hint={say('account.field.researchFieldsHint')}
        problem={tooMany ? say('failure.chooseMaximumFive') : problem}
        maxLength={60}
        value={written}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (/[,，;；、]/.test(value)) add(value);
          else setWritten(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || written.trim() === '' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(written);
        }}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map((field) => (
            <li key={field}>
              <input type="hidden" name="researchField" value={field} />
              <button
                type="button"
                aria-label={say('account.field.removeField', { name: field })}
                onClick={() => {
                  setTooMany(false);
                  setChosen(chosen.filter((other) => other !== field));
                }}
              >
                {field} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const split = (text: string): string[] =>
  text
    .split(/[,，;；、]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Those that were added, and the one that is still being written. */
export const researchFieldsOf = (values: FormData): string[] => [
  ...new Set([...values.getAll('researchField').map(String), ...split(String(values.get('researchFields') ?? ''))]),
];
