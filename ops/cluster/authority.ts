import { randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTreeToEngineUser } from '../native/folders.ts';
import { run } from '../native/run.ts';
import { authority, clusterFolder, type Host, stateOf } from './hosts.ts';

const days = '30';
const authorityKey = join(clusterFolder, 'ca.key');
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const openssl = (...words: readonly string[]) => run(['openssl', ...words]);

/** A certificate authority of this cluster alone. */
export async function makeAuthority(): Promise<void> {
  await openssl(
    ...['req', '-x509', ...newKey, '-days', days, '-subj', '/CN=Imprint cluster'],
    ...['-keyout', authorityKey, '-out', authority],
  );
}

export const certificatesOf = (host: Host): string => join(stateOf(host), 'tls');

/** The certificate of a host, for its address: there are no names in this network. */
export async function certify(host: Host): Promise<void> {
  const folder = certificatesOf(host);
  const [key, request, names] = ['key.pem', 'request.pem', 'names'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(folder, { recursive: true });
  await openssl('req', ...newKey, '-subj', `/CN=${host.name}`, '-keyout', key, '-out', request);
  writeFileSync(names, `subjectAltName=IP:${host.address}\n`);
  await openssl(
    ...['x509', '-req', '-in', request, '-CA', authority, '-CAkey', authorityKey, '-days', days, '-extfile', names],
    ...['-set_serial', `0x${randomBytes(8).toString('hex')}`, '-out', join(folder, 'cert.pem')],
  );
  for (const file of [request, names]) rmSync(file);
  copyFileSync(authority, join(folder, 'ca.pem'));
  chmodSync(key, 0o600);
  await giveTreeToEngineUser(folder);
}
