import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import type { PreviewView } from '../preview-view.ts';
import type { OpenPdf } from './open-pdf.ts';
import styles from './pdf-reader.module.css';
import { PdfSearch } from './pdf-search.tsx';
import { type PdfState, unopened } from './pdf-state.ts';

/** A PDF in the page: selectable text, search, pages, zoom. The library is fetched when the page is alive. */
export function PdfReader({ file }: { readonly file: PreviewView }) {
  const say = useSay();
  const href = useHref();
  const stage = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [state, setState] = useState<PdfState>(unopened);

  useEffect(() => {
    if (file.refusal !== null || !stage.current) return;
    const container = stage.current;
    let closed = false;
    let opened: OpenPdf | undefined;
    const change = (now: Partial<PdfState>) => !closed && setState((before) => ({ ...before, ...now }));
    import('./open-pdf.ts')
      .then(({ openPdf }) => openPdf(container, file.download, change))
      .then((open) => {
        opened = open;
        if (closed) open.close();
        else setPdf(open);
      })
      .catch(() => change({ stage: 'failed' }));
    return () => {
      closed = true;
      opened?.close();
    };
  }, [file]);

  return (
    <article className={styles.reader} data-part="pdf-reader" data-stage={state.stage}>
      <header className={styles.head}>
        {file.url && <a href={href(file.url)}>{say('article.pdf.back')}</a>}
        <h1>
          <bdi>{file.title || say('article.pdf.title')}</bdi>
        </h1>
        {file.refusal === null && (
          <a href={file.download} download>
            {say('ui.action.download')}
          </a>
        )}
      </header>
      {file.refusal !== null ? (
        <p className={styles.message} role="note">
          {file.refusal}
        </p>
      ) : (
        <>
          <noscript>
            <p className={styles.message}>{say('article.pdf.noScript')}</p>
          </noscript>
          <div className={styles.tools} role="toolbar" aria-label={say('article.pdf.title')}>
            <PdfTools pdf={pdf} state={state} />
            <PdfSearch pdf={pdf} state={state} />
          </div>
          <p className={styles.message} role="status" hidden={state.stage === 'open'}>
            {state.stage === 'failed' ? say('article.pdf.failed') : say('article.pdf.loading')}
          </p>
          <section
            className={styles.frame}
            hidden={state.stage === 'failed'}
            aria-label={file.title || say('article.pdf.title')}
            onKeyDown={(event) => zoomKeys(event, pdf)}
          >
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
            <div ref={stage} className={styles.stage} tabIndex={0}>
              <div className="pdfViewer" />
            </div>
          </section>
        </>
      )}
    </article>
  );
}

function zoomKeys(event: KeyboardEvent, pdf: OpenPdf | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || !pdf) return;
  if (event.key === '+' || event.key === '=') pdf.zoom(1);
  else if (event.key === '-') pdf.zoom(-1);
  else if (event.key === '0') pdf.fitWidth();
  else if (event.key === 'n') pdf.goTo(pdf.page() + 1);
  else if (event.key === 'p') pdf.goTo(pdf.page() - 1);
  else return;
  event.preventDefault();
}

interface Props {
  readonly pdf: OpenPdf | null;
  readonly state: PdfState;
}

/** Pages and zoom. */
function PdfTools({ pdf, state }: Props) {
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
