import { randomBytes } from 'node:crypto';
import type { Keys } from '../../src/platform/ports/keys.ts';
import { keyRings } from '../../src/processes/keys.ts';

/** Keys of an installation that nobody else has. */
export const someKeys = (): Keys => keyRings(randomBytes(32).toString('hex'))('a test');
