import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demandSha256, download } from './download.ts';
import pins from './pins.json' with { type: 'json' };
import { PlainProblem } from './plain-problem.ts';
import { findProgram, run } from './run.ts';

export interface Go {
  program: string;
  env: Record<string, string>;
}

/** From this version on a Go fetches by itself the newer one that a module asks for. */
const oldest = 21;

export async function findGo(): Promise<Go | undefined> {
  const program = findProgram('go', ['/usr/local/go/bin']);
  if (!program) return undefined;
  // Said out loud, because some machines are set to `local`.
  const env = { GOTOOLCHAIN: 'auto' };
  const minor = /go1\.(\d+)/.exec(await run([program, 'version'], { env, cwd: '/' }))?.[1];
  return Number(minor) >= oldest ? { program, env } : undefined;
}

/** The Go that the Go project publishes as a module, unpacked with all it writes into a folder that can be thrown away. */
export async function fetchGo(folder: string): Promise<Go> {
  const { version, sha256 } = pins.go.toolchain;
  const platform = `linux-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const pinned = process.platform === 'linux' && new Map(Object.entries(sha256)).get(platform);
  if (!pinned) throw new PlainProblem(`Go 1.${oldest} or newer is missing (go.dev); it builds the S3 store once.`);
  const release = `v0.0.1-go${version}.${platform}`;
  const zip = join(folder, 'go.zip');
  mkdirSync(folder, { recursive: true });
  await download(`${moduleProxy()}/golang.org/toolchain/@v/${release}.zip`, zip);
  await demandSha256(`Go ${version} for ${platform}`, zip, pinned);
  await run(['unzip', '-q', zip, '-d', folder]);
  const root = join(folder, 'golang.org', `toolchain@${release}`);
  // Zips of modules carry no permissions.
  for (const programs of [join(root, 'bin'), join(root, 'pkg', 'tool', platform.replace('-', '_'))]) {
    for (const name of readdirSync(programs)) chmodSync(join(programs, name), 0o755);
  }
  return {
    program: join(root, 'bin', 'go'),
    env: {
      GOTOOLCHAIN: 'local',
      GOPATH: join(folder, 'path'),
      GOCACHE: join(folder, 'cache'),
      GOFLAGS: '-modcacherw',
    },
  };
}

function moduleProxy(): string {
  const first = process.env.GOPROXY?.split(/[,|]/)[0] ?? '';
  return first.startsWith('http') ? first.replace(/\/$/, '') : 'https://proxy.golang.org';
}
