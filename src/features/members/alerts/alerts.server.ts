import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Jobs } from '../../../platform/ports/jobs.ts';
import type { Keys } from '../../../platform/ports/keys.ts';
import type { Log } from '../../../platform/ports/log.ts';
import type { Mailer } from '../../../platform/ports/mailer.ts';
import type { OffersOf } from '../../../platform/ports/offers-of.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import type { SearchEngine } from '../../../platform/ports/search-engine.ts';
import type { SiteDirectory } from '../../../platform/ports/site-directory.ts';
import type { VerificationCodes } from '../../../platform/ports/verification-codes.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { answerAlerts } from './api/alert-calls.ts';

import { codeMail } from './mails/code-mail.tsx';
import { digestMail } from './mails/digest-mail.tsx';
import { postgresAlerts } from './store/postgres-alerts.ts';
import { type AlertTimes, postgresDigestMaking } from './store/postgres-digest-making.ts';
import { postgresDigestSending } from './store/postgres-digest-sending.ts';
import { createFindKeywords } from './use-cases/find-keywords.ts';
import type { Letterhead } from './use-cases/letterhead.ts';
import { createDigestMaker } from './use-cases/make-digests.ts';
import { createSendDigests, createTakeBounce, digestQueue, type SendingParts } from './use-cases/send-digests.ts';
import { type CodeParts, createSendCode, createSubscribe } from './use-cases/subscribe.ts';

import { createUnsubscribeTokens } from './use-cases/unsubscribe-token.ts';
import { createWriteLetter } from './use-cases/write-letter.ts';

interface Parts {
  readonly database: Database;
  readonly engine: SearchEngine;
  readonly directory: SiteDirectory;
  readonly siteOfItem: SiteOfItem;
  readonly jobs: Jobs;
  readonly codes: VerificationCodes;
  readonly acceptCaptcha: CodeParts['acceptCaptcha'];
  readonly mailer: Mailer;
  readonly rateLimit: RateLimit;
  readonly wording: Wording;
  readonly clock: Clock;
  readonly log: Log;
  readonly times: AlertTimes;
  /** By which links in mails are signed. */
  readonly key: Buffer;
  readonly linkKeys: Keys;
  /** The domain of Message-IDs. */
  readonly idHost: string;
  /** How the site's search asks for a keyword. */
  keywordQuery(keyword: string): object;
  letterhead(site: number, language: Language): Promise<Letterhead | undefined>;
  readonly offersOf: OffersOf;
  readonly alertsStopped: SendingParts['alertsStopped'];
}

export function createSubscribing(parts: Parts) {
  const { database, engine, directory, siteOfItem, jobs, codes, mailer, rateLimit, wording, letterhead, key } = parts;
  const store = postgresAlerts(database);
  const sending = postgresDigestSending(database);
  const tokens = createUnsubscribeTokens(parts.linkKeys);
  const send = createSendDigests({
    store: sending,
    mailer,
    idHost: parts.idHost,
    alertsStopped: parts.alertsStopped,
    writeLetter: createWriteLetter({
      store: sending,
      alerts: store,
      tokens,
      wording,
      letterhead,
      writeDigest: digestMail(wording),
    }),
  });
  return {
    handlers: answerAlerts({
      store,
      tokens,
      send: createSendCode({
        codes,
        mailer,
        rateLimit,
        letterhead,
        acceptCaptcha: parts.acceptCaptcha,
        writeCode: codeMail(wording),
      }),
      subscribing: createSubscribe(store, codes),
      siteOfItem,
      offersOf: parts.offersOf,
    }),
    /** For a worker: makes the digests that are due. */
    digests: createDigestMaker({
      store: postgresDigestMaking(database),
      jobs,
      directory,
      findKeywords: createFindKeywords(engine, parts.keywordQuery),
      clock: parts.clock,
      log: parts.log,
      times: parts.times,
      key,
    }),
    /** For a worker: sends digests from now on. */
    startWorking: () => jobs.work(digestQueue, send),
    /** Ends what a link in a mail names, and answers whether we wrote it for this site. */
    async endByLink(site: number, token: string) {
      const named = tokens.read(token);
      if (named?.site !== site) return false;
      await store.end(site, named.ending);
      return true;
    },
    takeBounce: createTakeBounce(sending, parts.alertsStopped),
  };
}
