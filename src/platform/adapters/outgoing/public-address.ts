import { BlockList, isIP } from 'node:net';

/** Networks of IPv4 that are nobody's on the internet: private, local, shared, reserved, for many at once. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');

/** All of the internet's IPv6, and what in it leads to IPv4 or nowhere. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const inGlobal = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inGlobal.addSubnet(network, bits, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isLoopback = (ip: string): boolean => loopback.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublic(ip: string): boolean {
  if (isIP(ip) === 4) return !notPublic.check(ip, 'ipv4');
  return isIP(ip) === 6 && global.check(ip, 'ipv6') && !inGlobal.check(ip, 'ipv6');
}
