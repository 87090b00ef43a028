import type { z } from 'zod';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { Refusal, SourceEntry } from '../format.ts';
import { jsonOf } from './ndjson-entries.ts';

/** A line as the record that it should be, or what is wrong with it. */
export function readLine<Record>(entry: SourceEntry, schema: z.ZodType<Record>): Result<Record, Refusal> {
  const json = jsonOf(entry.bytes);
  if (json === undefined) return failed({ reason: 'the line is not JSON' });
  const read = schema.safeParse(json);
  if (read.success) return success(read.data);
  const issue = read.error.issues[0];
  return failed({ reason: `the record is not valid at "${issue?.path.join('.')}": ${issue?.message}` });
}
