import { connectClamav } from '../platform/adapters/clamav/clamav-scan.ts';
import { scanSent } from '../platform/adapters/clamav/scan-sent.ts';
import { crossrefRegistry } from '../platform/adapters/doi-registries/crossref-registry.ts';
import { dataCiteRegistry } from '../platform/adapters/doi-registries/datacite-registry.ts';
import { localEmbedders } from '../platform/adapters/embedding/local-embedders.ts';
import { serverEmbedders } from '../platform/adapters/embedding/server-embedders.ts';
import { serverModel } from '../platform/adapters/language-model/server-model.ts';
import { connectSmtp, noMailer } from '../platform/adapters/mail/smtp-mailer.ts';
import { createMediaTools } from '../platform/adapters/media/media-tools.ts';
import { cutPicture, encodePicture } from '../platform/adapters/media/picture-process.ts';
import { createTypesetter, isTypesetter } from '../platform/adapters/media/typesetter.ts';
import { rememberFiles } from '../platform/adapters/memory/remembered-files.ts';
import { createShortMemory } from '../platform/adapters/memory/short-memory.ts';

export { loadExtensions } from '../platform/adapters/extensions/load-extensions.ts';

import { connectIdentityProviders } from '../platform/adapters/oidc/identity-providers.ts';
import { connectOpenSearchEngine } from '../platform/adapters/opensearch/opensearch-engine.ts';
import { connectOpenSearch } from '../platform/adapters/opensearch/opensearch-index.ts';
import { orcidRecords } from '../platform/adapters/orcid/orcid-records.ts';
import { guardedPost } from '../platform/adapters/outgoing/guarded-post.ts';
import { connectPgBoss } from '../platform/adapters/pg-boss/pg-boss-jobs.ts';
import { listenToFrames } from '../platform/adapters/postgres/frame-listener.ts';
import { connectPostgres } from '../platform/adapters/postgres/postgres-database.ts';
import { connectRedisRateLimit } from '../platform/adapters/redis/redis-rate-limit.ts';
import { connectArrivingFiles } from '../platform/adapters/s3/s3-arriving-files.ts';
import { connectS3 } from '../platform/adapters/s3/s3-file-store.ts';
import { samlInstitutionLogin } from '../platform/adapters/saml/saml-institution-login.ts';
import { connectSms } from '../platform/adapters/sms/connect-sms.ts';
import { createJsonLog } from '../platform/adapters/system/json-log.ts';
import { systemClock } from '../platform/adapters/system/system-clock.ts';
import { connectVarnish } from '../platform/adapters/varnish/varnish-edges.ts';
import { familiesFor } from '../platform/item/kind.ts';
import type { Embedders } from '../platform/ports/embedder.ts';
import type { Extensions } from '../platform/ports/extensions.ts';
import type { Log } from '../platform/ports/log.ts';
import { recordTraces, type SpanSink } from '../platform/ports/traces.ts';
import type { Typesetter } from '../platform/ports/typesetter.ts';
import { limits } from './limits.ts';
import { databaseEvents, jobSeconds } from './metrics.ts';
import type { Settings } from './settings.ts';
import { readTls } from './tls-files.ts';

export type Engines = ReturnType<typeof connectEngines>;

/** The only place that knows which engine stands behind which port. */
/** Models of this machine go before a server's: nothing leaves the installation that needs not. Missing ones keep nobody from reading. */
function connectEmbedders(settings: Settings, log: Log): Embedders | 'missing' | undefined {
  if (settings.IMPRINT_MODELS)
    try {
      return localEmbedders(settings.IMPRINT_MODELS);
    } catch (problem) {
      log.error({ problem }, 'the models of IMPRINT_MODELS can’t be read; search goes by words alone');
      return 'missing';
    }
  return settings.IMPRINT_EMBEDDING_URL === undefined
    ? undefined
    : serverEmbedders({
        url: settings.IMPRINT_EMBEDDING_URL,
        key: settings.IMPRINT_EMBEDDING_KEY,
        model: settings.IMPRINT_EMBEDDING_MODEL,
        dimensions: settings.IMPRINT_EMBEDDING_DIMENSIONS,
        milliseconds: limits.meaning.serverMilliseconds,
      });
}

/** Nothing of it is loaded where no receiver is named. Begun once for a process, before its app is made. */
export async function beginTracing(settings: Settings, role: string): Promise<SpanSink | undefined> {
  const { IMPRINT_TRACES_URL: url, IMPRINT_TRACES_HEADERS: headers, IMPRINT_TRACES_SHARE: share } = settings;
  if (url === undefined) return undefined;
  const { createTraceSender } = await import('../platform/adapters/traces/trace-sender.ts');
  const sink = createTraceSender({ url, headers, role, ...limits.traces }, createJsonLog(settings.IMPRINT_LOG_LEVEL));
  recordTraces(sink, share);
  return sink;
}

/** A missing one keeps nobody from reading: papers have their texts. */
function connectTypesetter({ IMPRINT_WEASYPRINT: packages }: Settings, log: Log): Typesetter | undefined {
  if (packages === undefined) return undefined;
  if (isTypesetter(packages)) return createTypesetter(packages);
  log.error({ packages }, 'there is no WeasyPrint in IMPRINT_WEASYPRINT; no PDFs are made of papers');
  return undefined;
}

const connectModel = (settings: Settings) =>
  settings.IMPRINT_LANGUAGE_MODEL_URL === undefined
    ? undefined
    : serverModel({
        url: settings.IMPRINT_LANGUAGE_MODEL_URL,
        key: settings.IMPRINT_LANGUAGE_MODEL_KEY,
        model: settings.IMPRINT_LANGUAGE_MODEL,
        ...limits.asking,
      });

export function connectEngines(settings: Settings, { identityProviders }: Pick<Extensions, 'identityProviders'>) {
  const log = createJsonLog(settings.IMPRINT_LOG_LEVEL);
  const clock = systemClock;
  const tls = readTls(settings);
  const database = connectPostgres(
    {
      url: settings.IMPRINT_DATABASE_URL,
      ...limits.database,
      connections: settings.IMPRINT_DATABASE_CONNECTIONS,
    },
    databaseEvents(log, settings.IMPRINT_SLOW_QUERY_MS),
  );
  const fileStore = {
    endpoint: settings.IMPRINT_S3_ENDPOINT,
    publicEndpoint: settings.IMPRINT_S3_PUBLIC_ENDPOINT,
    accessKey: settings.IMPRINT_S3_ACCESS_KEY,
    secretKey: settings.IMPRINT_S3_SECRET_KEY,
    bucket: settings.IMPRINT_S3_BUCKET,
    milliseconds: limits.files.milliseconds,
    uploadMilliseconds: limits.files.uploadMilliseconds,
    tls,
  };
  const files = rememberFiles(connectS3(fileStore), limits.files.rememberedBytes);
  const found = connectEmbedders(settings, log);
  const embedders = found === 'missing' ? undefined : found;
  const searchSettings = {
    url: settings.IMPRINT_OPENSEARCH_URL,
    prefix: settings.IMPRINT_INDEX_PREFIX,
    milliseconds: limits.search.milliseconds,
    tls,
    replicas: settings.IMPRINT_INDEX_REPLICAS,
    shards: settings.IMPRINT_INDEX_SHARDS,
    dimensions: embedders && { en: embedders.en.dimensions, zh: embedders.zh.dimensions },
  };
  const index = connectOpenSearch(searchSettings, familiesFor(embedders), log);
  const engine = connectOpenSearchEngine(searchSettings);
  const edges = connectVarnish({
    edges: settings.IMPRINT_EDGES,
    secret: settings.IMPRINT_EDGE_SECRET,
    milliseconds: limits.edge.milliseconds,
  });

  const rateLimit = connectRedisRateLimit(
    {
      url: settings.IMPRINT_REDIS_URL,
      prefix: settings.IMPRINT_REDIS_PREFIX,
      milliseconds: settings.IMPRINT_REDIS_MILLISECONDS,
      tls,
      ...limits.rates,
    },
    { clock, log },
  );

  const frames = listenToFrames({ url: settings.IMPRINT_DATABASE_URL, ...limits.sites.listening }, clock, (site) =>
    memory.forget(site),
  );
  const memory = createShortMemory(clock, limits.sites.memory, frames.heardUntil);

  const jobs = connectPgBoss(database.pool, log, limits.jobs, (queue, outcome, milliseconds) =>
    jobSeconds.observe({ queue, outcome }, milliseconds / 1_000),
  );
  const virusScan =
    settings.IMPRINT_CLAMAV_URL === undefined
      ? undefined
      : connectClamav({ url: settings.IMPRINT_CLAMAV_URL, ...limits.scanning }, log);
  const mailFrom = settings.IMPRINT_MAIL_FROM ?? `no-reply@${settings.IMPRINT_MAIN_DOMAIN}`;
  const mailer = settings.IMPRINT_SMTP_URL
    ? connectSmtp({
        url: settings.IMPRINT_SMTP_URL,
        from: mailFrom,
        ...limits.mail,
      })
    : noMailer;
  const allowsLoopback = settings.IMPRINT_OUTGOING_LOOPBACK === 'yes';
  const toRegistries = guardedPost({ ...limits.registries, allowsLoopback });
  const sms = connectSms(settings.IMPRINT_SMS_URL, { mailer, clock, ...limits.sms });

  return {
    log,
    clock,
    database,
    files,
    index,
    engine,
    embedders,
    areModelsMissing: found === 'missing',
    model: connectModel(settings),
    edges,
    rateLimit,
    jobs,
    mailer,
    sms,
    outgoing: guardedPost({ ...limits.webhooks, allowsLoopback }),
    doiRegistries: { crossref: crossrefRegistry(toRegistries), datacite: dataCiteRegistry(toRegistries) },
    virusScan,
    encodePicture,
    cutPicture,
    sentFiles: scanSent(virusScan),
    arriving: connectArrivingFiles({ ...fileStore, ...limits.uploads }),
    tools: createMediaTools(),
    typesetter: connectTypesetter(settings, log),
    remember: memory.remember,
    frames,
    identityProviders: connectIdentityProviders(settings.IMPRINT_IDENTITY_PROVIDERS, {
      seconds: limits.credentials.providerSeconds,
      extra: identityProviders,
      log,
    }),
    orcidRecords: settings.IMPRINT_IDENTITY_PROVIDERS.flatMap(({ kind, memberApi, ...client }) =>
      kind === 'orcid' && memberApi ? [orcidRecords({ ...client, memberApi }, limits.registries.milliseconds)] : [],
    ),
    institutionLogin: samlInstitutionLogin,
    /** Behind the at sign of every message's own number. */
    mailHost: mailFrom.slice(mailFrom.lastIndexOf('@') + 1),
  };
}
