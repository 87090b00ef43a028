import type { Kind } from '../../platform/item/kind.ts';

export const journalKind: Kind = { name: 'journal', family: 'publications' };
