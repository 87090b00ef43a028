import { type DueWorker, dueWorker, silentPauses } from '../../../../platform/kernel/due-work.ts';
import type { Keys } from '../../../../platform/ports/keys.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { OrcidAccess, OrcidAnswer, OrcidRecords } from '../../../../platform/ports/orcid-records.ts';
import type { NextWork, OrcidSendingStore, StoredConsent } from '../store/postgres-orcid-sending.ts';
import type { OrcidWorkStore, WhichRecord } from '../store/postgres-orcid-works.ts';
import type { ComposeWork } from './compose-work.ts';

const mostAtOnce = 6;
/** Longer than one step may take: by then its worker is dead. */
const heldSeconds = 90;

interface Parts {
  readonly store: OrcidWorkStore;
  readonly sending: OrcidSendingStore;
  readonly compose: ComposeWork;
  readonly clientOf: (site: number) => OrcidRecords | undefined;
  readonly provenOrcid: (account: string) => Promise<string | null>;
  readonly keys: Keys;
  readonly log: Log;
}

interface Opened {
  readonly consent: StoredConsent;
  readonly access: OrcidAccess;
  readonly client: OrcidRecords;
}

/** Writes on ORCID records what their owners let this site write, one paper after the other (decision 0187). */
export function pushingWorks(parts: Parts): DueWorker {
  const { store, sending, compose, clientOf, provenOrcid, keys, log } = parts;

  /** What every answer may be that says nothing of the work. Answers whether it was one of them. */
  async function isEnd(which: WhichRecord, { tries, state }: StoredConsent, answer: OrcidAnswer): Promise<boolean> {
    if (answer.state === 'silent')
      await sending.later(which, answer.problem, silentPauses[Math.min(tries, silentPauses.length - 1)] ?? 60);
    else if (answer.state === 'unauthorised')
      // With a token that is worth nothing nothing can be taken off any more.
      await (state === 'withdrawn' ? sending.end(which) : sending.refuse(which));
    else return false;
    return true;
  }

  async function add(which: WhichRecord, work: NextWork, { consent, access, client }: Opened) {
    const composed = await compose(which.site, work.item, access.orcid);
    if (!composed) {
      const isThere = work.isSent || work.putCode !== null;
      return store.atSite(which.site, (transaction) =>
        isThere ? store.change(transaction, which, work.item, 'removing') : store.forget(transaction, which, work.item),
      );
    }
    const { hash, content } = composed;
    if (work.putCode !== null && hash === work.presentHash) return sending.present(which, work, work.putCode, hash);
    if (work.putCode === null) await sending.intend(which, work);
    const answer =
      work.putCode === null ? await client.add(access, content) : await client.change(access, work.putCode, content);
    if (await isEnd(which, consent, answer)) return;
    if (answer.state === 'done') await sending.present(which, work, answer.putCode, hash);
    // It came there before and nobody heard the answer; what is there may be older, so that it is sent as a change next.
    else if (answer.state === 'duplicate') await sending.known(which, work, answer.putCode);
    else if (answer.state === 'gone') await sending.refused(which, work, 'left', null);
    else if (answer.state === 'refused') await sending.refused(which, work, 'failed', answer.problem, answer.message);
  }

  async function remove(which: WhichRecord, work: NextWork, { consent, access, client }: Opened) {
    if (work.putCode === null) {
      // By adding it once more ORCID tells under which number it is there.
      const composed = work.isSent ? await compose(which.site, work.item) : undefined;
      const answer: OrcidAnswer = composed ? await client.add(access, composed.content) : { state: 'gone' };
      if (await isEnd(which, consent, answer)) return;
      return 'putCode' in answer ? sending.known(which, work, answer.putCode) : sending.removed(which, work);
    }
    const answer = await client.remove(access, work.putCode);
    if (!(await isEnd(which, consent, answer))) await sending.removed(which, work);
  }

  async function step(which: WhichRecord): Promise<void> {
    const consent = await sending.consent(which);
    const client = clientOf(which.site);
    if (!consent) return sending.end(which);
    if (consent.state === 'refused') return sending.refuse(which);
    if (!client) return sending.later(which, 'unreachable', 86_400);
    const { orcid, state, sealedToken } = consent;
    if (state === 'given' && (await provenOrcid(which.account)) !== orcid) {
      await store.atSite(which.site, (transaction) => store.withdraw(transaction, which));
      return;
    }
    const token = keys.open(sealedToken)?.toString();
    if (token === undefined) return state === 'withdrawn' ? sending.end(which) : sending.refuse(which);
    const opened = { consent, client, access: { orcid, token } };
    const work = await sending.nextWork(which);
    if (work?.state === 'queued' && state === 'given') return add(which, work, opened);
    if (work) return remove(which, work, opened);
    if (state === 'given') return sending.rest(which);
    return (await client.revoke(token)) ? sending.end(which) : sending.later(which, 'unreachable', silentPauses[0]);
  }

  return dueWorker<WhichRecord>({
    most: mostAtOnce,
    take: (room) => sending.take(room, heldSeconds),
    work: step,
    failed: (which, problem) => log.error({ ...which, problem }, 'an ORCID record waits for its engines'),
  });
}
