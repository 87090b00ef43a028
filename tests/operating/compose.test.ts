import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings, settingNames } from '../../src/processes/settings.ts';
import { composed, file, folder, lint, runWriteEnv, writtenEnv } from './composed.ts';

const scratch = mkdtempSync(join(tmpdir(), 'imprint-compose-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const trial = composed(writtenEnv('trial'));
const real = composed(writtenEnv('server', 'example.org', 'ops@example.org'));
const processes = ['server', 'worker', 'migrate', 'backup'];
const services = Object.entries(real.services);

describe('the file for Docker', () => {
  test('is valid by the specification of Compose, which refuses a field that does not exist', () => {
    expect(lint(file)).toBe('');
    const broken = join(scratch, 'broken.yaml');
    writeFileSync(broken, readFileSync(file, 'utf8').replace('stop_grace_period:', 'stop_grace:'));
    expect(lint(broken)).toContain('invalid-schema');
  }, 600_000);

  test('gives each process a complete set of settings that the portal knows', () => {
    for (const name of processes) {
      const given = real.services[name]?.environment ?? {};
      const unknown = Object.keys(given).filter((one) => !settingNames.includes(one));
      expect(unknown, name).toEqual(name === 'backup' ? ['BACKUP_AT', 'BACKUP_NIGHTS'] : []);
      // An empty recipient is none: backup-nightly takes it away.
      const { IMPRINT_BACKUP_RECIPIENT: _, ...settings } = given;
      expect(readSettings(settings)).toMatchObject({ IMPRINT_MAIN_DOMAIN: 'example.org' });
    }
    const edge = readFileSync('ops/edge/start-varnish', 'utf8');
    for (const name of Object.keys(real.services.edge?.environment ?? {})) expect(edge).toContain(name);
  });

  test('lets only migrations own the database, and only backups pass its row security', () => {
    const having = (setting: string) => processes.filter((name) => real.services[name]?.environment?.[setting]);
    expect(having('IMPRINT_DATABASE_OWNER_URL')).toEqual(['migrate']);
    expect(having('IMPRINT_DATABASE_ADMIN_URL')).toEqual(['backup']);
  });

  test('names an image, a health check and a restart for everything that stays', () => {
    for (const [name, { image, build, healthcheck, restart }] of services) {
      expect(image ?? build, name).toBeDefined();
      expect(restart, name).toMatch(/^(unless-stopped|on-failure)$/);
      const dockerfile = build && resolve(folder, build.context, build.dockerfile);
      const ownCheck = dockerfile && readFileSync(dockerfile, 'utf8').includes('\nHEALTHCHECK ');
      if (!healthcheck?.test && !ownCheck) expect([name, healthcheck?.disable]).toEqual([name, true]);
    }
  });

  test('waits only for what is there, and for its health only where there is a check', () => {
    for (const [name, { depends_on = {} }] of services)
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const awaited = real.services[other];
        expect(awaited, `${name} waits for ${other}`).toBeDefined();
        if (condition === 'service_healthy') expect(awaited?.healthcheck?.disable).toBeUndefined();
      }
  });

  test('mounts only files that exist and volumes that are declared', () => {
    for (const [name, { volumes = [] }] of services)
      for (const source of volumes.map((volume) => volume.split(':')[0] ?? '')) {
        if (source.startsWith('.')) expect(existsSync(join(folder, source)), `${name}: ${source}`).toBe(true);
        else expect(real.volumes).toHaveProperty([source]);
      }
  });

  test('opens no engine to the machine, and OpenSearch to nobody but its door', () => {
    const open = services.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
    expect(open.map(([name]) => name)).toEqual(['caddy']);
    for (const engine of ['postgres', 'opensearch', 'redis', 's3', 'clamav', 'search-door'])
      expect(real.services[engine]?.ports, engine).toBeUndefined();
    const neighbours = services.filter(([, { networks }]) => networks.includes('search')).map(([name]) => name);
    expect(neighbours).toEqual(['opensearch', 'search-door']);
    for (const network of ['engines', 'search']) expect(real.networks[network]?.internal).toBe(true);
  });

  test('keeps the server where the edge found it at its start, and gives that place to nobody else', () => {
    const { portal } = real.networks;
    expect(real.services.server?.addresses.portal).toBe('172.31.241.10');
    expect(portal?.ipam?.config).toMatchObject([{ subnet: '172.31.241.0/24', ip_range: '172.31.241.128/25' }]);
  });

  test('runs Redis as nobody in particular, and tells it when it has to end', () => {
    const { user, command } = real.services.redis ?? {};
    expect([user, command?.at(-1)]).toEqual(['redis', expect.stringContaining('&& exec redis-server ')]);
  });

  test('leaves Caddy the one capability that its program carries: without it no kernel starts it', () => {
    for (const [name, { image, cap_drop, cap_add }] of services)
      if (image?.startsWith('caddy:') && cap_drop) expect([name, cap_add]).toEqual([name, ['NET_BIND_SERVICE']]);
  });

  test.each([file, join(folder, '../compose.yaml')])('gives ClamAV the socket that its image waits for: %s', (path) => {
    const words = String(parse(readFileSync(path, 'utf8'), { merge: true }).services.clamav.command);
    expect(words).toContain('echo LocalSocket /tmp/clamd.sock');
    expect(words).toContain('echo User clamav');
  });

  test('has certificates and backups for readers, and a mail catcher for a trial', () => {
    const only = (profile: string) =>
      services.filter(([, { profiles }]) => profiles?.includes(profile)).map(([name]) => name);
    expect(only('server')).toEqual(['caddy', 'backup']);
    expect(only('trial')).toEqual(['mail']);
    expect(readSettings(trial.services.server?.environment ?? {})).toMatchObject({
      IMPRINT_PUBLIC_SCHEME: 'http',
      IMPRINT_PUBLIC_PORT: 8080,
      IMPRINT_SMTP_URL: 'smtp://mail:1025',
    });
  });
});

describe('the .env', () => {
  test('has secrets of its own each time, and nobody else may read it', () => {
    const [one, other] = [writtenEnv('trial'), writtenEnv('trial')];
    const secret = Object.keys(one).filter((name) => /SECRET|PASSWORD|_KEY$|CREDENTIALS/.test(name));
    expect(secret.length).toBe(10);
    for (const name of secret) {
      expect(one[name]?.length, name).toBeGreaterThanOrEqual(16);
      expect(one[name], name).not.toBe(other[name]);
    }
    expect(new Set(secret.map((name) => one[name])).size).toBe(secret.length);
    expect(Buffer.from(one.IMPRINT_SEARCH_CREDENTIALS ?? '', 'base64').toString()).toBe(
      `imprint:${one.IMPRINT_SEARCH_PASSWORD}`,
    );
  });

  test('is never overwritten', () => {
    const cwd = mkdtempSync(join(scratch, 'env-'));
    expect(runWriteEnv(cwd, 'trial').status).toBe(0);
    const before = readFileSync(join(cwd, '.env'), 'utf8');
    expect(statSync(join(cwd, '.env')).mode & 0o777).toBe(0o600);
    const { status, stderr } = runWriteEnv(cwd, 'server', 'example.org', 'ops@example.org');
    expect([status, stderr]).toEqual([1, expect.stringContaining('there is an .env already')]);
    expect(readFileSync(join(cwd, '.env'), 'utf8')).toBe(before);
    expect(readdirSync(cwd)).toEqual(['.env']);
  });

  test.each([
    [[]],
    [['prod']],
    [['server']],
    [['server', 'example.org']],
    [['server', 'https://example.org', 'ops@example.org']],
    [['server', 'example', 'ops@example.org']],
    [['server', 'example.org', 'nobody']],
    [['server', 'example.org', 'ops@example.org\nX=1']],
  ])('is not written for %j', (words) => {
    const cwd = mkdtempSync(join(scratch, 'refused-'));
    expect(runWriteEnv(cwd, ...words).status).toBe(1);
    expect(readdirSync(cwd)).toEqual([]);
  });
});

test('of the nightly backups so many copies of the database are kept as is said, and a failed night takes none away', () => {
  const bin = mkdtempSync(join(scratch, 'bin-'));
  const kept = mkdtempSync(join(scratch, 'kept-'));
  // Stands in for the command; `npm run faults -- backup` has the real one.
  const standIn = (words: string) => writeFileSync(join(bin, 'imprint'), `#!/bin/sh\n${words}\n`, { mode: 0o755 });
  const night = (nights: string) =>
    execFileSync(resolve('ops/images/portal/backup-nightly'), [kept], {
      env: { PATH: `${bin}:${process.env.PATH}`, BACKUP_AT: 'now', BACKUP_NIGHTS: nights },
      stdio: 'pipe',
    });
  const dumps = () => readdirSync(kept).filter((name) => /^\d{4}-/.test(name));
  for (const day of ['2026-01-01', '2026-01-02', '2026-01-03']) writeFileSync(join(kept, `${day}-database.dump`), day);
  standIn('exit 1');
  expect(() => night('2')).toThrow();
  expect(dumps()).toHaveLength(3);
  standIn('echo tonight > "$2/database.dump"');
  night('2');
  const today = `${new Date().toISOString().slice(0, 10)}-database.dump`;
  expect(dumps()).toEqual(['2026-01-03-database.dump', today]);
  expect(readFileSync(join(kept, today), 'utf8')).toBe('tonight\n');
});
