import type { DraftUnit } from '../../../platform/item/writing/item-draft.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Studio } from './studio.ts';

export interface Withdrawal {
  readonly kind: string;
  readonly key: string;
  readonly on: string;
  readonly reasons: Text;
}

/** What a site publishes, in stages: later ones name things of earlier ones. */
export interface WrittenContent {
  readonly stages: readonly (readonly DraftUnit[])[];
  readonly withdrawn: readonly Withdrawal[];
}

export type SampleContent = (studio: Studio) => Promise<WrittenContent>;
