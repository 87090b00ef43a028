import type { BrowserCall } from '../../contract/client/browser-client.ts';
import { createChunkWatch } from './chunk-failure.ts';
import { countView } from './count-view.ts';
import { createLazyCall } from './lazy-call.ts';
import type { PageFacts } from './page-facts.ts';
import { createReporter, reportErrors, sendBeacon } from './report-errors.ts';
import { prepareToasts, showToast } from './toasts.ts';
import { watchChunks } from './watch-chunks.ts';

export interface Behaviour {
  readonly call: BrowserCall;
  /** To be called when the page begins to come alive; one that does not in time counts as a chunk that failed. */
  wakes(): void;
  alive(): void;
}

/** What every page does beyond being shown. Called first of all, once. */
export function startBehaviour(facts: PageFacts): Behaviour {
  const { texts } = facts;
  const report = createReporter(sendBeacon, () => location.pathname);
  const chunks = createChunkWatch({
    report,
    offerReload() {
      showToast({ text: texts.chunk, kind: 'error', button: { text: texts.reload, press: () => location.reload() } });
    },
    storage: () => sessionStorage,
    page: () => location.pathname + location.search,
  });
  reportErrors(report);
  watchChunks(chunks);
  countView();
  // Only pages that keep something closed or have citations need more at once; the others are spared the words.
  if (document.querySelector('[data-early]')) void import('./start-early.ts');
  let entryRuns: (() => void) | undefined;
  return {
    call: createLazyCall(facts),
    wakes() {
      entryRuns = chunks.pending('ChunkLoadError', 'entry');
    },
    alive() {
      entryRuns?.();
      prepareToasts();
    },
  };
}
