import { useId } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { mostCharacters } from '../domain/search-question.ts';
import styles from './advanced-form.module.css';
import { hasLowerCaseOperator, queryProblem } from './query-rows.ts';

/** The question as text: edited by hand and checked while it is typed. */
export function QueryText({ text, change }: { readonly text: string; change(text: string): void }) {
  const say = useSay();
  const id = useId();
  const length = [...text].length;
  const problem = text.trim() ? queryProblem(text) : null;
  return (
    <div className={styles.text}>
      <label htmlFor={id}>{say('search.advanced.asText')}</label>
      <textarea
        id={id}
        name="q"
        rows={5}
        dir="auto"
        spellCheck={false}
        value={text}
        aria-describedby={`${id}hint ${id}state`}
        aria-invalid={problem !== null || length > mostCharacters}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}state`} role="status" data-wrong={problem || length > mostCharacters ? '' : undefined}>
        <span>
          {length > mostCharacters
            ? say('failure.incorrectContent')
            : problem
              ? say(`search.advanced.${problem.code}`, { at: problem.at })
              : hasLowerCaseOperator(text)
                ? say('failure.operatorNotUpperCase')
                : text.trim() && say('search.advanced.sound')}
        </span>
        <span dir="ltr">
          {length} / {mostCharacters}
        </span>
      </p>
      <p id={`${id}hint`}>{say('search.advanced.hint')}</p>
    </div>
  );
}
