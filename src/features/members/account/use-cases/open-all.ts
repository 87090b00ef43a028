import type { Failure } from '../../../../platform/kernel/failure.ts';
import { type Result, success } from '../../../../platform/kernel/result.ts';
import type { MayBeSealed, TransportKeys } from './transport-keys.ts';

/** Several values of one form, sealed or not. */
export async function openAll<Name extends string>(
  keys: TransportKeys,
  given: Readonly<Record<Name, MayBeSealed>>,
): Promise<Result<Record<Name, string>, Failure>> {
  const opened = {} as Record<Name, string>;
  for (const name of Object.keys(given) as Name[]) {
    const value = await keys.open(given[name]);
    if (!value.ok) return value;
    opened[name] = value.value;
  }
  return success(opened);
}
