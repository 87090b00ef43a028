import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { bringUp, report } from '../native/bring-up.ts';
import { giveToEngineUser } from '../native/folders.ts';
import { stop } from '../native/process.ts';
import { run } from '../native/run.ts';
import { readSecrets } from '../native/secrets.ts';
import { derivedSecret, services } from '../native/settings.ts';
import { certificatesOf, certify, makeAuthority } from './authority.ts';
import { front } from './front.ts';
import {
  allHosts,
  authority,
  clusterFolder,
  edges,
  engines,
  firstPort,
  type Host,
  ports,
  proxy,
  servers,
  stateOf,
  workers,
} from './hosts.ts';
import { makeNetwork, onHost, removeNetwork } from './network.ts';
import { commandSettings, hostSettings, portalSettings } from './portal-settings.ts';
import { replicationRole } from './replica.ts';

const script = join(services.checkout, 'ops/cluster/on-host.ts');
/** They have neither TLS nor passwords, so that they listen to their own host alone. */
const atHome = ['clamav', 'opensearch'];

const edgeSettings: Readonly<Record<string, string>> = {
  IMPRINT_EDGE_BACKEND: servers.map(({ address }) => `${address}:${ports.server}`).join(','),
  IMPRINT_EDGE_TRUSTED_PROXIES: proxy.address,
};

/** Starts what a host has, one after the other. */
export async function startHost(host: Host): Promise<void> {
  for (const service of host.services) {
    await onHost(host, [process.execPath, script, service], {
      ...portalSettings(),
      ...hostSettings(host),
      ...edgeSettings,
      IMPRINT_STATE: stateOf(host),
      IMPRINT_PORT_BASE: String(firstPort),
      NODE_EXTRA_CA_CERTS: authority,
      ...(!atHome.includes(service) && {
        IMPRINT_ENGINE_HOST: host.address,
        IMPRINT_ENGINE_TLS: certificatesOf(host),
      }),
    });
    report(host.name, `${service} answers`);
  }
}

const start = (...hosts: readonly Host[]) => Promise.all(hosts.map(startHost));

async function provision(host: Host): Promise<void> {
  mkdirSync(stateOf(host), { recursive: true });
  cpSync(join(clusterFolder, 'secrets.json'), join(stateOf(host), 'secrets.json'));
  await certify(host);
}

async function admitReplica(): Promise<void> {
  const secret = readSecrets(clusterFolder);
  const admin = new pg.Client({ connectionString: commandSettings().IMPRINT_DATABASE_ADMIN_URL ?? '' });
  await admin.connect();
  await admin.query(`create role ${replicationRole} login replication password '${derivedSecret('replica', secret)}'`);
  await admin.end();
}

/** Two edges, two servers, two workers and their engines, each on a host of its own, with the sample sites. */
export async function startCluster(): Promise<void> {
  await stopCluster();
  mkdirSync(clusterFolder, { recursive: true });
  giveToEngineUser(clusterFolder);
  readSecrets(clusterFolder);
  await makeAuthority();
  await Promise.all(allHosts.map(provision));
  await makeNetwork();
  report('network', `${allHosts.length} hosts, certificates of an authority of their own`);

  const { primary, replica, redis, search, files, mail } = engines;
  await start(primary, redis, search, files, mail);
  await admitReplica();
  await start(replica);
  await run([process.execPath, 'build/server/main.js', 'migrate'], { cwd: services.checkout, env: commandSettings() });
  report('database', 'is up to date');
  await start(...workers);
  await onHost(workers[0], [process.execPath, 'ops/from-source.ts', 'samples/load.ts'], commandSettings());
  report('samples', 'are loaded');
  await start(...servers);
  await start(...edges);
  await start(proxy);
  await bringUp(front);
}

export async function stopCluster(): Promise<void> {
  await stop(front.name);
  await removeNetwork();
  rmSync(clusterFolder, { recursive: true, force: true });
}
