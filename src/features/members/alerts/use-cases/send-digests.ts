import { success } from '../../../../platform/kernel/result.ts';
import type { Job, JobHandler, Queue } from '../../../../platform/ports/jobs.ts';
import type { Mailer } from '../../../../platform/ports/mailer.ts';
import { readBounce } from '../domain/bounce.ts';
import type { DigestOutcome, DigestSending, KeptDigest } from '../store/postgres-digest-sending.ts';
import type { WriteLetter } from './write-letter.ts';

interface DigestJob {
  readonly site: number;
  readonly run: number;
  readonly part: number;
}

export const digestQueue: Queue<DigestJob> = { name: 'digests', mostSeconds: 1_800, atOnce: 2 };

export const jobOf = (data: DigestJob): Job<DigestJob> => ({ data, key: `${data.site} ${data.run} ${data.part}` });

/** One mail takes less than that, and a worker that dies is missed later: whoever does its job finds the mail free again. */
const leaseSeconds = 45;
/** So many mails in a row that could not be handed over mean that it is not their fault. */
const mostInARow = 3;

export interface SendingParts {
  readonly store: DigestSending;
  readonly mailer: Mailer;
  readonly writeLetter: WriteLetter;
  /** The domain of Message-IDs. */
  readonly idHost: string;
  /** Told of members whose alerts ended because their address takes no mails. */
  alertsStopped(site: number, stopped: readonly { readonly account: string; readonly email: string }[]): Promise<void>;
}

/** Under this id a mail may be sent twice and is one to whoever receives it. */
const messageIdOf = (site: number, digest: string, host: string): string => `${digest}.${site}@${host}`;

/**
 * Sends the digests of a part, one after the other. Each is written off after the other side took it: whoever dies in between repeats
 * that one mail, under the same Message-ID, and no other.
 */
export const createSendDigests =
  ({ store, mailer, writeLetter, idHost, alertsStopped }: SendingParts): JobHandler<DigestJob> =>
  async ({ data: { site, run, part }, signal }) => {
    const digests = await store.unsent(site, run, part);
    const write = await writeLetter(site, digests);
    let waiting = 0;
    let inARow = 0;
    for (const digest of digests) {
      if (signal.aborted) throw new Error('The worker stops; the other digests wait.');
      if (!(await store.take(site, digest.id, leaseSeconds))) waiting++;
      else {
        try {
          await store.finish(site, digest.id, await send(digest));
          inARow = 0;
        } catch (problem) {
          await store.giveBack(site, digest.id);
          waiting++;
          if (++inARow >= mostInARow) throw problem;
        }
      }
    }
    if (waiting > 0) throw new Error(`${waiting} of ${digests.length} digests could not be sent yet.`);
    return success(null);

    async function send(digest: KeptDigest): Promise<DigestOutcome> {
      // Asked as late as possible: whoever unsubscribed a moment ago gets nothing.
      const mail = await write(digest, await store.wanted(site, digest));
      if (!mail) return 'unwanted';
      const sent = await mailer.send({ ...mail, messageId: messageIdOf(site, digest.id, idHost) });
      if (sent.ok) return 'sent';
      // A refusal of the sender, or of what the mail says, is no word about the address.
      if (sent.failure.ofReceiver) await alertsStopped(site, await store.silence(site, digest.id, 'bounced'));
      return 'refused';
    }
  };

type BounceOutcome = 'silenced' | 'kept' | 'not ours';

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
