import { type SubmitEvent, useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import words from '../../../../platform/ui/text.module.css';
import { mostCharacters } from '../domain/search-question.ts';
import { longestTerm, termProblem } from '../domain/term-rule.ts';
import { AdvancedRow, SearchLimits } from './advanced-fields.tsx';
import styles from './advanced-form.module.css';
import { emptyRow, hasLowerCaseOperator, mostRows, type QueryRow, queryProblem, writeRows } from './query-rows.ts';
import { type SearchAddress, searchHref } from './search-address.ts';

interface Props {
  readonly path: string;
  readonly fields: readonly { readonly field: string; readonly name: string }[];
  readonly rows: readonly QueryRow[];
  readonly address: SearchAddress;
  readonly target: '_blank' | undefined;
}

const rowsAtFirst = 3;

/**
 * Rows on one side, the question that they write on the other; scope, years and open access are for both. Without script each side
 * has its button; with script the rows write the text, and the text is what is asked.
 */
export function AdvancedForm({ path, fields, rows: given, address, target }: Props) {
  const say = useSay();
  const { languageInAddress, language } = useFrame();
  const filled = given.reduce((most, { value }, place) => (value ? place + 1 : most), rowsAtFirst);
  const [rows, setRows] = useState(given.slice(0, filled));
  const [text, setText] = useState(address.q);

  const change = (after: readonly QueryRow[]) => {
    setRows([...after]);
    setText(writeRows(after));
  };
  /** The text may say more than the rows; it is what the reader saw last. */
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = termProblem(text);
    if (problem) return showToast({ kind: 'error', text: say(`failure.${problem}`) });
    const limits = new FormData(event.currentTarget);
    const href = searchHref('/searchFrame', {
      ...address,
      q: text,
      scope: limits.get('scope') as SearchAddress['scope'],
      yearFrom: Number(limits.get('yearFrom')) || null,
      yearTo: Number(limits.get('yearTo')) || null,
      facets: limits.getAll('facet').map(String),
      lang: languageInAddress ? language : '',
    });
    if (target) open(href, target);
    else location.assign(href);
  };

  return (
    <form
      className={`${layout.stack6} ${styles.form}`}
      action={path}
      target={target}
      onSubmit={ask}
      aria-label={say('search.title.advanced')}
    >
      <fieldset className={layout.stack3} aria-label={say('search.advanced.rows')}>
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        {address.slds && <input type="hidden" name="slds" value={address.slds} />}
        {rows.map((row, place) => (
          <AdvancedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their place
            key={place}
            number={place + 1}
            row={row}
            fields={fields}
            change={(next) => change(rows.map((other, at) => (at === place ? next : other)))}
            remove={rows.length > 1 ? () => change(rows.filter((_, at) => at !== place)) : undefined}
          />
        ))}
        {rows.length < mostRows && (
          <button type="button" className={words.action} onClick={() => change([...rows, emptyRow])}>
            + {say('search.advanced.add')}
          </button>
        )}
        <SearchLimits address={address} />
        <button type="submit" className={buttons.strong}>
          {say('ui.action.search')}
        </button>
      </fieldset>
      <fieldset className={`${layout.stack3} ${box.panel}`} aria-label={say('search.advanced.asText')}>
        <QueryText text={text} change={setText} />
        <button type="submit" formAction="/searchFrame" className={buttons.button} data-part="ask-text">
          {say('ui.action.search')}
        </button>
      </fieldset>
    </form>
  );
}

/** The question as text: edited by hand and checked while it is typed. */
function QueryText({ text, change }: { readonly text: string; change(text: string): void }) {
  const say = useSay();
  const id = useId();
  const length = longestTerm(text);
  const isTooLong = termProblem(text) !== null && text.trim() !== '';
  const problem = text.trim() ? queryProblem(text) : null;
  return (
    <div className={`${field.field} ${styles.text}`}>
      <label htmlFor={id}>{say('search.advanced.asText')}</label>
      <textarea
        id={id}
        name="q"
        rows={5}
        dir="auto"
        spellCheck={false}
        value={text}
        aria-describedby={`${id}hint ${id}state`}
        aria-invalid={problem !== null || isTooLong}
        onChange={(event) => change(event.target.value)}
      />
      <p
        id={`${id}state`}
        className={`${field.help} ${layout.spread}`}
        role="status"
        data-wrong={problem || isTooLong ? '' : undefined}
      >
        <span>
          {isTooLong
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
      <p id={`${id}hint`} className={field.help}>
        {say('search.advanced.hint')}
      </p>
    </div>
  );
}
