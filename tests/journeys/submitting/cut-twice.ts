import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { TcpProxy } from '../../faults/tcp-proxy.ts';

const patient = { timeout: 120_000, interval: 20 };

/** Loses the connection at a fifth and at a half of a file that is being sent, and gives it back each time. */
export async function cutTwice(line: TcpProxy, slot: Locator, lost: string): Promise<void> {
  const row = slot.locator('[data-part="upload"]').first();
  const share = () => row.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).position);
  for (const at of [0.2, 0.5]) {
    await expect.poll(share, patient).toBeGreaterThan(at);
    await line.refuse();
    await row.getByText(lost).waitFor();
    const before = await share();
    await line.forward();
    await expect.poll(share, patient).toBeGreaterThan(before);
  }
}
