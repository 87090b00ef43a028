import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@opensearch-project/opensearch';
import { connectOpenSearchEngine } from '../../../src/platform/adapters/opensearch/opensearch-engine.ts';
import { connectOpenSearch } from '../../../src/platform/adapters/opensearch/opensearch-index.ts';
import { families } from '../../../src/platform/item/kind.ts';
import type { SearchEngine } from '../../../src/platform/ports/search-engine.ts';
import { engineEnvironment } from '../../support/engines.ts';
import { paperDocument } from './generated-papers.ts';

export interface FilledIndex {
  readonly sites: readonly number[];
  readonly engine: SearchEngine;
  end(): Promise<void>;
}

const inOneRequest = 2_000;

/** An index of its own with so many papers in each of so many sites, at rest. */
export async function fillIndex(siteCount: number, papersOfSite: number): Promise<FilledIndex> {
  const url = engineEnvironment().IMPRINT_OPENSEARCH_URL as string;
  const settings = { url, prefix: `growth${randomBytes(6).toString('hex')}-`, milliseconds: 60_000 };
  const client = new Client({ node: url, requestTimeout: 600_000 });
  await connectOpenSearch(settings, families).prepare();
  const index = `${settings.prefix}articles`;
  await client.indices.putSettings({ index, body: { index: { refresh_interval: '-1' } } });
  const sites = Array.from({ length: siteCount }, (_, place) => place + 1);
  const total = siteCount * papersOfSite;
  for (let done = 0; done < total; done += inOneRequest) {
    await send(url, index, papersFrom(done, Math.min(inOneRequest, total - done), siteCount));
    if (done % 100_000 === 0) process.stderr.write(`${done} of ${total} papers\n`);
  }
  await client.indices.refresh({ index });
  await untilAtRest(client, index);
  const { body } = await client.count({ index });
  if (body.count !== total) throw new Error(`${body.count} of ${total} papers are found.`);
  return {
    sites,
    engine: connectOpenSearchEngine(settings),
    end: async () => void (await client.indices.delete({ index: `${settings.prefix}*`, expand_wildcards: 'all' })),
  };
}

/** Sites take turns, as in a portal that grows. */
function papersFrom(first: number, count: number, siteCount: number): string {
  let lines = '';
  for (let place = first; place < first + count; place += 1) {
    const site = (place % siteCount) + 1;
    const { id, document } = paperDocument(site, Math.floor(place / siteCount));
    lines += `${JSON.stringify({ index: { _id: id, routing: String(site) } })}\n${JSON.stringify(document)}\n`;
  }
  return lines;
}

async function send(url: string, index: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/x-ndjson' };
  const answer = await fetch(`${url}/${index}/_bulk?filter_path=errors,items.*.error`, {
    method: 'POST',
    headers,
    body,
  });
  const { errors } = (await answer.json()) as { errors: boolean };
  if (!answer.ok || errors) throw new Error('The engine refused generated papers.');
}

/** Merging goes on after writing and would fall into the measurement. */
async function untilAtRest(client: Client, index: string): Promise<void> {
  for (;;) {
    const { body } = await client.indices.stats({ index, metric: 'merge' });
    if (body._all?.total?.merges?.current === 0) return;
    await sleep(500);
  }
}
