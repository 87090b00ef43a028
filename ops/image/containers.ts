import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PlainProblem } from '../native/plain-problem.ts';
import { findProgram } from '../native/run.ts';
import { services } from '../native/settings.ts';

/** Apart from what the machine has for others. Where the kernel lays no folders over each other: STORAGE_DRIVER=vfs, which copies. */
const storage = ['root', 'runroot'].flatMap((name) => [`--${name}`, join(services.cache, 'containers', name)]);
/** Neither systemd nor a journal is needed. */
const podmanWords = [...storage, '--cgroup-manager', 'cgroupfs', '--events-backend', 'file', '--runtime', 'runc'];

const needed = ['buildah', 'podman', 'runc', 'mmdebstrap'] as const;

export function demandTools(): void {
  const missing = needed.filter((name) => !findProgram(name));
  if (missing.length > 0)
    throw new PlainProblem(
      `Programs are missing; install them with: sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
}

/** Runs buildah aloud. */
export function buildah(...words: string[]): void {
  const { status } = spawnSync('buildah', [...storage, ...words], {
    cwd: services.checkout,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new PlainProblem(`buildah ${words[0]} ended with ${status}.`);
}

/** What podman says. */
export function podman(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('podman', [...podmanWords, ...words], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new PlainProblem(`podman ${words[0]} ended with ${status}: ${stderr.trim()}`);
  return stdout.trim();
}

/**
 * A process of the portal in a container: as nobody in particular, without powers, on a root that it cannot write. It gets the
 * settings of whoever starts it, by name, so that no secret stands in a command line.
 */
export function inContainer(image: string, settings: Readonly<Record<string, string>>, ...words: string[]): string[] {
  const names = Object.keys(settings).filter((name) => name.startsWith('IMPRINT_'));
  return [
    ...['podman', ...podmanWords, 'run', '--rm', '--network=host', '--pull=never'],
    ...['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=4096:4096'],
    ...['--read-only', '--read-only-tmpfs=false', '--tmpfs', '/tmp'],
    ...['--cap-drop=all', '--security-opt=no-new-privileges'],
    ...names.flatMap((name) => ['--env', name]),
    image,
    ...words,
  ];
}
