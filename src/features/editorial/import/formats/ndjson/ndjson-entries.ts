import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Refusal, SourceEntry, SourcePackage } from '../format.ts';

const longestLine = 8 * 1024 * 1024;
const newline = 0x0a;

/** Each line of a package's `.ndjson` and `.ndjson.gz` files, named by its file and its own id. */
export async function* ndjsonEntries(files: SourcePackage): AsyncGenerator<SourceEntry> {
  for (const path of files.paths.filter((name) => /\.ndjson(?:\.gz)?$/.test(name))) {
    let number = 0;
    for await (const bytes of linesOf(await files.read(path), path.endsWith('.gz'))) {
      number += 1;
      if (bytes.length > 0) yield { source: `${path}#${idOf(bytes) ?? `line-${number}`}`, bytes };
    }
  }
}

/** A line beyond any reason is cut, so that reading refuses it and goes on with the next. */
async function* linesOf(file: Buffer, zipped: boolean): AsyncGenerator<Buffer> {
  const plain = Readable.from([file]);
  const stream: AsyncIterable<Buffer> = zipped ? plain.pipe(createGunzip()) : plain;
  let pieces: Buffer[] = [];
  let length = 0;
  const add = (piece: Buffer) => {
    if (length < longestLine) pieces.push(piece);
    length += piece.length;
  };
  const take = (): Buffer => {
    const line = Buffer.concat(pieces);
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let begin = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, begin)) {
      add(chunk.subarray(begin, end));
      yield take();
      begin = end + 1;
    }
    add(chunk.subarray(begin));
  }
  yield take();
}

function idOf(line: Buffer): string | undefined {
  const json = jsonOf(line);
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

export function jsonOf(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A line as the record that it should be, or what is wrong with it. */
export function readLine<Record>(entry: SourceEntry, schema: z.ZodType<Record>): Result<Record, Refusal> {
  const json = jsonOf(entry.bytes);
  if (json === undefined) return failed({ reason: 'the line is not JSON' });
  const read = schema.safeParse(json);
  if (read.success) return success(read.data);
  const issue = read.error.issues[0];
  return failed({ reason: `the record is not valid at "${issue?.path.join('.')}": ${issue?.message}` });
}
