import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { LoginLink } from '../../../features/access/parts/login-link.tsx';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { downloadAddress, storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { localizedIn } from '../../../platform/shell/localized-text.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { RetractedLabel, titleWithState } from '../../../platform/shell/retracted-title.tsx';
import { sayInHead } from '../../../platform/shell/say-in-head.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { getArticle } from '../contract.ts';
import type { OpenPdf } from '../parts/pdf/open-pdf.ts';
import styles from '../parts/pdf/pdf-reader.module.css';
import { PdfSearch, type PdfState, PdfTools, Tool, unopened } from '../parts/pdf/pdf-tools.tsx';
import { useFullScreen } from '../parts/pdf/use-full-screen.ts';
import type { Route } from './+types/preview-file-page';

/** A file to be read in the page. Its paper, where the address names one, gives it a title and a way back. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, language, parameters } = await openPage(context, request);
  const { columnId } = parameters;
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^[\w-]{1,80}$/.test(id)) throw showScreen('notFound', language);
  const alone = {
    title: '',
    integrity: null,
    url: null,
    download: storedFileAddress(id),
    refusal: null,
    opensAt: undefined,
  };
  if (!columnId) return alone;

  const found = await call<typeof getArticle>('GET /front/front-article/{id}', { id: columnId });
  const file = found.ok ? found.value.files.find((one) => one.id === id) : undefined;
  if (!found.ok || !file) throw showScreen('notFound', language);
  const { titles, language: original, url, downloading, integrity } = found.value;
  return {
    title: localizedIn(titles, language, original)?.text ?? file.name,
    integrity,
    url,
    download: downloadAddress(columnId, file.attachType),
    refusal: downloading.allowed ? null : downloading.message,
    opensAt: downloading.opensAt,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => [
  ...pageTitle(matches, loaderData && titleWithState(sayInHead(matches), loaderData.integrity, loaderData.title)),
  { name: 'robots', content: 'noindex' },
];

/** /previewFile: one stored PDF, read in the page: selectable text, search, pages, zoom. The library is fetched when the page is alive. */
export default function PreviewFilePage({ loaderData: file }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const stage = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [state, setState] = useState<PdfState>(unopened);
  const [isSearching, setSearching] = useState(false);
  const reader = useRef<HTMLElement>(null);
  const { isFull, toggle } = useFullScreen(reader);

  useEffect(() => {
    if (file.refusal !== null || !stage.current) return;
    const container = stage.current;
    let closed = false;
    let opened: OpenPdf | undefined;
    const change = (now: Partial<PdfState>) => !closed && setState((before) => ({ ...before, ...now }));
    import('../parts/pdf/open-pdf.ts')
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: pages are fitted anew whenever their room changes
  useEffect(() => {
    const fitting = requestAnimationFrame(() => pdf?.fitWidth());
    return () => cancelAnimationFrame(fitting);
  }, [isFull, pdf]);

  return (
    <article
      ref={reader}
      className={`${layout.page} ${layout.stack3} ${styles.reader}`}
      data-part="pdf-reader"
      data-stage={state.stage}
      data-full={isFull ? '' : undefined}
    >
      <header className={layout.line}>
        {file.url && <a href={href(file.url)}>{say('article.pdf.back')}</a>}
        <h1 className={`${text.h3} ${styles.title}`}>
          <RetractedLabel integrity={file.integrity} />
          <bdi>{file.title || say('article.pdf.title')}</bdi>
        </h1>
        {file.refusal === null && (
          <a href={file.download} download>
            {say('ui.action.download')}
          </a>
        )}
      </header>
      {file.refusal !== null ? (
        <p className={`${box.panel} ${text.underlined}`} role="note">
          {file.refusal} <LoginLink opensAt={file.opensAt} />
        </p>
      ) : (
        <>
          <noscript>
            <p className={box.panel}>{say('article.pdf.noScript')}</p>
          </noscript>
          <div
            className={`${layout.row4} ${text.small} ${styles.tools} ${styles.scripted}`}
            role="toolbar"
            aria-label={say('article.pdf.title')}
            data-searching={isSearching ? '' : undefined}
          >
            <PdfTools pdf={pdf} state={state} />
            <PdfSearch pdf={pdf} state={state} />
            <span className={layout.row2}>
              <span data-narrow="">
                <Tool
                  label={say('article.pdf.search')}
                  sign="⌕"
                  disabled={!pdf}
                  pressed={isSearching}
                  press={() => setSearching(!isSearching)}
                />
              </span>
              <Tool label={say('article.pdf.fullScreen')} sign="⛶" disabled={!pdf} pressed={isFull} press={toggle} />
            </span>
          </div>
          <p className={`${box.panel} ${styles.scripted}`} role="status" hidden={state.stage === 'open'}>
            {state.stage === 'failed' ? say('article.pdf.failed') : say('article.pdf.loading')}
          </p>
          <section
            className={`${box.panel} ${styles.frame} ${styles.scripted}`}
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
