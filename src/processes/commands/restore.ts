import { parseArgs } from 'node:util';
import pg from 'pg';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { type Decrypt, decryptWith, encryptedEnding } from '../backup/age.ts';
import { backupFolder, copyFilesIn } from '../backup/copy-files.ts';
import { adminUrlOf, postgresTool } from '../backup/postgres-tool.ts';
import { isThere, seconds } from './backup.ts';
import type { Command } from './command.ts';

export const restoreCommand: Command = {
  purpose:
    '<folder> restores a backup into an empty database and a file store; then reindex; --files only replaces missing and damaged files; --identity <file> opens an encrypted backup',
  async run({ settings, files }, words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { identity: { type: 'string' }, files: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder] = positionals;
    if (!folder) throw new Error('Say from where: imprint restore <folder>');
    const isEncrypted = await isThere(backupFolder(folder, encryptedEnding).dump);
    if (isEncrypted && !values.identity)
      throw new Error('This backup is encrypted. Name the file of its private key: --identity <file>');
    const decrypt = isEncrypted && values.identity ? decryptWith(values.identity) : undefined;
    const { dump, list } = backupFolder(folder, decrypt && encryptedEnding);
    for (const part of [dump, list])
      if (!(await isThere(part))) throw new Error(`${part} is missing: this is not a backup, or one that broke off.`);
    if (values.files) return replaceFiles(files, folder, decrypt);
    const url = adminUrlOf(settings);
    if (!(await isEmpty(url)))
      throw new Error('The database is not empty. Restore into a new one, so that nothing is overwritten.');
    const began = performance.now();
    // Files first: whoever looks in meanwhile finds no database, and never a page without its files.
    const copied = await copyFilesIn(files, folder, { decrypt });
    console.log(`${copied.files} files are there, ${copied.fresh} of them brought, after ${seconds(began)} s.`);
    const database = decodeURIComponent(url.pathname.slice(1));
    const how = ['--exit-on-error', '--single-transaction', `--dbname=${database}`];
    if (decrypt) await decrypt(dump, (plain) => postgresTool('pg_restore', url, how, { from: plain }));
    else await postgresTool('pg_restore', url, [...how, dump]);
    console.log(`The database is there, after ${seconds(began)} s.`);
    console.log('Now: "imprint migrate", "imprint reindex", "imprint doctor"; then start servers and workers.');
  },
};

async function replaceFiles(store: FileStore, folder: string, decrypt: Decrypt | undefined): Promise<void> {
  const began = performance.now();
  const { files, fresh } = await copyFilesIn(store, folder, { decrypt, verify: true });
  console.log(`${files} files were read, ${fresh} of them replaced from the backup, after ${seconds(began)} s.`);
  console.log('Now: "imprint doctor" names files that are damaged and not in the backup.');
}

async function isEmpty(url: URL): Promise<boolean> {
  const client = new pg.Client({ connectionString: url.toString() });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1",
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}
