export const longestComment = 1_000;
export const mostStars = 5;

export type CommentState = 'waiting' | 'shown' | 'refused';

/** A text as it is kept: lines stay, what can't be seen goes. */
export const cleanComment = (written: string): string =>
  written
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export type CommentProblem = 'required' | 'tooLong';

export function commentProblem(written: string): CommentProblem | undefined {
  const text = cleanComment(written);
  if (text === '') return 'required';
  return [...text].length > longestComment ? 'tooLong' : undefined;
}

/** The name under a comment. Some log in by their number or address, which is nobody else's business. */
export function visibleName(userName: string): string {
  const [before, host] = userName.split('@');
  if (host !== undefined && before) return `${[...before].slice(0, 2).join('')}***`;
  return userName.replace(/\d{7,}/g, (digits) => `${digits.slice(0, 3)}****${digits.slice(-2)}`);
}
