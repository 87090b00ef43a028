import { type ReactNode, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { OpenPdf } from './open-pdf.ts';

/** What the reader shows of the document beside its pages. */
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

/** Pages and zoom. */
export function PdfTools({ pdf, state }: Props) {
  const say = useSay();
  const tool = (label: string, sign: ReactNode, press: (open: OpenPdf) => void) => (
    <button type="button" aria-label={label} title={label} disabled={!pdf} onClick={() => pdf && press(pdf)}>
      {sign}
    </button>
  );
  return (
    <>
      <span>
        {tool(say('ui.pagination.previous'), '↑', (open) => open.goTo(state.page - 1))}
        {tool(say('ui.pagination.next'), '↓', (open) => open.goTo(state.page + 1))}
        <label>
          {say('article.pdf.page')}
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
        {state.pages > 0 && say('article.pdf.of', { total: state.pages })}
      </span>
      <span>
        {tool(say('article.reading.zoomOut'), '−', (open) => open.zoom(-1))}
        <output>{state.percent}%</output>
        {tool(say('article.reading.zoomIn'), '+', (open) => open.zoom(1))}
        {tool(say('article.pdf.fitWidth'), '⤢', (open) => open.fitWidth())}
      </span>
    </>
  );
}

/** Search in the document: all matches are marked, Enter leads from one to the next. */
export function PdfSearch({ pdf, state: { matches } }: Props) {
  const say = useSay();
  const [words, setWords] = useState('');
  const said = !matches
    ? ''
    : matches.total === 0
      ? say('article.pdf.nothing')
      : say('article.pdf.matches', { index: matches.index, total: matches.total });
  return (
    <search>
      <form
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
        <button
          type="button"
          aria-label={say('article.pdf.previousMatch')}
          title={say('article.pdf.previousMatch')}
          disabled={!pdf || words === ''}
          onClick={() => pdf?.search(words, 'previous')}
        >
          ‹
        </button>
        <button
          type="submit"
          aria-label={say('article.pdf.nextMatch')}
          title={say('article.pdf.nextMatch')}
          disabled={!pdf || words === ''}
        >
          ›
        </button>
        <output aria-live="polite">{said}</output>
      </form>
    </search>
  );
}
