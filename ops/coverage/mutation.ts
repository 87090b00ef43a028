import type { Edit } from './edits.ts';
import type { Row } from './rows.ts';

/** A wrong portal: what the row says no longer holds, and its test must say so. */
export type Mutation = {
  readonly row: Row;
  readonly edits: readonly Edit[];
  /** Mutations of one batch touch nothing of each other: they are made together, and the portal is built once for all of them. */
  readonly batch?: string;
};
