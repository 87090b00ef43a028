import { Agent } from 'node:http';
import { join } from 'node:path';
import { mostCharacters } from '../../src/features/discovery/search/domain/search-question.ts';
import { localEmbedders } from '../../src/platform/adapters/embedding/local-embedders.ts';
import { modelEnvironment } from '../support/engines.ts';
import { bundle } from '../support/portal-process.ts';
import { alternate, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { pinSelf } from './cores.ts';
import { visit } from './load.ts';
import { type Address, costOf } from './page-cost.ts';
import { medianOf, pairedRatio } from './paired-ratio.ts';
import { cpuMicroseconds } from './process-usage.ts';
import { openSearchableRecords, type SearchableRecords } from './relevance/searchable-records.ts';
import { type Finding, ratioFinding } from './verdict.ts';

const folder = join(import.meta.dirname, '../../../shared/corpus');
const withMeaningBar = 2;
const growthBar = 1.5;
const embedded = 200;
/** More would wait for each other in the engine until they are given up. */
const atOnce = 1;
/** As `node` calls the site by its host. */
const host = 'bench.localhost';

/** What whole texts and meaning cost: room, CPU, and what they add to the search page. */
export const meaningBench: Bench = {
  purpose: `index bytes and CPU a paper; the search page with ÷ without meaning ≤ ${withMeaningBar}×; ten times the papers ≤ ${growthBar}×`,
  async run({ pairs, seconds }) {
    const records = await openSearchableRecords(folder, { texts: true, meaning: true, tenth: true });
    const servers: BenchServer[] = [];
    const start = async (environment: Record<string, string>) => {
      servers.push(await startBenchServer([bundle, 'server'], environment));
      return servers.at(-1) as BenchServer;
    };
    try {
      const works = (await records.works('en')).flatMap(({ summary }) => summary ?? []);
      const costs = [...(await storing(records)), ...(await embedding(works))];
      pinSelf('load');
      const models = modelEnvironment();
      const compared = {
        words: await start(records.environment()),
        meaning: await start({ ...records.environment(), ...models }),
        tenth: await start({ ...records.environment('tenth'), ...models }),
      };
      const portal = { database: { ownerUrl: records.environment().IMPRINT_DATABASE_OWNER_URL as string } };
      return [...costs, ...(await comparePages(compared, portal, works, pairs, seconds))];
    } finally {
      for (const server of servers) await server.stop();
      await records.end();
    }
  },
};

/** The same questions to servers with and without meaning, and to one whose index has a tenth. */
async function comparePages(
  compared: Readonly<Record<'words' | 'meaning' | 'tenth', BenchServer>>,
  portal: Parameters<typeof costOf>[0],
  works: readonly string[],
  pairs: number,
  seconds: number,
): Promise<Finding[]> {
  const questions = { few: fewWords(works), sentence: sentences(works) };
  const sides: Record<string, () => Promise<number>> = {};
  for (const [kind, next] of Object.entries(questions))
    for (const [name, server] of Object.entries(compared)) {
      sides[`${kind} ${name}`] = async () => {
        const { server: own, postgres, search } = await costOf(portal, server, next, seconds, atOnce);
        return own + postgres + search;
      };
      sides[`${kind} ${name} p50`] = () => middleTime(server, next);
    }
  // The engine reads its graphs and compiles its code at the first questions, which take so long that they are given up.
  await alternate(sides, 2);
  const measured = await alternate(sides, pairs, (round) => process.stderr.write(`round ${round} of ${pairs}\n`));
  for (const [name, values] of Object.entries(measured))
    console.log(`${name}: ${(medianOf(values) / 1_000).toFixed(2)} ms`);
  return Object.keys(questions).flatMap((kind) => findings(kind, measured));
}

function findings(kind: string, measured: Readonly<Record<string, readonly number[]>>): Finding[] {
  const ratio = (name: string, from: string, to: string, bar: number | null, method: string) =>
    ratioFinding(
      name,
      pairedRatio(zip(measured[`${kind} ${from}`] ?? [], measured[`${kind} ${to}`] ?? [])),
      bar,
      method,
    );
  const page = `search page, ${kind === 'few' ? 'three words' : 'a sentence'}, 23,112 papers`;
  return [
    ratio(`meaning-${kind}-p50`, 'words p50', 'meaning p50', null, `p50 of the ${page}, with ÷ without meaning`),
    ratio(`meaning-${kind}-growth`, 'tenth', 'meaning', growthBar, `CPU of the ${page} ÷ a tenth of them`),
    ratio(`meaning-${kind}`, 'words', 'meaning', withMeaningBar, `CPU of the ${page}, with ÷ without meaning`),
  ];
}

const reported = (name: string, figure: number, unit: string, method: string): Finding => ({
  name,
  figure,
  unit,
  method,
  bar: null,
  median: figure,
});

async function storing(records: SearchableRecords): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const family of ['texts', 'meanings'] as const) {
    const { papers, bytes, microseconds } = await records.filled(family);
    found.push(
      reported(`${family}-bytes`, bytes / papers / 1_000, 'KB', `index of ${papers} works, merged, each`),
      reported(`${family}-indexing`, microseconds / papers / 1_000, 'ms', 'CPU of reading and indexing, each'),
    );
  }
  return found;
}

/** One after the other, as the worker does, once the model is loaded. */
async function embedding(works: readonly string[]): Promise<Finding[]> {
  const { en } = localEmbedders(modelEnvironment().IMPRINT_MODELS as string);
  await en.embed(works.slice(0, 5), 'document');
  const [before, began] = [cpuMicroseconds(process.pid), performance.now()];
  for (const text of works.slice(5, 5 + embedded)) await en.embed([text.slice(0, 2_000)], 'document');
  const used = (cpuMicroseconds(process.pid) - before) / embedded / 1_000;
  const seconds = (performance.now() - began) / 1_000;
  return [
    reported('embedding', used, 'ms', `CPU of an abstract, ${embedded} English ones`),
    reported('embedding-rate', embedded / seconds, 'a second', 'abstracts by one worker'),
  ];
}

/** A question that nobody asked before, each time. */
function addresses(questions: readonly string[]): () => Address {
  let place = 0;
  return () => {
    const q = questions[place++ % questions.length] ?? '';
    return { host, path: `/searchFrame?${new URLSearchParams({ q, lang: 'en' })}` };
  };
}

const wordsOf = (text: string): string[] => text.match(/[A-Za-z]{4,}/g) ?? [];

const fewWords = (works: readonly string[]) =>
  addresses(works.map((text) => wordsOf(text).slice(3, 6).join(' ').toLowerCase()).filter(Boolean));

const sentences = (works: readonly string[]) =>
  addresses(works.map((text) => wordsOf(text).join(' ').toLowerCase().slice(0, mostCharacters)).filter(Boolean));

async function middleTime(server: BenchServer, next: () => Address): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn++) {
    const began = performance.now();
    await visit(agent, { port: server.port }, next());
    times.push((performance.now() - began) * 1_000);
  }
  agent.destroy();
  return medianOf(times);
}
