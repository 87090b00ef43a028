import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { query } from '../../../db/query.ts';
import { decryptWith } from '../backup/age.ts';
import { copyFilesIn, copyMissingFiles } from '../backup/copy-files.ts';
import { adminUrlOf } from '../backup/postgres-tool.ts';
import { type App, createApp } from '../create-app.ts';
import { listSites, pages } from '../integrity/store/lists.ts';
import { restorePostgres, untilRecovered } from '../recovery/restored-postgres.ts';
import { readSettings } from '../settings.ts';
import { isThere, seconds } from './backup.ts';
import type { Command } from './command.ts';
import { examine, sumUpInstallation } from './doctor.ts';

const options = {
  at: { type: 'string' },
  stanza: { type: 'string', default: 'imprint' },
  config: { type: 'string' },
  files: { type: 'string' },
  identity: { type: 'string' },
  bucket: { type: 'string' },
  folder: { type: 'string', default: '/var/tmp/imprint-drill' },
  port: { type: 'string', default: '55432' },
  reference: { type: 'string' },
  keep: { type: 'boolean', default: false },
} as const;

/**
 * Restores the installation as it was at a moment into another cluster and another bucket, and proves that it is whole.
 * The original is read for files that are newer than the backup; nothing of it is changed.
 */
export const drillCommand: Command = {
  purpose:
    '--at <time> --files <backup folder> --bucket <empty bucket> restores database (pgBackRest) and files as they were into a side installation, checks it and says how long it took and what was lost; --reference <fingerprint> compares; --stanza, --config, --folder, --port, --identity, --keep',
  async run(app, words) {
    const { values } = parseArgs({ args: [...words], options });
    const { at, files: backup, bucket, folder, port, stanza, config: configuration, identity } = values;
    if (!at || !backup || !bucket)
      throw new Error('Say when and from where: imprint drill --at <time> --files <backup folder> --bucket <bucket>');
    if (bucket === app.settings.IMPRINT_S3_BUCKET) throw new Error('The bucket of a drill must not be the one in use.');
    if (await isThere(folder))
      throw new Error(`${folder} exists. Remove what an earlier drill left, or name another --folder.`);
    const began = performance.now();
    const postgres = await restorePostgres({ folder, port: Number(port), stanza, configuration, at });
    try {
      const { lastChange } = await untilRecovered(postgres.addressOf(adminUrlOf(app.settings).toString()));
      console.log(`The database is restored to ${at}, after ${seconds(began)} s.`);
      console.log(`Its last change is of ${lastChange?.toISOString() ?? 'the backup itself'}.`);
      const side = createApp(sideSettings(postgres.addressOf, bucket), undefined, app.extensions);
      try {
        await restoreFiles(app, side, backup, identity);
        console.log(`The files are restored, after ${seconds(began)} s.`);
        const sum = await sumUpInstallation(side);
        if (values.reference !== undefined) compare(sum, values.reference);
        await examine(side, listSites(side.database), false, []);
        if (!values.keep) for await (const name of side.files.names()) await side.files.remove(name);
      } finally {
        await side.close();
      }
    } finally {
      await postgres.stop();
      if (!values.keep) await rm(folder, { recursive: true, force: true });
    }
    console.log(`The drill took ${((performance.now() - began) / 60_000).toFixed(1)} minutes.`);
  },
};

/** The same installation on the restored engines; it shares no index, no cache and no edge with the original. */
function sideSettings(addressOf: (original: string) => string, bucket: string) {
  const addresses = ['IMPRINT_DATABASE_URL', 'IMPRINT_DATABASE_OWNER_URL', 'IMPRINT_DATABASE_ADMIN_URL'].flatMap(
    (name) => {
      const original = process.env[name];
      return original ? [[name, addressOf(original)]] : [];
    },
  );
  return readSettings({
    ...process.env,
    ...Object.fromEntries(addresses),
    IMPRINT_S3_BUCKET: bucket,
    IMPRINT_INDEX_PREFIX: 'drill-',
    IMPRINT_REDIS_PREFIX: 'drill:',
    IMPRINT_EDGES: '',
  });
}

/** From the backup, and what came after it from the store in use, where its bytes are still what their name says. */
async function restoreFiles(app: App, side: App, backup: string, identity: string | undefined): Promise<void> {
  const { files } = await copyFilesIn(side.files, backup, {
    decrypt: identity === undefined ? undefined : decryptWith(identity),
  });
  const { copied, lost } = await copyMissingFiles(app.files, side.files, namesIn(side));
  console.log(
    `${files} files came from the backup, ${copied} newer ones from the store in use; ${lost.length} are lost.`,
  );
  for (const name of lost.slice(0, 20)) console.log(`  ${name}`);
  if (lost.length > 0) process.exitCode = 1;
}

/** Every file that the restored database knows. */
async function* namesIn({ database }: App): AsyncGenerator<string> {
  for await (const { id: site } of listSites(database)) {
    const read = (after: { sha256: string } | undefined) =>
      database.rows(
        { reads: [site], writes: null },
        query
          .selectFrom('stored_file')
          .select('sha256')
          .where('site_id', '=', site)
          .where('sha256', '>', after?.sha256 ?? '')
          .orderBy('sha256')
          .limit(1_000),
      );
    for await (const rows of pages<{ sha256: string }>(read)) for (const { sha256 } of rows) yield sha256;
  }
}

function compare(sha256: string, reference: string): void {
  if (sha256 === reference) console.log('Its fingerprint is the reference.');
  else {
    console.log(`Its fingerprint is not the reference ${reference}.`);
    process.exitCode = 1;
  }
}
