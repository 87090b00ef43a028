import { join } from 'node:path';
import { mostCharacters } from '../../src/features/discovery/search/domain/search-question.ts';
import type { Hit } from '../../src/features/discovery/search/hit.contract.ts';
import { passagesOf } from '../../src/platform/item/texts/passages-of.ts';
import type { Bench } from './bench.ts';
import { plainQuestion } from './plain-question.ts';
import { portalFinds } from './relevance/ask.ts';
import { isJudged, readTextQueries, type TextQuery } from './relevance/judged-queries.ts';
import { mean, reciprocalRank } from './relevance/measures.ts';
import { isSameBeginning } from './relevance/same-beginning.ts';
import { openSearchableRecords, type SearchableRecords } from './relevance/searchable-records.ts';
import type { Finding } from './verdict.ts';

const folder = join(import.meta.dirname, '../../../shared/corpus');

/** MRR@10 of the held-out half, by class and language. */
const bars: Readonly<Record<string, number>> = {
  'en passage-words': 0.97,
  'zh passage-words': 0.97,
  'en passage-keywords': 0.95,
  'en assessment': 0.9,
  'en plain-words': 0.8,
  'en cross-language': 0.6,
};
const rightPassageBar = 0.95;

interface Judged {
  readonly query: TextQuery;
  readonly rank: number;
  /** By words alone. */
  readonly wordsRank: number;
  readonly recordRank: number;
  /** Whether the first passage is the one that was meant; null where none was. */
  readonly isRightPassage: boolean | null;
}

/** How near the top the right papers are for questions that only their texts answer. Figures are misses: 1 − measure. */
export const relevanceFulltextBench: Bench = {
  purpose: 'MRR@10 on judged queries that only the text answers, by class, and whether the right passage comes first',
  async run() {
    const queries = readTextQueries(folder);
    const withoutEnglish = queries.filter(isCrossLanguage).map(({ relevant }) => relevant);
    const records = await openSearchableRecords(folder, { texts: true, meaning: true, withoutEnglish });
    try {
      const judged = await judgeAll(records, queries);
      print(judged);
      return findings(judged.filter(({ query }) => isJudged(query)));
    } finally {
      await records.end();
    }
  },
};

async function judgeAll(
  records: Pick<SearchableRecords, 'engine' | 'meaning' | 'keyOf' | 'textOf'>,
  queries: readonly TextQuery[],
): Promise<Judged[]> {
  const find = portalFinds(records.engine, records.meaning);
  const findByWords = portalFinds(records.engine);
  const judged: Judged[] = [];
  for (const query of queries) {
    // A question in English about a Chinese paper is asked where the Chinese papers are, of their records: texts print an English
    // abstract as well.
    const site = isCrossLanguage(query) ? 'zh' : query.language;
    const question = plainQuestion(typed(query.query));
    const hits = await find(site, { ...question, fullText: !isCrossLanguage(query) });
    const byWords = await findByWords(site, { ...question, fullText: !isCrossLanguage(query) });
    const inRecords = await find(site, question);
    const rankOf = (found: readonly Hit[]) =>
      reciprocalRank(
        found.map(({ id }) => records.keyOf(id)),
        new Set([query.relevant]),
      );
    const right = hits.find(({ id }) => records.keyOf(id) === query.relevant);
    const isRightPassage = query.passage && right ? await isMeant(records, query, right) : null;
    judged.push({
      query,
      rank: rankOf(hits),
      wordsRank: rankOf(byWords),
      recordRank: rankOf(inRecords),
      isRightPassage,
    });
  }
  return judged;
}

const isCrossLanguage = (query: TextQuery): boolean => query.class === 'cross-language';

/** As much of a sentence as the search box takes, to the end of a word. */
const typed = (text: string): string =>
  text.length <= mostCharacters ? text : text.slice(0, mostCharacters + 1).replace(/\s+\S*$/, '');

async function isMeant({ textOf }: Pick<SearchableRecords, 'textOf'>, { passage = '', relevant }: TextQuery, hit: Hit) {
  const meant = passagesOf(await textOf(relevant)).filter(({ text }) => isSameBeginning(text, passage));
  const [first] = hit.passages ?? [];
  return meant.some(({ anchor }) => first?.url.endsWith(`#${encodeURIComponent(anchor ?? '')}`));
}

const classOf = ({ query }: Judged): string => `${query.language} ${query.class}`;
const rightPassages = (ones: readonly Judged[]): number =>
  mean(ones.filter(({ query }) => query.passage !== undefined).map(({ isRightPassage }) => (isRightPassage ? 1 : 0)));

function print(judged: readonly Judged[]): void {
  console.log('class                  half   queries  MRR@10   by words  in records  right passage first');
  for (const [name, all] of Map.groupBy(judged, classOf))
    for (const [half, ones] of Map.groupBy(all, ({ query }) => (isJudged(query) ? 'held' : 'tune'))) {
      const cells = [
        mean(ones.map(({ rank }) => rank)),
        mean(ones.map(({ wordsRank }) => wordsRank)),
        mean(ones.map(({ recordRank }) => recordRank)),
        rightPassages(ones),
      ];
      console.log(
        `${name.padEnd(22)} ${half}  ${String(ones.length).padStart(7)}  ${cells.map((cell) => cell.toFixed(3).padStart(8)).join('  ')}`,
      );
      if (half === 'tune')
        for (const { query, rank, isRightPassage } of ones)
          if (rank < 1 || isRightPassage === false)
            console.log(
              `    ${query.id} ${rank.toFixed(2)}${isRightPassage === false ? ' another passage' : ''}: ${query.query}`,
            );
    }
}

function findings(held: readonly Judged[]): Finding[] {
  const missed = (name: string, measured: number, bar: number, method: string): Finding => ({
    name,
    figure: 1 - measured,
    median: 1 - measured,
    unit: 'missed',
    bar: Math.round((1 - bar) * 1_000) / 1_000,
    method,
  });
  return [...Map.groupBy(held, classOf)].flatMap(([name, ones]) => {
    const id = `fulltext-${name.replace(' ', '-')}`;
    const rank = missed(
      id,
      mean(ones.map((one) => one.rank)),
      bars[name] ?? 1,
      `1 − MRR@10 of ${ones.length} held-out queries`,
    );
    const isOfPassage = ones.some(({ query }) => query.passage !== undefined);
    return isOfPassage && name.endsWith('words') && name !== 'en plain-words'
      ? [rank, missed(`${id}-passage`, rightPassages(ones), rightPassageBar, 'the right passage is not the first')]
      : [rank];
  });
}
