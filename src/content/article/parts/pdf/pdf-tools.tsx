import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import type { OpenPdf } from './open-pdf.ts';

/** What the reader shows of the document next to its pages. */
export interface PdfState {
  readonly stage: 'opening' | 'open' | 'failed';
  readonly page: number;
  readonly pages: number;
  readonly percent: number;
  /** Of a search: which match is shown and how many there are; null before one. */
  readonly matches: { readonly index: number; readonly total: number } | null;
}

export const unopened: PdfState = { stage: 'opening', page: 1, pages: 0, percent: 100, matches: null };

interface Props {
  readonly pdf: OpenPdf | null;
  readonly state: PdfState;
}

interface ToolProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  /** Without it, the button submits its form. */
  readonly press?: () => void;
  /** Of one that stays as it was pressed. */
  readonly pressed?: boolean;
}

export const Tool = ({ label, sign, disabled, press, pressed }: ToolProps) => (
  <button
    type={press ? 'button' : 'submit'}
    className={buttons.button}
    aria-label={label}
    title={label}
    disabled={disabled}
    aria-pressed={pressed}
    onClick={press}
  >
    {sign}
  </button>
);

/** Pages and zoom. */
export function PdfTools({ pdf, state }: Props) {
  const say = useSay();
  const tool = (label: string, sign: string, press: (open: OpenPdf) => void) => (
    <Tool label={label} sign={sign} disabled={!pdf} press={() => pdf && press(pdf)} />
  );
  return (
    <>
      <span className={layout.row2}>
        {tool(say('ui.pagination.previous'), '↑', (open) => open.goTo(state.page - 1))}
        {tool(say('ui.pagination.next'), '↓', (open) => open.goTo(state.page + 1))}
        <label className={layout.row2}>
          <span data-roomy="">{say('article.pdf.page')}</span>
          <input
            key={state.page}
            type="number"
            min={1}
            max={Math.max(1, state.pages)}
            defaultValue={state.page}
            disabled={!pdf}
            onChange={({ target }) => target.valueAsNumber && pdf?.goTo(target.valueAsNumber)}
          />
        </label>
        {state.pages > 0 && <span data-roomy="">{say('article.pdf.of', { total: state.pages })}</span>}
      </span>
      <span className={layout.row2}>
        {tool(say('article.reading.zoomOut'), '−', (open) => open.zoom(-1))}
        <output data-roomy="">{state.percent}%</output>
        {tool(say('article.reading.zoomIn'), '+', (open) => open.zoom(1))}
        <span data-roomy="">{tool(say('article.pdf.fitWidth'), '↔', (open) => open.fitWidth())}</span>
      </span>
    </>
  );
}

/** Search in the document: all matches are marked, Enter leads from one to the next. */
export function PdfSearch({ pdf, state: { matches } }: Props) {
  const say = useSay();
  const [words, setWords] = useState('');
  const result = !matches
    ? ''
    : matches.total === 0
      ? say('article.pdf.nothing')
      : say('article.pdf.matches', { index: matches.index, total: matches.total });
  return (
    <search>
      <form
        className={layout.row2}
        onSubmit={(event) => {
          event.preventDefault();
          pdf?.search(words, 'next');
        }}
      >
        <input
          type="search"
          value={words}
          aria-label={say('article.pdf.search')}
          placeholder={say('article.pdf.search')}
          disabled={!pdf}
          onChange={({ target }) => {
            setWords(target.value);
            pdf?.search(target.value, 'first');
          }}
        />
        <Tool
          label={say('article.pdf.previousMatch')}
          sign="‹"
          disabled={!pdf || words === ''}
          press={() => pdf?.search(words, 'previous')}
        />
        <Tool label={say('article.pdf.nextMatch')} sign="›" disabled={!pdf || words === ''} />
        <output aria-live="polite">{result}</output>
      </form>
    </search>
  );
}
