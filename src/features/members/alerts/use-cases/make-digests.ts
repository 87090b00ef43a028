import { createHmac } from 'node:crypto';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import type { Jobs } from '../../../../platform/ports/jobs.ts';
import type { Log } from '../../../../platform/ports/log.ts';
import type { SiteDirectory } from '../../../../platform/ports/site-directory.ts';
import { type FoundByKeyword, matchAlerts } from '../domain/match-alerts.ts';
import type { AlertTimes, DigestMaking } from '../store/postgres-digest-making.ts';
import type { FindKeywords } from './find-keywords.ts';
import { digestQueue, jobOf } from './send-digests.ts';

interface MakingParts {
  readonly store: DigestMaking;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly directory: SiteDirectory;
  readonly findKeywords: FindKeywords;
  readonly clock: Clock;
  readonly log: Log;
  readonly times: AlertTimes;
  /** Makes ids of digests that nobody can guess: whoever knows one can say that its mail came back. */
  readonly key: Buffer;
}

const sitesAtOnce = 20;
const itemsAtOnce = 2_000;
const partSize = 25;
const againSeconds = 30;
const clearing = { everySeconds: 3_600, keptDays: 30, unsentMinutes: 30 };

export function createDigestMaker(parts: MakingParts) {
  const { store, jobs, directory, findKeywords, clock, log, times, key } = parts;

  const idOf = (site: number, emailHash: string, run: number) =>
    createHmac('sha256', key).update(`digest ${site} ${emailHash} ${run}`).digest('hex').slice(0, 32);

  async function makeFor(site: number): Promise<number> {
    const entry = await directory.byId(site);
    if (entry?.state !== 'open') return postponed(site, times.every);
    const { ids, overdue } = await store.fresh(site, times.longest, itemsAtOnce);
    const readable = new Set([site, ...entry.gathers]);
    const own = ids.filter((id) => readable.has(siteOfId(id) ?? 0));
    const sites = [...new Set(own.map((id) => siteOfId(id) as number))];
    const fresh = own.length > 0 ? await store.facts(sites, own) : [];
    const alerts = fresh.length > 0 ? await store.alerts(site) : [];
    const words = alerts.flatMap(({ what, subject }) => (what === 'keywords' ? [subject] : []));
    const papers = fresh.filter(({ kind }) => kind === 'article').map(({ id }) => id);
    const found = await findKeywords(sites, papers, [...new Set(words)]);
    // Items that are not indexed yet would be missed, so the digest waits for them, up to a limit.
    if (found.isIncomplete && !overdue) return postponed(site, againSeconds);
    return complete(site, ids, () => matchAlerts(fresh, alerts, found.byKeyword as FoundByKeyword, clock.now()));
  }

  const postponed = async (site: number, seconds: number) => {
    await store.postpone(site, seconds);
    return 0;
  };

  const complete = (site: number, ids: readonly Id[], letters: () => ReturnType<typeof matchAlerts>) =>
    store.complete(
      site,
      ids,
      times,
      (run) =>
        letters().flatMap(({ alerts: [first], contents }, place) =>
          first
            ? [
                {
                  id: idOf(site, first.emailHash, run),
                  part: Math.floor(place / partSize),
                  email: first.email,
                  emailHash: first.emailHash,
                  language: first.language,
                  contents,
                },
              ]
            : [],
        ),
      (run, many, transaction) =>
        jobs.send(
          digestQueue,
          Array.from({ length: many }, (_, part) => jobOf({ site, run, part })),
          transaction,
        ),
    );

  /** One site in trouble must not hold up the others. */
  const tryFor = (site: number) =>
    makeFor(site).catch(async (problem: unknown) => {
      log.warn({ site, problem }, 'the digests of a site could not be made');
      return postponed(site, againSeconds).catch(() => 0);
    });

  /** A job that died too often is given up; the mails that it left are not. */
  async function clear(): Promise<void> {
    const site = await store.takeUncleared(clearing.everySeconds);
    if (site === undefined) return;
    const left = await store.clear(site, clearing.keptDays, clearing.unsentMinutes);
    await jobs.send(
      digestQueue,
      left.map(({ run, part }) => jobOf({ site, run, part })),
    );
  }

  /** Everything that is due now. Answers how many digests were made. */
  const now = async () => {
    let made = 0;
    for (const site of await store.due(times, sitesAtOnce)) made += await tryFor(site);
    return made;
  };

  return {
    now,
    /** The same, and afterwards the mails that were left by jobs which died. */
    async nowAndClear() {
      await now();
      await clear();
    },
  };
}
