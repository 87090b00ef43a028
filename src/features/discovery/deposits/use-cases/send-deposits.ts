import { createHash } from 'node:crypto';
import { type DueWorker, dueWorker, silentPauses } from '../../../../platform/kernel/due-work.ts';
import type { DoiRegistry, RegistryAccess, RegistryAnswer } from '../../../../platform/ports/doi-registry.ts';
import type { Keys } from '../../../../platform/ports/keys.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import { refused, taken } from '../domain/deposit.ts';
import type { UsedRegistry } from '../domain/registration.ts';
import type { DepositSendingStore, WhichDeposit } from '../store/postgres-deposit-sending.ts';
import type { DepositStore, StoredDeposit } from '../store/postgres-deposits.ts';
import type { ReadRecords } from './check-works.ts';
import { composeDeposit, type DepositFormats, type Depositor } from './compose-deposit.ts';
import type { DepositorOf } from './known-depositors.ts';

/** The pause before the result of a deposit is requested again. */
const pendingPauses = [5, 10, 30, 60, 300, 900] as const;
const mostAtOnce = 12;
const mostOfSite = 4;
/** Longer than asking and sending may take together: by then its worker is dead. */
const heldSeconds = 60;
/** A registry that took a deposit and then does not know it is asked so often before it gets it again. */
const mostUnknown = 4;

interface Parts {
  readonly store: DepositStore;
  readonly sending: DepositSendingStore;
  readonly read: ReadRecords;
  readonly formats: DepositFormats;
  readonly depositorOf: DepositorOf;
  readonly registries: Readonly<Record<UsedRegistry, DoiRegistry>>;
  readonly keys: Keys;
  readonly log: Log;
}

const pauseAfter = (pauses: readonly number[], tries: number): number =>
  pauses[Math.min(tries, pauses.length - 1)] ?? 60;

/** Sends what is queued and fetches what registries answer. Nothing is sent while it is not known what became of it before (decision 0156). */
export function sendingDeposits(parts: Parts): DueWorker {
  const { store, sending, read, formats, depositorOf, registries, keys, log } = parts;

  /** Does something with the row as it is now. */
  const changing = <Outcome>(
    which: WhichDeposit,
    work: (row: StoredDeposit, transaction: Parameters<Parameters<typeof store.atSite>[1]>[0]) => Promise<Outcome>,
  ) =>
    store.atSite(which.site, async (transaction) => {
      const [row] = await store.lock(transaction, which.site, [which.item]);
      return row && work(row, transaction);
    });

  function recordAnswer(which: WhichDeposit, answer: RegistryAnswer): Promise<void> {
    const { site, item } = which;
    return changing(which, async (row, transaction) => {
      const { sentHash, tries, batch } = row;
      if (batch === null || sentHash === null) return;
      const wasSent = row.state === 'sent';
      if (answer.state === 'registered') {
        await store.change(transaction, site, item, taken(row, sentHash));
        await sending.note(transaction, which, answer.message, true);
      } else if (answer.state === 'refused') {
        await store.change(transaction, site, item, refused(row, sentHash, answer.problem));
        await sending.note(transaction, which, answer.message, false);
      } else if (answer.state === 'barred') {
        // The batch name stays: its result is requested again before anything else is sent.
        await store.change(transaction, site, item, { state: 'failed', problem: answer.problem });
        await sending.note(transaction, which, answer.message, false);
      } else if (answer.state === 'pending') {
        const before = wasSent ? tries : 0;
        const seconds = pauseAfter(pendingPauses, before);
        await sending.later(transaction, which, { seconds, isSent: true, tries: before + 1, problem: null });
      } else if (answer.state === 'unknown') {
        const missed = row.problem === 'lost' ? tries + 1 : 1;
        if (wasSent && missed <= mostUnknown)
          await sending.later(transaction, which, { seconds: 30, isSent: true, tries: missed, problem: 'lost' });
        else if (wasSent) await store.change(transaction, site, item, { state: 'queued', batch: null, problem: null });
        else {
          await store.change(transaction, site, item, { batch: null });
          await sending.later(transaction, which, { seconds: 0, isSent: false, tries, problem: row.problem });
        }
      } else if (!wasSent && tries >= silentPauses.length)
        await store.change(transaction, site, item, { state: 'failed', problem: answer.problem });
      else {
        // The result of a received deposit is requested for as long as it takes.
        const seconds = pauseAfter(wasSent ? pendingPauses : silentPauses, tries);
        await sending.later(transaction, which, {
          seconds,
          isSent: wasSent,
          tries: tries + 1,
          problem: answer.problem,
        });
      }
    });
  }

  /**
   * What is to be sent now, written down as being sent. Where another version is wanted since the work was read, that one was read too
   * early, and it is begun again: it must not stand for the newer.
   */
  async function prepare(which: WhichDeposit, depositor: Depositor, wanted: string) {
    const { site, item } = which;
    const [record] = await read({ reads: [site], writes: null }, [item]);
    const composed = record && composeDeposit(formats, record, depositor);
    return changing(which, async (row, transaction) => {
      if (row.state !== 'queued' || row.batch !== null) return;
      if (row.wantedHash !== wanted) {
        const { tries, problem } = row;
        return sending.later(transaction, which, { seconds: 0, isSent: false, tries, problem });
      }
      if (composed === 'incomplete') return store.miss(transaction, site, { item, doi: row.doi });
      if (!composed) return sending.leave(transaction, which);
      const { hash, doi, page, isHidden } = composed;
      if (hash === row.registeredHash)
        return store.change(transaction, site, item, { state: 'registered', wantedHash: hash, problem: null });
      if (hash !== row.wantedHash) await store.change(transaction, site, item, { wantedHash: hash });
      const name = `imprint-${item}-${row.number}-${hash.slice(0, 12)}`;
      const content = composed.write(name, await sending.nextStamp(transaction, which));
      const digest = createHash('sha256').update(content).digest('hex');
      await sending.intend(transaction, which, { batch: name, hash, digest, doi, isHidden });
      return { name, doi, page, content, isHidden };
    });
  }

  async function work(which: WhichDeposit): Promise<void> {
    const { site } = which;
    const depositor = await depositorOf(site);
    if (!depositor || depositor.registration.registry === 'none') return sleepLong(which);
    const { registry: name, address, account, sealedPassword } = depositor.registration;
    const password = keys.open(sealedPassword)?.toString();
    if (password === undefined) return giveUp(which);
    const registry = registries[name];
    const access: RegistryAccess = { address, account, password };
    const known = await changing(which, async (row) => row);
    if (!known) return;
    if (known.batch !== null) {
      const { batch, doi, sentDigest, isHidden } = known;
      await recordAnswer(which, await registry.ask(access, { name: batch, doi, digest: sentDigest ?? '', isHidden }));
      return;
    }
    const deposit = await prepare(which, depositor, known.wantedHash);
    if (deposit) await recordAnswer(which, await registry.send(access, deposit));
  }

  /** Its site registers nowhere at the moment. */
  const sleepLong = (which: WhichDeposit): Promise<void> =>
    changing(which, (row, transaction) =>
      sending.later(transaction, which, {
        seconds: 3_600,
        isSent: row.state === 'sent',
        tries: row.tries,
        problem: row.problem,
      }),
    );

  const giveUp = (which: WhichDeposit): Promise<void> =>
    changing(which, (_, transaction) =>
      store.change(transaction, which.site, which.item, { state: 'failed', problem: 'no-key' }),
    );

  return dueWorker<WhichDeposit>({
    most: mostAtOnce,
    take(room, running) {
      const bySite = Map.groupBy(running, ({ site }) => site);
      // What a dead worker holds is not counted: it keeps nobody from going on.
      const busy = [...bySite].flatMap(([site, own]) => (own.length >= mostOfSite ? [site] : []));
      return sending.take(room, mostOfSite, busy, heldSeconds);
    },
    work,
    failed: (which, problem) => log.error({ ...which, problem }, 'a deposit waits for its engines'),
  });
}
