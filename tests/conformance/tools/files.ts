import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding, WrittenDocument } from '../standard.ts';
import { linesOf } from './xmllint.ts';

/** A program that judges the files that it is given last, says a line of file, tab and words for each problem, and in the end `judged`. */
export interface LineProgram {
  readonly program: string;
  readonly words: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Documents as files, judged in one run of a program. */
export async function judgeFiles(
  documents: readonly WrittenDocument[],
  ending: string,
  { program, words, environment }: LineProgram,
): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-judged-'));
  try {
    const names = new Map<string, string>();
    for (const [at, { name, content }] of documents.entries()) {
      const file = join(folder, `${at}.${ending}`);
      names.set(file, name);
      await writeFile(file, content);
    }
    const said = await linesOf(program, [...words, ...names.keys()], environment);
    if (!said.includes('judged')) throw new Error(`${program} did not judge all: ${said.slice(-3).join(' ')}`);
    return said.flatMap((line) => {
      const [file = '', found] = line.split('\t');
      const name = names.get(file);
      return name && found ? [{ document: name, words: found }] : [];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
