import { articleBench } from './article.ts';
import { askBench } from './ask.ts';
import type { Bench } from './bench.ts';
import { requireTwoCores } from './cores.ts';
import { counterBench } from './counter.ts';
import { crawlPagesBench } from './crawl-pages.ts';
import { edgeBench } from './edge.ts';
import { freshnessBench } from './freshness.ts';
import { importBench } from './import.ts';
import { lighthouseBench } from './lighthouse.ts';
import { listsBench } from './lists.ts';
import { meaningBench } from './meaning.ts';
import { readOptions } from './options.ts';
import { overloadBench } from './overload.ts';
import { pagesBench } from './pages.ts';
import { pagesGrowthBench } from './pages-growth.ts';
import { passagesClickedBench } from './passages-clicked.ts';
import { record } from './record.ts';
import { relevanceBench } from './relevance.ts';
import { relevanceFulltextBench } from './relevance-fulltext.ts';
import { searchBench } from './search.ts';
import { searchGrowthBench } from './search-growth.ts';
import { sitesBench } from './sites.ts';
import { tenancyBench } from './tenancy.ts';
import { tracesBench } from './traces.ts';
import { inWords, isReached, verdictLine } from './verdict.ts';

// `npm run bench`                          lists the benches
// `npm run bench -- sites`                 measures; ends with one line `sites figure=… bar=… ok` or `… short`
// `npm run bench -- sites --quick`         only shows that the bench works
// `npm run bench -- lighthouse list`        of six pages the one that is named
// `npm run bench -- sites --record`        adds the figures to docs/measurements.md

const benches: Readonly<Record<string, Bench>> = {
  sites: sitesBench,
  tenancy: tenancyBench,
  import: importBench,
  relevance: relevanceBench,
  'relevance-fulltext': relevanceFulltextBench,
  meaning: meaningBench,
  ask: askBench,
  'passages-clicked': passagesClickedBench,
  freshness: freshnessBench,
  edge: edgeBench,
  overload: overloadBench,
  pages: pagesBench,
  'pages-growth': pagesGrowthBench,
  'crawl-pages': crawlPagesBench,
  article: articleBench,
  lighthouse: lighthouseBench,
  search: searchBench,
  'search-growth': searchGrowthBench,
  lists: listsBench,
  counter: counterBench,
  traces: tracesBench,
};

const options = readOptions(process.argv.slice(2));
const [name] = options.names;
const bench = name === undefined ? undefined : benches[name];
if (!bench) {
  for (const [known, { purpose }] of Object.entries(benches))
    console.log(`npm run bench -- ${known.padEnd(13)} ${purpose}`);
  process.exitCode = name === undefined ? 0 : 2;
} else {
  requireTwoCores();
  const findings = await bench.run(options);
  for (const { name, median, unit, method } of findings)
    console.log(`${name}: median ${inWords(median)} ${unit}; ${method}`);
  console.log('');
  for (const finding of findings) {
    if (options.record) record(finding);
    console.log(verdictLine(finding));
  }
  process.exitCode = findings.every(isReached) ? 0 : 1;
}
