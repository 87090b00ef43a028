import type { FailureCode } from '../../../../platform/kernel/failure.ts';

export type PictureUse = 'avatar' | 'cover';

interface PictureRule {
  readonly types: readonly string[];
  /** The largest file that is taken. */
  readonly mostBytes: number;
  /** Of the stored picture's longer side. */
  readonly longest: number;
  readonly wrongType: FailureCode;
  readonly tooLarge: FailureCode;
}

const megabyte = 1_048_576;

export const pictureRules: Readonly<Record<PictureUse, PictureRule>> = {
  // Under 5M: one byte less.
  avatar: {
    types: ['image/jpeg', 'image/png', 'image/bmp'],
    mostBytes: 5 * megabyte - 1,
    longest: 512,
    wrongType: 'avatarType',
    tooLarge: 'avatarTooLarge',
  },
  cover: {
    types: ['image/jpeg', 'image/png'],
    mostBytes: 3 * megabyte,
    longest: 960,
    wrongType: 'coverType',
    tooLarge: 'coverTooLarge',
  },
};

/** What is wrong with a file, as far as its name for its own type and its size tell. What its bytes are, the server finds out. */
export function pictureProblem(
  use: PictureUse,
  { type, bytes }: { readonly type?: string; readonly bytes: number },
): FailureCode | undefined {
  const rule = pictureRules[use];
  if (type !== undefined && !rule.types.includes(type)) return rule.wrongType;
  if (bytes > rule.mostBytes) return rule.tooLarge;
  return undefined;
}
