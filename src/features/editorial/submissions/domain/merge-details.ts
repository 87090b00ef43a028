import type { Guess, SubmissionDetails } from '../fields.contract.ts';
import type { GuessedPart } from './submission.ts';

interface Sides {
  /** What browser and server agreed on last. */
  readonly base: SubmissionDetails;
  readonly mine: SubmissionDetails;
  readonly theirs: SubmissionDetails;
  /** What the server read out of a file. */
  readonly guess: Guess | null;
}

/**
 * Joins what the author wrote with what became of it on the server meanwhile. Where a file filled a part that the author wrote in as
 * well, the author is right. Nothing is answered where two people, or two windows, wrote different things into one part.
 */
export function mergeDetails({ base, mine, theirs, guess }: Sides): SubmissionDetails | undefined {
  const merged: Record<string, unknown> = {};
  const looked = new Set([...theirs.looked, ...mine.looked.filter((part) => !base.looked.includes(part))]);
  for (const part of Object.keys(mine) as (keyof SubmissionDetails)[]) {
    if (part === 'looked') continue;
    const isMineNew = !isSame(mine[part], base[part]);
    const isTheirsNew = !isSame(theirs[part], base[part]) && !isSame(theirs[part], mine[part]);
    const isRead = part in (guess ?? {}) && isSame(theirs[part], guess?.[part as GuessedPart | 'written']);
    if (isMineNew && isTheirsNew && !isRead) return undefined;
    merged[part] = isMineNew ? mine[part] : theirs[part];
    if (isMineNew && isRead && part !== 'written') looked.add(part as GuessedPart);
  }
  return { ...(merged as unknown as SubmissionDetails), looked: [...looked] };
}

/** Whether two values say the same, whatever the order of their fields and the spaces around their words. */
export const isSame = (one: unknown, other: unknown): boolean => plainly(one) === plainly(other);

function plainly(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.trim());
  if (Array.isArray(value)) return `[${value.map(plainly).join()}]`;
  if (value === null || typeof value !== 'object') return String(value);
  const said = Object.entries(value).filter(([, one]) => one !== undefined && one !== '');
  return `{${said
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${name}:${plainly(one)}`)
    .join()}}`;
}
