import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PdfState } from './pdf-state.ts';

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
