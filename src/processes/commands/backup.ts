import { mkdir, rename, writeFile } from 'node:fs/promises';
import { signedHeads } from '../../features/integrity/store/log-heads.ts';
import { backupFolder } from '../backup/backup-folder.ts';
import { copyFilesOut } from '../backup/copy-files.ts';
import { adminUrlOf, postgresTool } from '../backup/postgres-tool.ts';
import type { Command } from './command.ts';

export const backupCommand: Command = {
  purpose: '<folder> copies the database and all files into a folder while everything runs; again, it adds what is new',
  async run({ settings, files, database, sealKeys }, [folder]) {
    if (!folder) throw new Error('Say where to: imprint backup <folder>');
    const url = adminUrlOf(settings);
    const { dump, heads } = backupFolder(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Before the database: the copy then has at least what the anchor says.
    const anchors = await Array.fromAsync(signedHeads(database, sealKeys), (logHead) => JSON.stringify({ logHead }));
    await writeFile(`${heads}.unfinished`, anchors.map((line) => `${line}\n`).join(''));
    const began = performance.now();
    await postgresTool('pg_dump', url, ['--format=custom', `--file=${dump}.unfinished`]);
    // A backup that breaks off leaves the one before it whole.
    await rename(`${dump}.unfinished`, dump);
    await rename(`${heads}.unfinished`, heads);
    console.log(`The database is copied, after ${seconds(began)} s.`);
    // Files come after the database: whatever it names is in the store by then, and the portal changes none.
    const copied = await copyFilesOut(files, folder, () => {});
    console.log(
      `${copied.files} files (${Math.round(copied.bytes / 1_048_576)} MB) are copied, ${copied.fresh} of them new, after ${seconds(began)} s.`,
    );
  },
};

export const seconds = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1);
