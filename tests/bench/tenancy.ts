import type { Bench } from './bench.ts';
import { startBenchPortal } from './bench-portal.ts';
import { copyWithoutPolicies } from './tenancy/bare-tables.ts';
import { measureCalls } from './tenancy/calls.ts';
import { measureQueries } from './tenancy/queries.ts';

const sites = 20;
const bar = 1.15;

/** What it costs that every statement is held to its sites. */
export const tenancyBench: Bench = {
  purpose: 'site + row security ÷ the unscoped query: CPU ≤ 1.15×',
  async run(options) {
    const portal = await startBenchPortal(sites);
    try {
      await copyWithoutPolicies(portal.database);
      const call = await measureCalls(portal, options);
      const queries = await measureQueries(portal.database, options, bar);
      return [call, ...queries];
    } finally {
      await portal.stop();
    }
  },
};
