import type { Kind } from '../../platform/item/kind.ts';

export const issueKind: Kind = { name: 'issue', family: 'publications' };
