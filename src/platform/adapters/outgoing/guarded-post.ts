import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Outgoing, Posted } from '../../ports/outgoing.ts';
import { isLoopback, isPublic } from './public-address.ts';

interface OutgoingSettings {
  /** From the first step to the code of the answer. */
  readonly milliseconds: number;
  /** For tests: this machine itself may be called, and without TLS. */
  readonly allowsLoopback: boolean;
}

type Resolve = (
  name: string,
  options: { readonly all: true },
  answer: (problem: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const refusal = 'EREFUSEDADDRESS';

/**
 * The name is looked up once, and the connection goes to an address that was judged: a name that leads elsewhere a moment later leads
 * nowhere. A name with one address that is not public is refused altogether.
 */
export function guardedPost({ milliseconds, allowsLoopback }: OutgoingSettings, resolve: Resolve = lookup): Outgoing {
  const mayReach = (ip: string) => isPublic(ip) || (allowsLoopback && isLoopback(ip));

  const guardedLookup: LookupFunction = (name, options, answer) =>
    resolve(name, { ...options, all: true }, (problem, found) => {
      if (problem) return answer(problem, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => mayReach(address)))
        return answer(Object.assign(new Error('an address that is not public'), { code: refusal }), '');
      return options.all ? answer(null, found) : answer(null, first.address, first.family);
    });

  const takes = (address: string): boolean => {
    const url = URL.parse(address);
    if (url?.username !== '' || url.password !== '') return false;
    const name = url.hostname.replace(/^\[|\]$/g, '');
    const isHere = name === 'localhost' || (isIP(name) > 0 && isLoopback(name));
    if (url.protocol === 'http:') return allowsLoopback && isHere;
    if (url.protocol !== 'https:') return false;
    if (isIP(name) > 0 || isHere) return isHere ? allowsLoopback : isPublic(name);
    return name.includes('.');
  };

  type Problem = Exclude<Posted, { readonly code: number }>;

  function send<Outcome>(
    address: string,
    { method, headers, body = '' }: { method: string; headers: Readonly<Record<string, string>>; body?: string },
    onAnswer: (answer: http.IncomingMessage, done: (outcome: Outcome) => void, lost: () => void) => void,
  ): Promise<Outcome | Problem> {
    if (!takes(address)) return Promise.resolve({ problem: 'address-refused' });
    const url = new URL(address);
    const { request } = url.protocol === 'https:' ? https : http;
    const deadline = AbortSignal.timeout(milliseconds);
    return new Promise((done) => {
      const lost = () => done({ problem: deadline.aborted ? 'timed-out' : 'unreachable' });
      const message = request(url, {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // A connection that was judged for another name is not used again.
        agent: false,
        lookup: guardedLookup,
        signal: deadline,
      });
      message.on('response', (answer) => onAnswer(answer, done, lost));
      message.on('error', (problem: NodeJS.ErrnoException) => {
        if (problem.code === refusal) done({ problem: 'address-refused' });
        else lost();
      });
      message.end(body);
    });
  }

  return {
    takes,
    post: (address, headers, body) =>
      send<Posted>(address, { method: 'POST', headers, body }, (answer, done) => {
        done({ code: answer.statusCode ?? 0 });
        answer.destroy();
      }),
    ask: (address, { mostBytes, ...options }) =>
      send(address, options, (answer, done, lost) => {
        const pieces: Buffer[] = [];
        let bytes = 0;
        const end = () =>
          done({ code: answer.statusCode ?? 0, text: Buffer.concat(pieces).subarray(0, mostBytes).toString() });
        answer.on('data', (piece: Buffer) => {
          pieces.push(piece);
          bytes += piece.length;
          if (bytes < mostBytes) return;
          end();
          answer.destroy();
        });
        answer.on('end', end);
        answer.on('error', lost);
        answer.on('aborted', lost);
      }),
  };
}
