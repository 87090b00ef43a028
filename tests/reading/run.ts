import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createManuscriptReader } from '../../src/features/editorial/submissions/formats/read-manuscript.ts';
import { createMediaTools } from '../../src/platform/adapters/media/media-tools.ts';
import { launchBrowser } from '../support/browser.ts';
import { corpusCases, type ReadingCase, sampleDocuments, samplePages } from './cases.ts';
import { hasCorpus } from './corpus-files.ts';
import { judge, type Verdict } from './judge-reading.ts';
import { judgeTexts } from './judge-texts.ts';

// `npm run reading`                       how often title, authors and abstract of a manuscript are read right, and how much text
// `npm run reading -- --many`             the same with several hundred files
// `--folder <path>`                       where the corpus lies, if not next to the checkout
// `--only <words>`                        only files of such a kind, with what was read wrongly

const { values } = parseArgs({
  options: { folder: { type: 'string' }, many: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const folder = resolve(values.folder ?? join(import.meta.dirname, '../../../shared/corpus'));
const bars = { title: 0.9, authors: 0.8, abstract: 0.8 } as const;
const limits = { milliseconds: 5_000, grownMegabytes: 256 };

interface Outcome {
  readonly one: ReadingCase;
  readonly verdict: Verdict;
  readonly milliseconds: number;
}

const browser = await launchBrowser();
const place = mkdtempSync(join(tmpdir(), 'imprint-reading-'));
const reader = createManuscriptReader(createMediaTools().layOutPages);
const counts = values.many ? { elife: 80, chinaxiv: 80 } : { elife: 9, chinaxiv: 6 };
const cases = [
  ...sampleDocuments(),
  ...(await samplePages(browser)),
  ...(hasCorpus(folder) ? await corpusCases(folder, counts, browser) : []),
].filter(({ kind }) => kind.includes(values.only ?? ''));
if (!hasCorpus(folder)) console.log(`There is no corpus in ${folder}: only the sample papers are read.`);

const outcomes: Outcome[] = [];
for (const one of cases) {
  const path = join(place, `file.${one.type}`);
  writeFileSync(path, await one.content());
  const started = performance.now();
  const read = await reader.read(path, one.type, AbortSignal.timeout(60_000));
  const milliseconds = performance.now() - started;
  const guess = read.ok ? read.value : {};
  const verdict = judge(guess, one.truth);
  outcomes.push({ one, verdict, milliseconds });
  const cell = (right: boolean | undefined) => (right === undefined ? '–' : right ? 'ok' : 'WRONG').padEnd(6);
  console.log(
    `${one.kind.padEnd(24)} ${one.name.padEnd(28)} ${cell(verdict.title)}${cell(verdict.authors)}${cell(verdict.abstract)} ${milliseconds.toFixed(0)} ms`,
  );
  if (values.only === undefined) continue;
  if (!read.ok) console.log(`    ${read.failure.reason}`);
  if (!verdict.title) console.log(`    title    ${JSON.stringify(guess.titles)}\n    should be ${one.truth.title}`);
  if (verdict.authors === false)
    console.log(
      `    authors  ${guess.authors?.value.map(({ names }) => names.zh ?? names.en).join(' | ')}\n    should be ${one.truth.authors?.join(' | ')}`,
    );
  if (verdict.abstract === false)
    console.log(
      `    abstract ${JSON.stringify(guess.abstracts)?.slice(0, 300)}\n    should be ${one.truth.abstract?.slice(0, 200)}`,
    );
}
await reader.end();
await browser.close();
rmSync(place, { recursive: true, force: true });

const share = (part: keyof Verdict, of = outcomes): string => {
  const known = of.filter(({ verdict }) => verdict[part] !== undefined);
  const right = known.filter(({ verdict }) => verdict[part]).length;
  return known.length === 0 ? '–' : `${right}/${known.length}`;
};
const figure = (part: keyof Verdict): number => {
  const [right = 0, all = 1] = share(part).split('/').map(Number);
  return right / all;
};
console.log('\nkind                       title    authors  abstract');
for (const [kind, of] of Map.groupBy(outcomes, ({ one }) => one.kind))
  console.log(
    `${kind.padEnd(24)}   ${share('title', of).padEnd(9)}${share('authors', of).padEnd(9)}${share('abstract', of)}`,
  );
console.log('');
let isShort = false;
for (const [part, bar] of Object.entries(bars) as [keyof Verdict, number][]) {
  isShort ||= figure(part) < bar;
  console.log(
    `reading-${part} figure=${(figure(part) * 100).toFixed(1)}% (${share(part)}) bar=${bar * 100}% ${figure(part) < bar ? 'short' : 'ok'}`,
  );
}
const texts = await judgeTexts(cases, values.only === undefined ? undefined : []);
const isTextShort = texts.fewest < 0.99 || texts.unsafe + texts.incomplete + texts.refused > 0;
console.log(
  `reading-text figure=${(texts.fewest * 100).toFixed(1)}% (the least of ${texts.documents} Word documents) bar=99% unsafe=${texts.unsafe} incomplete=${texts.incomplete} refused=${texts.refused} ${isTextShort ? 'short' : 'ok'}`,
);
isShort ||= isTextShort;
const slowest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
console.log(`slowest file ${slowest.toFixed(0)} ms, of ${limits.milliseconds} allowed`);
process.exitCode = isShort || slowest > limits.milliseconds ? 1 : 0;
