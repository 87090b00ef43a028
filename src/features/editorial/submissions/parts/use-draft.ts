import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { getSubmission, saveSubmission } from '../contract.ts';
import { createDraftKeeper, type Draft, type DraftKeeper } from './draft-keeper.ts';
import type { OwnSubmission } from './submission-view.ts';

/** What each step of the form gets. */
export interface StepProps {
  readonly draft: Draft;
  readonly keeper: DraftKeeper;
}

const readingMilliseconds = 1_000;

/** The submission in the form. It is saved while it is written, on leaving too; a file that is being read is looked after. */
export function useDraft(first: OwnSubmission): StepProps {
  const [keeper] = useState(() =>
    createDraftKeeper(first, {
      save: (written) => pageCall()<typeof saveSubmission>('POST /front/submission/save', written, { quiet: true }),
      read: (id) => pageCall()<typeof getSubmission>('GET /front/submission/detail', { id }, { quiet: true }),
      now: () => Date.now(),
    }),
  );
  const draft = useSyncExternalStore(keeper.listen, keeper.draft, keeper.draft);
  const { isReading } = draft.submission;

  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(() => void keeper.refresh(), readingMilliseconds);
    return () => clearInterval(timer);
  }, [isReading, keeper]);

  useEffect(() => {
    const isUnsaved = () => ['unsaved', 'saving', 'failed'].includes(keeper.draft().keeping);
    const hidden = () => {
      if (document.visibilityState === 'hidden' && isUnsaved()) void keeper.keep();
    };
    const leaving = (event: BeforeUnloadEvent) => {
      if (!isUnsaved()) return;
      void keeper.keep();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hidden);
    addEventListener('beforeunload', leaving);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('beforeunload', leaving);
      if (isUnsaved()) void keeper.keep();
      else keeper.stop();
    };
  }, [keeper]);

  return { draft, keeper };
}
