import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Finding, WrittenDocument } from '../standard.ts';

/**
 * What xmllint says of these documents by a schema; it fetches nothing, a catalog tells where what a schema includes lies. The name of a
 * document becomes the name of a file.
 */
export async function xmllint(
  documents: readonly WrittenDocument[],
  schema: string,
  catalog?: string,
): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-xmllint-'));
  try {
    const files = new Map<string, string>();
    for (const [place, { name, content }] of documents.entries()) {
      const file = join(folder, `${place}.xml`);
      files.set(basename(file), name);
      await writeFile(file, content);
    }
    const words = [
      ...['--nonet', '--noout', '--huge', '--schema', schema],
      ...[...files.keys()].map((file) => join(folder, file)),
    ];
    const said = await linesOf('xmllint', words, catalog ? { XML_CATALOG_FILES: catalog } : {});
    const found: Finding[] = [];
    const judged = new Set<string>();
    for (const line of said) {
      const [, file = '', problem, verdict] =
        /([0-9]+\.xml)(?::\d+: (.*)| (validates|fails to validate))$/.exec(line) ?? [];
      const name = files.get(file);
      if (name) judged.add(file);
      if (name && verdict === undefined && !/^(?:\^|<)/.test(problem ?? ''))
        found.push({ document: name, words: problem ?? '' });
    }
    if (judged.size < files.size)
      throw new Error(`xmllint judged ${judged.size} of ${files.size} documents: ${said.slice(0, 3).join(' ')}`);
    return found;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a program writes to its error output; that it can't be started is a problem, that it finds something is not. */
export function linesOf(
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => said.push(piece));
    child.stderr.on('data', (piece: Buffer) => said.push(piece));
    child.on('error', (problem) => reject(new Error(`${program} could not be started: ${problem.message}`)));
    child.on('close', () => resolve(Buffer.concat(said).toString().split('\n').filter(Boolean)));
  });
}
