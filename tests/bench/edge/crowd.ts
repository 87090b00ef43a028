import { ask } from '../../faults/ask.ts';

/** So many readers ask for one address on connections of their own, all before the first is answered. */
export async function crowd(port: number, path: string, many: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: many }, () => ask(port, path)));
  const failed = answers.filter(({ http }) => http !== 200);
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${many} readers got ${failed[0]?.http} instead of the page.`);
  return answers.length;
}

/** How many documents the server has rendered so far, from its own measurements. */
export async function renders(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const counts = [...text.matchAll(/^imprint_http_seconds_count\{route="page",[^}]*\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}
