import type { DoiRegistry, RegistryAnswer } from '../../ports/doi-registry.ts';
import type { Outgoing } from '../../ports/outgoing.ts';

const mostBytes = 262_144;
const mostMessage = 500;
const userAgent = 'Imprint-Deposits';

/**
 * Crossref takes a deposit into a queue and tells later what became of it. It is asked by the name of the file: that is known from the
 * moment at which the file came, a batch id only once the file was read.
 */
export function crossrefRegistry(outgoing: Pick<Outgoing, 'ask'>): DoiRegistry {
  return {
    async send({ address, account, password }, { name, content }) {
      const fields = { operation: 'doMDUpload', login_id: account, login_passwd: password };
      const { body, headers } = multipart(fields, { field: 'fname', name: fileName(name), content });
      const answer = await outgoing.ask(endpoint(address, 'servlet/deposit'), {
        method: 'POST',
        body,
        mostBytes,
        headers: { ...headers, 'user-agent': userAgent },
      });
      const unwilling = refusalOf(answer);
      if (unwilling) return unwilling;
      // It answers 200 to wrong passwords too, and says in words how it went.
      const words = 'text' in answer ? plain(answer.text) : '';
      if (/SUCCESS/i.test(words)) return { state: 'pending' };
      if (/credential|password|login/i.test(words)) return refused('credentials', words);
      return refused(
        /not (?:allowed|permitted|authori[sz]ed)|permission/i.test(words) ? 'not-permitted' : 'content',
        words,
      );
    },

    async ask({ address, account, password }, { name, doi }) {
      const query = new URLSearchParams({ usr: account, pwd: password, file_name: fileName(name), type: 'result' });
      const answer = await outgoing.ask(`${endpoint(address, 'servlet/submissionDownload')}?${query}`, {
        method: 'GET',
        mostBytes,
        headers: { 'user-agent': userAgent },
      });
      const unwilling = refusalOf(answer);
      if (unwilling) return unwilling.state === 'refused' ? { ...unwilling, state: 'barred' } : unwilling;
      return 'text' in answer ? readDiagnostic(answer.text, doi) : { state: 'silent', problem: 'unreachable' };
    },
  };
}

const fileName = (name: string): string => `${name}.xml`;

const endpoint = (address: string, path: string): string => `${address.replace(/\/+$/, '')}/${path}`;

const refused = (
  problem: Extract<RegistryAnswer, { state: 'refused' }>['problem'],
  message: string,
): RegistryAnswer => ({ state: 'refused', problem, message: message.slice(0, mostMessage) || undefined });

/** What an answer says by its code alone. */
function refusalOf(answer: Awaited<ReturnType<Outgoing['ask']>>): RegistryAnswer | undefined {
  if ('problem' in answer)
    return answer.problem === 'address-refused'
      ? refused('address-refused', '')
      : { state: 'silent', problem: answer.problem };
  const { code, text } = answer;
  if (code === 401) return refused('credentials', plain(text));
  if (code === 403) return refused('not-permitted', plain(text));
  if (code === 429 || code >= 500) return { state: 'silent', problem: 'busy' };
  return code >= 200 && code < 300 ? undefined : refused('content', `${code} ${plain(text)}`);
}

/** The answer about a file: of which state it is, and how each of its DOIs fared. */
export function readDiagnostic(text: string, doi: string): RegistryAnswer {
  const status = /<doi_batch_diagnostic\b[^>]*\bstatus="(\w+)"/.exec(text)?.[1];
  if (status === undefined) return { state: 'silent', problem: 'busy' };
  if (status === 'unknown_submission') return { state: 'unknown' };
  if (status !== 'completed') return { state: 'pending' };
  const records = [...text.matchAll(/<record_diagnostic\b[^>]*\bstatus="(\w+)"[^>]*>(.*?)<\/record_diagnostic>/gs)].map(
    ([, outcome = '', inside = '']) => ({ outcome, doi: inner(inside, 'doi'), message: inner(inside, 'msg') }),
  );
  const failed = records.filter(({ outcome }) => outcome === 'Failure');
  const own = records.find((record) => record.doi.toLowerCase() === doi.toLowerCase());
  if (failed.length > 0) {
    const words = failed.map((record) => [record.doi, record.message].filter(Boolean).join(': ')).join('; ');
    if (own?.outcome === 'Success' || own?.outcome === 'Warning') return refused('partial', words);
    if (/timestamp|submission version/i.test(words)) return refused('outdated', words);
    return refused(/not (?:allowed|permitted)|permission|prefix/i.test(words) ? 'not-permitted' : 'content', words);
  }
  if (!own) return refused('content', plain(text));
  return { state: 'registered', message: own.outcome === 'Warning' ? own.message.slice(0, mostMessage) : undefined };
}

const inner = (text: string, name: string): string =>
  plain(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 's').exec(text)?.[1] ?? '');

const marks: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** What is left of markup for a person to read. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => marks[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly content: string;
}

function multipart(fields: Readonly<Record<string, string>>, file: SentFile) {
  const boundary = `imprint-${crypto.randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `content-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\ncontent-type: application/xml`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}\r\n${head}\r\n\r\n${file.content}\r\n--${boundary}--\r\n`,
  };
}
