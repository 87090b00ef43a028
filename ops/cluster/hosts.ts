import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { portsFrom, services } from '../native/settings.ts';

export interface Host {
  readonly name: string;
  readonly address: string;
  /** The network namespace that is this host. */
  readonly namespace: string;
  /** In the order in which they are started. */
  readonly services: readonly string[];
}

// Two checkouts on one machine must not meet, so the network follows from the checkout's path.
const number = createHash('sha256').update(services.checkout).digest().readUInt16BE(0) % 4_096;
const addressOf = (last: number): string => `10.${64 + (number >> 8)}.${number & 255}.${last}`;

const host = (name: string, last: number, ...its: readonly string[]): Host => ({
  name,
  address: addressOf(last),
  namespace: `imprint${number}-${name}`,
  services: its,
});

export const bridge = `imprint${number}`;

/** This machine in the cluster's network, and two addresses that it takes as a reader. */
export const machine = addressOf(1);
export const readers = [addressOf(101), addressOf(102)] as const;

const primary = host('postgres-1', 41, 'postgres');
const replica = host('postgres-2', 42, 'replica');
const redis = host('redis', 51, 'redis');
const search = host('search', 52, 'opensearch', 'search-door');
const files = host('files', 53, 's3');
const mail = host('mail', 54, 'mail');
export const workers = [host('worker-1', 31, 'clamav', 'worker'), host('worker-2', 32, 'clamav', 'worker')] as const;
export const servers = [host('server-1', 21, 'clamav', 'server'), host('server-2', 22, 'clamav', 'server')] as const;
export const edges = [host('edge-1', 11, 'varnish'), host('edge-2', 12, 'varnish')] as const;
export const proxy = host('proxy', 10, 'proxy');
export const engines = { primary, replica, redis, search, files, mail } as const;

export const allHosts: readonly Host[] = [...Object.values(engines), ...workers, ...servers, ...edges, proxy];

/** Every host has its ports to itself. */
export const firstPort = 7_000;
export const ports = { ...portsFrom(firstPort), searchDoor: 9_200 };

/** Data, passwords and certificates of the cluster; gone with it. */
export const clusterFolder = join(services.state, 'cluster');
export const authority = join(clusterFolder, 'ca.pem');
export const stateOf = ({ name }: { readonly name: string }): string => join(clusterFolder, name);
