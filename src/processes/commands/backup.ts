import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { encryptedEnding, encryptTo } from '../backup/age.ts';
import { backupFolder, copyFilesOut } from '../backup/copy-files.ts';
import { adminUrlOf, postgresTool } from '../backup/postgres-tool.ts';
import { signedHeads } from '../integrity/store/log-heads.ts';
import type { Command } from './command.ts';

/** Rendered pages lie in tables that are not logged: they are made again. */
const dumped = ['--format=custom', '--no-unlogged-table-data'];

export const backupCommand: Command = {
  purpose:
    '<folder> copies the database and all files into a folder while everything runs; again, it adds what is new; --recipient <age or SSH public key> encrypts it',
  async run({ settings, files, database, sealKeys }, words) {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { recipient: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
    const [folder] = positionals;
    const recipient = values.recipient?.join(',') ?? settings.IMPRINT_BACKUP_RECIPIENT;
    const encrypt = recipient === undefined ? undefined : encryptTo(recipient);
    if (!folder) throw new Error('Say where to: imprint backup <folder>');
    const url = adminUrlOf(settings);
    const { dump, heads } = backupFolder(folder, encrypt && encryptedEnding);
    if (encrypt && (await isThere(backupFolder(folder).dump)))
      throw new Error(
        'The folder holds a backup that is not encrypted. Take another one, so that nothing lies there in plain.',
      );
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Before the database: the copy then has at least what the anchor says.
    const anchors = await Array.fromAsync(signedHeads(database, sealKeys), (logHead) => JSON.stringify({ logHead }));
    await writeFile(`${heads}.unfinished`, anchors.map((line) => `${line}\n`).join(''));
    const began = performance.now();
    if (encrypt)
      await postgresTool('pg_dump', url, dumped, {
        to: (output) => encrypt(output, `${dump}.unfinished`),
      });
    else await postgresTool('pg_dump', url, [...dumped, `--file=${dump}.unfinished`]);
    // A backup that breaks off leaves the one before it whole.
    await rename(`${dump}.unfinished`, dump);
    await rename(`${heads}.unfinished`, heads);
    console.log(`The database is copied, after ${seconds(began)} s.`);
    // Files come after the database: whatever it names is in the store by then, and the portal changes none.
    const copied = await copyFilesOut(files, folder, encrypt);
    console.log(
      `${copied.files} files (${Math.round(copied.bytes / 1_048_576)} MB) are copied, ${copied.fresh} of them new, after ${seconds(began)} s.`,
    );
  },
};

export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

export const seconds = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1);
