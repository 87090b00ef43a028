import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { getEditorialSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { useConsole } from './use-console.ts';

/** A submission as the console sees it. */
export type EditorialSubmission = OutputOf<typeof getEditorialSubmission>;
export type EditorialFile = EditorialSubmission['files'][number];

export interface ActionProps {
  readonly submission: EditorialSubmission;
  /** Called when something was done that the page shows elsewhere. */
  readonly onDone: () => void;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** A text of an author in the language of whoever reads here, or in the one that it has. */
export function useText(): (texts: Texts) => string {
  const { me, language } = useConsole();
  return (texts) =>
    textFor(texts, language, me.site.defaultLanguage as typeof language) || Object.values(texts).find(Boolean) || '';
}

export const fileAddress = (call: 'file' | 'preview', wanted: Readonly<Record<string, string>>): string =>
  `/rc-pub/console/submission/${call}?${new URLSearchParams(wanted)}`;
