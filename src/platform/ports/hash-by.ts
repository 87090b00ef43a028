import { createHash } from 'node:crypto';
import type { HashBy } from '../kernel/sealed-change.ts';
import type { Keys } from './keys.ts';

/** Hashes of a sealed log by the installation's keys. */
export const hashBy =
  (keys: Keys): HashBy =>
  (text, key) => {
    if (key === null) return createHash('sha256').update(text).digest('hex');
    const mac = keys.mac(text, key);
    return mac && Buffer.from(mac, 'base64url').toString('hex');
  };
