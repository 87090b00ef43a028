import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { setGlobalProxyFromEnv } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { PlainProblem } from './plain-problem.ts';

/** Downloads go through the proxy that the environment names and trust the authorities that the machine trusts. */
export async function asTheMachineDownloads(work: () => Promise<void>): Promise<void> {
  setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')]);
  const withoutProxy = setGlobalProxyFromEnv();
  try {
    await work();
  } finally {
    withoutProxy();
  }
}

export async function download(address: string, target: string): Promise<void> {
  const failed = (why: string) => new PlainProblem(`${address} can't be downloaded (${why}).`);
  const answer = await fetch(address).catch((problem: Error) => {
    throw failed(problem.cause instanceof Error ? problem.cause.message : problem.message);
  });
  if (!answer.ok || !answer.body) throw failed(String(answer.status));
  await pipeline(answer.body, createWriteStream(target)).catch((problem: Error) => {
    throw failed(problem.message);
  });
}

export async function demandSha256(what: string, file: string, pinned: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const found = hash.digest('hex');
  if (found !== pinned) throw new PlainProblem(`${what} has the SHA-256 ${found}, but ${pinned} is pinned.`);
}
