import type { SubmittedRole } from '../../../../platform/kernel/sent-file.ts';

/** making: it is looked through. named: its text names authors. refused: nothing can be made of it. */
export type StoredCopyState = 'making' | 'ready' | 'named' | 'refused';
/** interrupted: nobody works at it any more, and it can be ordered again. */
export const copyStates = ['making', 'ready', 'named', 'refused', 'interrupted'] as const;
export type CopyState = (typeof copyStates)[number];

interface SentFile {
  readonly id: string;
  readonly role: SubmittedRole;
  readonly side: string;
  readonly round: number;
}

/** The files of a round that reviewers see; letters stay between author and editors. */
export const isForReviewer = ({ role, side, round }: Omit<SentFile, 'id'>, requested: number): boolean =>
  side === 'author' && role !== 'letter' && round === requested;

/** Whether a round can be reviewed anonymously: every file of the text has an anonymous copy. */
export function canBeAnonymous(
  files: readonly SentFile[],
  round: number,
  copies: readonly { readonly file: string; readonly state: CopyState }[],
): boolean {
  const texts = files.filter((file) => isForReviewer(file, round) && file.role === 'manuscript');
  return (
    texts.length > 0 && texts.every(({ id }) => copies.some(({ file, state }) => file === id && state === 'ready'))
  );
}

const endings: Readonly<Record<string, string>> = { 'application/pdf': 'pdf' };

/** Names of files say who wrote them as often as not. */
export const neutralName = (role: SubmittedRole, place: number, contentType: string): string =>
  `${role}-${place + 1}.${endings[contentType] ?? 'docx'}`;
