import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PdfState } from './pdf-state.ts';

interface Props {
  readonly pdf: OpenPdf | null;
  readonly state: PdfState;
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
