import { readBounce } from '../domain/bounce.ts';
import type { DigestSending } from './digest-store.ts';
import type { SendingParts } from './send-digests.ts';

export type BounceOutcome = 'silenced' | 'kept' | 'not ours';

/** Takes a mail that arrived at the installation's own address. Only who got a digest from us can name it, so nobody silences others. */
export const createTakeBounce =
  (store: Pick<DigestSending, 'silence'>, alertsStopped: SendingParts['alertsStopped']) =>
  async (message: string): Promise<BounceOutcome> => {
    const bounce = readBounce(message);
    const named = bounce?.messageIds.flatMap((id) => {
      const [, digest, site] = /^([0-9a-f]{32})\.(\d{1,7})@/.exec(id) ?? [];
      return digest && site ? [{ digest, site: Number(site) }] : [];
    });
    if (!bounce || !named?.length) return 'not ours';
    if (!bounce.isForGood) return 'kept';
    for (const { site, digest } of named) await alertsStopped(site, await store.silence(site, digest, 'bounced'));
    return 'silenced';
  };
