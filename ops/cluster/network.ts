import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainProblem } from '../native/plain-problem.ts';
import { run } from '../native/run.ts';
import { allHosts, bridge, type Host, machine, readers } from './hosts.ts';

const ip = (...words: readonly string[]) => run(['ip', ...words]);

/** A namespace for each host, all of them at one bridge. */
export async function makeNetwork(): Promise<void> {
  try {
    await ip('link', 'add', bridge, 'type', 'bridge');
  } catch (problem) {
    throw new PlainProblem(`This machine makes no network for the cluster; it takes root and iproute2.\n${problem}`);
  }
  for (const address of [machine, ...readers]) await ip('address', 'add', `${address}/24`, 'dev', bridge);
  await ip('link', 'set', bridge, 'up');
  for (const host of allHosts) await plugIn(host);
}

async function plugIn({ namespace, address }: Host): Promise<void> {
  const port = `${bridge}-${address.split('.')[3]}`;
  await ip('netns', 'add', namespace);
  await ip('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
  await ip('link', 'set', port, 'master', bridge, 'up');
  await ip('-n', namespace, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  await ip('-n', namespace, 'link', 'set', 'eth0', 'up');
  await ip('-n', namespace, 'link', 'set', 'lo', 'up');
}

const isThere = ({ namespace }: Host) => existsSync(`/run/netns/${namespace}`);

/** With what runs on its hosts. */
export async function removeNetwork(): Promise<void> {
  await Promise.all(allHosts.filter(isThere).map((host) => endAll(host)));
  for (const host of allHosts.filter(isThere)) await ip('netns', 'delete', host.namespace);
  if (existsSync(`/sys/class/net/${bridge}`)) await ip('link', 'delete', bridge);
}

const isAlive = (pid: number): boolean => {
  try {
    return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const processesOf = async ({ namespace }: Host): Promise<readonly number[]> => {
  const listed = await ip('netns', 'pids', namespace);
  return listed.split('\n').filter(Boolean).map(Number).filter(isAlive);
};

/** Ends every process of a host: politely, unless it is to look like a lost machine. */
export async function endAll(host: Host, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (let left = await processesOf(host), next = signal; left.length > 0; left = await processesOf(host)) {
    for (const pid of left) {
      try {
        process.kill(pid, next);
      } catch {
        // It has gone by itself meanwhile.
      }
    }
    await sleep(200);
    if (Date.now() > deadline) next = 'SIGKILL';
  }
}

/** Runs a command on a host. */
export const onHost = ({ namespace }: Host, command: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(['ip', 'netns', 'exec', namespace, ...command], { env });
