import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import type { Edit } from './edits.ts';

/** A whole string or number that stands in product code. */
export type Token = {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly value: string;
  readonly isNumber: boolean;
};

const comment = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const sqlComment = String.raw`--[^\n]*|\/\*[\s\S]*?\*\/`;
const string = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\$]|\\.)*\x60`;
const number = String.raw`(?<![\w.)\]])-?(?<![\w.])\d[\d_]*(?![\w.])`;

const scannerOf = (file: string): RegExp => {
  if (file.endsWith('.json')) return new RegExp(`${string}|${number}`, 'g');
  return new RegExp(`${file.endsWith('.sql') ? sqlComment : comment}|${string}|${number}`, 'g');
};

const withoutEscapes = (body: string): string => body.replace(/\\(.)/g, '$1');

/** Types are gone when the code runs, so no test can see them change. Blanks take their place: every token stays where it is. */
const withoutTypes = (file: string, text: string): string => (file.endsWith('.ts') ? stripTypeScriptTypes(text) : text);

export function tokensOf(file: string, written: string): Token[] {
  const text = withoutTypes(file, written);
  return [...text.matchAll(scannerOf(file))].flatMap((match): Token[] => {
    const [raw] = match;
    const place = { file, start: match.index, end: match.index + raw.length, written: raw };
    if (/^-?\d/.test(raw)) return [{ ...place, value: raw.replaceAll('_', ''), isNumber: true }];
    if (!/^['"`]/.test(raw)) return [];
    // A key of a message file is a name, not what the reader sees.
    if (file.endsWith('.json') && /^\s*:/.test(text.slice(place.end))) return [];
    return [{ ...place, value: withoutEscapes(raw.slice(1, -1)), isNumber: false }];
  });
}

/** One token changed: a string gets a tail, a number becomes the next one. */
export function otherToken({ file, start, end, written, value, isNumber }: Token): Edit {
  const text = isNumber ? String(Number(value) + 1) : `${written.slice(0, -1)}~x${written.slice(-1)}`;
  return { file, start, end, text };
}

const isProductCode = (path: string): boolean =>
  /\.(?:tsx?|json|sql)$/.test(path) && !/\.test\.tsx?$|\.gen\.ts$|(?:^|\/)tests\//.test(path);

export function readTokens(root: string): Token[] {
  return ['src', 'db/migrations'].flatMap((folder) => {
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter(isProductCode)
      .sort()
      .flatMap((file) => tokensOf(file, readFileSync(join(root, file), 'utf8')));
  });
}
