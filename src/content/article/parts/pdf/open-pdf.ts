// First, because the viewer finds the library where this puts it.

import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url&no-inline';
import 'pdfjs-dist/web/pdf_viewer.css';
import type { PdfState } from './pdf-tools.tsx';

export interface OpenPdf {
  page(): number;
  goTo(page: number): void;
  zoom(steps: 1 | -1): void;
  fitWidth(): void;
  search(words: string, which: 'first' | 'next' | 'previous'): void;
  close(): void;
}

const most = 5;
const least = 0.25;
const step = 1.2;
const narrow = 640;

/** Opens a document in a container that scrolls. Rejects where it is no PDF, or none that this reader may have. */
export async function openPdf(
  container: HTMLDivElement,
  url: string,
  change: (state: Partial<PdfState>) => void,
): Promise<OpenPdf> {
  GlobalWorkerOptions.workerSrc = workerSrc;
  const { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } = await import(
    'pdfjs-dist/web/pdf_viewer.mjs'
  );
  const loading = getDocument({ url, BinaryDataFactory: BundledData, useWorkerFetch: false, enableXfa: false });
  const document = await loading.promise;

  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK });
  const findController = new PDFFindController({ eventBus, linkService });
  const viewer = new PDFViewer({
    container: container as HTMLDivElement,
    eventBus,
    linkService,
    findController,
    annotationEditorMode: -1,
    // On a phone a page is as wide as the screen, without the room that is else left around it.
    removePageBorders: container.clientWidth < narrow,
  });
  linkService.setViewer(viewer);

  const matches = ({ current, total }: { current: number; total: number }) =>
    change({ matches: { index: current, total } });
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width';
    change({ stage: 'open', pages: document.numPages });
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => change({ page: pageNumber }));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => change({ percent: Math.round(scale * 100) }));
  eventBus.on('updatefindmatchescount', ({ matchesCount }: FindEvent) => matches(matchesCount));
  eventBus.on('updatefindcontrolstate', ({ matchesCount }: FindEvent) => matches(matchesCount));
  viewer.setDocument(document);
  linkService.setDocument(document, null);

  return {
    page: () => viewer.currentPageNumber,
    goTo(page) {
      if (page >= 1 && page <= document.numPages) viewer.currentPageNumber = page;
    },
    zoom(steps) {
      viewer.currentScale = Math.min(most, Math.max(least, viewer.currentScale * step ** steps));
    },
    fitWidth() {
      viewer.currentScaleValue = 'page-width';
    },
    search(words, which) {
      if (words === '') change({ matches: null });
      eventBus.dispatch('find', {
        type: which === 'first' ? '' : 'again',
        query: words,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        matchDiacritics: false,
        findPrevious: which === 'previous',
      });
    },
    close: () => void loading.destroy(),
  };
}

interface FindEvent {
  readonly matchesCount: { readonly current: number; readonly total: number };
}

/**
 * The library's character maps, fonts and decoders: Chinese documents often name a map instead of holding it, and scans need the
 * decoders. They are files of ours; the list of their addresses is fetched with the first that a document needs.
 */
class BundledData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const { bundledFiles } = await import('./bundled-files.ts');
    const address = bundledFiles(filename);
    const answer = address ? await fetch(address) : undefined;
    if (!answer?.ok) throw new Error(`${filename} cannot be had.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
