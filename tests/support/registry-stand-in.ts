import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A document that the stand-in took: a version of what it knows of a DOI. */
interface TakenDocument {
  readonly name: string;
  readonly doi: string;
  readonly stamp: string;
  readonly content: string;
  /** Of DataCite: `publish` or `hide`. */
  readonly event?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Options {
  /** Everything that was taken, a line of JSON each: it outlives the process. */
  readonly file: string;
  /** How long a deposit waits in the queue. */
  readonly queueMilliseconds?: number;
}

/** How it behaves, as registries do on bad days. */
interface Mood {
  /** Answers come so late, after the deposit was taken. */
  readonly slowMilliseconds?: number;
  readonly isDown?: boolean;
  /** Whoever asks about a deposit is sent away. */
  readonly isBarred?: boolean;
  /** DOIs with these words in them are refused; components too, while their paper is taken. */
  readonly refuses?: string;
}

export const sampleAccess = { account: 'sample', password: 'a sample password' } as const;

export const readTaken = (file: string): TakenDocument[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line))
    : [];

/** What stays of a document when it is sent once more: all but its own name and moment. */
export const versionOf = ({ content }: TakenDocument): string =>
  createHash('sha256')
    .update(content.replace(/<head>.*?<\/head>/s, '').replace(/<date dateType="Updated">.*?<\/date>/, ''))
    .digest('hex');

/**
 * Someone's registry of DOIs that answers as Crossref (a queue, and results by the name of the file) and as DataCite (at once).
 * It keeps what it took before it answers, like they do: whoever is gone meanwhile never hears of it.
 */
export function registryStandIn({ file, queueMilliseconds = 0 }: Options) {
  const taken = new Map(readTaken(file).map((one) => [one.name, one]));
  const newest = new Map([...taken.values()].map((one) => [one.doi, one]));
  let mood: Mood = {};
  let requests = 0;

  function keep(one: TakenDocument): void {
    appendFileSync(file, `${JSON.stringify(one)}\n`);
    taken.set(one.name, one);
  }

  function crossrefDeposit(body: string): string {
    if (field(body, 'login_id') !== sampleAccess.account || field(body, 'login_passwd') !== sampleAccess.password)
      return '<html><body><h1>FAILURE</h1>Wrong credentials. Incorrect username or password.</body></html>';
    const name = /filename="([^"]*)\.xml"/.exec(body)?.[1] ?? '';
    const content = body.slice(body.indexOf('<?xml'), body.lastIndexOf('\r\n--'));
    const article = content.slice(content.indexOf('<journal_article'));
    const doi = /<doi_data><doi>([^<]*)</.exec(article)?.[1] ?? '';
    // The same file twice is two deposits: whoever sends it twice is seen to.
    const key = taken.has(name) ? `${name} again ${taken.size}` : name;
    keep({ name: key, doi, stamp: /<timestamp>(\d+)</.exec(content)?.[1] ?? '', content, at: Date.now() });
    return '<html><body><h2>SUCCESS</h2><p>Your batch submission was successfully received.</p></body></html>';
  }

  function crossrefResult(name: string): string {
    const one = taken.get(name);
    if (!one) return '<doi_batch_diagnostic status="unknown_submission" sp="cskAir"></doi_batch_diagnostic>';
    if (Date.now() - one.at < queueMilliseconds)
      return '<doi_batch_diagnostic status="in_process" sp="cskAir"></doi_batch_diagnostic>';
    const before = [...taken.values()].find(
      ({ doi, stamp, at }) => doi === one.doi && at < one.at && BigInt(stamp) >= BigInt(one.stamp),
    );
    const wrong = before ? 'Submission version must be greater than the timestamp of the former one' : '';
    const dois = [...one.content.matchAll(/<doi>([^<]*)<\/doi>(?=<resource)/g)].map(([, doi = '']) => doi);
    const records = [...new Set([one.doi, ...dois])].map((doi) => {
      const problem = wrong || (mood.refuses && doi.includes(mood.refuses) ? 'Refused by this sample' : '');
      return `<record_diagnostic status="${problem ? 'Failure' : 'Success'}"><doi>${doi}</doi><msg>${
        problem ? problem.replaceAll('<', '&lt;') : 'Successfully added'
      }</msg></record_diagnostic>`;
    });
    return `<doi_batch_diagnostic status="completed" sp="cskAir"><submission_id>1</submission_id>${records.join('')}</doi_batch_diagnostic>`;
  }

  function dataCite(request: IncomingMessage, body: string, doi: string): { code: number; text: string } {
    const wanted = `Basic ${Buffer.from(`${sampleAccess.account}:${sampleAccess.password}`).toString('base64')}`;
    if (request.headers.authorization !== wanted)
      return { code: 401, text: JSON.stringify({ errors: [{ status: '401', title: 'Bad credentials.' }] }) };
    if (request.method === 'PUT') {
      if (mood.refuses && doi.includes(mood.refuses))
        return {
          code: 422,
          text: JSON.stringify({ errors: [{ source: 'doi', title: 'Refused by this sample' }] }),
        };
      const { xml, event } = JSON.parse(body).data.attributes;
      const content = Buffer.from(xml, 'base64').toString();
      const one = { name: `${doi} ${taken.size}`, doi, stamp: '0', content, event, at: Date.now() };
      keep(one);
      newest.set(doi, one);
    }
    const known = newest.get(doi);
    if (!known) return { code: 404, text: JSON.stringify({ errors: [{ status: '404', title: 'Not found' }] }) };
    const state = known.event === 'hide' ? 'registered' : 'findable';
    const xml = Buffer.from(known.content).toString('base64');
    return { code: 200, text: JSON.stringify({ data: { id: doi, type: 'dois', attributes: { doi, xml, state } } }) };
  }

  const server = createServer(async (request: IncomingMessage, answer: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces).toString();
    const url = new URL(request.url ?? '/', 'http://registry.example');
    if (url.pathname === '/mood') {
      mood = JSON.parse(body);
      return void answer.end();
    }
    requests += 1;
    if (mood.isDown) return void answer.socket?.destroy();
    const respond = async (): Promise<{ code: number; text: string }> => {
      if (url.pathname === '/servlet/deposit') return { code: 200, text: crossrefDeposit(body) };
      if (mood.isBarred && request.method === 'GET') return { code: 401, text: 'Unauthorized' };
      if (url.pathname === '/servlet/submissionDownload')
        return {
          code: 200,
          text: crossrefResult(url.searchParams.get('file_name')?.replace(/\.xml$/, '') ?? ''),
        };
      if (url.pathname.startsWith('/dois/')) return dataCite(request, body, decodeURIComponent(url.pathname.slice(6)));
      return { code: 404, text: '' };
    };
    const { code, text } = await respond();
    if (mood.slowMilliseconds && request.method !== 'GET') await sleep(mood.slowMilliseconds);
    answer.writeHead(code).end(text);
  });

  return {
    server,
    taken: () => [...taken.values()],
    requests: () => requests,
    mood: (wanted: Mood) => {
      mood = wanted;
    },
  };
}

const field = (body: string, name: string): string | undefined =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)\\r\\n`).exec(body)?.[1];
