import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@opensearch-project/opensearch';
import { opticsNumber } from '../../../samples/sites.ts';
import { connectOpenSearch } from '../../../src/platform/adapters/opensearch/opensearch-index.ts';
import { families } from '../../../src/platform/item/kind.ts';
import { startBenchPortal } from '../bench-portal.ts';
import { type BenchServer, startBenchServer } from '../bench-server.ts';
import { visit } from '../load.ts';
import { committedSearches } from './committed-searches.ts';
import { type EngineRequest, recordEngine } from './engine-recorder.ts';
import { paperDocument } from './generated-papers.ts';

export const host = 'optics.localhost';
const papers = 20_000;
/** A little longer than a portal leaves an engine alone that was late. */
const circuitRestMilliseconds = 2_200;

export interface SearchedPortal {
  readonly portal: BenchServer;
  readonly bare: BenchServer;
  stop(): Promise<void>;
}

/** The built server with an index full of papers, and next to it a route that pipes the very requests which it sends. */
export async function startSearchedPortal(): Promise<SearchedPortal> {
  const portal = await startBenchPortal(1);
  const engine = portal.environment.IMPRINT_OPENSEARCH_URL as string;
  const prefix = portal.environment.IMPRINT_INDEX_PREFIX as string;
  const folder = await mkdtemp(join(tmpdir(), 'imprint-search-'));
  const stop = async () => {
    await portal.stop();
    await new Client({ node: engine }).indices.delete({ index: `${prefix}*`, expand_wildcards: 'all' });
    await rm(folder, { recursive: true });
  };
  try {
    await fill(engine, prefix);
    const requests = join(folder, 'requests.json');
    await writeFile(requests, JSON.stringify(await recordRequests(portal.environment, engine)));
    const bare = await startBenchServer([join(import.meta.dirname, 'bare-server.ts')], {
      ...portal.environment,
      BENCH_REQUESTS: requests,
    });
    return { portal: portal.server, bare, stop: () => bare.stop().then(stop) };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

async function fill(url: string, prefix: string): Promise<void> {
  const index = connectOpenSearch({ url, prefix, milliseconds: 60_000 }, families);
  await index.prepare();
  for (let done = 0; done < papers; done += 1_000)
    await index.write(
      Array.from({ length: 1_000 }, (_, place) => {
        const { id, document } = paperDocument(opticsNumber, done + place);
        return { id, site: opticsNumber, family: 'articles', revision: '1', document: { ...document } };
      }),
    );
  await new Client({ node: url }).indices.refresh({ index: `${prefix}*` });
}

/** A second server of the same build is asked everything once, with a recorder before its engine. */
async function recordRequests(environment: Readonly<Record<string, string>>, engine: string) {
  const recorder = await recordEngine(engine);
  const agent = new Agent({ keepAlive: true });
  const server = await startBenchServer([join(import.meta.dirname, '../../../build/server/main.js'), 'server'], {
    ...environment,
    IMPRINT_OPENSEARCH_URL: recorder.url,
  });
  try {
    recorder.taken();
    const recorded = [];
    for (const path of committedSearches) {
      recorded.push(await recordWhole(path));
    }
    return recorded;
  } finally {
    agent.destroy();
    await server.stop();
    await recorder.end();
  }

  /** An engine that is still cold, or a busy machine, is late at first; what it was asked in vain doesn't count. */
  async function recordWhole(path: string): Promise<EngineRequest[]> {
    for (let attempt = 0; attempt < 10; attempt++) {
      const answer = await visit(agent, server, { host, path });
      const recorded = recorder.taken();
      const { data } = JSON.parse(answer.toString('utf8')) as { data: { reduced: boolean } };
      if (!data.reduced) return recorded;
      await sleep(circuitRestMilliseconds);
    }
    throw new Error(`${path} was not answered by the engine.`);
  }
}
