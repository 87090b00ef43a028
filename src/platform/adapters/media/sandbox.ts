import { execFile } from 'node:child_process';
import { lstatSync, readlinkSync } from 'node:fs';
import { promisify } from 'node:util';
import type { SandboxKind } from '../../ports/media-tools.ts';

const run = promisify(execFile);

/** What a program may see besides the system's programs, their libraries and the letters of the machine. */
export interface Sight {
  /** The only place where it may write. */
  readonly folder: string;
  readonly readable: readonly string[];
}

const systemFiles = ['/etc/fonts', '/etc/ld.so.cache', '/etc/alternatives', '/var/cache/fontconfig'];

/** Where a system keeps these in /usr they are links, and have to be links inside as well. */
const topFolders = ['/bin', '/sbin', '/lib', '/lib32', '/lib64'].flatMap((path) => {
  try {
    return lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
  } catch {
    return [];
  }
});

/** Namespaces of its own for files, network, processes and users; no powers; it ends with whoever started it. */
const bubblewrap = ({ folder, readable }: Sight): string[] => [
  ...['bwrap', '--unshare-all', '--uid', '65534', '--gid', '65534', '--cap-drop', 'ALL'],
  ...['--die-with-parent', '--new-session', '--ro-bind', '/usr', '/usr', ...topFolders],
  ...systemFiles.flatMap((path) => ['--ro-bind-try', path, path]),
  ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
  ...readable.flatMap((path) => ['--ro-bind', path, path]),
  ...['--bind', folder, folder, '--chdir', folder, '--'],
];

const withoutNetwork = ['unshare', '--map-current-user', '--net', '--'];

const works = async ([program = '', ...words]: readonly string[]): Promise<boolean> => {
  try {
    await run(program, [...words, 'true']);
    return true;
  } catch {
    return false;
  }
};

let known: Promise<SandboxKind> | undefined;

/** Which sandbox this machine lets us have, found out once by trying. */
export function sandboxKind(): Promise<SandboxKind> {
  known ??= (async () => {
    if (await works(bubblewrap({ folder: '/usr', readable: [] }))) return 'full';
    return (await works(withoutNetwork)) ? 'network' : 'none';
  })();
  return known;
}

/** The words that go before a program, so that it runs in the sandbox that there is. */
export async function sandboxed(sight: Sight): Promise<readonly string[]> {
  const kind = await sandboxKind();
  if (kind === 'full') return bubblewrap(sight);
  return kind === 'network' ? withoutNetwork : [];
}
