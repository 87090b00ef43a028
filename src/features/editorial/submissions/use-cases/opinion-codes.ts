import type { Id } from '../../../../platform/kernel/id.ts';
import type { Keys } from '../../../../platform/ports/keys.ts';

export interface OpinionCodes {
  /** What stands in the link of a request for an opinion. */
  write(site: number, opinion: Id): string;
  /** The request that a code was made for, or nothing if nobody here made it. */
  read(site: number, code: string): Id | undefined;
}

/** Codes are computed and not kept: whoever reads the database can answer for nobody. */
export const opinionCodes = (keys: Keys): OpinionCodes => ({
  write: (site, opinion) => `${opinion}.${keys.sign(`${site} ${opinion}`)}`,
  read(site, code) {
    const [opinion = '', signature = ''] = code.split('.');
    return keys.verify(`${site} ${opinion}`, signature) ? opinion : undefined;
  },
});
