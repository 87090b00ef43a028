import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { getPublicKey } from '../contract.ts';
import { type Sealed, seal } from '../domain/seal.ts';

/** Seals what a form must not send in the open. Where the browser can't, or no key is to be had, TLS alone keeps it. */
export async function sealedValues(...values: readonly string[]): Promise<readonly (Sealed | string)[]> {
  if (!globalThis.crypto?.subtle) return values;
  const key = await pageCall()<typeof getPublicKey>('GET /api/getPublicKey', {}, { quiet: true });
  if (!key.ok) return values;
  return Promise.all(values.map((value) => seal(key.value, value)));
}
