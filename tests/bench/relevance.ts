import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { plainAsks, portalAsks } from './relevance/ask.ts';
import { isJudged, type JudgedQuery, readQueries } from './relevance/judged-queries.ts';
import { mean, recall, reciprocalRank } from './relevance/measures.ts';
import { openSearchableRecords } from './relevance/searchable-records.ts';
import type { Finding } from './verdict.ts';

const folder = join(import.meta.dirname, '../../../shared/corpus');

interface Judgement {
  readonly query: JudgedQuery;
  readonly rank: number;
  readonly recall: number;
  readonly found: number;
}

/** How near the top the right answers are, over queries whose right answers are known. Figures are misses: 1 − measure. */
export const relevanceBench: Bench = {
  purpose:
    'MRR@10 ≥ 0.90 and recall@20 ≥ 0.85 on judged queries in English and Chinese, by class, beside plain multi_match',
  async run() {
    const records = await openSearchableRecords(folder);
    try {
      const queries = readQueries(folder);
      const portal = await judge(queries, portalAsks(records.engine), records.keyOf);
      const plain = await judge(queries, plainAsks(records.engine), records.keyOf);
      printClasses(portal, plain);
      return findings(portal);
    } finally {
      await records.end();
    }
  },
};

async function judge(
  queries: readonly JudgedQuery[],
  ask: (query: JudgedQuery) => Promise<string[]>,
  keyOf: (id: string) => string,
): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const query of queries) {
    const found = (await ask(query)).map(keyOf);
    const isEmptyRight = query.relevant.size === 0;
    const empty = found.length === 0 ? 1 : 0;
    judgements.push({
      query,
      found: found.length,
      rank: isEmptyRight ? empty : reciprocalRank(found, query.relevant),
      recall: isEmptyRight ? empty : recall(found, query.relevant),
    });
  }
  return judgements;
}

function printClasses(portal: readonly Judgement[], plain: readonly Judgement[]): void {
  const classOf = ({ query }: Judgement) => `${query.lang} ${query.kind}`;
  const plainBy = Map.groupBy(plain, classOf);
  console.log('class                     queries  MRR@10  recall@20  plain MRR@10  judged MRR@10');
  for (const [name, ones] of Map.groupBy(portal, classOf)) {
    const judged = ones.filter(({ query }) => isJudged(query));
    const cells = [
      mean(ones.map((one) => one.rank)),
      mean(ones.map((one) => one.recall)),
      mean((plainBy.get(name) ?? []).map((one) => one.rank)),
      mean(judged.map((one) => one.rank)),
    ];
    console.log(
      `${name.padEnd(26)}${String(ones.length).padStart(7)}  ${cells.map((cell) => cell.toFixed(3).padStart(9)).join('  ')}`,
    );
    for (const { query, rank, found } of ones)
      if (rank < 1 && !isJudged(query)) console.log(`    ${query.id} ${rank.toFixed(2)} of ${found}: ${query.query}`);
  }
}

function findings(judgements: readonly Judgement[]): Finding[] {
  const judged = judgements.filter(({ query }) => isJudged(query));
  const finding = (lang: 'en' | 'zh', measure: 'rank' | 'recall', bar: number): Finding => {
    const miss = 1 - mean(judged.filter(({ query }) => query.lang === lang).map((one) => one[measure]));
    const name = `relevance-${lang}-${measure === 'rank' ? 'mrr' : 'recall'}`;
    return {
      name,
      figure: miss,
      median: miss,
      unit: 'missed',
      bar,
      method: 'share missed on the even-numbered judged queries',
    };
  };
  const classes = Map.groupBy(judged, ({ query }) => `${query.lang} ${query.kind}`);
  const worst = Math.max(...[...classes.values()].map((ones) => 1 - mean(ones.map((one) => one.rank))));
  return [
    finding('zh', 'rank', 0.1),
    finding('en', 'recall', 0.15),
    finding('zh', 'recall', 0.15),
    {
      name: 'relevance-worst-class',
      figure: worst,
      median: worst,
      unit: 'missed',
      bar: 0.25,
      method: 'the class with the most missed, by MRR@10',
    },
    finding('en', 'rank', 0.1),
  ];
}
