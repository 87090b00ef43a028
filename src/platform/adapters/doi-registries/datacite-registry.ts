import { createHash } from 'node:crypto';
import type { DoiRegistry, RegistryAccess, RegistryAnswer } from '../../ports/doi-registry.ts';
import type { Answered, Outgoing } from '../../ports/outgoing.ts';

const mostBytes = 4 * 1_048_576;
const mostMessage = 500;

/** DataCite answers at once. What it has of a DOI it gives back as it was sent, so that a deposit is known again by its bytes. */
export function dataCiteRegistry(outgoing: Pick<Outgoing, 'ask'>): DoiRegistry {
  const call = ({ address, account, password }: RegistryAccess, method: 'GET' | 'PUT', doi: string, body?: unknown) =>
    outgoing.ask(`${address.replace(/\/+$/, '')}/dois/${encodeURIComponent(doi)}`, {
      method,
      mostBytes,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        authorization: `Basic ${Buffer.from(`${account}:${password}`).toString('base64')}`,
        accept: 'application/vnd.api+json',
        'content-type': 'application/vnd.api+json',
        'user-agent': 'Imprint-Deposits',
      },
    });

  return {
    async send(access, { doi, page, content, isHidden }) {
      const xml = Buffer.from(content).toString('base64');
      const data = { type: 'dois', attributes: { doi, event: isHidden ? 'hide' : 'publish', url: page, xml } };
      const answer = await call(access, 'PUT', doi, { data });
      return unwilling(answer) ?? { state: 'registered' };
    },

    async ask(access, { doi, digest, isHidden }) {
      const answer = await call(access, 'GET', doi);
      if ('code' in answer && answer.code === 404) return { state: 'unknown' };
      const refusal = unwilling(answer);
      if (refusal) return refusal.state === 'refused' ? { ...refusal, state: 'barred' } : refusal;
      const { xml, state } = 'text' in answer ? knownIn(answer.text) : {};
      const isAsWanted = (state === 'registered') === isHidden;
      const known = xml !== undefined && createHash('sha256').update(Buffer.from(xml, 'base64')).digest('hex');
      return { state: known === digest && isAsWanted ? 'registered' : 'unknown' };
    },
  };
}

function unwilling(answer: Answered): RegistryAnswer | undefined {
  if ('problem' in answer) {
    const { problem } = answer;
    return problem === 'address-refused' ? { state: 'refused', problem } : { state: 'silent', problem };
  }
  const { code, text } = answer;
  if (code >= 200 && code < 300) return undefined;
  if (code === 429 || code >= 500) return { state: 'silent', problem: 'busy' };
  const problem = code === 401 ? 'credentials' : code === 403 || code === 404 ? 'not-permitted' : 'content';
  return { state: 'refused', problem, message: wordsIn(text) };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The record that it has, and whether it shows it: `findable`, or `registered` alone. */
function knownIn(text: string): { readonly xml?: string | undefined; readonly state?: unknown } {
  const answer = read(text) as { data?: { attributes?: { xml?: unknown; state?: unknown } } } | null;
  const { xml, state } = answer?.data?.attributes ?? {};
  return { xml: typeof xml === 'string' ? xml : undefined, state };
}

function wordsIn(text: string): string | undefined {
  const answer = read(text) as { errors?: unknown } | null;
  const errors: readonly { title?: unknown }[] = Array.isArray(answer?.errors) ? answer.errors : [];
  const words = errors.flatMap((error) => (typeof error?.title === 'string' ? [error.title] : [])).join('; ');
  return words.slice(0, mostMessage) || undefined;
}
