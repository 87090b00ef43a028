import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';

export interface Institution {
  readonly id: Id;
  readonly site: number;
  readonly names: Text;
  readonly summaries: Text;
  readonly ror: string | null;
  readonly types: readonly string[];
  /** ISO 3166, two letters, where it is known. */
  readonly country: string | null;
  readonly city: string | null;
  readonly established: number | null;
  readonly website: string | null;
  readonly aliases: readonly string[];
  readonly parents: readonly string[];
  readonly cover: string | null;
  readonly visits: number;
}
