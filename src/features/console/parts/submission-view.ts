import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { getSubmissionAtDesk } from '../../editorial/submissions/desk.contract.ts';
import { useDesk } from './desk.ts';

/** A submission as the desk sees it. */
export type SubmissionAtDesk = OutputOf<typeof getSubmissionAtDesk>;
export type FileAtDesk = SubmissionAtDesk['files'][number];

export interface ActionProps {
  readonly submission: SubmissionAtDesk;
  /** Called when something was done that the page shows elsewhere. */
  readonly onDone: () => void;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** A text of an author in the language of whoever reads here, or in the one that it has. */
export function useText(): (texts: Texts) => string {
  const { me, language } = useDesk();
  return (texts) =>
    textFor(texts, language, me.site.defaultLanguage as typeof language) || Object.values(texts).find(Boolean) || '';
}

export const fileAddress = (call: 'file' | 'preview', wish: Readonly<Record<string, string>>): string =>
  `/rc-pub/console/submission/${call}?${new URLSearchParams(wish)}`;
