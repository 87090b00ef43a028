import type { Failure } from '../kernel/failure.ts';
import type { Result } from '../kernel/result.ts';
import type { Endpoint, GivenTo, OutputOf } from './endpoint.ts';

/**
 * How a page asks: `call<typeof getChannelList>('GET /front/channel/getChannelList', {})`. Contracts are imported as types only, so
 * no schema reaches the browser.
 */
export type Call = <E extends Endpoint>(name: E['name'], input: GivenTo<E>) => Promise<Result<OutputOf<E>, Failure>>;
