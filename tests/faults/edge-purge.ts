import type { FragilePortal } from './fragile-portal.ts';

/** Makes every kept page of a site stale, so that only grace can still show it. */
export async function makeStale(portal: FragilePortal, site: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${portal.edgePort}`, {
    method: 'PURGE',
    headers: { xkey: `f${site}`, 'x-purge-secret': portal.soundEnvironment.IMPRINT_EDGE_SECRET as string },
  });
  if (!answer.ok) throw new Error(`The edge answered ${answer.status} to a purge.`);
}
