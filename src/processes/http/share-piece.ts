import type { RequestContext } from '../../platform/contract/request-context.ts';
import { siteOfFrame } from '../../platform/ports/edge-cache.ts';
import type { Remember } from '../../platform/ports/remember.ts';
import { isAnyone } from './request-context.ts';

/**
 * A piece of a page that all visitors of a host get alike in one language. It is made with a context of its own, so that every
 * page which shows it carries exactly its keys. Whoever has an access basis, or names a site, gets a piece made for them.
 */
export async function sharePiece<Value>(
  remember: Remember,
  context: RequestContext,
  name: string,
  make: (asking: RequestContext) => Promise<Value>,
): Promise<Value> {
  if (!isAnyone(context) || context.siteIdHeader) return make(context);
  const piece = await remember(
    `${name} ${context.host} ${context.language ?? ''}`,
    async () => {
      const everyone = {
        ...context,
        keys: new Set<string>(),
        worth: { isDegraded: false, isKeyed: true },
        texts: new Map(),
      };
      return { value: await make(everyone), keys: everyone.keys, worth: everyone.worth };
    },
    framesOnly,
  );
  for (const key of piece.keys) context.keys.add(key);
  context.worth.isDegraded ||= piece.worth.isDegraded;
  context.worth.isKeyed &&= piece.worth.isKeyed;
  return piece.value;
}

/** A piece with anything else in it than frames is made anew after some seconds, as is one that lacks a part. */
function framesOnly({ keys, worth }: Pick<RequestContext, 'keys' | 'worth'>): number[] | null {
  const sites = [...keys].map(siteOfFrame);
  return worth.isKeyed && !worth.isDegraded && sites.every((site) => site !== undefined) ? sites : null;
}
