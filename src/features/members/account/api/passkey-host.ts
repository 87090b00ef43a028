import type { CallRequest } from '../../../../platform/contract/handler.ts';
import { type Failure, failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import type { PasskeyHost } from '../use-cases/passkey-factor.ts';

/**
 * The host that was asked, which is one of the site's, and the origin of the page that asks. Who sends no Origin is no browser that
 * could hold a passkey.
 */
export function passkeyHost({ from }: Pick<CallRequest<unknown>, 'from'>): Result<PasskeyHost, Failure> {
  const name = from.host.toLowerCase().replace(/:\d+$/, '');
  return from.origin ? success({ name, origin: from.origin }) : failed(failure('originRefused'));
}
