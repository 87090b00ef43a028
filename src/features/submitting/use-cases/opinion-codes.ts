import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Id } from '../../../platform/kernel/id.ts';

export interface OpinionCodes {
  /** What stands in the link of a request for an opinion. */
  write(site: number, opinion: Id): string;
  /** The request that a code was made for, or nothing if nobody here made it. */
  read(site: number, code: string): Id | undefined;
}

/** Codes are computed and not kept: whoever reads the database can answer for nobody. */
export function opinionCodes(key: Buffer): OpinionCodes {
  const sealOf = (site: number, opinion: Id) =>
    createHmac('sha256', key).update(`${site} ${opinion}`).digest('base64url');
  return {
    write: (site, opinion) => `${opinion}.${sealOf(site, opinion)}`,
    read(site, code) {
      const [opinion = '', seal = ''] = code.split('.');
      const [given, expected] = [Buffer.from(seal), Buffer.from(sealOf(site, opinion))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? opinion : undefined;
    },
  };
}
