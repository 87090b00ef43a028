import type { Kind } from '../platform/item/kind.ts';
import { issueKind } from './issue/issue.server.ts';
import { journalKind } from './journal/journal.server.ts';

/** Everything that is published, one line each. */
export const kinds: readonly Kind[] = [journalKind, issueKind];
