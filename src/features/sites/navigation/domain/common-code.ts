import type { Text } from '../../../../platform/kernel/text.ts';

/** An entry of one of the lists that a site keeps, such as its research fields. */
export interface CommonCode {
  readonly category: string;
  readonly code: string;
  readonly names: Text;
}
