import { readdirSync, readFileSync } from 'node:fs';

/** CPU time of all threads of a process, in microseconds, from the kernel's own account of them. */
export function cpuMicroseconds(pid: number): number {
  let nanoseconds = 0n;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [onCpu = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    nanoseconds += BigInt(onCpu);
  }
  return Number(nanoseconds / 1000n);
}

export function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}
