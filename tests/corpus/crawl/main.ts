import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HtmlValidate } from 'html-validate';
import pg from 'pg';
import { engineEnvironment } from '../../support/engines.ts';
import { plannedSites } from '../plan.ts';
import { startCorpusServer } from './corpus-server.ts';
import { judgePage } from './judge-page.ts';
import { isSearch, linksToFollow } from './links-to-follow.ts';
import { type StoredArticle, storedArticles } from './stored-articles.ts';
import { validationRules } from './validation-rules.ts';
import { walkCalls } from './walk-calls.ts';

// `npm run crawl`                    opens every article that is stored, and everything that their pages lead to
// `npm run crawl -- --validate 50`   checks the HTML of every fiftieth article with a full text; usual: 10
// `npm run crawl -- --whole`         follows each article in all its languages and citation formats, not in one of them by turns
// `npm run crawl -- calls`           asks every call of tests/tables/corpus-calls.tsv instead
// The portal is built, and `npm run corpus` has filled the database.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { validate: { type: 'string', default: '10' }, whole: { type: 'boolean', default: false } },
});
const atOnce = 4;
const mostPatience = 30_000;
let refused = 0;
const environment: Record<string, string | undefined> = { ...process.env, ...engineEnvironment() };
const admin = new pg.Client({ connectionString: environment.IMPRINT_DATABASE_ADMIN_URL });
await admin.connect();
const { rows: loaded } = await admin.query('select sld from site where sld = any ($1)', [
  plannedSites.map(({ sld }) => sld),
]);
if (loaded.length < plannedSites.length) {
  console.log('Skipped: the corpus is not in this database. `npm run corpus` brings it in.');
  process.exit(0);
}
const server = await startCorpusServer(environment);
const agent = new Agent({ keepAlive: true });
const validator = new HtmlValidate(validationRules);
const problems: string[] = [];
try {
  if (positionals.includes('calls'))
    problems.push(...(await walkCalls(server.port, environment.IMPRINT_DATABASE_OWNER_URL ?? '')));
  else await openArticles(await storedArticles(admin));
} finally {
  server.stop();
  await admin.end();
  agent.destroy();
}
for (const problem of problems.slice(0, 60)) console.log(problem);
console.log(`\n${problems.length === 0 ? '1 passed, 0 failed' : `0 passed, 1 failed: ${problems.length} problems`}`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function openArticles(articles: readonly StoredArticle[]): Promise<void> {
  const links = new Map<string, string>();
  const seen = new Set(articles.map(({ sld, path }) => `${sld}${path}`));
  let left = 0;
  let opened = 0;
  let texts = 0;
  let validated = 0;
  await inTurns(articles, async (article) => {
    const { status, body } = await open(article.sld, article.path);
    const where = `${article.sld}${article.path}`;
    opened += 1;
    if (opened % 1_000 === 0) console.log(`${opened} of ${articles.length} articles, ${problems.length} problems`);
    if (status !== 200) return void problems.push(`${where} answers ${status}`);
    const judged = judgePage(body, article);
    for (const problem of judged.problems) problems.push(`${where}: ${problem}`);
    const fresh = judged.links.filter((link) => !seen.has(`${article.sld}${link}`) && !isSearch(link));
    const followed = values.whole ? fresh : linksToFollow(fresh, opened);
    left += judged.links.length - followed.length;
    for (const link of followed) links.set(`${article.sld}${link}`, where);
    if (!article.hasBody || texts++ % Number(values.validate) !== 0) return;
    validated += 1;
    const report = await validator.validateString(body);
    for (const { messages } of report.results)
      for (const { ruleId, message, line } of messages) problems.push(`${where}: line ${line}, ${ruleId}: ${message}`);
  });
  console.log(`${opened} articles opened, ${texts} with a full text, the HTML of ${validated} validated.`);

  let reached = 0;
  await inTurns([...links], async ([link, from]) => {
    const [sld = '', ...path] = link.split('/');
    const { status } = await open(sld, `/${path.join('/')}`, 'HEAD');
    reached += 1;
    if (reached % 5_000 === 0) console.log(`${reached} of ${links.size} links, ${problems.length} problems`);
    if (status >= 400) problems.push(`${link} answers ${status}, linked from ${from}`);
  });
  console.log(`${refused} times the server was busy and was asked again.`);
  console.log(
    `${links.size} different links and pictures followed; ${left} searches, opened articles and other turns not.`,
  );
}

async function inTurns<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < entries.length) await work(entries[next++] as Entry);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

interface Opened {
  readonly status: number;
  readonly body: string;
}

/** A server that is busy says so and asks to be asked again; whoever crawls it has patience. */
async function open(sld: string, path: string, method = 'GET'): Promise<Opened> {
  for (let wait = 1_000; ; wait *= 2) {
    const opened = await ask(sld, path, method);
    if (opened.status !== 503 || wait > mostPatience) return opened;
    refused += 1;
    await sleep(wait);
  }
}

function ask(sld: string, path: string, method: string): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${sld}.localhost` };
    const sent = request({ host: '127.0.0.1', port: server.port, path, method, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
