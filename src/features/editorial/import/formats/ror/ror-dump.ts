import { z } from 'zod';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import { bareRor, isRor } from '../../../../../platform/kernel/ror.ts';
import { institutionNames } from './ror-format.ts';

/** An organisation as the registry's own dump has it, schema 2; what nobody looks up is left out. */
const dumpRecord = z.object({
  id: z.string(),
  names: z.array(z.object({ value: z.string().min(1), lang: z.string().nullish(), types: z.array(z.string()) })).min(1),
  status: z.enum(['active', 'inactive', 'withdrawn']),
  locations: z
    .array(z.object({ geonames_details: z.object({ country_name: z.string().nullish() }).nullish() }))
    .default([]),
});

export interface RegisteredOrganisation {
  readonly ror: string;
  readonly names: Readonly<Record<string, string>>;
  readonly others: readonly string[];
  readonly country: string | null;
  readonly status: 'active' | 'inactive' | 'withdrawn';
}

export function readOrganisation(bytes: Buffer): Result<RegisteredOrganisation, { readonly reason: string }> {
  const written = asJson(bytes);
  const read = dumpRecord.safeParse(written);
  const name = String((written as { id?: unknown } | undefined)?.id ?? bytes.toString('utf8', 0, 60));
  if (!read.success) {
    const [issue] = read.error.issues;
    return failed({ reason: `${name}: not as schema 2 of the registry has it (${issue?.path.join('.')})` });
  }
  const { id, names, status, locations } = read.data;
  const ror = isRor(id) ? bareRor(id) : undefined;
  if (!ror) return failed({ reason: `${name}: the id is not right, its last digits do not prove it` });
  const main = names.find(({ types }) => types.includes('ror_display')) ?? names[0];
  const { titles, aliases } = institutionNames({ name: main?.value ?? '', names });
  const country = locations[0]?.geonames_details?.country_name ?? null;
  return success({ ror, names: titles, others: aliases, country, status });
}

function asJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const [quote, backslash, open, close] = [0x22, 0x5c, 0x7b, 0x7d];
/** The longest record of the registry has some tens of kilobytes. */
const mostBytes = 2_000_000;

/** The objects of one long list, or of one object a line, each by itself: however long the file is, one of them is held. */
export async function* objectsIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [depth, held] = [0, 0];
  let [isText, isEscaped] = [false, false];
  let pieces: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let place = 0; place < chunk.length; place += 1) {
      const byte = chunk[place];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
      } else if (byte === quote) isText = depth > 0;
      else if (byte === open) {
        if (depth === 0) start = place;
        depth += 1;
      } else if (byte === close && depth > 0) {
        depth -= 1;
        if (depth > 0) continue;
        yield Buffer.concat([...pieces, chunk.subarray(start, place + 1)]);
        [pieces, held] = [[], 0];
      }
    }
    if (depth === 0) continue;
    pieces.push(chunk.subarray(start));
    held += chunk.length - start;
    if (held > mostBytes) throw new Error('A record is too long to be an organisation.');
  }
  if (depth > 0) throw new Error('The file ends in the middle of an organisation.');
}
