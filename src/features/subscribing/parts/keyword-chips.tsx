import { useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import accountForm from '../../account/parts/account-form.module.css';
import { Field } from '../../account/parts/field.tsx';
import { longestSubject, mostChoices, writtenSubject } from '../domain/alert.ts';

interface Props {
  readonly first: readonly string[];
  readonly problem: string | undefined;
}

/** Keywords are written one after the other; a form reads them with `keywordsOf`. */
export function KeywordChips({ first, problem }: Props) {
  const say = useSay();
  const [chosen, setChosen] = useState<readonly string[]>(first.slice(0, mostChoices));
  const [written, setWritten] = useState('');
  const [tooMany, setTooMany] = useState(false);

  const add = (text: string) => {
    const all = [...new Set([...chosen, ...split(text)])];
    setTooMany(all.length > mostChoices);
    setChosen(all.slice(0, mostChoices));
    setWritten('');
  };

  return (
    <div className={accountForm.field}>
      {chosen.length > 0 && (
        <ul className={accountForm.chosen}>
          {chosen.map((keyword) => (
            <li key={keyword}>
              <input type="hidden" name="keyword" value={keyword} />
              <button
                type="button"
                aria-label={say('subscribing.keywords.remove', { name: keyword })}
                onClick={() => {
                  setTooMany(false);
                  setChosen(chosen.filter((other) => other !== keyword));
                }}
              >
                <bdi>{keyword}</bdi> <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field
        name="keywords"
        label={say('subscribing.keywords.label')}
        hint={say('subscribing.keywords.hint')}
        problem={tooMany ? say('failure.chooseMaximumFive') : problem}
        maxLength={longestSubject}
        dir="auto"
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
    </div>
  );
}

const split = (text: string): string[] =>
  text
    .split(/[,，;；、]/)
    .map(writtenSubject)
    .filter(Boolean);

/** Those that were added, and the one that is still being written. */
export const keywordsOf = (values: FormData): string[] => [
  ...new Set([...values.getAll('keyword').map(String), ...split(String(values.get('keywords') ?? ''))]),
];
