import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';

export type Complete = (transaction: Transaction, site: number, ids: readonly Id[]) => Promise<void>;
