import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HtmlValidate } from 'html-validate';
import pg from 'pg';
import { freePort } from '../../../ops/edge/temporary-varnish.ts';
import { engineEnvironment } from '../../support/engines.ts';
import { judgePage } from './judge-page.ts';
import { storedArticles } from './stored-articles.ts';
import { validationRules } from './validation-rules.ts';

// `npm run crawl`                    opens every article that is stored, and everything that their pages lead to
// `npm run crawl -- --validate 50`   checks the HTML of every fiftieth article with a full text; usual: 10
// The portal is built, and `npm run corpus` has filled the database.

const { values } = parseArgs({ options: { validate: { type: 'string', default: '10' } } });
const atOnce = 4;
const mostPatience = 30_000;
let refused = 0;
const environment: Record<string, string | undefined> = {
  ...process.env,
  ...engineEnvironment(),
  NODE_ENV: 'production',
  IMPRINT_LOG_LEVEL: 'error',
};
const port = await freePort();
const server = spawn(process.execPath, [join(import.meta.dirname, '../../../build/server/main.js'), 'server'], {
  env: { ...environment, IMPRINT_PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const agent = new Agent({ keepAlive: true });
const validator = new HtmlValidate(validationRules);
const problems: string[] = [];
try {
  await answers(server);
  const admin = new pg.Client({ connectionString: environment.IMPRINT_DATABASE_ADMIN_URL });
  await admin.connect();
  const articles = await storedArticles(admin);
  await admin.end();

  const links = new Map<string, string>();
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
    for (const link of judged.links) links.set(`${article.sld}${link}`, where);
    if (!article.hasBody || texts++ % Number(values.validate) !== 0) return;
    validated += 1;
    const report = await validator.validateString(body);
    for (const { messages } of report.results)
      for (const { ruleId, message, line } of messages) problems.push(`${where}: line ${line}, ${ruleId}: ${message}`);
  });
  console.log(`${opened} articles opened, ${texts} with a full text, the HTML of ${validated} validated.`);

  const followed = [...links].filter(([link]) => !isSearch(link));
  await inTurns(followed, async ([link, from]) => {
    const [sld = '', ...path] = link.split('/');
    const { status } = await open(sld, `/${path.join('/')}`, 'HEAD');
    if (status >= 400) problems.push(`${link} answers ${status}, linked from ${from}`);
  });
  console.log(`${refused} times the server was busy and was asked again.`);
  console.log(
    `${followed.length} different links and pictures followed; ${links.size - followed.length} searches left alone.`,
  );
} finally {
  server.kill('SIGTERM');
  agent.destroy();
}
for (const problem of problems.slice(0, 60)) console.log(problem);
console.log(`\n${problems.length === 0 ? '1 passed, 0 failed' : `0 passed, 1 failed: ${problems.length} problems`}`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** A keyword or an author leads to a search; the search has proofs of its own. */
function isSearch(link: string): boolean {
  return /\/(searchFrame|article|textList)\?|\/seniorSearch/.test(link);
}

async function inTurns<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < things.length) await work(things[next++] as Thing);
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
    const sent = request({ host: '127.0.0.1', port, path, method, agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function answers(child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (ready?.ok) return;
    await sleep(100);
  }
  throw new Error('The server did not start.');
}
