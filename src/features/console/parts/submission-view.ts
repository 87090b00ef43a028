import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import type { getEditorialSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { useTextFor, useWord } from './use-console.ts';

/** A submission as the console sees it. */
export type EditorialSubmission = OutputOf<typeof getEditorialSubmission>;
export type EditorialFile = EditorialSubmission['files'][number];

export interface ActionProps {
  readonly submission: EditorialSubmission;
  /** Called when something was done that the page shows elsewhere. */
  readonly onDone: () => void;
}

/** Says that it was done, and shows the page anew. */
export function useDone(onDone: () => void): () => void {
  const say = useWord();
  return () => {
    showToast({ text: say('submission.done'), kind: 'success' });
    onDone();
  };
}

/** A text of an author in the language of whoever reads here, or in the one that it has. */
export function useSubmissionText(): (texts: Readonly<Record<string, string | undefined>>) => string {
  const textFor = useTextFor();
  return (texts) => textFor(texts) || Object.values(texts).find(Boolean) || '';
}

export const fileAddress = (call: 'file' | 'preview', wanted: Readonly<Record<string, string>>): string =>
  `/rc-pub/console/submission/${call}?${new URLSearchParams(wanted)}`;
