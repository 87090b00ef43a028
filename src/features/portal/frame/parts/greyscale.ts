import type { Frame } from '../../../../platform/shell/frame.ts';

/** Grey type 1 is for the home page, 2 for all pages. */
export const isGrey = (
  { site, home }: Pick<Frame, 'home'> & { readonly site: Pick<Frame['site'], 'grayType'> },
  path: string,
): boolean => site.grayType === 2 || (site.grayType === 1 && path.toLowerCase() === home.toLowerCase());
