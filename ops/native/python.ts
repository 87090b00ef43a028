import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './run.ts';

/** Brings packages of Python into a folder of their own, with every hash that `requirements` names. */
export async function installPythonPackages(python: string, requirements: string, folder: string): Promise<void> {
  const draft = `${folder}.fetching-${process.pid}`;
  const list = `${draft}.txt`;
  writeFileSync(list, requirements);
  try {
    const options = ['--require-hashes', '--no-deps', '--only-binary', ':all:', '--target', draft, '-r', list];
    await run([python, '-m', 'pip', 'install', '-q', '--disable-pip-version-check', ...options]);
    // Renamed only when whole, so that an interrupted download is begun anew.
    renameSync(draft, folder);
  } finally {
    rmSync(list, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}
