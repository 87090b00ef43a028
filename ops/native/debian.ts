import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainProblem } from './plain-problem.ts';
import { findProgram, run } from './run.ts';
import { isRoot, services } from './settings.ts';

const noninteractive = { DEBIAN_FRONTEND: 'noninteractive' };

export const mayUseApt = () => isRoot && findProgram('apt-get') !== undefined;

/** The packages of ops/debian-packages.txt that this machine lacks; none on a machine without dpkg. */
export async function missingDebianPackages(): Promise<string[]> {
  if (!findProgram('dpkg-query')) return [];
  const list = readFileSync(join(services.checkout, 'ops', 'debian-packages.txt'), 'utf8');
  const wanted = list.split('\n').filter((line) => line && !line.startsWith('#'));
  const listed = await run(['dpkg-query', '-W', '-f', `\${Package} \${db:Status-Status}\n`]);
  const installed = new Set(listed.split('\n').filter((line) => line.endsWith(' installed')));
  return wanted.filter((name) => !installed.has(`${name} installed`));
}

export const askForPackages = (missing: readonly string[]) =>
  new PlainProblem(
    `Debian packages are missing; install them with: sudo apt-get install --no-install-recommends ${missing.join(' ')}`,
  );

export async function installDebianPackages(packages: readonly string[]): Promise<void> {
  const options = ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300'];
  await run(['apt-get', ...options, 'update'], { env: noninteractive });
  const allow = forbidDaemons();
  try {
    await run(['apt-get', ...options, '-y', 'install', '--no-install-recommends', ...packages], {
      env: noninteractive,
    });
  } finally {
    allow();
  }
}

/**
 * Debian starts a daemon as soon as it is installed, on its default port; we start our own instead. The policy asks
 * whether we still run, so that one left behind by a crash forbids nothing.
 */
function forbidDaemons(): () => void {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => {};
  const lines = ['#!/bin/sh', `[ -d /proc/${process.pid} ] && exit 101`, 'rm -f -- "$0"', 'exit 0', ''];
  writeFileSync(policy, lines.join('\n'), { mode: 0o755 });
  return () => rmSync(policy, { force: true });
}
