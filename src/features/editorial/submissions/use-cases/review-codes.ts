import type { Id } from '../../../../platform/kernel/id.ts';
import type { Keys } from '../../../../platform/ports/keys.ts';

export interface ReviewCodes {
  /** What stands in the link of a request for a review. */
  write(site: number, review: Id): string;
  /** The request that a code was made for, or nothing if nobody here made it. */
  read(site: number, code: string): Id | undefined;
}

/** Codes are computed and not kept: whoever reads the database can answer for nobody. */
export const reviewCodes = (keys: Keys): ReviewCodes => ({
  write: (site, review) => `${review}.${keys.sign(`${site} ${review}`)}`,
  read(site, code) {
    const [review = '', signature = ''] = code.split('.');
    return keys.verify(`${site} ${review}`, signature) ? review : undefined;
  },
});
