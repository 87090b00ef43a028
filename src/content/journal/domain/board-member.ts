import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';

export interface BoardMember {
  readonly role: string;
  readonly names: Text;
  readonly affiliations: Text;
  readonly researchFields: Text;
  readonly countries: Text;
  readonly bios: Text;
  readonly expertId: Id | null;
  readonly picture: string | null;
}
