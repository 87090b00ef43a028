import { randomBytes } from 'node:crypto';
import type { Keys } from '../../src/platform/ports/keys.ts';
import { keyRings } from '../../src/processes/keys.ts';

/** Keys by an installation's secret, or by several. */
export const keysOf = (secret: string): Keys => keyRings(secret)('a test');

/** Keys of an installation that nobody else has. */
export const someKeys = (): Keys => keysOf(randomBytes(32).toString('hex'));
