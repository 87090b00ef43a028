import type { Result } from '../../../../../../platform/kernel/result.ts';

/** Why a piece of a tenant's style was left out; the console has the words for each. */
export const refusalReasons = [
  'tooLong',
  'notCss',
  'escape',
  'atRule',
  'mediaCondition',
  'selector',
  'protectedPart',
  'nestedRule',
  'property',
  'important',
  'value',
  'negative',
  'outOfBounds',
  'foreignVariable',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

export interface Refusal {
  readonly text: string;
  readonly why: RefusalReason;
}

/** The piece written anew, or why it cannot be. */
export type Written = Result<string, RefusalReason>;
