import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { statement } from '../platform/item/writing/raw-statement.ts';
import { madeHere } from '../platform/ports/storable.ts';
import { migrationFolder } from './commands/migrate.ts';
import type { App } from './create-app.ts';
import { limits } from './limits.ts';

const checkedEngines = ['postgres', 'migrations', 'opensearch', 'redis', 'files', 'mail', 'scanner'] as const;
type CheckedEngine = (typeof checkedEngines)[number];

export interface EngineCheck {
  readonly engine: CheckedEngine;
  readonly state: 'well' | 'absent' | 'wrong';
  /** What it says of itself, or what went wrong. */
  readonly detail: string;
}

const oldestPostgres = 15;

/** Checks one engine. Returns its version, or undefined if it is not configured; throws if something is wrong. */
type Check = (app: App) => Promise<string | undefined>;

const checks: Readonly<Record<CheckedEngine, Check>> = {
  async postgres({ database }) {
    const pooled = await database.poolerProblem();
    if (pooled) throw new Error('it stands behind a pooler such as PgBouncer');
    const version = String((await database.pool.query('show server_version')).rows[0]?.server_version);
    if (Number.parseInt(version, 10) < oldestPostgres) throw new Error(`it is version ${version}`);
    return version;
  },
  async migrations({ database }) {
    const files = (await readdir(migrationFolder)).filter((file) => file.endsWith('.sql'));
    const done = await database.unscopedRows(statement<{ name: string }>`select name from schema_migration`);
    const run = new Set(done.map(({ name }) => name));
    const missing = files.filter((file) => !run.has(file));
    if (missing.length > 0) throw new Error(`${missing.length} of ${files.length} migrations have not run`);
    return `${files.length}`;
  },
  async opensearch({ index }) {
    const { version, plugins } = await index.about();
    const missing = ['analysis-smartcn', 'opensearch-knn'].filter((plugin) => !plugins.includes(plugin));
    if (missing.length > 0) throw new Error(`it lacks ${missing.join(', ')}`);
    return version;
  },
  async redis({ rateLimit }) {
    return rateLimit.version();
  },
  async files({ files, settings }) {
    const sha256 = await files.put(madeHere(randomBytes(16)), 'application/octet-stream');
    await files.remove(sha256);
    return settings.IMPRINT_S3_BUCKET;
  },
  async mail({ mailer, settings }) {
    if (settings.IMPRINT_SMTP_URL === undefined) return undefined;
    await mailer.verify();
    return new URL(settings.IMPRINT_SMTP_URL).host;
  },
  async scanner({ virusScan }) {
    const version = await virusScan?.version();
    if (version && !version.ok) throw new Error('it does not answer');
    return version?.value;
  },
};

/** What the portal stands on, each asked by itself: one that hangs keeps nobody from hearing of the others. */
export const checkEngines = (app: App): Promise<EngineCheck[]> =>
  Promise.all(
    checkedEngines.map(async (engine) => {
      try {
        const late = AbortSignal.timeout(limits.engineChecks.milliseconds);
        const detail = await Promise.race([
          checks[engine](app),
          new Promise<never>((_, reject) => {
            late.addEventListener('abort', () => reject(new Error('it does not answer')), { once: true });
          }),
        ]);
        return { engine, state: detail === undefined ? 'absent' : 'well', detail: detail ?? '' };
      } catch (problem) {
        app.log.warn({ engine, problem }, 'an engine is not as it should be');
        return { engine, state: 'wrong', detail: shortly(problem as Error & { code?: string }) };
      }
    }),
  );

/** Codes and our own sentences; what a library says may quote an address with its password. */
const shortly = ({ code, message, name }: Error & { code?: string }): string =>
  code ?? (message.length < 100 && !message.includes('//') ? message : name);
