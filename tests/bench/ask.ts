import { join } from 'node:path';
import { kinds } from '../../src/content/kinds.ts';
import { hasEvidence } from '../../src/features/discovery/ask/domain/evidence.ts';
import { questionWords } from '../../src/features/discovery/ask/domain/terms.ts';
import { createPassagesFor } from '../../src/features/discovery/search/api/passages-for.ts';
import { knownKinds } from '../../src/features/discovery/search/domain/known-kinds.ts';
import { createFindPassages } from '../../src/features/discovery/search/use-cases/find-passages.ts';
import { passagesOf } from '../../src/platform/item/texts/passages-of.ts';
import { success } from '../../src/platform/kernel/result.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import {
  aboutAbsent,
  answerable,
  crossed,
  type KnownPassage,
  type MadeQuestion,
  TermIndex,
} from './ask/made-questions.ts';
import type { Bench } from './bench.ts';
import { openSearchableRecords, type SearchableRecords, siteOf } from './relevance/searchable-records.ts';
import type { Finding } from './verdict.ts';

const folder = join(import.meta.dirname, '../../../shared/corpus');

/** So many of each kind, by language: a hundred that are answered, a hundred that are not. */
const wanted = { en: 70, zh: 30 } as const;
const firstBar = 0.85;
const refusedBar = 0.95;
const amongFirst = 3;

/** How often the right passage is among the first three, and how often a question that nothing answers is refused. */
export const askBench: Bench = {
  purpose: `questions made from the corpus: the right passage among the first three ≥ ${firstBar}; refusals ≥ ${refusedBar}`,
  async run() {
    const records = await openSearchableRecords(folder, { texts: true });
    try {
      return findings(await judgeAll(records));
    } finally {
      await records.end();
    }
  },
};

interface JudgedQuestion extends MadeQuestion {
  readonly isFirst: boolean;
  readonly isAmongFirst: boolean;
  readonly isAnswered: boolean;
}

async function judgeAll(records: SearchableRecords): Promise<JudgedQuestion[]> {
  const judged: JudgedQuestion[] = [];
  for (const [lang, most] of Object.entries(wanted) as ['en' | 'zh', number][]) {
    const works = await records.works(lang);
    const passages = works.flatMap(({ key, html }): KnownPassage[] =>
      passagesOf(html ?? '').map(({ anchor, text }) => ({ work: key, anchor, text })),
    );
    const index = new TermIndex(passages);
    const abstracts = works.flatMap(({ html, summary }) => (html === null && summary ? [summary] : []));
    const good = answerable(index, most);
    const half = Math.floor(most / 2);
    const absent = aboutAbsent(index, abstracts, most - half);
    const bad = [...absent, ...crossed(index, good, most - absent.length)];
    for (const made of [...good, ...bad]) judged.push(await judge(records, lang, made));
  }
  return judged;
}

async function judge(records: SearchableRecords, lang: 'en' | 'zh', made: MadeQuestion): Promise<JudgedQuestion> {
  const passagesFor = createPassagesFor({
    find: createFindPassages({
      engine: records.engine,
      circuit: async (ask) => success(await ask()),
      kinds: knownKinds(kinds),
    }),
    sitesToSearch: async () => success([siteOf[lang]]),
    withReadablePassages: async (_, hit) => hit,
  });
  const site = ownSite({ id: siteOf[lang], sld: 'bench', defaultLanguage: lang });
  const found = await passagesFor({ site, language: lang, reader: { member: null } }, questionWords(made.question));
  if (!found.ok) throw new Error('The engine must answer here.');
  const { passages } = found.value;
  const places = passages.map(({ id, url }) => `${records.keyOf(id)} ${decodeURIComponent(url.split('#')[1] ?? '')}`);
  const place = made.answer ? places.indexOf(`${made.answer.work} ${made.answer.anchor}`) : -1;
  return {
    ...made,
    isFirst: place === 0,
    isAmongFirst: place >= 0 && place < amongFirst,
    isAnswered: hasEvidence(
      made.question,
      passages.map(({ text }) => text ?? ''),
    ),
  };
}

function findings(judged: readonly JudgedQuestion[]): Finding[] {
  const share = (of: readonly JudgedQuestion[], is: (one: JudgedQuestion) => boolean) =>
    of.filter(is).length / of.length;
  const good = judged.filter(({ answer }) => answer);
  const bad = judged.filter(({ answer }) => !answer);
  for (const one of good) if (!one.isAmongFirst) console.log(`not among the first: ${one.question}`);
  for (const one of good) if (one.isAmongFirst && !one.isAnswered) console.log(`refused: ${one.question}`);
  for (const one of bad) if (one.isAnswered) console.log(`not refused: ${one.question}`);
  console.log(
    `${good.length} answered by one paragraph: first ${share(good, ({ isFirst }) => isFirst).toFixed(3)}, judged as answerable ${share(good, ({ isAnswered }) => isAnswered).toFixed(3)}`,
  );
  const missed = (name: string, reached: number, bar: number, method: string): Finding => ({
    name,
    figure: 1 - reached,
    median: 1 - reached,
    unit: 'missed',
    bar: Math.round((1 - bar) * 1_000) / 1_000,
    method,
  });
  return [
    missed(
      'ask-passage',
      share(good, ({ isAmongFirst }) => isAmongFirst),
      firstBar,
      `the right passage is not among the first three, of ${good.length} questions`,
    ),
    missed(
      'ask-refusal',
      share(bad, ({ isAnswered }) => !isAnswered),
      refusedBar,
      `not refused, of ${bad.length} questions that no paragraph answers`,
    ),
  ];
}
