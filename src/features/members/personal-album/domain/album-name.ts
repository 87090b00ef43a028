export const longestName = 100;

/** A name as it is kept: without what can't be seen at its ends or inside it. */
export const cleanName = (written: string): string =>
  written
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export type NameProblem = 'nameRequired' | 'nameTooLong';

export function albumNameProblem(written: string): NameProblem | undefined {
  const name = cleanName(written);
  if (name === '') return 'nameRequired';
  return [...name].length > longestName ? 'nameTooLong' : undefined;
}
