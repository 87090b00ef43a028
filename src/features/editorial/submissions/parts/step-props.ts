import type { Draft, DraftKeeper } from './draft-keeper.ts';

/** What each step of the form gets. */
export interface StepProps {
  readonly draft: Draft;
  readonly keeper: DraftKeeper;
}
