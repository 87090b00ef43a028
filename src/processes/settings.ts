import { z } from 'zod';
import { readSecrets } from './keys.ts';
import { limits } from './limits.ts';
import { databaseUrl } from './tls-files.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const provider = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  /** The last is one that an extension describes. */
  kind: z.enum(['oidc', 'orcid', 'wechat']).or(z.string().regex(/^x-[a-z0-9-]{1,38}$/)),
  name: z.string().min(1),
  issuer: z.url(),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: z.string().default('openid'),
  /** The sites that offer it; all without it. */
  sites: z.array(z.number().int()).nullable().default(null),
  /** Of ORCID: where a client that may write on records does so, https://api.orcid.org. */
  memberApi: z.url({ protocol: /^https?$/ }).optional(),
});

/** JSON in a variable. What can't be read is not repeated: it holds secrets. */
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

/** All settings of an installation, in one place. */
const environment = z.object({
  IMPRINT_DATABASE_URL: z.url(),
  IMPRINT_DATABASE_OWNER_URL: z.url().optional(),
  /** Of one process, at most. PostgreSQL has to allow the sum over all servers and workers. */
  IMPRINT_DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(limits.database.connections),
  /** A statement that takes longer is written into the log. */
  IMPRINT_SLOW_QUERY_MS: z.coerce.number().int().min(0).max(600_000).default(500),
  /** As a role that row security does not hold; for `backup` and `restore` only. */
  IMPRINT_DATABASE_ADMIN_URL: z.url().optional(),
  /** Files in PEM: who signs the engines' certificates, and the certificate and key that we show them. */
  IMPRINT_TLS_CA: z.string().min(1).optional(),
  IMPRINT_TLS_CERT: z.string().min(1).optional(),
  IMPRINT_TLS_KEY: z.string().min(1).optional(),
  IMPRINT_OPENSEARCH_URL: z.url(),
  IMPRINT_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]*-$/)
    .default('imprint-'),
  /** Replicas of each index in addition to the primary, also of those that are there; a cluster of several nodes has one at least. */
  IMPRINT_INDEX_REPLICAS: z.coerce.number().int().min(0).max(5).optional(),
  /** Parts of each index that is made from now on. */
  IMPRINT_INDEX_SHARDS: z.coerce.number().int().min(1).max(64).default(1),
  IMPRINT_REDIS_URL: z.url(),
  /** Goes before every key, so that two installations can share a Redis. */
  IMPRINT_REDIS_PREFIX: z.string().default('imprint:'),
  /** How long Redis may take to count; then the process counts for itself. */
  IMPRINT_REDIS_MILLISECONDS: z.coerce.number().int().min(5).max(10_000).default(30),
  IMPRINT_S3_ENDPOINT: z.url(),
  /** Where browsers reach the store; protected files are streamed by the server without it. */
  IMPRINT_S3_PUBLIC_ENDPOINT: z.url().optional(),
  IMPRINT_S3_ACCESS_KEY: z.string().min(1),
  IMPRINT_S3_SECRET_KEY: z.string().min(1),
  IMPRINT_S3_BUCKET: z.string().min(3),
  /** The virus scanner, as tcp://host:port or unix:///path; without it no upload is released. */
  IMPRINT_CLAMAV_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  /** What one member may send to a site in 24 hours, and have there altogether. */
  IMPRINT_MEMBER_DAY_GB: z.coerce.number().positive().default(8),
  IMPRINT_MEMBER_GB: z.coerce.number().positive().default(40),
  /** What one site may store. */
  IMPRINT_SITE_GB: z.coerce.number().positive().default(500),
  /** What one imported package may unpack to. */
  IMPRINT_IMPORT_GB: z.coerce.number().positive().max(20).default(8),
  IMPRINT_EDGES: list.default([]),
  IMPRINT_EDGE_SECRET: z.string().default(''),
  IMPRINT_HOST: z.string().default('127.0.0.1'),
  /** How long a server that received the signal to stop still answers, so that edges with several servers turn to the others first. */
  IMPRINT_LEAVE_SECONDS: z.coerce.number().min(0).max(600).default(0),
  IMPRINT_PORT: z.coerce.number().int().default(8080),
  /** Where a server tells how it does; nowhere without it. Never to be reached by readers. */
  IMPRINT_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** The same of a worker, which often stands on the machine of a server. */
  IMPRINT_WORKER_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Whose word is taken for a reader's address: the edges', and that of the proxies in front of them. Addresses or networks. */
  IMPRINT_TRUSTED_PROXIES: list.default(['127.0.0.1', '::1']),
  /** How readers reach the installation: it stands in every address that is written out, whatever a request says. */
  IMPRINT_PUBLIC_SCHEME: z.enum(['https', 'http']).default('https'),
  IMPRINT_PUBLIC_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** "A particular domain", "production www host" and "main domain" of the specification. */
  IMPRINT_MAIN_DOMAIN: z.string().default('localhost'),
  /** What citation files for NoteFirst end with. */
  IMPRINT_NOTEFIRST_ENDING: z
    .string()
    .regex(/^[a-z0-9]{1,8}$/)
    .default('xml'),
  /** The header in which the edge says the country of a reader; taken from nobody else. */
  IMPRINT_COUNTRY_HEADER: z.string().toLowerCase().default(''),
  /** From it every key is derived by which the installation signs, seals or hashes something; several as `id:value`, the current one first. */
  IMPRINT_SECRET: z.string().superRefine((text, context) => {
    try {
      readSecrets(text);
    } catch (problem) {
      context.addIssue({ code: 'custom', message: (problem as Error).message });
    }
  }),
  /** A session that nobody used for so long is over. */
  IMPRINT_SESSION_IDLE_HOURS: z.coerce.number().min(1).max(336).default(72),
  /** Rounds of PBKDF2 for each guess at a puzzle; about half a second of a browser's work for all of them. */
  IMPRINT_CAPTCHA_COST: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  /** Nothing is mailed without it. */
  IMPRINT_SMTP_URL: z.url().optional(),
  /** The address that mails come from. */
  IMPRINT_MAIL_FROM: z.email().optional(),
  /** At least so long is between two digests of a site: alerts of a day come in one mail. */
  IMPRINT_DIGEST_SECONDS: z.coerce.number().int().min(1).max(604_800).default(86_400),
  /** How many days after a review was due its link still works; half a year after the request it ends in any case. */
  IMPRINT_REVIEW_LINK_DAYS: z.coerce.number().int().min(0).max(183).default(30),
  /** How long events of the security log stay in the database. No process removes younger ones than 90 days. */
  IMPRINT_SECURITY_LOG_DAYS: z.coerce.number().int().min(90).max(3_650).default(400),
  /** How much room the pages may take that are kept until something on them changes; with 0 every page is made anew. */
  IMPRINT_PAGES_GB: z.coerce.number().min(0).max(10_000).default(4),
  /** Which provider delivers short messages; codes by phone are not offered without it. docs/operating.md has the forms. */
  IMPRINT_SMS_URL: z.url().optional(),
  /** A private key as JWK, by which id_token is signed; there is none without it. */
  IMPRINT_ID_TOKEN_KEY: z.string().optional(),
  /** Providers at which people can log in, as a JSON list of { id, kind, name, issuer, clientId, clientSecret, scope?, sites?, memberApi? }. */
  IMPRINT_IDENTITY_PROVIDERS: json.pipe(z.array(provider)).default([]),
  /** A folder with models that compute what texts mean (en/ and zh/); search goes by words alone without it. */
  IMPRINT_MODELS: z.string().min(1).optional(),
  /** A folder with WeasyPrint and what it stands on: papers without a PDF get one. None are made without it. */
  IMPRINT_WEASYPRINT: z.string().min(1).optional(),
  /** Or a server that speaks OpenAI's way of asking for embeddings, up to and without /embeddings. */
  IMPRINT_EMBEDDING_URL: z.url().optional(),
  IMPRINT_EMBEDDING_KEY: z.string().min(1).optional(),
  IMPRINT_EMBEDDING_MODEL: z.string().min(1).default('text-embedding-3-small'),
  IMPRINT_EMBEDDING_DIMENSIONS: z.coerce.number().int().min(1).max(4_096).default(1_536),
  /** A server that speaks OpenAI's way of chatting, up to and without /chat/completions: it writes answers where a site lets readers ask. */
  IMPRINT_LANGUAGE_MODEL_URL: z.url().optional(),
  IMPRINT_LANGUAGE_MODEL_KEY: z.string().min(1).optional(),
  IMPRINT_LANGUAGE_MODEL: z.string().min(1).default('gpt-4o-mini'),
  /** Public keys of age or SSH, with commas between them: backups are encrypted to them. */
  IMPRINT_BACKUP_RECIPIENT: z.string().min(1).optional(),
  /** For tests: webhooks may go to this machine itself, and there without TLS. Never where others may register them. */
  IMPRINT_OUTGOING_LOOPBACK: z.enum(['yes', 'no']).default('no'),
  /** Where traces are sent: OTLP over HTTP as JSON, or Zipkin's own address, which ends with /api/v2/spans. None are made without it. */
  IMPRINT_TRACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What the receiver wants to see, as name=value with commas between; a key, for instance. */
  IMPRINT_TRACES_HEADERS: list
    .transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2))))
    .pipe(z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string()))
    .default({}),
  /** The share of traces begun here that is recorded. */
  IMPRINT_TRACES_SHARE: z.coerce.number().min(0).max(1).default(0.01),
  /** Whether a request may say to which trace it belongs, and so that it is told of. Anyone can write that header. */
  IMPRINT_TRACES_FROM_OUTSIDE: z.enum(['yes', 'no']).default('no'),
  /** Packages that add citation styles, formats, themes and the like: names, or folders as absolute paths. */
  IMPRINT_EXTENSIONS: list.default([]),
  IMPRINT_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Settings = z.infer<typeof environment>;

const addresses = ['IMPRINT_DATABASE_URL', 'IMPRINT_DATABASE_OWNER_URL', 'IMPRINT_DATABASE_ADMIN_URL'] as const;

const withTls = (settings: Settings): Settings => ({
  ...settings,
  ...Object.fromEntries(
    addresses.flatMap((name) => (settings[name] ? [[name, databaseUrl(settings[name], settings)]] : [])),
  ),
});

/** What each is where nobody says it, as docs/operating.md tells it. */
export const settingDefaults = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(environment.shape).map(([name, schema]) => {
      const unset = schema.safeParse(undefined);
      return [name, unset.success ? written(unset.data) : 'required'];
    }),
  );

function written(value: unknown): string {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  if (value === undefined || isEmpty) return 'none';
  return value === '' ? 'empty' : `\`${value}\``;
}

export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const read = environment.safeParse(variables);
  if (read.success) return withTls(read.data);
  const problems = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
  throw new Error(`The settings are not complete (docs/operating.md lists them):\n${problems}`);
}
