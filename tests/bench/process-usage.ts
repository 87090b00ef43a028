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

/** CPU time of a process and all that it ever started, in microseconds: those that have ended as its parent heard of them. */
export function treeMicroseconds(pid: number): number {
  const ticksOfEnded = statOf(pid)
    .slice(13, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const ofChildren = children.reduce((sum, child) => sum + whileThere(() => treeMicroseconds(child)), 0);
  return cpuMicroseconds(pid) + (ticksOfEnded * 1_000_000) / ticksASecond + ofChildren;
}

/** What Linux counts in, on every machine of ours. */
const ticksASecond = 100;

/** Behind the program's name, which may hold blanks. */
const statOf = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const whileThere = (measure: () => number): number => {
  try {
    return measure();
  } catch {
    return 0;
  }
};

export function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}
