import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Load, visit } from '../load.ts';
import { medianOf } from '../paired-ratio.ts';

/** The median time of requests that come at a steady rate, whether or not the ones before are answered, in milliseconds. */
export async function medianAtRate(load: Load, rate: number, seconds: number): Promise<number> {
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  for (let number = 0; number < rate * seconds; number += 1) {
    underWay.push(timed(agent, load, times));
    await sleep(Math.max(0, began + ((number + 1) * 1_000) / rate - performance.now()));
  }
  await Promise.all(underWay).finally(() => agent.destroy());
  return medianOf(times);
}

async function timed(agent: Agent, load: Load, times: number[]): Promise<void> {
  const began = performance.now();
  await visit(agent, load, load.next());
  times.push(performance.now() - began);
}
