/** Pictures that the console takes. A file says itself what it is; on the server its bytes decide. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

export const mostPictureBytes = 10 * 1_048_576;

/** Of the stored picture's longer side: a banner across a large screen. */
export const longestPictureSide = 2_560;

export type PictureProblem = 'type' | 'size';

/** What is wrong with a file, as far as its own word for its type and its size tell. */
export function pictureProblem({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): PictureProblem | null {
  if (!(pictureTypes as readonly string[]).includes(type)) return 'type';
  return size > mostPictureBytes ? 'size' : null;
}
