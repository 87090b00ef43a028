/**
 * assign: nobody has begun with it. decide: no review is waited for. await: reviews are out. review: somebody
 * is requested one. revise: it is back with its author. finish: its author has not sent it yet.
 */
export const taskKinds = ['review', 'revise', 'decide', 'assign', 'await', 'finish'] as const;
export type TaskKind = (typeof taskKinds)[number];

interface Timed {
  readonly kind: TaskKind;
  /** YYYY-MM-DD */
  readonly dueOn: string | null;
  readonly isLate: boolean;
  /** ISO 8601 */
  readonly since: string;
}

/** What is late first, then what is due, then by what it is; of the same, what waits longest. */
export const byUrgency = (one: Timed, other: Timed): number =>
  Number(other.isLate) - Number(one.isLate) ||
  (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999') ||
  taskKinds.indexOf(one.kind) - taskKinds.indexOf(other.kind) ||
  one.since.localeCompare(other.since);
