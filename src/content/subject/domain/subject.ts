import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';

export interface NamedSubject {
  readonly id: Id;
  readonly names: Text;
}

export interface Subject extends NamedSubject {
  readonly site: number;
  readonly code: string;
  readonly summaries: Text;
  readonly parent: NamedSubject | null;
  readonly children: readonly NamedSubject[];
}
