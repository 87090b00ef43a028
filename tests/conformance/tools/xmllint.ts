import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Finding, WrittenDocument } from '../standard.ts';

/** By what it judges: a schema, or the document type that a document names itself. */
export type Judgement = { readonly schema: string } | { readonly valid: true };

/**
 * What xmllint says of these documents; it fetches nothing, a catalog tells where schemas and document types lie. The name of a
 * document becomes the name of a file.
 */
export async function xmllint(
  documents: readonly WrittenDocument[],
  by: Judgement,
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
      ...['--nonet', '--noout', '--huge'],
      ...('schema' in by ? ['--schema', by.schema] : ['--valid']),
      ...[...files.keys()].map((file) => join(folder, file)),
    ];
    const said = await linesOf('xmllint', words, catalog ? { XML_CATALOG_FILES: catalog } : {});
    return said.flatMap((line) => {
      const [, file = '', words = ''] = /([0-9]+\.xml):\d+: (.*)$/.exec(line) ?? [];
      const name = files.get(file);
      return name && !/^(?:\^|<)/.test(words) ? [{ document: name, words }] : [];
    });
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
